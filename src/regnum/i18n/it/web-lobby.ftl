### Before a game: who plays, in which colour, with which clock; those who watch.

## Names and colours, on the home page and in the lobby

web-company = Nomi e colori
web-name-of = Nome di questo posto: { $name }
web-colour-of = Colore di questo posto: { $name }
web-level-of = Livello di questo bot: { $name }
web-colour-lily = Giglio blu
web-colour-mullet = Stella arancione
web-colour-crescent = Mezzaluna verde
web-colour-trefoil = Trifoglio rosa
web-colour-rose = Rosa viola

## In the lobby

web-lobby-people = Chi gioca
web-lobby-game = Che cosa si gioca
web-lobby-full = Tutti i posti sono occupati. Resta a guardare.
web-lobby-watching = Sei qui per guardare. La partita comincia quando tutti danno il via.
web-lobby-begin-now = Ci siete tutti. Comincia quando vuoi.
web-lobby-host-begins = Ci siete tutti. Chi ospita dà inizio alla partita.
web-begin = Comincia
web-begin-fewer = { $n ->
    [one] Comincia con { $n } giocatore
   *[other] Comincia con { $n } giocatori
}
web-bot-put = Metti qui un bot
web-bot-other = Un altro
web-sign-away = assente

## Clocks

web-clock = Orologio
web-clock-none = nessuno
web-clock-quick = 20 minuti a testa
web-clock-usual = 45 minuti a testa
web-clock-long = 90 minuti a testa
web-clock-turn = 5 minuti per ogni turno
web-clock-day = 1 giorno per ogni turno
web-clock-days = 3 giorni per ogni turno
web-clock-left = tempo rimasto
web-clock-none-what = Nessun orologio: ognuno si prende il tempo che gli serve.
web-clock-game-what = { $minutes ->
    [one] { $minutes } minuto per tutta la partita,
   *[other] { $minutes } minuti per tutta la partita,
} { $seconds ->
    [0] niente in più per le scelte.
    [one] { $seconds } secondo in più per ogni scelta.
   *[other] { $seconds } secondi in più per ogni scelta.
} Quando il tempo di qualcuno è scaduto, al suo posto continua un bot.

## Those who watch

web-watch-knows = Chi guarda vede ciò che tutti al tavolo possono sapere: il tabellone, il diario, la chat. Nessuna mano di carte, nulla che conosca un solo giocatore.
web-watch-copy = Copia il link per chi guarda
web-watching = Stai guardando. Vedi ciò che tutti al tavolo possono sapere, e nulla che conosca un solo giocatore.
web-watching-over = Hai assistito alla partita. È finita, e nulla è più nascosto.

## Several people at one screen. $name - the player.

web-secrets-show = Mostra ciò che solo { $name } può vedere
web-secrets-cover = Copri di nuovo
