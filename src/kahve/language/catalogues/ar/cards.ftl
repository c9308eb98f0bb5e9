### الورق والكوتشينة: «سبعة الديناري» معرفة بإضافة، و«سبعة ديناري» نكرة.

## الورق

cards-card-french = { NOUN($rank) } { NOUN($suit) }
    .definite = { NOUN($rank) } { NOUN($suit, form: "definite") }
    .gender = { NOUN($rank, form: "gender") }
cards-card-joker = جوكر
    .definite = الجوكر
    .gender = masculine
cards-card-letter = ورقة { $letter } من { NOUN($suit, form: "definite") }
    .definite = ورقة { $letter } من { NOUN($suit, form: "definite") }
    .gender = feminine
cards-card-dog = كلب ({ $letter } من { NOUN($suit, form: "definite") })
    .definite = الكلب ({ $letter } من { NOUN($suit, form: "definite") })
    .gender = masculine
cards-card-turtle = سلحفاة ({ $letter } من { NOUN($suit, form: "definite") })
    .definite = السلحفاة ({ $letter } من { NOUN($suit, form: "definite") })
    .gender = feminine
cards-card-any = ورقة
    .definite = الورقة
    .gender = feminine
cards-card-hidden = ورقة مقلوبة
    .definite = الورقة المقلوبة
    .gender = feminine

## الأرقام والصور

cards-rank-A = آص
    .definite = الآص
    .dual = آصان
    .dual-oblique = آصين
    .plural = آصات
    .plural-definite = الآصات
    .gender = masculine
cards-rank-2 = اثنين
    .definite = الاثنين
    .dual = ورقتا اثنين
    .dual-oblique = ورقتي اثنين
    .plural = أوراق اثنين
    .plural-definite = أوراق الاثنين
    .gender = masculine
cards-rank-3 = ثلاثة
    .definite = الثلاثة
    .dual = ثلاثتان
    .dual-oblique = ثلاثتين
    .plural = ثلاثات
    .plural-definite = الثلاثات
    .gender = feminine
cards-rank-4 = أربعة
    .definite = الأربعة
    .dual = أربعتان
    .dual-oblique = أربعتين
    .plural = أربعات
    .plural-definite = الأربعات
    .gender = feminine
cards-rank-5 = خمسة
    .definite = الخمسة
    .dual = خمستان
    .dual-oblique = خمستين
    .plural = خمسات
    .plural-definite = الخمسات
    .gender = feminine
cards-rank-6 = ستة
    .definite = الستة
    .dual = ستتان
    .dual-oblique = ستتين
    .plural = ستات
    .plural-definite = الستات
    .gender = feminine
cards-rank-7 = سبعة
    .definite = السبعة
    .dual = سبعتان
    .dual-oblique = سبعتين
    .plural = سبعات
    .plural-definite = السبعات
    .gender = feminine
cards-rank-8 = ثمانية
    .definite = الثمانية
    .dual = ثمانيتان
    .dual-oblique = ثمانيتين
    .plural = ثمانيات
    .plural-definite = الثمانيات
    .gender = feminine
cards-rank-9 = تسعة
    .definite = التسعة
    .dual = تسعتان
    .dual-oblique = تسعتين
    .plural = تسعات
    .plural-definite = التسعات
    .gender = feminine
cards-rank-T = عشرة
    .definite = العشرة
    .dual = عشرتان
    .dual-oblique = عشرتين
    .plural = عشرات
    .plural-definite = العشرات
    .gender = feminine
cards-rank-J = ولد
    .definite = الولد
    .dual = ولدان
    .dual-oblique = ولدين
    .plural = أولاد
    .plural-definite = الأولاد
    .gender = masculine
cards-rank-Q = بنت
    .definite = البنت
    .dual = بنتان
    .dual-oblique = بنتين
    .plural = بنات
    .plural-definite = البنات
    .gender = feminine
cards-rank-K = شايب
    .definite = الشايب
    .dual = شايبان
    .dual-oblique = شايبين
    .plural = شيّاب
    .plural-definite = الشيّاب
    .gender = masculine
cards-rank-black-three = ثلاثة سوداء
    .definite = الثلاثة السوداء
    .dual = ثلاثتان سوداوان
    .dual-oblique = ثلاثتين سوداوين
    .plural = ثلاثات سوداء
    .plural-definite = الثلاثات السوداء
    .gender = feminine
cards-rank-red-three = ثلاثة حمراء
    .definite = الثلاثة الحمراء
    .dual = ثلاثتان حمراوان
    .dual-oblique = ثلاثتين حمراوين
    .plural = ثلاثات حمراء
    .plural-definite = الثلاثات الحمراء
    .gender = feminine
cards-rank-joker = جوكر
    .definite = الجوكر
    .dual = جوكران
    .dual-oblique = جوكرين
    .plural = جواكر
    .plural-definite = الجواكر
    .gender = masculine
cards-rank-hidden = ورقة مقلوبة
    .definite = الورقة المقلوبة
    .dual = ورقتان مقلوبتان
    .dual-oblique = ورقتين مقلوبتين
    .plural = أوراق مقلوبة
    .plural-definite = الأوراق المقلوبة
    .gender = feminine

## الألوان

cards-suit-C = سباتي
    .definite = السباتي
cards-suit-D = ديناري
    .definite = الديناري
cards-suit-H = كبة
    .definite = الكبة
cards-suit-S = بستوني
    .definite = البستوني

## ألوان ورق الحروف

cards-letter-suit-A = حيوانات
    .definite = الحيوانات
cards-letter-suit-C = فلفل حار
    .definite = الفلفل الحار
cards-letter-suit-S = حوامض
    .definite = الحوامض
cards-letter-suit-W = حلويات
    .definite = الحلويات

## الكوتشينة

cards-packs = { $packs ->
        [1] كوتشينة واحدة
        [2] كوتشينتان
        [few] { $packs } كوتشينات
       *[other] { $packs } كوتشينة
    }
cards-packs-with-jokers = { $packs ->
        [1] كوتشينة واحدة { $jokers ->
            [0] بلا جوكر
            [1] مع جوكر واحد
            [2] مع جوكرين
           *[other] مع { $jokers } جواكر
        }
        [2] كوتشينتان { $jokers ->
            [0] بلا جوكر
            [1] في كل منهما جوكر واحد
            [2] في كل منهما جوكران
           *[other] في كل منهما { $jokers } جواكر
        }
        [few] { $packs } كوتشينات { $jokers ->
            [0] بلا جوكر
            [1] في كل منها جوكر واحد
            [2] في كل منها جوكران
           *[other] في كل منها { $jokers } جواكر
        }
       *[other] { $packs } كوتشينة { $jokers ->
            [0] بلا جوكر
            [1] في كل منها جوكر واحد
            [2] في كل منها جوكران
           *[other] في كل منها { $jokers } جواكر
        }
    }
cards-pack-without-queens-and-kings = كوتشينة واحدة بلا بنات ولا شيّاب
cards-letter-deck = ورق الحروف { $name }
cards-letter-deck-without = ورق الحروف { $name } بلا { $card }
cards-how-letters = تُكتب الورقة بلونها (A C S W) ثم حرفها، مثل AD.

## ما الخطأ في ورقة أو في ترتيب

cards-no-such-card = لا توجد ورقة { $card }. { $how }
cards-how-french = تُكتب الورقة برقمها أو صورتها (A 2 3 4 5 6 7 8 9 T J Q K) ثم لونها (C D H S)، مثل 5H.
cards-order-of-wrong-size = عدد أوراق هذا الترتيب { $given }، وعدد أوراق الكوتشينة { $deck }.
cards-order-not-the-deck = هذا الترتيب ليس الكوتشينة: فيه زيادة من { $cards }.
cards-two-faces-one-code = في كوتشينة { $deck } ورقتان لهما الرمز نفسه.
cards-packs-out-of-range = لا يمكن اللعب بعدد { $packs } من الكوتشينات فيها { $jokers } من الجواكر: المسموح من 1 إلى 8 كوتشينات، ومن 0 إلى 4 جواكر في كل منها.
