"""From the text of a component file to a box that the rules can read."""

from collections.abc import Sequence

from regnum.components.file import ComponentFile
from regnum.components.reading import finish, read
from regnum.components.schema import Section
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.box.checks import (
    check_ai,
    check_main_board,
    check_orders,
    check_paladins,
    check_suspicion,
    check_townsfolk,
    check_walls,
    score_outsiders,
)
from regnum.games.paladins.box.derived import derive
from regnum.games.paladins.box.schema import SECTIONS


def load(text: str, sections: Sequence[Section] = SECTIONS) -> Box:
    """The box of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "paladins")
    box = Box()
    read(file, sections, box)
    check_suspicion(file.sections["suspicion"], box)
    check_townsfolk(file, box)
    check_walls(file.sections["walls"])
    score_outsiders(box)
    check_orders(file.sections["kings_orders"], box)
    check_main_board(file, box)
    check_paladins(file.sections["paladins"])
    check_ai(file, box)
    finish(file, sections, box)
    derive(box)
    return box
