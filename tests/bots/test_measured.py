"""What is measured of bots: the page of their strength, the players who see everything, the fit of weights."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from bench import ceilings, fit_outlook, strength
from tablee import FastDraw
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.games.tour_du_monde.bot.chances import LATE
from tablee.lab.statistics import Rate

HALF = Rate(0.5, 0.45, 0.55)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty one."""
    page = tmp_path / "strength.md"
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(ceilings, "PAGE", page)
    return page


def test_a_game_that_is_measured_again_loses_nothing_else_from_the_page(page: Path) -> None:
    strength.write_page({"trouve": "## Trouve (`trouve`)\n\nold\n", "dominos": "## Dominos (`dominos`)\n\nkept\n"})
    ceilings.write([ceilings.Ceiling("dominos", HALF, HALF, Rate(0.9, 0.85, 0.95))])
    strength.write_page({**strength.sections(page), "trouve": "## Trouve (`trouve`)\n\nnew\n"})
    assert list(strength.sections(page)) == ["dominos", "trouve", ceilings.TITLE]
    text = page.read_text()
    assert text.startswith(strength.HEAD)
    assert "kept" in text
    assert "old" not in text
    assert "90.0" in text


def test_ceilings_are_added_game_by_game(page: Path) -> None:
    for key, share in (("dominos", 0.9), ("derniere", 0.8), ("dominos", 0.7)):
        ceilings.write([ceilings.Ceiling(key, Rate(0.3, 0.25, 0.35), HALF, Rate(share, share, share))])
    rows = ceilings.rows_of(strength.sections(page)[ceilings.TITLE])
    assert {name: row[-1] for name, row in rows.items()} == {"Dominos": "50 %", "La dernière": "40 %"}


@pytest.mark.parametrize("key", ceilings.SEERS)
def test_who_sees_everything_beats_chance(key: str) -> None:
    won = 0
    for seed in range(3):
        match = tablee.new(key, 2, seed)
        bots = {0: ceilings.sits("seer", match, 0, FastDraw(seed)), 1: player("random", match.game, 1, FastDraw(seed))}
        won += BotRunner(match, bots, FastDraw(seed)).play_out().standing.places[0] == 1
    assert won == 3


def test_a_judgement_is_a_list_of_numbers_and_back() -> None:
    values = fit_outlook.numbers(LATE)
    assert len(values) == fit_outlook.SIZE
    assert fit_outlook.refilled(fit_outlook.NOTHING, iter(values)) == LATE


def test_a_fit_finds_what_decided() -> None:
    """Who won is decided by the second factor alone; what never came up stays as it was at the start."""
    examples = fit_outlook.Examples()
    for number in range(6000):
        sign = 1.0 if number % 2 else -1.0
        factors = [0.0] * fit_outlook.SIZE
        factors[0], factors[1] = float(number % 3 - 1), sign
        examples.factors.append(factors)
        examples.won.append(float(sign > 0))
        examples.parts.append(1.0)
    found = fit_outlook.numbers(examples.fitted())
    start = fit_outlook.numbers(fit_outlook.START.early)
    assert found[1] > 1
    assert abs(found[0]) < 0.1
    assert found[2:] == pytest.approx(start[2:], abs=0.01)
