"""Moves that may not be, over real sockets: refused with a reason, without a row, and the honest player plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest

from tablee.games.derniere.state import CATCH, DRAW, GRACE, MOVES, PASS
from tablee.protocol import journal as rows
from tests.server.beside import Company, Housed, company, housed
from tests.server.visit import Line

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    with housed(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture
async def table(at: Housed) -> AsyncIterator[Company]:
    """Anne has the turn, and takes it in the end."""
    async with company(at) as made:
        yield made
        await made.is_served()


@pytest.fixture
async def his_turn(at: Housed) -> AsyncIterator[Company]:
    """Max has the turn; when it is Anne's again, she takes it."""
    async with company(at, turn=1) as made:
        yield made
        await made.until_turn_of(0)
        await made.is_served()


async def refused(table: Company, **asked: Any) -> tuple[str, str]:
    """The code and the words of a refusal that left nothing behind."""
    before = table.journal()
    no = await table.max.ask("play", **asked)
    assert no["kind"] == "no", no
    assert table.journal() == before
    return no["code"], no["why"]["key"]


# ---- what the rules say


async def test_a_move_out_of_turn_is_refused(table: Company) -> None:
    hand = table.at.do(lambda: list(table.match.state.hands[1]))
    for move in (*hand, DRAW, PASS):
        assert await refused(table, moves=[move]) == ("illegal", "derniere-not-your-turn")


async def test_an_illegal_move_is_refused_alone_and_among_others(his_turn: Company) -> None:
    good, bad = his_turn.moves(1)[0], CATCH  # and there is nobody to catch
    assert await refused(his_turn, moves=[bad]) == ("illegal", "derniere-nobody-to-catch")
    assert (await refused(his_turn, moves=[good, bad]))[0] == "illegal"  # all or nothing
    assert (await refused(his_turn, moves=[good, good]))[0] == "illegal"


async def test_a_move_there_is_not_or_that_only_the_table_makes_is_refused(his_turn: Company) -> None:
    for move in (MOVES, 65_535):
        assert await refused(his_turn, moves=[move]) == ("illegal", "refused-no-such-move")
    assert await refused(his_turn, moves=[GRACE]) == ("illegal", "refused-table-only")
    assert await refused(his_turn, moves=[]) == ("illegal", "refused-no-such-move")
    assert await refused(his_turn, points=[["hand", 0.5, 0.5]]) == ("illegal", "refused-no-such-move")


async def test_a_card_one_cannot_know_of_is_refused_like_one_that_does_not_exist(his_turn: Company) -> None:
    state = his_turn.at.do(lambda: his_turn.match.copy().state)
    anywhere = {*state.pile, *state.discard, *state.hands[0], *state.hands[1]}
    nowhere = next(card for card in range(48) if card not in anywhere)  # this deck is played without it
    answers = set()
    for card in (state.hands[0][0], state.pile[0], state.pile[-1], state.discard[0], nowhere):
        no = await his_turn.max.ask("play", moves=[card])
        no["why"]["args"].pop("card")  # his own words again
        answers.add(msgspec.json.encode({**no, "id": ""}))
    assert len(answers) == 1
    assert b"derniere-not-in-hand" in answers.pop()


async def test_a_move_for_a_frame_that_is_over_is_refused(his_turn: Company) -> None:
    seen = (await his_turn.max.frame())["n"]
    await his_turn.until_turn_of(0)
    await his_turn.until_turn_of(1)
    move = his_turn.moves(1)[0]
    assert await refused(his_turn, moves=[move], n=seen) == ("stale", "house-stale")
    now = his_turn.max.last["frame"]["n"]
    assert (await his_turn.max.ask("play", moves=[move], n=now))["kind"] == "ack"


async def test_nothing_is_played_before_a_match_in_a_pause_or_by_somebody_who_only_watches(
    at: Housed, his_turn: Company
) -> None:
    async with his_turn.her.sit_down(await his_turn.her.open_table()) as waiting:
        await waiting.ask("sit", seat=0)
        assert (await waiting.ask("play", moves=[DRAW]))["code"] == "not-playing"
    assert (await his_turn.anne.ask("pause"))["kind"] == "ack"
    assert await refused(his_turn, moves=his_turn.moves(1)[:1]) == ("paused", "house-paused")
    assert (await his_turn.anne.ask("resume"))["kind"] == "ack"


# ---- twice


async def say(line: Line, id: str, moves: list[int]) -> dict[str, Any]:
    await line.made.send(msgspec.json.encode({"do": "play", "id": id, "moves": moves}).decode())
    while True:
        found = await line.next()
        answer = found.get("ack") or found
        if answer.get("id") == id:
            return dict(answer)


async def test_the_same_id_twice_is_one_move_and_the_same_answer(his_turn: Company) -> None:
    good, bad = his_turn.moves(1)[0], CATCH
    assert await say(his_turn.max, "no", [bad]) == await say(his_turn.max, "no", [bad])
    first = await say(his_turn.max, "once", [good])
    assert first["kind"] == "ack"
    for other in (good, bad, DRAW):  # the id is what counts
        assert await say(his_turn.max, "once", [other]) == first
    assert his_turn.played().count((1, "once")) == 1


async def test_the_same_id_after_a_break_is_one_move_and_the_same_answer(his_turn: Company) -> None:
    move = his_turn.moves(1)[0]
    first = await say(his_turn.max, "once", [move])
    await his_turn.max.made.close()
    async with his_turn.him.sit_down(his_turn.code) as again:
        assert await say(again, "once", [move]) == first
        his_turn.max = again
        assert his_turn.played().count((1, "once")) == 1
        await his_turn.until_turn_of(0)


async def test_the_same_id_after_the_next_deal_is_still_one_move(at: Housed) -> None:
    """Somebody who was cut off in the last move of a match, and comes back in the next one."""
    async with company(at) as table:
        move: list[int] = []
        while not at.do(lambda: table.match.over):
            turn = table.turn()
            line, move = (table.anne, table.max)[turn], table.moves(turn)[:1]
            assert (await say(line, f"t{len(table.played())}", move))["kind"] == "ack"
            await asyncio.sleep(1 / at.house.settings.messages_a_second)
        seat, id = table.played()[-1]
        assert (await table.anne.ask("start"))["kind"] == "ack"
        async with (table.her, table.him)[seat].sit_down(table.code) as again:
            assert (await say(again, id, move))["kind"] == "ack"
            assert table.played().count((seat, id)) == 1


@pytest.mark.parametrize("ids", [("same", "same"), ("one", "two")])
async def test_two_tabs_at_once_are_one_move(his_turn: Company, ids: tuple[str, str]) -> None:
    """Whichever of them is heard: the tab of before may be closed in the middle of it."""
    move, before = his_turn.moves(1)[0], len(his_turn.played())

    async def old_tab() -> None:
        await his_turn.max.made.send(msgspec.json.encode({"do": "play", "id": ids[0], "moves": [move]}).decode())
        assert await his_turn.max.ended() == 4001

    async with asyncio.TaskGroup() as both:
        both.create_task(old_tab())
        async with his_turn.him.sit_down(his_turn.code) as tab:
            answer = await say(tab, ids[1], [move])
            assert answer["kind"] == "ack" or answer["code"] == "illegal"
    made = his_turn.played()[before:]
    assert len([seat for seat, _ in made if seat == 1]) == 1
    async with his_turn.him.sit_down(his_turn.code) as his_turn.max:
        await his_turn.until_turn_of(0)


# ---- the host


@pytest.mark.parametrize(
    "asked",
    [
        {"do": "bot", "seat": 1, "bot": "plain"},
        {"do": "bot", "seat": 2, "bot": ""},
        {"do": "remove", "seat": 1},
        {"do": "sit", "seat": 1},
        {"do": "sit", "seat": 2},
        {"do": "sit", "seat": 2, "name": "Zoé"},
        {"do": "change", "setup": {"game": "derniere", "seats": 3}},
        {"do": "change", "setup": {"game": "a_moi", "seats": 3, "head_starts": [250, 0]}},
        {"do": "start"},
        {"do": "mix", "mix": "0" * 64},
        {"do": "again"},
    ],
)
async def test_a_host_changes_no_seat_no_bot_and_no_rule_in_the_middle_of_a_match(
    at: Housed, asked: dict[str, Any]
) -> None:
    async with company(at, turn=None, seats=3) as table:
        before = table.journal()
        no = await table.anne.ask(**asked)
        assert no["kind"] == "no"
        assert no["code"] in ("playing", "taken")
        assert {type(row) for row in table.journal()[len(before) :]} <= {rows.Played}  # the bot's own
        assert (await table.max.ask("describe", on=True))["kind"] == "ack"


@pytest.mark.parametrize("do", ["bot", "remove", "host", "change", "start", "pause", "resume", "close"])
async def test_who_is_no_host_does_nothing_of_what_hosts_do(table: Company, do: str) -> None:
    more: dict[str, Any] = {"seat": 0} if do in ("bot", "remove", "host") else {}
    more |= {"setup": {"game": "derniere", "seats": 2}} if do == "change" else {}
    before = table.journal()
    assert (await table.max.ask(do, **more))["code"] == "host-only"
    assert table.journal() == before


async def test_a_pause_shows_the_host_no_more_than_anybody(table: Company) -> None:
    assert (await table.anne.ask("pause"))["kind"] == "ack"
    while "cover" not in (await table.anne.frame())["mine"]:
        await table.anne.next()
    frame = table.anne.last["frame"]
    assert "taps" not in frame["mine"]
    assert "zones" not in frame["mine"]
    assert (await table.anne.ask("resume"))["kind"] == "ack"


BAD_OPTIONS: list[dict[str, Any]] = [
    {"announce": 10**3000},
    {"announce": "-"},
    {"announce": ["auto"]},
    {"announce": None},
    {"no_such": 1},
    {"first": -1},
    {"first": {"deep": [[[]]]}},
    {"first": 2**70},
    {"deck": "A" * 5000},
    {"pace": 1e308},
    {"pace": -1},
    {"": ""},
]


@pytest.mark.parametrize("options", BAD_OPTIONS, ids=range(len(BAD_OPTIONS)))
async def test_options_there_are_not_are_refused_at_the_table_and_at_the_desk(
    table: Company, options: dict[str, Any]
) -> None:
    setup = {"game": "derniere", "seats": 2, "options": options}
    answer = await table.her.post("/api/1/tables", content=encoded({"setup": setup}))
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] in ("bad-setup", "bad-request")
    async with table.her.sit_down(await table.her.open_table()) as line:
        await line.made.send(encoded({"do": "change", "id": "odd", "setup": setup}))
        assert (await line.until("no"))["code"] in ("bad-setup", "bad-message", "not-json")


def encoded(given: Any) -> str:
    """As anybody may write it, also numbers that no C type holds."""
    return json.dumps(given)
