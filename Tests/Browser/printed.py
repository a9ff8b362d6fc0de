"""What a page that Chromium has printed puts where: read from the PDF, of which only what Chromium writes is known."""
import base64
import dataclasses
import re
import zlib

from gallerysite import browser

A4 = (8.27, 11.69)
NUMBER = re.compile(r"[-+]?\d*\.?\d+")


@dataclasses.dataclass
class Mark:
    """A stretch of text or a painted shape, in CSS pixels from the top left of its sheet."""
    kind: str
    color: tuple
    box: tuple
    seen: tuple
    baseline: float = 0
    size: float = 0


def printed(background=False):
    """The open page on A4, as a list of marks for each sheet; as people print, that is without backgrounds."""
    data = base64.b64decode(browser().execute_cdp_cmd("Page.printToPDF", {
        "paperWidth": A4[0], "paperHeight": A4[1], "printBackground": background})["data"])
    objects = {int(number): body for number, body in re.findall(rb"(\d+) 0 obj(.*?)endobj", data, re.S)}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b(?!s)", body)]
    return [marks(unpacked(objects[int(re.search(rb"/Contents (\d+)", page)[1])])) for page in pages]


def unpacked(body):
    return zlib.decompressobj().decompress(body.split(b"stream", 1)[1].lstrip(b"\r\n")).decode("latin-1")


def times(a, b):
    """The matrix that does first `a`, then `b`."""
    return (a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
            a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5])


def placed(matrix, x, y):
    """A point on the sheet, in CSS pixels from its top left."""
    return ((matrix[0] * x + matrix[2] * y + matrix[4]) / 0.75,
            A4[1] * 96 - (matrix[1] * x + matrix[3] * y + matrix[5]) / 0.75)


def around(points):
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def common(a, b):
    return (max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3]))


def marks(stream):
    """Follows the operators of a sheet."""
    found, stack, points = [], [], []
    sheet = (0, 0, A4[0] * 96, A4[1] * 96)
    matrix, clip, fill, stroke = (1, 0, 0, 1, 0, 0), sheet, (0, 0, 0), (0, 0, 0)
    text, glyphs, size, clips = None, [], 0, False
    for line in re.split(r"\n|(?<= Td) ", stream):
        operator = line.rsplit(" ", 1)[-1]
        values = [float(value) for value in NUMBER.findall(line)] if operator not in ("Tj", "TJ", "BDC", "gs") else []
        if operator == "q":
            stack.append((matrix, clip, fill, stroke))
        elif operator == "Q":
            matrix, clip, fill, stroke = stack.pop()
        elif operator == "cm":
            matrix = times(values, matrix)
        elif operator == "rg":
            stroke, fill = tuple(values[:3]), tuple(values[-3:])
        elif operator in ("m", "l", "c"):
            points.append(placed(matrix, *values[-2:]))
        elif operator == "re":
            x, y, width, height = values
            points += [placed(matrix, x, y), placed(matrix, x + width, y + height)]
        elif operator in ("W", "W*"):
            clips = True
        elif operator in ("f", "f*", "S", "n"):
            if points and clips:
                clip = common(clip, around(points))
            elif points and operator != "n":
                box = around(points)
                found.append(Mark("stroke" if operator == "S" else "fill", stroke if operator == "S" else fill, box,
                                  common(clip, box)))
            points, clips = [], False
        elif operator == "BT":
            glyphs = []
        elif operator == "Tf":
            size = values[-1]
        elif operator == "Tm":
            text = tuple(values)
        elif operator == "Td":
            text = times((1, 0, 0, 1, *values), text)
        elif operator in ("Tj", "TJ"):
            glyphs.append(times(text, matrix))
        elif operator == "ET" and glyphs:
            height = size * abs(glyphs[0][3]) / 0.75
            (left, base), (right, _) = placed(glyphs[0], 0, 0), placed(glyphs[-1], 0, 0)
            box = (left, base - 0.7 * height, right + 0.4 * height, base + 0.2 * height)
            found.append(Mark("text", fill, box, common(clip, box), base, height))
    return found


def overprinted(sheet):
    """Pairs of texts of which one lies on the other."""
    texts = [mark for mark in sheet if mark.kind == "text" and mark.seen[0] < mark.seen[2] and mark.seen[1] < mark.seen[3]]
    for number, one in enumerate(texts):
        for other in texts[number + 1:]:
            shared = common(one.seen, other.seen)
            isLower = abs(one.baseline - other.baseline) > 1
            if isLower and shared[2] - shared[0] > 1 and shared[3] - shared[1] > 0.15 * min(one.size, other.size):
                yield one, other
