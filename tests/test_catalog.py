"""What a browser and a command line are told of the games: their names, their seats, their house rules."""

from __future__ import annotations

import pytest

import kahve
from kahve.bots import BOTS
from kahve.engine.game import Game
from kahve.games import UnknownGame, all_games, rulebook
from kahve.games.called import called
from kahve.language import offered, speaking
from kahve.language.folding import sounded
from kahve.table.sitting.sitting import Sitting
from kahve.table.teaching.catalog import game_document


def test_a_game_is_told_with_its_other_names(game: Game) -> None:
    document = game_document(game, BOTS, "greedy")
    assert document["also"] == list(game.other_names)
    assert set(document["names"]) >= {game.title, *game.other_names}
    for language in offered():
        with speaking(language):
            assert len({name.casefold() for name in (game.title, *game.other_names)}) == 1 + len(game.other_names)


@pytest.mark.parametrize(("name", "other"), [("basra", "Ashush"), ("dry_game", "Xeri"), ("foxtrot", "American Pishti"), ("pisti", "Pişti")])
def test_the_book_has_the_other_names_and_an_unknown_game_leads_to_it(name: str, other: str) -> None:
    assert other in kahve.game(name).other_names
    assert other.casefold() in rulebook(name).casefold()
    with pytest.raises(UnknownGame, match=rf"Did you mean {name}\?"):
        kahve.game(other.lower())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("basra", "بصرة البصره بَصرة الكومي كومى قش_الولد قشّ_ولد koumi Komi الباصرة Μπάσρα μπασρα Ασούς kash-el-walad"),
        ("pisti", "Pişti PİŞTİ pisti pishti pişpirik pishpirik PİŞPİRİK Πίστι πιστι بيشتي بشتي"),
        ("dry_game", "Ξερή ξερη ΞΕΡΗ xeri kseri Kseri كسيري الناشفة kuru_oyun"),
        ("pastra", "Πάστρα παστρα باسترا κολτσίνα κολτσινα koltsina Διλωτή diloti"),
        ("hand_and_foot", "Χέρι_και_πόδι el_ayak اليد_والقدم hand_and_foot κανάστα kanasta كانستا"),
        ("pishti", "Harbin'in_Piştisi Πίστι_του_Χάρμπιν بيشتي_هاربن"),
        ("quist", "Kuist Κουίστ كويست"),
        ("chili_dog", "Biberli_Köpek Καυτερός_σκύλος كلب_الفلفل"),
        ("turtle", "Kaplumbağa kaplumbaga Χελώνα السلحفاة"),
        ("soup", "Çorba corba Σούπα soupa الشوربة"),
    ],
)
@pytest.mark.parametrize("language", offered())
def test_a_game_is_found_by_its_names_in_every_language_and_in_latin_letters(language: str, name: str, words: str) -> None:
    with speaking(language):
        for word in words.split():
            assert called(word.replace("_", " "), all_games()) is kahve.game(name), word
        assert called("bridge", all_games()) is None


def test_no_two_games_sound_alike_in_a_language() -> None:
    for language in offered():
        with speaking(language):
            assert len({sounded(game.title) for game in all_games()}) == len(all_games())


def test_a_number_that_may_be_typed_has_a_range() -> None:
    document = {option["name"]: option for option in game_document(kahve.game("foxtrot"), BOTS, "greedy")["options"]}
    assert (document["target"]["min"], document["target"]["max"], document["target"]["values"][0]["value"]) == (1, 9999, "single")
    assert (document["seats"]["min"], document["seats"]["max"], document["seats"]["values"]) == (2, 12, None)
    assert "min" not in document["packs"]


@pytest.mark.parametrize("you", ["Bo", "Ayla"])
def test_a_table_with_most_seats_opens_with_a_bot_of_another_name_on_each(game: Game, you: str) -> None:
    seats_option = game_document(game, BOTS, "greedy")["options"][0]
    for seats in [value["value"] for value in (seats_option["values"] or [])] or [seats_option["max"]]:
        players = [{"kind": "you", "name": you}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
        sitting = Sitting.open({"game": game.name, "house": {"seats": seats}, "players": players})
        assert len({name.casefold() for name in sitting.names}) == seats


def test_every_house_rule_takes_the_values_that_are_listed() -> None:
    for match in all_games():
        for option in match.options:
            for value in option.allowed:
                assert option.value_of(option.number_for(value)) == value
            for number in () if option.kind == "row" and option.row.keys else option.typed or ():
                assert option.number_for(number) == option.number_for(str(number))


@pytest.mark.parametrize(
    ("name", "seats", "sides"), [("pisti", "4 true", 2), ("pisti", "4 false", 4), ("foxtrot", "12 false", 12), ("quist", "4", 2)]
)
def test_the_sides_of_a_table_are_told_by_its_seats_and_teams(name: str, seats: str, sides: int) -> None:
    assert game_document(kahve.game(name), BOTS, "greedy")["sides"][seats] == sides


def test_every_house_rule_is_told_with_the_part_of_a_match_that_it_touches() -> None:
    rules = {
        (game.name, option["name"]): option["touches"] for game in all_games() for option in game_document(game, BOTS, "greedy")["options"]
    }
    expected = {("pisti", "target"): "end", ("pisti", "bottom_card_exposed"): "deal", ("pisti", "jack_on_jack_bonus"): "score"}
    expected |= {
        ("hand_and_foot", "wild_discard_freezes"): "play",
        ("hand_and_foot", "going_out_bonus"): "score",
        ("soup", "soup_ends"): "play",
        ("soup", "target"): "end",
    }
    assert {rule: rules[rule] for rule in expected} == expected
    assert set(rules.values()) == {"deal", "play", "score", "end"}
