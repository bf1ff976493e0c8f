"""Data documents: short, readable, everything not named at its default.

`at` says where in the game it stands: `setup`, `mortal` (with `setup`), `phase1` (a new round is about to
begin; `controller` held destiny last round), `stone` (destiny is settled, the stone is due), `phase2`
(Phase 1 is done; `controller` holds destiny now; with `turn` and `selected` in the middle of the Phase) or
`over` (with `winner`).
"""

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadPosition
from wildtable.games.wylde_hunt.actions import SEASONS, SIDES, fae_name, fae_number
from wildtable.games.wylde_hunt.board import SQUARES, square_name, square_number
from wildtable.games.wylde_hunt.rules.banishment import is_safe
from wildtable.games.wylde_hunt.rules.eligible import eligible_fae
from wildtable.games.wylde_hunt.rules.mortal import chain_holds
from wildtable.games.wylde_hunt.rules.round import begin_phase1, begin_phase2
from wildtable.games.wylde_hunt.rules.setup import choose_setup
from wildtable.games.wylde_hunt.rules.winning import covers, on_board
from wildtable.games.wylde_hunt.state import (
    ALL_BANISHED,
    BANISHED,
    DOMINATION,
    ENSNARE,
    FAE,
    NOBODY,
    NOT_IN_PLAY,
    REASONS,
    STEP_MORTAL,
    STEP_OVER,
    STEP_SETUP,
    STEP_STONE,
    STEP_TURN,
    UNSEELIE,
    VANQUISHED,
    Data,
    side_mask,
)

PLACES = ("setup", "mortal", "phase1", "stone", "phase2", "over")
OFF_BOARD = {"vanquished": VANQUISHED, "banished": BANISHED}


def write_position(s: Data) -> dict[str, object]:
    """The document of a position; `read_position` gives it back."""
    if s.step == STEP_SETUP:
        return {"at": "setup"}
    if s.step == STEP_MORTAL:
        return {"at": "mortal", "setup": int(s.setup)}
    document: dict[str, object] = {
        "at": "phase2",
        "fae": fae_places(s.fae),
        "stones": stone_places(s.stones),
        "mortal": square_name(s.mortal()),
        "controller": SIDES[s.controller],
        "round": int(s.round),
    }
    seen = [f"{code:x}" for code in s.seen]
    if s.step == STEP_STONE:
        document["at"] = "stone"
    elif s.step == STEP_OVER:
        document["at"] = "over"
        document["winner"] = [None if s.winner == NOBODY else SIDES[s.winner], REASONS[s.reason]]
    elif s.step == STEP_TURN:
        document["turn"] = SIDES[s.to_act]
    else:
        seen = seen[:-1]  # reading it sees the present position again
    if s.selected:
        document["selected"] = names_of(s.selected)
    if seen:
        document["seen"] = seen
    return document


def fae_places(fae: "vec[i64]") -> dict[str, str]:
    """Every Fae in play with where it is."""
    return {fae_name(i): where_name(where) for i, where in enumerate(fae) if where != NOT_IN_PLAY}


def stone_places(stones: "vec[i64]") -> dict[str, str]:
    """Every stone with its square."""
    return {season: square_name(stones[i]) for i, season in enumerate(SEASONS)}


def where_name(where: int) -> str:
    """A square's name, `vanquished` or `banished`."""
    if where < SQUARES:
        return square_name(where)
    return "vanquished" if where == VANQUISHED else "banished"


def names_of(mask: i64) -> list[str]:
    """The ids of the Fae in a set of bits, in the order of their names."""
    return sorted(fae_name(fae) for fae in range(FAE) if has(mask, fae))


def read_position(s: Data, document: object) -> None:
    """Give a new position what the document says; raises `BadPosition` for what cannot be."""
    reader = Reader(document, "position")
    at = reader.choice("at", PLACES)
    if at == "setup":
        reader.done()
        return
    if at == "mortal":
        choose_setup(s, reader.integer("setup", least=1, most=2))
        reader.done()
        return
    _read_pieces(s, reader)
    s.controller = reader.index("controller", SIDES, "U")
    s.round = reader.integer("round", default=5, least=1)
    if s.round == 1 and s.controller != UNSEELIE:
        raise BadPosition("position: in round 1 'controller' is U, who counts as its holder (WH-RULING-08).")
    _read_seen(s, reader)
    if at == "phase2":
        _read_phase2(s, reader)
    elif at == "over":
        _read_end(s, reader)
    else:
        _read_phase1(s, reader, at)


def _read_phase1(s: Data, reader: Reader, at: str) -> None:
    reader.done()
    if s.round == 1:
        raise BadPosition("position: round 1 has no Phase 1 (WH-SETUP-06); give a later round.")
    if at == "phase1":
        begin_phase1(s)
    else:
        s.step = STEP_STONE
        s.to_act = s.controller


def _read_phase2(s: Data, reader: Reader) -> None:
    if not reader.has("turn"):
        reader.done()
        begin_phase2(s)
        return
    s.to_act = reader.index("turn", SIDES)
    for name in reader.different_texts("selected"):
        s.selected |= bit(_fae(s, name))
    reader.done()
    s.step = STEP_TURN
    s.pending = eligible_fae(s) & ~s.selected
    if s.pending & side_mask(s.to_act) == 0:
        raise BadPosition(f"position: {SIDES[s.to_act]} has no eligible Fae left for a turn (WH-ORDER-02).")


def _read_end(s: Data, reader: Reader) -> None:
    winner, reason = reader.pair("winner")
    for name in reader.different_texts("selected"):
        s.selected |= bit(_fae(s, name))
    reader.done()
    if (winner is not None and winner not in SIDES) or reason not in REASONS[1:]:
        raise BadPosition(f"position: 'winner' must be a side or null and one of {', '.join(REASONS[1:])}.")
    s.step = STEP_OVER
    s.winner = NOBODY if winner is None else SIDES.index(str(winner))
    s.reason = REASONS.index(str(reason))
    if (s.winner == NOBODY) == (s.reason in (ENSNARE, DOMINATION)):
        raise BadPosition(f"position: '{reason}' is {'a win' if winner is None else 'a draw'} (WH-WIN-07).")
    if s.reason == ENSNARE and (not covers(s, s.winner) or covers(s, 1 - s.winner)):
        raise BadPosition(f"position: {winner} has not ensnared the Mortal (WH-WIN-01).")
    if s.reason == DOMINATION and (not on_board(s, s.winner) or on_board(s, 1 - s.winner)):
        raise BadPosition(f"position: {winner} does not dominate the board (WH-WIN-05).")
    if s.reason == ALL_BANISHED and any(where not in (BANISHED, NOT_IN_PLAY) for where in s.fae):
        raise BadPosition("position: some Fae is not banished (WH-RULING-25).")


def _read_pieces(s: Data, reader: Reader) -> None:
    s.fae = vec[i64](BANISHED if where != NOT_IN_PLAY else NOT_IN_PLAY for where in s.fae)
    named = set()
    for name, where in reader.mapping("fae").items():
        fae = _fae(s, name)
        if fae in named:
            raise BadPosition(f"position: 'fae' names {fae_name(fae)} twice; leave one of them out.")
        named.add(fae)
        s.fae[fae] = OFF_BOARD[where] if where in OFF_BOARD else _square(f"fae {name}", where)
    stones = reader.mapping("stones")
    if set(stones) != set(SEASONS):
        raise BadPosition(f"position: 'stones' must name {', '.join(SEASONS)}, each once.")
    s.stones = vec[i64](_square(f"stone {season}", stones[season]) for season in SEASONS)
    if len(set(s.stones)) < 4:
        raise BadPosition("position: two stones lie on the same square (WH-SEASON-06).")
    mortal = _square("mortal", reader.text("mortal"))
    if mortal not in s.stones:
        raise BadPosition(f"position: the Mortal on {square_name(mortal)} stands on no stone (WH-MORTAL-04).")
    s.season = next(season for season in range(4) if s.stones[season] == mortal)
    if not chain_holds(s):
        raise BadPosition(
            "position: from the Mortal's stone on each stone must lie beside the one before (WH-MORTAL-03)."
        )
    for fae in range(FAE):
        if s.fae[fae] == mortal and not is_safe(s, fae):
            raise BadPosition(
                f"position: {fae_name(fae)} would be banished from the Mortal's square (WH-BANISH-01)."
            )


def _read_seen(s: Data, reader: Reader) -> None:
    codes = reader.texts("seen")
    try:
        for code in codes:
            key = int(code, 16)
            if key.bit_length() > 63:
                raise ValueError(code)
            s.remember(key)
    except ValueError:
        s.forget()
    if [f"{key:x}" for key in s.seen] != codes:
        raise BadPosition("position: 'seen' must list position codes as this program writes them.")


def _fae(s: Data, name: str) -> int:
    fae = fae_number(name)
    if fae < 0 or s.fae[fae] == NOT_IN_PLAY:
        known = ", ".join(fae_name(fae) for fae in range(FAE) if s.fae[fae] != NOT_IN_PLAY)
        raise BadPosition(f"position: '{name}' is no Fae of this game; there are {known}.")
    return fae


def _square(place: str, name: str) -> int:
    square = square_number(name)
    if square < 0:
        raise BadPosition(f"position, {place}: '{name}' is no square from A1 to H8.")
    return square
