### Kâğıtlar ve desteler. `possessed` bir kâğıdın adındaki biçimdir: kupa valesi.


## Kâğıtlar

cards-card-french = { NOUN($suit) } { NOUN($rank, form: "possessed") }
    .accusative = { NOUN($suit) } { NOUN($rank, form: "possessed-accusative") }
    .ablative = { NOUN($suit) } { NOUN($rank, form: "possessed-ablative") }
cards-card-joker = joker
    .accusative = jokeri
    .ablative = jokerden
cards-card-letter = { NOUN($suit) } { $letter }
    .accusative = { NOUN($suit) } { $letter } kâğıdını
    .ablative = { NOUN($suit) } { $letter } kâğıdından
cards-card-dog = Köpek ({ NOUN($suit) } { $letter })
    .accusative = Köpek'i ({ NOUN($suit) } { $letter })
    .ablative = Köpek'ten ({ NOUN($suit) } { $letter })
cards-card-turtle = Kaplumbağa ({ NOUN($suit) } { $letter })
    .accusative = Kaplumbağa'yı ({ NOUN($suit) } { $letter })
    .ablative = Kaplumbağa'dan ({ NOUN($suit) } { $letter })
cards-card-any = kâğıt
    .accusative = kâğıdı
    .ablative = kâğıttan
cards-card-hidden = kapalı kâğıt
    .accusative = kapalı kâğıdı
    .ablative = kapalı kâğıttan

## Kâğıtların değerleri

cards-rank-A = as
    .possessed = ası
    .possessed-accusative = asını
    .possessed-ablative = asından
cards-rank-2 = ikili
    .possessed = ikilisi
    .possessed-accusative = ikilisini
    .possessed-ablative = ikilisinden
cards-rank-3 = üçlü
    .possessed = üçlüsü
    .possessed-accusative = üçlüsünü
    .possessed-ablative = üçlüsünden
cards-rank-4 = dörtlü
    .possessed = dörtlüsü
    .possessed-accusative = dörtlüsünü
    .possessed-ablative = dörtlüsünden
cards-rank-5 = beşli
    .possessed = beşlisi
    .possessed-accusative = beşlisini
    .possessed-ablative = beşlisinden
cards-rank-6 = altılı
    .possessed = altılısı
    .possessed-accusative = altılısını
    .possessed-ablative = altılısından
cards-rank-7 = yedili
    .possessed = yedilisi
    .possessed-accusative = yedilisini
    .possessed-ablative = yedilisinden
cards-rank-8 = sekizli
    .possessed = sekizlisi
    .possessed-accusative = sekizlisini
    .possessed-ablative = sekizlisinden
cards-rank-9 = dokuzlu
    .possessed = dokuzlusu
    .possessed-accusative = dokuzlusunu
    .possessed-ablative = dokuzlusundan
cards-rank-T = onlu
    .possessed = onlusu
    .possessed-accusative = onlusunu
    .possessed-ablative = onlusundan
cards-rank-J = vale
    .possessed = valesi
    .possessed-accusative = valesini
    .possessed-ablative = valesinden
cards-rank-Q = kız
    .possessed = kızı
    .possessed-accusative = kızını
    .possessed-ablative = kızından
cards-rank-K = papaz
    .possessed = papazı
    .possessed-accusative = papazını
    .possessed-ablative = papazından
cards-rank-black-three = siyah üçlü
    .possessed = siyah üçlüsü
    .possessed-accusative = siyah üçlüsünü
    .possessed-ablative = siyah üçlüsünden
cards-rank-red-three = kırmızı üçlü
    .possessed = kırmızı üçlüsü
    .possessed-accusative = kırmızı üçlüsünü
    .possessed-ablative = kırmızı üçlüsünden
cards-rank-joker = joker
    .possessed = jokeri
    .possessed-accusative = jokerini
    .possessed-ablative = jokerinden
cards-rank-hidden = kapalı kâğıt
    .possessed = kapalı kâğıdı
    .possessed-accusative = kapalı kâğıdını
    .possessed-ablative = kapalı kâğıdından

## Renkler

cards-suit-C = sinek
cards-suit-D = karo
cards-suit-H = kupa
cards-suit-S = maça

## Harf destesinin renkleri

cards-letter-suit-A = hayvan
cards-letter-suit-C = acı biber
cards-letter-suit-S = ekşi
cards-letter-suit-W = tatlı

## Desteler

cards-packs =
    { $packs ->
        [1] bir deste
       *[other] { $packs } deste
    }
cards-packs-with-jokers =
    { $packs ->
        [1] { $jokers } jokerli bir deste
       *[other] her biri { $jokers } jokerli { $packs } deste
    }
cards-pack-without-queens-and-kings = Kızsız ve papazsız bir deste
cards-letter-deck = { $name } harf destesi
cards-letter-deck-without = { $card } çıkarılmış { $name } harf destesi
cards-how-letters = Bir kâğıt rengiyle (A C S W) ve harfiyle yazılır: AD gibi.

## Yanlış bir kâğıt ya da sıra

cards-no-such-card = { $card } diye bir kâğıt yok. { $how }
cards-how-french = Bir kâğıt değeriyle (A 2 3 4 5 6 7 8 9 T J Q K) ve rengiyle (C D H S) yazılır: 5H gibi.
cards-order-of-wrong-size = Bu sırada { $given } kâğıt var; destede { $deck } kâğıt olur.
cards-order-not-the-deck = Bu sıra bu deste değil: { $cards } fazla.
cards-two-faces-one-code = { $deck } destesinde iki kâğıdın kodu aynı.
cards-packs-out-of-range = Her biri { $jokers } jokerli { $packs } deste olmaz: 1 ile 8 arası deste ve 0 ile 4 arası joker olabilir.
