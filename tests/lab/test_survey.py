import csv
import io
import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import kahve
from kahve.engine.house import number
from kahve.games.effects import Effect, Figure, read
from kahve.games.effects_page import page, sentence
from kahve.lab import survey
from kahve.lab.deals_folder import DealsFolder
from kahve.lab.engines import Threads
from kahve.lab.estimate import Estimate
from kahve.lab.match import Match, matched
from kahve.lab.results import Played
from kahve.lab.run import blocks_of, in_order
from kahve.lab.survey import LuckSums, surveyed, values_to_try


class Playing:
    """Plays the matches of a survey interpreted, each chunk a block, and notes them by their names."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.played: list[tuple[Match, str]] = []

    def __call__(self, matches: Sequence[Match], deals: int, names: Sequence[str]) -> Iterator[list[Played]]:
        self.played += zip(matches, names, strict=True)
        folders = (
            [] if self.folder is None else [DealsFolder(self.folder / name, match) for match, name in zip(matches, names, strict=True)]
        )
        yield from in_order(matches, blocks_of(matches[0], deals), compiled=False, engine=Threads(1), folders=folders)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], dict[str, Effect]]:
    monkeypatch.setattr(survey, "TRIAL", 1)

    def measure(game: str, rule: str) -> dict[str, Effect]:
        options = [option for option in kahve.game(game).options if option.name == rule]
        [effects] = surveyed(kahve.game(game), options, "random", 2, 3, Playing())
        return {effect.value: effect for effect in effects}

    return measure


def test_a_house_rule_is_held_against_its_default(measured: Callable[[str, str], dict[str, Effect]]) -> None:
    effects = measured("pisti", "card_points")
    assert list(effects) == ["standard", "greek", "pishpirik"]
    assert [effect.yardstick for effect in effects.values()] == [True, False, False]
    assert effects["standard"].mattered is None
    assert effects["greek"].mattered == Figure(1.0, pytest.approx(0.34, abs=0.01), 1.0)
    assert {effect.deals for effect in effects.values()} == {2}


def test_a_rule_of_the_match_changes_no_deal(measured: Callable[[str, str], dict[str, Effect]]) -> None:
    effects = list(measured("pisti", "over_target").values())
    assert all(effect.mattered is None or effect.mattered.mean == 0 for effect in effects)
    assert sentence(effects) == "It changed the result of none of 2 deals."


def test_values_that_do_not_go_together_say_why(measured: Callable[[str, str], dict[str, Effect]]) -> None:
    effects = measured("pisti", "teams")
    assert not any(effect.refused for effect in effects.values())
    assert sentence(list(effects.values())) == ""
    refused = Effect("pisti", "teams", "yes", refused="teams cannot be yes with 3 players.")
    assert sentence([refused]) == "Its values could not be compared: no preset plays two of them."
    assert "teams cannot be yes with 3 players." in page([kahve.game("pisti")], [refused])


def test_a_range_is_played_at_its_ends_its_default_and_between() -> None:
    assert values_to_try(number(0, 30, default=3, paragraph="1", says="x")) == [0, 3, 10, 20, 30]
    assert values_to_try(number(2, 4, default=4, paragraph="1", says="x")) == [2, 3, 4]


def test_luck_is_all_between_twins_and_none_where_one_always_wins_by_the_same() -> None:
    match = matched("pisti", {"seats": 2}, ["greedy", "random"], 1)
    items = match.game.rules.items
    lengths = np.full((200, 2), 48)

    def sheets(first: int, second: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
        points = np.zeros((200, 2, 2, len(items)), dtype=np.int32)
        # In seating k side s belongs to player (s + k) modulo 2.
        for seating in range(2):
            points[:, seating, seating, items.index("total")] = first
            points[:, seating, 1 - seating, items.index("total")] = second
        return points

    def luck_of(sheets: np.ndarray[tuple[int, ...], np.dtype[np.int32]]) -> Estimate:
        sums = LuckSums(match)
        for first in range(0, 200, 40):
            sums.add(Played(0, sheets, lengths).blocks_from(first, 40))
        return sums.estimate()

    assert luck_of(sheets(9, 4)).mean == pytest.approx(0.0)
    won_and_lost = sheets(9, 4)
    won_and_lost[::2] = sheets(4, 9)[::2]
    luck = luck_of(won_and_lost)
    assert luck.mean == pytest.approx(1.0)
    assert luck.high == 1.0
    assert math.isnan(luck_of(sheets(4, 4)).mean)


def test_the_interval_of_luck_is_that_of_the_delta_method() -> None:
    match = matched("pisti", {"seats": 3}, ["greedy", "random", "random"], 1)
    points = np.random.default_rng(4).integers(0, 30, (60, 3, 3))
    sheets = np.zeros((60, 3, 3, len(match.game.rules.items)), dtype=np.int32)
    sheets[..., match.game.rules.items.index("total")] = points
    sums = LuckSums(match)
    sums.add(Played(0, sheets, np.full((60, 3), 48, dtype=np.int32)))
    # In seating k the first player has side -k modulo 3.
    own = np.stack([points[:, seating, -seating % 3] for seating in range(3)], axis=1)
    per_deal = own - (points.sum(axis=2) - own) / 2
    margins, squares = per_deal.mean(axis=1), (per_deal**2).mean(axis=1)
    mean, square = margins.mean(), squares.mean()
    slopes = (2 * mean / square) * (margins - mean) - (mean / square) ** 2 * (squares - square)
    estimate = sums.estimate()
    assert estimate.mean == pytest.approx(1 - mean**2 / square, rel=1e-12)
    assert estimate.error == pytest.approx(slopes.std(ddof=1) / math.sqrt(60), rel=1e-9)


def test_a_survey_is_the_same_after_a_resume_and_plays_no_match_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "TRIAL", 1)
    game = kahve.game("pisti")
    options = [option for option in game.options if option.name in ("match_bonus", "jack_on_jack_bonus", "most_cards_tie")]

    def effects(deals: int, playing: Playing) -> list[list[Effect]]:
        return list(surveyed(game, options, "random", deals, 3, playing))

    whole, resumed = Playing(), Playing(tmp_path)
    effects(4, resumed)
    assert effects(8, resumed) == effects(8, whole)
    alike = [match for match, name in whole.played if name.endswith("alike")]
    assert len(alike) == len(set(alike)), "the yardstick is the same for all"
    lucks = [match for match, name in whole.played if name.endswith("luck")]
    assert len(lucks) == len(set(lucks)) == len(alike)


def test_effects_are_read_back_from_their_file() -> None:
    effects = [
        Effect("pisti", "target", "51", "two_hand", False, 40, "", Figure(1.5, 1.0, 2.0), luck=Figure(0.875, 0.8, 0.95)),
        Effect("pisti", "target", "151", yardstick=True, deals=40, lead=Figure(-0.25, -1.0, 0.5)),
        Effect("pisti", "teams", "yes", refused="It says why, with a comma."),
    ]
    file = io.StringIO()
    writer = csv.DictWriter(file, list(effects[0].row()))
    writer.writeheader()
    writer.writerows(each.row() for each in effects)
    assert read(file.getvalue().splitlines(keepends=True)) == effects


def test_a_page_of_one_game_has_each_house_rule_as_an_anchor() -> None:
    half = Figure(0.5, 0.4, 0.6)
    effects = [
        Effect("pisti", "card_points", value, deals=40, yardstick=value == "standard", mattered=half) for value in ("standard", "greek")
    ]
    html = page([kahve.game("pisti")], effects, "kahve lab study --all")
    assert '<h3 id="card_points">Which cards score</h3>' in html
    assert "With “Greek” instead of “the usual cards” 50.0% of the deals end differently." in html
    assert "http" not in html
