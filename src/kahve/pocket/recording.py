"""What the house says at a first visit, written down when the pocket is built: the page shows it while Python is still on its way.

A recording is of one language. Its answers are those that do not depend on any table. Its openings are tables as *Play now* opens them, a
deal begun and the person to move first. The page gives one of them a name and a key of its own, and has its house take it up.

>>> recorded = record("en", ["pisti"], openings=1)
>>> sorted(recorded), recorded["openings"][0]["setup"]["players"][0]
(['answers', 'openings'], {'kind': 'you', 'name': 'Guest'})
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..games import GAMES
from ..language import message, speaking
from .room import Pocket, no_rows
from .shelf import Rows, merged

OPENINGS = 4
"""So many tables are written down of each game: a visitor finds one of them."""
LONGEST_SECONDS = 60.0
"""So long is waited for what the house says next."""
MOST_DEALT = 64
"""So many tables are dealt until one has the person to move."""


def record(language: str, games: Iterable[str] = tuple(GAMES), openings: int = OPENINGS) -> dict[str, Any]:
    """The recording of a language: `answers`, the bodies by their addresses, and `openings`, that of each table as `opening` says.

    games: those of which there are openings. RuntimeError where the house refuses what the page would ask.
    """
    # Whoever asks may have a loop of events of their own.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _record(language, games, openings)).result()


async def _record(language: str, games: Iterable[str], openings: int) -> dict[str, Any]:
    pocket = Pocket(lambda rows: None, no_rows)
    addresses = ("/api/games", "/api/customs", "/api/talk", *(f"/api/games/{name}" for name in GAMES))
    answers = {address: (await _ask(pocket, language, "GET", address))["body"] for address in addresses}
    await pocket.close()
    offered = {told["name"]: told for told in json.loads(answers["/api/games"])["games"]}
    tables = [await opening(language, usual_setup(language, offered[name])) for name in games for _ in range(openings)]
    return {"answers": answers, "openings": tables}


def usual_setup(language: str, told: dict[str, Any]) -> dict[str, Any]:
    """The table of a game that *Play now* asks for where nothing was changed (setup.ts of the client).

    told: what the house tells of the game.
    """
    seats = next((option["default"] for option in told["options"] if option["name"] == "seats"), told["seats"]["default"])
    house = {option["name"]: option["default"] for option in told["options"] if option["name"] == "seats"}
    bot = {"kind": "bot", "bot": told["opponent"] or told["opponents"][-1]["name"]}
    with speaking(language):
        guest = message("client-page-guest")
    players = [{"kind": "you", "name": guest}, *[bot] * (seats - 1)]
    return {"game": told["name"], "house": house, "players": players, "show": {"pile": "top", "captured": "none", "counts": True}}


async def opening(language: str, setup: dict[str, Any]) -> dict[str, Any]:
    """A table with its first deal begun, in which the person moves first: its `setup`, its `rows`, the `welcome` and the person's `seat`.

    `rows` is what a browser would have written down, without the keys to seats and without what was asked.
    """
    for _ in range(MOST_DEALT):
        written: list[Rows] = []
        pocket = Pocket(written.append, no_rows, pace=0.0)
        place = json.loads((await _ask(pocket, language, "POST", "/api/tables", json.dumps(setup)))["body"])
        welcome = await _deal(pocket, place, language)
        await pocket.close()
        if welcome["scene"]["turn"] == place["seat"]:
            return {"setup": setup, "rows": merged(written) | {"seats": {}, "asks": {}}, "welcome": welcome, "seat": place["seat"]}
    raise RuntimeError(f"in no deal of {MOST_DEALT} of {setup['game']} the person moves first")


async def _deal(pocket: Pocket, place: dict[str, Any], language: str) -> dict[str, Any]:
    """Have the first deal made; how the house then welcomes the person. Their device has no part in the chance of it."""
    heard = asyncio.Queue[str | int]()
    hello = {"type": "hello", "token": place["token"], "last": 0, "shares": False, "language": language}
    pocket.open_line("line", place["table"], heard.put_nowait)
    for said in (hello, {"type": "ask", "id": "deal", "base": 0, "do": "deal"}, hello):
        pocket.hear("line", json.dumps(said))
    while True:
        told = json.loads(str(await asyncio.wait_for(heard.get(), LONGEST_SECONDS)))
        if told["type"] == "refused":
            raise RuntimeError(told["says"])
        if told["type"] == "welcome" and told["scene"]["phase"] != "deal":
            return dict(told)


async def _ask(pocket: Pocket, language: str, method: str, address: str, body: str = "") -> dict[str, Any]:
    answer = await pocket.answer({"method": method, "address": address, "headers": {"accept-language": language}, "body": body})
    if answer["status"] >= 300:
        raise RuntimeError(f"{method} {address}: {answer['body']}")
    return answer


__all__ = ["opening", "record", "usual_setup"]
