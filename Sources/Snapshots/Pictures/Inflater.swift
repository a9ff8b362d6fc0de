/// Unpacks data that is compressed as RFC 1951, "DEFLATE", says.
struct Inflater {
    private let input: ArraySlice<UInt8>
    private let limit: Int
    private var next: Int
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0
    private var output: [UInt8] = []

    /// The unpacked bytes; nil where the data is damaged, or would be more than `limit` bytes.
    static func unpack(_ input: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        var inflater = Inflater(input: input, limit: limit)
        return inflater.run() ? inflater.output : nil
    }

    private init(input: ArraySlice<UInt8>, limit: Int) {
        self.input = input
        self.limit = limit
        next = input.startIndex
    }

    private mutating func run() -> Bool {
        while true {
            guard let isLast = take(1), let kind = take(2) else { return false }
            let isRead: Bool
            switch kind {
            case 0: isRead = copyStored()
            case 1: isRead = readFixed()
            case 2: isRead = readDynamic()
            default: isRead = false
            }
            guard isRead else { return false }
            if isLast == 1 { return true }
        }
    }

    /// The next bits, the first one lowest.
    private mutating func take(_ count: UInt32) -> Int? {
        while bitCount < count {
            guard next < input.endIndex else { return nil }
            bits |= UInt32(input[next]) << bitCount
            bitCount += 8
            next += 1
        }
        let value = bits & ((1 << count) - 1)
        bits >>= count
        bitCount -= count
        return Int(value)
    }

    private mutating func copyStored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard input.endIndex - next >= 4 else { return false }
        let count = Int(input[next]) | Int(input[next + 1]) << 8
        let check = Int(input[next + 2]) | Int(input[next + 3]) << 8
        next += 4
        guard count == ~check & 0xFFFF, input.endIndex - next >= count, output.count + count <= limit else {
            return false
        }
        output += input[next..<next + count]
        next += count
        return true
    }

    private mutating func readFixed() -> Bool {
        let lengths = (0..<288).map { UInt8($0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8) }
        guard let literals = PrefixCode(lengths),
            let distances = PrefixCode([UInt8](repeating: 5, count: 30))
        else { return false }
        return readCodes(literals, distances)
    }

    private mutating func readDynamic() -> Bool {
        guard let literals = take(5), let distances = take(5), let lengths = take(4) else { return false }
        var codeLengths = [UInt8](repeating: 0, count: 19)
        for place in Self.lengthOrder.prefix(lengths + 4) {
            guard let length = take(3) else { return false }
            codeLengths[place] = UInt8(length)
        }
        let count = literals + 257 + distances + 1
        guard let code = PrefixCode(codeLengths), let all = readLengths(count, code),
            let literalCode = PrefixCode(Array(all.prefix(literals + 257))),
            let distanceCode = PrefixCode(Array(all.dropFirst(literals + 257)))
        else { return false }
        return readCodes(literalCode, distanceCode)
    }

    /// The lengths of the codes, which are themselves coded.
    private mutating func readLengths(_ count: Int, _ code: PrefixCode) -> [UInt8]? {
        var lengths: [UInt8] = []
        while lengths.count < count {
            guard let symbol = symbol(code) else { return nil }
            let (value, extra, base): (UInt8?, UInt32, Int) =
                switch symbol {
                case 16: (lengths.last, 2, 3)
                case 17: (0, 3, 3)
                case 18: (0, 7, 11)
                default: (UInt8(symbol), 0, 1)
                }
            guard let value, let more = take(extra) else { return nil }
            lengths += repeatElement(value, count: base + more)
        }
        return lengths.count == count ? lengths : nil
    }

    private mutating func readCodes(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
        while true {
            guard let symbol = symbol(literals), output.count < limit || symbol == 256 else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                output.append(UInt8(symbol))
            } else {
                guard symbol < 286, let more = take(Self.lengthExtra[symbol - 257]) else { return false }
                guard let code = self.symbol(distances), code < 30 else { return false }
                guard let further = take(Self.distanceExtra[code]) else { return false }
                let isCopied = copy(
                    Self.lengthBase[symbol - 257] + more, from: Self.distanceBase[code] + further)
                guard isCopied else { return false }
            }
        }
    }

    private mutating func copy(_ count: Int, from distance: Int) -> Bool {
        guard distance <= output.count, output.count + count <= limit else { return false }
        for _ in 0..<count { output.append(output[output.count - distance]) }
        return true
    }

    /// The next symbol, whose code comes with its highest bit first.
    private mutating func symbol(_ code: PrefixCode) -> Int? {
        var value = 0
        var first = 0
        var index = 0
        for length in 1...15 {
            guard let bit = take(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }
}

/// A prefix code as RFC 1951, section 3.2.2, makes it of the lengths of its codes.
private struct PrefixCode {
    /// How many codes there are of each length.
    private(set) var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    private(set) var symbols: [Int]

    init?(_ lengths: [UInt8]) {
        symbols = []
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var left = 1
        for length in 1...15 {
            left = left << 1 - counts[length]
            guard left >= 0 else { return nil }
        }
        for length in 1...15 {
            for (symbol, other) in lengths.enumerated() where Int(other) == length { symbols.append(symbol) }
        }
    }
}

extension Inflater {
    // The tables of RFC 1951, sections 3.2.5 to 3.2.7.
    private static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227, 258,
    ]
    private static let lengthExtra: [UInt32] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
        4097, 6145, 8193, 12289, 16385, 24577,
    ]
    private static let distanceExtra: [UInt32] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
