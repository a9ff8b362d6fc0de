#!/usr/bin/env python3
"""The exported gallery, used as people use it: search, facets, addresses, keys, tabs, tools, copying, taps."""
import pathlib
import tempfile
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from gallerysite import (Site, all_of, browser, cards, check_accessibility, complaints, emulate, entry_address, find,
                         fragment, in_screen, script, served, tap, text, visiting, wait, wait_for_screen, window)
from harness import CATALOG, check, entries

ALL = entries()
NAMES = [entry["name"] for entry in sorted(ALL, key=lambda entry: entry["id"])]

TAPS = """id: {id}
app: {{name: Taps}}
states:
  empty: {{title: {{text: Nothing}}, button: {{title: {{normal: {{text: Go}}}}}}}}
  loading: {{title: {{text: Wait}}}}
behavior: {{{behavior}}}
"""
TAP_ENTRIES = {
    "shows": "onTapView: {show: loading, for: 0.5, then: empty}, onTapButton: {show: loading}",
    "logs": 'onTapView: {log: "<b>view</b>"}, onTapButton: {log: button}',
    "opens": "onTapButton: {open: https://example.com/page}",
    "deaf": "shouldAllowTouch: false, onTapView: {log: view}",
}


def keys(*pressed):
    ActionChains(browser()).send_keys(*pressed).perform()


def active():
    return script("return document.activeElement.textContent || document.activeElement.id")


def search(words):
    field = find("#search")
    field.click()
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(words)


def check_places(site):
    """The same pages from a folder, from a server, and from a folder of a server."""
    with served(site.folder) as root, served(site.folder, "/a/sub/path/") as below:
        for base in (site.folder.as_uri() + "/", root, below):
            site.base = base
            complaints()
            for address in ("index.html", "airbnb.html", entry_address("airbnb", show="loading", bars="shown"),
                            "compare.html#items=airbnb,dropbox", "screens/airbnb.html"):
                site.open(address)
                time.sleep(0.6)
                complained = complaints()
                check(not complained, f"{base}{address} is opened without a complaint: {complained[:2]}")
                outside = script("""return performance.getEntriesByType("resource").map(entry => entry.name)
                    .filter(name => !name.startsWith(arguments[0]) && !/^(data|blob):/.test(name))""", base)
                check(not outside, f"{base}{address} asks for nothing outside the site: {outside[:2]}")
            site.open("index.html#q=airbnb")
            check(wait(lambda: cards() == ["Airbnb"], f"the search works at {base}"), base)
            if base == root:
                site.open("")
                wait(lambda: len(cards()) == len(ALL), "the folder's own address shows the index")
    site.base = site.folder.as_uri() + "/"


def check_search(site):
    site.open("index.html")
    wait(lambda: find("#search"), "there is a field to search in")
    check(cards() == NAMES, "every entry has a card, in the order of the ids")
    search("photos")
    wait(lambda: cards()[:1] == ["Photos"], f"the exact name is first: {cards()[:3]}")
    check(text(".card:not([hidden]) h2 mark") == "Photos", "what matched is marked where the card says it")
    check(not find(".card:not([hidden]) .reason").is_displayed(), "and not said twice")
    check(fragment() == {"q": ["photos"]}, f"the address says what is searched for: {browser().current_url}")
    search("no messages")
    wait(lambda: cards()[:1] == ["Airbnb"], f"the texts on the screens are found: {cards()[:3]}")
    check(text(".card:not([hidden]) .reason") == "Title No Messages", text(".card:not([hidden]) .reason"))
    search("arbnb")
    wait(lambda: cards() == ["Airbnb"], f"a letter may be missing: {cards()}")
    search("twitter, inc")
    wait(lambda: cards()[:1] == ["Twitter"], f"developers are found: {cards()}")
    check("Developer" in text(".card:not([hidden]) .reason"), "the developer is the reason")
    kinds = ["v", "vi", "vid", "video", "videos"]
    for words in kinds:
        search(words)
        wait(lambda: fragment() == {"q": [words]}, "typing keeps up")
    wait(lambda: cards()[:1] == ["Videos"], "the exact one is first, however many others there are")
    check(len(cards()) > 1, "the others are behind it")
    search("qqqq")
    wait(lambda: find("#nothing"), "where nothing matches the index has an empty state")
    check("qqqq" in text("#nothing") and not cards(), "it says what was searched for")
    find("#nothing button").click()
    wait(lambda: len(cards()) == len(ALL), "its button clears the search")
    check(active() == "search" and not find("#nothing"), "and gives the keyboard back to the field")


def check_facets(site):
    site.open("index.html")
    wait(lambda: find("#purpose-offline"), "there are facets")
    for name, of in (("purpose", lambda e: [e["purpose"]]), ("tag", lambda e: e["tags"]), ("has", lambda e: e["has"]),
                     ("state", lambda e: e["states"]), ("platform", lambda e: [e["platform"]])):
        value = of(ALL[3])[0]
        box = script("return document.getElementById(arguments[0])", f"{name}-{value}")
        check(box, f"{name} has {value}")
        count = script("return arguments[0].closest('label').querySelector('.count').textContent", box)
        script("arguments[0].click()", box)
        expected = [entry["name"] for entry in sorted(ALL, key=lambda e: e["id"]) if value in of(entry)]
        wait(lambda: cards() == expected, f"{name} {value} shows {len(expected)}: {cards()}")
        check(count == str(len(expected)), f"the count at {name} {value} was {count}")
        check(fragment() == {name: [value]}, f"the address has it: {browser().current_url}")
        script("document.getElementById(arguments[0]).click()", f"{name}-{value}")
        wait(lambda: len(cards()) == len(ALL), f"{name} {value} can be taken back")
    script("document.getElementById('purpose-offline').click()")
    wait(lambda: len(cards()) < len(ALL), "a filter")
    script("document.getElementById('purpose-noAccess').click()")
    several = [e["name"] for e in sorted(ALL, key=lambda e: e["id"]) if e["purpose"] in ("offline", "noAccess")]
    wait(lambda: cards() == several, f"two purposes add up: {cards()}")
    script("document.getElementById('has-button').click()")
    both = [e["name"] for e in sorted(ALL, key=lambda e: e["id"]) if e["name"] in several and "button" in e["has"]]
    wait(lambda: cards() == both, f"another facet narrows: {cards()}")
    script("document.getElementById('has-title').click()")
    three = [e["name"] for e in sorted(ALL, key=lambda e: e["id"]) if e["name"] in both and "title" in e["has"]]
    wait(lambda: cards() == three, f"and so does another part: {cards()}")
    script("document.getElementById('has-title').click()")
    wait(lambda: cards() == both, "without it the others are back")
    shown = browser().current_url
    for _ in range(3):
        browser().back()
    wait(lambda: cards() == several, "back takes the last filter away")
    browser().forward()
    wait(lambda: cards() == both, "and forward brings it again")
    site.open(shown[len(site.base):])
    wait(lambda: cards() == both, "the address alone shows the same")
    check(script("return document.getElementById('has-button').checked"), "and its box is ticked")
    find(".facets .clear").click()
    wait(lambda: len(cards()) == len(ALL), "all filters are cleared at once")
    site.open("index.html#tag=" + "photos")
    wait(lambda: cards() == [e["name"] for e in sorted(ALL, key=lambda e: e["id"]) if "photos" in e["tags"]], "tags too")
    site.open("index.html#palette=black")
    wait(lambda: cards() and len(cards()) < len(ALL), "palettes are found")
    check("500px" in cards(), f"a black screen is black: {cards()}")


def check_keys(site):
    site.open("index.html")
    wait(lambda: find("#search"), "the page is ready")
    keys("/")
    check(active() == "search", "/ goes to the search")
    keys("a")
    wait(lambda: fragment() == {"q": ["a"]}, "and is not typed into it")
    keys(Keys.ESCAPE)
    wait(lambda: len(cards()) == len(ALL) and not fragment(), "Escape clears the search")
    keys(Keys.ARROW_DOWN)
    check(active() == NAMES[0], f"down goes to the first card: {active()}")
    keys(Keys.ARROW_RIGHT)
    check(active() == NAMES[1], f"right to the next: {active()}")
    columns = script("""const tops = [...document.querySelectorAll(".thumb")].map(t => t.getBoundingClientRect().top);
        return tops.filter(top => Math.abs(top - tops[0]) < 2).length""")
    keys(Keys.ARROW_DOWN)
    check(active() == NAMES[1 + columns], f"down to the one below: {active()}")
    keys(Keys.ARROW_UP, Keys.ARROW_LEFT)
    check(active() == NAMES[0], f"and back: {active()}")
    keys(Keys.ENTER)
    wait(lambda: browser().current_url.endswith("500px.html"), "Enter opens it")
    wait(lambda: find("nav.around a[rel=next]:not([hidden])"), "the page is ready")
    keys(Keys.ARROW_RIGHT)
    wait(lambda: "airbnb.html" in browser().current_url, "right opens the next entry")
    wait(lambda: find("nav.around a[rel=prev]:not([hidden])"), "the page is ready")
    keys(Keys.ESCAPE)
    wait(lambda: "index.html" in browser().current_url, "Escape goes back to the index")
    wait(lambda: find("#search"), "the page is ready")
    keys("/", "kick", Keys.ENTER)
    wait(lambda: "kickstarter.html" in browser().current_url, "Enter in the search opens the first match")
    check(fragment().get("q") == ["kick"], "and keeps what was searched for")


def check_neighbours(site):
    chosen = [e for e in sorted(ALL, key=lambda e: e["id"]) if e["purpose"] == "noContent"]
    site.open(entry_address(chosen[1]["id"], purpose="noContent"))
    wait(lambda: find("a[rel=next]:not([hidden])"), "an entry has neighbours")
    check(text("a[rel=prev] bdi") == chosen[0]["name"], f"the previous by the filter: {text('a[rel=prev] bdi')}")
    check(text("a[rel=next] bdi") == chosen[2]["name"], f"the next by the filter: {text('a[rel=next] bdi')}")
    check(f"2 of {len(chosen)}" in text("nav.around"), f"the place among them: {text('nav.around')}")
    find("a[rel=next]").click()
    wait(lambda: f"{chosen[2]['id']}.html" in browser().current_url, "the link leads there")
    check(fragment() == {"purpose": ["noContent"]}, "and keeps the filter")
    wait(lambda: f"3 of {len(chosen)}" in text("nav.around"), "and the place has moved on")
    find("nav.around a:not([rel])").click()
    wait(lambda: cards() == [e["name"] for e in chosen], "and the index shows the same entries")


def check_states(site):
    site.open("airbnb.html")
    wait_for_screen()
    tabs = all_of(".states [role=tab]")
    check([tab.text for tab in tabs] == ["Empty", "Loading"], "a tab for each state")
    tabs[1].click()
    wait(lambda: fragment() == {"show": ["loading"]}, "the address names the state")
    check(tabs[1].get_attribute("aria-selected") == "true", "the tab is chosen")
    wait_for_screen()
    with in_screen():
        wait(lambda: "loading" in script("return location.href"), "the screen is that of the state")
    check(script("return document.getElementById('empty').hidden && !document.getElementById('loading').hidden"),
          "and so are the facts")
    browser().back()
    wait(lambda: not fragment(), "back")
    with in_screen():
        wait(lambda: script("return location.pathname.endsWith('/airbnb.html')"), "back shows the state before")
    site.open("airbnb.html#loading")
    wait_for_screen()
    check(find("#tab-loading").get_attribute("aria-selected") == "true", "the anchor of before chooses the state too")
    find("#tab-loading").send_keys(Keys.ARROW_LEFT)
    wait(lambda: find("#tab-empty").get_attribute("aria-selected") == "true", "arrows move between the tabs")


def check_tools(site):
    site.open("airbnb.html")
    wait_for_screen()
    for tool, parameter, value in (("bars", "bars", "shown"), ("frame", "frame", "device"),
                                   ("appearance", "appearance", "dark"), ("orientation", "orientation", "landscape"),
                                   ("grid", "grid", "1"), ("outlines", "outlines", "1")):
        find(f"#tool-{tool}").click()
        wait(lambda: fragment().get(parameter) == [value], f"{tool} is in the address")
        check(find(f"#tool-{tool}").get_attribute("aria-pressed") == "true", f"{tool} is pressed")
    Select(find("#tool-device")).select_by_value("iphone-16")
    Select(find("#tool-scale")).select_by_value("1.35")
    Select(find("#tool-direction")).select_by_value("rtl")
    wait_for_screen()
    with in_screen():
        seen = script("""const screen = document.querySelector(".screen").getBoundingClientRect();
            return [screen.width, screen.height, document.documentElement.dir,
                    getComputedStyle(document.querySelector(".bar")).display,
                    getComputedStyle(document.querySelector("h1")).fontSize]""")
    check(seen == [852, 393, "rtl", "flex", "29.7px"], f"the screen follows: {seen}")
    check(all_of(".glass.grid") and len(all_of(".outline")) == 4, "the grid and an outline for each part are drawn")
    check(text(".outline span") == "Image 75 × 75", f"with its measures: {text('.outline span')}")
    rows = script("""return [...document.querySelectorAll(".state:not([hidden]) .measures tbody tr")]
        .map(row => [...row.cells].map(cell => cell.textContent))""")
    check([row[0] for row in rows] == ["Image", "Title", "Description", "Button"], f"places of all parts: {rows}")
    link = browser().current_url
    find("#tool-reset").click()
    wait(lambda: not fragment(), "one button takes everything back")
    site.open(link[len(site.base):])
    wait_for_screen()
    with in_screen():
        check(script("return document.querySelector('.screen').getBoundingClientRect().width") == 852,
              "the address alone shows the same screen")
    site.open("slack.html#appearance=dark")
    wait_for_screen()
    check(len(all_of(".texts .ratio")) > 0, "every text has its contrast")


def check_copying(site):
    driver = browser()
    driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    site.open("airbnb.html")
    wait_for_screen()
    read = "const done = arguments[arguments.length - 1]; navigator.clipboard.readText().then(done, e => done(String(e)))"
    find(".texts button.color").click()
    wait(lambda: "Copied #c9c9c9" in (text("#said") or ""), "a swatch says that it was copied")
    check(driver.execute_async_script(read) == "#c9c9c9", "and the clipboard has the colour")
    tabs = {tab.text: tab for tab in all_of(".take [role=tab]")}
    check("YAML" in tabs and "JSON" in tabs and "Markdown" in tabs, f"what can be taken: {list(tabs)}")
    find(".take .actions button").click()
    wait(lambda: "Copied YAML" in text("#said"), "the text is copied")
    check(driver.execute_async_script(read) == (CATALOG / "airbnb/airbnb.yaml").read_text(),
          "byte for byte the entry's own file")
    tabs["Markdown"].click()
    wait(lambda: fragment().get("code") == ["markdown"], "the format is in the address")
    shown = script("return [...document.querySelectorAll('.code')].filter(c => !c.hidden).map(c => c.dataset.file)")
    check(shown == ["airbnb.md"], f"one format is shown: {shown}")
    script("scrollTo(0, 0)")
    find("#tab-loading").click()
    wait(lambda: script("return [...document.querySelectorAll('.code')].filter(c => !c.hidden).map(c => c.dataset.file)")
         == ["airbnb.loading.md"], "the state's own")
    with tempfile.TemporaryDirectory() as folder:
        driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
        all_of(".take .actions button")[1].click()
        saved = pathlib.Path(folder) / "airbnb.loading.md"
        wait(saved.exists, "the file is saved by its name")
        wait(lambda: saved.read_text() == script("return document.querySelector('.code:not([hidden]) code').textContent"),
             "and holds the text")


def check_appearance(site):
    emulate(prefers_color_scheme="dark")
    site.open("index.html")
    dark = script("return getComputedStyle(document.documentElement).backgroundColor")
    emulate(prefers_color_scheme="light")
    light = script("return getComputedStyle(document.documentElement).backgroundColor")
    check(dark != light, "the pages follow the system")
    wait(lambda: all_of(".top .buttons button"), "there is a switch")
    all_of(".top .buttons button")[-1].click()
    check(script("return getComputedStyle(document.documentElement).backgroundColor") == dark, "the switch turns them dark")
    site.open("airbnb.html")
    check(script("return getComputedStyle(document.documentElement).backgroundColor") == dark, "and the next page remembers")
    wait(lambda: all_of(".top .buttons button"), "there is a switch")
    all_of(".top .buttons button")[-1].click()
    check(script("return getComputedStyle(document.documentElement).backgroundColor") == light, "and back")


def check_compare(site):
    site.open("index.html")
    wait(lambda: all_of(".pick"), "cards can be picked")
    for card in ("airbnb", "dropbox"):
        script("document.querySelector(arguments[0]).click()", f".card[data-id={card}] .pick")
    find(".picked a").click()
    wait(lambda: "compare.html#items=airbnb%2Cdropbox" in browser().current_url.replace(",", "%2C"), "to the comparison")
    wait(lambda: len(all_of(".column")) == 2, "two columns")
    with in_screen(".column:nth-child(2) iframe"):
        wait(lambda: find(".device[data-ready]"), "a screen in the second")
        check(not find(".facts").is_displayed(), "and nothing but the screen")
        with_screen = find(".stage iframe")
        browser().switch_to.frame(with_screen)
        check("Star Your Favorite Files" in text(".list"), "of the entry")
    find("#tool-bars").click()
    wait(lambda: fragment().get("bars") == ["shown"], "the tools are for all")
    with in_screen(".column:first-child iframe"):
        wait(lambda: fragment_of_frame().find("bars=shown") > 0, "and reach each column")
    find("#add").send_keys("Kickstarter", Keys.ENTER)
    wait(lambda: len(all_of(".column")) == 3, "an entry is added by its name")
    wait(lambda: script("return document.querySelectorAll('.column select')[1].options.length") > 3, "renderers are offered")
    Select(all_of(".column:first-child select")[1]).select_by_value("json")
    wait(lambda: "airbnb:json" in fragment()["items"][0], "one column shows what another renderer makes")
    with in_screen(".column:first-child iframe"):
        wait(lambda: find(".code:not([hidden]) pre") and find(".code:not([hidden]) pre").is_displayed(), "as text")
        check('"airbnb"' in text(".code:not([hidden]) code"), "of the entry")
    shown = browser().current_url
    site.open(shown[len(site.base):])
    wait(lambda: len(all_of(".column")) == 3, "the address alone shows the same")
    all_of(".column:nth-child(2) button")[-1].click()
    wait(lambda: len(all_of(".column")) == 2 and "dropbox" not in fragment()["items"][0], "a column is taken away")


def fragment_of_frame():
    return script("return location.hash")


def check_taps(folder):
    catalog = folder / "taps"
    catalog.mkdir()
    for name, behavior in TAP_ENTRIES.items():
        (catalog / f"{name}.yaml").write_text(TAPS.format(id=name, behavior=behavior))
    site = Site(folder / "taps-site", catalog=catalog)
    site.open("shows.html")
    wait_for_screen()
    tap("h1")
    wait(lambda: find("#tab-loading").get_attribute("aria-selected") == "true", "a tap on the view shows loading")
    wait(lambda: find("#tab-empty").get_attribute("aria-selected") == "true", "and after its time what was before")
    wait_for_screen()
    with in_screen():
        wait(lambda: find("button"), "the screen is back")
    tap("button")
    wait(lambda: find("#tab-loading").get_attribute("aria-selected") == "true", "a tap on the button shows loading")
    time.sleep(0.8)
    check(find("#tab-loading").get_attribute("aria-selected") == "true", "without a time it stays")
    check(script("return !document.getElementById('loading').hidden"), "and the facts are those of the state")
    script("scrollTo(0, 0)")
    find("#tool-bars").click()
    wait_for_screen()
    with in_screen():
        check(find(".bar").is_displayed(), "the tools still work")
    script("scrollTo(0, 0)")
    find("#tab-empty").click()
    with in_screen():
        wait(lambda: find("button"), "and the tabs")

    site.open("logs.html")
    wait_for_screen()
    for part, line in (("button", "button"), ("h1", "<b>view</b>")):
        tap(part)
        with in_screen():
            wait(lambda: text("[role=status]") == line, f"a tap on the {part} logs its line, as text")
    site.open("opens.html")
    wait_for_screen()
    tap("button")
    wait(lambda: find(".asks a"), "an address is shown before it is opened")
    check(find(".asks a").get_attribute("href") == "https://example.com/page", "whole")
    check(len(browser().window_handles) == 1, "and not opened")
    site.open("deaf.html")
    wait_for_screen()
    tap("h1")
    with in_screen():
        check(not find("[role=status]"), "where touch is not allowed nothing happens")


def check_widths(site):
    for width, height in ((320, 256), (320, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)):
        with window(width, height):
            for address in ("index.html", "index.html#q=qqqq", "airbnb.html#outlines=1&frame=device", "compare.html"):
                site.open(address)
                time.sleep(0.4)
                wide = script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                check(wide <= 0, f"{address} at {width} x {height} scrolls sideways by {wide}")
            site.open("airbnb.html")
            wait_for_screen()
            box = script("""const box = document.querySelector(".device").getBoundingClientRect();
                return [box.width, box.height, innerWidth]""")
            check(box[0] >= min(150, width / 3) and box[0] <= box[2], f"the screen is seen at {width}: {box}")


def check_other_media(site):
    emulate(prefers_reduced_motion="reduce")
    site.open("airbnb.html#show=loading")
    wait_for_screen()
    check(script("return document.getAnimations().length") == 0, "nothing moves where motion is reduced")
    with in_screen():
        check(script("return document.getAnimations().length") == 0, "not on the screen either")
    emulate(prefers_reduced_motion="no-preference")
    browser().execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    for address in ("index.html", "airbnb.html"):
        site.open(address)
        time.sleep(0.3)
        check(not find(".top").is_displayed(), f"{address} is printed without its header")
    check(not find(".tools").is_displayed() and find(".stage iframe").is_displayed(), "the screen is, its tools are not")
    check(browser().execute_cdp_cmd("Page.printToPDF", {})["data"], "it can be printed")
    browser().execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def check_everybody(site):
    """axe-core in both appearances."""
    for appearance in ("light", "dark"):
        emulate(prefers_color_scheme=appearance)
        for address in ("index.html", "index.html#q=photo&has=button", "index.html#q=qqqq", "airbnb.html",
                        "airbnb.html#show=loading&outlines=1&code=json&bars=shown", "stateful-collections.html",
                        "compare.html#items=airbnb,dropbox"):
            site.open(address)
            time.sleep(0.8)
            check_accessibility(f"{address}, {appearance}")
        with window(390, 844):
            for address in ("index.html", "airbnb.html"):
                site.open(address)
                time.sleep(0.8)
                check_accessibility(f"{address}, narrow, {appearance}")
    emulate(prefers_color_scheme="light")


def main():
    with visiting() as folder:
        site = Site(folder / "site")
        for check_part in (check_places, check_search, check_facets, check_keys, check_neighbours, check_states,
                           check_tools, check_copying, check_appearance, check_compare, check_widths, check_other_media,
                           check_everybody):
            check_part(site)
        check_taps(folder)


if __name__ == "__main__":
    main()
