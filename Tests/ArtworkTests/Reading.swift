import Diagnostics
import Foundation
import Testing

@testable import Artwork

/// The bytes of a file in `Fixtures`.
func fixture(_ name: String, test: String = #filePath) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
}

/// What is wrong with artwork, a line each: `line:column rule: message`, or `rule: message` without a place.
func problems(_ bytes: [UInt8], file: String = "a.svg") -> [String] {
    do throws(ArtworkFailure) {
        _ = try ArtworkReader.read(bytes, file: file)
        return []
    } catch {
        return error.diagnostics.map { problem in
            let place = problem.position.map { "\($0.line):\($0.column) " } ?? ""
            return "\(place)\(problem.rule): \(problem.message)"
        }
    }
}

/// What is wrong with an SVG of 10 by 10 points with that content; its tag takes the first line.
func problems(in content: String, root: String = "") -> [String] {
    problems(Array(svg(content, root: root).utf8))
}

/// An SVG of 10 by 10 points with that content; its tag takes the first line.
func svg(_ content: String, root: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="10" height="10" \(root)>
    \(content)
    </svg>
    """
}

/// Only the rules of what is wrong, in order.
func rules(in content: String, root: String = "") -> [String] {
    problems(in: content, root: root).map { problem in
        String(problem.drop { $0 != " " }.dropFirst().prefix { $0 != ":" })
    }
}
