### The melding games: Hand and Foot and its family.

melding-how-a-card-is-written = A card is its kind: 4 5 6 7 8 9 T J Q K A, 2, * for a joker, b and r for a black and a red three.
