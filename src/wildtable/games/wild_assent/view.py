"""What a seat may see: everything but the sealed choices of others (ledger of hidden information)."""

from wildtable.engine.state import View
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.events import side_name
from wildtable.games.wild_assent.legal import owes
from wildtable.games.wild_assent.position import write_frame, write_public
from wildtable.games.wild_assent.rules.settling import KINDS
from wildtable.games.wild_assent.state import REASONS, Data


def view_of(s: Data, seat: int | None) -> View:
    """The position as a seat sees it; `None` is a spectator."""
    view: View = {
        "game": "wild_assent",
        "seat": seat,
        "step": frames.step_name(s),
        "options": s.settings.options,
        **write_public(s),
        "stack": [write_frame(s, seen_frame(s, frame, seat)) for frame in s.stack.frames()],
    }
    if seat is not None:
        view["asks_you"] = owes(s, seat)
    if s.stack.kind() == frames.OVER:
        winners = int(s.stack.get(frames.WINNERS))
        view["winners"] = [side_name(s, side) for side in range(2) if (winners >> side) & 1]
        view["reason"] = REASONS[s.stack.get(frames.REASON)]
    return view


def seen_frame(s: Data, frame: list[int], seat: int | None) -> list[int]:
    """A frame without what others have sealed (WA-RULING-113, WA-RULING-120)."""
    kind, owner, *fields = frame
    if kind == frames.CHOOSE:
        fields = [value if number % 4 == seat else 0 for number, value in enumerate(fields)]
    side = None if seat is None else s.side(seat)
    if kind == frames.HIDDEN_OBSTACLES:
        fields = [value if number // KINDS == side else 0 for number, value in enumerate(fields)]
    if kind == frames.HIDDEN_TROUPES:
        fields = [value if s.side_of(number) == side else 0 for number, value in enumerate(fields)]
    return [kind, owner, *fields]
