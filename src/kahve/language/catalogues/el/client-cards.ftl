### Τα χαρτιά όπως τα λέει η σελίδα.

client-cards-with-peppers =
    { $count ->
        [one] { $card }, { $count } πιπεριά
       *[other] { $card }, { $count } πιπεριές
    }
client-cards-with-animal = { $card }, { NOUN($animal, form: "definite") }
client-cards-some =
    { $count ->
        [1] { NOUN($rank, form: "indefinite") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
client-cards-counted = { $kinds }
client-cards-none = κανένα χαρτί

## Τα ζώα της τράπουλας με γράμματα

client-cards-animal-ant = Μυρμήγκι
    .definite = το Μυρμήγκι
client-cards-animal-bear = Αρκούδα
    .definite = η Αρκούδα
client-cards-animal-dog = Σκύλος
    .definite = ο Σκύλος
client-cards-animal-donkey = Γάιδαρος
    .definite = ο Γάιδαρος
client-cards-animal-dove = Τρυγόνι
    .definite = το Τρυγόνι
client-cards-animal-elephant = Ελέφαντας
    .definite = ο Ελέφαντας
client-cards-animal-fox = Αλεπού
    .definite = η Αλεπού
client-cards-animal-iguana = Ιγκουάνα
    .definite = η Ιγκουάνα
client-cards-animal-lobster = Αστακός
    .definite = ο Αστακός
client-cards-animal-lynx = Λύγκας
    .definite = ο Λύγκας
client-cards-animal-monkey = Μαϊμού
    .definite = η Μαϊμού
client-cards-animal-newt = Τρίτωνας
    .definite = ο Τρίτωνας
client-cards-animal-owl = Κουκουβάγια
    .definite = η Κουκουβάγια
client-cards-animal-rabbit = Κουνέλι
    .definite = το Κουνέλι
client-cards-animal-raccoon = Ρακούν
    .definite = το Ρακούν
client-cards-animal-snake = Φίδι
    .definite = το Φίδι
client-cards-animal-stork = Πελαργός
    .definite = ο Πελαργός
client-cards-animal-turtle = Χελώνα
    .definite = η Χελώνα
client-cards-animal-wolf = Λύκος
    .definite = ο Λύκος
client-cards-animal-zebra = Ζέβρα
    .definite = η Ζέβρα
