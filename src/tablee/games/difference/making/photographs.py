"""Photographs that people bring: which are fair, and how a match names them.

They are measured as composed pictures are. What measures is loaded when somebody brings one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.game import FairCard, Judged, PhotoCard, Photographs, PhotoLimits
from tablee.core.words import Msg, msg
from tablee.games.difference.events import Options
from tablee.games.difference.pictures import FIRST_DECK, Photo, read
from tablee.games.difference.state import CARDS

if TYPE_CHECKING:
    from PIL import Image

    from tablee.games.difference.art.composed.measuring import Change

LEVEL = "easy"
SPECK = 3  # pixels across: what is thinner is what packing a photograph has left, no alteration
ROUND = 13  # pixels across of the brush round an alteration: its soft edge belongs to it


# ---- how a match names them


def number(deck: str) -> int:
    return FIRST_DECK + int(deck, 16)


def wanted(options: Options) -> str:
    chosen = options.picture
    return f"{chosen - FIRST_DECK:010x}" if isinstance(chosen, int) and chosen >= FIRST_DECK else ""


def kept(deck: str, spots: list[dict[str, Any]]) -> dict[str, Any]:
    return read({"photo": deck, "spots": spots}).plain()


def deck(plain: Any) -> str:
    try:
        return msgspec.convert(plain, Photo).photo
    except msgspec.ValidationError:
        return ""


# ---- which are fair


def limits() -> PhotoLimits:
    from tablee.games.difference.art.composed import keeping, measuring

    least = round(keeping.LEAST[LEVEL] * measuring.SPARE, 3)
    size = measuring.WIDTH, measuring.HEIGHT
    return PhotoLimits(*size, CARDS, least, measuring.MOST, measuring.LEAST_GREY, 2 * measuring.APART)


def judge(brought: Image.Image, untouched: Image.Image, cards: list[PhotoCard]) -> Judged:
    """Every card measured on the photograph as it is kept, and compared with all others."""
    from tablee.games.difference.art.composed.choosing import in_parts
    from tablee.games.difference.art.composed.measuring import region, touch

    found: dict[int, tuple[FairCard, Change]] = {}
    unfair: list[tuple[int, Msg]] = []
    for card, given in enumerate(cards):
        laid = alteration(brought, untouched, given)
        why = msg("photo-nothing") if laid is None else why_unfair(laid[1])
        if laid is not None and why is None:
            near = next((other for other, (_, change) in found.items() if touch(laid[1], change)), None)
            why = None if near is None else msg("photo-too-near", other=cards[near].name)
        if laid is None or why is not None:
            unfair.append((card, why or msg("photo-nothing")))
        else:
            found[card] = laid
    if unfair:
        return Judged([], unfair)
    of_change = {id(change): (card, kept) for card, (kept, change) in found.items()}
    fair: list[FairCard] = []
    for change in in_parts([change for _, change in found.values()]):
        card, laid_out = of_change[id(change)]
        spot = {
            "region": region(change), "share": round(change.share, 3), "grey": round(change.grey, 1),
            "name": cards[card].name,
        }  # fmt: skip
        fair.append(FairCard(laid_out.altered, laid_out.left, laid_out.top, spot))
    return Judged(fair, [])


def alteration(brought: Image.Image, untouched: Image.Image, card: PhotoCard) -> tuple[FairCard, Change] | None:
    """What a card alters, and how much; nothing, if it alters nothing. The photograph was packed before it came, so a
    card differs from it by a little everywhere: only where it differs visibly, and round that, is it laid on."""
    from PIL import ImageFilter

    from tablee.games.difference.art.composed.measuring import change, changed

    right, bottom = card.left + card.altered.width, card.top + card.altered.height
    window = (card.left, card.top, right, bottom)
    here = brought.crop(window)
    laid = here.convert("RGBA")
    laid.alpha_composite(card.altered.convert("RGBA"))
    altered = laid.convert("RGB")
    solid = changed(here, altered).filter(ImageFilter.MinFilter(SPECK))
    area = solid.filter(ImageFilter.MaxFilter(SPECK)).filter(ImageFilter.MaxFilter(ROUND))
    box = area.getbbox()
    if box is None:
        return None
    base = untouched.crop(window)
    shown = base.copy()
    shown.paste(altered, mask=area)
    mask = changed(base, shown)
    if mask.getbbox() is None:
        return None
    altered.putalpha(area)
    found = change(card.name, (card.left, card.top), base, shown, mask)
    return FairCard(altered.crop(box), card.left + box[0], card.top + box[1], {}), found


def why_unfair(found: Change) -> Msg | None:
    """The gates of `measuring.is_fair`, each with its reason."""
    bounds = limits()
    if found.share < bounds.least_share:
        return msg("photo-too-small", side=side(found.share), least=side(bounds.least_share))
    if found.share > bounds.most_share:
        return msg("photo-too-big", side=side(found.share), most=side(bounds.most_share))
    if found.solid < bounds.least_share / 2:
        return msg("photo-too-thin")
    if found.places != 1:
        return msg("photo-several-places", count=found.places)
    return msg("photo-hue-only") if found.grey < bounds.least_grey else None


def side(share: float) -> int:
    """Pixels of a square that is such a part, per cent, of a photograph: for people that says more."""
    bounds = limits()
    return round(math.sqrt(bounds.width * bounds.height * share / 100))


PHOTOGRAPHS = Photographs(limits, judge, number, wanted, kept, deck)
