"""What the page of hosting and the files for containers start is what there is: commands, options, figures and the health check."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from kahve.table.watching import metrics
from kahve.terminal.main import WORD_LIST, app

ROOT = Path(__file__).parent.parent
FILES = ["docs/hosting.md", "Dockerfile", "compose.yaml"]


def options(command: str) -> set[str]:
    """The options of a command of `kahve`."""
    parameters = typer.main.get_command(app).commands[command].params  # type: ignore[attr-defined]
    return {word for parameter in parameters for word in (*parameter.opts, *parameter.secondary_opts) if word.startswith("--")}


@pytest.mark.parametrize("name", FILES)
def test_every_option_that_is_named_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ").replace("[", " ").replace('"', " ").replace(",", " ")
    text = re.sub(r"\n\s+(?=--)", " ", text)
    for command in ("serve", "work"):
        starts = [words[2] for line in text.splitlines() if (words := re.split(rf"(^|[ /]){command} +(?=-)", line.partition("`")[0]))[1:]]
        assert starts or (command, name) == ("work", "Dockerfile")
        for start in starts:
            assert set(re.findall(r"--[a-z-]+", start)) <= options(command), start


def test_the_table_of_options_and_the_figures_are_those_that_there_are() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE)) <= options("serve") | {WORD_LIST}
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    for figure in re.findall(r"`(kahve_\w+)`", page):
        assert f'"{figure.removesuffix("_total")}"' in source, figure


def test_the_health_check_of_the_image_tells_an_open_server_from_a_closed_one() -> None:
    check = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("HEALTHCHECK")[2].partition("CMD ")[2].partition("\n")[0]
    program, *words = json.loads(check)
    assert program == "python"
    from http.server import BaseHTTPRequestHandler, HTTPServer
    from threading import Thread

    class Healthy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Healthy) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        here = [word.replace(":8000", f":{server.server_port}") for word in words]
        assert subprocess.run([sys.executable, *here], check=False, capture_output=True).returncode == 0
        there = [word.replace("/healthz", "/nothing") for word in here]
        assert subprocess.run([sys.executable, *there], check=False, capture_output=True).returncode == 1
        server.shutdown()
