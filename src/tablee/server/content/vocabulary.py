"""The words as a browser fetches them: for each language one file that everybody needs, and one for each game."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from tablee.core.registry import games
from tablee.core.words import LANGUAGES, folders
from tablee.server.content.assets import FOREVER, MEDIA, File, file

CORE = "core"
HALL = "hall"  # the words of the pages of a hall, which no other page carries
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ \t].*)?\n)*", re.M)  # a message with all its lines
ON_THE_SHELF = ("name", "about")  # of every game: read before any game is chosen


@dataclass(frozen=True)
class Vocabulary:
    """The addresses have a hash of what is there in them, so that a browser may keep it for ever."""

    files: dict[str, File]  # by their names: fr-core.ftl
    addresses: dict[str, dict[str, str]]  # by language, then by game


def vocabulary(own: Mapping[str, str], of_halls: Mapping[str, str] | None = None) -> Vocabulary:
    """All words; `own` are the page's, by language, and `of_halls` those of its pages of a hall."""
    files: dict[str, File] = {}
    addresses: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        addresses[language] = {}
        found = parts(language, own.get(language, ""))
        if of_halls and of_halls.get(language):
            found[HALL] = of_halls[language]
        for part, text in found.items():
            name, data = f"{language}-{part}.ftl", text.encode()
            files[name] = file(data, MEDIA[".ftl"], FOREVER)
            addresses[language][part] = f"/words/{hashlib.sha256(data).hexdigest()[:16]}/{name}"
    return Vocabulary(files, addresses)


def parts(language: str, own: str) -> dict[str, str]:
    """The words that all share, and each game's own without those that stand on its box."""
    of_games = {found.folder / "words": key for key, found in games().items()}
    core, found = [own], {}
    for folder in folders():
        text = (folder / f"{language}.ftl").read_text("utf-8") + "\n"
        key = of_games.get(folder, "")
        if key:
            titles = [each[0] for each in ENTRY.finditer(text) if is_on_the_shelf(key, each[1])]
            core.append("".join(titles))
            for title in titles:
                text = text.replace(title, "")
            found[key] = text
        else:
            core.append(text)
    return {CORE: "\n".join(core), **found}


def is_on_the_shelf(key: str, message: str) -> bool:
    return message in (f"{key}-{what}" for what in ON_THE_SHELF)
