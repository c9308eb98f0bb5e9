### Τα τραπέζια μου: συσκευές, κωδικοί, κλειδιά πρόσβασης, τι φυλάσσεται για κάποιον.

client-person-tables-come-along = Τα τραπέζια σου έρχονται και σε δεύτερη συσκευή: κινητό, τάμπλετ, άλλον browser.
client-person-get-code = Πάρε έναν κωδικό για αυτήν
client-person-type-code = Στην άλλη συσκευή άνοιξε { $page } και γράψε αυτόν τον κωδικό. Ισχύει μία φορά, για πέντε λεπτά.
client-person-the-code = Ο κωδικός: { $code }
client-person-hold-camera = Ή βάλε την κάμερά της μπροστά σε αυτό:
client-person-code-as-picture = Ο κωδικός ως QR
client-person-no-camera = Αυτός ο διακομιστής ανοίγει μόνο σε αυτό το μηχάνημα, οπότε καμία κάμερα δεν τον βρίσκει.
client-person-another-code = Άλλος κωδικός
client-person-code-shown = Ο κωδικός που δείχνει
client-person-bring-along = Φέρε μαζί τα τραπέζια αυτής της συσκευής
client-person-device-changes = Η συσκευή γίνεται τότε εκείνου του προσώπου. Αν δεν φέρεις μαζί τα τραπέζια της, το προηγούμενο πρόσωπο αποσυνδέεται.
client-person-devices = Συσκευές
client-person-this-device = αυτή η συσκευή
client-person-seen = τελευταία φορά { $ago }
client-person-sign-out-this = Αποσύνδεσε { $device }, αυτή τη συσκευή
client-person-sign-out-device = Αποσύνδεσε { $device }
client-person-sign-out = Αποσύνδεση
client-person-passkey-at = στο { $address }, { $ago }
client-person-take-passkey = Αφαίρεσε το κλειδί πρόσβασης: { $device }
client-person-take-away = Αφαίρεση
client-person-no-passkeys = Δεν έχεις κανένα.
client-person-device-is-now = Αυτή η συσκευή είναι τώρα στο όνομα: { PERSON($name, case: "genitive") }.
client-person-match-goes-on = Η παρτίδα δεν τελείωσε: οι άλλοι μπορούν να βάλουν ένα bot να παίξει για σένα, ή να ελευθερώσουν τη θέση σου.
client-person-forget-ask = Να βγει από τη λίστα σου αυτό το τραπέζι ({ $game }); Οι συσκευές σου χάνουν το κλειδί της θέσης σου.
client-person-forget = Βγάλ' το
client-person-device-unknown = Αυτή η συσκευή δεν είναι ακόμη γνωστή εδώ. Στο πρώτο σου τραπέζι παίρνει ένα κλειδί, και τα τραπέζια σου μπαίνουν σε αυτή τη λίστα: κανείς δεν ζητά διεύθυνση ή κωδικό.
client-person-to-the-games = Στα παιχνίδια
client-person-first-emblem = Διάλεξε πρώτα ένα έμβλημα
client-person-who-you-are = Ποιος είσαι
client-person-another-device = Άλλη συσκευή
client-person-from-elsewhere = Έχω τραπέζια σε άλλη συσκευή
client-person-come-back-passkey = Γύρνα πίσω με κλειδί πρόσβασης
client-person-what-is-kept = Τι φυλάσσεται για σένα
client-person-kept-says = Το όνομά σου, το έμβλημά σου, αυτές οι συσκευές και τα κλειδιά πρόσβασης, και σε ποια τραπέζια κάθεσαι. Οι άλλοι βλέπουν το όνομα και το έμβλημα.
client-person-sign-out-this-ask = Να αποσυνδεθεί αυτή η συσκευή; Γυρνάς με κωδικό από άλλη συσκευή, ή με κλειδί πρόσβασης.
client-person-sign-out-ask = Να αποσυνδεθεί: { $device }; Χάνει τα κλειδιά για τις θέσεις σου.
client-person-drop-passkey-ask = Να αφαιρεθεί αυτό το κλειδί πρόσβασης; Δεν θα ανοίγει πια τίποτα εδώ.
client-person-drop-passkey = Αφαίρεσέ το
client-person-about-passkeys = Ένα κλειδί πρόσβασης φυλάει τα τραπέζια σου για πάντα: με αυτό γυρνάς σε νέα συσκευή, όταν χαθούν όλες οι άλλες.
client-person-add-passkey = Πρόσθεσε κλειδί πρόσβασης
client-person-no-passkey-here = Κλειδί πρόσβασης προσθέτεις όπου ο διακομιστής έχει διεύθυνση με https, ή στο ίδιο το μηχάνημα του διακομιστή.
client-person-delete-all-ask = Να διαγραφούν όλα όσα φυλάσσονται για σένα; Οι συσκευές, τα κλειδιά πρόσβασης και η λίστα με τα τραπέζια σου χάνονται για πάντα, και καμία συσκευή δεν έχει κλειδί για τις θέσεις σου. Τα χαρτιά μένουν όπως παίχτηκαν, με το όνομα που έγραψες σε κάθε τραπέζι.
client-person-delete-all = Διάγραψέ τα όλα
client-person-nothing-kept = Δεν φυλάσσεται πια τίποτα για σένα.
client-person-are-you-sure = Σίγουρα;
client-person-no-passkey-given = Ο browser δεν έδωσε κλειδί πρόσβασης. Δεν άλλαξε τίποτα.
client-person-match-over = Η παρτίδα τελείωσε.
client-person-match-on = Η παρτίδα συνεχίζεται.
client-person-looking-for-deals = Ψάχνω τους γύρους…
client-person-no-deal-yet = Κανένας γύρος δεν τελείωσε ακόμη. Όταν τελειώσει ένας, θα τον ξαναδείς εδώ: κάθε κίνηση, και πόσο άξιζε.
client-person-no-table-yet = Δεν κάθεσαι ακόμη σε κανένα τραπέζι. Άνοιξε ένα, ή ακολούθησε τον σύνδεσμο ενός φίλου: θα μπει σε αυτή τη λίστα.
client-person-so-many-more =
    { $count ->
        [one] { $count } ακόμη
       *[other] { $count } ακόμη
    }
client-person-deals-of = Οι γύροι αυτού του τραπεζιού: { $game }
client-person-deals-of-table = Οι γύροι αυτού του τραπεζιού
client-person-forget-of = Βγάλε αυτό το τραπέζι από τη λίστα: { $game }
client-person-forget-table = Βγάλε αυτό το τραπέζι από τη λίστα
client-person-over = τελείωσε
client-person-over-since = τελείωσε, { $ago }
client-person-open-seats =
    { $count ->
        [1] μία ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
client-person-with-others = με { $others }
client-person-your-emblem = Το έμβλημά σου
client-person-just-now = μόλις τώρα

## Εμβλήματα

client-person-emblem-cup = φλιτζάνι
client-person-emblem-pot = μπρίκι
client-person-emblem-lamp = λυχνάρι
client-person-emblem-bell = καμπάνα
client-person-emblem-key = κλειδί
client-person-emblem-house = σπίτι
client-person-emblem-boat = βάρκα
client-person-emblem-anchor = άγκυρα
client-person-emblem-fish = ψάρι
client-person-emblem-cat = γάτα
client-person-emblem-owl = κουκουβάγια
client-person-emblem-tortoise = χελώνα
client-person-emblem-bee = μέλισσα
client-person-emblem-snail = σαλιγκάρι
client-person-emblem-tulip = τουλίπα
client-person-emblem-leaf = φύλλο
client-person-emblem-lemon = λεμόνι
client-person-emblem-cherry = κεράσι
client-person-emblem-mushroom = μανιτάρι
client-person-emblem-moon = φεγγάρι
client-person-emblem-sun = ήλιος
client-person-emblem-star = αστέρι
client-person-emblem-mountain = βουνό
client-person-emblem-kite = χαρταετός
client-person-bring-in = Φέρε αυτή τη συσκευή
client-person-passkeys = Κλειδιά πρόσβασης
client-person-save-all = Αποθήκευσέ τα όλα σε αρχείο
client-person-delete-me = Διάγραψέ με
client-person-take-data = Πάρ' τα μαζί σου
client-person-keep-name = Σε κάθε τραπέζι κρατάς το όνομα και το έμβλημα με τα οποία κάθισες.
client-person-my-clubs = Οι λέσχες μου
client-person-history = Τι έχω παίξει
client-person-history-comes = Διαβάζονται οι παρτίδες σου…
client-person-history-empty = Καμία παρτίδα σου δεν τελείωσε ακόμη.
client-person-history-of-day = Ο γύρος της ημέρας
client-person-history-latest =
    { $count ->
        [one] Η τελευταία παρτίδα
       *[other] Οι τελευταίες { $count } παρτίδες
    }
client-person-history-won =
    { $matches ->
        [one] Κέρδισες { $won } από { $matches } παρτίδα.
       *[other] Κέρδισες { $won } από { $matches } παρτίδες.
    }
client-person-history-margin = Πόντοι ανά γύρο σε σχέση με τους άλλους: { $points }.
client-person-history-luck =
    { $deals ->
        [one] Στον { $deals } γύρο που αναλύθηκε, { $play } από αυτούς ήρθαν από το παιχνίδι και { $luck } από την τύχη.
       *[other] Στους { $deals } γύρους που αναλύθηκαν, { $play } από αυτούς ήρθαν από το παιχνίδι και { $luck } από την τύχη.
    }
client-person-history-days = Γύροι της ημέρας: { $days }, με { $points } πόντους ανά γύρο σε σχέση με τους άλλους.
client-person-taught-done = Μαθήματα και γρίφοι σε αυτή τη συσκευή
client-person-history-learned = { $game }: μαθήματα { $lessons }, λυμένοι γρίφοι { $puzzles }.
client-person-history-beaten = Bot που νίκησες: { LIST($bots, style: "comma") }.
client-person-history-curve = Διαφορά πόντων από τους άλλους, αθροιστικά
