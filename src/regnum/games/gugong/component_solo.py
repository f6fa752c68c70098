"""Reads the solo sections of components.toml: Meng's cards, numbers and way [G100-G111]."""

from regnum.games.gugong import component_limits as box
from regnum.games.gugong import const
from regnum.games.gugong.tables import Tables
from regnum.kernel.toml_reader import ComponentFile, Entry, Section
from regnum.kernel.toml_values import as_list


def read_solo(file: ComponentFile, t: Tables) -> None:
    """The sections `meng`, `meng_sets`, `meng_dusk` and `automa_cards`."""
    _meng(file, t)
    _sets(file, t)
    _dusk(file, t)
    _automa(file, t)


def _meng(file: ComponentFile, t: Tables) -> None:
    section = file.section("meng")
    own = section.own
    most_gifts = box.SET_SIZES[1] + box.SET_SIZES[const.DECK_SET]
    for name in const.DIFFICULTY_NAMES:
        specials, gifts = own.integers(name, 2, 0, most_gifts)
        if section.is_there and not (1 <= specials <= box.SPECIALS and gifts >= box.SET_SIZES[1]):
            own.problem(
                name,
                f"expected 1 to {box.SPECIALS} special and {box.SET_SIZES[1]} to {most_gifts} gift cards",
            )
        t.difficulty_specials.append(specials)
        t.difficulty_gifts.append(gifts)
    t.meng_matches = [0, *own.integers("matches", box.DAYS, 0, box.MOST)]
    t.meng_swap_vp = own.integer("swap_vp", 0, box.MOST)
    t.meng_rewards = _rewards(own, "rewards")
    t.meng_rewards_hard = _rewards(own, "rewards_hard")
    _path(section, t)
    section.close()


def _rewards(own: Entry, field: str) -> list[int]:
    """His port rewards in order; the last one is for all further ships, so it cannot run out."""
    rewards = list(own.many_of(field, box.MENG_REWARDS, "reward", _length(own, field, 9)))
    if rewards[-1] == const.REWARD_CARD:
        own.problem(field, "expected vp at the end: it is for all further ships")
    return rewards


def _length(own: Entry, field: str, most: int) -> int:
    """How long a list is; at least 1 and at most so long, if it is none or no such one."""
    found = as_list(own.data.get(field))
    return 1 if found is None else max(1, min(len(found), most))


def _path(section: Section, t: Tables) -> None:
    """His way is a round of roads; every other city says where he comes back to it [G105]."""
    own = section.own
    cities = {name: n for n, name in enumerate(t.city_ids)}
    path = list(own.many_of("path", cities, "city", _length(own, "path", max(1, len(cities)))))
    t.meng_path = path
    if not section.is_there or -1 in path:
        return
    if len(set(path)) != len(path):
        own.problem("path", "a city stands here twice")
    for here, there in zip(path, [*path[1:], path[0]], strict=True):
        if there not in t.roads[here] and here != there:
            own.problem("path", f"no road leads from {t.city_ids[here]} to {t.city_ids[there]}")
    for city, back in enumerate(t.meng_return):
        if city in path and back != box.NO_CITY:
            own.problem("path", f"{t.city_ids[city]} is on it, and has `returns` in [cities]")
        elif city not in path and back not in path:
            own.problem("path", f"{t.city_ids[city]} is not on it, and returns to no city on it in [cities]")
    t.meng_return = [city if back == box.NO_CITY else back for city, back in enumerate(t.meng_return)]


def _sets(file: ComponentFile, t: Tables) -> None:
    section = file.section("meng_sets")
    for entry in section.entries("pairs", "sets"):
        entry.single_id()
        human = entry.integer("human", 1, box.PLAYERS)
        meng = entry.integer("meng", 1, box.PLAYERS)
        if (human, meng) not in box.SET_PAIRS or (human, meng) in t.solo_sets:
            known = ", ".join([f"{a}-{b}" for a, b in box.SET_PAIRS])
            entry.problem("meng", f"expected each of {known} once, found {human}-{meng}")
        t.solo_sets.append((human, meng))
        entry.close()
    section.close(len(box.SET_PAIRS))


def _dusk(file: ComponentFile, t: Tables) -> None:
    section = file.section("meng_dusk")
    t.meng_dusk_cost = [0] * const.LOCATIONS
    t.meng_dusk_gain = [0] * const.LOCATIONS
    t.meng_dusk_intrigue = [0] * const.LOCATIONS
    for place in box.DUSK_LOCATIONS:
        entry = section.entry(const.LOCATION_NAMES[place])
        t.meng_dusk_cost[place] = entry.integer("cost", 0, box.MOST)
        t.meng_dusk_gain[place] = entry.integer("gain", 1, 2 if place in box.PLACING else box.MOST)
        if place == const.PALACE:
            t.meng_dusk_intrigue[place] = entry.integer("intrigue", 0, box.MOST)
        entry.close()
    section.close()


def _automa(file: ComponentFile, t: Tables) -> None:
    section = file.section("automa_cards")
    for entry in section.entries("cards"):
        t.automa_ids.append(entry.single_id())
        top = entry.one_of("top", box.AUTOMA_TOPS, "location")
        t.automa_top.append(top)
        t.automa_bottom.append(entry.one_of("bottom", box.AUTOMA_BOTTOMS, "dusk action"))
        t.automa_special.append(top == const.FOCUS_LOCATION)
        entry.close()
    for word, code in box.AUTOMA_TOPS.items():
        found = t.automa_top.count(code)
        least, most = box.AUTOMA_COUNTS.get(code, (1, box.AUTOMA_CARDS))
        if section.is_there and not least <= found <= most:
            wanted = str(least) if least == most else f"{least} or more"
            section.own.problem("cards", f"expected {wanted} with the location {word}, found {found}")
    section.close(box.AUTOMA_CARDS)
