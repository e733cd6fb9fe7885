"""The browser of the tests: this machine's Chromium, or Debian's, installed if we may: `make chromium`.

Most tests take the headless shell, which opens a page in a quarter of the time, as no window is made for it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = ("chromium-headless-shell", "chrome-headless-shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def path() -> str | None:
    """Where the lightest one is; CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or first(SHELL) or first(WHOLE)


def whole() -> str | None:
    """Where one with windows is, installed if there is none; CHROMIUM names another."""
    if not (os.environ.get("CHROMIUM") or first(WHOLE)):
        install("chromium")
    return os.environ.get("CHROMIUM") or first(WHOLE)


def first(names: tuple[str, ...]) -> str | None:
    return next((found for name in names if (found := shutil.which(name))), None)


def install(package: str) -> None:
    """From Debian's packages, as root or with sudo that does not ask."""
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
    ):
        subprocess.run([*as_root, *command], check=True, env=quietly, stdout=sys.stderr)


def main() -> None:
    why: object = None
    for package in (SHELL[0], WHOLE[0]):
        if os.environ.get("CHROMIUM") or first(SHELL):
            return
        try:
            install(package)
        except (OSError, subprocess.CalledProcessError) as error:
            why = error
        if path() is not None:
            return
    sys.exit(f"The tests play in a real browser, and there is none: install Chromium, or set CHROMIUM. ({why})")


if __name__ == "__main__":
    main()
