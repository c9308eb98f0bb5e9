### الورق كما تسمّيه الصفحة في المتصفح.

client-cards-with-peppers =
    { $count ->
        [0] { $card }، بلا فلفل
        [1] { $card }، فلفلة واحدة
        [2] { $card }، فلفلتان
        [few] { $card }، { $count } فلفلات
       *[other] { $card }، { $count } فلفلة
    }
client-cards-with-animal = { $card }، { NOUN($animal, form: "definite") }
# ورقة أو أكثر من رقم واحد: «آص»، «شايبين»، «3 شيّاب».
client-cards-some =
    { $count ->
        [1] { NOUN($rank) }
        [2] { NOUN($rank, form: "dual-oblique") }
        [few] { $count } { NOUN($rank, form: "plural") }
       *[other] { $count } { NOUN($rank) }
    }
client-cards-counted = { $kinds }
client-cards-none = لا ورق

## حيوانات ورق الحروف

client-cards-animal-ant = نملة
    .definite = النملة
client-cards-animal-bear = دب
    .definite = الدب
client-cards-animal-dog = كلب
    .definite = الكلب
client-cards-animal-donkey = حمار
    .definite = الحمار
client-cards-animal-dove = يمامة
    .definite = اليمامة
client-cards-animal-elephant = فيل
    .definite = الفيل
client-cards-animal-fox = ثعلب
    .definite = الثعلب
client-cards-animal-iguana = إغوانا
    .definite = الإغوانا
client-cards-animal-lobster = كركند
    .definite = الكركند
client-cards-animal-lynx = وشق
    .definite = الوشق
client-cards-animal-monkey = قرد
    .definite = القرد
client-cards-animal-newt = سمندل
    .definite = السمندل
client-cards-animal-owl = بومة
    .definite = البومة
client-cards-animal-rabbit = أرنب
    .definite = الأرنب
client-cards-animal-raccoon = راكون
    .definite = الراكون
client-cards-animal-snake = أفعى
    .definite = الأفعى
client-cards-animal-stork = لقلق
    .definite = اللقلق
client-cards-animal-turtle = سلحفاة
    .definite = السلحفاة
client-cards-animal-wolf = ذئب
    .definite = الذئب
client-cards-animal-zebra = حمار وحشي
    .definite = الحمار الوحشي
