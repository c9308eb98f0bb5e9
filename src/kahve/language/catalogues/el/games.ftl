### Ό,τι έχουν κοινό οι οικογένειες των παιχνιδιών: τα αρχεία των μαθημάτων και άλλα αρχεία παιχνιδιού.


## Τι δεν πάει καλά με ένα αρχείο παιχνιδιού

games-place-of-the-match = { $name }, γραμμή { $line } (παρτίδα)
games-place-of-a-lesson = { $name }, γραμμή { $line } (μάθημα { $number })
games-place-of-a-wrong-move = { $place }, λάθος κίνηση
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
# Τα παραδείγματα ενός βιβλίου κανόνων. $number: του παραδείγματος, κείμενο.
games-place-of-an-example = { $name }, παράδειγμα { $number }
# $move: ό,τι γράφει το αρχείο, σε εισαγωγικά.
games-example-is-allowed = Η κίνηση { $move } λέγεται εδώ αντικανονική, και όμως επιτρέπεται.
games-examples-of-other-parts = { $name }: ένα αρχείο παραδειγμάτων έχει μέρη [[example]] και τίποτα άλλο.

## Γρίφοι

games-place-of-the-puzzles = { $name }, [puzzles]
games-place-of-a-puzzle = { $name }, γραμμή { $line } (γρίφος { $number })
games-no-such-puzzle = { $game }: δεν υπάρχει γρίφος { $number }. Οι γρίφοι είναι από 1 ως { $last }.
games-game-without-puzzles = { $game } δεν έχει γρίφους. Παιχνίδια με γρίφους είναι { LIST($games, style: "comma") }.

games-puzzle-winning-card = Ένα μόνο χαρτί σού κερδίζει τον γύρο. Ποιο;
games-puzzle-winning-card-missed = Αυτό δεν κερδίζει τον γύρο.
games-puzzle-best-move = Μία κίνηση είναι η καλύτερη, ό,τι κι αν κρατούν οι άλλοι. Ποια;
games-puzzle-best-move-missed = Δεν είναι αυτή η καλύτερη κίνηση.
games-puzzle-going-out = Μπορείς να κλείσεις σε αυτή τη σειρά; Υπάρχει ένας τρόπος.
games-puzzle-going-out-missed = Με αυτόν τον τρόπο δεν κλείνεις.
games-puzzle-safe-letter = Ποιο γράμμα μπορείς να προσθέσεις, ώστε η σούπα να μην είναι ακόμη λέξη; Υπάρχει ένα.
games-puzzle-safe-letter-missed = Δεν είναι ασφαλές: ή τρως τη σούπα, ή η σούπα είναι λέξη και ο επόμενος μπορεί να το πει.
games-puzzle-making-a-word = Ένα χαρτί σου κάνει λέξη με τα δύο του τραπεζιού, ώστε να δώσεις την μπάζα στον παίκτη δεξιά σου. Ποιο;
games-puzzle-making-a-word-missed = Με αυτό το χαρτί δεν μπορείς να δώσεις την μπάζα με μια λέξη.
games-puzzle-own-mistake = Έχεις ξαναβρεθεί εδώ, και χάρισες πόντους. Ποια κίνηση είναι καλύτερη;
games-puzzle-own-mistake-missed = Η ανάλυση δεν βρήκε αυτή την κίνηση ανάμεσα στις καλύτερες.
games-puzzle-ways =
    { $number ->
        [one] Υπάρχει μία κίνηση.
       *[other] Διαλέγεις ανάμεσα σε { $number } κινήσεις.
    }
games-puzzle-unseen =
    { $number ->
        [one] Ένα χαρτί δεν το βλέπεις.
       *[other] { $number } χαρτιά δεν τα βλέπεις.
    }
games-puzzle-ahead =
    { $number ->
        [one] Μετά τη δική σου παίζεται άλλη μία κίνηση.
       *[other] Μετά τη δική σου παίζονται άλλες { $number } κινήσεις.
    }
games-puzzle-tempting =
    { $number ->
        [one] Με την πρώτη ματιά μια άλλη κίνηση φαίνεται τουλάχιστον το ίδιο καλή.
       *[other] Με την πρώτη ματιά { $number } άλλες κινήσεις φαίνονται τουλάχιστον το ίδιο καλές.
    }
games-puzzle-sum =
    { $number ->
        [one] Παίρνει ένα χαρτί με την αξία του.
       *[other] Παίρνει { $number } χαρτιά με το άθροισμά τους.
    }
games-puzzle-rare =
    { $number ->
        [one] Ένα από τα γράμματα είναι σπάνιο.
       *[other] { $number } από τα γράμματα είναι σπάνια.
    }

games-puzzles-are-no-toml = { $name } δεν είναι TOML: { $error }.
games-collection-of-other-parts = { $name }: μια συλλογή είναι [puzzles] και ένα ή περισσότερα [[puzzle]], τίποτα άλλο.
games-puzzles-of-no-proof = { $place }: το proof δεν μπορεί να είναι { $proof }: επιτρέπονται { $proofs }.
games-puzzles-of-no-question = { $place }: το question δεν μπορεί να είναι { $question }: επιτρέπονται { $questions }.
games-puzzles-house-cannot-be = { $place }: { $error }
games-puzzle-hard-cannot-be = { $place }: το πεδίο hard δεν μπορεί να έχει { $given }: επιτρέπονται ακέραιοι από 0 και πάνω για { $names }.
games-puzzle-does-not-hold = { $place }: η θέση δεν στέκει: { $error }
games-puzzle-without-a-mover = { $place }: σε έναν γρίφο κάποιος πρέπει να παίζει.
games-puzzle-turn-cannot-be-made = { $place }: η κίνηση { $turn } δεν γίνεται: { $error }
games-puzzle-worths-of-solver = { $place }: στο πεδίο worths η ζητούμενη κίνηση πρέπει να είναι πάνω από 0, και καμία άλλη.
games-puzzle-worths-of-margin = { $place }: στο πεδίο worths η ζητούμενη κίνηση πρέπει να είναι 0, και όλες οι άλλες από κάτω.

## Ένα παιχνίδι κάποιου άλλου. $place: το module του, όπως γράφτηκε

games-own-is-no-game = Το { $place } δεν έχει παιχνίδι. Πρέπει να είναι ένα module όπως mypackage.mygame, όπου το GAME είναι kahve.Game.
games-own-name-cannot-be = Το { $place } δεν μπορεί να λέει το παιχνίδι του { $name }. Επιτρέπονται πεζά λατινικά γράμματα, ψηφία και κάτω παύλες, ως 40, με πρώτο ένα γράμμα.
games-own-name-is-taken = Το { $place } δεν μπορεί να λέει το παιχνίδι του { $name }: υπάρχει άλλο παιχνίδι με αυτό το όνομα.
games-own-of-another-name = Το παιχνίδι του { $place } λέγεται { $given }, και το πακέτο του δεν μπορεί να το δηλώσει ως { $name }.
games-own-of-another-version = Το { $place } είναι για το Kahve { $wanted }, και αυτό είναι το Kahve { $here }.
games-own-without-rulebook = Το { $place } δεν έχει βιβλίο κανόνων. Στον φάκελο του module πρέπει να υπάρχει ένα αρχείο RULES.md.
games-own-without-paragraph = { $place }: ο κανόνας του σπιτιού { $rule } ανήκει στην παράγραφο { $paragraph }, που το βιβλίο κανόνων δεν έχει.
games-own-is-not-marked = { $place }: η συνάρτηση { $function } πρέπει να έχει το σημάδι @rule.
games-own-breaks-dialect = Το { $place } δεν ακολουθεί τη διάλεκτο των κανόνων: { $error }

## Ένα παιχνίδι με το όνομά του

games-name-is-no-text = Ένα παιχνίδι το λες με κείμενο, όπως 'pisti', και όχι με { $name }.
games-house-is-neither = Οι κανόνες του σπιτιού δίνονται με τα ονόματά τους ή με μια γραμμή κειμένου όπως 'seats=2,target=101', και όχι με { $house }.
games-no-such-game = Δεν υπάρχει παιχνίδι { $name } σε αυτόν τον διακομιστή.
games-there-are = Υπάρχουν { LIST($names, style: "comma") }.
games-position-is-no-text = Μια θέση είναι μία γραμμή κειμένου, όπως τη γράφει το str(table), και όχι { $position }.

## Παιχνίδι ή βιβλίο κανόνων που μια γλώσσα δεν έχει

games-not-translated = Αυτό το παιχνίδι δεν έχει μεταφραστεί ακόμη.
games-rulebook-not-translated = Αυτό το βιβλίο κανόνων δεν έχει μεταφραστεί ακόμη.

## Τι αλλάζει ένας κανόνας του σπιτιού, όπως μετρήθηκε σε πολλούς γύρους

games-effect-not-compared = Οι τιμές του δεν συγκρίθηκαν: καμία παραλλαγή δεν παίζει δύο από αυτές.
games-effect-nothing-changed = Από { $deals } γύρους δεν άλλαξε το αποτέλεσμα κανενός.
games-effect-changes =
    { $compared ->
        [with-both] Με «{ $value }» αντί για «{ $usual }» το { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } των γύρων βγαίνει αλλιώς, και το { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } έχει άλλον νικητή.
        [with-usual] Με «{ $value }» αντί για «{ $usual }» το { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } των γύρων βγαίνει αλλιώς.
        [with-winners] Με «{ $value }» το { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } των γύρων βγαίνει αλλιώς, και το { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } έχει άλλον νικητή.
       *[alone] Με «{ $value }» το { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } των γύρων βγαίνει αλλιώς.
    }
games-effect-by-preset = Όλοι οι άλλοι κανόνες του σπιτιού ήταν της παραλλαγής «{ $preset }».

## Η σελίδα με όλα όσα αλλάζουν οι κανόνες του σπιτιού: τίτλοι, πώς διαβάζεται, ο πίνακάς της

games-effects-of-game = { $game }: τι αλλάζουν οι κανόνες του σπιτιού
games-effects-of-games = Τι αλλάζουν οι κανόνες του σπιτιού
games-effects-same-cards = Κάθε τιμή παίχτηκε με τα ίδια χαρτιά και τους ίδιους παίκτες.
games-effects-first-seat = Η πρώτη θέση είναι δίπλα σε όποιον μοιράζει, και το προβάδισμά της είναι σε πόντους ανά γύρο· όπου οι πόντοι είναι κακοί, είναι πόσους λιγότερους παίρνει.
games-effects-another-result = Άλλο αποτέλεσμα είναι το ποσοστό των γύρων όπου οι πόντοι κάποιας πλευράς διαφέρουν από αυτούς με τη σημειωμένη τιμή.
games-effects-luck = Τύχη είναι το μέρος της διακύμανσης στη διαφορά ενός γύρου απέναντι σε αδύναμους παίκτες που δεν οφείλεται στο καλύτερο παιχνίδι.
games-effects-intervals = Οι μικροί αριθμοί είναι διαστήματα 95%.
games-effects-made-by = Έγινε με { $command }.
games-effects-not-played = { $value }: δεν παίχτηκε.
games-effects-column-value = τιμή
games-effects-column-lead = προβάδισμα πρώτης θέσης
games-effects-column-points = πόντοι μιας πλευράς
games-effects-column-moves = κινήσεις
games-effects-column-luck = τύχη
games-effects-column-result = άλλο αποτέλεσμα
games-effects-yardstick = η σύγκριση γίνεται με αυτή
games-effects-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-effects-numbers = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ως { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-shares = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ως { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Τα παιχνίδια κάθε χώρας

# Το όνομα μιας χώρας, και λόγια για τα παιχνίδια της, πίσω από ένα τραπέζι ή στην αρχή μιας λίστας.
games-country-TR = Τουρκία
games-as-played-in-TR = όπως παίζεται στην Τουρκία
games-country-GR = Ελλάδα
games-as-played-in-GR = όπως παίζεται στην Ελλάδα
games-country-CY = Κύπρος
games-as-played-in-CY = όπως παίζεται στην Κύπρο
games-country-EG = Αίγυπτος
games-as-played-in-EG = όπως παίζεται στην Αίγυπτο
games-country-LB = Λίβανος
games-as-played-in-LB = όπως παίζεται στον Λίβανο
games-country-JO = Ιορδανία
games-as-played-in-JO = όπως παίζεται στην Ιορδανία
games-country-PS = Παλαιστίνη
games-as-played-in-PS = όπως παίζεται στην Παλαιστίνη
games-country-US = Ηνωμένες Πολιτείες
games-as-played-in-US = όπως παίζεται στις Ηνωμένες Πολιτείες
games-country-CA = Καναδάς
games-as-played-in-CA = όπως παίζεται στον Καναδά
games-country-DE = Γερμανία
games-as-played-in-DE = όπως παίζεται στη Γερμανία
games-country-AT = Αυστρία
games-as-played-in-AT = όπως παίζεται στην Αυστρία
games-country-CH = Ελβετία
games-as-played-in-CH = όπως παίζεται στην Ελβετία
# Πώς λέει μια χώρα ένα παιχνίδι που το παίζει με δικούς της κανόνες, και μια πρόταση γι' αυτό για όποιον αρχίζει.
games-door-pisti-in-pairs = { fishing-preset-pisti-classic }
games-door-says-pisti-in-pairs = { fishing-preset-pisti-classic-says }
games-door-xeri = Ξερή
games-door-says-xeri = Παίρνεις τα κάτω με ίδιο χαρτί ή με βαλέ· αν κάτω είναι ένα μόνο χαρτί, κάνεις ξερή, δέκα πόντους. Μετράνε και οι φιγούρες και τα δεκάρια.
games-door-xeri-in-pairs = Ξερή με συμπαίκτη
games-door-says-xeri-in-pairs = Τέσσερις παίκτες, οι συμπαίκτες απέναντι, στους 101.
games-door-basra-in-egypt = Μπάσρα
games-door-says-basra-in-egypt = Μαζεύεις από το τραπέζι ίδια χαρτιά και αθροίσματα· οι βαλέδες και το εφτάρι καρό, το κούμι, τα παίρνουν όλα.
games-door-basra-in-egypt-in-pairs = Μπάσρα με συμπαίκτη
games-door-says-basra-in-egypt-in-pairs = Τέσσερις παίκτες, οι συμπαίκτες απέναντι, στους 101.
games-door-basra-in-lebanon = Μπάσρα
games-door-says-basra-in-lebanon = Έξι χαρτιά τη φορά· μαζεύεις από το τραπέζι ίδια χαρτιά και αθροίσματα. Οι βαλέδες τα παίρνουν όλα, και το εφτάρι καρό είναι ένα απλό εφτάρι.
games-door-basra-in-lebanon-in-pairs = Μπάσρα με συμπαίκτη
games-door-says-basra-in-lebanon-in-pairs = Τέσσερις παίκτες, οι συμπαίκτες απέναντι, στους 101.
games-door-basra-in-jordan = Μπάσρα
games-door-says-basra-in-jordan = { fishing-preset-basra-jordanian-says }
games-door-basra-in-palestine = Μπάσρα
games-door-says-basra-in-palestine = { fishing-preset-basra-palestinian-says }
games-door-pastra-in-pairs = { fishing-preset-pastra-partners }
games-door-says-pastra-in-pairs = { fishing-preset-pastra-partners-says }
games-door-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan }
games-door-says-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan-says }
