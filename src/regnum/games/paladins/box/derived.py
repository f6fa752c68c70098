"""What is worked out from the components, once, so that the rules need not look for it."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ABSOLVE,
    ACTIONS,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    NOTHING,
    PRAY,
    PROVISION,
    SILVER,
)
from regnum.games.paladins.rules.workers import COVERS, fills, open_slots, standing, worker_items


def derive(box: Box) -> None:
    """Fill the attributes that are made of others: which workers fill which slots, prices."""
    derive_payments(box)
    derive_prices(box)
    box.paladin_gain = [worker_items(workers) for workers in box.paladin_workers]
    box.tavern_gain = [worker_items(workers) for workers in box.tavern_workers]
    box.suspicion_worst = max(box.suspicion_tax)


def derive_payments(box: Box) -> None:
    """Which workers fill the slots of an action that are left open, and where they stand [P20]."""
    box.open_slots = [[open_slots(slots, covered) for covered in range(COVERS)] for slots in box.slots]
    box.fills = [[fills(slots) for slots in covers] for covers in box.open_slots]
    box.standing = [
        [
            {number: standing(slots, covered, number) for number in box.fills[action][covered]}
            for covered in range(COVERS)
        ]
        for action, slots in enumerate(box.slots)
    ]
    box.favour_fills = [fills((slot,)) for slot in box.favour_worker]


def derive_prices(box: Box) -> None:
    """Prices and limits by action: it may be done as often as it has a cost; 0 is no limit [P23]."""
    box.price_kind = [NOTHING] * ACTIONS
    box.price_steps = [[] for _ in range(ACTIONS)]
    for action, kind, steps in (
        (DEVELOP, SILVER, [box.develop_silver]),
        (PRAY, SILVER, [box.pray_silver]),
        (COMMISSION, PROVISION, box.commission_cost),
        (FORTIFY, PROVISION, box.fortify_cost),
        (GARRISON, PROVISION, box.garrison_cost),
        (ABSOLVE, SILVER, box.absolve_cost),
        (CONVERT, SILVER, box.convert_cost),
    ):
        box.price_kind[action] = kind
        box.price_steps[action] = steps
    box.limits = [len(steps) if len(steps) > 1 else 0 for steps in box.price_steps]
    box.limits[DEVELOP] = len(box.workshop_gain)
