"""Reads the travel map of components.toml: cities, roads, and Meng's way round it."""

from regnum.games.gugong import component_limits as box
from regnum.games.gugong.tables import Tables
from regnum.kernel.toml_reader import ComponentFile, Section


def read_map(file: ComponentFile, t: Tables) -> None:
    """The sections `cities` and `roads` [G31]; where Meng returns to is checked with his path."""
    cities = _cities(file, t)
    _roads(file, t, cities)


def _cities(file: ComponentFile, t: Tables) -> dict[str, int]:
    """The cities by name."""
    section = file.section("cities")
    entries = section.entries("cities")
    cities: dict[str, int] = {}
    for entry in entries:
        cities.setdefault(entry.name, len(cities))
        t.city_ids.append(entry.single_id())
    for entry in entries:
        t.city_names.append(entry.text("name", box.LONGEST_NAME))
        t.city_x.append(entry.integer("x", 0, box.MAP_SIZE))
        t.city_y.append(entry.integer("y", 0, box.MAP_SIZE))
        off_path = entry.has("returns")
        t.meng_return.append(entry.one_of("returns", cities, "city") if off_path else box.NO_CITY)
        entry.close()
    if section.is_there and not box.LEAST_CITIES <= len(cities) <= box.MOST_CITIES:
        section.own.problem(
            "cities", f"expected {box.LEAST_CITIES} to {box.MOST_CITIES} cities, found {len(cities)}"
        )
    basic = sum([n for n, bonus in zip(t.token_count, t.token_bonus, strict=True) if not bonus])
    if section.is_there and basic and basic < len(cities):
        section.own.problem("cities", f"more cities than basic travel tokens: {len(cities)} and {basic}")
    section.close()
    return cities


def _roads(file: ComponentFile, t: Tables, cities: dict[str, int]) -> None:
    section = file.section("roads")
    roads: list[set[int]] = [set() for _ in t.city_ids]
    for entry in section.entries("roads", "road"):
        entry.single_id()
        here = entry.one_of("from", cities, "city")
        there = entry.one_of("to", cities, "city")
        entry.close()
        if here < 0 or there < 0:
            continue
        if here == there:
            entry.problem("to", "a road leads to another city")
        elif there in roads[here]:
            entry.problem("to", "this road stands here twice")
        roads[here].add(there)
        roads[there].add(here)
    t.roads = [tuple(sorted(neighbours)) for neighbours in roads]
    _connected(section, t)
    section.close()


def _connected(section: Section, t: Tables) -> None:
    """A traveller can come everywhere: no city is cut off."""
    reached = {0} if t.roads else set()
    border = list(reached)
    while border:
        for city in t.roads[border.pop()]:
            if city not in reached:
                reached.add(city)
                border.append(city)
    cut_off = [t.city_ids[city] for city in range(len(t.roads)) if city not in reached]
    if section.is_there and cut_off:
        section.own.problem("roads", f"no way leads from {t.city_ids[0]} to {', '.join(cut_off)}")
