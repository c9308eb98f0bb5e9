### Harf oyunları: löveli Kuist, Hayvanlı Kuist, Biberli Köpek ve Kaplumbağa, bir de tek sıra harfli Çorba.
### Hamleler ve BARD gibi kelimeler her dilde büyük harfle ve İngilizcedir, çünkü kâğıtlar öyledir.
### $who: okuyan için `you`, $name adlı başkası için `other`. $whom da $person için öyledir.
### $card cards-card türünden, $suit cards-letter-suit türünden bir addır.
### Çıkmak: lövenin ilk kâğıdını oynamak. Kelime demek: çorbanın kelime olduğunu söylemek. Kelime sormak: çorba ne olacaktı diye sormak.


## Oyunlar

letters-game-quist = Kuist
letters-game-animal-quist = Hayvanlı Kuist
letters-game-chili-dog = Biberli Köpek
letters-game-turtle = Kaplumbağa
letters-game-soup = Çorba
letters-summary-quist = Harflerle löve, ikiye karşı iki: son oynayan bir kelime söyleyip löveyi alabilir.
letters-summary-animal-quist = Kozu hep hayvanlar olan Kuist; alınan hayvanlar da sayılır.
letters-summary-chili-dog = Harflerle löve, ikiye karşı iki: Köpek kime giderse her bibere yanar.
letters-summary-turtle = Üç kişi, üç harflik löveler: biberleri kimse istemez, Kaplumbağa'yı hiç.
letters-summary-soup = Hep bir kelimenin başı kalması gereken bir sıra harf; kelimeyi tamamlayan çorbayı yer.

## Skor kâğıdı, bir de el oynanırken sayılanlar

letters-item-tricks = Löveler
letters-item-animals = Hayvanlar
letters-item-peppers = Biberler
letters-item-dog = Köpek
letters-item-turtle = Kaplumbağa
letters-item-hand = Elin sayısı
letters-item-spellchecks = Sözlüğe bakmalar
letters-item-total = Toplam
letters-tally-tricks = { $count } löve
letters-tally-animals = { $count } hayvan
letters-tally-peppers = { $count } biber
# O taraf bu kâğıdı aldı. Tek başına durur.
letters-mark-dog = Köpek
letters-mark-turtle = Kaplumbağa

## Sıra kimde

letters-your-turn-pass = Sıra sende: vermek için üç kâğıt seç.
letters-your-turn-name = Sıra sende: kozu seç ya da koz yok de.
letters-your-turn-lead = Sıra sende: bir kâğıt çık.
letters-your-turn-play = Sıra sende: bir kâğıt oyna.
letters-your-turn-scrump = Sıra sende: bu harflerle bir kelime söyle ya da kelime yok de.
# $word: birinin söylediği kelime.
letters-your-turn-check = Sıra sende: { $word } kelimesini kabul et ya da sözlüğe baktır.
letters-your-turn-dealer = Sıra sende: kâğıdı sen dağıt ya da sonraki oyuncuya bırak.
# Bütün ceza kâğıtları okuyanda: kendinden düşülür ya da öbürlerine yazılır.
letters-your-turn-sign = Sıra sende: kâğıtların nasıl sayılsın, seç.
letters-turn-pass = { $name } vermek için üç kâğıt seçiyor.
letters-turn-name = { $name } kozu seçiyor.
letters-turn-lead = { $name } çıkacak.
letters-turn-play = Sıra { PERSON($name, case: "locative") }.
letters-turn-scrump = { $name } bir kelime söyleyebilir.
letters-turn-check = { $name } kelime için sözlüğe baktırabilir.
letters-turn-dealer = { $name } kâğıdı kimin dağıtacağını seçiyor.
letters-turn-sign = { $name } kâğıtların nasıl sayılacağını seçiyor.
# $card: çorbayı başlatabilen tek kâğıt.
letters-soup-your-turn-start = Sıra sende: çorbayı { NOUN($card, form: "instrumental") } başlat.
letters-soup-your-turn-fresh = Sıra sende: yeni bir çorba başlat.
letters-soup-your-turn-add = Sıra sende: çorbaya bir kâğıt ekle ya da çorbayı ye.
letters-soup-your-turn-last = Sıra sende: kelime de ya da eli bitir.
# Bu masada çorbanın hangi kelime olacağı sorulabilir.
letters-soup-your-turn-last-demand = Sıra sende: kelime de, kelime sor ya da eli bitir.
letters-soup-your-turn-reply = Sıra sende: çorbayı ye ya da sözlüğe baktır.
letters-soup-your-turn-offer = Sıra sende: sözünde dur ya da geri almayı öner.
letters-soup-your-turn-agree = Sıra sende: söylenmemiş olsun de ya da çorba için sözlüğe baktır.
letters-soup-your-turn-inspect = Sıra sende: yenen çorba öyle kalsın de ya da sözlüğe baktır.
letters-soup-your-turn-prove = Sıra sende: çorbadan çıkabilecek bir kelime söyle ya da vazgeç.
letters-soup-turn-fresh = { $name } yeni bir çorba başlatacak.
letters-soup-turn-last = { $name } kelime diyebilir ya da eli bitirebilir.
letters-soup-turn-reply = Kelime dendi: çorbayı { $name } yiyecek.
letters-soup-turn-offer = { $name } söylediğini geri almayı önerebilir.
letters-soup-turn-agree = { $name } söylenenin geri alınmasını kabul edebilir.
letters-soup-turn-inspect = { $name } yenen çorbayı inceliyor.
letters-soup-turn-prove = { $name } çorbadan çıkabilecek bir kelime söyleyecek.

## Masa: bir bölgenin adı ve orada ne olduğu. İkisi de tek başına durur, "Löve: daha kâğıt yok" gibi.

letters-zone-trick = Löve
letters-zone-last-trick = Son löve
letters-trick = { $cards }
letters-trick-empty = daha kâğıt yok
letters-soup-zone = Çorba
letters-soup-zone-eaten = Yenen çorba
# $word: kâğıtların harfleri, soldan sağa.
letters-soup-row = { $word }: { $cards }
letters-soup-row-empty = boş

## Bir hamle ne yapar. İlk kümedekiler özneleri olan kâğıdın yanında durur, ötekiler tek başına.

letters-move-is-passed = verilir
letters-move-is-led = löveyi açar
letters-move-is-played = oynanır
letters-soup-move-starts = yeni bir çorba başlatır
letters-soup-move-adds =
    { $end ->
        [left] sola eklenir, çorba kalır
       *[right] eklenir, çorba kalır
    }
letters-soup-move-adds-and-eats =
    { $end ->
        [left] sola eklenir, hepsini kelime diye yersin
       *[right] eklenir, hepsini kelime diye yersin
    }
# Kâğıdın yanında durur, ama öznesi okuyandır.
letters-soup-move-eats-first = bu çorbayı yedikten sonra yenisini başlatır
letters-move-claim = { $word } de
letters-move-claim-none = kelime yok de
letters-move-accept = kabul et
letters-move-check = sözlüğe baktır
letters-move-name = { NOUN($suit) } koz olsun
letters-move-name-none = koz yok
letters-move-deal = kâğıdı sen dağıt
letters-move-leave-deal = dağıtmayı sonrakine bırak
letters-move-take-off = kendinden { $points } sayı düş
letters-move-give = öbürlerinin her birine { $points } sayı yaz
letters-soup-move-call = kelime de: çorba bir kelimedir, yenmesi gerekir
letters-soup-move-inspect = demin kelime diye yenen çorbayı incele
letters-soup-move-demand = kelime sor: çorba hangi kelime olacaktı
letters-soup-move-nothing = çorbayı bırak ve eli bitir
letters-soup-move-comply = çorbayı ye
letters-soup-move-check = sözlüğe baktır
letters-soup-move-proceed = sözünde dur
letters-soup-move-offer = geri almayı öner
letters-soup-move-agree = söylenmemiş olsun de
letters-soup-move-refuse = çorba için sözlüğe baktır
letters-soup-move-drop = öyle kalsın de
letters-soup-move-named = kelime bu
letters-soup-move-give-up = kelime söyleme, çorbayı ye

## Bir lövenin neden yalnız bazı kelimeleri söylenebilir

letters-claims-as-played = Bu masada harfler oynandıkları sırayla okunur.
letters-claims-listed = Bu masada yalnız listedeki kelimeler söylenebilir.
letters-claims-listed-as-played = Bu masada yalnız listedeki kelimeler söylenebilir, harfler de oynandıkları sırayla okunur.
letters-claims-not-rude = İnsanları inciten kelime söylenemez.

## Ne oldu

letters-dealt = Herkeste { $count } kâğıt var.
letters-dealt-face-down = Koz seçilene kadar eller kapalı durur.
letters-you-passed = { PERSON($person, case: "dative") } { NOUN($cards, form: "accusative") } verdin.
# $name: hiç okuyan değildir.
letters-passed =
    { $whom ->
        [you] { $name } sana üç kâğıt verdi.
       *[other] { $name }, { PERSON($person, case: "dative") } üç kâğıt verdi.
    }
letters-you-got = { PERSON($name, case: "ablative") } { NOUN($cards, form: "accusative") } aldın.
letters-named =
    { $who ->
        [you] Koz { NOUN($suit) } olsun dedin.
       *[other] { $name }, koz { NOUN($suit) } olsun dedi.
    }
letters-named-none =
    { $who ->
        [you] Koz yok dedin.
       *[other] { $name }, koz yok dedi.
    }
letters-led =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "instrumental")) } çıktın.
       *[other] { $name } { NOUN($card, form: "instrumental") } çıktı.
    }
letters-played =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "accusative")) } oynadın.
       *[other] { $name } { NOUN($card, form: "accusative") } oynadı.
    }
letters-claimed-none =
    { $who ->
        [you] Kelime yok dedin.
       *[other] { $name }, kelime yok dedi.
    }
letters-claimed =
    { $who ->
        [you] { $word } dedin.
       *[other] { $name } { $word } dedi.
    }
# $who ile $whom hiç aynı kişi değildir.
letters-claimed-for =
    { $who ->
        [you] { $word } dedin, löveyi { PERSON($person, case: "dative") } verdin.
       *[other]
            { $whom ->
                [you] { $name } { $word } dedi, löveyi sana verdi.
               *[other] { $name } { $word } dedi, löveyi { PERSON($person, case: "dative") } verdi.
            }
    }
letters-accepted =
    { $who ->
        [you] { $word } kelimesini kabul ettin.
       *[other] { $name } { $word } kelimesini kabul etti.
    }
letters-checked =
    { $verdict ->
        [word]
            { $who ->
                [you] { $word } için sözlüğe baktırdın: bir kelime.
               *[other] { $name } { $word } için sözlüğe baktırdı: bir kelime.
            }
       *[no_word]
            { $who ->
                [you] { $word } için sözlüğe baktırdın: kelime değil.
               *[other] { $name } { $word } için sözlüğe baktırdı: kelime değil.
            }
    }
# Sözlüğe bakmanın götürdüğü ya da getirdiği. $changes: letters-change adlarından bir liste, "sen ve Deniz −2" gibi.
letters-points = Sayılar: { LIST($changes, style: "comma") }.
# $change: işaretiyle sayı, "−2" ya da "+5" gibi.
letters-change-you = sen { $change }
# $names: okuyanın eşleri.
letters-change-you-and-others = sen ve { $names } { $change }
# $names: bir kişi ya da birlikte oynayan birkaç kişi.
letters-change-others = { $names } { $change }
letters-took-trick =
    { $who ->
        [you] Löveyi aldın.
       *[other] { $name } löveyi aldı.
    }
letters-will-deal =
    { $who ->
        [you] Kâğıdı sen dağıtacaksın.
       *[other] Kâğıdı { $name } dağıtacak.
    }
letters-left-deal =
    { $who ->
        [you] Dağıtmayı sonraki oyuncuya bıraktın.
       *[other] { $name } dağıtmayı sonraki oyuncuya bıraktı.
    }
letters-took-off =
    { $who ->
        [you] Kendinden { $points } sayı düştün.
       *[other] { $name } kendinden { $points } sayı düştü.
    }
letters-gave =
    { $who ->
        [you] Öbürlerinin her birine { $points } sayı yazdın.
       *[other] { $name } öbürlerinin her birine { $points } sayı yazdı.
    }
letters-deal-over = El bitti.

## Çorba oyununda ne oldu. $soup: çorbanın harfleri, PEA gibi. $word: bir kelime ya da yenenin harfleri.

letters-soup-started =
    { $who ->
        [you] Çorbayı { NOUN($card, form: "instrumental") } başlattın.
       *[other] { $name } çorbayı { NOUN($card, form: "instrumental") } başlattı.
    }
letters-soup-started-fresh =
    { $who ->
        [you] Yeni çorbayı { NOUN($card, form: "instrumental") } başlattın.
       *[other] { $name } yeni çorbayı { NOUN($card, form: "instrumental") } başlattı.
    }
# $soup: yeni harfle birlikte.
letters-soup-added =
    { $end ->
        [left]
            { $who ->
                [you] Sola { NOUN($card, form: "accusative") } ekledin: { $soup }.
               *[other] { $name } sola { NOUN($card, form: "accusative") } ekledi: { $soup }.
            }
       *[right]
            { $who ->
                [you] { CAPITAL(NOUN($card, form: "accusative")) } ekledin: { $soup }.
               *[other] { $name } { NOUN($card, form: "accusative") } ekledi: { $soup }.
            }
    }
letters-soup-added-and-ate =
    { $end ->
        [left]
            { $who ->
                [you] Sola { NOUN($card, form: "accusative") } ekledin, çorbayı kelime diye yedin: { $word }.
               *[other] { $name } sola { NOUN($card, form: "accusative") } ekledi, çorbayı kelime diye yedi: { $word }.
            }
       *[right]
            { $who ->
                [you] { CAPITAL(NOUN($card, form: "accusative")) } ekledin, çorbayı kelime diye yedin: { $word }.
               *[other] { $name } { NOUN($card, form: "accusative") } ekledi, çorbayı kelime diye yedi: { $word }.
            }
    }
letters-soup-ate-first =
    { $who ->
        [you] { $soup } çorbasını yedin, { NOUN($card, form: "instrumental") } yeni bir çorba başlattın.
       *[other] { $name } { $soup } çorbasını yedi, { NOUN($card, form: "instrumental") } yeni bir çorba başlattı.
    }
letters-best-word = En uzun kelime
letters-best-soup = En uzun çorba
letters-best-soup-says =
    { $who ->
        [you] { $soup } çorbasını yedin: { $count } kâğıt.
       *[other] { $name } { $soup } çorbasını yedi: { $count } kâğıt.
    }
# $whom olan cümlelerde kimse kendine söylemez: $who ile $whom hiç aynı kişi değildir.
letters-soup-called =
    { $who ->
        [you] { $soup } için kelime dedin: onu { $person } yiyecek.
       *[other]
            { $whom ->
                [you] { $name } { $soup } için kelime dedi: onu sen yiyeceksin.
               *[other] { $name } { $soup } için kelime dedi: onu { $person } yiyecek.
            }
    }
letters-soup-inspected =
    { $who ->
        [you] { PERSON($person, case: "genitive") } yediği çorbayı inceledin: { $word }.
       *[other]
            { $whom ->
                [you] { $name } senin yediğin çorbayı inceledi: { $word }.
               *[other] { $name }, { PERSON($person, case: "genitive") } yediği çorbayı inceledi: { $word }.
            }
    }
letters-soup-demanded =
    { $who ->
        [you] { $soup } hangi kelime olacaktı, { PERSON($person, case: "dative") } sordun.
       *[other]
            { $whom ->
                [you] { $name } sana sordu: { $soup } hangi kelime olacaktı?
               *[other] { $name }, { PERSON($person, case: "dative") } sordu: { $soup } hangi kelime olacaktı?
            }
    }
# $soup: çorba ya da yenen.
letters-soup-let-be =
    { $who ->
        [you] { $soup } öyle kalsın dedin.
       *[other] { $name }, { $soup } öyle kalsın dedi.
    }
letters-soup-complied =
    { $who ->
        [you] Kelime dendiği için { $soup } çorbasını yedin.
       *[other] Kelime dendiği için { $name } { $soup } çorbasını yedi.
    }
# Söyleyen geri almayı daha önerebilir, yani daha bakılmadı.
letters-soup-asked-for-check =
    { $who ->
        [you] { $soup } için sözlüğe bakılsın dedin.
       *[other] { $name }, { $soup } için sözlüğe bakılsın dedi.
    }
letters-soup-offered =
    { $who ->
        [you] Söylediğini geri almayı { PERSON($person, case: "dative") } önerdin.
       *[other]
            { $whom ->
                [you] { $name } söylediğini geri almayı sana önerdi.
               *[other] { $name } söylediğini geri almayı { PERSON($person, case: "dative") } önerdi.
            }
    }
letters-soup-agreed =
    { $who ->
        [you] Söylenenin geri alınmasını kabul ettin.
       *[other] { $name } söylenenin geri alınmasını kabul etti.
    }
letters-soup-stood-by =
    { $who ->
        [you] Sözünde durdun, { $soup } için sözlüğe bakıldı.
       *[other] { $name } sözünde durdu, { $soup } için sözlüğe bakıldı.
    }
letters-soup-refused =
    { $who ->
        [you] Kabul etmedin, { $soup } için sözlüğe bakıldı.
       *[other] { $name } kabul etmedi, { $soup } için sözlüğe bakıldı.
    }
letters-soup-had-checked =
    { $who ->
        [you] { $word } için sözlüğe baktırdın.
       *[other] { $name } { $word } için sözlüğe baktırdı.
    }
letters-soup-is-word = Bu bir kelime.
letters-soup-is-no-word = Bu bir kelime değil.
letters-soup-is-word-and-eaten =
    { $who ->
        [you] Bu bir kelime: onu sen yedin.
       *[other] Bu bir kelime: onu { $name } yedi.
    }
letters-soup-is-no-word-and-stays = Bu bir kelime değil, çorba kalıyor.
letters-soup-proved =
    { $who ->
        [you] { $soup } çorbasından çıkabilecek bir kelime söyledin: { $word }.
       *[other] { $name } { $soup } çorbasından çıkabilecek bir kelime söyledi: { $word }.
    }
letters-soup-proved-not =
    { $who ->
        [you] { $word } dedin, o ise { $soup } çorbasından çıkmaz: { $soup } çorbasını yedin.
       *[other] { $name } { $word } dedi, o ise { $soup } çorbasından çıkmaz: { $soup } çorbasını yedi.
    }
letters-soup-gave-up =
    { $who ->
        [you] Kelime söylemedin, { $soup } çorbasını yedin.
       *[other] { $name } kelime söylemedi, { $soup } çorbasını yedi.
    }

## Bir hamle neden yapılamaz

letters-nothing-now = Şimdi hiçbir şey yapılamaz: el ya başlamadı ya bitti.
letters-no-such-move = Böyle bir hamle yok.
letters-not-held = Elinde { NOUN($card) } yok.
# $stage: okuyanın neye karar vereceği.
letters-not-to-be-decided =
    { $stage ->
        [pass] Bunun sırası değil: üç kâğıt verilecek.
        [name] Bunun sırası değil: dağıtan kozu seçecek.
        [scrump] Bunun sırası değil: lövede bir kelime var mı, o söylenecek.
        [check] Bunun sırası değil: kelime için sözlüğe bakılsın mı, o söylenecek.
        [dealer] Bunun sırası değil: kâğıdı kim dağıtacak, o söylenecek.
        [sign] Bunun sırası değil: kâğıtlar nasıl sayılsın, o söylenecek.
        [reply] Bunun sırası değil: kelime dendi, cevabı verilecek.
        [offer] Bunun sırası değil: söylenen geri alınsın mı, o söylenecek.
        [agree] Bunun sırası değil: söylenen geri alınsın mı, o söylenecek.
        [inspect] Bunun sırası değil: yenen çorba için sözlüğe bakılsın mı, o söylenecek.
        [prove] Bunun sırası değil: çorbadan çıkabilecek bir kelime söylenecek.
        [end] Bunun sırası değil: bütün kâğıtlar oynandı.
       *[play] Bunun sırası değil: bir kâğıt oynanacak.
    }
# $suit: lövenin ilk kâğıdının rengi.
letters-must-follow = Elinde { NOUN($suit, form: "stem") } var: renge uyman gerekir.
# $suits: bir ya da daha çok renk, bir liste.
letters-not-loose = { CAPITAL(NOUN($card, form: "instrumental")) } çıkılamaz: { NOUN($suits, form: "stem") } daha çıkılamaz, elinde ise başka renk var.
letters-not-in-first-trick = { CAPITAL(NOUN($card)) } ceza kâğıdı: bu masada elinde başkası varken ilk löveye atılamaz.
letters-no-arrangement = Üç kâğıtlık bir löve ancak altı türlü dizilir.
letters-not-in-order = Bu masada harfler oynandıkları sırayla okunur.
letters-same-word = Bu, daha önceki bir dizilişle aynı okunur: bir harf iki kez var.
letters-no-word = { $word } kelime listesinde yok.
letters-rude-word = Bu kelime insanları incitir. Bu masa herkesten onsuz oynamasını ister.
letters-no-such-target = Löve oraya verilemez.
letters-changes-nothing = Bu bir şey değiştirmez: löve zaten oraya gider.
letters-soup-must-start = Çorbayı { NOUN($card) } başlatmalı.
# $soup: yeni harfle birlikte çorba. $fewest: bu masada bir kelimenin en az kaç harfi olur.
letters-soup-impossible-right =
    { $fewest ->
        [2] { $soup } ile başlayan kelime yok.
       *[other] { $fewest } ya da daha çok harfli, { $soup } ile başlayan kelime yok.
    }
# Aynısı, çorbanın iki ucuna da kâğıt eklenen masada.
letters-soup-impossible-anywhere =
    { $fewest ->
        [2] İçinde { $soup } geçen kelime yok.
       *[other] { $fewest } ya da daha çok harfli, içinde { $soup } geçen kelime yok.
    }
letters-soup-completes-word = { $word } bir kelime: tamamlayan yer.
letters-soup-only-fresh = Çorba yok: bu kâğıt yenisini başlatır.
letters-soup-nothing-to-call = Şimdi kelime denecek bir şey yok.
letters-soup-nothing-to-inspect = Şimdi incelenecek bir şey yok.
letters-soup-nothing-to-demand = Şimdi kelime sorulmaz.
# $longest: en uzun kelimede kaç harf var.
letters-soup-too-long = Hiçbir listede { $longest } harften uzun kelime yok.
letters-soup-too-short = { $word } kısa: bu masada bir kelimede { $fewest } ya da daha çok harf olur.
letters-soup-right-end-only = Bu masada kâğıt ancak sağ uca eklenir.

## Hamle diye okunamayan. $text birinin yazdığı, tırnak içinde. Örnekler her dilde böyle yazılır.

letters-passed-once-only = Bir kâğıt ancak bir kez verilir.
letters-three-are-passed = Üç kâğıt birden verilir, pass AD CE SO gibi; burada { $count } tane var.
# $letters: lövenin harfleri, "S D R" gibi. $word: birinin yazdığı.
letters-no-such-arrangement = Lövenin harfleri { $letters }: { $word } onlardan dizilmez.
letters-neither-right-nor-left = Kelime insanın kendisi için söylenir ya da right ve left için, scrump BARD right gibi; { $text } için söylenmez.
letters-is-no-move = Hamle ya AD gibi bir kâğıttır, ya scrump BARD gibi söylenen bir kelime, ya da bir cevap; { $text } hiçbiri değil.
letters-soup-word-of-letters =
    { $alphabet ->
        [tr] Kelime Türk alfabesinin harflerinden olur, name İNCİ gibi.
       *[other] Kelime A ile Z arasındaki harflerden olur, name PEARL gibi.
    }
letters-soup-is-no-move = Hamle ya AD gibi bir kâğıttır, ya AD eat ve eat AD gibi ne yendiğiyle bir kâğıt, ya da call gibi bir cevap.

## Bir hamle neden iyi

# $number: kimsenin görmediği kâğıtlardan kaçı bunu geçer.
letters-why-lead =
    { $number ->
        [0] Görünmeyen hiçbir kâğıt onu geçmez.
        [1] Onu geçen yalnız bir kâğıt kaldı.
       *[other] Onu geçen { $number } kâğıt daha var.
    }
letters-why-leads-so-far =
    { $number ->
        [0] Şimdilik lövenin en büyüğü, görünmeyen hiçbir kâğıt da onu geçmez.
        [1] Şimdilik lövenin en büyüğü, onu geçen yalnız bir kâğıt kaldı.
       *[other] Şimdilik lövenin en büyüğü, onu geçen { $number } kâğıt daha var.
    }
letters-why-wins =
    Löveyi { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } senin tarafın alır, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki seçimle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-soup-why-others-eat =
    Sonra { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } çorbayı başkası yer, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-soup-why-you-eat =
    Sıradaki hamlenin sonuna kadar { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } sen yersin, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-why-claimed =
    Sonra { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } { $who ->
        [name] { $name }
       *[nobody] bir rakip
    } kelime söyler, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki seçimle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-why-claimed-either-way =
    Nasıl oynarsan oyna { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } { $who ->
        [name] { $name }
       *[nobody] bir rakip
    } kelime söyler.
letters-why-side-claims =
    Kelimeyi { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } senin tarafın söyler, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki seçimle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-why-checked =
    { $often ->
        [0] Öteki seçimle bir rakip { $otherwise ->
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $otherwise } tanesinde
            } kelime için sözlüğe baktırır.
       *[other] Bir rakip { $often ->
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } kelime için sözlüğe baktırır, öteki seçimle { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
    }
letters-why-hurt =
    Sıradaki hamlenin sonuna kadar { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } senin tarafın kendine yazılan kâğıtlar alır, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki seçimle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-why-keeps =
    Sıradaki hamlende { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } bir rengin kalan en büyüğü senin elinde olur, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki seçimle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-soup-why-eats-either-way =
    Sıradaki hamlende nasıl oynarsan oyna { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } sen yersin.
letters-soup-why-called =
    Sana { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } { $who ->
        [name] { $name }
       *[nobody] sonraki oyuncu
    } kelime der, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-soup-why-keeps =
    Sıradaki hamlende { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } elinde çorbaya güvenle eklenebilecek bir harf olur, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-soup-why-stuck =
    Sıradaki hamlende { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } harflerinden hiçbiri çorbaya güvenle eklenemez, { $named ->
        [card] { NOUN($other) } oynanırsa
       *[move] öteki hamleyle
    } { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
letters-why-takes-last = Son sen oynuyorsun, kâğıdın da lövenin en büyüğü.
letters-why-can-claim = O zaman lövenin harflerinden { $word } çıkar, söyleyebilirsin.
letters-why-makes-a-word = Harflerden { $word } kelimesi çıkar: söyle, löveyi sağındaki alır.
letters-why-partner-leads = Lövenin en büyüğü eşinin kâğıdı.
letters-why-weakest = Lövenin en büyüğünü geçmez, oynayabileceğin en zayıf kâğıt da bu.
letters-why-other-leads = Lövenin en büyüğü yine başka bir kâğıt.
letters-why-rid-of-penalty = Alana yazılan bir kâğıttan kurtulursun.
letters-why-no-word = Listede bu harflerle bir kelime yok.
letters-why-stays-yours = Kelime söylenmezse löve zaten senin tarafının.
letters-why-stays-others = Kelime söylenmezse löve öbür tarafa gider.
letters-why-claim-takes = Kelime listede var, löve de dediğin yere gider.
letters-why-claim-bluffs = Kelime listede yok: löveyi ancak kimse sözlüğe baktırmazsa alır.
letters-why-claim-listed = Söylenen kelime listede var.
letters-why-claim-not-listed = Söylenen kelime listede yok.
letters-why-longest-suit = Elinde bu renkten { $number } kâğıt var, hiçbirinden daha çok yok.
letters-why-holds-suit =
    { $number ->
        [0] Elinde bu renkten kâğıt yok.
       *[other] Elinde bu renkten { $number } kâğıt var.
    }
letters-why-no-suit = En uzun renginde yalnız { $number } kâğıt var.
letters-why-blind = Daha kimse kâğıt görmedi.
letters-why-dealer-names = Kozu dağıtan seçer.
letters-why-next-leads = İlk lövede dağıtanın solundaki çıkar.
letters-why-next-deals = O zaman kâğıdı sonraki oyuncu dağıtır.
letters-why-take-off = Senin skorundan { $points } sayı düşer.
letters-why-give = Öbürlerinin her birine { $points } sayı yazılır.
# $number: en az bir.
letters-why-passes-penalties =
    { $number ->
        [1] Bu kâğıtlardan biri alana yazılır.
       *[other] Bu kâğıtlardan { $number } tanesi alana yazılır.
    }
# $number: on ikiye kadar.
letters-why-passes-high = Bu kâğıtların en büyüğü, renginin öbür on iki kâğıdından { $number } tanesini geçer.

## Habits: what somebody does more often, or less often, than a club player

letters-habit-claims = Kulüp oyuncusundan daha sık kelime söyler.
letters-habit-claims-less = Kulüp oyuncusunun söyleyeceği kelimeleri bırakır.
letters-habit-bluffs = Kulüp oyuncusundan daha sık blöf yapar.
letters-habit-bluffs-less = Kulüp oyuncusundan daha az blöf yapar.
letters-habit-checks = Sözlüğe kulüp oyuncusundan daha sık baktırır.
letters-habit-checks-less = Kulüp oyuncusunun sözlüğe baktıracağı kelimeleri geçer.
letters-habit-wins = Kulüp oyuncusunun çekineceği yerde löveye gider.
letters-habit-wins-less = Kulüp oyuncusunun löveye gideceği yerde çekinir.
letters-habit-eats = Çorbayı kulüp oyuncusundan daha erken yer.
letters-habit-eats-less = Kulüp oyuncusunun yiyeceği yerde harf ekler.
letters-habit-completes = Kelimeleri tamamlayıp bırakmayı kulüp oyuncusundan daha sık yapar.
letters-habit-completes-less = Kulüp oyuncusundan daha az kelime tamamlar.
letters-habit-calls = Kulüp oyuncusundan daha sık “kelime” der.
letters-habit-calls-less = Kulüp oyuncusunun kelime diyeceği çorbaları geçer.
letters-habit-doubts = Öbürlerinden kulüp oyuncusundan daha sık kuşkulanır.
letters-habit-doubts-less = Öbürlerine kulüp oyuncusundan daha sık inanır.
# $number: alfabenin kaç harfi kelime yapmaz da bir kelimeyi mümkün bırakır.
letters-soup-why-stays-safe =
    { $number ->
        [0] Onunla çorba kelime olmaz, ona güvenle eklenebilecek harf de kalmaz.
        [1] Onunla çorba kelime olmaz, ona güvenle eklenebilecek tek bir harf var.
       *[other] Onunla çorba kelime olmaz, ona güvenle eklenebilecek { $number } harf var.
    }
letters-soup-why-stays-possible = Onunla çorba kelime olmaz, ama hâlâ olabilir.
letters-soup-why-becomes-word = Onunla çorba kelime olur, ama kelime denirse yemekten fazlasına mal olmaz.
letters-soup-why-becomes-impossible = Onunla çorbadan artık kelime çıkmaz, ama bunu sonraki oyuncunun sorması gerekir.
letters-soup-why-eats-word = Onunla çorba listede bir kelime olur: sözlüğe baktıran kazanamaz.
letters-soup-why-eats-no-word = Onunla çorba listede bir kelime olmaz, ama bu ancak sözlüğe bakılırsa önemlidir.
letters-soup-why-none-safe = Harflerinden hiçbiri güvenle eklenemez, baştan başlarsın.
letters-soup-why-few-follow =
    { $number ->
        [0] Yeni çorbaya güvenle eklenebilecek harf yok.
        [1] Yeni çorbaya güvenle eklenebilecek tek bir harf var.
       *[other] Yeni çorbaya güvenle eklenebilecek yalnız { $number } harf var.
    }
letters-soup-why-is-word = Çorba listede bir kelime.
letters-soup-why-is-no-word = Çorba listede bir kelime değil.
letters-soup-why-was-word = Yenen, listede bir kelime.
letters-soup-why-was-no-word = Yenen, listede bir kelime değil.
letters-soup-why-can-become = Listede çorbadan çıkabilecek bir kelime var.
letters-soup-why-cannot-become = Listede çorbadan çıkabilecek bir kelime yok.
# $letter: verilen bir kâğıdın harfi, büyük.
letters-soup-why-rarest = Harflerinden hiçbiri üç harfli bir kelimede { $letter } harfinden daha seyrek geçmez.
letters-soup-why-another = Elinde bir { $letter } daha kalır.

## İlk kez görene yardım

letters-help-goal = Eşinle birlikte löve al: daha çok löve alan takım eli kazanır.
letters-help-low-wins = Elinden geldiğince az sayı al: her sayı kötüdür, en az sayısı olan kazanır.
letters-help-stakes = Sözlüğe ancak işine gelirse baktır: iki satır, löveyi kimin alacağını ve kimin sayısının değişeceğini söyler.
letters-help-claim = Bir kelime görüyor musun? Söyle, löveyi kimin alacağını sen seç. Ama herkes bundan şüphelenebilir.
letters-help-claim-listed = Bu harfler bir kelime olabilir: söylersen löveyi kimin alacağını sen seçersin.
letters-help-crown = Bu löveyi almak için taçlı kâğıdı geç. Söylenen bir kelime onu yine de alabilir.
letters-help-ruling = Löve almak için koz oyna: koz öbür üç rengi geçer. Ama çıkılan renkten kâğıdın varsa ona uymalısın.
letters-help-not-loose = Şimdilik başka renkten çık: elindeki bir renk, ondan bir kâğıt oynanmadan çıkılamaz.
letters-help-letters-only = Löve kazanmak için yalnız renge ve harfe bak. Kâğıtların üstündeki hayvanlar ve biberler sadece resim.
letters-help-animals = Hayvan topla, eli de kazan: eli kazanan takım altıdan fazlasını yazar.
letters-help-dog = Köpek öbürlerine kalsın: onu alan takım, aldığı acı biberlerin üstünde çizili her biber için bir sayı yazar.
# $points: Kaplumbağa'nın sayısı.
letters-help-turtle = Acı biberlerden ve Kaplumbağa'dan kaçın: aldığın her biber bir sayı, Kaplumbağa { $points } sayı eder.
letters-soup-help-stakes = Olacağa göre karar ver: iki satır, çorbayı kimin yiyeceğini ve kimin sayısının değişeceğini söyler.
letters-soup-help-looked-at = Olacağa göre karar ver: iki satır, kimin sayısının değişeceğini söyler. Löve olduğu yerde kalır.
letters-soup-help-call = Çorba zaten bir kelime mi? Kelime de: komşun ya onu yer ya sözlüğe baktırır.
letters-soup-help-soup = Daha kelime olmayan ama olabilecek bir çorba bırak. Onu yemek bir lövedir, löve de kötüdür.

## Hiçbir elden çıkmayan durumlar, bir satır metinle anlatıldığı gibi. scrumper ve stage alan adlarıdır.

letters-position-stage = stage alanı { $stage }: burada 0 ile { $highest } arası olabilir.
# $cards: her yerde kaç kâğıt olduğu, bir liste.
letters-position-unequal-hands = Yerlerde lövedekilerle birlikte { LIST($cards, style: "comma") } kâğıt var: hepsinde eşit olmalı.
# $leader, $turn: yerlerin numaraları.
letters-position-wrong-turn = Lövede { $lying } kâğıt var, { $leader }. yer çıktı: sıra { $turn }. yerde olamaz.
# $seats: kaç kişinin oynadığı, yani bütün bir lövede kaç kâğıt olduğu.
letters-position-claim-too-early = Lövede { $lying } kâğıt var: kelime { $seats } kâğıt olunca söylenir.
letters-position-trick-too-early = stage { $stage } iken lövede { $lying } kâğıt var: o zaman boş olmalı.
letters-position-no-card = Sıra { $seat }. yerde, onun da kâğıdı yok.
letters-position-stage-of-another-house = stage alanı { $stage }: bu ev kurallarıyla hiçbir el oraya varmaz.
letters-position-checked-by-its-own-side = { $seat }. yerden kendi tarafının kelimesine itiraz edip etmediği soruluyor.
letters-position-nobody-claims = Bir kelime için sözlüğe bakılacak, scrumper alanı ise kimin söylediğini göstermiyor.
letters-position-nothing-to-pass = { $seat }. yerde komşuya verilecek kâğıt yok.
letters-soup-position-stage = stage alanı { $stage }: Çorba oyununda böyle bir stage yok.
letters-soup-position-passed-late = Kâğıtlar ilk kâğıt oynanmadan verilir, burada ise oynanan var.

## Hazır ev kuralları: adı ve bir cümle

letters-preset-strict = Yalnız listedeki kelimeler
letters-preset-strict-says = Yalnız listedeki kelimeler kabul edilir, sözlüğe baktırılmaz.
letters-preset-turkish = Türkçe harfler
letters-preset-turkish-says = Destede Türkçenin 29 harfi var, kelimeler de Türkçe.
letters-preset-quist-short = Kısa Kuist
letters-preset-quist-short-says = 11 sayıya kadar.
letters-preset-quist-always-animals = Koz hep hayvanlar
letters-preset-quist-always-animals-says = Dağıtan seçmez: her elde koz hayvanlardır.
letters-preset-animal-quist-short = Kısa Hayvanlı Kuist
letters-preset-animal-quist-short-says = 11 sayıya kadar.
letters-preset-chili-dog-short = Kısa Biberli Köpek
letters-preset-chili-dog-short-says = 50 sayıya kadar.
letters-preset-turtle-short = Kısa Kaplumbağa
letters-preset-turtle-short-says = 50 sayıya kadar.
letters-preset-soup-short = Kısa Çorba
letters-preset-soup-short-says = 25 sayıya kadar.
letters-preset-soup-both-ends = İki uçlu Çorba
letters-preset-soup-both-ends-says = Kâğıt sola da eklenebilir.

## Ev kuralları: her birinin adı, ne belirlediği, değerlerinin formda adı

letters-rule-seats = Oyuncular
letters-rule-seats-says = Kaç kişi oynar.
letters-rule-seats-teams-says = Kaç kişi oynar, iki takım olarak.
letters-rule-seats-alone-says = Kaç kişi oynar, herkes tek.
letters-rule-target = Hedef
letters-rule-target-wins-says = Maçı kazandıran skor.
letters-rule-target-loses-says = Bir takıma maçı kaybettiren skor.
letters-rule-target-ends-says = Maçı bitiren skor: o zaman en az sayısı olan kazanır.
letters-rule-deck = Destedeki harfler
letters-rule-deck-says = Hangi harfler: 26 harfin hepsi, ya da her renkte aynı on üçü, ya da Türkçenin 29 harfi, ya da kendi desten.
letters-rule-deck-full26 = 26 harfin hepsi
letters-rule-deck-thirteen = her renkte aynı on üç harf
letters-rule-deck-custom = kendi desten
letters-rule-deck-turkish29 = Türkçenin 29 harfi
letters-rule-rank-order = Harflerin büyüklüğü
letters-rule-rank-order-says = Bir renkte alfabenin hangi ucu büyük: Z, en küçük A; ya da A, en küçük Z.
letters-rule-rank-order-az-low-a = en küçük A, en büyük Z
letters-rule-rank-order-az-high-a = en büyük A, en küçük Z
letters-rule-word-mode = Kelimelere ne zaman bakılır
letters-rule-word-mode-says = Sözlüğe baktırılana kadar her şeye kelime denebilir; ya da yalnız listedeki kelimeler kabul edilir.
letters-rule-word-mode-table = istenirse bakılır
letters-rule-word-mode-strict = yalnız listedeki kelimeler
letters-rule-lexicon = Kelime listesi
letters-rule-lexicon-says = Neyin kelime olduğunu söyleyen liste: bütün ülkelerin İngilizcesi, Amerikan İngilizcesi, yalnız sık kelimeler, ender kelimeler de, Türkçe, ya da kendi dosyandaki kelimeler.
letters-rule-lexicon-int60 = bütün ülkelerin İngilizcesi
letters-rule-lexicon-us60 = Amerikan İngilizcesi
letters-rule-lexicon-int35 = yalnız sık kelimeler
letters-rule-lexicon-int70 = ender kelimeler de
letters-rule-lexicon-tr = Türkçe kelimeler
letters-rule-rude-words = Kaba kelimeleri kim söyleyebilir
letters-rule-rude-words-says = İnsanları inciten, hakaret gibi bir kelimeyi kim söyleyebilir: insanlar söyler, botlar söylemez; botlar da; ya da hiç kimse.
letters-rule-rude-words-bots-never = yalnız insanlar
letters-rule-rude-words-allowed = insanlar ve botlar
letters-rule-rude-words-refused = hiç kimse
letters-rule-score-floor = En düşük skor
letters-rule-score-floor-says = Skor sıfırın altına düşebilir mi.
letters-rule-score-floor-none = sınırsız
letters-rule-score-floor-zero = sıfır
letters-rule-animals = Hayvanlar
letters-rule-animals-says = Kendi destende hayvanların harfleri.
letters-rule-chili-peppers = Acı biberler
letters-rule-chili-peppers-says = Kendi destende acı biberlerin harfleri.
letters-rule-sours = Ekşiler
letters-rule-sours-says = Kendi destende ekşilerin harfleri.
letters-rule-sweets = Tatlılar
letters-rule-sweets-says = Kendi destende tatlıların harfleri.
letters-rule-icons = İşaretler
letters-rule-icons-says = Kendi destende acı biberlerin üstündeki işaretler, alfabe sırasıyla.
letters-rule-dog = Köpek
letters-rule-dog-says = Kendi destenin Köpek kâğıdı, hayvanlardan biri.
letters-rule-turtle = Kaplumbağa
letters-rule-turtle-says = Kendi destenin Kaplumbağa kâğıdı, hayvanlardan bir başkası.
letters-rule-removed = Üç kişiyle çıkarılan kâğıt
letters-rule-removed-says = Üç kişi oynarken kendi destenden çıkarılan kâğıt.
letters-rule-starter = Başlatan kâğıt
letters-rule-starter-says = Kendi destende çorbayı başlatan kâğıt.
# Bir rengin harfleri, acı biberlerin işaretleri ve bir kâğıt için ne yazılabilir. "Olabilenler" sözünün arkasında dururlar.
letters-rule-allows-letters = alfabe sırasıyla on üç ayrı harf
letters-rule-allows-icons = 1 ile 4 arası on üç rakam
letters-rule-allows-card = AD gibi bir kâğıt kodu
letters-rule-allows-own-list = Kahve'yi kendin başlattığında mine.txt gibi bir kelime dosyası
# $file: mine.txt gibi. $number: kelime sayısı.
letters-own-list = { $file }, { $number } kelime
letters-rule-exchange = Kâğıt kime verilir
letters-rule-exchange-says = Üç kâğıt kime verilir; sırayla: tek ellerde sağa, çift ellerde sola.
letters-rule-exchange-right = sağa
letters-rule-exchange-left = sola
letters-rule-exchange-alternate = sırayla
letters-rule-dealer-option = Koz nasıl belirlenir
letters-rule-dealer-option-says = Dağıtan, eline bakarak ya da bakmadan kozu seçer ya da koz yok der; ya da koz hep hayvanlardır; ya da koz hiç yoktur.
letters-rule-dealer-option-after-look = bakarak seçilir
letters-rule-dealer-option-before-look = bakmadan seçilir
letters-rule-dealer-option-always-animals = hep hayvanlar
letters-rule-dealer-option-always-none = hiç yok
letters-rule-dealer-rule = Sonraki dağıtan
letters-rule-dealer-rule-says = Sonra kim dağıtır: kazananlardan, dağıtandan sonra ilk gelen, isterse bırakır; ya da o, mecburen; ya da herkes sırayla.
letters-rule-dealer-rule-winner-choice = kazananlar seçer
letters-rule-dealer-rule-winner-deals = kazananlar dağıtır
letters-rule-dealer-rule-rotate = sırayla
letters-rule-restrict-ruling = Hayvanlar da bekler
letters-rule-restrict-ruling-says = Bir hayvan oynanmadan hayvan da çıkılamaz mı.
letters-rule-safe-first-trick = Cezasız ilk löve
letters-rule-safe-first-trick-says = Elinde başka kâğıt olan, ilk löveye ceza kâğıdı atamaz mı.
letters-rule-lettering = Harflerin dizilişi
letters-rule-lettering-says = Bir lövenin harfleri kelime için yeniden dizilebilir mi, oynandıkları sırayla mı okunur.
letters-rule-lettering-loose = istenen sırayla
letters-rule-lettering-firm = oynandığı gibi
letters-rule-scrump-who = Kim kelime söyler
letters-rule-scrump-who-says = Yalnız son oynayan kelime söyleyebilir; ya da löveyi alacak olanın rakipleri de, saat yönünde.
letters-rule-scrump-who-last-only = yalnız son oynayan
letters-rule-scrump-who-open = rakipler de
letters-rule-idle-scrump = Boşuna kelime
letters-rule-idle-scrump-says = Löveyi zaten gideceği yerde bırakan bir kelime söylenebilir mi.
letters-rule-review-last-trick = Löveye geri bakmak
letters-rule-review-last-trick-says = Son löveye yeniden bakılabilir mi.
letters-rule-turtle-target = Löveyi başkasına vermek
letters-rule-turtle-target-says = Kelime söyleyen löveyi yalnız sağındakine mi verebilir, bütün rakiplere mi.
letters-rule-turtle-target-right = yalnız sağa
letters-rule-turtle-target-any = bütün rakiplere
letters-rule-turtle-bonus = Bütün ceza kâğıtlarını almak
letters-rule-turtle-bonus-says = Bütün ceza kâğıtlarını alandan 26 sayı düşer, öbürlerine de 26'şar sayı yazılır; ya da yalnız biri; ya da yalnız öteki; ya da alan seçer.
letters-rule-turtle-bonus-both = ikisi de
letters-rule-turtle-bonus-minus-only = yalnız eksi 26
letters-rule-turtle-bonus-plus-only = yalnız artı 26
letters-rule-turtle-bonus-taker-chooses = alan seçer
letters-rule-soup-min-word = En kısa kelime
letters-rule-soup-min-word-says = Bir kelimede en az kaç harf olur.
letters-rule-soup-ends = Kâğıt nereye eklenebilir
letters-rule-soup-ends-says = Kâğıt yalnız sağ uca mı eklenebilir, iki uca da mı.
letters-rule-soup-ends-right = yalnız sağ uç
letters-rule-soup-ends-both = iki uç da
letters-rule-soup-possible = Hep bir kelime çıkabilmeli
letters-rule-soup-possible-says = Artık hiçbir kelimeye yol bırakmayan kâğıt oynanamaz; ya da oynanır, sonraki oyuncu da hangi kelime diye sorabilir.
letters-rule-soup-possible-enforced = her zaman
letters-rule-soup-possible-challenge = sorulmadıkça gerekmez

## Birbirine uymayan ev kuralları; _ olan kelimeler kural adlarıdır, oldukları gibi kalır

# Neden olduğunu söyleyen bir cümle arkasından gelir.
letters-deck-cannot-be = Bu desteyle oynanamaz.
# $rule: bir ev kuralının adı.
letters-part-of-own-deck = { $rule } kendi destenin bir parçasıdır: deck custom ile olur.
# $deck, $lexicon: bir destenin ve bir kelime listesinin adı, turkish29 ve int60 gibi. $alphabet: destenin alfabesi, en ya da tr.
letters-list-of-another-alphabet =
    { $alphabet ->
        [tr] { $deck } destesinde Türk alfabesinin harfleri var, { $lexicon } listesinin kelimeleri ise İngilizce. Bu desteyle olan kelime listesi: { LIST($lists, style: "comma") }.
       *[other] { $deck } destesinde İngiliz alfabesinin harfleri var, { $lexicon } listesinin kelimeleri ise Türkçe. Bu desteyle olan kelime listeleri: { LIST($lists, style: "comma") }.
    }
letters-soup-no-challenge = word_mode strict ise soup_possible challenge olamaz: orada sözlüğe baktırılmaz.
# $reason: sistemin dediği.
letters-deck-file-unreadable = { $file } deste dosyası okunamıyor: { $reason }.
letters-deck-file-no-text = { $file } deste dosyası UTF-8 metin değil.
# $why: bütün bir cümle.
letters-deck-file-unusable = { $file } deste dosyası kullanılamıyor. { $why }
