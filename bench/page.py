"""The page without a server, held against its budgets: `make bench-page`.

How many bytes come before the first table, packed as a host does it, how large the folder is, and how long Python takes
to start in a process of its own.
"""

from __future__ import annotations

import gzip
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "page"
PACKED = {".packed", ".webp", ".woff2"}
FIRST = ("index.html", "worker.js", "assets/*", "python/*", "words/*/fr-core.ftl", "faces/*/fr-day/boxes/*")
MB = 1_000_000


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 9, mtime=0))


def start_seconds() -> float:
    """Of processor time, for Python and all games, in Node."""
    sys.path.insert(0, str(ROOT / "client"))
    import build

    command, environment = build.node()
    code = "import tablee.page.main\ntablee.page.main.prepare(facts)\n''"
    given = [str(FOLDER), str(ROOT / "client" / "node_modules" / "pyodide"), str(ROOT / "tests" / "page"), code]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, str(ROOT / "tests" / "page" / "pyodide.mjs"), *given], env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    first = sum(packed(path) for pattern in FIRST for path in FOLDER.glob(pattern))
    whole = sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file())
    print(f"before the first table, by gzip   {first / MB:5.1f} MB")
    print(f"the folder                        {whole / MB:5.1f} MB   at most 32")
    print(f"Python and the games, in Node     {start_seconds():5.1f} s of processor time, with compiling WebAssembly")


if __name__ == "__main__":
    main()
