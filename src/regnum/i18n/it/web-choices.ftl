### How choices are shown in the rail, and what is answered without being asked.

## Questions with one sensible answer

web-set-askall = Chiedimi tutto, anche dove c’è una sola risposta sensata
web-answered-so = Fatto senza chiedere: { $answers }
web-answered-so-why = C’era una sola risposta sensata. Con Annulla mossa torni alla domanda; nelle impostazioni puoi scegliere che ti si chieda tutto.

## Choices in symbols: their words on demand

web-choice-with = { $choice }: { $more }

## Paladins

web-paladins-ask-turn = Esegui un’azione, o passa
web-paladins-pass-fewer = tienine meno
web-paladins-costs = Costa
web-paladins-given = Pagato
web-paladins-then = Poi
web-paladins-aim = Per: { $what }
web-paladins-aim-jar = la tua giara

web-paladins-verb-take = Prendi questa carta
web-paladins-verb-paladin = Scegli il paladino
web-paladins-verb-tavern = Scegli la taverna
web-paladins-verb-workers = Piazza i lavoratori
web-paladins-verb-keep = Tieni questi
web-paladins-verb-workshop = Piazza l’officina
web-paladins-verb-hire = Ingaggia
web-paladins-verb-discard = Scarta per la ricompensa
web-paladins-verb-monk = Piazza il monaco
web-paladins-verb-outpost = Piazza l’avamposto
web-paladins-verb-jar = Piazza la giara
web-paladins-verb-attack = Attacca
web-paladins-verb-convert = Converti
web-paladins-verb-clear = Libera lo spazio
web-paladins-verb-favour = Usa il Favore del Re

## Gùgōng

web-gugong-ask-exchange = Quale dono dai?
web-gugong-ask-where = Con quale funzionario?
web-gugong-compared = { $value } : { $there }
web-gugong-verb-give = Dai questa carta
web-gugong-verb-at = Scambia qui
web-gugong-verb-servants = Paga servitori
web-gugong-verb-discard = Scarta questa carta
web-gugong-verb-no-action = Nessuna azione
web-gugong-verb-take = Prendi servitori
web-gugong-verb-swap = Cambia questa carta
web-gugong-verb-with = Cambia qui
web-gugong-verb-take-back = Riprendila
web-gugong-verb-use-token = Usa il segnalino
web-gugong-verb-place-token = Piazza il segnalino
web-gugong-verb-trade = Converti segnalini
web-gugong-verb-build = Costruisci
web-gugong-verb-house = Compra giada
web-gugong-verb-decree = Compra il decreto
web-gugong-verb-use-decree = Usa il decreto
web-gugong-verb-go = Viaggia qui
web-gugong-verb-load = Imbarca un servitore
web-gugong-verb-new = Carica una nuova barca
web-gugong-verb-move = Muovi la barca
web-gugong-verb-claim = Riscuoti la ricompensa
web-gugong-verb-skip = Salta
web-gugong-verb-done = Fatto

## Troyes

web-troyes-ask-turn = Scegli un’azione, o prima i dadi
web-troyes-power-reroll-what = Rilancia: paga influenza e lancia di nuovo uno dei tuoi dadi.
web-troyes-space-short = { $values } · { $place }
web-troyes-verb-target-hire = Assumi
web-troyes-verb-target-card = Usa la carta
web-troyes-verb-target-event = Contrasta
web-troyes-verb-target-building = Piazza cittadino
web-troyes-verb-target-cathedral = Costruisci
web-troyes-verb-target-agriculture = Raccogli
web-troyes-verb-dice = Usa i dadi
web-troyes-verb-die = Prendi questo dado
web-troyes-verb-cube = Usa questo cubetto
web-troyes-verb-event = Piazza cubetto
web-troyes-verb-space = Piazza cittadino
web-troyes-verb-supply = Prendi cittadino
web-troyes-verb-move = Sposta cittadino
web-troyes-verb-recruit = Recluta
web-troyes-verb-reroll = Rilancia
web-troyes-verb-flip = Capovolgi dadi
web-troyes-verb-flip-die = Capovolgilo
web-troyes-verb-beat = Contrasta
web-troyes-verb-pass = Passa
