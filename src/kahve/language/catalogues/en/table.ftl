### The table: who sits there, what happens, what is proposed, and why something cannot be done.
### $who is `you` where the reader is meant, and `other` for the person $name. A language may have more branches where a comment says so.


## Who plays

# What a reader is called beside the names of the others, as in "You and Ayla", and the actor where nobody at the table acts.
table-member-you = You
table-member-house = Kahve
# The name of a person who has given none. It is kept with the seat.
table-guest = Guest
# What bots are called, a name in each line: first names of people who speak the language, as different as can be.
table-bot-names =
    Ayla
    Deniz
    Kemal
    Leyla
    Orhan
    Suna
    Tarık
    Nil
    Yasemin
    Emre
    Zeynep
    Selim
# A seat without a name. $number: a text, from 1 on.
table-seat = Seat { $number }
# Those who play together. $members: names, the reader as `table-member-you` first.
table-side = { $members }
# A line of a score, within a list: who, and the points or the games. $members: names, as above.
table-score-of-side = { $members } { $points }

## What stands above the table: whose turn it is, or for whom the table waits

table-waiting =
    { $count ->
        [one] Waiting for one more player to sit down.
       *[other] Waiting for { $count } more players to sit down.
    }
table-next-deal-is-mixed = The next deal is on its way: each device at this table helps to shuffle it.
table-your-deal = Your deal.
table-deals-next = { $name } deals next.
# How long a match is; it stands alone, as a label.
table-length-points =
    { $points ->
        [one] to { $points } point
       *[other] to { $points } points
    }
table-length-deals =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }
# $game: a game. $began: the version of its rules, a text; $here: that of this server.
table-older-rules = This table was started with version { $began } of the rules of { $game }; this server has { $here }.
table-read-only = You can look at it but not play on.
# $number: of an event, a text.
table-read-only-until = What came after event { $number } cannot be shown by the current rules.
# $deal, $moves: where in another match this table began.
table-goes-on-from =
    { $moves ->
        [one] This table goes on from deal { $deal } after { $moves } move. Anyone who has seen the replay knows cards that are hidden at a table.
       *[other] This table goes on from deal { $deal } after { $moves } moves. Anyone who has seen the replay knows cards that are hidden at a table.
    }

## In the list of somebody's tables

table-list-your-turn = Your turn.
table-list-deal-waits = The next deal is waiting for you.
table-list-damaged = The record of this table cannot be read.

## The cards are dealt and counted
## $who of those who won: `you` alone, `with` for the reader and $winners, `one` for one person, `other` for several.

# $zone: what the place is called, as in "Row".
table-zone-of = { $name }: { $zone }
table-dealt =
    { $who ->
        [you] You dealt.
       *[other] { $name } dealt.
    }
# $scores: a list of `table-score-of-side`.
table-counted = The deal is counted: { LIST($scores, style: "comma") }.
# $games: how many games of the rubber each side has, a list of `table-score-of-side`.
table-won-game =
    { $who ->
        [you] You won the game: games { LIST($games, style: "comma") }. The next starts from zero.
        [with] You and { $winners } won the game: games { LIST($games, style: "comma") }. The next starts from zero.
       *[other] { $winners } won the game: games { LIST($games, style: "comma") }. The next starts from zero.
    }
table-ended-early = The match was ended early: { LIST($scores, style: "comma") }.
# $who may be `nobody` too.
table-won-rubber =
    { $who ->
        [you] You won the rubber: games { LIST($games, style: "comma") }.
        [with] You and { $winners } won the rubber: games { LIST($games, style: "comma") }.
        [nobody] Nobody won the rubber: games { LIST($games, style: "comma") }.
       *[other] { $winners } won the rubber: games { LIST($games, style: "comma") }.
    }
table-won-match =
    { $who ->
        [you] You won the match: { LIST($scores, style: "comma") }.
        [with] You and { $winners } won the match: { LIST($scores, style: "comma") }.
        [nobody] Nobody won the match: { LIST($scores, style: "comma") }.
       *[other] { $winners } won the match: { LIST($scores, style: "comma") }.
    }

## People come and go

table-sits-down =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
table-other-emblem = Somebody at this table already has your emblem, so you have another one here.
table-sits-down-for-bot =
    { $who ->
        [you] You sit down in the seat of { $bot }, a bot.
       *[other] { $name } sits down in the seat of { $bot }, a bot.
    }
table-leaves = { $name } leaves the table. The seat is open.
table-leaves-to = { $name } leaves the table and hands the seat to { $heir }.
# $gone: the name of the person whose seat it was.
table-opens-seat =
    { $who ->
        [you] You open the seat of { $gone }, who is away.
       *[other] { $name } opens the seat of { $gone }, who is away.
    }
# $reserved: the name of the person for whom the seat was kept.
table-opens-to-all =
    { $who ->
        [you] You open the seat that was kept for { $reserved } to all.
       *[other] { $name } opens the seat that was kept for { $reserved } to all.
    }
# $gone: the name of the person whom the host $name sends away.
table-removes =
    { $who ->
        [you] You remove { $gone } from the table. The seat is open.
       *[other] { $name } removes { $gone } from the table. The seat is open.
    }
table-bans =
    { $who ->
        [you] You ban { $gone } from the table. The seat is open.
       *[other] { $name } bans { $gone } from the table. The seat is open.
    }
table-pardons =
    { $who ->
        [you] You let { $gone } come back to the table.
       *[other] { $name } lets { $gone } come back to the table.
    }
table-locks =
    { $who ->
        [you] You lock the table: nobody new can sit down.
       *[other] { $name } locks the table: nobody new can sit down.
    }
table-unlocks =
    { $who ->
        [you] You unlock the table: friends with the link can sit down again.
       *[other] { $name } unlocks the table: friends with the link can sit down again.
    }
# The person $name, by $who, lets a bot play. $whom: `you` where it plays for the reader, `other` for $gone.
table-lets-bot-play =
    { $whom ->
        [you] { $name } lets a bot play for you.
       *[other] { $who ->
            [you] You let a bot play for { $gone }.
           *[other] { $name } lets a bot play for { $gone }.
        }
    }
table-is-back =
    { $who ->
        [you] You are back and play again.
       *[other] { $name } is back and plays again.
    }
# The host has left, or is back.
table-host-now =
    { $who ->
        [you] You are now the host of the table.
       *[other] { $name } is now the host of the table.
    }
# A bot plays for the host: this holds until the host is back.
table-host-meanwhile =
    { $who ->
        [you] For now you are the host of the table.
       *[other] For now { $name } is the host of the table.
    }
table-bot-sits-down = { $name }, a bot, takes the open seat.
table-changes-customs =
    { $who ->
        [you] You change the customs of the table.
       *[other] { $name } changes the customs of the table.
    }
# $settings: a list of `table-setting-of`.
table-new-customs = { LIST($settings, style: "comma") }.

## People propose something, and all have to agree

table-proposes-end =
    { $who ->
        [you] You propose to end the match.
       *[other] { $name } proposes to end the match.
    }
table-proposes-again =
    { $who ->
        [you] You propose to play another match.
       *[other] { $name } proposes to play another match.
    }
table-proposes-takeback =
    { $who ->
        [you] You propose to take back the last move.
       *[other] { $name } proposes to take back the last move.
    }
# $who would like to change seats. $whom: `you` where it is with the reader, `other` for $other.
table-proposes-seats =
    { $whom ->
        [you] { $name } would like to change seats with you.
       *[other] { $who ->
            [you] You would like to change seats with { $other }.
           *[other] { $name } would like to change seats with { $other }.
        }
    }
# $partners: "yes" where some play together. $over: "yes" after a match, for another one.
table-proposes-draw =
    { $partners ->
        [yes] { $over ->
            [yes] { $who ->
                [you] You propose to draw new partners and play again.
               *[other] { $name } proposes to draw new partners and play again.
            }
           *[no] { $who ->
                [you] You propose to draw the partners.
               *[other] { $name } proposes to draw the partners.
            }
        }
       *[no] { $over ->
            [yes] { $who ->
                [you] You propose to draw new seats and play again.
               *[other] { $name } proposes to draw new seats and play again.
            }
           *[no] { $who ->
                [you] You propose to draw the seats.
               *[other] { $name } proposes to draw the seats.
            }
        }
    }
table-proposes-rotate =
    { $who ->
        [you] You propose to play again with the next partners.
       *[other] { $name } proposes to play again with the next partners.
    }
table-agrees =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
table-withdraws =
    { $who ->
        [you] You withdraw the proposal.
       *[other] { $name } withdraws the proposal.
    }
table-declines =
    { $who ->
        [you] You do not agree.
       *[other] { $name } does not agree.
    }
# The answer to the proposal to play another match.
table-declines-again =
    { $who ->
        [you] You would rather not play another match.
       *[other] { $name } would rather not play another match.
    }
table-match-ends = The match ends here by agreement. Nobody has won it.
table-asked-for-match =
    { $who ->
        [you] You asked for a new match.
       *[other] { $name } asked for a new match.
    }
table-deals-first =
    { $who ->
        [you] You will deal first.
       *[other] { $name } will deal first.
    }
table-takes-back =
    { $who ->
        [you] You take back the last move.
       *[other] { $name } takes back the last move.
    }
# Somebody plays with bots alone; bots have played since.
table-goes-back =
    { $who ->
        [you] You go back to your last move.
       *[other] { $name } goes back to the last move before the bots' moves.
    }
# $whom: `you` where the reader is the other one, `other` for $other.
table-change-seats =
    { $whom ->
        [you] You and { $name } change seats.
       *[other] { $who ->
            [you] You and { $other } change seats.
           *[other] { $name } and { $other } change seats.
        }
    }
# $seat: its number, a text, from 1 on.
table-takes-other-seat =
    { $who ->
        [you] You sit down in seat { $seat }.
       *[other] { $name } sits down in seat { $seat }.
    }
# Those who play together, within a list: "You and Deniz".
table-partners-of = { LIST($members) }
# $partners: a list of `table-partners-of`.
table-partners-drawn = The partners are drawn: { LIST($partners, style: "comma") }.
table-partners-next = The partners now: { LIST($partners, style: "comma") }.
table-no-partners = Nobody has a partner at this table.
# $names: those who play, in the order of their turns.
table-seats-drawn = The seats are drawn: { LIST($names, style: "comma") }.

## The chance of a deal, to which each device at the table adds a value of its own

table-asks-for-deal =
    { $who ->
        [you] You ask for the next deal.
       *[other] { $name } asks for the next deal.
    }
# Devices gave nothing in time. $who: `you` for the reader's device alone, `with` for it and those of $names, `other` for those of $names.
# $count: how many $names there are.
table-devices-silent =
    { $who ->
        [you] Your device did not answer, so the cards are dealt without it.
        [with]
            { $count ->
                [one] Your device and the device of { $names } did not answer, so the cards are dealt without them.
               *[other] Your device and the devices of { $names } did not answer, so the cards are dealt without them.
            }
       *[other]
            { $count ->
                [one] The device of { $names } did not answer, so the cards are dealt without it.
               *[other] The devices of { $names } did not answer, so the cards are dealt without them.
            }
    }

## What may be said by number

table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-what-a-card = What a card!
table-phrase-my-mistake = My mistake.
table-phrase-lucky-me = Lucky me.
table-phrase-thank-you = Thank you.
table-phrase-one-moment = One moment, please.
table-phrase-back = I am back.
table-phrase-your-turn = Your turn.
table-phrase-good-game = Good game!
table-phrase-until-next-time = Until next time!

## Customs: what the host of a table has settled besides the rules. `table-custom` is the title, `table-customs` the explanation.

table-custom-away = Time to move
table-custom-stand-in = Stand-in
table-custom-talk = Talk
table-custom-partner-talk = Partners talk
table-custom-takeback = Moves taken back
table-custom-pace = Pace of bots
table-custom-watch = Watching
table-custom-late = Late friends
table-customs-away = A player who has not moved in this time counts as away, and the others may let a bot play.
table-customs-stand-in = The bot that plays for somebody who is away or takes an open seat.
table-customs-talk = What people at the table may say to each other.
table-customs-partner-talk = Whether anybody may talk during a deal with partners.
table-customs-takeback = Whether the last move can be taken back if all agree and it has revealed no card. Against bots alone it always can.
table-customs-pace = How fast bots play: as the people at the table like it, at the slowest setting of all, or at one pace for everybody.
table-customs-watch = What friends with the link may see without a seat. They never see a hand of a deal in progress.
table-customs-late = Whether a friend with the link may take a bot's seat between deals.
# What can be chosen for a custom.
table-choice-yes = yes
table-choice-no = no
table-choice-no-limit = no limit
table-choice-half-a-minute = 30 seconds
table-choice-minute-and-a-half = 90 seconds
table-choice-day = a day
table-choice-phrases = phrases, pictures
table-choice-free-text = free text too
table-choice-nothing = nothing
table-choice-as-people-wish = as people wish
table-choice-calm = calm
table-choice-normal = normal
table-choice-quick = quick
table-choice-the-table = the table
table-choice-table-and-hands = the table, and all hands of the previous deal
# A custom and what it is now, within a list: "Talk: nothing, Watching: the table".
table-setting-of = { $custom }: { $value }

## Why somebody cannot have a seat

table-seat-taken = That seat is taken: { $name } sits there.
table-seat-of-bot-kept = That seat is taken by { $name }, a bot, and this table keeps its bots.
table-seat-of-bot-in-deal = A deal is in progress: you can take the seat of { $name }, a bot, when it is over.
table-all-seats-taken = All seats at this table are taken.
# $names: for whom the open seats are kept.
table-open-seats-kept = Every open seat is kept for somebody: { $names }. The host of the table can open it to all.
table-name-only-looks-like = This name only looks like { $name }, for whom this seat is kept: write it with the same letters.
table-seat-kept-for = This seat is kept for { $name }, until the host of the table opens it to all.
# $seat: its number, a text.
table-other-seat-kept-for = Seat { $seat } is kept for { $name }: sit there, or choose another name.
table-sits-already = You already sit at this table, in seat { $seat }.
# Two requests to sit down that differ in nothing came one after the other.
table-just-sat-down = { $name } has just sat down in seat { $seat } from your address. If that was not you, choose another name.
table-no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
table-no-seat-of-yours = You do not have a seat at this table.
table-no-seat-any-more = You no longer have a seat at this table.
# $name: the host of the table.
table-removes-you = { $name } has removed you from this table.
table-bans-you = { $name } has banned you from this table: you cannot sit down here.
# $name: whoever opened the seat.
table-your-seat-opened = { $name } has opened your seat while you were away.
# $name: the host of the table.
table-is-locked = This table is locked: nobody new can sit down until { $name } unlocks it.
table-device-without-key = This device no longer has a key to this seat.
table-key-opens-no-seat = This key opens no seat at this table.

## Names

table-name-is-text = A name is text.
table-name-is-you = Choose another name: the table shows each player to themselves as You.
table-name-looks-like = This name looks like { PERSON($name, case: "genitive") }, who sits here: choose another one.
# $emblem: what somebody asked for, in quotation marks. $emblems: the English words by which programs name them.
table-no-such-emblem = There is no emblem { $emblem }: choose one of { LIST($emblems, style: "comma") }.

## Why one cannot leave, open a seat or let a bot play

table-write-heir = Write the name of the person to whom you hand the seat.
table-heir-sits-here = { $name } already has a seat at this table: hand yours to somebody else.
# $who: `nobody` where the table has no host, else `other` for the host $name.
table-host-opens-kept =
    { $who ->
        [nobody] Nobody may open the seat that is kept for { $reserved }.
       *[other] Only { $name } may open the seat that is kept for { $reserved }.
    }
table-host-starts =
    { $who ->
        [nobody] Nobody may start without those who are missing.
       *[other] Only { $name } may start without those who are missing.
    }
table-host-settles-customs =
    { $who ->
        [nobody] Nobody can change the customs of this table.
       *[other] Only { $name } can change the customs of this table.
    }
table-say-which-seat = Say which seat it is about.
table-seat-is-of-bot = { $name } is a bot.
table-seat-is-open = That seat is open.
table-own-seat = That is your own seat.
# $who: `nobody` where the table has no host, else `other` for the host $name.
table-host-removes =
    { $who ->
        [nobody] Nobody can remove people from this table or lock it.
       *[other] Only { $name } can remove people from this table and lock it.
    }
table-remove-yourself = That is your own seat: leave the table instead.
table-remove-owner = This is the table of { $name }, who cannot be removed from it.
table-ban-without-key = { $name } came without a key by which the server knows a person, so a ban would not keep them away. Remove them and lock the table.
table-no-such-ban = Nobody of that name is banned.
table-is-here = { $name } is here.

## Why something cannot be proposed, or answered

# $what: what somebody asked for, in quotation marks. $allowed: English words of the protocol.
# $what: `end` the match, play `again`, or `takeback` of the last move.
table-other-proposal-first =
    { $what ->
        [end] First answer the other proposal: to end the match.
        [again] First answer the other proposal: to play another match.
        [seats] First answer the other proposal: to change seats.
        [draw] First answer the other proposal: to draw the seats.
        [rotate] First answer the other proposal: to play again with the next partners.
       *[takeback] First answer the other proposal: to take back the last move.
    }
table-nothing-proposed = Nothing has been proposed.
table-proposed-no-longer = What you agree to is no longer proposed.
table-all-had-agreed = It has already happened: everybody had agreed before you declined.
table-answered-already = You have already answered this.
table-not-asked = You are not being asked.
table-match-not-over = The match is not over yet.
table-match-over = The match is over.
table-match-not-begun = The match has not begun.
table-seats-stand = Seats can only be changed before the first deal of a match.
# $name: somebody for whom a bot plays.
table-nobody-moved-unasked = A bot plays for { $name }, and nobody is moved unasked. Wait until they are back.
table-takes-nothing-back = The host does not allow moves to be taken back at this table.
table-no-deal-to-take-back = No deal is in progress, so no move can be taken back.
table-only-last-move = Only the very last move can be taken back, by its player.
table-has-played-since = Only the very last move can be taken back, by its player: { $name } has played since.
table-no-move-of-yours = You have made no move in this deal that you could take back.
# $card: a card that the reader has seen by the move.
table-move-has-shown-you = This move cannot be taken back: it showed you a new card ({ $card }).
table-move-has-shown = This move cannot be taken back: it showed { $name } a new card.

## Why a move or a deal cannot be made

table-moved-on = The table has moved on since you asked. Look again, and then decide.
table-come-back-first = A bot plays for you: come back first.
# $do: what somebody asked for, in quotation marks. $allowed: English words of the protocol.
table-cannot-ask-for = Nobody can ask for { $do } here: ask for { LIST($allowed, style: "comma") }.
table-too-many-hints = Too many hints were requested from your address in a short time. Wait a moment and ask again.
table-asks-a-lot = Too many requests at once. Wait a little.
table-match-over-ask-again = The match is over: ask for a new one.
table-common-stays-as-it-is = Others play the same deal, so this table stays as it is.
table-duplicate-deals = Choose from 1 to { NUMBER($most) } deals.
table-duplicate-alone = Deals that are played at any time have one person at a table, and bots at all other seats.
table-duplicate-tables = The same deals can be played at 2 to { NUMBER($most) } tables at the same time, by at most { NUMBER($people) } people.
table-duplicate-full = All seats for these deals are taken.
table-duplicate-nobody-there = No device has added to the cards yet.
table-duplicate-not-ready = The cards are not settled yet: devices still add to them.
table-day-is-a-date = { $date } is not a date. The deal of a day is named as in { $today }, which is today.
table-day-to-come = The deal of { $date } comes on that day: here it is { $today }.
table-day-gone = The deal of { $date } is no longer kept. The first one that is kept is that of { $first }, and today is { $today }.
table-day-log-of-another = This log is not of the deal of { $date } in { $game }, played to its end against the same players.
table-day-counted-already = You have already begun this deal here, and the first play counts.
table-not-of-a-day = No deal of the day was played at this table.
table-day-not-over = You see this when the deal is over.
table-day-solution-later = The solution is told from the next day on.
table-day-levels-play = The levels are still playing the same deal. Ask again in a moment.
table-deal-not-finished = This deal is not over: there are cards to play.
table-next-deal-waits = No card can be played now: deal the next hand first.
table-not-your-turn = It is not your turn: { $name } is to play.
table-not-your-turn-now = It is not your turn.
table-shows-new-cards = That reveals new cards, so it cannot be tried first.
table-move-not-tried = In { $game } moves cannot be tried first.
table-something-wrong = Something went wrong on the server. Nothing has changed at the table: try something else.
table-not-written-down = The server could not save this, so it has not happened. Try again in a moment.
table-no-bot-to-move = It is not a bot's turn.

## Hints and the word list

table-gives-no-hints = This table gives no hints: it was set up that way.
table-style-nothing-played = You have not made a move in this match yet, so there is no style to describe.
table-style-after-deal = This table gives no hints, so your style is described only for deals that are over.
table-nothing-to-hint-at = No card can be played now, so there is nothing to hint at.
table-only-one-thing = There is only one thing you can do now.
table-without-words = { $game } is not played with words.
table-words-after-deal = You can ask the word list when the deal is over, but not while it is played.
table-word-of-letters =
    { $alphabet ->
        [tr] A word is made of letters of the Turkish alphabet, at most { $most }.
       *[other] A word is made of letters from A to Z, at most { $most }.
    }
# $word: in capitals. $list: the title of a word list.
table-is-a-word = { $word } is in this table's word list: { $list }.
table-is-no-word = { $word } is not in this table's word list: { $list }.

## Why the chance of a deal takes nothing more

table-committed-already = Your device has already committed.
table-committed-otherwise = Your device has already committed and cannot change that.
table-commit-first = First every device commits to its value: keep yours to yourself until then.
table-value-told-already = Your device has already revealed its value.
table-value-told-otherwise = Your device has already revealed its value and cannot change it.
table-value-does-not-fit = This value is not the one that your device committed to.
table-nobody-awaited = Nobody is being waited for.
table-no-deal-is-mixed = No deal is being prepared now, so there is nothing to add a value to.
table-meant-for-other-deal = That was meant for a different deal from the one being prepared now.
table-device-was-silent = Your device took too long to answer, so this deal is made without it.
table-bot-adds-nothing = A bot's seat adds no value of its own: the server does it.
table-device-not-asked = Your device is not asked this time.
table-commitment-in-digits = A commitment is 32 bytes, written as 64 hexadecimal digits (0 to 9, a to f).
table-value-in-digits = A value is 32 bytes, written as 64 hexadecimal digits (0 to 9, a to f).

## Talk

table-say-one-thing = Say one thing at a time: a phrase, a reaction or a text.
table-no-such-phrase = There is no phrase { $number }: they are numbered 0 to { $last }.
table-no-such-reaction = There is no reaction { $number }: they are numbered 0 to { $last }.
table-text-too-long = This is too long: { $most } characters are allowed, and these are { $count }.
table-text-is-empty = This text is empty.
table-text-has-one-line = A text is one line, without control characters or invisible characters.
table-nothing-is-said = The host has switched off talk at this table.
table-only-phrases = The host allows only phrases and reactions at this table.
table-partners-do-not-talk = At this table partners do not talk during a deal: wait until it is over.
table-says-a-lot = You are talking too fast: { $count } messages in { $seconds } seconds are allowed. Wait a little.

## At the door of a table

table-open-elsewhere = You are now at this table in another window.
table-not-watched = This table cannot be watched.
table-not-watched-any-more = This table can no longer be watched.
table-too-many-watch = Too many people are already watching this table.
table-nobody-said-hello = Nobody said hello.
table-say-hello-first = Say hello first, with the key to your seat.
table-watchers-have-no-say = Watchers have no say at this table.
table-unknown = There is no such table on this server.
# $number: of an event, a text.
table-damaged-at = The record of this table is damaged at event { $number }.
table-event-missing = The record of this table is damaged: event { $number } is missing.
table-left-as-it-is = It was left as it is.
table-cannot-be-shown = Its record is intact but cannot be shown here.
# $reason: a sentence, or a few words, for the operator of the server.
table-opening-unreadable = The opening of this table cannot be read: { $reason }

## How a table is set up

table-setup-house-is-object = The house rules must be an object of options and values.
# $seats: how many play by the house rules. $count: how many players somebody has named.
table-setup-players =
    { $count ->
        [0] { $seats } play at this table, and the setup has no players.
       *[other] { $seats } play at this table, and the setup has { $count } players.
    }
table-setup-one-is-you = Only one player can be you.
table-setup-one-has-to-be-you = One player must be you.
# $number: of the player in the setup, a text.
table-setup-player-is-object = Player { $number } is not an object.
# $kind: what somebody asked for, in quotation marks. The words `you`, `bot` and `open` are those of the protocol.
table-setup-player-kind = Player { $number } cannot be { $kind }: allowed are you, bot and open.
table-setup-kept-twice = Seat { $seat } cannot be kept for { $name }: another seat already has this name.
# $bot: what somebody asked for, in quotation marks. $bots: the names of players.
table-setup-no-such-bot = There is no bot { $bot } for seat { $seat }: the bots are { LIST($bots, style: "comma") }.
# The words here are those of the protocol.
table-setup-show-is-object = What the table shows must be an object of pile, captured, counts and hints.
table-setup-cannot-show = A table cannot show { $name }: it can show { LIST($allowed, style: "comma") }.
table-setup-show-value = { $name } cannot be { $value }: allowed are { LIST($allowed, style: "comma") }.
# $names: English words of the protocol, as is $name below.
table-customs-are-object = The customs of a table must be an object of { LIST($names, style: "comma") }.
table-no-such-custom = A table has no custom { $name }: its customs are { LIST($names, style: "comma") }.
table-customs-value-is-not = { $name } cannot be { $value }: allowed are { LIST($allowed, style: "comma") }.

## The server, to its operator

# $address: of this machine. $public: the one at which friends come. $store: a file, or the address of a database.
table-house-open = Kahve is open at { $address } and keeps its tables in { $store }. Ctrl+C closes it.
table-house-open-to-all = Kahve is open at { $public } by way of { $address } and keeps its tables in { $store }. Ctrl+C closes it.
# $workers: how many processes serve; at least two.
table-house-served-by = { $workers } processes serve it.
# $option: as it is typed, "--workers 3".
table-house-needs-database = { $option } needs a database that servers can share, and { $store } is a file. Use --store postgresql://name@host/tables, or one process.
table-house-no-such-log = --log cannot be { $value }: allowed are { $allowed }.
# $first and $last: numbers of ports, as they are typed.
table-port-none-free = All ports from { $first } to { $last } are in use: choose one with --port.
table-port-no-such-address = { $host } is not an address of this machine.
# $reason: what the system says.
table-port-cannot-be-had = Port { $port } of { $host } cannot be used ({ $reason }): choose another, or 0 for any that is free.
