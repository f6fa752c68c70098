"""The form of lessons, and the place somebody has in one, shown with a small lesson of its own."""

import pytest

from regnum.guided.follow import Follower
from regnum.guided.lesson import BadLesson, Lesson, read_lesson
from regnum.kernel.match import Match
from regnum.kernel.offer import choices
from regnum.library import new_match

HEAD = 'game = "gugong"\nrules = 1\nseed = "small lesson"\n'


def small() -> tuple[Match, Lesson]:
    """A lesson of three steps in a real game: two answers that begin alike, then one."""
    match = new_match("gugong", players=1, seed="small lesson")
    gift = choices(match.state)[0].text
    match.submit(0, gift)
    places = [choice.text for choice in choices(match.state)][:2]
    text = f"""{HEAD}
[[step]]
id = "gift"
why = true
page = [{{ show = ["hand.0"] }}, {{}}]
answer = [
  {{ choose = ["{gift}", "{places[0]}"], because = "one", next = "end" }},
  {{ choose = ["{gift}", "{places[1]}"], because = "two" }},
]
[[step]]
id = "middle"
tells = ["decree"]
[[step.page]]
[[step]]
id = "end"
"""
    return new_match("gugong", players=1, seed="small lesson"), read_lesson(
        text.replace('tells = ["decree"]\n', f'tells = ["decree"]\nchoose = "{_next(gift, places[1])}"\n')
    )


def _next(*made: str) -> str:
    match = new_match("gugong", players=1, seed="small lesson")
    for text in made:
        match.submit(0, text)
    return choices(match.state)[0].text


def test_the_place_follows_from_the_choices() -> None:
    match, lesson = small()
    follower = Follower(lesson)
    start = follower.find(match)
    assert (start.place.step.id, start.place.n, start.place.of, start.is_off) == ("gift", 1, 3, False)
    assert start.place.because(start.place.good[0]) == ""
    match.submit(0, start.place.good[0].option)
    second = follower.find(match)
    assert (second.place.step.id, second.place.made) == ("gift", 1)
    assert [second.place.because(good) for good in second.place.good] == [
        "guided-gugong-gift-one",
        "guided-gugong-gift-two",
    ]
    match.submit(0, second.place.good[1].option)
    assert follower.find(match).place.step.id == "middle"
    assert Follower(lesson).find(match).place.step.id == "middle"


def test_the_shorter_way_has_fewer_steps() -> None:
    match, lesson = small()
    follower = Follower(lesson)
    for _ in range(2):
        match.submit(0, follower.find(match).place.good[0].option)
    end = follower.find(match).place
    assert (end.step.id, end.n, end.of) == ("end", 2, 2)


def test_who_leaves_the_path_finds_it_again() -> None:
    match, lesson = small()
    follower = Follower(lesson)
    good = {good.option for good in follower.find(match).place.good}
    other = next(choice.option for choice in choices(match.state) if choice.option not in good)
    match.submit(0, other)
    off = follower.find(match)
    assert (off.is_off, off.at, off.place.step.id) == (True, 0, "gift")
    assert Follower(lesson).find(match) == off
    match.submit(0, choices(match.state)[0].option)
    assert follower.find(match).at == 0
    match.back_to(0)
    assert not follower.find(match).is_off


def test_messages_follow_from_ids() -> None:
    _, lesson = small()
    assert lesson.keys() == {
        "guided-gugong-gift",
        "guided-gugong-gift-2",
        "guided-gugong-gift-why",
        "guided-gugong-gift-one",
        "guided-gugong-gift-two",
        "guided-gugong-middle",
        "guided-gugong-end",
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "Invalid"),
        ('game = "gugong"', "step"),
        (HEAD + "step = []", "no step"),
        (HEAD + '[[step]]\nid = "a"\n[[step]]\nid = "a"', "two of this id"),
        (HEAD + '[[step]]\nid = "a"\nsay = "x"', "unknown fields say"),
        (HEAD + '[[step]]\nid = "a"\nchoose = "x"', "leads to nothing"),
        (HEAD + '[[step]]\nid = "a"\nchoose = "x"\nnext = "a"', "leads to a"),
        (HEAD + '[[step]]\nid = "a"\nchoose = []', "choose is"),
        (HEAD + '[[step]]\nid = "a"\nchoose = "x"\nanswer = []', "either"),
        (HEAD + '[[step]]\nid = "a"\nwhy = 1', "why must be bool"),
        (
            HEAD + '[[step]]\nid = "a"\nanswer = [{ choose = "x" }, { choose = "y" }]\n[[step]]\nid = "b"',
            "good",
        ),
        (
            HEAD
            + '[[step]]\nid = "a"\nanswer = [{ choose = "x", because = "m" },'
            + ' { choose = ["x", "y"], because = "n" }]\n[[step]]\nid = "b"',
            "begins like",
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(BadLesson, match=said):
        read_lesson(text)


def test_a_text_form_that_is_not_offered_is_named() -> None:
    lesson = read_lesson(HEAD + '[[step]]\nid = "a"\nchoose = "fly"\n[[step]]\nid = "b"')
    with pytest.raises(BadLesson, match="'fly' is not offered, but give"):
        Follower(lesson).find(new_match("gugong", players=1, seed="small lesson"))
