### Troyes: the rules in our own words, one message for each rule id, and the rulings
### (docs/rulings/troyes.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

troyes-rules-setup = Preparazione
troyes-rules-round = Il round
troyes-rules-dice = I gruppi di dadi e il loro prezzo
troyes-rules-activate = Azione: attivare una carta attività
troyes-rules-cathedral = Azione: costruire la cattedrale
troyes-rules-counter = Azione: contrastare un evento
troyes-rules-place = Azione: piazzare un cittadino
troyes-rules-other = Usare l’agricoltura e passare
troyes-rules-influence = Influenza
troyes-rules-end = La fine e il punteggio
troyes-rules-bonus = Carte bonus
troyes-rules-solo = In solitario: la sfida del Re
troyes-rules-rulings = Chiarimenti: dove il regolamento lascia aperta una domanda

## Set-up

troyes-rule-t1 = Da due a quattro famiglie si contendono la fama a Troyes; esiste anche una partita in solitario contro Le Roy. Nella città lavorano tre ceti: i militari (rosso), il clero (bianco) e il popolo (giallo). Ci sono sei dadi per ognuno di questi colori, e sei neri per i nemici.
troyes-rule-t2 = Inizi con un quartiere della piazza della città, 5 denari che tutti vedono, 4 influenza su un tracciato che finisce a 20, e un personaggio segreto, o due se si gioca solo in due. Dei tuoi dodici cittadini 4, 5 o 6 (in quattro, tre o due giocatori) sono nella tua riserva personale; gli altri aspettano nella riserva generale. I cubetti non finiscono mai.
troyes-rule-t3 = Ogni colore ha nove carte attività, tre per ogni epoca. Una per ogni colore ed epoca, scelta dal caso, è coperta al suo posto; le altre restano nella scatola senza che nessuno le veda.
troyes-rule-t4 = Gli eventi formano un mazzo rosso, uno bianco e uno giallo. Quello rosso contiene 6, 5 o 4 carte in quattro, tre o due giocatori, una per ogni round della partita. Saccheggio è stampato sul tabellone: è sempre il primo evento e resta sempre lì.
troyes-rule-t5 = Prima del primo round i giocatori riempiono palazzo, vescovado e municipio, sei spazi ciascuno: un cittadino alla volta su uno spazio libero qualsiasi, prima in senso orario, poi all’indietro, e così via a giri alterni finché non sono vuote tutte le riserve personali. Gli spazi rimasti vanno a cittadini neutrali. In due giocatori ci sono sei cittadini neutrali fin dall’inizio.

## The round

troyes-rule-t10 = I primi tre round rivelano ciascuno le carte attività della propria epoca, una per ogni colore.
troyes-rule-t11 = Rendita: ognuno riceve 10 denari e paga i salari, 2 per ogni cittadino nel palazzo e 1 per ognuno nel vescovado. Il municipio lavora gratis. Se la tua borsa è troppo piccola, paghi tutto ciò che hai e perdi 2 PV.
troyes-rule-t12 = Forza lavoro: ogni cittadino in un edificio lancia un dado del colore di quell’edificio, rosso per il palazzo, bianco per il vescovado, giallo per il municipio. I tuoi dadi stanno nel tuo quartiere, quelli dei cittadini neutrali in quello grigio. Un cittadino espulso più tardi lascia il suo dado, e uno che arriva più tardi non ne porta prima del prossimo round.
troyes-rule-t13 = Eventi: la prossima carta rossa va all’estremità destra della fila e ne chiama una bianca o gialla dietro di sé. Poi tutta la fila ha effetto da sinistra a destra, Saccheggio per primo; un evento colpisce di nuovo in ogni round finché non viene contrastato. Gli eventi militari aggiungono dadi neri. Di ciò che un evento ti toglie, dai quanto hai; se non basta, perdi anche 2 PV, ma mai sotto lo 0.
troyes-rule-t14 = Si lanciano i dadi neri. A partire da chi inizia, ognuno a turno deve contrastare il più alto rimasto con dadi del proprio quartiere, di colori mescolati a piacere, il cui totale lo raggiunga. Qui i dadi rossi contano doppio. Se il totale basta, puoi affrontare insieme anche altri dadi neri, e ognuno contrastato dà 1 influenza. I dadi usati non sono più disponibili. Chi è troppo debole rimuove lo stesso il dado nero, conserva i propri dadi e perde 2 PV. Si continua a girare finché non ne resta nessuno. I dadi comprati e i cubetti non aiutano; prima si può spendere influenza.
troyes-rule-t15 = Azioni: in senso orario da chi inizia, ognuno a turno esegue un’azione o passa.
troyes-rule-t16 = Il round finisce dopo un’azione, quando tutti hanno passato o nessun quartiere ha più dadi. Ognuno prende i denari del proprio quartiere, i cittadini sdraiati sugli edifici tornano nella riserva di chi li possiede (quelli neutrali nella riserva generale), i dadi non usati si restituiscono, e la carta Primo giocatore passa a sinistra.

## Dice

troyes-rule-t20 = Un’azione richiede un gruppo da uno a tre dadi di un solo colore, da quartieri qualsiasi. I tuoi sono gratis. Un dado altrui costa 2, 4 o 6 denari in un gruppo di uno, due o tre dadi. Il prezzo va a chi lo possiede, che non può rifiutare; i dadi grigi si pagano alla banca. Un dado bianco che vale per più dadi è comunque un gruppo di uno.
troyes-rule-t21 = Al massimo un cubetto con effetto differito può modificare un’azione.

## Activating a card

troyes-rule-t30 = Una carta richiede dadi del suo colore, mentre Pellegrinaggio ne accetta qualsiasi combinazione. Dividi il totale per il divisore della carta e arrotonda per difetto: ecco quante volte puoi usarla. Serve almeno un uso.
troyes-rule-t31 = Per attivare una carta ti serve un commerciante su di essa. Se non ce l’hai, paghi l’assunzione e metti uno dei tuoi cittadini nella migliore casella libera: dalla tua riserva, reclutato per 2 influenza, oppure spostato da qualsiasi punto del tabellone, anche se è sdraiato su un edificio. Le caselle danno i loro PV alla fine; quando sono tutte occupate il tuo commerciante sta sull’illustrazione, senza PV. Puoi averne uno su ogni carta. Spostarlo altrove libera la casella, nessun altro si muove, e per tornare si paga di nuovo l’assunzione.
troyes-rule-t32 = Chi assume deve usare la carta almeno una volta, nella stessa azione.
troyes-rule-t33 = La maggior parte delle carte ha effetto subito, tante volte quante le usi. Una carta con la clessidra riceve invece uno dei tuoi cubetti per ogni uso. Ogni cubetto può modificare una tua azione successiva, ma non quella che l’ha piazzato, e non la lotta contro i dadi neri.
troyes-rule-t34 = Fabbro non può modificare un dado per un posto nel palazzo, né Prete uno per il municipio; Apprendistato e Confessione non aiutano né nei tre edifici né sulla cattedrale. Milizia, Monaco, Templare, Priore e Decima non cambiano numeri e non hanno questo limite. Un gruppo di più colori può essere modificato solo da Apprendistato e Confessione.

## Cathedral

troyes-rule-t40 = Da uno a tre dadi bianchi costruiscono la cattedrale. Ognuno mette un tuo cubetto su uno spazio libero del suo numero; sul secondo e sul terzo livello, lo stesso numero sotto deve essere già costruito. Un cubetto su 1, 2 o 3 dà 1 PV e 1 influenza, un cubetto su 4, 5 o 6 dà 1 PV e 2 influenza, subito.

## Events

troyes-rule-t45 = Per contrastare un evento usi dadi del colore che mostra, per Saccheggio di un solo colore a scelta. Il totale diviso per il divisore, arrotondato per difetto, dice quanti cubetti puoi piazzare sui suoi stendardi, solo su questo evento e mai più degli stendardi liberi. Ogni cubetto dà 1 influenza.
troyes-rule-t46 = Quando l’ultimo stendardo è occupato l’evento dà punti: chi ha più cubetti ottiene i PV più alti, chi è al secondo posto quelli più bassi. Se più giocatori sono primi a pari merito, si dividono entrambi gli importi, arrotondando per difetto, e nessun altro riceve nulla. Se più giocatori sono secondi, si dividono l’importo più basso. Se sull’evento c’è un solo giocatore, li riceve entrambi.
troyes-rule-t47 = Poi tutti i cubetti tornano a chi li ha messi, e la carta va al giocatore che ne aveva di più; in caso di parità, a chi vi ha piazzato un cubetto prima degli altri. Se ne ha di più il giocatore neutrale, si scarta.
troyes-rule-t48 = Saccheggio dà punti come qualsiasi evento quando i suoi stendardi sono pieni, ma nessuno lo prende: torna vuoto e disponibile. Quando un evento lascia la fila, quelli alla sua destra si accostano.

## Citizens

troyes-rule-t50 = Un solo dado piazza un cittadino: rosso nel palazzo, bianco nel vescovado, giallo nel municipio. Può venire dalla tua riserva, essere reclutato per 2 influenza o spostarsi lì da un altro punto del tabellone.
troyes-rule-t51 = Nel palazzo il dado indica lo spazio, e chi ci sta viene espulso. Nel vescovado e nel municipio indica la fila. Chi arriva prende lo spazio vuoto più a sinistra. In una fila piena tutti si spostano di uno spazio verso destra, chi arriva prende il primo, e chi esce viene espulso. Un cittadino espulso resta sdraiato sull’edificio fino alla fine del round.
troyes-rule-t52 = Finché un tuo cittadino è sdraiato su un edificio, nessuno, nemmeno tu, può espellerne un altro dei tuoi da lì; un piazzamento che lo farebbe non è permesso. La protezione finisce quando il cittadino sdraiato viene tolto, e con il round.

## Other actions

troyes-rule-t55 = Da uno a tre dadi gialli danno metà del loro totale in denari, arrotondata per difetto. Non serve un commerciante.
troyes-rule-t56 = Se passi, nel tuo quartiere si mettono 2 denari, e 1 in più ogni volta che sarebbe di nuovo il tuo turno. In questo round non agisci più; alla sua fine i denari sono tuoi.

## Influence

troyes-rule-t60 = Prima di un’azione, o prima di contrastare i dadi neri, puoi spendere influenza, quante volte e nell’ordine che vuoi: con 1 rilanci un tuo dado, con 2 porti un cittadino dalla riserva generale nella tua, con 4 capovolgi fino a tre dei tuoi dadi (la somma di due facce opposte è 7). I dadi degli altri quartieri non si toccano. L’influenza oltre 20 va persa.

## The end

troyes-rule-t70 = La partita finisce con il round dell’ultimo evento rosso. Ai PV ottenuti fin qui ognuno aggiunge 1 per ogni evento nella fila su cui ha un cubetto, compreso Saccheggio, e i PV delle caselle dei suoi commercianti. Ogni livello della cattedrale senza un tuo cubetto costa 2. Poi si rivelano tutti i personaggi, e ognuno dà punti a tutti. Vince chi ha più PV. Fino ad allora nessuno vede i PV degli altri.
troyes-rule-t71 = Un personaggio dà 1, 3 o 6 PV. Urbain IV: 3, 5 o 7 cubetti nella cattedrale. Chrétien de Troyes: 3, 5 o 7 cittadini negli edifici. In due giocatori entrambi ne chiedono uno in più. Hugues de Payns: 6, 10 o 15 influenza. Thibaut II: 6, 12 o 18 denari. Henry I: 1, 3 o 5 carte evento. Le Florentin: 2, 4 o 6 commercianti.

## Bonus cards

troyes-rule-t80 = Si possono mescolare alle altre quattro carte in più. Priore: un cubetto fa valere un dado bianco come due del suo numero. Fornaio: 1 denaro per ogni dado giallo nella piazza della città. Banchetto: 1 PV per ogni dado rosso nel quartiere che ne ha di più, non importa di chi sia. Resistenza, un evento rosso: ne chiama un altro rosso dalla scatola, che chiama la propria carta; quando viene contrastato, il cubetto più recente di ogni evento viene rimosso.

## The solo game

troyes-rule-t90 = Giochi contro Le Roy, che non ha né denaro né influenza. I suoi cittadini hanno due colori, e non ce ne sono di neutrali: dove un evento parla del giocatore neutrale, si intende lui. Ciò che dovrebbe danneggiare i giocatori non lo tocca.
troyes-rule-t91 = Preparazione: si lanciano due dadi per ogni colore. I tre più alti (tra quelli uguali rosso prima di giallo prima di bianco) indicano gli edifici dove Le Roy mette un cittadino, ogni volta sul miglior spazio libero del suo ordine; poi ne piazzi due tu. Si ripete finché dodici suoi e sei tuoi non riempiono tutti gli spazi.
troyes-rule-t92 = Tutti e sei i personaggi stanno in una fila scoperta in ordine casuale; il primo sarà il prossimo a dare punti.
troyes-rule-t93 = Inizi tu un round sì e uno no. Le Roy ordina i suoi dadi per valore, e tra quelli uguali rosso prima di giallo prima di bianco. Contro i dadi neri spende il suo dado più forte per rimuovere il più alto, e lascia gli altri a te.
troyes-rule-t94 = Ciò che paghi per i dadi di Le Roy va alla banca.
troyes-rule-t95 = Nel suo turno si lanciano due dadi neri. Un 2 o un 12 gli dà 2 PV per tre dadi, un 3 o un 11 gli dà 2 PV per due dadi; uno di questi lo compra da te. Con 4 o 10 piazza un cittadino e con 6 un commerciante, per un dado. Con 5 o 9 contrasta l’evento più a destra, con 7 piazza due cubetti sulla cattedrale per due dadi, con 8 un personaggio dà punti senza usare dadi. Usa prima i suoi dadi migliori e gioca finché non finiscono; se ne ha troppo pochi, fa tutto con quelli che ha.
troyes-rule-t96 = Compra il tuo dado migliore per 6 o 4 denari dalla banca, o usa un proprio dado se tu non ne hai. Il suo dado più alto indica l’edificio per un cittadino, che se possibile ne espelle uno tuo. Un evento gli costa un dado per ogni stendardo libero. Un commerciante prende la casella libera con più PV; poi conta la carta più economica, poi rosso prima di giallo prima di bianco. Nella cattedrale prende gli spazi migliori del livello più basso; se non ce ne sono riceve 2 PV. Un personaggio dà punti a entrambi e se ne va; se non ce ne sono più, riceve 1 PV. Denari e influenza non gli danno mai punti.
troyes-rule-t97 = Alla fine entrambi ottenete i punti dei personaggi rimasti. Il tuo risultato è la differenza tra i tuoi PV e i suoi; sotto 0, e poi a partire da 0, 6, 11, 16 e 21, ti dà uno dei sei gradi.
troyes-rule-t98 = Alcune carte cambiano. Esattore delle tasse: 2 denari dalla banca per ogni cittadino di Le Roy nel municipio. Decima: fino a tre dei suoi dadi gialli. Lavoratori migranti: se c’è uno spazio libero, riceve anche 1 PV. Banchetto: i suoi dadi non contano.

## Rulings

troyes-rule-r-t01 = Dove entra un cittadino in una fila? Nello spazio vuoto più a sinistra; solo una fila piena si sposta. (Nel regolamento più recente si entra sempre davanti e si spinge; si può impostare nel file dei componenti.)
troyes-rule-r-t02 = Un evento piazza un cittadino neutrale in una fila con un posto vuoto. Entra davanti, gli altri si spostano fino al posto vuoto, e nessuno viene espulso.
troyes-rule-r-t03 = E se i dadi danno meno di un uso? L’azione è rifiutata: carte, eventi e agricoltura ne richiedono tutti almeno uno.
troyes-rule-r-t04 = Si può attivare una carta che ora non dà nulla? Sì, per esempio Giostra senza essere in testa. Una carta che chiede un prezzo richiede il prezzo di un uso.
troyes-rule-r-t05 = Bisogna sfruttare tutti gli usi? No, scegli da uno fino al massimo. Lo stesso vale per i cubetti sugli eventi e sulle carte con la clessidra. L’agricoltura paga per intero.
troyes-rule-r-t06 = Quante volte puoi scambiare? Tante quante ne puoi pagare dopo l’assunzione, il cittadino e i dadi.
troyes-rule-r-t07 = In quale ordine paghi? Assunzione, cittadino, dadi, usi. Tutto ciò che serve a un uso deve esserci prima; ciò che l’azione dà non la paga.
troyes-rule-r-t08 = Chi guadagna da una Processione? Chi ha più dadi rimasti, anche se l’ha guidata qualcun altro; tutti quelli in parità. Il quartiere grigio si confronta ma non guadagna nulla. Senza un dado nessuno è in testa.
troyes-rule-r-t09 = Chi guadagna da una Giostra? Tu, se i tuoi dadi rossi valgono più di 0 e nessuno ha di più, e tutti quelli in parità con te. Il quartiere grigio si confronta.
troyes-rule-r-t10 = Quali dadi contano Fornaio, Banchetto, Processione, Giostra e Cavalleria? Quelli rimasti quando i dadi dell’azione non ci sono più.
troyes-rule-r-t11 = I cubetti neutrali contano sugli eventi? Si classificano come quelli di un giocatore, e la loro parte va persa. Se ci sono anche loro, sull’evento non c’è un solo giocatore. In caso di parità la carta va a chi ha piazzato prima; se è il giocatore neutrale, si scarta.
troyes-rule-r-t12 = Quando dà punti un evento pieno? Subito, anche nel mezzo di un’attivazione o per un cubetto neutrale.
troyes-rule-r-t13 = Più cubetti che stendardi liberi? Il resto va perso, anche su Saccheggio. I cubetti di Arciere, Cavalleria e Diplomatico arrivano uno alla volta e possono andare su Saccheggio quando è di nuovo disponibile.
troyes-rule-r-t14 = Bisogna piazzare un cubetto di Arciere, Cavalleria o Diplomatico? No, puoi fermarti. Ognuno va su un evento qualsiasi.
troyes-rule-r-t15 = Come lancia l’Arciere? Una volta per ogni uso, e ogni cubetto si piazza prima del lancio successivo.
troyes-rule-r-t16 = Quando costa influenza il Diplomatico? Tutti gli usi si scelgono e si pagano prima del primo cubetto.
troyes-rule-r-t17 = Come conta il Mugnaio? Ogni uso indica uno dei due edifici; contano solo i cittadini in piedi.
troyes-rule-r-t18 = A chi chiede denari l’Esattore delle tasse? Agli altri giocatori, fin dove possono pagare, e alla banca per i cittadini neutrali; contano solo quelli in piedi, e ogni uso riscuote di nuovo.
troyes-rule-r-t19 = Decima e altri dadi? Un dado giallo di ogni altro quartiere è gratis, compreso quello neutrale; gli ulteriori costano il prezzo dell’intero gruppo. Almeno uno deve essere gratis.
troyes-rule-r-t20 = Che cosa fa Apprendistato a un 6? Diventa un 5.
troyes-rule-r-t21 = I cubetti vanno persi quando il commerciante lascia la carta? No, restano utilizzabili.
troyes-rule-r-t22 = Quali cubetti aiutano a piazzare un cittadino? Milizia e Decima. Monaco, Templare e Priore fanno di un dado più dadi, e gli altri cambiano i numeri. Milizia non viene proposta dove il colore non conta.
troyes-rule-r-t23 = Quali cubetti aiutano un Pellegrinaggio? Con dadi di un solo colore tutti quelli adatti; con più colori Apprendistato e Confessione.
troyes-rule-r-t24 = Due volte lo stesso numero sulla cattedrale? Sì, un livello dopo l’altro. Ogni dado deve piazzare il suo cubetto, e Priore richiede due livelli del suo numero.
troyes-rule-r-t25 = Quali spazi della cattedrale intendono gli eventi? Interruzione dei lavori: il livello più alto, e lì il numero più alto; nulla viene restituito. Lavoratori migranti: il numero libero più basso del livello più basso.
troyes-rule-r-t26 = Quali eventi ricevono cubetti neutrali da Sostegno? I due più vicini alla sua sinistra, prima quello di sinistra. Saccheggio conta. I cubetti neutrali non finiscono mai.
troyes-rule-r-t27 = Più di sei dadi neri? Se ne lanciano sei.
troyes-rule-r-t28 = I PV possono scendere sotto 0? Non durante la partita. Alla fine sì.
troyes-rule-r-t29 = E se non si possono pagare i salari? Paghi tutto ciò che hai e perdi 2 PV una volta sola.
troyes-rule-r-t30 = Si può rinunciare a contrastare un dado nero? Non se i tuoi dadi, così come sono, possono contrastarlo. L’influenza non è mai un obbligo. Si possono usare più dadi del necessario.
troyes-rule-r-t31 = Non resta nessun dado prima delle azioni? Il round finisce, e nessuno passa.
troyes-rule-r-t32 = Si può spendere influenza prima di passare? Sì. Quando passa l’ultimo giocatore, gli altri non ricevono altri denari.
troyes-rule-r-t33 = Si possono comprare i dadi di chi ha passato? Sì, e chi ha passato riceve subito il prezzo.
troyes-rule-r-t34 = Un cittadino si sposta: che cosa viene prima? Lascia il suo posto, e poi si valutano posti vuoti, espulsione e protezione. Prendere il proprio cittadino sdraiato mette fine alla sua protezione.
troyes-rule-r-t35 = Un cittadino può spostarsi dove si trova già? No, uno spostamento deve cambiare qualcosa.
troyes-rule-r-t36 = Quale casella prende un commerciante? Quella libera con più PV, oppure l’illustrazione, che ha posto per tutti.
troyes-rule-r-t37 = Anche i cittadini neutrali sono protetti? Sì. Un cittadino di un evento che ne espellerebbe uno protetto non viene piazzato.
troyes-rule-r-t38 = Quando sono in gioco tutti i cittadini neutrali? Quando ce ne sono otto sul tabellone, in piedi o sdraiati.
troyes-rule-r-t39 = Un mazzo di eventi è vuoto? Allora non viene chiamata nessuna carta.
troyes-rule-r-t40 = Che cosa fa esattamente Resistenza? La segue una carta rossa estratta a caso dalla scatola, e poi la carta che questa chiama. Quando Resistenza viene contrastata, se ne va il cubetto più recente di ogni altro evento, anche su Saccheggio e anche se neutrale; l’influenza resta.
troyes-rule-r-t41 = Come entrano le carte bonus? Si mescolano alle carte del loro colore e della loro epoca, Resistenza agli eventi rossi.
troyes-rule-r-t42 = Chi inizia? Decide il caso. In solitario, inizi tu.
troyes-rule-r-t43 = Che cosa vedono gli altri dei PV? Ogni guadagno e ogni perdita quando avviene, ma non i totali. Quelli di Le Roy sono visibili.
troyes-rule-r-t44 = Parità alla fine? La vittoria è condivisa.
troyes-rule-r-t45 = Da dove comincia a premiare Hugues de Payns? Da 6 influenza. (Il regolamento più recente dice 5; si può impostare nel file dei componenti.)
troyes-rule-r-t46 = Si possono comprare tutti i dadi di un gruppo, anche più d’uno dallo stesso quartiere? Sì.
troyes-rule-r-t47 = Durante la preparazione le file vanno riempite da sinistra? No, va bene qualsiasi spazio libero.
troyes-rule-r-t48 = Quando puoi reclutare? Finché uno dei tuoi dodici cittadini è nella riserva generale: prima di un’azione, oppure come il cittadino che serve a un’azione se la tua riserva è vuota.
troyes-rule-r-t49 = A che cosa servono i denari nel tuo quartiere? A nulla fino alla fine del round; nemmeno Thibaut II li conta, se Le Roy ne assegna i punti prima. Sono tuoi prima del punteggio finale.
troyes-rule-r-t50 = Quali numeri ha la partita in solitario? Quattro round, le soglie di due giocatori e nessun quartiere grigio.
troyes-rule-r-t51 = Un dado della preparazione indica un edificio pieno? Conta il dado più alto successivo.
troyes-rule-r-t52 = Come affronta Le Roy i dadi neri? Nel suo turno il suo dado più forte rimuove il più alto, qualunque sia il suo valore. Senza dadi lo lascia a te.
troyes-rule-r-t53 = Quali eventi toccano Le Roy? Interruzione dei lavori sì; Siccità, Guerra civile ed Eresia no. Gli eventi possono piazzare più di otto dei suoi cittadini. I suoi due colori sono una parte sola.
troyes-rule-r-t54 = Le Roy è un giocatore su eventi e carte? Sì: ottiene i punti degli eventi e ne prende le carte, e guadagna da Processione e da una Giostra in parità. Solo l’influenza non la riceve mai.
troyes-rule-r-t55 = Dove piazza Le Roy un cittadino? Dove ne espelle uno tuo: prima il numero del suo dado, poi secondo il suo ordine degli spazi. Altrimenti sul miglior spazio libero; altrimenti il dado è perso. La protezione vale anche contro di lui.
troyes-rule-r-t56 = Come contrasta Le Roy? Riempie tutti gli stendardi liberi per un dado ciascuno, anche con meno dadi se non ne ha di più; anche quelli di Saccheggio se non c’è nessun altro evento.
troyes-rule-r-t57 = Quale commerciante piazza Le Roy? Più PV, carta più economica, rosso prima di giallo prima di bianco, epoca più bassa. Senza una casella libera l’illustrazione della carta più economica; se ne ha già uno su ogni carta scoperta, il dado è perso.
troyes-rule-r-t58 = Quali spazi della cattedrale prende Le Roy? Due volte il numero libero più alto del livello più basso che ha posto, per 1 PV ciascuno. Se ne è libero solo uno, un cubetto.
troyes-rule-r-t59 = Le Roy compra un dado e ne ha troppo pochi dei suoi? Prima il tuo, poi tanti dei suoi quanti ne ha.
troyes-rule-r-t60 = Quando ha passato Le Roy? Nel momento in cui non ha più dadi. Se tu hai passato prima, il round finisce subito, senza un altro denaro. Assegnare i punti di un personaggio non costa dadi, quindi può succedere più volte.
troyes-rule-r-t61 = Quali carte cambiano nella partita in solitario? Lavoratori migranti piazza un suo cubetto e gli dà 1 PV; Esattore delle tasse, Decima e Banchetto seguono l’elenco qui sopra.
troyes-rule-r-t62 = Come si calcola il punteggio di Le Roy? Come per un giocatore, compresi i livelli mancanti della cattedrale, senza denari e influenza. Una differenza di 0 appartiene al secondo grado.
troyes-rule-r-t63 = I pezzi di Le Roy sono limitati? No. E non ne sposta mai nessuno.
troyes-rule-r-t64 = Apprendistato e Confessione aiutano a piazzare un cittadino nel palazzo? No, come non aiutano negli altri edifici e sulla cattedrale.
troyes-rule-r-t65 = Un evento piazza un cittadino di Le Roy dove ce n’è già uno suo. Il suo viene espulso e si sdraia, come quello di chiunque. Anche la protezione vale.
