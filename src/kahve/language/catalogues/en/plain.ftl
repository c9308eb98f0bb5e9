### Games that bring no words of their own: places and cards, and moves by their texts.
### $who is `you` where the reader is meant, and `other` for the person $name.


## Whose turn it is

plain-your-turn = It is your turn.
plain-turn-of = { $name } is to play.

## The table: the title of a place, and what lies there. Both stand alone, as in "Stock: 12 cards".

# $zone: the name of the place in the code of the game; $title: the same as a title.
plain-zone =
    { $zone ->
        [stock] Stock
        [pile] Pile
        [discard] Discard pile
        [trick] Trick
        [floor] Floor
       *[other] { $title }
    }
plain-face-down =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
plain-stack =
    { $count ->
        [one] { $count } card: { NOUN($card, form: "definite") }
       *[other] { $count } cards, { NOUN($card, form: "definite") } on top
    }
plain-row =
    { $count ->
        [one] { $count } card: { NOUN($cards, form: "definite") }
       *[other] { $count } cards: { NOUN($cards, form: "definite") }
    }
# $cards: those that the reader sees; the others lie face down.
plain-partly-seen =
    { $count ->
        [one] { $count } card: { NOUN($cards, form: "definite") }
       *[other] { $count } cards, among them { NOUN($cards, form: "definite") }
    }

## The score sheet

# $item: the name in the code of the game; $title: the same as a title.
plain-item =
    { $item ->
        [cards] Cards
        [points] Points
        [total] Total
       *[other] { $title }
    }

## Moves

# What a card of the hand does. It stands alone, beside the card that is the subject.
plain-is-played = is played
plain-played =
    { $who ->
        [you] You played { NOUN($card, form: "definite") }.
       *[other] { $name } played { NOUN($card, form: "definite") }.
    }
# $move: its text in the notation of the game, as in "pass".
plain-moved =
    { $who ->
        [you] Your move: { $move }.
       *[other] { $name }: { $move }.
    }
plain-took =
    { $who ->
        [you]
            { $count ->
                [one] You won { $count } card.
               *[other] You won { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } won { $count } card.
               *[other] { $name } won { $count } cards.
            }
    }
plain-drew =
    { $who ->
        [you]
            { $count ->
                [one] You got { $count } card.
               *[other] You got { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } got { $count } card.
               *[other] { $name } got { $count } cards.
            }
    }
plain-new-cards = New cards were dealt.
plain-dealt =
    { $count ->
        [one] Everybody has { $count } card.
       *[other] Everybody has { $count } cards.
    }
