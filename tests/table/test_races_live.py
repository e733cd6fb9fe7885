"""Races at live tables: the referee with real lines, real clocks and a journal under it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.races import LONGEST, MS, PAINT, reaction
from tablee.games.a_moi.state import CARD_MS, SLAP, may_win
from tablee.games.derniere.state import ANNOUNCE, GRACE_MS, catch
from tablee.matches.replay import verify
from tablee.protocol import journal as rows
from tablee.protocol import messages as up
from tablee.table.model.latency import QUOTA
from tests.harness import encode
from tests.table.company import Company, Person, run, together

NEAR, FAR = 10.0, 250.0


def winners(state: Any) -> set[int]:
    """Who may take the card that lies there."""
    return {seat for seat in range(len(state.stacks)) if may_win(state.card, state.dice, state.owners, seat)}


def wanted(*seats: int) -> Callable[[Any], bool]:
    """A card that these, and perhaps others, may take."""
    return lambda state: state.card >= 0 and set(seats) <= winners(state)


def forbidden(*seats: int) -> Callable[[Any], bool]:
    """A card that these may not take, but somebody else."""
    return lambda state: state.card >= 0 and not set(seats) & winners(state) and bool(winners(state))


def told(person: Person) -> list[tuple[int, bool]]:
    """Who pressed in the last race, and whether it counted, as the card tells it."""
    return [(each["seat"], each.get("played", True)) for each in person.verdict]


async def verified(company: Company) -> None:
    """The match is ended where it is, and its record judged again."""
    company.people[0].post(up.Close)
    await company.pass_ms(1000)
    verify(encode(company.world.records["t1-1"]))


# ---- who was first


@together
async def test_the_quicker_wins_although_the_press_arrives_later(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(0, 1))
    near, far = anna.press(SLAP, r=320), ben.press(SLAP, r=270)
    assert await near == await far == "pressed"
    await company.pass_ms(400)
    assert [row.seat for row in company.rows_of(rows.Pressed)] == [0, 1]
    assert told(anna) == told(ben) == [(1, True), (0, False)]
    assert company.rows_of(rows.Played)[-1].seat == 1
    await verified(company)


@together
async def test_nobody_hears_of_a_winner_before_everybody_who_was_as_quick_is_heard(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(0, 1))
    before = len(anna.frames)
    near = anna.press(SLAP, r=320)
    assert await near == "pressed"
    assert len(anna.frames) == before
    assert not anna.verdict
    await company.pass_ms(400)
    assert told(anna) == told(ben) == [(0, True)]


@together
async def test_a_press_is_durable_before_it_is_acknowledged(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(0, 1))
    press = anna.press(SLAP, r=300)
    company.world.journal.is_away = True
    assert await press == "store-away"
    assert not company.rows_of(rows.Pressed)
    company.world.journal.is_away = False
    assert await anna.play(SLAP, r=600, stimulus=company.live.table.stimulus.number) == "pressed"
    assert len(company.rows_of(rows.Pressed)) == 1
    assert ben.frame["match"] == 1


@together
async def test_within_eight_milliseconds_a_coin_decides_for_all_to_check(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    firsts = []
    for _ in range(12):
        await company.stimulus(wanted(0, 1))
        presses = anna.press(SLAP, r=300), ben.press(SLAP, r=302)
        for press in presses:
            await press
        await company.pass_ms(400)
        firsts.append(told(anna)[0][0])
    assert set(firsts) == {0, 1}
    await verified(company)


@together
async def test_a_wrong_press_and_the_right_one_behind_it_are_both_played(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben")
    await company.stimulus(lambda state: state.card >= 0 and winners(state) == {1})
    presses = anna.press(SLAP, r=250), ben.press(SLAP, r=400)
    for press in presses:
        assert await press == "pressed"
    await company.pass_ms(400)
    assert told(anna) == [(0, True), (1, True)]
    assert "a_moi-erred" in anna.words
    assert "a_moi-took" in ben.words


# ---- presses that do not count


@together
async def test_a_false_start_is_ignored_and_may_be_followed_by_a_true_press(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben")
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=60) == "false-start"
    assert not company.rows_of(rows.Pressed)
    assert company.state.locked == 0
    await company.pass_ms(200)
    assert await anna.play(SLAP, r=270) == "pressed"


@together
async def test_to_say_less_than_ones_time_makes_no_true_press_of_a_false_start(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    await company.stimulus(wanted(0, 1))
    await company.pass_ms(60)
    assert await anna.play(SLAP, r=3000) == "false-start"


@together
async def test_one_press_at_a_time(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=300) == "pressed"
    assert await anna.play(SLAP, r=310) == "twice"
    assert len(company.rows_of(rows.Pressed)) == 1


@together
async def test_a_press_on_what_somebody_else_has_settled_is_void_and_costs_nothing(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    number = await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=250) == "pressed"
    await company.pass_ms(300)
    before = encode(company.state)
    assert await ben.play(SLAP, r=700, stimulus=number) == "stale"
    assert encode(company.state) == before
    assert await ben.play(SLAP, r=700, stimulus=9999) == "stale"


@together
async def test_a_press_names_the_stimulus_that_was_painted(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    old = await company.stimulus(wanted(0, 1))
    await anna.press(SLAP, r=250)
    new = await company.stimulus(lambda state: state.card >= 0)
    assert new > old
    assert await ben.play(SLAP, r=900, stimulus=old) == "stale"
    assert company.state.locked == 0


@together
async def test_a_press_that_the_rules_refuse_is_no_press(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    await company.stimulus(forbidden(0))
    assert await anna.press(SLAP, r=250) == "pressed"
    await company.pass_ms(300)
    assert company.state.locked == 1
    assert await anna.play(SLAP, r=700) == "illegal"
    assert ben.frame["match"] == 1


# ---- a word in time


async def exposed(company: Company, *names: str, trips: tuple[float, ...] = ()) -> tuple[list[Person], int]:
    """La dernière, where somebody has one card left and has kept silent until it shows; and who."""
    people = await company.deal("derniere", *names, trips=trips, options={"pace": "none"})
    for _ in range(400):
        if company.state.silent:
            owner = next(seat for seat in range(len(names)) if (company.state.silent >> seat) & 1)
            await company.until(lambda: bool(company.state.exposed), seconds=5, step_ms=0.5)
            return people, owner
        assert not company.match.over, "nobody ever kept silent"
        await company.take_turn()
    raise AssertionError("nobody ever had one card")


@together
async def test_a_word_that_comes_while_a_catch_is_gathered_wins(company: Company) -> None:
    people, owner = await exposed(company, "anna", "ben", "carla", trips=(NEAR, NEAR, NEAR))
    catcher = people[(owner + 1) % 3]
    before = company.rows_of(rows.Pressed)
    assert await catcher.press(catch(owner), r=200) == "pressed"
    assert company.live.runner is not None
    assert company.live.runner.race.referee.is_open
    assert await people[owner].play(ANNOUNCE, stimulus=0) == "pressed"
    await company.pass_ms(400)
    assert told(catcher) == [(owner, True), (people.index(catcher), False)]
    assert "derniere-announced" in catcher.words
    assert "derniere-caught" not in catcher.words
    assert company.rows_of(rows.Pressed)[len(before) :][-1].pleads
    await verified(company)


@together
async def test_a_word_that_comes_after_the_catch_is_too_late(company: Company) -> None:
    people, owner = await exposed(company, "anna", "ben", trips=(NEAR, NEAR))
    catcher = people[1 - owner]
    assert await catcher.press(catch(owner), r=200) == "pressed"
    await company.pass_ms(400)
    assert "derniere-caught" in catcher.words
    assert await people[owner].play(ANNOUNCE) == "illegal"


@together
async def test_a_word_without_a_catch_is_simply_said(company: Company) -> None:
    people, owner = await exposed(company, "anna", "ben")
    assert await people[owner].play(ANNOUNCE) == "done"
    assert not company.rows_of(rows.Pressed)
    assert "derniere-announced" in people[1 - owner].words


# ---- others wait


@together
async def test_ordinary_moves_wait_behind_an_open_gather_and_are_checked_anew(company: Company) -> None:
    people, owner = await exposed(company, "anna", "ben", "carla", trips=(NEAR, NEAR, NEAR))
    catcher = people[(owner + 1) % 3]
    assert await catcher.press(catch(owner), r=200) == "pressed"
    assert company.live.runner is not None
    seat = company.turn
    before = len(company.rows_of(rows.Played))
    id = people[seat].post(up.Play, moves=company.ordinary(seat)[:1])
    await company.pass_ms(20)
    assert company.live.runner.race.referee.is_open
    assert not people[seat].answers(id)
    assert len(company.rows_of(rows.Played)) == before
    await company.pass_ms(500)
    assert len(people[seat].answers(id)) == 1
    caught, *after = company.rows_of(rows.Played)[before:]
    assert (caught.seat, caught.press >= 0) == (people.index(catcher), True)
    assert [row.id for row in after] == [id]


@together
async def test_what_waits_behind_a_race_hears_of_a_pause(company: Company) -> None:
    people, owner = await exposed(company, "anna", "ben", "carla", trips=(NEAR, NEAR, NEAR))
    catcher = people[(owner + 1) % 3]
    assert await catcher.press(catch(owner), r=200) == "pressed"
    seat = company.turn
    id = people[seat].post(up.Play, moves=company.ordinary(seat)[:1])
    assert await people[0].ask(up.Pause) == "done"
    await company.pass_ms(100)
    assert [people[seat].answer(each) for each in people[seat].answers(id)] == ["paused"]


@together
async def test_what_waited_behind_the_last_race_of_a_match_is_answered(company: Company) -> None:
    people = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    await company.until(lambda: len(company.state.pile) == 0 and company.state.card >= 0, step_ms=5)
    first = min(winners(company.state))
    presses = people[first].press(SLAP, r=200), people[1 - first].press(SLAP, r=240)
    assert await presses[0] == "pressed"
    id = people[first].post(up.Play, moves=[1])  # time's own move, which nobody may make
    assert not people[first].answers(id)
    assert await presses[1] == "pressed"
    await company.pass_ms(500)
    assert company.match.over
    assert [people[first].answer(each) for each in people[first].answers(id)] == ["not-playing"]


@together
async def test_clocks_wait_until_a_race_is_judged(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(0, 1))
    assert company.live.runner is not None
    grace = company.live.runner.grace
    await company.pass_ms(CARD_MS + grace - 60)
    assert await anna.play(SLAP, r=CARD_MS + grace - 60 - NEAR - 10) == "pressed"
    await company.pass_ms(100)
    await ben.ask(up.Describe, on=True)  # something else that the table looks up for
    assert company.live.runner.race.referee.is_open
    assert company.state.card >= 0
    await company.pass_ms(300)
    assert told(ben) == [(0, True)]
    assert "a_moi-unclaimed" not in ben.words[-4:]


@together
async def test_a_press_in_time_counts_although_it_arrives_after_the_clock(company: Company) -> None:
    _, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, FAR))
    await company.stimulus(wanted(1))
    assert await ben.press(SLAP, r=CARD_MS - 20) == "pressed"
    await company.pass_ms(400)
    assert told(ben) == [(1, True)]


@pytest.mark.parametrize("trips", [(NEAR, NEAR), (NEAR, FAR), (FAR, FAR)])
@together
async def test_every_clock_has_the_grace_of_the_longest_line_from_the_deal_on(
    company: Company, trips: tuple[float, float]
) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=trips)
    allowed = max(person.viewer.line.latency.allowance for person in (anna, ben)) // MS
    assert allowed == min(LONGEST, (round(max(trips)) + 8) * MS + PAINT + QUOTA) // MS
    lengths = []
    for number in range(4):
        shown = await company.stimulus(lambda state: state.card >= 0)
        if number == 1:
            ben.viewer.line.latency.trips.extend([0] * 32)
        if number == 2:
            await ben.cut()
        await company.until(lambda: company.state.card < 0, step_ms=0.5)
        lengths.append((company.loop.time() - company.shown_at(shown)) * 1000)
    assert lengths == [pytest.approx(CARD_MS + allowed, abs=5)] * 4


@together
async def test_a_devices_line_counts_for_the_grace_also_behind_its_curtain(company: Company) -> None:
    await company.open("a_moi", 3)
    anna = await company.come("anna", seat=0, trip_ms=FAR)
    await anna.ask(up.Sit, seat=1, name="Léa")
    await anna.ask(up.Start)
    assert anna.viewer.looking is None
    assert company.live.runner is not None
    assert company.live.runner.grace == anna.viewer.line.latency.allowance // MS


def test_grace_is_no_more_than_any_line_may_need() -> None:
    assert GRACE_MS > LONGEST // MS


# ---- tables that race otherwise


@together
async def test_a_strict_table_believes_the_server_alone(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR), strict=True)
    await company.stimulus(wanted(0, 1))
    honest = ben.press(SLAP, r=280)
    await company.pass_ms(340)
    assert await anna.play(SLAP, r=200) == "pressed"
    assert await honest == "pressed"
    await company.pass_ms(400)
    assert told(anna)[0] == (1, True)
    assert not any(each.get("believed", True) for each in anna.verdict)
    assert not any(row.evidence.trusted for row in company.rows_of(rows.Pressed))


@together
async def test_a_claim_that_asks_for_more_than_the_line_needs_is_not_believed(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    await company.stimulus(wanted(0, 1))
    await company.pass_ms(900)
    assert await anna.play(SLAP, r=150) == "pressed"
    await company.pass_ms(400)
    [card] = anna.verdict
    assert card["believed"] is False
    assert card["reaction"] == pytest.approx(900 - NEAR - PAINT // MS, abs=3)


@together
async def test_an_unhurried_table_gives_everybody_ten_seconds(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", unhurried=True)
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=300) == "pressed"
    await company.pass_ms(9_000)  # longer than the card would lie there
    assert not anna.verdict
    assert company.state.card >= 0
    assert await ben.play(SLAP, r=9_300) == "pressed"
    await company.pass_ms(100)
    assert sorted(seat for seat, _ in told(anna)) == [0, 1]
    await verified(company)


@together
async def test_at_an_unhurried_table_who_is_alone_is_judged_after_ten_seconds(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben", unhurried=True)
    await company.stimulus(wanted(0, 1))
    assert await anna.press(SLAP, r=60) == "pressed"  # nobody starts too soon where nobody hurries
    await company.pass_ms(9_900)
    assert not anna.verdict
    await company.pass_ms(300)
    assert told(anna) == [(0, True)]


def test_at_an_unhurried_table_the_coin_gives_the_slow_as_much_as_the_quick() -> None:
    async def main(company: Company) -> list[int]:
        anna, ben = await company.deal("a_moi", "anna", "ben", unhurried=True)
        firsts = []
        for _ in range(7):
            await company.stimulus(wanted(0, 1))
            presses = anna.press(SLAP, r=200), ben.press(SLAP, r=4000)
            for press in presses:
                await press
            await company.pass_ms(100)
            firsts.append(told(anna)[0][0])
        await verified(company)
        return firsts

    firsts = [first for seed in range(6) for first in run(main, seed)]
    assert 10 <= firsts.count(1) <= len(firsts) - 10


@together
async def test_a_head_start_counts_is_shown_and_recorded(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR), head_starts=[0, 200])
    assert [seat.get("head_start", 0) for seat in anna.room["seats"]] == [0, 200]
    await company.stimulus(wanted(0, 1))
    presses = anna.press(SLAP, r=300), ben.press(SLAP, r=450)
    for press in presses:
        assert await press == "pressed"
    await company.pass_ms(400)
    assert told(anna) == [(1, True), (0, False)]
    assert anna.verdict[0]["head_start"] == 200
    assert company.rows_of(rows.Pressed)[1].evidence.head_start == 200 * MS
    await verified(company)


@together
async def test_whoever_has_a_head_start_is_waited_for_that_much_longer(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR), head_starts=[0, 250])
    await company.stimulus(wanted(0, 1))
    late = ben.press(SLAP, r=480)
    assert await anna.press(SLAP, r=250) == "pressed"
    assert await late == "pressed"
    await company.pass_ms(400)
    assert told(anna) == [(1, True), (0, False)]


@together
async def test_a_seat_that_has_the_table_in_words_may_have_a_long_head_start(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR), head_starts=[1150, 1150])
    assert await ben.ask(up.Describe, on=True) == "done"
    assert [seat.get("head_start", 0) for seat in anna.room["seats"]] == [250, 1150]
    await company.stimulus(wanted(0, 1))
    late = ben.press(SLAP, r=1400)
    assert await anna.press(SLAP, r=600) == "pressed"
    assert await late == "pressed"
    await company.pass_ms(1600)
    assert told(anna) == [(1, True), (0, False)]
    assert company.rows_of(rows.Pressed)[0].evidence.head_start == 250 * MS
    await verified(company)


@together
async def test_a_head_start_excuses_no_false_start(company: Company) -> None:
    _, ben = await company.deal("a_moi", "anna", "ben", head_starts=[0, 250])
    await company.stimulus(wanted(0, 1))
    assert await ben.press(SLAP, r=80) == "false-start"


# ---- why


@together
async def test_a_card_tells_everybody_why(company: Company) -> None:
    anna, ben = await company.deal("a_moi", "anna", "ben", trips=(NEAR, 120))
    carla = await company.come("carla")
    await company.stimulus(wanted(0, 1))
    presses = anna.press(SLAP, r=320), ben.press(SLAP, r=270)
    for press in presses:
        await press
    await company.pass_ms(400)
    assert anna.verdict == ben.verdict == carla.verdict
    first, second = anna.verdict
    assert first["reaction"] == pytest.approx(270, abs=2)
    assert first["travel"] == pytest.approx(120 + PAINT // MS, abs=3)
    assert first.get("believed", True)
    assert second["reaction"] == pytest.approx(320, abs=2)
    assert second["played"] is False
    for row, card in zip(company.rows_of(rows.Pressed)[::-1], anna.verdict, strict=True):
        assert round(reaction(row.evidence) / MS) == pytest.approx(card["reaction"], abs=1)


@together
async def test_each_race_has_a_card_of_its_own(company: Company) -> None:
    anna, _ = await company.deal("a_moi", "anna", "ben", trips=(NEAR, NEAR))
    for r in (250, 300):
        await company.stimulus(wanted(0, 1))
        await anna.press(SLAP, r=r)
        await company.pass_ms(400)
        assert [card["reaction"] for card in anna.verdict] == [pytest.approx(r, abs=2)]


# ---- bots race by the same door


@together
async def test_a_bots_press_is_written_down_and_judged_like_any_other(company: Company) -> None:
    [anna] = await company.deal("a_moi", "anna", seats=3)
    await company.until(lambda: len(company.rows_of(rows.Pressed)) >= 5)
    for row in company.rows_of(rows.Pressed):
        assert row.seat in (1, 2)
        assert row.evidence.elapsed == row.evidence.claimed > 100 * MS
        assert reaction(row.evidence) == pytest.approx(row.evidence.claimed, abs=20 * MS)
    assert anna.verdict
    await verified(company)


@together
async def test_a_person_who_is_quicker_than_the_bot_wins_although_far_away(company: Company) -> None:
    [anna] = await company.deal("a_moi", "anna", seats=2, trips=(FAR,))
    for _ in range(40):
        if company.match.over:
            break
        await company.stimulus(wanted(0, 1))
        assert company.live.runner is not None
        press = anna.press(SLAP, r=350)
        await press
        await company.pass_ms(500)
        cards = {card["seat"]: card["reaction"] for card in anna.verdict}
        if len(cards) == 2 and abs(cards[0] - cards[1]) > 8:
            assert told(anna)[0][0] == min(cards, key=lambda seat: cards[seat])
            if cards[1] < 350 + FAR and told(anna)[0][0] == 0:
                return
    raise AssertionError("the bot never pressed meanwhile")


# ---- a new stimulus while presses on the last one are judged


@pytest.mark.parametrize(("ben_r", "carla_r", "order"), [(530, 600, [0, 1, 2]), (530, 490, [0, 2, 1])])
@together
async def test_presses_are_compared_from_one_stimulus_also_when_another_has_been_shown(
    company: Company, ben_r: int, carla_r: int, order: list[int]
) -> None:
    """A wrong call in Faites du bruit ! takes a card away, and all see it, while calls of others are on their way."""
    people = await company.deal("bruit", "anna", "ben", "carla", trips=(NEAR, NEAR, FAR))
    number = await company.stimulus(lambda s: not s.dice_match and len(s.piles[0]) == 1 and s.piles[1] and s.piles[2])
    calls = people[0].press(0, r=350), people[1].press(2, r=ben_r), people[2].press(1, r=carla_r)
    for each in calls:
        assert await each == "pressed"
        shown = company.live.table.stimulus.number
    assert shown > number, "Carla's call comes when something else is to be seen"
    await company.pass_ms(400)
    judged = [row for row in company.journal if isinstance(row, rows.Dismissed) or getattr(row, "press", -1) >= 0]
    assert [row.press for row in judged] == order
    assert [row.seat for row in company.rows_of(rows.Pressed)] == [0, 1, 2]
    await verified(company)
