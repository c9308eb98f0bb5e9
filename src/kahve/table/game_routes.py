"""The addresses of what is the same at every table: the games with their house rules and rulebooks, the phrases, the customs."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import all_games, game
from ..language import message
from .bots import BotRoom
from .catalog import game_told, house_told, rules_told
from .customs import customs_told
from .documents import ASK_AGAIN, json_document
from .problem import Problem
from .protocol import HouseBody
from .requests import body_of
from .routes import Answer, Asked, Routes, json_answer
from .talk import LONGEST_TEXT, PHRASES, REACTIONS

OFFERS = ("friends", "persons", "deals")
"""What a house may offer besides tables with bots: seats for friends, persons with several devices, and the tests of all its deals."""


def add_games(routes: Routes, bots: BotRoom, offers: Sequence[str]) -> None:
    """Add all of these addresses to the list. bots: the opponents that the house has. offers: those of OFFERS that it has."""

    @routes.get("/api/games")
    async def list_games(request: Asked) -> Answer:
        games = {"games": [game_told(game, bots.known, bots.usual) for game in all_games()], "offers": list(offers)}
        return json_document(games).answer(request, ASK_AGAIN)

    @routes.get("/api/talk")
    async def phrases(_: Asked) -> Answer:
        return json_answer({"phrases": [str(phrase) for phrase in PHRASES], "reactions": REACTIONS, "longest": LONGEST_TEXT})

    @routes.get("/api/customs")
    async def customs(_: Asked) -> Answer:
        return json_answer({"customs": customs_told(bots.known, friends="friends" in offers)})

    @routes.get("/api/games/{name}")
    async def one_game(_: Asked, name: str) -> Answer:
        return json_answer(game_told(game(name), bots.known, bots.usual))

    @routes.post("/api/games/{name}/house")
    async def house(request: Asked, name: str) -> Answer:
        return json_answer(house_told(game(name), await body_of(request, HouseBody)))

    @routes.get("/api/games/{name}/rules")
    async def rules(request: Asked, name: str) -> Answer:
        try:
            return json_answer(rules_told(game(name), dict(request.query_params)))
        except FileNotFoundError:
            raise Problem(404, "rules", message("people-no-rulebook")) from None
