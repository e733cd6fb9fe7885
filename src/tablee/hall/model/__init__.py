"""A hall as its rows tell it, and what follows from them."""
