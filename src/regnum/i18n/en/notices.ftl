### Notices to people who are not there: what browsers show, and mails. Plain text.

# $game - its name.
notices-turn = Your turn: { $game }
# $code - the six letters of the table; $names - a list of the other players.
notices-table = Table { $code }, with: { $names }.
# $link - an address.
notices-mail-open = Play on here, in the browser you play with: { $link }
notices-mail-stop = No more of these mails: { $link }
notices-confirm = Is this your address? ({ $game })
notices-confirm-why = Somebody who plays { $game } at table { $code } wants to be told at this address when it is their turn.
notices-confirm-link = If that is you, say so here: { $link }
notices-confirm-not = If not, do nothing: you will not hear from us again.
