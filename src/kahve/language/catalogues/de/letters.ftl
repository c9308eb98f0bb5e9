### Die Buchstabenspiele: Quist, Tier-Quist, Scharfer Hund und Schildkröte mit Stichen, und Suppe mit einer Reihe von Buchstaben.
### Züge und Wörter wie BARD stehen in jeder Sprache groß und auf Englisch, weil die Karten es so haben.
### $who ist `you`, wo wer liest gemeint ist, sonst `other` für $name. $whom ist dasselbe für $person.
### ansagen: claim, scrump. prüfen lassen: have it checked. melden: call. Trumpf: ruling suit.


## Die Spiele

letters-game-quist = Quist
letters-game-animal-quist = Tier-Quist
letters-game-chili-dog = Scharfer Hund
letters-game-turtle = Schildkröte
letters-game-soup = Suppe
letters-summary-quist = Stiche aus Buchstaben, zwei gegen zwei: Wer zuletzt spielt, darf ein Wort ansagen und den Stich nehmen.
letters-summary-animal-quist = Quist, in dem immer Tiere Trumpf sind und genommene Tiere zählen.
letters-summary-chili-dog = Stiche aus Buchstaben, zwei gegen zwei: Wer den Hund nimmt, zahlt für jede Schote.
letters-summary-turtle = Stiche aus drei Buchstaben, zu dritt: Niemand will die Schoten, und schon gar nicht die Schildkröte.
letters-summary-soup = Eine Reihe von Buchstaben, die Anfang eines Wortes bleiben muss; wer eines fertig macht, isst die Suppe.

## Die Abrechnung, und was während einer Runde gezählt wird

letters-item-tricks = Stiche
letters-item-animals = Tiere
letters-item-peppers = Schoten
letters-item-dog = Der Hund
letters-item-turtle = Die Schildkröte
letters-item-hand = Punkte für die Runde
letters-item-spellchecks = Geprüfte Wörter
letters-item-total = Summe
letters-tally-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
letters-tally-animals =
    { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
letters-tally-peppers =
    { $count ->
        [one] { $count } Schote
       *[other] { $count } Schoten
    }
# Die Partei hat diese Karte genommen. Es steht allein.
letters-mark-dog = Hund
letters-mark-turtle = Schildkröte

## Wer am Zug ist

letters-your-turn-pass = Du bist am Zug: Wähl drei Karten zum Weitergeben.
letters-your-turn-name = Du bist am Zug: Wähl den Trumpf, oder keinen.
letters-your-turn-lead = Du bist am Zug: Spiel eine Karte aus.
letters-your-turn-play = Du bist am Zug: Spiel eine Karte.
letters-your-turn-scrump = Du bist am Zug: Sag ein Wort aus diesen Buchstaben an, oder pass.
# $word: das Wort, das jemand angesagt hat.
letters-your-turn-check = Du bist am Zug: Lass { $word } gelten, oder lass es prüfen.
letters-your-turn-dealer = Du bist am Zug: Gib die nächste Runde, oder überlass das dem Nächsten.
# Wer liest, hat alle Strafkarten genommen: Eigene Punkte gehen ab, oder die anderen bekommen welche.
letters-your-turn-sign = Du bist am Zug: Wähl, wie deine Karten zählen.
letters-turn-pass = { $name } wählt drei Karten zum Weitergeben.
letters-turn-name = { $name } wählt den Trumpf.
letters-turn-lead = { $name } spielt aus.
letters-turn-play = { $name } ist am Zug.
letters-turn-scrump = { $name } darf ein Wort ansagen.
letters-turn-check = { $name } darf das Wort prüfen lassen.
letters-turn-dealer = { $name } wählt, wer als Nächstes gibt.
letters-turn-sign = { $name } wählt, wie die Karten zählen.
# $card: die eine Karte, mit der die Suppe beginnen darf.
letters-soup-your-turn-start = Du bist am Zug: Beginn die Suppe mit { NOUN($card, form: "dative") }.
letters-soup-your-turn-fresh = Du bist am Zug: Beginn eine neue Suppe.
letters-soup-your-turn-add = Du bist am Zug: Leg eine Karte an die Suppe an, oder iss sie.
letters-soup-your-turn-last = Du bist am Zug: Melde ein Wort, oder beende die Runde.
# An diesem Tisch kann ein Wort verlangt werden, das die Suppe werden kann.
letters-soup-your-turn-last-demand = Du bist am Zug: Melde ein Wort, verlang eines, oder beende die Runde.
letters-soup-your-turn-reply = Du bist am Zug: Iss die Suppe, oder lass sie prüfen.
letters-soup-your-turn-offer = Du bist am Zug: Bleib bei deiner Meldung, oder biete an, sie zurückzunehmen.
letters-soup-your-turn-agree = Du bist am Zug: Nimm an, dass die Meldung zurückgenommen wird, oder lass die Suppe prüfen.
letters-soup-your-turn-inspect = Du bist am Zug: Lass die gegessene Suppe gelten, oder lass sie prüfen.
letters-soup-your-turn-prove = Du bist am Zug: Nenn ein Wort, das die Suppe werden kann, oder gib auf.
letters-soup-turn-fresh = { $name } beginnt eine neue Suppe.
letters-soup-turn-last = { $name } darf ein Wort melden oder die Runde beenden.
letters-soup-turn-reply = { $name } soll die Suppe essen.
letters-soup-turn-offer = { $name } darf anbieten, die Meldung zurückzunehmen.
letters-soup-turn-agree = { $name } darf annehmen, dass die Meldung zurückgenommen wird.
letters-soup-turn-inspect = { $name } sieht sich die gegessene Suppe an.
letters-soup-turn-prove = { $name } muss ein Wort nennen, das die Suppe werden kann.

## Der Tisch: der Name eines Ortes, und was dort liegt. Beides steht allein, zum Beispiel „Stich: noch keine Karte“.

letters-zone-trick = Stich
letters-zone-last-trick = Letzter Stich
letters-trick = { NOUN($cards, form: "definite") }
letters-trick-empty = noch keine Karte
letters-soup-zone = Suppe
letters-soup-zone-eaten = Gegessene Suppe
# $word: die Buchstaben der Karten von links nach rechts.
letters-soup-row = { $word }: { NOUN($cards, form: "definite") }
letters-soup-row-empty = leer

## Was ein Zug tut. Die der ersten Gruppe stehen neben der Karte, die ihr Subjekt ist, die anderen allein.

letters-move-is-passed = wird weitergegeben
letters-move-is-led = wird ausgespielt
letters-move-is-played = wird gespielt
letters-soup-move-starts = beginnt eine neue Suppe
letters-soup-move-adds =
    { $end ->
        [left] wird links angelegt, und die Suppe bleibt
       *[right] wird angelegt, und die Suppe bleibt
    }
letters-soup-move-adds-and-eats =
    { $end ->
        [left] wird links angelegt, und du isst alles als Wort
       *[right] wird angelegt, und du isst alles als Wort
    }
# Es steht neben der Karte, aber gemeint ist, wer liest.
letters-soup-move-eats-first = beginnt eine neue Suppe, nachdem du diese gegessen hast
letters-move-claim = { $word } ansagen
letters-move-claim-none = kein Wort ansagen
letters-move-accept = gelten lassen
letters-move-check = prüfen lassen
letters-move-name = { NOUN($suit) } zum Trumpf machen
letters-move-name-none = kein Trumpf
letters-move-deal = die nächste Runde geben
letters-move-leave-deal = das Geben dem Nächsten überlassen
letters-move-take-off = { $points } Punkte vom eigenen Punktestand abziehen
letters-move-give = den anderen je { $points } Punkte geben
letters-soup-move-call = melden: Die Suppe ist ein Wort und muss gegessen werden
letters-soup-move-inspect = die Suppe ansehen, die eben als Wort gegessen wurde
letters-soup-move-demand = ein Wort verlangen, das die Suppe werden kann
letters-soup-move-nothing = die Suppe gelten lassen und die Runde beenden
letters-soup-move-comply = die Suppe essen
letters-soup-move-check = prüfen lassen
letters-soup-move-proceed = bei der Meldung bleiben
letters-soup-move-offer = anbieten, die Meldung zurückzunehmen
letters-soup-move-agree = annehmen, dass die Meldung zurückgenommen wird
letters-soup-move-refuse = die Suppe prüfen lassen
letters-soup-move-drop = gelten lassen
letters-soup-move-named = das ist das Wort
letters-soup-move-give-up = kein Wort nennen und die Suppe essen

## Warum nur manche Wörter eines Stichs angesagt werden dürfen

letters-claims-as-played = An diesem Tisch gelten die Buchstaben in der gespielten Reihenfolge.
letters-claims-listed = An diesem Tisch darf nur ein Wort aus der Liste angesagt werden.
letters-claims-listed-as-played = An diesem Tisch darf nur ein Wort aus der Liste angesagt werden, in der gespielten Reihenfolge.
letters-claims-not-rude = Ein Wort, das Menschen verletzt, darf nicht angesagt werden.

## Was geschehen ist

letters-dealt =
    { $count ->
        [one] Jeder hat { $count } Karte.
       *[other] Jeder hat { $count } Karten.
    }
letters-dealt-face-down = Die Blätter bleiben verdeckt, bis der Trumpf feststeht.
letters-you-passed = Du hast { NOUN($cards, form: "accusative") } an { $person } weitergegeben.
# $name: nie wer liest.
letters-passed =
    { $whom ->
        [you] { $name } hat dir drei Karten weitergegeben.
       *[other] { $name } hat drei Karten an { $person } weitergegeben.
    }
letters-you-got = Du hast { NOUN($cards, form: "accusative") } von { $name } bekommen.
letters-named =
    { $who ->
        [you] Du hast { NOUN($suit) } zum Trumpf gemacht.
       *[other] { $name } hat { NOUN($suit) } zum Trumpf gemacht.
    }
letters-named-none =
    { $who ->
        [you] Du hast keinen Trumpf gewählt.
       *[other] { $name } hat keinen Trumpf gewählt.
    }
letters-led =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } ausgespielt.
       *[other] { $name } hat { NOUN($card, form: "accusative") } ausgespielt.
    }
letters-played =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } gespielt.
       *[other] { $name } hat { NOUN($card, form: "accusative") } gespielt.
    }
letters-claimed-none =
    { $who ->
        [you] Du hast kein Wort angesagt.
       *[other] { $name } hat kein Wort angesagt.
    }
letters-claimed =
    { $who ->
        [you] Du hast { $word } angesagt.
       *[other] { $name } hat { $word } angesagt.
    }
# $who und $whom sind nie dieselbe Person.
letters-claimed-for =
    { $who ->
        [you] Du hast { $word } angesagt und { $person } den Stich gegeben.
       *[other]
            { $whom ->
                [you] { $name } hat { $word } angesagt und dir den Stich gegeben.
               *[other] { $name } hat { $word } angesagt und { $person } den Stich gegeben.
            }
    }
letters-accepted =
    { $who ->
        [you] Du hast { $word } gelten lassen.
       *[other] { $name } hat { $word } gelten lassen.
    }
letters-checked =
    { $verdict ->
        [word]
            { $who ->
                [you] Du hast { $word } prüfen lassen: Es ist ein Wort.
               *[other] { $name } hat { $word } prüfen lassen: Es ist ein Wort.
            }
       *[no_word]
            { $who ->
                [you] Du hast { $word } prüfen lassen: Es ist kein Wort.
               *[other] { $name } hat { $word } prüfen lassen: Es ist kein Wort.
            }
    }
# Was eine Prüfung kostet oder bringt. $changes: eine Liste, zum Beispiel „du und Deniz −2“.
letters-points = Punkte: { LIST($changes, style: "comma") }.
# $change: Punkte mit Vorzeichen, zum Beispiel „−2“ oder „+5“.
letters-change-you = du { $change }
# $names: die Partner dessen, der liest.
letters-change-you-and-others = du und { $names } { $change }
# $names: eine Person, oder mehrere, die zusammen spielen.
letters-change-others = { $names } { $change }
letters-took-trick =
    { $who ->
        [you] Du hast den Stich genommen.
       *[other] { $name } hat den Stich genommen.
    }
letters-will-deal =
    { $who ->
        [you] Du gibst.
       *[other] { $name } gibt.
    }
letters-left-deal =
    { $who ->
        [you] Du hast das Geben dem Nächsten überlassen.
       *[other] { $name } hat das Geben dem Nächsten überlassen.
    }
letters-took-off =
    { $who ->
        [you] Du hast dir { $points } Punkte abgezogen.
       *[other] { $name } hat { $points } eigene Punkte abgezogen.
    }
letters-gave =
    { $who ->
        [you] Du hast den anderen je { $points } Punkte gegeben.
       *[other] { $name } hat den anderen je { $points } Punkte gegeben.
    }
letters-deal-over = Die Runde ist vorbei.

## Was in der Suppe geschehen ist. $soup: die Buchstaben der Suppe, zum Beispiel PEA. $word: ein Wort oder was gegessen wurde.

letters-soup-started =
    { $who ->
        [you] Du hast die Suppe mit { NOUN($card, form: "dative") } begonnen.
       *[other] { $name } hat die Suppe mit { NOUN($card, form: "dative") } begonnen.
    }
letters-soup-started-fresh =
    { $who ->
        [you] Du hast eine neue Suppe mit { NOUN($card, form: "dative") } begonnen.
       *[other] { $name } hat eine neue Suppe mit { NOUN($card, form: "dative") } begonnen.
    }
# $soup: mit dem neuen Buchstaben.
letters-soup-added =
    { $end ->
        [left]
            { $who ->
                [you] Du hast { NOUN($card, form: "accusative") } links angelegt: { $soup }.
               *[other] { $name } hat { NOUN($card, form: "accusative") } links angelegt: { $soup }.
            }
       *[right]
            { $who ->
                [you] Du hast { NOUN($card, form: "accusative") } angelegt: { $soup }.
               *[other] { $name } hat { NOUN($card, form: "accusative") } angelegt: { $soup }.
            }
    }
letters-soup-added-and-ate =
    { $end ->
        [left]
            { $who ->
                [you] Du hast { NOUN($card, form: "accusative") } links angelegt und die Suppe als Wort gegessen: { $word }.
               *[other] { $name } hat { NOUN($card, form: "accusative") } links angelegt und die Suppe als Wort gegessen: { $word }.
            }
       *[right]
            { $who ->
                [you] Du hast { NOUN($card, form: "accusative") } angelegt und die Suppe als Wort gegessen: { $word }.
               *[other] { $name } hat { NOUN($card, form: "accusative") } angelegt und die Suppe als Wort gegessen: { $word }.
            }
    }
letters-soup-ate-first =
    { $who ->
        [you] Du hast { $soup } gegessen und mit { NOUN($card, form: "dative") } eine neue Suppe begonnen.
       *[other] { $name } hat { $soup } gegessen und mit { NOUN($card, form: "dative") } eine neue Suppe begonnen.
    }
letters-best-word = Längstes Wort
letters-best-soup = Längste Suppe
letters-best-soup-says =
    { $who ->
        [you] Du hast { $soup } gegessen, { $count } Karten.
       *[other] { $name } hat { $soup } gegessen, { $count } Karten.
    }
# In den Sätzen mit $whom spricht niemand zu sich selbst: $who und $whom sind nie dieselbe Person.
letters-soup-called =
    { $who ->
        [you] Du hast { $soup } als Wort gemeldet: { $person } soll es essen.
       *[other]
            { $whom ->
                [you] { $name } hat { $soup } als Wort gemeldet: Du sollst es essen.
               *[other] { $name } hat { $soup } als Wort gemeldet: { $person } soll es essen.
            }
    }
letters-soup-inspected =
    { $who ->
        [you] Du hast dir die Suppe angesehen, die { $person } gegessen hat: { $word }.
       *[other]
            { $whom ->
                [you] { $name } hat sich die Suppe angesehen, die du gegessen hast: { $word }.
               *[other] { $name } hat sich die Suppe angesehen, die { $person } gegessen hat: { $word }.
            }
    }
letters-soup-demanded =
    { $who ->
        [you] Du hast von { $person } ein Wort verlangt, das { $soup } werden kann.
       *[other]
            { $whom ->
                [you] { $name } hat von dir ein Wort verlangt, das { $soup } werden kann.
               *[other] { $name } hat von { $person } ein Wort verlangt, das { $soup } werden kann.
            }
    }
# $soup: die Suppe, oder was gegessen wurde.
letters-soup-let-be =
    { $who ->
        [you] Du hast { $soup } gelten lassen.
       *[other] { $name } hat { $soup } gelten lassen.
    }
letters-soup-complied =
    { $who ->
        [you] Du hast { $soup } gegessen, wie gemeldet.
       *[other] { $name } hat { $soup } gegessen, wie gemeldet.
    }
# Die Meldung kann noch zurückgenommen werden, also ist noch nichts geprüft.
letters-soup-asked-for-check =
    { $who ->
        [you] Du willst { $soup } prüfen lassen.
       *[other] { $name } will { $soup } prüfen lassen.
    }
letters-soup-offered =
    { $who ->
        [you] Du hast { $person } angeboten, die Meldung zurückzunehmen.
       *[other]
            { $whom ->
                [you] { $name } hat dir angeboten, die Meldung zurückzunehmen.
               *[other] { $name } hat { $person } angeboten, die Meldung zurückzunehmen.
            }
    }
letters-soup-agreed =
    { $who ->
        [you] Du hast angenommen, dass die Meldung zurückgenommen wird.
       *[other] { $name } hat angenommen, dass die Meldung zurückgenommen wird.
    }
letters-soup-stood-by =
    { $who ->
        [you] Du bist bei der Meldung geblieben, also wurde { $soup } geprüft.
       *[other] { $name } ist bei der Meldung geblieben, also wurde { $soup } geprüft.
    }
letters-soup-refused =
    { $who ->
        [you] Du hast nicht angenommen, also wurde { $soup } geprüft.
       *[other] { $name } hat nicht angenommen, also wurde { $soup } geprüft.
    }
letters-soup-had-checked =
    { $who ->
        [you] Du hast { $word } prüfen lassen.
       *[other] { $name } hat { $word } prüfen lassen.
    }
letters-soup-is-word = Es ist ein Wort.
letters-soup-is-no-word = Es ist kein Wort.
letters-soup-is-word-and-eaten =
    { $who ->
        [you] Es ist ein Wort, und du hast es gegessen.
       *[other] Es ist ein Wort, und { $name } hat es gegessen.
    }
letters-soup-is-no-word-and-stays = Es ist kein Wort und bleibt liegen.
letters-soup-proved =
    { $who ->
        [you] Du hast { $word } genannt, ein Wort, das { $soup } werden kann.
       *[other] { $name } hat { $word } genannt, ein Wort, das { $soup } werden kann.
    }
letters-soup-proved-not =
    { $who ->
        [you] Du hast { $word } genannt, aber das kann { $soup } nicht werden, und hast { $soup } gegessen.
       *[other] { $name } hat { $word } genannt, aber das kann { $soup } nicht werden, und hat { $soup } gegessen.
    }
letters-soup-gave-up =
    { $who ->
        [you] Du hast kein Wort genannt und { $soup } gegessen.
       *[other] { $name } hat kein Wort genannt und { $soup } gegessen.
    }

## Warum ein Zug nicht geht

letters-nothing-now = Gerade geht nichts: Die Runde hat nicht begonnen oder ist vorbei.
letters-no-such-move = Einen solchen Zug gibt es nicht.
letters-not-held = Du hast { NOUN($card, form: "accusative") } nicht.
# $stage: was zu entscheiden ist.
letters-not-to-be-decided =
    { $stage ->
        [pass] Jetzt nicht: Drei Karten müssen weitergegeben werden.
        [name] Jetzt nicht: Der Geber muss den Trumpf nennen.
        [scrump] Jetzt nicht: Die Frage ist, ob der Stich ein Wort ist.
        [check] Jetzt nicht: Die Frage ist, ob das Wort geprüft wird.
        [dealer] Jetzt nicht: Die Frage ist, wer als Nächstes gibt.
        [sign] Jetzt nicht: Die Frage ist, wie die Karten zählen.
        [reply] Jetzt nicht: Auf eine Meldung muss geantwortet werden.
        [offer] Jetzt nicht: Die Frage ist, ob die Meldung zurückgenommen wird.
        [agree] Jetzt nicht: Die Frage ist, ob die Meldung zurückgenommen werden darf.
        [inspect] Jetzt nicht: Die Frage ist, ob die gegessene Suppe geprüft wird.
        [prove] Jetzt nicht: Jemand muss ein Wort nennen, das die Suppe werden kann.
        [end] Jetzt nicht: Alle Karten sind gespielt.
       *[play] Jetzt nicht: Eine Karte muss gespielt werden.
    }
# $suit: die ausgespielte Farbe.
letters-must-follow = Du hast { NOUN($suit) } auf der Hand, also musst du bedienen.
# $suits: eine Farbe oder mehrere, eine Liste.
letters-not-loose = { CAPITAL(NOUN($card, form: "definite")) } darf nicht ausgespielt werden: { NOUN($suits) } ist noch nicht frei, und du hast etwas anderes.
letters-not-in-first-trick = { CAPITAL(NOUN($card, form: "definite")) } ist eine Strafkarte: An diesem Tisch darf sie nicht in den ersten Stich, solange du eine andere hast.
letters-no-arrangement = Drei Karten lassen sich nur auf sechs Arten ordnen.
letters-not-in-order = An diesem Tisch gelten die Buchstaben in der gespielten Reihenfolge.
letters-same-word = Das ergibt dasselbe Wort wie eine andere Ordnung: Ein Buchstabe kommt zweimal vor.
letters-no-word = { $word } steht nicht in der Wortliste.
letters-rude-word = Dieses Wort verletzt Menschen. An diesem Tisch verzichten alle darauf.
letters-no-such-target = Dorthin kann der Stich nicht gegeben werden.
letters-changes-nothing = Das würde nichts ändern: Der Stich geht sowieso dorthin.
letters-soup-must-start = { CAPITAL(NOUN($card, form: "definite")) } muss die Suppe beginnen.
# $soup: die Buchstaben der Suppe mit dem neuen. $fewest: die wenigsten Buchstaben eines Wortes an diesem Tisch.
letters-soup-impossible-right =
    { $fewest ->
        [2] Kein Wort beginnt mit { $soup }.
       *[other] Kein Wort mit { $fewest } oder mehr Buchstaben beginnt mit { $soup }.
    }
# Dasselbe an einem Tisch, an dem an beiden Enden der Suppe angelegt wird.
letters-soup-impossible-anywhere =
    { $fewest ->
        [2] Kein Wort enthält { $soup }.
       *[other] Kein Wort mit { $fewest } oder mehr Buchstaben enthält { $soup }.
    }
letters-soup-completes-word = { $word } ist ein Wort: Wer eines fertig macht, isst die Suppe.
letters-soup-only-fresh = Es liegt keine Suppe da: Diese Karte beginnt eine neue.
letters-soup-nothing-to-call = Gerade gibt es nichts zu melden.
letters-soup-nothing-to-inspect = Gerade gibt es nichts anzusehen.
letters-soup-nothing-to-demand = Gerade gibt es nichts zu verlangen.
# $longest: wie viele Buchstaben das längste Wort hat.
letters-soup-too-long = Keine Liste hat ein Wort mit mehr als { $longest } Buchstaben.
letters-soup-too-short = { $word } hat zu wenige Buchstaben: An diesem Tisch hat ein Wort { $fewest } oder mehr.
letters-soup-right-end-only = An diesem Tisch wird nur am rechten Ende angelegt.

## Was sich nicht als Zug lesen lässt. $text ist, was jemand geschrieben hat, in Anführungszeichen. Die Beispiele sind in jeder Sprache so.

letters-passed-once-only = Eine Karte kann nur einmal weitergegeben werden.
letters-three-are-passed =
    { $count ->
        [one] Gib drei Karten auf einmal weiter, zum Beispiel pass AD CE SO; das hier ist { $count }.
       *[other] Gib drei Karten auf einmal weiter, zum Beispiel pass AD CE SO; das hier sind { $count }.
    }
# $letters: die des Stichs, zum Beispiel „S D R“. $word: was jemand geschrieben hat.
letters-no-such-arrangement = Die Buchstaben des Stichs sind { $letters }, und die ergeben nicht { $word }.
letters-neither-right-nor-left = Ein Wort sagt man für sich an, oder für right oder left, zum Beispiel scrump BARD right; nicht für { $text }.
letters-is-no-move = Ein Zug ist eine Karte, zum Beispiel AD, ein angesagtes Wort, zum Beispiel scrump BARD, oder eine Antwort; { $text } ist keiner.
letters-soup-word-of-letters =
    { $alphabet ->
        [tr] Ein Wort hat die Buchstaben des türkischen Alphabets, zum Beispiel name İNCİ.
       *[other] Ein Wort hat die Buchstaben A bis Z, zum Beispiel name PEARL.
    }
letters-soup-is-no-move = Ein Zug ist eine Karte, zum Beispiel AD, mit dem, was gegessen wird, zum Beispiel AD eat oder eat AD, oder eine Antwort, zum Beispiel call.

## Was für einen Zug spricht

# $number: wie viele Karten, die niemand gesehen hat, diese schlagen würden.
letters-why-lead =
    { $number ->
        [0] Keine Karte, die noch im Spiel ist, schlägt sie.
        [1] Nur eine Karte, die noch im Spiel ist, schlägt sie.
       *[other] { $number } Karten, die noch im Spiel sind, schlagen sie.
    }
letters-why-leads-so-far =
    { $number ->
        [0] Sie ist bisher die höchste Karte des Stichs, und keine, die noch im Spiel ist, schlägt sie.
        [1] Sie ist bisher die höchste Karte des Stichs, und nur eine, die noch im Spiel ist, schlägt sie.
       *[other] Sie ist bisher die höchste Karte des Stichs, und { $number }, die noch im Spiel sind, schlagen sie.
    }
# Was entscheidet, in erdachten Runden gezählt. $often und $otherwise: in wie vielen von zehn, nach diesem Zug und nach dem anderen. $other: eine Karte.
letters-why-wins =
    Deine Partei nimmt { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } den Stich, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach der anderen Wahl
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-soup-why-others-eat =
    Als Nächstes isst jemand anders { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-soup-why-you-eat =
    Bis zum Ende deines nächsten Zuges isst du { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
# $who: ob der andere einen Namen hat, $name.
letters-why-claimed =
    { $who ->
        [name] { $name } sagt
       *[nobody] Ein Gegner sagt
    } { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } ein Wort an, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach der anderen Wahl
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-why-claimed-either-way =
    { $who ->
        [name] { $name } sagt
       *[nobody] Ein Gegner sagt
    } so oder so { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } ein Wort an.
letters-why-side-claims =
    Deine Partei sagt { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } ein Wort an, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach der anderen Wahl
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-why-checked =
    { $often ->
        [0] Mit der anderen Wahl lässt ein Gegner das Wort { $otherwise ->
                [10] in allen erdachten Runden
               *[other] in { $otherwise } von 10 erdachten Runden
            } prüfen.
       *[other] Ein Gegner lässt das Wort { $often ->
                [10] in allen erdachten Runden
               *[other] in { $often } von 10 erdachten Runden
            } prüfen, und nach der anderen Wahl { $otherwise ->
                [0] in keiner
                [10] in allen
               *[other] in { $otherwise } von 10
            }.
    }
letters-why-hurt =
    Bis zum Ende deines nächsten Zuges nimmt deine Partei { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } Karten, die ihr schaden, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach der anderen Wahl
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-why-keeps =
    In deinem nächsten Zug hast du { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } die höchste Karte einer Farbe, die noch im Spiel ist, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach der anderen Wahl
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-soup-why-eats-either-way =
    In deinem nächsten Zug isst du so oder so { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    }.
letters-soup-why-called =
    { $who ->
        [name] { $name } meldet
       *[nobody] Wer nach dir kommt, meldet
    } { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } die Suppe, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-soup-why-keeps =
    In deinem nächsten Zug hast du { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } einen Buchstaben, der sich sicher anlegen lässt, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-soup-why-stuck =
    In deinem nächsten Zug lässt sich { $often ->
        [0] in keiner erdachten Runde
        [10] in allen erdachten Runden
       *[other] in { $often } von 10 erdachten Runden
    } keiner deiner Buchstaben sicher anlegen, und { $named ->
        [card] nach { NOUN($other, form: "dative") }
       *[move] nach dem anderen Zug
    } { $otherwise ->
        [0] in keiner
        [10] in allen
       *[other] in { $otherwise } von 10
    }.
letters-why-takes-last = Du spielst zuletzt, und deine Karte ist die höchste des Stichs.
letters-why-can-claim = Dann ergeben die Buchstaben des Stichs { $word }, und du darfst es ansagen.
letters-why-makes-a-word = Die Buchstaben ergeben { $word }: Sag es an, und wer rechts von dir sitzt, nimmt den Stich.
letters-why-partner-leads = Die höchste Karte des Stichs gehört deinem Partner.
letters-why-weakest = Sie schlägt die höchste Karte des Stichs nicht, und sie ist die schwächste, die du spielen darfst.
letters-why-other-leads = Eine andere Karte des Stichs bleibt die höchste.
letters-why-rid-of-penalty = So wirst du eine Karte los, die jedem schadet, der sie nimmt.
letters-why-no-word = Die Liste hat kein Wort aus diesen Buchstaben.
letters-why-stays-yours = Ohne Ansage geht der Stich sowieso an deine Partei.
letters-why-stays-others = Ohne Ansage geht der Stich an die andere Partei.
letters-why-claim-takes = Das Wort steht in der Liste, und der Stich geht dahin, wo du willst.
letters-why-claim-bluffs = Das Wort steht nicht in der Liste: Es nimmt den Stich nur, wenn niemand es prüfen lässt.
letters-why-claim-listed = Das angesagte Wort steht in der Liste.
letters-why-claim-not-listed = Das angesagte Wort steht nicht in der Liste.
# $number: mindestens vier von dreizehn.
letters-why-longest-suit = Du hast { $number } Karten dieser Farbe, deiner längsten.
letters-why-holds-suit =
    { $number ->
        [0] Du hast keine Karte dieser Farbe.
        [one] Du hast { $number } Karte dieser Farbe.
       *[other] Du hast { $number } Karten dieser Farbe.
    }
# $number: vier oder fünf von dreizehn. Es spricht dafür, keinen Trumpf zu wählen.
letters-why-no-suit = Deine längste Farbe hat nur { $number } Karten.
letters-why-blind = Noch hat niemand eine Karte gesehen.
letters-why-dealer-names = Der Geber nennt den Trumpf.
letters-why-next-leads = Wer links vom Geber sitzt, spielt zum ersten Stich aus.
letters-why-next-deals = Dann gibt der Nächste.
letters-why-take-off = Es zieht dir { $points } Punkte ab.
letters-why-give = Jeder der anderen bekommt { $points } Punkte dazu.
# $number: mindestens eine.
letters-why-passes-penalties =
    { $number ->
        [1] Eine dieser Karten schadet jedem, der sie nimmt.
       *[other] { $number } dieser Karten schaden jedem, der sie nimmt.
    }
# $number: bis zwölf.
letters-why-passes-high = Die höchste dieser Karten schlägt { $number } der zwölf anderen ihrer Farbe.

## Gewohnheiten: was jemand öfter oder seltener tut als ein Vereinsspieler

letters-habit-claims = Sagt öfter Wörter an als ein Vereinsspieler.
letters-habit-claims-less = Übergeht Wörter, die ein Vereinsspieler ansagen würde.
letters-habit-bluffs = Blufft öfter als ein Vereinsspieler.
letters-habit-bluffs-less = Blufft seltener als ein Vereinsspieler.
letters-habit-checks = Lässt öfter prüfen als ein Vereinsspieler.
letters-habit-checks-less = Lässt Wörter gelten, die ein Vereinsspieler prüfen ließe.
letters-habit-wins = Will Stiche, vor denen sich ein Vereinsspieler ducken würde.
letters-habit-wins-less = Duckt sich vor Stichen, die ein Vereinsspieler wollte.
letters-habit-eats = Isst die Suppe früher als ein Vereinsspieler.
letters-habit-eats-less = Legt an, wo ein Vereinsspieler essen würde.
letters-habit-completes = Macht öfter Wörter fertig, ohne sie anzusagen, als ein Vereinsspieler.
letters-habit-completes-less = Macht seltener Wörter fertig als ein Vereinsspieler.
letters-habit-calls = Meldet öfter Wörter als ein Vereinsspieler.
letters-habit-calls-less = Übergeht Wörter, die ein Vereinsspieler melden würde.
letters-habit-doubts = Zweifelt öfter an den anderen als ein Vereinsspieler.
letters-habit-doubts-less = Glaubt den anderen öfter als ein Vereinsspieler.
# $number: wie viele Buchstaben des Alphabets kein Wort ergeben und eines möglich lassen.
letters-soup-why-stays-safe =
    { $number ->
        [0] Damit ist die Suppe kein Wort, und kein Buchstabe lässt sich sicher anlegen.
        [1] Damit ist die Suppe kein Wort, und nur ein Buchstabe des Alphabets lässt sich sicher anlegen.
       *[other] Damit ist die Suppe kein Wort, und { $number } Buchstaben des Alphabets lassen sich sicher anlegen.
    }
letters-soup-why-stays-possible = Damit ist die Suppe kein Wort, und sie kann noch eines werden.
letters-soup-why-becomes-word = Damit ist die Suppe ein Wort, aber eine Meldung kostet dich nicht mehr, als sie zu essen.
letters-soup-why-becomes-impossible = Damit kann die Suppe kein Wort mehr werden, aber der Nächste müsste erst eines verlangen.
letters-soup-why-eats-word = Damit ist die Suppe ein Wort der Liste, und niemand kann eine Prüfung gewinnen.
letters-soup-why-eats-no-word = Damit ist die Suppe kein Wort der Liste, aber das zählt nur, wenn sie geprüft wird.
letters-soup-why-none-safe = Keiner deiner Buchstaben lässt sich sicher anlegen, und du beginnst eine neue Suppe.
letters-soup-why-few-follow =
    { $number ->
        [0] An die neue Suppe lässt sich kein Buchstabe sicher anlegen.
        [1] An die neue Suppe lässt sich nur ein Buchstabe des Alphabets sicher anlegen.
       *[other] An die neue Suppe lassen sich nur { $number } Buchstaben des Alphabets sicher anlegen.
    }
letters-soup-why-is-word = Die Suppe ist ein Wort der Liste.
letters-soup-why-is-no-word = Die Suppe ist kein Wort der Liste.
letters-soup-why-was-word = Die gegessene Suppe ist ein Wort der Liste.
letters-soup-why-was-no-word = Die gegessene Suppe ist kein Wort der Liste.
letters-soup-why-can-become = Die Liste hat ein Wort, das die Suppe werden kann.
letters-soup-why-cannot-become = Die Liste hat kein Wort, das die Suppe werden kann.
# $letter: ein Großbuchstabe, der einer weitergegebenen Karte.
letters-soup-why-rarest = Keiner deiner Buchstaben ergibt seltener ein Wort aus drei Buchstaben als { $letter }.
letters-soup-why-another = Du behältst noch ein { $letter }.

## Hilfe beim ersten Mal

letters-help-goal = Gewinn mit deinem Partner Stiche: Das Team mit den meisten gewinnt die Runde.
letters-help-low-wins = Nimm möglichst wenige Punkte: Jeder Punkt ist schlecht, und der niedrigste Punktestand gewinnt.
letters-help-stakes = Prüfe ein Wort nur, wenn es sich lohnt: Zwei Zeilen sagen, wer den Stich bekommt und wessen Punkte sich ändern.
letters-help-claim = Siehst du ein Wort? Sag es an, und du bestimmst, wer den Stich bekommt. Aber jeder darf es anzweifeln.
letters-help-claim-listed = Diese Buchstaben können ein Wort sein: Sag es an, und du bestimmst, wer den Stich bekommt.
letters-help-crown = Um diesen Stich zu gewinnen, schlag die Karte mit der Krone. Mit einem angesagten Wort kann er trotzdem noch weggehen.
letters-help-ruling = Gewinn Stiche mit Trumpf: Er schlägt die drei anderen Farben. Hast du die ausgespielte Farbe, musst du sie bedienen.
letters-help-not-loose = Spiel vorerst etwas anderes aus: Eine deiner Farben darf erst ausgespielt werden, wenn eine Karte davon gefallen ist.
letters-help-letters-only = Um einen Stich zu gewinnen, achte nur auf Farbe und Buchstabe. Die Tiere und Schoten sind bloß Bilder.
letters-help-animals = Nimm Tiere und gewinn die Runde: Das Team, das sie gewinnt, zählt seine Tiere ab dem siebten.
letters-help-dog = Lass den Hund den anderen: Sein Team bekommt einen Punkt für jede Schote auf den Chilis, die es nimmt.
# $points: was die Schildkröte kostet.
letters-help-turtle = Meide Chilis und die Schildkröte: Jede Schote, die du nimmst, kostet einen Punkt, und die Schildkröte kostet { $points }.
letters-soup-help-stakes = Entscheide nach dem, was auf dem Spiel steht: Zwei Zeilen sagen, wer die Suppe isst und wessen Punkte sich ändern.
letters-soup-help-looked-at = Entscheide nach dem, was auf dem Spiel steht: Zwei Zeilen sagen, wessen Punkte sich ändern. Der Stich bleibt, wo er ist.
letters-soup-help-call = Ist die Suppe schon ein Wort? Dann melde es, und dein Nachbar muss sie essen oder prüfen lassen.
letters-soup-help-soup = Lass eine Suppe stehen, die noch kein Wort ist, aber eines werden kann. Sie zu essen zählt als Stich, und Stiche sind schlecht.

## Stellungen, zu denen keine Runde führt, wie eine Textzeile sie beschreiben kann. scrumper und stage sind Namen ihrer Felder.

letters-position-stage = Das Feld stage ist { $stage }: Hier kann es 0 bis { $highest } sein.
# $cards: wie viele Karten jeder Platz hat, eine Liste von Texten.
letters-position-unequal-hands = Die Plätze haben { LIST($cards, style: "comma") } Karten, die im Stich mitgezählt: Alle müssen gleich viele haben.
# $leader, $turn: Nummern von Plätzen, als Texte.
letters-position-wrong-turn =
    { $lying ->
        [one] Der Stich hat { $lying } Karte, und Platz { $leader } hat ausgespielt: Platz { $turn } kann nicht am Zug sein.
       *[other] Der Stich hat { $lying } Karten, und Platz { $leader } hat ausgespielt: Platz { $turn } kann nicht am Zug sein.
    }
# $seats: wie viele spielen, und damit, wie viele Karten ein ganzer Stich hat.
letters-position-claim-too-early =
    { $lying ->
        [one] Der Stich hat { $lying } Karte: Ein Wort wird angesagt, wenn es { $seats } sind.
       *[other] Der Stich hat { $lying } Karten: Ein Wort wird angesagt, wenn es { $seats } sind.
    }
letters-position-trick-too-early =
    { $lying ->
        [one] Der Stich hat { $lying } Karte bei stage { $stage }: Er muss dann leer sein.
       *[other] Der Stich hat { $lying } Karten bei stage { $stage }: Er muss dann leer sein.
    }
letters-position-no-card = Am Zug ist Platz { $seat }, und der hat keine Karte.
letters-position-stage-of-another-house = Das Feld stage ist { $stage }: Dahin kommt keine Runde mit diesen Hausregeln.
letters-position-checked-by-its-own-side = Platz { $seat } soll sagen, ob ein Wort geprüft wird, das die eigene Partei ansagt.
letters-position-nobody-claims = Ein Wort soll geprüft werden, und das Feld scrumper sagt nicht, wessen.
letters-position-nothing-to-pass = Platz { $seat } hat keine Karte für den Nachbarn.
letters-soup-position-stage = Das Feld stage ist { $stage }: In der Suppe gibt es das nicht.
letters-soup-position-passed-late = Weitergegeben wird, bevor die erste Karte gespielt ist, und hier sind schon welche gespielt.

## Varianten: der Name einer Sammlung von Hausregeln, und ein Satz dazu

letters-preset-strict = Nur Wörter der Liste
letters-preset-strict-says = Nur Wörter der Liste zählen, und nichts wird geprüft.
letters-preset-turkish = Türkische Buchstaben
letters-preset-turkish-says = Das Buchstabenspiel hat die 29 Buchstaben des Türkischen, und die Wörter sind türkisch.
letters-preset-quist-short = Kurzes Quist
letters-preset-quist-short-says = Bis elf Punkte.
letters-preset-quist-always-animals = Immer Tiere
letters-preset-quist-always-animals-says = Der Geber hat keine Wahl: In jeder Runde sind Tiere Trumpf.
letters-preset-animal-quist-short = Kurzes Tier-Quist
letters-preset-animal-quist-short-says = Bis elf Punkte.
letters-preset-chili-dog-short = Kurzer Scharfer Hund
letters-preset-chili-dog-short-says = Bis fünfzig Punkte.
letters-preset-turtle-short = Kurze Schildkröte
letters-preset-turtle-short-says = Bis fünfzig Punkte.
letters-preset-soup-short = Kurze Suppe
letters-preset-soup-short-says = Bis fünfundzwanzig Punkte.
letters-preset-soup-both-ends = Suppe an beiden Enden
letters-preset-soup-both-ends-says = Karten dürfen auch links angelegt werden.

## Hausregeln: wie jede heißt, was sie festlegt, und wie ein Formular ihre Werte nennt

letters-rule-seats = Mitspieler
letters-rule-seats-says = Wie viele mitspielen.
letters-rule-seats-teams-says = Wie viele mitspielen, in zwei Teams.
letters-rule-seats-alone-says = Wie viele mitspielen, jeder für sich.
letters-rule-target = Ziel
letters-rule-target-wins-says = Der Punktestand, mit dem man die Partie gewinnt.
letters-rule-target-loses-says = Der Punktestand, mit dem ein Team die Partie verliert.
letters-rule-target-ends-says = Der Punktestand, der die Partie beendet: Es gewinnt, wer dann die wenigsten Punkte hat.
letters-rule-deck = Welche Buchstaben im Spiel sind
letters-rule-deck-says = Alle 26 Buchstaben; oder in jeder Farbe dieselben dreizehn; oder die 29 des Türkischen; oder ein eigenes Buchstabenspiel.
letters-rule-deck-full26 = alle 26 Buchstaben
letters-rule-deck-thirteen = in jeder Farbe dieselben dreizehn
letters-rule-deck-custom = ein eigenes Buchstabenspiel
letters-rule-deck-turkish29 = alle 29 türkischen Buchstaben
letters-rule-rank-order = Welches Ende des Alphabets hoch ist
letters-rule-rank-order-says = Ob Z der höchste Buchstabe einer Farbe ist und A der niedrigste, oder umgekehrt.
letters-rule-rank-order-az-low-a = A am niedrigsten, Z am höchsten
letters-rule-rank-order-az-high-a = A am höchsten, Z am niedrigsten
letters-rule-word-mode = Wann Wörter geprüft werden
letters-rule-word-mode-says = Alles darf als Wort angesagt werden, bis jemand es prüfen lässt; oder nur Wörter der Liste zählen.
letters-rule-word-mode-table = wenn jemand fragt
letters-rule-word-mode-strict = immer, allein nach der Liste
letters-rule-lexicon = Welche Wortliste
letters-rule-lexicon-says = Die Liste, die entscheidet, was ein Wort ist: Englisch aus allen Ländern, amerikanisches Englisch, nur geläufige Wörter, auch seltene, Türkisch, oder Wörter aus einer eigenen Datei.
letters-rule-lexicon-int60 = Englisch aus allen Ländern
letters-rule-lexicon-us60 = amerikanisches Englisch
letters-rule-lexicon-int35 = nur geläufige Wörter
letters-rule-lexicon-int70 = auch seltene Wörter
letters-rule-lexicon-tr = türkische Wörter
letters-rule-rude-words = Wer verletzende Wörter benutzen darf
letters-rule-rude-words-says = Wer ein Wort ansagen darf, das Menschen verletzt, etwa ein Schimpfwort: Menschen, aber kein Bot; auch Bots; oder niemand.
letters-rule-rude-words-bots-never = nur Menschen
letters-rule-rude-words-allowed = Menschen und Bots
letters-rule-rude-words-refused = niemand
letters-rule-score-floor = Wie tief ein Punktestand fallen kann
letters-rule-score-floor-says = Ob ein Punktestand unter null fallen kann.
letters-rule-score-floor-none = unter null
letters-rule-score-floor-zero = null
letters-rule-animals = Tiere
letters-rule-animals-says = Die Buchstaben der Tiere in einem eigenen Buchstabenspiel.
letters-rule-chili-peppers = Chilis
letters-rule-chili-peppers-says = Die Buchstaben der Chilis in einem eigenen Buchstabenspiel.
letters-rule-sours = Saures
letters-rule-sours-says = Die Buchstaben der sauren Karten in einem eigenen Buchstabenspiel.
letters-rule-sweets = Süßes
letters-rule-sweets-says = Die Buchstaben der süßen Karten in einem eigenen Buchstabenspiel.
letters-rule-icons = Schoten
letters-rule-icons-says = Die Schoten auf den Chilis eines eigenen Buchstabenspiels, in der Folge des Alphabets.
letters-rule-dog = Der Hund
letters-rule-dog-says = Der Hund eines eigenen Buchstabenspiels, eines der Tiere.
letters-rule-turtle = Die Schildkröte
letters-rule-turtle-says = Die Schildkröte eines eigenen Buchstabenspiels, ein anderes der Tiere.
letters-rule-removed = Die Karte, die zu dritt fehlt
letters-rule-removed-says = Die Karte, die ein eigenes Buchstabenspiel zu dritt weglässt.
letters-rule-starter = Die Karte, die die Suppe beginnt
letters-rule-starter-says = Die Karte eines eigenen Buchstabenspiels, die die Suppe beginnt.
# Was für die Buchstaben einer Farbe, die Schoten der Chilis und eine Karte geschrieben werden darf. Es steht hinter „erlaubt sind“.
letters-rule-allows-letters = dreizehn verschiedene Buchstaben in alphabetischer Folge
letters-rule-allows-icons = dreizehn Ziffern von 1 bis 4
letters-rule-allows-card = das Kürzel einer Karte, zum Beispiel AD
letters-rule-allows-own-list = eine Datei mit Wörtern, zum Beispiel mine.txt, wo du Kahve selbst startest
# $file: zum Beispiel mine.txt. $number: der Wörter.
letters-own-list =
    { $number ->
        [one] { $file }, ein Wort
       *[other] { $file }, { $number } Wörter
    }
letters-rule-exchange = Wohin du Karten weitergibst
letters-rule-exchange-says = Ob drei Karten nach rechts weitergegeben werden, nach links, oder in ungeraden Runden nach rechts und in geraden nach links.
letters-rule-exchange-right = nach rechts
letters-rule-exchange-left = nach links
letters-rule-exchange-alternate = abwechselnd nach rechts und links
letters-rule-dealer-option = Wie der Trumpf gewählt wird
letters-rule-dealer-option-says = Der Geber nennt den Trumpf oder keinen, nach oder vor einem Blick ins Blatt; oder immer sind Tiere Trumpf; oder nie eine Farbe.
letters-rule-dealer-option-after-look = der Geber sieht erst ins Blatt
letters-rule-dealer-option-before-look = der Geber wählt blind
letters-rule-dealer-option-always-animals = immer Tiere
letters-rule-dealer-option-always-none = nie ein Trumpf
letters-rule-dealer-rule = Wer als Nächstes gibt
letters-rule-dealer-rule-says = Wer vom siegreichen Team als Erster nach dem Geber sitzt, darf als Nächstes geben, oder muss; oder das Geben geht reihum.
letters-rule-dealer-rule-winner-choice = die Sieger, wenn sie wollen
letters-rule-dealer-rule-winner-deals = die Sieger
letters-rule-dealer-rule-rotate = alle reihum
letters-rule-restrict-ruling = Müssen Tiere warten, bis sie ausgespielt werden?
letters-rule-restrict-ruling-says = Ob auch Tiere erst ausgespielt werden dürfen, wenn eines gefallen ist.
letters-rule-safe-first-trick = Ist der erste Stich frei von Strafkarten?
letters-rule-safe-first-trick-says = Ob Strafkarten nicht in den ersten Stich dürfen, solange jemand andere hat.
letters-rule-lettering = Wie Buchstaben ein Wort ergeben
letters-rule-lettering-says = Ob die Buchstaben eines Stichs umgestellt werden dürfen oder in der gespielten Reihenfolge gelten.
letters-rule-lettering-loose = in beliebiger Reihenfolge
letters-rule-lettering-firm = in der gespielten Reihenfolge
letters-rule-scrump-who = Wer ansagen darf
letters-rule-scrump-who-says = Nur wer zuletzt zum Stich spielt, darf ansagen; oder im Uhrzeigersinn auch die Gegner dessen, der ihn nehmen würde.
letters-rule-scrump-who-last-only = nur wer zuletzt spielt
letters-rule-scrump-who-open = auch die Gegner
letters-rule-idle-scrump = Darf eine Ansage nichts ändern?
letters-rule-idle-scrump-says = Ob ein Wort angesagt werden darf, auch wenn der Stich sowieso an denselben geht.
letters-rule-review-last-trick = Darf man den letzten Stich noch einmal ansehen?
letters-rule-review-last-trick-says = Ob der letzte Stich noch einmal angesehen werden darf.
letters-rule-turtle-target = Wohin du den Stich geben darfst
letters-rule-turtle-target-says = Ob wer ansagt den Stich nur nach rechts geben darf oder jedem Gegner.
letters-rule-turtle-target-right = nur nach rechts
letters-rule-turtle-target-any = jedem Gegner
letters-rule-turtle-bonus = Alle Strafkarten nehmen
letters-rule-turtle-bonus-says = Wer alle Strafkarten nimmt, zieht 26 Punkte ab, und die anderen bekommen je 26; oder nur eines von beiden; oder wer sie nimmt, wählt.
letters-rule-turtle-bonus-both = minus 26, und plus 26 für die anderen
letters-rule-turtle-bonus-minus-only = nur minus 26
letters-rule-turtle-bonus-plus-only = nur plus 26 für die anderen
letters-rule-turtle-bonus-taker-chooses = wer sie nimmt, wählt
letters-rule-soup-min-word = Kürzestes erlaubtes Wort
letters-rule-soup-min-word-says = Die wenigsten Buchstaben eines Wortes.
letters-rule-soup-ends = Wo du eine Karte anlegen darfst
letters-rule-soup-ends-says = Ob nur am rechten Ende angelegt werden darf oder an beiden.
letters-rule-soup-ends-right = nur am rechten Ende
letters-rule-soup-ends-both = an beiden Enden
letters-rule-soup-possible = Muss ein Wort möglich bleiben?
letters-rule-soup-possible-says = Eine Karte, die jedes Wort unmöglich macht, darf nicht gespielt werden; oder sie darf, aber der Nächste kann ein Wort verlangen.
letters-rule-soup-possible-enforced = ja
letters-rule-soup-possible-challenge = nein, aber ein Wort kann verlangt werden

## Hausregeln, die nicht zusammenpassen; Wörter mit _ sind Namen von Regeln und bleiben, wie sie sind

# Dahinter steht ein Satz, der sagt, warum.
letters-deck-cannot-be = Mit diesem Buchstabenspiel lässt sich nicht spielen.
# $rule: der Name einer Hausregel.
letters-part-of-own-deck = { $rule } gehört zu einem eigenen Buchstabenspiel: Das braucht deck custom.
# $deck, $lexicon: Namen eines Buchstabenspiels und einer Wortliste, zum Beispiel turkish29 und int60. $alphabet: en oder tr.
# $lists: die Wortlisten des Alphabets des Buchstabenspiels.
letters-list-of-another-alphabet =
    { $alphabet ->
        [tr] Das Buchstabenspiel { $deck } hat die Buchstaben des türkischen Alphabets, und die Wörter von { $lexicon } sind englisch. Dieses Buchstabenspiel braucht die Wortliste { LIST($lists, style: "comma") }.
       *[other] Das Buchstabenspiel { $deck } hat die Buchstaben des englischen Alphabets, und die Wörter von { $lexicon } sind türkisch. Dieses Buchstabenspiel braucht eine der Wortlisten { LIST($lists, style: "comma") }.
    }
letters-soup-no-challenge = soup_possible kann nicht challenge sein, wenn word_mode strict ist, weil dann nichts geprüft wird.
# $reason: was das System sagt.
letters-deck-file-unreadable = Die Datei { $file } mit dem Buchstabenspiel lässt sich nicht lesen: { $reason }.
letters-deck-file-no-text = Die Datei { $file } mit dem Buchstabenspiel ist kein Text in UTF-8.
# $why: ein ganzer Satz.
letters-deck-file-unusable = Die Datei { $file } mit dem Buchstabenspiel ist unbrauchbar. { $why }
