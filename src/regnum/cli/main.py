"""The `regnum` command: reads the arguments and hands over to one sub-command."""

import argparse
from collections.abc import Sequence

from regnum import __version__


def build_parser() -> argparse.ArgumentParser:
    """Return the parser; each sub-command sets `run`, a function from the arguments to the exit code."""
    parser = argparse.ArgumentParser(
        prog="regnum",
        description="Play Paladins of the West Kingdom, Troyes and Gùgōng with enforced rules.",
    )
    parser.add_argument("--version", action="version", version=f"regnum {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    play = commands.add_parser("play", help="play in the terminal")
    play.set_defaults(run=run_play)
    return parser


def run_play(_arguments: argparse.Namespace) -> int:
    """Say that there is no game yet."""
    print("There is no game to play yet.")
    return 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    parsed = build_parser().parse_args(arguments)
    code: int = parsed.run(parsed)
    return code
