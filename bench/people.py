"""What people win against robots: an ordinary adult and a child of seven, simulated, at tables of two and of four.

A level is a promise about people: against family an ordinary adult, against beginner a child of seven wins 40 to 60 %
of the matches of two and 20 to 32 % of the matches of four. `make people` plays them and writes the table into
docs/bots-strength.md; `python -m bench.people difference trouve --games 400` only prints. The people are made of
published times and of assumptions, all named in that page, not of the robots' own table: they see the view of their
seat, answer as bots do (tablee/bots/runner.py), and races are decided by the clock.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from math import exp, log2
from typing import Any, NamedTuple

from rich.console import Console

from bench.strength import PAGE, sections, write_page
from tablee.bots.distributions import chance, exponential, lognormal
from tablee.bots.memory import Memory
from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.core.game import Bot
from tablee.core.match import Match
from tablee.core.registry import game, games
from tablee.core.words import Words
from tablee.games.a_moi.state import may_win
from tablee.games.bruit import state as bruit
from tablee.games.diferencio import events as nights
from tablee.games.diferencio import state as diferencio
from tablee.games.diferencio.distances import distance
from tablee.games.difference import events as claims
from tablee.games.difference import state as difference
from tablee.games.smileys.pack import NONE, smiley_of
from tablee.games.trouve import events as finds
from tablee.games.trouve import state as trouve
from tablee.lab.plans import Plan
from tablee.lab.report_tables import markdown, title
from tablee.lab.statistics import Rate, wilson

TITLE = "What people win"
TEXT = """A level is a promise about people: against `family` an ordinary adult wins 40 to 60 % of the matches of two
and 20 to 32 % of the matches of four, against `beginner` a child of seven does. Made by `make people`
(bench/people.py): simulated people at one seat, robots at the others, on every seat in turn; {games} matches a cell
with their 95 % interval (Wilson). Bold is outside the promise. The last two columns say that the levels above
are above: nothing else is promised of them. Who these people are: see *The people*.
"""
WORDS = Words("en")
SEED = 17
GAMES = 400
SEATS = (2, 4)
BANDS = {2: (0.40, 0.60), 4: (0.20, 0.32)}

# ---- what an ordinary adult needs, in milliseconds

KNOW_MS = 397  # to say whether a thing is one of those in mind, and press: the part that does not grow (Sternberg 1966)
COMPARE_MS = 38  # for each thing in mind (Sternberg 1966)
BIT_MS = 100  # to choose between names, a bit of choice: half of Hick (1952), the name stands beside the card
SCAN_MS = 29  # for each card on the table, to find one by colour and shape (Treisman and Gelade 1980)
ABSENT_MS = 67  # for each card on the table, to be sure that it is not there (the same)
FIXATION_MS = 330  # to look at one place of a scene (Rayner 1998)
TOUCH_MS = 450  # assumed: from seeing a thing on a screen to having touched it
SPOT_MS = 15_000  # assumed: to spot one new difference; published are 9 s for one between abstract pictures
SHOWN_MS = 2_000  # assumed: to look at what somebody showed, before one's own search goes on

# ---- assumed, and the same for everybody

SPREAD = 0.25  # of one person's times, log-normal; only a search for differences is exponential: it has no memory
EYE = 3.0  # two faces of a place so far apart (see Diferencio's distances) pass for the same once in e times
SURE = 0.6  # how likely somebody has to hold a card to be named without knowing it


class Person(NamedTuple):
    """Somebody, as others of that age are on average."""

    who: str
    level: str  # of the robots that are promised to be a match
    pace: float  # times as slow as an adult
    differs: float  # how much people of this kind differ in pace, as the spread of a log-normal
    misses: float  # of what is there and often is
    rare_misses: float  # of what is there and seldom is: the card of the dice
    false_alarms: float
    holds: float  # of nine places, those that are in mind after a look
    forgets: float  # the exponent of the power law
    lapses: float  # share of decisions at turn games that are not thought about


PEOPLE = (
    Person("an adult", "family", 1.0, 0.2, 0.07, 0.30, 0.03, 4.0, 0.5, 0.06),
    Person("a child of seven", "beginner", 2.2, 0.2, 0.14, 0.45, 0.08, 2.9, 0.7, 0.25),
)


class Someone:
    """A person at a seat: what all games ask of them."""

    def __init__(self, seat: int, draw: Draw, person: Person) -> None:
        self.seat = seat
        self.draw = draw
        self.person = person
        self.pace = lognormal(draw, person.pace, person.differs)

    def hear(self, event: Event) -> None:
        """Most games show all that is needed."""

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[0]

    def takes(self, ms: float) -> int:
        """What takes an adult so long, this time."""
        return round(self.pace * lognormal(self.draw, ms, SPREAD))

    def sees(self, often: bool = True) -> bool:
        return not chance(self.draw, self.person.misses if often else self.person.rare_misses)

    def errs(self) -> bool:
        return chance(self.draw, self.person.false_alarms)

    def one_of(self, things: list[int]) -> int:
        return things[self.draw.below(len(things))]


Answer = tuple[int, list[int]] | None


class AtAMoi(Someone):
    """Compares the card with the specials before them, after a look at those."""

    def answer(self, view: Any, legal: list[int]) -> Answer:
        if view.card == view.dice:
            slaps = self.sees(often=self.fits(view))
        else:
            slaps = self.sees() if self.fits(view) else self.errs()
        ms = FIXATION_MS + KNOW_MS + COMPARE_MS * view.owners.count(self.seat)
        return (self.takes(ms), legal[:1]) if slaps else None

    def fits(self, view: Any) -> bool:
        """By one of their own specials, not by the dice."""
        return may_win(view.card, NONE, view.owners, self.seat)


class AtBruit(Someone):
    """Compares the newest card with their own, or their own newest with all others, and chooses a name."""

    def answer(self, view: Any, legal: list[int]) -> Answer:
        if view.won:
            return None
        name = self.name(view)
        if name == NONE:
            return None
        seats = len(view.sizes)
        compared = seats - 1 if view.newest == self.seat else 1
        ms = FIXATION_MS + KNOW_MS + COMPARE_MS * 2 * compared + BIT_MS * log2(seats)
        return self.takes(ms), [bruit.call(name)]

    def name(self, view: Any) -> int:
        if view.dice_match and self.sees(often=False):
            return self.seat
        others = [seat for seat in range(len(view.sizes)) if seat != self.seat]
        newest = others if view.newest == self.seat else [view.newest]
        partners = [seat for seat in newest if self.matches(view, seat) and self.sees()]
        if partners:
            return self.one_of(partners)
        return self.one_of(newest) if not view.dice_match and self.errs() else NONE

    def matches(self, view: Any, seat: int) -> bool:
        mine, theirs = view.tops[self.seat], view.tops[seat]
        lately = (view.landed >> seat | view.landed >> self.seat) & 1
        return NONE not in (mine, theirs) and not lately and bruit.alike(mine, theirs)


class AtTrouve(Someone):
    """Looks at the dice, then through the cards; keeps in mind who won which."""

    def __init__(self, seat: int, draw: Draw, person: Person) -> None:
        super().__init__(seat, draw, person)
        self.holders = Memory(person.forgets, 0.0, lambda card, other: False)
        self.thought = NONE

    def hear(self, event: Event) -> None:
        match event:
            case finds.Rolled():
                self.holders.advance()
            case finds.Took(by=seat, card=card) | finds.Stole(by=seat, card=card) | finds.Defended(by=seat, card=card):
                self.holders.see(card, seat)
            case finds.Lost(card=card) | finds.Paid(card=card):
                self.holders.drop(card)

    def choose(self, view: Any, legal: list[int]) -> int:
        named = trouve.name(self.thought)
        return named if named in legal else legal[0]

    def answer(self, view: Any, legal: list[int]) -> Answer:
        lying = [move for move in legal if move < trouve.KNOW]
        if view.lies_at[view.card] != NONE:
            return self.touch(view.card, lying) if self.sees() else None
        remembered = self.holders.recall(view.card, self.draw)
        if remembered is not None:
            self.thought = remembered
            return self.takes(FIXATION_MS + KNOW_MS + BIT_MS * log2(len(view.counts)) + TOUCH_MS), [trouve.KNOW]
        counts = [0 if place else count for count, place in zip(view.counts, view.places, strict=True)]
        self.thought = max(range(len(counts)), key=lambda seat: counts[seat])
        if counts[self.thought] < SURE * sum(counts):
            return None
        return self.takes(FIXATION_MS + KNOW_MS + ABSENT_MS * len(lying) + TOUCH_MS), [trouve.KNOW]

    def touch(self, card: int, lying: list[int]) -> Answer:
        looked_at = 1 + self.draw.below(len(lying))  # the first one, or the last: the mean is half of them
        ms = self.takes(FIXATION_MS + KNOW_MS + 2 * SCAN_MS * looked_at + TOUCH_MS)
        alike = [other for other in lying if other != card and smiley_of(other) == smiley_of(card)]
        return ms, [trouve.touch(self.one_of(alike) if alike and self.errs() else card)]


class AtDiferencio(Someone):
    """Keeps some of the nine places in mind; looks from place to place for one that is not as it was."""

    def __init__(self, seat: int, draw: Draw, person: Person) -> None:
        super().__init__(seat, draw, person)
        self.board = Memory(person.forgets, 0.0, lambda space, other: False)
        self.recalled: list[int | None] = [None] * diferencio.SPACES
        self.attends = [True] * diferencio.SPACES  # by space, whether a small change is seen

    def hear(self, event: Event) -> None:
        match event:
            case nights.LastLook(cards=cards):
                for space, card in enumerate(cards):
                    if chance(self.draw, self.person.holds / diferencio.SPACES):
                        self.board.see(space, card % diferencio.CARDS)
            case nights.Woke():
                self.board.advance()
                self.recalled = [self.board.recall(space, self.draw) for space in range(diferencio.SPACES)]
                self.attends = [self.sees() for _ in range(diferencio.SPACES)]
            case nights.Found(new=card) | nights.Unnoticed(new=card):
                self.board.see(diferencio.space_of(card % diferencio.CARDS), card % diferencio.CARDS)

    def choose(self, view: Any, legal: list[int]) -> int:
        """As an architect anything, and as often one more as not."""
        if diferencio.DONE in legal and self.draw.below(2):
            return diferencio.DONE
        swaps = [move for move in legal if diferencio.SWAP <= move < diferencio.DONE]
        return self.one_of(swaps) if swaps else legal[0]

    def answer(self, view: Any, legal: list[int]) -> Answer:
        if legal == [diferencio.BACK_IN]:
            return None
        spaces = [move - diferencio.POINT for move in legal if move < diferencio.NO_MORE]
        spaces = [space for space in spaces if not diferencio.is_in(view.unchanged, space)]
        changed = [space for space in spaces if self.notices(view, space)]
        if not changed and self.errs():
            changed = spaces
        if changed:
            looked_at = 1 + self.draw.below(diferencio.SPACES)
            return self.takes(FIXATION_MS * looked_at + KNOW_MS + TOUCH_MS), [diferencio.point(self.one_of(changed))]
        ms = self.takes(FIXATION_MS * diferencio.SPACES + KNOW_MS + TOUCH_MS)
        forgotten = [space for space in spaces if self.recalled[space] is None]
        if forgotten and not (view.second and view.won[self.seat]):  # there is nothing to lose
            return 2 * ms, [diferencio.point(self.one_of(forgotten))]
        return ms, [diferencio.NO_MORE]

    def notices(self, view: Any, space: int) -> bool:
        was, now = self.recalled[space], view.board[space]
        if was is None or was == now or not self.attends[space]:
            return False
        faces = was % diferencio.FACES, now % diferencio.FACES
        return not chance(self.draw, exp(-distance(diferencio.SIDES[view.side], space, *faces) / EYE))


class AtDifference(Someone):
    """Searches for the new difference; the one that everybody was shown is mostly remembered."""

    def __init__(self, seat: int, draw: Draw, person: Person) -> None:
        super().__init__(seat, draw, person)
        self.shown: set[int] = set()

    def hear(self, event: Event) -> None:
        if isinstance(event, claims.Showed):
            self.shown |= {event.one % difference.SPOTS, event.other % difference.SPOTS}

    def answer(self, view: Any, legal: list[int]) -> Answer:
        if legal[0] >= difference.BURY:
            return None
        reference, own = view.laid[-1], view.card
        ms = exponential(self.draw, self.pace * SPOT_MS)
        if reference not in self.shown or not self.sees():
            ms += exponential(self.draw, self.pace * SPOT_MS / 2)  # the first of two is found in half the time
        if ms > difference.HINT_MS:
            ms -= (ms - difference.HINT_MS) / 2  # a part of the picture is shown: half is left to search
        if self.errs():
            own = (own + 1 + self.draw.below(difference.CARDS - 1)) % difference.CARDS
        marks = [difference.mark(reference), difference.mark(own)]
        return round(ms) + self.takes(SHOWN_MS + KNOW_MS + TOUCH_MS * len(marks)), marks


class AtTurns(Someone):
    """Plays as the game's plain player does, but for lapses: then anything, or nothing where others race."""

    def __init__(self, seat: int, draw: Draw, person: Person, plain: Bot) -> None:
        super().__init__(seat, draw, person)
        self.plain = plain
        self.hear = plain.hear  # type: ignore[method-assign]

    def choose(self, view: Any, legal: list[int]) -> int:
        return self.one_of(legal) if self.lapses() else self.plain.choose(view, legal)

    def answer(self, view: Any, legal: list[int]) -> Answer:
        answer = self.plain.answer(view, legal)
        if answer is None or self.lapses():
            return None
        return round(self.pace * answer[0]), answer[1]

    def lapses(self) -> bool:
        return chance(self.draw, self.person.lapses)


RACES: dict[str, Callable[[int, Draw, Person], Bot]] = {
    "difference": AtDifference,
    "diferencio": AtDiferencio,
    "trouve": AtTrouve,
    "a_moi": AtAMoi,
    "bruit": AtBruit,
}


def sits(key: str, seat: int, draw: Draw, person: Person) -> Bot:
    if key in RACES:
        return RACES[key](seat, draw, person)
    return AtTurns(seat, draw, person, game(key).bot(seat, draw))


# ---- matches


def wins(key: str, seats: int, level: str, person: Person, number: int, seed: int = SEED) -> float:
    """The part of a victory that the person has against robots of a level, in one match; they sit on every seat in
    turn."""
    plan = Plan(key, seats, seed)
    match = plan.match(number)
    *own, common = plan.draws(number)
    here = number % seats
    bots = {seat: player(level, match.game, seat, own[seat]) for seat in range(seats)}
    bots[here] = sits(key, here, own[here], person)
    runner = BotRunner(match, bots, common)
    while 1 not in places(match) and (due := runner.next_due()) is not None:
        runner.do(due)
    found = places(match)
    return 1 / found.count(1) if found and found[here] == 1 else 0.0


def places(match: Match) -> list[int]:
    """As far as they are known: others may go on for theirs when somebody has won."""
    return match.standing.places if match.standing else []


def rate(key: str, seats: int, level: str, person: Person, count: int) -> Rate:
    return wilson(sum(wins(key, seats, level, person, number) for number in range(count)), count)


# ---- the page


class Cell(NamedTuple):
    who: Person
    level: str
    seats: int

    @property
    def is_promised(self) -> bool:
        return self.level == self.who.level

    @property
    def heading(self) -> str:
        return f"{self.who.who}, {self.level}: of {WORDS_FOR[self.seats]}"


WORDS_FOR = {2: "two", 4: "four"}
ADULT, CHILD = PEOPLE
PROMISED = [Cell(person, person.level, seats) for person in PEOPLE for seats in SEATS]
ABOVE = [Cell(ADULT, level, 2) for level in ("sharp", "merciless")]


def is_kept(cell: Cell, found: Rate) -> bool:
    low, high = BANDS[cell.seats]
    return not cell.is_promised or low <= found.share <= high


def row(key: str, count: int) -> Iterable[tuple[Cell, Rate | None]]:
    """A game's cells, one after the other; what is above at turn games stands in the tables of the levels."""
    for cell in PROMISED + ABOVE:
        asked = cell.is_promised or key in RACES
        yield cell, rate(key, cell.seats, cell.level, cell.who, count) if asked else None


def shown(cell: Cell, found: Rate | None) -> str:
    if found is None:
        return "·"
    words = f"{100 * found.share:.0f} ({100 * found.low:.0f}–{100 * found.high:.0f})"
    return words if is_kept(cell, found) else f"**{words}**"


def section(rows: dict[str, list[str]], count: int) -> str:
    headings = [cell.heading for cell in PROMISED + ABOVE]
    table = markdown(["", *headings], [[title(WORDS, key), *cells] for key, cells in rows.items()])
    return f"## {TITLE}\n\n{TEXT.format(games=count)}\n{table}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="KEY", help="these games only; the page is left as it is")
    parser.add_argument("--games", type=int, default=GAMES, help="matches a cell")
    given = parser.parse_args()
    rows: dict[str, list[str]] = {}
    console = Console()
    for key in given.keys or [*RACES, *(key for key in games() if key not in RACES)]:
        rows[key] = []
        for cell, found in row(key, given.games):
            rows[key].append(shown(cell, found))
            console.print(f"{key}: {cell.heading}: {rows[key][-1]}")
    if not given.keys:
        write_page({**sections(PAGE), TITLE: section(rows, given.games)})


if __name__ == "__main__":
    main()
