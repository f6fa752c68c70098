"""The agenda: what is still to be done, and the engine that does it.

What waits to be resolved lies on a stack of small immutable frames, the last one next. Nobody changes
a frame, so copies of a position share them.
"""

from typing import Any, Final, Generic, TypeVar

from regnum.kernel.messages import Msg, text_key
from regnum.kernel.state import GAP, HIDDEN, Event, State, Zone, emit

__all__ = [
    "BESIDE",
    "FORCED",
    "GAP",
    "HIDDEN",
    "PAUSE",
    "PAUSED",
    "Choice",
    "ChoiceArg",
    "Event",
    "Frame",
    "Reason",
    "Refusal",
    "State",
    "Zone",
    "decider",
    "describe",
    "emit",
    "is_over",
    "options_of",
    "pending",
    "play",
    "play_as",
    "push",
    "refuse",
    "refused",
    "resolve",
    "settle",
    "settle_as",
    "then",
]

# A part of what is chosen: an id or name, a printed number, a flag, or several of them. Never a code.
ChoiceArg = bool | int | str | list[int] | list[str] | list[tuple[str, int]]


class Choice:
    """One option in words and in structure; made on demand, never in search.

    `kind` is its verb and `args` name what it is about, so that no client takes a text form apart. Which
    kinds a game has and which args each of them is told with is in `games/<game>/shapes/choices.py`.
    """

    def __init__(
        self,
        option: int,
        text: str,
        label: Msg,
        elements: list[str] | None = None,
        cost: list[tuple[str, int]] | None = None,
        effect: list[Msg] | None = None,
        kind: str = "",
        args: dict[str, ChoiceArg] | None = None,
    ) -> None:
        self.option: Final = option
        self.text: Final = text  # stable, unique at its moment: records, scenarios, bug reports
        self.label: Final = label  # for people, through the message catalogue
        self.elements: Final = elements if elements is not None else []
        self.cost: Final = cost if cost is not None else []  # what is given up, by name
        self.effect: Final = effect if effect is not None else []  # what is gained, in words
        self.kind: Final = kind  # what sort of choice it is: the verb of the text form
        self.args: Final = args if args is not None else {}  # what the verb is about, by name

    def numbered(self, option: int) -> "Choice":
        """The same choice under another number."""
        return Choice(
            option, self.text, self.label, self.elements, self.cost, self.effect, self.kind, self.args
        )


class Reason:
    """Why something is not offered: a message with its numbers, and the rule it comes from."""

    def __init__(self, msg: Msg, rule: str) -> None:
        self.msg: Final = msg
        self.rule: Final = rule


class Refusal:
    """Something a player might want to touch that is not offered, and why.

    `kind` and `args` are those of the choice it would be; no args where no particular thing is meant.
    """

    def __init__(
        self,
        text: str,
        label: Msg,
        elements: list[str],
        reason: Reason,
        kind: str = "",
        args: dict[str, ChoiceArg] | None = None,
    ) -> None:
        self.text: Final = text
        self.label: Final = label
        self.elements: Final = elements
        self.reason: Final = reason
        self.kind: Final = kind
        self.args: Final = args if args is not None else {}


def refuse(choice: Choice, reason: Reason) -> Refusal:
    """The refusal of what this choice would be."""
    return Refusal(choice.text, choice.label, choice.elements, reason, choice.kind, choice.args)


FORCED: Final[list[int]] = [0]  # exactly one option: nobody has to think. Never changed.
PAUSE: Final = -3  # the one answer to a question that is only asked so that others learn nothing
PAUSED: Final[list[int]] = [PAUSE]  # while one waits. Never changed.
BESIDE: Final = 1000  # from here on an option answers the frame beside: its own option, so much higher

G = TypeVar("G", bound=State)


class Frame(Generic[G]):
    """One pending piece of the rules of a game whose positions are `G`. Immutable, so copies share it.

    A subclass takes what it holds in its constructor and keeps it in frozen fields of the same names:
    `who` first, then ints, then at most one tuple of ints, whose default is `()`. That is all JSON needs.

        class TakeOutsider(Frame[Table]):
            def __init__(self, who: int, action: int) -> None:
                super().__init__(who)
                self.action: Final = action

    A frame never holds an int that some seat may not know: it is part of every view.
    """

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def options(self, g: G) -> list[int]:
        """What may be chosen: exactly what `resolve` accepts, never empty."""
        return FORCED

    def resolve(self, g: G, option: int) -> None:
        """Apply one of `options`. The frame is off the agenda already."""
        raise NotImplementedError

    def beside(self, g: G) -> "Frame[G] | None":
        """What the same seat may answer instead, any number of times, before it answers this.

        The options of that frame are offered as `BESIDE` and more; this one is asked again afterwards.
        """
        return None

    def options_beside(self, g: G, own: list[int]) -> list[int]:
        """The options of this frame while it stands beside another one, which has `own`; may be empty."""
        return self.options(g)

    def canonical(self, g: G, legal: list[int]) -> list[int]:
        """For search: the options without those that only reach the same positions by another order.

        Never empty, and complete: what can happen at all can happen through these.
        """
        return legal

    def is_chance(self) -> bool:
        """Whether resolving draws or reveals: previews stop before it."""
        return False

    def is_simultaneous(self) -> bool:
        """Whether neighbouring frames of this kind may be answered in any order."""
        return False

    def is_secret(self) -> bool:
        """Whether its options show what only this seat may know: at one screen, others look away."""
        return self.is_simultaneous()

    def is_telling(self, g: G) -> bool:
        """Whether others learn something they may not know if this is not asked, having one option only.

        It must not depend on anything hidden itself. A discreet match asks all the same (`PAUSE`).
        """
        return False

    def prompt(self, g: G) -> Msg:
        """What the deciding seat is being asked."""
        return Msg(f"{g.game}-prompt-{text_key(type(self).__name__)}")

    def describe(self, g: G, option: int) -> Choice:
        """One option in words and structure. The text form is unique among the options."""
        return Choice(option, str(option), Msg("option-plain", {"n": option}))

    def refused(self, g: G) -> list[Refusal]:
        """What a player might expect here and is not offered, each with its reason."""
        return []

    def sensible(self, g: G) -> int | None:
        """The option nobody would think twice about, or None: a client may answer by itself (docs/asked.md).

        Only where nothing is given up: no price, nothing hidden that could make another answer better.
        It decides nothing here; whoever is asked may choose otherwise.
        """
        return None

    def leads(self, g: G, option: int) -> list[str]:
        """Elements that an option will ask about next: what may be touched first to begin with it."""
        return []


# --- a frame and what may be answered beside it --------------------------------------------------------


def options_of(g: State, frame: Frame[Any]) -> list[int]:
    """What may be chosen while this frame is next: its own options, and those beside it."""
    own = frame.options(g)
    other = frame.beside(g)
    if other is None:
        return own
    more = other.options_beside(g, own)
    return own + [BESIDE + option for option in more] if more else own


def resolve(g: State, frame: Frame[Any], option: int) -> None:
    """Apply an option of a frame that is off the agenda; an answer beside it puts it back."""
    if option == PAUSE:
        option = frame.options(g)[0]
    if option >= BESIDE:
        other = frame.beside(g)
        if other is not None:
            g.agenda.append(frame)
            other.resolve(g, option - BESIDE)
            return
    frame.resolve(g, option)


def describe(g: State, frame: Frame[Any], option: int) -> Choice:
    """One option of a frame, or beside it, in words and structure."""
    if option == PAUSE:
        return frame.describe(g, frame.options(g)[0]).numbered(PAUSE)
    if option >= BESIDE:
        other = frame.beside(g)
        if other is not None:
            return other.describe(g, option - BESIDE).numbered(option)
    return frame.describe(g, option)


def refused(g: State, frame: Frame[Any]) -> list[Refusal]:
    """What a player might expect of a frame, or beside it, and is not offered."""
    other = frame.beside(g)
    return frame.refused(g) if other is None else frame.refused(g) + other.refused(g)


# --- the engine ----------------------------------------------------------------------------------------


def then(g: State, *frames: Frame[Any]) -> None:
    """Put frames before all that waits, to be resolved in reading order."""
    g.agenda.extend(frames[::-1])


def push(g: State, frame: Frame[Any]) -> None:
    """Put one frame before all that waits."""
    g.agenda.append(frame)


def settle(g: State) -> None:
    """Run everything that is forced; stop at the next real choice or at the end.

    The inner loop of everything: it has `options_of` written out.
    """
    agenda = g.agenda
    while agenda:
        frame = agenda[-1]
        legal = frame.options(g)
        other = frame.beside(g)
        if other is not None:
            more = other.options_beside(g, legal)
            if more:
                legal = legal + [BESIDE + option for option in more]
        if len(legal) > 1:
            g.legal = legal
            return
        agenda.pop()
        frame.resolve(g, legal[0])
    g.legal = []


def play(g: State, option: int) -> None:
    """Apply an option of `g.legal` without checking it (search, replay of verified records)."""
    if 0 <= option < BESIDE:
        frame = g.agenda.pop()
        frame.resolve(g, option)
    else:
        resolve(g, g.agenda.pop(), option)
    settle(g)


def settle_as(g: State, discreet: bool) -> None:
    """Like `settle`; `discreet`: stop too where going on would tell others what they may not know."""
    if not discreet:
        settle(g)
        return
    agenda = g.agenda
    while agenda:
        frame = agenda[-1]
        legal = options_of(g, frame)
        if len(legal) > 1:
            g.legal = legal
            return
        if frame.is_telling(g):
            g.legal = PAUSED
            return
        agenda.pop()
        frame.resolve(g, legal[0])
    g.legal = []


def play_as(g: State, option: int, discreet: bool) -> None:
    """Like `play`, in a match that is discreet or not; where nobody is asked to pause, a pause is nothing."""
    if option == PAUSE and g.legal != PAUSED:
        return
    resolve(g, g.agenda.pop(), option)
    settle_as(g, discreet)


def decider(g: State) -> int:
    """The seat that has to choose now, or -1 when the game is over."""
    return g.agenda[-1].who if g.agenda else -1


def is_over(g: State) -> bool:
    """Whether nothing is left to do."""
    return not g.agenda


def pending(g: State) -> list[Frame[Any]]:
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
