"""docs/house-rules.md is what the rows of the house rules say."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_page_of_house_rules_is_up_to_date() -> None:
    made = runpy.run_path(str(DOCS / "make_house_rules.py"))
    assert (DOCS / "house-rules.md").read_text(encoding="utf-8") == made["page"](), "run `make docs`"
