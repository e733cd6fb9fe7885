"""The page without a server as a folder, made once for all tests and made anew when anything in it has changed."""

from __future__ import annotations

import fcntl
import hashlib
import subprocess
import sys
from pathlib import Path

from tablee.images.cache import ImageCache
from tablee.page.building import folder as building
from tablee.server.content.images import stamp

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
OUT = BUILD / "page-tests"


def ready() -> Path:
    """Only one process makes it; the others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "page-tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "client" / "build.py"), "--local"], check=True)
        wanted = version()
        made = BUILD / "page-tests.made"
        if not made.exists() or made.read_text("utf-8") != wanted:
            building.write_folder(OUT, "fr", ImageCache(BUILD / "page-pictures"), lambda done, of: None)
            made.write_text(wanted, "utf-8")
    return OUT


def version() -> str:
    """What the folder follows from: the client and Python, the drawings, and what puts them together."""
    found = hashlib.sha256((building.BUILT / ".built").read_bytes() + stamp().encode())
    for path in sorted(Path(building.__file__).parent.glob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()
