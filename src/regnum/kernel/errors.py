"""Everything that can be refused, with a reason a program can read and a catalogue can say."""

from regnum.kernel.messages import Msg


class RegnumError(Exception):
    """Base of all refusals. `msg` is for people, `code` (the message key) for programs."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key, msg.args)
        self.msg = msg

    @property
    def code(self) -> str:
        return self.msg.key


class IllegalChoice(RegnumError):
    """A choice that is not offered. The state is untouched."""

    def __init__(self, msg: Msg, rule: str = "") -> None:
        super().__init__(msg)
        self.rule = rule


class UnknownGame(RegnumError):
    """No such game."""


class BadOptions(RegnumError):
    """Options or a number of players that the game does not know."""


class BadRecord(RegnumError):
    """A record that cannot be read, or that does not reproduce."""


class BadState(RegnumError):
    """A stored state that cannot be read."""


class ComponentError(Exception):
    """A component file that cannot be used: every problem with entry and field, in English.

    These are for whoever edits the file, beside the file's own English ids.
    """

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
