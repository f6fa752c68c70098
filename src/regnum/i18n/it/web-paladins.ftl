### Paladins of the West Kingdom in the browser: headings of the boards, scenes, and what a screen
### reader or a tooltip says about a thing. Names of things and rules are in paladins.ftl.

## The shared board

web-paladins-townsfolk = Cittadini
web-paladins-in-deck = { $n } nel mazzo
web-paladins-tax = Deposito tasse
web-paladins-tax-last = ultima moneta: Inquisizione
web-paladins-tax-words = Deposito tasse: { $now } monete su { $full }. Chi prende l’ultima provoca un’Inquisizione.
web-paladins-orders = Ordini del Re
web-paladins-of-each = { $n } ciascuno
web-paladins-favours = Favori del Re
web-paladins-open-of = { $n } su { $all }
web-paladins-outsiders = Invasori
web-paladins-or = o
web-paladins-free = gratis
web-paladins-cost = { $n ->
    [one] Costa { $n } moneta.
   *[other] Costa { $n } monete.
}
web-paladins-cost-or-debt = { $n ->
    [one] Costa { $n } moneta, o un debito.
   *[other] Costa { $n } monete, o un debito.
}
web-paladins-place-empty = Qui non c’è nessuno.
web-paladins-vp = PV
web-paladins-points = { $n } PV
web-paladins-round-short = R{ $n }

## Things in words

web-paladins-townsfolk-words = { $gained ->
    [0] { $name }. Scarto: { $discard }. Nella tua compagnia: { $ability }.
   *[other] { $name }. Scarto: { $discard }. Nella tua compagnia: { $ability }; subito: { $immediate }.
}
web-paladins-outsider-words = { $name }. Con Attaccare: { $attack }. Con Convertire: { $convert }, { $scoring }.
web-paladins-region = Regione { paladins-roman }
web-paladins-space-free = Spazio libero: { $rewards }
web-paladins-space-monk = Monaco: { $name } (spazio: { $rewards })
web-paladins-space-outpost = Avamposto: { $name } (spazio: { $rewards })
web-paladins-space-closed = Chiuso: aperto in { $n } o più giocatori ({ $rewards })
web-paladins-flag-faith = Qui Consacrare e Convertire richiedono { $need } fede
web-paladins-flag-strength = Qui Presidiare e Attaccare richiedono { $need } forza
web-paladins-flag-faith-met = Richiede { $need } fede: raggiunta.
web-paladins-flag-faith-missed = Richiede { $need } fede: non raggiunta.
web-paladins-flag-strength-met = Richiede { $need } forza: raggiunta.
web-paladins-flag-strength-missed = Richiede { $need } forza: non raggiunta.
web-paladins-met = completato
web-paladins-order-hidden = Ordine del Re, coperto fino al round { $round }, da { $vp } PV
web-paladins-order-words = { $n ->
    [one] Ordine del Re: { $action }, { $n } volta entro la fine, per { $vp } PV. Finora: { $who }.
   *[other] Ordine del Re: { $action }, { $n } volte entro la fine, per { $vp } PV. Finora: { $who }.
}
web-paladins-order-of = { $name }: { $n }
web-paladins-favour-hidden = Favore del Re, coperto fino al round { $round }
web-paladins-favour-words = { $used ->
    [0] { $costs ->
        [0] Favore del Re: { $name }. Lavoratore: { $slot }. Dà: { $rewards }
       *[other] Favore del Re: { $name }. Lavoratore: { $slot }. Costo: { $cost }. Dà: { $rewards }
    }
   *[other] Favore del Re: { $name }. Usato in questo round, lavoratore presente: { $worker }. Dà: { $rewards }
}
web-paladins-slot-workshop = Officina: non serve un lavoratore
web-paladins-slot-taken = Spazio lavoratore: { $who }. Qui c’è: { $worker }
web-paladins-slot-free = Spazio lavoratore: { $who }

## A player board

web-paladins-silver = Monete
web-paladins-provisions = { $n ->
    [one] Provvista
   *[other] Provviste
}
web-paladins-suspicion = Sospetti
web-paladins-debts = Debiti
web-paladins-due = non pagati
web-paladins-paid = pagati
web-paladins-workers = Lavoratori
web-paladins-in-supply = { $n } da piazzare
web-paladins-pass = Passa
web-paladins-passed = ha passato
web-paladins-crew = Compagnia
web-paladins-crew-count = { $n ->
    [one] { $n } cittadino
   *[other] { $n } cittadini
}
web-paladins-still-hidden = Gli altri non lo vedono ancora.
web-paladins-hidden = nascosto
web-paladins-no-paladin = Ancora nessun paladino
web-paladins-chosen-hidden = Paladino scelto
web-paladins-paladin-deck = { $n ->
    [one] { $n } paladino nel mazzo
   *[other] { $n } paladini nel mazzo
}
web-paladins-used = usato
web-paladins-workshops = Officine
web-paladins-built = { $n ->
    [one] { $n } piazzata
   *[other] { $n } piazzate
}
web-paladins-workshop-words = { $vp ->
    [0] Officina { $n }, dà: { $worker }
   *[other] Officina { $n }, dà: { $worker }; { $vp } PV con così tante officine
}
web-paladins-attributes = Caratteristiche
web-paladins-track-and-paladin = tracciato + paladino
web-paladins-now = ora
web-paladins-attribute-points = Punti a fine partita, per il tracciato senza il paladino
web-paladins-attribute-words = Caratteristica { $attribute }: { $track } sul tracciato, { $now } con il paladino
web-paladins-jars = Mensola delle giare
web-paladins-jars-note = ricompensa di Assolvere
web-paladins-jar-free = Libero per una giara: { $rewards }
web-paladins-jar-filled = Qui c’è una giara ({ $rewards })
web-paladins-cells = { $n ->
    [one] eseguita { $n } volta
   *[other] eseguita { $n } volte
}
web-paladins-converted = { $name }, ora vale { $n } PV
web-paladins-wall = { $vp ->
    [0] Mura: { $rewards }
   *[other] Mura: { $rewards }, { $vp } PV
}
web-paladins-start-player = Primo giocatore
web-paladins-jumps = Parti del tabellone
web-paladins-jump-actions = Azioni
web-paladins-jump-tracks = Tracciati
web-paladins-jump-crew = Compagnia e paladino

## The AI player's board

web-paladins-ai-words = Lavoratori di un solo tipo, niente beni: ciò che ottiene muove il suo indicatore.
web-paladins-ai-track = Risorse
web-paladins-ai-track-note = anche dove guarda per prima cosa
web-paladins-ai-marker = L’indicatore è sullo spazio { $n }.
web-paladins-ai-schemes = Piani giocati
web-paladins-ai-none-played = ancora nessuno
web-paladins-ai-top-row = Altrimenti
web-paladins-ai-top-row-note = la prima possibile da sinistra
web-paladins-ai-stack = Indicatori
web-paladins-ai-stack-note = tra quelli pari sale prima quello in cima

## Scenes

web-paladins-look-at-board = Guarda il tabellone
web-paladins-back-to-choice = Torna alla scelta
web-paladins-draft = Qualcuno per la tua compagnia
web-paladins-draft-note = Una carta Cittadino è tua, gratis.
web-paladins-at-once = subito: { $rewards }
web-paladins-paladins = Il tuo paladino di questo round
web-paladins-pick-0 = Passo 1 di 2: quale paladino cavalca con te in questo round?
web-paladins-pick-1 = Passo 2 di 2: quale va in cima al tuo mazzo, per il prossimo round?
web-paladins-pick-2 = Fatto: conferma la tua scelta, o scambia cima e fondo.
web-paladins-pick-do = Conferma: { $name }
web-paladins-pick-again = Scegli di nuovo
web-paladins-role-keep = Questo round
web-paladins-role-top = In cima al mazzo
web-paladins-role-bottom = In fondo
web-paladins-make-0 = Tieni per questo round
web-paladins-make-1 = Metti in cima
web-paladins-hand = { $paladin }. { $foot }.
web-paladins-hand-swap = { $paladin }. { $foot }. Tocca per scambiare cima e fondo.
web-paladins-taverns = Taverne
web-paladins-taverns-note = I lavoratori di una di queste si uniscono a te. Ogni criminale porta un sospetto.
web-paladins-tavern = Taverna { $n }: { $workers }
web-paladins-tavern-taken = Taverna { $n }, presa: { $workers }
web-paladins-taken = presa
web-paladins-pay-note = Tocca un lavoratore per mandarne un altro.
web-paladins-pay-only = Possono farlo solo questi lavoratori.
web-paladins-pay-do = Piazzali
web-paladins-pay-change = Spazio lavoratore: { $who }. Mandi: { $worker }. Cambia
web-paladins-pay-fixed = Spazio lavoratore: { $who }. Mandi: { $worker }
web-paladins-pay-besides = inoltre: { $rewards }
web-paladins-keep = { $n ->
    [one] Conserva un lavoratore
   *[other] Conserva { $n } lavoratori
}
web-paladins-keep-fewer = { $n ->
    [0] Non conservare lavoratori
    [one] Conserva al massimo un lavoratore
   *[other] Conserva al massimo { $n } lavoratori
}
web-paladins-keep-nobody = Non conservare lavoratori
web-paladins-keep-note = Gli altri ti lasciano alla fine del round.
web-paladins-keep-more = { $n ->
    [one] scegline ancora uno
   *[other] scegline ancora { $n }
}
web-paladins-keep-do = Conserva: { $workers }
web-paladins-rewards = Quale ricompensa per prima?
web-paladins-rewards-note = Monete nel deposito tasse: { $n }. Un’Inquisizione può mettersi in mezzo.
web-paladins-choose-reward = Una di queste ricompense
web-paladins-inquisition = Inquisizione
web-paladins-inquisition-note = Chi ha più sospetti prende un debito e restituisce metà dei sospetti.
web-paladins-suspicion-of = { $n ->
    [one] { $n } sospetto
   *[other] { $n } sospetti
}
web-paladins-threatened = giudizio
web-paladins-spared = nessun giudizio
web-paladins-your-abilities = La tua compagnia, nell’ordine che preferisci

## Sections of the board on a phone

web-paladins-section-townsfolk = Cittadini
web-paladins-section-map = Mappa
web-paladins-section-outsiders = Invasori
web-paladins-section-king = Re
