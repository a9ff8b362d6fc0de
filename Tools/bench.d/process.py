"""Runs a program as a whole process, and says what it cost."""

import os
import statistics
import sys
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Cost:
    """What one run cost."""

    wall: float  # seconds from the start of the process to its end
    cpu: float  # seconds of the processor, in the program and in the kernel for it
    memory: int  # bytes: the most that was resident at a time


class Failure(Exception):
    """A program that did not end with status 0, or could not be started."""


def run(command: list[str], cores: set[int] | None = None) -> Cost:
    """Runs a command with its output thrown away, on the cores given only (where the system can do that)."""
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    before = _pin(cores)
    try:
        start = time.perf_counter()
        process = os.posix_spawn(command[0], command, os.environ, file_actions=quiet)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
    except OSError as error:
        raise Failure(f"{command[0]}: {error.strerror}") from error
    finally:
        _pin(before)
    if status != 0:
        raise Failure(f"status {os.waitstatus_to_exitcode(status)} from: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def _pin(cores: set[int] | None) -> set[int] | None:
    """Keeps this process, and those that it starts, to some cores; returns those it was kept to before."""
    if cores is None or not hasattr(os, "sched_setaffinity"):
        return None
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    return before


def cores(count: int) -> set[int] | None:
    """So many of the cores that this process may use; None where the system does not say."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return set(sorted(os.sched_getaffinity(0))[:count])


def median(costs: list[Cost]) -> Cost:
    return Cost(
        statistics.median(cost.wall for cost in costs), statistics.median(cost.cpu for cost in costs),
        max(cost.memory for cost in costs))
