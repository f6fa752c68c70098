from regnum.kernel.agenda import State


def view_of(g: State, observer: int) -> dict[str, object]:
    return {
        "round": g.board[0],
        "own": list(g.own),
        "board": list(g.board),
        "decks": [list(z) for z in g.decks],
        "piles": [list(z) for z in g.piles],
    }
