"""What cards are worth before a match, and how bots draft by it."""

from tests.wild_assent.scenes import GAME
from wildtable.bots import make_bot
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.game import WildAssentState
from wildtable.games.wild_assent.preparing import LIKE_FIGHTERS, about, answers
from wildtable.games.wild_assent.state import FIRST_CREATURE, KIND, PICKS
from wildtable.lab.match import play_match

TABLES = GAME.content.tables


def item(assent: str, card: str) -> int:
    row = TABLES.assents.names.index(assent) * int(TABLES.equipment)
    return int(TABLES.worths.equipment[row + TABLES.equipment_names.index(card)])


def skill(name: str) -> int:
    return int(TABLES.worths.skills[TABLES.skills.names.index(name)])


def test_a_weapon_is_worth_what_it_adds_to_the_bearers_own_attack() -> None:
    """The axe does no more than Gurantev's own blow, but more than Amalia's; a staff of magic is something
    new to Yerra only."""
    assert item("amalia", "war-axe") > item("gurantev", "war-axe")
    assert item("yerra", "ember-staff") > item("koralt", "ember-staff")


def test_a_skill_that_attacks_is_worth_what_it_adds_to_the_owners_own_attack() -> None:
    """Distant Doom hits no harder than Amalia does anyway."""
    assert skill("distant-doom") < skill("mirror-ward")


def test_a_text_that_needs_a_condition_or_tokens_is_worth_less() -> None:
    assert item("koralt", "shadow-wraps") < item("koralt", "sun-disc")  # 1 and 2 points, both on a condition
    assert item("koralt", "raven-feather") < skill("dodge")  # twice in a match, or every time with some luck


def test_what_is_worth_about_the_same_counts_the_same() -> None:
    assert [int(about(worth, 10)) for worth in (-6, -5, 0, 4, 5, 14, 15)] == [-10, 0, 0, 0, 10, 10, 20]
    large = ("phoenix", "horned-golem", "river-guardian", "wildswood-sentinel")
    worths = [int(TABLES.worths.creatures[TABLES.creatures.names.index(name)]) for name in large]
    assert len({int(about(worth, LIKE_FIGHTERS)) for worth in worths}) == 1


def drafted(seed: int) -> State:
    """A match of two greedy bots as it is when the Equipment is chosen."""
    state = GAME.new(2, {})
    rng = Rng(seed)
    bots = [make_bot("greedy", GAME, rng.word()) for _ in range(2)]
    while state.turn() == CHANCE:
        state.resolve(state.sample(rng))
    assert isinstance(state, WildAssentState)
    while state.stack.kind() == frames.DRAFT:
        play_match(state, bots, rng, most=1)
    return state


def test_greedy_bots_do_not_always_draft_the_same() -> None:
    troupes = set()
    for seed in range(8):
        state = drafted(seed)
        assert isinstance(state, WildAssentState)
        kinds = [int(state.of[KIND + FIRST_CREATURE + pick]) for pick in range(int(state.of[PICKS]))]
        troupes.add(tuple(kinds))
    assert len(troupes) > 4


def test_a_creature_is_worth_more_against_damage_that_it_withstands() -> None:
    """The Horned Golem against a troupe of blows, and against one of magic."""
    golem = TABLES.creatures.names.index("horned-golem")
    found = {}
    for names in (("gryphon", "river-guardian"), ("phoenix", "lava-fiend")):
        state = GAME.new(2, {})
        assert isinstance(state, WildAssentState)
        state.of[PICKS] = 2
        for number, name in enumerate(names):
            state.of[KIND + FIRST_CREATURE + number] = TABLES.creatures.names.index(name)
        found[names[0]] = int(answers(state, golem, state.side_of(FIRST_CREATURE)))
    assert found["gryphon"] > 0 > found["phoenix"]
