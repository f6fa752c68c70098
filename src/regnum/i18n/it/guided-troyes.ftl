### The guided first game of Troyes: what the voice says beside the table, and why.
### One learner, alone against Le Roy. Numbers belong to the positions of src/regnum/guided/troyes.toml; a test
### compares them with what lies on the table (tests/guided/claims/troyes.toml), so a translation keeps them.

## Before the first round

guided-troyes-welcome = Ti do il benvenuto a Troyes! La città sta per costruire la sua cattedrale, e tu guidi una delle sue famiglie. La partita dura 4 round. Alla fine vince chi ha più punti vittoria (PV); oggi sarà uno di voi due: tu o { troyes-automa }, che gioca da sé.
guided-troyes-welcome-2 = Qui si fa tutto con i dadi, e i dadi vengono dai cittadini. In ogni round ogni tuo cittadino ti dà un dado: rosso nel { troyes-building-palace }, bianco nel { troyes-building-bishopric }, giallo nel { troyes-building-city-hall }.
guided-troyes-welcome-3 = { troyes-automa } ha piazzato 3 cittadini, ora ne piazzi 2 dei tuoi 6. Comincia dove nessuno chiede un salario: nel { troyes-building-city-hall }, proprio in testa alla fila dei numeri da 4 a 6.
guided-troyes-palace = I dadi rossi combattono. Vengono dal { troyes-building-palace }, dove un cittadino costa 2 denari di salario a ogni round. Prendi lo spazio con il numero 5.
guided-troyes-palace-why = Nel { troyes-building-palace } ogni numero è un solo spazio. Chi più tardi piazza un cittadino con un 5 rosso espelle quello che ci sta. Non è un disastro: un cittadino espulso torna nella tua riserva alla fine del round.
guided-troyes-bishopric = I dadi bianchi costruiscono la cattedrale. Nel { troyes-building-bishopric } il salario è di 1 denaro. I posti in testa sono occupati: mettiti dietro a { troyes-automa } nella fila di 5 e 6.
guided-troyes-bishopric-why = Quando una fila è piena, un nuovo cittadino entra in testa e tutti si spostano di un posto verso la fine; l’ultimo viene espulso. Perciò i posti in testa sono più sicuri di quelli in fondo.
guided-troyes-two-of-each = Un altro dado giallo ti farà comodo: i dadi gialli fanno guadagnare denari. Nemmeno questo posto costa un salario.
guided-troyes-second-white = Restano 2 cittadini. Un secondo dado bianco viene dal { troyes-building-bishopric }: prendi il suo ultimo posto libero.
guided-troyes-last-citizen = Il tuo ultimo cittadino ti porta un secondo dado rosso. Nel { troyes-building-palace } due spazi sono liberi, e vanno bene entrambi: è la tua prima vera scelta.
guided-troyes-last-citizen-two = È una buona scelta, perché altrove i dadi bassi valgono poco, quindi si spendono per piazzare cittadini, e un 1 si spende più volentieri di tutti. Sul 2 corri un po’ meno rischi.
guided-troyes-last-citizen-one = È una buona scelta, perché puoi tornare a buon mercato: se qualcuno ti espelle, un 1 rosso è un dado di cui non sentirai la mancanza.

## Round 1

guided-troyes-black = Il round 1 è cominciato. Hai ricevuto 10 denari e ne hai pagati 6 di salari, quindi ne hai 9. Poi tutti hanno lanciato. I tuoi 6 dadi stanno nel tuo quartiere: rossi 6 e 4, bianchi 5 e 2, gialli 6 e 2.
guided-troyes-black-2 = Ora arrivano gli eventi. { troyes-event-marauding } e { troyes-event-brigands } mandano 1 dado nero ciascuno. { troyes-event-theological-conflict } porta un cittadino a { troyes-automa }. Gli eventi colpiscono di nuovo in ogni round finché qualcuno non li contrasta.
guided-troyes-black-3 = I dadi neri mostrano 5 e 3, e la prima risposta tocca a te. Qui i dadi rossi contano doppio: il tuo 4 rosso conta 8, giusto quanto basta per entrambi. Ognuno ti dà 1 influenza. Chi è troppo debole cede e perde 2 PV.
guided-troyes-black-why = Devi rispondere al dado nero più alto; altri possono aggiungersi se il tuo totale li copre tutti. I dadi neri che lasci passano al giocatore successivo, che deve spendere dadi a sua volta. Basterebbe anche il 6 rosso, ma per quello hai piani migliori.
guided-troyes-plan = Ora le azioni. Tu e { troyes-automa } vi alternate, un’azione a testa. Un’azione richiede da 1 a 3 dadi di un solo colore. Farai entrambe le prossime due cose: scegli solo quale viene prima.
guided-troyes-plan-2 = L’evento { troyes-event-brigands } ha 3 stendardi. Ogni 3 punti di dadi rossi mettono lì un tuo cubetto, quindi il 6 rosso fa 2 cubetti. Quando tutti gli stendardi sono pieni, chi ha più cubetti vince la ricompensa maggiore.
guided-troyes-plan-3 = { troyes-card-priest } è una carta attività. Paga 8 denari una volta, mettici un cittadino come tuo commerciante, e potrai usarla con dadi bianchi. Prima ti serve un cittadino in più: con 2 influenza ne recluti uno.
guided-troyes-plan-event = È una buona scelta, perché ogni cubetto dà subito 1 influenza, e chi arriva prima su un evento è difficile da superare.
guided-troyes-plan-card = È una buona scelta, perché il primo commerciante su una carta prende la casella migliore: questa vale 4 PV alla fine, la prossima solo 2.
guided-troyes-plan-why = Tutto questo si può fare anche al contrario: tocca prima i dadi e guarda che cosa possono fare, oppure tocca prima un obiettivo e guarda quali dadi vanno bene. I dadi degli altri si possono comprare, ma non contro i dadi neri.
guided-troyes-hire = Ecco: il 2 bianco e il 5 bianco fanno 7. La carta { troyes-card-priest } richiede 3 punti per ogni uso, quindi hai 2 usi. La clessidra dice che arrivano più tardi: metti 2 cubetti sulla carta.
guided-troyes-hire-why = Alcune carte agiscono subito, altre lasciano cubetti per dopo. Ogni cubetto modifica una tua azione successiva. I cubetti di { troyes-card-priest } fanno valere 3 in più ogni dado giallo di un gruppo.
guided-troyes-brigands = { troyes-automa } lancia i dadi per sapere che cosa fare: è uscito l’evento più a destra. 4 dei suoi dadi migliori hanno fatto 4 cubetti e riempito { troyes-event-theological-conflict }. C’era solo lui, quindi ha preso entrambe le ricompense: 4 PV.
guided-troyes-brigands-2 = L’evento { troyes-event-brigands } non te lo toglierà nessuno altrettanto facilmente: il tuo 6 rosso va lì, con tutti i suoi 2 cubetti, e ottieni 2 influenza.
guided-troyes-recruit = { troyes-automa } lancia i dadi per sapere che cosa fare: è uscito l’evento più a destra. 4 dei suoi dadi migliori hanno fatto 4 cubetti e riempito { troyes-event-theological-conflict }. C’era solo lui, quindi ha preso entrambe le ricompense: 4 PV.
guided-troyes-recruit-2 = Tocca a te, e ora { troyes-card-priest }. Tutti i tuoi cittadini sono al lavoro, quindi prima spendi 2 dei tuoi 8 punti influenza e reclutane uno nuovo. Non è ancora un’azione: puoi spendere influenza prima di ogni azione, tutte le volte che puoi.
guided-troyes-hire-now = { guided-troyes-hire }
guided-troyes-hire-now-why = { guided-troyes-hire-why }
guided-troyes-money = Guarda: { troyes-automa } ha riempito l’ultimo stendardo di { troyes-event-brigands }. Tu avevi lì 2 cubetti, lui 1. Perciò hai ottenuto 2 PV e la carta, lui 1 PV.
guided-troyes-money-2 = Hai 1 denaro: è ora di guadagnarne. L’agricoltura dà metà di quanto valgono i dadi gialli. Il tuo 2 e il tuo 6 darebbero 4. Con un cubetto di { troyes-card-priest } valgono invece 5 e 9, che danno 7.
guided-troyes-money-why = Tocca prima il cubetto, poi l’agricoltura, poi i due dadi. L’agricoltura non richiede un commerciante, quindi è sempre aperta a tutti. { troyes-card-merchant } renderebbe di più, ma lì non puoi assumere: costa 4 denari.
guided-troyes-market = { troyes-automa } ha assegnato i punti di un personaggio. { troyes-character-hugues-de-payns } premia l’influenza, e i tuoi 6 punti ti hanno dato 1 PV. La fila mostra chi viene dopo. In più giocatori ognuno conosce solo i propri personaggi, e alla fine tutti danno punti a tutti.
guided-troyes-market-2 = Il tuo quartiere è vuoto, il tuo turno non è finito: puoi comprare dadi degli altri, e nessuno può rifiutare. Un dado singolo costa 2 denari. In un gruppo di 2 dadi ognuno di quelli comprati costa 4, in un gruppo di 3 addirittura 6.
guided-troyes-market-3 = Hai 8 denari. Oggi convengono due acquisti, e te li puoi permettere entrambi, uno dopo l’altro. Con quale cominci?
guided-troyes-market-cathedral = È una buona scelta, perché un 2 bianco riempie subito la vetrata 2 della cattedrale: 1 PV e 1 influenza. Ti evita anche una perdita, perché alla fine ognuno dei suoi 3 livelli senza un tuo cubetto costa 2 PV.
guided-troyes-market-citizen = È una buona scelta, perché un cittadino in più è un dado in più in ogni round a venire, qui perfino senza salario. Un 4 giallo porta nella fila da 4 a 6 ed espelle un cittadino di { troyes-automa }. Prima recluta qualcuno.
guided-troyes-market-why = Con le vetrate da 4 a 6 otterresti 2 influenza invece di 1. E ciò che compri qui lo perde { troyes-automa }: agisce finché non ha finito i dadi. A un avversario in carne e ossa andrebbe persino il tuo denaro.
guided-troyes-citizen = Ora il cittadino. Reclutane uno per 2 influenza, scegli il { troyes-building-city-hall } e compra il 4 giallo. Il tuo nuovo cittadino sta in testa alla fila da 4 a 6; quello in fondo deve andarsene.
guided-troyes-citizen-why = Il nuovo cittadino può anche essere uno che sta già altrove: ti viene chiesto chi va. Questo fa risparmiare l’influenza, ma perdi il dado del posto che lascia.
guided-troyes-cathedral = Ora la cattedrale. Compra il 2 bianco per 2 denari e riempi la vetrata 2 del livello più basso: 1 PV e 1 influenza.
guided-troyes-cathedral-why = Una vetrata di un livello più alto si può riempire quando lo stesso numero sotto è già pieno. Ricorda anche: quando piazzi un cittadino, puoi spostarne uno che sta già altrove invece di uno nuovo. Ti viene chiesto chi va.
guided-troyes-pass = { troyes-automa } ha espulso il tuo cittadino dallo spazio 5 del { troyes-building-palace }. Resta sdraiato lì fino alla fine del round. Finché c’è, nessun altro tuo cittadino può essere espulso da quell’edificio.
guided-troyes-pass-2 = I dadi rimasti non ti servirebbero a molto. Passa: nel tuo quartiere si mettono 2 denari, e 1 in più per ogni turno che salti mentre gli altri continuano.

## Round 2

guided-troyes-reroll = L’attesa ti ha portato 5 denari, e il tuo cittadino è tornato. Poi 10 denari di rendita, 4 di salari: ne hai 15. Chi inizia cambia, quindi { troyes-automa } ha risposto al dado nero e ha avuto la prima azione, con cui ha espulso un tuo cittadino dal { troyes-building-bishopric }.
guided-troyes-reroll-2 = In ognuno dei primi 3 round si rivelano 3 nuove carte attività. Eccole; guardale con calma.
guided-troyes-reroll-3 = I tuoi dadi vanno bene, tranne due: l’1 rosso e l’1 giallo. L’influenza aiuta, e ne hai 5. Con 1 influenza rilanci uno dei tuoi dadi. Prova con l’1 rosso.
guided-troyes-flip = Un 2, poco meglio. E questa sarebbe fortuna? Con 4 influenza puoi capovolgere fino a 3 dei tuoi dadi, e la somma di due facce opposte è sempre 7. Trasforma l’1 giallo in un 6 e il 2 rosso in un 5.
guided-troyes-flip-why = L’influenza non compra mai punti direttamente, ma corregge i dadi, trova cittadini, e alcune carte e personaggi la premiano. La guadagni con cubetti sugli eventi e nella cattedrale, e con i dadi neri.
guided-troyes-merchant = Ora raccogli i frutti del tuo piano. { troyes-card-merchant } costa 4 denari e richiede 2 punti per ogni uso; ogni uso dà 2 denari. { troyes-automa } ha la casella migliore, la tua vale 1 PV.
guided-troyes-merchant-2 = Usa il tuo ultimo cubetto di { troyes-card-priest }, poi { troyes-card-merchant } con tutti e tre i dadi gialli. Valgono 8, 9 e 9, che fanno 26: 13 usi e 26 denari.
guided-troyes-merchant-why = Il cittadino che è tornato diventa il tuo commerciante, quindi non devi reclutare nessuno. Un commerciante resta: d’ora in poi { troyes-card-merchant } non ti costa altro che dadi.
guided-troyes-spend = A { troyes-automa } sono usciti 2 PV, un’azione per cui compra il tuo dado migliore: il 6 bianco non c’è più, e la banca ti ha pagato 4 denari. I dadi che vuoi, usali presto!
guided-troyes-spend-2 = Comunque hai 41 denari, e il denaro che resta fermo non vince nessuna partita. Con il tuo 5 bianco o il tuo 5 rosso e dadi comprati accanto puoi fare qualcosa di grande. Scegli.
guided-troyes-spend-cathedral = È una buona scelta, perché due 5 riempiono la vetrata 5 del primo e subito anche del secondo livello: 2 PV e 4 influenza per 4 denari, e il secondo livello alla fine non è più una perdita.
guided-troyes-spend-three = È una buona scelta, perché con un 2 bianco in più le vetrate sono tre: 3 PV e 5 influenza. In un gruppo di tre i dadi comprati costano insieme 12 denari, ma le tue casse sono piene.
guided-troyes-spend-event = È una buona scelta, perché nessuno contrasta ancora { troyes-event-succession-conflict }. Il tuo 5 rosso e un 3 rosso comprato fanno 8 e costano 4 denari; ogni 4 punti sono un cubetto: 2 cubetti e 2 influenza.

## The end of the lesson

guided-troyes-end = Questi erano tutti i tipi di azione di Troyes: contrastare eventi, attivare carte, costruire la cattedrale, piazzare cittadini, coltivare, passare, e l’influenza accanto a tutto. Il resto di questa partita è tuo, e { troyes-automa } non sa che è la tua prima volta.
guided-troyes-end-2 = I punti vengono dagli eventi contrastati, dalla cattedrale, dai commercianti nelle loro caselle, dalle carte attività che danno PV e dai personaggi. Alla fine c’è anche 1 PV per ogni evento sul tavolo che ha un tuo cubetto.
guided-troyes-end-3 = Che cosa provare poi: tieni un cubetto su ogni livello della cattedrale, guarda quale personaggio viene dopo, assumi presto per le caselle buone, e lascia aspettare i dadi solo se puoi permetterti di perderli. Complimenti, e buona fortuna!
