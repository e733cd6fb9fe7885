"""Da Vinci Code's beliefs against every world written down one by one; what is remembered and read into questions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tablee
from tablee import FastDraw, Match
from tablee.games.davinci.bot import glance
from tablee.games.davinci.bot.beliefs import Beliefs, World
from tablee.games.davinci.bot.memory import Memory, Tile
from tablee.games.davinci.bot.mind import KINDS, Kind, Mind, doing, standing
from tablee.games.davinci.events import Took
from tablee.games.davinci.state import BACK, BLACK, NONE, NUMBERS, STOP, colour_of, guess, start, value_of
from tablee.games.davinci.views import View, has_joker_astray, sample, unseen_pieces, view
from tests.games.davinci.tables import BLACK_JOKER, DRAW_BLACK, DRAW_WHITE, B, W, table
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
def test_a_memory_tells_how_every_code_looked_at_any_moment(expert: bool) -> None:
    """Folded from what was told and seen now, it is what lay there then."""
    for seed in range(12):
        match = tablee.new("davinci", 2 + seed % 3, seed, expert=expert)
        memory = Memory(0)
        heard = 0
        moments: list[tuple[int, list[list[int]], list[list[int]]]] = []
        for now in walk(match, seed, most=120):
            told = now.events(0)
            for event in told[heard:]:
                memory.hear(event)
            heard = len(told)
            if now.state.setting_up or now.over:
                continue
            moments.append((memory.now + 1, now.view(None).codes, now.view(0).denied))
            codes = now.view(0).codes
            for when, seen, denied in moments:
                looks = list(memory.looks(codes, when))
                assert [list(look.seen) for look in looks] == seen
                assert [list(look.denied) for look in looks] == denied


def asked(by: int, *guesses: int, codes: list[list[int]] | None = None) -> tuple[Match, Memory]:
    """A table at which a player drew a white piece and then did all this; what seat 0 remembers of it."""
    match = table(*(codes or [[B[0], W[1], B[2], W[3]], [B[6], W[7], B[8], W[9]]]))
    match.state.turn = by
    memory = Memory(0)
    for code in match.state.codes:
        memory.hear(Took(len(memory.rows), sum(each % 2 == 0 for each in code), sum(each % 2 for each in code)))
    before = len(match.events(0))
    match.play(by, DRAW_WHITE)
    for move in guesses:
        match.play(by, move)
    for event in match.events(0)[before:]:
        memory.hear(event)
    return match, memory


def weighed(match: Match, memory: Memory) -> tuple[list[World], list[World]]:
    """All worlds of seat 0 as they are, and by what the others did, out of 1."""
    seen = match.view(0)
    beliefs = Beliefs(seen)
    every = beliefs.every(100_000) or []
    found = Mind(memory).weigh(every, seen.codes, beliefs.hidden, seen.expert)
    total = sum(world.weight for world in found)
    return every, [World(world.pieces, world.weight / total) for world in found]


def test_nobody_names_what_they_hold() -> None:
    match, memory = asked(1, guess(0, 2, 5))
    assert [act.piece for act in memory.acts] == [B[5]]
    every, found = weighed(match, memory)
    before = sum(B[5] in world.pieces for world in every) / len(every)
    after = sum(world.weight for world in found if B[5] in world.pieces)
    assert 0 < after < before / 5


def test_at_a_table_of_three_nobody_names_what_they_hold_either() -> None:
    codes = [[B[0], W[1], B[2], W[3]], [B[6], W[7], B[8], W[9]], [B[7], W[8], B[9], W[10]]]
    match, memory = asked(1, guess(2, 0, 5), codes=codes)
    seen = match.view(0)
    beliefs = Beliefs(seen)
    drawn = beliefs.some(400, FastDraw(1))
    found = Mind(memory).weigh(drawn, seen.codes, beliefs.hidden, seen.expert)
    theirs = [number for number, (seat, _) in enumerate(beliefs.hidden) if seat == 1]
    holds = [any(world.pieces[number] == B[5] for number in theirs) for world in drawn]
    before = sum(holds) / len(drawn)
    after = sum(world.weight for world, has in zip(found, holds, strict=True) if has) / sum(
        world.weight for world in found
    )
    assert before > 0
    assert after < before / 5


def test_whoever_stops_was_sure_of_nothing() -> None:
    """If all other white pieces were theirs they would know both that are left: then hardly anybody would stop."""
    codes = [[B[0], W[0], W[10], B[11]], [B[6], W[7], W[8], W[9]]]
    match, memory = asked(1, guess(0, 0, 0), guess(0, 3, 11), STOP, codes=codes)
    assert [act.piece for act in memory.acts] == [B[0], B[11], NONE]
    seen = match.view(0)
    mind = Mind(memory)
    scene = mind.scenes(seen.codes, Beliefs(seen).hidden, 1, expert=False)[-1]
    unsure = doing(scene, scene.opened, KINDS)
    white = sum(1 << W[number] for number in range(1, 10))
    sure = doing(scene, scene.opened | white, KINDS)
    assert all(one < other for one, other in zip(sure, unsure, strict=True))


def test_of_somebody_who_names_anything_possible_little_more_is_learnt_than_that() -> None:
    """With one kind that names anything, only what nobody names is learnt; all other worlds stay equally likely."""
    match, memory = asked(1, guess(0, 2, 5))
    seen = match.view(0)
    beliefs = Beliefs(seen)
    anybody = Kind(1.0, 1e-9, 1e-9, 1.0, 0.5, 0.5)
    every = beliefs.every(100_000) or []
    found = Mind(memory, [anybody]).weigh(every, seen.codes, beliefs.hidden, seen.expert)
    assert max(world.weight for world in found) < 4 * min(world.weight for world in found if B[5] not in world.pieces)


def test_a_joker_counts_once_however_many_places_it_may_stand_in() -> None:
    """Two numbers and a joker left to chance: three places, each a third as likely as a code without one."""
    tiles = [Tile(0, 0) for _ in range(3)]
    assert standing([B[2], W[5], W[8]], tiles) == 1
    for code in ([BLACK_JOKER, W[5], W[8]], [W[5], BLACK_JOKER, W[8]], [W[5], W[8], BLACK_JOKER]):
        assert standing(code, tiles) == pytest.approx(1 / 3)
    assert standing([W[5], W[6], BLACK_JOKER], tiles) == pytest.approx(1 / 2)
    assert standing([W[5], BLACK_JOKER, W[6]], tiles) == 0


def test_a_number_drawn_later_may_have_stood_on_either_side_of_a_joker() -> None:
    tiles = [Tile(0, 0), Tile(0, 0), Tile(3, 5), Tile(0, 0)]
    assert standing([B[2], BLACK_JOKER, W[5], W[8]], tiles) == pytest.approx(1 / 3 / 2)


def test_worlds_that_are_drawn_with_doubts_weigh_what_they_do_without() -> None:
    for seen in small_views(2, False, 6):
        doubts = [[0b1100110011001100110011 << len(code)] * len(code) for code in seen.codes]
        exact = Beliefs(seen).chances()
        beliefs = Beliefs(seen, doubts, 0.5)
        drawn = beliefs.some(3000, FastDraw(1))
        total = sum(world.weight for world in drawn)
        for number, (seat, place) in enumerate(beliefs.hidden):
            for value, chance in enumerate(exact[seat][place]):
                share = sum(world.weight for world in drawn if value_of(world.pieces[number]) == value) / total
                assert share == pytest.approx(chance, abs=0.06)
