"""Codes of tables: five letters to read out across a room. No vowels, so that they make no words; no letter twice, and
none that looks or sounds like another on the telephone. Tables of a hall have its code and their number: KNWJB-5."""

from __future__ import annotations

import re
import secrets
import zlib
from collections.abc import Container

LETTERS = "BCDFGHJKLMNPRSTVWXZ"
LENGTH = 5
RUDE = ("FCK", "FDP", "NTM", "WTF", "PD", "BCH")  # what people read into consonants
SHAPE = re.compile(rf"^[{LETTERS}]{{{LENGTH}}}(-[1-9][0-9]?)?\Z")


def new_code(taken: Container[str]) -> str:
    while True:
        letters = list(LETTERS)
        code = "".join(letters.pop(secrets.randbelow(len(letters))) for _ in range(LENGTH))
        if code not in taken and not any(word in code for word in RUDE):
            return code


def of_table(hall: str, number: int) -> str:
    """The code of a hall's table."""
    return f"{hall}-{number}"


def read(typed: str) -> str:
    """A code as somebody typed it; empty, if it is none."""
    code = typed.strip().upper() if len(typed) < 40 else ""
    return code if SHAPE.match(code) else ""


def worker_of(code: str, workers: int) -> int:
    """Which of several workers plays the table or hall with this code: the tables of a hall go with it. It follows
    from the code alone, so that all agree, also after a restart with more or fewer workers."""
    return zlib.crc32(code[:LENGTH].encode()) % workers
