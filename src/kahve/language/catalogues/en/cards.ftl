### Cards and decks. The kinds `cards-card`, `cards-rank`, `cards-suit` and `cards-letter-suit` are nouns: their attributes are forms.
### Every noun of one kind has the same forms; see docs/translating.md.


## Cards

# A card of the French deck, as in "queen of spades". $rank is a cards-rank, $suit a cards-suit.
cards-card-french = { NOUN($rank) } of { NOUN($suit) }
    .definite = the { NOUN($rank) } of { NOUN($suit) }
    .indefinite = { NOUN($rank, form: "indefinite") } of { NOUN($suit) }
cards-card-joker = joker
    .definite = the joker
    .indefinite = a joker
# A card of the letter deck, as in "Q of chili peppers". $letter is one letter, $suit a cards-letter-suit.
cards-card-letter = { $letter } of { NOUN($suit) }
    .definite = the { $letter } of { NOUN($suit) }
    .indefinite = { $letter } of { NOUN($suit) }
cards-card-dog = Dog ({ $letter } of { NOUN($suit) })
    .definite = the Dog ({ $letter } of { NOUN($suit) })
    .indefinite = Dog ({ $letter } of { NOUN($suit) })
cards-card-turtle = Turtle ({ $letter } of { NOUN($suit) })
    .definite = the Turtle ({ $letter } of { NOUN($suit) })
    .indefinite = Turtle ({ $letter } of { NOUN($suit) })
# A card of which nothing is known.
cards-card-any = card
    .definite = the card
    .indefinite = a card
cards-card-hidden = card face down
    .definite = the card face down
    .indefinite = a card face down

## Ranks of the French deck

cards-rank-A = ace
    .definite = the ace
    .indefinite = an ace
    .plural = aces
cards-rank-2 = two
    .definite = the two
    .indefinite = a two
    .plural = twos
cards-rank-3 = three
    .definite = the three
    .indefinite = a three
    .plural = threes
cards-rank-4 = four
    .definite = the four
    .indefinite = a four
    .plural = fours
cards-rank-5 = five
    .definite = the five
    .indefinite = a five
    .plural = fives
cards-rank-6 = six
    .definite = the six
    .indefinite = a six
    .plural = sixes
cards-rank-7 = seven
    .definite = the seven
    .indefinite = a seven
    .plural = sevens
cards-rank-8 = eight
    .definite = the eight
    .indefinite = an eight
    .plural = eights
cards-rank-9 = nine
    .definite = the nine
    .indefinite = a nine
    .plural = nines
cards-rank-T = ten
    .definite = the ten
    .indefinite = a ten
    .plural = tens
cards-rank-J = jack
    .definite = the jack
    .indefinite = a jack
    .plural = jacks
cards-rank-Q = queen
    .definite = the queen
    .indefinite = a queen
    .plural = queens
cards-rank-K = king
    .definite = the king
    .indefinite = a king
    .plural = kings
# The kinds of the melding games that are no rank of the French deck.
cards-rank-black-three = black three
    .definite = the black three
    .indefinite = a black three
    .plural = black threes
cards-rank-red-three = red three
    .definite = the red three
    .indefinite = a red three
    .plural = red threes
cards-rank-joker = joker
    .definite = the joker
    .indefinite = a joker
    .plural = jokers
cards-rank-hidden = card face down
    .definite = the card face down
    .indefinite = a card face down
    .plural = cards face down

## Suits of the French deck

cards-suit-C = clubs
cards-suit-D = diamonds
cards-suit-H = hearts
cards-suit-S = spades

## Suits of the letter deck

cards-letter-suit-A = animals
cards-letter-suit-C = chili peppers
cards-letter-suit-S = sours
cards-letter-suit-W = sweets

## Decks

cards-packs =
    { $packs ->
        [1] one pack
       *[other] { $packs } packs
    }
cards-packs-with-jokers =
    { $packs ->
        [1]
            one pack with { $jokers ->
                [one] { $jokers } joker
               *[other] { $jokers } jokers
            }
       *[other]
            { $packs } packs with { $jokers ->
                [one] { $jokers } joker
               *[other] { $jokers } jokers
            } each
    }
cards-pack-without-queens-and-kings = One pack without queens and kings
# $name: of the deck, as full26.
cards-letter-deck = letter deck { $name }
# $card: the code of the card that is left out.
cards-letter-deck-without = letter deck { $name } without { $card }
cards-how-letters = A card is its suit (A C S W) and its letter, as in AD.

## What is wrong with a card or an order

# $card: what somebody wrote, in quotation marks. $how: a whole sentence that says how a card is written.
cards-no-such-card = There is no card { $card }. { $how }
cards-how-french = A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C D H S), as in 5H.
cards-order-of-wrong-size =
    This order has { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }; the deck has { $deck }.
# $cards: the codes of the cards, as "5H 6H".
cards-order-not-the-deck = This order is not the deck: it has too many of { $cards }.
cards-two-faces-one-code = Two faces of the deck { $deck } have the same code.
cards-packs-out-of-range =
    { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } with { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    } each: allowed are 1 to 8 packs and 0 to 4 jokers.
