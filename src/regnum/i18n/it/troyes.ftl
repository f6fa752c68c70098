### Troyes: what things are called.

troyes-title = Troyes
troyes-automa = Le Roy
troyes-grey = Neutrale
troyes-option-bonus = Carte bonus
troyes-option-bonus-no = no
troyes-option-bonus-yes = sì

## Colours and buildings

troyes-colour-red = rosso
troyes-colour-white = bianco
troyes-colour-yellow = giallo
troyes-colour-any = di qualsiasi colore

troyes-building-palace = Palazzo
troyes-building-bishopric = Vescovado
troyes-building-city-hall = Municipio

troyes-space-palace = Palazzo { $n }
troyes-space-row = { $building } { $from }–{ $to }, posto { $place }
troyes-window = vetrata { $number } del livello { $level }

## Dice

troyes-die = { $value } { $colour }
troyes-black-die = { $value } nero
troyes-value = { $n }

## Deniers, influence, victory points

troyes-good-denier = { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}
troyes-good-influence = { $n } influenza
troyes-good-vp = { $n } PV

## What an action is about; where a citizen comes from

troyes-target-cathedral = cattedrale
troyes-target-agriculture = agricoltura
troyes-source-supply = riserva personale
troyes-source-recruit = riserva generale
troyes-source-space = { $space }
troyes-source-lying = cittadini sdraiati ({ $building })
troyes-source-card = commercianti ({ $card })

## The score

troyes-score-tokens = Segnalini PV
troyes-score-won-events = Eventi contrastati
troyes-score-windows = Cattedrale
troyes-score-activities = Attività
troyes-score-king-rolls = Lanci di Le Roy
troyes-score-losses = PV restituiti
troyes-score-events = Cubetti sugli eventi
troyes-score-tradesmen = Commercianti
troyes-score-cathedral = Livelli mancanti della cattedrale
troyes-score-urbain-iv = { troyes-character-urbain-iv }
troyes-score-chretien-de-troyes = { troyes-character-chretien-de-troyes }
troyes-score-hugues-de-payns = { troyes-character-hugues-de-payns }
troyes-score-thibaut-ii = { troyes-character-thibaut-ii }
troyes-score-henry-i = { troyes-character-henry-i }
troyes-score-le-florentin = { troyes-character-le-florentin }
