"""A hall: one person leads many people over many tables (*la salle*)."""
