### Τα bot: τα επίπεδα, οι παίκτες που έφτιαξε κάποιος, και η ανάλυση ενός γύρου.
### Ονόματα παικτών, ρυθμίσεων και αρχείων, και ό,τι απαντάει ένα πρόγραμμα, μένουν όπως είναι.


## Τα επίπεδα: το όνομα του καθενός, όπως λέγεται ο παίκτης στο τραπέζι, και μια πρόταση για αυτό

bots-level-random = Τυχαίος
bots-level-random-says = Παίζει όποιο χαρτί του επιτρέπεται.
bots-level-beginner = Αρχάριος
bots-level-beginner-says = Μόλις έμαθε το παιχνίδι: συχνά παίρνει ό,τι βρει μπροστά του, ταΐζει τη στοίβα, και δεν βλέπει ό,τι θέλει δεύτερη ματιά.
bots-level-simple = Απλός
bots-level-simple-says = Ξέρει να παίζει, αλλά ξεχνάει τι έχει παιχτεί, κρατάει τους βαλέδες πολλή ώρα και ξέρει μόνο συνηθισμένες λέξεις.
bots-level-casual = Παίκτης της παρέας
bots-level-casual-says = Παίζει σωστά, και καμιά φορά ξεχνάει ένα χαρτί, μετράει λάθος ή δεν βλέπει ένα άθροισμα.
bots-level-club = Παίκτης λέσχης
bots-level-club-says = Μετράει τι έχει φανεί, ξέρει τις λέξεις, και κοιτάζει μία κίνηση μπροστά.
bots-level-expert = Δεξιοτέχνης
bots-level-expert-says = Κοιτάζει μία κίνηση μπροστά, και κρίνει με αριθμούς που έμαθε παίζοντας, όπου το παιχνίδι έχει τέτοιους.
bots-level-tournament = Παίκτης τουρνουά
bots-level-tournament-says = Παίζει όπως ο παίκτης λέσχης, και σε μερικές κινήσεις όπως ο μάστορας.
bots-level-candidate = Υποψήφιος μάστορας
bots-level-candidate-says = Παίζει όπως ο παίκτης τουρνουά, και σε περισσότερες κινήσεις όπως ο μάστορας.
bots-level-master = Μάστορας
bots-level-master-says = Δοκιμάζει τις κινήσεις του σε εκατοντάδες πιθανά μοιράσματα.
# Three players for study, which nobody chooses at a table.
bots-level-erratic = Άστατος
bots-level-erratic-says = Παίζει με την πρώτη ματιά, και μία κίνηση στις έξι είναι όποια τύχει.
bots-level-plain = Απλοϊκός
bots-level-plain-says = Παίρνει ό,τι μπορεί, πετάει ό,τι κοστίζει λιγότερο, και δεν το σκέφτεται παραπέρα.
bots-level-forgetful = Ξεχασιάρης
bots-level-forgetful-says = Παίζει σωστά, με μικρή μνήμη και λίγες λέξεις.

## A player who errs as somebody did whose style was told, and what is wrong with its name. $name: of a number, as blur.

bots-errs = Σωσίας
bots-errs-says = Κάνει τα λάθη κάποιου που το στιλ του μετρήθηκε.
bots-errs-no-such-number = Ένας παίκτης που κάνει λάθη δεν έχει αριθμό { $name }. Υπάρχουν { LIST($known, style: "comma") }.
bots-errs-out-of-range = Το { $name } δεν μπορεί να είναι { $value }: ακέραιος από 0 ως { $most }.
bots-errs-twice = Το { $name } γράφεται δύο φορές στο όνομα αυτού του παίκτη.
bots-errs-too-many = Τα glances και forgets μαζί ξεπερνούν το { $most }.
# $game: what is to be played. $named: the game in the name.
bots-errs-in-another-game = Αυτός ο παίκτης κάνει τέτοια λάθη σε: { $named }, και δεν παίζει: { $game }.

## A player between two levels, named by a number: a strength of 1 is the weakest level of a game, and each level is one more

# $strength: as 2.6.
bots-strength = Δύναμη { $strength }
bots-strength-says = Παίζει ανάμεσα σε δύο επίπεδα.
bots-strength-out-of-range = Η δύναμη δεν μπορεί να είναι { $value }: είναι ένας αριθμός από { $least } έως { $most }.

## Characters: players with a name of their own, a sentence about each with its level, and why one played as it did

bots-character =
    { $character ->
        [iris] Ίρις
        [lina] Λίνα
        [dora] Ντόρα
        [remzi] Ρεμζί
        [nadir] Ναντίρ
        [melek] Μελέκ
        [stavros] Σταύρος
        [vera] Βέρα
        [hilmi] Χιλμί
        [rauf] Ραούφ
        [otto] Όττο
       *[zoe] Ζωή
    }
bots-character-says =
    { $character ->
        [iris] Χαρίζει χαρτιά που μετράνε, κι αφήνει τις στοίβες στους άλλους.
        [lina] Δεν μπορεί να περιμένει: βαλέδες και μπαλαντέρ δεν μένουν πολύ στο χέρι της.
        [dora] Παίρνει ό,τι βρει: στοίβα, μπάζα, ακόμα και τη σούπα.
        [remzi] Το παίζει κορώνα γράμματα: ρίχνει χαρτιά που τα όμοιά τους δεν έχουν φανεί ακόμα.
        [nadir] Μαζεύει βαλέδες λες και θα τους πάρει σπίτι του.
        [melek] Ήσυχη συμπαίκτρια: αφήνει τους άλλους να πάνε πρώτοι και να πάρουν την μπάζα.
        [stavros] Λέει λέξεις με θάρρος, βλέπει κάθε άθροισμα, και συμπληρώνει τη λέξη.
        [vera] Θυμάται τι έχει παιχτεί, κι αμφιβάλλει για ό,τι της λένε.
        [hilmi] Υπομονετικός: περιμένει καλύτερη στοίβα, και δεν ρισκάρει χαρτί που μετράει.
        [rauf] Πάντα βιάζεται: παίζει τους βαλέδες του, κατεβάζει τα χαρτιά του και θέλει την μπάζα τώρα.
        [otto] Κανένα άθροισμα και καμιά στοίβα στο τραπέζι δεν του ξεφεύγει.
       *[zoe] Κρατάει τα καλύτερα για το τέλος: βαλέδες και μπάζες.
    } Επίπεδο: { $level }.

## What master thinks of somebody's style. $player: Master. $level, $next: the levels that fit best, as Casual. $percent, $more: how likely each is.

bots-style-looking = Κοιτάζω τις επιλογές.
bots-style-too-early = Είναι νωρίς για να φανεί το στιλ. { $player }: { $choices ->
        [0] δεν έχει δει καμία επιλογή
        [one] έχει δει { $choices } επιλογή
       *[other] έχει δει { $choices } επιλογές
    }.
bots-style-not-clear = Είναι νωρίς ακόμη. { $player }: έχει δει { $choices } επιλογές, και δύο επίπεδα τους ταιριάζουν σχεδόν το ίδιο, { $level } ({ $percent }%) και { $next } ({ $more }%).
bots-style-most-like = { $player }: έχει δει { $choices } επιλογές, και μοιάζουν πιο πολύ με { $level } ({ $percent }%), ύστερα με { $next } ({ $more }%).
bots-style-like = { $player }: έχει δει { $choices } επιλογές, και μοιάζουν με { $level } ({ $percent ->
        [100] πάνω από 99
       *[other] { $percent }
    }%).

## Παίκτες που δεν είναι του Kahve

bots-added-player = Παίκτης που τον πρόσθεσε ο διαχειριστής αυτού του διακομιστή.
bots-added-program = Πρόγραμμα που το πρόσθεσε ο διαχειριστής αυτού του διακομιστή.
bots-added-like = Κάνει τα λάθη που έκανε κάποιος στο αρχείο { $file }.

## What is wrong with a log of which a style is to be told. $file: its name.

bots-style-file-fails = { $file }: { $reason }
bots-style-file-is-no-log = Το { $file } δεν είναι αρχείο με παρτίδες.
bots-style-log-is-wrong = { $file }: { $says }
# $players: the names in the log. $people: how many of them are no bots.
bots-style-who = Το { $file } έχει { $people ->
        [0] κανέναν άνθρωπο
       *[other] { $people } ανθρώπους
    } ανάμεσα σε: { LIST($players, style: "comma") }. Πες ποιος εννοείται, ως like:NAME@FILE ή με --who NAME.
bots-style-nobody-there = Κανένας με το όνομα { $who } δεν παίζει στο { $file }, και καμία θέση δεν έχει αυτόν τον αριθμό.
bots-style-too-few-choices = Το { $file } έχει { $count ->
        [one] { $count } επιλογή
       *[other] { $count } επιλογές
    } αυτού του παίκτη σε τελειωμένους γύρους· χρειάζονται { $least }.
# $played: the games of the log.
bots-style-of-another-game = Το αρχείο έχει αρκετές επιλογές για: { LIST($played) }, και καμία για: { $game }.
bots-own-player = Παίζει όπως λέει το { $where }.

## Παίκτης που δεν υπάρχει. Οι προτάσεις στέκονται η μία μετά την άλλη.

bots-no-such-player = Δεν υπάρχει παίκτης { $name }.
bots-players-there-are = Υπάρχουν { LIST($names, style: "comma") }.
bots-players-of-packages = Από πακέτα δηλώθηκαν { LIST($names, style: "comma") }.
bots-players-besides = Δικοί σου είναι module:NAME και program:COMMAND· για μελέτη υπάρχουν expert, search:simulations=N, errs:GAME,blur=N, like:FILE και net:FILE.
bots-no-judgement = { $game }: δεν υπάρχει παίκτης greedy, γιατί οι κανόνες δεν λένε πόσο αξίζει μια κίνηση.

## Τι δεν πάει καλά με έναν παίκτη σε Python

bots-own-is-no-player = Το { $where } είναι { $given }: ένας παίκτης είναι μια κλάση με { $method }, ή μια τέτοια συνάρτηση.
bots-own-cannot-be-made = Το { $where }() δεν δημιουργείται: { $error }. Καλείται χωρίς ορίσματα.
bots-own-class-without-method = Η κλάση { $where } δεν έχει { $method }.
bots-own-is-asynchronous = Το { $where } είναι ασύγχρονο, και ένας παίκτης απαντάει αμέσως: γράψε def, όχι async def.
bots-own-takes-others = Ο παίκτης { $where } δέχεται { $taken }, και ερωτάται ως { $method }.
bots-own-no-such-name = Το module { $module } δεν έχει { $name }.
bots-own-names-there-are = Έχει { LIST($names, style: "comma") }.
bots-own-no-such-module = Δεν υπάρχει module { $module }: δεν είναι εγκατεστημένο, και εδώ δεν υπάρχει αρχείο του.
bots-own-module-cannot-be-imported = Το module { $module } δεν φορτώνεται: { $error }.

## Τι δεν πάει καλά με έναν παίκτη που είναι πρόγραμμα

bots-program-no-command = Το { $command } δεν είναι εντολή: { $error }.
bots-program-no-such-setting = Ένα πρόγραμμα δεν έχει ρύθμιση { $setting }: γράψε milliseconds, όπως program:milliseconds=50 ./mybot.
bots-program-time-out-of-range = Το milliseconds δεν μπορεί να είναι { $value }: επιτρέπονται 1 ως { NUMBER($most, useGrouping: 0) }.
bots-program-command-is-missing = Λείπει η εντολή: γράψε την μετά την άνω και κάτω τελεία, όπως program:./mybot.
bots-program-cannot-play = Το { $program } δεν μπορεί να παίξει: { $failure }

## Τι έκανε ένας παίκτης χωρίς να δώσει νόμιμη κίνηση. Στέκονται μετά από άνω και κάτω τελεία.

bots-answered-another-move = απάντησε { $answer }, που δεν είναι νόμιμη κίνηση για αυτόν.
bots-answered-no-move = απάντησε { $answer }, και μια απάντηση είναι ένας από τους ακέραιους του `moves`.
bots-raised-an-error = έβγαλε σφάλμα { $error }.
bots-answered-an-illegal-move = απάντησε με την κίνηση { $move }, που δεν είναι νόμιμη για αυτόν.
bots-started-too-often = ξεκίνησε { $times } φορές και δεν ξεκινάει ξανά.
bots-did-not-answer =
    { $seconds ->
        [one] δεν απάντησε μέσα σε { $seconds } δευτερόλεπτο.
       *[other] δεν απάντησε μέσα σε { $seconds } δευτερόλεπτα.
    }
bots-there-is-no-program = δεν υπάρχει πρόγραμμα { $program }.
bots-cannot-be-started = το { $program } δεν ξεκινάει: { $error }.
bots-answered-a-long-line = απάντησε με γραμμή πάνω από { NUMBER($most, useGrouping: 0) } χαρακτήρες.
bots-answered-another-line = απάντησε { $line } εκεί που έπρεπε να έρθει γραμμή με { $word }.
bots-answered-many-lines = απάντησε με πάνω από { NUMBER($most, useGrouping: 0) } γραμμές.
bots-says-no = λέει: { $text }.
bots-ended =
    { $how ->
        [closed] έκλεισε την έξοδό του.
        [signal] το σταμάτησε το σήμα { $number }.
       *[status] τελείωσε με κωδικό { $number }.
    }
bots-ended-and-said =
    { $how ->
        [closed] έκλεισε την έξοδό του και είπε { $words }.
        [signal] το σταμάτησε το σήμα { $number } και είπε { $words }.
       *[status] τελείωσε με κωδικό { $number } και είπε { $words }.
    }
bots-gave-no-legal-move =
    { $times ->
        [1] { $player } μία φορά δεν έδωσε νόμιμη κίνηση, και έγινε η πρώτη νόμιμη: { $failure }
       *[other] { $player } δεν έδωσε νόμιμη κίνηση { $times } φορές, και έγινε η πρώτη νόμιμη. Την πρώτη φορά συνέβη αυτό: { $failure }
    }

## Οι ρυθμίσεις μιας αναζήτησης, όπως search:simulations=400

bots-search-without-budget = Μια αναζήτηση θέλει όριο: simulations ή milliseconds, ή με depth=1 worlds.
bots-search-out-of-range = Το { $setting } δεν μπορεί να είναι { $value }: από { $low } ως { $high }.
bots-search-no-such-word = Το { $setting } δεν μπορεί να είναι { $value }: { LIST($words, style: "or") }.
bots-search-no-such-setting = Μια αναζήτηση δεν έχει ρύθμιση { $setting }. Υπάρχουν { LIST($settings, style: "comma") }.
bots-search-is-no-number =
    { $kind ->
        [whole] Το { $setting } δεν μπορεί να είναι { $value }: χρειάζεται ακέραιος.
       *[any] Το { $setting } δεν μπορεί να είναι { $value }: χρειάζεται αριθμός.
    }

## Ένα δίκτυο σε αρχείο, που το εκπαίδευσε το `kahve lab train`

bots-net-no-file = Δεν υπάρχει αρχείο { $file }.
bots-net-of-another-name = Το { $file } δεν είναι checkpoint: το όνομά του πρέπει να τελειώνει σε { $suffix }.
bots-net-is-damaged = Το { $file } δεν είναι checkpoint, ή είναι χαλασμένο ή κομμένο.
bots-net-cannot-be-read = Το { $file } δεν διαβάζεται: { $error }.
bots-net-is-none = Το { $file } δεν είναι checkpoint του `kahve lab train`.
bots-net-of-another-format = Το { $file } είναι checkpoint μορφής { $format }· αυτό το Kahve διαβάζει μορφή { $reads }.
bots-net-cannot-play = Το { $file } δεν μπορεί να παίξει εδώ.
bots-net-learned-another-game = Έχει μάθει { $learned }, όχι { $game }.
bots-net-learned-other-rules = Έχει μάθει { $game } με άλλους κανόνες του σπιτιού ή σε άλλη έκδοση του Kahve, όπου μια θέση βλέπει κάτι άλλο: Kahve { $version }, { $rules }.
bots-net-learned-default-rules = Έχει μάθει { $game } με άλλους κανόνες του σπιτιού ή σε άλλη έκδοση του Kahve, όπου μια θέση βλέπει κάτι άλλο: Kahve { $version }, όλοι οι κανόνες του σπιτιού όπως είναι συνήθως.

## Η ανάλυση ενός γύρου

bots-no-such-deal = Σε αυτή την παρτίδα δεν υπάρχει γύρος { $deal }: υπάρχουν οι γύροι 1 ως { $last }.
bots-deal-is-not-over = Ο γύρος { $deal } δεν παίχτηκε ως το τέλος, οπότε δεν γίνεται ανάλυση.
bots-review-of-deal = Γύρος { $deal }
bots-review-counts =
    { $decisions ->
        [one]
            { $given ->
                [0] { $decisions } απόφαση· καμία δεν χάρισε πόντους.
                [one] { $decisions } απόφαση· { $given } χάρισε πόντους.
               *[other] { $decisions } απόφαση· { $given } χάρισαν πόντους.
            }
       *[other]
            { $given ->
                [0] { $decisions } αποφάσεις· καμία δεν χάρισε πόντους.
                [one] { $decisions } αποφάσεις· { $given } χάρισε πόντους.
               *[other] { $decisions } αποφάσεις· { $given } χάρισαν πόντους.
            }
    }
bots-review-nothing-given = Καμία κίνηση δεν χάρισε πόντους.
# $level: σε πόσες αποφάσεις έγινε άλλη κίνηση από την καλύτερη, χωρίς να χαρίσει τίποτα.
bots-review-level = Σε { $level } ακόμη δεν διακρίνεται διαφορά από την καλύτερη κίνηση.
bots-review-decision = Κίνηση { $turn }, θέση { $seat }: { $move } χάρισε { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντους· καλύτερα { $best }.
bots-review-side = πλευρά { $side }
bots-review-result = αποτέλεσμα
bots-review-play = παιχνίδι
bots-review-cards = χαρτιά
bots-review-run = πώς ήρθαν
