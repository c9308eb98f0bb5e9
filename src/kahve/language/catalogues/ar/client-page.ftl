### ما تشترك فيه كل أجزاء الصفحة: اللوحات والإعدادات وكتاب القواعد والإشعارات.

client-page-seat = المقعد { $number }
client-page-preferences = الإعدادات
client-page-try-again = حاول مرة أخرى
client-page-rules-of = قواعد { $game }
client-page-your-name = اسمك
client-page-guest = ضيف
client-page-to-points =
    { $points ->
        [few] إلى { $points } نقاط
       *[other] إلى { $points } نقطة
    }
client-page-deals =
    { $count ->
        [0] بلا جولات
        [1] جولة واحدة
        [2] جولتان
        [few] { $count } جولات
       *[other] { $count } جولة
    }
client-page-length-of-deals = عدد الجولات: { $length }
client-page-copy = نسخ
client-page-back = رجوع
client-page-title = { $page } · Kahve
client-page-kept-for = محجوز لـ{ $name }
client-page-a-bot = بوت
client-page-not-fetched-again = تعذّر جلب جزء من هذه الصفحة. أعد تحميلها.
client-page-yes = نعم
client-page-no = لا
client-page-learn-it = تعلّمها
client-page-puzzles = ألغاز
client-page-my-mistakes = أخطائي
client-page-not-fetched = تعذّر جلب جزء من هذه الصفحة.
client-page-load-again = أعد تحميلها
client-page-close = إغلاق
client-page-close-esc = إغلاق (Esc)
client-page-theme-device = كما في جهازي
client-page-theme-light = فاتح
client-page-theme-dark = داكن
client-page-pace-slow = بطيء
client-page-pace-normal = عادي
client-page-pace-fast = سريع
client-page-cards-do-not-fly = أبدًا
client-page-bots-calm = على مهل
client-page-bots-normal = عادي
client-page-bots-quick = بسرعة
client-page-help-first-time = أول مرة
client-page-help-never = أبدًا
client-page-cards-classic = تقليدي
client-page-cards-four-colours = أربعة ألوان
client-page-cards-large-index = أرقام كبيرة
client-page-light-or-dark = فاتح أو داكن
client-page-cards = الورق
client-page-bots-play = لعب البوتات
client-page-slowest-wish = مع الأصدقاء يُعمل بأبطأ إعداد، إلا إذا كان للطاولة إيقاعها.
client-page-remarks = يقول الروّاد شيئًا بين حين وآخر
client-page-cards-fly = حركة الورق
client-page-reduced-motion = إذا طلب جهازك تقليل الحركة فلن يتحرك الورق.
client-page-help-shown = شرح ما على الطاولة
client-page-help-anew = إذا أعدت تشغيله بدأ من جديد.
client-page-better = قلها أفضل
client-page-better-says = تظهر عند كل جملة علامة تكتب بها صياغة أفضل. يُعاد تحميل الصفحة.
client-page-fetching-rulebook = نجلب كتاب القواعد…
client-page-rulebook = كتاب القواعد
client-page-rules-differ =
    { $count ->
        [0] قواعد هذه الطاولة هي قواعد الكتاب.
        [1] قاعدة خاصة واحدة لهذه الطاولة تخالف الكتاب؛ وعليها علامة في الأسفل.
        [2] قاعدتان خاصتان لهذه الطاولة تخالفان الكتاب؛ وعليهما علامة في الأسفل.
        [few] { $count } قواعد خاصة لهذه الطاولة تخالف الكتاب؛ وعليها علامة في الأسفل.
       *[other] { $count } قاعدة خاصة لهذه الطاولة تخالف الكتاب؛ وعليها علامة في الأسفل.
    }
client-page-search-rulebook = ابحث في كتاب القواعد
client-page-search = بحث
client-page-print = طباعة
client-page-paragraphs-found =
    { $count ->
        [0] لا فقرة فيها هذه الكلمات.
        [1] فقرة واحدة
        [2] فقرتان
        [few] { $count } فقرات
       *[other] { $count } فقرة
    }
client-page-house-silent = الخادم لا يجيب. هل يعمل؟
client-page-your-turn-at = دورك · { $game }
client-page-your-turn-and-last = جاء دورك. { $last }
client-page-your-turn = جاء دورك.
client-page-sound-off = مغلق
client-page-sound-soft = خافت
client-page-sound-on = مفتوح
client-page-notices-denied = هذا المتصفح ممنوع من إشعارك. يمكنك تغيير ذلك في إعداداته لهذه الصفحة.
client-page-notices-from-home-screen = على هذا الجهاز لا تصل الإشعارات إلا من الشاشة الرئيسية: اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية» وافتح Kahve من هناك. يُعدّ ذلك جهازًا آخر: خذ له رمزًا من «طاولاتي».
client-page-notices-need-https = تحتاج الإشعارات إلى عنوان يبدأ بـ https أو إلى الجهاز الذي يعمل عليه الخادم.
client-page-notices-need-newer-system = لا يستطيع هذا الجهاز إشعارك بعد: يلزم iOS أو iPadOS بالإصدار 16.4 أو أحدث.
client-page-notices-not-in-browser = لا يستطيع هذا المتصفح إشعارك. قد يستطيع ذلك متصفح آخر على هذا الجهاز.
client-page-sound = الصوت
client-page-turn-heard = أسمع دوري والصفحة مخفية
client-page-turn-noticed = أشعرني بدوري والصفحة مخفية
client-page-turn-noticed-if-open = لا يُشعرك هذا المتصفح إلا وصفحة من صفحات Kahve مفتوحة.
client-page-turn-pushed = في طاولة على مدى أيام يصلك الخبر ولو لم تكن أي صفحة مفتوحة، إذا كان هذا الخادم يستطيع الإرسال.
client-page-kahve-home = Kahve، الصفحة الأولى
client-page-home-key = الصفحة الأولى (H)
client-page-this-deal = الجولة { $deal }
client-page-tools = أدوات
client-page-rules = القواعد
client-page-keys = المفاتيح
client-page-tool-and-key = { $tool } ({ $key })
client-page-key-keys = هذه المفاتيح
client-page-key-home = الصفحة الأولى
client-page-tap-hurries = نقرة أثناء حركة الورق تُظهر النهاية فورًا.
client-page-points =
    { $points ->
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
client-page-facts = { LIST($facts, style: "comma") }
client-page-names = { $names }
client-page-see-again = شاهدها مرة أخرى
client-page-save-log = احفظ السجل
client-page-copied = تم النسخ
client-page-share = مشاركة
client-page-known-cards =
    { $count ->
        [0] { $name }: لا أوراق معروفة
        [1] { $name }: ورقة معروفة
        [2] { $name }: ورقتان معروفتان
        [few] { $name }: { $count } ورقات معروفة
       *[other] { $name }: { $count } ورقة معروفة
    }
client-page-match-and-deal = المباراة { $match }، الجولة { $deal }
client-page-totals = { $totals }
client-page-language = اللغة
client-page-language-of-browser = كما في متصفحي
