"""What stands on the podium when a match is over: with what, or when, everybody ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tablee.core.match import Match
from tablee.core.scenes import Piece
from tablee.core.standing import Standing
from tablee.core.words import Msg, msg

NOT_COUNTED: tuple[int, ...] = ()


def captions(match: Match, turns: Sequence[int] = NOT_COUNTED) -> list[Msg]:
    """What everybody ended with: points where there are any, else the cards that are counted at their seats; and who
    came to as much as the winner: later, where the match went on without them (by seat, so many turns), else in a tie
    that was broken. Points that do not tell why somebody stands higher (those of Da Vinci Code are for the series) stay
    away: there it counts how long one stayed in."""
    standing = match.standing
    if not match.over or standing is None:
        return []
    places = standing.places
    if any(standing.points):
        if not is_in_order(standing, ties=bool(turns)):
            return [stayed_in(place, places) for place in places]
        scores = match.game.scores
        won = [msg("caption-series-points" if scores else "caption-points", count=count) for count in standing.points]
        return say_later(won, places, turns)
    seats = seat_pieces(match)
    if all(piece.count is None for piece in seats):
        return []  # nothing is counted in this game, or it is read aloud: the places say it all
    counts = [piece.count or 0 for piece in seats]
    cards = [msg("caption-cards", count=count) for count in counts]
    counted = say_later(cards, places, turns) if turns else say_tied(counts, places)
    return [
        msg("caption-first") if place == 1 and not count and any(counts) else caption
        for place, count, caption in zip(places, counts, counted, strict=True)
    ]


def seat_pieces(match: Match) -> list[Piece]:
    """Everybody at the table, by seat; nobody, where a game has no scene or shows no seats."""
    table = match.game.table(match.view(None))
    return next((zone.pieces for zone in table if zone.kind == "seats"), [])


def say_later(captions: list[Msg], places: list[int], turns: Sequence[int] = NOT_COUNTED) -> list[Msg]:
    """Who ended with the same as the winner, and stands lower, was there later."""
    won = captions[places.index(1)]
    second = min((place for place in places if place > 1), default=0)
    return [
        how_late(place == second, turns[seat] if turns else 0) if caption == won and place > 1 else caption
        for seat, (place, caption) in enumerate(zip(places, captions, strict=True))
    ]


def say_tied(counts: Sequence[int], places: list[int]) -> list[Msg]:
    """Who has as many as the winner, and stands lower, lost what broke the tie."""
    won = counts[places.index(1)]
    return [
        msg("caption-tied" if count == won and place > 1 else "caption-cards", count=count)
        for place, count in zip(places, counts, strict=True)
    ]


def how_late(is_second: bool, turns: int) -> Msg:
    if is_second and turns <= 1:
        return msg("caption-behind")
    return msg("caption-turns", count=turns) if turns else msg("caption-later")


def stayed_in(place: int, places: list[int]) -> Msg:
    if place == 1:
        return msg("caption-stayed")
    return msg("caption-out-first") if place == max(places) else msg("caption-out")


def is_in_order(standing: Standing, ties: bool = True) -> bool:
    """Has nobody more points than somebody who stands higher; and, without ties, nobody as many as the winner?"""
    if not ties and any(
        place > 1 and points == max(standing.points)
        for place, points in zip(standing.places, standing.points, strict=True)
    ):
        return False
    best_first = sorted(zip(standing.places, standing.points, strict=True), key=lambda each: (each[0], -each[1]))
    return all(above >= below for (_, above), (_, below) in pairwise(best_first))


class TurnsAfter:
    """Looks at a match after every step, and counts by seat the turns that begin once somebody has won. Nothing is
    counted where nobody has before the end."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turns: list[int] = []
        self.had: set[int] = set()  # whose turn it was at the step before

    def look(self, match: Match) -> None:
        if match.over or match.standing is None or 1 not in match.standing.places:
            return
        self.turns = self.turns or [0] * self.seats
        having = {seat for seat, piece in enumerate(seat_pieces(match)) if "turn" in piece.state}
        for seat in having - self.had:
            self.turns[seat] += 1
        self.had = having
