"""Meng's port rewards [G109], the markers beside them, and the points he gets instead of other things."""

from regnum.games.gugong.const import OPTION_DIFFICULTY, OPTION_SETS, REWARD_CARD, REWARD_VP, VP_COURT
from regnum.games.gugong.rules.gains import score_vp
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import MENG_INSTEAD
from regnum.kernel.agenda import emit


def given_at_start(g: Table) -> int:
    """Gift cards he began with beyond his set: each is marked like a reward he has claimed [G101]."""
    box = g.box
    own_set = box.solo_sets[g.options[OPTION_SETS]][1]
    return box.difficulty_gifts[g.options[OPTION_DIFFICULTY]] - box.gift_set.count(own_set)


def rewards_of(g: Table) -> list[int]:
    """His rewards in the order of his claims; the last one is for all further ones."""
    return g.box.meng_rewards_hard if given_at_start(g) else g.box.meng_rewards


def next_reward(g: Table) -> int:
    """What his next claim brings: with an empty deck no gift card is to be had (R-G40)."""
    rewards = rewards_of(g)
    reward = rewards[min(g.meng_claims, len(rewards) - 1)]
    return rewards[-1] if reward == REWARD_CARD and not g.gift_deck else reward


def markers(g: Table, reward: int) -> int:
    """Servants of a third colour beside a reward of his board: as many as it has places for."""
    rewards = rewards_of(g)
    count = sum(1 for i in range(g.meng_claims) if rewards[min(i, len(rewards) - 1)] == reward)
    if reward == REWARD_CARD:
        count += given_at_start(g)
    return min(count, g.box.reward_limit[reward])


def all_markers(g: Table) -> int:
    """What a decree counts that scores his port rewards."""
    return markers(g, REWARD_VP) + markers(g, REWARD_CARD)


def points_instead(g: Table, who: int) -> None:
    """VP for what he cannot do, such as a swap [G102]."""
    emit(g, MENG_INSTEAD, who, g.box.meng_swap_vp)
    score_vp(g, who, g.box.meng_swap_vp, VP_COURT)
