### Η παρέα στο τραπέζι: ποιος λείπει, τι προτείνεται, τι λέγεται.

client-people-bot-plays-for-you = { $bot } παίζει για σένα.
client-people-come-back = Γύρνα πίσω
client-people-come-back-full = Γύρνα πίσω και παίξε εσύ
client-people-you = εσύ
client-people-agree-so-far =
    { $who ->
        [one] Συμφωνεί: { $names }.
       *[many] Συμφωνούν: { $names }.
    }
client-people-still-to-answer =
    { $count ->
        [one] Δεν έχει απαντήσει ακόμη: { $names }.
       *[other] Δεν έχουν απαντήσει ακόμη: { $names }.
    }
client-people-agree = Συμφωνώ
client-people-withdraw = Πάρ' το πίσω
client-people-decline = Δεν θέλω
client-people-withdraw-full = Πάρε πίσω την πρόταση
client-people-is-away =
    { $more ->
        [0] Λείπει: { $name }.
       *[other] Λείπουν: { $name } και { $more } ακόμη.
    }
client-people-wait = Περίμενε
client-people-wait-for = Περίμενε: { $name }
client-people-let-bot-play = Ας παίξει ένα bot
client-people-let-bot-play-for = Ας παίξει ένα bot για { $name }
client-people-open-seat = Ελευθέρωσε τη θέση
client-people-open-seat-of = Ελευθέρωσε τη θέση: { $name }
client-people-open-ask = Να ελευθερωθεί η θέση; { $name } τη χάνει, και την παίρνει όποιος έχει τον σύνδεσμο.
client-people-keep-seat = Όχι, να μείνει
client-people-are-away =
    { $count ->
        [one] Λείπει: { $names }.
       *[other] Λείπουν: { $names }.
    }
client-people-invite = Κάλεσε
client-people-invite-full = Κάλεσε έναν φίλο στην ελεύθερη θέση
client-people-seat-bots =
    { $count ->
        [one] Βάλε ένα bot
       *[other] Βάλε bot
    }
client-people-seat-bots-full =
    { $count ->
        [one] Βάλε ένα bot στην ελεύθερη θέση
       *[other] Βάλε bot στις ελεύθερες θέσεις
    }
client-people-you-watch = Βλέπεις αυτό το τραπέζι.
client-people-take-seat = Πάρε μια θέση
client-people-take-seat-full = Πάρε μια θέση σε αυτό το τραπέζι
client-people-others-watch =
    { $count ->
        [one] Βλέπει ακόμη { $count }.
       *[other] Βλέπουν ακόμη { $count }.
    }
client-people-watch =
    { $count ->
        [1] Βλέπει ένα άτομο.
       *[other] Βλέπουν { $count } άτομα.
    }
client-people-muted = Σε αυτόν τον browser δεν βλέπεις πια μηνύματα από: { $name }.
client-people-heard-again = Βλέπεις πάλι μηνύματα από: { $name }.
client-people-says = { $name }: { $says }
client-people-at-table = Η παρέα στο τραπέζι
client-people-decide = Αποφάσισε…
client-people-all-hands-later = Όλα τα χέρια, έναν γύρο αργότερα
client-people-say-something-key = Πες κάτι (/)
client-people-people-at-table = Η παρέα στο τραπέζι
client-people-open-to-all-full = Άνοιξε για όλους τη θέση που είναι κρατημένη για { $name }
client-people-open-to-all = Άνοιξέ την για όλους
client-people-bot-at-seat = Βάλε ένα bot στη θέση { $number }
client-people-hear-name = Άκου πάλι: { $name }
client-people-mute-name = Σίγαση: { $name }
client-people-hear = Άκου πάλι
client-people-mute = Σίγαση
client-people-host = ορίζει το τραπέζι
client-people-seats = Ποιος κάθεται πού
client-people-sit-there = Κάτσε εκεί
client-people-sit-on-seat = Κάτσε εκεί, στη θέση { $number }
client-people-change-seats = Άλλαξε θέση
client-people-change-seats-with = Άλλαξε θέση με: { $name }
client-people-draw =
    { $partners ->
        [yes] Κλήρωσε τα ζευγάρια
       *[no] Κλήρωσε τις θέσεις
    }
client-people-draw-again =
    { $partners ->
        [yes] Άλλη μια παρτίδα με κλήρωση ζευγαριών
       *[no] Άλλη μια παρτίδα με κλήρωση θέσεων
    }
client-people-next-partners = Άλλη μια παρτίδα με τα επόμενα ζευγάρια
client-people-seats-say = Οι θέσεις αλλάζουν ως τον πρώτο γύρο. Όποιος θα μετακινηθεί ερωτάται, τα bot όχι.
client-people-draw-says = Ερωτώνται όλοι όσοι παίζουν.
client-people-bot-plays-for-them = { $bot } παίζει στη θέση του
client-people-connection-lost = χάθηκε η σύνδεση
client-people-invite-friend = Κάλεσε έναν φίλο
client-people-watch-link-hands = Όποιος έχει αυτόν τον σύνδεσμο βλέπει το τραπέζι χωρίς τα χέρια, και όλα τα χέρια έναν γύρο αργότερα.
client-people-watch-link = Όποιος έχει αυτόν τον σύνδεσμο βλέπει το τραπέζι χωρίς τα χέρια.
client-people-let-watch = Κάλεσε κάποιον να δει
client-people-take-back = Πάρε πίσω την τελευταία σου κίνηση
client-people-ask-take-back = Ζήτα να πάρεις πίσω την τελευταία κίνηση
client-people-end-match = Σταμάτα την παρτίδα νωρίτερα
client-people-propose-end = Πρότεινε να σταματήσει η παρτίδα
client-people-this-match = Αυτή η παρτίδα
client-people-propose = Πρότεινε
client-people-if-all-agree = Γίνεται αν συμφωνήσουν όλοι όσοι παίζουν. Δεν ρωτιούνται τα bot, ούτε όσοι έχουν bot στη θέση τους.
client-people-customs = Συνήθειες αυτού του τραπεζιού
client-people-host-settles = Τις αποφασίζει όποιος ορίζει το τραπέζι.
client-people-leave = Φύγε
client-people-leave-table = Φύγε από το τραπέζι…
client-people-leave-ask = Φεύγεις από το τραπέζι;
client-people-leave-says = Η θέση σου μένει ελεύθερη: την παίρνει ένας φίλος με τον σύνδεσμο, εσύ ξανά, ή ένα bot.
client-people-remove = Βγάλε…
client-people-remove-name = Βγάλε από το τραπέζι: { $name }
client-people-remove-ask = Να βγει από το τραπέζι; { $name }
client-people-remove-says = Χάνει τη θέση και μαθαίνει ότι το έκανες εσύ. Με τον σύνδεσμο μπορεί να κάτσει πάλι.
client-people-ban-says = Ο αποκλεισμός εμποδίζει και την επιστροφή: ο διακομιστής αναγνωρίζει τα κλειδιά των συσκευών και τον browser. Με άλλον browser, ή με έναν που καθαρίστηκε, μπορεί κανείς να ξανάρθει σαν καινούργιος. Γι’ αυτό υπάρχει το κλείδωμα.
client-people-remove-now = Βγάλε
client-people-ban = Βγάλε και απόκλεισε
client-people-keep-person = Ας μείνει
client-people-door = Ποιος μπορεί να έρθει
client-people-lock = Κλείδωσε το τραπέζι
client-people-unlock = Ξεκλείδωσε το τραπέζι
client-people-lock-says = Τότε δεν κάθεται κανείς καινούργιος. Όσοι κάθονται μένουν, και μπορούν πάντα να επιστρέψουν.
client-people-locked-says = Το τραπέζι είναι κλειδωμένο: δεν κάθεται κανείς καινούργιος. Όσοι κάθονται μπορούν πάντα να επιστρέψουν.
client-people-banned = Με αποκλεισμό: { $name }.
client-people-pardon = Ας ξανάρθει
client-people-pardon-name = Ας ξανάρθει: { $name }
client-people-hand-it-to = Δώσ' την σε
client-people-name-if-you-like = ένα όνομα, αν θέλεις
client-people-kept-when-you-leave = Όταν φύγεις, η θέση κρατιέται για { $name }.
client-people-hand-over = Δώσ' την και φύγε
client-people-stay = Μείνε
client-people-one-moment = Μια στιγμή…
client-people-pictures = Εικόνες
client-people-phrases = Φράσεις
client-people-own-words = Με δικά σου λόγια
client-people-say-it = Πες το
client-people-all-hear = Το ακούν όλοι στο τραπέζι, και όσοι βλέπουν. Δεν φυλάσσεται πουθενά.
client-people-no-talk = Σε αυτό το τραπέζι δεν μιλάμε: έτσι το όρισε όποιος το έστησε.
client-people-no-partner-talk = Σε αυτό το τραπέζι οι συμπαίκτες δεν μιλούν μέσα στον γύρο: περίμενε να τελειώσει.
client-people-reaction =
    { $who ->
        [you]
            { $reaction ->
                [smile] Χαμογελάς.
                [laugh] Γελάς.
                [surprise] Τα χάνεις.
                [think] Σκέφτεσαι.
                [clap] Χειροκροτείς.
                [heart] Στέλνεις μια καρδιά.
                [tea] Κερνάς τσάι.
               *[wave] Χαιρετάς.
            }
       *[other]
            { $reaction ->
                [smile] { $name } χαμογελάει.
                [laugh] { $name } γελάει.
                [surprise] { $name } τα χάνει.
                [think] { $name } σκέφτεται.
                [clap] { $name } χειροκροτεί.
                [heart] { $name } στέλνει μια καρδιά.
                [tea] { $name } κερνάει τσάι.
               *[wave] { $name } χαιρετάει.
            }
    }
client-people-reaction-name =
    { $reaction ->
        [smile] Χαμογελάς
        [laugh] Γελάς
        [surprise] Τα χάνεις
        [think] Σκέφτεσαι
        [clap] Χειροκροτείς
        [heart] Στέλνεις μια καρδιά
        [tea] Κερνάς τσάι
       *[wave] Χαιρετάς
    }
