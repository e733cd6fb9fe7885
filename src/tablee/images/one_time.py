"""One-time images: pictures that must not be compared by machine, each at an address that works once.

A face of DIFFERENCE or Diferencio is sent only as pixels, with a small random shift of its crop; points on it are
mapped back through the same shift. The address tells nothing of the face.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from PIL import Image

from tablee.core.art import Face
from tablee.core.draws import Draw
from tablee.images.cache import ImageCache, webp

SHIFT = 100  # a crop is moved by at most one part in so many of the width; what one side loses the other keeps
# Bytes, by width: pictures are filled up to a multiple of it, so that their lengths tell nothing (DFO-23). Measured:
# all places of Diferencio fit into one bucket, and all cards of a picture of DIFFERENCE into the same number.
BUCKETS = ((1000, 48 * 1024), (700, 32 * 1024), (400, 48 * 1024), (0, 20 * 1024))
BLANKS = b"  "  # metadata that says nothing
BLOCK = 32  # bytes of a hash
OFFERED = 4096  # addresses remembered; the oldest goes first


@dataclass(slots=True)
class Offer:
    """A face behind an address, and where its crop begins."""

    face: Face
    left: int
    top: int
    key: bytes = b""  # its picture is handed out locked, if there is one
    redeemed: bool = False


class OneTimeImages:
    """Faces by their one-time addresses. `token` makes an address, `draw` the shift."""

    def __init__(self, cache: ImageCache, token: Callable[[], str], draw: Draw, offered: int = OFFERED) -> None:
        self.cache = cache
        self.token = token
        self.draw = draw
        self.offered = offered
        self.offers: OrderedDict[str, Offer] = OrderedDict()

    def offer(self, face: Face, key: bytes = b"") -> str:
        """A fresh address for a face; two offers of one face have nothing in common."""
        address = self.token()
        room = face.pixels // SHIFT
        self.offers[address] = Offer(face, self.draw.below(room + 1), self.draw.below(room + 1), key)
        while len(self.offers) > self.offered:
            self.offers.popitem(last=False)
        return address

    def redeem(self, address: str, half: bool = False) -> bytes | None:
        """The picture, the first time, also at half its width and height; nothing afterwards."""
        offer = self.offers.get(address)
        if offer is None or offer.redeemed:
            return None
        offer.redeemed = True
        whole = self.cache.picture(offer.face, offer.face.pixels)
        room = offer.face.pixels // SHIFT
        right, bottom = whole.width - room + offer.left, whole.height - room + offer.top
        shown = whole.crop((offer.left, offer.top, right, bottom)).convert("RGB")
        data = padded(shown.reduce(2) if half else shown)
        return locked(data, offer.key) if offer.key else data

    def point(self, address: str, x: float, y: float) -> tuple[float, float] | None:
        """A point on the picture that was handed out, as a point of the whole one. All in widths of their picture."""
        offer = self.offers.get(address)
        if offer is None:
            return None
        width = offer.face.pixels
        shown = width - width // SHIFT
        return (x * shown + offer.left) / width, (y * shown + offer.top) / width

    def place(self, address: str, x: float, y: float) -> tuple[float, float] | None:
        """The other way round: where a point of the whole picture lies on the one that was handed out."""
        offer = self.offers.get(address)
        if offer is None:
            return None
        width = offer.face.pixels
        shown = width - width // SHIFT
        return (x * width - offer.left) / shown, (y * width - offer.top) / shown

    def forget(self, address: str) -> None:
        self.offers.pop(address, None)


def locked(data: bytes, key: bytes) -> bytes:
    """A picture that is sent before it may be seen: exclusive or with SHA-256 of the key and a counter, block by block;
    once more unlocks it. On a home network (no https) browsers have no cipher of their own; this is soon written."""
    blocks = range(-(-len(data) // BLOCK))
    stream = b"".join(sha256(key + number.to_bytes(4, "big")).digest() for number in blocks)[: len(data)]
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")


def bucket(width: int) -> int:
    return next(size for least, size in BUCKETS if width >= least)


def padded(picture: Image.Image) -> bytes:
    """The picture as WebP, made as long as its bucket by blanks in its metadata (XMP). That comes last:
    its length stands before it, the length of everything in the fifth byte and the three after it."""
    bare = webp(picture, notes=BLANKS)
    blanks = BLANKS + b" " * (-len(bare) % bucket(picture.width))
    data = bare[: -len(BLANKS) - 4] + len(blanks).to_bytes(4, "little") + blanks
    return data[:4] + (len(data) - 8).to_bytes(4, "little") + data[8:]
