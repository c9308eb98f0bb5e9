### Το τραπέζι για ξερή, πάστρα και τα συγγενικά τους.

client-fishing-key-along-hand = Πήγαινε από χαρτί σε χαρτί στο χέρι σου
client-fishing-key-play = Παίξε το χαρτί
client-fishing-key-on-floor = Πήγαινε από χαρτί σε χαρτί στο τραπέζι, όσο διαλέγεις τι θα μαζέψεις
client-fishing-key-choose = Διάλεξε ένα χαρτί του τραπεζιού, ή άφησέ το
client-fishing-key-choose-and-take = Το ίδιο, και μετά μάζεψε όσα διάλεξες
client-fishing-key-nth = Παίξε το πρώτο, … ένατο χαρτί
client-fishing-by-hand = Με το ποντίκι ή το δάχτυλο: άγγιξε ένα χαρτί, ή σύρε το στο τραπέζι.
client-fishing-cards-taken =
    { $count ->
        [one] { $count } χαρτί μαζεμένο
       *[other] { $count } χαρτιά μαζεμένα
    }
