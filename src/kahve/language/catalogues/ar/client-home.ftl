### الصفحة الأولى: الألعاب والقواعد الخاصة ومن يلعب معك، وصفحة من جاء برابط.
### house rules هي «القواعد الخاصة»، وrules of the book هي «قواعد الكتاب».

client-home-bot = { $bot }، بوت
client-home-friend = صديق، برابط
client-home-kept-for-anybody = اسم (أو فارغ: لأي شخص)
client-home-seat-kept-for-whom = لمن المقعد { $number }
client-home-deck-no-suits = ليس في ملف الورق هذا قائمة بأربعة ألوان.
client-home-deck-strange-suit = في ملف الورق هذا لون رمزه { $code }، والرموز هي { $codes }.
client-home-deck-no-letters = ليس في ملف الورق هذا حروف للون { $suit }.
client-home-deck-suit-twice = اللون { $suit } مكرر في ملف الورق هذا.
client-home-deck-no-icons = لا يذكر ملف الورق هذا كم علامة على ورق الفلفل الحار.
client-home-deck-no-card = لا يذكر ملف الورق هذا أي ورقة هي { $key }.
client-home-deck-no-json = هذا الملف ليس ورق حروف: ليس مكتوبًا بصيغة JSON.
client-home-tables-waiting = طاولات تنتظرك
client-home-my-tables = طاولاتي
client-home-headline = ألعاب الورق القديمة، على طاولة دافئة
client-home-welcome = اجلس واشرب قهوتك والعب ورقتك. وحدك ضد البوتات أو مع أصدقائك، وبقواعد عائلتك.
client-home-laying-tables = نجهّز الطاولات…
client-home-not-kept = لا يحفظ هذا المتصفح شيئًا لهذه الصفحة. تضيع مقاعدك وإعداداتك إذا أغلقتها أو أعدت تحميلها.
client-home-back-to-table = العودة إلى طاولتك: { $game }
client-home-todays-deal = جولة اليوم: { $game }
client-home-own-rules =
    { $count ->
        [0] قواعد الكتاب
        [1] قاعدة خاصة واحدة
        [2] قاعدتان خاصتان
        [few] { $count } قواعد خاصة
       *[other] { $count } قاعدة خاصة
    }
client-home-the-game = اللعبة
client-home-find-by-name = ابحث عن لعبة بأي من أسمائها
client-home-find = ابحث عن لعبة
client-home-no-such-game = لا توجد هنا لعبة بهذا الاسم.
client-home-near-games = لا توجد هنا لعبة بهذا الاسم. هذه تشبهها:
client-home-country = البلد
client-home-country-of-browser = { $country } (كما في متصفحي)
client-home-country-not-told = كما في متصفحي: لا يذكر بلدًا
client-home-country-none = بلا بلد: كل الألعاب معًا
client-home-also-called = تسمى أيضًا { LIST($names, style: "or") }
client-home-house-rules = القواعد الخاصة
client-home-learn-game = تعلّم { $game }
client-home-hints-allowed = طلب التلميح مسموح
client-home-customs = عادات الطاولة
client-home-changed =
    { $count ->
        [0] بلا تغيير
        [1] تغيير واحد
        [2] تغييران
        [few] { $count } تغييرات
       *[other] { $count } تغييرًا
    }
client-home-table-shows = ما يظهر على الطاولة
client-home-every-rule-of = كل القواعد، وعددها { $count }
client-home-own-deck = ورق من عندك
client-home-deck-file = ملف الورق
client-home-deck-file-says = ورق من عندك بصيغة JSON، فيه الألوان وحروفها والأوراق المهمة: يملأ خانات هذا الورق.
client-home-choose-file = اختر ملفًا
client-home-players-named = عدد اللاعبين: { LIST($numbers, style: "or") }
client-home-players =
    { $count ->
        [0] بلا لاعبين
        [1] لاعب واحد
        [2] لاعبان
        [few] { $count } لاعبين
       *[other] { $count } لاعبًا
    }
client-home-players-range = اللاعبون: من { $least } إلى { $most }
client-home-set-needs-name = سمِّ هذه المجموعة.
client-home-set-name-taken = توجد مجموعة اسمها { $name }: اختر اسمًا آخر، أو احذف تلك أولًا.
client-home-rule-and-value = { $rule } – { $value }
client-home-set-by-book = كما في الكتاب.
client-home-rules-and-more =
    { $more ->
        [1] { LIST($rules, style: "comma") } وقاعدة أخرى
        [2] { LIST($rules, style: "comma") } وقاعدتان أخريان
        [few] { LIST($rules, style: "comma") } و{ $more } قواعد أخرى
       *[other] { LIST($rules, style: "comma") } و{ $more } قاعدة أخرى
    }
client-home-rules-listed = { LIST($rules, style: "comma") }
client-home-own-houses = مجموعاتك
client-home-keep-or-read = احفظ هذه القواعد، أو اقرأ قواعد عائلتكم
client-home-name-for-rules = اسم لهذه القواعد
client-home-grandmothers = { $game } على طريقة الجدة
client-home-keep = احفظ
client-home-by-book-so-far = هذه قواعد الكتاب حتى الآن: غيّر بعضها في الأسفل.
client-home-line-from-somebody = سطر أرسله إليك أحد
client-home-own-sheet = قواعد عائلتكم كما تكتبونها
client-home-read = اقرأ
client-home-read-rules = اقرأ القواعد
client-home-rename-set = تغيير اسم { $name }
client-home-send-set = إرسال { $name } في سطر
client-home-delete-set = حذف { $name }
client-home-rename = تغيير الاسم
client-home-send = إرسال
client-home-delete = حذف
client-home-new-name = الاسم الجديد بدل { $name }
client-home-set-as-line = { $name } في سطر واحد
client-home-delete-for-good-ask = حذف { $name } نهائيًا؟
client-home-delete-for-good = حذف نهائي
client-home-set-kept = حُفظت { $name } في هذا المتصفح.
client-home-rules-chosen = هذه القواعد مختارة الآن. سمِّها لتحفظها.
client-home-set-kept-and-chosen = حُفظت { $name } في هذا المتصفح، وهي المختارة الآن.
client-home-set-renamed = صار اسم { $before } الآن { $now }.
client-home-set-deleted = حُذفت { $name }.
client-home-line-copied = نُسخ السطر: الصقه في رسالة.
client-home-copy-marked = انسخ السطر المحدد.
client-home-seat-at-table = مقعد على الطاولة
client-home-watch = تفرّج
client-home-open-own = افتح طاولة لك
client-home-table-of = طاولة { $game }
client-home-sit-on-seat = اجلس هنا، في المقعد { $number }
client-home-sit-here = اجلس هنا
client-home-plays-with = الشريك: { LIST($names) }
client-home-partners = من يصل بينهم خط شركاء في اللعب.
client-home-each-alone = كلٌّ يلعب لنفسه.
client-home-seats-change = بعد الجلوس يمكنك تبديل المقاعد حتى التوزيع الأول.
client-home-free-later = يفرغ بعد هذه الجولة
client-home-take-seat-of = خذ مقعد البوت { $name }
client-home-take-seat = خذ المقعد
client-home-by-book = بقواعد الكتاب.
client-home-rules-of-table =
    { $count ->
        [0] لا قواعد خاصة لهذه الطاولة
        [1] قاعدة خاصة واحدة لهذه الطاولة
        [2] قاعدتان خاصتان لهذه الطاولة
        [few] { $count } قواعد خاصة لهذه الطاولة
       *[other] { $count } قاعدة خاصة لهذه الطاولة
    }
client-home-book-has = (في الكتاب: { $value })
client-home-room-choose = لك مكان. اختر مقعدًا.
client-home-no-room = كل مقاعد هذه الطاولة مشغولة.
client-home-room-later = اللعب جارٍ. يمكنك أخذ مقعد بوت حين تنتهي الجولة.
client-home-room-match-over = انتهت المباراة. يمكنك أخذ مقعد بوت ولعب المباراة التالية.
client-home-room-of-bot = لك مكان: خذ مقعد بوت.
client-home-watch-and-replay = الفرجة والإعادة
client-home-looking-for-tables = نبحث عن طاولاتك…
client-home-paragraph = فقرة كتاب القواعد
client-home-reset-rule = إعادة { $rule } إلى { $value }
client-home-another-number = عدد آخر
client-home-deal-by-deal = جولة بجولة
client-home-rank-by-rank = رقمًا رقمًا
# A number by which deals are counted.
client-home-deal-number = الجولة { $number }
client-home-from-deal-on = من الجولة { $number }
client-home-one-deal-more = جولة أخرى
client-home-one-deal-fewer = جولة أقل
client-home-top-card = الورقة العليا فقط
client-home-face-up-cards = كل الأوراق المكشوفة
client-home-nobodys = ممنوعة
client-home-ones-own = كلٌّ أوراقه
client-home-everybodys = أوراق الجميع
client-home-pile-shows = ما يظهر من الأرض
client-home-taken-looked-through = رؤية الأوراق المأكولة
client-home-taken-counted = عدد الأوراق المأكولة ظاهر على الطاولة
client-home-play-now = العب الآن
client-home-play-with-friends = العب مع أصدقائك
client-home-what-is-chosen = ما اخترته
client-home-invite-to = دعوة إلى { $game }
client-home-play-game = العب { $game }

client-home-twin = يلعب كما ألعب
client-home-twin-says = يخطئ كما في الخيارات التي حفظتها، وعددها { $choices }.
# $level: as Casual.
client-home-at-my-level = على مستواي
client-home-at-my-level-says = قويّ بقدرك، ومستواه الآن نحو: { $level }. يتبع نتائجك أمامه وأسلوبك كما قيس.
# $family: pile, floor, melding, letters, or the name of another family.
client-home-family =
    { $family ->
        [pile] طابِق الورقة العليا وخذ الأرض
        [floor] اجمع ونظّف الأرض
        [melding] أنزلوا الورق معًا
        [letters] حروف على الورق
       *[other] ألعاب أخرى
    }
# $minutes: about how long a deal takes; 0 where it is not known.
client-home-begin-here =
    { $minutes ->
        [0] ابدأ من هنا: { $game }
        [one] ابدأ من هنا: { $game }، دقيقة للجولة
        [two] ابدأ من هنا: { $game }، دقيقتان للجولة
        [few] ابدأ من هنا: { $game }، { $minutes } دقائق للجولة
       *[other] ابدأ من هنا: { $game }، { $minutes } دقيقة للجولة
    }
client-home-game-and-minutes =
    { $minutes ->
        [one] { $game }، دقيقة للجولة
        [two] { $game }، دقيقتان للجولة
        [few] { $game }، { $minutes } دقائق للجولة
       *[other] { $game }، { $minutes } دقيقة للجولة
    }
client-home-as-last-time = كالمرة الماضية: { $game }
client-home-begin = ابدأ من هنا
client-home-last-game = لعبتك الأخيرة
client-home-every-rule = كل القواعد: { $game }
# The table as people speak of it; each argument is a part that stands by itself. $length: none where no rule says how long a match is.
client-home-table-in-words =
    { $length ->
        [none] { $game } · { $seats } · { $rules } · { $company }
       *[other] { $game } · { $seats } · { $length } · { $rules } · { $company }
    }
# $how: alone, pairs or teams, of which there are $sides.
client-home-seats-in-words =
    { $how ->
        [pairs] { $count ->
            [few] { $count } لاعبين، شراكة
           *[other] { $count } لاعبًا، شراكة
        }
        [teams] { $sides ->
            [two] { $count } لاعبين في فريقين
           *[other] { $count } لاعبين في { $sides } فرق
        }
       *[alone] { $count ->
            [two] لاعبان
            [few] { $count } لاعبين
           *[other] { $count } لاعبًا
        }
    }
# $kind: bots, partners (bots, some of whom play on the reader's side), both (bots and friends) or friends.
client-home-company-in-words =
    { $kind ->
        [bots] ضدّ { LIST($names) }
        [partners] مع { LIST($names) }
        [both] { $friends ->
            [one] مع { LIST($names) } وصديق
            [two] مع { LIST($names) } وصديقين
            [few] مع { LIST($names) } و{ $friends } أصدقاء
           *[other] مع { LIST($names) } و{ $friends } صديقًا
        }
       *[friends] { $friends ->
            [one] مع صديق
            [two] مع صديقين
            [few] مع { $friends } أصدقاء
           *[other] مع { $friends } صديقًا
        }
    }
# What a word of the table is about, and what it is now.
client-home-word-to-change = { $what }: { $now }
client-home-length = الطول
client-home-who-plays = من يلعب
client-home-characters = الروّاد، ولكلٍّ عادته
client-home-levels = بحسب المستوى
client-home-everybody = كل من على الطاولة
client-home-choose-one = اختر
client-home-find-rule = ابحث عن قاعدة
client-home-no-such-rule = لا قاعدة في هذه اللعبة فيها هذه الكلمات.
client-home-change-back = تراجع عن تغييراتي
# $part: deal, play, score or end.
client-home-part-of-rules =
    { $part ->
        [deal] الطاولة والتوزيع
        [play] اللعب
        [score] ما يُحسب
       *[end] كيف تنتهي
    }
client-home-same-deals = جولات واحدة للجميع
client-home-documents = كتب القواعد والأدلة
