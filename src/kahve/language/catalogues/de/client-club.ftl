### The page of a club: its members, tables, rules, evenings and book.

client-club-clubs = Klubs
client-club-not-here = Hier gibt es keine Klubs: Sie brauchen einen Server, der Personen kennt.
client-club-now = Jetzt
client-club-join-call = Am Anruf teilnehmen
client-club-members =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
client-club-settings = Über den Klub
client-club-save = Klub als Datei sichern
client-club-leave = Klub verlassen
client-club-leave-ask = Diesen Klub verlassen? Deine Tische und Partien bleiben dir, aber du siehst seine Seite nicht mehr.
client-club-dissolve = Klub löschen
client-club-dissolve-ask = Diesen Klub für alle löschen? Seine Seite, seine Regeln und sein Buch sind endgültig weg. Die Tische bleiben in den Listen derer, die dort gespielt haben.
client-club-code-unknown = Dieser Link öffnet keinen Klub: Frag ein Mitglied nach dem aktuellen.
client-club-join-by-code = Mit einem Code beitreten
client-club-code = Der Code des Klubs
client-club-look = Nachsehen
client-club-invited =
    { $count ->
        [one] { $name } lädt dich ein. Der Klub hat { $count } Mitglied.
       *[other] { $name } lädt dich ein. Der Klub hat { $count } Mitglieder.
    }
client-club-go = Zum Klub
client-club-join = Beitreten
client-club-join-means = Die Mitglieder sehen deinen Namen und dein Zeichen, wann du hier bist und welche Partien du im Klub spielst.
client-club-make-of-table = Einen Klub daraus machen
client-club-found = Einen Klub gründen
client-club-what-it-is = Ein Klub hält dieselben Leute zusammen: eigene Regeln, offene Tische und Abende unter einem Namen.
client-club-name = Der Name des Klubs
client-club-name-example = Unsere Donnerstage
client-club-emblem = Sein Zeichen
client-club-found-it = Gründen
client-club-no-table = Gerade ist kein Tisch offen.
client-club-table-waits =
    { $people ->
        [one] { $names } wartet auf { $count }
       *[other] { $names } warten auf { $count }
    }
client-club-go-to-table = Zum Tisch
client-club-sit-down = Hinsetzen
client-club-open-table = Einen Tisch öffnen
client-club-rules-of-table = Was gespielt wird
client-club-our-rules = Unsere Regeln
client-club-by-book = Nach dem Regelbuch
client-club-rules-and-seats = { $called } ({ $game }, { $seats })
client-club-seats-by-book = Plätze, nach dem Regelbuch
client-club-usual-seats = die übliche Zahl
client-club-lay-table = Tisch decken
client-club-role =
    { $role ->
        [founder] Gründer
        [host] Gastgeber
       *[member] Mitglied
    }
client-club-you = du
client-club-what-with = Was man mit { $name } tun kann
client-club-make =
    { $role ->
        [host] Zum Gastgeber machen
       *[member] Zum Mitglied machen
    }
client-club-hand-over = Klub übergeben
client-club-hand-over-ask = { $name } zum Gründer machen? Du bist von da an Gastgeber.
client-club-remove = Entfernen
client-club-remove-ask = { $name } aus dem Klub nehmen? Was gespielt wurde, bleibt der Person.
client-club-invite = Jemanden einladen
client-club-link = Der Link zu diesem Klub
client-club-or-type-code = Oder diesen Code auf der Seite der Klubs eingeben:
client-club-link-as-code = Der Link als QR-Code
client-club-rules = Hausregeln
client-club-no-rules = Der Klub behält noch keine Hausregeln: Seine Tische folgen dem Regelbuch.
client-club-usual = die üblichen
client-club-make-usual = Zu den üblichen machen
client-club-drop-rules = { $name } entfernen
client-club-keep-first = Behalte zuerst auf der ersten Seite Hausregeln unter einem Namen: Dann lassen sie sich hier hinzufügen.
client-club-keep-of-browser = Hausregeln dieses Browsers hinzufügen
client-club-keep = Hinzufügen
client-club-customs = Gepflogenheiten an seinen Tischen
client-club-name-and-more = Name, Zeichen, Anruf, Zeitzone
client-club-call = Die Adresse eures Anrufs
client-club-zone = Zeitzone
client-club-renew-code = Neuer Link und Code
client-club-renew-says = Die alten gelten nicht mehr.
client-club-next-evening = Der nächste Abend
client-club-no-evening = Kein Abend ist geplant.
client-club-clock-is-wrong = Die Uhr dieses Geräts geht falsch. Die Abende beginnen nach der Uhr des Servers.
client-club-tell-me = Eine Stunde vorher melden
client-club-tell-me-not = Nicht melden
client-club-no-push = Dieser Browser lässt keine Meldungen des Servers zu.
client-club-calendar = In meinen Kalender
client-club-calendar-address = Die Adresse des Kalenders
client-club-calendar-says = Abonniere diese Adresse in deinem Kalender: Er bleibt aktuell. Sie gehört nur dir.
client-club-calendar-file = Oder eine Datei sichern
client-club-it-is-time = Es ist so weit
client-club-weekly = jede Woche
client-club-do-you-come = Kommst du?
client-club-answer =
    { $comes ->
        [yes] Ich komme
        [late] Ich komme später
       *[no] Ich kann nicht
    }
client-club-who-comes =
    { $comes ->
        [yes] Es kommen: { $names }
        [late] Es kommen später: { $names }
       *[no] Es kommen nicht: { $names }
    }
client-club-table = Tisch { $number }
client-club-seat-of-table = Tisch { $table }, Platz { $seat }
client-club-sit-down-early = Schon hinsetzen
client-club-round = Runde { $round }
client-club-waiting =
    { $count ->
        [one] { $names } wartet in dieser Runde.
       *[other] { $names } warten in dieser Runde.
    }
client-club-next-round = Nächste Runde
client-club-seat-people = Die Leute an Tische setzen
client-club-game-and-tables = Spiel und Tische
client-club-game-in-tables = { $game }: { LIST($tables, style: "comma") }
client-club-seats-are = Die Plätze werden
client-club-mode =
    { $mode ->
        [drawn] ausgelost
        [rotated] gewechselt, bis alle mit allen gespielt haben
       *[fixed] in der Reihenfolge der Antworten behalten
    }
client-club-propose = Vorschlagen
client-club-plan = Einen Abend planen
client-club-day = Tag
client-club-time = Uhrzeit ({ $zone })
client-club-note = Worum es geht
client-club-every-week = Jede Woche
client-club-plan-it = Planen
client-club-call-off = Absagen
client-club-call-off-once = Diesmal nicht
client-club-call-off-all = Für immer absagen
client-club-book = Das Buch
client-club-tonight = Heute Abend
client-club-span = Zeitraum
client-club-of-span =
    { $span ->
        [season] dieses Jahr
        [month] dieser Monat
       *[ever] seit Beginn
    }
client-club-evenings = Abende
client-club-all-games = Alle Spiele
client-club-standings = Tabelle
client-club-won = Gewonnen
client-club-played = Partien
client-club-more-a-deal = Mehr je Runde
client-club-margin = { $margin } ± { $error }
client-club-margin-says = Punkte je Runde über dem Schnitt der anderen, mit dem Bereich von 95 %: Bei wenigen Runden ist er breit.
client-club-days-say = Tage und Monate gelten in der Zeitzone des Klubs ({ $zone }).
client-club-column = { $kind ->
    [rating] Wertung
    [play] Durch Spiel
   *[luck] Durch Glück
}
client-club-luck-says = Spiel und Glück sind in den Runden gezählt, die analysiert wurden.
client-club-rating-says = Die Wertung zählt die gezeigten Partien der Reihe nach: Alle beginnen bei 1500.
client-club-rated = In der Tabelle eine Wertung zeigen
client-club-pairs = Paare
client-club-records = Rekorde
client-club-record =
    { $kind ->
        [comeback] { $game }: { $name } gewann nach einem Rückstand von { $points }
        [captures] { $game }: { $name } machte { $points } × { $capture } in einer Runde
        [longest]
            { $points ->
                [one] { $game }: { $name } aß eine Suppe aus { $points } Karte
               *[other] { $game }: { $name } aß eine Suppe aus { $points } Karten
            }
       *[deal] { $game }: { $name } machte { $points } in einer Runde
    }
client-club-matches =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
client-club-save-as = Als { $kind } sichern
client-club-note-of = { $name } zur Runde { $deal }
client-club-write-note = Eine Zeile zu einer Runde schreiben: { $game }
client-club-deal = Runde
client-club-line = Eine Zeile für die anderen
client-club-write = Schreiben
client-club-still-reading = Die Protokolle werden noch gelesen.
client-club-no-match = Hier ist noch keine Partie zu Ende.

### Dieselben Runden für mehrere Menschen.

client-club-same-title = Dieselben Runden
client-club-same-says = Alle spielen mit denselben Karten, und danach vergleicht ihr. Niemand sieht etwas von einer Runde, die er noch spielen wird.
client-club-same-how-many = Zahl der Runden
client-club-same-how = Wie gespielt wird
client-club-same-alone = Jeder mit Bots, wann er will
client-club-same-tables =
    { $count ->
        [one] Freunde an { $count } Tisch
       *[other] Freunde an { $count } Tischen zugleich
    }
client-club-same-begin = Link holen
client-club-same-deals =
    { $count ->
        [one] { $game }: { $count } Runde
       *[other] { $game }: { $count } Runden
    }
client-club-same-link = Der Link für die anderen
client-club-same-take-seat = Platz nehmen
client-club-same-free = frei
client-club-same-has-added = dieses Gerät hat zu den Karten beigetragen
client-club-same-waits = Die Karten stehen fest, wenn alle diese Geräte zu ihnen beigetragen haben.
client-club-same-without = Ohne die Fehlenden beginnen
client-club-same-settling = Dein Gerät trägt zu den Karten bei.
client-club-same-play = Spielen
client-club-same-hidden = Was andere in einer Runde erreicht haben, siehst du, wenn du sie gespielt hast.
client-club-same-count =
    { $count ->
        [one] { $count } Tisch spielt sie.
       *[other] { $count } Tische spielen sie.
    }
client-club-same-in-all = Insgesamt
client-club-same-points = Punkte
client-club-same-more = Mehr als andere
client-club-same-par = Erwartet
client-club-same-over = Über dem Mittel
client-club-same-matchpoints = Vergleiche
client-club-same-parts = Spiel trennt sich
client-club-same-after =
    { $moves ->
        [one] nach { $moves } Zug
       *[other] nach { $moves } Zügen
    }
client-club-same-never = nirgends
client-club-same-yours = deins
client-club-same-explained = Erwartet ist, was die Karten bringen, wenn an jedem Platz dieselben eingebauten Spieler sitzen. Die Vergleiche sagen, in wie vielen von 100 ein Tisch besser war; ein Gleichstand zählt halb.
client-club-same-looking = Das Erwartete wird noch berechnet.
client-club-same-at-all-tables = Dieselben Runden an allen Tischen
client-club-same-with-bots = Dieselben Runden für Mitglieder, jeder mit Bots
