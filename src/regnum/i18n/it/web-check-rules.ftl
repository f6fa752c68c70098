### The browser client: values that nobody has checked, and their page (loaded with the rules).
### Words of the component file itself (ids, notes, sources) are in English and stand beside these.

web-check-title = Controlla i valori: { $game }
web-check-what = Hai la scatola? Alcuni valori nessuno ha potuto confrontarli con una copia stampata. Di ognuno di’ se è come stampato, o che cosa è stampato invece. Le tue risposte restano in questo browser; dalle tue correzioni si ricava un file dei componenti, che puoi conservare e con cui puoi giocare.
web-check-why = Questi valori non erano nel regolamento. Il piccolo ° sui tabelloni segna i valori ricostruiti: pensati per accordarsi con tutto ciò che si sa, ma forse diversi da quelli stampati sulla tua copia.
web-check-details = Non confrontato con la scatola: { $what }
web-check-go = Ho la scatola: controllo i valori
web-check-is = { $field }:
web-check-missing = manca ancora
web-check-nothing = niente
web-check-yes = Sì
web-check-no = No
web-check-more = Uno in più
web-check-less = Uno in meno
web-check-as-printed = Come stampato
web-check-different = Diverso
web-check-all = Tutto questo è come stampato
web-check-known = Che cosa si sa
web-check-none = Qui non c’è nulla.

web-check-filter = Quali valori
web-check-filter-guessed = Ricostruiti ({ $n })
web-check-filter-told = Da altre fonti ({ $n })
web-check-filter-different = Le mie correzioni ({ $n })

web-check-done = Controllati: { $done } di { $n }
web-check-file = Il tuo file dei componenti
web-check-progress = Controllati: { $done } di { $n } · corretti: { $corrections }
web-check-wrong = { $n ->
    [one] Un valore non torna ancora:
   *[other] { $n } valori non tornano ancora:
}
web-check-name = Nome del file
web-check-download = Scarica
web-check-forget = Dimentica le mie risposte
web-check-play = Puoi giocarci: sceglilo tra le opzioni di una nuova partita. Tutti al tavolo ne vedono il nome e l’impronta: { $fingerprint }.
web-check-same = Tutto ciò che hai controllato è come lo abbiamo noi: giochi con gli stessi componenti, e per questi valori il piccolo ° è sparito.

web-check-origin-reconstructed = Ricostruito: pensato per accordarsi con il regolamento e con tutti i conteggi pubblici.
web-check-origin-source = Da una fonte pubblica, per esempio una recensione.
web-check-origin-memory = A memoria, da una persona che gioca.
web-check-origin-printed = Confrontato con una copia stampata.
web-check-confidence = Probabilità che sia giusto, secondo la nostra stima: { $n }%.
web-check-alternative = Potrebbe anche essere:
web-check-sources = Fonti:

## Parts of the component files

web-check-section-set-up = Preparazione
web-check-section-gifts = Valori dei doni
web-check-section-gift-cards = Carte dono
web-check-section-dice = Dadi del destino
web-check-section-travel-tokens = Segnalini viaggio
web-check-section-cities = Città
web-check-section-roads = Strade
web-check-section-jade = Giada
web-check-section-palace = Palazzo
web-check-section-decrees = Decreti
web-check-section-meng = Meng
web-check-section-automa-cards = Carte di Meng
web-check-section-tax = Deposito tasse
web-check-section-suspicion = Carte sospetto
web-check-section-townsfolk-row = Fila dei cittadini
web-check-section-townsfolk = Cittadini
web-check-section-walls = Carte Mura
web-check-section-outsiders = Invasori
web-check-section-kings-orders = Ordini del Re
web-check-section-kings-favours = Favori del Re
web-check-section-taverns = Carte taverna
web-check-section-regions = Regioni della mappa
web-check-section-spaces = Spazi della mappa
web-check-section-paladins = Paladini
web-check-section-actions = Azioni
web-check-section-workshops = Officine
web-check-section-jars = Mensola delle giare
web-check-section-scoring = Punteggio
web-check-section-ai-top-row = Giocatore IA: fila superiore
web-check-section-schemes = Giocatore IA: carte piano
web-check-section-neutral-placement = Cittadini neutrali
web-check-section-buildings = Edifici principali
web-check-section-activity-cards = Carte attività
web-check-section-marauding = Saccheggio
web-check-section-events = Carte evento
web-check-section-solo = Le Roy

## Values

web-check-field-action = Azione
web-check-field-age = Round in cui arriva
web-check-field-amount = Quantità
web-check-field-attack = Attaccare dà
web-check-field-attribute-max = Ultimo posto dei tracciati
web-check-field-attribute-vp = PV sui tracciati
web-check-field-audience-vp = PV per le udienze
web-check-field-bishopric = Ordine nel vescovado
web-check-field-black = Dadi neri
web-check-field-bonus = Bonus
web-check-field-boost = Caratteristiche
web-check-field-calls = Colore del prossimo evento
web-check-field-cards = Carte con 0, 1, 2 monete
web-check-field-choices = Una di
web-check-field-city-hall = Ordine nel municipio
web-check-field-colour = Colore
web-check-field-commission = PV per Consacrare
web-check-field-convert = Convertire dà
web-check-field-copies = Quante volte c’è
web-check-field-cost = Costo
web-check-field-count = Quanti ce ne sono
web-check-field-day-servants = Servitori ogni mattina
web-check-field-develop = PV per Sviluppare
web-check-field-dice = Dadi
web-check-field-discard = Scartare dà
web-check-field-discount = Costa meno
web-check-field-divisor = Divisore
web-check-field-faces = Facce
web-check-field-faith = Fede necessaria
web-check-field-first-vp = PV, primo posto
web-check-field-flags = Stendardi
web-check-field-fortify = PV per Fortificare
web-check-field-absolve = PV per Assolvere
web-check-field-garrison = PV per Presidiare
web-check-field-from = Da
web-check-field-gain = Dà
web-check-field-hire = Prezzo di un commerciante
web-check-field-houses-1 = Prezzi, lato per 2 e 3 giocatori
web-check-field-houses-2 = Prezzi, lato per 4 e 5 giocatori
web-check-field-immediate = Dà subito
web-check-field-influence = Influenza necessaria
web-check-field-name = Nome
web-check-field-palace = Ordine nel palazzo
web-check-field-path = Percorso di Meng
web-check-field-people = Popolo
web-check-field-players = Da quanti giocatori
web-check-field-region = Regione
web-check-field-returns = Meng prosegue verso
web-check-field-reward = Ricompensa
web-check-field-rounds = Round in 1, 2, 3, 4 giocatori
web-check-field-row-length = Posti in una fila
web-check-field-rows = Fila di ogni numero
web-check-field-second-vp = PV, secondo posto
web-check-field-set = Chi inizia con questa
web-check-field-side = Lato del tabellone da 1 a 5 giocatori
web-check-field-silver = Monete
web-check-field-strength = Forza necessaria
web-check-field-supply = Monete in 1, 2, 3, 4 giocatori
web-check-field-timing = Quando funziona
web-check-field-to = A
web-check-field-token-spaces = Spazi per segnalini viaggio
web-check-field-top = Di giorno
web-check-field-two-players = Posti in due giocatori
web-check-field-value = Valore
web-check-field-vp = PV
web-check-field-waive = Non si paga
web-check-field-worker = Lavoratore
web-check-field-workers = Lavoratori
web-check-field-x = Posto da sinistra
web-check-field-y = Posto dall’alto
