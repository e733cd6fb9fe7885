"""Faults to plant in Tour du Monde: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("rules.py", "if kinds == CONTINENTS:", "if kinds == CONTINENTS - 1:", "four continents win"),
    ("rules.py", "WINNER_POINTS if place else cards * kinds", "WINNER_POINTS if place else cards + kinds", "28 is 11"),
    ("rules.py", "state.most_suns = 0  # TDM-5: a dealer", "pass  # TDM-5: a dealer", "a sampled dealer hid a sun"),
    ("attacks.py", "> 0 and state.tops[line] != RAINBOW", "> 0", "lightning strikes rainbow lines"),
    ("attacks.py", "refill(state, target, 1, log)", "refill(state, target, 0, log)", "who cancels draws no card"),
    ("attacks.py", "cover(state, line, RAINBOW)", "cover(state, line, SUN)", "a cancelling rainbow guards nothing"),
    ("hands.py", "if stolen // KINDS != seat]", "]", "a stolen card is known after an exchange"),
    ("views.py", "state.let and is_target", "state.let", "everybody sees that the target lets it happen"),
]
