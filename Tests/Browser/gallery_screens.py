#!/usr/bin/env python3
"""The gallery's toolbar shows what the renderer makes: after each choice every part of the screen is where the
same options of `emptystates render` put it, and has its colours.
"""
import itertools
import pathlib
import random
import tempfile

from gallerysite import Site, browser, emulate, entry_address, in_screen, wait_for_screen
from harness import check, entries, finish, rendered

DEVICES = ["iphone-4", "iphone-5", "iphone-8", "iphone-8-plus", "iphone-16", "ipad", "ipad-pro"]
SCALES = ["0.82", "1", "1.35", "2", "3.1"]

# Every element that can be seen, by its class and name, with its place and colours.
MEASURE = """
const screen = document.querySelector(".screen").getBoundingClientRect(), found = {};
for (const element of document.querySelectorAll(".status, .bar, .bar > *, .list, .list *:not(style)")) {
  const box = element.getBoundingClientRect(), style = getComputedStyle(element);
  if ((element.closest("svg") && element.tagName !== "svg") || !element.checkVisibility()) continue;
  const name = [element.tagName, element.className.baseVal ?? element.className].join(".");
  found[name] = {
    box: [box.left - screen.left, box.top - screen.top, box.width, box.height],
    colors: [style.color, style.backgroundColor, style.textShadow, style.direction],
  };
}
found.screen = {box: [0, 0, screen.width, screen.height], colors: []};
return found;
"""


def compare(where, ours, theirs):
    check(ours.keys() == theirs.keys(), f"{where}: {sorted(ours.keys() ^ theirs.keys())}")
    for name in ours.keys() & theirs.keys():
        distance = max(abs(a - b) for a, b in zip(ours[name]["box"], theirs[name]["box"]))
        check(distance <= 1, f"{where}: {name}: {ours[name]['box']} and not {theirs[name]['box']}")
        check(ours[name]["colors"] == theirs[name]["colors"],
              f"{where}: {name}: {ours[name]['colors']} and not {theirs[name]['colors']}")


def scenes():
    """Every device held both ways, with and without bars; every scale; then some of everything at once."""
    for device, orientation, bars in itertools.product(DEVICES, ["portrait", "landscape"], ["hidden", "shown"]):
        yield {"device": device, "orientation": orientation, "bars": bars}
    for scale, bars in itertools.product(SCALES, ["hidden", "shown"]):
        yield {"scale": scale, "bars": bars}
    for appearance, direction in itertools.product(["light", "dark"], ["auto", "ltr", "rtl"]):
        yield {"appearance": appearance, "direction": direction, "bars": "shown"}
    chance = random.Random(7)
    for _ in range(8):
        yield {"device": chance.choice(DEVICES), "orientation": chance.choice(["portrait", "landscape"]),
               "bars": chance.choice(["hidden", "shown"]), "scale": chance.choice(SCALES),
               "appearance": chance.choice(["light", "dark"]), "direction": chance.choice(["auto", "rtl"])}


def main():
    driver = browser()
    emulate(prefers_reduced_motion="reduce")
    all_entries = entries()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(pathlib.Path(folder) / "site")
        page = pathlib.Path(folder) / "page.html"
        for number, scene in enumerate(scenes()):
            options = [f"--{'text-scale' if name == 'scale' else name}={value}" for name, value in scene.items()]
            pages = rendered("html", "--all-states", *options)
            # A sixth of the entries at a time: over the run each is seen under many scenes.
            for entry in all_entries[number % 6::6]:
                state = entry["states"][number % len(entry["states"])]
                name = entry["id"] if state == entry["states"][0] else f"{entry['id']}.{state}"
                where = f"{name} {' '.join(options)}"
                page.write_text(pages[name])
                driver.get(page.as_uri())
                theirs = driver.execute_script(MEASURE)
                site.open(entry_address(entry["id"], show=state, **scene))
                wait_for_screen()
                with in_screen():
                    ours = driver.execute_script(MEASURE)
                compare(where, ours, theirs)
    driver.quit()
    finish()


if __name__ == "__main__":
    main()
