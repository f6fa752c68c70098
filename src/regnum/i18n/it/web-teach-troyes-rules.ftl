### Troyes: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/troyes.toml).

## What each chapter is about

troyes-rules-round-what = Un round ha cinque parti: la rendita, il lancio dei dadi, gli eventi, la lotta contro i dadi neri e poi le azioni, che sono la gran parte del gioco.
troyes-rules-dice-what = Ogni azione richiede da uno a tre dadi di un solo colore. Non devono essere per forza tuoi: è il cuore del gioco.
troyes-rules-activate-what = La maggior parte dei tuoi punti viene dalle nove carte attività, o da ciò che ti danno. Prima ti serve un commerciante su una carta; poi i tuoi dadi dicono quante volte puoi usarla.
troyes-rules-cathedral-what = I dadi bianchi costruiscono. Si ottiene influenza, e nessuno vuole un livello della cattedrale senza una propria pietra.
troyes-rules-counter-what = Gli eventi danneggiano tutti, di nuovo in ogni round. Chi fa di più contro un evento guadagna di più quando viene superato.
troyes-rules-place-what = I tuoi cittadini nei tre edifici sono i tuoi dadi dei prossimi round. Ecco come farne entrare di più, e come far uscire gli altri.
troyes-rules-other-what = I dadi gialli danno sempre denari. E quando nulla vale più i tuoi dadi, passi e l’attesa ti viene pagata.
troyes-rules-influence-what = L’influenza rimedia ai lanci sfortunati e porta nuovi cittadini. Puoi spenderla prima di qualsiasi azione.
troyes-rules-end-what = Come si vince: che cosa dà punti alla fine, e i sei personaggi, di cui conosci solo i tuoi.
troyes-rules-bonus-what = Quattro carte in più, se scegli di giocarci.
troyes-rules-setup-what = Che cosa c’è sul tavolo all’inizio della partita. Qui ci pensa il server; dove stanno i tuoi cittadini lo scegli tu.
troyes-rules-solo-what = Le Roy segue due dadi. Non ti serve saperlo per giocare: il tavolo lo fa agire e ti racconta che cosa succede.
troyes-rules-rulings-what = Risposte a domande che il regolamento non risolve, ognuna con la soluzione che si usa a questo tavolo.

## Names of the rules

troyes-rule-t1-name = Giocatori e dadi
troyes-rule-t2-name = Con che cosa inizi
troyes-rule-t3-name = Le carte attività
troyes-rule-t4-name = Gli eventi, e quanti round ci sono
troyes-rule-t5-name = Piazzare i primi cittadini
troyes-rule-t10-name = Nuove carte attività
troyes-rule-t11-name = Rendita e salari
troyes-rule-t12-name = La forza lavoro lancia i dadi
troyes-rule-t13-name = Gli eventi colpiscono
troyes-rule-t14-name = I dadi neri
troyes-rule-t15-name = I turni
troyes-rule-t16-name = La fine del round
troyes-rule-t20-name = Un gruppo di dadi, e come comprarli
troyes-rule-t21-name = Un cubetto per azione
troyes-rule-t30-name = Quante volte si usa una carta
troyes-rule-t31-name = Assumere un commerciante
troyes-rule-t32-name = Chi assume deve usare la carta
troyes-rule-t33-name = Subito, o con una clessidra
troyes-rule-t34-name = Che cosa i cubetti non possono cambiare
troyes-rule-t40-name = Costruire la cattedrale
troyes-rule-t45-name = Cubetti su un evento
troyes-rule-t46-name = Un evento contrastato dà punti
troyes-rule-t47-name = Chi prende la carta
troyes-rule-t48-name = Saccheggio
troyes-rule-t50-name = Piazzare un cittadino
troyes-rule-t51-name = Dove stanno, e chi viene espulso
troyes-rule-t52-name = Protezione
troyes-rule-t55-name = Agricoltura
troyes-rule-t56-name = Passare
troyes-rule-t60-name = Che cosa compra l’influenza
troyes-rule-t70-name = Vincere: il punteggio
troyes-rule-t71-name = I sei personaggi
troyes-rule-t80-name = Carte bonus
troyes-rule-t90-name = Le Roy
troyes-rule-t91-name = Piazzare contro Le Roy
troyes-rule-t92-name = Personaggi scoperti
troyes-rule-t93-name = Chi inizia, e i suoi dadi
troyes-rule-t94-name = Comprare i suoi dadi
troyes-rule-t95-name = Il suo turno
troyes-rule-t96-name = Come sceglie
troyes-rule-t97-name = Il risultato
troyes-rule-t98-name = Carte che cambiano

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

troyes-rules-search =
    come si vince, come vinco, vincere, vincitore, vittoria, obiettivo, scopo, punti, punti vittoria, pv, fine partita, fine del gioco, punteggio finale: goal T70 T71
    quanti round, quanti turni, durata, quanto dura, ultimo round: T4 T70
    pareggio, parità, pari, pari punti, spareggio: T70 T46
    chiesa, duomo, monastero, costruire, pietra: T40
    soldi, monete, stipendio, paga, non posso pagare, guadagno: T11 T55
    comprare, acquistare, prezzo, rubare, dadi avversari, dadi degli altri: T20
    rilanciare, ritirare, tirare di nuovo, girare, capovolgere, lancio sfortunato, sfortuna: T60
    nemico, attacco, difendere, difesa, combattere: T14
    assumere, ingaggiare, lavoratore, mercante, mastro, artigiano: T31
    omino, pedina, meeple, persone, lavoratori: T50 T12
    cacciare, buttare fuori, rimuovere, spingere, mandare via: T51
    clessidra, più tardi, dopo, ritardato, differito, effetto: T33
    segreto, nascosto, bonus, nobile, obiettivo segreto: T71
    fattoria, campo, campi, raccolto, coltivare: T55
    smettere, finire, fermarsi, fatto: T56 T16
    turno, cosa posso fare, mossa, mosse, azioni: T15 T20
    inizio, setup, preparare, preparazione, cominciare, iniziare: T2 T5
    bot, automa, avversario, solitario, da soli, giocatore singolo, re: T90 T95
    primo giocatore, chi inizia, chi comincia, ordine di gioco: T15 T16
    penalità, punti negativi, perdere punti, malus: T13 T70

## Worked examples: the title, what to look at, what came of it

troyes-example-placement = Quattro famiglie piazzano i loro cittadini
troyes-example-placement-look = Un cittadino alla volta, prima in senso orario; l’ultima famiglia comincia il secondo giro e si torna indietro. Osserva i tre edifici che si riempiono.
troyes-example-placement-then = Restavano due spazi del palazzo: ora ci sono dei cittadini neutrali. Ogni famiglia lancerà un dado per ogni cittadino.
troyes-example-salaries = I loro salari
troyes-example-salaries-then = Ognuno ha ricevuto 10 denari. Poi 2 per ogni cittadino nel palazzo e 1 per ognuno nel vescovado: si sono pagati 3, 3, 1 e 7, questi ultimi dalla famiglia con tre cittadini nel palazzo. Il diario lo riporta riga per riga.
troyes-example-workforce = I loro dadi
troyes-example-workforce-then = Ogni cittadino ha lanciato un dado del colore del suo edificio: quattro dadi a testa, e due rossi per i cittadini neutrali del palazzo. Ora Giocatore 1 deve prima affrontare un dado nero.
troyes-example-war = Guerra chiama un secondo evento
troyes-example-war-then = È arrivata Guerra e ha chiamato Conflitto teologico. Insieme a Saccheggio hanno portato tre dadi neri, e un cittadino neutrale si è fatto largo nel vescovado: chi ne è uscito ora è sdraiato lì. Giocatore 1 deve affrontare il dado nero più alto.
troyes-example-black-dice = Dadi neri 6, 4 e 1
troyes-example-black-dice-look = Giocatore 1 deve contrastare il 6. Qui il rosso conta doppio: un 4 rosso vale 8.
troyes-example-black-dice-then = L’8 ha battuto insieme il 6 e l’1, per 2 influenza. Giocatore 2 ha battuto il 4 con un 1 bianco e un 3 giallo. I dadi usati non ci sono più.
troyes-example-white-pair = Un dado comprato in una coppia
troyes-example-white-pair-look = Un dado altrui costa 4 in un gruppo di due. Giocatore 1 assume un commerciante sulla carta Monaco per 7 e ha giusto quanto basta.
troyes-example-white-pair-then = I 4 denari sono andati a chi possedeva il dado comprato, che non poteva rifiutare. 3 e 5 fanno 8: due cubetti sulla carta.
troyes-example-joust = Due usi di una carta
troyes-example-joust-look = Giocatore 1 ha un commerciante sulla carta Giostra. Un 4 rosso e un 6 rosso fanno 10: abbastanza per due usi. Il 5 rosso resta nel quartiere, e questo conta.
troyes-example-joust-then = Guadagna chi è in testa con i dadi rossi: il 5 rimasto batte il 3 dell’avversario, e due usi danno 4 PV.
troyes-example-merchant = 16 per il Mercante
troyes-example-merchant-look = Giocatore 1 assume sulla carta Mercante e prende due dadi propri e uno di Giocatore 3, per 6 denari in un gruppo di tre: 6, 5 e 5 fanno 16.
troyes-example-merchant-then = 16 diviso 2 fa otto usi, e ognuno dà 2 denari. L’assunzione e il dado comprato si ripagano, e avanza qualcosa.
troyes-example-priest = Cubetti per dopo
troyes-example-priest-look = Il Prete ha una clessidra: invece di un effetto immediato, ogni uso ci mette un cubetto. È il turno di Giocatore 2; segui i tre cubetti.
troyes-example-priest-then = Un cubetto ha fatto valere 3 in più ogni dado giallo di un’azione successiva: 9 nei campi, quindi 4 denari dove i dadi da soli ne danno 1. Restano due cubetti.
troyes-example-tithe = I dadi altrui gratis
troyes-example-tithe-look = Un cubetto di Decima rende gratis un dado giallo di ogni altro quartiere. Giocatore 1 non ha nemmeno un denaro.
troyes-example-tithe-then = Tre dadi gratis, 15 in tutto: 7 denari dai campi. Un secondo dado dello stesso giocatore non sarebbe stato gratis.
troyes-example-cathedral = Tre pietre della cattedrale
troyes-example-cathedral-look = Giocatore 3 prende un 5 bianco dal proprio quartiere e compra un 4 e un 2. Sul primo livello il 4 è già costruito.
troyes-example-cathedral-then = Il 4 è andato al secondo livello, perché lo stesso numero sotto è costruito. Tre cubetti: 3 PV, più 1 influenza per il 2 e 2 ciascuno per il 4 e il 5.
troyes-example-event-tie = Parità su un evento
troyes-example-event-tie-look = Giocatore 3 ha due cubetti su Conflitto di successione, Giocatore 1 ne ha uno, e due stendardi sono liberi. Li riempie Giocatore 4.
troyes-example-event-tie-then = Due giocatori ne hanno di più: si dividono i PV del primo e del secondo posto, arrotondati per difetto, e Giocatore 1 non riceve nulla. La carta va, tra i due, a chi era lì da prima.
troyes-example-expelling = Espulso, e protetto
troyes-example-expelling-look = Giocatore 2 compra un 1 giallo e spinge in una fila piena del municipio. Ne esce un suo stesso cittadino, di proposito.
troyes-example-expelling-then = Finché quel cittadino è sdraiato lì, nessuno può espellere dal municipio un altro cittadino di Giocatore 2: Giocatore 3 ha dovuto cercare altrove, e ha piazzato nel palazzo.
troyes-example-influence = Rimediare a un dado sfortunato
troyes-example-influence-look = Giocatore 3 ha un 2 giallo e 6 influenza. Con 1 influenza si rilancia; con 4 si capovolge.
troyes-example-influence-then = Il nuovo lancio era un 1, che capovolto è un 6: due cubetti su Saccheggio, e ognuno ha restituito 1 influenza.
