"""The pictures of docs/gallery.md and README, in docs/pictures: `make gallery`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from rich.progress import track

from tablee.core.art import Face, Style
from tablee.games.difference.art import PICTURES
from tablee.games.difference.art.composed.keeping import draft
from tablee.images.cache import save, webp
from tablee.images.catalogue import faces
from tablee.images.contact_sheets import contact_sheet
from tablee.images.raster import image, rendered

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 1200


def laid_out(pictures: Sequence[Image.Image], columns: int, theme: str = "day") -> Image.Image:
    return contact_sheet(pictures, theme, columns, WIDTH)


def named(names: Sequence[str], width: int, style: Style) -> list[Image.Image]:
    return [rendered(faces(style)[name], width) for name in names]


def starting(start: str, style: Style, long: bool = True) -> list[str]:
    """The names that begin so; `long` leaves the shorter forms of cards in."""
    found: dict[str, Face] = faces(style)
    return [name for name in found if name.startswith(start) and (long or "-" not in name)]


def pictures_of_difference() -> dict[str, Image.Image]:
    """Each picture once, and two cards of each side by side; one of them as a colouring book."""
    made = {name: image(picture.svg(), WIDTH) for name, picture in PICTURES.items()}
    pairs = [name for picture in PICTURES for name in (f"difference/{picture}-02", f"difference/{picture}-19")]
    for world, name in (("market", "markets"), ("beach", "beaches"), ("village", "villages"), ("station", "stations")):
        made[name] = laid_out([image(draft(world, number, 0).svg(), 800) for number in range(1, 5)], 2)
    made["pairs"] = laid_out(named(pairs, 800, Style()), 2)
    made["colouring"] = laid_out(
        named(["difference/circus-01", "difference/dragon-01"], 800, Style(theme="contrast")), 2
    )
    return made


def everything() -> dict[str, Image.Image]:
    day, contrast = Style(), Style(theme="contrast")
    sheets = dict(pictures_of_difference())
    for world in ("town", "sea"):
        sheets[world] = rendered(faces(day)[f"diferencio/{world}"], WIDTH)
        sheets[f"{world}-faces"] = laid_out(named(starting(f"diferencio/{world}-", day), 200, day), 6)
    for style in (day, Style(theme="night"), contrast):
        cards = starting("smileys/", style, long=False)
        sheets[f"smileys-{style.theme}"] = laid_out(named(cards, 150, style), 12, style.theme)
        lines = [face.name for face in faces(style).values() if face.name.startswith("tour") and face.height == 350]
        sheets[f"tour_du_monde-{style.theme}"] = laid_out(named(lines, 160, style), 8, style.theme)
        tiles = [name for name in starting("davinci/", style) if "lying" not in name]
        sheets[f"davinci-{style.theme}"] = laid_out(named(tiles, 100, style), 14, style.theme)
    sheets["boxes"] = laid_out(named(starting("boxes/", day), 226, day), 5)
    seats = [*starting("house/animal", day), *starting("house/robot", day)]
    sheets["seats"] = laid_out(named(seats, 120, day), 7)
    sheets["share"] = rendered(faces(day)["house/share"], WIDTH)
    return sheets


if __name__ == "__main__":
    for name, picture in track(everything().items(), "docs/pictures"):
        save(FOLDER / f"{name}.webp", webp(picture.convert("RGB")))
