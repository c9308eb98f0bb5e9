"""The house rules of Turtle; its rules are those of `tricks.py`."""

from __future__ import annotations

from ....engine.house import choice, fixed, house, number
from ..house import target_row
from ..trick_house import TURTLE, TURTLE_DEALS, TrickHouse, exchange_row, safe_first_trick_row


@house
class House(TrickHouse):
    """The house rules of Turtle."""

    seats: int = number(3, 3, default=3, paragraph="1.1", says="How many people play, each alone.")
    target: int = target_row(
        50, 100, default=100, paragraph="1.7", says="The score that ends the match: who has the fewest points then wins."
    )
    game: int = fixed(TURTLE)
    dealer_rule: int = fixed(TURTLE_DEALS)  # 6.3
    safe_first_trick: int = safe_first_trick_row()
    turtle_target: int = choice(
        "right", "any", paragraph="4.3", says="Whether who scrumps may give the trick to the player on the right only, or to any opponent."
    )
    turtle_bonus: int = choice(
        "both",
        "minus_only",
        "plus_only",
        "taker_chooses",
        paragraph="6.2",
        says="Who takes all penalty cards loses 26 points and the others get 26 each; or only the one; or only the other; or he chooses.",
    )
    exchange: int = exchange_row()
