"""The browser client: TypeScript in `client/`, built into `dist/`, which the table server hands out."""

from pathlib import Path


def dist() -> Path:
    """The folder of the built client: `index.html` for every page, the rest under `/assets/`."""
    folder = Path(__file__).parent / "dist"
    if not (folder / "index.html").is_file():
        raise FileNotFoundError(f"The browser client has not been built into {folder}. Build it with: python -m kahve.web.build")
    return folder
