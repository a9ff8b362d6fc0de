/// The paths that a run has produced so far; no two of them are one file on any system.
struct PathRegister {
    /// A file or folder by its path.
    private struct Item {
        let path: String
        let isFile: Bool
    }

    /// By the path in small letters, which `Dictionary` compares without regard to composed characters.
    private var items: [String: Item] = [:]
    /// Every file, in the order in which they came.
    private(set) var files: [String] = []

    /// Takes a file's path in, with the folders above it, or says what it clashes with.
    mutating func insert(_ path: String) -> String? {
        for folder in ExportPath.folders(above: path) {
            if let clash = insert(Item(path: folder, isFile: false)) { return clash }
        }
        if let clash = insert(Item(path: path, isFile: true)) { return clash }
        files.append(path)
        return nil
    }

    private mutating func insert(_ item: Item) -> String? {
        let key = item.path.lowercased()
        guard let other = items[key] else {
            items[key] = item
            return nil
        }
        if !item.path.utf8.elementsEqual(other.path.utf8) {
            return
                "is the same as \(other.path) where systems do not tell letters apart by case or composition"
        }
        if item.isFile != other.isFile { return "makes \(other.path) both a file and a folder" }
        return item.isFile ? "is produced twice" : nil
    }
}
