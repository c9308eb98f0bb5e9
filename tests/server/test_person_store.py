"""What the store keeps of persons, and how a store that knew none is brought up to date."""

import sqlite3
import time
from typing import Any

import pytest
import sqlalchemy as sa

from kahve.table.live.upkeep import DAY, expire
from kahve.table.protocol.events import Dealt, Joined, Left, Moved, Opened, written
from kahve.table.store.person_store import Passkey, PersonStore, UnknownPerson
from kahve.table.store.push_store import PushStore
from kahve.table.store.sql import Conflict, Store, UnknownTable, hashed, upgrade

OPENING = Opened({}, 0, "00")


@pytest.fixture
def store(tmp_path: Any) -> Any:
    new_store = Store(f"sqlite:///{tmp_path}/tables.db")
    yield new_store
    new_store.close()


@pytest.fixture
def persons(store: Any) -> PersonStore:
    return PersonStore(store)


def table_of(store: Any, name: str, caller: Any, token: str) -> None:
    store.create(name, "pisti", OPENING, 0, token, caller)


def rows(store: Any, table: str) -> int:
    with sqlite3.connect(store.name) as connection:
        [number] = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return int(number)


def test_the_keys_of_an_older_store_open_their_seats_as_before(tmp_path: Any) -> None:
    file = tmp_path / "tables.db"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        assert upgrade(connection, None, "0001")
    engine.dispose()
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO tables VALUES ('t', 'pisti', 1.0)")
        connection.execute("""INSERT INTO events VALUES ('t', 0, 'opened', ?, 1.0)""", [written(OPENING)])
        connection.executemany("INSERT INTO seats VALUES ('t', ?, ?)", [(0, hashed("a")), (1, hashed("b"))])
    connection.close()
    store = Store(f"sqlite:///{file}")
    assert store.load("t").seats == {hashed("a"): 0, hashed("b"): 1}
    assert store.load("t").events == [OPENING]
    store.close()


def test_a_key_of_a_device_is_kept_as_its_hash(store: Any, persons: PersonStore) -> None:
    caller = persons.make("Ada", "owl", "a-secret-key", "Firefox on Linux")
    assert persons.caller("a-secret-key") == caller
    with pytest.raises(UnknownPerson, match="no longer known here"):
        persons.caller("another-key")
    store.close()
    with open(store.name, "rb") as file:
        assert b"a-secret-key" not in file.read()


def test_each_device_of_a_person_has_a_key_of_its_own_to_the_same_seat(store: Any, persons: PersonStore) -> None:
    phone = persons.make("Ada", "owl", "phone", "Phone")
    laptop, gone = persons.add_device(phone.person, "laptop", "Laptop")
    assert (laptop.person, gone) == (phone.person, [])
    table_of(store, "t", phone, "first")
    assert store.give_key("t", "second", laptop) == (0, [])
    assert store.load("t").seats == {hashed("first"): 0, hashed("second"): 0}
    for token in ("first", "second"):
        PushStore(store).keep("t", 0, token, {"endpoint": f"https://push.example/{token}"})
    # A device that has lost its key gets another one, and the lost one opens nothing and is sent nothing.
    assert store.give_key("t", "third", laptop) == (0, [hashed("second")])
    assert rows(store, "pushes") == len(PushStore(store).of("t", 0)) == 1
    assert persons.sign_out(phone.person, laptop.device) == [("t", hashed("third"))]
    assert store.load("t").seats == {hashed("first"): 0}
    with pytest.raises(UnknownPerson):
        persons.caller("laptop")
    with pytest.raises(UnknownPerson, match="no such device"):
        persons.sign_out(phone.person, laptop.device)


def test_a_seat_that_is_left_is_forgotten_with_every_key_to_it(store: Any, persons: PersonStore) -> None:
    phone = persons.make("Ada", "owl", "phone", "Phone")
    laptop, _ = persons.add_device(phone.person, "laptop", "Laptop")
    table_of(store, "t", phone, "first")
    store.give_key("t", "second", laptop)
    store.append("t", 0, [Left(0, 0)], None, [0])
    assert store.load("t").seats == {}
    assert persons.places(phone.person) == []
    with pytest.raises(UnknownTable, match="not have a seat"):
        store.give_key("t", "third", laptop)


def test_a_person_has_one_seat_at_a_table(store: Any, persons: PersonStore) -> None:
    ada = persons.make("Ada", "owl", "phone", "Phone")
    table_of(store, "t", ada, "first")
    with pytest.raises(Conflict):
        store.sit("t", 0, Joined(1, "Bo"), 1, "second", ada)
    assert len(store.load("t").events) == 1
    assert persons.seat_at(ada.person, "t") == 0
    assert persons.seat_at(ada.person, "u") is None


def test_the_tables_of_a_person_know_their_last_event_and_how_they_stood(store: Any, persons: PersonStore) -> None:
    ada, bo = (persons.make(name, "owl", name, "Phone") for name in ("Ada", "Bo"))
    table_of(store, "t", ada, "first")
    table_of(store, "u", bo, "other")
    store.append("t", 0, [Dealt(""), Moved(0, "5H")])
    [place] = persons.places(ada.person)
    assert (place.table, place.seat, place.game, place.n, place.standing_n, place.standing) == ("t", 0, "pisti", 2, -1, None)
    assert persons.to_note({"t": 2, "nowhere": 0}) == ["t"]
    persons.note_summaries({"t": (1, {"turn": 0})})
    assert persons.to_note({"t": 2}) == ["t"]
    assert persons.to_note({"t": 1}) == persons.to_note({}) == []
    persons.note_summaries({"t": (2, {"turn": 1}), "u": (0, {})})
    [place] = persons.places(ada.person)
    assert (place.standing_n, place.standing) == (2, {"turn": 1})
    assert persons.forget_place(ada.person, "t") == [("t", hashed("first"))]
    assert persons.places(ada.person) == []
    with pytest.raises(UnknownPerson):
        persons.forget_place(ada.person, "u")
    assert len(store.load("t").events) == 3


def test_nothing_is_left_of_a_deleted_person_but_the_cards_that_were_played(store: Any, persons: PersonStore) -> None:
    ada, bo = (persons.make(name, "owl", name, "Phone") for name in ("Ada", "Bo"))
    persons.add_device(ada.person, "laptop", "Laptop")
    persons.add_passkey(Passkey("p", ada.person, "public", 0), "Phone", "localhost")
    table_of(store, "t", ada, "first")
    store.sit("t", 0, Joined(1, "Bo"), 1, "bo", bo)
    for seat, token in enumerate(("first", "bo")):
        PushStore(store).keep("t", seat, token, {"endpoint": f"https://push.example/{token}"})
    [push] = persons.pushes(ada.person)
    assert (push["table"], push["device"], push["listens"]) == ("t", "Phone", {"endpoint": "https://push.example/first"})
    assert persons.delete(ada.person) == [("t", hashed("first"))]
    assert store.load("t").seats == {hashed("bo"): 1}
    assert len(store.load("t").events) == 2
    for key in ("Ada", "laptop"):
        with pytest.raises(UnknownPerson):
            persons.caller(key)
    with pytest.raises(UnknownPerson):
        persons.passkey("p")
    assert [rows(store, name) for name in ("persons", "devices", "places", "passkeys", "seat_keys", "pushes")] == [1, 1, 1, 0, 1, 1]


def test_a_person_whose_last_device_is_signed_out_is_kept_for_a_passkey_alone(store: Any, persons: PersonStore) -> None:
    for name, has_passkey in (("Ada", True), ("Bo", False)):
        caller = persons.make(name, "owl", name, "Phone")
        if has_passkey:
            persons.add_passkey(Passkey(name, caller.person, "public", 0), "Phone", "localhost")
        persons.sign_out(caller.person, caller.device)
    assert rows(store, "persons") == 1
    passkey = persons.passkey("Ada")
    persons.use_passkey("Ada", 7)
    assert persons.passkey("Ada").uses == 7
    again, _ = persons.add_device(passkey.person, "new", "Laptop")
    assert again.name == "Ada"
    persons.drop_passkey(passkey.person, "Ada")
    with pytest.raises(UnknownPerson):
        persons.drop_passkey(passkey.person, "Ada")


@pytest.mark.parametrize("bring", [True, False])
def test_what_a_device_had_before_comes_along_or_stays_behind(store: Any, persons: PersonStore, bring: bool) -> None:
    ada = persons.make("Ada", "owl", "ada", "Laptop")
    other = persons.make("Guest", "cat", "guest", "Phone")
    table_of(store, "both", ada, "ada-both")
    store.sit("both", 0, Joined(1, "Bo"), 1, "guest-both", other)
    table_of(store, "alone", other, "guest-alone")
    caller, gone = persons.add_device(ada.person, "new", "Phone", other, bring=bring)
    assert (caller.person, caller.name) == (ada.person, "Ada")
    with pytest.raises(UnknownPerson):
        persons.caller("guest")
    assert rows(store, "persons") == 1
    assert {place.table for place in persons.places(ada.person)} == ({"both", "alone"} if bring else {"both"})
    assert ("both", hashed("guest-both")) in gone
    assert (hashed("guest-alone") in store.load("alone").seats) is bring


def test_a_device_that_comes_back_as_the_same_person_keeps_its_seats(store: Any, persons: PersonStore) -> None:
    ada = persons.make("Ada", "owl", "ada", "Laptop")
    table_of(store, "t", ada, "token")
    again, gone = persons.add_device(ada.person, "new", "Laptop", ada)
    assert (again.person, gone) == (ada.person, [])
    assert store.load("t").seats == {hashed("token"): 0}
    assert len(persons.about(ada.person)["devices"]) == 1
    assert persons.sign_out(again.person, again.device) == [("t", hashed("token"))]


def test_a_table_that_expires_is_off_every_list_and_the_person_stays(store: Any, persons: PersonStore) -> None:
    ada = persons.make("Ada", "owl", "ada", "Phone")
    table_of(store, "t", ada, "token")
    persons.note_summaries({"t": (0, {})})
    assert rows(store, "standings") == 1
    assert expire(store, 1, now=time.time() + 2 * DAY) == ["t"]
    assert persons.places(ada.person) == []
    assert persons.caller("ada") == ada
    assert [rows(store, name) for name in ("tables", "places", "standings", "seat_keys")] == [0, 0, 0, 0]
