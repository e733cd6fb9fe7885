"""The Smiley pack in words. Colours also have a mark and a letter, so that no colour is told by its hue alone."""

from tablee.core.words import Noun, noun
from tablee.games.smileys.pack import BASE_CARDS, NONE, SMILEY_SPECIAL, colour_of, smiley_of

SMILEY_NAMES = ("smile", "angry", "wink", "sad", "surprised", "love")
COLOUR_NAMES = ("orange", "blue", "yellow", "green", "violet", "red")


def card(number: int) -> Noun:
    if number == NONE:
        return noun("smileys-hidden-card")
    if number < BASE_CARDS:
        return noun("smileys-base-card", smiley=SMILEY_NAMES[smiley_of(number)], colour=COLOUR_NAMES[colour_of(number)])
    if number < SMILEY_SPECIAL:
        return noun("smileys-colour-special", colour=COLOUR_NAMES[colour_of(number)])
    return noun("smileys-smiley-special", smiley=SMILEY_NAMES[smiley_of(number)])


def colour(number: int) -> Noun:
    return noun("smileys-colour", colour=COLOUR_NAMES[number])


def smiley(number: int) -> Noun:
    return noun("smileys-smiley", smiley=SMILEY_NAMES[number])
