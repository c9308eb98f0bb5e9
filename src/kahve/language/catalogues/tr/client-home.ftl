### Ana sayfa: oyunlar, ev kuralları, masadakiler; bir de bağlantıyla gelen misafirin sayfası.

client-home-bot = { $bot }, bot
client-home-friend = Bağlantıyla gelecek bir arkadaş
client-home-kept-for-anybody = Bir ad (boşsa herkes)
client-home-seat-kept-for-whom = { $number }. yer kimin için ayrıldı
client-home-deck-no-suits = Bu deste dosyasında dört renklik bir liste yok.
client-home-deck-strange-suit = Bu deste dosyasında { $code } kodlu bir renk var: kodlar { $codes }.
client-home-deck-no-letters = Bu deste dosyasında { $suit } renginin harfleri yok.
client-home-deck-suit-twice = Bu deste dosyasında { $suit } rengi iki kez var.
client-home-deck-no-icons = Bu deste dosyası acı biberlerde kaç işaret olduğunu söylemiyor.
client-home-deck-no-card = Bu deste dosyası { $key } kâğıdının hangisi olduğunu söylemiyor.
client-home-deck-no-json = Bu dosya bir harf destesi değil: JSON olarak yazılmamış.
client-home-tables-waiting = Seni bekleyen masalar
client-home-my-tables = Masalarım
client-home-headline = Eski kâğıt oyunları, sıcak bir masada
client-home-welcome = Otur, bir kahve iç, bir kâğıt at. Tek başına ya da arkadaşlarınla, kendi evinin kurallarıyla.
client-home-laying-tables = Masalar kuruluyor…
client-home-not-kept = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor. Sayfayı kapatınca ya da yeniden yükleyince yerlerin ve ayarların kaybolur.
client-home-back-to-table = { $game } masana dön
client-home-todays-deal = Bugünün eli: { $game }
client-home-own-rules =
    { $count ->
        [0] kitabın kuralları
       *[other] senin { $count } ev kuralın
    }
client-home-the-game = Oyun
client-home-find-by-name = Adlarından biriyle oyun ara
client-home-find = Oyun ara
client-home-no-such-game = Burada bu adla bir oyun yok.
client-home-near-games = Burada bu adla bir oyun yok. Ona benzeyenler:
client-home-country = Ülke
client-home-country-of-browser = { $country } (tarayıcım gibi)
client-home-country-not-told = Tarayıcım gibi: ülke söylemiyor
client-home-country-none = Hiçbiri: bütün oyunlar bir arada
client-home-also-called = Öbür adları: { LIST($names, style: "comma") }
client-home-house-rules = Ev kuralları
client-home-learn-game = { $game } oyununu öğren
client-home-hints-allowed = İpucu istenebilir
client-home-customs = Masanın âdetleri
client-home-changed = { $count } değişiklik
client-home-table-shows = Masada neler görünür
client-home-every-rule-of = { $count } kuralın hepsi
client-home-own-deck = Kendi desten
client-home-deck-file = Deste dosyası
client-home-deck-file-says = Kendi desten, JSON olarak: renkler, harfleri ve önemli kâğıtlar. Bu destenin satırlarını doldurur.
client-home-choose-file = Dosya seç
client-home-players-named = { LIST($numbers, style: "or") } oyuncu
client-home-players = { $count } oyuncu
client-home-players-range = { $least } ile { $most } arası oyuncu
client-home-set-needs-name = Bu kurallara bir ad ver.
client-home-set-name-taken = { $name } adıyla kayıtlı kurallar var: başka bir ad seç ya da önce onları sil.
client-home-rule-and-value = { $rule } – { $value }
client-home-set-by-book = Kitaptaki gibi.
client-home-rules-and-more = { LIST($rules, style: "comma") } ve { $more } kural daha
client-home-rules-listed = { LIST($rules, style: "comma") }
client-home-own-houses = Kendi ev kuralların
client-home-keep-or-read = Bu kuralları sakla ya da ailenin kurallarını oku
client-home-name-for-rules = Bu kuralların adı
client-home-grandmothers = Babaannemin { $game } oyunu
client-home-keep = Sakla
client-home-by-book-so-far = Şimdilik bunlar kitabın kuralları: aşağıda bazılarını değiştir.
client-home-line-from-somebody = Birinin sana gönderdiği satır
client-home-own-sheet = Ailenin kendi kuralları, yazdığın gibi
client-home-read = Oku
client-home-read-rules = Kuralları oku
client-home-rename-set = Adını değiştir: { $name }
client-home-send-set = Satır olarak gönder: { $name }
client-home-delete-set = Sil: { $name }
client-home-rename = Adını değiştir
client-home-send = Gönder
client-home-delete = Sil
client-home-new-name = { $name } için yeni ad
client-home-set-as-line = Bir satır olarak { $name }
client-home-delete-for-good-ask = { $name } tamamen silinsin mi?
client-home-delete-for-good = Tamamen sil
client-home-set-kept = { $name } bu tarayıcıda saklandı.
client-home-rules-chosen = Bu kurallar şimdi seçili. Saklamak için bir ad ver.
client-home-set-kept-and-chosen = { $name } bu tarayıcıda saklandı ve seçildi.
client-home-set-renamed = { $before } artık { $now } adında.
client-home-set-deleted = { $name } silindi.
client-home-line-copied = Satır kopyalandı: bir iletiye yapıştır.
client-home-copy-marked = İşaretli satırı kopyala.
client-home-seat-at-table = Masada bir yer
client-home-watch = İzle
client-home-open-own = Kendi masanı aç
client-home-table-of = Bir { $game } masası
client-home-sit-on-seat = Buraya otur, { $number }. yere
client-home-sit-here = Buraya otur
client-home-plays-with = eşi: { LIST($names) }
client-home-partners = Çizgiyle bağlı olanlar eştir.
client-home-each-alone = Herkes kendi için oynar.
client-home-seats-change = Oturduktan sonra, ilk dağıtıma kadar yer değiştirebilirsin.
client-home-free-later = bu elden sonra boş
client-home-take-seat-of = { $name } adlı botun yerine geç
client-home-take-seat = Yerine geç
client-home-by-book = Kitabın kurallarıyla.
client-home-rules-of-table =
    { $count ->
        [1] Bu masanın bir ev kuralı
       *[other] Bu masanın { $count } ev kuralı
    }
client-home-book-has = (kitapta { $value })
client-home-room-choose = Sana yer var. Bir yer seç.
client-home-no-room = Bu masada bütün yerler dolu.
client-home-room-later = Bir el oynanıyor. Bitince bir botun yerine geçebilirsin.
client-home-room-match-over = Maç bitti. Bir botun yerine geçip sonrakini oynayabilirsin.
client-home-room-of-bot = Sana yer var: bir botun yerine geç.
client-home-watch-and-replay = İzle ve yeniden izle
client-home-looking-for-tables = Masaların aranıyor…
client-home-paragraph = Kural kitabının paragrafı
client-home-reset-rule = { $rule }: { $value } değerine döndür
client-home-another-number = başka bir sayı
client-home-deal-by-deal = el el
client-home-rank-by-rank = değer değer
# A number by which deals are counted.
client-home-deal-number = { $number }. el
client-home-from-deal-on = { $number }. elden itibaren
client-home-one-deal-more = Bir el daha
client-home-one-deal-fewer = Bir el eksik
client-home-top-card = Yalnız üstteki kâğıdı
client-home-face-up-cards = Açık kâğıtların hepsini
client-home-nobodys = Kimseninkine
client-home-ones-own = Kendininkine
client-home-everybodys = Herkesinkine
client-home-pile-shows = Yer neyi gösterir
client-home-taken-looked-through = Alınan kâğıtlardan hangisine bakılabilir
client-home-taken-counted = Alınan kâğıtlar masada sayılır
client-home-play-now = Hemen oyna
client-home-play-with-friends = Arkadaşlarla oyna
client-home-what-is-chosen = Seçilenler
client-home-invite-to = Çağır: { $game }
client-home-play-game = Oyna: { $game }

client-home-twin = Benim gibi oynar
client-home-twin-says = Sakladığın { $choices } seçimdeki gibi yanılır.
# $level: as Casual.
client-home-at-my-level = Benim düzeyimde
client-home-at-my-level-says = Senin kadar güçlü; şimdi aşağı yukarı şu düzeyde: { $level }. Ona karşı aldığın sonuçları ve ölçülen oyun tarzını izler.
# $family: pile, floor, melding, letters, or the name of another family.
client-home-family =
    { $family ->
        [pile] Aynısını at, yerdekileri topla
        [floor] Topla, yeri temizle
        [melding] Birlikte per aç
        [letters] Kâğıtlarda harfler
       *[other] Başka oyunlar
    }
# $minutes: about how long a deal takes; 0 where it is not known.
client-home-begin-here =
    { $minutes ->
        [0] Buradan başla: { $game }
       *[other] Buradan başla: { $game }, bir el { $minutes } dakika
    }
client-home-game-and-minutes = { $game }, bir el { $minutes } dakika
client-home-as-last-time = Geçen seferki gibi: { $game }
client-home-begin = Buradan başla
client-home-last-game = Son oyunun
client-home-every-rule = Tüm kurallar: { $game }
# The table as people speak of it; each argument is a part that stands by itself. $length: none where no rule says how long a match is.
client-home-table-in-words =
    { $length ->
        [none] { $game } · { $seats } · { $rules } · { $company }
       *[other] { $game } · { $seats } · { $length } · { $rules } · { $company }
    }
# $how: alone, pairs or teams, of which there are $sides.
client-home-seats-in-words =
    { $how ->
        [pairs] { $count } kişi, eşli
        [teams] { $count } kişi, { $sides } takım
       *[alone] { $count } kişi
    }
# $kind: bots, partners (bots, some of whom play on the reader's side), both (bots and friends) or friends.
client-home-company-in-words =
    { $kind ->
        [bots] rakip: { LIST($names) }
        [partners] masada: { LIST($names) }
        [both] masada: { LIST($names) } ve { $friends } arkadaş
       *[friends] { $friends } arkadaşla
    }
# What a word of the table is about, and what it is now.
client-home-word-to-change = { $what }: { $now }
client-home-length = Uzunluk
client-home-who-plays = Kimler oynuyor
client-home-characters = Müdavimler, her birinin bir huyu var
client-home-levels = Düzeye göre
client-home-everybody = Masadaki herkes
client-home-choose-one = Birini seç
client-home-find-rule = Kural ara
client-home-no-such-rule = Bu oyunun hiçbir kuralında bu sözcükler yok.
client-home-change-back = Değişikliklerimi geri al
# $part: deal, play, score or end.
client-home-part-of-rules =
    { $part ->
        [deal] Masa ve dağıtım
        [play] Oyun
        [score] Neler sayı getirir
       *[end] Nasıl biter
    }
client-home-same-deals = Herkese aynı eller
client-home-documents = Kural kitapları ve kılavuzlar
