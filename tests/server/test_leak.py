"""Nothing that a seat may not know reaches its browser: hidden cards are exchanged, and every byte has to stay the same.

It is tested in two ways. At a real application two stores have the same table. Their orders of the pack differ only in cards that the seat
has not seen, and every answer and every message is compared. At the sitting, for every game and many house rules, the table is exchanged
for a world dealt from the seat's view.
"""

import hashlib
import itertools
import json
import random
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

import kahve
from kahve.cards.faces import NO_CARD
from kahve.cards.hands import PLACES, nth
from kahve.cards.shuffle import generator
from kahve.engine.machine import machine
from kahve.table.protocol.asks import AskDeal, AskMove, AskSit
from kahve.table.protocol.events import Dealt
from kahve.table.protocol.protocol import write
from kahve.table.sitting.sitting import EventError, Sitting
from kahve.table.store.sql import Store

SHOW = {"pile": "full", "captured": "all", "counts": True}

TABLES = [
    ("pisti", {}),
    ("pisti", {"seats": 2, "kitty_view": "taker"}),
    ("pisti", {"seats": 4, "teams": False, "kitty_view": "nobody", "bottom_jack": "cutter_keeps"}),
    ("pisti", {"seats": 3, "capture_obligation": "if_able"}),
    ("pishti", {}),
    ("pishti", {"capture_obligation": "optional", "cut_jack": "next"}),
    ("dry_game", {"seats": 3, "stack_top_jack": "replaced"}),
    ("dry_game", {"seats": 4, "teams": True, "capture_obligation": "if_able"}),
    ("foxtrot", {"seats": 5}),
    ("foxtrot", {"seats": 2, "hand_sweep": "at_end", "capture_obligation": "optional"}),
    ("basra", {}),
    ("basra", {"seats": 3, "floor_special_replacement": "shuffled", "dealer_sees_bottom": True}),
    ("pastra", {"seats": 4, "capture_obligation": "if_able"}),
    ("hand_and_foot", {}),
    ("hand_and_foot", {"seats": 6, "pass_foot_left": "foot", "discard_view": "whole"}),
    ("hand_knee_and_foot", {"seats": 3}),
    ("quist", {}),
    ("quist", {"dealer_option": "before_look", "scrump_who": "open"}),
    ("chili_dog", {"safe_first_trick": True, "word_mode": "strict"}),
    ("turtle", {"exchange": "left", "review_last_trick": True}),
    ("soup", {}),
    ("soup", {"soup_ends": "both", "soup_possible": "challenge"}),
]
EACH_ONCE = {"pisti", "pishti", "dry_game", "basra", "pastra"}
"""The games whose packs have every card once."""


def chance(seed: Any) -> Any:
    calls = itertools.count()
    return lambda size: hashlib.shake_256(f"{seed} {next(calls)}".encode()).digest(size)


def opened(game: Any, house: Any, seed: Any, captured: Any = "all", **customs: Any) -> Any:
    """A table of people at which everybody sits, and its stored events."""
    seats = kahve.new(game, **house).seats
    players = [{"kind": "you", "name": "Seat 0"}, *[{"kind": "open"}] * (seats - 1)]
    show = SHOW | {"captured": captured}
    setup = {"game": game, "house": {"seats": seats} | house, "players": players, "show": show, "customs": {"takeback": True} | customs}
    sitting = Sitting.open(setup, entropy=chance(seed))
    events = [sitting.opening]
    for seat in range(1, seats):
        happen(sitting, events, seat, AskSit(f"Seat {seat}"))
    return sitting, events


def happen(sitting: Any, events: Any, seat: Any, ask: Any, *, noted: Any = False) -> None:
    for event in sitting.ask(seat, ask):
        events.append(event)
        sitting.take(event, noted=noted)


def played(game: Any, house: Any, seed: Any, moves: Any, **customs: Any) -> Any:
    """Such a table after a deal and `moves` moves at random (at most to the end of the deal, then the next is dealt)."""
    rng = random.Random(seed)
    sitting, events = opened(game, house, seed, **customs)
    for _ in range(moves):
        if sitting.table.over:
            break
        if sitting.table.awaits_deal:
            happen(sitting, events, 0, AskDeal())
        happen(sitting, events, sitting.table.turn, AskMove(rng.choice(sitting.table.legal)))
    if sitting.table.awaits_deal:
        happen(sitting, events, 0, AskDeal())
    if sitting.table.turn >= 0:
        happen(sitting, events, sitting.table.turn, AskMove(sitting.table.legal[-1]), noted=True)
    return sitting, events


def everything_sent(sitting: Any, seat: Any) -> Any:
    """Everything that a seat can be told of this table now, as it goes over the wire."""
    scene = [sitting.scene(seat), sitting.names, sitting.last]
    codes = list(sitting.setup.game.rules.deck(sitting.setup.house).codes.values())
    for code in codes if sitting.table.turn == seat else codes[:1]:
        for move in (
            code,
            f"{code} lies",
            f"discard {code}",
            f"meld {code * 3}, discard {code}",
            f"draw, discard {code}",
            f"pass {code}",
            f"{code} eat",
        ):
            for ask in (sitting.ask, sitting.tried):
                try:
                    scene.append([move, ask(seat, AskMove(move))])
                except ValueError as refusal:
                    scene.append([move, str(refusal)])
    return write({"told": scene})


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_a_seat_is_told_the_same_of_every_world_that_it_cannot_tell_apart(name: Any, rules: Any) -> None:
    differing = count = 0
    for at in range(8):
        sitting, _ = played(name, rules, at, at * 7)
        engine = machine(sitting.setup.game, False)
        for seat in {sitting.table.turn, at % sitting.seats} - {-1}:
            view = sitting.table.view(seat)
            before = everything_sent(sitting, seat)
            real = sitting.table.record.copy()
            for number in range(2):
                world = engine.world(view.tables, sitting.setup.house, seat, generator(at, number))
                differing += world.tobytes() != real.tobytes()
                count += 1
                sitting.table._tables[0] = world[0]
                assert everything_sent(sitting, seat) == before, f"{name} {rules}, seat {seat} after {at * 7} moves"
            sitting.table._tables[0] = real
    assert differing > count / 2


def hidden(sitting: Any, seat: Any) -> Any:
    """The codes of the cards that this seat has not seen, one for each card; the packs of these tables have every card once."""
    t, view = sitting.table.record, sitting.table.view(seat).record
    deck = sitting.setup.game.rules.deck(sitting.setup.house)
    aside = "kitty" if sitting.setup.game.family == "pile" else "bottom"
    results = []
    for zone in ("stock", aside):
        results += [int(card) for card, seen in zip(t[zone], view[zone], strict=True) if card != NO_CARD and seen == NO_CARD]
    for other in set(range(sitting.seats)) - {seat}:
        hand, known = ([nth(int(hand[other]), at) for at in range(PLACES)] for hand in (t.hand, t.known))
        results += [card for card in hand if card not in (NO_CARD, *known)]
    return [deck.code(card) for card in results]


def replayed(events: Any) -> Any:
    """The sitting after these events, without what was heard of them."""
    sitting = Sitting(events[0])
    for event in events[1:]:
        sitting.take(event, noted=False)
    return sitting


def exchanged(events: Any, sitting: Any, seat: Any, rng: Any) -> Any:
    """The same events with the cards that the seat has not seen exchanged among themselves; None when they would be another course."""
    codes = hidden(sitting, seat)
    shuffled = codes[:]
    rng.shuffle(shuffled)
    other = dict(zip(codes, shuffled, strict=True))
    place = max(n for n, event in enumerate(events) if isinstance(event, Dealt))
    order = " ".join(other.get(code, code) for code in events[place].order.split())
    rewritten = [*events[:place], msgspec.structs.replace(events[place], order=order), *events[place + 1 :]]
    try:
        twin = replayed(rewritten)
    except EventError:
        return None
    same = str(twin.table.view(seat)) == str(sitting.table.view(seat))
    return rewritten if same and codes != shuffled else None


@pytest.fixture(scope="module")
def twins(tmp_path_factory: Any, start: Any) -> Any:
    """Two servers with the same tables, which differ in what a seat has not seen; and the seats to ask for."""
    rng = random.Random(3)
    files = [tmp_path_factory.mktemp("leak") / f"{name}.db" for name in "ab"]
    stores = [Store(f"sqlite:///{file}") for file in files]
    requests = []
    for at, (game, house) in enumerate(TABLES):
        # Where a pack has a card twice the codes of an order do not say which of them is hidden: the worlds above stand for those games.
        for number in range(4 if game in EACH_ONCE else 0):
            sitting, events = played(game, house, 100 * at + number, number * 7)
            seat = rng.randrange(sitting.seats) if number % 2 else sitting.table.turn
            other = exchanged(events, sitting, seat, rng)
            if other is None:
                continue
            name = f"{game}-{at}-{number}"
            for store, course in zip(stores, (events, other), strict=True):
                store.create(name, game, course[0], seat, "key")
                store.append(name, 0, course[1:])
            requests.append((name, seat, sitting, (events, other)))
    for store in stores:
        store.close()
    return [start(file) for file in files], requests


def conversation(server: Any, name: Any, seat: Any, sitting: Any) -> Any:
    """Every byte that this seat gets from this server, through all doors."""
    messages = []
    path = f"/api/tables/{name}"
    seats = f"/seats/{seat}", f"/seats/{(seat + 1) % sitting.seats}"
    for door in (
        "",
        "/log",
        *seats,
        "/deals",
        "/deals/1/replay?hands=all",
        "/deals/1/review",
        "/deals/1/proof",
        "/deals/1/story",
        "/nothing",
    ):
        messages.append(bytes_of(server, "GET", path + door))
    messages.append(bytes_of(server, "POST", f"{path}/seats", b'{"name": "Late"}'))
    messages.append(bytes_of(server, "POST", f"{path}/seats", b'{"name": 5}'))
    codes = sorted(sitting.setup.game.rules.deck(sitting.setup.house).codes.values())
    mine = sitting.table.legal if sitting.table.turn == seat else []
    with connect(f"ws://127.0.0.1:{server.port}{path}/socket") as socket:

        def hear() -> None:
            """Keep what comes next; who is there is told in its own time, between any two messages."""
            while '"type":"presence"' in (text := str(socket.recv(timeout=30))):
                pass
            messages.append(text)

        def say(**message: Any) -> None:
            socket.send(json.dumps(message))
            hear()

        for last in (0, max(1, sitting.last - 9), sitting.last):
            say(type="hello", token="key", last=last)
        for number, move in enumerate([*codes, *(f"{code} lies" for code in codes[::9]), "XX", ""]):
            if move not in mine and move not in {turn.partition(" takes ")[0] for turn in mine}:
                say(type="ask", id=f"r{number}", base=sitting.last, do="move", move=move)
        for do, base in (("deal", sitting.last), ("again", sitting.last), ("move", sitting.last - 1), ("peek", sitting.last)):
            say(type="ask", id=do, base=base, do=do)
        for what in ("takeback", "again", "dance"):
            say(type="ask", id=what, base=sitting.last, do="propose", what=what)
        say(type="say", id="s", phrase=99)
        # The last card of all hands has new ones dealt, and a capture may win a kitty: what the seat sees then it may know.
        if mine and sitting.table.record.in_hands > 1 and not getattr(sitting.table.record, "under", 0):
            say(type="ask", id="m", base=sitting.last, do="move", move=mine[0])
            hear()
            assert json.loads(messages[-1])["kind"] == "move"
    with connect(f"ws://127.0.0.1:{server.port}{path}/socket") as socket:
        # Anyone who watches sees nothing that this seat does not: to them too the two tables are the same.
        say(type="watch")
        assert json.loads(messages[-1])["seat"] == -1
    with connect(f"ws://127.0.0.1:{server.port}{path}/socket") as socket:
        say(type="hello", token="other", last=0)
    return messages


def bytes_of(server: Any, method: Any, path: Any, body: Any = None) -> Any:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request(method, path, body, {"Authorization": "Bearer key"})
    with connection.getresponse() as answer:
        content = answer.status, answer.read(), [(name, value) for name, value in answer.getheaders() if name != "date"]
    connection.close()
    return content


def test_every_byte_of_every_channel_is_the_same_whatever_the_hidden_cards_are(twins: Any) -> None:
    (a, b), requests = twins
    assert len(requests) > 20
    assert {name.split("-")[0] for name, *_ in requests} == EACH_ONCE
    moved = secret = 0
    for name, seat, sitting, _ in requests:
        here, there = conversation(a, name, seat, sitting), conversation(b, name, seat, sitting)
        assert len(here) > 60
        # The secret of a deal in play would show its cards.
        hidden = secrets_of(sitting)
        assert not [text for text in hidden for said in here if text in str(said)], name
        secret += len(hidden)
        for one, other in zip(here, there, strict=True):
            assert one == other, name
        moved += isinstance(here[-3], str) and '"kind":"move"' in here[-3]
    assert moved > 5
    assert secret > 20


def secrets_of(sitting: Any) -> Any:
    """The secret and the values of a deal that is being played, in digits and as they would stand in a stored event."""
    dealt = sitting.table.history[-1] if sitting.table.history else None
    if dealt is None or dealt.sheet is not None or dealt.proof is None:
        return []
    return [dealt.proof["secret"], *(share["value"] for share in dealt.proof["shares"])]


def test_the_exchange_is_no_empty_gesture(twins: Any) -> None:
    # The test above would pass for a server that tells nothing: where a card lies has to make a difference to the seats that may see it.
    _, requests = twins
    differing = 0
    for _, seat, sitting, courses in requests:
        one, other = (replayed(course) for course in courses)
        differing += any(one.scene(to) != other.scene(to) for to in range(sitting.seats) if to != seat)
    assert differing > len(requests) / 2
