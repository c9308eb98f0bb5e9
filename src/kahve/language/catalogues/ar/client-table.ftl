### كل طاولة: المقاعد والأيدي والأرض والنقاط والتلميحات والتحليل.

client-table-the-table = الطاولة
client-table-your-place = مكانك
client-table-what-is-expected = المطلوب منك
client-table-choose-what-takes = اختر ما تأكله بورقتك: { NOUN($card, form: "definite") }.
client-table-choose-with =
    { $count ->
        [1] { LIST($cards, style: "comma") }: اختر ما يؤكل معها.
        [2] { LIST($cards, style: "comma") }: اختر ما يؤكل معهما.
       *[other] { LIST($cards, style: "comma") }: اختر ما يؤكل معها.
    }
client-table-takes =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: الأكل { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }.
       *[other]
            { LIST($cards, style: "comma") }: الأكل { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }؛ أو اختر المزيد.
    }
client-table-takes-with-bonus =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: الأكل { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }، والمكافأة { $bonus ->
                [1] نقطة واحدة
                [2] نقطتان
                [few] { $bonus } نقاط
               *[other] { $bonus } نقطة
            }.
       *[other]
            { LIST($cards, style: "comma") }: الأكل { $count ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }، والمكافأة { $bonus ->
                [1] نقطة واحدة
                [2] نقطتان
                [few] { $bonus } نقاط
               *[other] { $bonus } نقطة
            }؛ أو اختر المزيد.
    }
client-table-take-cards =
    { $count ->
        [0] لا تأكل شيئًا
        [1] كُل ورقة واحدة
        [2] كُل ورقتين
        [few] كُل { $count } ورقات
       *[other] كُل { $count } ورقة
    }
client-table-take = كُل
client-table-let-it-lie = اتركها
client-table-play-another = العب ورقة أخرى
client-table-play-another-esc = العب ورقة أخرى (Esc)
client-table-choosing-for = اختر ما تأكله بورقتك: { NOUN($card, form: "definite") }
client-table-taken-anyway = { $card }، تؤكل في كل حال
client-table-instead = { $card }، بدلًا منها
client-table-zone = { $zone }: { $says }
client-table-at-the-bottom = في الأسفل: { $card }
client-table-look-through = { $count } { $zone }: شاهد هذه الأوراق
client-table-your-hand =
    { $count ->
        [0] يدك، لا ورق فيها
        [1] يدك، ورقة واحدة
        [2] يدك، ورقتان
        [few] يدك، { $count } ورقات
       *[other] يدك، { $count } ورقة
    }
client-table-no-cards-in-hand = لا ورق في اليد
client-table-ways-to-play =
    { $count ->
        [0] لا طريقة للعبها
        [1] طريقة واحدة للعبها
        [2] طريقتان للعبها
        [few] { $count } طرق للعبها
       *[other] { $count } طريقة للعبها
    }
client-table-card-and-says = { $card }، { $says }
client-table-with-it =
    { $count ->
        [1] { $name }، ومعها ورقة واحدة
        [2] { $name }، ومعها ورقتان
        [few] { $name }، ومعها { $count } ورقات
       *[other] { $name }، ومعها { $count } ورقة
    }
client-table-brings =
    { $count ->
        [0] { $name }: لا ورق
        [1] { $name }: ورقة واحدة
        [2] { $name }: ورقتان
        [few] { $name }: { $count } ورقات
       *[other] { $name }: { $count } ورقة
    }
client-table-the-best = { $move }: كانت أفضل حركة.
client-table-as-good = { $move }: لا فرق عن أفضل حركة يمكن الجزم به.
client-table-you-gave-away = { $move }. ضيّعت { $points } من النقاط. الأفضل: { $best }.
client-table-gave-away-better = { $move }. ضاع على { $name } { $points } من النقاط. الأفضل: { $best }.
client-table-connection-lost = انقطع الاتصال؛ نواصل اللعب حين يعود.
client-table-try-now = المحاولة الآن
client-table-open-elsewhere = هذه الطاولة مفتوحة في علامة تبويب أخرى.
client-table-take-back-here = أعدها إلى هنا
client-table-match-ended-away = انتهت المباراة في غيابك. { $says }
client-table-older-put-back = أعاد هذا الخادم طاولة أقدم، وما لُعب بعدها لم يعد موجودًا عليه.
client-table-older-means = ربما رأى من يشغّل الخادم ورقًا لم تره أنت. اسأل عن السبب قبل المتابعة.
client-table-older-go-on = المتابعة من هناك
client-table-older-leave = الخروج
client-table-last-moves = آخر الحركات
client-table-nothing-played = لم يُلعب شيء بعد.
client-table-deal-looked-through = الجولة { $deal }: التحليل
client-table-deals = الجولات
client-table-deal = الجولة { $deal }
client-table-match-ended-early = أُنهيت المباراة مبكرًا
client-table-match-over = انتهت المباراة
client-table-deal-over = انتهت الجولة
client-table-curve-of-deal = كيف سارت النقاط في الجولة
client-table-curve-of-match = كيف سارت النتيجة في المباراة
client-table-what-decided-it = ما الذي حسمها
client-table-see-move = شاهد الحركة { $move } من جديد
client-table-the-score = النتيجة
client-table-back-to-table = العودة إلى الطاولة
client-table-pictures-not-fetched = تعذّر جلب صور هذه اللعبة. أعد تحميل الصفحة.
client-table-no-connection = لا اتصال بالطاولة الآن.
client-table-not-answered-yet = لم تجب الطاولة بعد عن طلبك السابق.
client-table-walking = في الطريق إلى الطاولة…
client-table-deal-what-if = الجولة { $deal }، ماذا لو
client-table-hint = تلميح
client-table-say-something = قل شيئًا
client-table-people = الجالسون
client-table-last-moves-tool = آخر الحركات
client-table-key-rules = قواعد هذه الطاولة
client-table-key-hint = تلميح: ما الأفضل وما قيمة كل حركة؛ وإخفاؤه
client-table-key-sheet = جدول النقاط
client-table-key-next = الجولة التالية، أو اللعب من جديد
client-table-key-say-again = إعادة قول الحركة الأخيرة
client-table-key-people = الجالسون على الطاولة: دعوة واقتراح ومغادرة
client-table-key-sound = الصوت: مغلق، خافت، مفتوح
client-table-key-escape = إغلاق المفتوح، وترك الاختيار
client-table-the-match = المباراة
client-table-help = مساعدة
client-table-got-it = فهمت
client-table-help-on-again = تعيدها الإعدادات
client-table-no-more-help = لا مزيد من المساعدة
client-table-bot-plays = البوت { $bot } يلعب
client-table-away = خارج الطاولة
client-table-time-left = الوقت الباقي للعب
client-table-seconds-left =
    { $count ->
        [0] انتهى وقتك.
        [1] بقيت لك ثانية واحدة للعب.
        [2] بقيت لك ثانيتان للعب.
        [few] بقيت لك { $count } ثوانٍ للعب.
       *[other] بقيت لك { $count } ثانية للعب.
    }
client-table-bot-plays-for-you = البوت { $bot } يلعب مكانك
client-table-bot-plays-for = البوت { $bot } يلعب مكان { $name }
client-table-dealer-title = الموزّع
client-table-dealer-sign = م
client-table-bot-title = بوت
client-table-for-name = مكان { $name }
client-table-open-seat = مفتوح
client-table-your-partner = شريكك
client-table-with-name = مع { $name }
client-table-so-many-taken =
    { $count ->
        [0] المأكول: 0
        [1] المأكول: 1
       *[other] المأكول: { $count }
    }
client-table-mark = { $mark }: { $card }
client-table-mark-with-points =
    { $points ->
        [1] { $mark }، نقطة واحدة: { $card }
        [2] { $mark }، نقطتان: { $card }
        [few] { $mark }، { $points } نقاط: { $card }
       *[other] { $mark }، { $points } نقطة: { $card }
    }
client-table-seat-kept-for = المقعد { $number }، محجوز لـ{ $name }
client-table-seat-open = المقعد { $number }، مفتوح
client-table-cards-in-hand =
    { $count ->
        [0] لا ورق في اليد
        [1] ورقة واحدة في اليد
        [2] ورقتان في اليد
        [few] { $count } ورقات في اليد
       *[other] { $count } ورقة في اليد
    }
client-table-known-to-hold = معروف في اليد: { LIST($cards, style: "comma") }
client-table-holding = في اليد: { LIST($cards, style: "comma") }
client-table-is-dealer = الموزّع
client-table-cards-taken =
    { $count ->
        [0] لم تؤكل ورقة
        [1] ورقة مأكولة
        [2] ورقتان مأكولتان
        [few] { $count } ورقات مأكولة
       *[other] { $count } ورقة مأكولة
    }
client-table-mark-and-points = { $mark } { $points }
client-table-to-play = الدور هنا
client-table-lowest-wins = الأقل نقاطًا هو الفائز.
client-table-us = نحن
client-table-you = أنت
client-table-best-other = الأول
client-table-next-best = الثاني
client-table-them = هم
client-table-side-score = { $side } { $score }
client-table-side-with-games =
    { $count ->
        [0] { $side } { $score }، بلا أشواط
        [1] { $side } { $score }، شوط واحد
        [2] { $side } { $score }، شوطان
        [few] { $side } { $score }، { $count } أشواط
       *[other] { $side } { $score }، { $count } شوطًا
    }
client-table-score-of-all = النتيجة: { LIST($scores, style: "comma") }.
client-table-matches-won = المباريات المكسوبة على هذه الطاولة: { LIST($scores, style: "comma") }.
client-table-matches-won-short = { $own } : { $best }
client-table-match-goes = { $length }.
client-table-open-sheet = افتح جدول النقاط
client-table-sheet-key = جدول النقاط (S)
client-table-low-wins = الأقل يفوز
client-table-games-won =
    { $count ->
        [0] لم يُكسب أي شوط
        [1] شوط مكسوب
        [2] شوطان مكسوبان
        [few] { $count } أشواط مكسوبة
       *[other] { $count } شوطًا مكسوبًا
    }
client-table-to-games =
    { $count ->
        [1] إلى شوط واحد
        [2] إلى شوطين
        [few] إلى { $count } أشواط
       *[other] إلى { $count } شوطًا
    }
client-table-to-games-of =
    { $count ->
        [1] إلى شوط واحد من { $points }
        [2] إلى شوطين من { $points }
        [few] إلى { $count } أشواط من { $points }
       *[other] إلى { $count } شوطًا من { $points }
    }
client-table-the-match-to = المباراة، { $length }
client-table-games = الأشواط { $count }
client-table-times-mark = { $count } × { $mark }
client-table-sheet-later = يظهر جدول نقاط الجولة حين تنتهي.
client-table-wins-match =
    { $many ->
        [you] كسبت المباراة
        [us] المباراة من نصيب { $names }
        [yes] المباراة من نصيب { $names }
       *[no] المباراة من نصيب { $names }
    }
client-table-before = قبلها
client-table-match-to = المباراة، إلى { $points }
client-table-match-of = المباراة، { $length }
client-table-match = المباراة
client-table-game-to = الشوط، إلى { $points }
client-table-game = الشوط
client-table-games-won-to = الأشواط المكسوبة، إلى { $count }
client-table-all-deals = كل الجولات، وعددها { $count }
client-table-cards-taken-by = الأوراق المأكولة: { $side }
client-table-moves = الحركات
client-table-review-deal = حلّل الجولة
client-table-style = أسلوبك
client-table-style-ask = أسلوبي
client-table-key-style = رأي الأستاذ في أسلوبك
client-table-style-levels = احتمال كل مستوى
client-table-style-habits = ما يلفت النظر
client-table-style-habit-counts = { $times } من { $choices }؛ ولاعب النادي نحو { $club }.
client-table-style-of-own = لا تُحسب إلا حركاتك أنت، وما كنت تعرفه حين لعبتها.
client-table-style-keep = احفظه خصمًا
client-table-style-keep-says = يمكن عندئذ أن يكون على طاولة جديدة خصم يخطئ هكذا.
client-table-style-kept = حُفظ على هذا الجهاز. تجده على طاولة { $game } جديدة بين الخصوم.
client-table-style-percent = { $percent }%
client-table-style-of = أسلوب { $name }
client-table-seat-of-bot-later = يمكن لصديق أن يأخذ مقعد بوت بين جولتين.
client-table-seats-open =
    { $count ->
        [0] لا مقعد مفتوح.
        [1] مقعد واحد مفتوح.
        [2] مقعدان مفتوحان.
        [few] { $count } مقاعد مفتوحة.
       *[other] { $count } مقعدًا مفتوحًا.
    }
client-table-seats-open-kept =
    { $count ->
        [1] مقعد واحد مفتوح، محجوز لـ{ $names }.
        [2] مقعدان مفتوحان، محجوزان لـ{ $names }.
        [few] { $count } مقاعد مفتوحة، محجوزة لـ{ $names }.
       *[other] { $count } مقعدًا مفتوحًا، محجوزة لـ{ $names }.
    }
client-table-seats-open-some-kept =
    { $count ->
        [2] مقعدان مفتوحان، محجوز منهما { $reserved } لـ{ $names }.
        [few] { $count } مقاعد مفتوحة، محجوز منها { $reserved } لـ{ $names }.
       *[other] { $count } مقعدًا مفتوحًا، محجوز منها { $reserved } لـ{ $names }.
    }
client-table-invite-to-watch = ادعُ أصدقاء للفرجة
client-table-invite = ادعُ أصدقاء
client-table-send-link = أرسل هذا الرابط إلى صديق:
client-table-link-to-watch = رابط الفرجة على هذه الطاولة
client-table-link-to-table = رابط هذه الطاولة
client-table-seat-bots =
    { $count ->
        [1] أجلس بوتًا هناك
        [2] أجلس بوتين هناك
       *[other] أجلس بوتات هناك
    }
client-table-as-code = في صورة QR
client-table-link-as-code = رابط هذه الطاولة في صورة QR
client-table-gave-away = ما ضاع على { $name }
client-table-luck-and-skill = الحظ منفصلًا عن المهارة
client-table-points-ahead = النقاط زيادة على الآخرين
client-table-skill = المهارة: ما ضاع من النقاط
client-table-luck = الحظ
client-table-luck-of-cards = منه: الورق الذي وُزّع
client-table-luck-of-run = منه: كيف جاء الورق
client-table-about-numbers = ما معنى الأرقام
client-table-about-giving = الحركة تضيّع الفرق بينها وبين أفضل حركة، بحسب ما كان يمكن للاعبها أن يعرف. والنقاط بقدر ما هي في الحقيقة في المتوسط، لا بقدر ما يظنه البحث. وحيث لا يظهر فرق يمكن الجزم به لا تضيّع شيئًا.
client-table-about-skill = المهارة هي ما ضيّعه الآخرون ناقصًا ما ضيّعته أنت. وكل الباقي حظ: ما يفعله لاعبو النادي بهذا الورق في كل مقعد، وكيف وقع الورق.
client-table-whose-decisions = قرارات من
client-table-everybodys = الجميع
client-table-your-own = قراراتك
client-table-of-name = { PERSON($name, case: "genitive") }
client-table-in-order = بأي ترتيب
client-table-dearest-first = الأكثر تضييعًا أولًا
client-table-as-played = كما لُعبت
client-table-decision-of = القرار { $number } من { $count }؛ مفاتيح الأسهم تنتقل بينها
client-table-decision-before = القرار السابق
client-table-decision-next = القرار التالي
client-table-decision-head = { $place }: الدور { $turn }، { $name }
client-table-number-of = { $number } من { $count }
client-table-nothing-to-decide = لم يكن هناك ما يُقرَّر.
client-table-left-out =
    { $count ->
        [0] لم يبق قرار بلا حساب.
        [1] قرار واحد لم يتسع الوقت لحسابه.
        [2] قراران لم يتسع الوقت لحسابهما.
        [few] { $count } قرارات لم يتسع الوقت لحسابها.
       *[other] { $count } قرارًا لم يتسع الوقت لحسابها.
    }
client-table-tag-made = المختارة
client-table-tag-best = الأفضل
client-table-in-hand = في اليد
client-table-tag-level = مساوية
client-table-looking-through = نحلّل الجولة.
client-table-how-far = التقدّم
client-table-decisions-done = { $done } من { $count } من القرارات
client-table-hint-away = أخفِ التلميح
client-table-hint-away-key = أخفِ التلميح (B)
client-table-worth-best-first = قيمة كل حركة، الأفضل أولًا
client-table-reason-marks = أوراق الأسباب
client-table-advice-to = إلى { $name }:
client-table-hint-points = النقاط زيادة على الآخرين.
client-table-hint-sure = النقاط زيادة على الآخرين، محسوبة إلى النهاية.
client-table-hint-level =
    { $count ->
        [0] لا حركة أخرى بجودتها.
        [1] حركة أخرى قد تكون بجودتها.
        [2] حركتان أخريان قد تكونان بجودتها.
        [few] { $count } حركات أخرى قد تكون بجودتها.
       *[other] { $count } حركة أخرى قد تكون بجودتها.
    }
client-table-hint-more =
    { $count ->
        [0] كل الحركات مذكورة.
        [1] حركة أخرى غير مذكورة.
        [2] حركتان أخريان غير مذكورتين.
        [few] { $count } حركات أخرى غير مذكورة.
       *[other] { $count } حركة أخرى غير مذكورة.
    }
client-table-not-looked-at = لم تُحسب
client-table-about-equal = متساوية تقريبًا
client-table-no-hints = لا تلميحات على هذه الطاولة: هكذا أُعدّت.
client-table-one-choice = ليس أمامك الآن إلا شيء واحد.
client-table-hint-in-turn = يُطلب التلميح حين يأتي دورك.
client-table-thinking = نفكر…
client-table-sound-is =
    { $sound ->
        [off] الصوت: مغلق.
        [soft] الصوت: خافت.
       *[on] الصوت: مفتوح.
    }
client-table-watchers-silent = المتفرج لا يتكلم على هذه الطاولة.
client-table-watchers-no-style = المتفرج لا يلعب، فلا أسلوب يوصف.
client-table-play-again = العب مرة أخرى
client-table-next-deal = الجولة التالية
client-table-deal-now = وزّع
client-table-bonus = المكافأة
client-table-sound =
    { $sound ->
        [off] الصوت: مغلق
        [soft] الصوت: خافت
       *[on] الصوت: مفتوح
    }
client-table-make-club = العبوا مجددًا الأسبوع القادم: اجعلوها ناديًا
client-table-beside-others = نتيجتك إلى جانب الآخرين
