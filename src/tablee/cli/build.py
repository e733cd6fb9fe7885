"""Which Tablée this is: its version, the commit it was built from, and whether it is compiled."""

from __future__ import annotations

import platform
from importlib.metadata import version
from pathlib import Path

import msgspec

import tablee
from tablee.core import draws

FACTS = Path(tablee.__file__).parent / "build.json"  # written into archives by setup.py


def build_line() -> str:
    """What `tablee --version` prints."""
    kind = "plain" if str(draws.__file__).endswith(".py") else "compiled"
    return f"tablee {version('tablee')} ({commit()}, {kind}, Python {platform.python_version()})"


def commit() -> str:
    if not FACTS.exists():
        return "working copy"
    return f"commit {msgspec.json.decode(FACTS.read_bytes())['commit'] or 'unknown'}"
