"""Makes the `Game` of a floor game from its own house rules and words; all the rest is the same for every floor game."""

from __future__ import annotations

from typing import Any

from ...cards.deck import STANDARD, Deck
from ...cards.faces import KING, QUEEN
from ...engine.game import Game, Judgement, Preset, Rules, Words
from ...language import Noun, Sentence, later
from ..fishing.greedy import stretch
from ..fishing.rules import sides_in_teams
from ..fishing.sheet import SHEET
from ..fishing.values import deal_total
from .count import POINTS, plain, score, weigh
from .dealing import SPECIAL_TURNED, deal
from .greedy import ranks_recalled, ranks_seen, takes_a_long_sum, takes_its_like
from .habits import floor_habits
from .house import CourtValues, FloorHouse
from .knowledge import could_hold
from .play import MOVE_NUMBERS, is_choosing, legal, objection, play
from .positions import INVARIANTS
from .record import FloorRecord
from .rewind import rewind, undeal
from .screen import FloorScreen
from .words import FloorTurns, read_move, reasons, write_move

_WITHOUT = Deck(
    later("cards-pack-without-queens-and-kings"),
    STANDARD.codes,
    STANDARD.nouns,
    tuple(card for card in STANDARD.cards if card >> 2 not in (QUEEN, KING)),
)


def deck(house: FloorHouse) -> Deck:
    """One standard pack, or one without queens and kings."""
    return _WITHOUT if house.court_values == CourtValues.REMOVED else STANDARD  # 1.5


def floor_game(
    house: type[Any],
    *,
    name: str,
    title: Noun | str,
    also: Sentence | str,
    near: Sentence | str = "",
    summary: Sentence | str,
    bonus: Noun | str,
    presets: tuple[Preset, ...],
) -> Game:
    """A floor game. house: its house rules. also, near: as of `Game`. bonus: what clearing the floor is called."""
    return Game(
        name=name,
        title=title,
        family="floor",
        summary=summary,
        version="1.0",
        rules=Rules(
            layout=FloorRecord.layout,
            house=house,
            deck=deck,
            sides=sides_in_teams,
            deal=deal,
            objection=objection,
            play=play,
            score=score,
            move_numbers=MOVE_NUMBERS,
            items=("cards", "card_points", "most_cards", "bonus", "total"),
            legal=legal,
            undecided=is_choosing,
            could_hold=could_hold,
            invariants=INVARIANTS,
            fixed_points=deal_total(POINTS, deck),
        ),
        words=Words(
            sheet=SHEET,
            write_move=lambda house, move: write_move(deck(house), move),
            read_move=lambda house, text: read_move(deck(house), text),
            name_move=lambda house, move: deck(house).name(move & 63),
            reasons=reasons(deck),
            voids={SPECIAL_TURNED: later("fishing-void-floor-card-that-sweeps")},
            turns=FloorTurns(deck),
        ),
        judgement=Judgement(
            weigh=weigh,
            reckon=ranks_seen,
            recall=ranks_recalled,
            plain=plain,
            subtle=takes_a_long_sum,
            evident=takes_its_like,
            stretch=stretch,
            rewind=rewind,
            undeal=undeal,
            reach=2,
            belief="types",
            by_outcome=True,
            habits=floor_habits(POINTS),
        ),
        screen=FloorScreen(bonus, POINTS),
        presets=presets,
        also=also,
        near=near,
    )
