"""`kahve pocket`: the table as a folder of files that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ..language import later, message
from .manual import argument, refuse


def pocket(
    folder: Annotated[Path, argument(later("help-pocket-folder"), "build/pocket", "FOLDER")],
) -> None:
    """Write the table as a page that plays without a server and without a network."""
    from ..lab.shipping import has_zig
    from ..pocket.build_pocket import build_pocket
    from ..web.build import BuildError

    try:
        size = build_pocket(folder)
    except BuildError as failure:
        refuse(str(failure))
    print(message("terminal-pocket-written", folder=str(folder), megabytes=round(size / 1e6, 1)))
    if not has_zig():
        print(message("terminal-pocket-interpreted"))
