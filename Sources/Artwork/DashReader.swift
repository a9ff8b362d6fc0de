/// How many dashes a drawing has, from above: what its outlines measure together, over its shortest dash.
///
/// A stroke takes its dashes from the elements around it or from any rule of a style sheet, so the shortest dash
/// of the drawing is held against every outline. Both are in the same units, whatever transforms do to them;
/// what would put them into different ones is refused. Only few drawings have dashes, and those are read a
/// second time for this.
struct DashReader {
    /// Why a drawing is refused if it has dashes, with the byte of the element that shows it.
    private var fault: DrawingCost.Fault?
    /// The outline of each element, in the order of the file, and the letters in it.
    private var outlines: [(length: Double, letters: Int)] = []
    /// The elements that are open, by their numbers.
    private var path: [Int] = []
    /// The text of a style element, with its number and its byte.
    private var sheet: (text: String, offset: Int)?
    /// Points, which may be infinitely few where the dashes cannot be read.
    private var shortestDash = Double.infinity
    private var hasDashes: Bool { shortestDash.isFinite }
    /// Points; that of browsers where the file says nothing.
    private var largestFont = 16.0
    /// The largest side that a percentage may be of.
    private var largestSide = 0.0

    /// How many dashes each element has, in the order of the file; fails where that cannot be told.
    static func dashes(in bytes: [UInt8]) throws(DrawingCost.Fault) -> [Int] {
        var reader = DashReader()
        _ = ExpatParser()?.parse(bytes, attributes: .all) { event, offset in
            reader.handle(event, at: offset)
            return true
        }
        if let fault = reader.fault, reader.hasDashes { throw fault }
        return reader.dashes
    }

    /// How long the outline of a letter is, in its height: that of a rich script has some twelve strokes of two
    /// sides.
    private static let outlineOfLetter = 24.0

    private var dashes: [Int] {
        outlines.map { outline in
            let length = max(outline.length, Double(outline.letters) * Self.outlineOfLetter * largestFont)
            let count = length / shortestDash
            return hasDashes ? Int(min(count, 1e15)) : 0
        }
    }

    private mutating func handle(_ event: XMLEvent, at offset: Int) {
        switch event {
        case .start(let name, let attributes, _): start(name.local, attributes, at: offset)
        case .end: end()
        case .text(let text): add(text)
        default: break
        }
    }

    private mutating func start(_ name: String, _ attributes: [XMLAttribute], at offset: Int) {
        path.append(outlines.count)
        if name == "style" { sheet = ("", offset) }
        var values: [String: String] = [:]
        for attribute in attributes where attribute.name.namespace.isEmpty {
            values[attribute.name.local] = attribute.value
        }
        if let style = values["style"] { takeStyle(style, at: offset) }
        if let dashes = values["stroke-dasharray"] { takeDashes(dashes.lowercased(), at: offset) }
        if let size = values["font-size"] { takeFont(size.lowercased(), at: offset) }
        if let effect = values["vector-effect"] { takeEffect(effect.lowercased(), at: offset) }
        if ["svg", "symbol", "pattern", "marker", "mask"].contains(name) {
            let sides = ["viewBox", "width", "height"].compactMap { values[$0] }
            largestSide = max(largestSide, sides.flatMap(SVGLength.numbers).map(\.magnitude).max() ?? 0)
        }
        outlines.append((outline(of: name, values, at: offset), 0))
    }

    private mutating func end() {
        path.removeLast()
        guard let (text, offset) = sheet else { return }
        sheet = nil
        takeStyle(text, at: offset)
    }

    private mutating func add(_ text: UnsafeRawBufferPointer) {
        if sheet != nil {
            sheet?.text += String(decoding: text, as: UTF8.self)
        } else if let last = path.last {
            // Blanks have no outline.
            outlines[last].letters += text.count { $0 > 0x20 }
        }
    }

    // MARK: Outlines

    private mutating func outline(of name: String, _ values: [String: String], at offset: Int) -> Double {
        // The dashes of a path are counted against the length that its author gives, where there is one.
        let stated = (values["pathLength"].map(SVGLength.numbers)?.first ?? 0).magnitude
        switch name {
        case "path": return max(stated, values["d"].map { PathLength.of($0) } ?? 0)
        case "polyline", "polygon":
            return max(stated, values["points"].map { PathLength.of(points: SVGLength.numbers($0)) } ?? 0)
        case "rect", "circle", "ellipse", "line":
            let sides = Self.sides.compactMap { values[$0] }.map { side($0, at: offset) }
            // The longest is a circle's, and has 2π of its one side.
            return max(stated, 7 * sides.reduce(0, +))
        default: return 0
        }
    }

    private static let sides = ["width", "height", "r", "rx", "ry", "x1", "y1", "x2", "y2"]

    private mutating func side(_ text: String, at offset: Int) -> Double {
        switch SVGLength.side(text) {
        case .points(let points): return points.magnitude
        case .relative where text.utf8.last == UInt8(ascii: "%"):
            return (SVGLength.numbers(text).first ?? 0).magnitude / 100 * 2 * largestSide
        case .relative where text == "auto": return 0
        case .relative, .invalid:
            refuse("the length \(text.prefix(40)) is not one of points", "write it in points", at: offset)
            return 0
        }
    }

    // MARK: Styles

    private mutating func takeStyle(_ text: String, at offset: Int) {
        let declarations = StyleDeclarations(text)
        for value in declarations.values(of: "stroke-dasharray") { takeDashes(value, at: offset) }
        for value in declarations.values(of: "font-size") + declarations.values(of: "font") {
            takeFont(value, at: offset)
        }
        for value in declarations.values(of: "vector-effect") { takeEffect(value, at: offset) }
        for property in ["width", "height", "r", "rx", "ry", "d"]
        where !declarations.values(of: property).isEmpty {
            refuse("a style gives an element its \(property)", "write it as an attribute", at: offset)
        }
    }

    /// Dashes are numbers of points, or lengths; a dash of 0 points and no gap is a solid line.
    private mutating func takeDashes(_ value: String, at offset: Int) {
        var lengths: [Double] = []
        for word in SVGLength.words(value) {
            if ["none", "inherit", "initial", "unset", "!important"].contains(word) { continue }
            guard case .points(let points) = SVGLength.side(word), points.isFinite else {
                shortestDash = .leastNormalMagnitude
                return refuse(
                    "the dash \(word.prefix(40)) has no fixed length", "write it in points", at: offset)
            }
            lengths.append(points.magnitude)
        }
        let sum = lengths.reduce(0, +)
        if sum > 0 { shortestDash = min(shortestDash, sum / Double(lengths.count)) }
    }

    private mutating func takeFont(_ value: String, at offset: Int) {
        for word in SVGLength.words(value) {
            switch SVGLength.side(word) {
            case .points(let points): largestFont = max(largestFont, points.magnitude)
            case .relative:
                // One that makes letters smaller, or none larger, does no harm however often it is in itself.
                let limit = word.utf8.last == UInt8(ascii: "%") ? 100.0 : 1
                if (SVGLength.numbers(word).first ?? 0) <= limit { continue }
                refuse("the font size \(word.prefix(40)) is relative", "write it in points", at: offset)
            // A function, a word that makes letters larger, or a unit that is not known.
            case .invalid
            where word == "larger" || word.utf8.contains(UInt8(ascii: "("))
                || !SVGLength.numbers(word).isEmpty:
                refuse(
                    "the font size \(word.prefix(40)) is not one of points", "write it in points", at: offset)
            // From large to xxx-large, which is three times the usual size.
            case .invalid where word.utf8.suffix(5).elementsEqual("large".utf8):
                largestFont = max(largestFont, 48)
            case .invalid: continue
            }
        }
    }

    private mutating func takeEffect(_ value: String, at offset: Int) {
        // All that change what a stroke's points are have a hyphen.
        guard value.utf8.contains(UInt8(ascii: "-")) else { return }
        refuse("the vector-effect is \(value.prefix(40))", "remove it", at: offset)
    }

    /// Refuses what keeps the dashes from being counted; the first of its kind is enough.
    private mutating func refuse(_ message: String, _ remedy: String, at offset: Int) {
        guard fault == nil else { return }
        fault = DrawingCost.Fault(
            offset: offset, message: "the drawing has dashes, and \(message)", remedy: remedy,
            rule: "svg-limit")
    }
}
