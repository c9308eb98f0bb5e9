"""What the server says at a first visit, written down when the pocket is built. The page shows it while Python is on its way.

A recording is of one language. Its answers are those that do not depend on any table. Its openings are tables as *Play now* opens them, a
deal begun and the person to move first. The page gives one of them a name and a key of its own, and has its server take it up.

>>> recorded = record("en", ["pisti"], openings=1)
>>> sorted(recorded), recorded["openings"][0]["setup"]["players"][0]
(['answers', 'openings'], {'kind': 'you', 'name': 'Guest'})
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any

from ..games import GAMES
from ..language import message, speaking
from .page_server import Pocket, no_rows
from .page_store import Rows, merged

OPENINGS = 4
"""The number of tables that are written down of each game: a visitor finds one of them."""
MOST_DEALT = 64
"""The number of tables that are dealt until one has the person to move."""


def record(language: str, games: Iterable[str] = tuple(GAMES), openings: int = OPENINGS) -> dict[str, Any]:
    """The recording of a language: `answers`, the bodies by their addresses, and `openings`, that of each table as `opening` says.

    games: those of which there are openings: by the book, and as a country of the language begins with them. RuntimeError where the server
    refuses what the page would ask.
    """
    # Whoever asks may have a loop of events of their own.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _record(language, games, openings)).result()


async def _record(language: str, games: Iterable[str], openings: int) -> dict[str, Any]:
    pocket = Pocket(lambda rows: None, no_rows)
    addresses = ("/api/games", "/api/customs", "/api/talk", *(f"/api/games/{name}" for name in GAMES))
    answers = {address: await _ask(pocket, language, address) for address in addresses}
    await pocket.close()
    catalogue = json.loads(answers["/api/games"])
    games_offered = {game["name"]: game for game in catalogue["games"] if game["name"] in set(games)}
    setups = [usual_setup(language, game) for game in games_offered.values()]
    for country in catalogue["countries"]:
        door = country["doors"][0]
        if language in country["languages"] and door["game"] in games_offered:
            setup = usual_setup(language, games_offered[door["game"]], door["values"])
            setups += [setup] if setup not in setups else []
    tables = [await opening(language, setup) for setup in setups for _ in range(openings)]
    return {"answers": answers, "openings": tables}


def usual_setup(language: str, game: dict[str, Any], values: Mapping[str, Any] = MappingProxyType({})) -> dict[str, Any]:
    """The table of a game that *Play now* asks for where nothing was changed (setup.ts of the client).

    game: what the server tells of it. values: the house rules by which a country plays it.
    """
    house = {
        option["name"]: values.get(option["name"], option["default"])
        for option in game["options"]
        if option["name"] == "seats" or values.get(option["name"], option["default"]) != option["default"]
    }
    seats = house.get("seats", game["seats"]["default"])
    bot = {"kind": "bot", "bot": game["opponent"] or game["opponents"][-1]["name"]}
    with speaking(language):
        guest = message("client-page-guest")
    players = [{"kind": "you", "name": guest}, *[bot] * (seats - 1)]
    return {"game": game["name"], "house": house, "players": players, "show": {"pile": "top", "captured": "none", "counts": True}}


async def opening(language: str, setup: dict[str, Any]) -> dict[str, Any]:
    """A table with its first deal begun, in which the person moves first: its `setup`, its `rows`, the `welcome` and the person's `seat`.

    `rows` is what a browser would have written down, without the keys to seats and without what was asked.
    """
    for _ in range(MOST_DEALT):
        written: list[Rows] = []
        pocket = Pocket(written.append, no_rows, pace=0.0)
        opened = await pocket.open_and_deal(json.dumps(setup), language)
        await pocket.close()
        place, welcome = opened["place"], opened["welcome"]
        if welcome["scene"]["turn"] == place["seat"]:
            return {"setup": setup, "rows": merged(written) | {"seats": {}, "asks": {}}, "welcome": welcome, "seat": place["seat"]}
    raise RuntimeError(f"in no deal of {MOST_DEALT} of {setup['game']} the person moves first")


async def _ask(pocket: Pocket, language: str, address: str) -> str:
    answer = await pocket.answer({"method": "GET", "address": address, "headers": {"accept-language": language}, "body": ""})
    if answer["status"] != 200:
        raise RuntimeError(f"{address}: {answer['body']}")
    return str(answer["body"])
