### Μαθήματα στο τραπέζι.

client-learn-learn-game = Μάθε { $game }
client-learn-fetching-lessons = Φέρνω τα μαθήματα…
client-learn-no-lesson = { $game }: δεν υπάρχει μάθημα { $number }. Τα μαθήματα είναι από 1 ως { $count }.
client-learn-about-lessons = Κάθε μάθημα είναι ένα τραπέζι με ένα πράγμα να κάνεις. Τίποτα δεν πάει στραβά: αν μια κίνηση δεν είναι η καλύτερη, σου εξηγώ γιατί.
client-learn-go-on = Συνέχισε
client-learn-begin = Ξεκίνα
client-learn-done = έγινε
client-learn-play-match = Παίξε την παρτίδα
client-learn-lesson-over = Αυτό το μάθημα τελείωσε: πήγαινε στο επόμενο.
client-learn-lesson-title = { $lesson } · Μάθε { $game }
client-learn-lesson-of = μάθημα { $number } από { $count }
client-learn-all-lessons = Όλα τα μαθήματα
client-learn-the-teacher = Ο δάσκαλος
client-learn-right = Σωστά.
client-learn-try-another = Δοκίμασε άλλη κίνηση.
client-learn-the-rule-key = Ο κανόνας (R)
client-learn-rule = Κανόνας { $rule }
client-learn-go-on-key = Συνέχισε (N)
client-learn-next-lesson = Επόμενο μάθημα
client-learn-short-match = Παίξε μια μικρή παρτίδα
client-learn-skip = Παράλειψη
client-learn-rule-of = { $game }: κανόνας { $rule }
client-learn-whole-rulebook = Όλο το βιβλίο κανόνων
client-learn-keys-key = Πλήκτρα (K)
client-learn-laying-table = Στρώνω το τραπέζι…
