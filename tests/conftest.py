"""Says which form of the program is tested, and stops if it is not the one that was asked for."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import settings

import wildtable
from wildtable.compiled import STAMP, is_compiled, is_stale, sources_digest

SOURCE = Path(__file__).parents[1] / "src" / "wildtable"

# No example of a property fails because the machine is busy.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("WILDTABLE_MODE")
    if wanted == "interpreted" and is_compiled():
        pytest.exit("The interpreted form was to be tested, but native code was loaded.", 1)
    if is_stale() or (is_compiled() and stamped() != sources_digest(SOURCE)):
        pytest.exit("The native code is older than its source: run `make compiled`, which builds it.", 1)


def stamped() -> str:
    """The digest of the sources from which the native code here was built."""
    stamp = Path(wildtable.__file__).parent / STAMP
    return str(json.loads(stamp.read_text())["sources"])


def pytest_report_header() -> str:
    return f"wildtable: {'compiled' if is_compiled() else 'interpreted'}"
