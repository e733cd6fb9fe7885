"""What both stores keep, and how: whatever was acknowledged is there, for those it is for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.protocol.errors import NotOurs, StoreAway
from tablee.stores.base import Linked, Person, Player, Store
from tests.server.places import Calendar, Database, Folder, Place, opened, outcomes

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("database"))


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    made = await place.open()
    yield made
    await made.close()


# ---- rows


async def test_many_rows_that_wait_are_written_together(store: Store, place: Place) -> None:
    tables = [f"t{number:03}" for number in range(100)]
    await asyncio.gather(*(store.open_table(table, table, b"opened") for table in tables))
    async with place.held(store):
        before = place.commits(store)
        asking = [asyncio.ensure_future(store.append(table, 1, b"row")) for table in tables]
    assert await outcomes(*asking) == ["ok"] * 100
    assert place.commits(store) <= before + 2  # one that was held, and one for all who came meanwhile
    assert await place.asked("SELECT count(*) FROM journal WHERE seq = 1") == [(100,)]


async def test_a_row_is_there_for_everybody_when_append_returns(store: Store, place: Place) -> None:
    await opened(store, "t")
    for seq in range(1, 30):
        await store.append("t", seq, b"%d" % seq)
        assert await place.asked("SELECT max(seq), count(*) FROM journal") == [(seq, seq + 1)]
    assert await store.rows("t") == [b"opened", *(b"%d" % seq for seq in range(1, 30))]
    assert await store.rows("t", since=28) == [b"28", b"29"]
    assert await store.rows("t", since=30) == []
    assert await store.rows("nobody's") == []


async def test_a_hundred_tables_write_at_once_and_each_keeps_its_order(store: Store, place: Place) -> None:
    async def write_rows(table: str) -> None:
        await store.open_table(table, table, f"{table} 0".encode())
        for seq in range(1, 20):
            await store.append(table, seq, f"{table} {seq}".encode())

    before = place.commits(store)
    tables = [f"t{number}" for number in range(100)]
    await asyncio.gather(*map(write_rows, tables))
    for table in tables:
        assert await store.rows(table) == [f"{table} {seq}".encode() for seq in range(20)]
    assert place.commits(store) - before < 1000  # of 1,900 rows: they really share


async def test_everything_is_still_there_after_closing_and_opening(place: Place) -> None:
    first = await place.open()
    tables = [f"t{number}" for number in range(50)]
    await opened(first, *tables)
    asking = [asyncio.ensure_future(first.append(table, 1, b"row")) for table in tables]
    await asyncio.sleep(0)
    await first.close()  # finishes what was asked for
    assert await outcomes(*asking) == ["ok"] * 50
    again = await place.open()
    assert [await again.rows(table) for table in tables] == [[b"opened", b"row"]] * 50
    await again.close()


async def test_a_closed_store_is_away(place: Place) -> None:
    store = await place.open()
    assert store.is_well()
    await store.close()
    await store.close()
    assert not store.is_well()
    with pytest.raises(StoreAway):
        await store.append("t", 0, b"row")
    with pytest.raises(StoreAway):
        await store.rows("t")


# ---- bad rows


async def test_a_number_that_is_taken_is_not_ours(store: Store) -> None:
    await opened(store, "t")
    await store.append("t", 1, b"row")
    for row in (b"another", b"row"):
        with pytest.raises(NotOurs):
            await store.append("t", 1, row)
    assert await store.rows("t") == [b"opened", b"row"]
    assert store.is_well()


async def test_one_bad_row_does_not_fail_its_group(store: Store, place: Place) -> None:
    await opened(store, "a", "b", "c", "taken")
    await store.append("taken", 1, b"first")
    async with place.held(store):
        rows = [("a", 1), ("taken", 1), ("b", 2**70), ("c", 1)]
        asking = [asyncio.ensure_future(store.append(table, seq, b"row")) for table, seq in rows]
    found = await outcomes(*asking)
    assert (found[0], found[1], found[3]) == ("ok", "NotOurs", "ok")
    assert found[2] not in ("ok", "NotOurs", "StoreAway")
    assert [len(await store.rows(table)) for table in ("a", "taken", "b", "c")] == [2, 2, 1, 2]
    assert store.is_well()


async def test_work_that_fails_half_way_leaves_nothing(store: Store, place: Place) -> None:
    await store.open_table("t1", "ROSE", b"opened")
    with pytest.raises(NotOurs):
        await store.open_table("t2", "ROSE", b"opened")
    assert await place.asked("SELECT table_id, seq, row FROM journal") == [("t1", 0, b"opened")]
    assert await store.tables() == [("t1", "ROSE")]


async def test_a_second_row_of_a_table_does_not_go_on_top_of_one_that_is_on_its_way(store: Store, place: Place) -> None:
    """Even when whoever asked for the first has gone: it may be written all the same."""
    await opened(store, "t", "other")
    async with place.held(store):
        gone = asyncio.ensure_future(store.append("t", 1, b"first"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(NotOurs):
            await store.append("t", 2, b"second")
    await store.append("other", 1, b"row")  # a later group than the first row's
    await store.append("t", 2, b"second")
    assert await store.rows("t") == [b"opened", b"first", b"second"]


# ---- whose a table is


async def test_a_table_is_ours_until_it_is_closed(store: Store) -> None:
    await opened(store, "t")
    assert await store.owner_of("t") == store.node
    assert await store.claim("t") is not None
    await store.renew()
    assert store.is_held()
    await store.append("t", 1, b"row")
    assert await store.orphaned_tables() == []
    await store.close_table("t")
    assert await store.claim("t") is None
    assert await store.claim("no such table") is None
    assert await store.owner_of("t") is None


# ---- tables


async def test_tables_that_are_not_closed_are_listed_in_the_order_they_were_opened(store: Store) -> None:
    for table, code in (("t3", "ROSE"), ("t1", "LILY"), ("t2", "MINT")):
        await store.open_table(table, code, b"opened")
    await store.close_table("t1")
    assert await store.tables() == [("t3", "ROSE"), ("t2", "MINT")]
    await store.open_table("t4", "LILY", b"opened")  # the code is free again
    assert await store.tables() == [("t3", "ROSE"), ("t2", "MINT"), ("t4", "LILY")]
    with pytest.raises(NotOurs):
        await store.open_table("t3", "SAGE", b"opened")


# ---- people


async def test_who_signs_out_devices_has_a_number_that_grows_and_goes_with_the_name(store: Store) -> None:
    await store.save_person("ab", "Zoé")
    assert await store.signed_out() == {}
    assert [await store.sign_out("ab"), await store.sign_out("ab"), await store.sign_out("cd")] == [1, 2, 1]
    assert await store.signed_out() == {"ab": 2, "cd": 1}
    assert await store.signed_out(["ab", "ef"]) == {"ab": 2}
    key = await store.key()
    await store.forget_person("ab")
    assert await store.signed_out() == {"cd": 1}
    assert await store.key() == key


async def test_the_last_words_of_a_table_are_kept_until_it_is_closed(store: Store, place: Place) -> None:
    for table in ("t1", "t2"):
        await store.open_table(table, table.upper(), b"row")
    for number in range(5):
        await store.save_chat("t1", "ab", b"%d" % number, 3)
    await store.save_chat("t2", "cd", b"elsewhere", 3)
    assert await store.chat("t1") == [b"2", b"3", b"4"]
    await store.close_table("t1")
    assert await store.chat("t1") == []
    assert await store.chat("t2") == [b"elsewhere"]
    await store.forget_person("cd")
    assert await place.asked("SELECT * FROM chat") == []


async def test_since_when_nobody_was_at_a_table_is_known_after_a_restart(place: Place) -> None:
    store = await place.open(lambda: 1000)
    for table in ("t1", "t2", "t3"):
        await store.open_table(table, table.upper(), b"row")
    await store.note_idle({"t1": 60.0, "t3": 0.0})
    await store.close_table("t3")
    await store.close()
    again = await place.open(lambda: 5000)
    assert await again.idle() == {"t1": 4060.0, "t2": 4000.0}  # of the second only its beginning is known
    await again.close()


async def test_what_is_asked_for_first_is_done_first(store: Store) -> None:
    said = [b"%d" % number for number in range(20)]
    saying = [store.save_chat("t", "ab", line, 50) for line in said]
    people = [ask for id in ("a", "b", "c") for ask in (store.save_person(id, "Zoé"), store.save_animal(id, 3))]
    await asyncio.gather(*saying, *people)
    assert await store.chat("t") == said
    assert await store.animals() == {"a": 3, "b": 3, "c": 3}


async def test_a_name_is_kept_changed_and_forgotten(store: Store) -> None:
    assert await store.person("ab") is None
    await store.save_person("ab", "Zoé")
    await store.save_person("ab", "Zoé la grande")
    assert await store.person("ab") == Person("Zoé la grande")
    assert await store.names() == {"ab": "Zoé la grande"}
    await store.forget_person("ab")
    assert await store.person("ab") is None


async def test_an_animal_is_kept_with_the_name_and_goes_with_it(store: Store) -> None:
    await store.save_animal("ab", 3)  # nobody's
    await store.save_person("ab", "Zoé")
    assert await store.animals() == {}
    await store.save_animal("ab", 4)
    await store.save_person("ab", "Zoé la grande")
    assert await store.animals() == {"ab": 4}
    await store.forget_person("ab")
    assert await store.animals() == {}


async def test_forgetting_somebody_forgets_the_others_on_the_device_and_nobody_else(store: Store, place: Place) -> None:
    for id in ("ab", "ab+1", "ab+2", "abc", "ab-", "a", "AB"):
        await store.save_person(id, f"Name of {id}")
    await store.save_record("r1", "t", 1, "davinci", b"one", ["ab", "ab+1", "abc"])
    await store.save_record("r2", "t", 2, "davinci", b"two", ["ab", "ab+1"])
    await store.forget_person("ab")
    assert set(await store.names()) == {"abc", "ab-", "a", "AB"}
    assert await store.records("ab", None, 10) == []
    (line,) = await store.records("abc", None, 10)
    assert (line.id, line.players) == ("r1", ["abc"])
    assert await place.asked("SELECT id FROM records WHERE record IS NOT NULL") == [("r1",)]  # nobody is left for r2


async def test_the_key_is_made_once(place: Place) -> None:
    first = await place.open()
    key = await first.key()
    assert len(key) == 32
    assert await first.key() == key
    await first.close()
    again = await place.open()
    assert await again.key() == key
    await again.close()


# ---- records


async def test_a_record_is_for_those_who_played(store: Store) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"])
    assert await store.record("r1", "ab") == b"record"
    assert await store.record("r1", "cd") == b"record"  # somebody played on their device
    assert await store.record("r1", "ef") is None
    assert await store.record("r2", "ab") is None
    assert await store.records("ef", None, 10) == []


SEATED = [Player("ab", "Zoé", animal=4), Player("cd+1", "Mamie", animal=1), Player(bot="plain", animal=2)]


async def test_those_who_played_see_under_which_names(store: Store) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    await store.save_person("ab", "Zoé la grande")  # a new name changes nothing about a match that is over
    assert await store.players("r1", "ab") == await store.players("r1", "cd") == SEATED
    assert await store.players("r1", "ef") == []


async def test_who_is_forgotten_has_no_name_in_any_match(store: Store, place: Place) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    await store.forget_person("cd")
    assert await store.players("r1", "ab") == [SEATED[0], Player(animal=1), SEATED[2]]
    assert await store.players("r1", "cd") == []


async def test_names_go_with_the_last_claim_to_their_record(store: Store, place: Place) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    await store.delete_record("r1", "ab")
    assert await store.players("r1", "ab") == []
    assert await store.players("r1", "cd") == SEATED
    await store.delete_record("r1", "cd")
    assert await place.asked("SELECT * FROM players") == []


async def test_a_list_says_how_a_match_ended(store: Store) -> None:
    seats = [Player("ab", "Zoé", "", 4, 2), Player("", "", "family", 3, 1)]
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab"], seats, 61_000, b'{"key":"best"}')
    (line,) = await store.records("ab", None, 10)
    assert (line.seats, line.length, line.best, line.link) == (seats, 61_000, b'{"key":"best"}', None)


async def test_a_link_opens_a_record_to_anybody_until_it_is_withdrawn(store: Store) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd+1"], SEATED)
    assert not await store.make_link("r1", "ef", b"hash", 60)  # who did not play
    assert await store.linked(b"hash", True) is None
    assert await store.make_link("r1", "ab", b"hash", 60)
    assert await store.linked(b"hash", True) == Linked(b"record", SEATED, "ab", "r1")
    await store.linked(b"hash", False)  # read on
    (line,) = await store.records("cd", None, 10)
    assert line.link is not None
    assert (line.link.person, line.link.seen, line.link.ends_at - line.link.made_at) == ("ab", 1, 60)
    assert not await store.end_link("r1", "ef")
    assert await store.end_link("r1", "cd")  # anybody who played
    assert not await store.end_link("r1", "ab")
    assert await store.linked(b"hash", True) is None


async def test_a_record_has_one_link_and_it_ends(place: Place) -> None:
    now = 1000.0
    store = await place.open(lambda: now)
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab"], SEATED)
    await store.make_link("r1", "ab", b"first", 60)
    await store.make_link("r1", "ab", b"second", 60)
    assert await store.linked(b"first", True) is None
    assert await store.linked(b"second", True) is not None
    now += 60
    assert await store.linked(b"second", True) is None
    assert (await store.records("ab", None, 10))[0].link is None
    await store.save_record("r2", "t", 2, "davinci", b"record", ["ab"], SEATED)
    await store.make_link("r2", "ab", b"third", 60)
    assert len(await place.asked("SELECT * FROM links")) == 1  # those that have ended go with the next one
    await store.close()


async def test_links_go_with_their_record_and_with_who_made_them(store: Store, place: Place) -> None:
    for number in (1, 2):
        await store.save_record(f"r{number}", "t", number, "davinci", b"record", ["ab", "cd"], SEATED)
    await store.make_link("r1", "ab", b"one", 60)
    await store.make_link("r2", "cd", b"two", 60)
    await store.forget_person("ab")
    assert await store.linked(b"one", True) is None
    assert await store.linked(b"two", True) is not None
    await store.delete_record("r2", "cd")
    assert await place.asked("SELECT * FROM links") == []


async def test_records_are_listed_newest_first_and_page_by_page(place: Place) -> None:
    store = await place.open(lambda: 1_000.5)
    for number in range(7):
        await store.save_record(f"r{number}", "t", number, "davinci", b"record", ["ab", "ab+1", "cd"])
        await store.save_record(f"x{number}", "t", number, "davinci", b"record", ["ef"])
    first = await store.records("ab", None, 3)
    assert [line.id for line in first] == ["r6", "r5", "r4"]
    assert (first[0].table, first[0].match, first[0].game, first[0].kept_at) == ("t", 6, "davinci", 1000)
    assert first[0].players == ["ab", "ab+1", "cd"]
    assert [line.id for line in await store.records("ab", "r4", 3)] == ["r3", "r2", "r1"]
    assert [line.id for line in await store.records("ab", "r1", 3)] == ["r0"]
    assert await store.records("ab", "r0", 3) == []
    await store.close()


async def test_a_list_says_which_records_were_played_with_hints(store: Store) -> None:
    kept = {
        "with": b'{"game":"davinci","hinted":[0]}',
        "without": b'{"game":"davinci"}',
        "nobody": b'{"hinted":[]}',
        "elsewhere": b'{"options":{"hinted":[0]}}',
        "unreadable": b'"hinted":[0]',
    }
    for number, (id, record) in enumerate(kept.items()):
        await store.save_record(id, "t", number, "davinci", record, ["ab"])
    assert [line.id for line in await store.records("ab", None, 9) if line.hinted] == ["with"]


async def test_a_record_goes_when_the_last_who_played_deletes_it(store: Store, place: Place) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "ab+1", "cd"])
    assert not await store.delete_record("r1", "ef")
    assert await store.delete_record("r1", "ab")
    assert not await store.delete_record("r1", "ab")
    assert await store.record("r1", "ab") is None
    assert await store.record("r1", "cd") == b"record"
    assert await store.delete_record("r1", "cd")
    assert await place.asked("SELECT * FROM records") == []


async def test_a_record_is_kept_once_and_does_not_come_back_when_its_table_wakes(store: Store) -> None:
    await store.open_table("t", "ROSE", b"opened")
    for _ in range(2):
        await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"])
    assert len(await store.records("ab", None, 10)) == 1
    await store.delete_record("r1", "ab")
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"])
    assert await store.records("ab", None, 10) == []
    await store.delete_record("r1", "cd")
    await store.save_record("r1", "t", 1, "davinci", b"record", ["ab", "cd"])
    assert await store.record("r1", "ab") is None
    assert await store.record("r1", "cd") is None


async def test_a_record_nobody_could_read_is_not_kept(store: Store, place: Place) -> None:
    await store.save_record("r1", "t", 1, "davinci", b"only bots", [])
    assert await place.asked("SELECT * FROM records") == []


# ---- retention


async def test_old_records_and_closed_tables_are_retired_and_nothing_else(place: Place) -> None:
    calendar = Calendar()
    store = await place.open(calendar)
    for table, day in (("open", 0), ("old", 0), ("new", 50)):
        calendar.day = day
        await store.open_table(table, table, b"opened")
        await store.append(table, 1, b"row")
        await store.save_record(f"r-{table}", table, 1, "davinci", b"record", ["ab"])
    for table, day in (("old", 10), ("new", 60)):
        calendar.day = day
        await store.close_table(table)
    calendar.day = 100
    assert await store.retire(60) == 0  # marked
    calendar.day = 107
    assert await store.retire(60) == 3  # two records of day 0, one table closed on day 10
    assert await place.asked("SELECT DISTINCT table_id FROM journal ORDER BY 1") == [("new",), ("open",)]
    assert [line.id for line in await store.records("ab", None, 10)] == ["r-new"]
    assert await store.retire(60) == 0
    await store.save_record("r-open", "open", 1, "davinci", b"record", ["ab"])  # woken: it does not come back
    assert await store.record("r-open", "ab") is None
    await store.close_table("open")
    calendar.day = 200
    assert await store.retire(60) == 0
    calendar.day = 207
    assert await store.retire(60) == 3
    for name in ("journal", "tables", "records", "claims"):
        assert await place.asked(f"SELECT * FROM {name}") == []
    await store.close()


async def test_much_is_retired_slice_by_slice(place: Place) -> None:
    calendar = Calendar()
    store = await place.open(calendar)
    asking = [store.save_record(f"r{number}", "t", number, "davinci", b"record", ["ab"]) for number in range(90)]
    await asyncio.gather(*asking)
    for day, gone in ((100, 0), (107, 90)):
        calendar.day = day
        assert await store.retire(60) == gone
    assert await store.records("ab", None, 100) == []
    await store.close()
