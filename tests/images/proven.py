"""What is measured on pixels takes minutes, and its answer follows from the drawings alone. So those tests are part of
`make test` when something has changed that pictures are made of, or a test of them; of `make images` always, which
keeps here for which drawings all of them passed: `python -m tests.images.proven`."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("proven.txt")
MADE_OF = (
    "src/tablee/drawing/**/*", "src/tablee/images/*", "src/tablee/**/art.py", "src/tablee/**/art/**/*",
    "src/tablee/games/difference/regions.*", "src/tablee/games/diferencio/distances.*",
    "src/tablee/cli/images.py", "tests/images/*.py", "bench/measure_art.py",
)  # fmt: skip
RENDERERS = ("resvg_py", "pillow")


def digest() -> str:
    """Of the drawings, of what renders and measures them, and of the tests that look at them."""
    found = hashlib.sha256()
    paths = {path for pattern in MADE_OF for path in ROOT.glob(pattern) if path.suffix in (".py", ".json")}
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT)}\n".encode())
        found.update(path.read_bytes())
    for name in RENDERERS:
        found.update(f"{name} {version(name)}\n".encode())
    return found.hexdigest()


def is_proven() -> bool:
    return KEPT.exists() and KEPT.read_text().strip() == digest()


unless_proven = pytest.mark.thorough if is_proven() else pytest.mark.changed

if __name__ == "__main__":
    KEPT.write_text(digest() + "\n")
