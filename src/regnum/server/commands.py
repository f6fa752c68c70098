"""Everything a client may send over the WebSocket; what is no greeting is a command (room.py)."""

import msgspec

from regnum.server.entries.absence import Return, Vote
from regnum.server.entries.chatting import Chat
from regnum.server.entries.choosing import Choose
from regnum.server.entries.going_back import Back
from regnum.server.entries.rules import GoOn
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.protocol import Hello, Ping

ClientMessage = Hello | Choose | Undo | Redo | Chat | Vote | Return | Back | GoOn | Ping

client_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
