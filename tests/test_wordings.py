"""A better wording from the page is taken in where it fits the present catalogue, and refused with the reason where it does not."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from kahve.language import __main__ as command
from kahve.language.catalogue import known, resources
from kahve.language.wordings import CATALOGUES, Wording, WordingError, branches_of, change_of, read_wordings, write


def wording(message_id: str, old: str, new: str, language: str = "en") -> Wording:
    return Wording(message_id, language, old, new, "/")


def file_of(*rows: Wording) -> str:
    """What the page saves."""
    return json.dumps({"format": "kahve-wordings", "version": 1, "wordings": [row._asdict() for row in rows]})


PLAYERS = "client-home-players"


@pytest.mark.parametrize(
    ("row", "source"),
    [
        (wording(PLAYERS, "{count} players", "For {count} players"), "For { $count } players"),
        (wording("client-table-of-name", "{name:genitive}", "of {name:genitive}"), 'of { PERSON($name, case: "genitive") }'),
        (wording("", "One moment, please.", "A moment, please."), "A moment, please."),
        (wording("", "The deck of Ayla has been changed.", "x"), ""),
    ],
)
def test_a_wording_that_fits_becomes_a_source(row: Wording, source: str) -> None:
    if source:
        assert change_of(row).source == source
    else:
        with pytest.raises(WordingError, match="Look for it by hand"):
            change_of(row)


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (wording(PLAYERS, "{count} persons", "For {count}"), r'has changed since\. Today it says "\{count\} player" / "\{count\} players"'),
        (wording(PLAYERS, "{count} players", "For players"), r"loses \{count\}"),
        (wording(PLAYERS, "{count} players", "{count} of {all}"), r"has \{all\}, which nothing fills in"),
        (wording(PLAYERS, "{count} players", "{count} players"), "has this wording already"),
        (wording(PLAYERS, "{count} players", ""), "is empty"),
        (wording(PLAYERS, "{count} players", "{count} players {"), "braces"),
        (wording("client-home-no-such", "a", "b"), "no message client-home-no-such"),
        (wording(PLAYERS, "a", "b", "xx"), "no language 'xx'"),
        (wording("client-table-play-again", "Play again", "Play the knave"), 'say "jack"'),
        (wording("", "South plays 8♥ instead.", "So South plays 8♥."), r"line \d+ of foxtrot/RULES.md"),
        (wording("", "Every pastra is worth the same.", "x"), r"line \d+ of floor/book.md"),
        (wording("", "Pastra is the fishing game of Cyprus.", "x"), r"line \d+ of pastra/own.md"),
        (wording("", "This order has 5 cards; the deck has 52.", "An order of 5 cards; the deck has 52."), "around a selection"),
        (wording("", "No seat at this table, ever.", "x"), "Look for it by hand"),
    ],
)
def test_a_wording_that_does_not_fit_is_refused_with_the_reason(row: Wording, says: str) -> None:
    with pytest.raises(WordingError, match=says):
        change_of(row)


def test_a_sentence_of_the_server_gets_back_its_marks() -> None:
    change = change_of(wording("", "This order has 5 cards; the deck has 52.", "This order has only 5 cards; the deck has 52."))
    assert (change.id, change.source) == ("cards-order-of-wrong-size", "only { $given } cards")


@pytest.mark.parametrize("language", known())
def test_each_branch_of_a_message_knows_its_source(language: str) -> None:
    for catalogue in resources(language):
        for message_id, piece in resources(language).pieces(catalogue).items():
            for branch in branches_of(language, catalogue, message_id):
                own = branch.text[len(branch.before) : len(branch.text) - len(branch.after)]
                written = own
                for mark, source in branch.sources.items():
                    written = written.replace(mark, source)
                assert " ".join(piece[branch.start : branch.end].split()) in (" ".join(written.split()), f'{{ "{own}" }}'), message_id


def test_a_wording_is_written_into_its_branch_and_nothing_else(tmp_path: Path) -> None:
    shutil.copytree(CATALOGUES / "en", tmp_path / "en")
    write(change_of(wording(PLAYERS, "{count} players", "For {count} players")), "en", tmp_path)
    before, after = ((folder / "en" / "client-home.ftl").read_text(encoding="utf-8").splitlines() for folder in (CATALOGUES, tmp_path))
    assert [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]] == [
        ("       *[other] { $count } players", "       *[other] For { $count } players")
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "is not JSON"),
        ("[]", "no wordings that the page saved"),
        ('{"format": "kahve-wordings", "version": 2, "wordings": []}', "has version 2"),
        ('{"format": "kahve-wordings", "version": 1, "wordings": [{"id": 1}]}', "Wording 1 of the file lacks one of id, language"),
        (file_of(wording("a", "b" * 3000, "c")), "longer than 2000 letters"),
    ],
)
def test_a_file_that_the_page_did_not_save_is_named(text: str, says: str) -> None:
    with pytest.raises(WordingError, match=says):
        read_wordings(text)


def test_the_command_shows_what_fits_and_why_the_rest_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wordings.json"
    path.write_text(file_of(wording(PLAYERS, "{count} players", "For {count}"), wording(PLAYERS, "{count} players", "Players")))
    assert command.main([str(path)]) == 1
    said = capsys.readouterr().out
    assert "fits    en client-home-players (/)\n  old: {count} players\n  new: For {count}\n" in said
    assert "REFUSED en client-home-players (/)\n  The new wording loses {count}." in said
    assert said.endswith("1 of 2 fit.\n")
    path.write_text("no JSON")
    assert command.main([str(path)]) == 2
    assert "is not JSON" in capsys.readouterr().err
