### Τα παιχνίδια με γράμματα: Κουίστ, Κουίστ με ζώα, Καυτερός σκύλος και Χελώνα με μπάζες, και Σούπα με μία σειρά από γράμματα.
### Οι κινήσεις και λέξεις όπως BARD είναι κεφαλαία και αγγλικές σε κάθε γλώσσα, γιατί έτσι είναι τα χαρτιά.
### ανοίγω: lead. δηλώνω λέξη: claim, scrump. ζητάω έλεγχο: have checked. λέω ότι είναι λέξη: call. ζητάω λέξη: demand.
### Ένα όνομα που δεν είναι υποκείμενο στέκεται μόνο του, μετά από άνω και κάτω τελεία ή σε παρένθεση.


## Τα παιχνίδια

letters-game-quist = Κουίστ
letters-game-animal-quist = Κουίστ με ζώα
letters-game-chili-dog = Καυτερός σκύλος
letters-game-turtle = Χελώνα
letters-game-soup = Σούπα
letters-summary-quist = Μπάζες με γράμματα, δύο εναντίον δύο: όποιος παίζει τελευταίος μπορεί να δηλώσει λέξη και να πάρει την μπάζα.
letters-summary-animal-quist = Κουίστ όπου κυρίαρχα είναι πάντα τα ζώα, και μετράνε όσα ζώα μαζεύτηκαν.
letters-summary-chili-dog = Μπάζες με γράμματα, δύο εναντίον δύο: όποιος πάρει τον Σκύλο πληρώνει για κάθε πιπεριά.
letters-summary-turtle = Μπάζες με τρία γράμματα, για τρεις: κανείς δεν θέλει τις πιπεριές, και λιγότερο απ' όλα τη Χελώνα.
letters-summary-soup = Μια σειρά γράμματα που πρέπει να μένει αρχή λέξης· όποιος συμπληρώσει λέξη τρώει τη σούπα.

## Ο πίνακας του σκορ, και τι μετριέται όσο παίζεται ο γύρος

letters-item-tricks = Μπάζες
letters-item-animals = Ζώα
letters-item-peppers = Πιπεριές
letters-item-dog = Ο Σκύλος
letters-item-turtle = Η Χελώνα
letters-item-hand = Πόντοι του γύρου
letters-item-spellchecks = Έλεγχοι λέξεων
letters-item-total = Σύνολο
letters-tally-tricks =
    { $count ->
        [one] { $count } μπάζα
       *[other] { $count } μπάζες
    }
letters-tally-animals =
    { $count ->
        [one] { $count } ζώο
       *[other] { $count } ζώα
    }
letters-tally-peppers =
    { $count ->
        [one] { $count } πιπεριά
       *[other] { $count } πιπεριές
    }
letters-mark-dog = Σκύλος
letters-mark-turtle = Χελώνα

## Ποιανού είναι η σειρά

letters-your-turn-pass = Σειρά σου: διάλεξε τρία χαρτιά να δώσεις.
letters-your-turn-name = Σειρά σου: διάλεξε την κυρίαρχη φυλή, ή καμία.
letters-your-turn-lead = Σειρά σου: άνοιξε την μπάζα με ένα χαρτί.
letters-your-turn-play = Σειρά σου: παίξε ένα χαρτί.
letters-your-turn-scrump = Σειρά σου: δήλωσε μια λέξη με αυτά τα γράμματα, ή καμία.
letters-your-turn-check = Σειρά σου: άφησε το { $word } να περάσει, ή ζήτα έλεγχο.
letters-your-turn-dealer = Σειρά σου: μοίρασε εσύ, ή άφησε το μοίρασμα στον επόμενο.
letters-your-turn-sign = Σειρά σου: διάλεξε πώς θα μετρήσουν τα χαρτιά σου.
letters-turn-pass = { $name } διαλέγει τρία χαρτιά να δώσει.
letters-turn-name = { $name } διαλέγει την κυρίαρχη φυλή.
letters-turn-lead = { $name } ανοίγει την μπάζα.
letters-turn-play = { $name } παίζει τώρα.
letters-turn-scrump = { $name } μπορεί να δηλώσει λέξη.
letters-turn-check = { $name } μπορεί να ζητήσει έλεγχο.
letters-turn-dealer = { $name } διαλέγει ποιος θα μοιράσει.
letters-turn-sign = { $name } διαλέγει πώς θα μετρήσουν τα χαρτιά.
letters-soup-your-turn-start = Σειρά σου: άρχισε τη σούπα με { NOUN($card, form: "definite-accusative") }.
letters-soup-your-turn-fresh = Σειρά σου: άρχισε νέα σούπα.
letters-soup-your-turn-add = Σειρά σου: πρόσθεσε ένα χαρτί στη σούπα, ή φάε τη.
letters-soup-your-turn-last = Σειρά σου: πες ότι είναι λέξη, ή τελείωσε τον γύρο.
letters-soup-your-turn-last-demand = Σειρά σου: πες ότι είναι λέξη, ζήτα λέξη, ή τελείωσε τον γύρο.
letters-soup-your-turn-reply = Σειρά σου: φάε τη σούπα, ή ζήτα έλεγχο.
letters-soup-your-turn-offer = Σειρά σου: επίμεινε ότι είναι λέξη, ή πρότεινε να το πάρεις πίσω.
letters-soup-your-turn-agree = Σειρά σου: δέξου να το πάρει πίσω, ή ζήτα έλεγχο για τη σούπα.
letters-soup-your-turn-inspect = Σειρά σου: άφησε τη σούπα που φαγώθηκε, ή ζήτα έλεγχο.
letters-soup-your-turn-prove = Σειρά σου: πες μια λέξη που μπορεί να γίνει η σούπα, ή παραδώσου.
letters-soup-turn-fresh = { $name } αρχίζει νέα σούπα.
letters-soup-turn-last = { $name } μπορεί να πει ότι είναι λέξη, ή τελειώνει τον γύρο.
letters-soup-turn-reply = { $name } πρέπει να φάει τη σούπα ή να ζητήσει έλεγχο.
letters-soup-turn-offer = { $name } μπορεί να προτείνει να το πάρει πίσω.
letters-soup-turn-agree = { $name } μπορεί να δεχτεί την πρόταση.
letters-soup-turn-inspect = { $name } κοιτάζει τη σούπα που φαγώθηκε.
letters-soup-turn-prove = { $name } πρέπει να πει μια λέξη που μπορεί να γίνει η σούπα.

## Το τραπέζι: ο τίτλος ενός χώρου, και τι βρίσκεται εκεί

letters-zone-trick = Μπάζα
letters-zone-last-trick = Τελευταία μπάζα
letters-trick = { NOUN($cards, form: "definite") }
letters-trick-empty = κανένα χαρτί ακόμη
letters-soup-zone = Σούπα
letters-soup-zone-eaten = Φαγωμένη σούπα
letters-soup-row = { $word }: { NOUN($cards, form: "definite") }
letters-soup-row-empty = άδεια

## Τι κάνει μια κίνηση. Οι πρώτες στέκονται δίπλα στο χαρτί, οι άλλες μόνες τους.

letters-move-is-passed = δίνεται
letters-move-is-led = ανοίγει την μπάζα
letters-move-is-played = πέφτει στην μπάζα
letters-soup-move-starts = αρχίζει νέα σούπα
letters-soup-move-adds =
    { $end ->
        [left] μπαίνει αριστερά, και η σούπα μένει
       *[right] μπαίνει στη σούπα, και η σούπα μένει
    }
letters-soup-move-adds-and-eats =
    { $end ->
        [left] μπαίνει αριστερά, και τα τρως όλα ως λέξη
       *[right] μπαίνει στη σούπα, και τα τρως όλα ως λέξη
    }
letters-soup-move-eats-first = αρχίζει νέα σούπα, αφού φας αυτή
letters-move-claim = δήλωσε { $word }
letters-move-claim-none = μη δηλώσεις λέξη
letters-move-accept = άφησέ το να περάσει
letters-move-check = ζήτα έλεγχο
letters-move-name = κυρίαρχη φυλή: { NOUN($suit) }
letters-move-name-none = χωρίς κυρίαρχη φυλή
letters-move-deal = μοίρασε εσύ
letters-move-leave-deal = άφησε το μοίρασμα στον επόμενο
letters-move-take-off = βγάλε { $points } πόντους από το σκορ σου
letters-move-give = δώσε στους άλλους { $points } πόντους στον καθένα
letters-soup-move-call = πες ότι η σούπα είναι λέξη και πρέπει να φαγωθεί
letters-soup-move-inspect = δες τη σούπα που μόλις φαγώθηκε ως λέξη
letters-soup-move-demand = ζήτα μια λέξη που μπορεί να γίνει η σούπα
letters-soup-move-nothing = άφησε τη σούπα, και τελείωσε τον γύρο
letters-soup-move-comply = φάε τη σούπα
letters-soup-move-check = ζήτα έλεγχο
letters-soup-move-proceed = επίμεινε ότι είναι λέξη
letters-soup-move-offer = πρότεινε να το πάρεις πίσω
letters-soup-move-agree = δέξου να το πάρει πίσω
letters-soup-move-refuse = ζήτα έλεγχο για τη σούπα
letters-soup-move-drop = άφησέ το
letters-soup-move-named = αυτή είναι η λέξη
letters-soup-move-give-up = μην πεις λέξη, και φάε τη σούπα

## Γιατί δηλώνονται μόνο μερικές λέξεις μιας μπάζας

letters-claims-as-played = Σε αυτό το τραπέζι τα γράμματα διαβάζονται όπως παίχτηκαν.
letters-claims-listed = Σε αυτό το τραπέζι δηλώνονται μόνο λέξεις του καταλόγου.
letters-claims-listed-as-played = Σε αυτό το τραπέζι δηλώνονται μόνο λέξεις του καταλόγου, και διαβάζονται όπως παίχτηκαν.
letters-claims-not-rude = Λέξη που πληγώνει ανθρώπους δεν δηλώνεται.

## Τι έγινε

letters-dealt =
    { $count ->
        [one] Ο καθένας έχει { $count } χαρτί.
       *[other] Ο καθένας έχει { $count } χαρτιά.
    }
letters-dealt-face-down = Τα χέρια μένουν κλειστά ώσπου να οριστεί η κυρίαρχη φυλή.
letters-you-passed = Έδωσες { NOUN($cards, form: "definite-accusative") } (προς: { $person }).
letters-passed =
    { $whom ->
        [you] { $name } σου έδωσε τρία χαρτιά.
       *[other] { $name } έδωσε τρία χαρτιά (προς: { $person }).
    }
letters-you-got = { $name } σου έδωσε { NOUN($cards, form: "definite-accusative") }.
letters-named =
    { $who ->
        [you] Διάλεξες κυρίαρχη φυλή: { NOUN($suit) }.
       *[other] { $name } διάλεξε κυρίαρχη φυλή: { NOUN($suit) }.
    }
letters-named-none =
    { $who ->
        [you] Δεν διάλεξες κυρίαρχη φυλή.
       *[other] { $name } δεν διάλεξε κυρίαρχη φυλή.
    }
letters-led =
    { $who ->
        [you] Άνοιξες με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } άνοιξε με { NOUN($card, form: "definite-accusative") }.
    }
letters-played =
    { $who ->
        [you] Έπαιξες { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } έπαιξε { NOUN($card, form: "definite-accusative") }.
    }
letters-claimed-none =
    { $who ->
        [you] Δεν δήλωσες λέξη.
       *[other] { $name } δεν δήλωσε λέξη.
    }
letters-claimed =
    { $who ->
        [you] Δήλωσες { $word }.
       *[other] { $name } δήλωσε { $word }.
    }
letters-claimed-for =
    { $who ->
        [you] Δήλωσες { $word }. Η μπάζα είναι για: { $person }.
       *[other]
            { $whom ->
                [you] { $name } δήλωσε { $word } και σου έδωσε την μπάζα.
               *[other] { $name } δήλωσε { $word }. Η μπάζα είναι για: { $person }.
            }
    }
letters-accepted =
    { $who ->
        [you] Άφησες το { $word } να περάσει.
       *[other] { $name } άφησε το { $word } να περάσει.
    }
letters-checked =
    { $verdict ->
        [word]
            { $who ->
                [you] Ζήτησες έλεγχο για το { $word }: είναι λέξη.
               *[other] { $name } ζήτησε έλεγχο για το { $word }: είναι λέξη.
            }
       *[no_word]
            { $who ->
                [you] Ζήτησες έλεγχο για το { $word }: δεν είναι λέξη.
               *[other] { $name } ζήτησε έλεγχο για το { $word }: δεν είναι λέξη.
            }
    }
letters-points = Πόντοι: { LIST($changes, style: "comma") }.
letters-change-you = εσύ { $change }
letters-change-you-and-others = εσύ και { $names } { $change }
letters-change-others = { $names } { $change }
letters-took-trick =
    { $who ->
        [you] Πήρες την μπάζα.
       *[other] { $name } πήρε την μπάζα.
    }
letters-will-deal =
    { $who ->
        [you] Θα μοιράσεις εσύ.
       *[other] { $name } θα μοιράσει.
    }
letters-left-deal =
    { $who ->
        [you] Άφησες το μοίρασμα στον επόμενο.
       *[other] { $name } άφησε το μοίρασμα στον επόμενο.
    }
letters-took-off =
    { $who ->
        [you] Έβγαλες { $points } πόντους από το σκορ σου.
       *[other] { $name } διάλεξε να χάσει { $points } πόντους.
    }
letters-gave =
    { $who ->
        [you] Έδωσες στους άλλους { $points } πόντους στον καθένα.
       *[other] { $name } έδωσε στους άλλους { $points } πόντους στον καθένα.
    }
letters-deal-over = Ο γύρος τελείωσε.

## Τι έγινε στη Σούπα

letters-soup-started =
    { $who ->
        [you] Άρχισες τη σούπα με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } άρχισε τη σούπα με { NOUN($card, form: "definite-accusative") }.
    }
letters-soup-started-fresh =
    { $who ->
        [you] Άρχισες νέα σούπα με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } άρχισε νέα σούπα με { NOUN($card, form: "definite-accusative") }.
    }
letters-soup-added =
    { $end ->
        [left]
            { $who ->
                [you] Πρόσθεσες αριστερά { NOUN($card, form: "definite-accusative") }: { $soup }.
               *[other] { $name } πρόσθεσε αριστερά { NOUN($card, form: "definite-accusative") }: { $soup }.
            }
       *[right]
            { $who ->
                [you] Πρόσθεσες { NOUN($card, form: "definite-accusative") }: { $soup }.
               *[other] { $name } πρόσθεσε { NOUN($card, form: "definite-accusative") }: { $soup }.
            }
    }
letters-soup-added-and-ate =
    { $end ->
        [left]
            { $who ->
                [you] Πρόσθεσες αριστερά { NOUN($card, form: "definite-accusative") } και έφαγες τη σούπα ως λέξη: { $word }.
               *[other] { $name } πρόσθεσε αριστερά { NOUN($card, form: "definite-accusative") } και έφαγε τη σούπα ως λέξη: { $word }.
            }
       *[right]
            { $who ->
                [you] Πρόσθεσες { NOUN($card, form: "definite-accusative") } και έφαγες τη σούπα ως λέξη: { $word }.
               *[other] { $name } πρόσθεσε { NOUN($card, form: "definite-accusative") } και έφαγε τη σούπα ως λέξη: { $word }.
            }
    }
letters-soup-ate-first =
    { $who ->
        [you] Έφαγες το { $soup } και άρχισες νέα σούπα με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } έφαγε το { $soup } και άρχισε νέα σούπα με { NOUN($card, form: "definite-accusative") }.
    }
letters-best-word = Η μακρύτερη λέξη
letters-best-soup = Η μακρύτερη σούπα
letters-best-soup-says =
    { $who ->
        [you] Έφαγες το { $soup }: { $count } χαρτιά.
       *[other] { $name } έφαγε το { $soup }: { $count } χαρτιά.
    }
letters-soup-called =
    { $who ->
        [you] Είπες ότι το { $soup } είναι λέξη. Πρέπει να τη φάει: { $person }.
       *[other]
            { $whom ->
                [you] { $name } είπε ότι το { $soup } είναι λέξη, και πρέπει να τη φας.
               *[other] { $name } είπε ότι το { $soup } είναι λέξη. Πρέπει να τη φάει: { $person }.
            }
    }
letters-soup-inspected =
    { $who ->
        [you] Είδες τη σούπα που φαγώθηκε: { $word }. Την είχε φάει: { $person }.
       *[other]
            { $whom ->
                [you] { $name } είδε τη σούπα που είχες φάει: { $word }.
               *[other] { $name } είδε τη σούπα που φαγώθηκε: { $word }. Την είχε φάει: { $person }.
            }
    }
letters-soup-demanded =
    { $who ->
        [you] Ζήτησες μια λέξη που μπορεί να γίνει η σούπα { $soup }. Πρέπει να την πει: { $person }.
       *[other]
            { $whom ->
                [you] { $name } σου ζήτησε μια λέξη που μπορεί να γίνει η σούπα { $soup }.
               *[other] { $name } ζήτησε μια λέξη που μπορεί να γίνει η σούπα { $soup }. Πρέπει να την πει: { $person }.
            }
    }
letters-soup-let-be =
    { $who ->
        [you] Άφησες το { $soup } όπως είναι.
       *[other] { $name } άφησε το { $soup } όπως είναι.
    }
letters-soup-complied =
    { $who ->
        [you] Έφαγες το { $soup }, χωρίς έλεγχο.
       *[other] { $name } έφαγε το { $soup }, χωρίς έλεγχο.
    }
letters-soup-asked-for-check =
    { $who ->
        [you] Ζήτησες έλεγχο για το { $soup }.
       *[other] { $name } ζήτησε έλεγχο για το { $soup }.
    }
letters-soup-offered =
    { $who ->
        [you] Πρότεινες να το πάρεις πίσω (προς: { $person }).
       *[other]
            { $whom ->
                [you] { $name } σου πρότεινε να το πάρει πίσω.
               *[other] { $name } πρότεινε να το πάρει πίσω (προς: { $person }).
            }
    }
letters-soup-agreed =
    { $who ->
        [you] Δέχτηκες την πρόταση.
       *[other] { $name } δέχτηκε την πρόταση.
    }
letters-soup-stood-by =
    { $who ->
        [you] Επέμεινες ότι είναι λέξη, και έγινε έλεγχος για το { $soup }.
       *[other] { $name } επέμεινε ότι είναι λέξη, και έγινε έλεγχος για το { $soup }.
    }
letters-soup-refused =
    { $who ->
        [you] Δεν το δέχτηκες, και έγινε έλεγχος για το { $soup }.
       *[other] { $name } δεν το δέχτηκε, και έγινε έλεγχος για το { $soup }.
    }
letters-soup-had-checked =
    { $who ->
        [you] Ζήτησες έλεγχο για το { $word }.
       *[other] { $name } ζήτησε έλεγχο για το { $word }.
    }
letters-soup-is-word = Είναι λέξη.
letters-soup-is-no-word = Δεν είναι λέξη.
letters-soup-is-word-and-eaten =
    { $who ->
        [you] Είναι λέξη, και την έφαγες.
       *[other] Είναι λέξη, και { $name } την έφαγε.
    }
letters-soup-is-no-word-and-stays = Δεν είναι λέξη, και μένει.
letters-soup-proved =
    { $who ->
        [you] Είπες { $word }, μια λέξη που μπορεί να γίνει η σούπα { $soup }.
       *[other] { $name } είπε { $word }, μια λέξη που μπορεί να γίνει η σούπα { $soup }.
    }
letters-soup-proved-not =
    { $who ->
        [you] Είπες { $word }, αλλά τέτοια λέξη η σούπα { $soup } δεν γίνεται, και την έφαγες.
       *[other] { $name } είπε { $word }, αλλά τέτοια λέξη η σούπα { $soup } δεν γίνεται, και την έφαγε.
    }
letters-soup-gave-up =
    { $who ->
        [you] Δεν είπες λέξη και έφαγες το { $soup }.
       *[other] { $name } δεν είπε λέξη και έφαγε το { $soup }.
    }

## Γιατί μια κίνηση δεν γίνεται

letters-nothing-now = Τώρα δεν γίνεται τίποτα: ο γύρος δεν άρχισε ή τελείωσε.
letters-no-such-move = Δεν υπάρχει τέτοια κίνηση.
letters-not-held = Δεν κρατάς { NOUN($card, form: "definite-accusative") }.
letters-not-to-be-decided =
    { $stage ->
        [pass] Αυτό δεν αποφασίζεται τώρα: πρέπει να δοθούν τρία χαρτιά.
        [name] Αυτό δεν αποφασίζεται τώρα: όποιος μοίρασε ορίζει την κυρίαρχη φυλή.
        [scrump] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι αν η μπάζα είναι λέξη.
        [check] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι αν θα γίνει έλεγχος για τη λέξη.
        [dealer] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι ποιος θα μοιράσει.
        [sign] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι πώς θα μετρήσουν τα χαρτιά.
        [reply] Αυτό δεν αποφασίζεται τώρα: κάποιος είπε ότι η σούπα είναι λέξη, και περιμένει απάντηση.
        [offer] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι αν παίρνεται πίσω αυτό που ειπώθηκε.
        [agree] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι αν παίρνεται πίσω αυτό που ειπώθηκε.
        [inspect] Αυτό δεν αποφασίζεται τώρα: το ερώτημα είναι αν θα γίνει έλεγχος για τη σούπα που φαγώθηκε.
        [prove] Αυτό δεν αποφασίζεται τώρα: πρέπει να ειπωθεί μια λέξη που μπορεί να γίνει η σούπα.
        [end] Αυτό δεν αποφασίζεται τώρα: παίχτηκαν όλα τα χαρτιά.
       *[play] Αυτό δεν αποφασίζεται τώρα: πρέπει να παιχτεί ένα χαρτί.
    }
letters-must-follow = Κρατάς { NOUN($suit) }, οπότε πρέπει να παίξεις από αυτή τη φυλή.
letters-not-loose = { CAPITAL(NOUN($card, form: "definite")) } δεν ανοίγει την μπάζα: { NOUN($suits) } δεν ανοίγουν ακόμη, και κρατάς κι άλλα.
letters-not-in-first-trick = { CAPITAL(NOUN($card, form: "definite")) } είναι χαρτί ποινής: σε αυτό το τραπέζι δεν μπαίνει στην πρώτη μπάζα όσο κρατάς άλλο.
letters-no-arrangement = Τα τρία χαρτιά μιας μπάζας μπαίνουν μόνο σε έξι σειρές.
letters-not-in-order = Σε αυτό το τραπέζι τα γράμματα διαβάζονται όπως παίχτηκαν.
letters-same-word = Αυτό διαβάζεται ίδιο με μια σειρά πριν από αυτό: ένα γράμμα υπάρχει δύο φορές.
letters-no-word = Το { $word } δεν είναι στον κατάλογο λέξεων.
letters-rude-word = Αυτή η λέξη πληγώνει ανθρώπους. Σε αυτό το τραπέζι παρακαλούμε όλους να μην τη χρησιμοποιούν.
letters-no-such-target = Η μπάζα δεν δίνεται εκεί.
letters-changes-nothing = Αυτό δεν θα άλλαζε τίποτα: η μπάζα πάει εκεί έτσι κι αλλιώς.
letters-soup-must-start = { CAPITAL(NOUN($card, form: "definite")) } πρέπει να αρχίσει τη σούπα.
letters-soup-impossible-right =
    { $fewest ->
        [2] Καμία λέξη δεν αρχίζει από { $soup }.
       *[other] Καμία λέξη με { $fewest } ή περισσότερα γράμματα δεν αρχίζει από { $soup }.
    }
letters-soup-impossible-anywhere =
    { $fewest ->
        [2] Καμία λέξη δεν έχει μέσα { $soup }.
       *[other] Καμία λέξη με { $fewest } ή περισσότερα γράμματα δεν έχει μέσα { $soup }.
    }
letters-soup-completes-word = Το { $word } είναι λέξη: όποιος συμπληρώνει λέξη την τρώει.
letters-soup-only-fresh = Δεν υπάρχει σούπα: αυτό το χαρτί αρχίζει νέα.
letters-soup-nothing-to-call = Τώρα δεν υπάρχει σούπα για να πεις ότι είναι λέξη.
letters-soup-nothing-to-inspect = Τώρα δεν υπάρχει φαγωμένη σούπα να δεις.
letters-soup-nothing-to-demand = Τώρα δεν υπάρχει σούπα για να ζητήσεις λέξη.
letters-soup-too-long = Κανένας κατάλογος δεν έχει λέξη με πάνω από { $longest } γράμματα.
letters-soup-too-short = Το { $word } έχει λίγα γράμματα: σε αυτό το τραπέζι μια λέξη έχει { $fewest } ή περισσότερα.
letters-soup-right-end-only = Σε αυτό το τραπέζι τα χαρτιά μπαίνουν μόνο στα δεξιά.

## Τι δεν διαβάζεται ως κίνηση. Τα παραδείγματα γράφονται έτσι σε κάθε γλώσσα.

letters-passed-once-only = Ένα χαρτί δίνεται μόνο μία φορά.
letters-three-are-passed =
    { $count ->
        [one] Δίνονται τρία χαρτιά μαζί, όπως pass AD CE SO· εδώ είναι { $count }.
       *[other] Δίνονται τρία χαρτιά μαζί, όπως pass AD CE SO· εδώ είναι { $count }.
    }
letters-no-such-arrangement = Τα γράμματα της μπάζας είναι { $letters }: το { $word } δεν γίνεται από αυτά.
letters-neither-right-nor-left = Μια λέξη τη δηλώνεις για σένα, ή με right ή left, όπως scrump BARD right· όχι με { $text }.
letters-is-no-move = Μια κίνηση είναι ένα χαρτί, όπως AD, μια λέξη που δηλώνεται, όπως scrump BARD, ή μια απάντηση· το { $text } δεν είναι τίποτα από αυτά.
letters-soup-word-of-letters =
    { $alphabet ->
        [tr] Μια λέξη έχει γράμματα του τουρκικού αλφαβήτου, όπως name İNCİ.
       *[other] Μια λέξη έχει γράμματα από A ως Z, όπως name PEARL.
    }
letters-soup-is-no-move = Μια κίνηση είναι ένα χαρτί, όπως AD, ίσως μαζί με ό,τι τρώγεται, όπως AD eat ή eat AD, ή μια απάντηση, όπως call.

## Τι συνηγορεί για μια κίνηση

letters-why-lead =
    { $number ->
        [0] Δεν έχει μείνει να φανεί χαρτί που το κερδίζει.
        [1] Έχει μείνει να φανεί μόνο ένα χαρτί που το κερδίζει.
       *[other] Έχουν μείνει να φανούν { $number } χαρτιά που το κερδίζουν.
    }
letters-why-leads-so-far =
    { $number ->
        [0] Είναι το μεγαλύτερο χαρτί της μπάζας ως τώρα, και δεν έχει μείνει να φανεί χαρτί που το κερδίζει.
        [1] Είναι το μεγαλύτερο χαρτί της μπάζας ως τώρα, και έχει μείνει να φανεί μόνο ένα χαρτί που το κερδίζει.
       *[other] Είναι το μεγαλύτερο χαρτί της μπάζας ως τώρα, και έχουν μείνει να φανούν { $number } χαρτιά που το κερδίζουν.
    }
letters-why-wins =
    Η πλευρά σου παίρνει την μπάζα { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] με την άλλη επιλογή
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-soup-why-others-eat =
    Τη σούπα τρώει μετά άλλος { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-soup-why-you-eat =
    Ως το τέλος της επόμενης σειράς σου τρως { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-why-claimed =
    { $who ->
        [name] { $name }: δηλώνει
       *[nobody] Ένας αντίπαλος δηλώνει
    } λέξη { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] με την άλλη επιλογή
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-why-claimed-either-way =
    { $who ->
        [name] { $name }: έτσι κι αλλιώς δηλώνει
       *[nobody] Έτσι κι αλλιώς ένας αντίπαλος δηλώνει
    } λέξη { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }.
letters-why-side-claims =
    Η πλευρά σου δηλώνει λέξη { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] με την άλλη επιλογή
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-why-checked =
    { $often ->
        [0] Με την άλλη επιλογή ένας αντίπαλος ζητά έλεγχο της λέξης { $otherwise ->
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $otherwise } από 10 πιθανούς γύρους
            }.
       *[other] Ένας αντίπαλος ζητά έλεγχο της λέξης { $often ->
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και με την άλλη επιλογή { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
    }
letters-why-hurt =
    Ως το τέλος της επόμενης σειράς σου η πλευρά σου παίρνει χαρτιά που μετράνε εναντίον της { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] με την άλλη επιλογή
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-why-keeps =
    Στην επόμενη σειρά σου κρατάς το μεγαλύτερο χαρτί που έμεινε σε μια φυλή { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] με την άλλη επιλογή
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-soup-why-eats-either-way =
    Στην επόμενη σειρά σου τρως έτσι κι αλλιώς { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }.
letters-soup-why-called =
    { $who ->
        [name] { $name }: λέει
       *[nobody] Ο επόμενος λέει
    } ότι η σούπα είναι λέξη { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-soup-why-keeps =
    Στην επόμενη σειρά σου κρατάς γράμμα που προστίθεται στη σούπα χωρίς κίνδυνο { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-soup-why-stuck =
    Στην επόμενη σειρά σου κανένα γράμμα σου δεν προστίθεται στη σούπα χωρίς κίνδυνο { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] μετά από { NOUN($other, form: "definite-accusative") }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
letters-why-takes-last = Το χαρτί σου είναι το τελευταίο της μπάζας, και το μεγαλύτερο.
letters-why-can-claim = Τότε τα γράμματα της μπάζας κάνουν { $word }, που μπορείς να δηλώσεις.
letters-why-makes-a-word = Τα γράμματα κάνουν { $word }: δήλωσέ το, και παίρνει την μπάζα ο παίκτης δεξιά σου.
letters-why-partner-leads = Το μεγαλύτερο χαρτί της μπάζας είναι του συμπαίκτη σου.
letters-why-weakest = Δεν κερδίζει το μεγαλύτερο χαρτί της μπάζας, και είναι το πιο αδύναμο που μπορείς να παίξεις.
letters-why-other-leads = Το μεγαλύτερο της μπάζας μένει άλλο χαρτί.
letters-why-rid-of-penalty = Ξεφορτώνεσαι ένα χαρτί που μετράει εναντίον όποιου το πάρει.
letters-why-no-word = Ο κατάλογος δεν έχει λέξη με αυτά τα γράμματα.
letters-why-stays-yours = Η μπάζα είναι της πλευράς σου και χωρίς να δηλώσεις λέξη.
letters-why-stays-others = Αν δεν δηλώσεις λέξη, η μπάζα πάει στην άλλη πλευρά.
letters-why-claim-takes = Η λέξη είναι στον κατάλογο, και η μπάζα πάει όπου πεις εσύ.
letters-why-claim-bluffs = Η λέξη δεν είναι στον κατάλογο: παίρνει την μπάζα μόνο αν κανείς δεν ζητήσει έλεγχο.
letters-why-claim-listed = Η λέξη που δηλώθηκε είναι στον κατάλογο.
letters-why-claim-not-listed = Η λέξη που δηλώθηκε δεν είναι στον κατάλογο.
letters-why-longest-suit =
    { $number ->
        [one] Κρατάς { $number } χαρτί αυτής της φυλής, και από καμία άλλη περισσότερα.
       *[other] Κρατάς { $number } χαρτιά αυτής της φυλής, και από καμία άλλη περισσότερα.
    }
letters-why-holds-suit =
    { $number ->
        [0] Δεν κρατάς κανένα χαρτί αυτής της φυλής.
        [one] Κρατάς { $number } χαρτί αυτής της φυλής.
       *[other] Κρατάς { $number } χαρτιά αυτής της φυλής.
    }
letters-why-no-suit =
    { $number ->
        [one] Από τη μεγαλύτερη φυλή σου κρατάς μόνο { $number } χαρτί.
       *[other] Από τη μεγαλύτερη φυλή σου κρατάς μόνο { $number } χαρτιά.
    }
letters-why-blind = Κανείς δεν έχει δει χαρτί ακόμη.
letters-why-dealer-names = Την κυρίαρχη φυλή την ορίζει όποιος μοιράζει.
letters-why-next-leads = Την πρώτη μπάζα την ανοίγει ο παίκτης αριστερά από όποιον μοιράζει.
letters-why-next-deals = Τότε μοιράζει ο επόμενος.
letters-why-take-off = Βγάζει { $points } πόντους από το δικό σου σκορ.
letters-why-give = Βάζει { $points } πόντους στο σκορ καθενός από τους άλλους.
letters-why-passes-penalties =
    { $number ->
        [1] Ένα από αυτά τα χαρτιά μετράει εναντίον όποιου το πάρει.
       *[other] Από αυτά τα χαρτιά { $number } μετράνε εναντίον όποιου τα πάρει.
    }
letters-why-passes-high = Το μεγαλύτερο από αυτά τα χαρτιά κερδίζει { $number } από τα άλλα δώδεκα της φυλής του.

## Habits: what somebody does more often, or less often, than a club player

letters-habit-claims = Δηλώνει λέξεις πιο συχνά από έναν παίκτη λέσχης.
letters-habit-claims-less = Αφήνει λέξεις που ένας παίκτης λέσχης θα δήλωνε.
letters-habit-bluffs = Μπλοφάρει πιο συχνά από έναν παίκτη λέσχης.
letters-habit-bluffs-less = Μπλοφάρει πιο σπάνια από έναν παίκτη λέσχης.
letters-habit-checks = Ζητάει έλεγχο πιο συχνά από έναν παίκτη λέσχης.
letters-habit-checks-less = Αφήνει να περάσουν δηλώσεις που ένας παίκτης λέσχης θα ζητούσε να ελεγχθούν.
letters-habit-wins = Πάει για την μπάζα εκεί που ένας παίκτης λέσχης θα την απέφευγε.
letters-habit-wins-less = Αποφεύγει την μπάζα εκεί που ένας παίκτης λέσχης θα πήγαινε να την πάρει.
letters-habit-eats = Τρώει τη σούπα νωρίτερα από έναν παίκτη λέσχης.
letters-habit-eats-less = Βάζει γράμμα εκεί που ένας παίκτης λέσχης θα έτρωγε.
letters-habit-completes = Συμπληρώνει λέξεις και τις αφήνει πιο συχνά από έναν παίκτη λέσχης.
letters-habit-completes-less = Συμπληρώνει λιγότερες λέξεις από έναν παίκτη λέσχης.
letters-habit-calls = Λέει ότι είναι λέξη πιο συχνά από έναν παίκτη λέσχης.
letters-habit-calls-less = Αφήνει να περάσουν λέξεις που ένας παίκτης λέσχης θα έπιανε.
letters-habit-doubts = Αμφιβάλλει για τους άλλους πιο συχνά από έναν παίκτη λέσχης.
letters-habit-doubts-less = Πιστεύει τους άλλους πιο συχνά από έναν παίκτη λέσχης.
letters-soup-why-stays-safe =
    { $number ->
        [0] Με αυτό η σούπα δεν είναι λέξη, και κανένα γράμμα δεν προστίθεται χωρίς κίνδυνο.
        [1] Με αυτό η σούπα δεν είναι λέξη, και μόνο ένα γράμμα του αλφαβήτου προστίθεται χωρίς κίνδυνο.
       *[other] Με αυτό η σούπα δεν είναι λέξη, και { $number } γράμματα του αλφαβήτου προστίθενται χωρίς κίνδυνο.
    }
letters-soup-why-stays-possible = Με αυτό η σούπα δεν είναι λέξη, και μπορεί ακόμη να γίνει.
letters-soup-why-becomes-word = Με αυτό η σούπα είναι λέξη, αλλά αν το πει κανείς δεν σου κοστίζει περισσότερο από το να τη φας.
letters-soup-why-becomes-impossible = Με αυτό η σούπα δεν μπορεί πια να γίνει λέξη, αλλά ο επόμενος θα πρέπει να ζητήσει μία.
letters-soup-why-eats-word = Με αυτό η σούπα είναι λέξη του καταλόγου, οπότε κανείς δεν κερδίζει με έλεγχο.
letters-soup-why-eats-no-word = Με αυτό η σούπα δεν είναι λέξη του καταλόγου, αλλά αυτό μετράει μόνο αν γίνει έλεγχος.
letters-soup-why-none-safe = Κανένα γράμμα σου δεν προστίθεται χωρίς κίνδυνο, και αρχίζεις από την αρχή.
letters-soup-why-few-follow =
    { $number ->
        [0] Στη νέα σούπα κανένα γράμμα δεν προστίθεται χωρίς κίνδυνο.
        [1] Στη νέα σούπα μόνο ένα γράμμα του αλφαβήτου προστίθεται χωρίς κίνδυνο.
       *[other] Στη νέα σούπα μόνο { $number } γράμματα του αλφαβήτου προστίθενται χωρίς κίνδυνο.
    }
letters-soup-why-is-word = Η σούπα είναι λέξη του καταλόγου.
letters-soup-why-is-no-word = Η σούπα δεν είναι λέξη του καταλόγου.
letters-soup-why-was-word = Αυτό που φαγώθηκε είναι λέξη του καταλόγου.
letters-soup-why-was-no-word = Αυτό που φαγώθηκε δεν είναι λέξη του καταλόγου.
letters-soup-why-can-become = Ο κατάλογος έχει λέξη που μπορεί να γίνει η σούπα.
letters-soup-why-cannot-become = Ο κατάλογος δεν έχει λέξη που μπορεί να γίνει η σούπα.
letters-soup-why-rarest = Κανένα γράμμα σου δεν βρίσκεται σε λέξη τριών γραμμάτων πιο σπάνια από το { $letter }.
letters-soup-why-another = Σου μένει άλλο ένα { $letter }.

## Βοήθεια την πρώτη φορά

letters-help-goal = Κέρδιζε μπάζες με τον συμπαίκτη σου: τον γύρο τον κερδίζει η ομάδα με τις περισσότερες.
letters-help-low-wins = Κάθε πόντος είναι κακός: κερδίζει όποιος πάρει τους λιγότερους.
letters-help-stakes = Ζήτα έλεγχο μόνο αν συμφέρει: δύο γραμμές λένε ποιος παίρνει την μπάζα, και ποιανού οι πόντοι αλλάζουν.
letters-help-claim = Βλέπεις μια λέξη; Δήλωσέ τη, και ορίζεις ποιος παίρνει την μπάζα. Αλλά ο καθένας μπορεί να την αμφισβητήσει.
letters-help-claim-listed = Αυτά τα γράμματα μπορούν να γίνουν λέξη: δήλωσέ τη, και ορίζεις εσύ ποιος παίρνει την μπάζα.
letters-help-crown = Για να πάρεις την μπάζα, νίκησε το χαρτί με την κορώνα. Αν δηλωθεί λέξη, μπορεί να την πάρει εκείνη.
letters-help-ruling = Για να πάρεις μπάζα παίξε την κυρίαρχη φυλή: νικάει τις άλλες τρεις. Αλλά αν έχεις τη φυλή που άνοιξε, παίζεις από αυτή.
letters-help-not-loose = Άνοιξε με άλλη φυλή: μία από τις δικές σου ανοίγει μόνο αφού παιχτεί ένα χαρτί της.
letters-help-letters-only = Για να κερδίσεις μια μπάζα κοίτα μόνο φυλή και γράμμα. Τα ζώα και οι πιπεριές είναι μόνο εικόνες.
letters-help-animals = Πάρε ζώα, και κέρδισε τον γύρο: η ομάδα που τον κερδίζει παίρνει πόντους για τα ζώα της πάνω από έξι.
letters-help-dog = Άφησε τον Σκύλο στους άλλους: η ομάδα του γράφει έναν πόντο για κάθε πιπεριά στα χαρτιά με πιπεριές που παίρνει.
letters-help-turtle = Απόφυγε τις πιπεριές και τη Χελώνα: κάθε πιπεριά που παίρνεις κοστίζει έναν πόντο, και η Χελώνα { $points }.
letters-soup-help-stakes = Αποφάσισε με βάση τι παίζεται: δύο γραμμές λένε ποιος τρώει τη σούπα, και ποιανού οι πόντοι αλλάζουν.
letters-soup-help-looked-at = Αποφάσισε με βάση τι παίζεται: δύο γραμμές λένε ποιανού οι πόντοι αλλάζουν. Η μπάζα μένει εκεί που είναι.
letters-soup-help-call = Είναι η σούπα ήδη λέξη; Πες το, και ο διπλανός σου την τρώει ή ζητάει έλεγχο.
letters-soup-help-soup = Άφησε μια σούπα που δεν είναι ακόμη λέξη αλλά μπορεί να γίνει. Αν τη φας, είναι μπάζα, και οι μπάζες είναι κακές.

## Θέσεις στις οποίες δεν φτάνει κανένας γύρος, όπως μπορεί να τις γράψει μια γραμμή κειμένου. scrumper και stage είναι ονόματα πεδίων.

letters-position-stage = Το πεδίο stage είναι { $stage }: εδώ μπορεί να είναι 0 ως { $highest }.
letters-position-unequal-hands = Οι θέσεις έχουν { LIST($cards, style: "comma") } χαρτιά, μαζί με αυτά της μπάζας: όλες πρέπει να έχουν τα ίδια.
letters-position-wrong-turn =
    { $lying ->
        [one] Η μπάζα έχει { $lying } χαρτί, και άνοιξε η θέση { $leader }: δεν μπορεί να είναι η σειρά της θέσης { $turn }.
       *[other] Η μπάζα έχει { $lying } χαρτιά, και άνοιξε η θέση { $leader }: δεν μπορεί να είναι η σειρά της θέσης { $turn }.
    }
letters-position-claim-too-early =
    { $lying ->
        [one] Η μπάζα έχει { $lying } χαρτί: μια λέξη δηλώνεται όταν έχει { $seats }.
       *[other] Η μπάζα έχει { $lying } χαρτιά: μια λέξη δηλώνεται όταν έχει { $seats }.
    }
letters-position-trick-too-early =
    { $lying ->
        [one] Η μπάζα έχει { $lying } χαρτί με stage { $stage }: τότε πρέπει να είναι άδεια.
       *[other] Η μπάζα έχει { $lying } χαρτιά με stage { $stage }: τότε πρέπει να είναι άδεια.
    }
letters-position-no-card = Είναι η σειρά της θέσης { $seat }, που δεν έχει χαρτί.
letters-position-stage-of-another-house = Το πεδίο stage είναι { $stage }: με αυτούς τους κανόνες κανένας γύρος δεν φτάνει εκεί.
letters-position-checked-by-its-own-side = Η θέση { $seat } ερωτάται για λέξη που δηλώνει η δική της πλευρά.
letters-position-nobody-claims = Πρέπει να γίνει έλεγχος για μια λέξη, και το πεδίο scrumper δεν λέει ποιανού.
letters-position-nothing-to-pass = Η θέση { $seat } δεν έχει χαρτί να διαλέξει για τον διπλανό της.
letters-soup-position-stage = Το πεδίο stage είναι { $stage }: η Σούπα δεν έχει τέτοιο στάδιο.
letters-soup-position-passed-late = Τα χαρτιά δίνονται πριν παιχτεί το πρώτο, και εδώ παίχτηκαν κιόλας μερικά.

## Παραλλαγές: το όνομα μιας ομάδας κανόνων, και μια πρόταση για αυτήν

letters-preset-strict = Μόνο λέξεις του καταλόγου
letters-preset-strict-says = Δηλώνονται μόνο λέξεις του καταλόγου, και δεν γίνεται κανένας έλεγχος.
letters-preset-turkish = Τουρκικά γράμματα
letters-preset-turkish-says = Η τράπουλα έχει τα 29 τουρκικά γράμματα, και οι λέξεις είναι τουρκικές.
letters-preset-quist-short = Μικρό Κουίστ
letters-preset-quist-short-says = Στους έντεκα πόντους.
letters-preset-quist-always-animals = Πάντα κυρίαρχα τα ζώα
letters-preset-quist-always-animals-says = Όποιος μοιράζει δεν διαλέγει: σε κάθε γύρο κυρίαρχη φυλή είναι τα ζώα.
letters-preset-animal-quist-short = Μικρό Κουίστ με ζώα
letters-preset-animal-quist-short-says = Στους έντεκα πόντους.
letters-preset-chili-dog-short = Μικρός Καυτερός σκύλος
letters-preset-chili-dog-short-says = Στους πενήντα πόντους.
letters-preset-turtle-short = Μικρή Χελώνα
letters-preset-turtle-short-says = Στους πενήντα πόντους.
letters-preset-soup-short = Μικρή Σούπα
letters-preset-soup-short-says = Στους είκοσι πέντε πόντους.
letters-preset-soup-both-ends = Σούπα και από τις δύο άκρες
letters-preset-soup-both-ends-says = Χαρτιά μπαίνουν και στα αριστερά.

## Κανόνες του σπιτιού: το όνομα του καθενός, τι ορίζει, και οι τιμές του

letters-rule-seats = Παίκτες
letters-rule-seats-says = Πόσοι παίζουν.
letters-rule-seats-teams-says = Πόσοι παίζουν, σε δύο ομάδες.
letters-rule-seats-alone-says = Πόσοι παίζουν, ο καθένας μόνος.
letters-rule-target = Στόχος
letters-rule-target-wins-says = Το σκορ που κερδίζει την παρτίδα.
letters-rule-target-loses-says = Το σκορ με το οποίο μια ομάδα χάνει την παρτίδα.
letters-rule-target-ends-says = Το σκορ που τελειώνει την παρτίδα: τότε κερδίζει όποιος έχει τους λιγότερους πόντους.
letters-rule-deck = Γράμματα της τράπουλας
letters-rule-deck-says = Τα γράμματα: και τα 26, ή τα ίδια δεκατρία σε κάθε φυλή, ή τα 29 τουρκικά, ή δική σου τράπουλα.
letters-rule-deck-full26 = και τα 26 γράμματα
letters-rule-deck-thirteen = τα ίδια δεκατρία σε κάθε φυλή
letters-rule-deck-custom = δική σου τράπουλα
letters-rule-deck-turkish29 = και τα 29 τουρκικά γράμματα
letters-rule-rank-order = Ποιο γράμμα είναι το μεγαλύτερο
letters-rule-rank-order-says = Ποια άκρη του αλφαβήτου είναι μεγάλη σε μια φυλή: το Z, με το A μικρότερο, ή το A, με το Z μικρότερο.
letters-rule-rank-order-az-low-a = A το μικρότερο, Z το μεγαλύτερο
letters-rule-rank-order-az-high-a = A το μεγαλύτερο, Z το μικρότερο
letters-rule-word-mode = Πότε ελέγχονται οι λέξεις
letters-rule-word-mode-says = Ό,τι δηλώνεται περνάει για λέξη ώσπου να ζητήσει κάποιος έλεγχο· ή δηλώνονται μόνο λέξεις του καταλόγου.
letters-rule-word-mode-table = έλεγχος όταν τον ζητήσει κάποιος
letters-rule-word-mode-strict = μόνο λέξεις του καταλόγου
letters-rule-lexicon = Κατάλογος λέξεων
letters-rule-lexicon-says = Ο κατάλογος που λέει τι είναι λέξη: αγγλικά όλων των χωρών, αμερικάνικα, μόνο συνηθισμένες λέξεις, και σπάνιες, τουρκικά, ή λέξεις από δικό σου αρχείο.
letters-rule-lexicon-int60 = αγγλικά όλων των χωρών
letters-rule-lexicon-us60 = αμερικάνικα αγγλικά
letters-rule-lexicon-int35 = μόνο συνηθισμένες λέξεις
letters-rule-lexicon-int70 = και σπάνιες λέξεις
letters-rule-lexicon-tr = τουρκικές λέξεις
letters-rule-rude-words = Ποιος δηλώνει προσβλητικές λέξεις
letters-rule-rude-words-says = Ποιος δηλώνει λέξη που πληγώνει ανθρώπους, όπως μια βρισιά: άνθρωποι αλλά όχι bot· και bot· ή κανείς.
letters-rule-rude-words-bots-never = μόνο άνθρωποι
letters-rule-rude-words-allowed = άνθρωποι και bot
letters-rule-rude-words-refused = κανείς
letters-rule-score-floor = Πόσο χαμηλά πέφτει το σκορ
letters-rule-score-floor-says = Αν ένα σκορ πέφτει κάτω από το μηδέν.
letters-rule-score-floor-none = χωρίς όριο
letters-rule-score-floor-zero = ως το μηδέν
letters-rule-animals = Ζώα
letters-rule-animals-says = Τα γράμματα των ζώων σε δική σου τράπουλα.
letters-rule-chili-peppers = Πιπεριές
letters-rule-chili-peppers-says = Τα γράμματα στις πιπεριές σε δική σου τράπουλα.
letters-rule-sours = Ξινά
letters-rule-sours-says = Τα γράμματα στα ξινά σε δική σου τράπουλα.
letters-rule-sweets = Γλυκά
letters-rule-sweets-says = Τα γράμματα στα γλυκά σε δική σου τράπουλα.
letters-rule-icons = Εικονίδια
letters-rule-icons-says = Τα εικονίδια πάνω στις πιπεριές σε δική σου τράπουλα, με αλφαβητική σειρά.
letters-rule-dog = Ο Σκύλος
letters-rule-dog-says = Ο Σκύλος σε δική σου τράπουλα, ένα από τα ζώα.
letters-rule-turtle = Η Χελώνα
letters-rule-turtle-says = Η Χελώνα σε δική σου τράπουλα, άλλο ένα από τα ζώα.
letters-rule-removed = Χαρτί που βγαίνει με τρεις παίκτες
letters-rule-removed-says = Το χαρτί που βγαίνει από δική σου τράπουλα όταν παίζουν τρεις.
letters-rule-starter = Χαρτί που αρχίζει τη σούπα
letters-rule-starter-says = Το χαρτί που αρχίζει τη σούπα σε δική σου τράπουλα.
letters-rule-allows-letters = δεκατρία διαφορετικά γράμματα με αλφαβητική σειρά
letters-rule-allows-icons = δεκατρία ψηφία από 1 ως 4
letters-rule-allows-card = ο κωδικός ενός χαρτιού, όπως AD
letters-rule-allows-own-list = ένα αρχείο λέξεων όπως mine.txt, όταν ξεκινάς εσύ το Kahve
letters-own-list =
    { $number ->
        [one] { $file }, μία λέξη
       *[other] { $file }, { $number } λέξεις
    }
letters-rule-exchange = Σε ποιον δίνεις χαρτιά
letters-rule-exchange-says = Σε ποιον δίνονται τρία χαρτιά· εναλλάξ: δεξιά στους μονούς γύρους, αριστερά στους ζυγούς.
letters-rule-exchange-right = δεξιά
letters-rule-exchange-left = αριστερά
letters-rule-exchange-alternate = εναλλάξ
letters-rule-dealer-option = Πώς ορίζεται η κυρίαρχη φυλή
letters-rule-dealer-option-says = Όποιος μοιράζει ορίζει την κυρίαρχη φυλή, ή καμία, αφού δει το χέρι του ή χωρίς να το δει· ή κυρίαρχα είναι πάντα τα ζώα· ή δεν υπάρχει κυρίαρχη φυλή.
letters-rule-dealer-option-after-look = ορίζεται αφού δει το χέρι
letters-rule-dealer-option-before-look = ορίζεται πριν δει το χέρι
letters-rule-dealer-option-always-animals = πάντα τα ζώα
letters-rule-dealer-option-always-none = ποτέ καμία
letters-rule-dealer-rule = Ποιος μοιράζει μετά
letters-rule-dealer-rule-says = Ποιος μοιράζει μετά: ο πρώτος από τους νικητές μετά από αυτόν που μοίρασε, που μπορεί να το αφήσει· ή που είναι υποχρεωμένος· ή όλοι με τη σειρά.
letters-rule-dealer-rule-winner-choice = διαλέγουν οι νικητές
letters-rule-dealer-rule-winner-deals = μοιράζουν οι νικητές
letters-rule-dealer-rule-rotate = όλοι με τη σειρά
letters-rule-restrict-ruling = Τα ζώα περιμένουν
letters-rule-restrict-ruling-says = Αν ούτε τα ζώα ανοίγουν, ώσπου να παιχτεί ένα.
letters-rule-safe-first-trick = Ακίνδυνη πρώτη μπάζα
letters-rule-safe-first-trick-says = Αν τα χαρτιά ποινής δεν μπαίνουν στην πρώτη μπάζα, για όποιον έχει άλλα.
letters-rule-lettering = Πώς γίνεται η λέξη
letters-rule-lettering-says = Αν τα γράμματα μιας μπάζας αλλάζουν σειρά για να γίνουν λέξη, ή διαβάζονται όπως παίχτηκαν.
letters-rule-lettering-loose = με όποια σειρά
letters-rule-lettering-firm = όπως παίχτηκαν
letters-rule-scrump-who = Ποιος δηλώνει λέξη
letters-rule-scrump-who-says = Δηλώνει μόνο όποιος έπαιξε τελευταίος· ή αλλιώς και οι αντίπαλοι εκείνου που θα έπαιρνε την μπάζα, με τη φορά του ρολογιού.
letters-rule-scrump-who-last-only = μόνο ο τελευταίος
letters-rule-scrump-who-open = και οι αντίπαλοι
letters-rule-idle-scrump = Δήλωση που δεν αλλάζει τίποτα
letters-rule-idle-scrump-says = Αν δηλώνεται και λέξη που αφήνει την μπάζα εκεί που πάει έτσι κι αλλιώς.
letters-rule-review-last-trick = Ματιά στην προηγούμενη μπάζα
letters-rule-review-last-trick-says = Αν η τελευταία μπάζα φαίνεται ξανά σε όποιον θέλει.
letters-rule-turtle-target = Σε ποιον δίνεις την μπάζα
letters-rule-turtle-target-says = Αν όποιος δηλώνει λέξη δίνει την μπάζα μόνο στον παίκτη δεξιά του, ή σε όποιον αντίπαλο θέλει.
letters-rule-turtle-target-right = μόνο δεξιά
letters-rule-turtle-target-any = σε όποιον αντίπαλο
letters-rule-turtle-bonus = Όλα τα χαρτιά ποινής
letters-rule-turtle-bonus-says = Όποιος πάρει όλα τα χαρτιά ποινής χάνει 26 πόντους και οι άλλοι παίρνουν από 26· ή μόνο το ένα· ή μόνο το άλλο· ή διαλέγει όποιος τα πήρε.
letters-rule-turtle-bonus-both = μείον 26, και συν 26 στους άλλους
letters-rule-turtle-bonus-minus-only = μόνο μείον 26
letters-rule-turtle-bonus-plus-only = μόνο συν 26 στους άλλους
letters-rule-turtle-bonus-taker-chooses = διαλέγει όποιος τα πήρε
letters-rule-soup-min-word = Μικρότερη λέξη
letters-rule-soup-min-word-says = Πόσα γράμματα έχει μια λέξη το λιγότερο.
letters-rule-soup-ends = Πού μπαίνει νέο χαρτί
letters-rule-soup-ends-says = Αν ένα χαρτί μπαίνει μόνο δεξιά, ή και στις δύο άκρες.
letters-rule-soup-ends-right = μόνο δεξιά
letters-rule-soup-ends-both = και στις δύο άκρες
letters-rule-soup-possible = Πρέπει να μένει δυνατή κάποια λέξη
letters-rule-soup-possible-says = Ένα χαρτί με το οποίο δεν γίνεται πια καμία λέξη δεν παίζεται· ή παίζεται, και ο επόμενος μπορεί να ζητήσει να ακούσει μια λέξη.
letters-rule-soup-possible-enforced = ναι
letters-rule-soup-possible-challenge = όχι, αλλά μπορεί να ζητηθεί λέξη

## Κανόνες του σπιτιού που δεν ταιριάζουν· λέξεις με _ είναι ονόματα κανόνων και μένουν όπως είναι

letters-deck-cannot-be = Με αυτή την τράπουλα δεν παίζεται το παιχνίδι.
letters-part-of-own-deck = { $rule } είναι μέρος δικής σου τράπουλας: πάει μαζί με deck custom.
letters-list-of-another-alphabet =
    { $alphabet ->
        [tr] Η τράπουλα { $deck } έχει τα γράμματα του τουρκικού αλφαβήτου, και οι λέξεις του καταλόγου { $lexicon } είναι αγγλικές. Με αυτή την τράπουλα πάει ο κατάλογος { LIST($lists, style: "comma") }.
       *[other] Η τράπουλα { $deck } έχει τα γράμματα του αγγλικού αλφαβήτου, και οι λέξεις του καταλόγου { $lexicon } είναι τουρκικές. Με αυτή την τράπουλα πάνε οι κατάλογοι { LIST($lists, style: "comma") }.
    }
letters-soup-no-challenge = Το soup_possible δεν μπορεί να είναι challenge όπου το word_mode είναι strict: εκεί δεν γίνεται έλεγχος.
letters-deck-file-unreadable = Το αρχείο τράπουλας { $file } δεν διαβάζεται: { $reason }.
letters-deck-file-no-text = Το αρχείο τράπουλας { $file } δεν είναι κείμενο UTF-8.
letters-deck-file-unusable = Το αρχείο τράπουλας { $file } δεν κάνει. { $why }
