"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence
from typing import cast

from regnum.components.file import ComponentFile
from regnum.components.reading import Reading, finish, read
from regnum.components.schema import Section
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.box.checks import check
from regnum.games.gugong.box.derived import derive
from regnum.games.gugong.box.map import check_map
from regnum.games.gugong.box.schema import SECTIONS
from regnum.games.gugong.box.solo import check_solo


def opened(text: str, sections: Sequence[Section] = SECTIONS) -> Reading:
    """A component file as it is, with all that is wrong with it; ComponentError if it is none."""
    file = ComponentFile(text, "gugong")
    box = Box()
    read(file, sections, box)
    check(file, box)
    check_map(file, box)
    check_solo(file, box)
    return Reading(file, sections, box)


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    reading = opened(text, sections)
    finish(reading.file, sections, reading.box)
    box = cast(Box, reading.box)
    derive(box)
    return box
