### Το τραπέζι για hand and foot και τα συγγενικά του. Οι λέξεις είναι της μπιρίμπας και της κανάστας:
### κατεβάζω (meld), κολλάω (add), πετάω (discard), κλείνω (go out), κλειστή και ανοιχτή στοίβα (stock, discard pile), πακέτο (stack), κανάστα (εφτά χαρτιά).

client-melding-other-sides =
    { $count ->
        [one] Οι απέναντι
       *[other] Οι απέναντι
    }
client-melding-zone-and-quota = { $zone }: { $says }· για κλείσιμο: { $quota }
client-melding-to-go-out = Για κλείσιμο: { $quota }
client-melding-first-meld = Πρώτο κατέβασμα
client-melding-points-of = { $have } από { $of }
client-melding-laid-out-back = Όσα είχες στρώσει γύρισαν στο χέρι σου: { $says }
client-melding-key-draw = Τράβα· και αργότερα πέτα το χαρτί που διάλεξες
client-melding-key-take = Πάρε την ανοιχτή στοίβα
client-melding-key-along-hand = Πήγαινε από χαρτί σε χαρτί στο χέρι σου
client-melding-key-one-more = Διάλεξε ένα ακόμη από αυτά
client-melding-key-all = Διάλεξέ τα όλα
client-melding-key-one-less = Διάλεξε ένα λιγότερο
client-melding-key-nth = Διάλεξε ένα ακόμη από την πρώτη, … ένατη ομάδα
client-melding-key-lay = Κατέβασε τα χαρτιά που διάλεξες
client-melding-key-add-all = Κόλλα κάθε χαρτί που ταιριάζει στα κατεβασμένα της πλευράς σου
client-melding-key-confirm = Επιβεβαίωσε όσα έστρωσες
client-melding-key-undo = Πάρε πίσω το τελευταίο βήμα
client-melding-key-reset = Πάρε πίσω όλα όσα έστρωσες
client-melding-key-sort = Τακτοποίησε το χέρι κατά αξία, ή κατά συνδυασμούς
client-melding-key-why = Τι δεν γίνεται τώρα, και γιατί
client-melding-by-hand = Με το ποντίκι ή το δάχτυλο: άγγιξε χαρτιά για να τα διαλέξεις, μετά τα κατεβασμένα σου ή την ανοιχτή στοίβα· ή σύρε τα εκεί. Άγγιξε την κλειστή στοίβα για να τραβήξεις.
client-melding-hand-in-groups =
    { $groups ->
        [one] Το χέρι σου, χαρτιά: { $count }, σε { $groups } ομάδα
       *[other] Το χέρι σου, χαρτιά: { $count }, σε { $groups } ομάδες
    }
client-melding-all-chosen = όλα διαλεγμένα
client-melding-some-chosen =
    { $count ->
        [one] { $count } διαλεγμένο
       *[other] { $count } διαλεγμένα
    }
client-melding-some-new =
    { $new ->
        [one] από αυτά τα { $count }, { $new } καινούργιο
       *[other] από αυτά τα { $count }, { $new } καινούργια
    }
client-melding-ways-and-more = { $ways }· και { $more } ακόμη
client-melding-no-open-meld = Κανένας ανοιχτός συνδυασμός
client-melding-nothing-laid = Τίποτα κατεβασμένο ακόμη
client-melding-cards =
    { $count ->
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
client-melding-not-yet-laid = όχι ακόμη στο τραπέζι
client-melding-lay-onto = { $meld }. Κατέβασε εδώ τα χαρτιά που διάλεξες
client-melding-lay-here = Κατέβασε εδώ
client-melding-laid-out = Στρωμένα, χωρίς επιβεβαίωση ακόμη: { $cards }.
client-melding-chosen = Διάλεξες: { $cards }.
client-melding-lay-key = Κατέβασε τα χαρτιά που διάλεξες (M)
client-melding-lay = Κατέβασε
client-melding-discard-key = Πέτα (D)
client-melding-discard = Πέτα
client-melding-all-of-rank = { NOUN($rank, form: "plural") }: όλα, { $count }
client-melding-all-of = Όλα, { $count }
client-melding-choose-none = Βγάλε την επιλογή
client-melding-choose-none-key = Βγάλε την επιλογή (Esc)
client-melding-confirm-key = Βάλ' τα στο τραπέζι (C)
client-melding-confirm = Εντάξει
client-melding-add-all-key = Κόλλα τα όλα (A)
client-melding-add-all = Κόλλα τα όλα
client-melding-undo-key = Πάρε πίσω το τελευταίο βήμα (U)
client-melding-undo = Αναίρεση
client-melding-reset-key = Πάρ' τα όλα πίσω (X)
client-melding-reset-all = Πίσω όλα
client-melding-reset = Πίσω
client-melding-why-key = Τι δεν γίνεται τώρα, και γιατί (W)
client-melding-not-allowed = Τι δεν επιτρέπεται;
client-melding-question = ?
client-melding-ask-to-go-out = Ρώτα αν κλείνεις
client-melding-float = Χωρίς πέταμα
client-melding-lay-black = Κατέβασε τα μαύρα τριάρια
client-melding-lay-red = Κατέβασε το κόκκινο τριάρι
client-melding-keep-stack =
    { $stack ->
        [foot] Κράτα το πόδι
        [knee] Κράτα το γόνατο
       *[other] Κράτα το { $stack }
    }
client-melding-stack-later =
    { $stack ->
        [foot] πόδι, χαρτιά: { $count }, δεν πάρθηκε ακόμη
        [knee] γόνατο, χαρτιά: { $count }, δεν πάρθηκε ακόμη
       *[other] { $stack }, χαρτιά: { $count }, δεν πάρθηκε ακόμη
    }
client-melding-still-holds = { $name } πήρε αυτά από τη στοίβα και τα κρατάει ακόμη: { $cards }.
client-melding-known-of = Γνωστά χαρτιά: { $name }
client-melding-plays-from =
    { $stack ->
        [hand] παίζει με το χέρι, χαρτιά: { $count }
        [foot] παίζει με το πόδι, χαρτιά: { $count }
        [knee] παίζει με το γόνατο, χαρτιά: { $count }
       *[other] παίζει με το { $stack }, χαρτιά: { $count }
    }
client-melding-stack-not-picked-up =
    { $stack ->
        [foot] πόδι, χαρτιά: { $count }, δεν πάρθηκε
        [knee] γόνατο, χαρτιά: { $count }, δεν πάρθηκε
       *[other] { $stack }, χαρτιά: { $count }, δεν πάρθηκε
    }
client-melding-known-to-hold = είναι γνωστό ότι κρατάει: { $cards }
client-melding-holding = κρατάει: { $cards }
client-melding-take-is-final = Έτσι ολοκληρώνεται το πρώτο σου κατέβασμα, και τα χαρτιά της στοίβας έρχονται στο χέρι σου. Αυτό δεν παίρνεται πίσω.
client-melding-take-the-pile = Πάρε τη στοίβα
client-melding-choose-to-lay = Διάλεξε πρώτα τα χαρτιά που κατεβάζεις.
client-melding-to-wild-meld = Στον συνδυασμό από μπαλαντέρ
client-melding-new-wild-meld = Νέος συνδυασμός από μπαλαντέρ
client-melding-to-meld-of = Στον συνδυασμό: { NOUN($rank, form: "plural") }
client-melding-new-meld-of = Νέος συνδυασμός: { NOUN($rank, form: "plural") }
client-melding-the-wild-cards = Οι μπαλαντέρ
client-melding-where-to = Πού πάνε;
client-melding-with-which = Με ποια χαρτιά;
client-melding-one-to-discard = Διάλεξε ένα μόνο χαρτί για να το πετάξεις.
client-melding-choose-to-discard = Διάλεξε πρώτα το χαρτί που πετάς.
client-melding-sort-by-melds-key = Τακτοποίησε το χέρι κατά συνδυασμούς (O)
client-melding-sort-by-rank-key = Τακτοποίησε το χέρι κατά αξία (O)
client-melding-sort-now-rank = Κατά αξία: τακτοποίησε το χέρι κατά συνδυασμούς
client-melding-sort-now-melds = Κατά συνδυασμούς: τακτοποίησε το χέρι κατά αξία
client-melding-rank = Αξία
client-melding-melds = Συνδυασμοί
client-melding-zone-and-move = { $zone }: { $says }. { $move }
client-melding-draw-key = Τράβα (D)
client-melding-discard-chosen = Πέτα το χαρτί που διάλεξες
client-melding-take-key = Πάρε (T)
client-melding-pile = Στοίβα
client-melding-act-draw = Τράβηγμα
client-melding-act-meld = Κατέβασμα συνδυασμού
client-melding-act-add = Κόλλημα σε συνδυασμό
client-melding-act-float = Τέλος χωρίς πέταμα
client-melding-act-keep = Επιλογή πακέτου
client-melding-act-lay-black = Κατέβασμα μαύρων τριαριών
client-melding-act-lay-red = Κατέβασμα κόκκινων τριαριών
client-melding-nothing-in-the-way = Αυτή τη στιγμή όλα επιτρέπονται.
client-melding-cards-laid =
    { $count ->
        [one] { $count } χαρτί κατεβασμένο
       *[other] { $count } χαρτιά κατεβασμένα
    }
client-melding-quota-word =
    { $name ->
        [clean] καθ.
        [dirty] βρ.
        [wild] μπ.
       *[other] { $name }
    }
client-melding-stack =
    { $stack ->
        [hand] χέρι
        [foot] πόδι
        [knee] γόνατο
       *[other] { $stack }
    }
