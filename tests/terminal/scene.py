"""Makes a scene as the protocol describes it, for tests that show one without a table."""

from __future__ import annotations

from typing import Any


def scene(**changed: Any) -> dict[str, Any]:
    return {
        "game": "pisti",
        "title": "Pisti",
        "seat": 0,
        "phase": "play",
        "deal": 3,
        "dealer": 1,
        "turn": 0,
        "target": 151,
        "length": "to 151 points",
        "line": "Your turn: play a card.",
        "last": "Ayla took 5 cards with the seven of hearts.",
        "seats": [
            {"seat": 0, "name": "You", "kind": "person", "bot": None, "side": 0, "hand": ["5H", "7D", "TS", "JC"], "known": []},
            {"seat": 1, "name": "Ayla", "kind": "bot", "bot": "greedy", "side": 1, "hand": ["??", "AS"], "known": ["AS"]},
        ],
        "sides": [
            {
                "side": 0,
                "seats": [0],
                "name": "You",
                "score": 41,
                "games": 0,
                "cards": 12,
                "points": 1,
                "marks": [{"title": "Pisti", "points": 10, "card": "5D"}],
                "taken": None,
            },
            {"side": 1, "seats": [1], "name": "Ayla", "score": 25, "games": 0, "cards": 4, "points": 4, "marks": [], "taken": None},
        ],
        "zones": [
            {
                "name": "pile",
                "title": "Pile",
                "kind": "stack",
                "count": 5,
                "cards": ["7H"],
                "under": 3,
                "says": "5 cards, the top one is the seven of hearts, 3 face down",
            },
            {
                "name": "stock",
                "title": "Stock",
                "kind": "stock",
                "count": 24,
                "cards": ["AS"],
                "says": "24 cards, the ace of spades at the bottom",
            },
        ],
        "moves": [
            {"move": "5H", "card": "5H", "says": "", "takes": 0, "bonus": 0},
            {"move": "7D", "card": "7D", "says": "takes the pile: 5 cards", "takes": 6, "bonus": 0},
            {"move": "7D lies", "card": "7D", "says": "is left lying", "takes": 0, "bonus": 0},
            {"move": "JC", "card": "JC", "says": "takes the pile: 5 cards", "takes": 6, "bonus": 0},
        ],
        "refusals": {"TS": "The ten of spades may not be played."},
        "sheet": None,
        "scores": [41, 25],
        "winners": [],
        "history": [{"deal": 1, "totals": [19, 10], "scores": [19, 10]}, {"deal": 2, "totals": [22, 15], "scores": [41, 25]}],
        "show": {"pile": "top", "captured": "none", "counts": True},
        "house": {"seats": 2},
        "can": [],
    } | changed


SHEET = {
    "items": [
        {"name": "cards", "title": "Cards"},
        {"name": "card_points", "title": "Card points"},
        {"name": "total", "title": "Total"},
    ],
    "rows": [{"side": 0, "values": [30, 12, 12]}, {"side": 1, "values": [22, 4, 4]}],
}
