"""`python -m numcards` plays a game between bots; with arguments it is the command line."""

from __future__ import annotations

import os
import sys

from numcards.cli import main
from numcards.cli.demonstration import demonstrate
from numcards.cli.environment import ending_well, terminal_language

if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(main())
    sys.exit(ending_well(lambda: demonstrate(terminal_language(os.environ))))
