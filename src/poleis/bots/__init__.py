"""Bots: they see what a seat may know, and return a Decision."""
