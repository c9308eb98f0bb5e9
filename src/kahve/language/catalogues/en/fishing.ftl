### The fishing games: Pisti, Harbin's Pishti, the Dry Game and Foxtrot with a pile, Basra and Pastra with a floor.
### The kinds `fishing-game` and `fishing-capture` are nouns. $who is `you` where the reader is meant, and `other` for the person $name.


## The games

fishing-game-pisti = Pisti
fishing-game-pishti = Harbin's Pishti
fishing-game-dry-game = Dry Game
fishing-game-foxtrot = Foxtrot
fishing-game-basra = Basra
fishing-game-pastra = Pastra
fishing-summary-pisti = Match the top card to take the pile; take a lone card with its own rank and you score a pisti.
fishing-summary-pishti = Two players, an open stack of four, and a card at the cut that both have seen.
fishing-summary-dry-game = Take a lone card and you score a dry trick; most clubs score too.
fishing-summary-foxtrot = Two to four packs and eight cards each: tens are worth ten points, and the queen of spades costs twenty.
fishing-summary-basra = Take matching cards and sums from the floor; clear the floor and you score a basra.
fishing-summary-pastra = The fishing game of Cyprus: sums and pairs, jacks that sweep, and ten for clearing the table.

## Other names of the games

# A name in each line, the best known first. They are shown, and the search of the page finds a game by those of all languages.
fishing-also-pisti =
    Pişti
    Pishti
    Pishpirik
fishing-also-pishti =
    Pishti after Harbin
fishing-also-dry-game =
    Xeri
    Kseri
fishing-also-foxtrot =
    American Pishti
fishing-also-basra =
    Ashush
    Koumi
    Kash el-Walad
fishing-also-pastra =
    Cypriot Basra

# Games that are not here, a name in each line: who looks for one of them is shown the game to which it is nearest.
fishing-near-pisti =
    Zing
    Cuarenta
fishing-near-basra =
    Cassino
    Scopa
    Tablanet
    Pasur
fishing-near-pastra =
    Koltsina
    Kontsina
    Diloti

## The special captures

# What a game calls the capture of a lone card, or the clearing of the floor. `title` is for lists and the score sheet.
fishing-capture-pisti = pisti
    .indefinite = a pisti
    .title = Pisti
fishing-capture-pishti = pishti
    .indefinite = a pishti
    .title = Pishti
fishing-capture-dry-trick = dry trick
    .indefinite = a dry trick
    .title = Dry trick
fishing-capture-foxtrot = foxtrot
    .indefinite = a foxtrot
    .title = Foxtrot
fishing-capture-basra = basra
    .indefinite = a basra
    .title = Basra
fishing-capture-pastra = pastra
    .indefinite = a pastra
    .title = Pastra

## The score sheet

fishing-item-cards = Cards taken
fishing-item-card-points = Card points
fishing-item-most-cards = Most cards
fishing-item-bonus = { NOUN($capture, form: "title") }
fishing-item-most-clubs = Most clubs
fishing-item-clubs = Clubs taken
fishing-item-total = Total

## Whose turn it is

fishing-your-turn = Your turn: play a card.
fishing-turn-of = { $name } is to play.

## The table: the title of a zone, and what lies there. Both stand alone, as in "Stock: 12 cards".

fishing-zone-stock = Stock
fishing-zone-pile = Pile
fishing-zone-floor = Floor
fishing-zone-aside = Set aside
fishing-stock =
    { $count ->
        [0] no cards left
        [one] { $count } card
       *[other] { $count } cards
    }
# $bottom: the cards at the bottom of the stock that the reader has seen, the lowest first.
fishing-stock-with-bottom =
    { $count ->
        [0] no cards left, { NOUN($bottom, form: "definite") } at the bottom
        [one] { $count } card, { NOUN($bottom, form: "definite") } at the bottom
       *[other] { $count } cards, { NOUN($bottom, form: "definite") } at the bottom
    }
fishing-pile-empty = empty
fishing-pile-lone = { NOUN($card, form: "definite") } alone
# $count: at least two.
fishing-pile = { $count } cards, the top one is { NOUN($card, form: "definite") }
# $under: how many of them lie face down, at least one.
fishing-pile-over-face-down = { $count } cards, the top one is { NOUN($card, form: "definite") }, { $under } face down
fishing-pile-face-down =
    { $count ->
        [one] { $count } card, { $under } face down
       *[other] { $count } cards, { $under } face down
    }
fishing-floor-empty = empty
fishing-floor =
    { $count ->
        [one] { $count } card: { NOUN($cards, form: "definite") }
       *[other] { $count } cards: { NOUN($cards, form: "definite") }
    }
fishing-aside = { NOUN($card, form: "definite") }, out of play

## What a card of the hand does when it is played. It stands alone, beside the card that is the subject.

fishing-move-to-pile = is played to the pile
fishing-move-new-pile = starts a new pile
fishing-move-lies-on-pile = goes on the pile without taking
# $count: at least two, as in all captures.
fishing-move-takes-pile = takes { $count } cards
fishing-move-takes-pile-special = takes { $count } cards: { NOUN($capture) }, { $points } points
fishing-move-to-floor = is laid on the floor
fishing-move-lies-on-floor = goes to the floor without taking
fishing-move-takes-cards = takes { NOUN($cards, form: "definite") }
fishing-move-takes-cards-special = takes { NOUN($cards, form: "definite") }: { NOUN($capture) }, { $points } points
fishing-move-takes-floor = takes the whole floor, { $count } cards
fishing-move-takes-floor-special = takes the whole floor, { $count } cards: { NOUN($capture) }, { $points } points
fishing-move-takes-chosen = takes what you choose from the floor

## What happened

fishing-played =
    { $who ->
        [you] You played { NOUN($card, form: "definite") }.
       *[other] { $name } played { NOUN($card, form: "definite") }.
    }
fishing-left-pile-lying =
    { $who ->
        [you] You played { NOUN($card, form: "definite") } and left the pile.
       *[other] { $name } played { NOUN($card, form: "definite") } and left the pile.
    }
# $count: how many cards were taken, with the card that took.
fishing-took-pile =
    { $who ->
        [you] You took { $count } cards with { NOUN($card, form: "definite") }.
       *[other] { $name } took { $count } cards with { NOUN($card, form: "definite") }.
    }
fishing-took-pile-over-face-down =
    { $who ->
        [you] You took { $count } cards, { $under } of them face down, with { NOUN($card, form: "definite") }.
       *[other] { $name } took { $count } cards, { $under } of them face down, with { NOUN($card, form: "definite") }.
    }
fishing-took-pile-special =
    { $who ->
        [you] You took { $count } cards with { NOUN($card, form: "definite") }: { NOUN($capture) }, { $points } points.
       *[other] { $name } took { $count } cards with { NOUN($card, form: "definite") }: { NOUN($capture) }, { $points } points.
    }
fishing-took-cards =
    { $who ->
        [you] You took { NOUN($cards, form: "definite") } with { NOUN($card, form: "definite") }.
       *[other] { $name } took { NOUN($cards, form: "definite") } with { NOUN($card, form: "definite") }.
    }
fishing-took-cards-special =
    { $who ->
        [you] You took { NOUN($cards, form: "definite") } with { NOUN($card, form: "definite") }: { NOUN($capture) }, { $points } points.
       *[other] { $name } took { NOUN($cards, form: "definite") } with { NOUN($card, form: "definite") }: { NOUN($capture) }, { $points } points.
    }
fishing-laid-and-took-nothing =
    { $who ->
        [you] You played { NOUN($card, form: "definite") } and took nothing.
       *[other] { $name } played { NOUN($card, form: "definite") } and took nothing.
    }
# A seven of diamonds that is led to an empty floor is set aside and belongs to nobody.
fishing-burnt =
    { $who ->
        [you] You led { NOUN($card, form: "definite") } to an empty floor: it is burnt.
       *[other] { $name } led { NOUN($card, form: "definite") } to an empty floor: it is burnt.
    }
fishing-new-cards-dealt = New cards were dealt.
fishing-best-title = Best capture
fishing-best-points =
    { $points ->
        [one] It was worth { $points } point.
       *[other] It was worth { $points } points.
    }
fishing-last-cards-dealt = The last cards were dealt.
# $count: how many cards these are.
fishing-left-over =
    { $count ->
        [one] { CAPITAL(NOUN($cards, form: "definite")) } was left in the stock.
       *[other] { CAPITAL(NOUN($cards, form: "definite")) } were left in the stock.
    }
# At the end of the deal the cards that still lie go to the seat that took last.
fishing-swept =
    { $who ->
        [you]
            { $count ->
                [one] The last card goes to you: you took last.
               *[other] The { $count } cards left go to you: you took last.
            }
       *[other]
            { $count ->
                [one] The last card goes to { $name }, who took last.
               *[other] The { $count } cards left go to { $name }, who took last.
            }
    }
# The reader looks at the face-down cards that were taken.
fishing-lay-face-down = These cards lay face down: { NOUN($cards, form: "definite") }.
# The reader has looked at the face-down cards under the pile.
fishing-you-saw-face-down = You have seen the face-down cards: { NOUN($cards, form: "definite") }.

## The face-up cards after the deal

fishing-turned-up = { CAPITAL(NOUN($card, form: "definite")) } was turned up.
# $top: the last of the cards.
fishing-turned-up-several = { CAPITAL(NOUN($cards, form: "definite")) } were turned up, { NOUN($top, form: "definite") } on top.
fishing-won-a-card =
    { $who ->
        [you] You won { NOUN($card, form: "definite") }.
       *[other] { $name } won { NOUN($card, form: "definite") }.
    }
fishing-under-the-top-card =
    { $count ->
        [1] One card lies face down under it.
       *[other] { $count } cards lie face down under it.
    }
fishing-at-the-bottom =
    { $count ->
        [one] { CAPITAL(NOUN($cards, form: "definite")) } is at the bottom of the stock.
       *[other] { CAPITAL(NOUN($cards, form: "definite")) } are at the bottom of the stock.
    }
fishing-taken-into-the-hand =
    { $who ->
        [you] You took { NOUN($cards, form: "definite") } into your hand for all to see.
       *[other] { $name } took { NOUN($cards, form: "definite") } into the hand for all to see.
    }
fishing-on-the-floor =
    { $count ->
        [one] { CAPITAL(NOUN($cards, form: "definite")) } is on the floor.
       *[other] { CAPITAL(NOUN($cards, form: "definite")) } are on the floor.
    }
fishing-back-into-the-stock = { CAPITAL(NOUN($cards, form: "definite")) } went back into the stock.
fishing-you-saw-the-bottom = You have seen the bottom card: { NOUN($card, form: "definite") }.

## Why a card may not be played. A card is its code, and `lies` and `takes` are written in English in every language.

fishing-not-now = No card can be played now: the deal has not begun or is over.
fishing-no-such-move = There is no such move: a move is a card, as in 5H, or a card that does not take, as in 5H lies.
fishing-no-such-move-on-floor = There is no such move: a move is a card, as in 5H, or a card and what it takes, as in 9D takes 4C 5S.
fishing-not-held = You do not hold { NOUN($card, form: "definite") }.
fishing-must-take-pile = { CAPITAL(NOUN($card, form: "definite")) } takes the pile: at this table a card that can take must take.
fishing-must-take = { CAPITAL(NOUN($card, form: "definite")) } takes: at this table a card that can take must take.
fishing-nothing-to-take = { CAPITAL(NOUN($card, form: "definite")) } would not take anything, so it is simply played.
fishing-must-play-a-taker = { CAPITAL(NOUN($card, form: "definite")) } does not take, and you hold a card that does: at this table you must play that.
fishing-name-what-it-takes = First say what your card takes.
fishing-not-there-to-choose = { CAPITAL(NOUN($card, form: "definite")) } is not on the floor to be chosen.
fishing-not-with-what-is-named = { CAPITAL(NOUN($card, form: "definite")) } cannot be taken with the cards you have named.
fishing-more-must-be-taken = That is not all that must be taken.
fishing-play-a-card-first = First name the card you play, then what it takes, as in 9D takes 4C 5S.

## What cannot be read as a move. $text is what somebody wrote, in quotation marks.

fishing-neither-card-nor-lying = A move is a card, as in 5H, or a card that does not take, as in 5H lies; { $text } is neither.
fishing-neither-card-nor-taking = A move is a card, as in 5H, or a card and what it takes, as in 9D takes 4C 5S; { $text } is neither.
fishing-named-twice = Each card on the floor can be taken only once; { $text } names one twice.
fishing-takes-nothing = { CAPITAL(NOUN($card, form: "definite")) } takes nothing from this floor.
# $ways: up to three ways, as "9D takes 4C 5S". $count: how many ways there are, 4 for more than three.
fishing-several-ways =
    { $count ->
        [2] { CAPITAL(NOUN($card, form: "definite")) } can take in { $count } ways. Say which: { LIST($ways, style: "or") }.
        [3] { CAPITAL(NOUN($card, form: "definite")) } can take in { $count } ways. Say which: { LIST($ways, style: "or") }.
       *[other] { CAPITAL(NOUN($card, form: "definite")) } can take in several ways. Say which: { LIST($ways, style: "or") }.
    }
fishing-not-on-the-floor =
    { $count ->
        [one] { CAPITAL(NOUN($cards, form: "definite")) } is not on the floor.
       *[other] { CAPITAL(NOUN($cards, form: "definite")) } are not on the floor.
    }
fishing-cannot-take-that = { CAPITAL(NOUN($card, form: "definite")) } cannot take that. Possible moves: { LIST($ways, style: "or") }.

## Why a card is a good one

# $number: how many other cards of this rank nobody has seen.
fishing-why-fewest-out =
    { $number ->
        [0] No other { NOUN($rank) } is still out; of any other card that you could leave, at least one is.
        [1] Only one other { NOUN($rank) } is still out; of any other card that you could leave, there are more.
       *[other] There are { $number } other { NOUN($rank, form: "plural") } still out; of any other card that you could leave, there are more.
    }
fishing-why-only-a-jack = No other { NOUN($rank) } is still out, so only a jack can take it.
fishing-why-gives-nothing = It gives no points away.
# What decides, counted in imagined deals. $often and $otherwise: in how many of ten, after this turn and after the other one. $other: a card. $name: of the other player of two.
fishing-why-taken =
    { $seats ->
        [2] { $name } then takes cards { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and after { NOUN($other, form: "definite") } { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
       *[other] An opponent then takes cards { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and after { NOUN($other, form: "definite") } { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
    }
fishing-why-special-against =
    { $seats ->
        [2] { $name } then makes { NOUN($capture, form: "indefinite") } { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and after { NOUN($other, form: "definite") } { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
       *[other] An opponent then makes { NOUN($capture, form: "indefinite") } { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and after { NOUN($other, form: "definite") } { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
    }
fishing-why-taken-either-way =
    { $seats ->
        [2] { $name } takes cards with { NOUN($rank, form: "indefinite") } either way { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }.
       *[other] An opponent takes cards with { NOUN($rank, form: "indefinite") } either way { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }.
    }
fishing-why-takes-next =
    In your next turn you take cards { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and after { NOUN($other, form: "definite") } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
# $number: how many cards it takes, itself counted. $points: what they count.
fishing-why-takes =
    { $points ->
        [0] Counting itself, it takes { $number } cards.
        [one] Counting itself, it takes { $number } cards, with one point among them.
       *[other] Counting itself, it takes { $number } cards, with { $points } points among them.
    }
fishing-why-takes-all =
    { $points ->
        [0] Counting itself, it takes { $number } cards and leaves nothing to take.
        [one] Counting itself, it takes { $number } cards, with one point among them, and leaves nothing to take.
       *[other] Counting itself, it takes { $number } cards, with { $points } points among them, and leaves nothing to take.
    }
# $points: how many points the cards cost.
fishing-why-costs-points = Counting itself, it takes { $number } cards, which together cost { $points } points.
fishing-why-takes-face-down = Counting itself, it takes { $number } cards, { $hidden } of them face down.
fishing-why-special = It scores { $points } points as { NOUN($capture, form: "indefinite") }.

## Habits: what somebody does more often, or less often, than a club player

fishing-habit-jacks-soon = Plays jacks sooner than a club player.
fishing-habit-jacks-kept = Keeps jacks longer than a club player.
fishing-habit-takes-more = Takes where a club player would wait.
fishing-habit-takes-less = Leaves what a club player would take.
fishing-habit-feeds = Gives scoring cards to the table more often than a club player.
fishing-habit-feeds-less = Holds scoring cards back more often than a club player.
fishing-habit-fresh = Throws cards of which more are still out, where a club player throws those that have been played.
fishing-habit-fresh-less = Throws cards that have been played before more often than a club player.
fishing-habit-sums = Takes sums more often than a club player.
fishing-habit-sums-less = Overlooks sums that a club player would take.

## First-time help

fishing-help-goal-pile = Match the top card and the pile is yours. The cards you take bring your points.
fishing-help-goal-floor = Take cards from the floor: those of your card's rank, and those that add up to it.
fishing-help-badge = You can take cards now: play a card with a number. It says how many you win, the card itself included.
fishing-help-bonus = Score { NOUN($capture, form: "indefinite") } now: play the card that has a number with a plus. That number is the bonus.
fishing-help-last-cards = Try to take last: whoever does also gets what is left on the table. These are the last cards of the deal.
fishing-help-face-down = Take the pile and you win the hidden cards too: some of it lies face down.
fishing-help-several-ways = Choose what you win: one of your cards can take in more than one way. Play it, then choose on the floor.

## Why a deal is void

# Logs have these English sentences, and are compared with them: they are a part of the format.
fishing-void-pisti-four-jacks = All four kitty cards are jacks: the same dealer deals again.
fishing-void-pisti-bottom-jack = The bottom card is a jack: the pack is cut again.
fishing-void-pisti-turned-jack = A jack was turned up: the same dealer deals again.
fishing-void-floor-card-that-sweeps = A card that sweeps was turned up: the same dealer deals again.
fishing-void-dry-game-top-jack = A jack lies on top of the stack: the same dealer deals again.

## Presets: the name of a set of house rules, and a sentence about it

fishing-preset-pisti-classic = Partnership Pisti
fishing-preset-pisti-classic-says = Four players, partners opposite, to 151.
fishing-preset-pisti-two-hand = Two-Hand Pisti
fishing-preset-pisti-two-hand-says = Two players, to 151.
fishing-preset-pisti-turkish-app = Double Pisti
fishing-preset-pisti-turkish-app-says = The scoring of a Turkish app: 30 for a jack on a jack, 20 for an ace on an ace.
fishing-preset-pishti-harbin = Pishti after Harbin
fishing-preset-pishti-harbin-says = Two players to 101.
fishing-preset-pishti-double-jack = Double jacks
fishing-preset-pishti-double-jack-says = Twenty for a jack on a jack, as in Pisti.
fishing-preset-dry-game-classic = Dry Game
fishing-preset-dry-game-classic-says = Two players to 101, four cards on the stack with every batch.
fishing-preset-dry-game-greek = Greek Xeri
fishing-preset-dry-game-greek-says = The stack is dealt once, a jack on it is replaced, and court cards and tens count.
fishing-preset-foxtrot-classic = Foxtrot
fishing-preset-foxtrot-classic-says = Four players to 150, with a card turned up for every hand.
fishing-preset-foxtrot-long = Long Foxtrot
fishing-preset-foxtrot-long-says = To 300.
fishing-preset-foxtrot-one-upcard = One up-card
fishing-preset-foxtrot-one-upcard-says = A card is turned up for the first hand only.
fishing-preset-basra-egyptian = Egyptian Basra
fishing-preset-basra-egyptian-says = Four cards at a time; the seven of diamonds sweeps the floor.
fishing-preset-basra-lebanese = Lebanese Basra
fishing-preset-basra-lebanese-says = Six cards at a time; the seven of diamonds is a plain seven.
fishing-preset-basra-thirty = Basra with thirty
fishing-preset-basra-thirty-says = Thirty points for most cards, carried over after a tie.
fishing-preset-basra-rubber = A rubber of Basra
fishing-preset-basra-rubber-says = The first side to win three games; the fifth is played to 150.
fishing-preset-basra-jordanian = Jordanian Basra
fishing-preset-basra-jordanian-says = A basra is worth twice the card that makes it.
fishing-preset-basra-palestinian = Palestinian Basra
fishing-preset-basra-palestinian-says = No queens and no kings; the seven of diamonds is a plain seven.
fishing-preset-pastra-cypriot = Pastra
fishing-preset-pastra-cypriot-says = Two players to 101.
fishing-preset-pastra-partners = Pastra for four
fishing-preset-pastra-partners-says = Four players, partners opposite, to 101.
fishing-preset-pastra-rubber = A rubber of Pastra
fishing-preset-pastra-rubber-says = The first side to win three games; the fifth is played to 150.

## House rules: the name of each, what it sets, and what a form calls its values

fishing-rule-target = Target score
fishing-rule-target-says = The score that wins the match; or one deal is the whole match.
fishing-rule-target-single = one deal only
fishing-rule-direction = Direction of play
fishing-rule-direction-says = Which way the deal and the play go round the table.
fishing-rule-direction-counterclockwise = counterclockwise
fishing-rule-direction-clockwise = clockwise
fishing-rule-jack-on-jack-bonus = A jack on a lone jack
fishing-rule-jack-on-jack-bonus-says = What a jack on a lone jack is worth.
fishing-rule-jack-on-single-bonus = A jack on a lone card
fishing-rule-jack-on-single-bonus-says = What a jack on a lone card of another rank is worth.
fishing-rule-bonus-on-last-card = Can the last card score a bonus?
fishing-rule-bonus-on-last-card-says = Whether the last card of the deal can score a bonus.
fishing-rule-seats = Players
fishing-rule-seats-says = How many people play.
fishing-rule-over-target = If several pass the target
fishing-rule-over-target-says = When several sides have reached the target: the highest total wins, and after a tie you play on; or sides that tie share the win; or the target goes up once by 50.
fishing-rule-over-target-highest = the highest total wins
fishing-rule-over-target-shared = level sides share the win
fishing-rule-over-target-raise = the target goes up by 50
fishing-rule-capture-obligation = Must you capture?
fishing-rule-capture-obligation-says = You may play any card, but one that can take does; or you must play a card that can take if you hold one; or even a card that can take need not.
fishing-rule-capture-obligation-if-played = if the card you play can
fishing-rule-capture-obligation-if-able = if any card you hold can
fishing-rule-capture-obligation-optional = no
fishing-rule-match-bonus = Matching a lone card
fishing-rule-match-bonus-says = What taking a lone card with its own rank is worth.
fishing-rule-ace-on-ace-bonus = An ace on a lone ace
fishing-rule-ace-on-ace-bonus-says = What an ace on a lone ace is worth.
fishing-rule-ace-on-ace-bonus-as-match = as any match
fishing-rule-card-points = Which cards score
fishing-rule-card-points-says = Which cards score: those of the game's own table; or, as in Greece, kings, queens, jacks and tens 1 each, but the ten of diamonds 2, and the two of clubs 1; or, as in Pishpirik, the same and aces 1.
fishing-rule-card-points-standard = the usual cards
fishing-rule-card-points-greek = Greek
fishing-rule-card-points-pishpirik = Pishpirik
fishing-rule-most-cards-points = Points for most cards
fishing-rule-most-cards-points-says = What the side with the most cards scores.
fishing-rule-most-cards-tie = A tie for most cards
fishing-rule-most-cards-tie-says = Who scores for most cards after a tie: nobody; nobody yet, but the next deal is worth that much more; the sides that tie, which share the points; or each of them, in full.
fishing-rule-most-cards-tie-nobody = nobody scores
fishing-rule-most-cards-tie-carried = carried over to the next deal
fishing-rule-most-cards-tie-split = the points are split
fishing-rule-most-cards-tie-each = each side scores in full
fishing-rule-teams = Do four play as partners?
fishing-rule-teams-says = Whether four play as two partnerships, partners opposite.
fishing-rule-seven-diamond = The seven of diamonds
fishing-rule-seven-diamond-says = The seven of diamonds sweeps the floor like a jack; or is a plain seven; or sweeps, but on an empty floor it is burnt: it is set aside and belongs to nobody.
fishing-rule-seven-diamond-sweeps = sweeps the floor
fishing-rule-seven-diamond-plain = is a plain seven
fishing-rule-seven-diamond-burnt = sweeps, but is burnt on an empty floor
fishing-rule-floor-match-bonus = Clearing the floor
fishing-rule-floor-match-bonus-says = What clearing the floor is worth.
fishing-rule-court-values = What queens and kings are worth
fishing-rule-court-values-says = Queens and kings have no value and are taken by their own rank only; or they are worth ten in every way; or they are left out of the pack.
fishing-rule-court-values-none = nothing in sums
fishing-rule-court-values-ten = ten
fishing-rule-court-values-removed = they are left out
fishing-rule-hand-cards = Cards dealt at a time
fishing-rule-hand-cards-says = How many cards each player is dealt at a time.
fishing-rule-floor-special-replacement = A jack or the ♦7 on the first floor
fishing-rule-floor-special-replacement-says = A jack or a sweeping seven of diamonds on the first floor goes under the stock and is replaced; or goes back into the stock at a place that nobody knows; or the cards are dealt again; or it stays.
fishing-rule-floor-special-replacement-bottom = goes under the stock
fishing-rule-floor-special-replacement-shuffled = goes back into the stock
fishing-rule-floor-special-replacement-redeal = means a new deal
fishing-rule-floor-special-replacement-none = stays
fishing-rule-dealer-sees-bottom = Does the dealer see the bottom card?
fishing-rule-dealer-sees-bottom-says = Whether the dealer has seen the bottom card of the pack.
fishing-rule-pair-scope = How many cards of the same rank you take
fishing-rule-pair-scope-says = Whether a card takes all floor cards of its rank, or only one of them.
fishing-rule-pair-scope-all = all
fishing-rule-pair-scope-one = one
fishing-rule-floor-capture-choice = Which cards you may take
fishing-rule-floor-capture-choice-says = Where groups overlap, you choose a set to which no further group can be added; or the largest set is taken automatically; or you may take fewer groups than you could; or you take only cards of the same rank or only one sum.
fishing-rule-floor-capture-choice-player = a full set of your choice
fishing-rule-floor-capture-choice-largest = the largest set only
fishing-rule-floor-capture-choice-any-set = as few as you like
fishing-rule-floor-capture-choice-one-group = one group only
fishing-rule-seven-diamond-basra = When the seven of diamonds scores
fishing-rule-seven-diamond-basra-says = A sweeping seven of diamonds scores if the floor has only numerals that add up to ten or less; or also if a plain seven would have cleared it; or also if it splits into groups with the same total of ten or less; or always; or never.
fishing-rule-seven-diamond-basra-sum-le-10 = if numerals add up to ten or less
fishing-rule-seven-diamond-basra-natural-or-sum = also if a plain seven would clear the floor
fishing-rule-seven-diamond-basra-equal-groups-le-10 = also if the floor splits into equal groups
fishing-rule-seven-diamond-basra-always = always
fishing-rule-seven-diamond-basra-never = never
fishing-rule-basra-condition = When clearing the floor scores
fishing-rule-basra-condition-says = Whether clearing any floor scores, or only taking a lone card.
fishing-rule-basra-condition-floor-cleared = always
fishing-rule-basra-condition-lone-card = only by taking a lone card
fishing-rule-basra-value = How the bonus for clearing is set
fishing-rule-basra-value-says = Whether the bonus is always the same, or twice the value of the card that cleared the floor.
fishing-rule-basra-value-flat = always the same
fishing-rule-basra-value-twice = twice the value of the card
fishing-rule-rubber = Do you play a rubber?
fishing-rule-rubber-says = Whether a match is a rubber: the first side to win three games wins it.
fishing-rule-rubber-last-target = The target of the deciding game
fishing-rule-rubber-last-target-says = The target of a game when two sides have won two games each.
fishing-rule-kitty-view = Who may see the kitty
fishing-rule-kitty-view-says = Who may look at the face-down kitty cards once they are taken.
fishing-rule-kitty-view-team = the side that took it
fishing-rule-kitty-view-taker = the player who took it
fishing-rule-kitty-view-nobody = nobody
fishing-rule-kitty-view-all = everybody
fishing-rule-first-sees-kitty = Does the first player see the kitty?
fishing-rule-first-sees-kitty-says = Whether the first player may look at the face-down kitty cards before play.
fishing-rule-bottom-card-exposed = Is the bottom card shown?
fishing-rule-bottom-card-exposed-says = Whether the bottom card of the pack is shown to all before the deal.
fishing-rule-bottom-jack = A jack shown at the bottom
fishing-rule-bottom-jack-says = A jack shown at the bottom stays; or the pack is cut again; or the cutter keeps it and is dealt one card fewer; or the cutter also keeps each jack that follows, until another card shows.
fishing-rule-bottom-jack-stays = stays
fishing-rule-bottom-jack-cut-again = means a new cut
fishing-rule-bottom-jack-cutter-keeps = goes to the cutter
fishing-rule-bottom-jack-cutter-goes-on = goes to the cutter, and so does the next
fishing-rule-turn-up-jack = A jack turned up to start the pile
fishing-rule-turn-up-jack-says = A jack turned up to start the pile is covered by the next kitty card; or goes under the stock; or the cards are dealt again; or it stays on top, where only a jack can take it.
fishing-rule-turn-up-jack-next-kitty = is covered by the next kitty card
fishing-rule-turn-up-jack-bottom = goes under the stock
fishing-rule-turn-up-jack-redeal = means a new deal
fishing-rule-turn-up-jack-stays = stays on top
fishing-rule-pishti-seats-says = How many people play: Harbin's Pishti is for two.
fishing-rule-pishti-bottom-card-exposed-says = Whether the card at the cut is shown and put face up under the stock.
fishing-rule-cut-jack = A jack at the cut
fishing-rule-cut-jack-says = The non-dealer wins a jack at the cut, and no card is shown; or wins it and every jack after it, until another card shows; or it stays at the bottom and nobody wins it.
fishing-rule-cut-jack-won = goes to the non-dealer
fishing-rule-cut-jack-next = goes to the non-dealer, and so does the next
fishing-rule-cut-jack-none = stays at the bottom
fishing-rule-short-batch = How a short last batch is dealt
fishing-rule-short-batch-says = The cards of a last, short batch are dealt one by one, beginning with the non-dealer; or in equal hands, and an odd card goes to the last player to take.
fishing-rule-short-batch-one-by-one = one by one
fishing-rule-short-batch-equal-hands = in equal hands
fishing-rule-refill-stack = When four cards go on the stack
fishing-rule-refill-stack-says = Whether four more cards go on the stack with every batch, or with the first only.
fishing-rule-refill-stack-every-batch = with every batch
fishing-rule-refill-stack-first-batch = with the first batch only
fishing-rule-stack-top-jack = A jack on top of the stack
fishing-rule-stack-top-jack-says = A jack on top of the stack stays; or goes under the stock, and the next card takes its place; or, on the first stack, the cards are dealt again.
fishing-rule-stack-top-jack-stays = stays
fishing-rule-stack-top-jack-replaced = is replaced
fishing-rule-stack-top-jack-redeal = means a new deal
fishing-rule-packs = How many packs
fishing-rule-packs-says = How many packs are shuffled together: two for up to six players, three for seven to nine and four for ten or more; or a number that you choose.
fishing-rule-packs-by-players = by the number of players
fishing-rule-ten-on-ten-bonus = A ten on a lone ten
fishing-rule-ten-on-ten-bonus-says = What a ten on a lone ten is worth.
fishing-rule-bonus-on-first-card = Can the first card score a Foxtrot?
fishing-rule-bonus-on-first-card-says = Whether the first card of the deck can score a Foxtrot.
fishing-rule-upcard = When a card is turned up
fishing-rule-upcard-says = Whether a card is turned up to start every hand, or the first hand only.
fishing-rule-upcard-every-hand = before every hand
fishing-rule-upcard-first-hand = before the first hand only
fishing-rule-hand-sweep = When the pile is swept
fishing-rule-hand-sweep-says = Whether the last player to take gets the pile after every hand, or only at the end of the deck.
fishing-rule-hand-sweep-after-hand = after every hand
fishing-rule-hand-sweep-at-end = at the end of the deck
fishing-rule-foxtrot-cards-score = Do cards taken in a Foxtrot score?
fishing-rule-foxtrot-cards-score-says = Whether cards taken in a Foxtrot score their points as well.

## A family's own rule sheet: spellings with semicolons between them; a star stands for any ending

fishing-written-single = single deal; one deal; a single deal
fishing-written-match = pisti; pishti; basra; dry trick; sweep; match; pair
fishing-written-jack-on-jack = jack on jack; jack on a jack; two jacks; double pisti
fishing-written-most-cards = most cards
fishing-written-first-sees = first player sees the kitty; first player may look at the closed cards; first player sees the closed cards; first player looks at the closed cards
fishing-written-cutter-goes-on = cutter goes on; the cutter goes on to the next card until it is no jack; cutter goes on until it is no jack
fishing-written-cutter-keeps = cutter keeps the jack; cutter takes the jack
