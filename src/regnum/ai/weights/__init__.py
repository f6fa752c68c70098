"""Files of learned entries: `<game>-<mode>.json` beside this, made by `regnum train`.

A file names the features it was learned for. One that does not fit those of today is passed over: the
hand-made judge then judges alone. How it was made (command, seed, time, curve) is in the file.
"""

import json
from pathlib import Path
from typing import Any, Final

from regnum.ai.features import Features
from regnum.ai.judge import Judge
from regnum.ai.learned import ALONE, MODES, TWO, LearnedJudge, Sums
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, raw

FOLDER: Final = Path(__file__).parent
FORM: Final = 1
MODE_NAMES: Final = ("alone", "two", "more")
SCALE: Final = 100  # entries are stored as hundredths of a point

Json = dict[str, Any]


class BadWeights(RegnumError):
    """A file of something else, or of entries for other features."""


def file_of(game: str, mode: int) -> Path:
    """Where the entries that are played with are kept."""
    return FOLDER / f"{game}-{MODE_NAMES[mode]}.json"


def told(features: Features[Any]) -> Json:
    """The features that entries are for."""
    return {"features": list(features.names), "mosts": list(features.mosts), "clocks": features.clocks}


def packed(entries: list[float]) -> list[int]:
    return [round(entry * SCALE) for entry in entries]


def unpacked(entries: list[int]) -> list[float]:
    return [entry / SCALE for entry in entries]


def read_weights(path: Path, features: Features[Any]) -> Json:
    """A file as it is; raises BadWeights, or OSError where there is none."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("form") != FORM:
        raise BadWeights(Msg("weights-none", {"file": raw(path.name)}))
    if {name: found.get(name) for name in ("features", "mosts", "clocks")} != told(features):
        raise BadWeights(Msg("weights-other", {"file": raw(path.name)}))
    return found


def sums_of(found: Json, features: Features[Any], name: str) -> Sums | None:
    """The entries of a file under a name; None if it has none of these."""
    entries = found.get(name)
    return None if entries is None else Sums(features, unpacked(entries))


def learned_judge(base: Judge[Any], game: str, files: dict[int, Path] | None = None) -> Judge[Any]:
    """The hand-made judge with what was learned, by mode; the hand-made one where nothing fits.

    `files`: others than those of the game; what is wrong with one of these is told (BadWeights, OSError).
    """
    own: list[Sums | None] = [None] * MODES
    automa: Sums | None = None
    for mode in range(MODES):
        path = file_of(game, mode) if files is None else files.get(mode)
        if path is None or (files is None and not path.exists()):
            continue
        try:
            found = read_weights(path, base.features)
        except BadWeights:
            if files is not None:
                raise
            continue
        own[mode] = sums_of(found, base.features, "own")
        if mode == ALONE:
            automa = sums_of(found, base.features, "automa")
    if base.skill.borrows:
        own = [sums if sums is not None else own[TWO] for sums in own]
    return LearnedJudge(base, own, automa) if any(own) or automa is not None else base
