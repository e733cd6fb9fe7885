"""The short way of a move is the long one, only shorter: the same bytes, whatever the journal answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tests.table.company import Company, run, together

Append = Callable[..., Coroutine[Any, Any, None]]
CALM = {"pace": "none"}
FAMILY = ("anna", "ben", "chloe")
TURN_GAMES = ("derniere", "davinci", "dominos", "tour_du_monde")


async def seated(company: Company, game: str = "derniere", **setup: Any) -> None:
    company.world.is_quick = True
    await company.deal(game, *FAMILY, **{"options": CALM, **setup})


# ---- the same as the long way


@pytest.mark.parametrize("game", TURN_GAMES)
def test_everybody_is_sent_the_same_bytes_on_both_ways(game: str) -> None:
    begun: list[bytes] = []

    async def some_turns(company: Company, is_quick: bool) -> tuple[list[bytes], list[bytes]]:
        company.world.is_quick = is_quick
        append = company.world.journal.append
        await company.deal(game, *FAMILY, options=CALM)
        company.world.journal.append = counted(append, begun)  # type: ignore[method-assign]
        for _ in range(40):
            if company.match.over or not any(map(company.ordinary, company.match.to_act)):
                break
            await company.take_turn()
        await company.pass_ms(300)
        return [person.bytes for person in company.people], company.world.journal.kept["t1"]

    long, short = (run(partial(some_turns, is_quick=way)) for way in (False, True))
    assert long == short
    assert len(begun) >= 5


def counted(append: Append, begun: list[bytes]) -> Append:
    """Notes the rows that came without saying where everybody sits: those on the short way."""

    async def noted(*given: Any) -> None:
        if len(given) == 3:
            begun.append(given[2])
        await append(*given)

    return noted


@together
async def test_a_match_that_ends_on_the_short_way_is_kept(company: Company) -> None:
    await seated(company)
    while not company.match.over:
        await company.take_turn()
    await company.over()
    assert company.people[0].frame["over"]
    assert await company.people[0].ask(up.Start) == "done"
    await company.take_turn()


# ---- what the journal answers


@together
async def test_a_row_that_is_not_taken_is_told_and_can_be_sent_again(company: Company) -> None:
    await seated(company)
    person, move = company.people[company.turn], company.ordinary(company.turn)[0]
    company.world.journal.is_away = True
    assert await person.play(move, id="once") == "store-away"
    company.world.journal.is_away = False
    for _ in range(2):
        person.post(up.Play, moves=[move], id="once")
        await company.pass_ms(100)
    assert [person.answer(each) for each in person.answers("once")] == ["store-away", "done", "done"]
    assert [row.id for row in company.rows_of(rows.Played)] == ["once"]
    await company.take_turn()


@together
async def test_a_row_that_is_written_and_its_answer_lost_is_read_anew(company: Company) -> None:
    await seated(company)
    person, move = company.people[company.turn], company.ordinary(company.turn)[0]
    company.world.journal.loses_answers = True
    assert await person.play(move, id="once") == "store-away"
    company.world.journal.loses_answers = False
    await company.pass_ms(1000)
    assert [row.id for row in company.rows_of(rows.Played)] == ["once"]
    assert company.world.gone == [company.live]
    assert [person.socket.closed for person in company.people] == [1012] * 3


@together
async def test_a_table_that_is_somebody_elses_sends_everybody_there(company: Company) -> None:
    await seated(company)
    company.world.journal.kept["t1"].append(b"another's")
    company.people[company.turn].post(up.Play, moves=company.ordinary(company.turn)[:1])
    await company.pass_ms(100)
    assert company.live.gone
    assert company.world.gone == [company.live]
    assert [person.socket.closed for person in company.people] == [1012] * 3


@together
async def test_whatever_comes_meanwhile_is_done_afterwards(company: Company) -> None:
    await seated(company)
    company.world.journal.slow_ms = 50
    first, move = company.people[company.turn], company.ordinary(company.turn)[0]
    moved = first.post(up.Play, moves=[move])
    again = first.post(up.Play, moves=[move])
    muted = company.people[0].post(up.Mute, seat=1, on=True)
    await company.pass_ms(400)
    assert first.answer(first.answers(moved)[0]) == "done"
    assert first.answers(again)[0]["kind"] == "no"
    assert company.people[0].answers(muted)[0]["kind"] == "ack"
    assert not company.live.busy


@together
async def test_a_show_that_fails_leaves_no_table_stuck(company: Company) -> None:
    await seated(company)
    live, line = company.live, company.people[0].socket
    send = line.send_frame

    def fails(data: bytes, match: int, n: int) -> None:
        raise RuntimeError("planted")

    line.send_frame = fails  # type: ignore[method-assign]
    company.people[company.turn].post(up.Play, moves=company.ordinary(company.turn)[:1])
    await company.pass_ms(100)
    assert not live.busy
    line.send_frame = send  # type: ignore[method-assign]
    company.loop.faults.clear()  # type: ignore[attr-defined]
    await company.take_turn()


# ---- what goes the long way


@together
async def test_what_is_refused_is_refused_in_the_same_words(company: Company) -> None:
    await seated(company)
    other = company.people[(company.turn + 1) % 3]
    assert await other.play(company.ordinary(company.turn)[0]) == "illegal"
    assert await other.play(company.ordinary(company.turn)[0], seat=company.turn) == "not-your-seat"
    assert await other.play(9_999) == "illegal"
    assert await company.people[0].ask(up.Pause) == "done"
    assert await company.people[company.turn].play(company.ordinary(company.turn)[0]) == "paused"
    assert not company.rows_of(rows.Played)


def test_any_other_error_of_a_journal_is_logged_and_the_table_goes_on() -> None:
    async def main(company: Company) -> None:
        await seated(company)
        row = rows.Played(at=0, seat=0, moves=[0], id="x")
        company.live.quick_moves.end(company.people[0].viewer, row, ValueError("planted"))
        await company.take_turn()

    with pytest.raises(AssertionError, match="stumbled"):
        run(main)
