### The guided first game of Gùgōng: what the voice says beside the table, and why.
### One learner, alone against Meng. Numbers belong to the positions of src/regnum/guided/gugong.toml; a test
### compares them with what lies on the table (tests/guided/claims/gugong.toml), so a translation keeps them.

## Day 1

guided-gugong-welcome = Ti do il benvenuto nella Città Proibita! Vuoi un’udienza con l’imperatore, e i doni ai suoi funzionari aprono le porte. La partita dura 4 giornate. Vince chi ha più punti vittoria (PV), ma solo con un emissario dentro il palazzo; il tuo avversario, { gugong-automa }, può farne a meno.
guided-gugong-welcome-2 = Questi sono i tuoi 4 doni. Un turno è uno scambio: dai un dono a un funzionario e prendi il dono che si trova lì. Ciò che prendi sarà tuo domani; il funzionario, invece, fa qualcosa per te ora.
guided-gugong-welcome-3 = Se il tuo dono vale più di quello che prendi, lo scambio è gratis. { gugong-gift-tea-set } vale 5, e nel luogo { gugong-location-decrees } c’è un 4. Dai il dono lì.
guided-gugong-welcome-why = I valori vanno da 1 a 9. I doni alti aprono ogni porta, ma molti non hanno un’azione propria; quelli bassi sì, e sono più difficili da piazzare. Ti porti a casa ciò che prendi, quindi guarda anche quel lato dello scambio.
guided-gugong-decrees = Dopo uno scambio puoi fare due cose: prima l’azione del tuo dono, poi quella del funzionario. Anche sul dono { gugong-gift-tea-set } c’è { gugong-location-decrees }, quindi esegui la stessa azione due volte.
guided-gugong-decrees-2 = Hai 6 servitori disponibili. Ognuno di questi due decreti costa 1 servitore e ne trattiene un altro per sempre. Entrambi danno subito 2 PV e ti aiutano ogni mattina: uno con l’Intrigo, l’altro con una barca. Prendili entrambi.
guided-gugong-decrees-why = I decreti del primo livello aiutano ogni mattina, quelli del secondo sempre, quelli del terzo danno punti alla fine. Per ogni avversario che è già lì pagheresti 1 in più, quindi conviene arrivare presto.
guided-gugong-intrigue = { gugong-automa } gioca secondo le sue carte: ognuna mostra dove va, e per uno scambio non paga nulla. Ha dato un dono ({ gugong-gift-necklace }) al { gugong-location-palace }, e il suo emissario è salito di 1 passo. Ricorda quei gradini: te ne servono 8.
guided-gugong-intrigue-2 = Tocca a te. Il dono { gugong-gift-go-stones } vale 3, batte il 2 nel luogo { gugong-location-intrigue } e ti dà 2 servitori. Poi scegli B: per 1 servitore sali di 3 passi nell’Intrigo.
guided-gugong-intrigue-why = Chi è più in alto nell’Intrigo vince ogni parità della partita. La scelta A sarebbe 1 passo gratis, e a chi oggi la sceglie prima di tutti dà anche la medaglia: chi ce l’ha comincia domani.
guided-gugong-travel = { gugong-automa } ha fatto salpare una barca sul { gugong-location-canal }. Fra un attimo farai lo stesso, e con astuzia.
guided-gugong-travel-2 = Dai il dono { gugong-gift-necklace } nel luogo { gugong-location-travel }: 7 batte 5. Scegli B: per 2 servitori il tuo viaggiatore si muove due volte.
guided-gugong-cities = Il primo movimento può cominciare in qualsiasi città. Vai a Ningxia: il suo segnalino mette un servitore della tua riserva su una barca, e tu ne fai salpare una nuova. Poi segui la strada fino a Lanzhou, il cui segnalino ti ridà i 2 servitori che hai appena pagato.
guided-gugong-cities-why = I movimenti successivi seguono le strade fino alla prossima città che ha un segnalino; le città vuote si attraversano. La nuova barca parte dal porto 2, perché il porto 1 è occupato. Così ha un giorno di vantaggio.
guided-gugong-trade = I segnalini usati valgono ancora qualcosa: 2 sono un servitore, 4 sono 2 PV, 6 sono una giada. Puoi convertirli ogni volta che tocca a te. Ora prendi un servitore: ti serviranno tutte le braccia.
guided-gugong-trade-why = Aspettare di averne 6 conviene se viaggi molto. I servitori disponibili sono ciò con cui si paga tutto il resto; quelli nella riserva generale non servono a nulla finché non li ottieni.
guided-gugong-wall = { gugong-automa } ha comprato una giada per 3 servitori. La giada diventa sempre più cara, quindi non lasciarla tutta a lui.
guided-gugong-wall-2 = Il tuo ultimo dono, { gugong-gift-fruit-bowl }, vale solo 1. Ma un 1 è l’unico dono che batte un 9, e un 9 si trova alla { gugong-location-wall }, che è anche l’azione del tuo dono. Fai lo scambio.
guided-gugong-wall-3 = Due volte la muraglia, allora. Per il dono scegli A: 1 servitore va sulla muraglia. Per il funzionario scegli B: paga 1 servitore e piazzane 2. Qui 4 servitori completano una sezione, e la vince chi ne ha di più.
guided-gugong-wall-why = Inoltre ti porti a casa il dono { gugong-gift-statue }, il più alto che ci sia. Domani nessuna porta gli è chiusa.

## The first night

guided-gugong-morning = Il giorno è finito: tutti i doni sono stati dati. Al crepuscolo { gugong-automa } ha girato le sue carte della giornata e ha fatto ciò che poteva pagare. Gli avversari in carne e ossa non hanno crepuscolo: semplicemente pagano di più durante il giorno.
guided-gugong-morning-2 = Di notte i tuoi nuovi doni si confrontano con i tre dadi. Mostravano 4, 3 e 8, e il tuo dono { gugong-gift-bonsai } è un 4: 1 corrispondenza, che dà un servitore. Anche per { gugong-automa } ne conta 1. Parità, ma nell’Intrigo sei più avanti tu: 3 PV e 1 passo per il tuo emissario!
guided-gugong-morning-3 = Ogni notte tutte le barche avanzano di 1 porto. La tua ora è nel porto 3. Una barca con 3 servitori a bordo può riscuotere la ricompensa del suo porto, e le migliori sono più a valle lungo il fiume.
guided-gugong-morning-4 = Un nuovo mattino, e nuovi dadi: 6, 5 e 5. I tuoi due decreti si mettono al lavoro. Usa quello con 2 passi dell’Intrigo, poi quello con la barca, e metti il servitore sulla barca 1: così ce ne sono 2 a bordo.
guided-gugong-morning-why = Qui l’ordine non conta, e nessun decreto va usato per forza. Attenzione a quando riscuoti: una barca che ha raggiunto l’ultimo porto è dispersa in mare la notte dopo, e i suoi servitori vanno nella tua riserva.
guided-gugong-servants = Con la nuova giornata tornano disponibili dei servitori della tua riserva: 4 nella giornata 2. Lì ne hai proprio 4, quindi ti viene chiesto quanti. Prendili tutti.

## Day 2

guided-gugong-benefit = { gugong-automa } aveva preso la medaglia e ha iniziato. Ha messo un servitore sulla muraglia: era il quarto, e la sezione è completa. 3 dei 4 erano tuoi, quindi l’hai vinta: 3 PV e 1 passo per il tuo emissario. I tuoi servitori lì sono tornati nella tua riserva.
guided-gugong-benefit-2 = Chiunque fosse sulla sezione ora può scendere nell’Intrigo in cambio di qualcosa: 1 passo per 1 servitore, 3 passi per 2 servitori, 5 passi per girare un dado, 7 passi per una giada. Sei sul 5: prendi 2 servitori per 3 passi.
guided-gugong-benefit-why = Girare un dado può farti vincere la notte, ma l’Intrigo è anche ciò che vince le parità, e con 0 passi ne perderesti la maggior parte. Con i servitori non si sbaglia mai.
guided-gugong-jade = La tua mano è fatta di ciò che hai preso ieri: { gugong-gift-bonsai }, { gugong-gift-paper-fan }, { gugong-gift-tea-set } e { gugong-gift-statue }. Ora il luogo { gugong-location-jade }, dove c’è solo un 3: { gugong-gift-bonsai } lo batte.
guided-gugong-jade-2 = Prima l’azione del tuo dono, { gugong-location-intrigue }: scegli A, 1 passo, e la medaglia è tua, quindi cominci tu domani. Poi paga 3 servitori per la giada della casa 2; ciò che resta nelle altre case costa 4.
guided-gugong-jade-why = La giada è lenta, ma si accumula: alla fine 1 vale 1 PV, 2 valgono 3, poi 6, 10 e 15. Chi la raccoglie dovrebbe continuare a raccoglierla.
guided-gugong-canal = La tua barca è nel porto 3 con 2 servitori a bordo. Ancora uno, ed è piena: è il momento del { gugong-location-canal }.
guided-gugong-canal-2 = Il dono lì è un 4. { gugong-gift-tea-set } lo batterebbe, ma vediamo che cosa succede altrimenti, perché ti succederà: dai il dono { gugong-gift-paper-fan }, che vale 2.
guided-gugong-pay = Non è più alto, quindi non è gratis. Puoi pagare 2 servitori, o scartare un altro tuo dono, o rinunciare alle azioni; lo scambio in sé non viene mai rifiutato. Qui due di queste opzioni sono buone. In entrambi i casi scegli A al { gugong-location-canal } e metti il servitore sulla barca 1.
guided-gugong-pay-discard = È una buona scelta, perché { gugong-gift-tea-set } non è un dono perso: aspetta domani, e stanotte il suo 5 corrisponde a due dadi. Con i tuoi servitori prendi il decreto grazie al dono { gugong-gift-paper-fan }: altri decreti per 1 in meno, e subito 4 PV.
guided-gugong-pay-servants = È una buona scelta, perché oggi tieni { gugong-gift-tea-set } per un altro turno. Ti costa 2 dei tuoi 4 servitori, e allora il decreto del tuo dono è fuori portata.
guided-gugong-pay-why = Nemmeno un valore uguale è più alto. Se non puoi pagare in nessun modo, prendi comunque il dono che si trova lì, per domani e per i dadi, ma oggi non ci fai nulla.
guided-gugong-reward = La tua barca è piena: 3 servitori. Nel porto 3 può riscuotere una carta dono. La scelta A ti permette anche di farla avanzare, al porto 4 e al servitore doppio. Entrambe sono ricompense che durano: quale vuoi?
guided-gugong-reward-double = È una buona scelta, perché il servitore doppio può contare come 2 ovunque tu paghi o costruisca. Puoi usarlo già nel tuo prossimo turno.
guided-gugong-reward-card = È una buona scelta, perché un dono in più è un turno in più in ogni giornata a venire, e puoi ancora giocarlo oggi.
guided-gugong-reward-why = Dopo la riscossione un servitore resta sulla tua plancia per sempre, gli altri vanno nella tua riserva, e la barca è di nuovo libera. Nel porto 2 ci sono 4 PV, il porto 5 offre una qualsiasi delle tre ricompense.
guided-gugong-claim = { guided-gugong-reward }
guided-gugong-claim-double = { guided-gugong-reward-double }
guided-gugong-claim-card = { guided-gugong-reward-card }
guided-gugong-claim-why = { guided-gugong-reward-why }
guided-gugong-last-gift = Resta un funzionario, e ha in mano la chiave di tutto: il { gugong-location-palace }. Il tuo dono { gugong-gift-statue } è un 9 e batte il 7 che c’è lì. Il tuo emissario è al passo 2 di 8. Quanto in fretta vuoi salire?
guided-gugong-last-gift-two = È una buona scelta, perché basta il servitore doppio a pagare il prezzo di 2: il tuo emissario sale di 2 passi, e ottieni 1 passo dell’Intrigo.
guided-gugong-last-gift-one = È una buona scelta, perché 1 passo non costa nulla, e il servitore doppio resta tra quelli disponibili per qualcosa di più grande.
guided-gugong-last-gift-why = Chi alla fine non è dentro ha un punteggio di 0, qualunque altra cosa abbia vinto. Dentro, chi arriva prima prende il posto che vale 7 PV, e ogni altro passo è subito 1 PV. Metti in conto 2 passi per ogni giornata.
guided-gugong-audience = { guided-gugong-last-gift }
guided-gugong-audience-two = { guided-gugong-last-gift-two }
guided-gugong-audience-one = { guided-gugong-last-gift-one }
guided-gugong-audience-why = { guided-gugong-last-gift-why }
guided-gugong-palace = Resta un funzionario, e ha in mano la chiave di tutto: il { gugong-location-palace }. Il tuo dono { gugong-gift-statue } è un 9 e batte il 7 che c’è lì. Il tuo emissario è al passo 2 di 8: fallo avanzare di 1 passo. B sarebbero 2 passi, ma i tuoi servitori disponibili non bastano.
guided-gugong-palace-why = { guided-gugong-last-gift-why }
guided-gugong-night = Di nuovo notte. Il tuo dono { gugong-gift-tea-set } corrisponde a due dadi, quindi hai 2 corrispondenze. Per { gugong-automa } ne contano 2 nella giornata 2, e stavolta la parità è sua: siete entrambi al passo 4 dell’Intrigo, ma il suo indicatore è arrivato per ultimo e sta in cima.
guided-gugong-night-2 = Le tue 2 corrispondenze danno comunque 2 servitori. Il servitore doppio con cui hai pagato è nella tua riserva come gli altri: riprendilo con loro.

## The end of the lesson

guided-gugong-end = Hai visitato tutti e sette i funzionari, e conosci ogni tipo di azione. Il resto di questa partita è tuo: continua da qui, ne vale la pena.
guided-gugong-end-2 = I punti vengono da decreti, muraglia, dadi della notte, porti, segnalini e giada. E soprattutto dal palazzo: senza quello nulla conta, quindi tieni d’occhio il tuo emissario ogni giornata.
guided-gugong-end-3 = Che cosa provare poi: guarda i dadi al mattino e raccogli doni che corrispondono, dai i doni bassi dove c’è la loro stessa azione, fai salpare presto le barche, e resta più avanti nell’Intrigo quando una parità è vicina. Complimenti, e buona fortuna!
