"""How many examples a property gets: all of them compiled, a few interpreted.

The suite runs in both forms, and `tests/contract/test_forms.py` proves that both play the same games. So the
form that is forty times slower tries each property on a few examples only.
"""

from hypothesis import settings

from wildtable.compiled import is_compiled

FEWER = 10  # the interpreted form tries one example for so many of the compiled form


def examples(number: int) -> settings:
    """The settings of a property that is worth so many examples."""
    return settings(max_examples=number if is_compiled() else max(2, number // FEWER))
