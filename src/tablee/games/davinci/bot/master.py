"""Da Vinci Code as well as it can be played: exact beliefs, the others' minds, decisions by the chance to win.

Worlds are gone through one by one, or drawn where they are many: how likely is each, given what the others did? A turn
is then searched as a tree of guesses, right or wrong, whose leaves are judged by how much doubt there is about each
code (turn.py), or by a net where there is one (guided_turn.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from tablee.bots.learned.net_file import NetFile
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.core.game import Part
from tablee.games.davinci import state as moves
from tablee.games.davinci.bot import glance
from tablee.games.davinci.bot.beliefs import CERTAIN, Beliefs, Guess, World
from tablee.games.davinci.bot.memory import Memory
from tablee.games.davinci.bot.mind import NO_JOKERS, Mind
from tablee.games.davinci.bot.turn import Stand, Turn, attacking, guesses, stands, stopping, value_of_guess, winning
from tablee.games.davinci.state import BACK, BLACK, NONE, NUMBERS, WHITE, box, colour_of, gap_place, gaps, guess
from tablee.games.davinci.views import View

if TYPE_CHECKING:
    from tablee.bots.learned.net import Net
    from tablee.games.davinci.bot.guided_turn import GuidedTurn

GUIDED_TURN: Part[Any] = Part("tablee.games.davinci.bot.guided_turn:GuidedTurn")  # which needs numpy

MOST_WORLDS: Final = 3000  # gone through one by one; where there are more, so many are drawn:
SOME_WORLDS: Final = 600
WORK: Final = 24_000  # worlds times what was done, at most
FEW_WORLDS: Final = 40  # are searched to the end of the turn
EYES: Final = 8  # worlds in which one's own code is looked at through the others' eyes
HARDLY: Final = 1e-7  # worlds less likely than this are forgotten
DEPTH: Final = 3  # right guesses in a row that are thought through
WIDTH: Final = 4  # guesses thought about each time
DEPTH_AMONG: Final = 2  # the same against several
WIDTH_AMONG: Final = 3
TRIED: Final = 4  # pieces of a colour that are thought of before it is drawn
NAMED: Final = 0.02  # how likely a piece is drawn where its owner named it, beside others; weighed out again
DUEL: Final = 2  # players
VALUED: Final = 6  # guesses whose worth is told
GAP_MS: Final = 300  # to say where a piece shall stand


class Weighed(NamedTuple):
    """What the player thinks about the rest of its turn."""

    best: Guess
    guesses: list[Guess]  # all of them, the likeliest first
    stops: bool  # to stop is as good as the best guess


def reach(view: View, rivals: int, worlds: list[World]) -> tuple[int, int]:
    """How many right guesses in a row are thought through, and how many guesses each time."""
    is_end, is_duel = len(worlds) <= FEW_WORLDS, rivals == 1
    depth = len(hidden_pieces(view)) if is_end else DEPTH if is_duel else DEPTH_AMONG
    return depth, WIDTH_AMONG if not is_duel else 2 * WIDTH if is_end else WIDTH


def chance_of(each: Guess | None) -> float:
    return 0.0 if each is None else each.chance


# ---- the player


class Master:
    ponders = True
    net_file: ClassVar[NetFile | None] = NetFile(
        Path(__file__).parent / "weights.npz", Part("tablee.games.davinci.bot.features:FEATURES")
    )

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.memory = Memory(seat)
        self.mind = Mind(self.memory)

    def hear(self, event: Event) -> None:
        self.memory.hear(event)

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if legal[0] < moves.GUESS:
            return self.first_colours(view, legal) if view.setting_up else self.pick_colour(view, legal)
        if legal[-1] == moves.READY:
            return moves.READY
        if legal[0] >= moves.SHOW:
            return self.give_up(view, legal)
        return self.attack(view, legal)

    # ---- attacks

    def attack(self, view: View, legal: list[int]) -> int:
        thought = self.weigh(view)
        if moves.STOP in legal and thought.stops:
            return moves.STOP
        seat, place = hidden_pieces(view)[thought.best.which]
        return guess(seat, place, thought.best.piece >> 1)

    def weigh(self, view: View) -> Weighed:
        """The best guess, all others, and whether a stop would be as good."""
        worlds = self.worlds(view)
        turn = self.prospects(view, worlds)
        depth, width = reach(view, len(turn.rivals), worlds)
        net = self.net(view)
        if net is not None:
            stop, _, attacks = self.guided(net, view, worlds, turn).best(depth, width)
            value, best = attacks[0]
            return Weighed(best, guesses(worlds), stop >= value and best.chance < CERTAIN)  # that costs nothing
        value, best = attacking(turn, worlds, depth, width)
        return Weighed(best, guesses(worlds), stopping(turn, worlds) >= value)

    def valued(self, view: View, legal: list[int]) -> list[tuple[int, float]]:
        """The likeliest of these moves with the chance to win that each leaves, best first; what cannot be right is
        worth what a wrong guess is."""
        worlds = self.worlds(view)
        hidden = hidden_pieces(view)
        known = {guess(*hidden[each.which], each.piece >> 1): each for each in reversed(guesses(worlds))}
        likely = sorted((move for move in legal if move != moves.STOP), key=lambda move: -chance_of(known.get(move)))
        likely = likely[:VALUED]
        stop, wrong, attacks = self.judged(view, worlds, [known[move] for move in likely if move in known])
        worth = {each: value for value, each in attacks}
        values = {move: worth[known[move]] if move in known else wrong for move in likely}
        if moves.STOP in legal:
            values[moves.STOP] = stop
        return sorted(values.items(), key=lambda each: -each[1])

    def judged(
        self, view: View, worlds: list[World], some: list[Guess]
    ) -> tuple[float, float, list[tuple[float, Guess]]]:
        """The chance to win by a stop, with a guess that cannot be right, and with each of these."""
        turn = self.prospects(view, worlds)
        depth, width = reach(view, len(turn.rivals), worlds)
        net = self.net(view)
        if net is not None:
            return self.guided(net, view, worlds, turn).judged(some, depth, width)
        found = [(value_of_guess(turn, worlds, depth, width, each), each) for each in some]
        return stopping(turn, worlds), winning(turn.failed, stands(turn, worlds)), found

    def net(self, view: View) -> Net | None:
        """It has learned from duels."""
        return self.net_file.net(DUEL) if self.net_file and len(view.codes) == DUEL else None

    def guided(self, net: Net, view: View, worlds: list[World], turn: Turn) -> GuidedTurn:
        made: GuidedTurn = GUIDED_TURN.load()(net, view, hidden_pieces(view), worlds, turn)
        return made

    def worlds(self, view: View) -> list[World]:
        """What the others can have, as likely as what they did makes it; the likeliest first."""
        most = min(MOST_WORLDS, WORK // max(1, len(self.memory.acts)))
        beliefs = Beliefs(view, roughly=True)  # the mind knows where jokers may stand
        every = beliefs.every(most)
        if every is None:
            drawn = Beliefs(view, self.memory.named() or None, NAMED, roughly=True)
            every = drawn.some(min(most, SOME_WORLDS), self.draw)
        weighed = self.mind.weigh(every, view.codes, beliefs.hidden, view.expert)
        weighed.sort(key=lambda world: -world.weight)
        total = sum([world.weight for world in weighed])
        return [World(world.pieces, world.weight / total) for world in weighed if world.weight > HARDLY * total]

    # ---- one's own code

    def prospects(self, view: View, worlds: list[World]) -> Turn:
        """How one's own code will stand for the others after this turn."""
        hidden = hidden_pieces(view)
        seats = sorted({seat for seat, _ in hidden})
        rivals = [[which for which, (seat, _) in enumerate(hidden) if seat == rival] for rival in seats]
        seen, denied = own_code(view), view.denied[self.seat]
        if view.drawn == NONE:
            doubt = self.exposure(view, rivals, worlds, seen, denied)
            own = len(hidden_places(seen))
            paid = own if view.no_penalty else own - 1
            return Turn(Stand(own, doubt), Stand(paid, doubt * paid / own), rivals)
        return Turn(
            self.stand_with(view, rivals, worlds, BACK + colour_of(view.drawn), view.gap),
            self.stand_with(view, rivals, worlds, view.drawn, view.gap),
            rivals,
        )

    def stand_with(self, view: View, rivals: list[list[int]], worlds: list[World], each: int, gap: int) -> Stand:
        """One's own code with one more piece or back."""
        seen, denied = own_code(view), view.denied[self.seat]
        seen = [*seen[:gap], each, *seen[gap:]]
        denied = [*denied[:gap], 0, *denied[gap:]]
        return Stand(len(hidden_places(seen)), self.exposure(view, rivals, worlds, seen, denied))

    def exposure(
        self, view: View, rivals: list[list[int]], worlds: list[World], seen: Sequence[int], denied: Sequence[int]
    ) -> float:
        """The doubt of the others about one's own code. They know theirs, so it is looked at from the likeliest."""
        fixed = known_bits([each for code in view.codes for each in code if each < BACK], view.expert)
        fixed &= ~known_bits(view.codes[self.seat], True)
        doubt, total = 0.0, 0.0
        for pieces, weight in worlds[:EYES]:
            for held in rivals:
                ways = glance.count(seen, denied, fixed | known_bits([pieces[which] for which in held], True))
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
        balance = view.pool[BLACK] - view.pool[WHITE]
        if len({seat for seat, _ in hidden_pieces(view)}) > 1:
            return moves.draw_piece(BLACK if balance > 0 or (balance == 0 and self.draw.below(2)) else WHITE)
        worlds = self.worlds(view)
        return max(legal, key=lambda move: self.drawing(view, worlds, move - moves.DRAW))

    def drawing(self, view: View, worlds: list[World], colour: int) -> float:
        """The chance to win after drawing this colour: the mean over some pieces that the pool may hold."""
        seen = {each for code in view.codes for each in code}
        unseen = [each for each in box(view.expert) if each not in seen and colour_of(each) == colour]
        value, total = 0.0, 0.0
        for piece in spread_out(unseen, TRIED):
            left = [world for world in worlds if piece not in world.pieces]
            if left:
                weight = sum([world.weight for world in left])
                drawn = replace(view, drawn=piece, gap=gaps(view.codes[self.seat], piece)[0])
                value += weight * self.first_attack(drawn, left)
                total += weight
        return value / total if total else 0.0

    def first_attack(self, view: View, worlds: list[World]) -> float:
        """The chance to win with the best guess."""
        net, turn = self.net(view), self.prospects(view, worlds)
        if net is not None:
            return self.guided(net, view, worlds, turn).best(1, WIDTH).attacks[0][0]
        return attacking(turn, worlds, 1, WIDTH)[0]

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


def hidden_pieces(view: View) -> list[tuple[int, int]]:
    """Seat and place of every piece whose back is seen, as beliefs count them."""
    return [(seat, place) for seat, code in enumerate(view.codes) for place in hidden_places(code)]


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
