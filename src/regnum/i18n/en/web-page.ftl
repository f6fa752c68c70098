### A page that plays by itself, without a server; tables as files.

## The engine in the page

web-page-sub = Three heavy games. Alone, with bots or on one screen; everything stays in this browser.
web-engine-bar = About this page
# $loaded, $total (number) - megabytes.
web-engine-loading = Loading the game: { $loaded } of { $total } MB
web-engine-starting = Starting the game …
web-engine-wait = The table opens as soon as the game is loaded.
web-engine-failed = The game could not be started in this page.
web-engine-failed-old = This browser has no WebAssembly, or it is switched off. Use a current Firefox, Chrome, Edge or Safari.
web-engine-failed-how = A file has not come, or the browser lacks memory. Check the network, close other tabs, try again. If it stays so, play on a server.
web-engine-again = Try again
web-engine-refused = This browser keeps nothing here, as in a private window: games last as long as this page is open. Save them as files.
web-engine-refused-short = Nothing is kept
web-engine-full = This browser has no room left: the last choice could not be kept. Save the table as a file, then delete old games or other data.
web-engine-fold = Fold away

## A server instead

web-server-needed = Playing with other people needs a server; this page plays without one.
web-server-field = Address of a Regnum server
web-server-go = Go there
web-server-wrong = This is not the address of a server.
web-server-duel = The day’s cards, played alone. Results are compared on a server.

## Tables as files

web-file-save = Save the table as a file
web-file-why = The game goes on from this file, here or on a server, with everything in it. It holds what is hidden, too: keep it to yourself.
web-file-wrong = This file is neither a table nor the record of a game.

## Versions and installing

web-newer-ready = A new version is ready.
web-newer-take = Use it now
web-newer-later = Later
web-install = Install
web-install-why = Start Regnum like any other app, also without a network.
web-install-ios = To start Regnum like an app, also without a network: tap Share, then “Add to Home Screen”.
