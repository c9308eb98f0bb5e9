### Deals that are over and what is learnt from them: replays, reviews, hints, the chance of deals, opened logs, puzzles and lessons.


## Which deals can be seen. $deal, $match and $move are numbers, as texts.

replay-deal-named-by-number = A deal is named by its number, as in 3 or 2.3, not { $name }.
# $count: how many matches there are.
replay-no-such-match =
    { $count ->
        [one] There is no match { $match } here: there is only { $count }.
       *[other] There is no match { $match } here: there are only { $count }.
    }
# $count: how many deals there are.
replay-no-such-deal =
    { $count ->
        [0] There is no deal { $deal } in this match: nothing has been dealt.
        [1] There is no deal { $deal } in this match: there is only deal 1.
       *[other] There is no deal { $deal } in this match: its deals are 1 to { $count }.
    }
# It is followed by a sentence on why the deal was void.
replay-deal-was-void = Deal { $deal } was void, so there is nothing to see.
replay-deal-is-played = Deal { $deal } is still in progress: you can see it when it is over.
replay-deal-stays-hidden = Deal { $deal } was not played to its end, so its cards stay hidden.
# $count: how many moves the deal has. $moves: after how many somebody wants to go on, a text.
replay-nobody-to-play =
    { $count ->
        [one] Deal { $deal } has { $count } move: it is nobody's turn after { $moves } of them.
       *[other] Deal { $deal } has { $count } moves: it is nobody's turn after { $moves } of them.
    }
replay-no-such-move =
    { $count ->
        [one] Deal { $deal } has { $count } move: there is no move { $move }.
       *[other] Deal { $deal } has { $count } moves: there is no move { $move }.
    }
# $hands: what somebody asked for, in quotation marks. $allowed: English words of the protocol.
replay-hands = hands cannot be { $hands }: allowed are { $allowed }.
# $name: an English word of the protocol. $value: what somebody wrote, in quotation marks.
replay-whole-number = { $name } cannot be { $value }: it must be a whole number.
replay-not-watched = This table cannot be watched: you can see its deals when the match is over.
# Going on from a position: $mover is to play there, and not $name.
replay-turn-of-other = It is { PERSON($mover, case: "genitive") } turn here: go on from a move where { $name } is to play.

## The proof of a deal

replay-proof-no-such-deal = There is no deal { $deal } in this match.
replay-proof-void = Deal { $deal } was void: the proof of the deal after it holds for both.
replay-proof-none = Deal { $deal } has no proof: it was played before there were proofs, or its cards came from elsewhere.
# $error: a whole sentence that says what does not fit.
replay-proof-does-not-fit = The proof of deal { $deal } does not fit: { $error }
replay-course-of-older-rules = This deal was played by older rules of the game, and a page cannot replay it by the current rules.

## Logs that are opened from a file

replay-log-not-kept = This log is no longer here: open its file again.
replay-too-many-logs = Too many logs were opened from here in the last minute. Wait a little.
replay-log-not-refereed = This log could not be checked: that took too long. Try it again later, or with fewer matches.
replay-log-too-long = the file is too long: a log may have { $most } bytes at most.
replay-log-is-empty = the log is empty; it begins with a header.

## Hints and reviews

replay-review-for-seats = Only the players at this table may have a deal reviewed: send the key to your seat.
replay-look-waits = Earlier requests are reviewed first. Yours comes next.
replay-too-many-looks = Too many reviews requested from your address are still waiting. Wait for some of them and ask again.
replay-too-much-at-once = Your address has requested a lot of reviews in a short time. Wait a moment and ask again.
replay-looking-through = Reviewing the deal.
replay-cannot-look-through = The server could not review this deal right now.
replay-style-nothing-played = In the finished deals of this log this player has made no move in this game.
replay-cannot-think = The server could not work this out right now.
replay-cannot-get-ready = The server could not get ready to search in this game.
replay-getting-ready = Getting ready: this takes some seconds.
replay-getting-ready-for-hint = The rules of { $game } are being compiled on this machine. This happens once; the first hint may take some minutes.
replay-getting-ready-for-review = The rules of { $game } are being compiled on this machine. This happens once; the first review may take some minutes.
# $name: of a bot at the table.
replay-bot-getting-ready = { $name } is getting ready: this takes some seconds.
replay-bot-getting-ready-first = { $name } waits for the rules to be compiled on this machine. This happens once and may take some minutes.
# The move that the strongest player would make. $player: its name, as in "Master". $move: one of the three below, or an act in words.
replay-choice = { PERSON($player, case: "genitive") } choice: { $move }.
# A card and what it does, as in "the ace of clubs takes 4 cards". $does: words that stand beside a card which is their subject.
replay-move-of-card = { NOUN($card, form: "definite") } { $does }
# Several acts of one turn, as in "takes the pile, melds 3 cards".
replay-move-of-acts = { LIST($acts, style: "comma") }
# Several cards that are played with one another.
replay-move-of-cards = { NOUN($cards, form: "definite") } together
# What a review says first. $move, $better: moves in words. $points: more than the next best, less than the best, or by luck.
replay-review-best-move = Best move: { $move } (+{ $points }).
replay-review-costliest = Costliest mistake: { $move } (−{ $points }). Better: { $better }.
replay-review-luck =
    Luck, in points: { $kind ->
        [for] +
       *[against] −
    }{ $points }.
# What a club player would have played in place of a mistake. $move: a move in words.
replay-review-club-player =
    { $kind ->
        [same] A club player would have played the same.
        [better] A club player would have played the better move.
        [expert-better] A club player would have played the same, and an expert the better move.
        [expert-other] A club player would have played the same; an expert would have chosen: { $move }.
       *[other] A club player would have chosen: { $move }.
    }
# Why a character played so; a sentence on the habit follows, such as melding-habit-wild-less.
replay-review-habit = { $name } did this by habit: to a club player the other move is worth about as much, or a little more.
replay-at-sight = The search in this game is still being prepared, so this is a choice at first sight.
# What decides, counted in imagined deals. $often and $otherwise: in how many of ten, after this turn and after the other one. $other: a card. $named: whether there is one.
replay-why-ahead =
    It brings more than { $named ->
        [card] { NOUN($other, form: "definite") }
       *[move] the other turn
    } { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and less { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
# What a card is of which a reason speaks, above a small picture of it. $name: of the player who may hold it. $named: whether there is one.
replay-mark =
    { $role ->
        [taken] Would be taken
        [kept] Kept for later
        [safe] Safe
        [held]
            { $named ->
                [name] { $name } may hold it
               *[nobody] An opponent may hold it
            }
        [counts] Counts points
        [highest] Highest so far
        [word] Part of the word
        [other] Compared with
       *[out] Still out
    }
replay-is-better =
    { $points ->
        [one] It is { $points } point better than the next best move.
       *[other] It is { $points } points better than the next best move.
    }

## Whether the deals of this server look random

replay-chances-about = p is how often fair shuffles turn out at least this uneven. Any p from 0 to 1 is as likely as any other, so about one test in a hundred shows a p below 0.01 by chance alone. Only a much smaller p, such as 0.00001, is a reason to doubt the shuffle.
# What each test counts.
replay-chance-of-first = Which card is on top.
replay-chance-of-last = Which card is at the bottom.
replay-chance-of-quarter = Which quarter of the pack each card is in.
replay-chance-of-hand = Which of four hands each card goes to when they are dealt one by one.

## Puzzles and lessons. $given: what somebody asked for, in quotation marks. $last: the number of the last one.

replay-puzzle-named-by-number = A puzzle is named by its number, 1 to { $last }, not by { $given }.
replay-lesson-named-by-number = A lesson is named by its number, 1 to { $last }, not by { $given }.
# About the right turn of a puzzle.
replay-puzzle-ends-ahead =
    { $points ->
        [one] With it your side ends the deal at least one point ahead.
       *[other] With it your side ends the deal at least { $points } points ahead.
    }
replay-puzzle-others-give =
    { $points ->
        [one] Whatever the others hold, every other turn gives away at least one point.
       *[other] Whatever the others hold, every other turn gives away at least { $points } points.
    }
# About a wrong turn of a puzzle.
replay-puzzle-ends-behind =
    { $points ->
        [one] With that your side ends the deal at least one point behind.
       *[other] With that your side ends the deal at least { $points } points behind.
    }
replay-puzzle-gives =
    { $points ->
        [one] Whatever the others hold, that gives away at least one point.
       *[other] Whatever the others hold, that gives away at least { $points } points.
    }
replay-puzzle-not-sure = With that your side cannot be sure of ending the deal ahead.
replay-puzzle-not-over = Go on: your turn is not over yet.
replay-puzzle-tried = { $missed } of { $count } people here missed it at their first try.
replay-drill-given =
    { $points ->
        [one] You gave away one point here.
       *[other] You gave away { $points } points here.
    }
replay-drill-gives =
    { $points ->
        [one] By the review that gives away one point.
       *[other] By the review that gives away { $points } points.
    }
replay-no-mistake-there = In turn { $turn } of deal { $deal } there is no mistake to try again.
replay-mistake-kind =
    { $kind ->
        [jacks] Jacks: when to play them
        [takes] Taking: what to take, and what to leave
        [feeds] Feeding: cards that count, given to the table
        [fresh] Counting: cards that are still out
        [sums] Sums: taking several cards
        [claims] Words: seeing and claiming them
        [bluffs] Bluffs: claiming what is not a word
        [checks] Checks: doubting a claimed word
        [wins] Tricks: when to win them
        [eats] Eating the soup
        [completes] Completing a word
        [calls] Calling a word
        [doubts] Doubting the others
        [pile] The discard pile: when to take it
        [lays] Laying: when to put cards down
        [wild] Wild cards: when to spend them
        [out] Going out: when to end the deal
       *[other] Choosing between moves that look alike
    }
# Sentences on the turns that follow stand behind it.
replay-puzzle-then = If all play as well as possible, it goes on like this.

## The story of a deal. $who is `you`, `with`, `one` or `other`; $names are those of the side besides the reader.

replay-story-won =
    { $who ->
        [you] You win the deal by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [with] You and { $names } win the deal by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [one] { $names } wins the deal by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other] { $names } win the deal by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
replay-story-level = The deal ends level.
replay-story-leads =
    { $who ->
        [you] You lead the match by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [with] You and { $names } lead the match by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        [one] { $names } leads the match by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other] { $names } lead the match by { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
replay-story-match-level = The match is level.
# $how: `turned` where others led before, `led` where nobody did, `start` where the cards of the deal itself brought the lead.
replay-story-turned =
    { $how ->
        [turned]
            { $who ->
                [you] The deal turned with move { $move } of { $count }: from then on you were ahead.
                [with] The deal turned with move { $move } of { $count }: from then on you and { $names } were ahead.
                [one] The deal turned with move { $move } of { $count }: from then on { $names } was ahead.
               *[other] The deal turned with move { $move } of { $count }: from then on { $names } were ahead.
            }
        [led]
            { $who ->
                [you] You were ahead from move { $move } of { $count } to the end.
                [with] You and { $names } were ahead from move { $move } of { $count } to the end.
                [one] { $names } was ahead from move { $move } of { $count } to the end.
               *[other] { $names } were ahead from move { $move } of { $count } to the end.
            }
       *[start]
            { $who ->
                [you] You were ahead from the first card to the last.
                [with] You and { $names } were ahead from the first card to the last.
                [one] { $names } was ahead from the first card to the last.
               *[other] { $names } were ahead from the first card to the last.
            }
    }
replay-story-match =
    { $who ->
        [you] You led from deal { $deal } to the end.
        [with] You and { $names } led from deal { $deal } to the end.
       *[other] { $names } led from deal { $deal } to the end.
    }
