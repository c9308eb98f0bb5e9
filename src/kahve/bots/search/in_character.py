"""The search of a character: of moves that it cannot tell apart, the one that the character likes."""

from __future__ import annotations

from ...engine.view import View
from ..players.characters import Character
from ..players.settings import Search
from .searcher import Searcher
from .thought import Thought


class SearcherInCharacter(Searcher):
    """Searches like anybody else, and makes another move than the best only where their difference is within its standard error.

    Where whole turns are compared (`Judgement.whole_turns`) it makes the best move.
    """

    def __init__(self, character: Character, search: Search) -> None:
        """search: its budget and its ways."""
        super().__init__(search)
        self.character = character

    def _preferred(self, view: View, thought: Thought) -> int:
        liked = [each for each in thought.moves if each.behind <= each.behind_error and self.character.likes(view, each.move, thought.best)]
        return min(liked, key=lambda each: each.behind, default=thought.moves[0]).move
