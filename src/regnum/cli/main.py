"""The `regnum` command: reads the arguments and hands over to one sub-command.

Exit codes: 0 done; 1 something was checked and found wrong; 2 called wrongly; 130 interrupted.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from regnum import __version__
from regnum.ai.levels import LEVELS
from regnum.cli.usage import WRONG_USE, Parser, at_least, browser_command, command
from regnum.cli.words import Words
from regnum.games import GAMES, game
from regnum.kernel.errors import ComponentError, RegnumError
from regnum.kernel.spec import levels_of, usual_level

INTERRUPTED = 130
BROKEN_PIPE = 141  # what a shell reports of a command that wrote to nobody


def build_parser() -> Parser:
    """Return the parser; each sub-command sets `run`, a function from the arguments to the exit code."""
    parser = Parser(
        prog=command(),
        description="Play Paladins of the West Kingdom, Troyes and Gùgōng with enforced rules.",
        epilog=f"{browser_command()} opens the game in the browser; with --lan it also lets others in your "
        "network join. It takes the options of serve.",
    )
    parser.add_argument("--version", action="version", version=f"regnum {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_play(commands.add_parser("play", help="play in the terminal; without arguments: a menu"))
    add_serve(commands.add_parser("serve", help="the game server, for this machine or for others"))
    add_replay(commands.add_parser("replay", help="show and verify a recorded game"))
    add_perft(commands.add_parser("perft", help="count the ways a game can go on"))
    add_selftest(commands.add_parser("selftest", help="play random games and check everything"))
    add_components(commands.add_parser("components", help="print all cards and spaces with their sources"))
    add_scenario(commands.add_parser("scenario", help="play scenario files and check what they expect"))
    add_bench(commands.add_parser("bench", help="measure the speed of a game's rules"))
    add_verify(commands.add_parser("verify", help="check the shuffles and choices of a finished game"))
    add_verify_store(commands.add_parser("verify-store", help="replay every stored game"))
    add_doctor(commands.add_parser("doctor", help="look whether a server would run well here"))
    add_backup(commands.add_parser("backup", help="copy the database while the server runs"))
    add_restore(commands.add_parser("restore", help="fill an empty database from a copy that ends in .jsonl"))
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="one of: " + ", ".join(GAMES))


def add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", metavar="FILE", default="", help="a corrected component file")


def levels_of_all() -> str:
    """The difficulties of every game, and which one it is if none is named."""
    told: list[str] = []
    for spec in GAMES.values():
        usual = usual_level(spec).get("difficulty")
        levels = [f"{level} (usual)" if level == usual else level for level in levels_of(spec)]
        told.append(f"{spec.id}: " + (", ".join(levels) or "no levels"))
    return "; ".join(told)


def options_of_all() -> str:
    """The names of every game’s options; a wrong value is answered with those there are."""
    told = [f"{spec.id}: " + ", ".join(option.name for option in spec.options) for spec in GAMES.values()]
    return "an option; " + "; ".join(told)


def add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="one of: " + ", ".join(GAMES))
    parser.add_argument(
        "--players", metavar="N", type=at_least(1), help="seats at the table (2); 1 is --solo"
    )
    parser.add_argument(
        "--solo",
        metavar="LEVEL",
        nargs="?",
        const="",
        help="alone against the game; " + levels_of_all(),
    )
    parser.add_argument("--seed", metavar="N", help="the same seed deals the same cards")
    parser.add_argument("--bots", metavar="N", type=at_least(0), help="how many of the seats are bots (0)")
    parser.add_argument("--bot", metavar="KIND", help="how strong: " + " or ".join(LEVELS) + " (simple)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", help="an option; " + options_of_all()
    )
    add_file(parser)
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game or a record")
    parser.add_argument("--plain", action="store_true", help="lines of text instead of a full screen")
    parser.set_defaults(run=run_play)


def add_db(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", metavar="DB", default="", help="a file, or postgresql://... (your data folder)"
    )


def add_server_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components",
        metavar="FILE",
        action="append",
        default=[],
        help="a corrected component file that tables may choose; may be given again",
    )


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lan", action="store_true", help="let others in your network join: prints the address to open"
    )
    parser.add_argument("--host", default="", help="the address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port",
        metavar="N",
        type=at_least(0),
        default=8765,
        help="the port; the next free one if taken (8765)",
    )
    add_db(parser)
    add_server_components(parser)
    parser.add_argument(
        "--public-url", metavar="URL", default="", help="the address people are given, if it is another"
    )
    parser.add_argument(
        "--proxy-headers", action="store_true", help="believe the headers of a proxy in front"
    )
    parser.add_argument("--workers", metavar="N", type=at_least(0), help="processes that think for the bots")
    parser.add_argument("--settings", metavar="FILE", default="", help="limits and times, as JSON")
    parser.add_argument(
        "--log", metavar="FILE", default="", help="write requests and refusals as JSON lines (- to stderr)"
    )
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="", help="how much of it"
    )
    parser.add_argument(
        "--metrics",
        metavar="PORT",
        type=at_least(0),
        default=0,
        help="figures for Prometheus, on this machine",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run_serve)


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="the record of a finished game")
    add_file(parser)
    parser.set_defaults(run=run_verify)


def add_verify_store(parser: argparse.ArgumentParser) -> None:
    add_db(parser)
    add_server_components(parser)
    parser.set_defaults(run=run_verify_store)


def add_doctor(parser: argparse.ArgumentParser) -> None:
    add_db(parser)
    parser.add_argument("--settings", metavar="FILE", default="", help="the settings to look at")
    parser.add_argument("--host", default="", help="the address it would listen on (127.0.0.1)")
    parser.add_argument("--proxy-headers", action="store_true", help="behind a proxy")
    parser.set_defaults(run=run_doctor)


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE", help="where the copy goes")
    add_db(parser)
    parser.set_defaults(run=run_backup)


def add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FILE", help="the copy that backup made")
    add_db(parser)
    parser.set_defaults(run=run_restore)


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record or a saved game")
    parser.add_argument("--at", metavar="N", type=at_least(0), help="the position after N choices (the last)")
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_replay)


def add_perft(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seed", metavar="S", default="0", help="which deal (0)")
    parser.add_argument(
        "--depth", metavar="D", type=at_least(1), required=True, help="how many choices ahead"
    )
    parser.add_argument("--players", metavar="N", type=at_least(1), default=2, help="seats (2)")
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_perft)


def add_selftest(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=at_least(1), default=12, help="how many games (12)")
    parser.add_argument("--players", metavar="N", type=at_least(1), help="only with so many players")
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_selftest)


def add_components(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_components)


def add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", metavar="PATH", nargs="+", help="a scenario file, or a folder of them")
    add_json(parser)
    parser.set_defaults(run=run_scenario)


def add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="G", help="only this game: " + ", ".join(GAMES))
    add_json(parser)
    parser.set_defaults(run=run_bench)


# Each command is imported when it is called: the full-screen app alone takes a while.


def run_play(arguments: argparse.Namespace) -> int:
    from regnum.cli.play import run

    return run(arguments)


def run_serve(arguments: argparse.Namespace) -> int:
    from regnum.cli.serve import main as serve
    from regnum.cli.serve import open_browser

    a = arguments
    return serve(
        host=a.host,
        port=a.port,
        lan=a.lan,
        public_url=a.public_url,
        db=a.db,
        components=a.components,
        proxy_headers=a.proxy_headers,
        workers=a.workers,
        settings_file=a.settings,
        log=a.log,
        log_level=a.log_level,
        metrics_port=a.metrics,
        on_ready=open_browser if a.open else None,
    )


def run_verify(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import verify

    return verify(arguments.file, arguments.components)


def run_verify_store(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import verify_store

    return verify_store(arguments.db, arguments.components)


def run_doctor(arguments: argparse.Namespace) -> int:
    from regnum.cli.doctor import doctor

    a = arguments
    return doctor(a.db, a.settings, a.host, a.proxy_headers)


def run_backup(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import backup

    return backup(arguments.target, arguments.db)


def run_restore(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import restore

    return restore(arguments.source, arguments.db)


def run_replay(arguments: argparse.Namespace) -> int:
    from regnum.cli.replay import run

    return run(arguments.file, arguments.at, arguments.components, arguments.json)


def run_perft(arguments: argparse.Namespace) -> int:
    from regnum.cli.perft import run

    a = arguments
    return run(a.game, a.seed, a.depth, a.players, a.components, a.json)


def run_selftest(arguments: argparse.Namespace) -> int:
    from regnum.cli.selftest import run

    a = arguments
    return run(a.game, a.games, a.players, a.components, a.json)


def run_components(arguments: argparse.Namespace) -> int:
    from regnum.cli.components import run

    return run(arguments.game, arguments.components, arguments.json)


def run_scenario(arguments: argparse.Namespace) -> int:
    from regnum.scenario.command import main as scenarios

    return scenarios(arguments.paths, arguments.json, f"{command()} scenario")


def run_bench(arguments: argparse.Namespace) -> int:
    from regnum.cli.bench import run

    if arguments.game is not None:
        game(arguments.game)  # an unknown one is called wrongly like everywhere else
    return run(arguments.game, arguments.json)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    parsed = build_parser().parse_args(arguments)
    try:
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except RegnumError as e:
        return complain(Words().error(e))
    except ComponentError as e:
        more = len(e.problems) - 1
        return complain(Words()("term-error-components", first=e.problems[0], more=more))
    except BrokenPipeError:
        # Nobody reads on: quiet, also when Python closes the stream at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as e:
        return complain(Words()("term-error-file", file=str(e.filename or ""), why=e.strerror or str(e)))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def complain(text: str) -> int:
    """One line about what is wrong with the call."""
    print(f"{command()}: " + " ".join(text.split()), file=sys.stderr)
    return WRONG_USE
