import Foundation
import Testing

@testable import Snapshots

/// Pictures packed by zlib, five columns and rows of RGB unless their names say otherwise.
private enum Packed {
    /// Each row by another filter, with dynamic codes.
    static let plain =
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAIAAAACDbGyAAAAFklEQVR42mNgYOVS1dL38g/JL6mcMnMeI7eAzysBMAAAABZJREFUqCoSYOJGBcxiktISSIAFTR4A7LYJTE2HihMAAAAASUVORK5CYII="
    /// The same, by other filters and packed less, with a comment.
    static let repacked =
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAIAAAACDbGyAAAACXRFWHRDb21tZW50AHjX9HQIAAAAGElEQVR4AWNhYOVSRQLM3HwCEkiAiRsVMCqqaSNnL+EOAAAAGElEQVQpV2XQMTQLDIsuq26YvWDpgaOnAEN6DSdrJr+bAAAAAElFTkSuQmCC"
    /// The green of the pixel in column 2, row 3, is another; stored without packing.
    static let changed =
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAIAAAACDbGyAAAALUlEQVR4AQFQAK//BAAFCiUlJSUlJSUlJSUlJQQLCwsLCwsLCwsLCwsLCwsAFhsgO0Dhtqr4AAAALklEQVRFYGVqhYqPqq+0AxYZGxgYGBjYGBg4GBgYGAEsMTYlJSUlJSUlJSUlJSXPVg0BElqyMwAAAABJRU5ErkJggg=="
    /// The same as `plain`, interlaced.
    static let interlaced =
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAIAAAF1CoEkAAAALUlEQVR42gFQAK//AAAFCiUqL0pPVG90eZSZngALEBUwNTpVWl96f4SfpKkAFhsgO0AyThkSAAAALklEQVRFYGVqhYqPqq+0ACEmK0ZLUGtwdZCVmrW6vwAsMTZRVlt2e4CboKXAxcr28R2YuVNi0AAAAABJRU5ErkJggg=="
    /// Ten columns and three rows of one bit a pixel.
    static let bits =
        "iVBORw0KGgoAAAANSUhEUgAAAAoAAAADAQAAAACCRqPYAAAABklEQVR42mPY4sBJ554vAAAAB0lEQVQARgANlQLdU7FceAAAAABJRU5ErkJggg=="
    /// The bit in column 5, row 1, is another.
    static let changedBits =
        "iVBORw0KGgoAAAANSUhEUgAAAAoAAAADAQAAAACCRqPYAAAACElEQVR42mPY4sD0h0d+7wwAAAAJSURBVIGJhQEADG8B+Vk/ZQIAAAAASUVORK5CYII="

    static let squaresDynamic =
        "XZNLbgUhDASvwhHwDwbNaSIliyyTp9w/9Kyot8Sy7Oqm3dvr5+/j9+uzfb9av5udb7ubn++8W5zvdbdE/7hbnQWvu42zELtjYuSecZ2FsZess3BtCutY0wVKUlcXYC33JAvy7W1G5LWJjNCitkEd6gK4X5oF9HBtXNQrD0GfonfQZ6qLVl97loO+fG900NfcXA76IXoH/Xi6QD+fWaCfz0ZaL64A/RJ9gH5JY9D7LiuC5nc5FnTfZGwUv1IKYrCmbwpIsNBvxvX259oLEVbKRjJBQzKSERpKWlLHVByTOi5lNt9SpGAnY9SlI5kj04kkg+Rd86DDo2svdHj2zVeduZSOgg4fTx90+NS8CgZYews6fD0nDB3x6CiesUlvzbf0ax4vIuRf8SRSPv8D"
    static let squaresFixed =
        "M1AoLixNLEpNUcgsVjCwVjBE5htaKxgh802sFYyR+ZbWCiYo6s2sFUyRBYxMrRXMkAWMgSrMUYwEmmGBLGAGtMQSWcAC6ApDAxRrDEAORXWpEUgVimMNTYAmGRqjug9omyGqky2BLjJEdTTI1YZmqP4AqUJxuJEFyCwUpxsbgWy0RPUvKAxRXG8Ccr0RiutNTECqUIPaAmiWEYrrTY2ANhqhuN7UHOguIxTXm4Fcb4TiejOwKhTXm4PNQnG9OdhG1KAHucsYxfWWINcbo7jeEuRHY9SwNwAFhTFq4BuAQswYNfQNQQFrbIoalSAfGJuhioGiyRjFC4bGoNg0tkCLc5C9KJ4wNAWlDRPUFGQG8oYJahIyA6U0E1R/mIOSowmqPyxAadYELRWBErYJajIyAPnDBDUdGYKyiAlqQjIyAJmH4g8jYwOQvSj+MDIxALrP1AA1XYL8YYriDyMzsDoUfxiZg8wzNUZNwCB7TVH8YWQJzsIo/jAG+8MUNRsbgvxrao6W+kHmoeYIY1D4maJmCRNQOAMA"
    static let squaresStored = "ASgA1/8wIHNxdWFyZWQgaXMgMDsgMSBzcXVhcmVkIGlzIDE7IDIgc3F1YXJl"

    static func bytes(_ text: String) throws -> [UInt8] {
        Array(try #require(Data(base64Encoded: text)))
    }
}

@Suite("Pictures as goldens")
struct PictureTests {
    private func remark(_ golden: String, _ rendering: String) throws -> String {
        let difference = Difference(
            golden: try Packed.bytes(golden), rendering: try Packed.bytes(rendering))
        #expect(difference.lines.count == 1)
        return difference.lines[0].text
    }

    @Test("data is unpacked whether it is stored or has fixed or dynamic codes")
    func unpacking() throws {
        let squares = (0..<60).map { "\($0) squared is \($0 * $0); " }.joined()
        for packed in [Packed.squaresDynamic, Packed.squaresFixed] {
            let bytes = try Packed.bytes(packed)
            #expect(Inflater.unpack(bytes[...], limit: 4096) == Array(squares.utf8))
            #expect(Inflater.unpack(bytes[...], limit: squares.utf8.count) == Array(squares.utf8))
            #expect(Inflater.unpack(bytes[...], limit: squares.utf8.count - 1) == nil)
        }
        let stored = try Packed.bytes(Packed.squaresStored)
        #expect(Inflater.unpack(stored[...], limit: 40) == Array(squares.utf8.prefix(40)))
    }

    @Test("damaged data is refused wherever it is cut or a bit of it turned, and never read past its end")
    func damage() throws {
        for packed in [Packed.squaresDynamic, Packed.squaresFixed, Packed.squaresStored] {
            let bytes = try Packed.bytes(packed)
            for count in stride(from: 0, to: bytes.count - 1, by: 7) {
                #expect(Inflater.unpack(bytes.prefix(count), limit: 4096) == nil)
            }
            for bit in stride(from: 0, to: bytes.count * 8, by: 13) {
                var turned = bytes
                turned[bit / 8] ^= 1 << (bit % 8)
                let result = Inflater.unpack(turned[...], limit: 4096)
                #expect((result?.count ?? 0) <= 4096)
            }
        }
    }

    @Test("the first pixel that differs is named by column and row")
    func pixels() throws {
        #expect(
            try remark(Packed.plain, Packed.changed)
                == "5 x 5 pixels, the first that differs in column 2, row 3")
        #expect(
            try remark(Packed.bits, Packed.changedBits)
                == "10 x 3 pixels, the first that differs in column 5, row 1")
    }

    @Test("equal pixels in other bytes, another size and another form are told apart")
    func otherDifferences() throws {
        #expect(
            try remark(Packed.plain, Packed.repacked) == "5 x 5 equal pixels, packed or described otherwise")
        #expect(try remark(Packed.plain, Packed.bits) == "5 x 5 pixels -> 10 x 3")
        #expect(
            try remark(Packed.plain, Packed.interlaced)
                == "5 x 5 pixels in both, stored in a way that is not compared")
    }

    @Test("a picture that is damaged anywhere is still compared, and nothing crashes")
    func damagedPictures() throws {
        let bytes = try Packed.bytes(Packed.plain)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0xFF
            #expect(Difference(golden: bytes, rendering: damaged).lines.count == 1)
            #expect(Difference(golden: bytes, rendering: Array(bytes[..<index])).lines.count == 1)
        }
    }
}
