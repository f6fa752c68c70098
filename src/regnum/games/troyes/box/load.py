"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence
from typing import cast

from regnum.components.file import ComponentFile
from regnum.components.reading import Reading, finish, read
from regnum.components.schema import Section
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.box.checks import check, name_spaces
from regnum.games.troyes.box.derived import derive
from regnum.games.troyes.box.schema import SECTIONS


def opened(text: str, sections: Sequence[Section] = SECTIONS) -> Reading:
    """A component file as it is, with all that is wrong with it; ComponentError if it is none."""
    file = ComponentFile(text, "troyes")
    box = Box()
    read(file, [section for section in sections if section.name == "buildings"], box)
    name_spaces(file, box)
    read(file, sections, box)
    check(file, box)
    return Reading(file, sections, box)


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    reading = opened(text, sections)
    finish(reading.file, sections, reading.box)
    box = cast(Box, reading.box)
    derive(box)
    return box
