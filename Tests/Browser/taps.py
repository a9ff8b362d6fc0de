#!/usr/bin/env python3
"""Exported screens do what their entries say of taps, opened alone, and without JavaScript stay still."""
import pathlib
import subprocess
import tempfile
import time

from selenium.webdriver.common.by import By

from harness import PROGRAM, axe_violations, browser, check, finish

ENTRY = """id: {id}
app: {{name: Taps}}
states:
  empty: {{title: {{text: Nothing}}, button: {{title: {{normal: {{text: Go}}}}}}}}
  loading: {{title: {{text: Wait}}}}
behavior: {{{behavior}}}
"""
ENTRIES = {
    "shows": "onTapView: {show: loading, for: 0.4, then: empty}, onTapButton: {show: loading}",
    "logs": 'onTapView: {log: "<b>view</b>"}, onTapButton: {log: button}',
    "opens": "onTapButton: {open: https://example.com/page}",
    "deaf": "shouldAllowTouch: false, onTapView: {log: view}",
}


def page():
    return browser().current_url.rsplit("/", 1)[1].split("#")[0]


def wait_for(name):
    for _ in range(50):
        if page() == name:
            return True
        time.sleep(0.1)
    return False


def tap(selector):
    browser().find_element(By.CSS_SELECTOR, selector).click()


def main():
    driver = browser()
    with tempfile.TemporaryDirectory() as folder:
        catalog, site = pathlib.Path(folder) / "catalog", pathlib.Path(folder) / "site"
        catalog.mkdir()
        for name, behavior in ENTRIES.items():
            (catalog / f"{name}.yaml").write_text(ENTRY.format(id=name, behavior=behavior))
        subprocess.run([PROGRAM, "export", "--quiet", "--catalog", catalog, "--output", site], check=True)
        site /= "screens"

        driver.get((site / "shows.html").as_uri())
        check(not axe_violations(), f"axe on an interactive page: {axe_violations()[:2]}")
        tap("h1")
        check(wait_for("shows.loading.html"), f"a tap on the view shows loading: {page()}")
        check(wait_for("shows.html"), f"loading ends after its time: {page()}")
        tap("button")
        check(wait_for("shows.loading.html"), f"a tap on the button shows loading: {page()}")
        time.sleep(0.6)
        check(page() == "shows.loading.html", "without a time it stays")

        driver.get((site / "logs.html").as_uri())
        tap("button")
        check(driver.find_element(By.CSS_SELECTOR, "[role=status]").text == "button", "the button logs its line")
        tap("h1")
        check(driver.find_element(By.CSS_SELECTOR, "[role=status]").text == "<b>view</b>", "the view logs its line, as text")
        check(len(driver.find_elements(By.CSS_SELECTOR, "[role=status]")) == 1, "one line of the log is seen")

        driver.get((site / "opens.html").as_uri())
        tap("button")
        check("https://example.com/page" in driver.switch_to.alert.text, "the address is shown before it is opened")
        driver.switch_to.alert.dismiss()
        check(page() == "opens.html" and len(driver.window_handles) == 1, "a refused address is not opened")

        driver.get((site / "deaf.html").as_uri())
        tap("h1")
        check(not driver.find_elements(By.CSS_SELECTOR, "[role=status]"), "where touch is not allowed nothing happens")

        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        driver.get((site / "shows.html").as_uri())
        tap("h1")
        time.sleep(0.2)
        check(page() == "shows.html", "without JavaScript the page stays still")
    driver.quit()
    finish()


main()
