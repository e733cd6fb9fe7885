"""Who may come in, and under which names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee import client
from tablee.server.base.refused_names import FILE, accepted, is_refused
from tablee.server.hosting.table_directory import LocalTables
from tests.server.test_slow_tables import device, opened
from tests.server.test_table_socket import true_soon
from tests.server.visit import running
from tests.table.simulated import Socket

pytestmark = pytest.mark.anyio


async def named(visitor: httpx.AsyncClient, name: str = "Zoé", **more: Any) -> tuple[int, str]:
    answer = await visitor.put("/api/1/me", json={"name": name, **more})
    return answer.status_code, answer.json().get("code", "")


# ---- the word of the house


async def test_newcomers_say_the_word_once(tmp_path: Path) -> None:
    async with opened(tmp_path, door="Moulin à vent") as server, device(server) as phone:
        assert await named(phone) == (403, "door-shut")
        assert await named(phone, door="moulin") == (403, "door-shut")
        assert (await phone.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 2}})).status_code == 401
        assert await named(phone, door=" MOULIN A VENT ") == (200, "")
        assert await named(phone, "Zoé B.") == (200, ""), "who is known is not asked again"
        assert (await phone.post("/api/1/tables", json={"setup": {"game": "derniere", "seats": 2}})).status_code == 201


async def test_a_house_without_a_door_asks_for_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as server, device(server) as phone:
        assert await named(phone, door="anything") == (200, "")


async def test_whoever_tries_words_is_soon_not_answered(tmp_path: Path) -> None:
    async with opened(tmp_path, door="moulin", guesses_at_once=3) as server, device(server) as phone:
        tried = [await named(phone, door=f"word {number}") for number in range(5)]
        assert tried == [(403, "door-shut")] * 3 + [(429, "too-many")] * 2
        assert await named(phone, door="moulin") == (429, "too-many"), "nor told that it was right"


async def test_strangers_see_no_tables(tmp_path: Path) -> None:
    async with opened(tmp_path, door="moulin") as server, device(server) as phone, device(server) as other:
        await named(phone, door="moulin")
        setup = {"game": "derniere", "seats": 2, "public": True}
        code = (await phone.post("/api/1/tables", json={"setup": setup})).json()["code"]
        assert [each["code"] for each in (await phone.get("/api/1/tables")).json()["tables"]] == [code]
        assert (await other.get("/api/1/tables")).json()["tables"] == []
        stranger, guest = Socket(), Socket()
        server.lobby.enter(stranger)
        server.lobby.enter(guest, "somebody")
        server.lobby.changed()
        await true_soon(lambda: code in str(guest.got))
        assert code not in str(stranger.got)
        assert len(stranger.got) > 0


async def test_a_program_says_the_word(tmp_path: Path) -> None:
    async with running(tmp_path, door="moulin") as (_, address):
        with pytest.raises(client.ApiError, match="door-shut"):
            async with client.visit(address, "Robo"):
                pass
        async with client.visit(address, "Robo", door="moulin") as robo:
            assert robo.name == "Robo"


# ---- names


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    (tmp_path / FILE).write_text("# words that nobody shall be called\nCrétin\n\n  idiot \n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "name", ["crétin", "CRETIN", "Gros cretin !", "l'idiot", "i.d.i.o.t", "c r é t i n", "Idiot_7"]
)
def test_a_name_with_such_a_word_is_refused(listed: Path, name: str) -> None:
    assert is_refused(listed, name)
    assert accepted(listed, name) == ""


@pytest.mark.parametrize("name", ["Zoé", "Idiotès", "Crétinou", "", "words", "#"])
def test_a_word_that_only_begins_so_is_none(listed: Path, name: str) -> None:
    assert not is_refused(listed, name)


def test_without_a_list_or_with_one_that_cannot_be_read_nobody_is_refused(tmp_path: Path) -> None:
    assert not is_refused(tmp_path, "crétin")
    (tmp_path / FILE).write_bytes(b"\xff\xfe\xff")
    assert not is_refused(tmp_path, "crétin")


async def test_the_list_is_read_again_when_it_changes(listed: Path) -> None:
    async with opened(listed) as server, device(server) as phone:
        assert await named(phone, "Crétin") == (400, "name-refused")
        assert await named(phone, "Zoé") == (200, "")
        assert await named(phone, "Idiot") == (400, "name-refused"), "also of who is known"
        assert (await phone.get("/api/1/me")).json()["name"] == "Zoé"
        (listed / FILE).write_text("zoé\n", "utf-8")
        assert await named(phone, "Idiot") == (200, "")
        assert await named(phone, "zoe") == (400, "name-refused")


async def test_a_guest_on_the_same_device_is_called_after_an_animal_instead(listed: Path) -> None:
    async with opened(listed) as server, device(server) as phone:
        await named(phone)
        (zoe,) = server.identities.known
        assert isinstance(server.tables, LocalTables)
        server.tables.name_guest(f"{zoe}+1", "Gros Crétin")
        server.tables.name_guest(f"{zoe}+2", "Lou")
        assert server.identities.name(f"{zoe}+1")
        assert "Crétin" not in server.identities.name(f"{zoe}+1")
        assert server.identities.name(f"{zoe}+2") == "Lou"
