"""Da Vinci Code as well as it can be played: exact beliefs, the others' minds, decisions by the chance to win.

Against one opponent every world is gone through one by one: how likely is it, given what they asked? A turn is then
searched as a tree of guesses, right or wrong, whose leaves are judged by how many pieces of each side are hidden and
how much doubt there is about them. Against several, the likeliest piece is attacked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log, sqrt
from typing import Final, NamedTuple

from tablee.core.draws import Draw
from tablee.core.told import Happening
from tablee.games.davinci import glance
from tablee.games.davinci import state as moves
from tablee.games.davinci.beliefs import Beliefs, World
from tablee.games.davinci.memory import Memory
from tablee.games.davinci.mind import NO_JOKERS, Mind
from tablee.games.davinci.state import BACK, BLACK, NONE, NUMBERS, WHITE, box, colour_of, gap_place, gaps, guess
from tablee.games.davinci.views import View

MOST_WORLDS: Final = 3000  # gone through one by one; where there are more, so many are drawn:
SOME_WORLDS: Final = 800
FEW_WORLDS: Final = 40  # are searched to the end of the turn
EYES: Final = 8  # worlds in which one's own code is looked at through the other's eyes
HARDLY: Final = 1e-7  # worlds less likely than this are forgotten
DEPTH: Final = 3  # right guesses in a row that are thought through
WIDTH: Final = 4  # guesses thought about each time
TRIED: Final = 4  # pieces of a colour that are thought of before it is drawn
DARES: Final = 0.25  # against several: goes on if a guess is at least so likely
NAMED: Final = 0.02  # how likely somebody holds what they named, beside what they did not
GAP_MS: Final = 300  # to say where a piece shall stand


class Stand(NamedTuple):
    """How a code stands: hidden pieces, and the doubt about them (the logarithm of how many codes it can be)."""

    hidden: int
    doubt: float


# A logistic fit over the turns of 390 matches of this player against rivals who attack the surest or the likeliest
# piece. Doubt counts by its root: the last of it takes as long to dispel as a lot of it at the start.


def winning(mine: Stand, theirs: Stand) -> float:
    """The chance to win when the other one is about to draw."""
    if not theirs.hidden or not mine.hidden:
        return 0.0 if theirs.hidden else 1.0
    return 1 / (1 + exp(1.355 - 2.011 * sqrt(mine.doubt) + 0.85 * sqrt(theirs.doubt)))


# ---- a turn against one opponent


class Guess(NamedTuple):
    chance: float
    which: int  # of the opponent's hidden pieces
    piece: int


class Turn(NamedTuple):
    """One's own code after this turn, if it ends with a stop or with a wrong guess."""

    stopped: Stand
    failed: Stand


FOUND: Final = -1  # instead of a piece that would lie open by now


def doubt_of(worlds: list[World]) -> float:
    """The entropy."""
    total = sum([world.weight for world in worlds])
    return max(0.0, log(total) - sum([world.weight * log(world.weight) for world in worlds]) / total)


def guesses(worlds: list[World]) -> list[Guess]:
    """The likeliest first."""
    weights: dict[tuple[int, int], float] = {}
    total = 0.0
    for pieces, weight in worlds:
        total += weight
        for named in enumerate(pieces):
            weights[named] = weights.get(named, 0.0) + weight
    found = [Guess(weight / total, which, piece) for (which, piece), weight in weights.items() if piece != FOUND]
    found.sort(reverse=True)
    return found


def stopping(turn: Turn, worlds: list[World], hidden: int) -> float:
    """The chance to win if the turn ends now by a stop."""
    return winning(turn.stopped, Stand(hidden, doubt_of(worlds)))


def attacking(turn: Turn, worlds: list[World], hidden: int, depth: int, width: int) -> tuple[float, Guess]:
    """The best guess, and the chance to win with it."""
    found = guesses(worlds)[:width]
    values = [value_of_guess(turn, worlds, hidden, depth, width, each) for each in found]
    best = max(values)
    return best, found[values.index(best)]


def value_of_guess(turn: Turn, worlds: list[World], hidden: int, depth: int, width: int, each: Guess) -> float:
    right: list[World] = []
    wrong: list[World] = []
    which = each.which
    for world in worlds:
        if world.pieces[which] == each.piece:
            right.append(World((*world.pieces[:which], FOUND, *world.pieces[which + 1 :]), world.weight))
        else:
            wrong.append(world)
    if hidden == 1:
        value = 1.0
    else:
        value = stopping(turn, right, hidden - 1)
        if depth > 1:
            value = max(value, attacking(turn, right, hidden - 1, depth - 1, width)[0])
    if not wrong:
        return value
    failed = winning(turn.failed, Stand(hidden, doubt_of(wrong)))
    return each.chance * value + (1 - each.chance) * failed


# ---- the player


class Master:
    ponders = True

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.memory = Memory(seat)
        self.mind = Mind(self.memory)

    def hear(self, happening: Happening) -> None:
        self.memory.hear(happening)

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if legal[0] < moves.GUESS:
            return self.first_colours(view, legal) if view.setting_up else self.pick_colour(view, legal)
        if legal[-1] == moves.READY:
            return moves.READY
        if legal[0] >= moves.SHOW:
            return self.give_up(view, legal)
        rivals = self.rivals(view)
        return self.duel(view, legal, rivals[0]) if len(rivals) == 1 else self.melee(view, legal)

    def rivals(self, view: View) -> list[int]:
        """Those who are still in."""
        return [seat for seat in range(len(view.codes)) if seat != self.seat and not view.places[seat]]

    # ---- attacks

    def duel(self, view: View, legal: list[int], rival: int) -> int:
        worlds = self.worlds(view, rival)
        places = hidden_places(view.codes[rival])
        turn = self.prospects(view, rival, worlds)
        is_end = len(worlds) <= FEW_WORLDS
        width = 2 * WIDTH if is_end else WIDTH
        value, best = attacking(turn, worlds, len(places), len(places) if is_end else DEPTH, width)
        if moves.STOP in legal and stopping(turn, worlds, len(places)) >= value:
            return moves.STOP
        return guess(rival, places[best.which], best.piece >> 1)

    def worlds(self, view: View, rival: int) -> list[World]:
        """What the only opponent left can have, as likely as what they asked makes it."""
        beliefs = Beliefs(view)
        every = beliefs.every(MOST_WORLDS) or beliefs.some(SOME_WORLDS, self.draw)
        weighed = self.mind.weigh(every, view.codes[rival], self.memory.ages[rival], rival, not view.expert)
        total = sum([world.weight for world in weighed])
        return [World(world.pieces, world.weight / total) for world in weighed if world.weight > HARDLY * total]

    def melee(self, view: View, legal: list[int]) -> int:
        """Against several: the likeliest guess, nobody holding what they named."""
        chances = Beliefs(view, self.memory.named(), NAMED, roughly=view.expert).chances()
        best, move = max(
            (chance, guess(seat, place, value))
            for seat in self.rivals(view)
            for place, row in enumerate(chances[seat])
            for value, chance in enumerate(row)
            if view.codes[seat][place] >= BACK
        )
        return moves.STOP if moves.STOP in legal and best < DARES else move

    # ---- one's own code

    def prospects(self, view: View, rival: int, worlds: list[World]) -> Turn:
        """How one's own code will stand for the rival after this turn."""
        seen, denied = own_code(view), view.denied[self.seat]
        if view.drawn == NONE:
            doubt = self.exposure(view, rival, worlds, seen, denied)
            hidden = len(hidden_places(seen))
            paid = hidden if view.no_penalty else hidden - 1
            return Turn(Stand(hidden, doubt), Stand(paid, doubt * paid / hidden))
        return Turn(
            self.stand_with(view, rival, worlds, BACK + colour_of(view.drawn), view.gap),
            self.stand_with(view, rival, worlds, view.drawn, view.gap),
        )

    def stand_with(self, view: View, rival: int, worlds: list[World], each: int, gap: int) -> Stand:
        """One's own code with one more piece or back."""
        seen, denied = own_code(view), view.denied[self.seat]
        seen = [*seen[:gap], each, *seen[gap:]]
        denied = [*denied[:gap], 0, *denied[gap:]]
        return Stand(len(hidden_places(seen)), self.exposure(view, rival, worlds, seen, denied))

    def exposure(
        self, view: View, rival: int, worlds: list[World], seen: Sequence[int], denied: Sequence[int]
    ) -> float:
        """The doubt of the rival about one's own code. They know theirs, so it is looked at from the likeliest."""
        fixed = known_bits([each for code in view.codes for each in code if each < BACK], view.expert)
        fixed &= ~known_bits(view.codes[self.seat], True)
        likely = sorted(worlds, key=lambda world: -world.weight)[:EYES]
        doubt, total = 0.0, 0.0
        for pieces, weight in likely:
            ways = glance.count(seen, denied, fixed | known_bits(pieces, True))
            doubt += weight * log(max(1, ways))
            total += weight
        return doubt / total

    # ---- the rest of a turn

    def first_colours(self, view: View, legal: list[int]) -> int:
        """Two of each: then the backs look like those of the most codes."""
        mine = [colour_of(each) for each in view.codes[self.seat]]
        balance = mine.count(WHITE) - mine.count(BLACK)
        if balance == 0:
            return legal[self.draw.below(2)]
        return moves.draw_piece(BLACK if balance > 0 else WHITE)

    def pick_colour(self, view: View, legal: list[int]) -> int:
        """Against one, the colour with the better chance to win; against several, the one most of which is unknown."""
        rivals = self.rivals(view)
        if len(rivals) == 1:
            worlds = self.worlds(view, rivals[0])
            return max(legal, key=lambda move: self.drawing(view, rivals[0], worlds, move - moves.DRAW))
        balance = view.pool[BLACK] - view.pool[WHITE]
        if balance == 0:
            return legal[self.draw.below(2)]
        return moves.draw_piece(BLACK if balance > 0 else WHITE)

    def drawing(self, view: View, rival: int, worlds: list[World], colour: int) -> float:
        """The chance to win after drawing this colour: the mean over some pieces that the pool may hold."""
        seen = {each for code in view.codes for each in code}
        unseen = [each for each in box(view.expert) if each not in seen and colour_of(each) == colour]
        value, total = 0.0, 0.0
        for piece in spread_out(unseen, TRIED):
            left = [world for world in worlds if piece not in world.pieces]
            if left:
                weight = sum([world.weight for world in left])
                drawn = replace(view, drawn=piece, gap=gaps(view.codes[self.seat], piece)[0])
                turn = self.prospects(drawn, rival, left)
                value += weight * attacking(turn, left, len(hidden_places(view.codes[rival])), 1, WIDTH)[0]
                total += weight
        return value / total if total else 0.0

    def give_up(self, view: View, legal: list[int]) -> int:
        """The piece that leaves the most doubt about the others when it lies open."""
        seen, denied = own_code(view), view.denied[self.seat]
        known = known_bits(
            [each for seat, code in enumerate(view.codes) if seat != self.seat for each in code], view.expert
        )

        def left(move: int) -> int:
            place = move - moves.SHOW
            return glance.count([*seen[:place], view.codes[self.seat][place], *seen[place + 1 :]], denied, known)

        return max(legal, key=left)

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """A joker, or a number beside one, goes where the backs leave the most doubt about the code."""
        if legal[0] < moves.GAP:
            return None
        own = view.codes[self.seat]
        which = moves.gap_which(legal[0])  # of two jokers, one after the other
        piece = view.drawn if which == moves.DRAWN else NUMBERS + which - 1
        rest = [each for each in own if each != piece]
        here = view.gap if which == moves.DRAWN else own.index(piece)
        moved = [move for move in legal if moves.gap_which(move) == which]
        best = max(moved, key=lambda move: self.ways_with(view, rest, piece, gap_place(move)))
        if self.ways_with(view, rest, piece, gap_place(best)) <= self.ways_with(view, rest, piece, here):
            return None
        return GAP_MS, [best]

    def ways_with(self, view: View, rest: list[int], piece: int, gap: int) -> int:
        """How many codes look like this one with the piece in this gap, face down."""
        code = [*rest[:gap], piece, *rest[gap:]]
        denied = dict(zip(view.codes[self.seat], view.denied[self.seat], strict=not view.setting_up))
        seen = [each if (view.shown >> each) & 1 else BACK + colour_of(each) for each in code]
        return glance.count(seen, [denied.get(each, 0) for each in code], 0)


def spread_out(pieces: list[int], count: int) -> list[int]:
    """So many of them, from the lowest to the highest."""
    if len(pieces) <= count:
        return pieces
    return [pieces[(2 * i + 1) * len(pieces) // (2 * count)] for i in range(count)]


def hidden_places(code: Sequence[int]) -> list[int]:
    return [place for place, each in enumerate(code) if each >= BACK]


def own_code(view: View) -> list[int]:
    """As the others see it."""
    assert view.seat is not None
    return [each if (view.shown >> each) & 1 else BACK + colour_of(each) for each in view.codes[view.seat]]


def known_bits(pieces: Sequence[int], expert: bool) -> int:
    """Bits of the pieces whose faces are seen; jokers that are not in play are nobody's."""
    known = 0 if expert else NO_JOKERS
    for each in pieces:
        if each < BACK:
            known |= 1 << each
    return known
