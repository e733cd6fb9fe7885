"""What a leader takes home from a hall on paper or in a spreadsheet."""
