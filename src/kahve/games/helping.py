"""First-time help: what stands on a table, in a sentence for a person who sees it for the first time.

A family says which of its things are on the table, the aim of the game before all others, and the sentence of each.
What a person has read already, their device knows.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Help:
    """A thing on the table and the sentences that explain it.

    name: of the thing, by which a device remembers that it was explained. It is one for each thing of a game.
    """

    name: str
    says: str

    @property
    def facts(self) -> dict[str, str]:
        """The help as a scene has it."""
        return {"name": self.name, "says": self.says}
