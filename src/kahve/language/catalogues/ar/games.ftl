### ما تشترك فيه عائلات الألعاب: ملفات الدروس والألغاز، والألعاب بأسمائها، وما تغيّره القواعد الخاصة.


## ما الخطأ في ملف لعبة. $place هو موضعه.

games-place-of-the-match = { $name }، السطر { $line } (المباراة)
games-place-of-a-lesson = { $name }، السطر { $line } (الدرس { $number })
games-place-of-a-wrong-move = { $place }، حركة خاطئة
games-no-table-of-fields = { $place }: المطلوب جدول حقول، وليس { $given }.
games-no-such-field = { $place }: لا يوجد حقل { $field }، والحقول هي: { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: الحقل { $field } ناقص.
games-field-cannot-be = { $place }: لا يمكن أن يكون الحقل { $field } هو { $value }.

## الدروس

games-no-such-lesson = ليس في { $game } درس { $number }: الدروس من 1 إلى { $last }.
games-lessons-are-no-toml = { $name } ليس ملف TOML: { $error }.
games-course-of-other-parts = { $name }: الدورة هي [match] واحد و[[lesson]] واحد أو أكثر، ولا شيء غير ذلك.
games-lessons-of-another-course = { $name }: في الترجمة قسم [match] وعدد أقسام [[lesson]] فيها { $lessons } كما في الإنجليزية، ولا شيء غير ذلك.
games-lesson-of-other-answers = { $place }: عدد أقسام [[lesson.wrong]] هنا { $number } كما في الإنجليزية.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: لا يمكن أن يكون النوع { $kind }: المسموح { $kinds }.
games-lesson-of-no-paragraph = { $place }: ليس في كتاب قواعد { $game } فقرة { $paragraph }.
games-lesson-does-not-hold = { $place }: الموقف غير صحيح: { $error }
games-lesson-without-a-mover = { $place }: يجب أن يكون في الدرس دور لأحد.
games-lesson-move-cannot-be-made = { $place }: لا يمكن لعب الحركة { $move }: { $error }
games-lesson-wanted-and-wrong = { $place }: حركة مطلوبة وخاطئة معًا.
# أمثلة كتاب قواعد. $number: رقم المثال، وهو نص.
games-place-of-an-example = { $name }، المثال { $number }
# $move: ما كُتب في الملف، بين علامتي تنصيص.
games-example-is-allowed = الحركة { $move } مذكورة هنا على أنها غير مسموحة، وهي مسموحة.
games-examples-of-other-parts = { $name }: ملف الأمثلة أجزاء [[example]] ولا شيء غيرها.

## الألغاز

games-place-of-the-puzzles = { $name }، [puzzles]
games-place-of-a-puzzle = { $name }، السطر { $line } (اللغز { $number })
games-no-such-puzzle = ليس في { $game } لغز { $number }: الألغاز من 1 إلى { $last }.
games-game-without-puzzles = ليس في { $game } ألغاز. الألعاب التي فيها ألغاز: { LIST($games, style: "comma") }.

games-puzzle-winning-card = ورقة واحدة تكسب لك الجولة. أي ورقة هي؟
games-puzzle-winning-card-missed = هذه لا تكسب الجولة.
games-puzzle-best-move = حركة واحدة هي الأفضل، مهما كان في أيدي الآخرين. أي حركة هي؟
games-puzzle-best-move-missed = ليست هذه أفضل حركة.
games-puzzle-going-out = هل تستطيع الخروج في هذا الدور؟ هناك طريقة واحدة.
games-puzzle-going-out-missed = بهذه الطريقة لا تخرج.
games-puzzle-safe-letter = أي حرف تضيفه فلا تصير الشوربة كلمة بعد؟ هناك حرف واحد.
games-puzzle-safe-letter-missed = ليس هذا آمنًا: إما أن تأكل الشوربة، أو تكون كلمة ينادي بها اللاعب التالي.
games-puzzle-making-a-word = إحدى أوراقك تصنع كلمة مع الورقتين على الطاولة، فتعطي اللمّة لمن على يمينك. أيّها؟
games-puzzle-making-a-word-missed = بهذه الورقة لا تستطيع أن تعطي اللمّة بكلمة.
games-puzzle-own-mistake = كنت هنا من قبل وضيّعت نقاطًا. أي حركة أفضل؟
games-puzzle-own-mistake-missed = لم تجد المراجعة هذه الحركة بين الأفضل.
games-puzzle-ways =
    { $number ->
        [1] أمامك حركة واحدة.
        [2] أمامك حركتان لتختار منهما.
        [few] أمامك { $number } حركات لتختار منها.
       *[other] أمامك { $number } حركة لتختار منها.
    }
games-puzzle-unseen =
    { $number ->
        [1] هناك ورقة واحدة لا تراها.
        [2] هناك ورقتان لا تراهما.
        [few] هناك { $number } أوراق لا تراها.
       *[other] هناك { $number } ورقة لا تراها.
    }
games-puzzle-ahead =
    { $number ->
        [1] بعد دورك يُلعب دور واحد.
        [2] بعد دورك يُلعب دوران.
        [few] بعد دورك تُلعب { $number } أدوار.
       *[other] بعد دورك يُلعب { $number } دورًا.
    }
games-puzzle-tempting =
    { $number ->
        [1] تبدو حركة أخرى من النظرة الأولى جيدة مثلها على الأقل.
        [2] تبدو حركتان أخريان من النظرة الأولى جيدتين مثلها على الأقل.
        [few] تبدو { $number } حركات أخرى من النظرة الأولى جيدة مثلها على الأقل.
       *[other] تبدو { $number } حركة أخرى من النظرة الأولى جيدة مثلها على الأقل.
    }
games-puzzle-sum =
    { $number ->
        [1] تأخذ ورقة واحدة بقيمتها.
        [2] تأخذ ورقتين بمجموعهما.
        [few] تأخذ { $number } أوراق بمجموعها.
       *[other] تأخذ { $number } ورقة بمجموعها.
    }
games-puzzle-rare =
    { $number ->
        [1] أحد الحروف نادر.
        [2] حرفان منها نادران.
       *[other] { $number } من الحروف نادرة.
    }

games-puzzles-are-no-toml = { $name } ليس ملف TOML: { $error }.
games-collection-of-other-parts = { $name }: المجموعة هي [puzzles] واحد و[[puzzle]] واحد أو أكثر، ولا شيء غير ذلك.
games-puzzles-of-no-proof = { $place }: لا يمكن أن يكون البرهان { $proof }: المسموح { $proofs }.
games-puzzles-of-no-question = { $place }: لا يمكن أن يكون السؤال { $question }: المسموح { $questions }.
games-puzzles-house-cannot-be = { $place }: { $error }
games-puzzle-hard-cannot-be = { $place }: لا يمكن أن يكون في الحقل hard { $given }: المسموح أعداد صحيحة من 0 فما فوق من { $names }.
games-puzzle-does-not-hold = { $place }: الموقف غير صحيح: { $error }
games-puzzle-without-a-mover = { $place }: يجب أن يكون في اللغز دور لأحد.
games-puzzle-turn-cannot-be-made = { $place }: لا يمكن لعب الدور { $turn }: { $error }
games-puzzle-worths-of-solver = { $place }: في الحقل worths يجب أن يكون الدور المطلوب وحده فوق 0.
games-puzzle-worths-of-margin = { $place }: في الحقل worths يجب أن يكون الدور المطلوب عند 0، وكل ما عداه تحته.

## لعبة من عند أحد. $place: وحدتها كما كُتبت

games-own-is-no-game = ليس في { $place } لعبة. يجب أن يكون اسم وحدة مثل mypackage.mygame، وفيها GAME من نوع kahve.Game.
games-own-name-cannot-be = لا يمكن أن تسمّي { $place } لعبتها { $name }. المسموح حروف لاتينية صغيرة وأرقام وشرطات سفلية، 40 على الأكثر، وأولها حرف.
games-own-name-is-taken = لا يمكن أن تسمّي { $place } لعبتها { $name }: هناك لعبة أخرى بهذا الاسم.
games-own-of-another-name = اسم لعبة { $place } هو { $given }، فلا يمكن أن تسجّلها حزمتها باسم { $name }.
games-own-of-another-version = { $place } لكهفه { $wanted }، وهذا كهفه { $here }.
games-own-without-rulebook = ليس لوحدة { $place } كتاب قواعد. يجب أن يكون في مجلد الوحدة ملف RULES.md.
games-own-without-paragraph = { $place }: القاعدة الخاصة { $rule } من الفقرة { $paragraph }، وليست في كتاب القواعد.
games-own-is-not-marked = { $place }: يجب وسم الدالة { $function } بالوسم @rule.
games-own-breaks-dialect = { $place } لا تلتزم بلهجة القواعد: { $error }

## لعبة باسمها

games-name-is-no-text = تُسمّى اللعبة بنص، مثل 'pisti'، لا بشيء مثل { $name }.
games-house-is-neither = تُعطى القواعد الخاصة بأسمائها أو بسطر من النص مثل 'seats=2,target=101'، لا بشيء مثل { $house }.
games-no-such-game = لا توجد في هذا الخادم لعبة { $name }.
games-there-are = الألعاب: { LIST($names, style: "comma") }.
games-position-is-no-text = الموقف سطر من النص كما يكتبه str(table)، وليس { $position }.

## لعبة أو كتاب قواعد ليس في هذه اللغة

games-not-translated = لم تُترجم هذه اللعبة بعد.
games-rulebook-not-translated = لم يُترجم كتاب القواعد هذا بعد.

## ما تغيّره قاعدة خاصة، كما قيس في جولات كثيرة. $value و$usual قيمتان للقاعدة، و$usual قيمة الكتاب.

games-effect-not-compared = لم تمكن مقارنة قيمها: لا قواعد جاهزة تلعب قيمتين منها.
games-effect-nothing-changed =
    { $deals ->
        [1] لم تغيّر شيئًا في جولة واحدة.
        [2] لم تغيّر نتيجة أي من جولتين.
        [few] لم تغيّر نتيجة أي من { $deals } جولات.
       *[other] لم تغيّر نتيجة أي من { $deals } جولة.
    }
games-effect-changes =
    { $compared ->
        [with-both] مع «{ $value }» بدل «{ $usual }» تختلف النتيجة في { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } من الجولات، ويختلف الفائز في { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [with-usual] مع «{ $value }» بدل «{ $usual }» تختلف النتيجة في { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } من الجولات.
        [with-winners] مع «{ $value }» تختلف النتيجة في { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } من الجولات، ويختلف الفائز في { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[alone] مع «{ $value }» تختلف النتيجة في { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } من الجولات.
    }
games-effect-by-preset = وبقية القواعد الخاصة كما في «{ $preset }».

## صفحة ما تغيّره كل القواعد الخاصة: عناوينها، وكيف تُقرأ، وجدولها

games-effects-of-game = { $game }: ما تغيّره القواعد الخاصة
games-effects-of-games = ما تغيّره القواعد الخاصة
games-effects-same-cards = كل قيمة لُعبت بالورق نفسه وباللاعبين أنفسهم.
games-effects-first-seat = المقعد الأول هو الذي بعد الموزّع، وتقدّمه محسوب بالنقاط في الجولة؛ وحيث النقاط خسارة فهو ما نقص عن غيره.
games-effects-another-result = اختلاف النتيجة هو نسبة الجولات التي تختلف فيها نقاط طرف ما عن نقاطه مع القيمة المعلّمة.
games-effects-luck = الحظ هو الجزء من تفاوت فارق النقاط في الجولة أمام لاعبين ضعفاء الذي لا يفسّره لعب أفضل.
games-effects-intervals = الأرقام الصغيرة مجالات ثقة 95%.
games-effects-made-by = صُنعت بالأمر { $command }.
games-effects-not-played = { $value } لم تُلعب.
games-effects-column-value = القيمة
games-effects-column-lead = تقدّم المقعد الأول
games-effects-column-points = نقاط الطرف
games-effects-column-moves = الحركات
games-effects-column-luck = الحظ
games-effects-column-result = اختلاف النتيجة
games-effects-yardstick = المقارنة بهذه
games-effects-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-effects-numbers = من { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } إلى { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-shares = من { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } إلى { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## ألعاب كل بلد

# اسم البلد، وكلمات عن ألعابه بعد اسم الطاولة أو في أول قائمة.
games-country-TR = تركيا
games-as-played-in-TR = كما تُلعب في تركيا
games-country-GR = اليونان
games-as-played-in-GR = كما تُلعب في اليونان
games-country-CY = قبرص
games-as-played-in-CY = كما تُلعب في قبرص
games-country-EG = مصر
games-as-played-in-EG = كما تُلعب في مصر
games-country-LB = لبنان
games-as-played-in-LB = كما تُلعب في لبنان
games-country-JO = الأردن
games-as-played-in-JO = كما تُلعب في الأردن
games-country-PS = فلسطين
games-as-played-in-PS = كما تُلعب في فلسطين
games-country-US = الولايات المتحدة
games-as-played-in-US = كما تُلعب في الولايات المتحدة
games-country-CA = كندا
games-as-played-in-CA = كما تُلعب في كندا
games-country-DE = ألمانيا
games-as-played-in-DE = كما تُلعب في ألمانيا
games-country-AT = النمسا
games-as-played-in-AT = كما تُلعب في النمسا
games-country-CH = سويسرا
games-as-played-in-CH = كما تُلعب في سويسرا
# اسم اللعبة في بلد يلعبها بقواعده، وجملة عنها لمن هو جديد.
games-door-pisti-in-pairs = { fishing-preset-pisti-classic }
games-door-says-pisti-in-pairs = { fishing-preset-pisti-classic-says }
games-door-xeri = كسيري
games-door-says-xeri = كُل الأرض بورقة مثل الورقة العليا؛ وإن أكلت ورقة وحيدة فهي كسيري، عشر نقاط. وللصور والعشرات نقاط.
games-door-xeri-in-pairs = كسيري شراكة
games-door-says-xeri-in-pairs = أربعة لاعبين، الشريكان متقابلان، إلى 101.
games-door-basra-in-egypt = البصرة
games-door-says-basra-in-egypt = كُل من الأرض المثل والمجموع؛ والولد يقش الأرض، وكذلك الكومي، أي سبعة الديناري.
games-door-basra-in-egypt-in-pairs = البصرة شراكة
games-door-says-basra-in-egypt-in-pairs = أربعة لاعبين، الشريكان متقابلان، إلى 101.
games-door-basra-in-lebanon = باصرة
games-door-says-basra-in-lebanon = ست ورقات في كل مرة؛ كُل من الأرض المثل والمجموع. الولد يقش الأرض، وسبعة الديناري سبعة عادية.
games-door-basra-in-lebanon-in-pairs = باصرة شراكة
games-door-says-basra-in-lebanon-in-pairs = أربعة لاعبين، الشريكان متقابلان، إلى 101.
games-door-basra-in-jordan = باصرة
games-door-says-basra-in-jordan = { fishing-preset-basra-jordanian-says }
games-door-basra-in-palestine = باصرة
games-door-says-basra-in-palestine = { fishing-preset-basra-palestinian-says }
games-door-pastra-in-pairs = { fishing-preset-pastra-partners }
games-door-says-pastra-in-pairs = { fishing-preset-pastra-partners-says }
games-door-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan }
games-door-says-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan-says }
