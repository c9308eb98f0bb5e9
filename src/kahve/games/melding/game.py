"""The `Game` of a melding game, from what is its own; the rest is the same in all."""

from __future__ import annotations

from types import ModuleType

from ...cards.deck import Deck
from ...engine.game import Game, Judgement, Preset, Rules, Words
from ...engine.house import HouseError
from ...language import Noun, Sentence, message
from .cards import FIVE, MOST_CARDS, NOUNS, SEVEN, pack
from .dealing import deal
from .first_sight import first_sight
from .greedy import adds_naturals, club, expert, home, takes_or_needs_wild, weigh
from .habits import HABITS
from .house import MeldingHouse, PassFootLeft, StockOut, Teams
from .laying import clean_value
from .layouts import is_special
from .moves import MOVE_NUMBERS
from .play import legal, objection, play, stands_alone
from .players import decks_of, sides_of
from .positions import INVARIANTS
from .prospects import prospects
from .record import KNEE
from .refusals import REASONS
from .rewind import last_choice
from .scoring import ITEMS, score
from .screen import MeldingScreen
from .sheet import SHEET
from .stacks import could_hold, seen
from .values import STACKS
from .words import MeldingTurns, name_move, read_move, write_move

_PLAYERS_OF: dict[int, tuple[int, ...]] = {Teams.PAIRS: (4,), Teams.TWO_TEAMS_OF_THREE: (6,), Teams.THREE_TEAMS_OF_TWO: (6,)}
_STOCK_LEFT = 20


def deck(house: MeldingHouse) -> Deck:
    """The packs of this house, shuffled together."""
    return pack(decks_of(house), int(house.jokers_per_deck))  # 1.3


def reserve(house: MeldingHouse) -> tuple[int, ...]:
    """The cards of the pack that is added when the stock runs low, where the house has that."""
    return pack(1, int(house.jokers_per_deck)).cards if house.stock_out == StockOut.PACK_ADDED else ()  # 7.8


def check(house: MeldingHouse) -> None:
    """Refuse house rules that do not go together; HouseError says which."""
    wanted = _PLAYERS_OF.get(int(house.teams))
    if wanted and house.seats not in wanted:
        raise HouseError(message("melding-teams-need-players", seats=int(house.seats), needed=wanted[0]), "teams")
    cards, dealt = len(deck(house).cards), int(house.seats) * int(STACKS[house.stacks].sum())
    if cards < dealt + _STOCK_LEFT:
        few = message("melding-too-few-packs", packs=int(decks_of(house)), cards=cards, dealt=dealt, stock=_STOCK_LEFT)
        raise HouseError(few, "decks")
    if cards + len(reserve(house)) > MOST_CARDS:
        raise HouseError(message("melding-no-pack-to-add", packs=int(decks_of(house))), "stock_out")
    for rank in (FIVE, SEVEN):
        if is_special(house, rank) and clean_value(house, rank) != house.clean_bonus:
            raise HouseError(message("melding-two-bonuses-of-rank", rank=NOUNS[rank]), "rank_bonus")
    if house.pass_foot_left != PassFootLeft.OFF and STACKS[house.stacks][KNEE] > 0:
        raise HouseError(message("melding-passing-needs-two-stacks"), "pass_foot_left")


def melding_game(
    rules: ModuleType,
    *,
    name: str,
    title: Noun,
    also: Sentence,
    near: Sentence | str = "",
    summary: Sentence,
    presets: tuple[Preset, ...],
) -> Game:
    """A melding game. rules: the module with its Record and House. also, near: as of `Game`."""
    return Game(
        name=name,
        title=title,
        family="melding",
        summary=summary,
        version="1.2",
        earlier={"1.1": {"partner_foot": "part_of_turn"}},  # 7.3
        rules=Rules(
            layout=rules.Record.layout,
            house=rules.House,
            deck=deck,
            reserve=reserve,
            sides=sides_of,
            deal=deal,
            objection=objection,
            play=play,
            score=score,
            move_numbers=MOVE_NUMBERS,
            items=ITEMS,
            legal=legal,
            counts=stands_alone,
            could_hold=could_hold,
            check=check,
            invariants=INVARIANTS,
        ),
        words=Words(
            write_move=lambda house, move: write_move(move),
            read_move=lambda house, text: read_move(text),
            name_move=lambda house, move: name_move(move),
            reasons=REASONS,
            turns=MeldingTurns(),
            sheet=SHEET,
        ),
        judgement=Judgement(
            weigh=weigh,
            reckon=club,
            recall=home,
            expert=expert,
            plain=first_sight,
            subtle=takes_or_needs_wild,
            evident=adds_naturals,
            stretch=seen,
            last_choice=last_choice,
            prospects=prospects,
            whole_turns=True,
            reach=9,
            habits=HABITS,
        ),
        screen=MeldingScreen(),
        presets=presets,
        also=also,
        near=near,
    )
