### Every table: seats, hands, floor, score, hints, reviews.

client-table-the-table = The table
client-table-your-place = Your place
client-table-what-is-expected = What to do now
client-table-choose-what-takes = Choose what { NOUN($card, form: "definite") } takes.
client-table-choose-with =
    { LIST($cards, style: "comma") }: { $count ->
        [one] choose what goes with it.
       *[other] choose what goes with them.
    }
client-table-takes =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: takes { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
       *[other]
            { LIST($cards, style: "comma") }: takes { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }; or choose more.
    }
client-table-takes-with-bonus =
    { $more ->
        [0]
            { LIST($cards, style: "comma") }: takes { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }, { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            } bonus.
       *[other]
            { LIST($cards, style: "comma") }: takes { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }, { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            } bonus; or choose more.
    }
client-table-take-cards =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
client-table-take = Take
client-table-let-it-lie = Let it lie
client-table-play-another = Play another card
client-table-play-another-esc = Play another card (Esc)
client-table-choosing-for = Choose what { NOUN($card, form: "definite") } takes
client-table-taken-anyway = { $card }, taken anyway
client-table-instead = { $card }, instead
client-table-zone = { $zone }: { $says }
client-table-at-the-bottom = At the bottom: { $card }
client-table-look-through = { $count } { $zone }: look through these cards
client-table-your-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
client-table-no-cards-in-hand = No cards in hand
client-table-ways-to-play =
    { $count ->
        [one] { $count } way to play it
       *[other] { $count } ways to play it
    }
client-table-card-and-says = { $card }, { $says }
client-table-with-it = { $name }, { $count } with it
client-table-brings =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
client-table-the-best = { $move }: the best move.
client-table-as-good = { $move }: as good as the best move, as far as anyone can tell.
client-table-you-gave-away = { $move }. You gave away { $points } points. Better: { $best }.
client-table-gave-away-better = { $move }. { $name } gave away { $points } points. Better: { $best }.
client-table-connection-lost = Connection lost. You can play on when it is back.
client-table-try-now = Try now
client-table-open-elsewhere = This table is open in another tab.
client-table-take-back-here = Take it back here
# $says: how the match came out, a sentence.
client-table-match-ended-away = The match ended while you were away. { $says }
client-table-older-put-back = This server has restored an older copy of the table; what was played since then is lost there.
client-table-older-means = Whoever runs the server may have seen cards that you have not. Ask them why before you go on.
client-table-older-go-on = Go on from there
client-table-older-leave = Leave
client-table-last-moves = The last moves
client-table-nothing-played = Nothing has been played yet.
client-table-deal-looked-through = Deal { $deal }: the review
client-table-deals = Deals
client-table-deal = Deal { $deal }
client-table-match-ended-early = The match was ended early
client-table-match-over = The match is over
client-table-deal-over = The deal is over
client-table-curve-of-deal = How the points went through the deal
client-table-curve-of-match = How the score went through the match
client-table-what-decided-it = What decided it
client-table-see-move = See move { $move } again
client-table-the-score = The score
client-table-back-to-table = Back to the table
client-table-pictures-not-fetched = The pictures of this game didn't load. Reload the page.
client-table-no-connection = There is no connection to the table right now.
client-table-not-answered-yet = The table has not answered your last request yet.
client-table-walking = Going to the table…
client-table-deal-what-if = deal { $deal }, what if
client-table-hint = Hint
client-table-say-something = Say something
client-table-people = People
client-table-last-moves-tool = Last moves
client-table-key-rules = The rules of this table
client-table-key-hint = Show or hide a hint: what is best, and what each move is worth
client-table-key-sheet = The score sheet
client-table-key-next = The next deal, or play again
client-table-key-say-again = Say the last move again
client-table-key-people = The people at the table: invite, propose, leave
client-table-key-sound = Sound: off, soft, on
client-table-key-escape = Close what is open, cancel a choice
client-table-the-match = The match
client-table-help = Help
client-table-got-it = Got it
client-table-help-on-again = Switch it on again in Preferences
client-table-no-more-help = Stop explaining
client-table-bot-plays = { $bot } plays
client-table-away = away
client-table-time-left = Time left to move
client-table-seconds-left =
    { $count ->
        [one] You have { $count } second left to move.
       *[other] You have { $count } seconds left to move.
    }
client-table-bot-plays-for-you = { $bot } plays for you
client-table-bot-plays-for = { $bot } plays for { $name }
client-table-dealer-title = Dealer
client-table-dealer-sign = D
client-table-bot-title = A bot
client-table-for-name = for { $name }
client-table-open-seat = open
client-table-your-partner = your partner
client-table-with-name = with { $name }
client-table-so-many-taken =
    { $count ->
        [one] { $count } taken
       *[other] { $count } taken
    }
client-table-mark = { $mark }: { $card }
client-table-mark-with-points =
    { $points ->
        [one] { $mark }, { $points } point: { $card }
       *[other] { $mark }, { $points } points: { $card }
    }
client-table-seat-kept-for = Seat { $number }, kept for { $name }
client-table-seat-open = Seat { $number }, open
client-table-cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
client-table-known-to-hold = known to hold { LIST($cards, style: "comma") }
client-table-holding = holding { LIST($cards, style: "comma") }
client-table-is-dealer = dealer
client-table-cards-taken =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
client-table-mark-and-points = { $mark } { $points }
client-table-to-play = to play
client-table-lowest-wins = The lowest score wins.
client-table-us = Us
client-table-you = You
client-table-best-other = Best
client-table-next-best = Next
client-table-them = Them
client-table-side-score = { $side } { $score }
client-table-side-with-games =
    { $count ->
        [one] { $side } { $score }, { $count } game
       *[other] { $side } { $score }, { $count } games
    }
client-table-score-of-all = Score: { LIST($scores, style: "comma") }.
client-table-matches-won = Matches won at this table: { LIST($scores, style: "comma") }.
client-table-matches-won-short = { $own } : { $best }
client-table-match-goes = { $length }.
client-table-open-sheet = Open the score sheet
client-table-sheet-key = Score sheet (S)
client-table-low-wins = lowest wins
client-table-games-won =
    { $count ->
        [one] { $count } game won
       *[other] { $count } games won
    }
client-table-to-games =
    { $count ->
        [one] to { $count } game
       *[other] to { $count } games
    }
client-table-to-games-of =
    { $count ->
        [one] to { $count } game of { $points }
       *[other] to { $count } games of { $points }
    }
client-table-the-match-to = The match, { $length }
client-table-games = games { $count }
client-table-times-mark = { $count } × { $mark }
client-table-sheet-later = The score sheet of a deal appears when the deal is over.
client-table-wins-match =
    { $many ->
        [you] { $names } win the match
        [us] { $names } win the match
        [yes] { $names } win the match
       *[no] { $names } wins the match
    }
client-table-before = Before
client-table-match-to = Match, to { $points }
client-table-match-of = Match, { $length }
client-table-match = Match
client-table-game-to = Game, to { $points }
client-table-game = Game
client-table-games-won-to = Games won, to { $count }
client-table-all-deals = All { $count } deals
client-table-cards-taken-by = Cards taken: { $side }
client-table-moves = Moves
client-table-review-deal = Review the deal
client-table-style = Your style
client-table-style-ask = My style
client-table-key-style = What Master thinks of your style
client-table-style-levels = How likely each level is
client-table-style-habits = What stands out
client-table-style-habit-counts = { $times } of { $choices } times; a club player about { $club }.
client-table-style-of-own = Only your own moves count, and only what you knew when you made them.
client-table-style-keep = Keep as an opponent
client-table-style-keep-says = A new table can then have an opponent who makes mistakes like these.
client-table-style-kept = Saved on this device. At a new table of { $game } you find it among the opponents.
client-table-style-percent = { $percent }%
client-table-style-of = The style of { $name }
client-table-seat-of-bot-later = A friend can take a bot's seat between deals.
client-table-seats-open =
    { $count ->
        [1] One seat is open.
       *[other] { $count } seats are open.
    }
client-table-seats-open-kept =
    { $count ->
        [1] One seat is open, kept for { $names }.
       *[other] { $count } seats are open, kept for { $names }.
    }
client-table-seats-open-some-kept = { $count } seats are open, { $reserved } of them kept for { $names }.
client-table-invite-to-watch = Invite friends to watch
client-table-invite = Invite friends
client-table-send-link = Send this link to a friend:
client-table-link-to-watch = The link to watch this table
client-table-link-to-table = The link to this table
client-table-seat-bots =
    { $count ->
        [one] Seat a bot there
       *[other] Seat bots there
    }
client-table-as-code = As a QR code
client-table-link-as-code = The link to this table as a QR code
client-table-gave-away = { $name } gave away
client-table-luck-and-skill = Luck apart from skill
client-table-points-ahead = Points ahead of the others
client-table-skill = Skill: what was given away
client-table-luck = Luck
client-table-luck-of-cards = Part of it: the cards that were dealt
client-table-luck-of-run = Part of it: how the cards came
client-table-about-numbers = What the numbers say
client-table-about-giving = A move gives away how much more the best move was worth, judged by what its player could know. The points are an average over deals as they really were, so they are fewer than the search estimates. Where no difference can be measured, a move gives away nothing.
client-table-about-skill = Skill is what the others gave away, minus what you gave away. All the rest is luck: what club players make of these cards in every seat, and how the cards fell.
client-table-whose-decisions = Whose decisions
client-table-everybodys = Everybody's
client-table-your-own = Your own
client-table-of-name = { PERSON($name, case: "genitive") }
client-table-in-order = Order
client-table-dearest-first = Costliest first
client-table-as-played = As played
client-table-decision-of = Decision { $number } of { $count }; the arrow keys step through them
client-table-decision-before = The previous decision
client-table-decision-next = The next decision
client-table-decision-head = { $place }: turn { $turn }, { $name }
client-table-number-of = { $number } of { $count }
client-table-nothing-to-decide = There was nothing to decide.
client-table-left-out =
    { $count ->
        [one] { $count } decision wasn't analysed in time.
       *[other] { $count } decisions weren't analysed in time.
    }
client-table-tag-made = made
client-table-tag-best = best
client-table-in-hand = In hand
client-table-tag-level = level
client-table-looking-through = Reviewing the deal.
client-table-how-far = Progress
client-table-decisions-done = { $done } of { $count } decisions
client-table-hint-away = Hide the hint
client-table-hint-away-key = Hide the hint (B)
client-table-worth-best-first = What each move is worth, best first
client-table-reason-marks = Cards of the reasons
client-table-advice-to = For { $name }:
client-table-hint-points = Points ahead of the others.
client-table-hint-sure = Points ahead of the others, worked out to the end.
client-table-hint-level =
    { $count ->
        [1] One other move may be as good.
       *[other] { $count } other moves may be as good.
    }
client-table-hint-more =
    { $count ->
        [1] One further move is not listed.
       *[other] { $count } further moves are not listed.
    }
client-table-not-looked-at = not examined
client-table-about-equal = about equal
client-table-no-hints = This table gives no hints: it was set up that way.
client-table-one-choice = There is only one thing you can do now.
client-table-hint-in-turn = You can ask for a hint on your own turn.
client-table-thinking = Thinking…
client-table-sound-is =
    { $sound ->
        [off] Sound: off.
        [soft] Sound: soft.
       *[on] Sound: on.
    }
client-table-watchers-silent = Watchers cannot talk at this table.
client-table-watchers-no-style = Watchers make no moves, so there is no style to describe.
client-table-play-again = Play again
client-table-next-deal = Next deal
client-table-deal-now = Deal
client-table-bonus = Bonus
client-table-sound =
    { $sound ->
        [off] Sound: off
        [soft] Sound: soft
       *[on] Sound: on
    }
client-table-make-club = Play again next week: make it a club
client-table-beside-others = Your result beside the others
