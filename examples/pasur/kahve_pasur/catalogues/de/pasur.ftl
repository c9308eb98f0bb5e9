### Pasur, für alle, die Deutsch lesen.

pasur-game = Pasur
pasur-also =
    Tschahar Barg
    Yazdah
pasur-summary = Nimm Karten, die mit deiner elf ergeben; räum den Tisch ab, und du machst einen Sur.
pasur-capture = Sur
    .indefinite-accusative = einen Sur
    .title = Sur
pasur-help-goal = Nimm Karten vom Tisch, die mit der gespielten Karte zusammen elf ergeben.
pasur-void-redeal = Zwei Buben, drei Damen oder drei Könige wurden aufgedeckt: Es wird neu gegeben, und der Geber bleibt.

## Varianten

pasur-preset-iranian = Wie in Iran
pasur-preset-iranian-says = Bis 62, fünf Punkte für einen Sur, sieben für die meisten Kreuzkarten.
pasur-preset-fifty = Kein Sur ab 50
pasur-preset-fifty-says = Eine Partei mit 50 oder mehr Punkten bekommt nichts für einen Sur.

## Hausregeln

pasur-rule-redeal = Bei zwei Buben neu geben
pasur-rule-redeal-says = Ob bei zwei Buben, drei Damen oder drei Königen unter den ersten Karten auf dem Tisch neu gegeben wird.
pasur-rule-sur-points = Punkte für einen Sur
pasur-rule-sur-points-says = Was es bringt, den Tisch abzuräumen.
pasur-rule-last-hands = Sur mit den letzten Karten
pasur-rule-last-hands-says = Ob das Abräumen auch mit den letzten Karten aus dem Talon zählt.
pasur-rule-bonus-below = Wer Punkte für einen Sur bekommt
pasur-rule-bonus-below-says = Abräumen zählt nur für eine Partei mit weniger Punkten als hier.
pasur-rule-bonus-below-always = alle
pasur-rule-clubs-points = Punkte für Kreuz
pasur-rule-clubs-points-says = Was die Partei mit genug Kreuzkarten bekommt.
pasur-rule-club-majority = Genug Kreuzkarten
pasur-rule-club-majority-says = Welche Partei die Punkte für Kreuz bekommt: die mit den meisten, oder eine mit mindestens sieben.
pasur-rule-club-majority-most = die meisten
pasur-rule-club-majority-seven = sieben oder mehr
