### طاولة ألعاب الأكل: البيشتي والباصرة وأخواتهما.

client-fishing-key-along-hand = التنقل بين أوراقك
client-fishing-key-play = لعب الورقة
client-fishing-key-on-floor = التنقل على الأرض وأنت تختار ما تأكل
client-fishing-key-choose = اختيار ورقة من الأرض أو تركها
client-fishing-key-choose-and-take = مثل ذلك، ثم أكل ما اخترته
client-fishing-key-nth = لعب الورقة الأولى … التاسعة
client-fishing-by-hand = بالفأرة أو بالإصبع: انقر ورقة، أو اسحبها إلى الطاولة.
client-fishing-cards-taken =
    { $count ->
        [0] لم تؤكل ورقة
        [1] ورقة مأكولة
        [2] ورقتان مأكولتان
        [few] { $count } ورقات مأكولة
       *[other] { $count } ورقة مأكولة
    }
