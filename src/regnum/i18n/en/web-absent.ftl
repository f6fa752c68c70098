### Absent players: their plaque, votes, bots that stand in, and taking one's seat back.

## On the plaque

# $time - of the day, or with the date.
web-sign-away-since = away since { $time }
# What the sign on the plaque says to a screen reader and on hover, and the board behind it.
# $name - the player; $level - “knight bot”; $time - of the day, or with the date.
web-absent-sign-left = A { $level } plays for { $name }, who left, since { $time }
web-absent-sign-clock = A { $level } plays for { $name }, whose time has run out, since { $time }
web-absent-sign-vote = A { $level } plays for { $name }, as the others agreed, since { $time }

## Beside the table. $name - the player it is about.

web-absent = Absent players
web-absent-away = { $name } is away since { $time }.
# $time - of the day, or with the date.
web-absent-vote-from = From { $time } on you can vote for a bot that plays for { $name }.
web-absent-vote = Let a bot play for { $name }
web-absent-vote-ask = A bot shall play for { $name }, who is away.
web-absent-agree = Agree
web-absent-refuse = Refuse
web-absent-withdraw = Take my vote back
# $names - a list of players.
web-absent-agreed = Agreed: { $names }.
web-absent-missing = Still to agree: { $names }.
web-absent-mine-left = You left: a bot plays for you.
web-absent-mine-clock = Your time has run out: a bot plays on for you.
web-absent-mine-vote = You were away, and the others agreed that a bot plays for you.
web-absent-return = Take my seat back
web-absent-back = Go back to where I left
web-absent-back-why = Everything played since then is taken back, if all players agree.
# $time - when it took over, of the day or with the date; $level - “knight bot”.
web-absent-level = Since { $time }: { $level }.
web-absent-played = A bot played for you while you were away.
web-absent-play-on = Play on from here
web-absent-back-ask = { $name } asks to go back to where { $name } left. Everything played since then would be taken back.
web-absent-back-mine = You ask to go back to where you left.
web-absent-back-withdraw = Take it back
web-leave-why = If you have to go, a bot whose strength suits how you stand can play for you until you take your seat back.
web-leave = Let a bot play for me

## In the log. $who - the player it is about; $by - who wants it; $level - “knight bot”.

web-log-stand-in-left = A { $level } plays for { $who } ({ $who } left).
web-log-stand-in-clock = A { $level } plays for { $who } (out of time).
web-log-stand-in-vote = A { $level } plays for { $who } (agreed by the others).
web-log-stand-in-away = A bot played for { $who } ({ $who } was away).
web-log-return = { $who } plays again.
web-log-vote = { $by } wants a bot to play for { $who }.
web-log-back-ask = { $who } asks to go back to where { $who } left.
web-log-back-agree = { $by } agrees to go back to where { $who } left.
web-log-back-refused = { $by } does not want to go back to where { $who } left.
web-log-back = The game goes back to where { $who } left.
