"""Pictures: the faces that everybody may have at addresses made of their hashes, and one-time images.

Nothing is drawn on the event loop. The renderer holds Python's lock for as long as it draws (85 ms a card, measured),
so a thread is not enough for it: it works in a process of its own, once for each face and data folder.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context
from functools import cache, cached_property, lru_cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

from tablee.core.art import THEMES, Face, Style
from tablee.core.draws import CommittedDraw
from tablee.core.registry import game
from tablee.core.words import LANGUAGES, Msg, folders, msg
from tablee.server.base.cpu_time import charged
from tablee.server.base.logs import fault
from tablee.server.base.worker_processes import helpers
from tablee.server.content.made_images import ComposedFace, MadeImages
from tablee.server.content.photos.shelf import PhotoFace, Photos

if TYPE_CHECKING:  # loaded by what draws and cuts pictures: a server is open before it has to
    from PIL import Image

    from tablee.images.cache import ImageCache
    from tablee.images.one_time import OneTimeImages

ON_ITS_WAY = 30.0  # seconds in which somebody may still ask for a picture that has left the table
OFFERED = 50_000  # addresses of one-time images that are remembered
SHOWN_AGAIN = 20_000  # those of matches that are over, and of lessons
READ_AFTER = 2.0  # seconds after opening: it takes half a second of Python, for which everybody would wait
HATCH = "/hatch/"
HALF = "half"
KEY = 16  # bytes
STYLES = [Style(lang, theme) for theme in THEMES for lang in LANGUAGES]
P = ParamSpec("P")
T = TypeVar("T")

PACKED = 512  # drawings kept ready to be sent


class Picture(NamedTuple):
    data: bytes
    media: str
    packed: bool = False  # by gzip


def one_time(image_cache: ImageCache, offered: int) -> OneTimeImages:
    from tablee.images.one_time import OneTimeImages

    return OneTimeImages(
        image_cache, lambda: secrets.token_urlsafe(18), CommittedDraw(secrets.token_bytes(32)), offered
    )


class Album:
    """Sealed pictures of matches that are over and of lessons. They have addresses of their own: however many are
    asked for, no table that is being played at loses its pictures."""

    def __init__(self, image_cache: ImageCache, address: str, face_named: Callable[[str], Face]) -> None:
        self.one_time = one_time(image_cache, SHOWN_AGAIN)
        self.address = address
        self.face_named = face_named

    def offer(self, face: str) -> str:
        return self.address + self.one_time.offer(self.face_named(face))

    def place(self, address: str, x: float, y: float) -> tuple[float, float]:
        """Where a point of the whole picture lies on the one that is handed out."""
        found = self.one_time.place(address.removeprefix(self.address), x, y)
        assert found is not None
        return found


class ImageServer:
    """All pictures of a server. To a table it gives one-time images: `offer`, `point`, `forget`."""

    def __init__(self, folder: Path, workers: int = 2, node: str = "") -> None:
        self.folder = folder
        self.address = HATCH + (f"{node}." if node else "")  # where pictures of this node leave
        self.threads = ThreadPoolExecutor(workers, "pictures")
        self.process: ProcessPoolExecutor | None = None
        self.being_drawn: set[str] = set()  # being cut just now
        self.named: dict[str, tuple[Style, str]] = {}  # by hash
        self.listed: dict[Style, asyncio.Task[dict[str, str]]] = {}
        self.reading: asyncio.Task[dict[str, Face]] | None = None
        self.made = MadeImages(folder / "made")
        self.photos = Photos(folder / "photos")

    @cached_property
    def image_cache(self) -> ImageCache:
        return cache_with(self.made, self.photos, self.folder)

    @cached_property
    def one_time(self) -> OneTimeImages:
        return one_time(self.image_cache, OFFERED)

    @cached_property
    def album(self) -> Album:
        return Album(self.image_cache, self.address, self.face_named)

    async def open(self) -> None:
        """What tables may ask for is read when those who were here before a restart are back at their tables."""
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> dict[str, Face]:
        await asyncio.sleep(READ_AFTER)
        return await self.in_a_thread(faces, Style())

    def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self.process is not None:
            self.process.shutdown(wait=False, cancel_futures=True)
        self.made.close()
        self.photos.close()

    async def in_a_thread(self, run: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(charged(run), *given, **named))

    # ---- faces for everybody

    async def manifest(self, style: Style) -> dict[str, str]:
        """The address of every face that is no secret; the same with .webp is the picture in pixels."""
        if style not in self.listed:
            self.listed[style] = asyncio.create_task(self.list_faces(style), context=Context())  # for everybody
        return await asyncio.shield(self.listed[style])

    async def list_faces(self, style: Style) -> dict[str, str]:
        hashes = await self.in_a_thread(hashes_of, style)
        for name, found in hashes.items():
            self.named.setdefault(found, (style, name))
        return {name: f"/faces/{found}.svg" for name, found in hashes.items()}

    async def face(self, found: str, ending: str, gzipped: bool) -> Picture | None:
        """The face behind a hash. After a restart a browser may ask before anybody has listed them."""
        if found not in self.named:
            for style in STYLES:
                await self.manifest(style)
        if found not in self.named:
            return None
        style, name = self.named[found]
        return await self.shown(style, name, ending, gzipped)

    async def named_face(self, style: Style, name: str, ending: str, gzipped: bool) -> Picture | None:
        """A face by its name, if everybody may have it. It is drawn at once, also in a server that was just opened."""
        known = (await self.in_a_thread(faces, style)).get(name)
        return None if known is None or known.secret else await self.shown(style, name, ending, gzipped)

    async def shown(self, style: Style, name: str, ending: str, gzipped: bool) -> Picture:
        if ending == "svg":
            data = await self.in_a_thread(drawn, style, name, gzipped)
            return Picture(data, "image/svg+xml", gzipped)
        await self.render(style, name)
        return Picture(await self.in_a_thread(self.pixels, style, name), "image/webp")

    def pixels(self, style: Style, name: str) -> bytes:
        from tablee.images.cache import webp

        face = faces(style)[name]
        return webp(self.image_cache.picture(face, face.pixels))

    # ---- one-time images

    def face_named(self, name: str) -> Face:
        """Of the catalogue, of a picture that was made for a match, or of a photograph."""
        known = faces(Style())
        return known.get(name) or self.made.face(name) or self.photos.face(name) or known[name]

    def offer(self, face: str) -> str:
        return self.address + self.one_time.offer(self.face_named(face))

    def offer_locked(self, face: str) -> tuple[str, str]:
        key = secrets.token_bytes(KEY)
        return self.address + self.one_time.offer(self.face_named(face), key), key.hex()

    def token(self, address: str) -> str:
        """Without where it leads to, and without its key."""
        return address.removeprefix(self.address).partition("#")[0]

    def point(self, address: str, x: float, y: float) -> tuple[float, float] | None:
        return self.one_time.point(self.token(address), x, y)

    def forget(self, address: str) -> None:
        """Not at once: whoever was sent the address may just be asking for it."""
        asyncio.get_running_loop().call_later(ON_ITS_WAY, self.one_time.forget, self.token(address))

    async def redeem(self, token: str) -> bytes | None:
        """A one-time image, the first time it is asked for; with `.half` behind its token, for a small screen."""
        token, _, size = token.partition(".")
        one_time = self.album.one_time if token in self.album.one_time.offers else self.one_time
        offer = one_time.offers.get(token)
        if offer is None or offer.redeemed or token in self.being_drawn:
            return None
        self.being_drawn.add(token)
        try:
            if isinstance(offer.face, PhotoFace):
                return await self.in_a_thread(self.photograph, one_time, token, offer.face, size == HALF)
            if isinstance(offer.face, ComposedFace):
                await self.made.draw(offer.face)
            else:
                await self.render(Style(), offer.face.name)
            return await self.in_a_thread(one_time.redeem, token, size == HALF)
        finally:
            self.being_drawn.discard(token)

    def why_blank(self, key: str, made: Any) -> Msg | None:
        """Why the picture that was made for a match, or brought, cannot be shown any more; None, if it can."""
        if deck := game(key).deck(made):
            return None if self.photos.deck(deck) is not None else msg("photo-deleted")
        return None if self.made.can_show(key, made) else msg("house-picture-blank")

    def photograph(self, one_time: OneTimeImages, token: str, face: PhotoFace, half: bool) -> bytes | None:
        data = one_time.redeem(token, half)
        return None if data is None else self.photos.filled_up(face, data, half)

    # ---- rendering

    async def render(self, style: Style, name: str) -> None:
        """Sees to it that a face is in the cache as pixels."""
        if await self.in_a_thread(is_cached, self.image_cache, faces(style)[name]):
            return
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.renderer(), render, self.image_cache.folder, style, name)
        except (BrokenProcessPool, OSError) as error:  # then the thread that wants it draws it itself, and all wait
            fault("renderer-broken", error)
            self.process = None

    async def draw(self, run: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Something that is no face, where faces are rendered; a process that broke is replaced once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.renderer(), partial(run, *given, **named))
        except BrokenProcessPool as error:
            fault("renderer-broken", error)
            self.process = None
            return await loop.run_in_executor(self.renderer(), partial(run, *given, **named))

    def renderer(self) -> Executor:
        if self.process is None:
            self.process = helpers(1)
        return self.process

    async def draw_ahead(self) -> None:
        """The pictures nobody may wait for in a race, before they are wanted."""
        if self.reading is not None:
            await asyncio.shield(self.reading)
        for name, face in faces(Style()).items():
            if face.secret:
                await self.render(Style(), name)


# ---- in threads


def cache_with(made: MadeImages, photos: Photos, folder: Path) -> ImageCache:
    """The cache; cards of composed pictures and of photographs are kept elsewhere."""
    from tablee.images.cache import ImageCache

    class Images(ImageCache):
        def picture(self, face: Face, width: int) -> Image.Image:
            if isinstance(face, PhotoFace):
                return photos.shown(face)
            return made.picture(face) if isinstance(face, ComposedFace) else super().picture(face, width)

    return Images(folder)


def faces(style: Style) -> dict[str, Face]:
    """All faces in one style. Their drawings are loaded only here: a server that is started again is open before."""
    from tablee.images import catalogue

    return catalogue.faces(style)


@cache
def stamp() -> str:
    """What all drawings follow from, in a few letters: with it in their addresses browsers may keep them for ever."""
    found = hashlib.sha256(version("tablee").encode())
    for path in sorted(path for folder in sources() for path in folder.rglob("*") if path.suffix in (".py", ".ftl")):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def sources() -> set[Path]:
    """The folders of drawing, packs and games."""
    own = Path(__file__).parents[2]
    packs = {Path(folder).parent for folder in folders()}  # the titles on the boxes are words
    return {own / "drawing", own / "images"} | {folder for folder in packs if folder != own / "core"}


def hashes_of(style: Style) -> dict[str, str]:
    return {name: hash_of(face) for name, face in faces(style).items() if not face.secret}


def hash_of(face: Face) -> str:
    return hashlib.sha256(face.draw().encode()).hexdigest()[:32]


@lru_cache(maxsize=PACKED)
def drawn(style: Style, name: str, gzipped: bool) -> bytes:
    svg = faces(style)[name].draw().encode()
    return gzip.compress(svg, 6, mtime=0) if gzipped else svg


def is_cached(image_cache: ImageCache, face: Face) -> bool:
    from tablee.images.cache import content_hash

    return (image_cache.folder / f"{content_hash(face, face.pixels)}.webp").exists()


# ---- in the renderer's process


def render(folder: Path, style: Style, name: str) -> None:
    from tablee.images.cache import ImageCache

    face = faces(style)[name]
    ImageCache(folder).picture(face, face.pixels)
