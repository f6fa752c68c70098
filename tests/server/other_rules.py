"""Games of Gùgōng under rules that change: one version later something in them is another thing.

They are changed as a correction would change them: a function of the rules does something else.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.test_room import SECRET, act, answer, started

from regnum.games import game
from regnum.games.gugong.rules import jade
from regnum.games.gugong.rules.gains import gain_jade
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import JADE_GAINED
from regnum.games.gugong.words.reasons import HOUSE_EMPTY
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import why
from regnum.kernel.spec import Outcome
from regnum.server.entries.chatting import Chat
from regnum.server.entries.stored import Data, written
from regnum.server.room import Room
from regnum.server.store.base import TableRow

OURS = game("gugong").rules_version
TABLE = "t" * 22

Change = Callable[[pytest.MonkeyPatch], None]


def newer(patch: pytest.MonkeyPatch) -> None:
    """The rules are one version later, and the same."""
    spec = game("gugong")
    patch.setattr(spec, "rules_version", spec.rules_version + 1)


def no_jade(patch: pytest.MonkeyPatch) -> None:
    """No jade can be bought from the third house any more."""
    newer(patch)
    refusal = jade.house_refusal
    patch.setattr(jade, "house_refusal", lambda g, n: why(HOUSE_EMPTY) if n == 2 else refusal(g, n))


def more_jade(patch: pytest.MonkeyPatch) -> None:
    """A house gives two jades."""
    newer(patch)
    patch.setattr(jade, "gain_jade", lambda g, who, n: gain_jade(g, who, n + 1))


def silent_jade(patch: pytest.MonkeyPatch) -> None:
    """A house gives a jade and a point that nobody is told of."""
    newer(patch)

    def gain(g: Table, who: int, n: int) -> None:
        me = g.seat(who)
        me.jade += n
        me.vp += 1
        me.vp_by[0] += 1
        emit(g, JADE_GAINED, who, n, me.jade)

    patch.setattr(jade, "gain_jade", gain)


def other_deal(patch: pytest.MonkeyPatch) -> None:
    """Everybody begins with a jade more."""
    newer(patch)
    spec = game("gugong")
    deal = spec.deal

    def dealt(*args: Any) -> Any:
        g: Any = deal(*args)
        for who in range(g.seat_count):
            g.seat(who).jade += 1
        return g

    patch.setattr(spec, "deal", dealt)


def more_points(patch: pytest.MonkeyPatch) -> None:
    """At the very end everybody has a point more."""
    newer(patch)
    spec = game("gugong")
    outcome = spec.outcome

    def told(g: Any) -> Any:
        found = outcome(g)
        return Outcome([total + 1 for total in found.totals], found.places, found.tie_break)

    patch.setattr(spec, "outcome", told)


def is_jade(room: Room) -> bool:
    """Whether jade has been bought."""
    assert room.match is not None
    return any(room.spec.events[event[0]].name == "jade_bought" for _, event in room.match.log)


def played(kinds: str = "hh", seed: int = 0, choices: int = 0, **config: Any) -> Room:
    """A game by chance: so many choices, or until somebody has bought jade and a little further."""
    room = started(kinds, game="gugong", **config)
    chance = random.Random(seed)
    after = 6
    while room.status == "playing" and (len(room_choices(room)) < choices if choices else after):
        answer(room, room.waiting()[0], chance)
        after -= is_jade(room)
    act(room, Chat(text="hello"), 0)
    return room


def finished(kinds: str = "hh", seed: int = 0, **config: Any) -> Room:
    return played(kinds, seed, 10_000, **config)


def room_choices(room: Room) -> list[int]:
    assert room.match is not None
    return room.match.choices


def bought_at(room: Room) -> int:
    """How many choices were made before the first jade was bought."""
    assert room.match is not None
    names = [(n, room.spec.events[event[0]].name) for n, event in room.match.log]
    return next(n for n, name in names if name == "jade_bought") - 1


def row_of(room: Room, **changed: Any) -> TableRow:
    given: dict[str, Any] = {
        "id": TABLE,
        "code": "BCDFGH",
        "game": "gugong",
        "listed": False,
        "status": room.status,
        "created": 1.0,
        "updated": 1.0,
        "version": room.version,
        "summary": {"components": room.tables.fingerprint, "options": {}, "seats": []},
        "secret": SECRET,
    }
    return TableRow(**{**given, **changed})


def entries_of(room: Room) -> list[Data]:
    return [written(happening.entry, happening.at) for happening in room.stream]


def as_before(patch: pytest.MonkeyPatch, change: Change) -> None:
    """The other way round: from now on the rules are those of the version before, and other ones."""
    change(patch)
    patch.setattr(game("gugong"), "rules_version", OURS - 1)
