### Ό,τι έχουν κοινό οι οικογένειες των παιχνιδιών: τα αρχεία των μαθημάτων και άλλα αρχεία παιχνιδιού.


## Τι δεν πάει καλά με ένα αρχείο παιχνιδιού

games-place-of-the-match = { $name }, γραμμή { $line } (παρτίδα)
games-place-of-a-lesson = { $name }, γραμμή { $line } (μάθημα { $number })
games-place-of-a-wrong-move = { $place }, wrong
games-no-table-of-fields = { $place }: χρειάζεται πίνακας με πεδία, και όχι { $given }.
games-no-such-field = { $place }: δεν υπάρχει πεδίο { $field }: υπάρχουν { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: λείπει το πεδίο { $field }.
games-field-cannot-be = { $place }: το πεδίο { $field } δεν μπορεί να είναι { $value }.

## Μαθήματα

games-no-such-lesson = { $game }: δεν υπάρχει μάθημα { $number }. Τα μαθήματα είναι από 1 ως { $last }.
games-lessons-are-no-toml = { $name } δεν είναι TOML: { $error }.
games-course-of-other-parts = { $name }: μια σειρά μαθημάτων είναι [match] και ένα ή περισσότερα [[lesson]], τίποτα άλλο.
games-lessons-of-another-course = { $name }: μια μετάφραση έχει [match] και { $lessons ->
    [one] ένα [[lesson]]
   *[other] { $lessons } [[lesson]]
}, όπως στα αγγλικά, και τίποτε άλλο.
games-lesson-of-other-answers = { $place }: εδώ υπάρχουν { $number } [[lesson.wrong]], όπως στα αγγλικά.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: το είδος δεν μπορεί να είναι { $kind }: επιτρέπονται { $kinds }.
games-lesson-of-no-paragraph = { $place }: το βιβλίο κανόνων ({ $game }) δεν έχει παράγραφο { $paragraph }.
games-lesson-does-not-hold = { $place }: η θέση δεν στέκει: { $error }
games-lesson-without-a-mover = { $place }: σε ένα μάθημα κάποιος πρέπει να παίζει.
games-lesson-move-cannot-be-made = { $place }: η κίνηση { $move } δεν γίνεται: { $error }
games-lesson-wanted-and-wrong = { $place }: μια κίνηση είναι και ζητούμενη και λάθος.
