"""The page without a server, held against its budgets: `make bench-page`.

How many bytes come before the first table, how large the folder is, and how much processor time Python takes to start:
in Chromium, of the worker's thread and of everything in its process, on the first visit and on the next one. How long
the family's robots think: in Node, with the same Python.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import chromium
from tests.page.test_pyodide import in_pyodide

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "page"
PACKED = {".packed", ".webp", ".woff2"}
FIRST = ("index.html", "worker.js", "assets/*", "python/*", "words/*/fr-core.ftl", "faces/*/fr-day/boxes/*")
BROTLI = """
const { brotliCompressSync, gunzipSync } = require("node:zlib");
const { readFileSync } = require("node:fs");
let sum = 0;
for (const name of process.argv.slice(1)) {
  const data = readFileSync(name);
  sum += name.endsWith(".woff2") ? data.length
    : brotliCompressSync(name.endsWith(".packed") ? gunzipSync(data) : data).length;
}
console.log(sum);
"""
READY = "window.tablee && !document.querySelector('[data-local]')"
STARTED = 120_000  # milliseconds, on a machine that has much to do
MEMORY_KEPT = 8_000  # milliseconds, by which the device has kept Python's memory
WORKER = "DedicatedWorker"  # its thread, as far as Linux writes names
TICKS = os.sysconf("SC_CLK_TCK")
MB = 1_000_000
SEEDS = 3  # matches of robots in each game


# ---- bytes


def first_files() -> list[Path]:
    return [path for pattern in FIRST for path in sorted(FOLDER.glob(pattern))]


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 9, mtime=0))


def by_brotli(paths: list[Path]) -> int:
    """As if a host packed everything by brotli, also what lies there packed by gzip."""
    sys.path.insert(0, str(ROOT / "client"))
    import build

    command, environment = build.node()
    ran = subprocess.run([*command, "-e", BROTLI, *map(str, paths)], env=environment, check=True, capture_output=True)
    return int(ran.stdout)


# ---- processor time


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None: ...


@contextmanager
def served() -> Iterator[str]:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(FOLDER)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


def threads(browser: Browser) -> dict[tuple[int, int], tuple[str, float]]:
    """Of all processes that draw pages: the name of each thread, and its processor time in seconds."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    found = {}
    for process in (each["id"] for each in processes if each["type"] == "renderer"):
        for task in Path(f"/proc/{process}/task").iterdir():
            name, fields = (task / "comm").read_text().strip(), (task / "stat").read_text().rpartition(")")[2].split()
            found[process, int(task.name)] = name, (int(fields[11]) + int(fields[12])) / TICKS
    return found


def start_seconds(browser: Browser, context: BrowserContext, address: str) -> tuple[float, float]:
    """Of the worker's thread, and of everything, until Python and all games are there."""
    before = threads(browser)
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY, timeout=STARTED)
    spent = {key: (name, cpu - before.get(key, ("", 0.0))[1]) for key, (name, cpu) in threads(browser).items()}
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_timeout(MEMORY_KEPT)
    page.close()
    return max(cpu for name, cpu in spent.values() if name.startswith(WORKER)), sum(cpu for _, cpu in spent.values())


def starts() -> Iterator[tuple[str, float, float]]:
    """The first visit, and the next one, which asks nobody and starts from kept memory."""
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        context = browser.new_context()
        for visit in ("the first visit", "the next one"):
            yield (visit, *start_seconds(browser, context, address))
        browser.close()


# ---- robots


def thoughts() -> dict[str, tuple[float, float]]:
    """By game, milliseconds on average and the longest."""
    said = in_pyodide(FOLDER, f"import thoughts\nthoughts.milliseconds('family', {SEEDS})")
    return {key: (mean, longest) for key, (mean, longest) in json.loads(said).items()}


def main() -> None:
    first = first_files()
    whole = sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file())
    print(f"before the first table, as it lies there (gzip)   {sum(map(packed, first)) / MB:5.2f} MB")
    print(f"the same, if a host packed all of it by brotli    {by_brotli(first) / MB:5.2f} MB   at most 5")
    print(f"the folder                                        {whole / MB:5.1f} MB    at most 32")
    for most, (visit, worker, all_of_it) in zip((2.0, 0.8), starts(), strict=True):
        print(
            f"{visit:15} {worker:5.2f} s of the worker (at most {most}), {all_of_it:5.2f} s with compiling and drawing"
        )
    print("robots of the family, a thought on average and the longest (at most 100 ms)")
    for key, (mean, longest) in thoughts().items():
        print(f"  {key:15} {mean:6.2f} ms {longest:6.1f} ms")


if __name__ == "__main__":
    main()
