"""Libraries that come with the package: they are found, and passed over where they do not fit; wheels and WebAssembly are made by zig."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.engine.native import shipped, table_library
from kahve.engine.native.library import Effort, compiler, flags_of
from kahve.engine.native.shipped import LIST
from kahve.engine.native.targets import LOGARITHM, TARGETS, Target, make_for, platform_of, this_platform
from kahve.engine.replayer import FOLDER as REPLAYERS
from kahve.lab import shipping
from kahve.web import build

from .web_assembly import played, played_apart

ROOT = Path(kahve.__file__).parent.parent.parent
PISTI = kahve.game("pisti")
needs_zig = pytest.mark.skipif(not shipping.has_zig(), reason="libraries for others are made by ziglang, which the extra `wheels` brings")


def compile_here(target: Target, text: str, path: Path, exported: list[str]) -> None:
    """What zig makes for any platform, made for this one by its own compiler."""
    source = path.with_suffix(".c")
    source.write_text(text, encoding="utf-8")
    command = compiler()
    subprocess.run([*command, *flags_of(command, Effort.LEAST), "-o", str(path), str(source), "-lm"], check=True)


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("libraries")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipping, "make_for", compile_here)
        patch.setattr(shipping, "platform_of", lambda content: this_platform())
        patch.setitem(TARGETS, this_platform(), TARGETS.get(this_platform(), TARGETS["linux-x86_64"]))
        shipping.ship(this_platform(), folder, ["pisti"])
    return folder


def shipped_loops(monkeypatch: pytest.MonkeyPatch, folder: Path) -> dict[str, Callable[..., int]]:
    """The loops of a table that this folder holds."""
    monkeypatch.setattr(shipped, "FOLDER", folder)
    shipped._listed.cache_clear()
    shipped._loaded.cache_clear()
    return table_library._shipped_loops(PISTI, table_library.table_kinds(table_library.Unit(), PISTI))


def test_a_library_that_came_with_the_package_plays_without_a_compiler(libraries: Path, tmp_path: Path) -> None:
    script = f"""
from pathlib import Path
from kahve.engine.native import shipped
shipped.FOLDER = Path({str(libraries)!r})
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
import json
from web_assembly import played
print(json.dumps(played("pisti", True)))
"""
    surroundings = {name: value for name, value in os.environ.items() if name not in ("CC", "KAHVE_INTERPRETED")}
    surroundings |= {"PATH": str(tmp_path), "KAHVE_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-W", "error", "-c", script], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["hash"] == played("pisti", False)["hash"]
    assert not (tmp_path / "kahve" / "c").exists()


def test_a_library_of_other_sources_or_another_platform_is_passed_over(
    libraries: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert len(shipped_loops(monkeypatch, libraries)) == len(table_library.MAKERS)
    listed = json.loads((libraries / LIST).read_text(encoding="utf-8"))
    for number, change in enumerate(({"sources": "0" * 64}, {"platform": "plan9-mips"}, {"calls": []})):
        folder = tmp_path / str(number)
        shutil.copytree(libraries, folder)
        (folder / LIST).write_text(json.dumps(listed | change), encoding="utf-8")
        assert shipped_loops(monkeypatch, folder) == {}
        assert not shipped.is_shipped()


def test_a_damaged_library_or_list_is_passed_over(libraries: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(libraries, tmp_path, dirs_exist_ok=True)
    [file] = json.loads((tmp_path / LIST).read_text(encoding="utf-8"))["files"]
    (tmp_path / file).write_bytes((tmp_path / file).read_bytes()[:-100])
    assert shipped_loops(monkeypatch, tmp_path) == {}
    (tmp_path / LIST).write_text("{", encoding="utf-8")
    assert shipped_loops(monkeypatch, tmp_path) == {}
    (tmp_path / LIST).unlink()
    assert shipped_loops(monkeypatch, tmp_path) == {}


def test_a_game_needs_no_library_of_a_game_behind_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write_names(target: Target, text: str, path: Path, exported: list[str]) -> None:
        path.write_text("".join(exported), encoding="utf-8")

    monkeypatch.setattr(shipping, "make_for", write_names)
    monkeypatch.setattr(shipping, "platform_of", lambda content: "wasm32")
    shipping.ship("wasm32", tmp_path, ["pisti", "basra"])
    listed = json.loads((tmp_path / LIST).read_text(encoding="utf-8"))["calls"]
    _, calls, _ = shipping.written(PISTI, boxed=True)
    assert {listed[call][0] for call in calls} == {"pisti.wasm"}
    assert "basra.wasm" in {file for file, _ in listed.values()}


def test_a_module_of_webassembly_has_a_library_only_for_logarithms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Zig itself is not asked: to make that library takes half a minute."""
    commands: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        Path(command[command.index("-o") + 1]).write_bytes(b"a module")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr("kahve.engine.native.targets.subprocess.run", note)
    for code in ("double half(double x) { return x / 2; }", f"double half(double x) {{ return {LOGARITHM}(x); }}"):
        make_for(TARGETS["wasm32"], code, tmp_path / "half.wasm", ["half"])
    assert [("-nostdlib" in command, "-lm" in command) for command in commands] == [(True, False), (False, True)]
    assert all("-Wl,--export=half" in command for command in commands)


@needs_zig
def test_webassembly_plays_byte_for_byte_as_interpreted_rules(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("WebAssembly is run in Node, which is not on the PATH")
    shipping.ship("wasm32", tmp_path, ["pisti"])
    assert played_apart("pisti", "wasm", tmp_path)["hash"] == played("pisti", False)["hash"]


@needs_zig
def test_zig_makes_a_library_of_another_platform(tmp_path: Path) -> None:
    library_file = tmp_path / "made.dylib"
    make_for(TARGETS["macos-arm64"], '__attribute__((visibility("default"))) int kahve_asked(void) { return 7; }', library_file, [])
    assert platform_of(library_file.read_bytes()) == "macos-arm64"
    assert b"kahve_asked" in library_file.read_bytes()
    with pytest.raises(RuntimeError, match=r"^zig cannot compile for aarch64-macos\.11\.0: "):
        make_for(TARGETS["macos-arm64"], "this is no C", library_file, [])


def test_a_wheel_is_the_same_to_the_byte_wherever_and_whenever_it_is_built(tmp_path: Path) -> None:
    pytest.importorskip("hatchling", reason="wheels are built with hatchling, which the extra `test` brings")
    packages = build.CLIENT / "node_modules"
    if shutil.which("git") is None or not (ROOT / ".git").exists() or not packages.is_dir():
        pytest.skip("there is no checkout with the packages of the client to build from")
    build.build()
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    elsewhere = tmp_path / "in" / "another" / "place"
    for name in filter(None, tracked):
        (elsewhere / name).parent.mkdir(parents=True, exist_ok=True)
        # Without the times of the files.
        shutil.copyfile(ROOT / name, elsewhere / name)
    shutil.copytree(packages, elsewhere / packages.relative_to(ROOT), symlinks=True)
    if REPLAYERS.is_dir():
        shutil.copytree(REPLAYERS, elsewhere / REPLAYERS.relative_to(ROOT))
    script = "import sys; from hatchling.builders.wheel import WheelBuilder; "
    script += "list(WheelBuilder('.').build(directory=sys.argv[1], versions=['standard']))"
    wheels = []
    for folder in (ROOT, elsewhere):
        command = [sys.executable, "-c", script, str(tmp_path / str(len(wheels)))]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        wheels += (tmp_path / str(len(wheels))).glob("*.whl")
    first, second = wheels
    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


@needs_zig
def test_who_installs_a_wheel_needs_no_compiler(tmp_path: Path) -> None:
    pytest.importorskip("hatchling", reason="wheels are built with hatchling, which the extra `test` brings")
    if this_platform() not in TARGETS or not (ROOT / "make_wheels.py").is_file():
        pytest.skip("there is no wheel of this platform, or no checkout to build from")
    command = [sys.executable, str(ROOT / "make_wheels.py"), this_platform(), "--folder", str(tmp_path), "--games", "pisti"]
    subprocess.run(command, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.stem.endswith(f"-py3-none-{TARGETS[this_platform()].tag}")
    fresh = tmp_path / "fresh"
    venv.create(fresh)
    scripts = fresh / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile", "--no-deps", "--no-index"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True)
    answer = subprocess.run([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True)
    # The libraries that Kahve needs come from here; the package itself does not.
    (Path(answer.stdout.strip()) / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    script = """
import random, kahve
from kahve.bots import bot
table = kahve.new("pisti", compiled=True)
table.deal(seed=3)
print(kahve.__file__, table.write(bot("master").choose(table.view(table.turn), table.moves, random.Random(1))))
"""
    environment = {"PATH": str(tmp_path), "KAHVE_CACHE": str(tmp_path / "cache")} | {
        name: os.environ[name] for name in ("SYSTEMROOT", "HOME") if name in os.environ
    }
    done = subprocess.run([str(python), "-W", "error", "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(fresh))
    assert not (tmp_path / "cache" / "kahve" / "c").exists()


def test_what_is_no_library_is_of_no_platform() -> None:
    contents: list[Any] = [b"", b"\x7fELF", b"MZ" + bytes(80), bytes(200)]
    assert [platform_of(content) for content in contents] == [""] * len(contents)
