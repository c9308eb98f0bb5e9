### Πασούρ, για όσους διαβάζουν ελληνικά.

pasur-game = Πασούρ
pasur-also =
    Τσαχάρ Μπαργκ
    Γιαζντάχ
pasur-summary = Μαζεύεις χαρτιά που με το δικό σου κάνουν έντεκα· αν αδειάσεις το τραπέζι, κάνεις σουρ.
pasur-capture = σουρ
    .indefinite-accusative = ένα σουρ
    .title = Σουρ
pasur-help-goal = Μάζεψε από το τραπέζι χαρτιά που μαζί με αυτό που παίζεις κάνουν έντεκα.
pasur-void-redeal = Άνοιξαν δύο βαλέδες, τρεις ντάμες ή τρεις ρηγάδες: μοιράζει πάλι ο ίδιος.

## Παραλλαγές

pasur-preset-iranian = Όπως στο Ιράν
pasur-preset-iranian-says = Στους 62, πέντε πόντοι το σουρ, επτά τα περισσότερα σπαθιά.
pasur-preset-fifty = Χωρίς σουρ από τους 50
pasur-preset-fifty-says = Μια πλευρά με 50 πόντους ή περισσότερους δεν παίρνει πόντους για σουρ.

## Κανόνες του σπιτιού

pasur-rule-redeal = Νέο μοίρασμα με δύο βαλέδες
pasur-rule-redeal-says = Αν δύο βαλέδες, τρεις ντάμες ή τρεις ρηγάδες στα πρώτα κάτω χαρτιά σημαίνουν νέο μοίρασμα.
pasur-rule-sur-points = Πόντοι για ένα σουρ
pasur-rule-sur-points-says = Πόσο αξίζει να αδειάσεις το τραπέζι.
pasur-rule-last-hands = Σουρ με τα τελευταία χαρτιά
pasur-rule-last-hands-says = Αν δίνει πόντους το άδειασμα με τα τελευταία χαρτιά της τράπουλας.
pasur-rule-bonus-below = Ποιος παίρνει πόντους για σουρ
pasur-rule-bonus-below-says = Το άδειασμα δίνει πόντους μόνο σε πλευρά με λιγότερους πόντους από αυτούς.
pasur-rule-bonus-below-always = όλοι
pasur-rule-clubs-points = Πόντοι για τα σπαθιά
pasur-rule-clubs-points-says = Πόσους πόντους παίρνει η πλευρά με αρκετά σπαθιά.
pasur-rule-club-majority = Αρκετά σπαθιά
pasur-rule-club-majority-says = Ποια πλευρά παίρνει πόντους για τα σπαθιά: εκείνη με τα περισσότερα, ή μία με τουλάχιστον επτά.
pasur-rule-club-majority-most = τα περισσότερα
pasur-rule-club-majority-seven = επτά ή περισσότερα
