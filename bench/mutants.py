"""Plant faults in the rules, and leaks elsewhere, one at a time, in a copy; the tests must catch every one."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.progress import track

import tablee

ROOT = Path(__file__).parent.parent
LEAST = 30
ELSEWHERE = "house"  # what is no game's

# A game or the house, a file, the right words, the wrong words, what a player would notice.
Mutant = tuple[str, str, str, str, str]


def mutants() -> list[Mutant]:
    found: list[Mutant] = []
    for key in tablee.games():
        planted = importlib.import_module(f"tests.games.{key}.mutants").MUTANTS
        found += [(key, *each) for each in planted]
    return found + [(ELSEWHERE, *each) for each in importlib.import_module("tests.leaks.mutants").MUTANTS]


def is_caught(mutant: Mutant) -> bool:
    """Do the tests of this game, or of leaks, fail on a copy with the fault in it?"""
    key, file, right, wrong, _ = mutant
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", f"{folder}/src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        faulty = Path(folder, "src/tablee", *([] if key == ELSEWHERE else ["games", key]), file)
        text = faulty.read_text("utf-8")
        if text.count(right) != 1:
            raise ValueError(f"{key}/{file}: {right!r} stands there {text.count(right)} times, not once")
        faulty.write_text(text.replace(right, wrong), "utf-8")
        return not passes(key, folder)


def passes(key: str, folder: str) -> bool:
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-W", "ignore"]
    environment = {**os.environ, "PYTHONPATH": f"{folder}/src", "PYTHONDONTWRITEBYTECODE": "1"}
    of_a_game = ([f"tests/games/{key}"], ["tests/test_contract.py", "tests/test_swap.py", "-k", key])
    of_leaks = (["tests/leaks/test_table.py"], ["tests/leaks/test_http.py"])
    for tests in of_leaks if key == ELSEWHERE else of_a_game:
        ran = subprocess.run([*pytest, *tests], cwd=ROOT, env=environment, capture_output=True, check=False)
        if ran.returncode == 1:
            return False
        if ran.returncode != 0:
            raise RuntimeError(ran.stdout.decode()[-2000:])
    return True


def main() -> int:
    planted = mutants()
    with ThreadPoolExecutor(2) as both_cores:
        caught = list(track(both_cores.map(is_caught, planted), "planting faults", total=len(planted)))
    for mutant, found in zip(planted, caught, strict=True):
        print("caught   " if found else "SURVIVED ", mutant[0], "-", mutant[4])
    print(f"{sum(caught)} of {len(planted)} faults caught")
    return 0 if all(caught) and len(planted) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
