"""What a table lists can be asked for, and what it stores can be taken in again: in every game, by houses drawn at random."""

from typing import Any

import pytest

from kahve.engine.game import Game
from kahve.table.protocol.asks import AskAgain, AskDeal, AskMove
from kahve.table.protocol.events import read, written
from kahve.table.sitting.sitting import Refusal, Sitting
from kahve.table.store.sql import Store

pytestmark = pytest.mark.usefixtures("rules_at_hand")

YOU, BOT = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}


def opened(draw: Any, game: Game) -> Sitting:
    """A table by house rules drawn at random, before its first deal."""
    house = draw.house(game)
    seats = int(game.settle(house).seats)
    setup = {"game": game.name, "house": house, "players": [YOU, *[BOT] * (seats - 1)], "show": {}}
    return Sitting.open(setup, entropy=draw.chance.randbytes)


def next_ask(draw: Any, sitting: Sitting) -> tuple[int, dict[str, Any]]:
    """The next thing that somebody asks for: a deal, a turn of the list, or several listed moves said together."""
    table = sitting.table
    if table.over:
        return 0, AskAgain()
    if table.awaits_deal:
        return 0, AskDeal()
    move, seat = draw.chance.choice(table.legal), table.turn
    if draw.chance.random() < 0.5:
        for other in draw.chance.sample(table.moves, min(4, len(table.moves))):
            longer = f"{move}, {table.write(other)}"
            move = longer if table.objection(longer) is None else move
    return seat, AskMove(move)


def test_what_is_stored_is_taken_in_again(game: Game, number: int, draw: Any, tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    sitting = opened(draw, game)
    store.create("t", game.name, sitting.opening, 0, "key")
    twin = Sitting(sitting.opening)
    for at in range(160):
        seat, ask = next_ask(draw, sitting)
        events = sitting.ask(seat, ask)
        store.append("t", sitting.last, events, (seat, f"a{at}"))
        for event in events:
            sitting.take(event, noted=False)
            twin.take(read(written(event)), noted=False)
        assert twin.table._tables.tobytes() == sitting.table._tables.tobytes(), ask
    stored = Sitting.replay(store.load("t").events)
    assert stored.table._tables.tobytes() == sitting.table._tables.tobytes()
    store.close()


def test_what_a_scene_lists_may_be_asked_for_as_it_is_listed(game: Game, number: int, draw: Any) -> None:
    sitting = opened(draw, game)
    looked, parts = 0, 0
    for _ in range(120):
        seat, ask = next_ask(draw, sitting)
        if sitting.table.turn >= 0 and draw.chance.random() < 0.3:
            for scene in sitting.scene(seat)["moves"]:
                move = AskMove(scene["move"])
                looked += 1
                if not scene.get("part"):
                    assert sitting.ask(seat, move), scene
                    continue
                parts += 1
                with pytest.raises(Refusal):
                    sitting.ask(seat, move)
                view = sitting.table.view(seat)
                begun = view.after(game.turns.read(view.house, view.record, scene["move"], whole=False))
                assert begun is not None, scene
                assert begun.moves, scene
        for event in sitting.ask(seat, ask):
            sitting.take(event, noted=False)
    assert looked > 20
