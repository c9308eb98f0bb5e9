"""Everybody reads in their own language: two people at one table, who watches, who asks over HTTP, and who is told later."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kahve import language
from kahve.bots.review.reviews import choices
from kahve.cards.deck import STANDARD
from kahve.language.speaker import said as in_language
from kahve.table.live.audience import spoken
from kahve.table.live.table_summary import has_line, listed, summary_of
from kahve.table.people.codes import CodeError, Codes
from kahve.table.protocol.asks import AskDeal, AskMove, AskSit
from kahve.table.protocol.setup_error import SetupError
from kahve.table.push.pushing import pushed
from kahve.table.sitting.replaying import replayed
from kahve.table.sitting.setup import read_name
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.person_store import Place
from kahve.table.store.sql import DamagedTable
from kahve.table.thinking.bots import BotPool, NoAnswer
from kahve.table.thinking.reviewing import Reviewing

from ..courses import Course
from .conftest import Person, Server
from .test_push import Device, Service, again, at_turn, key, opened, push_of, service  # noqa: F401 - fixtures

YOU, OPEN = {"kind": "you", "name": "Bo"}, {"kind": "open"}


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "tables.db")
    yield server
    complaints = server.stop()
    assert "Traceback" not in complaints, complaints


def said(name: str, message: str, /, **arguments: Any) -> str:
    return in_language(name, message, tuple(arguments.items()))


def pair(own_server: Server) -> list[Person]:
    """Bo who reads English and Cy who reads Turkish, at a table where the first deal is dealt."""
    place = own_server.place("pishti", [YOU, OPEN])
    other = own_server.http(f"/api/tables/{place['table']}/seats", {"name": "Cy"}, headers={"Accept-Language": "tr"})[1]
    people = [Person(own_server, place, language="en"), Person(own_server, other, language="tr")]
    people[0].ask("deal")
    together(people)
    return people


def together(people: list[Person], last: int = 0) -> None:
    """Wait until all have heard the same, up to event `last` at least."""
    last = max(last, *(person.last for person in people))
    for person in people:
        while person.last < last or person.scene["phase"] != "play":
            person.hear()


def line_of(name: str, seat: int, turn: int) -> str:
    return said(name, "fishing-your-turn") if seat == turn else said(name, "fishing-turn-of", name=["Bo", "Cy"][turn])


def test_two_people_at_one_table_read_each_their_own_language(own_server: Server) -> None:
    people = pair(own_server)
    for _ in range(6):
        turn = people[0].scene["turn"]
        assert [person.scene["line"] for person in people] == [line_of("en", 0, turn), line_of("tr", 1, turn)]
        mover = people[turn]
        move = next((row for row in mover.scene["moves"] if not row["takes"]), mover.scene["moves"][0])
        together(people, mover.ask("move", move["move"])["n"])
        for name, person in zip(("en", "tr"), people, strict=True):
            card = STANDARD.noun(STANDARD.read(move["card"]))
            who = "you" if person is mover else "other"
            if not move["takes"]:
                assert person.received[-1]["says"] == said(name, "fishing-played", who=who, name=["Bo", "Cy"][turn], card=card)
            assert person.scene["last"] == person.received[-1]["says"]
    assert people[0].received[-1]["says"] != people[1].received[-1]["says"]


def test_a_refusal_is_in_the_language_of_who_asked(own_server: Server) -> None:
    people = pair(own_server)
    turn = people[0].scene["turn"]
    name, mover, other = ("en", "tr")[turn], people[turn], people[1 - turn]
    refused = other.ask("move", "5H")
    waits = ("en", "tr")[1 - turn]
    assert refused["says"] == said(waits, "table-not-your-turn", name=["Bo", "Cy"][turn])
    hand = mover.scene["seats"][turn]["hand"]
    card = next(STANDARD.code(number) for number in STANDARD.cards if STANDARD.code(number) not in hand)
    refused = mover.ask("move", card)
    assert refused["says"] == said(name, "fishing-not-held", card=STANDARD.noun(STANDARD.read(card)))
    mover.say("nonsense")
    assert mover.next("refused")["says"].startswith(said(name, "people-message-unreadable", error="x").partition("x")[0])


def test_another_language_is_spoken_from_the_next_hello_on(own_server: Server) -> None:
    people = pair(own_server)
    turn = people[0].scene["turn"]
    people[turn].act()
    together(people)
    cy, before = people[1], people[1].scene["last"]
    cy.hello = {"language": "en"}
    assert cy.come()["type"] == "welcome"
    assert cy.scene["line"] == line_of("en", 1, cy.scene["turn"])
    assert cy.scene["last"] != before
    assert cy.scene["last"].isascii()
    cy.hello, cy.last = {"language": "tr"}, cy.last - 1
    assert "scene" in cy.come()
    assert (cy.scene["last"], cy.scene["line"]) == (before, line_of("tr", 1, cy.scene["turn"]))


def test_a_language_that_is_not_offered_counts_as_english(own_server: Server) -> None:
    place = own_server.place("pishti", [YOU, OPEN])
    for wish in ("xx", "", "../tr", "TR-tr"):
        bo = Person(own_server, place, language=wish)
        assert bo.scene["line"] == said("tr" if wish == "TR-tr" else "en", "table-waiting", count=1)
    bo = Person(own_server, place)
    bo.say({"type": "hello", "token": place["token"], "language": "t" * 41})
    assert bo.next("refused")["code"] == "malformed"


def test_those_who_watch_read_each_their_own_language(own_server: Server) -> None:
    people = pair(own_server)
    watchers = []
    for name in ("en", "tr", "el"):
        watcher = own_server.watcher(people[0].place["table"])
        watcher.say({"type": "watch", "language": name})
        welcome = watcher.next("welcome")
        assert welcome["scene"]["line"] == said(name, "fishing-turn-of", name=["Bo", "Cy"][welcome["scene"]["turn"]])
        assert welcome["scene"]["you"] is None
        watchers.append(watcher)
    people[people[0].scene["turn"]].act()
    events = [watcher.next("event") for watcher in watchers]
    assert len({event["says"] for event in events}) == len({event["scene"]["line"] for event in events}) == 3
    for event in events:
        assert event["scene"]["last"] == event["says"]


def test_talk_is_heard_by_each_in_their_language(own_server: Server) -> None:
    bo, cy = pair(own_server)
    bo.say({"type": "say", "id": "s", "phrase": 1})
    talk = cy.hear()
    while talk["type"] != "talk":
        talk = cy.hear()
    assert (talk["phrase"], talk["says"]) == (1, said("tr", "table-phrase-good-luck"))


def test_a_request_is_answered_in_the_language_that_it_wants(own_server: Server) -> None:
    def request(path: str, wish: str, body: Any = None) -> Any:
        return own_server.http(path, body, headers={"Accept-Language": wish})

    for wish, name in (("tr", "tr"), ("xx, el;q=0.5", "el"), ("tr;q=0, en", "en"), ("", "en"), ("q=;;;,", "en")):
        status, body, headers = request("/api/games", wish)
        assert status == 200
        assert "Accept-Language" in headers["vary"]
        [pishti] = [game for game in body["games"] if game["name"] == "pishti"]
        assert pishti["summary"] == said(name, "fishing-summary-pishti")
        assert request("/api/tables/nowhere", wish)[1]["error"]["says"] == said(name, "table-unknown")
        assert request("/api/nowhere", wish)[1]["error"]["says"] == said(name, "people-nothing-here")
        assert request("/api/customs", wish)[1]["customs"][0]["title"] == said(name, "table-custom-away")
        assert request("/api/talk", wish)[1]["phrases"][0] == said(name, "table-phrase-hello")
        refused = request("/api/tables", wish, {"game": "pishti", "players": [{"kind": "you", "name": "You"}, OPEN]})[1]
        assert refused["error"]["says"] == said(name, "table-name-is-you")


def test_lessons_puzzles_and_rulebooks_speak_the_language_of_the_request(own_server: Server) -> None:
    for path in ("/api/games/pisti/lessons/1", "/api/games/basra/puzzles/1", "/api/games/basra/rules?seats=2"):
        bodies = {name: own_server.http(path, headers={"Accept-Language": name})[1] for name in ("en", "tr", "en")}
        assert own_server.http(path, headers={"Accept-Language": "tr"})[1] == bodies["tr"] != bodies["en"], path


# -- what is told later ------------------------------------------------------------------------------------------------------------------


def test_a_push_speaks_the_language_in_which_it_was_asked_for(tmp_path: Path, service: Service, key: Path) -> None:  # noqa: F811
    house = Server(tmp_path / "tables.db", push_key=str(key), push_services=(service.address,))
    try:
        places = opened(house)
        mover, _, other = at_turn(house, places)
        device = Device(service, "/device")
        answer = house.http(push_of(other), device.subscription, token=other["token"], headers={"Accept-Language": "tr"})
        assert answer[0] == 201
        mover.act()
        [(_, _, body)] = service.soon(1)
        with language.speaking("tr"):
            assert device.read(body) == pushed(other["table"], "pishti")
    finally:
        mover.go()
        house.stop()


def test_what_waits_for_a_bot_is_said_to_each_hearer() -> None:
    waiting = {"type": "waiting", "bot": "Ayla", "is_first": True}
    with language.speaking("tr"):
        assert spoken(waiting)["says"] == said("tr", "replay-bot-getting-ready-first", name="Ayla")
        assert spoken({"type": "waiting", "bot": None, "is_first": False}) == {"type": "waiting", "says": None}
    says = "Ayla waits for the rules to be compiled on this machine. This happens once and may take some minutes."
    assert spoken(waiting)["says"] == says


def test_a_review_is_kept_in_no_language_and_told_in_each() -> None:
    reviewing = Reviewing(BotPool(), Course("pishti").finish().match, 1)
    _, decisions = choices(*reviewing._match, 1)
    worths = [[[[move], 0.0, 0.0] for move in choice.moves] for choice in decisions]
    assert asyncio.run(
        reviewing.take_up(json.loads(json.dumps({"worths": worths, "reasons": [None] * len(worths), "brought": [[0.0, 0.0]]})))
    )
    reviews = {}
    for name in ("en", "tr"):
        with language.speaking(name):
            reviews[name] = asyncio.run(reviewing.review())
    english, turkish = (reviews[name]["decisions"][0]["worths"] for name in ("en", "tr"))
    assert [row["move"] for row in english] == [row["move"] for row in turkish]
    assert all(one["says"] != other["says"] for one, other in zip(english, turkish, strict=True))
    assert reviews["en"]["sides"] == reviews["tr"]["sides"]


def test_a_replay_speaks_the_language_of_who_looks_at_it(own_server: Server) -> None:
    place = own_server.place("pishti", [{"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}])
    bo = Person(own_server, place)
    while bo.scene["phase"] != "deal" or not bo.scene["history"]:
        bo.act()
    path = f"/api/tables/{place['table']}/deals/1/replay?from=1"
    steps = {name: own_server.http(path, headers={"Accept-Language": name})[1]["steps"] for name in ("en", "tr", "el", "en")}
    assert len({steps[name][0]["says"] for name in steps}) == 3
    assert steps["en"][0]["says"].isascii()


def test_a_deal_is_replayed_in_the_language_of_the_context() -> None:
    match = Course("pishti").finish().match
    messages = []
    for name in ("en", "tr"):
        with language.speaking(name):
            messages.append([step["says"] for step in replayed(match, 1, seat=0, hands="own", start=1, most=4)])
    assert all(one != other for one, other in zip(*messages, strict=True))


def test_how_a_table_stands_is_written_down_in_each_language() -> None:
    sitting = Course("pishti").sitting
    standing = json.loads(json.dumps(summary_of(sitting, ("en", "tr"))))
    place = Place("t", 1, "pishti", 1, 0.0, 0.0, 1, standing)
    with language.speaking("tr"):
        assert has_line(standing)
        dealer = sitting.names[sitting.table.first_dealer]
        assert listed(place, standing)["says"] == said("tr", "table-deals-next", name=dealer)
    with language.speaking("el"):
        assert not has_line(standing)
        assert not has_line(standing | {"says": "Bo deals next."}), "a former version wrote English"
    assert has_line(standing | {"says": "Bo deals next."})


# -- the sitting -------------------------------------------------------------------------------------------------------------------------


def at_play() -> Sitting:
    """A table at which seat 0 reads English and seat 1 Turkish, after a move."""
    players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}]
    sitting = Sitting.open({"game": "pishti", "house": {"seats": 2}, "players": players}, entropy=random.Random(4).randbytes)
    sitting.languages |= {0: "en", 1: "tr"}
    for seat, ask in ((1, AskSit("Cy")), (0, AskDeal())):
        for event in sitting.ask(seat, ask):
            sitting.take(event)
    for event in sitting.ask(sitting.turn, AskMove(sitting.table.legal[0])):
        sitting.take(event)
    return sitting


def test_the_latest_event_can_be_said_in_any_language_and_older_ones_as_they_were_heard() -> None:
    sitting = at_play()
    with language.speaking("tr"):
        turkish = sitting.facts(sitting.last, 1)
        assert sitting.tells_from(0, 1)
        assert not sitting.tells_from(0, 0)
        assert not sitting.tells_from(sitting.last - 1, 0)
        assert sitting.tells_from(sitting.last, 0), "nothing was missed"
        assert sitting.scene(0)["last"] == sitting.facts(sitting.last, 0)["says"] != ""
    english = sitting.facts(sitting.last, 1)
    assert english["says"] != turkish["says"]
    assert english["scene"]["last"] == english["says"]
    assert turkish["scene"]["last"] == turkish["says"]
    assert "language" not in english
    assert sitting.can_say_last(1)


def test_a_table_that_rests_cannot_say_its_last_sentence_anew_and_says_so() -> None:
    sitting = at_play()
    sentence = sitting.facts(sitting.last, 0)["says"]
    sitting.rest()
    assert sitting.can_say_last(0)
    assert sitting.last_sentence(0) == sentence
    with language.speaking("el"):
        assert not sitting.can_say_last(0)
        assert sitting.last_sentence(0) == ""


def test_what_is_the_same_for_all_seats_is_made_once_for_each_language() -> None:
    sitting = at_play()
    lengths = set()
    for name in ("en", "tr", "el", "en"):
        with language.speaking(name):
            lengths.add((name, sitting.scene(0)["title"], sitting.scene(0)["length"]))
    assert len(lengths) == 3
    assert {title for _, title, _ in lengths} != {"Harbin's Pishti"}


def test_nobody_is_called_as_a_language_calls_the_reader() -> None:
    for name in language.offered():
        with pytest.raises(SetupError, match="You"), language.speaking("en"):
            read_name(said(name, "table-member-you"))


# -- errors that are made in one place and read in another --------------------------------------------------------------------------------


def test_errors_speak_when_they_are_read() -> None:
    errors = [
        (NoAnswer(language.later("fishing-your-turn")), "fishing-your-turn"),
        (DamagedTable(language.later("fishing-your-turn")), "fishing-your-turn"),
    ]
    for error, name in errors:
        with language.speaking("tr"):
            assert str(error) == said("tr", name)
        assert str(error) == said("en", name)
    damaged = DamagedTable(language.later("table-damaged-at", number="3"), language.later("table-left-as-it-is"))
    assert str(damaged) == "The record of this table is damaged at event 3. It was left as it is."


def test_servers_tell_each_other_of_codes_in_no_language() -> None:
    messages: list[Any] = []
    codes, elsewhere = Codes(share=messages.append), Codes()
    code = codes.give("ada")
    codes.take(code)
    for secret in messages:
        elsewhere.hear(secret)
    assert messages[-1]["ended"] == "used"
    for name in ("en", "tr"):
        with language.speaking(name), pytest.raises(CodeError) as caught:
            elsewhere.take(code)
        assert str(caught.value) == said(name, "people-code-used")
