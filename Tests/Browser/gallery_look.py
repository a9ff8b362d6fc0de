#!/usr/bin/env python3
"""How the gallery looks: on paper, where people have chosen a few colours for everything, and whether things stand
where the eye expects them at every width.
"""
import base64
import io

from PIL import Image
from selenium.webdriver.common.keys import Keys

from gallerysite import (Site, all_of, browser, emulate, find, in_screen, script, text, visiting, wait,
                         wait_for_screen, window)
from harness import check
from printed import overprinted, printed

# Names that nobody shortens, of neighbours and in a comparison.
LONG = {"a": "A neighbour with quite a long name that goes on", "b": "Middle",
        "c": "Another neighbour whose name does not want to end either"}
ENTRY = "id: {id}\napp: {{name: {name}}}\nstates: {{empty: {{title: {{text: Nothing}}}}}}\n"

BOX = "const b = document.querySelector(arguments[0]).getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]"
# Where the line is that the letters of an element stand on.
BASELINES = """return [...document.querySelectorAll(arguments[0])].map(element => {
    const mark = element.appendChild(document.createElement("span"));
    mark.style.cssText = "display:inline-block;width:0;height:0";
    const line = mark.getBoundingClientRect().bottom;
    mark.remove();
    return line;
});"""


def boxes(selector):
    return script("""return [...document.querySelectorAll(arguments[0])].map(e => e.getBoundingClientRect())
        .filter(b => b.width).map(b => [b.left, b.top, b.right, b.bottom])""", selector)


def picture():
    return Image.open(io.BytesIO(base64.b64decode(browser().get_screenshot_as_base64()))).convert("RGB")


# MARK: Paper

def check_paper(site):
    for width in (1440, 390):
        for address in ("airbnb.html", "dropbox.html", "kickstarter.html#bars=shown&frame=device", "countries.html"):
            with window(width, 900):
                site.open(address)
                wait_for_screen()
                sheets = printed()
                over = [pair for sheet in sheets for pair in overprinted(sheet)]
                check(not over, f"{address}, printed from {width}, has {len(over)} texts on others: {over[:1]}")
                check(sum(len(sheet) for sheet in sheets) > 50, f"{address} is printed: {[len(s) for s in sheets]}")
    site.open("500px.html")
    wait_for_screen()
    check_black(printed()[0], "the screen of 500px")
    site.open("compare.html#items=airbnb,dropbox,500px,slack")
    wait(lambda: len(all_of(".column")) == 4, "four columns")
    for number in range(1, 5):
        with in_screen(f".column:nth-child({number}) iframe"):
            wait_for_screen()
    check_black(printed()[1], "the screen of 500px in a comparison")
    site.open("index.html")
    wait(lambda: find("#search") and len(all_of(".card iframe")) > 8, "the cards have screens")
    sheets = printed()
    check_black(sheets[0], "the screen on a card")
    # What lies on the next sheet is seen at the foot of this one where a border is at its edge.
    strips = [mark.box for sheet in sheets for mark in sheet
              if mark.kind != "text" and mark.box[1] > 60 and mark.box[3] > 1122 - 36]
    check(not strips, f"no card goes over the edge of a sheet: {strips[:2]}")
    check_print_styles(site)


def check_black(sheet, what):
    """Screens are printed in their colours, and whole."""
    shapes = [mark.seen for mark in sheet if mark.kind == "fill" and mark.color == (0, 0, 0)]
    left, top, right, bottom = max(shapes, key=lambda box: box[2] - box[0], default=(0, 0, 0, 1))
    check(right - left > 100, f"{what} is printed black: {shapes[:3]}")
    check(abs((right - left) / (bottom - top) - 375 / 667) < 0.02, f"{what} is printed whole: {[left, top, right, bottom]}")


def check_print_styles(site):
    browser().execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": [
        {"name": "prefers-color-scheme", "value": "dark"}]})
    site.open("airbnb.html")
    wait_for_screen()
    check(not find(".take .tabs").is_displayed(), "the tabs of the formats are not printed")
    check(text(".code:not([hidden]) summary") == "YAML" and find(".code:not([hidden]) summary").is_displayed(),
          "but the name of the format that is shown")
    together = script("""return [...document.querySelectorAll(".entry h2, .entry h3")]
        .filter(head => getComputedStyle(head).breakAfter !== "avoid").map(head => head.textContent)""")
    check(not together, f"no heading is left behind on its sheet: {together}")
    check(script("return getComputedStyle(document.body).color") == "rgb(0, 0, 0)", "the ink is black, also in the dark")
    check(script("return getComputedStyle(document.querySelector('.swatch')).printColorAdjust") == "exact",
          "swatches keep their colour")
    site.open("compare.html#items=airbnb,dropbox")
    wait(lambda: len(all_of(".column")) == 2, "two columns")
    shown = [e.tag_name for e in all_of(".adding, .column header select, .column header button") if e.is_displayed()]
    check(not shown, f"no control of a comparison is printed: {shown}")
    browser().execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})


# MARK: Few colours

def check_forced_colors(site):
    emulate(forced_colors="active", prefers_color_scheme="dark")
    site.open("airbnb.html#bars=shown")
    wait_for_screen()
    adjust = lambda selector: script(
        "return getComputedStyle(document.querySelector(arguments[0])).forcedColorAdjust", selector)
    for selector in (".tabs [role=tab]", ".tools button", ".tools select", ".stage"):
        check(adjust(selector) == "auto", f"{selector} has the colours that were chosen")
    for selector in (".device", ".swatch", ".glass"):
        check(adjust(selector) == "none", f"{selector} keeps its own")
    for selector in ("[role=tab][aria-selected=true]", "#tool-bars[aria-pressed=true]"):
        check(script("return getComputedStyle(document.querySelector(arguments[0])).outlineStyle", selector) == "solid",
              f"{selector} is told from the others")
    with in_screen():
        colors = script("""return [getComputedStyle(document.querySelector("h1")).color,
            getComputedStyle(document.documentElement).backgroundColor]""")
        check(colors == ["rgb(201, 201, 201)", "rgb(255, 255, 255)"], f"the screen keeps its colours: {colors}")
    emulate(prefers_color_scheme="light")


# MARK: Screens

def check_scrolling(site):
    site.open("kickstarter.html#scale=3.1&bars=shown&outlines=1")
    wait_for_screen()
    check(text(".outline span") and "Title 329 ×" in script("return document.querySelector('.glass').textContent"),
          f"no bar takes width from the texts: {script('return document.querySelector(`.glass`).textContent')}")
    site.open("kickstarter.html#scale=3.1&bars=shown&device=iphone-4")
    wait_for_screen()
    at = "return document.querySelector('.list').scrollTop"
    with in_screen():
        sizes = script("const list = document.querySelector('.list'); return [list.clientWidth, list.scrollHeight - list.clientHeight]")
        check(sizes[0] == 320 and sizes[1] > 20, f"the list is as wide as the screen, and longer: {sizes}")
        script("document.querySelector('.list').focus()")
        find(".list").send_keys(Keys.END)
        wait(lambda: script(at) > 20, "the keyboard scrolls it")
        script("document.querySelector('.list').scrollTop = 0")
    left, top, right, bottom = script(BOX, ".stage iframe")
    browser().execute_cdp_cmd("Input.dispatchMouseEvent", {
        "type": "mouseWheel", "x": (left + right) / 2, "y": (top + bottom) / 2, "deltaX": 0, "deltaY": 200})
    with in_screen():
        wait(lambda: script(at) > 20, "and so does the wheel")


def check_seams(site):
    """Down the bars, whose colours are the same, nothing else shines through."""
    for entry, color in (("facebook", (80, 109, 168)), ("vine", (0, 191, 143)), ("path", None), ("slack", None)):
        for height in (900, 861, 822):
            with window(1440, height):
                site.open(f"{entry}.html#bars=shown&device=iphone-16&frame=device")
                wait_for_screen()
                left, top, right, bottom = script(BOX, ".stage iframe")
                scale = (bottom - top) / 852
                seen = picture()
                # Beside the sign to go back and below the time, where nothing is drawn.
                x = round(left + 48 * scale)
                column = [seen.getpixel((x, y)) for y in range(round(top + 48 * scale), round(top + 84 * scale))]
                middle = column[0]
                worst = max(abs(a - b) for pixel in column for a, b in zip(pixel, middle))
                check(worst <= 2, f"{entry} at {height}: a seam of {worst} between the bars")
                check(not color or max(abs(a - b) for a, b in zip(middle, color)) < 8, f"{entry}: {middle}")


# MARK: Places

def check_index(site):
    for width in (320, 375, 430, 768, 1440, 2560):
        with window(width, 900):
            site.open("index.html")
            wait(lambda: find("#search"), "the page is ready")
            thumbs = boxes(".thumb")
            row = [box for box in thumbs if abs(box[1] - thumbs[0][1]) < 1]
            check(len(row) >= 2, f"there are cards side by side at {width}: {len(row)}")
            list_box = script(BOX, ".cards")
            check(abs(row[0][0] - list_box[0]) < 1 and abs(row[-1][2] - list_box[2]) < 1,
                  f"cards stand at both edges at {width}: {row[0][0]} to {row[-1][2]} in {list_box}")
            if width < 960:
                check(abs(row[0][0] - script(BOX, ".heading")[0]) < 1, f"the first card is below the heading at {width}")
            frames = boxes(".thumb iframe")
            check(all(abs((f[2] - f[0]) - (row[0][2] - row[0][0])) < 1 for f in frames[:4]), f"screens fill their cards at {width}")
    with window(1440, 900):
        site.open("index.html")
        wait(lambda: find("#purpose-offline"), "there are facets")
        script("scrollTo(0, document.body.scrollHeight)")
        box = script(BOX, ".facets legend")
        check(0 < box[1] < 900, f"the filters stay in sight: {box}")
        script("document.querySelector('.facets').scrollTop = 1e6")
        last = boxes(".facets fieldset")[-1]
        check(last[3] <= 900, f"to the last one: {last}")
    with window(375, 812):
        browser().execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        site.open("index.html")
        wait(lambda: find("#search"), "the page is ready")
        check(not find(".search kbd").is_displayed(), "without a keyboard no key is named")
        inset = "return parseFloat(getComputedStyle(document.querySelector('#search')).paddingInlineEnd)"
        check(script(inset) <= 16, "and the words have its place")
        find("#search").send_keys("a")
        check(script(inset) <= 16, f"what clears the search is at the end of the field: {script(inset)}")
        browser().execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


def check_entry(site):
    with window(1440, 900):
        site.open("airbnb.html")
        wait_for_screen()
        wait(lambda: find(".measures"), "the places of all parts")
        gaps = script("""return [...document.querySelectorAll(".state:not([hidden]) > h3")].slice(1).map(head => {
            const box = e => e.getBoundingClientRect();
            return [head.textContent, box(head).top - box(head.previousElementSibling).bottom,
                    box(head.nextElementSibling).top - box(head).bottom];
        })""")
        check(gaps and all(above >= 24 and below <= 10 for _, above, below in gaps),
              f"a heading is nearer to what it heads than to what is before: {gaps}")
        rows = script("""return [...document.querySelectorAll(".layout dt")].findIndex(e => e.textContent === "Background")""")
        terms = script(BASELINES, ".layout dt")
        code = script(BASELINES, ".layout dd .color code")
        check(abs(terms[rows] - code[0]) < 1, f"a colour stands on the line of its row: {terms[rows]}, {code[0]}")


def check_compare(site):
    items = "airbnb,dropbox,kickstarter,stateful-collections,slack"
    for width in (320, 375, 768, 1440):
        with window(width, 900):
            site.open(f"compare.html#items={items}")
            wait(lambda: len(all_of(".column")) == 5, "five columns")
            for number in (1, 4):
                name, *buttons = boxes(f".column:nth-child({number}) :is(h2, header button)")
                middle = (boxes(f".column:nth-child({number}) h2 a")[0][1] + boxes(f".column:nth-child({number}) h2 a")[0][3]) / 2
                check(all(abs((b[1] + b[3]) / 2 - middle) < 6 for b in buttons), f"the buttons are beside the name at {width}: {name}, {buttons}")
                column = boxes(".column")[number - 1]
                check(0 < column[2] - buttons[-1][2] < 20, f"at the end of the row at {width}: {column}, {buttons}")


def check_long_names(folder):
    catalog = folder / "long"
    catalog.mkdir()
    for identifier, name in LONG.items():
        (catalog / f"{identifier}.yaml").write_text(ENTRY.format(id=identifier, name=name))
    site = Site(folder / "long-site", catalog=catalog)
    for width in (320, 375, 768, 1024, 1440):
        with window(width, 900):
            site.open("b.html")
            wait(lambda: find("a[rel=next]:not([hidden])"), "it has neighbours")
            box = script(BOX, ".top")
            check(box[3] - box[1] < 60, f"the header has one row at {width}: {box}")
            wide = script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(wide <= 0, f"and is no wider than the page at {width}: {wide}")
    with window(1440, 900):
        site.open("compare.html#items=a,b,c,b,c")
        wait(lambda: len(all_of(".column")) == 5, "five columns")
        tops = {round(box[1]) for box in boxes(".column iframe")}
        check(len(tops) == 1, f"screens begin at one height, however long the names are: {tops}")


def main():
    with visiting() as folder:
        check_long_names(folder)
        site = Site(folder / "site")
        for check_part in (check_paper, check_forced_colors, check_scrolling, check_seams, check_index, check_entry,
                           check_compare):
            check_part(site)


if __name__ == "__main__":
    main()
