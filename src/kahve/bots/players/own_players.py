"""Finds players that do not come with Kahve: `module:NAME` in Python, and names that packages register in the group `kahve.players`.

NAME is a class, whose objects have `choose(view, moves, rng)`, or a function of these three (`kahve.bots.players.choosing.Bot`). A module
is looked for where Python looks, and in the current folder.
"""

from __future__ import annotations

import hashlib
import inspect
import random
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ...cards.quoting import printable, quoted
from ...engine.own_modules import error_text, own_module
from ...engine.view import View
from ...language import Sentence, later, message, paragraph
from .choosing import Bot
from .failures import Guarded

GROUP = "kahve.players"
"""The group of entry points in which packages register players."""

LONGEST = 200
"""Characters that the name of a player in Python has at most."""

_NAME = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")

_SIGNATURE = "choose(view, moves, rng)"


class OwnError(ValueError):
    """A player of somebody's own that cannot be used; a sentence that says why."""


@dataclass(frozen=True)
class _Function:
    """A player whose choice is a function."""

    choose: Callable[[View, Sequence[int], random.Random], int]


def is_own(name: str) -> bool:
    """Whether this is written as `module:NAME`.

    >>> is_own("mybots:Careful"), is_own("greedy"), is_own("./mybot --fast")
    (True, False, False)
    """
    return len(name) <= LONGEST and _NAME.fullmatch(name) is not None


def registered() -> Mapping[str, str]:
    """The players that installed packages have registered: name -> `module:NAME`.

    The packages are searched once for each `sys.path`: it takes 30 ms where there are 140 of them, and a server asks at every table.
    """
    return _registered(tuple(sys.path))


@lru_cache(maxsize=4)
def _registered(_: tuple[str, ...]) -> Mapping[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP) if is_own(entry.value)}


def own_player(name: str, where: str) -> Guarded:
    """The player that stands at `where`, which is `module:NAME`; OwnError says why it cannot be used.

    name: what it is called when it is counted.
    """
    make = _maker(where)
    make()  # what cannot be made is refused before anything is played
    return Guarded(name, make)


def own_described(where: str) -> tuple[str, Sentence | str]:
    """The title of a player and a sentence about it: its attribute `title` or its name, and the first line of its docstring."""
    target = _target(where)
    title = getattr(target, "title", None)
    lines = (inspect.getdoc(target) or "").strip().splitlines()
    name = where.rpartition(":")[2]
    says = printable(lines[0]) if lines else later("bots-own-player", where=where)
    return printable(title if isinstance(title, str) and title else name), says


def own_fingerprint(where: str) -> str:
    """A hash of the file in which a player is written."""
    file = getattr(sys.modules.get(where.partition(":")[0]) or own_module(where.partition(":")[0], OwnError), "__file__", None)
    content = Path(file).read_bytes() if file and Path(file).is_file() else where.encode()
    return hashlib.sha256(content).hexdigest()[:16]


def _maker(where: str) -> Callable[[], Bot]:
    target = _target(where)
    if isinstance(target, type):
        return lambda: _new_bot(target, where)
    player = target if hasattr(target, "choose") else _Function(target) if callable(target) else None
    if player is None:
        raise OwnError(message("bots-own-is-no-player", where=where, given=quoted(target), method=_SIGNATURE))
    _check(player.choose, where)
    return lambda: player


def _new_bot(target: type[Any], where: str) -> Bot:
    try:
        player: Bot = target()
    except Exception as error:
        raise OwnError(message("bots-own-cannot-be-made", where=where, error=error_text(error))) from None
    if not callable(getattr(player, "choose", None)):
        raise OwnError(message("bots-own-class-without-method", where=where, method=_SIGNATURE))
    _check(player.choose, where)
    return player


def _check(choose: Callable[..., Any], where: str) -> None:
    if inspect.iscoroutinefunction(choose):
        raise OwnError(message("bots-own-is-asynchronous", where=where))
    try:
        signature = inspect.signature(choose)
    except (TypeError, ValueError):  # written in C: what it takes is seen when it is called
        return
    try:
        signature.bind(None, None, None)
    except TypeError:
        raise OwnError(message("bots-own-takes-others", where=where, taken=printable(signature), method=_SIGNATURE)) from None


def _target(where: str) -> Any:
    module, _, path = where.partition(":")
    target: Any = own_module(module, OwnError)
    for name in path.split("."):
        try:
            target = getattr(target, name)
        except AttributeError:
            players = [other for other, value in vars(sys.modules[module]).items() if _is_player(value, module)]
            there = message("bots-own-names-there-are", names=tuple(map(printable, players))) if players else ""
            raise OwnError(paragraph(message("bots-own-no-such-name", module=module, name=printable(path)), there)) from None
    return target


def _is_player(value: Any, module: str) -> bool:
    if getattr(value, "__module__", None) != module:
        return False
    return hasattr(value, "choose") or (inspect.isfunction(value) and list(inspect.signature(value).parameters) == ["view", "moves", "rng"])
