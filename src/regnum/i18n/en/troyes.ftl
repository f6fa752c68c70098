### Troyes: what things are called.

troyes-title = Troyes
troyes-automa = Le Roy
# The neutral player, whose pieces are grey: a name beside those of players, mostly in parentheses.
troyes-grey = Neutral
troyes-option-bonus = Bonus cards
troyes-option-bonus-no = without
troyes-option-bonus-yes = with

## Colours and buildings

# Colours of dice, in sentences. Where they would have to agree, select on the id that comes with them
# ([troyes-colour-red] …), or write "of the colour …".
troyes-colour-red = red
troyes-colour-white = white
troyes-colour-yellow = yellow
troyes-colour-any = of any colour

troyes-building-palace = Palace
troyes-building-bishopric = Bishopric
troyes-building-city-hall = City Hall

# $n (number) - the die that leads there.
troyes-space-palace = Palace { $n }
# $from, $to (numbers) - the dice that lead to this row; $place (number) - in the row, from the left.
troyes-space-row = { $building } { $from }–{ $to }, place { $place }
# A space of the cathedral. $number (number) - the die that leads there.
troyes-window = number { $number } on level { $level }

## Dice

# $colour - red, white or yellow; $value (number) - what it shows.
troyes-die = { $colour } { $value }
troyes-black-die = black { $value }
# A number in a list of dice.
troyes-value = { $n }

## Deniers, influence, victory points

troyes-good-denier = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
troyes-good-influence = { $n } influence
troyes-good-vp = { $n } VP

## What an action is about; where a citizen comes from

# Two places that an action may be about; names without an article.
troyes-target-cathedral = cathedral
troyes-target-agriculture = agriculture
# Where a citizen comes from: after a colon. Personal supply: the player’s own citizens at hand.
troyes-source-supply = personal supply
# General supply: citizens not in play yet, recruited for influence.
troyes-source-recruit = general supply
troyes-source-space = { $space }
# Citizens who were expelled lie on the building until the end of the round.
troyes-source-lying = lying citizens ({ $building })
# Tradesmen are citizens on an activity card.
troyes-source-card = tradesmen ({ $card })

## The score

troyes-score-tokens = VP tokens
# The same told apart, at the end of the game: what brought the tokens, and those given back.
troyes-score-won-events = Events countered
troyes-score-windows = Cathedral
troyes-score-activities = Activities
troyes-score-king-rolls = Le Roy’s rolls
troyes-score-losses = VP given back
troyes-score-events = Cubes on events
troyes-score-tradesmen = Tradesmen
troyes-score-cathedral = Missing levels of the cathedral
troyes-score-urbain-iv = { troyes-character-urbain-iv }
troyes-score-chretien-de-troyes = { troyes-character-chretien-de-troyes }
troyes-score-hugues-de-payns = { troyes-character-hugues-de-payns }
troyes-score-thibaut-ii = { troyes-character-thibaut-ii }
troyes-score-henry-i = { troyes-character-henry-i }
troyes-score-le-florentin = { troyes-character-le-florentin }
