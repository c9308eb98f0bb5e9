### The bots: the levels of play, players that somebody has made, and the review of a deal.
### Names of players, settings and files, and what a program answers, are texts that stay as they are.


## The levels of play: the name of each, as the name of a player at the table, and a sentence about it

bots-level-random = Random
bots-level-random-says = Plays any legal card.
bots-level-beginner = Beginner
bots-level-beginner-says = Has just learned the game: takes whatever it can, feeds the pile, and misses what takes a second look.
bots-level-simple = Simple
bots-level-simple-says = Knows how to play, but forgets what was played, keeps jacks too long and knows common words only.
bots-level-casual = Casual
bots-level-casual-says = Plays soundly, but sometimes forgets a card, miscounts or overlooks a sum.
# Somebody who plays every week in a club.
bots-level-club = Club player
bots-level-club-says = Counts what has been seen, knows the words, and looks one move ahead.
bots-level-expert = Expert
bots-level-expert-says = Looks one move ahead, and in some games judges by numbers learned from play.
bots-level-tournament = Tournament player
bots-level-tournament-says = Plays like the club player, and in some turns like the master.
bots-level-candidate = Candidate master
bots-level-candidate-says = Plays like the tournament player, and like the master in more turns.
bots-level-master = Master
bots-level-master-says = Tries its moves in hundreds of possible deals.
# Three players for study, which nobody chooses at a table.
bots-level-erratic = Erratic
bots-level-erratic-says = Plays at first sight; one move in six is random.
bots-level-plain = Plain
bots-level-plain-says = Takes what it can, throws what costs least, and thinks no further.
bots-level-forgetful = Forgetful
bots-level-forgetful-says = Plays soundly with a short memory and a small vocabulary.

## A player that makes the mistakes of a person whose style was measured, and what is wrong with its name. $name: of a number, as blur.

bots-errs = Twin
bots-errs-says = Makes the mistakes of someone whose style was measured.
bots-errs-no-such-number = A twin has no number { $name }. Its numbers are { LIST($known, style: "comma") }.
bots-errs-out-of-range = { $name } cannot be { $value }: it must be a whole number from 0 to { $most }.
bots-errs-twice = { $name } appears twice in the name of this player.
bots-errs-too-many = glances and forgets add up to more than { $most }.
# $game: what is to be played. $named: the game in the name.
bots-errs-in-another-game = This twin plays { $named } and cannot play { $game }.

## A player between two levels, named by a number: a strength of 1 is the weakest level of a game, and each level is one more

# $strength: as 2.6.
bots-strength = Strength { $strength }
bots-strength-says = Plays between two levels.
bots-strength-out-of-range = A strength cannot be { $value }: it must be a number from { $least } to { $most }.

## Characters: players with a name of their own, a sentence about each with its level, and why one played as it did

# A first name for each; none is among table-bot-names.
bots-character =
    { $character ->
        [iris] Iris
        [lina] Lina
        [dora] Dora
        [remzi] Remzi
        [nadir] Nadir
        [melek] Melek
        [stavros] Stavros
        [vera] Vera
        [hilmi] Hilmi
        [rauf] Rauf
        [otto] Otto
       *[zoe] Zoe
    }
# $level: as Club player.
bots-character-says =
    { $character ->
        [iris] Gives away cards that count, and leaves piles for the others.
        [lina] Cannot wait: jacks and wild cards never stay long in this hand.
        [dora] Takes whatever there is to take: a pile, a trick, even the soup.
        [remzi] Gambles: throws cards of which nobody has seen another yet.
        [nadir] Hoards jacks as if they could be taken home.
        [melek] A quiet partner: lets the others go first and take the trick.
        [stavros] Claims boldly, sees every sum, and completes the word.
        [vera] Remembers what was played, and doubts what others say.
        [hilmi] Patient: waits for a better pile, and risks no card that counts.
        [rauf] Always in a hurry: plays jacks, lays cards and wants the trick now.
        [otto] Overlooks no sum and no pile on the table.
       *[zoe] Saves the best for last: jacks and tricks.
    } Level: { $level }.

## What master thinks of somebody's style. $player: Master. $level, $next: the levels that fit best, as Casual. $percent, $more: how likely each is.

bots-style-looking = Examining the choices.
bots-style-too-early = It is too early to describe a style: { $player } has seen { $choices ->
        [0] no choice
        [one] { $choices } choice
       *[other] { $choices } choices
    }.
bots-style-not-clear = It is too early to tell: { $player } has seen { $choices } choices, and two levels fit them about as well, { $level } ({ $percent }%) and { $next } ({ $more }%).
bots-style-most-like = { $player } has seen { $choices } choices: they are most like { $level } ({ $percent }%), then like { $next } ({ $more }%).
bots-style-like = { $player } has seen { $choices } choices: they are like { $level } ({ $percent ->
        [100] over 99
       *[other] { $percent }
    }%).

## Players that do not come with Kahve

bots-added-player = A player that the operator of this server has added.
bots-added-program = A program that the operator of this server has added.
bots-added-like = Makes the mistakes of a player in the log { $file }.

## What is wrong with a log from which a style is to be measured. $file: its name.

bots-style-file-fails = { $file }: { $reason }
bots-style-file-is-no-log = { $file } is not a log of matches.
bots-style-log-is-wrong = { $file }: { $says }
# $players: the names in the log. $people: how many of them are not bots.
bots-style-who = { $file } has { $people ->
        [0] no person
       *[other] { $people } people
    } among { LIST($players, style: "comma") }: say whose style is meant, as like:NAME@FILE or with --who NAME.
bots-style-nobody-there = Nobody called { $who } plays in { $file }, and no seat has that number.
bots-style-too-few-choices = { $file } has { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    } of this person in a deal that is over; a style needs { $least }.
# $played: the games of the log.
bots-style-of-another-game = The log has enough choices in { LIST($played) }, and none in { $game }.
# $where: module and name of a player in Python, as mybots:Careful.
bots-own-player = Plays as { $where } says.

## A player that does not exist. The sentences follow one another.

bots-no-such-player = There is no player { $name }.
bots-players-there-are = The players are { LIST($names, style: "comma") }.
bots-players-of-packages = Packages have registered { LIST($names, style: "comma") }.
# Words such as module:NAME are to be written so; NAME, COMMAND, N and FILE stand for what the reader chooses.
bots-players-besides = Your own are module:NAME and program:COMMAND; for study there are expert, search:simulations=N, errs:GAME,blur=N, like:FILE and net:FILE.
# The level greedy, in a game without a judgement.
bots-no-judgement = { $game } has no greedy player: its rules do not say what a move is worth.

## What is wrong with a player in Python. $where: as mybots:Careful. $method: choose(view, moves, rng).

bots-own-is-no-player = { $where } is { $given }: a player must be a class with { $method }, or a function like it.
# $error: as "ValueError: no plan (mybot.py, line 12)".
bots-own-cannot-be-made = { $where }() cannot be created: { $error }. It is called without arguments.
bots-own-class-without-method = The class { $where } has no { $method }.
# The words behind "write" are of Python.
bots-own-is-asynchronous = { $where } is asynchronous, but a player answers at once: write def, not async def.
# $taken: as (view, moves).
bots-own-takes-others = The player { $where } takes { $taken }, but it is called as { $method }.
bots-own-no-such-name = The module { $module } has no { $name }.
bots-own-names-there-are = It has { LIST($names, style: "comma") }.
bots-own-no-such-module = There is no module { $module }: it is not installed, and there is no such file here.
bots-own-module-cannot-be-imported = The module { $module } cannot be imported: { $error }.

## What is wrong with a player that is a program

# $command: what somebody wrote. $error: what the reader of commands says, in English.
bots-program-no-command = { $command } is not a command: { $error }.
# The words behind "write" stay as they are.
bots-program-no-such-setting = A program has no setting { $setting }: write milliseconds, as in program:milliseconds=50 ./mybot.
bots-program-time-out-of-range = milliseconds cannot be { $value }: allowed are 1 to { NUMBER($most, useGrouping: 0) }.
bots-program-command-is-missing = There is no command: write it after the colon, as in program:./mybot.
# $failure: one of the sentences below.
bots-program-cannot-play = { $program } cannot play: { $failure }

## What a player did that gave no legal move. Each stands behind a colon and speaks of that player.

bots-answered-another-move = it answered { $answer }, which is not one of its legal moves.
# moves is a name in the code.
bots-answered-no-move = it answered { $answer }, but an answer must be one of the whole numbers in `moves`.
# $error: as "ValueError: no plan (mybot.py, line 12)".
bots-raised-an-error = it raised { $error }.
# $move: as the program has written it.
bots-answered-an-illegal-move = it answered move { $move }, which is not one of its legal moves.
bots-started-too-often = it was started { $times } times and is not started again.
bots-did-not-answer =
    { $seconds ->
        [one] it did not answer within { $seconds } second.
       *[other] it did not answer within { $seconds } seconds.
    }
bots-there-is-no-program = there is no program { $program }.
# $error: what the system says.
bots-cannot-be-started = { $program } cannot be started: { $error }.
bots-answered-a-long-line = it answered a line of more than { NUMBER($most, useGrouping: 0) } characters.
bots-answered-another-line = it answered { $line } where a line with { $word } was expected.
bots-answered-many-lines = it answered more than { NUMBER($most, useGrouping: 0) } lines.
# $text: the program's own words.
bots-says-no = it says: { $text }.
# $how: it closed its output and goes on, a signal of the system with this number ended it, or it ended with this status.
bots-ended =
    { $how ->
        [closed] it closed its output.
        [signal] signal { $number } ended it.
       *[status] it ended with status { $number }.
    }
# $words: the last that it wrote, in quotation marks.
bots-ended-and-said =
    { $how ->
        [closed] it closed its output and said { $words }.
        [signal] signal { $number } ended it and it said { $words }.
       *[status] it ended with status { $number } and said { $words }.
    }
# $player: its name. $failure: one of the sentences above, about the first time.
bots-gave-no-legal-move =
    { $times ->
        [1] { $player } gave no legal move once, and the first legal one was made: { $failure }
       *[other] { $player } gave no legal move { $times } times, and the first legal one was made. This happened first: { $failure }
    }

## The settings of a search, as in search:simulations=400

bots-search-without-budget = A search needs a budget: simulations or milliseconds, or with depth=1 worlds.
# $low and $high are texts.
bots-search-out-of-range = { $setting } cannot be { $value }: it must be from { $low } to { $high }.
bots-search-no-such-word = { $setting } cannot be { $value }: it must be { LIST($words, style: "or") }.
bots-search-no-such-setting = A search has no setting { $setting }. Its settings are { LIST($settings, style: "comma") }.
bots-search-is-no-number =
    { $kind ->
        [whole] { $setting } cannot be { $value }: it must be a whole number.
       *[any] { $setting } cannot be { $value }: it must be a number.
    }

## A network in a file, which `kahve lab train` has taught

bots-net-no-file = There is no file { $file }.
# $suffix: as .npz.
bots-net-of-another-name = { $file } is not a checkpoint: its name must end in { $suffix }.
bots-net-is-damaged = { $file } is not a checkpoint, or it is damaged or incomplete.
# $error: what the system says.
bots-net-cannot-be-read = { $file } cannot be read: { $error }.
bots-net-is-none = { $file } is not a checkpoint of `kahve lab train`.
bots-net-of-another-format = { $file } is a checkpoint of format { $format }; this Kahve reads format { $reads }.
# One of the three sentences below follows.
bots-net-cannot-play = { $file } cannot play here.
# $learned, $game: names of games in the code.
bots-net-learned-another-game = It has learned { $learned }, not { $game }.
# $rules: as "seats=2, target=101".
bots-net-learned-other-rules = It learned { $game } under other house rules or in another version of Kahve, where a seat sees something else: Kahve { $version }, { $rules }.
bots-net-learned-default-rules = It learned { $game } under other house rules or in another version of Kahve, where a seat sees something else: Kahve { $version }, default house rules.

## The review of a deal

bots-no-such-deal = There is no deal { $deal } in this match: its deals are 1 to { $last }.
bots-deal-is-not-over = Deal { $deal } has not been played to its end, so it cannot be reviewed.
# A headline.
bots-review-of-deal = Deal { $deal }
# $given: how many of them gave points away.
bots-review-counts =
    { $decisions ->
        [one] { $decisions } decision, { $given } of them gave points away.
       *[other] { $decisions } decisions, { $given } of them gave points away.
    }
bots-review-nothing-given = No move gave points away.
# $level: in how many decisions another move than the best was made, and gave nothing away.
bots-review-level = In { $level } more the move played was as good as the best, as far as anyone can tell.
# $move, $best: moves in the notation, as "5H". $points: with one digit behind the point.
bots-review-decision = Turn { $turn }, seat { $seat }: { $move } gave away { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points; { $best } was better.
# The row of a side, and the columns: what it made of the deal, and how much of that came from its play, from the cards it was dealt, and
# from how the other cards fell.
bots-review-side = side { $side }
bots-review-result = result
bots-review-play = play
bots-review-cards = cards
bots-review-run = the run
