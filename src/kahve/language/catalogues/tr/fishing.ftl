### Pişti ailesi: Pişti, Harbin'in Piştisi, Kuru Oyun ve Foxtrot'ta yer üst üste durur, Basra ve Pastra'da yan yana.
### `fishing-game` ve `fishing-capture` birer addır. $who: okuyan için `you`, $name adlı başkası için `other`.


## Oyunlar

fishing-game-pisti = Pişti
fishing-game-pishti = Harbin'in Piştisi
fishing-game-dry-game = Kuru Oyun
fishing-game-foxtrot = Foxtrot
fishing-game-basra = Basra
fishing-game-pastra = Pastra
fishing-summary-pisti = Üstteki kâğıdın eşini at, yeri al; yerde tek kâğıt varken eşini atarsan pişti.
fishing-summary-pishti = İki kişi, dört açık kâğıt, bir de kesmede ikisinin de gördüğü kâğıt.
fishing-summary-dry-game = Yerdeki tek kâğıdı alırsan kuru; en çok sinek de sayı getirir.
fishing-summary-foxtrot = İkiden dörde kadar deste, herkese sekizer kâğıt; onlular on sayı getirir, maça kızı yirmi sayı götürür.
fishing-summary-basra = Yerden eşleri ve toplamları al; yeri temizlersen basra.
fishing-summary-pastra = Kıbrıs'ın oyunu: toplamlar, eşler, yeri süpüren valeler ve yeri temizleyene on sayı.

## Oyunların öbür adları

# Her satırda bir ad, en bilineni başta. Sayfada gösterilirler; arama bir oyunu bütün dillerdeki adlarıyla bulur.
fishing-also-pisti =
    Pişpirik
fishing-also-pishti =
    Harbin Piştisi
fishing-also-dry-game =
    Kseri
fishing-also-foxtrot =
    Amerikan Piştisi
fishing-also-basra =
    Aşuş
    Kumi
fishing-also-pastra =
    Kıbrıs Basrası

# Burada olmayan oyunlar, her satırda bir ad: birini arayana ona en yakın oyun gösterilir.
fishing-near-pisti =
    Zing
fishing-near-basra =
    Kasino
    Pasur
    Tablanet
fishing-near-pastra =
    Koltsina
    Diloti

## Özel almalar

# Oyunun, tek kâğıdı almaya ya da yeri temizlemeye verdiği ad. `title` listeler ve skor kâğıdı içindir.
fishing-capture-pisti = pişti
    .title = Pişti
fishing-capture-pishti = pişti
    .title = Pişti
fishing-capture-dry-trick = kuru
    .title = Kuru
fishing-capture-foxtrot = foxtrot
    .title = Foxtrot
fishing-capture-basra = basra
    .title = Basra
fishing-capture-pastra = pastra
    .title = Pastra

## Skor kâğıdı

fishing-item-cards = Alınan kâğıtlar
fishing-item-card-points = Kâğıtlardan gelen sayı
fishing-item-most-cards = En çok kâğıt
fishing-item-bonus = { NOUN($capture, form: "title") }
fishing-item-most-clubs = En çok sinek
fishing-item-clubs = Alınan sinekler
fishing-item-total = Toplam

## Sıra kimde

fishing-your-turn = Sıra sende: bir kâğıt at.
fishing-turn-of = Sıra { PERSON($name, case: "locative") }.

## Masa: bir bölgenin adı ve orada ne olduğu. İkisi de tek başına durur, "Deste: 12 kâğıt" gibi.

fishing-zone-stock = Deste
fishing-zone-pile = Yer
fishing-zone-floor = Yer
fishing-zone-aside = Kenarda
fishing-stock =
    { $count ->
        [0] kâğıt kalmadı
       *[other] { $count } kâğıt
    }
# $bottom: destenin altında okuyanın gördüğü kâğıtlar.
fishing-stock-with-bottom =
    { $count ->
        [0] kâğıt kalmadı, en altta { $bottom }
       *[other] { $count } kâğıt, en altta { $bottom }
    }
fishing-pile-empty = boş
fishing-pile-lone = tek kâğıt: { $card }
fishing-pile = { $count } kâğıt, en üstte { $card }
fishing-pile-over-face-down = { $count } kâğıt, en üstte { $card }, { $under } kâğıt kapalı
fishing-pile-face-down = { $count } kâğıt, { $under } tanesi kapalı
fishing-floor-empty = boş
fishing-floor = { $count } kâğıt: { $cards }
fishing-aside = { $card }, kimsenin değil

## Eldeki bir kâğıt atılınca ne yapar. Özne olan kâğıdın yanında, tek başına durur.

fishing-move-to-pile = yere atılır
fishing-move-new-pile = boş yere atılır
fishing-move-lies-on-pile = almadan yerde kalır
fishing-move-takes-pile = { $count } kâğıt alır
fishing-move-takes-pile-special = { $count } kâğıt alır: { $capture }, { $points } sayı
fishing-move-to-floor = yere atılır
fishing-move-lies-on-floor = almadan yerde kalır
fishing-move-takes-cards = { NOUN($cards, form: "accusative") } alır
fishing-move-takes-cards-special = { NOUN($cards, form: "accusative") } alır: { $capture }, { $points } sayı
fishing-move-takes-floor = yerin hepsini alır, { $count } kâğıt
fishing-move-takes-floor-special = yerin hepsini alır, { $count } kâğıt: { $capture }, { $points } sayı
fishing-move-takes-chosen = yerden seçtiğin kâğıtları alır

## Ne oldu

fishing-played =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "accusative")) } attın.
       *[other] { $name } { NOUN($card, form: "accusative") } attı.
    }
fishing-left-pile-lying =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "accusative")) } attın, yeri almadın.
       *[other] { $name } { NOUN($card, form: "accusative") } attı, yeri almadı.
    }
fishing-took-pile =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "instrumental")) } { $count } kâğıt aldın.
       *[other] { $name } { NOUN($card, form: "instrumental") } { $count } kâğıt aldı.
    }
fishing-took-pile-over-face-down =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "instrumental")) } { $count } kâğıt aldın, { $under } tanesi kapalı.
       *[other] { $name } { NOUN($card, form: "instrumental") } { $count } kâğıt aldı, { $under } tanesi kapalı.
    }
fishing-took-pile-special =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "instrumental")) } { $count } kâğıt aldın: { $capture }, { $points } sayı.
       *[other] { $name } { NOUN($card, form: "instrumental") } { $count } kâğıt aldı: { $capture }, { $points } sayı.
    }
fishing-took-cards =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "instrumental")) } { NOUN($cards, form: "accusative") } aldın.
       *[other] { $name } { NOUN($card, form: "instrumental") } { NOUN($cards, form: "accusative") } aldı.
    }
fishing-took-cards-special =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "instrumental")) } { NOUN($cards, form: "accusative") } aldın: { $capture }, { $points } sayı.
       *[other] { $name } { NOUN($card, form: "instrumental") } { NOUN($cards, form: "accusative") } aldı: { $capture }, { $points } sayı.
    }
fishing-laid-and-took-nothing =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "accusative")) } attın, bir şey almadın.
       *[other] { $name } { NOUN($card, form: "accusative") } attı, bir şey almadı.
    }
fishing-burnt =
    { $who ->
        [you] Boş yere { NOUN($card, form: "accusative") } attın: yandı.
       *[other] { $name } boş yere { NOUN($card, form: "accusative") } attı: yandı.
    }
fishing-new-cards-dealt = Yeni kâğıtlar dağıtıldı.
fishing-best-title = En iyi alma
fishing-best-points = { $points } sayı etti.
fishing-last-cards-dealt = Son kâğıtlar dağıtıldı.
fishing-left-over =
    { $count ->
        [one] Destede kalan kâğıt: { $cards }.
       *[other] Destede kalan kâğıtlar: { $cards }.
    }
# El bitince yerde kalanlar en son alanındır.
fishing-swept =
    { $who ->
        [you]
            { $count ->
                [one] Son kâğıt sana kaldı: en son sen aldın.
               *[other] Kalan { $count } kâğıt sana kaldı: en son sen aldın.
            }
       *[other]
            { $count ->
                [one] Son kâğıt { PERSON($name, case: "dative") } kaldı: en son o aldı.
               *[other] Kalan { $count } kâğıt { PERSON($name, case: "dative") } kaldı: en son o aldı.
            }
    }
fishing-lay-face-down = Kapalı olanlar: { $cards }.
# Okuyan yerdeki kapalı kâğıtlara bakmıştır.
fishing-you-saw-face-down = Gördüğün kapalı kâğıtlar: { $cards }.

## El bitince açıkta olanlar

fishing-turned-up = Yere { $card } açıldı.
# $top: kâğıtların sonuncusu.
fishing-turned-up-several = Yere { $cards } açıldı, en üstte { $top }.
fishing-won-a-card =
    { $who ->
        [you] { CAPITAL(NOUN($card, form: "accusative")) } kazandın.
       *[other] { $name } { NOUN($card, form: "accusative") } kazandı.
    }
fishing-under-the-top-card =
    { $count ->
        [1] Altında bir kapalı kâğıt var.
       *[other] Altında { $count } kapalı kâğıt var.
    }
fishing-at-the-bottom =
    { $count ->
        [one] Destenin altındaki kâğıt: { $cards }.
       *[other] Destenin altındaki kâğıtlar: { $cards }.
    }
fishing-taken-into-the-hand =
    { $who ->
        [you] { CAPITAL(NOUN($cards, form: "accusative")) } eline aldın, herkes gördü.
       *[other] { $name } { NOUN($cards, form: "accusative") } eline aldı, herkes gördü.
    }
fishing-on-the-floor =
    { $count ->
        [one] Yerdeki kâğıt: { $cards }.
       *[other] Yerdeki kâğıtlar: { $cards }.
    }
fishing-back-into-the-stock = Desteye geri konan: { $cards }.
fishing-you-saw-the-bottom = En alttaki kâğıdı gördün: { $card }.

## Bir kâğıt neden atılamaz. Kâğıt koduyla yazılır; `lies` ve `takes` her dilde İngilizcedir.

fishing-not-now = Şimdi kâğıt atılamaz: el ya başlamadı ya bitti.
fishing-no-such-move = Böyle bir hamle yok: hamle ya 5H gibi bir kâğıttır ya da 5H lies gibi, almadan yerde kalan bir kâğıt.
fishing-no-such-move-on-floor = Böyle bir hamle yok: hamle ya 5H gibi bir kâğıttır ya da 9D takes 4C 5S gibi, bir kâğıt ve aldıkları.
fishing-not-held = Elinde { $card } yok.
fishing-must-take-pile = { CAPITAL(NOUN($card)) } yeri alır: bu masada alabilen kâğıt yerde bırakılamaz.
fishing-must-take = { CAPITAL(NOUN($card)) } alır: bu masada alabilen kâğıt yerde bırakılamaz.
fishing-nothing-to-take = { CAPITAL(NOUN($card)) } bir şey almaz, sadece atılır.
fishing-must-play-a-taker = { CAPITAL(NOUN($card)) } almıyor, elinde ise alan bir kâğıt var: bu masada onu oynaman gerekir.
fishing-name-what-it-takes = Önce kâğıdın ne alsın, söyle.
fishing-not-there-to-choose = Seçilecek { $card } yerde yok.
fishing-not-with-what-is-named = Söylediklerinle birlikte { $card } alınamaz.
fishing-more-must-be-taken = Alınması gerekenlerin hepsi bu değil.
fishing-play-a-card-first = Önce bir kâğıt oyna: ne alacağı onunla birlikte söylenir, 9D takes 4C 5S gibi.

## Hamle diye okunamayan. $text birinin yazdığı, tırnak içinde.

fishing-neither-card-nor-lying = Hamle ya 5H gibi bir kâğıttır ya da 5H lies gibi, almadan yerde kalan bir kâğıt; { $text } ikisi de değil.
fishing-neither-card-nor-taking = Hamle ya 5H gibi bir kâğıttır ya da 9D takes 4C 5S gibi, bir kâğıt ve aldıkları; { $text } ikisi de değil.
fishing-named-twice = Yerdeki bir kâğıt bir kez alınır; { $text } birini iki kez söylüyor.
fishing-takes-nothing = { CAPITAL(NOUN($card)) } bu yerden bir şey almaz.
# $ways: en çok üç yol, "9D takes 4C 5S" gibi. $count: kaç yol olduğu, üçten çoksa 4.
fishing-several-ways =
    { $count ->
        [2] { CAPITAL(NOUN($card)) } { $count } türlü alabilir. Hangisi, söyle: { LIST($ways, style: "or") }.
        [3] { CAPITAL(NOUN($card)) } { $count } türlü alabilir. Hangisi, söyle: { LIST($ways, style: "or") }.
       *[other] { CAPITAL(NOUN($card)) } birkaç türlü alabilir. Hangisi, söyle: { LIST($ways, style: "or") }.
    }
fishing-not-on-the-floor =
    { $count ->
        [one] { CAPITAL(NOUN($cards)) } yerde değil.
       *[other] { CAPITAL(NOUN($cards)) } yerde değil.
    }
fishing-cannot-take-that = { CAPITAL(NOUN($card)) } bunu alamaz. Şu olabilir: { LIST($ways, style: "or") }.

## Bir kâğıt neden iyi

# $number: bu değerden kimsenin görmediği başka kaç kâğıt var.
fishing-why-fewest-out =
    { $number ->
        [0] Başka { $rank } kalmadı; atabileceğin öbür kâğıtların ise hepsinden daha var.
        [1] Görünmeyen yalnız bir { $rank } daha var; atabileceğin öbür kâğıtların hepsinden daha çok var.
       *[other] Görünmeyen { $number } { $rank } daha var; atabileceğin öbür kâğıtların hepsinden daha çok var.
    }
fishing-why-only-a-jack = Başka { $rank } kalmadı, onu ancak bir vale alır.
fishing-why-gives-nothing = Hiç sayı kaçırmaz.
fishing-why-taken =
    { $seats ->
        [2] { $name } ardından { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } kâğıt alır, { NOUN($other) } oynanırsa { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
       *[other] Rakiplerden biri ardından { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } kâğıt alır, { NOUN($other) } oynanırsa { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
    }
fishing-why-special-against =
    { $seats ->
        [2] { $name } ardından { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } { NOUN($capture) } yapar, { NOUN($other) } oynanırsa { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
       *[other] Rakiplerden biri ardından { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } { NOUN($capture) } yapar, { NOUN($other) } oynanırsa { $otherwise ->
                [0] 0 tanesinde
                [10] hepsinde
               *[other] 10 elin { $otherwise } tanesinde
            }.
    }
fishing-why-taken-either-way =
    { $seats ->
        [2] { $name } nasıl oynarsan oyna { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } kâğıt alır ({ NOUN($rank) }).
       *[other] Rakiplerden biri nasıl oynarsan oyna { $often ->
                [0] akla gelen 10 elin 0 tanesinde
                [10] akla gelen ellerin hepsinde
               *[other] akla gelen 10 elin { $often } tanesinde
            } kâğıt alır ({ NOUN($rank) }).
    }
fishing-why-takes-next =
    Sıradaki hamlende { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } kâğıt alırsın, { NOUN($other) } oynanırsa { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    }.
fishing-why-takes =
    { $points ->
        [0] Kendisiyle birlikte { $number } kâğıt alır.
       *[other] Kendisiyle birlikte { $number } kâğıt alır, içinde { $points } sayı var.
    }
fishing-why-takes-all =
    { $points ->
        [0] Kendisiyle birlikte { $number } kâğıt alır, alınacak bir şey bırakmaz.
       *[other] Kendisiyle birlikte { $number } kâğıt alır, içinde { $points } sayı var, alınacak bir şey de bırakmaz.
    }
fishing-why-costs-points = Kendisiyle birlikte { $number } kâğıt alır, hepsi birden −{ $points } sayı eder.
fishing-why-takes-face-down = Kendisiyle birlikte { $number } kâğıt alır, { $hidden } tanesi kapalı.
fishing-why-special = { CAPITAL(NOUN($capture)) } olur, { $points } sayı eder.

## Habits: what somebody does more often, or less often, than a club player

fishing-habit-jacks-soon = Valeleri kulüp oyuncusundan daha erken oynar.
fishing-habit-jacks-kept = Valeleri kulüp oyuncusundan daha uzun tutar.
fishing-habit-takes-more = Kulüp oyuncusunun beklediği yerde alır.
fishing-habit-takes-less = Kulüp oyuncusunun alacağını yerde bırakır.
fishing-habit-feeds = Yeri sayılı kâğıtlarla kulüp oyuncusundan daha sık besler.
fishing-habit-feeds-less = Sayılı kâğıtları kulüp oyuncusundan daha sık elinde tutar.
fishing-habit-fresh = Kulüp oyuncusu çıkmış olanları atarken, eşi daha çıkmamış kâğıtları atar.
fishing-habit-fresh-less = Eşi çıkmış kâğıtları kulüp oyuncusundan daha sık atar.
fishing-habit-sums = Toplamla kulüp oyuncusundan daha sık alır.
fishing-habit-sums-less = Kulüp oyuncusunun alacağı toplamları kaçırır.

## İlk kez görene yardım

fishing-help-goal-pile = Üstteki kâğıdın eşini oyna, yer senin olsun. Sayılar aldığın kâğıtlardan gelir.
fishing-help-goal-floor = Yerden kâğıt al: oynadığın kâğıdın eşini, bir de toplamı ona eşit olanları.
fishing-help-badge = Şimdi alabilirsin: üstünde rakam olan bir kâğıt oyna. Rakam, kendisi dahil kaç kâğıt kazanacağını söyler.
fishing-help-bonus = Şimdi { $capture } yapabilirsin: üstünde artılı rakam olan kâğıdı oyna. O rakam ödülündür.
fishing-help-last-cards = Son alan sen olmaya çalış: sonunda yerde kalanlar onundur. Bunlar elin son kâğıtları.
fishing-help-face-down = Yeri al, kapalı kâğıtlar da senin olsun: yerdekilerin bazıları kapalı.
fishing-help-several-ways = Ne kazanacağını sen seç: bir kâğıdın birkaç türlü alabiliyor. Onu oyna, sonra yerden seç.

## El neden yandı

fishing-void-pisti-four-jacks = Yere konan dört kâğıdın dördü de vale: aynı oyuncu yeniden dağıtır.
fishing-void-pisti-bottom-jack = En alttaki kâğıt vale: deste yeniden kesilir.
fishing-void-pisti-turned-jack = Yere vale açıldı: aynı oyuncu yeniden dağıtır.
fishing-void-floor-card-that-sweeps = Yere süpüren bir kâğıt açıldı: aynı oyuncu yeniden dağıtır.
fishing-void-dry-game-top-jack = Yerin üstüne vale geldi: aynı oyuncu yeniden dağıtır.

## Hazır ev kuralları: adı ve bir cümle

fishing-preset-pisti-classic = Eşli Pişti
fishing-preset-pisti-classic-says = Dört kişi, eşler karşılıklı, 151'e kadar.
fishing-preset-pisti-two-hand = İki kişilik Pişti
fishing-preset-pisti-two-hand-says = İki kişi, herkes kendine, 151'e kadar.
fishing-preset-pisti-turkish-app = Çift Pişti
fishing-preset-pisti-turkish-app-says = Bir Türk uygulamasının saydığı gibi: vale üstüne vale 30, as üstüne as 20.
fishing-preset-pishti-harbin = Harbin'e göre Pişti
fishing-preset-pishti-harbin-says = İki kişi, 101'e kadar.
fishing-preset-pishti-double-jack = Çift vale
fishing-preset-pishti-double-jack-says = Piştideki gibi vale üstüne vale yirmi.
fishing-preset-dry-game-classic = Kuru Oyun
fishing-preset-dry-game-classic-says = İki kişi, 101'e kadar, her dağıtımda yere dört kâğıt.
fishing-preset-dry-game-greek = Yunan Kserisi
fishing-preset-dry-game-greek-says = Yere bir kez kâğıt konur, üstteki vale değiştirilir, resimliler ve onlular sayılır.
fishing-preset-foxtrot-classic = Foxtrot
fishing-preset-foxtrot-classic-says = Dört kişi, 150'ye kadar, her dağıtımda yere bir kâğıt açılır.
fishing-preset-foxtrot-long = Uzun Foxtrot
fishing-preset-foxtrot-long-says = 300'e kadar.
fishing-preset-foxtrot-one-upcard = Tek açık kâğıt
fishing-preset-foxtrot-one-upcard-says = Yere yalnız ilk dağıtımda kâğıt açılır.
fishing-preset-basra-egyptian = Mısır Basrası
fishing-preset-basra-egyptian-says = Dörder kâğıt; karo yedilisi yeri süpürür.
fishing-preset-basra-lebanese = Lübnan Basrası
fishing-preset-basra-lebanese-says = Altışar kâğıt; karo yedilisi düz bir yedilidir.
fishing-preset-basra-thirty = Otuzlu Basra
fishing-preset-basra-thirty-says = En çok kâğıda otuz sayı, berabere kalınırsa sonraki ele devreder.
fishing-preset-basra-rubber = Basra partisi
fishing-preset-basra-rubber-says = Üç oyunu ilk alan kazanır; beşincisi 150'ye kadardır.
fishing-preset-basra-jordanian = Ürdün Basrası
fishing-preset-basra-jordanian-says = Basra, onu yapan kâğıdın iki katı eder.
fishing-preset-basra-palestinian = Filistin Basrası
fishing-preset-basra-palestinian-says = Kız ve papaz yok; karo yedilisi düz bir yedilidir.
fishing-preset-pastra-cypriot = Pastra
fishing-preset-pastra-cypriot-says = İki kişi, 101'e kadar.
fishing-preset-pastra-partners = Dört kişilik Pastra
fishing-preset-pastra-partners-says = Dört kişi, eşler karşılıklı, 101'e kadar.
fishing-preset-pastra-rubber = Pastra partisi
fishing-preset-pastra-rubber-says = Üç oyunu ilk alan kazanır; beşincisi 150'ye kadardır.

## Ev kuralları: her birinin adı, ne belirlediği, değerlerinin formda adı

fishing-rule-target = Hedef
fishing-rule-target-says = Maçı kazandıran skor; tek: maç tek bir eldir.
fishing-rule-target-single = tek
fishing-rule-direction = Yön
fishing-rule-direction-says = Dağıtma ve oynama sırası masayı hangi yönde dolaşır.
fishing-rule-direction-counterclockwise = saat yönünün tersine
fishing-rule-direction-clockwise = saat yönünde
fishing-rule-jack-on-jack-bonus = Vale üstüne vale
fishing-rule-jack-on-jack-bonus-says = Yerdeki tek valeyi valeyle almak kaç sayı.
fishing-rule-jack-on-single-bonus = Tek kâğıda vale
fishing-rule-jack-on-single-bonus-says = Yerdeki başka değerden tek kâğıdı valeyle almak kaç sayı.
fishing-rule-bonus-on-last-card = Son kâğıt ödül getirir mi?
fishing-rule-bonus-on-last-card-says = Elin son kâğıdı ödül getirebilir mi.
fishing-rule-seats = Oyuncular
fishing-rule-seats-says = Kaç kişi oynar.
fishing-rule-over-target = Hedefi birden çok taraf geçerse
fishing-rule-over-target-says = Birkaç taraf hedefe vardıysa: en yüksek toplam kazanır, eşitse oyun sürer; ya da eşit taraflar paylaşır; ya da hedef bir kez 50 artar.
fishing-rule-over-target-highest = en yüksek toplam kazanır
fishing-rule-over-target-shared = eşit taraflar paylaşır
fishing-rule-over-target-raise = hedef 50 artar
fishing-rule-capture-obligation = Almak zorunda mısın?
fishing-rule-capture-obligation-says = Her kâğıdı atabilirsin, ama alabilen alır; ya da elinde alabilen bir kâğıt varsa onu atmalısın; ya da alabilen bir kâğıt bile almadan kalabilir.
fishing-rule-capture-obligation-if-played = attığın kâğıt alabiliyorsa
fishing-rule-capture-obligation-if-able = elinde alabilen varsa
fishing-rule-capture-obligation-optional = hayır
fishing-rule-match-bonus = Tek kâğıda eşi
fishing-rule-match-bonus-says = Yerdeki tek kâğıdı kendi değeriyle almak kaç sayı.
fishing-rule-ace-on-ace-bonus = As üstüne as
fishing-rule-ace-on-ace-bonus-says = Yerdeki tek ası asla almak kaç sayı.
fishing-rule-ace-on-ace-bonus-as-match = öbür eşler gibi
fishing-rule-card-points = Sayı getiren kâğıtlar
fishing-rule-card-points-says = Hangi kâğıtlar sayılır: oyunun kendi çizelgesi; Yunan: K Q J T 1'er, karo onlusu 2, sinek ikilisi 1; Pişpirik: aynısı, aslar da 1.
fishing-rule-card-points-standard = oyununki
fishing-rule-card-points-greek = Yunan
fishing-rule-card-points-pishpirik = Pişpirik
fishing-rule-most-cards-points = En çok kâğıda sayı
fishing-rule-most-cards-points-says = En çok kâğıt alan taraf kaç sayı yazar.
fishing-rule-most-cards-tie = Kâğıtlar eşitse
fishing-rule-most-cards-tie-says = Kâğıtlar eşitse en çok kâğıt sayısını kim yazar: hiç kimse; şimdi hiç kimse ama sonraki elde o da verilir; bölüşülür; herkes tam alır.
fishing-rule-most-cards-tie-nobody = hiç kimse
fishing-rule-most-cards-tie-carried = sonraki ele devreder
fishing-rule-most-cards-tie-split = bölüşülür
fishing-rule-most-cards-tie-each = herkes tam alır
fishing-rule-teams = Eşli mi oynanır?
fishing-rule-teams-says = Dört kişi, eşler karşılıklı, iki takım olarak mı oynar.
fishing-rule-seven-diamond = Karo yedilisi
fishing-rule-seven-diamond-says = Karo yedilisi yeri vale gibi süpürür; ya da düz bir yedilidir; ya da süpürür ama boş yere atılırsa yanar: kenara konur, kimsenin olmaz.
fishing-rule-seven-diamond-sweeps = süpürür
fishing-rule-seven-diamond-plain = düz yedili
fishing-rule-seven-diamond-burnt = yanar
fishing-rule-floor-match-bonus = Yeri temizlemek
fishing-rule-floor-match-bonus-says = Yeri temizlemek kaç sayı.
fishing-rule-court-values = Kızla papazın değeri
fishing-rule-court-values-says = Kızla papazın değeri yoktur, yalnız kendi eşleriyle alınırlar; ya da her bakımdan on sayılırlar; ya da desteden çıkarılırlar.
fishing-rule-court-values-none = değersiz
fishing-rule-court-values-ten = on
fishing-rule-court-values-removed = çıkarılır
fishing-rule-hand-cards = Bir seferde dağıtılan kâğıt
fishing-rule-hand-cards-says = Her oyuncuya bir kerede kaç kâğıt dağıtılır.
fishing-rule-floor-special-replacement = İlk yere açılan vale ya da ♦7
fishing-rule-floor-special-replacement-says = İlk yere açılan vale ya da süpüren karo yedilisi destenin altına gider, yerine başkası açılır; ya da destede kimsenin bilmediği bir yere konur; ya da yeniden dağıtılır; ya da kalır.
fishing-rule-floor-special-replacement-bottom = alta
fishing-rule-floor-special-replacement-shuffled = araya
fishing-rule-floor-special-replacement-redeal = yeniden dağıtılır
fishing-rule-floor-special-replacement-none = kalır
fishing-rule-dealer-sees-bottom = Dağıtan en alttakini görür mü?
fishing-rule-dealer-sees-bottom-says = Kâğıdı dağıtan destenin en altındaki kâğıdı görmüş müdür.
fishing-rule-pair-scope = Eşinden kaç tane alır
fishing-rule-pair-scope-says = Bir kâğıt yerdeki eşlerinin hepsini mi alır, bir oynayışta birini mi.
fishing-rule-pair-scope-all = hepsini
fishing-rule-pair-scope-one = birini
fishing-rule-floor-capture-choice = Hangi kâğıtları alabilirsin
fishing-rule-floor-capture-choice-says = Kümeler çakışırsa oyuncu, başka küme eklenemeyecek bir takım seçer; ya da en büyüğü kendiliğinden alınır; ya da oyuncu olduğundan az küme alabilir; ya da yalnız eşlerini ya da tek bir toplamı alır.
fishing-rule-floor-capture-choice-player = oyuncu seçer
fishing-rule-floor-capture-choice-largest = en büyüğü
fishing-rule-floor-capture-choice-any-set = istediği kadar
fishing-rule-floor-capture-choice-one-group = tek küme
fishing-rule-seven-diamond-basra = Karo yedilisi ne zaman sayı yazar
fishing-rule-seven-diamond-basra-says = Süpüren karo yedilisi ne zaman basra olur: yerdekiler toplamı ona kadar olan sayılarsa; ya da öyleyse veya düz bir yedili de yeri temizlerdiyse; ya da yer, toplamı aynı ve ona kadar olan kümelere ayrılıyorsa; ya da her zaman; ya da hiçbir zaman.
fishing-rule-seven-diamond-basra-sum-le-10 = sayıların toplamı ona kadarsa
fishing-rule-seven-diamond-basra-natural-or-sum = düz yedili temizlerdiyse de
fishing-rule-seven-diamond-basra-equal-groups-le-10 = toplamı aynı kümelerde de
fishing-rule-seven-diamond-basra-always = her zaman
fishing-rule-seven-diamond-basra-never = hiçbir zaman
fishing-rule-basra-condition = Basra ne zaman olur
fishing-rule-basra-condition-says = Yeri her temizleyiş mi ödül getirir, yalnız tek kâğıdı almak mı.
fishing-rule-basra-condition-floor-cleared = yeri temizlemek
fishing-rule-basra-condition-lone-card = tek kâğıt
fishing-rule-basra-value = Basranın değeri
fishing-rule-basra-value-says = Ödül hep aynı mıdır, yoksa alan kâğıdın değerinin iki katı mı.
fishing-rule-basra-value-flat = hep aynı
fishing-rule-basra-value-twice = iki katı
fishing-rule-rubber = Parti oynanır mı?
fishing-rule-rubber-says = Maç bir parti midir: üç oyunu ilk alan taraf kazanır.
fishing-rule-rubber-last-target = Partinin son hedefi
fishing-rule-rubber-last-target-says = İki taraf da iki oyun aldıktan sonra oynanan oyunun hedefi.
fishing-rule-kitty-view = Kapalı kâğıtlara kim bakar
fishing-rule-kitty-view-says = Yerdeki kapalı kâğıtlar alınınca onlara kim bakabilir.
fishing-rule-kitty-view-team = alan taraf
fishing-rule-kitty-view-taker = alan
fishing-rule-kitty-view-nobody = hiç kimse
fishing-rule-kitty-view-all = herkes
fishing-rule-first-sees-kitty = İlk oyuncu kapalılara bakar mı?
fishing-rule-first-sees-kitty-says = İlk oynayan, oyun başlamadan yerdeki kapalı kâğıtlara bakabilir mi.
fishing-rule-bottom-card-exposed = En alttaki kâğıt gösterilir mi?
fishing-rule-bottom-card-exposed-says = Destenin en altındaki kâğıt dağıtmadan önce herkese gösterilir mi.
fishing-rule-bottom-jack = En altta vale
fishing-rule-bottom-jack-says = En altta görünen vale kalır; ya da deste yeniden kesilir; ya da kesen onu alır, kendisine bir kâğıt eksik dağıtılır; ya da böylece vale çıkmayana kadar sonraki kâğıda geçer.
fishing-rule-bottom-jack-stays = kalır
fishing-rule-bottom-jack-cut-again = yeniden kesilir
fishing-rule-bottom-jack-cutter-keeps = kesen alır
fishing-rule-bottom-jack-cutter-goes-on = kesen alır, sonrakine bakar
fishing-rule-turn-up-jack = Yere açılan vale
fishing-rule-turn-up-jack-says = Yeri başlatmak için açılan vale, sonraki kâğıdın altında kalır; ya da destenin altına gider; ya da yeniden dağıtılır; ya da üstte kalır, onu ancak bir vale alır.
fishing-rule-turn-up-jack-next-kitty = sonraki açılır
fishing-rule-turn-up-jack-bottom = alta
fishing-rule-turn-up-jack-redeal = yeniden dağıtılır
fishing-rule-turn-up-jack-stays = kalır
fishing-rule-pishti-seats-says = Kaç kişi oynar: Harbin'in Piştisi iki kişiliktir.
fishing-rule-pishti-bottom-card-exposed-says = Kesmedeki kâğıt gösterilip destenin altında açık mı durur.
fishing-rule-cut-jack = Kesmede vale
fishing-rule-cut-jack-says = Kesmede vale çıkarsa: dağıtmayan onu kazanır, kâğıt gösterilmez; ya da onu ve başka bir kâğıt çıkana kadar ardından gelen her valeyi kazanır; ya da vale altta kalır, kimsenin olmaz.
fishing-rule-cut-jack-won = kazanılır
fishing-rule-cut-jack-next = ardındakiler de
fishing-rule-cut-jack-none = kimsenin
fishing-rule-short-batch = Eksik son dağıtım
fishing-rule-short-batch-says = Son dağıtım eksikse: kâğıtların hepsi dağıtmayandan başlayarak birer birer dağıtılır; ya da eşit dağıtılır, artan kâğıt en son alana gider.
fishing-rule-short-batch-one-by-one = birer birer
fishing-rule-short-batch-equal-hands = eşit
fishing-rule-refill-stack = Yere ne zaman dört kâğıt konur
fishing-rule-refill-stack-says = Yere her dağıtımda mı dört kâğıt daha konur, yalnız ilkinde mi.
fishing-rule-refill-stack-every-batch = her dağıtımda
fishing-rule-refill-stack-first-batch = ilk dağıtımda
fishing-rule-stack-top-jack = Yerin üstünde vale
fishing-rule-stack-top-jack-says = Yerin üstüne açılan vale kalır; ya da destenin altına gider, yerine sonraki kâğıt gelir; ya da, ilk konanlarda, yeniden dağıtılır.
fishing-rule-stack-top-jack-stays = kalır
fishing-rule-stack-top-jack-replaced = değiştirilir
fishing-rule-stack-top-jack-redeal = yeniden dağıtılır
fishing-rule-packs = Deste sayısı
fishing-rule-packs-says = Kaç deste birlikte karılır: altı oyuncuya kadar iki, yediden dokuza üç, ondan sonra dört; ya da seçilen sayı kadar.
fishing-rule-packs-by-players = oyuncuya göre
fishing-rule-ten-on-ten-bonus = Onlu üstüne onlu
fishing-rule-ten-on-ten-bonus-says = Yerdeki tek onluyu onluyla almak kaç sayı.
fishing-rule-bonus-on-first-card = İlk kâğıtta ödül
fishing-rule-bonus-on-first-card-says = Destenin ilk kâğıdıyla Foxtrot olur mu.
fishing-rule-upcard = Kâğıt ne zaman açılır
fishing-rule-upcard-says = Her dağıtımın başında mı yere kâğıt açılır, yalnız ilkinde mi.
fishing-rule-upcard-every-hand = her dağıtımda
fishing-rule-upcard-first-hand = ilk dağıtımda
fishing-rule-hand-sweep = Yer ne zaman toplanır
fishing-rule-hand-sweep-says = Yer her dağıtımdan sonra mı toplanır, yalnız deste bitince mi.
fishing-rule-hand-sweep-after-hand = dağıtımdan sonra
fishing-rule-hand-sweep-at-end = sonunda
fishing-rule-foxtrot-cards-score = Foxtrot'un kâğıtları da sayılır
fishing-rule-foxtrot-cards-score-says = Foxtrot'ta alınan kâğıtların kendi sayısı da yazılır mı.

## Ailenin kendi kuralları: söyleyişler noktalı virgülle ayrılır, yıldız her eki karşılar

fishing-written-single = tek el
fishing-written-match = pişti; basra; çift
fishing-written-jack-on-jack = valeye vale; vale valeye; çift pişti; valeyle vale; vale üstüne vale
fishing-written-most-cards = çok kâğıt; en çok kâğıt; kâğıt çoğunluğu
fishing-written-first-sees = ilk oynayan kapalılara bakar; ilk oyuncu kapalılara bakar; ilk oyuncu kapalı kâğıtlara bakar; ilk oyuncu kapalı kâğıtlara bakabilir
fishing-written-cutter-goes-on = kesen vale çıkmayana kadar bakar; kesen vale çıkmayana kadar devam eder; kesen sonrakine bakar
fishing-written-cutter-keeps = kesen valeyi alır; vale kesenin
