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
from pathlib import Path
from typing import Any

import httpx

from bench.housed import ROOT, housed
from tests.browser import chromium

SCRATCH = ROOT / ".peers" / "lighthouse"
LIGHTHOUSE = "lighthouse@12.8.2"
STATIC = ROOT / "src" / "tablee" / "server" / "static"
CATEGORIES = ("performance", "accessibility", "best-practices")
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


def judged(address: str, cookie: str) -> dict[str, float]:
    command, environment = node().node()
    program = SCRATCH / "node_modules" / "lighthouse" / "cli" / "index.js"
    headers = json.dumps({"Cookie": cookie}) if cookie else "{}"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        flags = " ".join(["--headless=new", *chromium.FLAGS, f"--user-data-dir={folder}/profile"])
        command += [str(program), address, "--quiet", "--output=json", f"--output-path={out}"]
        command += [
            f"--chrome-flags={flags}",
            f"--extra-headers={headers}",
            f"--only-categories={','.join(CATEGORIES)}",
        ]
        home = os.environ.get("HOME", folder)
        subprocess.run(command, env={**environment, "CHROME_PATH": str(chromium.path()), "HOME": home}, check=True)
        found = json.loads(out.read_text("utf-8"))
    for audit in found["audits"].values():
        if audit.get("score") is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] == "binary":
            print(f"    {audit['id']}: {audit['title']}")
    return {name: 100 * (found["categories"][name]["score"] or 0) for name in CATEGORIES}


def table(address: str) -> tuple[str, str]:
    """A table of La dernière with three bots, and the cookie of who sits there."""
    with httpx.Client(base_url=address, headers={"origin": address}) as client:
        client.put("/api/1/me", json={"name": "Zoé"}).raise_for_status()
        opened = client.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 4}}).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return f"{address}/t/{opened.json()['code']}?now=1", cookie


def main() -> None:
    prepare()
    sizes()
    with tempfile.TemporaryDirectory() as folder, housed(Path(folder)) as house:
        address = f"http://127.0.0.1:{house.port}"
        at_table, cookie = table(address)
        pages = (("shelf", address, ""), ("game", f"{address}/g/derniere", ""), ("table", at_table, cookie))
        for name, page, who in pages:
            scores = judged(page, who)
            print(f"{name}: " + ", ".join(f"{category} {score:.0f}" for category, score in scores.items()), flush=True)


if __name__ == "__main__":
    main()
