"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence

from regnum.components.file import ComponentFile
from regnum.components.reading import finish, read
from regnum.components.schema import Section
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.box.checks import check, name_spaces
from regnum.games.troyes.box.derived import derive
from regnum.games.troyes.box.schema import SECTIONS


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "troyes")
    box = Box()
    read(file, [section for section in sections if section.name == "buildings"], box)
    name_spaces(file, box)
    read(file, sections, box)
    check(file, box)
    finish(file, sections, box)
    derive(box)
    return box
