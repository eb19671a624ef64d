"""Builds the packages of a release and tries each as a user would: `python -m tests.packages`."""
