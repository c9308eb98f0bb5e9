### The table of the fishing games: pisti, basra and their family.

client-fishing-key-along-hand = Move along your cards
client-fishing-key-play = Play the card
client-fishing-key-on-floor = Move on the floor, while you choose what to take
client-fishing-key-choose = Choose a card on the floor, or put it back
client-fishing-key-choose-and-take = The same, and then take the chosen cards
client-fishing-key-nth = Play the first to ninth card
client-fishing-by-hand = With the mouse or a finger: tap a card, or drag it to the table.
client-fishing-cards-taken =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
