### Games over days: clocks, and being told that it is one's turn.

## Spans of time. $days, $hours, $minutes - whole numbers; the long form stands in sentences, the brief one on a
## plaque.

web-span-days-long = { $hours ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
    [one] { $days ->
        [one] { $days } day and { $hours } hour
       *[other] { $days } days and { $hours } hour
    }
   *[other] { $days ->
        [one] { $days } day and { $hours } hours
       *[other] { $days } days and { $hours } hours
    }
}
web-span-hours-long = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-span-minutes-long = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-span-days-brief = { $days } d { $hours } h
web-span-hours-brief = { $hours } h { $minutes } min
web-span-minutes-brief = { $minutes } min

## Clocks. $total, $bonus, $time - spans of time.

web-slow-each = Everybody has { $total } for each turn.
web-slow-turns = Everybody has { $total } for the whole game, and { $bonus } more for every turn.
web-slow-out-vote = Nothing plays for anybody: when somebody’s time has run out, the others may vote for a bot.
web-slow-out-wait = Nothing plays for anybody: when somebody’s time has run out, the game still waits.
web-slow-out-bot = When somebody’s time has run out, a bot plays on for them.
web-slow-left = Time left: { $time }
web-slow-no-time = Out of time
web-slow-out = out of time
# $name - the player whose time it was.
web-slow-over = Out of time: { $name }.
web-slow-mine-over = Your time has run out. Nothing plays for you: you can still play.

## Being told that it is one's turn

web-notices = Tell me when it is my turn
web-notices-on = on in this browser
web-notices-why = You are told once a turn, and only while you are not at the table.
web-notices-push = By this browser, also while this page is closed
web-notices-insecure = This browser can tell you only where the address of this page begins with https. Ask whoever runs the server.
web-notices-unsupported = This browser cannot tell you while the page is closed. On a phone it may help to put this page on the home screen first.
web-notices-denied = This browser may not show notifications of this page. Allow them in the browser’s settings for this site, then try again.
web-notices-failed = That did not work: the browser could not reach its push service. Try again later.
web-notices-none = This server tells nobody.
web-notices-mail = Your address for mail
web-notices-mail-add = Tell me by mail
# $address - of mail.
web-notices-mail-on = By mail to { $address }
web-notices-mail-asked = A mail to { $address } has a link: open it to say that the address is yours.
web-notices-mail-end = No more mail
web-mail-confirm = Is this your address?
web-mail-confirm-why = Then you get a mail when it is your turn at that table. Every one has a link that ends them.
web-mail-confirm-go = Yes, tell me by mail
web-mail-confirm-done = You will be told by mail.
web-mail-stop = No more mails?
web-mail-stop-why = You will no longer be told by mail when it is your turn at that table.
web-mail-stop-go = No more mails
web-mail-stop-done = You will get no more of these mails.
# $n - at how many tables one is waited for.
web-title-turns = ({ $n }) Your turn · Regnum
