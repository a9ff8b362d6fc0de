import ByteWriting
public import SceneModel

/// The colours of a file: one that is used once stands where it is used, others are constants with a name.
///
/// The uses are counted while the file is written; where `settle` then gives names, it is written again.
public struct ColorConstants: Sendable {
    /// How a colour is written.
    public typealias Spelling = @Sendable (Color, inout SwiftCode) -> Void

    private struct Use: Sendable {
        var color: Color
        var count = 0
        /// The one that it had first.
        var role: ColorRole
        var roles: ColorRoles = []
        var name: Name?
    }

    /// The name of a constant: a word, `Color`, and a number from the second on.
    private struct Name: Sendable {
        var word: Word
        var number: Int
    }

    private enum Word: Equatable {
        case role(ColorRole), text, shared
    }

    private let spelling: Spelling
    private var uses: [Use] = []
    private var isSettled = false

    /// No colours yet; `spelling` says how one is written.
    public init(spelling: @escaping Spelling) {
        self.spelling = spelling
    }

    /// Counts a use of a colour, and writes it.
    public mutating func use(_ color: Color, as role: ColorRole, in code: inout SwiftCode) {
        count(color, as: role)
        write(color, to: &code)
    }

    /// Counts a use of a colour.
    public mutating func count(_ color: Color, as role: ColorRole) {
        guard !isSettled else { return }
        let index = uses.firstIndex { $0.color == color } ?? uses.endIndex
        if index == uses.endIndex { uses.append(Use(color: color, role: role)) }
        uses[index].count += 1
        uses[index].roles.insert(ColorRoles(role))
    }

    /// Writes the name of a colour that has one, or the colour.
    public func write(_ color: Color, to code: inout SwiftCode) {
        if isSettled, let name = uses.first(where: { $0.color == color })?.name {
            Self.append(name, to: &code)
        } else {
            spelling(color, &code)
        }
    }

    /// Gives every colour that is used more than once a name after its roles; returns whether there is any.
    public mutating func settle() -> Bool {
        isSettled = true
        for index in uses.indices where uses[index].count > 1 && uses[index].color.frameworkName == nil {
            let use = uses[index]
            let word: Word =
                use.roles == ColorRoles(use.role)
                ? .role(use.role) : use.roles.isSubset(of: .ofLetters) ? .text : .shared
            uses[index].name = Name(word: word, number: uses.count { $0.name?.word == word } + 1)
        }
        return uses.contains { $0.name != nil }
    }

    /// Writes the constants, in the order of their first use, and an empty line after them.
    public func declare(in file: inout SwiftSourceWriter) {
        guard isSettled else { return }
        for use in uses {
            guard let name = use.name else { continue }
            file.statement { code in
                code.append("private let ")
                Self.append(name, to: &code)
                code.append(" = ")
                spelling(use.color, &code)
            }
        }
        file.emptyLine()
    }

    private static func append(_ name: Name, to code: inout SwiftCode) {
        switch name.word {
        case .role(let role): code.append(role.name)
        case .text: code.append("text")
        case .shared: code.append("shared")
        }
        code.append("Color")
        if name.number > 1 { code.append(name.number) }
    }
}
