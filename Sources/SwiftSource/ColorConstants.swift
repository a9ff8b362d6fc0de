public import SceneModel

/// The colours of a file: one that is used once stands where it is used, others are constants with a name.
///
/// The file's code is made twice. The first time the uses are counted; after `settle` the constants have
/// their names.
public struct ColorConstants: Sendable {
    private struct Use: Sendable {
        var color: Color
        var count: Int
        var roles: [String]
        var name: String?
    }

    private let spelling: @Sendable (Color) -> SwiftCode
    private var uses: [Use] = []
    private var isSettled = false

    /// No colours yet; `spelling` says how one is written.
    public init(spelling: @escaping @Sendable (Color) -> SwiftCode) {
        self.spelling = spelling
    }

    /// The code for a colour in a role, such as `title`.
    public mutating func code(_ color: Color, _ role: String) -> SwiftCode {
        let index = uses.firstIndex { $0.color == color } ?? uses.endIndex
        if isSettled {
            let name = index < uses.endIndex ? uses[index].name : nil
            return name.map { .code($0) } ?? spelling(color)
        }
        if index == uses.endIndex { uses.append(Use(color: color, count: 0, roles: [], name: nil)) }
        uses[index].count += 1
        if !uses[index].roles.contains(role) { uses[index].roles.append(role) }
        return spelling(color)
    }

    /// Gives every colour that is used more than once a name after its roles.
    public mutating func settle() {
        isSettled = true
        for index in uses.indices where uses[index].count > 1 && !Self.isShort(uses[index].color) {
            let roles = uses[index].roles
            let shared = roles.allSatisfy(Self.textRoles.contains) ? "text" : "shared"
            let stem = (roles.count > 1 ? shared : roles[0]) + "Color"
            let taken = uses.compactMap(\.name).filter { $0.hasPrefix(stem) }.count
            uses[index].name = taken == 0 ? stem : "\(stem)\(taken + 1)"
        }
    }

    /// The constants, in the order of their first use.
    public var declarations: [SwiftCode] {
        uses.compactMap { use in
            use.name.map { .prefixed("private let \($0) = ", spelling(use.color)) }
        }
    }

    /// The roles of colours that letters have.
    private static let textRoles: Set = [
        "title", "description", "button", "pressed", "secondaryButton", "header", "label", "navigationTitle",
    ]

    /// Both frameworks have a name for it.
    private static func isShort(_ color: Color) -> Bool { color.frameworkName != nil }
}

extension Color {
    /// The name that both SwiftUI and UIKit have for this colour: `white`, `black` or `clear`.
    public var frameworkName: String? {
        switch self {
        case .white: "white"
        case .black: "black"
        case Color(red: 0, green: 0, blue: 0, alpha: 0): "clear"
        default: nil
        }
    }

    /// The components by the labels that both frameworks have: `white`, or `red`, `green` and `blue`.
    public var components: SwiftArguments {
        if red == green, green == blue { return ["white": Self.fraction(red)] }
        return ["red": Self.component(red), "green": Self.component(green), "blue": Self.component(blue)]
    }

    /// A component as a number from 0 to 1 that is short where it can be: 0.6 for 0x99.
    ///
    /// Multiples of 51 are whole fifths, the only components that are short as decimals.
    public static func fraction(_ byte: UInt8) -> SwiftCode {
        byte % 51 == 0 ? .number(Double(byte / 51) / 5) : component(byte)
    }

    /// A component as a number from 0 to 1 that shows its hexadecimal digits.
    private static func component(_ byte: UInt8) -> SwiftCode {
        if byte % 255 == 0 { return .number(Double(byte / 255)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return .code("0x\(byte < 16 ? "0" : "")\(digits) / 255")
    }
}
