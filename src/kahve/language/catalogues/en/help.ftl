### The help of the command line: `kahve --help`, `kahve play --help` and so on, and what is said of a command line that cannot be read.
### What is typed is the same in every language: commands, options as --keep, and the words in capital letters that stand for a value, as FILE.
### Examples are not here, because they are the same in every language too.


## The parts of the help

# $command: a command with what can follow it, as "kahve rules [OPTIONS] GAME".
help-usage = Usage: { $command }
# $command: what has to be typed.
help-try = For help: { $command }
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
# $example: what can be typed, as "--seed 7".
help-example = Example: { $example }
# The value of an option that is not given. $value: as it is typed.
help-default = Default: { $value }.
# Which numbers an option takes.
help-from = { $least } or more.
help-between = From { $least } to { $most }.
# Of an option that cannot be left out.
help-required = It is required.

## What is wrong with a command line

help-no-such-command = There is no command { $command }.
help-no-such-option = There is no option { $option }.
# $names: one or more commands or options that are like the one that was typed.
help-did-you-mean = Did you mean { LIST($names, style: "or") }?
# $names: all commands that can be typed here.
help-commands-are = The commands are { $names }.
help-command-missing = A command is missing.
# $what: an option as --days, or what stands for a value, as GAME.
help-missing = { $what } is missing.
help-needs-value = { $option } needs a value.
help-takes-no-value = { $option } takes no value.
# $what: as above. $least and $most: numbers as they are typed.
help-takes-whole = { $what } takes a whole number.
help-takes-whole-from = { $what } takes a whole number, { $least } or more.
help-takes-whole-between = { $what } takes a whole number from { $least } to { $most }.
help-takes-number = { $what } takes a number.
help-takes-number-from = { $what } takes a number, { $least } or more.
help-value-unreadable = The value of { $what } cannot be used.
# $words: one or more words of the command line.
help-not-expected = Not expected here: { LIST($words, style: "comma") }.
help-line-unreadable = This command line cannot be read.

## All commands together

help-kahve =
    Thirteen card games, among them Pisti, Basra, Hand and Foot and Quist: to play, to learn and to study.

    Begin with `kahve games` or `kahve play pisti`. `kahve serve` opens a table in the browser.
help-option-version = Print the version.
help-option-language = The language; it can stand anywhere in the command. If not given, KAHVE_LANGUAGE decides, then LC_ALL, LC_MESSAGES or LANG.
help-option-word-list = A file of words for the letter games, one word a line. It can stand anywhere in the command and be given more than once.
help-option-install-completion = Set up your shell so that it completes commands with the tab key.
help-option-show-completion = Print what your shell needs for that, to copy or change it.
help-option-help = Print this help.

## Options of several commands

help-argument-game = The game; `kahve games` lists all.
help-option-house = A house rule, or a line of several. It can be given more than once.
help-option-preset = A set of house rules by its name; `kahve house GAME` lists them.
help-option-plain = Plain lines without colour or drawing, as in a pipe.
help-option-json = Print JSON, for programs.
help-option-seed = A whole number. The same number gives the same cards.
help-option-players = The players in the order of their seats, with commas between them. If not given: greedy against random.
help-argument-logs = Logs of matches; - is standard input.

## Commands for players

help-games =
    List all games.

    For each it shows the code, the name, the number of players and a sentence.
help-players =
    List the players of a game.

    For each it shows the code for --players, the name and a sentence. The last ones are characters, each with a level and a habit.
help-rules =
    Show the rulebook of a game.

    On a terminal the worked examples follow their paragraphs. In a pipe or with --plain it is Markdown. With --house or --preset a paragraph also says which of its house rules apply at that table.
help-house =
    Show the house rules of a game and its presets.

    For each rule it shows the title, the default, the allowed values, the paragraph in the rulebook and a sentence. With --house or --preset it also shows the value at that table.

    With --line the rules of that table are one line. The page in the browser and --house read this line.
help-house-line = The rules of this table as one line, to send or to keep.
help-house-sheet = Read your family's own rule sheet, and say which house rules it means and which words were not understood.
help-play =
    Play a match in the terminal against bots.

    In a pipe, with NO_COLOR, with TERM=dumb or with --plain it prints plain lines, one fact a line. Screen readers read these well.

    At the prompt, ? shows what you can answer.
help-play-players = The player of each seat, with you among them; even is as strong as you.
help-play-name = Your name in the log.
help-play-log = Write the finished deals into this file as a log.
help-play-force = Let --log replace a file.
help-play-keep = Save the match in this file. With the same file you can go on later.
help-play-quiet = Let no character say anything.
help-learn =
    Learn a game at a table, one thing at a time, with a teacher who says why.

    At the end there is a short match against a beginner. At the prompt, ? shows what you can answer.
help-learn-lesson = The lesson to begin with; without it, the first that is not done.
help-puzzle =
    Solve puzzles: proven positions with one winning turn, from games between bots.
help-day =
    Play the deal of the day of a game: the same cards and players as in every browser.

    Without a game you get the list of games. Nothing is kept of what you play here.
help-day-game = The game of which you play the deal.
help-day-date = The date of the deal: today or one of the six days before; by default it is today in universal time.

    Without a further command you get the puzzle of the day.
help-puzzle-play = Play a puzzle of a game.
help-puzzle-play-number = The number of the puzzle; without it, the first that is not solved.
help-puzzle-list = List how many puzzles each game has, by grade.
help-puzzle-find =
    Find new puzzles in games between bots, and print them in the format of the game's file.

    Each puzzle is proven, and what is hard about it is counted. The first time it compiles for some seconds.
help-puzzle-find-count = How many puzzles to find.
help-puzzle-find-deals = How many deals to look at, at most.
help-puzzle-find-seed = A whole number. The same number finds the same puzzles again.
help-drill =
    Say which kind of your mistakes costs most, and try such positions again.
    
    The deals of these logs are reviewed, which takes a while the first time.
help-drill-logs = One or more logs, the oldest first.
help-drill-who = The player whose mistakes are meant. If not given: the first person of the first match.
help-compare =
    Compare what several tables made of the same deals.

    Each log is a table: one of a duplicate, or any match with the same cards. The play is compared with that of the first log.
help-compare-logs = Two or more logs of the same deals.
help-replay =
    Check the logs of matches move by move.

    The exit code is 0 if every move is legal and every score sheet agrees. Otherwise it is 1, and the first difference of each file is on standard error. It is 2 if a file cannot be read.
help-verify =
    Check that the order of the cards in every deal of a log follows from its proof.

    A proof shows what the server committed to before the deal, and what each device added.

    The exit code is 0 if every order follows. It is 1 if one does not, and standard error says why. It is 2 if a file cannot be read, and 3 if deals have no proof.
help-review =
    Review the deals of a match: what every move was worth.

    For each player it shows the points given away, for each side luck apart from skill, and the costliest moves with a better one.

    A move is judged by what its player could know. docs/review.md explains each number. Results are saved in the cache folder.
help-review-log = The log of a match; - is standard input.
help-review-deal = Review only this deal. If not given: all finished deals.
help-review-seat = List only the costliest moves of this seat. The first seat is 0.
help-review-match = Which match, in a file that holds several.
help-review-milliseconds = How long to think about a move, at most.
help-review-seed = A whole number. The same number assumes the same cards in the other hands.
help-review-moves = How many of the costliest moves to list.
help-review-again = Work out again what was saved before.

help-style =
    Say which level a person plays like in each game of a log.

    A level is compared with the person choice by choice. The last line names a player that makes the person's mistakes: --players of play, simulate, lab and serve accepts it. docs/bots.md explains the figures.
help-style-log = The log of one or several matches; - is standard input.
help-style-who = Whose choices: a name in the log, or the number of a seat; the first is 0. If not given: the only person among bots.

## Commands for operators of a server

help-serve =
    Start a server: a table in the browser.

    Open the page that it names. Play alone against bots, or send friends a link. Ctrl-C stops the server; its tables are saved.
help-serve-host = The address at which it listens. 0.0.0.0 lets your network in.
help-serve-port = The port; 0 takes any free one. If not given: the first free port from 8000.
help-option-store = The database of the tables. If not given: a file in your own folder for data.
help-serve-browser = Open the page in a browser. This is the default where there is a screen.
help-serve-public-url = The address at which friends reach the server from outside.
help-serve-players = Players that tables offer besides the built-in ones.
help-serve-game = Games of somebody's own, by their modules. It can be given more than once.
help-serve-pace = Seconds before a bot plays.
help-serve-allow-host = One more host name to answer to. The server always answers to the one of --public-url, localhost, numeric addresses and the name of this machine. It can be given more than once.
help-serve-push-key = The key with which the server notifies people of their turn.
help-serve-trusted-proxies = Proxies whose X-Forwarded-For is trusted.
help-serve-keep = Delete a table after DAYS days without any event.
help-option-log-kind = The form of the server's log: text or json.
help-option-metrics = Where Prometheus reads the figures. If not given: nowhere.
help-serve-workers = How many processes serve. Several need a PostgreSQL database.
help-work =
    Think for servers that share a database: searching bots, hints and reviews. With their key it sends notifications too.

    Start as many as you like, on any machine. Without one the servers think for themselves. Ctrl-C ends it.
help-work-store = The database of the servers.
help-work-at-once = How many jobs at once. If not given: as many as there are cores.
help-work-push-key = The servers' key for notifications, to send them too.
help-work-public-url = The address of the server, which push services are told.
help-pocket = Write the table as a folder of files that any web host can serve: the page plays without a server, and without a network once it has been opened.
help-pocket-folder = The folder to write, such as build/pocket. An existing pocket is replaced.
help-push-keys =
    Make the key for notifications that `kahve serve --push-key FILE` uses.

    With it people learn that it is their turn while no page is open. Keep the file: devices that asked for notifications accept no other key.
help-push-keys-file = The file to write, such as push.json.
help-push-keys-contact = An address at which a push service can reach you.
help-doctor =
    Look whether a server would run well here, and say what to fix.

    It looks at the tables, the clock, the disk, the compiler and the push key. With the public address it asks by way of the proxy, as a browser does.
help-doctor-public-url = The address to ask: that of kahve serve --public-url.
help-backup = Copy all tables to a file. The server may keep running.
help-backup-file = Where the copy goes.
help-restore =
    Restore a copy while the server is stopped.

    The previous tables are kept beside it.
help-restore-file = A copy that `kahve backup` made.
help-restore-damaged-too = Restore the copy even if some of its tables cannot be replayed.
help-expire =
    Delete the tables at which nothing has happened for D days, while the server is stopped.

    A running server does this by itself with `kahve serve --keep 90`.
help-expire-days = Days without any event.

## Commands for measuring

help-option-deals = How many deals to play.
help-option-seed-deals = A whole number. The same number gives the same deals.
help-option-workers = How many cores to use. If not given: all.
help-simulate =
    Play many deals between bots.

    It prints the points a deal and the share of wins, with standard errors and 95% intervals. Each order of the cards is dealt once for every seating of the players, so that luck cancels out.
help-simulate-out = Write the logs of all deals into a new file.
help-simulate-force = Let --out replace a file.
help-perft =
    Count positions, to check the rules.

    It counts the positions after N turns of one deal. Two programs with the same counts agree on the rules.
help-perft-depth = How many turns deep.
help-perft-seed = The seed of the deal.
help-perft-divide = The count for each first turn, then the sum.
help-conform =
    Ask a program in any language whether it plays by the rules.

    It sends the program questions about deals of random moves, by the book and by every preset, and compares its answers. The page docs/conform.md has the lines.
help-conform-program = The command of the program.
help-conform-game = A game to ask about. If not given: all.
help-conform-deals = How many deals of each set of house rules.
help-conform-write = Write the questions and the right answers into this folder, a file for each game.
help-bench =
    Measure how many plays a second this machine makes.

    It measures random play for each game and number of seats. Then it measures the same with a view made before every play, for the seat to move or for all seats.

    Code is compiled before the clock starts. What that costs is measured last, in processes of their own.
help-bench-games = The games. If not given: all.
help-bench-seconds = How many seconds each measurement takes.
help-bench-start = Measure also what a first start and a cached start cost.

## The laboratory

help-lab =
    The laboratory: matches, rating lists, studies of house rules, and training.

    Every deal is played with the same cards in every seating. Figures have 95% intervals. A stopped command goes on when it is run again with the same --out.
help-lab-out = Keep the deals in this folder, and go on from those that are there.
help-lab-engine = local, or ray for several machines.
help-lab-ray-address = A Ray cluster. If not given: a new one.
help-lab-table = Write the figures as Parquet, or as CSV if the name ends in .csv.
help-lab-force = Let files be replaced.
help-lab-html = Write a page with plots.
help-match =
    Play a match between any players, with any game and house rules.

    It prints the points a deal, the share of wins, and how many more points the first player makes than each of the others.

    With --stop-when sign the match ends once a test has decided whether the first player is better. The test compares a lead of --h1 points a deal with one of --h0.
help-match-stop-when = sign: stop once it is known who is better.
help-match-h0 = The lead of the first hypothesis, in points a deal.
help-match-h1 = The lead of the second hypothesis, in points a deal.
help-match-alpha = The chance to accept h1 when h0 is true.
help-match-beta = The chance to accept h0 when h1 is true.
help-rate =
    Rate players: all against all, with the same cards.

    It prints one list, the best player first. 400 points of rating are odds of ten to one.

    Each line shows the distance to the next player, and how many more points a deal the player makes than its opponents. With --stop-when order it ends once a test has decided every pair of players.
help-rate-stop-when = order: stop once the order of the players is known.
help-rate-margin = The smallest difference that matters, in points a deal. If not given: 0.5.
help-rate-alpha = The chance of a wrong order. If not given: 0.05.
help-rate-deals = How many deals a match has.
help-ladder =
    Measure one player against a pool: every level, and Monte Carlo players.

    It prints a row for each game, number of seats and opponent, the worst row first. A row shows how many more points a deal the player makes, and its share of wins. With --against the pool is those players.
help-ladder-games = The games, or all.
help-ladder-player = The player to measure.
help-ladder-against = The players of the pool. If not given: the built-in ones.
help-ladder-seats = The number of seats at each table. If not given: the default of the game.
help-ladder-deals = How many deals to play for each row.
help-leaderboard =
    Measure a player in the public benchmark, or show its rows.

    Games, house rules, deals and opponents are the same for everybody. A row shows how many points a deal a player makes more than the pool, and its worst opponent.
help-leaderboard-player = The player to measure. If not given: the rows are shown.
help-leaderboard-rows = The file of the rows. If not given: the one that comes with Kahve.
help-leaderboard-by = Who vouches for the player. Its row is then written into the file.
help-leaderboard-check = Play parts of every row again, or the whole row of the player, and refuse a row that is false.
help-study =
    Study what a house rule changes by playing with several of its values.

    For each value it shows the lead of the first seat, the points of each side, the length of a deal and the score sheet. It also shows how many deals end differently from the same cards under the default.

    Two --sweep play every pair of their values. With --all every house rule is studied, and the share of luck is measured against weak players (erratic).
help-study-game = The game. With --all it can be left out.
help-study-sweep = A house rule and its values. Give it twice for a heat map.
help-study-all = Every house rule of the game, or of all games.
help-study-players = The players, with commas between them.
help-study-deals = How many deals to play with each value.
help-data =
    Write logs as a data set for offline learning.

    The folder has a row for each choice, in Parquet files: what the seat could see, its legal moves, its move, and what the deal brought. A README describes it. All logs are of one game and the same house rules.
help-data-out = The new folder.
help-data-full-state = Write the hidden cards of each position, too.
help-train =
    Teach a network a game by letting it play against itself, or against one player with --against.

    The file plays as net:FILE wherever players are named. Only learning needs PyTorch.

    Ctrl-C keeps what was learned, and the same command goes on from there. To learn further, give more --minutes or --deals. --force starts from the beginning.
help-train-out = The file of the network, which ends in .npz.
help-train-minutes = How many minutes it learns in all. If not given: 60.
help-train-deals = How many deals it learns from in all.
help-train-against = Learn to beat this player instead of playing against itself.
help-train-like = Move as this player does, and learn what its moves bring.
help-train-start = Begin with the network of this file.
help-train-examiners = Built-in players that test it.
help-train-exams = How many exams there are.
help-train-exam-deals = Deals in an exam, with each examiner.
help-train-asked-deals = Deals in an exam with the player of --against, if that player is slow. If not given: a twentieth of --exam-deals.
help-train-games = Deals played side by side. If not given: 512, or 32 against a slow player.
help-train-steps = Moves in each of these deals between two steps of learning.
help-train-lot = Decisions in a step of learning. If not given: 512, or 128 against a slow player.
help-train-wide = Units of a hidden layer.
help-train-layers = Hidden layers.
help-train-rate = The step size at the start.
help-train-slips = The share of moves made at random.
help-train-trust = How far it learns from what happened, rather than from what it expected: 0 to 1.
help-train-svg = Draw the learning curve into this file.
