"""All kinds of entries, as JSON that is stored and back."""

from typing import Any

import msgspec

from regnum.server.entries.absence import CameBack, Returned, StoodIn, Unvoted, Voted, WentAway
from regnum.server.entries.chatting import Said
from regnum.server.entries.choosing import Chosen
from regnum.server.entries.coaching import HintsLet, HintTaken, MoveExplained
from regnum.server.entries.erasing import Deleted, Forgotten
from regnum.server.entries.gathering import BotPut, Gathered
from regnum.server.entries.going_back import BackRefused, BackVoted, WentBack
from regnum.server.entries.hosting import (
    Locked,
    Muted,
    ReadyNeeded,
    Removed,
    Renewed,
    SaidReady,
    WatchingLet,
)
from regnum.server.entries.lessons import LessonTurned, WentBackInLesson
from regnum.server.entries.rematch import Rematched
from regnum.server.entries.rules import Agreed, RulesCut, RulesMoved
from regnum.server.entries.seating import Claimed, Freed, Renamed, Started
from regnum.server.entries.skipping import Skipped
from regnum.server.entries.undoing import Redone, Retracted, Undone
from regnum.server.room import Created, Entry

AnyEntry = (
    Created
    | Claimed
    | Renamed
    | Freed
    | Started
    | Chosen
    | Undone
    | Retracted
    | Redone
    | Said
    | WentAway
    | CameBack
    | StoodIn
    | Voted
    | Unvoted
    | Returned
    | BackVoted
    | BackRefused
    | WentBack
    | WentBackInLesson
    | LessonTurned
    | RulesMoved
    | SaidReady
    | ReadyNeeded
    | Locked
    | WatchingLet
    | Removed
    | Muted
    | BotPut
    | Gathered
    | Renewed
    | Forgotten
    | Deleted
    | Skipped
    | Agreed
    | RulesCut
    | Rematched
    | HintsLet
    | HintTaken
    | MoveExplained
)

Data = dict[str, Any]


def known(entry: Entry) -> AnyEntry:
    """An entry as what it must be: one of the kinds above."""
    assert isinstance(entry, AnyEntry)
    return entry


def written(entry: Entry, at: float) -> Data:
    """An entry as it is stored, with the time at which it happened."""
    return {**msgspec.to_builtins(entry), "at": at}


def read(data: Data) -> tuple[Entry, float]:
    """A stored entry and its time; raises ValueError for what no entry of ours is."""
    try:
        return msgspec.convert(data, AnyEntry), float(data["at"])
    except (msgspec.ValidationError, KeyError) as e:
        raise ValueError(f"an entry that cannot be read: {e}") from e
