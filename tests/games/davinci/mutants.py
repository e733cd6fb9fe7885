"""Faults to plant in Da Vinci Code: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("state.py", "return left != NONE and right == left + 2", "return right == left + 2", "no joker left of a white 0"),
    ("state.py", "return 3 if seats == 4 else 4", "return 4", "four players take four pieces each"),
    (
        "rules.py",
        "        insert(state, True, log)",
        "        insert(state, False, log)",
        "a wrong guess costs nothing",
    ),
    ("rules.py", "if state.guessed:  # DVC-6", "if True:  # DVC-6", "one may stop without an attack"),
    ("rules.py", "return 10 if piece < NUMBERS else 20", "return 10", "a joker is worth ten"),
    (
        "rules.py",
        "    if state.guessed and not state.owes:",
        "    if False:",
        "time exposes a piece after a right guess",
    ),
    (
        "views.py",
        "        if owner != seat:\n            return []",
        "        if owner != seat:\n            return [BACK + colour_of(piece) for piece in code]",
        "the colours that others take show during the set-up",
    ),
    (
        "views.py",
        "            if not jokers & bit or (filling.denied[seat][place] >> JOKER) & 1:",
        "            if not jokers & bit:",
        "a sampled joker stands where somebody has called it one in vain",
    ),
]
