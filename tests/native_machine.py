"""A game's loops as C by wish, also such as check themselves; `kahve.engine.machine` is what the product uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kahve.engine.game import Game
from kahve.engine.machine import Machine
from kahve.engine.native.loop import NativeLoop
from kahve.engine.native.table_library import table_loops


class NativeMachine(Machine):
    """The same loops as `Machine` has, called in libraries made from C. BackEndError where none can be made.

    checked: whether every index, shift and stored number is held against its range; then OutOfRangeError names the rule. It is for tests.
    """

    def __init__(self, game: Game, *, checked: bool = False) -> None:
        """Choose the game; nothing is compiled yet."""
        super().__init__(game, compiled=True)
        self.checked = checked

    def ready(self, loop: Callable[..., Any], *, seldom: bool = False, urgent: bool = False) -> Callable[..., Any]:
        """Give back this loop over the game's functions as C, in a library of its own."""
        return NativeLoop(loop, self.game, checked=self.checked, seldom=seldom, urgent=urgent)

    def _in_c(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """The loop of this name in the library that all loops of one table share."""
        return table_loops(self.game, checked=self.checked)[loop.__name__]
