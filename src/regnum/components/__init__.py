"""Component files: what is in the box of a game, each value with where it comes from.

A game says once what its file holds: sections of values, each with its name in the file, its kind, and
where it goes in the box and in the facts (`schema.py`, `kinds.py`). That one table drives reading,
provenance, catalogue and facts.
"""
