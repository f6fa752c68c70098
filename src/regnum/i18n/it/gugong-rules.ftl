### Gùgōng: the rules in our own words, one message for each rule id, and the rulings
### (docs/rulings/gugong.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

gugong-rules-setup = Preparazione
gugong-rules-morning = Il mattino
gugong-rules-day = Il giorno: scambio di doni
gugong-rules-night = La notte
gugong-rules-travel = Luogo 1: Viaggio
gugong-rules-wall = Luogo 2: Grande Muraglia
gugong-rules-jade = Luogo 3: Giada
gugong-rules-intrigue = Luogo 4: Intrigo
gugong-rules-palace = Luogo 5: Palazzo della Purezza Celeste
gugong-rules-decrees = Luogo 6: Decreti
gugong-rules-canal = Luogo 7: Gran Canale
gugong-rules-double = Il servitore doppio
gugong-rules-end = La fine e il punteggio
gugong-rules-solo = In solitario: Meng
gugong-rules-rulings = Chiarimenti: dove il regolamento lascia aperta una domanda

## Set-up

gugong-rule-g1 = Da uno a cinque giocatori, quattro giornate. Il tabellone ha un lato fino a tre giocatori, con una rotta del Gran Canale, e un lato per quattro e cinque giocatori, con due rotte. In solitario giochi con la preparazione per due.
gugong-rule-g2 = I segnalini viaggio si mescolano. Uno sta scoperto su ogni città, gli altri formano due pile coperte della stessa altezza. I sei segnalini bonus sono un’opzione e si lasciano fuori, se non li vuoi.
gugong-rule-g3 = Ogni giocatore ha un viaggiatore accanto alla mappa, un emissario all’inizio del tracciato del palazzo, tre barche in darsena, un indicatore sul tracciato dell’Intrigo e 0 PV. Dei tuoi 12 servitori 6 sono disponibili, pronti all’uso, e 6 nella tua riserva generale. Il tuo servitore doppio è bloccato sulla tua plancia.
gugong-rule-g4 = Chi inizia si estrae a sorte. Gli indicatori dell’Intrigo si impilano all’inizio del tracciato: in fondo quello di chi inizia, sopra gli altri in senso orario. Così all’inizio chi gioca dopo è in vantaggio.
gugong-rule-g5 = Ci sono 38 carte dono. Sette sono scoperte, una presso ogni funzionario; undici formano il mazzo; e ognuno inizia con le quattro carte che spettano al suo posto nell’ordine di turno. Le serie dei giocatori mancanti restano nella scatola. Nella variante per esperti si mescolano tutte le carte tranne le mani: sette vanno ai funzionari, il resto è il mazzo.
gugong-rule-g6 = Per ognuno dei tre livelli si pescano due decreti, che restano scoperti. Gli altri nove sono fuori dalla partita.
gugong-rule-g7 = In ogni casa c’è una giada. Il resto è la riserva, che non finisce mai.
gugong-rule-g8 = Si lanciano i tre dadi del destino, e l’indicatore della giornata sta sulla prima. La medaglia di chi inizia la prossima giornata si trova presso Intrigo.

## The morning

gugong-rule-g10 = La prima giornata non ha mattino. Nelle altre, per prima cosa, chi ha la medaglia inizia la giornata e la rimette al suo posto. Se nessuno l’ha presa, il primo giocatore non cambia.
gugong-rule-g11 = Secondo, ogni città senza segnalino e senza viaggiatore riceve un segnalino dalle pile. Quando sono vuote, i segnalini convertiti si mescolano e formano due nuove pile.
gugong-rule-g12 = Terzo, si lanciano i tre dadi del destino.
gugong-rule-g13 = Quarto, in ordine di turno, chi possiede decreti di livello 1 può prendere ciò che questi danno ogni mattina.
gugong-rule-g14 = Quinto, l’indicatore della giornata avanza, e ognuno può rendere disponibili servitori della propria riserva generale: tanti quanti dice la giornata, finché la riserva basta.

## The day

gugong-rule-g20 = In ordine di turno ognuno scambia un dono, e così via finché non sono vuote tutte le mani. Si salta chi non ha più carte.
gugong-rule-g21 = Per scambiare, metti una carta della tua mano in un luogo e prendi nella tua pila degli scarti la carta che c’era. Nessuno tranne te può guardare in quella pila: è la tua mano della prossima giornata. Se la tua carta è più alta di quella che prendi, è gratis. Se è più bassa o uguale, restituisci 2 servitori disponibili alla tua riserva, oppure scarti un’altra carta della tua mano sulla tua pila, oppure rinunci alle azioni di questo turno.
gugong-rule-g22 = Una carta di valore 1 si scambia gratis con una carta di valore 9: ogni tanto la frutta esotica vale più di qualsiasi tesoro.
gugong-rule-g23 = Dopo lo scambio puoi eseguire l’azione della carta che hai messo, se ne ha una, e l’azione del luogo, o soltanto una delle due. Se le esegui entrambe, quella della carta viene prima. Se sono uguali, puoi eseguirla due volte.
gugong-rule-g24 = Una carta dono può avere l’azione di Palazzo, Gran Canale, Grande Muraglia, Decreti o Intrigo: per intero, A o B, con il suo costo. Oppure dà 1 o 2 servitori, o permette un cambio di carte: una della tua mano o della tua pila degli scarti con una che si trova in un luogo qualsiasi. La nuova carta va dov’era la vecchia. Viaggio e Giada non sono su nessuna carta, e alcune carte non hanno azione.
gugong-rule-g25 = I segnalini viaggio si possono convertire in ogni momento.
gugong-rule-g26 = I servitori che ottieni vengono dalla tua riserva generale e diventano disponibili; se la riserva è vuota, non ne ottieni. I servitori che paghi, presi tra quelli disponibili, tornano nella riserva.

## The night

gugong-rule-g27 = Ognuno confronta la propria pila degli scarti con i tre dadi: ogni carta dà un servitore per ogni dado che mostra il suo valore. Chi ha più corrispondenze ottiene 3 PV, e il suo emissario avanza di 1 passo. Le parità si risolvono con l’Intrigo.
gugong-rule-g28 = Poi tutte le barche avanzano di un porto, a partire da quella più avanti, così nulla è d’intralcio. Una barca che era nell’ultimo porto è dispersa in mare: torna a chi la possiede, i suoi servitori nella riserva, e non si riscuote nulla. Dopodiché le barche piene possono riscuotere la ricompensa del porto che hanno raggiunto.
gugong-rule-g29 = Dopo la quarta notte la partita finisce. Altrimenti ognuno prende in mano la propria pila degli scarti, e arriva un nuovo mattino.

## Travel

gugong-rule-g30 = A: muovi una volta il tuo viaggiatore, prendi il segnalino che trovi e, se vuoi, usane subito il beneficio. B: paga 2 servitori e fallo due volte. Prendere il segnalino non è facoltativo.
gugong-rule-g31 = La prima volta il viaggiatore va in una città qualsiasi che ha un segnalino. Da lì in poi segue le strade fino alla prossima città che ne ha ancora uno. Attraversa le città vuote e quelle dove ci sono altri viaggiatori.
gugong-rule-g32 = I segnalini si conservano coperti sulla tua plancia, che ha un numero limitato di spazi. Il segnalino che conta come due resta scoperto finché non lo converti.
gugong-rule-g36 = Puoi convertire 2 segnalini in 1 servitore, 4 in 2 PV o 6 in 1 giada. Il segnalino doppio conta come 2. I segnalini convertiti vanno in una pila degli scarti.
gugong-rule-g37 = Se non hai uno spazio libero per un nuovo segnalino, prima devi convertire.
gugong-rule-g38 = Un segnalino dà una di queste cose: 1 servitore; 2 servitori; 1 passo dell’emissario; 1 passo dell’Intrigo; 1 giada se scarti una carta da 7 o più dalla tua mano sulla tua pila; 2 PV; un cambio tra una carta della tua mano o pila e una sul tabellone; una carta della tua pila di nuovo in mano; un servitore dalla riserva su una delle tue barche, anche nuova; un servitore dalla riserva sulla Grande Muraglia; 1 giada per 3 servitori. C’è infine un segnalino che di per sé non dà nulla, ma conta come due.
gugong-rule-g39 = I segnalini bonus funzionano fino alla fine del giorno. Ognuno è tenuto in funzione da uno dei tuoi servitori disponibili; nel frattempo non occupa spazio e non si può convertire. Poi va sulla tua plancia e il servitore nella tua riserva. Dei tre tipi, uno aggiunge 1 a ogni carta che giochi; uno si mette in un luogo, e ogni volta che qualcun altro ne esegue l’azione tu ottieni 1 PV e quel giocatore ne perde 1; uno si mette in un luogo, e ogni volta che qualcun altro ne esegue l’azione puoi eseguirla anche tu.

## Great Wall

gugong-rule-g40 = A: piazza 1 dei tuoi servitori disponibili sulla muraglia. B: paga 1 servitore, poi piazzane fino a 2.
gugong-rule-g41 = Una sezione è completa con 4 servitori in uno o due giocatori, e con 5, 6 o 7 in tre, quattro o cinque. Quando un piazzamento raggiunge o supera quel numero, la muraglia dà punti non appena il piazzamento è del tutto terminato. Due azioni Muraglia in un turno sono due piazzamenti.
gugong-rule-g42 = Chi ha più servitori sulla muraglia ottiene 3 PV, e il suo emissario avanza di 1 passo. Le parità si risolvono con l’Intrigo. I servitori di chi ha vinto tornano tutti nella riserva; quelli degli altri restano.
gugong-rule-g43 = Poi chiunque avesse un servitore su quella sezione può prendere un beneficio abbassando il proprio indicatore dell’Intrigo; sceglie per primo l’indicatore più basso. 1 passo dà 1 servitore, 3 passi danno 2 servitori, con 5 passi giri un dado del destino su una faccia qualsiasi, 7 passi danno 1 giada dalla riserva.

## Jade

gugong-rule-g50 = Scegli una casa che ha ancora la sua giada, paga i servitori che richiede e prendi la giada. Quando tutte le case sono vuote, una giada dalla riserva costa 5 servitori.

## Intrigue

gugong-rule-g55 = A: il tuo indicatore avanza di 1 passo; la prima volta che in una giornata qualcuno la sceglie, prende anche la medaglia, e inizierà la prossima giornata. B: paga 1 servitore per avanzare di 3 passi.
gugong-rule-g56 = Il tracciato finisce al passo 14. Un indicatore che arriva su altri si mette in cima.
gugong-rule-g57 = Ogni parità nel gioco è vinta dall’indicatore più avanti; sullo stesso passo, da quello più in alto.

## Palace of Heavenly Purity

gugong-rule-g60 = A: il tuo emissario avanza di 1 passo. B: paga 2 servitori per farlo avanzare di 2 passi, e il tuo indicatore dell’Intrigo di 1 passo.
gugong-rule-g61 = All’ottavo passo l’emissario entra nel palazzo e prende il posto libero che a fine partita vale più PV. Da lì in poi ogni passo che farebbe dà subito 1 PV, anche i passi rimasti dello stesso movimento.
gugong-rule-g62 = Chi alla fine non è nel palazzo ha 0 punti e non può vincere.

## Decrees

gugong-rule-g65 = Per emanare un decreto paghi il suo prezzo, e 1 servitore in più per ogni servitore di un altro giocatore su di esso. Poi piazzi lì un altro dei tuoi servitori disponibili, per il resto della partita, e ottieni i suoi PV. Ogni decreto una volta sola.
gugong-rule-g66 = I decreti di livello 1 danno qualcosa ogni mattina, quelli di livello 2 un vantaggio duraturo, quelli di livello 3 PV a fine partita.
gugong-rule-g67 = Livello 1, ogni mattina: 2 passi dell’Intrigo; un servitore dalla riserva su una barca; 1 servitore; 1 passo dell’emissario; un cambio di carte. Livello 2: due movimenti di viaggio per 1 servitore in meno; l’azione Giada per 1 in meno; un servitore in più, dalla riserva, con ogni azione Grande Muraglia; i doni di pari valore contano come superiori; altri decreti per 1 in meno. Livello 3: 1 PV ogni 3 PV, al massimo 10; 8 PV; 2 PV per ogni giada, al massimo 10; 2 PV per ogni tuo decreto; 2 PV per ogni tua ricompensa dei porti.

## Grand Canal

gugong-rule-g70 = A: puoi piazzare 1 dei tuoi servitori disponibili su una delle tue barche, anche nuova, e poi puoi muovere una delle tue barche al prossimo porto libero. B: paga 1 servitore, poi piazzane 2 su una o due barche, anche nuove; nessuna barca si muove.
gugong-rule-g71 = Una nuova barca entra nel primo porto libero di una rotta a tua scelta; non è un movimento. Una barca porta da uno a tre servitori. Supera i porti occupati, resta sulla sua rotta e può muoversi solo finché davanti c’è un porto libero.
gugong-rule-g72 = Una barca con 3 servitori può riscuotere la ricompensa del suo porto. Uno dei servitori va sullo spazio di quella ricompensa sulla tua plancia, per il resto della partita; gli altri due vanno nella tua riserva, e la barca torna a te.
gugong-rule-g73 = Il porto 1 non ha ricompensa. Porto 2: 4 PV. Porto 3: la prima carta del mazzo nella tua mano, una carta in più per tutte le giornate a venire. Porto 4: il tuo servitore doppio diventa disponibile. Porto 5: una di queste tre, a tua scelta. La tua plancia ha tre spazi per i PV, due per la carta e uno per il servitore doppio; senza uno spazio libero non si riscuote.

## Double servant

gugong-rule-g80 = Una volta libero, il servitore doppio è un servitore che vale 1 o 2. Si ottiene come uno. Paga 1 o 2. Sulla muraglia e su una barca conta 2 e occupa due posti, anche dove puoi piazzare un solo servitore. Dove ne puoi piazzare due, può essere uno di essi: 3 in tutto.
gugong-rule-g83 = Il servitore doppio non va mai su un decreto o su uno spazio ricompensa.

## The end

gugong-rule-g90 = Dopo la quarta notte: primo, se ci sono servitori sulla muraglia, questa dà punti come al solito, senza benefici; può ancora portare un emissario nel palazzo. Secondo, i decreti di livello 3, a cominciare da quello che conta i tuoi PV. Terzo, i posti nel palazzo. Quarto, la giada: 1, 3, 6, 10 o 15 PV per una, due, tre, quattro o cinque, e 2 per ognuna in più. Chi è fuori dal palazzo non può vincere. Vince chi ha più PV; le parità si risolvono con l’Intrigo.

## Alone

gugong-rule-g100 = Giochi contro Meng con la preparazione per due, senza segnalini bonus. Il suo servitore doppio segna il luogo a cui tiene di più per tutta la partita: uno estratto a caso, o uno scelto da te. Scegli con quali due serie di carte giocare: tu 1 e Meng 2, tu 2 e Meng 3, oppure tu 4 e Meng 5. Le sue carte sono mescolate e coperte. Inizi tu.
gugong-rule-g101 = Meng agisce secondo un mazzo di undici carte, due delle quali sono speciali. In una partita facile una carta speciale resta fuori. In una partita difficile Meng ha una quinta carta dono, che conta come la prima ricompensa dei porti di quel tipo.
gugong-rule-g102 = Nel turno di Meng la sua prossima carta indica il luogo, e lì va in scambio il suo primo dono, qualunque siano i valori, senza costo. Esegue l’azione del dono, poi quella del luogo come A, se può. Dove il dono gli permetterebbe un cambio di carte, ottiene invece 1 PV. Le carte della giornata stanno in una pila. Quando il mazzo è vuoto, si mescolano solo le carte delle giornate precedenti.
gugong-rule-g103 = Al crepuscolo, quando tutte le mani sono vuote, Meng scorre le carte della giornata nell’ordine in cui le ha giocate e fa ciò che dice la metà inferiore, se può pagarlo; converte segnalini in servitori se questo lo rende possibile. Ciò che non può pagare lo salta. Una carta dono ottenuta in questo momento va nella sua pila degli scarti.
gugong-rule-g104 = Di notte si considera che Meng abbia 1, 2, 3 e 4 corrispondenze nelle quattro giornate, per i servitori e per la maggioranza.
gugong-rule-g105 = Viaggio: Meng parte dalla città in basso a destra e percorre il bordo della mappa, in senso antiorario, fino al prossimo segnalino. Se non ce ne sono, va a quello più vicino e torna sul suo percorso nella giornata successiva. Al crepuscolo paga 2 servitori per un altro passo. Usa i segnalini come chiunque, ma: per riprendere una carta prende la prima della sua pila; per scartare in cambio di giada scarta la sua prima carta, qualunque sia il valore; al crepuscolo entrambi danno invece 1 PV, e un cambio di carte lo dà sempre. Con 6 segnalini prende subito una giada.
gugong-rule-g106 = Grande Muraglia: piazza 1 servitore. Al crepuscolo, con 2 o più servitori disponibili, ne paga 1 e ne piazza 1. Dopo un punteggio a cui ha preso parte, scende di 7 passi per la giada se può, altrimenti di 1 passo per un servitore se ne ha uno nella riserva; nient’altro.
gugong-rule-g107 = Giada: compra la più economica che può pagare. Intrigo: 1 passo, e la medaglia se è ancora lì; al crepuscolo paga 1 per 2 passi. Palazzo: 1 passo, o 1 PV se è dentro; al crepuscolo paga 2 per 1 passo e 1 passo dell’Intrigo. La carta di Giada gli dà al crepuscolo un passo di viaggio gratis.
gugong-rule-g108 = Decreti: al prezzo normale ne prende uno del livello della giornata, di livello 3 anche nella quarta. Tra due prende quello su cui tu non sei, altrimenti quello più in basso sul tabellone. Se per lui non ce ne sono, guarda i livelli più bassi, poi quelli più alti, e ne prende uno ogni volta che può pagare. Il decreto del cambio di carte gli dà 1 PV ogni mattina, quello del viaggio fa costare 1 in meno il suo passo al crepuscolo. Questa carta gli dà al crepuscolo un passo di viaggio gratis.
gugong-rule-g109 = Gran Canale: piazza 1 servitore su una barca, o ne fa salpare una. Da sé non muove le barche. Al crepuscolo, con 2 o più servitori disponibili, ne paga 1 e ne piazza 1. Una barca con 3 servitori riscuote subito in qualsiasi porto: una carta dono le prime due volte (una in una partita difficile), 4 PV ogni volta successiva. Tutti i suoi servitori tornano nella sua riserva.
gugong-rule-g110 = Una carta speciale manda Meng al suo obiettivo. L’azione del dono e quella del luogo si eseguono allora come B e non costano nulla, prima con servitori della sua riserva: due passi di viaggio, due servitori sulla muraglia, la giada più economica, 3 passi dell’Intrigo, 2 passi del palazzo e 1 dell’Intrigo, un decreto per il solo servitore piazzato, due servitori sulle barche. Al crepuscolo gli dà un passo di viaggio gratis.
gugong-rule-g111 = Meng può vincere senza aver raggiunto il palazzo; gliene mancano solo i PV. Il suo servitore doppio non lavora per lui.

## Rulings

gugong-rule-r-g01 = A chi va quale serie di carte dono? A chi inizia, per sorteggio, va la serie 1, agli altri le serie successive in senso orario. Le serie dei posti che nessuno occupa escono dalla partita; nella variante per esperti si mescolano con le altre.
gugong-rule-r-g02 = Quando si può scambiare senza azioni? Ogni volta che la carta non è più alta, anche se si potrebbe pagare. Il turno finisce: non segue né l’azione della carta né quella del luogo. Per scartare serve una seconda carta in mano.
gugong-rule-r-g03 = Dove conta il segnalino bonus +1? Solo dove la carta giocata si confronta con quella che si trova lì; due aggiungono 2. Le corrispondenze della notte e «7 o più» leggono il valore stampato. Un 1 stampato batte comunque un 9, e il decreto dei pari valori confronta dopo l’aggiunta.
gugong-rule-r-g04 = Che cosa si può cambiare? Qualsiasi carta della mano o della propria pila degli scarti con la carta di qualsiasi luogo, compresa quella appena messa. La nuova carta va dov’era la vecchia. I valori non contano, e non si esegue nulla. L’azione del luogo che può seguire è quella dello scambio.
gugong-rule-r-g05 = L’azione della carta è quella del luogo. Si esegue due volte, ognuna per sé: A o B, pagata a parte, e a ognuna si può rinunciare.
gugong-rule-r-g06 = Si può scegliere un’azione che non può fare nulla? No: viene rifiutata, con il motivo. Intrigo A sull’ultimo passo è possibile finché la medaglia è ancora lì.
gugong-rule-r-g07 = Chi ha la mano vuota può rientrare nel giorno? Sì, non appena una carta torna in mano: con il segnalino che la fa riprendere o con un porto.
gugong-rule-r-g08 = Bisogna prendere tutti i servitori ottenuti? Si prendono finché la riserva basta. Dove questo svuoterebbe la riserva, chi li ottiene dice quanti; di un solo servitore, soltanto di notte e al mattino, dove prima non è stato chiesto nulla.
gugong-rule-r-g09 = Come si paga e si ottiene il servitore doppio? Di un prezzo di 2 o più paga 2, di un prezzo di 1 paga quell’1; si ottiene come un solo servitore. Dove può venire o restare, si chiede a chi lo possiede.
gugong-rule-r-g10 = Il servitore doppio può andare sul tabellone dalla riserva? Sì, dove un segnalino o un decreto piazza un servitore dalla riserva: conta 2. Può anche essere il servitore che tiene in gioco un segnalino bonus, come uno.
gugong-rule-r-g11 = Quale barca può portare il servitore doppio? Una con due posti liberi.
gugong-rule-r-g12 = B della Grande Muraglia o del Gran Canale può piazzare un solo servitore? Sulla muraglia sì, uno o due; nessuno non è un’azione. Sul canale no: due pezzi. Il servitore doppio è un pezzo solo.
gugong-rule-r-g13 = Quali città può raggiungere un viaggiatore? Ogni città con un segnalino che si può raggiungere lungo le strade attraverso città senza segnalino, vuote o con un viaggiatore. Il primo movimento va in una città qualsiasi con un segnalino.
gugong-rule-r-g14 = Nessun segnalino è raggiungibile. Viaggio viene rifiutato. Se solo il secondo movimento di B non ne trova, va perso.
gugong-rule-r-g15 = Quando si conserva un nuovo segnalino? Dopo averne usato il beneficio o avervi rinunciato. Se a quel punto non c’è uno spazio libero, si convertono segnalini subito prima.
gugong-rule-r-g16 = Una conversione può usare più segnalini di quanti ne costa? No: somme esatte, in cui un segnalino doppio è sempre 2. Due segnalini per un servitore vengono rifiutati finché la riserva è vuota.
gugong-rule-r-g17 = Quando è «in ogni momento»? A ogni domanda posta a un giocatore durante il suo turno, a ogni domanda postagli in altri momenti (seguire, benefici, mattino, riscossioni), quando i suoi spazi sono pieni, e ancora una volta prima del punteggio finale.
gugong-rule-r-g18 = Come si ricostituiscono le pile? Gli scarti si mescolano e formano due pile, la prima con uno in più se sono dispari. Se mancano anche quelli, le città restano vuote. Le città si riempiono nell’ordine del file dei componenti.
gugong-rule-r-g19 = Il beneficio di un segnalino non si può usare. Allora non ne ha, e il segnalino si conserva: riprendere una carta senza scarti, la giada in cambio di una carta senza un 7 o più, la barca o la muraglia con la riserva vuota, la giada per 3 servitori con meno di 3.
gugong-rule-r-g20 = Un segnalino bonus senza un servitore per tenerlo in funzione. Si conserva come qualsiasi segnalino; lo stesso vale se chi lo ha preso rinuncia a usarlo.
gugong-rule-r-g21 = Pedaggio da chi ha 0 PV? Chi paga resta a 0, chi possiede il pedaggio guadagna. Ogni segnalino pedaggio conta per sé; la propria azione non ne paga.
gugong-rule-r-g22 = Che cosa vuol dire seguire? È un’intera azione a sé, A o B, al costo di chi segue, dopo che l’azione seguita è terminata. Conta come eseguita: pedaggi, medaglia, decreto della muraglia. A sua volta non viene seguita. Se seguono in più, si procede in ordine di turno dopo chi è di turno; ogni segnalino una volta.
gugong-rule-r-g23 = Che cosa fa scattare i segnalini «pedaggio» e «segui»? Ogni azione eseguita da un altro giocatore, anche se viene da una carta; non un’azione a cui si rinuncia, né uno scambio senza azioni. Il pedaggio si paga quando l’azione è terminata, prima che qualcuno segua.
gugong-rule-r-g24 = Quando vanno sulle plance i segnalini bonus? Dopo l’ultimo turno del giorno e prima della notte, in ordine di turno. Il servitore va nella riserva; se gli spazi sono pieni, prima si converte.
gugong-rule-r-g25 = Come funziona il decreto della muraglia? Un servitore in più, dalla riserva, nello stesso piazzamento, se almeno uno viene da quelli disponibili. Anche con le azioni Muraglia delle carte e quando si segue. Vi si può rinunciare.
gugong-rule-r-g26 = Chi prende i benefici dell’Intrigo, e quando? Chiunque avesse un servitore sulla sezione prima del punteggio, compreso chi ha vinto, nell’ordine degli indicatori in quel momento, a partire dal più basso.
gugong-rule-r-g27 = Che cosa richiede un beneficio? Tutti i suoi passi. I servitori si possono scegliere solo con un servitore nella riserva; il beneficio di 2 ne dà 1 se non ce n’è un altro.
gugong-rule-r-g28 = Come si impilano gli indicatori quando scendono o non possono muoversi? Un indicatore che scende si mette in cima a quelli presenti. All’ultimo passo non si ottiene nulla e la pila non cambia.
gugong-rule-r-g29 = Su quale faccia si può girare un dado? Su qualsiasi altra faccia di quel dado.
gugong-rule-r-g30 = Chi prende la medaglia? Chi nella giornata esegue Intrigo A prima di tutti, con una carta, con il luogo o seguendo. Non vi si rinuncia; B non la prende mai.
gugong-rule-r-g31 = Per i passi dell’emissario e i punti viene chiesto qualcosa? No: quelli da maggioranze, muraglia e segnalini arrivano e basta.
gugong-rule-r-g32 = E i passi dell’emissario in eccesso? I passi portano nel palazzo; ogni passo in più dà subito 1 PV.
gugong-rule-r-g33 = Le case si riempiono di nuovo? Mai. La piazza è aperta solo mentre tutte le case sono vuote, e il decreto della giada rende più economica anche quella.
gugong-rule-r-g34 = Fin dove arrivano gli sconti? Fino a 0, e si usano sempre. Un decreto non rende più economico il proprio acquisto.
gugong-rule-r-g35 = Quanto costa un decreto? Il suo prezzo, uno in più per ogni servitore di chiunque altro (anche di Meng), e poi un servitore comune da piazzare.
gugong-rule-r-g36 = In quale ordine funzionano i decreti del mattino? Nel nuovo ordine di turno; ognuno nell’ordine che preferisce, ogni decreto una volta, e a ciascuno si può rinunciare.
gugong-rule-r-g37 = Quando può riscuotere una barca piena? Nell’azione del canale di chi la possiede, in qualsiasi momento dell’azione e anche se non si piazza e non si muove nulla; quando un segnalino o un decreto aggiunge il terzo servitore; dopo il movimento della notte.
gugong-rule-r-g38 = In quale ordine si esegue A del canale? Piazzare, poi muovere; può muoversi qualsiasi propria barca, anche quella nuova. Si riscuote dopo il piazzamento o dopo il movimento.
gugong-rule-r-g39 = Come si muovono le barche di notte? Su ogni rotta da quella più avanti all’indietro; una barca nell’ultimo porto è dispersa, anche se piena. Poi si riscuote in ordine di turno, ognuno con le proprie barche nell’ordine che preferisce.
gugong-rule-r-g40 = Dove va la carta dono di un porto? In mano, subito, ogni volta che si riscuote. Finché il mazzo è vuoto questa ricompensa non si può avere.
gugong-rule-r-g41 = Nessuno ha una corrispondenza. Nessuno ottiene i 3 PV.
gugong-rule-r-g42 = Qual è l’ordine durante la notte? Le corrispondenze si contano per tutti insieme, che la riserva basti o no. I servitori, in ordine di turno, e la maggioranza non possono disturbarsi a vicenda; le barche vengono dopo entrambi.
gugong-rule-r-g43 = Si possono convertire segnalini alla fine? Sì, ancora una volta in ordine di turno, prima che cominci il punteggio finale.
gugong-rule-r-g44 = Che cosa conta il decreto dei PV? Tutti i PV dopo il punteggio finale della muraglia e prima di ogni altra cosa del punteggio finale; 1 ogni 3 interi, al massimo 10.
gugong-rule-r-g45 = E i giocatori fuori dal palazzo? Hanno 0 punti e nessun posto in classifica. Se sono tutti fuori, non vince nessuno; in solitario vince Meng. Ciò che una partita darebbe se finisse ora si conta allo stesso modo, compresa l’ultima muraglia.
gugong-rule-r-g46 = Qual è la quinta carta di Meng in una partita difficile? Una carta a caso del mazzo dei doni.
gugong-rule-r-g47 = Come sono ordinate le carte di Meng? I suoi scarti si mescolano per ogni giornata. Una carta che ottiene al mattino o durante il giorno va sotto quelle ancora da giocare; al crepuscolo e di notte va tra i suoi scarti.
gugong-rule-r-g48 = Un segnalino riguarda le carte di Meng, e non ce ne sono. Ottiene invece 1 PV.
gugong-rule-r-g49 = Come si trova un obiettivo casuale? Ognuno dei sette luoghi è ugualmente probabile.
gugong-rule-r-g50 = Quale barca carica Meng? Tra quelle con posto la più piena, tra quelle uguali la più avanti, poi quella salpata per prima; una nuova solo se nessuna ha posto, sulla rotta con il primo porto più libero.
gugong-rule-r-g51 = Quando riscuote Meng? Subito con il terzo servitore, in qualsiasi porto, anche nel primo. Un secondo servitore va allora sulla prossima barca secondo la stessa regola. Tutti e tre tornano nella sua riserva. Con un mazzo dei doni vuoto riceve i PV invece di una carta. Di notte le sue barche si muovono, e si perdono, come quelle di chiunque.
gugong-rule-r-g52 = Un’azione di Meng non avrebbe effetto. Si salta e non costa nulla.
gugong-rule-r-g53 = Quando il decreto della muraglia aiuta Meng? Con la sua azione del giorno, anche quella speciale; non al crepuscolo.
gugong-rule-r-g54 = Quando Meng converte segnalini in servitori? Solo se poi l’azione riesce, il minor numero di coppie che serve, i segnalini comuni prima di quelli doppi; di giorno e al crepuscolo. Non per il prezzo della giada di un segnalino.
gugong-rule-r-g55 = Che altro converte Meng? Sei segnalini in giada, subito. Mai in PV, tranne quando i suoi spazi sono pieni e nient’altro è possibile.
gugong-rule-r-g56 = Quale decreto prende Meng? Il livello della giornata (3 nella quarta), poi quelli più bassi a scendere, poi quelli più alti a salire. In un livello il più economico; tra due uguali quello più in basso sul tabellone, cioè il secondo. Un decreto che può pagare convertendo segnalini conta come uno che può avere.
gugong-rule-r-g57 = Dove viaggia Meng? Al prossimo segnalino sul suo percorso, dal suo posto in avanti; all’inizio dal principio del percorso. Se sul percorso non ce ne sono, al più vicino per strada (tra quelli uguali quello la cui città di rientro viene prima sul percorso, poi il primo sulla mappa). Da una città fuori dal percorso torna, in una giornata successiva, alla sua città di rientro e da lì prosegue.
gugong-rule-r-g58 = Che cosa fanno le carte speciali? B della carta e del luogo, entrambe senza costo; servitori dalla riserva, poi da quelli disponibili, tanti quanti ce ne sono. Un decreto richiede un servitore e nessun prezzo. I benefici delle carte sono i soliti.
gugong-rule-r-g59 = Quale beneficio dell’Intrigo prende Meng? La giada dal passo 7 in poi; altrimenti 1 servitore dal passo 1 in poi se ne ha uno nella riserva; altrimenti nessuno.
gugong-rule-r-g60 = Quali sono le corrispondenze di Meng? 1, 2, 3, 4 nelle quattro giornate, per i servitori (finché la riserva basta) e per la maggioranza.
gugong-rule-r-g61 = Il mazzo dell’automa è vuoto. Si mescolano le carte delle giornate precedenti. Se non ce ne sono, Meng passa per il resto della giornata e tiene le sue carte.
gugong-rule-r-g62 = Meng usa i suoi decreti? Sempre, ogni mattina; quello del cambio di carte gli dà 1 PV.
gugong-rule-r-g63 = Chi vince in solitario? Chi ha più punti; in parità decide l’Intrigo. Se sei fuori dal palazzo, perdi.
