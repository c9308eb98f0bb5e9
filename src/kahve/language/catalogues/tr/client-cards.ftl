### Sayfadaki kâğıt adları.

client-cards-with-peppers = { $card }, { $count } biber
client-cards-with-animal = { $card }, { $animal }
client-cards-some =
    { $count ->
        [1] bir { $rank }
       *[other] { $count } { $rank }
    }
client-cards-counted = { $kinds }
client-cards-none = kâğıt yok

## Harf destesinin hayvanları

client-cards-animal-ant = Karınca
client-cards-animal-bear = Ayı
client-cards-animal-dog = Köpek
client-cards-animal-donkey = Eşek
client-cards-animal-dove = Üveyik
client-cards-animal-elephant = Fil
client-cards-animal-fox = Tilki
client-cards-animal-iguana = İguana
client-cards-animal-lobster = Istakoz
client-cards-animal-lynx = Vaşak
client-cards-animal-monkey = Maymun
client-cards-animal-newt = Semender
client-cards-animal-owl = Baykuş
client-cards-animal-rabbit = Tavşan
client-cards-animal-raccoon = Rakun
client-cards-animal-snake = Yılan
client-cards-animal-stork = Leylek
client-cards-animal-turtle = Kaplumbağa
client-cards-animal-wolf = Kurt
client-cards-animal-zebra = Zebra
