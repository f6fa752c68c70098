"""Meng's port rewards [G109]: which one a claim brings, and the markers beside them."""

from regnum.games.gugong.const import OPTION_DIFFICULTY, OPTION_SETS, REWARD_CARD, REWARD_VP
from regnum.games.gugong.state import Table


def given_at_start(g: Table) -> int:
    """Gift cards he began with beyond his set: each is marked like a reward he has claimed [G101]."""
    t = g.box
    own_set = t.solo_sets[g.options[OPTION_SETS]][1]
    return t.difficulty_gifts[g.options[OPTION_DIFFICULTY]] - t.gift_set.count(own_set)


def rewards_of(g: Table) -> list[int]:
    """His rewards in the order of his claims; the last one is for all further ones."""
    t = g.box
    return t.meng_rewards_hard if given_at_start(g) else t.meng_rewards


def next_reward(g: Table) -> int:
    """What his next claim brings: with an empty deck no gift card is to be had (R-G40)."""
    rewards = rewards_of(g)
    reward = rewards[min(g.meng_claims, len(rewards) - 1)]
    return rewards[-1] if reward == REWARD_CARD and not g.gift_deck else reward


def markers(g: Table, reward: int) -> int:
    """Servants of a third colour beside a reward of his board: as many as it has places for."""
    rewards = rewards_of(g)
    claims = g.meng_claims
    count = sum(1 for i in range(claims) if rewards[min(i, len(rewards) - 1)] == reward)
    if reward == REWARD_CARD:
        count += given_at_start(g)
    return min(count, g.box.reward_limit[reward])


def all_markers(g: Table) -> int:
    """What a decree counts that scores his port rewards."""
    return markers(g, REWARD_VP) + markers(g, REWARD_CARD)
