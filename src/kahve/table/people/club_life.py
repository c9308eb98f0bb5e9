"""The clubs of a server: their pages as members see them, and what members do there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from contextvars import Context, copy_context
from functools import cache, partial
from typing import Any

import msgspec

from ...games import all_games
from ...games import game as game_named
from ...language import language, message
from ..clubs.book import MatchPlayed, as_csv, day_of, standings
from ..clubs.club import MEMBER, Outcome, after, comers, founded, names_apart, rules_named, seating_of, with_duplicate
from ..clubs.evenings import MOST_SEATED, Next, Seating, calendar, divisions, next_evening, sizes_allowed
from ..live.live_table import LiveTable
from ..live.server import Server
from ..live.table_summary import has_line, summary_of
from ..protocol.club_acts import AnyClubAct
from ..protocol.protocol import ClubBody, ClubDuplicateBody, ClubNoteBody, ClubTableBody
from ..protocol.refusal import Refusal
from ..sitting.person_names import visible
from ..store.book_store import BookStore
from ..store.club_store import ClubStore, ClubTable, StoredClub
from ..store.stored import Caller, Conflict
from ..thinking.budgets import in_thread, metered_in_thread
from .duplicate_life import Duplicates
from .persons import People, short_of

MOST_TABLES = 24
"""The latest tables of a club that are looked at for its page."""
MOST_SHOWN = 12
MOST_TONIGHT, MOST_MATCHES, MOST_DAYS = 200, 40, 366
"""The matches of a day that count for its score; those that the book lists; the latest days that one may choose from."""
READ_SECONDS = 2.0
"""So long the book is waited for while logs are read for it."""

_SEEN_AGAIN, HERE_SECONDS = 45.0, 100.0
"""Seconds after which it is written down again that a member looks at the page; for which they count as here after that."""


class Clubs:
    """What members ask of the clubs of a server."""

    def __init__(self, server: Server, people: People, duplicates: Duplicates, *, pushes: bool = False) -> None:
        """people: knows how tables stand that are not in memory. pushes: whether devices can be told of evenings."""
        self._server, self._people, self._duplicates, self._pushes = server, people, duplicates, pushes
        self.store, self.books = ClubStore(server.store), BookStore(server.store)
        self._reading: dict[str, asyncio.Task[None]] = {}

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
            return after(stored.club, stored.members, stored.me, act, self._server.bots.known, time.time(), others=stored.others)

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
            "rated": content.rated,
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
            "tonight": await self._tonight(stored, names, now),
            "duplicates": await self._duplicates.of_club(club, caller),
            "evening": self._evening(stored, names, now),
            "evenings": [_day_document(each) for evening in content.evenings if (each := next_evening([evening], now)) is not None],
            "pushed": await self._server.look(self.store.is_pushed, club, caller.device) if self._pushes else None,
        }

    async def _tonight(self, stored: StoredClub, names: Mapping[str, str], now: float) -> list[dict[str, Any]]:
        """The standings of this day of the club; logs that have more are read meanwhile, and told the next time."""
        self._reading_on(stored.id)
        today = day_of(now, stored.club.zone)
        matches = await self._server.look(partial(self.books.matches, stored.id, since=today, most=MOST_TONIGHT))
        return standings(matches[::-1], _names_of(stored, names))["people"]

    def _reading_on(self, club: str) -> asyncio.Task[None]:
        """The reading of the logs that have more than the book, which begins now unless it goes on already."""
        if club not in self._reading:
            # Nobody has to pay for what all members read.
            self._reading[club] = Context().run(self._server.start, self._catch_up(club))
        return self._reading[club]

    async def _catch_up(self, club: str) -> None:
        """Read the logs that have more than the book, one after the other, so that others get their turn between."""
        try:
            await self._duplicates.close_of_club(club)
            while unread := await self._server.look(self.books.unread, club, MOST_TABLES):
                for table in unread:
                    await self._write(self.books.keep, club, table, *await self._server.look(self.books.read, club, table))
        finally:
            self._reading.pop(club, None)

    async def book(self, club: str, caller: Caller, since: str, day: str, game: str) -> dict[str, Any]:
        """The book of a club: standings, records and the latest matches; UnknownClub.

        since: the first day, of which a prefix will do; `month` and `season` are this month and this year of the club.

        day, game: one day or game alone, if not empty.
        """
        stored = await self.stored(club, caller)
        await self._read_on(club)
        today = day_of(time.time(), stored.club.zone)
        since = {"month": today[:7], "season": today[:4]}.get(since, since)
        names = _names_of(stored, names_apart(stored.members))
        matches = await self._server.look(partial(self.books.matches, club, since=since, day=day, game=game))
        rows_of = await in_thread(lambda: standings(matches[::-1], names, rated=stored.club.rated))
        latest = matches[:MOST_MATCHES]
        notes = await self._server.look(self.books.notes, list({match.table for match in latest}))
        rows = [_match(match, names, notes.get(match.table, ())) for match in latest]
        days = await self._server.look(self.books.days, club, MOST_DAYS)
        more = {"count": len(matches), "days": days, "zone": stored.club.zone, "unread": club in self._reading}
        return {**rows_of, "matches": rows, **more}

    async def book_file(self, club: str, caller: Caller, *, table: bool) -> str:
        """The whole book as CSV, or as JSON; UnknownClub."""
        stored = await self.stored(club, caller)
        await self._read_on(club)
        names = _names_of(stored, names_apart(stored.members))
        matches = (await self._server.look(self.books.matches, club))[::-1]
        if table:
            return await in_thread(as_csv, matches, names)
        notes = await self._server.look(self.books.notes, list({match.table for match in matches}))

        def written() -> str:
            rows = [_match(match, names, notes.get(match.table, ())) for match in matches]
            return msgspec.json.encode(standings(matches, names, rated=stored.club.rated) | {"matches": rows}).decode()

        return await in_thread(written)

    async def _read_on(self, club: str) -> None:
        """Read the logs of matches that are not in the book yet, for READ_SECONDS at most; the rest is read meanwhile."""
        await asyncio.wait([self._reading_on(club)], timeout=READ_SECONDS)

    async def note(self, club: str, caller: Caller, body: ClubNoteBody) -> None:
        """Write down a line of the caller about a deal of the club; UnknownClub, Refusal."""
        await self.stored(club, caller)
        says = " ".join(visible(body.says).split())
        if not await self._write(self.books.write_note, club, body.table, body.deal, caller.person, says):
            raise Refusal("not_now", message("club-not-its-table"))

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

    async def play_same(self, club: str, caller: Caller, body: ClubDuplicateBody) -> str:
        """Begin a duplicate of the club: its name. UnknownClub, Refusal, and what `Duplicates.begin` raises.

        It is played at all tables of the next evening, or by each member with bots where a game is named.
        """
        stored = await self.stored(club, caller)
        if body.game is not None:
            game = game_named(body.game)
            house = rules_named(stored.club, game.name, body.called or "")
            bots = [{"kind": "bot", "bot": self._server.bots.usual}] * (int(game.settle(house).seats) - 1)
            setup = {"game": game.name, "house": house, "players": [{"kind": "you"}, *bots]}
            return await self._duplicates.begin(setup, body.deals, 0, [(caller.person, caller.name, 0)], club)
        seating = seating_of(stored.club, next_evening(stored.club.evenings, time.time()))
        if stored.members[stored.me].role == MEMBER:
            raise Refusal("not_yours", message("club-only-hosts"))
        if seating is None or any(seating.names) or len(set(map(len, seating.tables))) > 1:
            raise Refusal("not_now", message("club-same-deals-of-equal-tables"))
        if seating.duplicate:
            return seating.duplicate
        players: list[dict[str, Any]] = [{"kind": "you"}, *[{"kind": "open"}] * (len(seating.tables[0]) - 1)]
        house = rules_named(stored.club, seating.game, seating.called) | {"seats": len(players)}
        setup = {"game": seating.game, "house": house, "players": players, "customs": stored.club.customs}
        names = names_apart(stored.members)
        seated = [(stored.persons[who], names[who], table) for table, of in enumerate(seating.tables) for who in of if who in names]
        duplicate = await self._duplicates.begin(setup, body.deals, len(seating.tables), seated, club)
        await self._write(self.store.act, club, caller.person, lambda now: Outcome(with_duplicate(now.club, seating, duplicate)))
        return duplicate

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
        players = [_player(stored, who) for who in members]
        setup = {"game": seating.game, "house": house, "players": players, "customs": stored.club.customs}
        table, seat, token = await self._server.open(setup, caller)
        if not await self._write(self.store.add_planned, club, table.name, seat, caller.person, seating, place):
            # Another one was quicker: sit down there.
            await self._write(self._duplicates.store.discard, table.name)
            self._server.forget(table)
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
        """The persons who look at one of these tables from their seats, by way of whichever server."""
        looked_at = {(name, seat) for name in names for seat in self._seats_looked_at(name)}
        persons = await self._server.look(self.store.persons_at, sorted({name for name, _ in looked_at})) if looked_at else {}
        return {persons[place] for place in looked_at if place in persons}

    def _seats_looked_at(self, name: str) -> Iterable[int]:
        table = self._server.at_hand(name)
        if table is None:
            return self._server.town.seats_elsewhere(name)
        return [seat for seat in range(table.sitting.seats) if table.is_looked_at(seat)]

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
        "duplicate": seating.duplicate or None,
    }


@cache
def _allowed(game: str) -> list[int]:
    return sizes_allowed(game_named(game), {})


def _names_of(stored: StoredClub, names: Mapping[str, str]) -> dict[str, str]:
    """What the members are called, by their persons. names: by member."""
    return {person: names[who] for who, person in stored.persons.items()}


def _match(match: MatchPlayed, names: Mapping[str, str], notes: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A match as the book lists it, with the notes to its deals. notes: those of its table."""
    # The deals of a table's only or last match may be named without its number.
    own = [note for note in notes if note["deal"].rpartition(".")[0] in ("", str(match.number))]
    return {
        "table": match.table,
        "match": match.number,
        "game": match.game,
        "title": str(game_named(match.game).title),
        "at": match.ended_at,
        "deals": match.deals,
        "sides": [
            {
                "names": " + ".join(names.get(person, name) for person, name in zip(side.people, side.names, strict=True)),
                "points": side.total,
                "won": side.won,
            }
            for side in match.sides
        ],
        "notes": [{"deal": note["deal"], "name": names.get(note["person"], ""), "says": note["says"]} for note in own],
    }
