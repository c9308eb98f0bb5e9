### Kâğıtlar ve desteler. Bir kupa valesi: renk önce gelir, değer iyelik eki alır.

## Kâğıtlar

cards-card-french = { NOUN($suit) } { NOUN($rank, form: "possessed") }
    .accusative = { NOUN($suit) } { NOUN($rank, form: "possessed-accusative") }
    .dative = { NOUN($suit) } { NOUN($rank, form: "possessed-dative") }
    .ablative = { NOUN($suit) } { NOUN($rank, form: "possessed-ablative") }
    .genitive = { NOUN($suit) } { NOUN($rank, form: "possessed-genitive") }
    .instrumental = { NOUN($suit) } { NOUN($rank, form: "possessed-instrumental") }
cards-card-joker = joker
    .accusative = jokeri
    .dative = jokere
    .ablative = jokerden
    .genitive = jokerin
    .instrumental = jokerle
cards-card-letter = { NOUN($suit, form: "stem") } { $letter } kâğıdı
    .accusative = { NOUN($suit, form: "stem") } { $letter } kâğıdını
    .dative = { NOUN($suit, form: "stem") } { $letter } kâğıdına
    .ablative = { NOUN($suit, form: "stem") } { $letter } kâğıdından
    .genitive = { NOUN($suit, form: "stem") } { $letter } kâğıdının
    .instrumental = { NOUN($suit, form: "stem") } { $letter } kâğıdıyla
cards-card-dog = Köpek ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .accusative = Köpek'i ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .dative = Köpek'e ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .ablative = Köpek'ten ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .genitive = Köpek'in ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .instrumental = Köpek'le ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
cards-card-turtle = Kaplumbağa ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .accusative = Kaplumbağa'yı ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .dative = Kaplumbağa'ya ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .ablative = Kaplumbağa'dan ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .genitive = Kaplumbağa'nın ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
    .instrumental = Kaplumbağa'yla ({ NOUN($suit, form: "stem") } { $letter } kâğıdı)
cards-card-any = kâğıt
    .accusative = kâğıdı
    .dative = kâğıda
    .ablative = kâğıttan
    .genitive = kâğıdın
    .instrumental = kâğıtla
cards-card-hidden = kapalı kâğıt
    .accusative = kapalı kâğıdı
    .dative = kapalı kâğıda
    .ablative = kapalı kâğıttan
    .genitive = kapalı kâğıdın
    .instrumental = kapalı kâğıtla

## Değerler

cards-rank-A = as
    .accusative = ası
    .dative = asa
    .ablative = astan
    .genitive = asın
    .instrumental = asla
    .possessed = ası
    .possessed-accusative = asını
    .possessed-dative = asına
    .possessed-ablative = asından
    .possessed-genitive = asının
    .possessed-instrumental = asıyla
    .plural = aslar
    .plural-accusative = asları
cards-rank-2 = ikili
    .accusative = ikiliyi
    .dative = ikiliye
    .ablative = ikiliden
    .genitive = ikilinin
    .instrumental = ikiliyle
    .possessed = ikilisi
    .possessed-accusative = ikilisini
    .possessed-dative = ikilisine
    .possessed-ablative = ikilisinden
    .possessed-genitive = ikilisinin
    .possessed-instrumental = ikilisiyle
    .plural = ikililer
    .plural-accusative = ikilileri
cards-rank-3 = üçlü
    .accusative = üçlüyü
    .dative = üçlüye
    .ablative = üçlüden
    .genitive = üçlünün
    .instrumental = üçlüyle
    .possessed = üçlüsü
    .possessed-accusative = üçlüsünü
    .possessed-dative = üçlüsüne
    .possessed-ablative = üçlüsünden
    .possessed-genitive = üçlüsünün
    .possessed-instrumental = üçlüsüyle
    .plural = üçlüler
    .plural-accusative = üçlüleri
cards-rank-4 = dörtlü
    .accusative = dörtlüyü
    .dative = dörtlüye
    .ablative = dörtlüden
    .genitive = dörtlünün
    .instrumental = dörtlüyle
    .possessed = dörtlüsü
    .possessed-accusative = dörtlüsünü
    .possessed-dative = dörtlüsüne
    .possessed-ablative = dörtlüsünden
    .possessed-genitive = dörtlüsünün
    .possessed-instrumental = dörtlüsüyle
    .plural = dörtlüler
    .plural-accusative = dörtlüleri
cards-rank-5 = beşli
    .accusative = beşliyi
    .dative = beşliye
    .ablative = beşliden
    .genitive = beşlinin
    .instrumental = beşliyle
    .possessed = beşlisi
    .possessed-accusative = beşlisini
    .possessed-dative = beşlisine
    .possessed-ablative = beşlisinden
    .possessed-genitive = beşlisinin
    .possessed-instrumental = beşlisiyle
    .plural = beşliler
    .plural-accusative = beşlileri
cards-rank-6 = altılı
    .accusative = altılıyı
    .dative = altılıya
    .ablative = altılıdan
    .genitive = altılının
    .instrumental = altılıyla
    .possessed = altılısı
    .possessed-accusative = altılısını
    .possessed-dative = altılısına
    .possessed-ablative = altılısından
    .possessed-genitive = altılısının
    .possessed-instrumental = altılısıyla
    .plural = altılılar
    .plural-accusative = altılıları
cards-rank-7 = yedili
    .accusative = yediliyi
    .dative = yediliye
    .ablative = yediliden
    .genitive = yedilinin
    .instrumental = yediliyle
    .possessed = yedilisi
    .possessed-accusative = yedilisini
    .possessed-dative = yedilisine
    .possessed-ablative = yedilisinden
    .possessed-genitive = yedilisinin
    .possessed-instrumental = yedilisiyle
    .plural = yedililer
    .plural-accusative = yedilileri
cards-rank-8 = sekizli
    .accusative = sekizliyi
    .dative = sekizliye
    .ablative = sekizliden
    .genitive = sekizlinin
    .instrumental = sekizliyle
    .possessed = sekizlisi
    .possessed-accusative = sekizlisini
    .possessed-dative = sekizlisine
    .possessed-ablative = sekizlisinden
    .possessed-genitive = sekizlisinin
    .possessed-instrumental = sekizlisiyle
    .plural = sekizliler
    .plural-accusative = sekizlileri
cards-rank-9 = dokuzlu
    .accusative = dokuzluyu
    .dative = dokuzluya
    .ablative = dokuzludan
    .genitive = dokuzlunun
    .instrumental = dokuzluyla
    .possessed = dokuzlusu
    .possessed-accusative = dokuzlusunu
    .possessed-dative = dokuzlusuna
    .possessed-ablative = dokuzlusundan
    .possessed-genitive = dokuzlusunun
    .possessed-instrumental = dokuzlusuyla
    .plural = dokuzlular
    .plural-accusative = dokuzluları
cards-rank-T = onlu
    .accusative = onluyu
    .dative = onluya
    .ablative = onludan
    .genitive = onlunun
    .instrumental = onluyla
    .possessed = onlusu
    .possessed-accusative = onlusunu
    .possessed-dative = onlusuna
    .possessed-ablative = onlusundan
    .possessed-genitive = onlusunun
    .possessed-instrumental = onlusuyla
    .plural = onlular
    .plural-accusative = onluları
cards-rank-J = vale
    .accusative = valeyi
    .dative = valeye
    .ablative = valeden
    .genitive = valenin
    .instrumental = valeyle
    .possessed = valesi
    .possessed-accusative = valesini
    .possessed-dative = valesine
    .possessed-ablative = valesinden
    .possessed-genitive = valesinin
    .possessed-instrumental = valesiyle
    .plural = valeler
    .plural-accusative = valeleri
cards-rank-Q = kız
    .accusative = kızı
    .dative = kıza
    .ablative = kızdan
    .genitive = kızın
    .instrumental = kızla
    .possessed = kızı
    .possessed-accusative = kızını
    .possessed-dative = kızına
    .possessed-ablative = kızından
    .possessed-genitive = kızının
    .possessed-instrumental = kızıyla
    .plural = kızlar
    .plural-accusative = kızları
cards-rank-K = papaz
    .accusative = papazı
    .dative = papaza
    .ablative = papazdan
    .genitive = papazın
    .instrumental = papazla
    .possessed = papazı
    .possessed-accusative = papazını
    .possessed-dative = papazına
    .possessed-ablative = papazından
    .possessed-genitive = papazının
    .possessed-instrumental = papazıyla
    .plural = papazlar
    .plural-accusative = papazları
cards-rank-black-three = siyah üçlü
    .accusative = siyah üçlüyü
    .dative = siyah üçlüye
    .ablative = siyah üçlüden
    .genitive = siyah üçlünün
    .instrumental = siyah üçlüyle
    .possessed = siyah üçlüsü
    .possessed-accusative = siyah üçlüsünü
    .possessed-dative = siyah üçlüsüne
    .possessed-ablative = siyah üçlüsünden
    .possessed-genitive = siyah üçlüsünün
    .possessed-instrumental = siyah üçlüsüyle
    .plural = siyah üçlüler
    .plural-accusative = siyah üçlüleri
cards-rank-red-three = kırmızı üçlü
    .accusative = kırmızı üçlüyü
    .dative = kırmızı üçlüye
    .ablative = kırmızı üçlüden
    .genitive = kırmızı üçlünün
    .instrumental = kırmızı üçlüyle
    .possessed = kırmızı üçlüsü
    .possessed-accusative = kırmızı üçlüsünü
    .possessed-dative = kırmızı üçlüsüne
    .possessed-ablative = kırmızı üçlüsünden
    .possessed-genitive = kırmızı üçlüsünün
    .possessed-instrumental = kırmızı üçlüsüyle
    .plural = kırmızı üçlüler
    .plural-accusative = kırmızı üçlüleri
cards-rank-joker = joker
    .accusative = jokeri
    .dative = jokere
    .ablative = jokerden
    .genitive = jokerin
    .instrumental = jokerle
    .possessed = jokeri
    .possessed-accusative = jokerini
    .possessed-dative = jokerine
    .possessed-ablative = jokerinden
    .possessed-genitive = jokerinin
    .possessed-instrumental = jokeriyle
    .plural = jokerler
    .plural-accusative = jokerleri
cards-rank-hidden = kapalı kâğıt
    .accusative = kapalı kâğıdı
    .dative = kapalı kâğıda
    .ablative = kapalı kâğıttan
    .genitive = kapalı kâğıdın
    .instrumental = kapalı kâğıtla
    .possessed = kapalı kâğıdı
    .possessed-accusative = kapalı kâğıdını
    .possessed-dative = kapalı kâğıdına
    .possessed-ablative = kapalı kâğıdından
    .possessed-genitive = kapalı kâğıdının
    .possessed-instrumental = kapalı kâğıdıyla
    .plural = kapalı kâğıtlar
    .plural-accusative = kapalı kâğıtları

## Renkler

cards-suit-C = sinek
cards-suit-D = karo
cards-suit-H = kupa
cards-suit-S = maça

## Harf destesinin renkleri

cards-letter-suit-A = hayvanlar
    .stem = hayvan
cards-letter-suit-C = biberler
    .stem = biber
cards-letter-suit-S = ekşiler
    .stem = ekşi
cards-letter-suit-W = tatlılar
    .stem = tatlı

## Desteler

cards-packs = { $packs ->
        [1] bir deste
       *[other] { $packs } deste
    }
cards-packs-with-jokers = { $packs ->
        [1] { $jokers } jokerli bir deste
       *[other] her birinde { $jokers } joker olan { $packs } deste
    }
cards-pack-without-queens-and-kings = Kızları ve papazları çıkarılmış bir deste
cards-letter-deck = { $name } harf destesi
cards-letter-deck-without = { $card } çıkarılmış { $name } harf destesi
cards-how-letters = Kâğıt, rengi (A C S W) ve harfiyle yazılır; örneğin AD.

## Bir kâğıtta ya da dizilişte yanlış olan

cards-no-such-card = { $card } diye bir kâğıt yok. { $how }
cards-how-french = Kâğıt, değeri (A 2 3 4 5 6 7 8 9 T J Q K) ve rengiyle (C D H S) yazılır; örneğin 5H.
cards-order-of-wrong-size = Bu dizilişte { $given } kâğıt var; destede { $deck } kâğıt olmalı.
cards-order-not-the-deck = Bu diziliş deste değil: { $cards } fazla.
cards-two-faces-one-code = { $deck } destesinde iki kâğıdın kodu aynı.
cards-packs-out-of-range = Her birinde { $jokers } joker olan { $packs } deste olmaz: 1 ile 8 arası deste ve 0 ile 4 arası joker olabilir.

## Birinin ne demek istemiş olabileceği

# Öyle bir şey olmadığını söyleyen bir cümlenin arkasında durur. $name: yazılması gerektiği gibi.
cards-did-you-mean = Bunu mu demek istedin: { $name }?

## Birinin kendi harf destesi. $code: bir rengin kodu, A gibi, ya da bir kâğıdınki, AD gibi. $suit: bir cards-letter-suit.

cards-letters-are-others =
    { $alphabet ->
        [tr] { $code } renginde ({ NOUN($suit) }) { $letters } var; yalnız Türk alfabesinin büyük harfleri olabilir: ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] { $code } renginde ({ NOUN($suit) }) { $letters } var; yalnız A ile Z arasındaki büyük harfler olabilir.
    }
cards-letters-are-twice = { $code } renginde ({ NOUN($suit) }) { $letters } birden çok kez var; bir renkte bir harf en çok bir kez olur.
# $letters: hepsi, tırnak içinde. $due: kaç tane olması gerektiği.
cards-letters-of-wrong-number = { $code } renginde ({ NOUN($suit) }) { $count } harf var, { $letters }; bir renkte { $due } harf olur.
# $ordered: aynı harfler, alfabe sırasıyla.
cards-letters-out-of-order = { $code } renginin ({ NOUN($suit) }) harfleri { $letters } diye yazılmış; alfabe sırasıyla { $ordered } olmalı.
cards-icons-are-no-digits = Acı biberlerin işaretleri { $icons } olamaz: her biri 1 ile 4 arası { $count } rakam olmalı.
cards-icons-of-wrong-sum = Acı biberlerin işaretlerinin toplamı { $sum }; { $due } olmalı.
cards-deck-without-name = Destenin adı yok; bir adı olmalı.
# Bir ad: koduyla bir renk, "A (hayvanlar)" gibi.
cards-coded-suit = { $code } ({ NOUN($suit) })
# $suits: burada ve aşağıda cards-coded-suit adlarından bir liste.
cards-deck-of-other-suits = Destede { $count } renk var; dört renk olmalı: { LIST($suits, style: "comma") }.
# $which: biberleri sayıya çeviren kâğıt, Kaplumbağa, üç kişi oynarken çıkarılan, ya da çorbayı başlatan.
# Kâğıdın nasıl yazıldığını söyleyen bir cümle arkasından gelir.
cards-special-card-is-missing =
    { $which ->
        [dog] Köpek { $code } diye yazılmış; destede öyle bir kâğıt yok.
        [turtle] Kaplumbağa { $code } diye yazılmış; destede öyle bir kâğıt yok.
        [removed] Çıkarılan kâğıt { $code } diye yazılmış; destede öyle bir kâğıt yok.
       *[starter] Başlatan kâğıt { $code } diye yazılmış; destede öyle bir kâğıt yok.
    }
# $animals: bütün hayvanların kodları, "AA AB AC" gibi.
cards-special-card-is-no-animal =
    { $which ->
        [dog] Köpek { $code } diye yazılmış; hayvanlardan biri olmalı: { $animals }.
       *[turtle] Kaplumbağa { $code } diye yazılmış; hayvanlardan biri olmalı: { $animals }.
    }
cards-dog-is-turtle = Köpek de Kaplumbağa da { $code } diye yazılmış; iki ayrı hayvan olmalı.
cards-removed-card-counts = Çıkarılan kâğıt { $code }, o ise sayılan bir kâğıt; ne acı biber ne de Kaplumbağa olabilir.
cards-removed-card-is-starter = Çıkarılan kâğıt da başlatan kâğıt da { $code } diye yazılmış; başlatan kâğıt destede kalmalı.

## Bir harf destesinin JSON dosyası. $key, $keys: orada yazıldıkları gibi parça adları.

# $error: JSON okuyucunun İngilizce dediği.
cards-deck-is-no-json = Deste JSON değil: { $error }.
cards-suits-are-no-list = Renkler { $given } olamaz; dört nesnelik bir liste olmalı: { LIST($suits, style: "comma") }.
cards-suits-are-others = Renkler { $given } olamaz; her biri bir kez olmak üzere dört renk olmalı: { LIST($suits, style: "comma") }.
cards-no-suit-given = Destede renk yok; her biri bir kez olmak üzere dört renk olmalı: { LIST($suits, style: "comma") }.
cards-deck-suit-of-another-name = { $code } renginin adı { $given } diye yazılmış; adı { $name }.
# $which: bütün deste, C rengi, ya da başka bir renk.
cards-deck-part-is-no-object =
    { $which ->
        [deck] Deste { $given } olamaz; bir nesne olmalı, anahtarları da { LIST($keys, style: "comma") }.
        [peppers] C rengi { $given } olamaz; bir nesne olmalı, anahtarları da { LIST($keys, style: "comma") }.
       *[suit] Bir renk { $given } olamaz; bir nesne olmalı, anahtarları da { LIST($keys, style: "comma") }.
    }
cards-deck-part-lacks-key =
    { $which ->
        [deck] Destede { $key } eksik; anahtarları { LIST($keys, style: "comma") }.
        [peppers] C renginde { $key } eksik; anahtarları { LIST($keys, style: "comma") }.
       *[suit] Bir renkte { $key } eksik; anahtarları { LIST($keys, style: "comma") }.
    }
cards-deck-part-is-no-text =
    { $which ->
        [deck] Destede { $key } için { $given } yazılmış; bir metin olmalı.
        [peppers] C renginde { $key } için { $given } yazılmış; bir metin olmalı.
       *[suit] Bir renkte { $key } için { $given } yazılmış; bir metin olmalı.
    }
# $others: olmaması gereken anahtarlar.
cards-deck-part-has-others =
    { $which ->
        [deck] Destede { $others } var; anahtarları { LIST($keys, style: "comma") }.
        [peppers] C renginde { $others } var; anahtarları { LIST($keys, style: "comma") }.
       *[suit] Bir renkte { $others } var; anahtarları { LIST($keys, style: "comma") }.
    }

## Kelime listeleri

cards-no-such-list = { $name } diye bir kelime listesi yok. Olanlar: { LIST($names, style: "comma") }.
# Bir listede ne olduğu; iki noktanın arkasında gibi tek başına durur. Bütün kelimeler İngilizcedir.
cards-list-int60 = İngiliz, Amerikan ve başka yazımlarla sık ve daha az sık İngilizce kelimeler
cards-list-us60 = Amerikan yazımıyla sık ve daha az sık İngilizce kelimeler
cards-list-int35 = İngiliz, Amerikan ve başka yazımlarla sık İngilizce kelimeler
cards-list-int70 = İngiliz, Amerikan ve başka yazımlarla sık ve ender İngilizce kelimeler
cards-list-tr = Türkçe kelimeler: bir sözlüğün kelimeleri, yalın ve tek bir ekle
cards-list-first = { $list } listesinin ilk sürümündeki kelimeler
# $file: dosyanın adı, mine.txt gibi.
cards-list-own = { $file } dosyasındaki kelimeler

## Bir dosya neden kelime listesi değil. $file: yolu. $line: bir satırın numarası. $word: tırnak içinde o satır

# $reason: sistemin dediği.
cards-words-file-unreadable = { $file } kelime dosyası okunamıyor: { $reason }.
cards-words-file-is-none = { $file } bir klasör ya da aygıt. Kelime listesi, her satırında bir kelime olan bir metin dosyasıdır.
cards-words-file-too-big = { $file } kelime dosyası { $size } MB; en çok { $most } MB olabilir.
cards-words-file-no-text = { $file }, { $line }. satır: bu UTF-8 metin değil. Dosyayı UTF-8 olarak kaydet.
cards-words-file-empty = { $file } kelime dosyasında kelime yok. Her satıra bir kelime yaz.
# $english, $turkish: satır numaraları.
cards-words-of-two-alphabets = { $file } dosyasında iki alfabenin kelimeleri var: { $english }. satırda Türkçede, { $turkish }. satırda İngilizcede olmayan bir harf var.
cards-words-line-of-several = { $file }, { $line }. satır: { $word } birden çok kelime. Her satıra bir kelime yaz.
# $letter: tırnak içinde. $alphabet: en ya da tr.
cards-words-line-of-others =
    { $alphabet ->
        [tr] { $file }, { $line }. satır: { $word } içinde { $letter } var; Türk alfabesinin harfleri olabilir: ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] { $file }, { $line }. satır: { $word } içinde { $letter } var; A ile Z arasındaki harfler olabilir.
    }
cards-words-line-of-wrong-length = { $file }, { $line }. satır: { $word } { $length } harfli; bir kelime 2 ile { $most } harf arasında olur.
cards-words-line-of-capitals = { $file }, { $line }. satır: { $word } ilk kelime gibi yazılmamış. Bütün kelimeleri küçük harfle ya da hepsini büyük harfle yaz; özel adları yazma.
cards-words-are-too-many = { $file } kelime dosyasında { $number } kelime var; en çok { $most } olabilir.
# $name: en:fb04dcb6970e4c3d gibi.
cards-words-are-not-here = { $name } listesinin kelimeleri burada yok: birinin kendi dosyasından geliyorlar. O dosyayı --word-list ile ver.
cards-words-have-no-room = { $file } dosyasının kelimelerine yer kalmadı: her alfabeden aynı anda en çok { $most } dosya kullanılabilir, büyüklerse daha az.

## Seed'ler ve bir dizilişin kanıtı

cards-seed-of-wrong-size = Bir seed { $bytes } bayttır; bu { $given } bayt.
cards-seed-is-none = Seed, 0 ile 2**256 - 1 arası bir tam sayıdır ya da 32 bayt.

## Bir elin kanıtında yanlış olan. Her biri iki noktanın arkasında durur, "3. el kanıtlanmadı: " gibi.
## Sunucunun gizli bir sayısı, masadaki her cihazın da bir sayısı vardır. Her biri elden önce, ondan hiçbir şey göstermeyen bir taahhüt verir.

# $place: dizilişin kaçıncı kâğıdı. $card: kayıttaki kod. $due: hesaptan çıkan kod.
cards-order-is-not-proven = { $deal }. elin dizilişi, gizli sayıyla öbür sayılardan çıkan diziliş değil: { $place }. kâğıt { $card }, hesaptan çıkan ise { $due }.
cards-order-of-wrong-length = { $deal }. elin dizilişi, gizli sayıyla öbür sayılardan çıkan diziliş değil: uzunluğu başka.
# $part: sunucunun vermesi gereken.
cards-proof-without-digits =
    { $part ->
        [secret] sunucunun gizli sayısı { $given }; küçük harflerle 64 onaltılık rakam olmalı.
       *[commitment] sunucunun taahhüdü { $given }; küçük harflerle 64 onaltılık rakam olmalı.
    }
cards-secret-does-not-fit = sunucunun gizli sayısı, elden önce verdiği taahhüde uymuyor.
# $known: bilinen düzenlerin numaraları.
cards-proof-of-no-scheme = düzeni { $given }; yalnız { LIST($known) } var.
# $name: kanıtın bir parçası, orada yazıldığı gibi.
cards-proof-is-no-number = { $name } parçası { $given }; 1'den başlayan bir sayı olmalı.
cards-left-out-is-no-list = katılmayanlar yerlerden bir listedir.
cards-shares-are-no-list = paylar, her yer için bir nesne olan bir listedir.
cards-share-of-no-seat = bir pay { $seat }. yerin: her yerin en çok bir payı olur.
cards-share-without-digits = { $seat }. yerin payında, küçük harflerle 64 onaltılık rakamlık bir sayı ve taahhüt yok.
cards-share-by-another = { $seat }. yerin payı { $given } diye yazılmış: bir cihazın ya da sunucunun olmalı.
cards-value-does-not-fit = { $seat }. yerin sayısı, önceden verilen taahhüde uymuyor.
