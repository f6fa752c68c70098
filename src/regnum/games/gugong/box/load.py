"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence

from regnum.components.file import ComponentFile
from regnum.components.reading import finish, read
from regnum.components.schema import Section
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.box.checks import (
    check_decrees,
    check_gifts,
    check_locations,
    check_tokens,
    check_trades,
)
from regnum.games.gugong.box.derived import derive
from regnum.games.gugong.box.map import check_map
from regnum.games.gugong.box.schema import SECTIONS
from regnum.games.gugong.box.solo import check_solo


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "gugong")
    box = Box()
    read(file, sections, box)
    check_gifts(file, box)
    check_tokens(file, box)
    check_trades(file, box)
    check_locations(file, box)
    check_decrees(file, box)
    check_map(file, box)
    check_solo(file, box)
    finish(file, sections, box)
    derive(box)
    return box
