### Paladins of the West Kingdom: what a player is asked, offered and refused.

## Questions

paladins-prompt-pick-paladin = Scegli il tuo paladino per questo round; degli altri due, uno va in cima al tuo mazzo e uno in fondo.
paladins-prompt-take-tavern = Prendi una carta taverna: i suoi lavoratori si uniscono a te.
paladins-prompt-turn = Tocca a te: esegui un’azione, o passa.
paladins-prompt-pay-workers = { $action }: quali lavoratori piazzi?
paladins-prompt-keep-fewer = Per il prossimo round conservi meno lavoratori del consentito ({ $n } su { $have }). Quali?
paladins-prompt-keep-workers = Lavoratori rimasti: { $have }. Ne puoi conservare { $n } per il prossimo round. Quali?
paladins-prompt-setup-recruit = Prima del primo round, prendi gratis una carta Cittadino nella tua compagnia.
paladins-prompt-discard = Quale carta Cittadino scarti per la sua ricompensa?
paladins-prompt-hire = Quale carta Cittadino prendi nella tua compagnia?
paladins-prompt-free-recruit = Ingaggio gratis: quale carta Cittadino prendi nella tua compagnia?
paladins-prompt-place-workshop = Dove va la tua officina? Quello spazio non richiederà mai più un lavoratore.
paladins-prompt-place-monk = La tua fede: { $have }. Dove va il tuo monaco?
paladins-prompt-place-outpost = La tua forza: { $have }. Dove va il tuo avamposto?
paladins-prompt-place-jar = Su quale spazio va la tua giara?
paladins-prompt-attack = { $step ->
    [one] La tua forza: { $have }; ogni punto mancante costa 1 moneta. Chi attacchi?
   *[other] La tua forza: { $have }; ogni { $step } punti mancanti, anche non completi, costano 1 moneta. Chi attacchi?
}
paladins-prompt-convert = La tua fede: { $have }. Chi converti?
paladins-prompt-rewards = Ci sono più ricompense in attesa, e l’ordine può contare. Quale viene per prima?
paladins-prompt-remove-suspicion = { $n ->
    [one] { $have ->
        [one] Puoi rimuovere il tuo unico sospetto.
       *[other] Puoi rimuovere 1 dei tuoi { $have } sospetti.
    }
   *[other] { $have ->
        [one] Puoi rimuovere il tuo unico sospetto.
       *[other] Puoi rimuovere fino a { $n } dei tuoi { $have } sospetti. Quanti?
    }
}
paladins-prompt-pay-debt = { $n ->
    [one] { $have ->
        [one] Puoi pagare il tuo debito non pagato.
       *[other] Puoi pagare uno dei tuoi { $have } debiti non pagati.
    }
   *[other] { $have ->
        [one] Puoi pagare il tuo debito non pagato.
       *[other] Puoi pagare fino a { $n } dei tuoi { $have } debiti non pagati. Quanti?
    }
}
paladins-prompt-destroy-debt = { $n ->
    [one] { $have ->
        [one] Puoi distruggere il tuo debito non pagato.
       *[other] Puoi distruggere uno dei tuoi { $have } debiti non pagati.
    }
   *[other] { $have ->
        [one] Puoi distruggere il tuo debito non pagato.
       *[other] Puoi distruggere fino a { $n } dei tuoi { $have } debiti non pagati. Quanti?
    }
}
paladins-prompt-clear = Quale dei tuoi spazi azione liberi dai lavoratori, per poterlo usare di nuovo?
paladins-prompt-choose-reward = Quale ricompensa scegli?
paladins-prompt-abilities = { $have ->
    [one] È arrivata l’Inquisizione, e hai { $have } sospetto. Chi della tua compagnia agisce ora?
   *[other] È arrivata l’Inquisizione, e hai { $have } sospetti. Chi della tua compagnia agisce ora?
}

## Options

paladins-opt-pick = Tieni: { $keep }; in cima: { $top }; in fondo: { $bottom }
paladins-opt-tavern = Taverna { $place }
paladins-opt-pass = Passa per questo round
paladins-opt-pass-fewer = Passa e conserva meno lavoratori del consentito
paladins-opt-move-develop = Sviluppare: piazza un’officina ({ $slots })
paladins-opt-move-discard = Ingaggiare: scarta una carta Cittadino per la sua ricompensa ({ $slots })
paladins-opt-move-hire = Ingaggiare: prendi una carta Cittadino nella tua compagnia ({ $slots })
paladins-opt-move-hunt-1 = Caccia ({ $slots })
paladins-opt-move-hunt-2 = Caccia ({ $slots })
paladins-opt-move-trade-1 = Commercio ({ $slots })
paladins-opt-move-trade-2 = Commercio ({ $slots })
paladins-opt-move-pray = Pregare: libera uno dei tuoi spazi azione ({ $slots })
paladins-opt-move-conspire = Cospirare ({ $slots })
paladins-opt-move-commission = Consacrare: manda un monaco ({ $slots })
paladins-opt-move-fortify = Fortificare: costruisci mura ({ $slots })
paladins-opt-move-garrison = Presidiare: piazza un avamposto ({ $slots })
paladins-opt-move-absolve = Assolvere: piazza una giara ({ $slots })
paladins-opt-move-attack = Attaccare un invasore ({ $slots })
paladins-opt-move-convert = Convertire un invasore ({ $slots })
paladins-opt-favour = Favore del Re: { $card } ({ $slots })
paladins-opt-pay = Piazza { $workers }
paladins-opt-keep-workers = Conserva { $workers }
paladins-opt-keep-nobody = Non conservare lavoratori
paladins-opt-townsfolk = { $card }, posizione { $place }
paladins-opt-townsfolk-debt = { $card }, posizione { $place }, prendendo un debito
paladins-opt-workshop = { $slot ->
    [0] { $action }, spazio di sinistra (sostituisce: { $worker })
   *[other] { $action }, spazio centrale (sostituisce: { $worker })
}
paladins-opt-outsider = { $card }, posizione { $place }
paladins-opt-outsider-silver = { $card }, posizione { $place }, compensando la forza che ti manca
paladins-opt-first = Per prima: { $reward }
paladins-opt-decline = Rinuncia: { $reward }
paladins-opt-remove-suspicion = { $n ->
    [one] Rimuovi { $n } sospetto
   *[other] Rimuovi { $n } sospetti
}
paladins-opt-pay-debt = { $n ->
    [one] Paga { $n } debito
   *[other] Paga { $n } debiti
}
paladins-opt-destroy-debt = { $n ->
    [one] Distruggi { $n } debito
   *[other] Distruggi { $n } debiti
}
paladins-opt-clear = Libera lo spazio: { $action }
paladins-opt-choose = Ricompensa: { $rewards }
paladins-idle-debt = non dà nulla: non hai debiti non pagati
paladins-idle-suspicion = non dà nulla: non hai sospetti
paladins-idle-pray = non dà nulla: sui tuoi spazi azione non ci sono lavoratori
paladins-opt-ability = Usa: { $card }
paladins-opt-done = Tieni i tuoi sospetti: nessun Cospiratore agisce, tutti gli altri sì

## Moves that are not on offer, by name

paladins-move-develop = Sviluppare
paladins-move-discard = Ingaggiare: scarto
paladins-move-hire = Ingaggiare: nella compagnia
paladins-move-hunt-1 = Caccia con un lavoratore
paladins-move-hunt-2 = Caccia con due lavoratori
paladins-move-trade-1 = Commercio con un lavoratore
paladins-move-trade-2 = Commercio con due lavoratori
paladins-move-pray = Pregare
paladins-move-conspire = Cospirare
paladins-move-commission = Consacrare
paladins-move-fortify = Fortificare
paladins-move-garrison = Presidiare
paladins-move-absolve = Assolvere
paladins-move-attack = Attaccare
paladins-move-convert = Convertire

## Reasons

paladins-why-used = Qui ci sono già dei lavoratori: libera lo spazio con una preghiera, o usalo di nuovo nel prossimo round.
paladins-why-workers = { $have ->
    [0] Lavoratori richiesti: { $slots } (un criminale può sostituire chiunque). Non hai più lavoratori.
   *[other] Lavoratori richiesti: { $slots } (un criminale può sostituire chiunque). Hai: { $supply }.
}
paladins-why-silver = { $need ->
    [one] Costa { $need } moneta; ne hai { $have }.
   *[other] Costa { $need } monete; ne hai { $have }.
}
paladins-why-provision = { $need ->
    [one] Costa { $need } provvista; ne hai { $have }.
   *[other] Costa { $need } provviste; ne hai { $have }.
}
paladins-why-faith = Fede richiesta: { $need }; la tua: { $have }.
paladins-why-strength = Forza richiesta: { $need }; la tua: { $have }.
paladins-why-influence = Influenza richiesta: { $need }; la tua: { $have }.
paladins-why-strength-silver = { $need ->
    [one] La tua forza non basta, e compensarla costa { $need } moneta; ne hai { $have }.
   *[other] La tua forza non basta, e compensarla costa { $need } monete; ne hai { $have }.
}
paladins-why-limit = Già eseguita: { $have } volte sulle { $need } che una partita permette.
paladins-why-no-townsfolk = Nella fila dei cittadini non c’è più nessuno: ne arrivano di nuovi alla fine del round.
paladins-why-no-outsider = Nella fila degli invasori non c’è più nessuno: ne arrivano di nuovi alla fine del round.
paladins-why-no-space = Sul tabellone non c’è più nessuno spazio libero.
paladins-why-taken = Qui c’è già un monaco o un avamposto: scegli uno spazio libero.
paladins-why-closed = Aperto solo in { $need } o più giocatori; giocatori qui: { $have }.
paladins-why-not-revealed = Questo Favore del Re è coperto fino al round { $need }.
paladins-why-favour-used = Qui c’è già un lavoratore: ogni Favore del Re serve a un solo giocatore per round.
paladins-why-no-workshop = Tutte le tue officine sono già piazzate ({ $need }).
paladins-why-nothing-to-clear = Nessun altro tuo spazio azione ha lavoratori, quindi non c’è nulla da liberare.
paladins-why-no-wall = Il mazzo delle Mura è vuoto.
paladins-why-no-debt-here = { $need ->
    [one] Si può avere a debito solo la posizione più a sinistra; questa è la posizione { $have }.
   *[other] Si possono avere a debito solo le { $need } posizioni più a sinistra; questa è la posizione { $have }.
}
paladins-why-full = Qui c’è già un’officina: scegli un altro spazio.
paladins-why-not-itself = Pregare non libera il proprio spazio: scegline un altro.
paladins-why-empty-space = Qui non ci sono lavoratori, quindi non c’è nulla da liberare.
paladins-why-impossible-reward = Non hai più officine da piazzare: scegli l’altra ricompensa.
paladins-why-needs-suspicion = Sospetti richiesti: { $need }; i tuoi: { $have }.
paladins-why-needs-innocence = Funziona solo senza sospetti; i tuoi: { $have }.
paladins-why-tavern-taken = Qualcuno ha già preso questa carta taverna: scegline un’altra.
paladins-why-jar-taken = Qui c’è già una giara: scegli uno spazio libero.

## What should be said before a choice

paladins-warn-inquisition = Così prendi le ultime tasse: segue un’Inquisizione.
paladins-warn-suspicion = { $left ->
    [one] Resta una sola moneta di tasse: il sospetto può provocare un’Inquisizione.
   *[other] Restano solo { $left } monete di tasse: il sospetto può provocare un’Inquisizione.
}
paladins-warn-workers = { $n ->
    [one] { $n } lavoratore resta inutilizzato e torna nella riserva.
   *[other] { $n } lavoratori restano inutilizzati e tornano nella riserva.
}
