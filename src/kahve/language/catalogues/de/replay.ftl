### Runden, die vorbei sind, und was man aus ihnen lernt: Nachspielen, Analysen, Tipps, der Zufall der Runden, geöffnete Protokolle, Rätsel und Lektionen.


## Welche Runden man sehen kann

replay-deal-named-by-number = Eine Runde nennt man mit ihrer Nummer, zum Beispiel 3 oder 2.3, nicht { $name }.
replay-no-such-match =
    { $count ->
        [one] Eine Partie { $match } gibt es hier nicht: Es gibt nur { $count }.
       *[other] Eine Partie { $match } gibt es hier nicht: Es gibt nur { $count }.
    }
replay-no-such-deal =
    { $count ->
        [0] Eine Runde { $deal } gibt es in dieser Partie nicht: Es ist noch nichts gegeben.
        [1] Eine Runde { $deal } gibt es in dieser Partie nicht: Es gibt nur Runde 1.
       *[other] Eine Runde { $deal } gibt es in dieser Partie nicht: Sie hat die Runden 1 bis { $count }.
    }
replay-deal-was-void = Runde { $deal } galt nicht, also gibt es nichts zu sehen.
replay-deal-is-played = Runde { $deal } läuft noch: Wenn sie vorbei ist, kannst du sie sehen.
replay-deal-stays-hidden = Runde { $deal } wurde nicht zu Ende gespielt, also bleiben ihre Karten verborgen.
replay-nobody-to-play =
    { $count ->
        [one] Runde { $deal } hat { $count } Zug: Nach { $moves } davon ist niemand am Zug.
       *[other] Runde { $deal } hat { $count } Züge: Nach { $moves } davon ist niemand am Zug.
    }
replay-no-such-move =
    { $count ->
        [one] Runde { $deal } hat { $count } Zug: Einen Zug { $move } gibt es nicht.
       *[other] Runde { $deal } hat { $count } Züge: Einen Zug { $move } gibt es nicht.
    }
replay-hands = hands kann nicht { $hands } sein: Erlaubt sind { $allowed }.
replay-whole-number = { $name } kann nicht { $value } sein: Es muss eine ganze Zahl sein.
replay-not-watched = An diesem Tisch kann man nicht zuschauen: Seine Runden kannst du sehen, wenn die Partie vorbei ist.
replay-turn-of-other = Hier ist { $mover } am Zug: Mach bei einem Zug weiter, bei dem { $name } spielt.

## Der Nachweis einer Runde

replay-proof-no-such-deal = Eine Runde { $deal } gibt es in dieser Partie nicht.
replay-proof-void = Runde { $deal } galt nicht: Der Nachweis der Runde danach gilt für beide.
replay-proof-none = Runde { $deal } hat keinen Nachweis: Sie wurde gespielt, bevor es Nachweise gab, oder ihre Karten kamen von anderswo.
replay-proof-does-not-fit = Der Nachweis der Runde { $deal } passt nicht: { $error }
replay-course-of-older-rules = Diese Runde wurde nach älteren Regeln gespielt, und nach den heutigen kann eine Seite sie nicht nachspielen.

## Protokolle, die aus einer Datei geöffnet werden

replay-log-not-kept = Dieses Protokoll ist nicht mehr da: Öffne seine Datei noch einmal.
replay-too-many-logs = In der letzten Minute wurden von hier zu viele Protokolle geöffnet. Warte ein wenig.
replay-log-not-refereed = Dieses Protokoll ließ sich nicht prüfen: Es hat zu lange gedauert. Versuch es später noch einmal, oder mit weniger Partien.
replay-log-too-long = Die Datei ist zu groß: Ein Protokoll darf höchstens { $most } Bytes haben.
replay-log-is-empty = Das Protokoll ist leer; es beginnt mit einem Kopf.

## Tipps und Analysen

replay-review-for-seats = Eine Runde darf nur analysieren lassen, wer an diesem Tisch spielt: Schick den Schlüssel zu deinem Platz.
replay-look-waits = Frühere Anfragen kommen zuerst. Deine kommt danach.
replay-too-many-looks = Von deiner Adresse warten noch zu viele Analysen. Warte, bis einige fertig sind, und frag noch einmal.
replay-too-much-at-once = Von deiner Adresse kamen in kurzer Zeit viele Wünsche nach Analysen. Warte einen Augenblick, und frag noch einmal.
replay-looking-through = Die Runde wird analysiert.
replay-cannot-look-through = Der Server konnte diese Runde gerade nicht analysieren.
replay-style-nothing-played = In den beendeten Runden dieses Protokolls gibt es von dieser Person keinen Zug in diesem Spiel.
replay-cannot-think = Der Server konnte das gerade nicht berechnen.
replay-cannot-get-ready = Der Server konnte sich auf dieses Spiel nicht vorbereiten.
replay-getting-ready = Vorbereitung: Das dauert einige Sekunden.
replay-getting-ready-for-hint = Die Regeln von { $game } werden auf diesem Rechner kompiliert. Das geschieht einmal; der erste Tipp kann einige Minuten dauern.
replay-getting-ready-for-review = Die Regeln von { $game } werden auf diesem Rechner kompiliert. Das geschieht einmal; die erste Analyse kann einige Minuten dauern.
replay-bot-getting-ready = { $name } bereitet sich vor: Das dauert einige Sekunden.
replay-bot-getting-ready-first = { $name } wartet, bis die Regeln auf diesem Rechner kompiliert sind. Das geschieht einmal und kann einige Minuten dauern.
replay-choice = Tipp von { $player }: { $move }.
replay-move-of-card = { NOUN($card, form: "definite") } { $does }
replay-move-of-acts = { LIST($acts, style: "comma") }
replay-move-of-cards = { NOUN($cards, form: "definite") } zusammen
replay-review-best-move = Bester Zug: { $move } (+{ $points }).
replay-review-costliest = Teuerster Fehler: { $move } (−{ $points }). Besser: { $better }.
replay-review-luck =
    Glück, in Punkten: { $kind ->
        [for] +
       *[against] −
    }{ $points }.
replay-review-club-player =
    { $kind ->
        [same] Ein Vereinsspieler hätte dasselbe gespielt.
        [better] Ein Vereinsspieler hätte den besseren Zug gespielt.
        [expert-better] Ein Vereinsspieler hätte dasselbe gespielt, ein Experte den besseren Zug.
        [expert-other] Ein Vereinsspieler hätte dasselbe gespielt; ein Experte hätte gewählt: { $move }.
       *[other] Ein Vereinsspieler hätte gewählt: { $move }.
    }
replay-review-habit = { $name } tut das aus Gewohnheit: Für einen Vereinsspieler ist der andere Zug etwa gleich viel wert oder etwas mehr.
replay-at-sight = Die Suche in diesem Spiel wird noch vorbereitet; deshalb ist dies eine Wahl auf den ersten Blick.
replay-why-ahead =
    Das bringt mehr als { $named ->
        [card] { NOUN($other, form: "definite") }
       *[move] der andere Zug
    } { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, und weniger { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
replay-mark =
    { $role ->
        [taken] Wird genommen
        [kept] Für später behalten
        [safe] Sicher
        [held]
            { $named ->
                [name] Vielleicht bei { $name }
               *[nobody] Vielleicht bei einem Gegner
            }
        [counts] Zählt Punkte
        [highest] Bisher die höchste
        [word] Teil des Worts
        [other] Zum Vergleich
       *[out] Noch im Spiel
    }
replay-is-better =
    { $points ->
        [one] Das ist { $points } Punkt besser als der nächstbeste Zug.
       *[other] Das ist { $points } Punkte besser als der nächstbeste Zug.
    }

## Ob die Runden dieses Servers zufällig aussehen

replay-chances-about = p sagt, wie oft ehrliches Mischen mindestens so ungleichmäßig ausfällt. Jedes p von 0 bis 1 ist gleich wahrscheinlich, also zeigt etwa einer von hundert Tests schon durch Zufall ein p unter 0,01. Erst ein viel kleineres p, etwa 0,00001, ist ein Grund, am Mischen zu zweifeln.
replay-chance-of-first = Welche Karte zuoberst liegt.
replay-chance-of-last = Welche Karte zuunterst liegt.
replay-chance-of-quarter = In welchem Viertel des Stapels jede Karte liegt.
replay-chance-of-hand = In welches von vier Blättern jede Karte kommt, wenn einzeln gegeben wird.

## Rätsel und Lektionen

replay-puzzle-named-by-number = Ein Rätsel nennt man mit seiner Nummer, 1 bis { $last }, nicht mit { $given }.
replay-lesson-named-by-number = Eine Lektion nennt man mit ihrer Nummer, 1 bis { $last }, nicht mit { $given }.
replay-puzzle-ends-ahead =
    { $points ->
        [one] Damit beendet deine Partei die Runde mit mindestens einem Punkt Vorsprung.
       *[other] Damit beendet deine Partei die Runde mit mindestens { $points } Punkten Vorsprung.
    }
replay-puzzle-others-give =
    { $points ->
        [one] Was die anderen auch haben: Jeder andere Zug verschenkt mindestens einen Punkt.
       *[other] Was die anderen auch haben: Jeder andere Zug verschenkt mindestens { $points } Punkte.
    }
replay-puzzle-ends-behind =
    { $points ->
        [one] Damit beendet deine Partei die Runde mit mindestens einem Punkt Rückstand.
       *[other] Damit beendet deine Partei die Runde mit mindestens { $points } Punkten Rückstand.
    }
replay-puzzle-gives =
    { $points ->
        [one] Was die anderen auch haben: Das verschenkt mindestens einen Punkt.
       *[other] Was die anderen auch haben: Das verschenkt mindestens { $points } Punkte.
    }
replay-puzzle-not-sure = Damit ist deiner Partei der Vorsprung am Ende nicht sicher.
replay-puzzle-not-over = Mach weiter: Dein Zug ist noch nicht zu Ende.
replay-puzzle-tried = { $missed } von { $count } Personen lagen hier beim ersten Versuch daneben.
replay-drill-given =
    { $points ->
        [one] Du hast hier einen Punkt verschenkt.
       *[other] Du hast hier { $points } Punkte verschenkt.
    }
replay-drill-gives =
    { $points ->
        [one] Nach der Auswertung verschenkt das einen Punkt.
       *[other] Nach der Auswertung verschenkt das { $points } Punkte.
    }
replay-no-mistake-there = In Zug { $turn } von Runde { $deal } gibt es keinen Fehler, den man noch einmal versuchen kann.
replay-mistake-kind =
    { $kind ->
        [jacks] Buben: wann man sie spielt
        [takes] Nehmen: was man nimmt und was man liegen lässt
        [feeds] Füttern: Karten mit Punkten auf den Tisch legen
        [fresh] Zählen: Karten, die noch draußen sind
        [sums] Summen: mehrere Karten nehmen
        [claims] Wörter: sie sehen und ansagen
        [bluffs] Bluffs: ansagen, was kein Wort ist
        [checks] Prüfen: ein angesagtes Wort bezweifeln
        [wins] Stiche: wann man sie gewinnt
        [eats] Die Suppe essen
        [completes] Ein Wort vollenden
        [calls] Ein Wort melden
        [doubts] Die anderen bezweifeln
        [pile] Der Ablagestapel: wann man ihn nimmt
        [lays] Auslegen: wann man Karten hinlegt
        [wild] Wilde Karten: wann man sie ausgibt
        [out] Ausmachen: wann man die Runde beendet
       *[other] Zwischen ähnlichen Zügen wählen
    }
replay-puzzle-then = Spielen alle so gut wie möglich, geht es so weiter.

## Die Geschichte einer Runde. $who: `you`, `with`, `one` oder `other`; $names: wer außer dem Leser zu der Partei gehört.

replay-story-won =
    { $who ->
        [you] Du gewinnst die Runde mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            } Vorsprung.
        [with] Du und { $names } gewinnt die Runde mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            } Vorsprung.
        [one] { $names } gewinnt die Runde mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            } Vorsprung.
       *[other] { $names } gewinnen die Runde mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            } Vorsprung.
    }
replay-story-level = Die Runde endet unentschieden.
replay-story-leads =
    { $who ->
        [you] Du führst in der Partie mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            }.
        [with] Du und { $names } führt in der Partie mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            }.
        [one] { $names } führt in der Partie mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            }.
       *[other] { $names } führen in der Partie mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            }.
    }
replay-story-match-level = In der Partie steht es unentschieden.
# $how: `turned`, wo vorher andere führten, `led`, wo niemand führte, `start`, wo die gegebenen Karten die Führung brachten.
replay-story-turned =
    { $how ->
        [turned]
            { $who ->
                [you] Mit Zug { $move } von { $count } hat sich die Runde gedreht: Von da an lagst du vorn.
                [with] Mit Zug { $move } von { $count } hat sich die Runde gedreht: Von da an lagt ihr vorn, du und { $names }.
                [one] Mit Zug { $move } von { $count } hat sich die Runde gedreht: Von da an lag { $names } vorn.
               *[other] Mit Zug { $move } von { $count } hat sich die Runde gedreht: Von da an lagen { $names } vorn.
            }
        [led]
            { $who ->
                [you] Du lagst von Zug { $move } von { $count } bis zum Ende vorn.
                [with] Du und { $names } lagt von Zug { $move } von { $count } bis zum Ende vorn.
                [one] { $names } lag von Zug { $move } von { $count } bis zum Ende vorn.
               *[other] { $names } lagen von Zug { $move } von { $count } bis zum Ende vorn.
            }
       *[start]
            { $who ->
                [you] Du lagst von der ersten bis zur letzten Karte vorn.
                [with] Du und { $names } lagt von der ersten bis zur letzten Karte vorn.
                [one] { $names } lag von der ersten bis zur letzten Karte vorn.
               *[other] { $names } lagen von der ersten bis zur letzten Karte vorn.
            }
    }
replay-story-match =
    { $who ->
        [you] Du hast von Runde { $deal } an bis zum Ende geführt.
        [with] Du und { $names } habt von Runde { $deal } an bis zum Ende geführt.
        [one] { $names } hat von Runde { $deal } an bis zum Ende geführt.
       *[other] { $names } haben von Runde { $deal } an bis zum Ende geführt.
    }
