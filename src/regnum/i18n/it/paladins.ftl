### Paladins of the West Kingdom: what things are called, and what they do.

paladins-title = Paladini del Regno Occidentale
paladins-automa = Giocatore IA
paladins-option-difficulty = Difficoltà
paladins-difficulty-easy = facile
paladins-difficulty-standard = standard
paladins-difficulty-hard = difficile

## Actions

paladins-action-develop = Sviluppare
paladins-action-recruit = Ingaggiare
paladins-action-hunt = Caccia
paladins-action-trade = Commercio
paladins-action-pray = Pregare
paladins-action-conspire = Cospirare
paladins-action-commission = Consacrare
paladins-action-fortify = Fortificare
paladins-action-garrison = Presidiare
paladins-action-absolve = Assolvere
paladins-action-attack = Attaccare
paladins-action-convert = Convertire
paladins-action-kings-order = Ordine del Re
paladins-action-kings-favour = Favore del Re
paladins-action-rest = Riposare

## Attributes, peoples, workers

paladins-attribute-faith = fede
paladins-attribute-strength = forza
paladins-attribute-influence = influenza

paladins-people-saracen = Saraceno
paladins-people-byzantine = Bizantino
paladins-people-viking = Vichingo

paladins-worker-labourer = operaio
paladins-worker-scout = esploratore
paladins-worker-merchant = mercante
paladins-worker-fighter = combattente
paladins-worker-cleric = sacerdote
paladins-worker-criminal = criminale

paladins-slot-labourer = { $n ->
    [one] un operaio
   *[other] { $n } operai
}
paladins-slot-scout = { $n ->
    [one] un esploratore
   *[other] { $n } esploratori
}
paladins-slot-merchant = { $n ->
    [one] un mercante
   *[other] { $n } mercanti
}
paladins-slot-fighter = { $n ->
    [one] un combattente
   *[other] { $n } combattenti
}
paladins-slot-cleric = { $n ->
    [one] un sacerdote
   *[other] { $n } sacerdoti
}
paladins-slot-criminal = { $n ->
    [one] un criminale
   *[other] { $n } criminali
}
paladins-slot-any = { $n ->
    [one] un lavoratore qualsiasi
   *[other] { $n } lavoratori qualsiasi
}

## Rewards and costs

paladins-reward-labourer = { $n ->
    [one] { $n } operaio
   *[other] { $n } operai
}
paladins-reward-scout = { $n ->
    [one] { $n } esploratore
   *[other] { $n } esploratori
}
paladins-reward-merchant = { $n ->
    [one] { $n } mercante
   *[other] { $n } mercanti
}
paladins-reward-fighter = { $n ->
    [one] { $n } combattente
   *[other] { $n } combattenti
}
paladins-reward-cleric = { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdoti
}
paladins-reward-criminal = { $n ->
    [one] { $n } criminale
   *[other] { $n } criminali
}
paladins-reward-faith = { $n } fede
paladins-reward-strength = { $n } forza
paladins-reward-influence = { $n } influenza
paladins-reward-silver = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
paladins-reward-provision = { $n ->
    [one] { $n } provvista
   *[other] { $n } provviste
}
paladins-reward-tax = { $n ->
    [one] { $n } moneta di tasse
   *[other] { $n } monete di tasse
}
paladins-reward-remove-suspicion = { $n ->
    [one] { $n } sospetto rimosso
   *[other] { $n } sospetti rimossi
}
paladins-reward-pay-debt = { $n ->
    [one] { $n } debito pagato
   *[other] { $n } debiti pagati
}
paladins-reward-destroy-debt = { $n ->
    [one] { $n } debito distrutto
   *[other] { $n } debiti distrutti
}
paladins-reward-gain-debt = { $n ->
    [one] { $n } debito preso
   *[other] { $n } debiti presi
}
paladins-reward-pray = uno spazio liberato
paladins-reward-free-recruit = un ingaggio gratis
paladins-reward-free-develop = un’officina gratis

## Paladins

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

paladins-boost = +{ $n } { $attribute }

## Townsfolk

paladins-townsfolk-abbot = Abate
paladins-townsfolk-acolyte = Accolito
paladins-townsfolk-architect = Architetto
paladins-townsfolk-conspirator = Cospiratore
paladins-townsfolk-debt-collector = Esattore dei debiti
paladins-townsfolk-defender = Difensore
paladins-townsfolk-gatekeeper = Custode della porta
paladins-townsfolk-missionary = Missionario
paladins-townsfolk-peddler = Ambulante
paladins-townsfolk-squire = Scudiero
paladins-townsfolk-watchman = Sentinella

paladins-ability-action = a ogni azione { $action }: { $rewards }
paladins-ability-no-silver = l’azione { $action } non costa monete
paladins-ability-no-provision = l’azione { $action } non costa provviste
paladins-ability-discount = { $n ->
    [one] l’azione { $action } costa { $n } moneta in meno
   *[other] l’azione { $action } costa { $n } monete in meno
}
paladins-ability-pay-debt = per ogni debito pagato: { $rewards }
paladins-ability-inquisition = in un’Inquisizione: { $rewards }
paladins-ability-suspected = in un’Inquisizione, con 2 o più sospetti: { $rewards }
paladins-ability-innocent = in un’Inquisizione, senza sospetti: { $rewards }

## Outsiders

paladins-outsider = { $people_id ->
    [paladins-people-saracen] { $name_id ->
        [paladins-outsider-lookout] { $name } saracena
       *[other] { $name } saraceno
    }
    [paladins-people-byzantine] { $name_id ->
        [paladins-outsider-lookout] { $name } bizantina
       *[other] { $name } bizantino
    }
    [paladins-people-viking] { $name_id ->
        [paladins-outsider-lookout] { $name } vichinga
       *[other] { $name } vichingo
    }
   *[other] { $name } ({ $people })
}
paladins-outsider-adventurer = Avventuriero
paladins-outsider-archer = Arciere
paladins-outsider-armourer = Armaiolo
paladins-outsider-assassin = Assassino
paladins-outsider-barbarian = Barbaro
paladins-outsider-champion = Campione
paladins-outsider-guardian = Guardiano
paladins-outsider-hunter = Cacciatore
paladins-outsider-invader = Conquistatore
paladins-outsider-lookout = Vedetta
paladins-outsider-marauder = Razziatore
paladins-outsider-mercenary = Mercenario
paladins-outsider-protector = Protettore
paladins-outsider-thief = Ladro
paladins-outsider-traitor = Traditore
paladins-outsider-vigilante = Giustiziere
paladins-outsider-warrior = Guerriero

paladins-scoring-action = { $per ->
    [1] a fine partita { $vp } PV per ogni volta che hai eseguito questa azione: { $action }
   *[other] a fine partita { $vp } PV ogni { $per } volte che hai eseguito questa azione: { $action }
}
paladins-scoring-crew = { $per ->
    [1] a fine partita { $vp } PV per ogni cittadino nella compagnia
   *[other] a fine partita { $vp } PV ogni { $per } cittadini nella compagnia
}
paladins-scoring-attribute = a fine partita { $vp } PV ogni { $per } punti di { $attribute }
paladins-scoring-people = { $per ->
    [1] { $people_id ->
        [paladins-people-saracen] a fine partita { $vp } PV per ogni invasore saraceno attaccato
        [paladins-people-byzantine] a fine partita { $vp } PV per ogni invasore bizantino attaccato
        [paladins-people-viking] a fine partita { $vp } PV per ogni invasore vichingo attaccato
       *[other] a fine partita { $vp } PV per ogni invasore attaccato di questo popolo: { $people }
    }
   *[other] { $people_id ->
        [paladins-people-saracen] a fine partita { $vp } PV ogni { $per } invasori saraceni attaccati
        [paladins-people-byzantine] a fine partita { $vp } PV ogni { $per } invasori bizantini attaccati
        [paladins-people-viking] a fine partita { $vp } PV ogni { $per } invasori vichinghi attaccati
       *[other] a fine partita { $vp } PV ogni { $per } invasori attaccati di questo popolo: { $people }
    }
}
paladins-scoring-order = { $base ->
    [0] a fine partita { $vp } PV per ogni Ordine del Re completato
   *[other] a fine partita { $base } PV, e { $vp } in più per ogni Ordine del Re completato
}
paladins-scoring-mercenary = { $base ->
    [0] a fine partita { $vp } PV per ogni Mercenario convertito
   *[other] a fine partita { $base } PV, e { $vp } in più per ogni Mercenario convertito
}
paladins-scoring-paid-debt = a fine partita { $vp } PV per ogni debito pagato
paladins-scoring-suspicion = a fine partita { $vp } PV per ogni tuo sospetto
paladins-scoring-unpaid-debt = a fine partita ogni debito non pagato costa { $vp } PV in meno

## The King’s cards

paladins-order = { $n ->
    [one] { $action }, { $n } volta
   *[other] { $action }, { $n } volte
}

paladins-favour-recruit = Porte aperte
paladins-favour-absolution = Perdono reale
paladins-favour-criminals = Amici loschi
paladins-favour-attribute = Buon nome
paladins-favour-debt = Sgravio dei debiti
paladins-favour-borrow = Braccia a nolo
paladins-favour-build = Mastro costruttore
paladins-favour-labour = Corvée
paladins-favour-supplies = Rifornimenti
paladins-favour-pray = Giorno di preghiera

## Places, walls, decks

paladins-roman = { $region ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
paladins-space = Regione { paladins-roman }, spazio { $place }
paladins-jar = Spazio per giara { $place }
paladins-wall = { $vp ->
    [0] { $rewards }
   *[other] { $rewards }, e { $vp } PV a fine partita
}
paladins-wall-choice = { $vp ->
    [0] { $rewards }, e a scelta: { $choice }
   *[other] { $rewards }, { $vp } PV a fine partita, e a scelta: { $choice }
}

paladins-row-townsfolk = cittadini
paladins-row-outsiders = invasori
paladins-row-favours = Favori del Re

paladins-deck-tavern = taverna
paladins-deck-suspicion = sospetto
paladins-deck-scheme = piano

## The score

paladins-score-orders = Ordini del Re
paladins-score-faith = Fede
paladins-score-strength = Forza
paladins-score-influence = Influenza
paladins-score-develop = Officine
paladins-score-commission = Monaci
paladins-score-fortify = Mura
paladins-score-garrison = Avamposti
paladins-score-absolve = Giare
paladins-score-walls = Punti sulle Mura
paladins-score-converts = Invasori convertiti
paladins-score-paid-debts = Debiti pagati
paladins-score-unpaid-debts = Debiti non pagati
paladins-score-goods = Monete e provviste

paladins-tie-orders = La parità si risolve con i punti degli Ordini del Re.
paladins-tie-suspicion = La parità si risolve con il minor numero di sospetti.
paladins-tie-shared = La parità resta: il posto in classifica è condiviso.
