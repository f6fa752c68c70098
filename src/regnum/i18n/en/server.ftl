### The server: why a request was refused. Shown in the browser and by programs that play.

## Tables and seats

error-no-table = There is no such table.
error-no-code = There is no table with this code. Check the letters.
error-not-over = That can be seen when the game is over.
error-rematch-early = You can play again when this game is over.
error-not-started = The game has not begun: not all seats are taken.
error-table-started = The game has begun: seats can no longer be taken.
# $seat (number) - the seat, counted from 1.
error-seat-taken = Seat { $seat } is taken.
error-table-locked = The host has locked this table: nobody can sit down for now.
error-no-host = This table has no host.
# $who - the host.
error-host-only = Only the host of this table, { $who }, can do that.
error-host-started = The game has begun: this can be decided only before it.
error-host-self = That is your own seat: choose somebody else’s.
# $seat (number) - the seat, counted from 1.
error-seat-empty = Nobody sits at seat { $seat }.
error-removed = The host has freed your seat at this table.
error-remove-playing = The game has begun: nobody can be removed any more. If somebody is away, all others can vote for a bot.
error-ready-unasked = The game begins by itself as soon as all seats are taken.
error-no-spectators = The players of this table want no spectators.
# $who - the host.
error-muted = { $who } has muted you at this table.
error-link-renewed = This seat has a new link; the one you came by opens nothing any more.
# $who - the player; $seconds (number) - how long they must have been away.
error-renew-here = { $seconds ->
    [one] { $who } can renew the link in the settings. You can do it when { $who } has been away for { $seconds } second.
   *[other] { $who } can renew the link in the settings. You can do it when { $who } has been away for { $seconds } seconds.
}
error-table-deleted = This table has been deleted.
error-delete-duel = The result of a daily duel is public, so its table stays. You can delete your name.
error-delete-playing = Others are playing here: the table can be deleted when the game is over.
error-no-seat = There is no seat { $seat } that a player could take.
error-not-your-seat = Seat { $seat } is not yours.
error-colour-taken = Somebody else plays this colour.
error-secret = This link opens no seat at this table.
error-spectator = Only those who sit at the table can do that.
# $automas (number) - how many automas the game adds to this number of players.
error-seats = { $automas ->
    [0] No automa plays in a game of this many players.
    [one] { $automas } automa plays in a game of this many players.
   *[other] { $automas } automas play in a game of this many players.
}
error-seats-human = At least one seat must be for a person.
error-face = There is no bot with the face “{ $face }”. There are: { $known }.
error-begin-few = At least two must play: wait for somebody, or put a bot into a free seat.
error-begin-ready = Not everybody has said ready yet.
error-level = There is no bot of the level “{ $level }”. There are: { $known }.
error-components-unknown = This server has no component file “{ $components }” for the game. It has: { $known }.
# $problems: list of texts in English, each names an entry of the file; $more: how many others there are
error-components-file = { $more ->
    [0] This component file cannot be used: { $problems }.
   *[other] This component file cannot be used: { $problems }; further problems: { $more }.
}
error-no-own-files = This server does not take component files from players.
error-no-file = This table is played with components of the server: there is no file of its own.
error-components-gone = The table was played with components that this server does not have (fingerprint { $fingerprint }). Start it with the file they came from.
error-rules-moved = The table was played with version { $rules } of the rules. Under version { $ours }, which is this one, the game would have gone another way, so it cannot go on here.
error-rules-newer = The table was played with version { $rules } of the rules; this server knows only version { $ours }.
error-table-full = So much has happened at this table that only choices are taken now. Choose, and the game goes on.
# $limit (number) - how often it is allowed.
error-limit-undos = You have taken back as many choices at this table as it allows ({ $limit }). Choose, and the game goes on.
error-limit-chats = You have said as many things at this table as it allows ({ $limit }).
error-limit-renames = You have changed your name at this table as often as it allows ({ $limit }).
error-limit-signs = You have voted, left or decided at this table as often as it allows ({ $limit }). You can play on.
error-hints-off = The coach is not asked at this table: hints are switched on when a table is made, or by its host before the start.
error-hints-duel = Duels are played without hints: everybody has the same cards and is compared.
error-limit-hints = You have asked the coach at this table as often as it allows ({ $limit }). You can play on.
error-hint-covered = Look at your own cards first: the coach would speak of them.
error-coach-busy = The coach cannot think just now. Try again in a moment.
error-coach-example = The coach does not look at examples out of the rules.
error-name-taken = Somebody at this table is called that already. Take another name.
error-rename-over = The game is over: names stay as they were. You can only have yours deleted.
error-kept = This game was played with version { $rules } of the rules. It is kept as it ended: it can be read and its record can be saved, but nothing can be done here any more.
error-kept-steps = Its steps cannot be shown: they need version { $rules } of the rules, and this server has version { $ours }. The end, the log and the record are kept.
error-kept-components = Its steps cannot be shown: they need components that this server does not have. The end, the log and the record are kept.
error-rules-differ = Under version { $ours } of the rules this game would have gone another way than under version { $rules }, so it stands still. It can go on from here when all who play agree to that.
error-go-on = There is nothing to agree to: the game goes on as it is, or it is over.
# $n (number) - the choice, counted from 1; $who - whose it was; $rules, $ours (numbers) - versions of the rules.
rules-differ-choice = What { $who } chose next (choice { $n }) under version { $rules } of the rules is not possible under version { $ours }.
rules-differ-result = What { $who } chose next (choice { $n }) had another result under version { $rules } of the rules than it has under version { $ours }.
rules-differ-deal = Under version { $ours } of the rules the game begins otherwise than under version { $rules }: from { $who }’s first choice on nothing can be kept.
rules-differ-end = Under version { $rules } of the rules the game was over here; under version { $ours } it is not.

## Play

# $decision (number) - what was answered; $now (number) - what is being asked.
error-stale = The question has changed meanwhile: this answered decision { $decision }, and { $now } is being asked.
error-final = This choice cannot be taken back. Confirm it, or choose something else.
error-stand-in = A bot plays for you now. Take your seat back first.
error-clock-out = Your time has run out: a bot plays on for you.
error-vote = Only the other players can vote about somebody who is away.
# $seconds (number) - how long to wait.
error-vote-early = { $seconds ->
    [one] They have not been away for long. You can vote in { $seconds } second.
   *[other] They have not been away for long. You can vote in { $seconds } seconds.
}
error-back = There is nothing to go back to, or nobody has asked for it.
error-chat-empty = There is nothing to say in this message.

## History, records, daily duel

# $n (number) - the point asked for; $made (number) - choices made so far.
error-no-point = { $made ->
    [one] There is no point { $n }: { $made } choice has been made so far.
   *[other] There is no point { $n }: { $made } choices have been made so far.
}
error-day = There is no duel of the day “{ $day }”.
error-no-lesson = There is no lesson here.
error-no-example = There is no example here.
error-example-gone = This example was written anew since it was opened. Open it again from the rules.
error-example-record = An example is laid out by hand and not dealt, so it has no record.
error-no-daily = There is no daily duel for this game.
error-lines-later = Finish today’s duel first: then you can see how others played it.
error-practice-later = Finish today’s duel first: then you can practise with the same cards.
error-fair-commit = The secret of the record is not the one the server committed to before the game.
error-fair-seed = The cards were not dealt from the secret and the players’ words.
error-fair-none = The record carries no proof of its shuffles: it was imported, played with a given seed, or does not come from a server.

## Requests

error-request = The request cannot be understood: { $what }.
error-json = The request is not JSON.
# $limit (number) - in bytes.
error-too-large = The request is larger than { $limit } bytes.
# $limit (number) - bytes.
error-url-long = The address of the request is longer than { $limit } bytes.
# $limit (number) - bytes.
error-head-large = The headers of the request are larger than { $limit } bytes.
error-request-slow = The request did not arrive whole in time. Send it again.
# $seconds (number) - how long to wait.
error-too-fast = { $seconds ->
    [one] Too many requests: wait { $seconds } second.
   *[other] Too many requests: wait { $seconds } seconds.
}
# $code - of the table.
error-table-damaged = Table { $code } is damaged in the storage and cannot be opened. The log of the server says what is wrong; a backup can be restored.
error-server-full = The server is full at the moment. Try again later.
# $limit (number) - of tables.
error-unplayed = { $limit ->
    [one] { $limit } table made from your address is waiting for its game to begin. Use it, or try again later.
   *[other] { $limit } tables made from your address are waiting for their games to begin. Use one of them, or try again later.
}
error-carry-daily = Everybody plays the cards of a daily duel, so its table cannot be saved as a file. Its record can, when it is over.
error-carry-others = Other people play at this table: the file would show what is hidden from you, so it is not given away.
error-carry-shown = This table is only shown here and cannot be played on, so it cannot be carried. Save its record instead.
error-carry-later = Somebody else is to move. Save the table when it is your turn.
error-carry-damaged = This file is damaged or was changed: no table can be made of it.
error-carry-other = There is a table of the same number here already, and it is not the one in the file.
# $n (number) - choices that are the same in both.
error-carry-differs = This table is here already, and after { $n ->
    [one] { $n } choice
   *[other] { $n } choices
} it went another way. To go on with the one in the file, delete the one that is here.
error-store-away = The database does not answer.
error-busy = The server is busy at the moment. Try again.
error-storage-full = There is no space left to store this, so nothing has changed. Free some space on this device and try again.
error-slow = The connection is too slow to keep up.
error-hello = A connection begins with hello.
error-hello-twice = This connection has said hello already.
error-host = This server is not known by that name.
error-origin = Pages of other sites cannot use this server.
error-no-page = There is nothing at this address.
error-method = This address cannot be used in this way.
error-no-language = There are no messages in the language “{ $language }”. There are: { $known }.
error-internal = Something went wrong inside the server. Nothing was changed.

## The page itself, when its scripts cannot be loaded or break

start-failed = The page could not be shown
start-failed-why = Something in it broke or could not be loaded. Often it is enough to try again.
start-failed-reset-why = If that does not help, reset the settings of this browser. Your seats at running games stay.
start-failed-again = Try again
start-failed-reset = Reset the settings
start-failed-home = Home
start-no-script = Regnum needs JavaScript. The terminal game does not: ./play play

## Commands

server-running = Regnum is running at { $address }
server-running-already = Regnum is running already, at { $address }
server-running-here = It can be reached from this machine only. To let others in your network join, stop it first.
server-port-taken = Port { $port } is taken; using { $other }.
error-bind = The server cannot listen at { $host }, port { $port }: it is taken or not allowed.
error-settings = The settings in { $file } cannot be used: { $why }
server-stop = Press Ctrl+C to stop.
server-public = The server can be reached from other machines.
server-others = Others open { $address }
server-scan = Or scan this with a phone in the same network:
server-no-network = No network was found: nobody else can reach it at the moment.
# $url - what was given as the address of the server.
error-public-url = “{ $url }” cannot be the address of the server: it must look like https://games.example
verify-fair = The shuffles are as committed to, and the game replays: { $choices ->
    [one] { $choices } choice.
   *[other] { $choices } choices.
}
verify-replays = The game replays: { $choices ->
    [one] { $choices } choice.
   *[other] { $choices } choices.
}
verify-store-table = { $id } (code { $code }): { $why }
verify-store-good = { $tables ->
    [one] { $tables } table replays as stored, with { $entries } entries.
   *[other] { $tables } tables replay as stored, with { $entries } entries in all.
}
verify-store-bad = This table does not reproduce.
verify-store-snapshot = Its snapshot leads to another position than its entries.
verify-store-gap = Its entries are not numbered without gaps.

## Notices

error-push-off = This server sends no notices to browsers.
error-push-address = This is no push service that notices can be sent to.
error-mail-off = This server sends no mail.
error-mail-address = This is not an address of mail.
# $n - how many there can be.
error-notices-full = You are told of your turns in { $n } ways already: end one of them first.
error-notice = This link is not good any more.
