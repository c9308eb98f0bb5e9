"""`kahve play`: a match in the terminal against bots."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..cards.quoting import printable
from ..language import later, message
from .evening import Evening
from .keeping import Diary, Notebook
from .local import LocalSeat, chance
from .manual import help_text, option
from .measure import at_own_level, measured
from .options import BadInput, GameName, HouseRules, Plain, PresetName, Seed, checked_seed, players_given, rules_given
from .paper import Paper, paper
from .prompts import Left
from .replay import score_of
from .review import look_through, show
from .rulebook import marked
from .show import voice

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.house import Option
    from ..table.sitting.sitting import Sitting

YOU, USUAL, EVEN = "you", "greedy", "even"


def play(
    game: GameName,
    players: Annotated[str | None, option(later("help-play-players"), "--players you,greedy", "NAMES")] = None,
    name: Annotated[str, option(later("help-play-name"), "--name Ada", "NAME")] = "Guest",
    house: HouseRules = None,
    preset: PresetName = None,
    seed: Seed = None,
    log: Annotated[Path | None, option(later("help-play-log"), "--log evening.jsonl", "FILE")] = None,
    force: Annotated[bool, typer.Option("--force", help=help_text(later("help-play-force"), "--log evening.jsonl --force"))] = False,
    keep: Annotated[Path | None, option(later("help-play-keep"), "--keep match.kahve", "FILE")] = None,
    quiet: Annotated[bool, option(later("help-play-quiet"), "--quiet")] = False,
    plain: Plain = False,
) -> None:
    """Play a match in the terminal against bots."""
    from ..games import game as find
    from ..games import not_translated

    chosen = find(game)
    notebook = Notebook(log, force=force) if log else None
    diary = Diary(keep) if keep else None
    if diary and diary.path.exists():
        if house or preset or seed is not None or quiet:
            raise BadInput(message("terminal-kept-has-all", file=str(keep)))
        sitting = _goes_on(chosen, diary, players)
    else:
        sitting = _opened(chosen, players, name, rules_given(house, chosen), preset, checked_seed(seed), talks=not quiet)
        if diary:
            diary.begin(sitting.opening)
    sheet = paper(plain, talks=True)
    shown, was_over = voice(sheet), sitting.over
    shown.lines([note] if (note := not_translated(game)) else [])
    seat = LocalSeat(sitting, diary, notebook, lambda line: shown.lines([line]))
    try:
        Evening(seat, shown, lambda what: rules_here(sitting, what), lambda: review_here(sitting, sheet)).play()
        shown.lines([message("terminal-thanks")])
    except (Left, KeyboardInterrupt):
        shown.lines(_leaving(sitting, keep))
    if sitting.over and not was_over:
        shown.lines(measured(sitting))
    if log and log.exists():
        shown.lines([message("terminal-finished-deals-in", file=str(log))])


def _opened(
    game: Game, players: str | None, name: str, rules: dict[str, object], preset: str | None, seed: int | None, *, talks: bool
) -> Sitting:
    from ..bots import BOTS, check_bot
    from ..engine.house import values_of
    from ..table.sitting.sitting import Sitting

    sitters = players_given(players) if players is not None else []
    if players is not None and not sitters:
        raise BadInput(message("terminal-players-names-nobody"))
    if sitters and "seats" not in rules and not (preset and "seats" in game.preset(preset).values):
        rules = {"seats": len(sitters), **rules}
    settled = game.settle(rules, preset)
    sitters = sitters or [YOU, *[USUAL] * (settled.seats - 1)]
    if sitters.count(YOU) != 1:
        raise BadInput(message("terminal-players-one-seat", players=printable(",".join(sitters))))
    if len(sitters) != settled.seats:
        raise BadInput(message("terminal-players-wrong-number", named=len(sitters), seats=int(settled.seats)))
    sitters = [at_own_level(game) if player == EVEN else player for player in sitters]
    named = [player for player in sitters if player != YOU]
    for player in named:
        check_bot(player, game, settled)
    setup: dict[str, Any] = {
        "game": game.name,
        "house": values_of(settled),
        "players": [_sitter(player, name) for player in sitters],
        "customs": {} if talks else {"talk": "none"},
    }
    # Here a player may have settings or a file, which the tables of a server have not.
    return Sitting.open(setup, entropy=chance(seed), bots=BOTS | {player: (player, "") for player in named})


def _sitter(player: str, name: str) -> dict[str, Any]:
    return {"kind": YOU, "name": name} if player == YOU else {"kind": "bot", "bot": player}


def _goes_on(game: Game, diary: Diary, players: str | None) -> Sitting:
    from ..bots import runs_code
    from ..table.sitting.sitting import Sitting

    sitting, file = Sitting.replay(diary.read()), str(diary.path)
    if sitting.setup.game is not game:
        game_before = sitting.setup.game
        command = f"kahve play {game_before.name} --keep {diary.path}"
        raise BadInput(message("terminal-kept-other-game", file=file, game=game_before.title, command=command))
    if sitting.setup.seat_of_opener is None:
        raise BadInput(message("terminal-kept-without-you", file=file))
    seated = [player.bot or YOU for player in sitting.setup.players]
    # The file may come from somebody else, and such a player runs code of this machine.
    if any(runs_code(name) for name in seated if name != YOU) and (players is None or players_given(players) != seated):
        raise BadInput(message("terminal-kept-runs-code", file=file, option=f"--players {shlex.quote(','.join(seated))}"))
    if players is not None and players_given(players) != seated:
        raise BadInput(message("terminal-kept-has-players", file=file))
    return sitting


def _leaving(sitting: Sitting, keep: Path | None) -> list[str]:
    """The lines for a person who leaves: the score of the match, and how to go on."""
    table, game = sitting.table, sitting.setup.game
    stands = message("terminal-left-table")
    if table.history:
        stands = message("terminal-left-table-at", deal=len(table.history), score=score_of(table.scores))
    if keep:
        from ..bots import runs_code

        seated = [player.bot or YOU for player in sitting.setup.players]
        named = f" --players {shlex.quote(','.join(seated))}" if any(runs_code(name) for name in seated if name != YOU) else ""
        return [stands, message("terminal-to-go-on", command=f"kahve play {game.name} --keep {keep}{named}")]
    return [stands, message("terminal-not-kept")]


def review_here(sitting: Sitting, sheet: Paper) -> None:
    """Review the match if it is over, or else its last finished deal; BadInput if there is none."""
    table = sitting.table
    finished = [dealt.number for dealt in table.history if dealt.sheet is not None]
    last = finished[-1] if finished and not table.over else None
    show(table, sitting.names, look_through(table, last, sheet, tell=print), sheet)


def rules_here(sitting: Sitting, what: str) -> str:
    """The house rules of the table, a paragraph of its rulebook by number, or the whole book with "all"."""
    from ..engine.house import numbers_of, values_of
    from ..games import rulebook
    from ..games.books import paragraph

    game, house = sitting.setup.game, sitting.setup.house
    if not what:
        changed = values_of(house, changed_only=True)
        rows = [_rule_line(option, value, option.name in changed) for option, value in numbers_of(house)]
        return "\n".join([*(f"- {row}" for row in rows), "", message("terminal-how-to-read-rules")])
    book = marked(rulebook(game.name), game, house)
    if what == "all":
        return book
    return paragraph(book, what) or message("terminal-no-such-paragraph", paragraph=printable(what), game=game.title)


def _rule_line(option: Option, value: int, changed: bool) -> str:
    title, value_text = option.title, option.in_words(value)
    if changed:
        return message("terminal-house-rule-changed", rule=title, value=value_text, paragraph=option.paragraph)
    return message("terminal-house-rule", rule=title, value=value_text, paragraph=option.paragraph)
