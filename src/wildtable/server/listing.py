"""The games, their texts, rules and components, as a client asks for them."""

from functools import cache

import msgspec

from wildtable import games
from wildtable.bots import BadBot, make_bot
from wildtable.engine.game import Game
from wildtable.engine.lesson import load_lessons
from wildtable.engine.rulebook import Rule, load_chapters
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.server.pages import BotLevel, ChapterText, GameWords, ListedGame, OptionForm, RuleText
from wildtable.server.shelf import Shelf

LEVELS = range(1, 6)


def listed_games(shelf: Shelf) -> list[ListedGame]:
    """Every game with what a client needs to make a table of it."""
    return [_listed(game) for game in shelf.present.values()]


@cache
def _listed(game: Game) -> ListedGame:
    solo = game.at_table.solo
    counts = [1, *game.seat_counts] if solo else list(game.seat_counts)
    states = {count: game.new(count, {solo: True} if count == 1 else None) for count in counts}
    return ListedGame(
        name=game.name,
        title=game.title,
        seats=counts,
        seat_names={
            str(count): [game.seat_name(state, seat) for seat in range(count)]
            for count, state in states.items()
        },
        sides={str(count): game.sides(state) for count, state in states.items()},
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
            if option.name not in game.at_table.only_among_bots and option.name != solo
        ],
        stops=list(game.at_table.stops),
        bots=bots_of(game),
        lessons=list(load_lessons(game.folder)),
        words={language: _words(game, language) for language in LANGUAGES},
    )


def prepare(shelf: Shelf) -> None:
    """Make what everybody asks for, before anybody does."""
    for game in shelf.present.values():
        _listed(game)
        content_of(game)


def _words(game: Game, language: str) -> GameWords:
    texts = load_texts(game.folder, language)
    return GameWords(texts.say("title"), texts.say("tagline"), texts.say("about"))


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


KINDS = {"RULING": "ruling", "DE": "edition", "EX": "example"}
"""What the middle of a rule's id says of it; any other is a rule of the game."""


def rules_of(name: str, language: str) -> list[ChapterText]:
    """The rulebook of a game, chapter by chapter."""
    return [
        ChapterText(chapter.title, chapter.text, [_rule(rule) for rule in chapter.rules])
        for chapter in load_chapters(games.load(name).folder, language)
    ]


def _rule(rule: Rule) -> RuleText:
    return RuleText(rule.id, KINDS.get(rule.id.split("-")[1], "rule"), rule.text)


@cache
def content_of(game: Game) -> bytes:
    """What the board of a game is drawn from, as JSON."""
    return msgspec.json.encode(game.at_table.components())
