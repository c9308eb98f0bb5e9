### Harf oyunlarının masası: quist, soup ve akrabaları.
### $who: okuyan için "you", başkası için "other"; adı $name. $name ya da $taker "sen" de olabilir: ek almasın.
### Her turda ortaya atılan kâğıtlar löve; dağıtımdan dağıtıma oynanan el.

client-letters-you = sen
client-letters-nobody = hiç kimse
client-letters-we = biz
client-letters-they = onlar
client-letters-side-and-change = { $side } { $change }
client-letters-stake-trick =
    { $who ->
        [you] löveyi sen alırsın; sayılar: { LIST($changes, style: "comma") }
       *[other] löveyi { $name } alır; sayılar: { LIST($changes, style: "comma") }
    }
client-letters-stake-soup =
    { $who ->
        [you] çorbayı sen yersin; sayılar: { LIST($changes, style: "comma") }
       *[other] çorbayı { $name } yer; sayılar: { LIST($changes, style: "comma") }
    }
client-letters-stake-points = sayılar: { LIST($changes, style: "comma") }
client-letters-who-has-it-checked = sözlüğe baktıran
client-letters-is-a-word = bir kelime
client-letters-is-no-word = kelime değil
client-letters-suit-in-hand = elde { $count }
client-letters-which-ruling-suit = Bu elin kozu hangi renk olsun?
client-letters-no-suit = Hiçbiri
client-letters-no-ruling-suit = koz yok
client-letters-arrange = Harfleri bir kelime olarak diz ya da kelime yok de.
client-letters-who-controls =
    { $who ->
        [you] Löve senin kâğıdında.
       *[other] Löve şimdi { PERSON($name, case: "genitive") } kâğıdında.
    }
client-letters-word-reads = Dizilen kelime: { $word }
client-letters-cannot-be-claimed = Bu söylenemez.
client-letters-claim-for =
    { $who ->
        [you] { $word } de: löveyi sen alırsın
       *[other] { $word } de: löveyi { $name } alır
    }
client-letters-no-word = Kelime yok
client-letters-claims =
    { $who ->
        [you] { $word } dedin, löveyi de istiyorsun.
       *[other] { $name } { $word } diyor, löveyi de istiyor.
    }
client-letters-claims-for =
    { $who ->
        [you] { $word } dedin; löveyi alan: { $taker }.
       *[other] { $name } { $word } diyor; löveyi alan: { $taker }.
    }
client-letters-let-pass = Kabul et
client-letters-have-checked = Sözlüğe baktır
client-letters-if-word = { $word } bir kelimeyse
client-letters-if-not = Değilse
client-letters-eat-it = Ye
client-letters-offer-back = Geri almayı öner
client-letters-stand-by = Sözünde dur
client-letters-agree-no-call = Anlaştık: söylenmemiş olsun
client-letters-let-it-be = Öyle kalsın
client-letters-called-word =
    { $who ->
        [you] { $word } için kelime dedin: onu sen yiyeceksin.
       *[other] { $name } { $word } için kelime dedi: onu sen yiyeceksin.
    }
client-letters-will-check =
    { $who ->
        [you] { $word } için sözlüğe baktıracaksın. Sözünde duruyor musun?
       *[other] { $name } { $word } için sözlüğe baktıracak. Sözünde duruyor musun?
    }
client-letters-offers-back =
    { $who ->
        [you] { $word } için söylediğini geri almayı öneriyorsun.
       *[other] { $name } { $word } için söylediğini geri almayı öneriyor.
    }
client-letters-ate-as-word =
    { $who ->
        [you] { $word } kelimedir diye çorbayı yedin.
       *[other] { $name } { $word } kelimedir diye çorbayı yedi.
    }
client-letters-name-word-with = İçinde { $soup } geçen bir kelime söyle.
client-letters-name-word-from = { $soup } ile başlayan bir kelime söyle.
client-letters-word-of-soup = Çorbadan çıkabilecek bir kelime
client-letters-name-it = Söyle
client-letters-give-up = Vazgeç
client-letters-way-add = Ekle: { $soup }
client-letters-way-add-eat = Ekle ve ye: { $soup }
client-letters-way-left = Sola ekle: { $soup }
client-letters-way-left-eat = Sola ekle ve ye: { $soup }
client-letters-way-eat-first = Önce { $soup } çorbasını ye, sonra { $letter } oyna
client-letters-how-played = { $card }: nasıl oynansın?
client-letters-call = { $soup } için kelime de
client-letters-call-title = { $soup } için kelime de: bir kelimedir, yenmesi gerekir
client-letters-inspect = İncele
client-letters-inspect-title = Demin yenen çorbaya bak
client-letters-demand = Kelime sor
client-letters-demand-title = { $soup } hangi kelime olacaktı, sor
client-letters-end-deal = Eli bitir
client-letters-end-deal-title = Çorbayı bırak ve eli bitir
client-letters-passing = { $name } için 3 kâğıttan { $count } tanesi seçildi.
client-letters-choose-to-pass = Sıra sende: { $name } için üç kâğıt seç.
client-letters-choose-three-first = Önce üç kâğıt seç.
client-letters-choose-more-first = Önce { $count } kâğıt daha seç.
client-letters-ask-list = Kelime listesine sor
client-letters-a-word = bir kelime
client-letters-look-up = Listede ara
client-letters-key-along-hand = Elindeki kâğıtlar arasında gez
client-letters-key-play = Kâğıdı oyna; ya da komşun için seç, yine geri koy
client-letters-key-pass = Seçilen üç kâğıdı ver
client-letters-key-sort = Eli renge göre, harfe göre ya da ünlüler ayrı diz
client-letters-key-type = Kelime söyleyebiliyorken yaz, taşlar öyle dizilir
client-letters-key-tile = O kelimenin bir taşını oynat; Tab sıradakine geçer
client-letters-key-exchange = İki taşın yerini değiştir
client-letters-key-to-buttons = Kelimeyi söyleyen düğmelere geç
client-letters-key-mild = Söylenen kelimeyi kabul et ya da daha yumuşak cevabı ver
client-letters-key-check = Kelime için sözlüğe baktır; Çorba oyununda ayrıca kelime de
client-letters-key-add = Çorba oyununda, kâğıt seçiliyken: ekle, ekle ve ye, ya da önce ye
client-letters-key-inspect = Çorba oyununda: incele, kelime sor
client-letters-three-chosen = Üç kâğıt seçili zaten: birini sende kalsın diye geri almak için ona dokun.
client-letters-no-letter = Bu lövede { $letter } yok.
client-letters-no-letter-left = Bu lövede başka { $letter } kalmadı.
client-letters-letters-only =
    { $alphabet ->
        [tr] Önce Türk alfabesinin harfleriyle bir kelime yaz.
       *[other] Önce A ile Z arasındaki harflerle bir kelime yaz.
    }
client-letters-hand-sorted =
    { $order ->
        [suit] Elin renge göre dizildi.
        [letter] Elin harfe göre dizildi.
       *[vowels] Elin dizildi, ünlüler ayrı.
    }
client-letters-last-trick = Son löve
client-letters-has-passed =
    { $who ->
        [you] { PERSON($name, case: "dative") } verdiklerin: { LIST($cards, style: "comma") }.
       *[other] { $passer }, { PERSON($name, case: "dative") } şunları verdi: { LIST($cards, style: "comma") }.
    }
client-letters-known-of = { PERSON($name, case: "genitive") } bilinen kâğıtları
client-letters-sort-button =
    { $order ->
        [suit] Renge göre: eli harfe göre diz
        [letter] Harfe göre: eli ünlüler ayrı diz
       *[vowels] Ünlüler ayrı: eli renge göre diz
    }
client-letters-sort-key =
    { $order ->
        [suit] Eli renge göre diz (O)
        [letter] Eli harfe göre diz (O)
       *[vowels] Eli ünlüler ayrı diz (O)
    }
client-letters-order =
    { $order ->
        [suit] Renge göre
        [letter] Harfe göre
       *[vowels] Ünlüler ayrı
    }
client-letters-pass-to = Ver: { $name }
client-letters-rack = Lövenin harfleri; ok tuşları taşı oynatır, yazınca kelime dizilir
client-letters-tile = { $card }, { $count } yerin { $place }. sırasında, oynayan { $name }
client-letters-tile-picked = { $card }, { $count } yerin { $place }. sırasında, oynayan { $name }, tutuldu
client-letters-no-soup = Masada çorba yok
client-letters-eaten = Yenenler:
client-letters-played = { $card }, oynayan { $name }
client-letters-played-highest = { $card }, oynayan { $name }, şimdilik en büyüğü
client-letters-ruling-and-held = koz, daha çıkılamaz
client-letters-ruling = koz
client-letters-held = daha çıkılamaz
client-letters-this-deal = Bu el
client-letters-suit-is = { $suit }: { $is }
client-letters-no-ruling = Koz yok
client-letters-trick-number = { $number }. löve
client-letters-slip-claims =
    { $who ->
        [you] sen istiyorsun
       *[other] { $name } istiyor
    }
client-letters-slip-claims-for =
    { $who ->
        [you] sen söyledin, alan { $taker }
       *[other] { $name } söyledi, alan { $taker }
    }
client-letters-not-checked = bakılmadı
client-letters-word-says = { $word } { $says }
