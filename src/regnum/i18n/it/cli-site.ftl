### regnum site: the game as a folder of plain files. Options and DIR are typed as they are.

cli-site-out = dove va la cartella
cli-site-package = dove va il motore come pacchetto npm, per pagine tue
cli-site-serve = mostralo su questo computer
cli-site-nothing = Di’ che cosa fare del sito: --out DIR, --package DIR o --serve.
cli-site-sources = Il sito si costruisce dai sorgenti di Regnum: ./play site.
cli-site-taken = { $folder } contiene altro: indica una cartella nuova, vuota o con un sito precedente.
cli-site-ports = Nessuna porta libera da { $port } in poi.
cli-site-made = Il sito è in { $folder }: mettilo su qualsiasi spazio web.
cli-site-packed = Il pacchetto è in { $folder }.
cli-site-shown = Il sito è visibile su { $url } (Ctrl-C lo chiude).
