"""What a hall answers over HTTP: whatever is hidden at one of its tables, everybody is sent the same bytes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tablee import FastDraw, Match
from tablee.core.moves import Seat
from tablee.hall.model import rows as hall_journal
from tablee.protocol import journal as rows
from tablee.protocol.hall import Door
from tablee.protocol.ids import HALL
from tablee.stores.halls import table_id
from tablee.table.live import LiveTable
from tests.choice import all_but_few_thorough
from tests.harness import KEYS
from tests.leaks import allowed
from tests.leaks.house import CODE, HIDDEN_NAMES, NOBODY, House, compare, house
from tests.leaks.test_halls import hall_rows
from tests.leaks.test_http import matches, seen_by
from tests.leaks.worlds import PREPARED, WATCHER, put_down, rows_of
from tests.rulebook import rule

pytestmark = pytest.mark.anyio
ID = "ahall"
LEADER = "roy"
ON_PAPER = ("results.pdf", "labels.pdf")  # of the same results and names, but it takes seconds to print them
LAST = ("DELETE /api/1/rooms/{code}", "POST /api/1/admin/rooms/{code}/close")
ROUTES = [wanted for wanted in allowed.HTTP if "/rooms" in wanted and not wanted.endswith((*ON_PAPER, "/api/1/rooms"))]


async def set_hall(opened: House, match: Match) -> None:
    """A hall at whose only table this match is played."""
    server, table, code = opened.server, table_id(ID, 1), f"{CODE}-1"
    for person in (LEADER, *(f"p{seat}" for seat in range(match.seats))):
        await server.identities.rename(person, f"{HIDDEN_NAMES} {person}", "fr")
    opens = hall_journal.DoorSet(at=0, door=Door())
    first, *more = map(hall_journal.encode, [*hall_rows(match), opens])
    await server.store.halls.open(ID, CODE, first)
    for seq, row in enumerate(more, 1):
        await server.store.halls.append(ID, seq, row)
    written = rows_of(match, public=False)
    written[0] = msgspec.structs.replace(written[0], host=HALL + ID)
    await server.store.open_table(table, code, rows.encode(written[0]))
    for seq, each in enumerate(written[1:], 1):
        await server.store.append(table, seq, rows.encode(each))
    server.tables.know(table, code)
    opened.live = LiveTable(table, code, server.tables.ports, written)
    put_down(opened.live, match)
    server.tables.seat(opened.live)
    await server.halls.load()


async def asked_of_hall(folder: Path, match: Match, viewer: Seat | None) -> dict[str, bytes]:
    """Everything, by everybody who is no wiser than the viewer; what ends it comes last."""
    askers = [NOBODY, WATCHER, LEADER] if viewer is None else [f"p{viewer}"]
    async with house(folder, None) as opened:
        await set_hall(opened, match)
        for wanted in [each for each in ROUTES if each not in LAST]:
            for who in askers:
                await opened.ask(who, wanted)
        await opened.ask(LEADER, "GET /api/1/admin/rooms", keeper=True)
        for who in dict.fromkeys([*askers, LEADER]):
            await opened.ask(who, LAST[0])
        assert not opened.server.halls.halls
        return opened.answers


@pytest.mark.parametrize("key", all_but_few_thorough(KEYS, ["dominos"]))
@rule("COM-5")
async def test_no_answer_of_a_hall_tells_worlds_apart(key: str, tmp_path: Path) -> None:
    now = list(matches(key))[-1]
    for viewer in (0, None):
        found = []
        for world in range(2):
            draw = FastDraw(1)
            match = seen_by(now, viewer, draw)[world]
            found.append(await asked_of_hall(tmp_path / f"{viewer}-{world}", match, viewer))
        compare(*found)
        said = b"".join(found[0].values())
        assert not any(secret in said for secret in (PREPARED.encode(), ID.encode(), table_id(ID, 1).encode()))
        answered = {asked.partition(" by ")[0] for asked, answer in found[0].items() if answer.startswith(b"20")}
        if viewer is None:
            assert set(ROUTES) - answered == {"POST /api/1/rooms/{code}/lead", LAST[1]}
