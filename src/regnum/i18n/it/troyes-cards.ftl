### Troyes: the names of cards, events and characters, and what they do in our own words.
### Numbers come from the component file. The names of the buildings are in troyes.ftl.

## Activity cards: red

troyes-card-archer = Arciere
troyes-card-chivalry = Cavalleria
troyes-card-diplomat = Diplomatico
troyes-card-hunting = Caccia
troyes-card-mercenary = Mercenario
troyes-card-tax-collector = Esattore delle tasse
troyes-card-captain = Capitano
troyes-card-joust = Giostra
troyes-card-troubadour = Trovatore
troyes-card-banquet = Banchetto

## Activity cards: white

troyes-card-monk = Monaco
troyes-card-priest = Prete
troyes-card-tithe = Decima
troyes-card-apprenticeship = Apprendistato
troyes-card-confession = Confessione
troyes-card-templar = Templare
troyes-card-glassblower = Vetraio
troyes-card-pilgrimage = Pellegrinaggio
troyes-card-procession = Processione
troyes-card-prior = Priore

## Activity cards: yellow

troyes-card-artisan = Artigiano
troyes-card-merchant = Mercante
troyes-card-miller = Mugnaio
troyes-card-blacksmith = Fabbro
troyes-card-innkeeper = Locandiere
troyes-card-militia = Milizia
troyes-card-goldsmith = Orafo
troyes-card-journeyman = Garzone
troyes-card-sculptor = Scultore
troyes-card-baker = Fornaio

## What activity cards do, by the kind of their effect (components.toml).

troyes-effect-gain = Ogni uso ti dà { $gain }.
troyes-effect-exchange = A ogni uso converti { $pay } in { $gain }.
troyes-effect-per-citizen = A ogni uso indica il palazzo o il vescovado: ogni tuo cittadino che ci sta in piedi dà { $gain }.
troyes-effect-add-to-total = Un cubetto fa valere { $n } in più un gruppo di dadi { $dice_id ->
        [troyes-colour-red] rossi
        [troyes-colour-white] bianchi
        [troyes-colour-yellow] gialli
       *[other] di colore { $dice }
    }, qualunque sia il numero dei dadi.
troyes-effect-add-to-each = Un cubetto fa valere { $n } in più ogni dado di un gruppo { $dice }, anche oltre 6.
troyes-effect-add-to-each-any = Un cubetto fa valere { $n } in più ogni dado di un gruppo, di qualsiasi colore e anche oltre 6.
troyes-effect-set-each = Un cubetto porta a { $n } ogni dado di un gruppo { $dice }.
troyes-effect-set-each-any = Un cubetto porta a { $n } ogni dado di un gruppo, di qualsiasi colore sia.
troyes-effect-recolour = Un cubetto fa valere un gruppo { $dice } come un gruppo { $as }.
troyes-effect-multiply = Un cubetto fa valere un solo dado { $dice } come { $n } dadi { $as_id ->
        [troyes-colour-red] rossi
        [troyes-colour-white] bianchi
        [troyes-colour-yellow] gialli
       *[other] di colore { $as }
    } del suo numero. Resta l’unico del suo gruppo e si compra al prezzo di un dado.
troyes-effect-free-dice = { $n ->
    [one] In un gruppo { $dice }, un cubetto ti risparmia il prezzo di un dado di ogni altro quartiere, compreso quello neutrale.
   *[other] In un gruppo { $dice }, un cubetto ti risparmia il prezzo di { $n } dadi di ogni altro quartiere, compreso quello neutrale.
}
troyes-effect-most-dice = Ogni uso dà { $gain } a chi ha più dadi rimasti nel proprio quartiere, e a tutti quelli in parità.
troyes-effect-highest-sum = Se nessuno ha dadi { $dice_id ->
        [troyes-colour-red] rossi
        [troyes-colour-white] bianchi
        [troyes-colour-yellow] gialli
       *[other] di colore { $dice }
    } rimasti che in tutto valgano più dei tuoi, ogni uso dà { $gain } a te e a tutti quelli in parità con te.
troyes-effect-per-cathedral = { $n ->
    [one] Ogni uso dà { $gain } per ogni tuo cubetto nella cattedrale.
   *[other] Ogni uso dà { $gain } ogni { $n } tuoi cubetti nella cattedrale.
}
troyes-effect-cubes-per-die = A ogni uso piazzi un cubetto su un evento per ogni dado { $dice } rimasto nel tuo quartiere. Possono andare su eventi diversi.
troyes-effect-cube-on-roll = A ogni uso si lancia un dado: da { $n } in su, piazzi un cubetto su un evento a tua scelta.
troyes-effect-cube-for-pay = A ogni uso paghi { $pay } e piazzi un cubetto su un evento a tua scelta. Si paga tutto prima del primo cubetto.
troyes-effect-collect = Ogni uso dà { $gain } per ogni cittadino altrui nel municipio: per i propri pagano i giocatori, per quelli neutrali la banca.
troyes-effect-per-event = Ogni uso dà { $gain } per ogni evento, compreso Saccheggio, su cui hai un cubetto.
troyes-effect-per-die = Ogni uso dà { $gain } per ogni dado { $dice } rimasto in tutti i quartieri insieme.
troyes-effect-per-die-in-best = Ogni uso dà { $gain } per ogni dado { $dice } del quartiere che ne ha di più, non importa di chi sia.

troyes-effect-not-for = Non per scegliere uno spazio: { $places }.
troyes-effect-solo-free-dice = In solitario, fino a { $n } dadi di Le Roy sono gratis.
troyes-effect-solo-collect = In solitario, ogni cittadino di Le Roy dà { $gain } dalla banca.
troyes-effect-solo-per-die-in-best = In solitario, i dadi di Le Roy non contano.
troyes-effect-mixed = I dadi possono essere di colori diversi.
troyes-effect-delayed = I suoi usi sono cubetti per azioni successive, al massimo uno per azione.

## Events

troyes-event-marauding = Saccheggio
troyes-event-brigands = Briganti
troyes-event-skirmishes = Scaramucce
troyes-event-war = Guerra
troyes-event-normans-attack = Attacco dei Normanni
troyes-event-succession-conflict = Conflitto di successione
troyes-event-theological-conflict = Conflitto teologico
troyes-event-heresy = Eresia
troyes-event-interruption-of-work = Interruzione dei lavori
troyes-event-migrant-workers = Lavoratori migranti
troyes-event-support = Sostegno
troyes-event-drought = Siccità
troyes-event-wayfarers = Viandanti
troyes-event-civil-war = Guerra civile
troyes-event-resistance = Resistenza

## What events do, by the kind of their effect.

troyes-event-effect-none = { $n ->
    [one] A ogni round aggiunge un dado nero.
   *[other] A ogni round aggiunge { $n } dadi neri.
}
troyes-event-effect-neutral-citizen = { $building }: a ogni round si lancia un dado, e a quel numero entra un cittadino neutrale, davanti a tutti gli altri della sua fila; chi non trova posto viene espulso.
troyes-event-effect-lose-deniers = { $n ->
    [one] A ogni round tutti perdono { $n } denaro.
   *[other] A ogni round tutti perdono { $n } denari.
}
troyes-event-effect-lose-influence = A ogni round tutti perdono { $n } influenza.
troyes-event-effect-pay-per-citizen = { $n ->
    [one] A ogni round tutti pagano { $n } denaro per ogni proprio cittadino in questo edificio: { $building }.
   *[other] A ogni round tutti pagano { $n } denari per ogni proprio cittadino in questo edificio: { $building }.
}
troyes-event-effect-remove-cathedral = A ogni round se ne va il cubetto sul livello più alto della cattedrale, e lì quello sul numero più alto, anche se neutrale.
troyes-event-effect-add-cathedral = A ogni round un cubetto neutrale prende il numero libero più basso del livello più basso della cattedrale.
troyes-event-effect-add-cubes = { $n ->
    [one] A ogni round un cubetto neutrale va sull’evento alla sua sinistra.
   *[other] A ogni round un cubetto neutrale va su ognuno dei { $n } eventi alla sua sinistra.
}
troyes-event-effect-resist = Quando arriva, chiama un evento rosso dalla scatola. Quando viene contrastato, il cubetto più recente di ogni altro evento torna a chi l’ha messo.

## Characters

troyes-character-urbain-iv = Urbain IV
troyes-character-chretien-de-troyes = Chrétien de Troyes
troyes-character-hugues-de-payns = Hugues de Payns
troyes-character-thibaut-ii = Thibaut II
troyes-character-henry-i = Henry I
troyes-character-le-florentin = Le Florentin

troyes-character-counts-cathedral = cubetti nella cattedrale
troyes-character-counts-citizens = cittadini nei tre edifici
troyes-character-counts-influence = influenza
troyes-character-counts-deniers = denari
troyes-character-counts-events = carte evento vinte
troyes-character-counts-tradesmen = commercianti sulle carte attività
troyes-character-tier = { $vp } PV da { $least } in su
troyes-character-effect = Conta: { $counts } ({ $tiers }).
