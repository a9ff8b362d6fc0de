#!/usr/bin/env python3
"""The example plugins pass the conformance suite as a whole; of the one with a browser, a case of each kind."""
import subprocess

from harness import CATALOG, PROGRAM, ROOT, check, finish

# A browser is started for each, so the photographs are held against some.
SOME = ("Required.EveryElement", "Required.HostileText.EveryText", "Required.Deterministic",
        "Required.BatchEqualsSingle", "Required.OtherProtocol", "Recommended.RightToLeft")


def conformance(*arguments):
    result = subprocess.run(
        [PROGRAM, "conformance", *arguments, "--plugin-directory", ROOT / "Tools/plugins", "--catalog", CATALOG],
        capture_output=True, text=True)
    check(result.returncode == 0, f"conformance {' '.join(arguments)}: {result.stdout[-600:]} {result.stderr[-300:]}")


for name in ("outline", "words", "card"):
    conformance(name)
conformance("png", *(word for case in SOME for word in ("--case", case)))
finish()
