"""Faults to plant in Diferencio: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    (
        "rules.py",
        "if state.taken.bit_count() < most_swaps(state.second, state.held):",
        "if state.taken.bit_count() < SPACES - state.removed.count(NONE):",
        "the search ends with the last find, and so tells the number of swaps",
    ),
    (
        "views.py",
        "sizes[state.architect] = state.held",
        "sizes[state.architect] += 0",
        "the architect's hand count tells the number of swaps",
    ),
    ("views.py", "[] if asleep else state.board[:]", "state.board[:]", "the dreamers sleep with their eyes open"),
    (
        "rules.py",
        "    if state.late:\n        wake",
        "    if True:\n        wake",
        "who works fast wakes the others early",
    ),
    ("rules.py", "if not state.second or not cards:", "if not cards:", "a mistake costs a point in round one too"),
    ("scores.py", "state.pile.insert(0, card)", "state.pile.append(card)", "a lost point goes on top of the pile"),
    (
        "scores.py",
        "if not is_in(state.taken, space):\n            unfound",
        "if True:\n            unfound",
        "the architect scores what was found, too",
    ),
]
