#!/usr/bin/env python3
"""The files of an exported gallery: valid, small, linked to each other and to nothing else, allowed to run what they
ship and no more; readable without a script; the same every time.
"""
import base64
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import urllib.parse
import xml.etree.ElementTree

import html5lib
import tinycss2

from gallerysite import Site, all_of, browser, find, script, served, wait, without_scripts
from harness import CATALOG, PROGRAM, ROOT, check, entries, finish, run

ALL = entries()
XHTML = "{http://www.w3.org/1999/xhtml}"


def digest(content):
    return "'sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode() + "'"


def check_css(name, sheet):
    bad = []
    def walk(rules):
        for rule in rules:
            if rule.type == "error":
                bad.append(rule.message)
            elif rule.type == "qualified-rule":
                declarations = tinycss2.parse_blocks_contents(rule.content, skip_whitespace=True, skip_comments=True)
                bad.extend(d.message for d in declarations if d.type == "error")
            elif rule.type == "at-rule" and rule.content and rule.lower_at_keyword in ("media", "supports"):
                walk(tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True))
    walk(tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True))
    check(not bad, f"{name}: CSS: {bad[:2]}")


def check_page(site, path):
    """One page is valid, and its policy allows just its own style and script."""
    name = str(path.relative_to(site.folder))
    page = path.read_text()
    parser = html5lib.HTMLParser(strict=False)
    tree = parser.parse(page)
    errors = [str(html5lib.constants.E[code] % data) for _, code, data in parser.errors]
    check(not errors, f"{name}: html5lib: {errors[:2]}")
    tidy = subprocess.run(["tidy", "-q", "-e", "--show-body-only", "no"], input=page.encode(), capture_output=True)
    complaints = [line for line in tidy.stderr.decode().splitlines()
                  if "proprietary" not in line and "trimming empty" not in line and 'attribute "inert"' not in line]
    check(not complaints, f"{name}: tidy: {complaints[:2]}")
    ids = [element.get("id") for element in tree.iter() if isinstance(element.tag, str) and element.get("id")]
    check(len(ids) == len(set(ids)), f"{name}: ids stand twice: {sorted(set(i for i in ids if ids.count(i) > 1))[:3]}")
    policy = next(meta.get("content") for meta in tree.iter(XHTML + "meta")
                  if meta.get("http-equiv") == "Content-Security-Policy")
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    check(rules["default-src"] == "'none'", f"{name}: {policy}")
    check("unsafe" not in policy and "*" not in policy and "http" not in policy.replace("http-equiv", ""), f"{name}: {policy}")
    scripts = [s.text for s in tree.iter(XHTML + "script") if s.get("type") != "application/json"]
    check(not any(s.get("src") for s in tree.iter(XHTML + "script")), f"{name}: a script from elsewhere")
    allowed = rules.get("script-src", "").replace("'strict-dynamic'", "").split()
    wanted = {digest(s) for s in scripts}
    check(wanted <= set(allowed) and (wanted == set(allowed) or "srcdoc" in page), f"{name}: scripts: {allowed}")
    styles = {digest(s.text) for s in tree.iter(XHTML + "style")}
    check(all(style in rules["style-src"] for style in styles), f"{name}: styles: {rules.get('style-src')}")
    for style in tree.iter(XHTML + "style"):
        check_css(name, style.text)
    for element in tree.iter():
        if isinstance(element.tag, str):
            bad = [key for key in element.keys() if key.lower().startswith("on") or key == "style"]
            check(not bad, f"{name}: {element.tag} has {bad}")
    return tree


def check_links(site, trees):
    """Every link, frame, style sheet and anchor leads to something."""
    anchors = {path: {e.get("id") for e in tree.iter() if isinstance(e.tag, str) and e.get("id")} for path, tree in trees.items()}
    for path, tree in trees.items():
        for element in tree.iter():
            for key in ("href", "src", "content") if isinstance(element.tag, str) else ():
                value = element.get(key)
                if value is None or value.startswith("data:"):
                    continue
                if key == "content":
                    refresh = re.fullmatch(r"\d+; url=(.+)", value)
                    if element.get("http-equiv") != "refresh":
                        continue
                    value = refresh.group(1)
                target = urllib.parse.urlsplit(value)
                if target.scheme:
                    check(target.scheme == "https" and element.tag == XHTML + "a",
                          f"{path.name}: {element.tag} leads out of the site: {value}")
                    continue
                check(not value.startswith("/"), f"{path.name}: {value} is bound to one place")
                file = path if not target.path else path.parent / urllib.parse.unquote(target.path)
                check(file.resolve().is_file(), f"{path.name}: {value} leads nowhere")
                if target.fragment and "=" not in target.fragment and target.fragment != "still":
                    check(target.fragment in anchors.get(file.resolve(), ()), f"{path.name}: {value} has no such anchor")


def check_files(site):
    trees = {path.resolve(): check_page(site, path) for path in site.pages()}
    check_links(site, trees)
    check_css("gallery.css", (site.folder / "assets/gallery.css").read_text())
    for entry in ALL:
        check((site.folder / f"{entry['id']}.html").is_file(), f"{entry['id']} has a page")
        for alias in entry["aliases"]:
            check(f"{entry['id']}.html" in (site.folder / f"{alias}.html").read_text(), f"{alias} leads to {entry['id']}")
    text = "".join(path.read_text() for path in site.folder.glob("**/*") if path.is_file())
    check(str(ROOT) not in text and "/root" not in text, "no path of this machine is in the site")
    for path in site.folder.glob("**/*"):
        if path.is_file() and path.suffix != ".svg":
            check(path.read_bytes().endswith(b"\n") and b"\r" not in path.read_bytes(), f"{path.name} ends with a line break")


def check_data(site):
    """What programs read: versioned, with hashes and addresses that hold."""
    index = json.loads((site.folder / "index.json").read_text())
    check(index["version"] == 1 and index["format"] == "emptystates-gallery", "index.json says what it is")
    check([e["id"] for e in index["entries"]] == sorted(e["id"] for e in ALL), "index.json has every entry")
    for entry in index["entries"]:
        check((site.folder / entry["page"]).is_file(), f"{entry['page']} is there")
        check(all((site.folder / state["screen"]).is_file() for state in entry["states"]), f"the screens of {entry['id']}")
        check(re.fullmatch(r"sha256-[A-Za-z0-9+/]{43}=", entry["hash"]), f"{entry['id']} has a hash")
    for name in ("entries", "texts"):
        data = (site.folder / f"assets/{name}.js").read_text()
        match = re.fullmatch(r'emptystates\.receive\("(\w+)",(.*)\)\n', data, re.S)
        check(match and match.group(1) == name and len(json.loads(match.group(2))) == len(ALL), f"{name}.js is a list")


def check_sizes(site):
    with served(site.folder) as base:
        driver = browser()
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
        driver.get(base + "index.html")
        wait(lambda: find("#purpose-firstUse"), "the index is ready")
        size = script("""return [performance.getEntriesByType("navigation")[0], ...performance.getEntriesByType("resource")]
            .reduce((sum, entry) => sum + entry.transferSize, 0)""")
        check(size < 300_000, f"the index transfers {size} bytes before it is scrolled")
        blocking = script("""return performance.getEntriesByType("resource")
            .filter(entry => entry.renderBlockingStatus === "blocking").map(entry => entry.name.split("/").pop())""")
        check(blocking == ["gallery.css"], f"the first paint waits for {blocking}")
    for entry in ALL:
        size = (site.folder / f"{entry['id']}.html").stat().st_size
        check(size < 100_000, f"{entry['id']}.html has {size} bytes")


def check_without_scripts(site):
    with without_scripts():
        site.open("index.html")
        links = {link.get_attribute("href").split("/")[-1]: link for link in all_of(".cards a")}
        check(set(links) == {f"{entry['id']}.html" for entry in ALL}, "the index lists every entry with a link")
        check(find(".cards a").is_displayed() and find(".card iframe").is_displayed(), "with its screen")
        for entry in ALL[::5]:
            site.open(f"{entry['id']}.html")
            frames = [frame.get_attribute("src").split("/")[-1] for frame in all_of("iframe") if frame.is_displayed()]
            names = [entry["id"] + ("" if number == 0 else f".{state}") + ".html" for number, state in enumerate(entry["states"])]
            check(frames == names, f"{entry['id']}: every state is seen: {frames}")
            sections = [section for section in all_of(".state") if section.is_displayed()]
            check(len(sections) == len(entry["states"]), f"{entry['id']}: and what is said of it")
            summary = all_of(".code summary")[-1]
            check(summary.is_displayed(), "the code can be unfolded")
            summary.click()
            check(all_of(".code pre")[-1].is_displayed(), f"{entry['id']}: and read")
        site.open("compare.html")
        check("JavaScript" in find("main").text and find("main a").get_attribute("href").endswith("index.html"),
              "the page that compares says what it needs")


def tree_of(folder):
    return {path.relative_to(folder): (path.read_bytes(), path.stat().st_mtime_ns)
            for path in folder.glob("**/*") if path.is_file() and not path.name.startswith(".")}


def check_repetition(folder):
    catalog = folder / "catalog"
    shutil.copytree(CATALOG, catalog)
    first, second = folder / "first", folder / "second"
    for output in (first, second):
        run("export", "--quiet", "--output", output, catalog=catalog)
    before = tree_of(first)
    check({path: content for path, (content, _) in before.items()} == {path: content for path, (content, _) in tree_of(second).items()},
          "two exports are the same")
    run("export", "--quiet", "--output", first, catalog=catalog)
    check(tree_of(first) == before, "a second export into the same folder writes nothing")
    file = catalog / "airbnb/airbnb.yaml"
    file.write_text(file.read_text().replace("No Messages", "No Letters"))
    run("export", "--quiet", "--output", first, catalog=catalog)
    after = tree_of(first)
    changed = {str(path) for path in after if after[path] != before.get(path)}
    own = {str(path) for path in after if path.name.startswith("airbnb")}
    check(changed == own | {"assets/texts.js", "index.json"}, f"one entry changes what it appears in: {sorted(changed ^ own)}")
    for number in (1, 2, 3):
        run("export", "--quiet", "--shard", f"{number}/3", "--output", folder / f"share-{number}", catalog=catalog)
    shares = [tree_of(folder / f"share-{number}") for number in (1, 2, 3)]
    merged = {}
    for share in shares:
        for path, (content, _) in share.items():
            check(merged.get(path, content) == content, f"{path} is the same in all shares that have it")
            merged[path] = content
    check(merged == {path: content for path, (content, _) in after.items()}, "the shares copied together are the site")
    check(all(len(share) < len(merged) for share in shares), "and each is a share")


def check_published(folder):
    """With an address there are a site map and whole addresses for previews."""
    output = folder / "published"
    run("export", "airbnb", "dropbox", "--quiet", "--base-url", "https://example.org/gallery", "--output", output)
    site_map = xml.etree.ElementTree.parse(output / "sitemap.xml")
    addresses = [element.text for element in site_map.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    check(addresses == [f"https://example.org/gallery/{name}.html" for name in ("index", "airbnb", "dropbox")], f"{addresses}")
    page = html5lib.parse((output / "airbnb.html").read_text(), namespaceHTMLElements=False)
    facts = {meta.get("property") or meta.get("name"): meta.get("content") for meta in page.iter("meta")}
    check(facts["og:title"].startswith("Airbnb: No Messages"), f"{facts['og:title']}")
    check("When you have messages" in facts["og:description"] and facts["description"], "a description")
    check(facts["og:url"] == "https://example.org/gallery/airbnb.html", "an address")
    if (output / "pictures").is_dir():
        picture = facts["og:image"].removeprefix("https://example.org/gallery/")
        check((output / picture).is_file(), f"a picture: {facts['og:image']}")
    result = subprocess.run([PROGRAM, "export", "--base-url", "example", "--output", folder / "none"],
                            cwd=ROOT, capture_output=True, text=True)
    check(result.returncode == 64 and "--base-url" in result.stderr, f"what is no address is refused: {result.stderr}")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        site = Site(folder / "site")
        check_files(site)
        check_data(site)
        check_sizes(site)
        check_without_scripts(site)
        check_repetition(folder)
        check_published(folder)
    browser().quit()
    finish()


if __name__ == "__main__":
    main()
