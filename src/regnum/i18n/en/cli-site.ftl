### regnum site: the game as a folder of plain files. Options and DIR are typed as they are.

cli-site-out = where the folder goes
cli-site-package = where the engine goes as an npm package, for pages of your own
cli-site-serve = show it on this machine
cli-site-nothing = Say what to do with the site: --out DIR, --package DIR or --serve.
cli-site-sources = The site is made from the sources of Regnum: ./play site.
# $folder - as it was typed.
cli-site-taken = { $folder } holds other things: give a folder that is new, empty, or an older site.
# $port - the first that was tried.
cli-site-ports = No port from { $port } on is free.
cli-site-made = The site is in { $folder }: put it on any web host.
cli-site-packed = The package is in { $folder }.
# $url - the address to open.
cli-site-shown = The site is shown at { $url } (Ctrl-C ends it).
