### The guided first game of Paladins: what the voice says, step by step (src/regnum/guided/paladins.toml).
### The seed is always the same, so numbers and cards are those on the table, on every way through the lesson. Sixty words a message at most.

## Before the first round

guided-paladins-crew = Ti do il benvenuto nel Regno Occidentale! Sono il tuo araldo, e ti resto accanto per tre round. Io indico, tu decidi. Anche qualsiasi altra mossa è permessa, e si può annullare.
guided-paladins-crew-2 = La partita dura sette round, e vince chi ha più punti vittoria. Vengono dagli Ordini del Re, dalla tua fede, forza e influenza, da ciò che costruisci e da chi converti. Si riveleranno tre ordini, uno in ognuno dei primi tre round.
guided-paladins-crew-3 = Per prima cosa prendi gratis una carta Cittadino. Resta nella tua compagnia e aiuta ogni volta che serve. A me piace questa: { paladins-townsfolk-defender }. A ogni attacco ti procura un operaio.
guided-paladins-crew-why = Un attacco costa tre lavoratori, quindi uno che torna è ogni volta il benvenuto. Andrebbe bene una qualsiasi delle cinque carte. Rendono di più quando aiutano in qualcosa che intendi fare spesso.

## Round 1

guided-paladins-paladin = Ogni round comincia con un paladino. Ne peschi tre dei tuoi dodici: uno cavalca con te ora, uno va in cima al tuo mazzo, uno in fondo. Un paladino porta due lavoratori, un potere speciale e forza, fede o influenza per questo round.
guided-paladins-paladin-2 = Prendi { paladins-paladin-berengier }. Porta un mercante, che ci serve per una carta Mura, e un combattente, senza il quale non si ingaggia nessuno. La carta in cima è una delle tue prossime tre: scegli quale degli altri due vorresti rivedere presto.
guided-paladins-paladin-why = Ciò che un paladino aggiunge conta quando un’azione lo richiede, ma non a fine partita. Quando il suo round finisce, lascia il gioco: così ogni round ne ha un altro.
guided-paladins-paladin-rather = Anche un altro paladino cavalca bene. Ma il mio piano per questo round ha bisogno del combattente e del mercante di { paladins-paladin-berengier }. Torniamo indietro?
guided-paladins-paladin-ivon = È una buona scelta, perché con { paladins-paladin-ivon } Consacrare non costa provviste, e presto vogliamo mandare un monaco.
guided-paladins-paladin-oliver = È una buona scelta, perché { paladins-paladin-oliver } porta due sacerdoti e quattro punti fede, e con lui Pregare non costa monete.
guided-paladins-tavern = Ora una carta taverna: altri quattro lavoratori. Prendi quella con un operaio, un esploratore e due mercanti. I colori contano: gli esploratori sono verdi, i mercanti blu, i combattenti rossi, i sacerdoti neri.
guided-paladins-tavern-why = Lo spazio di un’azione richiede un certo colore, oppure un lavoratore qualsiasi. Una carta Mura richiede un mercante e un esploratore, e con questa taverna li abbiamo entrambi. I sacerdoti sono brava gente, ma in questo round non abbiamo lavoro per loro.
guided-paladins-tavern-rather = Due sacerdoti sarebbero una buona compagnia, ma per una carta Mura servono un mercante e un esploratore con qualcuno accanto. Annulla la mossa, e ti mostro.
guided-paladins-recruit = Tocca a te: un’azione, poi tocca al giocatore IA, finché non avete passato entrambi. A sinistra sulla tua plancia ci sono le azioni piccole. Portano persone, monete e provviste.
guided-paladins-recruit-2 = A destra ci sono le sei grandi azioni. Ognuna richiede tre lavoratori e un po’ di una caratteristica, e ne alza un’altra. Girano in cerchio: la fede porta influenza, l’influenza porta forza, la forza porta fede. Un’azione si usa una volta per round.
guided-paladins-recruit-3 = Comincia con Ingaggiare: un combattente e un lavoratore qualsiasi, e il prezzo sotto la carta. Piazza il tuo operaio: non ha colore, quindi ne puoi fare a meno. Poi ingaggia una delle due carte che indico.
guided-paladins-recruit-why = Con un solo lavoratore potresti invece scartare una carta, per ciò che è stampato in alto a destra, una volta sola. Ingaggiare costa un combattente in più, e aiuta per il resto della partita. Le due carte a sinistra si possono avere anche a debito.
guided-paladins-recruit-watchman = È una buona scelta, perché la carta { paladins-townsfolk-watchman } dà un operaio ogni volta che esegui Presidiare, e più tardi piazzeremo un avamposto.
guided-paladins-recruit-missionary = È una buona scelta, perché la carta { paladins-townsfolk-missionary } dà un operaio ogni volta che esegui Convertire, e più tardi convertiremo qualcuno.
guided-paladins-hunt = Le grandi azioni costano provviste, e tu ne hai una. Esegui Caccia con un mercante: qualsiasi lavoratore procura una provvista. Hai tre mercanti, e per una carta Mura ne basta uno.
guided-paladins-hunt-why = Con un esploratore accanto, la caccia ne darebbe tre. Ma il secondo lavoratore deve venire subito, non dopo, e il nostro esploratore lo vogliamo per la carta Mura.
guided-paladins-conspire = Ora qualcosa di losco. Cospirare trasforma un lavoratore qualsiasi in un criminale, e un criminale può sostituire ogni colore. Il prezzo: peschi una carta sospetto.
guided-paladins-conspire-2 = La maggior parte delle carte sospetto ti dà monete dal deposito tasse. Quando si prende l’ultima moneta arriva l’Inquisizione, e chi ha più sospetti prende un debito. Un sospetto, insomma, è denaro oggi e pericolo domani.
guided-paladins-conspire-why = Anche il tuo avversario pesca sospetti, e attinge allo stesso deposito. Nessuno sa chi prenderà l’ultima moneta. In piccole dosi il rischio conviene; il guaio è averne più di tutti.
guided-paladins-fortify = È il momento di una grande azione. Fortificare: un mercante, un esploratore e un lavoratore qualsiasi ti procurano una carta Mura, per una provvista. Ottieni forza e tutto ciò che la carta mostra. Il terzo è il tuo criminale.
guided-paladins-fortify-why = Le Mura contano a fine partita dalla quinta in poi, e alcune hanno punti stampati. Inoltre un ordine successivo del Re potrebbe chiederne cinque. La prima carta non richiede influenza, le altre sì.
guided-paladins-trade = La carta Mura ha portato un operaio e un esploratore. Manda l’operaio a Commercio per una moneta. Poi all’esploratore non resta nulla da fare: passi in automatico, e lui aspetta il prossimo round.
guided-paladins-trade-why = Quando passi, la tua plancia si libera, e fino a tre lavoratori che non hai piazzato restano con te. Quindi finire con qualcuno ancora in mano non è uno spreco.

## Round 2

guided-paladins-judged = Hai visto? Il tuo avversario ha preso l’ultima moneta del deposito tasse, ed è arrivata l’Inquisizione. Avevi più sospetti tu, quindi ora hai un debito: tre punti in meno alla fine. Niente paura: ce ne libereremo.
guided-paladins-judged-2 = Poi il round è finito. Le carte alle estremità delle file sono uscite, ne sono arrivate di nuove, e il Re ha dato un nuovo ordine: cinque carte Mura entro la fine valgono sei punti. Una ce l’hai già.
guided-paladins-judged-3 = Il tuo paladino per questo round: { paladins-paladin-gerier }. I suoi tre punti fede aprono la seconda regione a un monaco, e il suo combattente va in guerra per noi. In cima va { paladins-paladin-engelier }: lo vorremo la prossima volta.
guided-paladins-judged-why = Dopo un’Inquisizione, chi ha subito il giudizio restituisce metà dei propri sospetti, arrotondata per difetto, e il deposito tasse si riempie di nuovo. Con una sola carta non restituisci nulla.
guided-paladins-judged-rather = Un buon cavaliere, ma senza tre punti fede la seconda regione resta chiusa al tuo monaco. Annulla la mossa, e proseguiamo insieme.
guided-paladins-tavern2 = Prendi la taverna con due esploratori, un sacerdote e un criminale. Il criminale arriva con una carta sospetto, e questo vuol dire anche monete.
guided-paladins-tavern2-why = Solo i criminali che ottieni portano sospetti. Quelli che conservi per il round successivo non ne portano. In questa partita il tuo avversario pesca sospetti per i criminali dell’altra taverna.
guided-paladins-tavern2-rather = I combattenti sono una tentazione. Ma a un monaco servono un esploratore e un sacerdote per il viaggio, e noi ne manderemo uno. Annulla la mossa, se vuoi.
guided-paladins-commission = Consacrare manda un monaco nelle terre: un esploratore, un sacerdote e un lavoratore qualsiasi, e una provvista. Gli serve tanta fede quanta ne chiede lo stendardo di una regione. Con { paladins-paladin-gerier } ne hai tre, abbastanza per le prime due regioni.
guided-paladins-commission-2 = Tieni il tuo criminale e un sacerdote per dopo: piazza due esploratori e un sacerdote. Poi scegli lo spazio che mostra un esploratore. Un monaco alza la tua influenza, e lo spazio dà subito la sua ricompensa.
guided-paladins-commission-why = Monaci e avamposti si dividono questi spazi, i tuoi e quelli del tuo avversario. Ciò che è occupato resta occupato. Dal quinto in poi i monaci danno anche punti.
guided-paladins-attack = Ora Attaccare: due esploratori e il tuo combattente contro l’{ paladins-outsider-assassin } vichingo. Basta un punto forza. Dà influenza, un operaio e un combattente, e la tua carta { paladins-townsfolk-defender } procura un altro operaio. Tre lavoratori vanno, tre arrivano!
guided-paladins-attack-why = Più a destra sta un invasore, più forza richiede. Dove manca, paghi una moneta ogni due punti. È permesso solo per Attaccare.
guided-paladins-pray = È andata bene. Ancora una volta? Lo spazio è usato, ma puoi pregare: un sacerdote e due monete liberano una delle tue azioni, e in questo round puoi usarla di nuovo. Libera l’azione Attaccare.
guided-paladins-pray-why = Pregare costa un turno, un sacerdote e monete, quindi riservalo a un’azione che ne vale la pena. I lavoratori che stavano lì tornano nella riserva, non da te.
guided-paladins-again = Attacca di nuovo: il criminale sostituisce l’esploratore. Punta al { paladins-outsider-traitor } bizantino, e paga una moneta per la forza che ti manca. La sua ricompensa distrugge un debito. E così l’opera dell’Inquisizione svanisce!
guided-paladins-again-why = Un debito distrutto non c’è più. Dove invece puoi pagare un debito, lo capovolgi, e a fine partita vale un punto. Un debito che tieni ne costa tre.
guided-paladins-develop = Hai abbastanza monete e due operai: quel che ci vuole per Sviluppare. Un’officina si sposta su uno spazio di una grande azione, e quello spazio non richiede mai più un lavoratore. Mettila a sinistra su Presidiare. Ottieni anche l’esploratore che stava sotto.
guided-paladins-develop-why = Un’officina ti ripaga ogni volta che usi la sua azione. Mettile dove tornerai, meglio presto che tardi. Dalla sesta in poi valgono anche punti.
guided-paladins-pass = Resta un esploratore. Potresti usarlo per Caccia o Commercio, ma nel prossimo round ci servono tutte le braccia. Passa, e lui resta con te.
guided-paladins-pass-why = Chi passa esce dal round, ma tiene fino a tre lavoratori. Passare presto non costa nulla quando agli altri resta poco con cui danneggiarti.

## Round 3

guided-paladins-paladin3 = Un nuovo round, e un nuovo cavaliere. Prendi { paladins-paladin-engelier }: un combattente, un esploratore e tre punti forza, abbastanza per un avamposto lontano. Scegli tu chi torna nel prossimo round.
guided-paladins-paladin3-rather = Una scelta sensata. Ma il nostro avamposto vuole i tre punti forza di { paladins-paladin-engelier }. Annulla la mossa, e partiamo.
guided-paladins-paladin3-samson = È una buona scelta, perché con { paladins-paladin-samson } Sviluppare costa due monete in meno, e le officine rendono di più se arrivano presto.
guided-paladins-paladin3-anseis = È una buona scelta, perché con { paladins-paladin-anseis } Fortificare non costa provviste, e cinque carte Mura sono uno degli Ordini del Re.
guided-paladins-tavern3 = Prendi gli operai, il combattente e il criminale. Farà la parte di un sacerdote.
guided-paladins-tavern3-rather = I mercanti sono utili, ma ci mancano un combattente e qualcuno che possa fare la parte di un sacerdote. Torniamo indietro?
guided-paladins-provisions = Guarda in alto: il terzo e ultimo ordine è scoperto. Cinque conversioni valgono otto punti. Chiunque alla fine abbia completato un ordine ne ottiene i punti, quindi scegline uno o due e punta su quelli.
guided-paladins-provisions-2 = D’ora in poi ogni round apre anche un Favore del Re, un’azione per tutto il tavolo. In un round può usarla un solo giocatore. Questo, { paladins-favour-criminals }, dà due criminali per un lavoratore qualsiasi, e con loro due carte sospetto. Lo lasciamo a gente più ardita.
guided-paladins-provisions-3 = Un avamposto costa una provvista, e la tua dispensa è vuota. Manda un operaio a Caccia.
guided-paladins-provisions-why = I favori restano usati fino alla fine del round; pregare non li libera. In una partita con più persone può valere la pena di affrettarsi per averne uno.
guided-paladins-convert = Ora Convertire: un combattente, un sacerdote e un lavoratore qualsiasi. Vanno bene il tuo operaio, un combattente e il criminale. Il primo invasore non costa monete. Dà punti a fine partita, e tu ottieni forza: proprio ciò che serve all’avamposto.
guided-paladins-convert-why = Gli invasori convertiti stanno scoperti e contano come dicono: per un’azione che hai eseguito spesso, per una caratteristica, per altri del loro popolo. Quelli attaccati stanno coperti e danno subito la loro ricompensa.
guided-paladins-garrison = Piazza il tuo avamposto: Presidiare. L’officina ti risparmia il mercante, quindi bastano un esploratore e un combattente. Con cinque punti forza la terza regione è aperta. Prendi lo spazio con un mercante: ce ne serve uno subito dopo.
guided-paladins-garrison-why = Presidiare richiede forza e alza la fede. Così il cerchio si chiude: fede per i monaci, influenza per le Mura, forza per gli avamposti. Chi le alza tutte e tre un poco va più lontano.
guided-paladins-risk = Guarda il deposito tasse: due monete. Hai tre sospetti, e l’Inquisizione è vicina. Assolvere aiuterebbe, e richiede un sacerdote. Allora osa ancora una volta: esegui Cospirare con l’esploratore, e il criminale farà la parte del sacerdote.
guided-paladins-risk-why = Un sospetto in più, due in meno fra un attimo: ecco l’affare. Se questa carta avesse preso le ultime monete, il giudizio sarebbe toccato a te. È questo che rende emozionanti i criminali.
guided-paladins-absolve = Presto: Assolvere. Rimuove un sospetto e alza la tua fede, e la giara apre un’altra ricompensa sulla tua plancia. Scegli la giara che rimuove un altro sospetto, e rimuovili entrambi. Che giudichino qualcun altro.
guided-paladins-absolve-why = Ogni giara va su uno spazio libero a tua scelta, per la sua ricompensa: un operaio, provviste, fede, un debito pagato. Qui contano di più i sospetti, perché il tuo avversario può prendere le ultime monete in qualsiasi momento.
guided-paladins-absolve-rather = Ancora troppi sospetti per i miei gusti: il deposito tasse è quasi vuoto. Annulla la mossa, e togline due.

## The end of the lesson

guided-paladins-end = Tre round, tutte e dodici le azioni, e nemmeno un debito a tuo nome: l’Inquisizione deve cercare altrove. Ben giocato!
guided-paladins-end-2 = Che cosa portare con te: raccogli lavoratori, poi spendili in grandi azioni. Lascia che una caratteristica sollevi la successiva. Piazza presto le officine. Tieni qualche sospetto, ma mai più di tutti. E non perdere di vista gli Ordini del Re.
guided-paladins-end-3 = Il quarto round è tuo. Continua da qui, e io resto in silenzio; oppure comincia una tua partita in solitario. Tutto ciò che non conosci ha un fumetto: passaci sopra, o tieni premuto. Addio, e buona fortuna!
