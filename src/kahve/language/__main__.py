"""`python -m kahve.language FILE`: shows the better wordings of a file beside the present catalogues; `--write` puts them in."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .wordings import WordingError, change_of, read_wordings, write


def main(arguments: list[str] | None = None) -> int:
    """Show each wording of a file with what is wrong with it; the status is 1 if any is refused, 2 for another file."""
    parser = argparse.ArgumentParser(prog="python -m kahve.language", description=__doc__)
    parser.add_argument("file", type=Path, help="what the page saved under Say it better")
    parser.add_argument("--write", action="store_true", help="put the wordings that fit into the catalogues")
    options = parser.parse_args(arguments)
    try:
        wordings = read_wordings(options.file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, WordingError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 2
    changes, refused = [], 0
    for wording in wordings:
        try:
            change = change_of(wording)
        except WordingError as error:
            refused += 1
            print(f"REFUSED {wording.language} {wording.id or 'from the server'} ({wording.place})\n  {error}")
        else:
            changes.append((wording.language, change))
            print(f"fits    {wording.language} {change.id} ({wording.place})")
        print(f"  old: {wording.old}\n  new: {wording.new}")
    print(f"{len(changes)} of {len(wordings)} fit.")
    # Two wordings of one message are written from its end, so that the places before stay what they are.
    for language, change in sorted(changes, key=lambda each: -each[1].branch.start) if options.write else ():
        write(change, language)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
