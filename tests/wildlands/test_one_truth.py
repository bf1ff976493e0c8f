"""What is legal and why not are one truth: what is offered is not refused, and all else is."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.wildlands.scenes import GAME
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER
from wildtable.games.wildlands import actions
from wildtable.games.wildlands.actions import NOTHING
from wildtable.games.wildlands.cards import AREA, HEAVY_MELEE, HEAVY_RANGED, MELEE, RANGED, SLOTS
from wildtable.games.wildlands.game import WildlandsState
from wildtable.games.wildlands.state import character_of

TRIED = 250
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"map": "ruins"},
    {"map": "ruins", "area_empty_ok": True, "auto_pass_without_wild": True},
    {"map": "dungeon", "area_needs_enemy": True, "faction_pick": "draft"},
)
ATTACKS = range(AREA + 1)


class Tries:
    """Actions that a person could say in a position, sensible or not."""

    def __init__(self, state: WildlandsState, seat: int, rng: Rng) -> None:
        self.state, self.seat, self.rng = state, seat, rng

    def pick(self, things: list[int]) -> int:
        return things[self.rng.below(len(things))]

    def slot(self) -> int:
        return int(self.rng.below(SLOTS))

    def space(self, slot: int) -> int:
        """Any space, or one within two steps of that character."""
        size = int(self.state.board.size)
        where = int(self.state.where[character_of(self.seat, slot)])
        if where < 0 or self.rng.below(3) == 0:
            return int(self.rng.below(size))
        steps = self.state.board.distance
        return self.pick([there for there in range(size) if steps[where * size + there] <= 2])

    def payment(self) -> list[int]:
        """One to three cards, in hand or not, by kind and in rising order."""
        if self.state.faction[self.seat] < 0:
            return [0, NOTHING, NOTHING]
        cards = self.state.cards(self.seat)
        hand = [card for card in range(cards.size) if (self.state.hand[self.seat] >> card) & 1]
        paid: list[int] = []
        for _ in range(1 + int(self.rng.below(3))):
            known = hand and self.rng.below(6) != 0
            card = self.pick(hand) if known else int(self.rng.below(cards.size))
            if card in hand:
                hand.remove(card)
            paid.append(int(cards.kind[card]))
        return [*sorted(paid), NOTHING, NOTHING][:3]

    def any_action(self) -> int:
        slot, flag = self.slot(), int(self.rng.below(len(ATTACKS)))
        victim = int(self.rng.below(self.state.seats))
        kinds = [
            actions.pick_faction(int(self.rng.below(4))),
            actions.assign(slot, self.space(slot)),
            actions.reveal(slot),
            actions.target(slot),
            actions.take_it(slot),
            *map(actions.plain, (actions.REOPEN, actions.DRAW_TWO, actions.END_TURN, actions.FINISH)),
            *map(actions.plain, (actions.INTERRUPT, actions.PASS)),
        ]
        if self.rng.below(4) == 0:
            return self.pick(kinds)
        return actions.paid_with(self._card_action(slot, flag, victim), *self.payment())

    def paid_otherwise(self, action: int) -> int:
        """The same with other cards."""
        return actions.paid_with(action, *self.payment())

    def _card_action(self, slot: int, flag: int, victim: int) -> int:
        space, partner = self.space(slot), self.slot()
        low, high = sorted((slot, partner))
        rally = actions.rally_two(low, high, NOTHING, NOTHING, NOTHING)
        attack = actions.attack_area(slot, space, NOTHING)
        if flag in (MELEE, HEAVY_MELEE):
            attack = actions.strike(slot, flag, victim, NOTHING)
        elif flag in (RANGED, HEAVY_RANGED):
            attack = actions.shoot(slot, flag, victim, self.slot(), NOTHING)
        return self.pick(
            [
                actions.move(slot, space, NOTHING),
                actions.climb(slot, space, NOTHING, NOTHING),
                actions.claim(slot, NOTHING, NOTHING, NOTHING),
                actions.rally_one(slot, space, NOTHING, NOTHING),
                actions.to_spaces(rally, self.space(low), self.space(high)),
                actions.fly(slot, space, NOTHING),
                actions.defend(slot, NOTHING),
                attack,
                attack,
            ]
        )


@given(seed=st.integers(0, 2**31), seats=st.integers(2, 4), options=st.sampled_from(OPTIONS))
@settings(max_examples=20, deadline=None)
def test_refusal_is_none_exactly_for_what_is_offered(
    seed: int, seats: int, options: dict[str, object]
) -> None:
    rng = Rng(seed)
    state = GAME.new(seats, options)
    for number in range(600):
        if state.turn() == OVER:
            break
        if number % 40 == seed % 40:
            for seat in range(seats):
                agree(state, seat, rng)
        step_at_random(state, rng)


def agree(state: WildlandsState, seat: int, rng: Rng) -> None:
    """Every offer is allowed, and of everything else that is tried nothing."""
    offered = {int(action) for action in state.legal(seat)}
    tries = Tries(state, seat, rng)
    tried = {tries.any_action() for _ in range(TRIED)}
    tried |= {tries.paid_otherwise(action) for action in offered if actions.paid(action) > 0}
    for action in offered | tried:
        refusal = state.refusal(seat, action)
        said = GAME.format(state, seat, action) if state.faction[seat] >= 0 else str(action)
        assert (refusal is None) == (action in offered), (said, refusal)
