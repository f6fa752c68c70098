"""Being called wrongly: one clear line on the error stream, and exit code 2."""

import argparse
import os
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NoReturn

from regnum.cli.words import Words
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg

WRONG_USE = 2
COMMAND = "REGNUM_COMMAND"  # set by ./play, which starts us: how it was called itself


def command() -> str:
    """What somebody has to type to start us again: `./play`, or `regnum` where it is installed."""
    return os.environ.get(COMMAND) or "regnum"


def browser_command() -> str:
    """What opens the game in the browser: ./play alone does, an installed command is asked to."""
    return os.environ.get(COMMAND) or "regnum serve --open"


class WrongUse(RegnumError):
    """Arguments that cannot be: the message says what is wrong with them."""


class Formatter(argparse.HelpFormatter):
    """Help that begins with our word for "usage"."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.words("cli-usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that explains itself in the words of a language and complains in one line.

    What argparse itself finds wrong with a call it says in English: its sentences are not in the catalogue.
    """

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=partial(Formatter, words), add_help=False)
        self.words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-flags")
        self.add_argument("-h", "--help", action="help", help=self.says("cli-help"))

    def says(self, key: str, **args: Arg | str) -> str:
        """A text of the catalogue as help: argparse would take a percent sign for a placeholder."""
        return self.words(key, **args).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, self.words("cli-error", program=self.prog, problem=message) + "\n")


def at_least(least: int) -> Callable[[str], int]:
    """An argument type: a whole number that is not too small."""

    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        return value

    number.__name__ = "whole number"
    return number


def share(text: str) -> float:
    """An argument type: a number above 0 and at most 1."""
    value = float(text)
    if not 0 < value <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0 and at most 1")
    return value
