"""Long looks wait for those who play: turns come before hints, and hints before reviews. A person has one look at a time."""

import asyncio
import itertools
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kahve.bots.belief.decisions import Choice, choices
from kahve.bots.review.advice import Worth
from kahve.engine.log import LogError
from kahve.games import game
from kahve.language import speaking
from kahve.table.live.server import Server
from kahve.table.protocol.asks import AskDeal
from kahve.table.sitting import opened_logs
from kahve.table.sitting.opened_logs import MOST_LOG_BYTES, read_log
from kahve.table.sitting.played import PlayedMatch
from kahve.table.sitting.replaying import replayed
from kahve.table.sitting.written_match import read_matches, write_matches
from kahve.table.store.sql import Store
from kahve.table.thinking import desk, reviewing
from kahve.table.thinking.bots import BotPool, NoAnswer
from kahve.table.thinking.budgets import UNLIMITED, Rate, Rates, TooMuch, charge_thought, pay_for_thoughts
from kahve.table.thinking.desk import Asker, Desk, Look
from kahve.table.thinking.meters import Meters
from kahve.table.thinking.places import URGENCY, Places
from kahve.table.thinking.thinkers import PRIORITIES, Thinkers

from ..courses import Course

ADA, BO, CY = Asker("203.0.113.7", "table a 0"), Asker("203.0.113.7", "table a 1"), Asker("203.0.113.7", "table a 2")
FAR = Asker("203.0.113.9", "table b 0")


async def until(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.001)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


# -- places


def test_every_question_has_its_urgency_here_and_in_the_queue() -> None:
    order = ["turn", "advice", "ready", "replay", "judge", "style"]
    assert [*dict.fromkeys(URGENCY[kind] for kind in order)] == sorted(set(URGENCY.values()), reverse=True)
    assert (URGENCY["judge"], URGENCY["style"]) == (URGENCY["par"], URGENCY["rate"])
    assert PRIORITIES.items() <= URGENCY.items()
    # What the server asks its bots, by its own code: a question without an urgency would be answered by an error.
    code = "".join(file.read_text(encoding="utf-8") for file in Path(desk.__file__).parent.glob("*.py"))
    assert set(re.findall(r'"ask": "(\w+)"', code)) == set(URGENCY)


def test_a_turn_has_a_place_while_looks_are_at_work() -> None:
    async def work() -> None:
        places, at_work, ends = Places(3), [], asyncio.Event()

        async def think(kind: str) -> None:
            async with places.one_for(kind):
                at_work.append(kind)
                await ends.wait()
                at_work.remove(kind)

        looks = [asyncio.create_task(think(kind)) for kind in ("judge", "rate", "style", "par", "referee")]
        await asyncio.sleep(0.01)
        assert at_work == ["judge", "rate"]
        turn = asyncio.create_task(think("turn"))
        await asyncio.sleep(0.01)
        assert at_work == ["judge", "rate", "turn"]
        ends.set()
        await asyncio.gather(turn, *looks)

    run(work())


def test_where_looks_may_have_every_place_a_turn_has_the_next_one() -> None:
    async def work() -> None:
        places, begun = Places(2, looks=2), []

        async def think(kind: str) -> None:
            async with places.one_for(kind):
                begun.append(kind)
                await asyncio.sleep(0.01)

        looks = [asyncio.create_task(think("judge")) for _ in range(4)]
        await asyncio.sleep(0)
        await asyncio.gather(think("turn"), *looks)
        assert begun == ["judge", "judge", "turn", "judge", "judge"]

    run(work())


def test_who_gives_up_waiting_leaves_the_place_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        places, done, holds = Places(1), [], asyncio.Event()

        async def think(name: str) -> None:
            async with places.one_for("turn"):
                await holds.wait()
                done.append(name)

        first, gone, handed, last = (asyncio.create_task(think(name)) for name in ("first", "gone", "handed", "last"))
        give_back = places._give_back

        def and_cancel(is_look: bool) -> None:
            give_back(is_look)
            # It has just been given its place, and does not know it yet.
            handed.cancel()

        await asyncio.sleep(0)
        monkeypatch.setattr(places, "_give_back", and_cancel)
        gone.cancel()
        holds.set()
        await asyncio.wait([first, gone, handed, last])
        assert done == ["first", "last"]

    run(work())


def test_whoever_asks_pays_for_what_a_worker_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[float] = []
    nothing: Any = None
    thinkers = Thinkers(nothing, nothing, nothing, Meters())
    thinkers.at_work = True

    async def worker_answer(question: Any) -> dict[str, Any]:
        return {"turn": [1], "milliseconds": 250.0}

    async def here() -> dict[str, Any]:
        raise AssertionError("the worker has answered")

    async def work() -> None:
        pay_for_thoughts(paid.append)
        assert (await thinkers.first({"ask": "advice"}, here))["turn"] == [1]

    monkeypatch.setattr(thinkers, "_answer_to", worker_answer)
    run(work())
    assert paid == [250.0]


# -- the desk


@pytest.fixture
def at_desk(tmp_path: Path) -> Callable[..., None]:
    """Run something in a server with a desk."""

    def begin(what: Callable[[Server], Awaitable[None]], rates: Rates = UNLIMITED, pool: BotPool | None = None) -> None:
        async def evening() -> None:
            server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), pool or BotPool(), pace=0, rates=rates)
            try:
                await what(server)
            finally:
                await server.close()

        run(evening())

    return begin


class Work:
    """Looks that go on until they are let go, and in which order they have begun."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.begun, self.ended = desk, [], []
        self.lets_go = asyncio.Event()

    def begin(self, asker: Asker) -> Look:
        async def work(look: Look) -> None:
            self.begun.append(asker)
            await self.lets_go.wait()
            await look.go_on()
            self.ended.append(asker)

        return self.desk.begin(asker, work)


def test_a_person_has_one_look_at_a_time_and_an_address_two(at_desk: Any) -> None:
    async def what(server: Server) -> None:
        work = Work(server.desk)
        looks = [work.begin(asker) for asker in (ADA, ADA, BO, CY, FAR)]
        await until(lambda: len(work.begun) == 3)
        await asyncio.sleep(0.01)
        assert work.begun == [ADA, BO, FAR]
        assert [look.waits for look in looks] == [False, True, False, True, False]
        work.lets_go.set()
        await asyncio.wait([look.task for look in looks])
        assert sorted(asker.person for asker in work.ended) == sorted(asker.person for asker in (ADA, ADA, BO, CY, FAR))

    at_desk(what)


def test_an_address_may_let_only_so_many_looks_wait(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_WAITING", 3)

    async def what(server: Server) -> None:
        work = Work(server.desk)
        looks = [work.begin(ADA) for _ in range(4)]
        with pytest.raises(TooMuch, match=r"^Too many reviews requested from your address are still waiting\.") as refused:
            work.begin(BO)
        assert refused.value.wait > 0
        assert not work.begin(FAR).waits
        work.lets_go.set()
        await asyncio.wait([look.task for look in looks])
        assert not work.begin(BO).waits

    at_desk(what)


def test_a_look_that_nobody_asks_for_ends_and_so_does_one_that_is_dropped(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def what(server: Server) -> None:
        work = Work(server.desk)
        left, waiting, dropped, wanted = (work.begin(asker) for asker in (ADA, ADA, FAR, BO))
        await until(lambda: len(work.begun) == 3)
        dropped.drop()
        left._last_ask -= desk.PATIENCE
        waiting._last_ask -= desk.PATIENCE
        work.lets_go.set()
        await asyncio.wait([look.task for look in (left, waiting, dropped, wanted)])
        assert work.ended == [BO]
        assert work.begun.count(ADA) == 1, "who waits in vain does not begin"
        assert all(look.task.exception() is None for look in (left, waiting, dropped, wanted))

    at_desk(what)


def test_a_server_is_closed_over_looks_that_wait(at_desk: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def what(server: Server) -> None:
        work = Work(server.desk)
        looks = [work.begin(asker) for asker in (ADA, ADA, ADA, BO, CY, FAR)]
        await until(lambda: len(work.begun) == 3)
        looks[-1]._last_ask -= desk.PATIENCE

    at_desk(what)
    assert caplog.records == []


def test_a_look_waits_until_its_address_has_credit(at_desk: Any) -> None:
    async def what(server: Server) -> None:
        steps: list[float] = []

        async def work(look: Look) -> None:
            for _ in range(3):
                await look.go_on()
                steps.append(server.desk.credit_of(ADA).wait())
                charge_thought(0.15)

        await asyncio.wait([server.desk.begin(ADA, work).task])
        assert steps == [0.0] * 3
        assert server.desk.credit_of(ADA).wait() > 0
        assert server.desk.credit_of(FAR).wait() == 0

    at_desk(what, Rates(look=Rate(1e9, 1e9, 200, 1000, longest_wait=60)))


# -- reviews


class Asking(BotPool):
    """A pool in which every decision is judged without a thought, and which notes what it was asked about."""

    judges_at_once = 3

    def __init__(self) -> None:
        super().__init__()
        self.views: list[str] = []
        self.at_once = self.most_at_once = 0

    def is_ready(self, game: str) -> bool:
        return True

    async def judge(self, view: Any, moves: Any, move: int, seed: int) -> tuple[tuple[Worth, ...], None]:
        self.views.append(str(view))
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        return (Worth((move,), 0.0, 0.0),), None

    async def par(self, table: Any, seed: int) -> list[list[float]]:
        return [[0.0] * table.sides]


def test_many_reviews_of_one_log_are_looked_through_one_by_one(at_desk: Any) -> None:
    matches = [Course("pishti", seed=seed).finish().match for seed in range(1, 6)]
    pool = Asking()

    async def what(server: Server) -> None:
        reviews = [await server.reviews.of(match, 1, None, ADA) for match in matches]
        while not all(each["ready"] for each in reviews):
            reviews = [await server.reviews.of(match, 1, None, ADA) for match in matches]
        decisions = {str(choice.view): place for place, match in enumerate(matches) for choice in decisions_of(match)}
        assert sorted(pool.views) == sorted(decisions)
        assert [place for place, _ in itertools.groupby(decisions[view] for view in pool.views)] == [0, 1, 2, 3, 4]

    at_desk(what, pool=pool)


def decisions_of(match: PlayedMatch) -> list[Choice]:
    """The decisions of the first deal of a match."""
    return choices(match.game, match.house, match.first_dealer, match.history, 1)[1]


def test_decisions_of_a_review_are_judged_at_the_same_time_and_told_in_order(at_desk: Any) -> None:
    match, pool = Course("pishti").finish().match, Asking()

    async def what(server: Server) -> None:
        review = await server.reviews.of(match, 1, None, ADA)
        while not review["ready"]:
            review = await server.reviews.of(match, 1, None, ADA)
        assert pool.most_at_once == 3
        assert [each["seat"] for each in review["decisions"]] == [choice.seat for choice in decisions_of(match)]

    at_desk(what, pool=pool)


@pytest.mark.parametrize(("cores", "at_once"), [(1, 1), (2, 2), (3, 2), (8, 7)])
def test_one_core_is_left_to_turns_where_there_are_three(monkeypatch: pytest.MonkeyPatch, cores: int, at_once: int) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert BotPool().judges_at_once == at_once
    assert BotPool(workers=1).judges_at_once == 1


def test_a_review_that_was_refused_pushes_no_other_one_out(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_REVIEWS", 2)
    monkeypatch.setattr(reviewing, "_MOMENT", 0.0)
    monkeypatch.setattr(desk, "MOST_WAITING", 1)

    async def what(server: Server) -> None:
        for seed in (1, 2):
            await server.reviews.of(Course("pishti", seed=seed).finish().match, 1, None, ADA)
        with pytest.raises(TooMuch):
            await server.reviews.of(Course("pishti", seed=3).finish().match, 1, None, ADA)
        assert [entry.look is not None and entry.look.is_wanted for entry in server.reviews._reviews.values()] == [True, True]

    at_desk(what, pool=Asking())


def test_a_review_that_nobody_asks_for_stops_and_goes_on_where_it_was(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    match, pool = Course("pishti").finish().match, Asking()
    monkeypatch.setattr(reviewing, "_MOMENT", 0.0)

    async def what(server: Server) -> None:
        first = await server.reviews.of(match, 1, None, ADA)
        assert first["ready"] is False
        [entry] = server.reviews._reviews.values()
        look = entry.look
        assert look is not None
        await until(lambda: len(pool.views) > 3)
        look._last_ask -= desk.PATIENCE
        await asyncio.wait([look.task])
        stopped = len(pool.views)
        await asyncio.sleep(0.02)
        assert len(pool.views) == stopped
        while not (answer := await server.reviews.of(match, 1, None, ADA))["ready"]:
            await asyncio.sleep(0.001)
        assert len(pool.views) == len(answer["decisions"]), "no decision is judged twice"

    at_desk(what, pool=pool)


def test_a_review_that_is_kept_no_more_is_not_worked_at(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_REVIEWS", 1)
    monkeypatch.setattr(reviewing, "_MOMENT", 0.0)

    async def what(server: Server) -> None:
        await server.reviews.of(Course("pishti").finish().match, 1, None, ADA)
        [entry] = server.reviews._reviews.values()
        assert entry.look is not None
        await server.reviews.of(Course("pishti", seed=6).finish().match, 1, None, FAR)
        await asyncio.wait([entry.look.task])
        assert entry.reviewing.worked_out is None

    at_desk(what, pool=Asking())


def test_many_hints_from_one_address_are_refused_by_a_sentence(at_desk: Any) -> None:
    async def what(server: Server) -> None:
        table, _, _ = await server.open(
            {"game": "pishti", "players": [{"kind": "you"}, {"kind": "bot", "bot": "random"}], "show": {"hints": True}}
        )
        for event in table.sitting.ask(0, AskDeal()):
            table.sitting.take(event)
        while table.sitting.turn != 0:
            table.sitting.table.play(table.sitting.table.legal[0])
        table.sitting.rest()  # the move was made without an event, so the view that is at hand is that of before
        with pytest.raises(TooMuch, match=r"^Too many hints were requested from your address"):
            await table.hint(0, "203.0.113.7")

    at_desk(what, Rates(advice=Rate(0.5, 0.001, 1, 1)), Asking())


# -- logs and replays


def log_of(course: Course) -> bytes:
    return course.sitting.table.log(["Bo", "bot:greedy"]).encode()


def test_logs_are_refereed_and_deals_replayed_away_from_the_tables(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Course("pishti").finish()
    log = log_of(played)
    expected = read_log(log, BotPool().known)
    steps = replayed(expected[0], 1, seat=1, hands="all", start=2, most=4)

    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("the serving process does it itself")

    monkeypatch.setattr(opened_logs, "read_log", never)
    monkeypatch.setattr("kahve.table.sitting.replaying.replayed", never)

    async def what(server: Server) -> None:
        [match] = await server.bots.referee(log)
        assert (match.game, match.house, match.players) == (expected[0].game, expected[0].house, expected[0].players)
        assert (match.history, match.going_on) == (expected[0].history, False)
        part = await server.bots.replay(match, 1, seat=1, hands="all", start=2, most=4)
        assert part == msgspec.json.encode(steps)
        with speaking("tr"), pytest.raises(LogError, match=r"^2\. satır: ") as wrong:
            await server.bots.referee(log[:500])
        assert wrong.value.line == 2
        with pytest.raises(LogError, match=r"^Line 1: this is not text in UTF-8"):
            await server.bots.referee(b"\xff\xfe{")

    at_desk(what)


def test_a_long_log_costs_the_serving_process_little(at_desk: Any) -> None:
    one = log_of(Course("pishti").finish())
    log = one * (MOST_LOG_BYTES // len(one))

    async def what(server: Server) -> None:
        await server.bots.warm()
        began = time.process_time()
        matches = await server.bots.referee(log)
        spent = time.process_time() - began
        assert len(matches) == len(log) // len(one)
        assert spent < 0.7, f"{spent:.2f} s of the processor; to referee it here takes several times that"

    at_desk(what)


def test_a_log_that_takes_too_long_is_given_up(at_desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.table.thinking.bots.LONGEST_REFEREED", 0.0)

    async def what(server: Server) -> None:
        with pytest.raises(NoAnswer, match=r"^This log could not be checked: that took too long\."):
            await server.bots.referee(log_of(Course("pishti").finish()))

    at_desk(what)


@pytest.mark.parametrize("name", ["pisti", "basra", "hand_and_foot", "soup", "turtle"])
def test_a_match_is_the_same_after_it_was_written(name: str) -> None:
    match = Course(name).finish().match
    [again] = read_matches(write_matches([match]))
    assert (again.game, again.house, again.first_dealer, again.players, dict(again.show)) == (
        game(name),
        match.house,
        match.first_dealer,
        match.players,
        dict(match.show),
    )
    assert list(again.history) == list(match.history)
    assert again.name_of(1) == match.name_of(1)
