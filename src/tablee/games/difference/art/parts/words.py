"""Words for features: nouns with their articles, colours, and statements in which one word changes."""

from __future__ import annotations

from tablee.drawing.palette import BLUE, GREEN, NAVY, PINK, RED, SUN, TEAL, VIOLET, WHITE
from tablee.games.difference.art.parts.prop import Chance, Feature, Said

COLOURS: dict[str, tuple[str, Said]] = {
    "red": (RED, ("rouge", "red")), "blue": (BLUE, ("bleu", "blue")), "sun": (SUN, ("jaune", "yellow")),
    "green": (GREEN, ("vert", "green")), "white": (WHITE, ("blanc", "white")),
    "violet": (VIOLET, ("violet", "purple")), "pink": (PINK, ("rose", "pink")),
    "navy": (NAVY, ("bleu nuit", "dark blue")), "teal": (TEAL, ("turquoise", "teal")),
}  # fmt: skip
LIGHT, DEEP = ("sun", "white", "pink"), ("red", "blue", "green", "violet", "navy", "teal")
VOWELS = "aeiouéèh"
NUMBERS: dict[int, Said] = {
    1: ("une", "one"), 2: ("deux", "two"), 3: ("trois", "three"), 4: ("quatre", "four"), 5: ("cinq", "five"),
    6: ("six", "six"),
}  # fmt: skip


class Who:
    """Somebody: `Who("boulanger", "m", "baker")`."""

    def __init__(self, french: str, gender: str, english: str) -> None:
        self.word, self.en, self.is_male = french, english, gender == "m"
        elided = french[0] in VOWELS
        self.le = f"l’{french}" if elided else f"{'le' if self.is_male else 'la'} {french}"
        self.du = f"de l’{french}" if elided else f"{'du' if self.is_male else 'de la'} {french}"
        self.Le = self.le[0].upper() + self.le[1:]


def tones(chance: Chance) -> tuple[str, str]:
    """Two colours that differ in lightness too: a change of hue alone is lost on some eyes."""
    light, deep = chance.next("light", LIGHT), chance.next("deep", DEEP)
    return (light, deep) if chance.percent(50) else (deep, light)


def colour(name: str) -> str:
    return COLOURS[name][0]


def swap(key: str, name: Said, told: Said, one: Said, other: Said) -> Feature:
    """A feature whose statement has one word that changes, at the `{}`."""
    base, altered = ((told[0].format(word[0]), told[1].format(word[1])) for word in (one, other))
    return Feature(key, name, base, altered)


def recolour(key: str, name: Said, told: Said, pair: tuple[str, str]) -> Feature:
    return swap(key, name, told, COLOURS[pair[0]][1], COLOURS[pair[1]][1])


def either(key: str, name: Said, kinds: list[str], told: dict[str, Said], sentence: Said) -> Feature:
    """A feature that is one of two kinds, each with words of its own."""
    return swap(key, name, sentence, told[kinds[0]], told[kinds[1]])


def there(key: str, name: Said, at_first: bool, yes: Said, no: Said) -> Feature:
    """A feature that something is there, or is not."""
    return Feature(key, name, *((yes, no) if at_first else (no, yes)))
