### Her masa: yerler, eller, yer, skor, ipuçları, incelemeler.

client-table-the-table = Masa
client-table-your-place = Senin yerin
client-table-what-is-expected = Şimdi ne yapılacak
client-table-choose-what-takes = { $card } ne alsın, seç.
client-table-choose-with =
    { $count ->
        [one] { LIST($cards, style: "comma") }: yanına ne alacağını seç.
       *[other] { LIST($cards, style: "comma") }: yanlarına ne alacağını seç.
    }
client-table-takes =
    { $more ->
        [0] { LIST($cards, style: "comma") }: { $count } kâğıt alır.
       *[other] { LIST($cards, style: "comma") }: { $count } kâğıt alır; ya da daha seç.
    }
client-table-takes-with-bonus =
    { $more ->
        [0] { LIST($cards, style: "comma") }: { $count } kâğıt alır, { $bonus } sayı da ödül.
       *[other] { LIST($cards, style: "comma") }: { $count } kâğıt alır, { $bonus } sayı da ödül; ya da daha seç.
    }
client-table-take-cards = { $count } kâğıt al
client-table-take = Al
client-table-let-it-lie = Yere bırak
client-table-play-another = Başka kâğıt oyna
client-table-play-another-esc = Başka kâğıt oyna (Esc)
client-table-choosing-for = { $card } ne alsın, seç
client-table-taken-anyway = { $card }, her durumda alınır
client-table-instead = { $card }, bunun yerine
client-table-zone = { $zone }: { $says }
client-table-at-the-bottom = En altta: { $card }
client-table-look-through = { $count } { $zone }: bu kâğıtlara bak
client-table-your-hand = Elin, { $count } kâğıt
client-table-no-cards-in-hand = Elinde kâğıt yok
client-table-ways-to-play = oynamanın { $count } yolu var
client-table-card-and-says = { $card }, { $says }
client-table-with-it = { $name }, kendisiyle { $count }
client-table-brings = { $name }: { $count } kâğıt
client-table-the-best = { $move }: en iyisi buydu.
client-table-as-good = { $move }: en iyi hamleden ayırt edilebilen bir farkı yok.
client-table-you-gave-away = { $move }. { $points } sayı kaçırdın. Daha iyisi: { $best }.
client-table-gave-away-better = { $move }. { $name } { $points } sayı kaçırdı. Daha iyisi: { $best }.
client-table-connection-lost = Bağlantı koptu; gelince oyun sürer.
client-table-try-now = Şimdi dene
client-table-open-elsewhere = Bu masa başka bir sekmede açık.
client-table-take-back-here = Buraya geri al
client-table-match-ended-away = Sen yokken maç bitti. { $says }
client-table-older-put-back = Bu sunucu masanın eski bir hâlini geri koymuş, ondan sonra oynananlar orada yok.
client-table-older-means = Sunucuyu çalıştıran, senin görmediğin kâğıtları görmüş olabilir. Devam etmeden önce nedenini sor.
client-table-older-go-on = Oradan devam et
client-table-older-leave = Çık
client-table-last-moves = Son hamleler
client-table-nothing-played = Daha hiçbir şey oynanmadı.
client-table-deal-looked-through = { $deal }. elin incelemesi
client-table-deals = Eller
client-table-deal = { $deal }. el
client-table-match-ended-early = Maç erken bitirildi
client-table-match-over = Maç bitti
client-table-deal-over = El bitti
client-table-curve-of-deal = El boyunca sayılar
client-table-curve-of-match = Maç boyunca skor
client-table-what-decided-it = Eli ne belirledi
client-table-see-move = { $move }. hamleyi yeniden izle
client-table-the-score = Skor
client-table-back-to-table = Masaya dön
client-table-pictures-not-fetched = Bu oyunun resimleri yüklenemedi. Sayfayı yeniden yükle.
client-table-no-connection = Şu anda masayla bağlantı yok.
client-table-not-answered-yet = Masa bir önceki isteğine henüz yanıt vermedi.
client-table-walking = Masaya gidiliyor…
client-table-deal-what-if = { $deal }. el, ya şöyle olsaydı
client-table-hint = İpucu
client-table-say-something = Bir şey söyle
client-table-people = Masadakiler
client-table-last-moves-tool = Son hamleler
client-table-key-rules = Bu masanın kuralları
client-table-key-hint = İpucu: en iyisi ne, her hamle ne eder; sonra kaldır
client-table-key-sheet = Skor kâğıdı
client-table-key-next = Sıradaki el ya da bir maç daha
client-table-key-say-again = Son hamleyi yeniden söyle
client-table-key-people = Masadakiler: çağır, öner, kalk
client-table-key-sound = Ses: kapalı, kısık, açık
client-table-key-escape = Açık olanı kapat, seçmekten vazgeç
client-table-the-match = Maç
client-table-help = Yardım
client-table-got-it = Anladım
client-table-help-on-again = Tercihlerden yeniden açılır
client-table-no-more-help = Yardım istemem
client-table-bot-plays = { $bot } oynuyor
client-table-away = masada yok
client-table-time-left = Oynamak için kalan süre
client-table-seconds-left = Oynamak için { $count } saniyen kaldı.
client-table-bot-plays-for-you = { $bot } senin yerine oynuyor
client-table-bot-plays-for = { $bot }, { $name } yerine oynuyor
client-table-dealer-title = Kâğıdı dağıtan
client-table-dealer-sign = D
client-table-bot-title = Bot
client-table-for-name = { $name } için
client-table-open-seat = boş
client-table-your-partner = eşin
client-table-with-name = eşi { $name }
client-table-so-many-taken = { $count } kâğıt
client-table-mark = { $mark }: { $card }
client-table-mark-with-points = { $mark }, { $points } sayı: { $card }
client-table-seat-kept-for = { $number }. yer, { $name } için ayrıldı
client-table-seat-open = { $number }. yer, boş
client-table-cards-in-hand = elinde { $count } kâğıt
client-table-known-to-hold = elinde olduğu bilinen: { LIST($cards, style: "comma") }
client-table-holding = elindekiler: { LIST($cards, style: "comma") }
client-table-is-dealer = dağıtan
client-table-cards-taken = { $count } kâğıt alındı
client-table-mark-and-points = { $mark } { $points }
client-table-to-play = sıra burada
client-table-lowest-wins = En düşük skor kazanır.
client-table-us = Biz
client-table-you = Sen
client-table-best-other = En iyi
client-table-next-best = Sonraki
client-table-them = Onlar
client-table-side-score = { $side } { $score }
client-table-side-with-games = { $side } { $score }, { $count } oyun
client-table-score-of-all = Skor: { LIST($scores, style: "comma") }.
client-table-matches-won = Bu masada kazanılan maçlar: { LIST($scores, style: "comma") }.
client-table-matches-won-short = { $own } : { $best }
client-table-match-goes = { $length }.
client-table-open-sheet = Skor kâğıdını aç
client-table-sheet-key = Skor kâğıdı (S)
client-table-low-wins = az sayı kazanır
client-table-games-won = { $count } oyun kazanıldı
client-table-to-games = { $count } oyuna
client-table-to-games-of = { $points } sayılık { $count } oyuna
client-table-the-match-to = Maç, { $length }
client-table-games = oyun { $count }
client-table-times-mark = { $count } × { $mark }
client-table-sheet-later = Bir elin skor kâğıdı el bitince görünür.
client-table-wins-match =
    { $many ->
        [you] Maçı kazandın
        [us] { $names } maçı kazandınız
        [yes] Maçı { $names } kazandı
       *[no] Maçı { $names } kazandı
    }
client-table-before = Önceki
client-table-match-to = Maç, { $points } sayıya
client-table-match-of = Maç, { $length }
client-table-match = Maç
client-table-game-to = Oyun, { $points } sayıya
client-table-game = Oyun
client-table-games-won-to = Kazanılan oyunlar, { $count } oyuna
client-table-all-deals = { $count } elin hepsi
client-table-cards-taken-by = Alınan kâğıtlar: { $side }
client-table-moves = Hamleler
client-table-review-deal = Eli incele
client-table-style = Oyun tarzın
client-table-style-ask = Tarzım
client-table-key-style = Usta oyun tarzın için ne düşünüyor
client-table-style-levels = Her düzeyin olasılığı
client-table-style-habits = Göze çarpanlar
client-table-style-habit-counts = { $choices } seferde { $times } kez; kulüp oyuncusu yaklaşık { $club } kez.
client-table-style-of-own = Yalnız kendi hamlelerin sayılır, onlar için de yalnız o sırada bildiklerin.
client-table-style-keep = Rakip olarak sakla
client-table-style-keep-says = Yeni bir masada böyle yanılan bir rakip olabilir.
client-table-style-kept = Bu cihazda saklandı. Yeni bir { $game } masasında rakiplerin arasında.
client-table-style-percent = %{ $percent }
client-table-style-of = { $name } nasıl oynuyor
client-table-seat-of-bot-later = İki el arasında bir arkadaş bir botun yerine geçebilir.
client-table-seats-open =
    { $count ->
        [1] Bir yer boş.
       *[other] { $count } yer boş.
    }
client-table-seats-open-kept =
    { $count ->
        [1] Bir yer boş, { $names } için ayrıldı.
       *[other] { $count } yer boş, { $names } için ayrıldı.
    }
client-table-seats-open-some-kept = { $count } yer boş, { $reserved } yer { $names } için ayrıldı.
client-table-invite-to-watch = Arkadaşları izlemeye çağır
client-table-invite = Arkadaşları çağır
client-table-send-link = Bu bağlantıyı bir arkadaşına gönder:
client-table-link-to-watch = Bu masayı izleme bağlantısı
client-table-link-to-table = Bu masanın bağlantısı
client-table-seat-bots =
    { $count ->
        [one] Oraya bir bot oturt
       *[other] Oralara bot oturt
    }
client-table-as-code = QR kodu olarak
client-table-link-as-code = Bu masanın bağlantısı QR kodu olarak
client-table-gave-away = { $name } kaçırdı
client-table-luck-and-skill = Şans ayrı, ustalık ayrı
client-table-points-ahead = Öbürlerinden önde olduğu sayı
client-table-skill = Ustalık: kaçırılanlar
client-table-luck = Şans
client-table-luck-of-cards = Bunun bir parçası: dağıtılan kâğıtlar
client-table-luck-of-run = Bunun bir parçası: kâğıtların gelişi
client-table-about-numbers = Sayılar ne anlatır
client-table-about-giving = Bir hamle, oyuncusunun bilebildiği kadarıyla en iyi hamleden ne kadar eksikse o kadar sayı kaçırır. Sayılar aramanın sandığı kadar değil, ölçülen ellerde gerçekten ortalama ne kadarsa o kadardır. Fark ayırt edilemiyorsa hiçbir şey kaçırmaz.
client-table-about-skill = Ustalık, öbürlerinin kaçırdığından kendi kaçırdığının çıkarılmışıdır. Gerisi şanstır: kulüp oyuncularının her yerde bu kâğıtlarla ne yaptığı ve kâğıtların nasıl geldiği.
client-table-whose-decisions = Kimin kararları
client-table-everybodys = Herkesin
client-table-your-own = Kendi kararların
client-table-of-name = { PERSON($name, case: "genitive") }
client-table-in-order = Hangi sırayla
client-table-dearest-first = Önce en çok kaçıran
client-table-as-played = Oynandığı gibi
client-table-decision-of = { $count } karardan { $number }. karar; ok tuşları gezdirir
client-table-decision-before = Önceki karar
client-table-decision-next = Sonraki karar
client-table-decision-head = { $place }: { $turn }. sıra, { $name }
client-table-number-of = { $number } / { $count }
client-table-nothing-to-decide = Karar verecek bir şey yoktu.
client-table-left-out = { $count } karar zamanında düşünülemedi.
client-table-tag-made = oynanan
client-table-tag-best = en iyi
client-table-in-hand = Elinde
client-table-tag-level = eşit
client-table-looking-through = El inceleniyor.
client-table-how-far = Ne kadarı bitti
client-table-decisions-done = { $count } karardan { $done } tanesi
client-table-hint-away = İpucunu kaldır
client-table-hint-away-key = İpucunu kaldır (B)
client-table-worth-best-first = Her hamle ne eder, en iyisi başta
client-table-reason-marks = Gerekçelerdeki kâğıtlar
client-table-advice-to = { $name } için:
client-table-hint-points = Öbürlerinden kaç sayı önde.
client-table-hint-sure = Öbürlerinden kaç sayı önde, sonuna kadar hesaplandı.
client-table-hint-level =
    { $count ->
        [1] Başka bir hamle de bu kadar iyi olabilir.
       *[other] Başka { $count } hamle de bu kadar iyi olabilir.
    }
client-table-hint-more =
    { $count ->
        [1] Bir hamle daha var, listede değil.
       *[other] { $count } hamle daha var, listede değil.
    }
client-table-not-looked-at = bakılmadı
client-table-about-equal = hemen hemen eşit
client-table-no-hints = Bu masada ipucu yok: böyle kuruldu.
client-table-one-choice = Şimdi yapabileceğin tek bir şey var.
client-table-hint-in-turn = İpucu sıra sendeyken istenir.
client-table-thinking = Düşünüyor…
client-table-sound-is =
    { $sound ->
        [off] Ses kapalı.
        [soft] Ses kısık.
       *[on] Ses açık.
    }
client-table-watchers-silent = İzleyenler bu masada konuşmaz.
client-table-watchers-no-style = İzleyen hamle yapmaz, onun için anlatılacak bir oyun tarzı yok.
client-table-play-again = Bir daha oyna
client-table-next-deal = Sıradaki el
client-table-deal-now = Kâğıtları dağıt
client-table-bonus = Ödül
client-table-sound =
    { $sound ->
        [off] Ses: kapalı
        [soft] Ses: kısık
       *[on] Ses: açık
    }
client-table-make-club = Haftaya yine: bunu kulüp yap
client-table-beside-others = Sonucun ötekilerin yanında
