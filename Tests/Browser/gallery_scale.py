#!/usr/bin/env python3
"""Galleries of other sizes: one of many entries, of which only those in sight are made, and one in a single file."""
import sys
import time

from selenium.webdriver.common.keys import Keys

from gallerysite import (Site, all_of, browser, cards, check_accessibility, complaints, find, fragment, in_screen,
                         script, tap, text, visiting, wait, wait_for_screen, without_scripts)
from harness import ROOT, check, entries, run

sys.path.insert(0, str(ROOT / "Tools/bench.d"))
from catalogue import Catalogue  # noqa: E402

COUNT = 1500

TRANSLATED = """id: greeting
aliases: [hello, welcome]
app: {name: Greeting}
states:
  empty: {title: {text: {en: Nothing, fr: Rien, ar: لا شيء}}, backgroundColor: {light: "#ffffff", dark: "#101010"}}
  loading: {title: {text: {en: Wait, fr: Attendez}}}
behavior: {onTapView: {show: loading}}
"""


def check_many(folder):
    catalog = folder / "many"
    Catalogue(1).write(str(catalog), COUNT)
    site = Site(folder / "many-site", catalog=catalog)
    site.open("index.html")
    wait(lambda: f"{COUNT} entries" in text("#count"), "the index counts all of them")
    wait(lambda: find("#purpose-offline"), "and has facets")
    made = lambda: script("return [document.querySelectorAll('.card').length, document.querySelectorAll('iframe').length]")
    check(made()[0] <= 150 and made()[1] <= 130, f"few cards are made at first: {made()}")
    for _ in range(12):
        script("scrollTo(0, document.body.scrollHeight)")
        time.sleep(0.15)
    wait(lambda: made()[0] > 300, f"more come as one scrolls: {made()}")
    check(made()[1] <= 200, f"and screens that are far away go: {made()}")
    last = f"e{COUNT:05}"
    script("scrollTo(0, 0)")
    find("#search").send_keys(last)
    wait(lambda: len(cards()) == 1, f"the last is found: {len(cards())}")
    wait(lambda: find(".card:not([hidden]) iframe"), "with its screen")
    check(find(".card:not([hidden]) a").get_attribute("href").split("/")[-1] == f"{last}.html#q={last}", "and its page")
    find("#search").send_keys(Keys.ESCAPE)
    wait(lambda: f"{COUNT} entries" in text("#count"), "all are back")
    script("document.getElementById('purpose-offline').click()")
    wait(lambda: f"of {COUNT} entries" in text("#count"), "facets work")
    with without_scripts():
        site.open("index.html")
        links = {link for link in script_free_links()}
        check(links == {f"e{number:05}.html" for number in range(1, COUNT + 1)}, f"without a script all are listed: {len(links)}")


def script_free_links():
    return [link.get_attribute("href").split("/")[-1] for link in all_of("#entries a")]


def check_single(folder):
    path = folder / "gallery.html"
    run("export", "--single-file", "--quiet", "--output", path)
    site = Site.__new__(Site)
    site.base = folder.as_uri() + "/"
    complaints()
    site.open("gallery.html")
    wait(lambda: len(cards()) == len(entries()), "the index shows every entry")
    wait(lambda: find(".card iframe"), "with its screen")
    check_accessibility("the index of a single file")
    find("#search").send_keys("no messages")
    wait(lambda: cards()[:1] == ["Airbnb"], "the search works")
    find("#search").send_keys(Keys.ENTER)
    wait(lambda: fragment().get("entry") == ["airbnb"], "Enter opens the entry")
    device = "#airbnb .device"
    wait(lambda: find(f"{device}[data-ready]"), "its screen is ready")
    check(find("#airbnb h1").is_displayed() and not find(".index h1").is_displayed(), "and nothing else is shown")
    check_accessibility("an entry of a single file")
    find("#airbnb-tool-bars").click()
    time.sleep(0.5)
    with in_screen("#airbnb .stage iframe"):
        wait(lambda: find(".bar").is_displayed(), "the tools work")
    tap("h1", "#airbnb .stage iframe")
    wait(lambda: find("#tab-airbnb-loading").get_attribute("aria-selected") == "true", "a tap shows the state")
    with in_screen("#airbnb .stage iframe"):
        wait(lambda: find("img[alt=Loading]"), "on the screen")
    wait(lambda: find("#tab-airbnb-empty").get_attribute("aria-selected") == "true", "and comes back")
    browser().back()
    wait(lambda: "bars" not in fragment(), "back takes the tool back")
    browser().back()
    wait(lambda: find(".index h1").is_displayed(), "and leads to the index")
    check(fragment() == {"q": ["no messages"]}, "and to what was searched for")
    outside = script("""return performance.getEntriesByType("resource").map(entry => entry.name)
        .filter(name => !/^(data|blob|about):/.test(name))""")
    check(not outside, f"nothing is asked for: {outside[:2]}")
    complained = complaints()
    check(not complained, f"nothing is complained of: {complained[:3]}")
    with without_scripts():
        site.open("gallery.html#dropbox")
        check(all(find(f"#{entry['id']}" if entry["id"][0].isalpha() else f"[id='{entry['id']}']") for entry in entries()),
              "without a script all entries are on the page")
        check(find("#dropbox h1").is_displayed() and find("#dropbox-loading").is_displayed(), "and can be read")
    page = run("export", "airbnb", "dropbox", "--single-file", "--quiet", "--output", "-").decode()
    check(page.count("<article") == 2 and "Kickstarter" not in page, "a file of some entries holds just those")


def check_languages(folder):
    catalog = folder / "translated"
    catalog.mkdir()
    (catalog / "greeting.yaml").write_text(TRANSLATED)
    site = Site(folder / "translated-site", catalog=catalog)
    site.open("greeting.html")
    wait_for_screen()
    options = script("return [...document.querySelectorAll('#tool-language option')].map(o => [o.value, o.textContent])")
    check(options == [["en", "English"], ["ar", "Arabic"], ["fr", "French"]], f"languages are offered: {options}")
    for code, words in (("fr", "Rien"), ("ar", "لا شيء"), ("en", "Nothing")):
        script("const s = document.getElementById('tool-language'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))", code)
        wait_for_screen()
        with in_screen():
            wait(lambda: text("h1") == words, f"the screen is in {code}")
            check(script("return document.documentElement.lang") == code, "and says so")
    site.open("greeting.html#language=fr&appearance=dark&bars=shown")
    wait_for_screen()
    with in_screen():
        check(script("return getComputedStyle(document.querySelector('.list')).backgroundColor") == "rgb(16, 16, 16)",
              "the tools are for every language")
    tap("h1")
    with in_screen():
        wait(lambda: text("h1") == "Attendez", "a tap stays in the language")
    for alias in ("hello", "welcome"):
        site.open(f"{alias}.html")
        wait(lambda: browser().current_url.endswith("greeting.html"), f"{alias} leads to the entry")
        with without_scripts():
            site.open(f"{alias}.html")
            wait(lambda: browser().current_url.endswith("greeting.html"), "also without a script")
    french = Site(folder / "french-site", "--language", "fr", catalog=catalog)
    french.open("greeting.html")
    wait_for_screen()
    with in_screen():
        check(text("h1") == "Rien", "the language asked for is the one that shows at first")
    script("const s = document.getElementById('tool-language'); s.value = 'en'; s.dispatchEvent(new Event('change'))")
    with in_screen():
        wait(lambda: text("h1") == "Nothing", "and the entry's own can be chosen")
    site.open("index.html#q=rien")
    wait(lambda: cards() == ["Greeting"], "texts are found in every language")


def main():
    with visiting() as folder:
        check_languages(folder)
        check_single(folder)
        check_many(folder)


if __name__ == "__main__":
    main()
