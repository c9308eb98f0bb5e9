### What the families of games share: the files of lessons and puzzles, games by name, and what house rules do.


## What is wrong with a file of a game. $place is where it is, as "pisti/LESSONS.toml, line 3 (lesson 2)".

# $name: of the file. $line: its number in the file, a text.
games-place-of-the-match = { $name }, line { $line } (match)
# $number: of the lesson, a text.
games-place-of-a-lesson = { $name }, line { $line } (lesson { $number })
# $place: of the lesson in which the part is.
games-place-of-a-wrong-move = { $place }, wrong
games-no-table-of-fields = { $place }: a table of fields is needed, not { $given }.
# $fields: the names of all that there are.
games-no-such-field = { $place }: there is no field { $field }: the fields are { LIST($fields, style: "comma") }.
games-field-is-missing = { $place }: the field { $field } is missing.
# $value: what somebody wrote, in quotation marks.
games-field-cannot-be = { $place }: the field { $field } cannot be { $value }.

## Lessons

# $game: the name of a game. $number: what somebody asked for, in quotation marks. $last: the number of the last lesson.
games-no-such-lesson = { $game } has no lesson { $number }: the lessons are 1 to { $last }.
# $error: what the reader of TOML says, in English.
games-lessons-are-no-toml = { $name } is not TOML: { $error }.
games-course-of-other-parts = { $name }: a course consists of [match] and one or more [[lesson]], nothing else.
# $lessons: how many lessons the English file has.
games-lessons-of-another-course = { $name }: a translation consists of [match] and { $lessons ->
    [one] one [[lesson]]
   *[other] { $lessons } [[lesson]] parts
}, as in English, and nothing else.
# $number: how many wrong moves the English lesson answers.
games-lesson-of-other-answers = { $place }: there are { $number ->
    [one] one [[lesson.wrong]] part
   *[other] { $number } [[lesson.wrong]] parts
} here, as in English.
# $error: a whole sentence that says what is wrong with the house rules.
games-lessons-match-cannot-be = { $place }: { $error }
games-lesson-of-no-kind = { $place }: the kind cannot be { $kind }: allowed are { $kinds }.
games-lesson-of-no-paragraph = { $place }: the rulebook of { $game } has no paragraph { $paragraph }.
# $error: a whole sentence that says what is wrong with the position.
games-lesson-does-not-hold = { $place }: the position is not valid: { $error }
games-lesson-without-a-mover = { $place }: in a lesson it must be somebody's turn.
# $error: a whole sentence that says why the move cannot be made.
games-lesson-move-cannot-be-made = { $place }: the move { $move } cannot be made: { $error }
games-lesson-wanted-and-wrong = { $place }: a move is both wanted and wrong.
# Worked examples of a rulebook. $number: of the example, a text.
games-place-of-an-example = { $name }, example { $number }
# $move: what the file has, in quotation marks.
games-example-is-allowed = The move { $move } is called illegal here, but it is legal.
games-examples-of-other-parts = { $name }: a file of examples is [[example]] parts, nothing else.

## Puzzles: what is asked of the player, and what is said to a wrong answer

games-puzzle-winning-card = One card wins the deal for you. Which one?
games-puzzle-winning-card-missed = That does not win the deal.
games-puzzle-best-move = One move is best, whatever the others hold. Which one?
games-puzzle-best-move-missed = That is not the best move.
games-puzzle-going-out = Can you go out in this turn? There is one way.
games-puzzle-going-out-missed = You do not go out that way.
# In the letter game Soup a row of letters must not become a word: a player who makes a word of it eats the soup, which costs points.
games-puzzle-safe-letter = Which letter can you add without making the soup a word? There is one.
games-puzzle-safe-letter-missed = That is not safe: you eat the soup, or it is a word that the next player may call.
games-puzzle-making-a-word = One of your cards makes a word with the two on the table, so that you can hand the trick to the right. Which one?
games-puzzle-making-a-word-missed = With that card you cannot hand the trick over by a word.
games-puzzle-own-mistake = You have been here before, and gave points away. Which move is better?
games-puzzle-own-mistake-missed = The review did not find that move among the best.
games-puzzle-ways =
    { $number ->
        [one] There is one move to choose.
       *[other] There are { $number } moves to choose from.
    }
games-puzzle-unseen =
    { $number ->
        [one] One card is hidden from you.
       *[other] { $number } cards are hidden from you.
    }
games-puzzle-ahead =
    { $number ->
        [one] After yours one more turn is played.
       *[other] After yours { $number } more turns are played.
    }
games-puzzle-tempting =
    { $number ->
        [one] Another move looks at least as good at first sight.
       *[other] { $number } other moves look at least as good at first sight.
    }
games-puzzle-sum =
    { $number ->
        [one] It takes one card by its value.
       *[other] It takes a sum of { $number } cards.
    }
games-puzzle-rare =
    { $number ->
        [one] One of the letters is rare.
       *[other] { $number } of the letters are rare.
    }

## What is wrong with a file of puzzles

games-place-of-the-puzzles = { $name }, [puzzles]
# $number: of the puzzle, a text.
games-place-of-a-puzzle = { $name }, line { $line } (puzzle { $number })
# $number: what somebody asked for, in quotation marks. $last: the number of the last puzzle.
games-no-such-puzzle = { $game } has no puzzle { $number }: the puzzles are 1 to { $last }.
# $games: the names of games, as they are typed.
games-game-without-puzzles = { $game } has no puzzles. Games with puzzles are { LIST($games, style: "comma") }.
# $error: what the reader of TOML says, in English.
games-puzzles-are-no-toml = { $name } is not TOML: { $error }.
games-collection-of-other-parts = { $name }: a collection is [puzzles] and one or more [[puzzle]], nothing else.
games-puzzles-of-no-proof = { $place }: the proof cannot be { $proof }: allowed are { $proofs }.
games-puzzles-of-no-question = { $place }: the question cannot be { $question }: allowed are { $questions }.
# $error: a whole sentence that says what is wrong with the house rules.
games-puzzles-house-cannot-be = { $place }: { $error }
games-puzzle-hard-cannot-be = { $place }: the field hard cannot have { $given }: allowed are whole numbers, 0 or more, of { $names }.
# $error: a whole sentence that says what is wrong with the position.
games-puzzle-does-not-hold = { $place }: the position is not valid: { $error }
games-puzzle-without-a-mover = { $place }: in a puzzle it must be somebody's turn.
# $error: a whole sentence that says why the turn cannot be made.
games-puzzle-turn-cannot-be-made = { $place }: the turn { $turn } cannot be made: { $error }
# worths is the name of a field, which has a number for each turn.
games-puzzle-worths-of-solver = { $place }: the field worths must have the wanted turn above 0, and no other.
games-puzzle-worths-of-margin = { $place }: the field worths must have the wanted turn at 0, and all others below it.

## A game of somebody's own. $place: its module, as it was named

# GAME and kahve.Game are names of the code.
games-own-is-no-game = { $place } has no game. It must name a module in which GAME is a kahve.Game, as mypackage.mygame.
games-own-name-cannot-be = { $place } cannot call its game { $name }. Allowed are small letters, digits and underscores, at most 40, with a letter first.
games-own-name-is-taken = { $place } cannot call its game { $name }: there is another game of this name.
# $name: the name under which a package registers the game. $given: the game's own name.
games-own-of-another-name = The game of { $place } is called { $given }, so its package cannot register it as { $name }.
games-own-of-another-version = { $place } is made for Kahve { $wanted }, and this is Kahve { $here }.
games-own-without-rulebook = { $place } has no rulebook. There must be a file RULES.md in the folder of the module.
games-own-without-paragraph = { $place }: the house rule { $rule } is of paragraph { $paragraph }, which the rulebook does not have.
# @rule is what stands in the code above such a function.
games-own-is-not-marked = { $place }: the function { $function } must be marked with @rule.
# $error: a sentence in English, with the file and the line.
games-own-breaks-dialect = { $place } breaks the dialect of rules: { $error }

## A game by its name

# $name: what somebody wrote.
games-name-is-no-text = A game is named by a text, as in 'pisti', not by { $name }.
games-house-is-neither = House rules are rules by name or a line of text such as 'seats=2,target=101', not { $house }.
games-no-such-game = There is no game { $name } in Kahve.
# $names: the names of all games, as they are typed.
games-there-are = The games are { LIST($names, style: "comma") }.
# str(table) is how a program writes it.
games-position-is-no-text = A position is a line of text, as str(table) writes it, not { $position }.

## A game that a language does not have, or whose rulebook it lacks

games-not-translated = This game is not translated yet.
games-rulebook-not-translated = This rulebook is not translated yet.

## What a house rule changes, as it was measured in many deals. $value, $usual: values of the rule; $usual is what the book has.

games-effect-not-compared = Its values could not be compared: no preset plays two of them.
games-effect-nothing-changed = It changed the result of none of { $deals } deals.
# $share: how many of all deals have a different result, as a number from 0 to 1. $winners: how many have another winner, the same way.
# $compared: whether $usual is known, and whether $winners is.
games-effect-changes =
    { $compared ->
        [with-both] With “{ $value }” instead of “{ $usual }” { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the deals end differently, and { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } have another winner.
        [with-usual] With “{ $value }” instead of “{ $usual }” { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the deals end differently.
        [with-winners] With “{ $value }” { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the deals end differently, and { NUMBER($winners, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } have another winner.
       *[alone] With “{ $value }” { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the deals end differently.
    }
# Follows one of the sentences above. $preset: the name of a set of house rules.
games-effect-by-preset = All other house rules were those of “{ $preset }”.

## The page with what all house rules change: its titles, how to read it, its table

games-effects-of-game = { $game }: what the house rules change
games-effects-of-games = What the house rules change
games-effects-same-cards = Every value was played with the same cards and the same players.
games-effects-first-seat = The first seat is the one next to the dealer, and its lead is in points a deal; where points are bad, it is how many fewer.
games-effects-another-result = “Another result” is the share of deals in which some side's points differ from those under the marked value.
games-effects-luck = Luck is the share of the spread of a deal's margin against weak players that does not come from playing better.
games-effects-intervals = The small figures are 95% intervals.
# $command: what was typed.
games-effects-made-by = Made by { $command }.
# A sentence on why it was not played follows.
games-effects-not-played = { $value } was not played.
games-effects-column-value = value
games-effects-column-lead = first seat’s lead
games-effects-column-points = points of a side
games-effects-column-moves = moves
games-effects-column-luck = luck
games-effects-column-result = another result
# The mark beside the value with which the others are compared.
games-effects-yardstick = compared with this
games-effects-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-effects-numbers = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
games-effects-shares = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The games of each country

# The name of a country, and words for its games behind the name of a table or at the head of a list.
games-country-TR = Turkey
games-as-played-in-TR = as played in Turkey
games-country-GR = Greece
games-as-played-in-GR = as played in Greece
games-country-CY = Cyprus
games-as-played-in-CY = as played in Cyprus
games-country-EG = Egypt
games-as-played-in-EG = as played in Egypt
games-country-LB = Lebanon
games-as-played-in-LB = as played in Lebanon
games-country-JO = Jordan
games-as-played-in-JO = as played in Jordan
games-country-PS = Palestine
games-as-played-in-PS = as played in Palestine
games-country-US = United States
games-as-played-in-US = as played in the United States
games-country-CA = Canada
games-as-played-in-CA = as played in Canada
games-country-DE = Germany
games-as-played-in-DE = as played in Germany
games-country-AT = Austria
games-as-played-in-AT = as played in Austria
games-country-CH = Switzerland
games-as-played-in-CH = as played in Switzerland
# What a country calls a game that it plays by rules of its own, and a sentence about it for whoever is new.
games-door-pisti-in-pairs = { fishing-preset-pisti-classic }
games-door-says-pisti-in-pairs = { fishing-preset-pisti-classic-says }
games-door-xeri = Xeri
games-door-says-xeri = Match the top card to take the pile; take a lone card and you score a xeri, ten points. Court cards and tens count.
games-door-xeri-in-pairs = Partnership Xeri
games-door-says-xeri-in-pairs = Four players, partners opposite, to 101.
games-door-basra-in-egypt = Basra
games-door-says-basra-in-egypt = Take matching cards and sums from the floor; jacks and the seven of diamonds, the komi, take it all.
games-door-basra-in-egypt-in-pairs = Partnership Basra
games-door-says-basra-in-egypt-in-pairs = Four players, partners opposite, to 101.
games-door-basra-in-lebanon = Basra
games-door-says-basra-in-lebanon = Six cards at a time; take matching cards and sums from the floor. Jacks take it all, and the seven of diamonds is a plain seven.
games-door-basra-in-lebanon-in-pairs = Partnership Basra
games-door-says-basra-in-lebanon-in-pairs = Four players, partners opposite, to 101.
games-door-basra-in-jordan = Basra
games-door-says-basra-in-jordan = { fishing-preset-basra-jordanian-says }
games-door-basra-in-palestine = Basra
games-door-says-basra-in-palestine = { fishing-preset-basra-palestinian-says }
games-door-pastra-in-pairs = { fishing-preset-pastra-partners }
games-door-says-pastra-in-pairs = { fishing-preset-pastra-partners-says }
games-door-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan }
games-door-says-hand-and-foot-in-saskatchewan = { melding-preset-saskatchewan-says }
