"""What the scenarios of Paladins must cover."""

from tests.scenario.expected.lists import Covered, numbered

from regnum.games.paladins.words.reasons import REASONS

RULES = [
    *numbered("P", 1, 3),  # set-up
    *numbered("P", 10, 16),  # the round
    *numbered("P", 20, 23),  # placing workers
    *numbered("P", 30, 34),  # left side
    *numbered("P", 40, 46),  # right side, King's Favours
    *numbered("P", 60, 65),  # tax, suspicion, debts, Inquisition
    "P70",  # passing
    *numbered("P", 80, 81),  # scoring
    *numbered("P", 90, 99),  # solo
]

# Every worked example of the rulebook in its order: what it shows, the file, a rule it must cite.
EXAMPLES = [
    ("the Architect at set-up", "setup/architect_brings_a_provision.toml", "P3"),
    ("first King's Order: 5 walls, 4 points", "round/first_order_is_five_walls.toml", "P11"),
    ("four players reveal five taverns", "round/five_taverns_for_four_players.toml", "P12"),
    ("Engelier", "round/engelier.toml", "P14"),
    ("refresh of the rows", "round/refresh_of_the_rows.toml", "P16"),
    ("Fortify: influence gives strength", "fortify/influence_for_strength.toml", "P41"),
    ("Fortify: merchant, any, scout", "workers/colours_and_criminals.toml", "P20"),
    ("Develop: left space of Commission", "develop/left_space_of_commission.toml", "P30"),
    ("the Abbot discarded", "recruit/discard_abbot.toml", "P31"),
    ("the Gatekeeper recruited", "recruit/hire_gatekeeper_for_a_debt.toml", "P31"),
    ("a criminal prays and clears Absolve", "pray/a_criminal_clears_absolve.toml", "P33"),
    ("Commission to the second region", "commission/second_region_with_anseis.toml", "P40"),
    ("Fortify: the fourth wall", "fortify/fourth_wall_with_anseis.toml", "P41"),
    ("Fortify: what the fifth wall needs", "fortify/fifth_wall_needs_seven_influence.toml", "P41"),
    ("Garrison with a Pray space", "garrison/outpost_with_pray.toml", "P42"),
    ("Absolve pays a debt", "absolve/pays_a_debt.toml", "P43"),
    ("Attack on the Mercenary", "attack/mercenary_for_one_silver.toml", "P44"),
    ("Convert the Assassin", "convert/assassin.toml", "P45"),
    ("two criminals, one silver of tax", "tax/two_criminals_and_one_silver_left.toml", "P60"),
    ("the second suspicion after the Inquisition", "tax/two_criminals_and_one_silver_left.toml", "P62"),
    ("the Conspirator before the judgement", "inquisition/conspirator_before_the_judgement.toml", "P63"),
    ("Inquisition with 1, 0, 3, 3 suspicion", "inquisition/four_players.toml", "P63"),
    ("66 points", "scoring/sixty_six_points.toml", "P80"),
    ("solo: standard difficulty", "solo/setup_standard.toml", "P90"),
    ("solo: the marker in the middle", "solo/target_at_the_marker.toml", "P94"),
    ("solo: a favour for 1 silver", "solo/favour_without_paying.toml", "P96"),
    ("solo: 7 workers in round 4", "solo/seven_workers_in_round_four.toml", "P96"),
    ("solo: Commission with a workshop", "solo/commission_with_one_workshop.toml", "P97"),
    ("solo: Commission with 1 worker", "solo/commission_with_too_few_workers.toml", "P97"),
    ("solo: King's Order, first choice", "solo/kings_order_rightmost_first.toml", "P98"),
    ("solo: King's Order, 5 Commissions done", "solo/kings_order_completed.toml", "P98"),
    ("solo: King's Order, Commission filled", "solo/kings_order_space_filled.toml", "P98"),
    ("solo: King's Order, third choice", "solo/kings_order_third_choice.toml", "P98"),
    ("solo: King's Favour, fifth and first taken", "solo/kings_favour_next_free.toml", "P94"),
    ("solo: 76 points", "solo/seventy_six_points.toml", "P80"),
    ("one Mercenary 2 points, two 3 each", "scoring/mercenaries.toml", "P81"),
    ("Conspirators, Peddler and Squires", "inquisition/conspirators_peddler_squires.toml", "P63"),
]

# Reasons no scenario can show, and why.
EXEMPT = {
    "ok": "it is no refusal",
    "impossible-reward": (
        "a free develop that cannot be had is always one of two choices; the other one is then made by "
        "itself, so nobody sees the refusal (favours/no_workshop_for_a_free_develop.toml)"
    ),
}
# The automa's reasons: it tells them in events, which know no rule.
AUTOMA_ONLY = {"not-revealed", "no-order", "no-favour"}
WITH_NUMBERS = {
    "workers",
    "silver",
    "provision",
    "faith",
    "strength",
    "influence",
    "limit",
    "closed",
    "no-workshop",
    "no-debt-here",
    "needs-suspicion",
    "needs-innocence",
    "strength-silver",
}

PALADINS = Covered("paladins", "P", REASONS, RULES, EXAMPLES, EXEMPT, AUTOMA_ONLY, WITH_NUMBERS)
