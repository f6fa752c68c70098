### Troyes in the browser: help in words for everything on the boards, and the glossary.

## Dice and districts

web-troyes-help-die = { $estate }: lanciato per un cittadino. Edificio: { $building }.
web-troyes-help-die-own = Tuo: lo usi gratis. Con l’influenza puoi rilanciarlo o capovolgerlo.
web-troyes-help-die-foreign = Lo puoi comprare per { $one }, { $two } o { $three } denari, in un gruppo di uno, due o tre dadi. Chi lo possiede non può rifiutare.
web-troyes-help-district = Quartiere: { $owner }
web-troyes-help-district-dice = { $n ->
    [0] Qui non restano dadi.
    [one] Qui resta un dado.
   *[other] Qui restano { $n } dadi.
}
web-troyes-help-district-grey = I suoi dadi si comprano dalla banca.
web-troyes-help-district-passed = { $n ->
    [one] Ha passato: { $n } denaro attende qui la fine del round.
   *[other] Ha passato: { $n } denari attendono qui la fine del round.
}
web-troyes-help-black = Un nemico: il più alto va contrastato con dadi del tuo quartiere che valgano almeno altrettanto; quelli rossi contano doppio. Dà { $influence } influenza; chi non ci riesce perde { $vp } PV.

## Cards

web-troyes-help-card-down = Carta attività
web-troyes-help-card-down-until = Coperta fino al round { $round }.
web-troyes-help-card-use = Un uso ogni { $divisor } punti dei dadi ({ $colour }).
web-troyes-help-card-hire = { $n ->
    [one] Se qui non hai un commerciante, prima assumine uno per { $n } denaro. Le caselle valgono { $slots } PV a fine partita; sull’illustrazione un commerciante non vale nulla.
   *[other] Se qui non hai un commerciante, prima assumine uno per { $n } denari. Le caselle valgono { $slots } PV a fine partita; sull’illustrazione un commerciante non vale nulla.
}
web-troyes-help-slot-free = { $hire ->
    [one] Una casella libera: l’assunzione costa { $hire } denaro, e a fine partita il commerciante vale { $n } PV.
   *[other] Una casella libera: l’assunzione costa { $hire } denari, e a fine partita il commerciante vale { $n } PV.
}
web-troyes-help-slot-taken = Commerciante: { $name }, a fine partita vale { $n } PV.
web-troyes-help-cubes = Cubetti per azioni successive, al massimo uno per azione: { $name }.

## Events

web-troyes-help-one-colour = di un solo colore a scelta
web-troyes-help-event-counter = Contrastalo con dadi ({ $colour }): un cubetto ogni { $divisor } punti, e { $influence } influenza per ogni cubetto.
web-troyes-help-event-vp = Quando tutti gli stendardi sono occupati, chi ha più cubetti ottiene { $first } PV e la carta, chi è al secondo posto { $second } PV.
web-troyes-help-event-left = { $n ->
    [one] Uno stendardo è libero.
   *[other] { $n } stendardi sono liberi.
}
web-troyes-help-event-cubes = { $name }: { $n }.
web-troyes-help-event-stays = È stampato sul tabellone: nessuno lo prende, e quando è pieno riapre.

## Buildings and cathedral

web-troyes-help-building = Colore dei dadi portati dai cittadini di questo edificio, uno ciascuno a ogni round: { $colour }. Un dado di questo colore piazza un cittadino.
web-troyes-help-enter-palace = Il nuovo cittadino prende lo spazio con il numero del dado; chi ci stava viene espulso.
web-troyes-help-enter-first-free = Il nuovo cittadino prende il primo spazio libero della fila. Se la fila è piena, tutti si spostano di uno verso destra, e chi esce viene espulso.
web-troyes-help-enter-push = Il nuovo cittadino prende il primo spazio della fila e spinge gli altri verso destra, fino a un posto vuoto; chi esce viene espulso.
web-troyes-help-space-values = Si raggiunge con un dado: { $colour }, { $values }.
web-troyes-help-space-free = Qui non c’è nessuno.
web-troyes-help-space-whose = Qui c’è: { $owner }.
web-troyes-help-lying = Espulso
web-troyes-help-lying-whose = { $owner }, { $building }.
web-troyes-help-lying-what = Finché un cittadino è sdraiato qui, nessun altro del suo colore può essere espulso da questo edificio. Si può usare altrove; alla fine del round torna nella sua riserva.
web-troyes-help-cathedral = I dadi bianchi mettono cubetti sulle vetrate dei loro numeri.
web-troyes-help-cathedral-missing = Ogni livello senza un tuo cubetto costa { $n } PV a fine partita.
web-troyes-help-window = Vetrata { $number } del livello { $level }.
web-troyes-help-window-gives = Un cubetto qui dà { $vp } PV e { $influence } influenza.
web-troyes-help-window-needs = Prima serve la vetrata { $number } del livello { $level }, qui sotto.
web-troyes-help-window-whose = L’ha costruita: { $owner }.
web-troyes-help-agriculture = Da uno a tre dadi gialli danno un denaro ogni { $n } punti.

## Players

web-troyes-help-supply = I tuoi cittadini disponibili
web-troyes-help-supply-has = Disponibili: { $n }.
web-troyes-help-supply-what = Diventano commercianti o entrano negli edifici.
web-troyes-help-reserve = Riserva generale
web-troyes-help-reserve-has = I tuoi cittadini lì: { $n }.
web-troyes-help-reserve-what = Reclutarne uno costa { $n } influenza.
web-troyes-help-influence-of = { $name }: { $n }.
web-troyes-help-influence-buys = Prezzi in influenza, prima di un’azione: { $reroll } per rilanciare un tuo dado, { $recruit } per reclutare un cittadino, { $flip } per capovolgere tuoi dadi (al massimo { $most }).
web-troyes-help-seat-goods = Denari: { $deniers }. Influenza: { $influence }. Cittadini disponibili: { $supply }.
web-troyes-help-seat-board = Commercianti: { $tradesmen }. Cubetti nella cattedrale: { $cathedral }. Carte evento: { $won }.
web-troyes-help-seat-secret = I punti vittoria sono segreti fino alla fine.
web-troyes-help-seat-vp = { $n } PV.
web-troyes-help-seat-passed = Per questo round ha passato.
web-troyes-help-character = Un personaggio
web-troyes-help-character-hidden = Segreto fino alla fine; poi dà punti a tutti.
web-troyes-help-character-all = Alla fine dà punti a tutti.
web-troyes-help-character-have = Quanto ne hai: { $n }.

## Symbols

web-troyes-glossary-goods = Beni
web-troyes-glossary-estates = Ceti e dadi
web-troyes-glossary-people = Persone
web-troyes-glossary-places = Luoghi
web-troyes-glossary-powers = Poteri
web-troyes-term-denier = Denaro
web-troyes-term-denier-what = La moneta di Troyes: con essa si pagano salari, commercianti e dadi degli altri.
web-troyes-term-fleur = Influenza
web-troyes-term-fleur-what = Rilancia dadi, recluta cittadini, capovolge dadi.
web-troyes-term-glory = Punti vittoria
web-troyes-term-glory-what = Vince chi ne ha di più. Quelli degli altri sono segreti fino alla fine; in solitario contro Le Roy sono tutti visibili.
web-troyes-term-cube = Cubetto
web-troyes-term-cube-what = Segna ciò che hai contrastato, costruito o puoi ancora usare.
web-troyes-term-delayed = Più tardi
web-troyes-term-delayed-what = Gli usi di questa carta sono cubetti che modificano azioni successive, un cubetto per azione.
web-troyes-term-sword = Militare
web-troyes-term-sword-what = Rosso: il palazzo e i suoi dadi. Contro i nemici contano doppio.
web-troyes-term-mitre = Religioso
web-troyes-term-mitre-what = Bianco: il vescovado e i suoi dadi. Costruiscono la cattedrale.
web-troyes-term-wheat = Civile
web-troyes-term-wheat-what = Giallo: il municipio e i suoi dadi. Lavorano anche i campi.
web-troyes-term-blades = Nemici
web-troyes-term-blades-what = Dadi neri che vanno contrastati prima che qualcuno agisca.
web-troyes-term-estates = Qualsiasi colore
web-troyes-term-estates-what = Dadi di qualsiasi colore.
web-troyes-term-citizen = Cittadino
web-troyes-term-citizen-what = Sta in un edificio e porta un dado a ogni round.
web-troyes-term-tradesman = Commerciante
web-troyes-term-tradesman-what = Un cittadino su una carta attività: chi lo possiede può usare la carta.
web-troyes-term-character = Personaggio
web-troyes-term-character-what = Segreto fino alla fine, quando dà punti a tutti.
web-troyes-term-enlist = Recluta
web-troyes-term-enlist-what = Un cittadino va dalla riserva generale a quella personale.
web-troyes-term-pennant = Primo giocatore
web-troyes-term-pennant-what = Chi ce l’ha agisce prima degli altri in questo round.
web-troyes-term-shield-neutral = Neutrale
web-troyes-term-shield-neutral-what = Il grigio non è di nessuno: i suoi dadi si comprano dalla banca, e i suoi cittadini sono d’intralcio.
web-troyes-term-palace = Palazzo
web-troyes-term-palace-what = Sei spazi, uno per ogni numero di un dado rosso.
web-troyes-term-bishopric = Vescovado
web-troyes-term-bishopric-what = Tre file di due spazi per dadi bianchi.
web-troyes-term-city-hall = Municipio
web-troyes-term-city-hall-what = Due file di tre spazi per dadi gialli.
web-troyes-term-cathedral = Cattedrale
web-troyes-term-cathedral-what = Tre livelli di vetrate, costruiti con dadi bianchi.
web-troyes-term-field = Agricoltura
web-troyes-term-field-what = I dadi gialli danno denari.
web-troyes-term-banner = Stendardo
web-troyes-term-banner-what = Un posto per un cubetto su un evento.
web-troyes-term-event-won = Carte evento
web-troyes-term-event-won-what = Le prende chi vi aveva più cubetti.
web-troyes-term-reroll = Rilancia
web-troyes-term-reroll-what = Un tuo dado si lancia di nuovo.
web-troyes-term-turn-over = Capovolgi
web-troyes-term-turn-over-what = Un dado mostra la faccia opposta: la somma delle due è 7.
web-troyes-term-hidden = Nascosto
web-troyes-term-hidden-what = Nessun altro lo vede prima della fine.
web-troyes-help-arrow = Una fila piena si sposta di uno spazio in questa direzione quando entra qualcuno, e chi sta a questa estremità viene espulso.
