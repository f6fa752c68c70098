### Troyes: the log. $who is a player’s name.

## Set-up

troyes-log-citizen-set = { $who } comincia con un cittadino: { $space }.
troyes-log-neutral-set = Si dispone un cittadino neutrale: { $space }.

## The round

troyes-log-round-began = Inizia il round { $round }. Comincia { $who }.
troyes-log-card-shown = Una nuova attività: { $card }.
troyes-log-income = { $n ->
    [one] { $who } ha una rendita di { $n } denaro.
   *[other] { $who } ha una rendita di { $n } denari.
}
troyes-log-salary = { $paid ->
    [one] { $who } paga { $paid } denaro di salari.
   *[other] { $who } paga { $paid } denari di salari.
}
troyes-log-salary-short = { $who } paga solo una parte dei salari (denari: { $paid } su { $due }).
troyes-log-rolled = { $n ->
    [one] { $who } lancia un dado { $colour }: { $dice }.
   *[other] { $colour_id ->
        [troyes-colour-red] { $who } lancia { $n } dadi rossi: { $dice }.
        [troyes-colour-white] { $who } lancia { $n } dadi bianchi: { $dice }.
        [troyes-colour-yellow] { $who } lancia { $n } dadi gialli: { $dice }.
       *[other] { $who } lancia { $n } dadi di colore { $colour }: { $dice }.
    }
}
troyes-log-rolled-neutral = { $n ->
    [one] Per i cittadini neutrali si lancia un dado { $colour }: { $dice }.
   *[other] { $colour_id ->
        [troyes-colour-red] Per i cittadini neutrali si lanciano { $n } dadi rossi: { $dice }.
        [troyes-colour-white] Per i cittadini neutrali si lanciano { $n } dadi bianchi: { $dice }.
        [troyes-colour-yellow] Per i cittadini neutrali si lanciano { $n } dadi gialli: { $dice }.
       *[other] Per i cittadini neutrali si lanciano { $n } dadi di colore { $colour }: { $dice }.
    }
}
troyes-log-purse-grew = { $n ->
    [one] { $who } ha passato: nel quartiere c’è { $n } denaro in più.
   *[other] { $who } ha passato: nel quartiere ci sono { $n } denari in più.
}
troyes-log-round-ended = Il round { $round } è finito.
troyes-log-purse-taken = { $n ->
    [one] { $who } prende { $n } denaro dal quartiere.
   *[other] { $who } prende { $n } denari dal quartiere.
}
troyes-log-citizen-returned = { $who } riprende un cittadino sdraiato sul { $building }.
troyes-log-citizen-returned-neutral = Se ne va un cittadino neutrale sdraiato sul { $building }.
troyes-log-start-passed = { $who } inizierà il prossimo round.
troyes-log-character-shown = { $who } rivela un personaggio: { $character }.
troyes-log-game-over = La partita è finita.

## Events

troyes-log-red-shown = Un nuovo evento: { $event }.
troyes-log-called = { $by } chiama un altro evento: { $event }.
troyes-log-event-applies = Un evento ha effetto: { $event }.
troyes-log-black-rolled = { $n ->
    [one] { $who } lancia un dado nero: { $dice }.
   *[other] { $who } lancia { $n } dadi neri: { $dice }.
}
troyes-log-neutral-citizen-rolled = Risultato del dado: { $roll }. Un nuovo cittadino ({ $owner }): { $space }.
troyes-log-no-neutral-left = Tutti i cittadini neutrali sono già in gioco: { $event } non ha effetto.
troyes-log-no-room = Chi verrebbe espulso è protetto: { $event } non ha effetto.
troyes-log-expelled = { $who } si vede espellere un cittadino, che ora è sdraiato sul { $building }.
troyes-log-expelled-neutral = Un cittadino neutrale viene espulso e ora è sdraiato sul { $building }.
troyes-log-cube-removed = { $who } perde un cubetto della cattedrale: { $window }.
troyes-log-cube-removed-neutral = Si rimuove un cubetto neutrale della cattedrale: { $window }.
troyes-log-cathedral-empty = Nella cattedrale non ci sono cubetti: { $event } non ha effetto.
troyes-log-neutral-window = Si mette un cubetto nella cattedrale ({ $owner }): { $window }.
troyes-log-cathedral-full = La cattedrale è completa: { $event } non ha effetto.
troyes-log-lost = { $who } perde { $good }.
troyes-log-lost-nothing = { $who } dovrebbe perdere PV, ma non ne ha.
troyes-log-short = { $who } deve { $good } e ha solo { $paid }.

## Black dice

troyes-log-black-die-spent = { $who } usa un dado contro i dadi neri: { $die }.
troyes-log-black-beaten = { $who } contrasta con un totale di { $total }: { $black }.
troyes-log-black-unbeaten = { $who } non può contrastare un dado nero ({ $value }): tutti i dadi del quartiere contano { $total }.

## Gains, payments, influence

troyes-log-gained = { $who } ottiene { $good }.
troyes-log-gain-cut = { $who } non ottiene nulla, perché il tracciato è alla fine: { $good }.
troyes-log-paid = { $who } paga { $good }.
troyes-log-paid-to = { $n ->
    [one] { $who } paga { $n } denaro a { $to }.
   *[other] { $who } paga { $n } denari a { $to }.
}
troyes-log-pays-less = { $due ->
    [one] { $who } dovrebbe pagare { $due } denaro a { $to } e non ne ha.
   *[other] { $who } dovrebbe pagare { $due } denari a { $to } e ne ha solo { $paid }.
}
troyes-log-rerolled = { $who } rilancia un dado: { $die } diventa { $now }.
troyes-log-recruited = { $who } recluta un cittadino.
troyes-log-flipped = { $who } capovolge un dado: { $die } diventa { $now }.

## Actions

troyes-log-acts = { $who } attiva una carta: { $card }.
troyes-log-acts-cathedral = { $who } costruisce la cattedrale.
troyes-log-acts-agriculture = { $who } usa l’agricoltura.
troyes-log-acts-place = { $who } manda un cittadino nel { $target }.
troyes-log-acts-event = { $who } affronta un evento: { $target }.
troyes-log-die-taken = { $price ->
    [0] { $who } prende gratis: { $die } ({ $owner }).
    [one] { $who } compra per { $price } denaro: { $die } ({ $owner }).
   *[other] { $who } compra per { $price } denari: { $die } ({ $owner }).
}
troyes-log-die-taken-own = { $who } usa un dado: { $die }.
troyes-log-cube-used = { $who } usa un cubetto su una carta: { $card }.
troyes-log-hired = { $deniers ->
    [0] { $who } assume gratis un commerciante, in una casella da { $vp } PV: { $card }.
    [one] { $who } assume un commerciante per { $deniers } denaro, in una casella da { $vp } PV: { $card }.
   *[other] { $who } assume un commerciante per { $deniers } denari, in una casella da { $vp } PV: { $card }.
}
troyes-log-hired-picture = { $deniers ->
    [0] { $who } assume gratis un commerciante, anche se nessuna casella è libera: { $card }.
    [one] { $who } assume un commerciante per { $deniers } denaro, anche se nessuna casella è libera: { $card }.
   *[other] { $who } assume un commerciante per { $deniers } denari, anche se nessuna casella è libera: { $card }.
}
troyes-log-citizen-from = { $who } prende un cittadino da: { $source }.
troyes-log-uses = { $n ->
    [one] { $who } usa una carta una volta: { $card }.
   *[other] { $who } usa una carta { $n } volte: { $card }.
}
troyes-log-cubes-placed = { $n ->
    [one] { $who } mette un cubetto su una carta: { $card }.
   *[other] { $who } mette { $n } cubetti su una carta: { $card }.
}
troyes-log-nothing-gained = { $who } non ottiene nulla: { $card }.
troyes-log-cathedral-built = { $who } costruisce nella cattedrale: { $window }.
troyes-log-event-cube = { $n ->
    [one] { $who } mette un cubetto su un evento: { $event }.
   *[other] { $who } mette { $n } cubetti su un evento: { $event }.
}
troyes-log-event-cube-neutral = { $n ->
    [one] Si mette un cubetto neutrale su un evento: { $event }.
   *[other] Si mettono { $n } cubetti neutrali su un evento: { $event }.
}
troyes-log-event-countered = Evento contrastato: { $event }.
troyes-log-event-reward = { $who } riceve la ricompensa di un evento: { $event }.
troyes-log-event-taken = { $who } prende la carta evento: { $event }.
troyes-log-event-discarded = Il giocatore neutrale ha più cubetti, e la carta evento si scarta: { $event }.
troyes-log-event-reopened = I cubetti tornano a chi li ha messi, e l’evento ricomincia: { $event }.
troyes-log-last-cube-removed = { $who } riprende l’ultimo cubetto messo su un evento: { $event }.
troyes-log-last-cube-removed-neutral = Se ne va il cubetto neutrale messo per ultimo su un evento: { $event }.
troyes-log-citizen-placed = { $who } piazza un cittadino: { $space }.
troyes-log-archer-rolled = { $hit ->
    [1] { $who } lancia { $roll }: la freccia colpisce.
   *[other] { $who } lancia { $roll }: la freccia manca il bersaglio.
}
troyes-log-passed = { $n ->
    [one] { $who } passa: nel quartiere c’è { $n } denaro.
   *[other] { $who } passa: nel quartiere ci sono { $n } denari.
}
