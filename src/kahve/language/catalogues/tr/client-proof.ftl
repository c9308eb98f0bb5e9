### Bir elin mührü ve bütün ellerin sınanması.

client-proof-secret-fits = Kahvenin gizli sayısı, önceden taahhüt ettiği sayı.
client-proof-secret-differs = Kahvenin gizli sayısı, önceden taahhüt ettiği sayı değil.
client-proof-value-differs = { $name }: söylediği sayı, önceden taahhüt ettiği sayı değil.
client-proof-devices-took-part = Katılan cihazlar: { LIST($names, style: "comma") }. Her biri taahhüt ettiği sayıyı söyledi.
client-proof-no-device = Bu ele hiçbir cihaz katılmadı, şansını yalnız kahve belirledi.
client-proof-silent = Ses çıkarmadığı için katılmayan: { LIST($names, style: "comma") }.
client-proof-no-order = Kâğıtların sırası hesaplanamıyor.
client-proof-order-fits = { $count } kâğıt, bunların hepsinden çıkan sırada duruyordu.
client-proof-order-differs = Kâğıtlar, bunlardan çıkan sırada değil, başka bir sırada duruyordu.
client-proof-not-there = Bu sayfa bu elden önce masada değildi, neyin taahhüt edildiğini bilemez.
client-proof-other-commitments = Elden önce bu sayfaya başka taahhütler söylenmişti.
client-proof-late-commitment = Birisi ancak bu cihaz sayısını söyledikten sonra taahhüt etti.
client-proof-part-of-commitments = Elden önce bu sayfaya taahhütlerin yalnız bir kısmı söylenmişti.
client-proof-same-commitments = Elden önce bu sayfaya aynı taahhütler söylenmişti.
client-proof-own-value-there = Bu cihazın çektiği sayı da aralarında.
client-proof-own-value-exchanged = Bu cihazın sayısı başka biriyle değiştirilmiş.
client-proof-dealt-without = Bu cihaz sayısını söyledi, kahve onu saymadan dağıttı.
client-proof-too-slow = Bu cihaz katılmak için geç kaldı.
client-proof-all-deals-tested = Bütün eller, sınanmış
client-proof-counting = Eller sayılıyor…
client-proof-counted-all = { $count } el: bu kahvede biten ellerin hepsi, sayıldığı tarih { $date }.
client-proof-counted-latest = { $count } el: bu kahvede en son biten eller, sayıldığı tarih { $date }.
client-proof-test-says = Bu sınama kâğıtların eşit karılıp karılmadığını söyler. Tek bir eli kimsenin seçmediğini ise o elin mührü söyler.
client-proof-deals-with-pack = { $cards } kâğıtlık desteyle { $count } el.
client-proof-test = Sınama
client-proof-chi-square = Ki-kare
client-proof-freedom = Serbestlik derecesi
client-proof-p-value = p
client-proof-other-tests-later = Öbür sınamalar için daha çok el gerek.
client-proof-tests-later = Sınamalar için daha çok el gerek.
client-proof-below = { $number } altında
client-proof-chance-checked = Bu elin şansı: denetlendi
client-proof-chance-in-part = Bu elin şansı: bir kısmı denetlendi
client-proof-chance-broken = Kâğıtlar kanıtlarına uymuyor
client-proof-checking = Bu elin şansı denetleniyor…
client-proof-browser-checked = Bu tarayıcının denetlediği
client-proof-what-it-means = Bu ne demek
client-proof-does-not-prove = Bu, kimsenin bakmadığını kanıtlamaz: kâğıdı kahve dağıtır, yani kahveyi çalıştıran görebilir.
client-proof-broken-off-deals =
    { $count ->
        [0] Kahve beğenmediği bir elden önce durursa bu sayılır: bu masada hiçbir el yarıda kesilmedi.
       *[other] Kahve beğenmediği bir elden önce durursa bu sayılır: bu masada { $count } el yarıda kesildi.
    }
client-proof-all-deals-of-house = Bu kahvenin bütün elleri, sınanmış
client-proof-not-known = Bilinmiyor
client-proof-fits = Uyuyor
client-proof-does-not-fit = Uymuyor
client-proof-means-proven = Bu kâğıtları kimse seçemezdi, bu kahveyi çalıştıran bile: bunun için tek bir dürüst cihaz yeter.
client-proof-means-unknown = Çelişen bir şey yok. Ama bu tarayıcı kâğıtların seçilmediğini kendi başına kanıtlayamaz.
client-proof-means-broken = Birisi sonradan bir şey değiştirmiş. Maçın kaydını sakla, bu kahveyi çalıştırana sor.
client-proof-exchanges-broken-off = Ondan önce bu el için { $count } değiş tokuş yarıda kesildi.
client-proof-gave-in-vain = Cihazın bu elin şansına kendi payını verdi, kahve onu saymadan dağıttı.
