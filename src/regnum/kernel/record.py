"""The record of a game: what rebuilds everything. A bug report is a record and a number."""

import json

from regnum.kernel.agenda import PAUSE, PAUSED, State, play_as, settle, settle_as
from regnum.kernel.box import BaseBox
from regnum.kernel.chance import key_from_seed
from regnum.kernel.codec import checksum, int_of, ints_of, shown
from regnum.kernel.errors import BadOptions, BadRecord, BadState
from regnum.kernel.messages import Arg, Msg, raw
from regnum.kernel.spec import GameSpec, read_options

FORMAT = 1
RECORD_LIMIT = 1 << 20  # no record of ours comes near: refuse what is larger before parsing it
TEXT_LIMIT = 1000


class Record:
    """Game, rules version, components, players, options, seed, choices; the rest follows."""

    def __init__(
        self,
        game: str,
        rules: int,
        components: str,
        players: int,
        options: dict[str, str],
        seed: str,
        choices: list[int],
        check: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.players = players
        self.options = options
        self.seed = seed
        self.choices = choices
        self.check = check  # checksum of the state after the last choice, if known

    def to_json(self) -> dict[str, object]:
        """The record as JSON values, with the number of its format."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "choices": self.choices,
            "check": self.check,
        }

    def without_pauses(self) -> "Record":
        """The same game without the questions that were asked out of discretion: they decide nothing."""
        choices = [choice for choice in self.choices if choice != PAUSE]
        given = (self.game, self.rules, self.components, self.players, self.options, self.seed)
        return Record(*given, choices, self.check)

    def dumps(self) -> str:
        """The record as one line of text, for files and bug reports."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


def new_game(
    spec: GameSpec,
    tables: BaseBox,
    players: int,
    options: dict[str, str],
    seed: str,
    listen: bool = False,
    discreet: bool = False,
) -> State:
    """A fresh game, run up to its first decision; raises BadOptions. `listen`: keep events."""
    if not is_plain_text(seed):  # the record of such a game could not be read again
        raise BadOptions(Msg("error-seed", {"max": TEXT_LIMIT}))
    g = spec.deal(tables, players, read_options(spec, players, options), key_from_seed(seed))
    g.game = spec.id
    if listen:
        g.events = []
    settle_as(g, discreet)
    return g


def opened(opening: State, listen: bool = False, discreet: bool = False) -> State:
    """A copy of a position that was laid out by hand, run up to its first decision."""
    g = opening.clone()
    if listen:
        g.events = []
    if g.agenda:  # else it is only there to be looked at
        settle_as(g, discreet)
    return g


def replay(spec: GameSpec, tables: BaseBox, record: Record, upto: int = -1, discreet: bool = False) -> State:
    """The state after `upto` choices (all by default), every one of them checked.

    `discreet`: with the pauses of a discreet match; else what answers them is passed over. A record of older
    rules is tried under ours: it counts if every choice is on offer and it ends in the position it says.
    """
    require_same(spec, tables, record)
    is_older = record.rules != spec.rules_version
    if is_older and upto < 0 and record.choices and not record.check:
        raise moved(spec, record, "error-record-unproven")
    g = new_game(spec, tables, record.players, record.options, record.seed, discreet=discreet)
    choices = record.choices if upto < 0 else record.choices[:upto]
    for n, choice in enumerate(choices):
        if choice == PAUSE and not discreet:
            continue
        if choice not in g.legal:
            if is_older:
                raise moved(spec, record, "error-record-differs", n + 1)
            raise BadRecord(Msg("error-record-choice", {"n": n + 1, "choice": choice}))
        play_as(g, choice, discreet)
    if upto < 0 and g.legal == PAUSED:
        settle(g)
    if upto < 0 and record.check and record.check != checksum(spec, g, record.rules):
        raise moved(spec, record) if is_older else BadRecord(Msg("error-record-checksum"))
    return g


def moved(spec: GameSpec, record: Record, key: str = "error-record-moved", n: int = 0) -> BadRecord:
    """Why a record of older rules does not count under ours; n: from which choice on, if that is known."""
    args: dict[str, Arg] = {"rules": record.rules, "ours": spec.rules_version}
    if n:
        args["n"] = n
    return BadRecord(Msg(key, args))


def require_same(spec: GameSpec, tables: BaseBox, record: Record) -> None:
    """A record is replayed with its own components, under its own rules or newer ones, or not at all."""
    if record.game != spec.id:
        raise BadRecord(Msg("error-record-game", {"game": raw(record.game)}))
    if not 1 <= record.rules <= spec.rules_version:
        raise BadRecord(Msg("error-record-rules", {"rules": record.rules, "ours": spec.rules_version}))
    if record.components != tables.fingerprint:
        raise BadRecord(Msg("error-record-components", {"components": raw(record.components)}))
    try:
        read_options(spec, record.players, record.options)
    except BadOptions as e:
        raise BadRecord(e.msg) from None


def loads(text: str) -> Record:
    """A record out of untrusted text; raises BadRecord and nothing else."""
    if len(text) > RECORD_LIMIT:
        raise BadRecord(Msg("error-record-field", {"field": raw("size")}))
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(Msg("error-record-json")) from None
    if not isinstance(data, dict):
        raise BadRecord(Msg("error-record-json"))
    if int_of(data.get("format")) != FORMAT:
        raise BadRecord(Msg("error-record-format", {"format": raw(shown(data.get("format")))}))
    try:
        choices = ints_of(data.get("choices"), "choices")
    except BadState:
        raise BadRecord(Msg("error-record-field", {"field": raw("choices")})) from None
    return Record(
        _text(data, "game"),
        _number(data, "rules"),
        _text(data, "components"),
        _number(data, "players"),
        _options(data),
        _text(data, "seed"),
        choices,
        _text(data, "check"),
    )


def _text(data: dict[str, object], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str) or not is_plain_text(value):
        raise BadRecord(Msg("error-record-field", {"field": raw(name)}))
    return value


def is_plain_text(text: str) -> bool:
    """Whether a record can hold this: not too long, and no lone surrogates, which JSON allows."""
    if len(text) > TEXT_LIMIT:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _number(data: dict[str, object], name: str) -> int:
    number = int_of(data.get(name))
    if number is None or abs(number) >= 1 << 31:
        raise BadRecord(Msg("error-record-field", {"field": raw(name)}))
    return number


def _options(data: dict[str, object]) -> dict[str, str]:
    value = data.get("options")
    if not isinstance(value, dict):
        raise BadRecord(Msg("error-record-field", {"field": raw("options")}))
    out: dict[str, str] = {}
    for name, chosen in value.items():
        if not isinstance(name, str) or not isinstance(chosen, str):
            raise BadRecord(Msg("error-record-field", {"field": raw("options")}))
        out[name] = chosen
    return out
