### What the server answers about clubs.

club-unknown = Böyle bir kulüp yok ya da sen üyesi değilsin.
club-code-unknown = Bu kod ya da bağlantı hiçbir kulübü açmıyor: bir üyeden güncel olanı iste.
club-only-hosts = Bunu yalnızca kulübün kurucusu ya da bir ev sahibi yapabilir.
club-only-founder = Bunu yalnızca kulübün kurucusu yapabilir.
club-founder-hands-over-first = Kurucu önce kulübü başka bir üyeye devretmeli.
club-no-such-member = Bu kişi artık kulübün üyesi değil.
club-needs-name = Kulübün okunabilen bir adı olmalı.
club-name-taken = Adı { $name } olan bir kulüpte zaten varsın: başka bir ad seç.
# $zone: what was written, in quotes.
club-no-such-zone = { $zone } diye bir saat dilimi yok: Europe/Athens gibi bir ad yaz.
club-call-is-address = Görüşmenin adresi https://, http:// ya da tel: ile başlar.
club-rules-need-name = Kulübün sakladığı ev kurallarının bir adı olmalı.
club-rules-too-long =
    { $most ->
        [one] Bu ev kuralları bir kulüp için çok uzun: en çok { $most } karakter olabilir.
       *[other] Bu ev kuralları bir kulüp için çok uzun: en çok { $most } karakter olabilir.
    }
club-rules-full =
    { $most ->
        [one] Bir kulüp en çok { $most } ev kuralı takımı saklar: önce onu kaldır.
       *[other] Bir kulüp en çok { $most } ev kuralı takımı saklar: önce birini kaldır.
    }
club-no-such-rules = Kulüp artık { $name } adlı ev kurallarını saklamıyor.
club-table-has-club = Bu masadan zaten bir kulüp kuruldu: ona katıl.
club-is-full =
    { $most ->
        [one] Bu kulüp dolu: en çok { $most } üyesi olabilir.
       *[other] Bu kulüp dolu: en çok { $most } üyesi olabilir.
    }
club-too-many-clubs =
    { $most ->
        [one] { $most } kulüptesin, daha fazlası olmaz: önce ondan ayrıl.
       *[other] { $most } kulüptesin, daha fazlası olmaz: önce birinden ayrıl.
    }
club-too-many-founded = Adresinden çok fazla kulüp kuruldu. Bir dakika bekle ve yeniden dene.
club-file-about = Bu sunucunun bir kulüp hakkında sakladığı her şey.
club-no-such-day = Gün 2026-12-03, saat 20:00 gibi yazılır.
club-evening-is-over = Bu an çoktan geçti: akşamı daha sonrası için planla.
club-evening-too-far = Bir akşam en çok iki yıl öncesinden planlanabilir.
club-no-such-evening = Bu akşam artık planda yok.
club-nobody-seated = Henüz kimsenin yeri yok: önce akşamın oyununu ve masalarını seç.
club-too-few-come = Bu oyunun bir masası için çok az üye geliyor.
club-member-sits-twice = Biri iki yerde oturmuş olur: her üyeye bir yer ver.
club-table-of-other-size = Bu oyunun masasında { LIST($allowed, style: "or") } yer olur.
club-not-your-table = Bu senin bu akşamki masan değil.
# $time: such as 20:00, or 20:00 (Europe/Athens).
club-push-says = Akşamınızın başlama saati: { $time }.
club-evenings-full =
    { $most ->
        [one] Bir kulüp aynı anda en çok { $most } akşam planlar: önce birini iptal et.
       *[other] Bir kulüp aynı anda en çok { $most } akşam planlar: önce birini iptal et.
    }
club-too-many-seated =
    { $most ->
        [one] Bir akşamda en çok { $most } üye oturtulabilir.
       *[other] Bir akşamda en çok { $most } üye oturtulabilir.
    }
club-not-its-table = Bu masa kulübün değil.
club-notes-full = Bu masaya { NUMBER($most) } not yazdın, en fazla bu kadar olabilir. Önce birini sil.
club-same-deals-of-equal-tables = Aynı eller için akşamın masaları eşit büyüklükte olmalı ve hiçbiri henüz açılmamış olmalı.
