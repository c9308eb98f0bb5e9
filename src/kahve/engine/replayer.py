"""Replayers: the rules of a game as a module of WebAssembly, with which a page plays a deal again by itself (docs/proof.md).

A replayer is a file of JSON. It has the module, the fields of a record, and how house rules and cards become numbers. It is the page's own
and comes with it, so nothing in it depends on a table. `write_replayers` makes them with the wheel `ziglang`. They lie in a folder beside
this file. One that was made from other sources is never handed out.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..cards.lexicon.oracles import oracles
from .game import Game
from .house import Option, rows_of
from .sources import content_hash
from .zones import Lies

if TYPE_CHECKING:
    from .native.unit import Unit

FOLDER = Path(__file__).parent / "replayers"
LIST = "replayers.json"


def replayer(name: str, folder: Path = FOLDER) -> bytes | None:
    """The replayer of a game as JSON; None where there is none, or only one of other sources."""
    path, listed = folder / f"{name}.json", folder / LIST
    try:
        return _read(path, listed, path.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=32)
def _read(path: Path, listed: Path, changed: int) -> bytes | None:
    """The file, if it is of these sources; `changed` is only there so that one that is made again is read again."""
    try:
        files = json.loads(listed.read_text(encoding="utf-8"))
        # The pocket packs both together, and leaves out sources that it does not need.
        if sys.platform != "emscripten" and files["sources"] != sources_of():
            return None
        content = path.read_bytes()
        return content if files["files"][path.stem] == hashlib.sha256(content).hexdigest() else None
    except (ValueError, KeyError, TypeError):
        return None


@cache
def sources_of(games: Path = Path(__file__).parent.parent / "games") -> str:
    """A hash of all that replayers are made from: compiled code, and the screens of the games in a folder, which say where cards lie."""
    digest = hashlib.sha256(content_hash().encode())
    for path in sorted(games.rglob("*screen.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def write_replayers(games: Sequence[Game], folder: Path = FOLDER) -> bool:
    """Make the replayers of these games in a folder, unless they are there; tell whether there was anything to do.

    One that lies beside this file is copied. RuntimeError quotes the compiler, if that fails.
    """
    listed = folder / LIST
    if listed.is_file() and all(replayer(game.name, folder) for game in games):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(2) as compilers:
        replayers = compilers.map(lambda game: replayer(game.name) or _written(game), games)
        contents = dict(zip((game.name for game in games), replayers, strict=True))
    for name, content in contents.items():
        (folder / f"{name}.json").write_bytes(content)
    files = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    listed.write_text(json.dumps({"sources": sources_of(), "files": files}, indent=1) + "\n", encoding="utf-8")
    return True


def _written(game: Game) -> bytes:
    rules = game.rules
    lies: dict[str, Lies] = getattr(game.screen, "lies", {})
    suits: dict[str, str] = getattr(game.screen, "suits", {})
    deck = rules.deck(game.settle({}))
    unit = _unit_of(game)
    content = {
        "game": game.name,
        "size": rules.layout.size,
        "fields": {field.name: [field.kind, field.offset, list(field.shape)] for field in rules.layout.fields},
        "zones": {field.name: field.size for field in rules.layout.zones},
        "house": [_row(rules.house, name) for name in rules.house._fields],
        "cards": None if suits else {deck.code(card): card for card in sorted(set(deck.cards))},
        "suits": suits,
        "decks": getattr(game.screen, "decks", {}),
        "left_out": getattr(game.screen, "left_out", ""),
        "packs": _packs(game),
        "items": list(rules.items),
        "lies": {zone: {"shown": each.shown.value, "fields": each.fields, "start": each.start} for zone, each in lies.items()},
        "oracles": _oracles(unit.setters),
        "module": base64.b64encode(_module(unit.text(), unit.setters)).decode("ascii"),
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


class _Reading:
    """Stands for a house tuple, and notes which of its rules are read."""

    def __init__(self, house: Any) -> None:
        self._house, self.names = house, dict[str, None]()

    def __getattr__(self, name: str) -> Any:
        self.names[name] = None
        return getattr(self._house, name)


def _packs(game: Game) -> dict[str, Any]:
    """How often each number of a card is in a pack of this game, and which house rules decide which pack it is."""
    usual = game.settle({})
    reading = _Reading(usual)
    game.rules.deck(reading)
    rules = [row for row in rows_of(game.rules.house) if row.name in reading.names]
    packs: list[list[int]] = []
    by: dict[str, int] = {}
    for numbers in itertools.product(*map(_numbers_of, rules)):
        cards = Counter(game.rules.deck(usual._replace(**{row.name: number for row, number in zip(rules, numbers, strict=True)})).cards)
        pack = [cards[card] for card in range(max(cards) + 1)]
        if pack not in packs:
            packs.append(pack)
        by[",".join(map(str, numbers))] = packs.index(pack)
    return {"rules": [row.name for row in rules], "by": by, "counts": packs}


def _numbers_of(row: Option) -> list[int]:
    """The numbers that a house rule may have, if all of them are listed or lie in a range."""
    return [row.number_for(value) for value in row.allowed or range(row.low, row.high + 1)]


def _oracles(setters: tuple[str, ...]) -> list[dict[str, Any]]:
    """The tables of words with which C that has these setters is called, one after another; one without any where it reads none."""
    read = [{setter: filled._asdict() for setter, filled in oracle.items() if setter in setters} for oracle in oracles()]
    return [oracle for place, oracle in enumerate(read) if oracle not in read[:place]]


def _row(house: type[Any], name: str) -> dict[str, Any]:
    """How a value of a house rule becomes a number; `open` is one that a page cannot work out, because people may write anything there."""
    row: Option | None = next((each for each in rows_of(house) if each.name == name), None)
    if row is None:
        return {"name": name, "fixed": house.fixed[name]}
    description: dict[str, Any] = {"name": name, "default": row.default}
    if row.kind not in ("number", "choice", "yes_no"):
        return description | {"open": True}
    if row.kind == "choice":
        return (
            description | {"values": {str(word): place for place, word in enumerate(row.allowed)}} | ({"open": True} if row.further else {})
        )
    return description | {"values": {word: number for number, word in row.words.items()}}


def _unit_of(game: Game) -> Unit:
    """The C of what a replay calls: to deal, to object, and to make a move."""
    from . import loops
    from .native.table_library import alone_of, table_kinds
    from .native.unit import Unit

    unit = Unit(boxed=True)
    kinds = table_kinds(unit, game)
    for make in (loops.make_deal, loops.make_refusal, loops.make_step):
        loop = make(game)
        unit.export(loop, loop.__name__, kinds[loop.__name__], alone_of(kinds[loop.__name__]))
    return unit


@cache
def _module(text: str, setters: tuple[str, ...]) -> bytes:
    """The module of WebAssembly that this C becomes. setters: those of its tables (`Unit.setters`)."""
    from .native.targets import REPLAYER, make_for

    exported = ["kahve_deal_boxed", "kahve_refusal_boxed", "kahve_step_boxed", "kahve_keep", "kahve_box"]
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "replayer.wasm"
        make_for(REPLAYER, text, path, [*exported, *setters])
        return path.read_bytes()
