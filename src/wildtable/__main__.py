"""`python -m wildtable` is the command `wildtable`."""

from wildtable.cli.main import main

main()
