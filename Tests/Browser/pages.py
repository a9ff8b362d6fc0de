#!/usr/bin/env python3
"""Single pages: valid HTML and CSS, small, accessible, still where motion is reduced, and as many words as the card.
"""
import re
import subprocess
import tempfile
import pathlib

import html5lib
import tinycss2

from harness import CATALOG, axe_violations, browser, check, finish, rendered, run

SCENES = [[], ["--bars", "shown", "--frame", "device"], ["--appearance", "dark", "--direction", "rtl"]]


def check_validity(name, page):
    parser = html5lib.HTMLParser(strict=False)
    tree = parser.parse(page)
    errors = [str(html5lib.constants.E[code] % data) for _, code, data in parser.errors]
    check(not errors, f"{name}: html5lib: {errors[:2]}")
    tidy = subprocess.run(["tidy", "-q", "-e", "--show-body-only", "no"], input=page.encode(), capture_output=True)
    complaints = [line for line in tidy.stderr.decode().splitlines() if "proprietary" not in line]
    check(not complaints, f"{name}: tidy: {complaints[:2]}")
    for style in tree.iter("{http://www.w3.org/1999/xhtml}style"):
        rules = tinycss2.parse_stylesheet(style.text, skip_comments=True, skip_whitespace=True)
        bad = [rule.message for rule in rules if rule.type == "error"]
        for rule in rules:
            if rule.type == "qualified-rule":
                declarations = tinycss2.parse_blocks_contents(rule.content, skip_whitespace=True)
                bad += [d.message for d in declarations if d.type == "error"]
        check(not bad, f"{name}: CSS: {bad[:2]}")


def words_of_page(page):
    """The alternative texts and the visible texts, in order, without blanks."""
    tree = html5lib.parse(page, treebuilder="etree", namespaceHTMLElements=False)
    found = []

    def walk(element):
        if element.tag in ("style", "head") or element.get("aria-hidden") == "true":
            return
        classes = (element.get("class") or "").split()
        if "unseen" not in classes:
            found.append(element.get("alt") or element.get("aria-label") or "")
            found.append(element.text or "")
            for child in element:
                walk(child)
                found.append(child.tail or "")

    walk(tree.find("body"))
    return re.sub(r"\s+", "", "".join(found))


def words_of_card(card):
    """The words inside the card, without frames, the sign of the activity indicator, and blanks."""
    lines = card.splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith("╭"))
    return re.sub(r"[\s\u2500-\u259F\u25CC\[\]]+", "", "".join(lines[top:]))


def check_motion():
    driver = browser()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_bytes(run("render", "airbnb/loading", "--renderer", "html"))
        for value, moves in (("no-preference", True), ("reduce", False)):
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                   {"features": [{"name": "prefers-reduced-motion", "value": value}]})
            driver.get(path.as_uri())
            count = driver.execute_script("return document.getAnimations().length")
            check((count > 0) == moves, f"the ring with prefers-reduced-motion {value}: {count} animations")


def check_accessibility(name, page, folder):
    path = pathlib.Path(folder) / "page.html"
    path.write_text(page)
    browser().get(path.as_uri())
    violations = axe_violations()
    check(not violations, f"{name}: axe: {violations[:2]}")


def main():
    cards = rendered("text", "--all-states", "--width", "100")
    with tempfile.TemporaryDirectory() as folder:
        for options in SCENES:
            for name, page in rendered("html", "--all-states", *options).items():
                shown = f"{name} {' '.join(options)}".strip()
                check(len(page.encode()) < 20_000, f"{shown}: {len(page.encode())} bytes")
                check_validity(shown, page)
                check_accessibility(shown, page, folder)
                if not options:
                    ours, theirs = words_of_card(cards[name]), words_of_page(page)
                    check(ours == theirs, f"{name}: the card says {ours!r}, the page {theirs!r}")
    check_motion()
    browser().quit()
    finish()


main()
