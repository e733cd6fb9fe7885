"""Words in French and English. Rules and events make messages; only here do they become text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from tablee.plugins.points import entry_points

LANGUAGES = ("fr", "en")
BUNDLES: dict[str, Any] = {}  # by language: read when they are first needed, or put here by a page, which has no Fluent


class Person(Struct, frozen=True, gc=False):
    """Somebody at the table: a seat, never a name, until the words are said."""

    seat: int


class Noun(Struct, frozen=True, gc=False):
    """A thing with a name of its own in each language, and with articles: `.def` and `.indef` where they are asked."""

    key: str
    args: dict[str, str | int] = {}


Arg = int | str | Person | Noun


class Msg(Struct, frozen=True, gc=False):
    """A sentence: a key of the .ftl files and what goes into it."""

    key: str
    args: dict[str, Arg] = {}


# A Msg that is read again from JSON. msgspec cannot tell a schema of it, because its arguments have no tags.
Sentence = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Msg"})]


def msg(key: str, **args: Arg) -> Msg:
    return Msg(key, args)


def noun(key: str, **args: str | int) -> Noun:
    return Noun(key, args)


class MissingWords(LookupError):
    """A message without words, or words without an argument: a fault of ours, never shown as half a sentence."""


class Words:
    """One language. `say` turns a message into text for somebody (`me`) who knows people by `names`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = bundle(language)

    def say(self, what: Msg, names: Sequence[str] = (), me: int | None = None) -> str:
        key = self.voiced(what, me)
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if message is None or message.value is None:
            raise MissingWords(f"{self.language}: no words for {key}")
        return self.fill(key, message.value, self.spelled(what.args, names))

    def aloud(self, what: Msg, names: Sequence[str] = (), me: int | None = None) -> str:
        """The same as it is said aloud: its `voice`, which is shorter and may be nothing, or the sentence itself."""
        key = self.voiced(what, me)
        voice = self.bundle.get_message(key).attributes.get("voice") if self.bundle.has_message(key) else None
        return self.fill(key, voice, self.spelled(what.args, names)) if voice else self.say(what, names, me)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def voiced(self, what: Msg, me: int | None) -> str:
        """The same event reads differently to who did it, to whom it was done, and to the others."""
        if me is not None:
            if Person(me) in (what.args.get("by"), what.args.get("seat")) and self.has(f"{what.key}-you"):
                return f"{what.key}-you"
            if what.args.get("whom") == Person(me) and self.has(f"{what.key}-to-you"):
                return f"{what.key}-to-you"
        return what.key

    def spelled(self, args: Mapping[str, Arg], names: Sequence[str]) -> dict[str, str | int]:
        spelled: dict[str, str | int] = {}
        for name, arg in args.items():
            if isinstance(arg, Person):
                spelled[name] = self.name(arg.seat, names)
            elif isinstance(arg, Noun):
                for form, text in self.forms(arg).items():
                    spelled[name + form] = text
            else:
                spelled[name] = arg
        return spelled

    def name(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.say(msg("seat-number", number=seat + 1))

    def forms(self, thing: Noun) -> dict[str, str]:
        """A noun's name under its argument's name, and its articles under `_def` and `_indef`."""
        message = self.bundle.get_message(thing.key) if self.bundle.has_message(thing.key) else None
        if message is None or message.value is None:
            raise MissingWords(f"{self.language}: no words for {thing.key}")
        forms = {"": self.fill(thing.key, message.value, thing.args)}
        for form, pattern in message.attributes.items():
            forms[f"_{form}"] = self.fill(thing.key, pattern, thing.args)
        return forms

    def fill(self, key: str, pattern: Any, args: Mapping[str, str | int]) -> str:
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)


def bundle(language: str) -> Bundle:
    if language not in BUNDLES:
        BUNDLES[language] = read(language)
    found: Bundle = BUNDLES[language]
    return found


def read(language: str) -> Bundle:
    return Bundle(language, [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders()])


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=.*\n(?:(?:[ \t}].*)?\n)*", re.M)  # a message or term, all its lines
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Bundle:
    """All words of a language, as a FluentBundle has them. Fluent takes a third of a second to read them all, and who
    starts a server reads four sentences: each is read when it is first asked for, with those it refers to."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle

        self.fluent = FluentBundle([language], use_isolating=False)
        self.written: dict[str, str] = {}  # by message and -term
        self.known: set[str] = set()  # those that Fluent has read
        for text in texts:
            for entry in ENTRY.finditer(text + "\n"):
                self.written.setdefault(entry[1], entry[0])

    def has_message(self, key: str) -> bool:
        return key in self.written

    def get_message(self, key: str) -> Any:
        self.learn(key)
        return self.fluent.get_message(key)

    def format_pattern(self, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self.fluent.format_pattern(pattern, args)

    def learn(self, key: str) -> None:
        """Known is what Fluent has read: who asks from another thread at the same time may read it once more."""
        wanted, found = [key], []
        while wanted:
            each = wanted.pop()
            if each in self.written and each not in self.known and each not in found:
                found.append(each)
                wanted += REFERENCE.findall(self.written[each])
        if found:
            from fluent.runtime import FluentResource

            self.fluent.add_resource(FluentResource("\n".join(self.written[each] for each in found)))
            self.known.update(found)


def folders() -> list[Path]:
    """Every folder of words: each game's own, and those that several share (entry points `tablee.words`)."""
    found: list[Path] = []
    for point in (*entry_points("tablee.words"), *entry_points("tablee.games")):
        spec = find_spec(point.module)
        if spec is not None and spec.submodule_search_locations:  # games() tells of packages that are not there
            found.append(Path(spec.submodule_search_locations[0]) / "words")
    return [folder for folder in found if all((folder / f"{language}.ftl").is_file() for language in LANGUAGES)]
