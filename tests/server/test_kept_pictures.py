"""« Garder cette image »: a picture of a match that is over, under a name, chosen again at a table, and deleted."""

from __future__ import annotations

import functools
import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.games.difference.making.composing import MAKING
from tablee.server.content import kept_pictures
from tablee.server.content.kept_pictures import KeptPictures, NoRoom
from tablee.server.content.made_images import MadeImages
from tablee.server.hosting.game_server import GameServer
from tests.games.difference.composed import plain_picture
from tests.server.test_replays_api import keep, played, played_with, visitor
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio
__all__ = ["visitor"]  # a fixture


@functools.cache
def with_picture(number: int = 7) -> dict[str, Any]:
    return played_with("difference", plain_picture(number=number), picture="new_market")


def folder_of(number: int) -> str:
    return MAKING.folder(MAKING.read(plain_picture(number=number)))


async def test_a_picture_is_kept_listed_named_anew_and_deleted(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house, with_picture()) + "/picture"
    assert (await visitor.get(path)).json() == {"made": True, "kept": None, "most": 30}
    kept = await visitor.post(path, json={"name": "  Le marché\u202e de   mamie "})
    assert kept.status_code == 201
    assert kept.json()["name"] == "Le marché de mamie"
    assert (await visitor.get(path)).json()["kept"] == kept.json()
    again = (await visitor.post(path, json={"name": "Le marché"})).json()
    assert again["id"] == kept.json()["id"]
    listed = (await visitor.get("/api/1/pictures")).json()
    assert listed == {"pictures": [again], "most": 30}
    about = zipfile.ZipFile(io.BytesIO((await visitor.get("/api/1/me/export")).content)).read("me.json")
    assert msgspec.json.decode(about)["pictures"] == [again]
    assert (await visitor.delete(f"/api/1/pictures/{again['id']}")).status_code == 200
    assert (await visitor.delete(f"/api/1/pictures/{again['id']}")).status_code == 404
    assert (await visitor.get("/api/1/pictures")).json()["pictures"] == []


async def test_only_a_picture_that_was_composed_can_be_kept_and_only_under_a_name(
    house: GameServer, visitor: Visitor
) -> None:
    path = await keep(house, with_picture()) + "/picture"
    for name in ("", " ", "\u200b"):
        assert (await visitor.post(path, json={"name": name})).status_code == 400
    drawn = await keep(house, played("difference"), "t1-2") + "/picture"
    assert (await visitor.get(drawn)).json()["made"] is False
    assert (await visitor.post(drawn, json={"name": "Le cirque"})).json()["code"] == "no-picture"
    assert (await visitor.post("/api/1/records/t9-9/picture", json={"name": "a"})).status_code == 404
    house.images.made.kept.is_on = False
    assert (await visitor.post(path, json={"name": "Le marché"})).json()["code"] == "no-picture"
    assert (await visitor.get(path)).json()["most"] == (await visitor.get("/api/1/pictures")).json()["most"] == 0


async def test_who_keeps_it_plays_it_again_and_nobody_else_names_it(
    house: GameServer, visitor: Visitor, address: str
) -> None:
    path = await keep(house, with_picture()) + "/picture"
    kept = (await visitor.post(path, json={"name": "Le marché"})).json()
    setup = {"setup": {"game": "difference", "seats": 2, "options": kept["options"]}}
    assert (await visitor.post("/api/1/tables", json=setup)).status_code == 201
    async with Visitor(address) as other:
        await other.introduce("Ben")
        refused = await other.post("/api/1/tables", json=setup)
        assert refused.json()["code"] == "bad-setup"
        assert (await other.get("/api/1/pictures")).json()["pictures"] == []
        assert (await other.delete(f"/api/1/pictures/{kept['id']}")).status_code == 404
    await visitor.delete(f"/api/1/pictures/{kept['id']}")
    assert (await visitor.post("/api/1/tables", json=setup)).json()["code"] == "bad-setup"


async def test_who_is_forgotten_keeps_nothing(house: GameServer, visitor: Visitor) -> None:
    await visitor.post(await keep(house, with_picture()) + "/picture", json={"name": "Le marché"})
    shelf = house.images.made.kept
    assert len(shelf.people()) == 1
    assert (await visitor.delete("/api/1/me")).status_code == 200
    assert shelf.people() == shelf.folders() == set()
    assert "Le marché".encode() not in shelf.path.read_bytes()


async def test_where_a_picture_cannot_be_drawn_any_more_a_replay_says_so(house: GameServer, visitor: Visitor) -> None:
    path = await keep(house, with_picture())
    assert (await visitor.get(f"{path}/replay")).json()["blank"] is None
    older = played_with("difference", {**plain_picture(), "composer": 999}, picture="new_market")
    path = await keep(house, older, "t1-2")
    assert (await visitor.get(f"{path}/replay")).json()["blank"]["key"] == "house-picture-blank"
    pixels = house.images.made.folder / MAKING.folder(MAKING.read(older["made"]))
    pixels.mkdir(parents=True)
    (pixels / "places.json").write_text("[]")
    assert (await visitor.get(f"{path}/replay")).json()["blank"] is None, "its pixels are kept"
    assert (await visitor.get(f"{await keep(house, played('difference'), 't1-3')}/replay")).json()["blank"] is None


# ---- the file


def test_a_person_and_a_house_keep_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = KeptPictures(tmp_path / "kept.sqlite")
    for number in range(kept_pictures.MOST):
        shelf.keep("anna", str(number), "difference", f"market-{number}", {})
    with pytest.raises(NoRoom):
        shelf.keep("anna", "one more", "difference", "market-99", {})
    assert shelf.keep("anna", "another name", "difference", "market-3", {}).name == "another name"
    shelf.keep("ben", "his first", "difference", "market-99", {})
    monkeypatch.setattr(kept_pictures, "IN_ALL", kept_pictures.MOST + 1)
    with pytest.raises(NoRoom):
        shelf.keep("ben", "his second", "difference", "market-98", {})
    assert len(shelf.of("anna")) == kept_pictures.MOST


def test_pixels_of_kept_pictures_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.content.made_images.KEPT", 1)
    made = MadeImages(tmp_path)
    for number in (1, 2, 3, 4):
        (tmp_path / folder_of(number)).mkdir()
        (tmp_path / folder_of(number) / "places.json").write_text("[]")
    for number in (1, 2):
        made.kept.keep("anna", str(number), "difference", folder_of(number), plain_picture(number=number))
    made.tidy()
    assert [(tmp_path / folder_of(number)).exists() for number in (1, 2)] == [True, True]
    assert sum((tmp_path / folder_of(number)).exists() for number in (3, 4)) == 1
    made.kept.path.write_bytes(b"this is no database" * 100)
    made.tidy()
    assert (tmp_path / folder_of(1)).exists(), "while it is not known what is kept nothing goes"
