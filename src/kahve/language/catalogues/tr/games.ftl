### Oyun ailelerinin ortak yanı: derslerin ve bir oyunun öbür dosyaları.


## Bir oyun dosyasında yanlış olan. $place nerede olduğu, "pisti/LESSONS.toml, 3. satır (2. ders)" gibi.

games-place-of-the-match = { $name }, { $line }. satır (maç)
games-place-of-a-lesson = { $name }, { $line }. satır ({ $number }. ders)
games-place-of-a-wrong-move = { $place }, wrong
games-no-table-of-fields = { $place }: burada alanlardan bir tablo olmalı, { $given } olmaz.
games-no-such-field = { $place }: { $field } diye bir alan yok. Olanlar: { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: { $field } alanı eksik.
games-field-cannot-be = { $place }: { $field } alanı { $value } olamaz.

## Dersler

games-no-such-lesson = { $game } oyununun { $number } diye bir dersi yok: 1 ile { $last } arası dersler var.
# $error: TOML okuyucunun İngilizce dediği.
games-lessons-are-no-toml = { $name } TOML değil: { $error }.
games-course-of-other-parts = { $name }: bir kurs [match] ile bir ya da daha çok [[lesson]] parçasından oluşur, başka şey olmaz.
games-lessons-of-another-course = { $name }: çeviri, İngilizcesi gibi [match] ile { $lessons } [[lesson]] bölümünden oluşur, başka bir şey olmaz.
games-lesson-of-other-answers = { $place }: burada, İngilizcesi gibi { $number } [[lesson.wrong]] bölümü olur.
# $error: bütün bir cümle.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: kind alanı { $kind } olamaz. Olabilenler: { $kinds }.
games-lesson-of-no-paragraph = { $place }: { $game } kural kitabında { $paragraph } diye bir paragraf yok.
games-lesson-does-not-hold = { $place }: durum tutmuyor: { $error }
games-lesson-without-a-mover = { $place }: bir derste sıra birinde olmalı.
games-lesson-move-cannot-be-made = { $place }: { $move } hamlesi yapılamaz: { $error }
games-lesson-wanted-and-wrong = { $place }: bir hamle hem istenmiş hem yanlış denmiş.
