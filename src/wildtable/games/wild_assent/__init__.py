"""Wild Assent: The Arena."""

EDGE = (
    "at_table",
    "components",
    "content",
    "effects",
    "in_lab",
    "joining",
    "position",
    "possible",
    "possible_frames",
    "prospects",
    "reading",
    "reading_stack",
    "terminal",
    "view",
)
"""The rooms that are not compiled: they make documents and texts, or load them."""
