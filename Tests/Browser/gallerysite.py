"""What the checks of the gallery share: an exported site, the addresses at which it is opened, and a browser that
may read no more of a folder than anybody's.
"""
import contextlib
import functools
import http.server
import pathlib
import tempfile
import threading
import time
import urllib.parse

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.common.by import By

from harness import CATALOG, axe_source, check, finish, run


@functools.cache
def browser():
    """Headless Chromium with its log; one for the whole run."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,1000"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    driver.set_script_timeout(60)
    return driver


def entry_address(entry, **parameters):
    return f"{entry}.html" + ("#" + urllib.parse.urlencode(parameters) if parameters else "")


class Site:
    """An exported gallery, opened from its folder or, where `base` is set, from there."""

    def __init__(self, folder, *arguments, catalog=CATALOG):
        self.folder = folder
        self.base = folder.as_uri() + "/"
        run("export", *arguments, "--quiet", "--output", folder, catalog=catalog)

    def open(self, address=""):
        # The same page with another end of the address would not be loaded anew.
        browser().get("about:blank")
        browser().get(self.base + address)

    def pages(self):
        return sorted(self.folder.glob("**/*.html"))


@contextlib.contextmanager
def served(folder, path="/"):
    """The address at which a folder is served below `path`, for as long as the block runs."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(folder))

        def translate_path(self, asked):
            prefix = path.rstrip("/")
            if not asked.startswith(prefix + "/"):
                return str(folder / "outside the site")
            return super().translate_path(asked[len(prefix):])

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{path}"
    finally:
        server.shutdown()
        server.server_close()


def find(selector):
    try:
        return browser().find_element(By.CSS_SELECTOR, selector)
    except NoSuchElementException:
        return None


def all_of(selector):
    return browser().find_elements(By.CSS_SELECTOR, selector)


def script(program, *arguments):
    return browser().execute_script(program, *arguments)


def text(selector):
    """What can be read in an element; none where there is no such."""
    return script("const found = document.querySelector(arguments[0]); return found && found.textContent", selector)


def wait(condition, what):
    """Checks that something becomes true within ten seconds, and gives it back."""
    value = None
    for _ in range(200):
        try:
            value = condition()
        except StaleElementReferenceException:
            value = None
        if value:
            break
        time.sleep(0.05)
    check(value, what)
    return value


def cards():
    """The names on the cards that are shown, in order."""
    return script("""return [...document.querySelectorAll(".card")].filter(card => !card.hidden)
        .map(card => card.querySelector("h2").textContent)""")


def fragment():
    """The end of the address, as names with lists of values."""
    return urllib.parse.parse_qs(urllib.parse.urlsplit(browser().current_url).fragment)


def wait_for_screen():
    """Waits until the screen is as it was asked for: texts may have been measured once more."""
    wait(lambda: find(".device[data-ready]"), "the screen is ready")
    before = None
    for _ in range(100):
        now = find(".device").get_attribute("data-ready")
        if now == before:
            return
        before = now
        time.sleep(0.08)


@contextlib.contextmanager
def in_screen(selector=".stage iframe"):
    """Goes into a frame, and out again."""
    browser().switch_to.frame(find(selector))
    try:
        yield
    finally:
        browser().switch_to.default_content()


def tap(selector, frame=".stage iframe"):
    """Presses the mouse on a part of the screen; the driver's own clicks miss in frames that are scaled."""
    script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", frame)
    left, top, scale = script("""const frame = document.querySelector(arguments[0]), box = frame.getBoundingClientRect();
        return [box.left, box.top, box.width / frame.offsetWidth]""", frame)
    with in_screen(frame):
        x, y = script("""const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2]""", selector)
    for kind in ("mousePressed", "mouseReleased"):
        browser().execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": left + x * scale, "y": top + y * scale, "button": "left", "clickCount": 1})


@contextlib.contextmanager
def visiting():
    """A folder for sites, in the light; at the end nothing may have been complained of on any page."""
    with tempfile.TemporaryDirectory() as name:
        emulate(prefers_color_scheme="light")
        yield pathlib.Path(name)
        complained = complaints()
        check(not complained, f"nothing is complained of on the way: {complained[:3]}")
    browser().quit()
    finish()


def complaints():
    """What the browser has logged since it was asked last, tapped lines aside."""
    return [entry["message"] for entry in browser().get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def emulate(**features):
    browser().execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


@contextlib.contextmanager
def window(width, height):
    """A window of another size in CSS pixels."""
    browser().execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    try:
        yield
    finally:
        browser().execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@contextlib.contextmanager
def without_scripts():
    browser().execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        yield
    finally:
        browser().execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def check_accessibility(where):
    """axe-core over the page with every rule, the screens in their frames aside, which are replicas."""
    driver = browser()
    driver.execute_script(axe_source())
    result = driver.execute_async_script("""
        const done = arguments[arguments.length - 1];
        axe.run({exclude: [["iframe"]]}, {iframes: false, preload: false}).then(done, e => done({error: String(e)}));
    """)
    found = [result["error"]] if "error" in result else [
        f"{v['id']}: {v['nodes'][0]['html'][:160]}: {v['nodes'][0]['failureSummary'][:200]}"
        for v in result["violations"]]
    check(not found, f"axe: {where}: {found[:3]}")
