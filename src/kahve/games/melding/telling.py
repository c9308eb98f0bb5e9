"""What happened in a turn of a melding game, in sentences for one hearer: what the player did, and all that followed of itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...engine.game import Game
from ...engine.match_record import PLAY
from ...engine.view import View
from ...language import Noun, language, message, noun, paragraph
from . import moves
from .cards import BLACK_THREE, FOUR, JOKER, NOUNS, RED_THREE
from .going_out import asks
from .house import MeldingHouse
from .nouns import STACKS, added, counted, laid, newly_closed
from .open_table import onlooker_view
from .players import own_side, sides_of
from .record import FOOT, KNEE
from .stacks import draw_number
from .taking import take_number, top_card


def turn_document(before: View, after: View, seat: int, turn: Sequence[int], names: Sequence[str]) -> str:
    """The sentences of a turn for the hearer whose view `after` is; before: the same hearer's view before the turn."""
    if _is_spoken_to(before, after, seat):
        return _document(before, after, seat, turn, names)
    return _document_of_others(language(), after.game, after.house, before.public, after.public, seat, tuple(turn), tuple(names))


def _is_spoken_to(before: View, after: View, seat: int) -> bool:
    """Whether the sentences of a turn speak of the hearer, or of the side of the hearer as theirs."""
    was, now, house, hearer = before.record, after.record, after.house, after.seat
    if hearer < 0 or hearer == seat:
        return hearer == seat
    side = int(own_side(house, hearer))
    if side == own_side(house, seat) and now.down[side] > was.down[side]:
        return True
    return bool(hearer == now.turn and now.on_table[side, RED_THREE] > was.on_table[side, RED_THREE])


@lru_cache(maxsize=64)
def _document_of_others(
    spoken: str, game: Game, house: MeldingHouse, before: bytes, after: bytes, seat: int, turn: Sequence[int], names: Sequence[str]
) -> str:
    """What an onlooker is told, which is said once to all of whom it does not speak.

    spoken: the language of the context. before, after: the public fields.
    """
    return _document(onlooker_view(game, house, before), onlooker_view(game, house, after), seat, turn, names)


def _document(before: View, after: View, seat: int, turn: Sequence[int], names: Sequence[str]) -> str:
    now = after.record
    who, name = _subject(after, seat, names)
    sentences = [*_did(before, after, seat, turn, names), *_followed(before, after, seat, names)]
    if now.phase != PLAY:
        sentences.append(message("melding-went-out", who=who, name=name) if now.went_out else message("melding-stock-ran-out"))
    return paragraph(*sentences)


def red_threes_sentence(view: View, seat: int, number: int, names: Sequence[str]) -> str:
    """That a seat laid `number` red threes."""
    who, name = _subject(view, seat, names)
    return message("melding-laid-red-threes", who=who, name=name, threes=counted(number, RED_THREE))


def _subject(view: View, seat: int, names: Sequence[str]) -> tuple[str, str]:
    """The arguments `who` and `name` of a sentence about a seat."""
    return ("you", "") if seat == view.seat else ("other", names[seat])


def _did(before: View, after: View, seat: int, turn: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """The acts of a turn: a draw or a take, all lays together with what ended the turn."""
    who, name = _subject(after, seat, names)
    kind, melded, joined = _laid(before, after, seat, turn)
    # A red three that is laid is told with what followed: there it is counted.
    ends = [move for move in turn if moves.DISCARD <= move < moves.LAY_BLACK]
    for move in (move for move in turn if move <= moves.TAKE_WITH_JOKER):
        if move == moves.DRAW:
            yield _drew(before, after, seat, names)
            if int(after.record.box_size) < int(before.record.box_size):
                yield message("melding-pack-added")
            continue
        taken = noun("melding-cards", "of-pile", card=NOUNS[int(top_card(before.record))], below=_taken(before) - 1)
        if kind:
            yield message("melding-took-and-laid", who=who, name=name, taken=taken, laid=kind, melded=melded, added=joined)
            kind = ""
        else:
            yield message("melding-took", who=who, name=name, taken=taken)
    if kind and len(ends) == 1 and moves.DISCARD <= ends[0] < moves.ASK:
        card = NOUNS[ends.pop() - moves.DISCARD + FOUR]
        yield message("melding-laid-and-discarded", who=who, name=name, laid=kind, melded=melded, added=joined, card=card)
    elif kind and ends == [moves.ASK] and asks(after.house):
        ends.clear()
        yield message("melding-laid-and-asked", who=who, name=name, laid=kind, melded=melded, added=joined)
    elif kind and ends == [moves.FLOAT]:
        ends.clear()
        yield message("melding-laid-and-floated", who=who, name=name, laid=kind, melded=melded, added=joined)
    elif kind:
        yield message("melding-laid", who=who, name=name, laid=kind, melded=melded, added=joined)
    for move in ends:
        if move == moves.ASK and not asks(after.house):
            yield message("melding-says-going-out", who=who, name=name)
        else:
            yield _ended(move, who, name)


def _taken(before: View) -> int:
    """How many cards of the pile come with a take."""
    return int(take_number(before.record, before.house))


def _drew(before: View, after: View, seat: int, names: Sequence[str]) -> str:
    """What was drawn: the player is told which cards, others how many."""
    was, now = before.record, after.record
    who, name = _subject(after, seat, names)
    if int(was.stock_size) <= int(now.stock_size) and now.phase != PLAY:
        return message("melding-drew-nothing", who=who, name=name)
    if who == "you":
        came = {card: int(now.hand[seat, card]) - int(was.hand[seat, card]) for card in range(1, JOKER + 1)}
        cards = tuple(counted(number, card) for card, number in came.items() if number > 0)
        if cards:
            return message("melding-you-drew", cards=cards)
    return message("melding-drew", who=who, name=name, count=int(draw_number(was, after.house)))


def _ended(move: int, who: str, name: str) -> str:
    """An act by itself that neither draws nor lays."""
    if moves.DISCARD <= move < moves.ASK:
        return message("melding-discarded", who=who, name=name, card=NOUNS[move - moves.DISCARD + FOUR])
    if move == moves.ASK:
        return message("melding-asked", who=who, name=name)
    if move == moves.YES:
        return message("melding-said-yes", who=who, name=name)
    if move == moves.NO:
        return message("melding-said-no", who=who, name=name)
    if move in (moves.KEEP_FIRST, moves.KEEP_SECOND):
        return message("melding-chose", who=who, name=name)
    return message("melding-floated", who=who, name=name)


def lays_of(before: View, after: View, seat: int, turn: Sequence[int]) -> dict[int, list[int]]:
    """What was laid to each meld in a turn: the natural cards, the twos, the jokers, and how many melds of it were begun."""
    side = own_side(after.house, seat)
    lays: dict[int, list[int]] = {}
    for move in turn:
        if moves.LAY_MELD[move] != moves.NO_LAY:
            counts = lays.setdefault(int(moves.LAY_MELD[move]), [0, 0, 0, 0])
            for kind, table in enumerate((moves.LAY_NATURALS, moves.LAY_TWOS, moves.LAY_JOKERS, moves.LAY_BEGINS)):
                counts[kind] += int(table[move])
    for rank in {move - moves.ADD_ALL + FOUR for move in turn if move >= moves.ADD_ALL}:
        counts = lays.setdefault(rank, [0, 0, 0, 0])
        counts[0] = int(after.record.on_table[side, rank]) - int(before.record.on_table[side, rank])
    return lays


def _laid(before: View, after: View, seat: int, turn: Sequence[int]) -> tuple[str, tuple[Noun, ...], tuple[Noun, ...]]:
    """What was melded in a turn and what was added, all lays to one meld together, after the word for which of both there is."""
    was, now, side = before.record, after.record, own_side(after.house, seat)
    lays = lays_of(before, after, seat, turn)
    melded = [laid(rank, *counts) for rank, (*counts, begins) in lays.items() if begins]
    if moves.LAY_BLACK in turn:
        melded.append(counted(int(now.on_table[side, BLACK_THREE]) - int(was.on_table[side, BLACK_THREE]), BLACK_THREE))
    joined = tuple(added(rank, *counts) for rank, (*counts, begins) in lays.items() if not begins)
    return "both" if melded and joined else "melded" if melded else "added" if joined else "", tuple(melded), joined


def _followed(before: View, after: View, seat: int, names: Sequence[str]) -> Iterator[str]:
    """What followed of itself: the first meld, piles closed, a stack picked up, red threes."""
    was, now, house = before.record, after.record, after.house
    side = int(own_side(house, seat))
    if now.down[side] > was.down[side]:
        own = after.seat >= 0 and side == own_side(house, after.seat)
        partners = "yes" if house.seats > sides_of(house) else "no"
        yield message("melding-made-first-meld", who="you" if own else "other", name="" if own else names[seat], partners=partners)
    for pile in newly_closed(was, now, side):
        yield message("melding-closed", pile=pile)
    stack = int(now.stack[seat])
    if stack != int(was.stack[seat]) and stack in (KNEE, FOOT):
        who, name = _subject(after, seat, names)
        yield message("melding-picked-up", who=who, name=name, stack=STACKS[stack])
    for each in range(int(sides_of(house))):
        number = int(now.on_table[each, RED_THREE]) - int(was.on_table[each, RED_THREE])
        if number > 0:
            holder = next((turn for turn in (int(was.turn), int(now.turn)) if own_side(house, turn) == each), each)
            yield red_threes_sentence(after, holder, number, names)
