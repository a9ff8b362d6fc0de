/// Words of a command line that a shell reads, or that a message says.
public enum ShellWord {
    /// The word as it is where every POSIX shell leaves it so, else in single quotes.
    public static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
        // By scalars, since a combining mark behind a quote would hide it in a character.
        var quoted = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "/._-+".utf8.contains(byte)
        }
    }
}
