"""Draws a scene in colour with small cards, line after line: the cursor never moves back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..language import message
from . import words
from .card_faces import HIDDEN, drawn, sign, style
from .paper import Paper
from .words import Scene

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

CARD_WIDTH = 5

Faces = Mapping[str, Any]
"""The arguments by which `faces` reads the cards of a table (`words.look`)."""
NO_FACES: Faces = {}


class Drawn:
    """Shows scenes and events in colour."""

    def __init__(self, paper: Paper) -> None:
        """Draw with what this paper can show."""
        self.paper = paper
        self.console: Console = paper.console()

    def lines(self, said: list[str]) -> None:
        """Print sentences without colour."""
        for line in said:
            self.console.print(line)

    def head(self, scene: Scene) -> None:
        """Print the game and the sides."""
        self.console.rule(self._text(scene["title"], "bold"), characters="─" if self.paper.suits else "-", style="dim")
        self.lines(words.opening(scene))

    def event(self, event: Scene) -> None:
        """Print what happened, behind the card that was played."""
        look = "bold yellow" if event.get("bonus") else "bold" if event.get("takes") else ""
        self._beside(self._text(), event.get("card"), event["says"], look, words.look(event.get("scene") or {}))

    def table(self, scene: Scene) -> None:
        """Print what is seen before a move: the other players, what lies on the table, and the hand."""
        self.console.print()
        self._score(scene)
        self._others(scene)
        self.zones(scene)
        self.hand(scene)

    def _score(self, scene: Scene) -> None:
        line = self._text(message("terminal-deal", deal=scene["deal"]), "dim")
        line.append("  ")
        for side in scene["sides"]:
            line.append(f"{side['name']} ", "bold" if scene["seat"] in side["seats"] else "")
            line.append(message("terminal-number", number=side["score"]), "bold green")
            line.append("  ")
        self.console.print(line)

    def _others(self, scene: Scene) -> None:
        if words.by_kind(scene):
            self.lines(words.others(scene))
            return
        line = self._text()
        back, faces = sign(HIDDEN, suits=self.paper.suits)[0], words.look(scene)
        for seat in scene["seats"]:
            if seat["seat"] == scene["seat"]:
                continue
            is_dealer = seat["seat"] == scene.get("dealer")
            line.append(message("terminal-dealer", name=seat["name"]) if is_dealer else seat["name"])
            line.append(" ")
            seen = [card for card in seat["hand"] if card != HIDDEN]
            line.append(
                back * (len(seat["hand"]) - len(seen)) or ("" if seen else message("terminal-no-cards")),
                style(HIDDEN) if seat["hand"] else "dim",
            )
            for card in seen:
                line.append(" " + sign(card, suits=self.paper.suits, family=faces.get("family", "")), style(card, **faces))
            line.append("  ")
        self.console.print(line)

    def zones(self, scene: Scene) -> None:
        """Print what lies on the table, with the cards that are seen."""
        for zone in scene["zones"]:
            if zone["kind"] in ("stock", "melds") or not zone["cards"]:
                self.console.print(self._text(message("terminal-zone", zone=zone["title"], says=zone["says"]), "dim"))
            else:
                shown = zone["cards"] if zone["kind"] in ("row", "trick", "place") else zone["cards"][-1:]
                self._cards(shown, words.look(scene))
                self.console.print(message("terminal-zone", zone=zone["title"], says=words.lying(scene, zone)))
        for line in words.zones(scene)[len(scene["zones"]) :]:
            self.console.print(self._text(line, "dim"))

    def hand(self, scene: Scene) -> None:
        """Print the hand with a number under each card, and what the cards would do."""
        cards = words.own_hand(scene)
        faces = words.look(scene)
        self._cards(cards, faces, numbered=not words.by_kind(scene))
        if words.by_kind(scene):
            self.lines(words.hand(scene))
            return
        shared = words.refused_together(scene)
        warned = {number for numbers, _ in shared for number in numbers}
        for place, card in enumerate(cards, 1):
            number = self._text(f"{place} ", "dim")
            for move in [] if words.of_letters(scene) else words.telling(scene, card):
                self._beside(number, card, move["says"], "bold yellow" if move.get("bonus") else "green")
            if card in scene.get("refusals", {}) and place not in warned:
                self._beside(number, card, scene["refusals"][card], "dim", faces)
        for numbers, why in shared:
            self._beside(self._text(f"{words.runs(numbers)} ", "dim"), None, why, "dim")

    def _beside(self, head: Text, card: str | None, says: str, look: str, faces: Faces = NO_FACES) -> None:
        """Print a sentence beside a card, with its further lines under the first."""
        from rich.table import Table

        line = Table.grid(padding=(0, 1, 0, 0))
        shown = sign(card, suits=self.paper.suits, family=faces.get("family", "")) if card else ""
        face = self._text(shown.rjust(3), style(card, **faces) if card else "")
        line.add_row(head, face, self._text(says, look)) if head else line.add_row(face, self._text(says, look))
        self.console.print(line)

    def _cards(self, cards: list[str], faces: Faces = NO_FACES, *, numbered: bool = False) -> None:
        row = max(1, self.console.width // CARD_WIDTH)
        for start in range(0, len(cards), row):
            part = cards[start : start + row]
            for pieces in drawn(part, suits=self.paper.suits, **faces):
                line = self._text()
                for piece, look in pieces:
                    line.append(piece, look)
                self.console.print(line)
            if numbered:
                self.console.print(self._text("".join(str(start + place + 1).center(CARD_WIDTH) for place in range(len(part))), "dim"))

    def scores(self, scene: Scene) -> None:
        """Print the score with what each side has taken."""
        self.lines(words.scores(scene))

    def sheet(self, scene: Scene) -> None:
        """Print the count of the deal as a table: a line for an item, a column for a side."""
        if not scene.get("sheet"):
            return
        from rich.table import Table

        names = [words.side_name(scene, row["side"]) for row in scene["sheet"]["rows"]]
        table = Table(title=message("terminal-deal", deal=scene["deal"]), box=None, pad_edge=False)
        table.add_column("")
        for name in names:
            table.add_column(name, justify="right")
        for line, item in enumerate(scene["sheet"]["items"]):
            table.add_row(item["title"], *(message("terminal-number", number=row["values"][line]) for row in scene["sheet"]["rows"]))
        scores = [message("terminal-number", number=scene["scores"][row["side"]]) for row in scene["sheet"]["rows"]]
        table.add_row(message("terminal-score"), *scores, style="bold green")
        self.console.print(table)

    def book(self, markdown: str) -> None:
        """Print a part of the rulebook."""
        from rich.markdown import Markdown

        self.console.print(Markdown(markdown))

    def _text(self, text: str = "", look: str = "") -> Text:
        from rich.text import Text

        return Text(text, look)


class Spoken:
    """Says scenes and events in sentences, one fact a line."""

    def __init__(self, paper: Paper) -> None:
        """Keep the paper, whose width wraps the lines."""
        self.paper = paper
        self._stock: list[str] = []

    def lines(self, said: list[str]) -> None:
        """Print sentences, wrapped to the paper."""
        for line in said:
            self.paper.say(line)

    def head(self, scene: Scene) -> None:
        """Print the game and the sides."""
        self.lines(words.opening(scene))

    def event(self, event: Scene) -> None:
        """Print what happened."""
        self.paper.say(event["says"])

    def table(self, scene: Scene) -> None:
        """Print what is needed to choose a move: what lies on the table, and the hand.

        A stock is printed only if it has changed. A letter at the prompt prints the rest.
        """
        stock = [line for zone, line in zip(scene["zones"], words.zones(scene)) if zone["kind"] == "stock"]
        self.lines([line for line in words.zones(scene) if line not in stock or line not in self._stock])
        self._stock = stock
        self.hand(scene)

    def zones(self, scene: Scene) -> None:
        """Print what lies on the table, a line a zone."""
        self.lines(words.zones(scene))

    def hand(self, scene: Scene) -> None:
        """Print the hand with the numbers of its cards."""
        self.lines(words.hand(scene))

    def scores(self, scene: Scene) -> None:
        """Print the score with what each side has taken, a fact a line."""
        self.lines(words.scores(scene))

    def sheet(self, scene: Scene) -> None:
        """Print the count of the deal, a line a side."""
        self.lines(words.sheet(scene))

    def book(self, markdown: str) -> None:
        """Print a part of the rulebook without its Markdown marks."""
        self.lines(words.spoken(markdown))


Voice = Drawn | Spoken


def voice(paper: Paper) -> Voice:
    """The `Drawn` or `Spoken` that suits this paper."""
    return Spoken(paper) if paper.plain else Drawn(paper)
