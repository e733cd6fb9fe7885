"""Compile rules, scenes and tables with mypyc into .fast/, beside the plain ones, and prove that both do the same."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAST = ROOT / ".fast"
CLIENT = Path("src/tablee/server/static")
SEEDS, EVENINGS = 200, 60  # matches per game; evenings at live tables
BEST = 3  # how much the compiler may take its time to optimise
QUICKER = "-Wno-misleading-indentation"  # in 36 MB of C on end that warning alone takes gcc a minute


def source_digest() -> str:
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*.py"))]
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build(level: int) -> None:
    """A copy of the sources with compiled modules in it. Nothing is compiled in src/, where it would hide edits."""
    stamp, digest = FAST / ".built", source_digest()
    good_enough = {f"{digest} {each}" for each in range(level, BEST + 1)}
    if stamp.exists() and stamp.read_text() in good_enough:
        return
    shutil.rmtree(FAST, ignore_errors=True)
    skipped = shutil.ignore_patterns("*.egg-info", "__pycache__", CLIENT.name)
    shutil.copytree(ROOT / "src", FAST / "src", ignore=skipped)
    (FAST / CLIENT).symlink_to(ROOT / CLIENT)  # which is built when it is wanted
    for name in ("setup.py", "build_backend.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, FAST)
    print("compiling with mypyc ...", flush=True)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"],
        cwd=FAST,
        env={**os.environ, "TABLEE_COMPILE": "1", "TABLEE_OPTIMISE": str(level), "CFLAGS": QUICKER},
        check=True,
    )
    stamp.write_text(f"{digest} {level}")


def environment(source: Path) -> dict[str, str]:
    """An environment in which `tablee` is this copy."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}


def digests(source: Path) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "bench" / "digests.py"), str(SEEDS), str(EVENINGS)]
    return subprocess.Popen(command, env=environment(source), stdout=subprocess.PIPE, text=True)


def compare() -> list[str]:
    """Play the same seeds in both builds; the answer lists what differs."""
    running = [digests(source) for source in (ROOT / "src", FAST / "src")]
    plain, fast = [process.communicate()[0].splitlines() for process in running]
    if any(process.returncode for process in running) or not plain:
        return ["a build could not be played"]
    kinds = {line.split()[-1] for line in plain}, {line.split()[-1] for line in fast}
    wrong = [] if kinds == ({"plain"}, {"compiled"}) else [f"the builds are {kinds}, not plain and compiled"]
    matches = [(one.rsplit(" ", 1)[0], other.rsplit(" ", 1)[0]) for one, other in zip(plain, fast, strict=True)]
    return wrong + [f"{one} / {other}" for one, other in matches if one != other]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--optimise", type=int, choices=range(BEST + 1), default=BEST, help="0 is enough for the proof")
    build(parser.parse_args().optimise)
    built, proved = (FAST / ".built").read_text(), FAST / ".proved"
    if proved.exists() and proved.read_text() == built:
        return 0
    different = compare()
    for line in different:
        print("different:", line)
    if different:
        return 1
    proved.write_text(built)
    print(f"plain and compiled do the same: {SEEDS} matches of every game, {EVENINGS} evenings at live tables")
    return 0


if __name__ == "__main__":
    sys.exit(main())
