"""Where it was measured."""

from __future__ import annotations

import os
import platform
from collections.abc import Collection, Mapping
from importlib.metadata import version
from pathlib import Path

__all__ = ["machine"]


def machine(peers: Collection[str]) -> Mapping[str, str]:
    """The machine, the interpreter and the versions of all that was measured."""
    libraries = ("numcards", "attrs", *sorted(peers))
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        **{name: version(name) for name in libraries},
    }


def _processor() -> str:
    """What Linux calls the processor, or what Python knows of it elsewhere."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
