"""Every face there is: it renders, it is not blank, no two look alike, and it can be read by everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from types import ModuleType

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from tablee.cli import command
from tablee.core.art import THEMES, Face, Style
from tablee.core.registry import games
from tablee.drawing.palette import INK, contrast
from tablee.drawing.shapes import flat, group, sheet
from tablee.games.davinci import art as davinci
from tablee.games.smileys import art as smileys
from tablee.games.smileys.art.marks import TONES
from tablee.games.smileys.pack import COLOURS, base
from tablee.games.tour_du_monde import art as tour_du_monde
from tablee.games.tour_du_monde.state import COLOURS as LINES
from tablee.games.tour_du_monde.state import CONTINENTS
from tablee.images import measure
from tablee.images.catalogue import faces
from tablee.images.contact_sheets import WALL
from tablee.images.make_all import STYLES, make_all
from tablee.images.raster import image
from tests.images.proven import unless_proven

# What red, green and blue become for an eye without one kind of cone (linear RGB, after Viénot, Brettel and Mollon).
COLOUR_BLIND = {
    "protanope": [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
    "deuteranope": [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
    "tritanope": [[1, 0.1446, -0.1446], [0, 0.85924, 0.14076], [0, 0.92655, 0.07345]],
    "seeing no colour": [[0.2126, 0.7152, 0.0722]] * 3,
}

Grid = npt.NDArray[np.float64]


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[Style, dict[str, str]]]:
    """Everything, made once: nothing is kept from earlier."""
    folder = tmp_path_factory.mktemp("pictures")
    heard: list[tuple[int, int]] = []
    files = make_all(folder, lambda done, of: heard.append((done, of)))
    assert [done for done, _ in heard] == list(range(1, heard[-1][1] + 1))
    return folder, files


@unless_proven
def test_every_face_of_every_style_is_there_and_not_blank(made: tuple[Path, dict[Style, dict[str, str]]]) -> None:
    folder, files = made
    assert set(files) == set(STYLES)
    for stem in {stem for named in files.values() for stem in named.values()}:
        with Image.open(folder / f"{stem}.webp") as picture:
            grey = np.asarray(picture.convert("RGBA").resize((32, 32))).astype(int)
        assert np.ptp(grey, axis=(0, 1)).max() > 60, stem


@unless_proven
def test_the_manifest_names_every_file(made: tuple[Path, dict[Style, dict[str, str]]]) -> None:
    folder, _ = made
    manifest = json.loads((folder / "manifest.json").read_text())
    assert sorted(manifest) == sorted(f"{style.lang}/{style.theme}" for style in STYLES)
    for named in manifest.values():
        for stem in named.values():
            assert (folder / f"{stem}.svg").is_file()
            assert (folder / f"{stem}.webp").is_file()


@unless_proven
def test_no_picture_uses_a_font_or_anything_from_elsewhere(made: tuple[Path, dict[Style, dict[str, str]]]) -> None:
    folder, files = made
    for stem in {stem for named in files.values() for stem in named.values()}:
        svg = (folder / f"{stem}.svg").read_text()
        assert "<text" not in svg
        assert "<image" not in svg
        assert "href" not in svg
        assert "<script" not in svg
        assert svg.count("http") == 1  # the name of the SVG language


@cache
def look(face: Face, theme: str = "day", size: int = 32) -> Grid:
    """A face as an eye far away sees it on the wall: its colours on a small grid."""
    small = image(face.draw(), 4 * size).convert("RGBA")
    wall = Image.new("RGBA", small.size, WALL[theme])
    wall.alpha_composite(small)
    return np.asarray(wall.convert("RGB").resize((size, size), Image.Resampling.BOX), dtype=np.float64)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pack", [smileys, tour_du_monde, davinci])
def test_no_two_faces_of_a_pack_look_alike(pack: ModuleType, theme: str) -> None:
    found = pack.faces(Style("fr", theme))
    for one, other in combinations(found, 2):
        if (one.width, one.height) == (other.width, other.height):
            assert np.abs(look(one, theme) - look(other, theme)).max() > 25, (one.name, other.name)


def as_seen(pixels: Grid, eyes: str) -> Grid:
    """A picture as somebody colour-blind sees it."""
    linear = (pixels / 255) ** 2.2
    return np.clip(linear @ np.array(COLOUR_BLIND[eyes]).T, 0, 1) ** (1 / 2.2) * 255


@pytest.mark.parametrize("marks", [[tone.mark for tone in TONES], tour_du_monde.MARKS], ids=["smileys", "lines"])
def test_marks_are_told_apart_by_their_outline_alone_at_twelve_pixels(marks: list[str]) -> None:
    drawn = [np.asarray(image(sheet(24, 24, group(flat(mark, INK), x=12, y=12)), 12).getchannel("A")) for mark in marks]
    for one, other in combinations(drawn, 2):
        assert (measure.apart(one, other) > 60).sum() >= 8


def cards_of_all_colours(theme: str) -> list[Face]:
    return [smileys.card(base(colour, 0), Style("fr", theme)) for colour in range(COLOURS)]


def cards_of_all_lines(theme: str) -> list[Face]:
    return [tour_du_monde.card(line * CONTINENTS, Style("fr", theme)) for line in range(LINES)]


@pytest.mark.parametrize("eyes", COLOUR_BLIND)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("cards", [cards_of_all_colours, cards_of_all_lines])
def test_cards_of_two_colours_differ_by_more_than_colour(
    cards: Callable[[str], list[Face]], theme: str, eyes: str
) -> None:
    """Mark and letter, in the corner that an overlapped card still shows, at 48 px and for every kind of eye."""
    seen = [as_seen(look(card, theme, 48), eyes) for card in cards(theme)]
    for one, other in combinations(seen, 2):
        assert (np.abs(one - other)[:17, :17].max(axis=2) > 30).sum() >= 6


@pytest.mark.parametrize("pack", [smileys, tour_du_monde, davinci])
def test_what_carries_meaning_is_seen_at_seven_to_one(pack: ModuleType) -> None:
    for theme in THEMES:
        for what, front, behind in pack.meaning(Style("fr", theme)):
            least = 7.0 if theme == "contrast" or "letter" in what or "numeral" in what else 3.0
            assert contrast(front, behind) >= least, (theme, what)


def test_the_letters_are_those_of_the_language() -> None:
    french, english = (
        [smileys.card(base(colour, 0), Style(lang)).draw() for colour in range(COLOURS)] for lang in ("fr", "en")
    )
    same = [fr == en for fr, en in zip(french, english, strict=True)]
    assert same == [True, True, False, False, False, True]  # O B and R are the same, J V M become Y G V


def test_a_back_has_no_direction() -> None:
    back = image(smileys.back(Style()).draw(), 500).convert("RGB")
    turned = back.rotate(180)
    assert np.abs(np.asarray(back, dtype=int) - np.asarray(turned, dtype=int)).mean() < 2


def test_every_game_has_a_box_and_art() -> None:
    for style in STYLES:
        for key, game in games().items():
            assert game.art is not None
            assert f"boxes/{key}" in faces(style)


def test_faces_that_must_not_be_compared_are_marked_as_secret() -> None:
    secret = {face.name.partition("/")[0] for face in faces(Style()).values() if face.secret}
    assert secret == {"difference", "diferencio"}
    assert all(face.secret for face in faces(Style()).values() if face.name.startswith("difference/"))


@unless_proven
def test_the_command_lays_everything_out_on_sheets_and_a_page(
    made: tuple[Path, dict[Style, dict[str, str]]], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _ = made
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.svg")}
    assert command.main(["pictures", str(folder), "--lang", "en"]) == 0
    assert "index.html" in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.svg")} == before  # nothing is made twice
    page = (folder / "index.html").read_text()
    for file in re.findall(r'src="([^"]+)"', page):
        assert (folder / file).is_file()
    assert page.count("<li>") == 100
    for pack in ("smileys", "difference", "diferencio", "tour_du_monde", "davinci", "boxes", "house"):
        assert f"sheets/{pack}-day.webp" in page
        assert f"sheets/{pack}-contrast.webp" in page
