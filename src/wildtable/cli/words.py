"""What a person can type at the table, and what happens then."""

from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.markdown import Markdown

from wildtable.cli.app import err, out
from wildtable.cli.outcome import say_outcome
from wildtable.cli.session import Session
from wildtable.engine.event import Event, seen_events
from wildtable.engine.refusal import BadAction, Refusal, WildtableError
from wildtable.engine.replay import replay
from wildtable.engine.rulebook import load_rulebook

NO_SEAT: Final = -1
MOST_SHOWN: Final = 6
LONGEST_NUMBER: Final = 12


def converse(session: Session) -> None:
    """Play until the game is over or the person leaves; an unfinished game is never lost."""
    try:
        while (seat := session.advance()) is not None:
            if not draw_curtain(session, seat):
                break
            session.show_board(seat)
            if not take_turn(session, seat):
                break
        if session.over():
            session.show_board()
            result = session.state.result()
            assert result is not None
            names = [session.seat_name(seat) for seat in range(session.game.seats_of(session.state))]
            for line in say_outcome(result, names, session.texts, session.words):
                out.print(line, markup=False)
            look_back(session)
    finally:
        rescued = session.rescue()
        if rescued is not None:
            session.say_saved("saved-unfinished", rescued)


def draw_curtain(session: Session, seat: int) -> bool:
    """Where people with secrets share the terminal: let the next one sit down first; false to leave."""
    if not session.game.secrets or len(session.people()) == 1:
        return True
    out.clear()
    session.say("play-curtain", seat=session.seat_name(seat))
    return _ask() is not None


def take_turn(session: Session, seat: int) -> bool:
    """Ask until that seat has played or something else changed the game; false to leave."""
    step = session.game.step(session.state)
    side = session.game.seat_name(session.state, seat)
    out.print(session.texts.say(f"prompt-{step}", {"side": side}), markup=False, style="bold")
    while (typed := _ask()) is not None:
        word, rest = _first_word(typed)
        try:
            if word in _LEAVE:
                return False
            if word == "undo":
                session.undo()
                return True
            if word in _TALK:
                _TALK[word](session, seat, rest)
            elif typed:
                session.play(seat, understand(session, seat, typed))
                return True
        except WildtableError as error:
            err.print(str(error), markup=False, soft_wrap=True)
    return False


def look_back(session: Session) -> None:
    """After the end: the game can be saved and told until an empty line, or the last one, is read."""
    session.say("play-over")
    while typed := _ask():
        word, rest = _first_word(typed)
        try:
            if word in _LEAVE:
                return
            if word in _LOOK_BACK:
                _TALK[word](session, NO_SEAT, rest)
            else:
                session.say("play-over")
        except WildtableError as error:
            err.print(str(error), markup=False, soft_wrap=True)


def _ask() -> str | None:
    """The next line that is typed, `None` after the last; what is said then begins on a line of its own."""
    try:
        return input("> ").strip()
    except EOFError:
        out.print()
        return None
    except KeyboardInterrupt:
        out.print()
        raise


def _first_word(typed: str) -> tuple[str, str]:
    """The first word in small letters, and the rest as it was typed."""
    word, _, rest = typed.partition(" ")
    return word.lower(), rest.strip()


def understand(session: Session, seat: int, typed: str) -> int:
    """The legal action that is meant; raises `BadAction` with the rule that forbids another."""
    action = meant(session, seat, typed)
    refusal = session.state.refusal(seat, action)
    if refusal is not None:
        raise BadAction(_reason(session, refusal))
    return action


def meant(session: Session, seat: int, typed: str) -> int:
    """The action, legal or not, that a number, an action text or a few words of a legal one mean."""
    game, state = session.game, session.state
    legal = [int(action) for action in state.legal(seat)]
    texts = [game.format(state, seat, action) for action in legal]
    number = _number(typed)
    if number is not None and 1 <= number <= len(legal):
        return legal[number - 1]
    wanted = typed.lower().split()
    fitting = [i for i, text in enumerate(texts) if _mentions(text.lower(), wanted)]
    if len(fitting) == 1:
        return legal[fitting[0]]
    if len(fitting) > 1 and typed.lower() not in (text.lower() for text in texts):
        choices = ", ".join(texts[i] for i in fitting[:MOST_SHOWN])
        choices += " ..." if len(fitting) > MOST_SHOWN else "."
        raise BadAction(session.words.say("play-ambiguous", {"typed": typed, "choices": choices}))
    if number is not None:
        shown = typed if len(typed) <= LONGEST_NUMBER else typed[:LONGEST_NUMBER] + "..."
        raise BadAction(session.words.say("play-no-number", {"typed": shown, "last": str(len(legal))}))
    return game.parse(state, seat, typed)


def _number(typed: str) -> int | None:
    """The whole number that was typed, if it is one; one too long to be in any list is as good as 0."""
    if not typed.removeprefix("-").isdecimal():
        return None
    return int(typed) if len(typed) <= LONGEST_NUMBER else 0


def _mentions(text: str, wanted: list[str]) -> bool:
    """Does the text contain every word, whole or as the part after a hyphen?"""
    words = set(text.split())
    words |= {word.partition("-")[2] for word in words if "-" in word}
    return all(word in words for word in wanted)


def _reason(session: Session, refusal: Refusal) -> str:
    return f"{session.texts.explain(refusal)} ({refusal.rule})"


def show_legal(session: Session, seat: int, _rest: str) -> None:
    """`?`: everything that is legal, numbered."""
    game, state = session.game, session.state
    texts = [game.format(state, seat, action) for action in state.legal(seat)]
    out.print(Columns([f"{i:3} {text}" for i, text in enumerate(texts, start=1)], equal=True))


def show_why(session: Session, seat: int, rest: str) -> None:
    """`why MOVE`: the rule that forbids it, in full."""
    if not rest:
        raise BadAction(session.words.say("play-why-what"))
    refusal = session.state.refusal(seat, meant(session, seat, rest))
    if refusal is None:
        session.say("play-allowed", typed=rest)
        return
    out.print(_reason(session, refusal), markup=False)
    show_rule(session, seat, refusal.rule)


def show_rule(session: Session, _seat: int, rest: str) -> None:
    """`rule ID`: a rule of the rulebook."""
    rule = load_rulebook(session.game.folder, session.language).get(rest.upper())
    if rule is None:
        raise BadAction(session.words.say("play-no-rule", {"rule": rest}))
    out.print(Markdown(f"**{rule.id}** {rule.text}"))


def show_log(session: Session, _seat: int, _rest: str) -> None:
    """`log`: everything that happened."""
    events: list[Event] = []
    replay(session.game, session.record, None, events)
    for event in seen_events(events, session.viewer()):
        out.print("  " + session.tell(event), markup=False)


def show_board(session: Session, seat: int, _rest: str) -> None:
    """`board`: draw the board again."""
    session.show_board(None if seat == NO_SEAT else seat)


def save(session: Session, _seat: int, rest: str) -> None:
    """`save FILE`: write the record."""
    if not rest:
        raise BadAction(session.words.say("play-save-where"))
    session.save(Path(rest))
    session.say_saved("play-kept" if session.over() else "play-saved", rest)


def show_help(session: Session, _seat: int, _rest: str) -> None:
    """`help`: what can be typed."""
    session.say("play-help")


_TALK = {
    "?": show_legal,
    "why": show_why,
    "rule": show_rule,
    "log": show_log,
    "board": show_board,
    "save": save,
    "help": show_help,
}
_LEAVE = ("quit", "exit", "q")
_LOOK_BACK = ("save", "log", "board", "rule")
