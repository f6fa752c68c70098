### Paladins of the West Kingdom: what things are called, and what they do.

paladins-title = Paladins of the West Kingdom
paladins-automa = AI player
paladins-option-difficulty = Difficulty
paladins-difficulty-easy = easy
paladins-difficulty-standard = standard
paladins-difficulty-hard = hard

## Actions

paladins-action-develop = Develop
paladins-action-recruit = Recruit
paladins-action-hunt = Hunt
paladins-action-trade = Trade
paladins-action-pray = Pray
paladins-action-conspire = Conspire
paladins-action-commission = Commission
paladins-action-fortify = Fortify
paladins-action-garrison = Garrison
paladins-action-absolve = Absolve
paladins-action-attack = Attack
paladins-action-convert = Convert
paladins-action-kings-order = King’s Order
paladins-action-kings-favour = King’s Favour
paladins-action-rest = Rest

## Attributes, peoples, workers

# Attributes in a sentence; at the start of a line they are `paladins-score-faith` and so on.
paladins-attribute-faith = faith
paladins-attribute-strength = strength
paladins-attribute-influence = influence

# Peoples, as the name of one; in other messages a translation may select on their ids ([paladins-people-viking] …).
paladins-people-saracen = Saracen
paladins-people-byzantine = Byzantine
paladins-people-viking = Viking

paladins-worker-labourer = labourer
paladins-worker-scout = scout
paladins-worker-merchant = merchant
paladins-worker-fighter = fighter
paladins-worker-cleric = cleric
paladins-worker-criminal = criminal

# Who may stand on a worker space: always in a list of their own, in parentheses or after a colon.
# $n (number) - how many such spaces there are.
paladins-slot-labourer = { $n ->
    [one] a labourer
   *[other] { $n } labourers
}
paladins-slot-scout = { $n ->
    [one] a scout
   *[other] { $n } scouts
}
paladins-slot-merchant = { $n ->
    [one] a merchant
   *[other] { $n } merchants
}
paladins-slot-fighter = { $n ->
    [one] a fighter
   *[other] { $n } fighters
}
paladins-slot-cleric = { $n ->
    [one] a cleric
   *[other] { $n } clerics
}
paladins-slot-criminal = { $n ->
    [one] a criminal
   *[other] { $n } criminals
}
paladins-slot-any = { $n ->
    [one] any worker
   *[other] any { $n } workers
}

## Rewards and costs. $n (number) - how many. They are names of rewards and stand in lists, after a colon or a verb
## ("1 faith, 2 silver and 1 debt paid"), so all of them are nouns.

paladins-reward-labourer = { $n ->
    [one] { $n } labourer
   *[other] { $n } labourers
}
paladins-reward-scout = { $n ->
    [one] { $n } scout
   *[other] { $n } scouts
}
paladins-reward-merchant = { $n ->
    [one] { $n } merchant
   *[other] { $n } merchants
}
paladins-reward-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
paladins-reward-cleric = { $n ->
    [one] { $n } cleric
   *[other] { $n } clerics
}
paladins-reward-criminal = { $n ->
    [one] { $n } criminal
   *[other] { $n } criminals
}
paladins-reward-faith = { $n } faith
paladins-reward-strength = { $n } strength
paladins-reward-influence = { $n } influence
paladins-reward-silver = { $n } silver
paladins-reward-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
}
paladins-reward-tax = { $n } silver of tax
paladins-reward-remove-suspicion = { $n } suspicion removed
paladins-reward-pay-debt = { $n ->
    [one] { $n } debt paid
   *[other] { $n } debts paid
}
paladins-reward-destroy-debt = { $n ->
    [one] { $n } debt destroyed
   *[other] { $n } debts destroyed
}
paladins-reward-gain-debt = { $n ->
    [one] { $n } debt taken
   *[other] { $n } debts taken
}
# Workers are taken off an action space, so that it can be used again.
paladins-reward-pray = a space cleared
# "Free": it costs nothing.
paladins-reward-free-recruit = a free recruit
# "Free": it costs nothing.
paladins-reward-free-develop = a free workshop

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

# What a paladin adds to an attribute during the round.
paladins-boost = +{ $n } { $attribute }

## Townsfolk

paladins-townsfolk-abbot = Abbot
paladins-townsfolk-acolyte = Acolyte
paladins-townsfolk-architect = Architect
paladins-townsfolk-conspirator = Conspirator
paladins-townsfolk-debt-collector = Debt Collector
paladins-townsfolk-defender = Defender
paladins-townsfolk-gatekeeper = Gatekeeper
paladins-townsfolk-missionary = Missionary
paladins-townsfolk-peddler = Peddler
paladins-townsfolk-squire = Squire
paladins-townsfolk-watchman = Watchman

# Abilities of paladins and townsfolk. $rewards (list) - what they bring.
paladins-ability-action = with every { $action }: { $rewards }
paladins-ability-no-silver = { $action } costs no silver
paladins-ability-no-provision = { $action } costs no provisions
paladins-ability-discount = { $action } costs { $n } silver less
paladins-ability-pay-debt = with every debt paid: { $rewards }
paladins-ability-inquisition = in an Inquisition: { $rewards }
paladins-ability-suspected = in an Inquisition, with 2 or more suspicion: { $rewards }
paladins-ability-innocent = in an Inquisition, with no suspicion: { $rewards }

## Outsiders

# $people - Viking; $name - Archer. "{ $name } ({ $people })" where the people would have to agree with the name.
paladins-outsider = { $people } { $name }
paladins-outsider-adventurer = Adventurer
paladins-outsider-archer = Archer
paladins-outsider-armourer = Armourer
paladins-outsider-assassin = Assassin
paladins-outsider-barbarian = Barbarian
paladins-outsider-champion = Champion
paladins-outsider-guardian = Guardian
paladins-outsider-hunter = Hunter
paladins-outsider-invader = Invader
paladins-outsider-lookout = Lookout
paladins-outsider-marauder = Marauder
paladins-outsider-mercenary = Mercenary
paladins-outsider-protector = Protector
paladins-outsider-thief = Thief
paladins-outsider-traitor = Traitor
paladins-outsider-vigilante = Vigilante
paladins-outsider-warrior = Warrior

# What a converted outsider is worth at the end: $base VP, and $vp VP for every $per of something.
paladins-scoring-action = { $per ->
    [1] at the end { $vp } VP for every time this action was done: { $action }
   *[other] at the end { $vp } VP for every { $per } times this action was done: { $action }
}
# The Hunter counts who stays: discarded townsfolk are not among them.
paladins-scoring-crew = { $per ->
    [1] at the end { $vp } VP for every townsfolk in the crew
   *[other] at the end { $vp } VP for every { $per } townsfolk in the crew
}
paladins-scoring-attribute = at the end { $vp } VP for every { $per } { $attribute }
paladins-scoring-people = { $per ->
    [1] at the end { $vp } VP for every attacked outsider of this people: { $people }
   *[other] at the end { $vp } VP for every { $per } attacked outsiders of this people: { $people }
}
paladins-scoring-order = { $base ->
    [0] at the end { $vp } VP for every King’s Order met
   *[other] at the end { $base } VP, and { $vp } more for every King’s Order met
}
paladins-scoring-mercenary = { $base ->
    [0] at the end { $vp } VP for every Mercenary converted
   *[other] at the end { $base } VP, and { $vp } more for every Mercenary converted
}
paladins-scoring-paid-debt = at the end { $vp } VP for every debt paid
paladins-scoring-suspicion = at the end { $vp } VP for every suspicion you hold
paladins-scoring-unpaid-debt = at the end every unpaid debt costs { $vp } VP less

## The King’s cards

# $n (number) - how often the action must have been done by the end.
paladins-order = { $n ->
    [one] { $action }, { $n } time
   *[other] { $action }, { $n } times
}

paladins-favour-recruit = Open Gates
paladins-favour-absolution = Royal Pardon
paladins-favour-criminals = Shady Friends
paladins-favour-attribute = Good Name
paladins-favour-debt = Debt Relief
paladins-favour-borrow = Hired Hands
paladins-favour-build = Master Builder
paladins-favour-labour = Forced Labour
paladins-favour-supplies = Supplies
paladins-favour-pray = Day of Prayer

## Places, walls, decks

# A region by its number, $region, as it is printed on the board.
paladins-roman = { $region ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
# $place (number) - of the spaces in this region, from the left; $rewards (list) - what it gives.
paladins-space = Region { paladins-roman }, space { $place }
paladins-jar = Jar space { $place }
# $rewards (list) - all of them are gained; $vp (number) - printed points.
paladins-wall = { $vp ->
    [0] { $rewards }
   *[other] { $rewards }, and { $vp } VP at the end
}
# $rewards (list) - all of them are gained; $choice - alternatives; $vp (number) - printed points.
paladins-wall-choice = { $vp ->
    [0] { $rewards }, and one of these: { $choice }
   *[other] { $rewards }, { $vp } VP at the end, and one of these: { $choice }
}

# The rows of cards, as names.
paladins-row-townsfolk = townsfolk
paladins-row-outsiders = outsiders
paladins-row-favours = King’s Favours

# Kinds of cards, as nouns: "tavern cards".
paladins-deck-tavern = tavern
paladins-deck-suspicion = suspicion
paladins-deck-scheme = scheme

## The score

paladins-score-orders = King’s Orders
paladins-score-faith = Faith
paladins-score-strength = Strength
paladins-score-influence = Influence
paladins-score-develop = Workshops
paladins-score-commission = Monks
paladins-score-fortify = Walls
paladins-score-garrison = Outposts
paladins-score-absolve = Jars
paladins-score-walls = Points on walls
paladins-score-converts = Converted outsiders
paladins-score-paid-debts = Paid debts
paladins-score-unpaid-debts = Unpaid debts
paladins-score-goods = Silver and provisions

paladins-tie-orders = The tie is broken by the points from King’s Orders.
paladins-tie-suspicion = The tie is broken by the least suspicion.
paladins-tie-shared = The tie is not broken: the place is shared.
