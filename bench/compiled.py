"""Compile the rules with mypyc into .fast/, beside the plain ones, and prove that both play the same matches."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAST = ROOT / ".fast"
SEEDS = 200  # matches per game


def source_digest() -> str:
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*.py"))]
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """A copy of the sources with compiled modules in it. Nothing is compiled in src/, where it would hide edits."""
    stamp = FAST / ".built"
    wanted = source_digest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(FAST, ignore_errors=True)
    skipped = shutil.ignore_patterns("*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", FAST / "src", ignore=skipped)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, FAST)
    print("compiling with mypyc ...", flush=True)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"],
        cwd=FAST,
        env={**os.environ, "TABLEE_COMPILE": "1"},
        check=True,
    )
    stamp.write_text(wanted)


def environment(source: Path) -> dict[str, str]:
    """An environment in which `tablee` is this copy."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}


def digests(source: Path, seeds: int) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "bench" / "digests.py"), str(seeds)]
    return subprocess.Popen(command, env=environment(source), stdout=subprocess.PIPE, text=True)


def compare(seeds: int) -> list[str]:
    """Play the same seeds in both builds; the answer lists what differs."""
    running = [digests(source, seeds) for source in (ROOT / "src", FAST / "src")]
    plain, fast = [process.communicate()[0].splitlines() for process in running]
    if any(process.returncode for process in running) or not plain:
        return ["a build could not be played"]
    kinds = {line.split()[-1] for line in plain}, {line.split()[-1] for line in fast}
    wrong = [] if kinds == ({"plain"}, {"compiled"}) else [f"the builds are {kinds}, not plain and compiled"]
    matches = [(one.rsplit(" ", 1)[0], other.rsplit(" ", 1)[0]) for one, other in zip(plain, fast, strict=True)]
    return wrong + [f"{one} / {other}" for one, other in matches if one != other]


def main() -> int:
    build()
    different = compare(SEEDS)
    for line in different:
        print("different:", line)
    if not different:
        print(f"plain and compiled play the same matches: {SEEDS} seeds of every game")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
