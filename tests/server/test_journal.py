"""The log of a server: each thing once, as text or as JSON, and never a card in it."""

import json
import logging
import re
import sqlite3
from typing import Any, Never

import pytest

from kahve.games import game
from kahve.table.protocol.routes import Answer, HttpRequest
from kahve.table.watching import journal

PLAYED = ["pisti", "basra", "hand_and_foot", "quist", "soup"]

NAMES = re.compile(
    r"\b(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|joker)s?\b( of (clubs|diamonds|hearts|spades))?", re.I
)
"""What cards are called in sentences."""


def codes(name: str) -> set[str]:
    """The codes of the cards of a game that are not words of their own."""
    named_game = game(name)
    return {code for code in named_game.rules.deck(named_game.settle({})).codes.values() if len(code) > 1}


def go_on(person: Any) -> None:
    """Deal, or play the first of the moves shown that is a whole turn, or all its parts together, or pass three cards.

    A bot may come first, so that what was asked for is refused as stale; then the next scene is answered.
    """
    refused = []
    for _ in range(20):
        hand, moves = person.scene["seats"][person.place["seat"]]["hand"], [move["move"] for move in person.scene["moves"]]
        for text in [*moves, f"pass {' '.join(hand[:3])}", ", ".join(moves)] if moves else [None]:
            answer = person.ask("move" if moves else "deal", text)
            if answer["type"] == "done":
                while person.last < answer["n"]:
                    person.hear()
                return
            refused.append((text, answer))
        while person.wish() is None:
            person.hear()
    raise AssertionError(refused[-12:])


def without_frames(line: str) -> str:
    """A line of the log without the places in the code, whose names may be those of cards."""
    document = json.loads(line)
    return json.dumps({name: value for name, value in document.items() if name not in ("time", "error", "table")}).replace(
        str(document.get("table")), ""
    )


def test_the_log_of_whole_evenings_has_no_card(serving: Any, with_bots: Any) -> None:
    server = serving(bots="thinkers", log="json", longest_thought=30.0)
    for name, bot in zip(PLAYED, ["cheating", "failing", "random", "failing", "cheating"], strict=True):
        seats = game(name).settle({}).seats
        bo = server.person(server.place(name, with_bots(seats - 1, bot)))
        for _ in range(8):
            while bo.wish() is None:
                bo.hear()
            if bo.scene["moves"]:
                legal = {move["move"] for move in bo.scene["moves"]}
                for wrong in [*sorted(codes(name))[:3], "XX", "meld KKK"]:
                    bo.ask("move", wrong if wrong not in legal else "nothing of this")
            go_on(bo)
        server.http(f"/api/tables/{bo.place['table']}/seats/0/hint", token=bo.place["token"])
    table = bo.place["table"]
    server.kill()
    with sqlite3.connect(server.store) as connection:
        connection.execute('UPDATE events SET body = replace(body, \'"order":"\', \'"order":"XX \') WHERE table_id = ? AND n = 1', (table,))
    connection.close()
    log = server.process.stderr.read() if server.process.stderr and not server.process.stderr.closed else ""
    server.start()
    assert server.http(f"/api/tables/{table}")[0] == 500
    log += server.stop()
    lines = log.splitlines()
    assert any("does not follow" in line for line in lines)
    for line in lines:
        document = json.loads(line)
        assert {"time", "level", "logger", "says"} <= set(document)
        bare = without_frames(line)
        assert NAMES.search(bare) is None, line
        for name in PLAYED:
            assert set(re.findall(r"[\w*]+", bare)).isdisjoint(codes(name)), line


def test_the_words_of_an_error_are_left_out_and_its_places_are_not(capsys: Any) -> None:
    def fail() -> Never:
        raise ValueError("the queen of spades lies in hand 2")

    for formatter in (journal.AsText(), journal.AsJson()):
        try:
            try:
                fail()
            except ValueError as error:
                raise RuntimeError("QS") from error
        except RuntimeError:
            import sys

            record = logging.LogRecord("kahve.table", logging.ERROR, __file__, 1, "Something failed.", (), sys.exc_info())
        text = formatter.format(record)
        assert "queen" not in text
        assert "QS" not in text
        for part in ("Something failed.", "in fail", "ValueError", "RuntimeError", "test_journal.py"):
            assert part in text


def test_an_error_of_the_system_keeps_its_words() -> None:
    assert journal.places(OSError(28, "No space left on device"))[-1].endswith("No space left on device")
    assert journal.places(sqlite3.OperationalError("disk I/O error"))[-1] == "OperationalError: disk I/O error"


def test_a_log_as_json_says_what_went_well_too(serving: Any, with_bots: Any) -> None:
    server = serving(log="json")
    place = server.place("pisti", with_bots(1))
    [line] = server.stop().splitlines()
    document = json.loads(line)
    assert (document["level"], document["table"], document["game"]) == ("info", place["table"], "pisti")


def test_one_sentence_does_not_fill_the_disk(serving: Any) -> None:
    import socket

    server = serving()
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
            connection.sendall(b"\xff\xfe\xfd\r\n\r\n")
            connection.recv(1000)
    assert 0 < len(server.stop().splitlines()) <= 5


def test_a_log_of_another_kind_is_refused(run: Any, tmp_path: Any) -> None:
    ended = run(log="xml", port=0, store=f"sqlite:///{tmp_path}/tables.db")
    assert (ended.returncode, ended.stderr) == (1, "--log cannot be 'xml': allowed are text and json.\n")


@pytest.mark.parametrize("kind", journal.KINDS)
def test_a_failure_in_a_request_leaves_no_card_in_the_log(kind: str, tmp_path: Any) -> None:
    import asyncio
    import io

    import httpx

    from kahve.table.serving import app as application
    from kahve.table.serving.serve_options import ServeOptions

    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(journal.AsJson() if kind == "json" else journal.AsText())
    logger = logging.getLogger("kahve.table")
    logger.addHandler(handler)

    async def ask() -> int:
        app = application.create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db"))

        @app.state.routes.get("/fails/now")
        async def fails(request: HttpRequest) -> Answer:
            raise RuntimeError("QS is in the other hand")

        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://kahve") as client:
            status = (await client.get("/fails/now")).status_code
        await app.state.server.close()
        return status

    assert asyncio.run(ask()) == 500
    logger.removeHandler(handler)
    assert "QS" not in out.getvalue()
    assert "RuntimeError" in out.getvalue()
