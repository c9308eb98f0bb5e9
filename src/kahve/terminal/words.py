"""What a scene says in sentences, one fact a line: all that the plain table prints.

A scene is the dictionary that the table's protocol describes (docs/protocol.md, 4); nothing here knows a rule of a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .faces import HIDDEN, LETTERS, name, typed

Scene = Mapping[str, Any]


def opening(scene: Scene) -> list[str]:
    """The game, the sides and where each sits."""
    sides = " against ".join(side["name"] for side in scene["sides"])
    return [f"{scene['title']}, {scene['length']}: {sides}."]


def hand(scene: Scene) -> list[str]:
    """The cards of this seat with their numbers, and what each would do."""
    cards = own_hand(scene)
    if not cards:
        return ["You hold no cards."]
    if by_kind(scene):
        return [f"Your {own_stack(scene)}: {count(len(cards), 'card')}: {kinds(cards)}."]
    return [f"Your hand: {count(len(cards), 'card')}.", *(_card_line(scene, at, card) for at, card in enumerate(cards, 1))]


def _card_line(scene: Scene, at: int, card: str) -> str:
    said = [f"{at}: {card}, {name(card, **look(scene))}"]
    ways = telling(scene, card)
    if of_letters(scene) and ways:
        # What each of them does is the same for all cards: it is said when a card is chosen.
        said.append("as " + " or ".join(way["move"] for way in ways))
    else:
        said += [way["says"] if len(ways) == 1 else f"{way['move']} {way['says']}" for way in ways]
    if card in scene.get("refusals", {}):
        said.append(f"not now: {scene['refusals'][card]}")
    return ", ".join(said).rstrip(".") + "."


def telling(scene: Scene, card: str) -> list[Mapping[str, Any]]:
    """The moves of a card that are worth a word: those that take something, and each of several."""
    ways = [move for move in scene["moves"] if move["card"] == card and move["says"]]
    return [way for way in ways if way.get("takes") or len(ways) > 1]


def by_kind(scene: Scene) -> bool:
    """Whether cards are told by kind and number, since suits do not matter and hands are great."""
    return scene.get("family") == "melding"


def of_letters(scene: Scene) -> bool:
    """Whether the cards are letters: their codes mean other cards elsewhere."""
    return scene.get("family") == LETTERS


def look(scene: Scene) -> dict[str, Any]:
    """How the faces of this table are to be read: nothing but for letters, where it is the family and what is special in this deck.

    >>> look({"family": "letters", "letters": {"icons": {"CA": 1, "CU": 4}, "special": {"AD": "dog"}}})
    {'family': 'letters', 'marks': {'CA': '1 pepper', 'CU': '4 peppers', 'AD': 'the Dog'}}
    """
    if not of_letters(scene):
        return {}
    told = scene["letters"]
    icons = {card: count(number, "pepper") for card, number in told["icons"].items()}
    return {"family": LETTERS, "marks": icons | {card: f"the {special.capitalize()}" for card, special in told["special"].items()}}


def own_stack(scene: Scene) -> str:
    """What this seat plays from: its hand, knee or foot."""
    return next((str(seat.get("stack", "hand")) for seat in scene["seats"] if seat["seat"] == scene["seat"]), "hand")


def kinds(cards: list[str]) -> str:
    """Cards by kind, as they are written and how many there are.

    >>> kinds(["K", "K", "2"])
    'KK 2'
    """
    return " ".join(card * cards.count(card) for card in dict.fromkeys(cards))


def own_hand(scene: Scene) -> list[str]:
    """The cards of this seat."""
    return [card for seat in scene["seats"] if seat["seat"] == scene["seat"] for card in seat["hand"]]


def zones(scene: Scene) -> list[str]:
    """What lies on the table."""
    lines = [f"{zone['title']}: {lying(scene, zone).rstrip('.')}." for zone in scene["zones"]]
    lines += letters_told(scene)
    lines += [f"{side_name(scene, quota['side'])}: {quota['says']} to go out." for quota in scene.get("quota") or [] if quota["says"]]
    return lines + ([scene["need"]["says"]] if scene.get("need") else [])


def lying(scene: Scene, zone: Mapping[str, Any]) -> str:
    """What lies in a zone; of a trick also whose each card is."""
    sitters = scene["letters"].get("sitters") if of_letters(scene) else None
    if zone["name"] != "trick" or not sitters:
        return str(zone["says"])
    controls = scene["letters"]["controls"]
    cards = [
        f"{name(card, **look(scene))}, by {'you' if seat == scene['seat'] else _seat(scene, seat)}"
        for card, seat in zip(zone["cards"], sitters)
    ]
    return "; ".join(said + (", which controls" if seat == controls else "") for said, seat in zip(cards, sitters))


def letters_told(scene: Scene) -> list[str]:
    """What stands for a deal of letters, what is claimed, and what is to be decided."""
    if not of_letters(scene):
        return []
    told = scene["letters"]
    lines = [f"{_suits([told['ruling']])} rule."] if told.get("ruling") else []
    if told.get("not_loose"):
        lines.append(f"{_suits(told['not_loose'])} are not loose yet.")
    claim = told.get("claim")
    if claim:
        verdict = {"word": "is a word", "no_word": "is not a word"}.get(claim["verdict"], "was not checked")
        by = f"{_seat(scene, claim['by'])} claimed {claim['word']} for {_seat(scene, claim['to'])}." if claim["open"] else ""
        lines.append(by or f"{claim['word']} {verdict}.")
    return lines if told["stage"] == "play" else [*lines, scene["line"]]


def _suits(codes: list[str]) -> str:
    titles = {"A": "animals", "C": "chili peppers", "S": "sours", "W": "sweets"}
    return " and ".join(titles[code] for code in codes).capitalize()


def _seat(scene: Scene, seat: int) -> str:
    return next((str(one["name"]) for one in scene["seats"] if one["seat"] == seat), f"Seat {seat + 1}")


def written(scene: Scene, answer: str) -> str:
    """What a person typed, as the table reads it; at a table of letters `1 5 9` are three cards to be passed."""
    if not of_letters(scene):
        return typed(answer)
    numbers = answer.split()
    held = {str(at): card for at, card in enumerate(own_hand(scene), 1)}
    if scene["letters"]["stage"] == "pass" and len(numbers) > 1 and all(word in held for word in numbers):
        return "pass " + " ".join(held[word] for word in numbers)
    return typed(answer, family=LETTERS)


def example(scene: Scene) -> str:
    """A move that can be made now."""
    if of_letters(scene) and scene["letters"]["stage"] == "pass":
        return "pass " + " ".join(own_hand(scene)[:3])
    return str(scene["moves"][0]["move"])


def choices(scene: Scene) -> list[str]:
    """What this seat may do now, as it is written, and why some acts are not possible."""
    lines = [f"{move['move']}: {move['says']}." for move in scene["moves"]]
    return lines + [f"Not now, {act}: {why}" for act, why in (scene.get("reasons") or {}).items()]


def others(scene: Scene) -> list[str]:
    """How many cards the others hold, and which of them all know."""
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
    """The score of the match, and what each side has taken in this deal as far as this table shows it."""
    lines = []
    for side in scene["sides"]:
        said = [f"{side['name']}: {count(side['score'], 'point')}"]
        if side.get("tally"):
            said.append("in this deal " + ", ".join(count(one["count"], one["name"]) for one in side["tally"]))
        elif side.get("cards") is not None:
            said.append(f"in this deal {count(side['cards'], 'card')} and {count(side['points'], 'card point')}")
        said += [_mark(mark) if mark["points"] else f"the {mark['title']}" for mark in side.get("marks", [])]
        if side.get("games"):
            said.append(count(side["games"], "game won", "games won"))
        lines.append(", ".join(said) + ".")
    return lines


def _mark(mark: Mapping[str, Any]) -> str:
    return f"{mark['title']} {mark['points']} with the {name(mark['card'])}"


def hint(told: Mapping[str, Any]) -> list[str]:
    """What the adviser would do, and each move with its worth, best first.

    The moves have no numbers: those that are typed are the numbers of the cards.
    """
    lines = [told["says"], "What each move is worth, in points more than the others make:"]
    for one in told["worths"]:
        worth = "not looked at" if one["worth"] is None else f"{one['worth']:+.1f}"
        error = f", give or take {one['error']:.1f}" if one["error"] else ""
        lines.append(f"{one['says'][:1].upper()}{one['says'][1:]}: {worth}{error}.")
    if told["level"]:
        lines.append(f"{count(told['level'], 'other move')} may be as good.")
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
    said = "Score: " + ", ".join(f"{side_name(scene, at)} {points}" for at, points in enumerate(scene["scores"])) + "."
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
    r"""Markdown as lines to be listened to: no marks, a paragraph a line.

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


def count(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun.

    >>> count(1, "card"), count(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
