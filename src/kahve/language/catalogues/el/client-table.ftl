### Κάθε τραπέζι: θέσεις, χέρια, κάτω χαρτιά, σκορ, υποδείξεις, αναλύσεις.

client-table-the-table = Το τραπέζι
client-table-your-place = Η θέση σου
client-table-what-is-expected = Τι περιμένει το τραπέζι
client-table-choose-what-takes = Διάλεξε τι μαζεύει { NOUN($card, form: "definite") }.
client-table-choose-with =
    { LIST($cards, style: "comma") }: { $count ->
        [one] διάλεξε τι πάει μαζί του.
       *[other] διάλεξε τι πάει μαζί τους.
    }
client-table-takes =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: μαζεύει { $count ->
                [one] { $count } χαρτί
               *[other] { $count } χαρτιά
            }.
       *[other]
            { LIST($cards, style: "comma") }: μαζεύει { $count ->
                [one] { $count } χαρτί
               *[other] { $count } χαρτιά
            }· ή διάλεξε κι άλλα.
    }
client-table-takes-with-bonus =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: μαζεύει { $count ->
                [one] { $count } χαρτί
               *[other] { $count } χαρτιά
            }, μπόνους { $bonus ->
                [one] { $bonus } πόντος
               *[other] { $bonus } πόντοι
            }.
       *[other]
            { LIST($cards, style: "comma") }: μαζεύει { $count ->
                [one] { $count } χαρτί
               *[other] { $count } χαρτιά
            }, μπόνους { $bonus ->
                [one] { $bonus } πόντος
               *[other] { $bonus } πόντοι
            }· ή διάλεξε κι άλλα.
    }
client-table-take-cards =
    { $count ->
        [one] Μάζεψε { $count } χαρτί
       *[other] Μάζεψε { $count } χαρτιά
    }
client-table-take = Μάζεψε
client-table-let-it-lie = Άφησέ το κάτω
client-table-play-another = Παίξε άλλο χαρτί
client-table-play-another-esc = Παίξε άλλο χαρτί (Esc)
client-table-choosing-for = Διάλεξε τι μαζεύει { NOUN($card, form: "definite") }
client-table-taken-anyway = { $card }, μαζεύεται έτσι κι αλλιώς
client-table-instead = { $card }, στη θέση των άλλων
client-table-zone = { $zone }: { $says }
client-table-at-the-bottom = Στον πάτο: { $card }
client-table-look-through = { $count } { $zone }: δες αυτά τα χαρτιά
client-table-your-hand =
    { $count ->
        [one] Το χέρι σου, { $count } χαρτί
       *[other] Το χέρι σου, { $count } χαρτιά
    }
client-table-no-cards-in-hand = Κανένα χαρτί στο χέρι
client-table-ways-to-play =
    { $count ->
        [one] παίζεται με { $count } τρόπο
       *[other] παίζεται με { $count } τρόπους
    }
client-table-card-and-says = { $card }, { $says }
client-table-with-it = { $name }, { $count } μαζί με αυτό
client-table-brings =
    { $count ->
        [one] { $name }: { $count } χαρτί
       *[other] { $name }: { $count } χαρτιά
    }
client-table-the-best = { $move }: το καλύτερο που γινόταν.
client-table-as-good = { $move }: δεν διακρίνεται διαφορά από την καλύτερη κίνηση.
client-table-you-gave-away = { $move }. Χάρισες πόντους: { $points }. Καλύτερα: { $best }.
client-table-gave-away-better = { $move }. { $name } χάρισε πόντους: { $points }. Καλύτερα: { $best }.
client-table-connection-lost = Χάθηκε η σύνδεση· το παιχνίδι συνεχίζεται μόλις επανέλθει.
client-table-try-now = Δοκίμασε τώρα
client-table-open-elsewhere = Αυτό το τραπέζι είναι ανοιχτό σε άλλη καρτέλα.
client-table-take-back-here = Φέρ' το πάλι εδώ
client-table-match-ended-away = Όσο έλειπες, η παρτίδα τελείωσε. { $says }
client-table-older-put-back = Αυτός ο διακομιστής έβαλε πίσω ένα παλιότερο τραπέζι, και ό,τι παίχτηκε από τότε δεν υπάρχει πια εκεί.
client-table-older-means = Όποιος τον έχει μπορεί να είδε χαρτιά που εσύ δεν είδες. Ρώτα γιατί πριν συνεχίσεις.
client-table-older-go-on = Συνέχεια από εκεί
client-table-older-leave = Έξοδος
client-table-last-moves = Οι τελευταίες κινήσεις
client-table-nothing-played = Δεν έχει παιχτεί τίποτα ακόμη.
client-table-deal-looked-through = Γύρος { $deal }: η ανάλυση
client-table-deals = Γύροι
client-table-deal = Γύρος { $deal }
client-table-match-ended-early = Η παρτίδα σταμάτησε νωρίτερα
client-table-match-over = Η παρτίδα τελείωσε
client-table-deal-over = Ο γύρος τελείωσε
client-table-curve-of-deal = Πώς πήγαν οι πόντοι στον γύρο
client-table-curve-of-match = Πώς πήγε το σκορ στην παρτίδα
client-table-what-decided-it = Τι έκρινε τον γύρο
client-table-see-move = Δες ξανά την κίνηση { $move }
client-table-the-score = Το σκορ
client-table-back-to-table = Πίσω στο τραπέζι
client-table-pictures-not-fetched = Οι εικόνες του παιχνιδιού δεν φορτώθηκαν. Φόρτωσε ξανά τη σελίδα.
client-table-no-connection = Αυτή τη στιγμή δεν υπάρχει σύνδεση με το τραπέζι.
client-table-not-answered-yet = Το τραπέζι δεν έχει απαντήσει ακόμη σε αυτό που ζήτησες πριν.
client-table-walking = Πάμε στο τραπέζι…
client-table-deal-what-if = γύρος { $deal }, κι αν αλλιώς
client-table-hint = Υπόδειξη
client-table-say-something = Πες κάτι
client-table-people = Παρέα
client-table-last-moves-tool = Τελευταίες κινήσεις
client-table-key-rules = Οι κανόνες αυτού του τραπεζιού
client-table-key-hint = Υπόδειξη: τι είναι καλύτερο, και πόσο αξίζει κάθε κίνηση· και κλείσ' την
client-table-key-sheet = Ο πίνακας του σκορ
client-table-key-next = Ο επόμενος γύρος, ή παίξε ξανά
client-table-key-say-again = Πες ξανά την τελευταία κίνηση
client-table-key-people = Η παρέα του τραπεζιού: κάλεσε, πρότεινε, φύγε
client-table-key-sound = Ήχος: χωρίς, σιγανός, κανονικός
client-table-key-escape = Κλείσε ό,τι είναι ανοιχτό, σταμάτα να διαλέγεις
client-table-the-match = Η παρτίδα
client-table-help = Βοήθεια
client-table-got-it = Το κατάλαβα
client-table-help-on-again = Την ανάβεις ξανά από τις Προτιμήσεις
client-table-no-more-help = Όχι άλλη βοήθεια
client-table-bot-plays = παίζει { $bot }
client-table-away = λείπει
client-table-time-left = Χρόνος που μένει για την κίνηση
client-table-seconds-left =
    { $count ->
        [one] Σου μένει { $count } δευτερόλεπτο για να παίξεις.
       *[other] Σου μένουν { $count } δευτερόλεπτα για να παίξεις.
    }
client-table-bot-plays-for-you = { $bot } παίζει για σένα
client-table-bot-plays-for = { $bot } παίζει για { $name }
client-table-dealer-title = Μοιράζει
client-table-dealer-sign = Μ
client-table-bot-title = Ένα bot
client-table-for-name = για { $name }
client-table-open-seat = ελεύθερη
client-table-your-partner = συμπαίκτης
client-table-with-name = με { $name }
client-table-so-many-taken =
    { $count ->
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
client-table-mark = { $mark }: { $card }
client-table-mark-with-points =
    { $points ->
        [one] { $mark }, { $points } πόντος: { $card }
       *[other] { $mark }, { $points } πόντοι: { $card }
    }
client-table-seat-kept-for = Θέση { $number }, κρατημένη για { $name }
client-table-seat-open = Θέση { $number }, ελεύθερη
client-table-cards-in-hand =
    { $count ->
        [one] { $count } χαρτί στο χέρι
       *[other] { $count } χαρτιά στο χέρι
    }
client-table-known-to-hold = είναι γνωστό ότι κρατάει: { LIST($cards, style: "comma") }
client-table-holding = κρατάει: { LIST($cards, style: "comma") }
client-table-is-dealer = μοιράζει
client-table-cards-taken =
    { $count ->
        [one] { $count } χαρτί μαζεμένο
       *[other] { $count } χαρτιά μαζεμένα
    }
client-table-mark-and-points = { $mark } { $points }
client-table-to-play = παίζει τώρα
client-table-lowest-wins = Κερδίζει το μικρότερο σκορ.
client-table-us = Εμείς
client-table-you = Εσύ
client-table-best-other = Πρώτος
client-table-next-best = Επόμενος
client-table-them = Αυτοί
client-table-side-score = { $side } { $score }
client-table-side-with-games =
    { $count ->
        [one] { $side } { $score }, { $count } παιχνίδι
       *[other] { $side } { $score }, { $count } παιχνίδια
    }
client-table-score-of-all = Σκορ: { LIST($scores, style: "comma") }.
client-table-matches-won = Παρτίδες που κερδήθηκαν σε αυτό το τραπέζι: { LIST($scores, style: "comma") }.
client-table-matches-won-short = { $own } : { $best }
client-table-match-goes = { $length }.
client-table-open-sheet = Άνοιξε τον πίνακα του σκορ
client-table-sheet-key = Πίνακας του σκορ (S)
client-table-low-wins = κερδίζουν τα λίγα
client-table-games-won =
    { $count ->
        [one] { $count } κερδισμένο παιχνίδι
       *[other] { $count } κερδισμένα παιχνίδια
    }
client-table-to-games =
    { $count ->
        [one] ως { $count } παιχνίδι
       *[other] ως { $count } παιχνίδια
    }
client-table-to-games-of =
    { $count ->
        [one] ως { $count } παιχνίδι των { $points }
       *[other] ως { $count } παιχνίδια των { $points }
    }
client-table-the-match-to = Η παρτίδα, { $length }
client-table-games = παιχνίδια { $count }
client-table-times-mark = { $count } × { $mark }
client-table-sheet-later = Ο πίνακας του σκορ φαίνεται όταν τελειώσει ο γύρος.
client-table-wins-match =
    { $many ->
        [you] Κερδίζεις την παρτίδα
        [us] { $names } κερδίζετε την παρτίδα
        [yes] { $names } κερδίζουν την παρτίδα
       *[no] { $names } κερδίζει την παρτίδα
    }
client-table-before = Πριν
client-table-match-to = Παρτίδα, στους { $points }
client-table-match-of = Παρτίδα, { $length }
client-table-match = Παρτίδα
client-table-game-to = Παιχνίδι, στους { $points }
client-table-game = Παιχνίδι
client-table-games-won-to = Κερδισμένα παιχνίδια, ως { $count }
client-table-all-deals = Και οι { $count } γύροι
client-table-cards-taken-by = Χαρτιά που μάζεψαν: { $side }
client-table-moves = Κινήσεις
client-table-review-deal = Ανάλυση του γύρου
client-table-style = Το στιλ σου
client-table-style-ask = Το στιλ μου
client-table-key-style = Τι νομίζει ο μάστορας για το στιλ σου
client-table-style-levels = Πόσο πιθανό είναι κάθε επίπεδο
client-table-style-habits = Τι ξεχωρίζει
client-table-style-habit-counts = { $times } από { $choices } φορές· ένας παίκτης λέσχης περίπου { $club }.
client-table-style-of-own = Μετράνε μόνο οι δικές σου κινήσεις, και μόνο όσα ήξερες όταν τις έκανες.
client-table-style-keep = Κράτησέ τον για αντίπαλο
client-table-style-keep-says = Ένα νέο τραπέζι μπορεί τότε να έχει αντίπαλο που κάνει τέτοια λάθη.
client-table-style-kept = Κρατήθηκε σε αυτή τη συσκευή. Ένα νέο τραπέζι ({ $game }) τον έχει στους αντιπάλους.
client-table-style-percent = { $percent }%
client-table-style-of = Πώς παίζει: { $name }
client-table-seat-of-bot-later = Ένας φίλος μπορεί να πάρει τη θέση ενός bot ανάμεσα σε δύο γύρους.
client-table-seats-open =
    { $count ->
        [1] Μία θέση είναι ελεύθερη.
       *[other] { $count } θέσεις είναι ελεύθερες.
    }
client-table-seats-open-kept =
    { $count ->
        [1] Μία θέση είναι ελεύθερη, κρατημένη για { $names }.
       *[other] { $count } θέσεις είναι ελεύθερες, κρατημένες για { $names }.
    }
client-table-seats-open-some-kept = { $count } θέσεις είναι ελεύθερες· από αυτές { $reserved } κρατημένες για { $names }.
client-table-invite-to-watch = Κάλεσε φίλους να δουν
client-table-invite = Κάλεσε φίλους
client-table-send-link = Στείλε αυτόν τον σύνδεσμο σε έναν φίλο:
client-table-link-to-watch = Ο σύνδεσμος για να δει κάποιος αυτό το τραπέζι
client-table-link-to-table = Ο σύνδεσμος για αυτό το τραπέζι
client-table-seat-bots =
    { $count ->
        [one] Βάλε εκεί ένα bot
       *[other] Βάλε εκεί bot
    }
client-table-as-code = Ως κωδικός QR
client-table-link-as-code = Ο σύνδεσμος για αυτό το τραπέζι ως κωδικός QR
client-table-gave-away = { $name } χάρισε
client-table-luck-and-skill = Η τύχη χωριστά από την τέχνη
client-table-points-ahead = Πόντοι μπροστά από τους άλλους
client-table-skill = Τέχνη: όσα χαρίστηκαν
client-table-luck = Τύχη
client-table-luck-of-cards = Μέρος της: τα χαρτιά που μοιράστηκαν
client-table-luck-of-run = Μέρος της: πώς ήρθαν τα χαρτιά
client-table-about-numbers = Τι λένε οι αριθμοί
client-table-about-giving = Μια κίνηση χαρίζει όσα άξιζε παραπάνω η καλύτερη, με όσα μπορούσε να ξέρει ο παίκτης της. Οι πόντοι είναι όσοι βγαίνουν κατά μέσο όρο στους γύρους όπως ήταν στ' αλήθεια: λιγότεροι απ' όσους πιστεύει η αναζήτηση. Όπου δεν διακρίνεται διαφορά, δεν χαρίζει τίποτα.
client-table-about-skill = Τέχνη είναι όσα χάρισαν οι άλλοι, μείον όσα χάρισε ο ίδιος ο παίκτης. Όλα τα άλλα είναι τύχη: τι θα έβγαζαν έμπειροι παίκτες με αυτά τα χαρτιά σε κάθε θέση, και πώς ήρθαν τα χαρτιά.
client-table-whose-decisions = Ποιανού οι αποφάσεις
client-table-everybodys = Όλων
client-table-your-own = Οι δικές σου
client-table-of-name = { PERSON($name, case: "genitive") }
client-table-in-order = Με ποια σειρά
client-table-dearest-first = Πρώτα όσες κόστισαν περισσότερο
client-table-as-played = Όπως παίχτηκαν
client-table-decision-of = Απόφαση { $number } από { $count }· με τα βελάκια πας από τη μία στην άλλη
client-table-decision-before = Η προηγούμενη απόφαση
client-table-decision-next = Η επόμενη απόφαση
client-table-decision-head = { $place }: κίνηση { $turn }, { $name }
client-table-number-of = { $number } από { $count }
client-table-nothing-to-decide = Δεν υπήρχε τίποτα να αποφασίσεις.
client-table-left-out =
    { $count ->
        [one] { $count } απόφαση δεν πρόλαβε να αναλυθεί.
       *[other] { $count } αποφάσεις δεν πρόλαβαν να αναλυθούν.
    }
client-table-tag-made = έγινε
client-table-tag-best = η καλύτερη
client-table-in-hand = Στο χέρι
client-table-tag-level = ισάξια
client-table-looking-through = Αναλύω τον γύρο.
client-table-how-far = Πόσο έχει προχωρήσει
client-table-decisions-done = { $done } από { $count } αποφάσεις
client-table-hint-away = Κλείσε την υπόδειξη
client-table-hint-away-key = Κλείσε την υπόδειξη (B)
client-table-worth-best-first = Πόσο αξίζει κάθε κίνηση, πρώτα η καλύτερη
client-table-reason-marks = Χαρτιά της εξήγησης
client-table-advice-to = Για { $name }:
client-table-hint-points = Πόντοι μπροστά από τους άλλους.
client-table-hint-sure = Πόντοι μπροστά από τους άλλους, υπολογισμένοι ως το τέλος.
client-table-hint-level =
    { $count ->
        [1] Άλλη μία κίνηση ίσως είναι εξίσου καλή.
       *[other] Άλλες { $count } κινήσεις ίσως είναι εξίσου καλές.
    }
client-table-hint-more =
    { $count ->
        [1] Άλλη μία κίνηση δεν είναι στη λίστα.
       *[other] Άλλες { $count } κινήσεις δεν είναι στη λίστα.
    }
client-table-not-looked-at = δεν εξετάστηκε
client-table-about-equal = περίπου ίση
client-table-no-hints = Αυτό το τραπέζι δεν δίνει υποδείξεις: έτσι στήθηκε.
client-table-one-choice = Ένα μόνο πράγμα μπορείς να κάνεις τώρα.
client-table-hint-in-turn = Υπόδειξη ζητάς μόνο στη σειρά σου.
client-table-thinking = Σκέφτομαι…
client-table-sound-is =
    { $sound ->
        [off] Χωρίς ήχο.
        [soft] Ήχος: σιγανός.
       *[on] Ήχος: κανονικός.
    }
client-table-watchers-silent = Σε αυτό το τραπέζι όποιος βλέπει δεν μιλάει.
client-table-watchers-no-style = Όποιος βλέπει δεν παίζει, οπότε δεν υπάρχει στιλ να ειπωθεί.
client-table-play-again = Παίξε ξανά
client-table-next-deal = Επόμενος γύρος
client-table-deal-now = Μοίρασε
client-table-bonus = Μπόνους
client-table-sound =
    { $sound ->
        [off] Χωρίς ήχο
        [soft] Ήχος: σιγανός
       *[on] Ήχος: κανονικός
    }
client-table-make-club = Πάλι την άλλη εβδομάδα: κάν’ το λέσχη
client-table-beside-others = Το αποτέλεσμά σου δίπλα στους άλλους
