"""What is said when a command cannot be carried out."""

from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg


class Refused(RegnumError):
    """A command that is not allowed now. Nothing has changed."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        super().__init__(Msg(key, args))
        self.rule = rule
