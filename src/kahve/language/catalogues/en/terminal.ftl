### The terminal: `kahve play`, `learn`, `puzzle`, `rules`, `house`, `games`, `replay`, `review` and `verify`.
### What is typed is the same in every language: the letters at the prompt, commands, options as --keep, names of files, codes of cards as 5H.
### $game is the name of a game, $file the name of a file, $code a card or a game as it is typed, and $move a move as it is typed.
### $says and $why come from the game: $says is a few words without a full stop, $why a whole sentence with one, where nothing else is said.
### $who is `you` where the reader is meant, and `other` for the person $name.
### The kinds `terminal-letter`, `terminal-tally` and `terminal-result` are nouns.


## Questions. A blank and the answer follow.

# $example: a move that can be made now, as 5H.
terminal-ask-card = Your card ({ $example }, or ? for help):
terminal-ask-move = Your move ({ $example }, or ? for help):
# $last: the number of the last of the ways that were listed.
terminal-ask-which = Which (1 to { $last }):
terminal-ask-deal = Press Enter to deal (or ? for help):
terminal-ask-next-deal = Press Enter for the next deal (or ? for help):
# What may be typed for yes and no: `terminal-words-of-yes` has all words that count as yes. y and yes always count, too.
terminal-ask-another-match = Another match (y or n):
terminal-ask-leave-table = Leave the table (y or n):
terminal-ask-play-match = Play the match (y or n):
# The words and letters for yes, in small letters, with blanks between them.
terminal-words-of-yes = y yes

## Help at the prompt: a letter, which stays, and what it shows

terminal-key-hand = h: your hand.
terminal-key-pile = p: the cards on the table, and the other hands.
terminal-key-scores = s: the scores.
terminal-key-moves = m: everything you may do now.
terminal-key-last = l: the last moves.
terminal-key-hint = b: a hint: what Master would do in your place, and what each move is worth, judged by what you can know.
terminal-key-style = y (after a match: style): your style: which level your moves in this match resemble, and what habits they show.
terminal-key-review = v: a review of the last deal, when it is over: what every move was worth, and luck apart from skill; after a match all its deals.
terminal-key-rules = r: the house rules of this table; r 3.2: that paragraph of the rulebook; r all: the whole book.
terminal-key-quit = q: leave the table.
terminal-key-help = ?: these lines.
# In lessons and puzzles.
terminal-key-rule-of-lesson = r: the paragraph of the rulebook that this lesson is about.
terminal-key-table = t: the table again.
terminal-key-teacher = w: what the teacher would do, then the next lesson.
terminal-key-skip = s: skip this lesson.
terminal-key-beginning = b: back to the beginning of the puzzle.
terminal-key-solution = s: the solution.
terminal-key-leave = q: leave.

## Help at the prompt: how cards and moves are written

terminal-how-standard = A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C D H S).
# $card: a card that the reader holds.
terminal-how-standard-as = A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C D H S): { $code } is { NOUN($card, form: "definite") }.
terminal-how-melding = A card is its kind: 4 to 9, T, J, Q, K and A; 2 and * are wild, the two and the joker; b and r are a black and a red three.
terminal-how-letters = A card is its suit (A animals, C chili peppers, S sours, W sweets) and its letter.
terminal-how-letters-as = A card is its suit (A animals, C chili peppers, S sours, W sweets) and its letter: { $code } is { NOUN($card, form: "definite") }.
terminal-how-to-play = Type a card, or its number in your hand, to play it.
terminal-how-asked-which = If it can be played in several ways, you are asked which.
terminal-how-to-take = You can write what it takes after the word takes.
terminal-how-asked-which-takes = If it can take in several ways, you are asked which.
terminal-how-to-draw = Type d to draw.
terminal-how-a-turn = A turn is written in words: several moves are separated by commas.
terminal-how-a-meld = The cards of a meld are written without spaces.
terminal-how-no-card = Anything other than a card, such as an answer to a claim, is written in the words that m shows.
terminal-how-any-game = A move is written as m shows it.
terminal-how-to-pass = Cards that you pass on are written or numbered together, with spaces between them.
# $examples: moves, separated by terminal-and-next.
terminal-examples = Moves you can make now, for example: { $examples }.
# Two things of a list whose parts have commas in them: moves, or cards with their players.
terminal-and-next = { $first }; { $next }

## The table

terminal-opening = { $game }, { $length }: { $first } against { $second }.
# $length: as "to 151 points". $names: three or more.
terminal-opening-several = { $game }, { $length }: { $names }, each against all others.
terminal-deal = Deal { $deal }
terminal-score = Score
terminal-dealer = { $name } (dealer)
# Of a player who holds none.
terminal-no-cards = no cards
# $zone: a place on the table, as "Stock". $says: what lies there.
terminal-zone = { $zone }: { $says }
terminal-zone-said = { $zone }: { $says }.
# $side: who plays together, or one alone. $quotas: piles of the melding games that they have and need, as "clean 1 of 2, dirty 0 of 1".
terminal-quota = { $side }, to go out: { $quotas }.
# A card of a trick, and who played it. $card: its name.
terminal-played-by =
    { $who ->
        [you] { $card }, by you
       *[other] { $card }, by { $name }
    }
terminal-played-by-highest =
    { $who ->
        [you] { $card }, by you, the highest so far
       *[other] { $card }, by { $name }, the highest so far
    }
terminal-ruling-suit = The ruling suit: { NOUN($suit) }.
# $suits: one or more suits of the letter deck.
terminal-not-led-yet = { CAPITAL(NOUN($suits)) } may not be led yet.
# Whoever claims that the trick is a word takes the trick with it.
terminal-claimed =
    { $who ->
        [you] You claimed { $word }, and the trick with it.
       *[other] { $name } claimed { $word }, and the trick with it.
    }
# The trick goes to $taker, or to the reader.
terminal-claimed-for =
    { $who ->
        [you] You claimed { $word } for { $taker }.
       *[other] { $name } claimed { $word } for { $taker }.
    }
terminal-claimed-for-you = { $name } claimed { $word } for you.
terminal-verdict =
    { $verdict ->
        [word] { $word } is a word.
        [no_word] { $word } is not a word.
       *[none] { $word } was not checked.
    }

## Cards of the letter games

# $icons: how many chili peppers are drawn on the card. $letter: its letter. $suit: its suit.
terminal-letter-plain = { $letter } of { NOUN($suit) }
    .definite = the { $letter } of { NOUN($suit) }
terminal-letter-peppers =
    { $icons ->
        [one] { $letter } of { NOUN($suit) }, { $icons } pepper
       *[other] { $letter } of { NOUN($suit) }, { $icons } peppers
    }
    .definite =
        { $icons ->
            [one] the { $letter } of { NOUN($suit) }, { $icons } pepper
           *[other] the { $letter } of { NOUN($suit) }, { $icons } peppers
        }
terminal-letter-dog = { $letter } of { NOUN($suit) }, the Dog
    .definite = the { $letter } of { NOUN($suit) }, the Dog
terminal-letter-turtle = { $letter } of { NOUN($suit) }, the Turtle
    .definite = the { $letter } of { NOUN($suit) }, the Turtle

## Your cards

terminal-hand-empty = You hold no cards.
terminal-hand =
    { $count ->
        [one] Your hand: { $count } card.
       *[other] Your hand: { $count } cards.
    }
# Melding games. $stack: what you play from. $cards: their codes, as "KK 2".
terminal-hand-by-kind =
    { $stack ->
        [knee]
            { $count ->
                [one] Your knee: { $count } card: { $cards }.
               *[other] Your knee: { $count } cards: { $cards }.
            }
        [foot]
            { $count ->
                [one] Your foot: { $count } card: { $cards }.
               *[other] Your foot: { $count } cards: { $cards }.
            }
       *[hand]
            { $count ->
                [one] Your hand: { $count } card: { $cards }.
               *[other] Your hand: { $count } cards: { $cards }.
            }
    }
# A card of the hand, a line. $facts: its name, and then what it does or why it cannot be played: the next three messages.
terminal-own-card = { $number }: { $code }, { LIST($facts, style: "comma") }.
terminal-own-card-does = { $move } { $says }
# $moves: as "SO eat".
terminal-own-card-as = as { LIST($moves, style: "or") }
# $why: a whole sentence whose full stop is left out.
terminal-own-card-not-now = not now: { $why }
# $numbers: of cards of the hand, as "1 to 3 and 5".
terminal-cards-not-now = Not now, { $numbers }: { $why }
terminal-numbers = { $numbers }
terminal-numbers-from-to = { $first } to { $last }
# One of several ways to play a card, with its number.
terminal-way = { $number }: { $move }, { $says }.
terminal-choice = { $move }: { $says }.
# $act: a move as it is typed.
terminal-choice-not-now = Not now, { $act }: { $why }
# $number: what was typed.
terminal-no-such-number =
    { $last ->
        [0] There is no card { $number }: you have no cards in your hand now.
        [1] There is no card { $number }: you have one card, and its number is 1.
       *[other] There is no card { $number }: your cards are numbered 1 to { $last }.
    }

## The other players. $facts are the messages that follow.

terminal-other-player =
    { $role ->
        [dealer] { $name }, the dealer: { LIST($facts, style: "comma") }.
       *[player] { $name }: { LIST($facts, style: "comma") }.
    }
terminal-fact-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-fact-cards-of-stack =
    { $stack ->
        [knee]
            { $count ->
                [one] { $count } card in the knee
               *[other] { $count } cards in the knee
            }
        [foot]
            { $count ->
                [one] { $count } card in the foot
               *[other] { $count } cards in the foot
            }
       *[hand]
            { $count ->
                [one] { $count } card in the hand
               *[other] { $count } cards in the hand
            }
    }
# A stack of a melding game that is not picked up yet, with the number of its cards. First and second: before one of two is chosen.
terminal-fact-stack-waits =
    { $stack ->
        [first] first stack { $count }
        [second] second stack { $count }
        [knee] knee { $count }
       *[foot] foot { $count }
    }
# $cards: those of the cards before that everybody knows.
terminal-fact-among = among them { NOUN($cards, form: "definite") }
# $cards: codes, as "KK 2".
terminal-fact-among-codes = among them { $cards }

## Scores. $facts are the messages that follow.

terminal-side-facts = { $side }: { LIST($facts, style: "comma") }.
terminal-fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-fact-taken =
    { $cards ->
        [one]
            { $points ->
                [one] in this deal { $cards } card and { $points } card point
               *[other] in this deal { $cards } card and { $points } card points
            }
       *[other]
            { $points ->
                [one] in this deal { $cards } cards and { $points } card point
               *[other] in this deal { $cards } cards and { $points } card points
            }
    }
# $counts: a list of terminal-tally nouns.
terminal-fact-counted = in this deal { LIST($counts, style: "comma") }
terminal-tally-trick =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
terminal-tally-animal =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
terminal-tally-pepper =
    { $count ->
        [one] { $count } pepper
       *[other] { $count } peppers
    }
# A bonus: $mark is its name, as "Pisti".
terminal-fact-bonus = { $mark } { $points } with { NOUN($card, form: "definite") }
# An animal that a side has taken: $mark is Dog or Turtle.
terminal-fact-animal = the { $mark }
terminal-fact-games-won =
    { $games ->
        [one] { $games } game won
       *[other] { $games } games won
    }
# An item of the score sheet in small letters, as "card points", and its points.
terminal-item-and-points = { $item } { $points }
terminal-side-and-points = { $side } { $points }
# $sides: a list of terminal-side-and-points.
terminal-scores = Score: { LIST($sides, style: "comma") }.
# The games of a rubber.
terminal-games-of-rubber = Games: { LIST($sides, style: "comma") }.
terminal-deal-scores = Deal { $deal }: { LIST($sides, style: "comma") }.
terminal-best-of-deal = { $title }: { $says }

## Hints

# Cards of which a reason speaks, as in "Still out: seven of clubs." $role: replay-mark.
terminal-hint-marks = { $role }: { LIST($cards, style: "comma") }.
terminal-hint-worths = What each move is worth, in points ahead of the others:
# $worth: a figure with its sign, or terminal-not-looked-at.
terminal-hint-move = { CAPITAL($says) }: { $worth }.
terminal-hint-move-about = { CAPITAL($says) }: { $worth }, give or take { $error }.
terminal-not-looked-at = not examined
terminal-about-equal = about equal
terminal-hint-left-out =
    { $count ->
        [one] { $count } further move is not listed.
       *[other] { $count } further moves are not listed.
    }
terminal-hint-level =
    { $count ->
        [one] { $count } other move may be as good.
       *[other] { $count } other moves may be as good.
    }
# A number alone, as the points of a side.
terminal-number = { $number }
# A number of points with one digit behind the point; the second is above zero, and with its sign.
terminal-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-figure-ahead = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Both are figures; $error is half of the interval in which the true figure lies.
terminal-figure-about = { $points } +/- { $error }
# $code: as in --players. $name: of a player, as in "Club player".
terminal-player = { $code }: { $name }
# What a character says.
terminal-said = { $name }: { $says }

## An evening

terminal-nothing-played = Nothing has been played yet.
terminal-enter-deals = There is no card to play now: press Enter to deal, ? for help.
terminal-match-can-be-reviewed = Type v to review the match: what every move was worth, and luck apart from skill.
terminal-house-gets-ready = The rules of { $game } are being compiled on this machine. This happens once and may take some minutes. Ctrl-C leaves.
terminal-player-gets-ready = { $name } waits while the rules of { $game } are compiled on this machine. This happens once and may take some minutes. Ctrl-C leaves.
# $says: a whole sentence about a bot that made no legal move.
terminal-player-failed = { $name }: { $says }
terminal-thanks = Thank you for playing.
terminal-finished-deals-in = The finished deals are in { $file }.
terminal-left-table = You leave the table.
# $score: a terminal-result.
terminal-left-table-at = You leave the table in deal { $deal }, at { $score }.
# $command: what has to be typed.
terminal-to-go-on = To go on: { $command }
terminal-not-kept = This match is not saved. With --keep FILE you can leave and go on another day.
# The points of the sides, by the number of sides.
terminal-result-two = { $first } to { $second }
terminal-result-several = { LIST($points, style: "comma") }

## A match that is kept in a file

terminal-kept-has-all = { $file } has a match with its own players, rules and cards: leave those options out to go on with it.
# $command: what has to be typed instead.
terminal-kept-other-game = { $file } has a match of { $game }: { $command }
terminal-kept-without-you = { $file } has a match in which you do not have a seat.
# $option: what has to be typed, as "--players you,net:mine.npz".
terminal-kept-runs-code = { $file } has a match with players that run code on this machine. If you want that, name them: { $option }
terminal-kept-has-players = { $file } has a match with its own players: leave --players out to go on with it.
# $line: its number.
terminal-kept-line-unreadable = { $file }: line { $line } cannot be read, so this match cannot go on.
terminal-kept-is-no-match = { $file }: this file has no match to go on with.

## What is wrong with an option. $option is as --log; $value, $players and $seed are what was typed.

terminal-preset-needs-name = --preset needs the name of a preset: `kahve house GAME` has those of a game.
# $strength: as 2.6. even is the name of a player.
terminal-strength-now = You now play { $game } at strength { $strength }. The player even follows it: kahve play --players you,even.
terminal-players-names-nobody = --players is empty: name the player of each seat, as in you,greedy.
terminal-players-one-seat = --players cannot be { $players }: you sit at one seat, as in you,greedy.
# $named: how many are named. $seats: how many play.
terminal-players-wrong-number = --players names { $named }, and { $seats } play at this table.
terminal-seed-out-of-range = --seed cannot be { $seed }: a seed is a whole number from 0 to 2**256 - 1, as in --seed 7.
terminal-seed-below-zero = --seed cannot be { $seed }: it must be a whole number, 0 or more.
terminal-option-out-of-range = { $option } cannot be { $value }: allowed are { $least } to { $most }.
terminal-file-without-folder = { $option } cannot be { $file }: there is no folder { $folder }.
terminal-file-is-folder = { $option } cannot be { $file }: it is a folder.
terminal-file-is-there = { $file } already exists; --force replaces it.
# $rule: a house rule, as it is typed.
terminal-rule-is-no-file = { $rule } cannot be read from this file. A deck can be a file, as in deck=my-deck.json, and so can a word list, as in lexicon=mine.txt.
# $reason: what the system says.
terminal-file-fails = { $file }: { $reason }.
terminal-system-fails = { $reason }.
# $why: one or more whole sentences.
terminal-error = Error: { $why }
terminal-stopped = Stopped.

## Games, house rules and rulebooks

# $seats: how many can play, as "2 to 4".
terminal-game = { $code }: { $game }, { $seats } players.
terminal-game-any-seats = { $code }: { $game }, any number of players.
# $names: other names of the game.
terminal-game-also = Also { LIST($names, style: "comma") }.
# A house rule. $name, $default and $value: as they are typed. $allowed: as "0, 10, 20 and 30". $paragraph: of the rulebook, as 4.3.
terminal-option = { $name } ({ $title }): default { $default }. Allowed: { $allowed }. Paragraph { $paragraph }.
terminal-option-changed = { $name } ({ $title }): default { $default }, at this table { $value }. Allowed: { $allowed }. Paragraph { $paragraph }.
# $title: of a set of house rules. $changes: as they are typed, as seats=2.
terminal-preset = --preset { $name }: { $title } ({ LIST($changes, style: "comma") }).
terminal-preset-default = --preset { $name }: { $title } (all defaults).
# $rule: the title of a house rule, as "Must you capture?" or "A jack on a lone jack".
terminal-house-rule = { $rule } – { $value }, paragraph { $paragraph }.
terminal-house-rule-changed = { $rule } – { $value } (changed), paragraph { $paragraph }.
terminal-how-to-read-rules = Type r and a number, as in r 3.2, for that paragraph, or r all for the whole book.
terminal-no-such-paragraph = There is no paragraph { $paragraph } in the rulebook of { $game }.
terminal-at-this-table = At this table: { $value }.
terminal-at-this-table-changed = At this table: { $value }, changed from { $default }.
# A place of the table in a worked example of a rulebook. $cards: what lies there, as in "3♣ 4♦".
terminal-example-place = { $place }: { $cards }
# $card: the card that is played there.
terminal-example-played = { $place }: { $cards }; played: { $card }

## Lessons

# $title: of the lesson.
terminal-lesson = Lesson { $number } of { $count }: { $title }.
terminal-lessons-done = Lessons done: { $done } of { $count }.
terminal-teacher-plays = The teacher plays { $move }.
terminal-right = Right.
terminal-try-another = Try another move.
terminal-last-lesson-over = That was the last lesson.
terminal-left-lessons = You leave the lessons.

## Puzzles

terminal-puzzle =
    { $grade ->
        [easy] { $game }, puzzle { $number } of { $count } (easy).
        [fair] { $game }, puzzle { $number } of { $count } (medium).
       *[hard] { $game }, puzzle { $number } of { $count } (hard).
    }
terminal-winning-turn = The winning turn is { $move }.
terminal-best-turn = The best turn is { $move }.
terminal-solved = Solved.
terminal-not-this-one = Not this one.
terminal-puzzle-again = The puzzle begins again.
terminal-left-puzzle = You leave the puzzle.
terminal-puzzles-of-game = { $game } ({ $code }): { $easy } easy, { $fair } medium, { $hard } hard.
terminal-puzzles-solved = Puzzles solved: { $solved } of { $count }.
terminal-puzzles-found = Puzzles found: { $number }. Deals looked at, at most: { $deals }.
terminal-drill-costs = { $game }: what mistakes cost { $name }, in points
terminal-drill-cost = { $cost } · { $kind }
terminal-drill-match = Match { $match }: { $cost } points given away in a decision, of { $decisions } decisions.
terminal-drill-none = No mistake can be told in these deals.
terminal-drill-exercise = Position { $number } of { $count }.
terminal-drill-no-player = { $name } plays in none of these matches. Players are { LIST($names, style: "comma") }.
terminal-compare-all = All deals
terminal-compare-row = { $name } ({ $file }): points { $points }, more than others { $margin }, par { $par }, over the mean { $over }, matchpoints { $matchpoints }.
terminal-compare-never = The play is the same as in the first log.
terminal-compare-parts =
    { $moves ->
        [one] The play parts from the first log after { $moves } move.
       *[other] The play parts from the first log after { $moves } moves.
    }
terminal-compare-total =
    { $deals ->
        [one] { $name } ({ $file }), { $deals } deal: over the mean { $over }, matchpoints { $matchpoints }.
       *[other] { $name } ({ $file }), { $deals } deals: over the mean { $over }, matchpoints { $matchpoints }.
    }
terminal-compare-two = To compare, name two logs or more.
terminal-compare-twice = { $file } is named twice.
terminal-compare-no-deal = { $file } has no deal that was played to its end.
terminal-compare-other-game = { $file } is a match of { $game }, and { $first } is a match of { $other }.
terminal-compare-other-rules = { $file } was played by other house rules than { $first }.
terminal-compare-other-deals = Deal { $deal } of { $file } has other cards than in { $first }.
terminal-day-of-game = { $game }: { $command }
terminal-day-about = The deal of { $date }: { $game }, with the same cards for everybody. All others play as { $others }.
terminal-day-left = You have left the deal. Here nothing is kept of it.
terminal-day-points =
    { $kind ->
        [ahead] { $points } points ahead.
        [behind] { $points } points behind.
       *[level] Level on points.
    }
terminal-day-level =
    { $plays ->
        [one] { $level }: { $low } in { $plays } play. You were ahead of { $percent }%.
       *[other] { $level }: mostly from { $low } to { $high }, in the middle { $middle }, in { $plays } plays. You were ahead of { $percent }%.
    }

## Styles: `kahve style`

# $level: the name of a bot. $percent: how likely it is that the person plays like this level, among all levels.
terminal-style-nearest = { $game }: of the levels, { $level } fits { $choices ->
        [one] the one choice
       *[other] the { $choices } choices
    } best ({ $percent }%).
# Percentages of the person's choices.
terminal-style-lapses = Plays at first sight in { $glances }% of the choices, with a short memory or few words in { $forgets }%, and overlooks a move that is hard to see in { $overlooks }%.
# $player: to be typed as it stands.
terminal-style-player = A player who makes the same mistakes is { $player }.

## Logs: `kahve replay`

# $says: a whole sentence about the file.
terminal-about-file = { $file }: { $says }
# $score: a terminal-result. $ending: whether the match has been played to its end.
terminal-replayed-match =
    { $ending ->
        [none]
            { $deals ->
                [one] { $game }, { $deals } deal, { $score }, no result yet: every move is legal and every sheet agrees.
               *[other] { $game }, { $deals } deals, { $score }, no result yet: every move is legal and every sheet agrees.
            }
       *[result]
            { $deals ->
                [one] { $game }, { $deals } deal, { $score }: every move is legal and every sheet agrees.
               *[other] { $game }, { $deals } deals, { $score }: every move is legal and every sheet agrees.
            }
    }
# $matches and $deals: how many; at least two matches. $unfinished: how many of them have no result yet.
terminal-replayed-matches =
    { $unfinished ->
        [0]
            { $deals ->
                [one] { $matches } matches of { $games }, { $deals } deal: every move is legal and every sheet agrees.
               *[other] { $matches } matches of { $games }, { $deals } deals: every move is legal and every sheet agrees.
            }
       *[other]
            { $deals ->
                [one] { $matches } matches of { $games }, { $deals } deal, { $unfinished } without a result: every move is legal and every sheet agrees.
               *[other] { $matches } matches of { $games }, { $deals } deals, { $unfinished } without a result: every move is legal and every sheet agrees.
            }
    }
# It follows the number of a line, as in "Line 1: the log is empty".
terminal-log-is-empty = the log is empty; it begins with a header.
terminal-file-is-empty-log = { $file }: the log is empty; it begins with a header.
terminal-log-is-no-text = { $file }: this is not text in UTF-8, so it is not a log.
# Beside a bar that grows.
terminal-bar-replaying = replaying
terminal-bar-lines = lines
terminal-bar-looking-through = reviewing
terminal-bar-decisions = decisions
terminal-seconds-left = { $seconds } s left
terminal-minutes-left = { $minutes } min left
terminal-hours-left = { $hours } h { $minutes } min left

## What each move was worth: `kahve review`

terminal-review-no-such-seat = --seat cannot be { $seat }: seats are 0 to { $last }.
terminal-review-no-such-match =
    { $count ->
        [one] --match cannot be { $match }: there is { $count } match in { $file }.
       *[other] --match cannot be { $match }: there are { $count } matches in { $file }.
    }
# $deals: the numbers of $count deals.
terminal-review-no-such-deal =
    { $count ->
        [one] --deal cannot be { $deal }: deal { $deals } of this match can be reviewed.
       *[other] --deal cannot be { $deal }: deals { $deals } of this match can be reviewed.
    }
terminal-review-no-deal-over = No deal of this match has been played to its end, so there is nothing to review.
# A table follows: a line for each player, a column for each deal. $deals: the numbers of $count deals.
terminal-review-given-away =
    { $count ->
        [one] { $game }, deal { LIST($deals, style: "comma") }. Points given away:
       *[other] { $game }, deals { LIST($deals, style: "comma") }. Points given away:
    }
terminal-review-luck-and-skill = Luck apart from skill, in points ahead of the others: result = skill + luck, luck = the cards + the run of the cards:
# The heads of columns.
terminal-column-deal = deal { $deal }
terminal-column-all = all
terminal-column-result = result
terminal-column-skill = skill
terminal-column-luck = luck
terminal-column-cards = the cards
terminal-column-run = the run
# A line of that table in plain lines. $cells: a list of terminal-cell.
terminal-row = { $row }: { LIST($cells, style: "comma") }.
terminal-cell = { $column } { $figure }
# $names: who plays together, or one alone.
terminal-deal-and-side = Deal { $deal }, { $names }
# $says: the best move of this player, the costliest mistake and the luck, in sentences.
terminal-review-of-seat = Deal { $deal }, { $name }: { $says }
# $decisions: how many there were. $dear: how many of them gave points away.
terminal-review-decisions =
    { $decisions ->
        [one] { $decisions } decision, { $dear } of them gave something away.
       *[other] { $decisions } decisions, { $dear } of them gave something away.
    }
terminal-review-dearest-first =
    { $decisions ->
        [one] { $decisions } decision, { $dear } of them gave something away, the costliest first:
       *[other] { $decisions } decisions, { $dear } of them gave something away, the costliest first:
    }
# $points: a figure. $move and $best: what was done and what was better, in a few words. $worth and $better: what these were worth.
terminal-review-decision = Deal { $deal }, turn { $turn }, { $name }, { $points } points: { $move } ({ $worth }); better: { $best } ({ $better }).
terminal-review-advice = For { $name }: { $says }

## Proofs that nobody chose the cards: `kahve verify`

terminal-verified =
    { $deals ->
        [one] { $deals } deal: its order follows from its proof.
       *[other] { $deals } deals: every order follows from its proof.
    }
# $words: of each deal four syllables, which the seal of a page shows too.
terminal-conform-right = { $game } ({ $rules }): all answers are right, { NUMBER($right) } of them.
terminal-conform-refused = { $game } ({ $rules }): not asked; { $says }
terminal-conform-wrong = { $game } ({ $rules }): { NUMBER($right) } answers are right, and then one is wrong.
terminal-conform-asked = asked: { $line }
terminal-conform-expected = right: { $line }
terminal-conform-answered = answered: { $line }
terminal-conform-written = { NUMBER($files) ->
    [one] { NUMBER($files) } file is
   *[other] { NUMBER($files) } files are
 } in { $folder }.
terminal-conform-nobody = Name a program to ask, as in kahve conform ./referee, or a folder with --write.
terminal-verified-words =
    { $deals ->
        [one] Its word is { LIST($words, style: "comma") }.
       *[other] The words of the deals are { LIST($words, style: "comma") }.
    }
# $deals: how many besides those that were verified.
terminal-verified-without =
    { $deals ->
        [one] { $deals } more deal has no proof.
       *[other] { $deals } more deals have no proof.
    }
terminal-verified-no-device =
    { $deals ->
        [one] In { $deals } deal no device took part, so whoever ran the table could have chosen the cards.
       *[other] In { $deals } deals no device took part, so whoever ran the table could have chosen the cards.
    }
terminal-verified-left-out =
    { $devices ->
        [one] { $devices } device did not answer and was left out.
       *[other] { $devices } devices did not answer and were left out.
    }
# Before a deal all devices exchange values; an exchange that fails is started again.
terminal-verified-broken-off =
    { $exchanges ->
        [one] { $exchanges } exchange before these deals was broken off.
       *[other] { $exchanges } exchanges before these deals were broken off.
    }
terminal-verified-nothing-proven =
    { $deals ->
        [one] { $deals } deal without a proof: the log is older than proofs, or its orders came from elsewhere.
       *[other] { $deals } deals without a proof: the log is older than proofs, or its orders came from elsewhere.
    }
# It follows the number of a line, as in "Line 1: no deal in this log was played".
terminal-verified-no-deal = no deal in this log was played, so there is nothing to check.
# $why: what does not fit, up to a full stop.
terminal-deal-not-proven = Deal { $deal } is not proven: { $why }

## Keeping the tables of a server

# $tables: how many.
terminal-tables-copied = { $file } has a copy of all tables: { $tables }.
terminal-tables-are-back = The tables of { $file } have been restored: { $tables }.
terminal-tables-before = The previous tables are in { $file }.
terminal-tables-deleted = Tables deleted: { $tables }.
# $command: as it is typed.
terminal-push-key-written = { $file } has the key. Start the server with it: { $command }

# $folder: as it was given. $megabytes: a number.
terminal-pocket-written = The pocket table is in { $folder }: { $megabytes } MB in all. Any web host can serve it over https.
terminal-pocket-interpreted = No compiler for the browser is installed, so its rules are interpreted and a hint may take a minute. Install kahve[compiler] and write it again.

## What `kahve doctor` says

# $kind: good, note (to be known), or fix (to be mended). $says: one of the sentences below.
terminal-doctor-line =
    { $kind ->
        [good] Good: { $says }
        [note] Note: { $says }
       *[fix] Fix: { $says }
    }
terminal-doctor-all-good = Nothing needs to be fixed.
terminal-doctor-to-fix =
    { $count ->
        [one] { $count } thing needs to be fixed.
       *[other] { $count } things need to be fixed.
    }
# $store: a file, or the address of a database.
terminal-doctor-store-ready = The tables in { $store } can be read and written, and are up to date.
terminal-doctor-store-new = There are no tables in { $store } yet. The server makes the file when it starts.
terminal-doctor-store-empty = The database { $store } is empty. The server fills it when it starts.
terminal-doctor-store-folder = The file { $store } cannot be created, because { $folder } is not writable. Let the user of the server write there.
# $reason: a sentence, perhaps in English.
terminal-doctor-store-unusable = The address of the tables cannot be used. { $reason }
# $reason: what the system says, perhaps in English.
terminal-doctor-store-unreachable = The database { $store } cannot be reached: { $reason }. Check that it is running, and that address, name and password are right.
terminal-doctor-store-read-only = Nothing can be written to { $store }: { $reason }. Let the user of the server write there, and do not use a read-only copy of a database.
terminal-doctor-store-damaged = The tables in { $store } are damaged: { $reason }. Stop the server and restore a copy with kahve restore.
# $command: as it is typed.
terminal-doctor-store-older = The tables in { $store } are of an earlier version, and the next start brings them up to date. Make a copy first: { $command }
terminal-doctor-store-newer = The tables in { $store } were written by a newer Kahve. Update Kahve.
terminal-doctor-store-of-others = { $store } holds something other than tables of Kahve. Choose another file or database.
terminal-doctor-store-password = The address of the database has the password in it, where others on this machine can see it. Write it into a file, and end the address with ?password_file=FILE.
# $command: as it is typed.
terminal-doctor-store-open-to-others = Others on this machine may read { $file }. Close it to them: { $command }
# $most, $used, $needed: numbers.
terminal-doctor-store-connections = The database allows { $most } connections, { $used } are in use now, and a server may need { $needed }. Raise max_connections.
terminal-doctor-clock-steady = The clock of this machine runs steadily.
terminal-doctor-clock-jumps = The clock of this machine jumped by { $seconds } s during the check. Let NTP keep it.
terminal-doctor-clock-database = The clock of the database and the clock of this machine are { $seconds } s apart. Let NTP keep both.
terminal-doctor-clock-behind = The latest move lies { $seconds } s in the future. The clock of this machine is behind, or it was ahead: let NTP keep it.
# $free: a number.
terminal-doctor-disk-room = The disk of { $folder } has { $free } GB free.
terminal-doctor-disk-low = The disk of { $folder } has only { $free } GB free. Make room: on a full disk nobody can play.
# $line: a line of a file, as it is written there.
terminal-doctor-descriptors-few = The server may have only { $most } files and connections open. Raise the limit, for example with { $line } in its service file.
# $command: a compiler, as cc.
terminal-doctor-compiler-there = The rules are compiled by { $command }.
terminal-doctor-compiler-shipped = Kahve came with compiled rules.
terminal-doctor-compiler-none = There is no C compiler, so bots that search are slow. Install clang or gcc, or run: { $command }
# $variable: of the environment.
terminal-doctor-cache-closed = Compiled rules cannot be kept in { $folder }: { $reason }. Let the user of the server write there, or name another folder in { $variable }.
terminal-doctor-push-ready = Notifications can be sent with { $file }.
terminal-doctor-push-none = No push key was given: while no page is open, nobody is notified of their turn. { $command } makes one.
terminal-doctor-push-no-contact = The push key { $file } names no contact, and some push services then send nothing. Add one to the file: { $line }
# $reason: a sentence, perhaps in English.
terminal-doctor-push-unusable = No notification can be sent with { $file }. { $reason }
# $option: as it is typed.
terminal-doctor-address-none = No public address was given, so it was not checked. Give it with { $option }.
terminal-doctor-address-leads = { $address } leads to the server.
terminal-doctor-address-unreachable = Nothing answers at { $address }: { $reason }. Check that the name leads to this machine, that the proxy is running, and that the firewall lets people in.
terminal-doctor-address-certificate = The certificate of { $address } is not accepted: { $reason }. Let the proxy get a valid one for this name.
# $status: a number of HTTP.
terminal-doctor-address-nobody-behind = At { $address } a proxy answers with { $status }: it does not reach a server. Start kahve serve, and check that the proxy leads to its port.
# $option and $line: as they are typed.
terminal-doctor-address-other-name = The server behind { $address } does not go by this name. Start it with { $option }, and let the proxy pass the name on, in nginx by: { $line }
terminal-doctor-address-not-kahve = Something other than Kahve answers at { $address }, with { $status }. Check that the proxy leads this address, with its path, to the server.
terminal-doctor-address-http = { $address } is not https: browsers then do not install the page or show notifications. Let a proxy end TLS.
terminal-doctor-https-alone = Browsers are told to use https only.
terminal-doctor-https-not-alone = Browsers are not told to use https alone. Start the server with { $option }, and let the proxy pass its headers on.
terminal-doctor-page-whole = The page and everything it needs arrive.
terminal-doctor-page-broken = The page at { $address } needs { $file }, which does not arrive. Start the server with { $option }, and let the proxy pass on everything below this address.
terminal-doctor-socket-open = WebSockets get through.
terminal-doctor-socket-closed = The proxy does not let WebSockets through and answers with { $status }, so nobody can play. Add in nginx: { $line }
terminal-doctor-host-lost = The server receives the name { $seen } instead of { $name }, and takes its own pages for foreign ones. Add in nginx: { $line }
terminal-doctor-scheme-lost = The server does not know that visitors come by https. Add in nginx: { $line }
terminal-doctor-visitors-seen = The server sees the addresses of visitors.
terminal-doctor-visitors-untold = The proxy does not say where visitors come from, so all of them share the limits of one address. Add in nginx: { $line }
terminal-doctor-visitors-unbelieved = The server does not believe the proxy at { $address }, so all visitors share the limits of one address. Start it with { $option }.
terminal-doctor-visitors-claimed = A visitor can pretend to come from any address, because the proxy passes on what visitors say. Write in nginx: { $line }
