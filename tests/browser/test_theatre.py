"""What is drawn over the table for a moment: it never holds anybody up, never comes into a race, and moves nothing that
would have to be laid out again."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.core.events import Event
from tablee.core.match import Match
from tablee.games.davinci import events as davinci
from tablee.games.derniere import events as derniere
from tablee.games.smileys import pieces
from tablee.protocol.messages import Frame, Judged, Said
from tablee.table.show.said import said
from tests.browser.guests import DESKTOP, PHONE, TELEVISION, Guest, Look
from tests.browser.positions import HANDED_IN, MINE, Shown, frame_of, walk
from tests.choice import all_but_few_thorough

PIECES = ["deal", "right", "wrong", "between", "last", "attack", "verdict"]
NAMES = {"right": "guess", "wrong": "guess", "between": "guess"}  # of the piece in the page, where it is another
LONGEST_TASK = 50_000  # microseconds of work
SPEECH = {"P class='spoken'", "#text"}
TASK = "ThreadControllerImpl::RunTask"
INVALIDATIONS = "disabled-by-default-devtools.timeline.invalidationTracking"
MIDDLE = {
    "deal": 1300, "right": 1000, "wrong": 500, "between": 450, "last": 350, "attack": 150, "verdict": 700,
}  # fmt: skip

# Every piece that comes is counted and marked, from when it stands on the screen until it goes.
WATCHED = """(() => {
  window.stages = [];
  const timeout = window.setTimeout;  // where the end of a piece may wait for a busy machine, timers are stretched
  window.setTimeout = (done, ms, ...more) => timeout(done, (ms ?? 0) * (window.stretched ?? 1), ...more);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const each of change.addedNodes) {
        if (!each.dataset?.theatre) continue;
        window.stages.push(each.dataset.theatre);
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('theatre-on')));
      }
      for (const each of change.removedNodes) if (each.dataset?.theatre) performance.mark('theatre-off');
    }
  }).observe(document, { childList: true, subtree: true });
})()"""


# ---- positions


def my_turn(game: str, seats: int, steps: int = 1) -> Match:
    """A position in which so many taps of mine are a move, and everybody has what is theirs before them."""
    return next(each for each in walk(game, seats, 5) if can_play(each, steps))


def can_play(match: Match, steps: int) -> bool:
    frame = frame_of(match, 0)
    paths = [tap.path for tap in frame.mine.taps if len(tap.path) == steps]
    is_dealt = all(zone.pieces for zone in frame.table if zone.form == "code")
    is_card = match.game.key != "derniere" or any(path[0].startswith("c") for path in paths)
    return bool(paths) and is_dealt and is_card and not any(tap.race for tap in frame.mine.taps)


def with_news(frame: Frame, *told: Said, **more: Any) -> Frame:
    return replace(frame, n=frame.n + len(told), said=list(told), **more)


def tile_of(match: Match, seat: int) -> tuple[int, int]:
    """A piece of somebody's code: its number, and its place."""
    code = next(zone for zone in frame_of(match, 0, seat).mine.zones if zone.form == "code" and zone.owner == seat)
    return int(code.pieces[0].key[1:]), 0


def frames_of(piece: str, steps: int = 1) -> tuple[str, int, list[Frame]]:
    """The game, its seats, and the frames that bring this piece of theatre: the last one does."""
    game, seats = ("davinci", 3) if piece in NAMES else ("derniere", 3)
    match = my_turn(game, seats, steps)
    plain = replace(frame_of(match, 0), said=[], clocks=[], stimulus=0)

    def tell(*what: Event) -> Frame:
        return with_news(plain, *(said(match.game, each, MINE) for each in what))

    if piece == "deal":
        return game, seats, [plain]
    if piece in NAMES:
        whom = 1 if piece == "between" else MINE
        number, place = tile_of(match, whom)
        return game, seats, [plain, tell(davinci.Guessed(2, whom, place, number, piece == "right"))]
    if piece == "last":
        top = next(zone for zone in plain.table if zone.id == "discard").pieces[-1].key
        card = next(card for card in range(pieces.CARDS) if pieces.key(card) == top)
        return game, seats, [plain, tell(derniere.Played(1, card), derniere.Finished(1, 1))]
    if piece == "attack":
        return game, seats, [plain, tell(derniere.OwesDraw(1, MINE, 4))]
    judged = [Judged(MINE, 550.0, 20.0), Judged(1, 610.0, 20.0)]
    return game, seats, [plain, replace(tell(derniere.Caught(MINE, 1)), verdict=judged)]


class Theatre:
    """A page to which frames are handed in, and what it stages."""

    def __init__(self, guest: Guest, game: str, seats: int) -> None:
        guest.page.add_init_script(WATCHED)
        self.guest, self.page = guest, guest.page
        self.shown = Shown(guest, game, seats)

    def show(self, frame: Frame) -> None:
        self.page.evaluate("(frame) => window.show(frame)", msgspec.json.encode(frame).decode())

    def stage(self, piece: str, frames: list[Frame], stretched: int = 1) -> None:
        """All frames; the last one is on the stage then, and its end comes later by so much."""
        for frame in frames[:-1]:
            self.show(frame)
            self.guest.settled()
            self.page.evaluate("() => { window.stages.length = 0; }")
        self.page.evaluate("(stretched) => { window.stretched = stretched; }", stretched)
        self.show(frames[-1])
        self.page.wait_for_selector(f'[data-theatre="{NAMES.get(piece, piece)}"]', state="attached")

    def is_on(self) -> bool:
        return self.page.locator("[data-theatre]").count() > 0

    def stages(self) -> list[str]:
        return list(self.page.evaluate("() => window.stages"))

    def played(self) -> list[dict[str, Any]]:
        return list(self.page.evaluate("() => window.played"))

    def lit_card(self, frame: Frame) -> tuple[float, float]:
        """Where a finger would tap something that is a move."""
        key = next(tap.path[0] for tap in frame.mine.taps if len(tap.path) == 1)
        box = self.page.locator(f'[data-piece="{key}"][data-lit]').first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 4, box["y"] + box["height"] / 2


def staged(guest: Guest, piece: str, stretched: int = 1) -> Theatre:
    game, seats, frames = frames_of(piece)
    found = Theatre(guest, game, seats)
    found.stage(piece, frames, stretched)
    return found


@pytest.fixture
def moving(address: str, guest: Callable[..., Guest]) -> Callable[..., Guest]:
    return lambda size=DESKTOP, **look: guest(address, Look(size, motion="full", **look))


# ---- never in the way


@pytest.mark.parametrize("size", all_but_few_thorough([DESKTOP, PHONE], [DESKTOP]), ids=str)
@pytest.mark.parametrize("piece", all_but_few_thorough(PIECES, ["right"]))
def test_a_tap_in_the_middle_plays_the_card(piece: str, size: tuple[int, int], moving: Callable[..., Guest]) -> None:
    theatre = staged(moving(size), piece, stretched=20)
    theatre.page.wait_for_timeout(MIDDLE[piece])
    assert theatre.is_on()
    theatre.page.mouse.click(*theatre.lit_card(frames_of(piece)[2][-1]))
    assert not theatre.is_on()
    assert len(theatre.played()) == 1


def test_a_key_ends_it_and_is_what_it_is_but_escape_only_ends_it(moving: Callable[..., Guest]) -> None:
    guest = moving()
    game, seats, frames = frames_of("right", 3)
    theatre = Theatre(guest, game, seats)
    theatre.show(frames[0])
    guest.settled()
    several = next(tap.path[0] for tap in frames[0].mine.taps if len(tap.path) == 3)
    guest.surely_tap(several)
    theatre.stage("right", frames[1:])
    theatre.page.keyboard.press("Escape")
    assert not theatre.is_on()
    assert theatre.page.locator("[data-chosen]").count() == 1
    theatre.page.keyboard.press("Escape")
    assert theatre.page.locator("[data-chosen]").count() == 0
    assert theatre.played() == []


@pytest.mark.thorough
def test_a_move_right_after_the_deal_leaves_no_card_unseen(moving: Callable[..., Guest]) -> None:
    game, seats, [plain] = frames_of("deal")
    theatre = Theatre(moving(), game, seats)
    theatre.show(plain)
    theatre.show(with_news(plain, Said(plain.mine.prompt)))
    theatre.guest.settled()
    seen = "(all) => all.map((each) => getComputedStyle(each).opacity)"
    assert set(theatre.page.locator(".hand [data-piece]").evaluate_all(seen)) == {"1"}
    assert theatre.stages() == ["deal"]


# ---- nothing in a race


@pytest.mark.parametrize("piece", all_but_few_thorough(["right", "last", "attack", "verdict"], ["last"]))
def test_nothing_is_staged_while_there_is_a_race(piece: str, moving: Callable[..., Guest]) -> None:
    game, seats, [plain, news] = frames_of(piece)
    theatre = Theatre(moving(), game, seats)
    raced = replace(news.mine, taps=[replace(tap, race=True) for tap in news.mine.taps])
    for before, now in ((plain, news), (replace(plain, n=5), replace(news, n=5 + len(news.said)))):
        theatre.show(before)
        theatre.guest.settled()
        theatre.page.evaluate("() => { window.stages.length = 0; }")
        if before is plain:
            theatre.show(replace(now, mine=raced))
            theatre.page.wait_for_timeout(200)
            assert theatre.stages() == []
        else:  # and one that opens meanwhile ends it
            theatre.stage(piece, [now], stretched=20)
            theatre.show(replace(now, mine=raced, n=now.n + 1, said=[]))
            assert not theatre.is_on()


@pytest.mark.parametrize("why", all_but_few_thorough(["clock", "missed", "skipped", "plain"], ["clock"]))
def test_nothing_is_staged_when_time_is_short_or_it_is_long_past(why: str, moving: Callable[..., Guest]) -> None:
    game, seats, [plain, news] = frames_of("right")
    theatre = Theatre(moving(), game, seats)
    theatre.show(plain)
    theatre.guest.settled()
    theatre.page.evaluate("() => { window.stages.length = 0; }")
    changed = {
        "clock": {"clocks": [[MINE, 30_000, news.at + 4000]]},
        "missed": {"missed": True},
        "skipped": {"n": news.n + 3},
        "plain": {"said": [replace(each, weight=1) for each in news.said]},
    }
    theatre.show(replace(news, **changed[why]))
    theatre.page.wait_for_timeout(200)
    assert theatre.stages() == []


# ---- only transforms and opacity


TRACED = ["devtools.timeline", "toplevel", "blink.user_timing", INVALIDATIONS]


@pytest.mark.parametrize("piece", all_but_few_thorough(PIECES, ["deal"]))
def test_nothing_is_laid_out_in_a_frame_of_theatre_and_no_task_is_long(
    piece: str, moving: Callable[..., Guest]
) -> None:
    guest = moving()
    game, seats, frames = frames_of(piece)
    if piece == "deal":  # at a table that stands: one that is being put up is laid out at the same time
        [dealt] = frames
        frames = [replace(dealt, missed=True), replace(dealt, match=dealt.match + 1)]
    theatre = Theatre(guest, game, seats)
    browser = guest.page.context.browser
    assert browser is not None
    browser.start_tracing(page=guest.page, categories=TRACED)
    theatre.stage(piece, frames)
    guest.page.wait_for_selector("[data-theatre]", state="detached")
    trace = Trace(json.loads(browser.stop_tracing())["traceEvents"])
    assert not set(trace.laid_out())
    tasks = [each.get("tdur", 0) for each in trace.while_staged(TASK)]
    assert tasks
    assert max(tasks) <= LONGEST_TASK


class Trace:
    """What the page's own thread did, in order, and between which moments the last piece stood on the screen."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        on, off = (next(each for each in reversed(events) if each["name"] == f"theatre-{end}") for end in ("on", "off"))
        self.on, self.off = on["ts"], off["ts"]
        assert self.on < self.off
        own = [each for each in events if (each.get("pid"), each.get("tid")) == (on["pid"], on["tid"])]
        self.events = sorted(own, key=itemgetter("ts"))

    def while_staged(self, name: str) -> list[dict[str, Any]]:
        return [each for each in self.events if each["name"] == name and self.on < each["ts"] < self.off]

    def laid_out(self) -> Iterator[str]:
        """For each time that the page was laid out meanwhile, the elements for which it was. A drawing that is read
        becomes a document of its own and is laid out too: that is not the page. Nor is a line for screen readers, which
        comes when the one before has been said."""
        waiting: dict[str, list[str]] = defaultdict(list)  # by document
        for each in self.events:
            if each["name"] == "LayoutInvalidationTracking":
                waiting[each["args"]["data"]["frame"]].append(each["args"]["data"]["nodeName"])
            elif each["name"] == "Layout":
                names = waiting.pop(each["args"]["beginData"]["frame"], ["unknown"])
                is_drawing = "svg" in names and "#document" in names
                is_speech = "P class='spoken'" in names and set(names) <= SPEECH
                if self.on < each["ts"] < self.off and not is_drawing and not is_speech:
                    yield from names


# ---- on a television


def asked_and_told() -> tuple[Frame, Frame]:
    """Before and after somebody guessed rightly, as who only watches sees it."""
    before, heard = None, 0
    for match in walk("davinci", 3, 2):
        told = [said(match.game, each.what, None) for each in match.happened[heard:]]
        heard = len(match.happened)
        plain = replace(frame_of(match, 0, None), said=[], clocks=[])
        if before is not None and any(each.moment == "guess" and each.flights for each in told):
            return before, with_news(plain, *told)
        before = plain
    raise AssertionError("nobody guesses rightly")


# What is seen when each piece of theatre comes.
KEPT = """() => {
  window.kept = [];
  const look = (stage) => ({
    name: stage.dataset.theatre,
    pieces: [...document.querySelectorAll('[data-piece]')].map((each) => each.dataset.piece),
    prompt: document.querySelector('[data-prompt] .prompt-words').innerText.trim(),
    tab: stage.querySelector('.stage-tab').innerText,
    stamp: stage.querySelector('.stage-stamp')?.innerText,
    rises: stage.querySelector('.stage-tile').getAnimations()[0].effect.getKeyframes().at(-1).translate,
    hasLight: getComputedStyle(stage.querySelector('.stage-beam') ?? stage).display === 'block'
      && stage.querySelector('.stage-beam') !== null,
  });
  new MutationObserver((changes) => {
    for (const each of changes.flatMap((change) => [...change.addedNodes]))
      if (each.dataset?.theatre) requestAnimationFrame(() => window.kept.push(look(each)));
  }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("theme", all_but_few_thorough(["day", "contrast"], ["day"]))
def test_a_television_asks_first_and_tells_then(theme: str, address: str, guest: Callable[..., Guest]) -> None:
    code = guest(address).sit_and_start("davinci", 3, options={"pace": "relaxed"})
    salon = guest(address, Look(TELEVISION, "en", theme, motion="full"), "Salon")
    page = salon.page
    page.add_init_script(HANDED_IN)
    page.goto(f"/tv/{code}")
    page.wait_for_selector('[data-phase="playing"]')
    before, after = (msgspec.json.encode(each).decode() for each in asked_and_told())
    opened = next(each.piece for each in asked_and_told()[1].said if each.moment == "guess")
    page.evaluate("(frame) => window.show(frame)", before)
    salon.settled()
    page.evaluate(KEPT)
    page.evaluate("(frame) => window.show(frame)", after)
    page.wait_for_function("() => window.kept.length === 2")
    asked, told = page.evaluate("() => window.kept")
    assert (asked["name"], told["name"]) == ("aim", "guess")
    assert opened not in asked["pieces"]
    assert opened in told["pieces"]
    assert asked["tab"].endswith("?")
    assert asked["hasLight"] == (theme == "day")
    assert asked["rises"] == "0px -16px"
    assert asked["prompt"].endswith("?”")
    assert told["prompt"].endswith("Yes!")
    assert told["stamp"] == "Yes!"


# ---- less motion


def test_without_motion_every_fact_is_there(address: str, guest: Callable[..., Guest]) -> None:
    theatre = staged(guest(address, Look(DESKTOP, "en")), "right", stretched=20)
    words = theatre.page.locator(".stage")
    assert words.locator(".stage-stamp").inner_text() == "Yes!"
    assert "guessed your" in words.locator(".stage-title").inner_text()
    assert words.locator(".stage-ring").is_visible()
    assert not words.locator(".stage-veil").count()


@pytest.mark.thorough
@pytest.mark.parametrize("piece", ["wrong", "between", "verdict"])
def test_without_motion_stamps_stand(piece: str, address: str, guest: Callable[..., Guest]) -> None:
    theatre = staged(guest(address, Look(DESKTOP, "en")), piece, stretched=20)
    assert theatre.page.locator(".stage-stamp").inner_text() in ("No", "It’s you!")


@pytest.mark.thorough
def test_the_white_ring_is_there_in_contrast_and_no_veil(moving: Callable[..., Guest]) -> None:
    theatre = staged(moving(theme="contrast"), "right", stretched=20)
    assert theatre.page.locator(".stage-ring").evaluate("(each) => getComputedStyle(each).borderWidth") == "6px"
    assert not theatre.page.locator(".stage-veil").is_visible()
    assert not theatre.page.locator(".stage-beam").is_visible()


# ---- the end


def ended(guest: Guest, places: list[int]) -> Theatre:
    """The page of a match that ended with these places; mine is the first."""
    game, seats, [plain] = frames_of("deal")
    theatre = Theatre(guest, game, seats)
    theatre.show(replace(plain, over=True, places=places, mine=replace(plain.mine, taps=[])))
    room = json.loads(theatre.page.evaluate("() => window.room"))
    room |= {"phase": "over", "places": places, "matches": 1}
    theatre.page.evaluate("(room) => window.show(room)", json.dumps(room))
    theatre.page.wait_for_selector(".end-page")
    return theatre


LOOKS = {  # places: how it ended for me, rays, confetti, cups, who stands in front, how many stand on the podium
    (1, 2, 3): ("won", 1, 1, 1, [], 3),
    (3, 1, 2): ("lost", 0, 0, 1, ["0"], 2),
    (1, 1, 3): ("won", 1, 1, 2, [], 3),
}


@pytest.mark.parametrize("places", all_but_few_thorough(LOOKS, [(3, 1, 2)]), ids=str)
def test_who_won_and_who_did_not_see_two_different_ends(places: tuple[int, ...], moving: Callable[..., Guest]) -> None:
    page = ended(moving(), list(places)).page
    result, rays, confetti, cups, front, standing = LOOKS[places]
    assert page.locator(".end-page").get_attribute("data-result") == result
    assert [page.locator(each).count() for each in (".rays", ".confetti", ".cup")] == [rays, confetti, cups]
    assert page.locator(".front-hero").evaluate_all("(all) => all.map((each) => each.dataset.seat)") == front
    assert page.locator(".podium-step .hero").count() == standing
    titles = {(1, 2, 3): "Tu as gagné\u00a0!", (1, 1, 3): "Ex æquo\u00a0!"}
    assert result == "lost" or page.locator(".won h1").inner_text() == titles[places]


def test_a_tap_ends_what_moves_at_the_end_and_buttons_work_at_once(moving: Callable[..., Guest]) -> None:
    theatre = ended(moving(), [1, 2, 3])
    assert theatre.page.evaluate("() => document.getAnimations().some((each) => each.playState === 'running')")
    theatre.page.keyboard.press("Escape")
    assert not theatre.page.evaluate("() => document.getAnimations().some((each) => each.playState === 'running')")
    assert theatre.page.locator("[data-again]").is_enabled()


def test_without_motion_there_are_still_rays_and_no_confetti(address: str, guest: Callable[..., Guest]) -> None:
    page = ended(guest(address, Look()), [1, 2, 3]).page
    assert page.locator(".rays").count() == 1
    assert page.locator(".confetti").count() == 0
    assert not page.evaluate("() => document.getAnimations().some((each) => each.playState === 'running')")
