#!/usr/bin/env python3
"""Screens on every canvas: no text outside the screen, nothing overlaps, nothing scrolls sideways.

The whole catalogue is rendered at every device, in both orientations and appearances, at text scales 1 and 2,
in both directions, and measured from the pages' own boxes.
"""
import itertools

from harness import browser, check, finish, rendered

DEVICES = ["iphone-4", "iphone-5", "iphone-8", "iphone-8-plus", "iphone-16", "ipad", "ipad-pro"]

MEASURE = r"""
const [pages, done] = [arguments[0], arguments[arguments.length - 1]];
document.body.innerHTML = "";
const measure = frame => {
  const page = frame.contentDocument, problems = [];
  const say = what => problems.push(what);
  const screen = page.querySelector(".screen").getBoundingClientRect();
  const list = page.querySelector(".list");
  const box = list.getBoundingClientRect();
  const root = page.documentElement;
  if (root.scrollWidth > root.clientWidth) say(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  if (list.scrollWidth > list.clientWidth) say(`the list scrolls sideways: ${list.scrollWidth} > ${list.clientWidth}`);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest("style, .unseen, [hidden]")) continue;
    const range = page.createRange();
    range.selectNodeContents(node);
    const inList = list.contains(node);
    for (const r of range.getClientRects()) {
      if (!r.width || !r.height) continue;
      words += 1;
      const name = JSON.stringify(node.data.trim().slice(0, 24));
      if (r.left < screen.left - 0.5 || r.right > screen.right + 0.5) say(`${name} is outside the screen: ${r.left} to ${r.right}`);
      // What is above the list's top cannot be scrolled to; what is below its bottom can.
      const top = inList ? box.top - 0.5 : screen.top - 0.5;
      if (r.top + (inList ? list.scrollTop : 0) < top) say(`${name} is above the list: ${r.top}`);
      const bottom = inList ? box.top + list.scrollHeight : screen.bottom;
      if (r.bottom > bottom + 0.5) say(`${name} cannot be reached: ${r.bottom} > ${bottom}`);
    }
  }
  const parts = [...page.querySelectorAll(".header, .content > *")].filter(p => p.getBoundingClientRect().height > 0);
  for (let i = 0; i + 1 < parts.length; i++) {
    const [a, b] = [parts[i].getBoundingClientRect(), parts[i + 1].getBoundingClientRect()];
    if (b.top < a.bottom - 1) say(`${parts[i].className || parts[i].tagName} and ${parts[i + 1].className || parts[i + 1].tagName} overlap: ${a.bottom} > ${b.top}`);
  }
  return {problems, words};
};
const load = html => new Promise(resolve => {
  const frame = document.createElement("iframe");
  frame.style.cssText = "border:0;position:absolute;visibility:hidden;width:1400px;height:1400px";
  frame.onload = () => frame.contentDocument.fonts.ready.then(() => resolve(frame));
  frame.srcdoc = html;
  document.body.append(frame);
});
Promise.all(Object.entries(pages).map(([name, html]) => load(html).then(frame => [name, measure(frame)])))
  .then(results => done(Object.fromEntries(results)), error => done({error: {problems: [String(error)], words: 0}}));
"""


def measure(pages, where):
    """Measures some pages at once; painting and moving them would only take time."""
    for name, result in browser().execute_async_script(MEASURE, pages).items():
        check(not result["problems"], f"{name} at {where}: {'; '.join(result['problems'][:2])}")


def main():
    browser().get("about:blank")
    browser().execute_cdp_cmd("Emulation.setEmulatedMedia",
                              {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    for device, orientation, appearance, scale, direction in itertools.product(
            DEVICES, ["portrait", "landscape"], ["light", "dark"], ["1", "2"], ["auto", "rtl"]):
        options = ["--device", device, "--orientation", orientation, "--appearance", appearance,
                   "--text-scale", scale, "--direction", direction]
        measure(rendered("html", *options), " ".join(options))
    for options in ([], ["--bars", "shown"], ["--bars", "shown", "--text-scale", "3.1"],
                    ["--bars", "shown", "--device", "iphone-16", "--orientation", "landscape"],
                    ["--frame", "device"], ["--size", "100x100"], ["--size", "320x200", "--text-scale", "3.1"]):
        measure(rendered("html", "--all-states", *options), " ".join(["every state", *options]))
    browser().quit()
    finish()


main()
