"""Faults to plant in A moi !: the tests must catch every one (`make mutants`)."""

# file, the right words, the wrong words, what a player would notice
MUTANTS = [
    ("rules.py", "count = min(2, len(stack))", "count = min(1, len(stack))", "an error costs one card only"),
    ("rules.py", "state.lost.append(card)", "state.pot.append(card)", "the pot goes with the card that was erred on"),
    ("rules.py", "if other != seat and stack:", "if other == seat + 1 and stack:", "only the left neighbour is robbed"),
    ("rules.py", "dealer=owners[smiley_special(dice)]", "dealer=first", "the smiley die chooses no dealer"),
    ("rules.py", "winner = duel(first, state.stacks, draw, log)", "winner = first[0]", "ties go to the lower seat"),
    ("state.py", "card == dice or owners", "owners", "the card of the dice is not for everybody"),
    ("rules.py", "state.delay, state.since, SECRET", "state.delay, state.since, RULE", "everybody sees the pause"),
]
