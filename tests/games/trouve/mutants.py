"""Faults to plant in Trouve: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("rules.py", "state.debts[seat] -= 1", "state.debts[seat] = 0", "one card pays for all errors"),
    ("rules.py", "state.roller = seat  # TRV-12", "pass", "the winner of a card does not roll"),
    ("rules.py", "card = stack.pop(draw.below(len(stack)))", "card = stack.pop()", "the newest card is always lost"),
    (
        "rules.py",
        "if state.rolls_since_empty != NONE:",
        "if max(state.lies_at) == NONE:",
        "returned cards stop the cap",
    ),
    ("rules.py", "if state.touch_costs:", "if True:", "a wrong touch costs a card"),
    ("rules.py", "seen >= state.appeared", "True", "who knew before the card came back has erred"),
    (
        "rules.py",
        "moves.append(KNOW)",
        "moves += [KNOW] if state.lies_at[state.card] == NONE else []",
        "the button tells whether the card still lies there",
    ),
    ("views.py", "if state.places[owner] else", "if state.places[owner] or owner == seat else", "one sees one's stack"),
]
