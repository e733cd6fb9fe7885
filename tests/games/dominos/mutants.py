"""Faults to plant in Dominos: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("state.py", "return links & (links - 1) != 0", "return links != 0", "every card brings another turn"),
    ("state.py", "if y + 1 < len(rows):", "if y + 2 < len(rows):", "nothing can be laid below a card in the last row"),
    ("rules.py", "state.inside |= beside_cards & cells", "pass", "a new column is open only around its first card"),
    ("rules.py", "elif not LINES[special] & ~state.filled:", "else:", "any special without a place may be discarded"),
    ("rules.py", "    state.passes = 0\n", "", "passes before a placement still count towards a blocked game"),
    ("rules.py", "state.known[seat] |= 1 << joker", "pass", "the joker taken from the grid is forgotten"),
    ("rules.py", "kept.append([-len(hand), -jokers])", "kept.append([-len(hand), 0])", "jokers do not break a tie"),
    ("rules.py", "8 * seats if seats <= 6 else CARDS", "8 * seats if seats <= 6 else 8 * 6 - 1", "a card is left over"),
]
