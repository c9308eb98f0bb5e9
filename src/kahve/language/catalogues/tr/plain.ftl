### Kendi cümlesi olmayan oyunlar: yerler ve kâğıtlar, hamleler kendi yazılışıyla.
### $who okuyan için `you`, $name adlı kişi için `other` olur.


## Sıra kimde

plain-your-turn = Sıra sende.
plain-turn-of = Sıra { PERSON($name, case: "locative") }.

## Masa: bir yerin adı ve orada ne olduğu. İkisi de tek başına durur, "Deste: 12 kâğıt" gibi.

plain-zone =
    { $zone ->
        [stock] Deste
        [pile] Yığın
        [discard] Atılanlar
        [trick] El
        [floor] Yer
       *[other] { $title }
    }
plain-face-down =
    { $count ->
        [0] kâğıt yok
       *[other] { $count } kâğıt
    }
plain-stack =
    { $count ->
        [one] { $count } kâğıt: { $card }
       *[other] { $count } kâğıt, en üstte { $card }
    }
plain-row = { $count } kâğıt: { $cards }
plain-partly-seen =
    { $count ->
        [one] { $count } kâğıt: { $cards }
       *[other] { $count } kâğıt, açık olanlar: { $cards }
    }

## Hesap

plain-item =
    { $item ->
        [cards] Kâğıt
        [points] Sayı
        [total] Toplam
       *[other] { $title }
    }

## Hamleler

plain-is-played = atılır
plain-played =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "accusative")) } attın.
       *[other] { $name } { NOUN($card, form: "accusative") } attı.
    }
plain-moved =
    { $who ->
        [you] Hamlen: { $move }.
       *[other] { $name }: { $move }.
    }
plain-took =
    { $who ->
        [you] { $count } kâğıt kazandın.
       *[other] { $name } { $count } kâğıt kazandı.
    }
plain-drew =
    { $who ->
        [you] Eline { $count } kâğıt geldi.
       *[other] { $name } { $count } kâğıt aldı.
    }
plain-new-cards = Yeni kâğıtlar dağıtıldı.
plain-dealt = Herkesin { $count } kâğıdı var.
