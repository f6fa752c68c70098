"""Guided first games: lessons that are played in the real engine, one file for each game (docs/guided.md)."""
