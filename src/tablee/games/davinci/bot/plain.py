"""A plain sensible player of Da Vinci Code: lists what each hidden piece can still be and attacks the surest one."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.games.davinci import state as moves
from tablee.games.davinci.state import BACK, BLACK, JOKER, NUMBERS, WHITE, box, colour_of, guess, piece, value_of
from tablee.games.davinci.views import View

DARES = 2  # attacks again while a piece can be at most so many things


class Plain:
    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw

    def hear(self, event: Event) -> None:
        """All it uses lies on the table."""

    def choose(self, view: View, legal: list[int]) -> int:
        if legal[0] < moves.GUESS:
            return self.pick_colour(view, legal)
        if moves.READY in legal:
            return moves.READY
        if legal[0] >= moves.SHOW:
            return self.give_up(view, legal)
        attack, doubt = self.surest(view)
        return moves.STOP if moves.STOP in legal and doubt > DARES else attack

    def pick_colour(self, view: View, legal: list[int]) -> int:
        """Two of each to begin with; later the colour of which most are unknown, which tells the others least."""
        if len(legal) == 1:
            return legal[0]
        mine = [colour_of(each) for each in view.codes[self.seat]]
        balance = mine.count(WHITE) - mine.count(BLACK) if view.setting_up else view.pool[BLACK] - view.pool[WHITE]
        if balance == 0:
            return legal[self.draw.below(2)]
        return moves.draw_piece(BLACK if balance > 0 else WHITE)

    def give_up(self, view: View, legal: list[int]) -> int:
        """The piece about which the others have already learnt most."""
        denied = view.denied[self.seat]
        return max(legal, key=lambda move: denied[move - moves.SHOW].bit_count())

    def surest(self, view: View) -> tuple[int, int]:
        """The attack on the piece that can be the fewest things, and how many those are."""
        attacks: list[tuple[int, int]] = []
        for seat, code in enumerate(view.codes):
            if seat != self.seat:
                for place, values in enumerate(possible_values(view, seat)):
                    if code[place] >= BACK:
                        value = values[self.draw.below(len(values))]
                        attacks.append((guess(seat, place, value), len(values)))
        fewest = min(doubt for _, doubt in attacks)
        best = [attack for attack in attacks if attack[1] == fewest]
        return best[self.draw.below(len(best))]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        """Where its jokers stand is left to chance: nobody can read anything into it."""
        return None


def possible_values(view: View, seat: int) -> list[list[int]]:
    """By place, what a piece of this code can be: unseen, of its colour, never denied, between its neighbours."""
    code = view.codes[seat]
    seen = {each for other in view.codes for each in other} | {view.drawn}
    lows, highs = lowest(view, code), highest(view, code)
    values: list[list[int]] = []
    for place, back in enumerate(code):
        fitting = [
            value_of(each)
            for each in box(view.expert)
            if colour_of(each) == colour_of(back)
            and each not in seen
            and (lows[place] <= each <= highs[place] or each >= NUMBERS)
            and not (view.denied[seat][place] >> value_of(each)) & 1
        ]
        values.append(fitting)
    return values


def lowest(view: View, code: list[int]) -> list[int]:
    """By place, the lowest number that can stand there. In the expert game a back may be a joker and takes no room."""
    low = piece(0, BLACK)
    lows: list[int] = []
    for each in code:
        if each < NUMBERS:
            low = each
        elif colour_of(low) != colour_of(each) and not view.expert:
            low += 1
        lows.append(low)
        if each < NUMBERS or not view.expert:
            low += 1
    return lows


def highest(view: View, code: list[int]) -> list[int]:
    high = piece(JOKER, BLACK) - 1
    highs: list[int] = []
    for each in reversed(code):
        if each < NUMBERS:
            high = each
        elif colour_of(high) != colour_of(each) and not view.expert:
            high -= 1
        highs.append(high)
        if each < NUMBERS or not view.expert:
            high -= 1
    return highs[::-1]
