### Gùgōng: what a player is asked, offered and refused at the seven locations.

## Questions

gugong-by-card = Azione del tuo dono
gugong-by-location = Azione del luogo
gugong-by-follow = Puoi seguire

gugong-prompt-travel = { $by }: viaggi?
gugong-prompt-wall = { $by }: costruisci la Grande Muraglia?
gugong-prompt-jade = { $by }: compri giada?
gugong-prompt-intrigue = { $by }: sali sul tracciato dell’Intrigo?
gugong-prompt-palace = { $by }: fai avanzare il tuo emissario verso il palazzo?
gugong-prompt-decree = { $by }: paghi per un decreto?
gugong-prompt-canal = { $by }: usi il Gran Canale?

gugong-prompt-gain-servants = { $n ->
    [one] Ottieni { $n } servitore; nella tua riserva generale ce ne sono { $have }. Quale?
   *[other] Ottieni { $n } servitori; nella tua riserva generale ce ne sono { $have }. Quali, e quanti?
}
gugong-prompt-gain-last-servant = Puoi ottenere l’ultimo servitore della tua riserva generale. Lo prendi?
gugong-prompt-first-move = Il tuo viaggiatore entra nella mappa: in quale città con un segnalino?
gugong-prompt-travel-move = { $n ->
    [one] Dove va il tuo viaggiatore?
   *[other] Hai { $n } movimenti. Dove va prima il tuo viaggiatore?
}
gugong-prompt-use-token = Il segnalino dà: { $token }. Lo usi?
gugong-prompt-discard-for-jade = Il segnalino dà giada per un dono di valore { $need } o più della tua mano. Quale scarti?
gugong-prompt-take-back = Quale carta della tua pila degli scarti riprendi in mano?
gugong-prompt-activate = Un segnalino bonus: { $token }. Lo metti in funzione con un tuo servitore disponibile?
gugong-prompt-wall-extra = Il tuo decreto ti permette di piazzare un altro servitore, dalla tua riserva generale. Lo fai?
gugong-prompt-benefit = La sezione è completa, e nell’Intrigo sei al passo { $have }. Scendi per un beneficio?
gugong-prompt-turn-die = Quale dado del destino giri, e su quale faccia?
gugong-prompt-load-ship = Su quale barca metti un servitore?
gugong-prompt-load-ship-two = { $n ->
    [one] Su quale barca metti il secondo servitore?
   *[other] Metti { $n } servitori sulle barche. Dove va il primo?
}
gugong-prompt-load-ship-supply = Su quale barca metti un servitore della tua riserva generale?
gugong-prompt-move-ship = Quale barca fai avanzare al prossimo porto libero?
gugong-prompt-claim = Le barche piene possono riscuotere la ricompensa del loro porto. Quale riscuoti?

## Ways out

gugong-opt-skip-place = Salta: { $place }
gugong-opt-move-lost = Nessun segnalino è raggiungibile: il movimento va perso
gugong-opt-decline-token = Rinuncia: { $token }
gugong-opt-store-token = Conservalo soltanto
gugong-opt-decline-extra = Nessun altro servitore
gugong-opt-decline-benefit = Resta dove sei
gugong-opt-skip-load = Nessun servitore
gugong-opt-decline-load = Rinuncia
gugong-opt-skip-move = Nessun movimento
gugong-opt-decline-claim = Per ora niente

## Servants

gugong-opt-take-servants = { $n ->
    [0] Non prendere servitori
    [one] Prendi { $n } servitore
   *[other] Prendi { $n } servitori
}
gugong-opt-take-servants-double = { $n ->
    [one] Prendi il servitore doppio
   *[other] Prendi { $n } servitori, compreso quello doppio
}

## Travel

gugong-opt-travel-a = { $n ->
    [one] A: { $n } movimento
   *[other] A: { $n } movimenti
}
gugong-opt-travel-b = { $cost ->
    [0] { $n ->
        [one] B: { $n } movimento, gratis
       *[other] B: { $n } movimenti, gratis
    }
    [one] { $n ->
        [one] B: { $n } movimento per { $cost } servitore
       *[other] B: { $n } movimenti per { $cost } servitore
    }
   *[other] { $n ->
        [one] B: { $n } movimento per { $cost } servitori
       *[other] B: { $n } movimenti per { $cost } servitori
    }
}
gugong-opt-travel-b-double = { $n ->
    [one] B: { $n } movimento, pagato con il servitore doppio (prezzo { $cost })
   *[other] B: { $n } movimenti, pagati con il servitore doppio (prezzo { $cost })
}
gugong-opt-go = { $city }: { $token }
gugong-opt-go-empty = { $city }
gugong-opt-use-token = Usalo: { $token }
gugong-opt-use-token-double = Usalo con il servitore doppio: { $token }
gugong-opt-take-back = Riprendi: { $gift }
gugong-opt-take-back-any = Riprendi una carta scartata
gugong-opt-activate-plus = Mettilo in funzione con un servitore
gugong-opt-activate-plus-double = Mettilo in funzione con il servitore doppio
gugong-opt-activate-place = { $place }, con un servitore
gugong-opt-activate-place-double = { $place }, con il servitore doppio

## Great Wall

gugong-opt-wall-a = { $n ->
    [one] A: piazza { $n } servitore
   *[other] A: piazza { $n } servitori
}
gugong-opt-wall-a-double = A: piazza il servitore doppio, che conta due
gugong-opt-wall-b = { $cost ->
    [one] B: paga { $cost } servitore e piazzane { $n }
   *[other] B: paga { $cost } servitori e piazzane { $n }
}
gugong-opt-wall-b-pay-double = B: paga con il servitore doppio (prezzo { $cost }) e piazzane { $n }
gugong-opt-wall-b-place-double = { $cost ->
    [one] B: paga { $cost } servitore e piazzane { $n }, compreso quello doppio
   *[other] B: paga { $cost } servitori e piazzane { $n }, compreso quello doppio
}
gugong-opt-wall-b-only-double = { $cost ->
    [one] B: paga { $cost } servitore e piazza solo il servitore doppio, che conta due
   *[other] B: paga { $cost } servitori e piazza solo il servitore doppio, che conta due
}
gugong-opt-extra = Un altro servitore
gugong-opt-extra-double = Il servitore doppio, che conta due
gugong-opt-turn-die = Dado { $die }: { $from } diventa { $face }

## Jade

gugong-house = casa { $n }
gugong-square = piazza
gugong-opt-jade = { $price ->
    [one] Giada per { $price } servitore ({ $house })
   *[other] Giada per { $price } servitori ({ $house })
}
gugong-opt-jade-double = Giada, pagata con il servitore doppio ({ $house }, prezzo { $price })

## Intrigue and the palace

gugong-gain-intrigue = { $n ->
    [one] { $n } passo dell’Intrigo
   *[other] { $n } passi dell’Intrigo
}
gugong-gain-envoy = { $n ->
    [one] { $n } passo dell’emissario
   *[other] { $n } passi dell’emissario
}
gugong-gain-medal = la medaglia: domani inizi tu
gugong-opt-intrigue-a = { $n ->
    [one] A: { $n } passo in su
   *[other] A: { $n } passi in su
}
gugong-opt-intrigue-b = { $cost ->
    [one] { $n ->
        [one] B: { $n } passo in su per { $cost } servitore
       *[other] B: { $n } passi in su per { $cost } servitore
    }
   *[other] { $n ->
        [one] B: { $n } passo in su per { $cost } servitori
       *[other] B: { $n } passi in su per { $cost } servitori
    }
}
gugong-opt-intrigue-b-double = { $n ->
    [one] B: { $n } passo in su, pagato con il servitore doppio (prezzo { $cost })
   *[other] B: { $n } passi in su, pagati con il servitore doppio (prezzo { $cost })
}
gugong-opt-palace-a = { $n ->
    [one] A: { $n } passo dell’emissario
   *[other] A: { $n } passi dell’emissario
}
gugong-opt-palace-b = { $cost ->
    [one] { $n ->
        [one] B: { $n } passo dell’emissario e Intrigo per { $cost } servitore
       *[other] B: { $n } passi dell’emissario e Intrigo per { $cost } servitore
    }
   *[other] { $n ->
        [one] B: { $n } passo dell’emissario e Intrigo per { $cost } servitori
       *[other] B: { $n } passi dell’emissario e Intrigo per { $cost } servitori
    }
}
gugong-opt-palace-b-double = { $n ->
    [one] B: { $n } passo dell’emissario e Intrigo, pagati con il servitore doppio (prezzo { $cost })
   *[other] B: { $n } passi dell’emissario e Intrigo, pagati con il servitore doppio (prezzo { $cost })
}

## Decrees

gugong-opt-decree = { $price ->
    [0] Piazza 1 servitore, senza pagare: { $decree }
    [one] Paga { $price } servitore e piazzane 1: { $decree }
   *[other] Paga { $price } servitori e piazzane 1: { $decree }
}
gugong-opt-decree-double = Paga { $price } con il servitore doppio, piazza 1 servitore: { $decree }

## Grand Canal

gugong-opt-canal-a = { $n ->
    [one] A: imbarca { $n } servitore, poi muovi una barca
   *[other] A: imbarca { $n } servitori, poi muovi una barca
}
gugong-opt-canal-b = { $cost ->
    [one] B: paga { $cost } servitore e imbarcane { $n }
   *[other] B: paga { $cost } servitori e imbarcane { $n }
}
gugong-opt-canal-b-double = B: paga con il servitore doppio (prezzo { $cost }) e imbarcane { $n }
gugong-opt-load = Un servitore: { $ship } ({ $port })
gugong-opt-load-double = Il servitore doppio: { $ship } ({ $port })
gugong-opt-new = Un servitore: nuova barca ({ $port })
gugong-opt-new-double = Il servitore doppio: nuova barca ({ $port })
gugong-opt-new-full = Una nuova barca sulla rotta { $route }
gugong-opt-move-ship = Fai avanzare: { $ship } (destinazione: { $port })
gugong-opt-move-none = Fai avanzare: { $ship }
gugong-opt-claim = Riscuoti: { $reward } ({ $ship })
gugong-opt-claim-none = Riscuoti: { $ship } ({ $port })

## Reasons

gugong-why-nothing-in-reach = Il tuo viaggiatore non può raggiungere nessuna città con un segnalino: ne arrivano di nuovi al mattino.
gugong-why-no-token-here = Qui non c’è un segnalino: il viaggiatore si ferma solo dove può prenderne uno.
gugong-why-traveller-here = Qui c’è un viaggiatore che ha già preso il segnalino: accanto ai viaggiatori si prosegue senza fermarsi.
gugong-why-token-before = { $n ->
    [one] Su ogni strada per questa città si incontra prima un altro segnalino: puoi raggiungere { $cities }.
   *[other] Su ogni strada per questa città si incontra prima un altro segnalino: puoi raggiungere una di queste: { $cities }.
}
gugong-why-house-empty = La giada di questa casa è già stata venduta: scegli una casa che ha ancora la sua.
gugong-why-houses-left = { $have ->
    [one] La piazza vende solo quando tutte le case sono vuote; { $have } casa ha ancora la sua giada.
   *[other] La piazza vende solo quando tutte le case sono vuote; { $have } case hanno ancora la loro giada.
}
gugong-why-track-end = Il tuo indicatore è alla fine del tracciato dell’Intrigo: qui non c’è nulla da ottenere.
gugong-why-decree-owned = Su questo decreto c’è già un tuo servitore: ogni decreto una volta sola.
gugong-why-decree-short = { $need ->
    [one] Serve { $need } servitore disponibile, compreso quello da piazzare (non il servitore doppio); ne hai { $have }.
   *[other] Servono { $need } servitori disponibili, compreso quello da piazzare (non il servitore doppio); ne hai { $have }.
}
gugong-why-ship-full = { $need ->
    [one] Serve { $need } posto libero sulla barca; ne ha { $have }.
   *[other] Servono { $need } posti liberi sulla barca; ne ha { $have }.
}
gugong-why-no-ship = Tutte le tue barche sono sul canale: riscuoti una ricompensa o aspetta che ne torni una.
gugong-why-route-full = Ogni porto di questa rotta è occupato.
gugong-why-no-port-ahead = Davanti a questa barca non c’è un porto libero: avanza di notte.
gugong-why-ship-at-home = Questa barca è in darsena: mettici un servitore per farla salpare.
gugong-why-no-room-for-two = Sulle tue barche non c’è posto per due servitori: con A ne puoi piazzare uno.
gugong-why-no-room-for-second = Così il secondo servitore non troverebbe posto: scegli un’altra barca.
gugong-why-nothing-on-canal = Non hai servitori da piazzare, né barche da muovere, né ricompense da riscuotere.
gugong-why-ship-not-full = Servitori a bordo: { $have }; per riscuotere ne servono { $need }.
gugong-why-no-reward-here = Questo porto non ha questa ricompensa: fai avanzare la barca.
gugong-why-reward-limit = { $need ->
    [one] Hai già avuto questa ricompensa: si riscuote una volta sola.
   *[other] Hai già avuto questa ricompensa { $need } volte, il massimo.
}
gugong-why-deck-empty = Il mazzo delle carte dono è vuoto: scegli un’altra ricompensa o aspetta.
gugong-why-steps-short = { $need ->
    [one] Serve { $need } passo in giù; sei al passo { $have }.
   *[other] Servono { $need } passi in giù; sei al passo { $have }.
}
gugong-why-face-shown = Il dado mostra già { $need }: scegli un’altra faccia.
gugong-why-value-short = Serve un dono di valore { $need } o più; questo ha valore { $have }.
gugong-why-pile-empty = La tua pila degli scarti è vuota: non c’è una carta da riprendere.
