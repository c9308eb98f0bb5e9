"""No route and no message of any game holds the event loop for long, also where it is the first that a server answers."""

import math
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.engine.record import NOBODY
from kahve.games import GAMES
from kahve.table.protocol.asks import DOS, AskDeal, AskMove, AskPassOver, AskSit
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.sitting.circumstances import Circumstances
from kahve.table.sitting.sitting import Sitting
from kahve.table.thinking.loop_watch import LONG

HARD: dict[str, dict[str, Any]] = {
    "basra": {"capture_obligation": "optional", "floor_capture_choice": "player"},
    "pastra": {"capture_obligation": "optional", "floor_capture_choice": "any_set"},
}
"""House rules with the most to choose from, besides those of the book."""

LANGUAGES = ("tr", "el", "ar", "en")

ACTS: list[tuple[str, dict[str, Any]]] = [
    ("propose", {"what": "takeback"}),
    ("decline", {}),
    ("agree", {}),
    ("lock", {}),
    ("unlock", {}),
    ("stand_in", {"seat": 1}),
    ("return", {}),
    ("open", {"seat": 1}),
    ("bot", {}),
    ("customs", {"customs": {"pace": "quick"}}),
    ("pardon", {"of": 64 * "0"}),
    ("commit", {"of": 64 * "0", "share": 64 * "0"}),
    ("share", {"of": 64 * "0", "share": 64 * "0"}),
]
"""What people ask for besides moves; what cannot be done is refused."""

PARTINGS: list[tuple[str, dict[str, Any]]] = [("again", {}), ("remove", {"seat": 1}), ("ban", {"seat": 1}), ("leave", {})]
"""What they ask for in the end; after each somebody sits down again."""

_DEALS = ("/api/tables/{place}", "/api/replays/{place}")
OF_GAMES = {
    f"GET {base}/deals{rest}"
    for base in _DEALS
    for rest in ("", *(f"/{{deal}}/{what}" for what in ("replay", "proof", "course", "story", "review")))
}
OF_GAMES |= {f"GET {base}/drill" for base in _DEALS}
OF_GAMES |= {f"{method} {base}/deals/{{deal}}/drill/{{turn}}" for base in _DEALS for method in ("GET", "POST")}
OF_GAMES |= {f"POST {base}/deals/{{deal}}/whatif" for base in _DEALS} | {"POST /api/replays", "GET /api/replays/{place}/style"}
OF_GAMES |= {f"GET /api/games/{{name}}{rest}" for rest in ("", "/replayer", "/rules", "/lessons", "/lessons/{number}", "/puzzles/{number}")}
OF_GAMES |= {f"POST /api/games/{{name}}/{rest}" for rest in ("house", "lessons/{number}", "puzzles/{number}")}
OF_GAMES |= {f"GET /api/tables/{{name}}{rest}" for rest in ("", "/invitation", "/word", "/log", "/seats/{seat}", "/seats/{seat}/style")}
OF_GAMES |= {"GET /{name}", "GET /rules/{name}", "GET /learn/{name}", "GET /learn/{name}/{number}"}
OF_GAMES |= {"GET /puzzles/{name}", "GET /puzzles/{name}/{number}"}
OF_GAMES |= {"POST /api/tables/{name}/seats", "GET /api/tables/{name}/seats/{seat}/hint"}
"""The addresses that each game is asked at."""


class Visitor:
    """Asks for addresses of a server, each in a language at random, and remembers which."""

    def __init__(self, server: Any, game: str) -> None:
        self.server, self.visited = server, set[str]()
        self.chance = random.Random(game)

    def ask(
        self, method: str, address: str, body: Any = None, *, token: str | None = None, key: str = "", query: str = "", **parts: Any
    ) -> Any:
        """The answer at an address with names in braces, and `parts` in their places. token: of a seat. key: of a person."""
        self.visited.add(f"{method} {address}")
        headers = {"Accept-Language": self.chance.choice(LANGUAGES), "Kahve-Person": key}
        path = address.replace(":path", "").format(**parts) + query
        status, answer, _ = self.server.http(path, body, token=token, headers=headers, method=method)
        assert status < 500, (path, answer)
        return answer

    def wait(self, address: str, **parts: Any) -> None:
        """Ask for what takes the bots a while, until it is there."""
        while self.ask("GET", address, **parts).get("ready") is False:
            time.sleep(0.2)

    def everything_taught(self, name: str) -> None:
        for address in ("/{name}", "/rules/{name}", "/learn/{name}", "/puzzles/{name}", "/api/games/{name}", "/api/games/{name}/rules"):
            self.ask("GET", address, name=name)
        self.ask("GET", "/api/games/{name}/replayer", name=name)
        self.ask("POST", "/api/games/{name}/house", {"line": "target=101"}, name=name)
        self.ask("GET", "/api/games/{name}/lessons", name=name)
        for kind in ("lessons", "puzzles"):
            shown = self.ask("GET", f"/api/games/{{name}}/{kind}/{{number}}", name=name, number=1)
            self.ask("GET", f"/{'learn' if kind == 'lessons' else kind}/{{name}}/{{number}}", name=name, number=1)
            if "scene" in shown:
                for do in ("try", "move", *(["show"] if kind == "puzzles" else [])):
                    answer = {"do": do, "move": shown["scene"]["moves"][0]["move"]}
                    self.ask("POST", f"/api/games/{{name}}/{kind}/{{number}}", answer, name=name, number=1)

    def every_deal(self, base: str, place: str, token: str | None, seats: int) -> None:
        """Everything about the first deal at a table or in a log."""
        self.ask("GET", f"{base}/deals", place=place, token=token)
        about = {"place": place, "deal": "1.1", "token": token}
        for what in ("proof", "course", "story"):
            self.ask("GET", f"{base}/deals/{{deal}}/{what}", **about)
        for hands in ("own", "all"):
            self.ask("GET", f"{base}/deals/{{deal}}/replay", query=f"?seat=0&hands={hands}", **about)
        self.ask("GET", f"{base}/deals/{{deal}}/review", **about)
        self.ask("GET", f"{base}/drill", query="?seat=0", place=place, token=token)
        for method, body in (("GET", None), ("POST", {"do": "show"})):
            self.ask(method, f"{base}/deals/{{deal}}/drill/{{turn}}", body, turn=1, **about)
        for seat in {0, seats - 1}:
            body = {"move": 3, "seat": seat}
            self.ask("POST", f"{base}/deals/{{deal}}/whatif", body, **about)


def answer_to(person: Any) -> dict[str, Any]:
    while (message := person.hear())["type"] not in ("tried", "refused", "pong"):
        pass
    return dict(message)


def play(visitor: Visitor, people: list[Any], turns: int) -> None:
    """Let people play at random, each turn tried before it is made, until the deal is over or they have had this number of turns."""
    while turns:
        for each in people:
            each.say({"type": "ping", "id": "p"})
            answer_to(each)
        if people[0].scene["sheet"]:
            return
        person = next((each for each in people if each.wish() is not None), None)
        if person is None:
            # The bots think.
            time.sleep(0.02)
        elif not person.scene["moves"]:
            turns -= 1
            person.act()
        else:
            turns -= 1
            moves = [move["move"] for move in person.scene["moves"]]
            visitor.chance.shuffle(moves)
            hand = person.scene["seats"][person.place["seat"]]["hand"]
            for text in [*moves, f"pass {' '.join(hand[:3])}"]:
                person.say(person.asking("try", text))
                answer_to(person)
                if person.ask("move", text)["type"] == "done":
                    break


@pytest.mark.parametrize("name", [*GAMES, *(f"{game} hard" for game in HARD)])
def test_nothing_that_is_asked_holds_the_loop(serving: Callable[..., Any], name: str) -> None:
    game, is_hard = kahve.game(name.split()[0]), name.endswith("hard")
    option = next(option for option in game.options if option.name == "seats")
    seats = max(option.allowed or [option.high])
    visitor = Visitor(serving(pace=0.0), game.name)
    # What is taught of a game does not depend on the rules of a table.
    if not is_hard:
        visitor.everything_taught(game.name)
    kinds = [{"kind": "you", "name": "Ada"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (seats - 2)]
    setup = {"game": game.name, "house": {"seats": seats} | (HARD[game.name] if is_hard else {}), "players": kinds, "show": {"hints": True}}
    place = visitor.ask("POST", "/api/tables", setup)
    table = place["table"]
    visitor.ask("GET", "/api/tables/{name}", name=table)
    visitor.ask("GET", "/api/tables/{name}/invitation", name=table)
    friend = visitor.ask("POST", "/api/tables/{name}/seats", {"name": "Bo"}, name=table)
    people = [visitor.server.person(each) for each in (place, friend)]
    watcher = visitor.server.watcher(table)
    for language in LANGUAGES:
        watcher.say({"type": "watch", "language": language})
    play(visitor, people, 40)
    own = {"name": table, "seat": 0, "token": place["token"]}
    visitor.ask("GET", "/api/tables/{name}/seats/{seat}", **own)
    if game.judgement.says("weigh"):
        visitor.wait("/api/tables/{name}/seats/{seat}/style", **own)
    visitor.ask("GET", "/api/tables/{name}/word", query="?word=kahve", name=table)
    for person, language in zip(people, LANGUAGES[1:], strict=False):
        person.go()
        person.hello, person.last = {"language": language}, 0
        person.come()
    for do, more in ACTS:
        people[0].ask(do, **more)
    play(visitor, people, 5000)
    visitor.every_deal("/api/tables/{place}", table, place["token"], seats)
    log = visitor.ask("GET", "/api/tables/{name}/log", name=table)
    opened = visitor.ask("POST", "/api/replays", log.encode())
    visitor.every_deal("/api/replays/{place}", opened["replay"], None, seats)
    if visitor.server.http(f"/api/tables/{table}")[1]["over"]:
        visitor.ask("GET", "/api/replays/{place}/style", place=opened["replay"])
    for do, more in PARTINGS:
        people[0].ask(do, **more)
        visitor.ask("POST", "/api/tables/{name}/seats", {"name": do}, name=table)
    assert {do for do, _ in ACTS + PARTINGS} | {"move", "try", "deal"} == set(DOS)


def test_no_address_besides_these_holds_the_loop(serving: Callable[..., Any], tmp_path: Path) -> None:
    """The addresses that are the same for all games, of persons, their devices and tables, and of pages."""
    visitor = Visitor(serving(pace=0.0), "persons")
    ask = visitor.ask
    for page in (
        "/",
        "/me",
        "/club",
        "/deals",
        "/puzzles",
        "/healthz",
        "/healthz/visitor",
        "/protocol.json",
        "/openapi.json",
        "/api/games",
        "/api/talk",
        "/api/puzzles",
        "/api/customs",
    ):
        ask("GET", page)
    for address in ("/t/{name}", "/w/{name}", "/club/{name}"):
        ask("GET", address, name="nowhere")
    ask("GET", "/r/{path:path}", path="log/x/1.1/0")
    ask("GET", "/api/deals", query="?count=1")
    for method in ("GET", "HEAD"):
        ask(method, "/assets/{name}", name=re.findall(r'assets/([^"]+[.]js)"', ask("GET", "/"))[0])
    ada = ask("POST", "/api/me", {"name": "Ada", "emblem": None})
    key = {"key": ada["key"]}
    ask("PATCH", "/api/me", {"name": "Bo"}, **key)
    for address in ("/api/me", "/api/me/file", "/api/me/tables", "/api/me/history"):
        ask("GET", address, **key)
    code = ask("POST", "/api/me/code", **key)["code"]
    other = ask("POST", "/api/devices", {"code": code, "bring": False})
    place = ask("POST", "/api/tables", {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "open"}]}, **key)
    seat = {"name": place["table"], "seat": 0, "token": place["token"]}
    ask("GET", "/api/push")
    ask("POST", "/api/tables/{name}/seats/{seat}/push", {}, **seat)
    ask("DELETE", "/api/tables/{name}/seats/{seat}/push", {}, **seat)
    ask("POST", "/api/me/tables/{name}/key", name=place["table"], **key)
    ask("DELETE", "/api/me/tables/{name}", name=place["table"], **key)
    ask("POST", "/api/me/passkeys/options", **key)
    ask("POST", "/api/me/passkeys", {"credential": {}}, **key)
    ask("DELETE", "/api/me/passkeys/{name}", name="none", **key)
    ask("POST", "/api/passkeys/options")
    ask("POST", "/api/passkeys", {"credential": {}})
    everything_of_a_club(visitor, key)
    everything_of_a_day(visitor, key)
    everything_of_same_deals(visitor, key)
    ask("DELETE", "/api/me/devices/{device}", device=other["me"]["devices"][0]["id"], **key)
    ask("DELETE", "/api/me", **key)
    routes = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/none.db")).state.routes
    assert visitor.visited >= {f"{route.method} {route.path}" for route in routes} - OF_GAMES


def everything_of_a_day(visitor: Visitor, key: dict[str, str]) -> None:
    """The deal of the day: its pages, a table for it, and what is refused before it is over."""
    visitor.ask("GET", "/day")
    visitor.ask("GET", "/day/{name}", name="pisti")
    today = visitor.ask("GET", "/api/days", **key)["today"]
    visitor.ask("GET", "/day/{name}/{number}", name="pisti", number=today)
    visitor.ask("POST", "/api/days/{day}/{name}/log", {}, day=today, name="pisti", **key)
    place = visitor.ask("POST", "/api/days/{day}/{name}", {}, day=today, name="pisti", **key)
    for rest in ("day", "day/solution"):
        visitor.ask("GET", f"/api/tables/{{name}}/{rest}", name=place["table"], token=place["token"])


def everything_of_same_deals(visitor: Visitor, key: dict[str, str]) -> None:
    """What is said of deals at several tables where there are none, and the page of one's own mistakes."""
    for page in ("/same/{name}", "/api/duplicates/{name}", "/api/duplicates/{name}/invitation"):
        visitor.ask("GET", page, name="nowhere", **key)
    visitor.ask("GET", "/puzzles/mine")
    visitor.ask("GET", "/puzzles/mine/{path:path}", path="x/1")
    visitor.ask("POST", "/api/duplicates", {}, **key)
    visitor.ask("POST", "/api/clubs/{club}/duplicates", {}, club="nowhere", **key)
    for rest in ("people", "chance", "seat"):
        visitor.ask("POST", f"/api/duplicates/{{name}}/{rest}", {}, name="nowhere", **key)


def everything_of_a_club(visitor: Visitor, key: dict[str, str]) -> None:
    """What a member asks of a club, and another person at its door."""
    ask, bo = visitor.ask, {"key": visitor.ask("POST", "/api/me", {"name": "Cem", "emblem": None})["key"]}
    club = ask("POST", "/api/clubs", {"name": "Thursdays"}, **key)
    for address in ("door", "join"):
        ask("POST", f"/api/clubs/{address}", {"code": club["code"]}, **bo)
    of_club = {"club": club["club"], **key}
    evening = {"do": "plan_evening", "day": "2031-01-02", "time": "20:00"}
    for act in (evening, {"do": "keep_rules", "game": "pisti", "called": "Ours"}, {"do": "seat", "game": "pisti", "mode": "drawn"}):
        ask("POST", "/api/clubs/{club}/acts", {"act": act}, **of_club)
    ask("GET", "/api/me/clubs", **key)
    place = ask("POST", "/api/clubs/{club}/tables", {"game": "pisti", "called": "Ours"}, **of_club)
    ask("POST", "/api/clubs/{club}/seats/{place}", place=0, **of_club)
    for rest in ("", "/invitation", "/book", "/book.csv", "/book.json", "/file"):
        ask("GET", f"/api/clubs/{{club}}{rest}", **of_club)
    calendar = ask("GET", "/api/clubs/{club}/calendar", **of_club)["link"]
    ask("GET", f"/api/calendars/{calendar.rpartition('/')[2]}")
    visitor.visited.add("GET /api/calendars/{token}.ics")
    ask("POST", "/api/clubs/{club}/push", {}, **of_club)
    ask("DELETE", "/api/clubs/{club}/push", **of_club)
    ask("POST", "/api/clubs/{club}/notes", {"table": place["table"], "deal": "1", "says": "Well played"}, **of_club)


def seconds_of(work: Callable[..., Any], *about: Any) -> float:
    """The processor time of a piece of work; of one that took too long, the least of three times."""
    least = math.inf
    for _ in range(3):
        began = time.thread_time()
        work(*about)
        least = min(least, time.thread_time() - began)
        if least < LONG:
            break
    return least


@pytest.mark.parametrize("choice", ["player", "any_set", "one_group"])
@pytest.mark.parametrize("name", ["basra", "pastra"])
def test_a_floor_that_nobody_takes_from_stops_nobody(name: str, choice: str) -> None:
    """Each scene and each ask of a deal in which every card lies that may lie, until the floor has most of the pack."""
    house = {"seats": 2, "capture_obligation": "optional", "floor_capture_choice": choice}
    sitting = Sitting.open({"game": name, "house": house, "players": [{"kind": "you"}, {"kind": "open"}]}, entropy=bytes)
    for event in sitting.ask(1, AskSit("Bo")):
        sitting.take(event)
    on_the_floor = 0
    while not sitting.awaits_deal or not on_the_floor:
        seat = 0 if sitting.awaits_deal else sitting.turn
        ask: Any = AskDeal()
        if not sitting.awaits_deal:
            assert seconds_of(sitting.scene, seat) < LONG
            moves = sitting.scene(seat)["moves"]
            lies = [move for move in moves if move["move"].endswith("lies") or not move.get("takes")]
            ask = AskMove((lies or moves)[0]["move"])
            on_the_floor = max(on_the_floor, len(sitting.scene(seat)["zones"][0]["cards"]))
        assert seconds_of(sitting.ask, seat, ask) < LONG
        for event in sitting.ask(seat, ask):
            sitting.take(event)
    assert on_the_floor > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_comes_without_silent_devices_holds_the_loop_no_longer(name: str) -> None:
    option = next(option for option in kahve.game(name).options if option.name == "seats")
    seats = max(option.allowed or [option.high])
    players = [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    sitting = Sitting.open({"game": name, "house": {"seats": seats}, "players": players})
    around = Circumstances(devices=[0])
    for event in sitting.ask(0, AskDeal(), around):
        sitting.take(event)
    assert sitting.exchange is not None
    passes_over = AskPassOver(sitting.exchange.commitment, sitting.exchange.step)
    assert seconds_of(sitting.ask, NOBODY, passes_over) < LONG
    for event in sitting.ask(NOBODY, passes_over):
        sitting.take(event)
    assert sitting.in_deal
