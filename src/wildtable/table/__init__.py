"""One running match: seats, windows in real time, undo, resigning; no network and no clock of its own."""
