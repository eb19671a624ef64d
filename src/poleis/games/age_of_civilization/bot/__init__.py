"""What bots know about the game beyond its rules."""
