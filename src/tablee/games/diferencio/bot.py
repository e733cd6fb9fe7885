"""Players of Diferencio: they remember some places, and point where the memory differs from what they see."""

from __future__ import annotations

from math import exp

from tablee.bots.distributions import chance, lognormal, share
from tablee.bots.memory import Memory
from tablee.bots.personas import Persona, draw_persona
from tablee.bots.reflexes import FIND, humanly
from tablee.core.draws import Draw
from tablee.core.events import Event
from tablee.core.game import Made
from tablee.games.diferencio import state as moves
from tablee.games.diferencio.events import Found, LastLook, Unnoticed, Woke
from tablee.games.diferencio.state import CARDS, FACES, NONE, SPACES, WIN_AT, card_of, is_in, space_of
from tablee.games.diferencio.views import View
from tablee.games.diferencio.worlds import apart


class Plain:
    """The sensible player that others are measured against: it remembers seven places in ten, most of them rightly."""

    def __init__(self, seat: int, draw: Draw) -> None:
        self.seat = seat
        self.draw = draw
        self.nights = 0
        self.seen = [NONE] * SPACES  # the board before this night
        self.recalled = [NONE] * SPACES  # what comes back to mind of it
        self.changed = [0] * SPACES  # the night in which a space was last seen changed

    def hear(self, event: Event) -> None:
        """What it remembers is what lay there at the last look."""
        if isinstance(event, LastLook):
            self.nights += 1
            for space, picture in enumerate(event.cards):
                card = picture % CARDS
                if self.seen[space] not in (NONE, card):
                    self.changed[space] = self.nights
                self.seen[space] = card
                self.recalled[space] = self.recall(space, card)

    def recall(self, space: int, card: int) -> int:
        """Seven in ten come back to mind, and now and then the wrong one does."""
        chance = self.draw.below(100)
        if chance < 68:
            return card
        return card_of(space, self.draw.below(FACES)) if chance < 71 else NONE

    def choose(self, view: View, legal: list[int]) -> int:
        swaps = [move for move in legal if moves.SWAP <= move < moves.DONE]
        if swaps and not (moves.DONE in legal and self.has_swapped_enough(view)):
            return self.least_expected(swaps)
        return moves.DONE if moves.DONE in legal else legal[0]

    def has_swapped_enough(self, view: View) -> bool:
        """A leader is given as little as possible to find."""
        rivals = [seat for seat, place in enumerate(view.places) if not place and seat != self.seat]
        leads = max(len(view.won[seat]) for seat in rivals)
        return leads == WIN_AT - 1 or self.draw.below(2) == 0

    def least_expected(self, swaps: list[int]) -> int:
        """Where nothing has changed for longest."""
        last = min(self.changed[space_of(move - moves.SWAP)] for move in swaps)
        oldest = [move for move in swaps if self.changed[space_of(move - moves.SWAP)] == last]
        return oldest[self.draw.below(len(oldest))]

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if legal == [moves.BACK_IN]:
            return None
        spaces = [
            move - moves.POINT
            for move in legal
            if move < moves.NO_MORE and not is_in(view.unchanged, move - moves.POINT)
        ]
        noticed = [space for space in spaces if self.recalled[space] not in (NONE, view.board[space])]
        if noticed:
            return 2000 + self.draw.below(6000), [moves.point(noticed[self.draw.below(len(noticed))])]
        forgotten = [space for space in spaces if self.recalled[space] == NONE]
        nothing_to_lose = not view.second or not view.won[self.seat]
        if forgotten and nothing_to_lose:
            return 9000 + self.draw.below(12000), [moves.point(forgotten[self.draw.below(len(forgotten))])]
        return 4000 + self.draw.below(6000), [moves.NO_MORE]


class Player:
    """A person of some level: as a dreamer remembers the board, as an architect thinks of what others remember."""

    def __init__(self, seat: int, draw: Draw, persona: Persona) -> None:
        self.seat = seat
        self.draw = draw
        self.persona = persona
        self.board = Memory(persona.decay, persona.muddle, never)  # by space: the card that lies there
        self.recalled = [NONE] * SPACES  # what came back to mind on waking
        self.attention = [1.0] * SPACES  # how well each space is looked at then
        self.made: Made | None = None  # the town of this match, for who thinks where nobody else knows it

    def hear(self, event: Event) -> None:
        match event:
            case LastLook(cards=cards):
                self.look([card % CARDS for card in cards])
            case Woke():
                self.wake()
            case Found(new=card) | Unnoticed(new=card):
                self.board.see(space_of(card % CARDS), card % CARDS)

    def look(self, cards: list[int]) -> None:
        """Not everything is taken in at a look; what was the talk of the table a moment ago is known already."""
        for space, card in enumerate(cards):
            if chance(self.draw, self.persona.span):
                self.board.see(space, card)

    def wake(self) -> None:
        self.board.advance()
        for space in range(SPACES):
            self.recalled[space] = self.recall(space)
            self.attention[space] = share(self.draw)

    def recall(self, space: int) -> int:
        """What lay there, or NONE; a muddled memory may bring up another face of the place."""
        card = self.board.recall(space, self.draw)
        if card is not None:
            return card
        return card_of(space, self.draw.below(FACES)) if chance(self.draw, self.persona.muddle) else NONE

    # ---- the architect

    def choose(self, view: View, legal: list[int]) -> int:
        swaps = [move for move in legal if moves.SWAP <= move < moves.DONE]
        if not swaps:
            return legal[0]
        thinks = chance(self.draw, self.persona.plans)
        best = min(swaps, key=lambda move: self.found_chance(view, move - moves.SWAP))
        move = best if thinks else swaps[self.draw.below(len(swaps))]
        if moves.DONE not in legal:
            return move
        goes_on = self.is_worth_it(view, move - moves.SWAP) if thinks else bool(self.draw.below(2))
        return move if goes_on else moves.DONE

    def found_chance(self, view: View, card: int) -> float:
        """How likely somebody like oneself would see it: it is remembered, and the two faces are not taken for one."""
        space = space_of(card)
        return self.board.strength(space) * (1 - self.blur(view, view.board[space], card))

    def is_worth_it(self, view: View, card: int) -> bool:
        """One more swap: a point for whoever is right about it. A rival's last point is not given away; for one's own
        last point every chance counts."""
        rivals = [seat for seat, place in enumerate(view.places) if not place and seat != self.seat]
        if max(len(view.won[seat]) for seat in rivals) == WIN_AT - 1:
            return False
        return len(view.won[self.seat]) == WIN_AT - 1 or self.found_chance(view, card) < 0.5

    # ---- the dreamer

    def answer(self, view: View, legal: list[int]) -> tuple[int, list[int]] | None:
        if legal == [moves.BACK_IN]:
            return None
        spaces = [move - moves.POINT for move in legal if move < moves.NO_MORE]
        doubtful = [space for space in spaces if not is_in(view.unchanged, space)]
        noticed = [space for space in doubtful if self.notices(view, space)]
        ms = FIND.ms(self.draw, self.persona.hands)
        ms += lognormal(self.draw, self.persona.compare_ms, self.persona.wanders)
        if noticed:
            return humanly(ms), [moves.point(noticed[self.draw.below(len(noticed))])]
        forgotten = [space for space in doubtful if self.recalled[space] == NONE]
        if forgotten and self.guesses(view, len(forgotten)):
            return humanly(2 * ms), [moves.point(forgotten[self.draw.below(len(forgotten))])]
        return humanly(2 * ms), [moves.NO_MORE]

    def notices(self, view: View, space: int) -> bool:
        """Something else is remembered, and the difference is seen."""
        was, now = self.recalled[space], view.board[space]
        return was not in (NONE, now) and self.attention[space] > self.blur(view, was, now)

    def guesses(self, view: View, forgotten: int) -> bool:
        """Pointing at something forgotten: in round one there is nothing to lose, in round two a point to lose."""
        at_stake = view.second and bool(view.won[self.seat])
        return not at_stake or (not view.taken and 1 / forgotten > self.persona.dares)

    def blur(self, view: View, was: int, now: int) -> float:
        """How often two faces of a place are taken for one."""
        return exp(-apart(view.side, space_of(was), was % FACES, now % FACES) / self.persona.eye)


def never(space: int, other: int) -> bool:
    """No place of the board is taken for another."""
    return False


def at_level(level: str, seat: int, draw: Draw) -> Player:
    return Player(seat, draw, draw_persona(level, draw))
