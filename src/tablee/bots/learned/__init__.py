"""Players that learned: a small net that judges moves by what a seat sees. It needs numpy."""
