"""What is told fits the types that the protocol has for it, and the browser client is written against the same types."""

import asyncio
import contextlib
import importlib.util
import json
import random
from pathlib import Path
from typing import Any

import httpx

from kahve.bots import BOTS
from kahve.cards.lexicon import OWN
from kahve.games import all_games
from kahve.table.protocol.asks import AskDeal, AskMove, AskSit
from kahve.table.protocol.messages import FROM_SERVER, TO_SERVER, Game, Rules, Scene, TableEvent, schema
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.sitting.sitting import Refusal, Sitting
from kahve.table.teaching.catalog import game_document, rules_document

from ..protocol_checks import fits

ROOT = Path(__file__).parents[2]
MOST_MOVES = 150


def test_every_scene_and_event_of_a_game_is_as_the_protocol_says(game: Any) -> None:
    rng = random.Random(5)
    house = game.settle({})
    players = [{"kind": "you"}, *[{"kind": "open"}] * (house.seats - 1)]
    sitting = Sitting.open({"game": game.name, "house": {"seats": house.seats}, "players": players})
    people = range(1, house.seats)
    for seat in people:
        for event in sitting.ask(seat, AskSit(f"Guest {seat}")):
            sitting.take(event)
    kinds = set()
    for _ in range(MOST_MOVES):
        asking = max(sitting.table.turn, 0)
        scene = sitting.scene(asking)
        if scene["phase"] == "over":
            break
        for event in _any_act(sitting, rng, scene):
            sitting.take(event)
            for seat in range(house.seats):
                message = {"type": "event", **sitting.facts(sitting.last, seat)}
                assert fits(message, TableEvent)
                assert fits(message["scene"], Scene)
                kinds.add(message["kind"])
    assert kinds >= {"deal", "move"}


def _any_act(sitting: Sitting, rng: random.Random, scene: Any) -> Any:
    """What some ask of the seat to move comes to; a first meld that is not whole cannot be asked for."""
    if scene["phase"] == "deal":
        return sitting.ask(scene["seat"], AskDeal())
    moves = [str(one["move"]) for one in scene["moves"]]
    if scene.get("letters", {}).get("stage") == "pass":
        moves = ["pass " + " ".join(rng.sample(scene["seats"][scene["seat"]]["hand"], 3))]
    for move in rng.sample(moves, len(moves)):
        with contextlib.suppress(Refusal):
            return sitting.ask(scene["seat"], AskMove(move))
    raise AssertionError(f"Nothing can be done: {moves}")


def test_a_type_that_does_not_name_a_field_is_found_out() -> None:
    [game] = [one for one in all_games() if one.name == "pisti"]
    document = game_document(game, BOTS, "greedy")
    assert fits(document, Game)
    assert not fits(document | {"secret": 1}, Game)


def test_every_game_and_rulebook_is_as_the_protocol_says(game: Any) -> None:
    assert fits(game_document(game, BOTS, "greedy"), Game)
    assert fits(rules_document(game, {}), Rules)


def test_no_code_name_is_shown_in_a_form(game: Any) -> None:
    """A name with digits in it, with an underscore, or without a vowel is one for programs; a plain number is none."""
    offered = [value for option in game_document(game, BOTS, "greedy")["options"] for value in option["values"] or ()]
    # Another test of this process may have read lists of words, which are shown by the names of their files.
    titles = [value["title"] for value in offered if value["value"] not in OWN]
    assert titles
    words = [
        word
        for title in titles
        for word in title.replace("-", " ").replace("'", "").split()
        if not word.rstrip(",").isdecimal() and word not in ("A", "Z", "by")
    ]
    assert [word for word in words if not word.rstrip(",").isalpha() or not set(word.lower()) & set("aeiouy")] == []
    assert not {"az", "le"} & set(words)


def test_the_browser_client_and_the_page_of_the_protocol_have_the_types_of_the_server() -> None:
    spec = importlib.util.spec_from_file_location("make_messages", ROOT / "docs/make_messages.py")
    assert spec is not None
    assert spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    again = "Write it again: .venv/bin/python docs/make_messages.py"
    assert maker.PAGE.read_text(encoding="utf-8") == maker.messages(), again
    page = maker.PROTOCOL.read_text(encoding="utf-8")
    assert maker.protocol(page) == page, again


def test_the_schema_is_served_and_names_every_message(tmp_path: Any) -> None:
    app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db"))

    async def get() -> Any:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
            answer = await client.get("/protocol.json")
        await app.state.server.close()
        return answer

    answer = asyncio.run(get())
    assert answer.json() == json.loads(json.dumps(schema()))
    names = [one["$ref"].rpartition("/")[2] for union in ("FromServer", "ToServer") for one in answer.json()["$defs"][union]["anyOf"]]
    assert names == [kind.__name__ for kind in (*FROM_SERVER, *TO_SERVER)]
