"""What the editor does to the pixels of a photograph, in a real browser: a thing from a tap, its alterations, how much
they change (held against what the house measures), and the file they become."""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser

from tablee.core.game import PhotoCard
from tablee.games.difference.art.composed.measuring import Change
from tablee.games.difference.making import photographs
from tablee.server.content.photos.making import lossy, opened
from tests.browser.plans import bundled

Ask = Callable[..., Any]
DISC = "{x: 700, y: 500, r: 45, colour: [200, 40, 40]}"
PERCENT = 1600 * 1200 / 100


@pytest.fixture(scope="module")
def ask(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    """Runs some lines in a page that has the editor's pixels as `photo`."""
    made = bundled("photo.mjs", tmp_path_factory.mktemp("photo"), "--format=iife", "--global-name=photo")
    page = browser.new_page()
    page.add_script_tag(path=made)
    yield lambda lines, given=None: page.evaluate(f"(given) => {{ {lines} }}", given)
    page.close()


def found(discs: str, more: str = "") -> str:
    """Lines that paint a picture and tap the first disc."""
    return f"""
      const picture = photo.painted({{discs: [{discs}], {more}}});
      const colours = photo.coloursOf(picture);
      const tapped = (x, y, tolerance) => photo.thingAt(colours, x, y, {0.156 * PERCENT}, {2 * PERCENT}, tolerance);
      const thing = tapped(700, 500);
      const none = {{width: 0, height: 0}};
      const drawSticker = (way, size) => {{
        const drawing = new ImageData(size, size);
        for (let y = 5; y < size - 5; y++) for (let x = 5; x < size - 5; x++)
          drawing.data.set([30, 60, 200, 255], (y * size + x) * 4);
        return drawing;
      }};
      const ground = {{picture, bounds: photo.BOUNDS, taken: [], drawSticker}};
    """


# ---- a thing from a tap


def test_a_tap_finds_the_thing_and_nothing_else(ask: Ask) -> None:
    size, inside, outside, whole = ask(
        found(DISC)
        + """
        const ring = (r) => [...Array(64).keys()].map((turn) =>
          photo.at(thing.mask, Math.round(700 + r * Math.cos(turn / 10)), Math.round(500 + r * Math.sin(turn / 10))));
        return [photo.count(thing.mask), ring(44).every(Boolean), ring(56).some(Boolean), thing.isWhole];
        """
    )
    assert np.pi * 45**2 < size < np.pi * 54**2
    assert (inside, outside, whole) == (True, False, True)


def test_more_takes_more_and_less_takes_less(ask: Ask) -> None:
    shaded = "{x: 700, y: 500, r: 30, colour: [200, 40, 40]}, {x: 720, y: 500, r: 55, colour: [150, 40, 40]}"
    things = ask(
        found(shaded)
        + """
        const things = photo.TOLERANCES.map((_, k) => tapped(700, 500, k));
        return things.map(({isWhole, mask}) => [isWhole, photo.count(mask)]);
        """
    )
    sizes = [size for is_whole, size in things if is_whole]
    assert sizes == sorted(sizes)
    assert sizes[-1] > 2 * sizes[2]
    assert not things[-1][0]  # in the end it is the whole wall


def test_a_wall_is_given_up_and_has_only_a_sticker(ask: Ask) -> None:
    faults = ask(
        found(DISC)
        + """
        const wall = tapped(200, 200);
        return [wall.isWhole, ...photo.KINDS.map((kind) => photo.altered(ground, wall, kind, 0).fault)];
        """
    )
    assert faults == [False, "too-large", "too-large", None, "too-large"]


def test_a_speck_is_too_small(ask: Ask) -> None:
    speck = "{x: 700, y: 500, r: 8, colour: [250, 240, 30]}"
    assert ask(found(speck) + "return photo.altered(ground, tapped(700, 500, 4), 'colour', 0).fault;") == "too-small"


def test_a_mask_grows_on_all_sides_and_shrinks_again(ask: Ask) -> None:
    counts = ask(
        """
        const picture = photo.painted();
        const box = {left: 100, top: 100, right: 120, bottom: 110};
        const mask = {box, bits: new Uint8Array(200).fill(1)};
        const grown = photo.grown(mask, 3, picture);
        const back = photo.shrunk(grown, 3);
        const small = {box: {left: 0, top: 0, right: 2, bottom: 2}, bits: new Uint8Array(4).fill(1)};
        const corner = photo.grown(small, 3, picture);
        return [grown, back, corner].map(photo.count);
        """
    )
    assert counts == [26 * 16, 200, 25]


# ---- what happens to it


@pytest.mark.parametrize("way", range(12))
def test_another_colour_is_another_lightness_too(ask: Ask, way: int) -> None:
    fault, share, grey = ask(
        found(DISC)
        + """
        const {change, fault} = photo.altered(ground, thing, 'colour', given);
        return [fault, change.share, change.grey];
        """,
        way,
    )
    assert fault is None
    assert 0.25 < share < 0.5
    assert grey >= 25


def test_no_rim_of_the_old_colour_stays(ask: Ask) -> None:
    reds = ask(
        found(DISC)
        + """
        const card = photo.laid(picture, photo.altered(ground, thing, 'colour', 0).patch);
        return [picture, card].map(({data}) => {
          let sum = 0;
          for (let at = 0; at < data.length; at += 4) if (data[at] > 150 && data[at + 1] < 90) sum += 1;
          return sum;
        });
        """
    )
    assert reds[0] > 6000
    assert reds[1] == 0


def test_folds_and_shadows_stay_when_the_colour_changes(ask: Ask) -> None:
    light = ask(
        found("{x: 700, y: 500, r: 30, colour: [200, 40, 40]}, {x: 700, y: 500, r: 50, colour: [170, 34, 34]}")
        + """
        const card = photo.laid(picture, photo.recoloured(picture, tapped(700, 500, 8).mask, 0));
        const mean = (from, x, y) => {
          let sum = 0;
          for (let k = 0; k < 64; k++) sum += photo.lightness(from.data, ((y + (k >> 3)) * 1600 + x + (k & 7)) * 4);
          return sum / 64;
        };
        return [mean(picture, 700, 500) - mean(picture, 740, 500), mean(card, 700, 500) - mean(card, 740, 500)];
        """
    )
    assert light[1] == pytest.approx(light[0], abs=4)


@pytest.mark.parametrize(("way", "least", "most"), [(0, 1.25, 2.5), (1, 0.35, 0.8)])
def test_a_thing_swells_or_shrinks_without_a_seam(ask: Ask, way: int, least: float, most: float) -> None:
    before, after, seam, fault = ask(
        found(DISC)
        + """
        const whole = photo.swollen(picture, thing.mask, given === 0);
        const reds = (from) => {
          let sum = 0;
          for (let at = 0; at < from.data.length; at += 4) if (from.data[at] > 150 && from.data[at + 1] < 90) sum += 1;
          return sum;
        };
        const same = (x, y) => whole.data[(y * whole.width + x) * 4]
          === picture.data[((whole.top + y) * 1600 + whole.left + x) * 4];
        let seam = 0;
        for (let x = 0; x < whole.width; x++) if (!same(x, 0) || !same(x, whole.height - 1)) seam += 1;
        for (let y = 0; y < whole.height; y++) if (!same(0, y) || !same(whole.width - 1, y)) seam += 1;
        const {fault} = photo.altered(ground, thing, 'size', given);
        return [reds(picture), reds(photo.laid(picture, whole)), seam, fault];
        """,
        way,
    )
    assert least < after / before < most
    assert seam == 0
    assert fault is None


def test_a_small_thing_goes_from_calm_ground_that_slopes(ask: Ask) -> None:
    fault, far = ask(
        found(DISC, "slope: 90")
        + """
        const clean = photo.painted({slope: 90});
        const {patch, fault} = photo.altered(ground, thing, 'gone', 0);
        const card = photo.laid(picture, patch);
        let far = 0;
        for (let y = 440; y < 560; y++) for (let x = 640; x < 760; x++)
          far = Math.max(far, Math.abs(card.data[(y * 1600 + x) * 4] - clean.data[(y * 1600 + x) * 4]));
        return [fault, far];
        """
    )
    assert fault is None
    assert far < 16


@pytest.mark.parametrize(
    ("disc", "more", "fault"),
    [
        ("{x: 700, y: 500, r: 45, colour: [200, 40, 40]}", "checks: 70", "not-calm"),
        ("{x: 700, y: 500, r: 70, colour: [200, 40, 40]}", "", "too-large-to-go"),
    ],
)
def test_nothing_large_goes_and_nothing_from_a_busy_ground(ask: Ask, disc: str, more: str, fault: str) -> None:
    assert ask(found(disc, more) + "return photo.altered(ground, thing, 'gone', 0).fault;") == fault


def test_a_sticker_covers_what_is_below_it_with_a_white_rim(ask: Ask) -> None:
    fault, size, middle, rim, corner, below = ask(
        found(DISC)
        + """
        const {patch, fault} = photo.altered(ground, thing, 'sticker', 0);
        const pixel = (x, y) => [...patch.data.subarray((y * patch.width + x) * 4, (y * patch.width + x) * 4 + 3)];
        const under = (x, y) => [...picture.data.subarray(((patch.top + y) * 1600 + patch.left + x) * 4).slice(0, 3)];
        return [fault, patch.width, pixel(60, 60), pixel(60, 1), pixel(0, 0), under(0, 0)];
        """
    )
    assert fault is None
    assert size == 120
    assert middle == [30, 60, 200]
    assert rim == [255, 255, 255]
    assert corner == below


def test_stickers_at_the_edge_stay_inside(ask: Ask) -> None:
    places = ask(
        found("{x: 1590, y: 10, r: 50, colour: [200, 40, 40]}")
        + """
        const {patch} = photo.altered(ground, tapped(1590, 10), 'sticker', 0);
        return [patch.left, patch.top, patch.left + patch.width, patch.top + patch.height];
        """
    )
    assert min(places) >= 0
    assert places[2] <= 1600
    assert places[3] <= 1200


def test_free_places_keep_away_from_all_that_is_taken_and_the_farthest_comes_first(ask: Ask) -> None:
    taken = {"left": 0, "top": 0, "right": 400, "bottom": 1200}
    places = ask("return photo.freePlaces({width: 1600, height: 1200}, [given], 120, 14);", taken)
    assert len(places) > 100
    assert all(box["left"] > 414 and box["right"] <= 1592 and box["bottom"] <= 1192 for box in places)
    assert places[0]["left"] == max(box["left"] for box in places)
    assert (
        ask("return photo.freePlaces({width: 1600, height: 1200}, given, 120, 14);", [{**taken, "right": 1500}]) == []
    )


# ---- how much it changes


def measured(lines: str, room: int) -> str:
    """A card, how much it changes to the page, and its pixels and the photograph's for the house to measure them, with
    so much room around."""
    return f"""
      {lines}
      const {{share, solid, grey, places}} = photo.changeOf(picture, patch);
      const box = photo.widened(photo.boxOf(patch), {room}, picture);
      const [base, card] = [picture, photo.laid(picture, patch)].map((each) => photo.cut(each, box));
      return {{share, solid, grey, places, size: [base.height, base.width],
        base: photo.inBase64(base.data), card: photo.inBase64(card.data)}};
    """


def house_measures(mine: dict[str, Any], packed: bool = False) -> Change:
    base, card = (
        Image.fromarray(np.frombuffer(base64.b64decode(mine[which]), np.uint8).reshape(*mine["size"], 4)[..., :3])
        for which in ("base", "card")
    )
    found = photographs.alteration(base, opened(lossy(base)) if packed else base, PhotoCard(card, 0, 0, ""))
    assert found is not None
    return found[1]


FRAYED = """
  const patch = photo.cut(picture, {left: 100, top: 100, right: 260, bottom: 180});
  const paint = (left, top, right, bottom, darker = 100) => {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) {
      const at = (y * patch.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) patch.data[at + channel] -= darker;
    }
  };
  paint(5, 5, 65, 65);
"""
TWO = "paint(100, 10, 150, 60);"
NEAR = "paint(80, 10, 150, 60);"  # 15 pixels apart
BRIDGE = "paint(65, 30, 100, 31);"  # as thick as a pixel
FRINGE = "paint(65, 20, 70, 21); paint(120, 70, 122, 72);"  # near to the rest, and far from it
PALE = "paint(100, 10, 150, 60, 21);"  # a shade that the house does not lay on
EDGE = "paint(158, 10, 160, 40);"  # thin, where the card ends
FAINT = "paint(65, 30, 100, 40, 27);"  # a bridge that may be gone when the photograph is packed again


ONE_WAY = "const {{patch}} = photo.altered(ground, thing, '{}', 0);"
CARDS = [
    *[(ONE_WAY.format(kind), 1) for kind in ("colour", "size", "sticker")],
    (FRAYED + FRINGE, 1),
    (FRAYED + TWO, 2),
    (FRAYED + NEAR, 2),
    (FRAYED + TWO + BRIDGE, 2),
    (FRAYED + PALE, 1),
]


@pytest.mark.parametrize(
    ("lines", "places", "room"),
    [*[(lines, places, room) for lines, places in CARDS for room in (0, 40)], (FRAYED + EDGE, 2, 0)],
)
def test_the_page_measures_as_the_house_does(ask: Ask, lines: str, places: int, room: int) -> None:
    mine = ask(found(DISC) + measured(lines, room))
    theirs = house_measures(mine)
    assert mine["share"] == pytest.approx(theirs.share)
    assert mine["solid"] == pytest.approx(theirs.solid)
    assert mine["grey"] == pytest.approx(theirs.grey, abs=0.5)  # which is rounded to whole steps, pixel by pixel
    assert mine["places"] == theirs.places == places


def test_what_packing_may_part_is_not_one_place(ask: Ask) -> None:
    mine = ask(found(DISC) + measured(FRAYED + TWO + FAINT, 0))
    assert house_measures(mine).places == 1
    assert mine["places"] == 2


@pytest.mark.parametrize("kind", ["colour", "size", "sticker"])
def test_a_fair_card_is_fair_on_the_photograph_that_was_packed_again(ask: Ask, kind: str) -> None:
    mine = ask(found(DISC) + measured(ONE_WAY.format(kind), 0))
    theirs = house_measures(mine, packed=True)
    assert mine["places"] == theirs.places == 1
    assert photographs.why_unfair(theirs) is None


@pytest.mark.parametrize(("between", "near"), [(10, 0), (40, -1)])
def test_what_is_too_near_to_another_card_is_said(ask: Ask, between: int, near: int) -> None:
    other = f"{{x: {700 + 45 + between + 45}, y: 500, r: 45, colour: [40, 60, 200]}}"
    assert (
        ask(
            found(f"{DISC}, {other}")
            + f"""
            const first = photo.altered(ground, thing, 'colour', 0);
            const taken = [photo.surroundings(first.change, photo.BOUNDS, picture)];
            const second = photo.altered({{...ground, taken}}, tapped({700 + 90 + between}, 500), 'colour', 0);
            return second.near;
            """
        )
        == near
    )


def test_a_patch_is_the_smallest_rectangle_that_holds_the_change(ask: Ask) -> None:
    box, nothing = ask(
        """
        const picture = photo.painted();
        const patch = photo.cut(picture, {left: 100, top: 100, right: 200, bottom: 180});
        const nothing = photo.trimmed(picture, patch);
        patch.data[(30 * 100 + 20) * 4] ^= 255;
        patch.data[(40 * 100 + 60) * 4 + 2] ^= 255;
        const {left, top, width, height} = photo.trimmed(picture, patch);
        return [[left, top, width, height], nothing];
        """
    )
    assert box == [120, 130, 41, 11]
    assert nothing is None


# ---- the rest


def test_the_file_is_a_zip_that_others_read(ask: Ask) -> None:
    names = ["deck.json", "untouched.webp", "00.webp"]
    data = base64.b64decode(
        ask(
            """
            const data = (k) => Uint8Array.from({length: 1000 * k + 7}, (_, at) => at * k);
            const entries = given.map((name, k) => ({name, data: data(k)}));
            return photo.inBase64(photo.zipped(entries));
            """,
            names,
        )
    )
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == names
        assert archive.read("00.webp") == bytes(at * 2 % 256 for at in range(2007))
        assert {each.compress_type for each in archive.infolist()} == {zipfile.ZIP_STORED}


def test_what_is_seen_of_a_photograph_stays_inside_it(ask: Ask) -> None:
    seen = ask(
        """
        const size = {width: 3000, height: 4000};
        let view = photo.zoomed(photo.wholeOf(size), size, 2, 3, {x: 0, y: 0});
        const corner = photo.seenOf(view, size);
        view = photo.moved(view, size, 9, 9, 3);
        return [corner, photo.seenOf(view, size), photo.zoomed(view, size, 100, 3).zoom];
        """
    )
    corner, end, zoom = seen
    assert (corner["left"], corner["width"], corner["height"]) == (0, 1500, 1125)
    assert corner["top"] == pytest.approx(2000 - 1125)
    assert (end["left"] + end["width"], end["top"] + end["height"]) == (3000, 4000)
    assert zoom == 3
