"""Who somebody is: names fit to be shown, cookies that cannot be made up, links and tickets that are good once."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.art import ANIMALS
from tablee.server.base import names
from tablee.server.base.rate_limits import Bucket, Buckets, neighbourhood
from tablee.server.hosting.identities import YEAR, Identities
from tablee.stores.base import Person
from tablee.stores.sqlite.store import SqliteStore
from tablee.stores.tokens import MemoryTokens

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Léa   de\tParis \n", "Léa de Paris"),
        ("Le\u0301a", "Léa"),
        ("\u202eeoZ\u202c", "eoZ"),
        ("A\x00B\x1b[31m", "AB[31m"),
        ("<b>Zoé</b>", "<b>Zoé</b>"),
        ("x" * 50, "x" * 20),
        ("é" * 30, "é" * 20),
        ("👨\u200d👩\u200d👧" * 30, "👨\u200d👩\u200d👧" * 20),
        ("🇫🇷" * 30, "🇫🇷" * 20),
        ("", ""),
        ("\u200b\u2060\ufeff \u3164\u2800", ""),
        ("\u200d\u200d", ""),
        ("\u0301\u0301", ""),
        ("Zo\ud800é", "Zoé"),
    ],
)
def test_a_name_is_made_fit_to_be_shown(typed: str, shown: str) -> None:
    assert names.cleaned(typed) == shown


TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # all that change a direction


@pytest.mark.parametrize("mark", TURNING)
def test_no_mark_of_direction_is_left_in_a_name_or_in_what_is_said(mark: str) -> None:
    assert names.cleaned(f"{mark}Zo{mark}é{mark}") == "Zoé"
    assert names.cleaned_words(f"salut {mark}Zoé{mark} !") == "salut Zoé !"
    assert names.cleaned(mark) == ""


def test_a_tower_of_accents_is_cut() -> None:
    assert len(names.cleaned("Z" + "\u0316" * 300)) <= names.MARKS


@given(st.text(max_size=80))
def test_whatever_is_typed_the_name_is_short_composed_and_without_control(typed: str) -> None:
    name = names.cleaned(typed)
    assert len(names.graphemes(name)) <= names.LONGEST
    assert names.cleaned(name) == name
    assert not any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn") for letter in name)
    assert not any(
        unicodedata.bidirectional(letter) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI") for letter in name
    )


def test_who_says_no_name_is_given_that_of_an_animal_in_their_language() -> None:
    french, english = ([names.given(animal, lang) for animal in range(len(ANIMALS))] for lang in ("fr", "en"))
    assert (names.shown(french[0]), names.shown(english[15])) == ("Grenouille", "Elephant")
    assert len({names.shown(name) for name in french + english}) == 2 * len(ANIMALS)
    assert [names.language_of(name) for name in (french[3], english[3])] == ["fr", "en"]
    assert {names.any_animal() for _ in range(600)} == set(range(len(ANIMALS)))


def test_nobody_can_type_a_given_name() -> None:
    for name in (names.given(4, "fr"), f"Zoé{names.GIVEN}"):
        assert names.language_of(names.cleaned(name)) == ""
    assert names.cleaned(names.given(4, "fr")) == "Renard"


async def test_a_given_name_goes_with_the_animal_and_a_typed_one_stays(tmp_path: Path) -> None:
    people = await people_in(tmp_path)
    guest, named = await people.welcome("", "en"), await people.welcome("Renard", "fr")
    assert people.name(guest) == names.shown(names.given(people.animals[guest], "en"))
    await people.choose_animal(guest, 5)
    await people.choose_animal(named, 4)
    await people.choose_animal(named, 0)
    assert (people.name(guest), people.name(named)) == ("Cat", "Renard")
    await people.store.close()
    again = await people_in(tmp_path)
    assert (again.name(guest), again.given(guest), again.given(named)) == ("Cat", "en", "")
    await again.choose_animal(guest, 12)
    assert again.name(guest) == "Cow"
    await again.rename(guest, "Lou", "en")
    await again.choose_animal(guest, 1)
    assert again.name(guest) == "Lou"
    await again.rename(guest, "", "fr")  # no name again: that of the animal they have, as it is called now
    assert again.name(guest) == "Hibou"
    await again.store.close()


def test_what_is_written_at_the_table_stays_on_one_line_and_is_cut() -> None:
    assert names.cleaned_words("bien\n\njoué \u202e!") == "bien joué !"
    assert len(names.cleaned_words("a" * 1000)) == names.SPOKEN


async def people_in(folder: Path) -> Identities:
    store = await SqliteStore.open(folder)
    return Identities(store, await store.key(), await store.names(), await store.animals())


async def test_a_cookie_says_who_somebody_is_also_after_a_restart(tmp_path: Path) -> None:
    people = await people_in(tmp_path)
    person = await people.welcome("Zoé", "fr")
    cookie = people.cookie(person)
    await people.store.close()
    again = await people_in(tmp_path)
    found = again.read(cookie)
    assert found is not None
    assert (found.person, again.name(found.person), found.is_old) == (person, "Zoé", False)
    await again.store.close()


async def test_a_forged_foreign_or_outlived_cookie_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people, other = await people_in(tmp_path / "a"), await people_in(tmp_path / "b")
    person = await people.welcome("Zoé", "fr")
    cookie = people.cookie(person)
    other.known[person] = "Zoé"
    assert other.read(cookie) is None
    for forged in ("", person, cookie[:-1], cookie[1:], "x" * 5000, "é.é.é", cookie.replace(person[:4], "0000")):
        assert people.read(forged) is None
    signed = people.signer.get_timestamp()
    monkeypatch.setattr(people.signer, "get_timestamp", lambda: signed + YEAR - 10)
    old = people.read(cookie)
    assert old is not None
    assert old.is_old
    monkeypatch.setattr(people.signer, "get_timestamp", lambda: signed + YEAR + 10)
    assert people.read(cookie) is None
    monkeypatch.setattr(people.signer, "get_timestamp", lambda: signed - 7200)  # the clock went back, or is another's
    young = people.read(cookie)
    assert young is not None
    assert not young.is_old
    for each in (people, other):
        await each.store.close()


async def test_who_is_forgotten_is_nobody_on_every_device_and_so_are_the_guests_beside_them(tmp_path: Path) -> None:
    people = await people_in(tmp_path)
    person, other = await people.welcome("Zoé", "fr"), await people.welcome("Hugo", "fr")
    await people.rename(f"{person}+1", "Mamie", "fr")
    cookie = people.cookie(person)
    await people.forget(person)
    assert people.read(cookie) is None
    assert people.known == {other: "Hugo"}
    assert await people.store.names() == {other: "Hugo"}
    await people.store.close()


async def test_whoever_another_node_knows_is_met_and_whoever_it_forgot_is_nobody(tmp_path: Path) -> None:
    here = await people_in(tmp_path)
    there = Identities(here.store, await here.store.key(), {})  # a node that has read no names
    person = await here.welcome("Zoé", "fr")
    await here.choose_animal(person, 3)
    guest = f"{person}+1"
    await here.rename(guest, "Mamie", "fr")
    cookie = there.cookie(person)
    assert there.read(cookie) is None
    found = await there.who(cookie)
    assert found is not None
    assert (found.person, there.name(person), there.animals) == (person, "Zoé", {person: 3})
    await there.meet([person, guest, "", "nobody"])
    assert there.known == {person: "Zoé", guest: "Mamie"}
    await here.rename(person, "Zoé la grande", "fr")
    await there.refresh(person)
    assert there.name(person) == "Zoé la grande"
    await here.forget(person)
    await there.refresh(person)
    assert (there.known, there.animals, await there.who(cookie)) == ({}, {}, None)
    await here.store.close()


async def test_devices_stay_signed_out_after_a_restart_and_at_other_nodes(tmp_path: Path) -> None:
    here = await people_in(tmp_path)
    there = Identities(here.store, await here.store.key(), {})
    person = await here.welcome("Zoé", "fr")
    lost = here.cookie(person)
    assert await there.who(lost) is not None
    assert [await here.sign_out(person), await here.sign_out(person)] == [1, 2]
    kept = here.cookie(person)
    assert here.read(lost) is None
    assert here.read(kept) is not None
    found = await there.who(kept)  # the other node has not heard of it: the cookie itself says so
    assert found is not None
    assert await there.who(lost) is None
    later = Identities(here.store, await here.store.key(), {})
    await later.refresh(person)
    assert (await later.who(lost), later.number(person)) == (None, 2)
    await here.forget(person)
    assert await here.store.signed_out() == {}
    await here.store.close()


async def test_a_look_up_does_not_bring_back_who_is_forgotten_meanwhile(tmp_path: Path) -> None:
    people = await people_in(tmp_path)
    person = await people.welcome("Zoé", "fr")
    people.known.clear()
    look_up = people.store.people

    async def forgotten_meanwhile(ids: list[str]) -> dict[str, Person]:
        found = await look_up(ids)
        await people.forget(person)
        return found

    people.store.people = forgotten_meanwhile
    assert await people.who(people.cookie(person)) is None
    assert people.known == {}
    await people.store.close()


async def test_a_token_is_good_once_and_in_time() -> None:
    clock = Clock()
    tokens: MemoryTokens[str] = MemoryTokens(10, clock)
    one, late = await tokens.issue("one"), await tokens.issue("late")
    assert one not in str(tokens.issued)
    assert await tokens.redeem(one) == "one"
    assert await tokens.redeem(one) is None
    clock.time += 10
    assert await tokens.redeem(late) is None
    assert await tokens.redeem("no such token \ud800") is None


async def test_tokens_that_nobody_takes_do_not_pile_up() -> None:
    clock = Clock()
    tokens: MemoryTokens[int] = MemoryTokens(10, clock, most=50)
    given = [await tokens.issue(number) for number in range(80)]
    assert len(tokens.issued) == 50
    assert await tokens.redeem(given[0]) is None
    clock.time += 11
    await tokens.issue(0)
    assert len(tokens.issued) == 1


def test_a_bucket_gives_some_at_once_and_then_as_time_passes() -> None:
    bucket = Bucket(3, 2.0, 0.0)
    assert [bucket.allow(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.allow(0.5), bucket.allow(0.5)] == [True, False]
    assert sum(bucket.allow(1000.0) for _ in range(9)) == 3


def test_everybody_has_a_bucket_of_their_own_and_old_ones_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 60, clock, known=2)
    assert [buckets.allow("a"), buckets.allow("a"), buckets.allow("b")] == [True, False, True]
    assert buckets.is_empty("a")
    assert not buckets.is_empty("c")
    clock.time += 1
    assert not buckets.is_empty("a")
    buckets.allow("c")
    buckets.allow("d")
    assert len(buckets.found) == 2


def test_a_bucket_that_is_full_again_is_kept_no_longer() -> None:
    clock = Clock()
    buckets = Buckets(2, 60, clock)
    buckets.spend("debtor", 4)
    for person in "abc":
        buckets.allow(person)
        clock.time += 1
    assert list(buckets.found) == ["debtor", "a", "b", "c"]  # whoever came before waits for theirs
    clock.time += 1
    buckets.allow("d")
    assert list(buckets.found) == ["d"]
    assert [buckets.allow("d"), buckets.allow("d")] == [True, False]


def test_a_whole_network_of_the_new_kind_counts_as_one() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("no address") == "no address"
