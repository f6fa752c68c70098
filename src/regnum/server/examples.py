"""Tables where a worked example is laid out: how they are made, and what is shown there now.

No seed deals such a position, so the first entry of the table names the example and the edition of its file;
whoever opens the table lays it out again. If the file has changed since, the table is gone: it can be opened
anew from the rules. Nothing of it is a game of anybody's: it has no record and is deleted soon.
"""

from regnum.examples.shelf import Laid, examples_of, laid
from regnum.games import game
from regnum.kernel.match import Match
from regnum.server.catalogue import Offered
from regnum.server.lookback import shared
from regnum.server.protocol import ExampleInfo
from regnum.server.refusal import NotFound, Refused
from regnum.server.room import Created, Room
from regnum.server.seats import AUTOMA, HOTSEAT, HUMAN, SeatAsked, SeatKind


def example_config(name: str, wanted: str, offered: Offered) -> Created:
    """The first entry of a table with an example: one person plays all its seats. Raises NotFound."""
    if wanted not in examples_of(name):
        raise NotFound("error-no-example")
    found = laid(name, wanted)
    assert found is not None
    kind: SeatKind = HUMAN if found.players == 1 else HOTSEAT
    level = offered.level
    automas = [SeatAsked(AUTOMA, "") for _ in range(offered.automas(name, found.players))]
    return Created(
        game=name,
        rules=game(name).rules_version,
        fingerprint=offered.tables(name, "").fingerprint,
        components="",
        options=found.options,
        seats=[*(SeatAsked(kind, level) for _ in range(found.players)), *automas],
        clock=None,
        away=0,
        example=wanted,
        digest=found.digest,
    )


def laid_for(config: Created) -> Laid:
    """The example of a table; raises Refused if it is not the one the table was made of."""
    found = laid(config.game, config.example)
    if found is None or found.digest != config.digest or config.rules != game(config.game).rules_version:
        raise Refused("error-example-gone")
    return found


def example_match(room: Room) -> Match:
    """The match of a table with an example, at its beginning."""
    found = laid_for(room.config)
    given = (found.players, found.options, found.seed)
    return Match(room.spec, room.tables, *given, opening=found.opening)


def followed(room: Room) -> int:
    """How many choices of the example have been made, before others came."""
    script = [option for _, option in laid_for(room.config).script]
    return shared(script, room.require_match().choices)


def example_told(room: Room, seat: int) -> ExampleInfo | None:
    """How far the example is shown, to whoever sits there."""
    if not room.config.example or seat < 0 or room.match is None:
        return None
    found, n = laid_for(room.config), followed(room)
    is_off = room.made > n
    who, option = found.script[n] if n < len(found.script) and not is_off else (-1, -1)
    return ExampleInfo(
        id=found.example.id,
        rule=found.example.rule,
        show=list(found.example.show),
        n=n,
        of=len(found.script),
        seat=who,
        option=option if who == seat else -1,
        off=is_off,
    )
