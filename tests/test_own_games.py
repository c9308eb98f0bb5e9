"""Games of somebody's own: the example package is played everywhere by its name, and what cannot be played is refused with a sentence."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import kahve
from kahve.bots import bot
from kahve.bots.belief.decisions import choices
from kahve.bots.review.advice import Worth
from kahve.bots.review.judged import Judged
from kahve.cards import dialect
from kahve.engine.game import Game
from kahve.engine.picture import picture
from kahve.engine.plain_screen import PlainScreen
from kahve.games import own_games
from kahve.games.lessons import course
from kahve.lab.simulate import simulate
from kahve.language import catalogue, is_offered, message, offered, speaking
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.sitting.sitting import Sitting
from kahve.table.teaching.moments import moment
from kahve.table.thinking.counsel import decision_document
from kahve.terminal.local import LocalSeat, chance
from kahve.terminal.main import app

EXAMPLE = Path(__file__).parents[1] / "examples" / "pasur"


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A process that knows no game of somebody's own, now and afterwards."""
    kahve.all_games()  # their rules are marked once, when they are imported
    for name in ("RULES", "MARKED"):
        monkeypatch.setattr(dialect, name, [*getattr(dialect, name)])
    for name in ("_FOUND", "_PLACES"):
        monkeypatch.setattr(own_games, name, {})
    files = {language: catalogue.resources(language)._files for language in catalogue.known()}
    monkeypatch.setenv(own_games.VARIABLE, "")
    modules = set(sys.modules)
    caches = (kahve.games._game, own_games.registered, catalogue.ids, catalogue.spared, catalogue.arguments_of, catalogue.lacks)
    for cached in caches:
        cached.cache_clear()
    yield monkeypatch
    for language, catalogues in files.items():
        catalogue.resources(language)._files = catalogues
    catalogue._OF_OWN_GAMES.clear()
    for cached in caches:
        cached.cache_clear()
    for module in set(sys.modules) - modules:
        if module.partition(".")[0] in ("kahve_pasur", "mine", "mine_plain", "mine_unseen", "sugar", "cloves"):
            del sys.modules[module]


@pytest.fixture
def installed(clean: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The example package as pip would install it, by the metadata of its entry point alone; returns the folder for a PYTHONPATH."""
    (tmp_path / "kahve_pasur").symlink_to(EXAMPLE / "kahve_pasur")
    _register(tmp_path, "pasur = kahve_pasur")
    clean.syspath_prepend(str(tmp_path))
    return tmp_path


def _register(folder: Path, line: str, name: str = "kahve_pasur") -> None:
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{own_games.GROUP}]\n{line}\n")


def test_an_installed_game_is_one_of_the_games(installed: Path) -> None:
    assert kahve.all_games()[-1] is kahve.game("pasur")
    assert kahve.rulebook("pasur").startswith("# Pasur\n")
    table = kahve.new("pasur", preset="fifty", seats=4)
    assert (table.sides, table.house_rules(changed_only=True)) == (2, {"seats": 4, "bonus_below": 50})
    assert pickle.loads(pickle.dumps(table.game)) is table.game
    for lesson in course("pasur").lessons:
        assert lesson.judge(lesson.wanted[0]).is_right


def test_its_messages_are_in_each_language_and_take_none_away(installed: Path) -> None:
    before = offered()
    game = kahve.game("pasur")
    assert offered() == before
    own = {name for name in catalogue.ids("en") if name.startswith("pasur-")}
    for language in before:
        assert is_offered(language)
        assert own <= catalogue.ids(language)
        assert [line for line in catalogue.lacks(language) if line.startswith("pasur-")] == []
    with speaking("tr"):
        assert game.summary.startswith("Kâğıdınla")
        assert kahve.games.not_translated("pasur") == ""


def test_it_is_played_in_a_terminal(installed: Path) -> None:
    lines = CliRunner().invoke(app, ["games", "--plain"]).output
    assert "pasur: Pasur, 2 to 4 players." in lines
    typed = CliRunner().invoke(app, ["play", "pasur", "--plain", "--seed", "7"], input="\n1\n1\n").output
    assert "Pasur, to 62 points" in typed
    assert "You took the eight of spades and the ace of diamonds with the two of clubs." in typed
    lesson = CliRunner().invoke(app, ["learn", "pasur", "--plain"], input="")
    assert "make eleven" in lesson.output


def test_it_is_found_by_its_module_here_and_in_other_processes(clean: pytest.MonkeyPatch) -> None:
    clean.syspath_prepend(str(EXAMPLE))
    with pytest.raises(kahve.UnknownGame):
        kahve.game("pasur")
    for name in ("kahve_pasur:GAME", "os.path"):  # what comes over a network imports nothing
        with pytest.raises(kahve.UnknownGame):
            kahve.game(name)
    ended = CliRunner().invoke(app, ["simulate", "kahve_pasur:GAME", "--deals", "3", "--players", "greedy,random", "--seed", "1"])
    assert ended.exit_code == 0, ended.output
    assert kahve.new("kahve_pasur:GAME").game is kahve.game("pasur")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(kahve.__file__).parents[1]), str(EXAMPLE)])}
    code = "import kahve, sys, pickle; print(pickle.loads(sys.stdin.buffer.read()), kahve.new('pasur').game.name)"
    pickled = pickle.dumps(kahve.game("pasur"))
    said = subprocess.run([sys.executable, "-c", code], input=pickled, env=environment, capture_output=True, check=True).stdout
    assert said.split()[-1] == b"pasur"


def test_built_in_players_and_the_lab_play_it(installed: Path) -> None:
    game = kahve.game("pasur")
    results = simulate(game, {"seats": 2}, ["greedy", "random"], deals=60, seed=3, compiled=False)
    assert results.wins("greedy").mean > 0.6
    table = kahve.new("pasur")
    table.deal(seed=7)
    for name in ("random", "greedy", "beginner", "search:worlds=2,simulations=8"):
        assert bot(name).choose(table.view(table.turn), table.moves, random.Random(1)) in table.moves


def test_batches_and_adapters_play_it(installed: Path) -> None:
    np, pettingzoo = pytest.importorskip("numpy"), pytest.importorskip("pettingzoo.test")
    checker, pyspiel = pytest.importorskip("gymnasium.utils.env_checker"), pytest.importorskip("pyspiel")
    batch = kahve.Batch("pasur", 8, seats=2)
    for _ in range(40):
        batch.step(batch.mask.argmax(axis=1))
    assert batch.mask.any(axis=1).all()
    assert np.isfinite(batch.rewards).all()
    from kahve.adapters.gymnasium import Env
    from kahve.adapters.open_spiel import load
    from kahve.adapters.pettingzoo import env

    checker.check_env(Env("pasur"), skip_render_check=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        pettingzoo.api_test(env("pasur"), num_cycles=20)
    state = load("pasur", seats=2, target="single").new_initial_state()
    chance = random.Random(1)
    while not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    assert sum(state.returns()) == 0
    assert pyspiel.load_game("kahve_pasur").num_players() == 2


async def _answers(folder: Path, *paths: str) -> list[httpx.Response]:
    """What a server answers at these addresses."""
    served = create_app(ServeOptions(store=f"sqlite:///{folder}/tables.db"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(served), base_url="http://kahve") as client:
        responses = [await client.get(path) for path in paths]
    await served.state.server.close()
    return responses


def test_a_server_has_it(installed: Path, tmp_path: Path) -> None:
    games, rules, lessons, unknown = asyncio.run(
        _answers(tmp_path, "/api/games", "/api/games/pasur/rules", "/api/games/pasur/lessons", "/api/games/os.path")
    )
    listed = {each["name"]: each for each in games.json()["games"]}["pasur"]
    assert (listed["title"], listed["seats"]["max"], listed["moment"]["moved"]) == ("Pasur", 4, ["5S", "4C", "2D"])
    assert "make eleven" in rules.json()["html"]
    assert len(lessons.json()["lessons"]) == len(course("pasur").lessons)
    assert unknown.status_code == 404


def test_a_game_needs_no_lessons_and_no_screen_to_be_served(clean: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clean.syspath_prepend(str(tmp_path))
    for name, screen in (("plain", "screen=PasurScreen(noun("), ("unseen", "screen=PlainScreen() or PasurScreen(noun(")):
        _copied(tmp_path / f"mine_{name}", _edited("__init__.py", "screen=PasurScreen(noun(", screen), name)
        _edited("__init__.py", "from .rules", "from kahve.engine.plain_screen import PlainScreen\n\nfrom .rules")(tmp_path / f"mine_{name}")
        kahve.find(f"mine_{name}:GAME")
        assert len(moment(name)["hand"]) == 4
        assert course(name).lessons == ()
    (games,) = asyncio.run(_answers(tmp_path, "/api/games"))
    assert [each["name"] for each in games.json()["games"]] == [*kahve.games.GAMES, "plain", "unseen"]


@pytest.fixture(params=["sugar", "cloves"])
def stranger(request: pytest.FixtureRequest, clean: pytest.MonkeyPatch) -> Game:
    """A game that is of no family of ours, and brings no screen of its own."""
    clean.syspath_prepend(str(Path(__file__).parent))
    return kahve.find(f"{request.param}:GAME")


def _seat_at(game: Game, seats: int) -> LocalSeat:
    players = [{"kind": "you", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    return LocalSeat(Sitting.open({"game": game.name, "house": {"seats": seats}, "players": players}, entropy=chance(7)), None, None)


def _played_out(seat: LocalSeat) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Play a match with the first listed move of each turn: the scenes at own turns, and what is heard after each."""
    while True:
        yield from ((event["scene"], event) for event in seat.others())
        scene = dict(seat.scene())
        if not scene["moves"] and "deal" not in scene["can"]:
            return
        events = seat.ask("move", scene["moves"][0]["move"]) if scene["moves"] else seat.ask("deal")
        yield from ((event["scene"], event) for event in events)


def _news(name: str, house: dict[str, Any]) -> tuple[int, set[str], list[dict[str, Any]]]:
    """The first turn of a deal, told by a plain screen: its seat, the cards that it names, and what each seat hears."""
    game, screen = kahve.game(name), PlainScreen()
    table = kahve.new(name, **house, compiled=False)
    table.deal(seed=1)
    seats, mover, text = range(table.house.seats), table.turn, table.legal[0]
    turn, before = table.read_turn(text), [table.view(seat) for seat in seats]
    table.play(text)
    named = set(text.replace(",", " ").split()) & set(game.rules.deck(table.house).codes.values())
    names = [str(seat) for seat in seats]
    return mover, named, [screen.turn_news(before[seat], table.view(seat), mover, turn, names) for seat in seats]


def test_a_plain_screen_tells_no_card_that_is_passed_face_down_and_every_card_that_is_played() -> None:
    mover, named, all_news = _news("turtle", {})
    assert len(named) == 3
    for seat, news in enumerate(all_news):
        cards_in_news = {card for card in named if card in f"{news['says']} {news['move']} {news['card']} {news['taken']}"}
        assert cards_in_news == (named if seat == mover else set())
    mover, named, all_news = _news("pisti", {"seats": 2})
    assert [news["card"] for news in all_news] == [*named] * 2


@pytest.mark.parametrize("language", ["en", "tr", "el", "ar", "de"])
def test_a_strange_game_is_played_to_the_end_of_a_match_at_a_table(stranger: Game, language: str) -> None:
    seat, kinds = _seat_at(stranger, 4), set()
    deck = stranger.rules.deck(seat.sitting.setup.house)
    with speaking(language):
        for scene, event in _played_out(seat):
            kinds.add(event["kind"])
            assert event["kind"] in ("committed", "shared", "exchange") or event["says"]
            if scene["deal"] == 0:
                continue
            hands = [each["hand"] for each in scene["seats"]]
            won = sum(side["cards"] or 0 for side in scene["sides"])
            assert sum(zone["count"] for zone in scene["zones"]) + sum(map(len, hands)) + won == len(deck.cards)
            assert all(set(hand) <= {"??"} for hand in hands[1:])
            assert "??" not in hands[0]
            assert [zone["says"] for zone in scene["zones"] if not zone["says"] or not zone["title"]] == []
            if scene["moves"]:
                assert {move["move"] for move in scene["moves"]} == set(seat.legal())
                playable = {move["card"] for move in scene["moves"]}
                assert set(hands[0]) - playable == set(scene["refusals"])
        assert seat.scene()["phase"] == "over"
        assert {"deal", "move", "match"} <= kinds
        assert seat.story()["turned"] is None
        assert seat.story()["standings"] == []
        assert seat.story()["result"]


def test_how_the_cards_of_a_strange_game_lie_follows_from_its_record(clean: pytest.MonkeyPatch) -> None:
    clean.syspath_prepend(str(Path(__file__).parent))
    sugar, cloves = (_seat_at(kahve.find(f"{name}:GAME"), 4) for name in ("sugar", "cloves"))
    for seat in (sugar, cloves):
        next(iter(_played_out(seat)))
        seat.ask("deal") if "deal" in seat.scene()["can"] else None
        list(seat.others())
    assert [(zone["name"], zone["kind"]) for zone in sugar.scene()["zones"]] == [("pile", "stack"), ("stock", "stock")]
    places = cloves.scene()["zones"]
    assert [zone["kind"] for zone in places] == ["place"] * 4
    assert [zone["title"] for zone in places] == ["You: Card", *(f"{each['name']}: Card" for each in cloves.scene()["seats"][1:])]
    assert [side["cards"] for side in sugar.scene()["sides"]] == [None] * 4
    assert [side["cards"] for side in cloves.scene()["sides"]] == [0, 0]


def test_a_review_of_a_strange_game_says_whose_cards_lie_where(clean: pytest.MonkeyPatch) -> None:
    clean.syspath_prepend(str(Path(__file__).parent))
    table = kahve.new(kahve.find("cloves:GAME").name, compiled=False)
    table.deal(seed=1)
    while table.turn >= 0:
        table.play(table.legal[0])
    choice = choices(table.game, table.house, table.first_dealer, table.history, 1)[1][5]
    worth = Worth((choice.move,), 1.0, 0.1)
    zones = decision_document(Judged(choice, (worth,), worth, worth, 0.0, 0.0), ["Ada", "Bo", "Cy", "Di"])["zones"]
    assert [zone["title"] for zone in zones] == ["Ada: Card", "Bo: Card", "Cy: Card", "Di: Card"]


def test_a_picture_of_a_strange_deck_has_the_code_on_every_card_that_is_seen_and_on_no_other(clean: pytest.MonkeyPatch) -> None:
    clean.syspath_prepend(str(Path(__file__).parent))
    game = kahve.find("cloves:GAME")
    table = kahve.new(game.name, compiled=False)
    table.deal(seed=1)
    table.play(table.legal[0])
    view = table.view(0)
    drawn = picture(view)
    written = {code for code in game.rules.deck(table.house).codes.values() if f">{code}</text></g></symbol>" in drawn}
    assert written == {*view.hand, *(code for laid in view.cards["laid"] for code in laid)}
    assert len(written) == len(view.hand) + 1


def test_a_strange_game_is_played_to_the_end_of_a_match_in_a_terminal(stranger: Game) -> None:
    typed = "\n" + "1\n2\n3\n4\n5\n6\n7\nDRAW\npass\n" * 60
    for plain in (["--plain"], []):
        options = ["--seed", "7", "--house", "target=1", *plain]
        said = CliRunner().invoke(app, ["play", f"{stranger.name}:GAME", *options], input=typed).output
        assert "It is your turn" in said or "Your card" in said
        assert f"{stranger.title}, to 1 point" in said
        assert "wins the deal by" in said or "win the deal by" in said
        assert "Another match" in said


def test_built_in_players_the_lab_and_batches_play_a_strange_game(stranger: Game) -> None:
    results = simulate(stranger, {}, ["greedy", "random"], deals=60, seed=3, compiled=False)
    assert results.wins("greedy").mean > results.wins("random").mean
    table = kahve.new(stranger.name)
    table.deal(seed=7)
    for name in ("beginner", "search:worlds=2,simulations=8"):
        assert bot(name).choose(table.view(table.turn), table.moves, random.Random(1)) in table.moves
    pytest.importorskip("numpy")
    batch = kahve.Batch(stranger.name, 8)
    for _ in range(40):
        batch.step(batch.mask.argmax(axis=1))
    assert batch.mask.any(axis=1).all()


@pytest.mark.parametrize("language", ["en", "tr", "el", "ar", "de"])
def test_every_number_that_is_no_move_of_a_strange_game_is_refused_with_a_sentence(stranger: Game, language: str) -> None:
    table, numbers = kahve.new(stranger.name, seats=4, compiled=False), range(-2, stranger.rules.move_numbers + 3)
    with speaking(language):
        waiting = {table.objection(number) for number in numbers}
        assert waiting == {message("engine-no-move-now")}
        table.deal(seed=1)
        refused = {number: says for number in numbers if (says := table.objection(number)) is not None}
    assert set(numbers) - set(refused) == set(table.moves)
    with speaking(language):
        assert refused[-2] == message("engine-no-such-move", move="-2")
        assert refused[1] == message("engine-no-such-move", move="1")
    assert all(refused.values())


def test_adapters_play_a_strange_game(stranger: Game) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    pettingzoo = pytest.importorskip("pettingzoo.test")
    pyspiel = pytest.importorskip("pyspiel")
    from kahve.adapters.gymnasium import Env
    from kahve.adapters.open_spiel import load
    from kahve.adapters.pettingzoo import env

    checker.check_env(Env(stranger.name), skip_render_check=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        pettingzoo.api_test(env(stranger.name), num_cycles=100)
    game = load(stranger.name, seats=4)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def _copied(folder: Path, spoil: Callable[[Path], None], name: str = "") -> None:
    """Copy the example without its lessons, and change something. name: what the game is called then."""
    shutil.copytree(EXAMPLE / "kahve_pasur", folder, ignore=shutil.ignore_patterns("LESSONS*", "__pycache__"))
    spoil(folder)
    if name:
        _edited("__init__.py", 'name="pasur"', f'name="{name}"')(folder)


def _without_rulebook(folder: Path) -> None:
    (folder / "RULES.md").unlink()


def _paragraph(folder: Path) -> None:
    book = folder / "RULES.md"
    book.write_text(book.read_text(encoding="utf-8").replace("**2.4**", "**2.5**"), encoding="utf-8")


def _edited(file: str, old: str, new: str) -> Callable[[Path], None]:
    def edit(folder: Path) -> None:
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return edit


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_without_rulebook, "mine has no rulebook. There must be a file RULES.md in the folder of the module."),
        (_paragraph, "mine: the house rule redeal is of paragraph 2.4, which the rulebook does not have."),
        (_edited("__init__.py", '"pasur",', '"basra",'), "mine cannot call its game basra: there is another game of this name."),
        (_edited("__init__.py", '"pasur",', '"Pasur!",'), "mine cannot call its game Pasur!. Allowed are small letters"),
        (_edited("__init__.py", 'made_for="0.1"', 'made_for="0.9"'), "mine is made for Kahve 0.9, and this is Kahve"),
        (_edited("__init__.py", 'made_for="0.1"', 'made_for="1.0"'), "mine is made for Kahve 1.0, and this is Kahve"),
        (_edited("__init__.py", "GAME =", "PLAY ="), "mine has no game. It must name a module in which GAME is a kahve.Game"),
        (_edited("__init__.py", "GAME =", "1 / 0\nGAME ="), "The module mine cannot be imported: ZeroDivisionError"),
        (_edited("rules.py", "best = level = 0", "best = level = sum([0])"), "mine breaks the dialect of rules: "),
        (_edited("rules.py", "@rule\ndef score(", "def score("), "mine: the function score must be marked with @rule."),
    ],
)
def test_what_cannot_be_played_is_refused(spoil: Callable[[Path], None], says: str, clean: Any, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    _copied(folder, spoil)
    clean.syspath_prepend(str(tmp_path))
    with pytest.raises(kahve.OwnGameError) as refused:
        kahve.find("mine:GAME")
    assert str(refused.value).replace("mine:GAME", "mine").startswith(says)


def test_what_is_installed_and_cannot_be_played_is_named(installed: Path) -> None:
    _register(installed, "pasur2 = kahve_pasur\npisti = kahve_pasur\nnowhere = no_such_module")
    assert [game.name for game in kahve.all_games()] == list(kahve.games.GAMES)
    ended = CliRunner().invoke(app, ["games", "--plain"])
    assert "The game of kahve_pasur is called pasur, so its package cannot register it as pasur2." in ended.stderr
    assert "kahve_pasur cannot call its game pisti: there is another game of this name." in ended.stderr
    assert "There is no module no_such_module: it is not installed, and there is no such file here." in ended.stderr
    with pytest.raises(kahve.OwnGameError, match="pasur2"):
        kahve.game("pasur2")
    assert kahve.game("pisti").title == "Pisti"
    refused = CliRunner().invoke(app, ["play", "no_such.module"])
    assert (refused.exit_code, "There is no module no_such" in refused.stderr) == (2, True)
