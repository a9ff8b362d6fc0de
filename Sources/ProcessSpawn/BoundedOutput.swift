/// What a program prints, up to a limit, without ever taking more than half as much memory again.
struct BoundedOutput {
    private(set) var bytes: [UInt8] = []
    /// Whether more came than the limit allows.
    private(set) var isExceeded = false
    private let limit: Int?

    init(limit: Int?) { self.limit = limit }

    mutating func append(_ more: ArraySlice<UInt8>) {
        guard let limit else {
            bytes += more
            return
        }
        let room = limit - bytes.count
        if more.count > room { isExceeded = true }
        let wanted = bytes.count + min(more.count, room)
        // An array grows to twice its size, which near the limit would be far more than can ever come.
        if wanted > bytes.capacity { bytes.reserveCapacity(min(limit, max(wanted, 2 * bytes.capacity))) }
        bytes += more.prefix(room)
    }
}
