### Gùgōng: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/gugong.toml).

## What each chapter is about

gugong-rules-day-what = Il gioco è tutto qui: nel tuo turno dai una carta a un funzionario e prendi quella che si trova lì. La carta che dai e il luogo in cui la dai sono le tue due azioni.
gugong-rules-travel-what = Il tuo viaggiatore raccoglie segnalini sulla mappa della Cina. Ognuno fa qualcosa subito, e più tardi si possono convertire.
gugong-rules-wall-what = Tutti costruiscono la stessa muraglia. Quando una sezione è piena, ottiene punti chi vi ha più servitori.
gugong-rules-jade-what = La giada non fa nulla fino alla fine, ma allora ogni pezzo vale più del precedente.
gugong-rules-intrigue-what = L’Intrigo vince ogni parità della partita, e decide chi inizia domani.
gugong-rules-palace-what = Il tuo emissario deve raggiungere il palazzo prima che finisca la quarta notte. Senza questo non puoi vincere.
gugong-rules-decrees-what = I decreti costano un servitore per sempre e ti aiutano per il resto della partita: prima è, meglio è.
gugong-rules-canal-what = Le barche con tre servitori danno le ricompense più grandi, ma ci vuole un po’.
gugong-rules-double-what = Uno dei tuoi servitori vale due. Il canale lo libera.
gugong-rules-night-what = Quando tutte le mani sono vuote, le carte che hai preso si confrontano con i dadi del destino, e le barche proseguono.
gugong-rules-morning-what = Comincia una nuova giornata: nuovi segnalini, nuovi dadi, altri servitori. Le carte che hai preso ieri sono la tua mano.
gugong-rules-end-what = Come si vince: che cosa dà punti dopo la quarta notte.
gugong-rules-setup-what = Che cosa c’è sul tavolo all’inizio della partita. Qui ci pensa il server.
gugong-rules-solo-what = Meng segue un mazzo di carte. Non ti serve saperlo per giocare: il tavolo lo fa agire e ti racconta che cosa succede.
gugong-rules-rulings-what = Risposte a domande che il regolamento non risolve, ognuna con la soluzione che si usa a questo tavolo.

## Names of the rules

gugong-rule-g1-name = Giocatori e lati del tabellone
gugong-rule-g2-name = I segnalini viaggio
gugong-rule-g3-name = Con che cosa inizi
gugong-rule-g4-name = Chi inizia
gugong-rule-g5-name = Le carte dono
gugong-rule-g6-name = I decreti
gugong-rule-g7-name = La giada
gugong-rule-g8-name = Dadi, giornata e medaglia
gugong-rule-g10-name = La medaglia
gugong-rule-g11-name = Nuovi segnalini
gugong-rule-g12-name = I dadi del destino
gugong-rule-g13-name = I decreti al mattino
gugong-rule-g14-name = Nuovi servitori
gugong-rule-g20-name = I turni
gugong-rule-g21-name = Scambiare un dono
gugong-rule-g22-name = Un 1 per un 9
gugong-rule-g23-name = Le tue due azioni
gugong-rule-g24-name = Che cosa fanno le carte dono
gugong-rule-g25-name = Convertire i segnalini
gugong-rule-g26-name = Servitori disponibili e riserva
gugong-rule-g27-name = Corrispondenze con i dadi
gugong-rule-g28-name = Le barche proseguono
gugong-rule-g29-name = La notte è finita
gugong-rule-g30-name = Muoversi e prendere un segnalino
gugong-rule-g31-name = Dove va il viaggiatore
gugong-rule-g32-name = Conservare i segnalini
gugong-rule-g36-name = In che cosa si convertono i segnalini
gugong-rule-g37-name = Nessuno spazio per un segnalino
gugong-rule-g38-name = Che cosa danno i segnalini
gugong-rule-g39-name = Segnalini bonus
gugong-rule-g40-name = Costruire
gugong-rule-g41-name = Una sezione è completa
gugong-rule-g42-name = Chi ottiene i punti della muraglia
gugong-rule-g43-name = Intrigo in cambio di un beneficio
gugong-rule-g50-name = Comprare la giada
gugong-rule-g55-name = Avanzare nell’Intrigo
gugong-rule-g56-name = Il tracciato
gugong-rule-g57-name = Le parità
gugong-rule-g60-name = La strada dell’emissario
gugong-rule-g61-name = L’arrivo, e i passi dentro
gugong-rule-g62-name = Fuori alla fine
gugong-rule-g65-name = Emanare un decreto
gugong-rule-g66-name = Tre livelli
gugong-rule-g67-name = Che cosa fa ogni decreto
gugong-rule-g70-name = Caricare e muovere le barche
gugong-rule-g71-name = Rotte e porti
gugong-rule-g72-name = Riscuotere una ricompensa
gugong-rule-g73-name = Che cosa danno i porti
gugong-rule-g80-name = Quanto vale
gugong-rule-g83-name = Dove non può andare
gugong-rule-g90-name = Vincere: il punteggio
gugong-rule-g100-name = Giocare contro Meng
gugong-rule-g101-name = Difficoltà
gugong-rule-g102-name = Il suo turno
gugong-rule-g103-name = Il crepuscolo
gugong-rule-g104-name = La sua notte
gugong-rule-g105-name = Come viaggia
gugong-rule-g106-name = Come costruisce
gugong-rule-g107-name = Giada, Intrigo e Palazzo
gugong-rule-g108-name = Come prende i decreti
gugong-rule-g109-name = Le sue barche
gugong-rule-g110-name = Carte speciali
gugong-rule-g111-name = Vincere senza il palazzo

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

gugong-rules-search =
    come si vince, come vinco, vincere, vincitore, vittoria, obiettivo, scopo, punti, punti vittoria, pv, fine partita, fine del gioco, punteggio finale: goal G90 G62
    quanti round, quanti turni, durata, quanto dura, ultimo giorno, giorni, giornate: G29 G1
    pareggio, parità, pari, uguale, spareggio: G57 G21
    monastero, tempio, imperatore, udienza: G61 G60
    carta bassa, carta più bassa, troppo bassa, carta brutta, non posso scambiare: G21 G23
    cambio, cambiare una carta, corrompere, corruzione, regalo, scambiare: G21 G24
    lavoratori, omino, pedina, meeple, servi, servitori, persone: G26 G14
    pietra, gemme, gioielli, verde: G50
    nave, navi, battello, porto, fiume, canale: G70 G73
    dadi, corrispondenza, fortuna, destino: G27 G12
    mappa, città, cina, cavallo: G31 G30
    costruire, mattone, mattoni, muro: G40
    legge, editto, bonus, permanente: G65 G67
    primo giocatore, chi inizia, chi comincia, ordine di gioco: G55 G10
    turno, cosa posso fare, mossa, mosse, azioni: G20 G23
    inizio, setup, preparare, preparazione, cominciare, iniziare: G3 G5
    bot, automa, avversario, solitario, da soli, giocatore singolo: G102 G100
    facile, difficile, livello: G101
    scambiare segnalini, convertire, commercio: G36
    perdere, sconfitta, eliminato, eliminazione: G62

## Worked examples: the title, what to look at, what came of it

gugong-example-morning-ship = Un decreto al mattino
gugong-example-morning-ship-look = Entrambi hanno il decreto che ogni mattina mette un servitore su una barca. La barca di Giocatore 1 ha due servitori e si trova nel terzo porto.
gugong-example-morning-ship-then = La barca era piena e ha riscosso subito: una carta in più per ogni giornata. Giocatore 2 non ha usato il decreto, ed è permesso. Poi è cominciato il giorno.
gugong-example-too-low = Un 3 per un 8
gugong-example-too-low-look = Giocatore 1 dà un 3 e prende un 8: troppo basso. Servono 2 servitori, o un’altra carta della mano, o si perdono le azioni. C’è un solo servitore.
gugong-example-too-low-then = Perciò è stata scartata una carta. L’azione del dono stesso ha dato 2 servitori, che con quello di prima hanno pagato una giada.
gugong-example-destiny = Corrispondenze di notte
gugong-example-destiny-then = I dadi mostravano 3, 3 e 6. Ogni coppia di carta e dado uguali era una corrispondenza: 1, 4, 0 e 4, e altrettanti servitori. I Giocatori 2 e 4 erano pari; Giocatore 4 è più avanti nell’Intrigo e ha preso i 3 PV. Il diario lo riporta riga per riga.
gugong-example-travel = Due movimenti e due giade
gugong-example-travel-look = Giocatore 1 paga 2 servitori e si muove due volte. Il primo segnalino paga ciò che vende il secondo.
gugong-example-travel-then = 2 servitori dal primo segnalino, 3 servitori per una giada al secondo, e ora sei segnalini: convertiti in un’altra giada.
gugong-example-wall = Una sezione piena della muraglia
gugong-example-wall-look = Giocatore 2 piazza due servitori e completa la sezione: tre ciascuno per i Giocatori 1 e 2. Chi vince la parità?
gugong-example-wall-then = Sul tracciato dell’Intrigo l’indicatore di Giocatore 2 era in cima: 3 PV e un passo per l’emissario. Poi tutti quelli sulla muraglia potevano scendere nell’Intrigo in cambio di un beneficio, a partire dall’indicatore più basso.
gugong-example-palace = Il terzo ad arrivare
gugong-example-palace-look = Due emissari sono nel palazzo, e quello di Giocatore 1 è a due passi. B lo fa avanzare di due passi e dà un passo dell’Intrigo.
gugong-example-palace-then = Ha preso il miglior posto libero, che vale 3 alla fine. Più tardi un segnalino lo ha fatto avanzare di un altro passo: dentro, è 1 PV subito.
gugong-example-decree = Un decreto con avversari
gugong-example-decree-look = Questo decreto costa 1, e due avversari vi hanno un servitore. Quanti servitori serviranno?
gugong-example-decree-then = 1, e 1 in più per ogni avversario: 3 sono stati pagati, e un quarto resta lì per sempre. Ha dato 3 PV.
gugong-example-two-ships = Due servitori, due barche
gugong-example-two-ships-look = B: paga 1 servitore, poi imbarcane due. Uno sale sulla barca già in viaggio, l’altro ne fa salpare una nuova, su una rotta a tua scelta.
gugong-example-two-ships-then = Sulla seconda rotta i primi due porti erano occupati, quindi la nuova barca è partita dal terzo. Nessuna barca si è mossa.
gugong-example-ship-claims = Una barca piena riscuote
gugong-example-ship-claims-look = A: imbarca un servitore, poi muovi una barca. Il terzo servitore sale a bordo, e i due porti successivi sono occupati.
gugong-example-ship-claims-then = La barca li ha superati entrambi ed è arrivata al porto 5, dove la ricompensa è a scelta: una carta. Un servitore la segna per sempre, gli altri e la barca sono tornati.
gugong-example-double-wall = Il servitore doppio sulla muraglia
gugong-example-double-wall-look = Due avversari hanno due servitori ciascuno sulla muraglia. Giocatore 1 ne paga uno, e ne piazza un altro più il servitore doppio.
gugong-example-double-wall-then = Il servitore doppio conta 2: tre in tutto, più di chiunque altro, e la sezione era completa.
gugong-example-double-pays = Il servitore doppio paga due
gugong-example-double-pays-look = Giocatore 1 non ha altri servitori che quello doppio. Basta questo a pagare i 2 per due movimenti.
gugong-example-double-pays-then = Due segnalini lo hanno riportato indietro come un servitore, e ha pagato 2 ancora una volta, per l’emissario.
