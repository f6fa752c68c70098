"""Who may stand where [P20]: what a payment offers is what the slots of the board say."""

from itertools import permutations
from typing import cast

import pytest

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import ACTION_NAMES, ACTIONS, ANY, CRIMINAL, WORKER_TYPES
from regnum.games.paladins.rules.workers import (
    COVERS,
    MULTISETS,
    NOBODY,
    PACKED,
    all_workers,
    arrange,
    can_fill,
    count,
    fits,
    open_slots,
    payable,
    some,
    total,
)
from regnum.library import tables_for

BOX = cast(Box, tables_for("paladins"))


def test_criminals_are_jokers() -> None:
    for slot in range(ANY + 1):
        takers = [worker for worker in range(WORKER_TYPES) if fits(worker, slot)]
        assert takers == (list(range(WORKER_TYPES)) if slot == ANY else sorted({slot, CRIMINAL}))


@pytest.mark.parametrize("action", range(ACTIONS), ids=ACTION_NAMES[:ACTIONS])
def test_workers_pay_for_the_open_slots_if_they_fit_in_some_order(action: int) -> None:
    """However they are arranged: by trying all orders, as the rules never do."""
    for covered in range(COVERS):
        slots = open_slots(BOX.slots[action], covered)
        for number, workers in enumerate(MULTISETS):
            can_stand = len(workers) == len(slots) and any(
                all(fits(worker, slot) for worker, slot in zip(order, slots, strict=True))
                for order in permutations(workers)
            )
            assert (number in BOX.fills[action][covered]) == can_stand
            standing = arrange(workers, slots)
            assert (standing is not None) == can_stand
            if standing is not None:
                assert sorted(standing) == list(workers)
                assert all(fits(worker, slot) for worker, slot in zip(standing, slots, strict=True))


@pytest.mark.parametrize("action", range(ACTIONS), ids=ACTION_NAMES[:ACTIONS])
def test_slots_can_be_filled_if_the_supply_holds_a_payment(action: int) -> None:
    for covered in range(COVERS):
        slots = BOX.open_slots[action][covered]
        for more in range(len(MULTISETS)):
            for supply in (PACKED[more], PACKED[more] + some(action % WORKER_TYPES, 2)):
                assert can_fill(supply, slots) == bool(payable(supply, BOX.fills[action][covered]))


def test_a_supply_counts_every_kind() -> None:
    supply = some(CRIMINAL, 3) + some(0, 20)
    assert (count(supply, CRIMINAL), count(supply, 0), count(supply, 1), total(supply)) == (3, 20, 0, 23)
    assert [all_workers(packed) for packed in PACKED] == MULTISETS
    assert MULTISETS[NOBODY] == ()
