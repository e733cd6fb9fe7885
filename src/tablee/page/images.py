"""Sealed pictures in a page: an address tells nothing of its face, and what is shown there is shifted a little, as at a
server. This hides answers from a glance; whoever opens the browser's tools plays alone anyway."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict

from msgspec import Struct

from tablee.core.words import Msg, msg

ADDRESS = "/hatch/"
SHIFT = 100  # as in tablee/images/one_time.py
KEY = 16  # bytes
OFFERED = 2000  # addresses that are remembered; the oldest goes first
ON_ITS_WAY = 30.0  # seconds in which a picture that has left the table may still be asked for


class Offer(Struct, frozen=True):
    """A face behind an address, and where its crop begins."""

    face: str
    left: int
    top: int
    room: int  # by which the crop is smaller than the picture
    key: str = ""  # its picture is handed out locked, if there is one


class PageImages:
    """To a table, pictures; to lessons and replays, an album."""

    def __init__(self, widths: dict[str, int]) -> None:
        self.widths = widths  # of sealed faces, in pixels
        self.offers: OrderedDict[str, Offer] = OrderedDict()

    @property
    def album(self) -> PageImages:
        return self

    def why_blank(self, key: str, made: object) -> Msg:
        """Pictures that were made for a match are drawn by servers."""
        return msg("house-picture-blank")

    def offer(self, face: str) -> str:
        return self.put(face, "")

    def offer_locked(self, face: str) -> tuple[str, str]:
        key = secrets.token_hex(KEY)
        return self.put(face, key), key

    def put(self, face: str, key: str) -> str:
        token, room = secrets.token_urlsafe(18), self.widths[face] // SHIFT
        self.offers[token] = Offer(face, secrets.randbelow(room + 1), secrets.randbelow(room + 1), room, key)
        while len(self.offers) > OFFERED:
            self.offers.popitem(last=False)
        return ADDRESS + token

    def found(self, address: str) -> Offer | None:
        return self.offers.get(address.removeprefix(ADDRESS).partition("#")[0])

    def point(self, address: str, x: float, y: float) -> tuple[float, float] | None:
        """A point on the picture that was handed out, as a point of the whole one. All in widths of their picture."""
        offer = self.found(address)
        if offer is None:
            return None
        width = self.widths[offer.face]
        shown = width - offer.room
        return (x * shown + offer.left) / width, (y * shown + offer.top) / width

    def place(self, address: str, x: float, y: float) -> tuple[float, float]:
        """The other way round."""
        offer = self.found(address)
        assert offer is not None
        width = self.widths[offer.face]
        shown = width - offer.room
        return (x * width - offer.left) / shown, (y * width - offer.top) / shown

    def forget(self, address: str) -> None:
        token = address.removeprefix(ADDRESS).partition("#")[0]
        asyncio.get_running_loop().call_later(ON_ITS_WAY, lambda: self.offers.pop(token, None))
