### ختم الجولة، واختبار كل الجولات.
### «الالتزام» هو commitment: قيمة مختومة تُعلن قبل التوزيع وتُكشف بعده.

client-proof-secret-fits = سر المقهى هو الذي التزم به.
client-proof-secret-differs = سر المقهى ليس الذي التزم به.
client-proof-value-differs = قيمة { $name } ليست القيمة التي سبق الالتزام بها.
client-proof-devices-took-part = الأجهزة التي شاركت: { LIST($names, style: "comma") }. كل منها كشف القيمة التي التزم بها.
client-proof-no-device = لم يشارك أي جهاز في هذه الجولة، فالمقهى وحده حدد حظها.
client-proof-silent = صمت فلم يُحسب: { LIST($names, style: "comma") }.
client-proof-no-order = لا يمكن حساب ترتيب الورق.
client-proof-order-fits =
    { $count ->
        [few] الـ{ $count } ورقات كانت بالترتيب الناتج عن هذا كله.
       *[other] الـ{ $count } ورقة كانت بالترتيب الناتج عن هذا كله.
    }
client-proof-order-differs = كان الورق بترتيب غير الناتج عن هذا.
client-proof-not-there = لم تكن هذه الصفحة على الطاولة قبل هذه الجولة، فلا تعرف بماذا كان الالتزام.
client-proof-other-commitments = قبل الجولة بلغت هذه الصفحة التزامات أخرى.
client-proof-late-commitment = التزم أحدهم بعد أن كشف هذا الجهاز قيمته.
client-proof-part-of-commitments = لم يبلغ هذه الصفحة قبل الجولة إلا جزء من الالتزامات.
client-proof-same-commitments = الالتزامات نفسها بلغت هذه الصفحة قبل الجولة.
client-proof-own-value-there = القيمة التي اختارها هذا الجهاز موجودة بينها.
client-proof-own-value-exchanged = قيمة هذا الجهاز استُبدلت بغيرها.
client-proof-dealt-without = كشف هذا الجهاز قيمته، ووزّع المقهى من دونها.
client-proof-too-slow = كان هذا الجهاز أبطأ من أن يشارك.
client-proof-all-deals-tested = كل الجولات تحت الاختبار
client-proof-counting = نعدّ الجولات…
client-proof-counted-all =
    { $count ->
        [0] لا جولات: كل جولات هذا المقهى المنتهية، عُدّت { $date }.
        [1] جولة واحدة: كل جولات هذا المقهى المنتهية، عُدّت { $date }.
        [2] جولتان: كل جولات هذا المقهى المنتهية، عُدّت { $date }.
        [few] { $count } جولات: كل جولات هذا المقهى المنتهية، عُدّت { $date }.
       *[other] { $count } جولة: كل جولات هذا المقهى المنتهية، عُدّت { $date }.
    }
client-proof-counted-latest =
    { $count ->
        [0] لا جولات: أحدث جولات هذا المقهى المنتهية، عُدّت { $date }.
        [1] جولة واحدة: أحدث جولات هذا المقهى المنتهية، عُدّت { $date }.
        [2] جولتان: أحدث جولات هذا المقهى المنتهية، عُدّت { $date }.
        [few] { $count } جولات: أحدث جولات هذا المقهى المنتهية، عُدّت { $date }.
       *[other] { $count } جولة: أحدث جولات هذا المقهى المنتهية، عُدّت { $date }.
    }
client-proof-test-says = الاختبار يبيّن هل الخلط عادل. أما أن أحدًا لم يختر جولة بعينها فيبيّنه ختم تلك الجولة.
client-proof-deals-with-pack =
    { $count ->
        [0] لا جولات بكوتشينة عدد أوراقها { $cards }.
        [1] جولة واحدة بكوتشينة عدد أوراقها { $cards }.
        [2] جولتان بكوتشينة عدد أوراقها { $cards }.
        [few] { $count } جولات بكوتشينة عدد أوراقها { $cards }.
       *[other] { $count } جولة بكوتشينة عدد أوراقها { $cards }.
    }
client-proof-test = الاختبار
client-proof-chi-square = مربع كاي
client-proof-freedom = درجات الحرية
client-proof-p-value = p
client-proof-other-tests-later = الاختبارات الأخرى تحتاج إلى جولات أكثر.
client-proof-tests-later = الاختبارات تحتاج إلى جولات أكثر.
client-proof-below = أقل من { $number }
client-proof-chance-checked = حظ هذه الجولة: تم التحقق منه
client-proof-chance-in-part = حظ هذه الجولة: تم التحقق من بعضه
client-proof-chance-broken = الورق لا يطابق برهانه
client-proof-checking = نتحقق من حظ هذه الجولة…
client-proof-browser-checked = ما تحقق منه هذا المتصفح
client-proof-what-it-means = ما معنى ذلك
client-proof-does-not-prove = لا يثبت هذا أن أحدًا لا ينظر: المقهى هو من يوزع الورق، فمن يشغّله يستطيع رؤيته.
client-proof-broken-off-deals =
    { $count ->
        [0] المقهى الذي يوقف جولة لا تعجبه يُعدّ عليه ذلك: لم تُقطع أي جولة على هذه الطاولة.
        [1] المقهى الذي يوقف جولة لا تعجبه يُعدّ عليه ذلك: قُطعت جولة واحدة على هذه الطاولة.
        [2] المقهى الذي يوقف جولة لا تعجبه يُعدّ عليه ذلك: قُطعت جولتان على هذه الطاولة.
        [few] المقهى الذي يوقف جولة لا تعجبه يُعدّ عليه ذلك: قُطعت { $count } جولات على هذه الطاولة.
       *[other] المقهى الذي يوقف جولة لا تعجبه يُعدّ عليه ذلك: قُطعت { $count } جولة على هذه الطاولة.
    }
client-proof-all-deals-of-house = كل جولات هذا المقهى تحت الاختبار
client-proof-not-known = غير معروف
client-proof-fits = مطابق
client-proof-does-not-fit = غير مطابق
client-proof-means-proven = لم يكن بوسع أحد أن يختار هذا الورق، ولا حتى من يشغّل هذا المقهى: يكفي لذلك جهاز أمين واحد.
client-proof-means-unknown = لا شيء يناقض شيئًا. لكن هذا المتصفح لا يستطيع وحده إثبات أن الورق لم يُختر.
client-proof-means-broken = غيّر أحدهم شيئًا بعد وقوعه. احفظ سجل المباراة واسأل من يشغّل هذا المقهى.
client-proof-exchanges-broken-off =
    { $count ->
        [0] لم ينقطع قبله أي تبادل لهذه الجولة.
        [1] قبله انقطع تبادل واحد لهذه الجولة.
        [2] قبله انقطع تبادلان لهذه الجولة.
        [few] قبله انقطعت { $count } تبادلات لهذه الجولة.
       *[other] قبله انقطع { $count } تبادلًا لهذه الجولة.
    }
client-proof-gave-in-vain = أعطى جهازك نصيبه من حظ هذه الجولة، ووزّع المقهى من دونه.
