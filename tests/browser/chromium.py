"""The browser of the tests: this machine's Chromium, or Debian's, installed if we may: `make chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def path() -> str | None:
    """Where it is; CHROMIUM names another."""
    named = os.environ.get("CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """From Debian's packages, as root or with sudo that does not ask."""
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ):
        subprocess.run([*as_root, *command], check=True, env=quietly, stdout=sys.stderr)


def main() -> None:
    if path() is not None:
        return
    try:
        install()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The tests play in a real browser, and there is none: install Chromium, or set CHROMIUM. ({error})")


if __name__ == "__main__":
    main()
