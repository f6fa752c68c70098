"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence

from regnum.components.file import ComponentFile
from regnum.components.reading import finish, read
from regnum.components.schema import Section
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.box.checks import check
from regnum.games.paladins.box.derived import derive
from regnum.games.paladins.box.schema import SECTIONS


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "paladins")
    box = Box()
    read(file, sections, box)
    check(file, box)
    finish(file, sections, box)
    derive(box)
    return box
