### Die Fischspiele: Pişti, Harbins Pishti, Trockenspiel und Foxtrott mit einem Stapel, Basra und Pastra mit Karten offen auf dem Tisch.
### Stapel: die Karten in der Mitte. Talon: was noch nicht gegeben ist. Runde: was zwischen zwei Abrechnungen gespielt wird.


## Die Spiele

fishing-game-pisti = Pişti
fishing-game-pishti = Harbins Pishti
fishing-game-dry-game = Trockenspiel
fishing-game-foxtrot = Foxtrott
fishing-game-basra = Basra
fishing-game-pastra = Pastra
fishing-summary-pisti = Wer den Wert der obersten Karte trifft, nimmt den Stapel; wer eine einzelne Karte mit ihresgleichen nimmt, macht ein Pişti.
fishing-summary-pishti = Zu zweit, mit einem offenen Stapel von vier Karten und einer Karte vom Abheben, die beide gesehen haben.
fishing-summary-dry-game = Wer eine einzelne Karte nimmt, macht einen trockenen Stich; auch die meisten Kreuzkarten zählen.
fishing-summary-foxtrot = Zwei bis vier Kartenspiele und acht Karten für jeden: Zehnen bringen zehn Punkte, die Pik-Dame kostet zwanzig.
fishing-summary-basra = Nimm gleiche Karten und Summen vom Tisch; räum ihn ganz ab, und du machst eine Basra.
fishing-summary-pastra = Das Fischspiel aus Zypern: Summen und Paare, Buben, die alles nehmen, und zehn Punkte fürs Abräumen.

## Andere Namen der Spiele

# In jeder Zeile einer, der bekannteste zuerst.
fishing-also-pisti =
    Pischti
    Pişpirik
fishing-also-pishti =
    Pişti nach Harbin
fishing-also-dry-game =
    Xeri
    Kseri
fishing-also-foxtrot =
    Amerikanisches Pişti
fishing-also-basra =
    Aschusch
    Kumi
fishing-also-pastra =
    Zyprische Basra
    Bastra

# Spiele, die es hier nicht gibt: Wer eines davon sucht, sieht das Spiel, das ihm am nächsten ist.
fishing-near-pisti =
    Zing
fishing-near-basra =
    Cassino
    Kasino
    Scopa
    Tablanet
    Pasur
fishing-near-pastra =
    Koltsina
    Diloti

## Die besonderen Stiche

fishing-capture-pisti = Pişti
    .indefinite-accusative = ein Pişti
    .title = Pişti
fishing-capture-pishti = Pishti
    .indefinite-accusative = ein Pishti
    .title = Pishti
fishing-capture-dry-trick = trockener Stich
    .indefinite-accusative = einen trockenen Stich
    .title = Trockener Stich
fishing-capture-foxtrot = Foxtrott
    .indefinite-accusative = einen Foxtrott
    .title = Foxtrott
fishing-capture-basra = Basra
    .indefinite-accusative = eine Basra
    .title = Basra
fishing-capture-pastra = Pastra
    .indefinite-accusative = eine Pastra
    .title = Pastra

## Die Abrechnung

fishing-item-cards = Genommene Karten
fishing-item-card-points = Kartenpunkte
fishing-item-most-cards = Meiste Karten
fishing-item-bonus = { NOUN($capture, form: "title") }
fishing-item-most-clubs = Meiste Kreuzkarten
fishing-item-clubs = Genommene Kreuzkarten
fishing-item-total = Summe

## Wer am Zug ist

fishing-your-turn = Du bist am Zug: Spiel eine Karte.
fishing-turn-of = { $name } ist am Zug.

## Der Tisch: der Name eines Ortes, und was dort liegt

fishing-zone-stock = Talon
fishing-zone-pile = Stapel
fishing-zone-floor = Tisch
fishing-zone-aside = Beiseitegelegt
fishing-stock =
    { $count ->
        [0] keine Karten mehr
        [one] { $count } Karte
       *[other] { $count } Karten
    }
fishing-stock-with-bottom =
    { $count ->
        [0] keine Karten mehr, zuunterst { NOUN($bottom, form: "definite") }
        [one] { $count } Karte, zuunterst { NOUN($bottom, form: "definite") }
       *[other] { $count } Karten, zuunterst { NOUN($bottom, form: "definite") }
    }
fishing-pile-empty = leer
fishing-pile-lone = { NOUN($card, form: "definite") } allein
fishing-pile = { $count } Karten, zuoberst { NOUN($card, form: "definite") }
fishing-pile-over-face-down = { $count } Karten, zuoberst { NOUN($card, form: "definite") }, { $under } verdeckt
fishing-pile-face-down =
    { $count ->
        [one] { $count } Karte, { $under } verdeckt
       *[other] { $count } Karten, { $under } verdeckt
    }
fishing-floor-empty = leer
fishing-floor =
    { $count ->
        [one] { $count } Karte: { NOUN($cards, form: "definite") }
       *[other] { $count } Karten: { NOUN($cards, form: "definite") }
    }
fishing-aside = { NOUN($card, form: "definite") }, nicht mehr im Spiel

## Was eine Karte der Hand tut, wenn sie gespielt wird. Es steht allein neben der Karte.

fishing-move-to-pile = kommt auf den Stapel
fishing-move-new-pile = beginnt einen neuen Stapel
fishing-move-lies-on-pile = kommt auf den Stapel, ohne zu nehmen
fishing-move-takes-pile = nimmt { $count } Karten
fishing-move-takes-pile-special = nimmt { $count } Karten: { NOUN($capture) }, { $points } Punkte
fishing-move-to-floor = kommt auf den Tisch
fishing-move-lies-on-floor = kommt auf den Tisch, ohne zu nehmen
fishing-move-takes-cards = nimmt { NOUN($cards, form: "accusative") }
fishing-move-takes-cards-special = nimmt { NOUN($cards, form: "accusative") }: { NOUN($capture) }, { $points } Punkte
fishing-move-takes-floor = nimmt den ganzen Tisch, { $count } Karten
fishing-move-takes-floor-special = nimmt den ganzen Tisch, { $count } Karten: { NOUN($capture) }, { $points } Punkte
fishing-move-takes-chosen = nimmt, was du auf dem Tisch wählst

## Was geschehen ist

fishing-played =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } gespielt.
       *[other] { $name } hat { NOUN($card, form: "accusative") } gespielt.
    }
fishing-left-pile-lying =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } gespielt und den Stapel liegen lassen.
       *[other] { $name } hat { NOUN($card, form: "accusative") } gespielt und den Stapel liegen lassen.
    }
fishing-took-pile =
    { $who ->
        [you] Du hast mit { NOUN($card, form: "dative") } { $count } Karten genommen.
       *[other] { $name } hat mit { NOUN($card, form: "dative") } { $count } Karten genommen.
    }
fishing-took-pile-over-face-down =
    { $who ->
        [you] Du hast mit { NOUN($card, form: "dative") } { $count } Karten genommen, davon { $under } verdeckt.
       *[other] { $name } hat mit { NOUN($card, form: "dative") } { $count } Karten genommen, davon { $under } verdeckt.
    }
fishing-took-pile-special =
    { $who ->
        [you] Du hast mit { NOUN($card, form: "dative") } { $count } Karten genommen: { NOUN($capture) }, { $points } Punkte.
       *[other] { $name } hat mit { NOUN($card, form: "dative") } { $count } Karten genommen: { NOUN($capture) }, { $points } Punkte.
    }
fishing-took-cards =
    { $who ->
        [you] Du hast mit { NOUN($card, form: "dative") } { NOUN($cards, form: "accusative") } genommen.
       *[other] { $name } hat mit { NOUN($card, form: "dative") } { NOUN($cards, form: "accusative") } genommen.
    }
fishing-took-cards-special =
    { $who ->
        [you] Du hast mit { NOUN($card, form: "dative") } { NOUN($cards, form: "accusative") } genommen: { NOUN($capture) }, { $points } Punkte.
       *[other] { $name } hat mit { NOUN($card, form: "dative") } { NOUN($cards, form: "accusative") } genommen: { NOUN($capture) }, { $points } Punkte.
    }
fishing-laid-and-took-nothing =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } gespielt und nichts genommen.
       *[other] { $name } hat { NOUN($card, form: "accusative") } gespielt und nichts genommen.
    }
fishing-burnt =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } auf den leeren Tisch gespielt: Die Karte ist verbrannt.
       *[other] { $name } hat { NOUN($card, form: "accusative") } auf den leeren Tisch gespielt: Die Karte ist verbrannt.
    }
fishing-new-cards-dealt = Neue Karten sind gegeben.
fishing-best-title = Bester Fang
fishing-best-points =
    { $points ->
        [one] Das war { $points } Punkt wert.
       *[other] Das war { $points } Punkte wert.
    }
fishing-last-cards-dealt = Die letzten Karten sind gegeben.
fishing-left-over =
    { $count ->
        [one] Im Talon blieb { NOUN($cards, form: "definite") } übrig.
       *[other] Im Talon blieben { NOUN($cards, form: "definite") } übrig.
    }
fishing-swept =
    { $who ->
        [you]
            { $count ->
                [one] Die letzte Karte geht an dich: Du hast zuletzt genommen.
               *[other] Die übrigen { $count } Karten gehen an dich: Du hast zuletzt genommen.
            }
       *[other]
            { $count ->
                [one] { $name } hat zuletzt genommen und bekommt die letzte Karte.
               *[other] { $name } hat zuletzt genommen und bekommt die übrigen { $count } Karten.
            }
    }
fishing-lay-face-down = Verdeckt lagen: { NOUN($cards, form: "definite") }.
fishing-you-saw-face-down = Du hast die verdeckten Karten gesehen: { NOUN($cards, form: "accusative") }.

## Was nach dem Geben offen liegt

fishing-turned-up = Aufgedeckt ist { NOUN($card, form: "definite") }.
fishing-turned-up-several = Aufgedeckt sind { NOUN($cards, form: "definite") }, zuoberst { NOUN($top, form: "definite") }.
fishing-won-a-card =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } gewonnen.
       *[other] { $name } hat { NOUN($card, form: "accusative") } gewonnen.
    }
fishing-under-the-top-card =
    { $count ->
        [1] Darunter liegt eine Karte verdeckt.
       *[other] Darunter liegen { $count } Karten verdeckt.
    }
fishing-at-the-bottom =
    { $count ->
        [one] Zuunterst im Talon liegt { NOUN($cards, form: "definite") }.
       *[other] Zuunterst im Talon liegen { NOUN($cards, form: "definite") }.
    }
fishing-taken-into-the-hand =
    { $who ->
        [you] Du hast { NOUN($cards, form: "accusative") } vor aller Augen auf die Hand genommen.
       *[other] { $name } hat { NOUN($cards, form: "accusative") } vor aller Augen auf die Hand genommen.
    }
fishing-on-the-floor =
    { $count ->
        [one] Auf dem Tisch liegt { NOUN($cards, form: "definite") }.
       *[other] Auf dem Tisch liegen { NOUN($cards, form: "definite") }.
    }
fishing-back-into-the-stock = Zurück in den Talon: { NOUN($cards, form: "definite") }.
fishing-you-saw-the-bottom = Du hast die unterste Karte gesehen: { NOUN($card, form: "accusative") }.

## Warum eine Karte nicht gespielt werden darf. Bezeichnungen der Karten, lies und takes bleiben in jeder Sprache englisch.

fishing-not-now = Jetzt kann keine Karte gespielt werden: Die Runde hat noch nicht begonnen oder ist vorbei.
fishing-no-such-move = Diesen Zug gibt es nicht: Ein Zug ist eine Karte, zum Beispiel 5H, oder eine Karte, die nicht nimmt, zum Beispiel 5H lies.
fishing-no-such-move-on-floor = Diesen Zug gibt es nicht: Ein Zug ist eine Karte, zum Beispiel 5H, oder eine Karte und was sie nimmt, zum Beispiel 9D takes 4C 5S.
fishing-not-held = Du hast { NOUN($card, form: "accusative") } nicht auf der Hand.
fishing-must-take-pile = { CAPITAL(NOUN($card, form: "definite")) } nimmt den Stapel: An diesem Tisch muss eine Karte nehmen, wenn sie es kann.
fishing-must-take = { CAPITAL(NOUN($card, form: "definite")) } nimmt: An diesem Tisch muss eine Karte nehmen, wenn sie es kann.
fishing-nothing-to-take = { CAPITAL(NOUN($card, form: "definite")) } würde nichts nehmen und wird einfach gespielt.
fishing-must-play-a-taker = { CAPITAL(NOUN($card, form: "definite")) } nimmt nicht, und du hast eine Karte, die nimmt: An diesem Tisch musst du sie spielen.
fishing-name-what-it-takes = Sag zuerst, was deine Karte nimmt.
fishing-not-there-to-choose = { CAPITAL(NOUN($card, form: "definite")) } liegt nicht auf dem Tisch und lässt sich nicht wählen.
fishing-not-with-what-is-named = { CAPITAL(NOUN($card, form: "definite")) } lässt sich nicht zusammen mit den genannten Karten nehmen.
fishing-more-must-be-taken = Das ist nicht alles, was genommen werden muss.
fishing-play-a-card-first = Nenn zuerst die Karte, die du spielst, und dann, was sie nimmt, zum Beispiel 9D takes 4C 5S.

## Was sich nicht als Zug lesen lässt

fishing-neither-card-nor-lying = Ein Zug ist eine Karte, zum Beispiel 5H, oder eine Karte, die nicht nimmt, zum Beispiel 5H lies; { $text } ist keins von beiden.
fishing-neither-card-nor-taking = Ein Zug ist eine Karte, zum Beispiel 5H, oder eine Karte und was sie nimmt, zum Beispiel 9D takes 4C 5S; { $text } ist keins von beiden.
fishing-named-twice = Jede Karte auf dem Tisch lässt sich nur einmal nehmen; { $text } nennt eine doppelt.
fishing-takes-nothing = { CAPITAL(NOUN($card, form: "definite")) } nimmt hier nichts vom Tisch.
fishing-several-ways =
    { $count ->
        [2] { CAPITAL(NOUN($card, form: "definite")) } kann auf { $count } Arten nehmen. Sag, wie: { LIST($ways, style: "or") }.
        [3] { CAPITAL(NOUN($card, form: "definite")) } kann auf { $count } Arten nehmen. Sag, wie: { LIST($ways, style: "or") }.
       *[other] { CAPITAL(NOUN($card, form: "definite")) } kann auf mehrere Arten nehmen. Sag, wie: { LIST($ways, style: "or") }.
    }
fishing-not-on-the-floor =
    { $count ->
        [one] { CAPITAL(NOUN($cards, form: "definite")) } liegt nicht auf dem Tisch.
       *[other] { CAPITAL(NOUN($cards, form: "definite")) } liegen nicht auf dem Tisch.
    }
fishing-cannot-take-that = { CAPITAL(NOUN($card, form: "definite")) } kann das nicht nehmen. Möglich ist: { LIST($ways, style: "or") }.

## Warum eine Karte gut ist

fishing-why-fewest-out =
    { $number ->
        [0]
            { NOUN($rank, form: "gender") ->
                [masculine] Kein weiterer
                [feminine] Keine weitere
               *[neuter] Kein weiteres
            } { NOUN($rank) } ist noch im Spiel; bei jeder anderen Karte, die du liegen lassen könntest, ist es mindestens eine.
        [1]
            { NOUN($rank, form: "gender") ->
                [masculine] Nur noch ein weiterer
                [feminine] Nur noch eine weitere
               *[neuter] Nur noch ein weiteres
            } { NOUN($rank) } ist im Spiel; bei jeder anderen Karte, die du liegen lassen könntest, sind es mehr.
       *[other] Noch { $number } weitere { NOUN($rank, form: "plural") } sind im Spiel; bei jeder anderen Karte, die du liegen lassen könntest, sind es mehr.
    }
fishing-why-only-a-jack =
    { NOUN($rank, form: "gender") ->
        [masculine] Kein weiterer { NOUN($rank) } ist noch im Spiel, also kann ihn nur ein Bube nehmen.
        [feminine] Keine weitere { NOUN($rank) } ist noch im Spiel, also kann sie nur ein Bube nehmen.
       *[neuter] Kein weiteres { NOUN($rank) } ist noch im Spiel, also kann es nur ein Bube nehmen.
    }
fishing-why-gives-nothing = Sie verschenkt keine Punkte.
fishing-why-taken =
    { $seats ->
        [2] { $name } nimmt dann Karten { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }, nach { NOUN($other, form: "dative") } { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
       *[other] Ein Gegner nimmt dann Karten { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }, nach { NOUN($other, form: "dative") } { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
    }
fishing-why-special-against =
    { $seats ->
        [2] { $name } macht dann { NOUN($capture, form: "indefinite-accusative") } { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }, nach { NOUN($other, form: "dative") } { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
       *[other] Ein Gegner macht dann { NOUN($capture, form: "indefinite-accusative") } { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }, nach { NOUN($other, form: "dative") } { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
    }
fishing-why-taken-either-way =
    { $seats ->
        [2] { $name } nimmt so oder so Karten ({ NOUN($rank) }) { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }.
       *[other] Ein Gegner nimmt so oder so Karten ({ NOUN($rank) }) { $often ->
                [0] in keiner erdachten Runde
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            }.
    }
fishing-why-takes-next =
    In deinem nächsten Zug nimmst du Karten { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, nach { NOUN($other, form: "dative") } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
fishing-why-takes =
    { $points ->
        [0] Sie mitgezählt, nimmt sie { $number } Karten.
        [one] Sie mitgezählt, nimmt sie { $number } Karten, die zusammen einen Punkt bringen.
       *[other] Sie mitgezählt, nimmt sie { $number } Karten, die zusammen { $points } Punkte bringen.
    }
fishing-why-takes-all =
    { $points ->
        [0] Sie mitgezählt, nimmt sie { $number } Karten und lässt nichts zu holen übrig.
        [one] Sie mitgezählt, nimmt sie { $number } Karten, die zusammen einen Punkt bringen, und lässt nichts zu holen übrig.
       *[other] Sie mitgezählt, nimmt sie { $number } Karten, die zusammen { $points } Punkte bringen, und lässt nichts zu holen übrig.
    }
fishing-why-costs-points = Sie mitgezählt, nimmt sie { $number } Karten, die zusammen { $points } Punkte kosten.
fishing-why-takes-face-down = Sie mitgezählt, nimmt sie { $number } Karten, davon { $hidden } verdeckt.
fishing-why-special = Sie bringt { $points } Punkte: Du machst { NOUN($capture, form: "indefinite-accusative") }.

## Gewohnheiten: was jemand öfter oder seltener tut als ein Vereinsspieler

fishing-habit-jacks-soon = Spielt Buben früher als ein Vereinsspieler.
fishing-habit-jacks-kept = Behält Buben länger als ein Vereinsspieler.
fishing-habit-takes-more = Nimmt, wo ein Vereinsspieler warten würde.
fishing-habit-takes-less = Lässt liegen, was ein Vereinsspieler nehmen würde.
fishing-habit-feeds = Legt öfter als ein Vereinsspieler Karten auf den Tisch, die zählen.
fishing-habit-feeds-less = Hält öfter als ein Vereinsspieler Karten zurück, die zählen.
fishing-habit-fresh = Legt Karten ab, von denen noch mehr im Spiel sind; ein Vereinsspieler legt ab, was schon gespielt wurde.
fishing-habit-fresh-less = Legt öfter als ein Vereinsspieler Karten ab, die schon gespielt wurden.
fishing-habit-sums = Nimmt öfter als ein Vereinsspieler Summen.
fishing-habit-sums-less = Übersieht Summen, die ein Vereinsspieler nehmen würde.

## Hilfe beim ersten Mal

fishing-help-goal-pile = Triff den Wert der obersten Karte, und der Stapel gehört dir. Was du nimmst, bringt deine Punkte.
fishing-help-goal-floor = Nimm Karten vom Tisch: die vom Wert deiner Karte, und die, die zusammen ihren Wert ergeben.
fishing-help-badge = Du kannst jetzt nehmen: Spiel eine Karte mit einer Zahl. So viele Karten gewinnst du, sie selbst mitgezählt.
fishing-help-bonus = Mach jetzt { NOUN($capture, form: "indefinite-accusative") }: Spiel die Karte mit der Zahl und dem Plus. Das ist dein Bonus.
fishing-help-last-cards = Nimm möglichst als Letzter: Dann bekommst du auch, was liegen bleibt. Das sind die letzten Karten der Runde.
fishing-help-face-down = Nimm den Stapel, und du gewinnst auch die verdeckten Karten, die darin liegen.
fishing-help-several-ways = Du hast die Wahl: Eine deiner Karten nimmt auf mehrere Arten. Spiel sie, und wähle dann auf dem Tisch.

## Warum eine Runde nicht gilt

fishing-void-pisti-four-jacks = Alle vier Grundkarten sind Buben: Es wird neu gegeben, und der Geber bleibt.
fishing-void-pisti-bottom-jack = Die unterste Karte ist ein Bube: Es wird noch einmal abgehoben.
fishing-void-pisti-turned-jack = Ein Bube wurde aufgedeckt: Es wird neu gegeben, und der Geber bleibt.
fishing-void-floor-card-that-sweeps = Eine Karte, die alles nimmt, wurde aufgedeckt: Es wird neu gegeben, und der Geber bleibt.
fishing-void-dry-game-top-jack = Zuoberst auf dem Stapel liegt ein Bube: Es wird neu gegeben, und der Geber bleibt.

## Varianten: der Name einer Reihe von Hausregeln, und ein Satz dazu

fishing-preset-pisti-classic = Pişti mit Partner
fishing-preset-pisti-classic-says = Zu viert, Partner gegenüber, bis 151.
fishing-preset-pisti-two-hand = Pişti zu zweit
fishing-preset-pisti-two-hand-says = Zwei gegeneinander, bis 151.
fishing-preset-pisti-turkish-app = Doppeltes Pişti
fishing-preset-pisti-turkish-app-says = Gezählt wie in einer türkischen App: 30 für Bube auf Bube, 20 für Ass auf Ass.
fishing-preset-pishti-harbin = Pishti nach Harbin
fishing-preset-pishti-harbin-says = Zwei gegeneinander, bis 101.
fishing-preset-pishti-double-jack = Doppelte Buben
fishing-preset-pishti-double-jack-says = Zwanzig für Bube auf Bube, wie beim Pişti.
fishing-preset-dry-game-classic = Trockenspiel
fishing-preset-dry-game-classic-says = Zwei gegeneinander, bis 101, mit vier neuen Karten auf dem Stapel bei jedem Geben.
fishing-preset-dry-game-greek = Griechisches Xeri
fishing-preset-dry-game-greek-says = Der Stapel wird einmal gelegt, ein Bube darauf ersetzt; Bilder und Zehnen zählen.
fishing-preset-foxtrot-classic = Foxtrott
fishing-preset-foxtrot-classic-says = Zu viert bis 150, mit einer aufgedeckten Karte vor jedem Blatt.
fishing-preset-foxtrot-long = Langer Foxtrott
fishing-preset-foxtrot-long-says = Bis 300.
fishing-preset-foxtrot-one-upcard = Nur einmal aufdecken
fishing-preset-foxtrot-one-upcard-says = Nur vor dem ersten Blatt wird eine Karte aufgedeckt.
fishing-preset-basra-egyptian = Ägyptische Basra
fishing-preset-basra-egyptian-says = Je vier Karten; die Karo-Sieben nimmt den ganzen Tisch.
fishing-preset-basra-lebanese = Libanesische Basra
fishing-preset-basra-lebanese-says = Je sechs Karten; die Karo-Sieben ist eine gewöhnliche Sieben.
fishing-preset-basra-thirty = Basra mit dreißig
fishing-preset-basra-thirty-says = Dreißig Punkte für die meisten Karten, bei Gleichstand für die nächste Runde aufgehoben.
fishing-preset-basra-rubber = Basra im Robber
fishing-preset-basra-rubber-says = Die Partie gewinnt, wer zuerst drei Spiele gewonnen hat; das fünfte geht bis 150.
fishing-preset-basra-jordanian = Jordanische Basra
fishing-preset-basra-jordanian-says = Eine Basra bringt das Doppelte der Karte, mit der sie gelingt.
fishing-preset-basra-palestinian = Palästinensische Basra
fishing-preset-basra-palestinian-says = Ohne Damen und Könige; die Karo-Sieben ist eine gewöhnliche Sieben.
fishing-preset-pastra-cypriot = Pastra
fishing-preset-pastra-cypriot-says = Zwei gegeneinander, bis 101.
fishing-preset-pastra-partners = Pastra zu viert
fishing-preset-pastra-partners-says = Zu viert, Partner gegenüber, bis 101.
fishing-preset-pastra-rubber = Pastra im Robber
fishing-preset-pastra-rubber-says = Die Partie gewinnt, wer zuerst drei Spiele gewonnen hat; das fünfte geht bis 150.

## Hausregeln: der Name jeder Regel, was sie festlegt, und wie ihre Werte heißen

fishing-rule-target = Ziel
fishing-rule-target-says = Wie viele Punkte die Partie gewinnen; oder eine Runde ist die ganze Partie.
fishing-rule-target-single = nur eine Runde
fishing-rule-direction = Spielrichtung
fishing-rule-direction-says = In welcher Richtung um den Tisch gegeben und gespielt wird.
fishing-rule-direction-counterclockwise = gegen den Uhrzeigersinn
fishing-rule-direction-clockwise = im Uhrzeigersinn
fishing-rule-jack-on-jack-bonus = Bube auf einzelnen Buben
fishing-rule-jack-on-jack-bonus-says = Was ein Bube auf einem einzelnen Buben bringt.
fishing-rule-jack-on-single-bonus = Bube auf einzelne Karte
fishing-rule-jack-on-single-bonus-says = Was ein Bube auf einer einzelnen Karte anderen Wertes bringt.
fishing-rule-bonus-on-last-card = Bringt die letzte Karte einen Bonus?
fishing-rule-bonus-on-last-card-says = Ob auch die letzte Karte der Runde einen Bonus bringen kann.
fishing-rule-seats = Mitspieler
fishing-rule-seats-says = Wie viele mitspielen.
fishing-rule-over-target = Wenn mehrere das Ziel erreichen
fishing-rule-over-target-says = Wenn mehrere Parteien das Ziel erreicht haben: Die höchste Summe gewinnt, und bei Gleichstand wird weitergespielt; oder Parteien mit gleicher Summe teilen sich den Sieg; oder das Ziel steigt einmal um 50.
fishing-rule-over-target-highest = die höchste Summe gewinnt
fishing-rule-over-target-shared = bei Gleichstand wird der Sieg geteilt
fishing-rule-over-target-raise = das Ziel steigt um 50
fishing-rule-capture-obligation = Musst du nehmen?
fishing-rule-capture-obligation-says = Du spielst, was du willst, aber was nehmen kann, nimmt auch; oder du musst eine Karte spielen, die nimmt, wenn du eine hast; oder auch eine Karte, die nehmen kann, muss nicht nehmen.
fishing-rule-capture-obligation-if-played = wenn die gespielte Karte es kann
fishing-rule-capture-obligation-if-able = wenn du eine Karte hast, die es kann
fishing-rule-capture-obligation-optional = nein
fishing-rule-match-bonus = Gleiche Karte auf einzelne
fishing-rule-match-bonus-says = Was es bringt, eine einzelne Karte mit einer vom selben Wert zu nehmen.
fishing-rule-ace-on-ace-bonus = Ass auf einzelnes Ass
fishing-rule-ace-on-ace-bonus-says = Was ein Ass auf einem einzelnen Ass bringt.
fishing-rule-ace-on-ace-bonus-as-match = wie jede gleiche Karte
fishing-rule-card-points = Welche Karten zählen
fishing-rule-card-points-says = Welche Karten zählen: die aus der Tabelle des Spiels; oder wie in Griechenland Könige, Damen, Buben und Zehnen je 1, die Karo-Zehn aber 2, und die Kreuz-Zwei 1; oder wie beim Pişpirik dieselben und Asse je 1.
fishing-rule-card-points-standard = die üblichen
fishing-rule-card-points-greek = griechisch
fishing-rule-card-points-pishpirik = Pişpirik
fishing-rule-most-cards-points = Punkte für die meisten Karten
fishing-rule-most-cards-points-says = Was die Partei mit den meisten Karten bekommt.
fishing-rule-most-cards-tie = Gleichstand bei den Karten
fishing-rule-most-cards-tie-says = Wer bei Gleichstand die Punkte für die meisten Karten bekommt: niemand; vorerst niemand, doch die nächste Runde bringt sie zusätzlich; die Parteien zu gleichen Teilen; oder jede von ihnen ganz.
fishing-rule-most-cards-tie-nobody = niemand
fishing-rule-most-cards-tie-carried = für die nächste Runde aufgehoben
fishing-rule-most-cards-tie-split = geteilt
fishing-rule-most-cards-tie-each = jede Partei ganz
fishing-rule-teams = Spielen vier als Partner?
fishing-rule-teams-says = Ob vier in zwei Partnerschaften spielen, Partner gegenüber.
fishing-rule-seven-diamond = Die Karo-Sieben
fishing-rule-seven-diamond-says = Die Karo-Sieben nimmt wie ein Bube den ganzen Tisch; oder sie ist eine gewöhnliche Sieben; oder sie nimmt alles, verbrennt aber auf leerem Tisch: Sie wird beiseitegelegt und gehört niemandem.
fishing-rule-seven-diamond-sweeps = nimmt den ganzen Tisch
fishing-rule-seven-diamond-plain = ist eine gewöhnliche Sieben
fishing-rule-seven-diamond-burnt = nimmt alles, verbrennt aber auf leerem Tisch
fishing-rule-floor-match-bonus = Den Tisch abräumen
fishing-rule-floor-match-bonus-says = Was es bringt, den Tisch abzuräumen.
fishing-rule-court-values = Was Damen und Könige gelten
fishing-rule-court-values-says = Damen und Könige haben keinen Wert und werden nur mit ihresgleichen genommen; oder sie gelten in allem zehn; oder sie fehlen im Kartenspiel.
fishing-rule-court-values-none = in Summen nichts
fishing-rule-court-values-ten = zehn
fishing-rule-court-values-removed = sie fehlen
fishing-rule-hand-cards = Karten, die auf einmal gegeben werden
fishing-rule-hand-cards-says = Wie viele Karten jeder auf einmal bekommt.
fishing-rule-floor-special-replacement = Bube oder ♦7 unter den ersten Karten
fishing-rule-floor-special-replacement-says = Liegt unter den ersten Karten auf dem Tisch ein Bube oder eine Karo-Sieben, die alles nimmt, so kommt die Karte unter den Talon und wird ersetzt; oder sie kommt zurück in den Talon, an eine Stelle, die niemand kennt; oder es wird neu gegeben; oder sie bleibt liegen.
fishing-rule-floor-special-replacement-bottom = kommt unter den Talon
fishing-rule-floor-special-replacement-shuffled = kommt zurück in den Talon
fishing-rule-floor-special-replacement-redeal = es wird neu gegeben
fishing-rule-floor-special-replacement-none = bleibt liegen
fishing-rule-dealer-sees-bottom = Sieht der Geber die unterste Karte?
fishing-rule-dealer-sees-bottom-says = Ob der Geber die unterste Karte gesehen hat.
fishing-rule-pair-scope = Wie viele Karten desselben Wertes du nimmst
fishing-rule-pair-scope-says = Ob eine Karte alle Karten ihres Wertes vom Tisch nimmt oder nur eine davon.
fishing-rule-pair-scope-all = alle
fishing-rule-pair-scope-one = eine
fishing-rule-floor-capture-choice = Welche Karten du nehmen darfst
fishing-rule-floor-capture-choice-says = Wo Gruppen sich überschneiden, wählst du eine Menge, zu der keine weitere Gruppe passt; oder die größte Menge wird von selbst genommen; oder du darfst weniger Gruppen nehmen, als möglich wären; oder du nimmst nur Karten desselben Wertes oder nur eine Summe.
fishing-rule-floor-capture-choice-player = eine volle Menge deiner Wahl
fishing-rule-floor-capture-choice-largest = nur die größte Menge
fishing-rule-floor-capture-choice-any-set = so wenige, wie du willst
fishing-rule-floor-capture-choice-one-group = nur eine Gruppe
fishing-rule-seven-diamond-basra = Wann die Karo-Sieben zählt
fishing-rule-seven-diamond-basra-says = Eine Karo-Sieben, die alles nimmt, zählt, wenn nur Zahlen auf dem Tisch liegen, die zusammen höchstens zehn ergeben; oder auch, wenn eine gewöhnliche Sieben ihn abgeräumt hätte; oder auch, wenn er sich in Gruppen mit gleicher Summe bis zehn teilen lässt; oder immer; oder nie.
fishing-rule-seven-diamond-basra-sum-le-10 = wenn Zahlen zusammen höchstens zehn ergeben
fishing-rule-seven-diamond-basra-natural-or-sum = auch wenn eine gewöhnliche Sieben abräumt
fishing-rule-seven-diamond-basra-equal-groups-le-10 = auch wenn der Tisch in gleiche Gruppen zerfällt
fishing-rule-seven-diamond-basra-always = immer
fishing-rule-seven-diamond-basra-never = nie
fishing-rule-basra-condition = Wann das Abräumen zählt
fishing-rule-basra-condition-says = Ob jedes Abräumen zählt oder nur das einer einzelnen Karte.
fishing-rule-basra-condition-floor-cleared = immer
fishing-rule-basra-condition-lone-card = nur bei einer einzelnen Karte
fishing-rule-basra-value = Wie hoch der Bonus fürs Abräumen ist
fishing-rule-basra-value-says = Ob der Bonus immer gleich ist oder das Doppelte der Karte, die abgeräumt hat.
fishing-rule-basra-value-flat = immer gleich
fishing-rule-basra-value-twice = das Doppelte der Karte
fishing-rule-rubber = Spielt ihr einen Robber?
fishing-rule-rubber-says = Ob die Partie ein Robber ist: Wer zuerst drei Spiele gewinnt, gewinnt sie.
fishing-rule-rubber-last-target = Ziel des entscheidenden Spiels
fishing-rule-rubber-last-target-says = Das Ziel eines Spiels, wenn zwei Parteien je zwei Spiele gewonnen haben.
fishing-rule-kitty-view = Wer die Grundkarten sehen darf
fishing-rule-kitty-view-says = Wer die verdeckten Grundkarten ansehen darf, sobald sie genommen sind.
fishing-rule-kitty-view-team = die Partei, die sie genommen hat
fishing-rule-kitty-view-taker = wer sie genommen hat
fishing-rule-kitty-view-nobody = niemand
fishing-rule-kitty-view-all = alle
fishing-rule-first-sees-kitty = Sieht Vorhand die Grundkarten?
fishing-rule-first-sees-kitty-says = Ob Vorhand vor dem Spiel die verdeckten Grundkarten ansehen darf.
fishing-rule-bottom-card-exposed = Wird die unterste Karte gezeigt?
fishing-rule-bottom-card-exposed-says = Ob vor dem Geben alle die unterste Karte sehen.
fishing-rule-bottom-jack = Bube als unterste Karte
fishing-rule-bottom-jack-says = Ein Bube, der als unterste Karte gezeigt wird, bleibt; oder es wird noch einmal abgehoben; oder wer abgehoben hat, behält ihn und bekommt eine Karte weniger; oder behält auch jeden weiteren Buben, bis eine andere Karte kommt.
fishing-rule-bottom-jack-stays = bleibt
fishing-rule-bottom-jack-cut-again = es wird noch einmal abgehoben
fishing-rule-bottom-jack-cutter-keeps = geht an den, der abgehoben hat
fishing-rule-bottom-jack-cutter-goes-on = geht mit dem nächsten Buben an den, der abgehoben hat
fishing-rule-turn-up-jack = Bube als aufgedeckte Karte
fishing-rule-turn-up-jack-says = Ein Bube, der am Anfang aufgedeckt wird, wird von der nächsten Grundkarte bedeckt; oder kommt unter den Talon; oder es wird neu gegeben; oder er bleibt obenauf, und nur ein Bube kann ihn nehmen.
fishing-rule-turn-up-jack-next-kitty = die nächste Grundkarte kommt darauf
fishing-rule-turn-up-jack-bottom = kommt unter den Talon
fishing-rule-turn-up-jack-redeal = es wird neu gegeben
fishing-rule-turn-up-jack-stays = bleibt obenauf
fishing-rule-pishti-seats-says = Wie viele mitspielen: Harbins Pishti ist für zwei.
fishing-rule-pishti-bottom-card-exposed-says = Ob die Karte vom Abheben gezeigt wird und offen unter dem Talon liegt.
fishing-rule-cut-jack = Bube beim Abheben
fishing-rule-cut-jack-says = Ein Bube beim Abheben geht an den, der nicht gibt, und keine Karte wird gezeigt; oder er geht an ihn und ebenso jeder weitere Bube, bis eine andere Karte kommt; oder er bleibt zuunterst und gehört niemandem.
fishing-rule-cut-jack-won = geht an den, der nicht gibt
fishing-rule-cut-jack-next = geht mit dem nächsten Buben an den, der nicht gibt
fishing-rule-cut-jack-none = bleibt zuunterst
fishing-rule-short-batch = Wie ein knapper Rest gegeben wird
fishing-rule-short-batch-says = Reicht der Rest nicht ganz, werden die Karten einzeln gegeben, zuerst an den, der nicht gibt; oder zu gleich großen Blättern, und eine übrige Karte bekommt, wer zuletzt genommen hat.
fishing-rule-short-batch-one-by-one = einzeln
fishing-rule-short-batch-equal-hands = gleich viele für jeden
fishing-rule-refill-stack = Wann vier Karten auf den Stapel kommen
fishing-rule-refill-stack-says = Ob bei jedem Geben vier weitere Karten auf den Stapel kommen oder nur beim ersten.
fishing-rule-refill-stack-every-batch = bei jedem Geben
fishing-rule-refill-stack-first-batch = nur beim ersten Geben
fishing-rule-stack-top-jack = Bube zuoberst auf dem Stapel
fishing-rule-stack-top-jack-says = Ein Bube zuoberst auf dem Stapel bleibt; oder kommt unter den Talon, und die nächste Karte nimmt seinen Platz ein; oder beim ersten Stapel wird neu gegeben.
fishing-rule-stack-top-jack-stays = bleibt
fishing-rule-stack-top-jack-replaced = wird ersetzt
fishing-rule-stack-top-jack-redeal = es wird neu gegeben
fishing-rule-packs = Wie viele Kartenspiele
fishing-rule-packs-says = Wie viele Kartenspiele zusammengemischt werden: zwei bei bis zu sechs Mitspielern, drei bei sieben bis neun und vier ab zehn; oder so viele, wie du willst.
fishing-rule-packs-by-players = nach der Zahl der Mitspieler
fishing-rule-ten-on-ten-bonus = Zehn auf einzelne Zehn
fishing-rule-ten-on-ten-bonus-says = Was eine Zehn auf einer einzelnen Zehn bringt.
fishing-rule-bonus-on-first-card = Bringt die erste Karte einen Foxtrott?
fishing-rule-bonus-on-first-card-says = Ob die allererste Karte einen Foxtrott bringen kann.
fishing-rule-upcard = Wann eine Karte aufgedeckt wird
fishing-rule-upcard-says = Ob vor jedem Blatt eine Karte aufgedeckt wird oder nur vor dem ersten.
fishing-rule-upcard-every-hand = vor jedem Blatt
fishing-rule-upcard-first-hand = nur vor dem ersten Blatt
fishing-rule-hand-sweep = Wann der Stapel eingezogen wird
fishing-rule-hand-sweep-says = Ob den Stapel nach jedem Blatt bekommt, wer zuletzt genommen hat, oder erst am Ende der Runde.
fishing-rule-hand-sweep-after-hand = nach jedem Blatt
fishing-rule-hand-sweep-at-end = am Ende der Runde
fishing-rule-foxtrot-cards-score = Zählen auch die Karten eines Foxtrotts?
fishing-rule-foxtrot-cards-score-says = Ob die Karten, die ein Foxtrott nimmt, auch ihre Punkte bringen.

## Die Hausregeln einer Runde von Freunden: Schreibweisen mit Semikolon getrennt; ein Stern steht für jede Endung

fishing-written-single = eine runde; nur eine runde; eine einzige runde
fishing-written-match = pişti; pisti; pishti; basra; trockener stich; abräumen; paar
fishing-written-jack-on-jack = bube auf bube; bube auf buben; zwei buben; doppeltes pisti; doppeltes pişti
fishing-written-most-cards = meiste* karten; mehr karten
fishing-written-first-sees = vorhand sieht die grundkarten; vorhand sieht die verdeckten karten; der erste sieht die verdeckten karten
fishing-written-cutter-goes-on = wer abhebt nimmt auch den nächsten buben; abheber nimmt auch den nächsten buben
fishing-written-cutter-keeps = wer abhebt behält den buben; wer abhebt bekommt den buben; abheber behält den buben
