import FileSystem
import ProcessSpawn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Looks for what would keep the system from starting a file, to say it in better words than the system has.
struct FileCheck {
    let file: PluginFile
    /// The folders in which `/usr/bin/env` finds interpreters.
    let searchPath: String

    /// What is wrong with the file; nil where nothing is known to be.
    func fault() -> PluginFault? {
        switch FileStatus.kindFollowingLinks(of: file.path) {
        case .directory: return PluginFault(.isFolder, file, "\(file.path) is a folder, not a program")
        case .file: break
        case nil: return PluginFault(.notAFile, file, "\(file.path) leads to nothing")
        default: return PluginFault(.notAFile, file, "\(file.path) is not a regular file")
        }
        guard access(file.path, X_OK) == 0 else {
            return PluginFault(
                .notExecutable, file, "\(file.path) is not executable",
                remedy: "chmod +x \(ShellWord.quoted(file.path))")
        }
        // What may be executed but not read is a binary program, and the system's to judge.
        guard let start = FileStart.read(file.path) else { return nil }
        guard !start.isEmpty else {
            return PluginFault(.empty, file, "\(file.path) is not a program: it is empty")
        }
        return interpreterFault(start)
    }

    /// What is wrong with the line that begins with `#!`.
    private func interpreterFault(_ start: [UInt8]) -> PluginFault? {
        guard start.starts(with: "#!".utf8) else { return nil }
        let line = start.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
        if line.last == UInt8(ascii: "\r") {
            return PluginFault(
                .carriageReturn, file,
                "the first line of \(file.path) ends in a carriage return (CR), "
                    + "which the system takes for a part of the interpreter's name",
                remedy: "save it with LF line ends: sed -i 's/\\r$//' \(ShellWord.quoted(file.path))")
        }
        let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map { String(decoding: $0, as: UTF8.self) }
        guard let interpreter = words.first, interpreter.utf8.first == UInt8(ascii: "/") else {
            return broken("the first line of \(file.path) names no interpreter by an absolute path")
        }
        guard ProgramFile.isProgram(interpreter) else {
            return broken("the interpreter of \(file.path) is missing: \(interpreter)")
        }
        return environmentFault(words)
    }

    /// `#!/usr/bin/env NAME` looks for NAME on the PATH.
    private func environmentFault(_ words: [String]) -> PluginFault? {
        guard Path.lastComponent(words[0]) == "env", words.count == 2, let name = words.last,
            name.utf8.first != UInt8(ascii: "-"), !name.utf8.contains(UInt8(ascii: "=")),
            !name.utf8.contains(UInt8(ascii: "/")),
            ProgramFile.find(name, in: searchPath) == nil
        else { return nil }
        return broken("the interpreter of \(file.path) is not on the PATH: \(name)")
    }

    private func broken(_ message: String) -> PluginFault {
        PluginFault(.brokenInterpreter, file, message)
    }
}

/// The first bytes of a file.
private enum FileStart {
    /// As much as Linux looks at to find the interpreter; nil where the file cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = readBytes(file, &bytes)
        return count < 0 ? nil : Array(bytes[..<count])
    }

    private static func readBytes(_ file: Int32, _ bytes: inout [UInt8]) -> Int {
        bytes.withUnsafeMutableBytes { systemRead(file, $0.baseAddress, $0.count) }
    }
}

/// The system's `read`, which the method of that name hides.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, start, count)
}
