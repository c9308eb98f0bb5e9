"""The addresses of deals that are over: those of a table and of an opened log, their replays and reviews, and going on from them."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import msgspec

from ...cards.quoting import quoted
from ...engine.record import NOBODY
from ...games.puzzles import Puzzle
from ...language import language, message
from ..live.doorkeeper import Doorkeeper
from ..live.tables import Tables
from ..people.callers import Callers
from ..protocol.addresses import household_of
from ..protocol.problem import Problem
from ..protocol.protocol import PuzzleBody, WhatIfBody
from ..protocol.refusal import Refusal
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..sitting.opened_logs import MOST_LOG_BYTES, OpenedLogs
from ..sitting.own_choices import OwnChoices, OwnTurns, PartOfMatch
from ..sitting.played import NoSuchDeal, PlayedMatch, deal_named
from ..sitting.proof_document import proof_document
from ..sitting.remembered import Remembered
from ..sitting.replaying import HANDS, PAGE, check_part, deal_documents, mover_after
from ..teaching.drill_table import MOST_DRILLED, drilled_deal, exercise_of
from ..teaching.puzzle_table import puzzle_document, reply
from ..thinking.bots import BotPool
from ..thinking.budgets import TooMuch, in_thread, pay_for_thoughts
from ..thinking.desk import Asker
from .documents import ASK_AGAIN, Document
from .requests import body_of, bytes_of, onlooker, place_document, whole_number

MOST_NEW_LOGS = 10
"""How many logs one address may open in a minute."""

LONGEST_TURN = 4
"""Digits of the number of a turn that are read at all."""

MOST_REPLAYS = 48
"""The number of parts of replays that are remembered, at tables and in logs each, those that were asked for last."""

Result = TypeVar("Result")


class Finished:
    """The matches at one address, and what whoever asks may do there.

    insider: whether whoever asks has a seat at the table, or has opened the log. broken_off: how many exchanges there came to no deal.

    table: the name of the table in the store; None for an opened log.

    asker: who asks, of whom one deal is looked through at a time.

    is_of_older_rules: whether the matches were played by older rules of the game. is_common: whether other tables have the same deals.
    """

    def __init__(
        self,
        matches: Sequence[PlayedMatch],
        asker: Asker,
        *,
        insider: bool,
        broken_off: int = 0,
        table: str | None = None,
    ) -> None:
        """Keep them."""
        self.matches, self.asker = matches, asker
        self.insider, self.broken_off, self.table = insider, broken_off, table
        self.is_of_older_rules = self.is_common = False

    def deal(self, name: str) -> tuple[int, PlayedMatch, int]:
        """The number of a match, the match and the number of a deal in it; NoSuchDeal."""
        match, number = deal_named(self.matches, name)
        return match, self.matches[match - 1], number


Find = Callable[[str, HttpRequest], Awaitable[Finished]]


def add_replays(routes: Routes, server: Tables, callers: Callers, tables: Doorkeeper) -> None:
    """Add all of these addresses to the list. tables: who may open one more."""
    logs = OpenedLogs()
    door = Doorkeeper(MOST_NEW_LOGS, 60.0)

    async def at_table(name: str, request: HttpRequest) -> Finished:
        table = await server.table(name)
        seat, sitting = await onlooker(table, request, callers), table.sitting
        asker = Asker(household_of(request.scope), f"table {table.name} {seat}")
        source = Finished(sitting.matches, asker, insider=seat is not None, broken_off=sitting.broken_off, table=table.name)
        source.is_of_older_rules, source.is_common = sitting.setup.rules is not None, sitting.common is not None
        return source

    async def in_log(name: str, request: HttpRequest) -> Finished:
        return Finished(logs.matches(name), _asker_of_log(name, request), insider=True)

    @routes.post("/api/replays")
    async def open_log(request: HttpRequest) -> Answer:
        address = household_of(request.scope)
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("replay-too-many-logs"), wait=door.wait(address))
        content = await bytes_of(request, MOST_LOG_BYTES)
        name = await logs.open(content, partial(look_through, server, address, server.bots.referee))
        return await in_thread(lambda: json_answer(_opened(name, logs.matches(name)), 201))

    @routes.get("/api/replays/{place}/style")
    async def style(request: HttpRequest, place: str) -> Answer:
        opened = logs.matches(place)
        number, seat = whole_number(request, "match", 1), whole_number(request, "seat", 0)
        document = await server.styles.of((place, number, seat), 0, _own_in_log(opened, number, seat), _asker_of_log(place, request))
        return json_answer(document, 200 if document["ready"] else 202)

    _add_deals(routes, server, callers, tables, "/api/tables/{place}", at_table)
    _add_deals(routes, server, callers, tables, "/api/replays/{place}", in_log)


def _asker_of_log(name: str, request: HttpRequest) -> Asker:
    return Asker(household_of(request.scope), f"log {name}")


def _opened(name: str, matches: Sequence[PlayedMatch]) -> dict[str, Any]:
    """A log that was opened, as docs/protocol.md has it: its page begins at its first deal."""
    documents = deal_documents(matches)
    first = next((f"/{deal['deal']}/0" for match in documents for deal in match["deals"]), "")
    return {"replay": name, "link": f"/r/log/{name}{first}", "matches": documents}


def _own_in_log(matches: Sequence[PlayedMatch], number: int, seat: int) -> OwnChoices:
    """What the player of this seat has played in all matches of that game in a log; NoSuchDeal, or Refusal where that is nothing."""
    if not 1 <= number <= len(matches):
        raise NoSuchDeal(message("replay-no-such-match", match=str(number), count=len(matches)))
    chosen = matches[number - 1]
    if seat >= len(chosen.players):
        raise NoSuchDeal(message("table-no-such-seat", seat=str(seat), last=str(len(chosen.players) - 1)))
    if not chosen.game.judgement.says("weigh"):
        raise Refusal("not_now", message("bots-no-judgement", game=chosen.game.noun))
    name = chosen.players[seat].name
    seats = [
        (match, place)
        for match in matches
        for place, player in enumerate(match.players)
        if match.game.name == chosen.game.name and ((player.name == name) if name else (match is chosen and place == seat))
    ]
    own = OwnChoices(
        chosen.game,
        tuple(PartOfMatch.of(match.house, match.first_dealer, match.history, place, OwnTurns(), running=False) for match, place in seats),
    )
    if own.is_empty:
        raise Refusal("not_now", message("replay-style-nothing-played"))
    return own


def _add_deals(routes: Routes, server: Tables, callers: Callers, tables: Doorkeeper, prefix: str, find: Find) -> None:
    replays: Remembered[Document] = Remembered(MOST_REPLAYS)
    courses: Remembered[Document] = Remembered(MOST_REPLAYS)
    stories: Remembered[Document] = Remembered(MOST_REPLAYS)

    @routes.get(f"{prefix}/deals")
    async def deals(request: HttpRequest, place: str) -> Answer:
        source = await find(place, request)
        return await in_thread(lambda: json_answer({"matches": deal_documents(source.matches)}))

    @routes.get(f"{prefix}/deals/{{deal}}/replay")
    async def replay(request: HttpRequest, place: str, deal: str) -> Answer:
        source = await find(place, request)
        number, match, deal_number = source.deal(deal)
        match.finished(deal_number)
        seat, start = whole_number(request, "seat", 0), whole_number(request, "from", 0)
        dealt = check_part(match, deal_number, seat, start)
        hands = request.query_params.get("hands", "own")
        if hands not in HANDS:
            raise Problem(422, "hands", message("replay-hands", hands=quoted(hands), allowed=HANDS), "hands")
        answer = {
            "deal": f"{number}.{deal_number}",
            "game": match.game.name,
            "title": match.game.title,
            "players": [player.name or message("table-seat", number=str(who + 1)) for who, player in enumerate(match.players)],
            "seat": seat,
            "hands": hands,
            "moves": len(dealt.turns),
            "from": start,
        }
        head = msgspec.json.encode(answer)
        wish = _ReplayAsked(match, deal_number, match.name_of(deal_number), seat, hands, start, head, language())
        document = await replays.of(
            wish, lambda: server.start(look_through(server, household_of(request.scope), _replay, server.bots, wish))
        )
        return document.answer(request, ASK_AGAIN)

    @routes.get(f"{prefix}/deals/{{deal}}/proof")
    async def proof(request: HttpRequest, place: str, deal: str) -> Answer:
        source = await find(place, request)
        number, match, deal_number = source.deal(deal)
        return json_answer(proof_document(match, deal_number, f"{number}.{deal_number}", source.broken_off))

    @routes.get(f"{prefix}/deals/{{deal}}/course")
    async def course(request: HttpRequest, place: str, deal: str) -> Answer:
        source = await find(place, request)
        _, match, deal_number = source.deal(deal)
        match.finished(deal_number)
        if source.is_of_older_rules:
            raise Refusal("not_now", message("replay-course-of-older-rules"))
        wish = _WantedDeal(match, deal_number, match.name_of(deal_number))
        # Every page at the table asks for it when the deal is over, and it is made once.
        document = await courses.of(
            wish, lambda: server.start(look_through(server, household_of(request.scope), _course, server.bots, wish))
        )
        return document.answer(request, ASK_AGAIN)

    @routes.get(f"{prefix}/deals/{{deal}}/story")
    async def story(request: HttpRequest, place: str, deal: str) -> Answer:
        source = await find(place, request)
        _, match, deal_number = source.deal(deal)
        match.finished(deal_number)
        seat = whole_number(request, "seat", NOBODY)
        check_part(match, deal_number, max(seat, 0), 0)
        wish = _StoryAsked(match, deal_number, match.name_of(deal_number), seat, not match.going_on, language())
        document = await stories.of(
            wish, lambda: server.start(look_through(server, household_of(request.scope), _story, server.bots, wish))
        )
        return document.answer(request, ASK_AGAIN)

    @routes.get(f"{prefix}/deals/{{deal}}/review")
    async def review(request: HttpRequest, place: str, deal: str) -> Answer:
        source = await find(place, request)
        _, match, deal_number = source.deal(deal)
        if source.insider:
            review: dict[str, Any] | None = await server.reviews.of(match, deal_number, source.table, source.asker)
        else:
            review = await server.reviews.finished(match, deal_number, source.table)
        if review is None:
            raise Problem(401, "token", message("replay-review-for-seats"))
        return json_answer(review, 200 if review["ready"] else 202)

    @routes.get(f"{prefix}/drill")
    async def drill(request: HttpRequest, place: str) -> Answer:
        source = await _insiders(find, place, request)
        seat, drilled, waiting = whole_number(request, "seat", 0), list[dict[str, Any]](), list[str]()
        over = [
            (number, match, dealt.number)
            for number, match in enumerate(source.matches, 1)
            for dealt in match.history
            if dealt.sheet is not None
        ]
        for number, match, deal in over[-MOST_DRILLED:]:
            judged = await server.reviews.judged(match, deal, source.table)
            if judged is None:
                waiting.append(f"{number}.{deal}")
                continue
            own = [each for each in judged if each.choice.seat == seat]
            drilled.append(await in_thread(drilled_deal, match, deal, f"{number}.{deal}", own))
        chosen = source.matches[-1].game
        return json_answer({"game": chosen.name, "title": chosen.title, "deals": drilled, "waiting": waiting})

    async def exercise(request: HttpRequest, place: str, deal: str, turn: str) -> Puzzle:
        source = await _insiders(find, place, request)
        _, match, number = source.deal(deal)
        judged = await server.reviews.judged(match, number, source.table)
        if not (turn.isascii() and turn.isdecimal() and len(turn) <= LONGEST_TURN):
            raise NoSuchDeal(message("replay-no-mistake-there", turn=quoted(turn), deal=str(number)))
        return await in_thread(exercise_of, match, number, int(turn), judged or ())

    @routes.get(f"{prefix}/deals/{{deal}}/drill/{{turn}}")
    async def exercise_shown(request: HttpRequest, place: str, deal: str, turn: str) -> Answer:
        return json_answer(await in_thread(puzzle_document, await exercise(request, place, deal, turn)))

    @routes.post(f"{prefix}/deals/{{deal}}/drill/{{turn}}")
    async def exercise_answered(request: HttpRequest, place: str, deal: str, turn: str) -> Answer:
        body = await body_of(request, PuzzleBody)
        return json_answer(await in_thread(reply, await exercise(request, place, deal, turn), body))

    @routes.post(f"{prefix}/deals/{{deal}}/whatif")
    async def what_if(request: HttpRequest, place: str, deal: str) -> Answer:
        body = await body_of(request, WhatIfBody)
        caller = await callers.caller_of(request)
        source = await find(place, request)
        if source.is_common:
            # Whoever comes to the new table would see the cards.
            raise Refusal("not_now", message("table-common-stays-as-it-is"))
        _, match, deal_number = source.deal(deal)
        setup = _setup(server, match, deal_number, body)
        address = household_of(request.scope)
        if not tables.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=tables.wait(address))
        table, seat, token = await server.open(setup, caller, begun=match.begun(deal_number, body.move))
        return json_answer(place_document(table, seat, token), 201)


async def _insiders(find: Find, place: str, request: HttpRequest) -> Finished:
    """What lies at a place for somebody with a seat there, or with the log; a Problem for everybody else."""
    source = await find(place, request)
    if not source.insider:
        raise Problem(401, "token", message("replay-review-for-seats"))
    return source


def _setup(server: Tables, match: PlayedMatch, number: int, body: WhatIfBody) -> dict[str, Any]:
    """The table that goes on from here: you in the seat whose turn it is, bots in all others; Refusal where it is another's turn."""
    mover = mover_after(match, number, body.move)
    names = [player.name or message("table-seat", number=str(seat + 1)) for seat, player in enumerate(match.players)]
    if body.seat >= len(names):
        raise NoSuchDeal(message("table-no-such-seat", seat=str(body.seat), last=str(len(names) - 1)))
    if body.seat != mover:
        raise Refusal("not_now", message("replay-turn-of-other", mover=names[mover], name=names[body.seat]))
    known, usual = server.bots.known, server.bots.usual
    others = [body.bot or (player.bot if player.bot in known else usual) for player in match.players]
    players: list[dict[str, Any]] = [{"kind": "bot", "bot": bot} for bot in others]
    players[mover] = {"kind": "you"} if body.name is None else {"kind": "you", "name": body.name}
    show = dict(match.show) | {"hints": True}
    return {"game": match.game.name, "house": match.values(), "players": players, "show": show}


@dataclass(frozen=True)
class _WantedDeal:
    """A deal that somebody asks for.

    deal: its name with all that was played before it, by which an answer is remembered.
    """

    match: PlayedMatch = field(compare=False)
    number: int = field(compare=False)
    deal: bytes


@dataclass(frozen=True)
class _ReplayAsked(_WantedDeal):
    """A part of a replay, which is the same for all who ask for the same in a language.

    head: what the answer has besides the steps.
    """

    seat: int
    hands: str
    start: int
    head: bytes
    language: str


@dataclass(frozen=True)
class _StoryAsked(_WantedDeal):
    """The story of a deal, for a seat and in a language; is_over: whether the match is."""

    seat: int
    is_over: bool
    language: str


async def _story(bots: BotPool, request: _StoryAsked) -> Document:
    """The story of a deal, which a process of the bots tells; NoAnswer."""
    return await in_thread(_document, await bots.story(request.match, request.number, request.seat))


async def _replay(bots: BotPool, request: _ReplayAsked) -> Document:
    """A part of a replay, which a process of the bots makes; NoAnswer."""
    steps = await bots.replay(request.match, request.number, seat=request.seat, hands=request.hands, start=request.start, most=PAGE)
    return await in_thread(_document, request.head[:-1] + b',"steps":' + steps + b"}")


async def _course(bots: BotPool, request: _WantedDeal) -> Document:
    """The course of a deal, which a process of the bots makes; NoAnswer."""
    return await in_thread(_document, await bots.course(request.match, request.number))


def _document(content: bytes) -> Document:
    return Document("application/json", {"identity": content, "gzip": gzip.compress(content, 6, mtime=0)})


async def look_through(server: Tables, household: str, look: Callable[..., Awaitable[Result]], *about: Any) -> Result:
    """What a process of the bots finds, paid for by the address that asks for it; TooMuch where that has no credit."""
    credit = server.budgets.looks.of(household)
    if wait := credit.take():
        raise TooMuch(message("replay-too-much-at-once"), wait)
    pay_for_thoughts(credit.pay)
    return await look(*about)
