### Das Terminal: `kahve play`, `learn`, `puzzle`, `rules`, `house`, `games`, `replay`, `review` und `verify`.
### Was man eintippt, ist in jeder Sprache gleich: Buchstaben an der Eingabe, Befehle, Optionen wie --keep, Namen von Dateien, Karten wie 5H.


## Fragen. Dahinter stehen ein Leerzeichen und die Antwort.

terminal-ask-card = Deine Karte ({ $example }, oder ? für Hilfe):
terminal-ask-move = Dein Zug ({ $example }, oder ? für Hilfe):
terminal-ask-which = Welche (1 bis { $last }):
terminal-ask-deal = Eingabetaste gibt (oder ? für Hilfe):
terminal-ask-next-deal = Eingabetaste für die nächste Runde (oder ? für Hilfe):
terminal-ask-another-match = Noch eine Partie (j oder n):
terminal-ask-leave-table = Den Tisch verlassen (j oder n):
terminal-ask-play-match = Die Partie spielen (j oder n):
terminal-words-of-yes = j ja

## Hilfe an der Eingabe: ein Buchstabe, der bleibt, und was er zeigt

terminal-key-hand = h: dein Blatt.
terminal-key-pile = p: die Karten auf dem Tisch und die anderen Blätter.
terminal-key-scores = s: der Punktestand.
terminal-key-moves = m: alles, was du jetzt tun darfst.
terminal-key-last = l: die letzten Züge.
terminal-key-hint = b: ein Tipp: was der Meister an deiner Stelle täte, und was jeder Zug wert ist, nach allem, was du wissen kannst.
terminal-key-style = y (nach einer Partie: style): dein Stil: welcher Stufe deine Züge in dieser Partie gleichen, und welche Gewohnheiten sie zeigen.
terminal-key-review = v: eine Analyse der letzten Runde, wenn sie vorbei ist: was jeder Zug wert war, und Glück und Können getrennt; nach einer Partie alle ihre Runden.
terminal-key-rules = r: die Hausregeln dieses Tisches; r 3.2: dieser Absatz des Regelbuchs; r all: das ganze Buch.
terminal-key-quit = q: den Tisch verlassen.
terminal-key-help = ?: diese Zeilen.
terminal-key-rule-of-lesson = r: der Absatz des Regelbuchs, um den es in dieser Lektion geht.
terminal-key-table = t: noch einmal der Tisch.
terminal-key-teacher = w: was die Anleitung täte, und dann die nächste Lektion.
terminal-key-skip = s: diese Lektion überspringen.
terminal-key-beginning = b: zurück zum Anfang des Rätsels.
terminal-key-solution = s: die Lösung.
terminal-key-leave = q: gehen.

## Hilfe an der Eingabe: wie man Karten und Züge schreibt

terminal-how-standard = Eine Karte schreibt man mit ihrem Wert (A 2 3 4 5 6 7 8 9 T J Q K) und ihrer Farbe (C D H S): T ist die Zehn, J der Bube, Q die Dame, K der König; C Kreuz, D Karo, H Herz, S Pik.
terminal-how-standard-as = Eine Karte schreibt man mit ihrem Wert (A 2 3 4 5 6 7 8 9 T J Q K) und ihrer Farbe (C Kreuz, D Karo, H Herz, S Pik): { $code } ist { NOUN($card, form: "definite") }.
terminal-how-melding = Eine Karte schreibt man mit ihrer Art: 4 bis 9, T, J, Q, K und A; 2 und * sind die wilden Karten, Zwei und Joker; b und r sind eine schwarze und eine rote Drei.
terminal-how-letters = Eine Karte schreibt man mit ihrer Farbe (A Tiere, C Chilis, S Saures, W Süßes) und ihrem Buchstaben.
terminal-how-letters-as = Eine Karte schreibt man mit ihrer Farbe (A Tiere, C Chilis, S Saures, W Süßes) und ihrem Buchstaben: { $code } ist { NOUN($card, form: "definite") }.
terminal-how-to-play = Tipp eine Karte ein, oder ihre Nummer in deinem Blatt, um sie zu spielen.
terminal-how-asked-which = Lässt sie sich auf mehrere Arten spielen, wirst du gefragt.
terminal-how-to-take = Was sie nimmt, kannst du hinter das Wort takes schreiben.
terminal-how-asked-which-takes = Kann sie auf mehrere Arten nehmen, wirst du gefragt.
terminal-how-to-draw = Mit d ziehst du vom Talon.
terminal-how-a-turn = Ein Zug wird in Worten geschrieben: mehrere Schritte mit Kommas dazwischen.
terminal-how-a-meld = Die Karten einer Auslage werden ohne Leerzeichen geschrieben.
terminal-how-no-card = Was keine Karte ist, etwa die Antwort auf eine Ansage, schreibt man in den Worten, die m zeigt.
terminal-how-any-game = Ein Zug wird so geschrieben, wie m ihn zeigt.
terminal-how-to-pass = Karten, die du weitergibst, schreibst du zusammen auf, als Karten oder Nummern, mit Leerzeichen dazwischen.
terminal-examples = Züge, die du jetzt machen kannst, zum Beispiel: { $examples }.
terminal-and-next = { $first }; { $next }

## Der Tisch

terminal-opening = { $game }, { $length }: { $first } gegen { $second }.
terminal-opening-several = { $game }, { $length }: { $names }, jeder gegen alle anderen.
terminal-deal = Runde { $deal }
terminal-score = Punktestand
terminal-dealer = { $name } (gibt)
terminal-no-cards = keine Karten
terminal-zone = { $zone }: { $says }
terminal-zone-said = { $zone }: { $says }.
terminal-quota = { $side }, zum Ausmachen: { $quotas }.
terminal-played-by =
    { $who ->
        [you] { $card }, von dir
       *[other] { $card }, von { $name }
    }
terminal-played-by-highest =
    { $who ->
        [you] { $card }, von dir, bisher die höchste
       *[other] { $card }, von { $name }, bisher die höchste
    }
terminal-ruling-suit = Die herrschende Farbe: { NOUN($suit) }.
terminal-not-led-yet = { CAPITAL(NOUN($suits)) } darf noch nicht ausgespielt werden.
terminal-claimed =
    { $who ->
        [you] Du hast { $word } angesagt, und damit den Stich.
       *[other] { $name } hat { $word } angesagt, und damit den Stich.
    }
terminal-claimed-for =
    { $who ->
        [you] Du hast { $word } für { $taker } angesagt.
       *[other] { $name } hat { $word } für { $taker } angesagt.
    }
terminal-claimed-for-you = { $name } hat { $word } für dich angesagt.
terminal-verdict =
    { $verdict ->
        [word] { $word } ist ein Wort.
        [no_word] { $word } ist kein Wort.
       *[none] { $word } wurde nicht geprüft.
    }

## Karten der Buchstabenspiele

terminal-letter-plain = { NOUN($suit) }-{ $letter }
    .definite = das { NOUN($suit) }-{ $letter }
terminal-letter-peppers =
    { $icons ->
        [one] { NOUN($suit) }-{ $letter }, { $icons } Chili
       *[other] { NOUN($suit) }-{ $letter }, { $icons } Chilis
    }
    .definite =
        { $icons ->
            [one] das { NOUN($suit) }-{ $letter }, { $icons } Chili
           *[other] das { NOUN($suit) }-{ $letter }, { $icons } Chilis
        }
terminal-letter-dog = { NOUN($suit) }-{ $letter }, der Hund
    .definite = das { NOUN($suit) }-{ $letter }, der Hund
terminal-letter-turtle = { NOUN($suit) }-{ $letter }, die Schildkröte
    .definite = das { NOUN($suit) }-{ $letter }, die Schildkröte

## Deine Karten

terminal-hand-empty = Du hast keine Karten auf der Hand.
terminal-hand =
    { $count ->
        [one] Dein Blatt: { $count } Karte.
       *[other] Dein Blatt: { $count } Karten.
    }
terminal-hand-by-kind =
    { $stack ->
        [knee]
            { $count ->
                [one] Dein Knie: { $count } Karte: { $cards }.
               *[other] Dein Knie: { $count } Karten: { $cards }.
            }
        [foot]
            { $count ->
                [one] Dein Fuß: { $count } Karte: { $cards }.
               *[other] Dein Fuß: { $count } Karten: { $cards }.
            }
       *[hand]
            { $count ->
                [one] Deine Hand: { $count } Karte: { $cards }.
               *[other] Deine Hand: { $count } Karten: { $cards }.
            }
    }
terminal-own-card = { $number }: { $code }, { LIST($facts, style: "comma") }.
terminal-own-card-does = { $move } { $says }
terminal-own-card-as = als { LIST($moves, style: "or") }
terminal-own-card-not-now = jetzt nicht: { $why }
terminal-cards-not-now = Jetzt nicht, { $numbers }: { $why }
terminal-numbers = { $numbers }
terminal-numbers-from-to = { $first } bis { $last }
terminal-way = { $number }: { $move }, { $says }.
terminal-choice = { $move }: { $says }.
terminal-choice-not-now = Jetzt nicht, { $act }: { $why }
terminal-no-such-number =
    { $last ->
        [0] Eine Karte { $number } gibt es nicht: Du hast gerade keine Karten auf der Hand.
        [1] Eine Karte { $number } gibt es nicht: Du hast eine Karte, und ihre Nummer ist 1.
       *[other] Eine Karte { $number } gibt es nicht: Deine Karten haben die Nummern 1 bis { $last }.
    }

## Die anderen

terminal-other-player =
    { $role ->
        [dealer] { $name } (gibt): { LIST($facts, style: "comma") }.
       *[player] { $name }: { LIST($facts, style: "comma") }.
    }
terminal-fact-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-fact-cards-of-stack =
    { $stack ->
        [knee]
            { $count ->
                [one] { $count } Karte im Knie
               *[other] { $count } Karten im Knie
            }
        [foot]
            { $count ->
                [one] { $count } Karte im Fuß
               *[other] { $count } Karten im Fuß
            }
       *[hand]
            { $count ->
                [one] { $count } Karte in der Hand
               *[other] { $count } Karten in der Hand
            }
    }
terminal-fact-stack-waits =
    { $stack ->
        [first] erster Packen { $count }
        [second] zweiter Packen { $count }
        [knee] Knie { $count }
       *[foot] Fuß { $count }
    }
terminal-fact-among = darunter { NOUN($cards, form: "definite") }
terminal-fact-among-codes = darunter { $cards }

## Punktestand

terminal-side-facts = { $side }: { LIST($facts, style: "comma") }.
terminal-fact-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-fact-taken =
    { $cards ->
        [one]
            { $points ->
                [one] in dieser Runde { $cards } Karte und { $points } Kartenpunkt
               *[other] in dieser Runde { $cards } Karte und { $points } Kartenpunkte
            }
       *[other]
            { $points ->
                [one] in dieser Runde { $cards } Karten und { $points } Kartenpunkt
               *[other] in dieser Runde { $cards } Karten und { $points } Kartenpunkte
            }
    }
terminal-fact-counted = in dieser Runde { LIST($counts, style: "comma") }
terminal-tally-trick =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
terminal-tally-animal =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
terminal-tally-pepper =
    { $count ->
        [one] { $count } Chili
       *[other] { $count } Chilis
    }
terminal-fact-bonus = { $mark } { $points } mit { NOUN($card, form: "dative") }
terminal-fact-animal = { $mark }
terminal-fact-games-won =
    { $games ->
        [one] { $games } Spiel gewonnen
       *[other] { $games } Spiele gewonnen
    }
terminal-item-and-points = { $item } { $points }
terminal-side-and-points = { $side } { $points }
terminal-scores = Punktestand: { LIST($sides, style: "comma") }.
terminal-games-of-rubber = Spiele: { LIST($sides, style: "comma") }.
terminal-deal-scores = Runde { $deal }: { LIST($sides, style: "comma") }.
terminal-best-of-deal = { $title }: { $says }

## Tipps

terminal-hint-marks = { $role }: { LIST($cards, style: "comma") }.
terminal-hint-worths = Was jeder Zug wert ist, als Vorsprung in Punkten:
terminal-hint-move = { CAPITAL($says) }: { $worth }.
terminal-hint-move-about = { CAPITAL($says) }: { $worth }, plus oder minus { $error }.
terminal-not-looked-at = nicht betrachtet
terminal-about-equal = etwa gleich gut
terminal-hint-left-out =
    { $count ->
        [one] { $count } weiterer Zug steht nicht in der Liste.
       *[other] { $count } weitere Züge stehen nicht in der Liste.
    }
terminal-hint-level =
    { $count ->
        [one] { $count } anderer Zug ist vielleicht ebenso gut.
       *[other] { $count } andere Züge sind vielleicht ebenso gut.
    }
terminal-number = { $number }
terminal-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-ahead = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-about = { $points } +/- { $error }
terminal-player = { $code }: { $name }
terminal-said = { $name }: { $says }

## Ein Abend

terminal-nothing-played = Noch ist nichts gespielt.
terminal-enter-deals = Jetzt gibt es keine Karte zu spielen: Die Eingabetaste gibt, ? hilft.
terminal-match-can-be-reviewed = Mit v lässt sich die Partie analysieren: was jeder Zug wert war, und Glück und Können getrennt.
terminal-house-gets-ready = Die Regeln von { $game } werden auf diesem Rechner kompiliert. Das geschieht einmal und kann einige Minuten dauern. Strg-C bricht ab.
terminal-player-gets-ready = { $name } wartet, während die Regeln von { $game } auf diesem Rechner kompiliert werden. Das geschieht einmal und kann einige Minuten dauern. Strg-C bricht ab.
terminal-player-failed = { $name }: { $says }
terminal-thanks = Danke fürs Mitspielen.
terminal-finished-deals-in = Die beendeten Runden stehen in { $file }.
terminal-left-table = Du verlässt den Tisch.
terminal-left-table-at = Du verlässt den Tisch in Runde { $deal }, beim Stand von { $score }.
terminal-to-go-on = Weiter geht es mit: { $command }
terminal-not-kept = Diese Partie ist nicht gespeichert. Mit --keep FILE kannst du gehen und an einem anderen Tag weiterspielen.
terminal-result-two = { $first } zu { $second }
terminal-result-several = { LIST($points, style: "comma") }

## Eine Partie, die in einer Datei bleibt

terminal-kept-has-all = { $file } enthält eine Partie mit eigenen Mitspielern, Regeln und Karten: Lass diese Optionen weg, um sie fortzusetzen.
terminal-kept-other-game = { $file } enthält eine Partie { $game }: { $command }
terminal-kept-without-you = { $file } enthält eine Partie, in der du keinen Platz hast.
terminal-kept-runs-code = { $file } enthält eine Partie mit Spielern, die auf diesem Rechner Code ausführen. Willst du das, nenn sie: { $option }
terminal-kept-has-players = { $file } enthält eine Partie mit eigenen Mitspielern: Lass --players weg, um sie fortzusetzen.
terminal-kept-line-unreadable = { $file }: Zeile { $line } lässt sich nicht lesen, also kann diese Partie nicht weitergehen.
terminal-kept-is-no-match = { $file }: In dieser Datei gibt es keine Partie fortzusetzen.

## Was an einer Option nicht stimmt

terminal-preset-needs-name = --preset braucht den Namen einer Variante: `kahve house GAME` nennt die eines Spiels.
# $strength: as 2.6. even is the name of a player.
terminal-strength-now = In { $game } ist deine Spielstärke jetzt { $strength }. Der Spieler even richtet sich nach ihr: kahve play --players you,even.
terminal-players-names-nobody = --players ist leer: Nenn den Spieler auf jedem Platz, zum Beispiel you,greedy.
terminal-players-one-seat = --players kann nicht { $players } sein: Du sitzt auf einem Platz, zum Beispiel you,greedy.
terminal-players-wrong-number = --players nennt { $named }, und an diesem Tisch spielen { $seats }.
terminal-seed-out-of-range = --seed kann nicht { $seed } sein: Ein Startwert ist eine ganze Zahl von 0 bis 2**256 - 1, zum Beispiel --seed 7.
terminal-seed-below-zero = --seed kann nicht { $seed } sein: Es muss eine ganze Zahl ab 0 sein.
terminal-option-out-of-range = { $option } kann nicht { $value } sein: Erlaubt ist { $least } bis { $most }.
terminal-file-without-folder = { $option } kann nicht { $file } sein: Einen Ordner { $folder } gibt es nicht.
terminal-file-is-folder = { $option } kann nicht { $file } sein: Das ist ein Ordner.
terminal-file-is-there = { $file } gibt es schon; --force ersetzt die Datei.
terminal-rule-is-no-file = { $rule } lässt sich aus dieser Datei nicht lesen. Ein Buchstabenspiel kann eine Datei sein, zum Beispiel deck=my-deck.json, und eine Wortliste auch, zum Beispiel lexicon=mine.txt.
terminal-file-fails = { $file }: { $reason }.
terminal-system-fails = { $reason }.
terminal-error = Fehler: { $why }
terminal-stopped = Angehalten.

## Spiele, Hausregeln und Regelbücher

terminal-game = { $code }: { $game }, für { $seats }.
terminal-game-any-seats = { $code }: { $game }, für beliebig viele.
terminal-game-also = Auch { LIST($names, style: "comma") }.
terminal-option = { $name } ({ $title }): üblich { $default }. Erlaubt: { $allowed }. Absatz { $paragraph }.
terminal-option-changed = { $name } ({ $title }): üblich { $default }, an diesem Tisch { $value }. Erlaubt: { $allowed }. Absatz { $paragraph }.
terminal-preset = --preset { $name }: { $title } ({ LIST($changes, style: "comma") }).
terminal-preset-default = --preset { $name }: { $title } (alles wie üblich).
terminal-house-rule = { $rule } – { $value }, Absatz { $paragraph }.
terminal-house-rule-changed = { $rule } – { $value } (geändert), Absatz { $paragraph }.
terminal-how-to-read-rules = Tipp r und eine Nummer ein, zum Beispiel r 3.2, für diesen Absatz, oder r all für das ganze Buch.
terminal-no-such-paragraph = Einen Absatz { $paragraph } gibt es im Regelbuch zu { $game } nicht.
terminal-at-this-table = An diesem Tisch: { $value }.
terminal-at-this-table-changed = An diesem Tisch: { $value } statt { $default }.
terminal-example-place = { $place }: { $cards }
terminal-example-played = { $place }: { $cards }; gespielt: { $card }

## Lektionen

terminal-lesson = Lektion { $number } von { $count }: { $title }.
terminal-lessons-done = Fertige Lektionen: { $done } von { $count }.
terminal-teacher-plays = Die Anleitung spielt { $move }.
terminal-right = Richtig.
terminal-try-another = Versuch einen anderen Zug.
terminal-last-lesson-over = Das war die letzte Lektion.
terminal-left-lessons = Du verlässt die Lektionen.

## Rätsel

terminal-puzzle =
    { $grade ->
        [easy] { $game }, Rätsel { $number } von { $count } (leicht).
        [fair] { $game }, Rätsel { $number } von { $count } (mittel).
       *[hard] { $game }, Rätsel { $number } von { $count } (schwer).
    }
terminal-winning-turn = Der Zug, der gewinnt, ist { $move }.
terminal-best-turn = Der beste Zug ist { $move }.
terminal-solved = Gelöst.
terminal-not-this-one = Das ist es nicht.
terminal-puzzle-again = Das Rätsel beginnt von vorn.
terminal-left-puzzle = Du verlässt das Rätsel.
terminal-puzzles-of-game = { $game } ({ $code }): { $easy } leicht, { $fair } mittel, { $hard } schwer.
terminal-puzzles-solved = Gelöste Rätsel: { $solved } von { $count }.
terminal-puzzles-found = Gefundene Rätsel: { $number }. Angesehene Runden, höchstens: { $deals }.
terminal-drill-costs = { $game }: was Fehler { $name } gekostet haben, in Punkten
terminal-drill-cost = { $cost } · { $kind }
terminal-drill-match = Partie { $match }: { $cost } Punkte je Entscheidung verschenkt, bei { $decisions } Entscheidungen.
terminal-drill-none = In diesen Runden lässt sich kein Fehler feststellen.
terminal-drill-exercise = Stellung { $number } von { $count }.
terminal-drill-no-player = { $name } spielt in keiner dieser Partien. Es spielen { LIST($names, style: "comma") }.
terminal-compare-all = Alle Runden
terminal-compare-row = { $name } ({ $file }): Punkte { $points }, mehr als andere { $margin }, erwartet { $par }, über dem Mittel { $over }, Vergleiche { $matchpoints }.
terminal-compare-never = Gespielt wurde wie im ersten Protokoll.
terminal-compare-parts =
    { $moves ->
        [one] Nach { $moves } Zug trennt sich das Spiel vom ersten Protokoll.
       *[other] Nach { $moves } Zügen trennt sich das Spiel vom ersten Protokoll.
    }
terminal-compare-total =
    { $deals ->
        [one] { $name } ({ $file }), { $deals } Runde: über dem Mittel { $over }, Vergleiche { $matchpoints }.
       *[other] { $name } ({ $file }), { $deals } Runden: über dem Mittel { $over }, Vergleiche { $matchpoints }.
    }
terminal-compare-two = Zum Vergleichen braucht es zwei oder mehr Protokolle.
terminal-compare-twice = { $file } ist zweimal genannt.
terminal-compare-no-deal = { $file } hat keine Runde, die zu Ende gespielt wurde.
terminal-compare-other-game = { $file } ist eine Partie { $game }, und { $first } ist eine Partie { $other }.
terminal-compare-other-rules = { $file } wurde nach anderen Hausregeln gespielt als { $first }.
terminal-compare-other-deals = Runde { $deal } in { $file } hat andere Karten als in { $first }.
terminal-day-of-game = { $game }: { $command }
terminal-day-about = Die Runde vom { $date }: { $game }, mit denselben Karten für alle. Alle anderen spielen auf der Stufe { $others }.
terminal-day-left = Du hast die Runde verlassen. Hier wird nichts davon aufgehoben.
terminal-day-points =
    { $kind ->
        [ahead] { $points } Punkte voraus.
        [behind] { $points } Punkte zurück.
       *[level] Gleich viele Punkte.
    }
terminal-day-level =
    { $plays ->
        [one] { $level }: { $low } in { $plays } Spiel. Du warst vor { $percent } %.
       *[other] { $level }: meist von { $low } bis { $high }, in der Mitte { $middle }, in { $plays } Spielen. Du warst vor { $percent } %.
    }

## Stile: `kahve style`

terminal-style-nearest = { $game }: Von den Stufen passt { $level } am besten zu { $choices ->
    [one] der einen Entscheidung
   *[other] den { $choices } Entscheidungen
} ({ $percent } %).
terminal-style-lapses = Spielt bei { $glances } % der Entscheidungen auf den ersten Blick, bei { $forgets } % mit kurzem Gedächtnis oder wenigen Wörtern, und übersieht bei { $overlooks } % einen schwer erkennbaren Zug.
terminal-style-player = Ein Spieler mit denselben Fehlern ist { $player }.

## Protokolle: `kahve replay`

terminal-about-file = { $file }: { $says }
terminal-replayed-match =
    { $ending ->
        [none]
            { $deals ->
                [one] { $game }, { $deals } Runde, { $score }, noch kein Ergebnis: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
               *[other] { $game }, { $deals } Runden, { $score }, noch kein Ergebnis: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
            }
       *[result]
            { $deals ->
                [one] { $game }, { $deals } Runde, { $score }: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
               *[other] { $game }, { $deals } Runden, { $score }: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
            }
    }
terminal-replayed-matches =
    { $unfinished ->
        [0]
            { $deals ->
                [one] { $matches } Partien { $games }, { $deals } Runde: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
               *[other] { $matches } Partien { $games }, { $deals } Runden: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
            }
       *[other]
            { $deals ->
                [one] { $matches } Partien { $games }, { $deals } Runde, { $unfinished } ohne Ergebnis: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
               *[other] { $matches } Partien { $games }, { $deals } Runden, { $unfinished } ohne Ergebnis: Jeder Zug ist erlaubt, und jede Abrechnung stimmt.
            }
    }
terminal-log-is-empty = Das Protokoll ist leer; es beginnt mit einem Kopf.
terminal-file-is-empty-log = { $file }: Das Protokoll ist leer; es beginnt mit einem Kopf.
terminal-log-is-no-text = { $file }: Das ist kein Text in UTF-8, also kein Protokoll.
terminal-bar-replaying = wird nachgespielt
terminal-bar-lines = Zeilen
terminal-bar-looking-through = wird analysiert
terminal-bar-decisions = Entscheidungen
terminal-seconds-left = noch { $seconds } s
terminal-minutes-left = noch { $minutes } min
terminal-hours-left = noch { $hours } h { $minutes } min

## Was jeder Zug wert war: `kahve review`

terminal-review-no-such-seat = --seat kann nicht { $seat } sein: Die Plätze sind 0 bis { $last }.
terminal-review-no-such-match =
    { $count ->
        [one] --match kann nicht { $match } sein: In { $file } gibt es { $count } Partie.
       *[other] --match kann nicht { $match } sein: In { $file } gibt es { $count } Partien.
    }
terminal-review-no-such-deal =
    { $count ->
        [one] --deal kann nicht { $deal } sein: Analysieren lässt sich Runde { $deals } dieser Partie.
       *[other] --deal kann nicht { $deal } sein: Analysieren lassen sich die Runden { $deals } dieser Partie.
    }
terminal-review-no-deal-over = Keine Runde dieser Partie wurde zu Ende gespielt, also gibt es nichts zu analysieren.
terminal-review-given-away =
    { $count ->
        [one] { $game }, Runde { LIST($deals, style: "comma") }. Verschenkte Punkte:
       *[other] { $game }, Runden { LIST($deals, style: "comma") }. Verschenkte Punkte:
    }
terminal-review-luck-and-skill = Glück und Können getrennt, als Vorsprung in Punkten: Ergebnis = Können + Glück, Glück = Karten + Verlauf:
terminal-column-deal = Runde { $deal }
terminal-column-all = alle
terminal-column-result = Ergebnis
terminal-column-skill = Können
terminal-column-luck = Glück
terminal-column-cards = Karten
terminal-column-run = Verlauf
terminal-row = { $row }: { LIST($cells, style: "comma") }.
terminal-cell = { $column } { $figure }
terminal-deal-and-side = Runde { $deal }, { $names }
terminal-review-of-seat = Runde { $deal }, { $name }: { $says }
terminal-review-decisions =
    { $decisions ->
        [one] { $decisions } Entscheidung, davon { $dear ->
            [one] hat { $dear }
           *[other] haben { $dear }
        } etwas verschenkt.
       *[other] { $decisions } Entscheidungen, davon { $dear ->
            [one] hat { $dear }
           *[other] haben { $dear }
        } etwas verschenkt.
    }
terminal-review-dearest-first =
    { $decisions ->
        [one] { $decisions } Entscheidung, davon { $dear ->
            [one] hat { $dear }
           *[other] haben { $dear }
        } etwas verschenkt, die teuerste zuerst:
       *[other] { $decisions } Entscheidungen, davon { $dear ->
            [one] hat { $dear }
           *[other] haben { $dear }
        } etwas verschenkt, die teuerste zuerst:
    }
terminal-review-decision = Runde { $deal }, Zug { $turn }, { $name }, { $points } Punkte: { $move } ({ $worth }); besser: { $best } ({ $better }).
terminal-review-advice = Für { $name }: { $says }

## Nachweise, dass niemand die Karten ausgesucht hat: `kahve verify`

terminal-verified =
    { $deals ->
        [one] { $deals } Runde: Ihre Reihenfolge folgt aus ihrem Nachweis.
       *[other] { $deals } Runden: Jede Reihenfolge folgt aus ihrem Nachweis.
    }
terminal-conform-right = { $game } ({ $rules }): alle Antworten sind richtig, { NUMBER($right) } an der Zahl.
terminal-conform-refused = { $game } ({ $rules }): nicht gefragt; { $says }
terminal-conform-wrong = { $game } ({ $rules }): { NUMBER($right) } Antworten sind richtig, dann ist eine falsch.
terminal-conform-asked = gefragt: { $line }
terminal-conform-expected = richtig: { $line }
terminal-conform-answered = geantwortet: { $line }
terminal-conform-written = { NUMBER($files) ->
    [one] { NUMBER($files) } Datei liegt
   *[other] { NUMBER($files) } Dateien liegen
 } in { $folder }.
terminal-conform-nobody = Nenne ein Programm, etwa kahve conform ./referee, oder einen Ordner mit --write.
terminal-verified-words =
    { $deals ->
        [one] Ihr Wort ist { LIST($words, style: "comma") }.
       *[other] Die Wörter der Runden sind { LIST($words, style: "comma") }.
    }
terminal-verified-without =
    { $deals ->
        [one] { $deals } weitere Runde hat keinen Nachweis.
       *[other] { $deals } weitere Runden haben keinen Nachweis.
    }
terminal-verified-no-device =
    { $deals ->
        [one] An { $deals } Runde war kein Gerät beteiligt, also könnte der Betreiber des Servers die Karten ausgesucht haben.
       *[other] An { $deals } Runden war kein Gerät beteiligt, also könnte der Betreiber des Servers die Karten ausgesucht haben.
    }
terminal-verified-left-out =
    { $devices ->
        [one] { $devices } Gerät antwortete nicht und wurde ausgelassen.
       *[other] { $devices } Geräte antworteten nicht und wurden ausgelassen.
    }
terminal-verified-broken-off =
    { $exchanges ->
        [one] { $exchanges } Austausch vor diesen Runden wurde abgebrochen.
       *[other] Vor diesen Runden wurde der Austausch { $exchanges } Mal abgebrochen.
    }
terminal-verified-nothing-proven =
    { $deals ->
        [one] { $deals } Runde ohne Nachweis: Das Protokoll ist älter als die Nachweise, oder seine Karten kamen von anderswo.
       *[other] { $deals } Runden ohne Nachweis: Das Protokoll ist älter als die Nachweise, oder seine Karten kamen von anderswo.
    }
terminal-verified-no-deal = In diesem Protokoll wurde keine Runde gespielt, also gibt es nichts zu prüfen.
terminal-deal-not-proven = Runde { $deal } ist nicht nachgewiesen: { $why }

## Die Tische eines Servers aufbewahren

terminal-tables-copied = { $file } enthält eine Kopie aller Tische: { $tables }.
terminal-tables-are-back = Die Tische aus { $file } sind wiederhergestellt: { $tables }.
terminal-tables-before = Die bisherigen Tische stehen in { $file }.
terminal-tables-deleted = Gelöschte Tische: { $tables }.
terminal-push-key-written = { $file } enthält den Schlüssel. Starte den Server damit: { $command }

terminal-pocket-written = Der Tisch für die Tasche liegt in { $folder }: { $megabytes } MB insgesamt. Jeder Webserver kann ihn über https ausliefern.
terminal-pocket-interpreted = Es ist kein Compiler für den Browser installiert, also werden die Regeln dort interpretiert, und ein Tipp kann eine Minute dauern. Installiere kahve[compiler], und schreib ihn noch einmal.

## Was `kahve doctor` sagt

# $kind: good, note (to be known), or fix (to be mended). $says: one of the sentences below.
terminal-doctor-line =
    { $kind ->
        [good] Gut: { $says }
        [note] Hinweis: { $says }
       *[fix] Beheben: { $says }
    }
terminal-doctor-all-good = Es ist nichts zu beheben.
terminal-doctor-to-fix =
    { $count ->
        [one] { $count } Punkt ist zu beheben.
       *[other] { $count } Punkte sind zu beheben.
    }
# $store: a file, or the address of a database.
terminal-doctor-store-ready = Die Tische in { $store } lassen sich lesen und schreiben und sind auf dem neuesten Stand.
terminal-doctor-store-new = { $store } gibt es noch nicht. Der Server legt die Datei an, wenn er startet.
terminal-doctor-store-empty = Die Datenbank { $store } ist leer. Der Server füllt sie, wenn er startet.
terminal-doctor-store-folder = { $store } kann nicht angelegt werden, weil sich in { $folder } nicht schreiben lässt. Gib dem Benutzer des Servers dort Schreibrechte.
# $reason: a sentence, perhaps in English.
terminal-doctor-store-unusable = Die Adresse der Tische lässt sich nicht verwenden. { $reason }
# $reason: what the system says, perhaps in English.
terminal-doctor-store-unreachable = Die Datenbank { $store } ist nicht erreichbar: { $reason }. Prüfe, ob sie läuft und ob Adresse, Name und Passwort stimmen.
terminal-doctor-store-read-only = In { $store } lässt sich nichts schreiben: { $reason }. Gib dem Benutzer des Servers Schreibrechte, und nimm keine Datenbank, die nur eine andere kopiert.
terminal-doctor-store-damaged = Die Tische in { $store } sind beschädigt: { $reason }. Halte den Server an und stelle mit kahve restore eine Kopie wieder her.
# $command: as it is typed.
terminal-doctor-store-older = Die Tische in { $store } stammen aus einer älteren Version, und der nächste Start bringt sie auf den neuesten Stand. Mach vorher eine Kopie: { $command }
terminal-doctor-store-newer = Die Tische in { $store } hat ein neueres Kahve geschrieben. Aktualisiere Kahve.
terminal-doctor-store-of-others = { $store } enthält etwas anderes als Tische von Kahve. Wähle eine andere Datei oder Datenbank.
terminal-doctor-store-password = In der Adresse der Datenbank steht das Passwort, wo andere auf diesem Rechner es sehen können. Schreib es in eine Datei, und beende die Adresse mit ?password_file=FILE.
# $command: as it is typed.
terminal-doctor-store-open-to-others = Andere auf diesem Rechner dürfen { $file } lesen. Sperre die Datei für sie: { $command }
# $most, $used, $needed: numbers.
terminal-doctor-store-connections = Die Datenbank lässt { $most } Verbindungen zu und hat gerade { $used }, und ein Server braucht bis zu { $needed }. Erhöhe max_connections.
terminal-doctor-clock-steady = Die Uhr dieses Rechners geht gleichmäßig.
terminal-doctor-clock-jumps = Die Uhr dieses Rechners ist während der Prüfung um { $seconds } s gesprungen. Lass sie von NTP stellen.
terminal-doctor-clock-database = Die Uhr der Datenbank und die Uhr dieses Rechners gehen { $seconds } s auseinander. Lass beide von NTP stellen.
terminal-doctor-clock-behind = Der letzte Zug liegt { $seconds } s in der Zukunft. Die Uhr dieses Rechners geht nach, oder sie ging vor: Lass sie von NTP stellen.
# $free: a number.
terminal-doctor-disk-room = Auf dem Datenträger von { $folder } sind { $free } GB frei.
terminal-doctor-disk-low = Auf dem Datenträger von { $folder } sind nur { $free } GB frei. Schaff Platz: Ist er voll, kann niemand spielen.
# $line: a line of a file, as it is written there.
terminal-doctor-descriptors-few = Der Server darf nur { $most } Dateien und Verbindungen offen haben. Erhöhe die Grenze, etwa durch { $line } in seinem Dienst.
# $command: a compiler, as cc.
terminal-doctor-compiler-there = { $command } kompiliert die Regeln.
terminal-doctor-compiler-shipped = Kahve bringt kompilierte Regeln mit.
terminal-doctor-compiler-none = Es gibt keinen C-Compiler, darum sind suchende Bots langsam. Installiere clang oder gcc, oder führe dies aus: { $command }
# $variable: of the environment.
terminal-doctor-cache-closed = Kompilierte Regeln lassen sich in { $folder } nicht speichern: { $reason }. Gib dem Benutzer des Servers dort Schreibrechte, oder nenne in { $variable } einen anderen Ordner.
terminal-doctor-push-ready = Mit { $file } lassen sich Benachrichtigungen verschicken.
terminal-doctor-push-none = Es wurde kein Schlüssel für Benachrichtigungen angegeben: Ohne offene Seite erfährt niemand, dass er am Zug ist. { $command } erzeugt einen.
terminal-doctor-push-no-contact = Der Schlüssel { $file } nennt keine Kontaktadresse, und manche Benachrichtigungsdienste verschicken dann nichts. Ergänze sie in der Datei: { $line }.
# $reason: a sentence, perhaps in English.
terminal-doctor-push-unusable = Mit { $file } lassen sich keine Benachrichtigungen verschicken. { $reason }
# $option: as it is typed.
terminal-doctor-address-none = Es wurde keine öffentliche Adresse angegeben, darum wurde sie nicht geprüft. Man gibt sie mit { $option } an.
terminal-doctor-address-leads = { $address } führt zum Server.
terminal-doctor-address-unreachable = Unter { $address } antwortet nichts: { $reason }. Prüfe, ob der Name zu diesem Rechner führt, ob der Proxy läuft und ob die Firewall Leute durchlässt.
terminal-doctor-address-certificate = Das Zertifikat von { $address } wird nicht angenommen: { $reason }. Lass den Proxy ein gültiges für diesen Namen holen.
# $status: a number of HTTP.
terminal-doctor-address-nobody-behind = Unter { $address } antwortet ein Proxy mit { $status }: Er erreicht keinen Server. Starte kahve serve, und prüfe, ob der Proxy zu dessen Port führt.
# $option and $line: as they are typed.
terminal-doctor-address-other-name = Der Server hinter { $address } kennt diesen Namen nicht. Starte ihn mit { $option }, und lass den Proxy den Namen weitergeben, in nginx so: { $line }
terminal-doctor-address-not-kahve = Unter { $address } antwortet etwas anderes als Kahve, mit { $status }. Prüfe, ob der Proxy diese Adresse samt Pfad zum Server leitet.
terminal-doctor-address-http = { $address } ist kein https: Dann installieren Browser die Seite nicht und zeigen keine Benachrichtigungen. Lass einen Proxy TLS beenden.
terminal-doctor-https-alone = Browser erfahren, dass sie nur https verwenden sollen.
terminal-doctor-https-not-alone = Browser erfahren nicht, dass sie nur https verwenden sollen. Starte den Server mit { $option }, und lass den Proxy seine Kopfzeilen weitergeben.
terminal-doctor-page-whole = Die Seite und alles, was dazugehört, kommen an.
terminal-doctor-page-broken = Die Seite unter { $address } braucht { $file }, was nicht ankommt. Starte den Server mit { $option }, und lass den Proxy alles weitergeben, was unter dieser Adresse liegt.
terminal-doctor-socket-open = WebSockets kommen durch.
terminal-doctor-socket-closed = Der Proxy lässt keine WebSockets durch und antwortet mit { $status }, also kann niemand spielen. Ergänze in nginx: { $line }
terminal-doctor-host-lost = Der Server hört den Namen { $seen } statt { $name } und hält seine eigenen Seiten für fremde. Ergänze in nginx: { $line }
terminal-doctor-scheme-lost = Der Server weiß nicht, dass Besucher über https kommen. Ergänze in nginx: { $line }
terminal-doctor-visitors-seen = Der Server sieht die Adressen der Besucher.
terminal-doctor-visitors-untold = Der Proxy sagt nicht, woher Besucher kommen, also teilen sich alle die Grenzen einer Adresse. Ergänze in nginx: { $line }
terminal-doctor-visitors-unbelieved = Der Server glaubt dem Proxy unter { $address } nicht, also teilen sich alle Besucher die Grenzen einer Adresse. Starte ihn mit { $option }.
terminal-doctor-visitors-claimed = Ein Besucher kann jede Adresse vortäuschen, weil der Proxy weitergibt, was Besucher sagen. Schreib in nginx: { $line }
