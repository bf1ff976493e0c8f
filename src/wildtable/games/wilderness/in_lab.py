"""Wilderness as bots play it."""

from wildtable.engine.in_lab import InLab


class WildernessInLab(InLab):
    """What the lab asks of Wilderness."""
