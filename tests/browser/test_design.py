"""Every component in every state, compared with how it looked when somebody last judged it by eye."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from kahve.web import build

FOLDER = Path(__file__).parents[1] / "data" / "design"
VIEWS = [("en", "light"), ("tr", "light"), ("el", "light"), ("ar", "light"), ("en", "dark"), ("ar", "dark")]
CELL = 8
"""The pixels of a picture, across and down, that one pixel of its reference stands for."""
FAR, MANY, TALLER = 40, 0.006, 6
"""How far a cell may be from the reference in one colour of 256, how many cells may be further, and how many pixels the page may grow."""

SETTLED = """async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Waits until every typeface and every picture is there and drawn."""

# Another version of the browser draws edges and letters by other rules, so no pixel is compared with another.
# The mean colour of a cell of eight by eight hardly changes then.
# It does where a part has moved, is cut, or has another colour or typeface.
COMPARE = """async ([shot, reference, cell, far]) => {
    const picture = async (data) => {
        const image = new Image();
        image.src = `data:image/${data.startsWith("UklGR") ? "webp" : "png"};base64,${data}`;
        await image.decode();
        return image;
    };
    const pixels = (image, width, height) => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const drawing = canvas.getContext("2d", { willReadFrequently: true });
        drawing.imageSmoothingQuality = "high";
        drawing.drawImage(image, 0, 0, width, height);
        return { canvas, data: drawing.getImageData(0, 0, width, height).data };
    };
    const now = await picture(shot);
    const small = pixels(now, Math.round(now.width / cell), Math.round(now.height / cell));
    const picked = small.canvas.toDataURL("image/webp", 0.9).split(",")[1];
    if (!reference) return { picked, taller: 0, share: 0 };
    const before = await picture(reference);
    const { width } = small.canvas;
    const height = Math.min(before.height, small.canvas.height);
    const old = pixels(before, before.width, before.height).data;
    const wrong = [];
    const isFar = (at) => [0, 1, 2].some((colour) => Math.abs(old[4 * at + colour] - small.data[4 * at + colour]) > far);
    for (let at = 0; at < width * height; at++) if (isFar(at)) wrong.push(Math.floor(at / width) * cell);
    const all = [...document.querySelectorAll(".part")];
    const parts = wrong.map((y) => all.findLast((one) => one.getBoundingClientRect().top + scrollY <= y)?.dataset.part);
    const taller = cell * Math.abs(before.height - small.canvas.height);
    return { picked, taller, share: wrong.length / (width * height), parts: [...new Set(parts)] };
}"""


@pytest.fixture(scope="module")
def design(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of all components, built for these tests; no server has it."""
    folder = tmp_path_factory.mktemp("design")
    node, _ = build.programs()
    build.run([node, "build.mjs", "--design", str(folder)])
    return folder


@pytest.mark.parametrize(("language", "colours"), VIEWS)
def test_every_component_looks_as_it_was_judged(chromium: Browser, design: Path, language: str, colours: Any) -> None:
    """With KAHVE_JUDGED=1 the new picture becomes the reference: look at it first."""
    context = chromium.new_context(viewport={"width": 720, "height": 900}, locale=language, color_scheme=colours, reduced_motion="reduce")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def give(route: Route) -> None:
        route.fulfill(path=design / (route.request.url.partition("design.test/")[2] or "index.html"))

    page.route("**/*", give)
    page.goto("http://design.test/")
    page.locator(".part").last.wait_for()
    page.evaluate(SETTLED)
    shot = base64.b64encode(page.screenshot(full_page=True)).decode()
    reference_file = FOLDER / f"{language}-{colours}.webp"
    judged = bool(os.environ.get("KAHVE_JUDGED"))
    reference = "" if judged else base64.b64encode(reference_file.read_bytes()).decode()
    comparison = page.evaluate(COMPARE, [shot, reference, CELL, FAR])
    if judged:
        FOLDER.mkdir(parents=True, exist_ok=True)
        reference_file.write_bytes(base64.b64decode(comparison["picked"]))
    context.close()
    assert wrong == []
    assert comparison["taller"] <= TALLER
    assert comparison["share"] <= MANY, comparison["parts"]
