"""Every move, event, card, option and refusal has words in both languages, and nothing has words in one only."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tablee
from tablee import FastDraw, Match, Seeded, Words
from tablee.core.clocks import RULE, SECRET, TURN, Clock
from tablee.core.options import spelled
from tablee.core.scenes import clock_label
from tablee.core.words import LANGUAGES, Bundle, Msg, Person, folders, msg, read
from tablee.games.smileys import events as duel
from tablee.server.content.vocabulary import OF_SCREENS, own_files, vocabulary
from tests.harness import KEYS, PAGE_WORDS, encode, every_table, walk
from tests.rulebook import rule

SOURCE = Path(tablee.__file__).parent
CLIENT = Path(__file__).parent.parent / "client" / "words"
MESSAGE_MAKERS = {"msg", "noun", "Msg", "Noun"}


def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for folder in folders():
        resource = FluentParser().parse(folder.joinpath(f"{language}.ftl").read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{folder} {language}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ftl.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", repr_of(message)))


def repr_of(message: ftl.Message) -> str:
    from fluent.syntax.serializer import FluentSerializer

    return FluentSerializer().serialize_entry(message)


@cache
def literal_keys() -> set[str]:
    """Every key that the source names: keys are literals, so that nothing is missing by surprise."""
    keys: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MESSAGE_MAKERS:
                named = node.args[0]  # a key, or one of two
                branches = [named.body, named.orelse] if isinstance(named, ast.IfExp) else [named]
                keys |= {each.value for each in branches if isinstance(each, ast.Constant)}
    computed = {key for module in event_modules() for key in getattr(module, "NOUN_KEYS", ())}
    return {key for key in keys if isinstance(key, str) and "-" in key} | computed


def event_modules() -> list[Any]:
    """Where keys are made from numbers (the features of a picture), events.py lists them all."""
    return [importlib.import_module(f"tablee.games.{key}.events") for key in KEYS]


def happening_keys() -> dict[str, type]:
    keys: dict[str, type] = {}
    for game in tablee.games().values():
        for kind in (*game.events, *duel.EVENTS):
            keys[kind.key()] = kind
            if {"by", "seat"} & {*kind.__struct_fields__}:
                keys[f"{kind.key()}-you"] = kind
            if "whom" in kind.__struct_fields__:
                keys[f"{kind.key()}-to-you"] = kind
    return keys


def option_keys() -> set[str]:
    keys = set()
    for game in tablee.games().values():
        for switch in game.switches:
            stem = option_stem(game.key, switch.name)
            keys |= {stem} | {f"{stem}-{spelled(value)}" for value in switch.values}
    return keys


def option_stem(key: str, name: str) -> str:
    return f"option-{name}" if name in ("first", "pace", "play_on") else f"{key}-option-{name}"


def game_keys() -> set[str]:
    return {f"{key}-{what}" for key in KEYS for what in ("name", "about")}


def test_both_languages_have_the_same_messages_with_the_same_variables_and_forms() -> None:
    french, english = messages("fr"), messages("en")
    assert set(french) == set(english)
    for key in french:
        assert variables(french[key]) == variables(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_read_alone_is_what_it_is_among_all_others(language: str) -> None:
    together, alone = messages(language), read(language).written
    assert set(together) == {key for key in alone if not key.startswith("-")}
    for key, message in together.items():
        assert message.equals(FluentParser().parse_entry(alone[key]), ignored_fields=["span", "comment"]), key


def test_what_a_message_refers_to_is_read_with_it() -> None:
    text = """# a comment
-house = Tablée
    .of = de { -house }
welcome = { $count ->
    [one] { -house }: { seat }

   *[other] Here is { -house }
}
    .short = { seat }
# another
seat = One seat
round = { about }
about = { round }"""
    found = Bundle("en", [text, "seat = Not this one\n"])
    assert found.format_pattern(found.get_message("welcome").value, {"count": 1}) == ("Tablée: One seat", [])
    assert found.known == {"-house", "welcome", "seat"}
    assert found.has_message("round")
    assert found.get_message("round").value is not None
    assert "about" in found.known
    assert not found.has_message("nothing")
    with pytest.raises(LookupError):
        found.get_message("nothing")


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


@pytest.mark.parametrize("folder", [*folders(), *PAGE_WORDS])
def test_no_french_line_begins_with_a_sign_or_has_a_straight_apostrophe(folder: Traversable) -> None:
    texts = Texts()
    texts.visit(FluentParser().parse(folder.joinpath("fr.ftl").read_text("utf-8")))
    assert texts.found
    assert [text for text in texts.found if re.search(r" [:;!?»](?!\w)|« |\w'\w", text)] == []


class DoubledVariants(Visitor):
    """Choices of a message that stand twice, of which only the first would ever be said."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value for each in node.variants]
        self.found += [key for key in set(keys) if keys.count(key) > 1]
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [*folders(), *PAGE_WORDS])
def test_every_message_can_be_read_and_none_of_its_choices_stands_twice(folder: Traversable, language: str) -> None:
    resource = FluentParser().parse(folder.joinpath(f"{language}.ftl").read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    doubled = DoubledVariants()
    doubled.visit(resource)
    assert doubled.found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words(language: str) -> None:
    needed = literal_keys() | set(happening_keys()) | option_keys() | game_keys()
    assert needed - set(messages(language)) == set()


def test_no_words_are_left_over() -> None:
    used = literal_keys() | set(happening_keys()) | option_keys() | game_keys()
    inner = {key for message in messages("en").values() for key in re.findall(r"{ ([a-z][\w-]+)", repr_of(message))}
    voices = {f"{key}{voice}" for key in used for voice in ("-you", "-to-you")}
    assert set(messages("en")) - used - inner - voices == set()


def test_happenings_give_all_that_their_words_ask_for() -> None:
    known = messages("en")
    for key, kind in happening_keys().items():
        asked = {name.split("_")[0] if name not in kind.__struct_fields__ else name for name in variables(known[key])}
        assert asked <= set(kind.__struct_fields__), key


SHORT = 12  # letters: it stands over the timeline of a replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_somebody_does_has_a_short_word(language: str) -> None:
    known = Words(language).bundle
    done = {kind.key() for kind in happening_keys().values() if {"by", "seat"} & {*kind.__struct_fields__}}
    for key in done:
        short = known.get_message(key).attributes.get("short")
        assert short, key
        for number in (0, 1):
            word, _ = known.format_pattern(short, {"count": number, "right": "yes" if number else "no"})
            assert 0 < len(str(word)) <= SHORT, key


class Speaker:
    """Says things in both languages and looks at what comes out; the same thing only once."""

    def __init__(self) -> None:
        self.languages = [Words(language) for language in LANGUAGES]
        self.said: set[bytes] = set()

    def say(self, what: Msg, seat: int | None) -> None:
        key = encode([self.languages[0].voiced(what, seat), what.args])
        if key in self.said:
            return
        self.said.add(key)
        for language in self.languages:
            text = language.say(what, [f"N{number}" for number in range(10)], seat)
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("key", KEYS)
def test_whole_matches_can_be_told_in_both_languages(key: str) -> None:
    """Every event, every legal move, many refusals and the table itself, at every kind of table."""
    speaker = Speaker()
    for seed, (seats, options) in enumerate(every_table(key)):
        match = tablee.new(key, seats, seed, **options)
        for step, now in enumerate(walk(match, seed, most=80)):
            if step % 9 == 0:
                for seat in [*range(seats), None]:
                    say_all(now, seat, speaker, FastDraw(seed))
        for seat in [*range(seats), None]:
            for event in match.events(seat):
                speaker.say(event.msg(), seat)
    assert len(speaker.said) > 40


def say_all(now: tablee.Match, seat: int | None, speaker: Speaker, draw: FastDraw) -> None:
    describe, view = now.game.describe, now.view(seat)
    moves = now.moves(seat) if seat is not None else []
    for move in [*moves, *(clock.move for clock in now.game.rules.clocks(now.state))]:
        speaker.say(describe.describe(view, move), seat)
    for what in [*describe.lines(view), *(step for move in moves for step in describe.path(view, move))]:
        speaker.say(what, seat)
    for _ in range(4 if seat is not None else 0):
        refusal = now.why_not(seat, draw.below(now.game.moves))
        if refusal:
            speaker.say(refusal, seat)


@pytest.mark.parametrize("key", KEYS)
def test_menus_lead_to_every_move_and_no_path_is_the_beginning_of_another(key: str) -> None:
    words = Words("en")
    describe = tablee.games()[key].describe
    said: dict[tuple[bytes, int], str] = {}

    def say(what: Msg, seat: int) -> str:
        known = encode(what), seat  # many moves share their first steps
        if known not in said:
            said[known] = words.say(what, (), seat)
        return said[known]

    for seed, (seats, options) in enumerate(every_table(key)):
        for step, now in enumerate(walk(tablee.new(key, seats, seed, **options), seed, most=60)):
            if step % 13:
                continue
            for seat in now.to_act:
                view = now.view(seat)
                paths = [tuple(say(each, seat) for each in describe.path(view, move)) for move in now.moves(seat)]
                assert len(set(paths)) == len(paths), "two moves read the same"
                beginnings = {path[:length] for path in paths for length in range(len(path))}
                assert not beginnings & set(paths)


MARKS = {"fr": "(chez\u00a0nous", "en": "(ours"}  # on a page of rules: this is not in the leaflet


def rules_page(key: str, language: str) -> str:
    return tablee.games()[key].folder.joinpath("words", f"rules.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_say_what_is_ours_in_both_languages_alike(key: str) -> None:
    """Part by part: the mark is explained before the first of them, and the last part needs none, all of it is ours."""
    marks = {}
    for language, mark in MARKS.items():
        intro, *parts = re.split(r"^## .*$", rules_page(key, language), flags=re.M)
        assert intro.count(mark) == 1
        assert mark not in parts[-1]
        marks[language] = [part.count(mark) for part in parts]
    assert marks["fr"] == marks["en"]
    assert sum(marks["fr"]) > 0


@pytest.mark.parametrize("key", KEYS)
def test_french_rules_say_tu(key: str) -> None:
    page = rules_page(key, "fr")
    assert not re.findall(r"\b(?:vous|votre|vos|vôtres?)\b", page, re.I)
    assert re.search(r"\b(?:tu|ton|ta|tes|toi)\b", page, re.I)


LABEL = 30  # letters, with a name of one syllable: it stands beside the clock on a phone


@rule("COM-14")
@pytest.mark.parametrize("key", KEYS)
def test_every_clock_says_what_it_decides(key: str) -> None:
    """In both languages, to whom it waits for and to the others; each kind of clock in its own words."""
    game, labelled = tablee.games()[key], dict[str, Msg]()
    tables = [tablee.new(key, seats, seed, **options) for seed, (seats, options) in enumerate(every_table(key))]
    tables += [Match(game, 2, game.options(), Seeded(seed=1), trials=True)] if game.trials else []
    for seed, table in enumerate(tables):
        for now in walk(table, seed, most=300):
            for clock in game.rules.clocks(now.state):
                if clock.kind != SECRET:
                    labelled[game.label(clock).key] = game.label(clock)
    assert labelled
    assert "clock-left" not in labelled  # which tells nothing
    own = {key for key in messages("en") if key.startswith(f"{game.key}-clock-") and not key.endswith("-you")}
    assert own == {key for key in labelled if not key.startswith("clock-")}
    for language, label in product(LANGUAGES, labelled.values()):
        for seat in (None, *range(10)):
            assert 3 < len(Words(language).say(label, ["Zoé"] * 10, seat)) <= LABEL


def test_a_game_without_words_for_its_clocks_names_turns() -> None:
    assert clock_label(Clock(7, 1000, 0, TURN, 2)) == msg("clock-turn", by=Person(2))
    assert clock_label(Clock(7, 1000, 0, RULE)) == msg("clock-left")


@pytest.mark.parametrize(
    ("language", "seconds", "said"),
    [("fr", 0.43, "0,43 seconde."), ("fr", 8.06, "8,06 secondes."), ("en", 8.06, "8.06 seconds.")],
)
def test_a_time_read_aloud_is_counted_as_its_language_counts(language: str, seconds: float, said: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(CLIENT.joinpath(f"{language}.ftl").read_text("utf-8")))
    text, faults = bundle.format_pattern(
        bundle.get_message("ui-voice-press").value, {"name": "Zoé", "seconds": seconds}
    )
    assert faults == []
    assert text.endswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_page_stands_twice(language: str) -> None:
    """Which of the two is read depends on the reader."""
    text = "".join(folder.joinpath(f"{language}.ftl").read_text("utf-8") for folder in PAGE_WORDS)
    names = re.findall(r"^([a-z][\w-]*) =", text, re.M)
    assert sorted(names) == sorted(set(names))


def test_words_of_screens_that_few_open_are_sent_with_them() -> None:
    assert [folder.name for folder in PAGE_WORDS[1:]] == sorted([*OF_SCREENS, "local"])
    found = vocabulary({which: CLIENT.parent.joinpath(name).read_text("utf-8") for which, name in own_files().items()})
    assert b"ui-figures-rope" in found.files["fr-records.ftl"].data
    assert b"ui-figures-rope" not in found.files["fr-core.ftl"].data
    assert set(found.addresses["fr"]) == {"core", *OF_SCREENS, *tablee.games()}
