"""A person at a table of a real server: every message of docs/protocol.md over a real socket."""

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import kahve
from kahve.games import GAMES


def played(person: Any, until: Any) -> None:
    while not until(person):
        person.act() if person.wish() else person.hear()


def test_a_match_against_bots_to_its_end_and_another_one(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pishti", with_bots(1, "greedy"), {"target": 51}))
    assert bo.welcome["last"] == 0
    assert bo.scene["can"] == ["deal"]
    played(bo, lambda bo: bo.scene["phase"] == "over" and bo.received[-1]["kind"] == "match")
    assert [event["n"] for event in bo.received] == list(range(1, bo.last + 1))
    kinds = {event["kind"] for event in bo.received}
    assert kinds == {"deal", "move", "match"}
    assert bo.received[-1]["winners"] == bo.scene["winners"]
    status, log, _ = server.http(f"/api/tables/{bo.place['table']}/log")
    assert status == 200
    assert json.loads(log.splitlines()[-1])["result"]["winners"] == bo.scene["winners"]
    assert bo.scene["can"] == ["again"]
    assert bo.ask("again")["type"] == "done"
    bo.act()
    assert bo.scene["deal"] == 1
    # No deal of the new match is over yet: its log has the head alone.
    status, log, _ = server.http(f"/api/tables/{bo.place['table']}/log")
    assert (status, len(log.splitlines())) == (200, 1)
    # Now and then one deal makes 51 points.
    played(bo, lambda bo: bo.scene["phase"] == "over" or (bo.scene["deal"] == 2 and bo.scene["phase"] == "play"))
    status, log, _ = server.http(f"/api/tables/{bo.place['table']}/log")
    _, first, *rest = [json.loads(line) for line in log.splitlines()]
    assert (status, first["deal"], "sheet" in first) == (200, 1, True)
    assert [list(line) for line in rest] == ([["result"]] if bo.scene["phase"] == "over" else [])
    assert len(kahve.read(log.splitlines()).history) == 1


def test_the_answer_comes_before_the_event_it_is_about(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(3)))
    ask = bo.asking("deal")
    bo.say(ask)
    first, second = bo.hear(), bo.hear()
    assert first == {"type": "done", "id": ask["id"], "n": 1}
    assert (second["type"], second["n"], second["kind"]) == ("event", 1, "deal")
    assert second["scene"]["deal"] == 1


def test_a_reload_finds_the_table_and_a_lost_line_the_events_that_it_missed(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("dry_game", with_bots(2)))
    for _ in range(4):
        bo.act()
    last_seen = bo.last - 3
    while not bo.scene["moves"]:
        bo.hear()
    bo.go()
    fresh = server.person(bo.place)
    assert "scene" in fresh.welcome
    assert fresh.scene == bo.scene
    missing = server.person(bo.place, last_seen)
    assert [event["n"] for event in missing.welcome["events"]] == list(range(last_seen + 1, bo.last + 1))
    assert missing.scene == bo.scene
    current = server.person(bo.place, bo.last)
    assert current.welcome["events"] == []


def test_who_claims_to_hold_more_than_there_is_gets_the_whole_table(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(1)))
    bo.say({"type": "hello", "token": bo.place["token"], "last": 999})
    welcome = bo.next("welcome")
    assert welcome["last"] == 0
    assert welcome["scene"]["phase"] == "deal"


def test_an_ask_sent_again_is_carried_out_once(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(1)))
    bo.act()
    while not bo.scene["moves"]:
        bo.hear()
    ask = bo.asking("move", bo.scene["moves"][0]["move"])
    bo.say(ask)
    bo.say(ask)
    first = bo.answer(ask["id"])
    again = bo.answer(ask["id"])
    assert first == again
    while not bo.scene["moves"]:
        bo.hear()
    bo.go()
    bo.come()
    bo.say(ask)
    assert bo.answer(ask["id"]) == first
    mine = [event for event in bo.received if event["kind"] == "move" and event["seat"] == 0]
    assert len(mine) == 1


def test_a_second_tab_takes_the_seat_and_the_first_hears_so(server: Any, with_bots: Any) -> None:
    first = server.person(server.place("pisti", with_bots(1)))
    second = server.person(first.place)
    assert first.closed_with() == 4001
    assert first.received[-1]["type"] == "replaced"
    second.act()
    assert second.last >= 1


def test_refusals_have_their_codes_and_sentences_and_change_nothing(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(3)))
    assert bo.ask("move", "5H") | {"id": ""} == {
        "type": "refused",
        "id": "",
        "code": "not_now",
        "says": "No card can be played now: deal the next hand first.",
        "last": 0,
    }
    assert bo.ask("again")["code"] == "not_now"
    assert bo.ask("deal", base=7)["code"] == "stale"
    bo.act()
    while not bo.scene["moves"]:
        bo.hear()
    hand = bo.scene["seats"][0]["hand"]
    away = next(card for card in ("5H", "6H", "7H", "8H", "9H") if card not in hand)
    assert bo.ask("move", away)["says"].startswith("You do not hold the ")
    assert bo.ask("move", "1X")["code"] == "illegal"
    assert bo.ask("move", "")["code"] in ("illegal", "malformed")
    assert bo.ask("move", hand[0], base=bo.last - 1)["code"] == "stale"
    assert bo.ask("dance")["code"] == "malformed"
    assert bo.ask("deal")["code"] == "not_now"
    assert bo.ask("sit")["code"] == "malformed"
    last = bo.last
    assert bo.ask("move", hand[0]) | {"id": ""} == {"type": "done", "id": "", "n": last + 1}


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", '"hello"', '{"type": "ask"}', '{"type": "nonsense"}', '{"type":"ask","id":"x","base":-1,"do":"move"}',
        '{"type":"ask","id":"x","base":0,"do":"move","move":5}', '{"type":"ask","id":"x","base":0,"do":"deal","more":1}',
        '{"type":"ask","id":"x","base":"0","do":"deal"}', "[" * 3000, b"\xff\xfe", '{"type":"hello","token":"x","last":1e9}',
    ],
)  # fmt: skip
def test_a_malformed_message_is_refused_and_the_line_goes_on(server: Any, with_bots: Any, text: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(1)))
    bo.say(text)
    refused = bo.next("refused")
    assert refused["code"] == "malformed"
    assert refused["says"]
    assert refused["id"] in (None, "x")
    bo.say({"type": "ping", "id": "p1"})
    assert bo.next("pong") == {"type": "pong", "id": "p1"}


def test_a_message_of_any_length_is_not_read(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(1)))
    bo.say("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        bo.next("refused")


def test_a_key_that_opens_no_seat_and_a_table_that_is_not(server: Any, with_bots: Any) -> None:
    place = server.place("pisti", with_bots(1))
    other = server.place("pisti", with_bots(1))
    for wrong, code, about in (
        (place | {"token": "x"}, 4003, "token"),
        (place | {"token": other["token"]}, 4003, "token"),
        (place | {"table": "nowhere"}, 4004, "table"),
    ):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{wrong['table']}/socket") as socket:
            with suppress(ConnectionClosed):  # a table that is not there refuses before it hears a word
                socket.send(json.dumps({"type": "hello", "token": wrong["token"], "last": 0}))
            refused = json.loads(socket.recv())
            assert (refused["type"], refused["id"], refused["code"]) == ("refused", None, about)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd.code == code


def test_an_ask_before_hello_moves_nothing(server: Any, with_bots: Any) -> None:
    place = server.place("pisti", with_bots(1))
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{place['table']}/socket") as socket:
        socket.send(json.dumps({"type": "ask", "id": "1", "base": 0, "do": "deal"}))
        assert json.loads(socket.recv())["code"] == "not_yours"


def test_a_page_from_elsewhere_is_not_let_in(server: Any, with_bots: Any) -> None:
    place = server.place("pisti", with_bots(1))
    address = f"ws://127.0.0.1:{server.port}/api/tables/{place['table']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example"):
        pass
    with connect(address, origin=f"http://127.0.0.1:{server.port}") as socket:
        socket.send(json.dumps({"type": "hello", "token": place["token"], "last": 0}))
        assert json.loads(socket.recv())["type"] == "welcome"
    status, body, _ = server.http("/api/tables", {"game": "pisti", "players": []}, headers={"Origin": "https://elsewhere.example"})
    assert (status, body["error"]["code"]) == (403, "origin")


def test_people_join_by_the_link_and_hear_the_same_events_each_in_their_own_words(server: Any) -> None:
    players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}, {"kind": "open"}]
    bo = server.person(server.place("dry_game", players))
    table = f"/api/tables/{bo.place['table']}"
    assert bo.scene["line"] == "Waiting for 2 more players to sit down."
    assert bo.scene["can"] == []
    assert bo.ask("deal")["code"] == "not_now"
    status, place, _ = server.http(f"{table}/seats", {"name": "Cy", "seat": 2})
    assert (status, place["seat"]) == (201, 2)
    cy = server.person(place)
    assert bo.next("event")["says"] == "Cy sits down."
    assert server.http(f"{table}/seats", {"name": "Di", "seat": 2})[0] == 409
    assert server.http(f"{table}/seats", {"name": "Di", "seat": 0})[0] == 409
    assert server.http(f"{table}/seats", {"name": "Di", "seat": 7})[0] == 422
    assert server.http(f"{table}/seats", {"name": "You"})[0] == 422
    di = server.person(server.http(f"{table}/seats", {"name": "Bo"})[1])
    assert server.http(f"{table}/seats", {"name": "Ed"})[0] == 409
    _, lobby, _ = server.http(table)
    assert [player["name"] for player in lobby["players"]] == ["Bo", "Bo 2", "Cy"]
    people = [bo, di, cy]
    while cy.last < 2:
        cy.hear()
    assert cy.ask("deal")["type"] == "done"
    for person in people:
        while person.last < 3:
            person.hear()
    turn = bo.scene["turn"]
    out = people[(turn + 1) % 3]
    refused = out.ask("move", out.scene["seats"][out.place["seat"]]["hand"][0])
    assert (refused["code"], refused["says"]) == ("not_yours", f"It is not your turn: {['Bo', 'Bo 2', 'Cy'][turn]} is to play.")
    people[turn].act()
    for person in people:
        while person.last < 4:
            person.hear()
    says = [person.received[-1]["says"] for person in people]
    assert says[turn].startswith("You ")
    assert all(said.startswith(["Bo", "Bo 2", "Cy"][turn]) for at, said in enumerate(says) if at != turn)
    cy.go()
    assert bo.next("presence")["connected"] == [0, 1]


def test_http_answers(server: Any, with_bots: Any) -> None:
    status, body, headers = server.http("/api/games")
    assert status == 200
    assert [game["name"] for game in body["games"]] == list(GAMES)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    game = server.http("/api/games/foxtrot")[1]
    assert game["options"][0]["name"] == "seats"
    assert game["seats"] == {"min": 2, "max": 12, "default": 4}
    assert game["opponents"][0]["name"] == "random"
    kinds = {option["kind"] for option in game["options"]}
    assert kinds == {"number", "choice", "yes_no"}
    assert server.http("/healthz")[1] == {"ok": True}


def test_the_rulebook_has_this_tables_value_at_each_house_rule(server: Any) -> None:
    status, body, _ = server.http("/api/games/pisti/rules?match_bonus=5&seats=2")
    assert status == 200
    assert body["changed"] == ["seats", "match_bonus"]
    assert (
        '<p class="here changed" dir="auto" data-option="match_bonus">At this table: <mark>5</mark> (the book says 10).</p>' in body["html"]
    )
    names = {option["name"] for option in server.http("/api/games/pisti")[1]["options"]}
    assert all(f'data-option="{name}"' in body["html"] for name in names)
    assert server.http("/api/games/pisti/rules?match_bonus=6")[0] == 422
    assert server.http("/api/games/chess/rules")[0] == 404


@pytest.mark.parametrize(
    ("body", "status", "code", "field"),
    [
        (b"{", 400, "malformed", None),
        (b'{"game": 5, "players": []}', 400, "malformed", None),
        (b'{"game": "pisti", "players": [], "extra": 1}', 400, "malformed", None),
        (b"\xff", 400, "malformed", None),
        ({"game": "chess", "players": []}, 404, "game", "game"),
        ({"game": "pisti", "house": {"seats": 5}, "players": []}, 422, "house", "seats"),
        ({"game": "pisti", "house": {"tempo": 5}, "players": []}, 422, "house", "tempo"),
        ({"game": "pisti", "house": {"match_bonus": [1]}, "players": []}, 422, "house", "match_bonus"),
        ({"game": "pisti", "players": [{"kind": "you"}]}, 422, "setup", "players"),
        ({"game": "pishti", "players": [{"kind": "bot", "bot": "greedy"}] * 2}, 422, "setup", "players"),
        ({"game": "pishti", "players": [{"kind": "you"}] * 2}, 422, "setup", "players"),
        ({"game": "pishti", "players": [{"kind": "you"}, {"kind": "bot", "bot": "deep"}]}, 422, "setup", "players"),
        ({"game": "pishti", "players": [{"kind": "you"}, {"kind": "ghost"}]}, 422, "setup", "players"),
        ({"game": "pishti", "players": [{"kind": "you", "name": "you"}, {"kind": "open"}]}, 422, "setup", "name"),
        ({"game": "pishti", "players": [{"kind": "you"}, {"kind": "open"}], "show": {"pile": "all"}}, 422, "setup", "show"),
        ({"game": "pishti", "players": [{"kind": "you"}, {"kind": "open"}], "show": {"counts": 1}}, 422, "setup", "show"),
        (b" " * 40_000, 413, "too_long", None),
    ],
)
def test_a_setup_that_cannot_stand_is_refused_with_a_sentence(server: Any, body: Any, status: Any, code: Any, field: Any) -> None:
    document, answer, _ = server.http("/api/tables", body)
    error = answer["error"]
    assert (document, error["code"], error["field"]) == (status, code, field)
    assert error["says"].endswith(".")


def test_a_seat_shows_its_scene_to_who_holds_its_key_and_to_nobody_else(server: Any, with_bots: Any) -> None:
    place = server.place("pisti", with_bots(3))
    table = f"/api/tables/{place['table']}"
    assert server.http(f"{table}/seats/0", token=place["token"])[1]["scene"]["seat"] == 0
    assert server.http(f"{table}/seats/0")[0] == 401
    assert server.http(f"{table}/seats/0", token="x")[0] == 401
    status, body, _ = server.http(f"{table}/seats/1", token=place["token"])
    assert (status, body["error"]["says"]) == (403, "Seat 1 is not yours: your key is for seat 0.")
    assert server.http(f"{table}/seats/one", token=place["token"])[0] == 400
    assert server.http("/api/tables/nowhere")[0] == 404
    assert server.http("/nowhere")[1]["error"]["code"] == "http"


def test_the_word_list_can_be_asked_between_deals_and_never_during_one(serving: Any, with_bots: Any) -> None:
    server = serving()
    bo = server.person(server.place("soup", with_bots(2)))
    path = f"/api/tables/{bo.place['table']}/word"
    status, body, _ = server.http(f"{path}?word=Stir")
    assert (status, body["word"], body["is_word"], body["list"]) == (200, "stir", True, "int60")
    assert server.http(f"{path}?word=stirr")[1]["is_word"] is False
    assert bo.ask("deal")["type"] == "done"
    while bo.scene["phase"] != "play":
        bo.hear()
    status, body, _ = server.http(f"{path}?word=stir")
    assert (status, body["error"]["code"]) == (409, "not_now")
    assert "when the deal is over" in body["error"]["says"]


@pytest.mark.parametrize("word", ["", "two%20words", "caf%C3%A9", "a" * 46])
def test_what_cannot_be_a_word_is_refused(server: Any, with_bots: Any, word: str) -> None:
    bo = server.person(server.place("soup", with_bots(2)))
    status, body, _ = server.http(f"/api/tables/{bo.place['table']}/word?word={word}")
    assert (status, body["error"]["code"]) == (422, "malformed")


def test_a_game_without_words_has_no_word_list(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pisti", with_bots(3)))
    assert server.http(f"/api/tables/{bo.place['table']}/word?word=stir")[0] == 409
