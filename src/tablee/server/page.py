"""The one page of the house: as it was built, in somebody's language, with what it should know at once."""

from __future__ import annotations

import asyncio
import re
from importlib.metadata import version

import msgspec
from msgspec import Struct

from tablee.core.words import LANGUAGES
from tablee.server.built import Built, File, file
from tablee.server.faces import stamp
from tablee.server.facts import GameFacts, all_facts
from tablee.server.vocabulary import CORE, Vocabulary, vocabulary
from tablee.table.messages import WIRE

LANG = re.compile(r'(<html\b[^>]*\blang=")[a-z]*(")')
MARKER = "<!--house-->"


class HouseFacts(Struct, frozen=True):
    """What a page knows without asking."""

    build: str
    wire: int
    pictures: str  # the stamp in the addresses of faces
    languages: tuple[str, ...]
    words: dict[str, dict[str, str]]  # addresses, by language and by game; what all share is `core`
    games: list[GameFacts]


class Pages:
    """The page in each language, with the words it needs; made when it is first asked for."""

    def __init__(self, built: Built) -> None:
        self.built = built
        self.made: dict[str, tuple[File, File]] = {}  # by language: what it was made from, and the page
        self.own: tuple[str, ...] = ()  # what the words were made from
        self.known: Vocabulary | None = None

    async def page(self, language: str) -> File | None:
        """None where the client was not built."""
        template = await self.built.file("index.html")
        if template is None:
            return None
        words = await self.words()
        found = self.made.get(language)
        if found is None or found[0] is not template:
            page = await asyncio.to_thread(filled, template, language, words)
            self.made[language] = found = template, page
        return found[1]

    async def words(self) -> Vocabulary:
        """All words; once for as long as those of the page stay the same."""
        files = [await self.built.file(f"words/{language}.ftl") for language in LANGUAGES]
        own = tuple(each.data.decode() if each else "" for each in files)
        if self.known is None or own != self.own:
            self.known = await asyncio.to_thread(vocabulary, dict(zip(LANGUAGES, own, strict=True)))
            self.own, self.made = own, {}
        return self.known


def filled(template: File, language: str, words: Vocabulary) -> File:
    """The page as it is sent: in somebody's language, and with what it should know at once."""
    known = HouseFacts(version("tablee"), WIRE, stamp(), LANGUAGES, words.addresses, all_facts())
    block = f'<script type="application/json" id="house">{in_a_page(known)}</script>{ahead(words, language)}'
    page = LANG.sub(rf"\g<1>{language}\g<2>", template.data.decode(), count=1)
    return file(page.replace(MARKER, block, 1).encode(), template.media)


def ahead(words: Vocabulary, language: str) -> str:
    """The words every page needs come beside the script that will ask for them, not after it."""
    return f'<link rel="preload" href="{words.addresses[language][CORE]}" as="fetch" crossorigin>'


def in_a_page(known: Struct) -> str:
    """JSON that cannot end the element it stands in."""
    return msgspec.json.encode(known).decode().replace("<", "\\u003c")
