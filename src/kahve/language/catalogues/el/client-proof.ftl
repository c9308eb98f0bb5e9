### Η σφραγίδα ενός γύρου, και ο έλεγχος όλων των γύρων.

client-proof-secret-fits = Το μυστικό του μαγαζιού είναι αυτό για το οποίο είχε δεσμευτεί.
client-proof-secret-differs = Το μυστικό του μαγαζιού δεν είναι αυτό για το οποίο είχε δεσμευτεί.
client-proof-value-differs = Η τιμή από { $name } δεν είναι αυτή για την οποία υπήρχε δέσμευση.
client-proof-devices-took-part = Συσκευές που πήραν μέρος: { LIST($names, style: "comma") }. Καθεμία είπε την τιμή για την οποία είχε δεσμευτεί.
client-proof-no-device = Καμία συσκευή δεν πήρε μέρος σε αυτόν τον γύρο, οπότε την τύχη του την έφτιαξε μόνο του το μαγαζί.
client-proof-silent = Δεν απάντησαν, και γι' αυτό έμειναν έξω: { LIST($names, style: "comma") }.
client-proof-no-order = Η σειρά των χαρτιών δεν μπορεί να υπολογιστεί.
client-proof-order-fits = Τα { $count } χαρτιά ήταν στη σειρά που βγαίνει από όλα αυτά.
client-proof-order-differs = Τα χαρτιά ήταν σε άλλη σειρά από αυτή που βγαίνει.
client-proof-not-there = Αυτή η σελίδα δεν ήταν στο τραπέζι πριν από αυτόν τον γύρο, οπότε δεν ξέρει ποιες ήταν οι δεσμεύσεις.
client-proof-other-commitments = Πριν από τον γύρο αυτή η σελίδα είχε μάθει άλλες δεσμεύσεις.
client-proof-late-commitment = Κάποιος δεσμεύτηκε μόνο αφού αυτή η συσκευή είχε πει την τιμή της.
client-proof-part-of-commitments = Πριν από τον γύρο αυτή η σελίδα είχε μάθει ένα μέρος μόνο των δεσμεύσεων.
client-proof-same-commitments = Πριν από τον γύρο αυτή η σελίδα είχε μάθει τις ίδιες δεσμεύσεις.
client-proof-own-value-there = Ανάμεσά τους είναι και η τιμή που τράβηξε αυτή η συσκευή.
client-proof-own-value-exchanged = Η τιμή αυτής της συσκευής αντικαταστάθηκε με άλλη.
client-proof-dealt-without = Αυτή η συσκευή είπε την τιμή της, και το μαγαζί μοίρασε χωρίς αυτήν.
client-proof-too-slow = Αυτή η συσκευή άργησε και δεν πήρε μέρος.
client-proof-all-deals-tested = Όλοι οι γύροι, σε έλεγχο
client-proof-counting = Μετράω τους γύρους…
client-proof-counted-all =
    { $count ->
        [one] { $count } γύρος (μετρήθηκαν { $date }): όλοι οι τελειωμένοι γύροι αυτού του μαγαζιού.
       *[other] { $count } γύροι (μετρήθηκαν { $date }): όλοι οι τελειωμένοι γύροι αυτού του μαγαζιού.
    }
client-proof-counted-latest =
    { $count ->
        [one] { $count } γύρος (μετρήθηκαν { $date }): οι τελευταίοι τελειωμένοι γύροι αυτού του μαγαζιού.
       *[other] { $count } γύροι (μετρήθηκαν { $date }): οι τελευταίοι τελειωμένοι γύροι αυτού του μαγαζιού.
    }
client-proof-test-says = Ο έλεγχος δείχνει αν το ανακάτεμα είναι δίκαιο. Ότι κανείς δεν διάλεξε έναν γύρο, το λέει η σφραγίδα εκείνου του γύρου.
client-proof-deals-with-pack =
    { $count ->
        [one] { $count } γύρος με τράπουλα { $cards } χαρτιών.
       *[other] { $count } γύροι με τράπουλα { $cards } χαρτιών.
    }
client-proof-test = Έλεγχος
client-proof-chi-square = χι τετράγωνο
client-proof-freedom = Βαθμοί ελευθερίας
client-proof-p-value = p
client-proof-other-tests-later = Οι άλλοι έλεγχοι χρειάζονται περισσότερους γύρους.
client-proof-tests-later = Οι έλεγχοι χρειάζονται περισσότερους γύρους.
client-proof-below = κάτω από { $number }
client-proof-chance-checked = Η τύχη αυτού του γύρου: ελέγχθηκε
client-proof-chance-in-part = Η τύχη αυτού του γύρου: ελέγχθηκε εν μέρει
client-proof-chance-broken = Τα χαρτιά δεν ταιριάζουν με την απόδειξή τους
client-proof-checking = Ελέγχω την τύχη αυτού του γύρου…
client-proof-browser-checked = Τι έλεγξε αυτός ο browser
client-proof-what-it-means = Τι σημαίνει αυτό
client-proof-does-not-prove = Δεν αποδεικνύει ότι κανείς δεν κοιτάει: το μαγαζί μοιράζει τα χαρτιά, οπότε όποιος το έχει μπορεί και να τα δει.
client-proof-broken-off-deals =
    { $count ->
        [0] Αν ένα μαγαζί σταματάει πριν από γύρο που δεν του αρέσει, αυτό μετριέται: σε αυτό το τραπέζι δεν διακόπηκε κανένας γύρος.
        [one] Αν ένα μαγαζί σταματάει πριν από γύρο που δεν του αρέσει, αυτό μετριέται: σε αυτό το τραπέζι διακόπηκε { $count } γύρος.
       *[other] Αν ένα μαγαζί σταματάει πριν από γύρο που δεν του αρέσει, αυτό μετριέται: σε αυτό το τραπέζι διακόπηκαν { $count } γύροι.
    }
client-proof-all-deals-of-house = Όλοι οι γύροι του μαγαζιού, σε έλεγχο
client-proof-not-known = Άγνωστο
client-proof-fits = Ταιριάζει
client-proof-does-not-fit = Δεν ταιριάζει
client-proof-means-proven = Κανείς δεν μπορούσε να διαλέξει αυτά τα χαρτιά, ούτε όποιος έχει το μαγαζί: γι' αυτό φτάνει μία τίμια συσκευή.
client-proof-means-unknown = Τίποτα δεν έρχεται σε αντίθεση. Όμως αυτός ο browser δεν μπορεί μόνος του να αποδείξει ότι τα χαρτιά δεν διαλέχτηκαν.
client-proof-means-broken = Κάποιος άλλαξε κάτι εκ των υστέρων. Κράτα το αρχείο της παρτίδας, και ρώτα όποιον έχει το μαγαζί.
client-proof-exchanges-broken-off =
    { $count ->
        [one] Πριν από αυτό διακόπηκε { $count } ανταλλαγή για αυτόν τον γύρο.
       *[other] Πριν από αυτό διακόπηκαν { $count } ανταλλαγές για αυτόν τον γύρο.
    }
client-proof-gave-in-vain = Η συσκευή σου έδωσε το μερίδιό της στην τύχη αυτού του γύρου, και το μαγαζί μοίρασε χωρίς αυτό.
