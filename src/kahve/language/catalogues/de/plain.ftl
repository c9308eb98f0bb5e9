### Spiele ohne eigene Sätze: Orte und Karten, und Züge mit ihrem Text.
### $who ist `you`, wo der Leser gemeint ist, und `other` für die Person $name.


## Wer am Zug ist

plain-your-turn = Du bist am Zug.
plain-turn-of = { $name } ist am Zug.

## Der Tisch: der Name eines Ortes, und was dort liegt

plain-zone =
    { $zone ->
        [stock] Talon
        [pile] Stapel
        [discard] Ablagestapel
        [trick] Stich
        [floor] Tisch
       *[other] { $title }
    }
plain-face-down =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
plain-stack =
    { $count ->
        [one] { $count } Karte: { NOUN($card, form: "definite") }
       *[other] { $count } Karten, obenauf { NOUN($card, form: "definite") }
    }
plain-row =
    { $count ->
        [one] { $count } Karte: { NOUN($cards, form: "definite") }
       *[other] { $count } Karten: { NOUN($cards, form: "definite") }
    }
plain-partly-seen =
    { $count ->
        [one] { $count } Karte: { NOUN($cards, form: "definite") }
       *[other] { $count } Karten, darunter { NOUN($cards, form: "definite") }
    }

## Die Abrechnung

plain-item =
    { $item ->
        [cards] Karten
        [points] Punkte
        [total] Summe
       *[other] { $title }
    }

## Züge

plain-is-played = wird gespielt
plain-played =
    { $who ->
        [you] Du hast { NOUN($card, form: "accusative") } gespielt.
       *[other] { $name } hat { NOUN($card, form: "accusative") } gespielt.
    }
plain-moved =
    { $who ->
        [you] Dein Zug: { $move }.
       *[other] { $name }: { $move }.
    }
plain-took =
    { $who ->
        [you]
            { $count ->
                [one] Du hast { $count } Karte gewonnen.
               *[other] Du hast { $count } Karten gewonnen.
            }
       *[other]
            { $count ->
                [one] { $name } hat { $count } Karte gewonnen.
               *[other] { $name } hat { $count } Karten gewonnen.
            }
    }
plain-drew =
    { $who ->
        [you]
            { $count ->
                [one] Du hast { $count } Karte bekommen.
               *[other] Du hast { $count } Karten bekommen.
            }
       *[other]
            { $count ->
                [one] { $name } hat { $count } Karte bekommen.
               *[other] { $name } hat { $count } Karten bekommen.
            }
    }
plain-new-cards = Neue Karten sind gegeben.
plain-dealt =
    { $count ->
        [one] Alle haben { $count } Karte.
       *[other] Alle haben { $count } Karten.
    }
