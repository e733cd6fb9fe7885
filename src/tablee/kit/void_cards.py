"""What a hand is known not to hold: evidence from draws, as numbers, and deals that agree with it.

One seat's evidence is a flat list of triples, oldest first: `mask, draws, used`. At that moment the hand held no card
of `mask`; since then it drew `draws` cards, `used` of which have shown themselves as cards of the mask (by being
played). So of its hand, at most `draws - used` cards can be of the mask. Exact for one hand (Hall's condition over the
nested unions, newest first); a card is a bit of the mask, 62 cards at most.

Most of those who play a match never look at its evidence. A state can keep what hands have shown instead, three numbers
each, and have evidence made of it when somebody looks: see `after`.
"""

from typing import Final

from tablee.core.draws import Draw

# What a hand has shown: its seat, a card that it played or one of these, and a number.
LACKED: Final = -1  # it held no card of that mask
DREW: Final = -2  # it drew so many; beside a card stands how many the hand had left


def note(evidence: list[int], mask: int) -> None:
    """The hand holds no card of mask now."""
    evidence += [mask, 0, 0]


def drew(evidence: list[int], count: int) -> None:
    for i in range(1, len(evidence), 3):
        evidence[i] += count


def played(evidence: list[int], card: int, hand_size: int) -> None:
    """A card left the hand face up, which now has this size: the newest entry that excluded the card, and all older
    ones, saw one of their draws. What no longer limits the hand is dropped; an older entry inherits its cards."""
    seen = False
    for i in range(len(evidence) - 3, -1, -3):
        if seen or (evidence[i] >> card) & 1:
            seen = True
            evidence[i + 2] += 1
        if evidence[i + 1] - evidence[i + 2] >= hand_size:
            if i:
                evidence[i - 3] |= evidence[i]
            del evidence[i : i + 3]


def after(evidence: list[list[int]], shown: list[int], start: int) -> list[list[int]]:
    """By seat, the evidence with all that hands have shown from `start` on: lists of their own."""
    found = [each[:] for each in evidence]
    for i in range(start, len(shown), 3):
        hand = found[shown[i]]
        what = shown[i + 1]
        number = shown[i + 2]
        if what == LACKED:
            note(hand, number)
        elif what == DREW:
            drew(hand, number)
        else:
            played(hand, what, number)
    return found


def slots(evidence: list[int], hand_size: int) -> list[int]:
    """The hand as slots, each with the cards that may not lie in it: a deal agrees with the evidence if and only if
    every card can be given a slot that does not forbid it."""
    forbidden = [0] * hand_size
    free = hand_size  # slots of the hand, counted from the front, that the evidence so far leaves free
    union = 0
    i = len(evidence) - 3
    limits: list[tuple[int, int]] = []
    while i >= 0:
        union |= evidence[i]
        limits.append((union, evidence[i + 1] - evidence[i + 2]))
        i -= 3
    for union, limit in reversed(limits):  # the widest union first: later ones can only be tighter
        free = min(free, limit)
        for slot in range(free, hand_size):
            forbidden[slot] = forbidden[slot] or union
    return forbidden


def could_hold(evidence: list[int], hand: list[int]) -> bool:
    """Does the evidence allow this hand?"""
    union = 0
    i = len(evidence) - 3
    while i >= 0:
        union |= evidence[i]
        held = 0
        for card in hand:
            held += (union >> card) & 1
        if held > evidence[i + 1] - evidence[i + 2]:
            return False
        i -= 3
    return True


def deal(cards: list[int], forbidden: list[int], draw: Draw) -> list[int]:
    """A random card for every slot that allows it: the answer's k-th card lies in slot k. Always finds a deal if there
    is one."""
    order = cards[:]
    draw.shuffle(order)
    tightest = sorted(
        [slot for slot, mask in enumerate(forbidden) if mask], key=lambda slot: -forbidden[slot].bit_count()
    )
    for i in range(1, len(tightest)):
        if forbidden[tightest[i]] & ~forbidden[tightest[i - 1]]:
            return deal_crossed(order, forbidden, draw)
    return deal_nested(order, forbidden, tightest, draw)


def deal_nested(order: list[int], forbidden: list[int], tightest: list[int], draw: Draw) -> list[int]:
    """Each slot forbids all that the next one does, as with one hand: whatever a slot takes, the next ones have as much
    to choose from, so choosing one after the other makes every deal equally likely."""
    answer = [-1] * len(order)
    for slot in tightest:
        mask = forbidden[slot]
        allowed = [index for index, card in enumerate(order) if not (mask >> card) & 1]
        if not allowed:
            raise ValueError("the evidence allows no deal")
        answer[slot] = order.pop(allowed[draw.below(len(allowed))])
    for slot, card in enumerate(answer):
        if card < 0:
            answer[slot] = order.pop()
    return answer


def deal_crossed(order: list[int], forbidden: list[int], draw: Draw) -> list[int]:
    """Several hands want the same cards: find a deal by augmenting paths, then stir it by swaps that stay allowed."""
    holder = [-1] * len(order)  # which slot has taken the card at this index of order
    for slot in sorted(range(len(forbidden)), key=lambda slot: -forbidden[slot].bit_count()):
        if not take(slot, order, forbidden, holder, [False] * len(order)):
            raise ValueError("the evidence allows no deal")
    answer = [-1] * len(order)
    for index, slot in enumerate(holder):
        answer[slot] = order[index]
    for _ in range(2 * len(answer)):
        a = draw.below(len(answer))
        b = draw.below(len(answer))
        if not (forbidden[a] >> answer[b]) & 1 and not (forbidden[b] >> answer[a]) & 1:
            answer[a], answer[b] = answer[b], answer[a]
    return answer


def take(slot: int, order: list[int], forbidden: list[int], holder: list[int], tried: list[bool]) -> bool:
    """Find a card for this slot: a free one, or one whose slot can take another instead (Kuhn)."""
    allowed = [index for index in range(len(order)) if not (forbidden[slot] >> order[index]) & 1]
    for index in allowed:
        if holder[index] < 0:
            holder[index] = slot
            return True
    for index in allowed:
        if not tried[index]:
            tried[index] = True
            if take(holder[index], order, forbidden, holder, tried):
                holder[index] = slot
                return True
    return False
