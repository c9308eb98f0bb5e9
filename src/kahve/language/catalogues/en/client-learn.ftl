### Lessons at the table.

client-learn-learn-game = Learn { $game }
client-learn-fetching-lessons = Loading the lessons…
client-learn-no-lesson = { $game } has no lesson { $number }: the lessons are 1 to { $count }.
client-learn-about-lessons = In each lesson there is one thing to do at a table. You cannot go wrong: if a better move exists, you are told why.
client-learn-go-on = Go on
client-learn-begin = Begin
client-learn-done = done
client-learn-play-match = Play the match
client-learn-lesson-over = This lesson is done: go on to the next one.
client-learn-lesson-title = { $lesson } · Learn { $game }
client-learn-lesson-of = lesson { $number } of { $count }
client-learn-all-lessons = All lessons
client-learn-the-teacher = The teacher
client-learn-right = Right.
client-learn-try-another = Try another move.
client-learn-the-rule-key = The rule (R)
client-learn-rule = Rule { $rule }
client-learn-go-on-key = Go on (N)
client-learn-next-lesson = Next lesson
client-learn-short-match = Play a short match
client-learn-skip = Skip
client-learn-rule-of = Rule { $rule } of { $game }
client-learn-whole-rulebook = The whole rulebook
client-learn-keys-key = Keys (K)
client-learn-laying-table = Setting up the table…
