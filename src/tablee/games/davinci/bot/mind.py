"""The mind of the others: what somebody names, and when they stop, tells what they hold.

Nobody names a piece that stands in their own code, most name what looks likeliest from where they sit, and stop when
nothing looks likely enough. So each world is as likely as it makes what was done. How somebody thinks is not known
beforehand: it shows in the course of a match, and every kind of people counts as much as it explains.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from tablee.games.davinci.bot import glance
from tablee.games.davinci.bot.beliefs import World
from tablee.games.davinci.bot.memory import Act, Look, Memory, Tile
from tablee.games.davinci.state import BACK, JOKER, NONE, NUMBERS, colour_of, gaps, value_of

NO_JOKERS: Final = 3 << NUMBERS  # bits of both


class Kind(NamedTuple):
    """A kind of people, by how they choose what to ask and when to stop."""

    share: float  # how many are of this kind, before anything is known of somebody
    keenness: float  # the likelier a guess looks to them, to this power, the rather they make it; 0: see LISTS
    among: float  # the same against several, where what looks likely to them is known less exactly
    focus: float  # how often they do so; otherwise they point at any piece
    dares: float  # they go on after a right guess if the next looks at least so likely
    whim: float  # how often they stop or go on against that


LISTS: Final = 0.0  # the keenness of those who list what each piece can be, and name anything on the shortest list
KINDS: Final = (
    Kind(0.2, LISTS, LISTS, 0.05, 0.5, 0.4),
    Kind(0.2, LISTS, LISTS, 0.85, 0.45, 0.07),
    Kind(0.2, LISTS, LISTS, 0.99, 0.5, 0.02),
    Kind(0.2, 80.0, 12.0, 0.99, 0.3, 0.02),
    Kind(0.2, 8.0, 5.0, 0.95, 0.5, 0.3),
)
HARDLY: Final = 1e-8  # worlds so much less likely than others are given up
BLUFF: Final = 0.0005  # how often anybody names a piece that they know to stand elsewhere, in their own code perhaps


class Scene(NamedTuple):
    """What lay there when somebody did something."""

    act: Act
    looks: list[Look]  # of the codes they could attack
    lists: list[list[int]]  # by code and place, bits of the pieces that its neighbours leave room for
    matters: int  # bits of the pieces on any of these lists: only they change what the asker thinks
    opened: int  # bits of the pieces that anybody knows to stand elsewhere
    held: list[int]  # which of the asker's pieces, as `World.pieces` counts them, the asker had by then


class Mind:
    """Reads what somebody did."""

    def __init__(self, memory: Memory, kinds: Sequence[Kind] = KINDS) -> None:
        self.memory = memory
        self.kinds = kinds
        self.kept: dict[tuple[int, int], list[float]] = {}  # by moment and what was known then, for every kind

    def weigh(
        self, worlds: list[World], codes: list[list[int]], hidden: list[tuple[int, int]], expert: bool
    ) -> list[World]:
        """Worlds, each as likely as it makes what everybody did whose pieces are hidden."""
        if not self.memory.rows:
            return worlds
        for by in sorted({seat for seat, _ in hidden}):
            if expert:
                worlds = self.weigh_jokers(
                    worlds, codes[by], by, [i for i, (seat, _) in enumerate(hidden) if seat == by]
                )
            scenes = self.scenes(codes, hidden, by, expert)
            weights = [world.weight * share for world, share in zip(worlds, self.shares(worlds, scenes), strict=True)]
            most = max(weights)  # or they would vanish in the end
            worlds = [World(world.pieces, weight / most) for world, weight in zip(worlds, weights, strict=True)]
        return worlds

    def weigh_jokers(self, worlds: list[World], code: list[int], by: int, which: list[int]) -> list[World]:
        """A joker could have stood elsewhere: each place is as much less likely as there were places."""
        tiles = self.memory.rows[by]
        found: list[World] = []
        for world in worlds:
            filling = iter([world.pieces[i] for i in which])
            whole = [next(filling) if each >= BACK else each for each in code]
            found.append(World(world.pieces, world.weight * standing(whole, tiles)))
        return found if any(world.weight for world in found) else worlds

    def shares(self, worlds: list[World], scenes: list[Scene]) -> list[float]:
        """By world, how likely one player does all that; worlds in which it is hardly possible are given up early."""
        weights = [[kind.share for kind in self.kinds] if world.weight else [] for world in worlds]
        for scene in scenes:
            for i, world in enumerate(worlds):
                if weights[i]:
                    knows = scene.opened
                    for which in scene.held:
                        knows |= 1 << world.pieces[which]
                    weights[i] = list(map(mul, weights[i], self.doing(scene, knows)))
            most = max([max(kinds) for kinds in weights if kinds])  # or they would vanish in the end
            weights = [
                [weight / most for weight in kinds] if kinds and max(kinds) > HARDLY * most else [] for kinds in weights
            ]
        return [sum(kinds) for kinds in weights]

    def scenes(self, codes: list[list[int]], hidden: list[tuple[int, int]], by: int, expert: bool) -> list[Scene]:
        """All that one player did, as it was then."""
        tiles = self.memory.rows[by]
        found: list[Scene] = []
        for act in self.memory.acts:
            if act.by != by:
                continue
            looks = list(self.memory.looks(codes, act.when))
            opened = 0 if expert else NO_JOKERS
            for each in [each for look in looks for each in look.seen if each < BACK]:
                opened |= 1 << each
            for tile, each in zip(tiles, codes[by], strict=True):
                if each < BACK and tile.drawn < act.when:
                    opened |= 1 << each
            looks = [look for look in looks if look.seat != by and not look.is_open]
            lists = [spans(look, expert) for look in looks]
            matters = 0
            for bits in [bits for rows in lists for bits in rows]:
                matters |= bits
            held = [i for i, (seat, place) in enumerate(hidden) if seat == by and tiles[place].drawn < act.when]
            found.append(Scene(act, looks, lists, matters, opened, held))
        return found

    def doing(self, scene: Scene, knows: int) -> list[float]:
        named = 0 if scene.act.piece == NONE else 1 << scene.act.piece
        key = scene.act.when, knows & (scene.matters | named)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = doing(scene, knows, self.kinds)
        return found


def standing(code: list[int], tiles: list[Tile]) -> float:
    """How likely these pieces stand as they do, if each went into any gap that it might stand in (DVC-14 to DVC-17);
    nothing, if a joker stands where no rule can have brought it."""
    if max(code) < NUMBERS:
        return 1.0
    order = sorted(range(len(code)), key=lambda i: (tiles[i].put, code[i] >= NUMBERS, -code[i]))
    likely = 1.0
    placed: list[int] = []
    for i in order:
        before = [code[j] for j in placed]
        gap = bisect(placed, i)
        allowed = gaps(before, code[i])
        if gap not in allowed:
            return 0.0
        likely /= len(allowed)
        placed.insert(gap, i)
    return likely


def doing(scene: Scene, knows: int, kinds: Sequence[Kind]) -> list[float]:
    """How likely somebody of each kind who knows these pieces does this."""
    act = scene.act
    if act.piece != NONE and (knows >> act.piece) & 1:
        return [BLUFF] * len(kinds)
    rows = [glance.chances(look.seen, look.denied, knows) for look in scene.looks]
    every = [chance for table in rows for row in table for chance in row if chance > 0.0]
    lengths = [
        [(bits & ~knows).bit_count() if each >= BACK else 0 for bits, each in zip(lists, look.seen, strict=True)]
        for lists, look in zip(scene.lists, scene.looks, strict=True)
    ]
    listed = [length for line in lengths for length in line if length]
    if not every or not listed:
        return [1.0] * len(kinds)
    found: list[float] = []
    for kind in kinds:
        likely = 1.0
        if act.follows:
            best = goes_on(kind, max(every), listed)
            likely = 1 - best if act.piece == NONE else best
        if act.piece != NONE:
            likely *= asking(scene, kind, rows, every, lengths, listed)
        found.append(max(BLUFF, likely))
    return found


def goes_on(kind: Kind, best: float, listed: list[int]) -> float:
    """How likely somebody goes on after a right guess."""
    if kind.keenness == LISTS:
        shortest, any_piece = min(listed), sum(1 for length in listed if length * kind.dares <= 1) / len(listed)
        wants = kind.focus * (shortest * kind.dares <= 1) + (1 - kind.focus) * any_piece
    else:
        wants = float(best >= kind.dares)
    return kind.whim + (1 - 2 * kind.whim) * wants


def asking(
    scene: Scene,
    kind: Kind,
    rows: list[list[list[float]]],
    every: list[float],
    lengths: list[list[int]],
    listed: list[int],
) -> float:
    """How likely somebody asks this, if they ask."""
    act = scene.act
    which = [look.seat for look in scene.looks].index(act.whom)
    if kind.keenness == LISTS:
        length = lengths[which][act.place]
        if not length:
            return 0.0
        shortest = min(listed)
        aimed = kind.focus / listed.count(shortest) if length == shortest else 0.0
        return (aimed + (1 - kind.focus) / len(listed)) / length
    row = rows[which][act.place]
    asked = row[value_of(act.piece)] if row else 0.0
    if asked <= 0.0:
        return 0.0
    keenness = kind.keenness if len(scene.looks) == 1 else kind.among
    rather: float = sum([(chance / asked) ** keenness for chance in every])
    return kind.focus / rather + (1 - kind.focus) / len(every)


def spans(look: Look, expert: bool) -> list[int]:
    """By place, bits of the pieces that its neighbours leave room for."""
    step = 0 if expert else 1  # a back may be a joker, which takes no room
    lows = bounds(list(look.seen), step)
    highs = [NUMBERS - 1 - low for low in bounds([mirrored(each) for each in reversed(look.seen)], step)][::-1]
    found: list[int] = []
    for each, low, high, denied in zip(look.seen, lows, highs, look.denied, strict=True):
        room = (2 << max(high, low)) - (1 << low)
        joker = 0 if not expert or (denied >> JOKER) & 1 else 1 << NUMBERS + colour_of(each)
        found.append(room & glance.OF_COLOUR[colour_of(each)] & ~glance.spread(denied) | joker)
    return found


def mirrored(each: int) -> int:
    """A piece or back as it looks to somebody who counts from the other end."""
    return NUMBERS - 1 - each if each < NUMBERS else each ^ 1


def bounds(code: list[int], step: int) -> list[int]:
    """By place, the lowest number that can stand there."""
    low = 0
    found: list[int] = []
    for each in code:
        if each < NUMBERS:
            low = each
        elif each >= BACK and colour_of(low) != colour_of(each):
            low += step
        found.append(low)
        low += 1 if each < NUMBERS else step
    return found
