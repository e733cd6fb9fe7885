"""The browser's side in figures, in one run: what is sent for a page, and what Lighthouse says: `make bench-client`.

Lighthouse is installed in .peers; it looks at a house of ours on this machine, with the Chromium of the tests.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

from bench.housed import ROOT, housed
from tests.browser import chromium

SCRATCH = ROOT / ".peers" / "lighthouse"
LIGHTHOUSE = "lighthouse@12.8.2"
STATIC = ROOT / "src" / "tablee" / "server" / "static"
CATEGORIES = ("performance", "accessibility", "best-practices")
PARTS = {
    "FCP": "first-contentful-paint", "LCP": "largest-contentful-paint", "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift", "SI": "speed-index",
}  # fmt: skip
RUNS = 3  # of each page: what counts is the middle one
TRIES = 3
BUDGET = 60  # kB of script and style on the first page, packed


def node() -> Any:
    """How the client is built is how Lighthouse is run."""
    sys.path.insert(0, str(ROOT / "client"))
    import build

    return build


def prepare() -> None:
    if (SCRATCH / "node_modules" / "lighthouse").exists():
        return
    print("installing Lighthouse ...", flush=True)
    SCRATCH.mkdir(parents=True, exist_ok=True)
    (SCRATCH / "package.json").write_text('{"private": true}')
    node().npm("install", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", LIGHTHOUSE, folder=SCRATCH)


# ---- what is sent


def first_page() -> list[Path]:
    """The scripts and styles that the page names itself, but for those of later screens: the shelf needs no others."""
    page = re.sub(r'<link rel="prefetch"[^>]*>', "", (STATIC / "index.html").read_text("utf-8"))
    return [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css") and path.name in page]


def packed(paths: list[Path]) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths) / 1000


def sizes() -> None:
    every = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    print(f"first page: {packed(first_page()):.1f} kB of script and style, packed (at most {BUDGET})")
    print(f"everything: {packed(every):.1f} kB")


# ---- what Lighthouse says


def judged(address: str, profile: Path) -> dict[str, float]:
    """The page as somebody sees it who comes with this profile: its cookies stay, its cache is emptied."""
    command, environment = node().node()
    program = SCRATCH / "node_modules" / "lighthouse" / "cli" / "index.js"
    profile.mkdir(exist_ok=True)
    out = profile / "report.json"
    flags = " ".join(["--headless=new", *chromium.FLAGS, f"--user-data-dir={profile}"])
    command += [str(program), address, "--quiet", "--output=json", f"--output-path={out}"]
    command += [f"--chrome-flags={flags}", f"--only-categories={','.join(CATEGORIES)}"]
    home = os.environ.get("HOME", str(profile))
    environment |= {"CHROME_PATH": str(chromium.whole()), "HOME": home}
    for _ in range(TRIES):  # now and then it misses the beginning of a page
        if subprocess.run(command, env=environment, check=False).returncode == 0:
            break
    else:
        raise RuntimeError(f"Lighthouse cannot look at {address}")
    found = json.loads(out.read_text("utf-8"))
    for audit in found["audits"].values():
        if audit.get("score") is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] == "binary":
            print(f"    {audit['id']}: {audit['title']}")
    scores = {name: 100 * (found["categories"][name]["score"] or 0) for name in CATEGORIES}
    return scores | {name: float(found["audits"][audit]["numericValue"]) for name, audit in PARTS.items()}


class Place(NamedTuple):
    """A page, and who comes to it."""

    name: str
    profile: Path
    ready: Callable[[], str]  # makes it ready, and says its path


def places(address: str, folder: Path) -> list[Place]:
    """A stranger at the first pages; then the host of a table of La dernière, before the match and in it."""
    stranger, host = folder / "stranger", folder / "host"
    return [
        Place("shelf", stranger, lambda: "/"),
        Place("game", stranger, lambda: "/g/derniere"),
        Place("a table's door", stranger, lambda: waiting(address, host)),
        Place("waiting room", host, lambda: waiting(address, host)),
        Place("table", host, lambda: playing(address, host)),
    ]


def waiting(address: str, profile: Path) -> str:
    with visit(address, profile) as context:
        return f"/t/{opened(context, address)}"


def playing(address: str, profile: Path) -> str:
    """A match that has just begun: a clock runs, and without its host it would soon be over."""
    with visit(address, profile) as context:
        path = f"/t/{opened(context, address)}"
        page = context.pages[0]
        page.goto(f"{path}?now=1")
        page.wait_for_selector("[data-table][data-phase=playing] [data-prompt]")
        return path


@contextmanager
def visit(address: str, profile: Path) -> Iterator[BrowserContext]:
    """Somebody comes to the house, and takes with them what the browser keeps."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium.whole(), args=chromium.FLAGS, base_url=address
        )
        yield context
        context.close()


def opened(context: BrowserContext, address: str) -> str:
    """A table for four: the host, and bots where nobody else sits."""
    headers = {"origin": address}
    context.request.put("/api/1/me", data={"name": "Zoé"}, headers=headers)
    setup = {"game": "derniere", "seats": 4}
    return str(context.request.post("/api/1/tables", data={"setup": setup}, headers=headers).json()["code"])


def main() -> None:
    prepare()
    sizes()
    with tempfile.TemporaryDirectory() as folder, housed(Path(folder)) as house:
        address = f"http://127.0.0.1:{house.port}"
        for place in places(address, Path(folder)):
            found = [judged(address + place.ready(), place.profile) for _ in range(RUNS)]
            middle = {name: median(each[name] for each in found) for name in found[0]}
            print(f"{place.name}: " + ", ".join(f"{name} {middle[name]:.4g}" for name in middle), flush=True)


if __name__ == "__main__":
    main()
