"""How a bot is asked for, and what is said when there is none such."""

import pytest

from tests.bots.positions import HUNT
from tests.engine.tiny.game import Tiny
from wildtable.bots import BadBot, make_bot
from wildtable.bots.players import NO_LIMIT, SearchBot


@pytest.mark.parametrize(
    ("spec", "nodes", "seconds"),
    [
        ("search", 20_000, 60.0),
        ("search:1", 200, 60.0),
        ("search:5", NO_LIMIT, 1.0),
        ("SEARCH:2", 2_000, 60.0),
        (" search:nodes=70 ", 70, 3600.0),
        ("search:seconds=0.25", NO_LIMIT, 0.25),
    ],
)
def test_budgets(spec: str, nodes: int, seconds: float) -> None:
    bot = make_bot(spec, HUNT, 1)
    assert isinstance(bot, SearchBot)
    assert (bot.nodes, bot.seconds) == (nodes, seconds)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:3"])
def test_a_bot_bears_the_name_it_was_asked_for_by(spec: str) -> None:
    assert make_bot(spec, HUNT, 1).name == spec


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("", "There is no bot '': there are random, greedy, search, ismcts."),
        ("deepblue", "There is no bot 'deepblue': there are random, greedy, search, ismcts."),
        ("human", "There is no bot 'human': there are random, greedy, search, ismcts."),
        ("greedy:2", "Bot 'greedy' has no levels: write 'greedy' instead of 'greedy:2'."),
    ],
)
def test_no_such_bot(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot) as told:
        make_bot(spec, HUNT, 1)
    assert str(told.value) == sentence


@pytest.mark.parametrize(
    "detail", ["0", "6", "-1", "x", "nodes", "nodes=", "nodes=many", "node=5", "seconds=x", "1.5"]
)
def test_no_such_search(detail: str) -> None:
    with pytest.raises(BadBot, match=rf"'search:{detail}' is no search bot: write search:1 to search:5, "):
        make_bot(f"search:{detail}", HUNT, 1)


@pytest.mark.parametrize(
    "detail", ["nodes=0", "nodes=-3", "seconds=0", "seconds=-1", "seconds=nan", "seconds=inf"]
)
def test_a_budget_that_means_nothing_is_refused_not_changed(detail: str) -> None:
    with pytest.raises(BadBot, match=r"is no search bot"):
        make_bot(f"search:{detail}", HUNT, 1)


def test_a_budget_beyond_all_numbers_is_refused_or_capped() -> None:
    try:
        bot = make_bot(f"search:nodes={10**30}", HUNT, 1)
    except BadBot:
        return
    assert isinstance(bot, SearchBot)
    assert bot.nodes < 2**63  # what native code can count to


def test_search_does_not_play_games_with_chance_or_secrets() -> None:
    with pytest.raises(BadBot, match=r"^Bot 'search' cannot play Tiny: .*\.$"):
        make_bot("search:1", Tiny(), 1)
    assert make_bot("random", Tiny(), 1).name == "random"
