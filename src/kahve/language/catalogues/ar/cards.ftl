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

## ما قد يكون أحدهم قصده

cards-did-you-mean = هل قصدت { $name }؟

## ورق حروف من عند أحدهم. $code رمز لون مثل A، أو ورقة مثل AD.

cards-letters-are-others =
    { $alphabet ->
        [tr] حروف اللون { $code } ({ NOUN($suit, form: "definite") }) هي { $letters }؛ المسموح الحروف الكبيرة من الأبجدية التركية، ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] حروف اللون { $code } ({ NOUN($suit, form: "definite") }) هي { $letters }؛ المسموح الحروف الكبيرة من A إلى Z.
    }
cards-letters-are-twice = في اللون { $code } ({ NOUN($suit, form: "definite") }) تكرر { $letters }؛ والحرف لا يأتي في اللون إلا مرة واحدة.
cards-letters-of-wrong-number =
    { $count ->
        [0] في اللون { $code } ({ NOUN($suit, form: "definite") }) لا حروف، { $letters }؛ وعدد حروف اللون { $due }.
        [1] في اللون { $code } ({ NOUN($suit, form: "definite") }) حرف واحد، { $letters }؛ وعدد حروف اللون { $due }.
        [2] في اللون { $code } ({ NOUN($suit, form: "definite") }) حرفان، { $letters }؛ وعدد حروف اللون { $due }.
        [few] في اللون { $code } ({ NOUN($suit, form: "definite") }) { $count } حروف، { $letters }؛ وعدد حروف اللون { $due }.
       *[other] في اللون { $code } ({ NOUN($suit, form: "definite") }) { $count } حرفًا، { $letters }؛ وعدد حروف اللون { $due }.
    }
cards-letters-out-of-order = حروف اللون { $code } ({ NOUN($suit, form: "definite") }) مكتوبة { $letters }؛ يجب أن تكون بترتيب الأبجدية، { $ordered }.
cards-icons-are-no-digits = العلامات على الفلفل الحار هي { $icons }؛ يجب أن تكون أرقامًا عددها { $count }، كل منها من 1 إلى 4.
cards-icons-of-wrong-sum = مجموع العلامات على الفلفل الحار { $sum }؛ يجب أن يكون { $due }.
cards-deck-without-name = ليس لهذا الورق اسم، وهو يحتاج إلى اسم.
# لون مع رمزه، مثل «A (الحيوانات)».
cards-coded-suit = { $code } ({ NOUN($suit, form: "definite") })
cards-deck-of-other-suits =
    { $count ->
        [0] لا ألوان في هذا الورق؛ والألوان أربعة: { LIST($suits, style: "comma") }.
        [1] في هذا الورق لون واحد؛ والألوان أربعة: { LIST($suits, style: "comma") }.
        [2] في هذا الورق لونان؛ والألوان أربعة: { LIST($suits, style: "comma") }.
        [few] في هذا الورق { $count } ألوان؛ والألوان أربعة: { LIST($suits, style: "comma") }.
       *[other] في هذا الورق { $count } لونًا؛ والألوان أربعة: { LIST($suits, style: "comma") }.
    }
cards-special-card-is-missing =
    { $which ->
        [dog] الكلب هو { $code }؛ وليست في هذا الورق ورقة كهذه.
        [turtle] السلحفاة هي { $code }؛ وليست في هذا الورق ورقة كهذه.
        [removed] الورقة المرفوعة هي { $code }؛ وليست في هذا الورق ورقة كهذه.
       *[starter] ورقة البداية هي { $code }؛ وليست في هذا الورق ورقة كهذه.
    }
cards-special-card-is-no-animal =
    { $which ->
        [dog] الكلب هو { $code }؛ يجب أن يكون من الحيوانات، { $animals }.
       *[turtle] السلحفاة هي { $code }؛ يجب أن تكون من الحيوانات، { $animals }.
    }
cards-dog-is-turtle = الكلب والسلحفاة كلاهما { $code }؛ يجب أن يكونا حيوانين مختلفين.
cards-removed-card-counts = الورقة المرفوعة هي { $code }، وهي ورقة تُحسب؛ يجب ألا تكون من الفلفل الحار ولا السلحفاة.
cards-removed-card-is-starter = الورقة المرفوعة وورقة البداية كلتاهما { $code }؛ يجب أن تبقى ورقة البداية في الورق.

## ملف ورق الحروف، وهو بصيغة JSON. $key و$keys أسماء أجزائه كما تُكتب فيه.

cards-deck-is-no-json = هذا الورق ليس بصيغة JSON: { $error }.
cards-suits-are-no-list = الألوان هي { $given }؛ يجب أن تكون قائمة من أربعة كائنات: { LIST($suits, style: "comma") }.
cards-suits-are-others = الألوان هي { $given }؛ يجب أن تكون أربعة، كل منها مرة واحدة: { LIST($suits, style: "comma") }.
cards-no-suit-given = ليس في هذا الورق ألوان؛ يجب أن تكون أربعة، كل منها مرة واحدة: { LIST($suits, style: "comma") }.
cards-deck-suit-of-another-name = اسم اللون { $code } مكتوب { $given }؛ واسمه { $name }.
cards-deck-part-is-no-object =
    { $which ->
        [deck] الورق هو { $given }؛ يجب أن يكون كائنًا، ومفاتيحه: { LIST($keys, style: "comma") }.
        [peppers] اللون C هو { $given }؛ يجب أن يكون كائنًا، ومفاتيحه: { LIST($keys, style: "comma") }.
       *[suit] لون من الألوان هو { $given }؛ يجب أن يكون كائنًا، ومفاتيحه: { LIST($keys, style: "comma") }.
    }
cards-deck-part-lacks-key =
    { $which ->
        [deck] ينقص الورق { $key }؛ ومفاتيحه: { LIST($keys, style: "comma") }.
        [peppers] ينقص اللون C { $key }؛ ومفاتيحه: { LIST($keys, style: "comma") }.
       *[suit] ينقص لونًا من الألوان { $key }؛ ومفاتيحه: { LIST($keys, style: "comma") }.
    }
cards-deck-part-is-no-text =
    { $which ->
        [deck] في الورق { $key } هو { $given }؛ يجب أن يكون نصًا.
        [peppers] في اللون C المفتاح { $key } هو { $given }؛ يجب أن يكون نصًا.
       *[suit] في لون من الألوان { $key } هو { $given }؛ يجب أن يكون نصًا.
    }
cards-deck-part-has-others =
    { $which ->
        [deck] في الورق { $others }؛ ومفاتيحه: { LIST($keys, style: "comma") }.
        [peppers] في اللون C المفاتيح { $others }؛ ومفاتيحه: { LIST($keys, style: "comma") }.
       *[suit] في لون من الألوان { $others }؛ ومفاتيحه: { LIST($keys, style: "comma") }.
    }

## قوائم الكلمات

cards-no-such-list = لا توجد قائمة كلمات { $name }. القوائم: { LIST($names, style: "comma") }.
cards-list-int60 = كلمات إنجليزية شائعة وأقل شيوعًا بالإملاء البريطاني والأمريكي وغيرهما
cards-list-us60 = كلمات إنجليزية شائعة وأقل شيوعًا بالإملاء الأمريكي
cards-list-int35 = كلمات إنجليزية شائعة بالإملاء البريطاني والأمريكي وغيرهما
cards-list-int70 = كلمات إنجليزية شائعة ونادرة بالإملاء البريطاني والأمريكي وغيرهما
cards-list-tr = كلمات تركية: كلمات معجم، كل منها وحدها ومع لاحقة واحدة
cards-list-first = كلمات { $list } كما كانت في إصدارها الأول
cards-list-own = كلمات الملف { $file }

## لماذا ليس الملف قائمة كلمات

cards-words-file-unreadable = لا يمكن قراءة ملف الكلمات { $file }: { $reason }.
cards-words-file-is-none = { $file } مجلد أو جهاز. قائمة الكلمات ملف نص في كل سطر منه كلمة واحدة.
cards-words-file-too-big = حجم ملف الكلمات { $file } هو { $size } ميغابايت، والمسموح { $most } ميغابايت على الأكثر.
cards-words-file-no-text = { $file }، السطر { $line }: ليس نصًا بترميز UTF-8. احفظ الملف بترميز UTF-8.
cards-words-file-empty = ليس في ملف الكلمات { $file } أي كلمة. اكتب كلمة واحدة في كل سطر.
cards-words-of-two-alphabets = كلمات { $file } من أبجديتين: في السطر { $english } حرف ليس في التركية، وفي السطر { $turkish } حرف ليس في الإنجليزية.
cards-words-line-of-several = { $file }، السطر { $line }: { $word } أكثر من كلمة واحدة. اكتب كلمة واحدة في كل سطر.
cards-words-line-of-others =
    { $alphabet ->
        [tr] { $file }، السطر { $line }: في { $word } الحرف { $letter }، والمسموح حروف الأبجدية التركية، ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] { $file }، السطر { $line }: في { $word } الحرف { $letter }، والمسموح الحروف A إلى Z.
    }
cards-words-line-of-wrong-length = { $file }، السطر { $line }: عدد حروف { $word } هو { $length }، وعدد حروف الكلمة من 2 إلى { $most }.
cards-words-line-of-capitals = { $file }، السطر { $line }: { $word } ليست مكتوبة مثل الكلمة الأولى. اكتب كل الكلمات بالحروف الصغيرة أو كلها بالحروف الكبيرة، ولا تكتب الأسماء.
cards-words-are-too-many = عدد كلمات الملف { $file } هو { $number }، والمسموح { $most } على الأكثر.
cards-words-are-not-here = كلمات القائمة { $name } ليست هنا: فهي من ملف أحدهم. أعط ذلك الملف بالخيار --word-list.
cards-words-have-no-room = لم يبق مكان لكلمات { $file }: يمكن استعمال { $most } ملفًا على الأكثر معًا من كل أبجدية، وأقل إن كانت كبيرة.

## بذور الترتيب وبراهينه

cards-seed-of-wrong-size =
    { $given ->
        [0] عدد بايتات البذرة { $bytes }؛ وهذه بلا بايتات.
        [1] عدد بايتات البذرة { $bytes }؛ وهذه من بايت واحد.
        [2] عدد بايتات البذرة { $bytes }؛ وهذه من بايتين.
       *[other] عدد بايتات البذرة { $bytes }؛ وهذه عدد بايتاتها { $given }.
    }
cards-seed-is-none = البذرة عدد صحيح من 0 إلى 2**256 - 1، أو 32 بايتًا.

## ما الخطأ في برهان جولة. تأتي كل جملة بعد نقطتين.
## عند الخادم سر، وعند كل جهاز على الطاولة قيمة. وكل منهما يلتزم قبل الجولة بما لا يكشف عنه شيئًا.

cards-order-is-not-proven = ترتيب الجولة { $deal } ليس الناتج عن السر والقيم: الورقة { $place } هي { $card }، والناتج { $due }.
cards-order-of-wrong-length = ترتيب الجولة { $deal } ليس الناتج عن السر والقيم: عدد أوراقه مختلف.
cards-proof-without-digits =
    { $part ->
        [secret] سر الخادم هو { $given }، وليس 64 رقمًا ست عشريًا بحروف صغيرة.
       *[commitment] التزام الخادم هو { $given }، وليس 64 رقمًا ست عشريًا بحروف صغيرة.
    }
cards-secret-does-not-fit = سر الخادم ليس الذي التزم به قبل الجولة.
# $known: أرقام المخططات الموجودة.
cards-proof-of-no-scheme = مخططه { $given }، ولا يوجد إلا { LIST($known) }.
cards-proof-is-no-number = فيه { $name } هو { $given }، وليس عددًا من 1 فما فوق.
cards-left-out-is-no-list = ما لم يُحسب يجب أن يكون قائمة مقاعد.
cards-shares-are-no-list = الأنصبة يجب أن تكون قائمة فيها كائن لكل مقعد.
cards-share-of-no-seat = فيه نصيب للمقعد { $seat }: لكل مقعد نصيب واحد على الأكثر.
cards-share-without-digits = ليس في نصيب المقعد { $seat } قيمة والتزام من 64 رقمًا ست عشريًا بحروف صغيرة.
cards-share-by-another = نصيب المقعد { $seat } من { $given }: يجب أن يكون من جهاز أو من الخادم.
cards-value-does-not-fit = قيمة المقعد { $seat } ليست التي سبق الالتزام بها.
