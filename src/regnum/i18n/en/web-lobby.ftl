### Before a game: who plays, in which colour, with which clock; those who watch.

## Names and colours, on the home page and in the lobby

web-company = Names and colours
# For screen readers. $name - what the seat is called now.
web-name-of = Name of this seat: { $name }
# For screen readers. $name - what the seat is called.
web-colour-of = Colour of this seat: { $name }
# For screen readers. $name - what the bot is called.
web-level-of = Level of this bot: { $name }
web-colour-lily = Blue lily
web-colour-mullet = Orange star
web-colour-crescent = Green crescent
web-colour-trefoil = Pink trefoil
web-colour-rose = Violet rose

## In the lobby

web-lobby-people = Who plays
web-lobby-game = What is played
web-lobby-full = All seats are taken. Stay to watch.
web-lobby-watching = You came to watch. The game begins when the players are ready.
web-lobby-begin-now = Everybody is there. Begin when you like.
web-lobby-host-begins = Everybody is there. The host begins the game.
web-begin = Begin
# $n (number) - of those who are there, bots among them.
web-begin-fewer = { $n ->
    [one] Begin with { $n } player
   *[other] Begin with { $n } players
}
web-bot-put = Put a bot here
# Another bot, with another face, in the same seat.
web-bot-other = Another one
web-sign-away = away

## Clocks

web-clock = Clock
web-clock-none = none
web-clock-quick = 20 minutes each
web-clock-usual = 45 minutes each
web-clock-long = 90 minutes each
web-clock-turn = 5 minutes for every turn
web-clock-day = 1 day for every turn
web-clock-days = 3 days for every turn
web-clock-left = time left
web-clock-none-what = No clock: everybody takes the time they need.
# $minutes (number) - for the whole game; $seconds (number) - more for every choice.
web-clock-game-what = { $minutes ->
    [one] { $minutes } minute for the whole game,
   *[other] { $minutes } minutes for the whole game,
} { $seconds ->
    [0] no more for a choice.
    [one] { $seconds } second more for every choice.
   *[other] { $seconds } seconds more for every choice.
} When somebody’s time is up, a bot plays on for them.

## Those who watch

web-watch-knows = Spectators see what everybody at the table may know: the board, the log, the chat. No hand of cards, nothing that only one player knows.
web-watch-copy = Copy the link for spectators
web-watching = You are watching. You see what everybody at the table may know, and nothing that only one player knows.
web-watching-over = You were watching. The game is over, and nothing is hidden any more.

## Several people at one screen. $name - the player.

web-secrets-show = Show what only { $name } may see
web-secrets-cover = Cover it again
