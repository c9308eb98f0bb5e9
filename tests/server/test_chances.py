"""The chi-square tests of all deals: the distribution against known values, fair and unfair shuffles, and what is counted."""

import json
import random
from typing import Any

import pytest

from kahve.cards.deck import packs
from kahve.table.live.chance_tests import Tallies, chances_document, count_deals, survival
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.events import Dealt, Ended, Restarted
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841458820694124, 1, 0.05),
        (5.991464547107979, 2, 0.05),
        (124.3421134, 100, 0.05),
        (135.8067232, 100, 0.01),
        (77.92946517, 100, 0.95),
        (0.0, 5, 1.0),
        (2000.0, 51, 0.0),
    ],
)
def test_the_distribution_has_its_known_values(statistic: float, freedom: int, p: float) -> None:
    assert survival(statistic, freedom) == pytest.approx(p, abs=1e-8)


def test_with_two_degrees_of_freedom_it_is_an_exponential() -> None:
    for tenths in range(1, 400):
        assert survival(tenths / 10, 2) == pytest.approx(2.718281828459045 ** (-tenths / 20), rel=1e-10)


def tallied(orders: list[list[str]]) -> Any:
    tallies = Tallies()
    body = [("dealt", json.dumps({"order": " ".join(order)})) for order in orders]
    tallies.add("pisti", [*body, ("match", "{}")])
    (pack,) = tallies.as_dict(whole=True)["packs"]
    return pack


@pytest.mark.parametrize("number", [1, 2])
def test_fair_shuffles_pass_and_a_lazy_one_does_not(number: int) -> None:
    rng, pack = random.Random(3), packs(number).write_order(sorted(packs(number).cards)).split()
    fair = tallied([rng.sample(pack, len(pack)) for _ in range(1200)])
    assert [test["name"] for test in fair["tests"]] == ["first", "last", "quarter", "hand"]
    assert (fair["deals"], fair["cards"], fair["faces"]) == (1200, 52 * number, 52)
    assert all(0.001 < test["p"] < 0.999 for test in fair["tests"])
    assert [test["freedom"] for test in fair["tests"]] == [51, 51, 153, 153]
    # A cut leaves the neighbours together, and so the top card tells the rest.
    cuts = [pack[at:] + pack[:at] for at in (rng.randrange(10) for _ in range(1200))]
    assert all(test["p"] < 1e-6 for test in tallied(cuts)["tests"])


def test_few_deals_are_not_tested() -> None:
    pack = packs(1).write_order(packs(1).cards).split()
    assert tallied([pack, pack])["tests"] == []


def test_only_deals_that_are_over_are_counted(tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    bot = {"kind": "bot", "bot": "random"}
    for name in ("first", "second"):
        sitting = Sitting.open(
            {"game": "pishti", "house": {"seats": 2}, "players": [{"kind": "you"}, bot]}, entropy=random.Random(name).randbytes
        )
        events: list[Any] = []
        # One whole deal, and the next one in play, which in the second table is ended early.
        asks: list[tuple[int, dict[str, Any]]] = [(0, AskDeal())]
        while asks:
            seat, ask = asks.pop()
            for event in sitting.ask(seat, ask):
                sitting.take(event, noted=False)
                events.append(event)
            if sitting.in_deal and sum(event.kind == "dealt" for event in events) == 1:
                asks.append((sitting.turn, AskMove(sitting.table.legal[0])))
            elif sitting.awaits_deal:
                asks.append((0, AskDeal()))
        store.create(name, "pishti", sitting.opening, 0, name)
        store.append(name, 0, events if name == "first" else [*events, Ended(), Restarted(0, 0)])
    dealt = [event.order for event in store.load("first").events if isinstance(event, Dealt)]
    assert len(dealt) == 2
    counted = count_deals(store)
    assert (counted["deals"], counted["whole"]) == (2, True)
    assert [(pack["deals"], pack["games"]) for pack in counted["packs"]] == [(2, ["pishti"])]
    assert [pack["games"] for pack in chances_document(counted)["packs"]] == [["Harbin's Pishti"]]
    assert count_deals(store, most=1)["whole"] is False
    store.close()


def test_a_server_without_deals_says_so(server: Any) -> None:
    status, document, _ = server.http("/api/deals")
    assert status == 200
    assert "fair shuffles" in document["says"]
