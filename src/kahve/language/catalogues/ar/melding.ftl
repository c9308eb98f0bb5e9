### ألعاب النزول: اليد والقدم وأخواتها.
### $rank و$card من cards-rank، أو melding-rank-wild للأوراق الحرة.
### $who هو you لمن يقرأ، وother لصاحب الاسم $name. لا نعرف جنسه: الجملة مصدر بلا فعل، «أيلا: سحب ورقتين».
### $turn و$move و$codes بالرموز التي تُكتب بها الحركات، وهي واحدة في كل لغة.
### plural-definite هي «الشيّاب». كل ما يُعدّ هنا في حالة النصب أو الجر («شايبين»)، لأنه مفعول به أو مضاف إليه.

melding-how-a-card-is-written = تُكتب الورقة بنوعها: 4 إلى 9 وT وJ وQ وK وA و2، و* للجوكر، وb للثلاثة السوداء، وr للثلاثة الحمراء.

## الأسماء

# الاثنين والجوكر، وتُنزل منهما نزلة إلى جانب الأرقام.
melding-rank-wild = ورقة حرة
    .definite = الورقة الحرة
    .dual = ورقتان حرتان
    .dual-oblique = ورقتين حرتين
    .plural = أوراق حرة
    .plural-definite = الأوراق الحرة
    .gender = feminine
melding-cards-counted = { $count ->
        [1] { NOUN($rank) }
        [2] { NOUN($rank, form: "dual-oblique") }
        [few] { $count } { NOUN($rank, form: "plural") }
       *[other] { $count } { NOUN($rank) }
    }
melding-cards-with-wilds = { $count ->
        [1] { NOUN($rank) } مع { $wilds }
        [2] { NOUN($rank, form: "dual-oblique") } مع { $wilds }
        [few] { $count } { NOUN($rank, form: "plural") } مع { $wilds }
       *[other] { $count } { NOUN($rank) } مع { $wilds }
    }
melding-cards-wilds = { $wilds }
melding-cards-wilds-to-meld = { $wilds } على نزلة { NOUN($rank, form: "plural-definite") }
melding-cards-of-pile = { $below ->
        [0] { NOUN($card, form: "definite") } من رأس الكومة
        [1] { NOUN($card, form: "definite") } من رأس الكومة والورقة التي تحتها
        [2] { NOUN($card, form: "definite") } من رأس الكومة والورقتين اللتين تحتها
        [few] { NOUN($card, form: "definite") } من رأس الكومة والـ{ $below } ورقات التي تحتها
       *[other] { NOUN($card, form: "definite") } من رأس الكومة والـ{ $below } ورقة التي تحتها
    }
# الكانستا كومة مغلقة من سبع ورقات.
melding-pile-clean = { $count ->
        [1] كانستا نظيفة من { NOUN($rank, form: "plural-definite") }
        [2] كانستتين نظيفتين من { NOUN($rank, form: "plural-definite") }
        [few] { $count } كانستات نظيفة من { NOUN($rank, form: "plural-definite") }
       *[other] { $count } كانستا نظيفة من { NOUN($rank, form: "plural-definite") }
    }
melding-pile-dirty = { $count ->
        [1] كانستا مخلوطة من { NOUN($rank, form: "plural-definite") }
        [2] كانستتين مخلوطتين من { NOUN($rank, form: "plural-definite") }
        [few] { $count } كانستات مخلوطة من { NOUN($rank, form: "plural-definite") }
       *[other] { $count } كانستا مخلوطة من { NOUN($rank, form: "plural-definite") }
    }
melding-pile-wild = { $count ->
        [1] كانستا من { NOUN($rank, form: "plural-definite") }
        [2] كانستتين من { NOUN($rank, form: "plural-definite") }
        [few] { $count } كانستات من { NOUN($rank, form: "plural-definite") }
       *[other] { $count } كانستا من { NOUN($rank, form: "plural-definite") }
    }
# ما ينقص الفريق ليخرج.
melding-missing-rank = كانستا من { NOUN($rank, form: "plural-definite") }
melding-missing-clean = { $count ->
        [1] كانستا نظيفة واحدة
        [2] كانستتين نظيفتين
        [few] { $count } كانستات نظيفة
       *[other] { $count } كانستا نظيفة
    }
melding-missing-dirty = { $count ->
        [1] كانستا مخلوطة واحدة
        [2] كانستتين مخلوطتين
        [few] { $count } كانستات مخلوطة
       *[other] { $count } كانستا مخلوطة
    }
melding-missing-wild = { $count ->
        [1] كانستا حرة واحدة
        [2] كانستتين حرتين
        [few] { $count } كانستات حرة
       *[other] { $count } كانستا حرة
    }
melding-missing-nothing = لا شيء آخر
# كم كانستا من نوع عند الفريق، وكم يلزمه ليخرج.
melding-quota-clean = نظيفة { $have } من { $needed }
melding-quota-dirty = مخلوطة { $have } من { $needed }
melding-quota-wild = حرة { $have } من { $needed }
melding-quota-rank = { NOUN($rank, form: "plural-definite") } { $have } من { $needed }

## لماذا لا تُلعب حركة

melding-nothing-now = لا يمكن لعب شيء الآن: لم تبدأ الجولة أو انتهت.
melding-no-such-move = لا توجد حركة كهذه.
melding-how-a-move-is-written = الحركة هي draw أو take، أو meld مع 3 إلى 7 ورقات مثل meld KKK2، أو add مثل add KK أو add 2 to K، أو discard مثل discard 5، أو ask أو yes أو no أو float؛ وتُفصل الحركات بفواصل.
melding-choose-first = اختر أولًا أي رزمتيك تحتفظ بها: keep first أو keep second.
melding-draw-first = اسحب أولًا من ورق السحب، أو خذ الكومة إن جاز لك.
melding-has-drawn = سحبت أو أخذت في هذا الدور.
melding-answer-first = شريكك يستأذن في الخروج: أجب yes أو no.
melding-not-offered = هذا لا يُلعب على هذه الطاولة.
melding-not-held = ليس معك الورق اللازم لذلك.
melding-no-pile = لا توجد كومة رمي تأخذها.
melding-top-is-three = على رأس الكومة ثلاثة، وهي تسدّها.
melding-frozen-pile = الكومة مجمّدة برمي ورقة حرة.
melding-must-be-down = لا يأخذ الكومة إلا فريق نزل نزوله الأول.
melding-top-is-wild = على هذه الطاولة لا تؤخذ كومة على رأسها ورقة حرة.
melding-need-pair = لتأخذ الكومة يلزمك في يدك { NOUN($rank, form: "dual") }؛ ومعك { $number }.
melding-open-meld-too-long = { $open ->
        [1] في نزلتك من { NOUN($rank, form: "plural-definite") } ورقة واحدة: ينقصك { $fill } لتغلقها قبل أن تأخذ.
        [2] في نزلتك من { NOUN($rank, form: "plural-definite") } ورقتان: ينقصك { $fill } لتغلقها قبل أن تأخذ.
        [few] في نزلتك من { NOUN($rank, form: "plural-definite") } { $open } ورقات: ينقصك { $fill } لتغلقها قبل أن تأخذ.
       *[other] في نزلتك من { NOUN($rank, form: "plural-definite") } { $open } ورقة: ينقصك { $fill } لتغلقها قبل أن تأخذ.
    }
melding-too-many-wilds = هكذا تكثر الأوراق الحرة في نزلة واحدة.
melding-below-minimum = نزول فريقك الأول يحتاج إلى { $minimum ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $minimum } نقاط
       *[other] { $minimum } نقطة
    }؛ وبعد ذلك أكثر ما يمكنك إنزاله { $best }.
melding-already-open = لفريقك نزلة مفتوحة من هذا: ركّب عليها.
melding-not-open = ليس لفريقك نزلة مفتوحة من هذا.
melding-no-wild-melds = على هذه الطاولة لا تُنزل الأوراق الحرة وحدها.
melding-must-keep = { $least ->
        [1] لا يجوز لك الخروج، فأبقِ معك ورقة واحدة على الأقل.
        [2] لا يجوز لك الخروج، فأبقِ معك ورقتين على الأقل: واحدة ترميها وواحدة تبقى.
        [few] لا يجوز لك الخروج، فأبقِ معك { $least } ورقات على الأقل: واحدة ترميها والباقي يبقى.
       *[other] لا يجوز لك الخروج، فأبقِ معك { $least } ورقة على الأقل: واحدة ترميها والباقي يبقى.
    }
melding-still-needs = ليخرج فريقك ما زال يحتاج إلى { $missing }.
melding-partner-not-ready = { $due ->
    [part] لم يلعب شريكك من القدم بعد، فلا يجوز لك الخروج.
    [foot] لم يرفع شريكك رزمة القدم بعد، فلا يجوز لك الخروج.
   *[turn] لم يلعب شريكك دورًا كاملًا من القدم بعد، فلا يجوز لك الخروج.
}
melding-must-ask = استأذن أولًا في الخروج.
melding-told-no = كان الجواب لا: لا يجوز لك الخروج في هذا الدور.
melding-must-go-out = عليك أن تخرج في هذا الدور، ولن يمكنك ذلك بعد هذه الحركة.
melding-finish-meld = أكمل نزولك الأول: على الطاولة { $staged } من { $minimum } من النقاط.
melding-out-without-discard = على هذه الطاولة لا تُرمى الورقة الأخيرة: أنزلها.
melding-already-asked = استأذنت من قبل.
melding-no-partner = ليس لك شريك تستأذنه.
melding-not-on-foot = هذا لمن يلعب من القدم فقط.
melding-cannot-go-out = لا يمكنك الخروج الآن: أنزل كل ورقك إلا واحدة، ويحتاج فريقك إلى { $missing }.
melding-no-question-asked = لم يستأذنك أحد في شيء.
melding-nothing-to-add = ليس معك ورقتان أو أكثر تركّبها هناك دفعة واحدة.
melding-only-with-one = على هذه الطاولة لا ينتهي الدور بلا رمي إلا وفي يدك ورقة واحدة.
melding-red-laid = الثلاثات الحمراء تُنزل فورًا؛ وليس معك منها شيء.
melding-no-replacement = لم تبق ورقة في ورق السحب بدل الثلاثة الحمراء.
melding-closed-this-turn = أُغلقت هذه الكانستا في هذا الدور، فلا يوضع تحتها شيء بعد.
melding-not-down = على فريقك أن ينزل نزوله الأول قبل أن يخرج أحد منه.
melding-no-lay = لا يمكن إنزال أي من أوراقك الآن.
melding-first-meld-no-pile = يجب أن يكون نزولك الأول كانستا كاملة، وأوراقك لا تصنعها.
melding-first-meld-too-small = نزولك الأول يحتاج إلى { $minimum ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $minimum } نقاط
       *[other] { $minimum } نقطة
    }، وكل ما يمكنك إنزاله الآن قيمته { $best }.

## ما لا يُقرأ

melding-is-no-move = { $move } ليست حركة.
melding-no-such-card = لا توجد ورقة { $card }: الأوراق هي { $codes }.
melding-new-cards-first = بعد { $turn } ترى ورقًا جديدًا: اكتب { $move } بعد أن تنظر إليه.
melding-first-meld-unfinished = هذا ينزل { $staged } من { $minimum } من نقاط النزول الأول: أنزل الباقي معه.
melding-what-a-meld-is = النزلة من 3 إلى 7 ورقات: من رقم واحد، مع أوراق حرة أو بدونها، أو من أوراق حرة وحدها.
melding-no-threes = الثلاثات لا تُنزل نزلة.
melding-two-naturals = في النزلة ورقتان عاديتان على الأقل، أو أوراق حرة وحدها.
melding-say-which-meld = اذكر على أي نزلة تُركّب الورقة الحرة، مثل add 2 to K أو { $move }.
melding-only-to-its-rank = ورقة { NOUN($rank) } تُركّب فقط على نزلة { NOUN($rank, form: "plural-definite") }.
melding-nothing-fits = لا يمكن الآن تركيب أي من أوراقك على نزلة مفتوحة.

## قواعد خاصة لا تجتمع؛ الكلمات التي فيها _ أسماء قواعد وتبقى كما هي

melding-teams-need-players = لا يمكن أن تكون teams هكذا وعدد اللاعبين { $seats }: يلزم { $needed }.
melding-too-few-packs = لا يمكن أن تكون decks هي { $packs }: الأوراق { $cards } لا تكفي لـ{ $dealt } في الرزم ولورق سحب من { $stock }.
melding-passing-needs-two-stacks = pass_foot_left مع رزمتين لكل لاعب، يد وقدم؛ وهنا ثلاث.
melding-no-pack-to-add = لا يمكن أن تكون stock_out هي pack_added: مع { $packs } كوتشينات لا مكان لأخرى.
# $rank: الرقم الذي لكانستاته مكافأة خاصة في special_piles.
melding-two-bonuses-of-rank = لا يمكن أن تذكر rank_bonus { NOUN($rank, form: "plural") }: لكانستاتها مكافأة خاصة في special_piles.

## جدول النقاط

melding-sheet-cards = الورق على الطاولة
melding-sheet-clean-piles = الكانستات النظيفة
melding-sheet-dirty-piles = الكانستات المخلوطة
melding-sheet-wild-piles = الكانستات الحرة
melding-sheet-special-piles = الكانستات الخاصة
melding-sheet-going-out = الخروج
melding-sheet-red-threes = الثلاثات الحمراء
melding-sheet-left = الباقي في الرزم
melding-sheet-total = المجموع

## الدور لمن

melding-turn-confirm-out = دورك: أكّد وتخرج.
melding-turn-confirm-stack = { $stack ->
        [knee] دورك: أكّد وترفع رزمة الركبة.
       *[foot] دورك: أكّد وترفع رزمة القدم.
    }
melding-turn-choose = دورك: اختر الرزمة التي تحتفظ بها.
melding-turn-answer = دورك: شريكك يستأذن في الخروج؛ قل نعم أو لا.
melding-turn-draw = دورك: اسحب { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }، أو خذ الكومة.
melding-turn-only-draw = دورك: اسحب { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }.
melding-turn-go-out = { $way ->
        [discarding] دورك أن تخرج: أنزل كل ورقك إلا واحدة، وارمها.
        [laying] دورك أن تخرج: أنزل كل ورقك.
       *[either] دورك أن تخرج: أنزل كل ورقك، أو كله إلا واحدة وارمها.
    }
melding-turn-finish-meld = دورك: أكمل نزولك الأول.
melding-turn-lay = دورك: أنزل ما شئت، ثم ارمِ.
melding-chooses = اختيار الرزمة عند { $name }.
melding-is-asked = الجواب عند { $name }: هل يجوز الخروج.
melding-plays = الدور عند { $name }.

## ما على الطاولة: العناوين وما وراءها

melding-discard-pile = كومة الرمي
melding-stock = السحب
melding-melds = النزلات
melding-discards-none = فارغة
melding-discards = { $count ->
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
melding-discards-frozen = { $count ->
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }، مجمّدة برمي ورقة حرة
melding-discards-top = { $count ->
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }، العليا { NOUN($card) }
melding-discards-top-frozen = { $count ->
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }، العليا { NOUN($card) }، مجمّدة برمي ورقة حرة
melding-stock-left = { $count ->
        [0] لم يبق ورق
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
melding-side-has = { $things }
melding-side-has-nothing = لم ينزل شيء بعد
melding-meld-of = { $cards }
melding-meld-title = { NOUN($rank, form: "plural-definite") }
melding-quotas = { $quotas }
melding-need-pile = يجب أن يكون نزولك الأول كانستا كاملة.
melding-need-points = { $have } من { $needed } من نقاط النزول الأول.

## ما تفعله الحركة، كما تُعرض

melding-do-draw = سحب { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    } من ورق السحب
melding-do-draw-too-few = السحب: ورق السحب لا يكفي، فتنتهي الجولة
melding-do-take-and-add = أخذ { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    } من الكومة: تركيب { NOUN($card) }
melding-do-take-and-meld = أخذ { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    } من الكومة: إنزال { NOUN($card) } مع { $own } من عندك
melding-do-meld = إنزال { $cards }
melding-do-add = تركيب { $cards } على نزلة { NOUN($rank, form: "plural-definite") }
melding-do-add-all = تركيب كل ورقة تناسب نزلة مفتوحة
melding-do-keep = الاحتفاظ بالرزمة التي على رأسها { NOUN($card) }
melding-do-ask = الاستئذان في الخروج
melding-do-say-out = إعلان الخروج
melding-do-say-yes = نعم، خروج
melding-do-say-no = لا، نتابع اللعب
melding-do-float = إنهاء الدور بلا رمي
melding-do-lay-black = إنزال الثلاثات السوداء
melding-do-lay-red = إنزال ثلاثة حمراء وسحب ورقة بدلها
melding-do-discard = رمي { NOUN($card) }

## ما حدث

melding-first-discard = أول ورقة في كومة الرمي: { NOUN($card) }.
melding-minimum-pile = يجب أن يكون النزول الأول كانستا كاملة.
melding-minimum-points = النزول الأول يحتاج إلى { $minimum ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $minimum } نقاط
       *[other] { $minimum } نقطة
    }.
melding-laid-red-threes = { $who ->
        [you] أنزلت { $threes }.
       *[other] { $name }: إنزال { $threes }.
    }
melding-drew-nothing = { $who ->
        [you] لم يكن لك ورق تسحبه.
       *[other] { $name }: لا ورق للسحب.
    }
melding-pack-added = تُخلط كوتشينة أخرى وتوضع تحت ورق السحب.
melding-drew = { $who ->
        [you] { $count ->
            [1] سحبت ورقة واحدة.
            [2] سحبت ورقتين.
            [few] سحبت { $count } ورقات.
           *[other] سحبت { $count } ورقة.
        }
       *[other] { $count ->
            [1] { $name }: سحب ورقة واحدة.
            [2] { $name }: سحب ورقتين.
            [few] { $name }: سحب { $count } ورقات.
           *[other] { $name }: سحب { $count } ورقة.
        }
    }
melding-you-drew = سحبت { $cards }.
melding-took = { $who ->
        [you] أخذت { $taken }.
       *[other] { $name }: أخذ { $taken }.
    }
melding-took-and-laid = { $laid ->
        [melded] { $who ->
            [you] أخذت { $taken }، وأنزلت { $melded }.
           *[other] { $name }: أخذ { $taken }، وإنزال { $melded }.
        }
        [added] { $who ->
            [you] أخذت { $taken }، وركّبت { $added }.
           *[other] { $name }: أخذ { $taken }، وتركيب { $added }.
        }
       *[both] { $who ->
            [you] أخذت { $taken }، وأنزلت { $melded }، وركّبت { $added }.
           *[other] { $name }: أخذ { $taken }، وإنزال { $melded }، وتركيب { $added }.
        }
    }
melding-laid = { $laid ->
        [melded] { $who ->
            [you] أنزلت { $melded }.
           *[other] { $name }: إنزال { $melded }.
        }
        [added] { $who ->
            [you] ركّبت { $added }.
           *[other] { $name }: تركيب { $added }.
        }
       *[both] { $who ->
            [you] أنزلت { $melded }، وركّبت { $added }.
           *[other] { $name }: إنزال { $melded }، وتركيب { $added }.
        }
    }
melding-laid-and-discarded = { $laid ->
        [melded] { $who ->
            [you] أنزلت { $melded }، ورميت { NOUN($card) }.
           *[other] { $name }: إنزال { $melded }، ورمي { NOUN($card) }.
        }
        [added] { $who ->
            [you] ركّبت { $added }، ورميت { NOUN($card) }.
           *[other] { $name }: تركيب { $added }، ورمي { NOUN($card) }.
        }
       *[both] { $who ->
            [you] أنزلت { $melded }، وركّبت { $added }، ورميت { NOUN($card) }.
           *[other] { $name }: إنزال { $melded }، وتركيب { $added }، ورمي { NOUN($card) }.
        }
    }
melding-laid-and-asked = { $laid ->
        [melded] { $who ->
            [you] أنزلت { $melded }، واستأذنت في الخروج.
           *[other] { $name }: إنزال { $melded }، واستئذان في الخروج.
        }
        [added] { $who ->
            [you] ركّبت { $added }، واستأذنت في الخروج.
           *[other] { $name }: تركيب { $added }، واستئذان في الخروج.
        }
       *[both] { $who ->
            [you] أنزلت { $melded }، وركّبت { $added }، واستأذنت في الخروج.
           *[other] { $name }: إنزال { $melded }، وتركيب { $added }، واستئذان في الخروج.
        }
    }
melding-laid-and-floated = { $laid ->
        [melded] { $who ->
            [you] أنزلت { $melded }، وأنهيت دورك بلا رمي.
           *[other] { $name }: إنزال { $melded }، وإنهاء الدور بلا رمي.
        }
        [added] { $who ->
            [you] ركّبت { $added }، وأنهيت دورك بلا رمي.
           *[other] { $name }: تركيب { $added }، وإنهاء الدور بلا رمي.
        }
       *[both] { $who ->
            [you] أنزلت { $melded }، وركّبت { $added }، وأنهيت دورك بلا رمي.
           *[other] { $name }: إنزال { $melded }، وتركيب { $added }، وإنهاء الدور بلا رمي.
        }
    }
melding-discarded = { $who ->
        [you] رميت { NOUN($card) }.
       *[other] { $name }: رمي { NOUN($card) }.
    }
melding-asked = { $who ->
        [you] استأذنت في الخروج.
       *[other] { $name }: استئذان في الخروج.
    }
melding-says-going-out = { $who ->
    [you] أعلنت الخروج.
   *[other] { $name }: إعلان الخروج.
}
melding-said-yes = { $who ->
        [you] قلت نعم.
       *[other] { $name }: نعم.
    }
melding-said-no = { $who ->
        [you] قلت لا.
       *[other] { $name }: لا.
    }
melding-floated = { $who ->
        [you] أنهيت دورك بلا رمي.
       *[other] { $name }: إنهاء الدور بلا رمي.
    }
melding-chose = { $who ->
        [you] اخترت رزمة.
       *[other] { $name }: اختيار رزمة.
    }
melding-went-out = { $who ->
        [you] خرجت.
       *[other] { $name }: خروج.
    }
melding-stock-ran-out = نفد ورق السحب، فتنتهي الجولة.
melding-picked-up = { $who ->
        [you] { $stack ->
            [knee] رفعت رزمة الركبة.
           *[foot] رفعت رزمة القدم.
        }
       *[other] { $stack ->
            [knee] { $name }: رفع رزمة الركبة.
           *[foot] { $name }: رفع رزمة القدم.
        }
    }
melding-made-first-meld = { $who ->
        [you] { $partners ->
            [yes] هذا نزول فريقك الأول.
           *[no] هذا نزولك الأول.
        }
       *[other] { $partners ->
            [yes] هذا النزول الأول لفريق { PERSON($name, case: "genitive") }.
           *[no] هذا النزول الأول لـ{ PERSON($name, case: "genitive") }.
        }
    }
melding-closed = بهذا تم إغلاق { $pile }.
melding-best-title = أطول نزلة
melding-best-closed = { $who ->
        [you] أغلقت { $pile }.
       *[other] إغلاق من { $name }: { $pile }.
    }
melding-best-open = { $who ->
        [you] أوصلت نزلة { NOUN($rank, form: "plural-definite") } إلى { $count ->
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }.
       *[other] نزلة { NOUN($rank, form: "plural-definite") } وصلت مع { $name } إلى { $count ->
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }.
    }

## ما يشفع لحركة

melding-why-out = تخرج بها وتكسب { $points ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
melding-why-picks-up = { $stack ->
        [knee] تفرغ يدك، فترفع رزمة الركبة.
       *[foot] تفرغ يدك، فترفع رزمة القدم.
    }
melding-why-closes = تغلق { $pile }.
melding-why-closes-several = { $count ->
        [1] تغلق كانستا واحدة.
        [2] تغلق كانستتين.
        [few] تغلق { $count } كانستات.
       *[other] تغلق { $count } كانستا.
    }
melding-why-first-meld = هي نزول فريقك الأول.
melding-why-takes = { $count ->
        [0] لا تأخذ ورقًا.
        [1] تأخذ ورقة واحدة من الكومة.
        [2] تأخذ ورقتين من الكومة.
        [few] تأخذ { $count } ورقات من الكومة.
       *[other] تأخذ { $count } ورقة من الكومة.
    }
melding-why-taken =
    { $seats ->
        [2] { $name } يأخذ بعدها الكومة { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، و{ $named ->
                [card] بعد رمي { NOUN($other) }
               *[move] بعد الدور الآخر
            } { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
       *[other] أحد الخصوم يأخذ بعدها الكومة { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، و{ $named ->
                [card] بعد رمي { NOUN($other) }
               *[move] بعد الدور الآخر
            } { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
    }
melding-why-takes-next =
    في دورك القادم تأخذ الكومة { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد رمي { NOUN($other) }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
melding-why-out-soon =
    حتى دورك القادم يخرج فريقك { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد رمي { NOUN($other) }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
melding-why-others-out =
    حتى دورك القادم يخرج الخصوم { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، و{ $named ->
        [card] بعد رمي { NOUN($other) }
       *[move] بعد الدور الآخر
    } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
melding-why-lays = تنزل على الطاولة ورقًا قيمته { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
melding-why-blocks = الكومة التي على رأسها ثلاثة لا يأخذها اللاعب التالي.
melding-why-lone = ليس معك ورقة { NOUN($rank) } غيرها، وليس لفريقك منها شيء على الطاولة.
melding-why-cheapest = لا ورقة في يدك تعطي من يأخذ الكومة أقل منها.
melding-why-holds = { $count ->
        [0] لا تبقى معك ورقة.
        [1] تبقى معك ورقة واحدة.
        [2] تبقى معك ورقتان.
        [few] تبقى معك { $count } ورقات.
       *[other] تبقى معك { $count } ورقة.
    }
melding-why-draws = { $count ->
        [0] لا تُسحب ورقة.
        [1] تأتيك بورقة من ورق السحب.
        [2] تأتيك بورقتين من ورق السحب.
        [few] تأتيك بـ{ $count } ورقات من ورق السحب.
       *[other] تأتيك بـ{ $count } ورقة من ورق السحب.
    }
melding-why-out-counts = الخروج يكسب فريقك { $points ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
melding-why-still-held = { $count ->
        [0] ليس معك ورق يُحسب على فريقك.
        [1] معك ورقة واحدة تُحسب على فريقك.
        [2] معك ورقتان تُحسبان على فريقك.
        [few] معك { $count } ورقات تُحسب على فريقك.
       *[other] معك { $count } ورقة تُحسب على فريقك.
    }
melding-why-top-of-stack = على رأس تلك الرزمة ورقة قيمتها { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
melding-why-red-counts = الثلاثة الحمراء على الطاولة قيمتها { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
melding-why-keeps = { $count ->
        [0] لم تبق معك ورقة ترميها.
        [1] تحفظ ورقتك الأخيرة في يدك.
        [2] تحفظ ورقتيك في يدك.
        [few] تحفظ في يدك ورقاتك الـ{ $count }.
       *[other] تحفظ في يدك أوراقك الـ{ $count }.
    }

## Habits: what somebody does more often, or less often, than a club player

melding-habit-pile = أخذ الكومة أكثر من لاعب النادي.
melding-habit-pile-less = السحب حيث كان لاعب النادي يأخذ الكومة.
melding-habit-lays = إنزال الورق على الطاولة أبكر من لاعب النادي.
melding-habit-lays-less = إمساك ما يمكن إنزاله أطول من لاعب النادي.
melding-habit-wild = إنفاق الأوراق الحرة بسهولة أكثر من لاعب النادي.
melding-habit-wild-less = الاحتفاظ بالأوراق الحرة أطول من لاعب النادي.
melding-habit-out = الخروج أبكر من لاعب النادي.
melding-habit-out-less = الانتظار قبل الخروج أطول من لاعب النادي.

## شرح أول مرة

melding-help-goal = أنزل أوراقًا من رقم واحد معًا: ما على الطاولة يكسبك نقاطًا، وما يبقى في يدك يخسرك.
melding-help-first-meld = لتبدأ أنزل في دور واحد ما قيمته { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    } على الأقل. بعدها ينزل فريقك كله.
melding-help-quota = { $kind ->
        [clean] للخروج تلزمكم كانستات مغلقة. «نظيفة { $have }/{ $needed }»: ما لفريقك، وما يلزم. النظيفة بلا أوراق حرة.
        [dirty] للخروج تلزمكم كانستات مغلقة. «مخلوطة { $have }/{ $needed }»: ما لفريقك، وما يلزم. المخلوطة فيها أوراق حرة.
        [wild] للخروج تلزمكم كانستات مغلقة. «حرة { $have }/{ $needed }»: ما لفريقك، وما يلزم.
       *[rank] للخروج تلزمكم كانستات مغلقة. «{ NOUN($rank, form: "plural-definite") } { $have }/{ $needed }»: ما لفريقك، وما يلزم.
    }
melding-help-waiting = { $stack ->
        [knee] العب كل ورق يدك ترفع رزمة الركبة: حتى ذلك الحين تنتظر مقلوبة.
       *[foot] العب كل الورق الذي معك ترفع رزمة القدم: حتى ذلك الحين تنتظر مقلوبة.
    }
melding-help-piles = أغلق كانستا بالورقة السابعة: تُحسب للخروج، ويجوز لك بدء نزلة جديدة من الرقم نفسه.
melding-help-frozen-for-turns = اسحب من ورق السحب الآن: جمّدت ورقة حرة كومة الرمي، ولا يجوز لأحد أخذها لبضعة أدوار.
melding-help-frozen-until-pair = لأخذ كومة الرمي المجمّدة تلزمك ورقتان عاديتان مثل الورقة العليا. جمّدتها ورقة حرة.

## الألعاب، وكيف تلعبها العائلات والمواقع

melding-game-hand-and-foot = اليد والقدم
melding-game-hand-knee-and-foot = اليد والركبة والقدم
melding-also-hand-and-foot =
    كانستا اليد والقدم
melding-also-hand-knee-and-foot =
    كانستا اليد والركبة والقدم
# ألعاب ليست هنا، اسم في كل سطر: من يبحث عن إحداها تظهر له أقرب لعبة إليها.
melding-near-hand-and-foot =
    كانستا
    كناستا
    بيريبا
melding-summary-hand-and-foot = أنزل يدك ثم قدمك؛ أغلق كانستات من سبع ورقات، نظيفة ومخلوطة وحرة، واخرج أنت وشريكك معًا.
melding-summary-hand-knee-and-foot = اليد والقدم مع رزمة ثالثة بينهما، هي الركبة.
melding-preset-classic = اليد والقدم
melding-preset-classic-says = للخروج كانستتان نظيفتان واثنتان مخلوطتان وواحدة حرة.
melding-preset-bicycle = اليد والقدم بإحدى عشرة ورقة
melding-preset-bicycle-says = إحدى عشرة ورقة في كل رزمة؛ الأوراق الحرة مع العادية فقط؛ وللخروج كانستا نظيفة وأخرى مخلوطة ورمية أخيرة.
melding-preset-saskatchewan = اليد والقدم على طريقة ساسكاتشوان
melding-preset-saskatchewan-says = إحدى عشرة ورقة في اليد وثلاث عشرة في القدم؛ وللخروج كانستا من كل نوع.
melding-preset-three-and-three = ثلاث وثلاث
melding-preset-three-and-three-says = للخروج ثلاث كانستات نظيفة وثلاث مخلوطة؛ لا يأخذ إلا فريق نزل، وتكفي ورقة حرة بدل إحدى الورقتين.
melding-preset-passing = تمرير القدم
melding-preset-passing-says = كل لاعب يمرر رزمة إلى اليسار؛ تؤخذ ثلاث ورقات، ورمي ورقة حرة يجمّد الكومة حتى تأخذها ورقتان عاديتان.
melding-preset-whole-pile = الكومة كلها
melding-preset-whole-pile-says = من يأخذ يأخذ الكومة كلها؛ كل لاعب يمرر رزمة إلى اليسار؛ ولا نزلات من أوراق حرة.
melding-preset-from-ninety = اليد والقدم من تسعين
melding-preset-from-ninety-says = تُسحب ثلاث ورقات، والنزول الأول من 90 فما فوق، والورقة الأخيرة يجب إنزالها؛ والثلاثة السوداء الباقية تخسّر 300.
melding-preset-rising = اليد والقدم الصاعدة
melding-preset-rising-says = من جولة إلى جولة يُسحب ورق أكثر وتلزم كانستات أكثر وتزيد قيمة الخروج.
melding-preset-family = اليد والقدم، كل لنفسه
melding-preset-family-says = كل يلعب لنفسه؛ النزول الأول يجوز أيضًا بمكافأة كانستا أو بإنزال رزمة كاملة، وتُخلط كومة الرمي حين ينفد ورق السحب.
melding-preset-two = اليد والقدم لاثنين
melding-preset-two-says = لاعبان، كل لنفسه: للخروج كانستا نظيفة وأخرى مخلوطة.
melding-preset-three-pairs = اليد والقدم لثلاثة أزواج
melding-preset-three-pairs-says = ستة لاعبين في ثلاثة أزواج.
melding-preset-one-deal = اليد والقدم القصيرة
melding-preset-one-deal-says = جولة واحدة.
melding-preset-hkf-classic = اليد والركبة والقدم
melding-preset-hkf-classic-says = اليد والقدم وبينهما ركبة من ثلاث عشرة ورقة، والكوتشينات أكثر من اللاعبين باثنتين.
melding-preset-triple-play = اللعب الثلاثي
melding-preset-triple-play-says = كانستات السبعات والخمسات، بلا أوراق حرة، لازمة وهي الأغلى؛ ومن يأخذ يأخذ الكومة كلها.

## القواعد الخاصة: اسم كل منها، وما تقوله، وقيمها

melding-rule-stacks = ورق الرزم
melding-rule-stacks-says = كم ورقة في رزم كل لاعب، بترتيب لعبها: اليد والقدم، أو اليد والركبة والقدم.
melding-rule-upcard-putback = أوراق مكشوفة تعود
melding-rule-upcard-putback-says = أي أوراق تعود إلى ورق السحب إذا كُشفت أول الرمي: الأوراق الحرة والثلاثات الحمراء؛ أو والثلاثات السوداء أيضًا؛ أو والخمسات والسبعات أيضًا؛ أو هذه كلها؛ أو الثلاثات الحمراء والسوداء ولا شيء غيرها.
melding-rule-upcard-putback-wild-and-red-threes = الأوراق الحرة والثلاثات الحمراء
melding-rule-upcard-putback-and-black-threes = والثلاثات السوداء أيضًا
melding-rule-upcard-putback-and-fives-and-sevens = والخمسات والسبعات أيضًا
melding-rule-upcard-putback-and-black-threes-fives-and-sevens = والثلاثات السوداء والخمسات والسبعات أيضًا
melding-rule-upcard-putback-threes-only = الثلاثات فقط
melding-rule-seats = اللاعبون
melding-rule-seats-says = كم شخصًا يلعب.
melding-rule-teams = الفرق
melding-rule-teams-says = من يلعب مع من. المعتاد: أربعة في زوجين، وستة في فريقين من ثلاثة، وغيرهم كل لنفسه. الشركاء يجلسون على مسافات متساوية.
melding-rule-teams-usual = المعتاد
melding-rule-teams-individual = كل لنفسه
melding-rule-teams-pairs = أزواج
melding-rule-teams-two-teams-of-three = فريقان من ثلاثة
melding-rule-teams-three-teams-of-two = ثلاثة فرق من اثنين
melding-rule-decks = الكوتشينات
melding-rule-decks-says = كم كوتشينة تُخلط معًا.
melding-rule-decks-usual = المعتاد
melding-rule-jokers-per-deck = الجواكر في الكوتشينة
melding-rule-jokers-per-deck-says = كم جوكرًا في كل كوتشينة.
melding-rule-upcard-special-stays = ورقة كهذه تبقى وتُغطّى
melding-rule-upcard-special-stays-says = هل تبقى الورقة التي كانت ستعود وتغطيها الورقة المكشوفة بعدها، حتى تأتي ورقة يجوز أن تبقى على الرأس.
melding-rule-pass-foot-left = تمرير رزمة إلى اليسار
melding-rule-pass-foot-left-says = كل لاعب يرى الورقة العليا من رزمتيه، ويحتفظ بواحدة ويمرر الأخرى إلى اليسار. قدمًا: المحتفظ بها هي اليد، والممرَّرة تصير قدم الجار؛ يدًا: المحتفظ بها هي القدم، والممرَّرة يد الجار.
melding-rule-pass-foot-left-off = لا
melding-rule-pass-foot-left-foot = قدمًا
melding-rule-pass-foot-left-hand = يدًا
melding-rule-draw-count = عدد المسحوب
melding-rule-draw-count-says = كم ورقة تُسحب من ورق السحب؛ متزايد: ورقة أكثر في كل جولة، حتى ثلاث زيادة؛ أو أي أعداد جولة بجولة.
melding-rule-draw-count-two = اثنتان
melding-rule-draw-count-three = ثلاث
melding-rule-draw-count-two-rising = اثنتان، متزايد
melding-rule-draw-count-three-rising = ثلاث، متزايد
melding-rule-take-count = المأخوذ من الكومة
melding-rule-take-count-says = كم ورقة تؤخذ من الكومة، والعليا معها.
melding-rule-take-count-whole = الكومة كلها
melding-rule-foot-takes-whole-pile = القدم تأخذ الكومة كلها
melding-rule-foot-takes-whole-pile-says = هل يأخذ الكومة كلها من يلعب من القدم.
melding-rule-foot-take-on-meld = القدم تأخذ لنزلة مفتوحة
melding-rule-foot-take-on-meld-says = هل يجوز لمن يلعب من القدم أن يأخذ إذا أمكن تركيب الورقة العليا على نزلة مفتوحة لفريقه.
melding-rule-take-needs-down = الأخذ بعد النزول
melding-rule-take-needs-down-says = هل لا يأخذ الكومة إلا فريق نزل نزوله الأول.
melding-rule-take-with-one-wild = الأخذ بورقة حرة
melding-rule-take-with-one-wild-says = هل تكفي للأخذ ورقة من المثل وورقة حرة.
melding-rule-claim-fill-wild = إكمال نزلة بأوراق حرة عند الأخذ
melding-rule-claim-fill-wild-says = هل يجوز أن تكون حرة الأوراق التي تكمل نزلة مفتوحة من خمس أو ست عند أخذ الكومة.
melding-rule-wild-discard-freezes = رمي ورقة حرة يجمّد الكومة
melding-rule-wild-discard-freezes-says = هل يجمّد رمي ورقة حرة الكومة: لا يأخذها أحد حتى يعود الدور إلى من رماها؛ أو حتى يأخذها أحد بورقتين عاديتين.
melding-rule-wild-discard-freezes-off = لا
melding-rule-wild-discard-freezes-until-turn = حتى يعود الدور
melding-rule-wild-discard-freezes-until-pair = حتى تأخذها ورقتان عاديتان
melding-rule-wild-top-takeable = كومة على رأسها ورقة حرة
melding-rule-wild-top-takeable-says = هل تؤخذ كومة على رأسها ورقة حرة: بورقتين مثلها؛ أو لا تؤخذ.
melding-rule-wild-top-takeable-two-identical = تؤخذ بورقتين مثلها
melding-rule-wild-top-takeable-never = لا تؤخذ
melding-rule-wild-ratio = الأوراق الحرة في النزلة
melding-rule-wild-ratio-says = كم ورقة حرة تحمل النزلة: واحدة لكل ورقتين عاديتين؛ أقل من العادية؛ بعددها؛ أو ثلاث.
melding-rule-wild-ratio-two-to-one = واحدة لكل ورقتين عاديتين
melding-rule-wild-ratio-more-naturals = أقل من العادية
melding-rule-wild-ratio-as-many-naturals = بعدد العادية
melding-rule-wild-ratio-three-wilds = حتى ثلاث
melding-rule-wild-melds = نزلات الأوراق الحرة
melding-rule-wild-melds-says = هل يجوز إنزال الأوراق الحرة وحدها.
melding-rule-special-piles = الكانستات الخاصة
melding-rule-special-piles-says = أرقام لا تدخل نزلاتها أوراق حرة، ولكانستاتها مكافأة خاصة، وتلزم منها كانستا للخروج.
melding-rule-special-piles-off = بلا
melding-rule-special-piles-sevens = السبعات
melding-rule-special-piles-fives = الخمسات
melding-rule-special-piles-sevens-and-fives = السبعات والخمسات
melding-rule-add-beyond-seven = التركيب على كانستا مغلقة
melding-rule-add-beyond-seven-says = هل يجوز وضع أوراق تحت كانستا لأجل نقاطها: أوراق عادية؛ أو ما يناسب لونها، فتحت المخلوطة أوراق حرة أيضًا، وتحت الحرة أوراق حرة.
melding-rule-add-beyond-seven-off = لا
melding-rule-add-beyond-seven-naturals = أوراق عادية
melding-rule-add-beyond-seven-colour = ما يناسب لونها
melding-rule-bury-same-turn = التركيب على كانستا أُغلقت للتو
melding-rule-bury-same-turn-says = هل يجوز وضع أوراق تحت كانستا في الدور نفسه الذي أُغلقت فيه.
melding-rule-minimum = نقاط النزول الأول
melding-rule-minimum-says = نقاط النزول الأول في الجولات من الأولى إلى الرابعة: 50 و90 و120 و150؛ أو 60 و90 و120 و150؛ أو 90 و120 و150 و180؛ بالنتيجة: 50، ثم 90 و120 و150 من نتيجة 15000 و30000 و50000؛ كانستا في الخامسة: 50 و90 و120 و150 ثم كانستا كاملة؛ أو أي نقاط جولة بجولة.
melding-rule-minimum-fifty = 50، 90، 120، 150
melding-rule-minimum-sixty = 60، 90، 120، 150
melding-rule-minimum-ninety = 90، 120، 150، 180
melding-rule-minimum-by-score = بالنتيجة
melding-rule-minimum-pile-in-fifth = كانستا في الجولة الخامسة
melding-rule-minimum-counts-pile-bonus = مكافأة الكانستا تُحسب للنزول الأول
melding-rule-minimum-counts-pile-bonus-says = هل تُحسب مكافأة الكانستا من نقاط النزول الأول.
melding-rule-minimum-waived-if-stack-emptied = رزمة كاملة بلا حد أدنى
melding-rule-minimum-waived-if-stack-emptied-says = هل يُعفى من الحد الأدنى لاعب ينزل رزمة كاملة دفعة واحدة.
melding-rule-stack-pickup-after-discard = الرزمة التالية بعد رمي
melding-rule-stack-pickup-after-discard-says = متى تُرفع الرزمة التالية إذا رُميت آخر ورقة من رزمة: فورًا؛ أو في الدور التالي.
melding-rule-stack-pickup-after-discard-at-once = فورًا
melding-rule-stack-pickup-after-discard-next-turn = في الدور التالي
melding-rule-float = دور بلا رمي
melding-rule-float-says = هل يجوز لمن يلعب من القدم أن ينهي دوره بلا رمي: أبدًا؛ بأي عدد من الورق؛ بورقة واحدة.
melding-rule-float-off = أبدًا
melding-rule-float-any = بأي عدد من الورق
melding-rule-float-single = بورقة واحدة
melding-rule-quota-clean = كانستات نظيفة للخروج
melding-rule-quota-clean-says = كم كانستا نظيفة تلزم الفريق للخروج، في كل الجولات أو جولة بجولة؛ المعتاد: 2 للفريق، و1 لمن يلعب لنفسه.
melding-rule-quota-clean-usual = المعتاد
melding-rule-quota-dirty = كانستات مخلوطة للخروج
melding-rule-quota-dirty-says = كم كانستا مخلوطة تلزم الفريق للخروج، في كل الجولات أو جولة بجولة؛ المعتاد: 2 للفريق، و1 لمن يلعب لنفسه.
melding-rule-quota-dirty-usual = المعتاد
melding-rule-quota-wild = كانستات حرة للخروج
melding-rule-quota-wild-says = كم كانستا حرة تلزم الفريق للخروج، في كل الجولات أو جولة بجولة؛ المعتاد: 1 للفريق، ولا شيء لمن يلعب لنفسه؛ ولا شيء حيث لا تُنزل الأوراق الحرة.
melding-rule-quota-wild-usual = المعتاد
melding-rule-quota-rises = كانستات أكثر في كل جولة
melding-rule-quota-rises-says = هل تلزم ثلاث نظيفة وثلاث مخلوطة في الجولة الأولى، وواحدة أكثر من كل منهما في كل جولة تالية، حتى ست.
melding-rule-out-from-hand = الخروج من اليد
melding-rule-out-from-hand-says = هل يجوز للاعب أن يخرج من اليد أو الركبة، والقدم تنتظر بلا لعب وتُحسب على فريقه.
melding-rule-partner-foot = ما فعله الشركاء قبل الخروج
melding-rule-partner-foot-says = ما الذي يجب أن يكون قد فعله كل شريك قبل الخروج: لعب دورًا كاملًا من القدم؛ لعب منها؛ رفعها؛ لا شيء.
melding-rule-partner-foot-part-of-turn = لعب من القدم
melding-rule-partner-foot-whole-turn = لعب دورًا كاملًا من القدم
melding-rule-partner-foot-picked-up = رفع القدم
melding-rule-partner-foot-none = لا شيء
melding-rule-ask-permission = الاستئذان قبل الخروج
melding-rule-ask-permission-says = هل يستأذن اللاعب شركاءه قبل الخروج: نعم، والجواب ملزم؛ لا؛ نعم، ولكن لا يلزم الخروج بعد نعم؛ كالملزم، ولكن مرة واحدة في الجولة.
melding-rule-ask-permission-binding = نعم، والجواب ملزم
melding-rule-ask-permission-off = لا
melding-rule-ask-permission-yes-is-free = نعم، ولا يُلزم إلا الرفض
melding-rule-ask-permission-once = نعم، مرة في الجولة
melding-rule-ask-scope = من يُستأذن
melding-rule-ask-scope-says = من يُستأذن إذا كان الفريق من ثلاثة لاعبين: الشريكان كلاهما، أو الأقرب إلى اليسار.
melding-rule-ask-scope-all = الشريكان كلاهما
melding-rule-ask-scope-next = الشريك التالي
melding-rule-out-discard = الرمي عند الخروج
melding-rule-out-discard-says = هل يجوز رمي الورقة الأخيرة لمن يخرج، أو يجب، أو يُمنع.
melding-rule-out-discard-optional = يجوز
melding-rule-out-discard-required = يجب
melding-rule-out-discard-forbidden = يُمنع
melding-rule-black3-out-meld = الثلاثات السوداء عند الخروج
melding-rule-black3-out-meld-says = هل يجوز إنزال ثلاث ثلاثات سوداء أو أكثر عند الخروج.
melding-rule-stock-out = ورق السحب لا يكفي
melding-rule-stock-out-says = إذا لم يكف ورق السحب: تنتهي الجولة؛ أو يُسحب ما بقي؛ أو تُخلط كومة الرمي من تحت ورقتها العليا لتصير ورق سحب جديدًا؛ أو تُضاف كوتشينة أخرى مخلوطة، مرة واحدة في الجولة.
melding-rule-stock-out-deal-ends = تنتهي الجولة
melding-rule-stock-out-last-card = يُسحب ما بقي
melding-rule-stock-out-reshuffle = تُخلط كومة الرمي
melding-rule-stock-out-pack-added = تُضاف كوتشينة
melding-rule-card-values = قيمة الورق
melding-rule-card-values-says = من الثمانية إلى الشايب عشر نقاط، ومن الأربعة إلى السبعة خمس؛ أو من العشرة إلى الشايب عشر، ومن الأربعة إلى التسعة خمس.
melding-rule-card-values-eights-ten = عشر نقاط من الثمانية
melding-rule-card-values-tens-ten = عشر نقاط من العشرة
melding-rule-black3-penalty = ثلاثة سوداء باقية
melding-rule-black3-penalty-says = كم تخسّر ثلاثة سوداء باقية.
melding-rule-clean-bonus = كانستا نظيفة
melding-rule-clean-bonus-says = كم تساوي كانستا نظيفة.
melding-rule-rank-bonus = كانستا نظيفة من رقم معين
melding-rule-rank-bonus-says = كم تساوي كانستا نظيفة من رقم معين بدل ما تساويه غيرها من النظيفة. ولا تلزم أحدًا كانستا كهذه.
melding-rule-rank-bonus-none = كغيرها
melding-rule-dirty-bonus = كانستا مخلوطة
melding-rule-dirty-bonus-says = كم تساوي كانستا مخلوطة.
melding-rule-wild-bonus = كانستا أوراق حرة
melding-rule-wild-bonus-says = كم تساوي كانستا أوراق حرة.
melding-rule-sevens-bonus = كانستا سبعات خاصة
melding-rule-sevens-bonus-says = كم تساوي كانستا السبعات حيث السبعات خاصة.
melding-rule-fives-bonus = كانستا خمسات خاصة
melding-rule-fives-bonus-says = كم تساوي كانستا الخمسات حيث الخمسات خاصة.
melding-rule-going-out-bonus = نقاط الخروج
melding-rule-going-out-bonus-says = كم يساوي الخروج؛ متزايد: 300 في الجولة الأولى، و100 أكثر في كل جولة تالية، حتى 600؛ أو أي نقاط جولة بجولة.
melding-rule-going-out-bonus-rising = متزايد
melding-rule-red3-play = ما يُفعل بثلاثة حمراء
melding-rule-red3-play-says = الثلاثة الحمراء تُنزل فورًا ويُسحب بدلها؛ أو لا تُنزل بل تُرمى فقط؛ أو تُنزل ويُسحب بدلها متى شاء صاحبها.
melding-rule-red3-play-laid = تُنزل فورًا
melding-rule-red3-play-discarded = تُرمى
melding-rule-red3-play-as-liked = تُنزل متى شاء اللاعب
melding-rule-red3-laid = ثلاثة حمراء نازلة
melding-rule-red3-laid-says = كم تساوي ثلاثة حمراء على الطاولة.
melding-rule-red3-left = ثلاثة حمراء باقية في رزمة
melding-rule-red3-left-says = كم تخسّر ثلاثة حمراء باقية في رزمة.
melding-rule-red3-seven-bonus = سبع ثلاثات حمراء
melding-rule-red3-seven-bonus-says = كم تزيد سبع ثلاثات حمراء أو أكثر على الطاولة.
melding-rule-red3-all-doubled = كل الثلاثات الحمراء مضاعفة
melding-rule-red3-all-doubled-says = هل تُحسب الثلاثات الحمراء مضاعفة لفريق أنزلها كلها.
melding-rule-red3-without-meld = الثلاثات الحمراء تخسّر بلا نزول
melding-rule-red3-without-meld-says = هل تخسّر كل ثلاثة حمراء 100 بدل أن تكسب عند فريق لم ينزل في الجولة.
melding-rule-deals = جولات المباراة
melding-rule-deals-says = كم جولة في المباراة.
melding-rule-target = الهدف
melding-rule-target-says = نتيجة تنتهي بها المباراة بدل عدد من الجولات.
melding-rule-target-none = بلا
melding-rule-tie-break = عند تعادل المجاميع
melding-rule-tie-break-says = إذا تعادلت أعلى المجاميع: يُتقاسم الفوز؛ أو يكون لمن كسب جولات أكثر، ثم لمن كان أفضل في الأخيرة؛ أو تُلعب جولة أخرى حدها الأدنى 150.
melding-rule-tie-break-shared = يُتقاسم الفوز
melding-rule-tie-break-deals-won = جولات مكسوبة أكثر
melding-rule-tie-break-extra-deal = جولة أخرى
melding-rule-discard-view = ما يُرى من الكومة
melding-rule-discard-view-says = كم يظهر من كومة الرمي على الطاولة: الأوراق التي يمكن أخذها؛ العليا؛ الكل.
melding-rule-discard-view-takeable = ما يمكن أخذه
melding-rule-discard-view-top = الورقة العليا
melding-rule-discard-view-whole = الكل

## قواعد العائلة: بين الصيغ فواصل منقوطة، والنجمة تعني أي نهاية

melding-written-minimum = النزول الأول; النزول; الحد الأدنى
melding-written-clean = نظيفة; كانستا نظيفة; كانستات نظيفة
melding-written-dirty = مخلوطة; كانستا مخلوطة; كانستات مخلوطة
melding-written-wild = حرة; كانستا حرة; كانستات حرة
melding-written-each-kind = من كل نوع
melding-written-draw = سحب; اسحب; يُسحب; المسحوب
melding-written-out = خروج
melding-written-deals = جولات
melding-written-packs = كوتشينات; كوتشينة
melding-written-take = أخذ
melding-written-whole-pile = الكومة كلها; كل الكومة
melding-written-stacks = رزم; رزمة
melding-written-red-threes = ثلاثات حمراء; ثلاثة حمراء
melding-written-bury = تركيب
melding-written-bury-same-turn = تركيب في الدور نفسه
melding-written-from-hand = خروج من اليد
melding-written-pack-added = إضافة كوتشينة; تُضاف كوتشينة
