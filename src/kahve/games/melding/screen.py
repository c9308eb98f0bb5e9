"""The words and the picture of the melding games for people, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from ...cards.deck import HIDDEN_CODE
from ...cards.pictures import RANKED
from ...engine.game import Facts, Feat
from ...engine.machine import machine_at_hand
from ...engine.match_record import LEGAL, PLAY
from ...engine.view import View
from ...engine.zones import Lies, Shown
from ...language import language, later, message, paragraph
from ..hinting import MOST_REASONS, Clause, Course, Mention, Reason
from . import moves
from .cards import FOUR, JOKER, NOUNS, RED_THREE, TWO, WILD
from .going_out import asks, must_go_out
from .helping import helps
from .hinting import clause_reason, happenings, named_by, reasons
from .house import Float, MeldingHouse, OutDiscard, SpecialPiles, StockOut
from .laying import clean_value, needs_pile, value_of
from .layouts import PILE
from .melds import best_points
from .nouns import STACKS, counted, made_up, piles, rank_of
from .open_table import in_tally, open_table, row_of
from .players import own_side
from .reasons import MUST_ASK, MUST_GO_OUT, MUST_KEEP, PARTNER_NOT_READY, REFUSED
from .record import ANSWERING, CHOOSING, DRAWING, FOOT, MELDING, MeldingRecord
from .refusals import DRAW_FIRST
from .stacks import draw_number
from .taking import adds_to_meld, matching, take_number, top_card
from .telling import lays_of, red_threes_sentence, turn_document
from .words import CODES, WILD_WORD, write_move

_TITLES = {
    "cards": later("melding-sheet-cards"),
    "clean_piles": later("melding-sheet-clean-piles"),
    "dirty_piles": later("melding-sheet-dirty-piles"),
    "wild_piles": later("melding-sheet-wild-piles"),
    "special_piles": later("melding-sheet-special-piles"),
    "going_out": later("melding-sheet-going-out"),
    "red_threes": later("melding-sheet-red-threes"),
    "left": later("melding-sheet-left"),
    "total": later("melding-sheet-total"),
}
_DO = {
    moves.DRAW: "draw", moves.TAKE: "take", moves.TAKE_WITH_TWO: "take", moves.TAKE_WITH_JOKER: "take",
    moves.ASK: "ask", moves.YES: "yes", moves.NO: "no", moves.FLOAT: "float",
    moves.KEEP_FIRST: "keep", moves.KEEP_FIRST + 1: "keep", moves.LAY_BLACK: "lay_black", moves.LAY_RED: "lay_red",
}  # fmt: skip
_ACTS = {
    "ask": later("melding-do-ask"),
    "yes": later("melding-do-say-yes"),
    "no": later("melding-do-say-no"),
    "float": later("melding-do-float"),
    "lay_black": later("melding-do-lay-black"),
    "lay_red": later("melding-do-lay-red"),
    "add_all": later("melding-do-add-all"),
}
_KEEPING = {MUST_KEEP, PARTNER_NOT_READY, MUST_ASK, REFUSED, MUST_GO_OUT}


def act_of(move: int) -> str:
    """What kind of act a move is, as docs/protocol.md names them."""
    if move in _DO:
        return _DO[move]
    if move >= moves.ADD_ALL:
        return "add_all"
    return "discard" if move >= moves.DISCARD else "meld" if moves.LAY_BEGINS[move] else "add"


def cards_of(move: int) -> list[int]:
    """The cards that a lay or a discard uses, as far as the move alone says it."""
    if moves.DISCARD <= move < moves.ASK:
        return [move - moves.DISCARD + FOUR]
    meld = int(moves.LAY_MELD[move])
    if meld == moves.NO_LAY:
        return []
    return [meld] * int(moves.LAY_NATURALS[move]) + [TWO] * int(moves.LAY_TWOS[move]) + [JOKER] * int(moves.LAY_JOKERS[move])


@cache
def _facts_of(move: int) -> Facts:
    """What a scene says of a move at every table, without its sentence."""
    act, meld = act_of(move), int(moves.LAY_MELD[move])
    codes = [CODES[card] for card in cards_of(move)]
    return {
        "move": write_move(move),
        "do": act,
        "card": codes[0] if act == "discard" or len(codes) == 1 else None,
        "cards": codes,
        "to": None if meld == moves.NO_LAY else CODES.get(meld, WILD_WORD),
        "takes": 0,
        "bonus": 0,
    }


@cache
def _with_cards(spoken: str, move: int) -> Facts:
    """The facts of a lay or a discard with its sentence, which is the same at every table: nobody writes into it.

    spoken: the language of the context.
    """
    facts, rank = _facts_of(move), int(moves.LAY_MELD[move])
    if facts["do"] == "discard":
        return facts | {"says": message("melding-do-discard", card=NOUNS[move - moves.DISCARD + FOUR])}
    cards = made_up(rank, int(moves.LAY_NATURALS[move]), int(moves.LAY_TWOS[move]), int(moves.LAY_JOKERS[move]))
    if facts["do"] == "meld":
        return facts | {"says": message("melding-do-meld", cards=cards)}
    return facts | {"says": message("melding-do-add", cards=cards, rank=rank_of(rank))}


def has_unseen(view: View) -> bool:
    """Whether the view's own hand has cards that it has not seen, as in a draft that picks up the next stack."""
    t = view.record
    return bool(view.seat >= 0 and t.stage != CHOOSING and sum(row_of(t, "hand", view.seat)[1:]) != t.hand_size[view.seat])


def _objection(view: View, move: int) -> int:
    """The code why the seat of a view may not make this move now, or LEGAL."""
    return int(machine_at_hand(view.game).refusal(view.tables, 0, view.house, move))


class MeldingScreen:
    """What the screen of a melding game says and shows."""

    lies: ClassVar[Mapping[str, Lies]] = {
        "discard": Lies(Shown.TOP, ("discard",)),
        "melds": Lies(Shown.AMONG, ("on_table",)),
        "unopened": Lies(Shown.AMONG, ("hand", "knee", "foot")),
    }

    def faces(self, house: MeldingHouse) -> tuple[str, Mapping[str, str]]:
        """The deck without suits, of which no house changes a face."""
        return RANKED, {}

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it."""
        return str(_TITLES[item])

    def shows(self, house: MeldingHouse, item: str) -> bool:
        """Every item but that of special piles, where there are none."""
        return item != "special_piles" or house.special_piles != SpecialPiles.OFF

    def turn_of(self, view: View, name: str) -> str:
        """What others read of the seat to move."""
        stage = int(view.record.stage)
        if stage == CHOOSING:
            return message("melding-chooses", name=name)
        return message("melding-is-asked", name=name) if stage == ANSWERING else message("melding-plays", name=name)

    def your_turn(self, view: View) -> str:
        """What the seat to move reads."""
        t = view.record
        if t.phase != PLAY:
            return message("melding-turn-confirm-out")
        if has_unseen(view):
            return message("melding-turn-confirm-stack", stack=STACKS[int(t.stack[view.seat])])
        if t.stage == CHOOSING:
            return message("melding-turn-choose")
        if t.stage == ANSWERING:
            return message("melding-turn-answer")
        if t.stage == DRAWING:
            number = int(draw_number(t, view.house))
            takes = any(moves.TAKE <= move <= moves.TAKE_WITH_JOKER for move in view.moves)
            return message("melding-turn-draw", count=number) if takes else message("melding-turn-only-draw", count=number)
        if must_go_out(t, view.house):
            ways: dict[int, str] = {OutDiscard.REQUIRED: "discarding", OutDiscard.FORBIDDEN: "laying"}
            return message("melding-turn-go-out", way=ways.get(int(view.house.out_discard), "either"))
        return message("melding-turn-finish-meld") if t.staged else message("melding-turn-lay")

    # -- the picture

    def hands(self, view: View) -> list[Facts]:
        """For each seat `hand`, `known`, the `stack` it plays from and those that wait, `unopened`."""
        hands = open_table(view).hands
        if view.seat < 0:
            return hands
        t = view.record
        seen = [CODES[card] for card in in_tally(row_of(t, "hand", view.seat)) if card]
        own = hands[view.seat] | {"hand": seen + [HIDDEN_CODE] * (int(t.hand_size[view.seat]) - len(seen))}
        return [own if seat == view.seat else hand for seat, hand in enumerate(hands)]

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """The discard pile, the stock, and what each side has melded, the view's own side first."""
        pile, stock, *melds = open_table(view).zones
        if view.seat >= 0:
            melds.insert(0, melds.pop(int(own_side(view.house, view.seat))))
        return [pile, stock, *melds]

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """What each side has on the table: the cards, their points with the bonuses of its piles and red threes."""
        return open_table(view).sides

    def more(self, view: View, legal: list[int]) -> Facts:
        """What only these games show: the points of a first meld, the piles needed to go out, and why some acts are not possible now."""
        return {"need": self._need(view), "quota": open_table(view).quotas, "reasons": self._reasons(view, legal)}

    def _need(self, view: View) -> Facts | None:
        t, house = view.record, view.house
        side = own_side(house, view.seat)
        if view.seat < 0 or t.phase != PLAY or t.down[side]:
            return None
        have, of = int(t.staged) if t.turn == view.seat else 0, int(t.minimum[side])
        if needs_pile(t, house):
            return {"have": have, "of": of, "says": message("melding-need-pile")}
        return {"have": have, "of": of, "says": message("melding-need-points", have=have, needed=of)}

    def _reasons(self, view: View, legal: list[int]) -> dict[str, str]:
        t, house = view.record, view.house
        if view.seat < 0 or t.phase != PLAY or t.turn != view.seat or t.stage in (CHOOSING, ANSWERING):
            return {}
        words = {"draw": moves.DRAW, "take": moves.TAKE}
        if t.stage == MELDING and house.out_from_hand and t.stack[view.seat] != FOOT:
            words |= {"ask": moves.ASK}
        if t.stage == MELDING and t.stack[view.seat] == FOOT:
            words |= {"ask": moves.ASK} if asks(house) else {}
            words |= {"float": moves.FLOAT} if house.float != Float.OFF else {}
        reasons = {}
        for act, move in words.items():
            code = _objection(view, move) if move not in legal else LEGAL
            if code != LEGAL:
                reasons[act] = view.game.sentence(house, code, move, t)
        discards = any(moves.DISCARD <= move < moves.ASK for move in legal)
        lays = any(moves.LAY_MELD[move] != moves.NO_LAY or move >= moves.ADD_ALL or move == moves.LAY_BLACK for move in legal)
        if t.stage == MELDING and not lays and t.hand_size[view.seat] and not has_unseen(view):
            reasons["meld"] = self._lays_not(view)
        if t.stage == MELDING and not discards and t.hand_size[view.seat] and not has_unseen(view):
            card = next(card for card in in_tally(row_of(t, "hand", view.seat)) if card)
            move = moves.DISCARD + card - FOUR
            reasons["discard"] = view.game.sentence(house, _objection(view, move), move, t)
        if t.stage == DRAWING:
            reasons["meld"] = reasons["discard"] = str(DRAW_FIRST)
        return reasons

    def _lays_not(self, view: View) -> str:
        """Why no card of the hand can be laid."""
        t, house = view.record, view.house
        side = own_side(house, view.seat)
        if t.down[side]:
            codes = ((move, _objection(view, move)) for move in range(moves.NEW, moves.DISCARD))
            refused = next(((move, code) for move, code in codes if code in _KEEPING), None)
            return message("melding-no-lay") if refused is None else view.game.sentence(house, refused[1], refused[0], t)
        if needs_pile(t, house):
            return message("melding-first-meld-no-pile")
        best = int(t.staged) + int(best_points(t.copy(), house, side))
        return message("melding-first-meld-too-small", minimum=int(t.minimum[side]), best=best)

    def moves(self, view: View, legal: list[int]) -> list[Facts]:
        """The legal moves, each with the cards that it uses and where they go; cards are added all at once in one."""
        if has_unseen(view):
            return []
        offered = [self._move(view, move) for move in legal if move < moves.ADD_ALL]
        adds = [move for move in legal if moves.ADD <= move < moves.ADD_TWO]
        if len(adds) > 1 or any(move >= moves.ADD_ALL for move in legal):
            every: Facts = {"move": "add all", "do": "add_all", "card": None, "cards": [], "to": None, "takes": 0, "bonus": 0}
            offered.append(every | {"says": str(_ACTS["add_all"])})
        return offered

    def _move(self, view: View, move: int) -> Facts:
        facts = _facts_of(move)
        if facts["do"] in ("discard", "meld", "add"):
            return _with_cards(language(), move)
        return facts | {"says": self._move_says(view, move, facts["do"])}

    def _move_says(self, view: View, move: int, act: str) -> str:
        t, house = view.record, view.house
        if act == "draw":
            enough = t.stock_size >= draw_number(t, house) or house.stock_out != StockOut.DEAL_ENDS
            return message("melding-do-draw", count=int(draw_number(t, house))) if enough else message("melding-do-draw-too-few")
        if act == "take":
            return self._take_says(view, move)
        if act == "keep":
            return message("melding-do-keep", card=rank_of(int(t.top[view.seat, move - moves.KEEP_FIRST])))
        if act == "ask" and not asks(house):
            return message("melding-do-say-out")
        return str(_ACTS[act])

    def _take_says(self, view: View, move: int) -> str:
        t, house = view.record, view.house
        card, number = int(top_card(t)), int(take_number(t, house))
        if move == moves.TAKE and adds_to_meld(t, house):
            return message("melding-do-take-and-add", count=number, card=NOUNS[card])
        wild = {moves.TAKE_WITH_TWO: (counted(1, TWO),), moves.TAKE_WITH_JOKER: (counted(1, JOKER),)}.get(move, ())
        return message("melding-do-take-and-meld", count=number, card=NOUNS[card], own=(counted(int(matching(move)), card), *wild))

    def turn(self, view: View, turn: Sequence[int]) -> Facts | None:
        """Nothing: what is melded in a turn is told move by move."""
        return None

    def chosen(self, view: View, text: str) -> Facts | None:
        """Nothing: cards are melded, and not taken one by one."""
        return None

    def refusals(self, view: View, legal: list[int]) -> dict[str, str]:
        """For each kind of card in the hand that none of these moves uses, the sentence that says why it cannot be discarded."""
        used = {card for move in legal for card in cards_of(move)} | {
            move - moves.ADD_ALL + FOUR for move in legal if move >= moves.ADD_ALL
        }
        t, house = view.record, view.house
        sentences = {}
        for card in {card for card in in_tally(row_of(t, "hand", view.seat)) if card} - used:
            code = _objection(view, moves.DISCARD + card - FOUR)
            if code != LEGAL:
                sentences[CODES[card]] = view.game.sentence(house, code, moves.DISCARD + card - FOUR, t)
        return dict(sorted(sentences.items()))

    # -- the words

    def dealt(self, view: View, names: list[str]) -> Facts:
        """What lies open after the deal, and what followed of itself."""
        t = view.record
        first = message("melding-first-discard", card=rank_of(int(top_card(t)))) if t.discard_size else ""
        threes = [red_threes_sentence(view, seat, number, names) for seat, number in self._first_threes(view)]
        minimum = int(t.minimum[own_side(view.house, max(0, view.seat))])
        opens = message("melding-minimum-pile") if needs_pile(t, view.house) else message("melding-minimum-points", minimum=minimum)
        return {"says": paragraph(first, *threes, opens)}

    def _first_threes(self, view: View) -> list[tuple[int, int]]:
        t = view.record
        return [(seat, number) for seat in [int(t.turn)] if (number := int(t.on_table[own_side(view.house, seat), RED_THREE]))]

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """The first meld, the piles for going out, the stacks that wait, the closed piles and a frozen pile."""
        t, house, seat = view.record, view.house, view.seat
        if t.stage == CHOOSING:
            return []
        need = self._need(view)
        needed = need["of"] if need and not needs_pile(t, house) else 0
        on_table = open_table(view)
        quota, waiting = on_table.quotas[int(own_side(house, seat))], on_table.hands[seat]["unopened"]
        return [each.facts for each in helps(t, house, needed, quota, on_table.zones, waiting)]

    def why(self, view: View, turn: Sequence[int]) -> list[Reason]:
        """What the turn brings to the table, and what its discard leaves to others."""
        return reasons(view, turn)[:MOST_REASONS]

    def happenings(self, view: View, course: Course) -> dict[str, int]:
        """Which sides took the pile or went out, up to the end of the seat's next turn."""
        return happenings(view, course)

    def clause(self, view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason:
        """How often a side takes the pile or goes out after one turn, and after another."""
        return clause_reason(view, clause, other, names)

    def named_by(self, view: View, turn: Sequence[int]) -> Mention | None:
        """The rank of the discard."""
        return named_by(turn)

    def reached(self, before: View, after: View) -> bool:
        """Whether the seat has gone out."""
        return bool(after.record.went_out == before.seat + 1)

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The facts of a turn and its sentences, with all that followed of itself."""
        was, now, house = before.record, after.record, after.house
        discards = [move for move in turn if moves.DISCARD <= move < moves.ASK]
        return {
            "seat": seat,
            "move": before.write(turn),
            "card": CODES[discards[-1] - moves.DISCARD + FOUR] if discards else None,
            "cards": [CODES[card] for card in self._given(was, now, house, seat, turn)],
            "do": [act_of(move) for move in turn],
            "takes": max(0, int(was.discard_size) - int(now.discard_size) + len(discards)),
            "taken": [],
            "by": int(own_side(house, seat)),
            "bonus": 0,
            "batch": False,
            "sweep": None,
            "deal_over": bool(now.phase != PLAY),
            "says": turn_document(before, after, seat, turn, names),
        }

    def so_far(self, view: View) -> list[int]:
        """What each side has on the table."""
        return [int(side["points"]) for side in open_table(view).sides]

    def feat(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Feat | None:
        """A meld that the turn began or made longer: the best is the longest, and of those the one with most points."""
        was, now, house, side = before.record, after.record, after.house, int(own_side(after.house, seat))
        who, name = ("you", "") if seat == after.seat else ("other", names[seat])
        feats = []
        for rank, (*counts, _) in lays_of(before, after, seat, turn).items():
            laid_before = (was.naturals[side, rank], was.twos[side, rank], was.jokers[side, rank])
            kinds = zip((rank, TWO, JOKER), counts, laid_before, strict=True)
            cards = [card for card, number, lying in kinds for _ in range(number + int(lying))]
            clean, dirty = int(now.clean[side, rank] > was.clean[side, rank]), int(now.dirty[side, rank] > was.dirty[side, rank])
            points = sum(int(value_of(house, card)) for card in cards) + dirty * int(house.dirty_bonus)
            if clean or dirty:
                kind = "dirty" if dirty else "wild" if rank == WILD else "clean"
                says = message("melding-best-closed", who=who, name=name, pile=piles(rank, kind, 1))
                cards, points = cards[:PILE], points + clean * int(house.wild_bonus if rank == WILD else clean_value(house, rank))
            else:
                says = message("melding-best-open", who=who, name=name, rank=rank_of(rank), count=len(cards))
            feats.append(Feat((len(cards), points), message("melding-best-title"), says, [CODES[card] for card in cards]))
        return max(feats, default=None)

    def _given(self, was: MeldingRecord, now: MeldingRecord, house: MeldingHouse, seat: int, turn: Sequence[int]) -> list[int]:
        """The cards that went from the hand to the table in a turn, and at the end the one that was discarded."""
        side = int(own_side(house, seat))
        before, after = row_of(was, "on_table", side), row_of(now, "on_table", side)
        discarded = [move - moves.DISCARD + FOUR for move in turn if moves.DISCARD <= move < moves.ASK]
        if before == after:
            return discarded
        laid = [number - number_before for number, number_before in zip(after, before, strict=True)]
        laid[RED_THREE] = 0
        if any(move <= moves.TAKE_WITH_JOKER and move != moves.DRAW for move in turn):
            laid[int(top_card(was))] -= 1
        return in_tally(laid) + discarded
