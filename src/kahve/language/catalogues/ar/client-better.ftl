client-better-how = اختر جملة واكتب كيف تقولها أنت. يبقى ما تكتبه في هذا المتصفح حتى تحفظه في ملف وترسله إلى من يعتني بالنصوص.
client-better-find = ابحث عن جملة
client-better-sentences = جمل هذه الصفحة
client-better-none = ليس في هذه الصفحة جملة فيها هذه الكلمات.
client-better-mark = اكتب صياغة أفضل: { $sentence }
client-better-has-wording = (كتبت لها صياغة)
client-better-now = كما هي الآن
client-better-new = كما تقولها أنت
client-better-braces = تملأ الصفحة بنفسها: { $parts }. ضعها كلها في صياغتك.
client-better-empty = اكتب صياغة أولًا.
client-better-same = هكذا تقولها الصفحة الآن.
client-better-loses = ضاع من صياغتك { $part }: أعده إليها.
client-better-adds = ليس عند الصفحة ما تملأ به { $part }: احذفه.
client-better-keep = احفظ هذه الصياغة
client-better-take-back = احذف هذه الصياغة
client-better-back = العودة إلى القائمة
client-better-kept =
    { $count ->
        [zero] لم تكتب شيئًا بعد.
        [one] كتبت صياغة واحدة.
        [two] كتبت صياغتين.
        [few] كتبت { $count } صياغات.
       *[other] كتبت { $count } صياغة.
    }
client-better-save = احفظ في ملف
client-better-forget-all = احذف الكل
client-better-names = قد تكون في جملة من الطاولة أسماء أشخاص: راجع الملف قبل أن ترسله.
