"""Who has won, as the terminal says it."""

from wildtable.engine.record import TABLE_ENDS, Record
from wildtable.engine.result import Result, alone
from wildtable.engine.state import State
from wildtable.engine.texts import Texts

RESIGNED, AGREED = TABLE_ENDS


def end_of_match(state: State, record: Record) -> Result | None:
    """How a match ended: by the rules, else as its table noted; `None` while it runs."""
    result, noted = state.result(), record.result
    if result is not None or noted is None:
        return result
    seats = len(record.seats)
    drawn = noted.reason == AGREED
    return Result([0] * seats, noted.places, noted.reason, noted.sides or alone(seats), drawn)


def say_outcome(result: Result, names: list[str], texts: Texts, words: Texts) -> list[str]:
    """Who has won, and why the game is over; `texts` are the game's, `words` the terminal's."""
    won = result.winners()
    if not won:
        headline = words.say("result-draw")
    elif len(won) == 1:
        headline = words.say("result-win", {"who": names[won[0]]})
    else:
        who = words.say("and", {"others": [names[seat] for seat in won[:-1]], "last": names[won[-1]]})
        headline = words.say("result-team" if won in result.sides else "result-together", {"who": who})
    reason = "reason-" + result.reason.replace(" ", "-")
    return [headline, texts.say(reason) if texts.has(reason) else words.say(reason)]
