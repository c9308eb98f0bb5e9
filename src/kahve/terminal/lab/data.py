"""`kahve lab data`: logs as a data set for offline learning."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

from ...language import later
from ..manual import argument, option
from ..paper import clean
from ..replay import lines_of
from .lab_options import Force


def data(
    files: Annotated[list[str], argument(later("help-argument-logs"), "kahve lab data deals.jsonl --out choices", "FILE...")],
    out: Annotated[Path, option(later("help-data-out"), "--out choices", "FOLDER")],
    full_state: Annotated[bool, option(later("help-data-full-state"), "--full-state")] = False,
    force: Force = False,
) -> None:
    """Write logs as a data set for offline learning."""
    from ...lab.data_set import write_data_set

    words = ["kahve", "lab", "data", *files, "--out", str(out), *(["--full-state"] if full_state else [])]
    logs = ((file, lines_of(file)) for file in files)
    written = write_data_set(logs, out, full_state=full_state, force=force, command=shlex.join(words))
    deals = f"{written.positions} choices of {written.deals} deals are in {out}"
    print(clean(f"{deals}; {written.left_out} deals were left out." if written.left_out else f"{deals}."))
