#!/usr/bin/env python3
"""What the gallery's search forgives: slips of the finger, other quotes and hyphens, letters that a keyboard lacks; and
what its facets and empty states say.
"""

from selenium.webdriver.common.keys import Keys

from gallerysite import Site, cards, find, fragment, script, text, visiting, wait
from harness import check, entries

FAR = """id: far
app: {name: Łódź Ørsted}
tags: [æther]
states: {empty: {title: {text: Straße gesperrt, font: {size: 20}}, description: {text: "Loading…\\nplease wait"}}}
"""
NEAR = """id: wi-fi-finder
app: {name: Finder}
purpose: noResults
states: {empty: {title: {text: "Nothing in “Łąka”"}, description: {text: You don’t have e-mail}}}
"""


def search(words):
    script("scrollTo(0, 0)")
    field = find("#search")
    field.click()
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(words)


def check_found(words, expected):
    search(words)
    wait(lambda: cards() == expected, f"{words} finds {expected}: {cards()}")


def mark():
    return script("return [...document.querySelectorAll('.card:not([hidden]) mark')].map(mark => mark.textContent)")


def check_slips(site):
    site.open("index.html")
    wait(lambda: find("#search"), "there is a field to search in")
    for words, name in (("aribnb", "Airbnb"), ("airbmb", "Airbnb"), ("airbbnb", "Airbnb"), ("insatgram", "Instagram"),
                        ("insatg", "Instagram"), ("facebbok", "Facebook"), ("savari", "Safari"), ("vne", "Vine"),
                        ("dropbocks", "Dropbox")):
        check_found(words, [name])
        check(mark() == [name], f"{words} marks what it is taken for: {mark()}")
    favorites = [e["name"] for e in sorted(entries(), key=lambda e: e["id"]) if e["id"] in ("itunes-connect", "wwdc")]
    check_found("no favourites", favorites)
    search("photos")
    wait(lambda: cards()[:1] == ["Photos"], "a word that is there is searched for as it is")
    check("Podcasts" not in cards(), "and not for others like it")
    for words in ("qqqq", "xyz", "helo"):
        check_found(words, [])


def check_signs(site):
    site.open("index.html")
    wait(lambda: find("#search"), "there is a field to search in")
    for words in ("you'll", "you’ll"):
        check_found(words, ["Airbnb"])
        check(mark() == ["you’ll"], f"{words} is marked as it is on the screen: {mark()}")
    for words in ("don't", "don’t"):
        check_found(words, ["Slack"])
    check_found('"no messages"', ["Airbnb"])
    check_found("“no messages”", ["Airbnb"])
    check_found('"messages no"', [])
    search("messages no")
    wait(lambda: "Airbnb" in cards(), "without quotes words stand in any order")
    check_found("wifi", ["Remote"])
    check(mark() == ["Wi-Fi"], f"the hyphen is marked too: {mark()}")
    check_found("itunesconnect", ["iTunes Connect"])
    names = [entry["name"] for entry in sorted(entries(), key=lambda entry: entry["id"])]
    check_found('"', names)


def check_letters(folder):
    catalog = folder / "letters"
    catalog.mkdir()
    (catalog / "far.yaml").write_text(FAR)
    (catalog / "wi-fi-finder.yaml").write_text(NEAR)
    site = Site(folder / "letters-site", catalog=catalog)
    site.open("index.html")
    wait(lambda: find("#search"), "there is a field to search in")
    for words, name, shown in (("lodz", "Łódź Ørsted", "Łódź"), ("orsted", "Łódź Ørsted", "Ørsted"), ("aether", "Łódź Ørsted", "æther"),
                               ("strasse", "Łódź Ørsted", "Straße"), ("STRASSE GESP", "Łódź Ørsted", "Straße gesp"),
                               ("loading... please", "Łódź Ørsted", "Loading… please"), ("email", "Finder", "e-mail"),
                               ("wifi", "Finder", "wi-fi"), ("laka", "Finder", "Łąka"), ("Nothing in \"Łąka\"", "Finder", "Nothing in “Łąka”")):
        check_found(words, [name])
        check([" ".join(found.split()) for found in mark()] == [shown], f"{words} marks {shown}: {mark()}")
    search("no results")
    wait(lambda: cards() == ["Finder"], "a purpose is found")
    check(text(".card:not([hidden]) .purpose mark") == "No results", "and marked where the card says it")
    check(not find(".card:not([hidden]) .reason").is_displayed(), "and not said twice")
    search("x")
    wait(lambda: find("#nothing"), "nothing is found")
    check(not mark(), "no mark is left")


def order():
    return script("return [...document.querySelectorAll('.facets input')].map(box => box.id)")


def check_facets(site):
    site.open("index.html")
    wait(lambda: find("#purpose-offline"), "there are facets")
    before = order()
    for box in ("purpose-offline", "has-image"):
        script("scrollTo(0, 0)")
        find(f"#{box}").click()
        wait(lambda: find(f"#{box}").is_selected(), f"{box} is chosen")
        check([box for box in order() if box in before] == before, "choosing moves no facet")
    search("network")
    wait(lambda: fragment().get("q") == ["network"], "searching")
    check([box for box in order() if box in before] == before, "and neither does searching")
    script("document.querySelector('.facets .clear').scrollIntoView({block: 'center'})")
    find(".facets .clear").click()
    wait(lambda: fragment() == {"q": ["network"]}, "the filters are cleared, the search stays")
    wait(lambda: script("return document.activeElement.closest('.facets') && document.activeElement.tagName") == "INPUT",
         "and the keyboard stays among the filters")


def main():
    with visiting() as folder:
        site = Site(folder / "site")
        check_slips(site)
        check_signs(site)
        check_facets(site)
        check_letters(folder)


if __name__ == "__main__":
    main()
