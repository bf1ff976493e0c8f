"""Draws a map as an SVG picture: floors, walls, white lines, arrows, cores, and a legend below.

The picture is illustration (WL-RULING-59). It keeps the map's own coordinates, so that pieces can be laid
over it.
"""

from collections.abc import Mapping
from itertools import repeat
from math import atan2, degrees, hypot
from typing import Final

from wildtable.games.wildlands.content.maps import Border, GameMap
from wildtable.games.wildlands.geometry import Point, contains, distance_to_outline

WORDS: Final = {
    "dungeon": "The Dungeon",
    "ruins": "The Ruins",
    "open": "no cover",
    "cover": "cover",
    "line": "white line",
    "wall": "wall",
    "arrow": "up to high ground",
    "gate": "gate",
}

# What each place looks like: the tint of its floor and the texture drawn on it.
_FLOORS: Final = {
    "cistern": ("#8f9c98", "slabs"),
    "water": ("#4f8496", "water"),
    "corridor": ("#97907f", "flags"),
    "guardroom": ("#a98f6c", "planks"),
    "library": ("#a47f55", "planks"),
    "hall": ("#a99d86", "slabs"),
    "dais": ("#b3875a", "rings"),
    "cells": ("#85827c", "rubble"),
    "kitchen": ("#a88b70", "flags"),
    "forge": ("#95766a", "flags"),
    "stair": ("#8d8a86", "steps"),
    "crypt": ("#87937f", "slabs"),
    "market": ("#b9a276", "cobbles"),
    "street": ("#a39883", "cobbles"),
    "garden": ("#7f9058", "grass"),
    "chapel": ("#a9a19a", "slabs"),
    "tavern": ("#a67f52", "planks"),
    "smithy": ("#94796b", "flags"),
    "tower": ("#cbb684", "slabs"),
    "gatehouse": ("#a8977a", "flags"),
    "wall": ("#c8b78a", "slabs"),
    "breach": ("#957d60", "rubble"),
    "yard": ("#97985f", "grass"),
    "court": ("#ab9d7c", "flags"),
    "temple": ("#d3c5a0", "slabs"),
}
_FLOOR: Final = ("#a39a86", "flags")

# Each texture: the size of its tile and what is drawn in it.
_TEXTURES: Final = {
    "flags": (96, 72, "M0 1H96M0 37H96M30 1V37M74 1V37M12 37V73M54 37V73"),
    "slabs": (88, 88, "M0 1H88M0 45H88M1 1V45M45 45V89M20 8l6 3M60 70l9 -4M58 20l4 8"),
    "planks": (120, 40, "M0 1H120M0 14H120M0 27H120M34 1V14M92 14V27M60 27V41"),
    "cobbles": (
        48,
        40,
        "M4 10q8 -9 17 -1q3 9 -6 10q-12 1 -11 -9zM26 8q10 -7 18 1q3 8 -7 9q-12 1 -11 -10z"
        "M-8 30q9 -8 17 0q3 8 -7 9q-11 0 -10 -9zM14 29q9 -8 18 0q3 9 -7 9q-12 0 -11 -9z"
        "M40 30q9 -8 17 0q3 8 -7 9q-11 0 -10 -9z",
    ),
    "water": (90, 44, "M0 12q22 -10 45 0t45 0M-20 34q22 -10 45 0t45 0t45 0"),
    "grass": (
        84,
        70,
        "M10 20l3 -10M14 20l1 -12M18 20l4 -9M54 52l-3 -9M58 52l1 -12M62 52l4 -8M68 14l4 -3M30 60l5 -2",
    ),
    "rubble": (
        80,
        70,
        "M8 12l12 -5l7 8l-9 7zM50 30l9 -9l12 6l-5 11l-12 1zM18 52l8 -4l5 7l-9 4zM60 60l6 -3M40 8l5 2",
    ),
    "rings": (36, 36, "M18 0L36 18L18 36L0 18ZM18 11L25 18L18 25L11 18Z"),
    "steps": (60, 26, "M0 1H60M0 14H60"),
}

# Ground outside the floors, its lighter rim along the walls, solid blocks among the floors.
_ROCK: Final = ("#26242a", "#3a363d", "#4a444a")
_EARTH: Final = ("#2f3226", "#464a36", "#6a5a4a")

# What stands about in cover, by texture: boulders where nothing else fits.
_CRATE: Final = '<path d="M-13 -13H13V13H-13Z" fill="#8a5f34"/><path d="M-13 -13L13 13M13 -13L-13 13"/>'
_BARREL: Final = '<circle r="13" fill="#7d5230"/><circle r="7" fill="#5e3b20"/>'
_BUSH: Final = (
    '<circle cx="-7" cy="4" r="10" fill="#4f6b34"/><circle cx="8" cy="5" r="9" fill="#4f6b34"/>'
    '<circle cx="1" cy="-6" r="11" fill="#5d7c3c"/>'
)
_BOULDER: Final = (
    '<path d="M-14 4L-9 -9L3 -13L14 -4L11 9L-3 13Z" fill="#8b8478"/><path d="M-9 -9L0 -2L14 -4M0 -2L-3 13"/>'
)
_PROPS: Final = {
    "planks": (_CRATE, _BARREL),
    "flags": (_BARREL, _CRATE),
    "cobbles": (_CRATE, _BARREL),
    "grass": (_BUSH, _BOULDER),
}

_PILLAR: Final = 12000  # a solid block up to this area is a pillar, a tomb, a well
_ROW: Final = 50
_NARROWEST: Final = 460.0
_MARGIN: Final = 40.0
_PARCHMENT: Final = "#e9dcbc"
_INK: Final = "#2a211a"


def draw_map(game_map: GameMap, words: Mapping[str, str] = WORDS) -> str:
    """The whole picture; `words` are the title by the map's name and the words of the legend."""
    width = max(game_map.size[0], _NARROWEST)
    left = min(0.0, min(x for outline in game_map.corners for x, _ in outline) - _MARGIN)
    top = min(0.0, min(y for outline in game_map.corners for _, y in outline) - _MARGIN)
    ground, rim, solid = _EARTH if any(game_map.high) else _ROCK
    legend, bottom = _legend(game_map, width, words)
    frame = f"{_n(left)} {_n(top)} {_n(width - left)} {_n(bottom - top)}"
    everywhere = f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width - left)}" height="{_n(bottom - top)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" role="img">',
        f"<title>{_title(game_map, words)}</title>",
        _definitions(game_map),
        f'{everywhere} fill="{ground}"/>{everywhere} fill="url(#rubble)"/>',
        _strokes(game_map.walls, rim, 52),
        *_solids(game_map, solid),
        *_floors(game_map),
        *_props(game_map),
        _strokes(game_map.white_edges, "#000", 9, 0.4),
        _strokes(game_map.white_edges, "#fff", 5),
        _strokes(game_map.walls, "#b9ab91", 15),
        _strokes(game_map.walls, "#1a1613", 10),
        *(_gate(edge) for edge in game_map.gate_edges),
        *_arrows(game_map),
        *map(_core, game_map.cores, repeat(game_map.core_radius), game_map.numbers, game_map.cover),
        *legend,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def picture_parts(game_map: GameMap) -> dict[str, object]:
    """What else a client needs to draw the map as we do: its frame, colours, textures and solid blocks."""
    left = min(0.0, min(x for outline in game_map.corners for x, _ in outline) - _MARGIN)
    top = min(0.0, min(y for outline in game_map.corners for _, y in outline) - _MARGIN)
    ground, rim, solid = _EARTH if any(game_map.high) else _ROCK
    return {
        "frame": [left, top, game_map.size[0] - left, game_map.size[1] - top],
        "colours": {"ground": ground, "rim": rim, "solid": solid},
        "floors": [list(_FLOORS.get(place, _FLOOR)) for place in game_map.places],
        "textures": {name: list(texture) for name, texture in _TEXTURES.items()},
        "solids": _blocks(game_map),
    }


def _definitions(game_map: GameMap) -> str:
    """The textures, and the outline of all floors that shadows are cut to."""
    patterns = [
        f'<pattern id="{name}" width="{wide}" height="{tall}" patternUnits="userSpaceOnUse">'
        f'<path d="{path}" fill="none" stroke="#1c140c" stroke-opacity="0.2" stroke-width="2"/></pattern>'
        for name, (wide, tall, path) in _TEXTURES.items()
    ]
    floors = "".join(f'<polygon points="{_points(outline)}"/>' for outline in game_map.corners)
    return f'<defs>{"".join(patterns)}<clipPath id="floors">{floors}</clipPath></defs>'


def _solids(game_map: GameMap, tint: str) -> list[str]:
    """Pillars, tombs and houses: solid blocks that floors surround."""
    drawn = []
    for block in _blocks(game_map):
        drawn.append(f'<polygon points="{_points(block)}" fill="{tint}"/>')
        drawn.append(f'<polygon points="{_points(block)}" fill="url(#rubble)"/>')
        if -_area(block) < _PILLAR:
            drawn.append(f'<polygon points="{_points(_shrunk(block))}" fill="#fff" fill-opacity="0.2"/>')
    return drawn


def _blocks(game_map: GameMap) -> list[list[Point]]:
    """The loops of outer walls that run anticlockwise: what they enclose is no floor.

    Where loops touch in a corner, the sharpest left turn stays on the loop round the smallest block.
    """
    onward: dict[Point, list[Point]] = {}
    for p, q, _, other in game_map.walls:
        if other == 0:
            onward.setdefault(p, []).append(q)
    blocks = []
    while onward:
        first = here = next(iter(onward))
        loop = [first]
        heading = 0.0
        while here in onward:
            ends = onward[here]
            chosen = min(ends, key=lambda end: (_turn(here, end) - heading - 180.0) % 360.0)
            ends.remove(chosen)
            if not ends:
                del onward[here]
            heading, here = _turn(here, chosen), chosen
            if here == first:
                break
            loop.append(here)
        if _area(loop) < 0:
            blocks.append(loop)
    return blocks


def _shrunk(block: list[Point]) -> list[Point]:
    """The block's top, drawn smaller so that it seems to rise."""
    x, y = sum(p[0] for p in block) / len(block), sum(p[1] for p in block) / len(block)
    return [(x + (p[0] - x) * 0.55, y + (p[1] - y) * 0.55) for p in block]


def _floors(game_map: GameMap) -> list[str]:
    """Low floors, the shade along their walls, then raised floors with the shadow that they cast."""
    low = [i for i, high in enumerate(game_map.high) if not high]
    raised = [i for i, high in enumerate(game_map.high) if high]
    drawn = [_floor(game_map, i) for i in low]
    drawn.append(f'<g clip-path="url(#floors)">{_strokes(game_map.walls, "#000", 34, 0.16)}')
    for i in raised:
        outline = _points(game_map.corners[i])
        for reach, strength in ((20, 0.14), (12, 0.2), (6, 0.25)):
            drawn.append(
                f'<polygon points="{outline}" transform="translate({reach} {reach})" fill="#000" '
                f'fill-opacity="{strength}" stroke="#000" stroke-opacity="{strength}" stroke-width="4"/>'
            )
    drawn.append("</g>")
    for i in raised:
        drawn.append(_floor(game_map, i))
        drawn.append(
            f'<polygon points="{_points(game_map.corners[i])}" fill="#fff6d8" fill-opacity="0.3" '
            f'stroke="#fff6d8" stroke-width="14" stroke-opacity="0.45"/>'
        )
    return drawn


def _floor(game_map: GameMap, i: int) -> str:
    tint, texture = _FLOORS.get(game_map.places[i], _FLOOR)
    outline = _points(game_map.corners[i])
    return f'<polygon points="{outline}" fill="{tint}"/><polygon points="{outline}" fill="url(#{texture})"/>'


def _props(game_map: GameMap) -> list[str]:
    """Crates, barrels, bushes and boulders in the corners of cover spaces, clear of the core."""
    drawn = []
    arrows = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q, _, _ in game_map.arrows]
    for i, outline in enumerate(game_map.corners):
        if not game_map.cover[i]:
            continue
        shapes = _PROPS.get(_FLOORS.get(game_map.places[i], _FLOOR)[1], (_BOULDER, _BOULDER))
        for k, (x, y) in enumerate(
            _free_spots(outline, game_map.cores[i], arrows, game_map.core_radius + 22)
        ):
            drawn.append(
                f'<g transform="translate({_n(x)} {_n(y)}) rotate({(i * 37 + k * 71) % 90})" fill="none" '
                f'stroke="#1a1613" stroke-opacity="0.75" stroke-width="2">{shapes[k % 2]}</g>'
            )
    return drawn


def _free_spots(outline: list[Point], core: Point, taken: list[Point], room: float) -> list[Point]:
    """Up to four spots near corners of a space, apart from its edges, its core and what is taken."""
    spots: list[Point] = []
    for x, y in outline:
        away = hypot(core[0] - x, core[1] - y)
        for reach in (36, 56):
            share = min(0.5, reach / away)
            spot = (x + (core[0] - x) * share, y + (core[1] - y) * share)
            clear = distance_to_outline(outline, spot) > 20 and contains(outline, spot)
            if clear and all(hypot(spot[0] - p[0], spot[1] - p[1]) > room for p in [core, *spots, *taken]):
                spots.append(spot)
    return spots[:4]


def _strokes(edges: list[Border], colour: str, width: int, opacity: float = 1.0) -> str:
    path = "".join(f"M{_n(p[0])} {_n(p[1])}L{_n(q[0])} {_n(q[1])}" for p, q, _, _ in edges)
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" '
        f'stroke-linecap="round"/>'
    )


def _gate(edge: Border) -> str:
    """Two towers, a portcullis between them, and an arrow both ways: one may pass (WL-MAP-04)."""
    p, q = edge[0], edge[1]
    half = hypot(q[0] - p[0], q[1] - p[1]) / 2
    bars = "".join(f"M{x} -9V9M{-x} -9V9" for x in range(8, int(half) - 20, 16))
    towers = "".join(
        f'<rect x="{_n(x - 15)}" y="-20" width="30" height="40" rx="5" fill="#c9b894" stroke="#1a1613" '
        f'stroke-width="5"/>'
        for x in (-half + 6, half - 6)
    )
    return (
        f'<g transform="{_placed(p, q)}">'
        f'<path d="M{_n(-half)} 0H{_n(half)}" stroke="#fff" stroke-width="22"/>'
        f'<path d="M{_n(-half)} 0H{_n(half)}" stroke="#4b2f17" stroke-width="14"/>'
        f'<path d="{bars}" stroke="#d9a441" stroke-width="5"/>{towers}{_two_way()}</g>'
    )


def _two_way() -> str:
    shape = "M0 -34L16 -16H6V16H16L0 34L-16 16H-6V-16H-16Z"
    return f'<path d="{shape}" fill="#f4c95d" stroke="#1a1613" stroke-width="3" stroke-linejoin="round"/>'


def _arrows(game_map: GameMap) -> list[str]:
    """Chevrons on the white line; they point to the high side (WL-MAP-03)."""
    drawn = []
    for p, q, low, _ in game_map.arrows:
        # Outlines run clockwise, so the space that lists p before q lies on the right of the line.
        outline = game_map.corners[low - 1]
        low_is_right = outline[(outline.index(p) + 1) % len(outline)] == q
        start, end = (p, q) if low_is_right else (q, p)
        drawn.append(f'<g transform="{_placed(start, end)}">{_chevron()}</g>')
    return drawn


def _chevron() -> str:
    shape = "".join(f"M-17 {y}L0 {y - 15}L17 {y}" for y in (1, 15))
    return (
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{shape}" stroke="#1a1613" stroke-width="12"/>'
        f'<path d="{shape}" stroke="#f4c95d" stroke-width="6"/></g>'
    )


def _core(at: Point, radius: float, number: int, cover: bool) -> str:
    """White on black for cover, black on white for none; the white outline belongs to it (WL-MAP-05)."""
    fill, ink = ("#111", "#fff") if cover else ("#fff", "#111")
    x, y = _n(at[0]), _n(at[1])
    ring = (
        ""
        if cover
        else f'<circle cx="{x}" cy="{y}" r="{_n(radius - 4)}" fill="none" stroke="#111" stroke-width="2"/>'
    )
    return (
        f'<circle cx="{x}" cy="{y}" r="{_n(radius + 2.5)}" fill="#000" fill-opacity="0.45"/>'
        f'<circle cx="{x}" cy="{y}" r="{_n(radius - 1.5)}" fill="{fill}" stroke="#fff" stroke-width="3"/>'
        f'{ring}<text x="{x}" y="{_n(at[1] + radius * 0.36)}" font-family="sans-serif" font-weight="bold" '
        f'font-size="{_n(radius)}" text-anchor="middle" fill="{ink}">{number}</text>'
    )


def _legend(game_map: GameMap, width: float, words: Mapping[str, str]) -> tuple[list[str], float]:
    """The cartouche with the title and the signs, below the map; and where the picture ends."""
    signs = ["open", "cover", "line", "wall"]
    signs += ["arrow"] * bool(game_map.arrows) + ["gate"] * bool(game_map.gate_edges)
    top = game_map.size[1]
    title = _title(game_map, words)
    x, y = 100.0 + 27 * len(title), top + 41
    drawn = [
        f'<text x="50" y="{_n(top + 54)}" font-family="serif" font-weight="bold" font-size="40" '
        f'fill="{_INK}">{title}</text>'
    ]
    for sign in signs:
        # Ten units a letter leave room for any sans-serif font.
        step = 98.0 + 10 * len(words[sign])
        if x + step > width - 10:
            x, y = 80.0, y + _ROW
        drawn.append(_sign(sign, (x, y)))
        drawn.append(
            f'<text x="{_n(x + 38)}" y="{_n(y + 6)}" font-family="sans-serif" font-size="17" '
            f'fill="{_INK}">{words[sign]}</text>'
        )
        x += step
    bottom = y + 35
    box = [
        f'<rect x="{_n(edge)}" y="{_n(top + edge - 8)}" width="{_n(width - 2 * edge)}" '
        f'height="{_n(bottom - top - 2 * edge + 22)}" rx="{radius}" fill="{_PARCHMENT}" stroke="{colour}" '
        f'stroke-width="{stroke}"/>'
        for edge, radius, colour, stroke in ((14.0, 14, "#1a1613", 4), (21.0, 9, "#8a6d3b", 2))
    ]
    return box + drawn, bottom + 14


def _sign(sign: str, at: Point) -> str:
    if sign in ("open", "cover"):
        return _core(at, 18, 7, sign == "cover")
    line: Border = ((at[0] - 22, at[1]), (at[0] + 22, at[1]), 0, 0)
    if sign == "line":
        return _strokes([line], "#000", 9, 0.45) + _strokes([line], "#fff", 5)
    if sign == "wall":
        return _strokes([line], "#b9ab91", 15) + _strokes([line], "#1a1613", 10)
    shape = _chevron() if sign == "arrow" else _two_way()
    return f'<g transform="translate({_n(at[0])} {_n(at[1])}) scale(0.62)">{shape}</g>'


def _title(game_map: GameMap, words: Mapping[str, str]) -> str:
    title = words.get(game_map.name, game_map.name)
    return title.replace("&", "&amp;").replace("<", "&lt;")


def _placed(p: Point, q: Point) -> str:
    """Moves the origin to the middle of the edge and turns the x axis along it."""
    middle = f"{_n((p[0] + q[0]) / 2)} {_n((p[1] + q[1]) / 2)}"
    return f"translate({middle}) rotate({_n(_turn(p, q))})"


def _turn(p: Point, q: Point) -> float:
    return degrees(atan2(q[1] - p[1], q[0] - p[0]))


def _area(loop: list[Point]) -> float:
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(loop, loop[1:] + loop[:1], strict=True)) / 2


def _points(outline: list[Point]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in outline)


def _n(number: float) -> str:
    """A number as short text."""
    return f"{number:.1f}".removesuffix(".0")
