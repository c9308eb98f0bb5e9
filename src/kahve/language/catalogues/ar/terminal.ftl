### الطرفية: `kahve play` و`learn` و`puzzle` و`rules` و`house` و`games` و`replay` و`review` و`verify`.
### ما يُكتب واحد في كل لغة: الحروف عند السؤال، والأوامر، والخيارات مثل --keep، وأسماء الملفات، ورموز الورق مثل 5H.
### $says كلمات قليلة بلا نقطة، و$why جملة كاملة بنقطتها. $who هو you لمن يقرأ، وother لصاحب الاسم $name، ولا نعرف جنسه.


## الأسئلة. بعدها فراغ والجواب.

terminal-ask-card = ورقتك ({ $example }، أو ? للمساعدة):
terminal-ask-move = حركتك ({ $example }، أو ? للمساعدة):
terminal-ask-which = أي واحدة (من 1 إلى { $last }):
terminal-ask-deal = للتوزيع Enter (أو ? للمساعدة):
terminal-ask-next-deal = للجولة التالية Enter (أو ? للمساعدة):
terminal-ask-another-match = مباراة أخرى (y أو n):
terminal-ask-leave-table = مغادرة الطاولة (y أو n):
terminal-ask-play-match = لعب المباراة (y أو n):
terminal-words-of-yes = y yes نعم ن أيوه

## المساعدة عند السؤال: حرف يبقى كما هو، وما يعرضه

terminal-key-hand = h: يدك.
terminal-key-pile = p: ما على الطاولة، والأيدي الأخرى.
terminal-key-scores = s: النتائج.
terminal-key-moves = m: كل ما يجوز لك الآن.
terminal-key-last = l: آخر الحركات.
terminal-key-hint = b: تلميح: ما كان الأستاذ سيفعله مكانك، وقيمة كل حركة، بحسب ما يمكنك أن تعرف.
terminal-key-style = y (بعد المباراة: style): أسلوبك: أي مستوى تشبهه حركاتك في هذه المباراة، وأي عادات تظهر فيها.
terminal-key-review = v: تحليل الجولة الأخيرة بعد انتهائها: قيمة كل حركة، والحظ منفصلًا عن المهارة؛ وبعد المباراة كل جولاتها.
terminal-key-rules = r: القواعد الخاصة لهذه الطاولة؛ r 3.2: تلك الفقرة من كتاب القواعد؛ r all: الكتاب كله.
terminal-key-quit = q: مغادرة الطاولة.
terminal-key-help = ?: هذه السطور.
terminal-key-rule-of-lesson = r: فقرة كتاب القواعد التي يدور عليها هذا الدرس.
terminal-key-table = t: الطاولة مرة أخرى.
terminal-key-teacher = w: ما كان المعلّم سيفعله، ثم الدرس التالي.
terminal-key-skip = s: تخطي هذا الدرس.
terminal-key-beginning = b: العودة إلى بداية اللغز.
terminal-key-solution = s: الحل.
terminal-key-leave = q: مغادرة.

## المساعدة عند السؤال: كيف تُكتب الأوراق والحركات

terminal-how-standard = تُكتب الورقة برقمها أو صورتها (A 2 3 4 5 6 7 8 9 T J Q K) ثم لونها (C D H S).
terminal-how-standard-as = تُكتب الورقة برقمها أو صورتها (A 2 3 4 5 6 7 8 9 T J Q K) ثم لونها (C D H S): { $code } هي { NOUN($card, form: "definite") }.
terminal-how-melding = تُكتب الورقة بنوعها: 4 إلى 9 وT وJ وQ وK وA؛ والحرتان 2 و*، أي الاثنين والجوكر؛ وb للثلاثة السوداء وr للثلاثة الحمراء.
terminal-how-letters = تُكتب الورقة بلونها (A حيوانات، C فلفل حار، S حوامض، W حلويات) ثم حرفها.
terminal-how-letters-as = تُكتب الورقة بلونها (A حيوانات، C فلفل حار، S حوامض، W حلويات) ثم حرفها: { $code } هي { NOUN($card, form: "definite") }.
terminal-how-to-play = اكتب ورقة، أو رقمها في يدك، لتلعبها.
terminal-how-asked-which = وإن كان لعبها بأكثر من طريقة تُسأل أيها تريد.
terminal-how-to-take = ويمكن أن تكتب بعدها ما تأكله، بعد الكلمة takes.
terminal-how-asked-which-takes = وإن كانت تأكل بأكثر من طريقة تُسأل أيها تريد.
terminal-how-to-draw = بالحرف d تسحب.
terminal-how-a-turn = يُكتب الدور بالكلمات، وإن كانت فيه عدة حركات فبينها فواصل.
terminal-how-a-meld = تُكتب أوراق النزلة بلا فراغات.
terminal-how-no-card = ما ليس ورقة، كالرد على إعلان كلمة، يُكتب بالكلمات التي يعرضها m.
terminal-how-any-game = تُكتب الحركة كما يعرضها m.
terminal-how-to-pass = الأوراق التي تمررها تُكتب، هي أو أرقامها، معًا وبينها فراغات.
terminal-examples = ما يجوز لك الآن مثلًا: { $examples }.
terminal-and-next = { $first }؛ { $next }

## الطاولة

terminal-opening = { $game }، { $length }: { $first } ضد { $second }.
terminal-opening-several = { $game }، { $length }: { $names }، كل لنفسه.
terminal-deal = الجولة { $deal }
terminal-score = النتيجة
terminal-dealer = { $name } (الموزّع)
terminal-no-cards = لا ورق
terminal-zone = { $zone }: { $says }
terminal-zone-said = { $zone }: { $says }.
terminal-quota = { $side }، للخروج: { $quotas }.
terminal-played-by =
    { $who ->
        [you] { $card }، منك
       *[other] { $card }، من { $name }
    }
terminal-played-by-highest =
    { $who ->
        [you] { $card }، منك، الأعلى حتى الآن
       *[other] { $card }، من { $name }، الأعلى حتى الآن
    }
terminal-ruling-suit = اللون الحاكم: { NOUN($suit, form: "definite") }.
terminal-not-led-yet = لا يجوز البدء به بعد: { NOUN($suits, form: "definite") }.
terminal-claimed =
    { $who ->
        [you] أعلنت { $word }، ومعها اللمّة.
       *[other] إعلان من { $name }: { $word }، ومعها اللمّة.
    }
terminal-claimed-for =
    { $who ->
        [you] أعلنت { $word } لصالح { $taker }.
       *[other] إعلان من { $name } لصالح { $taker }: { $word }.
    }
terminal-claimed-for-you = إعلان من { $name } لصالحك: { $word }.
terminal-verdict =
    { $verdict ->
        [word] { $word } كلمة صحيحة.
        [no_word] { $word } ليست كلمة.
       *[none] { $word }: بلا تحقق.
    }

## أوراق ألعاب الحروف. الجنس كما في cards-card-letter.

terminal-letter-plain = ورقة { $letter } من { NOUN($suit, form: "definite") }
    .definite = ورقة { $letter } من { NOUN($suit, form: "definite") }
    .gender = feminine
terminal-letter-peppers =
    { $icons ->
        [1] ورقة { $letter } من { NOUN($suit, form: "definite") } (فلفلة واحدة)
        [2] ورقة { $letter } من { NOUN($suit, form: "definite") } (فلفلتان)
        [few] ورقة { $letter } من { NOUN($suit, form: "definite") } ({ $icons } فلفلات)
       *[other] ورقة { $letter } من { NOUN($suit, form: "definite") } ({ $icons } فلفلة)
    }
    .definite =
        { $icons ->
            [1] ورقة { $letter } من { NOUN($suit, form: "definite") } (فلفلة واحدة)
            [2] ورقة { $letter } من { NOUN($suit, form: "definite") } (فلفلتان)
            [few] ورقة { $letter } من { NOUN($suit, form: "definite") } ({ $icons } فلفلات)
           *[other] ورقة { $letter } من { NOUN($suit, form: "definite") } ({ $icons } فلفلة)
        }
    .gender = feminine
terminal-letter-dog = كلب ({ $letter } من { NOUN($suit, form: "definite") })
    .definite = الكلب ({ $letter } من { NOUN($suit, form: "definite") })
    .gender = masculine
terminal-letter-turtle = سلحفاة ({ $letter } من { NOUN($suit, form: "definite") })
    .definite = السلحفاة ({ $letter } من { NOUN($suit, form: "definite") })
    .gender = feminine

## أوراقك

terminal-hand-empty = لا ورق في يدك.
terminal-hand =
    { $count ->
        [1] في يدك ورقة واحدة.
        [2] في يدك ورقتان.
        [few] في يدك { $count } ورقات.
       *[other] في يدك { $count } ورقة.
    }
terminal-hand-by-kind =
    { $stack ->
        [knee]
            { $count ->
                [1] في ركبتك ورقة واحدة: { $cards }.
                [2] في ركبتك ورقتان: { $cards }.
                [few] في ركبتك { $count } ورقات: { $cards }.
               *[other] في ركبتك { $count } ورقة: { $cards }.
            }
        [foot]
            { $count ->
                [1] في قدمك ورقة واحدة: { $cards }.
                [2] في قدمك ورقتان: { $cards }.
                [few] في قدمك { $count } ورقات: { $cards }.
               *[other] في قدمك { $count } ورقة: { $cards }.
            }
       *[hand]
            { $count ->
                [1] في يدك ورقة واحدة: { $cards }.
                [2] في يدك ورقتان: { $cards }.
                [few] في يدك { $count } ورقات: { $cards }.
               *[other] في يدك { $count } ورقة: { $cards }.
            }
    }
terminal-own-card = { $number }: { $code }، { LIST($facts, style: "comma") }.
terminal-own-card-does = { $move } { $says }
terminal-own-card-as = تُلعب { LIST($moves, style: "or") }
terminal-own-card-not-now = ليس الآن: { $why }
terminal-cards-not-now = ليس الآن، { $numbers }: { $why }
terminal-numbers = { $numbers }
terminal-numbers-from-to = من { $first } إلى { $last }
terminal-way = { $number }: { $move }، { $says }.
terminal-choice = { $move }: { $says }.
terminal-choice-not-now = ليس الآن، { $act }: { $why }
terminal-no-such-number =
    { $last ->
        [0] لا توجد ورقة { $number }: ليس في يدك ورق الآن.
        [1] لا توجد ورقة { $number }: في يدك ورقة واحدة، ورقمها 1.
       *[other] لا توجد ورقة { $number }: أوراقك مرقمة من 1 إلى { $last }.
    }

## اللاعبون الآخرون

terminal-other-player =
    { $role ->
        [dealer] { $name }، الموزّع: { LIST($facts, style: "comma") }.
       *[player] { $name }: { LIST($facts, style: "comma") }.
    }
terminal-fact-cards =
    { $count ->
        [0] لا ورق
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
terminal-fact-cards-of-stack =
    { $stack ->
        [knee]
            { $count ->
                [0] لا ورق في الركبة
                [1] ورقة واحدة في الركبة
                [2] ورقتان في الركبة
                [few] { $count } ورقات في الركبة
               *[other] { $count } ورقة في الركبة
            }
        [foot]
            { $count ->
                [0] لا ورق في القدم
                [1] ورقة واحدة في القدم
                [2] ورقتان في القدم
                [few] { $count } ورقات في القدم
               *[other] { $count } ورقة في القدم
            }
       *[hand]
            { $count ->
                [0] لا ورق في اليد
                [1] ورقة واحدة في اليد
                [2] ورقتان في اليد
                [few] { $count } ورقات في اليد
               *[other] { $count } ورقة في اليد
            }
    }
terminal-fact-stack-waits =
    { $stack ->
        [first] الرزمة الأولى { $count }
        [second] الرزمة الثانية { $count }
        [knee] الركبة { $count }
       *[foot] القدم { $count }
    }
terminal-fact-among = المعروف منها { NOUN($cards, form: "definite") }
terminal-fact-among-codes = المعروف منها { $cards }

## النتائج

terminal-side-facts = { $side }: { LIST($facts, style: "comma") }.
terminal-fact-points =
    { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
terminal-fact-taken =
    { $cards ->
        [0] في هذه الجولة لا ورق
       *[other] في هذه الجولة { $cards ->
                [1] ورقة واحدة
                [2] ورقتان
                [few] { $cards } ورقات
               *[other] { $cards } ورقة
            } قيمتها { $points ->
                [0] صفر
                [1] نقطة واحدة
                [2] نقطتان
                [few] { $points } نقاط
               *[other] { $points } نقطة
            }
    }
terminal-fact-counted = في هذه الجولة { LIST($counts, style: "comma") }
terminal-tally-trick =
    { $count ->
        [0] لا لمّات
        [1] لمّة واحدة
        [2] لمّتان
        [few] { $count } لمّات
       *[other] { $count } لمّة
    }
terminal-tally-animal =
    { $count ->
        [0] لا حيوانات
        [1] حيوان واحد
        [2] حيوانان
        [few] { $count } حيوانات
       *[other] { $count } حيوانًا
    }
terminal-tally-pepper =
    { $count ->
        [0] لا فلفل
        [1] فلفلة واحدة
        [2] فلفلتان
        [few] { $count } فلفلات
       *[other] { $count } فلفلة
    }
terminal-fact-bonus = { $mark } { $points } ({ NOUN($card, form: "definite") })
terminal-fact-animal = { $mark }
terminal-fact-games-won =
    { $games ->
        [0] لم يُكسب أي شوط
        [1] شوط مكسوب
        [2] شوطان مكسوبان
        [few] { $games } أشواط مكسوبة
       *[other] { $games } شوطًا مكسوبًا
    }
terminal-item-and-points = { $item } { $points }
terminal-side-and-points = { $side } { $points }
terminal-scores = النتيجة: { LIST($sides, style: "comma") }.
terminal-games-of-rubber = الأشواط: { LIST($sides, style: "comma") }.
terminal-deal-scores = الجولة { $deal }: { LIST($sides, style: "comma") }.
terminal-best-of-deal = { $title }: { $says }

## التلميحات

terminal-hint-marks = { $role }: { LIST($cards, style: "comma") }.
terminal-hint-worths = قيمة كل حركة، بالنقاط زيادة على الآخرين:
terminal-hint-move = { $says }: { $worth }.
terminal-hint-move-about = { $says }: { $worth }، بزيادة أو نقصان { $error }.
terminal-not-looked-at = لم تُحسب
terminal-about-equal = متساوية تقريبًا
terminal-hint-left-out =
    { $count ->
        [1] حركة أخرى غير مذكورة.
        [2] حركتان أخريان غير مذكورتين.
        [few] { $count } حركات أخرى غير مذكورة.
       *[other] { $count } حركة أخرى غير مذكورة.
    }
terminal-hint-level =
    { $count ->
        [1] حركة أخرى قد تكون بجودتها.
        [2] حركتان أخريان قد تكونان بجودتها.
        [few] { $count } حركات أخرى قد تكون بجودتها.
       *[other] { $count } حركة أخرى قد تكون بجودتها.
    }
# عدد وحده، مثل نقاط طرف.
terminal-number = { $number }
terminal-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-ahead = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-about = { $points } +/- { $error }
terminal-player = { $code }: { $name }
terminal-said = { $name }: { $says }

## السهرة

terminal-nothing-played = لم يُلعب شيء بعد.
terminal-enter-deals = لا ورقة تُلعب الآن: Enter يوزّع، و? للمساعدة.
terminal-match-can-be-reviewed = بالحرف v تُحلَّل المباراة: قيمة كل حركة، والحظ منفصلًا عن المهارة.
terminal-house-gets-ready = تُترجَم قواعد { $game } على هذا الجهاز، مرة واحدة: قد يستغرق ذلك بضع دقائق. Ctrl-C للمغادرة.
terminal-player-gets-ready = ينتظر البوت { $name } ترجمة قواعد { $game } على هذا الجهاز، مرة واحدة: قد يستغرق ذلك بضع دقائق. Ctrl-C للمغادرة.
terminal-player-failed = { $name }: { $says }
terminal-thanks = شكرًا على اللعب.
terminal-finished-deals-in = الجولات المنتهية في { $file }.
terminal-left-table = غادرت الطاولة.
terminal-left-table-at = غادرت الطاولة في الجولة { $deal }، والنتيجة { $score }.
terminal-to-go-on = للمتابعة: { $command }
terminal-not-kept = هذه المباراة لا تُحفظ. بالخيار --keep FILE يمكنك أن تغادر وتتابع في يوم آخر.
terminal-result-two = { $first } مقابل { $second }
terminal-result-several = { LIST($points, style: "comma") }

## مباراة محفوظة في ملف

terminal-kept-has-all = في { $file } مباراة لها لاعبوها وقواعدها وورقها: احذف تلك الخيارات لتتابعها.
terminal-kept-other-game = في { $file } مباراة { $game }: { $command }
terminal-kept-without-you = في { $file } مباراة ليس لك فيها مقعد.
terminal-kept-runs-code = في { $file } مباراة فيها لاعبون يشغّلون برامج من هذا الجهاز. إن أردت ذلك فاذكرهم: { $option }
terminal-kept-has-players = في { $file } مباراة لها لاعبوها: احذف --players لتتابعها.
terminal-kept-line-unreadable = { $file }: لا يمكن قراءة السطر { $line }، فلا يمكن متابعة هذه المباراة.
terminal-kept-is-no-match = { $file }: ليس في هذا الملف مباراة يمكن متابعتها.

## ما الخطأ في خيار

terminal-preset-needs-name = يلزم --preset اسم قواعد جاهزة: يعرض `kahve house GAME` ما للعبة منها.
# $strength: as 2.6. even is the name of a player.
terminal-strength-now = قوّتك في { $game } الآن { $strength }. اللاعب even يتبعها: kahve play --players you,even.
terminal-players-names-nobody = ليس في --players أحد: اكتب من يجلس وأين، مثل you,greedy.
terminal-players-one-seat = لا يمكن أن يكون --players هو { $players }: لك مقعد واحد، مثل you,greedy.
terminal-players-wrong-number = عدد المذكورين في --players هو { $named }، وعدد اللاعبين على هذه الطاولة { $seats }.
terminal-seed-out-of-range = لا يمكن أن يكون --seed هو { $seed }: البذرة عدد صحيح من 0 إلى 2**256 - 1، مثل --seed 7.
terminal-seed-below-zero = لا يمكن أن يكون --seed هو { $seed }: المطلوب عدد صحيح من 0 فما فوق.
terminal-option-out-of-range = لا يمكن أن يكون { $option } هو { $value }: المسموح من { $least } إلى { $most }.
terminal-file-without-folder = لا يمكن أن يكون { $option } هو { $file }: لا يوجد مجلد { $folder }.
terminal-file-is-folder = لا يمكن أن يكون { $option } هو { $file }: هذا مجلد.
terminal-file-is-there = { $file } موجود من قبل؛ والخيار --force يستبدله.
terminal-rule-is-no-file = لا يمكن قراءة { $rule } من هذا الملف. يمكن أن يكون الورق ملفًا، مثل deck=my-deck.json، وكذلك قائمة الكلمات، مثل lexicon=mine.txt.
terminal-file-fails = { $file }: { $reason }.
terminal-system-fails = { $reason }.
terminal-error = خطأ: { $why }
terminal-stopped = توقف العمل.

## الألعاب والقواعد الخاصة وكتب القواعد

terminal-game = { $code }: { $game }، عدد اللاعبين { $seats }.
terminal-game-any-seats = { $code }: { $game }، لأي عدد من اللاعبين.
terminal-game-also = تسمى أيضًا { LIST($names, style: "comma") }.
terminal-option = { $name } ({ $title }): المعتاد { $default }. المسموح: { $allowed }. الفقرة { $paragraph }.
terminal-option-changed = { $name } ({ $title }): المعتاد { $default }، وعلى هذه الطاولة { $value }. المسموح: { $allowed }. الفقرة { $paragraph }.
terminal-preset = --preset { $name }: { $title } ({ LIST($changes, style: "comma") }).
terminal-preset-default = --preset { $name }: { $title } (كل شيء كالمعتاد).
terminal-house-rule = { $rule } – { $value }، الفقرة { $paragraph }.
terminal-house-rule-changed = { $rule } – { $value } (مغيّرة)، الفقرة { $paragraph }.
terminal-how-to-read-rules = الحرف r مع رقم، مثل r 3.2، هو تلك الفقرة؛ وr all هو الكتاب كله.
terminal-no-such-paragraph = لا توجد فقرة { $paragraph } في كتاب قواعد { $game }.
terminal-at-this-table = على هذه الطاولة: { $value }.
terminal-at-this-table-changed = على هذه الطاولة: { $value }، بدلًا من { $default }.
# مكان على الطاولة في مثال من كتاب القواعد. $cards: ما هو موضوع هناك، مثل "3♣ 4♦".
terminal-example-place = { $place }: { $cards }
# $card: الورقة التي تُلعب هناك.
terminal-example-played = { $place }: { $cards }؛ لُعبت: { $card }

## الدروس

terminal-lesson = الدرس { $number } من { $count }: { $title }.
terminal-lessons-done = الدروس المنتهية: { $done } من { $count }.
terminal-teacher-plays = المعلّم يلعب { $move }.
terminal-right = صحيح.
terminal-try-another = جرّب حركة أخرى.
terminal-last-lesson-over = كان هذا آخر درس.
terminal-left-lessons = غادرت الدروس.

## الألغاز

terminal-puzzle =
    { $grade ->
        [easy] { $game }، اللغز { $number } من { $count } (سهل).
        [fair] { $game }، اللغز { $number } من { $count } (متوسط).
       *[hard] { $game }، اللغز { $number } من { $count } (صعب).
    }
terminal-winning-turn = الدور الرابح هو { $move }.
terminal-best-turn = أفضل دور هو { $move }.
terminal-solved = حللته.
terminal-not-this-one = ليست هذه.
terminal-puzzle-again = اللغز يبدأ من جديد.
terminal-left-puzzle = غادرت اللغز.
terminal-puzzles-of-game = { $game } ({ $code }): السهل { $easy }، والمتوسط { $fair }، والصعب { $hard }.
terminal-puzzles-solved = الألغاز المحلولة: { $solved } من { $count }.
terminal-puzzles-found = الألغاز الموجودة: { $number }. عدد الجولات التي يُبحث فيها، على الأكثر: { $deals }.
terminal-drill-costs = { $game }: ما كلّفته أخطاء { $name } بالنقاط
terminal-drill-cost = { $cost } · { $kind }
terminal-drill-match = المباراة { $match }: ضاع { $cost } من النقاط في القرار، من { $decisions } من القرارات.
terminal-drill-none = لا يظهر خطأ في هذه الجولات.
terminal-drill-exercise = الموقف { $number } من { $count }.
terminal-drill-no-player = { $name } لا يلعب في أي من هذه المباريات. اللاعبون: { LIST($names, style: "comma") }.
terminal-compare-all = كل الجولات
terminal-compare-row = { $name } ({ $file }): النقاط { $points }، أكثر من الآخرين { $margin }، المتوقع { $par }، فوق المتوسط { $over }، المقارنات { $matchpoints }.
terminal-compare-never = اللعب هو نفسه في السجل الأول.
terminal-compare-parts =
    { $moves ->
        [zero] يفترق اللعب عن السجل الأول من أول حركة.
        [one] يفترق اللعب عن السجل الأول بعد حركة واحدة.
        [two] يفترق اللعب عن السجل الأول بعد حركتين.
        [few] يفترق اللعب عن السجل الأول بعد { $moves } حركات.
        [many] يفترق اللعب عن السجل الأول بعد { $moves } حركة.
       *[other] يفترق اللعب عن السجل الأول بعد { $moves } حركة.
    }
terminal-compare-total =
    { $deals ->
        [zero] { $name } ({ $file })، بلا جولات: فوق المتوسط { $over }، المقارنات { $matchpoints }.
        [one] { $name } ({ $file })، جولة واحدة: فوق المتوسط { $over }، المقارنات { $matchpoints }.
        [two] { $name } ({ $file })، جولتان: فوق المتوسط { $over }، المقارنات { $matchpoints }.
        [few] { $name } ({ $file })، { $deals } جولات: فوق المتوسط { $over }، المقارنات { $matchpoints }.
        [many] { $name } ({ $file })، { $deals } جولة: فوق المتوسط { $over }، المقارنات { $matchpoints }.
       *[other] { $name } ({ $file })، { $deals } جولة: فوق المتوسط { $over }، المقارنات { $matchpoints }.
    }
terminal-compare-two = للمقارنة أعطِ سجلين أو أكثر.
terminal-compare-twice = السجل { $file } مذكور مرتين.
terminal-compare-no-deal = ليس في { $file } جولة لُعبت إلى نهايتها.
terminal-compare-other-game = { $file } مباراة في لعبة { $game }، و{ $first } مباراة في لعبة { $other }.
terminal-compare-other-rules = لُعبت { $file } بقواعد بيت غير قواعد { $first }.
terminal-compare-other-deals = في الجولة { $deal } من { $file } ورق غير الذي في { $first }.
terminal-day-of-game = { $game }: { $command }
terminal-day-about = جولة { $date }: { $game }، بالورق نفسه للجميع. يلعب كل الآخرين في مستوى { $others }.
terminal-day-left = تركتَ الجولة. لا يُحفظ هنا شيء منها.
terminal-day-points =
    { $kind ->
        [ahead] متقدم بفارق { $points } من النقاط.
        [behind] متأخر بفارق { $points } من النقاط.
       *[level] تعادل في النقاط.
    }
terminal-day-level =
    { $plays ->
        [zero] { $level }: لم يلعبها بعد. النتائج من { $low } إلى { $high }، والوسط { $middle }. تقدمتَ على { $percent }%.
        [one] { $level }: { $low } في لعبة واحدة. تقدمتَ على { $percent }%.
        [two] { $level }: غالبًا من { $low } إلى { $high }، والوسط { $middle }، في لعبتين. تقدمتَ على { $percent }%.
        [few] { $level }: غالبًا من { $low } إلى { $high }، والوسط { $middle }، في { $plays } ألعاب. تقدمتَ على { $percent }%.
        [many] { $level }: غالبًا من { $low } إلى { $high }، والوسط { $middle }، في { $plays } لعبة. تقدمتَ على { $percent }%.
       *[other] { $level }: غالبًا من { $low } إلى { $high }، والوسط { $middle }، في { $plays } لعبة. تقدمتَ على { $percent }%.
    }

## Styles: `kahve style`

# $level: the name of a bot. $percent: how likely it is that the person plays like this level, among all levels.
terminal-style-nearest = { $game }: أقرب المستويات إلى الخيارات، وعددها { $choices }: { $level } ({ $percent }%).
# In so many of a hundred choices the person plays so.
terminal-style-lapses = لعب بالنظرة الأولى في { $glances }% من الخيارات، وبذاكرة قصيرة أو كلمات قليلة في { $forgets }%، وإغفال حركة صعبة الرؤية في { $overlooks }%.
# $player: to be typed as it stands.
terminal-style-player = لاعب يخطئ هكذا هو { $player }.

## السجلات: `kahve replay`

terminal-about-file = { $file }: { $says }
terminal-replayed-match =
    { $ending ->
        [none]
            { $deals ->
                [0] { $game }، بلا جولات، { $score }، بلا نتيجة بعد: كل حركة مسموحة وكل جدول نقاط مطابق.
                [1] { $game }، جولة واحدة، { $score }، بلا نتيجة بعد: كل حركة مسموحة وكل جدول نقاط مطابق.
                [2] { $game }، جولتان، { $score }، بلا نتيجة بعد: كل حركة مسموحة وكل جدول نقاط مطابق.
                [few] { $game }، { $deals } جولات، { $score }، بلا نتيجة بعد: كل حركة مسموحة وكل جدول نقاط مطابق.
               *[other] { $game }، { $deals } جولة، { $score }، بلا نتيجة بعد: كل حركة مسموحة وكل جدول نقاط مطابق.
            }
       *[result]
            { $deals ->
                [0] { $game }، بلا جولات، { $score }: كل حركة مسموحة وكل جدول نقاط مطابق.
                [1] { $game }، جولة واحدة، { $score }: كل حركة مسموحة وكل جدول نقاط مطابق.
                [2] { $game }، جولتان، { $score }: كل حركة مسموحة وكل جدول نقاط مطابق.
                [few] { $game }، { $deals } جولات، { $score }: كل حركة مسموحة وكل جدول نقاط مطابق.
               *[other] { $game }، { $deals } جولة، { $score }: كل حركة مسموحة وكل جدول نقاط مطابق.
            }
    }
terminal-replayed-matches = { $matches ->
        [2] مباراتان
        [few] { $matches } مباريات
       *[other] { $matches } مباراة
    } من { $games }، { $deals ->
        [0] بلا جولات
        [1] جولة واحدة
        [2] جولتان
        [few] { $deals } جولات
       *[other] { $deals } جولة
    }، { $unfinished ->
        [0] ولكل مباراة نتيجة
        [1] منها مباراة بلا نتيجة
        [2] منها مباراتان بلا نتيجة
        [few] منها { $unfinished } مباريات بلا نتيجة
       *[other] منها { $unfinished } مباراة بلا نتيجة
    }: كل حركة مسموحة وكل جدول نقاط مطابق.
terminal-log-is-empty = السجل فارغ؛ يجب أن يبدأ بترويسة.
terminal-file-is-empty-log = { $file }: السجل فارغ؛ يجب أن يبدأ بترويسة.
terminal-log-is-no-text = { $file }: هذا ليس نصًا بترميز UTF-8، فليس سجلًا.
terminal-bar-replaying = إعادة اللعب
terminal-bar-lines = سطور
terminal-bar-looking-through = تحليل
terminal-bar-decisions = قرارات
terminal-seconds-left = بقي { $seconds } ث
terminal-minutes-left = بقي { $minutes } د
terminal-hours-left = بقي { $hours } س و{ $minutes } د

## قيمة كل حركة: `kahve review`

terminal-review-no-such-seat = لا يمكن أن يكون --seat هو { $seat }: المقاعد من 0 إلى { $last }.
terminal-review-no-such-match =
    { $count ->
        [0] لا يمكن أن يكون --match هو { $match }: لا مباريات في { $file }.
        [1] لا يمكن أن يكون --match هو { $match }: في { $file } مباراة واحدة.
        [2] لا يمكن أن يكون --match هو { $match }: في { $file } مباراتان.
        [few] لا يمكن أن يكون --match هو { $match }: في { $file } { $count } مباريات.
       *[other] لا يمكن أن يكون --match هو { $match }: في { $file } { $count } مباراة.
    }
terminal-review-no-such-deal =
    { $count ->
        [1] لا يمكن أن يكون --deal هو { $deal }: من هذه المباراة يمكن تحليل الجولة { $deals }.
        [2] لا يمكن أن يكون --deal هو { $deal }: من هذه المباراة يمكن تحليل الجولتين { $deals }.
       *[other] لا يمكن أن يكون --deal هو { $deal }: من هذه المباراة يمكن تحليل الجولات { $deals }.
    }
terminal-review-no-deal-over = لم تُلعب أي جولة من هذه المباراة إلى نهايتها، فليس فيها ما يُحلَّل.
terminal-review-given-away =
    { $count ->
        [1] { $game }، الجولة { LIST($deals, style: "comma") }. النقاط الضائعة:
        [2] { $game }، الجولتان { LIST($deals, style: "comma") }. النقاط الضائعة:
       *[other] { $game }، الجولات { LIST($deals, style: "comma") }. النقاط الضائعة:
    }
terminal-review-luck-and-skill = الحظ منفصلًا عن المهارة، بالنقاط زيادة على الآخرين: النتيجة = المهارة + الحظ، والحظ = الورق + مجيئه:
terminal-column-deal = الجولة { $deal }
terminal-column-all = الكل
terminal-column-result = النتيجة
terminal-column-skill = المهارة
terminal-column-luck = الحظ
terminal-column-cards = الورق
terminal-column-run = مجيئه
terminal-row = { $row }: { LIST($cells, style: "comma") }.
terminal-cell = { $column } { $figure }
terminal-deal-and-side = الجولة { $deal }، { $names }
terminal-review-of-seat = الجولة { $deal }، { $name }: { $says }
terminal-review-decisions = { $decisions ->
        [0] لا قرارات
        [1] قرار واحد
        [2] قراران
        [few] { $decisions } قرارات
       *[other] { $decisions } قرارًا
    }، { $dear ->
        [0] ولم يضع شيء
        [1] واحد منها ضيّع نقاطًا
        [2] اثنان منها ضيّعا نقاطًا
       *[other] منها { $dear } ضيّعت نقاطًا
    }.
terminal-review-dearest-first = { $decisions ->
        [0] لا قرارات
        [1] قرار واحد
        [2] قراران
        [few] { $decisions } قرارات
       *[other] { $decisions } قرارًا
    }، { $dear ->
        [0] ولم يضع شيء
        [1] واحد منها ضيّع نقاطًا
        [2] اثنان منها ضيّعا نقاطًا
       *[other] منها { $dear } ضيّعت نقاطًا
    }، الأغلى أولًا:
terminal-review-decision = الجولة { $deal }، الدور { $turn }، { $name }، ضاع { $points } من النقاط: { $move } ({ $worth })، والأفضل كان: { $best } ({ $better }).
terminal-review-advice = إلى { $name }: { $says }

## البراهين على أن أحدًا لم يختر الورق: `kahve verify`

terminal-verified =
    { $deals ->
        [1] جولة واحدة: ترتيبها ناتج عن برهانها.
        [2] جولتان: ترتيب كل منهما ناتج عن برهانها.
        [few] { $deals } جولات: ترتيب كل منها ناتج عن برهانها.
       *[other] { $deals } جولة: ترتيب كل منها ناتج عن برهانها.
    }
# $words: لكل جولة أربعة مقاطع يظهرها ختم الصفحة أيضًا.
terminal-conform-right = { $game } ({ $rules }): كل الإجابات صحيحة، وعددها { NUMBER($right) }.
terminal-conform-refused = { $game } ({ $rules }): لم يُسأل؛ { $says }
terminal-conform-wrong = { $game } ({ $rules }): عدد الإجابات الصحيحة { NUMBER($right) }، ثم إجابة خاطئة.
terminal-conform-asked = السؤال: { $line }
terminal-conform-expected = الصحيح: { $line }
terminal-conform-answered = الإجابة: { $line }
terminal-conform-written = عدد الملفات { NUMBER($files) } في المجلد { $folder }.
terminal-conform-nobody = اذكر برنامجًا، مثل kahve conform ./referee، أو مجلدًا مع --write.
terminal-verified-words =
    { $deals ->
        [1] كلمتها { LIST($words, style: "comma") }.
       *[other] كلمات الجولات { LIST($words, style: "comma") }.
    }
terminal-verified-without =
    { $deals ->
        [1] جولة أخرى بلا برهان.
        [2] جولتان أخريان بلا برهان.
        [few] { $deals } جولات أخرى بلا برهان.
       *[other] { $deals } جولة أخرى بلا برهان.
    }
terminal-verified-no-device =
    { $deals ->
        [1] في جولة واحدة لم يشارك أي جهاز، فكان بوسع من أدار الطاولة أن يختار الورق.
        [2] في جولتين لم يشارك أي جهاز، فكان بوسع من أدار الطاولة أن يختار الورق.
        [few] في { $deals } جولات لم يشارك أي جهاز، فكان بوسع من أدار الطاولة أن يختار الورق.
       *[other] في { $deals } جولة لم يشارك أي جهاز، فكان بوسع من أدار الطاولة أن يختار الورق.
    }
terminal-verified-left-out =
    { $devices ->
        [1] جهاز واحد صمت فلم يُحسب.
        [2] جهازان صمتا فلم يُحسبا.
        [few] { $devices } أجهزة صمتت فلم تُحسب.
       *[other] { $devices } جهازًا صمتت فلم تُحسب.
    }
terminal-verified-broken-off =
    { $exchanges ->
        [1] قبل هذه الجولات انقطع تبادل واحد.
        [2] قبل هذه الجولات انقطع تبادلان.
        [few] قبل هذه الجولات انقطعت { $exchanges } تبادلات.
       *[other] قبل هذه الجولات انقطع { $exchanges } تبادلًا.
    }
terminal-verified-nothing-proven =
    { $deals ->
        [1] جولة واحدة بلا برهان: السجل أقدم من البراهين، أو جاء ترتيب الورق من مكان آخر.
        [2] جولتان بلا برهان: السجل أقدم من البراهين، أو جاء ترتيب الورق من مكان آخر.
        [few] { $deals } جولات بلا برهان: السجل أقدم من البراهين، أو جاء ترتيب الورق من مكان آخر.
       *[other] { $deals } جولة بلا برهان: السجل أقدم من البراهين، أو جاء ترتيب الورق من مكان آخر.
    }
terminal-verified-no-deal = لم تُلعب أي جولة في هذا السجل، فليس فيه ما يُتحقق منه.
terminal-deal-not-proven = الجولة { $deal } غير مبرهنة: { $why }

## حفظ طاولات خادم

# $tables: كم عددها.
terminal-tables-copied = في { $file } نسخة من كل الطاولات: { $tables }.
terminal-tables-are-back = عادت طاولات { $file }: { $tables }.
terminal-tables-before = ما كان هناك من قبل موجود في { $file }.
terminal-tables-deleted = الطاولات المحذوفة: { $tables }.
terminal-push-key-written = المفتاح في { $file }. شغّل الخادم به: { $command }

# $folder: as it was given. $megabytes: a number.
terminal-pocket-written = في { $folder } طاولة الجيب: { $megabytes } ميغابايت كلها. يستطيع أي مضيف ويب أن يقدمها عبر https.
terminal-pocket-interpreted = لا مترجم برامج للمتصفح هنا، ولذلك القواعد فيها بطيئة: قد يستغرق التلميح دقيقة. ثبّت kahve[compiler] واكتبها من جديد.

## ما يقوله `kahve doctor`

# $kind: good, note (to be known), or fix (to be mended). $says: one of the sentences below.
terminal-doctor-line =
    { $kind ->
        [good] سليم: { $says }
        [note] ملاحظة: { $says }
       *[fix] أصلح: { $says }
    }
terminal-doctor-all-good = لا شيء يحتاج إلى إصلاح.
terminal-doctor-to-fix =
    { $count ->
        [one] أمر واحد يحتاج إلى إصلاح.
        [two] أمران يحتاجان إلى إصلاح.
        [few] { $count } أمور تحتاج إلى إصلاح.
       *[other] { $count } أمرًا تحتاج إلى إصلاح.
    }
# $store: a file, or the address of a database.
terminal-doctor-store-ready = يمكن قراءة الطاولات في { $store } وكتابتها، وهي محدَّثة.
terminal-doctor-store-new = لا يوجد { $store } بعد. يصنعه الخادم حين يبدأ.
terminal-doctor-store-empty = قاعدة البيانات { $store } فارغة. يملؤها الخادم حين يبدأ.
terminal-doctor-store-folder = لا يمكن صنع { $store } لأن الكتابة في { $folder } غير ممكنة. اسمح لمستخدم الخادم بالكتابة هناك.
# $reason: a sentence, perhaps in English.
terminal-doctor-store-unusable = لا يمكن استعمال عنوان الطاولات. { $reason }
# $reason: what the system says, perhaps in English.
terminal-doctor-store-unreachable = لا يمكن الوصول إلى قاعدة البيانات { $store }: { $reason }. تأكد من أنها تعمل، ومن صحة العنوان والاسم وكلمة السر.
terminal-doctor-store-read-only = لا يمكن الكتابة في { $store }: { $reason }. اسمح لمستخدم الخادم بالكتابة، ولا تستعمل قاعدة بيانات تنسخ غيرها فقط.
terminal-doctor-store-damaged = الطاولات في { $store } تالفة: { $reason }. أوقف الخادم وأعد نسخة بالأمر kahve restore.
# $command: as it is typed.
terminal-doctor-store-older = الطاولات في { $store } من إصدار أقدم، وسيحدّثها البدء التالي. اصنع نسخة أولًا: { $command }
terminal-doctor-store-newer = كتب الطاولات في { $store } إصدار أحدث من Kahve. حدّث Kahve.
terminal-doctor-store-of-others = في { $store } شيء آخر غير طاولات Kahve. اختر ملفًا آخر أو قاعدة بيانات أخرى.
terminal-doctor-store-password = في عنوان قاعدة البيانات كلمة السر، ويمكن لغيرك على هذا الجهاز رؤيتها. اكتبها في ملف، وأنهِ العنوان بـ ?password_file=FILE.
# $command: as it is typed.
terminal-doctor-store-open-to-others = يمكن لغيرك على هذا الجهاز قراءة { $file }. أغلقه أمامهم: { $command }
# $most, $used, $needed: numbers.
terminal-doctor-store-connections = تقبل قاعدة البيانات { $most } اتصالًا وفيها الآن { $used }، وقد يحتاج الخادم إلى { $needed }. ارفع max_connections.
terminal-doctor-clock-steady = ساعة هذا الجهاز تسير بانتظام.
terminal-doctor-clock-jumps = قفزت ساعة هذا الجهاز بمقدار { $seconds } ث أثناء الفحص. دع NTP يضبطها.
terminal-doctor-clock-database = بين ساعة قاعدة البيانات وساعة هذا الجهاز فرق { $seconds } ث. دع NTP يضبط الاثنتين.
terminal-doctor-clock-behind = آخر حركة تقع بعد { $seconds } ث من الآن. ساعة هذا الجهاز متأخرة، أو كانت متقدمة: دع NTP يضبطها.
# $free: a number.
terminal-doctor-disk-room = في قرص { $folder } مساحة خالية: { $free } GB.
terminal-doctor-disk-low = لم يبق في قرص { $folder } إلا { $free } GB. أفسح مكانًا: لا أحد يلعب والقرص ممتلئ.
# $line: a line of a file, as it is written there.
terminal-doctor-descriptors-few = لا يستطيع الخادم أن يفتح إلا { $most } من الملفات والاتصالات. ارفع الحد، مثلًا بـ { $line } في خدمته.
# $command: a compiler, as cc.
terminal-doctor-compiler-there = يترجم القواعد { $command }.
terminal-doctor-compiler-shipped = جاء Kahve بقواعد مترجمة.
terminal-doctor-compiler-none = لا يوجد مترجم C، ولذلك فالبوتات الباحثة بطيئة. ثبّت clang أو gcc، أو شغّل: { $command }
# $variable: of the environment.
terminal-doctor-cache-closed = لا يمكن حفظ القواعد المترجمة في { $folder }: { $reason }. اسمح لمستخدم الخادم بالكتابة هناك، أو سمِّ مجلدًا آخر في { $variable }.
terminal-doctor-push-ready = يمكن إرسال الإشعارات بالملف { $file }.
terminal-doctor-push-none = لم يُعطَ مفتاح إشعارات: لا يعرف أحد أن دوره جاء ما دامت الصفحة مغلقة. يصنعه { $command }.
terminal-doctor-push-no-contact = ليس في المفتاح { $file } عنوان للتواصل، وبعض خدمات الإشعارات لا ترسل عندئذ شيئًا. أضفه إلى الملف: { $line }.
# $reason: a sentence, perhaps in English.
terminal-doctor-push-unusable = لا يمكن إرسال إشعار بالملف { $file }. { $reason }
# $option: as it is typed.
terminal-doctor-address-none = لم يُعطَ عنوان عام، فلم يُفحص. يُعطى بـ { $option }.
terminal-doctor-address-leads = يقود { $address } إلى الخادم.
terminal-doctor-address-unreachable = لا شيء يجيب عند { $address }: { $reason }. تأكد من أن الاسم يقود إلى هذا الجهاز، وأن الوسيط يعمل، وأن جدار الحماية يسمح بالدخول.
terminal-doctor-address-certificate = شهادة { $address } غير مقبولة: { $reason }. دع الوسيط يأخذ شهادة صالحة لهذا الاسم.
# $status: a number of HTTP.
terminal-doctor-address-nobody-behind = عند { $address } يجيب وسيط بـ { $status }: لا يصل إلى خادم. شغّل kahve serve، وتأكد من أن الوسيط يقود إلى منفذه.
# $option and $line: as they are typed.
terminal-doctor-address-other-name = الخادم خلف { $address } لا يعرف هذا الاسم. شغّله بـ { $option }، ودع الوسيط يمرر الاسم، وفي nginx: { $line }
terminal-doctor-address-not-kahve = عند { $address } يجيب شيء غير Kahve بـ { $status }. تأكد من أن الوسيط يقود هذا العنوان بمساره إلى الخادم.
terminal-doctor-address-http = { $address } ليس https: عندئذ لا تثبّت المتصفحات الصفحة ولا تعرض إشعارات. دع وسيطًا يتولى TLS.
terminal-doctor-https-alone = يقال للمتصفحات أن تستعمل https وحده.
terminal-doctor-https-not-alone = لا يقال للمتصفحات أن تستعمل https وحده. شغّل الخادم بـ { $option }، ودع الوسيط يمرر ترويساته.
terminal-doctor-page-whole = تصل الصفحة وما يتبعها.
terminal-doctor-page-broken = تحتاج الصفحة عند { $address } إلى { $file }، وهو لا يصل. شغّل الخادم بـ { $option }، ودع الوسيط يمرر كل ما تحت هذا العنوان.
terminal-doctor-socket-open = تمر WebSocket.
terminal-doctor-socket-closed = لا يمرر الوسيط WebSocket ويجيب بـ { $status }، فلا أحد يستطيع اللعب. أضف في nginx: { $line }
terminal-doctor-host-lost = يسمع الخادم الاسم { $seen } بدل { $name }، فيحسب صفحاته غريبة. أضف في nginx: { $line }
terminal-doctor-scheme-lost = لا يعرف الخادم أن الزوار يأتون عبر https. أضف في nginx: { $line }
terminal-doctor-visitors-seen = يرى الخادم عناوين الزوار.
terminal-doctor-visitors-untold = لا يقول الوسيط من أين يأتي الزوار، فيتقاسمون كلهم حدود عنوان واحد. أضف في nginx: { $line }
terminal-doctor-visitors-unbelieved = لا يصدّق الخادم الوسيط عند { $address }، فيتقاسم كل الزوار حدود عنوان واحد. شغّله بـ { $option }.
terminal-doctor-visitors-claimed = يستطيع زائر أن يدّعي أي عنوان، لأن الوسيط يمرر ما يقوله الزوار. اكتب في nginx: { $line }
