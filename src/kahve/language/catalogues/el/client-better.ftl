client-better-how = Διάλεξε μια φράση και γράψε πώς θα την έλεγες εσύ. Ό,τι γράφεις μένει σε αυτόν τον browser, ώσπου να το αποθηκεύσεις σε αρχείο και να το στείλεις σε όποιον φροντίζει τα κείμενα.
client-better-find = Βρες μια φράση
client-better-sentences = Φράσεις αυτής της σελίδας
client-better-none = Καμία φράση αυτής της σελίδας δεν έχει αυτές τις λέξεις.
client-better-mark = Γράψε το καλύτερα: { $sentence }
client-better-has-wording = (έχεις γράψει μία)
client-better-now = Όπως είναι τώρα
client-better-new = Όπως θα το έλεγες εσύ
client-better-braces = Η σελίδα συμπληρώνει: { $parts }. Βάλε τα όλα και στη δική σου φράση.
client-better-empty = Γράψε πρώτα μια φράση.
client-better-same = Έτσι το λέει ήδη η σελίδα.
client-better-loses = Από τη φράση σου λείπει: { $part }. Βάλε το πάλι.
client-better-adds = Η σελίδα δεν έχει τι να βάλει στη θέση { $part }: βγάλε το.
client-better-keep = Κράτησέ την
client-better-take-back = Σβήσε την
client-better-back = Πίσω στη λίστα
client-better-kept =
    { $count ->
        [one] Έχεις γράψει { $count } φράση.
       *[other] Έχεις γράψει { $count } φράσεις.
    }
client-better-save = Αποθήκευση σε αρχείο
client-better-forget-all = Σβήσε τες όλες
client-better-names = Μια φράση του τραπεζιού μπορεί να έχει ονόματα ανθρώπων: ρίξε μια ματιά στο αρχείο πριν το στείλεις.
