"""Da Vinci Code's beliefs against every world written down one by one; what is remembered and read into questions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tablee
from tablee import FastDraw
from tablee.games.davinci import glance
from tablee.games.davinci.beliefs import Beliefs
from tablee.games.davinci.memory import Memory
from tablee.games.davinci.mind import Mind
from tablee.games.davinci.state import BACK, BLACK, NUMBERS, colour_of, guess, start, value_of
from tablee.games.davinci.views import View, has_joker_astray, sample, unseen_pieces, view
from tests.games.davinci.tables import DRAW_BLACK, DRAW_WHITE, B, W, table
from tests.harness import walk

MOST_HIDDEN = 6  # so that all worlds can be written down


def small_views(seats: int, expert: bool, count: int) -> Iterator[View]:
    """Tables in the middle of random matches with few hidden pieces."""
    seed = made = 0
    while made < count:
        for step, now in enumerate(walk(tablee.new("davinci", seats, seed, expert=expert), seed, most=150)):
            if step % 9 == seed % 9 and not now.over and not now.state.setting_up:
                seen = view(now.state, now.state.turn)
                if sum(each >= BACK for code in seen.codes for each in code) <= MOST_HIDDEN and made < count:
                    made += 1
                    yield seen
        seed += 1


def written_down(seen: View) -> list[tuple[int, ...]]:
    """Every world: any unseen piece of its colour at each hidden place, as long as the codes can be so."""
    hidden = [(seat, place) for seat, code in enumerate(seen.codes) for place, each in enumerate(code) if each >= BACK]
    unseen = unseen_pieces(seen)
    codes = [code[:] for code in seen.codes]
    found: list[tuple[int, ...]] = []

    def fill(number: int) -> None:
        if number == len(hidden):
            if all(may_stand(code, len(codes)) for seat, code in enumerate(codes) if seat != seen.seat):
                found.append(tuple([codes[seat][place] for seat, place in hidden]))
            return
        seat, place = hidden[number]
        back = codes[seat][place]
        for piece in unseen:
            is_denied = seen.denied[seat][place] >> value_of(piece) & 1
            if colour_of(piece) == colour_of(back) and not is_denied and not any(piece in code for code in codes):
                codes[seat][place] = piece
                if is_ordered(codes[seat][: place + 1]):
                    fill(number + 1)
        codes[seat][place] = back

    fill(0)
    return found


def is_ordered(code: list[int]) -> bool:
    numbers = [piece for piece in code if piece < NUMBERS]
    return numbers == sorted(numbers)


def may_stand(code: list[int], seats: int) -> bool:
    return is_ordered(code) and not has_joker_astray(code, len(code) > start(seats))


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beliefs_are_those_of_all_worlds_written_down(seats: int, expert: bool) -> None:
    for seen in small_views(seats, expert, 12):
        worlds = written_down(seen)
        beliefs = Beliefs(seen)
        chances = beliefs.chances()
        assert beliefs.count() == len(worlds)
        assert beliefs.worlds == pytest.approx(len(worlds))
        for number, (seat, place) in enumerate(beliefs.hidden):
            for value, chance in enumerate(chances[seat][place]):
                share = sum(value_of(world[number]) == value for world in worlds) / len(worlds)
                assert chance == pytest.approx(share, abs=1e-9)
        every = beliefs.every(len(worlds))
        assert every is not None
        assert sorted(world.pieces for world in every) == sorted(worlds)
        assert beliefs.every(len(worlds) - 1) is None


@pytest.mark.parametrize("expert", [False, True])
def test_what_a_view_is_sampled_as_is_believed_possible(expert: bool) -> None:
    for number, seen in enumerate(small_views(3, expert, 10)):
        beliefs = Beliefs(seen)
        chances = beliefs.chances()
        draw = FastDraw(number)
        for _ in range(5):
            codes = sample(seen, draw).codes
            assert all(chances[seat][place][value_of(codes[seat][place])] > 0 for seat, place in beliefs.hidden)
        for world in beliefs.some(5, draw):
            for (seat, place), piece in zip(beliefs.hidden, world.pieces, strict=True):
                assert chances[seat][place][value_of(piece)] > 0


@pytest.mark.parametrize("expert", [False, True])
def test_doubted_pieces_are_as_much_less_likely(expert: bool) -> None:
    """Half the worlds' weight for each doubted piece in them, also for all worlds drawn one by one."""
    for seen in small_views(2, expert, 10):
        doubts = [[0b1100110011001100110011 << len(code)] * len(code) for code in seen.codes]
        beliefs = Beliefs(seen, doubts, 0.5)
        weights: dict[tuple[int, ...], float] = {}
        for world in written_down(seen):
            where = zip(beliefs.hidden, world, strict=True)
            weights[world] = 0.5 ** sum(doubts[seat][place] >> piece & 1 for (seat, place), piece in where)
        every = beliefs.every(10_000) or []
        assert {world.pieces: world.weight for world in every} == pytest.approx(weights)
        assert beliefs.worlds == pytest.approx(sum(weights.values()))


def test_a_right_guess_and_a_wrong_one_change_what_is_believed() -> None:
    match = table([B[0], W[1], B[2], W[3]], [B[6], W[7], B[8], W[9]])
    match.play(0, DRAW_BLACK)
    before = Beliefs(match.view(0)).chances()
    match.play(0, guess(1, 0, 6))
    right = Beliefs(match.view(0)).chances()
    assert sum(right[1][1][:6]) == 0 < sum(before[1][1][:6])
    match.play(0, guess(1, 1, 8))
    match.play(1, DRAW_WHITE)
    assert Beliefs(match.view(0)).chances()[1][1][8] == 0 < right[1][1][8]


def test_one_code_at_a_glance_is_what_beliefs_say() -> None:
    for seen in small_views(2, False, 12):
        assert seen.seat is not None
        other = 1 - seen.seat
        known = 3 << NUMBERS
        for piece in (*seen.codes[seen.seat], *seen.codes[other], seen.drawn):
            known |= 1 << piece if 0 <= piece < BACK else 0
        exact = Beliefs(seen)
        assert glance.count(seen.codes[other], seen.denied[other], known) == exact.count()
        for row, wanted in zip(
            glance.chances(seen.codes[other], seen.denied[other], known), exact.chances()[other], strict=True
        ):
            assert not row or row == pytest.approx(wanted)


def test_jokers_at_a_glance_are_counted_like_all_other_pieces() -> None:
    """Two black backs and nothing known but the white joker: two of twelve numbers, or one and the joker on a side."""
    code, known = [BACK + BLACK, BACK + BLACK], 1 << NUMBERS + 1
    assert glance.count(code, [0, 0], known) == 66 + 2 * 12
    chances = glance.chances(code, [0, 0], known)
    assert [sum(row) for row in chances] == pytest.approx([1, 1])
    assert chances[0][12] == pytest.approx(12 / 90)


@pytest.mark.parametrize("expert", [False, True])
def test_a_memory_knows_ones_code_and_what_was_denied(expert: bool) -> None:
    """Folded from what was told, it is what lies there."""
    for seed in range(12):
        match = tablee.new("davinci", 2 + seed % 3, seed, expert=expert)
        memory = Memory(0)
        heard = 0
        for now in walk(match, seed, most=120):
            told = now.told(0)
            for happening in told[heard:]:
                memory.hear(happening)
            heard = len(told)
            if now.state.setting_up or now.over:
                continue
            seen = now.view(0)
            assert memory.code == seen.codes[0]
            assert memory.denied == seen.denied
            assert [len(ages) for ages in memory.ages] == [len(code) for code in seen.codes]
            assert memory.seen_code() == now.view(1).codes[0]


def test_nobody_names_what_they_hold() -> None:
    match = table([B[0], W[1], B[2], W[3]], [B[6], W[7], B[8], W[9]])
    match.state.turn = 1
    memory = Memory(0)
    memory.code, memory.ages, memory.denied = match.state.codes[0][:], [[0] * 4, [0] * 4], [[0] * 4, [0] * 4]
    match.play(1, DRAW_WHITE)
    match.play(1, guess(0, 2, 5))
    for happening in match.told(0)[-3:]:
        memory.hear(happening)
    assert [question.piece for question in memory.questions] == [B[5]]
    seen = match.view(0)
    every = Beliefs(seen).every(10_000) or []
    weighed = Mind(memory).weigh(every, seen.codes[1], memory.ages[1], 1, no_jokers=True)
    before = sum(B[5] in world.pieces for world in every) / len(every)
    after = sum(world.weight for world in weighed if B[5] in world.pieces) / sum(world.weight for world in weighed)
    assert 0 < after < before / 5
