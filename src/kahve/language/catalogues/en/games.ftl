### What the families of games share: the files of lessons and other files of a game.


## What is wrong with a file of a game. $place is where it is, as "pisti/LESSONS.toml, line 3 (lesson 2)".

# $name: of the file. $line: its number in the file, a text.
games-place-of-the-match = { $name }, line { $line } (match)
# $number: of the lesson, a text.
games-place-of-a-lesson = { $name }, line { $line } (lesson { $number })
# $place: of the lesson in which the part is.
games-place-of-a-wrong-move = { $place }, wrong
games-no-table-of-fields = { $place }: a table of fields is needed, and not { $given }.
# $fields: the names of all that there are.
games-no-such-field = { $place }: there is no field { $field }: there are { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: the field { $field } is missing.
# $value: what somebody wrote, in quotation marks.
games-field-cannot-be = { $place }: the field { $field } cannot be { $value }.

## Lessons

# $game: the name of a game. $number: what somebody asked for, in quotation marks. $last: the number of the last lesson.
games-no-such-lesson = { $game } has no lesson { $number }: the lessons are 1 to { $last }.
# $error: what the reader of TOML says, in English.
games-lessons-are-no-toml = { $name } is no TOML: { $error }.
games-course-of-other-parts = { $name }: a course is [match] and one or more [[lesson]], nothing else.
# $lessons: how many lessons the English file has.
games-lessons-of-another-course = { $name }: a translation is [match] and { $lessons ->
    [one] one [[lesson]]
   *[other] { $lessons } [[lesson]] parts
}, as in English, and nothing else.
# $number: how many wrong moves the English lesson answers.
games-lesson-of-other-answers = { $place }: there are { $number ->
    [one] one [[lesson.wrong]] part
   *[other] { $number } [[lesson.wrong]] parts
} here, as in English.
# $error: a whole sentence that says what is wrong with the house rules.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: the kind cannot be { $kind }: allowed are { $kinds }.
games-lesson-of-no-paragraph = { $place }: the rulebook of { $game } has no paragraph { $paragraph }.
# $error: a whole sentence that says what is wrong with the position.
games-lesson-does-not-hold = { $place }: the position does not hold: { $error }
games-lesson-without-a-mover = { $place }: somebody is to move in a lesson.
# $error: a whole sentence that says why the move cannot be made.
games-lesson-move-cannot-be-made = { $place }: the move { $move } cannot be made: { $error }
games-lesson-wanted-and-wrong = { $place }: a move is both wanted and wrong.
