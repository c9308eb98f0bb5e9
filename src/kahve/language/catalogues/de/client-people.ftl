### Die Leute an einem Tisch: wer weg ist, was vorgeschlagen ist, was gesagt wird.

client-people-bot-plays-for-you = { $bot } spielt für dich.
client-people-come-back = Zurückkommen
client-people-come-back-full = Zurückkommen und selbst spielen
client-people-you = du
client-people-agree-so-far =
    { $who ->
        [one] Einverstanden: { $names }.
       *[many] Einverstanden: { $names }.
    }
client-people-still-to-answer =
    { $count ->
        [one] Noch ohne Antwort: { $names }.
       *[other] Noch ohne Antwort: { $names }.
    }
client-people-agree = Zustimmen
client-people-withdraw = Zurückziehen
client-people-decline = Ablehnen
client-people-withdraw-full = Den Vorschlag zurückziehen
client-people-is-away =
    { $more ->
        [0] { $name } ist weg.
       *[other] { $name } ist weg, und { $more } weitere.
    }
client-people-wait = Warten
client-people-wait-for = Auf { $name } warten
client-people-let-bot-play = Bot spielen lassen
client-people-let-bot-play-for = Einen Bot für { $name } spielen lassen
client-people-open-seat = Platz freigeben
client-people-open-seat-of = Den Platz von { $name } freigeben
client-people-open-ask = Den Platz von { $name } freigeben? Er geht dann verloren, und wer den Link hat, kann ihn nehmen.
client-people-keep-seat = Behalten
client-people-are-away =
    { $count ->
        [one] { $names } ist weg.
       *[other] { $names } sind weg.
    }
client-people-invite = Einladen
client-people-invite-full = Jemanden auf den freien Platz einladen
client-people-seat-bots =
    { $count ->
        [one] Bot hinsetzen
       *[other] Bots hinsetzen
    }
client-people-seat-bots-full =
    { $count ->
        [one] Einen Bot auf den freien Platz setzen
       *[other] Bots auf die freien Plätze setzen
    }
client-people-you-watch = Du schaust an diesem Tisch zu.
client-people-take-seat = Platz nehmen
client-people-take-seat-full = An diesem Tisch Platz nehmen
client-people-others-watch =
    { $count ->
        [one] Außer dir schaut noch jemand zu.
       *[other] Außer dir schauen { $count } andere zu.
    }
client-people-watch =
    { $count ->
        [1] Jemand schaut zu.
       *[other] { $count } Leute schauen zu.
    }
client-people-muted = In diesem Browser siehst du nicht mehr, was { $name } sagt.
client-people-heard-again = Du siehst wieder, was { $name } sagt.
client-people-says = { $name }: { $says }
client-people-at-table = Die Leute am Tisch
client-people-decide = Entscheiden …
client-people-all-hands-later = Alle Blätter, eine Runde später
client-people-say-something-key = Etwas sagen (/)
client-people-people-at-table = Leute am Tisch
client-people-open-to-all-full = Den Platz, der für { $name } frei ist, für alle freigeben
client-people-open-to-all = Für alle
client-people-bot-at-seat = Einen Bot auf Platz { $number } setzen
client-people-hear-name = { $name } wieder hören
client-people-mute-name = { $name } stumm schalten
client-people-hear = Hören
client-people-mute = Stumm
client-people-host = leitet den Tisch
client-people-seats = Wer wo sitzt
client-people-sit-there = Dort hinsetzen
client-people-sit-on-seat = Dort hinsetzen, auf Platz { $number }
client-people-change-seats = Plätze tauschen
client-people-change-seats-with = Mit { $name } Plätze tauschen
client-people-draw =
    { $partners ->
        [yes] Partner auslosen
       *[no] Plätze auslosen
    }
client-people-draw-again =
    { $partners ->
        [yes] Partner neu auslosen und noch eine Partie
       *[no] Plätze neu auslosen und noch eine Partie
    }
client-people-next-partners = Mit den nächsten Partnern noch eine Partie
client-people-seats-say = Bis zur ersten Runde lassen sich die Plätze tauschen. Gefragt wird vorher, wer umziehen müsste; Bots ziehen einfach um.
client-people-draw-says = Alle Mitspieler werden gefragt.
client-people-bot-plays-for-them = { $bot } spielt
client-people-connection-lost = Verbindung verloren
client-people-invite-friend = Jemanden einladen
client-people-watch-link-hands = Wer diesen Link hat, sieht den Tisch ohne die Blätter, und jedes Blatt eine Runde später.
client-people-watch-link = Wer diesen Link hat, sieht den Tisch ohne die Blätter.
client-people-let-watch = Zuschauen lassen
client-people-take-back = Letzten Zug zurücknehmen
client-people-ask-take-back = Um Rücknahme des letzten Zugs bitten
client-people-end-match = Partie vorzeitig beenden
client-people-propose-end = Vorschlagen, die Partie zu beenden
client-people-this-match = Diese Partie
client-people-propose = Vorschlagen
client-people-if-all-agree = Es geschieht, wenn alle Mitspieler zustimmen. Bots werden nicht gefragt, und wer gerade durch einen Bot vertreten ist, auch nicht.
client-people-customs = Bräuche an diesem Tisch
client-people-host-settles = Darüber entscheidet, wer den Tisch leitet.
client-people-leave = Gehen
client-people-leave-table = Den Tisch verlassen …
client-people-leave-ask = Den Tisch verlassen?
client-people-leave-says = Dein Platz wird frei: Wer den Link hat, ein Bot oder du selbst kann ihn nehmen.
client-people-remove = Wegschicken …
client-people-remove-name = { $name } vom Tisch wegschicken
client-people-remove-ask = { $name } vom Tisch wegschicken?
client-people-remove-says = Der Platz geht verloren, und die Person erfährt, dass du es warst. Mit dem Link kann sie sich wieder setzen.
client-people-ban-says = Eine Sperre hält die Person auch fern: Der Server erkennt sie an den Schlüsseln ihrer Geräte und an ihrem Browser. Mit einem anderen oder geleerten Browser könnte sie als jemand Neues zurückkommen. Schließ den Tisch ab, um das zu verhindern.
client-people-remove-now = Wegschicken
client-people-ban = Wegschicken und sperren
client-people-keep-person = Bleiben lassen
client-people-door = Wer kommen darf
client-people-lock = Tisch abschließen
client-people-unlock = Tisch aufschließen
client-people-lock-says = Danach kann sich niemand Neues setzen. Wer hier sitzt, bleibt und kann immer zurückkommen.
client-people-locked-says = Der Tisch ist abgeschlossen: Niemand Neues kann sich setzen. Wer hier sitzt, kann immer zurückkommen.
client-people-banned = { $name } ist gesperrt.
client-people-pardon = Wieder zulassen
client-people-pardon-name = Wieder zulassen: { $name }
client-people-hand-it-to = Übergeben an
client-people-name-if-you-like = ein Name, wenn du willst
client-people-kept-when-you-leave = Wenn du gehst, bleibt der Platz frei für { $name }.
client-people-hand-over = Übergeben und gehen
client-people-stay = Bleiben
client-people-one-moment = Einen Augenblick …
client-people-pictures = Bilder
client-people-phrases = Sätze
client-people-own-words = Eigene Worte
client-people-say-it = Sagen
client-people-all-hear = Alle am Tisch sehen es, auch wer zuschaut. Gespeichert wird es nicht.
client-people-no-talk = An diesem Tisch wird nicht geredet: So will es, wer ihn leitet.
client-people-no-partner-talk = An diesem Tisch reden Partner während einer Runde nicht: Warte, bis sie vorbei ist.
client-people-reaction =
    { $who ->
        [you]
            { $reaction ->
                [smile] Du lächelst.
                [laugh] Du lachst.
                [surprise] Du staunst.
                [think] Du überlegst.
                [clap] Du klatschst.
                [heart] Du schickst ein Herz.
                [tea] Du schenkst Tee ein.
               *[wave] Du winkst.
            }
       *[other]
            { $reaction ->
                [smile] { $name } lächelt.
                [laugh] { $name } lacht.
                [surprise] { $name } staunt.
                [think] { $name } überlegt.
                [clap] { $name } klatscht.
                [heart] { $name } schickt ein Herz.
                [tea] { $name } schenkt Tee ein.
               *[wave] { $name } winkt.
            }
    }
client-people-reaction-name =
    { $reaction ->
        [smile] Du lächelst
        [laugh] Du lachst
        [surprise] Du staunst
        [think] Du überlegst
        [clap] Du klatschst
        [heart] Du schickst ein Herz
        [tea] Du schenkst Tee ein
       *[wave] Du winkst
    }
