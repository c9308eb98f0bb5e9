"""The options that several commands share, each said once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from ..engine.game import Game


def _game_names(incomplete: str) -> list[str]:
    from ..games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as in: pisti; `kahve games` has all.", autocompletion=_game_names)]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--house", metavar="OPTION=VALUE", help="A house rule; may be repeated. Example: --house target=101 --house seats=2"),
]
PresetName = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="House rules by name, from `kahve house GAME`. Example: --preset two_hand")
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines without colour or drawing, as in a pipe. Example: --plain")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs. Example: --json")]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="A whole number: the same seed gives the same cards. Example: --seed 7")
]
LogFile = Path


class BadInput(ValueError):  # noqa: N818 - what the person gave, not what went wrong inside
    """Something on the command line that cannot be used; a sentence that says what can."""


def rules_given(house: list[str] | None) -> dict[str, object]:
    """The house rules of the command line by name; HouseError for one that is not written option=value."""
    from ..engine.house import HouseError

    given: dict[str, object] = {}
    for text in house or []:
        option, equals, value = text.partition("=")
        if not equals or not option.strip():
            raise HouseError(f"{text!r} is no house rule: write option=value, as in target=101.", text)
        given |= {option.strip(): value.strip()} if not value.strip().endswith(".json") else _from_file(option.strip(), value.strip())
    return given


def _from_file(option: str, path: str) -> dict[str, object]:
    """The house rules that a file stands for, which is a deck of letters; HouseError says why it cannot be used."""
    from ..cards.deck import CardError
    from ..cards.letter_deck import read_letter_deck
    from ..engine.house import HouseError
    from ..games.letters.house import deck_values

    if option != "deck":
        raise HouseError(f"{option} cannot be read from a file: only a deck can, as in deck=my-deck.json.", option)
    try:
        return deck_values(read_letter_deck(Path(path).read_text(encoding="utf-8")))
    except OSError as error:
        raise HouseError(f"The deck file {path} cannot be read: {error.strerror}.", option) from None
    except UnicodeDecodeError:
        raise HouseError(f"The deck file {path} is not text in UTF-8.", option) from None
    except CardError as error:
        raise HouseError(f"The deck file {path} cannot be used. {error}", option) from None


def settled(game: Game, house: list[str] | None, preset: str | None) -> Any:
    """The house tuple that the command line asks for; HouseError says what is wrong and what is allowed."""
    return game.settle(rules_given(house), preset)


def players_given(players: str) -> list[str]:
    """The names of players, parted by commas; what belongs to the player before it stays with it: a setting, the rest of a file's name.

    >>> players_given("greedy, search:simulations=400,stretches=1,random")
    ['greedy', 'search:simulations=400,stretches=1', 'random']
    >>> players_given("net:first,second.npz,greedy")
    ['net:first,second.npz', 'greedy']
    """
    names: list[str] = []
    for part in players.split(","):
        last = names[-1] if names else ""
        is_setting = last.startswith("search:") and "=" in part and ":" not in part
        if is_setting or (last.startswith("net:") and not last.endswith(".npz")):
            names[-1] += f",{part}" if last.startswith("net:") else f",{part.strip()}"
        elif part.strip():
            names.append(part.strip())
    return names


def checked_file(option: str, path: Path | None, force: bool) -> None:
    """BadInput where a file cannot be made there, or is there and may not be replaced."""
    if path is None:
        return
    if not path.parent.is_dir():
        raise BadInput(f"{option} cannot be {path}: there is no folder {path.parent}.")
    if path.is_dir():
        raise BadInput(f"{option} cannot be {path}: it is a folder.")
    if path.exists() and not force:
        raise BadInput(f"{path} is there already; --force replaces it.")


def checked_seed(seed: int | None) -> int | None:
    """The seed, if it is one."""
    if seed is not None and not 0 <= seed < 1 << 256:
        raise BadInput(f"--seed cannot be {seed}: a seed is a whole number from 0 to 2**256 - 1, as in --seed 7.")
    return seed
