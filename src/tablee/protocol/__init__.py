"""What is sent and what is kept: messages and journal rows."""
