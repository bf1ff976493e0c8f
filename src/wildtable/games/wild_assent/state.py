"""The data of a position."""


class Data:
    """One position."""
