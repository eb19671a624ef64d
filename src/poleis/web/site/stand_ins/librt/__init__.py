"""Stands in for the package `librt`."""
