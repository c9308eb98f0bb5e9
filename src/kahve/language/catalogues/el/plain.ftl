### Παιχνίδια χωρίς δικές τους προτάσεις: χώροι και χαρτιά, και κινήσεις με το κείμενό τους.
### $who: `you` για όποιον διαβάζει, `other` για τον παίκτη $name.


## Ποιανού είναι η σειρά

plain-your-turn = Σειρά σου.
plain-turn-of = { $name } παίζει τώρα.

## Το τραπέζι: ο τίτλος ενός χώρου, και τι βρίσκεται εκεί

plain-zone =
    { $zone ->
        [stock] Τράπουλα
        [pile] Στοίβα
        [discard] Πεταμένα
        [trick] Μπάζα
        [floor] Τραπέζι
       *[other] { $title }
    }
plain-face-down =
    { $count ->
        [0] κανένα χαρτί
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
plain-stack =
    { $count ->
        [one] { $count } χαρτί: { NOUN($card, form: "definite") }
       *[other] { $count } χαρτιά, πάνω πάνω { NOUN($card, form: "definite") }
    }
plain-row =
    { $count ->
        [one] { $count } χαρτί: { NOUN($cards, form: "definite") }
       *[other] { $count } χαρτιά: { NOUN($cards, form: "definite") }
    }
plain-partly-seen =
    { $count ->
        [one] { $count } χαρτί: { NOUN($cards, form: "definite") }
       *[other] { $count } χαρτιά, ανοιχτά: { NOUN($cards, form: "definite") }
    }

## Το σκορ

plain-item =
    { $item ->
        [cards] Χαρτιά
        [points] Πόντοι
        [total] Σύνολο
       *[other] { $title }
    }

## Κινήσεις

plain-is-played = παίζεται
plain-played =
    { $who ->
        [you] Έπαιξες { NOUN($card, form: "definite-accusative") }.
       *[other] { $name } έπαιξε { NOUN($card, form: "definite-accusative") }.
    }
plain-moved =
    { $who ->
        [you] Η κίνησή σου: { $move }.
       *[other] { $name }: { $move }.
    }
plain-took =
    { $who ->
        [you]
            { $count ->
                [one] Κέρδισες { $count } χαρτί.
               *[other] Κέρδισες { $count } χαρτιά.
            }
       *[other]
            { $count ->
                [one] { $name } κέρδισε { $count } χαρτί.
               *[other] { $name } κέρδισε { $count } χαρτιά.
            }
    }
plain-drew =
    { $who ->
        [you]
            { $count ->
                [one] Πήρες { $count } χαρτί.
               *[other] Πήρες { $count } χαρτιά.
            }
       *[other]
            { $count ->
                [one] { $name } πήρε { $count } χαρτί.
               *[other] { $name } πήρε { $count } χαρτιά.
            }
    }
plain-new-cards = Μοιράστηκαν νέα χαρτιά.
plain-dealt =
    { $count ->
        [one] Όλοι έχουν από { $count } χαρτί.
       *[other] Όλοι έχουν από { $count } χαρτιά.
    }
