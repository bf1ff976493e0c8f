"""What a client needs to draw the maps and to show the factions."""

from wildtable.games.wildlands.cards import FLAGS, GROUPS
from wildtable.games.wildlands.content.factions import Faction, faction_card
from wildtable.games.wildlands.content.library import Content
from wildtable.games.wildlands.content.maps import MAP_NAMES, Border, GameMap
from wildtable.games.wildlands.drawing import picture_parts
from wildtable.games.wildlands.sight import NO_LINE


def components(content: Content) -> dict[str, object]:
    """Both maps and the four factions."""
    return {
        "maps": {name: map_parts(content.map(name)) for name in MAP_NAMES},
        "factions": {name: faction_parts(faction) for name, faction in content.factions.items()},
        "flags": [{"name": name, "group": group} for name, group in zip(FLAGS, GROUPS, strict=True)],
    }


def map_parts(land: GameMap) -> dict[str, object]:
    """A map: its spaces, what divides and joins them, and who sees whom.

    `sight` has for each space those it sees with the number of spaces between; up to one between is near.
    `aslant` has the ends of a line for pairs that do not see each other from middle to middle.
    """
    return {
        "core_radius": land.core_radius,
        "spaces": [
            {
                "number": number,
                "points": land.corners[i],
                "core": land.cores[i],
                "cover": land.cover[i],
                "high": land.high[i],
                "place": land.places[i],
                "adjacent": land.neighbours[i],
            }
            for i, number in enumerate(land.numbers)
        ],
        "walls": [_line(border) for border in land.walls],
        "lines": [_line(border) for border in land.white_edges],
        "gate": [_line(border) for border in land.gate_edges],
        "arrows": [_line(border) for border in land.arrows],
        "sight": _sight(land.sight),
        "sight_gate_closed": _sight(land.sight_gate_closed),
        "aslant": {
            f"{a + 1} {b + 1}": [[round(number, 1) for number in point] for point in ends]
            for (a, b), ends in land.aslant.items()
        },
        **picture_parts(land),
    }


def _line(border: Border) -> dict[str, object]:
    """A line with the spaces on both sides, 0 for none; of an arrow the low one stands first."""
    start, end, one, other = border
    return {"points": [start, end], "between": [one, other]}


def _sight(table: list[list[int]]) -> dict[str, dict[str, int]]:
    return {
        str(a + 1): {str(b + 1): between for b, between in enumerate(row) if a != b and between != NO_LINE}
        for a, row in enumerate(table)
    }


def faction_parts(faction: Faction) -> dict[str, object]:
    """A faction: its characters, its deck, and the faction card counted from it (WL-CARD-14)."""
    card = faction_card(faction)
    return {
        "characters": [
            {"slot": who.slot + 1, "name": who.name, "kind": who.kind, "health": who.health}
            for who in faction.characters
        ],
        "cards": faction.cards.texts,
        "card": {"icons": card.icons, "flags": card.flags, "open_flags": card.open_flags},
    }
