"""What an installation downloads is named with its hash: libraries of Python and packages of npm. Images can be named by a digest."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from packaging.utils import canonicalize_name

import kahve
from kahve.web import build

from .test_package import required

ROOT = Path(kahve.__file__).parent.parent.parent
EXTRAS = {"play": ("serve",), "server": ("hosting", "postgres", "serve"), "build": ()}


def pins(text: str) -> dict[str, str]:
    """Each distribution of a file of requirements with its version."""
    lines = [line.partition(";")[0].rstrip(" \\") for line in text.splitlines() if "==" in line.partition("--hash")[0].partition(";")[0]]
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


@pytest.mark.parametrize("name", EXTRAS)
def test_what_is_installed_by_hash_is_what_is_tested(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    tested = pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    requirements = pins(text)
    assert requirements.items() <= tested.items()
    assert {canonicalize_name(library) for extra in EXTRAS[name] for library in required() | required(extra)} <= requirements.keys()
    # Each requirement is one line that goes on over its hashes.
    entries = re.sub(r"\\\n", "", text).splitlines()[1:]
    assert len(entries) == len(requirements)
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}( |$)", entry) for entry in entries)
    assert "http" not in text, "no registry is named"


def lock() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(build.LOCK.read_text(encoding="utf-8"))
    return content


def test_every_package_of_the_client_has_its_hash_and_no_address() -> None:
    packages = lock()["packages"]
    manifest = json.loads((build.CLIENT / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert packages[""][kind] == manifest[kind], "run npm install --package-lock-only --omit-lockfile-registry-resolved"
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or package["integrity"].startswith("sha512-"), path


def test_packages_of_another_version_than_the_locked_one_are_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / ".package-lock.json"
    monkeypatch.setattr(build, "INSTALLED", installed)
    commands: list[list[str]] = []
    monkeypatch.setattr(build, "run", commands.append)
    content = lock()

    def commands_after(packages: dict[str, Any], development: bool) -> list[list[str]]:
        commands.clear()
        installed.write_text(json.dumps(content | {"packages": packages}), encoding="utf-8")
        build.install_packages(development)
        return commands

    packages = {path: package for path, package in content["packages"].items() if path}
    for_the_page = {path: package for path, package in packages.items() if not package.get("dev")}
    here = {path: package for path, package in packages.items() if not package.get("optional")}
    assert commands_after(packages, True) == commands_after(for_the_page, False) == commands_after(here, True) == []
    [command] = commands_after(for_the_page, True)
    assert command[-4:] == ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    [command] = commands_after(packages | {"node_modules/lit": packages["node_modules/lit"] | {"version": "2.0.0"}}, False)
    assert command[-1] == "--omit=dev"
    installed.unlink()
    build.install_packages()
    assert len(commands) == 2


def test_images_can_be_pinned_and_the_password_is_in_no_command() -> None:
    yaml = pytest.importorskip("yaml", reason="compose.yaml is read with PyYAML, which the extra `docs` brings")
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE) == ["${PYTHON_IMAGE}"] * 2
    assert not re.search(r"pip install (?!.*(--require-hashes|--no-deps))", dockerfile)
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, service in compose["services"].items():
        image = service.get("image") or service["build"]["args"]["PYTHON_IMAGE"]
        variable = re.fullmatch(r"\$\{(KAHVE_\w+_IMAGE):-[\w.:-]+\}", image)
        assert variable, name
        assert variable[1] in page
        assert {"memory", "cpus", "pids"} <= service["deploy"]["resources"]["limits"].keys(), name
        assert not re.search(r"://\w+:", service["command"] if isinstance(service.get("command"), str) else "")
        assert not any("PASSWORD" in key and not key.endswith("_FILE") for key in service.get("environment", {}))
