### The page of a club: its members, tables, rules, evenings and book.

client-club-clubs = Clubs
client-club-not-here = There are no clubs here: they need a server that knows persons.
client-club-now = Now
client-club-join-call = Join the call
client-club-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
client-club-settings = About the club
client-club-save = Save the club as a file
client-club-leave = Leave the club
client-club-leave-ask = Leave this club? Your tables and your matches stay yours, but you no longer see its page.
client-club-dissolve = Delete the club
client-club-dissolve-ask = Delete this club for everybody? Its page, its rules and its book are gone for good. The tables stay on the lists of those who played there.
client-club-code-unknown = This link opens no club: ask a member for the current one.
client-club-join-by-code = Join with a code
client-club-code = The code of the club
client-club-look = Look
client-club-invited =
    { $count ->
        [one] { $name } invites you. It has { $count } member.
       *[other] { $name } invites you. It has { $count } members.
    }
client-club-go = Go to the club
client-club-join = Join
client-club-join-means = The members see your name and your emblem, when you are here, and the matches that you play in the club.
client-club-make-of-table = Make it a club
client-club-found = Found a club
client-club-what-it-is = A club keeps the same people together: its own rules, open tables and evenings, under one name.
client-club-name = The name of the club
client-club-name-example = Our Thursdays
client-club-emblem = Its emblem
client-club-found-it = Found it
client-club-no-table = No table is open now.
client-club-table-waits =
    { $people ->
        [one] { $names } waits for { $count }
       *[other] { $names } wait for { $count }
    }
client-club-go-to-table = Go to the table
client-club-sit-down = Sit down
client-club-open-table = Open a table
client-club-rules-of-table = What is played
client-club-our-rules = Our rules
client-club-by-book = By the book
client-club-rules-and-seats = { $called } ({ $game }, { $seats })
client-club-seats-by-book = Seats, by the book
client-club-usual-seats = the usual number
client-club-lay-table = Lay the table
client-club-role =
    { $role ->
        [founder] founder
        [host] host
       *[member] member
    }
client-club-you = you
client-club-what-with = What to do with { $name }
client-club-make =
    { $role ->
        [host] Make a host
       *[member] Make a member
    }
client-club-hand-over = Hand the club over
client-club-hand-over-ask = Make { $name } the founder? You are a host from then on.
client-club-remove = Remove
client-club-remove-ask = Take { $name } out of the club? What they have played stays theirs.
client-club-invite = Invite somebody
client-club-link = The link to this club
client-club-or-type-code = Or type this code on the page of clubs:
client-club-link-as-code = The link as a QR code
client-club-rules = House rules
client-club-no-rules = The club keeps no house rules yet: its tables are by the book.
client-club-usual = the usual ones
client-club-make-usual = Make usual
client-club-drop-rules = Remove { $name }
client-club-keep-first = Keep house rules under a name on the first page: then they can be added here.
client-club-keep-of-browser = Add house rules of this browser
client-club-keep = Add
client-club-customs = Customs of its tables
client-club-name-and-more = Name, emblem, call, time zone
client-club-call = The address of your call
client-club-zone = Time zone
client-club-renew-code = New link and code
client-club-renew-says = The old ones no longer work.
client-club-next-evening = The next evening
client-club-no-evening = No evening is planned.
client-club-clock-is-wrong = The clock of this device is wrong. Evenings begin by the clock of the server.
client-club-tell-me = Tell me an hour before
client-club-tell-me-not = Do not tell me
client-club-no-push = This browser does not let the server tell you anything.
client-club-calendar = In my calendar
client-club-calendar-address = The address of the calendar
client-club-calendar-says = Subscribe to this address in your calendar: it stays up to date. It is yours alone.
client-club-calendar-file = Or save a file
client-club-it-is-time = It is time
client-club-weekly = every week
client-club-do-you-come = Do you come?
client-club-answer =
    { $comes ->
        [yes] I come
        [late] I come late
       *[no] I cannot
    }
client-club-who-comes =
    { $comes ->
        [yes] Coming: { $names }
        [late] Coming late: { $names }
       *[no] Not coming: { $names }
    }
client-club-table = Table { $number }
client-club-seat-of-table = Table { $table }, seat { $seat }
client-club-sit-down-early = Sit down early
client-club-round = round { $round }
client-club-waiting =
    { $count ->
        [one] { $names } waits in this round.
       *[other] { $names } wait in this round.
    }
client-club-next-round = Next round
client-club-seat-people = Seat those who come
client-club-game-and-tables = Game and tables
client-club-game-in-tables = { $game }: { LIST($tables, style: "comma") }
client-club-seats-are = The seats are
client-club-mode =
    { $mode ->
        [drawn] drawn by lot
        [rotated] changed so that all play with all
       *[fixed] kept as people answered
    }
client-club-propose = Propose
client-club-plan = Plan an evening
client-club-day = Day
client-club-time = Time ({ $zone })
client-club-note = What it is about
client-club-every-week = Every week
client-club-plan-it = Plan it
client-club-call-off = Call off
client-club-call-off-once = Not this time
client-club-call-off-all = Call off for good
client-club-book = The book
client-club-tonight = Tonight
client-club-span = Time
client-club-of-span =
    { $span ->
        [season] this year
        [month] this month
       *[ever] for ever
    }
client-club-evenings = Evenings
client-club-all-games = All games
client-club-standings = Standings
client-club-won = Won
client-club-played = Matches
client-club-more-a-deal = More a deal
client-club-margin = { $margin } ± { $error }
client-club-margin-says = Points a deal more than the others made on average, with the range of 95%: with few deals it is wide.
client-club-days-say = Days and months are those of the club's time zone ({ $zone }).
client-club-column = { $kind ->
    [rating] Rating
    [play] By play
   *[luck] By luck
}
client-club-luck-says = Play and luck are counted in the deals that were reviewed.
client-club-rating-says = The rating counts the matches shown, in their order: everybody begins at 1500.
client-club-rated = Show a rating in the standings
client-club-pairs = Partners
client-club-records = Records
client-club-record =
    { $kind ->
        [comeback] { $game }: { $name } won after being { $points } behind
        [captures] { $game }: { $name } made { $points } × { $capture } in a deal
        [longest]
            { $points ->
                [one] { $game }: { $name } ate a soup of { $points } card
               *[other] { $game }: { $name } ate a soup of { $points } cards
            }
       *[deal] { $game }: { $name } made { $points } in a deal
    }
client-club-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
client-club-save-as = Save as { $kind }
client-club-note-of = { $name } on deal { $deal }
client-club-write-note = Write a line to a deal of { $game }
client-club-deal = Deal
client-club-line = A line for the others
client-club-write = Write
client-club-still-reading = Logs are still being read.
client-club-no-match = No match has ended here yet.

### The same deals for several people.

client-club-same-title = The same deals
client-club-same-says = Everybody plays the same cards, and afterwards you compare. Nobody sees anything of a deal that they still have to play.
client-club-same-how-many = Number of deals
client-club-same-how = How it is played
client-club-same-alone = Each person with bots, at any time
client-club-same-tables =
    { $count ->
        [one] Friends at { $count } table
       *[other] Friends at { $count } tables at the same time
    }
client-club-same-begin = Get the link
client-club-same-deals =
    { $count ->
        [one] { $game }: { $count } deal
       *[other] { $game }: { $count } deals
    }
client-club-same-link = The link for the others
client-club-same-take-seat = Take a seat
client-club-same-free = free
client-club-same-has-added = this device has added to the cards
client-club-same-waits = The cards are settled when all these devices have added to them.
client-club-same-without = Begin without the missing
client-club-same-settling = Your device adds to the cards.
client-club-same-play = Play
client-club-same-hidden = You see what others made of a deal when you have played it.
client-club-same-count =
    { $count ->
        [one] { $count } table plays them.
       *[other] { $count } tables play them.
    }
client-club-same-in-all = In all
client-club-same-points = Points
client-club-same-more = More than others
client-club-same-par = Par
client-club-same-over = Over the mean
client-club-same-matchpoints = Matchpoints
client-club-same-parts = Play parts
client-club-same-after =
    { $moves ->
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
client-club-same-never = nowhere
client-club-same-yours = yours
client-club-same-explained = Par is what the cards bring when the same built-in players have every seat. Matchpoints say in how many of 100 comparisons a table did better; a tie counts half.
client-club-same-looking = Par is still being worked out.
client-club-same-at-all-tables = Same deals at all tables
client-club-same-with-bots = The same deals for members, each with bots
