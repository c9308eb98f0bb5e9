"""A table that was begun by older rules: it is shown and says so, nobody plays on, and nothing is called damaged."""

import json
import sqlite3
from typing import Any

import msgspec
import pytest

from kahve.games import GAMES, game
from kahve.table.protocol.asks import AskAgain, AskBot, AskCustoms, AskDeal, AskLeave, AskMove, AskPropose, AskSit, AskTry
from kahve.table.protocol.events import Event
from kahve.table.sitting.sitting import EventError, Refusal, Sitting

from ..asks import stored

YOU, BOT = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}


def course(name: str, moves: int, house: dict[str, Any] | None = None) -> tuple[Sitting, list[Event]]:
    """A table after `moves` moves, the first that is listed each time, and its events."""
    seats = game(name).settle({}).seats
    sitting = Sitting.open({"game": name, "house": house or {}, "players": [YOU, *[BOT] * (seats - 1)]})
    events = [sitting.opening]
    for _ in range(moves):
        ask = AskDeal() if sitting.awaits_deal else AskMove(sitting.table.legal[0])
        for event in sitting.ask(sitting.turn if sitting.turn >= 0 else 0, ask):
            events.append(event)
            sitting.take(event, noted=False)
    return sitting, events


def older(events: list[Event], version: str = "0.9") -> list[Event]:
    """The same events as if they had been stored by a Kahve with other rules."""
    return [msgspec.structs.replace(events[0], setup=events[0].setup | {"rules": version}), *events[1:]]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_older_rules_is_shown_and_not_played_on(name: str) -> None:
    sitting, events = course(name, 4)
    old = Sitting.replay(older(events))
    assert old.last == sitting.last
    title, version = old.setup.game.title, old.setup.game.version
    says = f"This table was started with version 0.9 of the rules of {title}; this server has {version}. "
    says += "You can look at it but not play on."
    before = old.scene(0)
    now = sitting.scene(0)
    assert before["line"] == says
    assert (before["moves"], before["can"], before["may"], before["turn"]) == ([], [], [], -1)
    for key in ("seats", "scores", "history", "house"):
        assert before[key] == now[key]
    assert [zone["cards"] for zone in before["zones"]] == [zone["cards"] for zone in now["zones"]]
    assert (old.bot_to_act(), old.deals_itself()) == (None, False)
    move = AskMove(sitting.table.legal[0])
    for ask in (move, AskDeal(), AskLeave(), AskPropose("end"), AskAgain(), AskBot(), AskCustoms({}), AskSit()):
        with pytest.raises(Refusal, match=r"started with version 0\.9") as refused:
            old.ask(0, ask)
        assert refused.value.code == "not_now"
    for attempt in (lambda: old.tried(0, AskTry("5H")), lambda: old.hint_input(0)):
        with pytest.raises(Refusal, match=r"started with version 0\.9"):
            attempt()
    assert old.setup.stored()["rules"] == "0.9"
    assert not old.tells_from(old.last - 1, 0)


def test_a_table_is_shown_as_far_as_it_follows_by_the_rules_of_today() -> None:
    sitting, events = course("pisti", 6)
    wrong = [msgspec.structs.replace(event, move="XX") if at == 4 else event for at, event in enumerate(events)]
    with pytest.raises(EventError):
        Sitting.replay(wrong)
    old = Sitting.replay(older(wrong))
    assert old.last == 3
    assert old.scene(0)["line"].endswith("What came after event 3 cannot be shown by the current rules.")
    assert sitting.last > 3


def test_the_log_of_a_match_names_the_rules_that_it_was_played_by() -> None:
    sitting, events = course("pishti", 0)
    while not sitting.over:
        ask = AskDeal() if sitting.awaits_deal else AskMove(sitting.table.legal[0])
        for event in sitting.ask(max(sitting.turn, 0), ask):
            events.append(event)
            sitting.take(event, noted=False)
    head, *lines = Sitting.replay(older(events)).log().splitlines()
    now, *same = sitting.log().splitlines()
    assert (json.loads(head)["rules"], json.loads(now)["rules"]) == ("0.9", sitting.setup.game.version)
    assert lines == same


def as_of_1_1(events: list[Event]) -> list[Event]:
    """The same events as Kahve stored them when a part of a turn was enough for partners, and that was not said."""
    [opening] = stored(events[:1])
    del opening.setup["house"]["partner_foot"]
    opening.setup["rules"] = "1.1"
    return [opening, *events[1:]]


@pytest.mark.parametrize("name", ["hand_and_foot", "hand_knee_and_foot"])
def test_a_table_of_an_earlier_version_goes_on_by_its_own_rules(name: str) -> None:
    sitting, events = course(name, 6, {"partner_foot": "part_of_turn"})
    old = Sitting.replay(as_of_1_1(events))
    assert old.setup.house == sitting.setup.house
    assert "started with version" not in old.scene(0)["line"]
    assert old.table.log() == sitting.table.log()
    assert old.setup.stored()["house"]["partner_foot"] == "part_of_turn"
    for event in old.ask(old.turn, AskMove(old.table.legal[0])):
        old.take(event, noted=False)
    assert old.last > sitting.last


def changed(server: Any, *changes: tuple[str, str, str]) -> None:
    """Stop a server, exchange a text in the opening of a table for another, and start it again."""
    server.kill()
    with sqlite3.connect(server.store) as connection:
        for table, before, after in changes:
            done = connection.execute(
                "UPDATE events SET body = replace(body, ?, ?) WHERE table_id = ? AND n = 0 AND instr(body, ?)",
                (before, after, table, before),
            )
            assert done.rowcount == 1
    connection.close()
    server.start()


def test_a_server_shows_it_and_says_why_nobody_can_play_on(serving: Any, with_bots: Any) -> None:
    server = serving()
    bo, cy, di = (server.person(server.place("pishti", with_bots(1))) for _ in range(3))
    for person in (bo, cy, di):
        person.act()
        person.act()
    version = game("pishti").version
    newer = (f'"rules":"{version}"', '"rules":"0.9"')
    changed(
        server,
        (bo.place["table"], *newer),
        (cy.place["table"], *newer),
        (cy.place["table"], '"house":{', '"house":{"rule_of_other_days": 7, '),
    )
    bo.last = 0
    welcome = bo.come()
    assert "started with version 0.9 of the rules of Harbin's Pishti" in welcome["scene"]["line"]
    assert bo.ask("move", "5H")["code"] == "not_now"
    assert server.http(f"/api/tables/{bo.place['table']}")[0] == 200
    status, body, _ = server.http(f"/api/tables/{cy.place['table']}")
    assert (status, body["error"]["code"]) == (409, "rules")
    assert body["error"]["says"] == (
        f"This table was started with version 0.9 of the rules of Harbin's Pishti; this server has {version}. "
        "Its record is intact but cannot be shown here."
    )
    cy.open()
    assert cy.closed_with() == 1011
    assert "damaged" not in cy.received[-1]["says"]
    di.come()
    di.act()
    assert server.stop() == ""
