### Der Tisch der Fischspiele: Pişti, Basra und ihre Verwandten.

client-fishing-key-along-hand = Durch deine Karten gehen
client-fishing-key-play = Die Karte spielen
client-fishing-key-on-floor = Über den Tisch gehen, solange du wählst, was du nimmst
client-fishing-key-choose = Eine Karte auf dem Tisch wählen oder zurücklegen
client-fishing-key-choose-and-take = Dasselbe, und die gewählten Karten gleich nehmen
client-fishing-key-nth = Die erste, … neunte Karte spielen
client-fishing-by-hand = Mit Maus oder Finger: Tipp eine Karte an, oder zieh sie auf den Tisch.
client-fishing-cards-taken =
    { $count ->
        [one] { $count } Karte genommen
       *[other] { $count } Karten genommen
    }
