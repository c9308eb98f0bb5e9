"""Writes a scene as sentences, one fact a line: all that the plain table prints.

A scene is the dictionary that the protocol describes (docs/protocol.md, section 4). Nothing here knows a rule of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from ..cards.alphabet import ALPHABETS, ENGLISH
from ..language import Noun, language, message, noun, paragraph
from .card_faces import HIDDEN, LETTERS, named, typed

Scene = Mapping[str, Any]


def opening(scene: Scene) -> list[str]:
    """The game, the sides and their seats."""
    names = tuple(side["name"] for side in scene["sides"])
    title, length = scene["title"], scene["length"]
    if len(names) == 2:
        return [message("terminal-opening", game=title, length=length, first=names[0], second=names[1])]
    return [message("terminal-opening-several", game=title, length=length, names=names)]


def hand(scene: Scene) -> list[str]:
    """The cards of this seat with their numbers, and what each would do."""
    cards = own_hand(scene)
    if not cards:
        return [message("terminal-hand-empty")]
    if by_kind(scene):
        return [message("terminal-hand-by-kind", stack=own_stack(scene), count=len(cards), cards=kinds(cards))]
    shared = refused_together(scene)
    warned = {number for numbers, _ in shared for number in numbers}
    return [
        message("terminal-hand", count=len(cards)),
        *(_card_line(scene, number, card, number not in warned) for number, card in enumerate(cards, 1)),
        *(message("terminal-cards-not-now", numbers=runs(numbers), why=why) for numbers, why in shared),
    ]


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
    starts = [number for number in numbers if number - 1 not in numbers]
    said: list[str] = []
    for start in starts:
        last = start
        while last + 1 in numbers:
            last += 1
        if last > start + 1:
            said.append(message("terminal-numbers-from-to", first=start, last=last))
        else:
            said += [str(number) for number in range(start, last + 1)]
    return message("terminal-numbers", numbers=tuple(said))


def _card_line(scene: Scene, number: int, card: str, with_refusal: bool) -> str:
    facts: list[str | Noun] = [named(card, **look(scene))]
    ways = telling(scene, card)
    if of_letters(scene) and ways:
        # These moves do the same with every card, so they are explained only when a card is chosen.
        facts.append(message("terminal-own-card-as", moves=tuple(way["move"] for way in ways)))
    elif len(ways) == 1:
        facts.append(ways[0]["says"])
    else:
        facts += [message("terminal-own-card-does", move=way["move"], says=way["says"]) for way in ways]
    if with_refusal and card in scene.get("refusals", {}):
        facts.append(message("terminal-own-card-not-now", why=scene["refusals"][card].rstrip(".")))
    return message("terminal-own-card", number=number, code=card, facts=tuple(facts))


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
    {'family': 'letters', 'marks': {'CA': 1, 'CU': 4, 'AD': 'dog'}}
    """
    if not of_letters(scene):
        return {}
    letters = scene["letters"]
    return {"family": LETTERS, "marks": letters["icons"] | letters["special"]}


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
    lines = [message("terminal-zone-said", zone=zone["title"], says=lying(scene, zone).rstrip(".")) for zone in scene["zones"]]
    lines += letters_text(scene)
    quotas = [quota for quota in scene.get("quota") or [] if quota["says"]]
    lines += [message("terminal-quota", side=side_name(scene, quota["side"]), quotas=quota["says"]) for quota in quotas]
    return lines + ([scene["need"]["says"]] if scene.get("need") else [])


def lying(scene: Scene, zone: Mapping[str, Any]) -> str:
    """What lies in a zone; in a trick also who played each card."""
    sitters = scene["letters"].get("sitters") if of_letters(scene) else None
    if zone["name"] != "trick" or not sitters:
        return str(zone["says"])
    return one_after_the_other([_played(scene, card, seat) for card, seat in zip(zone["cards"], sitters)])


def _played(scene: Scene, card: str, seat: int) -> str:
    who, name, of = _who(scene, seat), _seat(scene, seat), named(card, **look(scene))
    if seat == scene["letters"]["controls"]:
        return message("terminal-played-by-highest", who=who, name=name, card=of)
    return message("terminal-played-by", who=who, name=name, card=of)


def one_after_the_other(parts: Sequence[str]) -> str:
    """Texts that have commas in them as one list; there is at least one.

    >>> one_after_the_other(["eat, E", "add, F", "G"])
    'eat, E; add, F; G'
    """
    return reduce(lambda first, following: message("terminal-and-next", first=first, next=following), parts)


def letters_text(scene: Scene) -> list[str]:
    """The state of a deal of letters: the ruling suit, the claim, and what is to be decided."""
    if not of_letters(scene):
        return []
    letters = scene["letters"]
    lines = []
    if letters.get("ruling"):
        lines.append(message("terminal-ruling-suit", suit=noun("cards-letter-suit", letters["ruling"])))
    if letters.get("not_loose"):
        lines.append(message("terminal-not-led-yet", suits=tuple(noun("cards-letter-suit", suit) for suit in letters["not_loose"])))
    if letters.get("claim"):
        lines.append(_claim(scene, letters["claim"]))
    return lines if letters["stage"] == "play" else [*lines, scene["line"]]


def _claim(scene: Scene, claim: Mapping[str, Any]) -> str:
    word = claim["word"]
    if not claim["open"]:
        return message("terminal-verdict", verdict=claim["verdict"] or "none", word=word)
    who, name = _who(scene, claim["by"]), _seat(scene, claim["by"])
    if claim["by"] == claim["to"]:
        return message("terminal-claimed", who=who, name=name, word=word)
    if claim["to"] == scene["seat"]:
        return message("terminal-claimed-for-you", name=name, word=word)
    return message("terminal-claimed-for", who=who, name=name, word=word, taker=_seat(scene, claim["to"]))


def _who(scene: Scene, seat: int) -> str:
    return "you" if seat == scene["seat"] else "other"


def _seat(scene: Scene, seat: int) -> str:
    return next(str(player["name"]) for player in scene["seats"] if player["seat"] == seat)


def written(scene: Scene, answer: str) -> str:
    """A typed answer as the table reads it; at a table of letters `1 5 9` are three cards to pass."""
    if not of_letters(scene):
        return typed(answer)
    numbers = answer.split()
    cards = {str(place): card for place, card in enumerate(own_hand(scene), 1)}
    if is_passing(scene) and len(numbers) > 1 and all(word in cards for word in numbers):
        return "pass " + " ".join(cards[word] for word in numbers)
    alphabet = next((each for each in ALPHABETS if each.name == scene["letters"].get("alphabet")), ENGLISH)
    return typed(answer, family=LETTERS, alphabet=alphabet)


def is_passing(scene: Scene) -> bool:
    """Whether this seat now chooses cards to pass."""
    return of_letters(scene) and bool(scene["letters"]["stage"] == "pass")


def choices(scene: Scene) -> list[str]:
    """The moves of this seat as they are written, and why some acts are not possible."""
    lines = [message("terminal-choice", move=move["move"], says=move["says"]) for move in scene["moves"]]
    return lines + [message("terminal-choice-not-now", act=act, why=why) for act, why in (scene.get("reasons") or {}).items()]


def others(scene: Scene) -> list[str]:
    """The numbers of cards that the others hold, and those of their cards that everybody knows."""
    lines = []
    for seat in scene["seats"]:
        if seat["seat"] == scene["seat"]:
            continue
        role = "dealer" if seat["seat"] == scene.get("dealer") else "player"
        facts = _hand_by_kind(seat) if by_kind(scene) else _hand_lines(scene, seat)
        lines.append(message("terminal-other-player", role=role, name=seat["name"], facts=tuple(facts)))
    return lines


def _hand_lines(scene: Scene, seat: Mapping[str, Any]) -> list[str]:
    facts = [message("terminal-fact-cards", count=len(seat["hand"]))]
    known = tuple(named(card, **look(scene)) for card in seat.get("known", []) if card != HIDDEN)
    return [*facts, message("terminal-fact-among", cards=known)] if known else facts


def _hand_by_kind(seat: Mapping[str, Any]) -> list[str]:
    facts = [message("terminal-fact-cards-of-stack", stack=seat.get("stack", "hand"), count=len(seat["hand"]))]
    facts += [message("terminal-fact-stack-waits", stack=stack["name"], count=stack["count"]) for stack in seat.get("unopened", [])]
    known = [card for card in seat.get("known", []) if card != HIDDEN]
    return [*facts, message("terminal-fact-among-codes", cards=kinds(known))] if known else facts


def scores(scene: Scene) -> list[str]:
    """The score of the match, and what each side has taken in this deal, as far as this table shows it."""
    lines = []
    for side in scene["sides"]:
        facts = [message("terminal-fact-points", points=side["score"])]
        if side.get("tally"):
            counts = tuple(noun("terminal-tally", mark["name"], count=mark["count"]) for mark in side["tally"])
            facts.append(message("terminal-fact-counted", counts=counts))
        elif side.get("cards") is not None:
            facts.append(message("terminal-fact-taken", cards=side["cards"], points=side["points"]))
        facts += [_mark(mark) for mark in side.get("marks", [])]
        if side.get("games"):
            facts.append(message("terminal-fact-games-won", games=side["games"]))
        lines.append(message("terminal-side-facts", side=side["name"], facts=tuple(facts)))
    return lines


def _mark(mark: Mapping[str, Any]) -> str:
    if not mark["points"]:
        return message("terminal-fact-animal", mark=mark["title"])
    return message("terminal-fact-bonus", mark=mark["title"], points=mark["points"], card=named(mark["card"]))


def marks(reasons: Iterable[Mapping[str, Any]]) -> list[str]:
    """The cards of which these reasons speak, a line for each role.

    >>> marks([{"says": "…", "marks": [{"card": "7C", "name": "seven of clubs", "says": "Still out"}]}])
    ['Still out: seven of clubs.']
    """
    roles: dict[str, list[str]] = {}
    for mark in (mark for reason in reasons for mark in reason["marks"]):
        roles.setdefault(mark["says"], []).append(mark["name"])
    # Two sentences may speak of the same card, and two packs have two cards of a name.
    return [message("terminal-hint-marks", role=role, cards=tuple(dict.fromkeys(names))) for role, names in roles.items()]


def hint(advice: Mapping[str, Any]) -> list[str]:
    """The adviser's choice, the cards of which its reasons speak, and each move with its worth, best first.

    The moves have no numbers, because a typed number is the number of a card.
    """
    lines = [advice["says"], *marks(advice["why"]), message("terminal-hint-worths")]
    for way in advice["worths"]:
        worth = message("terminal-not-looked-at") if way["worth"] is None else figure(way["worth"])
        if way["level"]:
            lines.append(message("terminal-hint-move", says=way["says"], worth=message("terminal-about-equal")))
        elif way["error"]:
            lines.append(message("terminal-hint-move-about", says=way["says"], worth=worth, error=figure(way["error"], signed=False)))
        else:
            lines.append(message("terminal-hint-move", says=way["says"], worth=worth))
    if advice.get("left_out"):
        lines.append(message("terminal-hint-left-out", count=advice["left_out"]))
    if advice["level"]:
        lines.append(message("terminal-hint-level", count=advice["level"]))
    return lines


def figure(points: float, *, signed: bool = True) -> str:
    """Points with one decimal, and unless signed is false with a plus sign above zero.

    >>> figure(1.26), figure(-0.01), figure(-3), figure(1.26, signed=False)
    ('+1.3', '0.0', '-3.0', '1.3')
    """
    rounded = round(float(points), 1) or 0.0
    return message("terminal-figure-ahead", points=rounded) if signed and rounded > 0 else message("terminal-figure", points=rounded)


def sheet(scene: Scene) -> list[str]:
    """The count of the deal, a line a side, and the score after it."""
    if not scene.get("sheet"):
        return []
    titles = [small(item["title"]) for item in scene["sheet"]["items"]]
    lines = []
    for row in scene["sheet"]["rows"]:
        items = [message("terminal-item-and-points", item=title, points=value) for title, value in zip(titles, row["values"])]
        lines.append(message("terminal-side-facts", side=side_name(scene, row["side"]), facts=tuple(items)))
    return [*lines, score_line(scene)]


def small(title: str) -> str:
    """A title with a small first letter, for the middle of a line; in Turkish İ and I are two letters.

    >>> small("Card points")
    'card points'
    """
    turkish = {"İ": "i", "I": "ı"} if language() == "tr" else {}
    return turkish.get(title[:1], title[:1].lower()) + title[1:]


def side_name(scene: Scene, number: int) -> str:
    """The name of a side."""
    return next(str(side["name"]) for side in scene["sides"] if side["side"] == number)


def score_line(scene: Scene) -> str:
    """The score of the match in one line, with the games of a rubber."""
    score = message("terminal-scores", sides=_with_points((side_name(scene, side), points) for side, points in enumerate(scene["scores"])))
    if not scene.get("rubber"):
        return score
    games = _with_points((side["name"], side["games"]) for side in scene["sides"])
    return paragraph(score, message("terminal-games-of-rubber", sides=games))


def history(scene: Scene) -> list[str]:
    """The match so far, a line a deal."""
    names = [side["name"] for side in scene["sides"]]
    rows = scene.get("history", [])
    return [message("terminal-deal-scores", deal=row["deal"], sides=_with_points(zip(names, row["totals"]))) for row in rows]


def story(document: Mapping[str, Any]) -> list[str]:
    """What decided a deal, a sentence a line (docs/protocol.md, DealStory)."""
    turned, best = document["turned"], document["best"]
    lines = [document["result"], turned["says"] if turned else "", document["match"]]
    return [line for line in lines if line] + ([message("terminal-best-of-deal", title=best["title"], says=best["says"])] if best else [])


def _with_points(sides: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(message("terminal-side-and-points", side=side, points=points) for side, points in sides)


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
