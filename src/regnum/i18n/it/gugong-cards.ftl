### Gùgōng: what things are called, and what they do.

gugong-title = Gùgōng
gugong-option-bonus = Segnalini viaggio bonus
gugong-option-expert = Variante per esperti
gugong-option-difficulty = Difficoltà
gugong-option-focus = Obiettivo di Meng
gugong-option-sets = Serie di doni, la tua e quella di Meng

gugong-phase-morning = Mattino
gugong-phase-day = Giorno
gugong-phase-dusk = Crepuscolo
gugong-phase-night = Notte
gugong-phase-end = Fine della partita

## Gift cards

gugong-gift = { $name } ({ $value })
gugong-gift-fruit-bowl = Ciotola di frutta
gugong-gift-paper-fan = Ventaglio di carta
gugong-gift-go-stones = Pietre del go
gugong-gift-bonsai = Bonsai
gugong-gift-tea-set = Servizio da tè
gugong-gift-vase = Vaso di porcellana
gugong-gift-necklace = Collana di gemme
gugong-gift-pipa = Liuto di Dunhuang
gugong-gift-statue = Statua di giada

gugong-action-servants = Servitori
gugong-action-swap = Cambio di carte
gugong-action-none = Nessuna azione

## Locations

gugong-location-travel = Viaggio
gugong-location-wall = Grande Muraglia
gugong-location-jade = Giada
gugong-location-intrigue = Intrigo
gugong-location-palace = Palazzo della Purezza Celeste
gugong-location-decrees = Decreti
gugong-location-canal = Gran Canale
gugong-location-board = plancia

## Cities, by the names on the board

gugong-city-hangzhou = Hangzhou
gugong-city-nanjing = Nanjing
gugong-city-shenyang = Shenyang
gugong-city-datong = Datong
gugong-city-ningxia = Ningxia
gugong-city-lanzhou = Lanzhou
gugong-city-chengdu = Chengdu
gugong-city-guangzhou = Guangzhou
gugong-city-taiyuan = Taiyuan
gugong-city-xian = Xi’an
gugong-city-kaifeng = Kaifeng
gugong-city-wuchang = Wuchang

## What is gained

gugong-gain-servant = { $n ->
    [one] { $n } servitore
   *[other] { $n } servitori
}
gugong-gain-vp = { $n } PV
gugong-gain-jade = { $n ->
    [one] { $n } giada
   *[other] { $n } giade
}

## Travel tokens by what they bring, as nouns

gugong-token-servants = { $n ->
    [one] { $n } servitore
   *[other] { $n } servitori
}
gugong-token-envoy = { $n ->
    [one] { $n } passo dell’emissario
   *[other] { $n } passi dell’emissario
}
gugong-token-intrigue = { $n ->
    [one] { $n } passo dell’Intrigo
   *[other] { $n } passi dell’Intrigo
}
gugong-token-discard-for-jade = { $n ->
    [one] { $n } giada se si scarta un dono di valore { $need } o più
   *[other] { $n } giade se si scarta un dono di valore { $need } o più
}
gugong-token-vp = { $n } PV
gugong-token-swap = un cambio di carte
gugong-token-take-back = un dono scartato di nuovo in mano
gugong-token-ship = un servitore dalla riserva su una barca
gugong-token-wall = un servitore dalla riserva sulla Grande Muraglia
gugong-token-buy-jade = { $n ->
    [one] { $need ->
        [one] { $n } giada per { $need } servitore
       *[other] { $n } giada per { $need } servitori
    }
   *[other] { $need ->
        [one] { $n } giade per { $need } servitore
       *[other] { $n } giade per { $need } servitori
    }
}
gugong-token-double = il segnalino che conta come due
gugong-token-plus = oggi +{ $n } al valore di tutti i propri doni
gugong-token-toll = oggi un pedaggio di { $n } PV
gugong-token-follow = seguire oggi gli altri

## Decrees by what they bring, as nouns

gugong-decree-morning-intrigue = { $n ->
    [one] { $n } passo dell’Intrigo ogni mattina
   *[other] { $n } passi dell’Intrigo ogni mattina
}
gugong-decree-morning-ship = un servitore dalla riserva su una barca ogni mattina
gugong-decree-morning-servants = { $n ->
    [one] { $n } servitore ogni mattina
   *[other] { $n } servitori ogni mattina
}
gugong-decree-morning-envoy = { $n ->
    [one] { $n } passo dell’emissario ogni mattina
   *[other] { $n } passi dell’emissario ogni mattina
}
gugong-decree-morning-swap = un cambio di carte ogni mattina
gugong-decree-cheaper-travel = { $n ->
    [one] due movimenti di viaggio per { $n } servitore in meno
   *[other] due movimenti di viaggio per { $n } servitori in meno
}
gugong-decree-cheaper-jade = { $n ->
    [one] l’azione Giada per { $n } servitore in meno
   *[other] l’azione Giada per { $n } servitori in meno
}
gugong-decree-extra-on-wall = un servitore in più, dalla riserva, con ogni azione Grande Muraglia
gugong-decree-equal-is-higher = doni di pari valore buoni come quelli superiori
gugong-decree-cheaper-decrees = { $n ->
    [one] altri decreti per { $n } servitore in meno
   *[other] altri decreti per { $n } servitori in meno
}
gugong-decree-vp-per-vp = { $max ->
    [0] a fine partita { $n } PV ogni { $per } PV
   *[other] a fine partita { $n } PV ogni { $per } PV, al massimo { $max }
}
gugong-decree-vp-at-end = { $n } PV a fine partita
gugong-decree-vp-per-jade = { $max ->
    [0] a fine partita { $n } PV per ogni giada
   *[other] a fine partita { $n } PV per ogni giada, al massimo { $max }
}
gugong-decree-vp-per-decree = a fine partita { $n } PV per ogni proprio decreto, compreso questo
gugong-decree-vp-per-reward = a fine partita { $n } PV per ogni propria ricompensa dei porti

## Intrigue benefits

gugong-benefit-servants = { $steps ->
    [one] { $n ->
        [one] { $n } servitore per { $steps } passo in giù
       *[other] { $n } servitori per { $steps } passo in giù
    }
   *[other] { $n ->
        [one] { $n } servitore per { $steps } passi in giù
       *[other] { $n } servitori per { $steps } passi in giù
    }
}
gugong-benefit-die = { $steps ->
    [one] un dado girato per { $steps } passo in giù
   *[other] un dado girato per { $steps } passi in giù
}
gugong-benefit-jade = { $n ->
    [one] { $steps ->
        [one] { $n } giada per { $steps } passo in giù
       *[other] { $n } giada per { $steps } passi in giù
    }
   *[other] { $steps ->
        [one] { $n } giade per { $steps } passo in giù
       *[other] { $n } giade per { $steps } passi in giù
    }
}

## The Grand Canal

gugong-port = porto { $n } della rotta { $route }
gugong-ship = barca { $n }
gugong-reward-vp = { $n } PV
gugong-reward-card = una carta dono
gugong-reward-double = il servitore doppio
gugong-reward-any = una ricompensa a scelta
gugong-reward-none = nessuna ricompensa

## Meng’s cards

gugong-automa-card = { $top }; al crepuscolo: { $bottom }
gugong-automa-focus = Speciale: il suo obiettivo
gugong-dusk-travel = paga per un altro passo di viaggio
gugong-dusk-wall = paga per un altro servitore sulla Grande Muraglia
gugong-dusk-intrigue = paga per altri passi dell’Intrigo
gugong-dusk-palace = paga per un altro passo dell’emissario
gugong-dusk-canal = paga per un altro servitore su una barca
gugong-dusk-free-travel = un passo di viaggio gratis

## The score

gugong-score-wall = Grande Muraglia
gugong-score-destiny = Dadi del destino
gugong-score-decrees = Decreti, subito
gugong-score-travel = Segnalini viaggio
gugong-score-trades = Conversioni
gugong-score-palace = Passi dentro il palazzo
gugong-score-ports = Porti
gugong-score-tolls = Pedaggi
gugong-score-court = Favore a corte
gugong-score-decrees-end = Decreti, a fine partita
gugong-score-audience = Udienza con l’imperatore
gugong-score-jade = Giada
gugong-score-outside = Fuori dal palazzo

gugong-tie-intrigue = La parità si risolve con il tracciato dell’Intrigo.
