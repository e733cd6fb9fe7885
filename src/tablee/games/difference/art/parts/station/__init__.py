"""What a railway station is made of."""
