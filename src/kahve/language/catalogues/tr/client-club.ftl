### The page of a club: its members, tables, rules, evenings and book.

client-club-clubs = Kulüpler
client-club-not-here = Burada kulüp yok: kulüpler için kişileri tanıyan bir sunucu gerekir.
client-club-now = Şimdi
client-club-join-call = Görüşmeye katıl
client-club-members =
    { $count ->
        [one] { $count } üye
       *[other] { $count } üye
    }
client-club-settings = Kulüp hakkında
client-club-save = Kulübü dosya olarak kaydet
client-club-leave = Kulüpten ayrıl
client-club-leave-ask = Bu kulüpten ayrılıyor musun? Masaların ve maçların sende kalır, ama kulübün sayfasını artık göremezsin.
client-club-dissolve = Kulübü sil
client-club-dissolve-ask = Bu kulüp herkes için silinsin mi? Sayfası, kuralları ve defteri bir daha gelmez. Masalar, orada oynayanların listesinde kalır.
client-club-code-unknown = Bu bağlantı hiçbir kulübü açmıyor: bir üyeden güncel olanı iste.
client-club-join-by-code = Kodla katıl
client-club-code = Kulübün kodu
client-club-look = Bak
client-club-invited =
    { $count ->
        [one] { $name } seni davet ediyor. { $count } üyesi var.
       *[other] { $name } seni davet ediyor. { $count } üyesi var.
    }
client-club-go = Kulübe git
client-club-join = Katıl
client-club-join-means = Üyeler adını, amblemini, ne zaman burada olduğunu ve kulüpte oynadığın maçları görür.
client-club-make-of-table = Bunu kulüp yap
client-club-found = Kulüp kur
client-club-what-it-is = Kulüp aynı insanları bir arada tutar: kendi kuralları, açık masaları ve akşamları bir ad altında durur.
client-club-name = Kulübün adı
client-club-name-example = Perşembelerimiz
client-club-emblem = Amblemi
client-club-found-it = Kur
client-club-no-table = Şu anda açık masa yok.
client-club-table-waits =
    { $people ->
        [one] { $names } { $count } kişi bekliyor
       *[other] { $names } { $count } kişi bekliyor
    }
client-club-go-to-table = Masaya git
client-club-sit-down = Otur
client-club-open-table = Masa aç
client-club-rules-of-table = Ne oynanıyor
client-club-our-rules = Kurallarımız
client-club-by-book = Kitaba göre
client-club-rules-and-seats = { $called } ({ $game }, { $seats })
client-club-seats-by-book = Kitaba göre yer sayısı
client-club-usual-seats = her zamanki sayı
client-club-lay-table = Masayı kur
client-club-role =
    { $role ->
        [founder] kurucu
        [host] ev sahibi
       *[member] üye
    }
client-club-you = sen
client-club-what-with = { $name } ile ne yapılabilir
client-club-make =
    { $role ->
        [host] Ev sahibi yap
       *[member] Üye yap
    }
client-club-hand-over = Kulübü devret
client-club-hand-over-ask = { $name } kurucu olsun mu? Bundan sonra sen bir ev sahibisin.
client-club-remove = Çıkar
client-club-remove-ask = { $name } kulüpten çıkarılsın mı? Oynadıkları onda kalır.
client-club-invite = Birini davet et
client-club-link = Bu kulübün bağlantısı
client-club-or-type-code = Ya da bu kodu kulüpler sayfasında yaz:
client-club-link-as-code = Bağlantı, QR kodu olarak
client-club-rules = Ev kuralları
client-club-no-rules = Kulüp henüz ev kuralı saklamıyor: masaları kitaba göre.
client-club-usual = her zamanki
client-club-make-usual = Her zamanki yap
client-club-drop-rules = { $name } kaldır
client-club-keep-first = Önce ilk sayfada ev kurallarını bir adla sakla: sonra buraya eklenebilir.
client-club-keep-of-browser = Bu tarayıcının ev kurallarını ekle
client-club-keep = Ekle
client-club-customs = Masalarının âdetleri
client-club-name-and-more = Ad, amblem, görüşme, saat dilimi
client-club-call = Görüşmenizin adresi
client-club-zone = Saat dilimi
client-club-renew-code = Yeni bağlantı ve kod
client-club-renew-says = Eskileri artık çalışmaz.
client-club-next-evening = Gelecek akşam
client-club-no-evening = Planlanmış akşam yok.
client-club-clock-is-wrong = Bu cihazın saati yanlış. Akşamlar sunucunun saatine göre başlar.
client-club-tell-me = Bir saat önce haber ver
client-club-tell-me-not = Haber verme
client-club-no-push = Bu tarayıcı sunucunun sana haber vermesine izin vermiyor.
client-club-calendar = Takvimimde
client-club-calendar-address = Takvimin adresi
client-club-calendar-says = Takviminde bu adrese abone ol: hep güncel kalır. Adres yalnız senindir.
client-club-calendar-file = Ya da dosya kaydet
client-club-it-is-time = Vakit geldi
client-club-weekly = her hafta
client-club-do-you-come = Geliyor musun?
client-club-answer =
    { $comes ->
        [yes] Gelirim
        [late] Geç gelirim
       *[no] Gelemem
    }
client-club-who-comes =
    { $comes ->
        [yes] Gelen: { $names }
        [late] Geç gelen: { $names }
       *[no] Gelmeyen: { $names }
    }
client-club-table = { $number }. masa
client-club-seat-of-table = { $table }. masa, { $seat }. yer
client-club-sit-down-early = Erken otur
client-club-round = { $round }. tur
client-club-waiting =
    { $count ->
        [one] { $names } bu turda bekliyor.
       *[other] { $names } bu turda bekliyor.
    }
client-club-next-round = Sonraki tur
client-club-seat-people = Gelenleri oturt
client-club-game-and-tables = Oyun ve masalar
client-club-game-in-tables = { $game }: { LIST($tables, style: "comma") }
client-club-seats-are = Yerler
client-club-mode =
    { $mode ->
        [drawn] kurayla belli olur
        [rotated] herkes herkesle oynasın diye değişir
       *[fixed] yanıt sırasına göre kalır
    }
client-club-propose = Öner
client-club-plan = Akşam planla
client-club-day = Gün
client-club-time = Saat ({ $zone })
client-club-note = Konusu
client-club-every-week = Her hafta
client-club-plan-it = Planla
client-club-call-off = İptal et
client-club-call-off-once = Bu sefer değil
client-club-call-off-all = Tümünü iptal et
client-club-book = Defter
client-club-tonight = Bu akşam
client-club-span = Zaman
client-club-of-span =
    { $span ->
        [season] bu yıl
        [month] bu ay
       *[ever] tüm zamanlar
    }
client-club-evenings = Akşamlar
client-club-all-games = Tüm oyunlar
client-club-standings = Sıralama
client-club-won = Kazandı
client-club-played = Maç
client-club-more-a-deal = El başına fazla
client-club-margin = { $margin } ± { $error }
client-club-margin-says = Her elde ötekilerin ortalamasından fazla alınan sayı, %95 aralığıyla: az elde bu aralık geniştir.
client-club-days-say = Günler ve aylar kulübün saat dilimine göredir ({ $zone }).
client-club-column = { $kind ->
    [rating] Reyting
    [play] Oyunla
   *[luck] Şansla
}
client-club-luck-says = Oyun ve şans, incelenmiş ellerde sayılır.
client-club-rating-says = Reyting, görünen maçları sırasıyla sayar: herkes 1500'den başlar.
client-club-rated = Sıralamada reyting göster
client-club-pairs = Eşler
client-club-records = Rekorlar
client-club-record =
    { $kind ->
        [comeback] { $game }: { $name } { $points } geriden gelip kazandı
        [captures] { $game }: { $name } bir elde { $points } kez { $capture } yaptı
        [longest] { $game }: { $name } { $points } kâğıtlık çorba yedi
       *[deal] { $game }: { $name } bir elde { $points } yaptı
    }
client-club-matches =
    { $count ->
        [one] { $count } maç
       *[other] { $count } maç
    }
client-club-save-as = { $kind } olarak kaydet
client-club-note-of = { $name }, { $deal }. el için
client-club-write-note = { $game } oyununun bir eline satır yaz
client-club-deal = El
client-club-line = Ötekilere bir satır
client-club-write = Yaz
client-club-still-reading = Kayıtlar hâlâ okunuyor.
client-club-no-match = Burada henüz biten maç yok.

### Herkese aynı eller.

client-club-same-title = Aynı eller
client-club-same-says = Herkes aynı kâğıtlarla oynar, sonra karşılaştırırsınız. Kimse daha oynayacağı bir elden bir şey görmez.
client-club-same-how-many = El sayısı
client-club-same-how = Nasıl oynanır
client-club-same-alone = Herkes botlarla, istediği zaman
client-club-same-tables =
    { $count ->
        [one] Arkadaşlar { $count } masada
       *[other] Arkadaşlar aynı anda { $count } masada
    }
client-club-same-begin = Bağlantıyı al
client-club-same-deals =
    { $count ->
        [one] { $game }: { $count } el
       *[other] { $game }: { $count } el
    }
client-club-same-link = Ötekiler için bağlantı
client-club-same-take-seat = Yer al
client-club-same-free = boş
client-club-same-has-added = bu cihaz kâğıtlara payını kattı
client-club-same-waits = Bütün bu cihazlar paylarını katınca kâğıtlar belli olur.
client-club-same-without = Eksikleri beklemeden başla
client-club-same-settling = Cihazın kâğıtlara payını katıyor.
client-club-same-play = Oyna
client-club-same-hidden = Ötekilerin bir elde ne yaptığını o eli oynayınca görürsün.
client-club-same-count =
    { $count ->
        [one] { $count } masa oynuyor.
       *[other] { $count } masa oynuyor.
    }
client-club-same-in-all = Toplam
client-club-same-points = Sayı
client-club-same-more = Ötekilerden fazla
client-club-same-par = Beklenen
client-club-same-over = Ortalamanın üstü
client-club-same-matchpoints = Karşılaştırma
client-club-same-parts = Oyunun ayrıldığı yer
client-club-same-after =
    { $moves ->
        [one] { $moves } hamleden sonra
       *[other] { $moves } hamleden sonra
    }
client-club-same-never = hiçbir yerde
client-club-same-yours = seninki
client-club-same-explained = Beklenen, her yerde aynı hazır oyuncular oynayınca kâğıtların getirdiğidir. Karşılaştırma, bir masanın 100 karşılaştırmanın kaçında daha iyi olduğunu söyler; eşitlik yarım sayılır.
client-club-same-looking = Beklenen daha hesaplanıyor.
client-club-same-at-all-tables = Bütün masalarda aynı eller
client-club-same-with-bots = Üyelere aynı eller, herkes botlarla
