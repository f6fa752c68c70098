### Paladins in the browser: help in words for everything on the boards, and the glossary.

## Cards of the rows. $rewards (list) - what they bring; $ability - when, and what.

web-paladins-help-discard = Discarded: { $rewards }.
web-paladins-help-at-once = On joining the crew: { $rewards }.
web-paladins-help-in-crew = In the crew: { $ability }.
# $silver (number) - the price of the place; $debt (number) - 1 if a debt will do instead.
web-paladins-help-price = { $silver ->
    [0] This place is free.
   *[other] { $debt ->
        [1] This place costs you { $silver } silver, or a debt.
       *[other] This place costs you { $silver } silver.
    }
}
# In the draft before the first round, and as a reward.
web-paladins-help-price-free = This time it costs you nothing, whatever its place.
web-paladins-help-empty-place = Empty place
web-paladins-help-refilled = It is filled at the end of the round.
# $strength, $faith (numbers) - the flags above the place.
web-paladins-help-attack = Attack (strength { $strength }): { $rewards }.
# $silver (number) - for the strength that is missing.
web-paladins-help-attack-silver = Your missing strength would cost { $silver } silver.
web-paladins-help-convert = Convert (faith { $faith }): { $rewards }; { $scoring }.
# $scoring - "at the end 1 VP for every 2 times Garrison".
web-paladins-help-converted = Converted: { $scoring }.
web-paladins-help-points-now = { $n } VP as things stand.

## Paladins, walls, taverns

web-paladins-help-paladin-workers = Brings: { $workers }.
web-paladins-help-paladin-effect = For this round: { $effect }.
web-paladins-help-wall = Wall
web-paladins-help-wall-gave = It gave: { $wall }.
web-paladins-help-tavern = Tavern
web-paladins-help-tavern-workers = Whoever takes it gains: { $workers }.
web-paladins-help-tavern-criminals = { $n ->
    [one] The criminal brings a suspicion.
   *[other] Each of the { $n } criminals brings a suspicion.
}
web-paladins-help-tavern-taken = It has been taken.

## The King’s cards

web-paladins-help-order = Whoever has done this by the end scores { $vp } VP.
# $name - the player; $n, $needed (numbers) - done so far, and needed.
web-paladins-help-progress = { $name }: { $n } of { $needed }.
web-paladins-help-order-hidden = A King’s Order, turned up in round { $round }: worth { $vp } VP at the end.
# $slots - who may stand there, such as "a scout".
web-paladins-help-favour-worker = Worker: { $slots }.
web-paladins-help-favour-cost = Worker: { $slots }. Cost: { $cost }.
web-paladins-help-favour-effect = Brings: { $effect }.
web-paladins-help-favour-used = A worker stands there: it is free again next round.
web-paladins-help-favour-once = Serves one player a round; praying does not clear it.
web-paladins-help-favour-hidden = A King’s Favour, turned up in round { $round }.

## The main board

web-paladins-help-region = Region { paladins-roman }
web-paladins-help-region-flags = Needed here for monks: { $faith } faith; for outposts: { $strength } strength. The same flags hold for the outsider below.
web-paladins-help-space-gives = A monk or an outpost placed here brings: { $rewards }.
# $players (number) - how many it takes.
web-paladins-help-space-closed = Open with { $players } or more players only.
web-paladins-help-space-monk = A monk stands here: { $name }.
web-paladins-help-space-outpost = An outpost stands here: { $name }.
web-paladins-help-tax = Tax supply
# $full (number) - silver after an Inquisition.
web-paladins-help-tax-now = { $n } of { $full } silver left.
web-paladins-help-tax-last = Whoever takes the last silver brings about an Inquisition: the player with most suspicion takes a debt and returns half of the suspicion; then the supply is filled up again.

## A player’s board

web-paladins-help-suspicion = Suspicion
web-paladins-help-suspicion-held = { $name }: { $n }.
web-paladins-help-suspicion-what = Drawn with every criminal gained. In an Inquisition, most suspicion means a debt.
web-paladins-help-debts = Debts
# $unpaid, $paid (numbers) - debts; $minus, $plus (numbers) - points for each.
web-paladins-help-debts-held = Unpaid: { $unpaid } ({ $minus } VP each). Paid: { $paid } ({ $plus } VP each).
web-paladins-help-workers = Workers
web-paladins-help-workers-held = Not placed yet: { $workers }.
# $n (number) - how many may be kept.
web-paladins-help-workers-kept = When passing, up to { $n } may be kept for the next round.
web-paladins-help-seat-points = { $n } VP as things stand.
web-paladins-help-passed = Has passed for this round.
# $name - faith, strength or influence; $track, $now, $vp (numbers).
web-paladins-help-attribute = { $name }: { $track } on the track, { $now } with the paladin, worth { $vp } VP.
# $slots (list) - who may stand there.
web-paladins-help-slots = Workers: { $slots }. A criminal may stand in for anybody.
web-paladins-help-slots-none = Workshops do all the work here.
# $cost (list) - silver or provisions.
web-paladins-help-cost-now = Cost now: { $cost }.
# $attribute - influence; $n (number) - what the next one needs.
web-paladins-help-need-now = Needed for the next one: { $n } { $attribute }.
# $n, $most (numbers) - how often, and how often at most.
web-paladins-help-done = Done: { $n } of { $most }.
# $vp (number) - points for what is done so far.
web-paladins-help-done-points = Done: { $n } of { $most }, worth { $vp } VP so far.
web-paladins-help-used = Workers stand here: a prayer clears it, and so does passing.
web-paladins-help-action-develop = Your leftmost workshop moves to the right side and does a worker’s job there for good; you gain the worker under it.
web-paladins-help-action-recruit = One worker: discard a townsfolk for its reward. With a fighter: take it into your crew.
# $one, $two (numbers) - what one and two workers bring.
web-paladins-help-action-hunt = Provisions with one worker: { $one }; with a scout as well: { $two }.
web-paladins-help-action-trade = Silver with one worker: { $one }; with a merchant as well: { $two }.
web-paladins-help-action-pray = Clears one of your other action spaces, so that you can use it again.
web-paladins-help-action-conspire = Brings a criminal, and with it a suspicion.
web-paladins-help-action-commission = Sends a monk to a free space of the main board; its faith flag must be met.
web-paladins-help-action-fortify = Builds the top wall of the deck and gains its rewards.
web-paladins-help-action-garrison = Sets up an outpost on a free space of the main board; its strength flag must be met.
web-paladins-help-action-absolve = Moves a jar to a free space of the shelf for its reward, and removes a suspicion.
web-paladins-help-action-attack = Drives off an outsider for the rewards at the top of the card.
web-paladins-help-action-convert = Wins an outsider over for its strength, and for points at the end.
web-paladins-help-gains = Every time: { $rewards }.
web-paladins-help-slot = { $action }: worker space
web-paladins-help-slot-workshop = A workshop stands here: no worker is needed.
web-paladins-help-slot-worker = Here stands: { $worker }.
web-paladins-help-slot-takes = For: { $slots }.
web-paladins-help-jar = Space for a jar
web-paladins-help-jar-gives = Absolve with this space brings: { $rewards }.
web-paladins-help-jar-filled = A jar stands here already.
web-paladins-help-next-workshops = Workers under your workshops, left to right: { $workers }.

## The glossary: groups, then the symbols by name with what they mean.

web-paladins-glossary-workers = Workers
web-paladins-glossary-attributes = Attributes and points
web-paladins-glossary-goods = Goods, tax, suspicion, debts
web-paladins-glossary-pieces = Pieces of a player
web-paladins-glossary-actions = Actions
web-paladins-glossary-cards = Cards and signs

web-paladins-term-labourer = Labourer
web-paladins-term-labourer-what = A white worker. Stands on clear spaces only.
web-paladins-term-scout = Scout
web-paladins-term-scout-what = A green worker, for Hunt, Commission, Fortify and Attack.
web-paladins-term-merchant = Merchant
web-paladins-term-merchant-what = A blue worker, for Trade, Fortify, Garrison and Absolve.
web-paladins-term-fighter = Fighter
web-paladins-term-fighter-what = A red worker, for Recruit, Garrison, Attack and Convert.
web-paladins-term-cleric = Cleric
web-paladins-term-cleric-what = A black worker, for Pray, Commission, Absolve and Convert.
web-paladins-term-criminal = Criminal
web-paladins-term-criminal-what = A purple worker who may stand anywhere. Each one gained brings a suspicion.
web-paladins-term-any = Any worker
web-paladins-term-any-what = A clear space: whoever you like may stand here.
web-paladins-term-faith = Faith
web-paladins-term-faith-what = Needed to commission monks and to convert outsiders; gained by Garrison and Absolve.
web-paladins-term-strength = Strength
web-paladins-term-strength-what = Needed to garrison outposts and to attack outsiders; gained by Fortify and Convert.
web-paladins-term-influence = Influence
web-paladins-term-influence-what = Needed to fortify and to absolve; gained by Commission and Attack.
web-paladins-term-vp = Victory points
web-paladins-term-vp-what = What is counted at the end: most points win.
web-paladins-term-silver = Silver
web-paladins-term-silver-what = Pays for townsfolk, Develop, Pray, Absolve and Convert. Three goods left at the end are 1 VP.
web-paladins-term-provision = Provision
web-paladins-term-provision-what = Pays for Commission, Fortify and Garrison. Three goods left at the end are 1 VP.
web-paladins-term-tax = Tax
web-paladins-term-tax-what = Silver from the tax supply. It must be taken, and the last one brings about an Inquisition.
web-paladins-term-suspicion = Suspicion
web-paladins-term-suspicion-what = A card drawn for each criminal gained; it may bring tax. Most suspicion in an Inquisition means a debt.
web-paladins-term-unsuspect = Remove a suspicion
web-paladins-term-unsuspect-what = Your newest suspicion card is discarded.
web-paladins-term-debt = Unpaid debt
web-paladins-term-debt-what = Costs 3 VP at the end, unless it is paid or destroyed.
web-paladins-term-debt-paid = Pay a debt
web-paladins-term-debt-paid-what = An unpaid debt is turned over: instead of costing points it is worth 1 VP.
web-paladins-term-debt-gone = Destroy a debt
web-paladins-term-debt-gone-what = An unpaid debt goes back to the pile.
web-paladins-term-debt-gain = Take a debt
web-paladins-term-debt-gain-what = An unpaid debt joins your board.
web-paladins-term-workshop = Workshop
web-paladins-term-workshop-what = Placed by Develop on a worker space of the right side: it needs no worker any more.
web-paladins-term-monk = Monk
web-paladins-term-monk-what = Placed on the main board by Commission.
web-paladins-term-outpost = Outpost
web-paladins-term-outpost-what = Placed on the main board by Garrison.
web-paladins-term-jar = Jar
web-paladins-term-jar-what = Placed on a reward space of your own board by Absolve.
web-paladins-term-wall = Wall
web-paladins-term-wall-what = A card built above your board by Fortify; some show points for the end.
web-paladins-term-develop = Develop
web-paladins-term-develop-what = Place a workshop on the right side.
web-paladins-term-recruit = Recruit
web-paladins-term-recruit-what = Discard a townsfolk for its reward, or take it into your crew. As a reward: into the crew, without workers or silver.
web-paladins-term-hunt = Hunt
web-paladins-term-hunt-what = Gain provisions.
web-paladins-term-trade = Trade
web-paladins-term-trade-what = Gain silver.
web-paladins-term-pray = Pray
web-paladins-term-pray-what = Clear an action space of your board of its workers.
web-paladins-term-conspire = Conspire
web-paladins-term-conspire-what = Gain a criminal, and a suspicion.
web-paladins-term-commission = Commission
web-paladins-term-commission-what = Place a monk on the main board: faith needed, influence gained.
web-paladins-term-fortify = Fortify
web-paladins-term-fortify-what = Build a wall: influence needed, strength gained.
web-paladins-term-garrison = Garrison
web-paladins-term-garrison-what = Place an outpost on the main board: strength needed, faith gained.
web-paladins-term-absolve = Absolve
web-paladins-term-absolve-what = Place a jar: influence needed, faith gained, a suspicion removed.
web-paladins-term-attack = Attack
web-paladins-term-attack-what = Drive off an outsider: strength needed, influence gained.
web-paladins-term-convert = Convert
web-paladins-term-convert-what = Win an outsider over: faith needed, strength gained.
web-paladins-term-paladin = Paladin
web-paladins-term-paladin-what = Helps you for one round with workers, attributes and an ability.
web-paladins-term-tavern = Tavern
web-paladins-term-tavern-what = Four workers, taken at the beginning of the round.
web-paladins-term-townsfolk = Townsfolk
web-paladins-term-townsfolk-what = Cards of the row above the board; those in your crew have an ability for the whole game.
web-paladins-term-saracen = Saracen
web-paladins-term-saracen-what = One of three peoples of outsiders. Assassins count those you attacked.
web-paladins-term-byzantine = Byzantine
web-paladins-term-byzantine-what = One of three peoples of outsiders. Barbarians count those you attacked.
web-paladins-term-viking = Viking
web-paladins-term-viking-what = One of three peoples of outsiders. Invaders count those you attacked.
web-paladins-term-purse = Mercenaries
web-paladins-term-purse-what = Your converted mercenaries: each is worth more the more of them you have.
web-paladins-term-order = King’s Order
web-paladins-term-order-what = An action to be done five times by the end, for points.
web-paladins-term-favour = King’s Favour
web-paladins-term-favour-what = An action space on the main board, for one player a round.
web-paladins-term-inquisition = Inquisition
web-paladins-term-inquisition-what = Comes when the tax supply is empty: crews act, most suspicion means a debt, the supply is filled up.
web-paladins-term-start = Start player
web-paladins-term-start-what = Acts first this round; the marker goes on clockwise.
web-paladins-term-scheme = Scheme
web-paladins-term-scheme-what = What the AI player wants to do next.
web-paladins-term-rest = Rest
web-paladins-term-rest-what = The AI player passes, and its marker moves 1 space and 1 more for each worker left.
web-paladins-term-marker = Resource marker
web-paladins-term-marker-what = The AI player’s goods, and the place in the rows it aims at.
web-paladins-term-bolt = At once
web-paladins-term-bolt-what = Gained when the card joins your crew.
web-paladins-term-discard = Discard
web-paladins-term-discard-what = Gained when the card is discarded instead of joining a crew.
