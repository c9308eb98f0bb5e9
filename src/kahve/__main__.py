"""`python -m kahve`, and the command `kahve`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still being loaded ends it without a traceback."""
    try:
        from kahve.terminal.main import main as command

        command()
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
