### Ό,τι έχουν κοινό όλα τα παιχνίδια: κανόνες του σπιτιού, αρχεία παρτίδων, θέσεις, κινήσεις και γύροι.
### Τα $rule και $field είναι ονόματα του κώδικα και μένουν όπως είναι. Τιμές, κωδικοί και ονόματα άλλων έχουν ήδη εισαγωγικά.


## Ένας κανόνας του σπιτιού: οι τιμές του, και τι επιτρέπεται. Στέκονται μόνα τους, όπως στο «Επιτρέπονται: 2 ως 4».

engine-yes = ναι
engine-no = όχι
engine-allows-range = { $low } ως { $high }
engine-allows-yes-no = yes (ναι) ή no (όχι)
engine-allows-listed = { $values }
engine-allows-listed-or-other = { LIST($values, style: "comma") } ή άλλος ακέραιος από { $low } ως { $high }
engine-allows-listed-or-further = { LIST($values, style: "comma") }· επίσης { $further }
# A row of numbers. $values: the words that are allowed as well. $most: how many numbers. $step: 1 where every number is allowed.
engine-allows-numbers-by-deal = { $step ->
    [1] { LIST($values, style: "comma") } ή ως { $most } αριθμοί από { $low } ως { $high }, ένας για κάθε γύρο, όπως { $example }
   *[other] { LIST($values, style: "comma") } ή ως { $most } πολλαπλάσια του { $step } από { $low } ως { $high }, ένα για κάθε γύρο, όπως { $example }
}
engine-allows-numbers-by-card = { LIST($values, style: "comma") } ή για κάθε αξία ένα πολλαπλάσιο του { $step } από { $low } ως { $high }, όπως { $example }
engine-numbers = { LIST($numbers, style: "comma") }

## Τι δεν πάει καλά με έναν κανόνα του σπιτιού

engine-rule-not-in-range = Το { $rule } δεν μπορεί να είναι { $value }: επιτρέπονται { $low } ως { $high }.
engine-rule-not-the-only = Το { $rule } δεν μπορεί να είναι { $value }: επιτρέπεται μόνο { $only }.
engine-rule-not-listed = Το { $rule } δεν μπορεί να είναι { $value }: επιτρέπονται { $allowed }.
engine-rule-not-listed-or-other = Το { $rule } δεν μπορεί να είναι { $value }: επιτρέπονται { LIST($allowed, style: "comma") } ή άλλος ακέραιος από { $low } ως { $high }.
engine-rule-not-listed-or-further = Το { $rule } δεν μπορεί να είναι { $value }: επιτρέπονται { LIST($allowed, style: "comma") }· επίσης { $further }.
engine-rule-not-yes-or-no = Το { $rule } δεν μπορεί να είναι { $value }: επιτρέπονται yes ή no.
engine-rule-not-such-a-text = Το { $rule } δεν μπορεί να είναι { $value }. Τι επιτρέπεται: { $allowed }.
engine-no-such-rule = Δεν υπάρχει κανόνας του σπιτιού { $rule }.
engine-rules-there-are = Υπάρχουν { $rules }.
engine-is-no-rule = Το { $text } δεν είναι κανόνας του σπιτιού: γράψε option=value, όπως target=101.
engine-rule-set-twice = Το { $rule } ορίζεται δύο φορές.
engine-no-such-preset = { $game }: δεν υπάρχει παραλλαγή { $preset }. Υπάρχουν { LIST($presets, style: "comma") }.
engine-game-without-presets = { $game }: δεν υπάρχει παραλλαγή { $preset }, ούτε καμία άλλη.

## Κανόνες του σπιτιού σε μία γραμμή, όπως "pisti target=101 # Grandmother's Pisti", με το όνομά τους μετά το #

engine-line-too-long = Αυτή η γραμμή είναι πολύ μεγάλη για κανόνες του σπιτιού: επιτρέπονται { NUMBER($most, useGrouping: 0) } χαρακτήρες.
engine-set-name-too-long = Το όνομα μιας παραλλαγής έχει το πολύ { $most } χαρακτήρες: το { $name } είναι μεγαλύτερο.
engine-set-name-cannot-be-seen = Το όνομα μιας παραλλαγής είναι μία γραμμή με γράμματα και σημεία που φαίνονται: το { $name } δεν είναι.
engine-line-of-another-game = Αυτοί οι κανόνες είναι για { $other }, και το παιχνίδι εδώ είναι { $game }: διάλεξε πρώτα εκείνο το παιχνίδι.

## Τι δεν πάει καλά με το αρχείο μιας παρτίδας. Όλα εκτός από το πρώτο στέκονται μετά το «Γραμμή 3: ».

engine-log-line = Γραμμή { $line }: { $error }
engine-log-empty = το αρχείο είναι άδειο· αρχίζει με μια επικεφαλίδα.
engine-log-is-no-text = αυτό δεν είναι κείμενο UTF-8, οπότε δεν είναι αρχείο παρτίδας.
engine-log-not-json = αυτό δεν είναι JSON· ίσως το αρχείο είναι κομμένο.
engine-log-no-object = μια γραμμή του αρχείου είναι ένα αντικείμενο JSON.
engine-log-neither-deal-nor-result = μια γραμμή είναι ένας γύρος ή το αποτέλεσμα.
engine-log-goes-on = το αρχείο συνεχίζει μετά το αποτέλεσμά του.
engine-log-without-result = εδώ η παρτίδα τελείωσε, αλλά το αρχείο δεν έχει αποτέλεσμα.
engine-log-without-header = αυτό δεν είναι η επικεφαλίδα ενός αρχείου Kahve μορφής { $format }.
engine-log-of-other-rules = το αρχείο είναι με κανόνες { $rules }, εδώ είναι { $version } ({ $game }).
engine-log-header-without-house = η επικεφαλίδα θέλει house και dealer.
engine-log-header-without-players =
    { $seats ->
        [one] η επικεφαλίδα θέλει το όνομα { $seats } παίκτη.
       *[other] η επικεφαλίδα θέλει τα ονόματα { $seats } παικτών.
    }
engine-log-of-another-list = η παρτίδα παίχτηκε με άλλον κατάλογο λέξεων: το αρχείο λέει { $named }, εδώ είναι ο κατάλογος { $list } με κωδικό { $digest }.
engine-log-of-a-list = η παρτίδα παίχτηκε με άλλον κατάλογο λέξεων: το αρχείο λέει { $named }, εδώ δεν υπάρχει κατάλογος.
engine-log-other-deal = αυτός είναι ο γύρος { $deal }, και έπρεπε να είναι ο { $due }.
engine-log-other-dealer = το dealer είναι { $dealer }, αλλά μοιράζει η θέση { $seat }.
engine-log-deal-is-void = ο γύρος δεν μετράει: { $reason }
engine-log-deal-is-not-void = γράφει ότι ο γύρος δεν μετράει, και όμως μετράει.
engine-log-misplaced-proof = η απόδειξη ενός γύρου είναι ένα αντικείμενο, και υπάρχει μόνο για γύρο που παίχτηκε ως το τέλος.
engine-log-without-moves = ένας γύρος θέλει τις κινήσεις του, όπως 0:5H 1:6D.
engine-log-move-cannot-be-read = κίνηση { $number }, { $move }: δεν διαβάζεται. Κάθε κίνηση είναι θέση:κίνηση, όπως 0:5H 1:6D.
engine-log-move-after-the-deal = κίνηση { $number }, { $move }: ο γύρος τελείωσε.
engine-log-move-out-of-turn = κίνηση { $number }, { $move }: είναι η σειρά της θέσης { $seat }.
engine-log-move-refused = κίνηση { $number }, { $move }: { $error }
engine-log-sheet-too-early = ο γύρος έχει πίνακα του σκορ αλλά δεν τελείωσε.
engine-log-without-sheet = ο γύρος τελείωσε αλλά δεν έχει πίνακα του σκορ.
engine-log-other-points = πλευρά { $side }, { $item }: το αρχείο λέει { $written }, το μέτρημα βγάζει { $counted }.
engine-log-other-scores = το σκορ λέει { $written }, το μέτρημα βγάζει { $counted }.
engine-log-other-games = τα παιχνίδια λένε { $written }, το μέτρημα βγάζει { $counted }.
engine-log-result-too-early = το αρχείο έχει αποτέλεσμα, αλλά η παρτίδα δεν τελείωσε.
engine-log-other-result = το αποτέλεσμα λέει { $written }, το μέτρημα βγάζει { $counted }.

## Τι δεν πάει καλά με την απόδειξη ενός γύρου. Στέκονται μετά από άνω και κάτω τελεία.

engine-proof-of-another-deal = η απόδειξη είναι του γύρου { $deal }, και βρίσκεται στον γύρο { $number }.
engine-proof-over-a-played-deal = η απόδειξη αρχίζει από τον γύρο { $first }, και κάποιος γύρος ανάμεσα σε αυτόν και στον γύρο { $number } μετρούσε.
engine-deal-without-proof = ο γύρος { $number } δεν έχει απόδειξη.

## Τι δεν πάει καλά με μια θέση, που είναι μία γραμμή κειμένου με πεδία όπως turn=1

engine-position-of-another-game = Μια θέση του παιχνιδιού { $game } αρχίζει με { $name } και τους κανόνες του σπιτιού, ή '-'.
engine-no-such-field = { $game }: δεν υπάρχει πεδίο { $field } στη γραμμή της θέσης.
engine-field-cannot-be-read = Το πεδίο { $field } δεν διαβάζεται από { $text }.
engine-entry-without-a-card = Το πεδίο { $field } έχει κάτι για ένα σημείο του { $zone } όπου δεν υπάρχει χαρτί.
engine-field-is-not-the-sum = Το πεδίο { $field } είναι { $number }: δεν είναι το άθροισμα του { $total }.
engine-nobody-can-move = Είναι η σειρά της θέσης { $seat }, που δεν έχει καμία κίνηση.
engine-field-against-the-rest = Το πεδίο { $field } έχει { $number }: από την υπόλοιπη θέση προκύπτει { $right }.
engine-field-out-of-range = Το πεδίο { $field } έχει { $number }: εδώ μπορεί να έχει { $low } ως { $high }.
engine-field-beyond-the-seats =
    { $count ->
        [one] Το πεδίο { $field } έχει κάτι για θέση πέρα από { $count } που παίζει.
       *[other] Το πεδίο { $field } έχει κάτι για θέση πέρα από τις { $count } που παίζουν.
    }
engine-field-beyond-the-sides =
    { $count ->
        [one] Το πεδίο { $field } έχει κάτι για πλευρά πέρα από { $count } που παίζει.
       *[other] Το πεδίο { $field } έχει κάτι για πλευρά πέρα από τις { $count } που παίζουν.
    }
engine-other-number-of-cards =
    { $lying ->
        [one] Σε αυτή τη θέση υπάρχει { $lying } χαρτί: αυτή η τράπουλα έχει { $deck }.
       *[other] Σε αυτή τη θέση υπάρχουν { $lying } χαρτιά: αυτή η τράπουλα έχει { $deck }.
    }
engine-size-is-wrong = Το πεδίο { $field } λέει { $number }: δεν είναι τόσα τα χαρτιά του { $zone }.
engine-known-cards-are-not-there = Το πεδίο { $field } έχει χαρτιά που δεν είναι στο { $zone }.
engine-card-of-another-deck = Το πεδίο { $field } έχει χαρτί που δεν είναι αυτής της τράπουλας.
engine-too-many-of-a-card = Υπάρχουν περισσότερα { $cards } από όσα έχει αυτή η τράπουλα.
engine-phase-cannot-be = Το πεδίο phase είναι { $phase }: μπορεί να είναι { LIST($phases, style: "or") }.
engine-no-such-reason = Το πεδίο void είναι { $number }: { $game } δεν έχει τέτοιον λόγο.

## Τι δεν γίνεται σε ένα τραπέζι

engine-match-is-over = Η παρτίδα τελείωσε: άνοιξε νέο τραπέζι.
engine-deal-is-not-finished = Αυτός ο γύρος δεν τελείωσε: υπάρχουν χαρτιά να παιχτούν.
engine-no-such-seat = Δεν υπάρχει θέση { $seat }: οι θέσεις είναι 0 ως { $last }.
engine-no-such-seat-or-onlooker = Δεν υπάρχει θέση { $seat }: οι θέσεις είναι 0 ως { $last }, και το NOBODY είναι για όποιον μόνο βλέπει.
engine-order-and-seed = Δώσε μια σειρά ή ένα seed, όχι και τα δύο.
engine-order-is-no-text = Μια σειρά είναι ένα κείμενο με κωδικούς, όπως 'TC TS JD', και όχι { $order }. Ένα seed έχει το όνομά του: seed=7.
engine-move-is-no-text = Μια κίνηση διαβάζεται από κείμενο, και το { $move } δεν είναι.
engine-move-is-no-move = Μια κίνηση είναι το κείμενό της, όπως το έχει το `legal`, ή ο αριθμός της, όπως τον έχει το `moves`· το { $move } δεν είναι τίποτα από τα δύο.
engine-cards-not-seen = Εδώ υπάρχει μόνο ό,τι βλέπει ένας άλλος παίκτης ή ένας θεατής: δεν φαίνονται τα χαρτιά της θέσης { $seat }, που έχει σειρά.
engine-no-such-move = Δεν υπάρχει κίνηση με τον αριθμό { $move }.
engine-no-move-now = Τώρα δεν γίνεται κίνηση: ο γύρος δεν άρχισε ή τελείωσε.
engine-turn-is-over = Η κίνηση τελειώνει με το { $said }: το { $move } δεν μπορεί να είναι μέρος της.
engine-nothing-to-take-back = Σε αυτόν τον γύρο δεν παίχτηκε τίποτα που να μπορείς να πάρεις πίσω.
engine-no-such-deal =
    { $count ->
        [0] Σε αυτή την παρτίδα δεν υπάρχει γύρος { $deal }: δεν έχει κανέναν ως τώρα.
       *[other] Σε αυτή την παρτίδα δεν υπάρχει γύρος { $deal }: ως τώρα έχει { $count }.
    }
engine-begun-from-a-position = Αυτή η παρτίδα άρχισε από μια θέση: τα πρώτα της χαρτιά δεν είναι γνωστά, και δεν τη βλέπεις βήμα βήμα.
engine-no-deal-fits = { $game }: κανένα μοίρασμα δεν ταιριάζει με αυτά που φαίνονται.

## Σε ένα notebook

engine-seat = Θέση { $seat }
engine-deal-step-by-step = Γύρος { $deal }, βήμα βήμα

## Τι δεν είναι εγκατεστημένο

engine-library-is-missing = { $what }: χρειάζεται { $library }, που δεν είναι στον υπολογιστή σου. Εγκατάσταση: { $command }.
engine-arrays-need-numpy = Οι πίνακες χρειάζονται το NumPy, που δεν είναι στον υπολογιστή σου. Εγκατάσταση: { $command }.

## Compiled rules. $command: what is run, or what CC names. $says: what the compiler says, in English.

engine-no-compiler = Δεν υπάρχει εδώ μεταγλωττιστής C: εγκατάστησε gcc ή clang, ή τρέξε { $command }.
engine-no-such-compiler = Η CC δείχνει το { $command }, και τέτοιο πρόγραμμα δεν υπάρχει: δώσε έναν μεταγλωττιστή C ή σβήσε τη CC.
engine-compiler-fails = Ο μεταγλωττιστής C { $command } αποτυγχάνει: { $says }.
engine-compiler-given-up = Ο μεταγλωττιστής C { $command } διακόπηκε μετά από { $seconds } δευτερόλεπτα.
engine-rules-are-interpreted = Γι' αυτό οι κανόνες διερμηνεύονται, και αυτό παίρνει περίπου εκατό φορές περισσότερο.
engine-compiled-code-not-kept = Ο μεταγλωττισμένος κώδικας δεν μπορεί να φυλαχτεί στον φάκελο { $folder } ({ $reason }): κάνε χώρο εκεί ή δώσε άλλον φάκελο στην KAHVE_CACHE.

## Οι κανόνες μιας παρέας

engine-sheet-understood = Αυτά έγιναν κατανοητά.
engine-sheet-rule = { $rule } – { $value }.
engine-sheet-nothing = Σε αυτό το κείμενο δεν βρέθηκε κανόνας του σπιτιού.
# $words: σε εισαγωγικά.
engine-sheet-unknown = Δεν έγινε κατανοητό: { $words }.
# Οι αριθμοί από το 0, με ερωτηματικά ανάμεσα· τα κενά χωρίζουν διαφορετικές λέξεις για τον ίδιο αριθμό.
engine-sheet-numbers = μηδέν; ένα μία μια ένας; δύο δυο; τρία τρεις; τέσσερα τέσσερις; πέντε; έξι; εφτά επτά; οκτώ οχτώ; εννέα εννιά; δέκα; έντεκα; δώδεκα
# Λέξεις που μόνες τους δεν λένε τίποτα.
engine-sheet-fillers = και; ο; η; το; οι; τα; του; της; των; με; για; κάθε; τουλάχιστον; πόντ*; χαρτί; χαρτιά; κανάστ*; από; σε; γύρο; μετά; θέλ*
engine-sheet-no = όχι; χωρίς; δεν; ποτέ
engine-sheet-yes = ναι; επιτρέπ*; μπορεί
# Η λέξη στο «3 ως 5».
engine-sheet-to = ως; έως
engine-sheet-target = στόχος; ως τους; μέχρι τους; μέχρι; τέλος στους
engine-sheet-players = παίκτες; παίχτες; άτομα
