"""Wildlands."""

EDGE = (
    "at_table",
    "atlas",
    "components",
    "content",
    "drawing",
    "geometry",
    "in_lab",
    "position",
    "terminal",
    "view",
)
"""The rooms that are not compiled: they make documents and texts, or load them."""
