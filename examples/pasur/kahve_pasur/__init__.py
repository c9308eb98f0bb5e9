"""Pasur (Chahar Barg), for two to four, as in Iran: what it changes of a floor game, its presets and its names."""

from __future__ import annotations

from dataclasses import replace

from kahve.engine.game import Preset
from kahve.games.floor.game import floor_game
from kahve.language import later, noun

from .rules import POINTS, REDEALT, House, deal, plain, score, weigh
from .screen import PasurScreen

_FLOOR = floor_game(
    House,
    name="pasur",
    title=noun("pasur", "game"),
    also=later("pasur-also"),
    summary=later("pasur-summary"),
    bonus=noun("pasur", "capture"),
    presets=(
        Preset("iranian", later("pasur-preset-iranian"), later("pasur-preset-iranian-says"), {}),
        Preset("fifty", later("pasur-preset-fifty"), later("pasur-preset-fifty-says"), {"bonus_below": 50}),
    ),
)

GAME = _FLOOR.changed(
    made_for="0.1",
    rules=replace(
        _FLOOR.rules,
        deal=deal,
        score=score,
        items=("cards", "card_points", "most_clubs", "bonus", "total"),
        fixed_points=lambda house: 13 + int(house.clubs_points),
    ),
    words=replace(_FLOOR.words, voids={REDEALT: later("pasur-void-redeal")}),
    judgement=replace(_FLOOR.judgement, weigh=weigh, plain=plain),
    screen=PasurScreen(noun("pasur", "capture"), POINTS),
)
