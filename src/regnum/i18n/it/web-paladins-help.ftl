### Paladins in the browser: help in words for everything on the boards, and the glossary.

## Cards of the rows

web-paladins-help-discard = Scarto: { $rewards }.
web-paladins-help-at-once = All’ingresso nella compagnia: { $rewards }.
web-paladins-help-in-crew = Nella compagnia: { $ability }.
web-paladins-help-price = { $silver ->
    [0] Questa posizione è gratis.
    [one] { $debt ->
        [1] Questa posizione ti costa { $silver } moneta, o un debito.
       *[other] Questa posizione ti costa { $silver } moneta.
    }
   *[other] { $debt ->
        [1] Questa posizione ti costa { $silver } monete, o un debito.
       *[other] Questa posizione ti costa { $silver } monete.
    }
}
web-paladins-help-price-free = Questa volta non ti costa nulla, in qualsiasi posizione sia.
web-paladins-help-empty-place = Posto vuoto
web-paladins-help-refilled = Si riempie alla fine del round.
web-paladins-help-attack = Attaccare (forza { $strength }): { $rewards }.
web-paladins-help-attack-silver = { $silver ->
    [one] La forza che ti manca costerebbe { $silver } moneta.
   *[other] La forza che ti manca costerebbe { $silver } monete.
}
web-paladins-help-convert = Convertire (fede { $faith }): { $rewards }; { $scoring }.
web-paladins-help-converted = Da convertito: { $scoring }.
web-paladins-help-points-now = { $n } PV al momento.

## Paladins, walls, taverns

web-paladins-help-paladin-workers = Porta: { $workers }.
web-paladins-help-paladin-effect = Per questo round: { $effect }.
web-paladins-help-wall = Mura
web-paladins-help-wall-gave = Ha dato: { $wall }.
web-paladins-help-tavern = Taverna
web-paladins-help-tavern-workers = Chi la prende ottiene: { $workers }.
web-paladins-help-tavern-criminals = { $n ->
    [one] Il criminale porta un sospetto.
   *[other] Ognuno dei { $n } criminali porta un sospetto.
}
web-paladins-help-tavern-taken = È già stata presa.

## The King’s cards

web-paladins-help-order = Chi lo completa entro la fine ottiene { $vp } PV.
web-paladins-help-progress = { $name }: { $n } su { $needed }.
web-paladins-help-order-hidden = Un Ordine del Re che si rivela nel round { $round }: a fine partita vale { $vp } PV.
web-paladins-help-favour-worker = Lavoratore: { $slots }.
web-paladins-help-favour-cost = Lavoratore: { $slots }. Costo: { $cost }.
web-paladins-help-favour-effect = Dà: { $effect }.
web-paladins-help-favour-used = C’è già un lavoratore: sarà di nuovo libero nel prossimo round.
web-paladins-help-favour-once = Serve a un solo giocatore per round; pregare non lo libera.
web-paladins-help-favour-hidden = Un Favore del Re che si rivela nel round { $round }.

## The main board

web-paladins-help-region = Regione { paladins-roman }
web-paladins-help-region-flags = Qui per i monaci serve fede { $faith }, per gli avamposti forza { $strength }. Gli stessi stendardi valgono per l’invasore sotto.
web-paladins-help-space-gives = Un monaco o un avamposto piazzato qui dà: { $rewards }.
web-paladins-help-space-closed = Aperto solo in { $players } o più giocatori.
web-paladins-help-space-monk = Qui c’è un monaco: { $name }.
web-paladins-help-space-outpost = Qui c’è un avamposto: { $name }.
web-paladins-help-tax = Deposito tasse
web-paladins-help-tax-now = Monete rimaste: { $n } su { $full }.
web-paladins-help-tax-last = Chi prende l’ultima moneta provoca un’Inquisizione: chi ha più sospetti prende un debito e restituisce metà dei sospetti; poi il deposito si riempie di nuovo.

## A player’s board

web-paladins-help-suspicion = Sospetti
web-paladins-help-suspicion-held = { $name }: { $n }.
web-paladins-help-suspicion-what = Se ne pesca uno per ogni criminale ottenuto. In un’Inquisizione, chi ne ha di più prende un debito.
web-paladins-help-debts = Debiti
web-paladins-help-debts-held = Non pagati: { $unpaid } ({ $minus } PV ciascuno). Pagati: { $paid } ({ $plus } PV ciascuno).
web-paladins-help-workers = Lavoratori
web-paladins-help-workers-held = Non ancora piazzati: { $workers }.
web-paladins-help-workers-kept = Quando passi, ne puoi conservare fino a { $n } per il prossimo round.
web-paladins-help-seat-points = { $n } PV al momento.
web-paladins-help-passed = Per questo round ha passato.
web-paladins-help-attribute = { $name }: { $track } sul tracciato, { $now } con il paladino, vale { $vp } PV.
web-paladins-help-slots = Lavoratori: { $slots }. Un criminale può sostituire chiunque.
web-paladins-help-slots-none = Qui fanno tutto le officine.
web-paladins-help-cost-now = Costo attuale: { $cost }.
web-paladins-help-need-now = Per la prossima serve: { $n } { $attribute }.
web-paladins-help-done = Eseguita: { $n } su { $most }.
web-paladins-help-done-points = Eseguita: { $n } su { $most }, finora vale { $vp } PV.
web-paladins-help-used = Qui ci sono dei lavoratori: lo spazio si libera con una preghiera, o quando passi.
web-paladins-help-action-develop = La tua officina più a sinistra si sposta sul lato destro e lì svolge per sempre il lavoro di un lavoratore; ottieni il lavoratore che stava sotto.
web-paladins-help-action-recruit = Con un lavoratore: scarti un cittadino per la sua ricompensa. Con un combattente in più: lo prendi nella tua compagnia.
web-paladins-help-action-hunt = Provviste con un lavoratore: { $one }; con un esploratore in più: { $two }.
web-paladins-help-action-trade = Monete con un lavoratore: { $one }; con un mercante in più: { $two }.
web-paladins-help-action-pray = Libera un altro dei tuoi spazi azione, così puoi usarlo di nuovo.
web-paladins-help-action-conspire = Porta un criminale, e con lui un sospetto.
web-paladins-help-action-commission = Manda un monaco su uno spazio libero del tabellone; devi raggiungerne lo stendardo della fede.
web-paladins-help-action-fortify = Costruisce la prima carta del mazzo delle Mura e ne dà le ricompense.
web-paladins-help-action-garrison = Piazza un avamposto su uno spazio libero del tabellone; devi raggiungerne lo stendardo della forza.
web-paladins-help-action-absolve = Sposta una giara su uno spazio libero della mensola per la sua ricompensa, e rimuove un sospetto.
web-paladins-help-action-attack = Scaccia un invasore per le ricompense in alto sulla carta.
web-paladins-help-action-convert = Porta un invasore dalla tua parte, per la sua forza e per punti a fine partita.
web-paladins-help-gains = Ogni volta: { $rewards }.
web-paladins-help-slot = { $action }: spazio lavoratore
web-paladins-help-slot-workshop = Qui c’è un’officina: non serve un lavoratore.
web-paladins-help-slot-worker = Qui c’è: { $worker }.
web-paladins-help-slot-takes = Per: { $slots }.
web-paladins-help-jar = Spazio per una giara
web-paladins-help-jar-gives = Assolvere con questo spazio dà: { $rewards }.
web-paladins-help-jar-filled = Qui c’è già una giara.
web-paladins-help-next-workshops = Lavoratori sotto le tue officine, da sinistra a destra: { $workers }.

## The glossary: groups, then the symbols by name with what they mean.

web-paladins-glossary-workers = Lavoratori
web-paladins-glossary-attributes = Caratteristiche e punti
web-paladins-glossary-goods = Beni, tasse, sospetti, debiti
web-paladins-glossary-pieces = Pezzi di un giocatore
web-paladins-glossary-actions = Azioni
web-paladins-glossary-cards = Carte e simboli

web-paladins-term-labourer = Operaio
web-paladins-term-labourer-what = Un lavoratore bianco. Può stare solo su spazi neutri.
web-paladins-term-scout = Esploratore
web-paladins-term-scout-what = Un lavoratore verde, per Caccia, Consacrare, Fortificare e Attaccare.
web-paladins-term-merchant = Mercante
web-paladins-term-merchant-what = Un lavoratore blu, per Commercio, Fortificare, Presidiare e Assolvere.
web-paladins-term-fighter = Combattente
web-paladins-term-fighter-what = Un lavoratore rosso, per Ingaggiare, Presidiare, Attaccare e Convertire.
web-paladins-term-cleric = Sacerdote
web-paladins-term-cleric-what = Un lavoratore nero, per Pregare, Consacrare, Assolvere e Convertire.
web-paladins-term-criminal = Criminale
web-paladins-term-criminal-what = Un lavoratore viola che può stare ovunque. Ognuno che ottieni porta un sospetto.
web-paladins-term-any = Lavoratore qualsiasi
web-paladins-term-any-what = Uno spazio neutro: qui può stare chi vuoi.
web-paladins-term-faith = Fede
web-paladins-term-faith-what = Serve per Consacrare e Convertire; si ottiene con Presidiare e Assolvere.
web-paladins-term-strength = Forza
web-paladins-term-strength-what = Serve per Presidiare e Attaccare; si ottiene con Fortificare e Convertire.
web-paladins-term-influence = Influenza
web-paladins-term-influence-what = Serve per Fortificare e Assolvere; si ottiene con Consacrare e Attaccare.
web-paladins-term-vp = Punti vittoria
web-paladins-term-vp-what = Ciò che si conta a fine partita: vince chi ne ha di più.
web-paladins-term-silver = Monete
web-paladins-term-silver-what = Servono a pagare cittadini, Sviluppare, Pregare, Assolvere e Convertire. A fine partita tre beni rimasti valgono 1 PV.
web-paladins-term-provision = Provvista
web-paladins-term-provision-what = Serve a pagare Consacrare, Fortificare e Presidiare. A fine partita tre beni rimasti valgono 1 PV.
web-paladins-term-tax = Tassa
web-paladins-term-tax-what = Una moneta del deposito tasse. Va presa per forza, e l’ultima provoca un’Inquisizione.
web-paladins-term-suspicion = Sospetto
web-paladins-term-suspicion-what = Una carta che si pesca per ogni criminale ottenuto; può portare tasse. In un’Inquisizione, chi ne ha di più prende un debito.
web-paladins-term-unsuspect = Rimuovi un sospetto
web-paladins-term-unsuspect-what = Scarti la tua carta sospetto più recente.
web-paladins-term-debt = Debito non pagato
web-paladins-term-debt-what = A fine partita costa 3 PV, se non lo paghi o non lo distruggi.
web-paladins-term-debt-paid = Paga un debito
web-paladins-term-debt-paid-what = Un debito non pagato si capovolge: invece di costare punti vale 1 PV.
web-paladins-term-debt-gone = Distruggi un debito
web-paladins-term-debt-gone-what = Un debito non pagato torna nel mazzo.
web-paladins-term-debt-gain = Prendi un debito
web-paladins-term-debt-gain-what = Un debito non pagato va sulla tua plancia.
web-paladins-term-workshop = Officina
web-paladins-term-workshop-what = Si piazza con Sviluppare su uno spazio lavoratore del lato destro, che non richiede più un lavoratore.
web-paladins-term-monk = Monaco
web-paladins-term-monk-what = Si piazza sul tabellone con Consacrare.
web-paladins-term-outpost = Avamposto
web-paladins-term-outpost-what = Si piazza sul tabellone con Presidiare.
web-paladins-term-jar = Giara
web-paladins-term-jar-what = Si piazza su uno spazio ricompensa della tua plancia con Assolvere.
web-paladins-term-wall = Mura
web-paladins-term-wall-what = Una carta che si costruisce sopra la tua plancia con Fortificare; alcune mostrano punti per la fine.
web-paladins-term-develop = Sviluppare
web-paladins-term-develop-what = Piazza un’officina sul lato destro.
web-paladins-term-recruit = Ingaggiare
web-paladins-term-recruit-what = Scarta un cittadino per la sua ricompensa, o prendilo nella tua compagnia. Come ricompensa: nella compagnia, senza lavoratori né monete.
web-paladins-term-hunt = Caccia
web-paladins-term-hunt-what = Ottieni provviste.
web-paladins-term-trade = Commercio
web-paladins-term-trade-what = Ottieni monete.
web-paladins-term-pray = Pregare
web-paladins-term-pray-what = Libera dai lavoratori uno spazio azione della tua plancia.
web-paladins-term-conspire = Cospirare
web-paladins-term-conspire-what = Ottieni un criminale, e un sospetto.
web-paladins-term-commission = Consacrare
web-paladins-term-commission-what = Piazza un monaco sul tabellone: richiede fede, dà influenza.
web-paladins-term-fortify = Fortificare
web-paladins-term-fortify-what = Costruisci mura: richiede influenza, dà forza.
web-paladins-term-garrison = Presidiare
web-paladins-term-garrison-what = Piazza un avamposto sul tabellone: richiede forza, dà fede.
web-paladins-term-absolve = Assolvere
web-paladins-term-absolve-what = Piazza una giara: richiede influenza, dà fede, rimuove un sospetto.
web-paladins-term-attack = Attaccare
web-paladins-term-attack-what = Scaccia un invasore: richiede forza, dà influenza.
web-paladins-term-convert = Convertire
web-paladins-term-convert-what = Porta un invasore dalla tua parte: richiede fede, dà forza.
web-paladins-term-paladin = Paladino
web-paladins-term-paladin-what = Ti aiuta per un round con lavoratori, caratteristiche e un’abilità.
web-paladins-term-tavern = Taverna
web-paladins-term-tavern-what = Quattro lavoratori, presi all’inizio del round.
web-paladins-term-townsfolk = Cittadini
web-paladins-term-townsfolk-what = Carte della fila sopra il tabellone; quelle nella tua compagnia hanno un’abilità per tutta la partita.
web-paladins-term-saracen = Saraceno
web-paladins-term-saracen-what = Uno dei tre popoli di invasori. Gli Assassini contano quelli che hai attaccato.
web-paladins-term-byzantine = Bizantino
web-paladins-term-byzantine-what = Uno dei tre popoli di invasori. I Barbari contano quelli che hai attaccato.
web-paladins-term-viking = Vichingo
web-paladins-term-viking-what = Uno dei tre popoli di invasori. I Conquistatori contano quelli che hai attaccato.
web-paladins-term-purse = Mercenari
web-paladins-term-purse-what = I Mercenari che hai convertito: più ne hai, più vale ciascuno.
web-paladins-term-order = Ordine del Re
web-paladins-term-order-what = Un’azione da eseguire cinque volte entro la fine, per ottenere punti.
web-paladins-term-favour = Favore del Re
web-paladins-term-favour-what = Uno spazio azione sul tabellone, per un solo giocatore a round.
web-paladins-term-inquisition = Inquisizione
web-paladins-term-inquisition-what = Arriva quando il deposito tasse è vuoto: le compagnie agiscono, chi ha più sospetti prende un debito, il deposito si riempie.
web-paladins-term-start = Primo giocatore
web-paladins-term-start-what = Chi ce l’ha agisce prima degli altri in questo round; poi il segnalino prosegue in senso orario.
web-paladins-term-scheme = Piano
web-paladins-term-scheme-what = Ciò che il giocatore IA vuole fare ora.
web-paladins-term-rest = Riposare
web-paladins-term-rest-what = Il giocatore IA passa, e il suo indicatore si muove di 1 spazio, più 1 per ogni lavoratore rimasto.
web-paladins-term-marker = Indicatore delle risorse
web-paladins-term-marker-what = I beni del giocatore IA, e la posizione delle file a cui mira.
web-paladins-term-bolt = Subito
web-paladins-term-bolt-what = Si ottiene quando la carta entra nella tua compagnia.
web-paladins-term-discard = Scarto
web-paladins-term-discard-what = Si ottiene quando la carta si scarta invece di entrare in una compagnia.
