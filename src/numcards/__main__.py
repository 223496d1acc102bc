"""`python -m numcards` plays a game between bots; with arguments it is the command line."""

from __future__ import annotations

import sys

try:
    from numcards.cli import module
except KeyboardInterrupt:
    print("Interrupted.", file=sys.stderr)
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(module())
