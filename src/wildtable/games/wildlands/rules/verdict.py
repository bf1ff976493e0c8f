"""What a rule check answers: the id of the rule that forbids, or `OK`."""

from typing import Final

OK: Final = ""
