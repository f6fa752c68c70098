"""From arguments or menu choices to a session: which game, who plays, from which file."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from regnum.ai.levels import LEVELS, OFFERED, USUAL
from regnum.cli import saves
from regnum.cli.session import Session
from regnum.cli.usage import WrongUse
from regnum.games import game
from regnum.kernel.errors import BadRecord
from regnum.kernel.messages import Msg, raw
from regnum.library import match_of, new_match


@dataclass
class Wanted:
    """A game somebody wants to start."""

    game: str = "paladins"
    players: int = 2
    bots: int = 0
    bot: str = USUAL
    options: dict[str, str] = field(default_factory=dict)  # what is not said is as the game has it
    seed: str = ""  # "": any
    components: str = ""
    resume: str = ""  # a saved game instead of a new one
    hints: bool = False  # the coach may be asked


def any_seed() -> str:
    """A seed nobody has thought of."""
    return secrets.token_hex(4)


def session_for(wanted: Wanted) -> Session:
    """A session, new or resumed. Raises WrongUse, RegnumError or ComponentError."""
    return resumed(wanted) if wanted.resume else started(wanted)


def started(wanted: Wanted) -> Session:
    """A new game."""
    spec = game(wanted.game)
    if wanted.bots >= wanted.players:
        raise WrongUse(Msg("term-error-bots", {"bots": wanted.bots, "players": wanted.players}))
    if wanted.bot not in LEVELS:
        raise WrongUse(
            Msg("term-error-bot", {"bot": raw(wanted.bot), "bots": [raw(name) for name in OFFERED]})
        )
    match = new_match(
        spec.id,
        players=wanted.players,
        seed=wanted.seed or any_seed(),
        options=wanted.options,
        components=wanted.components or None,
    )
    return Session(
        match,
        range(wanted.players - wanted.bots),
        bot=wanted.bot,
        components=str(Path(wanted.components).resolve()) if wanted.components else "",
        path=saves.new_path(spec.id),
        hints=[0] * wanted.players if wanted.hints else None,
    )


def resumed(wanted: Wanted) -> Session:
    """A saved game, or any record, which then is saved under a name of its own."""
    path = found(wanted.resume)
    save = saves.read(path)
    components = wanted.components or save.table.components
    match = match_of(save.record, components or None)
    if save.table.bot not in LEVELS:
        raise BadRecord(Msg("error-record-field", {"field": raw("table.bot")}))
    return Session(
        match,
        save.table.humans,
        bot=save.table.bot,
        components=str(Path(components).resolve()) if components else "",
        path=path if save.is_saved else saves.new_path(save.record.game),
        hints=save.table.hints,
    )


def found(name: str) -> Path:
    """The file of this name, here or among the saved games."""
    for path in (Path(name), saves.saves_folder() / name, saves.saves_folder() / f"{name}.json"):
        if path.is_file():
            return path
    raise WrongUse(Msg("term-error-no-file", {"file": raw(name)}))
