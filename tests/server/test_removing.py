"""Whom the host removes or bans, and a table that is locked: who is told what, and who can come back by the link."""

from typing import Any

import pytest

from kahve.table.sitting.removing import mark_of
from kahve.table.sitting.sitting import EventError

from ..asks import happened
from .test_seating import BOT, YOU, Table, people


def test_the_host_alone_removes_somebody_and_all_hear_of_it() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(2)
    assert table.sitting.scene(0)["may"][-2:] == ["remove", "lock"]
    assert {"remove", "ban", "lock"} & set(table.sitting.scene(1)["may"]) == set()
    for do in ("remove", "ban"):
        assert table.refused(1, do, seat=2) == ("not_yours", "Only Bo can remove people from this table and lock it.")
    assert table.refused(0, "remove", seat=0) == ("not_now", "That is your own seat: leave the table instead.")
    assert table.refused(0, "remove", seat=9)[0] == "malformed"
    assert table.refused(0, "remove")[0] == "malformed"
    assert table.do(0, "remove", seat=1, mark="m") == ["You remove Cy from the table. The seat is open."]
    assert table.sitting.facts(table.sitting.last, 2)["says"] == "Bo removes Cy from the table. The seat is open."
    assert table.sitting.open_seats == [1]
    assert table.refused(0, "remove", seat=1) == ("not_now", "That seat is open.")
    # What they had asked for in that moment comes too late.
    for do, parts in {"leave": {}, "propose": {"what": "end"}, "again": {}, "bot": {}, "return": {}}.items():
        assert table.refused(1, do, **parts) == ("not_yours", "You no longer have a seat at this table.")
    assert Table([YOU, BOT]).refused(0, "remove", seat=1) == ("not_now", "Ayla is a bot.")
    # A person who was only removed may come back.
    assert table.do(1, "sit", name="Cy", mark="m") == ["You sit down."]
    assert table.sitting.removed == {}


def test_who_is_banned_cannot_sit_down_until_the_host_lets_them() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    assert table.refused(0, "ban", seat=1)[1].startswith("Cy came without a key by which the server knows a person")
    assert table.do(0, "ban", seat=1, mark="m") == ["You ban Cy from the table. The seat is open."]
    assert table.refused(1, "sit", name="Cyril", mark="m") == (
        "not_yours",
        "Bo has banned you from this table: you cannot sit down here.",
    )
    assert table.do(1, "sit", name="Ed", mark="n") == ["You sit down."]
    assert table.sitting.scene(0)["banned"] == [{"id": "m", "name": "Cy"}]
    assert [table.sitting.scene(seat)["banned"] for seat in (1, 2, -1)] == [[], [], []]
    assert table.refused(2, "pardon", of="m")[0] == "not_yours"
    assert table.refused(0, "pardon", of="x") == ("not_now", "Nobody of that name is banned.")
    assert table.do(0, "pardon", of="m") == ["You let Cy come back to the table."]
    table.do(1, "leave")
    assert table.do(1, "sit", name="Cy", mark="m") == ["You sit down."]


def test_at_a_locked_table_nobody_new_sits_down() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.do(2, "leave")
    assert table.do(0, "lock") == ["You lock the table: nobody new can sit down."]
    assert table.sitting.scene(1)["locked"]
    assert table.sitting.scene(0)["may"][-1] == "unlock"
    says = "This table is locked: nobody new can sit down until Bo unlocks it."
    assert table.refused(2, "sit", name="Ed", mark="n") == ("not_now", says)
    assert table.refused(1, "leave", to="Ed") == ("not_now", says)
    table.do(0, "bot")
    table.play_deal()
    # A bot's seat is not a way in either.
    assert table.refused(2, "sit", name="Ed") == ("not_now", says)
    table.do(0, "unlock")
    assert table.do(2, "sit", name="Ed") == ["You sit down in the seat of Ayla, a bot."]


def test_a_table_that_the_last_person_leaves_is_locked_no_more() -> None:
    table = people("Bo", "Cy")
    table.do(0, "lock")
    table.do(0, "leave")
    assert table.sitting.locked
    table.do(1, "leave")
    assert table.do(0, "sit", name="Bo") == ["You sit down."]


def test_what_waited_for_somebody_alone_happens_when_they_are_removed() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(1)
    table.do(0, "propose", what="end")
    table.do(2, "agree")
    assert len(table.do(0, "remove", seat=1)) == 2
    assert table.sitting.ended


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "removed", "seat": 1, "by": 0, "mark": None, "banned": False},
        {"kind": "pardoned", "by": 0, "mark": "m"},
    ],
)
def test_a_stored_removal_that_does_not_follow_is_named(event: Any) -> None:
    sitting = Table([YOU, BOT]).sitting
    with pytest.raises(EventError, match="Event 1 of this table"):
        sitting.take(happened(**event))
    assert sitting.last == 0


def test_a_mark_says_nothing_of_the_person_and_is_another_one_at_each_table() -> None:
    assert mark_of("k7f", "ada") != mark_of("x2b", "ada")
    assert "ada" not in mark_of("k7f", "ada")


# -- over the network


def known(server: Any, name: str) -> dict[str, str]:
    """The header of the device of a new person."""
    status, body, _ = server.http("/api/me", {"name": name})
    assert status == 201
    return {"Kahve-Person": body["key"]}


def table_of_two(server: Any) -> tuple[Any, Any, dict[str, str], str]:
    """Bo, the host, and Cy, with Cy's header and the address of the table."""
    bo = server.person(server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}]))
    address, header = f"/api/tables/{bo.place['table']}", known(server, "Cy")
    status, place, _ = server.http(f"{address}/seats", {"name": "Cy"}, headers=header)
    assert status == 201
    hear_all(bo)
    return bo, server.person(place), header, address


def hear_all(person: Any) -> None:
    """Let somebody hear that a second person has sat down."""
    while not person.received:
        person.hear()


@pytest.mark.parametrize(
    ("do", "says"),
    [
        ("remove", "Bo has removed you from this table."),
        ("ban", "Bo has banned you from this table: you cannot sit down here."),
    ],
)
def test_who_is_removed_is_told_at_once_and_by_the_link_too(server: Any, do: str, says: str) -> None:
    bo, cy, header, address = table_of_two(server)
    assert bo.ask(do, seat=1)["type"] == "done"
    assert cy.closed_with() == 4005
    assert {"type": "unseated", "says": says} in cy.received
    status, lobby, _ = server.http(address, headers=header)
    assert (status, lobby["removed"]) == (200, says)
    assert lobby["players"][1]["takeable"] == (do == "remove")
    # The key opens nothing, and the seat is off their list.
    assert server.http(f"{address}/seats/1", token=cy.place["token"])[0] == 401
    assert server.http("/api/me/tables", headers=header)[1]["tables"] == []
    status, answer, _ = server.http(f"{address}/seats", {"name": "Cyril"}, headers=header)
    if do == "remove":
        assert status == 201
        assert server.http(address, headers=header)[1]["removed"] is None
    else:
        assert (status, answer["error"]["says"]) == (409, says)
        # Somebody else comes, and who has a new key is somebody else to the server.
        assert server.http(address)[1]["removed"] is None
        assert server.http(f"{address}/seats", {"name": "Cy"}, headers=known(server, "Cy"))[0] == 201


def test_all_devices_of_a_person_are_kept_away(server: Any) -> None:
    bo, _, header, address = table_of_two(server)
    code = server.http("/api/me/code", {}, headers=header, method="POST")[1]["code"]
    other = {"Kahve-Person": server.http("/api/devices", {"code": code})[1]["key"]}
    bo.ask("ban", seat=1)
    for device in (header, other):
        assert server.http(f"{address}/seats", {"name": "Cy"}, headers=device)[0] == 409


def test_the_browser_of_who_was_banned_is_known_again_as_another_person(server: Any) -> None:
    bo = server.person(server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}]))
    address, browser, other = f"/api/tables/{bo.place['table']}/seats", "a" * 32, "b" * 32
    assert server.http(address, {"name": "Cy", "joiner": browser}, headers=known(server, "Cy"))[0] == 201
    hear_all(bo)
    assert bo.ask("ban", seat=1)["type"] == "done"
    # They have deleted themselves, and the page has made somebody new of them.
    status, answer, _ = server.http(address, {"name": "Xi", "joiner": browser}, headers=known(server, "Xi"))
    assert (status, answer["error"]["says"]) == (409, "Bo has banned you from this table: you cannot sit down here.")
    assert server.http(address, {"name": "Xi", "joiner": other}, headers=known(server, "Xi"))[0] == 201


def test_who_came_without_a_key_cannot_be_banned_and_the_host_hears_why(server: Any) -> None:
    bo = server.person(server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}]))
    server.http(f"/api/tables/{bo.place['table']}/seats", {"name": "Cy"})
    hear_all(bo)
    answer = bo.ask("ban", seat=1)
    assert (answer["code"], answer["says"].startswith("Cy came without a key")) == ("not_now", True)
    assert bo.ask("remove", seat=1)["type"] == "done"


def test_a_locked_table_says_so_by_the_link(server: Any) -> None:
    bo, _, header, address = table_of_two(server)
    answer = bo.ask("lock")
    while bo.last < answer["n"]:
        bo.hear()
    assert bo.ask("remove", seat=1)["type"] == "done"
    lobby = server.http(address, headers=header)[1]
    assert lobby["closed"] == "This table is locked: nobody new can sit down until Bo unlocks it."
    assert not any(player["takeable"] for player in lobby["players"])
    status, answer, _ = server.http(f"{address}/seats", {"name": "Di"})
    assert (status, answer["error"]["says"]) == (409, lobby["closed"])


def test_the_host_for_the_time_being_does_not_take_the_table_from_its_owner() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.do(1, "stand_in", seat=0, away=[0])
    assert table.sitting.host == 1
    for do in ("remove", "ban"):
        assert table.refused(1, do, seat=0, mark="ab") == ("not_yours", "This is the table of Bo, who cannot be removed from it.")
    assert table.do(1, "remove", seat=2)[0].startswith("You ")
