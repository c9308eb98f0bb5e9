### Η πρώτη σελίδα: παιχνίδια, κανόνες του σπιτιού, παρέα· και η σελίδα για όποιον έρχεται με σύνδεσμο.

client-home-bot = { $bot }, bot
client-home-friend = Φίλος, με σύνδεσμο
client-home-kept-for-anybody = Ένα όνομα (ή κενό: όποιος έρθει)
client-home-seat-kept-for-whom = Για ποιον κρατιέται η θέση { $number }
client-home-deck-no-suits = Το αρχείο της τράπουλας δεν έχει λίστα με τέσσερις φυλές.
client-home-deck-strange-suit = Το αρχείο της τράπουλας έχει φυλή με κωδικό { $code }: οι κωδικοί είναι { $codes }.
client-home-deck-no-letters = Το αρχείο της τράπουλας δεν έχει γράμματα για τη φυλή { $suit }.
client-home-deck-suit-twice = Το αρχείο της τράπουλας έχει δύο φορές τη φυλή { $suit }.
client-home-deck-no-icons = Το αρχείο της τράπουλας δεν λέει πόσα σύμβολα έχουν οι πιπεριές.
client-home-deck-no-card = Το αρχείο της τράπουλας δεν λέει ποιο χαρτί είναι το { $key }.
client-home-deck-no-json = Το αρχείο δεν είναι τράπουλα με γράμματα: δεν είναι γραμμένο σε JSON.
client-home-tables-waiting = Τραπέζια που σε περιμένουν
client-home-my-tables = Τα τραπέζια μου
client-home-headline = Τα παλιά παιχνίδια με χαρτιά, σε ζεστό τραπέζι
client-home-welcome = Κάτσε, πιες έναν καφέ, ρίξε ένα χαρτί. Με bot ή με φίλους, με τους κανόνες του δικού σου σπιτιού.
client-home-laying-tables = Στρώνω τα τραπέζια…
client-home-not-kept = Αυτός ο browser δεν κρατά τίποτα για αυτή τη σελίδα. Οι θέσεις και οι ρυθμίσεις σου χάνονται όταν την κλείσεις ή την ξαναφορτώσεις.
client-home-back-to-table = Πίσω στο τραπέζι σου: { $game }
client-home-todays-deal = Ο γύρος της ημέρας: { $game }
client-home-own-rules =
    { $count ->
        [0] κανόνες του βιβλίου
        [one] { $count } δικός σου κανόνας
       *[other] { $count } δικοί σου κανόνες
    }
client-home-the-game = Το παιχνίδι
client-home-find-by-name = Βρες ένα παιχνίδι με όποιο όνομα το ξέρεις
client-home-find = Βρες παιχνίδι
client-home-no-such-game = Δεν υπάρχει εδώ παιχνίδι με αυτό το όνομα.
client-home-near-games = Δεν υπάρχει εδώ παιχνίδι με αυτό το όνομα. Του μοιάζουν:
client-home-country = Χώρα
client-home-country-of-browser = { $country } (όπως ο browser μου)
client-home-country-not-told = Όπως ο browser μου: δεν λέει χώρα
client-home-country-none = Καμία: όλα τα παιχνίδια μαζί
client-home-also-called = Λέγεται και { LIST($names, style: "or") }
client-home-house-rules = Οι κανόνες του σπιτιού
client-home-learn-game = Μάθε { $game }
client-home-hints-allowed = Επιτρέπονται οι υποδείξεις
client-home-customs = Συνήθειες του τραπεζιού
client-home-changed =
    { $count ->
        [one] { $count } αλλαγή
       *[other] { $count } αλλαγές
    }
client-home-table-shows = Τι δείχνει το τραπέζι
client-home-every-rule-of = Όλοι οι κανόνες, και οι { $count }
client-home-own-deck = Δική σου τράπουλα
client-home-deck-file = Αρχείο τράπουλας
client-home-deck-file-says = Δική σου τράπουλα, σε JSON με τις φυλές, τα γράμματά τους και τα χαρτιά που μετράνε: συμπληρώνει τις γραμμές αυτής της τράπουλας.
client-home-choose-file = Διάλεξε αρχείο
client-home-players-named = { LIST($numbers, style: "or") } παίκτες
client-home-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
client-home-players-range = { $least } έως { $most } παίκτες
client-home-set-needs-name = Δώσε ένα όνομα στην παραλλαγή.
client-home-set-name-taken = Υπάρχει ήδη παραλλαγή με το όνομα { $name }: διάλεξε άλλο όνομα, ή διάγραψε πρώτα εκείνη.
client-home-rule-and-value = { $rule } – { $value }
client-home-set-by-book = Σύμφωνα με το βιβλίο.
client-home-rules-and-more = { LIST($rules, style: "comma") } και { $more } ακόμη
client-home-rules-listed = { LIST($rules, style: "comma") }
client-home-own-houses = Οι δικές σου παραλλαγές
client-home-keep-or-read = Φύλαξε αυτούς τους κανόνες, ή διάβασε τους κανόνες της οικογένειάς σου
client-home-name-for-rules = Όνομα για αυτούς τους κανόνες
client-home-grandmothers = { $game } της γιαγιάς
client-home-keep = Φύλαξε
client-home-by-book-so-far = Ως τώρα είναι οι κανόνες του βιβλίου: άλλαξε μερικούς παρακάτω.
client-home-line-from-somebody = Μια γραμμή που σου έστειλε κάποιος
client-home-own-sheet = Οι κανόνες της οικογένειάς σου, όπως θα τους έγραφες
client-home-read = Διάβασε
client-home-read-rules = Διάβασε τους κανόνες
client-home-rename-set = Μετονόμασε: { $name }
client-home-send-set = Στείλε ως γραμμή: { $name }
client-home-delete-set = Διάγραψε: { $name }
client-home-rename = Μετονόμασε
client-home-send = Στείλε
client-home-delete = Διάγραψε
client-home-new-name = Νέο όνομα για { $name }
client-home-set-as-line = { $name } ως γραμμή κειμένου
client-home-delete-for-good-ask = Να διαγραφεί οριστικά η παραλλαγή { $name };
client-home-delete-for-good = Οριστική διαγραφή
client-home-set-kept = Η παραλλαγή { $name } φυλάχτηκε σε αυτόν τον browser.
client-home-rules-chosen = Αυτοί οι κανόνες είναι τώρα επιλεγμένοι. Δώσε τους ένα όνομα για να τους φυλάξεις.
client-home-set-kept-and-chosen = Η παραλλαγή { $name } φυλάχτηκε σε αυτόν τον browser, και είναι επιλεγμένη.
client-home-set-renamed = Η παραλλαγή { $before } λέγεται τώρα { $now }.
client-home-set-deleted = Η παραλλαγή { $name } διαγράφηκε.
client-home-line-copied = Η γραμμή αντιγράφηκε: επικόλλησέ τη σε ένα μήνυμα.
client-home-copy-marked = Αντίγραψε τη γραμμή που είναι σημειωμένη.
client-home-seat-at-table = Μια θέση στο τραπέζι
client-home-watch = Δες το παιχνίδι
client-home-open-own = Άνοιξε δικό σου τραπέζι
client-home-table-of = Τραπέζι: { $game }
client-home-sit-on-seat = Κάτσε εδώ, στη θέση { $number }
client-home-sit-here = Κάτσε εδώ
client-home-plays-with = μαζί: { LIST($names) }
client-home-partners = Όσοι ενώνονται με γραμμή παίζουν μαζί.
client-home-each-alone = Ο καθένας παίζει μόνος.
client-home-seats-change = Αφού κάτσεις, μπορείς να αλλάξεις θέση ως τον πρώτο γύρο.
client-home-free-later = ελεύθερη μετά από αυτόν τον γύρο
client-home-take-seat-of = Πάρε τη θέση του bot { $name }
client-home-take-seat = Πάρε τη θέση
client-home-by-book = Με τους κανόνες του βιβλίου.
client-home-rules-of-table =
    { $count ->
        [1] Ένας κανόνας αυτού του τραπεζιού
       *[other] { $count } κανόνες αυτού του τραπεζιού
    }
client-home-book-has = (το βιβλίο λέει: { $value })
client-home-room-choose = Υπάρχει χώρος για σένα. Διάλεξε θέση.
client-home-no-room = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες.
client-home-room-later = Παίζεται ένας γύρος. Όταν τελειώσει, μπορείς να πάρεις τη θέση ενός bot.
client-home-room-match-over = Η παρτίδα τελείωσε. Μπορείς να πάρεις τη θέση ενός bot και να παίξεις την επόμενη.
client-home-room-of-bot = Υπάρχει χώρος για σένα: πάρε τη θέση ενός bot.
client-home-watch-and-replay = Δες και ξαναδές
client-home-looking-for-tables = Ψάχνω τα τραπέζια σου…
client-home-paragraph = Παράγραφος του βιβλίου
client-home-reset-rule = { $rule }: πίσω στο { $value }
client-home-another-number = άλλος αριθμός
client-home-deal-by-deal = γύρο με τον γύρο
client-home-rank-by-rank = για κάθε αξία
# A number by which deals are counted.
client-home-deal-number = Γύρος { $number }
client-home-from-deal-on = Από τον γύρο { $number }
client-home-one-deal-more = Ένας γύρος ακόμη
client-home-one-deal-fewer = Ένας γύρος λιγότερο
client-home-top-card = Μόνο το πάνω χαρτί
client-home-face-up-cards = Όλα τα ανοιχτά χαρτιά
client-home-nobodys = Κανενός
client-home-ones-own = Τα δικά του καθενός
client-home-everybodys = Όλων
client-home-pile-shows = Από τα κάτω χαρτιά φαίνονται
client-home-taken-looked-through = Μαζεμένα που επιτρέπεται να ξαναδεί κανείς
client-home-taken-counted = Τα μαζεμένα μετριούνται στο τραπέζι
client-home-play-now = Παίξε τώρα
client-home-play-with-friends = Παίξε με φίλους
client-home-what-is-chosen = Τι έχεις διαλέξει
client-home-invite-to = Κάλεσε φίλους: { $game }
client-home-play-game = Παίξε { $game }

client-home-twin = Παίζει όπως εγώ
client-home-twin-says = Κάνει τα λάθη των { $choices } επιλογών που κράτησες.
# $level: as Casual.
client-home-at-my-level = Στο επίπεδό μου
client-home-at-my-level-says = Τόσο δυνατός όσο εσύ, τώρα περίπου στο επίπεδο «{ $level }». Ακολουθεί τα αποτελέσματά σου απέναντί του και το παίξιμό σου όπως μετρήθηκε.
# $family: pile, floor, melding, letters, or the name of another family.
client-home-family =
    { $family ->
        [pile] Ταίριαξε το πάνω χαρτί, πάρε τα κάτω
        [floor] Άδειασε το τραπέζι
        [melding] Κατέβασε συνδυασμούς, μαζί
        [letters] Γράμματα πάνω στα χαρτιά
       *[other] Άλλα παιχνίδια
    }
# $minutes: about how long a deal takes; 0 where it is not known.
client-home-begin-here =
    { $minutes ->
        [0] Ξεκίνα εδώ: { $game }
        [one] Ξεκίνα εδώ: { $game }, ένα λεπτό ο γύρος
       *[other] Ξεκίνα εδώ: { $game }, { $minutes } λεπτά ο γύρος
    }
client-home-game-and-minutes =
    { $minutes ->
        [one] { $game }, ένα λεπτό ο γύρος
       *[other] { $game }, { $minutes } λεπτά ο γύρος
    }
client-home-as-last-time = Όπως την τελευταία φορά: { $game }
client-home-begin = Ξεκίνα εδώ
client-home-last-game = Το τελευταίο σου παιχνίδι
client-home-every-rule = Όλοι οι κανόνες: { $game }
# The table as people speak of it; each argument is a part that stands by itself. $length: none where no rule says how long a match is.
client-home-table-in-words =
    { $length ->
        [none] { $game } · { $seats } · { $rules } · { $company }
       *[other] { $game } · { $seats } · { $length } · { $rules } · { $company }
    }
# $how: alone, pairs or teams, of which there are $sides.
client-home-seats-in-words =
    { $how ->
        [pairs] { $count }, σε ζευγάρια
        [teams] { $count }, σε { $sides } ομάδες
       *[alone] { $count ->
            [one] { $count } παίκτης
           *[other] { $count } παίκτες
        }
    }
# $kind: bots, partners (bots, some of whom play on the reader's side), both (bots and friends) or friends.
client-home-company-in-words =
    { $kind ->
        [bots] απέναντι: { LIST($names) }
        [partners] στο τραπέζι: { LIST($names) }
        [both] { $friends ->
            [one] στο τραπέζι: { LIST($names) } και ένας φίλος
           *[other] στο τραπέζι: { LIST($names) } και { $friends } φίλοι
        }
       *[friends] { $friends ->
            [one] με έναν φίλο
           *[other] με { $friends } φίλους
        }
    }
# What a word of the table is about, and what it is now.
client-home-word-to-change = { $what }: { $now }
client-home-length = Η διάρκεια
client-home-who-plays = Ποιοι παίζουν
client-home-characters = Θαμώνες, ο καθένας με το χούι του
client-home-levels = Κατά επίπεδο
client-home-everybody = Όλοι στο τραπέζι
client-home-choose-one = Διάλεξε
client-home-find-rule = Βρες έναν κανόνα
client-home-no-such-rule = Κανένας κανόνας αυτού του παιχνιδιού δεν έχει αυτές τις λέξεις.
client-home-change-back = Αναίρεση των αλλαγών μου
# $part: deal, play, score or end.
client-home-part-of-rules =
    { $part ->
        [deal] Το τραπέζι και το μοίρασμα
        [play] Το παίξιμο
        [score] Τι δίνει πόντους
       *[end] Πώς τελειώνει
    }
client-home-same-deals = Ίδιοι γύροι για όλους
client-home-documents = Βιβλία κανόνων και οδηγοί
