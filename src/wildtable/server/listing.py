"""The games, their texts, rules and components, as a client asks for them."""

from functools import cache
from typing import Any

from wildtable import games
from wildtable.bots import BadBot, make_bot
from wildtable.engine.game import Game
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.texts import load_texts
from wildtable.server.wire import BotLevel, ListedGame, OptionForm, RuleText

LEVELS = range(1, 6)


@cache
def listed_games() -> list[ListedGame]:
    """Every game with what a client needs to make a table of it."""
    return [_listed(games.load(name)) for name in games.names()]


def _listed(game: Game) -> ListedGame:
    return ListedGame(
        name=game.name,
        title=game.title,
        seats=list(game.seat_counts),
        seat_names={str(count): _seat_names(game, count) for count in game.seat_counts},
        minutes=game.minutes,
        secrets=game.secrets,
        options=[
            OptionForm(
                name=option.name,
                default=option.default,
                values=list(option.values),
                rule=option.rule,
                kind=option.kind,
                distinct=option.distinct,
                scope=option.scope,
            )
            for option in game.options
            if option.name not in game.at_table.only_among_bots
        ],
        stops=list(game.at_table.stops),
        bots=bots_of(game),
    )


def _seat_names(game: Game, count: int) -> list[str]:
    state = game.new(count)
    return [game.seat_name(state, seat) for seat in range(count)]


def bots_of(game: Game) -> list[BotLevel]:
    """The bots that can play it, by rising level: search where it can, tree search elsewhere."""
    bots = [BotLevel("random", 0), BotLevel("greedy", 1)]
    kind = "search"
    try:
        make_bot("search:1", game, 0)
    except BadBot:
        kind = "ismcts"
    return bots + [BotLevel(f"{kind}:{level}", level + 1) for level in LEVELS]


def fluent_of(name: str, language: str) -> str:
    """The Fluent file of a game."""
    game = games.load(name)
    load_texts(game.folder, language)  # refuses an unknown language
    return (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def rules_of(name: str, language: str) -> list[RuleText]:
    """The rulebook of a game, rule by rule."""
    book = load_rulebook(games.load(name).folder, language)
    return [RuleText(rule.id, rule.chapter, rule.text) for rule in book.values()]


@cache
def content_of(name: str) -> dict[str, Any]:
    """What the board of a game is drawn from."""
    return games.load(name).at_table.components()
