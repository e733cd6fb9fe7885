"""Print and play: real sizes, backs behind their fronts, crop marks, a rules sheet."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import numpy as np
import pypdfium2
import pytest

from tablee.core.art import Deck, Face, Style
from tablee.core.registry import game
from tablee.core.words import LANGUAGES, Msg, Words
from tablee.drawing.palette import BLUE, RED
from tablee.drawing.shapes import box, sheet
from tablee.images.print_layout import GAP, LARGE, PAPERS, Sheet, TooLarge, sheets
from tablee.images.printing import Order, pages_in, pdf
from tablee.images.rules_sheet import to_typst
from tests.harness import KEYS

POINT = 25.4 / 72  # mm


def plain(name: str, colour: str, width: int = 63, height: int = 88) -> Face:
    """A face of one colour, with a white notch at its upper right so that one sees how it lies."""
    body = box(0, 0, width, height, colour, width=0) + box(width - 12, 0, 12, 12, "#ffffff", width=0)
    return Face(name, width, height, lambda: sheet(width, height, body))


def pack(count: int, width: float = 63, height: float = 88) -> Deck:
    size = int(width), int(height)
    back = plain("test/back", BLUE, *size)
    return Deck("test", width, height, [(plain(f"test/{number}", RED, *size), back) for number in range(count)])


class OnePack:
    """The art of a game that has one plain pack."""

    side = RED

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def faces(self, style: Style) -> list[Face]:
        return []

    def cover(self) -> str:
        return ""

    def decks(self, style: Style) -> list[Deck]:
        return [self.deck]


def pixels(made: bytes, page: int) -> np.ndarray:
    """A page as pixels, ten a millimetre."""
    return np.asarray(pypdfium2.PdfDocument(made)[page].render(scale=10 * POINT).to_pil().convert("RGB"), dtype=int)


def words_on(made: bytes, page: int) -> str:
    return re.sub(r"\s+", " ", str(pypdfium2.PdfDocument(made)[page].get_textpage().get_text_range()))


def cards_of(colour: str, page: np.ndarray) -> np.ndarray:
    wanted = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return np.abs(page - wanted).max(axis=2) < 40


@cache
def printed(key: str, order: Order) -> bytes:
    part = game(key).art
    assert part is not None
    art = part.load()
    return pdf(game(key), art, order)


# ---- the layout


@pytest.mark.parametrize("paper", PAPERS)
def test_every_back_lies_behind_its_front(paper: str) -> None:
    width, _ = PAPERS[paper]
    fronts, backs = sheets(pack(5), paper)
    assert not fronts.back
    assert backs.back
    for front, back in zip(fronts.placed, backs.placed, strict=True):
        assert back.left == pytest.approx(width - front.left - front.width)
        assert (back.top, back.width, back.height) == (front.top, front.width, front.height)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
def test_cards_stay_on_the_sheet_and_apart(paper: str, large: bool) -> None:
    width, height = PAPERS[paper]
    for page in sheets(pack(40), paper, large):
        for one in page.placed:
            assert one.left >= 5
            assert one.left + one.width <= width - 5
            assert one.top >= 5
            assert one.top + one.height <= height - 5
        lefts = sorted({round(one.left, 3) for one in page.placed})
        assert all(b - a >= page.placed[0].width + GAP - 0.001 for a, b in pairwise(lefts))


def test_wide_pieces_lie_down_and_backs_lie_the_other_way() -> None:
    fronts, backs = sheets(pack(1, width=225, height=180), "a4")
    assert (fronts.placed[0].turn, backs.placed[0].turn) == (90, -90)
    assert (fronts.placed[0].width, fronts.placed[0].height) == (180, 225)


def test_large_print_is_larger_or_as_large_as_the_sheet() -> None:
    usual, large = (sheets(pack(1), "a4", size)[0].placed[0] for size in (False, True))
    assert large.width * large.height == pytest.approx(LARGE**2 * usual.width * usual.height)
    board = sheets(pack(1, 225, 180), "a4", large=True)[0].placed[0]
    assert board.height / board.width == pytest.approx(225 / 180)
    assert board.width > 180


def test_a_piece_larger_than_any_sheet_is_refused() -> None:
    with pytest.raises(TooLarge, match="too large for a4"):
        sheets(pack(1, 400, 400), "a4")


def test_cards_without_backs_take_one_side_only() -> None:
    deck = Deck("dice", 60, 60, [(plain("test/net", RED), None)])
    assert [page.back for page in sheets(deck, "a4")] == [False]


# ---- the PDF, looked at


@pytest.mark.parametrize("paper", PAPERS)
def test_a_printed_card_has_its_real_size_and_its_back_is_behind_it(paper: str) -> None:
    made = pdf(game("davinci"), OnePack(pack(2)), Order(paper))
    first = len(pypdfium2.PdfDocument(made)) - 2
    front, back = cards_of(RED, pixels(made, first)), cards_of(BLUE, pixels(made, first + 1))
    for mask in (front, back):
        rows, columns = np.nonzero(mask)
        assert rows.max() - rows.min() + 1 == pytest.approx(880, abs=4)
        assert columns.max() - columns.min() + 1 == pytest.approx(2 * 630 + 10 * GAP, abs=4)
    turned_over = front[:, ::-1]
    notches = 2 * 2 * 120 * 120  # a notch is upper right on either side, so front and back differ there
    assert abs(int((turned_over ^ back).sum()) - notches) < 6000


def test_a_lying_card_has_its_top_on_the_same_side_front_and_back() -> None:
    made = pdf(game("davinci"), OnePack(pack(1, 225, 180)), Order())
    last = len(pypdfium2.PdfDocument(made)) - 1
    front, back = cards_of(RED, pixels(made, last - 1)), cards_of(BLUE, pixels(made, last))
    rows, columns = np.nonzero(front)
    top, bottom, left, right = rows.min(), rows.max(), columns.min(), columns.max()
    assert not front[bottom - 20, right - 20]  # turned to the right, the upper right corner is the lower right one
    assert not back[top + 20, back.shape[1] - right + 20]  # to the left, it is the upper left one
    assert front[top + 20, left + 20]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_be_printed(key: str, paper: str) -> None:
    part = game(key).art
    assert part is not None
    art = part.load()
    made = printed(key, Order(paper))
    document = pypdfium2.PdfDocument(made)
    for page in document:
        assert [side * POINT for side in page.get_size()] == pytest.approx(PAPERS[paper], abs=0.1)
    pages: list[Sheet] = [page for deck in art.decks(Style()) for page in sheets(deck, paper)]
    rules = len(document) - len(pages)
    assert 1 <= rules <= 6
    assert pages_in(made) == len(document)
    assert Words("fr").say(Msg(f"{key}-name")).split()[0] in words_on(made, 0)
    for number, page in enumerate(pages, 1):
        text = words_on(made, rules + number - 1)
        assert f"{number} / {len(pages)}" in text
        assert ("verso" if page.back else "recto") in text


def test_difference_is_four_decks_of_25_on_two_sides() -> None:
    part = game("difference").art
    assert part is not None
    art = part.load()
    sides = [[(front.name, back and back.name) for front, back in deck.cards] for deck in art.decks(Style())]
    assert sides == [
        [(f"difference/{front}-{number:02}", f"difference/{back}-{number:02}") for number in range(1, 26)]
        for front, back in (("circus", "castle"), ("lake", "dragon"))
    ]


def test_no_page_of_cards_is_blank() -> None:
    made = printed("derniere", Order())
    for page in range(2, pages_in(made)):
        assert (pixels(made, page) < 200).any(axis=2).mean() > 0.05


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_sheet_speaks_the_language_that_was_asked_for(language: str) -> None:
    made = printed("bruit", Order(lang=language))
    text = words_on(made, 0) + words_on(made, 1)
    markdown = (game("bruit").folder / "words" / f"rules.{language}.md").read_text("utf-8")
    headings = re.findall(r"^## (.+)$", markdown, re.MULTILINE)
    assert len(headings) >= 4
    assert all(heading in text for heading in headings)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_can_be_set_in_type(key: str, language: str) -> None:
    """Nothing of the Markdown is lost: every word of the rules is in the markup."""
    markdown = (game(key).folder / "words" / f"rules.{language}.md").read_text("utf-8")
    markup = to_typst(markdown).replace("\\", "")
    for word in re.findall(r"\w{3,}", markdown):
        assert word in markup
