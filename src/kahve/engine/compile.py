"""Whether the rules run as C or as they are written: what all other rooms ask for.

Rules and kernels stay plain Python functions. A loop over them becomes C when it is first called (`kahve.engine.native`). So the compiled
text is the interpreted text. Nothing is compiled at import, and where no C compiler is found everything is interpreted.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from .installing import cache_base
from .interpreted import interpreted_only, warn_interpreted
from .sources import content_hash

if TYPE_CHECKING:
    from .game import Game

Function = TypeVar("Function", bound=Callable[..., Any])


def source_hash() -> str:
    """A hash of the sources that compiled code can come from, and of the Python that compiles it."""
    return hashlib.sha256(f"{sys.version_info[:2]} {platform.machine()} {content_hash()}".encode()).hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code of these sources is kept: under `kahve.engine.installing.cache_base`."""
    return cache_base() / source_hash()


def what_compiles() -> tuple[str | None, Path]:
    """The compiler of this machine, and the folder in which its libraries are kept.

    It is empty where compiled rules came with Kahve and no compiler is needed, and None where there is neither.
    """
    from .native.library import NoCompilerError, compiler, library_folder
    from .native.shipped import is_shipped

    try:
        return compiler()[0], library_folder()
    except NoCompilerError:
        return "" if is_shipped() else None, library_folder()


@cache
def _has_libraries() -> bool:
    from .native.library import NoCompilerError, compiler
    from .native.shipped import is_shipped

    if is_shipped():
        return True
    try:
        compiler()
    except NoCompilerError as error:
        warn_interpreted(str(error))
        return False
    return True


def can_compile() -> bool:
    """Whether rules run as C in this process: libraries came with the package, or a C compiler is found.

    Whether a compiler works is known when it is first used.
    """
    return not interpreted_only() and _has_libraries()


def side_by_side(calls: Sequence[Callable[[], object]], checks: Any) -> Callable[..., None]:
    """`go(look=False)`: make each of these calls once, on a thread for each where all are bound to compiled code, else one after another.

    - look: whether all are made with their flags set first. With it a call does nothing but write whether something is against it. If
      something is against any of them, that is all.
    - checks: shape (calls, 2), 64-bit whole numbers: the flag of each call, and what it writes, below 0 for nothing.
    """
    if len(calls) > 1 and all(hasattr(call, "boxed") for call in calls):
        from .native.side_by_side import SideBySide

        return SideBySide(calls, checks)

    def go(*, look: bool = False) -> None:
        for flag in (1, 0) if look else (0,):
            checks[:, 0] = flag
            for call in calls:
                call()
            if flag and (checks[:, 1] >= 0).any():
                return

    return go


def waits_for_compiler() -> bool:
    """Whether what is not compiled yet has to wait for a C compiler: there is one, and no libraries came with the package."""
    from .native.shipped import is_shipped

    return can_compile() and not is_shipped()


def compiled(loop: Function, game: Game | None = None, *, seldom: bool = False, urgent: bool = False) -> Function:
    """Give back a loop that is compiled when it is first called, or the loop itself where nothing is compiled.

    - game: whose records and houses it takes; None where it takes none.
    - seldom: whether it is called about once a thought, so that the time of the compiler counts for more than its own.
    - urgent: whether a person waits for its first call. Such a loop and one that is called seldom are compiled twice: first in less time.
    """
    if not can_compile():
        return loop
    from .native.loop import NativeLoop

    native: Any = NativeLoop(loop, game, seldom=seldom, urgent=urgent)
    ready: Function = native
    return ready


def dialect_fault(game: Game) -> str | None:
    """What is wrong with the rules of a game as the dialect has them (docs/dialect.md), with the file and the line; None for nothing.

    All of them are written as C, and no compiler is asked.
    """
    from .judgement import nothing_of
    from .native.kinds import INT
    from .native.source import DialectError
    from .native.table_library import table_unit

    judgement = game.judgement
    try:
        unit = table_unit(game)
        record, house = unit.record(game.rules.layout), unit.house(game.rules.house)
        reckoned = unit.function(judgement.reckon, (record, house)).result
        unit.function(judgement.weigh, (record, house, INT, reckoned))
        unit.function(judgement.plain or nothing_of, (record, house, INT))
    except DialectError as error:
        return str(error)
    return None


def begin(loop: Callable[..., Any], *arguments: Any) -> Callable[[], object]:
    """Begin to compile a loop for such arguments, which are neither read nor written; what this gives back waits until it is compiled.

    So what a person waits for is compiled side by side. A loop that is interpreted has nothing to wait for.
    """
    begin_loop: Callable[..., Callable[[], object]] | None = getattr(loop, "begin", None)
    return begin_loop(*arguments) if begin_loop is not None else lambda: None
