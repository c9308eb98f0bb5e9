"""Web Push: a device that has asked for it hears of its turn, though no page of the server is open.

Only turns at tables by the day are pushed. A push goes to the service of the browser's maker, encrypted for the device. It says which
game, which table, and that it is the turn: nothing that is hidden, and no name. It is sent beside the table, so that no move waits for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from fnmatch import fnmatchcase
from importlib import import_module
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from cryptography.hazmat.primitives.asymmetric import ec

from ...engine.installing import how_to_install
from ...games import UnknownGame
from ...games import game as game_named
from ...language import best, language, message, speaking
from ..clubs.club import read_zone
from ..clubs.evenings import MOST_EVENINGS, Next
from ..live.live_table import LiveTable
from ..live.server import Server
from ..protocol.protocol import PushBody
from ..protocol.refusal import Refusal
from ..sitting.customs import DAY
from ..store.club_store import ClubStore, Telling
from ..store.push_store import PushStore
from ..store.sql import Store
from ..store.stored import Conflict, StoreError
from .push_key import PushError, PushKey, unwritten

if TYPE_CHECKING:
    from ..thinking.jobs import Jobs

_log = logging.getLogger("kahve.push")

SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The services of the browsers' makers. The server sends to no other address, whatever a client names."""

_ENDPOINT = re.compile(r"https?://[a-z0-9.-]+(:\d{1,5})?/[!-~]{1,1000}")
_SECONDS = 10.0
"""For one push."""
_MOST_WAITING = 1000
_LOOK_SECONDS = 30.0
"""How often it is looked whether an evening is to be told."""
_GONE = (404, 410)
"""What a service answers when a device wants no pushes any more (RFC 8030, 7.3)."""
_LATER = (408, 425, 429)
"""What a service answers that may take the same push later, besides its own failures."""
_SECRET_BYTES = 16
_AT_ONCE = 2
_PRIORITY = 0
_FINISH_SECONDS = 2.0
"""So long a push that is being sent may take when the server is told to stop; then it is sent again."""

Post = Callable[[dict[str, Any], str, str], int]
"""Sends a text under a topic to a subscription; the status of the service's answer."""
InThread = Callable[..., Awaitable[Any]]


class Pushing:
    """Sends the turns of a server to the devices that have asked for them."""

    def __init__(self, server: Server, key: PushKey, *, services: Sequence[str] = SERVICES, contact: str | None = None) -> None:
        """contact: whom a push service may ask, where the key does not say; PushError where neither does, or pywebpush is missing."""
        self._server, self._services, self.public = server, services, key.public
        self._store = PushStore(server.store)
        self._sender = Sender(server.store, key, contact, look=server.look, write=server.write)
        self._waiting = 0
        self._taking: asyncio.Task[None] | None = None
        self.jobs: Jobs | None = None
        """The queue into which pushes are put, where the store has one."""

    def read(self, body: PushBody) -> dict[str, Any]:
        """Where a device listens, in the language of the context; Refusal says what cannot be."""
        subscription: dict[str, Any] = {"endpoint": body.endpoint, "keys": {"p256dh": body.keys.p256dh, "auth": body.keys.auth}}
        check_subscription(subscription, self._services)
        return subscription | {"language": language()} | ({"zone": read_zone(body.zone)} if body.zone else {})

    async def tell_evenings(self, clubs: ClubStore) -> None:
        """For ever: tell the devices of members of each evening that begins in an hour; what fails is tried again until it begins."""
        while True:
            try:
                for telling in await self._server.look(clubs.to_tell, now := time.time()):
                    if telling.coming is None:
                        await self._server.write(clubs.note_pushed, telling.club, now)
                        continue
                    evening = f"{telling.coming.evening.id} {telling.coming.day}", telling.coming
                    await asyncio.gather(*(self._tell_evening(clubs, telling, *evening, *device) for device in telling.devices))
            except (Conflict, StoreError) as error:
                _log.error("Evenings could not be told: %s", error)
            await asyncio.sleep(_LOOK_SECONDS)

    async def _tell_evening(self, clubs: ClubStore, telling: Telling, name: str, coming: Next, device: str, before: str) -> None:
        """Tell a device of an evening once, in its language and time zone. name: of the evening; before: its subscription as written."""
        subscription = json.loads(before)
        already = subscription.get("pushed", [])
        after = json.dumps(subscription | {"pushed": [*already, name][-MOST_EVENINGS:]})
        # It is written down first: whatever ends the server now, and whichever other one does the same, nobody is told twice.
        if name in already or not await self._server.write(clubs.replace_push, telling.club, device, before, after):
            return
        with speaking(best([subscription.get("language", "")])):
            text = json.dumps(pushed_of_club(telling.club, telling.name, coming, subscription.get("zone", "")))
        status = await self._sender.deliver(f"club {telling.club}", text, subscription)
        if status in _GONE:
            await self._server.write(clubs.forget_push, telling.club, device)
        elif not is_taken(status):
            await self._server.write(clubs.replace_push, telling.club, device, after, before)

    async def keep(self, table: LiveTable, seat: int, token: str, body: PushBody) -> None:
        """Push the turns of this seat to a device from now on, in the language of the context; Refusal says what cannot be.

        token: the device's key to the seat.
        """
        await self._server.write(self._store.keep, table.name, seat, token, self.read(body))

    async def forget(self, table: LiveTable, token: str) -> None:
        """Stop pushing this table to the device with this key."""
        await self._server.write(self._store.forget, table.name, token)

    def turn(self, table: LiveTable) -> None:
        """It has become a seat's turn: begin to push that, where the table goes by the day and nobody looks at it from that seat."""
        sitting = table.sitting
        if sitting.setup.customs["away"] == DAY and sitting.turn in sitting.people and not table.is_looked_at(sitting.turn):
            if self._waiting >= _MOST_WAITING:
                _log.warning("A push was left out: %d wait already.", self._waiting)
                return
            self._waiting += 1
            self._server.start(self._push(table.name, sitting.turn, sitting.setup.game.name))

    async def _push(self, table: str, seat: int, game: str) -> None:
        try:
            for key, subscription in await self._server.look(self._store.of, table, seat):
                if not await self._put(table, game, key):
                    await self._sender.send(table, game, key, subscription)
        except (Conflict, StoreError) as error:
            _log.error("Table %s: a push failed: %s", table, error)
        finally:
            self._waiting -= 1

    async def _put(self, table: str, game: str, key: str) -> bool:
        """Put a push to a device into the queue, where one of the same table may wait already; False where there is no queue now."""
        if self.jobs is None:
            return False
        from ..thinking.jobs import PUSH, JobsError

        try:
            push = {"table": table, "game": game, "key": key, "until": time.time() + DAY}
            await self.jobs.put(PUSH, f"push {table} {key}", _PRIORITY, push)
        except JobsError as error:
            _log.warning("A push could not be put into the queue (%s): it is sent at once.", error)
            return False
        return True

    def set_present(self, at_work: bool) -> None:
        """Note whether there is a worker that pushes; where there is none, this server takes pushes from the queue itself."""
        if self._taking is not None and (at_work or self._taking.done()):
            self._taking.cancel()
            self._taking = None
        if self.jobs is not None and self._taking is None and not at_work:
            self._taking = self._server.start(self._sender.take(self.jobs))

    def close(self) -> None:
        """Stop sending."""
        self._sender.close()


class Sender:
    """Sends pushes to the services of browsers, in threads of its own."""

    def __init__(self, store: Store, key: PushKey, contact: str | None, *, look: InThread, write: InThread) -> None:
        """look, write: call a function that reads or writes the store in a thread.

        contact: whom a push service may ask, where the key does not say; PushError where neither does, or pywebpush is missing.
        """
        self._store, self._look, self._write = PushStore(store), look, write
        self._post = _poster(key, key.contact or contact)
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="kahve-push")

    async def take(self, jobs: Jobs) -> None:
        """Do the pushes that are in the queue, until cancelled; those that a service does not take now are done later."""
        from ..thinking.jobs import PUSH, Unfinished

        # A push that a former version has put into the queue has the title of its game in place of the name.
        async def push(*, table: str, key: str, until: float, game: str = "", title: str = "") -> bool:
            if time.time() > until:
                return True
            # A person who has left the seat since, or signed the device out, is sent nothing.
            subscription = await self._look(self._store.subscription, table, key)
            if subscription is not None and not await self.send(table, game or title, key, subscription):
                raise Unfinished
            return True

        await jobs.take(PUSH, push, _AT_ONCE, finish=_FINISH_SECONDS)

    async def send(self, table: str, game: str, key: str, subscription: dict[str, Any]) -> bool:
        """Tell a device in its language that it is the turn of its seat; False where the service may take it later.

        key: the hash of the device's key.
        """
        with speaking(best([subscription.get("language", "")])):
            text = json.dumps(pushed(table, game))
        status = await self.deliver(table, text, subscription)
        if status in _GONE:
            await self._write(self._store.gone, table, key, subscription)
        return is_taken(status)

    async def deliver(self, about: str, text: str, subscription: dict[str, Any]) -> int | None:
        """Send a text to a device: the status of the service, None where it was not reached.

        about: a push that has not arrived is replaced by the next one about the same.
        """
        topic = hashlib.sha256(about.encode()).hexdigest()[:32]
        # The rest of the address is a secret of the device: the log has the name of the service only.
        service = urlsplit(subscription["endpoint"]).netloc
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, self._post, subscription, text, topic)
        except Exception as error:
            _log.warning("A push to %s failed: %s.", service, type(error).__name__)
            return None
        if status not in _GONE and not 200 <= status < 300:
            _log.warning("A push to %s was refused with status %d.", service, status)
        return status

    def close(self) -> None:
        """Stop sending."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_taken(status: int | None) -> bool:
    """Whether a service that answered with this status, or was not reached, need not be asked again."""
    return status is not None and status not in _LATER and status < 500


def pushed(table: str, game: str) -> dict[str, str]:
    """What is pushed to a device whose turn it is, in the language of the context.

    game: its name, or for one that is gone its title.

    >>> pushed("abc", "pisti")["heading"]
    'Your turn · Pisti'
    """
    try:
        title = game_named(game).noun
    except UnknownGame:
        title = game
    heading = message("people-push-title", game=title)
    return {"table": table, "title": str(title), "heading": heading, "says": message("people-push-says")}


def pushed_of_club(club: str, name: str, coming: Next, zone: str) -> dict[str, str]:
    """What is pushed to a member an hour before an evening, in the language of the context and in this time zone.

    zone: empty for a device that has not said it; then the time has that of the evening beside it.

    >>> from kahve.table.clubs.evenings import Evening
    >>> evening = Evening("e1", "2026-10-22", "20:00", "Europe/Athens")
    >>> coming = Next(evening, "2026-10-22", 1792688400.0)
    >>> pushed_of_club("abc", "Thursdays", coming, "America/New_York")["says"]
    'Your evening begins at 13:00.'
    >>> pushed_of_club("abc", "Thursdays", coming, "")["says"]
    'Your evening begins at 20:00 (Europe/Athens).'
    """
    moment = datetime.fromtimestamp(coming.begins, ZoneInfo(zone or coming.evening.zone))
    says = message("club-push-says", time=moment.strftime("%H:%M") + ("" if zone else f" ({coming.evening.zone})"))
    return {"page": f"/club/{club}", "heading": name, "says": says}


def check_subscription(subscription: dict[str, Any], services: Sequence[str] = SERVICES) -> None:
    """Refusal for what a browser did not make: an address of no push service, or keys that cannot be."""
    endpoint = subscription["endpoint"]
    if not _ENDPOINT.fullmatch(endpoint):
        raise Refusal("malformed", message("people-push-no-service"))
    parts = urlsplit(endpoint)
    if not any(fnmatchcase(f"{parts.scheme}://{parts.netloc}", service) for service in services):
        raise Refusal("malformed", message("people-push-service-unknown"))
    try:
        point = unwritten(subscription["keys"]["p256dh"].rstrip("="))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(unwritten(subscription["keys"]["auth"].rstrip("="))) != _SECRET_BYTES:
            raise ValueError
    except ValueError:
        raise Refusal("malformed", message("people-push-keys-unreadable")) from None


def _poster(key: PushKey, contact: str | None) -> Post:
    if contact is None:
        raise PushError("Push services want a contact: make the key with --contact mailto:you@cards.example, or give a --public-url.")
    try:
        pywebpush, requests = import_module("pywebpush"), import_module("requests")
    except ImportError:
        raise PushError(f"Pushes need pywebpush, which is not installed: {how_to_install('push')}.") from None
    signer = pywebpush.Vapid.from_raw(key.raw)

    def post(subscription: dict[str, Any], text: str, topic: str) -> int:
        with requests.Session() as session:
            # A service answers itself; whoever leads elsewhere is none.
            session.max_redirects = 0
            try:
                answer = pywebpush.webpush(
                    subscription_info={name: subscription[name] for name in ("endpoint", "keys")},
                    data=text,
                    vapid_private_key=signer,
                    vapid_claims={"sub": contact},
                    ttl=DAY,
                    timeout=_SECONDS,
                    headers={"Topic": topic, "Urgency": "normal"},
                    requests_session=session,
                )
            except pywebpush.WebPushException as error:
                if error.response is None:
                    raise
                answer = error.response
            return int(answer.status_code)

    return post
