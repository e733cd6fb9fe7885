"""What a right claim leaves on every screen, which of one's own marks stay, and pictures that come first."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Route, expect

import tablee
from tablee import Match
from tablee.games.difference.regions import CELLS, regions
from tablee.games.difference.state import CENTRE, SIDE, mark
from tablee.protocol.messages import Judged, Said
from tests.browser.guests import PHONE, Guest, Look
from tests.browser.positions import SEALED, Shown, frame_of
from tests.choice import all_but_few_thorough
from tests.rulebook import rule

WIDE = (1440, 900)
ME, ROUAGE, OTHER = 0, 1, 2
Come = Callable[..., Guest]
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path d="M0 0h1200v900H0z"/></svg>'


def blank(route: Route) -> None:
    route.fulfill(body=BLANK, content_type="image/svg+xml")


class Table:
    """A page that is shown a match of DIFFERENCE, and the claims that are made there."""

    def __init__(self, guest: Guest, match: Match) -> None:
        self.guest, self.match = guest, match
        self.shown = Shown(guest, "difference", match.seats)
        guest.page.route(f"**{SEALED}*", blank)
        self.send()

    def send(self, since: int | None = None, **more: Any) -> None:
        happened = self.match.happened[since:] if since is not None else []
        said = [Said(each.what.msg(), [], False, self.match.game.rings(each.what)) for each in happened]
        self.shown.number += 1
        frame = msgspec.structs.replace(frame_of(self.match, self.shown.number), said=said, **more)
        self.guest.page.evaluate("(frame) => window.show(frame)", msgspec.json.encode(frame).decode())
        self.guest.settled()

    def claim(self, seat: int, *regions: int, ms: int = 12_400) -> None:
        since = len(self.match.happened)
        self.match.play(seat, *map(mark, regions))
        self.send(since, verdict=[Judged(seat, ms, 30)])

    def right(self, seat: int) -> tuple[int, int]:
        """Somebody finds both: what the covered card was altered at, and what the new one is."""
        was, now = self.match.state.laid[-1], self.match.state.piles[seat][-1]
        self.claim(seat, was, now)
        return was, now

    def picture(self, zone: str) -> Locator:
        return self.guest.page.locator(f'[data-zone="{zone}"] .picture-ground')

    def touch(self, region: int, zone: str = "card") -> None:
        row, first, last = regions()["circus"][region][0]
        box = self.picture(zone).bounding_box()
        assert box
        where = {"x": (first + last + 1) / 2 / CELLS * box["width"], "y": (row + 0.5) / CELLS * box["width"]}
        self.picture(zone).click(position=where)  # type: ignore[arg-type]

    @property
    def marks(self) -> Locator:
        return self.guest.page.locator(".mark")


@pytest.fixture
def table(quick: str, guest: Come) -> Callable[..., Table]:
    def come(look: Look, seats: int = 3, **options: Any) -> Table:
        match = tablee.new("difference", seats, 3, first="host", **options)
        return Table(guest(quick, look), match)

    return come


def overlaps(one: dict[str, float] | None, other: dict[str, float] | None) -> bool:
    assert one
    assert other
    return (
        one["x"] < other["x"] + other["width"] - 1
        and other["x"] < one["x"] + one["width"] - 1
        and one["y"] < other["y"] + other["height"] - 1
        and other["y"] < one["y"] + one["height"] - 1
    )


LOOKS = [Look(size, language) for size in (PHONE, WIDE) for language in ("fr", "en")]
TIMES = {"fr": "12,4", "en": "12.4"}


# ---- a right claim


@rule("DIF-9")
@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS, LOOKS[:1]))
def test_a_right_claim_shows_who_and_when_and_where_and_stops_nobody(look: Look, table: Callable[..., Table]) -> None:
    at = table(look)
    page = at.guest.page
    at.right(ROUAGE)
    claim = page.locator("[data-claim]")
    expect(claim).to_have_attribute("data-claim", str(ROUAGE))
    shown = claim.bounding_box()  # which goes by itself
    expect(claim).to_contain_text({"fr": "a trouvé", "en": "found it"}[look.language])
    expect(claim.locator("[data-claim-time]")).to_contain_text(TIMES[look.language])
    expect(claim.locator(".claim-place")).to_have_count(2)
    expect(claim.locator(".claim-place").first.locator("img")).to_have_count(2)  # as it was, as it is
    for zone in ("laid", "card"):
        expect(page.locator(f'[data-zone="{zone}"] .shown-ring')).to_have_count(2)
        assert not overlaps(shown, at.picture(zone).bounding_box())
    at.touch(at.match.state.piles[ME][-1])  # whoever searches goes on
    expect(at.marks).to_have_count(1)
    expect(claim).to_have_count(0)
    expect(page.locator(".shown-ring")).to_have_count(0)


@rule("DIF-9")
def test_my_own_right_claim_is_shown_too(table: Callable[..., Table]) -> None:
    at = table(Look(PHONE))
    at.right(ME)
    expect(at.guest.page.locator("[data-claim]")).to_contain_text("Trouvé")
    expect(at.guest.page.locator('[data-zone="laid"] .shown-ring')).to_have_count(2)


@rule("DIF-12")
def test_a_wrong_claim_rings_nothing(table: Callable[..., Table]) -> None:
    at = table(Look(PHONE))
    at.claim(ROUAGE, at.match.state.laid[-1], at.match.state.piles[ME][-1])
    expect(at.guest.page.locator(".shown-ring, [data-claim]")).to_have_count(0)


# ---- my marks


@rule("DIF-12")
@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[::2], LOOKS[:1]))
def test_my_marks_stay_where_they_may_still_be_right(look: Look, table: Callable[..., Table]) -> None:
    at = table(look)
    at.right(ROUAGE)  # the first claim: nobody knows yet which place is whose
    own, reference = at.match.state.piles[ME][-1], at.match.state.laid[-1]
    at.touch(own)
    at.touch(reference, "laid")
    expect(at.marks).to_have_count(2)
    at.right(OTHER)  # shows the reference's place again: that one is past
    expect(at.marks).to_have_count(1)
    expect(at.guest.page.locator('[data-zone="card"] .mark')).to_have_count(1)


@rule("DIF-12")
def test_after_my_own_claim_the_mark_on_what_is_now_the_reference_stays(table: Callable[..., Table]) -> None:
    at = table(Look(PHONE))
    at.right(ROUAGE)
    own, reference = at.match.state.piles[ME][-1], at.match.state.laid[-1]
    at.touch(reference)
    at.touch(own)
    expect(at.marks).to_have_count(2)
    before = at.marks.nth(1).bounding_box()
    at.right(ME)
    expect(at.marks).to_have_count(1)
    assert before
    assert at.marks.bounding_box() == pytest.approx(before, abs=1.5)


@rule("DIF-12")
def test_before_any_claim_has_told_which_is_which_my_marks_stay_for_anothers_and_go_with_mine(
    table: Callable[..., Table],
) -> None:
    at = table(Look(PHONE))
    at.touch(at.match.state.piles[ME][-1])
    at.right(ROUAGE)
    expect(at.marks).to_have_count(1)
    fresh = table(Look(PHONE))
    fresh.touch(fresh.match.state.piles[ME][-1])
    fresh.right(ME)
    expect(fresh.marks).to_have_count(0)


# ---- people


@pytest.mark.parametrize("language", all_but_few_thorough(["fr", "en"], ["fr"]))
def test_how_many_cards_i_have_left_is_seen_on_a_phone(language: str, table: Callable[..., Table]) -> None:
    at = table(Look(PHONE, language))
    expect(at.guest.page.locator(".picture-left")).to_have_text("8")
    at.right(ME)
    expect(at.guest.page.locator(".picture-left")).to_have_text("7")


@rule("DIF-14")
@pytest.mark.parametrize("look", all_but_few_thorough(LOOKS[:2], LOOKS[:1]))
def test_whoever_was_wrong_keeps_their_name(look: Look, table: Callable[..., Table]) -> None:
    at = table(look, seats=4)
    at.claim(ROUAGE, 0, 1)
    seat = at.guest.page.locator('[data-piece="seat1"]')
    expect(seat.locator(".seat-name")).to_be_visible()
    expect(seat.locator(".seat-flag")).to_contain_text({"fr": "Raté", "en": "Missed"}[look.language])


# ---- a wide layout


def stairs(match: Match, steps: int) -> None:
    """As far as the cards go: two in every row and column, one beside and below the other."""
    state = match.state
    cells = [CENTRE]
    for number in range(steps):
        cells.append(cells[-1] + (SIDE if number % 2 else 1))
    state.cells, state.laid_since = cells, [0] * len(cells)
    state.laid = state.laid + [state.piles[ROUAGE].pop() for _ in range(steps // 2)]
    state.laid += [state.piles[OTHER].pop() for _ in range(steps - steps // 2)]


@rule("DIF-24")
@pytest.mark.parametrize("steps", all_but_few_thorough([8, 14], [14]))
@pytest.mark.parametrize("size", all_but_few_thorough([PHONE, WIDE], [PHONE]))
def test_every_cell_of_a_wide_layout_is_a_fingers_and_can_be_reached(
    size: tuple[int, int], steps: int, quick: str, guest: Come
) -> None:
    match = tablee.new("difference", 3, 3, first="host", variant="advanced")
    stairs(match, steps)
    at = Table(guest(quick, Look(size)), match)
    cells = at.guest.page.locator('[data-zone="laid"] .cell[data-lit]')
    assert cells.count() == len(match.moves(ME))
    for cell in cells.all():
        cell.scroll_into_view_if_needed()
        box, area = cell.bounding_box(), at.guest.page.locator('[data-zone="laid"]').bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert overlaps(box, area)
    cells.last.click()
    expect(at.guest.page.locator("[data-step]").first).to_be_visible()


# ---- large words


@pytest.mark.parametrize("language", all_but_few_thorough(["fr", "en"], ["fr"]))
@pytest.mark.parametrize("size", all_but_few_thorough([PHONE, WIDE], [PHONE]))
def test_pictures_keep_their_size_when_words_are_twice_as_large(
    size: tuple[int, int], language: str, quick: str, guest: Come
) -> None:
    wide = []
    for text in ("1", "2"):
        at = Table(guest(quick, Look(size, language, text=text)), tablee.new("difference", 3, 3, first="host"))
        boxes = [at.picture(zone).bounding_box() for zone in ("laid", "card")]
        wide.append([box["width"] for box in boxes if box])
    assert all(one == other for one, other in wide)
    for usual, large in pairwise([each[0] for each in wide]):
        assert large >= 0.95 * usual
