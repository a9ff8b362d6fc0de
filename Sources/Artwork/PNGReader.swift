internal import Diagnostics

/// Reads a PNG as far as its chunks go (PNG, third edition, sections 5 and 11); pixels are not unpacked.
struct PNGReader {
    /// The eight bytes that every PNG begins with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private var problems: ProblemList
    private var header: (width: Int, height: Int)?
    private var colourType: UInt8 = 0
    /// The types met so far, each once for a run of equal ones.
    private var types: [String] = []
    private var sideMatter = 0

    /// What a sound PNG holds; fails with all problems of one that is not.
    ///
    /// `@2x` or `@3x` before the ending of the name divides the pixels by two or three.
    static func read(_ bytes: [UInt8], file: String) throws(ArtworkFailure) -> Picture {
        var reader = PNGReader(problems: ProblemList(source: SourceText(file: file, bytes: bytes)))
        reader.readChunks(of: bytes)
        reader.checkOrder()
        try reader.problems.check()
        let scale = scale(of: file)
        let (width, height) = reader.header ?? (0, 0)
        return Picture(kind: .png, width: Double(width) / scale, height: Double(height) / scale)
    }

    private init(problems: ProblemList) { self.problems = problems }

    private static func scale(of file: String) -> Double {
        let stem = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file[...]
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    private mutating func add(_ message: String, remedy: String = "save the picture as a PNG again") {
        problems.add("png-chunk", message, remedy: remedy)
    }

    private mutating func readChunks(of bytes: [UInt8]) {
        var offset = Self.signature.count
        while !problems.isFull {
            guard let chunk = PNGChunk(at: offset, of: bytes) else {
                return add("the PNG breaks off in the chunk at byte \(offset)")
            }
            if !chunk.isIntact { add("the chunk \(chunk.type) at byte \(offset) is damaged") }
            check(chunk)
            offset = chunk.end
            if chunk.type == "IEND" { break }
        }
        if offset < bytes.count { add("\(bytes.count - offset) bytes follow the end of the PNG") }
    }

    private mutating func check(_ chunk: PNGChunk) {
        if types.last != chunk.type || chunk.type != "IDAT" { types.append(chunk.type) }
        switch chunk.type {
        case "IHDR": checkHeader(chunk.data)
        case "PLTE": checkPalette(chunk.data)
        case "IDAT": break
        case "IEND":
            if !chunk.data.isEmpty { add("the chunk IEND at byte \(chunk.offset) is not empty") }
        case "acTL", "fcTL", "fdAT":
            add(
                "the PNG is animated (chunk \(chunk.type) at byte \(chunk.offset))",
                remedy: "save one still picture")
        default: checkSideMatter(chunk)
        }
    }

    /// Text, colour profiles and the like are kept, but they must not be most of the file.
    private mutating func checkSideMatter(_ chunk: PNGChunk) {
        if chunk.isCritical { add("the chunk \(chunk.type) at byte \(chunk.offset) is unknown") }
        let before = sideMatter
        sideMatter += chunk.data.count
        if before <= ArtworkLimits.sideMatter, sideMatter > ArtworkLimits.sideMatter {
            add(
                "the PNG carries more than \(ArtworkLimits.sideMatter) bytes besides its pixels",
                remedy: "save it without texts and profiles")
        }
    }

    private mutating func checkHeader(_ data: ArraySlice<UInt8>) {
        guard data.count == 13, types.count == 1 else { return }
        let rest = Array(data.suffix(5))
        let width = Int(PNGChunk.number(data))
        let height = Int(PNGChunk.number(data.dropFirst(4)))
        header = (width, height)
        colourType = rest[1]
        let limit = Int(ArtworkLimits.side)
        if !(1...limit).contains(width) || !(1...limit).contains(height) {
            problems.add(
                "png-size", "the PNG is \(width) x \(height) pixels, not from 1 to \(limit) each way",
                remedy: "make the picture smaller")
        }
        // Bit depths by colour type: grey, colour, palette, grey with alpha, colour with alpha.
        let depths: [UInt8: [UInt8]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        if depths[rest[1]]?.contains(rest[0]) != true || rest[2] != 0 || rest[3] != 0 || rest[4] > 1 {
            add("the PNG's header names a format that does not exist")
        }
    }

    private mutating func checkPalette(_ data: ArraySlice<UInt8>) {
        if data.isEmpty || data.count % 3 != 0 || data.count > 768 || [0, 4].contains(colourType) {
            add("the PNG's palette is not one to 256 colours, or is not allowed for its kind of pixels")
        }
    }

    /// The header is first, one run of pixel data follows, and the end is last.
    private mutating func checkOrder() {
        if header == nil || types.first != "IHDR" { add("the PNG does not begin with a header of 13 bytes") }
        if types.count(where: { $0 == "IHDR" }) > 1 { add("the PNG has a second header") }
        let runs = types.count(where: { $0 == "IDAT" })
        if runs == 0 { add("the PNG has no pixels") }
        if runs > 1 { add("the PNG's pixel data is not in one piece") }
        let palettes = types.count(where: { $0 == "PLTE" })
        let pixels = types.firstIndex(of: "IDAT") ?? types.endIndex
        let isLate = types.firstIndex(of: "PLTE").map { $0 > pixels } ?? false
        if palettes > 1 || isLate || (colourType == 3 && palettes == 0) {
            add("the PNG does not have its one palette before its pixels")
        }
    }
}
