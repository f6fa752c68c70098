### How choices are shown in the rail, and what is answered without being asked.

## Questions with one sensible answer

web-set-askall = Ask me everything, also what has only one sensible answer
# $answers (list) - what was chosen without a question, such as "Take 2 servants".
web-answered-so = Done without asking: { $answers }
web-answered-so-why = There was only one sensible answer. Undo goes back to the question; the settings have a switch to be asked everything.

## Choices in symbols: their words on demand

# $choice - what one can choose; $more (list) - what it brings.
web-choice-with = { $choice }: { $more }

## Paladins

web-paladins-ask-turn = Take one action, or pass
web-paladins-pass-fewer = keep fewer
# Headings of a strip of symbols: what an action costs, what has been placed and paid for it, what it brings then.
web-paladins-costs = Costs
web-paladins-given = Paid
web-paladins-then = Then
# $what - a card, a space of the map, an action: what was touched before the action that asks about it.
web-paladins-aim = For: { $what }
web-paladins-aim-jar = your jar

# What a choice does, on the button that confirms it: as short as can be.
web-paladins-verb-take = Take this card
web-paladins-verb-paladin = Choose paladin
web-paladins-verb-tavern = Go to this tavern
web-paladins-verb-workers = Place workers
web-paladins-verb-keep = Keep these
web-paladins-verb-workshop = Place workshop
web-paladins-verb-hire = Take into crew
web-paladins-verb-discard = Discard for reward
web-paladins-verb-monk = Place monk
web-paladins-verb-outpost = Place outpost
web-paladins-verb-jar = Place jar
web-paladins-verb-attack = Attack
web-paladins-verb-convert = Convert
web-paladins-verb-clear = Clear the space
web-paladins-verb-favour = Use King’s Favour

## Gùgōng

web-gugong-ask-exchange = Which gift do you give?
web-gugong-ask-where = With which official?
# What the card given and the card that lies there count, for the eye.
web-gugong-compared = { $value } : { $there }
# What a choice does, on the button that confirms it.
web-gugong-verb-give = Give this card
web-gugong-verb-at = Exchange here
web-gugong-verb-servants = Pay servants
web-gugong-verb-discard = Discard this card
web-gugong-verb-no-action = Take no action
web-gugong-verb-take = Take servants
web-gugong-verb-swap = Swap this card
web-gugong-verb-with = Swap here
web-gugong-verb-take-back = Take it back
web-gugong-verb-use-token = Use the token
web-gugong-verb-place-token = Place the token
web-gugong-verb-trade = Trade tokens
web-gugong-verb-build = Build
web-gugong-verb-house = Buy jade
web-gugong-verb-decree = Buy the decree
web-gugong-verb-use-decree = Use the decree
web-gugong-verb-go = Travel here
web-gugong-verb-load = Load a servant
web-gugong-verb-new = Load a new ship
web-gugong-verb-move = Move the ship
web-gugong-verb-claim = Claim the reward
web-gugong-verb-skip = Skip
web-gugong-verb-done = Done

## Troyes

web-troyes-ask-turn = Choose an action, or dice first
web-troyes-power-reroll-what = Re-roll: pay influence and roll one of your dice again.
# A space of a building, for the eye. $values - its dice, such as "3–4"; $place (number) - in its row.
web-troyes-space-short = { $values } · { $place }
# What a choice does, on the button that confirms it.
web-troyes-verb-target-hire = Hire
web-troyes-verb-target-card = Use the card
web-troyes-verb-target-event = Counter
web-troyes-verb-target-building = Place citizen
web-troyes-verb-target-cathedral = Build
web-troyes-verb-target-agriculture = Harvest
web-troyes-verb-dice = Use the dice
web-troyes-verb-die = Take this die
web-troyes-verb-cube = Use this cube
web-troyes-verb-event = Place cube
web-troyes-verb-space = Place citizen
web-troyes-verb-supply = Take citizen
web-troyes-verb-move = Move citizen
web-troyes-verb-recruit = Recruit
web-troyes-verb-reroll = Roll again
web-troyes-verb-flip = Turn dice
web-troyes-verb-flip-die = Turn it over
web-troyes-verb-beat = Counter
web-troyes-verb-pass = Pass
