"""Perft: how many ways a game can go on for so many choices.

One number that moves when any option, cost or effect moves; a file of such numbers guards a
rewrite of the rules. Chance is what the state's own generator says, so the number is exact.
"""

from regnum.kernel.agenda import State, play


def perft(g: State, depth: int) -> int:
    """The number of sequences of `depth` choices from here; a game that ends sooner counts once."""
    if depth <= 0 or not g.legal:
        return 1
    if depth == 1:
        return len(g.legal)
    nodes = 0
    for option in g.legal:
        copy = g.clone()
        play(copy, option)
        nodes += perft(copy, depth - 1)
    return nodes
