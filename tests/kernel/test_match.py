"""The front door of a match: turns, refusals, undo and redo."""

from itertools import permutations

import pytest
from tests.kernel.tools import SPEC, TABLES, ended, go_to, start, sum_of, texts, top

from regnum.kernel.agenda import refused
from regnum.kernel.errors import BadRecord, IllegalChoice
from regnum.kernel.foresight import preview
from regnum.kernel.match import Match, match_from_record, match_from_safe_point, safe_point
from regnum.kernel.messages import Seat
from regnum.kernel.offer import choices_of, honest_copy, offer
from regnum.kernel.record import Record


def refusal(match: Match, seat: int, choice: int | str) -> IllegalChoice:
    before = (sum_of(match), len(match.choices), len(match.log))
    with pytest.raises(IllegalChoice) as caught:
        match.submit(seat, choice)
    assert (sum_of(match), len(match.choices), len(match.log)) == before
    return caught.value


def hunting(seed: str = "kernel") -> Match:
    """Two players on the first turn, of whom the first may hunt with one worker or another."""
    for number in range(100):
        match = go_to(start(2, f"{seed} {number}"), "Turn")
        seat = match.decider
        if "hunt 1" in texts(match) and "trade 1" in texts(match):
            match.submit(seat, "hunt 1")
            asks = top(match) == "PayWorkers"
            match.undo(seat)
            if asks:
                return match_from_record(SPEC, TABLES, match.record())
    raise AssertionError("nobody can hunt")


# --- choosing --------------------------------------------------------------------------------------------


def test_a_choice_may_be_named_by_its_text_or_its_number() -> None:
    by_text, by_number = start(), start()
    text = texts(by_text)[1]
    by_text.submit(by_text.decider, f"  {text.replace(' ', '   ')} ")
    by_number.submit(by_number.decider, by_number.state.legal[1])
    assert sum_of(by_text) == sum_of(by_number)


def test_what_is_not_offered_is_refused() -> None:
    match = start()
    assert refusal(match, match.decider, 999).code == "error-choice-number"
    assert refusal(match, match.decider, -1).code == "error-choice-number"
    error = refusal(match, match.decider, "dance on the table")
    assert error.code == "error-choice-unknown"
    offered = error.msg.args["offered"]
    assert isinstance(offered, list)
    assert [msg.key for msg in offered] == ["raw:" + text for text in texts(match)]


def test_what_is_refused_for_a_reason_says_the_reason_and_the_rule() -> None:
    match = go_to(start(), "Turn")
    found = refused(match.state, match.state.agenda[-1])
    assert found
    for entry in found:
        error = refusal(match, match.decider, entry.text)
        assert error.code == entry.reason.msg.key
        assert error.rule == entry.reason.rule
        assert error.rule.startswith("P")


def test_another_seat_has_to_wait() -> None:
    match = start()
    for seat in (-1, 1 - match.decider, 2, 99):
        error = refusal(match, seat, match.state.legal[0])
        assert error.code == "error-not-your-turn"
        who = error.msg.args["who"]
        assert isinstance(who, Seat)
        assert who.who == match.decider


def test_after_the_end_nothing_is_accepted() -> None:
    match = ended()
    assert match.decider == -1
    for seat in (-1, 0, 1):
        assert refusal(match, seat, 0).code == "error-over"
        assert refusal(match, seat, "pass").code == "error-over"


def test_the_record_grows_with_the_choices() -> None:
    match = go_to(start(), "Turn")
    assert match.record().choices == match.choices
    assert match.record().choices is not match.choices
    assert match.record().check == sum_of(match)


# --- undo ------------------------------------------------------------------------------------------------


def no_undo(match: Match, seat: int) -> None:
    before = sum_of(match)
    assert not match.can_undo(seat)
    for take_back in (match.undo, match.undo_turn):
        with pytest.raises(IllegalChoice) as caught:
            take_back(seat)
        assert caught.value.code == "error-undo-barrier"
    assert sum_of(match) == before


def test_there_is_nothing_to_undo_at_the_start() -> None:
    match = start()
    for seat in (-1, 0, 1, 7):
        no_undo(match, seat)


def test_undo_goes_back_over_own_choices_one_by_one() -> None:
    match = hunting()
    seat = match.decider
    sums, sizes = [sum_of(match)], [len(match.log)]
    match.submit(seat, "hunt 1")
    sums.append(sum_of(match))
    sizes.append(len(match.log))
    match.submit(seat, match.state.legal[0])
    assert match.decider != seat
    for at in (1, 0):
        match.undo(seat)
        assert (sum_of(match), len(match.log), match.decider) == (sums[at], sizes[at], seat)
    no_undo(match, seat)  # what came before was drawn


def test_undo_takes_the_choice_off_the_record() -> None:
    match = hunting()
    before = match.record().to_json()
    match.submit(match.decider, "hunt 1")
    match.undo(match.decider)
    assert match.record().to_json() == before


def test_undo_stops_where_a_card_was_drawn_or_turned_up() -> None:
    match = go_to(start(), "Turn")
    while "conspire" not in texts(match):
        match.submit(match.decider, "pass")
        go_to(match, "Turn")
    seat = match.decider
    match.submit(seat, "conspire")
    if top(match) == "PayWorkers":
        match.submit(seat, match.state.legal[0])
    no_undo(match, seat)
    assert not match.can_redo(seat)


def test_undo_stops_at_another_seats_choice() -> None:
    match = start()
    first = match.decider
    match.submit(first, match.state.legal[0])
    assert match.can_undo(first)
    assert not match.can_undo(1 - first)
    match = go_to(start(3), "PickPaladin")
    one = match.decider
    match.submit(one, match.state.legal[0])
    two = match.decider
    assert match.can_undo(one)
    match.submit(two, match.state.legal[0])
    no_undo(match, one)
    assert match.can_undo(two)


def test_the_last_secret_choice_cannot_be_taken_back_once_cards_are_shown() -> None:
    match = go_to(start(2), "PickPaladin")
    seats = [match.decider]
    match.submit(match.decider, match.state.legal[0])
    seats.append(match.decider)
    match.submit(match.decider, match.state.legal[0])
    assert top(match) != "PickPaladin"
    for seat in seats:
        no_undo(match, seat)


def two_turns() -> tuple[Match, int, list[str]]:
    """A seat hunts and then trades while the other has passed; the sums at the start of its turns."""
    match = hunting()
    seat = match.decider
    match.submit(seat, "trade 1")
    while match.decider == seat and top(match) != "Turn":
        match.submit(seat, match.state.legal[0])
    match.submit(1 - seat, "pass")
    while match.decider != seat:
        match.submit(1 - seat, match.state.legal[0])
    sums = [sum_of(match)]
    match.submit(seat, "hunt 1")
    while top(match) != "Turn":
        match.submit(seat, match.state.legal[0])
    return match, seat, [*sums, sum_of(match)]


def test_undo_of_the_turn_goes_to_its_start_and_no_further() -> None:
    match, seat, sums = two_turns()
    assert match.decider == seat
    match.submit(seat, "pass")
    assert match.can_undo(seat), "passing with workers to choose from draws nothing"
    match.undo_turn(seat)
    assert sum_of(match) == sums[1]  # the start of this turn, though undo reaches further
    assert match.can_undo(seat)
    match.undo_turn(seat)
    assert sum_of(match) == sums[0]


def test_undo_of_a_finished_turn_takes_all_of_it() -> None:
    match = hunting()
    seat, before = match.decider, sum_of(match)
    match.submit(seat, "hunt 1")
    match.submit(seat, match.state.legal[0])
    match.undo_turn(seat)
    assert sum_of(match) == before
    assert top(match) == "Turn"


# --- redo ------------------------------------------------------------------------------------------------


def no_redo(match: Match, seat: int) -> None:
    assert not match.can_redo(seat)
    with pytest.raises(IllegalChoice) as caught:
        match.redo(seat)
    assert caught.value.code == "error-redo"


def test_redo_repeats_what_was_undone() -> None:
    match = hunting()
    seat = match.decider
    no_redo(match, seat)
    match.submit(seat, "hunt 1")
    match.submit(seat, match.state.legal[0])
    after, log, choices = sum_of(match), list(match.log), list(match.choices)
    match.undo_turn(seat)
    no_redo(match, 1 - seat)
    match.redo(seat)
    assert top(match) == "PayWorkers"
    match.redo(seat)
    assert (sum_of(match), match.log, match.choices) == (after, log, choices)
    no_redo(match, seat)
    match.undo(seat)
    match.redo(seat)
    assert sum_of(match) == after


def test_a_new_choice_ends_redo() -> None:
    match = hunting()
    seat = match.decider
    match.submit(seat, "hunt 1")
    match.undo(seat)
    assert match.can_redo(seat)
    match.submit(seat, "trade 1")
    no_redo(match, seat)


def test_a_refused_choice_does_not_end_redo() -> None:
    match = hunting()
    seat = match.decider
    match.submit(seat, "hunt 1")
    match.undo(seat)
    refusal(match, seat, "dance")
    refusal(match, seat, -7)
    assert match.can_redo(seat)


# --- simultaneous questions ------------------------------------------------------------------------------


def picking(players: int = 3, seed: str = "kernel") -> Match:
    """All seats are asked at once."""
    match = go_to(start(players, seed), "PickPaladin")
    assert len(match.questions()) == players
    return match


def seats_asked(match: Match) -> list[int]:
    return [frame.who for _, frame in match.questions()]


def test_simultaneous_questions_are_answered_in_any_order() -> None:
    options = dict(zip(seats_asked(picking()), (4, 1, 3), strict=True))
    records = []
    for order in permutations(options):
        match = picking()
        for seat in order:
            match.submit(seat, options[seat])
        assert top(match) != "PickPaladin"
        assert match.early == {}
        records.append((match.record().to_json(), match.log))
    assert all(record == records[0] for record in records)


def test_an_answer_before_its_turn_is_kept_and_shows_nothing() -> None:
    match = picking()
    first, second, third = seats_asked(match)
    before = (sum_of(match), list(match.choices), list(match.log), match.decider)
    views = [offer(SPEC, match.state, seat) for seat in (-1, first, second, third)]
    match.submit(third, 5)
    assert (sum_of(match), match.choices, match.log, match.decider) == before
    assert [offer(SPEC, match.state, seat) for seat in (-1, first, second, third)] == views
    assert seats_asked(match) == [first, second]
    assert refusal(match, third, 2).code == "error-not-your-turn"
    assert match.early == {third: 5}


def test_an_answer_before_its_turn_is_checked_as_any_other() -> None:
    match = picking()
    last = seats_asked(match)[-1]
    assert refusal(match, last, 6).code == "error-choice-number"
    error = refusal(match, last, "dance on the table")
    assert error.code == "error-choice-unknown"
    frame = match.question(last)
    texts_of_last = [choice.text for choice in choices_of(match.state, frame)]
    offered = error.msg.args["offered"]
    assert isinstance(offered, list)
    assert [msg.key for msg in offered] == ["raw:" + text for text in texts_of_last]
    match.submit(last, texts_of_last[3])
    assert match.early == {last: 3}


def test_an_early_answer_can_be_taken_back_and_given_again() -> None:
    match = picking()
    first, second, third = seats_asked(match)
    for take_back in (match.undo, match.undo_turn):
        match.submit(second, 0)
        match.submit(third, 1)
        assert match.can_undo(second)
        assert not match.can_undo(first)
        take_back(second)
        assert match.early == {third: 1}
        assert seats_asked(match) == [first, second]
        take_back(third)
    assert not match.can_redo(second)


def test_early_answers_stay_while_another_seat_undoes_and_redoes() -> None:
    match = picking()
    first, second, third = seats_asked(match)
    match.submit(third, 2)
    match.submit(first, 0)
    assert match.decider == second
    match.undo(first)
    assert (match.decider, match.early) == (first, {third: 2})
    match.redo(first)
    assert (match.decider, match.early) == (second, {third: 2})
    match.submit(second, 1)
    assert match.choices[-3:] == [0, 1, 2]


def test_an_early_answer_goes_with_its_question() -> None:
    """Where the choice that led to the questions is taken back, answers to them are, too."""
    match = picking()
    third = seats_asked(match)[2]
    match.submit(third, 2)
    match.back_to(len(match.choices) - 1)
    assert match.early == {}
    go_to(match, "PickPaladin")
    assert len(seats_asked(match)) == 3


def test_a_safe_point_keeps_early_answers() -> None:
    match = picking()
    first, second, third = seats_asked(match)
    match.submit(third, 2)
    match.submit(first, 5)
    again = match_from_safe_point(SPEC, TABLES, match.record(), safe_point(match))
    assert again.early == {third: 2}
    for each in (match, again):
        each.submit(second, 1)
    assert sum_of(again) == sum_of(match)
    assert again.record().to_json() == match.record().to_json()


def test_a_look_ahead_is_made_on_the_own_question() -> None:
    match = picking()
    for seat in seats_asked(match):
        honest = honest_copy(SPEC, match.state, seat, 1)
        assert honest.agenda[-1].who == seat
        assert honest.legal == match.question(seat).options(match.state)
        for option in honest.legal:
            changes, stop = preview(SPEC, match.state, seat, option)
            assert stop == "other"
            assert changes


# --- records and safe points -----------------------------------------------------------------------------


def test_a_match_from_a_record_is_the_match_without_undo() -> None:
    match = hunting()
    match.submit(match.decider, "hunt 1")
    again = match_from_record(SPEC, TABLES, match.record())
    assert sum_of(again) == sum_of(match)
    assert again.log == match.log
    assert again.choices == match.choices
    no_undo(again, again.decider)
    no_redo(again, again.decider)


def test_a_match_opened_from_a_safe_point_can_undo_and_redo_as_before() -> None:
    match = hunting()
    seat = match.decider
    match.submit(seat, "hunt 1")
    match.submit(seat, match.state.legal[0])
    match.undo(seat)
    point = safe_point(match)
    assert point.choices == len(match.choices) - 1
    again = match_from_safe_point(SPEC, TABLES, match.record(), point)
    assert sum_of(again) == sum_of(match)
    assert again.log == match.log
    assert again.can_redo(seat)
    again.undo(seat)
    assert sum_of(again) != sum_of(match)
    match.undo(seat)
    assert sum_of(again) == sum_of(match)
    no_undo(again, seat)


def test_a_record_that_does_not_go_on_from_the_safe_point() -> None:
    match = hunting()
    record: Record = match.record()
    point = safe_point(match)
    record.choices.append(999)
    with pytest.raises(BadRecord) as caught:
        match_from_safe_point(SPEC, TABLES, record, point)
    assert caught.value.code == "error-record-choice"
    assert caught.value.msg.args == {"n": len(record.choices), "choice": 999}
