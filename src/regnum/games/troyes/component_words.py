"""Small readers that several parts of the component file share."""

from regnum.kernel.toml_reader import Entry


def words(entry: Entry, field: str, codes: dict[str, int], kind: str) -> tuple[int, ...]:
    """Different words of a vocabulary, as many as there are, as their codes."""
    value = entry.take(field)
    count = len(value) if isinstance(value, list) else 1
    found = entry.many_of(field, codes, kind, count)
    if -1 not in found and len(set(found)) != len(found):
        entry.problem(field, f"a {kind} stands here twice")
    return found


def all_once(entry: Entry, field: str, codes: dict[str, int], kind: str) -> tuple[int, ...]:
    """All words of a vocabulary in some order."""
    found = entry.many_of(field, codes, kind, len(codes))
    if -1 not in found and len(set(found)) != len(codes):
        entry.problem(field, f"expected each {kind} once: {', '.join(codes)}")
    return found


def flag(entry: Entry, field: str) -> bool:
    """True or false; not there is false."""
    if entry.has(field):
        return entry.flag(field)
    entry.keep(field, str(False))
    return False
