"""Builds the browser's side into the package, and, with TABLEE_COMPILE=1, compiles what is hot with mypyc."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path("src/tablee")
CLIENT = Path("client/build.py")
# Outside of the games, what every move and every search passes through.
HOT = {
    "core": ["draws"],
    "kit": ["rollout", "void_cards", "voting"],
    "table": ["attendance", "clock", "live"],
    "table/model": ["table", "timer", "viewer"],
    "table/play": ["bot_seats", "match_runner", "race"],
    "table/show": ["audience", "frames", "sealed_images"],
    "games/davinci/bot": ["glance"],
}
# Structs stay out, because mypyc drops their keywords; words and drawings, because nobody waits for them;
# bots, because they are pickled and inherit.
UNCOMPILED = [
    "__init__", "events", "describe", "bot", "nouns", "art", "lesson", "distances", "levels", "highlights",
    "observation",
]  # fmt: skip


def compiled() -> list[str]:
    """Chance, rules, scenes and what shows them: hot, and typed through and through. They gain together: what is not
    compiled reads what is more slowly than its like."""
    games = [path for path in ROOT.glob("games/*/*.py") if path.stem not in UNCOMPILED]
    hot = [ROOT / folder / f"{name}.py" for folder, names in HOT.items() for name in names]
    return sorted(str(path) for path in [*games, *hot])


class WithBrowser(build_py):
    """A package brings the client's files along; in a working copy `make` builds them where they belong."""

    def run(self) -> None:
        if not self.editable_mode and CLIENT.exists():
            subprocess.run([sys.executable, str(CLIENT)], check=True, env={**os.environ, "PYTHONPATH": "src"})
        super().run()


given: dict[str, Any] = {"cmdclass": {"build_py": WithBrowser}}
if os.environ.get("TABLEE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:  # the first pass of an isolated build only asks what to install
        given["setup_requires"] = ["mypy>=2"]
    else:
        given["ext_modules"] = mypycify(compiled(), opt_level=os.environ.get("TABLEE_OPTIMISE", "3"))
setup(**given)
