"""Old names of modules, and of what is in them: each works for one release, with a DeprecationWarning that names the new one.

At the next release both tables are emptied.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

MODULES: Mapping[str, str] = {
    "kahve.adapters.pace": "kahve.adapters.warm_up",
    "kahve.bots.advice": "kahve.bots.review.advice",
    "kahve.bots.belief.worlds": "kahve.bots.belief.likely_worlds",
    "kahve.bots.budget": "kahve.bots.search.budget",
    "kahve.bots.checkpoint_error": "kahve.bots.players.checkpoint_error",
    "kahve.bots.choosing": "kahve.bots.players.choosing",
    "kahve.bots.compare": "kahve.bots.search.compare",
    "kahve.bots.decisions": "kahve.bots.belief.decisions",
    "kahve.bots.errs": "kahve.bots.players.by_mistakes",
    "kahve.bots.failures": "kahve.bots.players.failures",
    "kahve.bots.features": "kahve.bots.players.features",
    "kahve.bots.greedy": "kahve.bots.players.greedy",
    "kahve.bots.habits": "kahve.bots.belief.habits",
    "kahve.bots.impressions": "kahve.bots.belief.impressions",
    "kahve.bots.judged": "kahve.bots.review.judged",
    "kahve.bots.levels": "kahve.bots.players.levels",
    "kahve.bots.misjudging": "kahve.bots.players.noise",
    "kahve.bots.net": "kahve.bots.players.net",
    "kahve.bots.own": "kahve.bots.players.own_players",
    "kahve.bots.par": "kahve.bots.review.par",
    "kahve.bots.plans": "kahve.bots.search.plans",
    "kahve.bots.player_types": "kahve.bots.belief.player_types",
    "kahve.bots.players.errs": "kahve.bots.players.by_mistakes",
    "kahve.bots.players.misjudging": "kahve.bots.players.noise",
    "kahve.bots.players.own": "kahve.bots.players.own_players",
    "kahve.bots.program": "kahve.bots.players.program",
    "kahve.bots.puzzles": "kahve.bots.review.puzzle_proofs",
    "kahve.bots.random": "kahve.bots.players.random",
    "kahve.bots.rated": "kahve.bots.belief.rated",
    "kahve.bots.redeal": "kahve.bots.belief.redeal",
    "kahve.bots.review.puzzles": "kahve.bots.review.puzzle_proofs",
    "kahve.bots.review_html": "kahve.bots.review.review_html",
    "kahve.bots.rollout": "kahve.bots.players.rollout",
    "kahve.bots.search_many": "kahve.bots.search.search_many",
    "kahve.bots.settings": "kahve.bots.players.settings",
    "kahve.bots.shelf": "kahve.bots.review.shelf",
    "kahve.bots.solve": "kahve.bots.search.solve",
    "kahve.bots.style": "kahve.bots.belief.style",
    "kahve.bots.think": "kahve.bots.search.thinking",
    "kahve.bots.think_compare": "kahve.bots.search.think_compare",
    "kahve.bots.think_tree": "kahve.bots.search.think_tree",
    "kahve.bots.thought": "kahve.bots.search.thought",
    "kahve.bots.tree": "kahve.bots.search.tree",
    "kahve.bots.views": "kahve.bots.search.views",
    "kahve.cards.lexicon.own": "kahve.cards.lexicon.own_lists",
    "kahve.cards.stored": "kahve.cards.npz",
    "kahve.engine.match": "kahve.engine.match_record",
    "kahve.engine.standing": "kahve.engine.reachability",
    "kahve.games.lapses": "kahve.games.mistakes",
    "kahve.games.match": "kahve.games.sides",
    "kahve.lab.lessons": "kahve.lab.round_settings",
    "kahve.lab.loops": "kahve.lab.deal_loops",
    "kahve.lab.tables": "kahve.lab.figure_tables",
    "kahve.language.names": "kahve.language.name_forms",
    "kahve.pocket.build": "kahve.pocket.build_pocket",
    "kahve.table.live.host": "kahve.table.live.server",
    "kahve.table.serving.options": "kahve.table.serving.serve_options",
    "kahve.terminal.lab.asked": "kahve.terminal.lab.study_options",
}
"""Each old module with the new one."""

NAMES: Mapping[str, Mapping[str, str]] = {
    "kahve.adapters.warm_up": {"Pace": "WarmUp"},
    "kahve.bots.belief": {
        "SLIPS": "kahve.bots.belief.likely_worlds.RANDOM_SHARE",
        "Past": "kahve.bots.belief.likely_worlds.Past",
        "is_chained": "kahve.bots.belief.likely_worlds.is_chained",
        "is_slow": "kahve.bots.belief.likely_worlds.is_slow",
        "lay_kernel": "kahve.bots.belief.likely_worlds.lay_kernel",
        "likelihood_kernel": "kahve.bots.belief.likely_worlds.likelihood_kernel",
        "policy_of": "kahve.bots.belief.likely_worlds.policy_of",
        "rest_kernel": "kahve.bots.belief.likely_worlds.rest_kernel",
        "room_for_past": "kahve.bots.belief.likely_worlds.empty_past",
        "slips_of": "kahve.bots.belief.likely_worlds.random_shares_of",
        "tells_types": "kahve.bots.belief.likely_worlds.tells_types",
        "weigh_before_kernel": "kahve.bots.belief.likely_worlds.weigh_before_kernel",
    },
    "kahve.bots.belief.likely_worlds": {
        "CHAINED_SLIPS": "CHAINED_RANDOM_SHARE",
        "SLIPS": "RANDOM_SHARE",
        "room_for_past": "empty_past",
        "slips_of": "random_shares_of",
    },
    "kahve.bots.belief.rated": {"ASTRAY": "RANDOM_SHARE_WITH_MISTAKES", "strayed": "with_random_moves"},
    "kahve.bots.players.by_mistakes": {
        "Errs": "ByMistakes",
        "ErrsError": "ByMistakesError",
        "errs_name": "by_mistakes_name",
        "read_errs": "read_by_mistakes",
    },
    "kahve.bots.players.greedy": {"Erring": "MakesMistakes", "Slipping": "SometimesRandom"},
    "kahve.bots.players.noise": {"MISJUDGED": "NOISE", "MISJUDGING_BITS": "NOISE_BITS"},
    "kahve.bots.players.program": {"asked": "question_lines"},
    "kahve.bots.players.rollout": {"lapsing_kernel": "mistakes_kernel"},
    "kahve.bots.review": {
        "PAR_TIMES": "kahve.bots.review.reviews.PAR_TIMES",
        "Review": "kahve.bots.review.reviews.Review",
        "choices": "kahve.bots.belief.decisions.choices",
        "count_sides": "kahve.bots.review.reviews.count_sides",
        "given_away": "kahve.bots.review.reviews.given_away",
        "judge": "kahve.bots.review.reviews.judge",
        "review": "kahve.bots.review.reviews.review",
        "reviewing": "kahve.bots.review.reviews.reviewing",
        "weigh_made": "kahve.bots.review.reviews.weigh_chosen",
    },
    "kahve.bots.review.reviews": {"weigh_made": "weigh_chosen"},
    "kahve.bots.search": {
        "MASTER": "kahve.bots.players.settings.MASTER",
        "MoveThought": "kahve.bots.search.thought.MoveThought",
        "Search": "kahve.bots.players.settings.Search",
        "Searcher": "kahve.bots.search.searcher.Searcher",
        "Thought": "kahve.bots.search.thought.Thought",
        "read_settings": "kahve.bots.players.settings.read_settings",
        "think": "kahve.bots.search.thinking.think",
    },
    "kahve.engine.game": {"Told": "Facts"},
    "kahve.engine.worlds": {"room_for_hidden": "empty_hidden"},
    "kahve.games.mistakes": {
        "Lapses": "Mistakes",
        "LapsesError": "MistakesError",
        "lapses_of": "mistakes_of",
        "read_lapses": "read_mistakes",
        "written_lapses": "mistakes_text",
    },
    "kahve.lab.round_settings": {"Lessons": "RoundSettings"},
    "kahve.lab.self_play": {"Heard": "PlayedChoices"},
    "kahve.lab.train": {"Lessons": "RoundSettings"},
    "kahve.table.live.server": {"Host": "Server"},
    "kahve.terminal.manual": {"told": "help_text"},
}
"""By module, each old name with the new one: its name in that module, or all of it with the module where that is another one."""


def old_names(module: str) -> Callable[[str], Any]:
    """The `__getattr__` of a module that had other names: it warns, and gives what has the new name."""
    names = NAMES[module]

    def fetch(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        place, _, new = names[name].rpartition(".")
        place = place or module
        warnings.warn(f"{module}.{name} is deprecated: use {place}.{new}.", DeprecationWarning, stacklevel=2)
        return getattr(import_module(place), new)

    return fetch


def old_attribute(old: str, new: str) -> property:
    """The attribute of a class that had another name: it warns, and gives what has the new name."""

    def fetch(instance: Any) -> Any:
        name = type(instance).__name__
        warnings.warn(f"{name}.{old} is deprecated: use {name}.{new}.", DeprecationWarning, stacklevel=2)
        return getattr(instance, new)

    return property(fetch)


class _OldModules(MetaPathFinder, Loader):
    """Finds a module by its old name, when no other finder has."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """A module that takes everything from the new one; None for a name that is not an old one."""
        return ModuleSpec(name, self) if name in MODULES else None

    def exec_module(self, module: ModuleType) -> None:
        """Warn, and let the module answer with what the new one has."""
        new = MODULES[module.__name__]
        warnings.warn(f"{module.__name__} is deprecated: use {new}.", DeprecationWarning, stacklevel=2)
        fetched = import_module(new)
        module.__dict__["__getattr__"] = lambda name: getattr(fetched, name)


def find_old_modules() -> None:
    """Let an import by an old name find the new module."""
    if not any(isinstance(finder, _OldModules) for finder in sys.meta_path):
        sys.meta_path.append(_OldModules())
