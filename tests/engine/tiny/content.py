"""The cards of Tiny from their file, or from a pack's."""

from pathlib import Path
from typing import Any

from tests.engine.tiny.effects import VOCABULARY
from tests.engine.tiny.frames import EFFECT
from tests.engine.tiny.state import DEALT, Content, Data
from wildtable.engine.content import check_keys, lay_over, read_toml
from wildtable.engine.refusal import BadContent
from wildtable.engine.vocabulary import Text

FOLDER = Path(__file__).parent / "content"
FILE = "cards.toml"
MOST_SEATS = 8


def read_content(pack: Path | None = None) -> Content:
    """Every card; raises `BadContent` for a file that breaks a rule."""
    files = lay_over(FOLDER, pack)
    cards = read_toml(files.paths[FILE])
    texts = [_read_card(name, card) for name, card in cards.items()]
    copies = [card["copies"] for card in cards.values()]
    for name in ("fox", "goose"):
        if name not in cards:
            raise BadContent(f"{FILE}: there is no '{name}' (TN-BID-02).")
    if sum(copies) < DEALT * MOST_SEATS:
        raise BadContent(f"{FILE}: {sum(copies)} cards are too few for {MOST_SEATS} seats (TN-PACK-02).")
    effects = VOCABULARY.compile(EFFECT, texts)
    return Content(list(cards), copies, texts, effects, files.digest())


def _read_card(name: str, card: Any) -> Text[Data]:
    place = f"{FILE}, {name}"
    if not isinstance(card, dict):
        raise BadContent(f"{place}: must be a table with 'copies' and 'clauses'.")
    check_keys(place, card, ("copies", "stays", "clauses"))
    if type(card.get("copies")) is not int or card["copies"] < 1:
        raise BadContent(f"{place}: 'copies' must be a whole number of 1 or more.")
    stays = card.get("stays", False)
    if "clauses" not in card:
        return Text(place, stays, [])
    text = VOCABULARY.read(place, card["clauses"], stays)
    if not stays and len({clause.when.word for clause in text.clauses if clause.when}) > 1:
        raise BadContent(
            f"{place}: the clauses of a card that does not stay must share one 'when' (TN-PLAY-02)."
        )
    return text
