### The people at a table: who is away, what is proposed, what is said.
### $who is "you" for the reader and "other" for somebody else, whose name is $name.

client-people-bot-plays-for-you = { $bot } plays for you.
client-people-come-back = Come back
client-people-come-back-full = Come back and play yourself
client-people-you = you
# $who is "one" or "many", as $names are.
client-people-agree-so-far =
    { $who ->
        [one] { $names } agrees.
       *[many] { $names } agree.
    }
client-people-still-to-answer =
    { $count ->
        [one] { $names } has yet to answer.
       *[other] { $names } have yet to answer.
    }
client-people-agree = Agree
client-people-withdraw = Withdraw
client-people-decline = Decline
client-people-withdraw-full = Withdraw the proposal
client-people-is-away =
    { $more ->
        [0] { $name } is away.
       *[other] { $name } is away, and { $more } more.
    }
client-people-wait = Wait
client-people-wait-for = Wait for { $name }
client-people-let-bot-play = Let a bot play
client-people-let-bot-play-for = Let a bot play for { $name }
client-people-open-seat = Open the seat
client-people-open-seat-of = Open the seat of { $name }
client-people-open-ask = Open the seat of { $name }? They lose it, and anybody with the link can take it.
client-people-keep-seat = Keep it
client-people-are-away =
    { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
client-people-invite = Invite
client-people-invite-full = Invite a friend to the open seat
client-people-seat-bots =
    { $count ->
        [one] Seat a bot
       *[other] Seat bots
    }
client-people-seat-bots-full =
    { $count ->
        [one] Seat a bot in the open seat
       *[other] Seat bots in the open seats
    }
client-people-you-watch = You watch this table.
client-people-take-seat = Take a seat
client-people-take-seat-full = Take a seat at this table
client-people-others-watch =
    { $count ->
        [one] { $count } other watches.
       *[other] { $count } others watch.
    }
client-people-watch =
    { $count ->
        [1] One person watches.
       *[other] { $count } people watch.
    }
client-people-muted = In this browser you no longer see what { $name } says.
client-people-heard-again = You see what { $name } says again.
client-people-says = { $name }: { $says }
client-people-at-table = The people at the table
client-people-decide = Decide…
client-people-all-hands-later = All hands, one deal later
client-people-say-something-key = Say something (/)
client-people-people-at-table = People at the table
client-people-open-to-all-full = Open to all the seat that is kept for { $name }
client-people-open-to-all = Open to all
client-people-bot-at-seat = Seat a bot at seat { $number }
client-people-hear-name = Unmute { $name }
client-people-mute-name = Mute { $name }
client-people-hear = Unmute
client-people-mute = Mute
client-people-host = host of the table
client-people-seats = Who sits where
client-people-sit-there = Sit there
client-people-sit-on-seat = Sit there, in seat { $number }
client-people-change-seats = Change seats
client-people-change-seats-with = Change seats with { $name }
# $partners: "yes" where some play together.
client-people-draw =
    { $partners ->
        [yes] Draw the partners
       *[no] Draw the seats
    }
client-people-draw-again =
    { $partners ->
        [yes] Draw new partners and play again
       *[no] Draw new seats and play again
    }
client-people-next-partners = Another match with the next partners
client-people-seats-say = Seats can be changed until the first deal. Everybody who would move is asked first; bots simply move.
client-people-draw-says = All players are asked.
client-people-bot-plays-for-them = { $bot } plays for them
client-people-connection-lost = connection lost
client-people-invite-friend = Invite a friend
client-people-watch-link-hands = Anyone with this link sees the table without hands, and every hand one deal later.
client-people-watch-link = Anyone with this link sees the table without hands.
client-people-let-watch = Let somebody watch
client-people-take-back = Take back your last move
client-people-ask-take-back = Ask to take back the last move
client-people-end-match = End the match early
client-people-propose-end = Propose to end the match
client-people-this-match = This match
client-people-propose = Propose
client-people-if-all-agree = It happens if all players agree. Bots are not asked, nor are people for whom a bot plays.
client-people-customs = Customs of this table
client-people-host-settles = The host of the table decides on them.
client-people-leave = Leave
client-people-leave-table = Leave the table…
client-people-leave-ask = Leave the table?
client-people-leave-says = Your seat will be open: a friend with the link, a bot or you yourself can take it.
# The host sends somebody away.
client-people-remove = Remove…
client-people-remove-name = Remove { $name } from the table
client-people-remove-ask = Remove { $name } from the table?
client-people-remove-says = They lose the seat and are told that you removed them. With the link they can sit down again.
client-people-ban-says = A ban also keeps them away: the server knows them by the keys of their devices and by their browser. They could still come back as somebody new with another browser or a cleared one. Lock the table to prevent that.
client-people-remove-now = Remove
client-people-ban = Remove and ban
client-people-keep-person = Let them stay
client-people-door = Who may come
client-people-lock = Lock the table
client-people-unlock = Unlock the table
client-people-lock-says = Then nobody new can sit down. Those who sit here stay, and can always come back.
client-people-locked-says = The table is locked: nobody new can sit down. Those who sit here can always come back.
client-people-banned = { $name } is banned.
client-people-pardon = Let back in
client-people-pardon-name = Let back in: { $name }
client-people-hand-it-to = Hand it to
client-people-name-if-you-like = a name, if you like
client-people-kept-when-you-leave = When you leave, the seat is kept for { $name }.
client-people-hand-over = Hand over and leave
client-people-stay = Stay
client-people-one-moment = One moment…
client-people-pictures = Pictures
client-people-phrases = Phrases
client-people-own-words = Your own words
client-people-say-it = Say it
client-people-all-hear = Everybody at the table sees it, watchers too. It is not saved.
client-people-no-talk = The host has switched off talk at this table.
client-people-no-partner-talk = At this table partners do not talk during a deal: wait until it is over.
client-people-reaction =
    { $who ->
        [you]
            { $reaction ->
                [smile] You smile.
                [laugh] You laugh.
                [surprise] You are surprised.
                [think] You think.
                [clap] You clap.
                [heart] You send a heart.
                [tea] You offer tea.
               *[wave] You wave.
            }
       *[other]
            { $reaction ->
                [smile] { $name } smiles.
                [laugh] { $name } laughs.
                [surprise] { $name } is surprised.
                [think] { $name } thinks.
                [clap] { $name } claps.
                [heart] { $name } sends a heart.
                [tea] { $name } offers tea.
               *[wave] { $name } waves.
            }
    }
client-people-reaction-name =
    { $reaction ->
        [smile] You smile
        [laugh] You laugh
        [surprise] You are surprised
        [think] You think
        [clap] You clap
        [heart] You send a heart
        [tea] You offer tea
       *[wave] You wave
    }
