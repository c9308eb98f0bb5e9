"""Why a move may not be made, in sentences: one for each number of `reasons`."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game import Why
from ...engine.match_record import NO_SUCH_MOVE, NOT_NOW
from ...language import later, message, paragraph
from . import reasons as why
from .going_out import least_kept
from .house import MeldingHouse, PartnerFoot
from .laying import open_size
from .melds import best_points
from .nouns import missing_piles, rank_of
from .players import own_side
from .record import MeldingRecord
from .taking import meld_of, to_fill, top_card


def no_such_move(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """That a number stands for no move, and how moves are written."""
    return paragraph(message("melding-no-such-move"), message("melding-how-a-move-is-written"))


def need_pair(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """That the top card of the pile needs a pair, and how many are held."""
    top = int(top_card(t))
    return message("melding-need-pair", rank=rank_of(top), number=int(t.hand[int(t.turn), top]))


def open_meld_too_long(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """That the meld of the top card's rank must be closed in taking, and what is missing."""
    meld = int(meld_of(int(top_card(t))))
    size = int(open_size(t, own_side(house, t.turn), meld))
    return message("melding-open-meld-too-long", rank=rank_of(meld), open=size, fill=int(to_fill(t, house)))


def below_minimum(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """That the points of the first meld cannot be reached, and how many can."""
    side = int(own_side(house, t.turn))
    best = int(t.staged) + int(best_points(t.copy(), house, side))
    return message("melding-below-minimum", minimum=int(t.minimum[side]), best=best)


def must_keep(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """How many cards must be kept by a player who may not go out."""
    return message("melding-must-keep", least=int(least_kept(house)))


def still_needs(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """The piles that a side lacks, after a move that would go out."""
    return message("melding-still-needs", missing=missing_piles(t, house, own_side(house, t.turn)))


def cannot_go_out(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """The piles that a side lacks, after a question whether to go out."""
    return message("melding-cannot-go-out", missing=missing_piles(t, house, own_side(house, t.turn)))


def partner_not_ready(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """What a partner has still to do before the seat to move may go out."""
    due: dict[int, str] = {PartnerFoot.PART_OF_TURN: "part", PartnerFoot.PICKED_UP: "foot"}
    return message("melding-partner-not-ready", due=due.get(int(house.partner_foot), "turn"))


def finish_meld(house: MeldingHouse, t: MeldingRecord, move: int) -> str:
    """How many points of a first meld lie there."""
    return message("melding-finish-meld", staged=int(t.staged), minimum=int(t.minimum[own_side(house, t.turn)]))


DRAW_FIRST = later("melding-draw-first")
REASONS: Mapping[int, Why] = {
    NOT_NOW: later("melding-nothing-now"),
    NO_SUCH_MOVE: no_such_move,
    why.CHOOSE_FIRST: later("melding-choose-first"),
    why.DRAW_FIRST: DRAW_FIRST,
    why.HAS_DRAWN: later("melding-has-drawn"),
    why.ANSWER_FIRST: later("melding-answer-first"),
    why.NOT_OFFERED: later("melding-not-offered"),
    why.NOT_HELD: later("melding-not-held"),
    why.NO_PILE: later("melding-no-pile"),
    why.TOP_IS_THREE: later("melding-top-is-three"),
    why.FROZEN: later("melding-frozen-pile"),
    why.MUST_BE_DOWN: later("melding-must-be-down"),
    why.TOP_IS_WILD: later("melding-top-is-wild"),
    why.NEED_PAIR: need_pair,
    why.OPEN_MELD_TOO_LONG: open_meld_too_long,
    why.TOO_MANY_WILDS: later("melding-too-many-wilds"),
    why.BELOW_MINIMUM: below_minimum,
    why.ALREADY_OPEN: later("melding-already-open"),
    why.NOT_OPEN: later("melding-not-open"),
    why.NO_WILD_MELDS: later("melding-no-wild-melds"),
    why.MUST_KEEP: must_keep,
    why.QUOTA_MISSING: still_needs,
    why.PARTNER_NOT_READY: partner_not_ready,
    why.MUST_ASK: later("melding-must-ask"),
    why.REFUSED: later("melding-told-no"),
    why.MUST_GO_OUT: later("melding-must-go-out"),
    why.FINISH_MELD: finish_meld,
    why.OUT_WITHOUT_DISCARD: later("melding-out-without-discard"),
    why.ALREADY_ASKED: later("melding-already-asked"),
    why.NO_PARTNER: later("melding-no-partner"),
    why.NOT_ON_FOOT: later("melding-not-on-foot"),
    why.CANNOT_GO_OUT: cannot_go_out,
    why.NO_QUESTION_ASKED: later("melding-no-question-asked"),
    why.NOTHING_TO_ADD: later("melding-nothing-to-add"),
    why.ONLY_WITH_ONE: later("melding-only-with-one"),
    why.RED_LAID: later("melding-red-laid"),
    why.NO_REPLACEMENT: later("melding-no-replacement"),
    why.CLOSED_THIS_TURN: later("melding-closed-this-turn"),
    why.NOT_DOWN: later("melding-not-down"),
}
