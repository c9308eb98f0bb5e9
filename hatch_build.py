"""The build hook: the wheel and the editable install carry the built browser client."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds `src/kahve/web/dist` before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the machine has none that is new enough."""
        builder = self.builder_file()
        return [] if builder.has_node() or builder.is_built(builder.sources_hash()) else [builder.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; `artifacts` in pyproject.toml says that it goes into the wheel, though git ignores it."""
        if self.target_name == "wheel":
            self.builder_file().build()

    def builder_file(self) -> ModuleType:
        """`kahve.web.build`, loaded by its path: Kahve itself is not installed yet."""
        path = Path(self.root, "src", "kahve", "web", "build.py")
        spec = importlib.util.spec_from_file_location("kahve_web_build", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
