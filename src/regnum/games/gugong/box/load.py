"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence

from regnum.components.file import ComponentFile
from regnum.components.reading import finish, read
from regnum.components.schema import Section
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.box.checks import check
from regnum.games.gugong.box.derived import derive
from regnum.games.gugong.box.map import check_map
from regnum.games.gugong.box.schema import SECTIONS
from regnum.games.gugong.box.solo import check_solo


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "gugong")
    box = Box()
    read(file, sections, box)
    check(file, box)
    check_map(file, box)
    check_solo(file, box)
    finish(file, sections, box)
    derive(box)
    return box
