### Gùgōng: what a player is asked, offered and refused, but for the locations.

## Questions

gugong-prompt-exchange = Tocca a te: quale dono dai?
gugong-prompt-where = { $gift }: con quale funzionario fai lo scambio?
gugong-prompt-pay = { $ways ->
    [0] Questo scambio non è gratis ({ $value } contro { $there }): converti segnalini nei servitori che costa ({ $servants }), o rinuncia alle azioni.
    [1] Questo scambio non è gratis ({ $value } contro { $there }): paga servitori ({ $servants }), o rinuncia alle azioni.
    [2] Questo scambio non è gratis ({ $value } contro { $there }): scarta un’altra carta, o rinuncia alle azioni.
   *[3] Questo scambio non è gratis ({ $value } contro { $there }): paga servitori ({ $servants }), scarta un’altra carta, o rinuncia alle azioni.
}
gugong-prompt-gift-servants = { $n ->
    [one] Il tuo dono dà { $n } servitore. Lo prendi?
   *[other] Il tuo dono dà { $n } servitori. Li prendi?
}
gugong-prompt-swap-card = Quale delle tue carte cambi con una sul tabellone?
gugong-prompt-swap-with = { $gift }: con quale funzionario fai il cambio?
gugong-prompt-end-turn = Il tuo turno è finito. Prima vuoi convertire segnalini viaggio?
gugong-prompt-last-trade = L’ultima notte è finita. Vuoi convertire segnalini viaggio prima del punteggio finale?
gugong-prompt-store-token = Non c’è posto per il nuovo segnalino ({ $token }): quali segnalini converti?
gugong-prompt-morning-decrees = Un nuovo mattino: quale dei tuoi decreti usi ora?

## Options

gugong-opt-give = Dai: { $gift }
gugong-opt-at = { $place }: { $gift }
gugong-exchange-free = gratis: { $value } contro { $there }
gugong-exchange-pay = non gratis: { $value } contro { $there }
gugong-exchange-none = non gratis: { $value } contro { $there }; non puoi pagare, quindi non ci sarebbero azioni
gugong-opt-pay-servants = { $n ->
    [one] Paga { $n } servitore
   *[other] Paga { $n } servitori
}
gugong-opt-pay-servants-double = Paga con il servitore doppio (prezzo { $n })
gugong-opt-discard = Scarta: { $gift }
gugong-opt-discard-any = Scarta un’altra carta
gugong-opt-no-action = Nessuna azione
gugong-opt-skip = Salta
gugong-opt-swap-hand = Cambia dalla tua mano: { $gift }
gugong-opt-swap-discard = Cambia dalla tua pila degli scarti: { $gift }
gugong-opt-swap-with = { $place }, prendendo: { $gift }
gugong-opt-done = Fatto
gugong-opt-morning-use = Usa: { $decree }
gugong-opt-morning-done = Basta per stamattina
gugong-opt-trade = { $doubles ->
    [0] { $tokens ->
        [one] Converti { $tokens } segnalino in: { $gain }
       *[other] Converti { $tokens } segnalini in: { $gain }
    }
   *[other] { $tokens ->
        [one] Converti { $tokens } segnalino (doppi: { $doubles }) in: { $gain }
       *[other] Converti { $tokens } segnalini (doppi: { $doubles }) in: { $gain }
    }
}

## Reasons

gugong-why-servants-short = { $need ->
    [one] Serve { $need } servitore; tra i tuoi disponibili, possono pagare: { $have }.
   *[other] Servono { $need } servitori; tra i tuoi disponibili, possono pagare: { $have }.
}
gugong-why-supply-empty = Nella tua riserva generale non ci sono più servitori da ottenere o da piazzare.
gugong-why-no-other-card = Non hai in mano un’altra carta da scartare.
gugong-why-tokens-short = Questa conversione richiede segnalini viaggio per un valore di { $need }; i tuoi valgono { $have }.
gugong-why-tokens-uneven = { $need ->
    [one] Questa conversione richiede esattamente { $need } segnalino; quelli semplici sono { $have }.
   *[other] Questa conversione richiede esattamente { $need } segnalini; quelli semplici sono { $have }.
}
gugong-why-no-double = Il servitore doppio non si può usare qui: deve essere sbloccato e trovarsi da dove viene il servitore.
gugong-why-no-double-token = { $need ->
    [one] Serve { $need } segnalino doppio; ne hai { $have }.
   *[other] Servono { $need } segnalini doppi; ne hai { $have }.
}
gugong-why-no-card-to-swap = Nella tua mano e nella tua pila degli scarti non ci sono carte da cambiare.

## What should be said before a choice

gugong-warn-last-card = È la tua ultima carta: con questo turno finisce il tuo giorno.
