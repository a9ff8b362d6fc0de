/// How something moves.
enum Motion: CaseIterable {
    case turn, pulse, spin

    /// The class of what moves.
    var name: StaticString {
        switch self {
        case .turn: "turn"
        case .pulse: "pulse"
        case .spin: "spin"
        }
    }

    /// The rules of the class.
    var rules: StaticString {
        switch self {
        case .turn: ".turn{animation:turn 1s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}"
        case .pulse: ".pulse{animation:pulse 1.5s ease-in-out infinite}@keyframes pulse{50%{opacity:0}}"
        case .spin:
            """
            .spin{transform-origin:18.5px 18.5px;animation:spin 1s steps(12) infinite}\
            @keyframes spin{to{transform:rotate(1turn)}}
            """
        }
    }
}
