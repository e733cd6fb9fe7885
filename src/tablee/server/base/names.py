"""Names as people type them, made fit to be shown: no control, no trick of direction, not too long, never empty."""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache

from tablee.core.art import ANIMALS
from tablee.core.words import LANGUAGES
from tablee.table.model.guests import guest_name

LONGEST = 20  # graphemes: what a reader takes for one character
SPOKEN = 200  # of what is written at the table
MARKS = 8  # code points of one grapheme: a family of emoji fits, a tower of accents does not
JOINER, NON_JOINER = "\u200d", "\u200c"
KEYCAP = "\u20e3"
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")  # letters and marks that show nothing
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
GIVEN = "\u2063"  # ends a name that was given: unseen, and nobody can type it


def cleaned(text: str) -> str:
    """A name that can be shown; empty where nothing of it is left."""
    composed = unicodedata.normalize("NFC", text[:400])
    kept = "".join(letter for letter in composed if is_shown(letter))
    spaced = re.sub(r"\s+", " ", kept).strip()
    found = graphemes(unicodedata.normalize("NFC", spaced))[:LONGEST]
    name = "".join(each[:MARKS] for each in found).strip(f" {JOINER}{NON_JOINER}")
    return name if any(is_visible(letter) for letter in name) else ""


def cleaned_words(text: str) -> str:
    """What somebody writes at the table, on one line."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text[:4000]) if is_shown(letter))
    spaced = re.sub(r"\s+", " ", kept).strip()
    return "".join(each[:MARKS] for each in graphemes(spaced)[:SPOKEN])


def is_shown(letter: str) -> bool:
    if letter in (JOINER, NON_JOINER) or letter.isspace():
        return True
    return unicodedata.category(letter) not in UNSEEN and letter not in BLANK


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"


def graphemes(text: str) -> list[str]:
    """What a reader takes for characters: letters with their marks, joined emoji, flags of two letters."""
    found: list[str] = []
    for letter in text:
        if found and (extends(letter) or found[-1].endswith(JOINER) or completes_a_flag(found[-1], letter)):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def extends(letter: str) -> bool:
    is_skin = "\U0001f3fb" <= letter <= "\U0001f3ff"
    return is_skin or letter in (JOINER, NON_JOINER, KEYCAP) or unicodedata.category(letter) in ("Mn", "Me", "Mc")


def completes_a_flag(before: str, letter: str) -> bool:
    return len(before) == 1 and is_flag_letter(before) and is_flag_letter(letter)


def is_flag_letter(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


# ---- names that were given


def given(animal: int, language: str) -> str:
    """For somebody who said none: that of their animal, marked, so that it can change with the animal."""
    return guest_name(animal, language) + GIVEN


def shown(name: str) -> str:
    return name.removesuffix(GIVEN)


def language_of(name: str) -> str:
    """In which language a name was given; empty, where it was typed."""
    if not name.endswith(GIVEN):
        return ""
    return next((each for each in LANGUAGES if shown(name) in guest_names(each)), LANGUAGES[0])


@cache
def guest_names(language: str) -> frozenset[str]:
    return frozenset(guest_name(animal, language) for animal in range(len(ANIMALS)))


def any_animal() -> int:
    return secrets.randbelow(len(ANIMALS))
