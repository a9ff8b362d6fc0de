"""Makes a catalogue of any size from a seed: the same numbers give the same bytes."""

import os
import random

WORDS = (
    "archive badge bookmark camera channel contact draft event favourite folder friend gallery history inbox "
    "invitation journal label library list message moment note order photo playlist post project reminder "
    "review ride search song station story ticket trip video visit wallet"
).split()
PURPOSES = "firstUse cleared noResults noContent error noAccess offline loading".split()
PLATFORMS = "ios ipados macos watchos tvos visionos android web".split()
CATEGORIES = ["Travel", "Music", "Social Networking", "Productivity", "News", "Photo & Video", "Utilities"]
FACES = ["HelveticaNeue-Light", "HelveticaNeue-Medium", "Avenir-Book", "Georgia", "system"]
WEIGHTS = "light regular medium semibold bold".split()
TITLES = {
    "empty": ["No {0} yet", "Your {0} is empty", "You’ve no {0}s", "Nothing in “{1}”"],
    "loading": ["Loading {0}s…", "Fetching your {0}s", "One moment, <{0}>", "Looking for a {0}"],
    "error": ["Can’t reach the {0}", "No {0} & no {1}", "The {0} didn’t answer", "{0}: failed"],
}
DESCRIPTIONS = {
    "empty": "When you have a {0} or a {1}, you’ll see it here, with the {2} that you’ve chosen for it.",
    "loading": "This takes a moment, as each {0} & {1} comes from “{2}”.",
    "error": "Make sure that your {0} isn’t <offline>, check the {1}, and then try the {2} again.",
}
ACTIONS = {
    "empty": ["Add a {0}", "Start with a {0}", "Find {0}s"],
    "loading": ["Cancel", "Stop the {0}", "Not now"],
    "error": ["Try again", "Reload the {0}", "Open {0}"],
}

ENTRY = """\
# yaml-language-server: $schema=../entry.schema.json
id: {id}
app:
  name: {app}
  developer: {app}, Inc.
  appStoreID: "{number:09}"
  platform: {platform}
  category: {category}
purpose: {purpose}
tags: [{tags}]
source:
  name: made from a seed
  year: {year}
  url: https://example.org/{id}

screen:
  statusBar: {status}
  navigationBar: {{barColor: "{bar}", tintColor: "{tint}", title: {app}}}

states:
{states}
behavior:
  shouldAllowScroll: {scroll}
  onTapButton: {{show: loading, for: 3, then: empty}}
"""

STATE = """\
  {state}:
    image: {{asset: placeholder.svg, width: {width}, height: {width}, alt: A {noun} in a ring}}
    title:
      text: {title}
      font: {{name: {face}, size: {size}}}
      color: "{title_color}"
    description:
      text: {description}
      font: {{size: 13, weight: {weight}}}
      color: "{text_color}"
      lineSpacing: {spacing}
    button:
      title:
        normal:
          text: {action}
          font: {{size: 16, weight: bold}}
          color: "{button_color}"
        highlighted:
          color: "{pressed_color}"
    backgroundColor: "{background}"
    verticalOffset: {offset}
    spaceHeight: {space}
"""

PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 96 96">
  <title>{noun}</title>
  <circle cx="48" cy="48" r="{radius}" fill="none" stroke="{line}" stroke-width="2"/>
  <g fill="{fill}">
    <ellipse cx="{x}" cy="{y}" rx="19.5" ry="16.2"/>
    <path d="M{x} {y}C36.5 61.2 35 64.5 33.1 66.7C37.6 67 41.5 65.2 44.1 62.3L46 56z"/>
    <rect x="{y}" y="{x}" width="21" height="4.5" rx="2.25"/>
    <rect x="{y}" y="52" width="13" height="4.5" rx="2.25"/>
  </g>
</svg>
"""


def quoted(text: str) -> str:
    """A text as YAML writes it: in quotes, since a colon or a bracket may stand in it."""
    return '"' + text + '"'


def entry_id(number: int) -> str:
    return f"e{number:05}"


class Catalogue:
    """The entries e00001 and on; each has random numbers of its own, so that it is the same in any size."""

    def __init__(self, seed: int):
        self.seed = seed

    def write(self, folder: str, count: int) -> None:
        os.mkdir(folder)
        for number in range(1, count + 1):
            place = os.path.join(folder, entry_id(number))
            os.mkdir(place)
            entry, picture = self.files(number)
            _write(os.path.join(place, entry_id(number) + ".yaml"), entry)
            _write(os.path.join(place, "placeholder.svg"), picture)

    def files(self, number: int) -> tuple[str, str]:
        """The entry's text and its picture's."""
        dice = random.Random(self.seed * 1_000_003 + number)
        words = [WORDS[dice.randrange(len(WORDS))] for _ in range(8)]
        states = "".join(_state(dice, name) for name in TITLES)
        entry = ENTRY.format(
            id=entry_id(number), app=f"{words[0].title()} {words[1].title()}", number=dice.randrange(10**9),
            platform=dice.choice(PLATFORMS), category=dice.choice(CATEGORIES), purpose=dice.choice(PURPOSES),
            tags=", ".join(words[2:4]), year=dice.randrange(2010, 2026),
            status=dice.choice(["default", "light"]), bar=_color(dice), tint=_color(dice), states=states,
            scroll=dice.choice(["true", "false"]))
        picture = PICTURE.format(
            size=dice.randrange(40, 120), noun=words[4], radius=dice.randrange(30, 47), line=_color(dice),
            fill=_color(dice), x=dice.randrange(20, 70), y=dice.randrange(20, 70))
        return entry, picture


def _state(dice: random.Random, name: str) -> str:
    words = [WORDS[dice.randrange(len(WORDS))] for _ in range(3)]
    return STATE.format(
        state=name, noun=words[0], width=dice.randrange(40, 120),
        title=quoted(dice.choice(TITLES[name]).format(*words)), face=dice.choice(FACES),
        size=dice.randrange(18, 29), title_color=_color(dice),
        description=quoted(DESCRIPTIONS[name].format(*words)), weight=dice.choice(WEIGHTS),
        text_color=_color(dice), spacing=dice.randrange(0, 7),
        action=quoted(dice.choice(ACTIONS[name]).format(*words)), button_color=_color(dice),
        pressed_color=_color(dice), background=_color(dice), offset=dice.randrange(-40, 41),
        space=dice.randrange(5, 31))


def _color(dice: random.Random) -> str:
    return f"#{dice.getrandbits(24):06x}"


def _write(path: str, text: str) -> None:
    # Not open(): it costs three times as much, and there may be 200,000 files.
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    os.write(file, text.encode())
    os.close(file)
