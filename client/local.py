"""Builds the page without a server: `python client/build.py --local` fills page/static.

There are the client as it is built for a folder, Pyodide (Python for browsers), msgspec for it, and our own modules,
compiled. `tablee page` makes a folder for any static host from that, with pictures, words and rules.
"""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import msgspec
from build import CLIENT, digest, install, known, node, npm, own_words
from patch import patched

ROOT = CLIENT.parent
SOURCES = ROOT / "src"
OUT = SOURCES / "tablee" / "page" / "static"
LOCK = ROOT / "page.lock"  # msgspec, as it was compiled for Pyodide
PYODIDE = CLIENT / "node_modules" / "pyodide"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
PYTHON = "CPython (PSF-2.0), in Pyodide"
SCRIPT, LIST = "pyodide.asm.mjs", "pyodide-lock.json"
PACKED = ("pyodide.asm.wasm", "stdlib.zip", "app.zip")  # by gzip: not every host packs files
WHOLE = ("plugins", "core", "kit", "bots", "games", "matches", "protocol", "table", "page")  # folders
LEFT_OUT = {"observation", "features", "guided", "guided_turn", "learned_round", "building"}
FINDS = "import sys, tablee.page.main; print('\\n'.join(name for name in sys.modules if name.startswith('tablee')))"


def modules() -> list[Path]:
    """Our own that a page runs: whole folders without their drawings, and what those import from others."""
    ran = subprocess.run([sys.executable, "-c", FINDS], capture_output=True, text=True, check=True)
    named = [SOURCES.joinpath(*name.split(".")) for name in ran.stdout.split()]
    found = {path for stem in named for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()}
    for folder in WHOLE:
        found |= set((SOURCES / "tablee" / folder).rglob("*.py"))
    found = {path for path in found if not is_left_out(path.relative_to(SOURCES / "tablee"))}
    return sorted([*found, *(SOURCES / "tablee" / "games").glob("*/*.json")])


def is_left_out(path: Path) -> bool:
    """Drawings, what needs numpy (nets, and what they read), and what builds the page."""
    parts = {path.stem, *path.parts}
    is_of_nets = "learned" in parts and path.stem not in ("__init__", "net_file")
    return is_of_nets or (path.parts[0] == "games" and "art" in parts) or bool(parts & LEFT_OUT)


def gather(folder: Path) -> None:
    """All of Python that is packed."""
    for path in modules():
        to = folder / path.relative_to(SOURCES)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)
    with tempfile.TemporaryDirectory() as found:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        given = ["--only-binary=:all:", "--require-hashes", *PLATFORM, "--abi", "cp314", "-r", str(LOCK), "-d", found]
        subprocess.run([*pip, *given], check=True, stdout=sys.stderr)
        with zipfile.ZipFile(next(Path(found).glob("msgspec-*.whl"))) as wheel:
            wheel.extractall(folder, [name for name in wheel.namelist() if name.endswith((".py", ".so", "LICENSE"))])


def without_packages(listed: bytes) -> bytes:
    """Pyodide's own list of what it could fetch: nothing of that is in the folder."""
    return msgspec.json.encode({**msgspec.json.decode(listed), "packages": {}})


def add_python(licences: Path) -> None:
    """To what others ask for in return."""
    asked = (CLIENT / "licences" / "PSF-2.0.txt").read_text("utf-8")
    licences.write_text(f"{licences.read_text('utf-8')}\n{'-' * 80}\n\n{PYTHON}\n\n{asked.strip()}\n", "utf-8")


def build_local() -> None:
    given = known(is_local=True)
    wanted = digest(given + b"".join(path.read_bytes() for path in [*modules(), LOCK, CLIENT / "patch.py"]))
    stamp = OUT / ".built"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    install(with_pyodide=True)
    npm("run", "--silent", "build", "--", str(OUT), "--local", given=given)
    for path in (OUT / "words").glob("*.ftl"):
        path.write_text(own_words(path.stem, is_local=True), "utf-8")
    add_python(OUT / "assets" / "licences.txt")
    for path in OUT.rglob("*.br"):
        path.unlink()  # a static host has its own way
    with tempfile.TemporaryDirectory() as app:
        gather(Path(app))
        command, environment = node()
        run = [*command, "pack.mjs", app, str(OUT / "python")]
        subprocess.run(run, cwd=CLIENT, env=environment, check=True, stdout=sys.stderr)
    shutil.copyfile(PYODIDE / "pyodide.mjs", OUT / "python" / "pyodide.mjs")
    (OUT / "python" / SCRIPT).write_text(patched((PYODIDE / SCRIPT).read_text("utf-8")), "utf-8")
    (OUT / "python" / LIST).write_bytes(without_packages((PYODIDE / LIST).read_bytes()))
    shutil.copyfile(PYODIDE / "pyodide.asm.wasm", OUT / "python" / "pyodide.asm.wasm")
    for name in PACKED:
        path = OUT / "python" / name
        path.with_name(f"{name}.packed").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        path.unlink()
    stamp.write_text(wanted, "utf-8")
