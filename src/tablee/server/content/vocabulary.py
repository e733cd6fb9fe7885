"""The words as a browser fetches them: for each language one file that everybody needs, one for each game, and some for
screens that few open."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from tablee.core.registry import games
from tablee.core.words import LANGUAGES, folders
from tablee.server.content.assets import FOREVER, MEDIA, File, file

CORE = "core"
OF_SCREENS = ("records", "day", "hall", "photos")  # parts of the page's own words that come with their screens
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ \t].*)?\n)*", re.M)  # a message with all its lines
ON_THE_SHELF = ("name", "about")  # of every game: read before any game is chosen


@dataclass(frozen=True)
class Vocabulary:
    """The addresses have a hash of what is there in them, so that a browser may keep it for ever."""

    files: dict[str, File]  # by their names: fr-core.ftl
    addresses: dict[str, dict[str, str]]  # by language, then by game or part


def own_files() -> dict[tuple[str, str], str]:
    """Where the page's own words lie among what was built, by language and part."""
    core = {(language, CORE): f"words/{language}.ftl" for language in LANGUAGES}
    return core | {(language, part): f"words/{part}/{language}.ftl" for language in LANGUAGES for part in OF_SCREENS}


def vocabulary(own: Mapping[tuple[str, str], str]) -> Vocabulary:
    """All words; `own` are the page's, by language and part."""
    files: dict[str, File] = {}
    addresses: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        addresses[language] = {}
        found = parts(language, own.get((language, CORE), ""))
        found |= {part: own[language, part] for part in OF_SCREENS if own.get((language, part))}
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
