### Paladins of the West Kingdom: the log. $who is a player's name.

## The round

paladins-log-round-began = Inizia il round { $round }. Comincia { $who }.
paladins-log-order-shown = Un nuovo Ordine del Re, da { $vp } PV: { $order }.
paladins-log-favour-shown = { $costs ->
    [0] Un nuovo Favore del Re: { $favour }. Lavoratore: { $slots }. Dà: { $effect }.
   *[other] Un nuovo Favore del Re: { $favour }. Lavoratore: { $slots }. Costo: { $cost }. Dà: { $effect }.
}
paladins-log-tavern-shown = Apre una taverna: { $tavern }.
paladins-log-paladins-drawn = { $who } pesca tre paladini: { $a }, { $b } e { $c }.
paladins-log-paladins-drawn-hidden = { $who } pesca tre paladini.
paladins-log-paladin-chosen = { $who } tiene: { $keep }; in cima al mazzo: { $top }; in fondo: { $bottom }.
paladins-log-paladin-chosen-hidden = { $who } ha scelto un paladino.
paladins-log-paladin-shown = { $who } rivela: { $paladin } ({ $effect }).
paladins-log-tavern-taken = { $who } prende una carta taverna: { $tavern }.
paladins-log-passed = { $who } passa.
paladins-log-workers-kept = { $who } conserva { $workers } per il prossimo round.
paladins-log-workers-kept-none = { $who } non conserva lavoratori per il prossimo round.
paladins-log-townsfolk-left = Lascia la fila dei cittadini: { $townsfolk }.
paladins-log-townsfolk-shown = Nuovo cittadino: { $townsfolk }.
paladins-log-outsider-left = Lascia la fila degli invasori: { $outsider }.
paladins-log-outsider-shown = Nuovo invasore: { $outsider }.
paladins-log-deck-reshuffled = Le carte { $deck } scartate si mescolano e formano un nuovo mazzo.
paladins-log-game-over = La partita è finita.

## Actions

paladins-log-action = { $who } esegue un’azione: { $action }.
paladins-log-workers-placed = { $who } piazza { $workers }.
paladins-log-paid-out = { $provisions ->
    [0] { $silver ->
        [one] { $who } paga { $silver } moneta.
       *[other] { $who } paga { $silver } monete.
    }
    [one] { $silver ->
        [0] { $who } paga { $provisions } provvista.
        [one] { $who } paga { $silver } moneta e { $provisions } provvista.
       *[other] { $who } paga { $silver } monete e { $provisions } provvista.
    }
   *[other] { $silver ->
        [0] { $who } paga { $provisions } provviste.
        [one] { $who } paga { $silver } moneta e { $provisions } provviste.
       *[other] { $who } paga { $silver } monete e { $provisions } provviste.
    }
}
paladins-log-gained = { $who } ottiene { $reward }.
paladins-log-gain-cut = { $who } non ottiene nulla, perché il tracciato è alla fine: { $reward }.
paladins-log-declined = { $who } rinuncia a una ricompensa: { $reward }.
paladins-log-hired = { $debt ->
    [1] { $who } ingaggia a debito: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } ingaggia gratis: { $townsfolk }.
        [one] { $who } ingaggia per { $silver } moneta: { $townsfolk }.
       *[other] { $who } ingaggia per { $silver } monete: { $townsfolk }.
    }
}
paladins-log-discarded = { $debt ->
    [1] { $who } scarta a debito: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } scarta: { $townsfolk }.
        [one] { $who } scarta, pagando { $silver } moneta: { $townsfolk }.
       *[other] { $who } scarta, pagando { $silver } monete: { $townsfolk }.
    }
}
paladins-log-commissioned = { $who } manda un monaco nella regione { paladins-roman }, spazio { $place }.
paladins-log-garrisoned = { $who } piazza un avamposto nella regione { paladins-roman }, spazio { $place }.
paladins-log-wall-built = { $who } costruisce mura: { $wall }.
paladins-log-jar-placed = { $who } mette una giara sullo spazio { $place } ({ $rewards }).
paladins-log-attacked = { $silver ->
    [0] { $who } attacca: { $outsider }.
    [one] { $who } attacca, pagando { $silver } moneta per la forza mancante: { $outsider }.
   *[other] { $who } attacca, pagando { $silver } monete per la forza mancante: { $outsider }.
}
paladins-log-converted = { $who } converte: { $outsider }.
paladins-log-workshop-placed = { $slot ->
    [0] { $who } piazza un’officina: { $action }, spazio di sinistra.
   *[other] { $who } piazza un’officina: { $action }, spazio centrale.
}
paladins-log-worker-sent-home = { $who } fa posto a un’officina. Torna nella riserva: { $worker }.
paladins-log-cleared = { $who } libera lo spazio: { $action }.
paladins-log-favour-used = { $who } usa un Favore del Re: { $favour }.

## Tax, suspicion, debts

paladins-log-suspicion-drawn = { $tax ->
    [0] { $who } pesca un sospetto, senza tasse.
    [one] { $who } pesca un sospetto, con { $tax } moneta di tasse.
   *[other] { $who } pesca un sospetto, con { $tax } monete di tasse.
}
paladins-log-no-suspicion-left = { $who } non pesca sospetti: le carte sono finite.
paladins-log-tax-taken = { $n ->
    [one] { $who } prende { $n } moneta di tasse; nel deposito: { $left }.
   *[other] { $who } prende { $n } monete di tasse; nel deposito: { $left }.
}
paladins-log-tax-refilled = { $n ->
    [one] Il deposito tasse si riempie: { $n } moneta.
   *[other] Il deposito tasse si riempie: { $n } monete.
}
paladins-log-inquisition = { $who } provoca un’Inquisizione.
paladins-log-ability-used = { $who } usa: { $townsfolk }.
paladins-log-judged = { $who } subisce il giudizio per il maggior numero di sospetti ({ $suspicion }).
paladins-log-suspicion-lost = { $n ->
    [one] { $who } restituisce { $n } sospetto.
   *[other] { $who } restituisce { $n } sospetti.
}
paladins-log-debt-taken = { $who } prende un debito.
paladins-log-debt-paid = { $who } paga un debito.
paladins-log-debt-destroyed = { $who } distrugge un debito.

## The AI player

paladins-log-ai-workers = { $n ->
    [one] { $who } ottiene { $n } lavoratore; ora ne ha { $now }.
   *[other] { $who } ottiene { $n } lavoratori; ora ne ha { $now }.
}
paladins-log-ai-workshop = { $who } aggiunge un’officina: { $action }.
paladins-log-ai-scheme = { $who } rivela un piano: { $action }.
paladins-log-ai-cannot = { $who } non può eseguire questa azione: { $action } ({ $why }).
paladins-log-ai-does = { $instead ->
    [0] { $workers ->
        [one] { $who } agisce con { $workers } lavoratore: { $action }.
       *[other] { $who } agisce con { $workers } lavoratori: { $action }.
    }
   *[other] { $workers ->
        [one] { $who } esegue invece la prima azione possibile da sinistra, con { $workers } lavoratore: { $action }.
       *[other] { $who } esegue invece la prima azione possibile da sinistra, con { $workers } lavoratori: { $action }.
    }
}
paladins-log-ai-skips = { $who } salta una carta ({ $row }, posizione { $place }): { $why }.
paladins-log-ai-marker-moved = { $who } muove il suo indicatore dallo spazio { $from } allo spazio { $to }.
paladins-log-ai-marker-moved-around = { $who } fa fare un giro completo al suo indicatore, di nuovo allo spazio { $to }.
paladins-log-ai-wrapped = { $who } arriva alla fine del suo tracciato e ricomincia: la caratteristica { $attribute } sale a { $value }.
paladins-log-ai-schemes-shuffled = { $who } mescola tutti i suoi piani.
paladins-log-ai-tax-returned = { $n ->
    [one] { $who } toglie { $n } moneta di tasse; nel deposito: { $left }.
   *[other] { $who } toglie { $n } monete di tasse; nel deposito: { $left }.
}
paladins-log-ai-cleared = { $who } libera il suo lato destro.
paladins-log-ai-jar = { $who } capovolge la giara { $n }.

## Why the AI player cannot do something, or leaves something out

paladins-ai-why-used = ci sono già dei lavoratori
paladins-ai-why-workers = { $need ->
    [one] serve { $need } lavoratore e ne ha { $have }
   *[other] servono { $need } lavoratori e ne ha { $have }
}
paladins-ai-why-faith = fede { $have } su { $need }
paladins-ai-why-strength = forza { $have } su { $need }
paladins-ai-why-influence = influenza { $have } su { $need }
paladins-ai-why-limit = { $have ->
    [one] già eseguita { $have } volta
   *[other] già eseguita { $have } volte
}
paladins-ai-why-no-townsfolk = non c’è nessuno
paladins-ai-why-no-outsider = non c’è nessuno
paladins-ai-why-no-space = nessuno spazio libero ha una ricompensa che vuole
paladins-ai-why-no-wall = il mazzo delle Mura è vuoto
paladins-ai-why-not-revealed = è coperta
paladins-ai-why-favour-used = c’è già un lavoratore
paladins-ai-why-no-order = nessuno rivelato
paladins-ai-why-no-favour = nessuno libero
