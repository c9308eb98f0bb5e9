"""The clubs of a server: their pages as members see them, and what members do there."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextvars import copy_context
from typing import Any

import msgspec

from ...games import game as game_named
from ...language import language, message
from ..clubs.club import after, founded, names_apart
from ..live.live_table import LiveTable
from ..live.server import Server
from ..live.table_summary import has_line, summary_of
from ..protocol.club_acts import AnyClubAct
from ..protocol.protocol import ClubBody, ClubTableBody
from ..protocol.refusal import Refusal
from ..store.club_store import ClubStore, ClubTable, StoredClub
from ..store.stored import Caller, Conflict
from ..thinking.budgets import metered_in_thread
from .persons import People, short_of

MOST_TABLES = 24
"""The latest tables of a club that are looked at for its page."""
MOST_SHOWN = 12

_SEEN_AGAIN, HERE_SECONDS = 45.0, 100.0
"""Seconds after which it is written down again that a member looks at the page; for which they count as here after that."""


class Clubs:
    """What members ask of the clubs of a server."""

    def __init__(self, server: Server, people: People) -> None:
        """people: knows how tables stand that are not in memory."""
        self._server, self._people = server, people
        self.store = ClubStore(server.store)

    async def establish(self, caller: Caller, body: ClubBody) -> str:
        """A new club, of which the caller is the founder: its id. SetupError, Refusal."""

        def write() -> str:
            return self.store.establish(caller.person, lambda others: founded(body.name, body.emblem, body.zone, others), body.table)

        try:
            club: str = await self._write(write)
        except Conflict:
            raise Refusal("founded", message("club-table-has-club")) from None
        return club

    async def door(self, caller: Caller, code: str | None, table: str | None) -> dict[str, Any] | None:
        """What somebody with the code of a club may know of it before they join; None where the code opens nothing."""
        behind = await self._server.look(self.store.behind, caller.person, code, table)
        return behind and short_of(behind)

    async def join(self, caller: Caller, code: str | None, table: str | None) -> str | None:
        """Make the caller a member: the club's id, None where the code opens nothing. Refusal."""
        club: str | None = await self._write(self.store.join, caller.person, code, table)
        return club

    async def act(self, club: str, caller: Caller, act: AnyClubAct) -> None:
        """Let an act happen; UnknownClub, and what `after` raises."""

        def judge(stored: StoredClub) -> Any:
            return after(stored.club, stored.members, stored.me, act, self._server.bots.known)

        await self._write(self.store.act, club, caller.person, judge)

    async def stored(self, club: str, caller: Caller) -> StoredClub:
        """A club for one of its members; UnknownClub."""
        stored: StoredClub = await self._server.look(self.store.load, club, caller.person)
        return stored

    async def page(self, club: str, caller: Caller) -> dict[str, Any]:
        """The page of a club; UnknownClub. It is written down now and then that the caller is here."""
        stored = await self.stored(club, caller)
        now = time.time()
        if now - stored.members[stored.me].seen > _SEEN_AGAIN:
            await self._write(self.store.see, club, caller.person)
        rows = await self._server.look(self.store.tables, club, caller.person, MOST_TABLES)
        tables = [row for table in rows if (row := await self._listed(table)) is not None]
        tables.sort(key=lambda row: (not row["open"], row["over"], -row["at"]))
        seated = await self._seated([row.table for row in rows])
        names = names_apart(stored.members)
        content = stored.club
        return {
            "club": club,
            "name": content.name,
            "emblem": content.emblem,
            "role": stored.members[stored.me].role,
            "code": stored.code,
            "zone": content.zone,
            "call": content.call,
            "customs": content.customs,
            "members": [
                {"id": who, "name": names[who], "emblem": member.emblem, "role": member.role}
                | {"here": who == stored.me or now - member.seen < HERE_SECONDS or stored.persons[who] in seated, "you": who == stored.me}
                for who, member in stored.members.items()
            ],
            "rules": [
                {"game": rules.game, "title": game_named(rules.game).title, "called": rules.called, "seats": rules.house["seats"]}
                | {"line": rules.line}
                for rules in content.rules
            ],
            "tables": tables[:MOST_SHOWN],
        }

    async def open_table(self, club: str, caller: Caller, body: ClubTableBody) -> tuple[LiveTable, int, str]:
        """Open a table of the club with a seat for its opener, and one for anybody else that plays there.

        By the rules that the club keeps under this name, or by the book. UnknownClub, Refusal, and what `Tables.open` raises.
        """
        stored = await self.stored(club, caller)
        game, house = game_named(body.game), dict[str, Any]()
        if body.called is not None:
            named = [rules for rules in stored.club.rules if (rules.game, rules.called) == (game.name, body.called)]
            if not named:
                raise Refusal("not_now", message("club-no-such-rules", name=body.called))
            house = dict(named[0].house)
        if body.seats is not None:
            house["seats"] = body.seats
        players = [{"kind": "you"}, *[{"kind": "open"}] * (int(game.settle(house).seats) - 1)]
        setup = {"game": game.name, "house": house, "players": players, "customs": stored.club.customs}
        table, seat, token = await self._server.open(setup, caller)
        await self._write(self.store.add_table, club, table.name, seat, caller.person)
        return table, seat, token

    async def file(self, club: str, caller: Caller) -> dict[str, Any]:
        """All that is kept of a club, to be taken away; UnknownClub."""
        stored = await self.stored(club, caller)
        names = names_apart(stored.members)
        tables = await self._server.look(self.store.tables, club, caller.person, None)
        return {
            "about": message("club-file-about"),
            "since": stored.since,
            **msgspec.to_builtins(stored.club),
            "members": [
                {"name": names[who], "emblem": member.emblem, "role": member.role, "since": member.since}
                for who, member in stored.members.items()
            ],
            "tables": [{"table": row.table, "game": row.game, "at": row.since, "log": f"/api/tables/{row.table}/log"} for row in tables],
        }

    async def _listed(self, row: ClubTable) -> dict[str, Any] | None:
        """A table as the page lists it; None for one whose record cannot be read."""
        at_hand = self._server.at_hand(row.table)
        standing: Mapping[str, Any] | None = row.standing
        if at_hand is not None:
            standing = summary_of(at_hand.sitting, (language(),))
        elif standing is None or not has_line(standing):
            standing = await self._people.read_standing(row.table)
        if standing is None:
            return None
        players = [{name: player[name] for name in ("seat", "name", "kind", "emblem")} for player in standing["players"]]
        says = standing["says"]
        return {
            "table": row.table,
            "link": f"/t/{row.table}",
            "title": game_named(row.game).title,
            "says": says if isinstance(says, str) else says[language()],
            "at": row.since,
            "seat": row.seat,
            "open": 0 if standing["over"] else sum(player["kind"] == "open" for player in players),
            "over": standing["over"],
            "players": players,
        }

    async def _seated(self, names: list[str]) -> set[str]:
        """The persons who look at one of these tables from their seats."""
        at_hand = [table for name in names if (table := self._server.at_hand(name)) is not None]
        persons = await self._server.look(self.store.persons_at, [table.name for table in at_hand]) if at_hand else {}
        return {
            persons[table.name, seat]
            for table in at_hand
            for seat in range(table.sitting.seats)
            if table.is_looked_at(seat) and (table.name, seat) in persons
        }

    async def _write(self, write: Any, *args: Any) -> Any:
        # What is refused there is said to whoever asks here.
        return await self._server.finish(self._server.write(copy_context().run, metered_in_thread(write), *args))
