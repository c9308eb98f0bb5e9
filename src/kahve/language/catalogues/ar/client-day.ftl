### صفحة جولة اليوم: قبل لعبها، ثم نتيجتها إلى جانب المستويات والأندية.

client-day-title = جولة اليوم
client-day-all-games = كل الألعاب
client-day-dates = الأيام المحفوظة
client-day-about = جولة واحدة من كل لعبة، بالورق نفسه للجميع. يلعب كل الآخرين في مستوى { $others }، والحركة نفسها تلقى الرد نفسه. تُحسب أول مرة تلعبها.
client-day-by-the-server =
    { $hours ->
        [zero] اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية قريبًا.
        [one] اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد ساعة تقريبًا.
        [two] اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد ساعتين تقريبًا.
        [few] اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد { $hours } ساعات تقريبًا.
        [many] اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد { $hours } ساعة تقريبًا.
       *[other] اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد { $hours } ساعة تقريبًا.
    }
client-day-by-this-device =
    { $hours ->
        [zero] بحسب ساعة هذا الجهاز، اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية قريبًا.
        [one] بحسب ساعة هذا الجهاز، اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد ساعة تقريبًا.
        [two] بحسب ساعة هذا الجهاز، اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد ساعتين تقريبًا.
        [few] بحسب ساعة هذا الجهاز، اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد { $hours } ساعات تقريبًا.
        [many] بحسب ساعة هذا الجهاز، اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد { $hours } ساعة تقريبًا.
       *[other] بحسب ساعة هذا الجهاز، اليوم { $date } بالتوقيت العالمي. تأتي الجولة التالية بعد { $hours } ساعة تقريبًا.
    }
client-day-not-played = لم تُلعب بعد
client-day-begun = بدأتَها
client-day-points =
    { $kind ->
        [ahead] متقدم بفارق { $points } من النقاط
        [behind] متأخر بفارق { $points } من النقاط
       *[level] تعادل في النقاط
    }
client-day-no-such-game = لا توجد هنا لعبة بهذا الاسم.
client-day-shown-later = ما فعله الآخرون بها يظهر بعد أن تلعبها.
client-day-play = العب { $game }
client-day-go-on = أكمل اللعب
client-day-practise = العبها مجددًا للتدريب
client-day-bring = لعبت دون شبكة؟
client-day-bring-how = احفظ السجل في الصفحة التي لعبت فيها واختره هنا: عندها تُحسب هنا أيضًا.
client-day-bring-log = اختر السجل
client-day-solution = شاهد أفضل لعب
client-day-solution-later = يُذكر أفضل لعب ابتداءً من اليوم التالي.
client-day-levels = ما تصنعه المستويات منها
client-day-level-says =
    { $plays ->
        [zero] لم يلعبها بعد. النتائج من { $low } إلى { $high }، والوسط { $middle }. تقدمتَ على { $percent }%.
        [one] { $low } في لعبة واحدة. تقدمتَ على { $percent }%.
        [two] غالبًا من { $low } إلى { $high }، والوسط { $middle }، في لعبتين. تقدمتَ على { $percent }%.
        [few] غالبًا من { $low } إلى { $high }، والوسط { $middle }، في { $plays } ألعاب. تقدمتَ على { $percent }%.
        [many] غالبًا من { $low } إلى { $high }، والوسط { $middle }، في { $plays } لعبة. تقدمتَ على { $percent }%.
       *[other] غالبًا من { $low } إلى { $high }، والوسط { $middle }، في { $plays } لعبة. تقدمتَ على { $percent }%.
    }
client-day-lesson = ما تتعلمه منها
client-day-lesson-comes = تُراجَع الجولة…
client-day-nothing-given = لم تضيّع شيئًا يمكن ذكره.
client-day-share = شارك نتيجتك
client-day-share-says = Kahve، جولة يوم { $date }: { $game }. { $points }.
client-day-share-ahead = متقدم على { $percent }% من مرات لعب بوت في مستوى { $level }.
client-day-copy = انسخ النص
client-day-copied = نُسخ
client-day-picture = شارك صورة
