### ما تشترك فيه عائلات الألعاب: ملفات الدروس وغيرها من ملفات اللعبة.


## ما الخطأ في ملف لعبة. $place هو موضعه.

games-place-of-the-match = { $name }، السطر { $line } (match)
games-place-of-a-lesson = { $name }، السطر { $line } (الدرس { $number })
games-place-of-a-wrong-move = { $place }، wrong
games-no-table-of-fields = { $place }: المطلوب جدول حقول، وليس { $given }.
games-no-such-field = { $place }: لا يوجد حقل { $field }، والحقول هي: { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: الحقل { $field } ناقص.
games-field-cannot-be = { $place }: لا يمكن أن يكون الحقل { $field } هو { $value }.

## الدروس

games-no-such-lesson = ليس في { $game } درس { $number }: الدروس من 1 إلى { $last }.
games-lessons-are-no-toml = { $name } ليس ملف TOML: { $error }.
games-course-of-other-parts = { $name }: الدورة هي [match] واحد و[[lesson]] واحد أو أكثر، ولا شيء غير ذلك.
games-lessons-of-another-course = { $name }: في الترجمة قسم [match] وعدد أقسام [[lesson]] فيها { $lessons } كما في الإنجليزية، ولا شيء غير ذلك.
games-lesson-of-other-answers = { $place }: عدد أقسام [[lesson.wrong]] هنا { $number } كما في الإنجليزية.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: لا يمكن أن يكون النوع { $kind }: المسموح { $kinds }.
games-lesson-of-no-paragraph = { $place }: ليس في كتاب قواعد { $game } فقرة { $paragraph }.
games-lesson-does-not-hold = { $place }: الموقف غير صحيح: { $error }
games-lesson-without-a-mover = { $place }: يجب أن يكون في الدرس دور لأحد.
games-lesson-move-cannot-be-made = { $place }: لا يمكن لعب الحركة { $move }: { $error }
games-lesson-wanted-and-wrong = { $place }: حركة مطلوبة وخاطئة معًا.
