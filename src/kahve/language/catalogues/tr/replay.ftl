### Biten eller ve onlardan öğrenilen: tekrarlar, incelemeler, ipuçları, ellerin şansı, açılan kayıtlar, bulmacalar ve dersler.


## Hangi eller görülebilir. $deal, $match ve $move numaralardır.

replay-deal-named-by-number = El numarasıyla söylenir, 3 ya da 2.3 gibi; { $name } olmaz.
# $count: kaç maç var.
replay-no-such-match =
    { $count ->
        [1] Burada { $match }. maç yok: tek bir maç var.
       *[other] Burada { $match }. maç yok: { $count } maç var.
    }
# $count: kaç el var.
replay-no-such-deal =
    { $count ->
        [0] Bu maçta { $deal }. el yok: daha dağıtılan el yok.
        [1] Bu maçta { $deal }. el yok: yalnız 1. el var.
       *[other] Bu maçta { $deal }. el yok: 1 ile { $count } arası eller var.
    }
# Elin neden yandığını söyleyen bir cümle arkasından gelir.
replay-deal-was-void = { $deal }. el yandı, görülecek bir şey yok.
replay-deal-is-played = { $deal }. el daha oynanıyor: bitince görülebilir.
replay-deal-stays-hidden = { $deal }. el sonuna kadar oynanmadı, onun için kâğıtları gizli kalır.
# $count: elde kaç hamle var. $moves: kaç hamleden sonra devam edilmek istendiği.
replay-nobody-to-play = { $deal }. elde { $count } hamle var: { $moves } hamleden sonra kimsenin sırası değil.
replay-no-such-move = { $deal }. elde { $count } hamle var: { $move }. hamle yok.
# $hands: istenen, tırnak içinde. $allowed: protokolün İngilizce kelimeleri.
replay-hands = hands { $hands } olamaz. Olabilenler: { $allowed }.
# $name: protokolün İngilizce bir kelimesi. $value: birinin yazdığı, tırnak içinde.
replay-whole-number = { $name } { $value } olamaz: bir tam sayıdır.
replay-not-watched = Bu masa izlenmez: elleri maç bitince görülebilir.
# Bir durumdan devam etmek: orada sıra $mover adlı kişide, $name adlı kişide değil.
replay-turn-of-other = Burada sıra { PERSON($mover, case: "locative") }: sıranın { PERSON($name, case: "locative") } olduğu bir hamleden devam et.

## Bir elin kanıtı

replay-proof-no-such-deal = Bu maçta { $deal }. el yok.
replay-proof-void = { $deal }. el yandı: ondan sonraki elin kanıtı ikisi için de geçerli.
replay-proof-none = { $deal }. elin kanıtı yok: kanıtlardan daha eski ya da kâğıtları başka yerden geldi.
# $error: neyin uymadığını söyleyen bütün bir cümle.
replay-proof-does-not-fit = { $deal }. elin kanıtı uymuyor: { $error }
replay-course-of-older-rules = Bu el oyunun eski kurallarıyla oynandı, sayfa onu bugünküyle yeniden oynayamaz.

## Dosyadan açılan kayıtlar

replay-log-not-kept = Bu kayıt artık burada tutulmuyor: dosyasını bir daha aç.
replay-too-many-logs = Buradan bu dakikada çok fazla kayıt açıldı. Biraz bekle.
replay-log-not-refereed = Bu kayıt denetlenemedi: çok uzun sürdü. Daha sonra ya da daha az maçla yeniden dene.
replay-log-too-long = dosya çok uzun: burada izlenebilecek bir kayıt en çok { $most } bayttır.
replay-log-is-empty = kayıt boş; bir başlıkla başlar.

## İpuçları ve incelemeler

replay-review-for-seats = Bir eli yalnız bu masada oturanlar inceletebilir: yerinin anahtarını gönder.
replay-look-waits = Önce daha önce istenenlere bakılıyor. Seninkinin sırası sonra.
replay-too-many-looks = Senin adresinden istenen pek çok inceleme hâlâ sırada. Birkaçının bitmesini bekle ve yeniden iste.
replay-too-much-at-once = Senin adresin için kısa sürede çok şey incelendi. Biraz bekle ve yeniden iste.
replay-looking-through = El inceleniyor.
replay-cannot-look-through = Sunucu şu anda bu eli inceleyemedi.
replay-style-nothing-played = Bu kaydın bitmiş ellerinde bu oyuncunun bu oyunda hamlesi yok.
replay-cannot-think = Sunucu şu anda bunu hesaplayamadı.
replay-cannot-get-ready = Sunucu bu oyunda aramaya hazırlanamadı.
replay-getting-ready = Hazırlanıyor: birkaç saniye sürer.
replay-getting-ready-for-hint = { $game } kuralları bu makinede bir kereliğine derleniyor: ilk ipucu birkaç dakika sürebilir.
replay-getting-ready-for-review = { $game } kuralları bu makinede bir kereliğine derleniyor: ilk inceleme birkaç dakika sürebilir.
# $name: masadaki bir botun adı.
replay-bot-getting-ready = { $name } hazırlanıyor: birkaç saniye sürer.
replay-bot-getting-ready-first = { $name }, kuralların bu makinede bir kereliğine derlenmesini bekliyor: birkaç dakika sürebilir.
# En güçlü oyuncunun yapacağı hamle. $player: adı, "Usta" gibi. $move: aşağıdaki üçünden biri ya da sözle bir hamle.
replay-choice = { PERSON($player, case: "genitive") } seçimi: { $move }.
# Bir kâğıt ve ne yaptığı, "sinek ası 4 kâğıt alır" gibi. $does: öznesi olan bir kâğıdın yanında duran sözler.
replay-move-of-card = { NOUN($card) } { $does }
# Bir sıranın birkaç hamlesi, "yerden 3 kâğıt al, 3 papaz aç" gibi.
replay-move-of-acts = { LIST($acts, style: "comma") }
# Birlikte oynanan birkaç kâğıt.
replay-move-of-cards = { NOUN($cards) } birlikte
replay-review-best-move = En iyi hamle: { $move } (+{ $points }).
replay-review-costliest = En pahalı hata: { $move } (−{ $points }). Daha iyisi: { $better }.
replay-review-luck =
    Şans, sayı olarak: { $kind ->
        [for] +
       *[against] −
    }{ $points }.
replay-review-club-player =
    { $kind ->
        [same] Bir kulüp oyuncusu da aynısını oynardı.
        [better] Bir kulüp oyuncusu daha iyi olan hamleyi oynardı.
        [expert-better] Bir kulüp oyuncusu da aynısını oynardı, bir uzman daha iyi olan hamleyi.
        [expert-other] Bir kulüp oyuncusu da aynısını oynardı; bir uzmanın seçimi: { $move }.
       *[other] Bir kulüp oyuncusunun seçimi: { $move }.
    }
replay-review-habit = { $name } bunu alışkanlıktan yaptı: bir kulüp oyuncusuna göre öteki hamle aşağı yukarı bunun kadar, belki biraz daha değerli.
replay-at-sight = Bu oyunda arama hâlâ hazırlanıyor; bu yüzden bu, ilk bakışta yapılan bir seçim.
replay-why-ahead =
    { $often ->
        [0] akla gelen 10 elin 0 tanesinde
        [10] akla gelen ellerin hepsinde
       *[other] akla gelen 10 elin { $often } tanesinde
    } getirisi daha çok, { $otherwise ->
        [0] 0 tanesinde
        [10] hepsinde
       *[other] 10 elin { $otherwise } tanesinde
    } daha az; karşılaştırılan: { $named ->
        [card] { NOUN($other) }
       *[move] öteki hamle
    }.
replay-mark =
    { $role ->
        [taken] Alınacak
        [kept] Sonraya kalır
        [safe] Güvenli
        [held]
            { $named ->
                [name] Elinde olabilir: { $name }
               *[nobody] Bir rakibin elinde olabilir
            }
        [counts] Sayısı var
        [highest] Şimdilik en büyük
        [word] Kelimenin parçası
        [other] Karşılaştırılan
       *[out] Görünmeyen
    }
replay-is-better = Ondan sonra gelen en iyi hamleden { $points } sayı daha iyi.

## Bu sunucunun elleri şansa benziyor mu

replay-chances-about = p, hilesiz karılan destelerin ne sıklıkla en az bu kadar dengesiz çıktığıdır. 0 ile 1 arasındaki her p aynı olasılıktadır, yani yüz sınamadan biri kadarı sırf şanstan 0,01'in altında bir p gösterir. Ancak 0,00001 gibi çok daha küçük bir p, karmadan şüphelenmek için nedendir.
# Her sınamanın saydığı.
replay-chance-of-first = En üstte hangi kâğıt duruyor.
replay-chance-of-last = En altta hangi kâğıt duruyor.
replay-chance-of-quarter = Her kâğıt destenin hangi çeyreğinde duruyor.
replay-chance-of-hand = Kâğıtlar birer birer dağıtılınca her kâğıt dört elden hangisine geliyor.

## Bulmacalar ve dersler. $given: istenen, tırnak içinde. $last: sonuncunun numarası.

replay-puzzle-named-by-number = Bulmaca numarasıyla söylenir, 1 ile { $last } arası; { $given } olmaz.
replay-lesson-named-by-number = Ders numarasıyla söylenir, 1 ile { $last } arası; { $given } olmaz.
# Bir bulmacanın doğru oynayışı için.
replay-puzzle-ends-ahead = Onunla tarafın eli en az { $points } sayı önde bitirir.
replay-puzzle-others-give = Öbürlerinin elinde ne olursa olsun, başka her oynayış en az { $points } sayı kaçırır.
# Bir bulmacanın yanlış bir oynayışı için.
replay-puzzle-ends-behind = Bununla tarafın eli en az { $points } sayı geride bitirir.
replay-puzzle-gives = Öbürlerinin elinde ne olursa olsun, bu en az { $points } sayı kaçırır.
replay-puzzle-not-sure = Bununla tarafın eli önde bitireceğinden emin olamaz.
replay-puzzle-not-over = Devam et: sıran daha bitmedi.
replay-puzzle-tried = Burada deneyen { $count } kişiden { $missed } kişi ilk seferde bulamadı.
replay-drill-given = Burada { $points } sayı kaçırdın.
replay-drill-gives = İncelemeye göre bu { $points } sayı kaçırır.
replay-no-mistake-there = { $deal }. elin { $turn }. hamlesinde yeniden denenecek bir hata yok.
replay-mistake-kind =
    { $kind ->
        [jacks] Vale: ne zaman oynanacağı
        [takes] Almak: neyin alınıp neyin bırakılacağı
        [feeds] Beslemek: sayılı kâğıdı yere vermek
        [fresh] Saymak: daha çıkmamış kâğıtlar
        [sums] Toplamlar: birkaç kâğıdı birden almak
        [claims] Kelimeler: görmek ve söylemek
        [bluffs] Blöf: kelime olmayanı söylemek
        [checks] Denetleme: söylenen kelimeden kuşkulanmak
        [wins] Löveler: ne zaman alınacağı
        [eats] Çorbayı yemek
        [completes] Kelimeyi tamamlamak
        [calls] Kelimeyi söylemek
        [doubts] Ötekilerden kuşkulanmak
        [pile] Atılan kâğıtlar: ne zaman alınacağı
        [lays] Açmak: kâğıtların ne zaman yere konacağı
        [wild] Jokerler: ne zaman harcanacağı
        [out] Bitirmek: elin ne zaman bitirileceği
       *[other] Benzer hamleler arasında seçmek
    }
# Bundan sonraki hamleleri anlatan cümleler arkasından gelir.
replay-puzzle-then = Herkes olabilecek en iyi gibi oynarsa şöyle sürer.

## Bir elin öyküsü. $who: `you`, `with`, `one` ya da `other`; $names: okuyandan başka o tarafta olanlar.

replay-story-won =
    { $who ->
        [you] Eli { $points } sayı farkla kazandın.
        [with] Eli sen ve { $names } { $points } sayı farkla kazandınız.
       *[other] Eli { $names } { $points } sayı farkla kazandı.
    }
replay-story-level = El berabere bitti.
replay-story-leads =
    { $who ->
        [you] Maçta { $points } sayı öndesin.
        [with] Maçta sen ve { $names } { $points } sayı öndesiniz.
       *[other] Maçta { $names } { $points } sayı önde.
    }
replay-story-match-level = Maç berabere.
# $how: daha önce başkası öndeyse `turned`, kimse önde değilse `led`, dağıtılan kâğıtlar öne geçirdiyse `start`.
replay-story-turned =
    { $how ->
        [turned]
            { $who ->
                [you] El { $count } hamlenin { $move }. hamlesinde döndü: ondan sonra hep sen öndeydin.
                [with] El { $count } hamlenin { $move }. hamlesinde döndü: ondan sonra hep sen ve { $names } öndeydiniz.
               *[other] El { $count } hamlenin { $move }. hamlesinde döndü: ondan sonra hep { $names } öndeydi.
            }
        [led]
            { $who ->
                [you] { $count } hamlenin { $move }. hamlesinden sona kadar öndeydin.
                [with] Sen ve { $names }, { $count } hamlenin { $move }. hamlesinden sona kadar öndeydiniz.
               *[other] { $names }, { $count } hamlenin { $move }. hamlesinden sona kadar öndeydi.
            }
       *[start]
            { $who ->
                [you] İlk kâğıttan son kâğıda kadar öndeydin.
                [with] Sen ve { $names } ilk kâğıttan son kâğıda kadar öndeydiniz.
               *[other] { $names } ilk kâğıttan son kâğıda kadar öndeydi.
            }
    }
replay-story-match =
    { $who ->
        [you] { $deal }. elden sona kadar öndeydin.
        [with] Sen ve { $names } { $deal }. elden sona kadar öndeydiniz.
       *[other] { $names } { $deal }. elden sona kadar öndeydi.
    }
