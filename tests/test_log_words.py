"""How a log speaks: *tu* to whoever reads it, ordinals for places, nobody's gender guessed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

import tablee
from tablee import FastDraw, Match, Words
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.events import Event
from tablee.core.words import LANGUAGES, Msg, folders, msg
from tablee.games.a_moi import events as a_moi
from tablee.games.bruit import events as bruit
from tablee.games.davinci import events as davinci
from tablee.games.derniere import events as derniere
from tablee.games.diferencio import events as diferencio
from tablee.games.smileys.pack import RED
from tests.harness import KEYS, PAGE_WORDS
from tests.make_golden import SEED, variants

NAMES = ["Anouk", "Basile", "Camille"]


def said(words: Words, what: Msg, me: int | None) -> list[str]:
    """The sentence, and the line of the log where it is another one."""
    lines = [words.say(what, NAMES, me)]
    key = words.voiced(what, me)
    log = words.bundle.get_message(key).attributes.get("log")
    return lines if log is None else [*lines, words.fill(key, log, words.spelled(what.args, NAMES))]


def played(key: str, options: dict[str, Any]) -> Match:
    """A whole match of three plain players who go on for the places."""
    match = tablee.new(key, 3, SEED, **options)
    draw = FastDraw(SEED)
    runner = BotRunner(match, {seat: player("plain", match.game, seat, draw) for seat in range(3)}, draw)
    while (due := runner.next_due()) is not None:
        runner.do(due)
    return match


def told(key: str, language: str) -> Iterator[tuple[int, str]]:
    """Every line of whole matches, as each seat reads it."""
    words = Words(language)
    for options in variants(key).values():
        match = played(key, options)
        for seat in range(3):
            for event in match.events(seat):
                yield from ((seat, line) for line in said(words, event.msg(), seat))


@pytest.mark.parametrize("key", KEYS)
def test_a_log_says_tu_to_whoever_reads_it(key: str) -> None:
    heard = 0
    for language in LANGUAGES:
        for seat, line in told(key, language):
            assert not re.match(r"(?:Toi|You)\b\s*[:,]|Toi\b", line), line
            assert NAMES[seat] not in line, f"{NAMES[seat]} reads: {line}"
            assert not re.search(r"\bplace \d+\W*$", line), line
            heard += 1
    assert heard > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_a_word_up_to_the_tenth(language: str) -> None:
    for key in ("place-ordinal", "scene-place"):
        names = [Words(language).say(msg(key, place=place)) for place in range(1, 11)]
        assert len(set(names)) == 10
        assert not re.search(r"\d", "".join(names))
    assert names[-1] == {"fr": "Dixième", "en": "Tenth"}[language]


FOUR = 3  # it is said from one on
BLACK_7 = 14

SENTENCES: list[tuple[Event, int | None, str, str]] = [
    (derniere.Finished(0, 1), 0, "Tu poses ta dernière carte. Tu as gagné !", "You play your last card. You won!"),
    (derniere.Finished(0, 2), 0, "Tu poses ta dernière carte. Tu finis deuxième.",
     "You play your last card. You came second."),
    (derniere.Finished(0, 2), 1, "Anouk pose sa dernière carte : deuxième !", "Anouk plays the last card: second!"),
    (derniere.OwesDraw(0, 1, 4), 1, "Anouk t’attaque : +4.", "Anouk hits you: +4."),
    (derniere.OwesDraw(0, 1, 4), 0, "Tu attaques Basile : +4.", "You hit Basile: +4."),
    (derniere.OwesDraw(0, 1, 4), None, "Anouk attaque Basile : +4.", "Anouk hits Basile: +4."),
    (derniere.NamedColour(0, RED), 1, "Anouk annonce rouge.", "Anouk calls red."),
    (derniere.Skipped(0), 0, "Tu passes ton tour.", "You miss a turn."),
    (derniere.Skipped(0), 1, "Anouk passe son tour.", "Anouk misses a turn."),
    (davinci.Deciphered(0, 3), 0, "Tout ton code est déchiffré. Tu finis troisième.",
     "Your whole code is deciphered. You came third."),
    (diferencio.Finished(0, 1), 0, "Tu as six points. Tu as gagné !", "You have six points. You won!"),
    (a_moi.WonMatch(0, 9), 0, "Tu as gagné, avec 9 cartes !", "You won, with 9 cards!"),
    (a_moi.WonMatch(0, 9), 1, "Anouk gagne la partie avec 9 cartes.", "Anouk wins the match with 9 cards."),
    (bruit.ShoutedFirst(0, 2), 0, "La carte des dés ! Tu as crié en premier ! Tu gagnes 2 cartes.",
     "The dice’s own card! You shouted first! You win 2 cards."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "me", "french", "english"), SENTENCES)
def test_what_somebody_reads(event: Event, me: int | None, french: str, english: str) -> None:
    assert said(Words("fr"), event.msg(), me)[0].replace("\u00a0", " ") == french
    assert said(Words("en"), event.msg(), me)[0] == english


@pytest.mark.parametrize(
    ("me", "french", "english"),
    [
        (0, "Tu vises Basile, pièce 4 : le 7 noir ?", "You aim at Basile, tile 4: the black 7?"),
        (1, "Anouk vise ta pièce 4 : le 7 noir ?", "Anouk aims at your tile 4: the black 7?"),
        (2, "Anouk vise Basile, pièce 4 : le 7 noir ?", "Anouk aims at Basile, tile 4: the black 7?"),
    ],
)
def test_what_the_log_says_of_a_guess(me: int, french: str, english: str) -> None:
    event = davinci.Guessed(0, 1, FOUR, BLACK_7, False)
    assert said(Words("fr"), event.msg(), me)[1].replace("\u00a0", " ") == french
    assert said(Words("en"), event.msg(), me)[1].replace("\u00a0", " ") == english


# ---- no gendered form for a person whose gender is unknown

PERSON = r"(?:(?<!de )\{ \$(?:by|whom|seat|name|names) \}|\b[Tt]u)"
BEING = r"(?:est|es|était|étais|sera|seras|a été|as été|reste|restes)"
EPICENE = r"(?:plus|en|à|dans|là|hors|sur|rapide)"  # what may follow
GENDERED = [
    rf"{PERSON} {BEING} (?!{EPICENE})\w",  # Lou est éliminé
    # Lou crie la première
    PERSON + r".*\b[Ll](?:e premier|a première|e dernier|a dernière)(?= (?:à|qui|et)\b|\s*[.,:!?…]|$)",
    r"\b[Ll]es? plus (?:rapide|jeune|vieux)",  # le plus rapide
    r"\b[Tt]’(?:a|avait|ont) \w+(?:é|i|u|is)\b",  # une pièce t’a choisi
    r"^(?:[Pp]rête?|[Aa]bsente?|Arrivée?|Attrapée?|Nommée?|Éliminée?|Trop lente?)$",
]  # fmt: skip


def gendered(text: str) -> list[str]:
    return [pattern for pattern in GENDERED if re.search(pattern, text.replace("\u00a0", " "), re.M)]


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Each message and each of its attributes, a choice on a line of its own."""
    for entry in FluentParser().parse(folder.joinpath("fr.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            for part in (entry, *entry.attributes):
                written = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("a"), part.value))
                lines = [re.sub(r"^(?:a = ?|\s*\*?\[\w+\] ?)", "", line).strip() for line in written.splitlines()]
                yield entry.id.name, "\n".join(lines)


@pytest.mark.parametrize("folder", [*folders(), *PAGE_WORDS], ids=lambda folder: folder.parent.name)
def test_no_french_words_guess_whether_somebody_is_a_woman_or_a_man(folder: Path) -> None:
    found = {name: gendered(text) for name, text in texts(folder) if gendered(text)}
    assert found == {}


@pytest.mark.parametrize(
    ("text", "guesses"),
    [
        ("{ $by } est éliminé.", True),
        ("{ $by } crie la première !", True),
        ("Qui a le premier assez de cartes", False),
        ("{ $by } montre la première pièce.", False),
        ("Une pièce t’a choisi.", True),
        ("Tu as été plus rapide.", False),
        ("{ $name } crie en premier.", False),
        ("prêt", True),
        ("Code prêt", False),
    ],
)
def test_a_guess_at_somebody_s_gender_is_found(text: str, guesses: bool) -> None:
    assert bool(gendered(text)) == guesses
