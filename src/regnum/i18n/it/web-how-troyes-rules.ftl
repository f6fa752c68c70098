### Troyes on one page: the goal, a round in five pictures, the ways to score. It comes with the rule books.

troyes-how-goal = Da quattro a sei round, e vince chi ha più punti vittoria. I tuoi cittadini lavorano in tre edifici e lanciano i dadi con cui agisci: rosso per i militari, bianco per il clero, giallo per il popolo. Puoi comprare qualsiasi dado di chiunque, e gli altri possono comprare i tuoi. Alla fine alcuni personaggi nascosti premiano tutti per qualcosa: il tuo lo conosci, gli altri li devi indovinare.
troyes-how-round = Un round in cinque immagini
troyes-how-1 = Rendita e salari
troyes-how-1-what = Ognuno riceve 10 denari e paga i salari: 2 per ogni cittadino nel palazzo, 1 per ognuno nel vescovado, niente nel municipio.
troyes-how-2 = Lancia la forza lavoro
troyes-how-2-what = Ogni cittadino in un edificio lancia un dado del suo colore. I dadi stanno nel tuo quartiere della piazza della città.
troyes-how-3 = Gli eventi colpiscono
troyes-how-3-what = Arriva un evento rosso e ne chiama un altro. Tutti fanno danni ancora e ancora, finché qualcuno non li contrasta. I dadi neri vanno respinti con i tuoi dadi; quelli rossi contano doppio.
troyes-how-4 = Agisci con uno, due o tre dadi
troyes-how-4-what = Devono essere di un solo colore. I tuoi sono gratis, gli altri costano: 2 se usi un dado, 4 ciascuno con due, 6 ciascuno con tre. I dadi alti te li comprano, quindi non aspettare troppo.
troyes-how-5 = A che cosa servono i dadi
troyes-how-5-what = Usa una carta attività, costruisci la cattedrale, contrasta un evento, piazza un cittadino o lavora i campi per guadagnare denari. Oppure passa: allora a ogni turno si mettono da parte denari per te. Quando tutti hanno passato o i dadi sono finiti, il round termina.
troyes-how-way-cards = Carte attività: molte trasformano i dadi in PV; e i primi commercianti su una carta valgono PV alla fine.
troyes-how-way-events = Eventi: il primo e il secondo posto per numero di cubetti danno punti quando l’evento viene contrastato.
troyes-how-way-cathedral = La cattedrale: 1 PV e influenza per ogni cubetto. Un livello senza di te costa 2 PV alla fine.
troyes-how-way-characters = Personaggi: ognuno dei sei vuole qualcosa di diverso, come influenza, denari o commercianti, e dà 1, 3 o 6 PV a chiunque ne abbia abbastanza.
