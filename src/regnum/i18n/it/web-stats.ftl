### The browser: statistics of one's own games, lists of games, reporting a problem.

web-page-statistics = Statistiche
web-stats-what = Partite finite in questo browser. Si conservano solo qui: nessun account, non si invia nulla.
web-stats-none = Qui non hai ancora finito nessuna partita.
web-stats-games = Partite
web-stats-won = Vinte
web-stats-best = PV migliori
web-stats-average = PV medi
web-stats-streak = Serie
web-stats-longest = Serie più lunga
web-stats-against = Contro
web-stats-last = Ultime partite
web-stats-level = { $name }: { $level }
web-stats-bots = { $n } bot
web-stats-people = { $n ->
    [one] { $n } giocatore
   *[other] Online, { $n } giocatori
}
web-stats-screen = { $n ->
    [one] { $n } giocatore
   *[other] Stesso schermo, { $n } giocatori
}
web-stats-no-result = –
web-stats-export = Salva come file
web-stats-clear = Cancella le statistiche
web-stats-sure = Tutti questi risultati vengono dimenticati. Tavoli e replay restano.
web-stats-clear-yes = Cancellale

## Results in lists. $points (number) - one's own VP; $rival (number) - those of the best of the others.

web-result-won = Vittoria: { $points } a { $rival } PV
web-result-shared = Vittoria condivisa: { $points } PV
web-result-lost = Sconfitta: { $points } a { $rival } PV
web-result-screen = PV massimi: { $points }

## Lists of games

web-import-file = Apri un file
web-list-remove = Rimuovi
web-list-delete = La partita viene eliminata per sempre.
web-list-leave = Sparisce da questo elenco, e questo browser ne dimentica il posto. Agli altri il tavolo resta.

## Reporting a problem

web-report = Segnala un problema
web-report-how = Copia questo testo, racconta che cosa hai fatto e che cosa ti aspettavi, e invialo a chi gestisce questo server. Non contiene nulla di segreto.
web-report-copy = Copia la segnalazione
web-report-page =
    Regnum: { $version }
    Browser: { $browser }
    Finestra: { $window }
    Lingua: { $language }
web-report-table =
    Gioco: { $game }
    Regole: { $rules }
    Componenti: { $components }
    Tavolo: { $table }, versione { $version }
    Passo: { $step } di { $made }
    Posti: { $seats }
