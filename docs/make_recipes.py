"""The page of the site with the recipes of `examples/recipes`: short programs, each of which a test runs."""

from __future__ import annotations

import ast
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "examples" / "recipes"

HEAD = """# Recipes

Short programs for a task each; copy one and change it.
"""

GROUPS = {
    "Tables": ["same_deal_again", "what_a_seat_knows", "replay_a_log", "review_of_a_deal", "what_each_move_is_worth"],
    "Players": ["player_of_ones_own", "search_with_own_value", "one_step_lookahead"],
    "Learners": [
        "self_play",
        "deep_monte_carlo",
        "proximal_policy",
        "against_a_named_player",
        "own_reward",
        "critic_sees_all",
        "many_cores",
        "offline_data",
    ],
    "Other libraries": [
        "masked_policy",
        "learning_in_gymnasium",
        "learning_in_torchrl",
        "maskable_ppo",
        "every_seat_an_agent",
        "learning_in_petting_zoo",
        "equilibrium_of_a_small_game",
    ],
    "Measuring": ["study_of_a_house_rule", "rating_list", "stop_when_sure"],
}
"""The programs in the order of the page."""


def page() -> str:
    """The page as Markdown: a section for each group, and in it the programs with what they do."""
    parts = [HEAD]
    for title, names in GROUPS.items():
        parts.append(f"## {title}\n")
        parts += [section(FOLDER / f"{name}.py", "###") for name in names]
    return "\n".join(parts)


def section(path: Path, marks: str) -> str:
    """A program as a section: its docstring's first line is the heading, and its code follows the rest of the docstring."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    title, _, rest = (ast.get_docstring(tree) or "").partition("\n")
    first = tree.body[1].lineno - 1
    code = "".join(text.splitlines(keepends=True)[first:])
    file = f"[{path.name}](../{path.relative_to(FOLDER.parent.parent).as_posix()})"
    return f"{marks} {title.rstrip('.')}\n\n{rest.strip()}\nThe file is {file}.\n\n```py\n{code}```\n"
