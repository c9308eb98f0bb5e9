### The page of a club: its members, tables, rules, evenings and book.

client-club-clubs = Λέσχες
client-club-not-here = Εδώ δεν υπάρχουν λέσχες: χρειάζονται έναν διακομιστή που γνωρίζει πρόσωπα.
client-club-now = Τώρα
client-club-join-call = Μπες στην κλήση
client-club-members =
    { $count ->
        [one] { $count } μέλος
       *[other] { $count } μέλη
    }
client-club-settings = Για τη λέσχη
client-club-save = Αποθήκευση της λέσχης ως αρχείο
client-club-leave = Φύγε από τη λέσχη
client-club-leave-ask = Φεύγεις από αυτή τη λέσχη; Τα τραπέζια και οι παρτίδες σου μένουν δικά σου, αλλά δεν βλέπεις πια τη σελίδα της.
client-club-dissolve = Διαγραφή της λέσχης
client-club-dissolve-ask = Να διαγραφεί η λέσχη για όλους; Η σελίδα, οι κανόνες και το βιβλίο της χάνονται οριστικά. Τα τραπέζια μένουν στις λίστες όσων έπαιξαν εκεί.
client-club-code-unknown = Αυτός ο σύνδεσμος δεν ανοίγει καμία λέσχη: ζήτησε από ένα μέλος τον τωρινό.
client-club-join-by-code = Μπες με κωδικό
client-club-code = Ο κωδικός της λέσχης
client-club-look = Δες
client-club-invited =
    { $count ->
        [one] Σε προσκαλεί η λέσχη { $name }. Έχει { $count } μέλος.
       *[other] Σε προσκαλεί η λέσχη { $name }. Έχει { $count } μέλη.
    }
client-club-go = Πήγαινε στη λέσχη
client-club-join = Μπες
client-club-join-means = Τα μέλη βλέπουν το όνομα και το έμβλημά σου, πότε είσαι εδώ, και τις παρτίδες που παίζεις στη λέσχη.
client-club-make-of-table = Κάν’ το λέσχη
client-club-found = Ίδρυσε μια λέσχη
client-club-what-it-is = Μια λέσχη κρατά μαζί τους ίδιους ανθρώπους: δικοί της κανόνες, ανοιχτά τραπέζια και βραδιές, με ένα όνομα.
client-club-name = Το όνομα της λέσχης
client-club-name-example = Οι Πέμπτες μας
client-club-emblem = Το έμβλημά της
client-club-found-it = Ίδρυσέ τη
client-club-no-table = Κανένα τραπέζι δεν είναι ανοιχτό τώρα.
client-club-table-waits =
    { $people ->
        [one] { $names } περιμένει { $count }
       *[other] { $names } περιμένουν { $count }
    }
client-club-go-to-table = Στο τραπέζι
client-club-sit-down = Κάθισε
client-club-open-table = Άνοιξε τραπέζι
client-club-rules-of-table = Τι παίζεται
client-club-our-rules = Οι κανόνες μας
client-club-by-book = Με τους κανόνες του βιβλίου
client-club-rules-and-seats = { $called } ({ $game }, { $seats })
client-club-seats-by-book = Θέσεις, με το βιβλίο
client-club-usual-seats = ο συνηθισμένος αριθμός
client-club-lay-table = Στρώσε το τραπέζι
client-club-role =
    { $role ->
        [founder] ιδρυτής
        [host] οικοδεσπότης
       *[member] μέλος
    }
client-club-you = εσύ
client-club-what-with = Τι γίνεται με { $name }
client-club-make =
    { $role ->
        [host] Κάνε οικοδεσπότη
       *[member] Κάνε απλό μέλος
    }
client-club-hand-over = Παράδωσε τη λέσχη
client-club-hand-over-ask = Να γίνει ιδρυτής: { $name }; Από τότε είσαι οικοδεσπότης.
client-club-remove = Αφαίρεσε
client-club-remove-ask = Να φύγει από τη λέσχη: { $name }; Όσα έπαιξε μένουν δικά του.
client-club-invite = Προσκάλεσε κάποιον
client-club-link = Ο σύνδεσμος της λέσχης
client-club-or-type-code = Ή γράψε αυτόν τον κωδικό στη σελίδα με τις λέσχες:
client-club-link-as-code = Ο σύνδεσμος ως κωδικός QR
client-club-rules = Σπιτικοί κανόνες
client-club-no-rules = Η λέσχη δεν κρατά ακόμη κανόνες: τα τραπέζια της είναι με το βιβλίο.
client-club-usual = οι συνηθισμένοι
client-club-make-usual = Κάν’ τους συνηθισμένους
client-club-drop-rules = Αφαίρεσε: { $name }
client-club-keep-first = Κράτησε πρώτα κανόνες με ένα όνομα στην πρώτη σελίδα: τότε προστίθενται εδώ.
client-club-keep-of-browser = Πρόσθεσε κανόνες αυτού του περιηγητή
client-club-keep = Πρόσθεσε
client-club-customs = Συνήθειες στα τραπέζια της
client-club-name-and-more = Όνομα, έμβλημα, κλήση, ζώνη ώρας
client-club-call = Η διεύθυνση της κλήσης της λέσχης
client-club-zone = Ζώνη ώρας
client-club-renew-code = Νέος σύνδεσμος και κωδικός
client-club-renew-says = Οι παλιοί δεν ισχύουν πια.
client-club-next-evening = Η επόμενη βραδιά
client-club-no-evening = Δεν έχει οριστεί βραδιά.
client-club-clock-is-wrong = Το ρολόι αυτής της συσκευής δεν είναι σωστό. Οι βραδιές αρχίζουν με το ρολόι του διακομιστή.
client-club-tell-me = Ειδοποίησέ με μία ώρα πριν
client-club-tell-me-not = Μη με ειδοποιείς
client-club-no-push = Αυτός ο περιηγητής δεν αφήνει τον διακομιστή να σε ειδοποιήσει.
client-club-calendar = Στο ημερολόγιό μου
client-club-calendar-address = Η διεύθυνση του ημερολογίου
client-club-calendar-says = Γράψου σε αυτή τη διεύθυνση από το ημερολόγιό σου: μένει ενημερωμένο. Είναι μόνο δική σου.
client-club-calendar-file = Ή αποθήκευσε αρχείο
client-club-it-is-time = Ήρθε η ώρα
client-club-weekly = κάθε εβδομάδα
client-club-do-you-come = Έρχεσαι;
client-club-answer =
    { $comes ->
        [yes] Έρχομαι
        [late] Έρχομαι αργότερα
       *[no] Δεν μπορώ
    }
client-club-who-comes =
    { $comes ->
        [yes] Έρχονται: { $names }
        [late] Έρχονται αργότερα: { $names }
       *[no] Δεν έρχονται: { $names }
    }
client-club-table = Τραπέζι { $number }
client-club-seat-of-table = Τραπέζι { $table }, θέση { $seat }
client-club-sit-down-early = Κάθισε από τώρα
client-club-round = γύρος { $round }
client-club-waiting =
    { $count ->
        [one] { $names } περιμένει σε αυτόν τον γύρο.
       *[other] { $names } περιμένουν σε αυτόν τον γύρο.
    }
client-club-next-round = Επόμενος γύρος
client-club-seat-people = Βάλε σε θέσεις όσους έρχονται
client-club-game-and-tables = Παιχνίδι και τραπέζια
client-club-game-in-tables = { $game }: { LIST($tables, style: "comma") }
client-club-seats-are = Οι θέσεις
client-club-mode =
    { $mode ->
        [drawn] κληρώνονται
        [rotated] αλλάζουν, ώστε όλοι να παίξουν με όλους
       *[fixed] μένουν με τη σειρά των απαντήσεων
    }
client-club-propose = Πρότεινε
client-club-plan = Όρισε βραδιά
client-club-day = Ημέρα
client-club-time = Ώρα ({ $zone })
client-club-note = Περί τίνος πρόκειται
client-club-every-week = Κάθε εβδομάδα
client-club-plan-it = Όρισέ την
client-club-call-off = Ακύρωσε
client-club-call-off-once = Όχι αυτή τη φορά
client-club-call-off-all = Ακύρωσέ την οριστικά
client-club-book = Το βιβλίο
client-club-tonight = Απόψε
client-club-span = Χρόνος
client-club-of-span =
    { $span ->
        [season] φέτος
        [month] αυτόν τον μήνα
       *[ever] από την αρχή
    }
client-club-evenings = Βραδιές
client-club-all-games = Όλα τα παιχνίδια
client-club-standings = Κατάταξη
client-club-won = Νίκες
client-club-played = Παρτίδες
client-club-more-a-deal = Παραπάνω ανά γύρο
client-club-margin = { $margin } ± { $error }
client-club-margin-says = Πόντοι ανά γύρο πάνω από τον μέσο όρο των άλλων, με το εύρος του 95%: με λίγους γύρους είναι μεγάλο.
client-club-days-say = Οι μέρες και οι μήνες είναι στη ζώνη ώρας της λέσχης ({ $zone }).
client-club-column = { $kind ->
    [rating] Βαθμολογία
    [play] Από το παιχνίδι
   *[luck] Από την τύχη
}
client-club-luck-says = Το παιχνίδι και η τύχη μετριούνται στους γύρους που αναλύθηκαν.
client-club-rating-says = Η βαθμολογία μετρά τις παρτίδες που φαίνονται, με τη σειρά τους: όλοι ξεκινούν από το 1500.
client-club-rated = Να φαίνεται βαθμολογία στην κατάταξη
client-club-pairs = Ζευγάρια
client-club-records = Ρεκόρ
client-club-record =
    { $kind ->
        [comeback] { $game }: νίκη από { $points } πίσω για { $name }
        [captures] { $game }: { $points } × { $capture } σε έναν γύρο για { $name }
        [longest]
            { $points ->
                [one] { $game }: σούπα από { $points } χαρτί για { $name }
               *[other] { $game }: σούπα από { $points } χαρτιά για { $name }
            }
       *[deal] { $game }: { $points } σε έναν γύρο για { $name }
    }
client-club-matches =
    { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
client-club-save-as = Αποθήκευση ως { $kind }
client-club-note-of = { $name }, για τον γύρο { $deal }
client-club-write-note = Γράψε μια γραμμή για έναν γύρο: { $game }
client-club-deal = Γύρος
client-club-line = Μια γραμμή για τους άλλους
client-club-write = Γράψε
client-club-still-reading = Τα αρχεία διαβάζονται ακόμη.
client-club-no-match = Καμία παρτίδα δεν έχει τελειώσει ακόμη εδώ.

### Οι ίδιοι γύροι για όλους.

client-club-same-title = Οι ίδιοι γύροι
client-club-same-says = Όλοι παίζουν με τα ίδια χαρτιά και μετά συγκρίνετε. Κανείς δεν βλέπει κάτι από γύρο που έχει ακόμη να παίξει.
client-club-same-how-many = Αριθμός γύρων
client-club-same-how = Πώς παίζεται
client-club-same-alone = Καθένας με bot, όποτε θέλει
client-club-same-tables =
    { $count ->
        [one] Φίλοι σε { $count } τραπέζι
       *[other] Φίλοι σε { $count } τραπέζια ταυτόχρονα
    }
client-club-same-begin = Πάρε τον σύνδεσμο
client-club-same-deals =
    { $count ->
        [one] { $game }: { $count } γύρος
       *[other] { $game }: { $count } γύροι
    }
client-club-same-link = Ο σύνδεσμος για τους άλλους
client-club-same-take-seat = Πάρε θέση
client-club-same-free = ελεύθερη
client-club-same-has-added = αυτή η συσκευή πρόσθεσε στα χαρτιά
client-club-same-waits = Τα χαρτιά ορίζονται όταν προσθέσουν σε αυτά όλες αυτές οι συσκευές.
client-club-same-without = Ξεκίνα χωρίς όσους λείπουν
client-club-same-settling = Η συσκευή σου προσθέτει στα χαρτιά.
client-club-same-play = Παίξε
client-club-same-hidden = Βλέπεις τι έκαναν οι άλλοι σε έναν γύρο όταν τον παίξεις.
client-club-same-count =
    { $count ->
        [one] Τους παίζει { $count } τραπέζι.
       *[other] Τους παίζουν { $count } τραπέζια.
    }
client-club-same-in-all = Σύνολο
client-club-same-points = Πόντοι
client-club-same-more = Πάνω από τους άλλους
client-club-same-par = Αναμενόμενο
client-club-same-over = Πάνω από τον μέσο όρο
client-club-same-matchpoints = Συγκρίσεις
client-club-same-parts = Πού χωρίζει το παιχνίδι
client-club-same-after =
    { $moves ->
        [one] μετά από { $moves } κίνηση
       *[other] μετά από { $moves } κινήσεις
    }
client-club-same-never = πουθενά
client-club-same-yours = δικό σου
client-club-same-explained = Αναμενόμενο είναι ό,τι φέρνουν τα χαρτιά όταν παίζουν παντού οι ίδιοι έτοιμοι παίκτες. Οι συγκρίσεις λένε σε πόσες από τις 100 ένα τραπέζι τα πήγε καλύτερα· η ισοπαλία μετράει μισή.
client-club-same-looking = Το αναμενόμενο υπολογίζεται ακόμη.
client-club-same-at-all-tables = Ίδιοι γύροι σε όλα τα τραπέζια
client-club-same-with-bots = Οι ίδιοι γύροι για τα μέλη, καθένας με bot
