### The browser: statistics of one's own games, lists of games, reporting a problem.

web-page-statistics = Statistics
web-stats-what = Games that were finished in this browser. They are kept here only: no account, nothing is sent.
web-stats-none = You have not finished a game here yet.
web-stats-games = Games
web-stats-won = Won
web-stats-best = Best VP
web-stats-average = Average VP
# Victories in a row, up to the last game.
web-stats-streak = Streak
web-stats-longest = Longest streak
web-stats-against = Against
web-stats-last = Last games
# $name - an automa or some bots; $level - how hard they are.
web-stats-level = { $name }: { $level }
# $n (number) - bots.
web-stats-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
# $n (number) - players in all.
web-stats-people = { $n ->
    [one] { $n } player
   *[other] Online, { $n } players
}
web-stats-screen = { $n ->
    [one] { $n } player
   *[other] One screen, { $n } players
}
# In place of a number: several at one screen have no result of their own.
web-stats-no-result = –
web-stats-export = Save as a file
web-stats-clear = Clear the statistics
web-stats-sure = All these results are forgotten. Tables and replays stay.
web-stats-clear-yes = Clear them

## Results in lists. $points (number) - one's own VP; $rival (number) - those of the best of the others.

web-result-won = Won: { $points } to { $rival } VP
web-result-shared = Shared victory: { $points } VP
web-result-lost = Lost: { $points } to { $rival } VP
web-result-screen = Most VP: { $points }

## Lists of games

web-import-file = Open a file
web-list-remove = Remove
web-list-delete = The game is deleted for ever.
web-list-leave = It leaves this list, and this browser forgets its seat there. The others keep the table.

## Reporting a problem

web-report = Report a problem
web-report-how = Copy this, say what you did and what you expected, and send it to whoever runs this server. Nothing secret is in it.
web-report-copy = Copy the report
# For people who mend programs. $version, $browser, $window, $language - of this page.
web-report-page =
    Regnum: { $version }
    Browser: { $browser }
    Window: { $window }
    Language: { $language }
# $game, $rules, $components, $table, $step, $made, $version, $seats - where somebody was when something went wrong.
web-report-table =
    Game: { $game }
    Rules: { $rules }
    Components: { $components }
    Table: { $table }, version { $version }
    Step: { $step } of { $made }
    Seats: { $seats }
