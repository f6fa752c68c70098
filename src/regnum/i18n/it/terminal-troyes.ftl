### Troyes in the terminal: short words for tables of text.

term-troyes-header = Round { $round } di { $rounds } · { $phase } · inizia { $who }
term-troyes-phase-placement = piazzamento
term-troyes-phase-black = dadi neri
term-troyes-phase-actions = azioni
term-troyes-phase-over = finita

## Marks

term-troyes-die-red = R
term-troyes-die-white = B
term-troyes-die-yellow = G
term-troyes-die-black = N
term-troyes-die = { $letter }{ $n }
term-troyes-neutral = n
term-troyes-nobody = ·
term-troyes-divisor = ÷{ $n }
term-troyes-hire = assumi { $n }
term-troyes-first-second = PV { $first }, { $second }
term-troyes-delayed = dopo: { $text }

## The table

term-troyes-events = Eventi (mazzi: rossi { $red }, bianchi { $white }, gialli { $yellow })
term-troyes-square = Piazza della città
term-troyes-black-dice = Dadi neri
term-troyes-purse = { $n ->
    [one] ha passato, { $n } denaro nel quartiere
   *[other] ha passato, { $n } denari nel quartiere
}
term-troyes-group = Scelti: totale { $total }, prezzo { $price }
term-troyes-buildings = Edifici
term-troyes-lying = sdr.
term-troyes-cathedral = Cattedrale
term-troyes-level = liv. { $n }
term-troyes-cards = Carte attività
term-troyes-face-down = { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
}
term-troyes-character-row = Personaggi, in testa il prossimo
term-troyes-tiers = { $counts }: { $points } PV da { $least } in su
term-troyes-standing = ha { $n }: { $vp } PV
term-troyes-ranking = I dadi di Le Roy, prima i migliori
term-troyes-king-row = { $what } ({ $dice })
term-troyes-king-row-free = { $what }
term-troyes-won = Eventi vinti:
term-troyes-now = (ora { $n } PV)

## What events do every round

term-troyes-black = { $n ->
    [one] { $n } dado nero
   *[other] { $n } dadi neri
}
term-troyes-effect-neutral-citizen = un cittadino neutrale ({ $building })
term-troyes-effect-lose-deniers = { $n ->
    [one] tutti perdono { $n } denaro
   *[other] tutti perdono { $n } denari
}
term-troyes-effect-lose-influence = tutti perdono { $n } influenza
term-troyes-effect-pay-per-citizen = { $n ->
    [one] tutti pagano { $n } denaro per cittadino ({ $building })
   *[other] tutti pagano { $n } denari per cittadino ({ $building })
}
term-troyes-effect-remove-cathedral = via il cubetto più alto della cattedrale
term-troyes-effect-add-cathedral = cubetto neutrale nella cattedrale
term-troyes-effect-add-cubes = { $n ->
    [one] cubetto neutrale sull’evento a sinistra
   *[other] cubetto neutrale su ognuno dei { $n } eventi a sinistra
}
term-troyes-effect-resist = chiama un evento rosso

## What one use of a card does. $gain, $pay - goods; $dice, $other - colours.

term-troyes-use-gain = { $gain }
term-troyes-use-exchange = { $pay } → { $gain }
term-troyes-use-per-citizen = { $gain } per cittadino nel palazzo o nel vescovado
term-troyes-use-add-to-total = gruppo { $dice } +{ $n }
term-troyes-use-add-to-each = ogni dado { $dice } +{ $n }
term-troyes-use-add-to-each-any = ogni dado +{ $n }
term-troyes-use-set-each = ogni dado { $dice } vale { $n }
term-troyes-use-set-each-any = ogni dado vale { $n }
term-troyes-use-recolour = gruppo { $dice } come { $other }
term-troyes-use-multiply = { $other_id ->
    [troyes-colour-red] un dado { $dice } come { $n } rossi
    [troyes-colour-white] un dado { $dice } come { $n } bianchi
    [troyes-colour-yellow] un dado { $dice } come { $n } gialli
   *[other] un dado { $dice } come { $n } di colore { $other }
}
term-troyes-use-free-dice = { $dice_id ->
    [troyes-colour-red] dadi rossi altrui gratis
    [troyes-colour-white] dadi bianchi altrui gratis
    [troyes-colour-yellow] dadi gialli altrui gratis
   *[other] dadi altrui gratis ({ $dice })
}
term-troyes-use-most-dice = { $gain } a chi ha più dadi
term-troyes-use-highest-sum = { $dice_id ->
    [troyes-colour-red] { $gain } con la somma più alta di dadi rossi
    [troyes-colour-white] { $gain } con la somma più alta di dadi bianchi
    [troyes-colour-yellow] { $gain } con la somma più alta di dadi gialli
   *[other] { $gain } con la somma di dadi più alta ({ $dice })
}
term-troyes-use-per-cathedral = { $n ->
    [one] { $gain } per cubetto nella cattedrale
   *[other] { $gain } ogni { $n } cubetti nella cattedrale
}
term-troyes-use-cubes-per-die = un cubetto evento per dado { $dice } rimasto
term-troyes-use-cube-on-roll = un cubetto evento lanciando { $n }+
term-troyes-use-cube-for-pay = { $pay } → un cubetto evento
term-troyes-use-collect = { $gain } per cittadino altrui nel municipio
term-troyes-use-per-event = { $gain } per evento con un cubetto
term-troyes-use-per-die = { $gain } per dado { $dice } in tutti i quartieri
term-troyes-use-per-die-in-best = { $gain } per dado { $dice } del quartiere che ne ha di più

## Seats

term-troyes-vp-hidden = PV nascosti
term-troyes-supply = riserva { $n } ({ $reserve } da reclutare)
term-troyes-citizens = { $building } { $n }
term-troyes-tradesmen = commercianti { $n } ({ $vp } PV)
term-troyes-windows = cattedrale { $n }

term-troyes-number-deniers = Denari
term-troyes-number-influence = Influenza
term-troyes-number-vp = PV
term-troyes-number-supply = Riserva
term-troyes-number-reserve = Riserva generale
term-troyes-number-purse = Denari nel quartiere
term-troyes-number-tradesmen = Commercianti
term-troyes-number-cathedral = Cubetti della cattedrale

## Legend

term-troyes-legend-die-red = un dado rosso (militare)
term-troyes-legend-die-white = un dado bianco (religioso)
term-troyes-legend-die-yellow = un dado giallo (civile)
term-troyes-legend-owner = un cittadino, commerciante o cubetto del primo giocatore; P2: del secondo, e così via
term-troyes-legend-neutral = un cittadino o cubetto neutrale
term-troyes-legend-nobody = uno spazio o stendardo libero
term-troyes-legend-slots = caselle di una carta: quelle libere con i loro PV, le altre con il loro giocatore; tra parentesi tonde: sull’illustrazione
term-troyes-legend-cubes = i cubetti di questo giocatore in attesa sulla carta
term-troyes-legend-space = 5–6 2:P1 è il posto 2 della fila dei dadi 5 e 6; nel palazzo, 4:P1 è lo spazio del numero 4
term-troyes-legend-flags = stendardi di un evento con i loro cubetti; PV 3, 1: per chi ha più cubetti e per chi viene dopo
term-troyes-legend-divisor = il totale dei dadi si divide per questo numero, arrotondando per difetto: dà gli usi o i cubetti; i dadi sono del colore della carta, se non si dice altro
