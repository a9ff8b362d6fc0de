#!/usr/bin/env python3
"""What the gallery keeps of a view, and what it says of it: links within a page, addresses of before, the keyboard,
picks, comparisons, appearances, languages, and outlines.
"""
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from gallerysite import (Site, all_of, browser, cards, complaints, emulate, entry_address, find, fragment, in_screen,
                         script, text, visiting, wait, wait_for_screen, window)
from harness import check, entries, run

TRANSLATED = """id: greeting
aliases: [hello]
app: {name: Greeting}
language: ko
states:
  empty:
    title: {text: {ko: 없음, en: Nothing}, color: "#333333"}
    description: {text: {ko: 아무것도, en: At all}, color: "#333333"}
    backgroundColor: "#ffffff"
  loading: {title: {text: {ko: 기다려, en: Wait}}}
"""
DARK = """id: night
app: {name: Night}
states:
  empty: {title: {text: Nothing}, backgroundColor: {light: "#ffffff", dark: "#101010"}}
  loading: {title: {text: Wait}}
"""
LONG = """id: long
app: {name: Long}
states:
  empty:
    title: {text: Long}
    description: {text: """ + "word " * 400 + """}
behavior: {shouldAllowScroll: true}
"""


def keys(*pressed):
    ActionChains(browser()).send_keys(*pressed).perform()


def focused():
    return script("return document.activeElement.id || document.activeElement.tagName")


def address():
    return browser().current_url.rsplit("/", 1)[1]


def names():
    return [entry["name"] for entry in sorted(entries(), key=lambda entry: entry["id"])]


def pressed(tool):
    return find(f"#tool-{tool}").get_attribute("aria-pressed") == "true"


def skip():
    """Follows the first link of a page, as those do who use the keyboard."""
    keys(Keys.TAB)
    check(script("return document.activeElement.className") == "skip", f"the first Tab is at the way past the header: {focused()}")
    keys(Keys.ENTER)


def check_anchors(site):
    view = entry_address("airbnb", show="loading", bars="shown", device="iphone-16", q="air")
    site.open(view)
    wait_for_screen()
    with window(1400, 700):
        find(".top .down").click()
        wait(lambda: focused() == "take", "Code leads to what can be taken")
        top = script("return document.getElementById('take').getBoundingClientRect().top")
        check(0 < top < 690, f"and brings it into sight: {top}")
    check(address() == view, f"and leaves the view in the address: {address()}")
    check(find("#tab-loading").get_attribute("aria-selected") == "true" and pressed("bars"), "and on the page")
    site.open(view)
    wait_for_screen()
    skip()
    wait(lambda: focused() == "screen", f"the way past the header leads to the screen: {focused()}")
    check(address() == view, f"and leaves the view: {address()}")
    site.open("index.html#purpose=offline")
    offline = [e["name"] for e in sorted(entries(), key=lambda e: e["id"]) if e["purpose"] == "offline"]
    wait(lambda: cards() == offline, "a filter")
    skip()
    wait(lambda: focused() == "entries", f"the way past the header leads to the entries: {focused()}")
    time.sleep(0.2)
    check(cards() == offline and fragment() == {"purpose": ["offline"]}, f"and keeps the filter: {cards()}")
    site.open("airbnb.html#loading")
    wait_for_screen()
    find("#tool-grid").click()
    wait(lambda: pressed("grid"), "a tool on the state of an anchor")
    check(fragment() == {"show": ["loading"], "grid": ["1"]}, f"keeps the state: {address()}")
    find("#tab-empty").click()
    wait(lambda: fragment() == {"grid": ["1"]}, "and the first state can be chosen")


def check_keyboard(site):
    site.open("airbnb.html#bars=shown")
    wait(lambda: find("a[rel=next]:not([hidden])"), "the page is ready")
    script("arguments[0].focus()", find(".take .actions button"))
    keys(Keys.ARROW_RIGHT)
    time.sleep(0.4)
    check("airbnb.html" in address(), f"an arrow on a button opens no other entry: {address()}")
    script("arguments[0].focus()", find("#tool-reset"))
    keys(Keys.ENTER)
    wait(lambda: not fragment(), "Reset takes everything back")
    wait(lambda: focused() == "tool-device", f"and gives the keyboard to the first tool: {focused()}")
    script("document.activeElement.blur()")
    keys(Keys.ARROW_RIGHT)
    wait(lambda: "appstore.html" in address(), "an arrow elsewhere opens the next entry")


def check_tabs(site):
    site.open("airbnb.html#show=loading")
    wait_for_screen()
    for tab in all_of(".take [role=tab]"):
        script("arguments[0].click()", tab)
        wait(lambda: tab.get_attribute("aria-selected") == "true", "a format is chosen")
        panel = find("#" + tab.get_attribute("aria-controls"))
        check(panel.get_attribute("role") == "tabpanel" and panel.is_displayed(), f"{tab.text} controls the text that shows")
        check(tab.text in panel.get_attribute("aria-label"), f"which is named after it: {panel.get_attribute('aria-label')}")


def check_picks(site):
    site.open("index.html#q=photo")
    wait(lambda: len(cards()) > 2, "a search")
    for card in ("photos", "instagram"):
        script("document.querySelector(arguments[0]).click()", f".card[data-id={card}] .pick")
    wait(lambda: "Compare 2" in text(".picked"), "two are picked")
    check(fragment() == {"q": ["photo"], "pick": ["photos,instagram"]}, f"the address says so: {address()}")
    find(".card[data-id=camera] h2 a").click()
    wait(lambda: address().startswith("camera.html"), "an entry is looked at")
    wait(lambda: find("nav.around a:not([rel])"), "its page is ready")
    keys(Keys.ESCAPE)
    wait(lambda: "Compare 2" in (text(".picked") or ""), "and the picks are there when one comes back")
    browser().refresh()
    wait(lambda: "Compare 2" in (text(".picked") or ""), "and after loading anew")
    check(find(".card[data-id=photos] .pick").get_attribute("aria-pressed") == "true", "the cards show them")
    length = script("return history.length")
    script("document.querySelector(arguments[0]).click()", ".card[data-id=instagram] .pick")
    wait(lambda: "Compare 1" in text(".picked"), "one is left")
    check(script("return history.length") == length, "picking is no step to go back to")
    find(".picked button").click()
    wait(lambda: not find(".picked").is_displayed() and fragment() == {"q": ["photo"]}, "all are given up")


def columns():
    return script("return [...document.querySelectorAll('.column h2')].map(name => name.textContent)")


def add(words):
    field = find("#add")
    field.clear()
    field.send_keys(words, Keys.ENTER)


def check_comparison(site):
    site.open("compare.html#items=airbnb,nowhere,dropbox")
    wait(lambda: columns() == ["Airbnb", "Dropbox"], f"what is known is compared: {columns()}")
    check("“nowhere”" in text("main"), "what is not is named")
    for words, name in (("air", "Airbnb"), ("app store", "AppStore"), ("insatgram", "Instagram"), ("wwdc", "WWDC")):
        count = len(columns())
        add(words)
        wait(lambda: len(columns()) == count + 1 and columns()[-1] == name, f"{words} adds {name}: {columns()}")
    add("qqqq")
    wait(lambda: "“qqqq”" in text("#said"), "what is not found is said")
    while all_of(".column"):
        count = len(columns())
        script("arguments[0].scrollIntoView()", all_of(".column header button")[-1])
        all_of(".column header button")[-1].click()
        wait(lambda: len(columns()) == count - 1, "a column is taken away")
    check("Nothing to compare" in text("#nothing"), "with the last one gone there is nothing")
    check(address() == "compare.html#items=", f"also in the address: {address()}")
    check(focused() == "add", f"and the keyboard is where one is added: {focused()}")
    add("Skype")
    wait(lambda: columns() == ["Skype"] and not find("#nothing"), "and then there is one")
    site.open("compare.html")
    wait(lambda: columns() == names()[:2], "without items the first two are compared")
    skip()
    wait(lambda: focused() == "columns" and len(columns()) == 2, f"the way past the header leads to them: {focused()}")


def check_columns(site):
    """Keys and the theme in the columns of a comparison."""
    emulate(prefers_color_scheme="light")
    site.open("compare.html#items=airbnb,dropbox")
    wait(lambda: len(columns()) == 2, "two columns")
    column = ".column:first-child iframe"
    with in_screen(column):
        wait(lambda: find(".device[data-ready]"), "a screen")
        script("window.name = 'kept'; document.querySelector('.stage').focus()")
        for key in (Keys.ESCAPE, "/", Keys.ARROW_RIGHT):
            keys(key)
            time.sleep(0.3)
            check(script("return window.name === 'kept' && location.pathname.endsWith('/airbnb.html')"), f"{key!r} leaves the column as it is")
    background = "return getComputedStyle(document.documentElement).colorScheme"
    for scheme in ("dark", "light"):
        switch = all_of(".top .buttons button")[-1]
        check(switch.text == f"{scheme.capitalize()} theme", f"the switch says what it does: {switch.text}")
        switch.click()
        for number in (1, 2):
            with in_screen(f".column:nth-child({number}) iframe"):
                wait(lambda: script(background) == scheme, f"column {number} turns {scheme}")
    browser().switch_to.default_content()
    script("localStorage.removeItem('emptystates-theme')")


def check_aliases(folder):
    catalog = folder / "others"
    catalog.mkdir()
    for name, content in (("greeting", TRANSLATED), ("night", DARK), ("long", LONG)):
        (catalog / f"{name}.yaml").write_text(content)
    site = Site(folder / "others-site", catalog=catalog)
    site.open("hello.html#show=loading&bars=shown")
    wait(lambda: "greeting.html" in address(), "an address of before leads to the entry")
    wait_for_screen()
    check(fragment() == {"show": ["loading"], "bars": ["shown"]}, f"and keeps the view: {address()}")
    site.open("compare.html#items=hello,night")
    wait(lambda: columns() == ["Greeting", "Night"], f"a comparison knows it too: {columns()}")
    run("export", "--single-file", "--quiet", "--output", folder / "others.html", catalog=catalog)
    single = Site.__new__(Site)
    single.base = folder.as_uri() + "/"
    for end in ("entry=hello&show=loading", "hello"):
        single.open(f"others.html#{end}")
        wait(lambda: fragment().get("entry") == ["greeting"], f"and a single file at {end}: {address()}")
        wait(lambda: find("#greeting h1").is_displayed(), "which opens the entry")
    return site


def check_languages(site):
    words = lambda: script("""return [...document.querySelectorAll(".state:not([hidden]) .words")].map(e => [e.textContent, e.lang])""")
    site.open("greeting.html")
    wait_for_screen()
    check(words() == [["없음", "ko"], ["아무것도", "ko"]], f"texts are in the entry's own language: {words()}")
    Select(find("#tool-language")).select_by_value("en")
    wait(lambda: words() == [["Nothing", "en"], ["At all", "en"]], f"and in that of the screen: {words()}")
    find("#tab-loading").click()
    wait(lambda: words() == [["Wait", "en"]], f"in every state: {words()}")
    Select(find("#tool-language")).select_by_value("ko")
    wait(lambda: words() == [["기다려", "ko"]], f"and back: {words()}")


def check_dark(site):
    site.open("greeting.html")
    wait_for_screen()
    find("#tool-appearance").click()
    wait(lambda: "no dark appearance of its own" in text(".note"), "a screen that looks the same in dark says so")
    find("#tool-bars").click()
    wait(lambda: text(".note") == "", "and not with bars that look otherwise")
    find("#tool-bars").click()
    find("#tool-appearance").click()
    wait(lambda: not fragment() and text(".note") == "", "nor in light")
    site.open("night.html#appearance=dark")
    wait_for_screen()
    check(text(".note") == "", "one that looks otherwise says nothing")
    find("#tab-loading").click()
    wait(lambda: find("#tab-loading").get_attribute("aria-selected") == "true", "another state")
    check(text(".note") == "", "nor does one through which the system's own background is seen")


def boxes(selector):
    return script("""return [...document.querySelectorAll(arguments[0])].map(element => {
        const box = element.getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom];
    })""", selector)


def check_outlines(site):
    site.open("airbnb.html#outlines=1")
    with window(375, 800):
        site.open("airbnb.html#outlines=1")
        wait_for_screen()
        labels = boxes(".outline span")
        check(len(labels) == 4, f"a label for each part: {labels}")
        with in_screen():
            scale_free = script("""return [...document.querySelectorAll(".e0, .e1, .e2, .e3")].map(element => {
                const range = document.createRange(); range.selectNodeContents(element);
                const box = (element.tagName === "IMG" ? element : range).getBoundingClientRect();
                return [box.left, box.top, box.right, box.bottom]; })""")
        left, top, scale = script("""const frame = document.querySelector(".stage iframe"), box = frame.getBoundingClientRect();
            return [box.left, box.top, box.width / frame.offsetWidth]""")
        for label in labels + boxes(".gap span"):
            for part in scale_free:
                seen = [left + part[0] * scale, top + part[1] * scale, left + part[2] * scale, top + part[3] * scale]
                width = min(label[2], seen[2]) - max(label[0], seen[0])
                height = min(label[3], seen[3]) - max(label[1], seen[1])
                check(width <= 1 or height <= 4, f"the label {label} hides {seen}")


def check_scrolled_outlines(site):
    site.open("long.html#outlines=1&scale=2")
    wait_for_screen()
    outline = ".outline:last-of-type"
    first = boxes(".outline")
    rows = script("return document.querySelector('.state:not([hidden]) .measures tbody').textContent")
    with in_screen():
        script("document.querySelector('.list').scrollTop = 150")
    wait(lambda: boxes(".outline") and boxes(".outline")[-1][1] < first[-1][1] - 50, f"outlines follow the screen: {first}")
    screen = boxes(".device iframe")[0]
    clip = script("return getComputedStyle(document.querySelector(arguments[0])).clipPath", outline)
    check(clip.startswith("inset(") and not clip.startswith("inset(-"), f"and end where it does: {clip}")
    check(first[-1][3] > screen[3], "though the part goes on")
    find("#tool-grid").click()
    wait_for_screen()
    check(script("return document.querySelector('.state:not([hidden]) .measures tbody').textContent") == rows,
          "the measures are those of a screen that is not scrolled")


def check_single(folder):
    run("export", "--single-file", "--quiet", "--output", folder / "gallery.html")
    site = Site.__new__(Site)
    site.base = folder.as_uri() + "/"
    site.open("gallery.html#q=air")
    wait(lambda: cards()[:1] == ["Airbnb"], "a search")
    title = browser().title
    skip()
    wait(lambda: focused() == "entries" and fragment() == {"q": ["air"]}, f"the way past the header leads to the entries: {focused()}")
    find(".card[data-id=airbnb] h2 a").click()
    wait(lambda: fragment().get("entry") == ["airbnb"], "an entry is opened")
    wait(lambda: browser().title == f"Airbnb · {title}", f"the window is named after it: {browser().title}")
    check(script("return document.activeElement.tagName + document.activeElement.textContent") == "H1Airbnb", "and it has the keyboard")
    wait(lambda: find("#airbnb .device[data-ready]"), "its screen is ready")
    script("document.querySelector('.skip').focus()")
    keys(Keys.ENTER)
    wait(lambda: focused() == "airbnb-screen", f"the way past the header leads to the screen: {focused()}")
    check(find("#airbnb h1").is_displayed() and fragment() == {"q": ["air"], "entry": ["airbnb"]}, f"and closes nothing: {address()}")
    browser().back()
    wait(lambda: browser().title == title, "back, the window has its name again")
    wait(lambda: script("return document.activeElement.textContent") == "Airbnb", "and the card has the keyboard")
    site.open("gallery.html#itunes-connect-loading")
    wait(lambda: find("#tab-itunes-connect-loading").get_attribute("aria-selected") == "true", "the anchor of a state opens it")
    script("document.getElementById('itunes-connect-tool-grid').click()")
    wait(lambda: fragment() == {"entry": ["itunes-connect"], "show": ["loading"], "grid": ["1"]}, f"and is kept: {address()}")
    complained = complaints()
    check(not complained, f"nothing is complained of: {complained[:3]}")


def main():
    with visiting() as folder:
        site = Site(folder / "site")
        for check_part in (check_anchors, check_keyboard, check_tabs, check_picks, check_comparison, check_columns, check_outlines):
            check_part(site)
        others = check_aliases(folder)
        for check_part in (check_languages, check_dark, check_scrolled_outlines):
            check_part(others)
        check_single(folder)


if __name__ == "__main__":
    main()
