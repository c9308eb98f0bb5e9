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

## What somebody may have meant

# Follows a sentence that says that there is no such thing. $name: as it has to be written.
cards-did-you-mean = Did you mean { $name }?

## A letter deck of somebody's own. $code: of a suit, as A, or of a card, as AD. $suit: a cards-letter-suit.

cards-letters-are-others =
    { $alphabet ->
        [tr] The suit { $code } ({ NOUN($suit) }) has { $letters }; allowed are the capital letters of the Turkish alphabet, ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] The suit { $code } ({ NOUN($suit) }) has { $letters }; allowed are the capital letters A to Z.
    }
cards-letters-are-twice = The suit { $code } ({ NOUN($suit) }) has { $letters } more than once; a letter occurs at most once in a suit.
# $letters: all that it has, in quotation marks. $due: how many it should have.
cards-letters-of-wrong-number =
    { $count ->
        [one] The suit { $code } ({ NOUN($suit) }) has { $count } letter, { $letters }; a suit has { $due }.
       *[other] The suit { $code } ({ NOUN($suit) }) has { $count } letters, { $letters }; a suit has { $due }.
    }
# $ordered: the same letters in alphabetical order.
cards-letters-out-of-order = The suit { $code } ({ NOUN($suit) }) has its letters as { $letters }; they must be in alphabetical order, { $ordered }.
cards-icons-are-no-digits = The icons of the chili peppers are { $icons }; they must be { $count } digits, each 1 to 4.
cards-icons-of-wrong-sum = The icons of the chili peppers add up to { $sum }; they must add up to { $due }.
cards-deck-without-name = The deck has no name; it needs one.
# A noun: a suit with its code, as in "A (animals)".
cards-coded-suit = { $code } ({ NOUN($suit) })
# $suits: a list of cards-coded-suit nouns, here and below.
cards-deck-of-other-suits =
    { $count ->
        [one] The deck has { $count } suit; it must have these four: { LIST($suits, style: "comma") }.
       *[other] The deck has { $count } suits; it must have these four: { LIST($suits, style: "comma") }.
    }
# $which: the card that removes points for peppers, the one that wins, the one that three players leave out, or the one that starts a soup.
# A sentence on how a card is written follows.
cards-special-card-is-missing =
    { $which ->
        [dog] The dog is { $code }; there is no such card in the deck.
        [turtle] The turtle is { $code }; there is no such card in the deck.
        [removed] The removed card is { $code }; there is no such card in the deck.
       *[starter] The starter is { $code }; there is no such card in the deck.
    }
# $animals: the codes of all animals, as "AA AB AC".
cards-special-card-is-no-animal =
    { $which ->
        [dog] The dog is { $code }; it must be one of the animals, { $animals }.
       *[turtle] The turtle is { $code }; it must be one of the animals, { $animals }.
    }
cards-dog-is-turtle = The dog and the turtle are both { $code }; they must be two animals.
cards-removed-card-counts = The removed card is { $code }, which counts; it must be neither a chili pepper nor the turtle.
cards-removed-card-is-starter = The removed card and the starter are both { $code }; the starter must stay in the deck.

## The file of a letter deck, which is JSON. $key, $keys: names of parts, as they are written there.

# $error: what the reader of JSON says, in English.
cards-deck-is-no-json = The deck is not JSON: { $error }.
cards-suits-are-no-list = The suits are { $given }; they must be a list of four objects: { LIST($suits, style: "comma") }.
cards-suits-are-others = The suits are { $given }; they must be these four, each once: { LIST($suits, style: "comma") }.
cards-no-suit-given = The deck has no suits; they must be these four, each once: { LIST($suits, style: "comma") }.
cards-deck-suit-of-another-name = The suit { $code } is called { $given }; its name is { $name }.
# $which: the whole deck, the suit C, or any other suit.
cards-deck-part-is-no-object =
    { $which ->
        [deck] The deck is { $given }; it must be an object, and its keys are { LIST($keys, style: "comma") }.
        [peppers] The suit C is { $given }; it must be an object, and its keys are { LIST($keys, style: "comma") }.
       *[suit] A suit is { $given }; it must be an object, and its keys are { LIST($keys, style: "comma") }.
    }
cards-deck-part-lacks-key =
    { $which ->
        [deck] The deck lacks { $key }; its keys are { LIST($keys, style: "comma") }.
        [peppers] The suit C lacks { $key }; its keys are { LIST($keys, style: "comma") }.
       *[suit] A suit lacks { $key }; its keys are { LIST($keys, style: "comma") }.
    }
cards-deck-part-is-no-text =
    { $which ->
        [deck] The deck has { $given } as { $key }; it must be a text.
        [peppers] The suit C has { $given } as { $key }; it must be a text.
       *[suit] A suit has { $given } as { $key }; it must be a text.
    }
# $others: keys that are not allowed.
cards-deck-part-has-others =
    { $which ->
        [deck] The deck has { $others }; its keys are { LIST($keys, style: "comma") }.
        [peppers] The suit C has { $others }; its keys are { LIST($keys, style: "comma") }.
       *[suit] A suit has { $others }; its keys are { LIST($keys, style: "comma") }.
    }

## Word lists

cards-no-such-list = There is no word list { $name }. The word lists are { LIST($names, style: "comma") }.
# What a list has, which stands alone, as behind a colon.
cards-list-int60 = common and less common English words in British, American and other spellings
cards-list-us60 = common and less common English words in American spelling
cards-list-int35 = common English words in British, American and other spellings
cards-list-int70 = common and rare English words in British, American and other spellings
cards-list-tr = Turkish words: those of a dictionary, each alone and with one ending
cards-list-first = the words of { $list } as they were in its first edition
# $file: the name of the file, as mine.txt.
cards-list-own = the words of the file { $file }

## Why a file is not a list of words. $file: its path. $line: the number of a line. $word: that line in quotation marks

# $reason: what the system says.
cards-words-file-unreadable = The file of words { $file } cannot be read: { $reason }.
cards-words-file-is-none = { $file } is a folder or a device. A word list is a text file with one word a line.
cards-words-file-too-big = The file of words { $file } has { $size } MB; at most { $most } MB are allowed.
cards-words-file-no-text = { $file }, line { $line }: this is not text in UTF-8. Save the file as UTF-8.
cards-words-file-empty = The file of words { $file } has no word. Write one word a line.
# $english, $turkish: numbers of lines.
cards-words-of-two-alphabets = The words of { $file } are in two alphabets: line { $english } has a letter that Turkish lacks, and line { $turkish } one that English lacks.
cards-words-line-of-several = { $file }, line { $line }: { $word } is more than one word. Write one word a line.
# $letter: in quotation marks. $alphabet: en or tr.
cards-words-line-of-others =
    { $alphabet ->
        [tr] { $file }, line { $line }: { $word } has { $letter }; allowed are the letters of the Turkish alphabet, ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] { $file }, line { $line }: { $word } has { $letter }; allowed are the letters A to Z.
    }
cards-words-line-of-wrong-length =
    { $length ->
        [one] { $file }, line { $line }: { $word } has one letter; a word has 2 to { $most }.
       *[other] { $file }, line { $line }: { $word } has { $length } letters; a word has 2 to { $most }.
    }
cards-words-line-of-capitals = { $file }, line { $line }: { $word } is not written in the same case as the first word. Write all words in small letters or all in capitals, and leave out names.
cards-words-are-too-many = The file of words { $file } has { $number } words; at most { $most } are allowed.
# $name: as en:fb04dcb6970e4c3d.
cards-words-are-not-here = The words of the list { $name } are not available here: they come from somebody's file. Give that file with --word-list.
cards-words-have-no-room = There is no room for the words of { $file }: at most { $most } files for each alphabet can be in use at once, and fewer if they are large.

## Seeds and proofs of an order

cards-seed-of-wrong-size =
    { $given ->
        [one] A seed has { $bytes } bytes; this one has { $given }.
       *[other] A seed has { $bytes } bytes; this one has { $given }.
    }
cards-seed-is-none = A seed is a whole number from 0 to 2**256 - 1, or 32 bytes.

## What is wrong with the proof of a deal. Each stands behind a colon, as in "Deal 3 is not proven: ".
## The server has a secret, and each device at the table a value. Each gives a commitment before the deal, which shows nothing of it.

# $place: which card of the order it is. $card: the code in the log. $due: the code that comes out.
cards-order-is-not-proven = the order of deal { $deal } is not the one that the secret and the values make: card { $place } is { $card } and should be { $due }.
cards-order-of-wrong-length = the order of deal { $deal } is not the one that the secret and the values make: its length is different.
# $part: what the server has to give.
cards-proof-without-digits =
    { $part ->
        [secret] the server's secret is { $given }, not 64 hexadecimal digits in small letters.
       *[commitment] the server's commitment is { $given }, not 64 hexadecimal digits in small letters.
    }
cards-secret-does-not-fit = the server's secret does not fit its commitment before the deal.
# $known: the numbers of the schemes that there are.
cards-proof-of-no-scheme = its scheme is { $given }, and there are only { LIST($known) }.
# $name: a part of the proof, as it is written there.
cards-proof-is-no-number = its { $name } is { $given }, not a number from 1.
cards-left-out-is-no-list = what was left out must be a list of seats.
cards-shares-are-no-list = the shares must be a list with an object for each seat.
cards-share-of-no-seat = a share names seat { $seat }: each seat of the table has at most one share.
cards-share-without-digits = the share of seat { $seat } has no value and commitment of 64 hexadecimal digits in small letters.
cards-share-by-another = the share of seat { $seat } is by { $given }: it must be by "device" or, for the server, by "house".
cards-value-does-not-fit = the value of seat { $seat } does not fit the commitment that was given before.
