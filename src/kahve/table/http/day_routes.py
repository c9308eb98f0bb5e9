"""The addresses of the deal of the day: which there are, a table for one, and after it what others made of the same cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ...bots.players.levels import ladder
from ...engine.game import Game
from ...engine.header import header
from ...games import all_games, game
from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..live.live_table import LiveTable
from ..live.tables import Tables
from ..people.callers import Callers
from ..protocol.addresses import household_of
from ..protocol.asks import AskDeal, AskMove
from ..protocol.events import Event
from ..protocol.problem import Problem
from ..protocol.protocol import DayBody
from ..protocol.refusal import Refusal
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..sitting.circumstances import ALONE, BY_BOT
from ..sitting.common_deals import CommonDeals
from ..sitting.day_deal import (
    OTHERS,
    SEAT,
    NoSuchDay,
    day_deals,
    day_of,
    day_setup,
    deals_name,
    dealt,
    kept_days,
    next_day_in,
    points_of,
    read_date,
    today,
)
from ..sitting.played import PlayedMatch
from ..sitting.sitting import Sitting
from ..sitting.sitting_words import side_called
from ..store.stored import Caller, DamagedTable, UnknownTable
from ..thinking.budgets import in_thread
from ..thinking.desk import Asker
from ..thinking.level_plays import LevelPlays, level_document
from .replay_routes import look_through
from .requests import body_of, bytes_of, place_document, seat_asking

MOST_COUNTED = 20
"""The number of tables whose points are counted for one request; those of the others are told the next time."""


def add_days(routes: Routes, server: Tables, callers: Callers, door: Doorkeeper) -> None:
    """Add all of these addresses to the list. door: who may open one more table."""
    level_plays = LevelPlays(server, server.desk, server.bots, server.kept_reviews)

    async def counted(tables: Mapping[str, tuple[int, float | None]]) -> dict[str, float]:
        """The points made at these tables, by the seat of each and by what is known of it."""
        points = {table: known for table, (_, known) in tables.items() if known is not None}
        for table in [table for table in tables if table not in points][:MOST_COUNTED]:
            try:
                _, sitting = await server.read(table)
            except (UnknownTable, DamagedTable):
                continue
            points[table] = points_of(sitting.matches[0], tables[table][0])
            await callers.note_points(table, points[table])
        return points

    async def own_plays(caller: Caller | None) -> list[dict[str, Any]]:
        names = [deals_name(each.name, day) for day in kept_days(today()) for each in all_games()]
        plays = await callers.plays(caller, names) if caller else []
        points = await counted({play.table: (play.seat, play.points) for play in plays if play.over})
        rows = []
        for play in plays:
            _, day, name = play.deals.split(" ")
            row = {"day": day, "game": name, "table": play.table, "link": f"/t/{play.table}", "seat": play.seat}
            rows.append(row | {"over": play.over, "points": points.get(play.table)})
        return rows

    @routes.get("/api/days")
    async def days(request: HttpRequest) -> Answer:
        caller, now = await callers.known_or_nobody(request), today()
        games = [{"game": each.name, "title": each.title} for each in all_games()]
        head = {"today": now, "next_in": next_day_in(), "days": kept_days(now), "clock": server.clock}
        others = str(server.bots.known[OTHERS][0])
        return json_answer(head | {"others": others, "games": games, "plays": await own_plays(caller)})

    @routes.post("/api/days/{day}/{name}")
    async def play(request: HttpRequest, day: str, name: str) -> Answer:
        body = await body_of(request, DayBody)
        caller = await callers.caller_of(request)
        chosen = game(name)
        deals = await in_thread(day_deals, chosen.name, read_date(day, today()))
        begun = next((play for play in await callers.plays(caller, [deals.name]) if not play.over), None) if caller else None
        if caller is not None and begun is not None:
            try:
                table = await server.table(begun.table)
                return json_answer(place_document(table, *await table.give_key(caller)), 201)
            except UnknownTable:
                # They have taken it off their list: what they play now is practice.
                pass
        address = household_of(request.scope)
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=door.wait(address))
        table, seat, token = await server.open(day_setup(chosen.name, body.name), caller, common=deals)
        return json_answer(place_document(table, seat, token), 201)

    @routes.post("/api/days/{day}/{name}/log")
    async def hand_in(request: HttpRequest, day: str, name: str) -> Answer:
        caller, address = await callers.caller_of(request), household_of(request.scope)
        if caller is None:
            raise Problem(403, "hidden", message("people-deals-need-person"))
        deals = await in_thread(day_deals, game(name).name, read_date(day, today()))
        if await callers.plays(caller, [deals.name]):
            raise Refusal("not_now", message("table-day-counted-already"))
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=door.wait(address))
        matches = await look_through(server, address, server.bots.referee, await bytes_of(request))
        setup = day_setup(game(name).name, caller.name)
        sitting = await in_thread(partial(Sitting.open, setup, entropy=server.entropy, bots=server.bots.known, common=deals))
        events = await played_alike(sitting, deals, matches)
        if not events:
            raise NoSuchDay(message("table-day-log-of-another", date=read_date(day, today()), game=game(name).noun))
        table, seat, token = await server.open(setup, caller, common=deals)
        await server.finish(begun_with(table, events))
        return json_answer(place_document(table, seat, token), 201)

    async def begun_with(table: LiveTable, events: Sequence[Event]) -> None:
        """Write down what was played elsewhere; whoever looks at the table next reads it, since all of it at once would hold up others."""
        async with table.lock:
            await table.write(events)
        table.close()
        server.forget(table)

    async def played_alike(sitting: Sitting, deals: CommonDeals, matches: Sequence[PlayedMatch]) -> list[Event]:
        """What happens at this table if its person plays as in a log. Nothing does if its deal or the play of its bots is another."""
        game_here, house = sitting.setup.game, sitting.setup.house
        if len(matches) != 1 or (matches[0].game, matches[0].house, len(matches[0].history)) != (game_here, house, 1):
            return []
        played, events = matches[0].history[0], list[Event]()
        if (played.dealer, played.order) != (deals.dealer, deals.orders[0]) or played.sheet is None:
            return []
        asks: list[tuple[int, AskDeal | AskMove]] = [(SEAT, AskDeal()), *((seat, AskMove(text)) for seat, text in played.turns)]
        for seat, ask in asks:
            if seat != SEAT and ask != AskMove(sitting.table.write_turn(await server.bots.choose(*sitting.bot_choice_input()))):
                return []
            for event in sitting.ask(seat, ask, ALONE if seat == SEAT else BY_BOT):
                sitting.take(event)
                events.append(event)
        return events

    async def own_table(request: HttpRequest, name: str) -> tuple[LiveTable, int, str, CommonDeals]:
        """A table of a deal of the day that is over, the seat of whoever asks, the date and the deal; Problem, Refusal, NoSuchDay."""
        table = await server.table(name)
        seat, deals = seat_asking(table, request), table.sitting.common
        of_day = day_of(deals)
        if of_day is None or deals is None:
            raise NoSuchDay(message("table-not-of-a-day"))
        if seat is None:
            raise Problem(401, "token", message("people-only-who-sits"))
        if not table.sitting.over:
            raise Refusal("not_now", message("table-day-not-over"))
        return table, seat, of_day[0], deals

    async def levels_of(request: HttpRequest, table: LiveTable, seat: int, deals: CommonDeals) -> dict[str, Any]:
        asker = Asker(household_of(request.scope), f"table {table.name} {seat}")
        return await level_plays.of(deals, table.sitting.setup.game, SEAT, OTHERS, table.name, asker)

    @routes.get("/api/tables/{name}/day")
    async def result(request: HttpRequest, name: str) -> Answer:
        table, seat, day, deals = await own_table(request, name)
        caller, sitting = await callers.known_or_nobody(request), table.sitting
        points = points_of(sitting.matches[0], seat)
        plays = await callers.plays(caller, [deals.name]) if caller else []
        levels = await levels_of(request, table, seat, deals)
        by_level = [
            level_document(level, plays_of_level["points"], points)
            for level in ladder(sitting.setup.game)
            if (plays_of_level := levels["plays"].get(level.name)) and plays_of_level["points"]
        ]
        content: dict[str, Any] = {
            "day": day,
            "game": sitting.setup.game.name,
            "title": sitting.setup.game.title,
            "points": points,
            "sides": _sides(sitting, seat),
            "counts": not plays or plays[0].table == table.name,
            "others": str(server.bots.known[OTHERS][0]),
            "ready": levels["ready"],
            "says": levels["says"],
            "levels": by_level,
            "clubs": await clubs_of(caller, deals.name),
            "solution": day < today(),
        }
        return json_answer(content, 200 if levels["ready"] else 202)

    async def clubs_of(caller: Caller | None, deals: str) -> list[dict[str, Any]]:
        mates = await callers.mates(caller, deals) if caller else []
        points = await counted({mate.table: (mate.seat, mate.points) for mate in mates})
        clubs: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for mate in sorted(mates, key=lambda mate: -points.get(mate.table, 0.0)):
            if mate.table in points:
                row = {"name": mate.name, "emblem": mate.emblem, "points": points[mate.table]}
                clubs.setdefault(mate.club, []).append(row | {"you": caller is not None and mate.person == caller.person})
        return [{"club": club, "name": name, "members": members} for (club, name), members in clubs.items()]

    @routes.get("/api/tables/{name}/day/solution")
    async def solution(request: HttpRequest, name: str) -> Answer:
        table, seat, day, deals = await own_table(request, name)
        if day >= today():
            raise Refusal("not_now", message("table-day-solution-later"))
        levels = await levels_of(request, table, seat, deals)
        by_level, ladder_here = levels["plays"], ladder(table.sitting.setup.game)
        best = [(level.name, by_level[level.name]["best"]) for level in ladder_here if level.name in by_level]
        if not levels["ready"] or not best[-1][1]:
            raise Refusal("not_now", message("table-day-levels-play"))
        return Answer((await in_thread(_log_of, table.sitting.setup.game, deals, *best[-1])).encode(), media_type="application/jsonl")


def _sides(sitting: Sitting, seat: int) -> list[dict[str, Any]]:
    sheet = sitting.matches[0].history[0].sheet or {}
    return [
        {"name": side_called(sitting, int(side), seat), "points": int(row["total"]), "you": int(side) == sitting.table.side_of(seat)}
        for side, row in sheet.items()
    ]


def _log_of(of: Game, deals: CommonDeals, level: str, turns: list[tuple[int, str]]) -> str:
    """The log of a play of these deals by a level in the seat of the person."""
    table = dealt(of, deals.orders[0], deals.dealer)
    for _, text in turns:
        table.play(text)
    names = [f"bot:{level if seat == SEAT else OTHERS}" for seat in range(table.seats)]
    lines = [header(of, table.house, deals.dealer, names), table.history[0].log_line()]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
