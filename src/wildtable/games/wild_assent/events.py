"""What happened, told to the sink where one is attached. Nothing of it is secret: the sealed choice of Skill
cards and order is told when all have chosen (WA-RULING-113).

A Gladiator comes with the seat that leads it, a side as the list of its seats, dice as the list of the faces
that they show.
"""

from mypy_extensions import i64

from wildtable.engine.bits import has
from wildtable.engine.dice import Die
from wildtable.engine.event import Event
from wildtable.games.wild_assent.board import FACINGS, name_of
from wildtable.games.wild_assent.state import (
    FACING,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    HEALTH,
    KIND,
    OBSTACLES,
    REASONS,
    ROUND,
    SEAT,
    SIDE_OWNER,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.tables import SILVESTREM_KINDS
from wildtable.games.wild_assent.words import FACES, STATUSES


def seat_name(seat: i64) -> str:
    return f"P{seat + 1}"


def side_name(s: Data, side: i64) -> str:
    """`P1`, or for a team `P1+P2`."""
    return "+".join(seats_of(s, side))


def seats_of(s: Data, side: i64) -> list[str]:
    """The names of the seats of a side."""
    captain = s.captain(side)
    return [seat_name(seat) for seat in range(captain, captain + s.seats // 2)]


def seats_of_all(s: Data, sides: i64) -> list[str]:
    """The names of the seats of sides that are given as bits."""
    return [seat for side in range(2) if has(sides, side) for seat in seats_of(s, side)]


def gladiator_name(s: Data, gladiator: i64) -> str:
    """The name of its card; one of several that are alike has a number behind it."""
    if gladiator >= SIDE_OWNER:
        return side_name(s, gladiator - SIDE_OWNER)
    kind = s.of[KIND + gladiator]
    if gladiator < FIRST_CREATURE:
        return s.tables.assents.names[kind]
    if gladiator >= FIRST_SUMMON:
        return f"{s.tables.summons.names[kind]}-{gladiator - s.first_figure(kind) + 1}"
    name = s.tables.creatures.names[kind]
    return f"{name}-{gladiator - FIRST_CREATURE + 1}" if s.settings.duplicates else name


def gladiator_names(s: Data, gladiators: i64) -> list[str]:
    """The names of Gladiators that are given as bits."""
    return [gladiator_name(s, one) for one in range(GLADIATORS) if has(gladiators, one)]


def text_label(s: Data, text: int) -> str:
    """The name of a text: a Skill, or a Silvestrem card."""
    skills = int(s.tables.skills.count)
    return s.tables.skills.names[text] if text < skills else s.tables.silvestrem_names[text - skills]


def place_name(place: i64) -> str:
    """`3,5 N`"""
    return f"{name_of(int(place // 4))} {FACINGS[place % 4]}"


def faces_of(die: Die, throw: i64) -> list[str]:
    """What each die of a throw shows."""
    return [face for number, face in enumerate(die.symbols) for _ in range(die.shown(throw, number))]


def tell(s: Data, kind: str, facts: dict[str, object], barrier: bool = False) -> None:
    """A fact that everybody sees. `barrier`: nothing before it can be taken back."""
    if s.events is not None:
        s.events.append(Event(kind, facts, barrier=barrier))


def of_gladiator(s: Data, kind: str, gladiator: i64, facts: dict[str, object]) -> None:
    """A fact about a Gladiator."""
    if s.events is not None:
        seat = seat_name(s.of[SEAT + gladiator])
        tell(s, kind, {"gladiator": gladiator_name(s, gladiator), "seat": seat} | facts)


def where(place: i64) -> dict[str, object]:
    """A field and a facing."""
    return {"field": name_of(int(place // 4)), "facing": FACINGS[place % 4]}


# Before the first round.


def draft_rolled(s: Data, side: i64, throw: i64, symbols: i64) -> None:
    if s.events is not None:
        faces = faces_of(s.tables.attack_die, throw)
        facts: dict[str, object] = {"seats": seats_of(s, side), "faces": faces, "symbols": int(symbols)}
        tell(s, "draft-rolled", facts, True)


def draft_decided(s: Data, side: i64) -> None:
    if s.events is not None:
        tell(s, "draft-decided", {"seats": seats_of(s, side)})


def draft_tied(s: Data) -> None:
    tell(s, "draft-tied", {})


def picked(s: Data, seat: i64, card: str) -> None:
    if s.events is not None:
        tell(s, "picked", {"seat": seat_name(seat), "card": card}, True)


def dealt(s: Data, seat: i64, card: str) -> None:
    """The captain of a team gives a card to one of its players."""
    if s.events is not None:
        tell(s, "dealt", {"seat": seat_name(seat), "card": card})


def chose(s: Data, seat: i64, skills: list[str], order: list[str]) -> None:
    if s.events is not None:
        tell(s, "chose", {"seat": seat_name(seat), "skills": skills, "order": order}, True)


def obstacle_placed(s: Data, seat: i64, kind: i64, field: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {
            "seat": seat_name(seat),
            "obstacle": OBSTACLES[kind],
            "field": name_of(int(field)),
        }
        tell(s, "obstacle-placed", facts)


def placed(s: Data, gladiator: i64, place: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "placed", gladiator, where(place))


# The round, Silvestrem cards and Momentum.


def round_began(s: Data, first: i64) -> None:
    if s.events is not None:
        tell(s, "round-began", {"round": int(s.of[ROUND]), "seats": seats_of(s, first)})


def reshuffled(s: Data) -> None:
    tell(s, "reshuffled", {}, True)


def silvestrem_drawn(s: Data, card: i64) -> None:
    if s.events is not None:
        kind = SILVESTREM_KINDS[s.tables.silvestrem_kinds[card]]
        tell(s, "silvestrem-drawn", {"card": s.tables.silvestrem_names[card], "kind": kind}, True)


def edict_resolved(s: Data, card: i64) -> None:
    if s.events is not None:
        tell(s, "edict-resolved", {"card": s.tables.silvestrem_names[card]})


def demand_judged(s: Data, card: i64, met: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {
            "card": s.tables.silvestrem_names[card],
            "met": seats_of_all(s, met),
            "failed": seats_of_all(s, 3 & ~met),
            "result": ("none", "some", "some", "all")[met],
        }
        tell(s, "demand-judged", facts)


def dice_won(s: Data, seat: i64, face: i64, dice: i64) -> None:
    if s.events is not None:
        tell(s, "dice-won", {"seat": seat_name(seat), "die": FACES[face], "dice": int(dice)})


def rolled(s: Data, seat: i64, die: Die, throw: i64, why: str) -> None:
    """`why` is `attack`, `momentum`, `reroll` or `text`."""
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "faces": faces_of(die, throw), "why": why}
        tell(s, "rolled", facts, True)


def assigned(s: Data, gladiator: i64, face: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "assigned", gladiator, {"die": FACES[face]})


def left(s: Data, seat: i64, face: i64, dice: i64) -> None:
    """Dice that nobody gets."""
    if s.events is not None:
        tell(s, "left", {"seat": seat_name(seat), "die": FACES[face], "dice": int(dice)})


def named_first(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "named-first", {"seat": seat_name(seat)})


# Activations.


def activated(s: Data, gladiator: i64, free: bool) -> None:
    if s.events is not None:
        how = "free" if free else "summon" if gladiator >= FIRST_SUMMON else "usual"
        of_gladiator(s, "activated", gladiator, {"how": how})


def skipped(s: Data, gladiator: i64) -> None:
    of_gladiator(s, "skipped", gladiator, {})


def moved(s: Data, gladiator: i64, place: i64, path: list[int], cost: i64) -> None:
    """By its own movement; `turns`: it stays on its field."""
    if s.events is not None:
        facts = where(place) | {
            "path": [place_name(one) for one in path],
            "cost": int(cost),
            "how": "turns" if place // 4 == s.of[WHERE + gladiator] else "goes",
        }
        of_gladiator(s, "moved", gladiator, facts)


def climbed(s: Data, gladiator: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "climbed", gladiator, stands_at(s, gladiator))


def fell_into_pit(s: Data, gladiator: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "fell-into-pit", gladiator, stands_at(s, gladiator))


def stands_at(s: Data, gladiator: i64) -> dict[str, object]:
    return where(s.of[WHERE + gladiator] * 4 + s.of[FACING + gladiator])


def brought(s: Data, gladiator: i64, place: i64) -> None:
    """Moved or Placed by a text."""
    if s.events is not None:
        of_gladiator(s, "brought", gladiator, where(place))


def pushed(s: Data, gladiator: i64, field: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "pushed", gladiator, {"field": name_of(int(field))})


def held(s: Data, gladiator: i64) -> None:
    """Something is in the way of a Knockback."""
    of_gladiator(s, "held", gladiator, {})


def summoned(s: Data, summon: i64, summoner: i64, place: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "summoned", summon, {"by": gladiator_name(s, summoner)} | where(place))


def used(s: Data, gladiator: i64, skill: str, free: bool) -> None:
    if s.events is not None:
        of_gladiator(s, "used", gladiator, {"skill": skill, "how": "free" if free else "usual"})


def text_acts(s: Data, gladiator: i64, skill: str, before: int) -> None:
    """A Skill that needs no action does something; told before what has come of it."""
    if s.events is not None:
        of_gladiator(s, "text-acts", gladiator, {"skill": skill})
        s.events.insert(before, s.events.pop())


def affected(s: Data, gladiator: i64, skill: i64) -> None:
    """A Skill changes a number of somebody else."""
    if s.events is not None:
        of_gladiator(s, "affected", gladiator, {"skill": s.tables.skills.names[skill]})


def regained(s: Data, gladiator: i64, skill: i64, tokens: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"skill": s.tables.skills.names[skill], "tokens": int(tokens)}
        of_gladiator(s, "regained", gladiator, facts)


# Attacks and what comes of them.


def attacked(s: Data, gladiator: i64, targets: i64, weapon: str, how: str, backs: i64) -> None:
    """`how` is `default`, `with` a weapon or Skill, `free` or `retaliates`."""
    if s.events is not None:
        facts: dict[str, object] = {
            "targets": gladiator_names(s, targets),
            "with": weapon,
            "how": how,
            "behind": "yes" if backs != 0 else "no",
        }
        of_gladiator(s, "attacked", gladiator, facts)


def ignored(s: Data, gladiator: i64) -> None:
    of_gladiator(s, "ignored", gladiator, {})


def struck(s: Data, gladiator: i64, total: i64, defense: i64) -> None:
    """The sum of an attack against the defense of a target; the Health that it takes follows."""
    if s.events is not None:
        facts: dict[str, object] = {
            "total": int(total),
            "defense": int(defense),
            "through": "yes" if total > defense else "no",
        }
        of_gladiator(s, "struck", gladiator, facts)


def hurt(s: Data, gladiator: i64, lost: i64, why: str, text: i64) -> None:
    """`why` is `attack`, `bleed`, `blades`, `collision`, `cost`, or `text`: then it is named."""
    if s.events is not None:
        facts: dict[str, object] = {"lost": int(lost), "left": int(s.of[HEALTH + gladiator]), "why": why}
        if text >= 0:
            facts["card"] = text_label(s, int(text))
        of_gladiator(s, "hurt", gladiator, facts)


def healed(s: Data, gladiator: i64, gained: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"gained": int(gained), "left": int(s.of[HEALTH + gladiator])}
        of_gladiator(s, "healed", gladiator, facts)


def inflicted(s: Data, gladiator: i64, status: i64) -> None:
    if s.events is not None:
        of_gladiator(s, "inflicted", gladiator, {"status": STATUSES[status]})


def cleansed(s: Data, gladiator: i64, status: i64) -> None:
    """`len(STATUSES)`: of everything."""
    if s.events is not None:
        word = "any" if status == i64(len(STATUSES)) else STATUSES[status]
        of_gladiator(s, "cleansed", gladiator, {"status": word})


def fallen(s: Data, gladiator: i64) -> None:
    of_gladiator(s, "destroyed" if gladiator >= FIRST_SUMMON else "slain", gladiator, {})


def escaped(s: Data, gladiator: i64) -> None:
    of_gladiator(s, "escaped", gladiator, {})


# The end.


def conceded(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "conceded", {"seat": seat_name(seat)}, True)


def revealed(s: Data) -> None:
    """What was placed hidden lies open; nothing before it can be taken back."""
    tell(s, "revealed", {}, True)


def scored(s: Data, side: i64, points: i64) -> None:
    if s.events is not None:
        tell(s, "scored", {"seats": seats_of(s, side), "points": int(points)})


def game_over(s: Data, winners: i64, reason: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {
            "winners": seats_of_all(s, winners),
            "reason": REASONS[reason],
            "result": "drawn" if winners == 0 else "won",
        }
        tell(s, "game-over", facts, True)
