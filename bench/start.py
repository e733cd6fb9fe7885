"""How much CPU `tablee serve` takes until it has answered its first page: `make bench-start`.

Every start is a process of its own with an empty folder, and is ended as soon as the page is there; what it took is
what the system says of the whole process. `--importtime` prints instead which imports took longest.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

STARTS = 7
LONGEST = 30  # imports to be listed
ERRORS = "stderr"
COMMAND = "import sys; from tablee.cli.command import main; sys.exit(main())"


class Start(NamedTuple):
    """Seconds."""

    cpu: float
    wall: float


def started(folder: Path, *flags: str) -> subprocess.Popen[str]:
    """What it complains of stands in a file of its folder."""
    told = ["serve", "--lang", "en", "--port", "0", "--data", str(folder), "--draw-ahead", "off"]
    with (folder / ERRORS).open("w") as errors:
        return subprocess.Popen(
            [sys.executable, *flags, "-c", COMMAND, *told],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )


def first_page(server: subprocess.Popen[str]) -> None:
    """Asked for as soon as the server says where it is."""
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://[\d.]+:\d+", line):
            with urlopen(Request(found[0] + "/", headers={"accept": "text/html"})) as page:
                assert page.status == 200
                assert page.read()
            return
    raise SystemExit("it did not start")


def one_start() -> Start:
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        server = started(Path(folder))
        first_page(server)
        wall = time.monotonic() - began
        server.send_signal(signal.SIGKILL)
        _, _, used = os.wait4(server.pid, 0)
        return Start(used.ru_utime + used.ru_stime, wall)


def longest_imports() -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder), "-X", "importtime")
        first_page(server)
        server.terminate()
        server.wait()
        said = (Path(folder) / ERRORS).read_text()
    lines = [line for line in said.splitlines() if re.match(r"import time: +\d", line)]
    return sorted(lines, key=lambda line: int(line.split("|")[1]))[-LONGEST:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=STARTS)
    parser.add_argument("--importtime", action="store_true", help="print which imports took longest")
    given = parser.parse_args()
    if given.importtime:
        print("\n".join(longest_imports()))
        return
    one_start()  # which may have to compile what Python keeps compiled
    starts = [one_start() for _ in range(given.starts)]
    cpu, wall = sorted(each.cpu for each in starts), sorted(each.wall for each in starts)
    print(
        f"first page after {statistics.median(cpu):.2f} s of CPU (from {cpu[0]:.2f} to {cpu[-1]:.2f}), "
        f"{statistics.median(wall):.2f} s on the clock; {len(starts)} starts"
    )


if __name__ == "__main__":
    main()
