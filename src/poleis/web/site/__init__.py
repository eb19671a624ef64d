"""A static site: Poleis as a folder of files that any file server can serve."""
