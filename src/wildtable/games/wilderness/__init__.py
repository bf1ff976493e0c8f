"""Wilderness."""

EDGE = (
    "at_table",
    "coming",
    "components",
    "content",
    "elements",
    "effects",
    "in_lab",
    "outcomes",
    "position",
    "possible",
    "reading",
    "reading_frames",
    "terminal",
    "view",
)
"""The rooms that are not compiled: they make documents and texts, or load them."""
