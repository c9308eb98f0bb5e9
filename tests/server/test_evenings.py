"""An evening of people at a real server: they come late, go away, are stood in for, talk, agree and are watched."""

import json
import time
from typing import Any

import pytest

from kahve.table.live.line import Line
from kahve.table.live.presence import Presence
from kahve.table.protocol.asks import AskCustoms, AskDeal, AskSit
from kahve.table.sitting.sitting import Sitting
from kahve.table.sitting.talk import LONGEST_TEXT, MOST_SAID, PHRASES, REACTIONS
from kahve.table.store.sql import Store


@pytest.fixture
def quick(serving: Any) -> Any:
    """A server that misses people as soon as their line is gone."""
    return serving(grace=0.0)


def party(server: Any, *names: str, game: str = "pishti", house: Any = None, **customs: Any) -> list[Any]:
    """People at one table, each with a line of their own, all of whom know of each other."""
    players = [{"kind": "you", "name": names[0]}, *[{"kind": "open"}] * (len(names) - 1)]
    body = {"game": game, "house": {"seats": len(names)} | (house or {}), "players": players, "customs": customs}
    status, place, _ = server.http("/api/tables", body)
    assert status == 201, place
    people = [server.person(place)]
    for name in names[1:]:
        people.append(server.person(server.http(f"/api/tables/{place['table']}/seats", {"name": name})[1]))
    level(people)
    return people


def level(people: list[Any]) -> None:
    """Let everybody hear what has happened."""
    last = max(person.last for person in people)
    for person in people:
        while person.last < last:
            person.hear()


def done(people: list[Any], at: int, do: str, **ask: Any) -> str:
    """Ask, be answered, and let everybody hear it; the asker's last sentence."""
    answer = people[at].ask(do, **ask)
    assert answer["type"] == "done", answer
    for person in people:
        while person.last < answer["n"]:
            person.hear()
    return str(people[at].received[-1]["says"])


def wait(person: Any, until: Any) -> Any:
    """The next message of which this is true."""
    while not until(message := person.hear()):
        pass
    return message


def test_one_closes_a_bot_plays_and_the_person_returns_on_another_device(quick: Any) -> None:
    bo, cy = people = party(quick, "Bo", "Cy", house={"target": 51}, stand_in="random")
    assert bo.ask("stand_in", seat=1)["says"] == "Cy is here."
    done(people, 0, "deal")
    cy.go()
    assert wait(bo, lambda message: message["type"] == "presence" and message["away"] == [1])["connected"] == [0]
    assert done([bo], 0, "stand_in", seat=1) == "You let a bot play for Cy."
    assert bo.scene["seats"][1]["stand_in"] == "random"
    for _ in range(4):
        bo.act()
    played = [event["seat"] for event in bo.received if event["kind"] == "move"]
    assert played.count(1) >= 2
    cy = quick.person(cy.place)
    wait(bo, lambda message: message.get("kind") == "returned")
    assert bo.received[-1]["says"] == "Cy is back and plays again."
    while cy.last < bo.last:
        cy.hear()
    assert cy.scene["seats"][1]["stand_in"] is None
    while bo.scene["turn"] != 1:
        bo.act()
    while cy.scene["turn"] != 1:
        cy.hear()
    cy.act()


def test_a_seat_is_left_and_its_key_opens_nothing_any_more(quick: Any) -> None:
    bo, cy, di = people = party(quick, "Bo", "Cy", "Di", game="dry_game")
    done(people, 0, "deal")
    assert cy.ask("leave")["type"] == "done"
    assert cy.closed_with() == 4005
    assert cy.received[-1]["type"] == "unseated"
    assert all("scene" in message for message in cy.received if message["type"] == "event")
    wait(bo, lambda message: message.get("kind") == "left")
    cy.open()
    cy.say({"type": "hello", "token": cy.place["token"], "last": 0})
    assert cy.closed_with() == 4003
    path = f"/api/tables/{bo.place['table']}"
    assert quick.http(f"{path}/seats/1", token=cy.place["token"])[0] == 401
    players = quick.http(path)[1]["players"]
    assert [(player["kind"], player["takeable"]) for player in players] == [("person", False), ("open", True), ("person", False)]
    ed = quick.person(quick.http(f"{path}/seats", {"name": "Ed"})[1])
    level([bo, di, ed])
    # The new person's asks are their own, whatever the one before has asked with the same id.
    assert ed.ask("again")["code"] == "not_now"
    assert quick.http(f"{path}/seats", {"name": "Flo"})[1]["error"]["says"] == "All seats at this table are taken."


def test_who_does_not_move_is_missed_after_the_tables_time() -> None:
    players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}]
    sitting = Sitting.open({"game": "pishti", "players": players, "customs": {"away": 30}})
    for seat, ask in ((1, AskSit("Cy")), (0, AskDeal())):
        for event in sitting.ask(seat, ask):
            sitting.take(event)
    presence, lines = Presence(time.time()), [Line(), Line()]
    for seat, line in enumerate(lines):
        presence.come(seat, line)
    assert presence.away(sitting) == []
    assert 29 < (presence.next_missed(sitting) or 0) <= 30
    presence.since -= 31
    assert presence.away(sitting) == [sitting.turn]
    assert presence.next_missed(sitting) is None
    for event in sitting.ask(0, AskCustoms({"away": 0})):
        sitting.take(event)
    assert presence.away(sitting) == []
    # A line that is lost is missed after the grace.
    presence.go(lines[1])
    assert presence.away(sitting) == []
    assert 4 < (presence.next_missed(sitting) or 0) <= 5


def test_a_late_friend_takes_a_bots_seat_and_a_full_table_says_so(quick: Any, with_bots: Any) -> None:
    bo = quick.person(quick.place("pishti", with_bots(1)))
    path = f"/api/tables/{bo.place['table']}"
    bo.act()
    status, body, _ = quick.http(f"{path}/seats", {"name": "Cy", "seat": 1})
    assert (status, body["error"]["says"].partition(":")[0]) == (409, "A deal is in progress")
    while bo.scene["phase"] == "play":
        bo.act() if bo.wish() else bo.hear()
    status, place, _ = quick.http(f"{path}/seats", {"name": "Cy", "seat": 1})
    assert (status, place["seat"]) == (201, 1)
    cy = quick.person(place)
    level([bo, cy])
    assert cy.ask("deal")["type"] == "done"
    status, body, _ = quick.http(f"{path}/seats", {"name": "Di", "seat": 1})
    assert (status, body["error"]["code"]) == (409, "taken")


def test_what_is_said_is_told_to_all_and_kept_by_nobody(quick: Any) -> None:
    bo, cy = people = party(quick, "Bo", "Cy")
    body = quick.http("/api/talk")[1]
    assert body == {"phrases": [str(phrase) for phrase in PHRASES], "reactions": list(REACTIONS), "longest": LONGEST_TEXT}
    bo.say({"type": "say", "id": "s1", "phrase": 1})
    assert wait(bo, lambda message: message["type"] == "said") == {"type": "said", "id": "s1"}
    message = wait(cy, lambda message: message["type"] == "talk")
    assert message == {"type": "talk", "seat": 0, "phrase": 1, "reaction": None, "says": "Good luck!"}
    cy.say({"type": "say", "id": "s1", "reaction": 6})
    assert wait(bo, lambda message: message["type"] == "talk" and message["seat"] == 1)["reaction"] == "tea"
    last = bo.last
    done(people, 0, "deal")
    assert bo.last == last + 1
    stored = Store(f"sqlite:///{quick.store}")
    assert "Good luck" not in str(stored.load(bo.place["table"]).events)
    stored.close()


@pytest.mark.parametrize(
    ("said", "code", "says"),
    [
        ({"phrase": 12}, "malformed", "There is no phrase 12: they are numbered 0 to 11."),
        ({"reaction": 8}, "malformed", "There is no reaction 8"),
        ({"phrase": -1}, "malformed", "cannot be read"),
        ({"phrase": 1, "reaction": 1}, "malformed", "Say one thing at a time"),
        ({}, "malformed", "Say one thing at a time"),
        ({"text": "a" * 201}, "malformed", "200 characters are allowed, and these are 201."),
        ({"text": "  "}, "malformed", "This text is empty."),
        ({"text": "a\u202eb"}, "malformed", "invisible characters"),
        ({"text": "a\u0007b"}, "malformed", "control characters"),
        ({"text": "a\nb"}, "malformed", "one line"),
        ({"text": "a\u2028b"}, "malformed", "one line"),
        ({"text": 5}, "malformed", "cannot be read"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(server: Any, said: Any, code: str, says: str) -> None:
    bo, _ = party(server, "Bo", "Cy", talk="free")
    bo.say({"type": "say", "id": "s1"} | said)
    refused = wait(bo, lambda message: message["type"] == "refused")
    assert (refused["code"], refused["id"]) == (code, "s1")
    assert says in refused["says"]


def test_talk_keeps_to_the_customs_of_the_table_and_to_a_measure(quick: Any) -> None:
    four = party(quick, "Bo", "Cy", "Di", "Ed", game="pisti", talk="free", partner_talk=False)
    bo = four[0]

    def answer(**said: Any) -> Any:
        bo.say({"type": "say", "id": "s"} | said)
        return wait(bo, lambda message: message["type"] in ("said", "refused"))

    assert answer(text="<b>Tea?</b>")["type"] == "said"
    assert wait(four[2], lambda message: message["type"] == "talk")["says"] == "<b>Tea?</b>"
    done(four, 0, "deal")
    assert answer(phrase=0)["says"] == "At this table partners do not talk during a deal: wait until it is over."
    done(four, 0, "customs", customs={"partner_talk": True, "talk": "phrases"})
    assert answer(text="Tea?")["says"].startswith("The host allows only phrases and reactions")
    done(four, 0, "customs", customs={"talk": "none"})
    assert answer(phrase=0)["says"].startswith("The host has switched off talk")
    done(four, 0, "customs", customs={"talk": "phrases"})
    answers = [answer(phrase=0) for _ in range(MOST_SAID + 2)]
    assert [message["type"] for message in answers][-1] == "refused"
    assert answers[-1]["says"].startswith("You are talking too fast: ")


def watching(server: Any, table: str) -> Any:
    """Somebody who watches a table over a socket."""
    watcher = server.watcher(table)
    watcher.say({"type": "watch"})
    return watcher


def test_a_table_is_watched_without_hands(quick: Any) -> None:
    people = party(quick, "Bo", "Cy", house={"target": 51})
    bo = people[0]
    done(people, 0, "deal")
    watcher = watching(quick, bo.place["table"])
    welcome = watcher.hear()
    assert (welcome["type"], welcome["seat"]) == ("welcome", -1)
    # What was said of Cy when they came may still be on its way.
    wait(bo, lambda message: message["type"] == "presence" and message["watchers"] == 1)
    hands = [seat["hand"] for seat in welcome["scene"]["seats"]]
    assert all(set(hand) <= {"??"} for hand in hands)
    assert (welcome["scene"]["moves"], welcome["scene"]["can"], welcome["scene"]["may"]) == ([], [], [])
    for message in ({"type": "ask", "id": "x", "base": bo.last, "do": "deal"}, {"type": "say", "id": "x", "phrase": 0}):
        watcher.say(message)
        refused = wait(watcher, lambda message: message["type"] == "refused")
        assert (refused["code"], refused["says"]) == ("not_yours", "Watchers have no say at this table.")
    people[bo.scene["turn"]].act()
    level(people)
    event = wait(watcher, lambda message: message["type"] == "event")
    assert event["says"].startswith(("Bo ", "Cy "))
    hand_cards = {
        card for person in people for seat in person.scene["seats"] if seat["seat"] == person.place["seat"] for card in seat["hand"]
    }
    assert hand_cards
    assert not [card for card in hand_cards if f'"{card}"' in json.dumps([event["scene"]["seats"], event["scene"]["moves"]])]
    done(people, 0, "customs", customs={"watch": False})
    assert watcher.closed_with() == 4003
    assert watcher.received[-1]["says"] == "This table can no longer be watched."
    refused = watching(quick, bo.place["table"]).hear()
    assert (refused["code"], refused["says"]) == ("watch", "This table cannot be watched.")


def test_who_asks_for_too_much_at_once_waits(server: Any) -> None:
    bo, _ = party(server, "Bo", "Cy")
    answers = [bo.ask("propose", what="end") for _ in range(31)]
    assert {message["says"] for message in answers[:-1]} == {"The match has not begun."}
    assert answers[-1]["says"] == "Too many requests at once. Wait a little."
    assert bo.ask("deal")["type"] == "done"
