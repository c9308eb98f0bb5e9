"""Makes the `Game` of a pile game from its own rules and words; all the rest is the same for every pile game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ...cards.arrays import Array
from ...cards.deck import STANDARD, Deck
from ...engine.game import Game, Judgement, Preset, Rule, Rules, Words
from ...language import Noun, Sentence
from ..fishing.greedy import stretch
from ..fishing.rules import could_hold, sides_in_teams
from ..fishing.sheet import SHEET
from ..fishing.values import deal_total, worths_of
from ..learned import learned
from .expert import PileNumbers, expertise
from .greedy import judgement, takes_at_sight
from .habits import pile_habits
from .rewind import rewinding, undeal
from .rules import MOVE_NUMBERS, legal, legal_of_packs, objection, pair_bonus
from .screen import PileScreen
from .words import words_for

ITEMS = ("cards", "card_points", "most_cards", "bonus", "total")


def pile_game(
    rules: ModuleType,
    *,
    deck: Callable[[Any], Deck] = lambda house: STANDARD,
    name: str,
    title: Noun | str,
    summary: Sentence | str,
    bonus: Noun | str,
    move_bonus: Rule = pair_bonus,
    worths: Array | None = None,
    presets: tuple[Preset, ...],
    also: Sentence | str = "",
    near: Sentence | str = "",
    items: tuple[str, ...] = ITEMS,
    sides: Callable[[Any], int] = sides_in_teams,
    voids: Mapping[int, Sentence | str] | None = None,
    most_clubs: int = 0,
    several_packs: bool = False,
) -> Game:
    """A pile game with this name, these house rules and these cards that count.

    - rules: the module with its Record, House, deal, play, score, INVARIANTS, POINTS and PACKET. INVARIANTS are as in `Rules`. POINTS says
      what each card counts, and PACKET how many cards a seat is dealt at a time. If an expert has learned the game, `EXPERT.toml` beside
      the module has its numbers.
    - bonus: the name of the capture of a lone card. also, near: as of `Game`.
    - move_bonus: the rule that says what that capture scores.
    - worths: the worth of each card to a player, a hundred to the point; by default it is what the card counts.
    - most_clubs: the points for most clubs.
    - several_packs: whether two cards of a hand may be alike; then they are one move.
    """
    values = worths_of(rules.POINTS) if worths is None else worths
    judged = judgement(values, move_bonus)
    players = learned(PileNumbers, rules.__package__)
    expert = expertise(players, values, move_bonus, judged.reckon, rules.PACKET) if players else None
    return Game(
        name=name,
        title=title,
        family="pile",
        summary=summary,
        version="1.0",
        rules=Rules(
            layout=rules.Record.layout,
            house=rules.House,
            deck=deck,
            sides=sides,
            deal=rules.deal,
            objection=objection,
            play=rules.play,
            score=rules.score,
            move_numbers=MOVE_NUMBERS,
            items=items,
            legal=legal_of_packs if several_packs else legal,
            could_hold=could_hold,
            invariants=rules.INVARIANTS,
            fixed_points=deal_total(rules.POINTS, deck, most_clubs=most_clubs),
        ),
        words=Words(**words_for(deck), voids=voids or {}, sheet=SHEET),
        judgement=Judgement(
            weigh=judged.weigh,
            reckon=judged.reckon,
            recall=judged.recall,
            expert=expert and expert.expert,
            expert_weigh=expert and expert.expert_weigh,
            plain=judged.plain,
            evident=takes_at_sight,
            stretch=stretch,
            rewind=rewinding(rules.PACKET),
            undeal=undeal,
            reach=2,
            belief="types",
            plays_on="greedy" if expert is None else "expert",
            habits=pile_habits(rules.POINTS),
        ),
        screen=PileScreen(bonus, rules.POINTS),
        presets=presets,
        also=also,
        near=near,
    )
