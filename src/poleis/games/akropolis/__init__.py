"""Akropolis. Read in this order: data, city, state, scoring, rules, game; then view."""
