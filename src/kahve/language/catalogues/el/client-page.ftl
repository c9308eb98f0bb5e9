### Ό,τι είναι κοινό σε όλη τη σελίδα: καρτέλες, προτιμήσεις, βιβλίο κανόνων, ειδοποιήσεις.
### Μιλάμε στον ενικό. Γύρος: από το ένα μοίρασμα ως το μέτρημα. Παρτίδα: όλοι οι γύροι μαζί.

client-page-seat = Θέση { $number }
client-page-preferences = Προτιμήσεις
client-page-try-again = Δοκίμασε ξανά
client-page-rules-of = Κανόνες: { $game }
client-page-your-name = Το όνομά σου
client-page-guest = Επισκέπτης
client-page-to-points = στους { $points }
client-page-deals =
    { $count ->
        [one] { $count } γύρος
       *[other] { $count } γύροι
    }
client-page-length-of-deals =
    { $length ->
        [single] ένας γύρος
       *[other] γύροι: { $length }
    }
client-page-copy = Αντιγραφή
client-page-back = Πίσω
client-page-title = { $page } · Kahve
client-page-kept-for = κρατημένη για { $name }
client-page-a-bot = ένα bot
client-page-not-fetched-again = Ένα μέρος της σελίδας δεν φορτώθηκε. Φόρτωσέ την ξανά.
client-page-yes = Ναι
client-page-no = Όχι
client-page-learn-it = Μάθε το
client-page-puzzles = Γρίφοι
client-page-my-mistakes = Τα λάθη μου
client-page-not-fetched = Ένα μέρος της σελίδας δεν φορτώθηκε.
client-page-load-again = Φόρτωσέ την ξανά
client-page-close = Κλείσιμο
client-page-close-esc = Κλείσιμο (Esc)
client-page-theme-device = Όπως η συσκευή μου
client-page-theme-light = Φωτεινό
client-page-theme-dark = Σκούρο
client-page-pace-slow = Αργά
client-page-pace-normal = Κανονικά
client-page-pace-fast = Γρήγορα
client-page-cards-do-not-fly = Ποτέ
client-page-bots-calm = Με την ησυχία τους
client-page-bots-normal = Κανονικά
client-page-bots-quick = Γρήγορα
client-page-help-first-time = Την πρώτη φορά
client-page-help-never = Ποτέ
client-page-cards-classic = Κλασικά
client-page-cards-four-colours = Τέσσερα χρώματα
client-page-cards-large-index = Μεγάλα ψηφία
client-page-light-or-dark = Φωτεινό ή σκούρο
client-page-cards = Χαρτιά
client-page-bots-play = Πώς παίζουν τα bot
client-page-slowest-wish = Με φίλους μετράει όποιος θέλει πιο αργά, εκτός αν το τραπέζι έχει δικό του ρυθμό.
client-page-remarks = Οι θαμώνες λένε κάτι πού και πού
client-page-cards-fly = Κίνηση των χαρτιών
client-page-reduced-motion = Αν η συσκευή σου ζητά λιγότερη κίνηση, τα χαρτιά δεν κινούνται.
client-page-help-shown = Εξηγήσεις για όσα είναι στο τραπέζι
client-page-help-anew = Αν το ανάψεις ξανά, αρχίζει από την αρχή.
client-page-better = Πες το καλύτερα
client-page-better-says = Σε κάθε φράση φαίνεται ένα σημάδι, για να γράψεις πώς λέγεται καλύτερα. Η σελίδα φορτώνεται ξανά.
client-page-fetching-rulebook = Φέρνω το βιβλίο των κανόνων…
client-page-rulebook = Βιβλίο κανόνων
client-page-rules-differ =
    { $count ->
        [1] Ένας κανόνας του τραπεζιού διαφέρει από το βιβλίο· είναι σημειωμένος παρακάτω.
       *[other] { $count } κανόνες του τραπεζιού διαφέρουν από το βιβλίο· είναι σημειωμένοι παρακάτω.
    }
client-page-search-rulebook = Ψάξε στο βιβλίο των κανόνων
client-page-search = Αναζήτηση
client-page-print = Εκτύπωση
client-page-paragraphs-found =
    { $count ->
        [0] Καμία παράγραφος δεν έχει αυτές τις λέξεις.
        [1] Μία παράγραφος
       *[other] { $count } παράγραφοι
    }
client-page-house-silent = Ο διακομιστής δεν απαντά. Τρέχει;
client-page-your-turn-at = Σειρά σου · { $game }
client-page-your-turn-and-last = Είναι η σειρά σου. { $last }
client-page-your-turn = Είναι η σειρά σου.
client-page-sound-off = Χωρίς
client-page-sound-soft = Σιγανός
client-page-sound-on = Κανονικός
client-page-notices-denied = Ο browser δεν έχει άδεια να σε ειδοποιεί. Αυτό αλλάζει στις ρυθμίσεις του για τη σελίδα.
client-page-notices-from-home-screen = Σε αυτή τη συσκευή οι ειδοποιήσεις έρχονται μόνο από την οθόνη Αφετηρίας: πάτα Κοινή χρήση, μετά Προσθήκη στην οθόνη Αφετηρίας και άνοιξε το Kahve από εκεί. Μετράει ως άλλη συσκευή: πάρε έναν κωδικό για αυτήν από τη σελίδα «Τα τραπέζια μου».
client-page-notices-need-https = Οι ειδοποιήσεις χρειάζονται διεύθυνση με https ή το μηχάνημα όπου τρέχει ο διακομιστής.
client-page-notices-need-newer-system = Αυτή η συσκευή δεν μπορεί ακόμα να σε ειδοποιεί: χρειάζεται iOS ή iPadOS 16.4 ή νεότερο.
client-page-notices-not-in-browser = Αυτός ο browser δεν μπορεί να σε ειδοποιεί. Κάποιος άλλος σε αυτή τη συσκευή ίσως μπορεί.
client-page-sound = Ήχος
client-page-turn-heard = Να ακούγεται η σειρά μου όταν η σελίδα δεν φαίνεται
client-page-turn-noticed = Ειδοποίηση για τη σειρά μου όταν η σελίδα δεν φαίνεται
client-page-turn-noticed-if-open = Αυτός ο browser σε ειδοποιεί μόνο όσο είναι ανοιχτή μια σελίδα του Kahve.
client-page-turn-pushed = Σε τραπέζι που παίζεται μέρα με τη μέρα σε ειδοποιεί και με τη σελίδα κλειστή, αν ο διακομιστής μπορεί να στέλνει ειδοποιήσεις.
client-page-kahve-home = Kahve, αρχική
client-page-home-key = Αρχική (H)
client-page-this-deal = γύρος { $deal }
client-page-tools = Εργαλεία
client-page-rules = Κανόνες
client-page-keys = Πλήκτρα
client-page-tool-and-key = { $tool } ({ $key })
client-page-key-keys = Αυτά τα πλήκτρα
client-page-key-home = Αρχική
client-page-tap-hurries = Αν αγγίξεις την οθόνη όσο κινούνται χαρτιά, πάνε αμέσως στη θέση τους.
client-page-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
client-page-facts = { LIST($facts, style: "comma") }
client-page-names = { $names }
client-page-see-again = Δες το ξανά
client-page-save-log = Αποθήκευση του αρχείου
client-page-copied = Αντιγράφηκε
client-page-share = Κοινοποίηση
client-page-known-cards =
    { $count ->
        [one] { $name }: { $count } γνωστό χαρτί
       *[other] { $name }: { $count } γνωστά χαρτιά
    }
client-page-match-and-deal = Παρτίδα { $match }, γύρος { $deal }
client-page-totals = { $totals }
client-page-language = Γλώσσα
client-page-language-of-browser = Όπως ο browser μου
