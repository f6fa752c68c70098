### Troyes: what a player is asked, offered and refused during a turn.

## Questions

troyes-prompt-turn = Tocca a te: scegli un’azione o un dado con cui cominciare, spendi influenza, o passa.
troyes-prompt-turn-cube = Il cubetto sulla carta { $card } modifica questa azione: scegli un’azione o un dado con cui cominciare.
troyes-prompt-group = { $price ->
    [0] Il tuo gruppo vale { $total }. Scegli che cosa farne, o un altro dado.
    [one] Il tuo gruppo vale { $total } e costa { $price } denaro. Scegli che cosa farne, o un altro dado.
   *[other] Il tuo gruppo vale { $total } e costa { $price } denari. Scegli che cosa farne, o un altro dado.
}
troyes-prompt-group-cube = { $price ->
    [0] Con il cubetto sulla carta { $card } il tuo gruppo vale { $total }. Scegli che cosa farne, o un altro dado.
    [one] Con il cubetto sulla carta { $card } il tuo gruppo vale { $total } e costa { $price } denaro. Scegli che cosa farne, o un altro dado.
   *[other] Con il cubetto sulla carta { $card } il tuo gruppo vale { $total } e costa { $price } denari. Scegli che cosa farne, o un altro dado.
}
troyes-prompt-group-first = La carta { $target } accetta dadi di qualsiasi colore: scegli il primo.
troyes-prompt-group-target = { $price ->
    [0] I tuoi dadi (per: { $target }) valgono { $total }. Aggiungi un altro dado, o prosegui con questi.
    [one] I tuoi dadi (per: { $target }) valgono { $total } e costano { $price } denaro. Aggiungi un altro dado, o prosegui con questi.
   *[other] I tuoi dadi (per: { $target }) valgono { $total } e costano { $price } denari. Aggiungi un altro dado, o prosegui con questi.
}
troyes-prompt-choose-dice = Scegli { $colour } (per: { $target }).
troyes-prompt-source-hire = Quale cittadino diventa il tuo commerciante sulla carta { $card }?
troyes-prompt-source-place = { $building }: quale cittadino piazzi?
troyes-prompt-source-expel = { $row ->
    [1] { $building }: quale cittadino piazzi? Uno verrà espulso ({ $owner }).
   *[other] { $building }: quale cittadino piazzi? Uno verrà espulso ({ $owner }), a meno che il tuo non lasci un posto vuoto nella stessa fila.
}
troyes-prompt-uses-card = Quante volte usi la carta { $target }? Al massimo: { $most }.
troyes-prompt-uses-delayed = { $target }: quanti cubetti ci metti? Al massimo: { $most }.
troyes-prompt-uses-event = { $target }: quanti cubetti ci metti? Al massimo: { $most }.
troyes-prompt-choose-building = { $left ->
    [one] Quale edificio paga per questo uso?
   *[other] Quale edificio paga per questo uso? Restano { $left } usi.
}
troyes-prompt-place-cube = { $left ->
    [one] Su quale evento metti il tuo cubetto?
   *[other] Su quale evento metti il prossimo cubetto? Ne restano { $left }.
}
troyes-prompt-flip = Scegli un dado del tuo quartiere da capovolgere; fino a { $most } in tutto.
troyes-prompt-flip-more = Da capovolgere: { $dice }. Un altro ancora, fino a { $most } in tutto?

## Options

troyes-opt-target-card = Attiva: { $target }
troyes-opt-target-hire = Assumi un commerciante e attiva: { $target }
troyes-opt-target-event = Contrasta: { $target } (evento { $place } della fila)
troyes-opt-target-building = Piazza un cittadino: { $target }
troyes-opt-target-cathedral = Costruisci la cattedrale
troyes-opt-target-agriculture = Usa l’agricoltura
troyes-opt-target-closed = Una carta che si rivela nel round { $round }
troyes-opt-cube = Usa il tuo cubetto: { $card }
troyes-opt-die = Comincia con: { $die }
troyes-opt-more-die = Aggiungi: { $die }
troyes-opt-add-die = Aggiungi: { $die }; il tuo gruppo vale allora { $total }
troyes-opt-dice = Dadi: { $dice }; in tutto { $total }
troyes-opt-pass = Passa: niente più azioni in questo round
troyes-opt-reroll = Rilancia: { $die }
troyes-opt-reroll-any = Rilancia un dado
troyes-opt-recruit = Prendi un cittadino dalla riserva generale
troyes-opt-flip = Capovolgi fino a { $most } dei tuoi dadi
troyes-opt-flip-die = Capovolgi: { $die } diventa { $now }
troyes-opt-flip-done = { $n ->
    [one] Capovolgi solo questo dado
   *[other] Capovolgi questi { $n } dadi
}
troyes-opt-source = Cittadino da: { $source }
troyes-opt-uses-card = { $n ->
    [one] Una volta
   *[other] { $n } volte
}
troyes-opt-uses-delayed = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}
troyes-opt-uses-event = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}
troyes-opt-choose-building = { $n ->
    [one] { $building } (paga { $n } denaro)
   *[other] { $building } (paga { $n } denari)
}
troyes-opt-event-cube = { $left ->
    [one] { $event } (evento { $place } della fila): il suo ultimo stendardo libero
   *[other] { $event } (evento { $place } della fila): { $left } stendardi liberi
}
troyes-opt-cubes-done = { $left ->
    [one] Non piazzare questo cubetto
   *[other] Non piazzare i cubetti rimasti ({ $left })
}

troyes-die-of = { $die } ({ $owner })

troyes-dice-red = dadi rossi
troyes-dice-white = dadi bianchi
troyes-dice-yellow = dadi gialli
troyes-dice-one-colour = dadi di un solo colore
troyes-dice-any = dadi di qualsiasi colore

## What a choice brings; these stand in lists.

troyes-gives-uses = { $n ->
    [one] { $n } uso
   *[other] { $n } usi
}
troyes-gives-delayed-cubes = { $n ->
    [one] { $n } cubetto per un’azione successiva
   *[other] { $n } cubetti per azioni successive
}
troyes-gives-event-cubes = { $n ->
    [one] { $n } cubetto su un evento
   *[other] { $n } cubetti su eventi
}
troyes-gives-windows = { $n ->
    [one] { $n } cubetto nella cattedrale
   *[other] { $n } cubetti nella cattedrale
}
troyes-gives-places = nessuno viene espulso
troyes-gives-expels = espelle un cittadino ({ $owner })
troyes-gives-nothing = niente
troyes-gives-up-to = al massimo: { $effect }

## Reasons

troyes-why-card-closed = Questa carta è coperta fino al round { $need }.
troyes-why-no-dice = In nessun quartiere restano { $colour }.
troyes-why-deniers-dice = { $size ->
    [0] Denari necessari per i dadi adatti più economici: { $need }; ne hai { $have }.
    [1] Denari necessari per questo dado: { $need }; ne hai { $have }.
   *[other] Denari necessari: { $need } (in un gruppo di { $size } dadi ogni dado comprato costa { $price }; dadi da comprare: { $bought }). Ne hai { $have }.
}
troyes-why-deniers-card = Denari necessari: { $need } ({ $hire } per il commerciante, { $use } per un uso, { $dice } per i dadi). Ne hai { $have }.
troyes-why-total-short = Questi dadi valgono { $have }; qui serve { $need } o più.
troyes-why-best-short = Servono { $colour } che valgano { $need } o più; il miglior gruppo possibile vale { $have }.
troyes-why-influence-short = Influenza necessaria: { $need }; la tua: { $have }.
troyes-why-other-colour = Questi dadi qui non vanno bene: servono { $colour }.
troyes-why-one-die = Un cittadino si piazza con esattamente un dado; questi sono { $have }.
troyes-why-group-full = { $need ->
    [one] Un gruppo ha al massimo { $need } dado.
   *[other] Un gruppo ha al massimo { $need } dadi.
}
troyes-why-no-window = Il numero { $need } della cattedrale non ha un livello libero per questo; livelli già costruiti: { $have }.
troyes-why-no-window-left = Nessun dado che potresti prendere ha uno spazio libero del suo numero nella cattedrale.
troyes-why-cube-not-here = Il cubetto sulla carta { $card } non cambia dove si piazza un cubetto o un cittadino.
troyes-why-cube-colour = Il cubetto sulla carta { $card } modifica dadi diversi da quelli che servono qui.
troyes-why-cube-changes-nothing = Qui vanno bene dadi di qualsiasi colore, quindi il cubetto sulla carta { $card } non cambierebbe nulla.
troyes-why-cube-one-die = Con il cubetto sulla carta { $card } si usa un solo dado; questi sarebbero { $have }.
troyes-why-nothing-free = Con il cubetto sulla carta { $card } almeno un dado va preso gratis da un altro quartiere.
troyes-why-no-citizen = Non hai nessun cittadino da usare qui.
troyes-why-same-space = Questo cittadino resterebbe dov’è ora: scegline un altro.
troyes-why-supply-empty = Nella tua riserva non c’è più nessuno: recluta con l’influenza, o sposta un cittadino dal tabellone.
troyes-why-supply-there = Non serve reclutare nessuno finché hai cittadini nella tua riserva: { $have }.
troyes-why-reserve-empty = Tutti i tuoi cittadini sono in gioco ({ $need }).
troyes-why-no-own-dice = Nel tuo quartiere non restano dadi.
troyes-why-uses-deniers = { $need ->
    [one] Così tanti usi costano { $need } denaro; ne hai { $have }.
   *[other] Così tanti usi costano { $need } denari; ne hai { $have }.
}
troyes-why-uses-influence = Così tanti usi costano { $need } influenza; ne hai { $have }.
troyes-why-no-action = Con questo dado non si può completare nessuna azione: con ciò che hai, niente accetta un gruppo che lo comprenda.
troyes-why-no-cube-action = Con il cubetto sulla carta { $card } non si può completare nessuna azione: i suoi dadi non ci sono, o costano troppo, o nulla li accetta.
troyes-why-flags = { $have ->
    [one] Troppi cubetti ({ $need }): questo evento ha { $have } stendardo libero.
   *[other] Troppi cubetti ({ $need }): questo evento ha { $have } stendardi liberi.
}
troyes-why-one-cube = Il cubetto sulla carta { $card } modifica già questa azione: un’azione ammette al massimo un cubetto.
troyes-why-begun = Hai cominciato un’azione: completala, oppure annulla la mossa.
troyes-why-not-own-die = L’influenza modifica solo i dadi del tuo quartiere; questo non è tuo ({ $owner }).
troyes-why-other-building = Qui pagano solo i cittadini nel palazzo o nel vescovado.
