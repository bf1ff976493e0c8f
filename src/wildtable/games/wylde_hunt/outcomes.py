"""What an action comes to, told before it is played: contests, banishment, the Mortal's way, the end.

The game has no secrets, so it is played on a copy and what happened there is told.
"""

from wildtable.engine.at_table import Outcome
from wildtable.games.wylde_hunt import actions
from wildtable.games.wylde_hunt.actions import COLOURS, ENVIRONMENTS, SEASONS, SIDES
from wildtable.games.wylde_hunt.board import square_name
from wildtable.games.wylde_hunt.position import names_of
from wildtable.games.wylde_hunt.rules.banishment import is_doomed
from wildtable.games.wylde_hunt.rules.contest import contest, count, enemy_in
from wildtable.games.wylde_hunt.rules.season import NO_SEASON, season_of
from wildtable.games.wylde_hunt.rules.winning import covers
from wildtable.games.wylde_hunt.state import FAE, NOBODY, SEELIE, STEP_OVER, UNSEELIE, Data, side_of
from wildtable.games.wylde_hunt.view import must_names

FORETOLD = (actions.TURN, actions.HOLD, actions.STONE, actions.MORTAL)


def outcomes_of(s: Data, seat: int, action: int) -> list[Outcome]:
    """The outcomes of an action of that seat, in the order in which they happen."""
    if actions.kind_of(action) not in FORETOLD or _is_plain(s, seat, action):
        return []
    return told_by_events(s, seat, action)


def told_by_events(s: Data, seat: int, action: int) -> list[Outcome]:
    """The same, slowly: what the events of the action tell."""
    copy = s.clone()
    assert isinstance(copy, Data)
    copy.events = []
    copy.apply(seat, action)
    found: list[Outcome] = []
    for event in copy.events:
        facts = event.public or {}
        if event.kind == "contested" and actions.kind_of(action) == actions.TURN:
            found.append(_contest(s, seat, action, str(facts["loser"])))
        elif event.kind == "mortal-moved":
            found.append({"kind": "mortal", "to": facts["to"]})
        elif event.kind == "banished":
            season = facts.get("season", "none")  # left out if its stone was just lifted
            found.append(
                {"kind": event.kind, "fae": facts["fae"], "ground": facts["ground"], "season": season}
            )
        elif event.kind in ("returned", "vanquished"):
            found.append({"kind": event.kind, "fae": facts["fae"]})
        elif event.kind == "game-over":
            found.append(_end(seat, str(facts["winner"]), str(facts["reason"])))
    if copy.step != STEP_OVER and copy.round == s.round:
        found += _lie_of_the_land(s, copy, seat, action)
    if copy.step != STEP_OVER and actions.kind_of(action) in (actions.TURN, actions.HOLD):
        fae = actions.fae_of(action)
        if is_doomed(copy, fae):
            found.append({"kind": "doomed", "fae": actions.fae_name(fae)})
        if copy.round != s.round:
            yours = "yes" if copy.controller == seat else "no"
            found.append({"kind": "destiny", "yours": yours, "side": SIDES[copy.controller]})
            winner = _will_dominate(copy)
            if winner != NOBODY:
                yours = "yes" if winner == seat else "no"
                found.append({"kind": "dominates", "yours": yours, "side": SIDES[winner]})
    return found


def _will_dominate(s: Data) -> int:
    """Who wins the new round as soon as the stone is laid, wherever it is laid (WH-WIN-05)."""
    winners = set()
    for action in s.legal(s.controller):
        there = s.clone()
        assert isinstance(there, Data)
        there.events = None
        there.apply(s.controller, action)
        winners.add(int(there.winner) if there.step == STEP_OVER else NOBODY)
    return winners.pop() if len(winners) == 1 else NOBODY


def _lie_of_the_land(before: Data, after: Data, seat: int, action: int) -> list[Outcome]:
    """What follows for this round: how much of the Mortal a Fae holds that moved to it, or what the stone or
    the Mortal's new place changes for everybody."""
    if actions.kind_of(action) in (actions.TURN, actions.HOLD):
        fae = actions.fae_of(action)
        if actions.kind_of(action) == actions.HOLD or after.fae[fae] != after.mortal():
            return []
        wanted = {int(after.board.colours[after.mortal()]), int(after.season)}
        held = sum(count(after, seat, colour, after.mortal()) > 0 for colour in wanted)
        closed = held == len(wanted) and not covers(after, 1 - seat)
        return [{"kind": "beside", "have": held, "need": len(wanted), "all": "yes" if closed else "no"}]
    found: list[Outcome] = []
    if actions.kind_of(action) == actions.STONE:
        for number, ground in enumerate(ENVIRONMENTS):
            season = int(season_of(after, number))
            if season != season_of(before, number):
                found.append({"kind": "season", "ground": ground, "season": _season(season)})
    must = must_names(after)
    may = [name for name in names_of(after.pending) if name not in must]
    told = (("must", must), ("may", may))
    return found + [{"kind": kind, "fae": fae, "number": len(fae)} for kind, fae in told if fae]


def _season(season: int) -> str:
    return "none" if season == NO_SEASON else SEASONS[season]


def _is_plain(s: Data, seat: int, action: int) -> bool:
    """Does nothing come of it but the move itself? So it is with most, and it is found without events."""
    copy = s.clone()
    assert isinstance(copy, Data)
    copy.apply(seat, action)
    if copy.step == STEP_OVER or copy.mortal() != s.mortal() or copy.round != s.round:
        return False
    square = actions.square_of(action)
    if actions.kind_of(action) == actions.MORTAL or square == s.mortal():
        return False
    moved = -1 if actions.kind_of(action) == actions.STONE else actions.fae_of(action)
    if moved >= 0 and is_doomed(copy, moved):
        return False
    for fae in range(FAE):
        if fae == moved:
            if copy.fae[fae] != square:
                return False
        elif copy.fae[fae] != s.fae[fae] or (moved >= 0 and s.fae[fae] == square):
            return False
    return True


def _contest(s: Data, seat: int, action: int, loser: str) -> Outcome:
    """How the contest ends for the Fae that moves in, and what decides it (WH-CONTEST-02 to -04)."""
    square = int(actions.square_of(action))
    if loser == "none":
        return {"kind": "contest-tied", "square": square_name(square)}
    there = s.clone()
    assert isinstance(there, Data)
    fae = actions.fae_of(action)
    there.fae[fae] = square
    by, colour = _decided_by(there, square)
    kind = "contest-lost" if loser == SIDES[seat] else "contest-won"
    return {
        "kind": kind,
        "fae": actions.fae_name(fae),
        "square": square_name(square),
        "by": by,
        "colour": colour,
    }


def meeting(s: Data, fae: int, square: int) -> str:
    """How a Fae would fare there against whom it met: `won`, `lost`, `tied`; nothing without enemies."""
    side = side_of(fae)
    if not enemy_in(s, side, square):
        return ""
    there = s.clone()
    assert isinstance(there, Data)
    there.events = None
    there.fae[fae] = square
    contest(there, square)
    if there.fae[fae] != square:
        return "lost"
    return "tied" if enemy_in(there, side, square) else "won"


def _decided_by(s: Data, square: int) -> tuple[str, str]:
    """What favours one side there, and the colour it favours: the square's own first, then its season."""
    environment = int(s.board.colours[square])
    season = int(season_of(s, environment))
    level = count(s, SEELIE, environment, square) == count(s, UNSEELIE, environment, square)
    if level and season != NO_SEASON:
        return SEASONS[season], COLOURS[season]
    return ENVIRONMENTS[environment], COLOURS[environment]


def _end(seat: int, winner: str, reason: str) -> Outcome:
    if winner == "none":
        return {"kind": "drawn", "reason": reason.replace(" ", "-")}
    kind = "won" if winner == SIDES[seat] else "lost"
    return {"kind": kind, "side": winner, "reason": reason.replace(" ", "-")}
