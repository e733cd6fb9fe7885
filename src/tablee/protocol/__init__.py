"""What is sent and what is stored: messages and journal rows."""
