"""Run the benchmark from anywhere: `python tests/benchmarks/run.py --help`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    from tests.benchmarks.command import main

    main()
