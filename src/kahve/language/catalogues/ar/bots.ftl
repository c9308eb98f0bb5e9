### البوتات: مستويات اللعب، واللاعبون الذين صنعهم أحدهم، وتحليل الجولة.
### أسماء اللاعبين والإعدادات والملفات وما يجيب به البرنامج نصوص تبقى كما هي.


## مستويات اللعب: اسم كل منها، وهو اسم اللاعب على الطاولة، وجملة عنه

bots-level-random = عشوائي
bots-level-random-says = يلعب أي ورقة يجوز لعبها.
bots-level-beginner = مبتدئ
bots-level-beginner-says = تعلّم اللعبة للتو: كثيرًا ما يأكل ما أمامه، ويغذّي الكومة، ويفوته ما يحتاج إلى نظرة ثانية.
bots-level-simple = بسيط
bots-level-simple-says = يعرف كيف يلعب، لكنه ينسى ما لُعب، ويحتفظ بالأولاد أطول مما ينبغي، ولا يعرف إلا الكلمات الشائعة.
bots-level-casual = هاوٍ
bots-level-casual-says = لعبه سليم، وأحيانًا ينسى ورقة أو يخطئ في العدّ أو يفوته مجموع.
bots-level-club = لاعب نادٍ
bots-level-club-says = يعدّ ما ظهر من الورق، ويعرف الكلمات، وينظر حركة إلى الأمام.
bots-level-expert = خبير
bots-level-expert-says = ينظر حركة إلى الأمام، ويحكم بأرقام تعلّمها من اللعب حيث للعبة أرقام كهذه.
bots-level-tournament = لاعب بطولات
bots-level-tournament-says = يلعب كلاعب النادي، وفي بعض أدواره كالأستاذ.
bots-level-candidate = مرشّح أستاذ
bots-level-candidate-says = يلعب كلاعب البطولات، وفي عدد أكبر من أدواره كالأستاذ.
bots-level-master = أستاذ
bots-level-master-says = يجرّب حركاته في مئات الجولات الممكنة.
# Three players for study, which nobody chooses at a table.
bots-level-erratic = متقلّب
bots-level-erratic-says = يلعب بالنظرة الأولى، وحركة من كل ست حركات أيّ حركة كانت.
bots-level-plain = مباشر
bots-level-plain-says = يأكل ما يستطيع أكله، ويرمي أقل ما يخسّره، ولا يفكر أبعد من ذلك.
bots-level-forgetful = كثير النسيان
bots-level-forgetful-says = لعبه سليم بذاكرة قصيرة وكلمات قليلة.

## A player who errs as somebody did whose style was told, and what is wrong with its name. $name: of a number, as blur.

bots-errs = شبيه
bots-errs-says = يخطئ كما يخطئ شخص قيس أسلوبه في اللعب.
bots-errs-no-such-number = ليس للاعب الذي يخطئ رقم اسمه { $name }. الأرقام: { LIST($known, style: "comma") }.
bots-errs-out-of-range = لا يمكن أن يكون { $name } هو { $value }: المطلوب عدد صحيح من 0 إلى { $most }.
bots-errs-twice = { $name } مكتوب مرتين في اسم هذا اللاعب.
bots-errs-too-many = مجموع glances وforgets أكثر من { $most }.
# $game: what is to be played. $named: the game in the name.
bots-errs-in-another-game = هذا اللاعب يخطئ هكذا في { $named }، ولا يمكنه أن يلعب { $game }.

## A player between two levels, named by a number: a strength of 1 is the weakest level of a game, and each level is one more

# $strength: as 2.6.
bots-strength = القوة { $strength }
bots-strength-says = يلعب بين مستويين.
bots-strength-out-of-range = لا يمكن أن تكون القوة { $value }: هي رقم من { $least } إلى { $most }.

## Characters: players with a name of their own, a sentence about each with its level, and why one played as it did

bots-character =
    { $character ->
        [iris] إيريس
        [lina] لينا
        [dora] دورا
        [remzi] رمزي
        [nadir] نادر
        [melek] ملاك
        [stavros] ستافروس
        [vera] فيرا
        [hilmi] حلمي
        [rauf] رؤوف
        [otto] أوتو
       *[zoe] زوي
    }
bots-character-says =
    { $character ->
        [iris] كريمة: تعطي أوراقًا لها نقاط، وتترك الأكوام لغيرها.
        [lina] لا تطيق الانتظار: لا يبقى في يدها ولد ولا ورقة حرة طويلًا.
        [dora] تأخذ كل ما تجده: كومة أو لمّة أو حتى الشوربة.
        [remzi] مغامر: يرمي أوراقًا لم يظهر مثلها بعد.
        [nadir] يكنز الأولاد كأنه سيأخذهم معه إلى البيت.
        [melek] شريكة هادئة: تدع غيرها يسبقها ويأخذ اللمّة.
        [stavros] يعلن الكلمات بجرأة، ويرى كل مجموع، ويكمل الكلمة.
        [vera] تتذكر ما لُعب، وتشك في ما يقال لها.
        [hilmi] صبور: ينتظر كومة أفضل، ولا يجازف بورقة لها نقاط.
        [rauf] مستعجل دائمًا: يلعب أولاده وينزّل أوراقه ويريد اللمّة الآن.
        [otto] لا يفوته مجموع ولا كومة على الطاولة.
       *[zoe] تدّخر الأفضل للنهاية: الأولاد واللمّات.
    } المستوى: { $level }.

## What master thinks of somebody's style. $player: Master. $level, $next: the levels that fit best, as Casual. $percent, $more: how likely each is.

bots-style-looking = ننظر في الخيارات.
bots-style-too-early = من المبكر أن يُعرف الأسلوب. عدد الخيارات التي رآها { $player }: { $choices }.
bots-style-not-clear = ما زال الوقت مبكرًا. عدد الخيارات التي رآها { $player }: { $choices }، ويناسبها مستويان بالقدر نفسه تقريبًا: { $level } ({ $percent }%) و{ $next } ({ $more }%).
bots-style-most-like = عدد الخيارات التي رآها { $player }: { $choices }. أقرب مستوى إليها { $level } ({ $percent }%)، ثم { $next } ({ $more }%).
bots-style-like = عدد الخيارات التي رآها { $player }: { $choices }. المستوى الذي يناسبها { $level } ({ $percent ->
        [100] أكثر من 99
       *[other] { $percent }
    }%).

## لاعبون لا يأتون مع Kahve

bots-added-player = لاعب أضافه مشغّل هذا الخادم.
bots-added-program = برنامج أضافه مشغّل هذا الخادم.
bots-added-like = يخطئ كما أخطأ أحدهم في السجل { $file }.

## What is wrong with a log of which a style is to be told. $file: its name.

bots-style-file-fails = { $file }: { $reason }
bots-style-file-is-no-log = { $file } ليس سجل مباريات.
bots-style-log-is-wrong = { $file }: { $says }
# $players: the names in the log. $people: how many of them are no bots.
bots-style-who = عدد الأشخاص في { $file }: { $people }، بين { LIST($players, style: "comma") }. قل من المقصود، هكذا like:NAME@FILE أو بـ --who NAME.
bots-style-nobody-there = لا أحد اسمه { $who } يلعب في { $file }، ولا مقعد بهذا الرقم.
bots-style-too-few-choices = خيارات هذا الشخص في { $file } في جولات انتهت: { $count }، والمطلوب { $least }.
# $played: the games of the log.
bots-style-of-another-game = في السجل خيارات كافية من { LIST($played) }، ولا شيء من { $game }.
bots-own-player = يلعب كما يقول { $where }.

## لاعب غير موجود. الجمل تأتي واحدة بعد الأخرى.

bots-no-such-player = لا يوجد لاعب { $name }.
bots-players-there-are = اللاعبون: { LIST($names, style: "comma") }.
bots-players-of-packages = لاعبون سجّلتهم الحزم: { LIST($names, style: "comma") }.
bots-players-besides = لاعبوك أنت: module:NAME وprogram:COMMAND؛ وللدراسة: expert وsearch:simulations=N, errs:GAME,blur=N, like:FILE وnet:FILE.
bots-no-judgement = ليس في { $game } لاعب greedy: قواعدها لا تقول شيئًا عن قيمة الحركة.

## ما الخطأ في لاعب مكتوب بـPython

bots-own-is-no-player = { $where } هو { $given }: اللاعب صنف فيه { $method }، أو دالة كهذه.
bots-own-cannot-be-made = لا يمكن إنشاء { $where }(): { $error }. يُستدعى بلا وسائط.
bots-own-class-without-method = ليس في الصنف { $where } دالة { $method }.
bots-own-is-asynchronous = { $where } غير متزامن، واللاعب يجيب فورًا: اكتب def، لا async def.
bots-own-takes-others = اللاعب { $where } يأخذ { $taken }، وهو يُسأل هكذا: { $method }.
bots-own-no-such-name = ليس في الوحدة { $module } شيء اسمه { $name }.
bots-own-names-there-are = الأسماء فيها: { LIST($names, style: "comma") }.
bots-own-no-such-module = لا توجد وحدة { $module }: ليست مثبّتة، وليس لها ملف هنا.
bots-own-module-cannot-be-imported = لا يمكن استيراد الوحدة { $module }: { $error }.

## ما الخطأ في لاعب هو برنامج

bots-program-no-command = { $command } ليس أمرًا: { $error }.
bots-program-no-such-setting = ليس للبرنامج إعداد { $setting }: اكتب milliseconds، مثل program:milliseconds=50 ./mybot.
bots-program-time-out-of-range = لا يمكن أن تكون milliseconds هي { $value }: المسموح من 1 إلى { NUMBER($most, useGrouping: 0) }.
bots-program-command-is-missing = لا يوجد أمر: اكتبه بعد النقطتين، مثل program:./mybot.
bots-program-cannot-play = لا يستطيع { $program } أن يلعب: { $failure }

## ما فعله لاعب فلم تكن حركة مسموحة. تأتي كل جملة بعد نقطتين وتتحدث عن ذلك اللاعب.

bots-answered-another-move = كان جوابه { $answer }، وليس هذا من حركاته المسموحة.
bots-answered-no-move = كان جوابه { $answer }، والجواب عدد صحيح من الأعداد التي في `moves`.
bots-raised-an-error = وقع فيه خطأ: { $error }.
bots-answered-an-illegal-move = كان جوابه الحركة { $move }، وليست من حركاته المسموحة.
bots-started-too-often =
    { $times ->
        [1] شُغّل مرة واحدة ولن يُشغَّل مرة أخرى.
        [2] شُغّل مرتين ولن يُشغَّل مرة أخرى.
        [few] شُغّل { $times } مرات ولن يُشغَّل مرة أخرى.
       *[other] شُغّل { $times } مرة ولن يُشغَّل مرة أخرى.
    }
bots-did-not-answer =
    { $seconds ->
        [1] لم يجب خلال ثانية واحدة.
        [2] لم يجب خلال ثانيتين.
        [few] لم يجب خلال { $seconds } ثوانٍ.
       *[other] لم يجب خلال { $seconds } ثانية.
    }
bots-there-is-no-program = لا يوجد برنامج { $program }.
bots-cannot-be-started = لا يمكن تشغيل { $program }: { $error }.
bots-answered-a-long-line = أجاب بسطر يزيد عدد حروفه على { NUMBER($most, useGrouping: 0) }.
bots-answered-another-line = كان جوابه { $line }، والمنتظر سطر فيه { $word }.
bots-answered-many-lines = أجاب بأسطر يزيد عددها على { NUMBER($most, useGrouping: 0) }.
bots-says-no = يقول: { $text }.
bots-ended =
    { $how ->
        [closed] أغلق مخرجه.
        [signal] أنهته الإشارة { $number }.
       *[status] انتهى بالحالة { $number }.
    }
bots-ended-and-said =
    { $how ->
        [closed] أغلق مخرجه وقال { $words }.
        [signal] أنهته الإشارة { $number } وقال { $words }.
       *[status] انتهى بالحالة { $number } وقال { $words }.
    }
bots-gave-no-legal-move =
    { $times ->
        [1] مرة واحدة لم يعطِ { $player } حركة مسموحة، فلُعبت أول حركة مسموحة: { $failure }
        [2] مرتين لم يعطِ { $player } حركة مسموحة، فلُعبت أول حركة مسموحة. وهذا ما حدث أولًا: { $failure }
        [few] { $times } مرات لم يعطِ { $player } حركة مسموحة، فلُعبت أول حركة مسموحة. وهذا ما حدث أولًا: { $failure }
       *[other] { $times } مرة لم يعطِ { $player } حركة مسموحة، فلُعبت أول حركة مسموحة. وهذا ما حدث أولًا: { $failure }
    }

## إعدادات البحث، مثل search:simulations=400

bots-search-without-budget = البحث يحتاج إلى حد: simulations أو milliseconds، أو worlds مع depth=1.
bots-search-out-of-range = لا يمكن أن يكون { $setting } هو { $value }: المسموح من { $low } إلى { $high }.
bots-search-no-such-word = لا يمكن أن يكون { $setting } هو { $value }: المسموح { LIST($words, style: "or") }.
bots-search-no-such-setting = ليس للبحث إعداد { $setting }. الإعدادات: { LIST($settings, style: "comma") }.
bots-search-is-no-number =
    { $kind ->
        [whole] لا يمكن أن يكون { $setting } هو { $value }: المطلوب عدد صحيح.
       *[any] لا يمكن أن يكون { $setting } هو { $value }: المطلوب عدد.
    }

## شبكة في ملف، علّمها `kahve lab train`

bots-net-no-file = لا يوجد ملف { $file }.
bots-net-of-another-name = { $file } ليس ملف شبكة: اسم ملف الشبكة ينتهي بـ{ $suffix }.
bots-net-is-damaged = { $file } ليس ملف شبكة، أو هو تالف أو مقطوع.
bots-net-cannot-be-read = لا يمكن أن يُقرأ { $file }: { $error }.
bots-net-is-none = { $file } ليس ملف شبكة من `kahve lab train`.
bots-net-of-another-format = { $file } ملف شبكة بالصيغة { $format }؛ وهذا الإصدار من Kahve يقرأ الصيغة { $reads }.
bots-net-cannot-play = لا يمكن أن يلعب { $file } هنا.
bots-net-learned-another-game = تعلّم { $learned }، لا { $game }.
bots-net-learned-other-rules = تعلّم { $game } بقواعد خاصة أخرى أو في إصدار آخر من Kahve يرى فيه المقعد غير ما يراه هنا: Kahve { $version }، { $rules }.
bots-net-learned-default-rules = تعلّم { $game } بقواعد خاصة أخرى أو في إصدار آخر من Kahve يرى فيه المقعد غير ما يراه هنا: Kahve { $version }، وكل القواعد كما في الكتاب.

## تحليل الجولة

bots-no-such-deal = لا توجد في هذه المباراة جولة { $deal }: الجولات من 1 إلى { $last }.
bots-deal-is-not-over = لم تُلعب الجولة { $deal } إلى نهايتها، فلا يمكن تحليلها.
bots-review-of-deal = الجولة { $deal }
bots-review-counts =
    { $decisions ->
        [0] لا قرارات، وما ضيّع نقاطًا منها: { $given }.
        [1] قرار واحد، وما ضيّع نقاطًا منه: { $given }.
        [2] قراران، وما ضيّع نقاطًا منهما: { $given }.
        [few] { $decisions } قرارات، وما ضيّع نقاطًا منها: { $given }.
       *[other] { $decisions } قرارًا، وما ضيّع نقاطًا منها: { $given }.
    }
bots-review-nothing-given = لم تضيّع أي حركة نقاطًا.
# $level: عدد القرارات التي لُعبت فيها حركة غير الأفضل ولم تضيّع شيئًا.
bots-review-level = وفي غيرها، وعددها { $level }، لا فرق عن أفضل حركة يمكن الجزم به.
bots-review-decision = الدور { $turn }، المقعد { $seat }: { $move } ضيّعت { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } من النقاط؛ الأفضل: { $best }.
bots-review-side = الطرف { $side }
bots-review-result = النتيجة
bots-review-play = اللعب
bots-review-cards = الورق
bots-review-run = مجيء الورق
