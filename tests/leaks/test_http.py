"""HTTP, the lobby's socket and pictures: houses that somebody cannot tell apart answer with the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.core.moves import Seat
from tests.harness import KEYS, every_table, walk
from tests.leaks import allowed
from tests.leaks.house import CODE, HIDDEN_NAMES, NOBODY, TABLE_ID, House, compare, house, served_routes
from tests.leaks.worlds import PREPARED, WATCHER, twin_of
from tests.rulebook import rule

pytestmark = pytest.mark.anyio
STATES, STEP = 7, 4  # of each game, and how many moves later each of them is


async def test_every_route_is_compared_or_it_is_said_where_it_is(tmp_path: Path) -> None:
    async with house(tmp_path / "empty", None) as opened:
        served = served_routes(opened.server)
    assert len(served) == len(set(served))
    assert set(served) == set(allowed.HTTP) | set(allowed.SOCKETS)
    assert {*OF_A_MATCH, *WITHOUT_CODE} == set(allowed.HTTP)


# Which routes are asked for, in this order, by the two tests below.
OF_A_MATCH = [wanted for wanted, known in allowed.HTTP.items() if known.depends != allowed.STATIC]
WITHOUT_CODE = [wanted for wanted in allowed.HTTP if "{code}" not in wanted]


# ---- what is hidden in a match


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
async def test_no_answer_tells_worlds_apart(key: str, tmp_path: Path) -> None:
    await answers_alike(key, tmp_path)


async def answers_alike(key: str, folder: Path) -> None:
    """Leak, if they are not."""
    first, *others = matches(key)
    for viewer in (0, None):
        found = []
        for world in range(2):
            draw = FastDraw(1)  # the same in both, so that there are two worlds and not three
            async with house(folder / f"{viewer}-{world}", seen_by(first, viewer, draw)[world]) as opened:
                await opened.look_in()
                for number, now in enumerate(others):
                    opened.exchange(number, seen_by(now, viewer, draw)[world])
                    await ask_again(opened, viewer)
                opened.exchange(len(others), seen_by(first, viewer, draw)[world])
                found.append(await ask_everything(opened, viewer))
        compare(*found)


def matches(key: str) -> Iterator[Match]:
    """Matches in the middle, all at the same kind of table."""
    tables = every_table(key)
    seats, options = tables[len(tables) // 2]
    for seed in range(STATES):
        played = walk(tablee.new(key, seats, seed, **options), seed)
        *_, now = (match.copy() for match in islice(played, STEP * seed + STEP) if not match.over)
        yield now


def seen_by(now: Match, viewer: Seat | None, draw: FastDraw) -> tuple[Match, Match]:
    """A match in two worlds."""
    return now.copy(), twin_of(now, viewer, draw)


async def ask_again(opened: House, viewer: Seat | None) -> None:
    """What may have changed with the match, asked by one who is not told much, and by who runs the house."""
    for wanted, known in allowed.HTTP.items():
        if known.depends in (allowed.TABLE, allowed.KEEPER) and wanted.startswith("GET"):
            who = NOBODY if viewer is None else f"p{viewer}"
            await opened.ask(who, wanted, keeper=known.depends == allowed.KEEPER)


async def ask_everything(opened: House, viewer: Seat | None) -> dict[str, bytes]:
    """Everybody who is no wiser than the viewer asks for everything that may change."""
    askers = [(NOBODY, False), (WATCHER, False), (WATCHER, True)]
    if viewer is not None:
        askers = [(f"p{viewer}", False), (f"p{viewer}", True)]
    await opened.look_in()
    await opened.fetch_pictures(viewer)
    for wanted in OF_A_MATCH:
        for who, keeper in askers:
            await opened.ask(who, wanted, keeper)
    check_secrets(opened)
    check_answered(opened)
    return opened.answers


def check_secrets(opened: House) -> None:
    """What is not to leave at all, as long as the match is played."""
    key = opened.server.identities.signer.secret_key
    never = [opened.server.token.encode(), PREPARED.encode(), TABLE_ID.encode(), key, key.hex().encode()]
    for asked, answer in opened.answers.items():
        assert not any(secret in answer for secret in never), asked


def check_answered(opened: House) -> None:
    """Everything was answered to somebody but what has to be refused: a refusal might have told nothing."""
    answered = {
        asked.rpartition(": ")[2].partition(" by ")[0]
        for asked, answer in opened.answers.items()
        if answer.startswith(b"20")
    }
    of_a_record = {wanted for wanted in OF_A_MATCH if "{id}" in wanted}
    one_time = {"GET /hatch/{token}", "POST /api/1/handover", "POST /api/1/records", "POST /api/1/photos"}
    dealt = ("GET /api/1/days/{day}/", "PUT /api/1/days/{day}/", "DELETE /api/1/days/{day}/")
    one_time |= {wanted for wanted in OF_A_MATCH if wanted.startswith(dealt)}  # not yet
    shut = {"GET /api/1/tables/{code}/mine"} - answered  # to who only watches, and where a race may open
    of_a_hall = {wanted for wanted in OF_A_MATCH if "/rooms/{code}" in wanted}  # none has a table's code: test_halls.py
    assert set(OF_A_MATCH) - answered == of_a_record | one_time | shut | of_a_hall | {"GET /api/1/links/{token}/replay"}


# ---- what is hidden of a table that is not public


@rule("COM-5")
async def test_a_table_that_is_not_public_cannot_be_told_from_none(tmp_path: Path) -> None:
    await private_tables_are_hidden(tmp_path)


async def private_tables_are_hidden(folder: Path) -> None:
    """From whoever has no code and does not run the house, wherever they look."""
    found = []
    for name, match in (("empty", None), ("private", tablee.new("difference", 3, 1))):
        async with house(folder / name, match, public=False) as opened:
            found.append(await ask_without_code(opened))
    compare(*found)
    assert not any(secret.encode() in b"".join(found[1].values()) for secret in (HIDDEN_NAMES, CODE, TABLE_ID))


async def ask_without_code(opened: House) -> dict[str, bytes]:
    await opened.look_in()
    for wanted in WITHOUT_CODE:
        for who in (NOBODY, WATCHER):
            await opened.ask(who, wanted)
    return opened.answers
