"""Kinds of frame on the stack, with their fields."""

from typing import Final

EFFECT: Final = 1
