"""Writes the bill of materials of a release in CycloneDX: `python .ci/bill_of_materials.py FOLDER`, or `make bom`.

`python.cdx.json` has the libraries of `requirements/server.txt`, and `client.cdx.json` the npm packages of the client's lock.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kahve.web import build

ROOT = Path(__file__).parent.parent


def main(folder: Path) -> None:
    """Write both files; CalledProcessError where a tool fails. It needs the package cyclonedx-bom, and npm."""
    folder.mkdir(parents=True, exist_ok=True)
    tool = [sys.executable, "-m", "cyclonedx_py", "requirements", "--output-reproducible"]
    subprocess.run([*tool, "--output-file", str(folder / "python.cdx.json"), str(ROOT / "requirements" / "server.txt")], check=True)
    _, npm = build.programs()
    command = [*npm, "sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev"]
    with (folder / "client.cdx.json").open("wb") as file:
        subprocess.run(command, cwd=build.CLIENT, check=True, stdout=file)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("Name the folder for the bill of materials, as in: python .ci/bill_of_materials.py dist")
    main(Path(sys.argv[1]))
