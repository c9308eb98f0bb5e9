### Komut satırının yardımı: `kahve --help`, `kahve play --help` gibi, ve okunamayan bir komut satırı için söylenenler.
### Yazılanlar her dilde aynıdır: komutlar, --keep gibi seçenekler, ve bir değerin yerini tutan FILE gibi büyük harfli kelimeler.
### Örnekler burada değildir, çünkü onlar da her dilde aynıdır.


## Yardımın bölümleri

# $command: bir komut ve ardından gelebilenler, "kahve rules [OPTIONS] GAME" gibi.
help-usage = Kullanım: { $command }
# $command: ne yazılması gerektiği.
help-try = Yardım için: { $command }
help-arguments = Argümanlar:
help-options = Seçenekler:
help-commands = Komutlar:
# $example: yazılabilecek bir şey, "--seed 7" gibi.
help-example = Örnek: { $example }
# Verilmeyen bir seçeneğin değeri. $value: yazıldığı gibi.
help-default = Varsayılan: { $value }.
# Bir seçeneğin hangi sayıları aldığı.
help-from = En az { $least }.
help-between = { $least } ile { $most } arası.
# Atlanamayan bir seçenek için.
help-required = Verilmesi gerekir.

## Bir komut satırında yanlış olan

help-no-such-command = { $command } diye bir komut yok.
help-no-such-option = { $option } diye bir seçenek yok.
# $names: yazılana benzeyen bir veya daha çok komut ya da seçenek.
help-did-you-mean = Şunu mu demek istedin: { LIST($names, style: "or") }?
# $names: burada yazılabilecek bütün komutlar.
help-commands-are = Komutlar: { $names }.
help-command-missing = Komut eksik.
# $what: --days gibi bir seçenek, ya da GAME gibi bir değerin yerini tutan kelime.
help-missing = { $what } eksik.
help-needs-value = { $option } bir değer ister.
help-takes-no-value = { $option } değer almaz.
# $what: yukarıdaki gibi. $least ile $most: yazıldıkları gibi sayılar.
help-takes-whole = { $what } bir tam sayı alır.
help-takes-whole-from = { $what } bir tam sayı alır, en az { $least }.
help-takes-whole-between = { $what } { $least } ile { $most } arası bir tam sayı alır.
help-takes-number = { $what } bir sayı alır.
help-takes-number-from = { $what } bir sayı alır, en az { $least }.
help-value-unreadable = { $what } için verilen değer kullanılamaz.
# $words: komut satırından bir veya daha çok kelime.
help-not-expected = Burada beklenmiyor: { LIST($words, style: "comma") }.
help-line-unreadable = Bu komut satırı okunamıyor.

## Bütün komutlar birden

help-kahve =
    On üç kâğıt oyunu, aralarında Pişti, Basra, El-Ayak ve Kuist: oynamak, öğrenmek ve incelemek için.

    `kahve games` ya da `kahve play pisti` ile başla. `kahve serve` tarayıcıda bir masa açar.
help-option-version = Sürümü yaz.
help-option-language = Dil; satırın her yerinde verilebilir. Verilmezse KAHVE_LANGUAGE, sonra LC_ALL, LC_MESSAGES ya da LANG geçerlidir.
help-option-word-list = Harf oyunları için bir kelime dosyası, her satırda bir kelime; satırın her yerinde verilebilir. Birden çok verilebilir.
help-option-install-completion = Kabuğunu, komutları sekme tuşuyla tamamlayacak biçimde ayarla.
help-option-show-completion = Kabuğun bunun için istediklerini yaz: kopyalamak ya da değiştirmek için.
help-option-help = Bu yardımı yaz.

## Birkaç komutun seçenekleri

help-argument-game = Oyun; `kahve games` hepsini gösterir.
help-option-house = Bir ev kuralı, ya da birkaçı bir satırda. Birden çok verilebilir.
help-option-preset = Adı olan hazır ev kuralları; `kahve house GAME` bunları gösterir.
help-option-plain = Rengi ve çizimi olmayan düz satırlar, çıktı yönlendirildiğinde olduğu gibi.
help-option-json = JSON yaz, programlar için.
help-option-seed = Bir tam sayı. Aynı sayı aynı kâğıtları verir.
help-option-players = Oturdukları sırayla oyuncular, aralarında virgül. Verilmezse: greedy ile random karşı karşıya.
help-argument-logs = Maç kayıtları; - standart girdidir.

## Oyuncular için komutlar

help-games =
    Bütün oyunları göster.

    Her birinin kodu, adı, oyuncu sayısı ve bir cümlesi.
help-players =
    Bir oyunun oyuncularını göster.

    Her birinin --players için kodu, adı ve bir cümlesi. En sonda müdavimler var: her birinin bir düzeyi ve bir huyu var.
help-rules =
    Bir oyunun kural kitabını göster.

    Terminalde örnekler paragraflarının altında durur. Çıktı yönlendirilince ya da --plain ile Markdown olur. --house ya da --preset ile her paragraf, o masada hangi ev kuralının geçtiğini de söyler.
help-house =
    Bir oyunun ev kurallarını ve hazır ev kurallarını göster.

    Her kuralın varsayılanı, alabileceği değerler, kural kitabındaki paragrafı ve bir cümlesi. --house ya da --preset ile o masadaki değeri de.

    --line o masanın kurallarını bir satırda yazar. Bu satırı tarayıcıdaki sayfa da --house da okur.
help-house-line = Bu masanın kuralları bir satırda: göndermek ya da saklamak için.
help-house-sheet = Ailenin kendi kurallarını oku; hangi ev kuralları olduğunu ve hangi sözlerin anlaşılmadığını söyle.
help-play =
    Terminalde botlara karşı bir maç oyna.

    Çıktı yönlendirilince, NO_COLOR, TERM=dumb ya da --plain ile düz satırlarla konuşur: her satırda bir bilgi. Ekran okuyucular bunu iyi okur.

    Soruda ? yazınca ne cevap verebileceğini gösterir.
help-play-players = Kim nerede oturuyor, sen de içinde; even senin kadar güçlüdür.
help-play-name = Kayıttaki adın.
help-play-log = Biten elleri bu dosyaya kayıt olarak yaz.
help-play-force = --log bir dosyanın üstüne yazabilsin.
help-play-keep = Maçı bu dosyada sakla. Sonra aynı dosyayla devam edersin.
help-play-quiet = Müdavimler hiçbir şey söylemesin.
help-learn =
    Bir oyunu masada öğren: her seferinde bir şey, nedenini söyleyen bir öğretmenle.

    Sonunda acemiye karşı kısa bir maç var. Soruda ? yazınca ne cevap verebileceğini gösterir.
help-learn-lesson = Başlanacak ders; verilmezse bitmemiş ilk ders.
help-puzzle =
    Bulmaca çöz: tek bir kazandıran oynayışı olan, botların oyunlarından alınmış, kanıtlanmış durumlar.
help-day =
    Bir oyunun günün elini oyna: her tarayıcıdaki kâğıtlar ve oyuncularla aynı.

    Oyun yazmazsan oyunların listesini görürsün. Burada oynadığın hiçbir şey saklanmaz.
help-day-game = Elini oynayacağın oyun.
help-day-date = Elin tarihi: bugün ya da önceki altı gün; yazılmazsa evrensel saate göre bugün.

    Başka komut yazmazsan günün bulmacası gelir.
help-puzzle-play = Bir oyunun bir bulmacasını oyna.
help-puzzle-play-number = Bulmacanın numarası; verilmezse çözülmemiş ilk bulmaca.
help-puzzle-list = Her oyunun kaç bulmacası olduğunu zorluğuna göre göster.
help-puzzle-find =
    Botların oyunlarında yeni bulmacalar bul ve onları oyunun dosyasındaki biçimde yaz.

    Her bulmaca kanıtlanır, ve nesinin zor olduğu sayılır. İlk seferde derleme birkaç saniye sürer.
help-puzzle-find-count = Kaç bulmaca bulunacağı.
help-puzzle-find-deals = En çok kaç ele bakılacağı.
help-puzzle-find-seed = Bir tam sayı. Aynı sayı aynı bulmacaları yine bulur.
help-drill =
    Hangi tür hatanın sana en pahalıya geldiğini söyle, ve böyle durumları yeniden denet.
    
    Bu kayıtların elleri incelenir; ilk seferde bu biraz sürer.
help-drill-logs = Bir ya da daha çok kayıt, en eskisi başta.
help-drill-who = Hataları incelenecek oyuncu. Verilmezse: ilk maçın ilk kişisi.
help-compare =
    Birkaç masanın aynı ellerden ne çıkardığını karşılaştır.

    Her kayıt bir masadır: aynı elleri oynayan masalardan biri, ya da aynı kâğıtlarla oynanmış bir maç. Oyun ilk kayıttakiyle karşılaştırılır.
help-compare-logs = Aynı ellerin iki ya da daha çok kaydı.
help-replay =
    Maç kayıtlarını hamle hamle denetle.

    Her hamle kurala uyuyor ve her skor kâğıdı tutuyorsa çıkış kodu 0 olur. Yoksa 1 olur, ve her dosyanın ilk farkı standart hataya yazılır. Bir dosya okunamazsa 2 olur.
help-verify =
    Bir kayıttaki her elde kâğıtların dizilişi kanıtından çıkıyor mu, denetle.

    Kanıtta, sunucunun elden önce bağlandığı değer ve her cihazın kattığı değer vardır.

    Her diziliş kanıtından çıkıyorsa çıkış kodu 0 olur. Biri çıkmıyorsa 1 olur, ve nedeni standart hataya yazılır. Bir dosya okunamazsa 2, ellerin kanıtı yoksa 3 olur.
help-review =
    Bir maçın ellerini incele: her hamle ne etti.

    Her oyuncu için kaçırılan sayıları, her taraf için ustalıktan ayrı olarak şansı, ve en pahalı hamleleri daha iyisiyle gösterir.

    Bir hamle, oyuncusunun bilebileceği kadarıyla değerlendirilir. Her sayıyı docs/review.md açıklar. Sonuçlar önbellek klasöründe saklanır.
help-review-log = Bir maçın kaydı; - standart girdidir.
help-review-deal = Yalnız bu eli incele. Verilmezse: biten bütün eller.
help-review-seat = Yalnız bu yerin en pahalı hamlelerini göster. İlk yer 0'dır.
help-review-match = İçinde birkaç maç olan bir dosyada hangi maç.
help-review-milliseconds = Bir hamle üzerinde en çok ne kadar düşünüleceği.
help-review-seed = Bir tam sayı. Aynı sayı öbür ellerde aynı kâğıtları varsayar.
help-review-moves = En pahalı hamlelerden kaçının gösterileceği.
help-review-again = Önceden saklananı yeniden hesapla.

help-style =
    Bir kayıttaki her oyunda bir kişinin hangi düzey gibi oynadığını söyler.

    Her düzey kişiyle seçim seçim karşılaştırılır. Son satır, o kişi gibi yanılan bir oyuncunun adıdır: play, simulate, lab ve serve komutlarında --players ile verilebilir. Sayıları docs/bots.md açıklar.
help-style-log = Bir ya da birkaç maçın kaydı; - standart girdidir.
help-style-who = Kimin seçimleri: kayıttaki bir ad ya da bir yerin numarası; ilki 0'dır. Verilmezse: botlar arasındaki tek kişi.

## Sunucu işletenler için komutlar

help-serve =
    Bir sunucu başlat: tarayıcıda bir masa.

    Söylediği sayfayı aç. Botlara karşı yalnız oyna, ya da arkadaşlarına bir bağlantı gönder. Ctrl-C sunucuyu durdurur, masalar saklanır.
help-serve-host = Dinlediği adres. 0.0.0.0 kendi ağından gelenleri de alır.
help-serve-port = Port numarası; 0 boş olan herhangi biridir. Verilmezse: 8000'den başlayarak ilk boş port.
help-option-store = Masaların veritabanı. Verilmezse: kendi veri klasöründeki bir dosya.
help-serve-browser = Sayfayı bir tarayıcıda aç. Ekran olan yerde bunu kendiliğinden yapar.
help-serve-public-url = Arkadaşların sunucuya dışarıdan ulaştığı adres.
help-serve-players = Masaların, yerleşik olanlardan başka sunduğu oyuncular.
help-serve-game = Birinin kendi oyunları, modülleriyle. Birden çok verilebilir.
help-serve-pace = Bir bot oynamadan önce geçen saniye.
help-serve-allow-host = Cevap verilen bir ad daha. --public-url adresindeki ada, localhost'a, sayıyla yazılan adreslere ve bu makinenin adına her zaman cevap verilir. Birden çok verilebilir.
help-serve-push-key = Sıra birine gelince sunucunun bildirim göndermekte kullandığı anahtar.
help-serve-trusted-proxies = X-Forwarded-For başlığına inanılan vekil sunucular.
help-serve-keep = DAYS gün boyunca hiçbir şey olmayan masayı sil.
help-option-log-kind = Sunucu günlüğünün biçimi: text ya da json.
help-option-metrics = Prometheus'un ölçümleri okuduğu yer. Verilmezse: hiçbir yer.
help-serve-workers = Kaç süreç hizmet versin. Birden çoğu PostgreSQL veritabanı ister.
help-work =
    Bir veritabanını paylaşan sunucular için düşün: arayan botlar, ipuçları ve incelemeler. Anahtarları verilirse bildirimleri de gönderir.

    Herhangi bir makinede istediğin kadar başlat. Hiç yoksa sunucular kendileri düşünür. Ctrl-C bitirir.
help-work-store = Sunucuların veritabanı.
help-work-at-once = Aynı anda kaç şey düşünülsün. Verilmezse: çekirdek sayısı kadar.
help-work-push-key = Bildirimleri de göndermek için sunucuların anahtarı.
help-work-public-url = Sunucunun, bildirim hizmetlerine söylenen adresi.
help-pocket = Masayı, her web sunucusunun verebileceği dosyalardan bir klasör olarak yaz: sayfa sunucusuz, bir kez açıldıktan sonra da ağsız oynar.
help-pocket-folder = Yazılacak klasör, build/pocket gibi. Orada olan bir cep masası yenisiyle değişir.
help-push-keys =
    `kahve serve --push-key FILE` komutunun kullandığı bildirim anahtarını oluştur.

    Bununla insanlar hiçbir sayfa açık değilken de sıranın kendilerinde olduğunu öğrenir. Dosyayı sakla: bildirim isteyen cihazlar başka anahtar kabul etmez.
help-push-keys-file = Oluşturulacak dosya, push.json gibi.
help-push-keys-contact = Bir bildirim hizmetinin soru sorabileceği adres.
help-doctor =
    Bir sunucunun burada iyi çalışıp çalışmayacağına bak ve düzeltilecekleri söyle.

    Masalara, saate, diske, derleyiciye ve bildirim anahtarına bakar. Dışarıdan ulaşılan adres verilirse, bir tarayıcı gibi vekil sunucu üzerinden sorar.
help-doctor-public-url = Sorulacak adres: kahve serve --public-url ile verilen.
help-backup = Bütün masaları bir dosyaya kopyala. Sunucu çalışmayı sürdürebilir.
help-backup-file = Kopyanın yazılacağı yer.
help-restore =
    Sunucu kapalıyken bir kopyayı geri koy.

    Önceden orada olan, yanında saklanır.
help-restore-file = `kahve backup` komutunun yaptığı bir kopya.
help-restore-damaged-too = Bazı masaları yeniden oynatılamasa da kopyayı geri koy.
help-expire =
    Sunucu kapalıyken, D gündür hiçbir şey olmayan masaları sil.

    Çalışan bir sunucu bunu `kahve serve --keep 90` ile kendisi yapar.
help-expire-days = Hiçbir şeyin olmadığı gün sayısı.

## Ölçüm yapanlar için komutlar

help-option-deals = Kaç el oynanacağı.
help-option-seed-deals = Bir tam sayı. Aynı sayı aynı elleri verir.
help-option-workers = Kaç çekirdek kullanılacağı. Verilmezse: hepsi.
help-simulate =
    Botlar arasında çok sayıda el oyna.

    El başına sayıyı ve kazanma payını standart hatalarla ve %95 aralıklarıyla yazar. Kâğıtların her dizilişi her oturuşla bir kez dağıtılır; böylece şans dengelenir.
help-simulate-out = Bütün ellerin kayıtlarını yeni bir dosyaya yaz.
help-simulate-force = --out bir dosyanın üstüne yazabilsin.
help-perft =
    Kuralları denetlemek için durumları say.

    Bir elde N tam hamleden sonraki durumları sayar. Aynı sayıları bulan iki programın kuralları aynıdır.
help-perft-depth = Kaç tam hamle derine inileceği.
help-perft-seed = Elin tohum sayısı.
help-perft-divide = Her ilk hamle için sayı, sonra toplam.
help-conform =
    Herhangi bir dilde yazılmış bir programa kurallara göre oynayıp oynamadığını sorar.

    Kitaba ve her hazır ayara göre, rastgele hamlelerle oynanan eller hakkında sorular gönderir ve yanıtları karşılaştırır. Satırlar docs/conform.md sayfasındadır.
help-conform-program = Programın komutu.
help-conform-game = Sorulacak oyun. Verilmezse: hepsi.
help-conform-deals = Her kural takımı için kaç el.
help-conform-write = Soruları ve doğru yanıtları bu klasöre yazar, her oyun için bir dosya.
help-bench =
    Bu makinenin saniyede kaç oynayış yaptığını ölç.

    Her oyun ve yer sayısı için rastgele oyunu ölçer. Sonra aynısını, her oynayıştan önce bir görüş yazarak ölçer: sırası gelen yerinkini ya da bütün yerlerinkini.

    Kod, saat başlamadan derlenir. Bunun ne tuttuğu en sonda, ayrı süreçlerde ölçülür.
help-bench-games = Oyunlar. Verilmezse: hepsi.
help-bench-seconds = Her ölçümün kaç saniye süreceği.
help-bench-start = İlk başlangıcın ve önbellekli başlangıcın ne tuttuğunu da ölç.

## Laboratuvar

help-lab =
    Laboratuvar: maçlar, sıralamalar, ev kuralları üzerine incelemeler ve eğitim.

    Her el, her oturuşta aynı kâğıtlarla oynanır. Sonuçların %95 aralıkları vardır. Durdurulan bir komut, aynı --out ile yeniden verilince kaldığı yerden devam eder.
help-lab-out = Elleri bu klasörde sakla, ve orada olanlardan devam et.
help-lab-engine = local, ya da birkaç makine için ray.
help-lab-ray-address = Bir Ray kümesi. Verilmezse: yenisi.
help-lab-table = Sonuçları Parquet olarak yaz; ad .csv ile bitiyorsa CSV olarak.
help-lab-force = Dosyaların üstüne yazılabilsin.
help-lab-html = Grafikli bir sayfa yaz.
help-match =
    Herhangi oyuncular arasında, herhangi bir oyunla ve ev kurallarıyla bir maç oyna.

    El başına sayıyı, kazanma payını, ve ilk oyuncunun öbürlerinin her birinden kaç sayı fazla yaptığını yazar.

    --stop-when sign ile maç, ilk oyuncunun daha iyi olup olmadığına bir sınama karar verince biter. Sınama, el başına --h1 sayılık farkı --h0 sayılık farkla karşılaştırır.
help-match-stop-when = sign: kimin daha iyi olduğu belli olunca dur.
help-match-h0 = Birinci varsayımdaki fark, el başına sayıyla.
help-match-h1 = İkinci varsayımdaki fark, el başına sayıyla.
help-match-alpha = h0 doğruyken h1'i kabul etme olasılığı.
help-match-beta = h1 doğruyken h0'ı kabul etme olasılığı.
help-rate =
    Oyuncuları sırala: herkes herkese karşı, aynı kâğıtlarla.

    Bir liste yazar, en iyisi başta. 400 puan, ona bir demektir.

    Her satırda bir sonraki oyuncuya olan fark, ve oyuncunun karşılaştıklarından el başına kaç sayı fazla yaptığı vardır. --stop-when order ile, bir sınama her oyuncu çifti için karar verince biter.
help-rate-stop-when = order: oyuncuların sırası belli olunca dur.
help-rate-margin = Önemli olan en küçük fark, el başına sayıyla. Verilmezse: 0.5.
help-rate-alpha = Yanlış bir sıra olasılığı. Verilmezse: 0.05.
help-rate-deals = Bir maçın kaç el olduğu.
help-ladder =
    Bir oyuncuyu bir havuza karşı ölç: bütün düzeyler ve Monte Carlo oyuncuları.

    Her oyun, yer sayısı ve rakip için bir satır yazar, en kötüsü başta. Satırda oyuncunun el başına kaç sayı fazla yaptığı ve kazanma payı vardır. --against ile havuz o oyunculardır.
help-ladder-games = Oyunlar, ya da hepsi için all.
help-ladder-player = Ölçülen oyuncu.
help-ladder-against = Havuzdaki oyuncular. Verilmezse: yerleşik oyuncular.
help-ladder-seats = Masada kaç yer olduğu. Verilmezse: oyunun varsayılanı.
help-ladder-deals = Bir satırın kaç el olduğu.
help-leaderboard =
    Bir oyuncuyu herkese açık karşılaştırmada ölç, ya da satırlarını göster.

    Oyunlar, ev kuralları, eller ve rakipler herkes için aynıdır. Bir satır, oyuncunun el başına havuzdan kaç sayı fazla yaptığını ve en zorlu rakibini gösterir.
help-leaderboard-player = Ölçülen oyuncu. Verilmezse: satırlar gösterilir.
help-leaderboard-rows = Satırların dosyası. Verilmezse: Kahve ile gelen.
help-leaderboard-by = Oyuncuya kim kefil oluyor. O zaman satırı dosyaya yazılır.
help-leaderboard-check = Her satırın bir bölümünü, bir oyuncu verilirse onun bütün satırını yeniden oyna, yanlış bir satırı reddet.
help-study =
    Bir ev kuralının neyi değiştirdiğini, birkaç değeriyle oynayarak incele.

    Her değer için ilk yerin farkını, her tarafın sayılarını, elin uzunluğunu ve skor kâğıdını gösterir. Aynı kâğıtlarla, varsayılandakinden başka türlü biten ellerin payını da gösterir.

    İki --sweep, değerlerinin bütün çiftlerini oynar. --all ile bütün ev kuralları incelenir, ve şansın payı zayıf oyunculara (erratic) karşı ölçülür.
help-study-game = Oyun. --all ile yazılmayabilir.
help-study-sweep = Bir ev kuralı ve değerleri. Isı haritası için iki kez ver.
help-study-all = Oyunun ya da bütün oyunların her ev kuralı.
help-study-players = Oyuncular, aralarında virgül.
help-study-deals = Her değerle kaç el oynanacağı.
help-data =
    Kayıtları çevrimdışı öğrenme için bir veri kümesi olarak yaz.

    Klasörde her seçim için bir satır vardır, Parquet dosyalarında: yerin gördükleri, oynayabildiği hamleler, oynadığı hamle ve elin getirdiği. Bir README bunları anlatır. Bütün kayıtlar aynı oyundan ve aynı ev kurallarıyladır.
help-data-out = Yeni klasör.
help-data-full-state = Her durumun kapalı kâğıtlarını da yaz.
help-train =
    Bir ağa bir oyunu öğret: kendine karşı oynayarak, ya da --against ile tek bir oyuncuya karşı oynayarak.

    Dosya, oyuncu adı yazılan her yerde net:FILE diye oynar. PyTorch yalnız öğrenmek için gerekir.

    Ctrl-C öğrenileni saklar, ve aynı komut oradan devam eder. Daha çok --minutes ya da --deals ile öğrenmeye devam eder. --force baştan başlar.
help-train-out = Ağın dosyası; adı .npz ile biter.
help-train-minutes = Toplam kaç dakika öğreneceği. Verilmezse: 60.
help-train-deals = Toplam kaç elden öğreneceği.
help-train-against = Kendine karşı oynayarak değil, bu oyuncuyu yenmeyi öğren.
help-train-like = Öğrenirken hamleleri bu oyuncu yapsın; ağ, bunların ne getirdiğini öğrensin.
help-train-start = Bu dosyadaki ağla başla.
help-train-examiners = Onu sınayan yerleşik oyuncular.
help-train-exams = Kaç sınav yapılacağı.
help-train-exam-deals = Bir sınavda, her sınayanla oynanan el sayısı.
help-train-asked-deals = --against oyuncusu yavaşsa, onunla bir sınavda oynanan el sayısı. Verilmezse: --exam-deals sayısının yirmide biri.
help-train-games = Yan yana oynanan el sayısı. Verilmezse: 512, yavaş bir oyuncuya karşı 32.
help-train-steps = İki öğrenme adımı arasında bu ellerin her birinde yapılan hamle sayısı.
help-train-lot = Bir öğrenme adımındaki karar sayısı. Verilmezse: 512, yavaş bir oyuncuya karşı 128.
help-train-wide = Gizli bir katmandaki birim sayısı.
help-train-layers = Gizli katman sayısı.
help-train-rate = Başlangıçtaki adım büyüklüğü.
help-train-slips = Rastgele yapılan hamlelerin payı.
help-train-trust = Beklenenden değil, gerçekte gelenden ne kadar öğrenileceği: 0 ile 1 arası.
help-train-svg = Öğrenme eğrisini bu dosyaya çiz.
