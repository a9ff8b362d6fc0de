/// Something that bytes are appended to.
public protocol ByteTarget: ~Copyable {
    /// Appends a byte.
    mutating func append(_ byte: UInt8)
    /// Appends a copy of some bytes.
    mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteTarget {}
