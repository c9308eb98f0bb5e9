### الطاولة: من يجلس عليها، وما يحدث، وما يُقترح، ولماذا لا يمكن شيء.
### $who هو you لمن يقرأ، وother لصاحب الاسم $name. لا نعرف جنسه: الجمل بلا أفعال تدل عليه، «اقتراح من أيلا: إنهاء المباراة».


## من يلعب

table-member-you = أنت
table-member-house = Kahve
table-guest = ضيف
# أسماء البوتات، اسم في كل سطر: أسماء من أسماء أهل اللغة لا يشبه بعضها بعضًا.
table-bot-names =
    ليلى
    كريم
    سلمى
    يوسف
    نور
    سامي
    هدى
    عمر
    مريم
    طارق
    زينب
    سليم
table-seat = المقعد { $number }
table-side = { $members }
table-score-of-side = { $members } { $points }

## فوق الطاولة: الدور لمن، ومن تنتظره الطاولة

table-waiting =
    { $count ->
        [1] ننتظر شخصًا آخر ليجلس.
        [2] ننتظر شخصين آخرين ليجلسا.
        [few] ننتظر { $count } أشخاص آخرين ليجلسوا.
       *[other] ننتظر { $count } شخصًا آخر ليجلسوا.
    }
table-next-deal-is-mixed = الجولة التالية قيد التحضير: أجهزة هذه الطاولة تضيف نصيبها من الحظ.
table-your-deal = التوزيع عليك.
table-deals-next = التوزيع التالي عند { $name }.
# طول المباراة، وهو قائم بنفسه.
table-length-points =
    { $points ->
        [1] إلى نقطة واحدة
        [2] إلى نقطتين
        [few] إلى { $points } نقاط
       *[other] إلى { $points } نقطة
    }
table-length-deals =
    { $count ->
        [1] جولة واحدة
        [2] جولتان
        [few] { $count } جولات
       *[other] { $count } جولة
    }
table-older-rules = بدأت هذه الطاولة بالإصدار { $began } من قواعد { $game }؛ وفي هذا الخادم الإصدار { $here }.
table-read-only = يمكن قراءتها، ولا يمكن متابعة اللعب عليها.
table-read-only-until = ما جاء بعد الحدث { $number } لا يمكن عرضه بقواعد اليوم.
table-goes-on-from =
    { $moves ->
        [0] هذه الطاولة تتابع من الجولة { $deal } قبل أول حركة. من شاهد الإعادة يعرف أوراقًا تكون مخفية على الطاولة.
        [1] هذه الطاولة تتابع من الجولة { $deal } بعد حركة واحدة. من شاهد الإعادة يعرف أوراقًا تكون مخفية على الطاولة.
        [2] هذه الطاولة تتابع من الجولة { $deal } بعد حركتين. من شاهد الإعادة يعرف أوراقًا تكون مخفية على الطاولة.
        [few] هذه الطاولة تتابع من الجولة { $deal } بعد { $moves } حركات. من شاهد الإعادة يعرف أوراقًا تكون مخفية على الطاولة.
       *[other] هذه الطاولة تتابع من الجولة { $deal } بعد { $moves } حركة. من شاهد الإعادة يعرف أوراقًا تكون مخفية على الطاولة.
    }

## في قائمة الطاولات

table-list-your-turn = دورك.
table-list-deal-waits = الجولة التالية تنتظرك.
table-list-damaged = لا يمكن قراءة سجل هذه الطاولة.

## توزيع الورق وحسابه
## $who للفائزين: you لمن يقرأ وحده، وwith له مع $winners، وone لشخص، وother لعدة أشخاص.

table-zone-of = { $name }: { $zone }
table-dealt =
    { $who ->
        [you] وزّعت الورق.
       *[other] التوزيع من { $name }.
    }
table-counted = حُسبت الجولة: { LIST($scores, style: "comma") }.
table-won-game =
    { $who ->
        [you] كسبت الشوط، والأشواط الآن: { LIST($games, style: "comma") }. الشوط التالي يبدأ من الصفر.
        [with] كسبت الشوط مع { $winners }، والأشواط الآن: { LIST($games, style: "comma") }. الشوط التالي يبدأ من الصفر.
       *[other] الشوط من نصيب { $winners }، والأشواط الآن: { LIST($games, style: "comma") }. الشوط التالي يبدأ من الصفر.
    }
table-ended-early = أُنهيت المباراة مبكرًا: { LIST($scores, style: "comma") }.
table-won-rubber =
    { $who ->
        [you] كسبت المباراة، والأشواط: { LIST($games, style: "comma") }.
        [with] كسبت المباراة مع { $winners }، والأشواط: { LIST($games, style: "comma") }.
        [nobody] لا فائز بالمباراة، والأشواط: { LIST($games, style: "comma") }.
       *[other] المباراة من نصيب { $winners }، والأشواط: { LIST($games, style: "comma") }.
    }
table-won-match =
    { $who ->
        [you] كسبت المباراة: { LIST($scores, style: "comma") }.
        [with] كسبت المباراة مع { $winners }: { LIST($scores, style: "comma") }.
        [nobody] لا فائز بالمباراة: { LIST($scores, style: "comma") }.
       *[other] المباراة من نصيب { $winners }: { LIST($scores, style: "comma") }.
    }

## من يأتي ومن يذهب

table-sits-down =
    { $who ->
        [you] جلست إلى الطاولة.
       *[other] { $name } على الطاولة الآن.
    }
table-other-emblem = شعارك مستعمل على هذه الطاولة، فلك هنا شعار آخر.
table-sits-down-for-bot =
    { $who ->
        [you] جلست في مقعد البوت { $bot }.
       *[other] مقعد البوت { $bot } صار لـ{ $name }.
    }
table-leaves = { $name }: مغادرة الطاولة. صار المقعد مفتوحًا.
table-leaves-to = { $name }: مغادرة الطاولة وتسليم المقعد إلى { $heir }.
table-opens-seat =
    { $who ->
        [you] { $gone } خارج الطاولة، ففتحت المقعد.
       *[other] { $gone } خارج الطاولة، والمقعد مفتوح بطلب من { $name }.
    }
table-opens-to-all =
    { $who ->
        [you] فتحت للجميع المقعد الذي كان محجوزًا لـ{ $reserved }.
       *[other] المقعد الذي كان محجوزًا لـ{ $reserved } مفتوح للجميع، بطلب من { $name }.
    }
table-removes =
    { $who ->
        [you] أخرجت { $gone } من الطاولة. صار المقعد مفتوحًا.
       *[other] { $gone } خارج الطاولة بقرار من { $name }. صار المقعد مفتوحًا.
    }
table-bans =
    { $who ->
        [you] منعت { $gone } من هذه الطاولة. صار المقعد مفتوحًا.
       *[other] { $gone } خارج الطاولة بلا عودة، بقرار من { $name }. صار المقعد مفتوحًا.
    }
table-pardons =
    { $who ->
        [you] سمحت بعودة { $gone } إلى الطاولة.
       *[other] عودة { $gone } إلى الطاولة مسموحة، بقرار من { $name }.
    }
table-locks =
    { $who ->
        [you] أقفلت الطاولة: لا يجلس إليها أحد جديد.
       *[other] الطاولة مقفلة بقرار من { $name }: لا يجلس إليها أحد جديد.
    }
table-unlocks =
    { $who ->
        [you] فتحت قفل الطاولة: يمكن للأصدقاء الجلوس بالرابط من جديد.
       *[other] الطاولة غير مقفلة بقرار من { $name }: يمكن للأصدقاء الجلوس بالرابط من جديد.
    }
table-lets-bot-play =
    { $whom ->
        [you] بوت يلعب مكانك، بطلب من { $name }.
       *[other] { $who ->
            [you] بوت يلعب مكان { $gone }، بطلب منك.
           *[other] بوت يلعب مكان { $gone }، بطلب من { $name }.
        }
    }
table-is-back =
    { $who ->
        [you] عدت إلى اللعب.
       *[other] { $name }: عودة إلى اللعب.
    }
table-host-now =
    { $who ->
        [you] دور المضيف الآن لك.
       *[other] دور المضيف الآن لـ{ $name }.
    }
table-host-meanwhile =
    { $who ->
        [you] دور المضيف لك في هذه الأثناء.
       *[other] دور المضيف لـ{ $name } في هذه الأثناء.
    }
table-bot-sits-down = البوت { $name } يأخذ المقعد المفتوح.
table-changes-customs =
    { $who ->
        [you] غيّرت عادات الطاولة.
       *[other] { $name }: تغيير عادات الطاولة.
    }
table-new-customs = { LIST($settings, style: "comma") }.

## الاقتراحات، ولا تتم إلا بموافقة الجميع

table-proposes-end =
    { $who ->
        [you] اقترحت إنهاء المباراة.
       *[other] اقتراح من { $name }: إنهاء المباراة.
    }
table-proposes-again =
    { $who ->
        [you] اقترحت لعب مباراة أخرى.
       *[other] اقتراح من { $name }: لعب مباراة أخرى.
    }
table-proposes-takeback =
    { $who ->
        [you] اقترحت التراجع عن الحركة الأخيرة.
       *[other] اقتراح من { $name }: التراجع عن الحركة الأخيرة.
    }
table-proposes-seats =
    { $whom ->
        [you] اقتراح من { $name }: تبديل مقعدكما.
       *[other] { $who ->
            [you] اقترحت تبديل المقعدين مع { $other }.
           *[other] اقتراح من { $name }: تبديل المقعدين مع { $other }.
        }
    }
table-proposes-draw =
    { $partners ->
        [yes] { $over ->
            [yes] { $who ->
                [you] اقترحت مباراة أخرى بقرعة على الشركاء.
               *[other] اقتراح من { $name }: مباراة أخرى بقرعة على الشركاء.
            }
           *[no] { $who ->
                [you] اقترحت القرعة على الشركاء.
               *[other] اقتراح من { $name }: القرعة على الشركاء.
            }
        }
       *[no] { $over ->
            [yes] { $who ->
                [you] اقترحت مباراة أخرى بقرعة على المقاعد.
               *[other] اقتراح من { $name }: مباراة أخرى بقرعة على المقاعد.
            }
           *[no] { $who ->
                [you] اقترحت القرعة على المقاعد.
               *[other] اقتراح من { $name }: القرعة على المقاعد.
            }
        }
    }
table-proposes-rotate =
    { $who ->
        [you] اقترحت مباراة أخرى مع الشركاء التالين.
       *[other] اقتراح من { $name }: مباراة أخرى مع الشركاء التالين.
    }
table-agrees =
    { $who ->
        [you] وافقت.
       *[other] موافقة من { $name }.
    }
table-withdraws =
    { $who ->
        [you] سحبت الاقتراح.
       *[other] { $name }: سحب الاقتراح.
    }
table-declines =
    { $who ->
        [you] لم توافق.
       *[other] لا موافقة من { $name }.
    }
table-declines-again =
    { $who ->
        [you] لا رغبة لك في مباراة أخرى.
       *[other] لا رغبة عند { $name } في مباراة أخرى.
    }
table-match-ends = تنتهي المباراة هنا باتفاق الجميع، ولا فائز فيها.
table-asked-for-match =
    { $who ->
        [you] طلبت مباراة جديدة.
       *[other] طلب من { $name }: مباراة جديدة.
    }
table-deals-first =
    { $who ->
        [you] التوزيع الأول عليك.
       *[other] التوزيع الأول عند { $name }.
    }
table-takes-back =
    { $who ->
        [you] تراجعت عن الحركة الأخيرة.
       *[other] { $name }: تراجع عن الحركة الأخيرة.
    }
table-goes-back =
    { $who ->
        [you] عودة إلى حركتك الأخيرة.
       *[other] { $name }: عودة إلى الحركة السابقة.
    }
table-change-seats =
    { $whom ->
        [you] تبدّل مقعدك ومقعد { $name }.
       *[other] { $who ->
            [you] تبدّل مقعدك ومقعد { $other }.
           *[other] تبدّل مقعد { $name } ومقعد { $other }.
        }
    }
table-takes-other-seat =
    { $who ->
        [you] جلست في المقعد { $seat }.
       *[other] { $name } في المقعد { $seat } الآن.
    }
table-partners-of = { LIST($members) }
table-partners-drawn = جرت القرعة على الشركاء: { LIST($partners, style: "comma") }.
table-partners-next = الشركاء الآن: { LIST($partners, style: "comma") }.
table-no-partners = لا شركاء على هذه الطاولة.
table-seats-drawn = جرت القرعة على المقاعد: { LIST($names, style: "comma") }.

## حظ الجولة: يضيف كل جهاز على الطاولة قيمة من عنده

table-asks-for-deal =
    { $who ->
        [you] طلبت الجولة التالية.
       *[other] طلب من { $name }: الجولة التالية.
    }
table-devices-silent =
    { $who ->
        [you] صمت جهازك، فوُزّع الورق من دون نصيبه.
        [with]
            { $count ->
                [1] صمت جهازك وجهاز { $names }، فوُزّع الورق من دون نصيبهما.
               *[other] صمت جهازك وأجهزة { $names }، فوُزّع الورق من دون نصيبها.
            }
       *[other]
            { $count ->
                [1] صمت جهاز { $names }، فوُزّع الورق من دون نصيبه.
                [2] صمت جهازا { $names }، فوُزّع الورق من دون نصيبهما.
               *[other] صمتت أجهزة { $names }، فوُزّع الورق من دون نصيبها.
            }
    }

## ما يقال برقم

table-phrase-hello = مرحبًا!
table-phrase-good-luck = حظًا سعيدًا!
table-phrase-well-played = أحسنت!
table-phrase-what-a-card = يا لها من ورقة!
table-phrase-my-mistake = غلطتي.
table-phrase-lucky-me = حظي حلو.
table-phrase-thank-you = شكرًا.
table-phrase-one-moment = لحظة من فضلك.
table-phrase-back = رجعت.
table-phrase-your-turn = دورك.
table-phrase-good-game = كانت لعبة حلوة!
table-phrase-until-next-time = إلى المرة القادمة!

## عادات الطاولة: ما يحدده المضيف غير القواعد

table-custom-away = مهلة الحركة
table-custom-stand-in = البوت البديل
table-custom-talk = الكلام
table-custom-partner-talk = كلام الشركاء
table-custom-takeback = التراجع عن الحركات
table-custom-pace = سرعة البوتات
table-custom-watch = الفرجة
table-custom-late = الأصدقاء المتأخرون
table-customs-away = من لم يلعب خلال هذه المهلة يُعدّ خارج الطاولة، وللآخرين أن يدعوا بوتًا يلعب مكانه.
table-customs-stand-in = البوت الذي يلعب مكان من هو خارج الطاولة، ويأخذ المقعد المفتوح.
table-customs-talk = ما يجوز أن يقوله الجالسون بعضهم لبعض.
table-customs-partner-talk = هل يجوز الكلام أثناء جولة يلعب فيها الشركاء معًا.
table-customs-takeback = هل يمكن التراجع عن الحركة الأخيرة إذا وافق الجميع ولم تكشف ورقة. أمام البوتات وحدها يمكن ذلك دائمًا.
table-customs-pace = سرعة لعب البوتات: كما يرغب الجالسون، وتُعتمد أبطأ سرعة اختارها أحدهم، أو سرعة واحدة للجميع.
table-customs-watch = ما يراه صديق معه الرابط وليس له مقعد: لا يرى أي يد في جولة جارية.
table-customs-late = هل يمكن لصديق معه الرابط أن يأخذ مقعد بوت بين جولتين.
table-choice-yes = نعم
table-choice-no = لا
table-choice-no-limit = بلا حد
table-choice-half-a-minute = 30 ثانية
table-choice-minute-and-a-half = 90 ثانية
table-choice-day = يوم
table-choice-phrases = عبارات وصور
table-choice-free-text = وكلام حر أيضًا
table-choice-nothing = لا شيء
table-choice-as-people-wish = كما يرغب الجالسون
table-choice-calm = على مهل
table-choice-normal = عادي
table-choice-quick = بسرعة
table-choice-the-table = الطاولة
table-choice-table-and-hands = الطاولة، وكل أيدي الجولة السابقة
table-setting-of = { $custom }: { $value }

## لماذا لا يمكن أخذ مقعد

table-seat-taken = ذلك المقعد مشغول: هو مقعد { $name }.
table-seat-of-bot-kept = ذلك المقعد مشغول: هو مقعد البوت { $name }، وهذه الطاولة تُبقي بوتاتها.
table-seat-of-bot-in-deal = اللعب جارٍ: يمكنك أخذ مقعد البوت { $name } حين تنتهي الجولة.
table-all-seats-taken = كل مقاعد هذه الطاولة مشغولة.
table-open-seats-kept = كل مقعد مفتوح محجوز لأحد: { $names }. ويمكن لمضيف الطاولة أن يفتحه للجميع.
table-name-only-looks-like = هذا الاسم يشبه { $name } ولا يطابقه، والمقعد محجوز لذلك الاسم: اكتبه بالحروف نفسها.
table-seat-kept-for = هذا المقعد محجوز لـ{ $name }، إلى أن يفتحه مضيف الطاولة للجميع.
table-other-seat-kept-for = المقعد { $seat } محجوز لـ{ $name }: اجلس هناك، أو اختر اسمًا آخر.
table-sits-already = لك مقعد على هذه الطاولة من قبل، وهو المقعد { $seat }.
table-just-sat-down = المقعد { $seat } صار قبل لحظة باسم { $name } من المكان الذي أنت فيه. إن لم تكن أنت هناك، فاكتب اسمًا آخر.
table-no-such-seat = لا يوجد مقعد { $seat }: المقاعد من 0 إلى { $last }.
table-no-seat-of-yours = ليس لك مقعد على هذه الطاولة.
table-no-seat-any-more = لم يعد لك مقعد على هذه الطاولة.
table-removes-you = لم يعد لك مقعد على هذه الطاولة، بقرار من { $name }.
table-bans-you = الجلوس إلى هذه الطاولة ممنوع عليك، بقرار من { $name }.
table-your-seat-opened = صار مقعدك مفتوحًا في غيابك، بطلب من { $name }.
table-is-locked = هذه الطاولة مقفلة: لا يجلس إليها أحد جديد إلى أن تُفتح بقرار من { $name }.
table-device-without-key = ليس في هذا الجهاز الآن مفتاح لهذا المقعد.
table-key-opens-no-seat = هذا المفتاح لا يفتح أي مقعد على هذه الطاولة.

## الأسماء

table-name-is-text = الاسم يكون نصًا.
table-name-is-you = اختر اسمًا آخر: كل جالس إلى الطاولة هو «أنت» عند نفسه.
table-name-looks-like = هذا الاسم يشبه اسم { PERSON($name, case: "genitive") } على هذه الطاولة: اختر اسمًا آخر.
table-no-such-emblem = لا يوجد شعار { $emblem }: اختر واحدًا من { LIST($emblems, style: "comma") }.

## لماذا لا يمكن أن تغادر أو تفتح مقعدًا أو تدع بوتًا يلعب

table-write-heir = اكتب اسم من تسلّمه مقعدك.
table-heir-sits-here = على هذه الطاولة مقعد باسم { $name } من قبل: سلّم مقعدك إلى شخص آخر.
table-host-opens-kept =
    { $who ->
        [nobody] لا يحق لأحد فتح المقعد المحجوز لـ{ $reserved }.
       *[other] فتح المقعد المحجوز لـ{ $reserved } من حق { $name }.
    }
table-host-starts =
    { $who ->
        [nobody] لا يحق لأحد البدء من دون الناقصين.
       *[other] البدء من دون الناقصين من حق { $name }.
    }
table-host-settles-customs =
    { $who ->
        [nobody] لا أحد يحدد عادات هذه الطاولة.
       *[other] عادات هذه الطاولة من حق { $name }.
    }
table-say-which-seat = قل أي مقعد تقصد.
table-seat-is-of-bot = { $name } بوت.
table-seat-is-open = ذلك المقعد مفتوح.
table-own-seat = ذلك مقعدك أنت.
table-host-removes =
    { $who ->
        [nobody] لا أحد يخرج الناس من هذه الطاولة أو يقفلها.
       *[other] إخراج الناس من هذه الطاولة وإقفالها من حق { $name } فقط.
    }
table-remove-yourself = هذا مقعدك أنت: يمكنك مغادرة الطاولة.
table-remove-owner = هذه طاولة { $name }، ولا يؤخذ هذا المقعد.
table-ban-without-key = { $name } هنا بلا مفتاح يعرفه الخادم، فلا شيء يمنع العودة. أخرج من تريد ثم أقفل الطاولة.
table-no-such-ban = لا منع بهذا الاسم.
table-is-here = { $name } على الطاولة.

## لماذا لا يمكن اقتراح شيء، أو الرد عليه

table-other-proposal-first =
    { $what ->
        [end] يلزم الرد أولًا على الاقتراح الآخر: إنهاء المباراة.
        [again] يلزم الرد أولًا على الاقتراح الآخر: لعب مباراة أخرى.
        [seats] يلزم الرد أولًا على الاقتراح الآخر: تبديل المقاعد.
        [draw] يلزم الرد أولًا على الاقتراح الآخر: القرعة على المقاعد.
        [rotate] يلزم الرد أولًا على الاقتراح الآخر: مباراة أخرى مع الشركاء التالين.
       *[takeback] يلزم الرد أولًا على الاقتراح الآخر: التراجع عن الحركة الأخيرة.
    }
table-nothing-proposed = لا اقتراح على الطاولة.
table-proposed-no-longer = هذا الاقتراح لم يعد قائمًا.
table-all-had-agreed = حدث ذلك من قبل: اتفق الجميع قبل رفضك.
table-answered-already = سبق أن رددت على هذا.
table-not-asked = السؤال ليس لك.
table-match-not-over = لم تنته المباراة بعد.
table-match-over = انتهت المباراة.
table-match-not-begun = لم تبدأ المباراة.
table-seats-stand = تتبدل المقاعد قبل التوزيع الأول في المباراة، لا الآن.
table-nobody-moved-unasked = بوت يلعب مكان { $name }، ولا يتغير مقعد أحد دون سؤاله. انتظر العودة.
table-takes-nothing-back = لا تراجع عن أي حركة على هذه الطاولة: هكذا قرر مضيفها.
table-no-deal-to-take-back = لا جولة جارية الآن، فلا حركة يمكن التراجع عنها.
table-only-last-move = لا تراجع إلا عن آخر حركة على الطاولة، ولا يتراجع عنها إلا من لعبها.
table-has-played-since = لا تراجع إلا عن آخر حركة على الطاولة، ولا يتراجع عنها إلا من لعبها: وبعدها جاءت حركة { $name }.
table-no-move-of-yours = ليست لك في هذه الجولة حركة يمكن التراجع عنها.
table-move-has-shown-you = لا تراجع عن هذه الحركة: كشفت لك ورقة جديدة ({ $card }).
table-move-has-shown = لا تراجع عن هذه الحركة: كشفت ورقة جديدة لـ{ $name }.

## لماذا لا يمكن لعب حركة أو جولة

table-moved-on = تغيّر ما على الطاولة منذ طلبت. انظر مرة أخرى، ثم قرر.
table-come-back-first = بوت يلعب مكانك: عُد أولًا.
table-cannot-ask-for = لا يمكن طلب { $do } هنا: اطلب { LIST($allowed, style: "or") }.
table-too-many-hints = طُلبت من عنوانك تلميحات كثيرة في وقت قصير. انتظر لحظة ثم اطلب مرة أخرى.
table-asks-a-lot = طلباتك كثيرة دفعة واحدة. انتظر قليلًا.
table-match-over-ask-again = انتهت المباراة: اطلب مباراة جديدة.
table-common-stays-as-it-is = يلعب آخرون الجولة نفسها، لذلك تبقى هذه الطاولة كما هي.
table-duplicate-deals = اختر من جولة واحدة إلى { NUMBER($most) } من الجولات.
table-duplicate-alone = في الجولات التي تُلعب في أي وقت يجلس إلى الطاولة شخص واحد، وتلعب البوتات في سائر المقاعد.
table-duplicate-tables = تُلعب الجولات نفسها في وقت واحد على طاولتين إلى { NUMBER($most) } من الطاولات، وعدد اللاعبين { NUMBER($people) } على الأكثر.
table-duplicate-full = كل مقاعد هذه الجولات مشغولة.
table-duplicate-nobody-there = لم يُضف أي جهاز نصيبه إلى الورق بعد.
table-duplicate-not-ready = لم يتحدد الورق بعد: ما زالت الأجهزة تضيف نصيبها إليه.
table-day-is-a-date = { $date } ليس تاريخًا. تُكتب جولة اليوم مثل { $today }، وهو تاريخ اليوم.
table-day-to-come = تأتي جولة { $date } في ذلك اليوم: التاريخ هنا { $today }.
table-day-gone = لم تعد جولة { $date } محفوظة. أول جولة محفوظة هي جولة { $first }، واليوم { $today }.
table-day-log-of-another = هذا السجل ليس لجولة { $date } في { $game } ملعوبةً حتى نهايتها أمام اللاعبين أنفسهم.
table-day-counted-already = بدأت هذه الجولة هنا من قبل، وتُحسب أول مرة تلعبها.
table-not-of-a-day = لم تُلعب جولة اليوم على هذه الطاولة.
table-day-not-over = ترى هذا حين تنتهي الجولة.
table-day-solution-later = يُذكر الحل ابتداءً من اليوم التالي.
table-day-levels-play = ما زالت المستويات تلعب الجولة نفسها. اسأل مجددًا بعد قليل.
table-deal-not-finished = لم تنته هذه الجولة: ما زال فيها ورق يُلعب.
table-next-deal-waits = لا يمكن لعب ورقة الآن: الجولة التالية تنتظر.
table-not-your-turn = ليس دورك: الدور عند { $name }.
table-not-your-turn-now = ليس دورك.
table-shows-new-cards = هذا يكشف ورقًا جديدًا، فلا يمكن تجريبه أولًا: افعله أو اتركه.
table-move-not-tried = في { $game } تُلعب الحركة فورًا ولا تُجرَّب أولًا.
table-something-wrong = حدث خطأ في الخادم. لم يتغير شيء على الطاولة: جرّب شيئًا آخر.
table-not-written-down = لم يستطع الخادم تسجيل هذا، فكأنه لم يحدث. حاول مرة أخرى بعد لحظة.
table-no-bot-to-move = الدور ليس لبوت.

## التلميحات وقائمة الكلمات

table-gives-no-hints = لا تلميحات على هذه الطاولة: هكذا أُعدّت.
table-style-nothing-played = لم تلعب بعد في هذه المباراة، فلا أسلوب يوصف.
table-style-after-deal = هذه الطاولة لا تعطي تلميحات، فلا يوصف أسلوبك إلا من جولات انتهت.
table-nothing-to-hint-at = لا يمكن لعب ورقة الآن، فلا شيء نلمّح إليه.
table-only-one-thing = ليس أمامك الآن إلا شيء واحد.
table-without-words = لا كلمات في { $game }.
table-words-after-deal = تُسأل قائمة الكلمات بعد انتهاء الجولة، لا أثناءها.
table-word-of-letters =
    { $alphabet ->
        [tr] الكلمة من حروف الأبجدية التركية، وعددها { $most } على الأكثر.
       *[other] الكلمة من الحروف A إلى Z، وعددها { $most } على الأكثر.
    }
table-is-a-word = { $word } كلمة في قائمة هذه الطاولة: { $list }.
table-is-no-word = { $word } ليست كلمة في قائمة هذه الطاولة: { $list }.

## لماذا لا يأخذ حظ الجولة مزيدًا

table-committed-already = سبق أن التزم جهازك.
table-committed-otherwise = سبق أن التزم جهازك، ولا يمكنه تغيير ذلك.
table-commit-first = يلتزم كل جهاز أولًا بقيمته: احفظ قيمتك عندك حتى ذلك الحين.
table-value-told-already = سبق أن كشف جهازك قيمته.
table-value-told-otherwise = سبق أن كشف جهازك قيمته، ولا يمكنه تغيير ذلك.
table-value-does-not-fit = هذه القيمة ليست التي التزم بها جهازك.
table-nobody-awaited = لا ننتظر أحدًا.
table-no-deal-is-mixed = لا جولة قيد التحضير الآن، فلا يضاف شيء إلى حظها.
table-meant-for-other-deal = هذا لجولة غير الجولة التي تُحضَّر الآن.
table-device-was-silent = صمت جهازك طويلًا، فتُحضَّر هذه الجولة من دونه.
table-bot-adds-nothing = مقعد البوت لا يضيف شيئًا من عنده: الخادم يفعل ذلك.
table-device-not-asked = جهازك غير مطلوب هذه المرة.
table-commitment-in-digits = الالتزام 32 بايتًا، تُكتب 64 رقمًا ست عشريًا (من 0 إلى 9 ومن a إلى f).
table-value-in-digits = القيمة 32 بايتًا، تُكتب 64 رقمًا ست عشريًا (من 0 إلى 9 ومن a إلى f).

## الكلام

table-say-one-thing = قل شيئًا واحدًا في كل مرة: عبارة أو صورة أو نصًا.
table-no-such-phrase = لا توجد عبارة رقمها { $number }: العبارات من 0 إلى { $last }.
table-no-such-reaction = لا توجد صورة رقمها { $number }: الصور من 0 إلى { $last }.
table-text-too-long = هذا أطول من اللازم: المسموح { $most } من الأحرف، وهنا { $count }.
table-text-is-empty = لا كلام في هذا النص.
table-text-has-one-line = النص سطر واحد، بلا أحرف تحكم ولا أحرف لا تُرى.
table-nothing-is-said = لا كلام على هذه الطاولة: هكذا قرر مضيفها.
table-only-phrases = على هذه الطاولة عبارات وصور فقط: هكذا قرر مضيفها.
table-partners-do-not-talk = على هذه الطاولة لا يتكلم الشركاء أثناء الجولة: انتظر حتى تنتهي.
table-says-a-lot = كلامك كثير: عدد المرات المسموح بها في { $seconds } من الثواني هو { $count }. انتظر قليلًا.

## عند باب الطاولة

table-open-elsewhere = أنت الآن على هذه الطاولة في نافذة أخرى.
table-not-watched = لا فرجة على هذه الطاولة.
table-not-watched-any-more = انتهت الفرجة على هذه الطاولة.
table-too-many-watch = المتفرجون على هذه الطاولة أكثر من اللازم.
table-nobody-said-hello = لم يلق أحد التحية.
table-say-hello-first = ألق التحية أولًا، ومعها مفتاح مقعدك.
table-watchers-have-no-say = المتفرج لا قرار له على هذه الطاولة.
table-unknown = لا توجد طاولة كهذه في هذا الخادم.
table-damaged-at = سجل هذه الطاولة تالف عند الحدث { $number }.
table-event-missing = سجل هذه الطاولة تالف: الحدث { $number } ناقص.
table-left-as-it-is = تُرك على حاله.
table-cannot-be-shown = سجلها سليم، ولا يمكن عرضه هنا.
table-opening-unreadable = لا يمكن قراءة افتتاح هذه الطاولة: { $reason }

## كيف تُعدّ الطاولة

table-setup-house-is-object = القواعد الخاصة كائن فيه كل قاعدة وقيمتها.
table-setup-players =
    { $count ->
        [0] عدد اللاعبين على هذه الطاولة { $seats }، وليس في الإعداد أي لاعب.
       *[other] عدد اللاعبين على هذه الطاولة { $seats }، وعددهم في الإعداد { $count }.
    }
table-setup-one-is-you = لاعب واحد هو you، لا أكثر.
table-setup-one-has-to-be-you = يجب أن يكون أحد اللاعبين you.
table-setup-player-is-object = اللاعب { $number } ليس كائنًا.
table-setup-player-kind = لا يمكن أن يكون اللاعب { $number } هو { $kind }: المسموح you وbot وopen.
table-setup-kept-twice = لا يمكن حجز المقعد { $seat } لـ{ $name }: لمقعد آخر هذا الاسم نفسه.
table-setup-no-such-bot = لا يوجد بوت { $bot } للمقعد { $seat }: الموجود { LIST($bots, style: "comma") }.
table-setup-show-is-object = ما يظهر على الطاولة كائن من pile وcaptured وcounts وhints.
table-setup-cannot-show = لا يمكن أن يظهر على الطاولة { $name }: الممكن { LIST($allowed, style: "comma") }.
table-setup-show-value = لا يمكن أن تكون قيمة { $name } هي { $value }: المسموح { LIST($allowed, style: "comma") }.
table-customs-are-object = عادات الطاولة كائن من { LIST($names, style: "comma") }.
table-no-such-custom = ليس للطاولة عادة { $name }: الموجود { LIST($names, style: "comma") }.
table-customs-value-is-not = لا يمكن أن تكون قيمة { $name } هي { $value }: المسموح { LIST($allowed, style: "comma") }.

## الخادم، لمن يشغّله

# $address: عنوان هذا الجهاز. $public: العنوان الذي يأتي به الأصدقاء. $store: ملف، أو عنوان قاعدة بيانات.
table-house-open = الخادم يعمل على { $address } ويحفظ طاولاته في { $store }. توقفه Ctrl+C.
table-house-open-to-all = الخادم يعمل على { $public } عن طريق { $address } ويحفظ طاولاته في { $store }. توقفه Ctrl+C.
# $workers: عدد العمليات التي تخدم؛ اثنتان على الأقل.
table-house-served-by =
    { $workers ->
        [2] تخدمه عمليتان.
        [few] تخدمه { $workers } عمليات.
       *[other] تخدمه { $workers } عملية.
    }
# $option: كما يُكتب، "--workers 3".
table-house-needs-database = يحتاج { $option } إلى قاعدة بيانات تشترك فيها الخوادم، و{ $store } ملف. استعمل --store postgresql://name@host/tables، أو عملية واحدة.
table-house-no-such-log = لا يمكن أن يكون --log هو { $value }: المسموح { LIST($allowed, style: "or") }.
# $first و$last: أرقام منافذ، كما تُكتب.
table-port-none-free = كل المنافذ من { $first } إلى { $last } مشغولة: اختر واحدًا بالخيار --port.
table-port-no-such-address = ليس { $host } عنوانًا لهذا الجهاز.
# $reason: ما يقوله النظام.
table-port-cannot-be-had = لا يمكن أخذ المنفذ { $port } من { $host } ({ $reason }): اختر غيره، أو 0 لأي منفذ حر.
