"""Deals that several tables have in common: the same cards and bots at each, an end after the last, and nothing shown before its time."""

from __future__ import annotations

from typing import Any

import pytest

from kahve.cards.order import order
from kahve.engine.log import replay
from kahve.games import GAMES, game
from kahve.table.protocol.asks import AskAgain, AskBot, AskCustoms, AskDeal, AskLeave, AskMove, AskPropose, AskSit, AskStandIn
from kahve.table.protocol.events import MatchWon
from kahve.table.protocol.refusal import Refusal
from kahve.table.sitting.common_deals import CommonDeals
from kahve.table.sitting.sitting import Sitting
from kahve.table.sitting.snapshot import resumed, snapshot

from .test_persons import Server, at_home

pytestmark = pytest.mark.usefixtures("rules_at_hand")

__all__ = ["at_home"]

SEED = 7


def deals_of(name: str, count: int = 1) -> CommonDeals:
    """Deals of this game, none of them void."""
    house = game(name).settle({})
    deck, orders, number = game(name).rules.deck(house), [], 0
    table = Sitting.open({"game": name, "players": [{"kind": "bot", "bot": "random"}] * house.seats}).table
    while len(orders) < count:
        number += 1
        text = deck.write_order(order(deck, SEED, number))
        table.deal(text)
        if table.history[-1].void:
            continue
        while not table.awaits_deal and not table.over:
            table.play(table.legal[0])
        orders.append(text)
    return CommonDeals(f"test {name}", tuple(orders), 0, "ab" * 16)


def opened(deals: CommonDeals, *, late: bool = False) -> tuple[Sitting, list[Any]]:
    """A table with these deals; late: its second seat is taken by a person first."""
    name = deals.name.split()[1]
    seats = int(game(name).settle({}).seats)
    players = [{"kind": "you", "name": "Ada"}, {"kind": "open"} if late else {"kind": "bot", "bot": "greedy"}]
    players += [{"kind": "bot", "bot": "greedy"}] * (seats - 2)
    sitting = Sitting.open({"game": name, "players": players, "show": {"hints": True}}, common=deals)
    events = [sitting.opening]
    if late:
        happen(sitting, events, 1, AskSit("Bo"))
    return sitting, events


def happen(sitting: Sitting, events: list[Any], seat: int, ask: Any) -> None:
    for event in sitting.ask(seat, ask):
        events.append(event)
        sitting.take(event)


@pytest.mark.parametrize("name", GAMES)
def test_each_table_has_the_same_cards_and_bots_and_ends_after_the_last_deal(name: str) -> None:
    deals = deals_of(name)
    (first, events), (second, others) = opened(deals), opened(deals, late=True)
    for sitting, written in ((first, events), (second, others)):
        happen(sitting, written, 0, AskDeal())
    assert str(first.table) == str(second.table)
    seeds = 0
    while not first.over:
        if first.bot_to_act() is not None and second.bot_to_act() is not None:
            assert first.bot_choice_input()[2:] == second.bot_choice_input()[2:]
            seeds += 1
        move = first.table.legal[0]
        happen(first, events, first.turn, AskMove(move))
        happen(second, others, second.turn, AskMove(move))
    assert seeds > 0 or first.seats == 2
    assert second.over
    assert isinstance(events[-1], MatchWon)
    assert not first.awaits_deal
    assert first.scene(0)["phase"] == "over"
    assert first.scene(0)["winners"] == events[-1].winners != []
    assert not first.matches[-1].going_on
    # The rules go on to another deal, so the log names no result, and is refereed.
    played = replay(first.log().splitlines(), game)
    assert (played.over, len(played.history)) == (False, len(deals.orders))
    again = Sitting.replay(events)
    assert (again.over, again.scene(0)["winners"], again.common) == (True, events[-1].winners, deals)


def test_a_table_of_two_common_deals_goes_on_from_its_snapshot() -> None:
    deals = deals_of("pisti", 2)
    sitting, events = opened(deals)
    happen(sitting, events, 0, AskDeal())
    while not sitting.awaits_deal:
        happen(sitting, events, sitting.turn, AskMove(sitting.table.legal[0]))
    state, n = snapshot(sitting), sitting.last
    assert state is not None
    happen(sitting, events, 0, AskDeal())
    later = resumed(state, n, events[n + 1 :])
    assert (later.common, later.table.history[-1].order) == (deals, deals.orders[1])
    while not later.over:
        happen(later, events, later.turn, AskMove(later.table.legal[0]))
    assert len(later.table.history) == 2


def test_nothing_is_changed_at_such_a_table_and_nobody_gets_a_hint() -> None:
    sitting, events = opened(deals_of("pisti"))
    happen(sitting, events, 0, AskDeal())
    never = (AskAgain(), AskBot(), AskCustoms(customs={"watch": "table"}), AskLeave(), AskStandIn(seat=0), AskPropose(what="takeback"))
    for ask in never:
        with pytest.raises(Refusal, match=r"Others play the same deal, so this table stays as it is\."):
            sitting.ask(0, ask)
    while sitting.turn != 0:
        happen(sitting, events, sitting.turn, AskMove(sitting.table.legal[0]))
    with pytest.raises(Refusal):
        sitting.hint_input(0)
    with pytest.raises(Refusal):
        sitting.style_input(0)
    assert (sitting.scene(0)["may"], sitting.scene(0)["can"], sitting.setup.customs["watch"]) == ([], [], "no")


async def played_to_the_end(server: Server, table: str) -> None:
    live = await server.app.state.server.table(table)
    await live.let(0, AskDeal())
    while not live.sitting.over:
        await live.let(live.sitting.turn, AskMove(live.sitting.table.legal[0]))


def test_what_was_played_is_shown_to_those_who_have_played_the_same(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        deals, tables = deals_of("pisti"), []
        setup = {"game": "pisti", "players": [{"kind": "you"}, *[{"kind": "bot", "bot": "greedy"}] * 3]}
        ada, bo = await server.person("Ada"), await server.person("Bo")
        for key in (ada, bo):
            caller = await server.app.state.people.caller(key)
            tables.append(await server.app.state.server.open(setup, caller, common=deals))
        (first, _, token), (second, _, _) = tables
        await played_to_the_end(server, first.name)
        paths = [f"/api/tables/{first.name}/{path}" for path in ("log", "deals")]
        paths += [f"/api/tables/{first.name}/deals/1.1/{path}" for path in ("replay", "proof", "course", "story", "review")]
        for path in paths:
            own = await server.ask("GET", path, authorization=f"Bearer {token}")
            assert own.status_code in ((409,) if path.endswith("proof") else (200, 202)), own.text
            for key in (None, bo):
                assert (await server.refused("GET", path, key=key))[:2] == (403, "hidden")
        lobby = await server.json("GET", f"/api/tables/{first.name}", key=bo)
        assert not set(lobby) & {"scene", "deals", "scores"}
        body = {"seat": 0, "move": 1}
        answer = await server.ask("POST", f"/api/tables/{first.name}/deals/1.1/whatif", body, authorization=f"Bearer {token}")
        assert answer.status_code == 409
        await played_to_the_end(server, second.name)
        for path in paths[:4]:
            assert (await server.ask("GET", path, key=bo)).status_code in (200, 409)
        # A person who is deleted takes along that they have played; the cards stay hidden from strangers.
        await server.json("DELETE", "/api/me", key=ada)
        assert (await server.refused("GET", paths[0]))[:2] == (403, "hidden")
        assert (await server.ask("GET", paths[0], key=bo)).status_code == 200

    at_home(visit)
