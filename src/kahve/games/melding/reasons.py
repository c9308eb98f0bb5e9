"""Why a move may not be made: the reasons of the melding games by their numbers; `words` has their sentences."""

from __future__ import annotations

from ...engine.match import FIRST_OWN_REASON

(
    CHOOSE_FIRST,
    DRAW_FIRST,
    HAS_DRAWN,
    ANSWER_FIRST,
    NOT_OFFERED,
    NOT_HELD,
    NO_PILE,
    TOP_IS_THREE,
    FROZEN,
    MUST_BE_DOWN,
    TOP_IS_WILD,
    NEED_PAIR,
    OPEN_MELD_TOO_LONG,
    TOO_MANY_WILDS,
    BELOW_MINIMUM,
    ALREADY_OPEN,
    NOT_OPEN,
    NO_WILD_MELDS,
    MUST_KEEP,
    QUOTA_MISSING,
    PARTNER_NOT_READY,
    MUST_ASK,
    REFUSED,
    MUST_GO_OUT,
    FINISH_MELD,
    OUT_WITHOUT_DISCARD,
    ALREADY_ASKED,
    NO_PARTNER,
    NOT_ON_FOOT,
    CANNOT_GO_OUT,
    NO_QUESTION_ASKED,
    NOTHING_TO_ADD,
    ONLY_WITH_ONE,
    RED_LAID,
    NO_REPLACEMENT,
) = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 35)
