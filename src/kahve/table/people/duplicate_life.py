"""The duplicates of a server: how people come to one, what each may know of it, and the comparison for those who have played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context, copy_context
from functools import partial
from typing import Any

import msgspec

from ...engine.table import Table
from ...games import game as game_named
from ...language import message
from ..live.live_table import LiveTable
from ..live.server import Server
from ..protocol.problem import Problem
from ..protocol.protocol import GiftBody
from ..protocol.refusal import Refusal
from ..sitting.comparing import TablePlayed, compared, table_played
from ..sitting.duplicate import MOST_PLAYS, Duplicate, begun, given, joined, settled, without_missing
from ..store.club_store import ClubStore
from ..store.duplicate_store import DuplicateStore, StoredDuplicate
from ..store.stored import Caller, DamagedTable, UnknownTable
from ..thinking.bots import NoAnswer
from ..thinking.budgets import in_thread, metered_in_thread

MOST_LISTED = 6
MOST_KEPT = 400
"""The number of tables, and of duplicates with their pars, that are remembered, those that were asked for last."""

_Pars = dict[tuple[int, int], list[float]]


class Duplicates:
    """What people ask of the duplicates of a server."""

    def __init__(self, server: Server) -> None:
        """Keep the server."""
        self._server, self.store = server, DuplicateStore(server.store)
        self._tables: dict[str, tuple[int, TablePlayed, bool]] = {}
        self._pars: dict[str, _Pars] = {}
        self._thinking: set[str] = set()
        self._sitting = asyncio.Lock()

    async def begin(
        self, setup: Mapping[str, Any], deals: int, tables: int, seated: Sequence[tuple[str, str, int]], club: str | None = None
    ) -> str:
        """A new duplicate: its name. UnknownGame, HouseError, SetupError. seated: persons with their names and tables.

        club: whose members alone may know of it. tables: as of `begun`.
        """
        content = await in_thread(partial(begun, setup, deals, tables, self._server.entropy, self._server.bots.known))

        def make(name: str) -> Duplicate:
            begun_now = content
            for person, called, table in seated:
                begun_now = joined(begun_now, name, person, called, table)
            return settled(begun_now, time.time())

        return str(await self._write(self.store.create, make, club))

    async def stored(self, name: str) -> StoredDuplicate:
        """The duplicate of this name; a Problem where there is none."""
        stored: StoredDuplicate | None = await self._server.look(self.store.load, name)
        if stored is None:
            raise Problem(404, "duplicate", message("people-no-such-duplicate"), "duplicate")
        if settled(stored.duplicate, time.time()) == stored.duplicate:
            return stored
        return stored._replace(duplicate=await self._change(name, lambda before: settled(before, time.time())))

    async def page(self, stored: StoredDuplicate, caller: Caller) -> dict[str, Any]:
        """A duplicate as this person may know it: what others made of a deal only after they have played that deal."""
        name, content = stored.id, stored.duplicate
        tables = await self._server.look(self.store.tables, name)
        own = next((table for table, persons in tables.items() if caller.person in persons), None)
        seated = content.seated(name, caller.person)
        mine, is_over = (await self._played([own] if own else [])).get(own or "", (None, False))
        results = None
        if own is not None and mine is not None and mine.deals:
            # Of each deal only those who have played it are told what others made, so the other tables are read up to there.
            count = content.deals if is_over else len(mine.deals)
            played = [each._replace(deals=each.deals[:count]) for each, _ in (await self._played(list(tables))).values()]
            pars = self._pars_of(stored, played)
            game = game_named(content.game)
            side = (seated.seat if seated else content.seats[0]) % int(game.rules.sides(game.settle(content.house)))
            results = compared(played, count, (own, side), pars or {}, low_wins=game.rules.low_wins) | {"pars": pars is not None}
        return {
            "duplicate": name,
            "game": content.game,
            "title": game_named(content.game).title,
            "deals": content.deals,
            "tables": content.tables,
            "club": stored.club,
            "ready": content.is_ready,
            "mixing": [] if is_over else content.mixing(),
            "place": None if seated is None else content.place_of(seated.table, seated.seat),
            "seats": self._seats(content, None if seated is None else seated.mark),
            "table": own,
            "over": is_over,
            "count": len(tables),
            "results": results,
        }

    @staticmethod
    def _seats(content: Duplicate, own: str | None) -> list[dict[str, Any]]:
        """The seats of people at all tables, where these are counted; here: whether the device has added to the cards."""
        people = {(each.table, each.seat): each for each in content.people}
        rows = []
        for table in range(content.tables):
            for seat in content.seats:
                each = people.get((table, seat))
                here = content.place_of(table, seat) in content.commitments
                row = {"table": table, "seat": seat, "name": each.name if each else None, "here": here}
                rows.append(row | {"yours": each is not None and each.mark == own})
        return rows

    async def give(self, stored: StoredDuplicate, caller: Caller, body: GiftBody) -> None:
        """Add what the device of somebody who has a seat gives to the chance of the deals; Refusal."""

        def judge(content: Duplicate) -> Duplicate:
            seated = content.seated(stored.id, caller.person)
            if seated is None:
                raise Refusal("not_now", message("table-device-not-asked"))
            now = time.time()
            content = given(settled(content, now), seated, body.commitments, body.values, now)
            return without_missing(content, now) if body.begin else content

        await self._change(stored.id, judge)

    async def join(self, stored: StoredDuplicate, caller: Caller, table: int | None) -> None:
        """Give somebody a seat at one of the tables that are counted; Refusal."""
        if stored.duplicate.tables:
            await self._change(stored.id, lambda before: joined(before, stored.id, caller.person, caller.name, table))

    async def sit(self, stored: StoredDuplicate, caller: Caller, household: str) -> tuple[LiveTable, int, str]:
        """Sit down at one's table, which is opened for the first who comes; Refusal, and what `Tables.open` raises."""
        async with self._sitting:
            return await self._server.finish(self._sit(stored, caller, household))

    async def _sit(self, stored: StoredDuplicate, caller: Caller, household: str) -> tuple[LiveTable, int, str]:
        name, content = stored.id, stored.duplicate
        if not content.is_ready:
            raise Refusal("not_now", message("table-duplicate-not-ready"))
        tables = await self._server.look(self.store.tables, name)
        for table, persons in tables.items():
            if caller.person in persons:
                live = await self._server.table(table)
                return live, *await live.give_key(caller)
        common = await in_thread(content.common, name)
        if not content.tables:
            if len(tables) >= MOST_PLAYS:
                raise Refusal("full", message("table-duplicate-full"))
            return await self._server.open(content.setup_for(0, None), caller, common=common)
        content = await self._change(name, lambda before: joined(before, name, caller.person, caller.name))
        seated = content.seated(name, caller.person)
        assert seated is not None
        if (opened := content.names.get(seated.table)) is None:
            place = await self._server.open(content.setup_for(seated.table, seated), caller, common=common)

            def keep(before: Duplicate) -> Duplicate:
                return msgspec.structs.replace(before, names={seated.table: place[0].name} | before.names)

            opened = (await self._change(name, keep)).names[seated.table]
            if opened == place[0].name:
                if stored.club is not None:
                    await self._write(ClubStore(self._server.store).add_table, stored.club, opened, place[1], caller.person)
                return place
            # Another server was quicker.
            await self._write(self.store.discard, place[0].name)
            self._server.forget(place[0])
        live = await self._server.table(opened)
        return live, *await live.sit(seated.name, seated.seat, caller, household=household)

    async def _played(self, names: list[str]) -> dict[str, tuple[TablePlayed, bool]]:
        """What these tables have made of the deals, and whether each is over; those that cannot be read are left out."""
        last = await self._server.look(self._server.store.last_of, names)
        for table in names:
            if table in last and self._tables.get(table, (-1,))[0] != last[table]:
                try:
                    _, sitting = await self._server.read(table)
                except (DamagedTable, UnknownTable):
                    continue
                self._tables[table] = last[table], await in_thread(table_played, table, sitting.matches[0]), sitting.over
        played = {table: self._tables[table][1:] for table in names if table in self._tables and table in last}
        for table in list(self._tables)[:-MOST_KEPT]:
            del self._tables[table]
        return played

    async def of_club(self, club: str, caller: Caller) -> list[dict[str, Any]]:
        """The latest duplicates of a club, as its page lists them for this person."""
        rows = []
        for stored in await self._server.look(self.store.of_club, club, MOST_LISTED):
            content, tables = stored.duplicate, await self._server.look(self.store.tables, stored.id)
            own = next((table for table, persons in tables.items() if caller.person in persons), None)
            head = {"duplicate": stored.id, "title": game_named(content.game).title, "deals": content.deals, "tables": content.tables}
            rows.append(head | {"at": stored.since, "count": len(tables), "table": own})
        return rows

    async def close_of_club(self, club: str) -> None:
        """Note which duplicates of a club are played out at all tables, so that the book may tell of them."""
        for stored in await self._server.look(partial(self.store.of_club, club, MOST_PLAYS, is_open=True)):
            content = stored.duplicate
            if not content.tables or len(content.names) < content.tables:
                continue
            played = await self._played(list(content.names.values()))
            if len(played) == content.tables and all(over for _, over in played.values()):
                await self._change(stored.id, lambda before: msgspec.structs.replace(before, closed=True))

    def _pars_of(self, stored: StoredDuplicate, tables: list[TablePlayed]) -> _Pars | None:
        """The margin of each side at par, by deal and dealer; None while a worker looks for those that are missing."""
        wanted = {(deal, played.dealer) for table in tables for deal, played in enumerate(table.deals, 1)}
        known = self._pars.setdefault(stored.id, {})
        if wanted <= known.keys():
            return known
        if stored.id not in self._thinking:
            self._thinking.add(stored.id)
            # Nobody has to pay for what all read.
            Context().run(self._server.start, self._find_pars(stored, sorted(wanted - known.keys())))
        return None

    async def _find_pars(self, stored: StoredDuplicate, wanted: list[tuple[int, int]]) -> None:
        """Have each deal played on by the same players at every seat, one after the other."""
        content = stored.duplicate
        game = game_named(content.game)
        house = game.settle(content.house)
        try:
            common = await in_thread(content.common, stored.id)
            orders = [order for order, proof in zip(common.orders, common.proofs, strict=True) if proof is not None]
            for deal, dealer in wanted:
                table = Table(game, house, dealer=dealer)
                table.deal(orders[deal - 1])
                try:
                    brought = await self._server.bots.par(table, deal)
                except NoAnswer:
                    brought = []
                # Others may have pushed this one out meanwhile.
                self._pars.setdefault(stored.id, {})[deal, dealer] = [sum(of) / len(brought) for of in zip(*brought, strict=True)]
        finally:
            self._thinking.discard(stored.id)
            for name in list(self._pars)[:-MOST_KEPT]:
                del self._pars[name]

    async def _change(self, name: str, judge: Callable[[Duplicate], Duplicate]) -> Duplicate:
        content: Duplicate = await self._write(self.store.change, name, judge)
        return content

    async def _write(self, write: Any, *args: Any) -> Any:
        # What is refused there is said to whoever asks here.
        return await self._server.finish(self._server.write(copy_context().run, metered_in_thread(write), *args))
