### Το τραπέζι: ποιος κάθεται, τι γίνεται, τι προτείνεται, και γιατί κάτι δεν γίνεται.
### Ένα όνομα είναι υποκείμενο ή στέκεται μόνο του: δεν ξέρουμε ούτε το γένος του ούτε την κατάληξή του.


## Ποιος παίζει

table-member-you = Εσύ
table-member-house = Kahve
table-guest = Επισκέπτης
# Πώς λέγονται τα bot, ένα όνομα σε κάθε γραμμή: μικρά ονόματα της γλώσσας, που να μη μοιάζουν μεταξύ τους.
table-bot-names =
    Ελένη
    Νίκος
    Σοφία
    Γιώργος
    Μαρία
    Κώστας
    Άννα
    Δημήτρης
    Κατερίνα
    Γιάννης
    Ειρήνη
    Πέτρος
table-seat = Θέση { $number }
table-side = { $members }
table-score-of-side = { $members } { $points }

## Τι στέκεται πάνω από το τραπέζι: ποιανού είναι η σειρά, ή ποιον περιμένει το τραπέζι

table-waiting =
    { $count ->
        [one] Περιμένουμε να καθίσει άλλος ένας.
       *[other] Περιμένουμε να καθίσουν άλλοι { $count }.
    }
table-next-deal-is-mixed = Ο επόμενος γύρος ετοιμάζεται: οι συσκευές σε αυτό το τραπέζι προσθέτουν τη δική τους τύχη.
table-your-deal = Μοιράζεις εσύ.
table-deals-next = { $name } μοιράζει τώρα.
table-length-points =
    { $points ->
        [one] στον { $points } πόντο
       *[other] στους { $points } πόντους
    }
table-length-deals =
    { $count ->
        [one] ένας γύρος
       *[other] { $count } γύροι
    }
table-older-rules = Αυτό το τραπέζι άρχισε με τους κανόνες { $began } ({ $game })· αυτός ο διακομιστής έχει { $here }.
table-read-only = Μπορείς να το δεις, αλλά δεν παίζεται άλλο.
table-read-only-until = Ό,τι ήρθε μετά το γεγονός { $number } δεν φαίνεται με τους σημερινούς κανόνες.
table-goes-on-from =
    { $moves ->
        [one] Αυτό το τραπέζι συνεχίζει από τον γύρο { $deal } μετά από { $moves } κίνηση. Όποιος είδε τον γύρο ξέρει χαρτιά που σε τραπέζι είναι κρυμμένα.
       *[other] Αυτό το τραπέζι συνεχίζει από τον γύρο { $deal } μετά από { $moves } κινήσεις. Όποιος είδε τον γύρο ξέρει χαρτιά που σε τραπέζι είναι κρυμμένα.
    }

## Στη λίστα με τα τραπέζια κάποιου

table-list-your-turn = Σειρά σου.
table-list-deal-waits = Ο επόμενος γύρος περιμένει εσένα.
table-list-damaged = Το αρχείο αυτού του τραπεζιού δεν διαβάζεται.

## Τα χαρτιά μοιράζονται και μετριούνται

table-zone-of = { $name }: { $zone }
table-dealt =
    { $who ->
        [you] Μοίρασες.
       *[other] { $name } μοίρασε.
    }
table-counted = Ο γύρος μετρήθηκε: { LIST($scores, style: "comma") }.
table-won-game =
    { $who ->
        [you] Κέρδισες το παιχνίδι: παιχνίδια { LIST($games, style: "comma") }. Το επόμενο αρχίζει από το μηδέν.
        [with] Κερδίσατε το παιχνίδι, εσύ και { $winners }: παιχνίδια { LIST($games, style: "comma") }. Το επόμενο αρχίζει από το μηδέν.
        [one] { $winners } κέρδισε το παιχνίδι: παιχνίδια { LIST($games, style: "comma") }. Το επόμενο αρχίζει από το μηδέν.
       *[other] { $winners } κέρδισαν το παιχνίδι: παιχνίδια { LIST($games, style: "comma") }. Το επόμενο αρχίζει από το μηδέν.
    }
table-ended-early = Η παρτίδα σταμάτησε νωρίτερα: { LIST($scores, style: "comma") }.
table-won-rubber =
    { $who ->
        [you] Κέρδισες την παρτίδα: παιχνίδια { LIST($games, style: "comma") }.
        [with] Κερδίσατε την παρτίδα, εσύ και { $winners }: παιχνίδια { LIST($games, style: "comma") }.
        [nobody] Την παρτίδα δεν την κέρδισε κανείς: παιχνίδια { LIST($games, style: "comma") }.
        [one] { $winners } κέρδισε την παρτίδα: παιχνίδια { LIST($games, style: "comma") }.
       *[other] { $winners } κέρδισαν την παρτίδα: παιχνίδια { LIST($games, style: "comma") }.
    }
table-won-match =
    { $who ->
        [you] Κέρδισες την παρτίδα: { LIST($scores, style: "comma") }.
        [with] Κερδίσατε την παρτίδα, εσύ και { $winners }: { LIST($scores, style: "comma") }.
        [nobody] Την παρτίδα δεν την κέρδισε κανείς: { LIST($scores, style: "comma") }.
        [one] { $winners } κέρδισε την παρτίδα: { LIST($scores, style: "comma") }.
       *[other] { $winners } κέρδισαν την παρτίδα: { LIST($scores, style: "comma") }.
    }

## Κόσμος έρχεται και φεύγει

table-sits-down =
    { $who ->
        [you] Κάθεσαι.
       *[other] { $name } κάθεται.
    }
table-other-emblem = Κάποιος σε αυτό το τραπέζι έχει ήδη το έμβλημά σου, γι’ αυτό εδώ έχεις άλλο.
table-sits-down-for-bot =
    { $who ->
        [you] Κάθεσαι στη θέση του bot { $bot }.
       *[other] { $name } κάθεται στη θέση του bot { $bot }.
    }
table-leaves = { $name } φεύγει από το τραπέζι. Η θέση είναι ελεύθερη.
table-leaves-to = { $name } φεύγει από το τραπέζι. Τη θέση την παίρνει { $heir }.
table-opens-seat =
    { $who ->
        [you] Ελευθερώνεις μια θέση, γιατί { $gone } λείπει.
       *[other] { $name } ελευθερώνει μια θέση, γιατί { $gone } λείπει.
    }
table-opens-to-all =
    { $who ->
        [you] Ανοίγεις για όλους τη θέση που ήταν κρατημένη για { $reserved }.
       *[other] { $name } ανοίγει για όλους τη θέση που ήταν κρατημένη για { $reserved }.
    }
table-removes =
    { $who ->
        [you] Βγάζεις από το τραπέζι: { $gone }. Η θέση είναι ελεύθερη.
       *[other] { $name } βγάζει από το τραπέζι: { $gone }. Η θέση είναι ελεύθερη.
    }
table-bans =
    { $who ->
        [you] Αποκλείεις από το τραπέζι: { $gone }. Η θέση είναι ελεύθερη.
       *[other] { $name } αποκλείει από το τραπέζι: { $gone }. Η θέση είναι ελεύθερη.
    }
table-pardons =
    { $who ->
        [you] Επιτρέπεις την επιστροφή στο τραπέζι: { $gone }.
       *[other] { $name } επιτρέπει την επιστροφή στο τραπέζι: { $gone }.
    }
table-locks =
    { $who ->
        [you] Κλειδώνεις το τραπέζι: δεν κάθεται κανείς καινούργιος.
       *[other] { $name } κλειδώνει το τραπέζι: δεν κάθεται κανείς καινούργιος.
    }
table-unlocks =
    { $who ->
        [you] Ξεκλειδώνεις το τραπέζι: οι φίλοι με τον σύνδεσμο κάθονται πάλι.
       *[other] { $name } ξεκλειδώνει το τραπέζι: οι φίλοι με τον σύνδεσμο κάθονται πάλι.
    }
table-lets-bot-play =
    { $whom ->
        [you] { $name } βάζει ένα bot να παίξει για σένα.
       *[other] { $who ->
            [you] Βάζεις ένα bot να παίξει για { $gone }.
           *[other] { $name } βάζει ένα bot να παίξει για { $gone }.
        }
    }
table-is-back =
    { $who ->
        [you] Γύρισες και παίζεις πάλι.
       *[other] { $name } γύρισε και παίζει πάλι.
    }
table-host-now =
    { $who ->
        [you] Από δω και πέρα το τραπέζι το ορίζεις εσύ.
       *[other] Από δω και πέρα το τραπέζι το ορίζει { $name }.
    }
table-host-meanwhile =
    { $who ->
        [you] Προς το παρόν το τραπέζι το ορίζεις εσύ.
       *[other] Προς το παρόν το τραπέζι το ορίζει { $name }.
    }
table-bot-sits-down = Το bot { $name } παίρνει την ελεύθερη θέση.
table-changes-customs =
    { $who ->
        [you] Αλλάζεις τις συνήθειες του τραπεζιού.
       *[other] { $name } αλλάζει τις συνήθειες του τραπεζιού.
    }
table-new-customs = { LIST($settings, style: "comma") }.

## Κάποιος προτείνει κάτι, και πρέπει να συμφωνήσουν όλοι

table-proposes-end =
    { $who ->
        [you] Προτείνεις να σταματήσει η παρτίδα.
       *[other] { $name } προτείνει να σταματήσει η παρτίδα.
    }
table-proposes-again =
    { $who ->
        [you] Προτείνεις να παίξετε άλλη μια παρτίδα.
       *[other] { $name } προτείνει άλλη μια παρτίδα.
    }
table-proposes-takeback =
    { $who ->
        [you] Προτείνεις να παρθεί πίσω η τελευταία κίνηση.
       *[other] { $name } προτείνει να παρθεί πίσω η τελευταία κίνηση.
    }
table-proposes-seats =
    { $whom ->
        [you] { $name } προτείνει να αλλάξετε θέσεις.
       *[other] { $who ->
            [you] Προτείνεις αλλαγή θέσεων με: { $other }.
           *[other] { $name } προτείνει αλλαγή θέσεων με: { $other }.
        }
    }
table-proposes-draw =
    { $partners ->
        [yes] { $over ->
            [yes] { $who ->
                [you] Προτείνεις άλλη μια παρτίδα, με κλήρωση ζευγαριών.
               *[other] { $name } προτείνει άλλη μια παρτίδα, με κλήρωση ζευγαριών.
            }
           *[no] { $who ->
                [you] Προτείνεις να κληρωθούν τα ζευγάρια.
               *[other] { $name } προτείνει να κληρωθούν τα ζευγάρια.
            }
        }
       *[no] { $over ->
            [yes] { $who ->
                [you] Προτείνεις άλλη μια παρτίδα, με κλήρωση θέσεων.
               *[other] { $name } προτείνει άλλη μια παρτίδα, με κλήρωση θέσεων.
            }
           *[no] { $who ->
                [you] Προτείνεις να κληρωθούν οι θέσεις.
               *[other] { $name } προτείνει να κληρωθούν οι θέσεις.
            }
        }
    }
table-proposes-rotate =
    { $who ->
        [you] Προτείνεις άλλη μια παρτίδα, με τα επόμενα ζευγάρια.
       *[other] { $name } προτείνει άλλη μια παρτίδα, με τα επόμενα ζευγάρια.
    }
table-agrees =
    { $who ->
        [you] Συμφωνείς.
       *[other] { $name } συμφωνεί.
    }
table-withdraws =
    { $who ->
        [you] Παίρνεις πίσω την πρόταση.
       *[other] { $name } παίρνει πίσω την πρόταση.
    }
table-declines =
    { $who ->
        [you] Δεν συμφωνείς.
       *[other] { $name } δεν συμφωνεί.
    }
table-declines-again =
    { $who ->
        [you] Προτιμάς να μην παίξεις άλλη παρτίδα.
       *[other] { $name } προτιμάει να μην παίξει άλλη παρτίδα.
    }
table-match-ends = Η παρτίδα τελειώνει εδώ, αφού συμφωνούν όλοι. Δεν την κέρδισε κανείς.
table-asked-for-match =
    { $who ->
        [you] Ζήτησες νέα παρτίδα.
       *[other] { $name } ζήτησε νέα παρτίδα.
    }
table-deals-first =
    { $who ->
        [you] Τον πρώτο γύρο τον μοιράζεις εσύ.
       *[other] Τον πρώτο γύρο τον μοιράζει { $name }.
    }
table-takes-back =
    { $who ->
        [you] Παίρνεις πίσω την τελευταία κίνηση.
       *[other] { $name } παίρνει πίσω την τελευταία κίνηση.
    }
table-goes-back =
    { $who ->
        [you] Γυρίζεις στην τελευταία σου κίνηση.
       *[other] { $name } γυρίζει πριν από τις κινήσεις των bot.
    }
table-change-seats =
    { $whom ->
        [you] Αλλάζετε θέσεις, εσύ και { $name }.
       *[other] { $who ->
            [you] Αλλάζετε θέσεις, εσύ και { $other }.
           *[other] { $name } και { $other } αλλάζουν θέσεις.
        }
    }
table-takes-other-seat =
    { $who ->
        [you] Κάθεσαι στη θέση { $seat }.
       *[other] { $name } κάθεται στη θέση { $seat }.
    }
table-partners-of = { LIST($members) }
table-partners-drawn = Τα ζευγάρια κληρώθηκαν: { LIST($partners, style: "comma") }.
table-partners-next = Τα ζευγάρια τώρα: { LIST($partners, style: "comma") }.
table-no-partners = Σε αυτό το τραπέζι δεν υπάρχουν ζευγάρια.
table-seats-drawn = Οι θέσεις κληρώθηκαν: { LIST($names, style: "comma") }.

## Η τύχη ενός γύρου, στην οποία κάθε συσκευή του τραπεζιού προσθέτει μια δική της τιμή

table-asks-for-deal =
    { $who ->
        [you] Ζητάς τον επόμενο γύρο.
       *[other] { $name } ζητάει τον επόμενο γύρο.
    }
table-devices-silent =
    { $who ->
        [you] Η συσκευή σου δεν απάντησε, οπότε τα χαρτιά μοιράζονται χωρίς αυτό που θα πρόσθετε.
        [with] Οι συσκευές σας δεν απάντησαν (εσύ, { $names }), οπότε τα χαρτιά μοιράζονται χωρίς αυτό που θα πρόσθεταν.
       *[other]
            { $count ->
                [one] Μία συσκευή δεν απάντησε ({ $names }), οπότε τα χαρτιά μοιράζονται χωρίς αυτό που θα πρόσθετε.
               *[other] Μερικές συσκευές δεν απάντησαν ({ $names }), οπότε τα χαρτιά μοιράζονται χωρίς αυτό που θα πρόσθεταν.
            }
    }

## Τι λέγεται με έναν αριθμό

table-phrase-hello = Γεια!
table-phrase-good-luck = Καλή τύχη!
table-phrase-well-played = Ωραία παίχτηκε!
table-phrase-what-a-card = Τι χαρτί!
table-phrase-my-mistake = Λάθος μου.
table-phrase-lucky-me = Τι τύχη κι αυτή!
table-phrase-thank-you = Ευχαριστώ.
table-phrase-one-moment = Μια στιγμή, παρακαλώ.
table-phrase-back = Γύρισα.
table-phrase-your-turn = Σειρά σου.
table-phrase-good-game = Ωραίο παιχνίδι!
table-phrase-until-next-time = Τα λέμε στην επόμενη!

## Συνήθειες: ό,τι όρισε όποιος έστησε το τραπέζι πέρα από τους κανόνες

table-custom-away = Χρόνος για μια κίνηση
table-custom-stand-in = Αντικαταστάτης
table-custom-talk = Κουβέντα
table-custom-partner-talk = Κουβέντα με συμπαίκτες
table-custom-takeback = Κίνηση που παίρνεται πίσω
table-custom-pace = Ρυθμός των bot
table-custom-watch = Τι βλέπουν οι θεατές
table-custom-late = Φίλοι που αργούν
table-customs-away = Όποιος δεν έχει παίξει μέσα σε αυτόν τον χρόνο θεωρείται ότι λείπει, και οι άλλοι μπορούν να βάλουν ένα bot να παίξει.
table-customs-stand-in = Το bot που παίζει για όποιον λείπει, και παίρνει μια ελεύθερη θέση.
table-customs-talk = Τι μπορεί να λέει η παρέα του τραπεζιού.
table-customs-partner-talk = Αν μιλάει κανείς όσο παίζεται γύρος στον οποίο παίζουν συμπαίκτες μαζί.
table-customs-takeback = Αν η τελευταία κίνηση παίρνεται πίσω, όταν συμφωνούν όλοι και δεν φανέρωσε χαρτί. Με μόνο bot απέναντι παίρνεται πάντα.
table-customs-pace = Πόσο γρήγορα παίζουν τα bot: όπως θέλει η παρέα, και ισχύει ο πιο αργός ρυθμός που διάλεξε κάποιος, ή με έναν ρυθμό για όλους.
table-customs-watch = Τι βλέπουν χωρίς θέση οι φίλοι με τον σύνδεσμο: όσο παίζεται ένας γύρος δεν βλέπουν κανένα χέρι.
table-customs-late = Αν ένας φίλος με τον σύνδεσμο παίρνει τη θέση ενός bot ανάμεσα σε δύο γύρους.
table-choice-yes = ναι
table-choice-no = όχι
table-choice-no-limit = χωρίς όριο
table-choice-half-a-minute = 30 δευτερόλεπτα
table-choice-minute-and-a-half = 90 δευτερόλεπτα
table-choice-day = μία μέρα
table-choice-phrases = φράσεις, εικόνες
table-choice-free-text = και δικά σου λόγια
table-choice-nothing = τίποτα
table-choice-as-people-wish = όπως θέλει η παρέα
table-choice-calm = με την ησυχία τους
table-choice-normal = κανονικά
table-choice-quick = γρήγορα
table-choice-the-table = το τραπέζι
table-choice-table-and-hands = το τραπέζι, και όλα τα χέρια του προηγούμενου γύρου
table-setting-of = { $custom }: { $value }

## Γιατί μια θέση δεν παίρνεται

table-seat-taken = Αυτή η θέση είναι πιασμένη: { $name } κάθεται εκεί.
table-seat-of-bot-kept = Αυτή η θέση είναι πιασμένη: κάθεται εκεί το bot { $name }, και αυτό το τραπέζι κρατάει τα bot του.
table-seat-of-bot-in-deal = Παίζεται ένας γύρος: μπορείς να πάρεις τη θέση του bot { $name } όταν τελειώσει.
table-all-seats-taken = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες.
table-open-seats-kept = Κάθε ελεύθερη θέση είναι κρατημένη για κάποιον: { $names }. Όποιος έστησε το τραπέζι μπορεί να την ανοίξει για όλους.
table-name-only-looks-like = Αυτό το όνομα μόνο μοιάζει με εκείνο για το οποίο κρατιέται η θέση, { $name }: γράψ' το με τα ίδια γράμματα.
table-seat-kept-for = Αυτή η θέση είναι κρατημένη για { $name }, ώσπου να την ανοίξει για όλους όποιος έστησε το τραπέζι.
table-other-seat-kept-for = Η θέση { $seat } είναι κρατημένη για { $name }: κάτσε εκεί, ή πάρε άλλο όνομα.
table-sits-already = Κάθεσαι ήδη σε αυτό το τραπέζι, στη θέση { $seat }.
table-just-sat-down = { $name } μόλις κάθισε στη θέση { $seat } από εκεί όπου βρίσκεσαι. Αν δεν είσαι εσύ, γράψε άλλο όνομα.
table-no-such-seat = Δεν υπάρχει θέση { $seat }: οι θέσεις είναι 0 ως { $last }.
table-no-seat-of-yours = Δεν έχεις θέση σε αυτό το τραπέζι.
table-no-seat-any-more = Δεν έχεις πια θέση σε αυτό το τραπέζι.
table-removes-you = { $name } σε έβγαλε από αυτό το τραπέζι.
table-bans-you = { $name } σε απέκλεισε από αυτό το τραπέζι: δεν μπορείς να κάτσεις εδώ.
table-your-seat-opened = Όσο έλειπες, { $name } ελευθέρωσε τη θέση σου.
table-is-locked = Αυτό το τραπέζι είναι κλειδωμένο: δεν κάθεται κανείς καινούργιος, ώσπου να το ξεκλειδώσει { $name }.
table-device-without-key = Αυτή η συσκευή δεν έχει πια κλειδί για αυτή τη θέση.
table-key-opens-no-seat = Αυτό το κλειδί δεν ανοίγει καμία θέση σε αυτό το τραπέζι.

## Ονόματα

table-name-is-text = Ένα όνομα είναι κείμενο.
table-name-is-you = Διάλεξε άλλο όνομα: στο τραπέζι ο καθένας λέει «Εσύ» τον εαυτό του.
table-name-looks-like = Αυτό το όνομα μοιάζει με κάποιο που κάθεται ήδη εδώ, { $name }: διάλεξε άλλο.
table-no-such-emblem = Δεν υπάρχει έμβλημα { $emblem }: διάλεξε ένα από αυτά: { LIST($emblems, style: "comma") }.

## Γιατί δεν γίνεται να φύγεις, να ελευθερώσεις θέση ή να βάλεις bot να παίξει

table-write-heir = Γράψε το όνομα εκείνου στον οποίο δίνεις τη θέση.
table-heir-sits-here = Σε αυτό το τραπέζι υπάρχει ήδη μια θέση με όνομα { $name }: δώσε τη δική σου σε άλλον.
table-host-opens-kept =
    { $who ->
        [nobody] Κανείς δεν μπορεί να ανοίξει τη θέση που είναι κρατημένη για { $reserved }.
       *[other] Μόνο { $name } μπορεί να ανοίξει τη θέση που είναι κρατημένη για { $reserved }.
    }
table-host-starts =
    { $who ->
        [nobody] Κανείς δεν μπορεί να ξεκινήσει χωρίς αυτούς που λείπουν.
       *[other] Μόνο { $name } μπορεί να ξεκινήσει χωρίς αυτούς που λείπουν.
    }
table-host-settles-customs =
    { $who ->
        [nobody] Κανείς δεν ορίζει τις συνήθειες αυτού του τραπεζιού.
       *[other] { $name } ορίζει τις συνήθειες αυτού του τραπεζιού.
    }
table-say-which-seat = Πες για ποια θέση μιλάς.
table-seat-is-of-bot = { $name } είναι bot.
table-seat-is-open = Αυτή η θέση είναι ελεύθερη.
table-own-seat = Αυτή είναι η δική σου θέση.
table-host-removes =
    { $who ->
        [nobody] Κανείς δεν βγάζει άλλους από αυτό το τραπέζι, ούτε το κλειδώνει.
       *[other] Μόνο { $name } βγάζει άλλους από αυτό το τραπέζι και το κλειδώνει.
    }
table-remove-yourself = Αυτή είναι η δική σου θέση: φύγε από το τραπέζι.
table-remove-owner = Το τραπέζι το έχει { $name }, και αυτή η θέση δεν αφαιρείται.
table-ban-without-key = { $name } ήρθε χωρίς κλειδί που να το ξέρει ο διακομιστής, και τίποτα δεν θα εμπόδιζε την επιστροφή. Βγάλε από το τραπέζι, και κλείδωσέ το.
table-no-such-ban = Δεν υπάρχει τέτοιος αποκλεισμός.
table-is-here = { $name } είναι εδώ.

## Γιατί κάτι δεν προτείνεται, ή δεν απαντιέται

table-other-proposal-first =
    { $what ->
        [end] Πρώτα πρέπει να απαντηθεί η άλλη πρόταση: να σταματήσει η παρτίδα.
        [again] Πρώτα πρέπει να απαντηθεί η άλλη πρόταση: να παιχτεί άλλη παρτίδα.
        [seats] Πρώτα πρέπει να απαντηθεί η άλλη πρόταση: να αλλάξουν θέσεις.
        [draw] Πρώτα πρέπει να απαντηθεί η άλλη πρόταση: να κληρωθούν οι θέσεις.
        [rotate] Πρώτα πρέπει να απαντηθεί η άλλη πρόταση: άλλη μια παρτίδα με τα επόμενα ζευγάρια.
       *[takeback] Πρώτα πρέπει να απαντηθεί η άλλη πρόταση: να παρθεί πίσω η τελευταία κίνηση.
    }
table-nothing-proposed = Δεν έχει προταθεί τίποτα.
table-proposed-no-longer = Αυτό με το οποίο συμφωνείς δεν προτείνεται πια.
table-all-had-agreed = Έγινε ήδη: πριν πεις όχι, είχαν συμφωνήσει όλοι.
table-answered-already = Σε αυτό απάντησες ήδη.
table-not-asked = Δεν ρωτάνε εσένα.
table-match-not-over = Η παρτίδα δεν τελείωσε ακόμη.
table-match-over = Η παρτίδα τελείωσε.
table-match-not-begun = Η παρτίδα δεν άρχισε ακόμη.
table-seats-stand = Οι θέσεις αλλάζουν πριν από τον πρώτο γύρο μιας παρτίδας, και όχι τώρα.
table-nobody-moved-unasked = Ένα bot παίζει για { $name }, και κανείς δεν αλλάζει θέση χωρίς να ερωτηθεί. Περίμενε την επιστροφή.
table-takes-nothing-back = Σε αυτό το τραπέζι καμία κίνηση δεν παίρνεται πίσω: έτσι το όρισε όποιος το έστησε.
table-no-deal-to-take-back = Δεν παίζεται γύρος, οπότε καμία κίνηση δεν παίρνεται πίσω.
table-only-last-move = Πίσω παίρνεται μόνο η τελευταία από όλες τις κινήσεις, και μόνο από όποιον την έκανε.
table-has-played-since = Πίσω παίρνεται μόνο η τελευταία από όλες τις κινήσεις, και μόνο από όποιον την έκανε: από τότε έπαιξε { $name }.
table-no-move-of-yours = Δεν έχεις κάνει σε αυτόν τον γύρο κίνηση που να παίρνεται πίσω.
table-move-has-shown-you = Αυτή η κίνηση δεν παίρνεται πίσω: σου φανέρωσε ένα νέο χαρτί ({ $card }).
table-move-has-shown = Αυτή η κίνηση δεν παίρνεται πίσω: με αυτήν { $name } είδε ένα νέο χαρτί.

## Γιατί μια κίνηση ή ένα μοίρασμα δεν γίνεται

table-moved-on = Από τότε που ρώτησες, το τραπέζι προχώρησε. Κοίτα ξανά, και μετά αποφάσισε.
table-come-back-first = Ένα bot παίζει για σένα: γύρνα πρώτα.
table-cannot-ask-for = Εδώ δεν ζητάς { $do }: ζήτα { LIST($allowed, style: "comma") }.
table-too-many-hints = Από τη διεύθυνσή σου ζητήθηκαν πολλές υποδείξεις σε λίγη ώρα. Περίμενε λίγο και ζήτα ξανά.
table-asks-a-lot = Ζητάς πολλά μαζί. Περίμενε λίγο.
table-match-over-ask-again = Η παρτίδα τελείωσε: ζήτα νέα.
table-common-stays-as-it-is = Κι άλλοι παίζουν τον ίδιο γύρο, γι’ αυτό αυτό το τραπέζι μένει όπως είναι.
table-duplicate-deals = Διάλεξε από 1 ως { NUMBER($most) } γύρους.
table-duplicate-alone = Σε γύρους που παίζονται όποτε θέλει ο καθένας κάθεται ένας άνθρωπος στο τραπέζι, και στις άλλες θέσεις παίζουν bot.
table-duplicate-tables = Οι ίδιοι γύροι παίζονται ταυτόχρονα σε 2 ως { NUMBER($most) } τραπέζια, από το πολύ { NUMBER($people) } ανθρώπους.
table-duplicate-full = Όλες οι θέσεις για αυτούς τους γύρους είναι πιασμένες.
table-duplicate-nobody-there = Καμία συσκευή δεν έχει προσθέσει ακόμη κάτι στα χαρτιά.
table-duplicate-not-ready = Τα χαρτιά δεν έχουν οριστεί ακόμη: οι συσκευές προσθέτουν ακόμη σε αυτά.
table-day-is-a-date = Το { $date } δεν είναι ημερομηνία. Ο γύρος μιας ημέρας γράφεται όπως { $today }, που είναι σήμερα.
table-day-to-come = Ο γύρος της { $date } έρχεται εκείνη την ημέρα: εδώ είναι { $today }.
table-day-gone = Ο γύρος της { $date } δεν κρατιέται πια. Ο πρώτος που κρατιέται είναι της { $first }, και σήμερα είναι { $today }.
table-day-log-of-another = Αυτό το αρχείο δεν είναι ο γύρος της { $date } για { $game }, παιγμένος ως το τέλος με τους ίδιους παίκτες.
table-day-counted-already = Αυτόν τον γύρο τον έχεις ήδη αρχίσει εδώ, και μετράει η πρώτη σου φορά.
table-not-of-a-day = Σε αυτό το τραπέζι δεν παίχτηκε γύρος της ημέρας.
table-day-not-over = Αυτό το βλέπεις όταν τελειώσει ο γύρος.
table-day-solution-later = Η λύση λέγεται από την επόμενη μέρα.
table-day-levels-play = Τα επίπεδα παίζουν ακόμη τον ίδιο γύρο. Ρώτα ξανά σε λίγο.
table-deal-not-finished = Αυτός ο γύρος δεν τελείωσε: υπάρχουν χαρτιά να παιχτούν.
table-next-deal-waits = Τώρα δεν παίζεται χαρτί: περιμένει ο επόμενος γύρος.
table-not-your-turn = Δεν είναι η σειρά σου: παίζει { $name }.
table-not-your-turn-now = Δεν είναι η σειρά σου.
table-shows-new-cards = Αυτό φανερώνει νέα χαρτιά, οπότε δεν το δοκιμάζεις πρώτα: κάν' το ή άφησέ το.
table-move-not-tried = { $game }: μια κίνηση γίνεται αμέσως και δεν δοκιμάζεται πρώτα.
table-something-wrong = Κάτι πήγε στραβά στον διακομιστή. Στο τραπέζι δεν άλλαξε τίποτα: δοκίμασε κάτι άλλο.
table-not-written-down = Ο διακομιστής δεν μπόρεσε να το γράψει, οπότε δεν έγινε. Δοκίμασε ξανά σε λίγο.
table-no-bot-to-move = Δεν είναι η σειρά κανενός bot.

## Υποδείξεις και ο κατάλογος λέξεων

table-gives-no-hints = Αυτό το τραπέζι δεν δίνει υποδείξεις: έτσι στήθηκε.
table-style-nothing-played = Δεν έχεις παίξει ακόμη σε αυτή την παρτίδα, οπότε το στιλ σου δεν φαίνεται ακόμη.
table-style-after-deal = Αυτό το τραπέζι δεν δίνει υποδείξεις, οπότε το στιλ σου περιγράφεται μόνο από γύρους που τελείωσαν.
table-nothing-to-hint-at = Τώρα δεν παίζεται χαρτί, οπότε δεν υπάρχει υπόδειξη.
table-only-one-thing = Ένα μόνο πράγμα μπορείς να κάνεις τώρα.
table-without-words = { $game }: δεν παίζεται με λέξεις.
table-words-after-deal = Τον κατάλογο λέξεων τον ρωτάς όταν τελειώσει ο γύρος, όχι όσο παίζεται.
table-word-of-letters =
    { $alphabet ->
        [tr] Μια λέξη έχει γράμματα του τουρκικού αλφαβήτου, το πολύ { $most }.
       *[other] Μια λέξη έχει γράμματα από A ως Z, το πολύ { $most }.
    }
table-is-a-word = Το { $word } είναι λέξη του καταλόγου αυτού του τραπεζιού: { $list }.
table-is-no-word = Το { $word } δεν είναι λέξη του καταλόγου αυτού του τραπεζιού: { $list }.

## Γιατί η τύχη ενός γύρου δεν δέχεται άλλο

table-committed-already = Η συσκευή σου έχει ήδη δεσμευτεί.
table-committed-otherwise = Η συσκευή σου έχει ήδη δεσμευτεί, και αυτό δεν αλλάζει.
table-commit-first = Πρώτα δεσμεύεται κάθε συσκευή για την τιμή της: ως τότε κράτα τη δική σου κρυφή.
table-value-told-already = Η συσκευή σου έχει πει ήδη την τιμή της.
table-value-told-otherwise = Η συσκευή σου έχει πει ήδη την τιμή της, και αυτή δεν αλλάζει.
table-value-does-not-fit = Αυτή δεν είναι η τιμή για την οποία δεσμεύτηκε η συσκευή σου.
table-nobody-awaited = Δεν περιμένουμε κανέναν.
table-no-deal-is-mixed = Τώρα δεν ετοιμάζεται γύρος, οπότε δεν προστίθεται τίποτα στην τύχη του.
table-meant-for-other-deal = Αυτό ήταν για άλλον γύρο, όχι για αυτόν που ετοιμάζεται τώρα.
table-device-was-silent = Η συσκευή σου άργησε πολύ να απαντήσει, οπότε αυτός ο γύρος γίνεται χωρίς αυτήν.
table-bot-adds-nothing = Η θέση ενός bot δεν προσθέτει τίποτα δικό της: το κάνει ο διακομιστής.
table-device-not-asked = Αυτή τη φορά η συσκευή σου δεν ερωτάται.
table-commitment-in-digits = Μια δέσμευση είναι 32 byte, γραμμένα με 64 δεκαεξαδικά ψηφία (0 ως 9, a ως f).
table-value-in-digits = Μια τιμή είναι 32 byte, γραμμένα με 64 δεκαεξαδικά ψηφία (0 ως 9, a ως f).

## Κουβέντα

table-say-one-thing = Πες ένα πράγμα τη φορά: μια φράση, μια εικόνα ή ένα κείμενο.
table-no-such-phrase = Δεν υπάρχει φράση { $number }: έχουν αριθμούς 0 ως { $last }.
table-no-such-reaction = Δεν υπάρχει εικόνα { $number }: έχουν αριθμούς 0 ως { $last }.
table-text-too-long = Αυτό είναι πολύ μεγάλο: επιτρέπονται { $most } χαρακτήρες, και εδώ είναι { $count }.
table-text-is-empty = Αυτό το κείμενο δεν λέει τίποτα.
table-text-has-one-line = Ένα κείμενο έχει μία γραμμή, χωρίς χαρακτήρες ελέγχου και χαρακτήρες που δεν φαίνονται.
table-nothing-is-said = Σε αυτό το τραπέζι δεν μιλάμε: έτσι το όρισε όποιος το έστησε.
table-only-phrases = Σε αυτό το τραπέζι λέγονται μόνο οι φράσεις και οι εικόνες: έτσι το όρισε όποιος το έστησε.
table-partners-do-not-talk = Σε αυτό το τραπέζι οι συμπαίκτες δεν μιλούν μέσα στον γύρο: περίμενε να τελειώσει.
table-says-a-lot = Λες πολλά: επιτρέπονται { $count } φορές σε { $seconds } δευτερόλεπτα. Περίμενε λίγο.

## Στην πόρτα ενός τραπεζιού

table-open-elsewhere = Τώρα κάθεσαι σε αυτό το τραπέζι από άλλο παράθυρο.
table-not-watched = Αυτό το τραπέζι δεν το βλέπουν άλλοι.
table-not-watched-any-more = Αυτό το τραπέζι δεν το βλέπουν πια άλλοι.
table-too-many-watch = Αυτό το τραπέζι το βλέπουν ήδη πάρα πολλοί.
table-nobody-said-hello = Κανείς δεν είπε γεια.
table-say-hello-first = Πες πρώτα γεια, με το κλειδί της θέσης σου.
table-watchers-have-no-say = Όποιος μόνο βλέπει δεν αποφασίζει τίποτα σε αυτό το τραπέζι.
table-unknown = Δεν υπάρχει τέτοιο τραπέζι σε αυτόν τον διακομιστή.
table-damaged-at = Το αρχείο αυτού του τραπεζιού είναι χαλασμένο στο γεγονός { $number }.
table-event-missing = Το αρχείο αυτού του τραπεζιού είναι χαλασμένο: λείπει το γεγονός { $number }.
table-left-as-it-is = Έμεινε όπως ήταν.
table-cannot-be-shown = Το αρχείο του είναι ολόκληρο, αλλά εδώ δεν φαίνεται.
table-opening-unreadable = Η αρχή αυτού του τραπεζιού δεν διαβάζεται: { $reason }

## Πώς στήνεται ένα τραπέζι

table-setup-house-is-object = Οι κανόνες του σπιτιού είναι ένα αντικείμενο με όνομα και τιμή.
table-setup-players =
    { $count ->
        [0] Σε αυτό το τραπέζι παίζουν { $seats }, και στο στήσιμο δεν υπάρχει κανένας παίκτης.
        [one] Σε αυτό το τραπέζι παίζουν { $seats }, και στο στήσιμο υπάρχει { $count } παίκτης.
       *[other] Σε αυτό το τραπέζι παίζουν { $seats }, και στο στήσιμο υπάρχουν { $count } παίκτες.
    }
table-setup-one-is-you = Ένας παίκτης είσαι εσύ, όχι περισσότεροι.
table-setup-one-has-to-be-you = Ένας παίκτης πρέπει να είσαι εσύ.
table-setup-player-is-object = Ο παίκτης { $number } δεν είναι αντικείμενο.
table-setup-player-kind = Ο παίκτης { $number } δεν μπορεί να είναι { $kind }: επιτρέπονται you, bot και open.
table-setup-kept-twice = Η θέση { $seat } δεν μπορεί να κρατηθεί για { $name }: άλλη θέση έχει ήδη αυτό το όνομα.
table-setup-no-such-bot = Δεν υπάρχει bot { $bot } για τη θέση { $seat }: υπάρχουν { LIST($bots, style: "comma") }.
table-setup-show-is-object = Ό,τι δείχνει το τραπέζι είναι ένα αντικείμενο με pile, captured, counts και hints.
table-setup-cannot-show = Ένα τραπέζι δεν μπορεί να δείχνει { $name }: υπάρχουν { LIST($allowed, style: "comma") }.
table-setup-show-value = Το { $name } δεν μπορεί να είναι { $value }: επιτρέπονται { LIST($allowed, style: "comma") }.
table-customs-are-object = Οι συνήθειες ενός τραπεζιού είναι ένα αντικείμενο με { LIST($names, style: "comma") }.
table-no-such-custom = Ένα τραπέζι δεν έχει συνήθεια { $name }: υπάρχουν { LIST($names, style: "comma") }.
table-customs-value-is-not = Το { $name } δεν μπορεί να είναι { $value }: επιτρέπονται { LIST($allowed, style: "comma") }.

## Ο διακομιστής, σε όποιον τον ξεκινάει

# $address: αυτού του μηχανήματος. $public: αυτή με την οποία έρχονται οι φίλοι. $store: ένα αρχείο, ή η διεύθυνση μιας βάσης δεδομένων.
table-house-open = Ο διακομιστής τρέχει στο { $address } και φυλάει τα τραπέζια του στο { $store }. Το Ctrl+C τον σταματάει.
table-house-open-to-all = Ο διακομιστής τρέχει στο { $public } μέσω του { $address } και φυλάει τα τραπέζια του στο { $store }. Το Ctrl+C τον σταματάει.
# $workers: πόσες διεργασίες εξυπηρετούν· τουλάχιστον δύο.
table-house-served-by = Τρέχει με { $workers } διεργασίες.
# $option: όπως πληκτρολογείται, "--workers 3".
table-house-needs-database = Το { $option } θέλει βάση δεδομένων που να τη μοιράζονται διακομιστές, και το { $store } είναι αρχείο. Δώσε --store postgresql://name@host/tables, ή μία διεργασία.
table-house-no-such-log = Το --log δεν μπορεί να είναι { $value }: επιτρέπονται { LIST($allowed, style: "or") }.
# $first και $last: αριθμοί θυρών, όπως πληκτρολογούνται.
table-port-none-free = Όλες οι θύρες από { $first } ως { $last } είναι πιασμένες: διάλεξε μία με --port.
table-port-no-such-address = Το { $host } δεν είναι διεύθυνση αυτού του μηχανήματος.
# $reason: τι λέει το σύστημα.
table-port-cannot-be-had = Η θύρα { $port } του { $host } δεν διατίθεται ({ $reason }): διάλεξε άλλη, ή 0 για όποια είναι ελεύθερη.
