/// How long the outline of a path is, from above: curves are as long as the lines between their control points.
struct PathLength {
    private typealias Point = SIMD2<Double>

    /// The length so far.
    private var length = 0.0
    private var point = Point()
    private var start = Point()
    /// The last control point, which `S` and `T` reflect; the current point where there is none.
    private var control = Point()

    /// The length of what the data of a path draw, up to where they are wrong.
    static func of(_ data: String) -> Double {
        var data = data
        return data.withUTF8 { data in
            var path = PathLength()
            path.walk(data[...])
            return path.length
        }
    }

    /// The length of a line through points, and back to the first.
    static func of(points: [Double]) -> Double {
        var path = PathLength()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            let next = Point(points[index], points[index + 1])
            if index == 0 { path.move(to: next) } else { path.draw([next]) }
        }
        path.draw([path.start])
        return path.length
    }

    private mutating func walk(_ data: Slice<UnsafeBufferPointer<UInt8>>) {
        var rest = data
        var command: UInt8 = 0
        while true {
            rest = rest.drop(while: SVGLength.isSeparator)
            guard let byte = rest.first else { return }
            if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20), byte >= 0x41 {
                command = byte
                rest.removeFirst()
                if byte | 0x20 == UInt8(ascii: "z") { draw([start]) }
                continue
            }
            guard let numbers = Self.arguments(of: command, &rest) else { return }
            apply(command | 0x20, numbers, from: command & 0x20 == 0 ? Point() : point)
            // More points behind a move are lines.
            if command | 0x20 == UInt8(ascii: "m") { command = command & 0x20 | UInt8(ascii: "L") }
        }
    }

    /// The numbers that a command takes; nil where they are not there, or no such command is.
    private static func arguments(
        of command: UInt8, _ rest: inout Slice<UnsafeBufferPointer<UInt8>>
    ) -> [Double]? {
        guard let count = counts[command | 0x20] else { return nil }
        var numbers: [Double] = []
        while numbers.count < count {
            rest = rest.drop(while: SVGLength.isSeparator)
            if count == 7, numbers.count == 3 || numbers.count == 4 {
                // The flags of an arc are one digit each, whatever follows.
                guard rest.popFirst() != nil else { return nil }
                numbers.append(0)
            } else {
                guard let (number, end) = SVGLength.prefixNumber(rest) else { return nil }
                numbers.append(number)
                rest = rest[end...]
            }
        }
        return numbers
    }

    private static let counts: [UInt8: Int] = [
        UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "t"): 2, UInt8(ascii: "h"): 1,
        UInt8(ascii: "v"): 1, UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4,
        UInt8(ascii: "a"): 7,
    ]

    /// Takes a command in small letters; its points are counted from `base`.
    private mutating func apply(_ command: UInt8, _ numbers: [Double], from base: Point) {
        let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map {
            base + Point(numbers[$0], numbers[$0 + 1])
        }
        let reflected = point + point - control
        switch command {
        case UInt8(ascii: "m"): move(to: pairs[0])
        case UInt8(ascii: "h"): draw([Point(base.x + numbers[0], point.y)])
        case UInt8(ascii: "v"): draw([Point(point.x, base.y + numbers[0])])
        case UInt8(ascii: "s"): draw([reflected] + pairs, control: pairs[0])
        case UInt8(ascii: "t"): draw([reflected] + pairs, control: reflected)
        case UInt8(ascii: "c"): draw(pairs, control: pairs[1])
        case UInt8(ascii: "q"): draw(pairs, control: pairs[0])
        case UInt8(ascii: "a"):
            drawArc(numbers[0].magnitude, numbers[1].magnitude, to: base + Point(numbers[5], numbers[6]))
        default: draw(pairs)
        }
    }

    private mutating func move(to next: Point) {
        (point, start, control) = (next, next, next)
    }

    private mutating func draw(_ points: [Point], control: Point? = nil) {
        for next in points {
            length += Self.distance(point, next)
            point = next
        }
        self.control = control ?? point
    }

    /// An arc is at most the whole ellipse, whose radii grow where they do not reach from point to point.
    private mutating func drawArc(_ rx: Double, _ ry: Double, to end: Point) {
        let chord = Self.distance(point, end)
        let growth = max(1, chord / (2 * max(min(rx, ry), chord / 1e9)))
        if min(rx, ry) > 0 { length += 2 * Double.pi * max(rx, ry) * growth }
        draw([end])
    }

    private static func distance(_ a: Point, _ b: Point) -> Double {
        let step = b - a
        return (step * step).sum().squareRoot()
    }
}
