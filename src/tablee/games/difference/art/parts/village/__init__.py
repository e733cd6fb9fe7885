"""What a village in winter is made of."""
