"""Pictures that are composed from a number: worlds, packing, choosing and what is kept of them."""
