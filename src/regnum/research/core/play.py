"""One game being played by action ids: what every adapter is built on. No arrays, no other libraries."""

from typing import Any, Final

from regnum.kernel.agenda import Choice, Frame, State, describe, play
from regnum.kernel.box import BaseBox
from regnum.kernel.messages import Msg, raw
from regnum.kernel.record import new_game
from regnum.kernel.sight import Dealer
from regnum.kernel.spec import GameSpec, read_options
from regnum.research.core.actions import ActionSpace
from regnum.research.core.encoder import Encoder
from regnum.research.core.errors import IllegalAction
from regnum.research.core.forms import Declared
from regnum.research.core.layout import ObservationLayout
from regnum.research.core.told import Told, begun

OVER: Final = -1  # who decides when nobody does


class Table:
    """What all games with the same players and options share: box, action ids, layout, encoder."""

    def __init__(
        self, spec: GameSpec, box: BaseBox, players: int, options: dict[str, str], declared: Declared
    ) -> None:
        self.spec: Final = spec
        self.box: Final = box
        self.players: Final = players
        self.options: Final = dict(options)
        self.actions: Final = ActionSpace(spec, declared)
        chosen = read_options(spec, players, options)
        first = new_game(spec, box, players, options, "0")
        self.seats: Final = first.seat_count
        self.layout: Final = ObservationLayout(spec, declared, box, players, self.seats)
        self.encoder: Final = Encoder(self.layout, chosen)

    def start(self, seed: str) -> "Play":
        """A new game; raises BadOptions for a seed that is none."""
        g = new_game(self.spec, self.box, self.players, self.options, seed)
        return Play(self, g, [], g.clone())

    def __deepcopy__(self, memo: object) -> "Table":
        """It never changes, so copies share it."""
        return self


class Play:
    """A game at one moment, and the choices that led there."""

    def __init__(
        self, table: Table, g: State, choices: list[int], start: State, told: Told | None = None
    ) -> None:
        self.table: Final = table
        self.g: Final = g
        self.choices: Final = choices  # options, as records keep them
        self._start: Final = start  # nobody plays on it
        self._told: Told | None = told
        self._told_upto: int = len(choices)  # how many of the choices `_told` knows of
        self._keys: dict[int, bytes] = {}  # by the number of the choice they were given before
        self._ids: list[int] = []  # of `_offered`, while `_asking` asks
        self._offered: list[int] | None = None
        self._asking: Frame[Any] | None = None

    # --- asking -------------------------------------------------------------------------------

    @property
    def decider(self) -> int:
        """The seat that chooses now, or OVER."""
        agenda = self.g.agenda
        return agenda[-1].who if agenda else OVER

    def legal(self) -> list[int]:
        """The ids that are on offer; the list is the caller's."""
        return self._legal().copy()

    def mask(self) -> bytearray:
        """A byte per id: 1 where it is on offer."""
        return self.table.actions.mask(self._legal())

    def _legal(self) -> list[int]:
        """The ids that are on offer, looked up once for each position."""
        g = self.g
        if not g.agenda:
            return []
        frame = g.agenda[-1]
        if self._offered is not g.legal or self._asking is not frame:
            self._ids = self.table.actions.legal(frame, g.legal)
            self._offered = g.legal
            self._asking = frame
        return self._ids

    def observe(self, seat: int) -> bytearray:
        """The observation of a seat: numbers of 16 bits, see `table.layout`."""
        return self.table.encoder.encode(self.g, seat)

    def seen(self, seat: int) -> tuple[bytearray, bytearray]:
        """The observation of a seat and its mask, which is empty while others decide."""
        actions = self.table.actions
        mask = actions.mask(self._legal() if self.decider == seat else [])
        return self.table.encoder.encode(self.g, seat), mask

    def choice(self, action: int) -> Choice:
        """An action that is on offer in words and structure; raises IllegalAction."""
        option = self.option(action)
        return describe(self.g, self.g.agenda[-1], option)

    def option(self, action: int) -> int:
        """The option an id means now; raises IllegalAction if it is not on offer."""
        g = self.g
        if g.agenda:
            option = self.table.actions.option(g.agenda[-1], action)
            if option in g.legal:
                return option
        raise refused(self, action)

    # --- going on -----------------------------------------------------------------------------

    def step(self, action: int) -> None:
        """Make a choice and go on to the next one; raises IllegalAction, and then nothing has changed."""
        option = self.option(action)
        play(self.g, option)
        self.choices.append(option)

    def play(self, option: int) -> None:
        """The same by option, as records keep it; it must be one of `g.legal`."""
        play(self.g, option)
        self.choices.append(option)

    def rekey(self, key: bytes) -> None:
        """Let chance from here on come from another key: somebody outside has decided what it says."""
        self.g.key = key
        self._keys[len(self.choices)] = key

    def clone(self) -> "Play":
        """An independent copy with the same future."""
        copy = Play(self.table, self.g.clone(), self.choices.copy(), self._start, self._told)
        copy._told_upto = self._told_upto
        copy._keys = self._keys.copy()
        return copy

    def __deepcopy__(self, memo: object) -> "Play":
        return self.clone()

    # --- what a seat has seen -----------------------------------------------------------------

    def told(self) -> Told:
        """What every seat has seen up to now."""
        if self._told is None:
            self._told = begun(self.table.spec, self._start)
            self._told_upto = 0
        if self._told_upto < len(self.choices):
            more = self.choices[self._told_upto :]
            self._told = self._told.after(more, self._keys, self._told_upto)
            self._told_upto = len(self.choices)
        return self._told

    def resample(self, seat: int, seed: int) -> "Play":
        """A game that looks the same to a seat: all it cannot see is dealt anew, and chance is reseeded."""
        told = self.told()
        h = Dealer(self.table.spec.layout(self.g), seat, seed).copy(self.g)
        guessed = begun(self.table.spec, h, told.digests[seat])
        digests = list(guessed.digests)
        digests[seat] = told.digests[seat]
        known = Told(self.table.spec, guessed.state, digests)
        return Play(self.table, h, self.choices.copy(), guessed.state, known)


def refused(one: Play, action: Any) -> IllegalAction:
    """Why an action cannot be taken, in words."""
    if not one.g.agenda:
        return IllegalAction(Msg("error-over"))
    actions = one.table.actions
    if not isinstance(action, int) or not 0 <= action < actions.size:
        return IllegalAction(
            Msg("error-research-action-id", {"action": raw(str(action)[:40]), "most": actions.size - 1})
        )
    what = f"{actions.questions[action]} {actions.options[action]}"
    asked = type(one.g.agenda[-1]).__name__
    return IllegalAction(
        Msg("error-research-action", {"action": action, "what": raw(what), "asked": raw(asked)})
    )
