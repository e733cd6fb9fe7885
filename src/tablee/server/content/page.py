"""The one page of the server: as it was built, in somebody's language, with what it should know at once."""

from __future__ import annotations

import asyncio
import re
from importlib.metadata import version
from typing import NamedTuple

import msgspec
from msgspec import Struct

from tablee.core.art import THEMES
from tablee.core.game import LEVELS
from tablee.core.words import LANGUAGES
from tablee.protocol.messages import WIRE
from tablee.server.content.assets import Built, File, file
from tablee.server.content.game_facts import GameFacts, all_facts
from tablee.server.content.images import stamp
from tablee.server.content.vocabulary import CORE, Vocabulary, own_files, vocabulary

MARKER, FIRST, AHEAD = "<!--house-->", "<!--first-->", "<!--ahead-->"
SHELF = "shelf"
SCRIPT = re.compile(r'<script type="module"|<link rel="modulepreload"|<link rel="preload"(?=[^>]* as="(fetch|style)")')
BOXES = re.compile(r'href="/g/(\w+)"')
PART = '<link data-part="{}"'  # what a part of a screen needs: only named, until somebody wants it
SHOWN_BY = {"waiting": "Waiting", "playing": "Playing", "paused": "Playing"}  # which part of the client, by phase
TEXT_SIZES = ("1", "1.25", "1.5", "2")


class PageReader(NamedTuple):
    """For whom a page is drawn before it can ask: what they chose the last time, if they did."""

    language: str
    theme: str = ""  # none: the page will go by what the browser prefers
    text: str = "1"


class Parts(NamedTuple):
    """What a page is put together from, as the client's build left it."""

    template: File
    drawn: File | None  # what is seen before any script has run
    ahead: File | None  # the links to what its screen will ask for
    wanted: str = ""  # of the parts that are only named there: the one it will surely ask for


LEAF = '<section class="day-on-shelf"></section>'  # of the day, as the shelf is drawn before it is known


class HouseFacts(Struct, frozen=True):
    """What a page knows without asking."""

    build: str
    wire: int
    pictures: str  # the stamp in the addresses of faces
    languages: tuple[str, ...]
    words: dict[str, dict[str, str]]  # addresses, by language and by game; what all share is `core`
    games: list[GameFacts]
    bots: tuple[str, ...]  # the kinds of robots, the gentlest first
    expected: bool  # this reader is at the table that the page is for
    day: bool  # there are deals of the day


class Pages:
    """The page for each kind of reader, with the words it needs; made when it is first asked for."""

    def __init__(self, built: Built, has_day: bool = True) -> None:
        self.built = built
        self.has_day = has_day
        self.made: dict[
            tuple[PageReader, str, str], tuple[Parts, File]
        ] = {}  # by screen and part: what from, and the page
        self.own: dict[tuple[str, str], str] = {}  # what the words were made from
        self.known: Vocabulary | None = None

    async def page(self, reader: PageReader, screen: str = SHELF, phase: str = "") -> File | None:
        """None where the client was not built. The shelf stands in it already; of a table, that it comes."""
        template = await self.built.file("index.html")
        if template is None:
            return None
        drawn = await self.built.file(f"first-{screen}-{reader.language}.html")
        parts = Parts(template, drawn, await self.built.file(f"ahead-{screen}.html"), SHOWN_BY.get(phase, ""))
        words = await self.words()
        found = self.made.get((reader, screen, parts.wanted))
        if found is None or found[0] != parts:
            page = await asyncio.to_thread(filled, parts, screen == SHELF, reader, words, self.has_day)
            self.made[reader, screen, parts.wanted] = found = parts, page
        return found[1]

    async def words(self) -> Vocabulary:
        """All words; once for as long as those of the page stay the same."""
        own = {which: text_of(await self.built.file(name)) for which, name in own_files().items()}
        if self.known is None or own != self.own:
            self.known = await asyncio.to_thread(vocabulary, own)
            self.own, self.made = own, {}
        return self.known


def filled(parts: Parts, is_shelf: bool, reader: PageReader, words: Vocabulary, has_day: bool) -> File:
    """The page as it is sent: for its reader, and with what it should know at once."""
    known = HouseFacts(
        version("tablee"), WIRE, stamp(), LANGUAGES, words.addresses, all_facts(), LEVELS, parts.wanted != "", has_day
    )
    block = f'<script type="application/json" id="house">{in_a_page(known)}</script>{ahead(words, reader.language)}'
    links = text_of(parts.ahead).replace(PART.format(parts.wanted), '<link rel="modulepreload"')
    page = parts.template.data.decode().replace(MARKER, block, 1).replace(AHEAD, links, 1)
    drawn = shelf_of_today(parts.drawn, reader) if is_shelf else text_of(parts.drawn)
    if not has_day:
        drawn = drawn.replace(LEAF, "", 1)  # no place is kept for what will not come
    if drawn:  # what is seen comes before what will be pressed
        page = SCRIPT.sub(r'\g<0> fetchpriority="low"', page)
    page = page.replace(FIRST, drawn, 1)
    for name, value in (("lang", reader.language), ("data-theme", reader.theme), ("data-text", reader.text)):
        page = re.sub(rf'(<html\b[^>]*\b{name}=")[^"]*(")', rf"\g<1>{value}\g<2>", page, count=1)
    return file(page.encode(), parts.template.media)


def shelf_of_today(shelf: File | None, reader: PageReader) -> str:
    """The shelf as it was drawn with the client, with the pictures of today; nothing, if other games stand there."""
    drawn = text_of(shelf)
    if set(BOXES.findall(drawn)) != {game.key for game in all_facts()}:
        return ""
    language, theme = reader.language, reader.theme or THEMES[0]
    return drawn.replace(f"/PICTURES/{language}-day/", f"/{stamp()}/{language}-{theme}/")


def text_of(part: File | None) -> str:
    return part.data.decode() if part else ""


def ahead(words: Vocabulary, language: str) -> str:
    """The words every page needs come beside the script that will ask for them, not after it."""
    return f'<link rel="preload" href="{words.addresses[language][CORE]}" as="fetch" crossorigin>'


def in_a_page(known: Struct) -> str:
    """JSON that cannot end the element it stands in."""
    return msgspec.json.encode(known).decode().replace("<", "\\u003c")
