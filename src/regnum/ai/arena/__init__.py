"""The arena: bots play each other or the automa many times, and the figures carry their uncertainty.

What is to be played is a `Plan` (plan.py); one of its games is played from its number alone (playing.py),
here or in other processes (workers.py), and kept line by line (storing.py). `report.py` makes the figures:
standings, intervals and Elo. The command is `regnum arena` (docs/arena.md).
"""

from regnum.ai.arena.playing import GameResult, play_game

__all__ = ["GameResult", "play_game"]
