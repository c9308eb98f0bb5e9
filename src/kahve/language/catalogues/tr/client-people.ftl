### Masadakiler: kim yerinde yok, ne önerildi, ne söylendi.
### $who: okuyan için "you", başkası için "other"; adı $name.

client-people-bot-plays-for-you = { $bot } senin yerine oynuyor.
client-people-come-back = Geri gel
client-people-come-back-full = Geri gel, kendin oyna
client-people-you = sen
# $who: $names bir kişiyse "one", çoksa "many".
client-people-agree-so-far =
    { $who ->
        [one] Kabul eden: { $names }.
       *[many] Kabul edenler: { $names }.
    }
client-people-still-to-answer =
    { $count ->
        [one] Cevabı beklenen: { $names }.
       *[other] Cevabı beklenenler: { $names }.
    }
client-people-agree = Kabul et
client-people-withdraw = Geri al
client-people-decline = Reddet
client-people-withdraw-full = Öneriyi geri al
client-people-is-away =
    { $more ->
        [0] { $name } yerinde yok.
       *[other] { $name } ve { $more } kişi daha yerinde yok.
    }
client-people-wait = Bekle
client-people-wait-for = { PERSON($name, case: "accusative") } bekle
client-people-let-bot-play = Bot oynasın
client-people-let-bot-play-for = { PERSON($name, case: "genitive") } yerine bot oynasın
client-people-open-seat = Koltuğu boşalt
client-people-open-seat-of = { PERSON($name, case: "genitive") } koltuğunu boşalt
client-people-open-ask = { PERSON($name, case: "genitive") } koltuğu boşaltılsın mı? O zaman yerini kaybeder ve bağlantısı olan herkes oraya oturabilir.
client-people-keep-seat = Boşaltma
client-people-are-away =
    { $count ->
        [one] { $names } yerinde yok.
       *[other] { $names } yerinde yok.
    }
client-people-invite = Çağır
client-people-invite-full = Boş yere bir arkadaş çağır
client-people-seat-bots =
    { $count ->
        [one] Bot oturt
       *[other] Bot oturt
    }
client-people-seat-bots-full =
    { $count ->
        [one] Boş yere bir bot oturt
       *[other] Boş yerlere bot oturt
    }
client-people-you-watch = Bu masayı izliyorsun.
client-people-take-seat = Otur
client-people-take-seat-full = Bu masada bir yere otur
client-people-others-watch = { $count } kişi daha izliyor.
client-people-watch =
    { $count ->
        [1] Bir kişi izliyor.
       *[other] { $count } kişi izliyor.
    }
client-people-muted = { PERSON($name, case: "genitive") } söylediklerini bu tarayıcıda artık görmezsin.
client-people-heard-again = { PERSON($name, case: "genitive") } söylediklerini yine görüyorsun.
client-people-says = { $name }: { $says }
client-people-at-table = Masadakiler
client-people-decide = Karar ver…
client-people-all-hands-later = Bütün eller, bir el sonra
client-people-say-something-key = Bir şey söyle (/)
client-people-people-at-table = Masadakiler
client-people-open-to-all-full = { $name } için ayrılan yeri herkese aç
client-people-open-to-all = Herkese aç
client-people-bot-at-seat = { $number }. yere bir bot oturt
client-people-hear-name = { PERSON($name, case: "genitive") } sesini aç
client-people-mute-name = { PERSON($name, case: "genitive") } sesini kapat
client-people-hear = Sesini aç
client-people-mute = Sesini kapat
client-people-host = masanın sahibi
client-people-seats = Kim nerede oturuyor
client-people-sit-there = Oraya otur
client-people-sit-on-seat = Oraya otur, { $number }. yere
client-people-change-seats = Yer değiştir
client-people-change-seats-with = Yer değiştir: { $name }
client-people-draw =
    { $partners ->
        [yes] Eşleri kurayla belirle
       *[no] Yerleri kurayla belirle
    }
client-people-draw-again =
    { $partners ->
        [yes] Yeni eşlerle bir maç daha, kurayla
       *[no] Yeni yerlerle bir maç daha, kurayla
    }
client-people-next-partners = Sıradaki eşlerle bir maç daha
client-people-seats-say = Yerler ilk dağıtıma kadar değişebilir. Yeri değişecek kişiye sorulur, botlara sorulmaz.
client-people-draw-says = Oynayan herkese sorulur.
client-people-bot-plays-for-them = { $bot } onun yerine oynuyor
client-people-connection-lost = bağlantısı koptu
client-people-invite-friend = Bir arkadaş çağır
client-people-watch-link-hands = Bu bağlantısı olan masayı elleri görmeden izler, her eli de bir el sonra görür.
client-people-watch-link = Bu bağlantısı olan masayı elleri görmeden izler.
client-people-let-watch = Birine izlet
client-people-take-back = Son hamleni geri al
client-people-ask-take-back = Son hamleyi geri almayı iste
client-people-end-match = Maçı erken bitir
client-people-propose-end = Maçı bitirmeyi öner
client-people-this-match = Bu maç
client-people-propose = Öner
client-people-if-all-agree = Oynayan herkes kabul ederse olur. Botlara ve yerine bot oynayanlara sorulmaz.
client-people-customs = Bu masanın âdetleri
client-people-host-settles = Bunlara masanın sahibi karar verir.
client-people-leave = Kalk
client-people-leave-table = Masadan kalk…
client-people-leave-ask = Masadan kalkıyor musun?
client-people-leave-says = O zaman yerin boşalır: bağlantısı olan bir arkadaşın oturabilir, sen de, bir bot da.
client-people-remove = Çıkar…
client-people-remove-name = { PERSON($name, case: "accusative") } masadan çıkar
client-people-remove-ask = { $name } masadan çıkarılsın mı?
client-people-remove-says = Yerini kaybeder ve onu senin çıkardığını öğrenir. Bağlantıyla yeniden oturabilir.
client-people-ban-says = Yasaklarsan geri de gelemez: sunucu onu cihazlarının anahtarından ve geldiği tarayıcıdan tanır. Başka ya da temizlenmiş bir tarayıcıyla yeni biri olarak yine gelebilir. Bunu önlemek için masayı kilitle.
client-people-remove-now = Çıkar
client-people-ban = Çıkar ve yasakla
client-people-keep-person = Kalsın
client-people-door = Kim gelebilir
client-people-lock = Masayı kilitle
client-people-unlock = Masanın kilidini aç
client-people-lock-says = O zaman yeni kimse oturamaz. Oturanlar kalır ve her zaman geri gelebilir.
client-people-locked-says = Masa kilitli: yeni kimse oturamaz. Oturanlar her zaman geri gelebilir.
client-people-banned = { $name } yasaklı.
client-people-pardon = Geri gelebilsin
client-people-pardon-name = { $name } geri gelebilsin
client-people-hand-it-to = Kime bırakıyorsun
client-people-name-if-you-like = istersen bir ad
client-people-kept-when-you-leave = Kalkınca yerin { $name } için ayrılır.
client-people-hand-over = Bırak ve kalk
client-people-stay = Kal
client-people-one-moment = Bir dakika…
client-people-pictures = Resimler
client-people-phrases = Hazır sözler
client-people-own-words = Kendi sözün
client-people-say-it = Söyle
client-people-all-hear = Masadaki herkes duyar, izleyenler de. Hiçbir yerde saklanmaz.
client-people-no-talk = Bu masada konuşulmaz: masanın sahibi öyle karar verdi.
client-people-no-partner-talk = Bu masada eşler el oynanırken konuşmaz: el bitene kadar bekle.
client-people-reaction =
    { $who ->
        [you]
            { $reaction ->
                [smile] Gülümsedin.
                [laugh] Güldün.
                [surprise] Şaşırdın.
                [think] Düşünüyorsun.
                [clap] Alkışladın.
                [heart] Kalp gönderdin.
                [tea] Çay ısmarladın.
               *[wave] El salladın.
            }
       *[other]
            { $reaction ->
                [smile] { $name } gülümsedi.
                [laugh] { $name } güldü.
                [surprise] { $name } şaşırdı.
                [think] { $name } düşünüyor.
                [clap] { $name } alkışladı.
                [heart] { $name } kalp gönderdi.
                [tea] { $name } çay ısmarladı.
               *[wave] { $name } el salladı.
            }
    }
client-people-reaction-name =
    { $reaction ->
        [smile] Gülümse
        [laugh] Gül
        [surprise] Şaşır
        [think] Düşün
        [clap] Alkışla
        [heart] Kalp gönder
        [tea] Çay ısmarla
       *[wave] El salla
    }
