### طاولة ألعاب الحروف: كويست والشوربة وأخواتهما.
### $who هو you لمن يقرأ، وother لغيره، واسمه $name. «لمّة» هي trick، و«اللون الحاكم» هو ruling suit، و«إعلان كلمة» هو claim، و«نداء» هو call.

client-letters-you = أنت
client-letters-nobody = لا أحد
client-letters-we = نحن
client-letters-they = هم
client-letters-side-and-change = { $side } { $change }
client-letters-stake-trick =
    { $who ->
        [you] اللمّة لك؛ النقاط: { LIST($changes, style: "comma") }
       *[other] اللمّة من نصيب { $name }؛ النقاط: { LIST($changes, style: "comma") }
    }
client-letters-stake-soup =
    { $who ->
        [you] تأكل أنت الشوربة؛ النقاط: { LIST($changes, style: "comma") }
       *[other] الشوربة من نصيب { $name }؛ النقاط: { LIST($changes, style: "comma") }
    }
client-letters-stake-points = النقاط: { LIST($changes, style: "comma") }
client-letters-who-has-it-checked = من يطلب التحقق
client-letters-is-a-word = كلمة صحيحة
client-letters-is-no-word = ليست كلمة
client-letters-suit-in-hand =
    { $count ->
        [0] لا شيء منه في يدك
        [1] ورقة واحدة في يدك
        [2] ورقتان في يدك
        [few] { $count } ورقات في يدك
       *[other] { $count } ورقة في يدك
    }
client-letters-which-ruling-suit = أي لون هو اللون الحاكم في هذه الجولة؟
client-letters-no-suit = لا لون
client-letters-no-ruling-suit = بلا لون حاكم
client-letters-arrange = رتّب الحروف في كلمة، أو لا تعلن شيئًا.
client-letters-who-controls =
    { $who ->
        [you] ورقتك تتحكم في اللمّة.
       *[other] ورقة { $name } تتحكم في اللمّة.
    }
client-letters-word-reads = الكلمة هي { $word }
client-letters-cannot-be-claimed = لا يمكن إعلان هذا.
client-letters-claim-for =
    { $who ->
        [you] أعلن { $word }: اللمّة لك
       *[other] أعلن { $word }: اللمّة من نصيب { $name }
    }
client-letters-no-word = لا كلمة
client-letters-claims =
    { $who ->
        [you] تعلن { $word } وتأخذ بها اللمّة.
       *[other] إعلان من { $name }: { $word }، ومعها اللمّة.
    }
client-letters-claims-for =
    { $who ->
        [you] تعلن { $word }، واللمّة من نصيب { $taker }.
       *[other] إعلان من { $name }: { $word }، واللمّة من نصيب { $taker }.
    }
client-letters-let-pass = دعها تمر
client-letters-have-checked = اطلب التحقق
client-letters-if-word = إن كانت { $word } كلمة
client-letters-if-not = وإن لم تكن
client-letters-eat-it = كُلها
client-letters-offer-back = اعرض سحب النداء
client-letters-stand-by = تمسّك بالنداء
client-letters-agree-no-call = موافق: لا نداء
client-letters-let-it-be = دعها على حالها
client-letters-called-word =
    { $who ->
        [you] ناديت بأن { $word } كلمة: عليك أن تأكلها.
       *[other] نداء من { $name }: { $word } كلمة، وعليك أن تأكلها.
    }
client-letters-will-check =
    { $who ->
        [you] ستطلب التحقق من { $word }. هل تتمسك بندائك؟
       *[other] طلب من { $name }: التحقق من { $word }. هل تتمسك بندائك؟
    }
client-letters-offers-back =
    { $who ->
        [you] تعرض سحب نداء { $word }.
       *[other] عرض من { $name }: سحب نداء { $word }.
    }
client-letters-ate-as-word =
    { $who ->
        [you] أكلت { $word } على أنها كلمة.
       *[other] { $name }: أكل { $word } على أنها كلمة.
    }
client-letters-name-word-with = اذكر كلمة فيها { $soup }.
client-letters-name-word-from = اذكر كلمة أولها { $soup }.
client-letters-word-of-soup = كلمة يمكن أن تصير إليها الشوربة
client-letters-name-it = اذكرها
client-letters-give-up = استسلم
client-letters-way-add = أضف: { $soup }
client-letters-way-add-eat = أضف وكُل: { $soup }
client-letters-way-left = أضف إلى اليسار: { $soup }
client-letters-way-left-eat = إلى اليسار وكُل: { $soup }
client-letters-way-eat-first = كُل { $soup } ثم العب { $letter }
client-letters-how-played = { $card }: كيف تُلعب؟
client-letters-call = نادِ { $soup }
client-letters-call-title = نادِ { $soup }: كلمة ويجب أكلها
client-letters-inspect = افحص
client-letters-inspect-title = انظر إلى الشوربة التي أُكلت الآن
client-letters-demand = اطلب كلمة
client-letters-demand-title = اطلب كلمة يمكن أن تصير إليها { $soup }
client-letters-end-deal = أنهِ الجولة
client-letters-end-deal-title = اترك الشوربة وأنهِ الجولة
client-letters-passing = إلى { $name }: اخترت { $count } من 3.
client-letters-choose-to-pass = دورك: اختر ثلاث ورقات تمررها إلى { $name }.
client-letters-choose-three-first = اختر ثلاث ورقات أولًا.
client-letters-choose-more-first =
    { $count ->
        [0] لا تختر مزيدًا.
        [1] اختر ورقة أخرى أولًا.
        [2] اختر ورقتين أخريين أولًا.
        [few] اختر { $count } ورقات أخرى أولًا.
       *[other] اختر { $count } ورقة أخرى أولًا.
    }
client-letters-ask-list = اسأل قائمة الكلمات
client-letters-a-word = كلمة
client-letters-look-up = ابحث عنها
client-letters-key-along-hand = التنقل بين أوراقك
client-letters-key-play = لعب الورقة؛ أو اختيارها لجارك، وإعادتها
client-letters-key-pass = تمرير الورقات الثلاث المختارة
client-letters-key-sort = ترتيب اليد باللون أو بالحرف أو بفصل حروف العلة
client-letters-key-type = حين يحق لك إعلان كلمة: اكتبها فتترتب القطع كما كتبت
client-letters-key-tile = تحريك قطعة من تلك الكلمة؛ Tab ينتقل إلى التالية
client-letters-key-exchange = تبديل قطعتين
client-letters-key-to-buttons = الانتقال إلى أزرار إعلان الكلمة
client-letters-key-mild = ترك الإعلان يمر، أو الجواب الأخف
client-letters-key-check = طلب التحقق من كلمة؛ وفي الشوربة أيضًا: النداء
client-letters-key-add = في الشوربة، بعد اختيار ورقة: إضافتها، أو إضافتها والأكل، أو الأكل أولًا
client-letters-key-inspect = في الشوربة: الفحص وطلب كلمة
client-letters-three-chosen = اخترت ثلاثًا: انقر واحدة منها لتبقى عندك.
client-letters-no-letter = لا يوجد { $letter } في هذه اللمّة.
client-letters-no-letter-left = لم يبق { $letter } في هذه اللمّة.
client-letters-letters-only =
    { $alphabet ->
        [tr] اكتب أولًا كلمة من حروف الأبجدية التركية.
       *[other] اكتب أولًا كلمة من الحروف A إلى Z.
    }
client-letters-hand-sorted =
    { $order ->
        [suit] يدك مرتبة باللون.
        [letter] يدك مرتبة بالحرف.
       *[vowels] يدك مرتبة وحروف العلة منفصلة.
    }
client-letters-last-trick = اللمّة الأخيرة
client-letters-has-passed =
    { $who ->
        [you] مررت إلى { $name }: { LIST($cards, style: "comma") }.
       *[other] من { $passer } إلى { $name }: { LIST($cards, style: "comma") }.
    }
client-letters-known-of = أوراق معروفة عند { $name }
client-letters-sort-button =
    { $order ->
        [suit] باللون: رتّب اليد بالحرف
        [letter] بالحرف: رتّب اليد بفصل حروف العلة
       *[vowels] حروف العلة منفصلة: رتّب اليد باللون
    }
client-letters-sort-key =
    { $order ->
        [suit] ترتيب اليد باللون (O)
        [letter] ترتيب اليد بالحرف (O)
       *[vowels] ترتيب اليد بفصل حروف العلة (O)
    }
client-letters-order =
    { $order ->
        [suit] باللون
        [letter] بالحرف
       *[vowels] حروف العلة منفصلة
    }
client-letters-pass-to = مرّر إلى { $name }
client-letters-rack = حروف اللمّة؛ مفاتيح الأسهم تحرك القطعة، والكتابة ترتب الكلمة
client-letters-tile = { $card }، المكان { $place } من { $count }، من { $name }
client-letters-tile-picked = { $card }، المكان { $place } من { $count }، من { $name }، مرفوعة الآن
client-letters-no-soup = لا شوربة على الطاولة
client-letters-eaten = أُكلت:
client-letters-played = { $card }، من { $name }
client-letters-played-highest = { $card }، من { $name }، الأعلى حتى الآن
client-letters-ruling-and-held = اللون الحاكم، ولا يجوز البدء به بعد
client-letters-ruling = اللون الحاكم
client-letters-held = لا يجوز البدء به بعد
client-letters-this-deal = هذه الجولة
client-letters-suit-is = { $suit }: { $is }
client-letters-no-ruling = بلا لون حاكم
client-letters-trick-number = اللمّة { $number }
client-letters-slip-claims =
    { $who ->
        [you] تعلنها أنت
       *[other] إعلان من { $name }
    }
client-letters-slip-claims-for =
    { $who ->
        [you] تعلنها أنت لصالح { $taker }
       *[other] إعلان من { $name } لصالح { $taker }
    }
client-letters-not-checked = بلا تحقق
client-letters-word-says = { $word } { $says }
