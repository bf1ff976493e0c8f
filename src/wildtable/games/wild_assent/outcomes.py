"""What an action comes to, told before it is played, from nothing but what the seat can see.

Damage is exact: every throw of the dice is weighed. What somebody may still decide is told as if nobody did
what they need not do; dice that a text makes a defender roll before the attack are weighed too.
"""

from fractions import Fraction
from typing import Final

from wildtable.engine import effects as stages
from wildtable.engine.at_table import Outcome
from wildtable.engine.bits import has
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, deeds, frames
from wildtable.games.wild_assent.board import from_back
from wildtable.games.wild_assent.chance import outcomes
from wildtable.games.wild_assent.events import gladiator_name, place_name, text_label
from wildtable.games.wild_assent.legal import asked, legal_actions
from wildtable.games.wild_assent.rules.activation import reach_now
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of, check_target
from wildtable.games.wild_assent.rules.damage import damage_to
from wildtable.games.wild_assent.rules.modify import speed_of
from wildtable.games.wild_assent.rules.movement import Reach, path_to
from wildtable.games.wild_assent.rules.sight import covers
from wildtable.games.wild_assent.state import FACING, GLADIATORS, GONE, HEALTH, KIND, PIT, STANDS, WHERE, Data

MOST_CHOICES: Final = 12
"""With more decisions than these before its dice, an attack is not foretold."""
_RELUCTANT: Final = (actions.NO, actions.END, actions.LEAVE)


def outcomes_of(s: Data, seat: int, action: int, reach: Reach | None = None) -> list[Outcome]:
    """The outcomes of a legal action of that seat; `reach` is where the active Gladiator can go, if known."""
    kind = int(actions.kind_of(action))
    value = int(actions.value_of(action))
    if kind == actions.MOVE:
        return _move(s, value, reach_now(s) if reach is None else reach)
    if kind == actions.GO and s.stack.kind() == frames.SUMMON:
        return [_summons(s)]
    if kind in (actions.CLIMB, actions.GO) and s.obstacles[value // 4] == PIT:
        return [{"kind": "pit"}]
    if kind == actions.ATTACK or (kind == actions.TARGET and s.stack.kind() == frames.AIM):
        return _attack(s, seat, action)
    return []


def _summons(s: Data) -> Outcome:
    """Who appears, and by whom."""
    by = int(s.stack.get(frames.AIMING))
    summoned = s.tables.summons.names[s.tables.summoned[s.of[KIND + by]]]
    return {"kind": "summons", "gladiator": summoned, "by": gladiator_name(s, by)}


def _move(s: Data, place: int, reach: Reach) -> list[Outcome]:
    """The way and what it costs, then what the place is worth: cover, and whom one could attack."""
    gladiator = int(s.stack.get(frames.GLADIATOR))
    told: list[Outcome] = []
    path = path_to(reach, place)
    if path:
        steps = [place_name(one) for one in path]
        speed = int(speed_of(s, gladiator))
        told.append({"kind": "way", "cost": int(reach.cost[place]), "speed": speed, "path": steps})
    if s.obstacles[place // 4] == PIT:
        return [*told, {"kind": "pit"}]
    copy = _copy(s)
    copy.of[STANDS + copy.of[WHERE + gladiator]] = GONE
    copy.of[STANDS + place // 4] = gladiator
    copy.of[WHERE + gladiator] = place // 4
    copy.of[FACING + gladiator] = place % 4
    cover = int(covers(copy, gladiator))
    if cover > 0:
        told.append({"kind": "covered", "defense": cover})
    return told + _in_reach(copy, gladiator)


def _in_reach(s: Data, gladiator: int) -> list[Outcome]:
    """Whom its default attack could be made on from where it stands, those with their backs to it apart."""
    blow = blow_of(s, gladiator, DEFAULT)
    hit = [
        one
        for one in range(GLADIATORS)
        if s.of[WHERE + one] != GONE and check_target(s, gladiator, one, blow) == OK
    ]
    here = s.of[WHERE + gladiator]
    backs = [one for one in hit if from_back(s.of[FACING + one], s.of[WHERE + one], here)]
    told: list[Outcome] = []
    if hit:
        told.append({"kind": "reaches", "targets": [gladiator_name(s, one) for one in hit]})
    if backs:
        told.append({"kind": "behind", "targets": [gladiator_name(s, one) for one in backs]})
    return told


def _attack(s: Data, seat: int, action: int) -> list[Outcome]:
    """For each target what it can expect to lose, and how likely it is slain."""
    copy = _copy(s)
    deeds.carry_out(copy, seat, action)
    attack = copy.stack.find(frames.ATTACK)
    if attack < 0:
        return []
    targets = int(copy.stack.at(attack, frames.FIRST))
    backs = int(copy.stack.at(attack, frames.BACKS))
    tally = Tally()
    tally.weigh(copy, Fraction(1), 0)
    if not tally.known:
        return []
    struck = [one for one in range(GLADIATORS) if has(targets, one) and s.lives(one)]
    struck.sort(key=lambda one: s.side_of(one) == s.side(seat))  # an area may hit one's own: they come last
    return [tally.told(s, one, has(backs, one), len(struck) > 1) for one in struck]


class Tally:
    """The throws of an attack, weighed: for each target how likely each loss is."""

    def __init__(self) -> None:
        self.known = True
        self.dice = 0
        self.losses: dict[tuple[int, int], Fraction] = {}  # by target and damage
        self.unless: dict[int, list[str]] = {}  # by target: the Skills that it might use against it

    def weigh(self, s: Data, chance: Fraction, choices: int) -> None:
        """Go on until the dice of the attack are thrown; all that is certain happens by itself."""
        stack = s.stack
        while True:
            attack = stack.find(frames.ATTACK)
            if attack < 0:
                return  # it was ignored, or came to nothing
            if stack.kind() == frames.DICE:
                if stack.get(frames.DIE) == frames.ATTACK_DIE:
                    self.throw(s, int(attack), chance)
                else:
                    self.branch(s, chance, choices)
                return
            choices += 1
            if choices > MOST_CHOICES:
                self.known = False
                return
            seat = int(asked(s))
            offered = [int(action) for action in legal_actions(s, seat)]
            self.note(s, offered)
            deeds.carry_out(s, seat, min(offered, key=_rank))

    def note(self, s: Data, offered: list[int]) -> None:
        """Whoever is asked whether its text shall act before the dice may yet change what comes of them."""
        if s.stack.kind() == frames.EFFECT and actions.pack(actions.YES, 0) in offered:
            skill = text_label(s, int(s.stack.get(stages.SOURCE)))
            known = self.unless.setdefault(int(s.stack.owner()), [])
            if skill not in known:
                known.append(skill)

    def branch(self, s: Data, chance: Fraction, choices: int) -> None:
        """Dice that are thrown before: every outcome by its weight."""
        found = outcomes(s)
        whole = sum(weight for _, weight in found)
        for outcome, weight in found:
            copy = _copy(s)
            deeds.happen(copy, outcome)
            self.weigh(copy, chance * Fraction(weight, whole), choices)

    def throw(self, s: Data, attack: int, chance: Fraction) -> None:
        """The Attack dice (WA-ATTACK-01 to -04)."""
        stack = s.stack
        self.dice = int(stack.get(frames.COUNT))
        found = outcomes(s)
        whole = sum(weight for _, weight in found)
        targets = int(stack.at(attack, frames.TARGETS))
        stack.put(attack, frames.STAGE, frames.HITS)
        for outcome, weight in found:
            stack.put(attack, frames.THROW, outcome)
            share = chance * Fraction(weight, whole)
            for one in range(GLADIATORS):
                if has(targets, one):
                    loss = (one, int(damage_to(s, attack, one)))
                    self.losses[loss] = self.losses.get(loss, Fraction(0)) + share

    def told(self, s: Data, target: int, back: bool, several: bool) -> Outcome:
        """What one target can expect."""
        health = int(s.of[HEALTH + target])
        losses = {damage: chance for (one, damage), chance in self.losses.items() if one == target}
        spared = 1 - sum(losses.values(), Fraction(0))
        if spared > 0:
            losses[0] = losses.get(0, Fraction(0)) + spared
        expected = sum((damage * chance for damage, chance in losses.items()), Fraction(0))
        slain = sum((chance for damage, chance in losses.items() if damage >= health), Fraction(0))
        return {
            "kind": "strikes",
            "target": gladiator_name(s, target),
            "dice": self.dice,
            "least": min(losses),
            "most": max(losses),
            "expected": round(float(expected), 1),
            "slain": percent(slain),
            "back": "yes" if back else "no",
            "several": "yes" if several else "no",
            "open": "yes" if target in self.unless else "no",
            "unless": self.unless.get(target, []),
        }


def percent(chance: Fraction) -> int:
    """In whole percent; 0 and 100 are for what is certain."""
    if 0 < chance < 1:
        return max(1, min(99, round(chance * 100)))
    return int(chance * 100)


def _rank(action: int) -> int:
    return 0 if int(actions.kind_of(action)) in _RELUCTANT else 1


def _copy(s: Data) -> Data:
    copy = s.clone()
    assert isinstance(copy, Data)
    return copy
