"""Names that a host does not want to read: a list of words in the data folder, one a line. No list catches all."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from tablee.server.base.names import cleaned

FILE = "refused-names.txt"
LARGEST = 1_000_000  # bytes of it that are read


def is_refused(folder: Path, name: str) -> bool:
    """Does one of the words stand in this name, or is the name one of them with something between its letters?"""
    file = folder / FILE
    try:
        words = read(file, file.stat().st_mtime_ns)
    except (OSError, UnicodeDecodeError):  # there is none; one that cannot be read refuses nobody
        return False
    own = re.split(r"[\W_]+", folded(name))
    return not words.isdisjoint([*own, "".join(own)])


def accepted(folder: Path, name: str) -> str:
    """A name as it can be shown; empty, where nothing of it is left or the host does not want it."""
    return "" if is_refused(folder, name) else cleaned(name)


@lru_cache(maxsize=4)
def read(file: Path, changed_at: int) -> frozenset[str]:
    """Read again when it has changed: nobody has to start the server again."""
    lines = file.read_bytes()[:LARGEST].decode().splitlines()
    return frozenset(folded(line.strip()) for line in lines if line.strip() and not line.startswith("#"))


def folded(text: str) -> str:
    """Without accents, and whether letters are large or small."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
