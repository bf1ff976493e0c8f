"""Wilderness as people play it."""

from wildtable.engine.at_table import AtTable
from wildtable.engine.game import Game
from wildtable.games.wilderness.content.library import Content


class WildernessAtTable(AtTable):
    """What a table asks of Wilderness."""

    def __init__(self, game: Game, content: Content) -> None:
        super().__init__(game)
        self.content = content
