### ما تشترك فيه كل لعبة: القواعد الخاصة، وسجلات المباريات، والمواقف، والحركات، والجولات.
### $rule و$field أسماء في الشيفرة وتبقى كما هي. والقيم والرموز وأسماء الغير تأتي بين علامتي تنصيص.


## قاعدة خاصة: قيمها كما يقرؤها الناس، والمسموح. كل منها قائم بنفسه. الكلمتان yes وno تُكتبان هكذا في كل لغة.

engine-yes = نعم
engine-no = لا
engine-allows-range = من { $low } إلى { $high }
engine-allows-yes-no = yes (نعم) أو no (لا)
engine-allows-listed = { $values }
engine-allows-listed-or-other = { LIST($values, style: "comma") }، أو عدد صحيح آخر من { $low } إلى { $high }
engine-allows-listed-or-further = { LIST($values, style: "comma") }، وكذلك { $further }
# A row of numbers. $values: the words that are allowed as well. $most: how many numbers. $step: 1 where every number is allowed.
engine-allows-numbers-by-deal = { $step ->
    [1] { LIST($values, style: "comma") } أو أعداد من { $low } إلى { $high }، عدد لكل جولة، وأقصاها { $most }، مثل { $example }
   *[other] { LIST($values, style: "comma") } أو مضاعفات { $step } من { $low } إلى { $high }، عدد لكل جولة، وأقصاها { $most }، مثل { $example }
}
engine-allows-numbers-by-card = { LIST($values, style: "comma") } أو لكل رقم أحد مضاعفات { $step } من { $low } إلى { $high }، مثل { $example }
engine-numbers = { LIST($numbers, style: "comma") }

## ما الخطأ في قاعدة خاصة. $value هو ما كتبه أحدهم.

engine-rule-not-in-range = لا يمكن أن تكون { $rule } هي { $value }: المسموح من { $low } إلى { $high }.
engine-rule-not-the-only = لا يمكن أن تكون { $rule } هي { $value }: المسموح { $only } فقط.
engine-rule-not-listed = لا يمكن أن تكون { $rule } هي { $value }: المسموح { $allowed }.
engine-rule-not-listed-or-other = لا يمكن أن تكون { $rule } هي { $value }: المسموح { LIST($allowed, style: "comma") }، أو عدد صحيح آخر من { $low } إلى { $high }.
engine-rule-not-listed-or-further = لا يمكن أن تكون { $rule } هي { $value }: المسموح { LIST($allowed, style: "comma") }، وكذلك { $further }.
engine-rule-not-yes-or-no = لا يمكن أن تكون { $rule } هي { $value }: المسموح yes أو no.
engine-rule-not-such-a-text = لا يمكن أن تكون { $rule } هي { $value }: المسموح { $allowed }.
engine-no-such-rule = لا توجد قاعدة خاصة { $rule }.
engine-rules-there-are = القواعد هي { $rules }.
engine-is-no-rule = { $text } ليست قاعدة خاصة: اكتب option=value، مثل target=101.
engine-rule-set-twice = { $rule } محددة مرتين.
engine-no-such-preset = ليس في { $game } قواعد جاهزة اسمها { $preset }: الموجود { LIST($presets, style: "comma") }.
engine-game-without-presets = ليس في { $game } قواعد جاهزة اسمها { $preset }: ليس لها أي قواعد جاهزة.

## مجموعة قواعد خاصة في سطر واحد، مثل "pisti target=101 # بيشتي الجدة"، واسمها بعد #

engine-line-too-long = هذا السطر أطول من اللازم لقواعد خاصة: عدد الحروف المسموح { NUMBER($most, useGrouping: 0) }.
engine-set-name-too-long = عدد حروف اسم المجموعة لا يزيد على { $most }: { $name } أطول.
engine-set-name-cannot-be-seen = اسم المجموعة سطر واحد من حروف وعلامات تُرى: وليس { $name } كذلك.
engine-line-of-another-game = هذه القواعد الخاصة للعبة { $other }، واللعبة هنا { $game }: اختر تلك اللعبة أولًا.

## ما الخطأ في سجل مباراة. كلها ما عدا الأولى تأتي بعد «السطر 3: ».

engine-log-line = السطر { $line }: { $error }
engine-log-empty = السجل فارغ؛ يجب أن يبدأ بترويسة.
engine-log-is-no-text = هذا ليس نصًا بترميز UTF-8، فليس سجلًا.
engine-log-not-json = هذا ليس JSON؛ ربما كان الملف مقطوعًا.
engine-log-no-object = سطر السجل كائن JSON.
engine-log-neither-deal-nor-result = السطر جولة أو نتيجة.
engine-log-goes-on = السجل مستمر بعد نتيجته.
engine-log-without-result = انتهت المباراة هنا، وليس في السجل نتيجة.
engine-log-without-header = هذه ليست ترويسة سجل Kahve بالصيغة { $format }.
engine-log-of-other-rules = السجل بقواعد { $rules }، وهنا { $version } من { $game }.
engine-log-header-without-house = الترويسة تحتاج إلى house وdealer.
engine-log-header-without-players =
    { $seats ->
        [1] الترويسة تحتاج إلى اسم لاعب واحد.
        [2] الترويسة تحتاج إلى اسمي لاعبين.
        [few] الترويسة تحتاج إلى أسماء { $seats } لاعبين.
       *[other] الترويسة تحتاج إلى أسماء { $seats } لاعبًا.
    }
engine-log-of-another-list = لُعب السجل بقائمة كلمات أخرى: يذكر { $named }، وهنا قائمة الكلمات { $list } ببصمة { $digest }.
engine-log-of-a-list = لُعب السجل بقائمة كلمات أخرى: يذكر { $named }، وليست هنا قائمة كلمات.
engine-log-other-deal = هذه الجولة { $deal }، والمنتظرة الجولة { $due }.
engine-log-other-dealer = الموزّع المذكور { $dealer }، والتوزيع على المقعد { $seat }.
engine-log-deal-is-void = الجولة ملغاة: { $reason }
engine-log-deal-is-not-void = الجولة مذكورة ملغاة وليست كذلك.
engine-log-misplaced-proof = برهان الجولة كائن، ولا يكون إلا لجولة لُعبت إلى نهايتها.
engine-log-without-moves = الجولة تحتاج إلى حركاتها، مثل 0:5H 1:6D.
engine-log-move-cannot-be-read = الحركة { $number }، { $move }، لا تُقرأ: كل حركة هي مقعد وحركة، مثل 0:5H 1:6D.
engine-log-move-after-the-deal = الحركة { $number }، { $move }: انتهت الجولة.
engine-log-move-out-of-turn = الحركة { $number }، { $move }: الدور للمقعد { $seat }.
engine-log-move-refused = الحركة { $number }، { $move }: { $error }
engine-log-sheet-too-early = للجولة جدول نقاط ولم تنته بعد.
engine-log-without-sheet = انتهت الجولة وليس لها جدول نقاط.
engine-log-other-points = الطرف { $side }، { $item }: في السجل { $written }، والحساب { $counted }.
engine-log-other-scores = النتائج { $written }، والحساب { $counted }.
engine-log-other-games = الأشواط { $written }، والحساب { $counted }.
engine-log-result-too-early = في السجل نتيجة، ولم تنته المباراة.
engine-log-other-result = النتيجة { $written }، والحساب { $counted }.

## ما الخطأ في برهان جولة. تأتي كل جملة بعد نقطتين.

engine-proof-of-another-deal = البرهان للجولة { $deal }، ومكانه عند الجولة { $number }.
engine-proof-over-a-played-deal = البرهان يبدأ بالجولة { $first }، وبينها وبين الجولة { $number } جولة لم تكن ملغاة.
engine-deal-without-proof = ليس للجولة { $number } برهان.

## ما الخطأ في موقف، وهو سطر من النص فيه حقول مثل turn=1

engine-position-of-another-game = الموقف في { $game } يبدأ بـ{ $name } وبالقواعد الخاصة، أو '-'.
engine-no-such-field = ليس في مواقف { $game } حقل { $field }.
engine-field-cannot-be-read = لا يمكن قراءة الحقل { $field } من { $text }.
engine-entry-without-a-card = في الحقل { $field } قيمة لموضع في { $zone } لا ورقة فيه.
engine-field-is-not-the-sum = الحقل { $field } هو { $number }: وليس هذا مجموع { $total }.
engine-nobody-can-move = الدور على المقعد { $seat }، وليست لديه حركة.
engine-field-against-the-rest = في الحقل { $field } القيمة { $number }: ومن بقية الموقف يجب أن تكون { $right }.
engine-field-out-of-range = في الحقل { $field } العدد { $number }: المسموح هنا من { $low } إلى { $high }.
engine-field-beyond-the-seats =
    { $count ->
        [1] في الحقل { $field } قيمة لمقعد زائد على المقعد الواحد الذي يلعب.
        [2] في الحقل { $field } قيمة لمقعد زائد على المقعدين اللذين يلعبان.
        [few] في الحقل { $field } قيمة لمقعد زائد على المقاعد الـ{ $count } التي تلعب.
       *[other] في الحقل { $field } قيمة لمقعد زائد على الـ{ $count } مقعدًا التي تلعب.
    }
engine-field-beyond-the-sides =
    { $count ->
        [1] في الحقل { $field } قيمة لطرف زائد على الطرف الواحد الذي يلعب.
        [2] في الحقل { $field } قيمة لطرف زائد على الطرفين اللذين يلعبان.
        [few] في الحقل { $field } قيمة لطرف زائد على الأطراف الـ{ $count } التي تلعب.
       *[other] في الحقل { $field } قيمة لطرف زائد على الـ{ $count } طرفًا التي تلعب.
    }
engine-other-number-of-cards =
    { $lying ->
        [0] لا ورق في هذا الموقف: وعدد أوراق هذه الكوتشينة { $deck }.
        [1] في هذا الموقف ورقة واحدة: وعدد أوراق هذه الكوتشينة { $deck }.
        [2] في هذا الموقف ورقتان: وعدد أوراق هذه الكوتشينة { $deck }.
        [few] في هذا الموقف { $lying } ورقات: وعدد أوراق هذه الكوتشينة { $deck }.
       *[other] في هذا الموقف { $lying } ورقة: وعدد أوراق هذه الكوتشينة { $deck }.
    }
engine-size-is-wrong = في الحقل { $field } العدد { $number }: وليس هذا عدد أوراق { $zone }.
engine-known-cards-are-not-there = في الحقل { $field } أوراق ليست في { $zone }.
engine-card-of-another-deck = في الحقل { $field } ورقة ليست من هذه الكوتشينة.
engine-too-many-of-a-card = هنا زيادة من { $cards } على ما في هذه الكوتشينة.
engine-phase-cannot-be = الحقل phase هو { $phase }: المسموح { LIST($phases, style: "or") }.
engine-no-such-reason = الحقل void هو { $number }: ليس في { $game } سبب كهذا.

## ما لا يمكن فعله على الطاولة

engine-match-is-over = انتهت المباراة: افتح طاولة جديدة.
engine-deal-is-not-finished = لم تنته هذه الجولة: بقي ورق يُلعب.
engine-no-such-seat = لا يوجد مقعد { $seat }: المقاعد من 0 إلى { $last }.
engine-no-such-seat-or-onlooker = لا يوجد مقعد { $seat }: المقاعد من 0 إلى { $last }، وNOBODY للمتفرج.
engine-order-and-seed = أعطِ ترتيبًا أو بذرة، لا الاثنين معًا.
engine-order-is-no-text = الترتيب نص من الرموز، مثل 'TC TS JD'، وليس { $order }. وللبذرة اسمها: seed=7.
engine-move-is-no-text = تُقرأ الحركة من نص، وليس { $move } نصًا.
engine-move-is-no-move = الحركة نصها كما في `legal`، أو رقمها كما في `moves`؛ وليس { $move } هذا ولا ذاك.
engine-cards-not-seen = في هذا الموقف ما يراه مقعد آخر أو متفرج: لا تظهر فيه أوراق المقعد { $seat } الذي عليه الدور.
engine-no-such-move = لا توجد حركة رقمها { $move }.
engine-no-move-now = لا حركة الآن: الجولة لم تبدأ بعد أو انتهت.
engine-turn-is-over = تنتهي الحركة عند { $said }: لا يمكن أن تكون { $move } جزءًا منها.
engine-nothing-to-take-back = لم يُلعب في هذه الجولة شيء يمكن التراجع عنه.
engine-no-such-deal =
    { $count ->
        [0] لا توجد في هذه المباراة جولة { $deal }: ليست فيها جولات حتى الآن.
        [1] لا توجد في هذه المباراة جولة { $deal }: فيها حتى الآن جولة واحدة.
        [2] لا توجد في هذه المباراة جولة { $deal }: فيها حتى الآن جولتان.
        [few] لا توجد في هذه المباراة جولة { $deal }: فيها حتى الآن { $count } جولات.
       *[other] لا توجد في هذه المباراة جولة { $deal }: فيها حتى الآن { $count } جولة.
    }
engine-begun-from-a-position = بدأت هذه المباراة من موقف، فلا تُعرف أوراقها الأولى ولا يمكن عرضها خطوة خطوة.
engine-no-deal-fits = لا جولة من { $game } توافق ما يراه هذا اللاعب.

## في دفتر

engine-seat = المقعد { $seat }
engine-deal-step-by-step = الجولة { $deal } خطوة خطوة

## ما ليس مثبّتًا

engine-library-is-missing = { $what } يحتاج إلى { $library }، وهي غير مثبّتة: { $command }.
engine-arrays-need-numpy = تحتاج المصفوفات إلى NumPy، وهي غير مثبّتة: { $command }.

## Compiled rules. $command: what is run, or what CC names. $says: what the compiler says, in English.

engine-no-compiler = لا يوجد هنا مترجم لغة C: ثبّت gcc أو clang، أو شغّل { $command }.
engine-no-such-compiler = المتغيّر CC يسمّي { $command }، ولا يوجد برنامج بهذا الاسم: سمِّ مترجم C أو احذف CC.
engine-compiler-fails = مترجم C المسمّى { $command } يفشل: { $says }.
engine-compiler-given-up = أُوقف مترجم C المسمّى { $command } بعد { $seconds } ثانية.
engine-rules-are-interpreted = لذلك تُفسَّر القواعد بدل ترجمتها، وهذا يأخذ نحو مئة ضعف الوقت.
engine-compiled-code-not-kept = لا يمكن حفظ الشيفرة المترجمة في المجلّد { $folder } ({ $reason }): أفسِح مكانًا هناك أو سمِّ مجلّدًا آخر في KAHVE_CACHE.

## قواعد العائلة

engine-sheet-understood = هذا ما فُهم.
engine-sheet-rule = { $rule } – { $value }.
engine-sheet-nothing = لم توجد في هذا النص قاعدة خاصة.
# $words: بين علامات اقتباس.
engine-sheet-unknown = لم يُفهم: { $words }.
# الأعداد من 0، بينها فواصل منقوطة؛ والفراغات بين كلمات العدد الواحد.
engine-sheet-numbers = صفر; واحد واحدة; اثنان اثنين اثنتان اثنتين; ثلاث ثلاثة; أربع أربعة; خمس خمسة; ست ستة; سبع سبعة; ثماني ثمانية ثمان; تسع تسعة; عشر عشرة
# كلمات لا معنى لها وحدها.
engine-sheet-fillers = و; في; من; مع; على; كل; نقطة; نقاط; ورق; ورقة; أوراق; كانستا; كانستات; كانستتان; كانستتين; ثم; لكل; هي; هو
engine-sheet-no = لا; بدون; بلا; ليس; ممنوع
engine-sheet-yes = نعم; يجوز; مسموح
# الكلمة في «3 إلى 5».
engine-sheet-to = إلى
engine-sheet-target = هدف; حتى; النهاية
engine-sheet-players = لاعبين; لاعبون; لاعب
