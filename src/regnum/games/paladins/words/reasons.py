"""Why something is not offered: the one list of codes that predicates return (kernel/reasons.py)."""

from typing import Final

from regnum.kernel.agenda import Reason
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import code_in, reason_in

USED: Final = 1
WORKERS: Final = 2
SILVER_SHORT: Final = 3
PROVISION_SHORT: Final = 4
FAITH_SHORT: Final = 5
STRENGTH_SHORT: Final = 6
INFLUENCE_SHORT: Final = 7
LIMIT: Final = 8
NO_TOWNSFOLK: Final = 9
NO_OUTSIDER: Final = 10
NO_SPACE: Final = 11
TAKEN: Final = 12
CLOSED: Final = 13
NOT_REVEALED: Final = 14
FAVOUR_USED: Final = 15
NO_WORKSHOP: Final = 16
NOTHING_TO_CLEAR: Final = 17
NO_WALL: Final = 18
NO_DEBT_HERE: Final = 19
FULL: Final = 20
NOT_ITSELF: Final = 21
EMPTY_SPACE: Final = 22
IMPOSSIBLE_REWARD: Final = 23
NEEDS_SUSPICION: Final = 24
NEEDS_INNOCENCE: Final = 25
TAVERN_TAKEN: Final = 26
JAR_TAKEN: Final = 27
NO_ORDER: Final = 28
NO_FAVOUR: Final = 29
STRENGTH_SILVER: Final = 30

# name of the message, rule
REASONS: Final = [
    ("ok", ""),
    ("used", "P21"),
    ("workers", "P20"),
    ("silver", "P20"),
    ("provision", "P20"),
    ("faith", "P40"),
    ("strength", "P42"),
    ("influence", "P41"),
    ("limit", "P23"),
    ("no-townsfolk", "P31"),
    ("no-outsider", "P44"),
    ("no-space", "P40"),
    ("taken", "P40"),
    ("closed", "P42"),
    ("not-revealed", "P11"),
    ("favour-used", "P11"),
    ("no-workshop", "P30"),
    ("nothing-to-clear", "P33"),
    ("no-wall", "P41"),
    ("no-debt-here", "P31"),
    ("full", "P30"),
    ("not-itself", "P33"),
    ("empty-space", "P33"),
    ("impossible-reward", "P46"),
    ("needs-suspicion", "P63"),
    ("needs-innocence", "P63"),
    ("tavern-taken", "P13"),
    ("jar-taken", "P43"),
    ("no-order", "P98"),
    ("no-favour", "P94"),
    ("strength-silver", "P44"),
]


def reason(
    refusal: int, rule: str = "", slots: list[Msg] | None = None, supply: list[Msg] | None = None
) -> Reason:
    """The refusal in words: `paladins-why-...` with $need and $have.

    About workers it also says $slots, who would be needed, and $supply, who is there.
    """
    code = code_in(refusal)
    name, usual = REASONS[code]
    more: dict[str, Arg] | None = None
    if code == WORKERS and slots is not None and supply is not None:
        more = {"slots": slots, "supply": supply}
    return reason_in(refusal, "paladins-why-" + name, rule or usual, more)
