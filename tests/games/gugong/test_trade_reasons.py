"""Why a trade is refused [G36, R-G16]: as a whole, and for the reason that no other tokens would mend."""

import pytest
from tests.games.gugong.desk import TABLES, Desk

from regnum.games.gugong.rules.trades import refused_trades

PLAIN = ["servant", "servant", "servant", "envoy", "envoy", "swap"]


BOARDS = [(plain, doubles) for plain in range(7) for doubles in range(3) if plain + doubles <= 6]


@pytest.mark.parametrize("supply", [0, 6])
@pytest.mark.parametrize(("plain", "doubles"), BOARDS)
def test_enough_tokens_are_always_enough(plain: int, doubles: int, supply: int) -> None:
    desk = Desk()
    desk.pool(0, TABLES.servants - supply)
    desk.store(0, *PLAIN[:plain], *["double"] * doubles)
    refused = {refusal.text: refusal.reason.msg.key for refusal in refused_trades(desk.g, 0)}
    expected = {}
    for name, need in (("trade 2 servant", 2), ("trade 4 vp", 4), ("trade 6 jade", 6)):
        if plain + 2 * doubles < need:
            expected[name] = "gugong-why-tokens-short"
        elif need == 2 and supply == 0:
            expected[name] = "gugong-why-supply-empty"
    assert refused == expected
