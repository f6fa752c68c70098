"""The environment: one game, played by action ids, seen by its seats. Adapters are thin coats of it."""

import json
from hashlib import sha256
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex

from regnum.kernel.agenda import Choice
from regnum.kernel.codec import checksum, state_from_json, state_to_json
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, raw
from regnum.kernel.offer import choice_to_json
from regnum.kernel.record import Record, loads
from regnum.kernel.record import replay as replayed
from regnum.kernel.sight import redact
from regnum.kernel.spec import read_options
from regnum.research.arrays import as_mask, as_vector
from regnum.research.core.actions import ActionSpace
from regnum.research.core.errors import BadInput, BadSetting
from regnum.research.core.layout import ObservationLayout
from regnum.research.core.play import OVER, Play, Table, refused
from regnum.research.core.returns import returns_of
from regnum.research.core.told import Told
from regnum.research.settings import measure_of, seed_of, table_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORMAT = 1  # of `serialise`


def action_of(play: Play, action: SupportsIndex) -> int:
    """An action id as a plain number, from numpy's too; raises IllegalAction for what is no whole number."""
    try:
        return index(action)
    except TypeError:
        raise refused(play, action) from None


class Env:
    """One game for programs: reset, step, mask, observe, clone, and what search needs besides.

    >>> from regnum.research import make
    >>> env = make("gugong", players=3, seed="tea")
    >>> env.decider
    0
    >>> env.action(env.legal()[0]).text
    'give fruit_bowl_1'
    >>> env.step(env.legal()[0])
    >>> len(env.observe(0)) == env.layout.size
    True

    `seat` is a number from 0; in a solo game the automa has the seat after the player's and never decides.
    Everything that is refused is a ResearchError, and then nothing has changed.
    """

    def __init__(self, table: Table, seed: object = None, returns: str = "rank") -> None:
        self.table = table
        self.measure = measure_of(returns)
        self.seed = ""
        self.reset(seed)

    # --- the game -----------------------------------------------------------------------------

    def reset(self, seed: object = None) -> None:
        """A new game; without a seed a fresh one is drawn, and `seed` tells which."""
        text = seed_of(seed)
        try:
            self.play = self.table.start(text)
        except RegnumError as error:
            raise BadSetting(error.msg) from None
        self.seed = text

    def step(self, action: SupportsIndex) -> None:
        """The decider takes an action; the game goes on to the next real choice. Raises IllegalAction."""
        self.play.step(action_of(self.play, action))

    @property
    def game(self) -> str:
        return self.table.spec.id

    @property
    def players(self) -> int:
        """How many decide."""
        return self.table.players

    @property
    def seats(self) -> int:
        """How many play: the players, and the automa of a solo game."""
        return self.table.seats

    @property
    def decider(self) -> int:
        """The seat that chooses now, or -1 when the game is over."""
        return self.play.decider

    @property
    def is_over(self) -> bool:
        return self.play.decider == OVER

    @property
    def steps(self) -> int:
        """How many choices were made."""
        return len(self.play.choices)

    # --- actions ------------------------------------------------------------------------------

    @property
    def actions(self) -> ActionSpace:
        """The fixed ids: `size`, `version`, `questions` and `options` by id."""
        return self.table.actions

    def legal(self) -> list[int]:
        """The ids that are on offer, none when the game is over."""
        return self.play.legal()

    def mask(self) -> "NDArray[np.int8]":
        """1 for every id that is on offer."""
        return as_mask(self.play.mask())

    def action(self, action: SupportsIndex) -> Choice:
        """An action that is on offer in words and structure: `text`, `kind`, `args`, `cost`, `effect`."""
        return self.play.choice(action_of(self.play, action))

    def structured(self) -> list[dict[str, object]]:
        """All actions on offer as JSON values, each with its id as `action`."""
        return [{"action": a, **choice_to_json(self.play.choice(a))} for a in self.legal()]

    def find(self, text: str) -> int:
        """The id of the action with this text form; raises IllegalAction."""
        for action in self.legal():
            if self.play.choice(action).text == text:
                return action
        raise BadInput(Msg("error-research-text", {"text": raw(str(text)[:80])}))

    # --- observations -------------------------------------------------------------------------

    @property
    def layout(self) -> ObservationLayout:
        """The named slices of the vector, and its version."""
        return self.table.layout

    def observe(self, seat: int) -> "NDArray[np.int16]":
        """What a seat may know, as one vector (`layout` says what stands where)."""
        return as_vector(self.play.observe(self._seat(seat)))

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know as structured data: what the seat's screen is drawn from."""
        g, spec = self.play.g, self.table.spec
        return spec.view(redact(g, spec.layout(g), self._seat(seat)), seat)

    def infostate(self, seat: int) -> str:
        """The key of all a seat has seen: equal for two games if and only if it has seen the same."""
        return self.play.told().digests[self._seat(seat)].hex()

    def resample(self, seat: int, seed: int = 0) -> "Env":
        """A game with the same information state for a seat: what it cannot see is dealt anew.

        Chance is reseeded as well. It has no record of its own: its past is not what it would be.
        """
        return self._with(self.play.resample(self._seat(seat), int(seed)), seed="")

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadInput(Msg("error-research-seat", {"seat": raw(str(seat)[:40]), "most": self.seats - 1}))
        return seat

    # --- returns ------------------------------------------------------------------------------

    def returns(self, measure: str | None = None) -> list[float]:
        """What the end is worth to every seat, the automa among them; 0 before it."""
        kind = self.measure if measure is None else measure_of(measure)
        if not self.is_over:
            return [0.0] * self.seats
        return returns_of(self.table.spec.outcome(self.play.g), kind)

    def points(self, seat: int) -> int:
        """The points of a seat if the game ended now: for shaped rewards, which are yours to make.

        Only for a seat about itself: in Troyes the points of others are a secret.
        """
        return sum(part.points for part in self.table.spec.score(self.play.g)[self._seat(seat)])

    # --- copies and files ---------------------------------------------------------------------

    def clone(self) -> "Env":
        """An independent copy with the same future: same chance, same hidden cards."""
        return self._with(self.play.clone(), self.seed)

    def _with(self, play: Play, seed: str) -> "Env":
        copy: Env = object.__new__(type(self))
        copy.table = self.table
        copy.measure = self.measure
        copy.seed = seed
        copy.play = play
        return copy

    def record(self) -> Record:
        """What rebuilds this game anywhere, the browser included; raises BadInput for a resampled one."""
        if not self.seed:
            raise BadInput(Msg("error-research-no-record"))
        spec, table = self.table.spec, self.table
        given = (spec.id, spec.rules_version, table.box.fingerprint, table.players, table.options, self.seed)
        return Record(*given, list(self.play.choices), checksum(spec, self.play.g))

    def serialise(self) -> str:
        """The whole game with its secrets, as text: `deserialise` goes on from there, bit for bit."""
        told = self.play.told()
        data = {
            "format": FORMAT,
            "returns": self.measure,
            "seed": self.seed,
            "options": self.table.options,
            "choices": self.play.choices,
            "state": state_to_json(self.table.spec, self.play.g),
            "told": [digest.hex() for digest in told.digests],
        }
        return json.dumps(data, separators=(",", ":"))


def deserialise(text: str) -> Env:
    """A game that `serialise` has written; raises BadInput."""
    try:
        data: dict[str, Any] = json.loads(text)
        stored = data["state"]
        if data["format"] != FORMAT:
            raise ValueError
        table = table_of(str(stored["game"]), stored["players"], data["options"])
        g = state_from_json(table.spec, table.box, stored)
        if g.options != read_options(table.spec, table.players, table.options):
            raise ValueError
        digests = [bytes.fromhex(one) for one in data["told"]]
        choices = [int(choice) for choice in data["choices"]]
        if len(digests) != g.seat_count or any(len(one) != sha256().digest_size for one in digests):
            raise ValueError
        env = Env(table, 0, data["returns"])
        told = Told(table.spec, g.clone(), digests)
        return env._with(Play(table, g, choices, told.state, told), str(data["seed"]))
    except RegnumError as error:
        raise BadInput(error.msg) from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError):
        raise BadInput(Msg("error-research-stored")) from None


def replay(record: Record | str | Path, returns: str = "rank", upto: int = -1) -> Env:
    """The game of a record, from the browser or elsewhere, after `upto` choices (all by default).

    A record, its text, or the path of its file. Every choice is checked, and the end by its checksum; raises
    BadInput for what is no record of ours.
    """
    try:
        if isinstance(record, Path):
            record = record.read_text("utf-8", errors="replace")
        known = loads(record) if isinstance(record, str) else record
        known = known.without_pauses()
        table = table_of(known.game, known.players, known.options)
        replayed(table.spec, table.box, known)
    except OSError as error:
        raise BadInput(Msg("error-research-file", {"file": raw(str(error.filename))})) from None
    except RegnumError as error:
        raise BadInput(error.msg) from None
    env = Env(table, known.seed, returns)
    for option in known.choices if upto < 0 else known.choices[:upto]:
        env.play.play(option)
    return env
