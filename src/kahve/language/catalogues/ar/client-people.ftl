### من على الطاولة: من غاب، وما اقتُرح، وما قيل.
### $who هو you لمن يقرأ، وother لغيره، واسمه $name. لا نعرف جنس صاحب الاسم: الجمل بلا أفعال تدل عليه ما أمكن.

client-people-bot-plays-for-you = البوت { $bot } يلعب مكانك.
client-people-come-back = عُد
client-people-come-back-full = عُد والعب بنفسك
client-people-you = أنت
client-people-agree-so-far =
    { $who ->
        [one] الموافقة حتى الآن من { $names }.
       *[many] الموافقة حتى الآن من { $names }.
    }
client-people-still-to-answer =
    { $count ->
        [1] بقي جواب { $names }.
       *[other] بقيت أجوبة { $names }.
    }
client-people-agree = أوافق
client-people-withdraw = سحب
client-people-decline = أرفض
client-people-withdraw-full = سحب الاقتراح
client-people-is-away =
    { $more ->
        [0] { $name } خارج الطاولة.
        [1] { $name } وشخص آخر خارج الطاولة.
        [2] { $name } وشخصان آخران خارج الطاولة.
       *[other] خارج الطاولة: { $name }، و{ $more } آخرون.
    }
client-people-wait = انتظر
client-people-wait-for = انتظر { $name }
client-people-let-bot-play = دع بوتًا يلعب
client-people-let-bot-play-for = دع بوتًا يلعب مكان { $name }
client-people-open-seat = افتح المقعد
client-people-open-seat-of = افتح مقعد { $name }
client-people-open-ask = أيُفتح مقعد { $name }؟ عندها يضيع المقعد، ويمكن لكل من معه الرابط أن يأخذه.
client-people-keep-seat = يبقى المقعد
client-people-are-away =
    { $count ->
        [1] { $names } خارج الطاولة.
       *[other] خارج الطاولة الآن: { $names }.
    }
client-people-invite = ادعُ
client-people-invite-full = ادعُ صديقًا إلى المقعد المفتوح
client-people-seat-bots =
    { $count ->
        [1] أجلس بوتًا
       *[other] أجلس بوتات
    }
client-people-seat-bots-full =
    { $count ->
        [1] أجلس بوتًا في المقعد المفتوح
       *[other] أجلس بوتات في المقاعد المفتوحة
    }
client-people-you-watch = أنت تتفرج على هذه الطاولة.
client-people-take-seat = خذ مقعدًا
client-people-take-seat-full = خذ مقعدًا على هذه الطاولة
client-people-others-watch =
    { $count ->
        [0] لا متفرج غيرك.
        [1] معك متفرج آخر.
        [2] معك متفرجان آخران.
        [few] معك { $count } متفرجين آخرين.
       *[other] معك { $count } متفرجًا آخر.
    }
client-people-watch =
    { $count ->
        [0] لا متفرجين.
        [1] متفرج واحد.
        [2] متفرجان.
        [few] { $count } متفرجين.
       *[other] { $count } متفرجًا.
    }
client-people-muted = لن ترى ما يأتي من { $name } بعد الآن في هذا المتصفح.
client-people-heard-again = عدت ترى ما يأتي من { $name }.
client-people-says = { $name }: { $says }
client-people-at-table = من على الطاولة
client-people-decide = القرار…
client-people-all-hands-later = كل الأيدي، بتأخير جولة
client-people-say-something-key = قل شيئًا (/)
client-people-people-at-table = الجالسون على الطاولة
client-people-open-to-all-full = افتح للجميع المقعد المحجوز لـ{ $name }
client-people-open-to-all = افتح للجميع
client-people-bot-at-seat = أجلس بوتًا في المقعد { $number }
client-people-hear-name = إظهار كلام { $name }
client-people-mute-name = كتم { $name }
client-people-hear = إظهار
client-people-mute = كتم
client-people-host = المضيف
client-people-seats = من يجلس وأين
client-people-sit-there = الجلوس هناك
client-people-sit-on-seat = الجلوس هناك، في المقعد { $number }
client-people-change-seats = تبديل المقعدين
client-people-change-seats-with = تبديل المقعدين مع { $name }
client-people-draw =
    { $partners ->
        [yes] القرعة على الشركاء
       *[no] القرعة على المقاعد
    }
client-people-draw-again =
    { $partners ->
        [yes] مباراة أخرى بقرعة جديدة على الشركاء
       *[no] مباراة أخرى بقرعة جديدة على المقاعد
    }
client-people-next-partners = مباراة أخرى مع الشركاء التالين
client-people-seats-say = تتبدل المقاعد حتى التوزيع الأول. ويُسأل كل من يتغير مقعده، أما البوتات فلا تُسأل.
client-people-draw-says = يُسأل كل من يلعب.
client-people-bot-plays-for-them = البوت { $bot } يلعب هنا
client-people-connection-lost = انقطع الاتصال
client-people-invite-friend = ادعُ صديقًا
client-people-watch-link-hands = من معه هذا الرابط يرى الطاولة بلا الأيدي، ويرى كل يد بعد جولة.
client-people-watch-link = من معه هذا الرابط يرى الطاولة بلا الأيدي.
client-people-let-watch = دع أحدًا يتفرج
client-people-take-back = التراجع عن حركتك الأخيرة
client-people-ask-take-back = طلب التراجع عن الحركة الأخيرة
client-people-end-match = إنهاء المباراة مبكرًا
client-people-propose-end = اقتراح إنهاء المباراة
client-people-this-match = هذه المباراة
client-people-propose = اقترح
client-people-if-all-agree = يتم ذلك إذا وافق كل من يلعب. لا تُسأل البوتات، ولا من يلعب بوت مكانه.
client-people-customs = عادات هذه الطاولة
client-people-host-settles = يحددها مضيف الطاولة.
client-people-leave = غادر
client-people-leave-table = مغادرة الطاولة…
client-people-leave-ask = مغادرة الطاولة؟
client-people-leave-says = عندها يصير مقعدك مفتوحًا: قد يأخذه صديق معه الرابط، أو أنت، أو بوت.
client-people-remove = إخراج…
client-people-remove-name = إخراج { $name } من الطاولة
client-people-remove-ask = إخراج { $name } من الطاولة؟
client-people-remove-says = يضيع المقعد، ويُذكر أن القرار منك. ويمكن الجلوس من جديد بالرابط.
client-people-ban-says = المنع يحول دون العودة أيضًا: يعرف الخادم الشخص بمفاتيح أجهزته وبالمتصفح الذي جاء منه. ومن يأتي كشخص جديد من متصفح آخر، أو من متصفح نسي كل شيء، لا يُعرف. فأقفل الطاولة لتمنع ذلك.
client-people-remove-now = إخراج
client-people-ban = إخراج ومنع
client-people-keep-person = البقاء
client-people-door = من يمكنه القدوم
client-people-lock = إقفال الطاولة
client-people-unlock = فتح قفل الطاولة
client-people-lock-says = عندها لا يجلس أحد جديد. ومن على الطاولة يبقى، ويمكنه العودة دائمًا.
client-people-locked-says = الطاولة مقفلة: لا يجلس أحد جديد. ومن على الطاولة يمكنه العودة دائمًا.
client-people-banned = { $name }: ممنوع من العودة.
client-people-pardon = السماح بالعودة
client-people-pardon-name = السماح بالعودة: { $name }
client-people-hand-it-to = سلّمه إلى
client-people-name-if-you-like = اسم، إن شئت
client-people-kept-when-you-leave = حين تغادر يُحجز المقعد لـ{ $name }.
client-people-hand-over = سلّم وغادر
client-people-stay = ابقَ
client-people-one-moment = لحظة…
client-people-pictures = صور
client-people-phrases = عبارات
client-people-own-words = كلامك
client-people-say-it = قلها
client-people-all-hear = يسمعها كل من على الطاولة، والمتفرجون أيضًا. ولا تُحفظ في أي مكان.
client-people-no-talk = لا كلام على هذه الطاولة: هكذا قرر مضيفها.
client-people-no-partner-talk = على هذه الطاولة لا يتكلم الشريكان أثناء الجولة: انتظر حتى تنتهي.
client-people-reaction =
    { $who ->
        [you]
            { $reaction ->
                [smile] أنت تبتسم.
                [laugh] أنت تضحك.
                [surprise] أنت متفاجئ.
                [think] أنت تفكر.
                [clap] أنت تصفق.
                [heart] أرسلت قلبًا.
                [tea] عرضت شايًا.
               *[wave] أنت تلوّح.
            }
       *[other]
            { $reaction ->
                [smile] ابتسامة من { $name }.
                [laugh] ضحكة من { $name }.
                [surprise] دهشة من { $name }.
                [think] تفكير من { $name }.
                [clap] تصفيق من { $name }.
                [heart] قلب من { $name }.
                [tea] شاي من { $name }.
               *[wave] تلويحة من { $name }.
            }
    }
client-people-reaction-name =
    { $reaction ->
        [smile] ابتسامة
        [laugh] ضحكة
        [surprise] دهشة
        [think] تفكير
        [clap] تصفيق
        [heart] قلب
        [tea] شاي
       *[wave] تلويحة
    }
