### The first page of the house: games, house rules, company; and the page for a guest with a link.

client-home-bot = { $bot }, a bot
client-home-friend = A friend, by a link
client-home-kept-for-anybody = A name (or empty: anybody)
client-home-seat-kept-for-whom = Who seat { $number } is kept for
client-home-deck-no-suits = This deck file has no list of four suits.
client-home-deck-strange-suit = This deck file has a suit with the code { $code }: the codes are { $codes }.
client-home-deck-no-letters = This deck file has no letters for the suit { $suit }.
client-home-deck-suit-twice = This deck file has the suit { $suit } twice.
client-home-deck-no-icons = This deck file does not say how many icons the chili peppers have.
client-home-deck-no-card = This deck file does not say which card is its { $key }.
client-home-deck-no-json = This file is not a deck of letters: it is not JSON.
client-home-tables-waiting = Tables waiting for you
client-home-my-tables = My tables
client-home-headline = The old card games, at a warm table
client-home-welcome = Sit down, take a coffee, play a card. Alone against bots or with friends, by your own family's rules.
client-home-laying-tables = Setting up the tables…
client-home-not-kept = This browser keeps nothing for this page. You lose your seats and settings when you close or reload it.
client-home-back-to-table = Back to your table of { $game }
client-home-todays-deal = Today’s deal: { $game }
client-home-own-rules =
    { $count ->
        [0] the book's rules
        [one] { $count } house rule of your own
       *[other] { $count } house rules of your own
    }
client-home-the-game = The game
client-home-find-by-name = Find a game by any of its names
client-home-find = Find a game
client-home-no-such-game = There is no game of that name here.
client-home-near-games = There is no game of that name here. These are like it:
client-home-country = Country
client-home-country-of-browser = { $country } (from my browser)
client-home-country-not-told = From my browser: it names no country
client-home-country-none = None: treat all games alike
client-home-also-called = Also { LIST($names, style: "or") }
client-home-house-rules = The house rules
client-home-learn-game = Learn { $game }
client-home-hints-allowed = Hints may be asked for
client-home-customs = Customs of the table
client-home-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
client-home-table-shows = What the table shows
client-home-every-rule-of = Every rule, all { $count }
client-home-own-deck = A deck of your own
client-home-deck-file = Deck file
client-home-deck-file-says = A deck of your own, as JSON with the suits, their letters and the cards that matter: it fills in the settings of this deck.
client-home-choose-file = Choose a file
client-home-players-named = { LIST($numbers, style: "or") } players
client-home-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
client-home-players-range = { $least } to { $most } players
client-home-set-needs-name = Give the set a name.
client-home-set-name-taken = There is a set called { $name } already: choose another name, or delete that one first.
client-home-rule-and-value = { $rule } – { $value }
client-home-set-by-book = By the book.
client-home-rules-and-more = { LIST($rules, style: "comma") } and { $more } more
client-home-rules-listed = { LIST($rules, style: "comma") }
client-home-own-houses = Your own sets of rules
client-home-keep-or-read = Keep these rules, or read your family's
client-home-name-for-rules = A name for these rules
client-home-grandmothers = Grandmother's { $game }
client-home-keep = Keep
client-home-by-book-so-far = So far these are the book's rules: change some of them below.
client-home-line-from-somebody = A line that somebody sent you
client-home-own-sheet = Your family's own rules, in your own words
client-home-read = Read
client-home-read-rules = Read the rules
client-home-rename-set = Rename { $name }
client-home-send-set = Send { $name } as a line
client-home-delete-set = Delete { $name }
client-home-rename = Rename
client-home-send = Send
client-home-delete = Delete
client-home-new-name = New name for { $name }
client-home-set-as-line = { $name } as a line of text
client-home-delete-for-good-ask = Delete { $name } for good?
client-home-delete-for-good = Delete for good
client-home-set-kept = { $name } is saved in this browser.
client-home-rules-chosen = These rules are chosen now. Give them a name to keep them.
client-home-set-kept-and-chosen = { $name } is saved in this browser and chosen.
client-home-set-renamed = { $before } is now called { $now }.
client-home-set-deleted = { $name } has been deleted.
client-home-line-copied = The line has been copied: paste it into a message.
client-home-copy-marked = Copy the selected line.
client-home-seat-at-table = A seat at the table
client-home-watch = Watch
client-home-open-own = Open a table of your own
client-home-table-of = A table of { $game }
client-home-sit-on-seat = Sit here, in seat { $number }
client-home-sit-here = Sit here
# $names: those who play together with somebody, by name or by seat.
client-home-plays-with = plays with { LIST($names) }
client-home-partners = Players joined by a line are partners.
client-home-each-alone = Everybody plays alone.
client-home-seats-change = Once you sit at the table, you can change seats until the first deal.
client-home-free-later = free after this deal
client-home-take-seat-of = Take the seat of { $name }, a bot
client-home-take-seat = Take the seat
client-home-by-book = By the book.
client-home-rules-of-table =
    { $count ->
        [1] One house rule of this table
       *[other] { $count } house rules of this table
    }
client-home-book-has = (the book says { $value })
client-home-room-choose = There is room for you. Choose a seat.
client-home-no-room = Every seat at this table is taken.
client-home-room-later = A deal is in progress. You can take a bot's seat when it is over.
client-home-room-match-over = The match is over. You can take a bot's seat and play the next one.
client-home-room-of-bot = There is room for you: take a bot's seat.
client-home-watch-and-replay = Watch and replay
client-home-looking-for-tables = Looking for your tables…
client-home-paragraph = Paragraph of the rulebook
client-home-reset-rule = Reset “{ $rule }” to { $value }
client-home-another-number = another number
client-home-deal-by-deal = deal by deal
client-home-rank-by-rank = rank by rank
# A number by which deals are counted.
client-home-deal-number = Deal { $number }
client-home-from-deal-on = From deal { $number } on
client-home-one-deal-more = One more deal
client-home-one-deal-fewer = One deal fewer
client-home-top-card = Only the top card
client-home-face-up-cards = All face-up cards
client-home-nobodys = Nobody's
client-home-ones-own = Your own
client-home-everybodys = Everybody's
client-home-pile-shows = The pile shows
client-home-taken-looked-through = Whose captured cards may be looked at
client-home-taken-counted = Count captured cards on the table
client-home-play-now = Play now
client-home-play-with-friends = Play with friends
client-home-what-is-chosen = Your choices
client-home-invite-to = Invite to { $game }
client-home-play-game = Play { $game }

client-home-twin = Plays as I do
client-home-twin-says = Makes the mistakes you made in the { $choices } choices that you saved.
# $level: as Casual.
client-home-at-my-level = At my level
client-home-at-my-level-says = As strong as you, now about { $level }. It follows your results against it and your measured style.
# $family: pile, floor, melding, letters, or the name of another family.
client-home-family =
    { $family ->
        [pile] Match the top card, take the pile
        [floor] Clear the floor
        [melding] Lay melds, together
        [letters] Letters on the cards
       *[other] More games
    }
# $minutes: about how long a deal takes; 0 where it is not known.
client-home-begin-here =
    { $minutes ->
        [0] Begin here: { $game }
        [one] Begin here: { $game }, a minute a deal
       *[other] Begin here: { $game }, { $minutes } minutes a deal
    }
client-home-game-and-minutes =
    { $minutes ->
        [one] { $game }, a minute a deal
       *[other] { $game }, { $minutes } minutes a deal
    }
client-home-as-last-time = As last time: { $game }
client-home-begin = Begin here
client-home-last-game = Your last game
client-home-every-rule = All rules of { $game }
# The table as people speak of it; each argument is a part that stands by itself. $length: none where no rule says how long a match is.
client-home-table-in-words =
    { $length ->
        [none] { $game } · { $seats } · { $rules } · { $company }
       *[other] { $game } · { $seats } · { $length } · { $rules } · { $company }
    }
# $how: alone, pairs or teams, of which there are $sides.
client-home-seats-in-words =
    { $how ->
        [pairs] { $count } players, in pairs
        [teams] { $count } players, in { $sides } teams
       *[alone] { $count ->
            [one] { $count } player
           *[other] { $count } players
        }
    }
# $kind: bots, partners (bots, some of whom play on the reader's side), both (bots and friends) or friends.
client-home-company-in-words =
    { $kind ->
        [bots] against { LIST($names) }
        [partners] with { LIST($names) }
        [both] { $friends ->
            [one] with { LIST($names) }, and a friend
           *[other] with { LIST($names) }, and { $friends } friends
        }
       *[friends] { $friends ->
            [one] with a friend
           *[other] with { $friends } friends
        }
    }
# What a word of the table is about, and what it is now.
client-home-word-to-change = { $what }: { $now }
client-home-length = The length
client-home-who-plays = Who plays
client-home-characters = Characters, each with a habit
client-home-levels = By level
client-home-everybody = Everybody at the table
client-home-choose-one = Choose one
client-home-find-rule = Find a rule
client-home-no-such-rule = No rule of this game contains these words.
client-home-change-back = Undo my changes
# $part: deal, play, score or end.
client-home-part-of-rules =
    { $part ->
        [deal] The table and the deal
        [play] The play
        [score] What scores
       *[end] How it ends
    }
client-home-same-deals = Same deals for several people
# A link from the table without a server to the site of documents, which is in English.
client-home-documents = Rulebooks and guides
