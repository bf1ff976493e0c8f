"""Says which form of the program is tested, and stops if it is not the one that was asked for."""

import os

import pytest

from wildtable.compiled import is_compiled, is_stale


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("WILDTABLE_MODE")
    if wanted == "interpreted" and is_compiled():
        pytest.exit("The interpreted form was to be tested, but native code was loaded.", 1)
    if is_stale():
        pytest.exit("The native code is older than its source: run `make test`, which installs again.", 1)


def pytest_report_header() -> str:
    return f"wildtable: {'compiled' if is_compiled() else 'interpreted'}"
