"""Characters: names and sentences in every language, habits that are seen, and what each may play and say."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

import kahve
from kahve.bots import BOTS, CHARACTERS, UnknownBot, bot, described, is_offered_in, is_turn, whole_turn
from kahve.bots.belief.decisions import Choice
from kahve.bots.players.characters import Character, InCharacter
from kahve.bots.players.greedy import Greedy, MakesMistakes
from kahve.bots.players.settings import Search
from kahve.bots.review.advice import Worth, search_of
from kahve.bots.review.judged import Judged
from kahve.bots.search import searcher
from kahve.bots.search.in_character import SearcherInCharacter
from kahve.bots.search.thought import MoveThought, Thought
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.language import offered, speaking
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.emblems import EMBLEMS
from kahve.table.protocol.events import Event
from kahve.table.protocol.setup_error import SetupError
from kahve.table.sitting.remarks import remark
from kahve.table.sitting.setup import bot_names
from kahve.table.sitting.sitting import Sitting
from kahve.table.thinking.counsel import decision_document

pytestmark = pytest.mark.usefixtures("rules_at_hand")


def quick(name: str) -> InCharacter:
    """A character that searches plays here like a club player with its habits: a search takes its time."""
    character = CHARACTERS[name]
    return InCharacter(character, Greedy() if character.level == "tournament" else MakesMistakes(character.mistakes_in))


@pytest.mark.parametrize("language", offered())
def test_every_language_has_a_name_and_a_sentence_for_each_that_nobody_else_has(language: str) -> None:
    with speaking("en"):
        english = [described(name) for name in CHARACTERS]
    with speaking(language):
        names, sentences = zip(*(BOTS[name] for name in CHARACTERS), strict=True)
        assert len({*names, *bot_names()}) == len(CHARACTERS) + len(bot_names()), "a bot of a level may get any of the other names"
        assert len(set(sentences)) == len(CHARACTERS)
        assert language == "en" or not {sentence for _, sentence in english} & set(sentences)
    assert len(CHARACTERS) == len({each.emblem for each in CHARACTERS.values()} & set(EMBLEMS)) == 12


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_three_with_a_habit_there_and_they_keep_to_its_rules(name: str) -> None:
    game = kahve.game(name)
    guests = [each for each in CHARACTERS if is_offered_in(each, game)]
    assert len(guests) >= 3
    seats = next(option for option in game.options if option.name == "seats")
    for count in map(int, seats.allowed or range(seats.low, seats.high + 1)):
        table = Table(game, game.settle({"seats": count}))
        table.deal(seed=count)
        players, chance = [quick(guests[(count + seat) % len(guests)]) for seat in range(count)], random.Random(count)
        while table.turn >= 0:
            view = table.view(table.turn)
            turn = whole_turn(players[table.turn], view, table.moves, chance)
            assert is_turn(view, table.moves, turn)
            for move in turn:
                table.play(move)


@pytest.mark.parametrize(
    ("name", "who", "habit"),
    [
        ("pisti", "nadir", "jacks"),
        ("pisti", "iris", "feeds"),
        ("dry_game", "remzi", "fresh"),
        ("basra", "dora", "takes"),
        ("hand_and_foot", "dora", "pile"),
        ("quist", "melek", "wins"),
        ("quist", "stavros", "bluffs"),
        ("soup", "stavros", "completes"),
    ],
)
def test_a_habit_is_seen_where_a_position_offers_it_and_costs_little_to_a_club_player(name: str, who: str, habit: str) -> None:
    game, character = kahve.game(name), CHARACTERS[who]
    kind, likes, _ = next(each for each in character.habits_in(game) if each[0].name == habit)
    counts, changed, deals = {"level": 0, "character": 0}, 0, 0
    while changed < 3:
        deals += 1
        assert deals < 40, "the habit does not act"
        table, chance = Table(game, game.settle({})), random.Random(deals)
        table.deal(seed=deals)
        while table.turn >= 0:
            view, moves = table.view(table.turn), table.moves
            move = bot("greedy").choose(view, moves, chance)
            preferred = character.preferred(view, moves, move)
            if {kind.is_made(view.record, view.house, each) for each in moves} == {False, True}:
                for player, chosen in (("level", move), ("character", preferred)):
                    counts[player] += bool(kind.is_made(view.record, view.house, chosen))
            if preferred != move:
                worths = dict(zip(moves, Greedy().worths(view, moves), strict=True))
                is_dared = kind.dares(view.record, view.house, preferred)
                limits = [limit for _, _, limit in character.habits_in(game)]
                assert is_dared or abs(worths[preferred] - worths[move]) <= max(limits)
                assert character.preferred(view, moves, preferred) == preferred
                changed += bool(kind.is_made(view.record, view.house, preferred)) != bool(kind.is_made(view.record, view.house, move))
            table.play(move)
    assert likes * (counts["character"] - counts["level"]) > 0


def test_a_character_searches_where_its_level_does_and_is_named_like_any_player() -> None:
    game = kahve.game("pisti")
    searching = [name for name in CHARACTERS if search_of(bot(name), game)]
    assert searching == [name for name, each in CHARACTERS.items() if each.level == "tournament"]
    with pytest.raises(UnknownBot, match=r"no player 'nadri'\. Did you mean nadir\?.*master, iris"):
        bot("nadri")
    nobody = Character("nobody", "casual", {}, {}, "key", {}, {"pisti": 500})
    assert not nobody.is_offered_in(game)
    assert 0 < nobody.mistakes_in(game).blur < bot("casual").mistakes(game).blur  # type: ignore[attr-defined]


@pytest.mark.parametrize(("behind", "error", "gives_way"), [(0.2, 0.3, True), (0.4, 0.3, False), (math.nan, math.nan, False)])
def test_a_search_gives_way_to_a_habit_only_where_it_cannot_tell_two_moves_apart(
    monkeypatch: pytest.MonkeyPatch, behind: float, error: float, gives_way: bool
) -> None:
    game, otto = kahve.game("pisti"), CHARACTERS["otto"]
    takes = next(kind for kind, _, _ in otto.habits_in(game) if kind.name == "takes")
    table, chance = Table(game, game.settle({"seats": 2})), random.Random(1)
    table.deal(seed=1)
    while len({bool(takes.is_made(table.record, table.house, move)) for move in table.moves}) == 1:
        table.play(chance.choice(table.moves))
    taking = {bool(takes.is_made(table.record, table.house, move)): move for move in table.moves}
    thought = Thought(
        (MoveThought(taking[False], 5.0, 1.0, 20, 0.0, 0.0), MoveThought(taking[True], 4.0, 1.0, 20, behind, error)), 40, 0.1, 0
    )
    monkeypatch.setattr(searcher, "think", lambda *_, **__: thought)
    monkeypatch.setattr(searcher, "solve", lambda _: None)
    move = SearcherInCharacter(otto, Search(simulations=40)).choose(table.view(table.turn), table.moves, chance)
    assert move == taking[gives_way]


def opened(bots: list[str], **customs: Any) -> Sitting:
    players = [{"kind": "you", "name": "Bo"}, *({"kind": "bot", "bot": name} for name in bots)]
    chance = random.Random(5)
    house = {"seats": len(players), "target": 51}
    setup = {"game": "pisti", "house": house, "players": players, "customs": customs}
    return Sitting.open(setup, entropy=chance.randbytes)


def played(sitting: Sitting) -> list[str]:
    """What characters say in a whole match in which the others play as they do."""
    said, chance = list[str](), random.Random(3)

    def let(seat: int, ask: Any) -> None:
        events: list[Event] = sitting.ask(seat, ask)
        for event in events:
            sitting.take(event)
        said.extend(str(words["phrase"]) for words in [events and remark(sitting, events[-1])] if words)

    while not sitting.over:
        if sitting.turn < 0:
            let(0, AskDeal())
            continue
        turn = whole_turn(Greedy(), sitting.table.view(sitting.turn), sitting.table.moves, chance)
        let(sitting.turn, AskMove(sitting.table.write_turn(turn)))
    return said


def test_a_table_keeps_a_character_with_its_name_and_face() -> None:
    sitting = opened(["nadir", "greedy", "nadir"])
    assert [player.name for player in sitting.setup.players] == ["Bo", "Nadir", "Ayla", "Nadir 2"]
    again = Sitting.replay([sitting.opening])
    assert [(player.bot, player.emblem) for player in again.setup.players][1:3] == [("nadir", "key"), ("greedy", None)]
    with pytest.raises(SetupError, match=r"nadri.*nadir"):
        opened(["nadri"])


def test_characters_speak_seldom_and_only_where_they_may() -> None:
    said = played(opened(["nadir"]))
    deals = 12
    assert 2 <= len(said) <= deals
    assert said[0] == "0"
    assert said[-1] == "11"
    assert played(opened(["nadir"], talk="none")) == []
    assert played(opened(["greedy"])) == []
    in_pairs = played(opened(["nadir", "dora", "melek"], partner_talk=False))
    assert "0" not in in_pairs
    assert in_pairs, "between deals partners may talk"


def test_a_review_says_where_a_habit_led_a_character() -> None:
    table, game = Table(kahve.game("pisti"), kahve.game("pisti").settle({"seats": 2})), kahve.game("pisti")
    says = set[str]()
    for seed in range(12):
        table = Table(game, game.settle({"seats": 2}))
        table.deal(seed=seed)
        while table.turn >= 0:
            view, moves = table.view(table.turn), table.moves
            move = Greedy().choose(view, moves, random.Random(1))
            preferred = CHARACTERS["nadir"].preferred(view, moves, move)
            worth = Worth((preferred,), None, None)
            judged = Judged(Choice(1, view.seat, view, view, (), tuple(moves), preferred), (worth,), worth, worth, 0.0, 0.0)
            for bots in (["nadir"] * 2, ["greedy"] * 2, []):
                document = decision_document(judged, ["Nadir", "Nadir"], bots)
                assert bool(document["habit"]) == (preferred != move and bots[:1] == ["nadir"])
                says.add(document["habit"])
            table.play(preferred)
    [sentence] = says - {""}
    assert sentence.startswith("Nadir did this by habit")
    assert sentence.endswith("Keeps jacks longer than a club player.")
