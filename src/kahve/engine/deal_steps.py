"""A deal to step through: what one seat saw after each turn, and the news of the turn in words.

>>> from kahve.games import new
>>> table = new("pisti", seats=2)
>>> table.deal(seed=7)
>>> table.play("4C")
>>> steps = table.steps(seat=0)
>>> len(steps), steps.says[1], steps[1].hand
(2, 'You played the four of clubs.', ['5C', '7H', 'JD'])
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from html import escape
from typing import TypeVar, overload

from ..cards.pictures import NoFaces, shared_symbols
from ..language import message
from .picture import Pictured, picture

Shown = TypeVar("Shown", bound=Pictured)


class DealSteps(Sequence[Shown]):
    """The views of one seat in one deal, from the dealt cards to the last turn; a notebook shows them with a slider.

    says: for each view the news that the seat heard with it.
    """

    def __init__(self, number: int, views: Sequence[Shown], says: Sequence[str]) -> None:
        """Keep the views and what was heard; both as long as there are steps."""
        self.number, self.views, self.says = number, tuple(views), tuple(says)

    def __len__(self) -> int:
        return len(self.views)

    @overload
    def __getitem__(self, place: int) -> Shown: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Shown, ...]: ...

    def __getitem__(self, place: int | slice) -> Shown | tuple[Shown, ...]:
        return self.views[place]

    def __iter__(self) -> Iterator[Shown]:
        return iter(self.views)

    def __repr__(self) -> str:
        return f"<Deal {self.number} of {self.views[0].game.name} in {len(self)} steps>"

    def _repr_html_(self) -> str | None:
        """One picture a step, of which a slider shows one; None in a checkout whose client has not been built."""
        symbols: dict[str, str] = {}
        try:
            frames = [picture(view, symbols) for view in self.views]
        except NoFaces:
            return None
        shown = "".join(
            f'<figure data-step style="margin:0"{"" if place == 0 else " hidden"}><figcaption>{place} of {len(self) - 1}: {escape(said)}'
            f"</figcaption>{frame}</figure>"
            for place, (said, frame) in enumerate(zip(self.says, frames))
        )
        # No script is loaded: the slider shows the figure of its number among those beside it.
        slide = (
            "[...this.closest('[data-deal]').querySelectorAll('[data-step]')].forEach((each, place) => each.hidden = place != this.value)"
        )
        label = message("engine-deal-step-by-step", deal=str(self.number))
        mark = hashlib.sha256(shown.encode()).hexdigest()[:8]
        return (
            f'<div data-deal="{mark}">{shared_symbols(symbols)}<label>{escape(label)} '
            f'<input type="range" min="0" max="{len(self) - 1}" value="0" oninput="{slide}" style="width:20em"></label>{shown}</div>'
        )
