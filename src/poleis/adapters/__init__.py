"""Adapters for researchers: the games as PettingZoo, Gymnasium and OpenSpiel environments.

Each adapter is a module of its own and needs the extra of the same name, for instance
`pip install 'poleis[pettingzoo]'`; nothing here is imported by the rest of Poleis.
"""
