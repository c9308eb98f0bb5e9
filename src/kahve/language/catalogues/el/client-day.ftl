### Η σελίδα του γύρου της ημέρας: πριν παιχτεί, και το αποτέλεσμα δίπλα στα επίπεδα και στις λέσχες.

client-day-title = Ο γύρος της ημέρας
client-day-all-games = Όλα τα παιχνίδια
client-day-dates = Οι μέρες που κρατιούνται
client-day-about = Ένας γύρος από κάθε παιχνίδι, με τα ίδια χαρτιά για όλους. Όλοι οι άλλοι παίζουν στο επίπεδο { $others }, και η ίδια κίνηση παίρνει την ίδια απάντηση. Μετράει η πρώτη σου φορά.
client-day-by-the-server =
    { $hours ->
        [one] Σε παγκόσμια ώρα είναι { $date }. Ο επόμενος γύρος έρχεται σε περίπου { $hours } ώρα.
       *[other] Σε παγκόσμια ώρα είναι { $date }. Ο επόμενος γύρος έρχεται σε περίπου { $hours } ώρες.
    }
client-day-by-this-device =
    { $hours ->
        [one] Με το ρολόι αυτής της συσκευής, σε παγκόσμια ώρα είναι { $date }. Ο επόμενος γύρος έρχεται σε περίπου { $hours } ώρα.
       *[other] Με το ρολόι αυτής της συσκευής, σε παγκόσμια ώρα είναι { $date }. Ο επόμενος γύρος έρχεται σε περίπου { $hours } ώρες.
    }
client-day-not-played = Δεν παίχτηκε ακόμη
client-day-begun = Τον έχεις αρχίσει
client-day-points =
    { $kind ->
        [ahead] { $points } πόντοι μπροστά
        [behind] { $points } πόντοι πίσω
       *[level] Ισόπαλοι στους πόντους
    }
client-day-no-such-game = Εδώ δεν υπάρχει παιχνίδι με αυτό το όνομα.
client-day-shown-later = Τι έκαναν οι άλλοι φαίνεται αφού παίξεις.
client-day-play = Παίξε { $game }
client-day-go-on = Συνέχισε να παίζεις
client-day-practise = Παίξε ξανά για εξάσκηση
client-day-bring = Έπαιξες χωρίς δίκτυο;
client-day-bring-how = Αποθήκευσε το αρχείο στη σελίδα όπου έπαιξες και διάλεξέ το εδώ: τότε μετράει κι εδώ.
client-day-bring-log = Διάλεξε το αρχείο
client-day-solution = Δες το καλύτερο παίξιμο
client-day-solution-later = Το καλύτερο παίξιμο λέγεται από την επόμενη μέρα.
client-day-levels = Τι κάνουν τα επίπεδα με αυτόν
client-day-level-says =
    { $plays ->
        [one] { $low } σε { $plays } παίξιμο. Ήσουν μπροστά από το { $percent }%.
       *[other] Συνήθως από { $low } έως { $high }, στη μέση { $middle }, σε { $plays } παιξίματα. Ήσουν μπροστά από το { $percent }%.
    }
client-day-lesson = Τι μαθαίνεις από αυτόν
client-day-lesson-comes = Ο γύρος εξετάζεται…
client-day-nothing-given = Δεν έχασες τίποτε που να μπορεί να ειπωθεί.
client-day-share = Μοιράσου το αποτέλεσμά σου
client-day-share-says = Kahve, ο γύρος της ημέρας, { $date }: { $game }. { $points }.
client-day-share-ahead = Μπροστά από το { $percent }% των παιξιμάτων ενός μποτ στο επίπεδο { $level }.
client-day-copy = Αντιγραφή του κειμένου
client-day-copied = Αντιγράφηκε
client-day-picture = Μοιράσου μια εικόνα
