### Oyun ailelerinin ortak yanı: ders ve bulmaca dosyaları, adıyla oyunlar, ev kurallarının neyi değiştirdiği.


## Bir oyun dosyasında yanlış olan. $place nerede olduğu, "pisti/LESSONS.toml, 3. satır (2. ders)" gibi.

games-place-of-the-match = { $name }, { $line }. satır (maç)
games-place-of-a-lesson = { $name }, { $line }. satır ({ $number }. ders)
games-place-of-a-wrong-move = { $place }, yanlış hamle
games-no-table-of-fields = { $place }: burada alanlardan bir tablo olmalı, { $given } olmaz.
games-no-such-field = { $place }: { $field } diye bir alan yok. Olanlar: { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: { $field } alanı eksik.
games-field-cannot-be = { $place }: { $field } alanı { $value } olamaz.

## Dersler

games-no-such-lesson = { $game } oyununun { $number } diye bir dersi yok: 1 ile { $last } arası dersler var.
# $error: TOML okuyucunun İngilizce dediği.
games-lessons-are-no-toml = { $name } TOML değil: { $error }.
games-course-of-other-parts = { $name }: bir kurs [match] ile bir ya da daha çok [[lesson]] parçasından oluşur, başka şey olmaz.
games-lessons-of-another-course = { $name }: çeviri, İngilizcesi gibi [match] ile { $lessons } [[lesson]] bölümünden oluşur, başka bir şey olmaz.
games-lesson-of-other-answers = { $place }: burada, İngilizcesi gibi { $number } [[lesson.wrong]] bölümü olur.
# $error: bütün bir cümle.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: kind alanı { $kind } olamaz. Olabilenler: { $kinds }.
games-lesson-of-no-paragraph = { $place }: { $game } kural kitabında { $paragraph } diye bir paragraf yok.
games-lesson-does-not-hold = { $place }: durum geçerli değil: { $error }
games-lesson-without-a-mover = { $place }: bir derste sıra birinde olmalı.
games-lesson-move-cannot-be-made = { $place }: { $move } hamlesi yapılamaz: { $error }
games-lesson-wanted-and-wrong = { $place }: bir hamle hem istenmiş hem yanlış denmiş.
# Bir kural kitabının örnekleri. $number: örneğin numarası, bir metin.
games-place-of-an-example = { $name }, örnek { $number }
# $move: dosyada yazan, tırnak içinde.
games-example-is-allowed = { $move } hamlesi burada kurala aykırı sayılıyor, oysa kurallara uygun.
games-examples-of-other-parts = { $name }: bir örnek dosyası [[example]] parçalarından oluşur, başka bir şey olmaz.

## Bulmacalar

games-place-of-the-puzzles = { $name }, [puzzles]
# $number: bulmacanın numarası.
games-place-of-a-puzzle = { $name }, { $line }. satır ({ $number }. bulmaca)
# $number: istenen, tırnak içinde. $last: son bulmacanın numarası.
games-no-such-puzzle = { $game } oyununun { $number } diye bir bulmacası yok: 1 ile { $last } arası bulmacalar var.
# $games: oyunların yazıldıkları gibi adları.
games-game-without-puzzles = { $game } oyununun bulmacası yok. Bulmacası olan oyunlar: { LIST($games, style: "comma") }.
# $error: TOML okuyucunun İngilizce dediği.

games-puzzle-winning-card = Tek bir kâğıt eli sana kazandırıyor. Hangisi?
games-puzzle-winning-card-missed = Bununla eli kazanamazsın.
games-puzzle-best-move = Ötekilerin elinde ne olursa olsun, en iyi olan tek bir hamle var. Hangisi?
games-puzzle-best-move-missed = En iyi hamle bu değil.
games-puzzle-going-out = Bu turda bitirebilir misin? Tek bir yolu var.
games-puzzle-going-out-missed = Bu yolla bitiremezsin.
games-puzzle-safe-letter = Çorba henüz kelime olmasın: hangi harfi ekleyebilirsin? Tek bir harf var.
games-puzzle-safe-letter-missed = Bu güvenli değil: ya çorbayı yersin ya da çorba, sıradaki oyuncunun kelime diyebileceği bir kelimedir.
games-puzzle-making-a-word = Kâğıtlarından biri yerdeki ikisiyle bir kelime yapıyor, böylece löveyi sağındakine verebiliyorsun. Hangisi?
games-puzzle-making-a-word-missed = Bu kâğıtla löveyi bir kelimeyle başkasına veremezsin.
games-puzzle-own-mistake = Burada daha önce bulundun ve sayı kaçırdın. Hangi hamle daha iyi?
games-puzzle-own-mistake-missed = İnceleme bu hamleyi en iyiler arasında bulmadı.
games-puzzle-ways = Seçebileceğin { $number } hamle var.
games-puzzle-unseen = Senden saklı { $number } kâğıt var.
games-puzzle-ahead = Seninkinden sonra { $number } hamle daha oynanacak.
games-puzzle-tempting =
    { $number ->
        [one] İlk bakışta bir başka hamle de en az bu kadar iyi görünür.
       *[other] İlk bakışta { $number } başka hamle de en az bu kadar iyi görünür.
    }
games-puzzle-sum =
    { $number ->
        [one] Bir kâğıdı değeriyle alır.
       *[other] Toplamı tutan { $number } kâğıdı alır.
    }
games-puzzle-rare =
    { $number ->
        [one] Harflerden biri seyrektir.
       *[other] Harflerden { $number } tanesi seyrektir.
    }

games-puzzles-are-no-toml = { $name } TOML değil: { $error }.
games-collection-of-other-parts = { $name }: bir derleme [puzzles] ile bir ya da daha çok [[puzzle]] parçasından oluşur, başka şey olmaz.
games-puzzles-of-no-proof = { $place }: proof alanı { $proof } olamaz. Olabilenler: { $proofs }.
games-puzzles-of-no-question = { $place }: question alanı { $question } olamaz. Olabilenler: { $questions }.
# $error: ev kurallarında neyin yanlış olduğunu söyleyen bütün bir cümle.
games-puzzles-house-cannot-be = { $place }: { $error }
games-puzzle-hard-cannot-be = { $place }: hard alanında { $given } olamaz: olabilenler { $names } için 0 ya da daha büyük tam sayılardır.
# $error: durumda neyin yanlış olduğunu söyleyen bütün bir cümle.
games-puzzle-does-not-hold = { $place }: durum geçerli değil: { $error }
games-puzzle-without-a-mover = { $place }: bir bulmacada sıra birinde olmalı.
# $error: sıranın neden oynanamadığını söyleyen bütün bir cümle.
games-puzzle-turn-cannot-be-made = { $place }: { $turn } oynanamaz: { $error }
# worths, her oynayış için bir sayısı olan bir alanın adıdır.
games-puzzle-worths-of-solver = { $place }: worths alanında istenen oynayış 0'ın üstünde olmalı, başkası değil.
games-puzzle-worths-of-margin = { $place }: worths alanında istenen oynayış 0 olmalı, öbürlerinin hepsi daha az.

## Birinin kendi oyunu. $place: yazıldığı gibi modülü

# GAME ve kahve.Game koddaki adlardır.
games-own-is-no-game = { $place } bir oyun değil. mypackage.mygame gibi, içinde GAME bir kahve.Game olan bir modül adı olmalı.
games-own-name-cannot-be = { $place } oyununa { $name } diyemez. Küçük harf, rakam ve alt çizgi olabilir, en çok 40 tane, başta bir harf.
games-own-name-is-taken = { $place } oyununa { $name } diyemez: bu adda başka bir oyun var.
# $name: paketin oyunu kaydettiği ad. $given: oyunun kendi adı.
games-own-of-another-name = { $place } oyununun adı { $given }, paketi onu { $name } diye kaydedemez.
games-own-of-another-version = { $place }, Kahve { $wanted } için yapılmış; bu ise Kahve { $here }.
games-own-without-rulebook = { $place } oyununun kural kitabı yok. Modülün klasöründe RULES.md dosyası olmalı.
games-own-without-paragraph = { $place }: { $rule } ev kuralı { $paragraph } maddesinin, ama kural kitabında bu madde yok.
# @rule: kodda böyle bir işlevin üstünde durur.
games-own-is-not-marked = { $place }: { $function } işlevi @rule ile işaretlenmeli.
# $error: İngilizce bir cümle, dosyası ve satırıyla.
games-own-breaks-dialect = { $place } kural diline uymuyor: { $error }

## Adıyla bir oyun

# $name: birinin yazdığı.
games-name-is-no-text = Oyun bir metinle söylenir, 'pisti' gibi; { $name } olmaz.
games-house-is-neither = Ev kuralları adlarıyla ya da 'seats=2,target=101' gibi bir satır metinle söylenir; { $house } olmaz.
games-no-such-game = Bu sunucuda { $name } diye bir oyun yok.
# $names: bütün oyunların yazıldıkları gibi adları.
games-there-are = Olanlar: { LIST($names, style: "comma") }.
# str(table): bir program böyle yazar.
games-position-is-no-text = Durum, str(table) ile yazıldığı gibi bir satır metindir; { $position } olmaz.

## Bir dilde olmayan oyun ya da kural kitabı

games-not-translated = Bu oyun henüz çevrilmedi.
games-rulebook-not-translated = Bu kural kitabı henüz çevrilmedi.

## Bir ev kuralının neyi değiştirdiği, çok sayıda elde ölçüldüğü gibi. $value, $usual: kuralın değerleri; $usual kitaptaki.

games-effect-not-compared = Değerleri karşılaştırılamadı: hiçbir hazır ev kuralında ikisi birden oynanmıyor.
games-effect-nothing-changed = { $deals } elden hiçbirinin sonucunu değiştirmedi.
# $share: ellerin ne kadarının sonucu başka, 0 ile 1 arası bir sayı. $winners: ne kadarında kazanan başka, aynı biçimde.
# $compared: $usual biliniyor mu, $winners biliniyor mu.
games-effect-changes =
    { $compared ->
        [with-both] “{ $usual }” yerine “{ $value }” olunca ellerin { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } kadarının sonucu, { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } kadarının kazananı başka olur.
        [with-usual] “{ $usual }” yerine “{ $value }” olunca ellerin { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } kadarının sonucu başka olur.
        [with-winners] “{ $value }” olunca ellerin { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } kadarının sonucu, { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } kadarının kazananı başka olur.
       *[alone] “{ $value }” olunca ellerin { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } kadarının sonucu başka olur.
    }
# Yukarıdaki cümlelerden birinin arkasından gelir. $preset: hazır ev kurallarının adı.
games-effect-by-preset = Öbür ev kurallarının hepsi “{ $preset }” gibiydi.

## Bütün ev kurallarının neyi değiştirdiğini gösteren sayfa: başlıkları, nasıl okunduğu, tablosu

games-effects-of-game = { $game }: ev kuralları neyi değiştirir
games-effects-of-games = Ev kuralları neyi değiştirir
games-effects-same-cards = Her değer aynı kâğıtlarla ve aynı oyuncularla oynandı.
games-effects-first-seat = İlk yer dağıtanın yanındakidir, önde oluşu el başına sayı olarak verilir; sayıların kötü olduğu oyunda, kaç sayı az yazdığıdır.
games-effects-another-result = Başka sonuç, bir tarafın sayısının işaretli değerle oynanandan ayrı çıktığı ellerin payıdır.
games-effects-luck = Şans, zayıf oyunculara karşı el farklarındaki dağılmanın, daha iyi oynamaktan gelmeyen payıdır.
games-effects-intervals = Küçük rakamlar %95 güven aralıklarıdır.
# $command: yazılan komut.
games-effects-made-by = { $command } ile yapıldı.
# Neden oynanmadığını söyleyen bir cümle arkasından gelir.
games-effects-not-played = { $value } oynanmadı.
games-effects-column-value = değer
games-effects-column-lead = ilk yer ne kadar önde
games-effects-column-points = bir tarafın sayısı
games-effects-column-moves = hamle
games-effects-column-luck = şans
games-effects-column-result = başka sonuç
# Öbürlerinin karşılaştırıldığı değerin yanındaki işaret.
games-effects-yardstick = bununla karşılaştırıldı
games-effects-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-effects-numbers = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ile { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } arası
games-effects-shares = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ile { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } arası

## Her ülkenin oyunları

# Bir ülkenin adı; bir de oyunları için, masanın ardında ya da bir listenin başında duran söz.
games-country-TR = Türkiye
games-as-played-in-TR = Türkiye'de oynandığı gibi
games-country-GR = Yunanistan
games-as-played-in-GR = Yunanistan'da oynandığı gibi
games-country-CY = Kıbrıs
games-as-played-in-CY = Kıbrıs'ta oynandığı gibi
games-country-EG = Mısır
games-as-played-in-EG = Mısır'da oynandığı gibi
games-country-LB = Lübnan
games-as-played-in-LB = Lübnan'da oynandığı gibi
games-country-JO = Ürdün
games-as-played-in-JO = Ürdün'de oynandığı gibi
games-country-PS = Filistin
games-as-played-in-PS = Filistin'de oynandığı gibi
games-country-US = Amerika Birleşik Devletleri
games-as-played-in-US = Amerika'da oynandığı gibi
games-country-CA = Kanada
games-as-played-in-CA = Kanada'da oynandığı gibi
games-country-DE = Almanya
games-as-played-in-DE = Almanya'da oynandığı gibi
games-country-AT = Avusturya
games-as-played-in-AT = Avusturya'da oynandığı gibi
games-country-CH = İsviçre
games-as-played-in-CH = İsviçre'de oynandığı gibi
# Bir ülkenin kendi kurallarıyla oynadığı oyunun oradaki adı, bir de yeni gelene onu anlatan cümle.
games-door-pisti-in-pairs = { fishing-preset-pisti-classic }
games-door-says-pisti-in-pairs = { fishing-preset-pisti-classic-says }
games-door-xeri = Kseri
games-door-says-xeri = Üstteki kâğıdın eşini at, yeri al; yerdeki tek kâğıdı alırsan kseri, on sayı. Resimliler ve onlular da sayılır.
games-door-xeri-in-pairs = Eşli Kseri
games-door-says-xeri-in-pairs = Dört kişi, eşler karşılıklı, 101'e kadar.
games-door-basra-in-egypt = Basra
games-door-says-basra-in-egypt = Yerden eşleri ve toplamları al; valeler ve karo yedilisi, yani kumi, yeri süpürür.
games-door-basra-in-egypt-in-pairs = Eşli Basra
games-door-says-basra-in-egypt-in-pairs = Dört kişi, eşler karşılıklı, 101'e kadar.
games-door-basra-in-lebanon = Basra
games-door-says-basra-in-lebanon = Altışar kâğıt; yerden eşleri ve toplamları al. Valeler yeri süpürür, karo yedilisi düz bir yedilidir.
games-door-basra-in-lebanon-in-pairs = Eşli Basra
games-door-says-basra-in-lebanon-in-pairs = Dört kişi, eşler karşılıklı, 101'e kadar.
games-door-basra-in-jordan = Basra
games-door-says-basra-in-jordan = { fishing-preset-basra-jordanian-says }
games-door-basra-in-palestine = Basra
games-door-says-basra-in-palestine = { fishing-preset-basra-palestinian-says }
games-door-pastra-in-pairs = { fishing-preset-pastra-partners }
games-door-says-pastra-in-pairs = { fishing-preset-pastra-partners-says }
games-door-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan }
games-door-says-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan-says }
