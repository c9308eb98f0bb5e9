"""Settings of Sphinx for the site of documents, which docs/make_site.py builds."""

from __future__ import annotations

import re
import sys
from pathlib import Path

# Sphinx runs this file from a copy beside the gathered pages; the sources of Kahve are imported as they are installed.
sys.path.insert(0, str(Path(__file__).parent))

from prose import as_rst

import kahve

project = "Kahve"
author = "The founders of Kahve"
release = version = kahve.__version__
copyright = author  # noqa: A001 - Sphinx reads this name
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_files", ".doctrees"]
myst_heading_anchors = 4
myst_links_external_new_tab = False
# Blocks of formats for which there is no highlighter are shown as they are; a name of several classes leads to none.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]
highlight_language = "python"

autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_mock_imports = ["torch", "stable_baselines3", "sb3_contrib", "ray"]
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Kahve {version}"
html_copy_source = False
html_show_copyright = False
html_static_path = ["_static"]
html_favicon = "_static/cup.svg"
templates_path = ["_templates"]
# Those of the theme, and the way to the table above its search.
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "play_now.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_css_files = ["kahve.css"]
html_theme_options = {"navigation_with_keys": True}
pygments_style = "friendly"
pygments_dark_style = "monokai"


def setup(app: object) -> None:
    """Have docstrings read as the plain Markdown that they are."""
    app.connect("autodoc-process-docstring", _rewrite)  # type: ignore[attr-defined]


def _rewrite(app: object, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Put reStructuredText in the place of a docstring's lines, for autodoc."""
    lines[:] = as_rst(lines) if not re.match(r"builtins\.|numpy\.", getattr(thing, "__module__", "") or "") else lines[:1]
