#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the running program lies.
enum ProgramPath {
    /// The absolute path of the program, links resolved; nil where the system does not say.
    static var current: String? {
        #if canImport(Glibc)
            let name = "/proc/self/exe"
        #else
            var size = UInt32(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            let name = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #endif
        guard let path = realpath(name, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
