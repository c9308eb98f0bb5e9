"""Writes a scene as sentences, one fact a line: all that the plain table prints.

A scene is the dictionary that the protocol describes (docs/protocol.md, section 4). Nothing here knows a rule of a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .faces import HIDDEN, LETTERS, name, typed

Scene = Mapping[str, Any]


def opening(scene: Scene) -> list[str]:
    """The game, the sides and their seats."""
    names = [side["name"] for side in scene["sides"]]
    sides = f"{names[0]} against {names[1]}" if len(names) == 2 else f"{', '.join(names[:-1])} and {names[-1]}, each against all others"
    return [f"{scene['title']}, {scene['length']}: {sides}."]


def hand(scene: Scene) -> list[str]:
    """The cards of this seat with their numbers, and what each would do."""
    cards = own_hand(scene)
    if not cards:
        return ["You hold no cards."]
    if by_kind(scene):
        return [f"Your {own_stack(scene)}: {count(len(cards), 'card')}: {kinds(cards)}."]
    shared = refused_together(scene)
    warned = {number for numbers, _ in shared for number in numbers}
    lines = [_card_line(scene, number, card, number not in warned) for number, card in enumerate(cards, 1)]
    return [f"Your hand: {count(len(cards), 'card')}.", *lines, *(f"Not now, {runs(numbers)}: {why}" for numbers, why in shared)]


def refused_together(scene: Scene) -> list[tuple[list[int], str]]:
    """Each reason that keeps back several cards of the hand, with the numbers of those cards."""
    numbers: dict[str, list[int]] = {}
    for number, card in enumerate(own_hand(scene), 1):
        if card in scene.get("refusals", {}):
            numbers.setdefault(scene["refusals"][card], []).append(number)
    return [(cards, why) for why, cards in numbers.items() if len(cards) > 1]


def runs(numbers: list[int]) -> str:
    """Ascending numbers as text, with neighbours as a range.

    >>> runs([1, 2, 3, 5, 7, 8])
    '1 to 3, 5, 7 and 8'
    """
    from ..games.saying import listed

    starts = [number for number in numbers if number - 1 not in numbers]
    said: list[str] = []
    for start in starts:
        last = start
        while last + 1 in numbers:
            last += 1
        said += [f"{start} to {last}"] if last > start + 1 else [str(number) for number in range(start, last + 1)]
    return listed(said)


def _card_line(scene: Scene, number: int, card: str, with_refusal: bool) -> str:
    said = [f"{number}: {card}, {name(card, **look(scene))}"]
    ways = telling(scene, card)
    if of_letters(scene) and ways:
        # These moves do the same with every card, so they are explained only when a card is chosen.
        said.append("as " + " or ".join(way["move"] for way in ways))
    else:
        said += [way["says"] if len(ways) == 1 else f"{way['move']} {way['says']}" for way in ways]
    if with_refusal and card in scene.get("refusals", {}):
        said.append(f"not now: {scene['refusals'][card]}")
    return ", ".join(said).rstrip(".") + "."


def telling(scene: Scene, card: str) -> list[Mapping[str, Any]]:
    """The moves of a card that are worth a sentence: those that take something, and each of several."""
    ways = [move for move in scene["moves"] if move["card"] == card and move["says"]]
    return [way for way in ways if way.get("takes") or len(ways) > 1]


def by_kind(scene: Scene) -> bool:
    """Whether cards are listed by kind and number, because suits do not matter and hands are large."""
    return scene.get("family") == "melding"


def of_letters(scene: Scene) -> bool:
    """Whether the cards have letters; their codes mean other cards elsewhere."""
    return scene.get("family") == LETTERS


def look(scene: Scene) -> dict[str, Any]:
    """The arguments by which `faces` reads the cards of this table.

    There are none but for letters. There they are the family and the special cards of this deck.

    >>> look({"family": "letters", "letters": {"icons": {"CA": 1, "CU": 4}, "special": {"AD": "dog"}}})
    {'family': 'letters', 'marks': {'CA': '1 pepper', 'CU': '4 peppers', 'AD': 'the Dog'}}
    """
    if not of_letters(scene):
        return {}
    letters = scene["letters"]
    icons = {card: count(number, "pepper") for card, number in letters["icons"].items()}
    return {"family": LETTERS, "marks": icons | {card: f"the {special.capitalize()}" for card, special in letters["special"].items()}}


def own_stack(scene: Scene) -> str:
    """The stack from which this seat plays: hand, knee or foot."""
    return next((str(seat.get("stack", "hand")) for seat in scene["seats"] if seat["seat"] == scene["seat"]), "hand")


def kinds(cards: list[str]) -> str:
    """Cards by kind, each written as often as it occurs.

    >>> kinds(["K", "K", "2"])
    'KK 2'
    """
    return " ".join(card * cards.count(card) for card in dict.fromkeys(cards))


def own_hand(scene: Scene) -> list[str]:
    """The cards of this seat, in one line."""
    return [card for seat in scene["seats"] if seat["seat"] == scene["seat"] for card in seat["hand"]]


def zones(scene: Scene) -> list[str]:
    """What lies on the table, a line a zone."""
    lines = [f"{zone['title']}: {lying(scene, zone).rstrip('.')}." for zone in scene["zones"]]
    lines += letters_told(scene)
    lines += [f"{side_name(scene, quota['side'])}: {quota['says']} to go out." for quota in scene.get("quota") or [] if quota["says"]]
    return lines + ([scene["need"]["says"]] if scene.get("need") else [])


def lying(scene: Scene, zone: Mapping[str, Any]) -> str:
    """What lies in a zone; in a trick also who played each card."""
    sitters = scene["letters"].get("sitters") if of_letters(scene) else None
    if zone["name"] != "trick" or not sitters:
        return str(zone["says"])
    controls = scene["letters"]["controls"]
    cards = [
        f"{name(card, **look(scene))}, by {'you' if seat == scene['seat'] else _seat(scene, seat)}"
        for card, seat in zip(zone["cards"], sitters)
    ]
    return "; ".join(said + (", the highest so far" if seat == controls else "") for said, seat in zip(cards, sitters))


def letters_told(scene: Scene) -> list[str]:
    """The state of a deal of letters: the ruling suit, the claim, and what is to be decided."""
    if not of_letters(scene):
        return []
    letters = scene["letters"]
    lines = [f"The ruling suit: {_suits([letters['ruling']]).lower()}."] if letters.get("ruling") else []
    if letters.get("not_loose"):
        lines.append(f"{_suits(letters['not_loose'])} may not be led yet.")
    claim = letters.get("claim")
    if claim:
        verdict = {"word": "is a word", "no_word": "is not a word"}.get(claim["verdict"], "was not checked")
        by = f"{_seat(scene, claim['by'])} claimed {claim['word']} for {_seat(scene, claim['to'])}." if claim["open"] else ""
        lines.append(by or f"{claim['word']} {verdict}.")
    return lines if letters["stage"] == "play" else [*lines, scene["line"]]


def _suits(codes: list[str]) -> str:
    titles = {"A": "animals", "C": "chili peppers", "S": "sours", "W": "sweets"}
    return " and ".join(titles[code] for code in codes).capitalize()


def _seat(scene: Scene, seat: int) -> str:
    return next((str(player["name"]) for player in scene["seats"] if player["seat"] == seat), f"Seat {seat + 1}")


def written(scene: Scene, answer: str) -> str:
    """A typed answer as the table reads it; at a table of letters `1 5 9` are three cards to pass."""
    if not of_letters(scene):
        return typed(answer)
    numbers = answer.split()
    held = {str(place): card for place, card in enumerate(own_hand(scene), 1)}
    if is_passing(scene) and len(numbers) > 1 and all(word in held for word in numbers):
        return "pass " + " ".join(held[word] for word in numbers)
    return typed(answer, family=LETTERS)


def is_passing(scene: Scene) -> bool:
    """Whether this seat now chooses cards to pass."""
    return of_letters(scene) and bool(scene["letters"]["stage"] == "pass")


def choices(scene: Scene) -> list[str]:
    """The moves of this seat as they are written, and why some acts are not possible."""
    lines = [f"{move['move']}: {move['says']}." for move in scene["moves"]]
    return lines + [f"Not now, {act}: {why}" for act, why in (scene.get("reasons") or {}).items()]


def others(scene: Scene) -> list[str]:
    """The numbers of cards that the others hold, and those of their cards that everybody knows."""
    lines = []
    for seat in scene["seats"]:
        if seat["seat"] == scene["seat"]:
            continue
        known = [name(card, **look(scene)) for card in seat.get("known", []) if card != HIDDEN]
        tail = f", among them the {' and the '.join(known)}" if known else ""
        if by_kind(scene):
            waiting = "".join(f", {stack['name']} {stack['count']}" for stack in seat.get("unopened", []))
            tail = f" in the {seat.get('stack', 'hand')}{waiting}" + (f", among them {kinds(seat['known'])}" if known else "")
        dealer = ", the dealer" if seat["seat"] == scene.get("dealer") else ""
        lines.append(f"{seat['name']}{dealer}: {count(len(seat['hand']), 'card')}{tail}.")
    return lines


def scores(scene: Scene) -> list[str]:
    """The score of the match, and what each side has taken in this deal, as far as this table shows it."""
    lines = []
    for side in scene["sides"]:
        said = [f"{side['name']}: {count(side['score'], 'point')}"]
        if side.get("tally"):
            said.append("in this deal " + ", ".join(count(mark["count"], mark["name"]) for mark in side["tally"]))
        elif side.get("cards") is not None:
            said.append(f"in this deal {count(side['cards'], 'card')} and {count(side['points'], 'card point')}")
        said += [_mark(mark) if mark["points"] else f"the {mark['title']}" for mark in side.get("marks", [])]
        if side.get("games"):
            said.append(count(side["games"], "game won", "games won"))
        lines.append(", ".join(said) + ".")
    return lines


def _mark(mark: Mapping[str, Any]) -> str:
    return f"{mark['title']} {mark['points']} with the {name(mark['card'])}"


def hint(advice: Mapping[str, Any]) -> list[str]:
    """The adviser's choice, and each move with its worth, best first.

    The moves have no numbers, because a typed number is the number of a card.
    """
    lines = [advice["says"], "What each move is worth, in points ahead of the others:"]
    for way in advice["worths"]:
        worth = "not looked at" if way["worth"] is None else f"{way['worth']:+.1f}"
        error = f", give or take {way['error']:.1f}" if way["error"] else ""
        lines.append(f"{way['says'][:1].upper()}{way['says'][1:]}: {worth}{error}.")
    if advice.get("left_out"):
        lines.append(f"{count(advice['left_out'], 'further move')} not listed.")
    if advice["level"]:
        lines.append(f"{count(advice['level'], 'other move')} may be as good.")
    return lines


def sheet(scene: Scene) -> list[str]:
    """The count of the deal, a line a side, and the score after it."""
    if not scene.get("sheet"):
        return []
    titles = [item["title"] for item in scene["sheet"]["items"]]
    lines = [
        f"{side_name(scene, row['side'])}: "
        + ", ".join(f"{title[:1].lower()}{title[1:]} {value}" for title, value in zip(titles, row["values"]))
        + "."
        for row in scene["sheet"]["rows"]
    ]
    return [*lines, score_line(scene)]


def side_name(scene: Scene, number: int) -> str:
    """The name of a side."""
    return next((str(side["name"]) for side in scene["sides"] if side["side"] == number), f"Side {number}")


def score_line(scene: Scene) -> str:
    """The score of the match in one line, with the games of a rubber."""
    said = "Score: " + ", ".join(f"{side_name(scene, side)} {points}" for side, points in enumerate(scene["scores"])) + "."
    if scene.get("rubber"):
        said += " Games: " + ", ".join(f"{side['name']} {side['games']}" for side in scene["sides"]) + "."
    return said


def history(scene: Scene) -> list[str]:
    """The match so far, a line a deal."""
    names = [side["name"] for side in scene["sides"]]
    return [
        f"Deal {row['deal']}: " + ", ".join(f"{who} {points}" for who, points in zip(names, row["totals"])) + "."
        for row in scene.get("history", [])
    ]


def spoken(markdown: str) -> list[str]:
    r"""Markdown as lines to listen to: without marks, a paragraph a line.

    >>> spoken("**2.4** The *bottom*\ncard.\n\n> House rule `x`.\n>\n> **Yes.**")
    ['2.4 The bottom card.', 'House rule x.', 'Yes.']
    """
    lines: list[str] = []
    joined = False
    for line in markdown.splitlines():
        text = re.sub(r"[*`]", "", re.sub(r"^(> ?|#+ |- )", "", line)).strip()
        apart = line.startswith(("#", "-", "|"))
        if text and joined and not apart:
            lines[-1] += f" {text}"
        elif text:
            lines.append(text)
        joined = bool(text) and not line.startswith(("#", "|"))
    return lines


def count(number: int, singular: str, plural: str | None = None) -> str:
    """A number with its noun in the singular or plural.

    >>> count(1, "card"), count(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {singular if number == 1 else plural or singular + 's'}"
