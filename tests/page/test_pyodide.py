"""The page's Python, from the very files that are sent, plays the same matches as CPython. It runs in Node here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.plans import node
from tests.page.folder import ROOT
from tests.page.same_matches import hashes

PREPARE = "import sys\nsys.path.append('/tests')\nimport tablee.page.main\ntablee.page.main.prepare(facts)\n"


def in_pyodide(folder: Path, code: str) -> str:
    tests, pyodide = ROOT / "tests" / "page", ROOT / "client" / "node_modules" / "pyodide"
    return node(str(tests / "pyodide.mjs"), str(folder), str(pyodide), str(tests), PREPARE + code)


@pytest.mark.parametrize("seeds", [1, pytest.param(4, marks=pytest.mark.thorough)])
def test_robots_play_the_same_matches_to_the_byte(seeds: int, folder: Path) -> None:
    found: dict[str, Any] = json.loads(in_pyodide(folder, f"import same_matches\nsame_matches.hashes({seeds})"))
    assert found == json.loads(hashes(seeds))


def test_the_page_checks_a_record_and_refuses_a_forged_one(folder: Path) -> None:
    code = """
import msgspec
from tablee.core.records import BadRecord
from tablee.matches.replay import new, verify
match = new("derniere", 2, 7)
record = match.record()
verify(record)
try:
    verify({**record, "chance": {**record["chance"], "seed": 8}, "seal": "0" * 64})
    said = "believed"
except BadRecord:
    said = "refused"
said
"""
    assert in_pyodide(folder, code) == "refused"
