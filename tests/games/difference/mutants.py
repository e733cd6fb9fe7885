"""Faults to plant in DIFFERENCE: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("rules.py", "[0, 0, 12, 8, 6, 4, 4]", "[0, 0, 12, 8, 6, 4, 3]", "six players get three cards each"),
    ("rules.py", "(one == other and two == card) or", "one == other or", "one right mark is enough"),
    ("rules.py", "if state.wrong != FREE_RETRY:", "if False:", "who was wrong need not wait"),
    ("rules.py", "2 * count", "count + 1", "three neighbours ask for four marks instead of six"),
    ("rules.py", "lines.count(line) < REACH", "lines.count(line) <= REACH", "six cards fit in a column"),
    ("rules.py", "min(lines) + REACH - 1", "min(lines) + REACH", "the square has six columns"),
    ("rules.py", "elif state.hints and not", "elif not", "hints come although they are switched off"),
    ("rules.py", "seen >= state.laid_since[-1]", "True", "a claim on the old reference is punished"),
    ("views.py", "if pile and not (state.flipping >> seat) & 1", "if pile", "the next card shows while it is turned"),
]
