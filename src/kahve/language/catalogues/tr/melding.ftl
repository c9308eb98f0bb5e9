### El-Ayak ve akrabaları.
### $rank ve $card cards-rank türünden adlardır, joker kâğıtları için melding-rank-wild.
### $who: okuyan için `you`, $name adlı başkası için `other`.
### $turn, $move ve $codes hamlelerin yazılışıdır, her dilde aynıdır.
### Per: aynı değerden açılan kâğıtlar. Kanasta: yedi kâğıtlık tamam per. Yer: atılan kâğıtlar. Paket: el, diz, ayak. Joker kâğıdı: ikililer ve jokerler.
### Bitirmek: elin son kâğıdından da kurtulmak. Geçmek: kâğıt atmadan sırayı bitirmek.

melding-how-a-card-is-written = Kâğıt, değeriyle yazılır: 4 5 6 7 8 9 T J Q K A, 2, joker için *, siyah ve kırmızı üçlü için b ve r.

## Adlar

melding-rank-wild = joker kâğıdı
    .accusative = joker kâğıdını
    .dative = joker kâğıdına
    .genitive = joker kâğıdının
    .plural = joker kâğıtları
    .stem = joker
# "bir papaz", "3 papaz" gibi.
melding-cards-counted = { $count ->
        [1] bir { $rank }
       *[other] { $count } { $rank }
    }
    .accusative = { $count ->
        [1] bir { NOUN($rank, form: "accusative") }
       *[other] { $count } { NOUN($rank, form: "accusative") }
    }
# $wilds: "bir ikili ve 2 joker" gibi bir liste.
melding-cards-with-wilds = { $count ->
        [1] bir { $rank } ({ $wilds } ile)
       *[other] { $count } { $rank } ({ $wilds } ile)
    }
    .accusative = { $count ->
        [1] bir { NOUN($rank, form: "accusative") } ({ $wilds } ile)
       *[other] { $count } { NOUN($rank, form: "accusative") } ({ $wilds } ile)
    }
melding-cards-wilds = { $wilds }
    .accusative = { NOUN($wilds, form: "accusative") }
# $rank: jokerlerin işlendiği perin değeri.
melding-cards-wilds-to-meld = { NOUN($rank) } perine { $wilds }
    .accusative = { NOUN($rank) } perine { NOUN($wilds, form: "accusative") }
# Yerin üstündeki kâğıt ve onunla alınanlar. $below: altından kaç kâğıt.
melding-cards-of-pile = { $below ->
        [0] yerin üstündeki { $card }
        [1] yerin üstündeki { $card } ve altındaki kâğıt
       *[other] yerin üstündeki { $card } ve altındaki { $below } kâğıt
    }
    .accusative = { $below ->
        [0] yerin üstündeki { NOUN($card, form: "accusative") }
        [1] yerin üstündeki { NOUN($card, form: "accusative") } ve altındaki kâğıdı
       *[other] yerin üstündeki { NOUN($card, form: "accusative") } ve altındaki { $below } kâğıdı
    }
melding-pile-clean = { $count ->
        [1] temiz bir { $rank } kanastası
       *[other] { $count } temiz { $rank } kanastası
    }
melding-pile-dirty = { $count ->
        [1] pis bir { $rank } kanastası
       *[other] { $count } pis { $rank } kanastası
    }
melding-pile-wild = { $count ->
        [1] bir { NOUN($rank, form: "stem") } kanastası
       *[other] { $count } { NOUN($rank, form: "stem") } kanastası
    }
# Bir tarafın bitirmek için eksiği.
melding-missing-rank = bir { $rank } kanastası
melding-missing-clean = { $count } temiz kanasta
melding-missing-dirty = { $count } pis kanasta
melding-missing-wild = { $count } joker kanastası
melding-missing-nothing = hiçbir şey
# Bir tarafın bu türden kaç kanastası var, bitirmek için kaç tane gerek.
melding-quota-clean = temiz { $have } / { $needed }
melding-quota-dirty = pis { $have } / { $needed }
melding-quota-wild = joker { $have } / { $needed }
melding-quota-rank = { NOUN($rank, form: "plural") } { $have } / { $needed }

## Bir hamle neden yapılamaz

melding-nothing-now = Şimdi hiçbir şey oynanamaz: el ya başlamadı ya bitti.
melding-no-such-move = Böyle bir hamle yok.
melding-how-a-move-is-written = Hamle şunlardan biridir: draw, take, 3 ile 7 arası kâğıtla meld (meld KKK2 gibi), add (add KK ya da add 2 to K gibi), discard (discard 5 gibi), ask, yes, no ya da float; birkaç hamlenin arasına virgül konur.
melding-choose-first = Önce paketlerinden hangisi sende kalsın, seç: keep first ya da keep second.
melding-draw-first = Önce desteden çek ya da alabiliyorsan yeri al.
melding-has-drawn = Bu turda zaten çektin ya da aldın.
melding-answer-first = Eşin bitirmek için soruyor: yes ya da no de.
melding-not-offered = Bu masada öyle oynanmaz.
melding-not-held = Bunun için gereken kâğıtlar elinde yok.
melding-no-pile = Alınacak yer yok.
melding-top-is-three = Üstte bir üçlü var, yeri kapatıyor.
melding-frozen-pile = Yere joker kâğıdı atıldı, yer donmuş.
melding-must-be-down = Yeri ancak ilk açışını yapmış taraf alabilir.
melding-top-is-wild = Bu masada üstünde joker kâğıdı olan yer alınamaz.
# $number: okuyanın elinde o değerden kaç tane var.
melding-need-pair = Yeri almak için elinde iki { $rank } olmalı; sende { $number } tane var.
# $open: perde kaç kâğıt var. $fill: yediye kaç kâğıt eksik.
melding-open-meld-too-long = Açık { $rank } perinde { $open } kâğıt var: yeri almadan önce tamamlamak için { $fill } tane daha gerek.
melding-too-many-wilds = Bir perde bu kadar joker kâğıdı olmaz.
# $best: açılabilecek en çok sayı.
melding-below-minimum = Tarafının ilk açışı { $minimum } sayı ister; bundan sonra en çok { $best } sayı açabilirsin.
melding-already-open = Tarafının bundan açık bir peri var zaten: ona işle.
melding-not-open = Tarafının bundan açık bir peri yok.
melding-no-wild-melds = Bu masada yalnız joker kâğıtlarından per açılmaz.
melding-must-keep = { $least ->
        [one] Bitiremezsin, elinde en az { $least } kâğıt kalsın.
       *[other] Bitiremezsin, elinde en az { $least } kâğıt kalsın: biri atmak, biri tutmak için.
    }
# $missing: melding-missing adlarından bir liste.
melding-still-needs = Bitirmek için tarafının eksiği: { $missing }.
melding-partner-not-ready = { $due ->
    [part] Eşin daha ayağından oynamadı, onun için bitiremezsin.
    [foot] Eşin daha ayağını almadı, onun için bitiremezsin.
   *[turn] Eşin daha ayağından bütün bir tur oynamadı, onun için bitiremezsin.
}
melding-must-ask = Önce bitirebilir misin, sor.
melding-told-no = Hayır dendi: bu turda bitiremezsin.
melding-must-go-out = Bu turda bitirmen gerek, bundan sonra ise bitiremezsin.
# $staged: orada duran sayı.
melding-finish-meld = İlk açışını tamamla: orada { $minimum } sayıdan { $staged } sayı duruyor.
melding-out-without-discard = Bu masada son kâğıt atılamaz: onu aç.
melding-already-asked = Sordun zaten.
melding-no-partner = Soracak eşin yok.
melding-not-on-foot = Bu ancak ayağından oynayan için.
# $missing: melding-missing adlarından bir liste.
melding-cannot-go-out = Şimdi bitiremezsin: biri dışında bütün kâğıtlarını aç; tarafının eksiği: { $missing }.
melding-no-question-asked = Sana bir şey soran olmadı.
melding-nothing-to-add = Oraya birden işlenebilecek iki ya da daha çok kâğıdın yok.
melding-only-with-one = Bu masada ancak elinde tek kâğıt kaldıysa atmadan geçilir.
melding-red-laid = Kırmızı üçlüler hemen açılır; sende yok.
melding-no-replacement = Destede kırmızı üçlünün yerine gelecek kâğıt kalmadı.
melding-closed-this-turn = O kanasta bu turda tamamlandı, altına daha bir şey konamaz.
melding-not-down = Tarafından biri bitirmeden önce tarafın ilk açışını yapmalı.
melding-no-lay = Şimdi hiçbir kâğıdın açılamaz ya da işlenemez.
melding-first-meld-no-pile = İlk açışın bütün bir kanasta olmalı, kâğıtların ise buna yetmiyor.
# $best: açılabileceklerin hepsinin sayısı.
melding-first-meld-too-small = İlk açışın { $minimum } sayı ister, şimdi açabileceklerinin hepsi { $best } sayı eder.

## Okunamayan

melding-is-no-move = { $move } bir hamle değil.
melding-no-such-card = { $card } diye bir kâğıt yok. Olanlar: { $codes }.
# $turn: ondan önceki hamleler.
melding-new-cards-first = { $turn } hamlesinden sonra yeni kâğıt görürsün: onlara bakınca { $move } de.
# $staged: bu hamlelerin açtığı sayı.
melding-first-meld-unfinished = Bu, ilk açışın { $minimum } sayısından { $staged } sayısını açıyor: gerisini de onunla aç.
melding-what-a-meld-is = Per 3 ile 7 arası kâğıttır: tek bir değerden, joker kâğıdıyla ya da onsuz; ya da yalnız joker kâğıtlarından.
melding-no-threes = Üçlülerden per açılmaz.
melding-two-naturals = Bir perde en az iki doğal kâğıt olur ya da yalnız joker kâğıtları.
# $move: bir örnek.
melding-say-which-meld = Joker kâğıdı hangi pere gitsin, söyle: add 2 to K ya da { $move } gibi.
melding-only-to-its-rank = { CAPITAL(NOUN($rank)) } ancak { NOUN($rank) } perine işlenir.
melding-nothing-fits = Şimdi hiçbir kâğıdın açık bir pere işlenemez.

## Birbirine uymayan ev kuralları; _ olan kelimeler kural adlarıdır, oldukları gibi kalır

melding-teams-need-players = teams, { $seats } oyuncuyla böyle olamaz: { $needed } oyuncu ister.
# $cards: bütün destelerde. $dealt: bütün paketlerde. $stock: destede en az kalması gereken.
melding-too-few-packs = decks { $packs } olamaz: { $cards } kâğıt, paketlerdeki { $dealt } kâğıda ve { $stock } kâğıtlık desteye yetmez.
melding-passing-needs-two-stacks = pass_foot_left iki paketle olur, bir el bir ayak; burada üç paket var.
melding-no-pack-to-add = stock_out pack_added olamaz: { $packs } deste varken bir deste daha sığmaz.
# $rank: special_piles ile kanastalarının zaten kendi ödülü olan değer.
melding-two-bonuses-of-rank = rank_bonus { $rank } için olamaz: kanastalarının special_piles ile kendi ödülü var.

## Skor kâğıdı

melding-sheet-cards = Açılan kâğıtlar
melding-sheet-clean-piles = Temiz kanastalar
melding-sheet-dirty-piles = Pis kanastalar
melding-sheet-wild-piles = Joker kanastaları
melding-sheet-special-piles = Özel kanastalar
melding-sheet-going-out = Bitirme
melding-sheet-red-threes = Kırmızı üçlüler
melding-sheet-left = Paketlerde kalan
melding-sheet-total = Toplam

## Sıra kimde

melding-turn-confirm-out = Sıra sende: onayla, bitir.
# $stack: knee ya da foot.
melding-turn-confirm-stack = { $stack ->
        [knee] Sıra sende: onayla, dizini al.
       *[foot] Sıra sende: onayla, ayağını al.
    }
melding-turn-choose = Sıra sende: hangi paket sende kalsın, seç.
melding-turn-answer = Sıra sende: eşin bitirmek için soruyor; evet ya da hayır de.
melding-turn-draw = Sıra sende: { $count } kâğıt çek ya da yeri al.
melding-turn-only-draw = Sıra sende: { $count } kâğıt çek.
# $way: son kâğıt atılarak, atılmadan ya da ikisi de.
melding-turn-go-out = { $way ->
        [discarding] Sıra sende, bitir: biri dışında bütün kâğıtlarını aç, onu at.
        [laying] Sıra sende, bitir: bütün kâğıtlarını aç.
       *[either] Sıra sende, bitir: bütün kâğıtlarını aç ya da biri dışında hepsini aç, onu at.
    }
melding-turn-finish-meld = Sıra sende: ilk açışını tamamla.
melding-turn-lay = Sıra sende: istediğini aç, sonra kâğıt at.
melding-chooses = { $name } paket seçiyor.
melding-is-asked = Bitirmek için { PERSON($name, case: "dative") } soruldu.
melding-plays = Sıra { PERSON($name, case: "locative") }.

## Masada ne var: başlıklar ve arkasında duranlar

melding-discard-pile = Yer
melding-stock = Deste
melding-melds = Perler
melding-discards-none = boş
melding-discards = { $count } kâğıt
melding-discards-frozen = { $count } kâğıt, joker kâğıdı atıldığı için donmuş
melding-discards-top = { $count } kâğıt, en üstte { $card }
melding-discards-top-frozen = { $count } kâğıt, en üstte { $card }, joker kâğıdı atıldığı için donmuş
melding-stock-left = { $count ->
        [0] kâğıt kalmadı
       *[other] { $count } kâğıt
    }
# $things: "3 papaz (bir ikili ile) ve temiz bir as kanastası" gibi bir liste.
melding-side-has = { $things }
melding-side-has-nothing = daha açılan yok
melding-meld-of = { $cards }
melding-meld-title = { NOUN($rank, form: "plural") }
melding-quotas = { $quotas }
melding-need-pile = İlk açışın bütün bir kanasta olmalı.
# $have: şimdiye kadar açılan sayı.
melding-need-points = İlk açış için { $needed } sayıdan { $have } sayı.

## Bir hamle ne yapar, sunulduğu gibi

melding-do-draw = desteden { $count } kâğıt çek
melding-do-draw-too-few = çek: destede yeterince kâğıt yok, el biter
# $card: yerin üstündeki, açık bir pere işlenen kâğıdın değeri.
melding-do-take-and-add = yerden { $count } kâğıt al: { NOUN($card, form: "accusative") } işle
# $own: üstteki kâğıtla açılan eldeki kâğıtlar, "2 papaz" gibi bir liste.
melding-do-take-and-meld = yerden { $count } kâğıt al: { NOUN($card, form: "accusative") } elindeki { $own } ile aç
melding-do-meld = { $cards } aç
melding-do-add = { NOUN($rank) } perine { $cards } işle
melding-do-add-all = açık bir pere uyan her kâğıdı işle
melding-do-keep = üstünde { $card } olan paket sende kalsın
melding-do-ask = bitirebilir miyim diye sor
melding-do-say-out = bitirdiğini söyle
melding-do-say-yes = evet, bitir
melding-do-say-no = hayır, oynamaya devam
melding-do-float = kâğıt atmadan geç
melding-do-lay-black = siyah üçlüleri aç
melding-do-lay-red = bir kırmızı üçlü aç, yerine kâğıt çek
melding-do-discard = { NOUN($card) } at

## Ne oldu

melding-first-discard = Yere ilk açılan kâğıt: { $card }.
melding-minimum-pile = İlk açış bütün bir kanasta olmalı.
melding-minimum-points = İlk açış { $minimum } sayı ister.
# $threes: kırmızı üçlülerden bir melding-cards-counted.
melding-laid-red-threes = { $who ->
        [you] { CAPITAL($threes) } açtın.
       *[other] { $name } { $threes } açtı.
    }
melding-drew-nothing = { $who ->
        [you] Çekecek kâğıt bulamadın.
       *[other] { $name } çekecek kâğıt bulamadı.
    }
melding-pack-added = Destenin altına bir deste daha karılıp eklenir.
melding-drew = { $who ->
        [you] { $count } kâğıt çektin.
       *[other] { $name } { $count } kâğıt çekti.
    }
melding-you-drew = { CAPITAL($cards) } çektin.
melding-took = { $who ->
        [you] { CAPITAL(NOUN($taken, form: "accusative")) } aldın.
       *[other] { $name } { NOUN($taken, form: "accusative") } aldı.
    }
# $laid: açılan, işlenen ya da ikisi de.
melding-took-and-laid = { $laid ->
        [melded] { $who ->
            [you] { CAPITAL(NOUN($taken, form: "accusative")) } aldın; { $melded } açtın.
           *[other] { $name } { NOUN($taken, form: "accusative") } aldı; { $melded } açtı.
        }
        [added] { $who ->
            [you] { CAPITAL(NOUN($taken, form: "accusative")) } aldın; { $added } işledin.
           *[other] { $name } { NOUN($taken, form: "accusative") } aldı; { $added } işledi.
        }
       *[both] { $who ->
            [you] { CAPITAL(NOUN($taken, form: "accusative")) } aldın; { $melded } açtın, { $added } işledin.
           *[other] { $name } { NOUN($taken, form: "accusative") } aldı; { $melded } açtı, { $added } işledi.
        }
    }
melding-laid = { $laid ->
        [melded] { $who ->
            [you] { CAPITAL($melded) } açtın.
           *[other] { $name } { $melded } açtı.
        }
        [added] { $who ->
            [you] { CAPITAL($added) } işledin.
           *[other] { $name } { $added } işledi.
        }
       *[both] { $who ->
            [you] { CAPITAL($melded) } açtın, { $added } işledin.
           *[other] { $name } { $melded } açtı, { $added } işledi.
        }
    }
melding-laid-and-discarded = { $laid ->
        [melded] { $who ->
            [you] { CAPITAL($melded) } açtın, { NOUN($card) } attın.
           *[other] { $name } { $melded } açtı, { NOUN($card) } attı.
        }
        [added] { $who ->
            [you] { CAPITAL($added) } işledin, { NOUN($card) } attın.
           *[other] { $name } { $added } işledi, { NOUN($card) } attı.
        }
       *[both] { $who ->
            [you] { CAPITAL($melded) } açtın, { $added } işledin, { NOUN($card) } attın.
           *[other] { $name } { $melded } açtı, { $added } işledi, { NOUN($card) } attı.
        }
    }
melding-laid-and-asked = { $laid ->
        [melded] { $who ->
            [you] { CAPITAL($melded) } açtın, “Bitireyim mi?” diye sordun.
           *[other] { $name } { $melded } açtı, “Bitireyim mi?” diye sordu.
        }
        [added] { $who ->
            [you] { CAPITAL($added) } işledin, “Bitireyim mi?” diye sordun.
           *[other] { $name } { $added } işledi, “Bitireyim mi?” diye sordu.
        }
       *[both] { $who ->
            [you] { CAPITAL($melded) } açtın, { $added } işledin, “Bitireyim mi?” diye sordun.
           *[other] { $name } { $melded } açtı, { $added } işledi, “Bitireyim mi?” diye sordu.
        }
    }
melding-laid-and-floated = { $laid ->
        [melded] { $who ->
            [you] { CAPITAL($melded) } açtın, kâğıt atmadan geçtin.
           *[other] { $name } { $melded } açtı, kâğıt atmadan geçti.
        }
        [added] { $who ->
            [you] { CAPITAL($added) } işledin, kâğıt atmadan geçtin.
           *[other] { $name } { $added } işledi, kâğıt atmadan geçti.
        }
       *[both] { $who ->
            [you] { CAPITAL($melded) } açtın, { $added } işledin, kâğıt atmadan geçtin.
           *[other] { $name } { $melded } açtı, { $added } işledi, kâğıt atmadan geçti.
        }
    }
melding-discarded = { $who ->
        [you] { CAPITAL(NOUN($card)) } attın.
       *[other] { $name } { NOUN($card) } attı.
    }
melding-asked = { $who ->
        [you] “Bitireyim mi?” diye sordun.
       *[other] { $name } “Bitireyim mi?” diye sordu.
    }
melding-says-going-out = { $who ->
    [you] Bitirdiğini söyledin.
   *[other] { $name } “Bitiriyorum” dedi.
}
melding-said-yes = { $who ->
        [you] Evet dedin.
       *[other] { $name } evet dedi.
    }
melding-said-no = { $who ->
        [you] Hayır dedin.
       *[other] { $name } hayır dedi.
    }
melding-floated = { $who ->
        [you] Kâğıt atmadan geçtin.
       *[other] { $name } kâğıt atmadan geçti.
    }
melding-chose = { $who ->
        [you] Paketini seçtin.
       *[other] { $name } paketini seçti.
    }
melding-went-out = { $who ->
        [you] Bitirdin.
       *[other] { $name } bitirdi.
    }
melding-stock-ran-out = Deste tükendi, el bitti.
# $stack: knee ya da foot.
melding-picked-up = { $who ->
        [you] { $stack ->
            [knee] Dizini aldın.
           *[foot] Ayağını aldın.
        }
       *[other] { $stack ->
            [knee] { $name } dizini aldı.
           *[foot] { $name } ayağını aldı.
        }
    }
# $who: okuyan açan taraftansa you. $partners: taraf birkaç oyuncuysa yes.
melding-made-first-meld = { $who ->
        [you] { $partners ->
            [yes] Bu, tarafının ilk açışı.
           *[no] Bu, ilk açışın.
        }
       *[other] { $partners ->
            [yes] Bu, { PERSON($name, case: "genitive") } tarafının ilk açışı.
           *[no] Bu, { PERSON($name, case: "genitive") } ilk açışı.
        }
    }
# $pile: "temiz bir papaz kanastası" gibi.
melding-closed = Böylece { $pile } tamamlandı.
melding-best-title = En uzun per
melding-best-closed = { $who ->
        [you] { CAPITAL($pile) } tamamladın.
       *[other] { $name } { $pile } tamamladı.
    }
melding-best-open = { $who ->
        [you] { CAPITAL(NOUN($rank)) } perini { $count } kâğıda çıkardın.
       *[other] { $name } { NOUN($rank) } perini { $count } kâğıda çıkardı.
    }

## Bir hamlenin lehine olan

melding-why-out = Bununla bitirirsin, { $points } sayı eder.
# $stack: knee ya da foot.
melding-why-picks-up = { $stack ->
        [knee] Elin boşalır, dizini alırsın.
       *[foot] Elin boşalır, ayağını alırsın.
    }
melding-why-closes = { CAPITAL($pile) } tamamlar.
melding-why-closes-several = { $count } kanasta tamamlar.
melding-why-first-meld = Tarafının ilk açışı olur.
melding-why-takes = { $count ->
        [0] Yerden kâğıt almaz.
        [1] Yerden bir kâğıt alır.
       *[other] Yerden { $count } kâğıt alır.
    }
melding-why-taken =
    { $seats ->
        [2] { $name } ardından { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } yeri alır, { $named ->
                [card] { NOUN($other) } atılırsa
               *[move] öteki hamleyle
            } { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
       *[other] Rakiplerden biri ardından { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } yeri alır, { $named ->
                [card] { NOUN($other) } atılırsa
               *[move] öteki hamleyle
            } { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
    }
melding-why-takes-next =
    Sıradaki hamlende { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } yeri alırsın, { $named ->
        [card] { NOUN($other) } atılırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
melding-why-out-soon =
    Sıradaki hamlene kadar tarafın { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } biter, { $named ->
        [card] { NOUN($other) } atılırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
melding-why-others-out =
    Sıradaki hamlene kadar rakipler { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } biter, { $named ->
        [card] { NOUN($other) } atılırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
melding-why-lays = Masaya { $points } sayılık kâğıt indirir.
melding-why-blocks = Üstünde üçlü olan yeri sıradaki oyuncu alamaz.
melding-why-lone = Elinde başka { $rank } yok, tarafının masada açtığı da yok.
melding-why-cheapest = Yeri alana daha az sayı getirecek bir kâğıdın yok.
melding-why-holds = { $count ->
        [0] Elinde kâğıt bırakmaz.
        [1] Elinde bir kâğıt bırakır.
       *[other] Elinde { $count } kâğıt bırakır.
    }
melding-why-draws = { $count ->
        [0] Kâğıt çekilmez.
        [1] Sana desteden bir kâğıt getirir.
       *[other] Sana desteden { $count } kâğıt getirir.
    }
melding-why-out-counts = Bitirmek tarafına { $points } sayı yazdırır.
melding-why-still-held = { $count ->
        [0] Elinde tarafından sayı götürecek kâğıt yok.
        [1] Elinde tarafından sayı götürecek bir kâğıt var.
       *[other] Elinde tarafından sayı götürecek { $count } kâğıt var.
    }
melding-why-top-of-stack = O paketin üstünde { $points } sayılık bir kâğıt var.
melding-why-red-counts = Kırmızı üçlü masada { $points } sayı eder.
melding-why-keeps = { $count ->
        [0] Atacak kâğıdın kalmadı.
        [1] Son kâğıdın elinde kalır.
       *[other] { $count } kâğıdın elinde kalır.
    }

## Habits: what somebody does more often, or less often, than a club player

melding-habit-pile = Yeri kulüp oyuncusundan daha sık alır.
melding-habit-pile-less = Kulüp oyuncusunun yeri alacağı durumda desteden çeker.
melding-habit-lays = Kâğıtlarını kulüp oyuncusundan daha erken açar.
melding-habit-lays-less = Açacaklarını elinde kulüp oyuncusundan daha uzun tutar.
melding-habit-wild = Joker kâğıtlarını kulüp oyuncusundan daha bol harcar.
melding-habit-wild-less = Joker kâğıtlarını kulüp oyuncusundan daha uzun tutar.
melding-habit-out = Kulüp oyuncusundan daha erken bitirir.
melding-habit-out-less = Bitirmek için kulüp oyuncusundan daha uzun bekler.

## İlk kez görene yardım

melding-help-goal = Aynı değerden kâğıtları bir araya aç: açılanlar sayı getirir, elinde kalanlar sayı götürür.
melding-help-first-meld = Açmak için bir turda en az { $points } sayılık per aç. Ondan sonra bütün tarafın açabilir.
# Sayfada baştaki kelimeler tırnak içindeki gibi görünür. $kind: clean, dirty ya da wild; $rank kanastası için rank.
melding-help-quota = { $kind ->
        [clean] Bitirmek için kanasta tamamla. 'temiz { $have }/{ $needed }': tarafınınkiler ve gerekenler. Temiz: joker kâğıdı olmayan.
        [dirty] Bitirmek için kanasta tamamla. 'pis { $have }/{ $needed }': tarafınınkiler ve gerekenler. Pis: joker kâğıdı olan.
        [wild] Bitirmek için kanasta tamamla. 'joker { $have }/{ $needed }': tarafınınkiler ve gerekenler.
       *[rank] Bitirmek için kanasta tamamla. '{ NOUN($rank, form: "plural") } { $have }/{ $needed }': tarafınınkiler ve gerekenler.
    }
# $stack: knee ya da foot.
melding-help-waiting = { $stack ->
        [knee] Elindeki bütün kâğıtları oyna, dizin senin olsun: o zamana kadar kapalı bekler.
       *[foot] Oynadığın bütün kâğıtları bitir, ayağın senin olsun: o zamana kadar kapalı bekler.
    }
melding-help-piles = Yedinci kâğıtla kanastayı tamamla: bitirmek için sayılır, aynı değerden yeni bir per de açabilirsin.
melding-help-frozen-for-turns = Şimdilik desteden çek: yer joker kâğıdıyla donmuş, birkaç tur kimse alamaz.
melding-help-frozen-until-pair = Donmuş yeri almak için üstteki kâğıdın eşi olan iki doğal kâğıt gerekir. Onu bir joker kâğıdı dondurdu.

## Oyunlar; ailelerin ve sitelerin nasıl oynadığı

melding-game-hand-and-foot = El-Ayak
melding-game-hand-knee-and-foot = El-Diz-Ayak
melding-also-hand-and-foot =
    El ve Ayak Kanastası
melding-also-hand-knee-and-foot =
    El, Diz ve Ayak Kanastası
# Burada olmayan oyunlar, her satırda bir ad: birini arayana ona en yakın oyun gösterilir.
melding-near-hand-and-foot =
    Kanasta
    Biriba
melding-summary-hand-and-foot = Önce elini, sonra ayağını aç; yedişer kâğıtlık temiz, pis ve joker kanastaları tamamla, eşinle birlikte bitir.
melding-summary-hand-knee-and-foot = Üç paketli El-Ayak: elle ayağın arasında bir de diz var.
melding-preset-classic = El-Ayak
melding-preset-classic-says = Bitirmek için iki temiz, iki pis ve bir joker kanastası.
melding-preset-bicycle = On bir kâğıtlı El-Ayak
melding-preset-bicycle-says = Her pakette on bir kâğıt; joker kâğıtları ancak doğal kâğıtların yanında; bitirmek için bir temiz, bir pis kanasta ve atılan son bir kâğıt.
melding-preset-saskatchewan = Saskatchewan El-Ayağı
melding-preset-saskatchewan-says = Elde on bir, ayakta on üç kâğıt; bitirmek için her türden bir kanasta.
melding-preset-three-and-three = Üç temiz, üç pis
melding-preset-three-and-three-says = Bitirmek için üç temiz, üç pis kanasta; yeri ancak açmış taraf alır, iki kâğıttan birinin yerini joker kâğıdı tutabilir.
melding-preset-passing = Ayağı soluna ver
melding-preset-passing-says = Herkes bir paketi soluna verir; yerden üç kâğıt alınır, atılan joker kâğıdı iki doğal kâğıt alana kadar yeri dondurur.
melding-preset-whole-pile = Bütün yer
melding-preset-whole-pile-says = Alan bütün yeri alır; herkes bir paketi soluna verir; joker kâğıdı peri yok.
melding-preset-from-ninety = Doksandan başlayan El-Ayak
melding-preset-from-ninety-says = Üç kâğıt çekilir, ilk açış 90'dan başlar, son kâğıt açılmalıdır; elde kalan siyah üçlü 300 götürür.
melding-preset-rising = Artan El-Ayak
melding-preset-rising-says = Elden ele daha çok kâğıt çekilir, daha çok kanasta gerekir, bitirmek daha çok eder.
melding-preset-family = Tek başına El-Ayak
melding-preset-family-says = Herkes tek oynar; bir kanastanın ödülü ya da bir kerede açılan bütün bir paket de açtırır; deste bitince yer karılır.
melding-preset-two = İki kişilik El-Ayak
melding-preset-two-says = İki kişi, herkes kendine: bitirmek için bir temiz, bir pis kanasta.
melding-preset-three-pairs = Üç çiftli El-Ayak
melding-preset-three-pairs-says = Altı kişi, üç çift.
melding-preset-one-deal = Kısa El-Ayak
melding-preset-one-deal-says = Tek bir el.
melding-preset-hkf-classic = El-Diz-Ayak
melding-preset-hkf-classic-says = Elle ayağın arasında on üç kâğıtlık bir diz olan El-Ayak; oyunculardan iki fazla deste.
melding-preset-triple-play = Triple Play
melding-preset-triple-play-says = Joker kâğıdı olmayan yedili ve beşli kanastaları gerekir, en çok onlar eder; alan bütün yeri alır.

## Ev kuralları: her birinin adı, ne dediği, değerleri

melding-rule-stacks = Paketlerdeki kâğıtlar
melding-rule-stacks-says = Her oyuncunun paketlerinde, oynandıkları sırayla kaç kâğıt var: el ve ayak, ya da el, diz ve ayak.
melding-rule-upcard-putback = Geri konan ilk kâğıt
melding-rule-upcard-putback-says = Yere ilk açılan hangi kâğıtlar desteye geri konur: joker kâğıtları ve kırmızı üçlüler; ya da siyah üçlüler de; ya da beşliler ve yedililer de; ya da bunların hepsi; ya da yalnız kırmızı ve siyah üçlüler.
melding-rule-upcard-putback-wild-and-red-threes = joker kâğıtları ve kırmızı üçlüler
melding-rule-upcard-putback-and-black-threes = siyah üçlüler de
melding-rule-upcard-putback-and-fives-and-sevens = beşliler ve yedililer de
melding-rule-upcard-putback-and-black-threes-fives-and-sevens = siyah üçlüler, beşliler ve yedililer de
melding-rule-upcard-putback-threes-only = yalnız üçlüler
melding-rule-seats = Oyuncular
melding-rule-seats-says = Kaç kişi oynar.
melding-rule-teams = Takımlar
melding-rule-teams-says = Kim kiminle oynar. Alışılmış: dört kişi iki çift, altı kişi üçer kişilik iki takım, öbür sayılarda herkes tek. Eşler eşit aralıklarla oturur.
melding-rule-teams-usual = alışılmış
melding-rule-teams-individual = herkes tek
melding-rule-teams-pairs = çiftler
melding-rule-teams-two-teams-of-three = üçer kişilik iki takım
melding-rule-teams-three-teams-of-two = ikişer kişilik üç takım
melding-rule-decks = Desteler
melding-rule-decks-says = Kaç deste birlikte karılır.
melding-rule-decks-usual = alışılmış
melding-rule-jokers-per-deck = Destede kaç joker
melding-rule-jokers-per-deck-says = Her destede kaç joker var.
melding-rule-upcard-special-stays = Öyle bir kâğıt kalır, üstü örtülür
melding-rule-upcard-special-stays-says = Geri konacak kâğıt yerde kalıp, üstte kalabilecek bir kâğıt gelene kadar sonraki açılanla örtülür mü.
melding-rule-pass-foot-left = Bir paket sola verilir
melding-rule-pass-foot-left-says = Her oyuncu iki paketin üstteki kâğıdını görür, birini tutar, öbürünü soluna verir. Ayak: tutulan el olur, verilen komşunun ayağı; el: tutulan ayak olur, verilen komşunun eli.
melding-rule-pass-foot-left-off = hayır
melding-rule-pass-foot-left-foot = ayak olarak
melding-rule-pass-foot-left-hand = el olarak
melding-rule-draw-count = Çekilen kâğıt
melding-rule-draw-count-says = Desteden kaç kâğıt çekilir; artan: her elde bir fazla, en çok üç fazla; ya da her el için ayrı sayılar.
melding-rule-draw-count-two = iki
melding-rule-draw-count-three = üç
melding-rule-draw-count-two-rising = iki, artan
melding-rule-draw-count-three-rising = üç, artan
melding-rule-take-count = Yerden alınan kâğıt
melding-rule-take-count-says = Yerden üstteki dahil kaç kâğıt alınır.
melding-rule-take-count-whole = bütün yer
melding-rule-foot-takes-whole-pile = Ayak bütün yeri alır
melding-rule-foot-takes-whole-pile-says = Ayağından oynayan bütün yeri alır mı.
melding-rule-foot-take-on-meld = Ayak açık bir per için alır
melding-rule-foot-take-on-meld-says = Üstteki kâğıt tarafın açık bir perine işlenebiliyorsa, ayağından oynayan yeri alabilir mi.
melding-rule-take-needs-down = Almak için açmış olmak gerek
melding-rule-take-needs-down-says = Yeri ancak ilk açışını yapmış taraf mı alabilir.
melding-rule-take-with-one-wild = Tek joker kâğıdıyla almak
melding-rule-take-with-one-wild-says = Almak için bir eş ve bir joker kâğıdı yeter mi.
melding-rule-claim-fill-wild = Alırken peri joker kâğıdı tamamlar
melding-rule-claim-fill-wild-says = Yer alınırken beş ya da altı kâğıtlık açık bir peri tamamlayan kâğıtlar joker kâğıdı olabilir mi.
melding-rule-wild-discard-freezes = Atılan joker kâğıdı yeri dondurur
melding-rule-wild-discard-freezes-says = Atılan joker kâğıdı yeri dondurur mu: sıra atana dönene kadar kimse alamaz; ya da birisi iki doğal kâğıtla alana kadar.
melding-rule-wild-discard-freezes-off = hayır
melding-rule-wild-discard-freezes-until-turn = sıra dönene kadar
melding-rule-wild-discard-freezes-until-pair = iki doğal kâğıt alana kadar
melding-rule-wild-top-takeable = Üstteki joker kâğıdını ne alır
melding-rule-wild-top-takeable-says = Üstünde joker kâğıdı olan yeri ne alır: aynısından iki tane; ya da hiçbir şey.
melding-rule-wild-top-takeable-two-identical = aynısından iki tane
melding-rule-wild-top-takeable-never = hiçbir şey
melding-rule-wild-ratio = Perde joker kâğıdı
melding-rule-wild-ratio-says = Bir perde kaç joker kâğıdı olabilir: iki doğal kâğıda bir tane; doğal kâğıtlardan az; onlar kadar; ya da üç tane.
melding-rule-wild-ratio-two-to-one = iki doğal kâğıda bir tane
melding-rule-wild-ratio-more-naturals = doğal kâğıtlardan az
melding-rule-wild-ratio-as-many-naturals = doğal kâğıtlar kadar
melding-rule-wild-ratio-three-wilds = en çok üç
melding-rule-wild-melds = Joker kâğıdı perleri
melding-rule-wild-melds-says = Yalnız joker kâğıtlarından per açılabilir mi.
melding-rule-special-piles = Özel kanastalar
melding-rule-special-piles-says = Perleri joker kâğıdı almayan, kanastaları ayrı ödül getiren ve bitirmek için bir kanastası gereken değerler.
melding-rule-special-piles-off = yok
melding-rule-special-piles-sevens = yedililer
melding-rule-special-piles-fives = beşliler
melding-rule-special-piles-sevens-and-fives = yedililer ve beşliler
melding-rule-add-beyond-seven = Tamam kanastaya işlenen kâğıtlar
melding-rule-add-beyond-seven-says = Sayısı için kanastanın altına kâğıt konabilir mi: doğal kâğıtlar; ya da türüne uyanlar, yani pis kanastaya joker kâğıdı da, joker kanastasına joker kâğıdı.
melding-rule-add-beyond-seven-off = yok
melding-rule-add-beyond-seven-naturals = doğal kâğıtlar
melding-rule-add-beyond-seven-colour = türüne uyanlar
melding-rule-bury-same-turn = Yeni tamamlanan kanastaya işlemek
melding-rule-bury-same-turn-says = Bir kanastanın altına, tamamlandığı turda kâğıt konabilir mi.
melding-rule-minimum = İlk açışın sayısı
melding-rule-minimum-says = Birinciden dördüncü ele ilk açışın sayısı: 50, 90, 120, 150; ya da 60, 90, 120, 150; ya da 90, 120, 150, 180; skora göre: 50, skor 15000, 30000, 50000 olunca 90, 120, 150; beşincide kanasta: 50, 90, 120, 150, sonra bütün bir kanasta; ya da her el için ayrı sayılar.
melding-rule-minimum-fifty = 50, 90, 120, 150
melding-rule-minimum-sixty = 60, 90, 120, 150
melding-rule-minimum-ninety = 90, 120, 150, 180
melding-rule-minimum-by-score = skora göre
melding-rule-minimum-pile-in-fifth = beşinci elde kanasta
melding-rule-minimum-counts-pile-bonus = Kanasta ödülü ilk açışta sayılır
melding-rule-minimum-counts-pile-bonus-says = Bir kanastanın ödülü ilk açışın sayısına katılır mı.
melding-rule-minimum-waived-if-stack-emptied = Bütün paketi açana sayı gerekmez
melding-rule-minimum-waived-if-stack-emptied-says = Bütün bir paketi birden açan oyuncu, sayıyı doldurmadan açabilir mi.
melding-rule-stack-pickup-after-discard = Attıktan sonra yeni paket
melding-rule-stack-pickup-after-discard-says = Bir paketin son kâğıdı atılınca sonraki paket ne zaman alınır: hemen; ya da sıra gelince.
melding-rule-stack-pickup-after-discard-at-once = hemen
melding-rule-stack-pickup-after-discard-next-turn = sıra gelince
melding-rule-float = Kâğıt atmadan geçmek
melding-rule-float-says = Ayağından oynayan kâğıt atmadan geçebilir mi: hiçbir zaman; elinde kaç kâğıt olursa olsun; tek kâğıtla.
melding-rule-float-off = hiçbir zaman
melding-rule-float-any = kaç kâğıtla olursa
melding-rule-float-single = tek kâğıtla
melding-rule-quota-clean = Bitirmek için temiz kanasta
melding-rule-quota-clean-says = Bir tarafın bitirmek için her elde aynı ya da her el için ayrı olmak üzere kaç temiz kanastası olmalı; alışılmış: takımda 2, tek başına 1.
melding-rule-quota-clean-usual = alışılmış
melding-rule-quota-dirty = Bitirmek için pis kanasta
melding-rule-quota-dirty-says = Bir tarafın bitirmek için her elde aynı ya da her el için ayrı olmak üzere kaç pis kanastası olmalı; alışılmış: takımda 2, tek başına 1.
melding-rule-quota-dirty-usual = alışılmış
melding-rule-quota-wild = Bitirmek için joker kanastası
melding-rule-quota-wild-says = Bir tarafın bitirmek için her elde aynı ya da her el için ayrı olmak üzere kaç joker kanastası olmalı; alışılmış: takımda 1, tek başına hiç; joker kâğıdı perleri yoksa hiç.
melding-rule-quota-wild-usual = alışılmış
melding-rule-quota-rises = Her elde daha çok kanasta
melding-rule-quota-rises-says = İlk elde üç temiz, üç pis kanasta mı gerekir, sonra her elde ikisinden de birer fazla, altıya kadar.
melding-rule-out-from-hand = Elden bitirmek
melding-rule-out-from-hand-says = Bir oyuncu, ayağı oynanmadan beklerken ve tarafının aleyhine sayılırken, elinden ya da dizinden bitirebilir mi.
melding-rule-partner-foot = Eşlerin önce yapması gereken
melding-rule-partner-foot-says = Bitirenin eşlerinden her biri ne yapmış olmalı: ayağından bütün bir tur oynamış; ayağından oynamış; ayağını almış; hiçbir şey.
melding-rule-partner-foot-part-of-turn = ayağından oynamış
melding-rule-partner-foot-whole-turn = ayağından bütün bir tur oynamış
melding-rule-partner-foot-picked-up = ayağını almış
melding-rule-partner-foot-none = hiçbir şey
melding-rule-ask-permission = Bitirmeden önce sormak
melding-rule-ask-permission-says = Oyuncu bitirmeden önce eşlerine sorar mı: evet, cevap bağlar; hayır; evet, ama evet denince bitirmek şart değildir; bağlar, ama elde bir kez sorulur.
melding-rule-ask-permission-binding = evet, cevap bağlar
melding-rule-ask-permission-off = hayır
melding-rule-ask-permission-yes-is-free = evet, yalnız hayır bağlar
melding-rule-ask-permission-once = evet, elde bir kez
melding-rule-ask-scope = Kime sorulur
melding-rule-ask-scope-says = Üç kişilik tarafta kime sorulur: iki eşe de, ya da soldan sıradakine.
melding-rule-ask-scope-all = iki eşe de
melding-rule-ask-scope-next = sıradaki eşe
melding-rule-out-discard = Bitirirken kâğıt atmak
melding-rule-out-discard-says = Bitirenin son kâğıdı atılabilir mi, atılmalı mı, atılmamalı mı.
melding-rule-out-discard-optional = isteğe bağlı
melding-rule-out-discard-required = atılmalı
melding-rule-out-discard-forbidden = atılmaz
melding-rule-black3-out-meld = Bitirirken siyah üçlü açmak
melding-rule-black3-out-meld-says = Bitirirken üç ya da daha çok siyah üçlü açılabilir mi.
melding-rule-stock-out = Destede kâğıt yetmezse
melding-rule-stock-out-says = Destede çekilecek kadar kâğıt yoksa: el biter; ya da kalan çekilir; ya da yerin üstteki kâğıt dışında kalanı karılıp yeni deste olur; ya da elde bir kez bir deste daha karılıp eklenir.
melding-rule-stock-out-deal-ends = el biter
melding-rule-stock-out-last-card = kalan çekilir
melding-rule-stock-out-reshuffle = yer karılır
melding-rule-stock-out-pack-added = bir deste eklenir
melding-rule-card-values = Kâğıtların değeri
melding-rule-card-values-says = Sekizliden papaza on sayı, dörtlüden yediliye beş; ya da onludan papaza on, dörtlüden dokuzluya beş.
melding-rule-card-values-eights-ten = sekizliden başlayarak on sayı
melding-rule-card-values-tens-ten = onludan başlayarak on sayı
melding-rule-black3-penalty = Elde kalan siyah üçlü
melding-rule-black3-penalty-says = Elde kalan siyah üçlü kaç sayı götürür.
melding-rule-clean-bonus = Temiz kanastanın ödülü
melding-rule-clean-bonus-says = Temiz kanasta kaç sayı eder.
melding-rule-rank-bonus = Belli bir değerin temiz kanastası
melding-rule-rank-bonus-says = Bir değerin temiz kanastası, öbür temiz kanastalardan farklı olarak kaç sayı eder. Böyle bir kanasta şart değildir.
melding-rule-rank-bonus-none = öbürleri gibi
melding-rule-dirty-bonus = Pis kanastanın ödülü
melding-rule-dirty-bonus-says = Pis kanasta kaç sayı eder.
melding-rule-wild-bonus = Joker kanastasının ödülü
melding-rule-wild-bonus-says = Joker kanastası kaç sayı eder.
melding-rule-sevens-bonus = Özel yedili kanastası
melding-rule-sevens-bonus-says = Yedililer özelse yedili kanastası kaç sayı eder.
melding-rule-fives-bonus = Özel beşli kanastası
melding-rule-fives-bonus-says = Beşliler özelse beşli kanastası kaç sayı eder.
melding-rule-going-out-bonus = Bitirmenin ödülü
melding-rule-going-out-bonus-says = Bitirmek kaç sayı eder; artan: ilk elde 300, sonra her elde 100 fazla, 600'e kadar; ya da her el için ayrı sayılar.
melding-rule-going-out-bonus-rising = artan
melding-rule-red3-play = Kırmızı üçlüyle ne yapılır
melding-rule-red3-play-says = Kırmızı üçlü hemen açılır, yerine kâğıt çekilir; ya da açılamaz, ancak atılır; ya da oyuncusu isteyince açılır, yerine kâğıt çekilir.
melding-rule-red3-play-laid = hemen açılır
melding-rule-red3-play-discarded = atılır
melding-rule-red3-play-as-liked = oyuncu isteyince açılır
melding-rule-red3-laid = Açılan kırmızı üçlü
melding-rule-red3-laid-says = Masadaki kırmızı üçlü kaç sayı eder.
melding-rule-red3-left = Pakette kalan kırmızı üçlü
melding-rule-red3-left-says = Pakette kalan kırmızı üçlü kaç sayı götürür.
melding-rule-red3-seven-bonus = Yedi kırmızı üçlü
melding-rule-red3-seven-bonus-says = Masadaki yedi ya da daha çok kırmızı üçlü ayrıca kaç sayı eder.
melding-rule-red3-all-doubled = Bütün kırmızı üçlüler çift sayılır
melding-rule-red3-all-doubled-says = Kırmızı üçlülerin hepsini açan taraf onları çift mi yazar.
melding-rule-red3-without-meld = Açmayanın kırmızı üçlüleri sayı götürür
melding-rule-red3-without-meld-says = O elde ilk açışını yapmamış tarafın kırmızı üçlülerinden her biri, getireceğine 100 sayı mı götürür.
melding-rule-deals = Maçta kaç el
melding-rule-deals-says = Bir maç kaç eldir.
melding-rule-target = Hedef
melding-rule-target-says = Maçı, el sayısı yerine bitiren skor.
melding-rule-target-none = yok
melding-rule-tie-break = Toplamlar eşitse
melding-rule-tie-break-says = En iyi toplamlar eşitse: maç paylaşılır; ya da önce daha çok el kazanan, sonra son elde iyi olan kazanır; ya da 150 sayılık açışla bir el daha oynanır.
melding-rule-tie-break-shared = maç paylaşılır
melding-rule-tie-break-deals-won = daha çok el kazanan
melding-rule-tie-break-extra-deal = bir el daha
melding-rule-discard-view = Yerin ne kadarı görünür
melding-rule-discard-view-says = Masada yerin ne kadarı görünür: alınabilecek kâğıtlar; üstteki; hepsi.
melding-rule-discard-view-takeable = alınabilecekler
melding-rule-discard-view-top = üstteki kâğıt
melding-rule-discard-view-whole = hepsi

## Ailenin kendi kuralları: söyleyişler noktalı virgülle ayrılır, yıldız her eki karşılar

melding-written-minimum = ilk açış*; açış*; açma*; baraj*
melding-written-clean = temiz; temiz kanasta*
melding-written-dirty = pis; kirli; pis kanasta*; kirli kanasta*
melding-written-wild = joker kanasta*; jokerli kanasta*
melding-written-each-kind = her türden; her çeşitten
melding-written-draw = çek*; çekilen
melding-written-out = bitir*; bitiş*
melding-written-deals = el sayısı; elden oluşur
melding-written-packs = deste
melding-written-take = yerden al*; yerden alınır
melding-written-whole-pile = yerin hepsi; bütün yer
melding-written-stacks = paket*
melding-written-red-threes = kırmızı üçlü*; kırmızı üç*
melding-written-bury = kanastaya işle*; altına koy*
melding-written-bury-same-turn = aynı turda işle*; aynı turda altına koy*
melding-written-from-hand = elden bitir*; ayak oynanmadan bitir*
melding-written-pack-added = deste eklenir; deste ekle*
