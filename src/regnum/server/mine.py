"""The tables a browser's secrets open: each answered for itself, whatever is wrong with the others."""

import logging
from collections.abc import Sequence

from regnum.kernel.errors import RegnumError
from regnum.server.hub import Hub
from regnum.server.protocol import MineReply, MyTable, UnopenedTable
from regnum.server.refusal import Failed, NotFound
from regnum.server.store.base import RegnumStoreError, one_line
from regnum.server.telling import problem

log = logging.getLogger("regnum.server")


async def mine_told(hub: Hub, secrets: Sequence[str]) -> MineReply:
    """What every secret opens.

    Nothing here is charged as a wrong guess: browsers keep old secrets, which are no guesses, and what
    a guesser could find is of 192 random bits.
    """
    reply = MineReply(tables=[], unopened=[], gone=[])
    used: dict[int, float] = {}
    for index, secret in enumerate(secrets):
        try:
            live = await hub.open(secret.partition(".")[0])
            seats = live.room.seats_of(secret)
            if not seats:
                raise NotFound("error-secret")
            turn = bool(set(seats) & set(live.room.waiting()))
            reply.tables.append(MyTable(index=index, table=live.info(), seats=seats, your_turn=turn))
            used[index] = live.room.stream[-1].at
        except NotFound:
            reply.gone.append(index)
        except RegnumError as e:
            reply.unopened.append(UnopenedTable(index=index, error=problem(e)))
        except RegnumStoreError:
            raise  # of all of them
        except Exception as e:  # a bug at one table: the others are still one's own
            log.error("table %s in a list: %s: %s", secret.partition(".")[0], type(e).__name__, one_line(e))
            reply.unopened.append(UnopenedTable(index=index, error=problem(Failed())))
    reply.tables.sort(key=lambda mine: -used[mine.index])
    return reply
