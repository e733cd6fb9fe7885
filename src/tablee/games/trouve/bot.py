"""Players of Trouve: they look for the card, remember for a while who won it, and guess or do not."""

from __future__ import annotations

from tablee.bots.distributions import chance, lognormal
from tablee.bots.memory import Memory
from tablee.bots.personas import Persona, draw_persona
from tablee.bots.reflexes import FIND, humanly, slips
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.smileys.pack import COLOURS, NONE, smiley_of
from tablee.games.trouve import events
from tablee.games.trouve import state as moves
from tablee.games.trouve.views import View

OWN = 0.5  # what one has won oneself is half as likely to be among the things one has forgotten


class Plain:
    """The sensible player that others are measured against; it never guesses."""

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.holder: dict[int, int] = {}  # by card: who it thinks has it

    def hear(self, event: Event) -> None:
        """It keeps in mind who wins what; every card won since makes it forget some of it."""
        match event:
            case events.Took(by=seat, card=card) | events.Stole(by=seat, card=card):
                self.fade()
                self.holder[card] = seat
            case events.Defended(by=seat, card=card):
                self.holder[card] = seat
            case events.Lost(card=card) | events.Paid(card=card):
                self.holder.pop(card, None)

    def fade(self) -> None:
        """One card in twelve slips its mind, its own half as often; one in a hundred it mixes up with the last one."""
        last = NONE
        for card, seat in list(self.holder.items()):
            chance = self.draw.below(100)
            if chance < (4 if seat == self.seat else 8):
                del self.holder[card]
            elif chance == 99 and last != NONE:
                self.holder[card] = last
            last = seat

    def choose(self, view: View, legal: list[int]) -> int:
        if moves.GO_ON in legal:
            return moves.GO_ON
        remembered = moves.name(self.holder.get(view.card, self.seat))
        if remembered in legal and view.counts[moves.named_seat(remembered)]:
            return remembered
        return max(legal, key=lambda move: view.counts[moves.named_seat(move)])

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """The fewer cards lie there, the sooner the named one is found; a memory takes about as long to come."""
        lying = len(legal) - 1
        if view.lies_at[view.card] != NONE:
            search = 700 + self.draw.below(600) + self.draw.below(10 + 34 * lying)
            return search, [moves.touch(self.found(view, legal))]
        if view.card in self.holder:
            return 900 + self.draw.below(1500), [moves.KNOW]
        return None

    def found(self, view: View, legal: list[int]) -> int:
        """The card itself; once in fifty, in a hurry, another one with the same smiley."""
        if self.draw.below(50):
            return view.card
        alike = [move for move in legal if move < moves.KNOW and smiley_of(move) == smiley_of(view.card)]
        return alike[self.draw.below(len(alike))]


def same_smiley(card: int, other: int) -> bool:
    """Cards that are mixed up, on the table and in memory."""
    return smiley_of(card) == smiley_of(other)


class Player:
    """A person of some level, who searches, remembers who has what, and dares to name somebody or not."""

    def __init__(self, seat: int, draw: Draw, persona: Persona) -> None:
        self.seat = seat
        self.draw = draw
        self.persona = persona
        self.holders = Memory(persona.decay, persona.muddle, same_smiley)  # by card: who has it
        self.thought = NONE  # who came to mind in this roll

    def hear(self, event: Event) -> None:
        match event:
            case events.Rolled():
                self.holders.advance()
                self.thought = NONE
            case (
                events.Took(by=seat, card=card) | events.Stole(by=seat, card=card) | events.Defended(by=seat, card=card)
            ):
                self.holders.see(card, seat, times=2 if seat == self.seat else 1)
            case events.Lost(card=card) | events.Paid(card=card):
                self.holders.drop(card)

    def choose(self, view: View, legal: list[int]) -> int:
        if moves.GO_ON in legal:
            return moves.GO_ON
        named = moves.name(self.thought)
        return named if named in legal else moves.name(self.likeliest(view)[0])

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if view.lies_at[view.card] != NONE:
            return self.touches(view, legal)
        remembered = self.holders.recall(view.card, self.draw)
        if remembered is not None and not view.places[remembered]:
            self.thought = remembered
            return humanly(self.search_ms(0)), [moves.KNOW]
        self.thought, likely = self.likeliest(view)
        if likely < self.persona.dares:
            return None
        return humanly(2 * self.search_ms(len(legal) - 1)), [moves.KNOW]  # first it must be sure that it lies nowhere

    def touches(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """The card itself, if it is seen at all; in a hurry another one with the same smiley."""
        if chance(self.draw, self.persona.overlooks):
            return None
        looked_at = self.draw.below(len(legal) - 1)  # it may be the first one or the last
        ms = self.search_ms(looked_at)
        alike = [move for move in legal if move < moves.KNOW and move != view.card and same_smiley(move, view.card)]
        pace = self.usual_ms(looked_at) / ms
        if alike and slips(self.draw, self.persona.slips, pace, len(alike) / (COLOURS - 1)):
            return humanly(ms), [moves.touch(alike[self.draw.below(len(alike))])]
        return humanly(ms), [moves.touch(view.card)]

    def search_ms(self, looked_at: int) -> float:
        """To find the card after so many others, or to remember where it went."""
        scanned = lognormal(self.draw, self.persona.scan_ms * (1 + looked_at), self.persona.wanders)
        return scanned + FIND.ms(self.draw, self.persona.hands)

    def usual_ms(self, looked_at: int) -> float:
        return self.persona.scan_ms * (1 + looked_at) + FIND.mean * self.persona.hands

    def likeliest(self, view: View) -> tuple[int, float]:
        """Who might have a card that one has lost sight of, and how likely it is: whoever has many."""
        weights = [0.0 if place else float(count) for place, count in zip(view.places, view.counts, strict=True)]
        weights[self.seat] *= OWN
        best = max(range(len(weights)), key=lambda seat: weights[seat])
        return best, weights[best] / max(1.0, sum(weights))


def at_level(level: str, seat: int, draw: Draw) -> Player:
    return Player(seat, draw, draw_persona(level, draw))
