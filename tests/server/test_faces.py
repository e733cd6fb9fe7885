"""Pictures: everybody's at addresses made of their content, secret ones once, and never drawn on the event loop."""

from __future__ import annotations

import asyncio
import gzip
import io
import os
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from tablee.core.art import Style
from tablee.images.catalogue import faces
from tablee.images.raster import rendered
from tablee.server.content import images
from tablee.server.content.images import ImageServer
from tests.server.visit import Visitor, running

pytestmark = pytest.mark.anyio

OPEN_FACE = "smileys/" + next(name for name in faces(Style()) if name.startswith("smileys/")).partition("/")[2]
SECRET_FACE = next(name for name, face in faces(Style()).items() if face.secret)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rendering takes a while: what one test has rendered is kept for the others."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
async def pictures(drawn: Path) -> AsyncIterator[ImageServer]:
    made = ImageServer(drawn)
    await made.open()
    yield made
    made.close()


@pytest.fixture
async def visitor(tmp_path: Path) -> AsyncIterator[Visitor]:
    async with running(tmp_path) as (_, address), Visitor(address) as made:
        yield made


async def test_every_face_that_is_no_secret_has_an_address_made_of_its_content(visitor: Visitor) -> None:
    listed = (await visitor.get("/api/1/faces?lang=en&theme=day")).json()["faces"]
    known = faces(Style("en", "day"))
    assert set(listed) == {name for name, face in known.items() if not face.secret}
    answer = await visitor.get(listed[OPEN_FACE])
    assert answer.text == known[OPEN_FACE].draw()
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    unchanged = {"if-none-match": (await visitor.get("/api/1/faces?lang=en")).headers["etag"]}
    assert (await visitor.get("/api/1/faces?lang=en", headers=unchanged)).status_code == 304
    starker = (await visitor.get("/api/1/faces?lang=en&theme=contrast")).json()["faces"]
    assert starker[OPEN_FACE] != listed[OPEN_FACE]


async def test_a_style_that_is_none_and_a_face_that_is_none_are_refused(visitor: Visitor) -> None:
    assert (await visitor.get("/api/1/faces?theme=pink")).status_code == 400
    for file in (f"{'0' * 32}.svg", "../../etc/passwd", f"{'0' * 32}.png", "x"):
        assert (await visitor.get(f"/faces/{file}")).status_code == 404


async def test_a_browser_may_ask_for_a_face_before_anybody_listed_them(pictures: ImageServer) -> None:
    """After a restart it still has its list."""
    address = (await pictures.manifest(Style("fr", "night")))[OPEN_FACE]
    again = ImageServer(pictures.image_cache.folder)
    stem = address.removeprefix("/faces/").removesuffix(".svg")
    found = await again.face(stem, "svg", gzipped=True)
    assert found is not None
    assert gzip.decompress(found.data).decode() == faces(Style("fr", "night"))[OPEN_FACE].draw()
    again.close()


async def test_a_face_in_pixels_is_rendered_once_by_another_process(pictures: ImageServer) -> None:
    address = (await pictures.manifest(Style()))[OPEN_FACE]
    stem = address.removeprefix("/faces/").removesuffix(".svg")
    found = await pictures.face(stem, "webp", gzipped=False)
    assert found is not None
    assert Image.open(io.BytesIO(found.data)).format == "WEBP"
    assert pictures.process is not None
    assert os.getpid() not in pictures.process._processes
    again = ImageServer(pictures.image_cache.folder)
    assert (await again.face(stem, "webp", gzipped=False)) == found
    assert again.process is None
    again.close()


async def test_a_secret_picture_leaves_by_the_hatch_once(
    pictures: ImageServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(images, "ON_ITS_WAY", 0.0)
    address = pictures.offer(SECRET_FACE)
    assert address.startswith("/hatch/")
    assert SECRET_FACE.partition("/")[2] not in address
    token = address.removeprefix("/hatch/")
    both = await asyncio.gather(pictures.redeem(token), pictures.redeem(token))
    assert sorted(picture is None for picture in both) == [False, True]
    assert await pictures.redeem(token) is None
    assert await pictures.redeem("never-offered") is None
    x, y = pictures.point(address, 0.5, 0.5) or (0, 0)
    assert (x, y) == pytest.approx((0.5, 0.5), abs=0.02)
    pictures.forget(address)
    assert pictures.point(address, 0.5, 0.5) is not None  # for whoever was just marking it
    await asyncio.sleep(0.01)
    assert pictures.point(address, 0.5, 0.5) is None


async def test_the_hatch_is_open_to_browsers_and_nothing_is_kept_of_it(tmp_path: Path, drawn: Path) -> None:
    async with running(tmp_path) as (house, address), Visitor(address) as visitor:
        house.images.image_cache.folder = drawn
        offered = house.tables.ports.pictures.offer(SECRET_FACE)
        looked = await visitor.head(offered)  # which uses nothing up
        assert (looked.status_code, looked.headers["allow"]) == (405, "GET")
        answer = await visitor.get(offered)
        assert answer.headers["content-type"] == "image/webp"
        assert answer.headers["cache-control"] == "no-store"
        assert (await visitor.get(offered)).status_code == 404


async def test_pictures_are_cut_in_a_thread(pictures: ImageServer, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    redeem = pictures.one_time.redeem
    monkeypatch.setattr(
        pictures.one_time, "redeem", lambda *asked: where.append(threading.current_thread().name) or redeem(*asked)
    )
    assert await pictures.redeem(pictures.offer(SECRET_FACE).removeprefix("/hatch/"))
    assert where[0].startswith("pictures")


async def test_without_its_process_a_picture_comes_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pictures = ImageServer(tmp_path)
    await pictures.open()

    def no_process(*given: object, **more: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(images, "helpers", no_process)
    assert await pictures.redeem(pictures.offer(SECRET_FACE).removeprefix("/hatch/"))
    assert "renderer-broken" in caplog.text
    pictures.close()


async def test_secret_pictures_are_rendered_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two = dict([(name, face) for name, face in faces(Style()).items() if face.secret][:2])
    monkeypatch.setattr(images, "faces", lambda style: two | {OPEN_FACE: faces(style)[OPEN_FACE]})
    pictures = ImageServer(tmp_path)
    await pictures.draw_ahead()
    assert len(list(tmp_path.iterdir())) == 2
    for face in two.values():
        assert pictures.image_cache.picture(face, face.pixels).size == rendered(face, face.pixels).size
    pictures.close()
