"""The picture of a deal of the day: it tells the day, the game and the stars, and nothing else."""

from __future__ import annotations

import pytest

from tablee.core.registry import games
from tablee.core.words import LANGUAGES, Words
from tablee.server.content.day_picture import Told, drawable, drawing

DAY = "2026-11-16"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_results_are_equal_pictures_and_others_are_not(lang: str) -> None:
    words = Words(lang)
    pictures = {
        drawing(Told(DAY, game, stars, 3, "SSS"[:stars] + "CCC"[stars:], turns), words)
        for game in games()
        for stars in range(4)
        for turns in (1, 9)
    }
    assert len(pictures) == len(games()) * 8
    told = Told(DAY, "dominos", 2, 3, "SSC", 9)
    assert drawing(told, words) == drawing(Told(DAY, "dominos", 2, 3, "SSC", 9), words)


def test_there_is_no_name_unless_it_is_wanted_and_never_a_zero() -> None:
    words = Words("fr")
    told = Told(DAY, "dominos", 2, 3, "SSC", 9)
    assert drawing(told._replace(name="Zoé"), words) != drawing(told, words)
    assert drawing(told._replace(name="  "), words) == drawing(told, words)
    nothing = drawing(Told(DAY, "dominos", 0, 3, "CCC", 9), words)
    assert nothing != drawing(Told(DAY, "dominos", 1, 3, "CCC", 9), words)


@pytest.mark.parametrize("name", ["Zoé 🦊", "نور", "<script>&", "\u202eabc", "W" * 40, "\n\t"])
def test_any_name_can_be_drawn(name: str) -> None:
    assert "<script" not in drawing(Told(DAY, "a_moi", 9, 12, "SSDSSSCSSDSS", 0, 840, name), Words("en"))
    assert drawable("Zoé 🦊") == "Zoé"
