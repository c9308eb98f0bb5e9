### Was alle Spiele teilen: Hausregeln, Protokolle von Partien, Stellungen, Züge und Runden.
### $rule und $field sind Namen im Programm und bleiben, wie sie sind.


## Eine Hausregel: ihre Werte, und was erlaubt ist. Jedes steht allein, zum Beispiel hinter „Erlaubt:“.

engine-yes = ja
engine-no = nein
engine-allows-range = { $low } bis { $high }
engine-allows-yes-no = ja oder nein
engine-allows-listed = { $values }
engine-allows-listed-or-other = { LIST($values, style: "comma") } oder eine andere ganze Zahl von { $low } bis { $high }
engine-allows-listed-or-further = { LIST($values, style: "comma") }; außerdem { $further }
engine-allows-numbers-by-deal = { $step ->
    [1] { LIST($values, style: "comma") } oder bis zu { $most } Zahlen von { $low } bis { $high }, eine je Runde, zum Beispiel { $example }
   *[other] { LIST($values, style: "comma") } oder bis zu { $most } Vielfache von { $step } von { $low } bis { $high }, eines je Runde, zum Beispiel { $example }
}
engine-allows-numbers-by-card = { LIST($values, style: "comma") } oder für jeden Wert ein Vielfaches von { $step } von { $low } bis { $high }, zum Beispiel { $example }
engine-numbers = { LIST($numbers, style: "comma") }

## Was an einer Hausregel nicht stimmt

engine-rule-not-in-range = { $rule } kann nicht { $value } sein: Erlaubt ist { $low } bis { $high }.
engine-rule-not-the-only = { $rule } kann nicht { $value } sein: Erlaubt ist nur { $only }.
engine-rule-not-listed = { $rule } kann nicht { $value } sein: Erlaubt sind { $allowed }.
engine-rule-not-listed-or-other = { $rule } kann nicht { $value } sein: Erlaubt sind { LIST($allowed, style: "comma") } oder eine andere ganze Zahl von { $low } bis { $high }.
engine-rule-not-listed-or-further = { $rule } kann nicht { $value } sein: Erlaubt sind { LIST($allowed, style: "comma") }; außerdem { $further }.
engine-rule-not-yes-or-no = { $rule } kann nicht { $value } sein: Erlaubt ist ja oder nein (yes, no).
engine-rule-not-such-a-text = { $rule } kann nicht { $value } sein: Erlaubt sind { $allowed }.
engine-no-such-rule = Eine Hausregel { $rule } gibt es nicht.
engine-rules-there-are = Die Hausregeln sind { $rules }.
engine-is-no-rule = { $text } ist keine Hausregel: Schreib sie als option=value, zum Beispiel target=101.
engine-rule-set-twice = { $rule } ist zweimal gesetzt.
engine-no-such-preset = { $game } hat keine Variante { $preset }: Es gibt { LIST($presets, style: "comma") }.
engine-game-without-presets = { $game } hat keine Variante { $preset }: Dieses Spiel hat gar keine.

## Hausregeln in einer Zeile, zum Beispiel „pisti target=101 # Omas Pişti“, mit dem Namen hinter #

engine-line-too-long = Diese Zeile ist zu lang für Hausregeln: Erlaubt sind { NUMBER($most, useGrouping: 0) } Zeichen.
engine-set-name-too-long = Der Name hat höchstens { $most } Zeichen: { $name } ist länger.
engine-set-name-cannot-be-seen = Der Name muss eine Zeile aus sichtbaren Zeichen sein: { $name } ist das nicht.
engine-line-of-another-game = Diese Hausregeln sind für { $other }, aber das Spiel hier ist { $game }: Wähle zuerst jenes Spiel.

## Was am Protokoll einer Partie nicht stimmt. Jeder Satz außer dem ersten steht hinter „Zeile 3: “.

engine-log-line = Zeile { $line }: { $error }
engine-log-empty = Das Protokoll ist leer; es beginnt mit einem Kopf.
engine-log-is-no-text = Das ist kein Text in UTF-8, also kein Protokoll.
engine-log-not-json = Das ist kein JSON; vielleicht ist die Datei unvollständig.
engine-log-no-object = Jede Zeile eines Protokolls muss ein JSON-Objekt sein.
engine-log-neither-deal-nor-result = Eine Zeile muss eine Runde oder das Ergebnis sein.
engine-log-goes-on = Das Protokoll geht nach seinem Ergebnis weiter.
engine-log-without-result = Hier ist die Partie vorbei, aber das Protokoll hat kein Ergebnis.
engine-log-without-header = Das ist nicht der Kopf eines Kahve-Protokolls im Format { $format }.
engine-log-of-other-rules = Das Protokoll wurde nach den Regeln { $rules } gespielt, hier ist aber Version { $version } von { $game }.
engine-log-header-without-house = Der Kopf braucht house und dealer.
engine-log-header-without-players =
    { $seats ->
        [one] Der Kopf braucht den Namen von { $seats } Spieler.
       *[other] Der Kopf braucht die Namen von { $seats } Spielern.
    }
engine-log-of-another-list = Das Protokoll wurde mit einer anderen Wortliste gespielt: Es nennt { $named }, hier ist die Liste aber { $list } mit der Kennung { $digest }.
engine-log-of-a-list = Das Protokoll wurde mit einer anderen Wortliste gespielt: Es nennt { $named }, hier gibt es aber keine Wortliste.
engine-log-other-deal = Das ist Runde { $deal }, an der Reihe war Runde { $due }.
engine-log-other-dealer = Als Geber steht hier { $dealer }, es gibt aber Platz { $seat }.
engine-log-deal-is-void = Die Runde gilt nicht: { $reason }
engine-log-deal-is-not-void = Die Runde ist als ungültig bezeichnet und ist es nicht.
engine-log-misplaced-proof = Der Nachweis einer Runde ist ein Objekt, und nur eine zu Ende gespielte Runde hat einen.
engine-log-without-moves = Eine Runde braucht ihre Züge, zum Beispiel 0:5H 1:6D.
engine-log-move-cannot-be-read = Zug { $number }, { $move }, lässt sich nicht lesen: Jeder ist Platz:Zug, zum Beispiel 0:5H 1:6D.
engine-log-move-after-the-deal = Zug { $number }, { $move }: Die Runde ist vorbei.
engine-log-move-out-of-turn = Zug { $number }, { $move }: Am Zug ist Platz { $seat }.
engine-log-move-refused = Zug { $number }, { $move }: { $error }
engine-log-sheet-too-early = Die Runde hat eine Abrechnung, ist aber nicht zu Ende.
engine-log-without-sheet = Die Runde ist zu Ende, hat aber keine Abrechnung.
engine-log-other-points = Partei { $side }, { $item }: Das Protokoll sagt { $written }, gezählt sind es { $counted }.
engine-log-other-scores = Der Punktestand ist { $written }, gezählt sind es { $counted }.
engine-log-other-games = Die Spiele sind { $written }, gezählt sind es { $counted }.
engine-log-result-too-early = Das Protokoll hat ein Ergebnis, aber die Partie ist nicht vorbei.
engine-log-other-result = Das Ergebnis ist { $written }, gezählt ist es { $counted }.

## Was am Nachweis einer Runde nicht stimmt. Der Satz steht hinter einem Doppelpunkt.

engine-proof-of-another-deal = Der Nachweis gehört zu Runde { $deal }, steht hier aber bei Runde { $number }.
engine-proof-over-a-played-deal = Der Nachweis beginnt mit Runde { $first }, und eine Runde zwischen dieser und Runde { $number } hat gegolten.
engine-deal-without-proof = Runde { $number } hat keinen Nachweis.

## Was an einer Stellung nicht stimmt, einer Textzeile mit Feldern wie turn=1

engine-position-of-another-game = Eine Stellung von { $game } beginnt mit { $name } und den Hausregeln, oder mit '-'.
engine-no-such-field = { $game } hat kein Feld { $field }.
engine-field-cannot-be-read = Das Feld { $field } lässt sich aus { $text } nicht lesen.
engine-entry-without-a-card = Das Feld { $field } beschreibt eine Stelle von { $zone }, an der keine Karte liegt.
engine-field-is-not-the-sum = Das Feld { $field } ist { $number }: Das ist nicht die Summe von { $total }.
engine-nobody-can-move = Platz { $seat } ist am Zug und hat keinen.
engine-field-against-the-rest = Das Feld { $field } hat { $number }: Nach dem Rest dieser Stellung ist es { $right }.
engine-field-out-of-range = Das Feld { $field } hat { $number }: Hier kann es { $low } bis { $high } sein.
engine-field-beyond-the-seats =
    { $count ->
        [one] Das Feld { $field } hat einen Eintrag für einen Platz jenseits des { $count }, der spielt.
       *[other] Das Feld { $field } hat einen Eintrag für einen Platz jenseits der { $count }, die spielen.
    }
engine-field-beyond-the-sides =
    { $count ->
        [one] Das Feld { $field } hat einen Eintrag für eine Partei jenseits der { $count }, die spielt.
       *[other] Das Feld { $field } hat einen Eintrag für eine Partei jenseits der { $count }, die spielen.
    }
engine-other-number-of-cards =
    { $lying ->
        [one] In dieser Stellung gibt es { $lying } Karte: Das Kartenspiel hat { $deck }.
       *[other] In dieser Stellung gibt es { $lying } Karten: Das Kartenspiel hat { $deck }.
    }
engine-size-is-wrong = Das Feld { $field } sagt { $number }: So viele Karten hat { $zone } nicht.
engine-known-cards-are-not-there = Das Feld { $field } hat Karten, die nicht in { $zone } sind.
engine-card-of-another-deck = Das Feld { $field } hat eine Karte, die nicht zu diesem Kartenspiel gehört.
engine-too-many-of-a-card = { $cards } kommt öfter vor als in diesem Kartenspiel.
engine-phase-cannot-be = Das Feld phase ist { $phase }: Es kann { LIST($phases, style: "or") } sein.
engine-no-such-reason = Das Feld void ist { $number }: Einen solchen Grund hat { $game } nicht.

## Was an einem Tisch nicht geht

engine-match-is-over = Die Partie ist vorbei: Eröffne einen neuen Tisch.
engine-deal-is-not-finished = Diese Runde ist nicht vorbei: Es gibt noch Karten zu spielen.
engine-no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
engine-no-such-seat-or-onlooker = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }, und NOBODY steht fürs Zuschauen.
engine-order-and-seed = Gib eine Reihenfolge oder einen Startwert an, nicht beides.
engine-order-is-no-text = Eine Reihenfolge ist ein Text aus Bezeichnungen wie 'TC TS JD', nicht { $order }. Einen Startwert gib mit Namen an: seed=7.
engine-move-is-no-text = Ein Zug muss ein Text sein, und { $move } ist keiner.
engine-move-is-no-move = Ein Zug ist sein Text wie in `legal` oder seine Nummer wie in `moves`; { $move } ist keins von beiden.
engine-cards-not-seen = Diese Stellung zeigt, was ein anderer Platz oder jemand beim Zuschauen sieht, nicht aber die Karten von Platz { $seat }, der am Zug ist.
engine-no-such-move = Es gibt keinen Zug mit der Nummer { $move }.
engine-no-move-now = Jetzt ist kein Zug möglich: Die Runde hat nicht begonnen oder ist vorbei.
engine-turn-is-over = Der Zug endet mit { $said }: { $move } kann nicht dazugehören.
engine-nothing-to-take-back = In dieser Runde gibt es keinen Zug zurückzunehmen.
engine-no-such-deal =
    { $count ->
        [0] Eine Runde { $deal } gibt es in dieser Partie nicht: Bisher ist nichts gegeben.
       *[other] Eine Runde { $deal } gibt es in dieser Partie nicht: Bisher sind es { $count }.
    }
engine-begun-from-a-position = Diese Partie begann mit einer Stellung, also sind ihre ersten Karten nicht bekannt, und man kann sie nicht Zug für Zug durchgehen.
engine-no-deal-fits = Keine Verteilung von { $game } passt zu dieser Sicht.

## In einem Notizbuch

engine-seat = Platz { $seat }
engine-deal-step-by-step = Runde { $deal }, Schritt für Schritt

## Was nicht installiert ist

engine-library-is-missing = { $what } braucht { $library }, und das ist nicht installiert: { $command }.
engine-arrays-need-numpy = Felder brauchen NumPy, und das ist nicht installiert: { $command }.

## Kompilierte Regeln

engine-no-compiler = Hier gibt es keinen C-Compiler: Installiere gcc oder clang, oder führ { $command } aus.
engine-no-such-compiler = CC nennt { $command }, und dieses Programm gibt es nicht: Nenn einen C-Compiler, oder setz CC zurück.
engine-compiler-fails = Der C-Compiler { $command } scheitert: { $says }.
engine-compiler-given-up = Der C-Compiler { $command } wurde in { $seconds } Sekunden nicht fertig.
engine-rules-are-interpreted = Darum werden die Regeln interpretiert, was etwa hundertmal so lange dauert.
engine-compiled-code-not-kept = Kompilierter Code lässt sich in { $folder } nicht speichern ({ $reason }): Schaff dort Platz, oder nenn in KAHVE_CACHE einen anderen Ordner.

## Die Hausregeln einer Familie in ihren eigenen Worten

engine-sheet-understood = Das wurde verstanden.
engine-sheet-rule = { $rule } – { $value }.
engine-sheet-nothing = In diesem Text war keine Hausregel zu finden.
engine-sheet-unknown = Nicht verstanden: { $words }.
engine-sheet-numbers = null; eins eine einen ein; zwei; drei; vier; fünf; sechs; sieben; acht; neun; zehn; elf; zwölf
engine-sheet-fillers = und; der; die; das; den; dem; des; von; vom; ist; sind; mindestens; für; mit; je; pro; jeder; jede; jedes; punkt; punkte; punkten; karte; karten; stapel; wert; braucht; brauchen; zum; zur; wir; ihr; man; hat; haben; muss; geben; dann; bei; auf; bonus; es; gibt; bringt; zählt; zählen
engine-sheet-no = nein; nicht; ohne; nie; kein; keine; keinen; aus
engine-sheet-yes = ja; darf; dürfen; kann; können; erlaubt
engine-sheet-to = bis
engine-sheet-target = ziel; gespielt bis; spielen bis; wir spielen bis; spiel bis; gewinnt mit; gewonnen mit; siegpunkte; punktziel
engine-sheet-players = spieler; mitspieler; leute; personen
