### Troyes: the names of cards, events and characters, and what they do in our own words.
### Numbers come from the component file. The names of the buildings are in troyes.ftl.

## Activity cards: red

troyes-card-archer = Archer
troyes-card-chivalry = Chivalry
troyes-card-diplomat = Diplomat
troyes-card-hunting = Hunting
troyes-card-mercenary = Mercenary
troyes-card-tax-collector = Tax Collector
troyes-card-captain = Captain
troyes-card-joust = Joust
troyes-card-troubadour = Troubadour
troyes-card-banquet = Banquet

## Activity cards: white

troyes-card-monk = Monk
troyes-card-priest = Priest
troyes-card-tithe = Tithe
troyes-card-apprenticeship = Apprenticeship
troyes-card-confession = Confession
troyes-card-templar = Templar
troyes-card-glassblower = Glassblower
troyes-card-pilgrimage = Pilgrimage
troyes-card-procession = Procession
troyes-card-prior = Prior

## Activity cards: yellow

troyes-card-artisan = Artisan
troyes-card-merchant = Merchant
troyes-card-miller = Miller
troyes-card-blacksmith = Blacksmith
troyes-card-innkeeper = Innkeeper
troyes-card-militia = Militia
troyes-card-goldsmith = Goldsmith
troyes-card-journeyman = Journeyman
troyes-card-sculptor = Sculptor
troyes-card-baker = Baker

## What activity cards do, by the kind of their effect (components.toml).
## $gain, $pay (list) - deniers, influence, VP. $n (number). $dice, $as (text) - a colour.

troyes-effect-gain = Each use brings you { $gain }.
troyes-effect-exchange = With each use you turn { $pay } into { $gain }.
troyes-effect-per-citizen = For each use, name the palace or the bishopric: every citizen of yours who stands there brings { $gain }.
troyes-effect-add-to-total = A cube makes a group of { $dice } dice worth { $n } more, however many dice it has.
troyes-effect-add-to-each = A cube makes every die of a { $dice } group worth { $n } more, beyond 6 too.
troyes-effect-add-to-each-any = A cube makes every die of a group worth { $n } more, whatever its colour and beyond 6 too.
troyes-effect-set-each = A cube turns every die of a { $dice } group into a { $n }.
troyes-effect-set-each-any = A cube turns every die of a group, whatever its colour, into a { $n }.
troyes-effect-recolour = A cube lets a group of { $dice } dice do the work of { $as } dice.
troyes-effect-multiply = A cube lets a single { $dice } die do the work of { $n } { $as } dice of its number. It stays alone in its group and is bought at the price of one die.
troyes-effect-free-dice = { $n ->
    [one] A cube saves you the price of one { $dice } die from every other district, the neutral one included, in a group of { $dice } dice.
   *[other] A cube saves you the price of { $n } { $dice } dice from every other district, the neutral one included, in a group of { $dice } dice.
}
troyes-effect-most-dice = Each use brings { $gain } to whoever has most dice left in their district, and to everybody tied for it.
troyes-effect-highest-sum = If nobody’s remaining { $dice } dice add up to more than yours, each use brings { $gain } to you and to everybody tied with you.
troyes-effect-per-cathedral = { $n ->
    [one] Each use brings { $gain } for every cube of yours in the cathedral.
   *[other] Each use brings { $gain } for every { $n } cubes of yours in the cathedral.
}
troyes-effect-cubes-per-die = With each use you place one cube on an event for every { $dice } die left in your district. They may go to different events.
troyes-effect-cube-on-roll = Each use rolls a die: from { $n } up, you place a cube on an event of your choice.
troyes-effect-cube-for-pay = With each use you pay { $pay } and place a cube on an event of your choice. All of it is paid before the first cube.
troyes-effect-collect = Each use brings { $gain } for every citizen of others in the city hall: players pay for theirs, the bank for neutral ones.
troyes-effect-per-event = Each use brings { $gain } for every event, Marauding too, on which you have a cube.
troyes-effect-per-die = Each use brings { $gain } for every { $dice } die left in all districts together.
troyes-effect-per-die-in-best = Each use brings { $gain } for every { $dice } die in the district that has most of them, whoever owns it.

# $places (list) - buildings and the cathedral.
troyes-effect-not-for = Not for choosing a space: { $places }.
# $n (number) - what the card says in the solo game.
troyes-effect-solo-free-dice = Alone, up to { $n } of Le Roy’s dice are free.
# $gain (list) - deniers: what the card says in the solo game.
troyes-effect-solo-collect = Alone, each of Le Roy’s citizens brings { $gain } from the bank.
troyes-effect-solo-per-die-in-best = Alone, Le Roy’s dice do not count.
troyes-effect-mixed = The dice may be of different colours.
troyes-effect-delayed = Its uses are cubes for later actions, one for each action at most.

## Events

troyes-event-marauding = Marauding
troyes-event-brigands = Brigands
troyes-event-skirmishes = Skirmishes
troyes-event-war = War
troyes-event-normans-attack = Normans Attack
troyes-event-succession-conflict = Succession Conflict
troyes-event-theological-conflict = Theological Conflict
troyes-event-heresy = Heresy
troyes-event-interruption-of-work = Interruption of Work
troyes-event-migrant-workers = Migrant Workers
troyes-event-support = Support
troyes-event-drought = Drought
troyes-event-wayfarers = Wayfarers
troyes-event-civil-war = Civil War
troyes-event-resistance = Resistance

## What events do, by the kind of their effect. $n (number). $building (text).

# $n (number) - black dice.
troyes-event-effect-none = { $n ->
    [one] Every round it adds a black die.
   *[other] Every round it adds { $n } black dice.
}
troyes-event-effect-neutral-citizen = { $building }: every round a die is rolled, and a neutral citizen comes in at that number, in front of all others in its row; whoever finds no room is expelled.
troyes-event-effect-lose-deniers = { $n ->
    [one] Every round everybody loses { $n } denier.
   *[other] Every round everybody loses { $n } deniers.
}
troyes-event-effect-lose-influence = Every round everybody loses { $n } influence.
troyes-event-effect-pay-per-citizen = { $n ->
    [one] Every round everybody pays { $n } denier for each own citizen in this building: { $building }.
   *[other] Every round everybody pays { $n } deniers for each own citizen in this building: { $building }.
}
troyes-event-effect-remove-cathedral = Every round the cube on the highest level of the cathedral goes, there the one on the highest number, a neutral one too.
troyes-event-effect-add-cathedral = Every round a neutral cube takes the lowest free number of the lowest level of the cathedral.
troyes-event-effect-add-cubes = { $n ->
    [one] Every round a neutral cube is placed on the event to its left.
   *[other] Every round a neutral cube is placed on each of the { $n } events to its left.
}
troyes-event-effect-resist = When it comes it calls a red event from the box. When it is countered, the newest cube of every other event goes home.

## Characters

troyes-character-urbain-iv = Urbain IV
troyes-character-chretien-de-troyes = Chrétien de Troyes
troyes-character-hugues-de-payns = Hugues de Payns
troyes-character-thibaut-ii = Thibaut II
troyes-character-henry-i = Henry I
troyes-character-le-florentin = Le Florentin

# What a character counts: names after a colon.
troyes-character-counts-cathedral = cubes in the cathedral
troyes-character-counts-citizens = citizens in the three buildings
troyes-character-counts-influence = influence
troyes-character-counts-deniers = deniers
troyes-character-counts-events = event cards won
troyes-character-counts-tradesmen = tradesmen on activity cards
# $least (number) - from so many on; $vp (number); $counts - of what, see above.
troyes-character-tier = { $vp } VP from { $least } on
# $counts (text), $tiers (list).
troyes-character-effect = Counts: { $counts } ({ $tiers }).
