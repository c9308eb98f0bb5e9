"""Bots at work for the server: they think in processes of their own, so that none can hold up the event loop or another table.

If a bot takes too long, fails or answers with an illegal move, a random move is played in its place. The log says so. If its process
hangs, it is ended and replaced.

A bot that searches needs its game compiled: some seconds the first time on a machine, half a second in every further process. That is
`get_ready`, once for each game however many ask for it; whoever needs it waits, and nobody else does.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ...bots import CHARACTERS, UnknownBot, check_bot, described, is_turn, runs_code, whole_turn
from ...bots.belief.decisions import Choice
from ...bots.belief.habits import clear_habits
from ...bots.belief.rated import Rated, rated_again
from ...bots.belief.style import Style
from ...bots.players.random import Random
from ...bots.review.advice import Advice, Worth
from ...bots.review.reviews import stored_reasons
from ...engine.game import Game
from ...engine.table import Table
from ...engine.view import View
from ...games.hinting import Reasons
from ...games.mistakes import Mistakes
from ...language import language, later
from ..protocol.setup_error import SetupError
from ..sitting.common_deals import CommonDeals
from ..sitting.opened_logs import WrongLogError
from ..sitting.played import PlayedMatch
from ..sitting.setup import Setup
from ..sitting.written_match import read_matches, write_matches
from .budgets import charge_thought, in_thread, pay_for_thoughts
from .meters import Meters
from .places import Places

if TYPE_CHECKING:
    from .thinkers import Thinkers

_log = logging.getLogger("kahve.bots")

LONGEST_THOUGHT = 8.0
"""Seconds after which a bot's move is played for it."""
LONGEST_LOOK = 60.0
"""Seconds for looking at moves that were made: nobody waits for them to play on."""
LONGEST_REFEREED = 30.0
"""Seconds for a log: the longest that is read takes a quarter of that."""
LONGEST_PREPARATION = 1200.0
"""Seconds for compiling a game."""

LONGEST_ANSWER = 1 << 23
"""Bytes of an answer: the matches of a log, or the scenes of a part of a replay."""
_LARGE = 1 << 16
"""Bytes from which a question or an answer is read and written in another thread, so that the tables go on meanwhile."""

MOST_EARLIER = 8
"""The number of deals before this one that a bot is shown, the latest ones."""
_REMEMBERED = 32
"""A turn without a choice takes as long as one of this number of turns before it."""


class NoAnswer(RuntimeError):  # noqa: N818 - a sentence for people
    """A question that brought no answer: no hint can be given, no deal looked through."""


@dataclass(eq=False)
class _Worker:
    """A process, and the games in which it can search at once."""

    process: Process
    loaded: set[str] = field(default_factory=set)


class BotPool:
    """Some processes in which bots think, one thought at a time in each; started when first needed, ended by `close`."""

    def __init__(
        self,
        bots: str = "kahve.bots",
        *,
        advice: str = "kahve.bots.review.advice",
        workers: int | None = None,
        longest: float = LONGEST_THOUGHT,
        own: Sequence[str] = (),
    ) -> None:
        """bots: the module with `bot(name)` and `BOTS`. workers: how many may think at once. longest: seconds for one thought.

        own: further players that tables offer, by the names that `kahve.bots.bot` knows. Raises UnknownBot.

        advice: the module with what `kahve.bots.review.advice` has, for players that search, hints and reviews.
        """
        self._module, self._advice = bots, advice
        self._own = {name: described(name) for name in own}
        self.longest = longest
        self.meters = Meters()
        self.waiting = self.thinking = 0
        # How long the latest turns of a bot took in a game, in seconds.
        self._took: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=_REMEMBERED))
        # More than there are cores: a slow thought must not keep the quick bots of other tables waiting.
        self._free = Places(workers or 2 + (os.cpu_count() or 1))
        # Searches keep a core busy, and each of their processes holds a compiled game: there are no more of them than cores, but one for a
        # turn where there is a single core and a review is looked through. A decision of a review is short, and one longer look goes on at
        # a time (`_long`). So looks may have both of two cores: a turn waits for one decision at most.
        cores = workers or os.cpu_count() or 1
        self._deep = Places(workers or max(2, cores), looks=max(min(2, cores), cores - 1))
        self._long = asyncio.Lock()
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._ready: set[str] = set()
        self._ready_elsewhere: set[str] = set()
        self.workers: Thinkers | None = None
        """The processes of their own that think for the server, where it can have some."""
        self._searching: dict[tuple[str, str | None], bool] = {}

    @property
    def judges_at_once(self) -> int:
        """The number of decisions that may be judged at the same time."""
        return self._deep.looks

    @property
    def known(self) -> Mapping[str, tuple[str, str]]:
        """The bots there are: name -> title and one sentence."""
        house: Mapping[str, tuple[str, str]] = import_module(self._module).BOTS
        return {**house, **{name: (title, str(says)) for name, (title, says) in self._own.items()}}

    @property
    def usual(self) -> str:
        """The bot that is offered first: the strongest level of those that are ready at once."""
        house = [name for name in self.known if name not in self._own and name not in CHARACTERS]
        return next(name for name in reversed(house) if not self.searches(name, None))

    @property
    def adviser(self) -> str:
        """What the player is called whose advice is asked."""
        name: str = import_module(self._advice).ADVISER
        return str(self.known[name][0])

    def check(self, setup: Setup) -> None:
        """SetupError where an own player at this table, or one that stands in, cannot play its game."""
        for name in {*(player.bot for player in setup.players), setup.customs.get("stand_in")} & self._own.keys():
            try:
                check_bot(str(name), setup.game, setup.house)
            except UnknownBot as error:
                raise SetupError(str(error), "players") from None

    def _is_foreign(self, bot: str) -> bool:
        """Whether a player of this name runs code that is not of Kahve."""
        return bot not in import_module(self._module).BOTS and runs_code(bot)

    def searches(self, bot: str, game: Game | None) -> bool:
        """Whether this bot needs this game made ready first; without a game, whether it does in any."""
        if self._is_foreign(bot):
            return False
        key = bot, game.name if game else None
        if key not in self._searching:
            try:
                player = import_module(self._module).bot(bot)
            except ValueError:  # a table of other days may have a bot that is gone
                return False
            self._searching[key] = import_module(self._advice).search_of(player, game) is not None
        return self._searching[key]

    async def warm(self) -> None:
        """Start one process, so that the first thought need not wait for it."""
        if not self._all:
            self._idle.append(await self._start())

    # -- getting ready

    def is_ready(self, game: str) -> bool:
        """Whether one can search in this game at once."""
        return game in self._ready or (game in self._ready_elsewhere and self.workers is not None and self.workers.at_work)

    def get_ready(self, game: str) -> asyncio.Task[None]:
        """Begin to make a game ready for searching, unless that is done or under way; the task is done when it is."""
        task = self._preparing.get(game)
        if task is None or (task.done() and not self.is_ready(game)):
            task = self._preparing[game] = asyncio.get_running_loop().create_task(self._prepare(game))
            # Anyone who waits for it hears how it ended; if nobody does, the log has it.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def _prepare(self, game: str) -> None:
        question = {"ask": "ready", "game": game}
        said = await self._by_any(question, lambda: self._prepare_here(game, question))
        if "ready" not in said:
            _log.warning("Searching in %s could not be made ready (%s).", game, said.get("error", "no answer"))
            raise NoAnswer(later("replay-cannot-get-ready"))
        self._ready_elsewhere.add(game)

    async def _prepare_here(self, game: str, question: Mapping[str, Any]) -> dict[str, Any]:
        said = await self._think(question, LONGEST_PREPARATION, game)
        if "ready" in said:
            self._ready.add(game)
        return said

    # -- questions

    async def choose(self, bot: str, view: View, moves: list[int], seed: int) -> list[int]:
        """The bot's turn, which begins with one of `moves`; whatever goes wrong with the bot, there is one.

        For a bot that searches this waits until its game is ready. A turn without a choice takes as long as another: else the time would
        tell the others something about the hand.
        """
        took = self._took[bot, view.game.name]
        if len(moves) == 1 and view.after(moves) is None:
            if took:
                await asyncio.sleep(random.choice(took))
            return moves
        question = _asking("turn", view, moves, seed) | {"bot": bot}
        try:
            # A stored table may name a player that is no longer offered, and its code must not run.
            if self._is_foreign(bot) and bot not in self._own:
                raise NoAnswer("this server does not offer it now")
            if self.searches(bot, view.game):
                await asyncio.shield(self.get_ready(view.game.name))
                began = time.perf_counter()
                said = await self._deeply(view.game.name, question)
            else:
                began = time.perf_counter()
                async with self._turn(self._free, "turn"):
                    said = await self._think(question, self.longest)
            took.append(time.perf_counter() - began)
        except (NoAnswer, ValueError) as error:
            said = {"error": str(error)}
        turn = said.get("turn")
        if isinstance(turn, list) and all(isinstance(move, int) for move in turn) and is_turn(view, moves, turn):
            for kind in said.get("failures", ()):
                # The sentence of a failure may tell of cards; its kind does not.
                _log.warning("The bot %s of %s gave no legal move (%s); the first legal one is played.", bot, view.game.name, kind)
                self.meters.count("bot_failures", bot)
            return turn
        # What it said may tell of cards; the kind of its error does not.
        reason = str(said.get("error", "its turn was not legal")).partition(": ")[0]
        _log.warning("The bot %s of %s gave no move (%s); one at random is played.", bot, view.game.name, reason)
        self.meters.count("bot_failures", bot)
        return whole_turn(Random(), view, moves, random.Random(seed))

    async def advise(self, view: View, moves: list[int], seed: int) -> Advice:
        """What the adviser would do, from this view alone, at first sight where searching is not ready yet; NoAnswer."""
        if self.is_ready(view.game.name):
            said = await self._deeply(view.game.name, _asking("advice", view, moves, seed))
        else:
            said = await self._without_search(_asking("sight", view, moves, seed))
        return Advice(tuple(_part_of(said, "turn")), _worths(_part_of(said, "worths")), stored_reasons(said.get("reasons")))

    async def judge(self, view: View, moves: Sequence[int], move: int, seed: int) -> tuple[tuple[Worth, ...], Reasons | None]:
        """What each of these moves was worth and what speaks for the best, from this view alone; NoAnswer."""
        said = await self._deeply(view.game.name, _asking("judge", view, moves, seed) | {"made": move})
        return _worths(_part_of(said, "worths")), stored_reasons(said.get("reasons"))

    async def rate(self, choices: Sequence[Choice]) -> list[Rated | None]:
        """Choices of one seat as players of each kind rate their moves, from that seat's views alone; NoAnswer."""
        view = choices[0].view
        written = [[str(choice.view), choice.moves, choice.move] for choice in choices]
        said = await self._without_search({"ask": "rate", "game": view.game.name, "seat": view.seat, "choices": written})
        return [each and rated_again(each) for each in _part_of(said, "rated")]

    async def style(self, game: Game, rated: Sequence[Rated]) -> Style:
        """The style of somebody who has made these choices; NoAnswer."""
        said = await self._without_search({"ask": "style", "game": game.name, "rated": [each.as_fields() for each in rated]})
        return Style(game.name, len(rated), Mistakes(*_part_of(said, "lapses")), _part_of(said, "fit"), tuple(clear_habits(game, rated)))

    async def referee(self, log: bytes) -> list[PlayedMatch]:
        """The matches of a log, every move refereed away from the tables; LogError names the line that is wrong. NoAnswer."""
        titles = {name: [str(title), ""] for name, (title, _) in self.known.items()}
        # Bytes that are not text reach the referee as they are, and he names their line.
        question = {"ask": "referee", "log": log.decode("utf-8", "surrogateescape"), "bots": titles, "language": language()}
        said = await self._without_search(question, LONGEST_REFEREED)
        if "wrong" in said:
            raise WrongLogError(*said["wrong"])
        if "matches" not in said:
            raise NoAnswer(later("replay-log-not-refereed"))
        return await in_thread(read_matches, said["matches"])

    async def replay(self, match: PlayedMatch, number: int, *, seat: int, hands: str, start: int, most: int) -> bytes:
        """The steps of a finished deal as `kahve.table.sitting.replaying.replayed` makes them, as JSON; NoAnswer."""
        written = await in_thread(write_matches, [match], number)
        question = {"number": number, "seat": seat, "hands": hands, "start": start, "most": most}
        said = await self._without_search({"ask": "replay", "match": written, "asked": question, "language": language()})
        return str(_part_of(said, "steps")).encode()

    async def course(self, match: PlayedMatch, number: int) -> bytes:
        """The course of a finished deal as `kahve.table.sitting.proof_document.course_document` makes it, as JSON; NoAnswer."""
        written = await in_thread(write_matches, [match], number)
        said = await self._without_search({"ask": "course", "match": written, "number": number})
        return str(_part_of(said, "course")).encode()

    async def story(self, match: PlayedMatch, number: int, seat: int) -> bytes:
        """The story of a finished deal as `kahve.table.sitting.story.story_document` makes it, as JSON; NoAnswer."""
        goes_on = replace(match, going_on=match.going_on or number < len(match.history))
        written = await in_thread(write_matches, [goes_on], number)
        question = {"ask": "story", "match": written, "number": number, "seat": seat, "language": language()}
        return str(_part_of(await self._without_search(question), "story")).encode()

    async def _without_search(self, question: Mapping[str, Any], longest: float = LONGEST_LOOK) -> dict[str, Any]:
        """The answer of a process that need not be ready to search."""
        async with self._turn(self._free, question["ask"]):
            return await self._think(question, longest)

    async def par(self, table: Table, seed: int) -> list[list[float]]:
        """What this deal, which is over elsewhere, brings each side when the same players have every seat; NoAnswer."""
        question = {"ask": "par", "game": table.game.name, "position": str(table), "seed": seed}
        said = await self._by_any(question, lambda: self._par_here(question))
        results: list[list[float]] = _part_of(said, "par")
        return results

    async def plays(
        self, deals: CommonDeals, game: Game, seat: int, level: str, others: str, wish: Mapping[str, Any]
    ) -> tuple[list[float], list[Any] | None]:
        """What a level makes of the first of these deals, and the turns of its best play if it searches; NoAnswer.

        wish: `times`, `seconds` and `seed`, as of `kahve.bots.review.deal_by_levels.plays_of`, as are the others.
        """
        question = {"ask": "plays", "game": game.name, "order": deals.orders[0], "dealer": deals.dealer, "seat": seat}
        question |= {"level": level, "others": others, **wish}
        said = await self._by_any(question, lambda: self._par_here(question))
        return _part_of(said, "points"), said["best"]

    async def answer(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question that another process asks by the queue; it has an `error` where there is none.

        It has the `milliseconds` of the thought too, for which whoever asked pays there.
        """
        thoughts: list[float] = []
        pay_for_thoughts(thoughts.append)
        if question["ask"] == "ready":
            said = await self._prepare_here(question["game"], question)
        else:
            is_long = question["ask"] in ("par", "plays")
            said = await (self._par_here(question) if is_long else self._deeply_here(question["game"], question))
        return said | {"milliseconds": sum(thoughts)}

    async def _by_any(self, question: Mapping[str, Any], here: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
        """The answer of a worker, or of this process, as `here` thinks it out."""
        return await here() if self.workers is None else await self.workers.first(question, here)

    async def _par_here(self, question: Mapping[str, Any]) -> dict[str, Any]:
        # The first time it is compiled, which may take as long as getting ready does.
        async with self._long, self._turn(self._deep, question["ask"]):
            return await self._think(question, LONGEST_PREPARATION, question["game"])

    async def _deeply(self, game: str, question: Mapping[str, Any]) -> dict[str, Any]:
        await asyncio.shield(self.get_ready(game))
        return await self._by_any(question, lambda: self._deeply_here(game, question))

    async def _deeply_here(self, game: str, question: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn(self._deep, question["ask"]):
            return await self._think(question, self.longest, game)

    @asynccontextmanager
    async def _turn(self, places: Places, kind: str) -> AsyncIterator[None]:
        """Wait for a place to think about a question of this kind, and have it until the end of the block."""
        sent_at = time.perf_counter()
        self.waiting += 1
        is_waiting = True
        try:
            async with places.one_for(kind):
                self.waiting -= 1
                is_waiting = False
                self.thinking += 1
                began = time.perf_counter()
                try:
                    yield
                finally:
                    self.thinking -= 1
                    charge_thought(time.perf_counter() - began)
                    self.meters.time("thoughts", time.perf_counter() - sent_at)
        finally:
            self.waiting -= is_waiting

    async def _think(self, question: Mapping[str, Any], longest: float, game: str | None = None) -> dict[str, Any]:
        """Put a question to a process; game: that it has to be ready to search in, which is not counted as thinking."""
        worker: _Worker | None = None
        try:
            worker = self._take(game) or await self._start()
            if game is not None and game not in worker.loaded and question["ask"] != "ready":
                await asyncio.wait_for(_answer_of(worker.process, {"ask": "ready", "game": game}), LONGEST_PREPARATION)
            said = await asyncio.wait_for(_answer_of(worker.process, question), longest)
        except TimeoutError:
            said = {"error": f"it thought for more than {longest:g} seconds"}
            self._end(worker)
        except (OSError, ValueError, EOFError) as error:
            said = {"error": f"its process ended: {error}"}
            self._end(worker)
        except BaseException:
            # The asker has been told to stop: an answer that is still to come must not reach the next one.
            self._end(worker)
            raise
        else:
            if game is not None:
                worker.loaded.add(game)
            self._idle.append(worker)
        return said

    def _take(self, game: str | None) -> _Worker | None:
        """An idle process: one that has loaded this game, or for a quick bot the one that has loaded least."""
        if not self._idle:
            return None
        best = min(self._idle, key=lambda worker: (game is not None and game not in worker.loaded, len(worker.loaded)))
        self._idle.remove(best)
        return best

    async def _start(self) -> _Worker:
        command = (sys.executable, "-P", "-m", "kahve.table.thinking.bot_worker", self._module, self._advice)
        # A session of its own: Ctrl-C in the terminal of the server is for the server, and a bot that thinks finishes its move.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_ANSWER, start_new_session=True
        )
        worker = _Worker(process)
        self._all.add(worker)
        return worker

    def _end(self, worker: _Worker | None) -> None:
        if worker is None:
            return
        self._all.discard(worker)
        if worker.process.returncode is None:
            worker.process.kill()
        ending = asyncio.get_running_loop().create_task(_buried(worker.process))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the processes."""
        for task in self._preparing.values():
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)
        self._idle = []
        for worker in list(self._all):
            self._end(worker)
        await asyncio.gather(*self._ending)


def _asking(what: str, view: View, moves: Sequence[int], seed: int) -> dict[str, Any]:
    # The first deal says what evening the bot has (`kahve.bots.players.greedy.form_of`).
    earlier = view.earlier if len(view.earlier) <= MOST_EARLIER else (view.earlier[0], *view.earlier[1 - MOST_EARLIER :])
    question = {"ask": what, "game": view.game.name, "view": str(view), "seat": view.seat, "moves": list(moves), "seed": seed}
    return question | {"earlier": earlier} if earlier else question


def _part_of(said: Mapping[str, Any], name: str) -> Any:
    if name not in said:
        _log.warning("A question about %s brought no answer (%s).", name, str(said.get("error", "none")).partition(": ")[0])
        raise NoAnswer(later("replay-cannot-think"))
    return said[name]


def _worths(said: list[Any]) -> tuple[Worth, ...]:
    return tuple(Worth(tuple(turn), value, error) for turn, value, error in said)


async def _buried(process: Process) -> None:
    # Until its pipes are at their end a process that was killed is not quite gone.
    with contextlib.suppress(OSError):
        await process.communicate()


async def _answer_of(process: Process, question: Mapping[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    is_large = max(len(question.get(part, "")) for part in ("log", "match")) > _LARGE
    text = await asyncio.to_thread(_line_of, question) if is_large else _line_of(question)
    process.stdin.write(text)
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("no answer")
    said: dict[str, Any] = await asyncio.to_thread(json.loads, line) if len(line) > _LARGE else json.loads(line)
    return said


def _line_of(question: Mapping[str, Any]) -> bytes:
    return json.dumps(question).encode() + b"\n"
