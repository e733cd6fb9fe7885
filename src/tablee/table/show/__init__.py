"""What each viewer is sent."""
