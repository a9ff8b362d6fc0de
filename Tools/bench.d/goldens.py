"""Verifies goldens against `diff -r`, which reads two trees of the same files and renders nothing."""

import os
import shutil
from typing import Any

from process import Cost, cores, median, run

# The states of each entry that bench.d/catalogue.py makes, and so its goldens.
STATES = 3
MEMORY_BOUND = 100e6
DROP_CACHES = "/proc/sys/vm/drop_caches"


def verify(bench: Any) -> bool:
    """Records the HTML of N entries, and verifies it on two cores: no longer than `diff -r` takes."""
    entries = bench.options.entries
    catalogue = bench.catalogue(entries)
    folder = os.path.join(bench.work, "goldens")
    one, two = os.path.join(folder, "one"), os.path.join(folder, "two")
    os.mkdir(folder)
    run(_snapshot(bench, "record", catalogue, one))
    shutil.copytree(one, two)
    ours = _snapshot(bench, "verify", catalogue, one)
    theirs = [shutil.which("diff") or "diff", "-r", one, two]
    holds = bench.compare("verify, diff -r", 1, lambda: ours, lambda: theirs, 2, bench.options.runs)
    return _memory(ours, entries) and _cold(ours, theirs, bench.options.runs) and holds


def _snapshot(bench: Any, command: str, catalogue: str, folder: str) -> list[str]:
    return [
        bench.program, "snapshot", command, "--quiet", "--renderer", "html", "--catalog", catalogue,
        "--directory", folder,
    ]


def _memory(command: list[str], entries: int) -> bool:
    used = run(command, cores(2)).memory
    bound = MEMORY_BOUND * max(1, entries / 10_000)
    print(
        f"verify, memory {used / 1e6:.0f} MB for {STATES * entries} goldens; "
        f"bound {bound / 1e6:g} MB{'' if used < bound else '  MISSED'}", flush=True)
    return used < bound


def _cold(ours: list[str], theirs: list[str], runs: int) -> bool:
    """The same as after a restart, where the system lets its cache of files be emptied."""
    if not os.access(DROP_CACHES, os.W_OK):
        return True
    a = median([_uncached(ours) for _ in range(runs)])
    b = median([_uncached(theirs) for _ in range(runs)])
    print(
        f"verify, no file cached {a.wall:.2f} s; diff -r {b.wall:.2f} s; ratio {a.wall / b.wall:.2f}",
        flush=True)
    return True


def _uncached(command: list[str]) -> Cost:
    os.sync()
    with open(DROP_CACHES, "w", encoding="ascii") as file:
        file.write("3")
    return run(command, cores(2))
