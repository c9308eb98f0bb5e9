"""The clubs of a server: their pages as members see them, and what members do there."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextvars import copy_context
from functools import cache
from typing import Any

import msgspec

from ...games import all_games
from ...games import game as game_named
from ...language import language, message
from ..clubs.club import after, comers, founded, names_apart, rules_named, seating_of
from ..clubs.evenings import MOST_SEATED, Next, Seating, calendar, divisions, next_evening, sizes_allowed
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

    def __init__(self, server: Server, people: People, *, pushes: bool = False) -> None:
        """people: knows how tables stand that are not in memory. pushes: whether devices can be told of evenings."""
        self._server, self._people, self._pushes = server, people, pushes
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
            return after(stored.club, stored.members, stored.me, act, self._server.bots.known, time.time())

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
            "now": now,
            "evening": self._evening(stored, names, now),
            "evenings": [_day_document(each) for evening in content.evenings if (each := next_evening([evening], now)) is not None],
            "pushed": await self._server.look(self.store.is_pushed, club, caller.device) if self._pushes else None,
        }

    def _evening(self, stored: StoredClub, names: Mapping[str, str], now: float) -> dict[str, Any] | None:
        """The next evening of a club, with those who come and how they are seated."""
        club = stored.club
        coming = next_evening(club.evenings, now)
        if coming is None:
            return None
        said = comers(club, stored.members, coming)
        seating = seating_of(club, coming)
        come = [who for who, comes in said.items() if comes != "no"]
        return _day_document(coming) | {
            "begun": coming.begins <= now,
            "yours": said.get(stored.me),
            "comers": [{"name": names[who], "comes": comes} for who, comes in said.items()],
            "seating": seating and _seating(seating, stored.me, come),
            "sizes": {game.name: divisions(min(len(come), MOST_SEATED), _allowed(game.name)) for game in all_games()},
        }

    async def calendar_token(self, club: str, caller: Caller) -> str:
        """The secret in the address of the caller's calendar of a club; UnknownClub."""
        token: str = await self._write(self.store.calendar_token, club, caller.person)
        return token

    async def keep_push(self, club: str, caller: Caller, subscription: dict[str, Any] | None) -> None:
        """Tell the caller's device of evenings from now on, or not; UnknownClub."""
        await self._write(self.store.keep_push, club, caller.person, caller.device, subscription)

    async def calendar(self, token: str, link: str) -> str:
        """The evenings of the club whose calendar has this secret, as iCalendar; UnknownClub. link: where the page is."""
        club, content = await self._server.look(self.store.of_calendar, token)
        return calendar(content.name, club, f"{link}/club/{club}", content.evenings, time.time())

    async def sit_planned(self, club: str, caller: Caller, place: int, household: str) -> tuple[LiveTable, int, str]:
        """Sit down at one's table of this evening, which is opened for the first who comes; UnknownClub, Refusal.

        place: of the table in the seating. The seats of the others are kept for them.
        """
        stored = await self.stored(club, caller)
        seating = seating_of(stored.club, next_evening(stored.club.evenings, time.time()))
        if seating is None or not place < len(seating.tables) or stored.me not in seating.tables[place]:
            raise Refusal("not_now", message("club-not-your-table"))
        members = seating.tables[place]
        seat = members.index(stored.me)
        if name := (seating.names[place] if place < len(seating.names) else ""):
            table = await self._server.table(name)
            if (own := await self._people.seat_at(caller, name)) is not None:
                return table, *await table.give_key(caller)
            return table, *await table.sit(caller.name, seat if own is None else own, caller, household=household)
        house = rules_named(stored.club, seating.game, seating.called) | {"seats": len(members)}
        players = [
            {"kind": "you"}
            if who == stored.me
            else {"kind": "open"} | ({"name": stored.members[who].name} if who in stored.members else {})
            for who in members
        ]
        setup = {"game": seating.game, "house": house, "players": players, "customs": stored.club.customs}
        table, seat, token = await self._server.open(setup, caller)
        if not await self._write(self.store.add_planned, club, table.name, seat, caller.person, seating, place):
            # Another one was quicker: sit down there.
            return await self.sit_planned(club, caller, place, household)
        return table, seat, token

    async def open_table(self, club: str, caller: Caller, body: ClubTableBody) -> tuple[LiveTable, int, str]:
        """Open a table of the club with a seat for its opener, and one for anybody else that plays there.

        By the rules that the club keeps under this name, or by the book. UnknownClub, Refusal, and what `Tables.open` raises.
        """
        stored = await self.stored(club, caller)
        game = game_named(body.game)
        house = rules_named(stored.club, game.name, body.called or "")
        if body.seats is not None:
            house["seats"] = body.seats
        players: list[dict[str, Any]] = [{"kind": "you"}, *[{"kind": "open"}] * (int(game.settle(house).seats) - 1)]
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


def _player(stored: StoredClub, who: str) -> dict[str, Any]:
    """The player of a seat that is kept for a member, for the setup of a table."""
    if who == stored.me:
        return {"kind": "you"}
    return {"kind": "open", "name": stored.members[who].name} if who in stored.members else {"kind": "open"}


def _day_document(coming: Next) -> dict[str, Any]:
    """An evening on its next day as the page has it."""
    evening = coming.evening
    document = {"evening": evening.id, "day": coming.day, "begins": coming.begins, "zone": evening.zone, "time": evening.time}
    return document | {"weekly": evening.weekly, "says": evening.says}


def _seating(seating: Seating, me: str, come: Sequence[str]) -> dict[str, Any]:
    """How the members are seated; come: those who come, of whom some may have to wait."""
    seated = {who for table in seating.tables for who in table}
    names = [*seating.names, *[""] * (len(seating.tables) - len(seating.names))]
    return {
        "game": seating.game,
        "title": game_named(seating.game).title,
        "called": seating.called,
        "mode": seating.mode,
        "round": seating.round,
        "tables": [
            {"members": list(table), "table": name or None, "yours": me in table} for table, name in zip(seating.tables, names, strict=True)
        ],
        "waiting": [who for who in come if who not in seated],
    }


@cache
def _allowed(game: str) -> list[int]:
    return sizes_allowed(game_named(game), {})
