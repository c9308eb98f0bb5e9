### Sayfanın her yerinde geçenler: paneller, tercihler, kurallar, bildirimler.

client-page-seat = { $number }. yer
client-page-preferences = Tercihler
client-page-try-again = Tekrar dene
client-page-rules-of = { $game } kuralları
client-page-your-name = Adın
client-page-guest = Misafir
client-page-to-points = { $points } sayıya
client-page-deals = { $count } el
client-page-length-of-deals = { $length } el
client-page-copy = Kopyala
client-page-back = Geri
client-page-title = { $page } · Kahve
client-page-kept-for = { $name } için ayrıldı
client-page-a-bot = bot
client-page-not-fetched-again = Sayfanın bir parçası yüklenemedi. Yeniden yükle.
client-page-yes = Evet
client-page-no = Hayır
client-page-learn-it = Öğren
client-page-puzzles = Bulmacalar
client-page-my-mistakes = Hatalarım
client-page-not-fetched = Sayfanın bir parçası yüklenemedi.
client-page-load-again = Yeniden yükle
client-page-close = Kapat
client-page-close-esc = Kapat (Esc)
client-page-theme-device = Cihazım gibi
client-page-theme-light = Açık
client-page-theme-dark = Koyu
client-page-pace-slow = Yavaş
client-page-pace-normal = Normal
client-page-pace-fast = Hızlı
client-page-cards-do-not-fly = Uçmasın
client-page-bots-calm = Sakin
client-page-bots-normal = Normal
client-page-bots-quick = Çabuk
client-page-help-first-time = İlk seferinde
client-page-help-never = Hiçbir zaman
client-page-cards-classic = Klasik
client-page-cards-four-colours = Dört renk
client-page-cards-large-index = Büyük rakam
client-page-light-or-dark = Açık ya da koyu
client-page-cards = Kâğıtlar
client-page-bots-play = Botlar nasıl oynasın
client-page-slowest-wish = Arkadaşlarla oynarken en yavaş isteyene uyulur, masanın kendi temposu yoksa.
client-page-remarks = Müdavimler arada bir konuşsun
client-page-cards-fly = Kâğıtlar nasıl uçsun
client-page-reduced-motion = Cihazın az hareket istiyorsa kâğıtlar uçmaz.
client-page-help-shown = Masadakiler açıklansın
client-page-help-anew = Yeniden açarsan baştan başlar.
client-page-better = Daha iyi söyle
client-page-better-says = Her cümlede bir işaret görünür; daha iyisini oraya yazarsın. Sayfa yeniden yüklenir.
client-page-fetching-rulebook = Kurallar geliyor…
client-page-rulebook = Kural kitabı
client-page-rules-differ =
    { $count ->
        [1] Bu masanın bir ev kuralı kitaptan farklı; aşağıda işaretli.
       *[other] Bu masanın { $count } ev kuralı kitaptan farklı; aşağıda işaretli.
    }
client-page-search-rulebook = Kurallarda ara
client-page-search = Ara
client-page-print = Yazdır
client-page-paragraphs-found =
    { $count ->
        [0] Hiçbir paragrafta bu kelimeler yok.
        [1] Bir paragraf
       *[other] { $count } paragraf
    }
client-page-house-silent = Sunucu cevap vermiyor. Çalışıyor mu?
client-page-your-turn-at = Sıra sende · { $game }
client-page-your-turn-and-last = Sıra sende. { $last }
client-page-your-turn = Sıra sende.
client-page-sound-off = Kapalı
client-page-sound-soft = Kısık
client-page-sound-on = Açık
client-page-notices-denied = Bu tarayıcıya bildirim göndermemesi söylenmiş. Bunu tarayıcının bu sayfa için ayarlarından değiştirebilirsin.
client-page-notices-from-home-screen = Bu cihazda bildirimler yalnız ana ekrandan gelir: Paylaş’a, sonra Ana Ekrana Ekle’ye bas ve Kahve’yi oradan aç. Orası ayrı bir cihaz sayılır: Masalarım’dan ona bir kod al.
client-page-notices-need-https = Bildirimler için https'li bir adres ya da sunucunun çalıştığı makine gerekir.
client-page-notices-need-newer-system = Bu cihaz henüz bildirim gönderemez: iOS ya da iPadOS 16.4 veya daha yenisi gerekir.
client-page-notices-not-in-browser = Bu tarayıcı bildirim gönderemez. Bu cihazdaki başka bir tarayıcı gönderebilir.
client-page-sound = Ses
client-page-turn-heard = Sayfa görünmezken sıramın geldiği duyulsun
client-page-turn-noticed = Sayfa görünmezken sıram gelince bildir
client-page-turn-noticed-if-open = Bu tarayıcı yalnız bir Kahve sayfası açıkken bildirim gönderir.
client-page-turn-pushed = Günlük masalarda, bu sunucu bildirim gönderebiliyorsa, hiçbir sayfa açık değilken de haberin olur.
client-page-kahve-home = Kahve, ana sayfa
client-page-home-key = Ana sayfa (H)
client-page-this-deal = { $deal }. el
client-page-tools = Araçlar
client-page-rules = Kurallar
client-page-keys = Tuşlar
client-page-tool-and-key = { $tool } ({ $key })
client-page-key-keys = Bu tuşlar
client-page-key-home = Ana sayfa
client-page-tap-hurries = Kâğıtlar uçarken dokunursan hemen sonunu görürsün.
client-page-points = { $points } sayı
client-page-facts = { LIST($facts, style: "comma") }
client-page-names = { $names }
client-page-see-again = Yeniden izle
client-page-save-log = Kaydı sakla
client-page-copied = Kopyalandı
client-page-share = Paylaş
client-page-known-cards = { $name }: bilinen { $count } kâğıt
client-page-match-and-deal = { $match }. maç, { $deal }. el
client-page-totals = { $totals }
client-page-language = Dil
client-page-language-of-browser = Tarayıcım gibi
