### Sunucunun masada olup bitenden başka söyledikleri: kapısında, oyunlar ve masalar için, kişiler ve cihazları için.


## Sunucunun kapısında

people-nothing-here = Bu adreste bir şey yok.
people-deals-still-hidden = Bunu, aynı eli kendin oynadıktan sonra görebilirsin.
people-no-such-duplicate = Burada böyle eller yok ya da senin için değil.
people-deals-played-elsewhere = Aynı elleri başka bir masada oynuyorsun.
people-deals-need-person = Başkalarının da oynadığı elleri oynamak için kendi anahtarın gerekir: bağlantıyı bir tarayıcıda aç.
people-cannot-be-done-here = Bu, bu adreste yapılamaz.
people-seat-is-a-number = Bu adres okunamıyor: yer bir numaradır.
people-failure = Sunucuda bir şey ters gitti. Daha önce oynananlar güvende.
people-house-has-no-tables = Sunucu şu anda masalarına ulaşamıyor. Birazdan bir daha dene.
people-house-is-full = Sunucu şu anda dolu. Birazdan bir daha dene.
people-asks-a-lot = Senin adresinden kısa sürede çok fazla şey istendi. Biraz bekle ve yeniden dene.
people-too-many-connections = Senin adresinden çok fazla bağlantı açık. Birkaçını kapat.
people-request-took-too-long = Bu isteğin gelmesi çok uzun sürdü.
# $names: sunucuya ulaşılabilen adresler.
people-house-of-other-name = Sunucu bu ada cevap vermez, şunu kullan: { LIST($names, style: "or") }. Sunucuyu işleten, --allow-host ile başka adlara izin verebilir.
people-page-from-elsewhere = Başka yerden gelen bir sayfa bu masayla konuşamaz.
people-base-is-a-path = Taban, sayfanın sunucuyu altında gördüğü yoldur, /kahve/ gibi: eğik çizgiyle başlar, eğik çizgiyle biter ve en çok { $most } karakterdir.
people-too-many-open = Senin adresinden { $most } açık istek ve bağlantı var: en çok bu kadar olur. Birkaçını kapat.
people-address-too-long = Bu adres burada okunamayacak kadar uzun.
people-request-too-long = Bu istek çok uzun: en çok { $most } bayt olur.
people-request-not-complete = Bu istek, içeriği tamamlanmadan bitti.
people-message-too-long = Bu ileti çok uzun: en çok { $most } bayt olur.
# $error: JSON okuyucunun İngilizce dediği.
people-message-unreadable = Bu ileti okunamıyor: { $error }.
# $field: bir iletinin bir bölümünün adı, örneğin `name`; $most: en çok kaç karakter olabilir.
people-text-too-long = { $field } metni çok uzun: en çok { $most } karakter olabilir.
people-message-too-deep = Bu ileti okunamıyor: iç içe çok fazla katmanı var.
people-request-unreadable = Bu istek okunamıyor: { $error }.
people-request-too-deep = Bu istek okunamıyor: iç içe çok fazla katmanı var.
# Sayfa daha derlenmemişken bütün sayfa. $says: sunucuyu çalıştıran için İngilizce bir cümle.
people-page-not-built = Masaların sunucusu çalışıyor, sayfası ise daha derlenmedi. { $says }
people-no-index = { $folder } klasöründe index.html yok.

## Oyunlar ve masalar

people-no-rulebook = Bu oyunun kural kitabı daha yazılmadı.
people-too-many-tables = Buradan bu dakikada çok fazla masa açıldı. Biraz bekle.
people-words-are-played-here = Senin adresinden biri kelimeli bir el oynuyor: kelime listesine o el bitince sorulabilir.
people-only-who-sits = Bu masayı yalnız oturanlar görebilir: yerinin anahtarını gönder.
# $seat: istenen yerin numarası; $own: okuyanın yerinin.
people-other-seat = { $seat }. yer senin değil: anahtarın { $own }. yerin.
# Kural kitabında bir ev kuralının altında: bu masada ne olduğu. $value: bir ev kuralının değeri, "evet" ya da "150" gibi.
people-at-this-table = Bu masada: { $value }.
# $value sayfada işaretlidir. $book: kitaptaki değer.
people-at-this-table-other = Bu masada: { $value } (kitapta { $book }).
# Kural kitabında bir durumun resminin altında: el, bir de dersin bağlantısı.
people-your-hand = Elin
people-cards = { LIST($cards, style: "comma") }
people-try-it = Dene
# Çözülmüş bir örneğin resminin üstünde.
people-example = Örnek
# Böyle bir resimde kimin oynadığı. $number: sıradaki yerin numarası, bir metin.
people-player = { $number }. oyuncu
# Böyle bir resimde oynanan kâğıt.
people-card-played = Oynanan: { $card }
# Orada denenen bir şeye kurallar izin vermiyorsa.
people-not-allowed = Olmaz:
# Aynı örneği oynamanın başka bir yolundan önce.
people-example-or = Ya da:
# Bir örneğin oynandığı masanın ev kuralı. $rule: adı. $value: "evet" ya da "150" gibi.
people-example-house = Ev kuralı: { $rule } – { $value }
# Açık ya da kapalı olan bir ev kuralının değeri.
people-yes = evet
people-no = hayır

## Arkadaş çağırmak

people-send-this-link = Bu bağlantıyı bir arkadaşına gönder:
people-link-for-network = Bu bağlantı kendi ağındaki arkadaşların için. Başka yerdekiler için sunucuyu, oradaki adresiyle --public-url vererek başlat.
# Komut olduğu gibi yazılır.
people-link-opens-here = Bu bağlantı yalnız bu makinede açılır. Ağındakileri içeri al: sunucuyu durdur, kahve serve --host 0.0.0.0 diye başlat. Masa saklanır.
# Adresler bu cümlenin altında durur.
people-friends-then-open = O zaman ağındaki arkadaşların şunu açar:

## Kişiler ve cihazları

people-only-a-person = Bunu yalnız bu sunucunun tanıdığı biri isteyebilir: cihazının anahtarını gönder.
people-too-many-persons = Buradan bu dakikada çok fazla yeni kişi geldi. Biraz bekle.
people-device-unknown = Bu cihaz burada artık tanınmıyor: oturumu kapatıldı ya da kişisinden saklananlar silindi.
people-person-unknown = Bu kişi burada artık tanınmıyor.
people-no-such-device = Böyle bir cihaz yok.
# Birinden saklanan her şeyin olduğu dosyanın ilk satırı.
people-file-about = Bu Kahve sunucusunda senden saklananlar. Zamanlar 1970'ten bu yana saniyedir (UTC).
# Bir cihazın adı. $browser ile $system adlardır, Firefox ve Linux gibi.
people-device-label = { $browser }, { $system }
people-device-program = Bir program

## İkinci bir cihazı getiren kod

# $count: kaç harf.
people-code-of-letters = Kodda { $count } harf olur, I ve O olmaz. İlk cihaza bir daha bak.
people-code-unknown = Bu kod bilinmiyor. İlk cihaza bir daha bak.
people-code-used = Bu kod kullanıldı: her kod bir kez işler. İlk cihazdan yenisini al.
people-code-replaced = Bu kodun yerine yenisi alındı. Onu yaz.
people-code-missed = Bu kod çok kez yanlış yazıldı, artık işlemiyor. İlk cihazdan yenisini al.
people-code-of-nobody = Bu kod artık işlemiyor: kişisi silindi.
people-code-too-old = Bu kod eskidi: { $minutes } dakika geçerlidir. İlk cihazdan yenisini al.
people-too-many-wrong-codes = Çok fazla yanlış kod denendi. Bir dakika bekle, koda bir daha bak.

## Geçiş anahtarları

# $host: sayfanın adresindeki ad.
people-passkey-needs-name = Geçiş anahtarı için adı ve https'i olan bir adres ya da localhost gerekir: bu sayfanın adresi { $host }.
people-passkey-needs-address = Geçiş anahtarı için adı ve https'i olan bir adres ya da localhost gerekir: bu sayfanın adresi yok.
people-passkey-unreadable = Bu geçiş anahtarı okunamıyor.
people-passkey-not-for-here = Bu geçiş anahtarı bu sunucu için yapılmamış, onun için saklanmadı. Bir daha dene.
people-passkey-opens-nothing = Bu geçiş anahtarı bu sunucuda geçmiyor. Bir daha dene.
people-passkey-unknown = Bu geçiş anahtarı burada tanınmıyor: kaldırıldı ya da kişisinden saklananlar silindi.
people-no-such-passkey = Böyle bir geçiş anahtarı yok.
people-passkey-kept-already = Bu geçiş anahtarı zaten saklanıyor.
people-too-many-passkeys = Buradan bu dakikada çok fazla geçiş anahtarı istendi. Biraz bekle.
people-too-late = Bu çok uzun sürdü ya da zaten yapıldı. Bir daha dene.

## Bir cihaza, kişisinin sırası geldiğinde bildirim

# Bildirim: oyunun adıyla başlığı ve cümlesi.
people-push-title = Sıra sende · { $game }
people-push-says = Sıra sende.
# $seat: yerin numarası.
people-push-only-to-seat = { $seat }. yerin sırası yalnız onun cihazlarına bildirilir: o yerin anahtarını gönder.
people-push-asked-too-often = Bu, bu dakikada çok sık istendi. Biraz bekle.
people-push-nothing = Bu sunucu bildirim göndermiyor: bunun için anahtarı yok.
people-push-no-service = Bu, bir bildirim hizmetinin adresi değil.
people-push-service-unknown = Sunucu yalnız tarayıcıların bildirim hizmetlerine gönderir, bu adres ise tanıdıklarından değil.
people-push-keys-unreadable = Bu cihazın anahtarları okunamıyor: tarayıcıda bildirimleri kapatıp yeniden aç.
