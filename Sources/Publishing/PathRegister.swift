/// The paths that a run has produced so far; no two of them are one file on any system.
struct PathRegister {
    /// The number of a file in the order in which they came, from 1, or 0 for a folder, by the path in small
    /// letters, which `Dictionary` compares without regard to composed characters.
    private var numbers: [String: UInt32] = [:]
    /// The path as it was first written, by the path in small letters; only where they differ.
    private var spellings: [String: String] = [:]
    /// How many files there are.
    private(set) var count = 0

    /// Every file, in the order in which they came.
    ///
    /// The list is made when it is asked for: of hundreds of thousands of paths it takes as much room as an
    /// index of them.
    var files: [String] {
        var files = [String](repeating: "", count: count)
        for (key, number) in numbers where number > 0 { files[Int(number) - 1] = spellings[key] ?? key }
        return files
    }

    /// Takes a file's path in, with the folders above it, or says what it clashes with.
    mutating func insert(_ path: String) -> String? {
        for folder in ExportPath.folders(above: path) {
            if let clash = insert(folder, number: 0) { return clash }
        }
        if let clash = insert(path, number: UInt32(count + 1)) { return clash }
        count += 1
        return nil
    }

    private mutating func insert(_ path: String, number: UInt32) -> String? {
        let key = Self.lowered(path)
        guard let before = numbers[key] else {
            numbers[key] = number
            if !key.utf8.elementsEqual(path.utf8) { spellings[key] = path }
            return nil
        }
        let other = spellings[key] ?? spelling(of: key)
        if !path.utf8.elementsEqual(other.utf8) {
            return "is the same as \(other) where systems do not tell letters apart by case or composition"
        }
        let (isFile, wasFile) = (number > 0, before > 0)
        if isFile != wasFile { return "makes \(other) both a file and a folder" }
        return isFile ? "is produced twice" : nil
    }

    /// The path in small letters; where it is so already, as nearly all are, the same string, held once.
    private static func lowered(_ path: String) -> String {
        let isLowered = path.utf8.allSatisfy {
            $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        }
        return isLowered ? path : path.lowercased()
    }

    /// The letters of a known key, which may be composed in another way than `key`.
    private func spelling(of key: String) -> String {
        numbers.index(forKey: key).map { numbers.keys[$0] } ?? key
    }
}
