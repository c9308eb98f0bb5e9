"""Players that others have measured, built again to be held against."""

from __future__ import annotations

from kahve.lab.match import matched
from kahve.lab.run import run

MONTE_CARLO = "search:worlds=48,depth=1"
"""Every move in 48 deals that could be, each played to its end: such a player is public for Two-Hand Pisti, 5.1 points above `plain`."""


def test_the_monte_carlo_player_of_48_samples_makes_points_against_simple() -> None:
    counted = run(matched("pisti", {"seats": 2}, [MONTE_CARLO, "plain"], seed=1), deals=120).results()
    assert counted.margin(MONTE_CARLO, "plain").low > 0
