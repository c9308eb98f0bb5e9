### ما يجيب به الخادم الناس غير ما يحدث على الطاولة: عند بابه، وعن الألعاب والطاولات، وعن الأشخاص وأجهزتهم.


## عند باب الخادم

people-nothing-here = لا شيء في هذا العنوان.
people-deals-still-hidden = يمكنك أن ترى هذا بعد أن تلعب الجولة نفسها بنفسك.
people-no-such-duplicate = لا توجد هنا جولات كهذه، أو هي ليست لك.
people-deals-played-elsewhere = أنت تلعب الجولات نفسها على طاولة أخرى.
people-deals-need-person = لتلعب جولات يلعبها غيرك أيضًا تحتاج إلى مفتاح خاص بك: افتح رابطها في متصفح.
people-cannot-be-done-here = لا يمكن فعل هذا في هذا العنوان.
people-seat-is-a-number = لا يمكن قراءة هذا العنوان: المقعد رقم.
people-failure = حدث خطأ في الخادم. ما لُعب من قبل محفوظ.
people-house-has-no-tables = لا يصل الخادم إلى طاولاته الآن. حاول مرة أخرى بعد لحظة.
people-house-is-full = الخادم ممتلئ الآن. حاول مرة أخرى بعد لحظة.
people-asks-a-lot = وصلت من عنوانك طلبات كثيرة في وقت قصير. انتظر لحظة ثم حاول مرة أخرى.
people-too-many-connections = الاتصالات المفتوحة من عنوانك كثيرة. أغلق بعضها.
people-request-took-too-long = تأخر وصول هذا الطلب أكثر من اللازم.
people-house-of-other-name = لا يجيب هذا الخادم بهذا الاسم: استعمل { LIST($names, style: "or") }. ومن يدير الخادم يمكنه السماح بأسماء أخرى بالخيار --allow-host.
people-page-from-elsewhere = لا يجوز لصفحة من مكان آخر أن تخاطب هذه الطاولة.
people-base-is-a-path = الأساس هو المسار الذي ترى الصفحة الخادم تحته، مثل ‎/kahve/‎: يبدأ بشرطة مائلة وينتهي بها، وطوله لا يتجاوز { $most } من الأحرف.
people-too-many-open = الطلبات والاتصالات المفتوحة من عنوانك عددها { $most }، وهذا هو الحد. أغلق بعضها.
people-address-too-long = هذا العنوان أطول من أن يُقرأ هنا.
people-request-too-long =
    { $most ->
        [1] هذا الطلب أطول من اللازم: المسموح بايت واحد.
        [2] هذا الطلب أطول من اللازم: المسموح بايتان.
        [few] هذا الطلب أطول من اللازم: المسموح { $most } بايتات.
       *[other] هذا الطلب أطول من اللازم: المسموح { $most } بايت.
    }
people-request-not-complete = انتهى هذا الطلب قبل أن يكتمل نصه.
people-message-too-long =
    { $most ->
        [1] هذه الرسالة أطول من اللازم: المسموح بايت واحد.
        [2] هذه الرسالة أطول من اللازم: المسموح بايتان.
        [few] هذه الرسالة أطول من اللازم: المسموح { $most } بايتات.
       *[other] هذه الرسالة أطول من اللازم: المسموح { $most } بايت.
    }
people-message-unreadable = لا يمكن قراءة هذه الرسالة: { $error }.
# $field: اسم جزء من الرسالة مثل `name`؛ $most: عدد الأحرف المسموح به.
people-text-too-long =
    { $most ->
        [few] النص { $field } أطول من اللازم: لا يُسمح بأكثر من { $most } أحرف.
       *[other] النص { $field } أطول من اللازم: لا يُسمح بأكثر من { $most } حرفًا.
    }
people-message-too-deep = لا يمكن قراءة هذه الرسالة: طبقاتها أعمق من اللازم.
people-request-unreadable = لا يمكن قراءة هذا الطلب: { $error }.
people-request-too-deep = لا يمكن قراءة هذا الطلب: طبقاته أعمق من اللازم.
people-page-not-built = خادم الطاولات يعمل، لكن صفحته لم تُبنَ. { $says }
people-no-index = لا يوجد ملف index.html في { $folder }.

## الألعاب والطاولات

people-no-rulebook = لم يُكتب كتاب قواعد هذه اللعبة بعد.
people-too-many-tables = فُتحت من هنا طاولات جديدة كثيرة في هذه الدقيقة. انتظر قليلًا.
people-words-are-played-here = من عنوانك تُلعب الآن جولة بالكلمات: تُسأل قائمة الكلمات حين تنتهي.
people-only-who-sits = لا يرى هذا إلا الجالسون على الطاولة: أرسل مفتاح مقعدك.
people-other-seat = المقعد { $seat } ليس لك: مفتاحك للمقعد { $own }.
people-at-this-table = على هذه الطاولة: { $value }.
people-at-this-table-other = على هذه الطاولة: { $value } (في الكتاب: { $book }).
people-your-hand = يدك
people-cards = { LIST($cards, style: "comma") }
people-try-it = جرّبها
# فوق صورة مثال محلول.
people-example = مثال
# في صورة كهذه، من يلعب. $number: رقم المقعد في الدور، وهو نص.
people-player = اللاعب { $number }
# في صورة كهذه، الورقة التي تُلعب.
people-card-played = لُعبت: { $card }
# حيث لا تسمح القواعد بما يجرّبه أحدهم.
people-not-allowed = غير مسموح:
# قبل طريقة أخرى للعب المثال نفسه.
people-example-or = أو:
# القاعدة الخاصة للطاولة التي يُلعب عليها مثال. $rule: اسمها. $value: مثل «نعم» أو «150».
people-example-house = القاعدة الخاصة: { $rule } – { $value }
people-yes = نعم
people-no = لا

## دعوة الأصدقاء

people-send-this-link = أرسل هذا الرابط إلى صديق:
people-link-for-network = هذا الرابط لأصدقاء في شبكتك. لأصدقاء في مكان آخر شغّل الخادم بالخيار --public-url ومعه عنوانه هناك.
people-link-opens-here = هذا الرابط يُفتح على هذا الجهاز فقط. لتدخل شبكتك أوقف الخادم وشغّله هكذا: kahve serve --host 0.0.0.0. الطاولة محفوظة.
people-friends-then-open = عندها يفتح أصدقاؤك في شبكتك:

## الأشخاص وأجهزتهم

people-only-a-person = لا يطلب هذا إلا من يعرفه هذا الخادم: أرسل مفتاح جهازك.
people-too-many-persons = جاء من هنا أشخاص جدد كثيرون في هذه الدقيقة. انتظر قليلًا.
people-device-unknown = هذا الجهاز لم يعد معروفًا هنا: سُجّل خروجه، أو حُذف المحفوظ عن صاحبه.
people-person-unknown = هذا الشخص لم يعد معروفًا هنا.
people-no-such-device = لا يوجد جهاز كهذا.
people-file-about = ما يحفظه خادم Kahve هذا عنك. الأوقات بالثواني منذ 1970 (UTC).
people-device-label = { $browser } على { $system }
people-device-program = برنامج

## الرمز الذي يُدخل جهازًا ثانيًا

people-code-of-letters =
    { $count ->
        [few] الرمز { $count } حروف، ليس منها I ولا O. انظر مرة أخرى إلى الجهاز الأول.
       *[other] الرمز { $count } حرفًا، ليس منها I ولا O. انظر مرة أخرى إلى الجهاز الأول.
    }
people-code-unknown = هذا الرمز غير معروف. انظر مرة أخرى إلى الجهاز الأول.
people-code-used = استُعمل هذا الرمز من قبل، وكل رمز يعمل مرة واحدة. اطلب رمزًا جديدًا على الجهاز الأول.
people-code-replaced = حلّ محل هذا الرمز رمز أحدث. اكتب الأحدث.
people-code-missed = كُتب هذا الرمز خطأً مرات كثيرة، فلم يعد يعمل. اطلب رمزًا جديدًا على الجهاز الأول.
people-code-of-nobody = لم يعد هذا الرمز يعمل: حُذف صاحبه.
people-code-too-old =
    { $minutes ->
        [1] هذا الرمز قديم: عمره دقيقة واحدة. اطلب رمزًا جديدًا على الجهاز الأول.
        [2] هذا الرمز قديم: عمره دقيقتان. اطلب رمزًا جديدًا على الجهاز الأول.
        [few] هذا الرمز قديم: عمره { $minutes } دقائق. اطلب رمزًا جديدًا على الجهاز الأول.
       *[other] هذا الرمز قديم: عمره { $minutes } دقيقة. اطلب رمزًا جديدًا على الجهاز الأول.
    }
people-too-many-wrong-codes = الرموز الخاطئة كثيرة. انتظر دقيقة، وانظر إلى الرمز مرة أخرى.

## مفاتيح المرور

people-passkey-needs-name = يلزم مفتاح المرور عنوان فيه اسم وhttps، أو localhost: وهذه الصفحة في { $host }.
people-passkey-needs-address = يلزم مفتاح المرور عنوان فيه اسم وhttps، أو localhost: وليس لهذه الصفحة عنوان.
people-passkey-unreadable = لا يمكن قراءة مفتاح المرور هذا.
people-passkey-not-for-here = مفتاح المرور هذا ليس لهذا الخادم، فلم يُحفظ. حاول مرة أخرى.
people-passkey-opens-nothing = مفتاح المرور هذا لا يصلح لهذا الخادم. حاول مرة أخرى.
people-passkey-unknown = مفتاح المرور هذا غير معروف هنا: أُزيل، أو حُذف المحفوظ عن صاحبه.
people-no-such-passkey = لا يوجد مفتاح مرور كهذا.
people-passkey-kept-already = مفتاح المرور هذا محفوظ من قبل.
people-too-many-passkeys = طُلبت من هنا مفاتيح مرور كثيرة في هذه الدقيقة. انتظر قليلًا.
people-too-late = طال هذا أكثر من اللازم، أو تم من قبل. حاول مرة أخرى.

## إشعار الجهاز بدور صاحبه

people-push-title = دورك · { $game }
people-push-says = جاء دورك.
people-push-only-to-seat = لا يُشعر بأدوار المقعد { $seat } إلا أجهزته: أرسل مفتاح ذلك المقعد.
people-push-asked-too-often = طُلب هذا كثيرًا في هذه الدقيقة. انتظر قليلًا.
people-push-nothing = هذا الخادم لا يرسل إشعارات: لم يُعطَ مفتاحًا لذلك.
people-push-no-service = هذا ليس عنوان خدمة إشعارات.
people-push-service-unknown = لا يرسل الخادم إشعارات إلا إلى خدمات المتصفحات، وهذا العنوان ليس من الخدمات التي يعرفها.
people-push-keys-unreadable = لا يمكن قراءة مفاتيح هذا الجهاز: دع المتصفح يشترك من جديد.
