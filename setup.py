"""Builds the browser's pages into the package, and, with TABLEE_COMPILE=1, compiles what is hot with mypyc."""

import gzip
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Any

from setuptools import Command, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
ROOT = Path("src/tablee")
CLIENT, PAGE = Path("client/build.py"), ROOT / "server" / "static"
FOLDER = ROOT / "page" / "static"  # the page without a server
PARTS_OF_PAGE = ("index.html", "first-shelf-fr.html", "words/fr.ftl", "assets/main-*.js", "assets/licences.txt")
PARTS_OF_PYTHON = ("worker.js", "python/pyodide.mjs", "python/pyodide.asm.wasm.packed", "python/app.zip.packed")
BUILD = "build.json"  # what `tablee --version` tells: written into archives, never into a clone
# Outside of the games, what every move and every search passes through.
HOT = {
    "core": ["clocks", "draws", "match"],
    "kit": ["highlights", "rollout", "void_cards", "voting"],
    "table": ["attendance", "clock", "live", "quick_moves"],
    "server/base": ["meters", "rate_limits", "timed_journal"],
    "server/net": ["outbox", "websocket_frames"],
    "table/model": ["chair", "hold", "pace", "ports", "race_log", "table", "timer", "viewer"],
    "table/play": ["bot_seats", "hints", "match_runner", "race", "referee"],
    "table/show": [
        "audience",
        "frame_bytes",
        "frames",
        "led_replay",
        "race_times",
        "said",
        "sealed_images",
        "trial_board",
    ],
    "games/davinci/bot": ["glance"],
    "games/derniere/bot": ["evaluation"],
    "games/dominos/bot": ["evaluation"],
}
# Structs stay out, because mypyc drops their keywords; words and drawings, because nobody waits for them;
# bots, because they are pickled and inherit.
UNCOMPILED = [
    "__init__", "events", "describe", "bot", "nouns", "art", "lesson", "distances", "regions", "levels",
    "observation", "hints", "features", "pictures", "visibility",
]  # fmt: skip


def compiled() -> list[str]:
    """Chance, rules, scenes and what shows them: hot, and typed through and through. They gain together: what is not
    compiled reads what is more slowly than its like."""
    games = [path for path in ROOT.glob("games/*/*.py") if path.stem not in UNCOMPILED]
    hot = [ROOT / folder / f"{name}.py" for folder, names in HOT.items() for name in names]
    return sorted(str(path) for path in [*games, *hot])


# ---- the page


def build_page(command: Command) -> None:
    """In a clone it is built; an sdist brings it along. Nothing is packed without it."""
    if not Path("PKG-INFO").exists():
        if not CLIENT.exists():
            raise SystemExit(f"tablee cannot be built: {CLIENT} is missing, and with it the page for the browser.")
        command.run_command("egg_info")  # by which the games are found
        path = os.pathsep.join(filter(None, ["src", os.environ.get("PYTHONPATH")]))
        for kind in ([], ["--local"]):
            ran = subprocess.run([sys.executable, str(CLIENT), *kind], env={**os.environ, "PYTHONPATH": path})
            if ran.returncode:
                raise SystemExit("tablee cannot be built: the page for the browser could not be made, see above.")
        command.distribution.have_run["egg_info"] = 0  # which lists the files: there are more now
    check_pages(Path("src"))


def check_pages(sources: Path) -> None:
    for page, parts in [(PAGE, PARTS_OF_PAGE), (FOLDER, PARTS_OF_PAGE + PARTS_OF_PYTHON)]:
        folder = sources / page.relative_to("src")
        if missing := [part for part in parts if not any(folder.glob(part))]:
            raise SystemExit(f"tablee cannot be built: of the page in {folder} there is no {', '.join(missing)}.")


# ---- which commit


def commit() -> str:
    """Of a clone, with `-dirty` where files were changed; outside of one TABLEE_COMMIT may name it."""
    if "TABLEE_COMMIT" in os.environ:
        return os.environ["TABLEE_COMMIT"]
    asked = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        top = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True)
        if Path(top.stdout.strip()).resolve() != HERE:
            return ""  # we lie in somebody else's
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def write_build_facts(package: Path) -> None:
    if not (ROOT / BUILD).exists():  # which an sdist brings along
        (package / BUILD).write_text(json.dumps({"commit": commit()}) + "\n", "utf-8")


# ---- the commands


class BuildWithPage(build_py):
    """A package brings the page along; in a working copy `make` builds it where it belongs."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page(self)
            shutil.rmtree(Path(self.build_lib, "tablee"), ignore_errors=True)  # of a build before
        super().run()
        if not self.editable_mode:
            check_pages(Path(self.build_lib))
            write_build_facts(Path(self.build_lib, "tablee"))


class SdistWithPage(sdist):
    """The sources, the page as it was built from them, and the same bytes whenever it is packed."""

    def run(self) -> None:
        build_page(self)
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        check_pages(Path(base_dir, "src"))
        write_build_facts(Path(base_dir, ROOT))

    def make_archive(self, base_name: Any, format: str, *given: Any, **more: Any) -> str:
        return packed(Path(base_name + ".tar.gz"), Path(more["base_dir"]))


def packed(out: Path, folder: Path) -> str:
    """Sorted, without owners, and all from one moment: SOURCE_DATE_EPOCH, or now."""
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            entry = archive.gettarinfo(str(path))
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = moment, 0, 0, "", ""
            entry.type, entry.linkname = (tarfile.DIRTYPE if path.is_dir() else tarfile.REGTYPE), ""
            entry.size = 0 if path.is_dir() else path.stat().st_size  # a hard link has none
            entry.mode = 0o755 if path.is_dir() or entry.mode & 0o100 else 0o644
            archive.addfile(entry, None if path.is_dir() else io.BytesIO(path.read_bytes()))
    out.write_bytes(gzip.compress(plain.getvalue(), 9, mtime=moment))
    return str(out)


given: dict[str, Any] = {"cmdclass": {"build_py": BuildWithPage, "sdist": SdistWithPage}}
if os.environ.get("TABLEE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:  # an isolated build first only asks what to install: build_backend.py
        if "egg_info" not in sys.argv and "dist_info" not in sys.argv:
            raise
    else:
        given["ext_modules"] = mypycify(compiled(), opt_level=os.environ.get("TABLEE_OPTIMISE", "3"))
        if sys.platform == "linux":  # nobody replaces our functions: they call each other directly
            for module in given["ext_modules"]:  # which have one list of arguments together
                module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition", "-fno-plt"]
setup(**given)
