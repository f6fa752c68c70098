### Troyes in the browser: headings of the boards, and what a screen reader or a tooltip says about a
### thing. Names of things and rules are in troyes.ftl.

## The board

web-troyes-square = Piazza della città
web-troyes-cathedral = Cattedrale
web-troyes-agriculture = Agricoltura
web-troyes-neutral = Neutrale
web-troyes-events = Eventi
web-troyes-in-decks = nei mazzi
web-troyes-more-events = { $n ->
    [one] Un altro evento
   *[other] Altri { $n } eventi
}
web-troyes-earlier-events = { $n ->
    [one] Un evento precedente
   *[other] { $n } eventi precedenti
}
web-troyes-stays = resta sempre
web-troyes-enemies = Nemici
web-troyes-activities = Carte attività
web-troyes-influence = Influenza
web-troyes-delayed = I suoi usi sono cubetti per azioni successive
web-troyes-you = { $name } (tu)
web-troyes-purse = Denari in attesa nel quartiere
web-troyes-total-is = Totale dei dadi: { $n }

## Effects in short, on cards

web-troyes-fx-group = gruppo
web-troyes-fx-each = ognuno
web-troyes-fx-free = gratis
web-troyes-fx-most = max:
web-troyes-fx-most-short = max
web-troyes-fx-sum = max:
web-troyes-fx-all = tutti
web-troyes-fx-everybody = ognuno

## Things in words

web-troyes-die = { $value } { $colour }, { $owner }
web-troyes-die-chosen = { $value } { $colour }, { $owner }, scelto
web-troyes-space-free = { $building }, { $values }: libero
web-troyes-space-taken = { $building }, { $values }: { $owner }
web-troyes-window-built = { $where }: { $owner }
web-troyes-level-missing = Su questo livello non c’è un tuo cubetto: a fine partita ti costerebbe { $n } PV.
web-troyes-wage = { $n ->
    [0] Qui i cittadini non costano nulla.
    [one] Ogni cittadino qui costa { $n } denaro a ogni round.
   *[other] Ogni cittadino qui costa { $n } denari a ogni round.
}
web-troyes-lying = Cittadino espulso: { $owner }
web-troyes-influence-of = { $name }: { $n } influenza
web-troyes-card-down = Carta attività, coperta fino al round { $round }
web-troyes-slot-free = Casella libera, { $n } PV
web-troyes-slot-taken = Commerciante ({ $name }): { $card }, { $n } PV
web-troyes-cubes-of = Cubetti ({ $name }): { $n }

## Players

web-troyes-yours = Le tue cose
web-troyes-deniers = denari
web-troyes-dice = Dadi
web-troyes-vp = punti vittoria
web-troyes-secret = segreto
web-troyes-start-player = Primo giocatore
web-troyes-passed = ha passato
web-troyes-supply = cittadini disponibili
web-troyes-reserve = da reclutare
web-troyes-supply-has = { $n ->
    [one] { $n } cittadino nella tua riserva
   *[other] { $n } cittadini nella tua riserva
}
web-troyes-reserve-has = { $n ->
    [one] { $n } cittadino nella riserva generale
   *[other] { $n } cittadini nella riserva generale
}
web-troyes-events-won = carte evento
web-troyes-on-board = Sul tabellone
web-troyes-in-cathedral = nella cattedrale

## Characters and notes

web-troyes-counts = { $what }: { $n }
web-troyes-character-hidden = Un personaggio segreto, che si rivela alla fine.
web-troyes-your-characters = { $n ->
    [one] Il tuo personaggio
   *[other] I tuoi personaggi
}
web-troyes-character-row = Personaggi
web-troyes-notes = Appunti sui personaggi degli altri
web-troyes-notes-about = Appunti: { $name }
web-troyes-note = { $guess ->
    [no] { $character }: non { $name }
    [yes] { $character }: { $name }
   *[maybe] { $character }: forse { $name }
}
web-troyes-note-mine = { $character }: tuo

## Choosing

web-troyes-group = I dadi scelti
web-troyes-total = Totale
web-troyes-price = Prezzo
web-troyes-pays = Pagamenti
web-troyes-pays-to = Si paga a: { $owner }
web-troyes-ask-group = Che cosa fanno i tuoi dadi?
web-troyes-ask-group-target = { $target }: altri dadi?
web-troyes-against = Nemico: { $n }
web-troyes-power-reroll = Rilancia
web-troyes-power-recruit = Recluta
web-troyes-power-flip = Capovolgi
web-troyes-power-pass = Passa
web-troyes-up-to = (al massimo)
web-troyes-do-target-card = { $target }
web-troyes-do-target-hire = Assumi: { $target }
web-troyes-do-target-event = Contrasta: { $target }
web-troyes-do-target-building = Cittadino: { $target }
web-troyes-do-place = Piazza un cittadino
web-troyes-do-target-cathedral = Cattedrale
web-troyes-do-target-agriculture = Agricoltura
web-troyes-do-beat = Contrasta
web-troyes-pick-hint = Tocca i dadi che vuoi, o prendi un gruppo dall’elenco.
web-troyes-pick-more = Il gruppo non è ancora completo: aggiungi un dado.
web-troyes-pick-take = Usali
web-troyes-put-back = { $die }: rimetti a posto

## What cannot be done now, in a few words beside its name

web-troyes-locked = Non possibile: { $what } ({ $why })
web-troyes-locked-more = { $n ->
    [one] Un altro non possibile
   *[other] Altri { $n } non possibili
}
web-troyes-lock-card-closed = dal round { $need }
web-troyes-lock-no-dice = non restano { $colour }
web-troyes-lock-other-colour = servono { $colour }
web-troyes-lock-deniers-dice = i dadi costano { $need }, hai { $have }
web-troyes-lock-deniers-card = { $need ->
    [one] serve { $need } denaro, ne hai { $have }
   *[other] servono { $need } denari, ne hai { $have }
}
web-troyes-lock-total-short = serve { $need }, vale { $have }
web-troyes-lock-best-short = serve { $need }, al massimo { $have }
web-troyes-lock-influence-short = serve influenza { $need }, hai { $have }
web-troyes-lock-one-die = esattamente un dado
web-troyes-lock-group-full = { $need ->
    [one] al massimo { $need } dado
   *[other] al massimo { $need } dadi
}
web-troyes-lock-no-window = il numero { $need } non ha livelli liberi
web-troyes-lock-no-window-left = nessuno spazio libero per questi dadi
web-troyes-lock-cube-not-here = non con questo cubetto
web-troyes-lock-cube-colour = non con questo cubetto
web-troyes-lock-cube-changes-nothing = non con questo cubetto
web-troyes-lock-cube-one-die = un solo dado con questo cubetto
web-troyes-lock-nothing-free = nessun dado gratis
web-troyes-lock-no-citizen = nessun cittadino disponibile
web-troyes-lock-protected = chi uscirebbe è protetto
web-troyes-lock-reserve-empty = tutti e { $need } i cittadini sono in gioco
web-troyes-lock-no-own-dice = nessun dado nel tuo quartiere
web-troyes-lock-begun = azione già in corso

## Le Roy

web-troyes-king-table = Che cosa fa Le Roy, secondo due dadi neri
web-troyes-king-roll = Le Roy ha lanciato { $one } e { $two }: { $what }
web-troyes-king-vp = { $vp } PV
web-troyes-king-citizen = piazza un cittadino
web-troyes-king-rightmost-event = contrasta l’evento più a destra
web-troyes-king-tradesman = assume un commerciante
web-troyes-king-cathedral = { $cubes ->
    [one] { $cubes } cubetto nella cattedrale
   *[other] { $cubes } cubetti nella cattedrale
}
web-troyes-king-character = il prossimo personaggio dà punti a entrambi
web-troyes-king-dice = { $bought ->
    [0] { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
   *[other] { $n ->
        [one] { $n } dado; comprati da te: { $bought }, prezzo: { $price }
       *[other] { $n } dadi; comprati da te: { $bought }, prezzo: { $price }
    }
}
web-troyes-king-dice-flags = un dado per stendardo libero
web-troyes-king-row = { $action }; { $cost }
web-troyes-king-spends = Dadi usati:
web-troyes-king-bought = vende: { $name }
web-troyes-king-ranking = Prima i dadi migliori
web-troyes-king-ranking-why = Le Roy usa sempre prima i suoi dadi migliori: per valore, e tra quelli uguali rosso prima di giallo prima di bianco.
web-troyes-king-sums = Somma di due dadi
web-troyes-king-sums-why = Nel suo turno Le Roy lancia due dadi neri; la loro somma dice che cosa fa.
web-troyes-king-ranking-of = I dadi di Le Roy, a partire dal migliore: { $dice }
web-troyes-king-why-hired = La casella libera che vale di più, o tra queste la carta più economica
web-troyes-king-why-built = Il numero libero più alto del livello più basso

## Phone

web-troyes-open-district = { $n ->
    [one] { $owner }: mostra in grande { $n } dado
   *[other] { $owner }: mostra in grande { $n } dadi
}
web-troyes-tab-square = Piazza
web-troyes-tab-cards = Carte
web-troyes-tab-events = Eventi
web-troyes-tab-cathedral = Cattedrale
web-troyes-tab-buildings = Edifici
web-troyes-estate-red = Militare
web-troyes-estate-white = Religioso
web-troyes-estate-yellow = Civile

## The end

web-troyes-held-by = { $names }
web-troyes-not-in-play = non in gioco
web-troyes-scored-before = conteggiato durante la partita
web-troyes-difference = Differenza con Le Roy: { $n } PV
web-troyes-grades = Gradi in base alla differenza
