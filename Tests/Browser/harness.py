"""What the browser checks share: the program, the browser, and the count of what holds."""
import functools
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from selenium import webdriver

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("EMPTYSTATES", str(ROOT / ".build/debug/emptystates"))
CATALOG = ROOT / "Catalog"

passed, failures = 0, []


def check(holds, what):
    """Counts one thing that must hold; the first failures are shown at the end."""
    global passed
    if holds:
        passed += 1
    else:
        failures.append(what)


def finish():
    """Prints the result, and ends with 1 where something did not hold."""
    for what in failures[:30]:
        print(f"  {what}")
    if len(failures) > 30:
        print(f"  ... and {len(failures) - 30} more")
    print(f"{pathlib.Path(sys.argv[0]).stem}: {passed} passed, {len(failures)} failed")
    sys.exit(1 if failures else 0)


def run(*arguments, catalog=CATALOG):
    """The standard output of the program."""
    return subprocess.run([PROGRAM, *map(str, arguments), "--catalog", str(catalog)], check=True,
                          stdout=subprocess.PIPE, cwd=ROOT).stdout


def rendered(renderer, *options):
    """Every entry (with --all-states every state) by the stem of its file, rendered with some options."""
    with tempfile.TemporaryDirectory() as folder:
        run("render", "--all", "--renderer", renderer, "--output-directory", folder, "--quiet",
            *options)
        return {path.name.rsplit(".", 1)[0]: path.read_text() for path in sorted(pathlib.Path(folder).iterdir())
                if not path.name.startswith(".")}


def entries():
    return json.loads(run("list", "--json"))


@functools.cache
def browser():
    """Headless Chromium; one for the whole run."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--allow-file-access-from-files", "--window-size=1400,1400"):
        options.add_argument(flag)
    service = webdriver.ChromeService("/usr/bin/chromedriver")
    driver = webdriver.Chrome(options=options, service=service)
    driver.set_script_timeout(120)
    return driver


@functools.cache
def axe_source():
    import axe_playwright_python
    return (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def axe_violations():
    """What axe-core finds on the page that is open, the replicas' own contrast aside."""
    driver = browser()
    driver.execute_script(axe_source())
    result = driver.execute_async_script("""
        const done = arguments[arguments.length - 1];
        axe.run(document, {rules: {"color-contrast": {enabled: false}}}).then(done, e => done({error: String(e)}));
    """)
    if "error" in result:
        return [result["error"]]
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in result["violations"]]
