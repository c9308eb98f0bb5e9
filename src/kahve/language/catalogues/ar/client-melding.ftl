### طاولة ألعاب النزول: اليد والقدم وأخواتها.
### «نزلة» هي meld، و«تركيب» هو add، و«كانستا» هي pile المغلقة من سبع ورقات، و«كومة الرمي» هي discard pile، و«ورق السحب» هو stock، و«ورقة حرة» هي wild card.

client-melding-other-sides =
    { $count ->
        [1] الفريق الآخر
       *[other] الفرق الأخرى
    }
client-melding-zone-and-quota = { $zone }: { $says }؛ للخروج: { $quota }
client-melding-to-go-out = للخروج: { $quota }
client-melding-first-meld = النزول الأول
client-melding-points-of = { $have } من { $of }
client-melding-laid-out-back = ما أنزلته عاد إلى يدك: { $says }
client-melding-key-draw = السحب؛ وبعده رمي الورقة المختارة
client-melding-key-take = أخذ كومة الرمي
client-melding-key-along-hand = التنقل بين أوراقك
client-melding-key-one-more = اختيار ورقة أخرى منها
client-melding-key-all = اختيارها كلها
client-melding-key-one-less = اختيار أقل بورقة
client-melding-key-nth = اختيار ورقة أخرى من المجموعة الأولى … التاسعة
client-melding-key-lay = إنزال الأوراق المختارة
client-melding-key-add-all = تركيب كل ورقة تناسب نزلة لفريقك
client-melding-key-confirm = تأكيد ما أنزلته
client-melding-key-undo = التراجع عن الخطوة الأخيرة
client-melding-key-reset = إرجاع كل ما أنزلته
client-melding-key-sort = ترتيب اليد بالرقم أو بالنزلات
client-melding-key-why = ما لا يمكن فعله الآن، ولماذا
client-melding-by-hand = بالفأرة أو بالإصبع: انقر الأوراق لتختارها، ثم نزلاتك أو كومة الرمي؛ أو اسحبها إلى هناك. انقر ورق السحب لتسحب.
client-melding-hand-in-groups =
    { $groups ->
        [1] يدك، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            } في مجموعة واحدة
        [2] يدك، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            } في مجموعتين
        [few] يدك، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            } في { $groups } مجموعات
       *[other] يدك، { $count ->
               [1] ورقة واحدة
               [2] ورقتان
               [few] { $count } ورقات
              *[other] { $count } ورقة
           } في { $groups } مجموعة
    }
client-melding-all-chosen = كلها مختارة
client-melding-some-chosen =
    { $count ->
        [0] لا شيء مختار
        [1] واحدة مختارة
        [2] اثنتان مختارتان
        [few] { $count } مختارة
       *[other] { $count } مختارة
    }
client-melding-some-new =
    { $new ->
        [0] من هذه الـ{ $count } لا جديد
        [1] من هذه الـ{ $count } واحدة جديدة
        [2] من هذه الـ{ $count } اثنتان جديدتان
       *[other] من هذه الـ{ $count } { $new } جديدة
    }
client-melding-ways-and-more = { $ways }؛ و{ $more } غيرها
client-melding-no-open-meld = لا نزلة مفتوحة
client-melding-nothing-laid = لم ينزل شيء بعد
client-melding-cards =
    { $count ->
        [0] لا ورق
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
client-melding-not-yet-laid = ليست على الطاولة بعد
client-melding-lay-onto = { $meld }. أنزل الأوراق المختارة هنا
client-melding-lay-here = أنزل هنا
client-melding-laid-out = نازل بلا تأكيد بعد: { $cards }.
client-melding-chosen = المختار: { $cards }.
client-melding-lay-key = إنزال الأوراق المختارة (M)
client-melding-lay = أنزل
client-melding-discard-key = الرمي (D)
client-melding-discard = ارمِ
client-melding-all-of-rank = كل { NOUN($rank, form: "plural-definite") } ({ $count })
client-melding-all-of = الكل ({ $count })
client-melding-choose-none = لا تختر شيئًا منها
client-melding-choose-none-key = لا تختر شيئًا منها (Esc)
client-melding-confirm-key = وضعها على الطاولة (C)
client-melding-confirm = تأكيد
client-melding-add-all-key = تركيب الكل (A)
client-melding-add-all = ركّب الكل
client-melding-undo-key = التراجع عن الخطوة الأخيرة (U)
client-melding-undo = تراجع
client-melding-reset-key = إرجاع كل شيء (X)
client-melding-reset-all = أرجع الكل
client-melding-reset = أرجع
client-melding-why-key = ما لا يمكن فعله الآن، ولماذا (W)
client-melding-not-allowed = ما الممنوع؟
client-melding-question = ؟
client-melding-ask-to-go-out = استأذن في الخروج
client-melding-float = أنهِ بلا رمي
client-melding-lay-black = أنزل الثلاثات السوداء
client-melding-lay-red = أنزل الثلاثة الحمراء
client-melding-keep-stack =
    { $stack ->
        [foot] احتفظ بالقدم
        [knee] احتفظ بالركبة
        [hand] احتفظ باليد
        [first] احتفظ بالأولى
        [second] احتفظ بالثانية
       *[other] احتفظ بـ{ $stack }
    }
client-melding-stack-later =
    { $stack ->
        [foot] القدم، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }، لم تُرفع بعد
        [knee] الركبة، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }، لم تُرفع بعد
       *[other] { $stack }، { $count ->
               [1] ورقة واحدة
               [2] ورقتان
               [few] { $count } ورقات
              *[other] { $count } ورقة
           }، لم تُرفع بعد
    }
client-melding-still-holds = أوراق من الكومة ما زالت في يد { $name }: { $cards }.
client-melding-known-of = أوراق معروفة عند { $name }
client-melding-plays-from =
    { $stack ->
        [foot] اللعب من القدم، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }
        [knee] اللعب من الركبة، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }
        [hand] اللعب من اليد، { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }
       *[other] اللعب من { $stack }، { $count ->
               [1] ورقة واحدة
               [2] ورقتان
               [few] { $count } ورقات
              *[other] { $count } ورقة
           }
    }
client-melding-stack-not-picked-up =
    { $stack ->
        [foot] القدم ({ $count }) لم تُرفع بعد
        [knee] الركبة ({ $count }) لم تُرفع بعد
       *[other] { $stack } ({ $count }) لم تُرفع بعد
    }
client-melding-known-to-hold = معروف في اليد: { $cards }
client-melding-holding = في اليد: { $cards }
client-melding-take-is-final = بهذا يكتمل نزولك الأول، وتأتي أوراق الكومة إلى يدك. لا رجوع بعده.
client-melding-take-the-pile = خذ الكومة
client-melding-choose-to-lay = اختر أولًا الأوراق التي تنزلها.
client-melding-to-wild-meld = إلى نزلة الأوراق الحرة
client-melding-new-wild-meld = نزلة جديدة من الأوراق الحرة
client-melding-to-meld-of = إلى نزلة { NOUN($rank, form: "plural-definite") }
client-melding-new-meld-of = نزلة جديدة من { NOUN($rank, form: "plural-definite") }
client-melding-the-wild-cards = الأوراق الحرة
client-melding-where-to = إلى أين تذهب؟
client-melding-with-which = مع أي أوراق؟
client-melding-one-to-discard = اختر ورقة واحدة فقط لترميها.
client-melding-choose-to-discard = اختر أولًا الورقة التي ترميها.
client-melding-sort-by-melds-key = ترتيب اليد بالنزلات (O)
client-melding-sort-by-rank-key = ترتيب اليد بالرقم (O)
client-melding-sort-now-rank = بالرقم: رتّب اليد بالنزلات
client-melding-sort-now-melds = بالنزلات: رتّب اليد بالرقم
client-melding-rank = بالرقم
client-melding-melds = بالنزلات
client-melding-zone-and-move = { $zone }: { $says }. { $move }
client-melding-draw-key = السحب (D)
client-melding-discard-chosen = ارمِ الورقة المختارة
client-melding-take-key = الأخذ (T)
client-melding-pile = الكومة
client-melding-act-draw = السحب
client-melding-act-meld = إنزال نزلة
client-melding-act-add = التركيب على نزلة
client-melding-act-float = إنهاء الدور بلا رمي
client-melding-act-keep = الاحتفاظ برزمة
client-melding-act-lay-black = إنزال الثلاثات السوداء
client-melding-act-lay-red = إنزال الثلاثات الحمراء
client-melding-nothing-in-the-way = لا شيء ممنوع الآن.
client-melding-cards-laid =
    { $count ->
        [0] لم تنزل ورقة
        [1] نزلت ورقة واحدة
        [2] نزلت ورقتان
        [few] نزلت { $count } ورقات
       *[other] نزلت { $count } ورقة
    }
client-melding-quota-word =
    { $name ->
        [clean] نظيفة
        [dirty] مخلوطة
        [wild] حرة
        [sevens] السبعات
        [fives] الخمسات
       *[other] { $name }
    }
client-melding-stack =
    { $stack ->
        [hand] اليد
        [foot] القدم
        [knee] الركبة
       *[other] { $stack }
    }
