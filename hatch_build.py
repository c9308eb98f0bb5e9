"""The build hooks: every package carries the built browser client, and a README whose links hold outside of the repository.

A wheel of one platform carries libraries as well (`make_wheels.py`).
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[((?:[^\[\]])*)\]\((?![a-z]+:|#)([^)\s]+)\)")


def with_whole_links(page: str, source: str) -> str:
    """A page of Markdown with absolute links. source: where the files of this version are shown, as in https://cards.example/blob/v1.

    A picture is shown as it is where `blob` in that address is `raw`.
    """

    def whole(link: re.Match[str]) -> str:
        base = source.replace("/blob/", "/raw/") if link[1] else source
        return f"{link[1]}[{link[2]}]({base.rstrip('/')}/{link[3]})"

    return LINK.sub(whole, page)


class ReadmeHook(MetadataHookInterface):
    """Gives the package its README, and the addresses of the project, by the variable KAHVE_SOURCE_URL."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README and the addresses; without the variable links stay relative, and there are no addresses."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        source = os.environ.get("KAHVE_SOURCE_URL", "").rstrip("/")
        if source and not re.fullmatch(r"https://[^\s/]+/\S+", source):
            raise ValueError(f"KAHVE_SOURCE_URL cannot be {source!r}: write where the sources lie, as in https://cards.example/blob/v1.")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_whole_links(text, source) if source else text}
        metadata["urls"] = {"Source": source, "Changelog": f"{source}/CHANGELOG.md"} if source else {}


class ClientHook(BuildHookInterface[Any]):
    """Builds `src/kahve/web/dist` before the files of the package are gathered."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the machine has none that is new enough."""
        builder = self.builder_file()
        return [] if builder.has_node() or builder.is_built(builder.sources_hash()) else [builder.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; `artifacts` in pyproject.toml says that it is packed, though git ignores it."""
        self.builder_file().build()
        folder = os.environ.get("KAHVE_LIBRARIES")
        if folder and self.target_name == "wheel":
            self.carry_libraries(Path(folder), build_data)

    @staticmethod
    def carry_libraries(folder: Path, build_data: dict[str, Any]) -> None:
        """Put the libraries of a folder that `kahve.lab.shipping` made into the wheel, which then is of their platform alone."""
        build_data["tag"] = f"py3-none-{json.loads((folder / 'libraries.json').read_text(encoding='utf-8'))['tag']}"
        build_data["pure_python"] = False
        build_data["force_include"][str(folder)] = "kahve/engine/native/libraries"

    def builder_file(self) -> ModuleType:
        """`kahve.web.build`, loaded by its path: Kahve itself is not installed yet."""
        path = Path(self.root, "src", "kahve", "web", "build.py")
        spec = importlib.util.spec_from_file_location("kahve_web_build", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
