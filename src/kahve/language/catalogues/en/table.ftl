### The table: who sits there, what happens, what is proposed, and why something cannot be done.
### $who is `you` where the reader is meant, and `other` for the person $name. A language may have more branches where a comment says so.


## Who plays

# What a reader is called beside the names of the others, as in "You and Ayla", and who acts where nobody of the table does.
table-member-you = You
table-member-house = The house
# The name of a person who has given none. It is kept with the seat.
table-guest = Guest
# A seat without a name. $number: a text, from 1 on.
table-seat = Seat { $number }
# Those who play together. $members: names, the reader as `table-member-you` first.
table-side = { $members }
# A line of a score, within a list: who, and the points or the games. $members: names, as above.
table-score-of-side = { $members } { $points }

## What stands above the table: whose turn it is, or for whom the table waits

table-waiting =
    { $count ->
        [one] Waiting for one more to sit down.
       *[other] Waiting for { $count } more to sit down.
    }
table-next-deal-is-mixed = The next deal is on its way: the devices at this table add their chance to it.
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
# $game: a game. $began: the version of its rules, a text; $here: that of this house.
table-older-rules = This table was begun by rules { $began } of { $game }; this house has { $here }.
table-read-only = It can be read, and not played on.
# $number: of an event, a text.
table-read-only-until = What came after event { $number } cannot be shown by the rules of today.
# $deal, $moves: where in another match this table began.
table-goes-on-from =
    { $moves ->
        [one] This table goes on from deal { $deal } after { $moves } move. Who has seen the replay knows cards that are hidden at a table.
       *[other] This table goes on from deal { $deal } after { $moves } moves. Who has seen the replay knows cards that are hidden at a table.
    }

## In the list of somebody's tables

table-list-your-turn = Your turn.
table-list-deal-waits = The next deal waits for you.
table-list-damaged = The record of this table cannot be read.

## The cards are dealt and counted
## $who of those who won: `you` alone, `with` for the reader and $winners, `one` for one person, `other` for several.

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
        [you] You won the game: games { LIST($games, style: "comma") }. The next begins from nothing.
        [with] You and { $winners } won the game: games { LIST($games, style: "comma") }. The next begins from nothing.
       *[other] { $winners } won the game: games { LIST($games, style: "comma") }. The next begins from nothing.
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
table-other-emblem = Somebody at this table has your emblem already, so you have another one here.
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
# $kept: the name of the person for whom the seat was kept.
table-opens-to-all =
    { $who ->
        [you] You open the seat that was kept for { $kept } to all.
       *[other] { $name } opens the seat that was kept for { $kept } to all.
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
# $who lets a bot play. $whom: `you` where it plays for the reader, `other` for $gone.
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
        [you] You are the host of the table now.
       *[other] { $name } is the host of the table now.
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
table-match-ends = The match ends here, as all agree. Nobody has won it.
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
# Who plays with bots alone; bots have played since.
table-goes-back =
    { $who ->
        [you] You go back to your last move.
       *[other] { $name } goes back to the last move before those of the bots.
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
        [you] You sit down on seat { $seat }.
       *[other] { $name } sits down on seat { $seat }.
    }
# Those who play together, within a list: "You and Deniz".
table-partners-of = { LIST($members) }
# $partners: a list of `table-partners-of`.
table-partners-drawn = The partners are drawn: { LIST($partners, style: "comma") }.
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
        [you] Your device was silent, so the cards are dealt without what it could add.
        [with]
            { $count ->
                [one] Your device and the device of { $names } were silent, so the cards are dealt without what they could add.
               *[other] Your device and the devices of { $names } were silent, so the cards are dealt without what they could add.
            }
       *[other]
            { $count ->
                [one] The device of { $names } was silent, so the cards are dealt without what it could add.
               *[other] The devices of { $names } were silent, so the cards are dealt without what they could add.
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
table-customs-away = Who has not moved for this time counts as away, and the others may let a bot play.
table-customs-stand-in = The bot that plays for a person who is away, and takes an open seat.
table-customs-talk = What people at the table may say to each other.
table-customs-partner-talk = Whether anybody may talk while a deal is played in which partners play together.
table-customs-takeback = Whether the last move can be taken back, if all agree and it has shown no card. Against bots alone it always can.
table-customs-pace = How fast bots play: as the people at the table wish, the slowest first, or at one pace for all.
table-customs-watch = What friends with the link may see without a seat: of a deal in play they see no hand.
table-customs-late = Whether a friend with the link may take a bot's seat between two deals.
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
table-choice-table-and-hands = the table, and all hands of the deal before
# A custom and what it is now, within a list: "Talk: nothing, Watching: the table".
table-setting-of = { $custom }: { $value }

## Why a seat cannot be had

table-seat-taken = That seat is taken: { $name } sits there.
table-seat-of-bot-kept = That seat is taken: { $name }, a bot, sits there, and this table keeps its bots.
table-seat-of-bot-in-deal = A deal is being played: you can take the seat of { $name }, a bot, when it is over.
table-all-seats-taken = All seats at this table are taken.
# $names: for whom the open seats are kept.
table-open-seats-kept = Every open seat is kept for somebody: { $names }. The host of the table can open it to all.
table-name-only-looks-like = This name only looks like { $name }, for whom this seat is kept: write it with the same letters.
table-seat-kept-for = This seat is kept for { $name }, until the host of the table opens it to all.
# $seat: its number, a text.
table-other-seat-kept-for = Seat { $seat } is kept for { $name }: sit there, or take another name.
table-sits-already = You sit at this table already, on seat { $seat }.
# Two requests to sit down that differ in nothing came one after the other.
table-just-sat-down = { $name } has just sat down on seat { $seat } from where you are. If that was not you, write another name.
table-no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
table-no-seat-of-yours = You have no seat at this table.
table-no-seat-any-more = You have no seat at this table now.
# $name: the host of the table.
table-removes-you = { $name } has removed you from this table.
table-bans-you = { $name } has banned you from this table: you cannot sit down here.
# $name: whoever opened the seat.
table-your-seat-opened = { $name } has opened your seat while you were away.
# $name: the host of the table.
table-is-locked = This table is locked: nobody new can sit down until { $name } unlocks it.
table-device-without-key = This device has no key to this seat now.
table-key-opens-no-seat = This key opens no seat at this table.

## Names

table-name-is-text = A name is text.
table-name-is-you = Choose another name: at the table everybody is You to themselves.
table-name-looks-like = This name looks like { PERSON($name, case: "genitive") }, who sits here: choose another one.
# $emblem: what somebody asked for, in quotation marks. $emblems: the English words by which programs name them.
table-no-such-emblem = There is no emblem { $emblem }: choose one of { LIST($emblems, style: "comma") }.

## Why one cannot leave, open a seat or let a bot play

table-write-heir = Write the name of the person to whom you hand the seat.
table-heir-sits-here = There is a seat of { $name } at this table already: hand yours to somebody else.
# $who: `nobody` where the table has no host, else `other` for the host $name.
table-host-opens-kept =
    { $who ->
        [nobody] Nobody may open the seat that is kept for { $kept }.
       *[other] { $name } may open the seat that is kept for { $kept }.
    }
table-host-starts =
    { $who ->
        [nobody] Nobody may start without those who are missing.
       *[other] { $name } may start without those who are missing.
    }
table-host-settles-customs =
    { $who ->
        [nobody] Nobody settles the customs of this table.
       *[other] { $name } settles the customs of this table.
    }
table-say-which-seat = Say which seat it is about.
table-seat-is-of-bot = { $name } is a bot.
table-seat-is-open = That seat is open.
table-own-seat = That is your own seat.
# $who: `nobody` where the table has no host, else `other` for the host $name.
table-host-removes =
    { $who ->
        [nobody] Nobody removes people from this table or locks it.
       *[other] { $name } alone removes people from this table and locks it.
    }
table-remove-yourself = That is your own seat: leave the table instead.
table-remove-owner = This is the table of { $name }, who cannot be removed from it.
table-ban-without-key = { $name } came without a key by which the house knows a person, so nothing would keep them away. Remove them, and lock the table.
table-no-such-ban = Nobody is banned by that name.
table-is-here = { $name } is here.

## Why something cannot be proposed, or answered

# $what: what somebody asked for, in quotation marks. $allowed: English words of the protocol.
# $what: `end` the match, play `again`, or `takeback` of the last move.
table-other-proposal-first =
    { $what ->
        [end] First the other proposal has to be answered: to end the match.
        [again] First the other proposal has to be answered: to play another match.
        [seats] First the other proposal has to be answered: to change seats.
        [draw] First the other proposal has to be answered: to draw who sits where.
       *[takeback] First the other proposal has to be answered: to take back the last move.
    }
table-nothing-proposed = Nothing is proposed.
table-proposed-no-longer = What you agree to is no longer proposed.
table-all-had-agreed = It has happened already: all had agreed before you declined.
table-answered-already = You have answered this already.
table-not-asked = You are not asked.
table-match-not-over = The match is not over yet.
table-match-over = The match is over.
table-match-not-begun = The match has not begun.
table-seats-stand = Seats can be changed before the first deal of a match, and not now.
# $name: somebody for whom a bot plays.
table-nobody-moved-unasked = A bot plays for { $name }, and nobody is moved unasked. Wait until they are back.
table-takes-nothing-back = At this table no move is taken back: its host has settled it so.
table-no-deal-to-take-back = No deal is being played, so no move can be taken back.
table-only-last-move = Only the last move of all can be taken back, by whoever made it.
table-has-played-since = Only the last move of all can be taken back, by whoever made it: { $name } has played since.
table-no-move-of-yours = You have made no move in this deal that you could take back.
# $card: a card that the reader has seen by the move.
table-move-has-shown-you = This move cannot be taken back: it has shown a new card to you ({ $card }).
table-move-has-shown = This move cannot be taken back: it has shown a new card to { $name }.

## Why a move or a deal cannot be made

table-moved-on = The table has moved on since you asked. Look again, and then decide.
table-come-back-first = A bot plays for you: come back first.
# $do: what somebody asked for, in quotation marks. $allowed: English words of the protocol.
table-cannot-ask-for = Nobody can ask for { $do } here: ask for { LIST($allowed, style: "comma") }.
table-too-many-hints = Many hints were asked for from your address in a short time. Wait a moment, and ask again.
table-asks-a-lot = You ask for a lot at once. Wait a little.
table-match-over-ask-again = The match is over: ask for a new one.
table-deal-not-finished = This deal is not finished: there are cards to play.
table-next-deal-waits = No card can be played now: the next deal waits.
table-not-your-turn = It is not your turn: { $name } is to play.
table-not-your-turn-now = It is not your turn.
table-shows-new-cards = That shows new cards, so it cannot be tried first: do it or leave it.
table-move-not-tried = In { $game } a move is made at once and not tried first.
table-something-wrong = Something went wrong in the house. Nothing has changed at the table: try something else.
table-not-written-down = The house could not write this down, so it has not happened. Try again in a moment.
table-no-bot-to-move = It is no bot's turn.

## Hints and the word list

table-gives-no-hints = This table gives no hints: it was set up so.
table-style-nothing-played = You have not made a move in this match yet, so there is no style to tell.
table-style-after-deal = This table gives no hints, so your style is told only of deals that are over.
table-nothing-to-hint-at = No card can be played now, so there is nothing to hint at.
table-only-one-thing = There is only one thing that you can do now.
table-without-words = { $game } is not played with words.
table-words-after-deal = The word list can be asked when the deal is over, not while it is played.
table-word-of-letters =
    { $alphabet ->
        [tr] A word has the letters of the Turkish alphabet, { $most } at most.
       *[other] A word has the letters A to Z, { $most } at most.
    }
# $word: in capitals. $list: the title of a word list.
table-is-a-word = { $word } is a word of this table's list: { $list }.
table-is-no-word = { $word } is not a word of this table's list: { $list }.
table-log-after-match = No deal is over yet: the log holds finished deals only, because it shows every card.

## Why the chance of a deal takes nothing more

table-committed-already = Your device has committed already.
table-committed-otherwise = Your device has committed already, and cannot change that.
table-commit-first = First every device commits to its value: keep yours to yourself until then.
table-value-told-already = Your device has told its value already.
table-value-told-otherwise = Your device has told its value already, and cannot change that.
table-value-does-not-fit = This value is not the one that your device has committed to.
table-nobody-awaited = Nobody is waited for.
table-no-deal-is-mixed = No deal is being prepared now, so nothing can be added to its chance.
table-meant-for-other-deal = That was meant for another deal than the one that is being prepared now.
table-device-was-silent = Your device was silent for too long, so this deal is made without it.
table-bot-adds-nothing = A bot's seat adds nothing of its own: the house does it.
table-device-not-asked = Your device is not asked this time.
table-commitment-in-digits = A commitment is 32 bytes, written as 64 hexadecimal digits (0 to 9, a to f).
table-value-in-digits = A value is 32 bytes, written as 64 hexadecimal digits (0 to 9, a to f).

## Talk

table-say-one-thing = Say one thing at a time: a phrase, a reaction or a text.
table-no-such-phrase = There is no phrase { $number }: they are numbered 0 to { $last }.
table-no-such-reaction = There is no reaction { $number }: they are numbered 0 to { $last }.
table-text-too-long = This is too long: { $most } characters are allowed, and these are { $count }.
table-text-is-empty = There is nothing to say in this text.
table-text-has-one-line = A text has one line, without control characters and characters that cannot be seen.
table-nothing-is-said = At this table nothing is said: its host has settled it so.
table-only-phrases = At this table only the phrases and reactions are said: its host has settled it so.
table-partners-do-not-talk = At this table partners do not talk during a deal: wait until it is over.
table-says-a-lot = You say a lot: { $count } times in { $seconds } seconds are allowed. Wait a little.

## At the door of a table

table-open-elsewhere = You sit at this table in another window now.
table-not-watched = This table is not watched.
table-not-watched-any-more = This table is not watched any more.
table-too-many-watch = Too many watch this table already.
table-nobody-said-hello = Nobody said hello.
table-say-hello-first = Say hello first, with the key to your seat.
table-watchers-have-no-say = Who watches has no say at this table.
table-unknown = There is no such table in this house.
# $number: of an event, a text.
table-damaged-at = The record of this table is damaged at event { $number }.
table-event-missing = The record of this table is damaged: event { $number } is missing.
table-left-as-it-is = It was left as it is.
table-cannot-be-shown = Its record is whole, and cannot be shown here.
# $reason: a sentence, or a few words, for the operator of the house.
table-opening-unreadable = The opening of this table cannot be read: { $reason }
table-game-without-pictures = { $game } has no words and pictures for people yet.

## How a table is set up

table-setup-house-is-object = The house rules are an object of option and value.
# $seats: how many play by the house rules. $count: how many players somebody has named.
table-setup-players =
    { $count ->
        [0] { $seats } play at this table, and the setup has no players.
       *[other] { $seats } play at this table, and the setup has { $count } players.
    }
table-setup-one-is-you = One player is you, no more.
table-setup-one-has-to-be-you = One player has to be you.
# $number: of the player in the setup, a text.
table-setup-player-is-object = Player { $number } is no object.
# $kind: what somebody asked for, in quotation marks. The words `you`, `bot` and `open` are those of the protocol.
table-setup-player-kind = Player { $number } cannot be { $kind }: allowed are you, bot and open.
table-setup-kept-twice = Seat { $seat } cannot be kept for { $name }: another seat has this name already.
# $bot: what somebody asked for, in quotation marks. $bots: the names of players.
table-setup-no-such-bot = There is no bot { $bot } for seat { $seat }: there are { LIST($bots, style: "comma") }.
# The words here are those of the protocol.
table-setup-show-is-object = What the table shows is an object of pile, captured, counts and hints.
table-setup-cannot-show = A table cannot show { $name }: there are { LIST($allowed, style: "comma") }.
table-setup-show-value = { $name } cannot be { $value }: allowed are { LIST($allowed, style: "comma") }.
# $names: English words of the protocol, as is $name below.
table-customs-are-object = The customs of a table are an object of { LIST($names, style: "comma") }.
table-no-such-custom = A table has no custom { $name }: there are { LIST($names, style: "comma") }.
table-customs-value-is-not = { $name } cannot be { $value }: allowed are { LIST($allowed, style: "comma") }.

## The house, to whoever opens it

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
table-port-no-such-address = { $host } is no address of this machine.
# $reason: what the system says.
table-port-cannot-be-had = Port { $port } of { $host } cannot be had ({ $reason }): choose another, or 0 for any that is free.
