"""The page's Python, from the very files that are sent, plays the same matches as CPython. It runs in Node here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.browser.plans import node
from tests.make_golden import FOLDER
from tests.page import same_golden
from tests.page.folder import ROOT
from tests.page.same_matches import hashes
from tests.server.test_replays_api import played

PREPARE = "import sys\nsys.path.append('/tests')\nimport tablee.page.main\ntablee.page.main.prepare(facts)\n"


def in_pyodide(folder: Path, code: str, tests: Path = ROOT / "tests" / "page") -> str:
    """With a folder of files at /tests."""
    pyodide = ROOT / "client" / "node_modules" / "pyodide"
    return node(str(ROOT / "tests" / "page" / "pyodide.mjs"), str(folder), str(pyodide), str(tests), PREPARE + code)


@pytest.mark.parametrize("seeds", [1, pytest.param(4, marks=pytest.mark.thorough)])
def test_robots_play_the_same_matches_to_the_byte(seeds: int, folder: Path) -> None:
    found: dict[str, Any] = json.loads(in_pyodide(folder, f"import same_matches\nsame_matches.hashes({seeds})"))
    assert found == json.loads(hashes(seeds))


@pytest.mark.thorough
def test_golden_playthroughs_are_the_same_to_the_byte(folder: Path) -> None:
    code = "sys.path.append('/')\nfrom tests.page.same_golden import hashes\nhashes()"
    found: dict[str, list[str]] = json.loads(in_pyodide(folder, code, ROOT / "tests"))
    assert found == json.loads(same_golden.hashes())
    files = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.txt")}
    kept = {name: same_golden.hashed(same_golden.untold(text)) for name, text in files.items()}
    assert {name: untold for name, (_, untold) in found.items()} == kept


def test_the_page_checks_a_record_and_refuses_a_forged_one(folder: Path, tmp_path: Path) -> None:
    code = """
import json
from pathlib import Path
from tablee.page.proof import proof
said = []
for path in sorted(Path("/tests").glob("record-*.json")):
    found = proof(path.read_bytes())
    said.append([found.verdict and found.verdict.ok, found.why and found.why.key])
json.dumps(said)
"""
    record = msgspec.json.encode(played("derniere"))
    files = [
        record,
        b'{"record":' + record + b',"seats":[]}',
        record.replace(b'"moves":[[', b'"moves":[[1,[1],1],['),
        b"{}",
    ]
    for number, data in enumerate(files):
        (tmp_path / f"record-{number}.json").write_bytes(data)
    said = [[True, None], [True, None], [False, None], [None, "house-web-no-record"]]
    assert json.loads(in_pyodide(folder, code, tmp_path)) == said
