### Masa: kim oturuyor, ne oluyor, ne önerildi, bir şey neden yapılamıyor.
### $who: okuyan için `you`, $name adlı başkası için `other`; başka dallar olan yerde not var.


## Kim oynuyor

# Okuyana başkalarının adlarının yanında ne dendiği, "Sen ve Ayla" gibi, bir de masadan kimse yapmayınca kimin yaptığı.
table-member-you = Sen
table-member-house = Kahve
# Ad vermeyen birinin adı. Yeriyle birlikte saklanır.
table-guest = Misafir
# Botların adları, her satırda bir ad: bu dili konuşanların adları, birbirine benzemeyenler.
table-bot-names =
    Ayla
    Deniz
    Kemal
    Leyla
    Orhan
    Suna
    Tarık
    Nil
    Yasemin
    Emre
    Zeynep
    Selim
# Adı olmayan bir yer. $number: 1'den başlar.
table-seat = { $number }. yer
# Birlikte oynayanlar. $members: adlar, başta okuyan için `table-member-you`.
table-side = { $members }
# Bir listede skorun bir satırı: kim ve sayısı ya da oyunları. $members: yukarıdaki gibi adlar.
table-score-of-side = { $members } { $points }

## Masanın üstünde duran: sıra kimde ya da masa kimi bekliyor

table-waiting =
    { $count ->
        [1] Bir kişinin daha oturması bekleniyor.
       *[other] { $count } kişinin daha oturması bekleniyor.
    }
table-next-deal-is-mixed = Sıradaki el geliyor: bu masadaki cihazlar ona kendi şanslarını katıyor.
table-your-deal = Kâğıdı sen dağıtıyorsun.
table-deals-next = Sıradaki eli { $name } dağıtıyor.
# Maçın uzunluğu; bir etiket olarak tek başına durur.
table-length-points = { $points } sayıya
table-length-deals =
    { $count ->
        [1] tek el
       *[other] { $count } el
    }
# $began: masanın açıldığı kuralların sürümü; $here: bu sunucudakilerin.
table-older-rules = Bu masa { $game } oyununun { $began } kurallarıyla açıldı; bu sunucuda { $here } var.
table-read-only = Bakılabilir, ama devam edilemez.
# $number: bir olayın numarası.
table-read-only-until = { $number }. olaydan sonrası bugünün kurallarıyla gösterilemez.
# $deal, $moves: bu masanın başka bir maçın neresinden başladığı.
table-goes-on-from = Bu masa { $deal }. elden, { $moves } hamleden sonra devam ediyor. Tekrarı izleyen, masada gizli olan kâğıtları bilir.

## Birinin masalarının listesinde

table-list-your-turn = Sıra sende.
table-list-deal-waits = Sıradaki el seni bekliyor.
table-list-damaged = Bu masanın kaydı okunamıyor.

## Kâğıtlar dağıtılır, sayılır
## Kazananlar için $who: yalnız okuyan `you`, okuyanla $winners `with`, bir kişi `one`, birkaç kişi `other`.

table-zone-of = { $name }: { $zone }
table-dealt =
    { $who ->
        [you] Kâğıtları dağıttın.
       *[other] { $name } kâğıtları dağıttı.
    }
# $scores: `table-score-of-side` listesi.
table-counted = El sayıldı: { LIST($scores, style: "comma") }.
# $games: partide her tarafın kaç oyunu var, bir `table-score-of-side` listesi.
table-won-game =
    { $who ->
        [you] Oyunu kazandın: oyunlar { LIST($games, style: "comma") }. Sıradaki sıfırdan başlar.
        [with] Oyunu sen ve { $winners } kazandınız: oyunlar { LIST($games, style: "comma") }. Sıradaki sıfırdan başlar.
       *[other] Oyunu { $winners } kazandı: oyunlar { LIST($games, style: "comma") }. Sıradaki sıfırdan başlar.
    }
table-ended-early = Maç erken bitirildi: { LIST($scores, style: "comma") }.
# $who `nobody` de olabilir.
table-won-rubber =
    { $who ->
        [you] Partiyi kazandın: oyunlar { LIST($games, style: "comma") }.
        [with] Partiyi sen ve { $winners } kazandınız: oyunlar { LIST($games, style: "comma") }.
        [nobody] Partiyi kimse kazanmadı: oyunlar { LIST($games, style: "comma") }.
       *[other] Partiyi { $winners } kazandı: oyunlar { LIST($games, style: "comma") }.
    }
table-won-match =
    { $who ->
        [you] Maçı kazandın: { LIST($scores, style: "comma") }.
        [with] Maçı sen ve { $winners } kazandınız: { LIST($scores, style: "comma") }.
        [nobody] Maçı kimse kazanmadı: { LIST($scores, style: "comma") }.
       *[other] Maçı { $winners } kazandı: { LIST($scores, style: "comma") }.
    }

## Gelenler, gidenler

table-sits-down =
    { $who ->
        [you] Masaya oturdun.
       *[other] { $name } masaya oturdu.
    }
table-other-emblem = Bu masada birinin simgesi seninkiyle aynı, bu yüzden burada başka bir simgen var.
table-sits-down-for-bot =
    { $who ->
        [you] { $bot } adlı botun yerine oturdun.
       *[other] { $name }, { $bot } adlı botun yerine oturdu.
    }
table-leaves = { $name } masadan kalktı. Yeri boş.
table-leaves-to = { $name } masadan kalktı, yerini { PERSON($heir, case: "dative") } bıraktı.
# $gone: koltuğu boşaltılan kişinin adı.
table-opens-seat =
    { $who ->
        [you] { PERSON($gone, case: "genitive") } yerini boşalttın: masada yoktu.
       *[other] { $name }, { PERSON($gone, case: "genitive") } yerini boşalttı: masada yoktu.
    }
# $reserved: yerin kimin için ayrıldığı.
table-opens-to-all =
    { $who ->
        [you] { $reserved } için ayrılan yeri herkese açtın.
       *[other] { $name }, { $reserved } için ayrılan yeri herkese açtı.
    }
# $gone: masadan çıkarılan kişinin adı.
table-removes =
    { $who ->
        [you] { PERSON($gone, case: "accusative") } masadan çıkardın. Yeri boş.
       *[other] { $name }, { PERSON($gone, case: "accusative") } masadan çıkardı. Yeri boş.
    }
table-bans =
    { $who ->
        [you] { PERSON($gone, case: "accusative") } masadan çıkardın, geri gelemez. Yeri boş.
       *[other] { $name }, { PERSON($gone, case: "accusative") } masadan çıkardı, geri gelemez. Yeri boş.
    }
table-pardons =
    { $who ->
        [you] { $gone } masaya yeniden gelebilir, izin verdin.
       *[other] { $gone } masaya yeniden gelebilir, { $name } izin verdi.
    }
table-locks =
    { $who ->
        [you] Masayı kilitledin: yeni kimse oturamaz.
       *[other] { $name } masayı kilitledi: yeni kimse oturamaz.
    }
table-unlocks =
    { $who ->
        [you] Masanın kilidini açtın: bağlantısı olan arkadaşlar yine oturabilir.
       *[other] { $name } masanın kilidini açtı: bağlantısı olan arkadaşlar yine oturabilir.
    }
# $who bir botu oynatır. $whom: okuyanın yerine oynuyorsa `you`, $gone için `other`.
table-lets-bot-play =
    { $whom ->
        [you] { $name } senin yerine bot oynatıyor.
       *[other] { $who ->
            [you] { PERSON($gone, case: "genitive") } yerine bot oynatıyorsun.
           *[other] { $name }, { PERSON($gone, case: "genitive") } yerine bot oynatıyor.
        }
    }
table-is-back =
    { $who ->
        [you] Geri geldin, yine kendin oynuyorsun.
       *[other] { $name } geri geldi, yine kendi oynuyor.
    }
table-host-now =
    { $who ->
        [you] Masanın sahibi artık sensin.
       *[other] Masanın sahibi artık { $name }.
    }
table-host-meanwhile =
    { $who ->
        [you] Şimdilik masanın sahibi sensin.
       *[other] Şimdilik masanın sahibi { $name }.
    }
table-bot-sits-down = { $name } adlı bot boş yere oturdu.
table-changes-customs =
    { $who ->
        [you] Masanın âdetlerini değiştirdin.
       *[other] { $name } masanın âdetlerini değiştirdi.
    }
# $settings: `table-setting-of` listesi.
table-new-customs = { LIST($settings, style: "comma") }.

## Biri bir şey önerir, herkesin kabul etmesi gerekir

table-proposes-end =
    { $who ->
        [you] Maçı bitirmeyi önerdin.
       *[other] { $name } maçı bitirmeyi öneriyor.
    }
table-proposes-again =
    { $who ->
        [you] Bir maç daha oynamayı önerdin.
       *[other] { $name } bir maç daha oynamayı öneriyor.
    }
table-proposes-takeback =
    { $who ->
        [you] Son hamleyi geri almayı önerdin.
       *[other] { $name } son hamleyi geri almayı öneriyor.
    }
table-proposes-seats =
    { $whom ->
        [you] { $name } seninle yer değiştirmek istiyor.
       *[other] { $who ->
            [you] Yer değiştirmek istiyorsun: { $other }.
           *[other] { $name } yer değiştirmek istiyor: { $other }.
        }
    }
table-proposes-draw =
    { $partners ->
        [yes] { $over ->
            [yes] { $who ->
                [you] Eşleri kurayla belirleyip bir maç daha oynamayı önerdin.
               *[other] { $name } eşleri kurayla belirleyip bir maç daha oynamayı öneriyor.
            }
           *[no] { $who ->
                [you] Eşleri kurayla belirlemeyi önerdin.
               *[other] { $name } eşleri kurayla belirlemeyi öneriyor.
            }
        }
       *[no] { $over ->
            [yes] { $who ->
                [you] Yerleri kurayla belirleyip bir maç daha oynamayı önerdin.
               *[other] { $name } yerleri kurayla belirleyip bir maç daha oynamayı öneriyor.
            }
           *[no] { $who ->
                [you] Yerleri kurayla belirlemeyi önerdin.
               *[other] { $name } yerleri kurayla belirlemeyi öneriyor.
            }
        }
    }
table-proposes-rotate =
    { $who ->
        [you] Sıradaki eşlerle bir maç daha oynamayı önerdin.
       *[other] { $name } sıradaki eşlerle bir maç daha oynamayı öneriyor.
    }
table-agrees =
    { $who ->
        [you] Kabul ettin.
       *[other] { $name } kabul etti.
    }
table-withdraws =
    { $who ->
        [you] Öneriyi geri aldın.
       *[other] { $name } öneriyi geri aldı.
    }
table-declines =
    { $who ->
        [you] Kabul etmedin.
       *[other] { $name } kabul etmedi.
    }
# Bir maç daha önerisine cevap.
table-declines-again =
    { $who ->
        [you] Bir maç daha oynamak istemedin.
       *[other] { $name } bir maç daha oynamak istemedi.
    }
table-match-ends = Herkes kabul etti, maç burada bitiyor. Kazanan yok.
table-asked-for-match =
    { $who ->
        [you] Yeni bir maç istedin.
       *[other] { $name } yeni bir maç istedi.
    }
table-deals-first =
    { $who ->
        [you] İlk sen dağıtacaksın.
       *[other] İlk { $name } dağıtacak.
    }
table-takes-back =
    { $who ->
        [you] Son hamleyi geri aldın.
       *[other] { $name } son hamleyi geri aldı.
    }
table-goes-back =
    { $who ->
        [you] Son hamlene geri döndün.
       *[other] { $name } son hamlesine geri döndü.
    }
# $whom: okuyan öbürüyse `you`, değilse `other`.
table-change-seats =
    { $whom ->
        [you] Sen ve { $name } yer değiştirdiniz.
       *[other] { $who ->
            [you] Sen ve { $other } yer değiştirdiniz.
           *[other] { $name } ve { $other } yer değiştirdi.
        }
    }
table-takes-other-seat =
    { $who ->
        [you] { $seat }. yere geçtin.
       *[other] { $name } { $seat }. yere geçti.
    }
table-partners-of = { LIST($members) }
table-partners-drawn = Eşler kurayla belirlendi: { LIST($partners, style: "comma") }.
table-partners-next = Şimdiki eşler: { LIST($partners, style: "comma") }.
table-no-partners = Bu masada kimsenin eşi yok.
table-seats-drawn = Yerler kurayla belirlendi: { LIST($names, style: "comma") }.

## Bir elin şansı: masadaki her cihaz ona kendi sayısını katar

table-asks-for-deal =
    { $who ->
        [you] Sıradaki eli istedin.
       *[other] { $name } sıradaki eli istiyor.
    }
# Zamanında bir şey vermeyen cihazlar. $who: yalnız okuyanınki `you`, onunla $names `with`, $names `other`.
# $count: $names kaç kişi.
table-devices-silent =
    { $who ->
        [you] Cihazın ses çıkarmadı, kâğıtlar onun payı olmadan dağıtılıyor.
        [with]
            { $count ->
                [one] Senin cihazın ve { PERSON($names, case: "genitive") } cihazı ses çıkarmadı, kâğıtlar onların payı olmadan dağıtılıyor.
               *[other] Senin cihazın ve { PERSON($names, case: "genitive") } cihazları ses çıkarmadı, kâğıtlar onların payı olmadan dağıtılıyor.
            }
       *[other]
            { $count ->
                [one] { PERSON($names, case: "genitive") } cihazı ses çıkarmadı, kâğıtlar onun payı olmadan dağıtılıyor.
               *[other] { PERSON($names, case: "genitive") } cihazları ses çıkarmadı, kâğıtlar onların payı olmadan dağıtılıyor.
            }
    }

## Numarasıyla söylenebilen sözler

table-phrase-hello = Merhaba!
table-phrase-good-luck = Bol şans!
table-phrase-well-played = Güzel oynadın!
table-phrase-what-a-card = Ne kâğıt ama!
table-phrase-my-mistake = Benim hatam.
table-phrase-lucky-me = Şansım tuttu.
table-phrase-thank-you = Sağ ol.
table-phrase-one-moment = Bir dakika lütfen.
table-phrase-back = Geldim.
table-phrase-your-turn = Sıra sende.
table-phrase-good-game = Güzel oyundu!
table-phrase-until-next-time = Görüşürüz!

## Âdetler: masanın sahibinin kurallardan başka neye karar verdiği. `table-custom` başlık, `table-customs` açıklamadır.

table-custom-away = Hamle süresi
table-custom-stand-in = Yerine oynayan
table-custom-talk = Konuşma
table-custom-partner-talk = Eşler konuşur
table-custom-takeback = Hamle geri alınır
table-custom-pace = Botların temposu
table-custom-watch = İzlemek
table-custom-late = Geç gelen arkadaşlar
table-customs-away = Bu süre boyunca hamle yapmayan yerinde yok sayılır, öbürleri onun yerine bot oynatabilir.
table-customs-stand-in = Yerinde olmayanın yerine oynayan, boş yere de oturan bot.
table-customs-talk = Masadakiler birbirine ne söyleyebilir.
table-customs-partner-talk = Eşlerin birlikte oynadığı bir el sürerken konuşulabilir mi.
table-customs-takeback = Herkes kabul ederse ve hiç kâğıt göstermediyse, son hamle geri alınabilir mi. Yalnız botlara karşı hep alınabilir.
table-customs-pace = Botlar ne kadar hızlı oynar: masadakilerin istediği gibi, en yavaş isteyene uyarak; ya da herkes için tek bir tempoyla.
table-customs-watch = Bağlantısı olan arkadaşlar yer almadan ne görebilir: oynanan elde kimsenin elini görmezler.
table-customs-late = Bağlantısı olan bir arkadaş iki el arasında bir botun yerine geçebilir mi.
# Bir âdet için seçilebilenler.
table-choice-yes = evet
table-choice-no = hayır
table-choice-no-limit = sınırsız
table-choice-half-a-minute = 30 saniye
table-choice-minute-and-a-half = 90 saniye
table-choice-day = bir gün
table-choice-phrases = hazır sözler, resimler
table-choice-free-text = kendi sözü de
table-choice-nothing = hiçbir şey
table-choice-as-people-wish = herkesin istediği gibi
table-choice-calm = sakin
table-choice-normal = normal
table-choice-quick = çabuk
table-choice-the-table = masa
table-choice-table-and-hands = masa ve bir el sonra bütün eller
# Bir âdet ve şimdiki değeri, bir listede: "Konuşma: hiçbir şey, İzlemek: masa".
table-setting-of = { $custom }: { $value }

## Bir yer neden alınamaz

table-seat-taken = O yer dolu: orada { $name } oturuyor.
table-seat-of-bot-kept = O yer dolu: orada { $name } adlı bot oturuyor, bu masa da botlarını bırakmıyor.
table-seat-of-bot-in-deal = Bir el oynanıyor: { $name } adlı botun yerine el bitince geçebilirsin.
table-all-seats-taken = Bu masada bütün yerler dolu.
# $names: boş yerler kimler için ayrıldı.
table-open-seats-kept = Boş yerlerin hepsi birine ayrıldı: { $names }. Masanın sahibi onları herkese açabilir.
table-name-only-looks-like = Bu ad { $name } adına yalnız benziyor, yer ise onun için ayrıldı: aynı harflerle yaz.
table-seat-kept-for = Bu yer { $name } için ayrıldı, masanın sahibi herkese açana kadar.
# $seat: yerin numarası.
table-other-seat-kept-for = { $seat }. yer { $name } için ayrıldı: oraya otur ya da başka bir ad al.
table-sits-already = Bu masada zaten oturuyorsun, { $seat }. yerde.
table-just-sat-down = { $name } az önce senin bulunduğun yerden { $seat }. yere oturdu. O sen değilsen başka bir ad yaz.
table-no-such-seat = { $seat }. yer yok: yerler 0 ile { $last } arası.
table-no-seat-of-yours = Bu masada yerin yok.
table-no-seat-any-more = Bu masada artık yerin yok.
# $name: masanın sahibi.
table-removes-you = { $name } seni bu masadan çıkardı.
table-bans-you = { $name } seni bu masadan çıkardı: buraya oturamazsın.
table-your-seat-opened = Sen yokken { $name } yerini boşalttı.
table-is-locked = Bu masa kilitli: { $name } kilidi açana kadar yeni kimse oturamaz.
table-device-without-key = Bu cihazda artık bu yerin anahtarı yok.
table-key-opens-no-seat = Bu anahtar bu masada hiçbir yeri açmaz.

## Adlar

table-name-is-text = Ad bir metindir.
table-name-is-you = Başka bir ad seç: masada herkes kendine göre Sen.
table-name-looks-like = Bu ad, burada oturan { PERSON($name, case: "genitive") } adına benziyor: başka bir ad seç.
# $emblem: istenen, tırnak içinde. $emblems: programların onlara verdiği İngilizce adlar.
table-no-such-emblem = { $emblem } diye bir simge yok. Olanlar: { LIST($emblems, style: "comma") }.

## Neden kalkılamaz, bir yer boşaltılamaz ya da bot oynatılamaz

table-write-heir = Yerini kime bırakıyorsun, adını yaz.
table-heir-sits-here = Bu masada { $name } adıyla bir yer zaten var: kendi yerini başkasına bırak.
# $who: masanın sahibi yoksa `nobody`, $name adlı sahibi varsa `other`.
table-host-opens-kept =
    { $who ->
        [nobody] { $reserved } için ayrılan yeri kimse açamaz.
       *[other] { $reserved } için ayrılan yeri { $name } açabilir.
    }
table-host-starts =
    { $who ->
        [nobody] Eksik olanlar olmadan kimse başlatamaz.
       *[other] Eksik olanlar olmadan { $name } başlatabilir.
    }
table-host-settles-customs =
    { $who ->
        [nobody] Bu masanın âdetlerine kimse karar vermez.
       *[other] Bu masanın âdetlerine { $name } karar verir.
    }
table-say-which-seat = Hangi yer, söyle.
table-seat-is-of-bot = { $name } bir bot.
table-seat-is-open = O yer boş.
table-own-seat = O senin kendi yerin.
table-host-removes =
    { $who ->
        [nobody] Bu masadan kimse kimseyi çıkaramaz, masayı da kilitleyemez.
       *[other] Bu masadan yalnız { $name } birini çıkarabilir, masayı da yalnız o kilitleyebilir.
    }
table-remove-yourself = Bu senin yerin: masadan kalkabilirsin.
table-remove-owner = Bu masanın sahibi { $name }: masadan çıkarılamaz.
table-ban-without-key = { $name } sunucunun tanıdığı bir anahtar olmadan geldi, bu yüzden geri gelmesi engellenemez. Masadan çıkar ve masayı kilitle.
table-no-such-ban = Böyle bir yasak yok.
table-is-here = { $name } burada.

## Bir şey neden önerilemez ya da cevaplanamaz

# $what: istenen, tırnak içinde. $allowed: protokolün İngilizce kelimeleri.
# $what: maçı bitirmek `end`, bir daha oynamak `again`, son hamleyi geri almak `takeback`.
table-other-proposal-first =
    { $what ->
        [end] Önce öbür öneri cevaplanmalı: maçı bitirmek.
        [again] Önce öbür öneri cevaplanmalı: bir maç daha oynamak.
        [seats] Önce öbür öneri cevaplanmalı: yer değiştirmek.
        [draw] Önce öbür öneri cevaplanmalı: yerleri kurayla belirlemek.
        [rotate] Önce öbür öneri cevaplanmalı: sıradaki eşlerle bir maç daha oynamak.
       *[takeback] Önce öbür öneri cevaplanmalı: son hamleyi geri almak.
    }
table-nothing-proposed = Bir öneri yok.
table-proposed-no-longer = Kabul ettiğin öneri artık geçerli değil.
table-all-had-agreed = Bu çoktan oldu: sen reddetmeden önce herkes kabul etmişti.
table-answered-already = Buna zaten cevap verdin.
table-not-asked = Bu sana sorulmadı.
table-match-not-over = Maç daha bitmedi.
table-match-over = Maç bitti.
table-match-not-begun = Maç başlamadı.
table-seats-stand = Yerler yalnız maçın ilk dağıtımından önce değişebilir.
table-nobody-moved-unasked = Şu an { PERSON($name, case: "genitive") } yerine bir bot oynuyor ve kimsenin yeri sorulmadan değişmez. Geri gelmesini bekle.
table-takes-nothing-back = Bu masada hamle geri alınmaz: masanın sahibi öyle karar verdi.
table-no-deal-to-take-back = Şimdi el oynanmıyor, geri alınacak hamle yok.
table-only-last-move = Yalnız en son hamle geri alınabilir, onu da yapan alır.
table-has-played-since = Yalnız en son hamle geri alınabilir, onu da yapan alır: ondan sonra { $name } oynadı.
table-no-move-of-yours = Bu elde geri alabileceğin bir hamlen yok.
# $card: okuyanın bu hamleyle gördüğü kâğıt.
table-move-has-shown-you = Bu hamle geri alınamaz: sana yeni bir kâğıt gösterdi ({ $card }).
table-move-has-shown = Bu hamle geri alınamaz: { PERSON($name, case: "dative") } yeni bir kâğıt gösterdi.

## Bir hamle neden yapılamaz ya da el neden dağıtılamaz

table-moved-on = Sen isteyene kadar masada oyun ilerledi. Bir daha bak, sonra karar ver.
table-come-back-first = Senin yerine bot oynuyor: önce geri gel.
# $do: istenen, tırnak içinde. $allowed: protokolün İngilizce kelimeleri.
table-cannot-ask-for = Burada { $do } istenemez. İstenebilenler: { LIST($allowed, style: "comma") }.
table-too-many-hints = Senin adresinden kısa sürede çok fazla ipucu istendi. Biraz bekle ve yeniden iste.
table-asks-a-lot = Bir anda çok şey istiyorsun. Biraz bekle.
table-match-over-ask-again = Maç bitti: yenisini iste.
table-common-stays-as-it-is = Başkaları da aynı eli oynuyor, bu yüzden bu masa olduğu gibi kalır.
table-duplicate-deals = 1 ile { NUMBER($most) } arasında bir el sayısı seç.
table-duplicate-alone = Her zaman oynanabilen ellerde masada bir kişi oturur, öbür yerlerde botlar oynar.
table-duplicate-tables = Aynı eller aynı anda 2 ile { NUMBER($most) } arasında masada, en çok { NUMBER($people) } kişiyle oynanabilir.
table-duplicate-full = Bu eller için bütün yerler dolu.
table-duplicate-nobody-there = Daha hiçbir cihaz kâğıtlara payını katmadı.
table-duplicate-not-ready = Kâğıtlar daha belli değil: cihazlar hâlâ paylarını katıyor.
table-day-is-a-date = { $date } bir tarih değil. Bir günün eli { $today } gibi yazılır; bu da bugündür.
table-day-to-come = { $date } gününün eli o gün gelir: burada tarih { $today }.
table-day-gone = { $date } gününün eli artık saklanmıyor. Saklanan ilk el { $first } gününün eli; bugün { $today }.
table-day-log-of-another = Bu kayıt, { $date } gününün { $game } eli değil; ya da sonuna kadar, aynı oyunculara karşı oynanmamış.
table-day-counted-already = Bu ele burada zaten başladın; ilk oynayışın sayılır.
table-not-of-a-day = Bu masada günün eli oynanmadı.
table-day-not-over = Bunu el bitince görürsün.
table-day-solution-later = Çözüm ertesi günden başlayarak söylenir.
table-day-levels-play = Düzeyler aynı eli hâlâ oynuyor. Biraz sonra yeniden sor.
table-deal-not-finished = Bu el bitmedi: oynanacak kâğıt var.
table-next-deal-waits = Şimdi kâğıt oynanamaz: sıradaki el bekliyor.
table-not-your-turn = Sıra sende değil, { PERSON($name, case: "locative") }.
table-not-your-turn-now = Sıra sende değil.
table-shows-new-cards = Bu yeni kâğıt gösterir, onun için önce denenemez: ya yap ya vazgeç.
table-move-not-tried = { $game } oyununda hamle hemen yapılır, önce denenmez.
table-something-wrong = Sunucuda bir şey ters gitti. Masada hiçbir şey değişmedi: başka bir şey dene.
table-not-written-down = Sunucu bunu yazamadı, yani olmadı. Birazdan bir daha dene.
table-no-bot-to-move = Sıra bir botta değil.

## İpuçları ve kelime listesi

table-gives-no-hints = Bu masada ipucu yok: böyle kuruldu.
table-style-nothing-played = Bu maçta daha hamle yapmadın, onun için anlatılacak bir oyun tarzı yok.
table-style-after-deal = Bu masada ipucu yok; onun için oyun tarzın yalnız bitmiş ellerden anlatılır.
table-nothing-to-hint-at = Şimdi kâğıt oynanamaz, onun için ipucu da yok.
table-only-one-thing = Şimdi yapabileceğin tek bir şey var.
table-without-words = { $game } kelimelerle oynanmaz.
table-words-after-deal = Kelime listesine el bitince sorulabilir, el sürerken sorulmaz.
table-word-of-letters =
    { $alphabet ->
        [tr] Kelime Türk alfabesinin harflerinden olur, en çok { $most } harf.
       *[other] Kelime A ile Z arasındaki harflerden olur, en çok { $most } harf.
    }
# $word: büyük harflerle. $list: bir kelime listesinin adı.
table-is-a-word = { $word } bu masanın listesinde bir kelime: { $list }.
table-is-no-word = { $word } bu masanın listesinde yok: { $list }.

## Bir elin şansı neden artık bir şey almıyor

table-committed-already = Cihazın zaten taahhüt etti.
table-committed-otherwise = Cihazın zaten taahhüt etti, bunu değiştiremez.
table-commit-first = Önce her cihaz sayısını taahhüt eder: o zamana kadar seninki sende kalsın.
table-value-told-already = Cihazın sayısını zaten söyledi.
table-value-told-otherwise = Cihazın sayısını zaten söyledi, bunu değiştiremez.
table-value-does-not-fit = Bu sayı, cihazının taahhüt ettiği sayı değil.
table-nobody-awaited = Kimse beklenmiyor.
table-no-deal-is-mixed = Şimdi hazırlanan bir el yok, şansına bir şey katılamaz.
table-meant-for-other-deal = Bu, şimdi hazırlanan el için değil, başka bir el içindi.
table-device-was-silent = Cihazın çok uzun süre ses çıkarmadı, bu el onsuz hazırlanıyor.
table-bot-adds-nothing = Bir botun yeri kendinden bir şey katmaz: onun yerine sunucu katar.
table-device-not-asked = Bu sefer cihazına sorulmadı.
table-commitment-in-digits = Taahhüt 32 bayttır, 64 onaltılık rakamla yazılır (0 ile 9, a ile f arası).
table-value-in-digits = Sayı 32 bayttır, 64 onaltılık rakamla yazılır (0 ile 9, a ile f arası).

## Konuşmak

table-say-one-thing = Bir kerede bir şey söyle: hazır bir söz, bir resim ya da kendi sözün.
table-no-such-phrase = { $number } numaralı hazır söz yok: numaraları 0 ile { $last } arası.
table-no-such-reaction = { $number } numaralı resim yok: numaraları 0 ile { $last } arası.
table-text-too-long = Bu çok uzun: en çok { $most } karakter olur, bunda { $count } karakter var.
table-text-is-empty = Bu metinde söylenecek bir şey yok.
table-text-has-one-line = Metin tek satırdır, içinde denetim karakteri ve görünmeyen karakter olmaz.
table-nothing-is-said = Bu masada konuşulmaz: masanın sahibi öyle karar verdi.
table-only-phrases = Bu masada yalnız hazır sözler ve resimler söylenir: masanın sahibi öyle karar verdi.
table-partners-do-not-talk = Bu masada eşler el oynanırken konuşmaz: el bitene kadar bekle.
table-says-a-lot = Çok konuşuyorsun: { $seconds } saniyede { $count } kez olur. Biraz bekle.

## Masanın kapısında

table-open-elsewhere = Bu masada artık başka bir pencerede oturuyorsun.
table-not-watched = Bu masa izlenmez.
table-not-watched-any-more = Bu masa artık izlenmez.
table-too-many-watch = Bu masayı izleyen zaten çok.
table-nobody-said-hello = Kimse merhaba demedi.
table-say-hello-first = Önce yerinin anahtarıyla merhaba de.
table-watchers-have-no-say = İzleyenin bu masada söz hakkı yok.
table-unknown = Bu sunucuda böyle bir masa yok.
# $number: bir olayın numarası.
table-damaged-at = Bu masanın kaydı { $number }. olayda bozuk.
table-event-missing = Bu masanın kaydı bozuk: { $number }. olay eksik.
table-left-as-it-is = Olduğu gibi bırakıldı.
table-cannot-be-shown = Kaydı sağlam, ama burada gösterilemiyor.
# $reason: bir cümle ya da birkaç kelime, sunucuyu çalıştıran için.
table-opening-unreadable = Bu masanın açılışı okunamıyor: { $reason }

## Bir masa nasıl kurulur

table-setup-house-is-object = Ev kuralları, seçenek ve değerden bir nesnedir.
# $seats: ev kurallarına göre kaç kişi oynar. $count: kaç oyuncu yazıldığı.
table-setup-players =
    { $count ->
        [0] Bu masada { $seats } kişi oynar, kurulumda ise oyuncu yok.
       *[other] Bu masada { $seats } kişi oynar, kurulumda ise { $count } oyuncu var.
    }
table-setup-one-is-you = Yalnız bir oyuncu sen olabilirsin.
table-setup-one-has-to-be-you = Bir oyuncu sen olmalısın.
# $number: kurulumda oyuncunun numarası.
table-setup-player-is-object = { $number }. oyuncu bir nesne değil.
# $kind: istenen, tırnak içinde. `you`, `bot` ve `open` protokolün kelimeleridir.
table-setup-player-kind = { $number }. oyuncu { $kind } olamaz: you, bot ya da open olabilir.
table-setup-kept-twice = { $seat }. yer { $name } için ayrılamaz: başka bir yerde bu ad zaten var.
# $bot: istenen, tırnak içinde. $bots: oyuncuların adları.
table-setup-no-such-bot = { $seat }. yer için { $bot } diye bir bot yok. Olanlar: { LIST($bots, style: "comma") }.
# Buradaki kelimeler protokolün kelimeleridir.
table-setup-show-is-object = Masada neler göründüğü pile, captured, counts ve hints alanlarından bir nesnedir.
table-setup-cannot-show = Masa { $name } gösteremez. Olanlar: { LIST($allowed, style: "comma") }.
table-setup-show-value = { $name } { $value } olamaz. Olabilenler: { LIST($allowed, style: "comma") }.
# $names: protokolün İngilizce kelimeleri, aşağıdaki $name de öyle.
table-customs-are-object = Bir masanın âdetleri şu alanlardan bir nesnedir: { LIST($names, style: "comma") }.
table-no-such-custom = Masada { $name } diye bir âdet yok. Olanlar: { LIST($names, style: "comma") }.
table-customs-value-is-not = { $name } { $value } olamaz. Olabilenler: { LIST($allowed, style: "comma") }.

## Sunucu, onu açana

# $address: bu makinenin adresi. $public: arkadaşların geldiği adres. $store: bir dosya ya da bir veritabanının adresi.
table-house-open = Sunucu { $address } adresinde açık, masalarını { $store } içinde saklıyor. Ctrl+C kapatır.
table-house-open-to-all = Sunucu { $public } adresinde açık, { $address } üzerinden; masalarını { $store } içinde saklıyor. Ctrl+C kapatır.
# $workers: kaç sürecin hizmet verdiği; en az iki.
table-house-served-by = { $workers } süreçle çalışıyor.
# $option: yazıldığı gibi, "--workers 3".
table-house-needs-database = { $option } sunucuların paylaşabileceği bir veritabanı ister, { $store } ise bir dosya. --store postgresql://name@host/tables ver, ya da tek süreç kullan.
table-house-no-such-log = --log { $value } olamaz: { LIST($allowed, style: "or") } olabilir.
# $first ile $last: port numaraları, yazıldıkları gibi.
table-port-none-free = { $first } ile { $last } arasındaki bütün portlar dolu: --port ile başka birini seç.
table-port-no-such-address = { $host } bu makinenin bir adresi değil.
# $reason: sistemin dediği.
table-port-cannot-be-had = { $host } adresinin { $port } portu alınamıyor ({ $reason }): başkasını seç, ya da boş olan herhangi biri için 0 yaz.
