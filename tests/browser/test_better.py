"""Somebody who reads the page writes better wordings, without a mouse too, and saves them as a file that a maintainer can take in."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from kahve.language.wordings import Wording, change_of, read_wordings

from .conftest import Guest

SWITCH = "Say it better"


def write(dialog: Locator, sentence: str, wording: str) -> None:
    """Choose a sentence of the list and write a better wording, by keys alone."""
    page = dialog.page
    dialog.get_by_label("Find a sentence").fill(sentence)
    dialog.get_by_role("button", name=sentence).first.focus()
    page.keyboard.press("Enter")
    expect(dialog.get_by_label("As you would say it")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type(wording)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_better_wordings_are_written_kept_and_saved(guest: Callable[..., Guest], tmp_path: Path) -> None:
    bo = guest()
    bo.home()
    page = bo.page
    assert page.locator("kahve-better").count() == 0
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("switch", name=SWITCH).click()

    # The page has loaded again, and the door to the tool is there; a button is in reach of the keyboard.
    door, dialog = page.get_by_role("button", name=SWITCH, exact=True), page.get_by_role("dialog", name=SWITCH)
    expect(door).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    door.focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    assert bo.nameless() == []

    write(dialog, "Play now", "Deal me in")
    expect(dialog.get_by_role("status").first).to_have_text("You have written 1 wording.")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    # A mark beside the sentence that is pointed at leads to that sentence at once.
    page.get_by_text("Play now", exact=True).hover()
    page.get_by_role("button", name="Write a better wording: Play now").click()
    expect(dialog.get_by_label("As you would say it")).to_have_value("Deal me in")
    page.keyboard.press("Escape")

    # In a panel the tool lies within it, as nothing else can be pressed.
    page.get_by_role("button", name="Preferences").click()
    page.locator("dialog[open] kahve-better").get_by_role("button", name=SWITCH, exact=True).click()
    write(dialog, "Light or dark", "Day or night")
    expect(dialog.get_by_role("status").first).to_have_text("You have written 2 wordings.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("body > kahve-better")).to_have_count(1)

    # What the server says has no id; what the page fills in may not be lost.
    bo.sit("pisti", 2)
    door.click()
    dialog.get_by_label("Find a sentence").fill("card")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    sentence = str(page.locator(".line-now").inner_text()).strip()
    door.click()
    write(dialog, sentence.splitlines()[0], "It is up to you.")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save as a file").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert path.name == "kahve-wordings-en.json"
    wordings = read_wordings(path.read_text(encoding="utf-8"))
    places = [row["place"] for row in json.loads(path.read_text(encoding="utf-8"))["wordings"]]
    assert places == ["/", "/, Preferences", "/t"]
    assert wordings[:2] == [
        Wording("client-home-play-now", "en", "Play now", "Deal me in", "/"),
        Wording("client-page-light-or-dark", "en", "Light or dark", "Day or night", "/, Preferences"),
    ]
    assert [change_of(row).source for row in wordings[:2]] == ["Deal me in", "Day or night"]
    assert (wordings[2].new, wordings[2].language) == ("It is up to you.", "en")

    # They are still there at the next visit, and gone when they are forgotten.
    bo.home()
    door.click()
    expect(dialog.get_by_role("status").first).to_have_text("You have written 3 wordings.")
    dialog.get_by_role("button", name="Forget all").click()
    expect(dialog.get_by_role("button", name="Save as a file")).to_be_hidden()
