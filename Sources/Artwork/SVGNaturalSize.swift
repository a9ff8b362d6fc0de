/// The natural size of an SVG, from the attributes of its root.
struct SVGNaturalSize {
    /// One thing that is wrong, with the attribute it concerns; nil where it is the element.
    struct Fault {
        let attribute: String?
        let message: String
        let remedy: String
    }

    /// Width and height in points, where there are no faults.
    private(set) var size: (width: Double, height: Double)?
    private(set) var faults: [Fault] = []

    /// Where one side is given and the other is not, the view box's proportions give the other, as in
    /// browsers; where none is, the view box gives both.
    init(_ attributes: [XMLAttribute]) {
        func value(_ name: String) -> String? {
            attributes.first { $0.name.namespace.isEmpty && $0.name.local == name }?.value
        }
        let box = value("viewBox").map { SVGLength.viewBoxSize($0) }
        if case .some(.none) = box {
            add(
                "viewBox", "viewBox is not four numbers with a width and height above 0",
                "write viewBox=\"0 0 75 75\"")
        }
        let width = side("width", value("width"))
        let height = side("height", value("height"))
        guard faults.isEmpty else { return }
        switch (width, height, box ?? nil) {
        case (let width?, let height?, _): accept(width, height)
        case (let width?, nil, let box?): accept(width, width / box.width * box.height)
        case (nil, let height?, let box?): accept(height / box.height * box.width, height)
        case (nil, nil, let box?): accept(box.width, box.height)
        case (_, _, nil):
            add(nil, "the artwork has no size", "write width and height, or a viewBox, on the svg")
        }
    }

    private mutating func add(_ attribute: String?, _ message: String, _ remedy: String) {
        faults.append(Fault(attribute: attribute, message: message, remedy: remedy))
    }

    /// A side in points; nil where it is relative or wrong.
    private mutating func side(_ name: String, _ value: String?) -> Double? {
        switch SVGLength.side(value) {
        case .relative: return nil
        case .points(let points) where Self.isAllowed(points): return points
        case .points:
            let limit = Int(ArtworkLimits.side)
            add(name, "\(name) is not above 0 and at most \(limit) points", "write a \(name) in that range")
        case .invalid:
            add(name, "\(name) is not a length", "write a number of points such as \(name)=\"75\"")
        }
        return nil
    }

    private mutating func accept(_ width: Double, _ height: Double) {
        guard Self.isAllowed(width), Self.isAllowed(height) else {
            return add(
                "viewBox",
                "the view box gives a size that is not above 0 and at most \(Int(ArtworkLimits.side)) points",
                "write width and height in that range on the svg")
        }
        size = (width, height)
    }

    private static func isAllowed(_ side: Double) -> Bool { side > 0 && side <= ArtworkLimits.side }
}
