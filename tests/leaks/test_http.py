"""HTTP, the lobby's socket and pictures: houses that somebody cannot tell apart answer with the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tests.harness import KEYS
from tests.leaks import allowed
from tests.leaks.house import CODE, HIDDEN_NAMES, NOBODY, TABLE_ID, House, compare, house, routes
from tests.leaks.worlds import PREPARED, WATCHER, Pair, pairs
from tests.rulebook import rule

pytestmark = pytest.mark.anyio
STATES, APART = 1, 12  # of each game: from the middle of a match


def test_what_every_route_may_tell_is_written_down() -> None:
    assert sorted(allowed.HTTP) == sorted(routes())


# ---- what is hidden in a match


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
async def test_no_answer_tells_worlds_apart(key: str, tmp_path: Path) -> None:
    await answers_alike(key, tmp_path)


async def answers_alike(key: str, folder: Path, states: int = STATES) -> None:
    """Leak, if they are not."""
    for number, pair in enumerate(pairs(key, states, APART)):
        found = []
        for world, match in enumerate((pair.now, pair.twin)):
            async with house(folder / f"{number}-{world}", match.copy()) as opened:
                found.append(await ask_everything(opened, pair))
        compare(*found)


async def ask_everything(opened: House, pair: Pair) -> dict[str, bytes]:
    """Everybody who is no wiser than the viewer asks for everything that may change."""
    askers = [(NOBODY, False), (WATCHER, False), (WATCHER, True)]
    if pair.viewer is not None:
        askers = [(f"p{pair.viewer}", False), (f"p{pair.viewer}", True)]
    await opened.look_in()
    await opened.fetch_pictures(pair.viewer)
    for wanted, known in allowed.HTTP.items():
        if known.depends != allowed.STATIC:
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
    answered = {asked.partition(" by ")[0] for asked, answer in opened.answers.items() if answer.startswith(b"20")}
    asked_for = {wanted for wanted, known in allowed.HTTP.items() if known.depends != allowed.STATIC}
    of_a_record = {wanted for wanted in asked_for if "{id}" in wanted}
    assert asked_for - answered == of_a_record | {"GET /hatch/{token}", "POST /api/1/handover"}


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
    for wanted in allowed.HTTP:
        if "{code}" not in wanted:
            for who in (NOBODY, WATCHER):
                await opened.ask(who, wanted)
    return opened.answers
