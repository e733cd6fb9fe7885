"""What is made for a match of DIFFERENCE before it is dealt: a new picture."""
