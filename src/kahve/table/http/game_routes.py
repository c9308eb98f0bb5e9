"""The addresses of what is the same at every table: the games with their house rules and rulebooks, the phrases, the customs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...engine.replayer import replayer
from ...games import all_games, game
from ...language import message
from ..protocol.problem import Problem
from ..protocol.protocol import HouseBody
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..sitting.customs import customs_document
from ..sitting.setup import bot_names
from ..sitting.talk import LONGEST_TEXT, PHRASES, REACTIONS
from ..teaching.catalog import countries_document, game_document, house_document, rules_document
from ..thinking.bots import BotPool
from ..thinking.budgets import in_thread
from .documents import Finished
from .requests import body_of

OFFERS = ("friends", "persons", "deals", "clubs")
"""What a server may offer besides tables with bots.

These are seats for friends, persons with several devices, the tests of all its deals, and clubs.
"""


def add_games(routes: Routes, bots: BotPool, offers: Sequence[str]) -> None:
    """Add all of these addresses to the list. bots: the opponents that the server has. offers: those of OFFERS that it has."""

    def games_document() -> dict[str, Any]:
        games = all_games()
        replayed = ["replayers"] if any(replayer(game.name) for game in games) else []
        games_of_house = [game_document(game, bots.known, bots.usual) for game in games]
        return {"games": games_of_house, "countries": countries_document(), "offers": [*offers, *replayed], "bot_names": bot_names()}

    def phrases_document() -> dict[str, Any]:
        return {"phrases": [str(phrase) for phrase in PHRASES], "reactions": REACTIONS, "longest": LONGEST_TEXT}

    games_answer, game_answer = Finished(games_document), Finished(lambda name: game_document(game(name), bots.known, bots.usual))
    phrases_finished = Finished(phrases_document)
    replayers = Finished(_replayer_description)
    customs_finished = Finished(lambda: {"customs": customs_document(bots.known, friends="friends" in offers)})

    @routes.get("/api/games")
    async def list_games(request: HttpRequest) -> Answer:
        return await games_answer.answer(request)

    @routes.get("/api/talk")
    async def phrases(request: HttpRequest) -> Answer:
        return await phrases_finished.answer(request)

    @routes.get("/api/customs")
    async def customs(request: HttpRequest) -> Answer:
        return await customs_finished.answer(request)

    @routes.get("/api/games/{name}")
    async def one_game(request: HttpRequest, name: str) -> Answer:
        return await game_answer.answer(request, name)

    @routes.get("/api/games/{name}/replayer")
    async def replayer_of(request: HttpRequest, name: str) -> Answer:
        return await replayers.answer(request, name)

    @routes.post("/api/games/{name}/house")
    async def house(request: HttpRequest, name: str) -> Answer:
        return json_answer(await in_thread(house_document, game(name), await body_of(request, HouseBody)))

    @routes.get("/api/games/{name}/rules")
    async def rules(request: HttpRequest, name: str) -> Answer:
        try:
            return json_answer(await in_thread(rules_document, game(name), dict(request.query_params)))
        except FileNotFoundError:
            raise Problem(404, "rules", message("people-no-rulebook")) from None


def _replayer_description(name: str) -> msgspec.Raw:
    """The rules of a game for a page, as JSON; null where this installation has none, as of a game from elsewhere."""
    return msgspec.Raw(replayer(game(name).name) or b"null")
