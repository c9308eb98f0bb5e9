### Terminal: `kahve play`, `learn`, `puzzle`, `rules`, `house`, `games`, `replay`, `review` ve `verify`.
### Yazılanlar her dilde aynıdır: sorudaki harfler, komutlar, --keep gibi seçenekler, dosya adları, 5H gibi kâğıt kodları.
### $game bir oyunun, $file bir dosyanın adı, $code yazıldığı gibi bir kâğıt ya da oyun, $move yazıldığı gibi bir hamle.
### $says ve $why oyundan gelir: başka bir şey denmediyse $says noktasız birkaç kelime, $why noktalı bütün bir cümle.
### $who: okuyan için `you`, $name adlı başkası için `other`.


## Sorular. Arkasından bir boşluk ve cevap gelir.

# $example: şimdi yapılabilen bir hamle, 5H gibi.
terminal-ask-card = Kâğıdın ({ $example }, ya da yardım için ?):
terminal-ask-move = Hamlen ({ $example }, ya da yardım için ?):
# $last: sayılan yolların sonuncusunun numarası.
terminal-ask-which = Hangisi (1 ile { $last } arası):
terminal-ask-deal = Dağıtmak için Enter (ya da yardım için ?):
terminal-ask-next-deal = Sıradaki el için Enter (ya da yardım için ?):
# Evet ve hayır için ne yazılabileceği: evet sayılan kelimelerin hepsi `terminal-words-of-yes` içindedir. y ve yes de hep sayılır.
terminal-ask-another-match = Bir maç daha mı (e ya da h):
terminal-ask-leave-table = Masadan kalkıyor musun (e ya da h):
terminal-ask-play-match = Maçı oynar mısın (e ya da h):
# Evet için kelimeler ve harfler, küçük harflerle, aralarında boşluk.
terminal-words-of-yes = e evet

## Soruda yardım: bir harf, o kalır, ve ne gösterdiği

terminal-key-hand = h: elin.
terminal-key-pile = p: masada ne var, bir de öbür eller.
terminal-key-scores = s: skorlar.
terminal-key-moves = m: şimdi yapabileceğin her şey.
terminal-key-last = l: son hamleler.
terminal-key-hint = b: ipucu: master senin yerinde ne yapardı, senin bilebileceğin kadarıyla her hamle ne eder.
terminal-key-style = y (maçtan sonra: style): oyun tarzın: bu maçtaki hamlelerin hangi düzeye benziyor, hangi alışkanlıkları gösteriyor.
terminal-key-review = v: biten son elin incelemesi: her hamle ne etti, şans ayrı, ustalık ayrı; maçtan sonra bütün elleri.
terminal-key-rules = r: bu masanın ev kuralları; r 3.2: kural kitabının o paragrafı; r all: bütün kitap.
terminal-key-quit = q: masadan kalk.
terminal-key-help = ?: bu satırlar.
# Derslerde ve bulmacalarda.
terminal-key-rule-of-lesson = r: bu dersin anlattığı kural kitabı paragrafı.
terminal-key-table = t: masa, yeniden.
terminal-key-teacher = w: öğretmen ne yapardı, sonra sıradaki ders.
terminal-key-skip = s: bu dersi atla.
terminal-key-beginning = b: bulmacanın başına dön.
terminal-key-solution = s: çözüm.
terminal-key-leave = q: çık.

## Soruda yardım: kâğıtlar ve hamleler nasıl yazılır

terminal-how-standard = Kâğıt, değeri (A 2 3 4 5 6 7 8 9 T J Q K) ve rengiyle (C D H S) yazılır.
# $card: okuyanın elindeki bir kâğıt.
terminal-how-standard-as = Kâğıt, değeri (A 2 3 4 5 6 7 8 9 T J Q K) ve rengiyle (C D H S) yazılır: { $code }, { NOUN($card) } demektir.
terminal-how-melding = Kâğıt, türüyle yazılır: 4 ile 9 arası, T, J, Q, K ve A; 2 ve * joker kâğıtlarıdır, ikili ve joker; b ile r siyah ve kırmızı üçlüdür.
terminal-how-letters = Kâğıt, rengi (A hayvanlar, C biberler, S ekşiler, W tatlılar) ve harfiyle yazılır.
terminal-how-letters-as = Kâğıt, rengi (A hayvanlar, C biberler, S ekşiler, W tatlılar) ve harfiyle yazılır: { $code }, { NOUN($card) } demektir.
terminal-how-to-play = Bir kâğıdı oynamak için onu ya da elindeki numarasını yaz.
terminal-how-asked-which = Birkaç türlü oynanabiliyorsa hangisi diye sorulur.
terminal-how-to-take = Ne alacağı arkasına, takes kelimesinden sonra yazılabilir.
terminal-how-asked-which-takes = Birkaç türlü alabiliyorsa hangisi diye sorulur.
terminal-how-to-draw = d desteden kâğıt çeker.
terminal-how-a-turn = Hamleler kelimelerle yazılır, birkaç hamlenin arasına virgül konur.
terminal-how-a-meld = Bir perin kâğıtları aralıksız yazılır.
terminal-how-no-card = Kâğıt olmayan, söylenen kelimeye cevap gibi, m ile görünen kelimelerle yazılır.
terminal-how-any-game = Hamle, m ile göründüğü gibi yazılır.
terminal-how-to-pass = Verilen kâğıtlar ya da numaraları birlikte, aralarında boşlukla yazılır.
# $examples: hamleler, aralarında terminal-and-next.
terminal-examples = Şimdi yapabileceklerinden birkaçı: { $examples }.
# Parçalarında virgül olan bir listenin iki üyesi: hamleler, ya da oynayanıyla kâğıtlar.
terminal-and-next = { $first }; { $next }

## Masa

terminal-opening = { $game }, { $length }: bir yanda { $first }, öbür yanda { $second }.
# $length: "151 sayıya" gibi. $names: üç ya da daha çok.
terminal-opening-several = { $game }, { $length }: { $names }, herkes tek.
terminal-deal = { $deal }. el
terminal-score = Skor
terminal-dealer = { $name } (dağıtan)
# Elinde kâğıt olmayan bir oyuncu için.
terminal-no-cards = kâğıt yok
# $zone: masada bir yer, "Deste" gibi. $says: orada ne olduğu.
terminal-zone = { $zone }: { $says }
terminal-zone-said = { $zone }: { $says }.
# $side: birlikte oynayanlar ya da tek biri. $quotas: tarafın kanastaları ve gerekenler, "temiz 1 / 2, pis 0 / 1" gibi.
terminal-quota = { $side }, bitirmek için: { $quotas }.
# Lövenin bir kâğıdı ve kimin oynadığı. $card: adı.
terminal-played-by =
    { $who ->
        [you] { $card }, oynayan sen
       *[other] { $card }, oynayan { $name }
    }
terminal-played-by-highest =
    { $who ->
        [you] { $card }, oynayan sen, şimdilik en büyüğü
       *[other] { $card }, oynayan { $name }, şimdilik en büyüğü
    }
terminal-ruling-suit = Koz: { NOUN($suit) }.
# $suits: harf destesinin bir ya da daha çok rengi.
terminal-not-led-yet = { CAPITAL(NOUN($suits, form: "stem")) } daha çıkılamaz.
# Lövede bir kelime olduğunu söyleyen löveyi de ister.
terminal-claimed =
    { $who ->
        [you] { $word } dedin, löveyi de istiyorsun.
       *[other] { $name } { $word } dedi, löveyi de istiyor.
    }
# Löve $taker adlı kişiye ya da okuyana gider.
terminal-claimed-for =
    { $who ->
        [you] { $word } dedin, löveyi { PERSON($taker, case: "dative") } verdin.
       *[other] { $name } { $word } dedi, löveyi { PERSON($taker, case: "dative") } verdi.
    }
terminal-claimed-for-you = { $name } { $word } dedi, löveyi sana verdi.
terminal-verdict =
    { $verdict ->
        [word] { $word } bir kelime.
        [no_word] { $word } bir kelime değil.
       *[none] { $word } için sözlüğe bakılmadı.
    }

## Harf oyunlarının kâğıtları

# $icons: kâğıtta kaç biber çizili. $letter: harfi. $suit: rengi.
terminal-letter-plain = { NOUN($suit, form: "stem") } { $letter } kâğıdı
terminal-letter-peppers = { NOUN($suit, form: "stem") } { $letter } kâğıdı, { $icons } biber
terminal-letter-dog = { NOUN($suit, form: "stem") } { $letter } kâğıdı, Köpek
terminal-letter-turtle = { NOUN($suit, form: "stem") } { $letter } kâğıdı, Kaplumbağa

## Elin

terminal-hand-empty = Elinde kâğıt yok.
terminal-hand = Elin: { $count } kâğıt.
# El-Ayak oyunları. $stack: neyinden oynadığın. $cards: kodları, "KK 2" gibi.
terminal-hand-by-kind =
    { $stack ->
        [knee] Dizin: { $count } kâğıt: { $cards }.
        [foot] Ayağın: { $count } kâğıt: { $cards }.
       *[hand] Elin: { $count } kâğıt: { $cards }.
    }
# Eldeki bir kâğıt, bir satır. $facts: adı, sonra ne yaptığı ya da neden oynanamadığı: aşağıdaki üç ileti.
terminal-own-card = { $number }: { $code }, { LIST($facts, style: "comma") }.
terminal-own-card-does = { $move } { $says }
# $moves: "SO eat" gibi.
terminal-own-card-as = { LIST($moves, style: "or") } diye
# $why: noktası çıkarılmış bütün bir cümle.
terminal-own-card-not-now = şimdi olmaz: { $why }
# $numbers: eldeki kâğıtların numaraları, "1-3 ve 5" gibi.
terminal-cards-not-now = Şimdi olmaz, { $numbers }: { $why }
terminal-numbers = { $numbers }
terminal-numbers-from-to = { $first }-{ $last }
# Bir kâğıdı oynamanın yollarından biri, numarasıyla.
terminal-way = { $number }: { $move }, { $says }.
terminal-choice = { $move }: { $says }.
# $act: yazıldığı gibi bir hamle.
terminal-choice-not-now = Şimdi olmaz, { $act }: { $why }
# $number: yazılan.
terminal-no-such-number =
    { $last ->
        [0] { $number } numaralı kâğıt yok: şu anda elinde kâğıt yok.
        [1] { $number } numaralı kâğıt yok: elinde tek kâğıt var, numarası 1.
       *[other] { $number } numaralı kâğıt yok: kâğıtlarının numaraları 1 ile { $last } arası.
    }

## Öbür oyuncular. $facts aşağıdaki iletilerdir.

terminal-other-player =
    { $role ->
        [dealer] { $name }, dağıtan: { LIST($facts, style: "comma") }.
       *[player] { $name }: { LIST($facts, style: "comma") }.
    }
terminal-fact-cards = { $count } kâğıt
terminal-fact-cards-of-stack =
    { $stack ->
        [knee] dizinde { $count } kâğıt
        [foot] ayağında { $count } kâğıt
       *[hand] elinde { $count } kâğıt
    }
# Daha alınmamış bir paket ve kâğıtlarından gelen sayı. Birinci ve ikinci: ikisinden biri seçilmeden önce.
terminal-fact-stack-waits =
    { $stack ->
        [first] birinci paket { $count }
        [second] ikinci paket { $count }
        [knee] diz { $count }
       *[foot] ayak { $count }
    }
# $cards: önceki kâğıtlardan herkesin bildikleri.
terminal-fact-among = aralarında { $cards }
# $cards: kodlar, "KK 2" gibi.
terminal-fact-among-codes = aralarında { $cards }

## Skorlar. $facts aşağıdaki iletilerdir.

terminal-side-facts = { $side }: { LIST($facts, style: "comma") }.
terminal-fact-points = { $points } sayı
terminal-fact-taken = bu elde { $cards } kâğıtta { $points } sayı
# $counts: terminal-tally adlarından bir liste.
terminal-fact-counted = bu elde { LIST($counts, style: "comma") }
terminal-tally-trick = { $count } löve
terminal-tally-animal = { $count } hayvan
terminal-tally-pepper = { $count } biber
# Bir ödül: $mark onun adı, "Pişti" gibi.
terminal-fact-bonus = { NOUN($card, form: "instrumental") } { $mark } { $points }
# Bir tarafın aldığı bir hayvan: $mark Köpek ya da Kaplumbağa.
terminal-fact-animal = { $mark }
terminal-fact-games-won = { $games } oyun kazandı
# Skor kâğıdının bir satırı, küçük harflerle, "kâğıtlardan gelen sayı" gibi, ve sayısı.
terminal-item-and-points = { $item } { $points }
terminal-side-and-points = { $side } { $points }
# $sides: terminal-side-and-points listesi.
terminal-scores = Skor: { LIST($sides, style: "comma") }.
# Bir partinin oyunları.
terminal-games-of-rubber = Oyunlar: { LIST($sides, style: "comma") }.
terminal-deal-scores = { $deal }. el: { LIST($sides, style: "comma") }.
terminal-best-of-deal = { $title }: { $says }

## İpuçları

terminal-hint-marks = { $role }: { LIST($cards, style: "comma") }.
terminal-hint-worths = Her hamle ne eder, öbürlerinden kaç sayı önde:
# $worth: işaretiyle bir sayı ya da terminal-not-looked-at.
terminal-hint-move = { CAPITAL($says) }: { $worth }.
terminal-hint-move-about = { CAPITAL($says) }: { $worth }, artı eksi { $error }.
terminal-not-looked-at = bakılmadı
terminal-about-equal = hemen hemen eşit
terminal-hint-left-out = { $count } hamle daha var, listede değil.
terminal-hint-level = Başka { $count } hamle de bu kadar iyi olabilir.
# Tek başına bir sayı, bir tarafın sayıları gibi.
terminal-number = { $number }
# Tek ondalık basamakla sayı; ikincisi sıfırın üstündedir, işaretiyle.
terminal-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-ahead = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# İkisi de sayıdır; $error, gerçek sayının içinde olduğu aralığın yarısı.
terminal-figure-about = { $points } +/- { $error }
terminal-player = { $code }: { $name }
terminal-said = { $name }: { $says }

## Bir akşam

terminal-nothing-played = Daha hiçbir şey oynanmadı.
terminal-enter-deals = Şimdi oynanacak kâğıt yok: Enter dağıtır, ? yardım eder.
terminal-match-can-be-reviewed = v maçı inceler: her hamle ne etti, şans ayrı, ustalık ayrı.
terminal-house-gets-ready = { $game } kuralları bu makinede bir kereliğine derleniyor: birkaç dakika sürebilir. Ctrl-C çıkar.
terminal-player-gets-ready = { $name }, { $game } kurallarının bu makinede bir kereliğine derlenmesini bekliyor: birkaç dakika sürebilir. Ctrl-C çıkar.
# $says: kurala uyan hamle vermeyen bir bot için bütün bir cümle.
terminal-player-failed = { $name }: { $says }
terminal-thanks = Oynadığın için sağ ol.
terminal-finished-deals-in = Biten eller { $file } dosyasında.
terminal-left-table = Masadan kalktın.
# $score: bir terminal-result.
terminal-left-table-at = Masadan { $deal }. elde kalktın, skor { $score }.
# $command: ne yazılması gerektiği.
terminal-to-go-on = Devam etmek için: { $command }
terminal-not-kept = Bu maç saklanmıyor. --keep FILE ile kalkıp başka bir gün devam edebilirsin.
# Tarafların sayıları, tarafların kaç olduğuna göre.
terminal-result-two = { $first } - { $second }
terminal-result-several = { LIST($points, style: "comma") }

## Bir dosyada saklanan maç

terminal-kept-has-all = { $file } dosyasında oyuncuları, kuralları ve kâğıtları belli bir maç var: devam etmek için o seçenekleri yazma.
# $command: onun yerine ne yazılması gerektiği.
terminal-kept-other-game = { $file } dosyasında bir { $game } maçı var: { $command }
terminal-kept-without-you = { $file } dosyasında senin yerin olmayan bir maç var.
# $option: ne yazılması gerektiği, "--players you,net:mine.npz" gibi.
terminal-kept-runs-code = { $file } dosyasında, oyuncuları bu makinede kod çalıştıran bir maç var. Bunu istiyorsan onları yaz: { $option }
terminal-kept-has-players = { $file } dosyasında oyuncuları belli bir maç var: devam etmek için --players yazma.
# $line: satırın numarası.
terminal-kept-line-unreadable = { $file }: { $line }. satır okunamıyor, onun için bu maç devam edemez.
terminal-kept-is-no-match = { $file }: bu dosyada devam edebilecek bir maç yok.

## Bir seçenekte yanlış olan. $option --log gibi; $value, $players ve $seed yazılandır.

terminal-preset-needs-name = --preset hazır ev kurallarının adını ister: `kahve house GAME` bir oyununkileri gösterir.
# $strength: as 2.6. even is the name of a player.
terminal-strength-now = { $game } oyununda gücün şimdi { $strength }. even adlı oyuncu onu izler: kahve play --players you,even.
terminal-players-names-nobody = --players kimseyi söylemiyor: kim nerede oturuyor, yaz; you,greedy gibi.
terminal-players-one-seat = --players { $players } olamaz: sen tek bir yerde oturursun, you,greedy gibi.
# $named: kaç oyuncu yazıldığı. $seats: kaç kişinin oynadığı.
terminal-players-wrong-number = --players { $named } oyuncu söylüyor, bu masada ise { $seats } kişi oynar.
terminal-seed-out-of-range = --seed { $seed } olamaz: seed, 0 ile 2**256 - 1 arası bir tam sayıdır, --seed 7 gibi.
terminal-seed-below-zero = --seed { $seed } olamaz: 0'dan başlayan bir tam sayıdır.
terminal-option-out-of-range = { $option } { $value } olamaz: { $least } ile { $most } arası olabilir.
terminal-file-without-folder = { $option } { $file } olamaz: { $folder } diye bir klasör yok.
terminal-file-is-folder = { $option } { $file } olamaz: o bir klasör.
terminal-file-is-there = { $file } zaten var; --force üstüne yazar.
# $rule: yazıldığı gibi bir ev kuralı.
terminal-rule-is-no-file = { $rule } bu dosyadan okunamaz. Bir deste dosya olabilir, deck=my-deck.json gibi; kelime listesi de, lexicon=mine.txt gibi.
# $reason: sistemin dediği.
terminal-file-fails = { $file }: { $reason }.
terminal-system-fails = { $reason }.
# $why: bir ya da daha çok bütün cümle.
terminal-error = Hata: { $why }
terminal-stopped = Durduruldu.

## Oyunlar, ev kuralları, kural kitapları

# $seats: kaç kişinin oynayabileceği, "2-4" gibi.
terminal-game = { $code }: { $game }, { $seats } oyuncu.
terminal-game-any-seats = { $code }: { $game }, istendiği kadar oyuncu.
# $names: oyunun öbür adları.
terminal-game-also = Öbür adları: { LIST($names, style: "comma") }.
# Bir ev kuralı. $name: yazıldığı gibi. $allowed: "0, 10, 20 ve 30" gibi. $paragraph: kural kitabında, 4.3 gibi.
terminal-option = { $name } ({ $title }): varsayılan { $default }. Seçenekler: { $allowed }. Paragraf { $paragraph }.
terminal-option-changed = { $name } ({ $title }): varsayılan { $default }, bu masada { $value }. Seçenekler: { $allowed }. Paragraf { $paragraph }.
# $title: hazır ev kurallarının adı. $changes: yazıldıkları gibi, seats=2 gibi.
terminal-preset = --preset { $name }: { $title } ({ LIST($changes, style: "comma") }).
terminal-preset-default = --preset { $name }: { $title } (hepsi varsayılan).
# $rule: bir ev kuralının adı, "Vale üstüne vale" gibi.
terminal-house-rule = { $rule } – { $value }, paragraf { $paragraph }.
terminal-house-rule-changed = { $rule } – { $value } (değiştirildi), paragraf { $paragraph }.
terminal-how-to-read-rules = r ile bir numara, r 3.2 gibi, o paragraftır; r all bütün kitaptır.
terminal-no-such-paragraph = { $game } kural kitabında { $paragraph } diye bir paragraf yok.
terminal-at-this-table = Bu masada: { $value }.
terminal-at-this-table-changed = Bu masada: { $value }, varsayılanı { $default }.
# Kural kitabının bir örneğinde masanın bir yeri. $cards: orada duranlar, "3♣ 4♦" gibi.
terminal-example-place = { $place }: { $cards }
# $card: oraya oynanan kâğıt.
terminal-example-played = { $place }: { $cards }; oynanan: { $card }

## Dersler

# $title: dersin başlığı.
terminal-lesson = { $count } dersten { $number }. ders: { $title }.
terminal-lessons-done = Biten dersler: { $done }/{ $count }.
terminal-teacher-plays = Öğretmenin oynadığı: { $move }.
terminal-right = Doğru.
terminal-try-another = Başka bir hamle dene.
terminal-last-lesson-over = Bu son dersti.
terminal-left-lessons = Derslerden çıktın.

## Bulmacalar

terminal-puzzle =
    { $grade ->
        [easy] { $game }, { $count } bulmacadan { $number }. bulmaca (kolay).
        [fair] { $game }, { $count } bulmacadan { $number }. bulmaca (orta).
       *[hard] { $game }, { $count } bulmacadan { $number }. bulmaca (zor).
    }
terminal-winning-turn = Kazandıran oynayış: { $move }.
terminal-best-turn = En iyi oynayış: { $move }.
terminal-solved = Çözdün.
terminal-not-this-one = Bu değil.
terminal-puzzle-again = Bulmaca baştan başlıyor.
terminal-left-puzzle = Bulmacadan çıktın.
terminal-puzzles-of-game = { $game } ({ $code }): { $easy } kolay, { $fair } orta, { $hard } zor.
terminal-puzzles-solved = Çözülen bulmacalar: { $solved }/{ $count }.
terminal-puzzles-found = Bulunan bulmaca: { $number }. Bakılan el, en çok: { $deals }.
terminal-drill-costs = { $game }: hatalar { $name } adlı oyuncuya kaç sayıya mal oldu
terminal-drill-cost = { $cost } · { $kind }
terminal-drill-match = { $match }. maç: { $decisions } kararda karar başına { $cost } sayı kaçırıldı.
terminal-drill-none = Bu ellerde söylenebilecek bir hata yok.
terminal-drill-exercise = { $count } durumdan { $number }.
terminal-drill-no-player = { $name } bu maçların hiçbirinde oynamıyor. Oynayanlar: { LIST($names, style: "comma") }.
terminal-compare-all = Bütün eller
terminal-compare-row = { $name } ({ $file }): sayı { $points }, ötekilerden fazla { $margin }, beklenen { $par }, ortalamanın üstü { $over }, karşılaştırma { $matchpoints }.
terminal-compare-never = Oyun ilk kayıttakinin aynısı.
terminal-compare-parts =
    { $moves ->
        [one] Oyun ilk kayıttakinden { $moves } hamleden sonra ayrılıyor.
       *[other] Oyun ilk kayıttakinden { $moves } hamleden sonra ayrılıyor.
    }
terminal-compare-total =
    { $deals ->
        [one] { $name } ({ $file }), { $deals } el: ortalamanın üstü { $over }, karşılaştırma { $matchpoints }.
       *[other] { $name } ({ $file }), { $deals } el: ortalamanın üstü { $over }, karşılaştırma { $matchpoints }.
    }
terminal-compare-two = Karşılaştırmak için iki ya da daha çok kayıt ver.
terminal-compare-twice = { $file } iki kez verilmiş.
terminal-compare-no-deal = { $file } kaydında sonuna kadar oynanmış bir el yok.
terminal-compare-other-game = { $file } bir { $game } maçı, { $first } ise bir { $other } maçı.
terminal-compare-other-rules = { $file }, { $first } kaydından başka ev kurallarıyla oynanmış.
terminal-compare-other-deals = { $file } kaydının { $deal }. elinde { $first } kaydındakinden başka kâğıtlar var.
terminal-day-of-game = { $game }: { $command }
terminal-day-about = { $date } gününün eli: { $game }, herkes için aynı kâğıtlarla. Ötekilerin hepsi { $others } düzeyinde oynar.
terminal-day-left = Eli bıraktın. Burada ondan bir şey saklanmaz.
terminal-day-points =
    { $kind ->
        [ahead] { $points } sayı önde.
        [behind] { $points } sayı geride.
       *[level] Sayılar eşit.
    }
terminal-day-level =
    { $plays ->
        [one] { $level }: { $plays } oynayışta { $low }. Bunların %{ $percent } kadarından öndeydin.
       *[other] { $level }: { $plays } oynayışta çoğunlukla { $low } ile { $high } arası, ortası { $middle }. Bunların %{ $percent } kadarından öndeydin.
    }

## Styles: `kahve style`

# $level: the name of a bot. $percent: how likely it is that the person plays like this level, among all levels.
terminal-style-nearest = { $game }: { $choices } seçime düzeyler arasında en iyi uyan: { $level } (%{ $percent }).
# In so many of a hundred choices the person plays so.
terminal-style-lapses = Seçimlerin %{ $glances } kadarında ilk bakışta, %{ $forgets } kadarında kısa bellekle ya da az kelimeyle oynar; %{ $overlooks } kadarında zor görülen bir hamleyi kaçırır.
# $player: to be typed as it stands.
terminal-style-player = Böyle yanılan bir oyuncu: { $player }.
# $level: bir botun adı. $percent: bulmacaların yüzde kaçını çözdüğü.

## Kayıtlar: `kahve replay`

# $says: dosya için bütün bir cümle.
terminal-about-file = { $file }: { $says }
# $score: bir terminal-result. $ending: maç sonuna kadar oynandı mı.
terminal-replayed-match =
    { $ending ->
        [none] { $game }, { $deals } el, { $score }, daha sonuç yok: her hamle kurala uyuyor, her skor kâğıdı tutuyor.
       *[result] { $game }, { $deals } el, { $score }: her hamle kurala uyuyor, her skor kâğıdı tutuyor.
    }
# $matches ve $deals: kaç tane; en az iki maç. $unfinished: kaçının daha sonucu yok.
terminal-replayed-matches =
    { $unfinished ->
        [0] { $games }: { $matches } maç, { $deals } el: her hamle kurala uyuyor, her skor kâğıdı tutuyor.
       *[other] { $games }: { $matches } maç, { $deals } el, { $unfinished } maçın sonucu yok: her hamle kurala uyuyor, her skor kâğıdı tutuyor.
    }
# Bir satır numarasının arkasından gelir, "1. satır: kayıt boş" gibi.
terminal-log-is-empty = kayıt boş; bir başlıkla başlar.
terminal-file-is-empty-log = { $file }: kayıt boş; bir başlıkla başlar.
terminal-log-is-no-text = { $file }: bu UTF-8 metin değil, yani kayıt değil.
# Büyüyen bir çubuğun yanında.
terminal-bar-replaying = yeniden oynanıyor
terminal-bar-lines = satır
terminal-bar-looking-through = inceleniyor
terminal-bar-decisions = karar
terminal-seconds-left = { $seconds } sn kaldı
terminal-minutes-left = { $minutes } dk kaldı
terminal-hours-left = { $hours } sa { $minutes } dk kaldı

## Her hamle ne etti: `kahve review`

terminal-review-no-such-seat = --seat { $seat } olamaz: yerler 0 ile { $last } arası.
terminal-review-no-such-match =
    { $count ->
        [1] --match { $match } olamaz: { $file } dosyasında tek bir maç var.
       *[other] --match { $match } olamaz: { $file } dosyasında { $count } maç var.
    }
# $deals: $count elin numaraları.
terminal-review-no-such-deal =
    { $count ->
        [1] --deal { $deal } olamaz: bu maçtan incelenebilen el: { $deals }.
       *[other] --deal { $deal } olamaz: bu maçtan incelenebilen eller: { $deals }.
    }
terminal-review-no-deal-over = Bu maçta sonuna kadar oynanan el yok, incelenecek bir şey yok.
# Arkasından bir tablo gelir: her oyuncuya bir satır, her ele bir sütun. $deals: $count elin numaraları.
terminal-review-given-away =
    { $count ->
        [1] { $game }, { LIST($deals, style: "comma") }. el. Kaçırılan sayılar:
       *[other] { $game }, eller { LIST($deals, style: "comma") }. Kaçırılan sayılar:
    }
terminal-review-luck-and-skill = Şans ayrı, ustalık ayrı, öbürlerinden önde olunan sayıyla: sonuç = ustalık + şans, şans = kâğıtlar + kâğıtların gelişi:
# Sütun başlıkları.
terminal-column-deal = { $deal }. el
terminal-column-all = hepsi
terminal-column-result = sonuç
terminal-column-skill = ustalık
terminal-column-luck = şans
terminal-column-cards = kâğıtlar
terminal-column-run = gelişi
# O tablonun bir satırı, düz satırlarda. $cells: terminal-cell listesi.
terminal-row = { $row }: { LIST($cells, style: "comma") }.
terminal-cell = { $column } { $figure }
# $names: birlikte oynayanlar ya da tek biri.
terminal-deal-and-side = { $deal }. el, { $names }
terminal-review-of-seat = { $deal }. el, { $name }: { $says }
# $decisions: kaç karar olduğu. $dear: kaçının sayı kaçırdığı.
terminal-review-decisions = { $decisions } karar, { $dear } tanesi sayı kaçırdı.
terminal-review-dearest-first = { $decisions } karar, { $dear } tanesi sayı kaçırdı, önce en çok kaçıran:
# $points: bir sayı. $move ile $best: ne yapıldığı ve neyin daha iyi olduğu, birkaç kelimeyle. $worth ile $better: ne ettikleri.
terminal-review-decision = { $deal }. el, { $turn }. sıra, { $name }, { $points } sayı: { $move } ({ $worth }), daha iyisi: { $best } ({ $better }).
terminal-review-advice = { $name } için: { $says }

## Kâğıtları kimsenin seçmediğinin kanıtı: `kahve verify`

terminal-verified =
    { $deals ->
        [1] { $deals } el: dizilişi kanıtından çıkıyor.
       *[other] { $deals } el: her diziliş kanıtından çıkıyor.
    }
# $words: her el için, sayfadaki mührün de gösterdiği dört hece.
terminal-conform-right = { $game } ({ $rules }): yanıtların hepsi doğru, { NUMBER($right) } tane.
terminal-conform-refused = { $game } ({ $rules }): sorulmadı; { $says }
terminal-conform-wrong = { $game } ({ $rules }): { NUMBER($right) } yanıt doğru, sonraki yanlış.
terminal-conform-asked = soru: { $line }
terminal-conform-expected = doğrusu: { $line }
terminal-conform-answered = yanıt: { $line }
terminal-conform-written = { NUMBER($files) } dosya şu klasörde: { $folder }
terminal-conform-nobody = Sorulacak programı yaz, örneğin kahve conform ./referee, ya da --write ile bir klasör.
terminal-verified-words =
    { $deals ->
        [1] Kelimesi { LIST($words, style: "comma") }.
       *[other] Ellerin kelimeleri { LIST($words, style: "comma") }.
    }
# $deals: sınananlardan başka kaç el.
terminal-verified-without = Ayrıca { $deals } elin kanıtı yok.
terminal-verified-no-device = { $deals } ele hiçbir cihaz katılmadı, yani kâğıtları masayı tutan seçmiş olabilir.
terminal-verified-left-out = { $devices } cihaz ses çıkarmadığı için katılmadı.
# Bir elden önce bütün cihazlar sayılarını değiş tokuş eder; olmayan değiş tokuş yeniden başlar.
terminal-verified-broken-off = Bu ellerden önce { $exchanges } değiş tokuş yarıda kesildi.
terminal-verified-nothing-proven =
    { $deals ->
        [1] Kanıtı olmayan { $deals } el: kayıt kanıtlardan daha eski ya da dizilişi başka yerden geldi.
       *[other] Kanıtı olmayan { $deals } el: kayıt kanıtlardan daha eski ya da dizilişleri başka yerden geldi.
    }
# Bir satır numarasının arkasından gelir, "1. satır: bu kayıtta oynanan el yok" gibi.
terminal-verified-no-deal = bu kayıtta oynanan el yok, sınanacak bir şey yok.
# $why: neyin uymadığı, noktasına kadar.
terminal-deal-not-proven = { $deal }. el kanıtlanmadı: { $why }

## Bir sunucunun masalarını saklamak

# $tables: kaç tane.
terminal-tables-copied = { $file } dosyasında bütün masaların kopyası var: { $tables }.
terminal-tables-are-back = { $file } dosyasındaki masalar geri geldi: { $tables }.
terminal-tables-before = Önceden orada olan { $file } dosyasında duruyor.
terminal-tables-deleted = Silinen masa: { $tables }.
terminal-push-key-written = Anahtar { $file } dosyasında. Sunucuyu onunla başlat: { $command }

# $folder: as it was given. $megabytes: a number.
terminal-pocket-written = Cep masası { $folder } içinde: hepsi { $megabytes } MB. Onu https ile herhangi bir web sunucusu verebilir.
terminal-pocket-interpreted = Tarayıcı için derleyici kurulu değil; bu yüzden içindeki kurallar yavaş işler: bir ipucu bir dakika sürebilir. kahve[compiler] kur ve yeniden yazdır.

## `kahve doctor` ne der

# $kind: good, note (to be known), or fix (to be mended). $says: one of the sentences below.
terminal-doctor-line =
    { $kind ->
        [good] Tamam: { $says }
        [note] Not: { $says }
       *[fix] Düzelt: { $says }
    }
terminal-doctor-all-good = Düzeltilecek bir şey yok.
terminal-doctor-to-fix =
    { $count ->
        [one] Düzeltilecek { $count } şey var.
       *[other] Düzeltilecek { $count } şey var.
    }
# $store: a file, or the address of a database.
terminal-doctor-store-ready = { $store } içindeki masalar okunup yazılabiliyor ve güncel.
terminal-doctor-store-new = { $store } henüz yok. Sunucu başlarken bu dosyayı oluşturur.
terminal-doctor-store-empty = { $store } veritabanı boş. Sunucu başlarken onu doldurur.
terminal-doctor-store-folder = { $store } oluşturulamıyor, çünkü { $folder } klasörüne yazılamıyor. Sunucunun kullanıcısına oraya yazma izni ver.
# $reason: a sentence, perhaps in English.
terminal-doctor-store-unusable = Masaların adresi kullanılamıyor. { $reason }
# $reason: what the system says, perhaps in English.
terminal-doctor-store-unreachable = { $store } veritabanına ulaşılamıyor: { $reason }. Çalıştığına, adresin, adın ve parolanın doğru olduğuna bak.
terminal-doctor-store-read-only = { $store } içine yazılamıyor: { $reason }. Sunucunun kullanıcısına yazma izni ver; yalnızca başkasını kopyalayan bir veritabanı kullanma.
terminal-doctor-store-damaged = { $store } içindeki masalar bozuk: { $reason }. Sunucuyu durdur ve kahve restore ile bir kopyayı geri koy.
# $command: as it is typed.
terminal-doctor-store-older = { $store } içindeki masalar eski bir sürümden; sunucu bir daha başlayınca onları günceller. Önce bir kopya yap: { $command }
terminal-doctor-store-newer = { $store } içindeki masaları daha yeni bir Kahve yazmış. Kahve'yi güncelle.
terminal-doctor-store-of-others = { $store } içinde Kahve masaları değil, başka bir şey var. Başka bir dosya ya da veritabanı seç.
terminal-doctor-store-password = Veritabanının adresinde parola var ve bu makinedeki başkaları onu görebilir. Parolayı bir dosyaya yaz, adresi ?password_file=FILE ile bitir.
# $command: as it is typed.
terminal-doctor-store-open-to-others = Bu makinedeki başkaları { $file } dosyasını okuyabilir. Onlara kapat: { $command }
# $most, $used, $needed: numbers.
terminal-doctor-store-connections = Veritabanı { $most } bağlantı kabul ediyor, şimdi { $used } bağlantısı var, bir sunucuya { $needed } gerekebilir. max_connections değerini artır.
terminal-doctor-clock-steady = Bu makinenin saati düzgün işliyor.
terminal-doctor-clock-jumps = Bakılırken bu makinenin saati { $seconds } s sıçradı. Saati NTP tutsun.
terminal-doctor-clock-database = Veritabanının saati ile bu makinenin saati arasında { $seconds } s fark var. İkisini de NTP tutsun.
terminal-doctor-clock-behind = Son hamle { $seconds } s gelecekte görünüyor. Bu makinenin saati geri kalmış ya da önceden ileriydi: saati NTP tutsun.
# $free: a number.
terminal-doctor-disk-room = { $folder } klasörünün diskinde { $free } GB boş yer var.
terminal-doctor-disk-low = { $folder } klasörünün diskinde yalnızca { $free } GB boş yer var. Yer aç: disk dolunca kimse oynayamaz.
# $line: a line of a file, as it is written there.
terminal-doctor-descriptors-few = Sunucu yalnızca { $most } dosya ve bağlantı açabilir. Sınırı artır, örneğin hizmet dosyasında { $line } ile.
# $command: a compiler, as cc.
terminal-doctor-compiler-there = Kuralları { $command } derliyor.
terminal-doctor-compiler-shipped = Kahve derlenmiş kurallarla geldi.
terminal-doctor-compiler-none = C derleyicisi yok, bu yüzden arayan botlar yavaş. clang ya da gcc kur veya şunu çalıştır: { $command }
# $variable: of the environment.
terminal-doctor-cache-closed = Derlenen kurallar { $folder } içinde saklanamıyor: { $reason }. Sunucunun kullanıcısına yazma izni ver ya da { $variable } ile başka bir klasör göster.
terminal-doctor-push-ready = Bildirimler { $file } ile gönderilebilir.
terminal-doctor-push-none = Bildirim anahtarı verilmedi: sayfa açık değilken kimse sıranın kendinde olduğunu öğrenmez. Anahtarı { $command } oluşturur.
terminal-doctor-push-no-contact = { $file } anahtarında iletişim adresi yok ve bazı bildirim hizmetleri o zaman hiçbir şey göndermez. Dosyaya ekle: { $line }.
# $reason: a sentence, perhaps in English.
terminal-doctor-push-unusable = { $file } ile bildirim gönderilemez. { $reason }
# $option: as it is typed.
terminal-doctor-address-none = Dışarıdan ulaşılan adres verilmedi, bu yüzden ona bakılmadı. { $option } ile verilir.
terminal-doctor-address-leads = { $address } sunucuya gidiyor.
terminal-doctor-address-unreachable = { $address } cevap vermiyor: { $reason }. Adın bu makineye gittiğine, vekil sunucunun çalıştığına ve güvenlik duvarının geçirdiğine bak.
terminal-doctor-address-certificate = { $address } adresinin sertifikası kabul edilmiyor: { $reason }. Vekil sunucu bu ad için geçerli bir sertifika alsın.
# $status: a number of HTTP.
terminal-doctor-address-nobody-behind = { $address } adresinde bir vekil sunucu { $status } diyor: sunucuya ulaşamıyor. kahve serve komutunu başlat ve vekil sunucunun onun portuna gittiğine bak.
# $option and $line: as they are typed.
terminal-doctor-address-other-name = { $address } arkasındaki sunucu bu adı tanımıyor. Onu { $option } ile başlat ve vekil sunucu adı iletsin, nginx'te: { $line }
terminal-doctor-address-not-kahve = { $address } adresinde Kahve değil, başka bir şey { $status } diye cevap veriyor. Vekil sunucunun bu adresi yoluyla birlikte sunucuya götürdüğüne bak.
terminal-doctor-address-http = { $address } https değil: tarayıcılar o zaman sayfayı yüklemez ve bildirim göstermez. TLS'yi bir vekil sunucu karşılasın.
terminal-doctor-https-alone = Tarayıcılara yalnızca https kullanmaları söyleniyor.
terminal-doctor-https-not-alone = Tarayıcılara yalnızca https kullanmaları söylenmiyor. Sunucuyu { $option } ile başlat ve vekil sunucu onun başlıklarını iletsin.
terminal-doctor-page-whole = Sayfa ve parçaları geliyor.
terminal-doctor-page-broken = { $address } sayfasına { $file } gerekiyor, ama gelmiyor. Sunucuyu { $option } ile başlat ve vekil sunucu bu adresin altındaki her şeyi iletsin.
terminal-doctor-socket-open = WebSocket'ler geçiyor.
terminal-doctor-socket-closed = Vekil sunucu WebSocket geçirmiyor ve { $status } diyor, bu yüzden kimse oynayamaz. nginx'e ekle: { $line }
terminal-doctor-host-lost = Sunucu { $name } yerine { $seen } adını duyuyor ve kendi sayfalarını yabancı sanıyor. nginx'e ekle: { $line }
terminal-doctor-scheme-lost = Sunucu ziyaretçilerin https ile geldiğini bilmiyor. nginx'e ekle: { $line }
terminal-doctor-visitors-seen = Sunucu ziyaretçilerin adreslerini görüyor.
terminal-doctor-visitors-untold = Vekil sunucu ziyaretçilerin nereden geldiğini söylemiyor, bu yüzden hepsi tek bir adresin sınırlarını paylaşıyor. nginx'e ekle: { $line }
terminal-doctor-visitors-unbelieved = Sunucu { $address } adresindeki vekil sunucuya inanmıyor, bu yüzden bütün ziyaretçiler tek bir adresin sınırlarını paylaşıyor. Onu { $option } ile başlat.
terminal-doctor-visitors-claimed = Bir ziyaretçi herhangi bir adresten geliyormuş gibi yapabilir, çünkü vekil sunucu ziyaretçinin dediğini iletiyor. nginx'e yaz: { $line }
