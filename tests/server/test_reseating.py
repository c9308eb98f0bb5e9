"""Reseating: seats are changed by consent of those who are moved, or drawn, and every key goes with its person."""

import json
import secrets
from typing import Any

import pytest

from kahve.games import GAMES, game
from kahve.table.protocol.events import Reseated
from kahve.table.sitting.reseating import moved, rotated
from kahve.table.sitting.sitting import EventError, Sitting
from kahve.table.sitting.snapshot import sitting_at, snapshot

from ..asks import happened
from .test_removing import hear_all, known
from .test_seating import BOT, OPEN, YOU, Table, people


def test_two_people_change_seats_and_only_the_other_one_is_asked() -> None:
    table = people("Bo", "Cy", "Di", "Ed")
    assert {"seats", "draw"} <= set(table.sitting.scene(3)["may"])
    assert table.do(0, "propose", what="seats", seat=1) == ["You would like to change seats with Cy."]
    assert table.sitting.facts(table.sitting.last, 1)["says"] == "Bo would like to change seats with you."
    assert table.sitting.facts(table.sitting.last, 2)["says"] == "Bo would like to change seats with Cy."
    assert table.sitting.scene(0)["proposal"]["waits"] == [1]
    assert table.refused(2, "agree")[0] == "not_now"
    assert "agree" not in table.sitting.scene(2)["may"]
    table.do(1, "agree")
    assert table.sitting.names == ["Cy", "Bo", "Di", "Ed"]
    # Each hears it at the new seat, and the host is still the host.
    assert [table.sitting.facts(table.sitting.last, seat)["says"] for seat in range(3)] == [
        "You and Bo change seats.",
        "You and Cy change seats.",
        "Bo and Cy change seats.",
    ]
    assert table.sitting.host == 1
    table.play(2)
    assert table.refused(0, "propose", what="seats", seat=1) == (
        "not_now",
        "Seats can only be changed before the first deal of a match.",
    )
    assert not {"seats", "draw"} & set(table.sitting.scene(0)["may"])


def test_who_moves_to_an_open_seat_or_a_bots_asks_nobody() -> None:
    table = Table([YOU, BOT, {"kind": "open", "name": "Zoë"}, OPEN])
    assert table.do(0, "propose", what="seats", seat=1) == ["Bo sits down in seat 2."]
    assert table.sitting.facts(table.sitting.last, 1)["says"] == "You sit down in seat 2."
    table.do(1, "propose", what="seats", seat=2)
    assert [player.kind for player in table.sitting.setup.players] == ["bot", "open", "person", "open"]
    # What is kept for somebody goes along.
    assert table.sitting.setup.players[1].reserved == "Zoë"
    assert table.refused(2, "propose", what="seats", seat=2) == ("not_now", "That is your own seat.")
    assert table.refused(2, "propose", what="seats", seat=7)[0] == "malformed"
    assert table.refused(2, "propose", what="seats") == ("malformed", "Say which seat it is about.")


@pytest.mark.parametrize("name", GAMES)
def test_the_partners_are_drawn_in_every_game_when_all_agree(name: str) -> None:
    seats = int(game(name).settle({}).seats)
    table = people(*"ABCDEFGH"[:seats], game=name)
    table.do(0, "propose", what="draw")
    for seat in range(1, seats):
        table.do(seat, "agree")
    event = table.events[-1]
    assert event.kind == "reseated"
    assert table.sitting.names == ["ABCDEFGH"[before] for before in event.order]
    assert table.sitting.host == moved(event.order, 0)
    says = table.sitting.facts(table.sitting.last, -1)["says"]
    drawn = "partners" if table.sitting.table.sides < seats else "seats"
    assert says.startswith(f"The {drawn} are drawn: ")
    assert all(name in says for name in table.sitting.names)


def test_every_order_is_drawn() -> None:
    orders = set()
    for _ in range(60):
        table = Table([YOU, BOT, BOT])
        table.sitting.entropy = secrets.token_bytes
        table.do(0, "propose", what="draw")
        orders.add(tuple(table.events[-1].order))
    assert len(orders) == 6


def test_partners_are_drawn_for_a_rematch() -> None:
    table = people("Bo", "Cy", house={"target": "single"})
    table.play_out()
    assert "draw" in table.sitting.scene(0)["may"]
    assert table.refused(0, "propose", what="seats", seat=1)[0] == "not_now"
    assert table.do(0, "propose", what="draw") == ["You propose to draw new seats and play again."]
    assert len(table.do(1, "agree")) == 3
    assert [event.kind for event in table.events[-2:]] == ["again", "reseated"]
    assert not table.sitting.over
    saved = snapshot(table.sitting)
    assert saved is not None
    assert sitting_at(saved).names == table.sitting.names
    table.play(2)


def test_who_deals_first_does_so_at_another_seat_too() -> None:
    table = people("Bo", "Cy", "Di", game="soup")
    table.play_out()
    [winner] = table.sitting.table.winners
    name = table.sitting.names[winner]
    table.do(0, "propose", what="draw")
    table.do(1, "agree")
    table.do(2, "agree")
    again, drawn = table.events[-2:]
    # In Soup the winner deals the next match.
    assert again.dealer == winner != drawn.order[winner]
    assert table.sitting.names[table.sitting.scene(0)["dealer"]] == name
    table.do(0, "propose", what="seats", seat=1)
    table.do(1, "agree")
    table.play()
    assert table.sitting.names[table.sitting.table.history[0].dealer] == name


def test_nobody_is_moved_who_cannot_be_asked() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.do(0, "propose", what="seats", seat=1)
    table.do(2, "stand_in", seat=1, away=[1])
    assert table.sitting.proposal is None
    assert table.sitting.names == ["Bo", "Cy", "Di"]
    says = "A bot plays for Cy, and nobody is moved unasked. Wait until they are back."
    assert table.refused(0, "propose", what="seats", seat=1) == ("not_now", says)
    assert table.refused(0, "propose", what="draw") == ("not_now", says)
    table.do(1, "return")
    table.do(0, "propose", what="draw")
    table.do(1, "leave")
    assert table.sitting.proposal is None


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "reseated", "by": 0, "order": [0, 0], "drawn": False},
        {"kind": "reseated", "by": 0, "order": [1], "drawn": False},
        {"kind": "proposed", "by": 0, "what": "seats"},
    ],
)
def test_a_stored_order_that_does_not_follow_is_named(event: Any) -> None:
    sitting = Sitting.open({"game": "pisti", "house": {"seats": 2}, "players": [YOU, OPEN]})
    with pytest.raises(EventError, match="Event 1 of this table"):
        sitting.take(happened(**event))


def test_a_deal_that_has_begun_stands() -> None:
    table = Table([YOU, BOT])
    table.play(1)
    with pytest.raises(EventError, match="does not follow"):
        table.sitting.take(Reseated(0, [1, 0], drawn=False))


# -- over the network


def test_keys_lines_and_hands_go_with_the_person(serving: Any) -> None:
    server = serving()
    bo = server.person(server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}]))
    address, header = f"/api/tables/{bo.place['table']}", known(server, "Cy")
    cy = server.person(server.http(f"{address}/seats", {"name": "Cy"}, headers=header)[1])
    hear_all(bo)
    bo.ask("propose", what="seats", seat=1)
    while not cy.scene["proposal"]:
        cy.hear()
    answer = cy.ask("agree")
    for one in (bo, cy):
        while one.last < answer["n"]:
            one.hear()
    assert [one.scene["seat"] for one in (bo, cy)] == [1, 0]
    # The same ask again is done and not done again, though its seat is another one now.
    cy.say({"type": "ask", "id": f"a1-{cy.asks}", "base": 2, "do": "agree"})
    assert cy.answer(f"a1-{cy.asks}") == {"type": "done", "id": f"a1-{cy.asks}", "n": answer["n"]}
    assert bo.ask("deal")["type"] == "done"
    hands = []
    for one in (bo, cy):
        while one.scene["deal"] == 0:
            one.hear()
        hands.append(one.scene["seats"][one.scene["seat"]]["hand"])
        assert "??" not in hands[-1]
    assert server.http(f"{address}/seats/1", token=bo.place["token"])[0] == 200
    assert server.http(f"{address}/seats/0", token=bo.place["token"])[0] == 403
    tables = server.http("/api/me/tables", headers=header)[1]["tables"]
    assert [row["seat"] for row in tables] == [0]
    # A server that is killed finds every key at its new seat.
    server.kill()
    server.start()
    for one, hand in zip((bo, cy), hands, strict=True):
        one.last = 0
        one.come()
        assert one.scene["seats"][one.scene["seat"]]["hand"] == hand
    assert json.dumps(bo.scene["seats"][0]["hand"]) == json.dumps(["??"] * len(hands[1]))


def test_the_link_says_who_plays_with_whom(server: Any) -> None:
    players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    place = server.place("pisti", players)
    lobby = server.http(f"/api/tables/{place['table']}")[1]
    assert [(player["side"], player["bot"]) for player in lobby["players"]] == [(0, None), (1, None), (0, "random"), (1, None)]
    assert (lobby["direction"], lobby["begun"]) in (("clockwise", False), ("counterclockwise", False))


@pytest.mark.parametrize(("seats", "sides"), [(4, 2), (6, 2), (6, 3)])
def test_in_a_round_of_rotations_all_play_with_all(seats: int, sides: int) -> None:
    sitters, partners = list(range(seats)), set[frozenset[int]]()
    for _ in range(seats - 1):
        partners |= {frozenset((sitters[a], sitters[b])) for a in range(seats) for b in range(a) if a % sides == b % sides}
        sitters = [sitters[before] for before in rotated(seats, sides)]
    assert len(partners) == seats * (seats - 1) // 2
    assert sitters == list(range(seats)), "and they sit as at the beginning"


def test_partners_change_for_a_rematch_and_matches_are_counted_for_each_player() -> None:
    table = people("Bo", "Cy", "Di", "Ed", house={"target": "single", "seats": 4, "teams": "on"})
    assert table.refused(0, "propose", what="rotate")[0] == "not_now"
    won = dict.fromkeys(table.sitting.names, 0)
    partners = set()
    for match in range(3):
        table.play_out()
        names = table.sitting.names
        for seat, name in enumerate(names):
            won[name] += seat % 2 in table.sitting.table.winners
        partners |= {frozenset(names[0::2]), frozenset(names[1::2])}
        assert table.sitting.scene(0)["matches_won"] == [won[name] for name in names]
        assert "rotate" in table.sitting.scene(0)["may"]
        assert table.do(0, "propose", what="rotate") == ["You propose to play again with the next partners."]
        for seat in (1, 2):
            table.do(seat, "agree")
        assert "The partners now: " in table.do(3, "agree")[-1]
        assert table.sitting.scene(0)["match"] == match + 2
    assert len(partners) == 6, "three sets of partners"
    saved = snapshot(table.sitting)
    assert saved is not None
    assert sitting_at(saved).matches_won == table.sitting.matches_won


def test_nobody_has_the_next_partner_where_each_plays_alone() -> None:
    table = people("Bo", "Cy", house={"target": "single"})
    table.play_out()
    assert "rotate" not in table.sitting.scene(0)["may"]
    assert table.refused(0, "propose", what="rotate") == ("not_now", "Nobody has a partner at this table.")
