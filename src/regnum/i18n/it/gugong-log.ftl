### Gùgōng: the log. $who is a player's name.

## The day

gugong-log-day-began = Inizia la giornata { $day }. Comincia { $who }.
gugong-log-start-player = { $who } restituisce la medaglia e inizia questa giornata.
gugong-log-city-filled = Un nuovo segnalino ({ $city }): { $token }.
gugong-log-tokens-shuffled = { $n ->
    [one] { $n } segnalino convertito si mescola e forma nuove pile.
   *[other] { $n } segnalini convertiti si mescolano e formano nuove pile.
}
gugong-log-dice-rolled = I dadi del destino mostrano { $a }, { $b } e { $c }.
gugong-log-morning-used = { $who } usa un decreto: { $decree }.
gugong-log-morning-declined = { $who } questa mattina rinuncia a un decreto: { $decree }.
gugong-log-servants-gained = { $n ->
    [one] { $who } ottiene { $n } servitore.
   *[other] { $who } ottiene { $n } servitori.
}
gugong-log-servants-gained-double = { $n ->
    [one] { $who } ottiene il servitore doppio.
   *[other] { $who } ottiene { $n } servitori, compreso quello doppio.
}
gugong-log-servants-lack = { $n ->
    [one] { $have ->
        [0] { $who } dovrebbe ottenere { $n } servitore, ma la riserva generale è vuota.
       *[other] { $who } dovrebbe ottenere { $n } servitore; la riserva generale ne ha { $have }.
    }
   *[other] { $have ->
        [0] { $who } dovrebbe ottenere { $n } servitori, ma la riserva generale è vuota.
       *[other] { $who } dovrebbe ottenere { $n } servitori, ma la riserva generale ne ha solo { $have }.
    }
}
gugong-log-servants-paid = { $n ->
    [one] { $who } paga { $n } servitore.
   *[other] { $who } paga { $n } servitori.
}
gugong-log-servants-paid-double = { $n ->
    [one] { $who } paga { $n } servitore con il servitore doppio.
   *[other] { $who } paga { $n } servitori, con il servitore doppio.
}

## Gifts

gugong-log-gift-given = { $who } scambia doni ({ $place }). Dà: { $gift }; prende: { $taken }.
gugong-log-gift-discarded = { $who } scarta anche: { $gift }.
gugong-log-gift-discarded-hidden = { $who } scarta un’altra carta.
gugong-log-no-action = { $who } rinuncia alle azioni.
gugong-log-gift-swapped = { $who } cambia una carta della mano ({ $place }). Dà: { $gift }; prende: { $taken }.
gugong-log-gift-swapped-discard = { $who } cambia una carta della pila degli scarti ({ $place }). Dà: { $gift }; prende: { $taken }.
gugong-log-gift-taken-back = { $who } riprende in mano una carta: { $gift }.
gugong-log-gift-taken-back-hidden = { $who } riprende in mano una carta scartata.
gugong-log-discarded-for-jade = { $who } scarta una carta per la giada: { $gift }.
gugong-log-discarded-for-jade-hidden = { $who } scarta una carta per la giada.
gugong-log-gift-drawn = { $who } pesca una carta dono: { $gift }.
gugong-log-gift-drawn-hidden = { $who } pesca una carta dono.

## Actions

gugong-log-action = { $who } agisce: { $place } ({ $variant }).
gugong-log-skipped = { $who } salta un’azione: { $action }.
gugong-log-travelled = { $who } raggiunge una città: { $city }.
gugong-log-move-lost = { $who } non trova segnalini raggiungibili: il movimento va perso.
gugong-log-token-taken = { $who } prende un segnalino: { $token }.
gugong-log-token-used = { $who } usa il segnalino: { $token }.
gugong-log-token-declined = { $who } rinuncia al beneficio del segnalino: { $token }.
gugong-log-token-unused = { $who } non può usare il beneficio del segnalino: { $token }.
gugong-log-token-lost = { $who } non ha posto per il segnalino: { $token }.
gugong-log-traded = { $doubles ->
    [0] { $tokens ->
        [one] { $who } converte { $tokens } segnalino. In cambio: { $trade }.
       *[other] { $who } converte { $tokens } segnalini. In cambio: { $trade }.
    }
   *[other] { $tokens ->
        [one] { $who } converte { $tokens } segnalino (doppi: { $doubles }). In cambio: { $trade }.
       *[other] { $who } converte { $tokens } segnalini (doppi: { $doubles }). In cambio: { $trade }.
    }
}
gugong-log-token-active = { $double ->
    [0] { $who } mette in funzione un segnalino ({ $place }): { $token }.
   *[other] { $who } mette in funzione un segnalino con il servitore doppio ({ $place }): { $token }.
}
gugong-log-token-active-board = { $double ->
    [0] { $who } mette in funzione un segnalino: { $token }.
   *[other] { $who } mette in funzione un segnalino con il servitore doppio: { $token }.
}
gugong-log-token-done = { $who } conserva un segnalino che ha finito la sua giornata: { $token }.
gugong-log-toll = { $who } riscuote un pedaggio di { $lost } PV ({ $place }); paga { $payer }.
gugong-log-followed = { $who } segue { $leader }: { $place }.

## Great Wall

gugong-log-wall-placed = { $n ->
    [one] { $who } mette { $n } servitore sulla muraglia (in tutto: { $total }).
   *[other] { $who } mette { $n } servitori sulla muraglia (in tutto: { $total }).
}
gugong-log-wall-placed-supply = { $n ->
    [one] { $who } mette { $n } servitore della riserva sulla muraglia (in tutto: { $total }).
   *[other] { $who } mette { $n } servitori della riserva sulla muraglia (in tutto: { $total }).
}
gugong-log-wall-placed-double = { $n ->
    [one] { $who } mette il servitore doppio sulla muraglia (in tutto: { $total }).
   *[other] { $who } mette { $n } servitori sulla muraglia, compreso quello doppio (in tutto: { $total }).
}
gugong-log-wall-scored = { $who } ha più servitori di tutti sulla muraglia ({ $n }) e vince la sezione.
gugong-log-wall-home = { $n ->
    [one] { $who } riporta { $n } servitore dalla muraglia nella riserva.
   *[other] { $who } riporta { $n } servitori dalla muraglia nella riserva.
}
gugong-log-benefit-taken = { $who } prende un beneficio dell’Intrigo: { $benefit }.
gugong-log-benefit-declined = { $who } non prende benefici dell’Intrigo.
gugong-log-die-turned = { $who } gira un dado del destino: { $from } diventa { $face }.

## Jade, intrigue, palace, decrees

gugong-log-jade-bought = { $who } prende la giada della casa { $house } (prezzo { $price }).
gugong-log-jade-bought-square = { $who } prende una giada alla piazza (prezzo { $price }).
gugong-log-jade-gained = { $n ->
    [one] { $who } ottiene { $n } giada; ora ne ha { $now }.
   *[other] { $who } ottiene { $n } giade; ora ne ha { $now }.
}
gugong-log-intrigue-moved = { $n ->
    [one] { $who } sale di { $n } passo nell’Intrigo, fino al passo { $now }.
   *[other] { $who } sale di { $n } passi nell’Intrigo, fino al passo { $now }.
}
gugong-log-intrigue-moved-lost = { $who } scende al passo { $now } dell’Intrigo.
gugong-log-intrigue-cut = { $n ->
    [one] { $who } è alla fine del tracciato dell’Intrigo: { $n } passo va perso.
   *[other] { $who } è alla fine del tracciato dell’Intrigo: { $n } passi vanno persi.
}
gugong-log-medal-taken = { $who } prende la medaglia e inizierà la prossima giornata.
gugong-log-envoy-moved = { $n ->
    [one] { $who } fa avanzare l’emissario di { $n } passo, fino al passo { $now }.
   *[other] { $who } fa avanzare l’emissario di { $n } passi, fino al passo { $now }.
}
gugong-log-audience-gained = { $who } ha un emissario nel palazzo: { $vp } PV a fine partita.
gugong-log-scored = { $who } ottiene { $n } PV ({ $source }).
gugong-log-scored-lost = { $who } perde PV: { $n } ({ $source }).
gugong-log-decree-enacted = { $supply ->
    [0] { $who } piazza un servitore su un decreto (prezzo { $price }): { $decree }.
   *[other] { $who } piazza un servitore della riserva generale su un decreto (prezzo { $price }): { $decree }.
}
gugong-source-wall = Grande Muraglia
gugong-source-destiny = dadi del destino
gugong-source-decrees = decreto
gugong-source-travel = segnalino viaggio
gugong-source-trades = conversione
gugong-source-palace = emissario nel palazzo
gugong-source-ports = ricompensa del porto
gugong-source-tolls = pedaggio
gugong-source-court = favore a corte

## Grand Canal

gugong-log-ship-launched = { $who } fa salpare una barca: { $ship } ({ $port }).
gugong-log-ship-loaded = { $n ->
    [one] { $who } imbarca { $n } servitore: { $ship } (a bordo: { $total }).
   *[other] { $who } imbarca { $n } servitori: { $ship } (a bordo: { $total }).
}
gugong-log-ship-loaded-supply = { $n ->
    [one] { $who } imbarca { $n } servitore della riserva: { $ship } (a bordo: { $total }).
   *[other] { $who } imbarca { $n } servitori della riserva: { $ship } (a bordo: { $total }).
}
gugong-log-ship-loaded-double = { $who } imbarca il servitore doppio: { $ship } (a bordo: { $total }).
gugong-log-ship-moved = { $who }: { $ship } avanza (da: { $from }; a: { $to }).
gugong-log-ship-lost = { $who }: { $ship } è dispersa in mare (a bordo: { $n }).
gugong-log-reward-claimed = { $who } riscuote una ricompensa ({ $ship }, { $port }): { $reward }.

## Night and end

gugong-log-night-fell = Cala la notte della giornata { $day }.
gugong-log-matched = { $n ->
    [0] { $who } non ha corrispondenze con i dadi.
    [one] { $who } ha { $n } corrispondenza con i dadi.
   *[other] { $who } ha { $n } corrispondenze con i dadi.
}
gugong-log-destiny-won = { $who } ha più corrispondenze di tutti ({ $n }).
gugong-log-no-matches = Nessuna corrispondenza.
gugong-log-final-part = { $who } ottiene { $n } PV nel punteggio finale ({ $part }).
gugong-log-not-admitted = { $who } non ha un emissario nel palazzo: tutti i PV ({ $vp }) vanno persi.
gugong-log-game-over = La partita è finita.
