"""The daily duel: one seed per game and day against the official automa, the same for everyone.

Its cards come from a secret of the server, so nobody can rehearse them, and the first try of a browser
and of a name counts. There are no accounts, so the rest is as honest as people are: whoever takes another
browser and another name gets another try, and whoever has finished may tell others what comes.
"""

import base64
import contextlib
import datetime
import hashlib
import re
import time
from typing import Any

from regnum.games import game
from regnum.kernel.messages import raw
from regnum.server.fairness import commitment, day_key, is_day_over
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.names import clean
from regnum.server.protocol import DAY_PATTERN, DailyLine, DailyReply, DailyScore, LinesReply
from regnum.server.protocol.parts import NAME_LIMIT
from regnum.server.refusal import Forbidden, NotFound, Refused
from regnum.server.room import Created
from regnum.server.seats import AUTOMA, HUMAN, SeatAsked
from regnum.server.store.base import NoTable, ScoreRow, StoreBusy, StoreFull

LINES = 50
DUELS = "duels"  # the name of the secret that their keys are made of


def today() -> str:
    """The day of the duel: UTC, so that it is the same everywhere."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def seconds_left(day: str) -> int:
    """How long a day's duel can still be begun."""
    ends = datetime.datetime.combine(
        datetime.date.fromisoformat(day) + datetime.timedelta(days=1), datetime.time(), datetime.UTC
    )
    return max(0, int((ends - datetime.datetime.now(datetime.UTC)).total_seconds()))


def own_duel(name: str, day: str, browser: str) -> tuple[str, str]:
    """Table and seat secret of the one duel of a browser that counts.

    Both follow from an id that only the browser knows and the server never stores: so there cannot be two,
    and the browser finds the one it has begun. Nothing leads back from them to the id or to each other.
    """

    def derived(what: str, size: int) -> str:
        whole = f"regnum duel {what}:{name}:{day}:{browser}".encode()
        return base64.urlsafe_b64encode(hashlib.shake_256(whole).digest(size)).decode().rstrip("=")

    table = derived("table", 16)
    return table, f"{table}.{derived('seat', 24)}"


def require_day(day: str) -> str:
    """A day that has begun; raises NotFound."""
    if re.match(DAY_PATTERN, day):
        with contextlib.suppress(ValueError):
            if datetime.date.fromisoformat(day).isoformat() <= today():
                return day
    raise NotFound("error-day", {"day": raw(day[:20])})


def require_daily(hub: Hub, name: str) -> None:
    game(name)
    if not hub.offered.has_daily(name):
        raise NotFound("error-no-daily")


async def key_of(hub: Hub, name: str, day: str) -> str:
    """The key of a day's duel; empty for days before the server had its secret."""
    secret = await hub.store.secret(DUELS)
    return "" if is_day_over(day, secret.at) else day_key(secret.value, name, day)


async def has_tried(hub: Hub, game_id: str, day: str, name: str) -> bool:
    """Whether there is a result of this name; who gives none is not known by it."""
    rows = await hub.store.scores(day, game_id) if name else []
    return any(row.name.casefold() == name.casefold() for row in rows)


async def daily_config(hub: Hub, name: str, player: str, practice: bool = False) -> Created:
    """The first entry of a duel's table; practice with the same cards does not count.

    The same name once more is practice too.
    """
    require_daily(hub, name)
    tables = hub.offered.tables(name, "")
    automas = hub.offered.automas(name, 1)
    day = today()
    return Created(
        game=name,
        rules=game(name).rules_version,
        fingerprint=tables.fingerprint,
        components="",
        options=hub.offered.daily_options(name),
        seats=[SeatAsked(HUMAN, ""), *(SeatAsked(AUTOMA, "") for _ in range(automas))],
        clock=None,
        away=0,
        key=await key_of(hub, name, day),
        daily=day,
        practice=practice or await has_tried(hub, name, day, clean(player, NAME_LIMIT)),
    )


async def keep_score(hub: Hub, live: Live) -> None:
    """Keep the result of a finished duel; again does nothing.

    Neither practice nor a game a bot helped with counts, nor a second one of the same name.
    """
    room = live.room
    if room.match is None or room.config.practice or room.is_helped:
        # of other rules: its score was kept when it ended
        return
    day, name, player = room.config.daily, room.config.game, room.seats[0].name
    g = room.match.state
    outcome = room.spec.outcome(g)
    parts = {part.name: part.points for part in room.spec.score(g)[0]}
    rival = max(outcome.totals[g.players :], default=0)
    detail = {"parts": parts, "margin": outcome.totals[0] - rival}
    with contextlib.suppress(StoreBusy, StoreFull, NoTable):
        if await has_tried(hub, name, day, player):
            return
        await hub.store.add_score(day, name, room.id, player, outcome.totals[0], detail)


def score_told(row: ScoreRow) -> DailyScore:
    detail: dict[str, Any] = row.detail
    return DailyScore(
        name=row.name, score=row.score, margin=detail["margin"], parts=detail["parts"], at=row.at
    )


async def scores_told(hub: Hub, name: str, day: str) -> DailyReply:
    require_daily(hub, name)
    rows = await hub.store.scores(require_day(day), name)
    options = hub.offered.daily_options(name)
    scores = [score_told(row) for row in rows]
    key = await key_of(hub, name, day)
    return DailyReply(
        game=name,
        day=day,
        left=seconds_left(day),
        options=options,
        scores=scores,
        commit=commitment(key) if key else "",
        key=key if is_day_over(day, time.time()) else "",
    )


async def lines_told(hub: Hub, name: str, day: str, live: Live | None) -> LinesReply:
    """The best lines of a day; `live` is the caller's own finished duel, needed while the day runs."""
    require_daily(hub, name)
    day = require_day(day)
    if day == today():
        room = live.room if live is not None else None
        is_done = room is not None and room.status == "over"
        if room is None or not is_done or (room.config.daily, room.config.game) != (day, name):
            raise Forbidden("error-lines-later")
    lines: list[DailyLine] = []
    for row in (await hub.store.scores(day, name))[:LINES]:
        with contextlib.suppress(Refused):  # played by rules or with components of another time
            record = (await hub.open(row.table_id)).room.record().to_json()
            lines.append(DailyLine(score=score_told(row), table=row.table_id, record=record))
    return LinesReply(game=name, day=day, lines=lines)
