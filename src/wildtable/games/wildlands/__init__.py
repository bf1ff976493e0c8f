"""Wildlands."""

EDGE = (
    "at_table",
    "atlas",
    "cells",
    "components",
    "content",
    "drawing",
    "geometry",
    "in_lab",
    "lines",
    "possible",
    "reading",
    "sight",
    "terminal",
)
"""The rooms that are not compiled: they make documents and texts, or load them."""
