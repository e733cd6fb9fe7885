"""The match in brief: what a game tells when it is over agrees with what happened, and is the same for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import tablee
from tablee import FastDraw
from tablee.bots.runner import BotRunner
from tablee.client.decoding import decode_value
from tablee.core.events import AddressedEvent, hears, only
from tablee.core.scenes import Piece
from tablee.core.words import LANGUAGES, Msg, Person, Words, msg
from tablee.games.a_moi import events as amo
from tablee.games.bruit import events as bru
from tablee.games.davinci import events as dvc
from tablee.games.davinci import highlights as davinci
from tablee.games.derniere import events as der
from tablee.games.derniere import highlights as derniere
from tablee.games.diferencio import events as dfo
from tablee.games.difference import events as dif
from tablee.games.difference import highlights as difference
from tablee.games.dominos import events as dom
from tablee.games.dominos import highlights as dominos
from tablee.games.tour_du_monde import events as tdm
from tablee.games.trouve import events as trv
from tablee.kit.highlights import Feat, best, fact, in_a_row, most
from tests.harness import KEYS, encode, walk

NAMES = ["Zoé", "Lou", "Mamie Jo", "Rouage"]
SEEDS = range(8)
Heard = Sequence[Any]


def over(key: str, seed: int) -> tablee.Match:
    """A match to its end: sensibly played, or at random."""
    match = tablee.new(key, 3, seed)
    if seed % 2:
        bots = {seat: match.game.bot(seat, FastDraw(seed * 10 + seat)) for seat in range(3)}
        BotRunner(match, bots, FastDraw(seed)).play_out()
    else:
        for _ in walk(match, seed, most=4000):
            pass
    assert match.over
    return match


# ---- counted once more, in the plainest way


def times(*kinds: type, who: str = "by", count: str = "") -> Callable[[Heard], Counter[int]]:
    """By seat, how often something of these kinds was told; or the sum of one of its fields."""

    def counted(heard: Heard) -> Counter[int]:
        found: Counter[int] = Counter()
        for each in heard:
            if isinstance(each, kinds):
                found[getattr(each, who)] += getattr(each, count) if count else 1
        return found

    return counted


def largest(kind: type, count: str, more: int = 0) -> Callable[[Heard], Counter[int]]:
    """By seat, the largest value of a field."""

    def counted(heard: Heard) -> Counter[int]:
        found: Counter[int] = Counter()
        for each in heard:
            if isinstance(each, kind):
                found[each.by] = max(found[each.by], getattr(each, count) + more)
        return found

    return counted


def runs(kinds: tuple[type, ...], good: Callable[[Any], bool] = lambda each: True) -> Callable[[Heard], Counter[int]]:
    """By seat, the longest series."""

    def counted(heard: Heard) -> Counter[int]:
        found: Counter[int] = Counter()
        last, length = None, 0
        for each in (each for each in heard if isinstance(each, kinds)):
            length = (length + 1 if each.by == last else 1) if good(each) else 0
            last = each.by if good(each) else None
            found[each.by] = max(found[each.by], length)
        return found

    return counted


def total(*kinds: type) -> Callable[[Heard], int]:
    return lambda heard: sum(isinstance(each, kinds) for each in heard)


def flawless(heard: Heard) -> Counter[int]:
    wrong = {each.by for each in heard if isinstance(each, dif.Missed)}
    found = Counter(each.by for each in heard if isinstance(each, dif.Found))
    return Counter({seat: 1 for seat, count in found.items() if count >= 3 and seat not in wrong})


def fell_on(heard: Heard) -> Counter[int]:
    """The piles of La dernière: a drawing of as many cards as were owed, unless it follows a catch."""
    found: Counter[int] = Counter()
    for place, each in enumerate(heard):
        if isinstance(each, der.Drew) and each.count > 1:
            before = [other for other in heard[:place] if isinstance(other, der.Caught | der.OwesDraw | der.Drew)]
            if isinstance(before[-1], der.OwesDraw):
                found[each.by] = max(found[each.by], each.count)
    return found


def laid_in_a_turn(heard: Heard) -> Counter[int]:
    found: Counter[int] = Counter()
    length = 0
    for place, each in enumerate(heard):
        if isinstance(each, dom.Placed | dom.PlacedJoker):
            length += 1
            found[each.by] = max(found[each.by], length)
            following = heard[place + 1 : place + 2]
            if not (following and isinstance(following[0], dom.PlaysAgain)):
                length = 0
        elif isinstance(each, dom.Drew | dom.Passed | dom.Discarded):
            length = 0
    return found


COUNTED: dict[str, Callable[[Heard], Counter[int] | int]] = {
    "derniere-brief-pile": fell_on,
    "derniere-brief-caught": times(der.Caught, who="whom"),
    "derniere-brief-turns": total(der.Reversed),
    "derniere-brief-skipped": times(der.Skipped, who="seat"),
    "derniere-brief-jokers": times(der.NamedColour),
    "a_moi-brief-row": runs((amo.Took,)),
    "a_moi-brief-errors": times(amo.Erred),
    "a_moi-brief-stolen": times(amo.Stole),
    "a_moi-brief-haul": largest(amo.Took, "pot", 1),
    "bruit-brief-loot": largest(bru.Named, "count"),
    "bruit-brief-wrong": times(bru.Misnamed, bru.ShoutedForNothing),
    "bruit-brief-right": times(bru.Named, bru.ShoutedFirst),
    "bruit-brief-calls": total(bru.Named, bru.ShoutedFirst, bru.Misnamed, bru.ShoutedForNothing),
    "trouve-brief-stolen": times(trv.Stole),
    "trouve-brief-row": runs((trv.Took, trv.Stole)),
    "trouve-brief-names": times(trv.Misnamed, trv.NotMine, trv.TooSlow),
    "trouve-brief-touched": times(trv.WrongTouch),
    "trouve-brief-kept": times(trv.Defended),
    "dominos-brief-row": laid_in_a_turn,
    "dominos-brief-jokers": times(dom.Exchanged),
    "dominos-brief-drawn": times(dom.Drew),
    "dominos-brief-again": times(dom.PlaysAgain),
    "tour_du_monde-brief-parried": times(tdm.Cancelled),
    "tour_du_monde-brief-stolen": times(tdm.Stole),
    "tour_du_monde-brief-storms": total(tdm.Lost),
    "tour_du_monde-brief-frozen": times(tdm.Froze, who="whom"),
    "tour_du_monde-brief-swapped": times(tdm.Exchanged, count="count"),
    "difference-brief-row": runs((dif.Found,)),
    "difference-brief-wrong": times(dif.Missed),
    "difference-brief-flawless": flawless,
    "difference-brief-buried": times(dif.Buried),
    "diferencio-brief-night": largest(dfo.Scored, "count"),
    "diferencio-brief-eyes": times(dfo.Found),
    "diferencio-brief-wrong": times(dfo.Mistaken),
    "diferencio-brief-unseen": total(dfo.Unnoticed),
    "davinci-brief-row": runs((dvc.Guessed,), lambda each: each.right),
    "davinci-brief-wrong": lambda heard: Counter(
        each.by for each in heard if isinstance(each, dvc.Guessed) and not each.right
    ),
    "davinci-brief-right": lambda heard: Counter(
        each.by for each in heard if isinstance(each, dvc.Guessed) and each.right
    ),
}
BY_HAND = {"davinci-brief-held"}  # played through below


def agrees(told: Msg, heard: Heard) -> bool:
    """Is this what happened, and did nobody else do as much?"""
    counted = COUNTED[told.key](heard)
    said = told.args.get("count", told.args.get("lost", 1))
    if isinstance(counted, int):
        return said == counted > 0
    who = told.args["by"]
    assert isinstance(who, Person)
    others = [count for seat, count in counted.items() if seat != who.seat]
    return said == counted[who.seat] > max(others, default=0)


def with_more(told: Msg) -> Msg:
    """The same said wrongly: one more, or of somebody else."""
    if "by" in told.args:
        who = told.args["by"]
        assert isinstance(who, Person)
        return Msg(told.key, {**told.args, "by": Person((who.seat + 1) % 3)})
    name = "lost" if "lost" in told.args else "count"
    return Msg(told.key, {**told.args, name: int(str(told.args[name])) + 1})


def labels(pieces: list[Piece]) -> list[Msg]:
    found = [piece.label for piece in pieces if piece.label is not None]
    assert len(found) == len(pieces)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_what_is_told_is_what_happened_and_a_wrong_count_is_found(key: str) -> None:
    game = tablee.games()[key]
    assert game.highlights is not None
    seen: set[str] = set()
    for seed in SEEDS:
        heard = over(key, seed).events(None)
        for told in labels(game.highlights(heard)):
            if told.key not in BY_HAND:
                assert agrees(told, heard), told
                assert not agrees(with_more(told), heard), told
                seen.add(told.key)
    assert len(seen) >= 2, seen


@pytest.mark.parametrize("key", KEYS)
def test_the_brief_is_short_has_a_picture_and_words_in_both_languages(key: str) -> None:
    for seed in SEEDS[:3]:
        pieces = over(key, seed).highlights()
        assert len(pieces) <= 3
        assert len({piece.key for piece in pieces}) == len(pieces)
        for piece, told in zip(pieces, labels(pieces), strict=True):
            assert piece.face or piece.by is not None
            assert not piece.sealed
            for language in LANGUAGES:
                for reader in (None, 0, 1, 2):
                    said = Words(language).say(told, NAMES, reader)
                    assert said
                    assert "{" not in said


def test_every_picture_of_a_brief_is_one_that_anybody_may_be_sent() -> None:
    """What a brief shows has a plain address: no picture that a game keeps sealed."""
    from tablee.core.art import Style
    from tablee.images.catalogue import faces

    known = faces(Style("fr", "day"))
    shown = {piece.face for key in KEYS for seed in SEEDS for piece in over(key, seed).highlights() if piece.face}
    assert len(shown) > 8
    assert all(name in known and not known[name].secret for name in shown), shown


def strong_words(language: str, told: Msg, reader: int | None) -> tuple[str, str]:
    """A sentence, and its words that matter most."""
    words = Words(language)
    key = words.voiced(told, reader)
    message = words.bundle.get_message(key)
    args = words.spelled(told.args, NAMES)
    return words.say(told, NAMES, reader), words.fill(key, message.attributes["strong"], args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5])
def test_the_bold_words_stand_in_their_sentence(language: str, count: int) -> None:
    for key in COUNTED:
        about = {} if Words(language).has(f"{key}-you") is False else {"by": Person(1)}
        number = "lost" if key.endswith("storms") else "count"
        told = Msg(key, {**about, number: count})
        for reader in (None, 1):
            said, strong = strong_words(language, told, reader)
            assert strong in said, (said, strong)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_that_only_some_were_told_is_in_the_brief(key: str) -> None:
    """The same match with everything private left out, and with private things said once more to somebody."""
    for seed in SEEDS[:4]:
        match = over(key, seed)
        before = encode(match.highlights())
        private = [told for told in match.happened if told.to >= 0]
        spoken = [told for told in match.happened if told.to < 0]
        match.happened = spoken
        assert encode(match.highlights()) == before
        match.happened = [*private, *spoken, *(AddressedEvent(only(0), told.what) for told in spoken)]
        assert encode(match.highlights()) == before
        assert all(hears(told.to, None) for told in spoken)
        match.happened = [*private, *(AddressedEvent(only(0), told.what) for told in spoken)]
        assert match.highlights() == [], "what one seat was told does not count"


# ---- by hand


def told_of(pieces: list[Piece]) -> dict[str, dict[str, Any]]:
    return {told.key.split("-brief-")[1]: dict(told.args) for told in labels(pieces)}


def test_nobody_is_named_where_two_share_it() -> None:
    assert most([0, 1, 1, 0]) is None
    assert most([0, 1, 1]) == Feat(1, 2)
    assert most([], 1) is None
    assert most([2], 2) is None
    assert best([Feat(0, 3), Feat(0, 5), Feat(1, 4)]) == Feat(0, 5)
    assert in_a_row([1, 1, None, 1, 0]) == Feat(1, 2)
    assert in_a_row([1, None, 1]) is None


def test_a_line_without_a_picture_has_who_it_is_about() -> None:
    told = msg("difference-brief-flawless", by=Person(2))
    assert fact(told).by == 2
    assert fact(told, "house/asleep").by is None


def test_a_match_where_nothing_happened_has_nothing_to_tell() -> None:
    for game in tablee.games().values():
        assert game.highlights is not None
        assert game.highlights([]) == []


def test_while_a_match_goes_on_there_is_more_to_tell_and_afterwards_nobody_takes_anything_away() -> None:
    match = over("derniere", 1)
    told = match.highlights()
    assert told
    match.highlights().clear()
    assert match.highlights() == told
    going_on = tablee.new("derniere", 3, 1)
    assert going_on.highlights() == []
    for row in match.rows:
        going_on.play(row.seat, *row.moves, at=row.at)
    assert going_on.highlights() == told
    match.happened = []
    assert match.highlights() == []


def test_cards_for_a_forgotten_word_are_no_pile_of_the_last_one() -> None:
    """Somebody who owes four is caught first: those two are not what came down on them."""
    heard = [der.Played(0, 1), der.OwesDraw(0, 1, 4), der.Caught(2, 1), der.Drew(1, 2), der.Drew(1, 4)]
    assert told_of(derniere.facts(heard))["pile"] == {"by": Person(1), "count": 4}
    answered = [der.OwesDraw(0, 1, 4), der.Played(1, 7), der.OwesDraw(1, 2, 6), der.Drew(2, 6), der.Drew(1, 1)]
    assert told_of(derniere.facts(answered))["pile"] == {"by": Person(2), "count": 6}
    assert "pile" not in told_of(derniere.facts([der.OwesDraw(0, 1, 2), der.Drew(1, 2)]))


def test_a_piece_is_followed_through_the_code_until_it_is_guessed() -> None:
    """Twice wrong about the second piece of Lou; one is inserted before it, and it is the third now."""
    heard = [
        dvc.Took(0, 2, 2), dvc.Took(1, 2, 2),
        dvc.Guessed(0, 1, 1, 6, False), dvc.Inserted(1, 0, 0), dvc.Guessed(0, 1, 2, 8, False),
        dvc.Guessed(0, 1, 1, 4, True), dvc.Guessed(0, 1, 2, 10, True),
    ]  # fmt: skip
    told = told_of(davinci.facts(heard))
    assert told["held"] == {"by": Person(1), "count": 2, "piece": dvc.piece(10)}
    assert told["row"] == {"by": Person(0), "count": 2}
    shorter = [each for each in heard if not isinstance(each, dvc.Inserted)]
    assert told_of(davinci.facts(shorter)).get("held", {}).get("count") != 2, "the place alone does not tell"


def test_a_turn_of_dominos_goes_on_where_two_cards_are_linked() -> None:
    heard = [
        dom.Placed(0, 1, "left"), dom.PlaysAgain(0), dom.Placed(0, 2, "left"), dom.PlaysAgain(0), dom.Drew(0),
        dom.Placed(1, 3, "left"), dom.Placed(0, 4, "left"),
    ]  # fmt: skip
    assert told_of(dominos.facts(heard))["row"] == {"by": Person(0), "count": 2}


def test_sharp_eyes_and_hasty_ones_in_difference() -> None:
    heard = [
        dif.Found(0, 5), dif.Missed(1, "cooldown_5s"), dif.Found(0, 4), dif.Found(1, 5), dif.Found(0, 3), dif.Buried(1),
    ]  # fmt: skip
    told = told_of(difference.facts(heard))
    assert told == {
        "row": {"by": Person(0), "count": 2},
        "wrong": {"by": Person(1), "count": 1},
        "flawless": {"by": Person(0)},
        "buried": {"by": Person(1), "count": 1},
    }
    for what in labels(difference.facts(heard)):
        assert agrees(what, heard)
        assert not agrees(with_more(what), heard)


def test_a_brief_goes_over_the_wire_as_pieces() -> None:
    pieces = over("derniere", 1).highlights()
    assert pieces
    assert decode_value(list[Piece], msgspec.json.decode(msgspec.json.encode(pieces))) == pieces
