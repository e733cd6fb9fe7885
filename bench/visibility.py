"""How large and how strong each alteration of the pictures drawn by hand is, for robots that search as people do.

`python -m bench.visibility` writes src/tablee/games/difference/visibility.json: by picture and card, the share of the
picture in per cent and the mean change of lightness, measured as those of composed pictures are.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from PIL import ImageChops, ImageStat

from tablee.drawing.pixels import image
from tablee.games import difference
from tablee.games.difference.art import PICTURES
from tablee.games.difference.art.composed.measuring import WIDTH, changed, share

OUT = Path(difference.__file__).with_name("visibility.json")


def main() -> None:
    found: dict[str, list[tuple[float, float]]] = {}
    for name, picture in PICTURES.items():
        untouched = image(picture.svg(), WIDTH).convert("RGB")
        found[name] = []
        for feature in picture.cards:
            altered = image(picture.svg(feature), WIDTH).convert("RGB")
            mask = changed(untouched, altered)
            light = ImageChops.difference(untouched.convert("L"), altered.convert("L"))
            found[name].append((round(share(mask), 3), round(ImageStat.Stat(light, mask).mean[0], 1)))
    OUT.write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
