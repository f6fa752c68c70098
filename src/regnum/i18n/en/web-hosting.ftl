### Hosts: what they decide about a table, saying that one is ready, and what players do about their seat.

## In the lobby

web-host = You are the host
web-host-ready = Begin only when everybody is ready
web-host-lock = Lock the table: nobody else can sit down
web-host-spectators = Others may watch the game
web-sign-host = host
web-sign-ready = ready
web-ready = I am ready
web-ready-not = Not ready yet
web-remove = Remove
# For screen readers. $name - the player.
web-host-remove = Remove { $name } from the table
web-stand-up = Leave
web-lobby-locked = The host has locked this table: nobody can sit down for now.
web-lobby-waiting-ready = The game begins when every seat is taken and everybody is ready.

## In the settings at the table. $name - the player it is about.

web-host-mute = Mute the chat
web-host-unmute = Let them chat
web-host-renew = New link to the seat
web-host-renew-why = For { $name } to play on if the old link is lost. It stops working, and everybody sees that you made a new one.
web-host-link = Copy the link for { $name }
web-renew = New link to my seat
web-renew-why = The old link stops working at once, on all devices. This one gets the new link.
web-forget = Delete my name and chat
web-forget-why = Your name and all you said leave this table for ever. The game stays.
web-delete = Delete the table
web-delete-why = The table with its game is deleted for ever, for everybody.
web-not-now = Not now

## In the log. $by - who decided, $who - the player it is about.

web-log-mute = { $by } muted { $who } in the chat.
web-log-unmute = { $by } lets { $who } chat again.
web-log-spectators = { $by } lets others watch.
web-log-no-spectators = { $by } wants no spectators.
web-log-link = { $who } has a new link to the seat.
web-log-link-host = { $by } made a new link to the seat of { $who }.
