"""Wylde Hunt."""

EDGE = ("at_table", "components", "content", "in_lab", "terminal")
"""The rooms that are not compiled: they make documents and texts, or load them."""
