/// The paths that a run has produced so far; no two of them are one file on any system.
struct PathRegister {
    /// Whether a file or a folder has a path, by the path in small letters, which `Dictionary` compares without
    /// regard to composed characters.
    private var isFile: [String: Bool] = [:]
    /// The path as it was first written, by the path in small letters; only where they differ.
    private var spellings: [String: String] = [:]
    /// Every file, in the order in which they came.
    private(set) var files: [String] = []

    /// Takes a file's path in, with the folders above it, or says what it clashes with.
    mutating func insert(_ path: String) -> String? {
        for folder in ExportPath.folders(above: path) {
            if let clash = insert(folder, isFile: false) { return clash }
        }
        if let clash = insert(path, isFile: true) { return clash }
        files.append(path)
        return nil
    }

    private mutating func insert(_ path: String, isFile: Bool) -> String? {
        let key = Self.lowered(path)
        guard let wasFile = self.isFile.updateValue(isFile, forKey: key) else {
            if !key.utf8.elementsEqual(path.utf8) { spellings[key] = path }
            return nil
        }
        self.isFile[key] = wasFile
        let other = spellings[key] ?? spelling(of: key)
        if !path.utf8.elementsEqual(other.utf8) {
            return "is the same as \(other) where systems do not tell letters apart by case or composition"
        }
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
        isFile.index(forKey: key).map { isFile.keys[$0] } ?? key
    }
}
