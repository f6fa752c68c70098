### The terminal game and the regnum command.

## Small pieces

term-comma = {", "}
term-semicolon = {"; "}
term-bar-wide = {" | "}
term-bar-tight = |
term-arrow = {"→ "}
term-stack-next = {" > "}
term-nothing = –
term-number = { $n }
term-empty = vuoto
term-with-rule = { $text } [{ $rule }]
term-seat-bot = Bot { $n }
term-vp = { $n } PV
term-vp-bracket = ({ $n } PV)
term-seat-mark = P{ $n }
term-space = { $n }:
term-span = { $first }–{ $last }
term-change = { $what } { $old } → { $new }

## Workers, by letter. Every letter is used once: colour is never needed.

term-letter-labourer = P
term-letter-scout = E
term-letter-merchant = M
term-letter-fighter = C
term-letter-cleric = S
term-letter-criminal = X

term-slot-labourer = p
term-slot-scout = e
term-slot-merchant = m
term-slot-fighter = c
term-slot-cleric = s
term-slot-criminal = x
term-slot-any = *

term-mark-workshop = ■
term-mark-monk = †P{ $n }
term-mark-outpost = ▲P{ $n }
term-mark-space = 3:
term-mark-times = ×2
term-mark-met = ✓

## Rewards and costs, short

term-short-labourer = { $n } P
term-short-scout = { $n } E
term-short-merchant = { $n } M
term-short-fighter = { $n } C
term-short-cleric = { $n } S
term-short-criminal = { $n } X
term-short-faith = { $n } fede
term-short-strength = { $n } forza
term-short-influence = { $n } infl
term-short-silver = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
term-short-provision = { $n } provv
term-short-tax = { $n ->
    [one] { $n } tassa
   *[other] { $n } tasse
}
term-short-remove-suspicion = −{ $n } sosp
term-short-pay-debt = { $n ->
    [1] paga debito
   *[other] paga { $n } debiti
}
term-short-destroy-debt = { $n ->
    [1] −1 debito
   *[other] −{ $n } debiti
}
term-short-gain-debt = { $n ->
    [1] un debito
   *[other] { $n } debiti
}
term-short-debt = { $n ->
    [1] un debito
   *[other] { $n } debiti
}
term-short-pray = prega
term-short-free-recruit = ingaggia
term-short-free-develop = sviluppa
term-short-nothing = niente
term-short-absolution = assoluzione

term-goods-silver = Monete
term-goods-provision = Provviste
term-goods-suspicion = Sospetti
term-goods-unpaid = Debiti non pagati
term-goods-paid = Debiti pagati
term-goods-points = Punti
term-goods-tax = Deposito tasse

## The main board

term-header = Round { $round } di { $rounds } · tasse { $tax }/{ $full }
term-townsfolk = Cittadini
term-cost = Costo
term-discard = Scarto
term-hire = Ingaggio
term-ability = Abilità
term-cost-silver = { $n }
term-cost-or-debt = { $n }/debito
term-region = Reg.
term-place-in-row = #
term-flags = Fe/Fo
term-flag-pair = { $faith }/{ $strength }
term-spaces = Spazi (†P1 monaco, ▲P1 avamposto del giocatore 1)
term-outsiders = Invasore
term-attack = Attaccare
term-pay = Paga
term-convert = Conv.
term-worth-title = PV finali
term-outsider = { $name } ({ $people })
term-people-saracen = Sar
term-people-byzantine = Biz
term-people-viking = Vich
term-worth = { $per ->
    [1] { $vp } × { $what }
   *[other] { $vp } ogni { $per }: { $what }
}
term-worth-base = { $per ->
    [1] { $base } + { $vp } × { $what }
   *[other] { $base } + { $vp } ogni { $per }: { $what }
}
term-worth-softer = debiti: costo −{ $vp }
term-count-develop = Sviluppare
term-count-recruit = compagnia
term-count-commission = Consacrare
term-count-fortify = Fortificare
term-count-garrison = Presidiare
term-count-absolve = Assolvere
term-count-faith = fede
term-count-strength = forza
term-count-influence = influenza
term-count-attacked-saracen = Sar attaccati
term-count-attacked-byzantine = Biz attaccati
term-count-attacked-viking = Vich attaccati
term-count-completed-kings-order = ordini completati
term-count-converted-mercenary = mercenari
term-count-paid-debt = debiti pagati
term-count-suspicion = sospetti
term-orders = Ordini del Re (quante volte)
term-order-task = { $n }× { $action }
term-from-round = dal round { $n }
term-from-rounds = altri: round { $rounds }
term-favours = Favori del Re
term-taverns = Taverne

term-trigger-inquisition = Inquis.
term-trigger-pay-debt = Paga debito
term-trigger-none = {""}
term-when = { $trigger }: { $rewards }
term-if-suspicion = { $trigger }, 2+ sosp
term-if-innocent = { $trigger }, 0 sosp

## A seat

term-paladin = Paladino
term-no-paladin = ancora nessuno
term-attribute = { $track }
term-attribute-boosted = { $track }+{ $boost } = { $now }
term-attribute-faith = Fede
term-attribute-strength = Forza
term-attribute-influence = Influenza
term-workers = Lavoratori
term-silver = Monete { $n }
term-provisions = Provviste { $n }
term-suspicion = Sospetti { $n }
term-debts = { $unpaid ->
    [0] { $paid ->
        [0] Nessun debito
       *[other] Debiti: tutti pagati ({ $paid })
    }
   *[other] { $paid ->
        [0] Debiti: non pagati { $unpaid }
       *[other] Debiti: non pagati { $unpaid }, pagati { $paid }
    }
}
term-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
term-times = ×{ $n }
term-needs-influence = infl { $n }+
term-no-more = esaurita
term-crew = Compagnia
term-walls = Mura
term-walls-built = { $vp ->
    [0] costruite: { $n }
   *[other] costruite: { $n } ({ $vp } PV)
}
term-jars = Giare
term-jars-placed = piazzate: { $n }; spazi liberi:
term-attacked = Attaccati
term-converted = Convertiti
term-passed = { $name } (ha passato)
term-ai-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
term-ai-track = Risorse
term-ai-track-is = indicatore sullo spazio { $marker } di { $length }; oltre la fine sale la sua caratteristica più bassa. Comincia a guardare le carte da questa posizione in poi.
term-ai-stack = Indicatori
term-ai-stack-is = { $stack } (tra caratteristiche pari sale la prima)
term-ai-schemes = Piani
term-ai-schemes-are = nel mazzo: { $left }; giocati: { $played }
term-ai-none-played = ancora nessuno
term-ai-top-row = Se non può: la prima possibile
term-ai-right = Il suo lato destro
term-ai-needs = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
term-ai-used = usata
term-pile-hand = Pescate
term-pile-chosen = Scelta, coperta
term-pile-top = In cima al tuo mazzo
term-pile-bottom = In fondo al tuo mazzo; la prima sta sopra le altre

term-legend-any = qui può stare un lavoratore qualsiasi
term-legend-coloured = qui serve questo colore (va bene anche un criminale); tra parentesi: occupato
term-legend-workshop = un’officina: qui non serve più un lavoratore
term-legend-seat = il primo giocatore: P2 è il secondo, e così via
term-legend-space = che cosa c’è sullo spazio 3: le scelte chiamano gli spazi con questi numeri
term-legend-times = eseguita due volte
term-legend-short = Parole abbreviate: infl influenza, provv provviste, sosp sospetti (−1 sosp: rimuovine uno), −1 debito: distruggine uno, tassa moneta dal deposito tasse, prega libera uno spazio, Sar Saraceno, Biz Bizantino, Vich Vichingo, Paga monete per la forza mancante, Conv. Convertire, Inquis. in un’Inquisizione, infl 3+ serve influenza 3. Fe/Fo: che cosa chiede una regione, fede per un monaco, forza per un avamposto. Forza 2+1 = 3 (1 PV): 2 sul tracciato, 1 dal paladino; PV per il tracciato.
term-legend-monk = un monaco del giocatore 1
term-legend-outpost = un avamposto del giocatore 1
term-legend-met = un Ordine del Re completato

## Playing

term-over = La partita è finita.
term-hand-over = Ora tocca a { $who }. Cedi la tastiera: la prossima scelta è segreta.
term-save-failed = Non è stato possibile salvare la partita: { $why }
term-turn-of = { $who }: { $prompt }
term-seed = seme { $seed }
term-dot = {" · "}
term-saved = Partita salvata. Per continuare: { $command } play --resume { $name }
term-mark-new = ▌
term-hand-over-hint = { $who }, hai tu la tastiera e nessun altro guarda? Allora premi Invio. (Esc: salva ed esci)

term-board = Tabellone
term-own = { $who }: plancia e carte
term-rivals = Avversari
term-why = Perché no?
term-why-none = Tutto ciò che c’è si può scegliere.
term-log = Diario
term-score = Punteggio
term-help = Aiuto
term-secrets = Solo per i tuoi occhi
term-cards = Che cosa fanno le carte in vista
term-no-secrets = Ora non hai carte nascoste.
term-close = Esc: indietro

term-choice = { $label }
term-choice-cost = { $label } — costo: { $cost }
term-choice-both = { $label } — costo: { $cost }; effetto: { $effect }
term-choice-effect = { $label } — { $effect }
term-hint = Scrivi un numero da 1 a { $n }, o esamina una scelta con ↑ ↓ prima di farla.
term-hint-over = s: punteggio, l: diario, q: esci
term-preview = Dopo: { $changes }
term-no-change = per ora nessun numero cambia
term-stop-choice = Poi continui a scegliere.
term-stop-chance = Il seguito dipende da una carta o da un dado.
term-stop-other = Poi sceglie qualcun altro.
term-stop-end = Poi la partita è finita.
term-final = ! Dopo non si torna indietro. Invio conferma la scelta.

term-key-undo = Annulla
term-key-turn = Turno
term-key-redo = Rifai
term-key-why = Perché?
term-key-score = Punti
term-key-board = Tabellone
term-key-own = Tu
term-key-rivals = Avversari
term-key-log = Diario
term-key-next = Riquadro
term-key-peek = Segreti
term-key-cards = Carte
term-key-help = Aiuto
term-key-quit = Esci

## The score sheet

term-total = Totale
term-place-title = Classifica
term-place = { $n }º
term-score-secret = In questa partita i punti sono segreti fino alla fine.
term-score-so-far = Se la partita finisse ora.
term-winner = { $n ->
    [one] Vince { $who }.
   *[other] Vittoria condivisa: { $who }.
}

## Help

term-help-key-number = 1 2 3 …
term-help-number = fai una scelta (se poi non si torna indietro: premilo due volte, o Invio)
term-help-key-arrows = ↑ ↓
term-help-arrows = esamina una scelta: che cosa cambierebbe
term-help-key-enter = Invio
term-help-enter = fai la scelta che stai esaminando
term-help-key-undo = u
term-help-undo = annulla l’ultima scelta
term-help-key-turn = t
term-help-turn = torna all’inizio del turno
term-help-key-redo = r
term-help-redo = rifai la scelta annullata
term-help-key-why = w
term-help-why = perché qualcosa non è disponibile?
term-help-key-views = b o v l Tab
term-help-views = tabellone, tua plancia, avversari, diario; il successivo
term-help-key-scroll = PgUp PgDn
term-help-scroll = scorri il riquadro con la cornice chiara
term-help-key-score = s
term-help-score = il punteggio fin qui, per provenienza
term-help-key-peek = p
term-help-peek = le tue carte nascoste
term-help-key-cards = i
term-help-cards = che cosa fanno le carte in vista, a parole
term-help-key-quit = q
term-help-quit = esci; la partita resta salvata
term-help-saved = La partita si salva dopo ogni scelta.

## The start menu

term-menu-title = Regnum
term-menu-hint = Scrivi un numero. q: esci
term-menu-resume = Riprendi
term-menu-players = { $n ->
    [1] solitario
   *[other] { $n } giocatori
}
term-menu-with-bots = di cui { $n } bot
term-menu-round = { $n ->
    [0] preparazione
   *[other] { $period ->
        [day] giornata { $n }
       *[round] round { $n }
    }
}
term-menu-solo = { $rival_id ->
    [paladins-automa] In solitario contro il giocatore IA ({ $level })
   *[other] In solitario contro { $rival } ({ $level })
}
term-menu-people = { $n } persone a questa tastiera
term-menu-alone = In solitario contro { $rival }
term-menu-bots = Contro { $n } bot

## Plain mode

term-plain-help =
    Scrivi il numero di una scelta, o la sua forma testuale. Inoltre: u annulla, t inizio del turno,
    r rifai, w perché no, v avversari (in solitario: l’automa), b tutto lo stato della partita,
    s punteggio, l diario, c di nuovo le scelte, p le tue carte nascoste, i che cosa fanno le carte in vista,
    N? che cosa cambierebbe la scelta N, ? questo aiuto, q esci.
term-plain-ask = {"> "}
term-plain-choice = { $n }. { $label }
term-plain-log = * { $text }
term-plain-position = — { $text } —
term-plain-refused = { $label }: { $reason } [{ $rule }]
term-plain-preview = Dopo: { $changes }. { $stop }
term-plain-final = Dopo non si torna indietro.
term-plain-unknown = Qui non c’è la scelta «{ $typed }». (?: che cosa si può scrivere)
term-plain-enter = Premi Invio.
term-plain-no-peek = Quando qui gioca più di una persona, le carte nascoste si mostrano solo prima di una scelta segreta.

## Commands

term-error-bots = Serve almeno una persona: i bot ({ $bots }) sono troppi per il numero di giocatori ({ $players }).
term-error-bot = Non c’è un bot «{ $bot }». Ci sono: { $bots }.
term-error-no-file = Il file «{ $file }» non c’è, né qui né tra le partite salvate.
term-error-file = { $file }: { $why }
term-error-at = Il file della partita finisce dopo la scelta { $choices }, quindi non c’è uno stato dopo la scelta { $at }.
term-error-components = { $more ->
    [0] { $first }
    [one] { $first } (e un altro problema)
   *[other] { $first } (e altri { $more } problemi)
}
term-menu-level = Quanto devono essere forti i bot?
term-menu-bot = { $name }: { $way }
term-error-resume-with = Una partita salvata dice da sé come si gioca: --resume va senza --{ $option }.
term-error-resume-game = Una partita salvata dice da sé di quale gioco è: --resume va senza «{ $game }».
term-error-solo-players = La partita in solitario è per un giocatore, non per { $players }.
term-error-solo-level = In solitario { $game } ha una sola difficoltà: --solo va senza livello.
term-perft = profondità { $depth }: { $nodes }
term-selftest-set = { $players ->
    [one] { $players } giocatore, { $options }: riuscite { $passed }, fallite { $failed }, decisioni { $decisions }
   *[other] { $players } giocatori, { $options }: riuscite { $passed }, fallite { $failed }, decisioni { $decisions }
}
term-selftest-plain = { $players ->
    [one] { $players } giocatore: riuscite { $passed }, fallite { $failed }, decisioni { $decisions }
   *[other] { $players } giocatori: riuscite { $passed }, fallite { $failed }, decisioni { $decisions }
}
term-selftest-failure = {"  "}{ $why }
term-selftest-total = riuscite { $passed }, fallite { $failed }
term-components-title = File dei componenti con impronta { $fingerprint }
term-components-mark = ?
term-components-origin-rulebook = regolamento
term-components-origin-printed = gioco stampato
term-components-origin-source = fonte
term-components-origin-memory = memoria
term-components-origin-reconstructed = ricostruito
term-components-from = [{ $origin }]
term-components-from-note = [{ $origin }: { $note }]
term-components-count = { $n ->
    [one] { $n } valore: { $origin }
   *[other] { $n } valori: { $origin }
}
term-components-legend = { $mark } segna ciò che è ricostruito: va confrontato con il gioco stampato.
term-replay-bad = Il file della partita non è valido: { $why }
term-replay-log = { $n } { $text }
term-replay-offered = Disponibili: { $offered }
term-replay-verified = Verificato: dopo la scelta { $at } di { $choices }.
