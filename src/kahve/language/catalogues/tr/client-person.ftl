### Masalarım: cihazlar, kodlar, geçiş anahtarları, biri hakkında saklananlar.

client-person-tables-come-along = Masaların ikinci bir cihaza da gelir: telefona, tablete, başka bir tarayıcıya.
client-person-get-code = Onun için kod al
client-person-type-code = Öbür cihazda { $page } sayfasını aç ve bu kodu yaz. Kod bir kez, beş dakika içinde kullanılır.
client-person-the-code = Kod: { $code }
client-person-hold-camera = Ya da kamerasını buna tut:
client-person-code-as-picture = Kod, QR kodu olarak
client-person-no-camera = Bu sunucuya yalnız bu makineden ulaşılıyor, kamera işe yaramaz.
client-person-another-code = Başka kod
client-person-code-shown = Orada görünen kod
client-person-bring-along = Bu cihazın masalarını da getir
client-person-device-changes = Bu cihaz o kişinin olur. Masaları getirilmezse, daha önce kiminse onun oturumu kapanır.
client-person-devices = Cihazlar
client-person-this-device = bu cihaz
client-person-seen = { $ago } görüldü
client-person-sign-out-this = { $device }, bu cihaz: oturumu kapat
client-person-sign-out-device = { $device }: oturumu kapat
client-person-sign-out = Oturumu kapat
client-person-passkey-at = { $address } için, { $ago }
client-person-take-passkey = { $device }: geçiş anahtarını kaldır
client-person-take-away = Kaldır
client-person-no-passkeys = Hiç yok.
client-person-device-is-now = Bu cihaz artık { PERSON($name, case: "genitive") }.
client-person-match-goes-on = Maç bitmedi: öbürleri senin yerine bot oynatabilir ya da yerini boşaltabilir.
client-person-forget-ask = Bu { $game } masası listenden çıkarılsın mı? Cihazların yerinin anahtarını kaybeder.
client-person-forget = Listeden çıkar
client-person-device-unknown = Bu cihaz burada daha tanınmıyor. İlk masanda bir anahtar alır, masaların da burada listelenir: kimse adres ya da şifre sormaz.
client-person-to-the-games = Oyunlara git
client-person-first-emblem = Önce bir simge seç
client-person-who-you-are = Sen kimsin
client-person-another-device = Başka bir cihaz
client-person-from-elsewhere = Başka bir cihazda masalarım var
client-person-come-back-passkey = Geçiş anahtarıyla geri gel
client-person-what-is-kept = Senden saklananlar
client-person-kept-says = Adın, simgen, bu cihazlar ve geçiş anahtarları, bir de hangi masalarda oturduğun. Başkaları adını ve simgeni görür.
client-person-sign-out-this-ask = Bu cihazın oturumu kapansın mı? Başka bir cihazdan alınan kodla ya da geçiş anahtarıyla geri gelirsin.
client-person-sign-out-ask = { $device }: oturumu kapansın mı? Yerlerinin anahtarlarını kaybeder.
client-person-drop-passkey-ask = Bu geçiş anahtarı kaldırılsın mı? Burada artık hiçbir şey açmaz.
client-person-drop-passkey = Kaldır
client-person-about-passkeys = Geçiş anahtarı masalarını hep saklar: bütün cihazların kaybolsa bile onunla yeni bir cihazda geri gelirsin.
client-person-add-passkey = Geçiş anahtarı ekle
client-person-no-passkey-here = Geçiş anahtarı, sunucunun https'li bir adresi varsa ya da sunucunun kendi makinesinde eklenebilir.
client-person-delete-all-ask = Senden saklanan her şey silinsin mi? Cihazların, geçiş anahtarların ve masa listen bir daha gelmemek üzere gider, hiçbir cihazda yerlerinin anahtarı kalmaz. Kâğıtlar oynandığı gibi kalır, her masada yazdığın adla.
client-person-delete-all = Her şeyi sil
client-person-nothing-kept = Senden artık hiçbir şey saklanmıyor.
client-person-are-you-sure = Emin misin?
client-person-no-passkey-given = Tarayıcı geçiş anahtarı vermedi. Hiçbir şey değişmedi.
client-person-match-over = Maç bitti.
client-person-match-on = Maç sürüyor.
client-person-looking-for-deals = Eller aranıyor…
client-person-no-deal-yet = Daha biten el yok. Bitince burada yeniden izlenir: her hamle ve ne ettiği.
client-person-no-table-yet = Daha hiçbir masada oturmuyorsun. Bir masa aç ya da bir arkadaşının bağlantısıyla gel: burada listelenir.
client-person-so-many-more = { $count } tane daha
client-person-deals-of = Bu { $game } masasının elleri
client-person-deals-of-table = Bu masanın elleri
client-person-forget-of = Bu { $game } masasını listeden çıkar
client-person-forget-table = Bu masayı listeden çıkar
client-person-over = bitti
client-person-over-since = bitti, { $ago }
client-person-open-seats =
    { $count ->
        [1] bir boş yer
       *[other] { $count } boş yer
    }
client-person-with-others = masada: { $others }
client-person-your-emblem = Simgen
client-person-just-now = az önce

## Simgeler

client-person-emblem-cup = fincan
client-person-emblem-pot = cezve
client-person-emblem-lamp = lamba
client-person-emblem-bell = çan
client-person-emblem-key = anahtar
client-person-emblem-house = ev
client-person-emblem-boat = tekne
client-person-emblem-anchor = çapa
client-person-emblem-fish = balık
client-person-emblem-cat = kedi
client-person-emblem-owl = baykuş
client-person-emblem-tortoise = kaplumbağa
client-person-emblem-bee = arı
client-person-emblem-snail = salyangoz
client-person-emblem-tulip = lale
client-person-emblem-leaf = yaprak
client-person-emblem-lemon = limon
client-person-emblem-cherry = kiraz
client-person-emblem-mushroom = mantar
client-person-emblem-moon = ay
client-person-emblem-sun = güneş
client-person-emblem-star = yıldız
client-person-emblem-mountain = dağ
client-person-emblem-kite = uçurtma
client-person-bring-in = Bu cihazı da kat
client-person-passkeys = Geçiş anahtarları
client-person-save-all = Hepsini dosya olarak kaydet
client-person-delete-me = Beni sil
client-person-take-data = Verilerini al
client-person-keep-name = Bir masada, otururken taşıdığın ad ve simge kalır.
client-person-my-clubs = Kulüplerim
client-person-history = Oynadıklarım
client-person-history-comes = Maçların okunuyor…
client-person-history-empty = Henüz biten bir maçın yok.
client-person-history-of-day = Günün eli
client-person-history-latest =
    { $count ->
        [one] Son maç
       *[other] Son { $count } maç
    }
client-person-history-won =
    { $matches ->
        [one] { $matches } maçın { $won } tanesini kazandın.
       *[other] { $matches } maçın { $won } tanesini kazandın.
    }
client-person-history-margin = Ötekilere göre el başına sayı: { $points }.
client-person-history-luck =
    { $deals ->
        [one] İncelenen { $deals } elde bunun { $play } kadarı oyundan, { $luck } kadarı şanstan geldi.
       *[other] İncelenen { $deals } elde bunun { $play } kadarı oyundan, { $luck } kadarı şanstan geldi.
    }
client-person-history-days = Günün elleri: { $days }, ötekilere göre el başına { $points } sayı.
client-person-taught-done = Bu cihazdaki dersler ve bulmacalar
client-person-history-learned = { $game }: biten ders { $lessons }, çözülen bulmaca { $puzzles }.
client-person-history-beaten = Yendiğin botlar: { LIST($bots, style: "comma") }.
client-person-history-curve = Ötekilerle sayı farkı, toplanarak
