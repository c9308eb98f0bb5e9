### The melding games: Hand and Foot and its family.
### $rank and $card are nouns of the kind cards-rank, or melding-rank-wild for wild cards.
### $who is `you` where the reader is meant, and `other` for the person $name.
### $turn, $move and $codes are in the notation of moves, which is the same in every language.

melding-how-a-card-is-written = A card is its kind: 4 5 6 7 8 9 T J Q K A, 2, * for a joker, b and r for a black and a red three.

## Nouns

# Twos and jokers, of which a meld can be made beside the ranks.
melding-rank-wild = wild card
    .definite = the wild card
    .indefinite = a wild card
    .plural = wild cards
# A number of cards of a rank, as in "a king" and "3 kings".
melding-cards-counted = { $count ->
        [1] { NOUN($rank, form: "indefinite") }
       *[other] { $count } { NOUN($rank, form: "plural") }
    }
# Cards of a rank and the wild cards laid to them. $wilds: a list, as "a two and 2 jokers".
melding-cards-with-wilds = { $count ->
        [1] { NOUN($rank, form: "indefinite") } with { $wilds }
       *[other] { $count } { NOUN($rank, form: "plural") } with { $wilds }
    }
# Several wild cards laid together. $wilds: a list, as "a two and 2 jokers".
melding-cards-wilds = { $wilds }
# Wild cards that were added to a meld. $wilds: a list, as "a two and 2 jokers". $rank: of the meld.
melding-cards-wilds-to-meld = { $wilds } to the { NOUN($rank, form: "plural") }
# The top card of the discard pile and those taken with it. $card: its rank. $below: how many cards below it.
melding-cards-of-pile = { $below ->
        [0] { NOUN($card, form: "definite") } on top of the pile
        [1] { NOUN($card, form: "definite") } on top of the pile and the card below it
       *[other] { NOUN($card, form: "definite") } on top of the pile and the { $below } cards below it
    }
# Closed piles of seven cards.
melding-pile-clean = { $count ->
        [1] a clean pile of { NOUN($rank, form: "plural") }
       *[other] { $count } clean piles of { NOUN($rank, form: "plural") }
    }
melding-pile-dirty = { $count ->
        [1] a dirty pile of { NOUN($rank, form: "plural") }
       *[other] { $count } dirty piles of { NOUN($rank, form: "plural") }
    }
melding-pile-wild = { $count ->
        [1] a pile of { NOUN($rank, form: "plural") }
       *[other] { $count } piles of { NOUN($rank, form: "plural") }
    }
# What a side still needs to go out.
melding-missing-rank = a pile of { NOUN($rank, form: "plural") }
melding-missing-clean = { $count ->
        [one] { $count } clean pile
       *[other] { $count } clean piles
    }
melding-missing-dirty = { $count ->
        [one] { $count } dirty pile
       *[other] { $count } dirty piles
    }
melding-missing-wild = { $count ->
        [one] { $count } wild pile
       *[other] { $count } wild piles
    }
melding-missing-nothing = nothing more
# The piles of a kind that a side has, and how many it needs to go out.
melding-quota-clean = clean { $have } of { $needed }
melding-quota-dirty = dirty { $have } of { $needed }
melding-quota-wild = wild { $have } of { $needed }
melding-quota-rank = { NOUN($rank, form: "plural") } { $have } of { $needed }

## Why a move may not be made

melding-nothing-now = Nothing can be played now: the deal has not started or is over.
melding-no-such-move = There is no such move.
melding-how-a-move-is-written = A move is draw, take, meld with 3 to 7 cards as in meld KKK2, add as in add KK or add 2 to K, discard as in discard 5, ask, yes, no or float; separate several with commas.
melding-choose-first = First choose which of your stacks to keep: keep first or keep second.
melding-draw-first = First draw from the stock, or take the pile if you may.
melding-has-drawn = You have already drawn or taken in this turn.
melding-answer-first = Your partner asks to go out: answer yes or no.
melding-not-offered = That is not allowed at this table.
melding-not-held = You do not hold the cards for that.
melding-no-pile = There is no discard pile to take.
melding-top-is-three = A three is on top, which blocks the pile.
melding-frozen-pile = The pile is frozen by a wild discard.
melding-must-be-down = Only a side that has made its first meld may take the pile.
melding-top-is-wild = A pile with a wild card on top cannot be taken at this table.
# $number: how many of that rank the reader holds.
melding-need-pair = To take the pile you need two { NOUN($rank, form: "plural") } in your hand; you hold { $number }.
# $open: how many cards the meld has. $fill: how many are missing to seven.
melding-open-meld-too-long = { $open ->
        [one] Your meld of { NOUN($rank, form: "plural") } has { $open } card: you need { $fill } more to close it before you take.
       *[other] Your meld of { NOUN($rank, form: "plural") } has { $open } cards: you need { $fill } more to close it before you take.
    }
melding-too-many-wilds = That would be too many wild cards in one meld.
# $best: the most points that could be laid.
melding-below-minimum = Your side's first meld needs { $minimum } points; after that you could lay { $best } at most.
melding-already-open = Your side already has an open meld of that: add to it.
melding-not-open = Your side does not have an open meld of that.
melding-no-wild-melds = At this table wild cards are not melded by themselves.
melding-must-keep = { $least ->
        [one] You may not go out, so keep at least { $least } card.
       *[other] You may not go out, so keep at least { $least } cards: one to discard and one to hold.
    }
# $missing: a list of melding-missing nouns.
melding-still-needs = To go out your side still needs { $missing }.
# $due: what a partner has still to do, "turn", "part" or "foot".
melding-partner-not-ready = { $due ->
    [part] Your partner has not played from the foot yet, so you may not go out.
    [foot] Your partner has not picked up the foot yet, so you may not go out.
   *[turn] Your partner has not played a whole turn from the foot yet, so you may not go out.
}
melding-must-ask = First ask whether you may go out.
melding-told-no = The answer was no: you may not go out in this turn.
melding-must-go-out = You must go out in this turn, and that would make it impossible.
# $staged: the points that lie there.
melding-finish-meld = Finish your first meld: you have laid { $staged } of { $minimum } points.
melding-out-without-discard = At this table the last card may not be discarded: lay it.
melding-already-asked = You have already asked.
melding-no-partner = You do not have a partner to ask.
melding-not-on-foot = That is only for a player on the foot.
# $missing: a list of melding-missing nouns.
melding-cannot-go-out = You cannot go out now: lay all cards but one, and your side needs { $missing }.
melding-no-question-asked = Nobody has asked you anything.
melding-nothing-to-add = You do not have two or more cards that can be added there at once.
melding-only-with-one = At this table a turn ends without a discard only when you hold a single card.
melding-red-laid = Red threes are laid at once; you hold none.
melding-no-replacement = There is no card left in the stock to replace a red three.
melding-closed-this-turn = That pile was closed in this turn, so you cannot add to it yet.
melding-not-down = Your side has to make its first meld before one of you can go out.
melding-no-lay = None of your cards can be laid now.
melding-first-meld-no-pile = Your first meld has to be a whole pile, and your cards do not make one.
# $best: the points of all that could be laid.
melding-first-meld-too-small = Your first meld needs { $minimum } points; all you could lay now is worth { $best }.

## What cannot be read

# $move: what somebody wrote, in quotation marks.
melding-is-no-move = { $move } is not a move.
# $card: what somebody wrote, in quotation marks. $codes: those that are allowed.
melding-no-such-card = There is no card { $card }: cards are { $codes }.
# $turn: the moves before it.
melding-new-cards-first = After { $turn } you see new cards: say { $move } when you have looked at them.
# $staged: the points that these moves lay.
melding-first-meld-unfinished = That lays { $staged } of the { $minimum } points for a first meld: lay the rest with it.
melding-what-a-meld-is = A meld is 3 to 7 cards: of one rank, with or without wild cards, or of wild cards alone.
melding-no-threes = Threes are not melded.
melding-two-naturals = A meld has at least two natural cards, or wild cards alone.
# $move: an example.
melding-say-which-meld = Say to which meld a wild card goes, as in add 2 to K or { $move }.
melding-only-to-its-rank = You can add { NOUN($rank, form: "indefinite") } only to a meld of { NOUN($rank, form: "plural") }.
melding-nothing-fits = None of your cards can be added to an open meld now.

## House rules that do not go together; words with _ are names of rules, which stay as they are

melding-teams-need-players = teams cannot be that with { $seats } players: it needs { $needed }.
# $cards: in all packs. $dealt: in all stacks. $stock: the least that must be left.
melding-too-few-packs = decks cannot be { $packs }: { $cards } cards are too few for { $dealt } in the stacks and a stock of { $stock }.
melding-passing-needs-two-stacks = pass_foot_left goes with two stacks each, a hand and a foot; here there are three.
melding-no-pack-to-add = stock_out cannot be pack_added: with { $packs } packs there is no room for another.
# $rank: the rank whose piles have a bonus by special_piles already.
melding-two-bonuses-of-rank = rank_bonus cannot name { NOUN($rank, form: "plural") }: their piles have a bonus of their own by special_piles.

## The score sheet

melding-sheet-cards = Cards on the table
melding-sheet-clean-piles = Clean piles
melding-sheet-dirty-piles = Dirty piles
melding-sheet-wild-piles = Wild piles
melding-sheet-special-piles = Special piles
melding-sheet-going-out = Going out
melding-sheet-red-threes = Red threes
melding-sheet-left = Left in the stacks
melding-sheet-total = Total

## Whose turn it is

melding-turn-confirm-out = Your turn: confirm, and you go out.
# $stack: knee or foot.
melding-turn-confirm-stack = { $stack ->
        [knee] Your turn: confirm, and you pick up your knee.
       *[foot] Your turn: confirm, and you pick up your foot.
    }
melding-turn-choose = Your turn: choose the stack that you keep.
melding-turn-answer = Your turn: your partner asks to go out; say yes or no.
melding-turn-draw = { $count ->
        [one] Your turn: draw { $count } card, or take the pile.
       *[other] Your turn: draw { $count } cards, or take the pile.
    }
melding-turn-only-draw = { $count ->
        [one] Your turn: draw { $count } card.
       *[other] Your turn: draw { $count } cards.
    }
# $way: with a last discard, without one, or either.
melding-turn-go-out = { $way ->
        [discarding] Your turn: go out: lay all but one card, and discard that.
        [laying] Your turn: go out: lay all your cards.
       *[either] Your turn: go out: lay all your cards, or all but one and discard that.
    }
melding-turn-finish-meld = Your turn: finish your first meld.
melding-turn-lay = Your turn: lay what you like, then discard.
melding-chooses = { $name } chooses a stack.
melding-is-asked = { $name } is asked whether to go out.
melding-plays = { $name } is to play.

## What lies on the table: labels, and what stands behind them

melding-discard-pile = Discard pile
melding-stock = Stock
melding-melds = Melds
melding-discards-none = empty
melding-discards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
melding-discards-frozen = { $count ->
        [one] { $count } card, frozen by a wild discard
       *[other] { $count } cards, frozen by a wild discard
    }
# $card: the rank of the top one.
melding-discards-top = { $count ->
        [one] { $count } card, the top one is { NOUN($card, form: "indefinite") }
       *[other] { $count } cards, the top one is { NOUN($card, form: "indefinite") }
    }
melding-discards-top-frozen = { $count ->
        [one] { $count } card, the top one is { NOUN($card, form: "indefinite") }, frozen by a wild discard
       *[other] { $count } cards, the top one is { NOUN($card, form: "indefinite") }, frozen by a wild discard
    }
melding-stock-left = { $count ->
        [0] no cards left
        [one] { $count } card
       *[other] { $count } cards
    }
# $things: a list of melding-cards and melding-pile nouns, as "3 kings with a two and a clean pile of aces".
melding-side-has = { $things }
melding-side-has-nothing = nothing melded yet
# The cards of one meld. $cards: a list, as "2 kings and a two".
melding-meld-of = { $cards }
melding-meld-title = { NOUN($rank, form: "plural") }
# What a side needs to go out. $quotas: a list of melding-quota nouns.
melding-quotas = { $quotas }
melding-need-pile = Your first meld has to be a whole pile.
# $have: the points laid so far.
melding-need-points = { $have } of { $needed } points for the first meld.

## What a move does, as it is offered

melding-do-draw = { $count ->
        [one] draw { $count } card from the stock
       *[other] draw { $count } cards from the stock
    }
melding-do-draw-too-few = draw: the stock is too small, so the deal ends
# $count: of the pile. $card: the rank of the top card, which is added to an open meld.
melding-do-take-and-add = { $count ->
        [one] take { $count } card of the pile: lay { NOUN($card, form: "indefinite") }
       *[other] take { $count } cards of the pile: lay { NOUN($card, form: "indefinite") }
    }
# $own: a list of the cards of the hand that are melded with the top card, as "2 kings".
melding-do-take-and-meld = { $count ->
        [one] take { $count } card of the pile: lay { NOUN($card, form: "indefinite") } with { $own } of yours
       *[other] take { $count } cards of the pile: lay { NOUN($card, form: "indefinite") } with { $own } of yours
    }
# $cards: a list, as "2 kings and a two".
melding-do-meld = meld { $cards }
melding-do-add = add { $cards } to the { NOUN($rank, form: "plural") }
melding-do-add-all = add every card that fits an open meld
melding-do-keep = keep the stack with { NOUN($card, form: "indefinite") } on top
melding-do-ask = ask whether you may go out
melding-do-say-out = say that you are going out
melding-do-say-yes = yes, go out
melding-do-say-no = no, play on
melding-do-float = end the turn without a discard
melding-do-lay-black = lay the black threes
melding-do-lay-red = lay a red three and draw another card
melding-do-discard = discard { NOUN($card, form: "indefinite") }

## What happened

melding-first-discard = The first discard is { NOUN($card, form: "indefinite") }.
melding-minimum-pile = A first meld has to be a whole pile.
melding-minimum-points = A first meld needs { $minimum } points.
# $threes: a melding-cards-counted of red threes.
melding-laid-red-threes = { $who ->
        [you] You laid { $threes }.
       *[other] { $name } laid { $threes }.
    }
melding-drew-nothing = { $who ->
        [you] You had no cards to draw.
       *[other] { $name } had no cards to draw.
    }
melding-pack-added = A pack is shuffled in under the stock.
melding-drew = { $who ->
        [you] { $count ->
            [one] You drew { $count } card.
           *[other] You drew { $count } cards.
        }
       *[other] { $count ->
            [one] { $name } drew { $count } card.
           *[other] { $name } drew { $count } cards.
        }
    }
# $cards: a list, as "a king and 2 aces".
melding-you-drew = You drew { $cards }.
# $taken: a melding-cards-of-pile.
melding-took = { $who ->
        [you] You took { $taken }.
       *[other] { $name } took { $taken }.
    }
# $taken: a melding-cards-of-pile. $laid: melded, added or both. $melded, $added: lists of melding-cards nouns, as "3 kings with a two".
melding-took-and-laid = { $laid ->
        [melded] { $who ->
            [you] You took { $taken }, and melded { $melded }.
           *[other] { $name } took { $taken }, and melded { $melded }.
        }
        [added] { $who ->
            [you] You took { $taken }, and added { $added }.
           *[other] { $name } took { $taken }, and added { $added }.
        }
       *[both] { $who ->
            [you] You took { $taken }, melded { $melded } and added { $added }.
           *[other] { $name } took { $taken }, melded { $melded } and added { $added }.
        }
    }
# What was laid in a turn. $laid: melded, added or both. $melded, $added: lists of melding-cards nouns, as "3 kings with a two".
melding-laid = { $laid ->
        [melded] { $who ->
            [you] You melded { $melded }.
           *[other] { $name } melded { $melded }.
        }
        [added] { $who ->
            [you] You added { $added }.
           *[other] { $name } added { $added }.
        }
       *[both] { $who ->
            [you] You melded { $melded } and added { $added }.
           *[other] { $name } melded { $melded } and added { $added }.
        }
    }
# The same, and a discard after it.
melding-laid-and-discarded = { $laid ->
        [melded] { $who ->
            [you] You melded { $melded } and discarded { NOUN($card, form: "indefinite") }.
           *[other] { $name } melded { $melded } and discarded { NOUN($card, form: "indefinite") }.
        }
        [added] { $who ->
            [you] You added { $added } and discarded { NOUN($card, form: "indefinite") }.
           *[other] { $name } added { $added } and discarded { NOUN($card, form: "indefinite") }.
        }
       *[both] { $who ->
            [you] You melded { $melded }, added { $added } and discarded { NOUN($card, form: "indefinite") }.
           *[other] { $name } melded { $melded }, added { $added } and discarded { NOUN($card, form: "indefinite") }.
        }
    }
# The same, and a question after it.
melding-laid-and-asked = { $laid ->
        [melded] { $who ->
            [you] You melded { $melded } and asked to go out.
           *[other] { $name } melded { $melded } and asked to go out.
        }
        [added] { $who ->
            [you] You added { $added } and asked to go out.
           *[other] { $name } added { $added } and asked to go out.
        }
       *[both] { $who ->
            [you] You melded { $melded }, added { $added } and asked to go out.
           *[other] { $name } melded { $melded }, added { $added } and asked to go out.
        }
    }
# The same, and no discard after it.
melding-laid-and-floated = { $laid ->
        [melded] { $who ->
            [you] You melded { $melded } and ended the turn without a discard.
           *[other] { $name } melded { $melded } and ended the turn without a discard.
        }
        [added] { $who ->
            [you] You added { $added } and ended the turn without a discard.
           *[other] { $name } added { $added } and ended the turn without a discard.
        }
       *[both] { $who ->
            [you] You melded { $melded }, added { $added } and ended the turn without a discard.
           *[other] { $name } melded { $melded }, added { $added } and ended the turn without a discard.
        }
    }
melding-discarded = { $who ->
        [you] You discarded { NOUN($card, form: "indefinite") }.
       *[other] { $name } discarded { NOUN($card, form: "indefinite") }.
    }
melding-asked = { $who ->
        [you] You asked to go out.
       *[other] { $name } asked to go out.
    }
melding-says-going-out = { $who ->
    [you] You said that you are going out.
   *[other] { $name } said: “I am going out.”
}
melding-said-yes = { $who ->
        [you] You said yes.
       *[other] { $name } said yes.
    }
melding-said-no = { $who ->
        [you] You said no.
       *[other] { $name } said no.
    }
melding-floated = { $who ->
        [you] You ended the turn without a discard.
       *[other] { $name } ended the turn without a discard.
    }
melding-chose = { $who ->
        [you] You chose a stack.
       *[other] { $name } chose a stack.
    }
melding-went-out = { $who ->
        [you] You went out.
       *[other] { $name } went out.
    }
melding-stock-ran-out = The stock has run out, and the deal ends.
# $stack: knee or foot.
melding-picked-up = { $who ->
        [you] { $stack ->
            [knee] You picked up your knee.
           *[foot] You picked up your foot.
        }
       *[other] { $stack ->
            [knee] { $name } picked up the knee.
           *[foot] { $name } picked up the foot.
        }
    }
# $who: you where the reader is of the side that made it. $partners: yes where a side is of several players.
melding-made-first-meld = { $who ->
        [you] { $partners ->
            [yes] That is your side's first meld.
           *[no] That is your first meld.
        }
       *[other] { $partners ->
            [yes] That is { PERSON($name, case: "genitive") } side's first meld.
           *[no] That is { PERSON($name, case: "genitive") } first meld.
        }
    }
# $pile: a melding-pile, as "a clean pile of kings".
melding-closed = That closes { $pile }.
melding-best-title = Longest meld
melding-best-closed = { $who ->
        [you] You closed { $pile }.
       *[other] { $name } closed { $pile }.
    }
melding-best-open = { $who ->
        [you] { CAPITAL(NOUN($rank, form: "plural")) }: you brought them to { $count } cards.
       *[other] { CAPITAL(NOUN($rank, form: "plural")) }: { $name } brought them to { $count } cards.
    }

## What speaks for a move

melding-why-out = You go out with it, for { $points } points.
# $stack: knee or foot.
melding-why-picks-up = { $stack ->
        [knee] It empties your hand, so you pick up your knee.
       *[foot] It empties your hand, so you pick up your foot.
    }
# $pile: a melding-pile, as "a clean pile of kings".
melding-why-closes = It closes { $pile }.
melding-why-closes-several = It closes { $count } piles.
melding-why-first-meld = It makes your side's first meld.
melding-why-takes = { $count ->
        [0] It takes no cards.
        [1] It takes one card of the pile.
       *[other] It takes { $count } cards of the pile.
    }
# What decides, counted in imagined deals. $often and $otherwise: in how many of ten, after this turn and after the other one. $other: a rank. $named: whether there is one. $name: of the other player of two.
melding-why-taken =
    { $seats ->
        [2] { $name } then takes the pile { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and { $named ->
                [card] after discarding { NOUN($other, form: "indefinite") }
               *[move] after the other turn
            } { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
       *[other] An opponent then takes the pile { $often ->
                [0] in no imagined deal
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and { $named ->
                [card] after discarding { NOUN($other, form: "indefinite") }
               *[move] after the other turn
            } { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
    }
melding-why-takes-next =
    In your next turn you take the pile { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after discarding { NOUN($other, form: "indefinite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
melding-why-out-soon =
    By your next turn your side goes out { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after discarding { NOUN($other, form: "indefinite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
melding-why-others-out =
    By your next turn the others go out { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after discarding { NOUN($other, form: "indefinite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
melding-why-lays = It puts cards worth { $points } points on the table.
melding-why-blocks = The next player cannot take a pile with a three on top.
melding-why-lone = You hold no other { NOUN($rank) }, and your side has none on the table.
melding-why-cheapest = None of your cards is worth less to whoever takes the pile.
melding-why-holds = { $count ->
        [0] It leaves you with no card.
        [1] It leaves you with one card.
       *[other] It leaves you with { $count } cards.
    }
melding-why-draws = { $count ->
        [0] No card is drawn.
        [1] It brings you one card of the stock.
       *[other] It brings you { $count } cards of the stock.
    }
melding-why-out-counts = Going out counts { $points } points for your side.
melding-why-still-held = { $count ->
        [0] You hold no card that would count against your side.
        [1] You hold one card that would count against your side.
       *[other] You hold { $count } cards that would count against your side.
    }
melding-why-top-of-stack = The top card of that stack is worth { $points } points.
melding-why-red-counts = A red three counts { $points } points on the table.
melding-why-keeps = { $count ->
        [0] You have no card left to discard.
        [1] It keeps your last card in your hand.
       *[other] It keeps your { $count } cards in your hand.
    }

## Habits: what somebody does more often, or less often, than a club player

melding-habit-pile = Takes the discard pile more often than a club player.
melding-habit-pile-less = Draws where a club player would take the discard pile.
melding-habit-lays = Lays cards on the table sooner than a club player.
melding-habit-lays-less = Holds melds back longer than a club player.
melding-habit-wild = Spends wild cards more freely than a club player.
melding-habit-wild-less = Keeps wild cards longer than a club player.
melding-habit-out = Goes out sooner than a club player.
melding-habit-out-less = Waits longer to go out than a club player.

## First-time help

melding-help-goal = Lay cards of one rank together: they score on the table, and cost you points in your hand.
melding-help-first-meld = To open, lay melds worth { $points } points or more in one turn. From then on your whole side may lay.
# The page shows the first words as they stand in quotation marks. $kind: clean, dirty or wild, or rank for a pile of $rank.
melding-help-quota = { $kind ->
        [clean] To go out you need closed piles. 'clean { $have }/{ $needed }': those of your side, and those needed. Clean: no wild cards.
        [dirty] To go out you need closed piles. 'dirty { $have }/{ $needed }': those of your side, and those needed. Dirty: some wild cards.
        [wild] To go out you need closed piles. 'wild { $have }/{ $needed }': those of your side, and those needed.
       *[rank] To go out you need closed piles. '{ NOUN($rank, form: "plural") } { $have }/{ $needed }': those of your side, and those needed.
    }
# $stack: knee or foot.
melding-help-waiting = { $stack ->
        [knee] Play your whole hand and your knee is yours: until then it waits face down.
       *[foot] Play all the cards you hold and your foot is yours: until then it waits face down.
    }
melding-help-piles = Close a pile with its seventh card: it counts towards going out, and you may start a new meld of that rank.
melding-help-frozen-for-turns = Draw from the stock for now: a wild card has frozen the discard pile, and for some turns nobody may take it.
melding-help-frozen-until-pair = To take the frozen discard pile you need two natural cards like its top one. A wild card has frozen it.

## The games, and how families and sites play them

melding-game-hand-and-foot = Hand and Foot
melding-game-hand-knee-and-foot = Hand, Knee and Foot
melding-also-hand-and-foot =
    Hand and Foot Canasta
melding-also-hand-knee-and-foot =
    Hand, Knee and Foot Canasta
# Games that are not here, a name in each line: who looks for one of them is shown the game to which it is nearest.
melding-near-hand-and-foot =
    Canasta
    Buraco
    Biriba
melding-summary-hand-and-foot = Meld your hand, then your foot; close piles of seven, clean, dirty and wild, and go out together.
melding-summary-hand-knee-and-foot = Hand and Foot with a third stack, the knee, between the two.
melding-preset-classic = Hand and Foot
melding-preset-classic-says = Two clean, two dirty and one wild pile to go out.
melding-preset-bicycle = Hand and Foot with eleven cards
melding-preset-bicycle-says = Eleven cards in each stack; wild cards only beside natural ones; one clean and one dirty pile, and a last discard, to go out.
melding-preset-saskatchewan = Saskatchewan Hand and Foot
melding-preset-saskatchewan-says = Eleven cards in the hand and thirteen in the foot; a pile of each kind to go out.
melding-preset-three-and-three = Three and Three
melding-preset-three-and-three-says = Three clean and three dirty piles to go out; only a side that is down may take the pile, and a wild card may replace one of the two matching cards.
melding-preset-passing = Passing the Foot
melding-preset-passing-says = Each player passes a stack to the left; three cards are taken, and a wild discard freezes the pile until two natural cards take it.
melding-preset-whole-pile = The Whole Pile
melding-preset-whole-pile-says = You always take the whole pile; each player passes a stack to the left; no melds of wild cards.
melding-preset-from-ninety = Hand and Foot from ninety
melding-preset-from-ninety-says = Three cards are drawn, the first meld needs 90 points or more, and the last card must be laid; a black three left over costs 300.
melding-preset-rising = Rising Hand and Foot
melding-preset-rising-says = From deal to deal more cards are drawn, more piles are needed and going out is worth more.
melding-preset-family = Hand and Foot, each alone
melding-preset-family-says = Each plays alone; a pile's bonus or a whole stack also makes a first meld, and the pile is shuffled when the stock runs out.
melding-preset-two = Hand and Foot for two
melding-preset-two-says = Two players, each alone: one clean and one dirty pile to go out.
melding-preset-three-pairs = Hand and Foot for three pairs
melding-preset-three-pairs-says = Six players in three pairs.
melding-preset-one-deal = A short Hand and Foot
melding-preset-one-deal-says = A single deal.
melding-preset-hkf-classic = Hand, Knee and Foot
melding-preset-hkf-classic-says = Hand and Foot with a knee of thirteen cards in between, and two more packs than players.
melding-preset-triple-play = Triple Play
melding-preset-triple-play-says = Piles of sevens and of fives, without wild cards, are needed and worth most; you always take the whole pile.

## House rules: the name of each, what it says, and its values

melding-rule-stacks = Cards in each stack
melding-rule-stacks-says = How many cards each player's stacks have, in the order in which they are played: hand and foot, or hand, knee and foot.
melding-rule-upcard-putback = Which first discards go back
melding-rule-upcard-putback-says = Which cards go back into the stock when turned up as the first discard: wild cards and red threes; or black threes too; or fives and sevens too; or all of these; or only red and black threes.
melding-rule-upcard-putback-wild-and-red-threes = wild cards and red threes
melding-rule-upcard-putback-and-black-threes = black threes too
melding-rule-upcard-putback-and-fives-and-sevens = fives and sevens too
melding-rule-upcard-putback-and-black-threes-fives-and-sevens = black threes, fives and sevens too
melding-rule-upcard-putback-threes-only = threes and nothing else
melding-rule-seats = Players
melding-rule-seats-says = How many people play.
melding-rule-teams = Who plays with whom
melding-rule-teams-says = Usually four play in two pairs, six in two teams of three, and others each alone. Partners sit evenly spaced.
melding-rule-teams-usual = usual
melding-rule-teams-individual = each alone
melding-rule-teams-pairs = pairs
melding-rule-teams-two-teams-of-three = two teams of three
melding-rule-teams-three-teams-of-two = three teams of two
melding-rule-decks = How many packs
melding-rule-decks-says = How many packs are shuffled together.
melding-rule-decks-usual = usual
melding-rule-jokers-per-deck = Jokers in each pack
melding-rule-jokers-per-deck-says = How many jokers each pack has.
melding-rule-upcard-special-stays = Does such a discard stay, covered?
melding-rule-upcard-special-stays-says = Whether a card that would go back stays and is covered by the next card turned, until one may stay on top.
melding-rule-pass-foot-left = Do you pass a stack to the left?
melding-rule-pass-foot-left-says = Each player sees the top cards of both stacks, keeps one stack and passes the other to the left. The stack passed becomes the neighbour's foot, and the one kept is the hand; or the other way round.
melding-rule-pass-foot-left-off = no
melding-rule-pass-foot-left-foot = as the foot
melding-rule-pass-foot-left-hand = as the hand
melding-rule-draw-count = Cards you draw
melding-rule-draw-count-says = How many cards you draw from the stock; rising means one more in each deal, up to three more; or any numbers deal by deal.
melding-rule-draw-count-two = two
melding-rule-draw-count-three = three
melding-rule-draw-count-two-rising = two, rising
melding-rule-draw-count-three-rising = three, rising
melding-rule-take-count = Cards you take from the pile
melding-rule-take-count-says = How many cards of the pile are taken, the top one included.
melding-rule-take-count-whole = the whole pile
melding-rule-foot-takes-whole-pile = Does the foot take the whole pile?
melding-rule-foot-takes-whole-pile-says = Whether a player on the foot takes the whole pile.
melding-rule-foot-take-on-meld = May the foot take for an open meld?
melding-rule-foot-take-on-meld-says = Whether a player on the foot may take the pile when its top card can be added to an open meld of the side.
melding-rule-take-needs-down = Must you have melded to take the pile?
melding-rule-take-needs-down-says = Whether only a side that has made its first meld may take the pile.
melding-rule-take-with-one-wild = May you take with one wild card?
melding-rule-take-with-one-wild-says = Whether one matching card and one wild card are enough to take.
melding-rule-claim-fill-wild = May wild cards complete a meld when you take?
melding-rule-claim-fill-wild-says = Whether you may use wild cards to complete an open meld of five or six when you take the pile.
melding-rule-wild-discard-freezes = Does a wild discard freeze the pile?
melding-rule-wild-discard-freezes-says = Whether a wild discard freezes the pile: nobody may take it until the turn comes back to the player who discarded it; or until somebody takes it with two natural cards.
melding-rule-wild-discard-freezes-off = no
melding-rule-wild-discard-freezes-until-turn = until the turn comes back
melding-rule-wild-discard-freezes-until-pair = until two natural cards take it
melding-rule-wild-top-takeable = What takes a wild card on top
melding-rule-wild-top-takeable-says = What takes a pile with a wild card on top: two of the same; or nothing.
melding-rule-wild-top-takeable-two-identical = two of the same
melding-rule-wild-top-takeable-never = nothing
melding-rule-wild-ratio = Wild cards allowed in a meld
melding-rule-wild-ratio-says = How many wild cards a meld may have: one for two natural cards; fewer than natural cards; as many; or three.
melding-rule-wild-ratio-two-to-one = one for two natural cards
melding-rule-wild-ratio-more-naturals = fewer than natural cards
melding-rule-wild-ratio-as-many-naturals = as many as natural cards
melding-rule-wild-ratio-three-wilds = up to three
melding-rule-wild-melds = May you meld wild cards alone?
melding-rule-wild-melds-says = Whether wild cards may be melded by themselves.
melding-rule-special-piles = Ranks with special piles
melding-rule-special-piles-says = Ranks whose melds take no wild cards, whose piles score a bonus of their own, and of which you need a pile to go out.
melding-rule-special-piles-off = none
melding-rule-special-piles-sevens = sevens
melding-rule-special-piles-fives = fives
melding-rule-special-piles-sevens-and-fives = sevens and fives
melding-rule-add-beyond-seven = What you may add to a closed pile
melding-rule-add-beyond-seven-says = Which cards you may add to a closed pile for their points: natural cards; or whatever fits the pile, so wild cards too under a dirty or a wild one.
melding-rule-add-beyond-seven-off = none
melding-rule-add-beyond-seven-naturals = natural cards
melding-rule-add-beyond-seven-colour = whatever fits the pile
melding-rule-bury-same-turn = May you add to a pile you just closed?
melding-rule-bury-same-turn-says = Whether you may add cards to a pile in the turn in which it was closed.
melding-rule-minimum = Points for the first meld
melding-rule-minimum-says = The points that a first meld needs in deals one to four: 50, 90, 120, 150; or 60, 90, 120, 150; or 90, 120, 150, 180; or by score, 50, and 90, 120, 150 from a score of 15000, 30000, 50000; or 50, 90, 120, 150 and then a whole pile; or any points deal by deal.
melding-rule-minimum-fifty = 50, 90, 120, 150
melding-rule-minimum-sixty = 60, 90, 120, 150
melding-rule-minimum-ninety = 90, 120, 150, 180
melding-rule-minimum-by-score = by score
melding-rule-minimum-pile-in-fifth = a pile in the fifth deal
melding-rule-minimum-counts-pile-bonus = Does a pile's bonus count towards the first meld?
melding-rule-minimum-counts-pile-bonus-says = Whether the bonus of a pile counts towards the first meld.
melding-rule-minimum-waived-if-stack-emptied = Does a whole stack need no minimum?
melding-rule-minimum-waived-if-stack-emptied-says = Whether a player who lays down a whole stack at once needs no minimum.
melding-rule-stack-pickup-after-discard = When you pick up the next stack
melding-rule-stack-pickup-after-discard-says = When you pick up the next stack if you have discarded your last card: at once, or at your next turn.
melding-rule-stack-pickup-after-discard-at-once = at once
melding-rule-stack-pickup-after-discard-next-turn = at your next turn
melding-rule-float = May you end a turn without a discard?
melding-rule-float-says = Whether a player on the foot may end the turn without a discard: never; with any number of cards; or with a single one.
melding-rule-float-off = no
melding-rule-float-any = with any number of cards
melding-rule-float-single = with a single card
melding-rule-quota-clean = Clean piles needed to go out
melding-rule-quota-clean-says = How many clean piles a side needs to go out, in all deals or deal by deal; usually 2 in a team and 1 alone.
melding-rule-quota-clean-usual = usual
melding-rule-quota-dirty = Dirty piles needed to go out
melding-rule-quota-dirty-says = How many dirty piles a side needs to go out, in all deals or deal by deal; usually 2 in a team and 1 alone.
melding-rule-quota-dirty-usual = usual
melding-rule-quota-wild = Wild piles needed to go out
melding-rule-quota-wild-says = How many wild piles a side needs to go out, in all deals or deal by deal; usually 1 in a team and none alone; none where wild cards are not melded alone.
melding-rule-quota-wild-usual = usual
melding-rule-quota-rises = Does each deal need more piles?
melding-rule-quota-rises-says = Whether three clean and three dirty piles are needed in the first deal and one more of each in every deal after it, up to six.
melding-rule-out-from-hand = May you go out before your foot?
melding-rule-out-from-hand-says = Whether a player may go out from the hand or the knee, leaving an unplayed foot that counts against the side.
melding-rule-partner-foot = What partners must have done first
melding-rule-partner-foot-says = What every partner must have done before a player goes out: played a whole turn from the foot; played from it; picked it up; or nothing.
melding-rule-partner-foot-part-of-turn = played from the foot
melding-rule-partner-foot-whole-turn = played a whole turn from the foot
melding-rule-partner-foot-picked-up = picked up the foot
melding-rule-partner-foot-none = nothing
melding-rule-ask-permission = Must you ask before going out?
melding-rule-ask-permission-says = Whether a player asks the partners before going out: yes, and the answer binds; no; yes, but a yes does not oblige the player to go out; or yes, and the answer binds, but only once in a deal.
melding-rule-ask-permission-binding = yes, and the answer binds
melding-rule-ask-permission-off = no
melding-rule-ask-permission-yes-is-free = yes, and only a no binds
melding-rule-ask-permission-once = yes, once in a deal
melding-rule-ask-scope = Whom you ask
melding-rule-ask-scope-says = Which partners are asked in a side of three: both, or the next one to the left.
melding-rule-ask-scope-all = both partners
melding-rule-ask-scope-next = the next partner
melding-rule-out-discard = Do you discard to go out?
melding-rule-out-discard-says = Whether a player who goes out may discard the last card, must, or must not.
melding-rule-out-discard-optional = as you like
melding-rule-out-discard-required = yes, always
melding-rule-out-discard-forbidden = no, never
melding-rule-black3-out-meld = May you meld black threes to go out?
melding-rule-black3-out-meld-says = Whether you may meld three or more black threes to go out.
melding-rule-stock-out = If the stock runs out
melding-rule-stock-out-says = What happens when the stock has too few cards to draw: the deal ends; or what is left is drawn; or the discard pile below its top card is shuffled into a new stock; or another pack is shuffled in, once in a deal.
melding-rule-stock-out-deal-ends = the deal ends
melding-rule-stock-out-last-card = what is left is drawn
melding-rule-stock-out-reshuffle = the discard pile is shuffled
melding-rule-stock-out-pack-added = a pack is added
melding-rule-card-values = What the cards are worth
melding-rule-card-values-says = Eights to kings are worth ten points and fours to sevens five; or tens to kings ten and fours to nines five.
melding-rule-card-values-eights-ten = eights to kings ten
melding-rule-card-values-tens-ten = tens to kings ten
melding-rule-black3-penalty = A black three left over
melding-rule-black3-penalty-says = What a black three left over costs.
melding-rule-clean-bonus = A clean pile
melding-rule-clean-bonus-says = What a clean pile is worth.
melding-rule-rank-bonus = Clean piles of certain ranks
melding-rule-rank-bonus-says = What a clean pile of certain ranks is worth instead of the usual bonus. Nobody needs such a pile to go out.
melding-rule-rank-bonus-none = like all others
melding-rule-dirty-bonus = A dirty pile
melding-rule-dirty-bonus-says = What a dirty pile is worth.
melding-rule-wild-bonus = A pile of wild cards
melding-rule-wild-bonus-says = What a pile of wild cards is worth.
melding-rule-sevens-bonus = A special pile of sevens
melding-rule-sevens-bonus-says = What a pile of sevens is worth where sevens are special.
melding-rule-fives-bonus = A special pile of fives
melding-rule-fives-bonus-says = What a pile of fives is worth where fives are special.
melding-rule-going-out-bonus = Points for going out
melding-rule-going-out-bonus-says = What going out is worth; rising means 300 in the first deal and 100 more in each of the next, up to 600; or any points deal by deal.
melding-rule-going-out-bonus-rising = rising
melding-rule-red3-play = What you do with a red three
melding-rule-red3-play-says = A red three is laid and replaced at once; or it can only be discarded; or its player lays and replaces it at will.
melding-rule-red3-play-laid = lay it at once
melding-rule-red3-play-discarded = discard it
melding-rule-red3-play-as-liked = lay it when you like
melding-rule-red3-laid = A red three on the table
melding-rule-red3-laid-says = What a red three on the table is worth.
melding-rule-red3-left = A red three left in a stack
melding-rule-red3-left-says = What a red three left in a stack costs.
melding-rule-red3-seven-bonus = Seven red threes together
melding-rule-red3-seven-bonus-says = The extra bonus for seven or more red threes on the table.
melding-rule-red3-all-doubled = Do all red threes together count double?
melding-rule-red3-all-doubled-says = Whether a side that has laid every red three scores double for them.
melding-rule-red3-without-meld = Do red threes cost points without a meld?
melding-rule-red3-without-meld-says = Whether the red threes of a side that made no first meld in the deal cost 100 each instead.
melding-rule-deals = Deals in a match
melding-rule-deals-says = How many deals are a match.
melding-rule-target = Target score
melding-rule-target-says = A score that ends the match instead of a number of deals.
melding-rule-target-none = none
melding-rule-tie-break = If the totals are level
melding-rule-tie-break-says = When the best totals tie: the win is shared; or it goes to the side that won more deals, then to the side that did better in the last; or one more deal is played with a minimum of 150.
melding-rule-tie-break-shared = the win is shared
melding-rule-tie-break-deals-won = it goes by deals won
melding-rule-tie-break-extra-deal = one more deal is played
melding-rule-discard-view = How much of the pile you see
melding-rule-discard-view-says = How much of the discard pile the table shows: the cards that could be taken; only the top card; or all.
melding-rule-discard-view-takeable = what can be taken
melding-rule-discard-view-top = the top card
melding-rule-discard-view-whole = all of it

## A family's own rule sheet: spellings with semicolons between them; a star stands for any ending

melding-written-minimum = first meld; initial meld; opening meld; minimum; minimum meld; meld minimum; to open; opening; to go down; lay down
melding-written-clean = clean; clean pile*; clean book*; clean canasta*; red book*; red pile*; natural book*; pure book*
melding-written-dirty = dirty; dirty pile*; dirty book*; dirty canasta*; mixed; mixed book*; black book*; black pile*
melding-written-wild = wild; wild pile*; wild book*; wild canasta*
melding-written-each-kind = of each kind; each kind; of each; of both kinds
melding-written-draw = draw; draws; drawn; cards drawn
melding-written-out = going out; go out; goes out; out bonus; going out bonus
melding-written-deals = deals; hands; rounds
melding-written-packs = packs; decks; packs of cards; decks of cards
melding-written-take = take; pick up; pickup; take from the pile
melding-written-whole-pile = whole pile; entire pile; take the whole pile; take the entire pile; pick up the whole pile
melding-written-stacks = stacks; cards each; cards in each stack; cards in hand and foot
melding-written-red-threes = red threes; red 3s; red three
melding-written-bury = burying; bury; burying allowed
melding-written-bury-same-turn = burying in the turn that closes a pile; burying in the same turn; bury in the same turn; burying in that turn
melding-written-from-hand = out from the hand; going out from the hand; go out from the hand; out from hand; foot unplayed; with the foot unplayed
melding-written-pack-added = add a pack; pack added; add a deck; a pack is added; a pack added; a pack added when the stock runs low; a pack is added when the stock runs low; a deck is added when the stock runs low; extra deck; extra deck when the stock runs low
