# The pocket: the table as a page that works without a server, and without a network once it has been opened.

# $percent: how much of it is here, as a number from 0 to 100.
client-pocket-fetching = Το τραπέζι έρχεται: { $percent }%.
client-pocket-opening = Το τραπέζι στρώνεται.
client-pocket-others-coming = Οι άλλοι έρχονται: { $percent }%. Μπορείς να παίξεις από τώρα.
client-pocket-others-sitting = Οι άλλοι κάθονται.
client-pocket-once = Αυτό γίνεται μία φορά. Μετά η σελίδα δεν χρειάζεται δίκτυο.
client-pocket-whole = Όλα είναι πια σε αυτόν τον browser: η σελίδα δεν χρειάζεται δίκτυο.
client-pocket-no-wasm = Αυτός ο browser δεν έχει WebAssembly, και χωρίς αυτό δεν στρώνεται τραπέζι εδώ. Χρησιμοποίησε νεότερο browser.
client-pocket-elsewhere = Το τραπέζι είναι ανοιχτό σε άλλη σελίδα αυτού του browser. Κλείσε εκείνη, και αυτή συνεχίζει.
client-pocket-newer = Μια νεότερη έκδοση έχει κρατήσει παρτίδες σε αυτόν τον browser. Φόρτωσε ξανά τη σελίδα για να πάρεις εκείνη την έκδοση.
client-pocket-broken = Το τραπέζι σταμάτησε. Φόρτωσε ξανά τη σελίδα: κάθε κίνηση που απαντήθηκε έχει κρατηθεί.
client-pocket-not-written = Αυτός ο browser δεν μπόρεσε να γράψει μια κίνηση. Φόρτωσε ξανά τη σελίδα: ό,τι παίχτηκε πριν έχει κρατηθεί.
client-pocket-not-kept = Αυτός ο browser δεν κρατά τίποτα για αυτή τη σελίδα. Οι παρτίδες χάνονται όταν κλείσει.
client-pocket-new-version = Υπάρχει νέα έκδοση αυτής της σελίδας.
client-pocket-take-version = Χρήση τώρα
client-pocket-understood = Εντάξει
