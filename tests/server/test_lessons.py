"""Every lesson is played to its end by the real rules, in both languages, as the server tells it."""

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tests.server.house import House
from wildtable import games
from wildtable.engine.expect import check_expectations
from wildtable.engine.lesson import BadLesson, Lesson, Step, lesson_texts, load_lessons, read_lesson
from wildtable.engine.refusal import Refused
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.server import lessons
from wildtable.table.lesson import Walk

EVERY = [
    (name, lesson) for name in games.names() for lesson in load_lessons(games.load(name).folder).values()
]
STEPS = [(name, lesson, number) for name, lesson in EVERY for number in range(len(lesson.steps))]
IDS = [f"{name}-{lesson.name}-{lesson.steps[number].id}" for name, lesson, number in STEPS]
FACTS = ({"touch": "yes"}, {"touch": "no"})


def opened(name: str, lesson: Lesson, number: int) -> Walk:
    walk = Walk(games.load(name), lesson, number)
    for _ in walk.open():
        pass
    return walk


def legal(walk: Walk) -> list[str]:
    game, state = walk.match.game, walk.match.state
    return [game.format(state, walk.seat, int(action)) for action in state.legal(walk.seat)]


def messages_of(lesson: Lesson, step: Step) -> list[str]:
    """The messages that a step needs."""
    name = f"{lesson.name}-{step.id}"
    needed = [name]
    if step.do or step.forbidden:
        needed.append(f"{name}-goal")
    if not step.do and step.forbidden:
        needed.append(f"{name}-done")
    return needed + [f"{name}-instead-{one}" for one in step.instead.values()]


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_has_lessons_has_a_first_one_and_two_more(name: str) -> None:
    found = load_lessons(games.load(name).folder)
    assert not found or (len(found) >= 3 and next(iter(found)) == "first")


@pytest.mark.parametrize(("name", "lesson", "number"), STEPS, ids=IDS)
def test_what_a_step_wants_is_legal_and_leads_where_it_says(name: str, lesson: Lesson, number: int) -> None:
    walk = opened(name, lesson, number)
    step = walk.step
    if step.do:
        offered = legal(walk)
        assert step.do[0] in offered
        for wanted in step.do:
            assert any(fnmatchcase(action, wanted) for action in offered), wanted
        assert walk.play(step.do[0])
        for _ in walk.go_on():
            pass
    assert check_expectations(walk.match.game, walk.match.state, step.expect) == []


@pytest.mark.parametrize(("name", "lesson", "number"), STEPS, ids=IDS)
def test_whatever_else_is_wanted_ends_well_too(name: str, lesson: Lesson, number: int) -> None:
    for action in legal(opened(name, lesson, number)):
        walk = opened(name, lesson, number)
        if walk.step.wants(action):
            assert walk.play(action)
            for _ in walk.go_on():
                pass


@pytest.mark.parametrize(("name", "lesson", "number"), STEPS, ids=IDS)
def test_other_legal_actions_do_not_happen(name: str, lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    said = set()
    for action in legal(opened(name, lesson, number)) if step.do else []:
        walk = opened(name, lesson, number)
        if step.wants(action):
            continue
        before = walk.match.state.fingerprint()
        assert not walk.play(action)
        assert walk.match.state.fingerprint() == before
        said.add(step.instead_of(action))
    assert set(step.instead.values()) <= said, "words for something that nobody can do"


@pytest.mark.parametrize(("name", "lesson", "number"), STEPS, ids=IDS)
def test_what_a_step_speaks_of_as_forbidden_is_refused_by_its_rule(
    name: str, lesson: Lesson, number: int
) -> None:
    for one in lesson.steps[number].forbidden:
        answer = lessons.why_not(name, lesson.name, number, one.touch[:-1], one.touch[-1])
        assert answer.rule == one.rule
        assert one.rule in load_rulebook(games.load(name).folder, "en")
        for language in LANGUAGES:
            assert load_texts(games.load(name).folder, language).has(f"refusal-{one.rule}")


@pytest.mark.parametrize(("name", "lesson"), EVERY, ids=[f"{name}-{lesson.name}" for name, lesson in EVERY])
def test_a_lesson_is_played_from_step_to_step_and_won(name: str, lesson: Lesson) -> None:
    """As a browser does it: each step as it opens, then what the step wants; nothing is kept between them."""
    for number, step in enumerate(lesson.steps):
        shown = lessons.open_step(name, lesson.name, number).tables[-1]
        assert shown.view is not None
        if step.do:
            assert shown.asked == shown.yours
            answer = lessons.act(name, lesson.name, number, step.do[0])
            assert answer.done
            after = answer.tables[-1]
            follows = number + 1 < len(lesson.steps) and lesson.steps[number + 1].position is None
            if follows:
                next_one = lessons.open_step(name, lesson.name, number + 1).tables[0]
                assert (next_one.view, next_one.version) == (after.view, after.version)


@pytest.mark.parametrize(
    "lesson", [one for name, one in EVERY if name == "wild_assent"], ids=lambda one: one.name
)
def test_between_two_steps_of_a_round_no_gladiator_gains_or_loses_health(lesson: Lesson) -> None:
    before, healths = 0, dict[str, tuple[int, int]]()
    for number, step in enumerate(lesson.steps):
        view: Any = lessons.open_step("wild_assent", lesson.name, number).tables[-1].view
        found = {one["name"]: (one["health"], one["most"]) for one in view["gladiators"]}
        for name in found.keys() & healths.keys() if before else ():
            assert found[name][1] == healths[name][1], f"{step.id}: the card of {name} says something else"
            assert view["round"] != before or found[name] == healths[name], f"{step.id}: {name}"
        if step.do:
            view = lessons.act("wild_assent", lesson.name, number, step.do[0]).tables[-1].view
        before, healths = (
            view["round"],
            {one["name"]: (one["health"], one["most"]) for one in view["gladiators"]},
        )


@pytest.mark.parametrize(
    ("lesson", "number"),
    [(lesson, number) for name, lesson, number in STEPS if name == "wylde_hunt" and lesson.steps[number].do],
    ids=lambda one: getattr(one, "name", str(one)),
)
def test_no_two_other_moves_of_wylde_hunt_win_what_a_step_does_not_speak_of(
    lesson: Lesson, number: int
) -> None:
    def after(*actions: str) -> Walk:
        walk = opened("wylde_hunt", lesson, number)
        for action in actions:
            state = walk.match.state
            walk.match.play(walk.seat, action, walk.match.game.parse(state, walk.seat, action))
        return walk

    for first in legal(after()):
        walk = after(first)
        if walk.step.wants(first):
            continue
        assert walk.match.state.result() is None, first
        for second in legal(walk) if walk.seat in walk.match.state.actors() else ():
            result = after(first, second).match.state.result()
            assert result is None or walk.seat not in result.winners(), (first, second)


@pytest.mark.parametrize("stone", ["E5", "E3"])
def test_either_forest_square_is_right_for_the_spring_stone(stone: str) -> None:
    lesson = load_lessons(games.load("wylde_hunt").folder)["stones"]
    number = [step.id for step in lesson.steps].index("lay")
    answer = lessons.act("wylde_hunt", "stones", number, f"stone {stone}")
    assert answer.done
    left: Any = answer.tables[-1].view
    follows: Any = lessons.open_step("wylde_hunt", "stones", number + 1).tables[0].view
    for what in ("fae", "mortal", "seasons", "must", "controller"):  # Spring rules the Forest either way
        assert left[what] == follows[what]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), EVERY, ids=[f"{name}-{lesson.name}" for name, lesson in EVERY])
def test_a_lesson_says_everything(name: str, lesson: Lesson, language: str) -> None:
    texts = lesson_texts(games.load(name).folder, language)
    needed = [lesson.name, f"{lesson.name}-about", f"{lesson.name}-end"]
    needed += [message for step in lesson.steps for message in messages_of(lesson, step)]
    for message in needed:
        assert texts.has(message), message
        for facts in FACTS:
            assert not re.search(r"[{}]", texts.say(message, facts)), message


@pytest.mark.parametrize("name", games.names())
def test_no_word_of_a_lesson_is_idle_and_both_languages_have_the_same(name: str) -> None:
    folder = games.load(name).folder
    if not load_lessons(folder):
        pytest.skip("a game without lessons")
    known = {"click"}
    for lesson in load_lessons(folder).values():
        known |= {lesson.name, f"{lesson.name}-about", f"{lesson.name}-end"}
        for step in lesson.steps:
            known |= {
                *messages_of(lesson, step),
                f"{lesson.name}-{step.id}-done",
                f"{lesson.name}-{step.id}-other",
            }
    written = {}
    for language in LANGUAGES:
        entries = (
            FluentParser().parse((folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")).body
        )
        assert not [entry.content for entry in entries if isinstance(entry, Junk)]
        written[language] = [entry.id.name for entry in entries if isinstance(entry, Message)]
        assert set(written[language]) <= known
    assert written["en"] == written["de"]


def test_the_learner_sees_no_more_than_the_seat() -> None:
    """A lesson's table is told by the same views as any other: what others hold is not in it."""
    shown = lessons.open_step("wildlands", "defence", 3).tables[-1]
    assert shown.view is not None
    mine, others = shown.view["players"]
    assert "hand" in mine
    assert "hand" not in others
    assert "hidden 41" not in str(others)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    answer = lessons.act("wylde_hunt", "first", 3, "turn S-Gnome B2")
    assert (answer.done, answer.rule, answer.tables) == (False, "WH-TURN-07", [])
    with pytest.raises(Refused):
        opened("wylde_hunt", load_lessons(games.load("wylde_hunt").folder)["first"], 3).play(
            "turn S-Gnome B2"
        )


def test_lessons_over_the_wire(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        somebody = house.person("")  # without a name, as one comes by a link
        listed = somebody.get("/api/lessons/wylde_hunt")
        assert [lesson["name"] for lesson in listed] == ["first", "contest", "stones"]
        assert somebody.get("/api/games")[0]["lessons"] == ["first", "contest", "stones"]
        assert "first-queen =" in somebody.http.get("/api/lesson-texts/wylde_hunt/de").text
        shown = somebody.get("/api/lessons/wylde_hunt/first/3")["tables"][-1]
        assert shown["asked"] == [0]
        path = "/api/lessons/wylde_hunt/first/3"
        assert somebody.post(path, {"action": "turn S-Sylph E7"})["done"]
        assert somebody.post(path, {"action": "hold S-Sylph E1"})["instead"] == "hold"
        why = somebody.post(f"{path}/why", {"element": "square:F4", "picked": ["fae:S-Sylph"]})
        assert why["rule"] == "WH-MOVE-01"
        for wrong in ("/api/lessons/wylde_hunt/first/99", "/api/lessons/wylde_hunt/none/0"):
            assert somebody.http.get(wrong).status_code == 404
        assert somebody.http.post(path, json={"action": "dance"}).status_code == 400
        assert somebody.http.post(path, json={"action": "x" * 5000}).status_code == 429


@pytest.mark.parametrize(
    ("document", "cause"),
    [
        ({"order": 1, "minutes": 2, "seat": "S", "step": []}, "not an empty one"),
        ({"order": 1, "minutes": 2, "seat": "S", "step": [{"id": "a"}]}, "the first step needs a 'position'"),
        (
            {
                "order": 1,
                "minutes": 2,
                "seat": "S",
                "step": [{"id": "a", "position": {}, "do": ["x", "y"]}, {"id": "b"}],
            },
            "can end differently",
        ),
        (
            {"order": 1, "minutes": 2, "seat": "S", "step": [{"id": "a", "position": {}, "do": ["x *"]}]},
            "must be one action",
        ),
        (
            {"order": 1, "minutes": 2, "seat": "S", "step": [{"id": "a", "position": {}, "then": ["x"]}]},
            "there is nothing",
        ),
        ({"order": 1, "minutes": 2, "seat": "S", "step": [{"id": "a", "positon": {}}]}, "positon"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused_with_a_sentence(document: object, cause: str) -> None:
    with pytest.raises(BadLesson, match=cause):
        read_lesson("odd", document)
