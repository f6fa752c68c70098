"""Everything a client may send over the WebSocket; what is no greeting is a command (room.py)."""

import msgspec

from regnum.server.entries.absence import Return, Vote
from regnum.server.entries.chatting import Chat
from regnum.server.entries.choosing import Choose
from regnum.server.entries.going_back import Back
from regnum.server.entries.hosting import LetWatch, Lock, Mute, NeedReady, Ready, Remove
from regnum.server.entries.rules import GoOn
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.protocol import Hello, Look, Ping

Hosts = Ready | NeedReady | Lock | LetWatch | Remove | Mute
ClientMessage = Hello | Choose | Undo | Redo | Chat | Vote | Return | Back | GoOn | Look | Hosts | Ping

client_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
