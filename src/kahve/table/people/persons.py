"""Persons of the server: who asks, which devices speak for them, and at which tables they sit.

A person is a name, an emblem, and a key on each of their devices. Nobody gives an address or a password. To the others at a table a person
is the name and the emblem of the seat, and nothing more.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Collection, Mapping
from typing import Any

from ...language import language, message, offered
from ..live.server import Server
from ..live.table_summary import has_line, in_order, listed, summary_of
from ..protocol.emblems import read_emblem
from ..sitting.day_deal import DAY
from ..sitting.person_names import read_name
from ..store.club_store import ClubOf, ClubStore
from ..store.common_store import CommonStore
from ..store.history_store import HistoryStore
from ..store.stored import Caller, CommonPlay, DamagedTable, MatePlay, UnknownTable
from ..thinking.budgets import in_thread
from . import passkeys
from .codes import Challenges, Codes
from .history import MOST_LISTED, history_document

_ADD, _COME_BACK = "add to ", "come back"
"""What a challenge is for: to add a passkey to a person, or to come back as whoever has it."""

_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "Chromebook",
    "Linux": "Linux",
}
"""The signs in the header User-Agent, the telling ones first."""
_LONGEST_AGENT = 400
"""Characters of the header that are looked at: a browser needs fewer, and a pattern might look at longer ones for seconds."""
READ_SECONDS, FILE_SECONDS = 0.5, 10.0
"""For how long logs are read for one look at a history, and for one file of all that is kept."""
PROGRAM = "A program"
"""The label of a device that is not a browser."""


class People:
    """The persons of a server."""

    def __init__(self, server: Server) -> None:
        """server: whose persons these are."""
        self._server = server
        self._common, self._history = CommonStore(server.store), HistoryStore(server.store)
        share = server.town.tell_secret
        self.codes, self.challenges = Codes(share=share), Challenges(share=share)
        server.town.on_secret = self._hear_secret

    def _hear_secret(self, secret: Mapping[str, Any]) -> None:
        """What another server at this store tells of its codes and challenges."""
        if "code" in secret:
            self.codes.hear(secret)
        else:
            self.challenges.hear(secret)

    # -- who asks

    async def make(self, name: str | None, emblem: str | None, label: str) -> tuple[str, Caller]:
        """A new person, and the key for their first device; SetupError."""
        key = _new_key()
        caller = await self._write("make", read_name(name), read_emblem(emblem), key, label)
        return key, caller

    async def caller(self, key: str) -> Caller:
        """Whose key this is; UnknownPerson."""
        caller: Caller = await self._server.look(self._server.persons.caller, key)
        return caller

    async def about(self, caller: Caller) -> dict[str, Any]:
        """What the server knows of a person besides their tables."""
        content: dict[str, Any] = await self._server.look(self._server.persons.about, caller.person)
        devices = [_labelled(device) | {"this": device["id"] == caller.device} for device in content["devices"]]
        return content | {"devices": devices, "passkeys": [_labelled(passkey) for passkey in content["passkeys"]]}

    async def change(self, caller: Caller, name: str | None, emblem: str | None) -> None:
        """Another name or emblem, at the tables to come; SetupError."""
        changes = {} if name is None else {"name": read_name(name)}
        if emblem is not None:
            changes["emblem"] = read_emblem(emblem)
        if changes:
            await self._write("change", caller.person, changes)

    async def delete(self, caller: Caller) -> None:
        """Forget a person; the cards that they played stay with the tables, under the name that they had there."""
        self.codes.forget(caller.person)
        await self._server.forget_keys(await self._write("delete", caller.person))

    # -- devices

    async def add_device(self, person: str, label: str, before: Caller | None, *, bring: bool) -> tuple[str, Caller]:
        """A key for another device of this person; UnknownPerson.

        before: who the device has spoken for. bring: the seats of that person come along.
        """
        key = _new_key()
        caller, gone = await self._write("add_device", person, key, label, before, bring=bring)
        await self._server.forget_keys(gone)
        return key, caller

    async def sign_out(self, caller: Caller, device: str) -> None:
        """A device stops speaking for this person; UnknownPerson."""
        await self._server.forget_keys(await self._write("sign_out", caller.person, device))

    # -- passkeys

    async def passkey_to_add(self, caller: Caller, address: passkeys.Address) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        known = await self._server.look(self._server.persons.passkeys, caller.person)
        return await in_thread(passkeys.options_to_add, caller, known, self.challenges.give(_ADD + caller.person), address)

    async def add_passkey(self, caller: Caller, credential: Mapping[str, Any], address: passkeys.Address, label: str) -> None:
        """Keep a passkey that a browser has made; PasskeyError."""
        challenge = await self._signed(credential, _ADD + caller.person)
        passkey = await in_thread(passkeys.added, credential, challenge, address, caller.person)
        await self._write("add_passkey", passkey, label, address.name)

    async def passkey_to_come_back(self, address: passkeys.Address) -> dict[str, Any]:
        """What a browser needs to come back with a passkey."""
        return await in_thread(passkeys.options_to_come_back, self.challenges.give(_COME_BACK), address)

    async def come_back(self, credential: Mapping[str, Any], address: passkeys.Address) -> str:
        """The person whose passkey this is; PasskeyError, UnknownPerson."""
        challenge = await self._signed(credential, _COME_BACK)
        passkey = await self._server.look(self._server.persons.passkey, passkeys.name_of(credential))
        uses = await in_thread(passkeys.uses_after, credential, challenge, address, passkey)
        await self._write("use_passkey", passkey.id, uses)
        return passkey.person

    async def drop_passkey(self, caller: Caller, name: str) -> None:
        """Forget a passkey; UnknownPerson. It stays in the browser, where it opens nothing."""
        await self._write("drop_passkey", caller.person, name)

    async def _signed(self, credential: Mapping[str, Any], what: str) -> bytes:
        challenge = await in_thread(passkeys.challenge_of, credential)
        if self.challenges.take(challenge) != what:
            raise passkeys.PasskeyError(message("people-too-late"))
        return challenge

    # -- tables

    async def tables(self, caller: Caller) -> list[dict[str, Any]]:
        """Every table of a person, those first that wait for them."""
        rows = []
        for place in await self._server.look(self._server.persons.places, caller.person):
            at_hand = self._server.at_hand(place.table)
            if at_hand is not None:
                standing: Mapping[str, Any] | None = summary_of(at_hand.sitting, (language(),))
            elif place.standing_n == place.n and place.standing is not None and has_line(place.standing):
                standing = place.standing
            else:
                standing = await self.read_standing(place.table)
            if at_hand is None and standing is not None and standing["bot_acts"]:
                # The server was closed before the bot had acted: nobody would come for whom it could go on.
                self._server.start(self._wake(place.table))
            rows.append(listed(place, standing))
        return in_order(rows)

    async def _wake(self, table: str) -> None:
        """Let the bots of a table go on."""
        (await self._server.table(table)).bots.wake()

    async def read_standing(self, table: str) -> Mapping[str, Any] | None:
        """How a table stands that was not written down when it was put away; it is written down now, so that it is read once."""
        try:
            _, sitting = await self._server.read(table)
        except (DamagedTable, UnknownTable):
            return None
        standing = summary_of(sitting, offered())
        await self._write("note_summaries", {table: (sitting.last, standing)})
        return standing

    async def seat_at(self, caller: Caller, table: str) -> int | None:
        """The seat of a person at a table."""
        seat: int | None = await self._server.look(self._server.persons.seat_at, caller.person, table)
        return seat

    async def history(self, caller: Caller, *, whole: bool = False) -> dict[str, Any]:
        """The matches of a person by game. Logs are read for READ_SECONDS at most; what is left is read the next time.

        whole: list every match, and read for FILE_SECONDS.
        """
        until = time.monotonic() + (FILE_SECONDS if whole else READ_SECONDS)
        unread = await self._server.look(self._history.unread, caller.person)
        while unread:
            table, seat = unread.pop(0)
            last, played = await self._server.look(self._history.read, caller.person, table, seat)
            await self._server.finish(self._server.write(self._history.keep, caller.person, table, last, played))
            if time.monotonic() > until:
                break
        matches = await self._server.look(self._history.matches, caller.person)
        plays_of_days = [play for play in await self.plays(caller) if play.deals.startswith(DAY)]
        firsts: dict[str, str] = {}
        for play in plays_of_days:
            firsts.setdefault(play.deals, play.table)
        days = {play.table: firsts[play.deals] == play.table for play in plays_of_days}
        return history_document(matches, caller.person, days, unread=bool(unread), most=None if whole else MOST_LISTED)

    async def has_played(self, caller: Caller, deals: str) -> bool:
        """Whether a person has played these common deals to their end."""
        played: bool = await self._server.look(self._common.has_played, caller.person, deals)
        return played

    async def plays(self, caller: Caller, deals: Collection[str] | None = None) -> list[CommonPlay]:
        """What a person has played of these common deals, or of all, the first play of each first."""
        plays: list[CommonPlay] = await self._server.look(self._common.plays, caller.person, deals)
        return plays

    async def mates(self, caller: Caller, deals: str) -> list[MatePlay]:
        """What the members of a person's clubs made of common deals when they played them first."""
        mates: list[MatePlay] = await self._server.look(self._common.mates, caller.person, deals)
        return mates

    async def note_points(self, table: str, points: float) -> None:
        """Keep what somebody made of common deals."""
        await self._server.finish(self._server.write(self._common.note_points, table, points))

    async def clubs(self, caller: Caller) -> list[dict[str, Any]]:
        """The clubs of a person, each with their role and the number of its members."""
        return [short_of(row) for row in await self._server.look(ClubStore(self._server.store).of_person, caller.person)]

    async def pushes(self, caller: Caller) -> list[dict[str, Any]]:
        """Where the devices of a person listen for their turn."""
        rows = await self._server.look(self._server.persons.pushes, caller.person)
        return [row | {"device": label_text(row["device"])} for row in rows]

    async def forget_table(self, caller: Caller, table: str) -> None:
        """Take a table off a person's list, with their keys to it; UnknownPerson."""
        await self._server.forget_keys(await self._write("forget_place", caller.person, table))

    async def _write(self, what: str, *args: Any, **options: Any) -> Any:
        write = getattr(self._server.persons, what)
        return await self._server.finish(self._server.write(lambda: write(*args, **options)))


def short_of(row: ClubOf) -> dict[str, Any]:
    """A club as a list of clubs has it."""
    return {"club": row.id, "name": row.club.name, "emblem": row.club.emblem, "role": row.role, "count": row.size}


def label_of(agent: str) -> str:
    """The label with which a device is written down, the same in every language, by the header User-Agent.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox on Linux'
    >>> label_of("python-httpx/0.28")
    'A program'
    """
    agent = agent[:_LONGEST_AGENT]
    browser = next((name for sign, name in _BROWSERS.items() if re.search(rf"{sign}\w*/", agent)), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return " on ".join(part for part in (browser, system) if part) or PROGRAM


def label_text(label: str) -> str:
    """What a device is called in the language of the context, by the label with which it was written down.

    >>> label_text("Firefox on Linux"), label_text("Firefox"), label_text("A program")
    ('Firefox on Linux', 'Firefox', 'A program')
    """
    browser, _, system = label.partition(" on ")
    if label == PROGRAM:
        return message("people-device-program")
    return message("people-device-label", browser=browser, system=system) if system else browser


def _labelled(row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, "label": label_text(row["label"])}


def _new_key() -> str:
    """256 bits of chance, as text."""
    return secrets.token_urlsafe(32)
