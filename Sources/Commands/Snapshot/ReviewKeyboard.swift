import Publishing
import TerminalText

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The keys of a review, one at a time.
struct ReviewKeyboard: ~Copyable {
    private var keyboard: Keyboard?
    /// What has been typed ahead.
    private var typed: ArraySlice<UInt8> = []

    /// Takes the terminal; nil where standard input is none.
    static func take() -> ReviewKeyboard? {
        guard let keyboard = Keyboard.take() else { return nil }
        return ReviewKeyboard(keyboard: keyboard)
    }

    private init(keyboard: consuming Keyboard) {
        self.keyboard = consume keyboard
    }

    /// The next key; nil at the end of the input.
    mutating func next() -> Reviewer.Key? {
        while true {
            if Interruption.isRequested { return .interruption }
            if let byte = typed.popFirst() {
                if byte == 0x1B { skipSequence() } else { return key(byte) }
                continue
            }
            switch keyboard?.read(within: .seconds(60)) {
            case .nothing: continue
            case .end, nil: return nil
            case .bytes(let bytes): typed = bytes[...]
            }
        }
    }

    /// Drops what follows an escape: the letters that a terminal sends for an arrow mean nothing here.
    private mutating func skipSequence() {
        guard let kind = typed.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return }
        typed.removeFirst()
        // A sequence ends with its first byte from @ on (ECMA-48, section 5.4).
        typed = typed.drop { $0 < 0x40 }.dropFirst()
    }

    /// Ctrl-C, Ctrl-D, Ctrl-Z, or a letter.
    private mutating func key(_ byte: UInt8) -> Reviewer.Key? {
        switch byte {
        case 3: return .interruption
        case 4: return nil
        case 26:
            stop()
            return .resumption
        default: return .letter(Character(Unicode.Scalar(byte)))
        }
    }

    /// Gives the terminal back and stops the programs of this job, as Ctrl-Z does elsewhere; goes on when the
    /// user does.
    private mutating func stop() {
        keyboard = nil
        _ = kill(0, SIGTSTP)
        keyboard = Keyboard.take()
    }
}

extension CellSize {
    /// The terminal's size on standard output, 24 rows where it does not say; the columns are given.
    static func ofTerminal(columns: Int) -> CellSize {
        CellSize(columns: columns, rows: TerminalSize.rows(of: STDOUT_FILENO) ?? 24)
    }
}
