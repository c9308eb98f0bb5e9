"""Finished deals looked through, several decisions at a time, by the bots of the server.

What a review of a table's deal came to is kept in the store beside that table, so it outlives the server. A review of an opened log is kept
in memory, as the log is.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ... import __version__
from ...bots.review.advice import Worth
from ...bots.review.judged import Choice, Judged
from ...bots.review.reviews import FORM, choices, count_sides, judge, stored_reasons
from ...engine.dealt import DealRecord
from ...engine.table import Table
from ...games.hinting import Reasons
from ...games.truth import truth_of
from ...language import language, later, message
from ..sitting.played import PlayedMatch
from ..store.stored import KeptReviews, StoreError
from .bots import BotPool, NoAnswer
from .budgets import in_thread
from .counsel import decision_document, getting_ready_document, seat_document, side_document
from .desk import Asker, Desk, Look
from .errands import Errands

MOST_REVIEWS = 200
"""The number of reviews that are kept in memory, those that were asked for last."""

_AT_ONCE = 4
"""The number of decisions of one review that are judged at the same time, each in a process of its own, where there are cores for them."""

_MOMENT = 0.5
"""Seconds to wait for a review that may be there soon."""


class Reviews:
    """The reviews of the server, each worked out once however many ask for it."""

    def __init__(self, server: Errands, desk: Desk, bots: BotPool, reviews: KeptReviews) -> None:
        """desk: where the work waits for its turn. bots: those that look deals through. reviews: what keeps them beside their tables."""
        self._server, self._desk, self._bots, self._stored = server, desk, bots, reviews
        self._reviews: OrderedDict[tuple[str | None, bytes], _Entry] = OrderedDict()

    async def finished(self, match: PlayedMatch, number: int, table: str | None) -> dict[str, Any] | None:
        """The review of a finished deal if it has been worked out; None if nobody has asked for it yet, or it is under way. StoreError.

        table: where the deal was played; None for a log.
        """
        reviewing = await self._worked_out(match, number, table)
        return None if reviewing is None else {"ready": True} | await reviewing.review()

    async def judged(self, match: PlayedMatch, number: int, table: str | None) -> list[Judged] | None:
        """The decisions of a finished deal if its review has been worked out, as `finished`; StoreError."""
        reviewing = await self._worked_out(match, number, table)
        return None if reviewing is None else await in_thread(reviewing.judged)

    async def _worked_out(self, match: PlayedMatch, number: int, table: str | None) -> Reviewing | None:
        """A review that has been worked out; None otherwise. StoreError."""
        match.finished(number)
        name = table, match.name_of(number)
        if name not in self._reviews:
            reviewing = Reviewing(self._bots, match, number)
            if not await self._fetch(reviewing, match, number, table):
                return None
            self._keep(name, _Entry(reviewing))
        reviewing = self._reviews[name].reviewing
        return None if reviewing.worked_out is None else reviewing

    async def _fetch(self, reviewing: Reviewing, match: PlayedMatch, number: int, table: str | None) -> bool:
        """Whether the store has this review, so that it can be told."""
        stored = None if table is None else await self._server.look(self._stored.of, table, deal_key(match, number))
        return stored is not None and await reviewing.take_up(stored)

    async def _work_out(self, look: Look, reviewing: Reviewing, match: PlayedMatch, number: int, table: str | None) -> None:
        """Look through a deal and keep what was found."""
        await reviewing.work(look)
        # The asker who waits has the review, also where the store cannot be written just now.
        if table is not None and reviewing.worked_out is not None:
            sides = (await reviewing.review())["sides"]
            stored = reviewing.worked_out | {"name": match.name_of(number).hex(), "luck": [side["luck"] for side in sides]}
            with contextlib.suppress(StoreError):
                await self._server.write(self._stored.keep, table, deal_key(match, number), stored)

    def _keep(self, name: tuple[str | None, bytes], entry: _Entry) -> None:
        self._reviews[name] = entry
        self._reviews.move_to_end(name)
        while len(self._reviews) > MOST_REVIEWS:
            _, forgotten = self._reviews.popitem(last=False)
            if forgotten.look is not None:
                forgotten.look.drop()

    async def of(self, match: PlayedMatch, number: int, table: str | None, asker: Asker) -> dict[str, Any]:
        """How far the review of a finished deal is, `ready` with what it came to; the first who asks begins it.

        table: where the deal was played; None for a log. It goes on as long as somebody asks, and begins again where it stopped.

        Raises as `PlayedMatch.finished`, StoreError, TooMuch, and NoAnswer where it could not be looked through: whoever asks next begins
        again.
        """
        match.finished(number)
        name = table, match.name_of(number)
        entry = self._reviews.get(name)
        if entry is None:
            fetched = Reviewing(self._bots, match, number)
            await self._fetch(fetched, match, number, table)
            entry = self._reviews.get(name) or _Entry(fetched)
        reviewing = entry.reviewing
        if reviewing.worked_out is None and entry.look is None:
            entry.look = self._desk.begin(asker, lambda look: self._work_out(look, reviewing, match, number, table))
        # What was refused is not kept: it would push out what others have asked for.
        self._keep(name, entry)
        look = entry.look
        if reviewing.worked_out is None and look is not None:
            look.ask()
            await asyncio.wait([look.task], timeout=_MOMENT)
            if look.task.done():
                entry.look = None
                await look.task
        if reviewing.worked_out is not None:
            return {"ready": True} | await reviewing.review()
        if look is not None and look.waits:
            waits = {"ready": False, "state": "waiting", "says": message("replay-look-waits")}
        elif self._bots.is_ready(match.game.name):
            waits = {"ready": False, "state": "thinking", "says": message("replay-looking-through")}
        else:
            waits = getting_ready_document(match.game, "review")
        return waits | {"done": reviewing.done, "of": reviewing.of}


@dataclass
class _Entry:
    """A review, and the look at its deal that goes on."""

    reviewing: Reviewing
    look: Look | None = None


class Reviewing:
    """How far a review is, and what the bots found; it goes on by itself once `work` has been started, and may be stopped between."""

    def __init__(self, bots: BotPool, match: PlayedMatch, number: int) -> None:
        """number: of a deal of the match that is finished."""
        self._bots, self._number = bots, number
        # The match goes on while its deals are looked through.
        self._match = match.game, match.house, match.first_dealer, list(match.history[:number])
        self.of: int | None = None
        self._names, self._played_by = [player.name for player in match.players], [player.bot for player in match.players]
        self._verdicts: dict[int, tuple[list[Any] | None, Reasons | None]] = {}
        self.worked_out: dict[str, Any] | None = None
        """For each decision the worth of each move, or None, and what the deal brings: in no language, as the store keeps it."""
        self._reviews: dict[str, dict[str, Any]] = {}

    @property
    def done(self) -> int:
        """How many decisions have been looked at."""
        return len(self._verdicts)

    async def work(self, look: Look) -> None:
        """Look through the deal, from where that stopped before; NoAnswer when the bots could not, and as `Look.go_on`."""
        start, decisions = await in_thread(choices, *self._match, self._number)
        self.of = len(decisions)
        left = iter([place for place in range(len(decisions)) if place not in self._verdicts])

        async def judge_some() -> None:
            for place in left:
                await look.go_on()
                self._verdicts[place] = await self._weighed(decisions[place])

        # All end by themselves, each after its decision, where nobody asks now.
        ends = await asyncio.gather(*(judge_some() for _ in range(min(_AT_ONCE, self._bots.judges_at_once))), return_exceptions=True)
        for end in ends:
            if isinstance(end, BaseException):
                raise end
        await look.go_on()
        verdicts = [self._verdicts[place] for place in range(len(decisions))]
        if verdicts and not any(worths for worths, _ in verdicts):
            self._verdicts = {}
            raise NoAnswer(later("replay-cannot-look-through"))
        worths, reasons = [worths for worths, _ in verdicts], [reasons for _, reasons in verdicts]
        self.worked_out = {"worths": worths, "reasons": reasons, "brought": await self._bots.par(start, self._number)}

    async def _weighed(self, choice: Choice) -> tuple[list[Any] | None, Reasons | None]:
        """What each move of a decision is worth and what speaks for the best; None for both where that is too hard to think through.

        One such decision must not cost the review of all others.
        """
        try:
            judged, reasons = await self._bots.judge(choice.view, choice.moves, choice.move, _seed(choice))
        except NoAnswer:
            return None, None
        return [[[int(move) for move in worth.turn], worth.value, worth.error] for worth in judged], reasons

    async def take_up(self, stored: dict[str, Any]) -> bool:
        """Whether what the store has fits this deal; then it is what the bots found."""
        self.worked_out = stored
        try:
            await self.review()
        except ValueError:
            self.worked_out = None
        return self.worked_out is not None

    async def review(self) -> dict[str, Any]:
        """The review in the language of the context, as docs/protocol.md has it; ValueError where what was found does not fit the deal."""
        name = language()
        if name not in self._reviews:
            self._reviews[name] = await in_thread(self._tell)
        return self._reviews[name]

    def judged(self) -> list[Judged]:
        """The decisions that the bots have looked at."""
        return self._judge()[1]

    def _judge(self) -> tuple[Table, list[Judged]]:
        """The table as the deal begins, and the decisions that the bots have looked at."""
        start, decisions = choices(*self._match, self._number)
        worked_out, truth = self.worked_out or {}, truth_of(start.game.name)
        return start, [
            judge(choice, tuple(Worth(tuple(turn), value, error) for turn, value, error in worths), truth, stored_reasons(said))
            for choice, worths, said in zip(decisions, worked_out["worths"], worked_out["reasons"], strict=True)
            if worths is not None
        ]

    def _tell(self) -> dict[str, Any]:
        worked_out = self.worked_out or {}
        try:
            start, judged = self._judge()
            left_out = worked_out["worths"].count(None)
            return _description(self._number, start, self._match[3][-1], judged, worked_out["brought"], self._names, self._played_by) | {
                "left_out": left_out
            }
        except (LookupError, TypeError, AttributeError, StopIteration) as error:
            raise ValueError(f"what is kept does not fit: {type(error).__name__}") from None


def _description(
    number: int,
    start: Table,
    dealt: DealRecord,
    judged: Sequence[Judged],
    brought: list[list[float]],
    names: Sequence[str],
    bots: Sequence[str | None],
) -> dict[str, Any]:
    """A review as docs/protocol.md has it."""
    counts = count_sides(start, dealt, judged, brought)
    return {
        "deal": number,
        "seats": [seat_document(seat, judged, counts[start.side_of(seat)].luck) for seat in range(start.seats)],
        "sides": [side_document(side) for side in counts],
        "decisions": [decision_document(decision, names, bots) for decision in judged],
    }


def _seed(choice: Choice) -> int:
    return int.from_bytes(hashlib.sha256(str(choice.view).encode()).digest()[:8], "big")


def deal_key(match: PlayedMatch, number: int) -> str:
    """The name of a deal's review by this version of Kahve and of the rules: another version works it out again."""
    about = f"{__version__} {FORM} {match.game.name} {match.game.version}".encode()
    return hashlib.sha256(about + match.name_of(number)).hexdigest()
