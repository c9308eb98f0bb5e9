"""Runs `.ci/smoke.py` with the lowest versions that pyproject.toml allows, or with the newest: `python .ci/bounds.py lowest`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = ("serve", "lab")
REQUIREMENT = re.compile(r"([\w-]+)(\[[\w,]+\])?>=([\d.]+)")


def lowest(requirements: Iterable[str]) -> list[str]:
    """Each requirement at its lower bound; ValueError if it has none.

    >>> lowest(["cffi>=1.17,<3", "psycopg[binary]>=3.2,<4"])
    ['cffi==1.17', 'psycopg[binary]==3.2']
    """
    pinned = []
    for requirement in requirements:
        bound = REQUIREMENT.match(requirement)
        if bound is None:
            raise ValueError(f"{requirement} has no lower bound: write one, as in cffi>=1.17,<3.")
        pinned.append(f"{bound[1]}{bound[2] or ''}=={bound[3]}")
    return pinned


def required() -> list[str]:
    """What Kahve and the extras that are tried here need, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(name for extra in EXTRAS for name in extras[extra])]
    # An extra may name others, as in kahve[arrays].
    while inner := next((name for name in wanted if name.startswith("kahve[")), None):
        wanted.remove(inner)
        wanted += [name for extra in inner[len("kahve[") : -1].split(",") for name in extras[extra]]
    return wanted


def main(which: str) -> None:
    """Make an environment with these versions, install Kahve into it, and play there."""
    if which not in ("lowest", "newest"):
        raise SystemExit(f"The versions cannot be {which!r}: allowed are lowest and newest.")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python"))
        # Constraints are for the versions that are tested otherwise.
        surroundings = {name: value for name, value in os.environ.items() if name not in ("PIP_CONSTRAINT", "PYTHONPATH")}
        surroundings["KAHVE_CACHE"] = folder
        pip = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        pins = lowest(required()) if which == "lowest" else []
        subprocess.run([*pip, *pins, f"{ROOT}[{','.join(EXTRAS)}]"], check=True, env=surroundings)
        subprocess.run([python, str(ROOT / ".ci" / "smoke.py")], check=True, env=surroundings, cwd=folder)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
