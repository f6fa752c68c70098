"""State and agenda: what a game is at one moment, and what is still to be done.

A state is plain data. Numbers and cards lie in four flat lists, so that a copy is a handful of
list copies; what waits to be resolved lies on the *agenda*, a stack of small immutable frames, the
last one next. Nobody changes a frame or a zone in place, so copies share them.
"""

from typing import Final

from regnum.kernel.messages import Msg, text_key
from regnum.kernel.tables import BaseTables

HIDDEN: Final = -1  # a card whose face the observer may not see
GAP: Final = -2  # an empty place in a row of cards

Zone = tuple[int, ...]
Event = tuple[int, ...]


# A fresh State shares these until it is filled: a copy must not pay for lists it throws away.
_NO_TABLES: Final = BaseTables()
_NO_INTS: Final[list[int]] = []
_NO_ZONES: Final[list[Zone]] = []


class State:
    """One position of one game. `blank` or `clone` fills it; it has no behaviour of its own."""

    def __init__(self) -> None:
        self.tables: BaseTables = _NO_TABLES
        self.players: int = 0  # seats that decide for themselves
        self.seats: int = 0  # players, and the automa if there is one
        self.options: list[int] = _NO_INTS  # the game's options, in the order the game declares them
        self.board: list[int] = _NO_INTS  # numbers of the table
        self.own: list[int] = _NO_INTS  # numbers of the seats, one block after another
        self.decks: list[Zone] = _NO_ZONES  # cards of the table
        self.piles: list[Zone] = _NO_ZONES  # cards of the seats, one block after another
        self.agenda: list[Frame] = _NO_FRAMES
        self.legal: list[int] = _NO_INTS  # options of the frame on top; empty when the game is over
        self.key: bytes = b""  # secret of the generator
        self.draws: int = 0  # how often chance has spoken
        self.reveals: int = 0  # how often hidden cards were turned up or looked at
        self.turn: int = 0  # grows with every turn: "start of my turn" for undo
        self.events: list[Event] | None = None  # what happened; None while nobody listens

    def clone(self) -> "State":
        """An independent copy with the same future. It does not listen to events."""
        g = State()
        g.tables = self.tables
        g.players = self.players
        g.seats = self.seats
        g.options = self.options
        g.board = self.board.copy()
        g.own = self.own.copy()
        g.decks = self.decks.copy()
        g.piles = self.piles.copy()
        g.agenda = self.agenda.copy()
        g.legal = self.legal
        g.key = self.key
        g.draws = self.draws
        g.reveals = self.reveals
        g.turn = self.turn
        return g


def blank() -> State:
    """A state with an agenda of its own; the game sets the lists."""
    g = State()
    g.agenda = []
    return g


class Choice:
    """One option in words and in structure; made on demand, never in search."""

    def __init__(
        self,
        option: int,
        text: str,
        label: Msg,
        elements: list[str] | None = None,
        cost: list[tuple[str, int]] | None = None,
        effect: list[Msg] | None = None,
    ) -> None:
        self.option: Final = option
        self.text: Final = text  # stable, unique at its moment: records, scenarios, bug reports
        self.label: Final = label  # for people, through the message catalogue
        self.elements: Final = elements if elements is not None else []
        self.cost: Final = cost if cost is not None else []  # what is given up, by name
        self.effect: Final = effect if effect is not None else []  # what is gained, in words


class Reason:
    """Why something is not offered: a message with its numbers, and the rule it comes from."""

    def __init__(self, msg: Msg, rule: str) -> None:
        self.msg: Final = msg
        self.rule: Final = rule


class Refusal:
    """Something a player might want to touch that is not offered, and why."""

    def __init__(self, text: str, label: Msg, elements: list[str], reason: Reason) -> None:
        self.text: Final = text
        self.label: Final = label
        self.elements: Final = elements
        self.reason: Final = reason


FORCED: Final[list[int]] = [0]  # exactly one option: nobody has to think. Never changed.


class Frame:
    """One pending piece of the rules. Immutable: ints only, so copies share it and JSON is trivial.

    What `a`, `b` and `items` mean is said in the docstring of each kind of frame.
    A frame never holds an int that some seat may not know: it is part of every view.
    """

    def __init__(self, who: int, a: int = 0, b: int = 0, items: tuple[int, ...] = ()) -> None:
        self.who: Final = who
        self.a: Final = a
        self.b: Final = b
        self.items: Final = items

    def options(self, g: State) -> list[int]:
        """What may be chosen: exactly what `resolve` accepts, never empty."""
        return FORCED

    def resolve(self, g: State, option: int) -> None:
        """Apply one of `options`. The frame is off the agenda already."""
        raise NotImplementedError

    def is_chance(self) -> bool:
        """Whether resolving draws or reveals: previews stop before it."""
        return False

    def is_simultaneous(self) -> bool:
        """Whether neighbouring frames of this kind may be answered in any order."""
        return False

    def is_secret(self) -> bool:
        """Whether its options show what only this seat may know: at one screen, others look away."""
        return self.is_simultaneous()

    def prompt(self, g: State) -> Msg:
        """What the deciding seat is being asked."""
        # <class 'regnum.games.<game>.<file>.<Name>'>: games share names of frames. (mypyc knows no
        # __module__ of a class.)
        game = str(type(self)).split(".")[2]
        return Msg(f"{game}-prompt-{text_key(type(self).__name__)}")

    def describe(self, g: State, option: int) -> Choice:
        """One option in words and structure. The text form is unique among the options."""
        return Choice(option, str(option), Msg("option-plain", {"n": option}))

    def refused(self, g: State) -> list[Refusal]:
        """What a player might expect here and is not offered, each with its reason."""
        return []


_NO_FRAMES: Final[list[Frame]] = []


def then(g: State, *frames: Frame) -> None:
    """Put frames before all that waits, to be resolved in reading order."""
    g.agenda.extend(frames[::-1])


def push(g: State, frame: Frame) -> None:
    """Put one frame before all that waits."""
    g.agenda.append(frame)


def settle(g: State) -> None:
    """Run everything that is forced; stop at the next real choice or at the end."""
    agenda = g.agenda
    while agenda:
        frame = agenda[-1]
        legal = frame.options(g)
        if len(legal) > 1:
            g.legal = legal
            return
        agenda.pop()
        frame.resolve(g, legal[0])
    g.legal = []


def play(g: State, option: int) -> None:
    """Apply an option of `g.legal` without checking it (search, replay of verified records)."""
    g.agenda.pop().resolve(g, option)
    settle(g)


def decider(g: State) -> int:
    """The seat that has to choose now, or -1 when the game is over."""
    return g.agenda[-1].who if g.agenda else -1


def is_over(g: State) -> bool:
    return not g.agenda


def pending(g: State) -> list[Frame]:
    """All frames that wait for an answer now: the top one, and its simultaneous siblings below."""
    if not g.agenda:
        return []
    top = g.agenda[-1]
    found = [top]
    if top.is_simultaneous():
        for frame in g.agenda[-2::-1]:
            if type(frame) is not type(top) or not frame.is_simultaneous():
                break
            found.append(frame)
    return found


def emit(g: State, code: int, *ints: int) -> None:
    """Tell what happened, if somebody listens."""
    if g.events is not None:
        g.events.append((code, *ints))
