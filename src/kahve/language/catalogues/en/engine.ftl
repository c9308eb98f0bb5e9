### What every game shares: house rules, logs of matches, positions, moves and deals.
### $rule and $field are names in the code, which stay as they are. Values, codes and names of others stand in quotation marks already.


## A house rule: its values as people read them, and what is allowed. Each stands alone, as in "Allowed: 2 to 4".

engine-yes = yes
engine-no = no
engine-allows-range = { $low } to { $high }
engine-allows-yes-no = yes or no
# $values: a list of what may be written.
engine-allows-listed = { $values }
engine-allows-listed-or-other = { LIST($values, style: "comma") } or another whole number from { $low } to { $high }
# $further: what else is allowed, which may stand alone, as "a file of words".
engine-allows-listed-or-further = { LIST($values, style: "comma") }; also { $further }
# A row of numbers. $values: the words that are allowed as well. $most: how many numbers. $step: 1 where every number is allowed.
engine-allows-numbers-by-deal = { $step ->
    [1] { LIST($values, style: "comma") } or up to { $most } numbers from { $low } to { $high }, one a deal, such as { $example }
   *[other] { LIST($values, style: "comma") } or up to { $most } multiples of { $step } from { $low } to { $high }, one a deal, such as { $example }
}
engine-allows-numbers-by-card = { LIST($values, style: "comma") } or for each rank a multiple of { $step } from { $low } to { $high }, such as { $example }
engine-numbers = { LIST($numbers, style: "comma") }

## What is wrong with a house rule. $value: what somebody wrote.

engine-rule-not-in-range = { $rule } cannot be { $value }: allowed are { $low } to { $high }.
# $only: the one number that is allowed.
engine-rule-not-the-only = { $rule } cannot be { $value }: only { $only } is allowed.
engine-rule-not-listed = { $rule } cannot be { $value }: allowed are { $allowed }.
engine-rule-not-listed-or-other = { $rule } cannot be { $value }: allowed are { LIST($allowed, style: "comma") } or another whole number from { $low } to { $high }.
# $further: what else is allowed, which may stand alone, as "a file of words".
engine-rule-not-listed-or-further = { $rule } cannot be { $value }: allowed are { LIST($allowed, style: "comma") }; also { $further }.
engine-rule-not-yes-or-no = { $rule } cannot be { $value }: allowed are yes and no.
# $allowed: what is allowed, which may stand alone, as "thirteen digits from 1 to 4".
engine-rule-not-such-a-text = { $rule } cannot be { $value }: allowed are { $allowed }.
engine-no-such-rule = There is no house rule { $rule }.
# $rules: the names of all house rules of a game.
engine-rules-there-are = The house rules are { $rules }.
# $text: what somebody wrote. The words behind "write" are what has to be written, and stay as they are.
engine-is-no-rule = { $text } is not a house rule: write option=value, as in target=101.
engine-rule-set-twice = { $rule } is set twice.
engine-no-such-preset = { $game } has no preset { $preset }: its presets are { LIST($presets, style: "comma") }.
engine-game-without-presets = { $game } has no preset { $preset }: it has no presets.

## A set of house rules as one line, as in "pisti target=101 # Grandmother's Pisti", where the name of the set is behind #

# $most: at least 1000.
engine-line-too-long = This line is too long for house rules: { NUMBER($most, useGrouping: 0) } characters are allowed.
engine-set-name-too-long = The name of a set has at most { $most } characters: { $name } is longer.
engine-set-name-cannot-be-seen = The name of a set must be one line of visible characters: { $name } is not.
# $other: what stands there as the name of the game.
engine-line-of-another-game = These house rules are for { $other }, but the game here is { $game }: choose that game first.

## What is wrong with the log of a match. Each but the first stands behind "Line 3: ".

# $error: one of the sentences of this group, or another whole sentence that says what is wrong.
engine-log-line = Line { $line }: { $error }
engine-log-empty = the log is empty; it begins with a header.
engine-log-is-no-text = this is not text in UTF-8, so it is not a log.
engine-log-not-json = this is not JSON; the file may be incomplete.
engine-log-no-object = a line of a log must be a JSON object.
engine-log-neither-deal-nor-result = a line must be a deal or the result.
engine-log-goes-on = the log goes on after its result.
engine-log-without-result = the match is over here, but the log has no result.
engine-log-without-header = this is not the header of a Kahve log of format { $format }.
engine-log-of-other-rules = the log was played by rules { $rules }, but this is version { $version } of { $game }.
# house and dealer are parts of the header.
engine-log-header-without-house = the header needs a house and a dealer.
engine-log-header-without-players =
    { $seats ->
        [one] the header needs the name of { $seats } player.
       *[other] the header needs the names of { $seats } players.
    }
# $named: the word list that the log names. $digest: a short code that tells a list from others.
engine-log-of-another-list = the log was played with another word list: it names { $named }, but here the list is { $list } with the digest { $digest }.
engine-log-of-a-list = the log was played with another word list: it names { $named }, but here there is no word list.
# $due: the number of the deal that should stand there.
engine-log-other-deal = this is deal { $deal }, but deal { $due } was due.
# $dealer: the seat that the log names as the dealer. $seat: the seat that deals.
engine-log-other-dealer = the log names seat { $dealer } as the dealer, but seat { $seat } deals.
# $reason: a whole sentence.
engine-log-deal-is-void = the deal is void: { $reason }
engine-log-deal-is-not-void = the log calls this deal void, but it is not.
engine-log-misplaced-proof = the proof of a deal is an object, and only of a deal that was played to its end.
engine-log-without-moves = a deal needs its moves, as in 0:5H 1:6D.
# $number: which move of the deal it is. $move: what stands there, as 0:5H.
engine-log-move-cannot-be-read = move { $number }, { $move }, cannot be read: each is seat:move, as in 0:5H 1:6D.
engine-log-move-after-the-deal = move { $number }, { $move }: the deal is over.
engine-log-move-out-of-turn = move { $number }, { $move }: it is seat { $seat }'s turn.
# $error: a whole sentence that says why the move cannot be made.
engine-log-move-refused = move { $number }, { $move }: { $error }
engine-log-sheet-too-early = the deal has a sheet but is not finished.
engine-log-without-sheet = the deal is finished but has no sheet.
# $side: the number of a side. $item: of the score sheet, a name in the code. $counted: what is right.
engine-log-other-points = side { $side }, { $item }: the log says { $written }, but the count is { $counted }.
engine-log-other-scores = the log has the scores { $written }, but the count is { $counted }.
# The games of a rubber that each side has won.
engine-log-other-games = the log has the games { $written }, but the count is { $counted }.
engine-log-result-too-early = the log has a result, but the match is not over.
engine-log-other-result = the result is { $written }, but the count is { $counted }.

## What is wrong with the proof of a deal. Each stands behind a colon, as in "Deal 3 is not proven: ".

engine-proof-of-another-deal = the proof is of deal { $deal }, but belongs to deal { $number } here.
engine-proof-over-a-played-deal = the proof begins with deal { $first }, and a deal between that and deal { $number } was not void.
engine-deal-without-proof = deal { $number } has no proof.

## What is wrong with a position, which is one line of text with fields such as turn=1

# $name: what the line has to begin with, in quotation marks.
engine-position-of-another-game = A position of { $game } begins with { $name } and its house rules, or '-'.
engine-no-such-field = { $game } has no field { $field } in its record.
engine-field-cannot-be-read = The field { $field } cannot be read from { $text }.
# $total: another field.
engine-entry-without-a-card = The field { $field } describes a place of { $zone } where no card lies.
engine-field-is-not-the-sum = The field { $field } is { $number }: that is not the sum of { $total }.
engine-nobody-can-move = Seat { $seat } is to play and has no move.
engine-field-against-the-rest = The field { $field } has { $number }: by the rest of this position it has { $right }.
engine-field-out-of-range = The field { $field } has { $number }: it can be { $low } to { $high } here.
engine-field-beyond-the-seats =
    { $count ->
        [one] The field { $field } has an entry for a seat beyond the { $count } that plays.
       *[other] The field { $field } has an entry for a seat beyond the { $count } that play.
    }
engine-field-beyond-the-sides =
    { $count ->
        [one] The field { $field } has an entry for a side beyond the { $count } that plays.
       *[other] The field { $field } has an entry for a side beyond the { $count } that play.
    }
engine-other-number-of-cards =
    { $lying ->
        [one] There is { $lying } card in this position, but this deck has { $deck }.
       *[other] There are { $lying } cards in this position, but this deck has { $deck }.
    }
# $field: as stock_size, which says how many cards $zone has, as stock.
engine-size-is-wrong = The field { $field } says { $number }: that is not how many cards { $zone } has.
engine-known-cards-are-not-there = The field { $field } has cards that are not in { $zone }.
engine-card-of-another-deck = The field { $field } has a card that is not of this deck.
# $cards: the codes of the cards, as "5H 6H".
engine-too-many-of-a-card = There are more of { $cards } than this deck has.
# $phases: the numbers that are allowed.
engine-phase-cannot-be = The field phase is { $phase }: it can be { LIST($phases, style: "or") }.
# The field void has the number of the reason why a deal is void.
engine-no-such-reason = The field void is { $number }: { $game } has no such reason.

## What cannot be done at a table

engine-match-is-over = The match is over: open a new table.
engine-deal-is-not-finished = This deal is not over: there are cards to play.
# $seat: what somebody wrote. $last: the number of the last seat, as 3.
engine-no-such-seat = There is no seat { $seat }: seats are 0 to { $last }.
# NOBODY is a name in the code.
engine-no-such-seat-or-onlooker = There is no seat { $seat }: seats are 0 to { $last }, and NOBODY is for an onlooker.
engine-order-and-seed = Give an order or a seed, not both.
# seed=7 is to be written so.
engine-order-is-no-text = An order is a text of codes, as in 'TC TS JD', not { $order }. Give a seed by name: seed=7.
engine-move-is-no-text = A move must be a text, and { $move } is not.
# legal and moves are names in the code.
engine-move-is-no-move = A move is its text, as `legal` has it, or its number, as `moves` has it; { $move } is neither.
engine-cards-not-seen = This position shows what another seat or an onlooker sees, but not the cards of seat { $seat }, which is to play.
engine-no-such-move = There is no move with the number { $move }.
engine-no-move-now = No move can be made now: the deal has not begun or is over.
# $said: the moves of the turn so far.
engine-turn-is-over = The turn ends with { $said }: { $move } cannot be part of it.
engine-nothing-to-take-back = There is no move in this deal to take back.
# $count: how many deals there are.
engine-no-such-deal =
    { $count ->
        [0] There is no deal { $deal } in this match: nothing has been dealt so far.
       *[other] There is no deal { $deal } in this match: it has { $count } so far.
    }
engine-begun-from-a-position = This match began from a position, so its first cards are not known and it cannot be stepped through.
# The hidden cards cannot be dealt so that all fits what a player sees.
engine-no-deal-fits = No deal of { $game } fits this view.

## In a notebook

# What a player is called who has no name there.
engine-seat = Seat { $seat }
engine-deal-step-by-step = Deal { $deal }, step by step

## What is not installed

# $what: a command, as "kahve serve", or a player, as "net:mine.npz". $command: the one that installs the library.
engine-library-is-missing = { $what } needs { $library }, which is not installed: { $command }.
engine-arrays-need-numpy = Arrays need NumPy, which is not installed: { $command }.

## Compiled rules. $command: what is run, or what CC names. $says: what the compiler says, in English.

engine-no-compiler = There is no C compiler here: install gcc or clang, or run { $command }.
engine-no-such-compiler = CC names { $command }, and there is no such program: name a C compiler, or unset CC.
engine-compiler-fails = The C compiler { $command } fails: { $says }.
engine-compiler-given-up = The C compiler { $command } did not finish within { $seconds } seconds.
engine-rules-are-interpreted = So the rules are interpreted, which takes about a hundred times as long.
engine-compiled-code-not-kept = Compiled code cannot be kept in { $folder } ({ $reason }): make room there, or name another folder in KAHVE_CACHE.

## A family's own rule sheet

engine-sheet-understood = This was understood.
# $rule: the title of a house rule, which may be a question.
engine-sheet-rule = { $rule } – { $value }.
engine-sheet-nothing = No house rule was found in this text.
# $words: in quotes.
engine-sheet-unknown = Not understood: { $words }.
# Numbers from 0 on, with semicolons between them; several words for one number are separated by spaces.
engine-sheet-numbers = zero; one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve
# Words without a meaning of their own.
engine-sheet-fillers = and; a; an; the; of; is; are; at; least; for; with; each; per; point; points; card; cards; pile; piles; book; books; canasta; canastas; worth; need; needs; to; we; you; have; has; must; deal; then; by; bonus
engine-sheet-no = no; not; without; never; off
engine-sheet-yes = yes; may; can; allowed
# The word in "3 to 5".
engine-sheet-to = to
# What all families say of two of their house rules: spellings with semicolons between them.
engine-sheet-target = target; play to; playing to; game to; up to; end score; winning score; points win; to win
engine-sheet-players = players; people
