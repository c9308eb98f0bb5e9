### The table of the letter games: quist, soup and their family.
### $who is "you" for the reader and "other" for somebody else, whose name is $name.

client-letters-you = you
client-letters-nobody = nobody
# "Points: us −2, them +2".
client-letters-we = us
client-letters-they = them
client-letters-side-and-change = { $side } { $change }
client-letters-stake-trick =
    { $who ->
        [you] you take the trick; points: { LIST($changes, style: "comma") }
       *[other] { $name } takes the trick; points: { LIST($changes, style: "comma") }
    }
client-letters-stake-soup =
    { $who ->
        [you] you eat the soup; points: { LIST($changes, style: "comma") }
       *[other] { $name } eats the soup; points: { LIST($changes, style: "comma") }
    }
client-letters-stake-points = points: { LIST($changes, style: "comma") }
client-letters-who-has-it-checked = whoever has it checked
client-letters-is-a-word = is a word
client-letters-is-no-word = is not a word
client-letters-suit-in-hand =
    { $count ->
        [one] { $count } in hand
       *[other] { $count } in hand
    }
client-letters-which-ruling-suit = Which suit is the ruling suit of this deal?
client-letters-no-suit = None
client-letters-no-ruling-suit = no ruling suit
client-letters-arrange = Arrange the letters into a word, or do not claim one.
client-letters-who-controls =
    { $who ->
        [you] Your card controls the trick.
       *[other] The card of { $name } controls the trick.
    }
client-letters-word-reads = The word reads { $word }
client-letters-cannot-be-claimed = That cannot be claimed.
client-letters-claim-for =
    { $who ->
        [you] Claim { $word }: you take the trick
       *[other] Claim { $word }: { $name } takes it
    }
client-letters-no-word = No word
client-letters-claims =
    { $who ->
        [you] You claim { $word }, and the trick with it.
       *[other] { $name } claims { $word }, and the trick with it.
    }
client-letters-claims-for =
    { $who ->
        [you] You claim { $word }, and give the trick to { $taker }.
       *[other] { $name } claims { $word }, and gives the trick to { $taker }.
    }
client-letters-let-pass = Let it pass
client-letters-have-checked = Have it checked
client-letters-if-word = If { $word } is a word
client-letters-if-not = If it is not
client-letters-eat-it = Eat it
client-letters-offer-back = Offer to take it back
client-letters-stand-by = Stand by the call
client-letters-agree-no-call = Agree: no call
client-letters-let-it-be = Let it be
client-letters-called-word =
    { $who ->
        [you] You call { $word } a word: you have to eat it.
       *[other] { $name } calls { $word } a word: you have to eat it.
    }
client-letters-will-check =
    { $who ->
        [you] You will have { $word } checked. Do you stand by your call?
       *[other] { $name } will have { $word } checked. Do you stand by your call?
    }
client-letters-offers-back =
    { $who ->
        [you] You offer to take the call of { $word } back.
       *[other] { $name } offers to take the call of { $word } back.
    }
client-letters-ate-as-word =
    { $who ->
        [you] You ate { $word } as a word.
       *[other] { $name } ate { $word } as a word.
    }
client-letters-name-word-with = Name a word that contains { $soup }.
client-letters-name-word-from = Name a word that begins with { $soup }.
client-letters-word-of-soup = A word that the soup can become
client-letters-name-it = Name it
client-letters-give-up = Give up
client-letters-way-add = Add: { $soup }
client-letters-way-add-eat = Add and eat: { $soup }
client-letters-way-left = Add on the left: { $soup }
client-letters-way-left-eat = On the left, and eat: { $soup }
client-letters-way-eat-first = Eat { $soup }, then play { $letter }
client-letters-how-played = { $card }: how is it played?
client-letters-call = Call { $soup }
client-letters-call-title = Call { $soup }: it is a word, and must be eaten
client-letters-inspect = Inspect
client-letters-inspect-title = Look at the soup that was just eaten
client-letters-demand = Demand a word
client-letters-demand-title = Demand a word that { $soup } can become
client-letters-end-deal = End the deal
client-letters-end-deal-title = Let the soup be, and end the deal
client-letters-passing = For { $name }: { $count } of 3 chosen.
client-letters-choose-to-pass = Your turn: choose three cards to pass to { $name }.
client-letters-choose-three-first = Choose three cards first.
client-letters-choose-more-first =
    { $count ->
        [one] Choose { $count } more card first.
       *[other] Choose { $count } more cards first.
    }
client-letters-ask-list = Ask the word list
client-letters-a-word = a word
client-letters-look-up = Look it up
client-letters-key-along-hand = Move along your cards
client-letters-key-play = Play the card; or choose it for your neighbour, or put it back
client-letters-key-pass = Pass the three chosen cards on
client-letters-key-sort = Sort the hand by suit, by letter, or with the vowels apart
client-letters-key-type = While you may claim a word: type it, and the tiles follow
client-letters-key-tile = Move a tile of that word; Tab goes to the next
client-letters-key-exchange = Exchange two tiles
client-letters-key-to-buttons = To the buttons that claim the word
client-letters-key-mild = Let a claim pass, or give the softer answer
client-letters-key-check = Have a word checked; in Soup also: call
client-letters-key-add = In Soup, with a card chosen: add it, add and eat, or eat first
client-letters-key-inspect = In Soup: inspect, demand a word
client-letters-three-chosen = Three are chosen already: tap one of them to keep it instead.
client-letters-no-letter = There is no { $letter } in this trick.
client-letters-no-letter-left = There is no { $letter } left in this trick.
client-letters-letters-only =
    { $alphabet ->
        [tr] First type a word in the letters of the Turkish alphabet.
       *[other] First type a word in the letters A to Z.
    }
client-letters-hand-sorted =
    { $order ->
        [suit] Your hand is sorted by suit.
        [letter] Your hand is sorted by letter.
       *[vowels] Your hand is sorted with the vowels apart.
    }
client-letters-last-trick = Last trick
client-letters-has-passed =
    { $who ->
        [you] You have passed to { $name }: { LIST($cards, style: "comma") }.
       *[other] { $passer } has passed to { $name }: { LIST($cards, style: "comma") }.
    }
client-letters-known-of = Known cards of { $name }
client-letters-sort-button =
    { $order ->
        [suit] By suit: sort the hand by letter
        [letter] By letter: sort the hand with the vowels apart
       *[vowels] Vowels apart: sort the hand by suit
    }
client-letters-sort-key =
    { $order ->
        [suit] Sort the hand by suit (O)
        [letter] Sort the hand by letter (O)
       *[vowels] Sort the hand with the vowels apart (O)
    }
client-letters-order =
    { $order ->
        [suit] By suit
        [letter] By letter
       *[vowels] Vowels apart
    }
client-letters-pass-to = Pass to { $name }
client-letters-rack = The letters of the trick; arrow keys move a tile, typing spells the word
client-letters-tile = { $card }, place { $place } of { $count }, played by { $name }
client-letters-tile-picked = { $card }, place { $place } of { $count }, played by { $name }, picked up
client-letters-no-soup = No soup on the table
client-letters-eaten = Eaten:
client-letters-played = { $card }, played by { $name }
client-letters-played-highest = { $card }, played by { $name }, the highest so far
client-letters-ruling-and-held = ruling suit, may not be led yet
client-letters-ruling = ruling suit
client-letters-held = may not be led yet
client-letters-this-deal = This deal
client-letters-suit-is = { $suit }: { $is }
client-letters-no-ruling = No ruling suit
client-letters-trick-number = Trick { $number }
client-letters-slip-claims =
    { $who ->
        [you] you claim it
       *[other] { $name } claims it
    }
client-letters-slip-claims-for =
    { $who ->
        [you] you claim it for { $taker }
       *[other] { $name } claims it for { $taker }
    }
client-letters-not-checked = was not checked
client-letters-word-says = { $word } { $says }
