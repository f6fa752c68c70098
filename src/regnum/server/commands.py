"""Everything a client may send over the WebSocket; what is no greeting is a command (room.py)."""

import contextlib

import msgspec

from regnum.server.entries.absence import Return, Vote
from regnum.server.entries.chatting import Chat
from regnum.server.entries.choosing import Choose
from regnum.server.entries.coaching import LetHint
from regnum.server.entries.examples import ExampleBack
from regnum.server.entries.gathering import Begin, PutBot
from regnum.server.entries.going_back import Back
from regnum.server.entries.hosting import LetWatch, Lock, Mute, NeedReady, Ready, Remove
from regnum.server.entries.lessons import Lesson, LessonBack
from regnum.server.entries.rematch import Rematch
from regnum.server.entries.rules import GoOn
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.protocol import AskExplain, AskHint, Hello, Look, Ping, RequestId, Uncover

Hosts = Ready | NeedReady | Lock | LetWatch | Remove | Mute | PutBot | Begin | LetHint
Play = Choose | Undo | Redo | Back | GoOn | Lesson | LessonBack | ExampleBack
Coach = AskHint | AskExplain
ClientMessage = Hello | Play | Chat | Rematch | Vote | Return | Look | Uncover | Hosts | Coach | Ping

client_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def request_id(data: bytes) -> int:
    """The id of a request that is otherwise wrong, so that its sender knows what was refused."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(data, type=WithId).id
    return 0


class WithId(msgspec.Struct):
    """The one field every request has."""

    id: RequestId = 0
