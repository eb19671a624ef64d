"""`make load`: how many tables a server carries, and how quickly moves reach the other player."""
