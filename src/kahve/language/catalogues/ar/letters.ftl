### ألعاب الحروف: كويست وكويست الحيوانات وكلب الفلفل والسلحفاة باللمّات، والشوربة بصف واحد من الحروف.
### الحركات والكلمات مثل BARD بحروف كبيرة إنجليزية في كل لغة، لأن الورق كذلك.
### $who هو you لمن يقرأ، وother لصاحب الاسم $name؛ و$whom كذلك لصاحب الاسم $person. لا نعرف جنسه: الجملة مصدر أو ورقة بلا فعل.
### «ورقة مخسّرة» هي penalty card، و«إعلان كلمة» هو claim وscrump، و«بدأ اللمّة» هو lead، و«نداء» هو call.


## الألعاب

letters-game-quist = كويست
letters-game-animal-quist = كويست الحيوانات
letters-game-chili-dog = كلب الفلفل
letters-game-turtle = السلحفاة
letters-game-soup = الشوربة
letters-summary-quist = لمّات من الحروف، اثنان ضد اثنين: من يلعب آخرًا يجوز له أن يعلن كلمة ويأخذ اللمّة.
letters-summary-animal-quist = كويست تحكم فيها الحيوانات دائمًا، وتُحسب فيها الحيوانات المأخوذة.
letters-summary-chili-dog = لمّات من الحروف، اثنان ضد اثنين: من يأخذ الكلب يندم على كل فلفلة.
letters-summary-turtle = لمّات من ثلاثة حروف لثلاثة لاعبين: لا أحد يريد الفلفل، ولا السلحفاة خاصة.
letters-summary-soup = صف من الحروف يجب أن يبقى أول كلمة؛ ومن يكمل كلمة يأكل الشوربة.

## جدول النقاط، وما يُعدّ أثناء الجولة

letters-item-tricks = اللمّات
letters-item-animals = الحيوانات
letters-item-peppers = الفلفل
letters-item-dog = الكلب
letters-item-turtle = السلحفاة
letters-item-hand = نقاط الجولة
letters-item-spellchecks = التحقق من الكلمات
letters-item-total = المجموع
letters-tally-tricks =
    { $count ->
        [0] لا لمّات
        [1] لمّة واحدة
        [2] لمّتان
        [few] { $count } لمّات
       *[other] { $count } لمّة
    }
letters-tally-animals =
    { $count ->
        [0] لا حيوانات
        [1] حيوان واحد
        [2] حيوانان
        [few] { $count } حيوانات
       *[other] { $count } حيوانًا
    }
letters-tally-peppers =
    { $count ->
        [0] لا فلفل
        [1] فلفلة واحدة
        [2] فلفلتان
        [few] { $count } فلفلات
       *[other] { $count } فلفلة
    }
letters-mark-dog = الكلب
letters-mark-turtle = السلحفاة

## الدور لمن

letters-your-turn-pass = دورك: اختر ثلاث ورقات تمررها.
letters-your-turn-name = دورك: اختر اللون الحاكم، أو لا لون.
letters-your-turn-lead = دورك: ابدأ اللمّة بورقة.
letters-your-turn-play = دورك: العب ورقة.
letters-your-turn-scrump = دورك: أعلن كلمة من هذه الحروف، أو لا تعلن شيئًا.
letters-your-turn-check = دورك: دع { $word } تمر، أو اطلب التحقق منها.
letters-your-turn-dealer = دورك: وزّع الجولة التالية، أو اترك التوزيع للاعب التالي.
letters-your-turn-sign = دورك: اختر كيف تُحسب أوراقك.
letters-turn-pass = الدور عند { $name }: اختيار ثلاث ورقات للتمرير.
letters-turn-name = الدور عند { $name }: اختيار اللون الحاكم.
letters-turn-lead = الدور عند { $name }: بدء اللمّة.
letters-turn-play = الدور عند { $name }.
letters-turn-scrump = الدور عند { $name }: هل تُعلن كلمة؟
letters-turn-check = الدور عند { $name }: هل يجري التحقق من الكلمة؟
letters-turn-dealer = الدور عند { $name }: من يوزّع الجولة التالية؟
letters-turn-sign = الدور عند { $name }: كيف تُحسب الأوراق؟
letters-soup-your-turn-start = دورك: ابدأ الشوربة بلعب { NOUN($card, form: "definite") }.
letters-soup-your-turn-fresh = دورك: ابدأ شوربة جديدة.
letters-soup-your-turn-add = دورك: أضف ورقة إلى الشوربة، أو كُلها.
letters-soup-your-turn-last = دورك: نادِ، أو أنهِ الجولة.
letters-soup-your-turn-last-demand = دورك: نادِ، أو اطلب كلمة، أو أنهِ الجولة.
letters-soup-your-turn-reply = دورك: كُل الشوربة، أو اطلب التحقق منها.
letters-soup-your-turn-offer = دورك: تمسّك بندائك، أو اعرض سحبه.
letters-soup-your-turn-agree = دورك: وافق على سحب النداء، أو اطلب التحقق من الشوربة.
letters-soup-your-turn-inspect = دورك: دع الشوربة المأكولة على حالها، أو اطلب التحقق منها.
letters-soup-your-turn-prove = دورك: اذكر كلمة يمكن أن تصير إليها الشوربة، أو استسلم.
letters-soup-turn-fresh = الدور عند { $name }: بدء شوربة جديدة.
letters-soup-turn-last = الدور عند { $name }: نداء، أو إنهاء الجولة.
letters-soup-turn-reply = الدور عند { $name }: جاء نداء بأكل الشوربة.
letters-soup-turn-offer = الدور عند { $name }: هل يُعرض سحب النداء؟
letters-soup-turn-agree = الدور عند { $name }: هل تأتي الموافقة على سحب النداء؟
letters-soup-turn-inspect = الدور عند { $name }: النظر إلى الشوربة المأكولة.
letters-soup-turn-prove = الدور عند { $name }: ذكر كلمة يمكن أن تصير إليها الشوربة.

## الطاولة: اسم كل منطقة وما فيها. كل منهما قائم بنفسه.

letters-zone-trick = اللمّة
letters-zone-last-trick = اللمّة الأخيرة
letters-trick = { NOUN($cards, form: "definite") }
letters-trick-empty = لا ورق بعد
letters-soup-zone = الشوربة
letters-soup-zone-eaten = الشوربة المأكولة
letters-soup-row = { $word }: { NOUN($cards, form: "definite") }
letters-soup-row-empty = فارغة

## ما تفعله الحركة. الورقة هي الفاعل في المجموعة الأولى، والباقي قائم بنفسه.

letters-move-is-passed = تُمرَّر
letters-move-is-led = تبدأ اللمّة
letters-move-is-played = تُلعب
letters-soup-move-starts = تبدأ شوربة جديدة
letters-soup-move-adds =
    { $end ->
        [left] تُضاف إلى اليسار، وتبقى الشوربة
       *[right] تُضاف، وتبقى الشوربة
    }
letters-soup-move-adds-and-eats =
    { $end ->
        [left] تُضاف إلى اليسار، وتأكل أنت الكل على أنه كلمة
       *[right] تُضاف، وتأكل أنت الكل على أنه كلمة
    }
letters-soup-move-eats-first = تبدأ شوربة جديدة، بعد أن تأكل هذه
letters-move-claim = إعلان { $word }
letters-move-claim-none = لا إعلان
letters-move-accept = تركها تمر
letters-move-check = طلب التحقق منها
letters-move-name = اللون الحاكم { NOUN($suit, form: "definite") }
letters-move-name-none = بلا لون حاكم
letters-move-deal = توزيع الجولة التالية
letters-move-leave-deal = ترك التوزيع للتالي
letters-move-take-off =
    { $points ->
        [1] خصم نقطة واحدة من نتيجتك
        [2] خصم نقطتين من نتيجتك
        [few] خصم { $points } نقاط من نتيجتك
       *[other] خصم { $points } نقطة من نتيجتك
    }
letters-move-give =
    { $points ->
        [1] نقطة واحدة لكل من الآخرين
        [2] نقطتان لكل من الآخرين
        [few] { $points } نقاط لكل من الآخرين
       *[other] { $points } نقطة لكل من الآخرين
    }
letters-soup-move-call = نداء: الشوربة كلمة ويجب أكلها
letters-soup-move-inspect = النظر إلى الشوربة التي أُكلت الآن على أنها كلمة
letters-soup-move-demand = طلب كلمة يمكن أن تصير إليها الشوربة
letters-soup-move-nothing = ترك الشوربة وإنهاء الجولة
letters-soup-move-comply = أكل الشوربة
letters-soup-move-check = طلب التحقق منها
letters-soup-move-proceed = التمسك بالنداء
letters-soup-move-offer = عرض سحب النداء
letters-soup-move-agree = الموافقة على سحب النداء
letters-soup-move-refuse = طلب التحقق من الشوربة
letters-soup-move-drop = تركها على حالها
letters-soup-move-named = هذه هي الكلمة
letters-soup-move-give-up = لا كلمة، وأكل الشوربة

## لماذا لا يجوز إعلان كل كلمة من اللمّة

letters-claims-as-played = على هذه الطاولة تُقرأ الحروف كما لُعبت.
letters-claims-listed = على هذه الطاولة لا تُعلن إلا كلمات القائمة.
letters-claims-listed-as-played = على هذه الطاولة لا تُعلن إلا كلمات القائمة، مقروءة كما لُعبت.
letters-claims-not-rude = لا يجوز إعلان كلمة تجرح الناس.

## ما حدث

letters-dealt =
    { $count ->
        [1] مع كل لاعب ورقة واحدة.
        [2] مع كل لاعب ورقتان.
        [few] مع كل لاعب { $count } ورقات.
       *[other] مع كل لاعب { $count } ورقة.
    }
letters-dealt-face-down = تبقى الأيدي مقلوبة حتى يُختار اللون الحاكم.
letters-you-passed = مررت إلى { $person }: { NOUN($cards, form: "definite") }.
letters-passed =
    { $whom ->
        [you] من { $name } إليك: ثلاث ورقات.
       *[other] من { $name } إلى { $person }: ثلاث ورقات.
    }
letters-you-got = جاءتك من { $name }: { NOUN($cards, form: "definite") }.
letters-named =
    { $who ->
        [you] اخترت اللون الحاكم: { NOUN($suit, form: "definite") }.
       *[other] اللون الحاكم من اختيار { $name }: { NOUN($suit, form: "definite") }.
    }
letters-named-none =
    { $who ->
        [you] لم تختر لونًا حاكمًا.
       *[other] { $name }: لا لون حاكم.
    }
letters-led =
    { $who ->
        [you] بدأت اللمّة بلعب { NOUN($card, form: "definite") }.
       *[other] { $name } في أول اللمّة: { NOUN($card, form: "definite") }.
    }
letters-played =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") }.
       *[other] { $name }: { NOUN($card, form: "definite") }.
    }
letters-claimed-none =
    { $who ->
        [you] لم تعلن كلمة.
       *[other] { $name }: لا إعلان.
    }
letters-claimed =
    { $who ->
        [you] أعلنت { $word }.
       *[other] إعلان من { $name }: { $word }.
    }
letters-claimed-for =
    { $who ->
        [you] أعلنت { $word } وأعطيت اللمّة إلى { $person }.
       *[other]
            { $whom ->
                [you] إعلان من { $name }: { $word }، واللمّة لك.
               *[other] إعلان من { $name }: { $word }، واللمّة من نصيب { $person }.
            }
    }
letters-accepted =
    { $who ->
        [you] تركت { $word } تمر.
       *[other] { $name }: ترك { $word } تمر.
    }
letters-checked =
    { $verdict ->
        [word]
            { $who ->
                [you] طلبت التحقق من { $word }: هي كلمة.
               *[other] طلب من { $name }: التحقق من { $word }. هي كلمة.
            }
       *[no_word]
            { $who ->
                [you] طلبت التحقق من { $word }: ليست كلمة.
               *[other] طلب من { $name }: التحقق من { $word }. ليست كلمة.
            }
    }
letters-points = النقاط: { LIST($changes, style: "comma") }.
letters-change-you = أنت { $change }
letters-change-you-and-others = أنت و{ $names } { $change }
letters-change-others = { $names } { $change }
letters-took-trick =
    { $who ->
        [you] أخذت اللمّة.
       *[other] اللمّة من نصيب { $name }.
    }
letters-will-deal =
    { $who ->
        [you] التوزيع عليك.
       *[other] التوزيع على { $name }.
    }
letters-left-deal =
    { $who ->
        [you] تركت التوزيع للاعب التالي.
       *[other] { $name }: ترك التوزيع للاعب التالي.
    }
letters-took-off =
    { $who ->
        [you]
            { $points ->
                [1] خصمت من نتيجتك نقطة واحدة.
                [2] خصمت من نتيجتك نقطتين.
                [few] خصمت من نتيجتك { $points } نقاط.
               *[other] خصمت من نتيجتك { $points } نقطة.
            }
       *[other]
            { $points ->
                [1] { $name }: خصم نقطة واحدة.
                [2] { $name }: خصم نقطتين.
                [few] { $name }: خصم { $points } نقاط.
               *[other] { $name }: خصم { $points } نقطة.
            }
    }
letters-gave =
    { $who ->
        [you]
            { $points ->
                [1] أعطيت كلًّا من الآخرين نقطة واحدة.
                [2] أعطيت كلًّا من الآخرين نقطتين.
                [few] أعطيت كلًّا من الآخرين { $points } نقاط.
               *[other] أعطيت كلًّا من الآخرين { $points } نقطة.
            }
       *[other]
            { $points ->
                [1] من { $name } لكل من الآخرين: نقطة واحدة.
                [2] من { $name } لكل من الآخرين: نقطتان.
                [few] من { $name } لكل من الآخرين: { $points } نقاط.
               *[other] من { $name } لكل من الآخرين: { $points } نقطة.
            }
    }
letters-deal-over = انتهت الجولة.

## ما حدث في الشوربة. $soup حروف الشوربة، مثل PEA. $word كلمة، أو حروف ما أُكل.

letters-soup-started =
    { $who ->
        [you] بدأت الشوربة بلعب { NOUN($card, form: "definite") }.
       *[other] { $name } في أول الشوربة: { NOUN($card, form: "definite") }.
    }
letters-soup-started-fresh =
    { $who ->
        [you] بدأت شوربة جديدة بلعب { NOUN($card, form: "definite") }.
       *[other] { $name } في أول شوربة جديدة: { NOUN($card, form: "definite") }.
    }
letters-soup-added =
    { $end ->
        [left]
            { $who ->
                [you] أضفت إلى اليسار { NOUN($card, form: "definite") }: { $soup }.
               *[other] إضافة من { $name } إلى اليسار: { NOUN($card, form: "definite") }، والشوربة { $soup }.
            }
       *[right]
            { $who ->
                [you] أضفت { NOUN($card, form: "definite") }: { $soup }.
               *[other] إضافة من { $name }: { NOUN($card, form: "definite") }، والشوربة { $soup }.
            }
    }
letters-soup-added-and-ate =
    { $end ->
        [left]
            { $who ->
                [you] أضفت إلى اليسار { NOUN($card, form: "definite") } وأكلت الشوربة على أنها كلمة: { $word }.
               *[other] إضافة من { $name } إلى اليسار: { NOUN($card, form: "definite") }، وأكل الشوربة على أنها كلمة: { $word }.
            }
       *[right]
            { $who ->
                [you] أضفت { NOUN($card, form: "definite") } وأكلت الشوربة على أنها كلمة: { $word }.
               *[other] إضافة من { $name }: { NOUN($card, form: "definite") }، وأكل الشوربة على أنها كلمة: { $word }.
            }
    }
letters-soup-ate-first =
    { $who ->
        [you] أكلت { $soup } وبدأت شوربة جديدة بلعب { NOUN($card, form: "definite") }.
       *[other] { $name }: أكل { $soup }، وبدء شوربة جديدة بلعب { NOUN($card, form: "definite") }.
    }
letters-best-word = أطول كلمة
letters-best-soup = أطول شوربة
letters-best-soup-says =
    { $who ->
        [you] أكلت { $soup }، وهي { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }.
       *[other] { $name }: أكل { $soup }، وهي { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }.
    }
letters-soup-called =
    { $who ->
        [you] ناديت { $person }: { $soup } كلمة ويجب أكلها.
       *[other]
            { $whom ->
                [you] نداء من { $name } إليك: { $soup } كلمة وعليك أن تأكلها.
               *[other] نداء من { $name } إلى { $person }: { $soup } كلمة ويجب أكلها.
            }
    }
letters-soup-inspected =
    { $who ->
        [you] نظرت إلى الشوربة المأكولة عند { $person }: { $word }.
       *[other]
            { $whom ->
                [you] نظرة من { $name } إلى الشوربة التي أكلتها أنت: { $word }.
               *[other] نظرة من { $name } إلى الشوربة المأكولة عند { $person }: { $word }.
            }
    }
letters-soup-demanded =
    { $who ->
        [you] طلبت من { $person } كلمة يمكن أن تصير إليها { $soup }.
       *[other]
            { $whom ->
                [you] طلب من { $name } إليك: كلمة يمكن أن تصير إليها { $soup }.
               *[other] طلب من { $name } إلى { $person }: كلمة يمكن أن تصير إليها { $soup }.
            }
    }
letters-soup-let-be =
    { $who ->
        [you] تركت { $soup } على حالها.
       *[other] { $name }: ترك { $soup } على حالها.
    }
letters-soup-complied =
    { $who ->
        [you] أكلت { $soup } كما في النداء.
       *[other] { $name }: أكل { $soup } كما في النداء.
    }
letters-soup-asked-for-check =
    { $who ->
        [you] طلبت التحقق من { $soup }.
       *[other] طلب من { $name }: التحقق من { $soup }.
    }
letters-soup-offered =
    { $who ->
        [you] عرضت على { $person } سحب النداء.
       *[other]
            { $whom ->
                [you] عرض من { $name } عليك: سحب النداء.
               *[other] عرض من { $name } على { $person }: سحب النداء.
            }
    }
letters-soup-agreed =
    { $who ->
        [you] وافقت على سحب النداء.
       *[other] موافقة من { $name } على سحب النداء.
    }
letters-soup-stood-by =
    { $who ->
        [you] تمسّكت بالنداء، فجرى التحقق من { $soup }.
       *[other] { $name }: تمسّك بالنداء، فجرى التحقق من { $soup }.
    }
letters-soup-refused =
    { $who ->
        [you] لم توافق، فجرى التحقق من { $soup }.
       *[other] لا موافقة من { $name }، فجرى التحقق من { $soup }.
    }
letters-soup-had-checked =
    { $who ->
        [you] طلبت التحقق من { $word }.
       *[other] طلب من { $name }: التحقق من { $word }.
    }
letters-soup-is-word = هي كلمة.
letters-soup-is-no-word = ليست كلمة.
letters-soup-is-word-and-eaten =
    { $who ->
        [you] هي كلمة، وأكلتها.
       *[other] هي كلمة، والشوربة من نصيب { $name }.
    }
letters-soup-is-no-word-and-stays = ليست كلمة، فتبقى.
letters-soup-proved =
    { $who ->
        [you] ذكرت { $word }، وهي كلمة يمكن أن تصير إليها { $soup }.
       *[other] كلمة من { $name }: { $word }، ويمكن أن تصير إليها { $soup }.
    }
letters-soup-proved-not =
    { $who ->
        [you] ذكرت { $word }، ولا يمكن أن تصير إليها { $soup }، فأكلت { $soup }.
       *[other] كلمة من { $name }: { $word }، ولا يمكن أن تصير إليها { $soup }، فوجب أكل { $soup }.
    }
letters-soup-gave-up =
    { $who ->
        [you] لم تذكر كلمة، فأكلت { $soup }.
       *[other] لا كلمة من { $name }، فوجب أكل { $soup }.
    }

## لماذا لا تُلعب حركة

letters-nothing-now = لا يمكن فعل شيء الآن: لم تبدأ الجولة أو انتهت.
letters-no-such-move = لا توجد حركة كهذه.
letters-not-held = ليست في يدك { NOUN($card, form: "definite") }.
letters-not-to-be-decided =
    { $stage ->
        [pass] ليس هذا وقته: الآن تُمرَّر ثلاث ورقات.
        [name] ليس هذا وقته: الآن يختار الموزّع اللون الحاكم.
        [scrump] ليس هذا وقته: السؤال الآن هل اللمّة كلمة.
        [check] ليس هذا وقته: السؤال الآن هل يجري التحقق من الكلمة.
        [dealer] ليس هذا وقته: السؤال الآن من يوزّع الجولة التالية.
        [sign] ليس هذا وقته: السؤال الآن كيف تُحسب الأوراق.
        [reply] ليس هذا وقته: الآن جواب على نداء.
        [offer] ليس هذا وقته: السؤال الآن هل يُسحب النداء.
        [agree] ليس هذا وقته: السؤال الآن هل يُسحب النداء.
        [inspect] ليس هذا وقته: السؤال الآن هل يجري التحقق من الشوربة المأكولة.
        [prove] ليس هذا وقته: الآن تُذكر كلمة يمكن أن تصير إليها الشوربة.
        [end] ليس هذا وقته: لُعبت كل الأوراق.
       *[play] ليس هذا وقته: الآن تُلعب ورقة.
    }
letters-must-follow = في يدك من { NOUN($suit, form: "definite") }، فعليك أن تلعب من اللون نفسه.
letters-not-loose = لا يجوز بدء اللمّة بلعب { NOUN($card, form: "definite") }: ما لا يجوز البدء به بعد هو { NOUN($suits, form: "definite") }، وفي يدك غيره.
letters-not-in-first-trick = { NOUN($card, form: "definite") } من الأوراق المخسّرة: على هذه الطاولة لا تُلعب في اللمّة الأولى ما دام في يدك غيرها.
letters-no-arrangement = لمّة من ثلاث ورقات لها ستة ترتيبات فقط.
letters-not-in-order = على هذه الطاولة يجب أن تُقرأ الحروف كما لُعبت.
letters-same-word = هذا يُقرأ مثل ترتيب قبله: فيه حرف مكرر.
letters-no-word = { $word } ليست في قائمة الكلمات.
letters-rude-word = هذه الكلمة تجرح الناس. على هذه الطاولة يُطلب من الجميع تركها.
letters-no-such-target = لا يمكن إعطاء اللمّة هناك.
letters-changes-nothing = هذا لا يغيّر شيئًا: اللمّة ذاهبة إلى هناك في كل حال.
letters-soup-must-start = يجب بدء الشوربة بلعب { NOUN($card, form: "definite") }.
letters-soup-impossible-right =
    { $fewest ->
        [2] لا كلمة أولها { $soup }.
        [few] لا كلمة من { $fewest } حروف أو أكثر أولها { $soup }.
       *[other] لا كلمة من { $fewest } حرفًا أو أكثر أولها { $soup }.
    }
letters-soup-impossible-anywhere =
    { $fewest ->
        [2] لا كلمة فيها { $soup }.
        [few] لا كلمة من { $fewest } حروف أو أكثر فيها { $soup }.
       *[other] لا كلمة من { $fewest } حرفًا أو أكثر فيها { $soup }.
    }
letters-soup-completes-word = { $word } كلمة: من يكمل كلمة يأكل.
letters-soup-only-fresh = لا شوربة على الطاولة: هذه الورقة تبدأ واحدة جديدة.
letters-soup-nothing-to-call = لا شيء تنادي به الآن.
letters-soup-nothing-to-inspect = لا شيء تفحصه الآن.
letters-soup-nothing-to-demand = لا شيء تطلب له كلمة الآن.
letters-soup-too-long =
    { $longest ->
        [few] لا قائمة فيها كلمة من أكثر من { $longest } حروف.
       *[other] لا قائمة فيها كلمة من أكثر من { $longest } حرفًا.
    }
letters-soup-too-short =
    { $fewest ->
        [2] حروف { $word } أقل من اللازم: على هذه الطاولة الكلمة من حرفين أو أكثر.
        [few] حروف { $word } أقل من اللازم: على هذه الطاولة الكلمة من { $fewest } حروف أو أكثر.
       *[other] حروف { $word } أقل من اللازم: على هذه الطاولة الكلمة من { $fewest } حرفًا أو أكثر.
    }
letters-soup-right-end-only = على هذه الطاولة تُضاف الأوراق إلى اليمين فقط.

## ما لا يُقرأ كحركة. $text هو ما كتبه أحدهم، بين علامتي تنصيص. والأمثلة تُكتب هكذا في كل لغة.

letters-passed-once-only = الورقة تُمرَّر مرة واحدة فقط.
letters-three-are-passed =
    { $count ->
        [0] تُمرَّر ثلاث ورقات معًا، مثل pass AD CE SO؛ وليست هنا أي ورقة.
        [1] تُمرَّر ثلاث ورقات معًا، مثل pass AD CE SO؛ وهنا واحدة.
        [2] تُمرَّر ثلاث ورقات معًا، مثل pass AD CE SO؛ وهنا اثنتان.
       *[other] تُمرَّر ثلاث ورقات معًا، مثل pass AD CE SO؛ وهنا { $count }.
    }
letters-no-such-arrangement = حروف اللمّة هي { $letters }، وليست { $word } ترتيبًا لها.
letters-neither-right-nor-left = يعلن اللاعب كلمة لنفسه، أو لصالح right أو left، مثل scrump BARD right؛ لا لصالح { $text }.
letters-is-no-move = الحركة ورقة، مثل AD، أو كلمة تُعلن، مثل scrump BARD، أو جواب؛ وليست { $text } شيئًا من ذلك.
letters-soup-word-of-letters =
    { $alphabet ->
        [tr] الكلمة من حروف الأبجدية التركية، مثل name İNCİ.
       *[other] الكلمة من الحروف A إلى Z، مثل name PEARL.
    }
letters-soup-is-no-move = الحركة ورقة، مثل AD، ومعها ما يؤكل، مثل AD eat أو eat AD، أو جواب، مثل call.

## ما يشفع لحركة

letters-why-lead =
    { $number ->
        [0] لم تبق ورقة تغلبها.
        [1] لم تبق إلا ورقة واحدة تغلبها.
        [2] بقيت ورقتان تغلبانها.
        [few] بقيت { $number } ورقات تغلبها.
       *[other] بقيت { $number } ورقة تغلبها.
    }
letters-why-leads-so-far =
    { $number ->
        [0] هي أعلى ورقة في اللمّة حتى الآن، ولم تبق ورقة تغلبها.
        [1] هي أعلى ورقة في اللمّة حتى الآن، ولم تبق إلا ورقة واحدة تغلبها.
        [2] هي أعلى ورقة في اللمّة حتى الآن، وبقيت ورقتان تغلبانها.
        [few] هي أعلى ورقة في اللمّة حتى الآن، وبقيت { $number } ورقات تغلبها.
       *[other] هي أعلى ورقة في اللمّة حتى الآن، وبقيت { $number } ورقة تغلبها.
    }
letters-why-wins =
    يأخذ فريقك اللمّة { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الاختيار الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-soup-why-others-eat =
    يأكل الشوربة بعدها لاعب آخر { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-soup-why-you-eat =
    حتى نهاية دورك القادم تأكل أنت { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-why-claimed =
    يعلن { $who ->
        [name] { $name }
       *[nobody] أحد الخصوم
    } كلمة { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الاختيار الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-why-claimed-either-way =
    يعلن { $who ->
        [name] { $name }
       *[nobody] أحد الخصوم
    } كلمة في كل حال { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }.
letters-why-side-claims =
    يعلن فريقك كلمة { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الاختيار الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-why-checked =
    { $often ->
        [0] مع الاختيار الآخر يطلب أحد الخصوم التحقق من الكلمة { $otherwise ->
                [10] في كل الجولات المتخيّلة
               *[other] في { $otherwise } من 10 جولات متخيّلة
            }.
       *[other] يطلب أحد الخصوم التحقق من الكلمة { $often ->
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، وبعد الاختيار الآخر { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
    }
letters-why-hurt =
    حتى نهاية دورك القادم يأخذ فريقك أوراقًا تخسّره { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الاختيار الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-why-keeps =
    في دورك القادم تكون في يدك أعلى ورقة باقية من أحد الألوان { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الاختيار الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-soup-why-eats-either-way =
    في دورك القادم تأكل أنت في كل حال { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }.
letters-soup-why-called =
    ينادي { $who ->
        [name] { $name }
       *[nobody] اللاعب التالي
    } عليك بالأكل { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-soup-why-keeps =
    في دورك القادم يكون في يدك حرف يُضاف إلى الشوربة بأمان { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-soup-why-stuck =
    في دورك القادم لا حرف من حروفك يُضاف إلى الشوربة بأمان { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد { NOUN($other, form: "definite") }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
letters-why-takes-last = تلعب آخرًا، وورقتك أعلى ما في اللمّة.
letters-why-can-claim = عندها تصنع حروف اللمّة { $word }، ولك أن تعلنها.
letters-why-makes-a-word = الحروف تصنع { $word }: أعلنها فيأخذ اللمّة من على يمينك.
letters-why-partner-leads = أعلى ورقة في اللمّة لشريكك.
letters-why-weakest = لا تغلب أعلى ورقة في اللمّة، وهي أضعف ورقة يجوز لك لعبها.
letters-why-other-leads = تبقى ورقة أخرى هي الأعلى في اللمّة.
letters-why-rid-of-penalty = تتخلص من ورقة تخسّر من يأخذها.
letters-why-no-word = ليس في القائمة كلمة من هذه الحروف.
letters-why-stays-yours = بلا إعلان تبقى اللمّة لفريقك في كل حال.
letters-why-stays-others = بلا إعلان تذهب اللمّة إلى الطرف الآخر.
letters-why-claim-takes = الكلمة في القائمة، واللمّة تذهب حيث تقول.
letters-why-claim-bluffs = الكلمة ليست في القائمة: لا تأخذ اللمّة إلا إذا لم يطلب أحد التحقق منها.
letters-why-claim-listed = الكلمة المعلنة في القائمة.
letters-why-claim-not-listed = الكلمة المعلنة ليست في القائمة.
letters-why-longest-suit =
    { $number ->
        [1] في يدك ورقة واحدة من هذا اللون، ولا لون آخر في يدك أكثر منه.
        [2] في يدك ورقتان من هذا اللون، ولا لون آخر في يدك أكثر منه.
        [few] في يدك { $number } ورقات من هذا اللون، ولا لون آخر في يدك أكثر منه.
       *[other] في يدك { $number } ورقة من هذا اللون، ولا لون آخر في يدك أكثر منه.
    }
letters-why-holds-suit =
    { $number ->
        [0] ليس في يدك شيء من هذا اللون.
        [1] في يدك ورقة واحدة من هذا اللون.
        [2] في يدك ورقتان من هذا اللون.
        [few] في يدك { $number } ورقات من هذا اللون.
       *[other] في يدك { $number } ورقة من هذا اللون.
    }
letters-why-no-suit =
    { $number ->
        [1] في يدك من أطول ألوانك ورقة واحدة فقط.
        [2] في يدك من أطول ألوانك ورقتان فقط.
        [few] في يدك من أطول ألوانك { $number } ورقات فقط.
       *[other] في يدك من أطول ألوانك { $number } ورقة فقط.
    }
letters-why-blind = لم ير أحد ورقة بعد.
letters-why-dealer-names = الموزّع هو من يختار اللون الحاكم.
letters-why-next-leads = اللاعب الذي على يسار الموزّع يبدأ اللمّة الأولى.
letters-why-next-deals = عندها يوزّع اللاعب التالي.
letters-why-take-off =
    { $points ->
        [1] تُنقص من نتيجتك نقطة واحدة.
        [2] تُنقص من نتيجتك نقطتين.
        [few] تُنقص من نتيجتك { $points } نقاط.
       *[other] تُنقص من نتيجتك { $points } نقطة.
    }
letters-why-give =
    { $points ->
        [1] تزيد على نتيجة كل من الآخرين نقطة واحدة.
        [2] تزيد على نتيجة كل من الآخرين نقطتين.
        [few] تزيد على نتيجة كل من الآخرين { $points } نقاط.
       *[other] تزيد على نتيجة كل من الآخرين { $points } نقطة.
    }
letters-why-passes-penalties =
    { $number ->
        [1] واحدة من هذه الأوراق تخسّر من يأخذها.
        [2] اثنتان من هذه الأوراق تخسّران من يأخذهما.
       *[other] من هذه الأوراق { $number } تخسّر من يأخذها.
    }
letters-why-passes-high =
    { $number ->
        [0] أعلى هذه الأوراق لا تغلب شيئًا من الاثنتي عشرة الأخرى من لونها.
        [1] أعلى هذه الأوراق تغلب واحدة من الاثنتي عشرة الأخرى من لونها.
        [2] أعلى هذه الأوراق تغلب اثنتين من الاثنتي عشرة الأخرى من لونها.
       *[other] أعلى هذه الأوراق تغلب { $number } من الاثنتي عشرة الأخرى من لونها.
    }

## Habits: what somebody does more often, or less often, than a club player

letters-habit-claims = إعلان الكلمات أكثر من لاعب النادي.
letters-habit-claims-less = السكوت عن كلمات كان لاعب النادي يعلنها.
letters-habit-bluffs = الخداع أكثر من لاعب النادي.
letters-habit-bluffs-less = الخداع أقل من لاعب النادي.
letters-habit-checks = طلب التحقق أكثر من لاعب النادي.
letters-habit-checks-less = السكوت عن إعلانات كان لاعب النادي يطلب التحقق منها.
letters-habit-wins = طلب اللمّة حيث يتجنّبها لاعب النادي.
letters-habit-wins-less = تجنّب اللمّة حيث يطلبها لاعب النادي.
letters-habit-eats = أكل الشوربة أبكر من لاعب النادي.
letters-habit-eats-less = إضافة حرف حيث كان لاعب النادي يأكل.
letters-habit-completes = إكمال كلمات وتركها أكثر من لاعب النادي.
letters-habit-completes-less = إكمال كلمات أقل من لاعب النادي.
letters-habit-calls = النداء على الكلمات أكثر من لاعب النادي.
letters-habit-calls-less = السكوت عن كلمات كان لاعب النادي ينادي بها.
letters-habit-doubts = الشك في الآخرين أكثر من لاعب النادي.
letters-habit-doubts-less = تصديق الآخرين أكثر من لاعب النادي.
letters-soup-why-stays-safe =
    { $number ->
        [0] بها لا تصير الشوربة كلمة، ولا حرف يُضاف إليها بأمان.
        [1] بها لا تصير الشوربة كلمة، ولا يُضاف إليها بأمان إلا حرف واحد.
        [2] بها لا تصير الشوربة كلمة، ويُضاف إليها بأمان أي من حرفين.
        [few] بها لا تصير الشوربة كلمة، ويُضاف إليها بأمان أي من { $number } حروف.
       *[other] بها لا تصير الشوربة كلمة، ويُضاف إليها بأمان أي من { $number } حرفًا.
    }
letters-soup-why-stays-possible = بها لا تكون الشوربة كلمة، وما زال يمكن أن تصير كلمة.
letters-soup-why-becomes-word = بها تصير الشوربة كلمة، لكن النداء عليك لا يكلّفك أكثر من أكلها.
letters-soup-why-becomes-impossible = بها لا تبقى كلمة يمكن أن تصير إليها الشوربة، لكن على اللاعب التالي أن يطلب كلمة.
letters-soup-why-eats-word = بها تصير الشوربة كلمة من القائمة، فلا يكسب أحد بالتحقق منها.
letters-soup-why-eats-no-word = بها لا تكون الشوربة كلمة من القائمة، لكن ذلك لا يهم إلا إذا طُلب التحقق.
letters-soup-why-none-safe = لا حرف من حروفك يُضاف بأمان، وتبدأ من جديد.
letters-soup-why-few-follow =
    { $number ->
        [0] لا حرف يُضاف إلى الشوربة الجديدة بأمان.
        [1] لا يُضاف إلى الشوربة الجديدة بأمان إلا حرف واحد.
        [2] لا يُضاف إلى الشوربة الجديدة بأمان إلا حرفان.
        [few] لا يُضاف إلى الشوربة الجديدة بأمان إلا { $number } حروف.
       *[other] لا يُضاف إلى الشوربة الجديدة بأمان إلا { $number } حرفًا.
    }
letters-soup-why-is-word = الشوربة كلمة من القائمة.
letters-soup-why-is-no-word = الشوربة ليست كلمة من القائمة.
letters-soup-why-was-word = ما أُكل كلمة من القائمة.
letters-soup-why-was-no-word = ما أُكل ليس كلمة من القائمة.
letters-soup-why-can-become = في القائمة كلمة يمكن أن تصير إليها الشوربة.
letters-soup-why-cannot-become = ليس في القائمة كلمة يمكن أن تصير إليها الشوربة.
letters-soup-why-rarest = لا حرف في يدك أقل ورودًا من { $letter } في كلمات الحروف الثلاثة.
letters-soup-why-another = يبقى في يدك حرف { $letter } آخر.

## شرح أول مرة

letters-help-goal = اكسب اللمّات مع شريكك: الفريق الذي يأخذ أكثرها يكسب الجولة.
letters-help-low-wins = خذ أقل ما يمكن من النقاط: كل نقطة خسارة، ويفوز الأقل نقاطًا.
letters-help-stakes = اطلب التحقق إن كان في صالحك فقط: سطران يقولان من يأخذ اللمّة، ومن تتغير نقاطه.
letters-help-claim = هل ترى كلمة؟ أعلنها فتقرر من يأخذ اللمّة. لكن لأي لاعب أن يشك فيها.
letters-help-claim-listed = يمكن أن تكون هذه الحروف كلمة: أعلنها فتقرر من يأخذ اللمّة.
letters-help-crown = لتأخذ هذه اللمّة اغلب الورقة التي عليها التاج. وقد تأخذها كلمة تُعلن.
letters-help-ruling = لتأخذ لمّة العب اللون الحاكم: فهو يغلب الثلاثة الأخرى. لكن إن كان عندك من اللون الذي بدأت به اللمّة فالعب منه.
letters-help-not-loose = ابدأ بلون آخر الآن: أحد ألوانك لا يجوز البدء به إلا بعد أن تُلعب منه ورقة.
letters-help-letters-only = لتكسب لمّة انظر إلى اللون والحرف فقط. أما ما على الورق من حيوانات وفلفل فمجرد رسوم.
letters-help-animals = خذ الحيوانات واكسب الجولة: الفريق الذي يكسبها يُحسب له من حيواناته ما زاد على ستة.
letters-help-dog = اترك الكلب للآخرين: فريقه عليه نقطة لكل فلفلة مرسومة على أوراق الفلفل الحار التي يأخذها.
letters-help-turtle = تجنّب الفلفل الحار والسلحفاة: كل ورقة فلفل تأخذها نقطة عليك، والسلحفاة { $points }.
letters-soup-help-stakes = قرّر بحسب ما ينتج: سطران يقولان من يأكل الشوربة، ومن تتغير نقاطه.
letters-soup-help-looked-at = قرّر بحسب ما ينتج: سطران يقولان من تتغير نقاطه. واللمّة تبقى مكانها.
letters-soup-help-call = هل صارت الشوربة كلمة؟ نادِ، وعندها يأكلها جارك أو يطلب التحقق منها.
letters-soup-help-soup = اترك شوربة لم تصر كلمة بعد ويمكن أن تصير. أكلها لمّة، واللمّات خسارة.

## مواقف لا تؤدي إليها أي جولة، كما قد يصفها سطر من النص. الكلمتان scrumper وstage من حقوله.

letters-position-stage = الحقل stage هو { $stage }: المسموح هنا من 0 إلى { $highest }.
letters-position-unequal-hands = عدد أوراق المقاعد { LIST($cards, style: "comma") }، ومنها ما في اللمّة: يجب أن تكون متساوية.
letters-position-wrong-turn =
    { $lying ->
        [0] لا ورق في اللمّة، وبدأها المقعد { $leader }: لا يمكن أن يكون الدور للمقعد { $turn }.
        [1] في اللمّة ورقة واحدة، وبدأها المقعد { $leader }: لا يمكن أن يكون الدور للمقعد { $turn }.
        [2] في اللمّة ورقتان، وبدأها المقعد { $leader }: لا يمكن أن يكون الدور للمقعد { $turn }.
        [few] في اللمّة { $lying } ورقات، وبدأها المقعد { $leader }: لا يمكن أن يكون الدور للمقعد { $turn }.
       *[other] في اللمّة { $lying } ورقة، وبدأها المقعد { $leader }: لا يمكن أن يكون الدور للمقعد { $turn }.
    }
letters-position-claim-too-early =
    { $lying ->
        [0] لا ورق في اللمّة: تُعلن الكلمة حين يصير عدد أوراقها { $seats }.
        [1] في اللمّة ورقة واحدة: تُعلن الكلمة حين يصير عدد أوراقها { $seats }.
        [2] في اللمّة ورقتان: تُعلن الكلمة حين يصير عدد أوراقها { $seats }.
        [few] في اللمّة { $lying } ورقات: تُعلن الكلمة حين يصير عدد أوراقها { $seats }.
       *[other] في اللمّة { $lying } ورقة: تُعلن الكلمة حين يصير عدد أوراقها { $seats }.
    }
letters-position-trick-too-early =
    { $lying ->
        [1] في اللمّة ورقة واحدة والحقل stage هو { $stage }: يجب أن تكون عندها فارغة.
        [2] في اللمّة ورقتان والحقل stage هو { $stage }: يجب أن تكون عندها فارغة.
        [few] في اللمّة { $lying } ورقات والحقل stage هو { $stage }: يجب أن تكون عندها فارغة.
       *[other] في اللمّة { $lying } ورقة والحقل stage هو { $stage }: يجب أن تكون عندها فارغة.
    }
letters-position-no-card = الدور للمقعد { $seat }، وليس معه ورق.
letters-position-stage-of-another-house = الحقل stage هو { $stage }: ولا تصل أي جولة إلى ذلك بهذه القواعد.
letters-position-checked-by-its-own-side = يُسأل المقعد { $seat } عن كلمة يعلنها طرفه هو.
letters-position-nobody-claims = كلمة تنتظر التحقق، والحقل scrumper لا يقول كلمة من هي.
letters-position-nothing-to-pass = ليس عند المقعد { $seat } ورقة يختارها لجاره.
letters-soup-position-stage = الحقل stage هو { $stage }: ليس في الشوربة شيء كهذا.
letters-soup-position-passed-late = تُمرَّر الأوراق قبل أن تُلعب الأولى، وهنا لُعب بعضها.

## القواعد الجاهزة: اسم القواعد، وجملة عنها

letters-preset-strict = كلمات القائمة فقط
letters-preset-strict-says = لا تُقبل إلا كلمات القائمة، ولا تحقق من شيء.
letters-preset-turkish = حروف تركية
letters-preset-turkish-says = في الورق الحروف التركية الـ29، والكلمات تركية.
letters-preset-quist-short = كويست قصيرة
letters-preset-quist-short-says = إلى إحدى عشرة نقطة.
letters-preset-quist-always-animals = الحيوانات تحكم دائمًا
letters-preset-quist-always-animals-says = بلا اختيار من الموزّع: الحيوانات تحكم في كل جولة.
letters-preset-animal-quist-short = كويست الحيوانات القصيرة
letters-preset-animal-quist-short-says = إلى إحدى عشرة نقطة.
letters-preset-chili-dog-short = كلب الفلفل: لعبة قصيرة
letters-preset-chili-dog-short-says = إلى خمسين نقطة.
letters-preset-turtle-short = السلحفاة: لعبة قصيرة
letters-preset-turtle-short-says = إلى خمسين نقطة.
letters-preset-soup-short = الشوربة القصيرة
letters-preset-soup-short-says = إلى خمس وعشرين نقطة.
letters-preset-soup-both-ends = شوربة من الطرفين
letters-preset-soup-both-ends-says = تجوز إضافة الأوراق إلى اليسار أيضًا.

## القواعد الخاصة: اسم كل منها، وما تحدده، وأسماء قيمها

letters-rule-seats = اللاعبون
letters-rule-seats-says = كم شخصًا يلعب.
letters-rule-seats-teams-says = كم شخصًا يلعب، في فريقين.
letters-rule-seats-alone-says = كم شخصًا يلعب، كل لنفسه.
letters-rule-target = الهدف
letters-rule-target-wins-says = النتيجة التي تُكسب بها المباراة.
letters-rule-target-loses-says = النتيجة التي يخسر بها فريق المباراة.
letters-rule-target-ends-says = النتيجة التي تنتهي بها المباراة: عندها يفوز الأقل نقاطًا.
letters-rule-deck = حروف الورق
letters-rule-deck-says = الحروف: كلها وعددها 26، أو الثلاثة عشر نفسها في كل لون، أو الحروف التركية وعددها 29، أو ورق من عندك.
letters-rule-deck-full26 = كل الحروف الـ26
letters-rule-deck-thirteen = الثلاثة عشر نفسها في كل لون
letters-rule-deck-custom = ورق من عندك
letters-rule-deck-turkish29 = كل الحروف التركية الـ29
letters-rule-rank-order = ترتيب الحروف
letters-rule-rank-order-says = أي طرفي الأبجدية هو الأعلى في اللون: Z، وA الأدنى، أو A، وZ الأدنى.
letters-rule-rank-order-az-low-a = الأدنى A والأعلى Z
letters-rule-rank-order-az-high-a = الأعلى A والأدنى Z
letters-rule-word-mode = متى يُتحقق من الكلمات
letters-rule-word-mode-says = يجوز إعلان أي شيء كلمةً حتى يطلب أحد التحقق منه؛ أو لا تُقبل إلا كلمات القائمة.
letters-rule-word-mode-table = تحقق حين يطلبه أحد
letters-rule-word-mode-strict = كلمات القائمة فقط
letters-rule-lexicon = قائمة الكلمات
letters-rule-lexicon-says = القائمة التي تحدد ما هي الكلمة: إنجليزية كل البلاد، أو الأمريكية، أو الكلمات الشائعة فقط، أو الكلمات النادرة أيضًا، أو التركية، أو كلمات من ملف لك.
letters-rule-lexicon-int60 = إنجليزية كل البلاد
letters-rule-lexicon-us60 = الإنجليزية الأمريكية
letters-rule-lexicon-int35 = الكلمات الشائعة فقط
letters-rule-lexicon-int70 = الكلمات النادرة أيضًا
letters-rule-lexicon-tr = كلمات تركية
letters-rule-rude-words = من يعلن الكلمات الجارحة
letters-rule-rude-words-says = من يجوز له إعلان كلمة تجرح الناس، كالشتيمة: الناس دون البوتات؛ أو البوتات أيضًا؛ أو لا أحد.
letters-rule-rude-words-bots-never = الناس فقط
letters-rule-rude-words-allowed = الناس والبوتات
letters-rule-rude-words-refused = لا أحد
letters-rule-score-floor = أدنى نتيجة
letters-rule-score-floor-says = هل يمكن أن تنزل النتيجة تحت الصفر.
letters-rule-score-floor-none = بلا حد
letters-rule-score-floor-zero = الصفر
letters-rule-animals = الحيوانات
letters-rule-animals-says = حروف الحيوانات في ورق من عندك.
letters-rule-chili-peppers = الفلفل الحار
letters-rule-chili-peppers-says = حروف الفلفل الحار في ورق من عندك.
letters-rule-sours = الحوامض
letters-rule-sours-says = حروف الحوامض في ورق من عندك.
letters-rule-sweets = الحلويات
letters-rule-sweets-says = حروف الحلويات في ورق من عندك.
letters-rule-icons = العلامات
letters-rule-icons-says = العلامات على الفلفل الحار في ورق من عندك، بترتيب الأبجدية.
letters-rule-dog = الكلب
letters-rule-dog-says = الكلب في ورق من عندك، وهو من الحيوانات.
letters-rule-turtle = السلحفاة
letters-rule-turtle-says = السلحفاة في ورق من عندك، وهي حيوان آخر.
letters-rule-removed = الورقة المرفوعة مع ثلاثة لاعبين
letters-rule-removed-says = الورقة التي تُرفع من ورق من عندك حين يلعب ثلاثة.
letters-rule-starter = ورقة البداية
letters-rule-starter-says = الورقة التي تبدأ الشوربة في ورق من عندك.
letters-rule-allows-letters = ثلاثة عشر حرفًا مختلفًا بترتيب الأبجدية
letters-rule-allows-icons = ثلاثة عشر رقمًا من 1 إلى 4
letters-rule-allows-card = رمز ورقة، مثل AD
letters-rule-allows-own-list = ملف كلمات مثل mine.txt، إذا شغّلت Kahve بنفسك
letters-own-list = { $file }، عدد الكلمات { $number }
letters-rule-exchange = إلى من يُمرَّر الورق
letters-rule-exchange-says = إلى من تُمرَّر ثلاث ورقات؛ بالتناوب: إلى اليمين في الجولات الفردية، وإلى اليسار في الزوجية.
letters-rule-exchange-right = إلى اليمين
letters-rule-exchange-left = إلى اليسار
letters-rule-exchange-alternate = بالتناوب
letters-rule-dealer-option = كيف يُختار اللون الحاكم
letters-rule-dealer-option-says = الموزّع يختار اللون الحاكم، أو لا لون، بعد أن ينظر إلى يده أو قبله؛ أو تحكم الحيوانات دائمًا؛ أو لا يحكم لون.
letters-rule-dealer-option-after-look = يُختار بعد النظر
letters-rule-dealer-option-before-look = يُختار قبل النظر
letters-rule-dealer-option-always-animals = الحيوانات دائمًا
letters-rule-dealer-option-always-none = بلا لون حاكم
letters-rule-dealer-rule = الموزّع التالي
letters-rule-dealer-rule-says = من يوزّع الجولة التالية: أول لاعب من الفائزين بعد الموزّع، وله أن يتركه؛ أو عليه أن يوزّع؛ أو يدور التوزيع.
letters-rule-dealer-rule-winner-choice = الفائزون يختارون
letters-rule-dealer-rule-winner-deals = الفائزون يوزّعون
letters-rule-dealer-rule-rotate = كل بدوره
letters-rule-restrict-ruling = منع البدء بالحيوانات
letters-rule-restrict-ruling-says = هل يُمنع البدء بالحيوانات أيضًا حتى يُلعب واحد منها.
letters-rule-safe-first-trick = اللمّة الأولى آمنة
letters-rule-safe-first-trick-says = هل تُمنع الأوراق المخسّرة من اللمّة الأولى على من عنده غيرها.
letters-rule-lettering = قراءة الحروف
letters-rule-lettering-says = هل يجوز إعادة ترتيب حروف اللمّة لتصير الكلمة، أم تُقرأ كما لُعبت.
letters-rule-lettering-loose = بأي ترتيب
letters-rule-lettering-firm = كما لُعبت
letters-rule-scrump-who = من يعلن كلمة
letters-rule-scrump-who-says = لا يعلن إلا من لعب آخرًا؛ أو يجوز الإعلان أيضًا لخصوم من ستذهب إليه اللمّة، مع عقارب الساعة.
letters-rule-scrump-who-last-only = آخر من لعب فقط
letters-rule-scrump-who-open = الخصوم أيضًا
letters-rule-idle-scrump = إعلان لا يغيّر شيئًا
letters-rule-idle-scrump-says = هل يجوز إعلان كلمة تترك اللمّة ذاهبة إلى حيث تذهب في كل حال.
letters-rule-review-last-trick = النظر إلى لمّة سابقة
letters-rule-review-last-trick-says = هل يجوز النظر مرة أخرى إلى اللمّة الأخيرة.
letters-rule-turtle-target = لمن تُعطى اللمّة
letters-rule-turtle-target-says = هل يعطي من يعلن كلمةً اللمّةَ للاعب الذي على يمينه فقط، أم لأي خصم.
letters-rule-turtle-target-right = لليمين فقط
letters-rule-turtle-target-any = لأي خصم
letters-rule-turtle-bonus = أخذ كل الأوراق المخسّرة
letters-rule-turtle-bonus-says = من يأخذ كل الأوراق المخسّرة تُخصم منه 26 نقطة ويأخذ كل من الآخرين 26؛ أو الخصم فقط؛ أو الزيادة فقط؛ أو يختار من أخذها.
letters-rule-turtle-bonus-both = خصم 26، و26 لكل من الآخرين
letters-rule-turtle-bonus-minus-only = خصم 26 فقط
letters-rule-turtle-bonus-plus-only = 26 لكل من الآخرين فقط
letters-rule-turtle-bonus-taker-chooses = يختار من أخذها
letters-rule-soup-min-word = أقصر كلمة
letters-rule-soup-min-word-says = أقل عدد من الحروف في الكلمة.
letters-rule-soup-ends = أين تُضاف ورقة
letters-rule-soup-ends-says = هل تُضاف الأوراق إلى اليمين فقط، أم إلى أي طرف.
letters-rule-soup-ends-right = اليمين فقط
letters-rule-soup-ends-both = أي طرف
letters-rule-soup-possible = هل يجب أن تبقى كلمة ممكنة
letters-rule-soup-possible-says = لا تُلعب ورقة لا تبقى معها كلمة ممكنة؛ أو تُلعب، وللاعب التالي أن يطلب سماع كلمة.
letters-rule-soup-possible-enforced = نعم
letters-rule-soup-possible-challenge = لا، لكن يجوز طلب كلمة

## قواعد خاصة لا تجتمع؛ الكلمات التي فيها _ أسماء قواعد وتبقى كما هي

letters-deck-cannot-be = لا يمكن اللعب بهذا الورق.
letters-part-of-own-deck = { $rule } جزء من ورق من عندك: لا تُستعمل إلا مع deck custom.
letters-list-of-another-alphabet =
    { $alphabet ->
        [tr] في الورق { $deck } حروف الأبجدية التركية، وكلمات القائمة { $lexicon } إنجليزية. مع هذا الورق تصلح القائمة { LIST($lists, style: "comma") }.
       *[other] في الورق { $deck } حروف الأبجدية الإنجليزية، وكلمات القائمة { $lexicon } تركية. مع هذا الورق تصلح القوائم { LIST($lists, style: "comma") }.
    }
letters-soup-no-challenge = لا يمكن أن تكون soup_possible هي challenge حيث word_mode هي strict: هناك لا تحقق من شيء.
letters-deck-file-unreadable = لا يمكن قراءة ملف الورق { $file }: { $reason }.
letters-deck-file-no-text = ملف الورق { $file } ليس نصًا بترميز UTF-8.
letters-deck-file-unusable = لا يمكن استعمال ملف الورق { $file }. { $why }
