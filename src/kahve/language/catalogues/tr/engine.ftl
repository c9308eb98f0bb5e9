### Bütün oyunların ortak yanı: ev kuralları, maç kayıtları, durumlar, hamleler ve eller.
### $rule ile $field koddaki adlardır, oldukları gibi kalır. Değerler, kodlar ve başkalarının adları zaten tırnak içindedir.


## Bir ev kuralı: insanların okuduğu gibi değerleri ve neler olabilir. Her biri tek başına durur, "Olabilen: 2 ile 4 arası" gibi.

engine-yes = evet
engine-no = hayır
engine-allows-range = { $low } ile { $high } arası
# Yazılacak kelimeler: yes ve no her dilde aynıdır.
engine-allows-yes-no = yes (evet) ya da no (hayır)
# $values: yazılabileceklerin listesi.
engine-allows-listed = { $values }
engine-allows-listed-or-other = { LIST($values, style: "comma") } ya da { $low } ile { $high } arası başka bir tam sayı
# $further: başka nelerin olabileceği; tek başına durabilir, "bir kelime dosyası" gibi.
engine-allows-listed-or-further = { LIST($values, style: "comma") }; ayrıca { $further }
# A row of numbers. $values: the words that are allowed as well. $most: how many numbers. $step: 1 where every number is allowed.
engine-allows-numbers-by-deal = { $step ->
    [1] { LIST($values, style: "comma") } ya da her el için bir tane, { $low } ile { $high } arası en çok { $most } sayı, örneğin { $example }
   *[other] { LIST($values, style: "comma") } ya da her el için bir tane, { $low } ile { $high } arası { $step } katı en çok { $most } sayı, örneğin { $example }
}
engine-allows-numbers-by-card = { LIST($values, style: "comma") } ya da her değer için { $low } ile { $high } arası { $step } katı bir sayı, örneğin { $example }
engine-numbers = { LIST($numbers, style: "comma") }

## Bir ev kuralında yanlış olan. $value: birinin yazdığı.

engine-rule-not-in-range = { $rule } { $value } olamaz: { $low } ile { $high } arası olabilir.
# $only: olabilen tek sayı.
engine-rule-not-the-only = { $rule } { $value } olamaz: yalnız { $only } olabilir.
engine-rule-not-listed = { $rule } { $value } olamaz. Olabilenler: { $allowed }.
engine-rule-not-listed-or-other = { $rule } { $value } olamaz. Olabilenler: { LIST($allowed, style: "comma") } ya da { $low } ile { $high } arası başka bir tam sayı.
# $further: başka nelerin olabileceği; tek başına durabilir, "bir kelime dosyası" gibi.
engine-rule-not-listed-or-further = { $rule } { $value } olamaz. Olabilenler: { LIST($allowed, style: "comma") }; ayrıca { $further }.
engine-rule-not-yes-or-no = { $rule } { $value } olamaz: yes ya da no olabilir.
# $allowed: tek başına durabilen bir söz, "1 ile 4 arası on üç rakam" gibi.
engine-rule-not-such-a-text = { $rule } { $value } olamaz. Olabilen: { $allowed }.
engine-no-such-rule = { $rule } diye bir ev kuralı yok.
# $rules: bir oyunun bütün ev kurallarının adları.
engine-rules-there-are = Olanlar: { $rules }.
# $text: birinin yazdığı. option=value ile target=101 oldukları gibi yazılır.
engine-is-no-rule = { $text } bir ev kuralı değil: option=value diye yaz, target=101 gibi.
engine-rule-set-twice = { $rule } iki kez yazılmış.
engine-no-such-preset = { $game } için { $preset } diye hazır ev kuralları yok. Olanlar: { LIST($presets, style: "comma") }.
engine-game-without-presets = { $game } için { $preset } diye hazır ev kuralları yok: bu oyunda hiç yok.

## Tek satırda ev kuralları, "pisti target=101 # Babaannemin Piştisi" gibi; adları # işaretinin arkasındadır

# $most: en az 1000.
engine-line-too-long = Bu satır ev kuralları için çok uzun: en çok { NUMBER($most, useGrouping: 0) } karakter olur.
engine-set-name-too-long = Ev kurallarının adı en çok { $most } karakter olur: { $name } daha uzun.
engine-set-name-cannot-be-seen = Ev kurallarının adı, görünen harf ve işaretlerden tek bir satırdır: { $name } öyle değil.
# $other: orada oyun adı olarak duran.
engine-line-of-another-game = Bu ev kuralları { $other } için, buradaki oyun ise { $game }: önce o oyunu seç.

## Bir maç kaydında yanlış olan. Birincisi dışında her biri "3. satır: " arkasında durur.

# $error: bu kümeden bir cümle ya da neyin yanlış olduğunu söyleyen bütün bir cümle.
engine-log-line = { $line }. satır: { $error }
engine-log-empty = kayıt boş; bir başlıkla başlar.
engine-log-is-no-text = bu UTF-8 metin değil, yani kayıt değil.
engine-log-not-json = bu JSON değil; dosya yarım kalmış olabilir.
engine-log-no-object = kaydın bir satırı bir JSON nesnesidir.
engine-log-neither-deal-nor-result = bir satır ya bir eldir ya da sonuç.
engine-log-goes-on = kayıt, sonucundan sonra sürüyor.
engine-log-without-result = maç burada bitti, kayıtta ise sonuç yok.
engine-log-without-header = bu, { $format } biçiminde bir Kahve kaydının başlığı değil.
engine-log-of-other-rules = kaydın kuralları { $rules }, buradaki ise { $game } için { $version }.
# house ile dealer başlığın parçalarıdır.
engine-log-header-without-house = başlıkta house ve dealer olmalı.
engine-log-header-without-players = başlıkta { $seats } oyuncunun adı olmalı.
# $named: kayıtta yazan kelime listesi. $digest: bir listeyi öbürlerinden ayıran kısa bir kod.
engine-log-of-another-list = kayıt başka bir kelime listesiyle oynanmış: onda { $named } yazıyor, burada ise özeti { $digest } olan { $list } kelime listesi var.
engine-log-of-a-list = kayıt başka bir kelime listesiyle oynanmış: onda { $named } yazıyor, burada ise kelime listesi yok.
# $due: orada durması gereken elin numarası.
engine-log-other-deal = bu { $deal }. el, oysa { $due }. el gelmeliydi.
# $dealer: kayda göre dağıtan yer. $seat: dağıtan yer.
engine-log-other-dealer = kayıtta dağıtan { $dealer }. yer, oysa { $seat }. yer dağıtır.
# $reason: bütün bir cümle.
engine-log-deal-is-void = el yandı: { $reason }
engine-log-deal-is-not-void = el yandı diye yazılmış, oysa yanmadı.
engine-log-misplaced-proof = bir elin kanıtı bir nesnedir, yalnız sonuna kadar oynanan elde olur.
engine-log-without-moves = bir elde hamleleri olmalı, 0:5H 1:6D gibi.
# $number: elin kaçıncı hamlesi. $move: orada duran, 0:5H gibi.
engine-log-move-cannot-be-read = { $number }. hamle, { $move }, okunamıyor: her biri yer:hamle diye yazılır, 0:5H 1:6D gibi.
engine-log-move-after-the-deal = { $number }. hamle, { $move }: el bitti.
engine-log-move-out-of-turn = { $number }. hamle, { $move }: sıra { $seat }. yerde.
# $error: hamlenin neden yapılamadığını söyleyen bütün bir cümle.
engine-log-move-refused = { $number }. hamle, { $move }: { $error }
engine-log-sheet-too-early = elin skor kâğıdı var, ama el bitmemiş.
engine-log-without-sheet = el bitmiş, ama skor kâğıdı yok.
# $side: bir tarafın numarası. $item: skor kâğıdının koddaki bir adı. $counted: doğrusu.
engine-log-other-points = { $side }. taraf, { $item }: kayıtta { $written }, sayım ise { $counted }.
engine-log-other-scores = skorlar { $written }, sayım ise { $counted }.
# Bir partide her tarafın kazandığı oyunlar.
engine-log-other-games = oyunlar { $written }, sayım ise { $counted }.
engine-log-result-too-early = kayıtta sonuç var, ama maç bitmemiş.
engine-log-other-result = sonuç { $written }, sayım ise { $counted }.

## Bir elin kanıtında yanlış olan. Her biri iki noktanın arkasında durur, "3. el kanıtlanmadı: " gibi.

engine-proof-of-another-deal = kanıt { $deal }. elin, ama { $number }. elde duruyor.
engine-proof-over-a-played-deal = kanıt { $first }. elle başlıyor, onunla { $number }. el arasındaki bir el ise yanmadı.
engine-deal-without-proof = { $number }. elin kanıtı yok.

## Bir durumda yanlış olan; durum, turn=1 gibi alanları olan tek bir satırdır

# $name: satırın neyle başlaması gerektiği, tırnak içinde.
engine-position-of-another-game = { $game } oyununda bir durum { $name } ve ev kurallarıyla ya da '-' ile başlar.
engine-no-such-field = { $game } oyununun kaydında { $field } diye bir alan yok.
engine-field-cannot-be-read = { $field } alanı { $text } metninden okunamıyor.
# $total: başka bir alan.
engine-entry-without-a-card = { $field } alanında { $zone } içinde kâğıt olmayan bir yer için değer var.
engine-field-is-not-the-sum = { $field } alanı { $number }: { $total } alanının toplamı bu değil.
engine-nobody-can-move = Sıra { $seat }. yerde, ama yapabileceği bir hamle yok.
engine-field-against-the-rest = { $field } alanında { $number } var: bu durumun geri kalanına göre orada { $right } olur.
engine-field-out-of-range = { $field } alanında { $number } var: burada { $low } ile { $high } arası olabilir.
engine-field-beyond-the-seats = { $field } alanında, oynayan { $count } yerin dışında bir yer için değer var.
engine-field-beyond-the-sides = { $field } alanında, oynayan { $count } tarafın dışında bir taraf için değer var.
engine-other-number-of-cards = Bu durumda { $lying } kâğıt var: bu destede { $deck } kâğıt olur.
# $field: stock_size gibi, $zone içinde kaç kâğıt olduğunu söyler, stock gibi.
engine-size-is-wrong = { $field } alanı { $number } diyor: { $zone } içindeki kâğıtlar o kadar değil.
engine-known-cards-are-not-there = { $field } alanında { $zone } içinde olmayan kâğıtlar var.
engine-card-of-another-deck = { $field } alanında bu destenin olmayan bir kâğıt var.
# $cards: kâğıt kodları, "5H 6H" gibi.
engine-too-many-of-a-card = { $cards } bu destede olandan fazla.
# $phases: olabilen numaralar.
engine-phase-cannot-be = phase alanı { $phase }: { LIST($phases, style: "or") } olabilir.
# void alanında, bir elin neden yandığının numarası durur.
engine-no-such-reason = void alanı { $number }: { $game } oyununda öyle bir neden yok.

## Bir masada yapılamayan

engine-match-is-over = Maç bitti: yeni bir masa aç.
engine-deal-is-not-finished = Bu el bitmedi: oynanacak kâğıt var.
# $seat: birinin yazdığı. $last: son yerin numarası, 3 gibi.
engine-no-such-seat = { $seat } diye bir yer yok: yerler 0 ile { $last } arası.
# NOBODY koddaki bir addır.
engine-no-such-seat-or-onlooker = { $seat } diye bir yer yok: yerler 0 ile { $last } arası, NOBODY da izleyen içindir.
engine-order-and-seed = Ya diziliş ver ya seed, ikisini birden değil.
# seed=7 böyle yazılır.
engine-order-is-no-text = Diziliş, 'TC TS JD' gibi kodlardan bir metindir, { $order } olmaz. Seed adıyla yazılır: seed=7.
engine-move-is-no-text = Hamle bir metinden okunur, { $move } ise metin değil.
# legal ile moves koddaki adlardır.
engine-move-is-no-move = Hamle ya `legal` içindeki metnidir ya `moves` içindeki numarası; { $move } ikisi de değil.
engine-cards-not-seen = Bu durumda başka bir yerin ya da bir izleyicinin gördükleri var: sırası gelen { $seat } numaralı yerin kâğıtları görünmüyor.
engine-no-such-move = { $move } numaralı bir hamle yok.
engine-no-move-now = Şimdi hamle yapılamaz: el başlamadı ya da bitti.
# $said: hamlenin o ana kadarki adımları.
engine-turn-is-over = Hamle { $said } ile biter: { $move } onun parçası olamaz.
engine-nothing-to-take-back = Bu elde geri alınacak bir şey oynanmadı.
# $count: kaç el var.
engine-no-such-deal =
    { $count ->
        [0] Bu maçta { $deal } diye bir el yok: daha hiç el yok.
       *[other] Bu maçta { $deal } diye bir el yok: şimdilik { $count } el var.
    }
engine-begun-from-a-position = Bu maç bir durumdan başladı: ilk kâğıtları bilinmiyor, onun için adım adım izlenemez.
# Gizli kâğıtlar, bir oyuncunun gördüğüne uyacak gibi dağıtılamıyor.
engine-no-deal-fits = Bu görünüşe uyan bir { $game } eli yok.

## Bir defterde

# Orada adı olmayan bir oyuncuya ne dendiği.
engine-seat = { $seat }. yer
engine-deal-step-by-step = { $deal }. el, adım adım

## Kurulu olmayan

# $what: "kahve serve" gibi bir komut, ya da "net:mine.npz" gibi bir oyuncu. $command: kitaplığı kuran komut.
engine-library-is-missing = { $what } için { $library } gerek, o da kurulu değil: { $command }.
engine-arrays-need-numpy = Diziler için NumPy gerek, o da kurulu değil: { $command }.

## Compiled rules. $command: what is run, or what CC names. $says: what the compiler says, in English.

engine-no-compiler = Burada C derleyicisi yok: gcc ya da clang kur, ya da şunu çalıştır: { $command }.
engine-no-such-compiler = CC { $command } diyor, ama öyle bir program yok: bir C derleyicisi adı ver ya da CC'yi kaldır.
engine-compiler-fails = C derleyicisi { $command } çalışmıyor: { $says }.
engine-compiler-given-up = C derleyicisi { $command } { $seconds } saniye sonra durduruldu.
engine-rules-are-interpreted = Bu yüzden kurallar yorumlanarak işliyor, bu da yaklaşık yüz kat uzun sürer.
engine-compiled-code-not-kept = Derlenmiş kod { $folder } klasöründe saklanamıyor ({ $reason }): orada yer aç ya da KAHVE_CACHE ile başka bir klasör göster.

## Ailenin kendi kuralları

engine-sheet-understood = Anlaşılan şu.
engine-sheet-rule = { $rule } – { $value }.
engine-sheet-nothing = Bu yazıda bir ev kuralı bulunamadı.
# $words: tırnak içinde.
engine-sheet-unknown = Anlaşılmayan: { $words }.
# 0'dan başlayan sayılar, aralarında noktalı virgül; boşluk aynı sayının öbür söyleyişlerini ayırır.
engine-sheet-numbers = sıfır; bir; iki; üç; dört; beş; altı; yedi; sekiz; dokuz; on
# Tek başına bir şey söylemeyen sözler.
engine-sheet-fillers = ve; ile; da; de; en; az; için; her; sayı*; puan*; kadar; e; a; ye; ya; kâğıt*; kart*; kanasta*; el; elde; gerek*; olur; eder; sonra; tane
engine-sheet-no = yok; değil; olmaz; hayır
engine-sheet-yes = var; olur; evet; serbest
# “3 ila 5” sözündeki kelime.
engine-sheet-to = ila
engine-sheet-target = hedef; kaçta biter; oyun sonu; sayı kazanır
engine-sheet-players = oyuncu; kişi; kişilik
