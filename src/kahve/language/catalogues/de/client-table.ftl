### Jeder Tisch: Plätze, Blätter, Punktestand, Tipps, Analysen.

client-table-the-table = Der Tisch
client-table-your-place = Dein Platz
client-table-what-is-expected = Was jetzt zu tun ist
client-table-choose-what-takes = Wähle, was { NOUN($card, form: "definite") } nimmt.
client-table-choose-with =
    { LIST($cards, style: "comma") }: { $count ->
        [one] Wähle, was dazu passt.
       *[other] Wähle, was dazu passt.
    }
client-table-takes =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: nimmt { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }.
       *[other]
            { LIST($cards, style: "comma") }: nimmt { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }; oder wähle noch mehr.
    }
client-table-takes-with-bonus =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: nimmt { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }, Bonus { $bonus ->
                [one] { $bonus } Punkt
               *[other] { $bonus } Punkte
            }.
       *[other]
            { LIST($cards, style: "comma") }: nimmt { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }, Bonus { $bonus ->
                [one] { $bonus } Punkt
               *[other] { $bonus } Punkte
            }; oder wähle noch mehr.
    }
client-table-take-cards =
    { $count ->
        [one] { $count } Karte nehmen
       *[other] { $count } Karten nehmen
    }
client-table-take = Nehmen
client-table-let-it-lie = Liegen lassen
client-table-play-another = Andere Karte spielen
client-table-play-another-esc = Andere Karte spielen (Esc)
client-table-choosing-for = Wähle, was { NOUN($card, form: "definite") } nimmt
client-table-taken-anyway = { $card }, auf jeden Fall dabei
client-table-instead = { $card }, stattdessen
client-table-zone = { $zone }: { $says }
client-table-at-the-bottom = Zuunterst: { $card }
client-table-look-through = { $count } { $zone }: diese Karten ansehen
client-table-your-hand =
    { $count ->
        [one] Dein Blatt, { $count } Karte
       *[other] Dein Blatt, { $count } Karten
    }
client-table-no-cards-in-hand = Keine Karten auf der Hand
client-table-ways-to-play =
    { $count ->
        [one] auf { $count } Art zu spielen
       *[other] auf { $count } Arten zu spielen
    }
client-table-card-and-says = { $card }, { $says }
client-table-with-it = { $name }, damit { $count }
client-table-brings =
    { $count ->
        [one] { $name }: { $count } Karte
       *[other] { $name }: { $count } Karten
    }
client-table-the-best = { $move }: der beste Zug.
client-table-as-good = { $move }: so gut wie der beste Zug, soweit sich das sagen lässt.
client-table-you-gave-away = { $move }. Du hast { $points } Punkte verschenkt. Besser: { $best }.
client-table-gave-away-better = { $move }. { $name } hat { $points } Punkte verschenkt. Besser: { $best }.
client-table-connection-lost = Verbindung verloren: Es geht weiter, sobald sie wieder da ist.
client-table-try-now = Jetzt versuchen
client-table-open-elsewhere = Dieser Tisch ist in einem anderen Tab offen.
client-table-take-back-here = Hierher holen
client-table-match-ended-away = Die Partie ging zu Ende, während du weg warst. { $says }
client-table-older-put-back = Dieser Server hat einen älteren Stand des Tisches wiederhergestellt; was seither gespielt wurde, ist dort verloren.
client-table-older-means = Wer den Server betreibt, hat vielleicht Karten gesehen, die du nicht kennst. Frag nach dem Grund, bevor du weiterspielst.
client-table-older-go-on = Von dort weiter
client-table-older-leave = Gehen
client-table-last-moves = Die letzten Züge
client-table-nothing-played = Noch ist nichts gespielt.
client-table-deal-looked-through = Runde { $deal }: die Analyse
client-table-deals = Runden
client-table-deal = Runde { $deal }
client-table-match-ended-early = Die Partie wurde vorzeitig beendet
client-table-match-over = Die Partie ist vorbei
client-table-deal-over = Die Runde ist vorbei
client-table-curve-of-deal = Wie die Punkte in der Runde liefen
client-table-curve-of-match = Wie der Punktestand in der Partie lief
client-table-what-decided-it = Was den Ausschlag gab
client-table-see-move = Zug { $move } noch einmal ansehen
client-table-the-score = Der Punktestand
client-table-back-to-table = Zurück zum Tisch
client-table-pictures-not-fetched = Die Bilder dieses Spiels ließen sich nicht laden. Lade die Seite neu.
client-table-no-connection = Gerade besteht keine Verbindung zum Tisch.
client-table-not-answered-yet = Der Tisch hat auf das Letzte noch nicht geantwortet.
client-table-walking = Auf dem Weg zum Tisch …
client-table-deal-what-if = Runde { $deal }, was wäre, wenn
client-table-hint = Tipp
client-table-say-something = Etwas sagen
client-table-people = Leute
client-table-last-moves-tool = Letzte Züge
client-table-key-rules = Die Regeln dieses Tisches
client-table-key-hint = Tipp zeigen oder verbergen: was am besten ist, und was jeder Zug wert ist
client-table-key-sheet = Die Abrechnung
client-table-key-next = Die nächste Runde, oder noch eine Partie
client-table-key-say-again = Den letzten Zug noch einmal sagen
client-table-key-people = Die Leute am Tisch: einladen, vorschlagen, gehen
client-table-key-sound = Ton: aus, leise, an
client-table-key-escape = Schließen, was offen ist; eine Wahl zurücknehmen
client-table-the-match = Die Partie
client-table-help = Hilfe
client-table-got-it = Verstanden
client-table-help-on-again = In den Einstellungen lässt sie sich wieder einschalten
client-table-no-more-help = Nicht mehr erklären
client-table-bot-plays = { $bot } spielt
client-table-away = abwesend
client-table-time-left = Verbleibende Zeit
client-table-seconds-left =
    { $count ->
        [one] Du hast noch { $count } Sekunde für deinen Zug.
       *[other] Du hast noch { $count } Sekunden für deinen Zug.
    }
client-table-bot-plays-for-you = { $bot } spielt für dich
client-table-bot-plays-for = { $bot } spielt für { $name }
client-table-dealer-title = Geber
client-table-dealer-sign = G
client-table-bot-title = Ein Bot
client-table-for-name = für { $name }
client-table-open-seat = frei
client-table-your-partner = spielt mit dir
client-table-with-name = mit { $name }
client-table-so-many-taken =
    { $count ->
        [one] { $count } geholt
       *[other] { $count } geholt
    }
client-table-mark = { $mark }: { $card }
client-table-mark-with-points =
    { $points ->
        [one] { $mark }, { $points } Punkt: { $card }
       *[other] { $mark }, { $points } Punkte: { $card }
    }
client-table-seat-kept-for = Platz { $number }, frei für { $name }
client-table-seat-open = Platz { $number }, frei
client-table-cards-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
client-table-known-to-hold = hat bekanntlich { LIST($cards, style: "comma") }
client-table-holding = hat { LIST($cards, style: "comma") }
client-table-is-dealer = gibt
client-table-cards-taken =
    { $count ->
        [one] { $count } Karte genommen
       *[other] { $count } Karten genommen
    }
client-table-mark-and-points = { $mark } { $points }
client-table-to-play = am Zug
client-table-lowest-wins = Die niedrigste Punktzahl gewinnt.
client-table-us = Wir
client-table-you = Du
client-table-best-other = Erste
client-table-next-best = Nächste
client-table-them = Sie
client-table-side-score = { $side } { $score }
client-table-side-with-games =
    { $count ->
        [one] { $side } { $score }, { $count } Spiel
       *[other] { $side } { $score }, { $count } Spiele
    }
client-table-score-of-all = Punktestand: { LIST($scores, style: "comma") }.
client-table-matches-won = Gewonnene Partien an diesem Tisch: { LIST($scores, style: "comma") }.
client-table-matches-won-short = { $own } : { $best }
client-table-match-goes = { $length }.
client-table-open-sheet = Die Abrechnung öffnen
client-table-sheet-key = Abrechnung (S)
client-table-low-wins = wenig gewinnt
client-table-games-won =
    { $count ->
        [one] { $count } Spiel gewonnen
       *[other] { $count } Spiele gewonnen
    }
client-table-to-games =
    { $count ->
        [one] bis { $count } Spiel
       *[other] bis { $count } Spiele
    }
client-table-to-games-of =
    { $count ->
        [one] bis { $count } Spiel zu { $points }
       *[other] bis { $count } Spiele zu { $points }
    }
client-table-the-match-to = Die Partie, { $length }
client-table-games = Spiele { $count }
client-table-times-mark = { $count } × { $mark }
client-table-sheet-later = Die Abrechnung erscheint, wenn die Runde vorbei ist.
client-table-wins-match =
    { $many ->
        [you] { $names } gewinnst die Partie
        [us] { $names } gewinnt die Partie
        [yes] { $names } gewinnen die Partie
       *[no] { $names } gewinnt die Partie
    }
client-table-before = Bisher
client-table-match-to = Partie, bis { $points }
client-table-match-of = Partie, { $length }
client-table-match = Partie
client-table-game-to = Spiel, bis { $points }
client-table-game = Spiel
client-table-games-won-to = Gewonnene Spiele, bis { $count }
client-table-all-deals = Alle { $count } Runden
client-table-cards-taken-by = Genommen: { $side }
client-table-moves = Züge
client-table-review-deal = Runde analysieren
client-table-style = Dein Stil
client-table-style-ask = Mein Stil
client-table-key-style = Was der Meister von deinem Stil hält
client-table-style-levels = Wie gut jede Stufe passt
client-table-style-habits = Was auffällt
client-table-style-habit-counts = { $times } von { $choices } Malen; ein Vereinsspieler etwa { $club }.
client-table-style-of-own = Nur deine eigenen Züge zählen, und nur was du dabei wissen konntest.
client-table-style-keep = Als Gegner behalten
client-table-style-keep-says = An einem neuen Tisch kann dann jemand sitzen, der solche Fehler macht.
client-table-style-kept = Auf diesem Gerät gespeichert. An einem neuen Tisch mit { $game } findest du ihn unter den Gegnern.
client-table-style-percent = { $percent } %
client-table-style-of = Der Stil von { $name }
client-table-seat-of-bot-later = Zwischen den Runden lässt sich der Platz eines Bots übernehmen.
client-table-seats-open =
    { $count ->
        [1] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
client-table-seats-open-kept =
    { $count ->
        [1] Ein Platz ist frei, bestimmt für { $names }.
       *[other] { $count } Plätze sind frei, bestimmt für { $names }.
    }
client-table-seats-open-some-kept = { $count } Plätze sind frei, { $reserved } davon bestimmt für { $names }.
client-table-invite-to-watch = Zum Zuschauen einladen
client-table-invite = Freunde einladen
client-table-send-link = Schick deinen Freunden diesen Link:
client-table-link-to-watch = Der Link zum Zuschauen
client-table-link-to-table = Der Link zu diesem Tisch
client-table-seat-bots =
    { $count ->
        [one] Einen Bot hinsetzen
       *[other] Bots hinsetzen
    }
client-table-as-code = Als QR-Code
client-table-link-as-code = Der Link zu diesem Tisch als QR-Code
client-table-gave-away = Verschenkt von { $name }
client-table-luck-and-skill = Glück und Können getrennt
client-table-points-ahead = Vorsprung in Punkten
client-table-skill = Können: was verschenkt wurde
client-table-luck = Glück
client-table-luck-of-cards = Davon: die gegebenen Karten
client-table-luck-of-run = Davon: der Lauf der Karten
client-table-about-numbers = Was die Zahlen sagen
client-table-about-giving = Ein Zug verschenkt, um wie viel der beste Zug mehr wert war, nach allem, was man am Zug wissen konnte. Die Punkte sind ein Durchschnitt über Runden, wie sie wirklich waren, und darum weniger, als die Suche glaubt. Wo sich kein Unterschied feststellen lässt, verschenkt ein Zug nichts.
client-table-about-skill = Können ist, was die anderen verschenkt haben, weniger das, was du verschenkt hast. Alles andere ist Glück: was Vereinsspieler auf jedem Platz aus diesen Karten machen, und wie die Karten fielen.
client-table-whose-decisions = Wessen Züge
client-table-everybodys = Alle
client-table-your-own = Deine
client-table-of-name = { $name }
client-table-in-order = Reihenfolge
client-table-dearest-first = Teuerste zuerst
client-table-as-played = Wie gespielt
client-table-decision-of = Entscheidung { $number } von { $count }; die Pfeiltasten blättern
client-table-decision-before = Die vorige Entscheidung
client-table-decision-next = Die nächste Entscheidung
client-table-decision-head = { $place }: Zug { $turn }, { $name }
client-table-number-of = { $number } von { $count }
client-table-nothing-to-decide = Es gab nichts zu entscheiden.
client-table-left-out =
    { $count ->
        [one] { $count } Entscheidung ließ sich nicht rechtzeitig analysieren.
       *[other] { $count } Entscheidungen ließen sich nicht rechtzeitig analysieren.
    }
client-table-tag-made = gespielt
client-table-tag-best = am besten
client-table-in-hand = Auf der Hand
client-table-tag-level = gleich gut
client-table-looking-through = Die Runde wird analysiert.
client-table-how-far = Fortschritt
client-table-decisions-done = { $done } von { $count } Entscheidungen
client-table-hint-away = Tipp verbergen
client-table-hint-away-key = Tipp verbergen (B)
client-table-worth-best-first = Was jeder Zug wert ist, der beste zuerst
client-table-reason-marks = Karten der Begründung
client-table-advice-to = Für { $name }:
client-table-hint-points = Vorsprung in Punkten.
client-table-hint-sure = Vorsprung in Punkten, bis zum Ende durchgerechnet.
client-table-hint-level =
    { $count ->
        [1] Ein anderer Zug ist vielleicht ebenso gut.
       *[other] { $count } andere Züge sind vielleicht ebenso gut.
    }
client-table-hint-more =
    { $count ->
        [1] Ein weiterer Zug steht nicht in der Liste.
       *[other] { $count } weitere Züge stehen nicht in der Liste.
    }
client-table-not-looked-at = nicht betrachtet
client-table-about-equal = etwa gleich gut
client-table-no-hints = An diesem Tisch gibt es keine Tipps: So wurde er eröffnet.
client-table-one-choice = Jetzt bleibt dir nur ein Zug.
client-table-hint-in-turn = Einen Tipp bekommst du, wenn du am Zug bist.
client-table-thinking = Wird überlegt …
client-table-sound-is =
    { $sound ->
        [off] Ton: aus.
        [soft] Ton: leise.
       *[on] Ton: an.
    }
client-table-watchers-silent = Wer zuschaut, kann an diesem Tisch nicht mitreden.
client-table-watchers-no-style = Wer zuschaut, macht keine Züge, also gibt es keinen Stil zu beschreiben.
client-table-play-again = Noch eine Partie
client-table-next-deal = Nächste Runde
client-table-deal-now = Geben
client-table-bonus = Bonus
client-table-sound =
    { $sound ->
        [off] Ton: aus
        [soft] Ton: leise
       *[on] Ton: an
    }
client-table-make-club = Nächste Woche wieder: einen Klub daraus machen
client-table-beside-others = Dein Ergebnis neben den anderen
