"""Being called wrongly: one clear line on the error stream, and exit code 2."""

import argparse
import os
from collections.abc import Callable
from typing import NoReturn

from regnum.kernel.errors import RegnumError

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


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USE, f"{self.prog}: {message} (try {self.prog} --help)\n")


def at_least(least: int) -> Callable[[str], int]:
    """An argument type: a whole number that is not too small."""

    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        return value

    number.__name__ = "whole number"
    return number
