### Karten, wie die Seite sie nennt.

client-cards-with-peppers =
    { $count ->
        [one] { $card }, { $count } Chili
       *[other] { $card }, { $count } Chilis
    }
client-cards-with-animal = { $card }, { NOUN($animal, form: "definite") }
client-cards-some =
    { $count ->
        [1] { NOUN($rank, form: "indefinite") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
client-cards-counted = { $kinds }
client-cards-none = keine Karten

## Die Tiere der Buchstabenkarten

client-cards-animal-ant = Ameise
    .definite = die Ameise
client-cards-animal-bear = Bär
    .definite = der Bär
client-cards-animal-dog = Hund
    .definite = der Hund
client-cards-animal-donkey = Esel
    .definite = der Esel
client-cards-animal-dove = Turteltaube
    .definite = die Turteltaube
client-cards-animal-elephant = Elefant
    .definite = der Elefant
client-cards-animal-fox = Fuchs
    .definite = der Fuchs
client-cards-animal-iguana = Leguan
    .definite = der Leguan
client-cards-animal-lobster = Hummer
    .definite = der Hummer
client-cards-animal-lynx = Luchs
    .definite = der Luchs
client-cards-animal-monkey = Affe
    .definite = der Affe
client-cards-animal-newt = Molch
    .definite = der Molch
client-cards-animal-owl = Eule
    .definite = die Eule
client-cards-animal-rabbit = Kaninchen
    .definite = das Kaninchen
client-cards-animal-raccoon = Waschbär
    .definite = der Waschbär
client-cards-animal-snake = Schlange
    .definite = die Schlange
client-cards-animal-stork = Storch
    .definite = der Storch
client-cards-animal-turtle = Schildkröte
    .definite = die Schildkröte
client-cards-animal-wolf = Wolf
    .definite = der Wolf
client-cards-animal-zebra = Zebra
    .definite = das Zebra
