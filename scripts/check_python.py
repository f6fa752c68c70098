"""Turn away a Python that is too old, with a sentence instead of a syntax error.

This file, ./play and ./test run before anything is known about the Python at hand, so they use
only what every Python 3 understands: no f-strings, annotations that are never evaluated.
"""

MINIMUM = (3, 11)


def complaint(version: "tuple[int, ...]") -> str:
    """Return why this version cannot run Regnum; empty when it can."""
    if tuple(version[:2]) >= MINIMUM:
        return ""
    return (
        "Regnum needs Python {}.{} or newer, and this is Python {}.{}: "
        "install a newer one, or name one that you have, as in 'python{}.{} play'."
    ).format(*(MINIMUM + tuple(version[:2]) + MINIMUM))
