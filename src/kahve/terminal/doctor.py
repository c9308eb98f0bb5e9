"""`kahve doctor`: what would keep a server from serving well, and what to do about it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..engine.installing import require_serving
from ..language import later, message
from .manual import option

SOMETHING_TO_FIX = 1


def doctor(
    store: Annotated[str | None, option(later("help-option-store"), "--store sqlite:///kahve.db", "URL")] = None,
    public_url: Annotated[str | None, option(later("help-doctor-public-url"), "--public-url https://cards.example", "URL")] = None,
    push_key: Annotated[Path | None, option(later("help-serve-push-key"), "--push-key push.json", "FILE")] = None,
) -> None:
    """Look at the store, the machine, and the public address, and say what to mend; exit code 1 if there is something."""
    require_serving("kahve doctor")
    from .checks.address import check_address
    from .checks.computer import check_clock, check_compiler, check_descriptors, check_disk, check_push_key
    from .checks.finding import FIX
    from .checks.store import check_store, folder_of

    checks = (
        check_store(store),
        check_disk(folder_of(store)),
        check_clock(),
        check_descriptors(),
        check_compiler(),
        check_push_key(push_key),
        check_address(public_url),
    )
    to_fix = 0
    for check in checks:
        for finding in check:
            print(message("terminal-doctor-line", kind=finding.kind, says=str(finding.says)), flush=True)
            to_fix += finding.kind == FIX
    print()
    print(message("terminal-doctor-to-fix", count=to_fix) if to_fix else message("terminal-doctor-all-good"))
    if to_fix:
        raise typer.Exit(SOMETHING_TO_FIX)
