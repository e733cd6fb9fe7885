"""Several matches with points: a pure fold over standings, so no game knows that it is part of one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tablee.core import options as option_reader
from tablee.core.draws import FastDraw
from tablee.core.match import Match
from tablee.core.moves import Seat
from tablee.core.options import BadOption, Options
from tablee.core.registry import evenings, game
from tablee.core.standing import Standing, ranked
from tablee.matches.replay import new


def keys_of(key: str) -> tuple[str, ...]:
    """What is played under this key: a game, or the games of an evening (SMI-5)."""
    return evenings()[key].games if key in evenings() else (game(key).key,)


class Length(Struct, frozen=True):
    """How long a series lasts: a number of matches, or until somebody has so many points."""

    matches: int = 0
    points: int = 0

    @classmethod
    def read(cls, text: str | int, seats: int) -> Length:
        """`3` or `hands:3`, `n_players` or `hands:n_players`, `one_hand`, `points:150`."""
        kind, _, number = str(text).rpartition(":")
        if kind in ("", "hands") and number in ("n_players", "one_hand"):
            return cls(matches=seats if number == "n_players" else 1)
        if kind in ("", "hands", "points") and number.isdecimal() and 1 <= int(number) <= 10_000:
            return cls(points=int(number)) if kind == "points" else cls(matches=int(number))
        raise BadOption(
            f"a series cannot last {text!r}; it lasts: a number of matches, n_players, one_hand, points:150"
        )


class Series:
    """Matches one after the other at the same seats: play `match()` to its end, `finish` it, until `over`."""

    def __init__(self, key: str, seats: int, seed: int = 0, length: str | int = "n_players", **options: Any) -> None:
        self.keys = keys_of(key)
        self.length = Length(matches=len(self.keys)) if key in evenings() else Length.read(length, seats)
        self.seats = seats
        self.seed = seed
        wished: dict[str, Any] = {name: options.pop(name) for name in ("first", "com_first") if name in options}
        self.first = option_reader.read(Options, "com", wished).first
        self.options = options
        self.opened: list[Seat] = []
        self.standings: list[Standing] = []
        for each in self.keys:  # a wrong option is refused now, not after the first match
            option_reader.read(game(each).options, game(each).prefix, options)
        self.match()

    def match(self) -> Match:
        """The match that is to be played now, dealt."""
        if self.over:
            raise BadOption("this series is over")
        number = len(self.standings)
        draw = FastDraw(self.seed)
        draw.at(number)
        key = self.keys[number % len(self.keys)]
        return new(key, self.seats, draw.below(1 << 30), first=self.opener(), **self.options)

    def opener(self) -> Seat:
        """Who begins the next match: drawn or the host at first, then the next seat to the left, unless the table lets
        the loser or the winner begin (COM-1, TDM-5, DVC-20)."""
        if not self.standings:
            return self.first if isinstance(self.first, int) else 0 if self.first == "host" else self.drawn()
        places = self.standings[-1].places
        if self.first == "loser":
            return places.index(max(places))
        if self.first == "winner":
            return places.index(1)
        return (self.opened[-1] + 1) % self.seats

    def drawn(self) -> Seat:
        return FastDraw(self.seed).below(self.seats)

    def finish(self, match: Match) -> None:
        """Count a match that is over."""
        standing = match.standing
        if not match.over or standing is None:
            raise BadOption("this match is not over yet")
        self.opened.append(match.first)
        self.standings.append(standing)

    @property
    def points(self) -> list[int]:
        """The running score. Games with points of their own give those; the others n, n - 1, ... 1 by place."""
        totals = [0] * self.seats
        own = game(self.keys[0]).scores  # the evening's games do not
        for standing in self.standings:
            for seat in range(self.seats):
                totals[seat] += standing.points[seat] if own else self.seats + 1 - standing.places[seat]
        return totals

    @property
    def over(self) -> bool:
        if self.length.points:
            return max(self.points) >= self.length.points
        return len(self.standings) >= self.length.matches

    @property
    def standing(self) -> Standing | None:
        """Who is ahead: most points, then most matches won, then shared (TDM-26, DVC-20). None before the first."""
        if not self.standings:
            return None
        won = [sum(standing.places[seat] == 1 for standing in self.standings) for seat in range(self.seats)]
        points = self.points
        return Standing(ranked([[points[seat], won[seat]] for seat in range(self.seats)]), points)
