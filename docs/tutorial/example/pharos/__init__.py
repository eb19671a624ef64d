"""Pharos, the worked example of the tutorial. Read in this order: state, game; then view."""
