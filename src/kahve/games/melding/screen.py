"""The words and the picture of the melding games for people, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...cards.deck import HIDDEN_CODE
from ...cards.pictures import RANKED
from ...engine.game import Told
from ...engine.match import LEGAL, PLAY
from ...engine.record import loose
from ...engine.table import View
from ..hinting import MOST_REASONS
from ..saying import TurnPhrases, called, cards, listed
from .cards import FOUR, JOKER, PLURALS, RED_THREE, TWO, WILD
from .going_out import asks, must_go_out
from .helping import helps
from .hinting import reasons
from .house import Float, MeldingHouse, OutDiscard, SpecialPiles, StockOut
from .laying import needs_pile
from .melds import best_points
from .moves import (
    ADD,
    ADD_ALL,
    ADD_TWO,
    ASK,
    DISCARD,
    DRAW,
    FLOAT,
    KEEP_FIRST,
    LAY_BEGINS,
    LAY_BLACK,
    LAY_JOKERS,
    LAY_MELD,
    LAY_NATURALS,
    LAY_RED,
    LAY_TWOS,
    NEW,
    NO,
    NO_LAY,
    TAKE,
    TAKE_WITH_JOKER,
    TAKE_WITH_TWO,
    YES,
)
from .open_table import STACKS, in_tally, meld_says, open_table
from .play import objection
from .players import own_side, sides_of
from .reasons import MUST_ASK, MUST_GO_OUT, MUST_KEEP, PARTNER_NOT_READY, REFUSED
from .record import ANSWERING, CHOOSING, DRAWING, FOOT, KNEE, MELDING, MeldingRecord
from .taking import adds_to_meld, matching, take_number, top_card
from .turns import draw_number
from .words import CODES, WILD_WORD, count

_TITLES = {"cards": "Cards on the table", "left": "Left in the stacks", "going_out": "Going out"}
_DO = {
    DRAW: "draw", TAKE: "take", TAKE_WITH_TWO: "take", TAKE_WITH_JOKER: "take", ASK: "ask", YES: "yes", NO: "no", FLOAT: "float",
    KEEP_FIRST: "keep", KEEP_FIRST + 1: "keep", LAY_BLACK: "lay_black", LAY_RED: "lay_red",
}  # fmt: skip
_KEEPING = {MUST_KEEP, PARTNER_NOT_READY, MUST_ASK, REFUSED, MUST_GO_OUT}


def act_of(move: int) -> str:
    """What kind of act a move is, as docs/protocol.md names them."""
    if move in _DO:
        return _DO[move]
    if move >= ADD_ALL:
        return "add_all"
    return "discard" if move >= DISCARD else "meld" if LAY_BEGINS[move] else "add"


def cards_of(move: int) -> list[int]:
    """The cards that a lay or a discard uses, as far as the move alone says it."""
    if DISCARD <= move < ASK:
        return [move - DISCARD + FOUR]
    meld = int(LAY_MELD[move])
    if meld == NO_LAY:
        return []
    return [meld] * int(LAY_NATURALS[move]) + [TWO] * int(LAY_TWOS[move]) + [JOKER] * int(LAY_JOKERS[move])


def has_unseen(view: View) -> bool:
    """Whether the view's own hand has cards that it has not seen, as in a draft that picks up the next stack."""
    t = view.record
    return bool(view.seat >= 0 and t.stage != CHOOSING and int(t.hand[view.seat][1:].sum()) != int(t.hand_size[view.seat]))


def lay_says(rank: int, naturals: int, twos: int, jokers: int) -> str:
    """What was laid to one meld, in words that can stand in a list.

    >>> lay_says(10, 2, 1, 0), lay_says(WILD, 0, 2, 1)
    ('2 kings with a two', '2 twos and a joker')
    """
    wilds = meld_says(max(rank, 1), 0, twos, jokers) if twos or jokers else ""
    return (f"{count(naturals, rank)} with {wilds}" if wilds else count(naturals, rank)) if naturals else wilds


class MeldingScreen(TurnPhrases):
    """What the screen of a melding game says and shows."""

    def faces(self, house: MeldingHouse) -> tuple[str, Mapping[str, str]]:
        """The deck without suits, of which no house changes a face."""
        return RANKED, {}

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it."""
        return _TITLES.get(item, item.replace("_", " ").capitalize())

    def shows(self, house: MeldingHouse, item: str) -> bool:
        """Every item but that of special piles, where there are none."""
        return item != "special_piles" or house.special_piles != SpecialPiles.OFF

    def awaited(self, view: View) -> str:
        """What others read of the seat to move."""
        asked = {CHOOSING: "chooses a stack", ANSWERING: "is asked whether to go out"}
        return asked.get(int(view.record.stage), "is to play")

    def expects(self, view: View) -> str:
        """What is expected of the seat to move."""
        t = view.record
        if t.phase != PLAY:
            return "confirm, and you go out"
        if has_unseen(view):
            return f"confirm, and you pick up your {STACKS[int(t.stack[view.seat])]}"
        if t.stage == CHOOSING:
            return "choose the stack that you keep"
        if t.stage == ANSWERING:
            return "your partner asks to go out; say yes or no"
        if t.stage == DRAWING:
            return f"draw {cards(int(draw_number(t, view.house)))}, or take the pile"
        if must_go_out(t, view.house):
            ways: dict[int, str] = {
                OutDiscard.REQUIRED: "lay all but one card, and discard that",
                OutDiscard.FORBIDDEN: "lay all your cards",
            }
            return f"go out: {ways.get(int(view.house.out_discard), 'lay all your cards, or all but one and discard that')}"
        return "finish your first meld" if t.staged else "lay what you like, then discard"

    # -- the picture

    def hands(self, view: View) -> list[Told]:
        """For each seat `hand`, `known`, the `stack` it plays from and those that wait, `unopened`."""
        hands = open_table(view).hands
        if view.seat < 0:
            return hands
        t = view.record
        seen = [CODES[card] for card in in_tally(t.hand[view.seat]) if card]
        own = hands[view.seat] | {"hand": seen + [HIDDEN_CODE] * (int(t.hand_size[view.seat]) - len(seen))}
        return [own if seat == view.seat else hand for seat, hand in enumerate(hands)]

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """The discard pile, the stock, and what each side has melded, the view's own side first."""
        pile, stock, *melds = open_table(view).zones
        if view.seat >= 0:
            melds.insert(0, melds.pop(int(own_side(view.house, view.seat))))
        return [pile, stock, *melds]

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """What each side has on the table: the cards, their points with the bonuses of its piles and red threes."""
        return open_table(view).sides

    def more(self, view: View, moves: list[int]) -> Told:
        """What only these games show: the points of a first meld, the piles needed to go out, and why some acts are not possible now."""
        return {"need": self._need(view), "quota": open_table(view).quotas, "reasons": self._reasons(view, moves)}

    def _need(self, view: View) -> Told | None:
        t, house = view.record, view.house
        if view.seat < 0 or t.phase != PLAY or t.down[own_side(house, view.seat)]:
            return None
        have, of = int(t.staged) if t.turn == view.seat else 0, int(t.minimum[own_side(house, view.seat)])
        if needs_pile(t, house):
            return {"have": have, "of": of, "says": "Your first meld has to be a whole pile."}
        return {"have": have, "of": of, "says": f"{have} of {of} points for the first meld."}

    def _reasons(self, view: View, moves: list[int]) -> dict[str, str]:
        t, house = view.record, view.house
        if view.seat < 0 or t.phase != PLAY or t.turn != view.seat or t.stage in (CHOOSING, ANSWERING):
            return {}
        asked = {"draw": DRAW, "take": TAKE}
        if t.stage == MELDING and t.stack[view.seat] == FOOT:
            asked |= {"ask": ASK} if asks(house) else {}
            asked |= {"float": FLOAT} if house.float != Float.OFF else {}
        reasons = {}
        for act, move in asked.items():
            code = objection(t, house, move) if move not in moves else LEGAL
            if code != LEGAL:
                reasons[act] = view.game.sentence(house, code, move, t)
        discards = any(DISCARD <= move < ASK for move in moves)
        lays = any(LAY_MELD[move] != NO_LAY or move >= ADD_ALL or move == LAY_BLACK for move in moves)
        if t.stage == MELDING and not lays and t.hand_size[view.seat] and not has_unseen(view):
            reasons["meld"] = self._lays_not(view)
        if t.stage == MELDING and not discards and t.hand_size[view.seat] and not has_unseen(view):
            card = next(card for card in in_tally(t.hand[view.seat]) if card)
            reasons["discard"] = view.game.sentence(house, objection(t, house, DISCARD + card - FOUR), DISCARD + card - FOUR, t)
        if t.stage == DRAWING:
            reasons["meld"] = reasons["discard"] = "First draw from the stock, or take the pile."
        return reasons

    def _lays_not(self, view: View) -> str:
        """Why no card of the hand can be laid."""
        t, house = view.record, view.house
        side = own_side(house, view.seat)
        if t.down[side]:
            kept = next((move for move in range(NEW, DISCARD) if objection(t, house, move) in _KEEPING), None)
            return "None of your cards can be laid now." if kept is None else view.game.sentence(house, objection(t, house, kept), kept, t)
        if needs_pile(t, house):
            return "Your first meld has to be a whole pile, and your cards do not make one."
        best = int(t.staged) + int(best_points(loose(t), house, side))
        return f"Your first meld needs {int(t.minimum[side])} points, and all that you could lay now is worth {best}."

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves, each with the cards that it uses and where they go; cards are added all at once in one."""
        if has_unseen(view):
            return []
        offered = [self._move(view, move) for move in moves if move < ADD_ALL]
        adds = [move for move in moves if ADD <= move < ADD_TWO]
        if len(adds) > 1 or any(move >= ADD_ALL for move in moves):
            every: Told = {"move": "add all", "do": "add_all", "card": None, "cards": [], "to": None, "takes": 0, "bonus": 0}
            offered.append(every | {"says": "add every card that fits an open meld"})
        return offered

    def _move(self, view: View, move: int) -> Told:
        act, used, meld = act_of(move), cards_of(move), int(LAY_MELD[move])
        to = None if meld == NO_LAY else CODES.get(meld, WILD_WORD)
        codes = [CODES[card] for card in used]
        return {
            "move": view.game.words.write_move(view.house, move),
            "do": act,
            "card": codes[0] if act == "discard" or len(codes) == 1 else None,
            "cards": codes,
            "to": to,
            "says": self._move_says(view, move, act),
            "takes": 0,
            "bonus": 0,
        }

    def _move_says(self, view: View, move: int, act: str) -> str:
        t, house = view.record, view.house
        if act == "draw":
            enough = t.stock_size >= draw_number(t, house)
            return (
                f"draw {cards(int(draw_number(t, house)))} from the stock"
                if enough or house.stock_out != StockOut.DEAL_ENDS
                else "draw: the stock is too small, so the deal ends"
            )
        if act == "take":
            return self._take_says(view, move)
        if act in ("meld", "add"):
            laid = meld_says(max(int(LAY_MELD[move]), 1), int(LAY_NATURALS[move]), int(LAY_TWOS[move]), int(LAY_JOKERS[move]))
            where = "wild cards" if LAY_MELD[move] == WILD else PLURALS[int(LAY_MELD[move])]
            return f"meld {laid}" if act == "meld" else f"add {laid} to the {where}"
        if act == "keep":
            card = int(t.top[view.seat, move - KEEP_FIRST])
            return f"keep the stack with {count(1, card)} on top"
        said = {"ask": "ask whether you may go out", "yes": "yes, go out", "no": "no, play on", "float": "end the turn without a discard"}
        said |= {"lay_black": "lay the black threes", "lay_red": "lay a red three and draw another card"}
        return said.get(act, f"discard {count(1, move - DISCARD + FOUR)}" if act == "discard" else act)

    def _take_says(self, view: View, move: int) -> str:
        t, house = view.record, view.house
        card, number = int(top_card(t)), int(take_number(t, house))
        with_wild = {TAKE_WITH_TWO: " and a two", TAKE_WITH_JOKER: " and a joker"}.get(move, "")
        laid = "" if move == TAKE and adds_to_meld(t, house) else f" with {count(int(matching(move)), card)}{with_wild} of yours"
        return f"take {cards(number)} of the pile: lay {count(1, card)}{laid}"

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each kind of card in the hand that none of these moves uses, the sentence that says why it cannot be discarded."""
        used = {card for move in moves for card in cards_of(move)} | {move - ADD_ALL + FOUR for move in moves if move >= ADD_ALL}
        t, house = view.record, view.house
        sentences = {}
        for card in {card for card in in_tally(t.hand[view.seat]) if card} - used:
            code = objection(t, house, DISCARD + card - FOUR)
            if code != LEGAL:
                sentences[CODES[card]] = view.game.sentence(house, code, DISCARD + card - FOUR, t)
        return dict(sorted(sentences.items()))

    # -- the words

    def dealt(self, view: View, names: list[str]) -> Told:
        """What lies open after the deal, and what followed of itself."""
        t = view.record
        parts = [f"The first discard is {count(1, int(top_card(t)))}." if t.discard_size else ""]
        parts += [f"{called(view, seat, names)} laid {count(int(number), RED_THREE)}." for seat, number in self._first_threes(view)]
        minimum = int(t.minimum[own_side(view.house, max(0, view.seat))])
        parts.append("A first meld has to be a whole pile." if needs_pile(t, view.house) else f"A first meld needs {minimum} points.")
        return {"says": " ".join(part for part in parts if part)}

    def _first_threes(self, view: View) -> list[tuple[int, int]]:
        t = view.record
        return [(seat, number) for seat in [int(t.turn)] if (number := int(t.on_table[own_side(view.house, seat), RED_THREE]))]

    def helps(self, view: View, moves: Sequence[Told]) -> list[Told]:
        """The first meld, the piles for going out, the stacks that wait, the closed piles and a frozen pile."""
        t, house, seat = view.record, view.house, view.seat
        if t.stage == CHOOSING:
            return []
        need = self._need(view)
        needed = need["of"] if need and not needs_pile(t, house) else 0
        on_table = open_table(view)
        quota, waiting = on_table.quotas[int(own_side(house, seat))], on_table.hands[seat]["unopened"]
        return [each.told for each in helps(t, house, needed, quota, on_table.zones, waiting)]

    def why(self, view: View, turn: Sequence[int]) -> list[str]:
        """What the turn brings to the table, and what its discard leaves to others."""
        return [reason.says for reason in reasons(view, turn)[:MOST_REASONS]]

    def reached(self, before: View, after: View) -> bool:
        """Whether the seat has gone out."""
        return bool(after.record.went_out == before.seat + 1)

    def told(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Told:
        """The facts of a turn and its sentences, with all that followed of itself."""
        was, now, house = before.record, after.record, after.house
        over = bool(now.phase != PLAY)
        parts = [self._acts(before, after, seat, turn, names), *self._followed(before, after, seat, names)]
        if over:
            parts.append(f"{called(after, seat, names)} went out." if now.went_out else "The stock has run out, and the deal ends.")
        discards = [move for move in turn if DISCARD <= move < ASK]
        return {
            "seat": seat,
            "move": before.write(turn),
            "card": CODES[discards[-1] - DISCARD + FOUR] if discards else None,
            "cards": [CODES[card] for card in self._given(was, now, house, seat, turn)],
            "do": [act_of(move) for move in turn],
            "takes": max(0, int(was.discard_size) - int(now.discard_size) + len(discards)),
            "taken": [],
            "by": int(own_side(house, seat)),
            "bonus": 0,
            "batch": False,
            "sweep": None,
            "deal_over": over,
            "says": " ".join(part for part in parts if part),
        }

    def _given(self, was: MeldingRecord, now: MeldingRecord, house: MeldingHouse, seat: int, turn: Sequence[int]) -> list[int]:
        """The cards that went from the hand to the table in a turn, and at the end the one that was discarded."""
        side = own_side(house, seat)
        laid = now.on_table[side].astype(int) - was.on_table[side].astype(int)
        laid[RED_THREE] = 0
        if any(move <= TAKE_WITH_JOKER and move != DRAW for move in turn):
            laid[int(top_card(was))] -= 1
        return in_tally(laid) + [move - DISCARD + FOUR for move in turn if DISCARD <= move < ASK]

    def _acts(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> str:
        acts = [(move, self._act(before, after, move, seat == after.seat)) for move in turn]
        firsts = [act for move, act in acts if act and move <= TAKE_WITH_JOKER]
        lasts = [act for move, act in acts if act and move > TAKE_WITH_JOKER]
        whole = firsts + self._lays(before, after, seat, turn) + lasts
        return f"{called(after, seat, names)} {listed(whole)}." if whole else ""

    def _lays(self, before: View, after: View, seat: int, turn: Sequence[int]) -> list[str]:
        """What was melded in a turn and what was added, all lays to one meld together."""
        side = own_side(after.house, seat)
        laid: dict[int, list[int]] = {}
        for move in turn:
            if LAY_MELD[move] != NO_LAY:
                counts = laid.setdefault(int(LAY_MELD[move]), [0, 0, 0, 0])
                for kind, table in enumerate((LAY_NATURALS, LAY_TWOS, LAY_JOKERS, LAY_BEGINS)):
                    counts[kind] += int(table[move])
        for rank in {move - ADD_ALL + FOUR for move in turn if move >= ADD_ALL}:
            counts = laid.setdefault(rank, [0, 0, 0, 0])
            counts[0] = int(after.record.on_table[side, rank]) - int(before.record.on_table[side, rank])
        melded = [lay_says(rank, *counts) for rank, (*counts, begins) in laid.items() if begins]
        added = [lay_says(rank, *counts) + ("" if counts[0] else self._to(rank)) for rank, (*counts, begins) in laid.items() if not begins]
        return [f"{verb} {listed(lays)}" for verb, lays in (("melded", melded), ("added", added)) if lays]

    def _to(self, rank: int) -> str:
        return " to the wild cards" if rank == WILD else f" to the {PLURALS[rank]}"

    def _act(self, before: View, after: View, move: int, own: bool) -> str:
        was, now = before.record, after.record
        act = act_of(move)
        if act == "draw":
            number = int(was.stock_size) - int(now.stock_size)
            if number <= 0 and now.phase != PLAY:
                return "had no cards to draw"
            fresh = (
                [card for card in range(1, JOKER + 1) for _ in range(int(now.hand[before.seat, card]) - int(was.hand[before.seat, card]))]
                if own
                else []
            )
            return (
                f"drew {listed(count(fresh.count(card), card) for card in dict.fromkeys(fresh))}"
                if fresh
                else f"drew {cards(int(draw_number(was, after.house)))}"
            )
        if act == "take":
            return f"took {cards(int(take_number(was, after.house)))} of the pile, with {count(1, int(top_card(was)))} on top"
        said = {
            "ask": "asked to go out",
            "yes": "said yes",
            "no": "said no",
            "float": "ended the turn without a discard",
            "lay_black": "laid the black threes",
        }
        said |= {"lay_red": "laid a red three", "keep": "chose a stack"}
        return f"discarded {count(1, move - DISCARD + FOUR)}" if act == "discard" else said.get(act, "")

    def _followed(self, before: View, after: View, seat: int, names: list[str]) -> list[str]:
        """What followed of itself: the first meld, piles closed, red threes, a stack picked up."""
        was, now, house = before.record, after.record, after.house
        side = int(own_side(house, seat))
        sentences = []
        if now.down[side] > was.down[side]:
            own = after.seat >= 0 and side == own_side(house, after.seat)
            whose = ("your" if own else f"{names[seat]}'s") + (" side's" if house.seats > sides_of(house) else "")
            sentences.append(f"That is {whose} first meld.")
        piles = [getattr(record, kind)[side].tobytes() for kind in ("clean", "dirty") for record in (was, now)]
        for rank, (clean, clean_now, dirty, dirty_now) in enumerate(zip(*piles, strict=True)):
            if clean_now > clean:
                sentences.append(f"That closes a {'' if rank == WILD else 'clean '}pile of {PLURALS.get(rank, 'wild cards')}.")
            if dirty_now > dirty:
                sentences.append(f"That closes a dirty pile of {PLURALS.get(rank, 'wild cards')}.")
        sentences += self._picked_up(before, after, seat, names) + self._red_threes(before, after, names)
        return sentences

    def _picked_up(self, before: View, after: View, seat: int, names: list[str]) -> list[str]:
        was, now = before.record, after.record
        stack = int(now.stack[seat])
        if stack == int(was.stack[seat]) or stack not in (KNEE, FOOT):
            return []
        return [f"{called(after, seat, names)} picked up {'your' if seat == after.seat else 'the'} {STACKS[stack]}."]

    def _red_threes(self, before: View, after: View, names: list[str]) -> list[str]:
        was, now, house = before.record, after.record, after.house
        sentences = []
        for side in range(int(sides_of(house))):
            number = int(now.on_table[side, RED_THREE]) - int(was.on_table[side, RED_THREE])
            if number > 0:
                seat = next((who for who in (int(was.turn), int(now.turn)) if own_side(house, who) == side), side)
                sentences.append(f"{called(after, seat, names)} laid {count(number, RED_THREE)}.")
        return sentences
