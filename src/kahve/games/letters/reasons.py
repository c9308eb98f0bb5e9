"""The reasons why a move of a letter game may not be made."""

from __future__ import annotations

from ...engine.match_record import FIRST_OWN_REASON

(
    NOT_HELD,
    NOT_ASKED,
    MUST_FOLLOW,
    NOT_LOOSE,
    NOT_IN_FIRST_TRICK,
    NO_ARRANGEMENT,
    NOT_IN_ORDER,
    SAME_WORD,
    NO_WORD,
    NO_SUCH_TARGET,
    CHANGES_NOTHING,
    MUST_START,
    IMPOSSIBLE,
    IS_WORD,
    ONLY_FRESH,
    NOTHING_TO_CALL,
    TOO_LONG,
    RIGHT_END_ONLY,
    TOO_SHORT,
    RUDE_WORD,
) = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 20)
