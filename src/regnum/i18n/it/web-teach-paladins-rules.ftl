### Paladins: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/paladins.toml).

## What each chapter is about

paladins-rules-round-what = La partita dura sette round, e ognuno si svolge allo stesso modo: qualcosa di nuovo sul tabellone, un paladino e una taverna per tutti, poi azioni a turno finché non hanno passato tutti.
paladins-rules-placing-what = Nel tuo turno esegui un’azione. La paghi con i lavoratori, che restano sui suoi spazi fino alla fine del round.
paladins-rules-left-what = Queste sei azioni ti danno ciò che ti serve per le altre: lavoratori, monete, provviste, compagnia e spazio per agire di nuovo. Nessuna richiede una caratteristica.
paladins-rules-right-what = Queste sei azioni danno i punti. Ognuna richiede una caratteristica e ne alza un’altra, così si aiutano a vicenda, in cerchio.
paladins-rules-inquisition-what = I criminali sono i lavoratori più forti, e hanno un prezzo. Ecco come i sospetti diventano tasse, e le tasse un’Inquisizione.
paladins-rules-passing-what = Quando hai usato i tuoi lavoratori, o preferisci tenerne alcuni, passi e aspetti il prossimo round.
paladins-rules-scoring-what = Come si vince: tutto ciò che dà punti, e che cosa decide una parità.
paladins-rules-setup-what = Che cosa c’è sul tavolo all’inizio della partita. Qui ci pensa il server; solo il primo cittadino lo scegli tu.
paladins-rules-solo-what = Il tuo avversario pesca le sue azioni da un mazzo. Non ti serve saperlo per giocare: il tavolo le esegue e ti racconta che cosa succede.
paladins-rules-rulings-what = Risposte a domande che il regolamento non risolve, ognuna con la soluzione che si usa a questo tavolo.

## Names of the rules

paladins-rule-p1-name = Che cosa c’è sul tavolo
paladins-rule-p2-name = Con che cosa inizi
paladins-rule-p3-name = Il tuo primo cittadino
paladins-rule-p10-name = Chi inizia
paladins-rule-p11-name = Ordini e Favori del Re
paladins-rule-p12-name = Scegliere un paladino
paladins-rule-p13-name = Prendere una taverna
paladins-rule-p14-name = Che cosa ti presta il paladino
paladins-rule-p15-name = I turni
paladins-rule-p16-name = La fine del round
paladins-rule-p20-name = I lavoratori e i loro colori
paladins-rule-p21-name = Spazi già usati
paladins-rule-p22-name = Un lavoratore o due
paladins-rule-p23-name = Quante volte
paladins-rule-p30-name = Sviluppare
paladins-rule-p31-name = Ingaggiare
paladins-rule-p32-name = Caccia e Commercio
paladins-rule-p33-name = Pregare
paladins-rule-p34-name = Cospirare
paladins-rule-p40-name = Consacrare
paladins-rule-p41-name = Fortificare
paladins-rule-p42-name = Presidiare
paladins-rule-p43-name = Assolvere
paladins-rule-p44-name = Attaccare
paladins-rule-p45-name = Convertire
paladins-rule-p46-name = Usare un Favore del Re
paladins-rule-p60-name = Sospetti
paladins-rule-p61-name = Le tasse si devono prendere
paladins-rule-p62-name = Che cosa provoca l’Inquisizione
paladins-rule-p63-name = L’Inquisizione giudica
paladins-rule-p64-name = Debiti
paladins-rule-p65-name = Mazzo dei sospetti vuoto
paladins-rule-p70-name = Passare
paladins-rule-p80-name = Vincere: il punteggio
paladins-rule-p81-name = Invasori convertiti
paladins-rule-p90-name = Preparare il giocatore IA
paladins-rule-p91-name = L’aiuto che riceve da ordini e favori
paladins-rule-p92-name = Due taverne
paladins-rule-p93-name = Il suo tracciato delle risorse
paladins-rule-p94-name = Dove mira
paladins-rule-p95-name = Niente da rimuovere
paladins-rule-p96-name = Che cosa paga, e i suoi lavoratori
paladins-rule-p97-name = Il suo turno
paladins-rule-p98-name = Come sceglie
paladins-rule-p99-name = La fine di un round in solitario

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

paladins-rules-search =
    come si vince, come vinco, vincere, vincitore, vittoria, obiettivo, scopo, punti, punti vittoria, pv, fine partita, fine del gioco, punteggio finale, quanti round, quanti turni: goal P80 P15
    pareggio, parità, pari, pari punti, spareggio: P80
    monastero, monaco, frate, chiesa, abbazia, missione: P40
    avamposto, castello, torre, soldati, guarnigione, presidio: P42
    muro, muraglia, mura, cinta, pietre, costruire: P41
    giara, vaso, anfora, confessione, perdono, peccati: P43
    combattere, lottare, uccidere, battaglia, forza mancante, nemici: P44
    battezzare, battesimo, fede invasore, conversione: P45
    lavoratore, omino, pedina, meeple, jolly, colore: P20
    soldi, denaro, denari, monete, oro, argento: P32
    cibo, pane, viveri, provviste, risorse: P32
    liberare, azzerare, svuotare, di nuovo, riusare, usare due volte, ripetere: P33 P21
    compagnia, squadra, carta, assumere, reclutare, cittadini, abitanti: P31 P3
    officina, laboratorio, bottega, costa meno, sconto: P30
    criminale, criminali, viola, crimine, ladro, bandito: P60 P34
    giudizio, giudicare, processo, punizione, tribunale: P63
    penalità, punti negativi, prestito, credito, malus: P64
    turno, cosa posso fare, mossa, mosse, azioni: P15 P20
    quanti lavoratori, tenere lavoratori, conservare lavoratori, prossimo round: P70 P13
    inizio, setup, preparare, preparazione, cominciare, iniziare: P1 P2 P3
    bot, automa, avversario, solitario, da soli, giocatore singolo, intelligenza artificiale: P97 P90
    difficoltà, livello, facile, difficile: P90
    primo giocatore, chi inizia, chi comincia, ordine di gioco: P10 P3

## Worked examples: the title, what to look at, what came of it

paladins-example-architect = Il primo cittadino
paladins-example-architect-look = Prima del primo round ognuno prende gratis un cittadino, a cominciare dall’ultimo giocatore. Giocatore 2 sceglie l’Architetto: osserva le provviste.
paladins-example-architect-then = Entrambi hanno qualcuno nella compagnia e non hanno pagato nulla; l’Architetto ha dato subito 1 provvista. Solo dopo l’ultima scelta la fila è scorsa verso destra e si è completata.
paladins-example-first-order = Il primo Ordine del Re
paladins-example-first-order-then = Il round 1 ha rivelato un ordine: cinque carte Mura, 4 PV. Giocatore 1 ne ha cinque e lo completerebbe ora; Giocatore 2 ne ha quattro e non lo completerebbe. Guarda il foglio segnapunti.
paladins-example-five-taverns = Cinque taverne per quattro giocatori
paladins-example-five-taverns-look = Cinque taverne sono scoperte. Prima ognuno tiene in segreto un paladino; poi si scelgono le taverne in ordine di turno.
paladins-example-five-taverns-then = A Giocatore 4 restavano solo due taverne tra cui scegliere, e l’ultima resta lì. Conta i lavoratori: due del paladino, quattro della taverna.
paladins-example-engelier = L’abilità di un paladino
paladins-example-engelier-look = Engelier presta a Giocatore 1 forza e fede per questo round e dà 2 monete per ogni attacco. Segui le monete attraverso due attacchi.
paladins-example-engelier-then = Per il primo attacco non servivano monete. Una preghiera ha liberato lo spazio, e per il secondo attacco Giocatore 1 ha pagato 1 moneta per la forza mancante e ne ha ricevute 2. La forza era solo in prestito: il tracciato è ancora a 0.
paladins-example-refresh = Le file alla fine di un round
paladins-example-refresh-then = L’Esattore dei debiti era nella posizione più a destra e se n’è andato; gli altri cittadini sono scorsi a destra e ne sono arrivati tre nuovi. Nella posizione più a sinistra non c’era nessun invasore, quindi nessuno è uscito: sono scorsi a sinistra, e ne sono arrivati due.
paladins-example-colours = I colori, e un criminale al posto di uno
paladins-example-colours-look = Fortificare richiede un mercante, un lavoratore qualsiasi e un esploratore. Giocatore 1 ha un criminale, che può sostituire un colore. Guarda quali modi di pagare ci sono.
paladins-example-colours-then = Il criminale sta dove andrebbe un esploratore. Giocatore 2 ha quattro lavoratori, eppure non può fortificare: nessuno dei suoi può stare lì. Premi W per vedere perché.
paladins-example-develop = Un’officina rende un’azione più economica
paladins-example-develop-look = Giocatore 1 sviluppa: due lavoratori e 4 monete. L’officina va sullo spazio sinistro di Consacrare, e sotto c’era un esploratore.
paladins-example-develop-then = Consacrare ha un’officina al posto dell’esploratore: d’ora in poi bastano due lavoratori. Scegli come pagare, e continua a giocare.
paladins-example-abbot = Un lavoratore manda via un cittadino
paladins-example-abbot-look = Con un lavoratore non ingaggi l’Abate: lo mandi via per la ricompensa nel suo angolo. È nella terza posizione: 2 monete, e lì non si può prendere un debito.
paladins-example-abbot-then = 2 monete hanno procurato un sacerdote e un operaio. L’azione Ingaggiare è usata: il combattente non può più aggiungersi al lavoratore che ora sta lì.
paladins-example-gatekeeper = Due lavoratori ingaggiano, per monete o a debito
paladins-example-gatekeeper-look = Il Custode della porta è nella posizione più a sinistra: 3 monete o un debito. Giocatore 1 prende il debito e tiene le monete. Poi qualcuno fortifica.
paladins-example-gatekeeper-then = Il Custode ha dato 1 moneta al momento dell’ingaggio e un’altra per la carta Mura. Il debito va pagato prima della fine, o costerà 3 PV.
paladins-example-pray = Una preghiera libera uno spazio
paladins-example-pray-look = L’azione Assolvere è già usata. Una preghiera richiede un sacerdote, qui un criminale al suo posto, e 2 monete.
paladins-example-pray-then = I tre lavoratori di Assolvere sono andati nella riserva, non a Giocatore 1. Lo spazio è di nuovo libero; ora mancano solo i lavoratori.
paladins-example-second-region = Un monaco nella seconda regione
paladins-example-second-region-look = Un’officina ha sostituito l’esploratore, quindi per Consacrare bastano due lavoratori. Giocatore 1 ha 2 fede e il paladino ne presta 1: quali regioni sono a portata?
paladins-example-second-region-then = La seconda regione richiede 2 fede, la terza 4, ed era troppo. Il monaco ha dato 1 influenza e l’esploratore del suo spazio.
paladins-example-influence-strength = Fortificare richiede influenza
paladins-example-influence-strength-look = Giocatore 1 ha tutta la fede e la forza possibili, e nessuna influenza. Per la seconda carta Mura serve 1 influenza: nient’altro aiuta. Giocatore 2 ce l’ha.
paladins-example-influence-strength-then = Giocatore 2 ha fortificato: l’influenza serviva e resta, e ha ottenuto forza.
paladins-example-fourth-wall = La quarta carta Mura
paladins-example-fourth-wall-look = La quarta carta Mura richiede 5 influenza: 2 sul tracciato e 3 prestate da Anséis, che fa anche risparmiare le provviste.
paladins-example-fourth-wall-then = La carta Mura ha dato 1 forza, un operaio e un combattente, e non è costata provviste.
paladins-example-fifth-wall = Che cosa richiede la quinta carta Mura
paladins-example-fifth-wall-look = La quinta carta Mura richiede 7 influenza e 2 provviste. Giocatore 1 ha 6 influenza: premi W per vedere che cosa manca. Poi Giocatore 1 passa.
paladins-example-fifth-wall-then = Giocatore 2 ha l’influenza, ma solo 1 provvista: nemmeno così si può, per un altro motivo.
paladins-example-garrison-pray = Un avamposto con una preghiera
paladins-example-garrison-pray-look = Con 5 forza Giocatore 1 raggiunge la terza regione. Uno dei suoi spazi dà una preghiera, e l’azione Commercio è già usata.
paladins-example-garrison-pray-then = L’avamposto ha dato 1 fede, e la preghiera ha liberato l’azione Commercio. Avrebbe potuto liberare anche l’azione Presidiare appena eseguita, oppure vi si poteva rinunciare.
paladins-example-absolve = Una giara paga un debito
paladins-example-absolve-look = La prima giara non richiede influenza. Giocatore 1 la mette su uno spazio che paga un debito, e così rimuove anche un sospetto.
paladins-example-absolve-then = Per 1 moneta: 1 fede, un sospetto in meno e un debito capovolto. Pagato vale 1 PV, mentre alla fine ne avrebbe tolti 3.
paladins-example-attack = Monete per la forza mancante
paladins-example-attack-look = Il Mercenario richiede 7 forza, e Giocatore 1 ne ha 5. Ogni 2 che mancano costano 1 moneta; l’invasore da 11 ne costerebbe 3.
paladins-example-attack-then = 1 moneta è bastata. La ricompensa: influenza e due operai. La carta è coperta e può contare per gli invasori convertiti più tardi.
paladins-example-convert = Convertire l’Assassino
paladins-example-convert-look = Due invasori sono già convertiti, quindi il terzo costa 2 monete. La fede è 3, più 1 del paladino; le monete non possono sostituirla.
paladins-example-convert-then = L’Assassino ha dato 2 forza, e vale 1 PV per ogni Saraceno attaccato da chi lo ha convertito.
paladins-example-two-criminals = Due criminali, e 1 moneta di tasse
paladins-example-two-criminals-look = Nel deposito tasse resta una moneta, e questa taverna ha due criminali. Si pescheranno due sospetti, uno dopo l’altro.
paladins-example-two-criminals-then = Il primo sospetto ha preso l’ultima tassa: un’Inquisizione, subito, e un debito per Giocatore 1, che aveva più sospetti. Poi il deposito tasse si è riempito, e si è pescato il secondo sospetto.
paladins-example-conspirator = Un Cospiratore prima del giudizio
paladins-example-conspirator-look = I Giocatori 1 e 2 hanno tre sospetti ciascuno, e la ricompensa di questo cittadino prende l’ultima tassa. Giocatore 1 ha un Cospiratore.
paladins-example-conspirator-then = Il Cospiratore ha rimosso un sospetto prima del conteggio. Così solo Giocatore 2 ne aveva più di tutti: ha preso il debito e ne ha restituito uno su tre.
paladins-example-inquisition = Un’Inquisizione in quattro giocatori
paladins-example-inquisition-look = Hanno 1, 0, 3 e 3 sospetti. Giocatore 1 prende l’ultima moneta delle tasse.
paladins-example-inquisition-then = I Giocatori 3 e 4 ne avevano di più: hanno preso un debito ciascuno e restituito metà dei sospetti, arrotondata per difetto. Giocatore 4 aveva già passato, ma non serve a nulla. Il deposito tasse è di nuovo pieno.
paladins-example-inquisition-crew = La compagnia prima del giudizio
paladins-example-inquisition-crew-look = Giocatore 1 ha due Cospiratori, un Ambulante, che paga con due o più sospetti, e due Scudieri, che pagano senza sospetti. In quale ordine li useresti?
paladins-example-inquisition-crew-then = Prima le monete dell’Ambulante, poi i due Cospiratori: non restavano sospetti, quindi hanno pagato anche gli Scudieri, e Giocatore 2 ha subito il giudizio.
paladins-example-sixty-six = 66 punti
paladins-example-sixty-six-then = La fine di una partita. Apri il foglio segnapunti e seguilo riga per riga: ordini 12, caratteristiche 35, il tabellone, gli invasori, i debiti, i beni.
paladins-example-mercenaries = Mercenari
paladins-example-mercenaries-then = Un Mercenario convertito dà 1 PV e 1 in più per ogni Mercenario convertito. Uno vale 2, due valgono 3 ciascuno: 6. Quello attaccato da Giocatore 2 non conta.
paladins-example-ai-setup = Il giocatore IA, difficoltà standard
paladins-example-ai-setup-look = Per lui si sono pescati tre ordini, e ha un’officina su ognuna delle loro azioni: Consacrare, Attaccare, Assolvere. Scegli il tuo cittadino, e il round 1 comincia.
paladins-example-ai-setup-then = Il primo ordine della partita è Attaccare: anche la sua officina è andata sulla plancia del giocatore IA, la seconda in quel punto. Inizia il round con 4 lavoratori.
paladins-example-ai-target = L’indicatore mira
paladins-example-ai-target-look = L’indicatore è sul terzo spazio, quindi il giocatore IA ha preso il terzo cittadino. Il suo prossimo piano è Attaccare, e il terzo e il quarto invasore non ci sono più.
paladins-example-ai-target-then = Ha guardato la terza posizione, poi la quarta, e ha attaccato nella quinta.
paladins-example-ai-next-favour = Un favore dietro l’angolo
paladins-example-ai-next-favour-then = Il suo indicatore era sul quinto favore, che era occupato, e così anche il primo: ha usato il secondo. Questo ha rimosso un sospetto e dato 2 tasse, che hanno fatto fare il giro all’indicatore fino al secondo spazio e alzato la sua caratteristica più bassa.
paladins-example-ai-favour-free = Un favore senza pagare
paladins-example-ai-favour-free-then = Questo favore costa 1 moneta. Il giocatore IA non ha monete e non ne paga: il suo debito è pagato lo stesso. Il favore è usato per tutti in questo round.
paladins-example-ai-workers = Sette lavoratori nel round 4
paladins-example-ai-workers-then = Gli restavano 2 lavoratori da prima e non ne conserva nessuno. Nel round 4 inizia con 4 + 3 = 7.
paladins-example-ai-commission = La sua azione Consacrare, con un’officina
paladins-example-ai-commission-then = Con un’officina Consacrare richiede 2 dei suoi lavoratori. Tra gli spazi che può raggiungere ne preferisce uno che fa ingaggiare gratis, e così ha scartato il cittadino all’altezza del suo indicatore.
paladins-example-ai-too-few = Troppo pochi lavoratori
paladins-example-ai-too-few-then = Il piano diceva Consacrare, che richiede 2 lavoratori, e lui ne aveva 1. Perciò ha eseguito l’azione più a sinistra della sua fila superiore: Ingaggiare.
paladins-example-ai-order-first = Ordine del Re: prima quello più a destra
paladins-example-ai-order-first-then = Tre ordini sono scoperti: Fortificare, Convertire, Consacrare. Il piano gli fa provare quello più a destra: ha consacrato.
paladins-example-ai-order-done = Ordine del Re: uno è completato
paladins-example-ai-order-done-then = Ha consacrato cinque volte: quell’ordine è completato. Perciò è passato al successivo a sinistra, e ha convertito.
paladins-example-ai-order-filled = Ordine del Re: lo spazio è occupato
paladins-example-ai-order-filled-then = Sulla sua azione Consacrare ci sono dei lavoratori. Non poteva eseguirla, e ha convertito.
paladins-example-ai-order-third = Ordine del Re: la terza scelta
paladins-example-ai-order-third-then = Consacrare e Convertire erano entrambe occupate, quindi ha fortificato.
paladins-example-ai-seventy-six = 76 punti per il giocatore IA
paladins-example-ai-seventy-six-then = Ottiene punti come un giocatore, ma le sue officine non ne danno: contano solo per il Guardiano. Apri il foglio segnapunti e seguilo riga per riga.
