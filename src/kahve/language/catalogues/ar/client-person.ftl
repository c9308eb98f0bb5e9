### طاولاتي: الأجهزة والرموز ومفاتيح المرور، وما يُحفظ عن الشخص.

client-person-tables-come-along = طاولاتك تأتي معك إلى جهاز ثانٍ: هاتف أو جهاز لوحي أو متصفح آخر.
client-person-get-code = احصل على رمز له
client-person-type-code = افتح { $page } على الجهاز الآخر واكتب هذا الرمز. يعمل مرة واحدة، خلال خمس دقائق.
client-person-the-code = الرمز: { $code }
client-person-hold-camera = أو وجّه كاميرته إلى هذا:
client-person-code-as-picture = الرمز في صورة QR
client-person-no-camera = هذا الخادم يُفتح على هذا الجهاز فقط، فلن تجده أي كاميرا.
client-person-another-code = رمز آخر
client-person-code-shown = الرمز الذي يعرضه
client-person-bring-along = أحضر معك طاولات هذا الجهاز
client-person-device-changes = يصير هذا الجهاز عندها لذلك الشخص. وبغير طاولاته يخرج منه من كان فيه قبل ذلك.
client-person-devices = الأجهزة
client-person-this-device = هذا الجهاز
client-person-seen = آخر ظهور { $ago }
client-person-sign-out-this = تسجيل الخروج من { $device }، هذا الجهاز
client-person-sign-out-device = تسجيل الخروج من { $device }
client-person-sign-out = تسجيل الخروج
client-person-passkey-at = في { $address }، { $ago }
client-person-take-passkey = إزالة مفتاح المرور من { $device }
client-person-take-away = إزالة
client-person-no-passkeys = ليس عندك أي مفتاح.
client-person-device-is-now = هذا الجهاز صار الآن لـ{ PERSON($name, case: "genitive") }.
client-person-match-goes-on = لم تنته المباراة: يمكن للآخرين أن يدعوا بوتًا يلعب مكانك، أو أن يفتحوا مقعدك.
client-person-forget-ask = حذف طاولة { $game } هذه من قائمتك؟ ستفقد أجهزتك مفتاح مقعدك.
client-person-forget = احذفها
client-person-device-unknown = هذا الجهاز غير معروف هنا بعد. على أول طاولة يحصل على مفتاح، وتظهر طاولاتك هنا: لا أحد يطلب عنوانًا ولا كلمة سر.
client-person-to-the-games = إلى الألعاب
client-person-first-emblem = اختر شعارًا أولًا
client-person-who-you-are = من أنت
client-person-another-device = جهاز آخر
client-person-from-elsewhere = لي طاولات على جهاز آخر
client-person-come-back-passkey = عُد بمفتاح مرور
client-person-what-is-kept = ما يُحفظ عنك
client-person-kept-says = اسمك وشعارك وهذه الأجهزة ومفاتيح المرور، والطاولات التي تجلس عليها. يرى غيرك الاسم والشعار.
client-person-sign-out-this-ask = تسجيل الخروج من هذا الجهاز؟ تعود برمز من جهاز آخر أو بمفتاح مرور.
client-person-sign-out-ask = تسجيل الخروج من { $device }؟ سيفقد مفاتيح مقاعدك.
client-person-drop-passkey-ask = إزالة مفتاح المرور هذا؟ لن يفتح شيئًا هنا بعدها.
client-person-drop-passkey = أزله
client-person-about-passkeys = مفتاح المرور يحفظ طاولاتك دائمًا: به تعود على جهاز جديد ولو ضاعت كل أجهزتك.
client-person-add-passkey = أضف مفتاح مرور
client-person-no-passkey-here = يمكن إضافة مفتاح مرور حيث للخادم عنوان يبدأ بـ https، أو على جهاز الخادم نفسه.
client-person-delete-all-ask = حذف كل ما يُحفظ عنك؟ تزول أجهزتك ومفاتيح المرور وقائمة طاولاتك نهائيًا، ولا يبقى مع أي جهاز مفتاح لمقاعدك. ويبقى الورق كما لُعب، بالاسم الذي كتبته على كل طاولة.
client-person-delete-all = احذف كل شيء
client-person-nothing-kept = لم يعد شيء محفوظًا عنك.
client-person-are-you-sure = هل أنت متأكد؟
client-person-no-passkey-given = لم يعطِ المتصفح مفتاح مرور. لم يتغير شيء.
client-person-match-over = انتهت المباراة.
client-person-match-on = المباراة مستمرة.
client-person-looking-for-deals = نبحث عن الجولات…
client-person-no-deal-yet = لم تنته أي جولة بعد. حين تنتهي واحدة تمكن مشاهدتها هنا من جديد: كل حركة وقيمتها.
client-person-no-table-yet = لم تجلس على أي طاولة بعد. افتح طاولة أو اتبع رابط صديق: ستظهر هنا.
client-person-so-many-more =
    { $count ->
        [0] لا مزيد
        [1] واحدة أخرى
        [2] اثنتان أخريان
       *[other] { $count } أخرى
    }
client-person-deals-of = جولات طاولة { $game } هذه
client-person-deals-of-table = جولات هذه الطاولة
client-person-forget-of = احذف طاولة { $game } هذه
client-person-forget-table = احذف هذه الطاولة
client-person-over = انتهت
client-person-over-since = انتهت { $ago }
client-person-open-seats =
    { $count ->
        [0] لا مقعد مفتوح
        [1] مقعد مفتوح
        [2] مقعدان مفتوحان
        [few] { $count } مقاعد مفتوحة
       *[other] { $count } مقعدًا مفتوحًا
    }
client-person-with-others = مع { $others }
client-person-your-emblem = شعارك
client-person-just-now = الآن

## الشعارات

client-person-emblem-cup = فنجان
client-person-emblem-pot = ركوة
client-person-emblem-lamp = مصباح
client-person-emblem-bell = جرس
client-person-emblem-key = مفتاح
client-person-emblem-house = بيت
client-person-emblem-boat = قارب
client-person-emblem-anchor = مرساة
client-person-emblem-fish = سمكة
client-person-emblem-cat = قطة
client-person-emblem-owl = بومة
client-person-emblem-tortoise = سلحفاة
client-person-emblem-bee = نحلة
client-person-emblem-snail = حلزون
client-person-emblem-tulip = توليب
client-person-emblem-leaf = ورقة شجر
client-person-emblem-lemon = ليمونة
client-person-emblem-cherry = كرزة
client-person-emblem-mushroom = فطر
client-person-emblem-moon = قمر
client-person-emblem-sun = شمس
client-person-emblem-star = نجمة
client-person-emblem-mountain = جبل
client-person-emblem-kite = طائرة ورقية
client-person-bring-in = إدخال هذا الجهاز
client-person-passkeys = مفاتيح المرور
client-person-save-all = حفظ الكل في ملف
client-person-delete-me = احذفني
client-person-take-data = خذ بياناتك معك
client-person-keep-name = تحتفظ على كل طاولة بالاسم والشعار اللذين جلست بهما.
client-person-my-clubs = نواديّ
client-person-history = ما لعبتُه
client-person-history-comes = تُقرأ مبارياتك…
client-person-history-empty = لم تنته أي مباراة لك بعد.
client-person-history-of-day = جولة اليوم
client-person-history-latest =
    { $count ->
        [zero] لا مباريات
        [one] آخر مباراة
        [two] آخر مباراتين
        [few] آخر { $count } مباريات
        [many] آخر { $count } مباراة
       *[other] آخر { $count } مباراة
    }
client-person-history-won =
    { $matches ->
        [zero] فزتَ { $won } من { $matches }.
        [one] المباريات: واحدة، فزتَ منها في { $won }.
        [two] المباريات: اثنتان، فزتَ منهما في { $won }.
        [few] المباريات: { $matches }، فزتَ منها في { $won }.
        [many] المباريات: { $matches }، فزتَ منها في { $won }.
       *[other] المباريات: { $matches }، فزتَ منها في { $won }.
    }
client-person-history-margin = نقاط الجولة مقارنةً بالآخرين: { $points }.
client-person-history-luck =
    { $deals ->
        [zero] بلا جولات محلَّلة: { $play } باللعب و{ $luck } بالحظ.
        [one] في جولة واحدة حُلّلت جاء منها { $play } باللعب و{ $luck } بالحظ.
        [two] في جولتين حُلّلتا جاء منها { $play } باللعب و{ $luck } بالحظ.
        [few] في { $deals } جولات حُلّلت جاء منها { $play } باللعب و{ $luck } بالحظ.
        [many] في { $deals } جولة حُلّلت جاء منها { $play } باللعب و{ $luck } بالحظ.
       *[other] في { $deals } جولة حُلّلت جاء منها { $play } باللعب و{ $luck } بالحظ.
    }
client-person-history-days = جولات اليوم: { $days }، بفارق { $points } من النقاط لكل جولة مقارنةً بالآخرين.
client-person-taught-done = الدروس والألغاز على هذا الجهاز
client-person-history-learned = { $game }: الدروس المنجزة { $lessons }، والألغاز المحلولة { $puzzles }.
client-person-history-beaten = بوتات هزمتَها: { LIST($bots, style: "comma") }.
client-person-history-curve = الفارق عن الآخرين بالنقاط، مجموعًا
