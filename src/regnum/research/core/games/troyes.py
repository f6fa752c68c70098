"""Troyes for research."""

from typing import Final

from regnum.games.troyes.const import COLOURS, DIE_CODES, FACES, OPT_BEAT, OPT_DIE, OPT_YIELD, OWNERS
from regnum.games.troyes.rules.choose_dice import pack
from regnum.games.troyes.rules.dice import die_ref
from regnum.research.core.forms import Declared, Spans, cards, row, upto

EVENTS: Final = 18
CHARACTERS: Final = 6
LARGEST: Final = 3  # group of dice
BLACK_SETS: Final = 64  # a bit per black die, six at most


def groups() -> list[int]:
    """Every group of one to three dice of one colour, from whichever districts, as ChooseDice packs it."""
    out: list[int] = []
    for colour in range(COLOURS):
        codes = range(colour * FACES, (colour + 1) * FACES)
        refs = [die_ref(owner, code) for owner in range(OWNERS) for code in codes]
        last: list[tuple[int, ...]] = [()]
        for _ in range(LARGEST):
            last = [(*group, ref) for group in last for ref in refs if not group or ref >= group[-1]]
            out.extend([pack(group) for group in last])
    return out


QUESTIONS: Final[dict[str, Spans]] = {
    "PlaceFirst": upto(18),
    "CounterBlack": Spans(range(OPT_DIE, OPT_YIELD + 1), range(OPT_BEAT, OPT_BEAT + BLACK_SETS)),
    "Turn": upto(OPT_YIELD + 1),
    "Group": upto(OPT_YIELD + 1),
    "ChooseDice": Spans(groups()),
    "Source": upto(32),
    "Uses": upto(32),
    "ChooseBuilding": upto(3),
    "PlaceCube": upto(EVENTS, 63),
    "Flip": upto(32),
}

DECLARED: Final = Declared(
    observation="troyes-observation-1",
    actions="troyes-actions-1",
    questions=QUESTIONS,
    beside="",
    table_zones={
        "cards": row(9),
        "event_row": row(EVENTS),
        "event_gone": cards(EVENTS),
        "grey_dice": cards(DIE_CODES),
        "black_dice": row(6),
        "character_row": row(CHARACTERS),
    },
    seat_zones={
        "dice": cards(DIE_CODES),
        "won": cards(EVENTS),
        "characters": cards(CHARACTERS),
        "characters_shown": cards(CHARACTERS),
    },
)
