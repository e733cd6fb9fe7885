"""Faults to plant in Faites du bruit !: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    (
        "rules.py",
        "state.piles[seat] = taken + state.piles[seat]",
        "state.piles[seat] = state.piles[seat] + taken",
        "won cards cover the caller's own top card",
    ),
    ("rules.py", "if whom == seat and not state.won:", "if whom == seat:", "everybody wins the dice's card in turn"),
    (
        "rules.py",
        "state.landed |= 1 << seat",
        "state.landed |= 0",
        "a card given to an empty place can be called at once",
    ),
    ("rules.py", "(seat + step) % len", "(seat - step) % len", "errors are paid anticlockwise"),
    ("rules.py", "    state.locked = 0\n", "", "whoever errs once never speaks again"),
    ("rules.py", "return state.any_pair or seat", "return True or seat", "old pairs can be called"),
    ("views.py", "sorted(card for pile", "list(card for pile", "the view tells where the buried cards lie"),
]
