### Meine Tische: Geräte, Codes, Passkeys, und was über jemanden gespeichert ist.

client-person-tables-come-along = Deine Tische können dir auf ein zweites Gerät folgen: ein Handy, ein Tablet, einen anderen Browser.
client-person-get-code = Einen Code dafür holen
client-person-type-code = Öffne { $page } auf dem anderen Gerät, und gib diesen Code ein. Er gilt einmal, fünf Minuten lang.
client-person-the-code = Der Code: { $code }
client-person-hold-camera = Oder richte die Kamera darauf:
client-person-code-as-picture = Der Code als QR-Code
client-person-no-camera = Dieser Server ist nur von diesem Rechner aus erreichbar, eine Kamera hilft also nicht.
client-person-another-code = Neuer Code
client-person-code-shown = Der Code, den es zeigt
client-person-bring-along = Die Tische dieses Geräts mitbringen
client-person-device-changes = Danach gehört dieses Gerät zu dieser Person. Bringst du seine Tische nicht mit, wird die bisherige Person hier abgemeldet.
client-person-devices = Geräte
client-person-this-device = dieses Gerät
client-person-seen = zuletzt { $ago }
client-person-sign-out-this = { $device }, dieses Gerät, abmelden
client-person-sign-out-device = { $device } abmelden
client-person-sign-out = Abmelden
client-person-passkey-at = bei { $address }, { $ago }
client-person-take-passkey = Den Passkey von { $device } entfernen
client-person-take-away = Entfernen
client-person-no-passkeys = Du hast keine.
client-person-device-is-now = Dieses Gerät gehört jetzt { $name }.
client-person-match-goes-on = Die Partie ist nicht vorbei: Die anderen können einen Bot für dich spielen lassen oder deinen Platz freigeben.
client-person-forget-ask = Diesen Tisch ({ $game }) von deiner Liste nehmen? Deine Geräte verlieren den Schlüssel zu deinem Platz.
client-person-forget = Vergessen
client-person-device-unknown = Dieses Gerät ist hier noch nicht bekannt. An deinem ersten Tisch bekommt es einen Schlüssel, und deine Tische stehen dann hier. Du brauchst weder E-Mail-Adresse noch Passwort.
client-person-to-the-games = Zu den Spielen
client-person-first-emblem = Wähle zuerst ein Zeichen
client-person-who-you-are = Wer du bist
client-person-another-device = Anderes Gerät
client-person-from-elsewhere = Ich habe Tische auf einem anderen Gerät
client-person-come-back-passkey = Mit Passkey anmelden
client-person-what-is-kept = Was über dich gespeichert ist
client-person-kept-says = Dein Name, dein Zeichen, diese Geräte und Passkeys, und die Tische, an denen du sitzt. Andere sehen Namen und Zeichen.
client-person-sign-out-this-ask = Dieses Gerät abmelden? Mit einem Code von einem anderen Gerät oder einem Passkey kannst du zurückkommen.
client-person-sign-out-ask = { $device } abmelden? Dieses Gerät verliert die Schlüssel zu deinen Plätzen.
client-person-drop-passkey-ask = Diesen Passkey entfernen? Er gilt dann hier nicht mehr.
client-person-drop-passkey = Entfernen
client-person-about-passkeys = Ein Passkey sichert deine Tische auf Dauer: Damit kannst du dich auf einem neuen Gerät anmelden, auch wenn du alle anderen verlierst.
client-person-add-passkey = Passkey hinzufügen
client-person-no-passkey-here = Einen Passkey kannst du nur hinzufügen, wo der Server eine https-Adresse hat, oder auf seinem eigenen Rechner.
client-person-delete-all-ask = Alles löschen, was über dich gespeichert ist? Deine Geräte, Passkeys und die Liste deiner Tische sind dann endgültig weg, und kein Gerät hat mehr einen Schlüssel zu deinen Plätzen. Die Karten bleiben, wie sie gespielt wurden, unter dem Namen, den du am jeweiligen Tisch hattest.
client-person-delete-all = Alles löschen
client-person-nothing-kept = Über dich ist jetzt nichts mehr gespeichert.
client-person-are-you-sure = Bist du sicher?
client-person-no-passkey-given = Der Browser hat keinen Passkey gegeben. Nichts hat sich geändert.
client-person-match-over = Die Partie ist vorbei.
client-person-match-on = Die Partie läuft.
client-person-looking-for-deals = Die Runden werden gesucht …
client-person-no-deal-yet = Noch ist keine Runde vorbei. Danach kannst du sie hier noch einmal ansehen: jeden Zug, und was er wert war.
client-person-no-table-yet = Du sitzt noch an keinem Tisch. Eröffne einen, oder folge einem Link von Freunden: Dann steht er hier.
client-person-so-many-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
client-person-deals-of = Die Runden dieses Tisches: { $game }
client-person-deals-of-table = Die Runden dieses Tisches
client-person-forget-of = Diesen Tisch vergessen: { $game }
client-person-forget-table = Diesen Tisch vergessen
client-person-over = vorbei
client-person-over-since = vorbei, { $ago }
client-person-open-seats =
    { $count ->
        [1] ein freier Platz
       *[other] { $count } freie Plätze
    }
client-person-with-others = mit { $others }
client-person-your-emblem = Dein Zeichen
client-person-just-now = gerade eben

## Zeichen

client-person-emblem-cup = Tasse
client-person-emblem-pot = Kanne
client-person-emblem-lamp = Lampe
client-person-emblem-bell = Glocke
client-person-emblem-key = Schlüssel
client-person-emblem-house = Haus
client-person-emblem-boat = Boot
client-person-emblem-anchor = Anker
client-person-emblem-fish = Fisch
client-person-emblem-cat = Katze
client-person-emblem-owl = Eule
client-person-emblem-tortoise = Schildkröte
client-person-emblem-bee = Biene
client-person-emblem-snail = Schnecke
client-person-emblem-tulip = Tulpe
client-person-emblem-leaf = Blatt
client-person-emblem-lemon = Zitrone
client-person-emblem-cherry = Kirsche
client-person-emblem-mushroom = Pilz
client-person-emblem-moon = Mond
client-person-emblem-sun = Sonne
client-person-emblem-star = Stern
client-person-emblem-mountain = Berg
client-person-emblem-kite = Drachen
client-person-bring-in = Gerät verbinden
client-person-passkeys = Passkeys
client-person-save-all = Alles als Datei sichern
client-person-delete-me = Mich löschen
client-person-take-data = Deine Daten herunterladen
client-person-keep-name = An jedem Tisch behältst du Namen und Zeichen, mit denen du dich gesetzt hast.
client-person-my-clubs = Meine Klubs
client-person-history = Was ich gespielt habe
client-person-history-comes = Deine Partien werden gelesen…
client-person-history-empty = Noch keine deiner Partien ist zu Ende.
client-person-history-of-day = Runde des Tages
client-person-history-latest =
    { $count ->
        [one] Die letzte Partie
       *[other] Die letzten { $count } Partien
    }
client-person-history-won =
    { $matches ->
        [one] Du hast { $won } von { $matches } Partie gewonnen.
       *[other] Du hast { $won } von { $matches } Partien gewonnen.
    }
client-person-history-margin = Punkte je Runde im Vergleich mit den anderen: { $points }.
client-person-history-luck =
    { $deals ->
        [one] In der { $deals } Runde, die analysiert wurde, kamen davon { $play } durch Spiel und { $luck } durch Glück.
       *[other] In den { $deals } Runden, die analysiert wurden, kamen davon { $play } durch Spiel und { $luck } durch Glück.
    }
client-person-history-days = Runden des Tages: { $days }, mit { $points } Punkten je Runde im Vergleich mit den anderen.
client-person-taught-done = Lektionen und Rätsel auf diesem Gerät
client-person-history-learned = { $game }: Lektionen { $lessons }, gelöste Rätsel { $puzzles }.
client-person-history-beaten = Geschlagene Bots: { LIST($bots, style: "comma") }.
client-person-history-curve = Vorsprung vor den anderen, zusammengezählt
