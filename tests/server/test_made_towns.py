"""Towns that are made for a match of Diferencio: a card shows its place of the board alone."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from tablee.core.registry import game
from tablee.drawing.pixels import image
from tablee.games.diferencio.art.composed.keeping import composed
from tablee.games.diferencio.making.composing import KINDS, MAKING
from tablee.games.diferencio.worlds import Composed
from tablee.server.content.images import ImageServer
from tablee.server.content.made_images import MadeImages, has_one_length, make
from tablee.server.endpoints.games import offered
from tests.games.diferencio.composed import plain_town

pytestmark = pytest.mark.anyio


def test_a_card_is_cut_from_the_board(tmp_path: Path) -> None:
    made = MAKING.read(plain_town())
    shelf = MadeImages(tmp_path)
    face = shelf.face(f"diferencio/{made.options()['side']}-5-3")
    assert face is not None
    assert (face.width, face.height, face.card) == (600, 480, 4 * 6 + 2)
    folder = tmp_path / face.folder
    folder.mkdir()
    Image.new("RGB", (1440, 1152), "#ff0000").save(folder / "untouched.webp", lossless=True)
    Image.new("RGB", (10, 20), "#0000ff").save(folder / "26.webp", lossless=True)
    (folder / "places.json").write_bytes(msgspec.json.encode([(480 + 7, 384 + 9)] * 54))
    shown = shelf.picture(face).convert("RGB")
    assert shown.size == (480, 384)
    blue = ImageChops.difference(shown, Image.new("RGB", shown.size, "#ff0000")).getbbox()
    assert blue == (7, 9, 17, 29)


def test_a_new_town_is_offered_where_pictures_are_made() -> None:
    found = game("diferencio")
    switch = next(each for each in found.switches if each.name == "side")
    assert sorted(offered(found, switch, makes_pictures=True).values) == ["new", "sea", "town"]
    assert offered(found, switch, makes_pictures=False).values == ["town", "sea"]
    assert offered(found, switch, makes_pictures=True).low is None, "what was made for a match is named by nobody"


def test_cards_of_different_lengths_are_no_good() -> None:
    noise = Image.effect_noise((480, 384), 120).convert("RGB")
    plain = Image.new("RGB", (480, 384), "#ffffff")
    assert has_one_length([plain, plain])
    assert not has_one_length([plain, noise])


@pytest.mark.thorough
async def test_a_town_is_made_and_all_of_its_cards_are_as_long(tmp_path: Path) -> None:
    """DFO-23: the length of what is sent tells nothing. Each card shows what the town has there."""
    make(tmp_path / "made", "diferencio", "town")
    server = ImageServer(tmp_path)
    await server.open()
    made = MAKING.read(server.made.take(game("diferencio"), KINDS, []))
    assert isinstance(made, Composed)
    for size in ("", ".half"):
        lengths = set()
        for card in range(54):
            address = server.offer(f"diferencio/{made.id}-{card // 6 + 1}-{card % 6 + 1}")
            data = await server.redeem(address.removeprefix("/hatch/") + size)
            lengths.add(len(data or b""))
            assert Image.open(io.BytesIO(data or b"")).width == (476 if not size else 238)
        assert len(lengths) == 1
    world = composed("town", made.number, [(place.draft, place.six) for place in made.places])
    face = server.made.face(f"diferencio/{made.id}-4-2")
    assert face is not None
    kept, drawn = server.made.picture(face).convert("RGB"), image(world.face(3, 1), 480).convert("RGB")
    far = ImageChops.difference(kept, drawn).convert("L").point(lambda value: 255 if value > 40 else 0)
    assert far.histogram()[255] < 0.002 * 480 * 384
    server.close()
