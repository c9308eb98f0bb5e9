### الدروس على الطاولة.

client-learn-learn-game = تعلّم { $game }
client-learn-fetching-lessons = نجلب الدروس…
client-learn-no-lesson = ليس في { $game } درس { $number }: الدروس من 1 إلى { $count }.
client-learn-about-lessons = كل درس طاولة عليها شيء واحد تفعله. لا خوف من الخطأ: كل حركة ليست الأفضل تُشرح لك.
client-learn-go-on = تابع
client-learn-begin = ابدأ
client-learn-done = تم
client-learn-play-match = العب المباراة
client-learn-lesson-over = انتهى هذا الدرس: انتقل إلى الذي يليه.
client-learn-lesson-title = { $lesson } · تعلّم { $game }
client-learn-lesson-of = الدرس { $number } من { $count }
client-learn-all-lessons = كل الدروس
client-learn-the-teacher = المعلّم
client-learn-right = صحيح.
client-learn-try-another = جرّب حركة أخرى.
client-learn-the-rule-key = القاعدة (R)
client-learn-rule = القاعدة { $rule }
client-learn-go-on-key = تابع (N)
client-learn-next-lesson = الدرس التالي
client-learn-short-match = العب مباراة قصيرة
client-learn-skip = تخطَّ
client-learn-rule-of = القاعدة { $rule } في { $game }
client-learn-whole-rulebook = كتاب القواعد كله
client-learn-keys-key = المفاتيح (K)
client-learn-laying-table = نجهّز الطاولة…
