### Paladins on one page: the goal, a round in five pictures, the ways to score. It comes with the rule books.

paladins-how-goal = Sette round, e vince chi ha più punti vittoria. La tua plancia ha dodici azioni. Quelle di sinistra ti danno i mezzi: lavoratori, monete, provviste. Quelle di destra ti danno i punti, e ognuna richiede una delle tue caratteristiche: fede, forza o influenza. Ognuna ne alza un’altra, quindi ciò che fai ora apre la strada a ciò che potrai fare dopo.
paladins-how-round = Un round in cinque immagini
paladins-how-1 = Scegli un paladino
paladins-how-1-what = Ne peschi tre. Uno serve in questo round: due lavoratori, alcune caratteristiche e un’abilità. Uno torna nel prossimo round, uno molto più tardi.
paladins-how-2 = Prendi una taverna
paladins-how-2-what = I suoi quattro lavoratori si uniscono ai due del paladino. Con quelli che avevi conservato, è tutto ciò che puoi piazzare in questo round.
paladins-how-3 = Raccogli a sinistra
paladins-how-3-what = Un turno, un’azione: mettici i lavoratori e prendi ciò che dà. Uno spazio colorato vuole un lavoratore del suo colore; un criminale può stare ovunque.
paladins-how-4 = Costruisci a destra
paladins-how-4-what = Qui le tue caratteristiche devono essere abbastanza alte. Presidiare richiede forza e alza la fede; la fede ti permette di consacrare o convertire; e così via, in cerchio.
paladins-how-5 = Attenzione all’Inquisizione
paladins-how-5-what = I criminali portano sospetti, e i sospetti portano tasse. Quando il deposito tasse è vuoto, chi ha più sospetti prende un debito. Quando tutti hanno passato, il round finisce; tre lavoratori possono restare con te.
paladins-how-way-orders = Ordini del Re: fai cinque volte ciò che dice l’ordine, per 4, 6 o 8 PV.
paladins-how-way-attributes = Fede, forza e influenza: ogni tracciato vale fino a 20 PV alla fine.
paladins-how-way-board = Monaci e avamposti sulla mappa: piazzarne molti vale fino a 9 PV per tipo.
paladins-how-way-walls = Mura e giare: fino a 6 PV per tipo, e alcune carte Mura hanno punti stampati.
paladins-how-way-develop = Officine spostate: fino a 6 PV se sono molte.
paladins-how-way-outsiders = Invasori convertiti: ognuno dà punti per qualcos’altro che hai fatto.
paladins-how-way-debts = Debiti: 1 PV se pagati, −3 PV se no.
paladins-how-way-goods = Ogni tre beni rimasti: 1 PV.
