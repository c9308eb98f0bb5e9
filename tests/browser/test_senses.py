"""What is heard of a table, and how it tells of itself when nobody looks: sounds, the tab, notices."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from .conftest import Guest

LISTEN = """
    Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined });
    window.heard = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
"""
"""Counts what a page makes heard. A script of a test counts as a touch to the browser, so the page has to look for touches itself."""

LOOK_AWAY = """(away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""

NOTICES = """
    window.notices = [];
    window.Notification = class {
        static permission = 'default';
        static asked = 0;
        static async requestPermission() { this.asked += 1; return (this.permission = 'ANSWER'); }
        constructor(title, { body }) { window.notices.push([title, body]); }
        close() { window.notices.push(['closed']); }
    };
"""
"""A browser whose person gives this answer when asked for notices."""


def icon(guest: Guest) -> Any:
    return guest.look("document.querySelector('link[rel=icon]').getAttribute('href')")


def test_a_table_is_heard_after_the_first_touch_and_can_be_made_silent(guest: Callable[..., Guest]) -> None:
    bo = guest(sound=True)
    bo.prepare(LISTEN)
    bo.sit("pisti", 2)
    assert bo.look("window.heard") == 0
    bo.play(Locator.click)
    bo.page.wait_for_function("() => window.heard > 0")
    for loudness in ("on", "off"):
        bo.page.keyboard.press("q")
        expect(bo.page.locator(".notice")).to_have_text(f"Sound: {loudness}.")
        expect(bo.page.get_by_role("button", name=f"Sound: {loudness}")).to_be_visible()
    before = bo.look("window.heard")
    bo.play(Locator.click)
    assert bo.look("window.heard") == before
    bo.page.get_by_role("button", name="Sound: off").click()
    bo.play(Locator.click)
    bo.page.wait_for_function("(before) => window.heard > before", arg=before)


def test_the_tab_says_whose_turn_it_is(guest: Callable[..., Guest]) -> None:
    bo = guest()
    bo.sit("foxtrot", 5)
    assert bo.page.title() == "Your turn · Foxtrot · Kahve"
    assert icon(bo) == "/assets/cup-turn.svg"
    bo.page.keyboard.press("h")
    expect(bo.page.get_by_role("button", name="Play now")).to_be_visible()
    assert (bo.page.title(), icon(bo)) == ("Kahve", "/assets/cup.svg")


def test_a_hidden_table_notifies_who_has_wished_so_by_a_button(guest: Callable[..., Guest]) -> None:
    bo = guest()
    bo.prepare(NOTICES.replace("ANSWER", "granted"))
    bo.sit("pisti", 2)
    assert bo.look("Notification.asked") == 0
    bo.page.keyboard.press("p")
    bo.page.get_by_role("switch", name="Notify me").click()
    bo.soon(lambda: bo.look("[Notification.asked, Notification.permission]"), [1, "granted"])
    expect(bo.page.get_by_role("switch", name="Notify me")).to_be_checked()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("dialog")).to_have_count(0)
    card, _ = bo.choice()
    bo.page.evaluate(LOOK_AWAY, True)
    card.click()
    bo.page.wait_for_function("() => window.notices.length > 0")
    title, body = bo.look("window.notices[0]")
    assert title == "Your turn · Pisti"
    assert body.startswith("It is your turn. Ayla ")
    assert bo.page.title() == "Your turn · Pisti · Kahve"
    bo.page.evaluate(LOOK_AWAY, False)
    bo.soon(lambda: bo.look("window.notices.at(-1)"), ["closed"])


def test_a_no_to_notices_is_said_and_not_asked_again(guest: Callable[..., Guest]) -> None:
    bo = guest()
    bo.prepare(NOTICES.replace("ANSWER", "denied"))
    bo.home()
    bo.page.get_by_role("button", name="Preferences").click()
    bo.page.get_by_role("switch", name="Notify me").click()
    expect(bo.page.get_by_text("Notifications are blocked in this browser.")).to_be_visible()
    expect(bo.page.get_by_role("switch", name="Notify me")).not_to_be_checked()
    expect(bo.page.get_by_role("switch", name="Notify me")).to_be_disabled()
    assert bo.look("Notification.asked") == 1


def test_a_push_is_shown_by_the_worker_and_says_which_table(whole_chromium: Browser, guest: Callable[..., Guest]) -> None:
    bo = guest(browser=whole_chromium)
    bo.page.context.grant_permissions(["notifications"], origin=bo.server.address)
    devtools = bo.page.context.new_cdp_session(bo.page)
    registered: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda message: registered.extend(message["registrations"]))
    devtools.send("ServiceWorker.enable")
    bo.home()
    bo.page.get_by_role("button", name="Preferences").click()
    bo.page.get_by_role("switch", name="Notify me").click()
    active = "navigator.serviceWorker.getRegistration('/assets/').then((found) => found?.active?.state)"
    bo.soon(lambda: bo.look(active), "activated")
    data = '{"table": "k7f", "title": "Pisti", "heading": "Your turn · Pisti", "says": "It is your turn."}'
    [number] = {registration["registrationId"] for registration in registered}
    shown = """navigator.serviceWorker.getRegistration('/assets/').then((found) => found.getNotifications())
        .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"""
    looks = count()

    def pushed() -> Any:
        # The browser says nothing of a push that a busy machine has lost, so after some seconds another is sent.
        if next(looks) % 20 == 0:
            devtools.send("ServiceWorker.deliverPushMessage", {"origin": bo.server.address, "registrationId": number, "data": data})
        return bo.look(shown)

    bo.soon(pushed, [["Your turn · Pisti", "It is your turn.", "/t/k7f"]])
