### Χαρτιά και τράπουλες. Ο βαλές κούπα: η φυλή μένει όπως είναι.
### Τζόκερ είναι το χαρτί· μπαλαντέρ είναι κάθε χαρτί που παίζει για άλλο, δηλαδή τζόκερ και δυάρια.

## Χαρτιά

cards-card-french = { NOUN($rank) } { NOUN($suit) }
    .accusative = { NOUN($rank, form: "accusative") } { NOUN($suit) }
    .definite = { NOUN($rank, form: "definite") } { NOUN($suit) }
    .definite-accusative = { NOUN($rank, form: "definite-accusative") } { NOUN($suit) }
    .definite-genitive = { NOUN($rank, form: "definite-genitive") } { NOUN($suit) }
    .indefinite = { NOUN($rank, form: "indefinite") } { NOUN($suit) }
    .indefinite-accusative = { NOUN($rank, form: "indefinite-accusative") } { NOUN($suit) }
    .gender = { NOUN($rank, form: "gender") }
cards-card-joker = τζόκερ
    .accusative = τζόκερ
    .definite = ο τζόκερ
    .definite-accusative = τον τζόκερ
    .definite-genitive = του τζόκερ
    .indefinite = ένας τζόκερ
    .indefinite-accusative = έναν τζόκερ
    .gender = masculine
cards-card-letter = { $letter } { NOUN($suit) }
    .accusative = { $letter } { NOUN($suit) }
    .definite = το { $letter } { NOUN($suit) }
    .definite-accusative = το { $letter } { NOUN($suit) }
    .definite-genitive = του { $letter } { NOUN($suit) }
    .indefinite = ένα { $letter } { NOUN($suit) }
    .indefinite-accusative = ένα { $letter } { NOUN($suit) }
    .gender = neuter
cards-card-dog = Σκύλος ({ $letter } { NOUN($suit) })
    .accusative = Σκύλο ({ $letter } { NOUN($suit) })
    .definite = ο Σκύλος ({ $letter } { NOUN($suit) })
    .definite-accusative = τον Σκύλο ({ $letter } { NOUN($suit) })
    .definite-genitive = του Σκύλου ({ $letter } { NOUN($suit) })
    .indefinite = ένας Σκύλος ({ $letter } { NOUN($suit) })
    .indefinite-accusative = έναν Σκύλο ({ $letter } { NOUN($suit) })
    .gender = masculine
cards-card-turtle = Χελώνα ({ $letter } { NOUN($suit) })
    .accusative = Χελώνα ({ $letter } { NOUN($suit) })
    .definite = η Χελώνα ({ $letter } { NOUN($suit) })
    .definite-accusative = τη Χελώνα ({ $letter } { NOUN($suit) })
    .definite-genitive = της Χελώνας ({ $letter } { NOUN($suit) })
    .indefinite = μία Χελώνα ({ $letter } { NOUN($suit) })
    .indefinite-accusative = μία Χελώνα ({ $letter } { NOUN($suit) })
    .gender = feminine
cards-card-any = χαρτί
    .accusative = χαρτί
    .definite = το χαρτί
    .definite-accusative = το χαρτί
    .definite-genitive = του χαρτιού
    .indefinite = ένα χαρτί
    .indefinite-accusative = ένα χαρτί
    .gender = neuter
cards-card-hidden = κλειστό χαρτί
    .accusative = κλειστό χαρτί
    .definite = το κλειστό χαρτί
    .definite-accusative = το κλειστό χαρτί
    .definite-genitive = του κλειστού χαρτιού
    .indefinite = ένα κλειστό χαρτί
    .indefinite-accusative = ένα κλειστό χαρτί
    .gender = neuter

## Αξίες

cards-rank-A = άσος
    .accusative = άσο
    .definite = ο άσος
    .definite-accusative = τον άσο
    .definite-genitive = του άσου
    .indefinite = ένας άσος
    .indefinite-accusative = έναν άσο
    .plural = άσοι
    .plural-accusative = άσους
    .gender = masculine
cards-rank-2 = δυάρι
    .accusative = δυάρι
    .definite = το δυάρι
    .definite-accusative = το δυάρι
    .definite-genitive = του δυαριού
    .indefinite = ένα δυάρι
    .indefinite-accusative = ένα δυάρι
    .plural = δυάρια
    .plural-accusative = δυάρια
    .gender = neuter
cards-rank-3 = τριάρι
    .accusative = τριάρι
    .definite = το τριάρι
    .definite-accusative = το τριάρι
    .definite-genitive = του τριαριού
    .indefinite = ένα τριάρι
    .indefinite-accusative = ένα τριάρι
    .plural = τριάρια
    .plural-accusative = τριάρια
    .gender = neuter
cards-rank-4 = τεσσάρι
    .accusative = τεσσάρι
    .definite = το τεσσάρι
    .definite-accusative = το τεσσάρι
    .definite-genitive = του τεσσαριού
    .indefinite = ένα τεσσάρι
    .indefinite-accusative = ένα τεσσάρι
    .plural = τεσσάρια
    .plural-accusative = τεσσάρια
    .gender = neuter
cards-rank-5 = πεντάρι
    .accusative = πεντάρι
    .definite = το πεντάρι
    .definite-accusative = το πεντάρι
    .definite-genitive = του πενταριού
    .indefinite = ένα πεντάρι
    .indefinite-accusative = ένα πεντάρι
    .plural = πεντάρια
    .plural-accusative = πεντάρια
    .gender = neuter
cards-rank-6 = εξάρι
    .accusative = εξάρι
    .definite = το εξάρι
    .definite-accusative = το εξάρι
    .definite-genitive = του εξαριού
    .indefinite = ένα εξάρι
    .indefinite-accusative = ένα εξάρι
    .plural = εξάρια
    .plural-accusative = εξάρια
    .gender = neuter
cards-rank-7 = εφτάρι
    .accusative = εφτάρι
    .definite = το εφτάρι
    .definite-accusative = το εφτάρι
    .definite-genitive = του εφταριού
    .indefinite = ένα εφτάρι
    .indefinite-accusative = ένα εφτάρι
    .plural = εφτάρια
    .plural-accusative = εφτάρια
    .gender = neuter
cards-rank-8 = οχτάρι
    .accusative = οχτάρι
    .definite = το οχτάρι
    .definite-accusative = το οχτάρι
    .definite-genitive = του οχταριού
    .indefinite = ένα οχτάρι
    .indefinite-accusative = ένα οχτάρι
    .plural = οχτάρια
    .plural-accusative = οχτάρια
    .gender = neuter
cards-rank-9 = εννιάρι
    .accusative = εννιάρι
    .definite = το εννιάρι
    .definite-accusative = το εννιάρι
    .definite-genitive = του εννιαριού
    .indefinite = ένα εννιάρι
    .indefinite-accusative = ένα εννιάρι
    .plural = εννιάρια
    .plural-accusative = εννιάρια
    .gender = neuter
cards-rank-T = δεκάρι
    .accusative = δεκάρι
    .definite = το δεκάρι
    .definite-accusative = το δεκάρι
    .definite-genitive = του δεκαριού
    .indefinite = ένα δεκάρι
    .indefinite-accusative = ένα δεκάρι
    .plural = δεκάρια
    .plural-accusative = δεκάρια
    .gender = neuter
cards-rank-J = βαλές
    .accusative = βαλέ
    .definite = ο βαλές
    .definite-accusative = τον βαλέ
    .definite-genitive = του βαλέ
    .indefinite = ένας βαλές
    .indefinite-accusative = έναν βαλέ
    .plural = βαλέδες
    .plural-accusative = βαλέδες
    .gender = masculine
cards-rank-Q = ντάμα
    .accusative = ντάμα
    .definite = η ντάμα
    .definite-accusative = την ντάμα
    .definite-genitive = της ντάμας
    .indefinite = μία ντάμα
    .indefinite-accusative = μία ντάμα
    .plural = ντάμες
    .plural-accusative = ντάμες
    .gender = feminine
cards-rank-K = ρήγας
    .accusative = ρήγα
    .definite = ο ρήγας
    .definite-accusative = τον ρήγα
    .definite-genitive = του ρήγα
    .indefinite = ένας ρήγας
    .indefinite-accusative = έναν ρήγα
    .plural = ρηγάδες
    .plural-accusative = ρηγάδες
    .gender = masculine
cards-rank-black-three = μαύρο τριάρι
    .accusative = μαύρο τριάρι
    .definite = το μαύρο τριάρι
    .definite-accusative = το μαύρο τριάρι
    .definite-genitive = του μαύρου τριαριού
    .indefinite = ένα μαύρο τριάρι
    .indefinite-accusative = ένα μαύρο τριάρι
    .plural = μαύρα τριάρια
    .plural-accusative = μαύρα τριάρια
    .gender = neuter
cards-rank-red-three = κόκκινο τριάρι
    .accusative = κόκκινο τριάρι
    .definite = το κόκκινο τριάρι
    .definite-accusative = το κόκκινο τριάρι
    .definite-genitive = του κόκκινου τριαριού
    .indefinite = ένα κόκκινο τριάρι
    .indefinite-accusative = ένα κόκκινο τριάρι
    .plural = κόκκινα τριάρια
    .plural-accusative = κόκκινα τριάρια
    .gender = neuter
cards-rank-joker = τζόκερ
    .accusative = τζόκερ
    .definite = ο τζόκερ
    .definite-accusative = τον τζόκερ
    .definite-genitive = του τζόκερ
    .indefinite = ένας τζόκερ
    .indefinite-accusative = έναν τζόκερ
    .plural = τζόκερ
    .plural-accusative = τζόκερ
    .gender = masculine
cards-rank-hidden = κλειστό χαρτί
    .accusative = κλειστό χαρτί
    .definite = το κλειστό χαρτί
    .definite-accusative = το κλειστό χαρτί
    .definite-genitive = του κλειστού χαρτιού
    .indefinite = ένα κλειστό χαρτί
    .indefinite-accusative = ένα κλειστό χαρτί
    .plural = κλειστά χαρτιά
    .plural-accusative = κλειστά χαρτιά
    .gender = neuter

## Φυλές

cards-suit-C = σπαθί
cards-suit-D = καρό
cards-suit-H = κούπα
cards-suit-S = μπαστούνι

## Φυλές της τράπουλας με γράμματα

cards-letter-suit-A = ζώα
cards-letter-suit-C = πιπεριές
cards-letter-suit-S = ξινά
cards-letter-suit-W = γλυκά

## Τράπουλες

cards-packs = { $packs ->
        [1] μία τράπουλα
       *[other] { $packs } τράπουλες
    }
cards-packs-with-jokers = { $packs ->
        [1] μία τράπουλα με { $jokers } τζόκερ
       *[other] { $packs } τράπουλες με { $jokers } τζόκερ η καθεμία
    }
cards-pack-without-queens-and-kings = Μία τράπουλα χωρίς ντάμες και ρηγάδες
cards-letter-deck = τράπουλα με γράμματα { $name }
cards-letter-deck-without = τράπουλα με γράμματα { $name } χωρίς το { $card }
cards-how-letters = Ένα χαρτί γράφεται με τη φυλή του (A C S W) και το γράμμα του, όπως AD.

## Τι δεν πάει καλά με ένα χαρτί ή μια σειρά

cards-no-such-card = Δεν υπάρχει χαρτί { $card }. { $how }
cards-how-french = Ένα χαρτί γράφεται με την αξία του (A 2 3 4 5 6 7 8 9 T J Q K) και τη φυλή του (C D H S), όπως 5H.
cards-order-of-wrong-size = Αυτή η σειρά έχει { $given ->
        [one] { $given } χαρτί
       *[other] { $given } χαρτιά
    }· η τράπουλα έχει { $deck }.
cards-order-not-the-deck = Αυτή η σειρά δεν είναι η τράπουλα: της περισσεύουν { $cards }.
cards-two-faces-one-code = Δύο χαρτιά της τράπουλας { $deck } έχουν τον ίδιο κωδικό.
cards-packs-out-of-range = Δεν γίνεται με { $packs ->
        [one] { $packs } τράπουλα
       *[other] { $packs } τράπουλες
    } και { $jokers } τζόκερ στην καθεμία: επιτρέπονται 1 ως 8 τράπουλες και 0 ως 4 τζόκερ.

## Τι μπορεί να εννοούσε κάποιος

cards-did-you-mean = Μήπως εννοείς { $name };

## Μια δική σου τράπουλα με γράμματα. $code: μιας φυλής, όπως A, ή ενός χαρτιού, όπως AD.

cards-letters-are-others =
    { $alphabet ->
        [tr] Η φυλή { $code } ({ NOUN($suit) }) έχει { $letters }· επιτρέπονται τα κεφαλαία γράμματα του τουρκικού αλφαβήτου, ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] Η φυλή { $code } ({ NOUN($suit) }) έχει { $letters }· επιτρέπονται τα κεφαλαία γράμματα A ως Z.
    }
cards-letters-are-twice = Η φυλή { $code } ({ NOUN($suit) }) έχει { $letters } πάνω από μία φορά· ένα γράμμα υπάρχει το πολύ μία φορά σε μια φυλή.
cards-letters-of-wrong-number =
    { $count ->
        [one] Η φυλή { $code } ({ NOUN($suit) }) έχει { $count } γράμμα, { $letters }· μια φυλή έχει { $due }.
       *[other] Η φυλή { $code } ({ NOUN($suit) }) έχει { $count } γράμματα, { $letters }· μια φυλή έχει { $due }.
    }
cards-letters-out-of-order = Η φυλή { $code } ({ NOUN($suit) }) έχει τα γράμματά της ως { $letters }· πρέπει να είναι με αλφαβητική σειρά, { $ordered }.
cards-icons-are-no-digits = Τα εικονίδια στις πιπεριές είναι { $icons }· πρέπει να είναι { $count } ψηφία, το καθένα 1 ως 4.
cards-icons-of-wrong-sum = Τα εικονίδια στις πιπεριές κάνουν μαζί { $sum }· πρέπει να κάνουν { $due }.
cards-deck-without-name = Η τράπουλα δεν έχει όνομα· χρειάζεται ένα.
cards-coded-suit = { $code } ({ NOUN($suit) })
cards-deck-of-other-suits =
    { $count ->
        [one] Η τράπουλα έχει { $count } φυλή· πρέπει να έχει τέσσερις: { LIST($suits, style: "comma") }.
       *[other] Η τράπουλα έχει { $count } φυλές· πρέπει να έχει τέσσερις: { LIST($suits, style: "comma") }.
    }
cards-special-card-is-missing =
    { $which ->
        [dog] Ο Σκύλος είναι { $code }· η τράπουλα δεν έχει τέτοιο χαρτί.
        [turtle] Η Χελώνα είναι { $code }· η τράπουλα δεν έχει τέτοιο χαρτί.
        [removed] Το χαρτί που βγαίνει είναι { $code }· η τράπουλα δεν έχει τέτοιο χαρτί.
       *[starter] Το πρώτο χαρτί είναι { $code }· η τράπουλα δεν έχει τέτοιο χαρτί.
    }
cards-special-card-is-no-animal =
    { $which ->
        [dog] Ο Σκύλος είναι { $code }· πρέπει να είναι ένα από τα ζώα, { $animals }.
       *[turtle] Η Χελώνα είναι { $code }· πρέπει να είναι ένα από τα ζώα, { $animals }.
    }
cards-dog-is-turtle = Ο Σκύλος και η Χελώνα είναι και οι δύο { $code }· πρέπει να είναι δύο ζώα.
cards-removed-card-counts = Το χαρτί που βγαίνει είναι { $code }, που μετράει· δεν πρέπει να είναι ούτε πιπεριά ούτε η Χελώνα.
cards-removed-card-is-starter = Το χαρτί που βγαίνει και το πρώτο χαρτί είναι και τα δύο { $code }· το πρώτο πρέπει να μένει στην τράπουλα.

## Το αρχείο μιας τράπουλας με γράμματα, που είναι JSON. $key, $keys: ονόματα μερών, όπως γράφονται εκεί.

cards-deck-is-no-json = Η τράπουλα δεν είναι JSON: { $error }.
cards-suits-are-no-list = Οι φυλές είναι { $given }· πρέπει να είναι λίστα με τέσσερα αντικείμενα: { LIST($suits, style: "comma") }.
cards-suits-are-others = Οι φυλές είναι { $given }· πρέπει να είναι τέσσερις, η καθεμία μία φορά: { LIST($suits, style: "comma") }.
cards-no-suit-given = Η τράπουλα δεν έχει φυλές· πρέπει να είναι τέσσερις, η καθεμία μία φορά: { LIST($suits, style: "comma") }.
cards-deck-suit-of-another-name = Η φυλή { $code } λέγεται εδώ { $given }· το όνομά της είναι { $name }.
cards-deck-part-is-no-object =
    { $which ->
        [deck] Η τράπουλα είναι { $given }· πρέπει να είναι αντικείμενο με κλειδιά { LIST($keys, style: "comma") }.
        [peppers] Η φυλή C είναι { $given }· πρέπει να είναι αντικείμενο με κλειδιά { LIST($keys, style: "comma") }.
       *[suit] Μια φυλή είναι { $given }· πρέπει να είναι αντικείμενο με κλειδιά { LIST($keys, style: "comma") }.
    }
cards-deck-part-lacks-key =
    { $which ->
        [deck] Από την τράπουλα λείπει { $key }· τα κλειδιά της είναι { LIST($keys, style: "comma") }.
        [peppers] Από τη φυλή C λείπει { $key }· τα κλειδιά της είναι { LIST($keys, style: "comma") }.
       *[suit] Από μια φυλή λείπει { $key }· τα κλειδιά της είναι { LIST($keys, style: "comma") }.
    }
cards-deck-part-is-no-text =
    { $which ->
        [deck] Η τράπουλα έχει { $given } ως { $key }· πρέπει να είναι κείμενο.
        [peppers] Η φυλή C έχει { $given } ως { $key }· πρέπει να είναι κείμενο.
       *[suit] Μια φυλή έχει { $given } ως { $key }· πρέπει να είναι κείμενο.
    }
cards-deck-part-has-others =
    { $which ->
        [deck] Η τράπουλα έχει { $others }· τα κλειδιά της είναι { LIST($keys, style: "comma") }.
        [peppers] Η φυλή C έχει { $others }· τα κλειδιά της είναι { LIST($keys, style: "comma") }.
       *[suit] Μια φυλή έχει { $others }· τα κλειδιά της είναι { LIST($keys, style: "comma") }.
    }

## Κατάλογοι λέξεων

cards-no-such-list = Δεν υπάρχει κατάλογος λέξεων { $name }. Υπάρχουν { LIST($names, style: "comma") }.
cards-list-int60 = συνηθισμένες και λιγότερο συνηθισμένες αγγλικές λέξεις με βρετανική, αμερικάνικη και άλλη ορθογραφία
cards-list-us60 = συνηθισμένες και λιγότερο συνηθισμένες αγγλικές λέξεις με αμερικάνικη ορθογραφία
cards-list-int35 = συνηθισμένες αγγλικές λέξεις με βρετανική, αμερικάνικη και άλλη ορθογραφία
cards-list-int70 = συνηθισμένες και σπάνιες αγγλικές λέξεις με βρετανική, αμερικάνικη και άλλη ορθογραφία
cards-list-tr = τουρκικές λέξεις: οι λέξεις ενός λεξικού, μόνες τους και με μία κατάληξη
cards-list-first = οι λέξεις του { $list } όπως ήταν στην πρώτη του έκδοση
cards-list-own = οι λέξεις του αρχείου { $file }

## Γιατί ένα αρχείο δεν είναι κατάλογος λέξεων

cards-words-file-unreadable = Το αρχείο λέξεων { $file } δεν διαβάζεται: { $reason }.
cards-words-file-is-none = Το { $file } είναι φάκελος ή συσκευή. Ένας κατάλογος λέξεων είναι αρχείο κειμένου με μία λέξη σε κάθε γραμμή.
cards-words-file-too-big = Το αρχείο λέξεων { $file } είναι { $size } MB· επιτρέπονται το πολύ { $most } MB.
cards-words-file-no-text = { $file }, γραμμή { $line }: δεν είναι κείμενο UTF-8. Αποθήκευσε το αρχείο σε UTF-8.
cards-words-file-empty = Το αρχείο λέξεων { $file } δεν έχει καμία λέξη. Γράψε μία λέξη σε κάθε γραμμή.
cards-words-of-two-alphabets = Οι λέξεις του { $file } είναι από δύο αλφάβητα: η γραμμή { $english } έχει ένα γράμμα που δεν έχουν τα τουρκικά, και η γραμμή { $turkish } ένα που δεν έχουν τα αγγλικά.
cards-words-line-of-several = { $file }, γραμμή { $line }: το { $word } δεν είναι μία λέξη μόνο. Γράψε μία λέξη σε κάθε γραμμή.
cards-words-line-of-others =
    { $alphabet ->
        [tr] { $file }, γραμμή { $line }: το { $word } έχει { $letter }· επιτρέπονται τα γράμματα του τουρκικού αλφαβήτου, ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ.
       *[other] { $file }, γραμμή { $line }: το { $word } έχει { $letter }· επιτρέπονται τα γράμματα από A ως Z.
    }
cards-words-line-of-wrong-length =
    { $length ->
        [one] { $file }, γραμμή { $line }: το { $word } έχει ένα γράμμα· μια λέξη έχει από 2 ως { $most }.
       *[other] { $file }, γραμμή { $line }: το { $word } έχει { $length } γράμματα· μια λέξη έχει από 2 ως { $most }.
    }
cards-words-line-of-capitals = { $file }, γραμμή { $line }: το { $word } δεν είναι γραμμένο όπως η πρώτη λέξη. Γράψε όλες τις λέξεις με μικρά ή όλες με κεφαλαία, και άφησε έξω τα ονόματα.
cards-words-are-too-many = Το αρχείο λέξεων { $file } έχει { $number } λέξεις· επιτρέπονται το πολύ { $most }.
cards-words-are-not-here = Οι λέξεις του καταλόγου { $name } δεν είναι εδώ: είναι από το αρχείο κάποιου. Δώσε εκείνο το αρχείο με --word-list.
cards-words-have-no-room = Δεν υπάρχει άλλος χώρος για τις λέξεις του { $file }: από κάθε αλφάβητο μπορούν να είναι σε χρήση μαζί το πολύ { $most } αρχεία, και λιγότερα αν είναι μεγάλα.

## Seed, και η απόδειξη μιας σειράς

cards-seed-of-wrong-size =
    { $given ->
        [one] Ένα seed έχει { $bytes } byte· αυτό έχει { $given }.
       *[other] Ένα seed έχει { $bytes } byte· αυτό έχει { $given }.
    }
cards-seed-is-none = Ένα seed είναι ακέραιος από 0 ως 2**256 - 1, ή 32 byte.

## Τι δεν πάει καλά με την απόδειξη ενός γύρου. Στέκονται μετά από άνω και κάτω τελεία, όπως «Ο γύρος 3 δεν αποδεικνύεται: ».

cards-order-is-not-proven = η σειρά του γύρου { $deal } δεν είναι αυτή που βγαίνει από το μυστικό και τις τιμές: το χαρτί { $place } είναι { $card }, και βγαίνει { $due }.
cards-order-of-wrong-length = η σειρά του γύρου { $deal } δεν είναι αυτή που βγαίνει από το μυστικό και τις τιμές: έχει άλλο μήκος.
cards-proof-without-digits =
    { $part ->
        [secret] το μυστικό του διακομιστή είναι { $given }, και όχι 64 δεκαεξαδικά ψηφία με μικρά γράμματα.
       *[commitment] η δέσμευση του διακομιστή είναι { $given }, και όχι 64 δεκαεξαδικά ψηφία με μικρά γράμματα.
    }
cards-secret-does-not-fit = το μυστικό του διακομιστή δεν ταιριάζει με τη δέσμευση που έδωσε πριν από τον γύρο.
# $known: οι αριθμοί των σχημάτων που υπάρχουν.
cards-proof-of-no-scheme = το σχήμα της απόδειξης είναι { $given }, και υπάρχουν μόνο { LIST($known) }.
cards-proof-is-no-number = το { $name } της απόδειξης είναι { $given }, και όχι αριθμός από 1 και πάνω.
cards-left-out-is-no-list = όσα έμειναν έξω είναι μια λίστα με θέσεις.
cards-shares-are-no-list = τα μερίδια είναι μια λίστα με ένα αντικείμενο για κάθε θέση.
cards-share-of-no-seat = ένα μερίδιο είναι της θέσης { $seat }: κάθε θέση έχει το πολύ ένα μερίδιο.
cards-share-without-digits = το μερίδιο της θέσης { $seat } δεν έχει τιμή και δέσμευση με 64 δεκαεξαδικά ψηφία με μικρά γράμματα.
cards-share-by-another = το μερίδιο της θέσης { $seat } το έδωσε { $given }: το δίνει μια συσκευή ή ο διακομιστής.
cards-value-does-not-fit = η τιμή της θέσης { $seat } δεν ταιριάζει με τη δέσμευση που δόθηκε πριν.
