### Παιχνίδια που μαζεύουν: πίστι, ξερή και φόξτροτ με τα κάτω χαρτιά· μπάσρα και πάστρα με ανοιχτό τραπέζι.
### Μαζεύω: παίρνω χαρτιά από κάτω. Κάτω χαρτιά: η στοίβα στη μέση. Τράπουλα: όσα δεν μοιράστηκαν ακόμη.


## Τα παιχνίδια

fishing-game-pisti = Πίστι
fishing-game-pishti = Πίστι του Χάρμπιν
fishing-game-dry-game = Ξερή
fishing-game-foxtrot = Φόξτροτ
fishing-game-basra = Μπάσρα
fishing-game-pastra = Πάστρα
fishing-summary-pisti = Μαζεύεις τα κάτω με ίδιο χαρτί· αν κάτω είναι ένα μόνο και το πάρεις με το ίδιο του, κάνεις πίστι.
fishing-summary-pishti = Δύο παίκτες, τέσσερα ανοιχτά χαρτιά κάτω, και ένα χαρτί στο κόψιμο που το είδαν και οι δύο.
fishing-summary-dry-game = Μαζεύεις ένα χαρτί μόνο του και κάνεις ξερή· πόντους δίνουν και τα περισσότερα σπαθιά.
fishing-summary-foxtrot = Δύο, τρεις ή τέσσερις τράπουλες, οχτώ χαρτιά στον καθένα, τα δεκάρια μετράνε δέκα και η ντάμα μπαστούνι κοστίζει είκοσι.
fishing-summary-basra = Μαζεύεις από το τραπέζι ίδια χαρτιά και αθροίσματα· αν το αδειάσεις, κάνεις μπάσρα.
fishing-summary-pastra = Το παιχνίδι της Κύπρου: αθροίσματα και ζευγάρια, βαλέδες που τα παίρνουν όλα, και δέκα όταν αδειάζεις το τραπέζι.

## Τα άλλα ονόματα των παιχνιδιών

# Ένα όνομα σε κάθε γραμμή, πρώτο το πιο γνωστό. Φαίνονται στη σελίδα, και η αναζήτηση βρίσκει ένα παιχνίδι με τα ονόματά του σε κάθε γλώσσα.
fishing-also-pisti =
    Pişti
fishing-also-pishti =
    Πίστι για δύο
fishing-also-dry-game =
    Dry Game
fishing-also-foxtrot =
    Αμερικάνικο πίστι
fishing-also-basra =
    Ασούς
    Κούμι
fishing-also-pastra =
    Κυπριακή μπάσρα

# Παιχνίδια που δεν υπάρχουν εδώ, ένα όνομα σε κάθε γραμμή: σε όποιον ψάχνει κάποιο δείχνουμε το πιο κοντινό του.
fishing-near-pisti =
    Ζινγκ
fishing-near-basra =
    Κασίνο
    Σκόπα
fishing-near-pastra =
    Κολτσίνα
    Κοντσίνα
    Διλωτή

## Τα ειδικά μαζέματα

fishing-capture-pisti = πίστι
    .indefinite-accusative = ένα πίστι
    .title = Πίστι
fishing-capture-pishti = πίστι
    .indefinite-accusative = ένα πίστι
    .title = Πίστι
fishing-capture-dry-trick = ξερή
    .indefinite-accusative = μία ξερή
    .title = Ξερή
fishing-capture-foxtrot = φόξτροτ
    .indefinite-accusative = ένα φόξτροτ
    .title = Φόξτροτ
fishing-capture-basra = μπάσρα
    .indefinite-accusative = μία μπάσρα
    .title = Μπάσρα
fishing-capture-pastra = πάστρα
    .indefinite-accusative = μία πάστρα
    .title = Πάστρα

## Ο πίνακας του σκορ

fishing-item-cards = Μαζεμένα χαρτιά
fishing-item-card-points = Πόντοι από χαρτιά
fishing-item-most-cards = Τα περισσότερα χαρτιά
fishing-item-bonus = { NOUN($capture, form: "title") }
fishing-item-most-clubs = Τα περισσότερα σπαθιά
fishing-item-clubs = Μαζεμένα σπαθιά
fishing-item-total = Σύνολο

## Ποιανού είναι η σειρά

fishing-your-turn = Σειρά σου: παίξε ένα χαρτί.
fishing-turn-of = { $name } παίζει τώρα.

## Το τραπέζι: ο τίτλος ενός χώρου, και τι βρίσκεται εκεί

fishing-zone-stock = Τράπουλα
fishing-zone-pile = Κάτω χαρτιά
fishing-zone-floor = Τραπέζι
fishing-zone-aside = Στην άκρη
fishing-stock =
    { $count ->
        [0] δεν έμειναν χαρτιά
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
fishing-stock-with-bottom =
    { $count ->
        [0] δεν έμειναν χαρτιά, στον πάτο { NOUN($bottom, form: "definite") }
        [one] { $count } χαρτί, στον πάτο { NOUN($bottom, form: "definite") }
       *[other] { $count } χαρτιά, στον πάτο { NOUN($bottom, form: "definite") }
    }
fishing-pile-empty = κανένα
fishing-pile-lone = μόνο { NOUN($card, form: "definite") }
fishing-pile = { $count } χαρτιά, πάνω πάνω { NOUN($card, form: "definite") }
fishing-pile-over-face-down = { $count } χαρτιά, πάνω πάνω { NOUN($card, form: "definite") }, κλειστά { $under }
fishing-pile-face-down =
    { $count ->
        [one] { $count } χαρτί, κλειστά { $under }
       *[other] { $count } χαρτιά, κλειστά { $under }
    }
fishing-floor-empty = άδειο
fishing-floor =
    { $count ->
        [one] { $count } χαρτί: { NOUN($cards, form: "definite") }
       *[other] { $count } χαρτιά: { NOUN($cards, form: "definite") }
    }
fishing-aside = { NOUN($card, form: "definite") }, κανενός

## Τι κάνει ένα χαρτί του χεριού όταν παίζεται. Στέκεται μόνο του, δίπλα στο χαρτί.

fishing-move-to-pile = πέφτει στα κάτω χαρτιά
fishing-move-new-pile = πέφτει σε άδειο τραπέζι
fishing-move-lies-on-pile = μένει κάτω χωρίς να μαζέψει
fishing-move-takes-pile = μαζεύει { $count } χαρτιά
fishing-move-takes-pile-special = μαζεύει { $count } χαρτιά: { NOUN($capture) }, { $points } πόντοι
fishing-move-to-floor = πέφτει στο τραπέζι
fishing-move-lies-on-floor = μένει στο τραπέζι χωρίς να μαζέψει
fishing-move-takes-cards = μαζεύει { NOUN($cards, form: "definite-accusative") }
fishing-move-takes-cards-special = μαζεύει { NOUN($cards, form: "definite-accusative") }: { NOUN($capture) }, { $points } πόντοι
fishing-move-takes-floor = μαζεύει όλο το τραπέζι, { $count } χαρτιά
fishing-move-takes-floor-special = μαζεύει όλο το τραπέζι, { $count } χαρτιά: { NOUN($capture) }, { $points } πόντοι
fishing-move-takes-chosen = μαζεύει από το τραπέζι όσα διαλέξεις

## Τι έγινε

fishing-played =
    { $who ->
        [you] Έπαιξες { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } έπαιξε { NOUN($card, form: "definite-accusative") }.
    }
fishing-left-pile-lying =
    { $who ->
        [you] Άφησες κάτω { NOUN($card, form: "definite-accusative") } μαζί με τα άλλα.
       *[other] { $name } άφησε κάτω { NOUN($card, form: "definite-accusative") } μαζί με τα άλλα.
    }
fishing-took-pile =
    { $who ->
        [you] Μάζεψες { $count } χαρτιά με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } μάζεψε { $count } χαρτιά με { NOUN($card, form: "definite-accusative") }.
    }
fishing-took-pile-over-face-down =
    { $who ->
        [you] Μάζεψες { $count } χαρτιά, από αυτά κλειστά { $under }, με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } μάζεψε { $count } χαρτιά, από αυτά κλειστά { $under }, με { NOUN($card, form: "definite-accusative") }.
    }
fishing-took-pile-special =
    { $who ->
        [you] Μάζεψες { $count } χαρτιά με { NOUN($card, form: "definite-accusative") }: { NOUN($capture) }, { $points } πόντοι.
       *[other] { $name } μάζεψε { $count } χαρτιά με { NOUN($card, form: "definite-accusative") }: { NOUN($capture) }, { $points } πόντοι.
    }
fishing-took-cards =
    { $who ->
        [you] Μάζεψες { NOUN($cards, form: "definite-accusative") } με { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } μάζεψε { NOUN($cards, form: "definite-accusative") } με { NOUN($card, form: "definite-accusative") }.
    }
fishing-took-cards-special =
    { $who ->
        [you] Μάζεψες { NOUN($cards, form: "definite-accusative") } με { NOUN($card, form: "definite-accusative") }: { NOUN($capture) }, { $points } πόντοι.
       *[other] { $name } μάζεψε { NOUN($cards, form: "definite-accusative") } με { NOUN($card, form: "definite-accusative") }: { NOUN($capture) }, { $points } πόντοι.
    }
fishing-laid-and-took-nothing =
    { $who ->
        [you] Άφησες στο τραπέζι { NOUN($card, form: "definite-accusative") } και δεν μάζεψες τίποτα.
       *[other] { $name } άφησε στο τραπέζι { NOUN($card, form: "definite-accusative") } και δεν μάζεψε τίποτα.
    }
fishing-burnt =
    { $who ->
        [you] Έπαιξες { NOUN($card, form: "definite-accusative") } σε άδειο τραπέζι: το χαρτί κάηκε.
       *[other] { $name } έπαιξε { NOUN($card, form: "definite-accusative") } σε άδειο τραπέζι: το χαρτί κάηκε.
    }
fishing-new-cards-dealt = Μοιράστηκαν νέα χαρτιά.
fishing-best-title = Το καλύτερο μάζεμα
fishing-best-points =
    { $points ->
        [one] Άξιζε { $points } πόντο.
       *[other] Άξιζε { $points } πόντους.
    }
fishing-last-cards-dealt = Μοιράστηκαν τα τελευταία χαρτιά.
fishing-left-over =
    { $count ->
        [one] Στην τράπουλα περίσσεψε { NOUN($cards, form: "definite") }.
       *[other] Στην τράπουλα περίσσεψαν { NOUN($cards, form: "definite") }.
    }
fishing-swept =
    { $who ->
        [you]
            { $count ->
                [one] Παίρνεις το τελευταίο χαρτί, γιατί έκανες το τελευταίο μάζεμα.
               *[other] Παίρνεις τα { $count } χαρτιά που έμειναν, γιατί έκανες το τελευταίο μάζεμα.
            }
       *[other]
            { $count ->
                [one] { $name } παίρνει το τελευταίο χαρτί, γιατί έκανε το τελευταίο μάζεμα.
               *[other] { $name } παίρνει τα { $count } χαρτιά που έμειναν, γιατί έκανε το τελευταίο μάζεμα.
            }
    }
fishing-lay-face-down = Τα κλειστά χαρτιά ήταν: { NOUN($cards, form: "definite") }.
# Ο αναγνώστης έχει δει τα κλειστά χαρτιά κάτω από τη στοίβα.
fishing-you-saw-face-down = Έχεις δει τα κλειστά χαρτιά: { NOUN($cards, form: "definite") }.

## Τι μένει ανοιχτό μετά το μοίρασμα

fishing-turned-up = Άνοιξε { NOUN($card, form: "definite") }.
fishing-turned-up-several = Άνοιξαν { NOUN($cards, form: "definite") }, πάνω πάνω { NOUN($top, form: "definite") }.
fishing-won-a-card =
    { $who ->
        [you] Κέρδισες { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } κέρδισε { NOUN($card, form: "definite-accusative") }.
    }
fishing-under-the-top-card =
    { $count ->
        [1] Από κάτω είναι ένα κλειστό χαρτί.
       *[other] Από κάτω είναι { $count } κλειστά χαρτιά.
    }
fishing-at-the-bottom =
    { $count ->
        [one] Στον πάτο της τράπουλας είναι { NOUN($cards, form: "definite") }.
       *[other] Στον πάτο της τράπουλας είναι { NOUN($cards, form: "definite") }.
    }
fishing-taken-into-the-hand =
    { $who ->
        [you] Πήρες στο χέρι { NOUN($cards, form: "definite-accusative") }, και το είδαν όλοι.
       *[other] { $name } πήρε στο χέρι { NOUN($cards, form: "definite-accusative") }, και το είδαν όλοι.
    }
fishing-on-the-floor =
    { $count ->
        [one] Στο τραπέζι είναι { NOUN($cards, form: "definite") }.
       *[other] Στο τραπέζι είναι { NOUN($cards, form: "definite") }.
    }
fishing-back-into-the-stock = Πίσω στην τράπουλα πήγαν: { NOUN($cards, form: "definite") }.
fishing-you-saw-the-bottom = Είδες το χαρτί στον πάτο: { NOUN($card, form: "definite") }.

## Γιατί ένα χαρτί δεν παίζεται. Ο κωδικός του χαρτιού, lies και takes γράφονται αγγλικά σε κάθε γλώσσα.

fishing-not-now = Τώρα δεν παίζεται χαρτί: ο γύρος δεν άρχισε ή τελείωσε.
fishing-no-such-move = Δεν υπάρχει τέτοια κίνηση: μια κίνηση είναι ένα χαρτί, όπως 5H, ή ένα χαρτί που μένει κάτω, όπως 5H lies.
fishing-no-such-move-on-floor = Δεν υπάρχει τέτοια κίνηση: μια κίνηση είναι ένα χαρτί, όπως 5H, ή ένα χαρτί και όσα μαζεύει, όπως 9D takes 4C 5S.
fishing-not-held = Δεν κρατάς { NOUN($card, form: "definite-accusative") }.
fishing-must-take-pile = { CAPITAL(NOUN($card, form: "definite")) } μαζεύει τα κάτω: σε αυτό το τραπέζι ένα χαρτί που μαζεύει δεν μένει κάτω.
fishing-must-take = { CAPITAL(NOUN($card, form: "definite")) } μαζεύει: σε αυτό το τραπέζι ένα χαρτί που μαζεύει δεν μένει κάτω.
fishing-nothing-to-take = { CAPITAL(NOUN($card, form: "definite")) } δεν θα μάζευε τίποτα, οπότε παίζεται απλώς.
fishing-must-play-a-taker = { CAPITAL(NOUN($card, form: "definite")) } δεν μαζεύει, και κρατάς χαρτί που μαζεύει: σε αυτό το τραπέζι πρέπει να παίξεις εκείνο.
fishing-name-what-it-takes = Πες πρώτα τι μαζεύει το χαρτί σου.
fishing-not-there-to-choose = { CAPITAL(NOUN($card, form: "definite")) } δεν είναι στο τραπέζι για να διαλεχτεί.
fishing-not-with-what-is-named = Μαζί με όσα είπες δεν μαζεύεται { NOUN($card, form: "definite") }.
fishing-more-must-be-taken = Δεν είναι όλα όσα πρέπει να μαζευτούν.
fishing-play-a-card-first = Παίξε πρώτα ένα χαρτί: μαζί λες και τι μαζεύει, όπως 9D takes 4C 5S.

## Τι δεν διαβάζεται ως κίνηση

fishing-neither-card-nor-lying = Μια κίνηση είναι ένα χαρτί, όπως 5H, ή ένα χαρτί που μένει κάτω, όπως 5H lies· το { $text } δεν είναι ούτε το ένα ούτε το άλλο.
fishing-neither-card-nor-taking = Μια κίνηση είναι ένα χαρτί, όπως 5H, ή ένα χαρτί και όσα μαζεύει, όπως 9D takes 4C 5S· το { $text } δεν είναι ούτε το ένα ούτε το άλλο.
fishing-named-twice = Ένα χαρτί του τραπεζιού μαζεύεται μία φορά· το { $text } λέει κάποιο δύο φορές.
fishing-takes-nothing = { CAPITAL(NOUN($card, form: "definite")) } δεν μαζεύει τίποτα από αυτό το τραπέζι.
fishing-several-ways =
    { $count ->
        [2] { CAPITAL(NOUN($card, form: "definite")) } μαζεύει με { $count } τρόπους. Πες με ποιον: { LIST($ways, style: "or") }.
        [3] { CAPITAL(NOUN($card, form: "definite")) } μαζεύει με { $count } τρόπους. Πες με ποιον: { LIST($ways, style: "or") }.
       *[other] { CAPITAL(NOUN($card, form: "definite")) } μαζεύει με περισσότερους από έναν τρόπους. Πες με ποιον: { LIST($ways, style: "or") }.
    }
fishing-not-on-the-floor =
    { $count ->
        [one] { CAPITAL(NOUN($cards, form: "definite")) } δεν είναι στο τραπέζι.
       *[other] { CAPITAL(NOUN($cards, form: "definite")) } δεν είναι στο τραπέζι.
    }
fishing-cannot-take-that = { CAPITAL(NOUN($card, form: "definite")) } δεν τα μαζεύει αυτά. Γίνεται: { LIST($ways, style: "or") }.

## Γιατί ένα χαρτί είναι καλό

fishing-why-fewest-out =
    { $number ->
        [0]
            Δεν έχει μείνει να φανεί { NOUN($rank, form: "gender") ->
                [masculine] άλλος
                [feminine] άλλη
               *[neuter] άλλο
            } { NOUN($rank) }, ενώ για κάθε άλλο χαρτί που θα άφηνες μένει τουλάχιστον ένα ίδιο.
        [1] Έχει μείνει να φανεί μόνο { NOUN($rank, form: "indefinite") } ακόμη, ενώ για κάθε άλλο χαρτί που θα άφηνες μένουν περισσότερα ίδια.
       *[other] Έχουν μείνει να φανούν { $number } { NOUN($rank, form: "plural") } ακόμη, ενώ για κάθε άλλο χαρτί που θα άφηνες μένουν περισσότερα ίδια.
    }
fishing-why-only-a-jack =
    Δεν έχει μείνει να φανεί { NOUN($rank, form: "gender") ->
        [masculine] άλλος
        [feminine] άλλη
       *[neuter] άλλο
    } { NOUN($rank) }, οπότε μόνο βαλές μπορεί να { NOUN($rank, form: "gender") ->
        [masculine] τον
        [feminine] τη
       *[neuter] το
    } μαζέψει.
fishing-why-gives-nothing = Δεν χαρίζει πόντους.
fishing-why-taken =
    { $seats ->
        [2] { $name } μαζεύει μετά χαρτιά { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και μετά από { NOUN($other, form: "definite-accusative") } { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
       *[other] Ένας αντίπαλος μαζεύει μετά χαρτιά { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και μετά από { NOUN($other, form: "definite-accusative") } { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
    }
fishing-why-special-against =
    { $seats ->
        [2] { $name } κάνει μετά { NOUN($capture, form: "indefinite-accusative") } { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και μετά από { NOUN($other, form: "definite-accusative") } { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
       *[other] Ένας αντίπαλος κάνει μετά { NOUN($capture, form: "indefinite-accusative") } { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και μετά από { NOUN($other, form: "definite-accusative") } { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
    }
fishing-why-taken-either-way =
    { $seats ->
        [2] { $name } μαζεύει χαρτιά ό,τι κι αν παίξεις ({ NOUN($rank) }) { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }.
       *[other] Ένας αντίπαλος μαζεύει χαρτιά ό,τι κι αν παίξεις ({ NOUN($rank) }) { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }.
    }
fishing-why-takes-next =
    Στην επόμενη σειρά σου μαζεύεις χαρτιά { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και μετά από { NOUN($other, form: "definite-accusative") } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
fishing-why-takes =
    { $points ->
        [0] Μαζί με αυτό μαζεύεις { $number } χαρτιά.
        [one] Μαζί με αυτό μαζεύεις { $number } χαρτιά, που έχουν έναν πόντο.
       *[other] Μαζί με αυτό μαζεύεις { $number } χαρτιά, που έχουν { $points } πόντους.
    }
fishing-why-takes-all =
    { $points ->
        [0] Μαζί με αυτό μαζεύεις { $number } χαρτιά και δεν αφήνεις τίποτα για τον επόμενο.
        [one] Μαζί με αυτό μαζεύεις { $number } χαρτιά, που έχουν έναν πόντο, και δεν αφήνεις τίποτα για τον επόμενο.
       *[other] Μαζί με αυτό μαζεύεις { $number } χαρτιά, που έχουν { $points } πόντους, και δεν αφήνεις τίποτα για τον επόμενο.
    }
fishing-why-costs-points = Μαζί με αυτό μαζεύεις { $number } χαρτιά, που όλα μαζί μετράνε −{ $points } πόντους.
fishing-why-takes-face-down = Μαζί με αυτό μαζεύεις { $number } χαρτιά, από αυτά κλειστά { $hidden }.
fishing-why-special = Δίνει { $points } πόντους, γιατί κάνει { NOUN($capture, form: "indefinite-accusative") }.

## Habits: what somebody does more often, or less often, than a club player

fishing-habit-jacks-soon = Παίζει τους βαλέδες νωρίτερα από έναν παίκτη λέσχης.
fishing-habit-jacks-kept = Κρατάει τους βαλέδες περισσότερο από έναν παίκτη λέσχης.
fishing-habit-takes-more = Παίρνει εκεί που ένας παίκτης λέσχης θα περίμενε.
fishing-habit-takes-less = Αφήνει κάτω ό,τι ένας παίκτης λέσχης θα έπαιρνε.
fishing-habit-feeds = Ταΐζει το τραπέζι με χαρτιά που μετράνε πιο συχνά από έναν παίκτη λέσχης.
fishing-habit-feeds-less = Κρατάει τα χαρτιά που μετράνε πιο συχνά από έναν παίκτη λέσχης.
fishing-habit-fresh = Πετάει χαρτιά που τα όμοιά τους δεν έχουν φανεί, εκεί που ένας παίκτης λέσχης πετάει όσα έχουν παιχτεί.
fishing-habit-fresh-less = Πετάει χαρτιά που έχουν ξαναπαιχτεί πιο συχνά από έναν παίκτη λέσχης.
fishing-habit-sums = Παίρνει αθροίσματα πιο συχνά από έναν παίκτη λέσχης.
fishing-habit-sums-less = Δεν βλέπει αθροίσματα που ένας παίκτης λέσχης θα έπαιρνε.

## Βοήθεια την πρώτη φορά

fishing-help-goal-pile = Παίξε χαρτί ίδιο με το πάνω, και μαζεύεις όλα τα κάτω. Όσα παίρνεις σου δίνουν τους πόντους.
fishing-help-goal-floor = Μάζεψε χαρτιά από το τραπέζι: τα ίδια με το δικό σου, και όσα κάνουν άθροισμα όσο αυτό.
fishing-help-badge = Τώρα μπορείς να μαζέψεις: παίξε χαρτί που έχει αριθμό. Λέει πόσα κερδίζεις, μαζί με το ίδιο.
fishing-help-bonus = Κάνε τώρα { NOUN($capture, form: "indefinite-accusative") }: παίξε το χαρτί που έχει αριθμό με συν. Αυτός είναι το μπόνους.
fishing-help-last-cards = Κοίτα να μαζέψεις τελευταίος: έτσι παίρνεις και ό,τι μείνει κάτω. Είναι τα τελευταία χαρτιά του γύρου.
fishing-help-face-down = Μάζεψε, και παίρνεις και τα κρυμμένα: μερικά από τα κάτω χαρτιά είναι κλειστά.
fishing-help-several-ways = Διάλεξε τι κερδίζεις: ένα χαρτί σου μαζεύει με πολλούς τρόπους. Παίξε το, και μετά διάλεξε στο τραπέζι.

## Γιατί ένα μοίρασμα δεν μετράει

fishing-void-pisti-four-jacks = Και τα τέσσερα πρώτα κάτω χαρτιά είναι βαλέδες: μοιράζει πάλι ο ίδιος.
fishing-void-pisti-bottom-jack = Στον πάτο είναι βαλές: η τράπουλα κόβεται ξανά.
fishing-void-pisti-turned-jack = Άνοιξε βαλές: μοιράζει πάλι ο ίδιος.
fishing-void-floor-card-that-sweeps = Άνοιξε χαρτί που τα παίρνει όλα: μοιράζει πάλι ο ίδιος.
fishing-void-dry-game-top-jack = Πάνω πάνω στα κάτω χαρτιά είναι βαλές: μοιράζει πάλι ο ίδιος.

## Παραλλαγές: το όνομα μιας ομάδας κανόνων, και μια πρόταση για αυτήν

fishing-preset-pisti-classic = Πίστι με συμπαίκτη
fishing-preset-pisti-classic-says = Τέσσερις παίκτες, οι συμπαίκτες απέναντι, στους 151.
fishing-preset-pisti-two-hand = Πίστι με δύο
fishing-preset-pisti-two-hand-says = Δύο παίκτες, ο καθένας για τον εαυτό του, στους 151.
fishing-preset-pisti-turkish-app = Διπλό πίστι
fishing-preset-pisti-turkish-app-says = Όπως μετράει μια τουρκική εφαρμογή: 30 για βαλέ σε βαλέ, 20 για άσο σε άσο.
fishing-preset-pishti-harbin = Πίστι κατά τον Χάρμπιν
fishing-preset-pishti-harbin-says = Δύο παίκτες στους 101.
fishing-preset-pishti-double-jack = Διπλοί βαλέδες
fishing-preset-pishti-double-jack-says = Είκοσι για βαλέ σε βαλέ, όπως στο πίστι.
fishing-preset-dry-game-classic = Ξερή
fishing-preset-dry-game-classic-says = Δύο παίκτες στους 101, τέσσερα χαρτιά κάτω με κάθε μοίρασμα.
fishing-preset-dry-game-greek = Ελληνική ξερή
fishing-preset-dry-game-greek-says = Κάτω χαρτιά μπαίνουν μία φορά, ένας βαλές πάνω τους αλλάζει, μετράνε φιγούρες και δεκάρια.
fishing-preset-foxtrot-classic = Φόξτροτ
fishing-preset-foxtrot-classic-says = Τέσσερις παίκτες στους 150, ένα ανοιχτό χαρτί σε κάθε μοίρασμα.
fishing-preset-foxtrot-long = Μεγάλο φόξτροτ
fishing-preset-foxtrot-long-says = Στους 300.
fishing-preset-foxtrot-one-upcard = Ένα ανοιχτό χαρτί
fishing-preset-foxtrot-one-upcard-says = Ανοίγει χαρτί μόνο στο πρώτο μοίρασμα.
fishing-preset-basra-egyptian = Αιγυπτιακή μπάσρα
fishing-preset-basra-egyptian-says = Τέσσερα χαρτιά τη φορά· το εφτάρι καρό μαζεύει όλο το τραπέζι.
fishing-preset-basra-lebanese = Λιβανέζικη μπάσρα
fishing-preset-basra-lebanese-says = Έξι χαρτιά τη φορά· το εφτάρι καρό είναι ένα απλό εφτάρι.
fishing-preset-basra-thirty = Μπάσρα με τριάντα
fishing-preset-basra-thirty-says = Τριάντα για τα περισσότερα χαρτιά· σε ισοπαλία πάνε στον επόμενο γύρο.
fishing-preset-basra-rubber = Μπάσρα σε νίκες
fishing-preset-basra-rubber-says = Κερδίζει όποιος πάρει πρώτος τρία παιχνίδια· το πέμπτο παίζεται στους 150.
fishing-preset-basra-jordanian = Ιορδανική μπάσρα
fishing-preset-basra-jordanian-says = Μια μπάσρα αξίζει δύο φορές το χαρτί που την κάνει.
fishing-preset-basra-palestinian = Παλαιστινιακή μπάσρα
fishing-preset-basra-palestinian-says = Χωρίς ντάμες και ρηγάδες· το εφτάρι καρό είναι ένα απλό εφτάρι.
fishing-preset-pastra-cypriot = Πάστρα
fishing-preset-pastra-cypriot-says = Δύο παίκτες στους 101.
fishing-preset-pastra-partners = Πάστρα για τέσσερις
fishing-preset-pastra-partners-says = Τέσσερις παίκτες, οι συμπαίκτες απέναντι, στους 101.
fishing-preset-pastra-rubber = Πάστρα σε νίκες
fishing-preset-pastra-rubber-says = Κερδίζει όποιος πάρει πρώτος τρία παιχνίδια· το πέμπτο παίζεται στους 150.

## Κανόνες του σπιτιού: το όνομα του καθενός, τι ορίζει, και πώς λέγονται οι τιμές του

fishing-rule-target = Στόχος
fishing-rule-target-says = Το σκορ που κερδίζει την παρτίδα· ένας γύρος: η παρτίδα είναι ένας μόνο γύρος.
fishing-rule-target-single = ένας γύρος
fishing-rule-direction = Φορά
fishing-rule-direction-says = Προς ποια μεριά πάνε το μοίρασμα και το παιχνίδι.
fishing-rule-direction-counterclockwise = αντίθετα με το ρολόι
fishing-rule-direction-clockwise = όπως το ρολόι
fishing-rule-jack-on-jack-bonus = Βαλές σε βαλέ
fishing-rule-jack-on-jack-bonus-says = Πόσο αξίζει ένας βαλές πάνω σε βαλέ μόνο του.
fishing-rule-jack-on-single-bonus = Βαλές σε ένα χαρτί
fishing-rule-jack-on-single-bonus-says = Πόσο αξίζει ένας βαλές πάνω σε άλλο χαρτί μόνο του.
fishing-rule-bonus-on-last-card = Μπόνους στο τελευταίο χαρτί
fishing-rule-bonus-on-last-card-says = Αν δίνει μπόνους και το τελευταίο χαρτί του γύρου.
fishing-rule-seats = Παίκτες
fishing-rule-seats-says = Πόσοι παίζουν.
fishing-rule-over-target = Αν περάσουν τον στόχο περισσότερες από μία πλευρές
fishing-rule-over-target-says = Όταν φτάσουν τον στόχο περισσότερες από μία πλευρές: κερδίζει το μεγαλύτερο σύνολο, και με ισοπαλία το παιχνίδι συνεχίζεται· ή οι ίσοι μοιράζονται τη νίκη· ή ο στόχος ανεβαίνει μία φορά κατά 50.
fishing-rule-over-target-highest = κερδίζει το μεγαλύτερο
fishing-rule-over-target-shared = οι ίσοι μοιράζονται τη νίκη
fishing-rule-over-target-raise = ανεβαίνει ο στόχος
fishing-rule-capture-obligation = Πρέπει να μαζεύεις;
fishing-rule-capture-obligation-says = Παίζεις όποιο χαρτί θέλεις, αλλά όποιο μπορεί να μαζέψει μαζεύει· ή πρέπει να παίξεις χαρτί που μαζεύει, αν έχεις· ή και ένα χαρτί που μπορεί να μαζέψει μένει κάτω αν θέλεις.
fishing-rule-capture-obligation-if-played = αν μπορεί το χαρτί που παίζεις
fishing-rule-capture-obligation-if-able = αν έχεις χαρτί που μπορεί
fishing-rule-capture-obligation-optional = όχι
fishing-rule-match-bonus = Ίδιο χαρτί σε χαρτί μόνο του
fishing-rule-match-bonus-says = Πόσο αξίζει να πάρεις ένα χαρτί μόνο του με το ίδιο του.
fishing-rule-ace-on-ace-bonus = Άσος σε άσο
fishing-rule-ace-on-ace-bonus-says = Πόσο αξίζει ένας άσος πάνω σε άσο μόνο του.
fishing-rule-ace-on-ace-bonus-as-match = όσο κάθε ίδιο χαρτί
fishing-rule-card-points = Ποια χαρτιά μετράνε
fishing-rule-card-points-says = Ποια χαρτιά μετράνε: ο πίνακας του παιχνιδιού· ελληνικά: K Q J T από 1, δεκάρι καρό 2, δυάρι σπαθί 1· πισπιρίκ: τα ίδια και οι άσοι από 1.
fishing-rule-card-points-standard = του παιχνιδιού
fishing-rule-card-points-greek = ελληνικά
fishing-rule-card-points-pishpirik = πισπιρίκ
fishing-rule-most-cards-points = Πόντοι για τα περισσότερα χαρτιά
fishing-rule-most-cards-points-says = Τι παίρνει η πλευρά με τα περισσότερα χαρτιά.
fishing-rule-most-cards-tie = Ισοπαλία στα χαρτιά
fishing-rule-most-cards-tie-says = Ποιος παίρνει τους πόντους για τα περισσότερα χαρτιά όταν είναι ίσα: κανείς· κανείς τώρα, αλλά τους δίνει μαζί ο επόμενος γύρος· μοιράζονται· ο καθένας ολόκληρους.
fishing-rule-most-cards-tie-nobody = κανείς
fishing-rule-most-cards-tie-carried = στον επόμενο γύρο
fishing-rule-most-cards-tie-split = μοιράζονται
fishing-rule-most-cards-tie-each = ολόκληρους ο καθένας
fishing-rule-teams = Οι τέσσερις σε ζευγάρια
fishing-rule-teams-says = Αν οι τέσσερις παίζουν σε δύο ζευγάρια, με τον συμπαίκτη απέναντι.
fishing-rule-seven-diamond = Εφτάρι καρό
fishing-rule-seven-diamond-says = Το εφτάρι καρό μαζεύει όλο το τραπέζι σαν βαλές· ή είναι απλό εφτάρι· ή μαζεύει, και καίγεται όταν παιχτεί σε άδειο τραπέζι: μπαίνει στην άκρη, κανενός.
fishing-rule-seven-diamond-sweeps = τα μαζεύει όλα
fishing-rule-seven-diamond-plain = απλό
fishing-rule-seven-diamond-burnt = καίγεται
fishing-rule-floor-match-bonus = Άδειο τραπέζι
fishing-rule-floor-match-bonus-says = Πόσο αξίζει να αδειάσεις το τραπέζι.
fishing-rule-court-values = Αξία σε ντάμες και ρηγάδες
fishing-rule-court-values-says = Ντάμες και ρηγάδες δεν έχουν αξία και μαζεύονται μόνο με το ίδιο τους· ή αξίζουν δέκα σε όλα· ή βγαίνουν από την τράπουλα.
fishing-rule-court-values-none = καμία
fishing-rule-court-values-ten = δέκα
fishing-rule-court-values-removed = εκτός τράπουλας
fishing-rule-hand-cards = Χαρτιά σε κάθε μοίρασμα
fishing-rule-hand-cards-says = Πόσα χαρτιά παίρνει ο καθένας σε κάθε μοίρασμα.
fishing-rule-floor-special-replacement = Βαλές ή ♦7 στο πρώτο τραπέζι
fishing-rule-floor-special-replacement-says = Ένας βαλές, ή εφτάρι καρό που τα μαζεύει όλα, ανοιχτό στο πρώτο τραπέζι πάει στον πάτο της τράπουλας και αλλάζει· ή μπαίνει πάλι στην τράπουλα κάπου που δεν ξέρει κανείς· ή μοιράζονται πάλι τα χαρτιά· ή μένει.
fishing-rule-floor-special-replacement-bottom = στον πάτο
fishing-rule-floor-special-replacement-shuffled = μέσα στην τράπουλα
fishing-rule-floor-special-replacement-redeal = νέο μοίρασμα
fishing-rule-floor-special-replacement-none = μένει
fishing-rule-dealer-sees-bottom = Όποιος μοιράζει βλέπει τον πάτο
fishing-rule-dealer-sees-bottom-says = Αν όποιος μοιράζει έχει δει το χαρτί στον πάτο της τράπουλας.
fishing-rule-pair-scope = Πόσα ίδια χαρτιά
fishing-rule-pair-scope-says = Αν ένα χαρτί μαζεύει όλα τα ίδια του από το τραπέζι, ή ένα κάθε φορά.
fishing-rule-pair-scope-all = όλα
fishing-rule-pair-scope-one = ένα
fishing-rule-floor-capture-choice = Ποια χαρτιά μπορείς να μαζέψεις
fishing-rule-floor-capture-choice-says = Όταν οι ομάδες έχουν κοινά χαρτιά, ο παίκτης διαλέγει ένα σύνολο στο οποίο δεν χωρά άλλη ομάδα· ή μαζεύεται μόνο του το μεγαλύτερο· ή ο παίκτης μπορεί να πάρει λιγότερες ομάδες από όσες υπάρχουν· ή παίρνει μόνο τα ίδια ή μόνο ένα άθροισμα.
fishing-rule-floor-capture-choice-player = διαλέγει ο παίκτης
fishing-rule-floor-capture-choice-largest = μόνο του το μεγαλύτερο σύνολο
fishing-rule-floor-capture-choice-any-set = όποιο σύνολο
fishing-rule-floor-capture-choice-one-group = μόνο μία ομάδα
fishing-rule-seven-diamond-basra = Πότε μετράει το εφτάρι καρό
fishing-rule-seven-diamond-basra-says = Πότε δίνει πόντους ένα εφτάρι καρό που τα μαζεύει όλα: όταν το τραπέζι είναι αριθμοί με άθροισμα ως δέκα· ή τότε, και όταν θα το άδειαζε και απλό εφτάρι· ή όταν χωρίζεται σε ομάδες με ίδιο άθροισμα ως δέκα· ή πάντα· ή ποτέ.
fishing-rule-seven-diamond-basra-sum-le-10 = με αριθμούς που κάνουν ως δέκα
fishing-rule-seven-diamond-basra-natural-or-sum = και όπου το αδειάζει απλό εφτάρι
fishing-rule-seven-diamond-basra-equal-groups-le-10 = και σε ομάδες με ίδιο άθροισμα
fishing-rule-seven-diamond-basra-always = πάντα
fishing-rule-seven-diamond-basra-never = ποτέ
fishing-rule-basra-condition = Πότε γίνεται μπάσρα
fishing-rule-basra-condition-says = Αν πόντους δίνει κάθε άδειασμα του τραπεζιού, ή μόνο όταν παίρνεις ένα χαρτί μόνο του.
fishing-rule-basra-condition-floor-cleared = όποτε αδειάζει το τραπέζι
fishing-rule-basra-condition-lone-card = μόνο με ένα χαρτί μόνο του
fishing-rule-basra-value = Αξία της μπάσρας
fishing-rule-basra-value-says = Αν το μπόνους είναι πάντα το ίδιο, ή δύο φορές η αξία του χαρτιού που μάζεψε.
fishing-rule-basra-value-flat = πάντα ίδιο
fishing-rule-basra-value-twice = διπλό του χαρτιού
fishing-rule-rubber = Παρτίδα σε νίκες
fishing-rule-rubber-says = Αν η παρτίδα πάει σε νίκες: την κερδίζει όποιος πάρει πρώτος τρία παιχνίδια.
fishing-rule-rubber-last-target = Στόχος στο τελευταίο παιχνίδι
fishing-rule-rubber-last-target-says = Ο στόχος του παιχνιδιού πριν από το οποίο δύο πλευρές έχουν από δύο παιχνίδια.
fishing-rule-kitty-view = Ποιος βλέπει τα πρώτα κλειστά χαρτιά
fishing-rule-kitty-view-says = Ποιος βλέπει τα πρώτα κλειστά χαρτιά όταν μαζευτούν.
fishing-rule-kitty-view-team = η ομάδα
fishing-rule-kitty-view-taker = όποιος μάζεψε
fishing-rule-kitty-view-nobody = κανείς
fishing-rule-kitty-view-all = όλοι
fishing-rule-first-sees-kitty = Ο πρώτος βλέπει τα κλειστά
fishing-rule-first-sees-kitty-says = Αν όποιος παίζει πρώτος βλέπει πριν από το παιχνίδι τα πρώτα κλειστά χαρτιά.
fishing-rule-bottom-card-exposed = Φαίνεται ο πάτος
fishing-rule-bottom-card-exposed-says = Αν το χαρτί στον πάτο της τράπουλας δείχνεται σε όλους πριν από το μοίρασμα.
fishing-rule-bottom-jack = Βαλές στον πάτο
fishing-rule-bottom-jack-says = Ένας βαλές που φάνηκε στον πάτο μένει· ή η τράπουλα κόβεται ξανά· ή τον κρατάει όποιος έκοψε και παίρνει ένα χαρτί λιγότερο· ή συνεχίζει έτσι στο επόμενο, ώσπου να μην είναι βαλές.
fishing-rule-bottom-jack-stays = μένει
fishing-rule-bottom-jack-cut-again = νέο κόψιμο
fishing-rule-bottom-jack-cutter-keeps = τον παίρνει όποιος έκοψε
fishing-rule-bottom-jack-cutter-goes-on = τον παίρνει όποιος έκοψε, και συνεχίζει
fishing-rule-turn-up-jack = Βαλές ανοιχτός στην αρχή
fishing-rule-turn-up-jack-says = Ένας βαλές που άνοιξε στα πρώτα κάτω χαρτιά μένει κάτω από το επόμενό τους· ή πάει στον πάτο της τράπουλας· ή μοιράζονται πάλι τα χαρτιά· ή μένει πάνω και μόνο βαλές τον παίρνει.
fishing-rule-turn-up-jack-next-kitty = κάτω από το επόμενο
fishing-rule-turn-up-jack-bottom = στον πάτο
fishing-rule-turn-up-jack-redeal = νέο μοίρασμα
fishing-rule-turn-up-jack-stays = μένει
fishing-rule-pishti-seats-says = Πόσοι παίζουν: αυτό το πίστι είναι για δύο.
fishing-rule-pishti-bottom-card-exposed-says = Αν το χαρτί στο κόψιμο δείχνεται και μένει ανοιχτό κάτω από την τράπουλα.
fishing-rule-cut-jack = Βαλές στο κόψιμο
fishing-rule-cut-jack-says = Βαλές στο κόψιμο: τον κερδίζει όποιος δεν μοιράζει και δεν φαίνεται χαρτί· ή κερδίζει αυτόν και κάθε επόμενο βαλέ ώσπου να φανεί άλλο χαρτί· ή μένει στον πάτο και δεν είναι κανενός.
fishing-rule-cut-jack-won = τον κερδίζει
fishing-rule-cut-jack-next = και τους επόμενους
fishing-rule-cut-jack-none = κανενός
fishing-rule-short-batch = Λίγα χαρτιά στο τέλος
fishing-rule-short-batch-says = Το τελευταίο μοίρασμα, όταν δεν φτάνει: μοιράζονται όλα ένα ένα, πρώτα σε όποιον δεν μοιράζει· ή ίσα χέρια, και το χαρτί που περισσεύει το παίρνει όποιος μάζεψε τελευταίος.
fishing-rule-short-batch-one-by-one = ένα ένα
fishing-rule-short-batch-equal-hands = ίσα χέρια
fishing-rule-refill-stack = Πότε μπαίνουν τέσσερα χαρτιά κάτω
fishing-rule-refill-stack-says = Αν μπαίνουν κάτω τέσσερα χαρτιά ακόμη σε κάθε μοίρασμα, ή μόνο στο πρώτο.
fishing-rule-refill-stack-every-batch = σε κάθε μοίρασμα
fishing-rule-refill-stack-first-batch = στο πρώτο μοίρασμα
fishing-rule-stack-top-jack = Βαλές πάνω στα κάτω χαρτιά
fishing-rule-stack-top-jack-says = Ένας βαλές που άνοιξε πάνω πάνω στα κάτω χαρτιά μένει· ή πάει στον πάτο της τράπουλας και παίρνει τη θέση του το επόμενο χαρτί· ή, στα πρώτα κάτω χαρτιά, μοιράζονται πάλι όλα.
fishing-rule-stack-top-jack-stays = μένει
fishing-rule-stack-top-jack-replaced = αλλάζει
fishing-rule-stack-top-jack-redeal = νέο μοίρασμα
fishing-rule-packs = Τράπουλες
fishing-rule-packs-says = Πόσες τράπουλες ανακατεύονται μαζί: δύο για ως έξι παίκτες, τρεις για εφτά ως εννιά, τέσσερις από δέκα και πάνω· ή όσες θέλεις.
fishing-rule-packs-by-players = ανάλογα με τους παίκτες
fishing-rule-ten-on-ten-bonus = Δεκάρι σε δεκάρι
fishing-rule-ten-on-ten-bonus-says = Πόσο αξίζει ένα δεκάρι πάνω σε δεκάρι μόνο του.
fishing-rule-bonus-on-first-card = Μπόνους στο πρώτο χαρτί
fishing-rule-bonus-on-first-card-says = Αν το πρώτο χαρτί της τράπουλας μπορεί να δώσει φόξτροτ.
fishing-rule-upcard = Πότε ανοίγει χαρτί
fishing-rule-upcard-says = Αν ανοίγει ένα χαρτί στην αρχή κάθε μοιράσματος, ή μόνο στο πρώτο.
fishing-rule-upcard-every-hand = σε κάθε μοίρασμα
fishing-rule-upcard-first-hand = στο πρώτο μοίρασμα
fishing-rule-hand-sweep = Πότε μαζεύονται τα κάτω
fishing-rule-hand-sweep-says = Αν τα κάτω χαρτιά μαζεύονται μετά από κάθε μοίρασμα, ή μόνο στο τέλος της τράπουλας.
fishing-rule-hand-sweep-after-hand = μετά από κάθε μοίρασμα
fishing-rule-hand-sweep-at-end = στο τέλος
fishing-rule-foxtrot-cards-score = Μετράνε και τα χαρτιά του φόξτροτ
fishing-rule-foxtrot-cards-score-says = Αν τα χαρτιά που παίρνεις με φόξτροτ δίνουν και τους πόντους τους.

## Οι κανόνες μιας παρέας: οι διατυπώσεις χωρίζονται με ερωτηματικά, το αστεράκι σημαίνει οποιαδήποτε κατάληξη

fishing-written-single = ένας γύρος; μόνο ένας γύρος
fishing-written-match = πιστί; μπάσρα; ξερή; ζευγάρι
fishing-written-jack-on-jack = βαλές σε βαλέ; βαλές με βαλέ; διπλή ξερή
fishing-written-most-cards = περισσότερα χαρτιά; πιο πολλά χαρτιά
fishing-written-first-sees = ο πρώτος βλέπει τα κλειστά; ο πρώτος βλέπει τα κάτω χαρτιά
fishing-written-cutter-goes-on = όποιος έκοψε συνεχίζει; όποιος κόβει συνεχίζει
fishing-written-cutter-keeps = όποιος έκοψε παίρνει τον βαλέ; όποιος κόβει παίρνει τον βαλέ
