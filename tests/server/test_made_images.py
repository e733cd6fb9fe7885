"""Pictures that are made for one match: ready before they are wanted, used once, and shown as all sealed ones are."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from tablee.core.game import Making
from tablee.core.registry import game
from tablee.drawing.pixels import image
from tablee.games.difference.art.composed.keeping import draft
from tablee.games.difference.making.composing import MAKING
from tablee.games.difference.pictures import Composed
from tablee.server.content import made_images
from tablee.server.content.images import ImageServer
from tablee.server.content.made_images import KEPT, READY, Entry, MadeImages, draw_pixels, make, makings, prefix
from tests.games.difference.composed import plain_picture

pytestmark = pytest.mark.anyio

DIFFERENCE = game("difference")


def put(folder: Path, number: int, kind: str = "market", at: int = 0) -> str:
    """A picture on the shelf, of which nothing is drawn."""
    plain = plain_picture(kind, number)
    name = f"{prefix('difference', kind)}{MAKING.folder(MAKING.read(plain))}.json"
    path = folder / "ready" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(Entry("difference", kind, plain)))
    os.utime(path, (1000 + at, 1000 + at))
    return name


def taken(shelf: MadeImages, people: Iterable[str] = ("anna",), kinds: tuple[str, ...] = ("market",)) -> int | None:
    found = shelf.take(DIFFERENCE, kinds, [*people])
    return None if found is None else found["number"]


# ---- the shelf


async def test_a_picture_that_nobody_has_seen_is_taken_first(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        put(tmp_path, number, at=number)
    put(tmp_path, 4, "beach")
    assert [taken(MadeImages(tmp_path)) for _ in range(3)] == [1, 2, 3]
    assert taken(MadeImages(tmp_path), kinds=("beach", "beach_hard")) == 4


async def test_two_workers_never_take_the_same_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, 1)
    one, other = MadeImages(tmp_path), MadeImages(tmp_path)
    listed = [*(tmp_path / "ready").iterdir()]
    assert taken(one) == 1
    monkeypatch.setattr(made_images, "newest_last", lambda folder: listed if folder.name == "ready" else [])
    assert taken(other) is None


async def test_used_ones_come_again_only_to_people_who_have_not_had_them(tmp_path: Path) -> None:
    put(tmp_path, 1, at=1)
    put(tmp_path, 2, at=2)
    shelf = MadeImages(tmp_path)
    assert taken(shelf, ["anna"]) == 1
    assert taken(shelf, ["ben"]) == 2
    assert taken(shelf, ["anna"]) == 2, "anna has had the other one"
    assert taken(shelf, ["anna"]) is None
    assert taken(shelf, ["zoe", "anna"]) is None, "one of them has had both"
    put(tmp_path, 3, at=3)
    assert taken(shelf, ["anna"]) == 3


async def test_what_is_not_there_is_made_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, asked = MadeImages(tmp_path), []

    async def made_elsewhere(run: Any, folder: Path, key: str, kind: str) -> None:
        asked.append((run, key, kind))
        put(folder, 5, kind)

    monkeypatch.setattr(shelf, "in_process", made_elsewhere)
    filling = asyncio.create_task(shelf.fill(ahead=False))
    await asyncio.sleep(0)
    assert not asked, "nobody waits for anything"
    assert taken(shelf) is None
    while taken(shelf) is None:
        await asyncio.sleep(0.001)
    assert asked == [(make, "difference", "market")]
    filling.cancel()


async def test_some_of_each_kind_are_made_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of pictures and of towns."""
    shelf = MadeImages(tmp_path)
    made: list[tuple[str, str]] = []
    kinds = [(key, kind) for key, making in makings().items() for kind in making.kinds]
    assert {key for key, _ in kinds} == {"difference", "diferencio"}

    async def made_elsewhere(run: Any, folder: Path, key: str, kind: str) -> None:
        made.append((key, kind))
        path = folder / "ready" / f"{prefix(key, kind)}{len(made)}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"{}")

    monkeypatch.setattr(shelf, "in_process", made_elsewhere)
    monkeypatch.setattr(made_images, "AT_FIRST", 0.0)
    filling = asyncio.create_task(shelf.fill(ahead=True))
    while len(made) < READY * len(kinds):
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.02)
    assert sorted(made) == sorted(READY * kinds)
    assert set(made[: len(kinds)]) == set(kinds), "one of each first"
    assert MadeImages(tmp_path).scarcest(ahead=True) is None, "after a restart they are still there"
    filling.cancel()


async def test_what_fails_is_told_and_tried_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shelf = MadeImages(tmp_path)

    async def broken(*given: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(shelf, "in_process", broken)
    monkeypatch.setattr(made_images, "AT_FIRST", 0.0)
    filling = asyncio.create_task(shelf.fill(ahead=True))
    while "picture-not-made" not in caplog.text:
        await asyncio.sleep(0.001)
    assert not filling.done()
    filling.cancel()


@pytest.mark.parametrize("data", [b"", b"{}", b'{"game":"difference","kind":"market","made":{}}', b"\xff"])
async def test_what_was_damaged_is_left_out(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "ready" / put(tmp_path, 1, at=1)).write_bytes(data)
    put(tmp_path, 2, at=2)
    assert taken(MadeImages(tmp_path)) == 2


async def test_the_oldest_of_too_many_go(tmp_path: Path) -> None:
    shelf = MadeImages(tmp_path)
    for number in range(1, KEPT + 4):
        put(tmp_path, number, at=number)
        assert taken(shelf) == number
        folder = tmp_path / MAKING.folder(MAKING.read(plain_picture(number=number)))
        folder.mkdir()
        (folder / "places.json").write_text("[]")
    for number in range(KEPT + 3):
        old = tmp_path / f"old-{number}"
        old.mkdir()
        (old / "places.json").write_text("[]")
    shelf.tidy()
    assert len([*shelf.used.iterdir()]) == KEPT
    assert len([path for path in tmp_path.iterdir() if path.name.startswith("market")]) >= KEPT
    assert len([*tmp_path.iterdir()]) <= 2 * KEPT + 3


# ---- its cards


def drafted() -> Composed:
    """A picture of which nothing was measured: its first features, wherever they are."""
    picture = draft("market", 11, 0)
    found: list[dict[str, Any]] = []
    for placed in picture.placed:
        for feature in placed.prop.features:
            left, top, right, bottom = placed.boxes.get(feature.key, (0, 0, 0, 0))
            if right - left > 24 and bottom - top > 24 and len(found) < 25:
                cells = [[row, left // 6, right // 6 - 1] for row in range(top // 6, bottom // 6)]
                words = {"name": feature.name, "base": feature.base, "altered": feature.altered}
                found.append({"key": feature.key, "region": cells, "share": 1.0, "grey": 40.0, **words})
    made = MAKING.read({**plain_picture("market", 11), "spots": found})
    assert isinstance(made, Composed)
    return made


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Composed]:
    folder, made = tmp_path_factory.mktemp("pictures"), drafted()
    assert draw_pixels(folder / "made" / MAKING.folder(made), MAKING, made, choosy=False)
    return folder, made


@pytest.fixture
async def pictures(drawn: tuple[Path, Composed]) -> AsyncIterator[ImageServer]:
    server = ImageServer(drawn[0])
    await server.open()
    yield server
    server.close()


async def test_a_card_is_the_picture_with_one_alteration(pictures: ImageServer, drawn: tuple[Path, Composed]) -> None:
    made = drawn[1]
    picture, shelf = draft("market", 11, 0), pictures.made
    for card in (0, 17):
        face = shelf.face(f"difference/{made.id}-{card + 1:02}")
        assert face is not None
        shown, whole = shelf.picture(face).convert("RGB"), image(picture.svg(made.spots[card].key), 1600).convert("RGB")
        far = max(high for _, high in ImageChops.difference(shown, whole).getextrema())  # type: ignore[misc]
        assert far <= 24, "drawn as a whole it is the same to any eye"


async def test_a_card_is_handed_out_once_as_all_sealed_pictures_are(
    pictures: ImageServer, drawn: tuple[Path, Composed]
) -> None:
    address = pictures.offer(f"difference/{drawn[1].id}-03")
    assert str(drawn[1].id) not in address
    token = address.removeprefix("/hatch/")
    data = await pictures.redeem(token)
    assert data is not None
    assert Image.open(io.BytesIO(data)).size == (1584, 1184)
    assert await pictures.redeem(token) is None
    again = pictures.album.offer(f"difference/{drawn[1].id}-03")
    assert await pictures.redeem(again.removeprefix("/hatch/") + ".half")


async def test_a_card_that_no_match_has_is_unknown(pictures: ImageServer) -> None:
    with pytest.raises(KeyError):
        pictures.offer("difference/123456-01")


async def test_what_another_version_composed_is_shown_as_a_blank(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made = MAKING.read({**plain_picture(), "composer": 999})
    server = ImageServer(tmp_path)
    await server.open()
    data = await server.redeem(server.offer(f"difference/{made.options()['picture']}-01").removeprefix("/hatch/"))
    assert data is not None
    assert Image.open(io.BytesIO(data)).convert("L").getextrema()[0] > 200  # type: ignore[operator]
    assert "picture-not-drawn" in caplog.text
    server.close()


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["market", "beach_hard"])
async def test_all_cards_of_a_picture_are_as_long(tmp_path: Path, kind: str) -> None:
    """DFO-23: the length of what is sent tells nothing."""
    make(tmp_path / "made", "difference", kind)
    server = ImageServer(tmp_path)
    await server.open()
    plain = server.made.take(DIFFERENCE, [kind], [])
    making: Making = MAKING
    made = making.read(plain)
    for size in ("", ".half"):
        lengths = set()
        for card in range(1, 26):
            address = server.offer(f"difference/{made.options()['picture']}-{card:02}")
            data = await server.redeem(address.removeprefix("/hatch/") + size)
            lengths.add(len(data or b""))
        assert len(lengths) == 1
    server.close()
