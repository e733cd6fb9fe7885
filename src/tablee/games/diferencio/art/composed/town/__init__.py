"""The floating town by number: what may stand in each of its nine places."""
