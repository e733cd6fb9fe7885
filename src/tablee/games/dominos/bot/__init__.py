"""Players of Dominos, from a plain one to the best, and what they would tell somebody."""
