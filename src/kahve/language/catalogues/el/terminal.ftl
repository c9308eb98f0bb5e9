### Το τερματικό: `kahve play`, `learn`, `puzzle`, `rules`, `house`, `games`, `replay`, `review` και `verify`.
### Ό,τι πληκτρολογείται είναι ίδιο σε κάθε γλώσσα: τα γράμματα της ερώτησης, εντολές, επιλογές όπως --keep, ονόματα αρχείων, κωδικοί όπως 5H.


## Ερωτήσεις. Ακολουθούν ένα κενό και η απάντηση.

terminal-ask-card = Το χαρτί σου ({ $example }, ή ? για βοήθεια):
terminal-ask-move = Η κίνησή σου ({ $example }, ή ? για βοήθεια):
terminal-ask-which = Με ποιον τρόπο (1 ως { $last }):
terminal-ask-deal = Enter για να μοιραστούν χαρτιά (ή ? για βοήθεια):
terminal-ask-next-deal = Enter για τον επόμενο γύρο (ή ? για βοήθεια):
terminal-ask-another-match = Άλλη παρτίδα (y ή n):
terminal-ask-leave-table = Φεύγεις από το τραπέζι (y ή n):
terminal-ask-play-match = Παίζεις την παρτίδα (y ή n):
terminal-words-of-yes = y yes ν ναι nai

## Βοήθεια στην ερώτηση: ένα γράμμα, που μένει, και τι δείχνει

terminal-key-hand = h: το χέρι σου.
terminal-key-pile = p: τι υπάρχει στο τραπέζι, και τα άλλα χέρια.
terminal-key-scores = s: το σκορ.
terminal-key-moves = m: όλα όσα μπορείς να κάνεις τώρα.
terminal-key-last = l: οι τελευταίες κινήσεις.
terminal-key-hint = b: μια υπόδειξη: τι θα έκανε στη θέση σου ο master, και πόσο αξίζει κάθε κίνηση, με όσα μπορείς να ξέρεις.
terminal-key-style = y (μετά την παρτίδα: style): το στιλ σου: με ποιο επίπεδο μοιάζουν οι κινήσεις σου σε αυτή την παρτίδα, και ποιες συνήθειες δείχνουν.
terminal-key-review = v: ανάλυση του τελευταίου γύρου, όταν τελειώσει: πόσο άξιζε κάθε κίνηση, και η τύχη χωριστά από την τέχνη· μετά από μια παρτίδα όλοι οι γύροι της.
terminal-key-rules = r: οι κανόνες του σπιτιού σε αυτό το τραπέζι· r 3.2: εκείνη η παράγραφος του βιβλίου κανόνων· r all: όλο το βιβλίο.
terminal-key-quit = q: φεύγεις από το τραπέζι.
terminal-key-help = ?: αυτές οι γραμμές.
terminal-key-rule-of-lesson = r: η παράγραφος του βιβλίου κανόνων για αυτό το μάθημα.
terminal-key-table = t: πάλι το τραπέζι.
terminal-key-teacher = w: τι θα έκανε ο δάσκαλος, και μετά το επόμενο μάθημα.
terminal-key-skip = s: προσπερνάς αυτό το μάθημα.
terminal-key-beginning = b: πίσω στην αρχή του γρίφου.
terminal-key-solution = s: η λύση.
terminal-key-leave = q: φεύγεις.

## Βοήθεια στην ερώτηση: πώς γράφονται χαρτιά και κινήσεις

terminal-how-standard = Ένα χαρτί είναι η αξία του (A 2 3 4 5 6 7 8 9 T J Q K) και η φυλή του (C D H S).
terminal-how-standard-as = Ένα χαρτί είναι η αξία του (A 2 3 4 5 6 7 8 9 T J Q K) και η φυλή του (C D H S): { $code } είναι { NOUN($card, form: "definite") }.
terminal-how-melding = Ένα χαρτί είναι το είδος του: 4 ως 9, T, J, Q, K και A· το 2 και το * είναι μπαλαντέρ, το δυάρι και ο τζόκερ· b και r είναι ένα μαύρο και ένα κόκκινο τριάρι.
terminal-how-letters = Ένα χαρτί είναι η φυλή του (A ζώα, C πιπεριές, S ξινά, W γλυκά) και το γράμμα του.
terminal-how-letters-as = Ένα χαρτί είναι η φυλή του (A ζώα, C πιπεριές, S ξινά, W γλυκά) και το γράμμα του: { $code } είναι { NOUN($card, form: "definite") }.
terminal-how-to-play = Παίζεις ένα χαρτί με τον κωδικό του, ή με τον αριθμό του στο χέρι σου.
terminal-how-asked-which = Αν παίζεται με περισσότερους από έναν τρόπους, σε ρωτάει με ποιον.
terminal-how-to-take = Τι μαζεύει το γράφεις από πίσω, μετά τη λέξη takes.
terminal-how-asked-which-takes = Αν μαζεύει με περισσότερους από έναν τρόπους, σε ρωτάει με ποιον.
terminal-how-to-draw = Με d τραβάς.
terminal-how-a-turn = Μια σειρά γράφεται με λέξεις, και οι κινήσεις χωρίζονται με κόμμα.
terminal-how-a-meld = Τα χαρτιά ενός συνδυασμού γράφονται χωρίς κενά.
terminal-how-no-card = Ό,τι δεν είναι χαρτί, όπως η απάντηση σε μια δήλωση, γράφεται με τις λέξεις που δείχνει το m.
terminal-how-any-game = Μια κίνηση γράφεται όπως τη δείχνει το m.
terminal-how-to-pass = Τα χαρτιά που δίνεις τα γράφεις μαζί, με κωδικούς ή αριθμούς και κενά ανάμεσα.
terminal-examples = Τι μπορείς να κάνεις τώρα, για παράδειγμα: { $examples }.
terminal-and-next = { $first }· { $next }

## Το τραπέζι

terminal-opening = { $game }, { $length }: { $first }, και απέναντι { $second }.
terminal-opening-several = { $game }, { $length }: { $names }, ο καθένας μόνος.
terminal-deal = Γύρος { $deal }
terminal-score = Σκορ
terminal-dealer = { $name } (μοιράζει)
terminal-no-cards = κανένα χαρτί
terminal-zone = { $zone }: { $says }
terminal-zone-said = { $zone }: { $says }.
terminal-quota = { $side }, για κλείσιμο: { $quotas }.
terminal-played-by =
    { $who ->
        [you] { $card }, το έπαιξες εσύ
       *[other] { $card }, το έπαιξε { $name }
    }
terminal-played-by-highest =
    { $who ->
        [you] { $card }, το έπαιξες εσύ, το μεγαλύτερο ως τώρα
       *[other] { $card }, το έπαιξε { $name }, το μεγαλύτερο ως τώρα
    }
terminal-ruling-suit = Κυρίαρχη φυλή: { NOUN($suit) }.
terminal-not-led-yet = Δεν ανοίγουν ακόμη: { NOUN($suits) }.
terminal-claimed =
    { $who ->
        [you] Δήλωσες { $word }, και μαζί την μπάζα.
       *[other] { $name } δήλωσε { $word }, και μαζί την μπάζα.
    }
terminal-claimed-for =
    { $who ->
        [you] Δήλωσες { $word }. Η μπάζα είναι για: { $taker }.
       *[other] { $name } δήλωσε { $word }. Η μπάζα είναι για: { $taker }.
    }
terminal-claimed-for-you = { $name } δήλωσε { $word }, και η μπάζα είναι για σένα.
terminal-verdict =
    { $verdict ->
        [word] Το { $word } είναι λέξη.
        [no_word] Το { $word } δεν είναι λέξη.
       *[none] Για { $word } δεν έγινε έλεγχος.
    }

## Χαρτιά των παιχνιδιών με γράμματα

terminal-letter-plain = { $letter } { NOUN($suit) }
    .definite = το { $letter } { NOUN($suit) }
terminal-letter-peppers =
    { $icons ->
        [one] { $letter } { NOUN($suit) }, { $icons } πιπεριά
       *[other] { $letter } { NOUN($suit) }, { $icons } πιπεριές
    }
    .definite =
        { $icons ->
            [one] το { $letter } { NOUN($suit) }, { $icons } πιπεριά
           *[other] το { $letter } { NOUN($suit) }, { $icons } πιπεριές
        }
terminal-letter-dog = { $letter } { NOUN($suit) }, ο Σκύλος
    .definite = το { $letter } { NOUN($suit) }, ο Σκύλος
terminal-letter-turtle = { $letter } { NOUN($suit) }, η Χελώνα
    .definite = το { $letter } { NOUN($suit) }, η Χελώνα

## Τα χαρτιά σου

terminal-hand-empty = Δεν κρατάς χαρτιά.
terminal-hand =
    { $count ->
        [one] Το χέρι σου: { $count } χαρτί.
       *[other] Το χέρι σου: { $count } χαρτιά.
    }
terminal-hand-by-kind =
    { $stack ->
        [knee]
            { $count ->
                [one] Το γόνατό σου: { $count } χαρτί: { $cards }.
               *[other] Το γόνατό σου: { $count } χαρτιά: { $cards }.
            }
        [foot]
            { $count ->
                [one] Το πόδι σου: { $count } χαρτί: { $cards }.
               *[other] Το πόδι σου: { $count } χαρτιά: { $cards }.
            }
       *[hand]
            { $count ->
                [one] Το χέρι σου: { $count } χαρτί: { $cards }.
               *[other] Το χέρι σου: { $count } χαρτιά: { $cards }.
            }
    }
terminal-own-card = { $number }: { $code }, { LIST($facts, style: "comma") }.
terminal-own-card-does = { $move } { $says }
terminal-own-card-as = ως { LIST($moves, style: "or") }
terminal-own-card-not-now = όχι τώρα: { $why }
terminal-cards-not-now = Όχι τώρα, { $numbers }: { $why }
terminal-numbers = { $numbers }
terminal-numbers-from-to = { $first } ως { $last }
terminal-way = { $number }: { $move }, { $says }.
terminal-choice = { $move }: { $says }.
terminal-choice-not-now = Όχι τώρα, { $act }: { $why }
terminal-no-such-number =
    { $last ->
        [0] Δεν υπάρχει χαρτί { $number }: τώρα δεν έχεις χαρτιά στο χέρι σου.
        [1] Δεν υπάρχει χαρτί { $number }: έχεις ένα χαρτί, με αριθμό 1.
       *[other] Δεν υπάρχει χαρτί { $number }: τα χαρτιά σου έχουν αριθμούς 1 ως { $last }.
    }

## Οι άλλοι παίκτες

terminal-other-player =
    { $role ->
        [dealer] { $name }, μοιράζει: { LIST($facts, style: "comma") }.
       *[player] { $name }: { LIST($facts, style: "comma") }.
    }
terminal-fact-cards =
    { $count ->
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
terminal-fact-cards-of-stack =
    { $stack ->
        [knee]
            { $count ->
                [one] { $count } χαρτί στο γόνατο
               *[other] { $count } χαρτιά στο γόνατο
            }
        [foot]
            { $count ->
                [one] { $count } χαρτί στο πόδι
               *[other] { $count } χαρτιά στο πόδι
            }
       *[hand]
            { $count ->
                [one] { $count } χαρτί στο χέρι
               *[other] { $count } χαρτιά στο χέρι
            }
    }
terminal-fact-stack-waits =
    { $stack ->
        [first] πρώτο πακέτο { $count }
        [second] δεύτερο πακέτο { $count }
        [knee] γόνατο { $count }
       *[foot] πόδι { $count }
    }
terminal-fact-among = ανάμεσά τους { NOUN($cards, form: "definite") }
terminal-fact-among-codes = ανάμεσά τους { $cards }

## Το σκορ

terminal-side-facts = { $side }: { LIST($facts, style: "comma") }.
terminal-fact-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
terminal-fact-taken =
    { $cards ->
        [one]
            { $points ->
                [one] σε αυτόν τον γύρο { $cards } χαρτί και { $points } πόντος από χαρτιά
               *[other] σε αυτόν τον γύρο { $cards } χαρτί και { $points } πόντοι από χαρτιά
            }
       *[other]
            { $points ->
                [one] σε αυτόν τον γύρο { $cards } χαρτιά και { $points } πόντος από χαρτιά
               *[other] σε αυτόν τον γύρο { $cards } χαρτιά και { $points } πόντοι από χαρτιά
            }
    }
terminal-fact-counted = σε αυτόν τον γύρο { LIST($counts, style: "comma") }
terminal-tally-trick =
    { $count ->
        [one] { $count } μπάζα
       *[other] { $count } μπάζες
    }
terminal-tally-animal =
    { $count ->
        [one] { $count } ζώο
       *[other] { $count } ζώα
    }
terminal-tally-pepper =
    { $count ->
        [one] { $count } πιπεριά
       *[other] { $count } πιπεριές
    }
terminal-fact-bonus = { $mark } { $points } με { NOUN($card, form: "definite-accusative") }
terminal-fact-animal = { $mark }
terminal-fact-games-won =
    { $games ->
        [one] { $games } κερδισμένο παιχνίδι
       *[other] { $games } κερδισμένα παιχνίδια
    }
terminal-item-and-points = { $item } { $points }
terminal-side-and-points = { $side } { $points }
terminal-scores = Σκορ: { LIST($sides, style: "comma") }.
terminal-games-of-rubber = Παιχνίδια: { LIST($sides, style: "comma") }.
terminal-deal-scores = Γύρος { $deal }: { LIST($sides, style: "comma") }.
terminal-best-of-deal = { $title }: { $says }

## Υποδείξεις

terminal-hint-marks = { $role }: { LIST($cards, style: "comma") }.
terminal-hint-worths = Πόσο αξίζει κάθε κίνηση, σε πόντους μπροστά από τους άλλους:
terminal-hint-move = { CAPITAL($says) }: { $worth }.
terminal-hint-move-about = { CAPITAL($says) }: { $worth }, συν πλην { $error }.
terminal-not-looked-at = δεν εξετάστηκε
terminal-about-equal = περίπου ίση
terminal-hint-left-out =
    { $count ->
        [one] Άλλη { $count } κίνηση δεν είναι στη λίστα.
       *[other] Άλλες { $count } κινήσεις δεν είναι στη λίστα.
    }
terminal-hint-level =
    { $count ->
        [one] Άλλη { $count } κίνηση ίσως είναι εξίσου καλή.
       *[other] Άλλες { $count } κινήσεις ίσως είναι εξίσου καλές.
    }
# Ένας αριθμός μόνος του, όπως οι πόντοι μιας πλευράς.
terminal-number = { $number }
terminal-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-ahead = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-about = { $points } +/- { $error }
terminal-player = { $code }: { $name }
terminal-said = { $name }: { $says }

## Μια βραδιά

terminal-nothing-played = Δεν έχει παιχτεί τίποτα ακόμη.
terminal-enter-deals = Τώρα δεν παίζεται χαρτί: με Enter μοιράζονται, με ? έχεις βοήθεια.
terminal-match-can-be-reviewed = v: ανάλυση της παρτίδας: πόσο άξιζε κάθε κίνηση, και η τύχη χωριστά από την τέχνη.
terminal-house-gets-ready = Οι κανόνες ({ $game }) μεταγλωττίζονται σε αυτό το μηχάνημα, μία μόνο φορά: ίσως θέλει μερικά λεπτά. Με Ctrl-C φεύγεις.
terminal-player-gets-ready = Περιμένει: { $name }. Οι κανόνες ({ $game }) μεταγλωττίζονται σε αυτό το μηχάνημα, μία μόνο φορά: ίσως θέλει μερικά λεπτά. Με Ctrl-C φεύγεις.
terminal-player-failed = { $name }: { $says }
terminal-thanks = Ευχαριστούμε για το παιχνίδι.
terminal-finished-deals-in = Οι γύροι που τελείωσαν είναι στο { $file }.
terminal-left-table = Φεύγεις από το τραπέζι.
terminal-left-table-at = Φεύγεις από το τραπέζι στον γύρο { $deal }, με σκορ { $score }.
terminal-to-go-on = Για να συνεχίσεις: { $command }
terminal-not-kept = Αυτή η παρτίδα δεν φυλάσσεται. Με --keep FILE μπορείς να φύγεις και να συνεχίσεις άλλη μέρα.
terminal-result-two = { $first } προς { $second }
terminal-result-several = { LIST($points, style: "comma") }

## Παρτίδα που φυλάσσεται σε αρχείο

terminal-kept-has-all = Το { $file } φυλάει παρτίδα που έχει ήδη παίκτες, κανόνες και χαρτιά: για να τη συνεχίσεις, μη δίνεις αυτές τις επιλογές.
terminal-kept-other-game = Το { $file } φυλάει παρτίδα άλλου παιχνιδιού ({ $game }): { $command }
terminal-kept-without-you = Το { $file } φυλάει παρτίδα όπου δεν έχεις θέση.
terminal-kept-runs-code = Το { $file } φυλάει παρτίδα με παίκτες που τρέχουν κώδικα αυτού του μηχανήματος. Αν το θέλεις, πες ποιοι είναι: { $option }
terminal-kept-has-players = Το { $file } φυλάει παρτίδα που έχει ήδη τους παίκτες της: για να τη συνεχίσεις, μη δίνεις το --players.
terminal-kept-line-unreadable = { $file }: η γραμμή { $line } δεν διαβάζεται, οπότε αυτή η παρτίδα δεν συνεχίζεται.
terminal-kept-is-no-match = { $file }: σε αυτό το αρχείο δεν υπάρχει παρτίδα που να συνεχίζεται.

## Τι δεν πάει καλά με μια επιλογή

terminal-preset-needs-name = Το --preset θέλει το όνομα μιας παραλλαγής: τις παραλλαγές ενός παιχνιδιού τις δείχνει το `kahve house GAME`.
# $strength: as 2.6. even is the name of a player.
terminal-strength-now = Στο παιχνίδι { $game } η δύναμή σου είναι τώρα { $strength }. Ο παίκτης even την ακολουθεί: kahve play --players you,even.
terminal-players-names-nobody = Το --players δεν λέει κανέναν: γράψε ποιος κάθεται πού, όπως you,greedy.
terminal-players-one-seat = Το --players δεν μπορεί να είναι { $players }: κάθεσαι σε μία θέση, όπως you,greedy.
terminal-players-wrong-number = Το --players λέει { $named }, και σε αυτό το τραπέζι παίζουν { $seats }.
terminal-seed-out-of-range = Το --seed δεν μπορεί να είναι { $seed }: ένα seed είναι ακέραιος από 0 ως 2**256 - 1, όπως --seed 7.
terminal-seed-below-zero = Το --seed δεν μπορεί να είναι { $seed }: είναι ακέραιος από 0 και πάνω.
terminal-option-out-of-range = Το { $option } δεν μπορεί να είναι { $value }: επιτρέπονται { $least } ως { $most }.
terminal-file-without-folder = Το { $option } δεν μπορεί να είναι { $file }: δεν υπάρχει φάκελος { $folder }.
terminal-file-is-folder = Το { $option } δεν μπορεί να είναι { $file }: είναι φάκελος.
terminal-file-is-there = Το { $file } υπάρχει ήδη· με --force αντικαθίσταται.
terminal-rule-is-no-file = Το { $rule } δεν διαβάζεται από αυτό το αρχείο. Αρχείο μπορεί να είναι μια τράπουλα, όπως deck=my-deck.json, ή ένας κατάλογος λέξεων, όπως lexicon=mine.txt.
terminal-file-fails = { $file }: { $reason }.
terminal-system-fails = { $reason }.
terminal-error = Σφάλμα: { $why }
terminal-stopped = Διακόπηκε.

## Παιχνίδια, κανόνες του σπιτιού και βιβλία κανόνων

terminal-game = { $code }: { $game }, { $seats } παίκτες.
terminal-game-any-seats = { $code }: { $game }, όσοι παίκτες θέλουν.
terminal-game-also = Λέγεται και { LIST($names, style: "comma") }.
terminal-option = { $name } ({ $title }): συνήθως { $default }. Τι επιτρέπεται: { $allowed }. Παράγραφος { $paragraph }.
terminal-option-changed = { $name } ({ $title }): συνήθως { $default }, σε αυτό το τραπέζι { $value }. Τι επιτρέπεται: { $allowed }. Παράγραφος { $paragraph }.
terminal-preset = --preset { $name }: { $title } ({ LIST($changes, style: "comma") }).
terminal-preset-default = --preset { $name }: { $title } (όλα όπως συνήθως).
terminal-house-rule = { $rule } – { $value }, παράγραφος { $paragraph }.
terminal-house-rule-changed = { $rule } – { $value } (αλλαγμένο), παράγραφος { $paragraph }.
terminal-how-to-read-rules = r και ένας αριθμός, όπως r 3.2, είναι εκείνη η παράγραφος· r all είναι όλο το βιβλίο.
terminal-no-such-paragraph = Το βιβλίο κανόνων ({ $game }) δεν έχει παράγραφο { $paragraph }.
terminal-at-this-table = Σε αυτό το τραπέζι: { $value }.
terminal-at-this-table-changed = Σε αυτό το τραπέζι: { $value }, συνήθως { $default }.
# Μια θέση του τραπεζιού σε παράδειγμα του βιβλίου κανόνων. $cards: ό,τι υπάρχει εκεί, όπως «3♣ 4♦».
terminal-example-place = { $place }: { $cards }
# $card: το χαρτί που παίζεται εκεί.
terminal-example-played = { $place }: { $cards }· παίζεται: { $card }

## Μαθήματα

terminal-lesson = Μάθημα { $number } από { $count }: { $title }.
terminal-lessons-done = Μαθήματα που έκανες: { $done } από { $count }.
terminal-teacher-plays = Ο δάσκαλος παίζει { $move }.
terminal-right = Σωστά.
terminal-try-another = Δοκίμασε άλλη κίνηση.
terminal-last-lesson-over = Αυτό ήταν το τελευταίο μάθημα.
terminal-left-lessons = Φεύγεις από τα μαθήματα.

## Γρίφοι

terminal-puzzle =
    { $grade ->
        [easy] { $game }, γρίφος { $number } από { $count } (εύκολος).
        [fair] { $game }, γρίφος { $number } από { $count } (μέτριος).
       *[hard] { $game }, γρίφος { $number } από { $count } (δύσκολος).
    }
terminal-winning-turn = Η κίνηση που κερδίζει είναι { $move }.
terminal-best-turn = Η καλύτερη κίνηση είναι { $move }.
terminal-solved = Λύθηκε.
terminal-not-this-one = Όχι αυτό.
terminal-puzzle-again = Ο γρίφος αρχίζει πάλι.
terminal-left-puzzle = Φεύγεις από τον γρίφο.
terminal-puzzles-of-game = { $game } ({ $code }): { $easy } εύκολοι, { $fair } μέτριοι, { $hard } δύσκολοι.
terminal-puzzles-solved = Γρίφοι που έλυσες: { $solved } από { $count }.
terminal-puzzles-found = Γρίφοι που βρέθηκαν: { $number }. Γύροι που θα κοιταχτούν, το πολύ: { $deals }.
terminal-drill-costs = { $game }: τι κόστισαν τα λάθη στον παίκτη { $name }, σε πόντους
terminal-drill-cost = { $cost } · { $kind }
terminal-drill-match = Αγώνας { $match }: { $cost } πόντοι χαμένοι ανά απόφαση, σε { $decisions } αποφάσεις.
terminal-drill-none = Σε αυτούς τους γύρους δεν φαίνεται λάθος.
terminal-drill-exercise = Θέση { $number } από { $count }.
terminal-drill-no-player = Δεν παίζει { $name } σε κανέναν από αυτούς τους αγώνες. Παίκτες: { LIST($names, style: "comma") }.
terminal-compare-all = Όλοι οι γύροι
terminal-compare-row = { $name } ({ $file }): πόντοι { $points }, πάνω από τους άλλους { $margin }, αναμενόμενο { $par }, πάνω από τον μέσο όρο { $over }, συγκρίσεις { $matchpoints }.
terminal-compare-never = Το παιχνίδι είναι ίδιο με του πρώτου αρχείου.
terminal-compare-parts =
    { $moves ->
        [one] Το παιχνίδι χωρίζει από του πρώτου αρχείου μετά από { $moves } κίνηση.
       *[other] Το παιχνίδι χωρίζει από του πρώτου αρχείου μετά από { $moves } κινήσεις.
    }
terminal-compare-total =
    { $deals ->
        [one] { $name } ({ $file }), { $deals } γύρος: πάνω από τον μέσο όρο { $over }, συγκρίσεις { $matchpoints }.
       *[other] { $name } ({ $file }), { $deals } γύροι: πάνω από τον μέσο όρο { $over }, συγκρίσεις { $matchpoints }.
    }
terminal-compare-two = Για σύγκριση δώσε δύο ή περισσότερα αρχεία.
terminal-compare-twice = Το αρχείο { $file } δόθηκε δύο φορές.
terminal-compare-no-deal = Το αρχείο { $file } δεν έχει γύρο που παίχτηκε ως το τέλος.
terminal-compare-other-game = Το { $file } είναι αγώνας { $game } και το { $first } είναι αγώνας { $other }.
terminal-compare-other-rules = Το { $file } παίχτηκε με άλλους κανόνες του σπιτιού από το { $first }.
terminal-compare-other-deals = Ο γύρος { $deal } στο { $file } έχει άλλα χαρτιά από ό,τι στο { $first }.
terminal-day-of-game = { $game }: { $command }
terminal-day-about = Ο γύρος της { $date }: { $game }, με τα ίδια χαρτιά για όλους. Όλοι οι άλλοι παίζουν στο επίπεδο { $others }.
terminal-day-left = Άφησες τον γύρο. Εδώ δεν κρατιέται τίποτα από αυτόν.
terminal-day-points =
    { $kind ->
        [ahead] { $points } πόντοι μπροστά.
        [behind] { $points } πόντοι πίσω.
       *[level] Ισόπαλοι στους πόντους.
    }
terminal-day-level =
    { $plays ->
        [one] { $level }: { $low } σε { $plays } παίξιμο. Ήσουν μπροστά από το { $percent }%.
       *[other] { $level }: συνήθως από { $low } έως { $high }, στη μέση { $middle }, σε { $plays } παιξίματα. Ήσουν μπροστά από το { $percent }%.
    }

## Styles: `kahve style`

# $level: the name of a bot. $percent: how likely it is that the person plays like this level, among all levels.
terminal-style-nearest = { $game }: από τα επίπεδα ταιριάζει καλύτερα { $choices ->
        [one] στη μία επιλογή
       *[other] στις { $choices } επιλογές
    }: { $level } ({ $percent }%).
# In so many of a hundred choices the person plays so.
terminal-style-lapses = Παίζει με την πρώτη ματιά στο { $glances }% των επιλογών, με μικρή μνήμη ή λίγες λέξεις στο { $forgets }%, και δεν βλέπει μια δύσκολη κίνηση στο { $overlooks }%.
# $player: to be typed as it stands.
terminal-style-player = Ένας παίκτης που κάνει τα ίδια λάθη είναι ο { $player }.

## Αρχεία παρτίδων: `kahve replay`

terminal-about-file = { $file }: { $says }
terminal-replayed-match =
    { $ending ->
        [none]
            { $deals ->
                [one] { $game }, { $deals } γύρος, { $score }, χωρίς αποτέλεσμα ακόμη: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
               *[other] { $game }, { $deals } γύροι, { $score }, χωρίς αποτέλεσμα ακόμη: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
            }
       *[result]
            { $deals ->
                [one] { $game }, { $deals } γύρος, { $score }: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
               *[other] { $game }, { $deals } γύροι, { $score }: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
            }
    }
terminal-replayed-matches =
    { $unfinished ->
        [0]
            { $deals ->
                [one] { $matches } παρτίδες ({ $games }), { $deals } γύρος: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
               *[other] { $matches } παρτίδες ({ $games }), { $deals } γύροι: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
            }
       *[other]
            { $deals ->
                [one] { $matches } παρτίδες ({ $games }), { $deals } γύρος, χωρίς αποτέλεσμα { $unfinished }: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
               *[other] { $matches } παρτίδες ({ $games }), { $deals } γύροι, χωρίς αποτέλεσμα { $unfinished }: κάθε κίνηση είναι νόμιμη και κάθε πίνακας συμφωνεί.
            }
    }
terminal-log-is-empty = το αρχείο είναι άδειο· αρχίζει με μια επικεφαλίδα.
terminal-file-is-empty-log = { $file }: το αρχείο είναι άδειο· αρχίζει με μια επικεφαλίδα.
terminal-log-is-no-text = { $file }: αυτό δεν είναι κείμενο UTF-8, οπότε δεν είναι αρχείο παρτίδας.
terminal-bar-replaying = ξαναπαίζω
terminal-bar-lines = γραμμές
terminal-bar-looking-through = αναλύω
terminal-bar-decisions = αποφάσεις
terminal-seconds-left = ακόμη { $seconds } δευτ.
terminal-minutes-left = ακόμη { $minutes } λεπτά
terminal-hours-left = ακόμη { $hours } ώρες { $minutes } λεπτά

## Πόσο άξιζε κάθε κίνηση: `kahve review`

terminal-review-no-such-seat = Το --seat δεν μπορεί να είναι { $seat }: οι θέσεις είναι 0 ως { $last }.
terminal-review-no-such-match =
    { $count ->
        [one] Το --match δεν μπορεί να είναι { $match }: στο { $file } υπάρχει { $count } παρτίδα.
       *[other] Το --match δεν μπορεί να είναι { $match }: στο { $file } υπάρχουν { $count } παρτίδες.
    }
terminal-review-no-such-deal =
    { $count ->
        [one] Το --deal δεν μπορεί να είναι { $deal }: από αυτή την παρτίδα αναλύεται ο γύρος { $deals }.
       *[other] Το --deal δεν μπορεί να είναι { $deal }: από αυτή την παρτίδα αναλύονται οι γύροι { $deals }.
    }
terminal-review-no-deal-over = Κανένας γύρος αυτής της παρτίδας δεν παίχτηκε ως το τέλος, οπότε δεν υπάρχει τι να αναλυθεί.
terminal-review-given-away =
    { $count ->
        [one] { $game }, γύρος { LIST($deals, style: "comma") }. Πόντοι που χαρίστηκαν:
       *[other] { $game }, γύροι { LIST($deals, style: "comma") }. Πόντοι που χαρίστηκαν:
    }
terminal-review-luck-and-skill = Η τύχη χωριστά από την τέχνη, σε πόντους μπροστά από τους άλλους: αποτέλεσμα = τέχνη + τύχη, τύχη = τα χαρτιά + πώς ήρθαν:
terminal-column-deal = γύρος { $deal }
terminal-column-all = όλοι
terminal-column-result = αποτέλεσμα
terminal-column-skill = τέχνη
terminal-column-luck = τύχη
terminal-column-cards = τα χαρτιά
terminal-column-run = πώς ήρθαν
terminal-row = { $row }: { LIST($cells, style: "comma") }.
terminal-cell = { $column } { $figure }
terminal-deal-and-side = Γύρος { $deal }, { $names }
terminal-review-of-seat = Γύρος { $deal }, { $name }: { $says }
terminal-review-decisions =
    { $decisions ->
        [one]
            { $dear ->
                [0] { $decisions } απόφαση· καμία δεν χάρισε πόντους.
                [one] { $decisions } απόφαση· { $dear } χάρισε πόντους.
               *[other] { $decisions } απόφαση· { $dear } χάρισαν πόντους.
            }
       *[other]
            { $dear ->
                [0] { $decisions } αποφάσεις· καμία δεν χάρισε πόντους.
                [one] { $decisions } αποφάσεις· { $dear } χάρισε πόντους.
               *[other] { $decisions } αποφάσεις· { $dear } χάρισαν πόντους.
            }
    }
terminal-review-dearest-first =
    { $decisions ->
        [one]
            { $dear ->
                [0] { $decisions } απόφαση· καμία δεν χάρισε πόντους, πρώτα οι πιο ακριβές:
                [one] { $decisions } απόφαση· { $dear } χάρισε πόντους, πρώτα οι πιο ακριβές:
               *[other] { $decisions } απόφαση· { $dear } χάρισαν πόντους, πρώτα οι πιο ακριβές:
            }
       *[other]
            { $dear ->
                [0] { $decisions } αποφάσεις· καμία δεν χάρισε πόντους, πρώτα οι πιο ακριβές:
                [one] { $decisions } αποφάσεις· { $dear } χάρισε πόντους, πρώτα οι πιο ακριβές:
               *[other] { $decisions } αποφάσεις· { $dear } χάρισαν πόντους, πρώτα οι πιο ακριβές:
            }
    }
terminal-review-decision = Γύρος { $deal }, κίνηση { $turn }, { $name }, πόντοι { $points }: { $move } ({ $worth }), και καλύτερα: { $best } ({ $better }).
terminal-review-advice = Για { $name }: { $says }

## Αποδείξεις ότι κανείς δεν διάλεξε τα χαρτιά: `kahve verify`

terminal-verified =
    { $deals ->
        [one] { $deals } γύρος: η σειρά του βγαίνει από την απόδειξή του.
       *[other] { $deals } γύροι: κάθε σειρά βγαίνει από την απόδειξή της.
    }
# $words: για κάθε γύρο τέσσερις συλλαβές, που τις δείχνει και η σφραγίδα μιας σελίδας.
terminal-conform-right = { $game } ({ $rules }): όλες οι απαντήσεις είναι σωστές, { NUMBER($right) } στο σύνολο.
terminal-conform-refused = { $game } ({ $rules }): δεν ρωτήθηκε· { $says }
terminal-conform-wrong = { $game } ({ $rules }): { NUMBER($right) } σωστές απαντήσεις και μετά μία λάθος.
terminal-conform-asked = ερώτηση: { $line }
terminal-conform-expected = σωστό: { $line }
terminal-conform-answered = απάντηση: { $line }
terminal-conform-written = { NUMBER($files) ->
    [one] { NUMBER($files) } αρχείο είναι
   *[other] { NUMBER($files) } αρχεία είναι
 } στον φάκελο { $folder }.
terminal-conform-nobody = Γράψε ένα πρόγραμμα, όπως kahve conform ./referee, ή έναν φάκελο με --write.
terminal-verified-words =
    { $deals ->
        [one] Η λέξη του είναι { LIST($words, style: "comma") }.
       *[other] Οι λέξεις των γύρων είναι { LIST($words, style: "comma") }.
    }
terminal-verified-without =
    { $deals ->
        [one] Άλλος { $deals } γύρος δεν έχει απόδειξη.
       *[other] Άλλοι { $deals } γύροι δεν έχουν απόδειξη.
    }
terminal-verified-no-device =
    { $deals ->
        [one] Σε { $deals } γύρο δεν πήρε μέρος καμία συσκευή, οπότε όποιος είχε το τραπέζι μπορούσε να διαλέξει τα χαρτιά.
       *[other] Σε { $deals } γύρους δεν πήρε μέρος καμία συσκευή, οπότε όποιος είχε το τραπέζι μπορούσε να διαλέξει τα χαρτιά.
    }
terminal-verified-left-out =
    { $devices ->
        [one] { $devices } συσκευή δεν απάντησε και έμεινε έξω.
       *[other] { $devices } συσκευές δεν απάντησαν και έμειναν έξω.
    }
terminal-verified-broken-off =
    { $exchanges ->
        [one] Πριν από αυτούς τους γύρους διακόπηκε { $exchanges } ανταλλαγή.
       *[other] Πριν από αυτούς τους γύρους διακόπηκαν { $exchanges } ανταλλαγές.
    }
terminal-verified-nothing-proven =
    { $deals ->
        [one] { $deals } γύρος χωρίς απόδειξη: το αρχείο είναι παλιότερο από τις αποδείξεις, ή οι σειρές του ήρθαν από αλλού.
       *[other] { $deals } γύροι χωρίς απόδειξη: το αρχείο είναι παλιότερο από τις αποδείξεις, ή οι σειρές του ήρθαν από αλλού.
    }
terminal-verified-no-deal = σε αυτό το αρχείο δεν παίχτηκε κανένας γύρος, οπότε δεν υπάρχει τι να ελεγχθεί.
terminal-deal-not-proven = Ο γύρος { $deal } δεν αποδεικνύεται: { $why }

## Το φύλαγμα των τραπεζιών ενός διακομιστή

# $tables: πόσα.
terminal-tables-copied = Το { $file } έχει αντίγραφο όλων των τραπεζιών: { $tables }.
terminal-tables-are-back = Τα τραπέζια του { $file } είναι πάλι στη θέση τους: { $tables }.
terminal-tables-before = Ό,τι υπήρχε πριν είναι στο { $file }.
terminal-tables-deleted = Τραπέζια που σβήστηκαν: { $tables }.
terminal-push-key-written = Το κλειδί είναι στο { $file }. Ξεκίνα τον διακομιστή με αυτό: { $command }

# $folder: as it was given. $megabytes: a number.
terminal-pocket-written = Ο φάκελος { $folder } έχει το τραπέζι τσέπης: { $megabytes } MB συνολικά. Μπορεί να το δίνει κάθε διακομιστής ιστού με https.
terminal-pocket-interpreted = Δεν υπάρχει μεταγλωττιστής για τον browser, και οι κανόνες μέσα του είναι αργοί: μια υπόδειξη μπορεί να θέλει ένα λεπτό. Εγκατάστησε το kahve[compiler] και γράψε το ξανά.

## Τι λέει το `kahve doctor`

# $kind: good, note (to be known), or fix (to be mended). $says: one of the sentences below.
terminal-doctor-line =
    { $kind ->
        [good] Καλά: { $says }
        [note] Σημείωση: { $says }
       *[fix] Διόρθωσε: { $says }
    }
terminal-doctor-all-good = Δεν χρειάζεται να διορθωθεί τίποτα.
terminal-doctor-to-fix =
    { $count ->
        [one] Πρέπει να διορθωθεί { $count } πράγμα.
       *[other] Πρέπει να διορθωθούν { $count } πράγματα.
    }
# $store: a file, or the address of a database.
terminal-doctor-store-ready = Τα τραπέζια στο { $store } διαβάζονται και γράφονται, και είναι ενημερωμένα.
terminal-doctor-store-new = Το { $store } δεν υπάρχει ακόμη. Ο διακομιστής το φτιάχνει όταν ξεκινά.
terminal-doctor-store-empty = Η βάση { $store } είναι άδεια. Ο διακομιστής τη γεμίζει όταν ξεκινά.
terminal-doctor-store-folder = Το { $store } δεν μπορεί να φτιαχτεί, γιατί δεν γράφεται το { $folder }. Δώσε στον χρήστη του διακομιστή δικαίωμα να γράφει εκεί.
# $reason: a sentence, perhaps in English.
terminal-doctor-store-unusable = Η διεύθυνση των τραπεζιών δεν μπορεί να χρησιμοποιηθεί. { $reason }
# $reason: what the system says, perhaps in English.
terminal-doctor-store-unreachable = Η βάση { $store } δεν απαντάει: { $reason }. Δες αν τρέχει, και αν είναι σωστά η διεύθυνση, το όνομα και ο κωδικός.
terminal-doctor-store-read-only = Δεν γράφεται τίποτα στο { $store }: { $reason }. Δώσε στον χρήστη του διακομιστή δικαίωμα να γράφει, και μη χρησιμοποιείς βάση που μόνο αντιγράφει μια άλλη.
terminal-doctor-store-damaged = Τα τραπέζια στο { $store } έχουν χαλάσει: { $reason }. Σταμάτα τον διακομιστή και βάλε πίσω ένα αντίγραφο με το kahve restore.
# $command: as it is typed.
terminal-doctor-store-older = Τα τραπέζια στο { $store } είναι παλιότερης έκδοσης, και το επόμενο ξεκίνημα τα ενημερώνει. Φτιάξε πρώτα ένα αντίγραφο: { $command }
terminal-doctor-store-newer = Τα τραπέζια στο { $store } τα έγραψε νεότερο Kahve. Ενημέρωσε το Kahve.
terminal-doctor-store-of-others = Το { $store } έχει κάτι άλλο και όχι τραπέζια του Kahve. Διάλεξε άλλο αρχείο ή άλλη βάση.
terminal-doctor-store-password = Η διεύθυνση της βάσης έχει μέσα τον κωδικό, και άλλοι σε αυτό το μηχάνημα μπορούν να τον δουν. Γράψε τον κωδικό σε ένα αρχείο, και τέλειωσε τη διεύθυνση με ?password_file=FILE.
# $command: as it is typed.
terminal-doctor-store-open-to-others = Άλλοι σε αυτό το μηχάνημα μπορούν να διαβάσουν το { $file }. Κλείσε το για αυτούς: { $command }
# $most, $used, $needed: numbers.
terminal-doctor-store-connections = Η βάση δέχεται { $most } συνδέσεις και έχει τώρα { $used }, ενώ ένας διακομιστής μπορεί να χρειαστεί { $needed }. Αύξησε το max_connections.
terminal-doctor-clock-steady = Το ρολόι αυτού του μηχανήματος πηγαίνει ομαλά.
terminal-doctor-clock-jumps = Το ρολόι αυτού του μηχανήματος πήδηξε κατά { $seconds } s την ώρα του ελέγχου. Ρύθμισέ το με NTP.
terminal-doctor-clock-database = Το ρολόι της βάσης και το ρολόι αυτού του μηχανήματος διαφέρουν κατά { $seconds } s. Ρύθμισε και τα δύο με NTP.
terminal-doctor-clock-behind = Η τελευταία κίνηση είναι { $seconds } s στο μέλλον. Το ρολόι αυτού του μηχανήματος πάει πίσω ή πήγαινε μπροστά: ρύθμισέ το με NTP.
# $free: a number.
terminal-doctor-disk-room = Ο δίσκος του { $folder } έχει { $free } GB ελεύθερα.
terminal-doctor-disk-low = Ο δίσκος του { $folder } έχει μόνο { $free } GB ελεύθερα. Κάνε χώρο: με γεμάτο δίσκο δεν παίζει κανείς.
# $line: a line of a file, as it is written there.
terminal-doctor-descriptors-few = Ο διακομιστής μπορεί να έχει ανοιχτά μόνο { $most } αρχεία και συνδέσεις. Αύξησε το όριο, όπως με { $line } στην υπηρεσία του.
# $command: a compiler, as cc.
terminal-doctor-compiler-there = Τους κανόνες τους μεταγλωττίζει το { $command }.
terminal-doctor-compiler-shipped = Το Kahve ήρθε με μεταγλωττισμένους κανόνες.
terminal-doctor-compiler-none = Δεν υπάρχει μεταγλωττιστής C, κι έτσι τα bot με αναζήτηση είναι αργά. Εγκατάστησε clang ή gcc, ή τρέξε: { $command }
# $variable: of the environment.
terminal-doctor-cache-closed = Οι μεταγλωττισμένοι κανόνες δεν φυλάσσονται στο { $folder }: { $reason }. Δώσε στον χρήστη του διακομιστή δικαίωμα να γράφει εκεί, ή όρισε άλλον φάκελο στο { $variable }.
terminal-doctor-push-ready = Οι ειδοποιήσεις μπορούν να στέλνονται με το { $file }.
terminal-doctor-push-none = Δεν δόθηκε κλειδί ειδοποιήσεων: όσο δεν είναι ανοιχτή καμία σελίδα, κανείς δεν μαθαίνει ότι είναι η σειρά του. Το { $command } φτιάχνει ένα.
terminal-doctor-push-no-contact = Το κλειδί { $file } δεν έχει διεύθυνση επικοινωνίας, και τότε μερικές υπηρεσίες ειδοποιήσεων δεν στέλνουν τίποτα. Γράψε μία στο αρχείο: { $line }.
# $reason: a sentence, perhaps in English.
terminal-doctor-push-unusable = Με το { $file } δεν στέλνονται ειδοποιήσεις. { $reason }
# $option: as it is typed.
terminal-doctor-address-none = Δεν δόθηκε δημόσια διεύθυνση, κι έτσι δεν ελέγχθηκε. Δίνεται με { $option }.
terminal-doctor-address-leads = Το { $address } οδηγεί στον διακομιστή.
terminal-doctor-address-unreachable = Στο { $address } δεν απαντάει τίποτα: { $reason }. Δες αν το όνομα οδηγεί σε αυτό το μηχάνημα, αν τρέχει ο μεσολαβητής, και αν αφήνει το τείχος προστασίας.
terminal-doctor-address-certificate = Το πιστοποιητικό του { $address } δεν γίνεται δεκτό: { $reason }. Άφησε τον μεσολαβητή να πάρει ένα έγκυρο για αυτό το όνομα.
# $status: a number of HTTP.
terminal-doctor-address-nobody-behind = Στο { $address } ένας μεσολαβητής απαντάει { $status }: δεν φτάνει σε διακομιστή. Ξεκίνα το kahve serve, και δες αν ο μεσολαβητής οδηγεί στη θύρα του.
# $option and $line: as they are typed.
terminal-doctor-address-other-name = Ο διακομιστής πίσω από το { $address } δεν ξέρει αυτό το όνομα. Ξεκίνα τον με { $option }, και ο μεσολαβητής ας περνάει το όνομα, στο nginx: { $line }
terminal-doctor-address-not-kahve = Στο { $address } απαντάει κάτι άλλο και όχι το Kahve, με { $status }. Δες αν ο μεσολαβητής οδηγεί αυτή τη διεύθυνση, με τη διαδρομή της, στον διακομιστή.
terminal-doctor-address-http = Το { $address } δεν είναι https: τότε οι browser δεν εγκαθιστούν τη σελίδα και δεν δείχνουν ειδοποιήσεις. Άφησε έναν μεσολαβητή να τερματίζει το TLS.
terminal-doctor-https-alone = Οι browser παίρνουν οδηγία να χρησιμοποιούν μόνο https.
terminal-doctor-https-not-alone = Οι browser δεν παίρνουν οδηγία να χρησιμοποιούν μόνο https. Ξεκίνα τον διακομιστή με { $option }, και ο μεσολαβητής ας περνάει τις κεφαλίδες του.
terminal-doctor-page-whole = Η σελίδα και ό,τι της ανήκει φτάνουν.
terminal-doctor-page-broken = Η σελίδα στο { $address } χρειάζεται το { $file }, που δεν φτάνει. Ξεκίνα τον διακομιστή με { $option }, και ο μεσολαβητής ας περνάει ό,τι είναι κάτω από αυτή τη διεύθυνση.
terminal-doctor-socket-open = Τα WebSocket περνούν.
terminal-doctor-socket-closed = Ο μεσολαβητής δεν αφήνει τα WebSocket να περάσουν και απαντάει { $status }, κι έτσι δεν παίζει κανείς. Πρόσθεσε στο nginx: { $line }
terminal-doctor-host-lost = Ο διακομιστής ακούει το όνομα { $seen } αντί για { $name }, και παίρνει τις δικές του σελίδες για ξένες. Πρόσθεσε στο nginx: { $line }
terminal-doctor-scheme-lost = Ο διακομιστής δεν ξέρει ότι οι επισκέπτες έρχονται με https. Πρόσθεσε στο nginx: { $line }
terminal-doctor-visitors-seen = Ο διακομιστής βλέπει τις διευθύνσεις των επισκεπτών.
terminal-doctor-visitors-untold = Ο μεσολαβητής δεν λέει από πού έρχονται οι επισκέπτες, κι έτσι όλοι μοιράζονται τα όρια μιας διεύθυνσης. Πρόσθεσε στο nginx: { $line }
terminal-doctor-visitors-unbelieved = Ο διακομιστής δεν πιστεύει τον μεσολαβητή στο { $address }, κι έτσι όλοι οι επισκέπτες μοιράζονται τα όρια μιας διεύθυνσης. Ξεκίνα τον με { $option }.
terminal-doctor-visitors-claimed = Ένας επισκέπτης μπορεί να κάνει πως έρχεται από όποια διεύθυνση θέλει, γιατί ο μεσολαβητής περνάει ό,τι λένε οι επισκέπτες. Γράψε στο nginx: { $line }
