### ألعاب الأكل: بيشتي وبيشتي هاربن والناشفة وفوكستروت على كومة، والباصرة وباسترا على أرض مكشوفة.
### $who هو you لمن يقرأ، وother لصاحب الاسم $name. لا نعرف جنسه: الفاعل هو ورقته، «ورقة أيلا أكلت».


## الألعاب

fishing-game-pisti = بيشتي
fishing-game-pishti = بيشتي هاربن
fishing-game-dry-game = الناشفة
fishing-game-foxtrot = فوكستروت
fishing-game-basra = الباصرة
fishing-game-pastra = باسترا
fishing-summary-pisti = كُل الأرض بورقة مثل الورقة العليا؛ وإن أكلت ورقة وحيدة بمثلها فهي بيشتي.
fishing-summary-pishti = لاعبان، وأربع ورقات مكشوفة على الأرض، وورقة عند القطع رآها الاثنان.
fishing-summary-dry-game = كُل ورقة وحيدة تكن ناشفة؛ ولأكثر السباتي نقاط أيضًا.
fishing-summary-foxtrot = كوتشينتان أو ثلاث أو أربع، ثماني ورقات لكل لاعب، العشرة بعشر نقاط، وبنت البستوني تخسّر عشرين.
fishing-summary-basra = كُل من الأرض المثل والمجموع؛ نظّف الأرض تكن باصرة.
fishing-summary-pastra = لعبة الأكل القبرصية: مجموع ومثل، وولد يقش الأرض، وعشر نقاط لتنظيف الطاولة.

## أسماء الألعاب الأخرى

# اسم في كل سطر، وأولها أشهرها. تظهر في الصفحة، والبحث يجد اللعبة بأسمائها في كل اللغات.
fishing-also-pisti =
    بشتي
fishing-also-pishti =
    بيشتي لاثنين على طريقة هاربن
fishing-also-dry-game =
    كسيري
fishing-also-foxtrot =
    بيشتي أمريكية
fishing-also-basra =
    البصرة
    الكومي
    قش الولد
fishing-also-pastra =
    الباصرة القبرصية

# ألعاب ليست هنا، اسم في كل سطر: من يبحث عن إحداها تظهر له أقرب لعبة إليها.
fishing-near-pisti =
    زينغ
fishing-near-basra =
    كاسينو
    سكوبا
    باسور
fishing-near-pastra =
    كولتسينا
    ديلوتي

## الأكلات الخاصة

# ما تسمي به اللعبة أكل ورقة وحيدة أو تنظيف الأرض. title للقوائم وجدول النقاط.
fishing-capture-pisti = بيشتي
    .title = بيشتي
fishing-capture-pishti = بيشتي
    .title = بيشتي
fishing-capture-dry-trick = ناشفة
    .title = ناشفة
fishing-capture-foxtrot = فوكستروت
    .title = فوكستروت
fishing-capture-basra = باصرة
    .title = باصرة
fishing-capture-pastra = باسترا
    .title = باسترا

## جدول النقاط

fishing-item-cards = الأوراق المأكولة
fishing-item-card-points = نقاط الورق
fishing-item-most-cards = أكثر الورق
fishing-item-bonus = { NOUN($capture, form: "title") }
fishing-item-most-clubs = أكثر السباتي
fishing-item-clubs = السباتي المأكول
fishing-item-total = المجموع

## الدور لمن

fishing-your-turn = دورك: العب ورقة.
fishing-turn-of = الدور عند { $name }.

## الطاولة: اسم كل منطقة وما فيها. كل منهما قائم بنفسه.

fishing-zone-stock = ورق التوزيع
fishing-zone-pile = الأرض
fishing-zone-floor = الأرض
fishing-zone-aside = جانبًا
fishing-stock =
    { $count ->
        [0] لم يبق ورق
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
fishing-stock-with-bottom =
    { $count ->
        [0] لم يبق ورق، في الأسفل { NOUN($bottom, form: "definite") }
        [1] ورقة واحدة، في الأسفل { NOUN($bottom, form: "definite") }
        [2] ورقتان، في الأسفل { NOUN($bottom, form: "definite") }
        [few] { $count } ورقات، في الأسفل { NOUN($bottom, form: "definite") }
       *[other] { $count } ورقة، في الأسفل { NOUN($bottom, form: "definite") }
    }
fishing-pile-empty = فارغة
fishing-pile-lone = ورقة وحيدة: { NOUN($card, form: "definite") }
fishing-pile =
    { $count ->
        [2] ورقتان، العليا { NOUN($card, form: "definite") }
        [few] { $count } ورقات، العليا { NOUN($card, form: "definite") }
       *[other] { $count } ورقة، العليا { NOUN($card, form: "definite") }
    }
fishing-pile-over-face-down =
    { $count ->
        [2] ورقتان، العليا { NOUN($card, form: "definite") }، { $under ->
                [0] وليس منها مقلوب
                [1] منها واحدة مقلوبة
                [2] منها اثنتان مقلوبتان
               *[other] منها { $under } مقلوبة
            }
        [few] { $count } ورقات، العليا { NOUN($card, form: "definite") }، { $under ->
                [0] وليس منها مقلوب
                [1] منها واحدة مقلوبة
                [2] منها اثنتان مقلوبتان
               *[other] منها { $under } مقلوبة
            }
       *[other] { $count } ورقة، العليا { NOUN($card, form: "definite") }، { $under ->
               [0] وليس منها مقلوب
               [1] منها واحدة مقلوبة
               [2] منها اثنتان مقلوبتان
              *[other] منها { $under } مقلوبة
           }
    }
fishing-pile-face-down =
    { $count ->
        [1] ورقة واحدة، { $under ->
                [0] وليس منها مقلوب
                [1] منها واحدة مقلوبة
                [2] منها اثنتان مقلوبتان
               *[other] منها { $under } مقلوبة
            }
        [2] ورقتان، { $under ->
                [0] وليس منها مقلوب
                [1] منها واحدة مقلوبة
                [2] منها اثنتان مقلوبتان
               *[other] منها { $under } مقلوبة
            }
        [few] { $count } ورقات، { $under ->
                [0] وليس منها مقلوب
                [1] منها واحدة مقلوبة
                [2] منها اثنتان مقلوبتان
               *[other] منها { $under } مقلوبة
            }
       *[other] { $count } ورقة، { $under ->
               [0] وليس منها مقلوب
               [1] منها واحدة مقلوبة
               [2] منها اثنتان مقلوبتان
              *[other] منها { $under } مقلوبة
           }
    }
fishing-floor-empty = فارغة
fishing-floor =
    { $count ->
        [1] ورقة واحدة: { NOUN($cards, form: "definite") }
        [2] ورقتان: { NOUN($cards, form: "definite") }
        [few] { $count } ورقات: { NOUN($cards, form: "definite") }
       *[other] { $count } ورقة: { NOUN($cards, form: "definite") }
    }
fishing-aside = { NOUN($card, form: "definite") }، ليست لأحد

## ماذا يحدث إذا لُعبت الورقة. جمل بلا فعل: الولد والشايب مذكران، وسائر الورق مؤنث.

fishing-move-to-pile = إلى الأرض
fishing-move-new-pile = إلى أرض فارغة
fishing-move-lies-on-pile = إلى الأرض بلا أكل
fishing-move-takes-pile = أكل { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
fishing-move-takes-pile-special = أكل { $count ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }: { NOUN($capture) }، { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
fishing-move-to-floor = إلى الأرض
fishing-move-lies-on-floor = إلى الأرض بلا أكل
fishing-move-takes-cards = أكل { NOUN($cards, form: "definite") }
fishing-move-takes-cards-special = أكل { NOUN($cards, form: "definite") }: { NOUN($capture) }، { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
fishing-move-takes-floor = أكل الأرض كلها، { $count ->
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
fishing-move-takes-floor-special = أكل الأرض كلها، { $count ->
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }: { NOUN($capture) }، { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
fishing-move-takes-chosen = أكل ما تختاره من الأرض

## ما حدث

fishing-played =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") }.
       *[other] ورقة { $name }: { NOUN($card, form: "definite") }.
    }
fishing-left-pile-lying =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } وتركت الأرض.
       *[other] ورقة { $name }: { NOUN($card, form: "definite") }، وبقيت الأرض على حالها.
    }
fishing-took-pile =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } وأكلت { $count ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، أكلت { $count ->
               [1] ورقة واحدة
               [2] ورقتين
               [few] { $count } ورقات
              *[other] { $count } ورقة
           }.
    }
fishing-took-pile-over-face-down =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } وأكلت { $count ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }، { $under ->
                [0] وليس منها مقلوب
                [1] منها واحدة مقلوبة
                [2] منها اثنتان مقلوبتان
               *[other] منها { $under } مقلوبة
            }.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، أكلت { $count ->
               [1] ورقة واحدة
               [2] ورقتين
               [few] { $count } ورقات
              *[other] { $count } ورقة
           }، { $under ->
               [0] وليس منها مقلوب
               [1] منها واحدة مقلوبة
               [2] منها اثنتان مقلوبتان
              *[other] منها { $under } مقلوبة
           }.
    }
fishing-took-pile-special =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } وأكلت { $count ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }: { NOUN($capture) }، { $points ->
                [1] نقطة واحدة
                [2] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، أكلت { $count ->
               [1] ورقة واحدة
               [2] ورقتين
               [few] { $count } ورقات
              *[other] { $count } ورقة
           }: { NOUN($capture) }، { $points ->
               [1] نقطة واحدة
               [2] نقطتان
               [few] { $points } نقاط
              *[other] { $points } نقطة
           }.
    }
fishing-took-cards =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } وأكلت { NOUN($cards, form: "definite") }.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، أكلت { NOUN($cards, form: "definite") }.
    }
fishing-took-cards-special =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } وأكلت { NOUN($cards, form: "definite") }: { NOUN($capture) }، { $points ->
                [1] نقطة واحدة
                [2] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، أكلت { NOUN($cards, form: "definite") }: { NOUN($capture) }، { $points ->
               [1] نقطة واحدة
               [2] نقطتان
               [few] { $points } نقاط
              *[other] { $points } نقطة
           }.
    }
fishing-laid-and-took-nothing =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } ولم تأكل شيئًا.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، لم تأكل شيئًا.
    }
fishing-burnt =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") } على أرض فارغة: احترقت الورقة.
       *[other] ورقة { $name }، { NOUN($card, form: "definite") }، نزلت على أرض فارغة: احترقت.
    }
fishing-new-cards-dealt = وُزّع ورق جديد.
fishing-best-title = أفضل أكلة
fishing-best-points =
    { $points ->
        [1] كانت بنقطة واحدة.
        [2] كانت بنقطتين.
        [few] كانت بـ{ $points } نقاط.
       *[other] كانت بـ{ $points } نقطة.
    }
fishing-last-cards-dealt = وُزّع آخر الورق.
fishing-left-over =
    { $count ->
        [1] بقيت في ورق التوزيع ورقة: { NOUN($cards, form: "definite") }.
       *[other] بقيت في ورق التوزيع أوراق: { NOUN($cards, form: "definite") }.
    }
fishing-swept =
    { $who ->
        [you]
            { $count ->
                [1] الورقة الأخيرة لك: آخر أكلة كانت لك.
                [2] الورقتان الأخيرتان لك: آخر أكلة كانت لك.
                [few] الـ{ $count } ورقات الباقية لك: آخر أكلة كانت لك.
               *[other] الـ{ $count } ورقة الباقية لك: آخر أكلة كانت لك.
            }
       *[other]
            { $count ->
                [1] آخر أكلة كانت من نصيب { $name }، ومعها الورقة الأخيرة.
                [2] آخر أكلة كانت من نصيب { $name }، ومعها الورقتان الأخيرتان.
                [few] آخر أكلة كانت من نصيب { $name }، ومعها الـ{ $count } ورقات الباقية.
               *[other] آخر أكلة كانت من نصيب { $name }، ومعها الـ{ $count } ورقة الباقية.
            }
    }
fishing-lay-face-down = كان المقلوب: { NOUN($cards, form: "definite") }.
# القارئ رأى الأوراق المقلوبة تحت الكومة.
fishing-you-saw-face-down = الأوراق المقلوبة التي رأيتها: { NOUN($cards, form: "definite") }.

## المكشوف بعد التوزيع

fishing-turned-up = كُشفت ورقة: { NOUN($card, form: "definite") }.
fishing-turned-up-several = كُشفت الأوراق { NOUN($cards, form: "definite") }، والعليا { NOUN($top, form: "definite") }.
fishing-won-a-card =
    { $who ->
        [you] كسبت { NOUN($card, form: "definite") }.
       *[other] { NOUN($card, form: "definite") } من نصيب { $name }.
    }
fishing-under-the-top-card =
    { $count ->
        [0] لا ورق مقلوب تحتها.
        [1] تحتها ورقة مقلوبة.
        [2] تحتها ورقتان مقلوبتان.
        [few] تحتها { $count } ورقات مقلوبة.
       *[other] تحتها { $count } ورقة مقلوبة.
    }
fishing-at-the-bottom =
    { $count ->
        [1] في أسفل ورق التوزيع ورقة: { NOUN($cards, form: "definite") }.
       *[other] في أسفل ورق التوزيع أوراق: { NOUN($cards, form: "definite") }.
    }
fishing-taken-into-the-hand =
    { $who ->
        [you] أخذت إلى يدك أمام الجميع: { NOUN($cards, form: "definite") }.
       *[other] إلى يد { $name } أمام الجميع: { NOUN($cards, form: "definite") }.
    }
fishing-on-the-floor =
    { $count ->
        [1] على الأرض ورقة: { NOUN($cards, form: "definite") }.
       *[other] على الأرض أوراق: { NOUN($cards, form: "definite") }.
    }
fishing-back-into-the-stock = عاد إلى ورق التوزيع: { NOUN($cards, form: "definite") }.
fishing-you-saw-the-bottom = رأيت الورقة السفلى: { NOUN($card, form: "definite") }.

## لماذا لا تُلعب ورقة. تُكتب الورقة برمزها، وتبقى الكلمتان lies وtakes بالإنجليزية في كل لغة.

fishing-not-now = لا يمكن لعب ورقة الآن: لم تبدأ الجولة أو انتهت.
fishing-no-such-move = لا توجد حركة كهذه: الحركة ورقة، مثل 5H، أو ورقة تبقى على الأرض، مثل 5H lies.
fishing-no-such-move-on-floor = لا توجد حركة كهذه: الحركة ورقة، مثل 5H، أو ورقة وما تأكله، مثل 9D takes 4C 5S.
fishing-not-held = ليس في يدك { NOUN($card, form: "definite") }.
fishing-must-take-pile = ورقتك { NOUN($card, form: "definite") } تأكل الأرض: على هذه الطاولة لا يجوز ترك ورقة تستطيع الأكل.
fishing-must-take = ورقتك { NOUN($card, form: "definite") } تأكل: على هذه الطاولة لا يجوز ترك ورقة تستطيع الأكل.
fishing-nothing-to-take = ورقتك { NOUN($card, form: "definite") } لا تأكل شيئًا، فالعبها وحسب.
fishing-must-play-a-taker = ورقتك { NOUN($card, form: "definite") } لا تأكل، وفي يدك ورقة تأكل: على هذه الطاولة عليك أن تلعبها.
fishing-name-what-it-takes = قل أولًا ماذا تأكل ورقتك.
fishing-not-there-to-choose = ليس على الأرض ما اخترته: { NOUN($card, form: "definite") }.
fishing-not-with-what-is-named = مع ما ذكرته لا يمكن أكل { NOUN($card, form: "definite") }.
fishing-more-must-be-taken = هذا ليس كل ما يجب أكله.
fishing-play-a-card-first = العب ورقة أولًا: يُقال معها ما تأكله، مثل 9D takes 4C 5S.

## ما لا يُقرأ كحركة. $text هو ما كتبه أحدهم، بين علامتي تنصيص.

fishing-neither-card-nor-lying = الحركة ورقة، مثل 5H، أو ورقة تبقى على الأرض، مثل 5H lies؛ وليست { $text } هذه ولا تلك.
fishing-neither-card-nor-taking = الحركة ورقة، مثل 5H، أو ورقة وما تأكله، مثل 9D takes 4C 5S؛ وليست { $text } هذه ولا تلك.
fishing-named-twice = ورقة الأرض تؤكل مرة واحدة؛ وفي { $text } ورقة مذكورة مرتين.
fishing-takes-nothing = ورقتك { NOUN($card, form: "definite") } لا تأكل شيئًا من هذه الأرض.
fishing-several-ways =
    { $count ->
        [2] ورقتك { NOUN($card, form: "definite") } تأكل بطريقتين. قل أيهما: { LIST($ways, style: "or") }.
        [3] ورقتك { NOUN($card, form: "definite") } تأكل بثلاث طرق. قل أيها: { LIST($ways, style: "or") }.
       *[other] ورقتك { NOUN($card, form: "definite") } تأكل بعدة طرق. قل أيها: { LIST($ways, style: "or") }.
    }
fishing-not-on-the-floor =
    { $count ->
        [1] هذه الورقة ليست على الأرض: { NOUN($cards, form: "definite") }.
       *[other] هذه الأوراق ليست على الأرض: { NOUN($cards, form: "definite") }.
    }
fishing-cannot-take-that = ورقتك { NOUN($card, form: "definite") } لا تأكل هذا. الممكن: { LIST($ways, style: "or") }.

## لماذا الورقة جيدة

fishing-why-fewest-out =
    { $number ->
        [0] لم تبق ورقة { NOUN($rank) } غيرها، ومن كل ورقة أخرى يمكنك لعبها بقيت واحدة.
        [1] لم تبق غيرها إلا ورقة { NOUN($rank) } واحدة، ومن كل ورقة أخرى يمكنك لعبها بقي أكثر.
        [2] بقيت غيرها ورقتا { NOUN($rank) }، ومن كل ورقة أخرى يمكنك لعبها بقي أكثر.
        [few] بقيت غيرها { $number } أوراق { NOUN($rank) }، ومن كل ورقة أخرى يمكنك لعبها بقي أكثر.
       *[other] بقيت غيرها { $number } ورقة { NOUN($rank) }، ومن كل ورقة أخرى يمكنك لعبها بقي أكثر.
    }
fishing-why-only-a-jack = لم تبق ورقة { NOUN($rank) } غيرها، فلا يأكلها إلا ولد.
fishing-why-gives-nothing = لا تضيّع أي نقاط.
fishing-why-taken =
    { $seats ->
        [2] { $name } يأكل بعدها ورقًا { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، وبعد { NOUN($other, form: "definite") } { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
       *[other] أحد الخصوم يأكل بعدها ورقًا { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، وبعد { NOUN($other, form: "definite") } { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
    }
fishing-why-special-against =
    { $seats ->
        [2] { $name } يفعل بعدها { NOUN($capture) } { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، وبعد { NOUN($other, form: "definite") } { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
       *[other] أحد الخصوم يفعل بعدها { NOUN($capture) } { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }، وبعد { NOUN($other, form: "definite") } { $otherwise ->
                [0] في 0 منها
                [10] فيها كلها
               *[other] في { $otherwise } من 10
            }.
    }
fishing-why-taken-either-way =
    { $seats ->
        [2] { $name } يأكل ورقًا في الحالتين بورقة { NOUN($rank) } { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }.
       *[other] أحد الخصوم يأكل ورقًا في الحالتين بورقة { NOUN($rank) } { $often ->
                [0] في 0 من الجولات المتخيّلة
                [10] في كل الجولات المتخيّلة
               *[other] في { $often } من 10 جولات متخيّلة
            }.
    }
fishing-why-takes-next =
    في دورك القادم تأكل ورقًا { $often ->
        [0] في 0 من الجولات المتخيّلة
        [10] في كل الجولات المتخيّلة
       *[other] في { $often } من 10 جولات متخيّلة
    }، وبعد { NOUN($other, form: "definite") } { $otherwise ->
        [0] في 0 منها
        [10] فيها كلها
       *[other] في { $otherwise } من 10
    }.
fishing-why-takes =
    { $points ->
        [0] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }.
        [1] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }، وفيها نقطة واحدة.
        [2] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }، وفيها نقطتان.
        [few] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }، وفيها { $points } نقاط.
       *[other] تكسب معها { $number ->
               [1] ورقة واحدة
               [2] ورقتين
               [few] { $number } ورقات
              *[other] { $number } ورقة
           }، وفيها { $points } نقطة.
    }
fishing-why-takes-all =
    { $points ->
        [0] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            } ولا تترك ما يؤكل.
        [1] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }، وفيها نقطة واحدة، ولا تترك ما يؤكل.
        [2] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }، وفيها نقطتان، ولا تترك ما يؤكل.
        [few] تكسب معها { $number ->
                [1] ورقة واحدة
                [2] ورقتين
                [few] { $number } ورقات
               *[other] { $number } ورقة
            }، وفيها { $points } نقاط، ولا تترك ما يؤكل.
       *[other] تكسب معها { $number ->
               [1] ورقة واحدة
               [2] ورقتين
               [few] { $number } ورقات
              *[other] { $number } ورقة
           }، وفيها { $points } نقطة، ولا تترك ما يؤكل.
    }
fishing-why-costs-points = تكسب معها { $number ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $number } ورقات
       *[other] { $number } ورقة
    } تخسّرك معًا { $points ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.
fishing-why-takes-face-down = تكسب معها { $number ->
        [1] ورقة واحدة
        [2] ورقتين
        [few] { $number } ورقات
       *[other] { $number } ورقة
    }، { $hidden ->
        [0] وليس منها مقلوب
        [1] منها واحدة مقلوبة
        [2] منها اثنتان مقلوبتان
       *[other] منها { $hidden } مقلوبة
    }.
fishing-why-special = تكسب { $points ->
        [1] نقطة واحدة
        [2] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }: { NOUN($capture) }.

## Habits: what somebody does more often, or less often, than a club player

fishing-habit-jacks-soon = لعب الأولاد أبكر من لاعب النادي.
fishing-habit-jacks-kept = الاحتفاظ بالأولاد أطول من لاعب النادي.
fishing-habit-takes-more = الأكل حيث كان لاعب النادي ينتظر.
fishing-habit-takes-less = ترك ما كان لاعب النادي يأكله.
fishing-habit-feeds = رمي أوراق لها نقاط على الطاولة أكثر من لاعب النادي.
fishing-habit-feeds-less = إمساك الأوراق التي لها نقاط أكثر من لاعب النادي.
fishing-habit-fresh = رمي أوراق لم يظهر مثلها بعد، حيث يرمي لاعب النادي ما ظهر مثله.
fishing-habit-fresh-less = رمي أوراق ظهر مثلها من قبل أكثر من لاعب النادي.
fishing-habit-sums = الأكل بالمجموع أكثر من لاعب النادي.
fishing-habit-sums-less = تفويت مجاميع كان لاعب النادي يأكلها.

## شرح أول مرة

fishing-help-goal-pile = العب مثل الورقة العليا، تصبح الأرض كلها لك. ونقاطك من الورق الذي تأكله.
fishing-help-goal-floor = كُل من الأرض: ما هو مثل ورقتك، وما مجموعه قيمتها.
fishing-help-badge = يمكنك أن تأكل الآن: العب ورقة عليها رقم. الرقم هو عدد الأوراق التي تكسبها، وهي معدودة معها.
fishing-help-bonus = يمكنك الآن { NOUN($capture) }: العب الورقة التي عليها رقم معه علامة زائد. هذا الرقم مكافأتك.
fishing-help-last-cards = حاول أن تكون صاحب آخر أكلة، فلك ما يبقى في النهاية. هذا آخر ورق الجولة.
fishing-help-face-down = كُل الأرض تكسب المخفي أيضًا: بعض ورقها مقلوب.
fishing-help-several-ways = اختر ما تكسبه: إحدى أوراقك تأكل بأكثر من طريقة. العبها، ثم اختر من الأرض.

## لماذا يُلغى التوزيع

fishing-void-pisti-four-jacks = أوراق الأرض الأربع كلها أولاد: يعيد الموزّع نفسه التوزيع.
fishing-void-pisti-bottom-jack = الورقة السفلى ولد: تُقطع الكوتشينة مرة أخرى.
fishing-void-pisti-turned-jack = كُشف ولد: يعيد الموزّع نفسه التوزيع.
fishing-void-floor-card-that-sweeps = كُشفت ورقة تقش الأرض: يعيد الموزّع نفسه التوزيع.
fishing-void-dry-game-top-jack = على رأس الأرض ولد: يعيد الموزّع نفسه التوزيع.

## المجموعات الجاهزة: اسم القواعد، وجملة عنها

fishing-preset-pisti-classic = بيشتي شراكة
fishing-preset-pisti-classic-says = أربعة لاعبين، الشريكان متقابلان، إلى 151.
fishing-preset-pisti-two-hand = بيشتي لاثنين
fishing-preset-pisti-two-hand-says = لاعبان، كل لنفسه، إلى 151.
fishing-preset-pisti-turkish-app = بيشتي مضاعفة
fishing-preset-pisti-turkish-app-says = كما يحسبها تطبيق تركي: 30 للولد على الولد، و20 للآص على الآص.
fishing-preset-pishti-harbin = بيشتي على طريقة هاربن
fishing-preset-pishti-harbin-says = لاعبان إلى 101.
fishing-preset-pishti-double-jack = الولد مضاعف
fishing-preset-pishti-double-jack-says = عشرون للولد على الولد، كما في بيشتي.
fishing-preset-dry-game-classic = الناشفة
fishing-preset-dry-game-classic-says = لاعبان إلى 101، وأربع ورقات على الأرض مع كل توزيعة.
fishing-preset-dry-game-greek = كسيري اليونانية
fishing-preset-dry-game-greek-says = تُفرش الأرض مرة واحدة، والولد عليها يُبدَّل، والصور والعشرات لها نقاط.
fishing-preset-foxtrot-classic = فوكستروت
fishing-preset-foxtrot-classic-says = أربعة لاعبين إلى 150، وورقة مكشوفة لكل توزيعة.
fishing-preset-foxtrot-long = فوكستروت طويلة
fishing-preset-foxtrot-long-says = إلى 300.
fishing-preset-foxtrot-one-upcard = ورقة مكشوفة واحدة
fishing-preset-foxtrot-one-upcard-says = تُكشف ورقة للتوزيعة الأولى فقط.
fishing-preset-basra-egyptian = الباصرة المصرية
fishing-preset-basra-egyptian-says = أربع ورقات في كل مرة؛ وسبعة الديناري تقش الأرض.
fishing-preset-basra-lebanese = الباصرة اللبنانية
fishing-preset-basra-lebanese-says = ست ورقات في كل مرة؛ وسبعة الديناري سبعة عادية.
fishing-preset-basra-thirty = باصرة بثلاثين
fishing-preset-basra-thirty-says = ثلاثون لأكثر الورق، وتُرحَّل عند التعادل.
fishing-preset-basra-rubber = باصرة بالأشواط
fishing-preset-basra-rubber-says = الفائز أول من يكسب ثلاثة أشواط؛ والخامس يُلعب إلى 150.
fishing-preset-basra-jordanian = الباصرة الأردنية
fishing-preset-basra-jordanian-says = الباصرة بضعف قيمة الورقة التي صنعتها.
fishing-preset-basra-palestinian = الباصرة الفلسطينية
fishing-preset-basra-palestinian-says = بلا بنات ولا شيّاب؛ وسبعة الديناري سبعة عادية.
fishing-preset-pastra-cypriot = باسترا
fishing-preset-pastra-cypriot-says = لاعبان إلى 101.
fishing-preset-pastra-partners = باسترا لأربعة
fishing-preset-pastra-partners-says = أربعة لاعبين، الشريكان متقابلان، إلى 101.
fishing-preset-pastra-rubber = باسترا بالأشواط
fishing-preset-pastra-rubber-says = الفائز أول من يكسب ثلاثة أشواط؛ والخامس يُلعب إلى 150.

## القواعد الخاصة: اسم كل منها، وما تحدده، وأسماء قيمها

fishing-rule-target = الهدف
fishing-rule-target-says = النتيجة التي تُكسب بها المباراة؛ جولة واحدة: جولة واحدة هي المباراة كلها.
fishing-rule-target-single = جولة واحدة
fishing-rule-direction = الاتجاه
fishing-rule-direction-says = في أي اتجاه يدور التوزيع واللعب حول الطاولة.
fishing-rule-direction-counterclockwise = عكس عقارب الساعة
fishing-rule-direction-clockwise = مع عقارب الساعة
fishing-rule-jack-on-jack-bonus = مكافأة الولد على الولد
fishing-rule-jack-on-jack-bonus-says = كم يساوي ولد على ولد وحيد.
fishing-rule-jack-on-single-bonus = مكافأة الولد على ورقة وحيدة
fishing-rule-jack-on-single-bonus-says = كم يساوي ولد على ورقة وحيدة من رقم آخر.
fishing-rule-bonus-on-last-card = هل تكسب آخر ورقة مكافأة؟
fishing-rule-bonus-on-last-card-says = هل يمكن أن تكسب آخر ورقة في الجولة مكافأة.
fishing-rule-seats = اللاعبون
fishing-rule-seats-says = كم شخصًا يلعب.
fishing-rule-over-target = إذا تجاوز الهدف أكثر من طرف
fishing-rule-over-target-says = حين يبلغ أكثر من طرف الهدف: يفوز أعلى مجموع ويستمر اللعب عند التعادل؛ أو يتقاسم المتعادلون الفوز؛ أو يرتفع الهدف مرة واحدة بمقدار 50.
fishing-rule-over-target-highest = يفوز أعلى مجموع
fishing-rule-over-target-shared = يتقاسم المتعادلون الفوز
fishing-rule-over-target-raise = يرتفع الهدف 50
fishing-rule-capture-obligation = هل يجب الأكل؟
fishing-rule-capture-obligation-says = تُلعب أي ورقة، ولكن الورقة التي تستطيع الأكل تأكل؛ أو يجب لعب ورقة تأكل إن كانت معك؛ أو يجوز ألا تأكل ورقة تستطيع الأكل.
fishing-rule-capture-obligation-if-played = إذا كانت الورقة الملعوبة تأكل
fishing-rule-capture-obligation-if-able = إذا كانت معك ورقة تأكل
fishing-rule-capture-obligation-optional = لا
fishing-rule-match-bonus = أكل ورقة وحيدة بمثلها
fishing-rule-match-bonus-says = كم يساوي أكل ورقة وحيدة بمثلها.
fishing-rule-ace-on-ace-bonus = مكافأة الآص على الآص
fishing-rule-ace-on-ace-bonus-says = كم يساوي آص على آص وحيد.
fishing-rule-ace-on-ace-bonus-as-match = كأي ورقة بمثلها
fishing-rule-card-points = الأوراق التي تُحسب
fishing-rule-card-points-says = أي الأوراق لها نقاط: جدول اللعبة نفسها؛ يوناني: الشايب والبنت والولد والعشرة 1 لكل منها، وعشرة الديناري 2، واثنين السباتي 1؛ بيشبيريك: مثله والآصات 1.
fishing-rule-card-points-standard = المعتاد
fishing-rule-card-points-greek = يوناني
fishing-rule-card-points-pishpirik = بيشبيريك
fishing-rule-most-cards-points = نقاط أكثر الورق
fishing-rule-most-cards-points-says = كم يكسب من معه أكثر الورق.
fishing-rule-most-cards-tie = التعادل في أكثر الورق
fishing-rule-most-cards-tie-says = من يكسب نقاط أكثر الورق عند التعادل: لا أحد؛ لا أحد الآن وتضاف إلى الجولة التالية؛ تُقسم؛ تُعطى كاملة لكل طرف.
fishing-rule-most-cards-tie-nobody = لا أحد
fishing-rule-most-cards-tie-carried = تُرحَّل إلى الجولة التالية
fishing-rule-most-cards-tie-split = تُقسم
fishing-rule-most-cards-tie-each = كاملة لكل طرف
fishing-rule-teams = هل يلعب الأربعة شركاء؟
fishing-rule-teams-says = هل يلعب الأربعة فريقين، والشريكان متقابلان.
fishing-rule-seven-diamond = سبعة الديناري
fishing-rule-seven-diamond-says = سبعة الديناري تقش الأرض كالولد؛ أو هي سبعة عادية؛ أو تقش، وتحترق إذا لُعبت على أرض فارغة: توضع جانبًا وليست لأحد.
fishing-rule-seven-diamond-sweeps = تقش
fishing-rule-seven-diamond-plain = عادية
fishing-rule-seven-diamond-burnt = تحترق
fishing-rule-floor-match-bonus = تنظيف الأرض
fishing-rule-floor-match-bonus-says = كم يساوي تنظيف الأرض.
fishing-rule-court-values = قيمة البنت والشايب
fishing-rule-court-values-says = البنات والشيّاب بلا قيمة ولا تؤكل إلا بمثلها؛ أو قيمتها عشرة في كل شيء؛ أو تُرفع من الكوتشينة.
fishing-rule-court-values-none = بلا قيمة
fishing-rule-court-values-ten = عشرة
fishing-rule-court-values-removed = مرفوعة
fishing-rule-hand-cards = عدد الورق في كل توزيعة
fishing-rule-hand-cards-says = كم ورقة توزَّع على كل لاعب في كل مرة.
fishing-rule-floor-special-replacement = ولد أو ♦7 على الأرض الأولى
fishing-rule-floor-special-replacement-says = الولد، أو سبعة الديناري التي تقش، إذا كُشفت على الأرض الأولى ذهبت تحت ورق التوزيع ووُضع غيرها؛ أو عادت إلى مكان لا يعرفه أحد فيه؛ أو أعيد التوزيع؛ أو بقيت.
fishing-rule-floor-special-replacement-bottom = إلى الأسفل
fishing-rule-floor-special-replacement-shuffled = تُخلط
fishing-rule-floor-special-replacement-redeal = إعادة التوزيع
fishing-rule-floor-special-replacement-none = بلا تبديل
fishing-rule-dealer-sees-bottom = هل يرى الموزّع الورقة السفلى؟
fishing-rule-dealer-sees-bottom-says = هل رأى الموزّع الورقة السفلى في الكوتشينة.
fishing-rule-pair-scope = كم ورقة من الرقم نفسه تؤكل
fishing-rule-pair-scope-says = هل تأكل الورقة كل مثلها من الأرض، أم واحدة في كل لعبة.
fishing-rule-pair-scope-all = الكل
fishing-rule-pair-scope-one = واحدة
fishing-rule-floor-capture-choice = ما يجوز أكله
fishing-rule-floor-capture-choice-says = حين تتداخل المجموعات: يختار اللاعب ما لا يمكن أن تضاف إليه مجموعة أخرى؛ أو يؤكل أكبرها تلقائيًا؛ أو يجوز للاعب أن يأكل أقل مما يمكن؛ أو لا يأكل إلا المثل أو مجموعًا واحدًا.
fishing-rule-floor-capture-choice-player = يختار اللاعب
fishing-rule-floor-capture-choice-largest = الأكبر فقط
fishing-rule-floor-capture-choice-any-set = أي اختيار
fishing-rule-floor-capture-choice-one-group = مجموعة واحدة فقط
fishing-rule-seven-diamond-basra = متى تكسب سبعة الديناري
fishing-rule-seven-diamond-basra-says = متى تُحسب باصرة لسبعة الديناري التي تقش: إذا كانت الأرض أرقامًا مجموعها عشرة أو أقل؛ أو ذلك، أو كانت سبعة عادية ستنظفها؛ أو انقسمت الأرض إلى مجموعات متساوية كل منها عشرة أو أقل؛ أو دائمًا؛ أو أبدًا.
fishing-rule-seven-diamond-basra-sum-le-10 = على أرقام مجموعها عشرة أو أقل
fishing-rule-seven-diamond-basra-natural-or-sum = وكذلك إن كانت سبعة عادية تنظف الأرض
fishing-rule-seven-diamond-basra-equal-groups-le-10 = وكذلك على مجموعات متساوية
fishing-rule-seven-diamond-basra-always = دائمًا
fishing-rule-seven-diamond-basra-never = أبدًا
fishing-rule-basra-condition = متى تُحسب الباصرة
fishing-rule-basra-condition-says = هل تُحسب الباصرة لتنظيف أي أرض، أم لأكل ورقة وحيدة فقط.
fishing-rule-basra-condition-floor-cleared = تنظيف الأرض
fishing-rule-basra-condition-lone-card = ورقة وحيدة
fishing-rule-basra-value = قيمة الباصرة
fishing-rule-basra-value-says = هل المكافأة ثابتة دائمًا، أم ضعف قيمة الورقة التي أكلت.
fishing-rule-basra-value-flat = ثابتة
fishing-rule-basra-value-twice = الضعف
fishing-rule-rubber = هل تُلعب المباراة أشواطًا؟
fishing-rule-rubber-says = هل المباراة أشواط: أول من يكسب ثلاثة أشواط يكسبها.
fishing-rule-rubber-last-target = هدف الشوط الأخير
fishing-rule-rubber-last-target-says = هدف الشوط الذي يسبقه شوطان لكل من طرفين.
fishing-rule-kitty-view = من يرى أوراق الأرض المقلوبة
fishing-rule-kitty-view-says = من يجوز له أن يرى أوراق الأرض المقلوبة بعد أكلها.
fishing-rule-kitty-view-team = الفريق
fishing-rule-kitty-view-taker = من أكلها
fishing-rule-kitty-view-nobody = لا أحد
fishing-rule-kitty-view-all = الجميع
fishing-rule-first-sees-kitty = هل يرى اللاعب الأول المقلوب؟
fishing-rule-first-sees-kitty-says = هل يجوز لأول لاعب أن يرى أوراق الأرض المقلوبة قبل اللعب.
fishing-rule-bottom-card-exposed = هل تُكشف الورقة السفلى؟
fishing-rule-bottom-card-exposed-says = هل تُكشف للجميع الورقة السفلى قبل التوزيع.
fishing-rule-bottom-jack = ولد في الأسفل
fishing-rule-bottom-jack-says = الولد المكشوف في الأسفل يبقى؛ أو تُقطع الكوتشينة مرة أخرى؛ أو يحتفظ به القاطع وتُوزَّع عليه ورقة أقل؛ أو يتابع هكذا إلى الورقة التالية حتى لا تكون ولدًا.
fishing-rule-bottom-jack-stays = يبقى
fishing-rule-bottom-jack-cut-again = قطع من جديد
fishing-rule-bottom-jack-cutter-keeps = للقاطع
fishing-rule-bottom-jack-cutter-goes-on = للقاطع، ويتابع
fishing-rule-turn-up-jack = ولد مكشوف
fishing-rule-turn-up-jack-says = الولد المكشوف أول الأرض يبقى تحت الورقة التالية من أوراق الأرض؛ أو يذهب تحت ورق التوزيع؛ أو يعاد التوزيع؛ أو يبقى على الرأس فلا يأكله إلا ولد.
fishing-rule-turn-up-jack-next-kitty = الورقة التالية
fishing-rule-turn-up-jack-bottom = إلى الأسفل
fishing-rule-turn-up-jack-redeal = إعادة التوزيع
fishing-rule-turn-up-jack-stays = يبقى
fishing-rule-pishti-seats-says = كم شخصًا يلعب: بيشتي هاربن لاثنين.
fishing-rule-pishti-bottom-card-exposed-says = هل تُكشف الورقة عند القطع وتبقى مكشوفة تحت ورق التوزيع.
fishing-rule-cut-jack = ولد عند القطع
fishing-rule-cut-jack-says = الولد عند القطع: يكسبه غير الموزّع ولا تُكشف ورقة؛ أو يكسبه ويكسب كل ولد بعده حتى تظهر ورقة أخرى؛ أو يبقى في الأسفل وليس لأحد.
fishing-rule-cut-jack-won = يُكسب
fishing-rule-cut-jack-next = والذي يليه
fishing-rule-cut-jack-none = ليس لأحد
fishing-rule-short-batch = التوزيعة الناقصة
fishing-rule-short-batch-says = التوزيعة الأخيرة الناقصة: يوزَّع كل ورقها واحدة واحدة بدءًا بغير الموزّع؛ أو بأيدٍ متساوية، والورقة الزائدة لصاحب آخر أكلة.
fishing-rule-short-batch-one-by-one = واحدة واحدة
fishing-rule-short-batch-equal-hands = أيدٍ متساوية
fishing-rule-refill-stack = متى توضع أربع أوراق على الأرض
fishing-rule-refill-stack-says = هل توضع أربع ورقات أخرى على الأرض مع كل توزيعة، أم مع الأولى فقط.
fishing-rule-refill-stack-every-batch = كل توزيعة
fishing-rule-refill-stack-first-batch = التوزيعة الأولى
fishing-rule-stack-top-jack = ولد على رأس الأرض
fishing-rule-stack-top-jack-says = الولد المكشوف على رأس الأرض يبقى؛ أو يذهب تحت ورق التوزيع وتحل محله الورقة التالية؛ أو يعاد التوزيع إن كانت الأرض الأولى.
fishing-rule-stack-top-jack-stays = يبقى
fishing-rule-stack-top-jack-replaced = يُبدَّل
fishing-rule-stack-top-jack-redeal = إعادة التوزيع
fishing-rule-packs = الكوتشينات
fishing-rule-packs-says = كم كوتشينة تُخلط معًا: اثنتان حتى ستة لاعبين، وثلاث لسبعة إلى تسعة، وأربع من عشرة فما فوق؛ أو عدد محدد.
fishing-rule-packs-by-players = بحسب اللاعبين
fishing-rule-ten-on-ten-bonus = مكافأة العشرة على العشرة
fishing-rule-ten-on-ten-bonus-says = كم تساوي عشرة على عشرة وحيدة.
fishing-rule-bonus-on-first-card = هل تكسب أول ورقة مكافأة؟
fishing-rule-bonus-on-first-card-says = هل يمكن أن تكون أول ورقة في الجولة فوكستروت.
fishing-rule-upcard = متى تُكشف ورقة
fishing-rule-upcard-says = هل تُكشف ورقة أول كل توزيعة، أم أول التوزيعة الأولى فقط.
fishing-rule-upcard-every-hand = كل توزيعة
fishing-rule-upcard-first-hand = التوزيعة الأولى
fishing-rule-hand-sweep = متى تُقش الأرض
fishing-rule-hand-sweep-says = هل تُقش الأرض بعد كل توزيعة، أم في آخر الورق فقط.
fishing-rule-hand-sweep-after-hand = بعد كل توزيعة
fishing-rule-hand-sweep-at-end = في النهاية
fishing-rule-foxtrot-cards-score = حساب ورق الفوكستروت
fishing-rule-foxtrot-cards-score-says = هل تُحسب أيضًا نقاط الورق المأكول في الفوكستروت.

## قواعد العائلة: بين الصيغ فواصل منقوطة، والنجمة تعني أي نهاية

fishing-written-single = جولة واحدة
fishing-written-match = بيشتي; بصرة; باصرة; زوج
fishing-written-jack-on-jack = ولد على ولد; ولد بولد
fishing-written-most-cards = أكثر الورق; أكثر ورق
fishing-written-first-sees = اللاعب الأول يرى المقلوب; الأول يرى المقلوب
fishing-written-cutter-goes-on = القاطع يتابع; يتابع القاطع
fishing-written-cutter-keeps = القاطع يأخذ الولد; الولد للقاطع
