### مشاهدة الجولات من جديد.

client-replay-no-deal-over = لم تنته أي جولة على هذه الطاولة بعد: تمكن مشاهدة الجولة حين تنتهي.
client-replay-game-and-players = { $game }: { LIST($players, style: "comma") }
client-replay-moves-gave-away =
    { $count ->
        [0] لم تضيّع أي حركة نقاطًا.
        [1] حركة واحدة ضيّعت نقاطًا.
        [2] حركتان ضيّعتا نقاطًا.
        [few] { $count } حركات ضيّعت نقاطًا.
       *[other] { $count } حركة ضيّعت نقاطًا.
    }
client-replay-decisions-done = تم { $done } من { $count } من القرارات.
client-replay-replay = إعادة
client-replay-deal-replay = الجولة { $deal }، إعادة
client-replay-how-to-look = طريقة المشاهدة
client-replay-all-hands = كل الأيدي
client-replay-the-moves = الحركات
client-replay-share-move = شارك هذه الحركة
client-replay-score = النتيجة
client-replay-no-bonus = لم يكن في هذه الجولة مكافأة ولا إعلان ولا أكل للأرض.
client-replay-none-gave-away = لم تضيّع أي حركة في هذه الجولة نقاطًا.
client-replay-first-look-through = اطلب أولًا تحليل الجولة.
client-replay-nobody-to-play = لا دور لأحد هنا: ارجع إلى حركة وتابع منها.
client-replay-file-too-long = هذا الملف أطول من اللازم: السجل الذي تمكن مشاهدته هنا لا يزيد على { $bytes } بايت.
client-replay-no-such-link = هذا ليس رابطًا لطاولة أو لجولة في هذا الخادم.
client-replay-your-deals = جولاتك
client-replay-all-in-one-place = كل ما لعبته مجموع في مكان واحد: كل طاولة وجولاتها.
client-replay-nothing-here-yet = لم يُلعب شيء في هذا المتصفح بعد. حين تنتهي جولة تمكن مشاهدتها من جديد: كل حركة وقيمتها.
client-replay-log-from-file = سجل من ملف
client-replay-choose-file = اختر ملفًا أو أسقطه هنا
client-replay-reading = نقرأ: تُراجع كل حركة وكل جدول نقاط.
client-replay-a-link = رابط
client-replay-link-to = رابط لطاولة أو لجولة
client-replay-key-steps = حركة إلى الوراء، حركة إلى الأمام
client-replay-key-ends = إلى التوزيع، إلى النهاية
client-replay-key-play = تشغيل وإيقاف
client-replay-key-jump = الانتقال إلى حركة برقمها
client-replay-key-bonus = المكافأة أو الإعلان أو أكل الأرض التالي
client-replay-key-review = تحليل الجولة: قيمة كل حركة
client-replay-key-mistake = الحركة التالية التي ضيّعت نقاطًا
client-replay-key-what-if = المتابعة من هنا ضد البوتات
client-replay-key-seat = من المقعد التالي
client-replay-key-hands = كل الأيدي مكشوفة، أو يد واحدة
client-replay-key-list = كل الأيدي، واحدة تحت الأخرى
client-replay-tap-hurries = نقرة على الطاولة أثناء حركة الورق تُظهر النهاية فورًا.
client-replay-next-deal-later = تظهر الجولة التالية هنا فور انتهائها.
client-replay-deal-over = انتهت هذه الجولة.
client-replay-deal-over-what-if = انتهت هذه الجولة: «ماذا لو» يتابع من هنا.
client-replay-first-deal-later = لم تنته أي جولة بعد. تظهر الأولى هنا فور انتهائها.
client-replay-fetching-deal = نجلب الجولة…
client-replay-to-front-door = إلى الصفحة الأولى
client-replay-the-deal = الجولة
client-replay-match-deal-totals = المباراة { $match }، الجولة { $deal }: { $totals }
client-replay-deal-totals = الجولة { $deal }: { $totals }
client-replay-from-seat-of = من مقعد
client-replay-all-hands-open = كل الأيدي مكشوفة
client-replay-pace = السرعة
client-replay-deal-choice = الجولة
client-replay-no-cards = لا ورق
client-replay-highlight = مكافأة أو إعلان أو أكل للأرض
client-replay-gave-away = ضيّعت نقاطًا
client-replay-go-to-move = انتقل إلى حركة
client-replay-its-number = رقمها، من 0 إلى { $last }
client-replay-zero-is-deal = 0 هو التوزيع، قبل الحركة الأولى.
client-replay-go-there = انتقل
client-replay-what-if-ask = ماذا لو؟
client-replay-what-if-says = تأخذ مقعد { $name } في هذا الموقف نفسه، وتأخذ البوتات بقية المقاعد. كل ورقة حيث كانت حقًا.
client-replay-what-if-known = شاهدت هذه الإعادة، فأنت تعرف أوراقًا تكون مخفية على الطاولة. والطاولة الجديدة تذكر ذلك أيضًا.
client-replay-go-on-as = تابع مكان { $name }
client-replay-link-to-move = رابط هذه الحركة
client-replay-in-memory = هذه الجولة من ملف: الرابط يفتحها ما دام الملف في ذاكرة الخادم.
client-replay-who-has-link = من معه الرابط يرى هذه الجولة عند هذه الحركة.
client-replay-move-not-fetched = تعذّر جلب هذه الحركة.
client-replay-the-replay = الإعادة
client-replay-move = الحركة
client-replay-at-of-says = { $at } من { $count }.
client-replay-at-and-jump = { $at } من { $count }: انتقل إلى حركة برقمها
client-replay-jump-key = الانتقال إلى حركة برقمها (J)
client-replay-at-of = { $at } من { $count }
client-replay-to-deal = إلى التوزيع
client-replay-one-back = حركة إلى الوراء
client-replay-pause = إيقاف
client-replay-play = تشغيل
client-replay-one-on = حركة إلى الأمام
client-replay-to-end = إلى النهاية
client-replay-next-bonus = المكافأة التالية
client-replay-next-bonus-key = المكافأة أو الإعلان أو أكل الأرض التالي (B)
client-replay-next-mistake = الخطأ التالي
client-replay-next-mistake-key = الحركة التالية التي ضيّعت نقاطًا (M)
client-replay-review = تحليل
client-replay-review-key = تحليل الجولة: قيمة كل حركة (V)
client-replay-why = لماذا؟
client-replay-why-better = لماذا كانت حركة أخرى أفضل
client-replay-what-if = ماذا لو
client-replay-what-if-key = المتابعة من هنا ضد البوتات (G)
