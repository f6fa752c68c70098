"""The tables a browser's secrets open: each answered for itself, whatever is wrong with the others."""

import logging
from collections.abc import Sequence

from regnum.kernel.errors import RegnumError
from regnum.server.hub import Hub
from regnum.server.kept import KeptRoom
from regnum.server.live import Live
from regnum.server.protocol import MineReply, MyTable, UnopenedTable
from regnum.server.refusal import Failed, NotFound
from regnum.server.room import Room
from regnum.server.store.base import RegnumStoreError, one_line
from regnum.server.telling import problem

log = logging.getLogger("regnum.server")


async def mine_told(hub: Hub, secrets: Sequence[str]) -> MineReply:
    """What every secret opens.

    Nothing here is charged as a wrong guess: browsers keep old secrets, which are no guesses, and what
    a guesser could find is of 192 random bits.
    """
    reply = MineReply(tables=[], unopened=[], gone=[])
    for index, secret in enumerate(secrets):
        try:
            live = await hub.open(secret.partition(".")[0])
            seats = live.room.seats_of(secret)
            if not seats:
                raise NotFound("error-secret")
            reply.tables.append(my_table(live, index, seats))
        except NotFound:
            reply.gone.append(index)
        except RegnumError as e:
            reply.unopened.append(UnopenedTable(index=index, error=problem(e)))
        except RegnumStoreError:
            raise  # of all of them
        except Exception as e:  # a bug at one table: the others are still one's own
            log.error("table %s in a list: %s: %s", secret.partition(".")[0], type(e).__name__, one_line(e))
            reply.unopened.append(UnopenedTable(index=index, error=problem(Failed())))
    reply.tables.sort(key=lambda mine: -mine.used)
    return reply


def my_table(live: Live, index: int, seats: list[int]) -> MyTable:
    """A table as its player finds it in a list: how far it is, and when it was last played."""
    room = live.room
    number, rounds = rounds_of(room)
    return MyTable(
        index=index,
        table=live.info(),
        seats=seats,
        your_turn=bool(set(seats) & set(room.waiting())),
        round=number,
        rounds=rounds,
        used=room.stream[-1].at,
    )


def rounds_of(room: Room) -> tuple[int, int]:
    """The round a game is in or ended with, and how many there are; 0 where nobody can tell."""
    if isinstance(room, KeptRoom):
        curve = room.final.curve
        last = curve.points[-1].round if curve is not None and curve.points else 0
        return last, last
    if room.match is None:
        return 0, 0
    return room.spec.period(room.match.state), room.spec.periods(room.match.state)
