"""The swap test on the bytes that leave the house: worlds a viewer cannot tell apart give the same frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee import TABLE, FastDraw, Match
from tablee.core.moves import Seat
from tablee.core.records import unusual
from tablee.core.scenes import WrittenMine
from tablee.games.diferencio.state import SLEEP
from tablee.protocol import journal as rows
from tablee.protocol.setup import Setup
from tablee.table.model.table import Stimulus, Table
from tablee.table.model.viewer import Body, Viewer
from tablee.table.show import frames
from tablee.table.show.frame_bytes import written
from tablee.table.show.frames import FrameBuilder
from tests.harness import KEYS, part
from tests.rulebook import rule
from tests.table.simulated import Hatch, Socket
from tests.test_swap import Leak, reachable

STATES = 120  # a game, each with every viewer, before and after a move


def seated(match: Match) -> Table:
    """A table at which this match is being played by people."""
    table = Table("swap")
    setup = Setup(match.game.key, match.seats, unusual(match.options))
    table.apply(rows.Opened(at=0, setup=setup, host="p0"))
    for seat in range(match.seats):
        table.apply(rows.Sat(at=0, seat=seat, who=f"p{seat}"))
    table.apply(rows.Prepared(at=0, match=1, secret="ab" * 32))
    table.apply(rows.Dealt(at=0, rules=match.game.version, first=0))
    table.match = match
    table.stimuli = [Stimulus(3, 0)]
    return table


def frame(table: Table, viewer: Viewer, hatch: Hatch) -> bytes:
    """What goes over the wire to this viewer now."""
    look = FrameBuilder(table, hatch, covered=False)
    said = look.words(viewer)
    body = look.body(viewer)
    changed = body != viewer.body or bool(said)
    return written(viewer, 0, look.scene(viewer, body), said, [], b"", False) if changed else b""


def same(one: bytes, other: bytes, what: str) -> None:
    if one != other:
        raise Leak(f"{what}: {one[:800]!r} against {other[:800]!r}")


def swap_test(key: str, count: int) -> None:
    world = part(key, "world")
    for number, now in enumerate(reachable(key, count)):
        draw = FastDraw(number)
        for seat in [*range(now.seats), None]:
            twin = now.copy()
            twin.state = world.other_world(now.state.copy(), seat, draw)
            both = [(seated(match), viewer_of(match, seat), Hatch()) for match in (now.copy(), twin)]
            for table, _, _ in both:
                table.update_stimulus()
            same(frame(*both[0]), frame(*both[1]), f"the frame of {seat}")
            go_on(now, twin, both, seat, draw)


def viewer_of(match: Match, seat: Seat | None) -> Viewer:
    viewer = Viewer("" if seat is None else f"p{seat}", Socket())
    viewer.looking = seat
    viewer.paints = viewer.takes_parts = True
    viewer.heard = len(match.happened)
    return viewer


def go_on(
    now: Match, twin: Match, both: list[tuple[Table, Viewer, Hatch]], viewer: Seat | None, draw: FastDraw
) -> None:
    """The same thing is done in both worlds, unless it shows something hidden by right."""
    world = part(now.game.key, "world")
    doable = [(TABLE, clock.move) for clock in now.clocks]
    for seat in range(now.seats):
        doable += [(seat, move) for move in sorted(set(now.moves(seat)) & set(twin.moves(seat)))]
    doable = [(seat, move) for seat, move in doable if not world.reveals(now.state, viewer, seat, move)]
    if not doable:
        return
    seat, move = doable[draw.below(len(doable))]
    sent = []
    for table, looker, hatch in both:
        table.live_match().step(seat, move)
        table.update_stimulus()
        sent.append(frame(table, looker, hatch))
    same(sent[0], sent[1], f"what {viewer} is sent after {move} by {seat}")


@pytest.mark.parametrize("key", KEYS)
@rule("COM-5")
def test_frames_show_nothing_hidden(key: str) -> None:
    swap_test(key, STATES)


def leaks_number_of_plies(original: Callable[..., Body]) -> Callable[..., Body]:
    """A common counter: it tells dreamers how many cards were swapped."""

    def body(self: FrameBuilder, viewer: Viewer) -> Body:
        rest, table, mine, end = original(self, viewer)
        return rest, table, mine, end + b',"ply":%d' % self.match.state.ply

    return body


def leaks_everybodys_words(original: Any) -> Any:
    return lambda audience, seat: True


def leaks_a_neighbours_hand(original: Callable[..., WrittenMine]) -> Callable[..., WrittenMine]:
    def mine(self: FrameBuilder, viewer: Viewer, described: bool) -> WrittenMine:
        seat = viewer.looking
        viewer.looking = None if seat is None else (seat + 1) % self.match.seats
        try:
            return original(self, viewer, described)
        finally:
            viewer.looking = seat

    return mine


@pytest.mark.parametrize(
    ("key", "where", "name", "leak"),
    [
        ("derniere", FrameBuilder, "mine", leaks_a_neighbours_hand),
        ("davinci", FrameBuilder, "mine", leaks_a_neighbours_hand),
        ("tour_du_monde", FrameBuilder, "mine", leaks_a_neighbours_hand),
        ("derniere", frames, "hears", leaks_everybodys_words),
    ],
)
@rule("COM-5")
def test_leaks_planted_on_the_wire_are_caught(
    key: str, where: Any, name: str, leak: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak(getattr(where, name)))
    with pytest.raises(Leak):
        swap_test(key, STATES)


@pytest.mark.parametrize("key", ["difference", "diferencio"])
def test_pictures_that_could_be_compared_leave_without_their_names(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert names_sent(key) == (0, True)
    monkeypatch.setattr(FrameBuilder, "under_seal", lambda self, viewer, found: found)
    assert names_sent(key)[0] > 0


def names_sent(key: str) -> tuple[int, bool]:
    """How many names of sealed faces went out, and whether pictures did at all."""
    names, pictures = 0, False
    for now in reachable(key, 30):
        for seat in [*range(now.seats), None]:
            sent = frame(seated(now.copy()), viewer_of(now, seat), Hatch())
            names += sum(sent.count(b'"%s":"%s/' % (field, key.encode())) for field in (b"face", b"was"))
            pictures |= b'"sealed":true' in sent
    return names, pictures


@rule("DFO-23")
def test_asleep_one_is_sent_nothing_while_cards_are_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a byte: neither how often nor when the architect does something. A frame with a common counter would."""
    quiet = swaps_seen()
    monkeypatch.setattr(FrameBuilder, "body", leaks_number_of_plies(FrameBuilder.body))
    loud = swaps_seen()
    assert quiet == 0
    assert loud > 0


def swaps_seen() -> int:
    """Frames dreamers get while the architect works, along some matches."""
    seen = 0
    for number, now in enumerate(reachable("diferencio", 150)):
        architect = getattr(now.state, "architect", None)
        moves = [] if architect is None else now.moves(architect)
        if now.state.phase != SLEEP or not moves:
            continue
        dreamer = next(seat for seat in range(now.seats) if seat != architect)
        table, viewer, hatch = seated(now.copy()), viewer_of(now, dreamer), Hatch()
        frame(table, viewer, hatch)
        table.live_match().step(architect, moves[FastDraw(number).below(len(moves))])
        table.update_stimulus()
        if table.live_match().state.phase == now.state.phase:
            seen += bool(frame(table, viewer, hatch))
    return seen
