"""Checks for untrusted positions and components."""
