### Paladins of the West Kingdom: what a player is asked, offered and refused.

## Questions

paladins-prompt-pick-paladin = Choose your paladin for this round; one of the other two goes on top of your deck, one to the bottom.
paladins-prompt-take-tavern = Take a tavern card: its workers join you.
paladins-prompt-turn = Your turn: take one action, or pass.
# $action - an action or a King’s Favour.
paladins-prompt-pay-workers = { $action }: which workers do you place?
paladins-prompt-keep-fewer = You keep fewer workers for the next round than you may ({ $n } of { $have }). Which ones?
paladins-prompt-keep-workers = Workers left: { $have }. You may keep { $n } for the next round. Which ones?
paladins-prompt-setup-recruit = Before the first round, take a townsfolk card into your crew, for free.
paladins-prompt-discard = Which townsfolk card do you discard for its reward?
paladins-prompt-hire = Which townsfolk card do you take into your crew?
paladins-prompt-free-recruit = Recruit for free: which townsfolk card do you take into your crew?
paladins-prompt-place-workshop = Where does your workshop go? That space never needs a worker again.
# $have (number) - the attribute with the paladin’s boost.
paladins-prompt-place-monk = You have { $have } faith. Where does your monk go?
paladins-prompt-place-outpost = You have { $have } strength. Where does your outpost go?
paladins-prompt-place-jar = Which space does your jar go to?
# $step (number) - strength that one silver stands for; $have (number) - with the paladin’s boost.
paladins-prompt-attack = { $step ->
    [one] You have { $have } strength; every one that is missing costs 1 silver. Whom do you attack?
   *[other] You have { $have } strength; every { $step } that are missing, or part of them, cost 1 silver. Whom do you attack?
}
paladins-prompt-convert = You have { $have } faith. Whom do you convert?
paladins-prompt-rewards = Several rewards wait, and their order may matter. Which one comes first?
# Removing, paying and destroying may be declined, though hardly anybody will.
paladins-prompt-remove-suspicion = { $n ->
    [one] You may remove 1 suspicion of the { $have } you hold.
   *[other] You may remove up to { $n } suspicion of the { $have } you hold. How many?
}
paladins-prompt-pay-debt = { $n ->
    [one] { $have ->
        [one] You may pay your unpaid debt.
       *[other] You may pay one of your { $have } unpaid debts.
    }
   *[other] { $have ->
        [one] You may pay your unpaid debt.
       *[other] You may pay up to { $n } of your { $have } unpaid debts. How many?
    }
}
paladins-prompt-destroy-debt = { $n ->
    [one] { $have ->
        [one] You may destroy your unpaid debt.
       *[other] You may destroy one of your { $have } unpaid debts.
    }
   *[other] { $have ->
        [one] You may destroy your unpaid debt.
       *[other] You may destroy up to { $n } of your { $have } unpaid debts. How many?
    }
}
paladins-prompt-clear = Which of your action spaces do you clear of workers, so that you can use it again?
paladins-prompt-choose-reward = Which reward do you choose?
paladins-prompt-abilities = The Inquisition is here, and you hold { $have } suspicion. Which of your crew acts next?

## Options

paladins-opt-pick = Keep: { $keep }; on top: { $top }; to the bottom: { $bottom }
# $place (number) - in the row, from the left; $workers (list) - who is there.
paladins-opt-tavern = Tavern { $place }
paladins-opt-pass = Pass for this round
paladins-opt-pass-fewer = Pass and keep fewer workers than you may
# $slots (list) - the workers needed: "a scout and any worker".
paladins-opt-move-develop = Develop: place a workshop ({ $slots })
paladins-opt-move-discard = Recruit: discard a townsfolk card for its reward ({ $slots })
paladins-opt-move-hire = Recruit: take a townsfolk card into your crew ({ $slots })
paladins-opt-move-hunt-1 = Hunt ({ $slots })
paladins-opt-move-hunt-2 = Hunt ({ $slots })
paladins-opt-move-trade-1 = Trade ({ $slots })
paladins-opt-move-trade-2 = Trade ({ $slots })
paladins-opt-move-pray = Pray: clear one of your action spaces ({ $slots })
paladins-opt-move-conspire = Conspire ({ $slots })
paladins-opt-move-commission = Commission: send out a monk ({ $slots })
paladins-opt-move-fortify = Fortify: build a wall ({ $slots })
paladins-opt-move-garrison = Garrison: set up an outpost ({ $slots })
paladins-opt-move-absolve = Absolve: place a jar ({ $slots })
paladins-opt-move-attack = Attack an outsider ({ $slots })
paladins-opt-move-convert = Convert an outsider ({ $slots })
paladins-opt-favour = King’s Favour: { $card } ({ $slots })
paladins-opt-pay = Place { $workers }
paladins-opt-keep-workers = Keep { $workers }
paladins-opt-keep-nobody = Keep no worker
# $place (number) - in the row, from the left.
paladins-opt-townsfolk = { $card } (place { $place })
paladins-opt-townsfolk-debt = { $card } (place { $place }), taking a debt
# $slot (number) - 0 left, 1 middle; $worker - who need not stand there any more.
paladins-opt-workshop = { $slot ->
    [0] { $action }, left space (replaces { $worker })
   *[other] { $action }, middle space (replaces { $worker })
}
paladins-opt-outsider = { $card } (place { $place })
# $silver (number) - what the missing strength costs.
paladins-opt-outsider-silver = { $card } (place { $place }), making up for your missing strength
paladins-opt-first = First: { $reward }
paladins-opt-decline = Decline: { $reward }
paladins-opt-remove-suspicion = Remove { $n } suspicion
paladins-opt-pay-debt = { $n ->
    [one] Pay { $n } debt
   *[other] Pay { $n } debts
}
paladins-opt-destroy-debt = { $n ->
    [one] Destroy { $n } debt
   *[other] Destroy { $n } debts
}
# To clear a space: to take the workers off it.
paladins-opt-clear = Clear the space: { $action }
# $rewards (list) - "2 silver", but also "1 debt paid" or "a space cleared".
paladins-opt-choose = Reward: { $rewards }
# Below such a reward: what it cannot be applied to just now.
paladins-idle-debt = brings nothing: you have no unpaid debt
paladins-idle-suspicion = brings nothing: you hold no suspicion
paladins-idle-pray = brings nothing: no workers stand on your action spaces
paladins-opt-ability = Use: { $card }
paladins-opt-done = Keep your suspicion: no Conspirator acts, everybody else does

## Moves that are not on offer, by name

paladins-move-develop = Develop
paladins-move-discard = Recruit: discard
paladins-move-hire = Recruit: into the crew
paladins-move-hunt-1 = Hunt with one worker
paladins-move-hunt-2 = Hunt with two workers
paladins-move-trade-1 = Trade with one worker
paladins-move-trade-2 = Trade with two workers
paladins-move-pray = Pray
paladins-move-conspire = Conspire
paladins-move-commission = Commission
paladins-move-fortify = Fortify
paladins-move-garrison = Garrison
paladins-move-absolve = Absolve
paladins-move-attack = Attack
paladins-move-convert = Convert

## Reasons. $need and $have (numbers) - what it takes and what there is.

paladins-why-used = Workers already stand here: clear the space by praying, or use it again next round.
# $slots (list) - who is needed; $supply (list) - who is there.
paladins-why-workers = { $have ->
    [0] Workers needed: { $slots } (a criminal may stand in for anybody). You have no workers left.
   *[other] Workers needed: { $slots } (a criminal may stand in for anybody). You have: { $supply }.
}
paladins-why-silver = Costs { $need } silver; you have { $have }.
paladins-why-provision = { $need ->
    [one] Costs { $need } provision; you have { $have }.
   *[other] Costs { $need } provisions; you have { $have }.
}
paladins-why-faith = Needs { $need } faith; you have { $have }.
paladins-why-strength = Needs { $need } strength; you have { $have }.
paladins-why-influence = Needs { $need } influence; you have { $have }.
paladins-why-strength-silver = Your strength is too low, and making up for it costs { $need } silver; you have { $have }.
paladins-why-limit = Done so far: { $have } of the { $need } that a game allows.
paladins-why-no-townsfolk = Nobody is left in the row of townsfolk: new ones come at the end of the round.
paladins-why-no-outsider = No outsider is left in the row: new ones come at the end of the round.
paladins-why-no-space = No space of the main board is free any more.
paladins-why-taken = A monk or an outpost stands here already: choose a free space.
paladins-why-closed = Open with { $need } or more players only; players here: { $have }.
paladins-why-not-revealed = This King’s Favour lies face down until round { $need }.
paladins-why-favour-used = A worker stands here already: each King’s Favour serves one player a round.
paladins-why-no-workshop = All of your workshops are placed ({ $need }).
paladins-why-nothing-to-clear = No other action space of yours has workers on it, so there is nothing to clear.
paladins-why-no-wall = The deck of walls is empty.
paladins-why-no-debt-here = { $need ->
    [one] Only the leftmost place may be had for a debt; this is place { $have }.
   *[other] Only the { $need } leftmost places may be had for a debt; this is place { $have }.
}
paladins-why-full = A workshop lies here already: choose another space.
paladins-why-not-itself = Pray does not clear its own space: choose another one.
paladins-why-empty-space = No workers stand here, so there is nothing to clear.
paladins-why-impossible-reward = You have no workshop left to place: choose the other reward.
paladins-why-needs-suspicion = Needs { $need } suspicion; you hold { $have }.
paladins-why-needs-innocence = Works with no suspicion at all; you hold { $have }.
paladins-why-tavern-taken = Somebody has taken this tavern card: choose one of the others.
paladins-why-jar-taken = A jar stands here already: choose a free space.

## What should be said before a choice

paladins-warn-inquisition = This takes the last of the tax: an Inquisition follows.
# $left (number) - silver in the tax supply.
paladins-warn-suspicion = Only { $left } silver of tax is left: the suspicion may bring about an Inquisition.
# $n (number) - workers that cannot be kept.
paladins-warn-workers = { $n ->
    [one] { $n } worker stays unused and goes home.
   *[other] { $n } workers stay unused and go home.
}
