import CSHA256

/// SHA-256 after FIPS 180-4, for the hash that a content security policy names, and for what files are made from.
///
/// Every page has a style sheet of its own, so this is in the innermost loop of an export. Where the processor
/// has instructions for it, they are used; else the rounds read schedule and constants through pointers, whose
/// bounds are those of the arrays below, and add unchecked.
public struct SHA256 {
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )

    /// Whether the processor's instructions may be used.
    private let isByProcessor: Bool

    private init(isByProcessor: Bool) { self.isByProcessor = isByProcessor }

    /// The 32 bytes of the hash of some bytes.
    public static func hash(of message: [UInt8]) -> [UInt8] { hash(of: message, byProcessor: true) }

    /// The same, by the processor's own instructions where they may be used and there are any.
    static func hash(of message: [UInt8], byProcessor isByProcessor: Bool) -> [UInt8] {
        var hasher = SHA256(isByProcessor: isByProcessor)
        let rest = message.count % 64
        let tail = padding(message, from: message.count - rest)
        message.withUnsafeBytes { hasher.compress(UnsafeRawBufferPointer(rebasing: $0.dropLast(rest))) }
        tail.withUnsafeBytes { hasher.compress($0) }
        var hash: [UInt8] = []
        hash.reserveCapacity(32)
        for index in 0..<8 {
            for shift in stride(from: UInt32(24), through: 0, by: -8) {
                hash.append(UInt8(truncatingIfNeeded: hasher.state[index] >> shift))
            }
        }
        return hash
    }

    /// What is left of the message, a set bit, zeros, and the length in bits.
    private static func padding(_ message: [UInt8], from start: Int) -> [UInt8] {
        var tail: [UInt8] = []
        tail.reserveCapacity(128)
        tail.append(contentsOf: message[start...])
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(message.count) * 8
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            tail.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        return tail
    }

    /// Takes in whole blocks of 64 bytes.
    private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
        if isByProcessor, compressByProcessor(blocks) { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            guard let schedule = schedule.baseAddress else { return }
            compressPortably(blocks, schedule)
        }
    }

    /// Does that by the processor's own instructions; false where it has none.
    private mutating func compressByProcessor(_ blocks: UnsafeRawBufferPointer) -> Bool {
        withUnsafeMutableBytes(of: &state) { state in
            emptystates_sha256(
                state.baseAddress?.assumingMemoryBound(to: UInt32.self), blocks.baseAddress, blocks.count / 64
            )
        } != 0
    }

    /// Does the same without the processor's help; `schedule` has room for the 64 words of a block.
    private mutating func compressPortably(
        _ bytes: UnsafeRawBufferPointer, _ schedule: UnsafeMutablePointer<UInt32>
    ) {
        Self.constants.withUnsafeBufferPointer { constants in
            guard let constants = constants.baseAddress else { return }
            for start in stride(from: 0, to: bytes.count, by: 64) {
                for index in 0..<16 {
                    let word = bytes.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self)
                    schedule[index] = UInt32(bigEndian: word)
                }
                Self.extend(schedule)
                rounds(schedule, constants)
            }
        }
    }

    /// The words 16 to 63 of a block's schedule.
    ///
    /// Rotations by x, y and z are one by the smallest of what the others are nested in, which spares copies.
    @inline(__always)
    private static func extend(_ schedule: UnsafeMutablePointer<UInt32>) {
        var index = 16
        while index < 64 {
            let (early, late) = (schedule[index &- 15], schedule[index &- 2])
            let small0 = rotate(rotate(early, 11) ^ early, 7) ^ early &>> 3
            let small1 = rotate(rotate(late, 2) ^ late, 17) ^ late &>> 10
            schedule[index] = schedule[index &- 16] &+ small0 &+ schedule[index &- 7] &+ small1
            index &+= 1
        }
    }

    /// The 64 rounds of a block, eight at a time, after which each word is back in its own variable.
    @inline(__always)
    private mutating func rounds(_ schedule: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        var index = 0
        while index < 64 {
            let (k, w) = (constants + index, schedule + index)
            Self.round(a, b, c, &d, e, f, g, &h, k[0] &+ w[0])
            Self.round(h, a, b, &c, d, e, f, &g, k[1] &+ w[1])
            Self.round(g, h, a, &b, c, d, e, &f, k[2] &+ w[2])
            Self.round(f, g, h, &a, b, c, d, &e, k[3] &+ w[3])
            Self.round(e, f, g, &h, a, b, c, &d, k[4] &+ w[4])
            Self.round(d, e, f, &g, h, a, b, &c, k[5] &+ w[5])
            Self.round(c, d, e, &f, g, h, a, &b, k[6] &+ w[6])
            Self.round(b, c, d, &e, f, g, h, &a, k[7] &+ w[7])
            index &+= 8
        }
        state &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    /// One round: the words that change are `d` and `h`, which are `e` and `a` of the next.
    @inline(__always)
    private static func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
        _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
    ) {
        let large1 = rotate(rotate(rotate(e, 14) ^ e, 5) ^ e, 6)
        let first = h &+ word &+ large1 &+ (g ^ e & (f ^ g))
        let large0 = rotate(rotate(rotate(a, 9) ^ a, 11) ^ a, 2)
        d &+= first
        h = first &+ large0 &+ (a & b | c & (a | b))
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 &- count)
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
        0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
        0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
        0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
        0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
        0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
        0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}
