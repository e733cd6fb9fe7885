"""How human a bot is in games of eyes, hands and memory: one table, a row a level.

All five games ask the same few things of a persona, so this is the only place where a level says how quick, how careful
and how forgetful it is. `bench/people.py` prints what people win against the first two rows, which are fitted to that;
`bench/fit_levels.py` how the rows fare against each other.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from tablee.bots.distributions import lognormal
from tablee.core.draws import Draw

VARIETY = 0.35  # two thirds of those of a level are within a factor of e ** this of its times


class Persona(NamedTuple):
    """How quick, careful and forgetful somebody is."""

    hands: float  # how many times slower to slap or touch than the quickest
    recognise_ms: float  # to see whether a card fits what lies before one: the median
    scan_ms: float  # to look at one more card in a search
    compare_ms: float  # to compare a small board with what one remembers of it: the median
    spot_ms: float  # to spot a difference between two pictures: the median
    wanders: float  # how uneven looking is: the spread of its log-normal times
    overlooks: float  # share of things that are looked at and not seen
    slips: float  # share of presses that are wrong, at an ordinary pace
    eye: float  # two faces so far apart (see Diferencio's distances) pass for the same once in e times
    span: float  # share of what lies there that is taken in at a look
    decay: float  # the exponent of the power law by which things are forgotten
    muddle: float  # share of a memory that each later look-alike takes away, and of wrong things that come to mind
    dares: float  # how sure one has to be to speak up
    plans: float  # share of decisions that are thought about


# fmt: off
PERSONAS = {  #         hands recognise scan compare    spot wanders overlooks slips  eye  span decay muddle dares plans
    "beginner":  Persona(3.0,    1400,  168,  2_900, 32_500,  0.78,    0.12,  0.050, 5.0, 0.45, 0.86, 0.10, 0.80, 0.2),
    "family":    Persona(1.4,     560,   74,  1_300, 14_500,  0.74,    0.08,  0.040, 3.9, 0.58, 0.58, 0.07, 0.70, 0.5),
    "sharp":     Persona(1.2,     400,   58,    950,  9_500,  0.70,    0.05,  0.030, 3.0, 0.70, 0.44, 0.04, 0.55, 0.8),
    "merciless": Persona(1.0,     270,   44,    650,  4_500,  0.65,    0.02,  0.020, 1.2, 0.98, 0.05, 0.01, 0.45, 1.0),
}
# fmt: on


def draw_persona(level: str, draw: Draw) -> Persona:
    """Somebody of this level. Not all of them are equally quick, nor is anybody every day: the better one does not
    always win."""
    persona = PERSONAS[level]
    pace = lognormal(draw, 1.0, VARIETY)
    return persona._replace(
        hands=sqrt(pace) * persona.hands,  # hands differ less than eyes
        recognise_ms=pace * persona.recognise_ms,
        scan_ms=pace * persona.scan_ms,
        compare_ms=pace * persona.compare_ms,
        spot_ms=pace * persona.spot_ms,
    )
