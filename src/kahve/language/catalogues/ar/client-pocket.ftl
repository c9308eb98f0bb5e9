# The pocket: the table as a page that works without a server, and without a network once it has been opened.

# $percent: how much of it is here, as a number from 0 to 100.
client-pocket-fetching = الطاولة في الطريق: { $percent }%.
client-pocket-opening = تُفرش الطاولة.
client-pocket-others-coming = الآخرون في الطريق: { $percent }%. يمكنك أن تلعب من الآن.
client-pocket-others-sitting = الآخرون يجلسون.
client-pocket-once = يحدث هذا مرة واحدة. وبعدها لا تحتاج هذه الصفحة إلى شبكة.
client-pocket-whole = صار كل شيء في هذا المتصفح: لا تحتاج هذه الصفحة إلى شبكة.
client-pocket-no-wasm = ليس في هذا المتصفح WebAssembly، ومن دونه لا تُفرش طاولة هنا. استعمل متصفحًا أحدث.
client-pocket-elsewhere = الطاولة مفتوحة في صفحة أخرى من هذا المتصفح. أغلق تلك الصفحة فتتابع هذه.
client-pocket-newer = حفظ إصدار أحدث مباريات في هذا المتصفح. أعد تحميل الصفحة لتحصل على ذلك الإصدار.
client-pocket-broken = توقفت الطاولة. أعد تحميل الصفحة: كل حركة أُجيب عنها محفوظة.
client-pocket-not-written = لم يستطع هذا المتصفح تدوين حركة. أعد تحميل الصفحة: ما لُعب قبلها محفوظ.
client-pocket-not-kept = لا يحفظ هذا المتصفح شيئًا لهذه الصفحة. تضيع المباريات عند إغلاقها.
client-pocket-new-version = يوجد إصدار جديد من هذه الصفحة.
client-pocket-take-version = استعمله الآن
client-pocket-understood = حسنًا
