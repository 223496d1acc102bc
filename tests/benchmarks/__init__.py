"""The side-by-side benchmark: `python tests/benchmarks/run.py`."""
