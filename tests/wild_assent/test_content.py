"""What a pack may not bring."""

import pytest

from wildtable.engine.refusal import BadContent
from wildtable.games.wild_assent.content.cards import read_silvestrem

EDICT = {"kind": "edict", "clauses": [{"when": "round-end", "to": "ally", "do": "heal", "by": 1}]}
WHIM = {"kind": "whim", "clauses": [{"when": "drawn", "to": "ally", "do": "heal", "by": 1}]}


@pytest.mark.parametrize(
    ("card", "number", "cause"), [(EDICT, 11, "11 Edicts"), (WHIM, 61, "60 cards"), (WHIM, 9, "at least 10")]
)
def test_a_deck_has_its_limits(card: dict[str, object], number: int, cause: str) -> None:
    with pytest.raises(BadContent, match=cause):
        read_silvestrem({f"card-{one}": card for one in range(number)})
