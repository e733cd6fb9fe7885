"""Photographs in a house: sent, listed, leafed through, played, printed, handed over, and gone for good."""

from __future__ import annotations

import io
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image, ImageChops
from websockets.exceptions import ConnectionClosed

from tablee import Match, Seeded
from tablee.cli.command import main
from tablee.core.records import read as read_record
from tablee.core.registry import game
from tablee.games.difference.making.photographs import PHOTOGRAPHS
from tablee.games.difference.pictures import KNOWN, read
from tablee.games.difference.state import ENOUGH, mark
from tablee.protocol.errors import Refusal
from tablee.server.content.images import ImageServer
from tablee.server.content.photos.deck_file import LONGEST
from tablee.server.content.photos.making import ABOUT, keep
from tablee.server.content.photos.shelf import DAYS, DECKS, Photos
from tablee.server.endpoints import photos as endpoint
from tablee.server.hosting.game_server import GameServer
from tablee.server.hosting.seats_kept import endings
from tests.games.difference.composed import plain_picture
from tests.server.photo_decks import altered, deck, packed, photograph, place
from tests.server.visit import Visitor

pytestmark = pytest.mark.anyio
DIFFERENCE = game("difference")
ID = "0123456789"
DAY = 24 * 3600


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck of Anna's."""
    folder = tmp_path_factory.mktemp("photos")
    assert keep(folder / ID, deck(), "anna", False, int(time.time())).why is None
    return folder / ID


def put(made: Path, folder: Path, id: str = ID, owner: str = "anna", shared: bool = False) -> None:
    """The same deck in another house, or of somebody else; there at once, since a house sweeps what is nobody's."""
    half = folder / "pictures" / "photos" / f".{id}.half"
    half.mkdir(parents=True)
    for path in made.iterdir():
        (half / path.name).write_bytes(path.read_bytes())
    about = json.loads((half / ABOUT).read_bytes())
    (half / ABOUT).write_text(json.dumps({**about, "owner": owner, "shared": shared}))
    half.rename(half.with_name(id))


@pytest.fixture
async def anna(house: GameServer, address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as visitor:
        await visitor.introduce("Anna")
        yield visitor


@pytest.fixture
async def ben(house: GameServer, address: str) -> AsyncIterator[Visitor]:
    async with Visitor(address) as visitor:
        await visitor.introduce("Ben")
        yield visitor


def person(house: GameServer, name: str) -> str:
    return next(id for id, known in house.identities.known.items() if known == name)


async def listed(visitor: Visitor) -> dict[str, Any]:
    answer = await visitor.get("/api/1/photos")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# ---- sent


async def test_a_deck_is_sent_and_comes_back_as_the_same_file(house: GameServer, anna: Visitor, ben: Visitor) -> None:
    sent = await anna.post("/api/1/photos?share=house", content=deck())
    assert sent.status_code == 201, sent.text
    id = sent.json()["id"]
    found = await listed(anna)
    assert found["room"] == DECKS - 1
    assert found["limits"]["cards"] == 25
    (line,) = found["photos"]
    assert (line["id"], line["title"], line["mine"], line["shared"]) == (id, "Le jardin", True, True)
    assert line["picture"] == PHOTOGRAPHS.number(id)
    assert [each["mine"] for each in (await listed(ben))["photos"]] == [False]
    assert house.images.photos.process is None, "nothing is left running"
    file = await anna.get(f"/api/1/photos/{id}/file")
    assert file.headers["content-disposition"] == 'attachment; filename="Le-jardin.tablee-photo"'
    again = await ben.post("/api/1/photos", content=file.content)
    assert again.status_code == 201, again.text
    assert len((await listed(ben))["photos"]) == 2
    assert len((await listed(anna))["photos"]) == 1, "Ben's is for his own tables"


async def test_what_is_wrong_is_told_card_by_card(anna: Visitor) -> None:
    answer = await anna.post("/api/1/photos", content=deck(card_03=packed(altered(photograph(), 3, across=20), "PNG")))
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-photo"
    (card,) = answer.json()["cards"]
    assert card["card"] == 3
    assert card["why"]["key"] == "photo-too-small"
    assert card["why"]["args"]["least"] == 55
    assert (await listed(anna))["photos"] == []


async def test_a_file_that_is_too_long_is_refused(house: GameServer, anna: Visitor) -> None:
    answer = await anna.post("/api/1/photos", content=bytes(LONGEST + 1))
    assert answer.status_code == 413
    assert answer.json()["why"]["key"] == "photo-too-large"
    assert house.images.photos.process is None


@pytest.mark.parametrize("content", [b"", b"nothing", b"\x00" * 10_000])
async def test_what_is_no_file_starts_nothing(house: GameServer, anna: Visitor, content: bytes) -> None:
    answer = await anna.post("/api/1/photos", content=content)
    assert (answer.status_code, answer.json()["why"]["key"]) == (422, "photo-no-file")
    assert house.images.photos.process is None


async def test_nobody_sends_all_the_time(anna: Visitor) -> None:
    found = [(await anna.post("/api/1/photos", content=b"nothing")).status_code for _ in range(8)]
    assert found[:6] == [422] * 6
    assert found[6:] == [429] * 2


async def test_only_so_many_files_are_read_at_once(house: GameServer, anna: Visitor) -> None:
    house.images.photos.waiting = endpoint.AT_ONCE
    assert (await anna.post("/api/1/photos", content=b"nothing")).status_code == 429
    house.images.photos.waiting = 0


async def test_a_house_that_is_full_says_so(house: GameServer, anna: Visitor, made: Path, tmp_path: Path) -> None:
    for number in range(DECKS):
        put(made, tmp_path, f"{number:010x}", shared=True)
    answer = await anna.post("/api/1/photos", content=deck())
    assert (answer.status_code, answer.json()["code"]) == (409, "photos-full")
    assert (await listed(anna))["room"] == 0


async def test_who_is_nobody_sends_and_sees_nothing(address: str, house: GameServer) -> None:
    async with Visitor(address) as stranger:
        assert (await stranger.get("/api/1/photos")).status_code == 401
        assert (await stranger.post("/api/1/photos", content=deck())).status_code == 401
        assert (await stranger.delete(f"/api/1/photos/{ID}")).status_code == 401


# ---- one's own


async def test_only_its_owner_sees_the_cards_of_a_deck(
    house: GameServer, anna: Visitor, ben: Visitor, made: Path, tmp_path: Path
) -> None:
    put(made, tmp_path, owner=person(house, "Anna"), shared=True)
    card = await anna.get(f"/api/1/photos/{ID}/cards/7")
    assert Image.open(io.BytesIO(card.content)).size == (800, 600)
    for path in ("cards/25", "cards/-1", "cards/x", "cards/007"):
        assert (await anna.get(f"/api/1/photos/{ID}/{path}")).status_code == 404
    for path in ("cards/7", "file", "sheet.pdf"):
        assert (await ben.get(f"/api/1/photos/{ID}/{path}")).status_code == 404
    assert (await ben.delete(f"/api/1/photos/{ID}")).status_code == 404
    for id in ("..", "%2e%2e", "0123456788", "0123456789x"):
        assert (await anna.get(f"/api/1/photos/{id}/file")).status_code == 404


async def test_a_deck_is_printed(house: GameServer, anna: Visitor, made: Path, tmp_path: Path) -> None:
    pytest.importorskip("typst")
    from tablee.images.printing import pages_in

    put(made, tmp_path, owner=person(house, "Anna"))
    answer = await anna.get(f"/api/1/photos/{ID}/sheet.pdf")
    assert answer.status_code == 200, answer.text
    assert pages_in(answer.content) == 6, "five cards and a half to a sheet, and what is altered on each"


async def test_deleted_it_is_gone_at_once(
    house: GameServer, anna: Visitor, address: str, made: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "pictures" / "photos"
    put(made, tmp_path, owner=person(house, "Anna"))
    put(made, tmp_path, "aaaaaaaaaa", owner="somebody else", shared=True)
    assert (await anna.delete(f"/api/1/photos/{ID}")).status_code == 200
    assert [path.name for path in folder.iterdir()] == ["aaaaaaaaaa"]
    assert (await anna.delete(f"/api/1/photos/{ID}")).status_code == 404
    async with httpx.AsyncClient(base_url=address, headers={"tablee-client": "1"}) as keeper:
        wrong = await keeper.delete("/api/1/photos/aaaaaaaaaa", headers={"authorization": "Bearer no"})
        assert wrong.status_code == 401
        right = await keeper.delete("/api/1/photos/aaaaaaaaaa", headers={"authorization": f"Bearer {house.token}"})
        assert right.status_code == 200, "whoever runs the house may"
    assert [*folder.iterdir()] == []


async def test_forgetting_somebody_deletes_their_photographs(
    house: GameServer, anna: Visitor, made: Path, tmp_path: Path
) -> None:
    put(made, tmp_path, owner=person(house, "Anna"), shared=True)
    put(made, tmp_path, "aaaaaaaaaa", owner="somebody else", shared=True)
    assert (await anna.delete("/api/1/me")).status_code == 200
    assert [path.name for path in (tmp_path / "pictures" / "photos").iterdir()] == ["aaaaaaaaaa"]


# ---- how long they are kept


@pytest.fixture
def shelf(made: Path, tmp_path: Path) -> Photos:
    put(made, tmp_path)
    return Photos(tmp_path / "pictures" / "photos")


def is_known(person: str) -> bool:
    return person == "anna"


async def test_what_nobody_uses_goes(shelf: Photos) -> None:
    old = time.time() - (DAYS + 1) * DAY
    os.utime(shelf.folder / ID / ABOUT, (old, old))
    shelf.bring(DIFFERENCE, ID, "anna", True)
    shelf.retire(is_known)
    assert shelf.deck(ID), "it was played today"
    os.utime(shelf.folder / ID / ABOUT, (old, old))
    shelf.bring(DIFFERENCE, ID, "anna", False)
    shelf.retire(is_known)
    assert shelf.deck(ID) is None


async def test_a_deck_for_tables_of_somebody_unknown_goes(shelf: Photos, made: Path, tmp_path: Path) -> None:
    put(made, tmp_path, "aaaaaaaaaa", owner="nobody now")
    put(made, tmp_path, "bbbbbbbbbb", owner="nobody now", shared=True)
    shelf.retire(is_known)
    assert {each.id for each in shelf.decks()} == {ID, "bbbbbbbbbb"}


async def test_what_was_half_written_goes_after_a_day(shelf: Photos) -> None:
    half, new = shelf.folder / ".0123456788.abcd", shelf.folder / ".0123456787.abcd"
    half.mkdir()
    new.mkdir()
    os.utime(half, (time.time() - 2 * DAY,) * 2)
    shelf.retire(is_known)
    assert not half.exists()
    assert new.exists()
    assert [each.id for each in shelf.decks()] == [ID]


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff"])
async def test_a_deck_that_was_damaged_is_none(shelf: Photos, data: bytes) -> None:
    (shelf.folder / ID / ABOUT).write_bytes(data)
    assert shelf.decks() == []
    with pytest.raises(Refusal):
        shelf.bring(DIFFERENCE, ID, "anna", True)


# ---- played


async def test_only_its_owner_plays_it_unless_it_is_shared(shelf: Photos, made: Path, tmp_path: Path) -> None:
    assert shelf.bring(DIFFERENCE, ID, "anna", True)["photo"] == ID
    with pytest.raises(Refusal) as refused:
        shelf.bring(DIFFERENCE, ID, "ben", True)
    assert refused.value.code == "no-such-photo"
    put(made, tmp_path, "aaaaaaaaaa", shared=True)
    assert shelf.bring(DIFFERENCE, "aaaaaaaaaa", "ben", True)["photo"] == "aaaaaaaaaa"
    for id in ("", "..", "0123456788"):
        with pytest.raises(Refusal):
            shelf.bring(DIFFERENCE, id, "anna", True)


@pytest.fixture
def pictures(shelf: Photos, tmp_path: Path) -> Iterator[ImageServer]:
    server = ImageServer(tmp_path / "pictures")
    yield server
    server.close()


async def test_a_card_is_the_photograph_with_one_alteration(pictures: ImageServer) -> None:
    found = read(pictures.photos.bring(DIFFERENCE, ID, "anna", True))
    name = str(found.plain()["spots"][4]["name"])
    face = pictures.photos.face(f"difference/{found.id}-05")
    assert face is not None
    shown = pictures.photos.shown(face).convert("RGB")
    assert shown.size == (1600, 1200)
    left, top = place(int(name.split()[-1]))
    expected = photograph().copy()
    expected.paste(altered(photograph(), int(name.split()[-1])), (left, top))
    small = ImageChops.difference(shown.reduce(8), expected.reduce(8))
    assert max(high for _, high in small.getextrema()) < 24  # type: ignore[misc]
    untouched = ImageChops.difference(shown.reduce(8), photograph().reduce(8))
    box = untouched.convert("L").point(lambda far: 255 if far > 24 else 0).getbbox()
    assert box is not None
    assert (left // 8 <= box[0], top // 8 <= box[1], box[2] <= left // 8 + 16, box[3] <= top // 8 + 16) == (True,) * 4


async def test_cards_leave_once_and_all_as_long(pictures: ImageServer) -> None:
    found = read(pictures.photos.bring(DIFFERENCE, ID, "anna", True))
    lengths: dict[str, set[int]] = {"": set(), ".half": set()}
    for card in (1, 9, 17, 25):
        for size, known in lengths.items():
            address = pictures.offer(f"difference/{found.id}-{card:02}")
            assert ID not in address
            token = address.removeprefix("/hatch/")
            data = await pictures.redeem(token + size)
            assert data is not None
            assert Image.open(io.BytesIO(data)).size == ((792, 592) if size else (1584, 1184))
            known.add(len(data))
            assert await pictures.redeem(token) is None
    assert [len(known) for known in lengths.values()] == [1, 1]


async def test_of_a_deck_that_was_deleted_blanks_are_shown(pictures: ImageServer) -> None:
    found = read(pictures.photos.bring(DIFFERENCE, ID, "anna", True))
    assert pictures.photos.remove(ID)
    address = pictures.album.offer(f"difference/{found.id}-01")
    data = await pictures.redeem(address.removeprefix("/hatch/"))
    assert data is not None
    assert Image.open(io.BytesIO(data)).convert("L").getextrema()[0] > 200  # type: ignore[operator]
    assert found.id in KNOWN
    assert pictures.made.face(f"difference/{found.id}-01") is None, "nobody composes it"


@pytest.mark.parametrize("is_photo", [True, False])
async def test_a_match_with_a_photograph_counts_nowhere(shelf: Photos, is_photo: bool) -> None:
    found = read(shelf.bring(DIFFERENCE, ID, "anna", True) if is_photo else plain_picture())
    match = Match(DIFFERENCE, 2, DIFFERENCE.options(picture=found.id), Seeded(3), made=found)
    while not match.over:
        state = match.state
        match.play(0, mark(state.laid[-1]), mark(state.piles[0][-1]))
        if state.vote:
            match.play(1, ENOUGH)
    places = [place for place, *_ in endings(match, read_record(match.record()))]
    assert places == ([0, 0] if is_photo else [1, 2])


async def test_a_match_is_played_and_seen_again(house: GameServer, anna: Visitor, made: Path, tmp_path: Path) -> None:
    put(made, tmp_path, owner=person(house, "Anna"))
    chosen = {"picture": PHOTOGRAPHS.number(ID)}
    code = await anna.open_table(game="difference", seats=2, options=chosen)
    async with anna.sit_down(code) as line:
        assert (await line.ask("sit", seat=0))["kind"] == "ack"
        assert (await line.ask("start", bot="beginner"))["kind"] == "ack"
        frame = await line.frame()
        addresses = [address for address in str(frame).split("'") if address.startswith("/hatch/")]
        picture = await anna.get(addresses[0].partition("#")[0])
        assert Image.open(io.BytesIO(picture.content)).size == (1584, 1184)
        with suppress(ConnectionClosed):
            await line.ask("close")
    (record,) = (await anna.get("/api/1/records")).json()["records"]
    kept = (await anna.get(f"/api/1/records/{record['id']}")).json()
    assert kept["made"]["photo"] == ID
    shown = (await anna.get(f"/api/1/records/{record['id']}/replay?seat=0")).json()
    assert shown["blank"] is None
    link = await anna.post(f"/api/1/records/{record['id']}/link")
    assert (link.status_code, link.json()["code"]) == (409, "photo-not-shared")
    assert (await anna.delete(f"/api/1/photos/{ID}")).status_code == 200
    shown = (await anna.get(f"/api/1/records/{record['id']}/replay?seat=0")).json()
    assert shown["blank"]["key"] == "photo-deleted"
    given = await anna.post("/api/1/records", json={"record": {**kept, "seal": "0" * 64}})
    assert given.status_code == 422


# ---- for whoever runs the house


async def test_who_runs_the_house_lists_and_removes_decks(
    shelf: Photos, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path)]
    assert main(["photos", "list", *data]) == 0
    assert f"{ID}  " in (shown := capsys.readouterr().out)
    assert "Le jardin" in shown
    assert main(["photos", "remove", ID, *data]) == 0
    assert shelf.decks() == []
    assert main(["photos", "remove", ID, *data]) == 1
    assert main(["photos", "remove", "../made", *data]) == 1
