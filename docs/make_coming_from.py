"""The page of the site for those who come from another library: what its names are called here, and a program for each."""

from __future__ import annotations

import runpy
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE.parent / "examples" / "coming_from"

HEAD = """# Coming from another library

You know another library for games; here is what its names are called in Kahve.
"""


def page() -> str:
    """The page as Markdown: a section for each library."""
    section = runpy.run_path(str(HERE / "make_recipes.py"))["section"]
    names = ("open_spiel", "rlcard", "petting_zoo", "python_chess")
    return "\n".join([HEAD, *(section(FOLDER / f"coming_from_{name}.py", "##") for name in names)])
