"""What is made for a match of Diferencio before it is dealt: a new town."""
