"""The two public faces: `tablee.plugin` for a game's package, `tablee.games` as a function and as a package."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee import plugin

HIDDEN = ("numpy", "PIL", "resvg_py", "fontTools", "font_fredoka_one", "font_source_sans_pro", "starlette", "uvicorn")


def run(code: str) -> str:
    """In a Python of its own, where nothing is imported yet."""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def test_every_name_a_game_needs_is_there() -> None:
    assert len(set(plugin.__all__)) == len(plugin.__all__)
    assert [name for name in plugin.__all__ if not hasattr(plugin, name)] == []


def test_nothing_is_public_by_accident() -> None:
    found = {name for name in vars(plugin) if not name.startswith("_")}
    assert found == set(plugin.__all__)


def test_a_game_is_declared_without_numpy_fonts_or_a_server() -> None:
    code = f"""
import sys

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {HIDDEN!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Hide())
from tablee.plugin import *
import tablee
print(len(tablee.games()))
"""
    assert run(code) == "9"


ORDERS = [
    "import tablee; import tablee.games.davinci.rules",
    "import tablee.games.davinci.rules; import tablee",
    "from tablee.games.davinci import rules; import tablee",
    "import tablee; tablee.games(); from tablee.games import davinci; import tablee.games.davinci.rules",
    "from tablee import games; import tablee.games.davinci.rules; assert len(games()) == 9",
]


@pytest.mark.parametrize("order", ORDERS)
def test_games_is_a_function_and_a_package(order: str) -> None:
    code = f"{order}; print(tablee.games.davinci.rules.KEY, len(tablee.games()), len(tablee.registered_games()))"
    assert run(code) == "davinci 9 9"


def test_registered_games_are_the_games() -> None:
    assert tablee.registered_games() is tablee.games()


PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def test_the_game_in_an_hour_needs_only_the_plugin() -> None:
    found: set[str] = set()
    for code in re.findall(r"```python(?: file=\S+)?\n(.*?)```", PAGE.read_text("utf-8"), re.S):
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.ImportFrom):
                packed = node.module == "tablee"  # a module out of the package
                found |= {f"tablee.{each.name}" if packed else str(node.module) for each in node.names}
            elif isinstance(node, ast.Import):
                found |= {each.name for each in node.names}
    ours = {name for name in found if name.partition(".")[0] == "tablee"}
    assert ours
    allowed = {"tablee.plugin", "tablee.kit.observation"}
    assert {name for name in ours - allowed if not name.startswith("tablee.drawing")} == set()
