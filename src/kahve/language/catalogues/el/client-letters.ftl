### Το τραπέζι για τα παιχνίδια με γράμματα: quist, soup και τα συγγενικά τους.
### $name και $taker μπορεί να είναι «εσύ»: γι' αυτό στέκονται μόνα τους, μετά από άνω και κάτω τελεία.

client-letters-you = εσύ
client-letters-nobody = κανείς
client-letters-we = εμείς
client-letters-they = αυτοί
client-letters-side-and-change = { $side } { $change }
client-letters-stake-trick =
    { $who ->
        [you] παίρνεις την μπάζα· πόντοι: { LIST($changes, style: "comma") }
       *[other] { $name } παίρνει την μπάζα· πόντοι: { LIST($changes, style: "comma") }
    }
client-letters-stake-soup =
    { $who ->
        [you] τρως τη σούπα· πόντοι: { LIST($changes, style: "comma") }
       *[other] { $name } τρώει τη σούπα· πόντοι: { LIST($changes, style: "comma") }
    }
client-letters-stake-points = πόντοι: { LIST($changes, style: "comma") }
client-letters-who-has-it-checked = όποιος ζητήσει έλεγχο
client-letters-is-a-word = είναι λέξη
client-letters-is-no-word = δεν είναι λέξη
client-letters-suit-in-hand =
    { $count ->
        [one] { $count } στο χέρι
       *[other] { $count } στο χέρι
    }
client-letters-which-ruling-suit = Ποια φυλή είναι η κυρίαρχη σε αυτόν τον γύρο;
client-letters-no-suit = Καμία
client-letters-no-ruling-suit = χωρίς κυρίαρχη φυλή
client-letters-arrange = Βάλε τα γράμματα να κάνουν λέξη, ή μη δηλώσεις καμία.
client-letters-who-controls =
    { $who ->
        [you] Κερδίζει το δικό σου χαρτί.
       *[other] Κερδίζει το χαρτί που έχει παίξει: { $name }.
    }
client-letters-word-reads = Η λέξη διαβάζεται { $word }
client-letters-cannot-be-claimed = Αυτό δεν δηλώνεται.
client-letters-claim-for =
    { $who ->
        [you] Δήλωσε { $word }: παίρνεις την μπάζα
       *[other] Δήλωσε { $word }: { $name } παίρνει την μπάζα
    }
client-letters-no-word = Καμία λέξη
client-letters-claims =
    { $who ->
        [you] Δηλώνεις { $word }, για να πάρεις την μπάζα.
       *[other] { $name } δηλώνει { $word }, για να πάρει την μπάζα.
    }
client-letters-claims-for =
    { $who ->
        [you] Δηλώνεις { $word }. Η μπάζα είναι για: { $taker }.
       *[other] { $name } δηλώνει { $word }. Η μπάζα είναι για: { $taker }.
    }
client-letters-let-pass = Άφησέ το να περάσει
client-letters-have-checked = Ζήτα έλεγχο
client-letters-if-word = Αν το { $word } είναι λέξη
client-letters-if-not = Αν δεν είναι
client-letters-eat-it = Φάε τη
client-letters-offer-back = Πρότεινε να το πάρεις πίσω
client-letters-stand-by = Επίμεινε
client-letters-agree-no-call = Εντάξει, ας το πάρει πίσω
client-letters-let-it-be = Άφησέ το
client-letters-called-word =
    { $who ->
        [you] Λες ότι το { $word } είναι λέξη: πρέπει να τη φας.
       *[other] { $name } λέει ότι το { $word } είναι λέξη: πρέπει να τη φας.
    }
client-letters-will-check =
    { $who ->
        [you] Θα ζητήσεις έλεγχο για το { $word }. Επιμένεις;
       *[other] { $name } θα ζητήσει έλεγχο για το { $word }. Επιμένεις;
    }
client-letters-offers-back =
    { $who ->
        [you] Προτείνεις να πάρεις πίσω το { $word }.
       *[other] { $name } προτείνει να πάρει πίσω το { $word }.
    }
client-letters-ate-as-word =
    { $who ->
        [you] Έφαγες το { $word } ως λέξη.
       *[other] { $name } έφαγε το { $word } ως λέξη.
    }
client-letters-name-word-with = Πες μια λέξη που έχει μέσα { $soup }.
client-letters-name-word-from = Πες μια λέξη που αρχίζει από { $soup }.
client-letters-word-of-soup = Μια λέξη που μπορεί να γίνει η σούπα
client-letters-name-it = Πες τη
client-letters-give-up = Παραδώσου
client-letters-way-add = Πρόσθεσε: { $soup }
client-letters-way-add-eat = Πρόσθεσε και φάε: { $soup }
client-letters-way-left = Πρόσθεσε αριστερά: { $soup }
client-letters-way-left-eat = Αριστερά, και φάε: { $soup }
client-letters-way-eat-first = Φάε το { $soup }, μετά παίξε { $letter }
client-letters-how-played = { $card }: πώς παίζεται;
client-letters-call = Είναι λέξη: { $soup }
client-letters-call-title = Είναι λέξη: { $soup }, και πρέπει να φαγωθεί
client-letters-inspect = Δες τη
client-letters-inspect-title = Δες τη σούπα που μόλις φαγώθηκε
client-letters-demand = Ζήτα λέξη
client-letters-demand-title = Ζήτα μια λέξη που μπορεί να γίνει { $soup }
client-letters-end-deal = Τέλος του γύρου
client-letters-end-deal-title = Άφησε τη σούπα, και τελείωσε τον γύρο
client-letters-passing = Διάλεξες { $count } από 3, για: { $name }.
client-letters-choose-to-pass = Σειρά σου: διάλεξε τρία χαρτιά να δώσεις. Τα παίρνει: { $name }.
client-letters-choose-three-first = Διάλεξε πρώτα τρία χαρτιά.
client-letters-choose-more-first =
    { $count ->
        [one] Διάλεξε πρώτα { $count } χαρτί ακόμη.
       *[other] Διάλεξε πρώτα { $count } χαρτιά ακόμη.
    }
client-letters-ask-list = Ρώτα τον κατάλογο λέξεων
client-letters-a-word = μια λέξη
client-letters-look-up = Ψάξ' τη
client-letters-key-along-hand = Πήγαινε από χαρτί σε χαρτί στο χέρι σου
client-letters-key-play = Παίξε το χαρτί· ή διάλεξέ το για τον διπλανό σου, και πάρ' το πίσω
client-letters-key-pass = Δώσε τα τρία χαρτιά που διάλεξες
client-letters-key-sort = Τακτοποίησε το χέρι κατά φυλή, κατά γράμμα, ή με τα φωνήεντα χωριστά
client-letters-key-type = Όσο μπορείς να δηλώσεις λέξη: γράψε τη, και τα πλακίδια μπαίνουν έτσι
client-letters-key-tile = Μετακίνησε ένα πλακίδιο της λέξης· με Tab πας στο επόμενο
client-letters-key-exchange = Άλλαξε μεταξύ τους δύο πλακίδια
client-letters-key-to-buttons = Στα κουμπιά που δηλώνουν τη λέξη
client-letters-key-mild = Άφησε μια δήλωση να περάσει, ή δώσε την πιο ήπια απάντηση
client-letters-key-check = Ζήτα έλεγχο για μια λέξη· στη Σούπα επίσης: πες ότι είναι λέξη
client-letters-key-add = Στη Σούπα, με χαρτί διαλεγμένο: πρόσθεσέ το, πρόσθεσε και φάε, ή φάε πρώτα
client-letters-key-inspect = Στη Σούπα: δες τη σούπα, ζήτα λέξη
client-letters-three-chosen = Έχεις ήδη διαλέξει τρία: άγγιξε ένα από αυτά για να το κρατήσεις.
client-letters-no-letter = Δεν υπάρχει { $letter } σε αυτή την μπάζα.
client-letters-no-letter-left = Δεν έμεινε άλλο { $letter } σε αυτή την μπάζα.
client-letters-letters-only =
    { $alphabet ->
        [tr] Γράψε πρώτα μια λέξη με γράμματα του τουρκικού αλφαβήτου.
       *[other] Γράψε πρώτα μια λέξη με γράμματα από A ως Z.
    }
client-letters-hand-sorted =
    { $order ->
        [suit] Το χέρι σου είναι κατά φυλή.
        [letter] Το χέρι σου είναι κατά γράμμα.
       *[vowels] Το χέρι σου έχει τα φωνήεντα χωριστά.
    }
client-letters-last-trick = Τελευταία μπάζα
client-letters-has-passed =
    { $who ->
        [you] Έδωσες (προς: { $name }): { LIST($cards, style: "comma") }.
       *[other] { $passer } έδωσε (προς: { $name }): { LIST($cards, style: "comma") }.
    }
client-letters-known-of = Γνωστά χαρτιά: { $name }
client-letters-sort-button =
    { $order ->
        [suit] Κατά φυλή: τακτοποίησε το χέρι κατά γράμμα
        [letter] Κατά γράμμα: τακτοποίησε το χέρι με τα φωνήεντα χωριστά
       *[vowels] Φωνήεντα χωριστά: τακτοποίησε το χέρι κατά φυλή
    }
client-letters-sort-key =
    { $order ->
        [suit] Τακτοποίησε το χέρι κατά φυλή (O)
        [letter] Τακτοποίησε το χέρι κατά γράμμα (O)
       *[vowels] Τακτοποίησε το χέρι με τα φωνήεντα χωριστά (O)
    }
client-letters-order =
    { $order ->
        [suit] Κατά φυλή
        [letter] Κατά γράμμα
       *[vowels] Φωνήεντα χωριστά
    }
client-letters-pass-to = Δώσε τα: { $name }
client-letters-rack = Τα γράμματα της μπάζας· τα βελάκια μετακινούν ένα πλακίδιο, το πληκτρολόγιο στρώνει τη λέξη
client-letters-tile = { $card }, θέση { $place } από { $count }, το έπαιξε: { $name }
client-letters-tile-picked = { $card }, θέση { $place } από { $count }, το έπαιξε: { $name }, σηκωμένο
client-letters-no-soup = Δεν υπάρχει σούπα στο τραπέζι
client-letters-eaten = Φαγώθηκε:
client-letters-played = { $card }, το έπαιξε: { $name }
client-letters-played-highest = { $card }, το έπαιξε: { $name }, το μεγαλύτερο ως τώρα
client-letters-ruling-and-held = κυρίαρχη φυλή, δεν ανοίγει ακόμη
client-letters-ruling = κυρίαρχη φυλή
client-letters-held = δεν ανοίγει ακόμη
client-letters-this-deal = Αυτός ο γύρος
client-letters-suit-is = { $suit }: { $is }
client-letters-no-ruling = Χωρίς κυρίαρχη φυλή
client-letters-trick-number = Μπάζα { $number }
client-letters-slip-claims =
    { $who ->
        [you] τη δηλώνεις εσύ
       *[other] { $name } τη δηλώνει
    }
client-letters-slip-claims-for =
    { $who ->
        [you] τη δηλώνεις, για: { $taker }
       *[other] { $name } τη δηλώνει, για: { $taker }
    }
client-letters-not-checked = δεν ελέγχθηκε
client-letters-word-says = { $word } { $says }
