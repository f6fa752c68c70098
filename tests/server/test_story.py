"""The story of a finished game: who led, what decided it, and points by source that add up."""

import random

import pytest

from regnum.games import NAMES
from regnum.i18n.catalog import Catalog
from regnum.kernel.match import Match
from regnum.kernel.messages import Arg, Msg, Seat
from regnum.library import new_match
from regnum.server.ending import curve_of
from regnum.server.lookback import Moment
from regnum.server.protocol import CurvePoint, CurveReply, Message, OutcomeInfo, ScoreInfo
from regnum.server.story import with_story

WHO = ["Ada", "Bo", "Cy", "Di", "Eve"]


def curve(*totals: list[int], period: str = "round", parts: list[dict[str, int]] | None = None) -> CurveReply:
    points = [
        CurvePoint(round=i + 1, n=i + 1, totals=list(each), parts=parts or [{"faith": n} for n in each])
        for i, each in enumerate(totals)
    ]
    return CurveReply(points=points, period=period)


def outcome(totals: list[int], places: list[int]) -> OutcomeInfo:
    scores = [ScoreInfo(total=n, place=at, parts={}) for n, at in zip(totals, places, strict=True)]
    return OutcomeInfo(scores=scores, tie_break="")


def told(reply: CurveReply) -> list[str]:
    """The story in English."""
    words = Catalog("en", WHO, plain=True)
    return [words.text(as_msg(message)) for message in reply.story]


def as_msg(message: Message) -> Msg:
    return Msg(message.key, {name: as_arg(arg) for name, arg in message.args.items()})


def as_arg(arg: object) -> Arg:
    if not isinstance(arg, dict):
        assert isinstance(arg, int)
        return arg
    return Seat(arg["seat"]) if "seat" in arg else as_msg(Message(key=arg["key"], args=arg["args"]))


def story(*totals: list[int], period: str = "round") -> list[str]:
    last = totals[-1]
    places = [sum(other > mine for other in last) for mine in last]
    return told(with_story("paladins", curve(*totals, period=period), outcome(last, places)))


def test_who_always_led() -> None:
    assert story([3, 1], [9, 4], [20, 12])[:2] == [
        "Ada led from the first round to the last.",
        "Bo came second, 8 VP behind.",
    ]


def test_the_lead_changed_for_good() -> None:
    found = story([1, 5], [9, 4], [8, 9], [12, 10], [20, 19])
    assert found[0] == "Ada took the lead in round 4 and kept it to the end."
    assert found[1] == "Until then Bo was ahead, by up to 4 VP."


def test_days_are_called_days() -> None:
    found = story([1, 5], [2, 6], [20, 19], period="day")
    assert found[0] == "Ada took the lead for good only on the last day."
    assert found[-1] == "The strongest day: day 3, Ada, 18 VP."


def test_a_tie_is_no_lead() -> None:
    assert story([4, 4], [6, 5])[0] == "Ada took the lead for good only in the last round."
    assert "Until then" not in " ".join(story([4, 4], [6, 5]))


def test_shared_and_lost_victories_are_not_decided() -> None:
    shared = with_story("paladins", curve([1, 2], [5, 5]), outcome([5, 5], [0, 0]))
    nobody = with_story("gugong", curve([1, 2], [0, 0]), outcome([0, 0], [1, 1]))
    assert shared.decided is None
    assert nobody.decided is None
    assert told(shared) == ["The strongest round: round 2, Ada, 4 VP."]


def test_what_decided_it() -> None:
    parts = [{"faith": 9, "orders": 2, "goods": 3}, {"faith": 4, "orders": 3, "goods": 3}]
    reply = with_story("paladins", curve([14, 10], parts=parts), outcome([14, 10], [0, 1]))
    assert reply.decided is not None
    assert (reply.decided.winner, reply.decided.rival, reply.decided.since) == (0, 1, 1)
    assert [(gap.source, gap.ours, gap.theirs) for gap in reply.decided.gaps] == [
        ("faith", 9, 4),
        ("orders", 2, 3),
    ]
    assert told(reply)[-2:] == [
        "What decided it for Ada: Faith, 9 VP against 4.",
        "Where Bo did better: King’s Orders, 3 VP against 2.",
    ]


def moment(match: Match) -> Moment:
    return Moment(
        "table",
        (0,),
        match.spec,
        match.state.components(),
        match.players,
        match.options,
        match.seed,
        list(match.choices),
        list(match.log),
        match.state,
        True,
        False,
    )


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("game", NAMES)
def test_points_by_source_add_up_at_every_round(game: str, players: int) -> None:
    match = new_match(game, players=players, seed="story")
    rng = random.Random(5)
    while not match.is_over:
        match.submit(match.decider, rng.choice(match.state.legal))
    ended = match.spec.outcome(match.state)
    reply = with_story(game, curve_of(moment(match)), outcome(ended.totals, ended.places))
    assert reply.period == ("day" if game == "gugong" else "round")
    assert reply.points[-1].totals == ended.totals
    for point in reply.points:
        assert [sum(parts.values()) for parts in point.parts] == point.totals
        assert len({tuple(parts) for parts in point.parts}) == 1, "every seat has the same sources"
    assert all("tokens" not in parts for parts in reply.points[-1].parts)
    # Every source has its name, and the story its words.
    known = Catalog("en")
    for source in reply.points[-1].parts[0]:
        assert not known.text(Msg(f"{game}-score-{source.replace('_', '-')}")).startswith("[")
    assert all(sentence.endswith(".") and "[" not in sentence for sentence in told(reply))
