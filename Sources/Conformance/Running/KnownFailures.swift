/// A list of cases that are known to fail, one a line.
///
/// A line is a case's name, with or without its level, and has the name of a renderer before it where it
/// concerns only that one. What follows a `#` is a comment.
public struct KnownFailures: Sendable {
    /// One line of the list.
    public struct Line: Hashable, Sendable {
        /// The renderer that it concerns; nil for each.
        public let renderer: String?
        /// The case's name, as it stands there.
        public let test: String
        /// Its number, from 1.
        public let number: Int
    }

    /// What cannot be read.
    public struct Problem: Error, Hashable, Sendable {
        /// One sentence without a full stop, safe to print.
        public let message: String
        /// The line, from 1.
        public let line: Int
    }

    /// The lines that name a case.
    public private(set) var lines: [Line] = []

    /// An empty list.
    public init() {}

    /// A list as it stands in a file.
    public init(parsing text: String) throws(Problem) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let test = words.last else { continue }
            guard words.count <= 2 else {
                throw Problem(
                    message: "expected a case, or a renderer and a case, and got "
                        + RenderingFault.brief(words.joined(separator: " ")),
                    line: index + 1)
            }
            let renderer = words.count == 2 ? words[0] : nil
            if lines.contains(where: { $0.renderer == renderer && $0.test == test }) {
                throw Problem(
                    message: "the case \(RenderingFault.brief(test)) is listed twice", line: index + 1)
            }
            lines.append(Line(renderer: renderer, test: test, number: index + 1))
        }
    }

    /// The line that lists a case of a renderer.
    func line(for test: ConformanceCase, of renderer: String) -> Line? {
        lines.first {
            [test.name, test.shortName].contains($0.test) && ($0.renderer ?? renderer) == renderer
        }
    }
}
