"""A host's own list of words at a table of a real server, whose bots play in processes of their own."""

import threading
from pathlib import Path
from typing import Any

import pytest

from kahve.cards.lexicon import FIRST, OWN, digest_of_words, lexicon, own_lists
from kahve.cards.lexicon.own_lists import FILES

from ..protocol_checks import answers_of_server


def test_guests_and_bots_play_with_the_words_of_the_host(
    serving: Any, with_bots: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = lexicon("int60").sorted[::9]
    file, name = tmp_path / "club.txt", f"en:{digest_of_words(words)}"
    file.write_text("\n".join(words), encoding="utf-8")
    surroundings = serving.__globals__["ENVIRONMENT"]
    monkeypatch.setitem(surroundings, FILES, str(file))
    server = serving()
    bo = server.person(server.place("quist", with_bots(3, "casual"), {"lexicon": name}))
    path = f"/api/tables/{bo.place['table']}"
    for word, is_word in ((words[5], True), (lexicon("int60").sorted[1], False)):
        body = server.http(f"{path}/word?word={word}")[1]
        assert (body["is_word"], body["list"]) == (is_word, name)
        assert "the words of the file club.txt" in body["says"]
    while bo.last < 25:
        bo.act() if bo.wish() else bo.hear()
    games = server.http("/api/games")[1]["games"]
    rows = next(game["options"] for game in games if game["name"] == "quist")
    offered = next(row["values"] for row in rows if row["name"] == "lexicon")
    assert {"value": name, "title": f"club.txt, {len(words):,} words"} in offered
    # Another day the words are not there, and the table says so.
    server.stop()
    monkeypatch.delitem(surroundings, FILES)
    server.start()
    status, body, _ = server.http(f"{path}/seats/0", token=bo.place["token"])
    assert (status, body["error"]["code"]) == (500, "damaged")
    says = "are not available here: they come from somebody's file. Give that file with --word-list. It was left as it is."
    assert says in body["error"]["says"]
    status, body, _ = server.http("/api/tables", {"game": "quist", "house": {"lexicon": name}, "players": with_bots(3)})
    assert (status, body["error"]["code"], body["error"]["field"]) == (422, "house", "lexicon")
    assert "are not available here" in body["error"]["says"]


@pytest.mark.parametrize("kind", ["table", "set", "rules"])
def test_a_list_of_the_first_edition_is_laid_beside_the_event_loop(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes more than a second, in which the server must go on answering."""
    threads: list[threading.Thread] = []
    monkeypatch.setattr(own_lists, "_lay_first", lambda: threads.append(threading.current_thread()))
    for name in FIRST:
        monkeypatch.setitem(OWN, name, lexicon("int60"))
    house = {"lexicon": next(iter(FIRST))}
    players = [{"kind": "you"}, *[{"kind": "bot", "bot": "casual"}] * 3]
    requests = {
        "table": ("POST", "/api/tables", {"game": "quist", "house": house, "players": players}),
        "set": ("POST", "/api/games/quist/house", {"house": house}),
        "rules": ("GET", f"/api/games/quist/rules?lexicon={house['lexicon']}", None),
    }
    (answer,) = answers_of_server(tmp_path, [requests[kind]])
    assert answer.status_code in (200, 201), answer.text
    assert threads
    assert threading.main_thread() not in threads
