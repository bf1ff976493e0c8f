"""Who sits where, and what may be said of a seat before it is asked."""

from typing import Final

import msgspec

from wildtable.engine.refusal import WildtableError

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

ASK: Final = "ask"
PASS_UNTIL_MY_TURN: Final = "pass-until-my-turn"
PASS: Final = "pass"
ORDERS: Final = (ASK, PASS_UNTIL_MY_TURN, PASS)
"""What a seat does in windows without a stop: take its breath, or pass at once, for a while or always."""

STAND_IN: Final = "greedy"
"""The bot that plays on for somebody who left."""


class TableError(WildtableError):
    """Something that the table does not allow, whatever the rules of the game say."""


class Seat(msgspec.Struct):
    """A seat: a person, a bot, or open. `left` tells that its person is away for good or for a while.

    `order` and `stops` are private: what is done in windows, and the kinds of window at which Wait is pressed
    by itself. `entropy` is what its person threw in for the draws.
    """

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    left: bool = False
    order: str = ASK
    stops: list[str] = []
    entropy: str = ""
