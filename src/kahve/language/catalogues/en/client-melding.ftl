### The table of the melding games: hand and foot and its family.

client-melding-other-sides =
    { $count ->
        [one] The other side
       *[other] The other sides
    }
client-melding-zone-and-quota = { $zone }: { $says }; to go out: { $quota }
client-melding-to-go-out = To go out: { $quota }
client-melding-first-meld = First meld
client-melding-points-of = { $have } of { $of }
client-melding-laid-out-back = What you had laid out is back in your hand: { $says }
client-melding-key-draw = Draw; and later discard the chosen card
client-melding-key-take = Take the discard pile
client-melding-key-along-hand = Move along your cards
client-melding-key-one-more = Choose one more of them
client-melding-key-all = Choose all of them
client-melding-key-one-less = Choose one fewer
client-melding-key-nth = Choose one more of the first to ninth group
client-melding-key-lay = Lay the chosen cards
client-melding-key-add-all = Add every card that fits a meld of your side
client-melding-key-confirm = Confirm what is laid out
client-melding-key-undo = Take back the last step
client-melding-key-reset = Take back everything laid out
client-melding-key-sort = Sort the hand by rank, or by melds
client-melding-key-why = What you cannot do now, and why
client-melding-by-hand = With the mouse or a finger: tap cards to choose them, then your melds or the discard pile; or drag them there. Tap the stock to draw.
client-melding-hand-in-groups =
    { $groups ->
        [one] Your hand, { $count } cards in { $groups } group
       *[other] Your hand, { $count } cards in { $groups } groups
    }
client-melding-all-chosen = all chosen
client-melding-some-chosen =
    { $count ->
        [one] { $count } chosen
       *[other] { $count } chosen
    }
client-melding-some-new =
    { $new ->
        [one] of these { $count }, { $new } new
       *[other] of these { $count }, { $new } new
    }
client-melding-ways-and-more = { $ways }; and { $more } more
client-melding-no-open-meld = No open meld
client-melding-nothing-laid = Nothing laid yet
client-melding-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-melding-not-yet-laid = not yet on the table
client-melding-lay-onto = { $meld }. Lay the chosen cards here
client-melding-lay-here = Lay here
client-melding-laid-out = Laid out, not yet confirmed: { $cards }.
client-melding-chosen = Chosen: { $cards }.
client-melding-lay-key = Lay the chosen cards (M)
client-melding-lay = Lay
client-melding-discard-key = Discard (D)
client-melding-discard = Discard
client-melding-all-of-rank = All { $count } { NOUN($rank, form: "plural") }
client-melding-all-of = All { $count }
client-melding-choose-none = Clear the choice
client-melding-choose-none-key = Clear the choice (Esc)
client-melding-confirm-key = Put it on the table (C)
client-melding-confirm = Confirm
client-melding-add-all-key = Add all (A)
client-melding-add-all = Add all
client-melding-undo-key = Take back the last step (U)
client-melding-undo = Undo
client-melding-reset-key = Take back everything (X)
client-melding-reset-all = Reset all
client-melding-reset = Reset
client-melding-why-key = What you cannot do now, and why (W)
client-melding-not-allowed = What is not allowed?
client-melding-question = ?
client-melding-ask-to-go-out = Ask to go out
client-melding-float = Float
client-melding-lay-black = Lay the black threes
client-melding-lay-red = Lay the red three
client-melding-keep-stack =
    { $stack ->
        [foot] Keep the foot
        [knee] Keep the knee
       *[other] Keep the { $stack }
    }
client-melding-stack-later = { $stack } of { $count }, not picked up yet
client-melding-still-holds = { $name } took these from the pile and still holds them: { $cards }.
client-melding-known-of = Known cards of { $name }
client-melding-plays-from =
    { $count ->
        [one] plays from the { $stack } of { $count } card
       *[other] plays from the { $stack } of { $count } cards
    }
client-melding-stack-not-picked-up = { $stack } of { $count } not picked up
client-melding-known-to-hold = known to hold { $cards }
client-melding-holding = holding { $cards }
client-melding-take-is-final = This completes your first meld, and you take the cards of the pile into your hand. You cannot undo it.
client-melding-take-the-pile = Take the pile
client-melding-choose-to-lay = Choose the cards to lay first.
client-melding-to-wild-meld = To the meld of wild cards
client-melding-new-wild-meld = A new meld of wild cards
client-melding-to-meld-of = To the meld of { NOUN($rank, form: "plural") }
client-melding-new-meld-of = A new meld of { NOUN($rank, form: "plural") }
client-melding-the-wild-cards = The wild cards
client-melding-where-to = Where do they go?
client-melding-with-which = With which cards?
client-melding-one-to-discard = Choose a single card to discard.
client-melding-choose-to-discard = Choose the card to discard first.
client-melding-sort-by-melds-key = Sort the hand by melds (O)
client-melding-sort-by-rank-key = Sort the hand by rank (O)
client-melding-sort-now-rank = Rank: sort the hand by melds
client-melding-sort-now-melds = Melds: sort the hand by rank
client-melding-rank = Rank
client-melding-melds = Melds
client-melding-zone-and-move = { $zone }: { $says }. { $move }
client-melding-draw-key = Draw (D)
client-melding-discard-chosen = Discard the chosen card
client-melding-take-key = Take (T)
client-melding-pile = Pile
client-melding-act-draw = Draw
client-melding-act-meld = Lay a meld
client-melding-act-add = Add to a meld
client-melding-act-float = End without a discard
client-melding-act-keep = Keep a stack
client-melding-act-lay-black = Lay black threes
client-melding-act-lay-red = Lay red threes
client-melding-nothing-in-the-way = Nothing is forbidden right now.
client-melding-cards-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
# $name is one of these, or the plural of a rank that the game asks for.
client-melding-quota-word =
    { $name ->
        [clean] clean
        [dirty] dirty
        [wild] wild
       *[other] { $name }
    }
# $stack is hand, foot or knee, here as in the other messages that have it.
client-melding-stack =
    { $stack ->
        [hand] hand
        [foot] foot
        [knee] knee
       *[other] { $stack }
    }
