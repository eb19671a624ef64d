"""A table with two people: moves, revisions, doubled, stale and reordered messages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.harness import Browser, Line, Refused, code

Browsers = Callable[..., Browser]


def test_a_move_is_acknowledged_and_shown_to_both(two: tuple[Line, Line]) -> None:
    ann, ben = two
    before = ben.state["rev"]
    answer = ann.ask("play", rev=ann.state["rev"], code=ann.state["legal"][0])
    assert "ack" == answer["type"]
    assert answer["rev"] == ann.expect("state")["rev"] == ben.expect("state")["rev"] > before


def test_only_changed_panels_travel(two: tuple[Line, Line]) -> None:
    ann, ben = two
    assert ben.state["full"]
    everything = set(ben.state["panels"])
    ann.play("take 1")
    update = ben.expect("state")
    assert not update["full"]
    assert "market" in update["panels"]
    assert set(update["panels"]) < everything
    assert "layout" not in update or update["layout"] != ben.heard[0]["layout"]


def test_each_seat_sees_its_own_legal_moves(two: tuple[Line, Line]) -> None:
    ann, ben = two
    assert 0 == ann.state["you"]
    assert 1 == ben.state["you"]
    assert ann.state["legal"]
    assert [] == ben.state["legal"]


def test_all_three_spellings_of_a_move_are_understood(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ann.ask("play", rev=ann.state["rev"], text="take 1")
    ann.expect("state")
    ann.ask("undo", rev=ann.state["rev"])
    ann.expect("state")
    ann.ask("play", rev=ann.state["rev"], action={"do": "take", "slot": 1})
    ann.expect("state")
    ann.ask("undo", rev=ann.state["rev"])
    ann.expect("state")
    ann.ask("play", rev=ann.state["rev"], code=code("take 1"))


@pytest.mark.parametrize("spelling", [{}, {"code": 0, "text": "take 1"}])
def test_a_move_has_exactly_one_spelling(
    two: tuple[Line, Line], spelling: dict[str, object]
) -> None:
    ann, _ = two
    with pytest.raises(Refused, match="action"):
        ann.ask("play", rev=ann.state["rev"], **spelling)


def test_a_message_sent_twice_counts_once(two: tuple[Line, Line]) -> None:
    ann, ben = two
    rev, first = ann.state["rev"], ann.state["legal"][0]
    for _ in range(3):
        ann.send("play", id="once", rev=rev, code=first)
    answers = [ann.expect("ack") for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["rev"] == ben.expect("state")["rev"]
    assert ben.quiet()


def test_a_refused_message_sent_twice_is_refused_the_same_way(two: tuple[Line, Line]) -> None:
    ann, _ = two
    rev = ann.state["rev"]
    ann.send("play", id="no", rev=rev, text="place 0 0 r0")
    first = ann.answer("no")
    ann.play("take 1")
    ann.send("play", id="no", rev=rev, text="place 0 0 r0")
    assert first == ann.answer("no")


def test_a_move_for_an_older_position_is_refused_and_the_new_one_shown(
    two: tuple[Line, Line],
) -> None:
    ann, _ = two
    rev = ann.state["rev"]
    ann.play("take 1")
    ann.send("play", rev=rev, text="take 2")
    assert "stale" == ann.expect("nack")["error"]
    assert ann.expect("state")["rev"] > rev


def test_messages_that_overtake_each_other_do_no_harm(two: tuple[Line, Line]) -> None:
    """The second move arrives before the first: it is refused, and can be sent again."""
    ann, _ = two
    rev = ann.state["rev"]
    ann.send("play", id="second", rev=rev + 1, text="place 1 1 r0")
    assert "stale" == ann.answer("second")["error"]
    ann.send("play", id="first", rev=rev, text="take 1")
    assert "ack" == ann.answer("first")["type"]
    state = ann.expect("state")
    while state["rev"] != rev + 1:
        state = ann.expect("state")
    assert state["legal"]


def test_why_an_illegal_move_is_refused_is_said_with_rule_ids(two: tuple[Line, Line]) -> None:
    ann, _ = two
    with pytest.raises(Refused) as refused:
        ann.ask("play", rev=ann.state["rev"], text="take 4")
    assert "illegal" == refused.value.error
    rules = [row["rule"] for row in refused.value.answer["refusals"]]
    assert ["AKR-3.2", "AKR-3.3"] == rules
    assert all(row["text"] for row in refused.value.answer["refusals"])


def test_only_who_must_act_may_play(two: tuple[Line, Line]) -> None:
    _, ben = two
    with pytest.raises(Refused) as refused:
        ben.ask("play", rev=ben.state["rev"], text="take 1")
    assert refused.value.error in ("turn", "illegal")


def test_spectators_see_everything_and_may_do_nothing(browser: Browsers) -> None:
    ann, guest = browser(), browser()
    table = ann.open_table("human", "link")["table"]
    watching = guest.line(table)
    assert watching.state["you"] is None
    assert [] == watching.state["legal"]
    for type, fields in (
        ("play", {"rev": watching.state["rev"], "text": "take 1"}),
        ("undo", {"rev": watching.state["rev"]}),
        ("chat", {"text": "hello"}),
        ("hint", {"rev": watching.state["rev"]}),
        ("rename", {"name": "Nobody"}),
        ("rematch", {}),
    ):
        with pytest.raises(Refused, match="seat"):
            watching.ask(type, **fields)
    line = ann.line(table)
    line.play("take 1")
    assert line.state["rev"] == watching.expect("state")["rev"]


def test_several_tabs_of_one_seat_stay_alike(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    one, other = ann.line(table), ann.line(table)
    one.play("take 1")
    assert one.state["rev"] == other.expect("state")["rev"]
    other.play()
    assert other.state["rev"] == one.expect("state")["rev"]
    assert other.state["panels"].keys() <= one.heard[0]["panels"].keys()


def test_a_client_that_lost_its_way_says_hello_and_has_everything_again(
    two: tuple[Line, Line],
) -> None:
    ann, ben = two
    ann.play("take 1")
    ben.expect("state")
    state = ben.hello()
    assert state["full"]
    assert state["base"] is None
    assert state["panels"].keys() == ben.heard[0]["panels"].keys()
    assert state["log_from"] == 0


def test_every_state_names_the_one_it_builds_on(two: tuple[Line, Line]) -> None:
    ann, ben = two
    for _ in range(2):
        had = ann.state["rev"]
        assert had == ann.play()["base"]
        assert had == ben.expect("state")["base"]


def test_a_connection_that_breaks_costs_nothing(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    line = ann.line(table)
    line.send("play", id="lost", rev=line.state["rev"], text="take 1")
    line.socket.socket.close()  # the answer never arrives
    again = ann.line(table)
    again.send("play", id="lost", rev=line.state["rev"], text="take 1")
    answer = again.answer("lost")
    assert "ack" == answer["type"]
    assert again.hello()["rev"] == answer["rev"]


def test_presence_is_told(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    table = ann.open_table("human", "link")
    line = ann.line(table["table"])
    assert [True, False] == [seat["online"] for seat in line.state["seats"]]
    ben.join(table["links"][0]["url"])
    other = ben.line(table["table"])
    assert [0, 1] == line.expect("presence")["online"]
    other.close()
    assert [0] == line.expect("presence")["online"]


def test_names_are_cleaned_and_shown_to_all(two: tuple[Line, Line]) -> None:
    ann, ben = two
    ann.ask("rename", name=" Ann\u0000 \u202e of  Delos ")
    assert "Ann of Delos" == ben.expect("state")["seats"][0]["name"]


def test_a_name_is_never_markup_in_what_is_drawn(browser: Browsers) -> None:
    """Panels hold drawings as markup; a name in them is escaped. Everything else is plain text."""
    ann = browser()
    name = '"><i id=x>&amp;</i>'
    opened = ann.open_table("human", "link", name=name)
    table = opened["table"]
    line, watching = ann.line(table), browser().line(table)
    line.play("take 1")
    line.play()
    shown = [line.hello(), watching.hello(), line.ask("at", ply=5)]
    for message in shown:
        assert name in [seat["name"] for seat in message["seats"]]
        for panel in message["panels"].values():
            news = [text for _, _, text in panel.get("edits", [])]
            assert "<i" not in "".join([panel.get("body", ""), *news])
    for path in (f"/t/{table}", "/"):
        assert "<i id" not in ann.http.get(path).text


def test_hot_seat_acts_for_whoever_must_act(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
    assert [0, 1] == line.state["mine"]
    assert 0 == line.state["you"]
    line.play()
    line.play()
    assert 1 == line.state["you"]
    assert line.state["legal"]


def test_earlier_positions_can_be_looked_at(two: tuple[Line, Line]) -> None:
    ann, _ = two
    first = ann.state["ply"]
    panels = dict(ann.state["panels"])
    ann.play("take 1")
    ann.play()
    found = ann.ask("at", ply=first)
    assert "position" == found["type"]
    assert first == found["ply"]
    assert panels["city-0"]["body"].count("<use") == found["panels"]["city-0"]["body"].count("<use")
    with pytest.raises(Refused, match="missing"):
        ann.ask("at", ply=10_000)


@pytest.mark.parametrize("game", ["akropolis", "seven_wonders_dice", "origins"])
def test_moves_are_numbered_as_the_log_tells_them(browser: Browsers, game: str) -> None:
    """From 1, without gaps; chance has no number, and a replay starts when all has been dealt."""
    ann = browser()
    seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
    table = ann.http.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]
    line = ann.line(table)
    start = line.state["start"]
    for _ in range(12):
        line.play()
    assert start == line.state["start"] == line.ask("at", ply=start)["ply"]
    assert "Viewing the start" == line.ask("at", ply=start)["text"]
    log = browser().line(table).state["log"]
    numbers = list(dict.fromkeys(entry["n"] for entry in log if entry["n"] is not None))
    assert numbers == list(range(1, len(numbers) + 1)) and numbers
    assert all(entry["ply"] > start for entry in log if entry["n"] is not None)
    last = log[-1]["ply"]
    assert f"Viewing move {numbers[-1]}" == line.ask("at", ply=last)["text"]


def test_previews_and_reasons_are_answered_without_changing_anything(
    two: tuple[Line, Line],
) -> None:
    ann, _ = two
    rev, legal = ann.state["rev"], ann.state["legal"]
    items = ann.ask("preview", rev=rev, codes=[legal[0], code("take 4")])["items"]
    assert [str(legal[0])] == list(items)
    assert items[str(legal[0])]["title"]
    refusals = ann.ask("why", rev=rev, codes=[code("take 4")])["refusals"]
    assert ["AKR-3.2", "AKR-3.3"] == [row["rule"] for row in refusals]
    assert rev == ann.ask("ping")["rev"]


def test_a_whole_turn_can_be_thought_through_before_it_is_played(two: tuple[Line, Line]) -> None:
    ann, _ = two
    rev, take = ann.state["rev"], code("take 1")
    ahead = ann.ask("ahead", rev=rev, after=[take])
    assert ahead["legal"]
    assert "market" in ahead["panels"]
    place = ahead["legal"][0]
    items = ann.ask("preview", rev=rev, after=[take], codes=[place])["items"]
    assert [str(place)] == list(items)
    beyond = ann.ask("ahead", rev=rev, after=[take, place])
    assert [] == beyond["legal"]
    with pytest.raises(Refused, match="illegal"):
        ann.ask("ahead", rev=rev, after=[place])
    assert rev == ann.ask("ping")["rev"]


def test_the_log_tells_moves_and_undo_takes_lines_back(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ann.play("take 1")
    state = ann.play()
    placed = state["log"][-1]
    assert 0 == placed["seat"]
    assert state["ply"] == placed["ply"]
    assert "Ann" in placed["text"]
    state_before = state["ply"]
    ann.ask("undo", rev=ann.state["rev"])
    state = ann.expect("state")
    assert state["log_from"] < placed["ply"]
    assert state["ply"] == state_before - 1


def test_an_old_position_has_the_stones_of_then(two: tuple[Line, Line]) -> None:
    """Points and badges of the players are those of the position that is looked at."""
    ann, _ = two
    before = ann.state["seats"]
    ply = ann.state["ply"]
    ann.play("take 2")
    assert before[0]["badges"] != ann.state["seats"][0]["badges"]
    seats = ann.ask("at", ply=ply)["seats"]
    assert [seat["badges"] for seat in before] == [seat["badges"] for seat in seats]
    assert [seat["points"] for seat in before] == [seat["points"] for seat in seats]
    assert not any(seat["acting"] or seat["note"] for seat in seats)
