"""What research is refused, in words. Nothing has changed when one of these is raised."""

from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg


class ResearchError(RegnumError):
    """Base of all refusals of `regnum.research`. Its text is English; `msg` can be said in any language."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg)

    def __str__(self) -> str:
        from regnum.i18n.catalog import Catalog  # read only when something is wrong

        return Catalog("en", plain=True).text(self.msg)


class IllegalAction(ResearchError):
    """An action that the mask does not allow."""


class BadSetting(ResearchError):
    """A game, option, number of players or setting there is not."""


class BadInput(ResearchError):
    """A record, a stored game or an array that cannot be used."""


class MissingExtra(ResearchError):
    """An adapter whose framework is not installed."""


class OutsideSpace(ResearchError):
    """An option or card for which the fixed ids have no room: other components, or a mistake of ours."""
