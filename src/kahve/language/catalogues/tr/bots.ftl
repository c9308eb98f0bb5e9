### Botlar: oyun düzeyleri, birinin yaptığı oyuncular, bir elin incelemesi.
### Oyuncu, ayar ve dosya adları ile bir programın cevabı oldukları gibi kalan metinlerdir.


## Düzeyler: masada bir oyuncu adı olarak adı ve bir cümle

bots-level-random = Rastgele
bots-level-random-says = Oynayabildiği herhangi bir kâğıdı oynar.
bots-level-beginner = Acemi
bots-level-beginner-says = Oyunu yeni öğrenmiş: çoğu zaman göze çarpanı alır, yeri besler, ikinci bakışta görüleni kaçırır.
bots-level-simple = Basit
bots-level-simple-says = Oynamayı bilir ama oynananı unutur, valeleri fazla tutar, yalnız yaygın kelimeleri bilir.
bots-level-casual = Amatör
bots-level-casual-says = Sağlam oynar; kimi zaman bir kâğıdı unutur, yanlış sayar ya da bir toplamı kaçırır.
# Bir kulüpte her hafta oynayan biri.
bots-level-club = Kulüp oyuncusu
bots-level-club-says = Görülen kâğıtları sayar, kelimeleri bilir, bir hamle ileriye bakar.
bots-level-expert = Uzman
bots-level-expert-says = Bir hamle ileriye bakar, oyunda varsa oynayarak öğrenilmiş sayılarla karar verir.
bots-level-tournament = Turnuva oyuncusu
bots-level-tournament-says = Kulüp oyuncusu gibi oynar, kimi hamlesinde usta gibi.
bots-level-candidate = Usta adayı
bots-level-candidate-says = Turnuva oyuncusu gibi oynar, daha çok hamlesinde usta gibi.
bots-level-master = Usta
bots-level-master-says = Hamlelerini olabilecek yüzlerce elde dener.
# Three players for study, which nobody chooses at a table.
bots-level-erratic = Dağınık
bots-level-erratic-says = İlk bakışta oynar, altı hamleden biri herhangi bir hamledir.
bots-level-plain = Düz
bots-level-plain-says = Alabildiğini alır, en ucuza gideni atar, ötesini düşünmez.
bots-level-forgetful = Unutkan
bots-level-forgetful-says = Sağlam oynar; belleği kısa, kelime dağarcığı küçüktür.

## A player who errs as somebody did whose style was told, and what is wrong with its name. $name: of a number, as blur.

bots-errs = İkiz
bots-errs-says = Oyun tarzı ölçülmüş biri gibi yanılır.
bots-errs-no-such-number = Yanılan bir oyuncuda { $name } diye bir sayı yok. Olanlar: { LIST($known, style: "comma") }.
bots-errs-out-of-range = { $name } { $value } olamaz: 0 ile { $most } arası bir tam sayıdır.
bots-errs-twice = Bu oyuncunun adında { $name } iki kez geçiyor.
bots-errs-too-many = glances ile forgets birlikte { $most } sayısını aşıyor.
# $game: what is to be played. $named: the game in the name.
bots-errs-in-another-game = Bu oyuncu { $named } oyununda böyle yanılır, { $game } oynayamaz.

## A player between two levels, named by a number: a strength of 1 is the weakest level of a game, and each level is one more

# $strength: as 2.6.
bots-strength = Güç { $strength }
bots-strength-says = İki düzey arasında oynar.
bots-strength-out-of-range = Güç { $value } olamaz: { $least } ile { $most } arası bir sayıdır.

## Characters: players with a name of their own, a sentence about each with its level, and why one played as it did

bots-character =
    { $character ->
        [iris] İris
        [lina] Lina
        [dora] Dora
        [remzi] Remzi
        [nadir] Nadir
        [melek] Melek
        [stavros] Stavros
        [vera] Vera
        [hilmi] Hilmi
        [rauf] Rauf
        [otto] Otto
       *[zoe] Zoe
    }
bots-character-says =
    { $character ->
        [iris] Sayılı kâğıtları cömertçe verir, yeri başkalarına bırakır.
        [lina] Bekleyemez: valesi de joker kâğıdı da elinde uzun kalmaz.
        [dora] Ne bulursa alır: yeri, löveyi, hatta çorbayı.
        [remzi] Şansını dener: benzeri henüz hiç görülmemiş kâğıtları atar.
        [nadir] Valeleri eve götürecekmiş gibi saklar.
        [melek] Sessiz bir ortaktır: önceliği de löveyi de başkalarına bırakır.
        [stavros] Korkmadan kelime söyler, her toplamı görür, kelimeyi tamamlar.
        [vera] Oynananı unutmaz, söylenenden kuşku duyar.
        [hilmi] Sabırlıdır: daha iyi bir yeri bekler, sayılı kâğıdı tehlikeye atmaz.
        [rauf] Hep acelesi vardır: valesini oynar, perini açar, löveyi hemen ister.
        [otto] Gözünden ne bir toplam kaçar ne de alınacak bir yer.
       *[zoe] En iyisini sona saklar: valesini, lövesini.
    } Düzeyi: { $level }.

## What master thinks of somebody's style. $player: Master. $level, $next: the levels that fit best, as Casual. $percent, $more: how likely each is.

bots-style-looking = Seçimlere bakılıyor.
bots-style-too-early = Oyun tarzı için henüz erken: { $player } { $choices ->
        [0] hiç seçim görmedi
       *[other] { $choices } seçim gördü
    }.
bots-style-not-clear = Henüz erken: { $player } { $choices } seçim gördü, iki düzey de onlara hemen hemen aynı uyuyor: { $level } (%{ $percent }) ve { $next } (%{ $more }).
bots-style-most-like = { $player } { $choices } seçim gördü: en çok { $level } (%{ $percent }), sonra { $next } (%{ $more }) gibi.
bots-style-like = { $player } { $choices } seçim gördü: { $level } gibi ({ $percent ->
        [100] %99’dan çok
       *[other] %{ $percent }
    }).

## Kahve ile gelmeyen oyuncular

bots-added-player = Bu sunucuyu işletenin eklediği bir oyuncu.
bots-added-program = Bu sunucuyu işletenin eklediği bir program.
bots-added-like = { $file } kaydındaki biri gibi yanılır.

## What is wrong with a log of which a style is to be told. $file: its name.

bots-style-file-fails = { $file }: { $reason }
bots-style-file-is-no-log = { $file } bir maç kaydı değil.
bots-style-log-is-wrong = { $file }: { $says }
# $players: the names in the log. $people: how many of them are no bots.
bots-style-who = { $file } kaydında, { LIST($players, style: "comma") } arasında { $people ->
        [0] hiç insan yok
       *[other] { $people } insan var
    }: kimin oyunu olduğunu like:NAME@FILE ya da --who NAME ile söyle.
bots-style-nobody-there = { $file } kaydında { $who } adlı kimse oynamıyor, bu numaralı bir yer de yok.
bots-style-too-few-choices = { $file } kaydında bu kişinin bitmiş ellerde { $count } seçimi var; en az { $least } gerekir.
# $played: the games of the log.
bots-style-of-another-game = Kayıtta { LIST($played) } için yeterince seçim var, { $game } için yok.
# $where: Python'da bir oyuncunun modülü ve adı, mybots:Careful gibi.
bots-own-player = { $where } nasıl derse öyle oynar.

## Olmayan bir oyuncu. Cümleler art arda durur.

bots-no-such-player = { $name } diye bir oyuncu yok.
bots-players-there-are = Olanlar: { LIST($names, style: "comma") }.
bots-players-of-packages = Paketlerin eklediği: { LIST($names, style: "comma") }.
# module:NAME gibi kelimeler böyle yazılır; NAME, COMMAND, N ve FILE yerine okuyan kendininkini yazar.
bots-players-besides = Kendi oyuncuların module:NAME ve program:COMMAND diye yazılır; incelemek için expert, search:simulations=N, errs:GAME,blur=N, like:FILE ve net:FILE var.
# greedy düzeyi, hamle değeri bilinmeyen bir oyunda.
bots-no-judgement = { $game } oyununda greedy oyuncu yok: kuralları bir hamlenin ne ettiğini söylemiyor.

## Python'daki bir oyuncuda yanlış olan. $where: mybots:Careful gibi. $method: choose(view, moves, rng).

bots-own-is-no-player = { $where }: bu { $given }; oyuncu ise { $method } yöntemi olan bir sınıf ya da öyle bir fonksiyondur.
# $error: "ValueError: no plan (mybot.py, line 12)" gibi.
bots-own-cannot-be-made = { $where }() oluşturulamıyor: { $error }. Argümansız çağrılır.
bots-own-class-without-method = { $where } sınıfında { $method } yok.
# Sondaki kelimeler Python'undur.
bots-own-is-asynchronous = { $where } asenkron, oyuncu ise hemen cevap verir: async def değil, def yaz.
# $taken: (view, moves) gibi.
bots-own-takes-others = { $where } oyuncusu { $taken } alıyor, ona ise { $method } diye sorulur.
bots-own-no-such-name = { $module } modülünde { $name } yok.
bots-own-names-there-are = Olanlar: { LIST($names, style: "comma") }.
bots-own-no-such-module = { $module } diye bir modül yok: ne kurulu, ne de burada dosyası var.
bots-own-module-cannot-be-imported = { $module } modülü yüklenemiyor: { $error }.

## Program olan bir oyuncuda yanlış olan

# $command: birinin yazdığı. $error: komut okuyucunun İngilizce dediği.
bots-program-no-command = { $command } bir komut değil: { $error }.
# Sondaki kelimeler oldukları gibi kalır.
bots-program-no-such-setting = Programda { $setting } diye bir ayar yok: program:milliseconds=50 ./mybot gibi yaz.
bots-program-time-out-of-range = milliseconds { $value } olamaz: 1 ile { NUMBER($most, useGrouping: 0) } arası olabilir.
bots-program-command-is-missing = Komut eksik: onu iki noktanın arkasına yaz, program:./mybot gibi.
# $failure: aşağıdaki cümlelerden biri.
bots-program-cannot-play = { $program } oynayamıyor: { $failure }

## Kurallara uyan hamle vermeyen oyuncu ne yaptı. Her biri iki noktanın arkasında durur ve o oyuncuyu anlatır.

bots-answered-another-move = cevabı { $answer }, bu da yapabileceği hamlelerden biri değil.
# moves koddaki bir addır.
bots-answered-no-move = cevabı { $answer }, cevap ise `moves` içindeki tam sayılardan biridir.
# $error: "ValueError: no plan (mybot.py, line 12)" gibi.
bots-raised-an-error = hata verdi: { $error }.
# $move: programın yazdığı gibi.
bots-answered-an-illegal-move = cevabı { $move } hamlesi, bu da yapabileceği hamlelerden biri değil.
bots-started-too-often = { $times } kez başlatıldı, bir daha başlatılmaz.
bots-did-not-answer = { $seconds } saniye içinde cevap vermedi.
bots-there-is-no-program = { $program } diye bir program yok.
# $error: sistemin dediği.
bots-cannot-be-started = { $program } başlatılamıyor: { $error }.
bots-answered-a-long-line = { NUMBER($most, useGrouping: 0) } karakterden uzun bir satır cevabı verdi.
bots-answered-another-line = { $word } ile bir satır beklenirken cevabı { $line } oldu.
bots-answered-many-lines = { NUMBER($most, useGrouping: 0) } satırdan çok cevap verdi.
# $text: programın kendi sözleri.
bots-says-no = dediği: { $text }.
# $how: çıktısını kapattı ama sürüyor, sistemin bu numaralı sinyali bitirdi, ya da bu durumla bitti.
bots-ended =
    { $how ->
        [closed] çıktısını kapattı.
        [signal] onu { $number } numaralı sinyal bitirdi.
       *[status] { $number } durumuyla bitti.
    }
# $words: son yazdığı, tırnak içinde.
bots-ended-and-said =
    { $how ->
        [closed] çıktısını kapattı, son dediği { $words }.
        [signal] onu { $number } numaralı sinyal bitirdi, son dediği { $words }.
       *[status] { $number } durumuyla bitti, son dediği { $words }.
    }
# $player: adı. $failure: yukarıdaki cümlelerden biri, ilk sefer için.
bots-gave-no-legal-move =
    { $times ->
        [1] { $player } bir kez kurala uyan hamle vermedi, olabilenlerin ilki yapıldı: { $failure }
       *[other] { $player } { $times } kez kurala uyan hamle vermedi, olabilenlerin ilki yapıldı. İlki şöyle oldu: { $failure }
    }

## Bir aramanın ayarları, search:simulations=400 gibi

bots-search-without-budget = Bir aramanın sınırı olmalı: simulations ya da milliseconds, depth=1 ile worlds.
# $low ile $high metindir.
bots-search-out-of-range = { $setting } { $value } olamaz: { $low } ile { $high } arası olabilir.
bots-search-no-such-word = { $setting } { $value } olamaz: { LIST($words, style: "or") } olabilir.
bots-search-no-such-setting = Bir aramada { $setting } diye bir ayar yok. Olanlar: { LIST($settings, style: "comma") }.
bots-search-is-no-number =
    { $kind ->
        [whole] { $setting } { $value } olamaz: bir tam sayıdır.
       *[any] { $setting } { $value } olamaz: bir sayıdır.
    }

## Bir dosyadaki ağ, `kahve lab train` öğretmiş

bots-net-no-file = { $file } diye bir dosya yok.
# $suffix: .npz gibi.
bots-net-of-another-name = { $file } bir ağ dosyası değil: ağ dosyasının adı { $suffix } ile biter.
bots-net-is-damaged = { $file } bir ağ dosyası değil, ya da bozuk veya yarım kalmış.
# $error: sistemin dediği.
bots-net-cannot-be-read = { $file } okunamıyor: { $error }.
bots-net-is-none = { $file } `kahve lab train` komutunun yazdığı bir ağ dosyası değil.
bots-net-of-another-format = { $file } ağ dosyasının biçimi { $format }; bu Kahve { $reads } biçimini okur.
# Aşağıdaki üç cümleden biri arkasından gelir.
bots-net-cannot-play = { $file } burada oynayamaz.
# $learned, $game: oyunların koddaki adları.
bots-net-learned-another-game = Öğrendiği oyun { $learned }, { $game } değil.
# $rules: "seats=2, target=101" gibi.
bots-net-learned-other-rules = { $game } oyununu başka ev kurallarıyla ya da bir yerin başka şey gördüğü başka bir Kahve sürümünde öğrenmiş: Kahve { $version }, { $rules }.
bots-net-learned-default-rules = { $game } oyununu başka ev kurallarıyla ya da bir yerin başka şey gördüğü başka bir Kahve sürümünde öğrenmiş: Kahve { $version }, bütün ev kuralları varsayılan.

## Bir elin incelemesi

bots-no-such-deal = Bu maçta { $deal }. el yok: 1 ile { $last } arası eller var.
bots-deal-is-not-over = { $deal }. el sonuna kadar oynanmadı, onun için incelenemez.
# Bir başlık.
bots-review-of-deal = { $deal }. el
# $given: kaç tanesi sayı kaçırdı.
bots-review-counts = { $decisions } karar, { $given } tanesi sayı kaçırdı.
bots-review-nothing-given = Hiçbir hamle sayı kaçırmadı.
# $level: kaç kararda en iyisinden başka bir hamle yapıldı ve sayı kaçırmadı.
bots-review-level = { $level } kararda daha en iyi hamleden ayırt edilebilen bir fark yok.
# $move, $best: yazıldıkları gibi hamleler, "5H" gibi. $points: bir ondalık basamakla.
bots-review-decision = { $turn }. sıra, { $seat }. yer: { $move } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } sayı kaçırdı; daha iyisi { $best }.
# Bir tarafın satırı ve sütunlar: elden çıkan sonuç, bunun ne kadarı oyununa, ne kadarı kendine dağıtılan kâğıtlara,
# ne kadarı öbür kâğıtların gelişine bağlı.
bots-review-side = { $side }. taraf
bots-review-result = sonuç
bots-review-play = oyun
bots-review-cards = kâğıtlar
bots-review-run = gelişi
