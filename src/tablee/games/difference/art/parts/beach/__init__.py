"""What only a beach has: far ships, what flies over it, what lies in its sand."""
