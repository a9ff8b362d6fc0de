"""The same entries as a site of Hugo's, to see what an established generator takes for as many pages."""

import os

from catalogue import Catalogue, entry_id

CONFIG = """\
baseURL = "/"
title = "Empty states"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
"""

PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>
<h1>{{ .Title }}</h1>
<p><img src="../{{ .Params.picture }}" alt=""></p>
{{ .Content }}
</body>
</html>
"""

INDEX = """\
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>
<ul>
{{ range .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>
</body>
</html>
"""


def write_site(folder: str, seed: int, count: int) -> None:
    """A page for each entry with its file as a block of code, its picture beside it, and a list of all."""
    for part in ("content", "static", os.path.join("layouts", "_default")):
        os.makedirs(os.path.join(folder, part))
    _write(os.path.join(folder, "config.toml"), CONFIG)
    _write(os.path.join(folder, "layouts", "index.html"), INDEX)
    _write(os.path.join(folder, "layouts", "_default", "single.html"), PAGE)
    entries = Catalogue(seed)
    for number in range(1, count + 1):
        name = entry_id(number)
        entry, picture = entries.files(number)
        head = f'---\ntitle: "{name}"\npicture: "{name}.svg"\n---\n'
        _write(os.path.join(folder, "content", f"{name}.md"), f"{head}```\n{entry}```\n")
        _write(os.path.join(folder, "static", f"{name}.svg"), picture)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
