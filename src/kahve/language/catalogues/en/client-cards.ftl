### Cards as the page in the browser says them.

# $card is a cards-card, $count its peppers: "Q of chili peppers, 4 peppers".
client-cards-with-peppers =
    { $count ->
        [one] { $card }, { $count } pepper
       *[other] { $card }, { $count } peppers
    }
# $animal is a client-cards-animal: "D of animals, the Dog".
client-cards-with-animal = { $card }, { NOUN($animal, form: "definite") }
# A number of cards of a rank: "an ace", "3 kings". $rank is a cards-rank.
client-cards-some =
    { $count ->
        [1] { NOUN($rank, form: "indefinite") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
# A list of what client-cards-some says: "2 kings, an ace and a joker".
client-cards-counted = { $kinds }
client-cards-none = no cards

## The animals of the letter deck

client-cards-animal-ant = Ant
    .definite = the Ant
client-cards-animal-bear = Bear
    .definite = the Bear
client-cards-animal-dog = Dog
    .definite = the Dog
client-cards-animal-donkey = Donkey
    .definite = the Donkey
client-cards-animal-dove = Turtle Dove
    .definite = the Turtle Dove
client-cards-animal-elephant = Elephant
    .definite = the Elephant
client-cards-animal-fox = Fox
    .definite = the Fox
client-cards-animal-iguana = Iguana
    .definite = the Iguana
client-cards-animal-lobster = Lobster
    .definite = the Lobster
client-cards-animal-lynx = Lynx
    .definite = the Lynx
client-cards-animal-monkey = Monkey
    .definite = the Monkey
client-cards-animal-newt = Newt
    .definite = the Newt
client-cards-animal-owl = Owl
    .definite = the Owl
client-cards-animal-rabbit = Rabbit
    .definite = the Rabbit
client-cards-animal-raccoon = Raccoon
    .definite = the Raccoon
client-cards-animal-snake = Snake
    .definite = the Snake
client-cards-animal-stork = Stork
    .definite = the Stork
client-cards-animal-turtle = Turtle
    .definite = the Turtle
client-cards-animal-wolf = Wolf
    .definite = the Wolf
client-cards-animal-zebra = Zebra
    .definite = the Zebra
