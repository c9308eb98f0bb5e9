### The page of a club: its members, tables, rules, evenings and book.

client-club-clubs = النوادي
client-club-not-here = لا توجد نوادٍ هنا: تحتاج إلى خادم يعرف الأشخاص.
client-club-now = الآن
client-club-join-call = انضم إلى المكالمة
client-club-members =
    { $count ->
        [zero] بلا أعضاء
        [one] عضو واحد
        [two] عضوان
        [few] { $count } أعضاء
        [many] { $count } عضوًا
       *[other] { $count } عضو
    }
client-club-settings = عن النادي
client-club-save = احفظ النادي في ملف
client-club-leave = غادر النادي
client-club-leave-ask = هل تغادر هذا النادي؟ تبقى طاولاتك ومبارياتك لك، لكنك لن ترى صفحته بعد ذلك.
client-club-dissolve = احذف النادي
client-club-dissolve-ask = هل تحذف هذا النادي للجميع؟ تزول صفحته وقواعده ودفتره نهائيًا. تبقى الطاولات في قوائم من لعبوا عليها.
client-club-code-unknown = هذا الرابط لا يفتح أي نادٍ: اطلب الرابط الحالي من أحد الأعضاء.
client-club-join-by-code = انضم برمز
client-club-code = رمز النادي
client-club-look = انظر
client-club-invited =
    { $count ->
        [zero] يدعوك نادي { $name }.
        [one] يدعوك نادي { $name }. فيه عضو واحد.
        [two] يدعوك نادي { $name }. فيه عضوان.
        [few] يدعوك نادي { $name }. فيه { $count } أعضاء.
        [many] يدعوك نادي { $name }. فيه { $count } عضوًا.
       *[other] يدعوك نادي { $name }. فيه { $count } عضو.
    }
client-club-go = اذهب إلى النادي
client-club-join = انضم
client-club-join-means = يرى الأعضاء اسمك وشعارك، ومتى تكون هنا، والمباريات التي تلعبها في النادي.
client-club-make-of-table = اجعلها ناديًا
client-club-found = أنشئ ناديًا
client-club-what-it-is = النادي يجمع الأشخاص أنفسهم: قواعده وطاولاته المفتوحة وأمسياته تحت اسم واحد.
client-club-name = اسم النادي
client-club-name-example = أيام الخميس
client-club-emblem = شعاره
client-club-found-it = أنشئه
client-club-no-table = لا توجد طاولة مفتوحة الآن.
client-club-table-waits =
    { $people ->
        [zero] { $names } ينتظر { $count }
        [one] { $names } ينتظر { $count }
        [two] { $names } ينتظران { $count }
        [few] { $names } ينتظرون { $count }
        [many] { $names } ينتظرون { $count }
       *[other] { $names } ينتظرون { $count }
    }
client-club-go-to-table = إلى الطاولة
client-club-sit-down = اجلس
client-club-open-table = افتح طاولة
client-club-rules-of-table = ما يُلعب
client-club-our-rules = قواعدنا
client-club-by-book = حسب الكتاب
client-club-rules-and-seats = { $called } ({ $game }، { $seats })
client-club-seats-by-book = المقاعد، حسب الكتاب
client-club-usual-seats = العدد المعتاد
client-club-lay-table = جهّز الطاولة
client-club-role =
    { $role ->
        [founder] المؤسس
        [host] مضيف
       *[member] عضو
    }
client-club-you = أنت
client-club-what-with = ما يمكن فعله مع { $name }
client-club-make =
    { $role ->
        [host] اجعله مضيفًا
       *[member] اجعله عضوًا
    }
client-club-hand-over = سلّم النادي
client-club-hand-over-ask = هل يصبح { $name } المؤسس؟ تصبح أنت مضيفًا بعد ذلك.
client-club-remove = أزل
client-club-remove-ask = هل تخرج { $name } من النادي؟ يبقى له ما لعبه.
client-club-invite = ادعُ شخصًا
client-club-link = رابط هذا النادي
client-club-or-type-code = أو اكتب هذا الرمز في صفحة النوادي:
client-club-link-as-code = الرابط كرمز QR
client-club-rules = قواعد البيت
client-club-no-rules = لا يحفظ النادي قواعد بيت بعد: طاولاته حسب الكتاب.
client-club-usual = المعتادة
client-club-make-usual = اجعلها المعتادة
client-club-drop-rules = أزل { $name }
client-club-keep-first = احفظ أولًا قواعد بيت باسم في الصفحة الأولى: عندها يمكن إضافتها هنا.
client-club-keep-of-browser = أضف قواعد بيت من هذا المتصفح
client-club-keep = أضف
client-club-customs = أعراف طاولاته
client-club-name-and-more = الاسم والشعار والمكالمة والمنطقة الزمنية
client-club-call = عنوان مكالمتكم
client-club-zone = المنطقة الزمنية
client-club-renew-code = رابط ورمز جديدان
client-club-renew-says = القديمان لا يعملان بعد ذلك.
client-club-next-evening = الأمسية القادمة
client-club-no-evening = لا توجد أمسية مقررة.
client-club-clock-is-wrong = ساعة هذا الجهاز غير صحيحة. تبدأ الأمسيات بحسب ساعة الخادم.
client-club-tell-me = أعلمني قبل ساعة
client-club-tell-me-not = لا تُعلمني
client-club-no-push = لا يسمح هذا المتصفح للخادم بإعلامك.
client-club-calendar = في تقويمي
client-club-calendar-address = عنوان التقويم
client-club-calendar-says = اشترك في هذا العنوان من تقويمك: يبقى محدثًا. وهو لك وحدك.
client-club-calendar-file = أو احفظ ملفًا
client-club-it-is-time = حان الوقت
client-club-weekly = كل أسبوع
client-club-do-you-come = هل تأتي؟
client-club-answer =
    { $comes ->
        [yes] سآتي
        [late] سأتأخر
       *[no] لا أستطيع
    }
client-club-who-comes =
    { $comes ->
        [yes] القادمون: { $names }
        [late] المتأخرون: { $names }
       *[no] الغائبون: { $names }
    }
client-club-table = الطاولة { $number }
client-club-seat-of-table = الطاولة { $table }، المقعد { $seat }
client-club-sit-down-early = اجلس مبكرًا
client-club-round = الجولة { $round }
client-club-waiting =
    { $count ->
        [zero] { $names } ينتظر في هذه الجولة.
        [one] { $names } ينتظر في هذه الجولة.
        [two] { $names } ينتظران في هذه الجولة.
        [few] { $names } ينتظرون في هذه الجولة.
        [many] { $names } ينتظرون في هذه الجولة.
       *[other] { $names } ينتظرون في هذه الجولة.
    }
client-club-next-round = الجولة التالية
client-club-seat-people = وزّع القادمين على المقاعد
client-club-game-and-tables = اللعبة والطاولات
client-club-game-in-tables = { $game }: { LIST($tables, style: "comma") }
client-club-seats-are = المقاعد
client-club-mode =
    { $mode ->
        [drawn] بالقرعة
        [rotated] تتبدل ليلعب الجميع مع الجميع
       *[fixed] تبقى بترتيب الإجابات
    }
client-club-propose = اقترح
client-club-plan = خطّط لأمسية
client-club-day = اليوم
client-club-time = الوقت ({ $zone })
client-club-note = موضوعها
client-club-every-week = كل أسبوع
client-club-plan-it = خطّط لها
client-club-call-off = ألغِ
client-club-call-off-once = ليس هذه المرة
client-club-call-off-all = ألغها نهائيًا
client-club-book = الدفتر
client-club-tonight = الليلة
client-club-span = الفترة
client-club-of-span =
    { $span ->
        [season] هذه السنة
        [month] هذا الشهر
       *[ever] منذ البداية
    }
client-club-evenings = الأمسيات
client-club-all-games = كل الألعاب
client-club-standings = الترتيب
client-club-won = فوز
client-club-played = مباريات
client-club-more-a-deal = زيادة في كل جولة
client-club-margin = { $margin } ± { $error }
client-club-margin-says = نقاط كل جولة فوق متوسط الآخرين، مع مجال 95%: يكون واسعًا عند قلة الجولات.
client-club-days-say = الأيام والشهور بحسب المنطقة الزمنية للنادي ({ $zone }).
client-club-column = { $kind ->
    [rating] التقييم
    [play] باللعب
   *[luck] بالحظ
}
client-club-luck-says = يُحسب اللعب والحظ في الجولات التي حُلّلت.
client-club-rating-says = يحسب التقييم المباريات المعروضة بترتيبها: يبدأ الجميع من 1500.
client-club-rated = إظهار تقييم في الترتيب
client-club-pairs = الشركاء
client-club-records = الأرقام القياسية
client-club-record =
    { $kind ->
        [comeback] { $game }: فوز { $name } بعد تأخر { $points }
        [captures] { $game }: { $capture } × { $points } في جولة واحدة، { $name }
        [longest]
            { $points ->
                [zero] { $game }: أكل شوربة، { $name }
                [one] { $game }: أكل شوربة من ورقة واحدة، { $name }
                [two] { $game }: أكل شوربة من ورقتين، { $name }
                [few] { $game }: أكل شوربة من { $points } ورقات، { $name }
                [many] { $game }: أكل شوربة من { $points } ورقة، { $name }
               *[other] { $game }: أكل شوربة من { $points } ورقة، { $name }
            }
       *[deal] { $game }: { $points } في جولة واحدة، { $name }
    }
client-club-matches =
    { $count ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }
client-club-save-as = احفظ بصيغة { $kind }
client-club-note-of = { $name } عن الجولة { $deal }
client-club-write-note = اكتب سطرًا عن جولة في { $game }
client-club-deal = الجولة
client-club-line = سطر للآخرين
client-club-write = اكتب
client-club-still-reading = ما زالت السجلات تُقرأ.
client-club-no-match = لم تنته أي مباراة هنا بعد.

### الجولات نفسها للجميع.

client-club-same-title = الجولات نفسها
client-club-same-says = يلعب الجميع بالورق نفسه ثم تقارنون. لا يرى أحد شيئًا من جولة ما زال عليه أن يلعبها.
client-club-same-how-many = عدد الجولات
client-club-same-how = كيف تُلعب
client-club-same-alone = كل شخص مع بوتات، في أي وقت
client-club-same-tables =
    { $count ->
        [zero] أصدقاء بلا طاولات
        [one] أصدقاء على طاولة واحدة
        [two] أصدقاء على طاولتين في وقت واحد
        [few] أصدقاء على { $count } طاولات في وقت واحد
        [many] أصدقاء على { $count } طاولة في وقت واحد
       *[other] أصدقاء على { $count } طاولة في وقت واحد
    }
client-club-same-begin = خذ الرابط
client-club-same-deals =
    { $count ->
        [zero] { $game }: بلا جولات
        [one] { $game }: جولة واحدة
        [two] { $game }: جولتان
        [few] { $game }: { $count } جولات
        [many] { $game }: { $count } جولة
       *[other] { $game }: { $count } جولة
    }
client-club-same-link = الرابط للآخرين
client-club-same-take-seat = خذ مقعدًا
client-club-same-free = شاغر
client-club-same-has-added = أضاف هذا الجهاز نصيبه إلى الورق
client-club-same-waits = يتحدد الورق عندما تضيف كل هذه الأجهزة نصيبها إليه.
client-club-same-without = ابدأ من دون الغائبين
client-club-same-settling = جهازك يضيف نصيبه إلى الورق.
client-club-same-play = العب
client-club-same-hidden = ترى ما حققه الآخرون في جولة عندما تلعبها.
client-club-same-count =
    { $count ->
        [zero] لا تلعبها أي طاولة.
        [one] تلعبها طاولة واحدة.
        [two] تلعبها طاولتان.
        [few] تلعبها { $count } طاولات.
        [many] تلعبها { $count } طاولة.
       *[other] تلعبها { $count } طاولة.
    }
client-club-same-in-all = المجموع
client-club-same-points = النقاط
client-club-same-more = أكثر من الآخرين
client-club-same-par = المتوقع
client-club-same-over = فوق المتوسط
client-club-same-matchpoints = المقارنات
client-club-same-parts = أين يفترق اللعب
client-club-same-after =
    { $moves ->
        [zero] من أول حركة
        [one] بعد حركة واحدة
        [two] بعد حركتين
        [few] بعد { $moves } حركات
        [many] بعد { $moves } حركة
       *[other] بعد { $moves } حركة
    }
client-club-same-never = لا يفترق
client-club-same-yours = لعبك
client-club-same-explained = المتوقع هو ما يجلبه الورق عندما يلعب في كل المقاعد اللاعبون الجاهزون أنفسهم. وتقول المقارنات في كم من كل 100 مقارنة كانت الطاولة أفضل، والتعادل نصف.
client-club-same-looking = ما زال المتوقع يُحسب.
client-club-same-at-all-tables = الجولات نفسها على كل الطاولات
client-club-same-with-bots = الجولات نفسها للأعضاء، كل عضو مع بوتات
