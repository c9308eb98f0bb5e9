### باسور، لمن يقرأ العربية.

pasur-game = باسور
pasur-also =
    جهار برك
    يازده
pasur-summary = كُل أوراقًا مجموعها مع ورقتك أحد عشر؛ نظّف الأرض تكن سور.
pasur-capture = سور
    .title = سور
pasur-help-goal = كُل من الأرض أوراقًا مجموعها مع الورقة التي تلعبها أحد عشر.
pasur-void-redeal = كُشف ولدان أو ثلاث بنات أو ثلاثة شياب: يعيد الموزّع نفسه التوزيع.

## المجموعات الجاهزة

pasur-preset-iranian = كما في إيران
pasur-preset-iranian-says = إلى 62، والسور بخمس نقاط، وأكثر السباتي بسبع.
pasur-preset-fifty = لا سور من 50
pasur-preset-fifty-says = طرف له 50 نقطة أو أكثر لا يكسب نقاط السور.

## القواعد الخاصة

pasur-rule-redeal = إعادة التوزيع عند ولدين
pasur-rule-redeal-says = هل يعاد التوزيع إن كان في أول الأرض ولدان أو ثلاث بنات أو ثلاثة شياب.
pasur-rule-sur-points = نقاط السور
pasur-rule-sur-points-says = كم يساوي تنظيف الأرض.
pasur-rule-last-hands = السور بآخر الورق
pasur-rule-last-hands-says = هل يكسب تنظيف الأرض نقاطًا بآخر ورق الكوتشينة.
pasur-rule-bonus-below = من يكسب نقاط السور
pasur-rule-bonus-below-says = لا يكسب تنظيف الأرض نقاطًا إلا لطرف نقاطه أقل من هذا.
pasur-rule-bonus-below-always = الجميع
pasur-rule-clubs-points = نقاط السباتي
pasur-rule-clubs-points-says = كم نقطة للطرف الذي له سباتي كافٍ.
pasur-rule-club-majority = السباتي الكافي
pasur-rule-club-majority-says = أي طرف يكسب نقاط السباتي: صاحب أكثره، أو من له سبع أوراق منه على الأقل.
pasur-rule-club-majority-most = أكثر السباتي
pasur-rule-club-majority-seven = سبع أو أكثر
