"""`regnum play`: the menu or the game asked for, full screen or in plain lines."""

import argparse
import os
import sys

from regnum.ai.levels import USUAL
from regnum.cli.start import Wanted, session_for
from regnum.cli.usage import WrongUse
from regnum.games import GAMES, game
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec, levels_of, usual_level

GIVEN = ("game", "players", "solo", "seed", "bots", "bot", "option", "resume", "hints")


def run(arguments: argparse.Namespace) -> int:
    """Play; without arguments, ask first."""
    is_asked = arguments.components or any(getattr(arguments, name) is not None for name in GIVEN)
    wanted = wanted_from(arguments) if is_asked else None
    session = session_for(wanted) if wanted is not None else None
    if arguments.plain or not is_screen():
        from regnum.cli.plain import PlainGame

        return PlainGame(session).run()
    from regnum.cli.tui.app import RegnumApp

    return RegnumApp(session).play()


def is_screen() -> bool:
    """Whether there is a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def wanted_from(arguments: argparse.Namespace) -> Wanted:
    """The game the arguments ask for; raises WrongUse where they contradict each other."""
    a = arguments
    if a.resume:
        if a.game is not None:
            raise WrongUse(Msg("term-error-resume-game", {"game": raw(a.game)}))
        for name in ("players", "solo", "seed", "bots", "bot", "option", "hints"):
            if getattr(a, name) is not None:
                raise WrongUse(Msg("term-error-resume-with", {"option": raw(name)}))
        return Wanted(components=a.components, resume=a.resume)
    spec = game(a.game or next(iter(GAMES)))
    if a.solo is not None and (a.players or 1) != 1:
        raise WrongUse(Msg("term-error-solo-players", {"players": a.players}))
    players = 1 if a.solo is not None else a.players or 2
    bots = a.bots if a.bots is not None else (players - 1 if a.bot else 0)
    return Wanted(
        game=spec.id,
        players=players,
        bots=bots,
        bot=a.bot or USUAL,
        options=options_from(a, spec, players),
        seed=a.seed or "",
        components=a.components,
        hints=bool(a.hints),
    )


def options_from(arguments: argparse.Namespace, spec: GameSpec, players: int) -> dict[str, str]:
    """The options of the game: `--option bonus=yes`, and the level of `--solo hard`, or the usual one."""
    options = usual_level(spec) if players == 1 else {}
    if arguments.solo:
        if not levels_of(spec):
            raise WrongUse(Msg("term-error-solo-level", {"game": Msg(spec.id + "-title")}))
        options = {"difficulty": arguments.solo}
    for text in arguments.option or []:
        name, _, value = text.partition("=")
        options[name.strip()] = value.strip()
    return options
