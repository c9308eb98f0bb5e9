### Masadaki dersler.

client-learn-learn-game = { $game } oyununu öğren
client-learn-fetching-lessons = Dersler geliyor…
client-learn-no-lesson = { $game } oyununun { $number }. dersi yok: 1 ile { $count } arası dersler var.
client-learn-about-lessons = Her ders, yapılacak tek bir şeyi olan bir masadır. Yanlış yapmaktan çekinme: en iyisi olmayan hamle açıklanır.
client-learn-go-on = Devam et
client-learn-begin = Başla
client-learn-done = bitti
client-learn-play-match = Maçı oyna
client-learn-lesson-over = Bu ders bitti: sıradakine geç.
client-learn-lesson-title = { $lesson } · { $game } oyununu öğren
client-learn-lesson-of = { $count } dersten { $number }. ders
client-learn-all-lessons = Bütün dersler
client-learn-the-teacher = Öğretmen
client-learn-right = Doğru.
client-learn-try-another = Başka bir hamle dene.
client-learn-the-rule-key = Kural (R)
client-learn-rule = Kural { $rule }
client-learn-go-on-key = Devam et (N)
client-learn-next-lesson = Sıradaki ders
client-learn-short-match = Kısa bir maç oyna
client-learn-skip = Atla
client-learn-rule-of = { $game }, kural { $rule }
client-learn-whole-rulebook = Bütün kural kitabı
client-learn-keys-key = Tuşlar (K)
client-learn-laying-table = Masa kuruluyor…
