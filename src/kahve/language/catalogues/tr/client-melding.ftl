### El-Ayak ve akrabalarının masası. Paket: el, diz ya da ayak. Yer: atılan kâğıtlar. Kanasta: yedi kâğıtlık tamam per.

client-melding-other-sides =
    { $count ->
        [one] Öbür taraf
       *[other] Öbür taraflar
    }
client-melding-zone-and-quota = { $zone }: { $says }; bitirmek için: { $quota }
client-melding-to-go-out = Bitirmek için: { $quota }
client-melding-first-meld = İlk açış
client-melding-points-of = { $have } / { $of }
client-melding-laid-out-back = Açmak için dizdiklerin yeniden elinde: { $says }
client-melding-key-draw = Kâğıt çek; sonra da seçili kâğıdı at
client-melding-key-take = Yeri al
client-melding-key-along-hand = Elindeki kâğıtlar arasında gez
client-melding-key-one-more = Onlardan bir tane daha seç
client-melding-key-all = Onların hepsini seç
client-melding-key-one-less = Onlardan bir tane eksilt
client-melding-key-nth = Birinci, … dokuzuncu kümeden bir tane daha seç
client-melding-key-lay = Seçili kâğıtları aç
client-melding-key-add-all = Kendi tarafının perlerine uyan her kâğıdı işle
client-melding-key-confirm = Dizdiklerini onayla
client-melding-key-undo = Son adımı geri al
client-melding-key-reset = Dizdiklerinin hepsini geri al
client-melding-key-sort = Eli değere göre ya da perlere göre diz
client-melding-key-why = Şimdi ne yapılamaz, neden
client-melding-by-hand = Fareyle ya da parmakla: seçmek için kâğıtlara dokun, sonra perlerine ya da yere; ya da oraya sürükle. Çekmek için desteye dokun.
client-melding-hand-in-groups = Elin, { $groups } kümede { $count } kâğıt
client-melding-all-chosen = hepsi seçili
client-melding-some-chosen = { $count } tanesi seçili
client-melding-some-new = bu { $count } kâğıttan { $new } tanesi yeni
client-melding-ways-and-more = { $ways }; { $more } yol daha var
client-melding-no-open-meld = Açık per yok
client-melding-nothing-laid = Daha açılan yok
client-melding-cards = { $count } kâğıt
client-melding-not-yet-laid = daha masaya inmedi
client-melding-lay-onto = { $meld }. Seçili kâğıtları buraya işle
client-melding-lay-here = Buraya
client-melding-laid-out = Dizildi, onay bekliyor: { $cards }.
client-melding-chosen = Seçili: { $cards }.
client-melding-lay-key = Seçili kâğıtları aç (M)
client-melding-lay = Aç
client-melding-discard-key = At (D)
client-melding-discard = At
client-melding-all-of-rank = { $count } { NOUN($rank, form: "genitive") } hepsi
client-melding-all-of = { $count } kâğıdın hepsi
client-melding-choose-none = Hiçbirini seçme
client-melding-choose-none-key = Hiçbirini seçme (Esc)
client-melding-confirm-key = Masaya indir (C)
client-melding-confirm = Onayla
client-melding-add-all-key = Hepsini işle (A)
client-melding-add-all = Hepsini işle
client-melding-undo-key = Son adımı geri al (U)
client-melding-undo = Geri al
client-melding-reset-key = Hepsini geri al (X)
client-melding-reset-all = Hepsini geri al
client-melding-reset = Sıfırla
client-melding-why-key = Şimdi ne yapılamaz, neden (W)
client-melding-not-allowed = Ne yapılamaz?
client-melding-question = ?
client-melding-ask-to-go-out = Bitireyim mi?
client-melding-float = Atmadan geç
client-melding-lay-black = Siyah üçlüleri aç
client-melding-lay-red = Kırmızı üçlüyü aç
client-melding-keep-stack =
    { $stack ->
        [first] Birinci sende kalsın
        [second] İkinci sende kalsın
        [foot] Ayak sende kalsın
        [knee] Diz sende kalsın
       *[other] { $stack } sende kalsın
    }
client-melding-stack-later =
    { $stack ->
        [first] { $count } kâğıtlık birinci paket, daha alınmadı
        [second] { $count } kâğıtlık ikinci paket, daha alınmadı
        [foot] { $count } kâğıtlık ayak, daha alınmadı
        [knee] { $count } kâğıtlık diz, daha alınmadı
       *[other] { $count } kâğıtlık { $stack }, daha alınmadı
    }
client-melding-still-holds = { $name } bunları yerden aldı, daha elinde: { $cards }.
client-melding-known-of = { PERSON($name, case: "genitive") } bilinen kâğıtları
client-melding-plays-from =
    { $stack ->
        [hand] { $count } kâğıtlık elinden oynuyor
        [foot] { $count } kâğıtlık ayağından oynuyor
        [knee] { $count } kâğıtlık dizinden oynuyor
       *[other] { $count } kâğıttan oynuyor ({ $stack })
    }
client-melding-stack-not-picked-up =
    { $stack ->
        [first] { $count } kâğıtlık birinci paketini daha almadı
        [second] { $count } kâğıtlık ikinci paketini daha almadı
        [foot] { $count } kâğıtlık ayağını daha almadı
        [knee] { $count } kâğıtlık dizini daha almadı
       *[other] { $count } kâğıtlık paketini ({ $stack }) daha almadı
    }
client-melding-known-to-hold = elinde olduğu bilinen: { $cards }
client-melding-holding = elindekiler: { $cards }
client-melding-take-is-final = Bununla ilk açışın tamam, yerdeki kâğıtlar da eline geliyor. Geri alınamaz.
client-melding-take-the-pile = Yeri al
client-melding-choose-to-lay = Önce açacağın kâğıtları seç.
client-melding-to-wild-meld = Açık joker kâğıdı perine
client-melding-new-wild-meld = Yeni joker kâğıdı peri
client-melding-to-meld-of = Açık { NOUN($rank) } perine
client-melding-new-meld-of = Yeni { NOUN($rank) } peri
client-melding-the-wild-cards = Joker kâğıtları
client-melding-where-to = Nereye gitsin?
client-melding-with-which = Hangi kâğıtlarla?
client-melding-one-to-discard = Atmak için tek bir kâğıt seç.
client-melding-choose-to-discard = Önce atacağın kâğıdı seç.
client-melding-sort-by-melds-key = Eli perlere göre diz (O)
client-melding-sort-by-rank-key = Eli değere göre diz (O)
client-melding-sort-now-rank = Değer: eli perlere göre diz
client-melding-sort-now-melds = Perler: eli değere göre diz
client-melding-rank = Değer
client-melding-melds = Perler
client-melding-zone-and-move = { $zone }: { $says }. { $move }
client-melding-draw-key = Çek (D)
client-melding-discard-chosen = Seçili kâğıdı at
client-melding-take-key = Al (T)
client-melding-pile = Yer
client-melding-act-draw = Çekmek
client-melding-act-meld = Per açmak
client-melding-act-add = Pere işlemek
client-melding-act-float = Kâğıt atmadan geçmek
client-melding-act-keep = Paket seçmek
client-melding-act-lay-black = Siyah üçlü açmak
client-melding-act-lay-red = Kırmızı üçlü açmak
client-melding-nothing-in-the-way = Şu anda hiçbir şeye engel yok.
client-melding-cards-laid = { $count } kâğıt açıldı
# $name bunlardan biri ya da oyunun istediği bir değerin çoğulu.
client-melding-quota-word =
    { $name ->
        [clean] temiz
        [dirty] pis
        [wild] joker
       *[other] { $name }
    }
# $stack: hand, foot, knee, seçerken first ya da second; öbür iletilerde de öyle.
client-melding-stack =
    { $stack ->
        [hand] el
        [foot] ayak
        [knee] diz
        [first] birinci
        [second] ikinci
       *[other] { $stack }
    }
