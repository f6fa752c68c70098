"""The `regnum` command: reads the arguments and hands over to one sub-command.

Exit codes: 0 done; 1 something was checked and found wrong; 2 called wrongly; 130 interrupted.
"""

import os
import sys
from collections.abc import Callable, Sequence

from regnum import __version__
from regnum.ai.arena.entrants import EXAMPLES, KNOWN
from regnum.ai.levels import OFFERED
from regnum.cli.arguments import add_file, add_game, add_json, add_option, add_solo, alternatives, list_of
from regnum.cli.language import SYSTEM, language_for
from regnum.cli.running import (
    run_arena,
    run_backup,
    run_bench,
    run_components,
    run_dataset,
    run_doctor,
    run_language,
    run_perft,
    run_play,
    run_replay,
    run_restore,
    run_review,
    run_scenario,
    run_selftest,
    run_serve,
    run_site,
    run_train,
    run_verify,
    run_verify_store,
)
from regnum.cli.usage import WRONG_USE, Parser, WrongUse, at_least, browser_command, command, share
from regnum.cli.words import Words, speak
from regnum.games import GAMES
from regnum.kernel.errors import ComponentError, RegnumError

INTERRUPTED = 130
BROKEN_PIPE = 141  # what a shell reports of a command that wrote to nobody


def build_parser(words: Words | None = None) -> Parser:
    """Return the parser, which explains itself in these words; each sub-command sets `run`, a function from
    the arguments to the exit code."""
    words = words or Words()
    parser = Parser(
        words,
        prog=command(),
        description=words("cli-description"),
        epilog=words("cli-browser", command=browser_command()),
    )
    parser.add_argument(
        "--version", action="version", version=f"regnum {__version__}", help=words("cli-version")
    )
    # It is taken out before (language.py), wherever it stands, so that the help is in that language.
    parser.add_argument("--lang", metavar="LANG", help=words("term-lang-option"))
    commands = parser.add_subparsers(title=words("cli-commands"), metavar="COMMAND", required=True)
    for name, add in COMMANDS.items():
        add(commands.add_parser(name, words=words, help=words("cli-command-" + name)))
    return parser


def add_language(parser: Parser) -> None:
    says = parser.says("term-lang-which", system=SYSTEM)
    parser.add_argument("language", metavar="LANG", nargs="?", help=says)
    parser.set_defaults(run=run_language)


def add_play(parser: Parser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help=parser.says("cli-game", games=alternatives(GAMES))
    )
    parser.add_argument("--players", metavar="N", type=at_least(1), help=parser.says("cli-play-players"))
    add_solo(parser)
    parser.add_argument("--seed", metavar="N", help=parser.says("cli-play-seed"))
    parser.add_argument("--bots", metavar="N", type=at_least(0), help=parser.says("cli-play-bots"))
    kinds = parser.says("cli-play-bot", kinds=alternatives(OFFERED))
    parser.add_argument("--bot", metavar="KIND", help=kinds)
    add_option(parser)
    add_file(parser)
    parser.add_argument("--resume", metavar="FILE", help=parser.says("cli-play-resume"))
    parser.add_argument("--hints", action="store_true", default=None, help=parser.says("cli-play-hints"))
    parser.add_argument("--plain", action="store_true", help=parser.says("cli-play-plain"))
    parser.set_defaults(run=run_play)


def add_db(parser: Parser) -> None:
    parser.add_argument("--db", metavar="DB", default="", help=parser.says("cli-db"))


def add_server_components(parser: Parser) -> None:
    parser.add_argument(
        "--components",
        metavar="FILE",
        action="append",
        default=[],
        help=parser.says("cli-server-components"),
    )


def add_serve(parser: Parser) -> None:
    parser.add_argument("--lan", action="store_true", help=parser.says("cli-serve-lan"))
    parser.add_argument("--host", default="", help=parser.says("cli-serve-host"))
    parser.add_argument(
        "--port",
        metavar="N",
        type=at_least(0),
        default=8765,
        help=parser.says("cli-serve-port"),
    )
    add_db(parser)
    add_server_components(parser)
    parser.add_argument("--public-url", metavar="URL", default="", help=parser.says("cli-serve-public-url"))
    parser.add_argument("--proxy-headers", action="store_true", help=parser.says("cli-serve-proxy-headers"))
    parser.add_argument("--workers", metavar="N", type=at_least(0), help=parser.says("cli-serve-workers"))
    parser.add_argument("--settings", metavar="FILE", default="", help=parser.says("cli-serve-settings"))
    parser.add_argument("--log", metavar="FILE", default="", help=parser.says("cli-serve-log"))
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="",
        help=parser.says("cli-serve-log-level"),
    )
    parser.add_argument(
        "--metrics",
        metavar="PORT",
        type=at_least(0),
        default=0,
        help=parser.says("cli-serve-metrics"),
    )
    parser.add_argument("--open", action="store_true", help=parser.says("cli-serve-open"))
    parser.set_defaults(run=run_serve)


def add_site(parser: Parser) -> None:
    parser.add_argument("--out", metavar="DIR", default="", help=parser.says("cli-site-out"))
    parser.add_argument("--package", metavar="DIR", default="", help=parser.says("cli-site-package"))
    parser.add_argument("--serve", action="store_true", help=parser.says("cli-site-serve"))
    says = parser.says("cli-serve-port")
    parser.add_argument("--port", metavar="N", type=at_least(0), default=8765, help=says)
    parser.set_defaults(run=run_site)


def add_verify(parser: Parser) -> None:
    parser.add_argument("file", metavar="RECORD", help=parser.says("cli-verify-file"))
    add_file(parser)
    parser.set_defaults(run=run_verify)


def add_verify_store(parser: Parser) -> None:
    add_db(parser)
    add_server_components(parser)
    parser.set_defaults(run=run_verify_store)


def add_doctor(parser: Parser) -> None:
    add_db(parser)
    parser.add_argument("--settings", metavar="FILE", default="", help=parser.says("cli-doctor-settings"))
    parser.add_argument("--host", default="", help=parser.says("cli-doctor-host"))
    parser.add_argument("--proxy-headers", action="store_true", help=parser.says("cli-doctor-proxy-headers"))
    parser.set_defaults(run=run_doctor)


def add_backup(parser: Parser) -> None:
    parser.add_argument("target", metavar="FILE", help=parser.says("cli-backup-target"))
    add_db(parser)
    parser.set_defaults(run=run_backup)


def add_restore(parser: Parser) -> None:
    parser.add_argument("source", metavar="FILE", help=parser.says("cli-restore-source"))
    add_db(parser)
    parser.set_defaults(run=run_restore)


def add_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.says("cli-replay-file"))
    parser.add_argument("--at", metavar="N", type=at_least(0), help=parser.says("cli-replay-at"))
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_replay)


def add_review(parser: Parser) -> None:
    parser.add_argument("file", metavar="RECORD", help=parser.says("cli-replay-file"))
    parser.add_argument("--seat", metavar="N", type=at_least(1), help=parser.says("cli-review-seat"))
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_review)


def add_perft(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--seed", metavar="S", default="0", help=parser.says("cli-perft-seed"))
    parser.add_argument(
        "--depth", metavar="D", type=at_least(1), required=True, help=parser.says("cli-perft-depth")
    )
    parser.add_argument(
        "--players", metavar="N", type=at_least(1), default=2, help=parser.says("cli-perft-players")
    )
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_perft)


def add_selftest(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=at_least(1), default=12, help=parser.says("cli-selftest-games")
    )
    parser.add_argument("--players", metavar="N", type=at_least(1), help=parser.says("cli-selftest-players"))
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_selftest)


def add_components(parser: Parser) -> None:
    add_game(parser)
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run_components)


def add_scenario(parser: Parser) -> None:
    parser.add_argument("paths", metavar="PATH", nargs="+", help=parser.says("cli-scenario-paths"))
    add_json(parser)
    parser.set_defaults(run=run_scenario)


def add_bench(parser: Parser) -> None:
    parser.add_argument("--game", metavar="G", help=parser.says("cli-bench-game", games=alternatives(GAMES)))
    add_json(parser)
    parser.set_defaults(run=run_bench)


def add_arena(parser: Parser) -> None:
    add_game(parser)
    says = parser.says
    examples = {"seconds": EXAMPLES[0], "count": EXAMPLES[1]}
    who = says("cli-arena-players", levels=list_of(KNOWN), **examples)
    parser.add_argument("--players", metavar="A,B,…", required=True, help=who)
    parser.add_argument("--games", metavar="N", type=at_least(1), default=100, help=says("cli-arena-games"))
    parser.add_argument("--seed", metavar="S", default="arena", help=says("cli-arena-seed"))
    parser.add_argument("--seats", metavar="N", type=at_least(2), help=says("cli-arena-seats"))
    parser.add_argument("--mirror", action="store_true", help=says("cli-arena-mirror"))
    add_solo(parser)
    add_option(parser)
    parser.add_argument("--workers", metavar="N", type=at_least(1), help=says("cli-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=says("cli-arena-ray"))
    parser.add_argument("--resume", metavar="FILE", help=says("cli-arena-resume"))
    parser.add_argument("--json", metavar="FILE", help=says("cli-arena-json"))
    parser.add_argument("--markdown", metavar="FILE", help=says("cli-arena-markdown"))
    parser.set_defaults(run=run_arena)


def add_dataset(parser: Parser) -> None:
    add_game(parser)
    says = parser.says
    examples = {"seconds": EXAMPLES[0], "count": EXAMPLES[1]}
    who = says("cli-arena-players", levels=list_of(KNOWN), **examples)
    parser.add_argument("--players", metavar="A,B,…", help=who)
    parser.add_argument("--games", metavar="N", type=at_least(1), help=says("cli-arena-games"))
    parser.add_argument("--seed", metavar="S", help=says("cli-arena-seed"))
    parser.add_argument("--seats", metavar="N", type=at_least(2), help=says("cli-arena-seats"))
    add_solo(parser)
    add_option(parser)
    parser.add_argument("--records", metavar="PATH", nargs="+", help=says("cli-dataset-records"))
    parser.add_argument("--out", metavar="FOLDER", required=True, help=says("cli-dataset-out"))
    parser.add_argument(
        "--format", choices=("npz", "parquet"), default="npz", help=says("cli-dataset-format")
    )
    parser.add_argument("--shard", metavar="N", type=at_least(1), default=64, help=says("cli-dataset-shard"))
    parser.add_argument("--workers", metavar="N", type=at_least(1), help=says("cli-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=says("cli-arena-ray"))
    parser.set_defaults(run=run_dataset)


def add_train(parser: Parser) -> None:
    add_game(parser)
    says = parser.says
    parser.add_argument("--players", metavar="N", type=at_least(1), default=2, help=says("cli-train-players"))
    parser.add_argument("--games", metavar="N", type=at_least(1), default=5000, help=says("cli-train-games"))
    parser.add_argument("--seed", metavar="S", default="train", help=says("cli-train-seed"))
    parser.add_argument("--batch", metavar="N", type=at_least(1), default=64, help=says("cli-train-batch"))
    parser.add_argument("--nodes", metavar="N", type=at_least(0), default=0, help=says("cli-train-nodes"))
    parser.add_argument("--rate", metavar="R", type=share, default=0.06, help=says("cli-train-rate"))
    parser.add_argument("--start", metavar="FILE", help=says("cli-train-start"))
    add_solo(parser)
    add_option(parser)
    parser.add_argument("--workers", metavar="N", type=at_least(1), help=says("cli-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=says("cli-arena-ray"))
    parser.add_argument("--out", metavar="FILE", help=says("cli-train-out"))
    parser.set_defaults(run=run_train)


COMMANDS: dict[str, Callable[[Parser], None]] = {
    "play": add_play,
    "serve": add_serve,
    "site": add_site,
    "replay": add_replay,
    "review": add_review,
    "perft": add_perft,
    "selftest": add_selftest,
    "components": add_components,
    "scenario": add_scenario,
    "bench": add_bench,
    "arena": add_arena,
    "dataset": add_dataset,
    "train": add_train,
    "verify": add_verify,
    "verify-store": add_verify_store,
    "doctor": add_doctor,
    "backup": add_backup,
    "restore": add_restore,
    "language": add_language,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    try:
        language, rest = language_for(sys.argv[1:] if arguments is None else arguments)
    except WrongUse as e:
        return complain(Words().error(e))
    speak(language)
    parsed = build_parser().parse_args(rest)
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
