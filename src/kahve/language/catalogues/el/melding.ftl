### Τα παιχνίδια με συνδυασμούς: Hand and Foot και τα συγγενικά του. Οι λέξεις είναι της μπιρίμπας και της κανάστας.
### κατεβάζω: meld. κολλάω: add. πετάω: discard. κλείνω: go out. κλειστή στοίβα: stock. ανοιχτή στοίβα: discard pile.
### πακέτο: stack, δηλαδή χέρι, γόνατο ή πόδι. κανάστα: pile, δηλαδή εφτά χαρτιά. μπαλαντέρ: τζόκερ και δυάρια.

melding-how-a-card-is-written = Ένα χαρτί γράφεται με το είδος του: 4 5 6 7 8 9 T J Q K A, 2, * για τζόκερ, b και r για μαύρο και κόκκινο τριάρι.

## Ουσιαστικά

melding-rank-wild = μπαλαντέρ
    .accusative = μπαλαντέρ
    .definite = ο μπαλαντέρ
    .definite-accusative = τον μπαλαντέρ
    .definite-genitive = του μπαλαντέρ
    .indefinite = ένας μπαλαντέρ
    .indefinite-accusative = έναν μπαλαντέρ
    .plural = μπαλαντέρ
    .plural-accusative = μπαλαντέρ
    .gender = masculine
melding-cards-counted = { $count ->
        [1] { NOUN($rank, form: "indefinite") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
    .accusative = { $count ->
        [1] { NOUN($rank, form: "indefinite-accusative") }
       *[other] { $count } { NOUN($rank, form: "plural-accusative") }
    }
melding-cards-with-wilds = { $count ->
        [1] { NOUN($rank, form: "indefinite") } με { NOUN($wilds, form: "accusative") }
       *[other] { $count } { NOUN($rank, form: "plural") } με { NOUN($wilds, form: "accusative") }
    }
    .accusative = { $count ->
        [1] { NOUN($rank, form: "indefinite-accusative") } με { NOUN($wilds, form: "accusative") }
       *[other] { $count } { NOUN($rank, form: "plural-accusative") } με { NOUN($wilds, form: "accusative") }
    }
melding-cards-wilds = { $wilds }
    .accusative = { NOUN($wilds, form: "accusative") }
melding-cards-wilds-to-meld = { $wilds } στον συνδυασμό με { NOUN($rank, form: "plural-accusative") }
    .accusative = { NOUN($wilds, form: "accusative") } στον συνδυασμό με { NOUN($rank, form: "plural-accusative") }
melding-cards-of-pile = { $below ->
        [0] { NOUN($card, form: "definite") } από την κορυφή της στοίβας
        [1] { NOUN($card, form: "definite") } από την κορυφή της στοίβας και το επόμενο χαρτί
       *[other] { NOUN($card, form: "definite") } από την κορυφή της στοίβας και τα επόμενα { $below } χαρτιά
    }
    .accusative = { $below ->
        [0] { NOUN($card, form: "definite-accusative") } από την κορυφή της στοίβας
        [1] { NOUN($card, form: "definite-accusative") } από την κορυφή της στοίβας και το επόμενο χαρτί
       *[other] { NOUN($card, form: "definite-accusative") } από την κορυφή της στοίβας και τα επόμενα { $below } χαρτιά
    }
melding-pile-clean = { $count ->
        [1] μία καθαρή κανάστα με { NOUN($rank, form: "plural-accusative") }
       *[other] { $count } καθαρές κανάστες με { NOUN($rank, form: "plural-accusative") }
    }
melding-pile-dirty = { $count ->
        [1] μία βρόμικη κανάστα με { NOUN($rank, form: "plural-accusative") }
       *[other] { $count } βρόμικες κανάστες με { NOUN($rank, form: "plural-accusative") }
    }
melding-pile-wild = { $count ->
        [1] μία κανάστα με { NOUN($rank, form: "plural-accusative") }
       *[other] { $count } κανάστες με { NOUN($rank, form: "plural-accusative") }
    }
melding-missing-rank = μία κανάστα με { NOUN($rank, form: "plural-accusative") }
melding-missing-clean = { $count ->
        [one] { $count } καθαρή κανάστα
       *[other] { $count } καθαρές κανάστες
    }
melding-missing-dirty = { $count ->
        [one] { $count } βρόμικη κανάστα
       *[other] { $count } βρόμικες κανάστες
    }
melding-missing-wild = { $count ->
        [one] { $count } κανάστα με μπαλαντέρ
       *[other] { $count } κανάστες με μπαλαντέρ
    }
melding-missing-nothing = τίποτα άλλο
melding-quota-clean = καθαρές { $have } από { $needed }
melding-quota-dirty = βρόμικες { $have } από { $needed }
melding-quota-wild = μπαλαντέρ { $have } από { $needed }
melding-quota-rank = { NOUN($rank, form: "plural") } { $have } από { $needed }

## Γιατί μια κίνηση δεν γίνεται

melding-nothing-now = Τώρα δεν παίζεται τίποτα: ο γύρος δεν άρχισε ή τελείωσε.
melding-no-such-move = Δεν υπάρχει τέτοια κίνηση.
melding-how-a-move-is-written = Μια κίνηση είναι draw, take, meld με 3 ως 7 χαρτιά όπως meld KKK2, add όπως add KK ή add 2 to K, discard όπως discard 5, ask, yes, no ή float· αν είναι περισσότερες από μία, χωρίζονται με κόμμα.
melding-choose-first = Διάλεξε πρώτα ποιο από τα πακέτα σου κρατάς: keep first ή keep second.
melding-draw-first = Πρώτα τράβα από την κλειστή στοίβα, ή πάρε την ανοιχτή, αν μπορείς.
melding-has-drawn = Σε αυτή τη σειρά τράβηξες ή πήρες ήδη.
melding-answer-first = Ο συμπαίκτης σου ρωτάει αν κλείνει: απάντησε yes ή no.
melding-not-offered = Αυτό δεν παίζεται σε αυτό το τραπέζι.
melding-not-held = Δεν κρατάς τα χαρτιά γι' αυτό.
melding-no-pile = Δεν υπάρχει ανοιχτή στοίβα να πάρεις.
melding-top-is-three = Πάνω είναι τριάρι, και μπλοκάρει τη στοίβα.
melding-frozen-pile = Η στοίβα είναι παγωμένη από μπαλαντέρ.
melding-must-be-down = Τη στοίβα την παίρνει μόνο πλευρά που έχει κάνει το πρώτο της κατέβασμα.
melding-top-is-wild = Σε αυτό το τραπέζι δεν παίρνεται στοίβα με μπαλαντέρ από πάνω.
melding-need-pair = Για τη στοίβα θέλεις δύο { NOUN($rank, form: "plural-accusative") }· κρατάς { $number }.
melding-open-meld-too-long = { $open ->
        [one] Ο συνδυασμός σου με { NOUN($rank, form: "plural-accusative") } έχει { $open } χαρτί: θέλεις άλλα { $fill } για να γίνει κανάστα πριν πάρεις.
       *[other] Ο συνδυασμός σου με { NOUN($rank, form: "plural-accusative") } έχει { $open } χαρτιά: θέλεις άλλα { $fill } για να γίνει κανάστα πριν πάρεις.
    }
melding-too-many-wilds = Έτσι θα ήταν πάρα πολλοί οι μπαλαντέρ σε έναν συνδυασμό.
melding-below-minimum = Το πρώτο κατέβασμα της πλευράς σου θέλει { $minimum } πόντους· μετά από αυτό θα κατέβαζες το πολύ { $best }.
melding-already-open = Η πλευρά σου έχει ήδη τέτοιο ανοιχτό συνδυασμό: κόλλα σε αυτόν.
melding-not-open = Η πλευρά σου δεν έχει τέτοιο ανοιχτό συνδυασμό.
melding-no-wild-melds = Σε αυτό το τραπέζι μπαλαντέρ μόνοι τους δεν κατεβαίνουν.
melding-must-keep = { $least ->
        [one] Δεν επιτρέπεται να κλείσεις, οπότε κράτα τουλάχιστον { $least } χαρτί.
       *[other] Δεν επιτρέπεται να κλείσεις, οπότε κράτα τουλάχιστον { $least } χαρτιά: ένα να πετάξεις και ένα να σου μείνει.
    }
melding-still-needs = Για να κλείσεις, η πλευρά σου θέλει ακόμη { $missing }.
melding-partner-not-ready = { $due ->
    [part] Ο συμπαίκτης σου δεν έχει παίξει ακόμη με το πόδι, οπότε δεν κλείνεις.
    [foot] Ο συμπαίκτης σου δεν έχει πάρει ακόμη το πόδι, οπότε δεν κλείνεις.
   *[turn] Ο συμπαίκτης σου δεν έχει παίξει ακόμη ολόκληρη σειρά με το πόδι, οπότε δεν κλείνεις.
}
melding-must-ask = Ρώτα πρώτα αν κλείνεις.
melding-told-no = Σου είπαν όχι: σε αυτή τη σειρά δεν κλείνεις.
melding-must-go-out = Σε αυτή τη σειρά πρέπει να κλείσεις, και μετά από αυτό δεν θα μπορούσες.
melding-finish-meld = Ολοκλήρωσε το πρώτο σου κατέβασμα: έχεις { $staged } από τους { $minimum } πόντους.
melding-out-without-discard = Σε αυτό το τραπέζι το τελευταίο χαρτί δεν πετιέται: κατέβασέ το.
melding-already-asked = Ρώτησες ήδη.
melding-no-partner = Δεν έχεις συμπαίκτη να ρωτήσεις.
melding-not-on-foot = Αυτό είναι μόνο για όποιον παίζει με το πόδι.
melding-cannot-go-out = Τώρα δεν κλείνεις: κατέβασε όλα τα χαρτιά εκτός από ένα, και η πλευρά σου θέλει { $missing }.
melding-no-question-asked = Κανείς δεν σε ρώτησε τίποτα.
melding-nothing-to-add = Δεν έχεις δύο ή περισσότερα χαρτιά που κολλάνε εκεί μαζί.
melding-only-with-one = Σε αυτό το τραπέζι μια σειρά τελειώνει χωρίς πέταμα μόνο όταν κρατάς ένα μόνο χαρτί.
melding-red-laid = Τα κόκκινα τριάρια κατεβαίνουν αμέσως· δεν κρατάς κανένα.
melding-no-replacement = Στην κλειστή στοίβα δεν έμεινε χαρτί να πάρεις για ένα κόκκινο τριάρι.
melding-closed-this-turn = Αυτή η κανάστα έκλεισε σε αυτή τη σειρά, οπότε δεν μπαίνει ακόμη τίποτα από κάτω.
melding-not-down = Πριν κλείσει κάποιος από την πλευρά σου, πρέπει να γίνει το πρώτο της κατέβασμα.
melding-no-lay = Κανένα χαρτί σου δεν κατεβαίνει τώρα.
melding-first-meld-no-pile = Το πρώτο σου κατέβασμα πρέπει να είναι ολόκληρη κανάστα· τα χαρτιά σου δεν φτάνουν.
melding-first-meld-too-small = Το πρώτο σου κατέβασμα θέλει { $minimum } πόντους· όλα όσα θα κατέβαζες τώρα αξίζουν { $best }.

## Τι δεν διαβάζεται

melding-is-no-move = Το { $move } δεν είναι κίνηση.
melding-no-such-card = Δεν υπάρχει χαρτί { $card }: τα χαρτιά είναι { $codes }.
melding-new-cards-first = Μετά το { $turn } βλέπεις νέα χαρτιά: πες { $move } όταν τα δεις.
melding-first-meld-unfinished = Έτσι κατεβάζεις { $staged } από τους { $minimum } πόντους του πρώτου κατεβάσματος: κατέβασε μαζί και τους υπόλοιπους.
melding-what-a-meld-is = Ένας συνδυασμός είναι 3 ως 7 χαρτιά: ίδιας αξίας, με ή χωρίς μπαλαντέρ, ή μόνο μπαλαντέρ.
melding-no-threes = Τα τριάρια δεν κατεβαίνουν σε συνδυασμό.
melding-two-naturals = Ένας συνδυασμός έχει τουλάχιστον δύο κανονικά χαρτιά, ή μόνο μπαλαντέρ.
melding-say-which-meld = Πες σε ποιον συνδυασμό πάει ένας μπαλαντέρ, όπως add 2 to K ή { $move }.
melding-only-to-its-rank = Μπορείς να κολλήσεις { NOUN($rank, form: "indefinite-accusative") } μόνο σε συνδυασμό με { NOUN($rank, form: "plural-accusative") }.
melding-nothing-fits = Κανένα χαρτί σου δεν κολλάει τώρα σε ανοιχτό συνδυασμό.

## Κανόνες του σπιτιού που δεν ταιριάζουν· λέξεις με _ είναι ονόματα κανόνων και μένουν όπως είναι

melding-teams-need-players = Το teams δεν γίνεται έτσι με { $seats } παίκτες: χρειάζονται { $needed }.
melding-too-few-packs = Το decks δεν μπορεί να είναι { $packs }: { $cards } χαρτιά είναι λίγα για { $dealt } στα πακέτα και { $stock } στην κλειστή στοίβα.
melding-passing-needs-two-stacks = Το pass_foot_left πάει με δύο πακέτα στον καθένα, χέρι και πόδι· εδώ είναι τρία.
melding-no-pack-to-add = Το stock_out δεν μπορεί να είναι pack_added: με { $packs } τράπουλες δεν χωράει άλλη μία.
# $rank: η αξία που οι κανάστες της έχουν ήδη δικό τους μπόνους από το special_piles.
melding-two-bonuses-of-rank = Το rank_bonus δεν γίνεται για { NOUN($rank, form: "plural") }: οι κανάστες τους έχουν δικό τους μπόνους από το special_piles.

## Ο πίνακας του σκορ

melding-sheet-cards = Χαρτιά στο τραπέζι
melding-sheet-clean-piles = Καθαρές κανάστες
melding-sheet-dirty-piles = Βρόμικες κανάστες
melding-sheet-wild-piles = Κανάστες με μπαλαντέρ
melding-sheet-special-piles = Ειδικές κανάστες
melding-sheet-going-out = Κλείσιμο
melding-sheet-red-threes = Κόκκινα τριάρια
melding-sheet-left = Έμειναν στα πακέτα
melding-sheet-total = Σύνολο

## Ποιανού είναι η σειρά

melding-turn-confirm-out = Σειρά σου: επιβεβαίωσε, και κλείνεις.
melding-turn-confirm-stack = { $stack ->
        [knee] Σειρά σου: επιβεβαίωσε, και παίρνεις το γόνατό σου.
       *[foot] Σειρά σου: επιβεβαίωσε, και παίρνεις το πόδι σου.
    }
melding-turn-choose = Σειρά σου: διάλεξε το πακέτο που κρατάς.
melding-turn-answer = Σειρά σου: ο συμπαίκτης σου ρωτάει αν κλείνει· πες ναι ή όχι.
melding-turn-draw = { $count ->
        [one] Σειρά σου: τράβα { $count } χαρτί, ή πάρε τη στοίβα.
       *[other] Σειρά σου: τράβα { $count } χαρτιά, ή πάρε τη στοίβα.
    }
melding-turn-only-draw = { $count ->
        [one] Σειρά σου: τράβα { $count } χαρτί.
       *[other] Σειρά σου: τράβα { $count } χαρτιά.
    }
melding-turn-go-out = { $way ->
        [discarding] Σειρά σου να κλείσεις: κατέβασε όλα τα χαρτιά εκτός από ένα, και πέτα εκείνο.
        [laying] Σειρά σου να κλείσεις: κατέβασε όλα τα χαρτιά σου.
       *[either] Σειρά σου να κλείσεις: κατέβασε όλα τα χαρτιά σου, ή όλα εκτός από ένα και πέτα εκείνο.
    }
melding-turn-finish-meld = Σειρά σου: ολοκλήρωσε το πρώτο σου κατέβασμα.
melding-turn-lay = Σειρά σου: κατέβασε ό,τι θέλεις, μετά πέτα.
melding-chooses = { $name } διαλέγει πακέτο.
melding-is-asked = { $name } απαντάει αν ο συμπαίκτης κλείνει.
melding-plays = { $name } παίζει τώρα.

## Τι βρίσκεται στο τραπέζι: τίτλοι, και τι γράφει δίπλα τους

melding-discard-pile = Στοίβα
melding-stock = Τράπουλα
melding-melds = Συνδυασμοί
melding-discards-none = άδεια
melding-discards = { $count ->
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
melding-discards-frozen = { $count ->
        [one] { $count } χαρτί, παγωμένη από μπαλαντέρ
       *[other] { $count } χαρτιά, παγωμένη από μπαλαντέρ
    }
melding-discards-top = { $count ->
        [one] { $count } χαρτί, πάνω πάνω { NOUN($card, form: "indefinite") }
       *[other] { $count } χαρτιά, πάνω πάνω { NOUN($card, form: "indefinite") }
    }
melding-discards-top-frozen = { $count ->
        [one] { $count } χαρτί, πάνω πάνω { NOUN($card, form: "indefinite") }, παγωμένη από μπαλαντέρ
       *[other] { $count } χαρτιά, πάνω πάνω { NOUN($card, form: "indefinite") }, παγωμένη από μπαλαντέρ
    }
melding-stock-left = { $count ->
        [0] δεν έμειναν χαρτιά
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
melding-side-has = { $things }
melding-side-has-nothing = τίποτα κατεβασμένο ακόμη
melding-meld-of = { $cards }
melding-meld-title = { NOUN($rank, form: "plural") }
melding-quotas = { $quotas }
melding-need-pile = Το πρώτο σου κατέβασμα πρέπει να είναι ολόκληρη κανάστα.
melding-need-points = { $have } από { $needed } πόντους για το πρώτο κατέβασμα.

## Τι κάνει μια κίνηση, όπως προτείνεται

melding-do-draw = { $count ->
        [one] τράβα { $count } χαρτί από την κλειστή στοίβα
       *[other] τράβα { $count } χαρτιά από την κλειστή στοίβα
    }
melding-do-draw-too-few = τράβα: η κλειστή στοίβα δεν φτάνει, οπότε ο γύρος τελειώνει
melding-do-take-and-add = { $count ->
        [one] πάρε { $count } χαρτί της στοίβας: κόλλα { NOUN($card, form: "indefinite-accusative") }
       *[other] πάρε { $count } χαρτιά της στοίβας: κόλλα { NOUN($card, form: "indefinite-accusative") }
    }
melding-do-take-and-meld = { $count ->
        [one] πάρε { $count } χαρτί της στοίβας: κατέβασε { NOUN($card, form: "indefinite-accusative") } με δικά σου: { NOUN($own, form: "accusative") }
       *[other] πάρε { $count } χαρτιά της στοίβας: κατέβασε { NOUN($card, form: "indefinite-accusative") } με δικά σου: { NOUN($own, form: "accusative") }
    }
melding-do-meld = κατέβασε { NOUN($cards, form: "accusative") }
melding-do-add = κόλλα { NOUN($cards, form: "accusative") } στον συνδυασμό με { NOUN($rank, form: "plural-accusative") }
melding-do-add-all = κόλλα κάθε χαρτί που ταιριάζει σε ανοιχτό συνδυασμό
melding-do-keep = κράτα το πακέτο με { NOUN($card, form: "indefinite-accusative") } από πάνω
melding-do-ask = ρώτα αν κλείνεις
melding-do-say-out = πες ότι κλείνεις
melding-do-say-yes = ναι, κλείσε
melding-do-say-no = όχι, συνέχισε
melding-do-float = τελείωσε τη σειρά χωρίς να πετάξεις
melding-do-lay-black = κατέβασε τα μαύρα τριάρια
melding-do-lay-red = κατέβασε ένα κόκκινο τριάρι και τράβα άλλο χαρτί
melding-do-discard = πέτα { NOUN($card, form: "indefinite-accusative") }

## Τι έγινε

melding-first-discard = Στην ανοιχτή στοίβα πρώτο χαρτί: { NOUN($card, form: "indefinite") }.
melding-minimum-pile = Το πρώτο κατέβασμα πρέπει να είναι ολόκληρη κανάστα.
melding-minimum-points = Το πρώτο κατέβασμα θέλει { $minimum } πόντους.
melding-laid-red-threes = { $who ->
        [you] Κατέβασες { NOUN($threes, form: "accusative") }.
       *[other] { $name } κατέβασε { NOUN($threes, form: "accusative") }.
    }
melding-drew-nothing = { $who ->
        [you] Δεν είχες χαρτιά να τραβήξεις.
       *[other] { $name } δεν είχε χαρτιά να τραβήξει.
    }
melding-pack-added = Μία τράπουλα ακόμη μπαίνει ανακατεμένη κάτω από την κλειστή στοίβα.
melding-drew = { $who ->
        [you] { $count ->
            [one] Τράβηξες { $count } χαρτί.
           *[other] Τράβηξες { $count } χαρτιά.
        }
       *[other] { $count ->
            [one] { $name } τράβηξε { $count } χαρτί.
           *[other] { $name } τράβηξε { $count } χαρτιά.
        }
    }
melding-you-drew = Τράβηξες { NOUN($cards, form: "accusative") }.
melding-took = { $who ->
        [you] Πήρες { NOUN($taken, form: "accusative") }.
       *[other] { $name } πήρε { NOUN($taken, form: "accusative") }.
    }
melding-took-and-laid = { $laid ->
        [melded] { $who ->
            [you] Πήρες { NOUN($taken, form: "accusative") }, και κατέβασες { NOUN($melded, form: "accusative") }.
           *[other] { $name } πήρε { NOUN($taken, form: "accusative") }, και κατέβασε { NOUN($melded, form: "accusative") }.
        }
        [added] { $who ->
            [you] Πήρες { NOUN($taken, form: "accusative") }, και κόλλησες { NOUN($added, form: "accusative") }.
           *[other] { $name } πήρε { NOUN($taken, form: "accusative") }, και κόλλησε { NOUN($added, form: "accusative") }.
        }
       *[both] { $who ->
            [you] Πήρες { NOUN($taken, form: "accusative") }, κατέβασες { NOUN($melded, form: "accusative") } και κόλλησες { NOUN($added, form: "accusative") }.
           *[other] { $name } πήρε { NOUN($taken, form: "accusative") }, κατέβασε { NOUN($melded, form: "accusative") } και κόλλησε { NOUN($added, form: "accusative") }.
        }
    }
melding-laid = { $laid ->
        [melded] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") }.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") }.
        }
        [added] { $who ->
            [you] Κόλλησες { NOUN($added, form: "accusative") }.
           *[other] { $name } κόλλησε { NOUN($added, form: "accusative") }.
        }
       *[both] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") } και κόλλησες { NOUN($added, form: "accusative") }.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") } και κόλλησε { NOUN($added, form: "accusative") }.
        }
    }
melding-laid-and-discarded = { $laid ->
        [melded] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") } και πέταξες { NOUN($card, form: "indefinite-accusative") }.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") } και πέταξε { NOUN($card, form: "indefinite-accusative") }.
        }
        [added] { $who ->
            [you] Κόλλησες { NOUN($added, form: "accusative") } και πέταξες { NOUN($card, form: "indefinite-accusative") }.
           *[other] { $name } κόλλησε { NOUN($added, form: "accusative") } και πέταξε { NOUN($card, form: "indefinite-accusative") }.
        }
       *[both] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") }, κόλλησες { NOUN($added, form: "accusative") } και πέταξες { NOUN($card, form: "indefinite-accusative") }.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") }, κόλλησε { NOUN($added, form: "accusative") } και πέταξε { NOUN($card, form: "indefinite-accusative") }.
        }
    }
melding-laid-and-asked = { $laid ->
        [melded] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") } και ρώτησες αν κλείνεις.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") } και ρώτησε αν κλείνει.
        }
        [added] { $who ->
            [you] Κόλλησες { NOUN($added, form: "accusative") } και ρώτησες αν κλείνεις.
           *[other] { $name } κόλλησε { NOUN($added, form: "accusative") } και ρώτησε αν κλείνει.
        }
       *[both] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") }, κόλλησες { NOUN($added, form: "accusative") } και ρώτησες αν κλείνεις.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") }, κόλλησε { NOUN($added, form: "accusative") } και ρώτησε αν κλείνει.
        }
    }
melding-laid-and-floated = { $laid ->
        [melded] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") } και τελείωσες τη σειρά χωρίς να πετάξεις.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") } και τελείωσε τη σειρά χωρίς να πετάξει.
        }
        [added] { $who ->
            [you] Κόλλησες { NOUN($added, form: "accusative") } και τελείωσες τη σειρά χωρίς να πετάξεις.
           *[other] { $name } κόλλησε { NOUN($added, form: "accusative") } και τελείωσε τη σειρά χωρίς να πετάξει.
        }
       *[both] { $who ->
            [you] Κατέβασες { NOUN($melded, form: "accusative") }, κόλλησες { NOUN($added, form: "accusative") } και τελείωσες τη σειρά χωρίς να πετάξεις.
           *[other] { $name } κατέβασε { NOUN($melded, form: "accusative") }, κόλλησε { NOUN($added, form: "accusative") } και τελείωσε τη σειρά χωρίς να πετάξει.
        }
    }
melding-discarded = { $who ->
        [you] Πέταξες { NOUN($card, form: "indefinite-accusative") }.
       *[other] { $name } πέταξε { NOUN($card, form: "indefinite-accusative") }.
    }
melding-asked = { $who ->
        [you] Ρώτησες αν κλείνεις.
       *[other] { $name } ρώτησε αν κλείνει.
    }
melding-says-going-out = { $who ->
    [you] Είπες ότι κλείνεις.
   *[other] { $name }: «Κλείνω».
}
melding-said-yes = { $who ->
        [you] Είπες ναι.
       *[other] { $name } είπε ναι.
    }
melding-said-no = { $who ->
        [you] Είπες όχι.
       *[other] { $name } είπε όχι.
    }
melding-floated = { $who ->
        [you] Τελείωσες τη σειρά χωρίς να πετάξεις.
       *[other] { $name } τελείωσε τη σειρά χωρίς να πετάξει.
    }
melding-chose = { $who ->
        [you] Διάλεξες πακέτο.
       *[other] { $name } διάλεξε πακέτο.
    }
melding-went-out = { $who ->
        [you] Έκλεισες.
       *[other] { $name } έκλεισε.
    }
melding-stock-ran-out = Η κλειστή στοίβα τελείωσε, και μαζί ο γύρος.
melding-picked-up = { $who ->
        [you] { $stack ->
            [knee] Πήρες το γόνατό σου.
           *[foot] Πήρες το πόδι σου.
        }
       *[other] { $stack ->
            [knee] { $name } πήρε το γόνατο.
           *[foot] { $name } πήρε το πόδι.
        }
    }
melding-made-first-meld = { $who ->
        [you] { $partners ->
            [yes] Είναι το πρώτο κατέβασμα της πλευράς σου.
           *[no] Είναι το πρώτο σου κατέβασμα.
        }
       *[other] { $partners ->
            [yes] Είναι το πρώτο κατέβασμα αυτής της πλευράς ({ $name }).
           *[no] Έτσι { $name } κάνει το πρώτο κατέβασμα.
        }
    }
melding-closed = Συμπληρώθηκε { $pile }.
melding-best-title = Ο μακρύτερος συνδυασμός
melding-best-closed = { $who ->
        [you] Συμπλήρωσες { $pile }.
       *[other] { $name } συμπλήρωσε { $pile }.
    }
melding-best-open = { $who ->
        [you] Έφτασες τον συνδυασμό με { NOUN($rank, form: "plural-accusative") } στα { $count } χαρτιά.
       *[other] { $name } έφτασε τον συνδυασμό με { NOUN($rank, form: "plural-accusative") } στα { $count } χαρτιά.
    }

## Τι συνηγορεί για μια κίνηση

melding-why-out = Με αυτό κλείνεις, και το κλείσιμο δίνει { $points } πόντους.
melding-why-picks-up = { $stack ->
        [knee] Αδειάζει το χέρι σου, οπότε παίρνεις το γόνατό σου.
       *[foot] Αδειάζει το χέρι σου, οπότε παίρνεις το πόδι σου.
    }
melding-why-closes = Συμπληρώνει { $pile }.
melding-why-closes-several = Συμπληρώνει { $count } κανάστες.
melding-why-first-meld = Κάνει το πρώτο κατέβασμα της πλευράς σου.
melding-why-takes = { $count ->
        [0] Δεν παίρνει χαρτιά.
        [1] Παίρνει ένα χαρτί της στοίβας.
       *[other] Παίρνει { $count } χαρτιά της στοίβας.
    }
melding-why-taken =
    { $seats ->
        [2] { $name } παίρνει μετά τη στοίβα { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και { $named ->
                [card] αν πετάξεις { NOUN($other) }
               *[move] μετά από την άλλη κίνηση
            } { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
       *[other] Ένας αντίπαλος παίρνει μετά τη στοίβα { $often ->
                [0] σε 0 από 10 πιθανούς γύρους
                [10] σε όλους τους πιθανούς γύρους
               *[other] σε { $often } από 10 πιθανούς γύρους
            }, και { $named ->
                [card] αν πετάξεις { NOUN($other) }
               *[move] μετά από την άλλη κίνηση
            } { $otherwise ->
                [0] σε 0
                [10] σε όλους
               *[other] σε { $otherwise } από 10
            }.
    }
melding-why-takes-next =
    Στην επόμενη σειρά σου παίρνεις τη στοίβα { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] αν πετάξεις { NOUN($other) }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
melding-why-out-soon =
    Ως την επόμενη σειρά σου κλείνει η πλευρά σου { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] αν πετάξεις { NOUN($other) }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
melding-why-others-out =
    Ως την επόμενη σειρά σου κλείνουν οι άλλοι { $often ->
        [0] σε 0 από 10 πιθανούς γύρους
        [10] σε όλους τους πιθανούς γύρους
       *[other] σε { $often } από 10 πιθανούς γύρους
    }, και { $named ->
        [card] αν πετάξεις { NOUN($other) }
       *[move] μετά από την άλλη κίνηση
    } { $otherwise ->
        [0] σε 0
        [10] σε όλους
       *[other] σε { $otherwise } από 10
    }.
melding-why-lays = Φέρνει στο τραπέζι χαρτιά που αξίζουν { $points } πόντους.
melding-why-blocks = Με τριάρι από πάνω δεν μπορεί να πάρει τη στοίβα ο επόμενος.
melding-why-lone =
    { NOUN($rank, form: "gender") ->
        [masculine] Δεν κρατάς άλλον { NOUN($rank, form: "accusative") }, και η πλευρά σου δεν έχει κανέναν στο τραπέζι.
        [feminine] Δεν κρατάς άλλη { NOUN($rank, form: "accusative") }, και η πλευρά σου δεν έχει καμία στο τραπέζι.
       *[neuter] Δεν κρατάς άλλο { NOUN($rank, form: "accusative") }, και η πλευρά σου δεν έχει κανένα στο τραπέζι.
    }
melding-why-cheapest = Κανένα χαρτί σου δεν δίνει λιγότερα σε όποιον πάρει τη στοίβα.
melding-why-holds = { $count ->
        [0] Δεν σου αφήνει κανένα χαρτί.
        [1] Σου αφήνει ένα χαρτί.
       *[other] Σου αφήνει { $count } χαρτιά.
    }
melding-why-draws = { $count ->
        [0] Δεν τραβάς κανένα χαρτί.
        [1] Σου φέρνει ένα χαρτί από την κλειστή στοίβα.
       *[other] Σου φέρνει { $count } χαρτιά από την κλειστή στοίβα.
    }
melding-why-out-counts = Το κλείσιμο δίνει { $points } πόντους στην πλευρά σου.
melding-why-still-held = { $count ->
        [0] Δεν κρατάς χαρτί που θα κόστιζε στην πλευρά σου.
        [1] Κρατάς ένα χαρτί που θα κόστιζε στην πλευρά σου.
       *[other] Κρατάς { $count } χαρτιά που θα κόστιζαν στην πλευρά σου.
    }
melding-why-top-of-stack = Πάνω πάνω σε αυτό το πακέτο είναι χαρτί που αξίζει { $points } πόντους.
melding-why-red-counts = Ένα κόκκινο τριάρι στο τραπέζι αξίζει { $points } πόντους.
melding-why-keeps = { $count ->
        [0] Δεν σου έμεινε χαρτί να πετάξεις.
        [1] Κρατάει στο χέρι σου το τελευταίο σου χαρτί.
       *[other] Κρατάει στο χέρι σου και τα { $count } χαρτιά σου.
    }

## Habits: what somebody does more often, or less often, than a club player

melding-habit-pile = Παίρνει την ανοιχτή στοίβα πιο συχνά από έναν παίκτη λέσχης.
melding-habit-pile-less = Τραβάει εκεί που ένας παίκτης λέσχης θα έπαιρνε την ανοιχτή στοίβα.
melding-habit-lays = Κατεβάζει χαρτιά νωρίτερα από έναν παίκτη λέσχης.
melding-habit-lays-less = Κρατάει τα κατεβάσματα στο χέρι περισσότερο από έναν παίκτη λέσχης.
melding-habit-wild = Ξοδεύει τους μπαλαντέρ πιο εύκολα από έναν παίκτη λέσχης.
melding-habit-wild-less = Κρατάει τους μπαλαντέρ περισσότερο από έναν παίκτη λέσχης.
melding-habit-out = Κλείνει νωρίτερα από έναν παίκτη λέσχης.
melding-habit-out-less = Περιμένει περισσότερο για να κλείσει από έναν παίκτη λέσχης.

## Βοήθεια την πρώτη φορά

melding-help-goal = Κατέβαζε μαζί χαρτιά με την ίδια αξία: κάτω δίνουν πόντους, και στο χέρι σου κοστίζουν.
melding-help-first-meld = Για να ανοίξεις, κατέβασε σε μία σειρά { $points } πόντους ή περισσότερους. Μετά κατεβάζει όλη η πλευρά σου.
melding-help-quota = { $kind ->
        [clean] Για να κλείσεις θέλεις κανάστες. «καθαρές { $have }/{ $needed }»: όσες έχει η πλευρά σου, και όσες θέλει. Καθαρή: χωρίς μπαλαντέρ.
        [dirty] Για να κλείσεις θέλεις κανάστες. «βρόμικες { $have }/{ $needed }»: όσες έχει η πλευρά σου, και όσες θέλει. Βρόμικη: με μπαλαντέρ.
        [wild] Για να κλείσεις θέλεις κανάστες. «μπαλαντέρ { $have }/{ $needed }»: όσες έχει η πλευρά σου, και όσες θέλει.
       *[rank] Για να κλείσεις θέλεις κανάστες. «{ NOUN($rank, form: "plural") } { $have }/{ $needed }»: όσες έχει η πλευρά σου, και όσες θέλει.
    }
melding-help-waiting = { $stack ->
        [knee] Παίξε όλα τα χαρτιά του χεριού σου, και παίρνεις το γόνατό σου: ως τότε περιμένει κλειστό.
       *[foot] Παίξε όλα τα χαρτιά που κρατάς, και παίρνεις το πόδι σου: ως τότε περιμένει κλειστό.
    }
melding-help-piles = Κλείσε κανάστα με το έβδομο χαρτί: μετράει για το κλείσιμο, και αρχίζεις νέο συνδυασμό με την ίδια αξία.
melding-help-frozen-for-turns = Τράβα από την τράπουλα: ένας μπαλαντέρ πάγωσε την ανοιχτή στοίβα, και για μερικές σειρές δεν την παίρνει κανείς.
melding-help-frozen-until-pair = Για την παγωμένη στοίβα θέλεις δύο κανονικά χαρτιά ίδια με το πάνω. Την πάγωσε ένας μπαλαντέρ.

## Τα παιχνίδια, και πώς τα παίζουν σε σπίτια και ιστοσελίδες

melding-game-hand-and-foot = Χέρι και πόδι
melding-game-hand-knee-and-foot = Χέρι, γόνατο και πόδι
melding-also-hand-and-foot =
    Κανάστα με χέρι και πόδι
melding-also-hand-knee-and-foot =
    Κανάστα με χέρι, γόνατο και πόδι
# Παιχνίδια που δεν υπάρχουν εδώ, ένα όνομα σε κάθε γραμμή: σε όποιον ψάχνει κάποιο δείχνουμε το πιο κοντινό του.
melding-near-hand-and-foot =
    Κανάστα
    Μπιρίμπα
melding-summary-hand-and-foot = Κατεβάζεις το χέρι, μετά το πόδι· κάνεις κανάστες με εφτά χαρτιά, καθαρές, βρόμικες και με μπαλαντέρ, και κλείνετε μαζί.
melding-summary-hand-knee-and-foot = Χέρι και πόδι με τρίτο πακέτο, το γόνατο, ανάμεσα στα δύο.
melding-preset-classic = Χέρι και πόδι
melding-preset-classic-says = Δύο καθαρές, δύο βρόμικες και μία κανάστα με μπαλαντέρ για να κλείσεις.
melding-preset-bicycle = Χέρι και πόδι με έντεκα χαρτιά
melding-preset-bicycle-says = Έντεκα χαρτιά σε κάθε πακέτο· μπαλαντέρ μόνο δίπλα σε κανονικά· μία καθαρή και μία βρόμικη κανάστα, και ένα τελευταίο πέταμα, για να κλείσεις.
melding-preset-saskatchewan = Χέρι και πόδι του Saskatchewan
melding-preset-saskatchewan-says = Έντεκα χαρτιά στο χέρι και δεκατρία στο πόδι· μία κανάστα από κάθε είδος για να κλείσεις.
melding-preset-three-and-three = Τρεις και τρεις
melding-preset-three-and-three-says = Τρεις καθαρές και τρεις βρόμικες κανάστες για να κλείσεις· παίρνει μόνο πλευρά που έχει κατεβάσει, και ένας μπαλαντέρ μπαίνει στη θέση του ενός από τα δύο χαρτιά.
melding-preset-passing = Δώσε το πόδι
melding-preset-passing-says = Ο καθένας δίνει ένα πακέτο αριστερά· παίρνονται τρία χαρτιά, και ένας μπαλαντέρ που πετιέται παγώνει τη στοίβα ώσπου να την πάρουν δύο κανονικά χαρτιά.
melding-preset-whole-pile = Όλη η στοίβα
melding-preset-whole-pile-says = Όποιος παίρνει, παίρνει όλη τη στοίβα· ο καθένας δίνει ένα πακέτο αριστερά· δεν υπάρχουν συνδυασμοί από μπαλαντέρ.
melding-preset-from-ninety = Χέρι και πόδι από ενενήντα
melding-preset-from-ninety-says = Τραβάς τρία χαρτιά, το πρώτο κατέβασμα θέλει 90 και πάνω, και το τελευταίο χαρτί πρέπει να κατέβει· ένα μαύρο τριάρι που μένει κοστίζει 300.
melding-preset-rising = Χέρι και πόδι που ανεβαίνει
melding-preset-rising-says = Από γύρο σε γύρο τραβάς περισσότερα χαρτιά, θέλεις περισσότερες κανάστες και το κλείσιμο αξίζει πιο πολύ.
melding-preset-family = Χέρι και πόδι, ο καθένας μόνος
melding-preset-family-says = Ο καθένας παίζει μόνος· το πρώτο κατέβασμα γίνεται και με το μπόνους μιας κανάστας ή με πακέτο που κατεβαίνει ολόκληρο, και η ανοιχτή στοίβα ανακατεύεται όταν τελειώσει η κλειστή.
melding-preset-two = Χέρι και πόδι για δύο
melding-preset-two-says = Δύο παίκτες, ο καθένας μόνος: μία καθαρή και μία βρόμικη κανάστα για να κλείσεις.
melding-preset-three-pairs = Χέρι και πόδι για τρία ζευγάρια
melding-preset-three-pairs-says = Έξι παίκτες σε τρία ζευγάρια.
melding-preset-one-deal = Μικρό χέρι και πόδι
melding-preset-one-deal-says = Ένας μόνο γύρος.
melding-preset-hkf-classic = Χέρι, γόνατο και πόδι
melding-preset-hkf-classic-says = Χέρι και πόδι με ένα γόνατο από δεκατρία χαρτιά ανάμεσα στα δύο, και δύο τράπουλες παραπάνω από τους παίκτες.
melding-preset-triple-play = Τριπλό παιχνίδι
melding-preset-triple-play-says = Χρειάζονται κανάστες με εφτάρια και με πεντάρια, χωρίς μπαλαντέρ, και αξίζουν πιο πολύ από όλες· όποιος παίρνει, παίρνει όλη τη στοίβα.

## Κανόνες του σπιτιού: το όνομα του καθενός, τι ορίζει, και οι τιμές του

melding-rule-stacks = Χαρτιά στα πακέτα
melding-rule-stacks-says = Πόσα χαρτιά έχει κάθε πακέτο του παίκτη, με τη σειρά που παίζονται: χέρι και πόδι, ή χέρι, γόνατο και πόδι.
melding-rule-upcard-putback = Ανοιχτά χαρτιά που γυρίζουν πίσω
melding-rule-upcard-putback-says = Ποια χαρτιά, αν ανοίξουν πρώτα στην ανοιχτή στοίβα, γυρίζουν στην κλειστή: μπαλαντέρ και κόκκινα τριάρια· ή και μαύρα τριάρια· ή και πεντάρια και εφτάρια· ή όλα αυτά· ή κόκκινα και μαύρα τριάρια και τίποτα άλλο.
melding-rule-upcard-putback-wild-and-red-threes = μπαλαντέρ και κόκκινα τριάρια
melding-rule-upcard-putback-and-black-threes = και μαύρα τριάρια
melding-rule-upcard-putback-and-fives-and-sevens = και πεντάρια και εφτάρια
melding-rule-upcard-putback-and-black-threes-fives-and-sevens = και μαύρα τριάρια, πεντάρια και εφτάρια
melding-rule-upcard-putback-threes-only = τριάρια και τίποτα άλλο
melding-rule-seats = Παίκτες
melding-rule-seats-says = Πόσοι παίζουν.
melding-rule-teams = Ομάδες
melding-rule-teams-says = Ποιος παίζει με ποιον. Συνηθισμένο: τέσσερις σε δύο ζευγάρια, έξι σε δύο τριάδες, αλλιώς ο καθένας μόνος. Οι συμπαίκτες κάθονται σε ίσες αποστάσεις.
melding-rule-teams-usual = συνηθισμένο
melding-rule-teams-individual = ο καθένας μόνος
melding-rule-teams-pairs = ζευγάρια
melding-rule-teams-two-teams-of-three = δύο ομάδες των τριών
melding-rule-teams-three-teams-of-two = τρεις ομάδες των δύο
melding-rule-decks = Τράπουλες
melding-rule-decks-says = Πόσες τράπουλες ανακατεύονται μαζί.
melding-rule-decks-usual = συνηθισμένο
melding-rule-jokers-per-deck = Τζόκερ σε κάθε τράπουλα
melding-rule-jokers-per-deck-says = Πόσους τζόκερ έχει κάθε τράπουλα.
melding-rule-upcard-special-stays = Ένα τέτοιο χαρτί μένει και σκεπάζεται
melding-rule-upcard-special-stays-says = Αν ένα χαρτί που θα γύριζε πίσω μένει και το σκεπάζει το επόμενο που ανοίγει, ώσπου να έρθει ένα που μπορεί να μείνει από πάνω.
melding-rule-pass-foot-left = Ένα πακέτο πάει αριστερά
melding-rule-pass-foot-left-says = Ο καθένας βλέπει το πάνω χαρτί και των δύο πακέτων, κρατάει το ένα και δίνει το άλλο αριστερά. Ως πόδι: αυτό που κράτησε είναι το χέρι, αυτό που έδωσε γίνεται το πόδι του διπλανού· ως χέρι: αυτό που κράτησε είναι το πόδι, αυτό που έδωσε το χέρι του διπλανού.
melding-rule-pass-foot-left-off = όχι
melding-rule-pass-foot-left-foot = ως πόδι
melding-rule-pass-foot-left-hand = ως χέρι
melding-rule-draw-count = Χαρτιά που τραβάς
melding-rule-draw-count-says = Πόσα χαρτιά τραβάς από την κλειστή στοίβα· ανεβαίνει: ένα παραπάνω σε κάθε γύρο, ως τρία παραπάνω· ή όσα θέλει η παρέα, γύρο με τον γύρο.
melding-rule-draw-count-two = δύο
melding-rule-draw-count-three = τρία
melding-rule-draw-count-two-rising = δύο, ανεβαίνει
melding-rule-draw-count-three-rising = τρία, ανεβαίνει
melding-rule-take-count = Χαρτιά που παίρνεις από τη στοίβα
melding-rule-take-count-says = Πόσα χαρτιά της ανοιχτής στοίβας παίρνεις, μαζί με το πάνω.
melding-rule-take-count-whole = όλη τη στοίβα
melding-rule-foot-takes-whole-pile = Το πόδι παίρνει όλη τη στοίβα
melding-rule-foot-takes-whole-pile-says = Αν όποιος παίζει με το πόδι παίρνει όλη τη στοίβα.
melding-rule-foot-take-on-meld = Το πόδι παίρνει για ανοιχτό συνδυασμό
melding-rule-foot-take-on-meld-says = Αν όποιος παίζει με το πόδι παίρνει όταν το πάνω χαρτί κολλάει σε ανοιχτό συνδυασμό της πλευράς του.
melding-rule-take-needs-down = Για να πάρεις θέλεις πρώτο κατέβασμα
melding-rule-take-needs-down-says = Αν τη στοίβα την παίρνει μόνο πλευρά που έχει κάνει το πρώτο της κατέβασμα.
melding-rule-take-with-one-wild = Παίρνεις με έναν μπαλαντέρ
melding-rule-take-with-one-wild-says = Αν φτάνουν ένα ίδιο χαρτί και ένας μπαλαντέρ για να πάρεις.
melding-rule-claim-fill-wild = Μπαλαντέρ συμπληρώνουν συνδυασμό όταν παίρνεις
melding-rule-claim-fill-wild-says = Αν μπορεί να είναι μπαλαντέρ τα χαρτιά που συμπληρώνουν ανοιχτό συνδυασμό από πέντε ή έξι όταν παίρνεις τη στοίβα.
melding-rule-wild-discard-freezes = Μπαλαντέρ που πετιέται παγώνει τη στοίβα
melding-rule-wild-discard-freezes-says = Αν ένας μπαλαντέρ που πετιέται παγώνει τη στοίβα: ώσπου να ξαναέρθει η σειρά όποιου τον πέταξε δεν παίρνει κανείς· ή ώσπου να πάρει κάποιος με δύο κανονικά χαρτιά.
melding-rule-wild-discard-freezes-off = όχι
melding-rule-wild-discard-freezes-until-turn = ώσπου να ξαναέρθει η σειρά
melding-rule-wild-discard-freezes-until-pair = ώσπου να την πάρουν δύο κανονικά χαρτιά
melding-rule-wild-top-takeable = Στοίβα με μπαλαντέρ από πάνω
melding-rule-wild-top-takeable-says = Αν παίρνεται στοίβα με μπαλαντέρ από πάνω: με δύο ίδιους· ή ποτέ.
melding-rule-wild-top-takeable-two-identical = παίρνεται με δύο ίδιους
melding-rule-wild-top-takeable-never = δεν παίρνεται
melding-rule-wild-ratio = Μπαλαντέρ σε έναν συνδυασμό
melding-rule-wild-ratio-says = Πόσους μπαλαντέρ χωράει ένας συνδυασμός: έναν για δύο κανονικά χαρτιά· λιγότερους από τα κανονικά· όσους και τα κανονικά· ή τρεις.
melding-rule-wild-ratio-two-to-one = ένας για δύο κανονικά
melding-rule-wild-ratio-more-naturals = λιγότεροι από τα κανονικά
melding-rule-wild-ratio-as-many-naturals = όσοι και τα κανονικά
melding-rule-wild-ratio-three-wilds = ως τρεις
melding-rule-wild-melds = Συνδυασμοί από μπαλαντέρ
melding-rule-wild-melds-says = Αν κατεβαίνουν μπαλαντέρ μόνοι τους.
melding-rule-special-piles = Ειδικές κανάστες
melding-rule-special-piles-says = Αξίες που οι συνδυασμοί τους δεν παίρνουν μπαλαντέρ, που οι κανάστες τους έχουν δικό τους μπόνους, και που μία κανάστα τους χρειάζεται για να κλείσεις.
melding-rule-special-piles-off = καμία
melding-rule-special-piles-sevens = εφτάρια
melding-rule-special-piles-fives = πεντάρια
melding-rule-special-piles-sevens-and-fives = εφτάρια και πεντάρια
melding-rule-add-beyond-seven = Χαρτιά σε έτοιμη κανάστα
melding-rule-add-beyond-seven-says = Αν κολλάνε χαρτιά κάτω από έτοιμη κανάστα για τους πόντους τους: κανονικά χαρτιά· ή ό,τι ταιριάζει στο χρώμα της, δηλαδή σε βρόμικη και μπαλαντέρ, και μπαλαντέρ σε κανάστα με μπαλαντέρ.
melding-rule-add-beyond-seven-off = κανένα
melding-rule-add-beyond-seven-naturals = κανονικά χαρτιά
melding-rule-add-beyond-seven-colour = ό,τι ταιριάζει στο χρώμα της
melding-rule-bury-same-turn = Χαρτιά σε κανάστα που μόλις έκλεισε
melding-rule-bury-same-turn-says = Αν κολλάνε χαρτιά κάτω από κανάστα στην ίδια σειρά όπου έκλεισε.
melding-rule-minimum = Πόντοι του πρώτου κατεβάσματος
melding-rule-minimum-says = Οι πόντοι του πρώτου κατεβάσματος στους γύρους ένα ως τέσσερα: 50, 90, 120, 150· ή 60, 90, 120, 150· ή 90, 120, 150, 180· κατά το σκορ: 50, και 90, 120, 150 από σκορ 15.000, 30.000, 50.000· κανάστα στον πέμπτο: 50, 90, 120, 150, μετά ολόκληρη κανάστα· ή όσους πόντους θέλει η παρέα, γύρο με τον γύρο.
melding-rule-minimum-fifty = 50, 90, 120, 150
melding-rule-minimum-sixty = 60, 90, 120, 150
melding-rule-minimum-ninety = 90, 120, 150, 180
melding-rule-minimum-by-score = κατά το σκορ
melding-rule-minimum-pile-in-fifth = κανάστα στον πέμπτο γύρο
melding-rule-minimum-counts-pile-bonus = Το μπόνους κανάστας μετράει στο πρώτο κατέβασμα
melding-rule-minimum-counts-pile-bonus-says = Αν το μπόνους μιας κανάστας μετράει για το πρώτο κατέβασμα.
melding-rule-minimum-waived-if-stack-emptied = Ολόκληρο πακέτο κατεβαίνει χωρίς όριο
melding-rule-minimum-waived-if-stack-emptied-says = Αν όποιος κατεβάζει ολόκληρο πακέτο μονομιάς δεν χρειάζεται όριο πόντων.
melding-rule-stack-pickup-after-discard = Επόμενο πακέτο μετά από πέταμα
melding-rule-stack-pickup-after-discard-says = Πότε παίρνεις το επόμενο πακέτο, αν το τελευταίο χαρτί του προηγούμενου πετάχτηκε: αμέσως· ή στην επόμενη σειρά.
melding-rule-stack-pickup-after-discard-at-once = αμέσως
melding-rule-stack-pickup-after-discard-next-turn = στην επόμενη σειρά
melding-rule-float = Σειρά χωρίς πέταμα
melding-rule-float-says = Αν όποιος παίζει με το πόδι τελειώνει τη σειρά του χωρίς να πετάξει: ποτέ· με όσα χαρτιά κι αν έχει· με ένα μόνο.
melding-rule-float-off = ποτέ
melding-rule-float-any = με όσα χαρτιά κι αν έχει
melding-rule-float-single = με ένα μόνο χαρτί
melding-rule-quota-clean = Καθαρές κανάστες για κλείσιμο
melding-rule-quota-clean-says = Πόσες καθαρές κανάστες θέλει μια πλευρά για να κλείσει, σε όλους τους γύρους ή γύρο με τον γύρο· συνηθισμένο: 2 σε ομάδα, 1 μόνος.
melding-rule-quota-clean-usual = συνηθισμένο
melding-rule-quota-dirty = Βρόμικες κανάστες για κλείσιμο
melding-rule-quota-dirty-says = Πόσες βρόμικες κανάστες θέλει μια πλευρά για να κλείσει, σε όλους τους γύρους ή γύρο με τον γύρο· συνηθισμένο: 2 σε ομάδα, 1 μόνος.
melding-rule-quota-dirty-usual = συνηθισμένο
melding-rule-quota-wild = Κανάστες με μπαλαντέρ για κλείσιμο
melding-rule-quota-wild-says = Πόσες κανάστες με μπαλαντέρ θέλει μια πλευρά για να κλείσει, σε όλους τους γύρους ή γύρο με τον γύρο· συνηθισμένο: 1 σε ομάδα, καμία μόνος· καμία όπου οι μπαλαντέρ δεν κατεβαίνουν μόνοι τους.
melding-rule-quota-wild-usual = συνηθισμένο
melding-rule-quota-rises = Περισσότερες κανάστες σε κάθε γύρο
melding-rule-quota-rises-says = Αν χρειάζονται τρεις καθαρές και τρεις βρόμικες κανάστες στον πρώτο γύρο και μία παραπάνω από καθεμία σε κάθε επόμενο, ως έξι.
melding-rule-out-from-hand = Κλείσιμο από το χέρι
melding-rule-out-from-hand-says = Αν ένας παίκτης μπορεί να κλείσει από το χέρι ή το γόνατο, ενώ το πόδι περιμένει άπαιχτο και μετράει εναντίον της πλευράς του.
melding-rule-partner-foot = Τι έχουν κάνει πριν οι συμπαίκτες
melding-rule-partner-foot-says = Τι πρέπει να έχει κάνει κάθε συμπαίκτης όποιου κλείνει: να έχει παίξει μια ολόκληρη σειρά με το πόδι· να έχει παίξει με αυτό· να το έχει πάρει· τίποτα.
melding-rule-partner-foot-part-of-turn = έπαιξε με το πόδι
melding-rule-partner-foot-whole-turn = έπαιξε ολόκληρη σειρά με το πόδι
melding-rule-partner-foot-picked-up = πήρε το πόδι
melding-rule-partner-foot-none = τίποτα
melding-rule-ask-permission = Ερώτηση πριν από το κλείσιμο
melding-rule-ask-permission-says = Αν ο παίκτης ρωτάει τους συμπαίκτες πριν κλείσει: ναι, και η απάντηση δεσμεύει· όχι· ναι, αλλά μετά το ναι δεν είναι υποχρεωμένος να κλείσει· δεσμεύει, αλλά μία φορά στον γύρο.
melding-rule-ask-permission-binding = ναι, και η απάντηση δεσμεύει
melding-rule-ask-permission-off = όχι
melding-rule-ask-permission-yes-is-free = ναι, και μόνο το όχι δεσμεύει
melding-rule-ask-permission-once = ναι, μία φορά στον γύρο
melding-rule-ask-scope = Ποιος ερωτάται
melding-rule-ask-scope-says = Ποιος ερωτάται όταν η πλευρά έχει τρεις παίκτες: και οι δύο συμπαίκτες, ή ο επόμενος προς τα αριστερά.
melding-rule-ask-scope-all = και οι δύο συμπαίκτες
melding-rule-ask-scope-next = ο επόμενος συμπαίκτης
melding-rule-out-discard = Πέταμα στο κλείσιμο
melding-rule-out-discard-says = Αν το τελευταίο χαρτί όποιου κλείνει μπορεί να πεταχτεί, πρέπει, ή δεν επιτρέπεται.
melding-rule-out-discard-optional = προαιρετικό
melding-rule-out-discard-required = υποχρεωτικό
melding-rule-out-discard-forbidden = απαγορεύεται
melding-rule-black3-out-meld = Μαύρα τριάρια στο κλείσιμο
melding-rule-black3-out-meld-says = Αν στο κλείσιμο κατεβαίνουν τρία ή περισσότερα μαύρα τριάρια.
melding-rule-stock-out = Λίγα χαρτιά στην κλειστή στοίβα
melding-rule-stock-out-says = Όταν τα χαρτιά της κλειστής στοίβας δεν φτάνουν: ο γύρος τελειώνει· ή τραβάς όσα έμειναν· ή η ανοιχτή στοίβα κάτω από το πάνω χαρτί ανακατεύεται και γίνεται νέα κλειστή· ή μπαίνει ανακατεμένη μία τράπουλα ακόμη, μία φορά στον γύρο.
melding-rule-stock-out-deal-ends = ο γύρος τελειώνει
melding-rule-stock-out-last-card = τραβάς όσα έμειναν
melding-rule-stock-out-reshuffle = η ανοιχτή στοίβα ανακατεύεται
melding-rule-stock-out-pack-added = μπαίνει μία τράπουλα ακόμη
melding-rule-card-values = Αξίες των χαρτιών
melding-rule-card-values-says = Από οχτάρι ως ρήγα δέκα πόντοι, από τεσσάρι ως εφτάρι πέντε· ή από δεκάρι ως ρήγα δέκα, από τεσσάρι ως εννιάρι πέντε.
melding-rule-card-values-eights-ten = δέκα πόντοι από το οχτάρι
melding-rule-card-values-tens-ten = δέκα πόντοι από το δεκάρι
melding-rule-black3-penalty = Μαύρο τριάρι που μένει
melding-rule-black3-penalty-says = Πόσο κοστίζει ένα μαύρο τριάρι που μένει στο χέρι.
melding-rule-clean-bonus = Καθαρή κανάστα
melding-rule-clean-bonus-says = Πόσο αξίζει μια καθαρή κανάστα.
melding-rule-rank-bonus = Καθαρές κανάστες μιας αξίας
melding-rule-rank-bonus-says = Πόσο αξίζει η καθαρή κανάστα μιας αξίας αντί για όσο αξίζουν οι άλλες καθαρές. Κανείς δεν είναι υποχρεωμένος να την έχει.
melding-rule-rank-bonus-none = όπως όλες οι άλλες
melding-rule-dirty-bonus = Βρόμικη κανάστα
melding-rule-dirty-bonus-says = Πόσο αξίζει μια βρόμικη κανάστα.
melding-rule-wild-bonus = Κανάστα με μπαλαντέρ
melding-rule-wild-bonus-says = Πόσο αξίζει μια κανάστα με μπαλαντέρ.
melding-rule-sevens-bonus = Ειδική κανάστα με εφτάρια
melding-rule-sevens-bonus-says = Πόσο αξίζει μια κανάστα με εφτάρια, όπου τα εφτάρια είναι ειδικά.
melding-rule-fives-bonus = Ειδική κανάστα με πεντάρια
melding-rule-fives-bonus-says = Πόσο αξίζει μια κανάστα με πεντάρια, όπου τα πεντάρια είναι ειδικά.
melding-rule-going-out-bonus = Πόντοι για το κλείσιμο
melding-rule-going-out-bonus-says = Πόσο αξίζει το κλείσιμο· ανεβαίνει: 300 στον πρώτο γύρο, 100 παραπάνω σε κάθε επόμενο, ως 600· ή όσους πόντους θέλει η παρέα, γύρο με τον γύρο.
melding-rule-going-out-bonus-rising = ανεβαίνει
melding-rule-red3-play = Τι κάνεις με κόκκινο τριάρι
melding-rule-red3-play-says = Ένα κόκκινο τριάρι κατεβαίνει αμέσως και τραβάς άλλο χαρτί· ή δεν κατεβαίνει, μόνο πετιέται· ή κατεβαίνει όποτε θέλει ο παίκτης και τραβάει άλλο.
melding-rule-red3-play-laid = κατεβαίνει αμέσως
melding-rule-red3-play-discarded = πετιέται
melding-rule-red3-play-as-liked = κατεβαίνει όποτε θέλει ο παίκτης
melding-rule-red3-laid = Κόκκινο τριάρι στο τραπέζι
melding-rule-red3-laid-says = Πόσο αξίζει ένα κόκκινο τριάρι στο τραπέζι.
melding-rule-red3-left = Κόκκινο τριάρι που μένει σε πακέτο
melding-rule-red3-left-says = Πόσο κοστίζει ένα κόκκινο τριάρι που μένει σε πακέτο.
melding-rule-red3-seven-bonus = Εφτά κόκκινα τριάρια
melding-rule-red3-seven-bonus-says = Πόσο αξίζουν επιπλέον εφτά ή περισσότερα κόκκινα τριάρια στο τραπέζι.
melding-rule-red3-all-doubled = Όλα τα κόκκινα τριάρια μετράνε διπλά
melding-rule-red3-all-doubled-says = Αν μια πλευρά που κατέβασε όλα τα κόκκινα τριάρια παίρνει διπλά γι' αυτά.
melding-rule-red3-without-meld = Κόκκινα τριάρια χωρίς πρώτο κατέβασμα κοστίζουν
melding-rule-red3-without-meld-says = Αν τα κόκκινα τριάρια μιας πλευράς που δεν έκανε πρώτο κατέβασμα στον γύρο κοστίζουν 100 το καθένα.
melding-rule-deals = Γύροι σε μια παρτίδα
melding-rule-deals-says = Πόσοι γύροι κάνουν μια παρτίδα.
melding-rule-target = Στόχος
melding-rule-target-says = Ένα σκορ που τελειώνει την παρτίδα αντί για αριθμό γύρων.
melding-rule-target-none = κανένας
melding-rule-tie-break = Όταν τα σύνολα είναι ίσα
melding-rule-tie-break-says = Όταν τα μεγαλύτερα σύνολα είναι ίσα: η νίκη μοιράζεται· ή πάει σε όποιον κέρδισε περισσότερους γύρους, μετά σε όποιον ήταν καλύτερος στον τελευταίο· ή παίζεται άλλος ένας γύρος με όριο 150.
melding-rule-tie-break-shared = η νίκη μοιράζεται
melding-rule-tie-break-deals-won = περισσότεροι γύροι
melding-rule-tie-break-extra-deal = άλλος ένας γύρος
melding-rule-discard-view = Πόσο από τη στοίβα φαίνεται
melding-rule-discard-view-says = Πόσο από την ανοιχτή στοίβα δείχνει το τραπέζι: τα χαρτιά που θα μπορούσαν να παρθούν· το πάνω· όλα.
melding-rule-discard-view-takeable = ό,τι μπορεί να παρθεί
melding-rule-discard-view-top = το πάνω χαρτί
melding-rule-discard-view-whole = όλα

## Οι κανόνες μιας παρέας: οι διατυπώσεις χωρίζονται με ερωτηματικά, το αστεράκι σημαίνει οποιαδήποτε κατάληξη

melding-written-minimum = πρώτο κατέβασμα; κατέβασμα; άνοιγμα
melding-written-clean = καθαρ*; καθαρές κανάστες; καθαρή κανάστα
melding-written-dirty = βρόμικ*; βρώμικ*; βρόμικες κανάστες; βρόμικη κανάστα
melding-written-wild = κανάστ* με μπαλαντέρ; μπαλαντέρ
melding-written-each-kind = από κάθε είδος; κάθε είδους
melding-written-draw = τραβ*; τράβηγμα
melding-written-out = κλείσιμο; κλείν*
melding-written-deals = γύροι; γύρους
melding-written-packs = τράπουλ*
melding-written-take = παίρν*; μάζεμα
melding-written-whole-pile = όλη η στοίβα; όλη τη στοίβα
melding-written-stacks = πακέτα
melding-written-red-threes = κόκκινα τριάρια; κόκκινο τριάρι
melding-written-bury = κόλλημα σε κανάστα; θάψιμο
melding-written-bury-same-turn = θάψιμο στην ίδια σειρά; κόλλημα στην ίδια σειρά
melding-written-from-hand = κλείσιμο από το χέρι; κλείνει από το χέρι
melding-written-pack-added = τράπουλα ακόμη; προστίθεται τράπουλα; μπαίνει τράπουλα
