### Pasur, for those who read English.

pasur-game = Pasur
# A name in each line, the best known first.
pasur-also =
    Chahar Barg
    Haft Khaj
    Yazdah
    Pasour
pasur-summary = Take cards that make eleven with yours; clear the floor and you score a sur.
pasur-capture = sur
    .indefinite = a sur
    .title = Sur
pasur-help-goal = Take cards from the floor that make eleven together with the card you play.
pasur-void-redeal = Two jacks, three queens or three kings were turned up: the same dealer deals again.

## Presets

pasur-preset-iranian = As in Iran
pasur-preset-iranian-says = To 62, five points a sur, seven for most clubs.
pasur-preset-fifty = No sur from 50 on
pasur-preset-fifty-says = A side that has 50 points or more scores no sur.

## House rules

pasur-rule-redeal = Deal again for two jacks
pasur-rule-redeal-says = Whether two jacks, three queens or three kings on the first floor mean a new deal.
pasur-rule-sur-points = Points for a sur
pasur-rule-sur-points-says = What clearing the floor is worth.
pasur-rule-last-hands = A sur with the last hands
pasur-rule-last-hands-says = Whether clearing the floor scores in the last hands of the pack.
pasur-rule-bonus-below = Who scores a sur
pasur-rule-bonus-below-says = Clearing the floor scores only for a side with fewer points than this.
pasur-rule-bonus-below-always = everybody
pasur-rule-clubs-points = Points for clubs
pasur-rule-clubs-points-says = What the side with enough clubs scores.
pasur-rule-club-majority = Enough clubs
pasur-rule-club-majority-says = Which side scores for clubs: the one with most, or one with at least seven.
pasur-rule-club-majority-most = most
pasur-rule-club-majority-seven = seven or more
