"""Benchmarks: each figure that Poleis promises, measured beside its peers in one run."""
