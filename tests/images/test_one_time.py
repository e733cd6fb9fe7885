"""Pictures are handed out once, shifted, and points on them are read back through the shift."""

from __future__ import annotations

import io
from itertools import count, product
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tablee.core.art import Face
from tablee.core.draws import FastDraw
from tablee.drawing.palette import RED
from tablee.drawing.shapes import box as rectangle
from tablee.drawing.shapes import sheet
from tablee.games.diferencio.art import WORLDS, place
from tablee.games.diferencio.state import FACES, SPACES
from tablee.games.difference.art import PICTURES, card
from tablee.games.difference.regions import CELLS, box, hit, regions
from tablee.images.cache import ImageCache
from tablee.images.one_time import SHIFT, OneTimeImages, bucket, locked
from tests.images.proven import unless_proven


def images_in(folder: Path, offered: int = 100) -> OneTimeImages:
    numbers = count()
    return OneTimeImages(ImageCache(folder), lambda: f"address-{next(numbers)}", FastDraw(7), offered)


def marked() -> Face:
    """A white picture with a red square in the middle of its left half."""
    body = rectangle(0, 0, 400, 300, "#ffffff", width=0) + rectangle(90, 140, 20, 20, RED, width=0)
    return Face("test/marked", 400, 300, lambda: sheet(400, 300, body), pixels=800, secret=True)


def seen(data: bytes | None) -> Image.Image:
    assert data is not None
    return Image.open(io.BytesIO(data))


def middle_of_red(picture: Image.Image) -> tuple[float, float]:
    """Where the red square lies, in widths of the picture."""
    pixels = np.asarray(picture.convert("RGB"), dtype=int)
    rows, columns = np.nonzero((pixels[..., 0] > 150) & (pixels[..., 1] < 130))
    return (columns.mean() + 0.5) / picture.width, (rows.mean() + 0.5) / picture.width


def test_an_address_works_once(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    address = images.offer(marked())
    assert seen(images.redeem(address)).format == "WEBP"
    assert images.redeem(address) is None
    assert images.redeem("address-never-offered") is None


def test_two_offers_of_one_face_are_shifted_differently(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    pictures = [seen(images.redeem(images.offer(marked()))) for _ in range(12)]
    places = {tuple(round(side * picture.width) for side in middle_of_red(picture)) for picture in pictures}
    assert len({picture.size for picture in pictures}) == 1
    assert len(places) >= 8
    most = 800 // SHIFT
    assert max(x for x, _ in places) - min(x for x, _ in places) <= most
    assert max(y for _, y in places) - min(y for _, y in places) <= most


def test_a_point_is_mapped_back_through_the_shift(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    for _ in range(6):
        address = images.offer(marked())
        found = images.point(address, *middle_of_red(seen(images.redeem(address))))
        assert found == pytest.approx((100 / 400, 150 / 400), abs=0.001)
    images.forget(address)
    assert images.point(address, 0.5, 0.5) is None


def test_the_length_of_a_picture_tells_nothing(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    for face, half in product((marked(), card(PICTURES["circus"], 3, "day")), (False, True)):
        data = images.redeem(images.offer(face), half)
        assert data is not None
        assert len(data) % bucket(seen(data).width) == 0


@unless_proven
def test_all_places_of_diferencio_are_equally_long_so_that_a_new_one_is_not_known_by_its_length(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    everything = product(WORLDS.values(), range(SPACES), range(FACES), ("day", "contrast"))
    faces = [place(world, number, face, theme) for world, number, face, theme in everything]
    for half, length in ((False, 48 * 1024), (True, 20 * 1024)):
        assert {len(images.redeem(images.offer(face), half) or b"") for face in faces} == {length}


def test_a_small_screen_gets_half_of_it_and_the_same_points(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    whole, address = seen(images.redeem(images.offer(marked()))), images.offer(marked())
    half = seen(images.redeem(address, half=True))
    assert abs(2 * half.width - whole.width) <= 1
    found = images.point(address, *middle_of_red(half))
    assert found == pytest.approx((100 / 400, 150 / 400), abs=0.005)
    assert images.redeem(address) is None


def test_a_picture_that_is_sent_ahead_can_be_seen_with_its_key_only(tmp_path: Path) -> None:
    images, key = images_in(tmp_path), bytes(range(16))
    data = images.redeem(images.offer(marked(), key))
    assert data is not None
    assert not data.startswith(b"RIFF")
    assert len(data) % bucket(792) == 0
    assert seen(locked(data, key)).size == seen(images.redeem(images.offer(marked()))).size


def test_the_oldest_offers_are_forgotten(tmp_path: Path) -> None:
    images = images_in(tmp_path, offered=3)
    addresses = [images.offer(marked()) for _ in range(5)]
    assert [images.point(address, 0, 0) is None for address in addresses] == [True, True, False, False, False]


def test_what_leaves_is_pixels_and_no_words(tmp_path: Path) -> None:
    images = images_in(tmp_path)
    data = images.redeem(images.offer(card(PICTURES["lake"], 11, "day")))
    assert data is not None
    assert b"<svg" not in data
    for name in (b"lake", *(feature.encode() for feature in PICTURES["lake"].cards)):
        assert name not in data


@pytest.mark.parametrize("picture", PICTURES)
def test_a_mark_counts_for_the_alteration_it_lies_on_or_beside(picture: str) -> None:
    for number, region in enumerate(regions()[picture]):
        for row, first, last in region:
            assert hit(picture, (first + last + 1) / 2 / CELLS, (row + 0.5) / CELLS) == number
    left, top, _, _ = box(regions()[picture][0])
    assert hit(picture, (left - 60) / CELLS, (top - 60) / CELLS) != 0


def test_a_mark_far_from_everything_counts_for_nothing() -> None:
    far = [(x / 40, y / 40) for x in range(40) for y in range(30)]
    missed = [point for point in far if hit("circus", *point) is None]
    assert len(missed) > len(far) / 4
