"""Faults to plant in La dernière: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("rules.py", "state.debt += 2", "state.debt = 2", "stacked EN COLERE no longer add up"),
    ("rules.py", "effect == SAD, log", "False, log", "TRISTE skips nobody"),
    ("hands.py", "draw_cards(state, owner, 2, draw, log)", "draw_cards(state, owner, 1, draw, log)", "caught draws 1"),
    ("hands.py", "(drawn or len(hand) > 1)", "drawn", "a word for a card not played stays said"),
    ("rules.py", "if seats <= 7 else 37", "if seats <= 8 else 37", "eight players get five cards each"),
    (
        "rules.py",
        "state.smiley = SMILEY_OF[card]",
        "state.smiley = max(SMILEY_OF[card], 0)",
        "colour specials have a smiley",
    ),
    ("rules.py", "if state.places.count(0) > 2:", "if True:", "two players turn round"),
]
