### Gùgōng alone: what Meng does and why. $who is Meng.

## Levels of difficulty, in the menu

gugong-difficulty-normal = standard
gugong-difficulty-easy = facile
gugong-difficulty-hard = difficile

## His turn

gugong-log-meng-focus = { $who } ha il suo obiettivo per tutta la partita: { $place }.
gugong-log-automa-shuffled = { $n ->
    [one] { $who } mescola la carta automa delle giornate precedenti e forma un nuovo mazzo.
   *[other] { $who } mescola le { $n } carte automa delle giornate precedenti e forma un nuovo mazzo.
}
gugong-log-meng-cards = { $who } rivela le sue carte. Dono: { $gift }. Carta automa: { $automa }.
gugong-log-meng-cards-special = { $who } rivela le sue carte. Dono: { $gift }. La carta automa è speciale: lui va al suo obiettivo ({ $place }), ed entrambe le azioni sono B e non costano nulla.
gugong-log-meng-instead = { $who } non cambia carte e ottiene invece { $n } PV.
gugong-log-meng-token-instead = { $who } ottiene { $n } PV invece del beneficio del segnalino: { $token }.
gugong-log-meng-cannot = { $who } salta un’azione: { $action } ({ $why }).

## Why he leaves something out: clauses about him alone, never said of players.

gugong-meng-why-servants-short = { $need ->
    [one] serve { $need } servitore; ne ha { $have } a disposizione e non può convertire segnalini per averne altri
   *[other] servono { $need } servitori; ne ha { $have } a disposizione e non può convertire segnalini per averne altri
}
gugong-meng-why-supply-empty = non ha un servitore per farlo
gugong-meng-why-nothing-in-reach = nessuna città ha un segnalino
gugong-meng-why-track-end = il suo indicatore è alla fine del tracciato dell’Intrigo
gugong-meng-why-decree-owned = è già su tutti i decreti
gugong-meng-why-decree-short = { $need ->
    [one] il decreto più economico richiede { $need } servitore, compreso quello da piazzare; ne ha { $have } a disposizione e non può convertire segnalini per averne altri
   *[other] il decreto più economico richiede { $need } servitori, compreso quello da piazzare; ne ha { $have } a disposizione e non può convertire segnalini per averne altri
}
gugong-meng-why-no-ship = le sue barche sono tutte piene o sul canale
gugong-meng-why-route-full = nessun porto è libero per una nuova barca

## What he does in his own way

gugong-log-meng-route = { $back ->
    [0] { $who } non trova segnalini lungo il bordo della mappa e va a quello più vicino.
   *[other] { $who } torna sul suo percorso lungo il bordo della mappa.
}
gugong-log-meng-chooses = { $reason ->
    [0] { $who } sceglie un decreto di livello { $level }, quello su cui non è ancora.
    [1] { $who } sceglie un decreto di livello { $level }, il più economico dei due.
   *[2] { $who } sceglie un decreto di livello { $level }, quello più in basso dei due sul tabellone.
}
gugong-log-meng-chooses-other = { $reason ->
    [0] { $who } non può averne uno di livello { $wanted } e ne sceglie uno di livello { $level }, quello su cui non è ancora.
    [1] { $who } non può averne uno di livello { $wanted } e ne sceglie uno di livello { $level }, il più economico dei due.
   *[2] { $who } non può averne uno di livello { $wanted } e ne sceglie uno di livello { $level }, quello più in basso dei due sul tabellone.
}
gugong-log-meng-idle-decree = { $who } questa mattina non ottiene nulla da un decreto: { $decree }.
gugong-log-meng-drew = { $to_play ->
    [0] { $who } pesca una carta dono e la mette sui suoi scarti.
   *[other] { $who } pesca una carta dono e la mette sotto quelle che deve giocare.
}
gugong-log-meng-took-back = { $who } mette il suo ultimo scarto sotto le carte che deve giocare.
gugong-log-meng-discarded = { $who } scarta la sua prima carta senza guardarla, qualunque ne sia il valore.
gugong-log-meng-no-benefit = { $who } non prende benefici dell’Intrigo al passo { $have }.

## Dusk

gugong-log-meng-keeps = { $n ->
    [one] { $who } oggi non ha più carte automa e tiene { $n } carta dono.
   *[other] { $who } oggi non ha più carte automa e tiene { $n } carte dono.
}
gugong-log-dusk-fell = Cala il crepuscolo della giornata { $day }.
gugong-log-meng-dusk = { $who } gira una carta automa della giornata: { $dusk }.
gugong-log-matched-meng = { $n ->
    [one] { $who } ha d’ufficio { $n } corrispondenza in questa giornata.
   *[other] { $who } ha d’ufficio { $n } corrispondenze in questa giornata.
}
