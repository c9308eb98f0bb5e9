### Bir elin mührü ve bütün ellerin sınanması.

client-proof-secret-fits = Sunucunun gizli sayısı, önceden taahhüt ettiği sayı.
client-proof-secret-differs = Sunucunun gizli sayısı, önceden taahhüt ettiği sayı değil.
client-proof-former-scheme = Bu kanıt eski türden: elin kaç kez başlatıldığını ve kimin katılmadığını bağlamaz.
client-proof-value-differs = { $name }: söylediği sayı, önceden taahhüt ettiği sayı değil.
client-proof-devices-took-part = Katılan cihazlar: { LIST($names, style: "comma") }. Her biri taahhüt ettiği sayıyı söyledi.
client-proof-no-device = Bu ele hiçbir cihaz katılmadı, kâğıtları yalnız sunucu belirledi.
client-proof-silent = Ses çıkarmadığı için katılmayan: { LIST($names, style: "comma") }.
client-proof-no-order = Kâğıtların sırası hesaplanamıyor.
client-proof-order-fits = { $count } kâğıt, bunların hepsinden çıkan sırada duruyordu.
client-proof-order-differs = Kâğıtlar, bunlardan çıkan sırada değil, başka bir sırada duruyordu.
# $count: masanın kaç görüntüsü karşılaştırıldı.
client-proof-cards-fit = Bu sayfaya gösterilen her kâğıt bu dizilişteki yerindeydi: masanın { $count } görüntüsü karşılaştırıldı.
client-proof-cards-in-part = Bu sayfa bu elin yalnız bir kısmını gördü. Ona gösterilen kâğıtlar bu dizilişe uyuyor.
client-proof-cards-differ = Bu sayfaya gösterilen kâğıtlar bu dizilişten çıkmıyor.
# $moves: elde kaç hamle yapılmıştı.
client-proof-cards-differ-at =
    { $moves ->
        [0] Kâğıtlar dağıtıldığında bu sayfaya bu dizilişten çıkmayan bir şey gösterildi.
       *[other] { $moves } hamleden sonra bu sayfaya bu dizilişten çıkmayan bir şey gösterildi.
    }
# $shown, $due: kâğıtların kodları, aralarında boşlukla.
client-proof-cards-shown-and-due =
    { $moves ->
        [0] Kâğıtlar dağıtıldığında bu sayfaya { $shown } gösterildi. Bu dizilişe göre orada { $due } vardı.
       *[other] { $moves } hamleden sonra bu sayfaya { $shown } gösterildi. Bu dizilişe göre orada { $due } vardı.
    }
client-proof-moves-not-by-rules = Kâğıtlar bu dizilişteyken sunucunun söylediği hamleler kurallara aykırı.
client-proof-cards-not-seen = Bu tarayıcı bu elin oynandığını görmedi, bu dizilişle karşılaştıracak kâğıdı yok.
client-proof-cards-not-compared = Bu sayfaya gösterilen kâğıtlar bu dizilişle karşılaştırılamadı.
client-proof-no-rules-for-page = Bu sunucuda bu oyunun tarayıcı için kuralları yok, bu yüzden sayfa eli kendi başına yeniden oynayamaz.
client-proof-of-other-deal = Sunucu başka bir elin kanıtını veriyor.
client-proof-deal-not-void = Sunucu, bundan önceki bir elin yandığını söylüyor. Kurallara göre yanmamıştı.
client-proof-none-given = Sunucu bu elden önce taahhütte bulundu, şimdi ise kanıt vermiyor.
# $count: bu tarayıcı bu elin başka kâğıtlarla dağıtıldığını kaç kez gördü.
client-proof-dealt-before =
    { $count ->
        [1] Bu tarayıcı bu elin daha önce başka kâğıtlarla dağıtıldığını gördü: masanın eski bir hâli geri konmuş.
       *[other] Bu tarayıcı bu elin daha önce { $count } kez başka kâğıtlarla dağıtıldığını gördü: masanın eski bir hâli geri konmuş.
    }
# $count: bu tarayıcıya kaç değiş tokuş söylendi. $attempt: sunucuya göre bu kaçıncısıydı.
client-proof-begun-more-often = Bu tarayıcıya bu el için { $count } değiş tokuş söylendi. Sunucuya göre bu { $attempt } numaralısıydı.
client-proof-not-there = Bu sayfa bu elden önce masada değildi, neyin taahhüt edildiğini bilemez.
client-proof-other-commitments = Elden önce bu sayfaya başka taahhütler söylenmişti.
client-proof-late-commitment = Birisi ancak bu cihaz sayısını söyledikten sonra taahhüt etti.
client-proof-part-of-commitments = Elden önce bu sayfaya taahhütlerin yalnız bir kısmı söylenmişti.
client-proof-same-commitments = Elden önce bu sayfaya aynı taahhütler söylenmişti.
client-proof-own-value-there = Bu cihazın çektiği sayı da aralarında.
client-proof-own-value-exchanged = Bu cihazın sayısı başka biriyle değiştirilmiş.
client-proof-dealt-without = Bu cihaz sayısını söyledi, sunucu onu saymadan dağıttı.
client-proof-too-slow = Bu cihaz katılmak için geç kaldı.
client-proof-all-deals-tested = Bütün eller, sınanmış
client-proof-counting = Eller sayılıyor…
client-proof-counted-all = { $count } el: bu sunucuda biten ellerin hepsi, sayıldığı tarih { $date }.
client-proof-counted-latest = { $count } el: bu sunucuda en son biten eller, sayıldığı tarih { $date }.
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
client-proof-chance-repeated = Bu el birden çok kez yapıldı
client-proof-chance-broken = Kâğıtlar kanıtlarına uymuyor
client-proof-checking = Bu elin şansı denetleniyor…
# $word: “bizevise” gibi dört hece.
client-proof-word = Bu elin sözcüğü { $word }. Masadaki herkes aynı sözcüğü okuyorsa, herkese aynı kâğıtlar ve aynı hamleler söylenmiştir.
client-proof-browser-checked = Bu tarayıcının denetlediği
client-proof-what-it-means = Bu ne demek
client-proof-does-not-prove = Bu, kimsenin bakmadığını kanıtlamaz: kâğıdı sunucu dağıtır, yani sunucuyu çalıştıran görebilir.
client-proof-broken-off-deals =
    { $count ->
        [0] Sunucu beğenmediği bir elden önce durursa bu sayılır: bu masada hiçbir el yarıda kesilmedi.
       *[other] Sunucu beğenmediği bir elden önce durursa bu sayılır: bu masada { $count } el yarıda kesildi.
    }
client-proof-all-deals-of-house = Bu sunucunun bütün elleri, sınanmış
client-proof-not-known = Bilinmiyor
client-proof-fits = Uyuyor
client-proof-does-not-fit = Uymuyor
client-proof-means-proven = Bu kâğıtları kimse seçemezdi, bu sunucuyu çalıştıran bile: bunun için tek bir dürüst cihaz yeter.
client-proof-means-unknown = Çelişen bir şey yok. Ama bu tarayıcı kâğıtların seçilmediğini kendi başına kanıtlayamaz.
client-proof-means-repeated = Bu kâğıtlar kanıtlarından çıkıyor, ama sunucu bu eli saymadan yeniden başlatmış. Sunucuyu çalıştıran birkaç el arasından seçebilirdi: nedenini sor.
client-proof-means-broken = Sonradan bir şey değiştirilmiş ya da kanıtlananlardan başka kâğıtlar dağıtılmış. Maçın kaydını sakla, bu sunucuyu çalıştırana sor.
client-proof-exchanges-broken-off = Ondan önce bu el için { $count } değiş tokuş yarıda kesildi.
client-proof-gave-in-vain = Cihazın bu elin şansına kendi payını verdi, sunucu onu saymadan dağıttı.
