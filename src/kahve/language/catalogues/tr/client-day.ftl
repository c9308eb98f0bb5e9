### Günün elinin sayfası: oynanmadan önce, sonra da düzeylerin ve kulüplerin yanında sonucu.

client-day-title = Günün eli
client-day-all-games = Bütün oyunlar
client-day-dates = Saklanan günler
client-day-about = Her oyundan bir el, herkes için aynı kâğıtlarla. Ötekilerin hepsi { $others } düzeyinde oynar; aynı hamle aynı karşılığı görür. İlk oynayışın sayılır.
client-day-by-the-server =
    { $hours ->
        [one] Evrensel saate göre bugün { $date }. Sonraki el yaklaşık { $hours } saat sonra gelir.
       *[other] Evrensel saate göre bugün { $date }. Sonraki el yaklaşık { $hours } saat sonra gelir.
    }
client-day-by-this-device =
    { $hours ->
        [one] Bu cihazın saatine göre evrensel tarih { $date }. Sonraki el yaklaşık { $hours } saat sonra gelir.
       *[other] Bu cihazın saatine göre evrensel tarih { $date }. Sonraki el yaklaşık { $hours } saat sonra gelir.
    }
client-day-not-played = Henüz oynanmadı
client-day-begun = Başladın
client-day-points =
    { $kind ->
        [ahead] { $points } sayı önde
        [behind] { $points } sayı geride
       *[level] Sayılar eşit
    }
client-day-no-such-game = Burada bu adda bir oyun yok.
client-day-shown-later = Başkalarının ne yaptığı, sen oynadıktan sonra gösterilir.
client-day-play = { $game } oyna
client-day-go-on = Oynamaya devam et
client-day-practise = Alıştırma için yeniden oyna
client-day-bring = Ağ olmadan mı oynadın?
client-day-bring-how = Oynadığın sayfada kaydı sakla ve burada seç: o zaman burada da sayılır.
client-day-bring-log = Kaydı seç
client-day-solution = En iyi oynayışı gör
client-day-solution-later = En iyi oynayış ertesi günden başlayarak gösterilir.
client-day-levels = Düzeyler bu elden ne çıkarıyor
client-day-level-says =
    { $plays ->
        [one] { $plays } oynayışta { $low }. Bunların %{ $percent } kadarından öndeydin.
       *[other] { $plays } oynayışta çoğunlukla { $low } ile { $high } arası, ortası { $middle }. Bunların %{ $percent } kadarından öndeydin.
    }
client-day-lesson = Bundan ne öğrenilir
client-day-lesson-comes = El inceleniyor…
client-day-nothing-given = Belirlenebilen bir kaybın olmadı.
client-day-share = Sonucunu paylaş
client-day-share-says = Kahve, { $date } günün eli: { $game }. { $points }.
client-day-share-ahead = { $level } düzeyindeki bir botun oynayışlarının %{ $percent } kadarından önde.
client-day-copy = Metni kopyala
client-day-copied = Kopyalandı
client-day-picture = Resim paylaş
