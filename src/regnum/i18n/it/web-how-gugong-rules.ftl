### Gùgōng on one page: the goal, a day in five pictures, the ways to score. It comes with the rule books.

gugong-how-goal = Quattro giornate, e vince chi ha più punti vittoria, ma solo tra coloro il cui emissario ha raggiunto il Palazzo della Purezza Celeste: chi alla fine è fuori non può vincere. Corrompere i funzionari è proibito, perciò con loro scambi doni. Ogni dono che dai ti permette di fare ciò di cui il funzionario si occupa, e il dono che prendi è una delle tue carte di domani.
gugong-how-round = Una giornata in cinque immagini
gugong-how-1 = Dai un dono, prendi un dono
gugong-how-1-what = Metti una carta della tua mano in uno dei sette luoghi e prendi quella che c’era. Se la tua è più alta, è gratis; e un 1 batte un 9.
gugong-how-2 = Due azioni
gugong-how-2-what = Prima fai ciò che mostra la tua carta, poi ciò che offre il luogo. Puoi rinunciare a ciascuna delle due.
gugong-how-3 = Un dono troppo basso
gugong-how-3-what = Se la tua carta è più bassa o uguale, paga 2 servitori o scarta un’altra carta. Oppure rinuncia alle azioni di questo turno.
gugong-how-4 = I servitori fanno il lavoro
gugong-how-4-what = La maggior parte dei luoghi ha una piccola azione A e un’azione B più grande che costa servitori. I servitori costruiscono la muraglia, riempiono barche e sostengono decreti. Ogni mattina ne arrivano di nuovi.
gugong-how-5 = La notte
gugong-how-5-what = Quando tutte le mani sono vuote, le carte che hai preso si confrontano con tre dadi: ogni corrispondenza dà un servitore, chi ne ha di più ottiene 3 PV. Le barche proseguono. Poi le carte che hai preso diventano la tua mano della prossima giornata.
gugong-how-way-palace = Il palazzo: prima arrivi, più PV ottieni; dentro, ogni altro passo è 1 PV. Se alla fine resti fuori, hai perso.
gugong-how-way-wall = La Grande Muraglia: quando una sezione è piena, chi vi ha più servitori ottiene 3 PV e fa avanzare l’emissario.
gugong-how-way-jade = Giada: 1, 3, 6, 10 o 15 PV a fine partita, per una, due, tre, quattro o cinque.
gugong-how-way-decrees = Decreti: PV subito, e quelli di livello 3 molti altri a fine partita.
gugong-how-way-canal = Barche con tre servitori: 4 PV, una carta in più per ogni giornata, o il tuo servitore doppio.
gugong-how-way-night = Il maggior numero di corrispondenze con i dadi di notte: 3 PV.
gugong-how-way-tokens = Segnalini viaggio: benefici lungo la strada, e quattro si convertono in 2 PV, sei in giada.
