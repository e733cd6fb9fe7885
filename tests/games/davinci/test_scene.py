"""The scene of Da Vinci Code: backs that can be tapped, values by colour, the joker's gaps, what everybody sees."""

from __future__ import annotations

from tablee import Match, Words
from tablee.core.scenes import Flight, Piece, Scene, Zone
from tablee.core.words import Msg
from tablee.games.davinci import events
from tablee.games.davinci import scene as stage
from tablee.games.davinci.papers import JOKERS, OUTCOMES, hiding
from tablee.games.davinci.state import BLACK, READY, STOP, WHITE, guess, place_drawn, place_joker, show
from tests.games.davinci.tables import (
    BLACK_JOKER,
    DRAW_BLACK,
    DRAW_WHITE,
    HIGH,
    LOW,
    WHITE_JOKER,
    B,
    W,
    set_up,
    table,
    take_all,
    without_pool,
)  # fmt: skip
from tests.rulebook import rule


def zone(scene: Scene, name: str) -> Zone:
    return next(each for each in scene.zones if each.id == name)


def path(match: Match, seat: int, move: int) -> tuple[str, ...]:
    return next(tap.path for tap in match.scene(seat).mine.taps if tap.move == move)


def keys(pieces: list[Piece]) -> list[str]:
    return [piece.key for piece in pieces]


def drawn(*codes: list[int], next_piece: int, **options: bool) -> Match:
    """Seat 0 has drawn this piece and may attack."""
    match = table(*codes, next_piece=next_piece, **options)
    match.play(0, DRAW_WHITE if next_piece & 1 else DRAW_BLACK)
    return match


@rule("DVC-21")
def test_others_codes_are_backs_of_which_each_can_be_tapped() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    row = zone(match.scene(0), "code1").pieces
    assert keys(row) == ["b1.0", "b1.1", "b1.2", "b1.3"]
    assert [piece.back for piece in row] == ["davinci/b-back", "davinci/w-back"] * 2
    assert not any(piece.face for piece in row)
    said = [Words("en").say(piece.label) for piece in row if piece.label]
    assert said == [f"Tile {place}: hidden {colour} tile" for place, colour in enumerate(["black", "white"] * 2, 1)]


@rule("DVC-21")
def test_my_own_code_has_numbers_and_an_eye_on_what_all_can_see() -> None:
    match = table(LOW, HIGH, shown=[W[1]])
    own = zone(match.scene(0), "code0").pieces
    assert [piece.face for piece in own] == ["davinci/b00", "davinci/w01-lying", "davinci/b02", "davinci/w03"]
    assert ["open" in piece.state for piece in own] == [False, True, False, False]
    seen = zone(match.scene(1), "code0").pieces
    assert keys(seen) == ["b0.0", f"c{W[1]}", "b0.2", "b0.3"]
    assert seen[1].state == ("lying",)


@rule("DVC-5")
def test_a_drawn_piece_waits_apart_and_only_who_drew_it_sees_its_number() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    (mine,), (theirs,) = zone(match.scene(0), "drawn").pieces, zone(match.scene(1), "drawn").pieces
    assert (mine.face, mine.state) == ("davinci/w04", ("apart",))
    assert (theirs.face, theirs.back, theirs.state) == ("", "davinci/w-back", ("apart",))
    assert zone(match.scene(None), "drawn").pieces == [theirs]


@rule("DVC-6")
def test_a_guess_is_a_back_then_a_value_of_its_colour_then_the_button() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    assert path(match, 0, guess(1, 0, 7)) == ("b1.0", f"v{B[7]}", "guess")
    assert path(match, 0, guess(1, 1, 7)) == ("b1.1", f"v{W[7]}", "guess")
    pad = zone(match.scene(0), "values1")
    assert pad.kind == "row"
    assert keys(pad.pieces) == [f"v{number}" for number in W]
    assert [piece.text for piece in pad.pieces] == [str(value) for value in range(12)]
    assert said(pad.ask) == "What is it? Choose its number, then guess."


@rule("DVC-6")
def test_values_i_see_elsewhere_are_struck_and_can_be_said_all_the_same() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4], shown=[B[8]])
    struck = {
        piece.key
        for name in ("values0", "values1")
        for piece in zone(match.scene(0), name).pieces
        if "struck" in piece.state
    }
    assert struck == {f"v{number}" for number in [*LOW, W[4], B[8]]}
    assert path(match, 0, guess(1, 1, 4)) == ("b1.1", f"v{W[4]}", "guess")


def test_a_colour_nobody_hides_has_no_values() -> None:
    scene = drawn(LOW, HIGH, next_piece=W[4], shown=[B[6], B[8]]).scene(0)
    assert [each.id for each in scene.zones if each.id.startswith("values")] == ["values1"]


@rule("DVC-18")
def test_joker_is_the_last_value_in_the_expert_game_only() -> None:
    assert zone(drawn(LOW, HIGH, next_piece=W[4]).scene(0), "values0").pieces[-1].face == "davinci/b11"
    joker = zone(drawn(LOW, HIGH, next_piece=W[4], expert=True).scene(0), "values0").pieces[-1]
    assert (joker.face, joker.text) == ("davinci/bj", "~")


def test_what_was_said_in_vain_is_remembered_on_the_back() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    match.play(0, guess(1, 2, 7))
    flags = [piece.flag for piece in zone(match.scene(None), "code1").pieces]
    assert [flag.args["values"] if flag else "" for flag in flags] == ["", "", "≠7", ""]


@rule("DVC-8")
def test_stop_keeps_its_place_and_can_be_pressed_after_a_right_guess() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    _, before = zone(match.scene(0), "bar").pieces
    match.play(0, guess(1, 0, 6))
    _, after = zone(match.scene(0), "bar").pieces
    assert (before.key, before.slot, before.state) == ("stop", 2, ("off",))
    assert (after.key, after.slot, after.state) == ("stop", 2, ())
    assert path(match, 0, STOP) == ("stop",)
    assert match.scene(0).mine.prompt.key == "davinci-prompt-again"


def test_guess_has_the_first_place_and_is_dashed_while_nothing_can_be_attacked() -> None:
    match = table(LOW, HIGH, next_piece=W[4])
    first = zone(match.scene(0), "bar").pieces[0]
    assert (first.key, first.slot, first.state) == ("guess", 1, ("main", "off"))
    match.play(0, DRAW_WHITE)
    assert zone(match.scene(0), "bar").pieces[0].state == ("main",)
    assert zone(match.scene(1), "bar").pieces[0].state == ("main", "off")


@rule("DVC-8")
def test_after_a_right_guess_a_paper_says_what_becomes_of_my_drawn_piece() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    assert not papers(match.scene(0))
    match.play(0, guess(1, 0, 6))
    (told_to_me,) = papers(match.scene(0))
    assert [said(line.label) for line in told_to_me.rows] == [
        "You stop: your tile goes in hidden.",
        "You go on and guess wrong: everybody sees it.",
    ]
    assert [(piece.slot, piece.face) for piece in told_to_me.pieces] == [
        (None, ""),
        (0, "davinci/w04"),
        (1, "davinci/w04-lying"),
    ]
    assert not any(papers(match.scene(viewer)) for viewer in (1, None)), "my drawn piece is on it"


@rule("DVC-12")
def test_without_a_pool_the_paper_says_that_a_piece_of_my_own_is_shown() -> None:
    match = without_pool(LOW, HIGH)
    match.play(0, guess(1, 0, 6))
    (paper,) = papers(match.scene(0))
    assert said(paper.rows[1].label) == "You go on and guess wrong: you show one of your tiles."
    match.state.no_penalty = True
    assert not papers(match.scene(0)), "then nothing is at stake"


@rule("DVC-17")
def test_a_joker_that_was_tapped_has_a_paper_with_where_it_may_stand() -> None:
    match = drawn([W[5], W[6], B[8], B[9]], [B[0], B[1], W[2]], next_piece=WHITE_JOKER, expert=True)
    (paper,) = papers(match.scene(0))
    assert paper.after == f"c{WHITE_JOKER}"
    assert [(said(line.label), line.state) for line in paper.rows] == [("Yes", ("good",)), ("No", ("bad",))]
    assert [piece.face for piece in paper.pieces if piece.slot == 1] == ["davinci/w05", "davinci/wj", "davinci/w06"]
    assert not papers(match.scene(1))


def papers(scene: Scene) -> list[Zone]:
    return [each for each in scene.zones if each.kind == "notice"]


def said(words: Msg | None) -> str:
    assert words is not None
    return Words("en").say(words)


@rule("DVC-12")
def test_a_piece_that_is_owed_is_tapped_in_my_own_code() -> None:
    match = without_pool(LOW, HIGH)
    match.play(0, guess(1, 0, 0))
    assert path(match, 0, show(2)) == (f"c{LOW[2]}",)
    flags = [piece.flag for piece in zone(match.scene(1), "seats").pieces]
    assert [flag and flag.key for flag in flags] == ["davinci-flag-owes", None]


@rule("DVC-17")
def test_a_drawn_joker_is_pushed_into_a_gap_of_my_code_and_nobody_else_sees_gaps() -> None:
    match = drawn([W[5], W[6], B[8], B[9]], [B[0], B[1], W[2]], next_piece=WHITE_JOKER, expert=True)
    match.state.gap = 0
    row = zone(match.scene(0), "code0").pieces
    assert keys(row) == ["gap0", f"c{W[5]}", "gap1", f"c{W[6]}", "gap2", f"c{B[8]}", "gap3", f"c{B[9]}", "gap4"]
    assert [piece.key for piece in row if "block" in piece.state] == ["gap1", "gap3"]
    assert [piece.key for piece in row if "lit" in piece.state] == ["gap0"]
    assert path(match, 0, place_drawn(2)) == (f"c{WHITE_JOKER}", "gap2")
    assert not any(key.startswith("gap") for viewer in (1, None) for key in match.scene(viewer).pieces)


def test_a_number_beside_a_joker_shows_only_the_gaps_it_may_go_into() -> None:
    match = drawn([W[1], BLACK_JOKER, B[8]], [B[0], B[2], W[2]], next_piece=W[5], expert=True)
    row = zone(match.scene(0), "code0").pieces
    assert not any("block" in piece.state for piece in row)
    assert any("ghost" in piece.state for piece in row)


def test_values_can_be_noted_once_the_codes_stand_and_only_by_who_plays() -> None:
    match = drawn(LOW, HIGH, next_piece=W[4])
    assert match.scene(0).mine.pencil == match.scene(1).mine.pencil == [str(value) for value in range(12)]
    assert match.scene(None).mine.pencil == []
    assert drawn(LOW, HIGH, next_piece=W[4], expert=True).scene(1).mine.pencil[-1] == "–"
    assert set_up(2, [B[1], W[4]]).scene(0).mine.pencil == []


@rule("DVC-17")
def test_a_joker_of_the_set_up_goes_where_its_gap_is_seen() -> None:
    """A move counts the gaps of the other pieces; on the screen the joker stands among them."""
    match = set_up(2, [B[1], BLACK_JOKER, W[4], W[7]], expert=True)
    take_all(match, 0, [B[1], BLACK_JOKER, W[4], W[7]])
    match.state.codes[0] = [B[1], BLACK_JOKER, W[4], W[7]]
    assert path(match, 0, place_joker(BLACK, 0)) == (f"c{BLACK_JOKER}", "gap0")
    assert path(match, 0, place_joker(BLACK, 2)) == (f"c{BLACK_JOKER}", "gap3")
    row = zone(match.scene(0), "code0").pieces
    assert keys(row).index("gap3") == keys(row).index(f"c{W[4]}") + 1
    match.play(0, place_joker(BLACK, 2))
    assert match.state.codes[0] == [B[1], W[4], BLACK_JOKER, W[7]]


@rule("DVC-4")
def test_while_all_are_taking_nobody_sees_how_much_is_left_or_what_the_others_took() -> None:
    match = set_up(2, LOW)
    match.play(0, DRAW_WHITE)
    for viewer in (1, None):
        scene = match.scene(viewer)
        assert [zone(scene, f"pool{colour}").count for colour in (BLACK, WHITE)] == [None, None]
        assert zone(scene, "code0").pieces == []
        assert [piece.count for piece in zone(scene, "seats").pieces] == [None, None]
    assert [piece.back for piece in zone(match.scene(0), "code0").pieces] == ["davinci/w-back"]


@rule("DVC-4")
def test_more_pieces_are_asked_for_only_once_some_were_taken() -> None:
    match = set_up(2, LOW)
    words = Words("fr")
    assert words.say(match.scene(0).mine.prompt) == "Prends 4 pièces, noires ou blanches."
    match.play(0, DRAW_WHITE)
    assert words.say(match.scene(0).mine.prompt) == "Prends encore 3 pièces, noires ou blanches."


def test_everybody_says_when_they_are_ready_joker_or_not() -> None:
    match = set_up(2, LOW, expert=True)
    assert zone(match.scene(0), "bar").pieces[0].state == ("main", "off")
    take_all(match, 0, LOW)
    assert path(match, 0, READY) == ("ready",)
    match.play(0, READY)
    assert match.scene(0).mine.prompt.key == "davinci-prompt-wait"
    flag = zone(match.scene(None), "seats").pieces[0].flag
    assert flag is not None
    assert flag.key == "davinci-flag-ready"


def test_seats_count_what_they_still_hide() -> None:
    match = table(LOW, HIGH, shown=[B[0], W[1], B[6]])
    assert [piece.count for piece in zone(match.scene(None), "seats").pieces] == [2, 3]
    notes = [zone(match.scene(None), f"code{seat}").note for seat in (0, 1)]
    assert [(note.key, note.args) for note in notes if note] == [
        ("davinci-note-hidden", {"count": 2}),
        ("davinci-note-hidden", {"count": 3}),
    ]


def test_the_steps_of_a_turn_are_numbered_and_the_one_it_has_come_to_is_lit() -> None:
    steps = zone(table(LOW, HIGH).scene(0), "legend").pieces
    assert [(step.text, step.state) for step in steps] == [("1", ("lit",)), ("2", ()), ("3", ())]


def test_an_empty_colour_of_the_pool_has_no_top_to_tap() -> None:
    match = table(LOW, HIGH)
    match.state.pool[BLACK] = []
    black, white = (zone(match.scene(0), name) for name in ("pool0", "pool1"))
    assert (black.count, black.pieces) == (0, [])
    assert keys(white.pieces) == ["top1"]
    assert [tap.path for tap in match.scene(0).mine.taps] == [("top1",)]


def test_a_piece_that_is_guessed_turns_from_its_back_into_its_face() -> None:
    right = events.Guessed(0, 1, 2, B[8], True)
    assert stage.flight(right) == [Flight("b1.2", f"c{B[8]}")]
    assert stage.flight(events.Guessed(0, 1, 2, B[8], False)) == []
    assert stage.flight(events.Inserted(0, WHITE, 3)) == [Flight("drawn", "b0.3")]


def test_papers_that_lie_at_the_same_time_share_no_key() -> None:
    papers = [OUTCOMES[0], *(hiding(joker) for joker in JOKERS)]
    keys = [piece.key for paper in papers for piece in (*paper.pieces, *paper.rows)]
    assert len(set(keys)) == len(keys) > 0
