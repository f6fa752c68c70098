"""How far the simple bot looks; an evaluation may have an `effort` that suits its game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """How far the simple bot looks."""

    nodes: int = 2500  # positions looked at
    turns: int = 6  # own turns one after another
    beam: int = 8  # turns that are followed further
    per_first: int = 2  # of these, with the same first step
    draws: int = 3  # draws that are tried where a card is turned up
    later: float = 0.93  # what is gained a turn later counts so much: somebody may be quicker
    widths: tuple[int, ...] = (99, 2, 3, 2, 1)  # options followed, by depth within a turn
