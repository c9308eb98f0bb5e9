### Der Tisch der Buchstabenspiele: Quist, Suppe und ihre Verwandten.
### $who ist „you“ für den, der liest, und „other“ für jemand anders, der $name heißt.

client-letters-you = du
client-letters-nobody = niemand
# „Punkte: wir −2, sie +2“.
client-letters-we = wir
client-letters-they = sie
client-letters-side-and-change = { $side } { $change }
client-letters-stake-trick =
    { $who ->
        [you] du nimmst den Stich; Punkte: { LIST($changes, style: "comma") }
       *[other] { $name } nimmt den Stich; Punkte: { LIST($changes, style: "comma") }
    }
client-letters-stake-soup =
    { $who ->
        [you] du isst die Suppe; Punkte: { LIST($changes, style: "comma") }
       *[other] { $name } isst die Suppe; Punkte: { LIST($changes, style: "comma") }
    }
client-letters-stake-points = Punkte: { LIST($changes, style: "comma") }
client-letters-who-has-it-checked = wer es prüfen lässt
client-letters-is-a-word = ist ein Wort
client-letters-is-no-word = ist kein Wort
client-letters-suit-in-hand =
    { $count ->
        [one] { $count } auf der Hand
       *[other] { $count } auf der Hand
    }
client-letters-which-ruling-suit = Welche Farbe ist in dieser Runde Trumpf?
client-letters-no-suit = Keine
client-letters-no-ruling-suit = kein Trumpf
client-letters-arrange = Ordne die Buchstaben zu einem Wort, oder sag keines an.
client-letters-who-controls =
    { $who ->
        [you] Deine Karte führt im Stich.
       *[other] Die Karte von { $name } führt im Stich.
    }
client-letters-word-reads = Das Wort lautet { $word }
client-letters-cannot-be-claimed = Das kann nicht angesagt werden.
client-letters-claim-for =
    { $who ->
        [you] { $word } ansagen: Du nimmst den Stich
       *[other] { $word } ansagen: { $name } nimmt ihn
    }
client-letters-no-word = Kein Wort
client-letters-claims =
    { $who ->
        [you] Du sagst { $word } an und nimmst damit den Stich.
       *[other] { $name } sagt { $word } an und nimmt damit den Stich.
    }
client-letters-claims-for =
    { $who ->
        [you] Du sagst { $word } an und gibst { $taker } den Stich.
       *[other] { $name } sagt { $word } an und gibt { $taker } den Stich.
    }
client-letters-let-pass = Gelten lassen
client-letters-have-checked = Prüfen lassen
client-letters-if-word = Ist { $word } ein Wort
client-letters-if-not = Ist es keines
client-letters-eat-it = Essen
client-letters-offer-back = Rücknahme anbieten
client-letters-stand-by = Dabei bleiben
client-letters-agree-no-call = Annehmen: keine Meldung
client-letters-let-it-be = Gelten lassen
client-letters-called-word =
    { $who ->
        [you] Du meldest { $word } als Wort: Du musst es essen.
       *[other] { $name } meldet { $word } als Wort: Du musst es essen.
    }
client-letters-will-check =
    { $who ->
        [you] Du willst { $word } prüfen lassen. Bleibst du bei deiner Meldung?
       *[other] { $name } will { $word } prüfen lassen. Bleibst du bei deiner Meldung?
    }
client-letters-offers-back =
    { $who ->
        [you] Du bietest an, die Meldung von { $word } zurückzunehmen.
       *[other] { $name } bietet an, die Meldung von { $word } zurückzunehmen.
    }
client-letters-ate-as-word =
    { $who ->
        [you] Du hast { $word } als Wort gegessen.
       *[other] { $name } hat { $word } als Wort gegessen.
    }
client-letters-name-word-with = Nenn ein Wort, das { $soup } enthält.
client-letters-name-word-from = Nenn ein Wort, das mit { $soup } beginnt.
client-letters-word-of-soup = Ein Wort, das die Suppe werden kann
client-letters-name-it = Nennen
client-letters-give-up = Aufgeben
client-letters-way-add = Anlegen: { $soup }
client-letters-way-add-eat = Anlegen und essen: { $soup }
client-letters-way-left = Links anlegen: { $soup }
client-letters-way-left-eat = Links anlegen und essen: { $soup }
client-letters-way-eat-first = { $soup } essen, dann { $letter } spielen
client-letters-how-played = { $card }: Wie wird sie gespielt?
client-letters-call = { $soup } melden
client-letters-call-title = { $soup } melden: Es ist ein Wort und muss gegessen werden
client-letters-inspect = Ansehen
client-letters-inspect-title = Die Suppe ansehen, die eben gegessen wurde
client-letters-demand = Ein Wort verlangen
client-letters-demand-title = Ein Wort verlangen, das { $soup } werden kann
client-letters-end-deal = Runde beenden
client-letters-end-deal-title = Die Suppe gelten lassen und die Runde beenden
client-letters-passing = Für { $name }: { $count } von 3 gewählt.
client-letters-choose-to-pass = Du bist am Zug: Wähl drei Karten für { $name }.
client-letters-choose-three-first = Wähl zuerst drei Karten.
client-letters-choose-more-first =
    { $count ->
        [one] Wähl zuerst noch { $count } Karte.
       *[other] Wähl zuerst noch { $count } Karten.
    }
client-letters-ask-list = Die Wortliste fragen
client-letters-a-word = ein Wort
client-letters-look-up = Nachschlagen
client-letters-key-along-hand = Von Karte zu Karte gehen
client-letters-key-play = Die Karte spielen; oder für den Nachbarn wählen, oder zurücklegen
client-letters-key-pass = Die drei gewählten Karten weitergeben
client-letters-key-sort = Das Blatt nach Farbe, nach Buchstabe oder mit den Vokalen für sich sortieren
client-letters-key-type = Solange du ein Wort ansagen darfst: Tipp es, und die Plättchen folgen
client-letters-key-tile = Ein Plättchen dieses Wortes verschieben; Tab geht zum nächsten
client-letters-key-exchange = Zwei Plättchen tauschen
client-letters-key-to-buttons = Zu den Tasten, die das Wort ansagen
client-letters-key-mild = Ein Wort gelten lassen, oder die mildere Antwort geben
client-letters-key-check = Ein Wort prüfen lassen; in der Suppe auch: melden
client-letters-key-add = In der Suppe, mit einer gewählten Karte: anlegen, anlegen und essen, oder erst essen
client-letters-key-inspect = In der Suppe: ansehen, ein Wort verlangen
client-letters-three-chosen = Drei sind schon gewählt: Tipp eine davon an, um sie zu behalten.
client-letters-no-letter = In diesem Stich gibt es kein { $letter }.
client-letters-no-letter-left = In diesem Stich gibt es kein { $letter } mehr.
client-letters-letters-only =
    { $alphabet ->
        [tr] Schreib zuerst ein Wort mit den Buchstaben des türkischen Alphabets.
       *[other] Schreib zuerst ein Wort mit den Buchstaben A bis Z.
    }
client-letters-hand-sorted =
    { $order ->
        [suit] Dein Blatt ist nach Farbe sortiert.
        [letter] Dein Blatt ist nach Buchstabe sortiert.
       *[vowels] In deinem Blatt stehen die Vokale für sich.
    }
client-letters-last-trick = Letzter Stich
client-letters-has-passed =
    { $who ->
        [you] Du hast { $name } weitergegeben: { LIST($cards, style: "comma") }.
       *[other] { $passer } hat { $name } weitergegeben: { LIST($cards, style: "comma") }.
    }
client-letters-known-of = Bekannte Karten von { $name }
client-letters-sort-button =
    { $order ->
        [suit] Nach Farbe: das Blatt nach Buchstabe sortieren
        [letter] Nach Buchstabe: die Vokale im Blatt für sich stellen
       *[vowels] Vokale für sich: das Blatt nach Farbe sortieren
    }
client-letters-sort-key =
    { $order ->
        [suit] Das Blatt nach Farbe sortieren (O)
        [letter] Das Blatt nach Buchstabe sortieren (O)
       *[vowels] Die Vokale im Blatt für sich stellen (O)
    }
client-letters-order =
    { $order ->
        [suit] Nach Farbe
        [letter] Nach Buchstabe
       *[vowels] Vokale für sich
    }
client-letters-pass-to = An { $name } geben
client-letters-rack = Die Buchstaben des Stichs; Pfeiltasten verschieben ein Plättchen, Tippen schreibt das Wort
client-letters-tile = { $card }, Stelle { $place } von { $count }, gespielt von { $name }
client-letters-tile-picked = { $card }, Stelle { $place } von { $count }, gespielt von { $name }, aufgenommen
client-letters-no-soup = Keine Suppe auf dem Tisch
client-letters-eaten = Gegessen:
client-letters-played = { $card }, gespielt von { $name }
client-letters-played-highest = { $card }, gespielt von { $name }, bisher die höchste
client-letters-ruling-and-held = Trumpf, darf noch nicht ausgespielt werden
client-letters-ruling = Trumpf
client-letters-held = darf noch nicht ausgespielt werden
client-letters-this-deal = Diese Runde
client-letters-suit-is = { $suit }: { $is }
client-letters-no-ruling = Kein Trumpf
client-letters-trick-number = Stich { $number }
client-letters-slip-claims =
    { $who ->
        [you] du sagst es an
       *[other] { $name } sagt es an
    }
client-letters-slip-claims-for =
    { $who ->
        [you] du sagst es für { $taker } an
       *[other] { $name } sagt es für { $taker } an
    }
client-letters-not-checked = wurde nicht geprüft
client-letters-word-says = { $word } { $says }
