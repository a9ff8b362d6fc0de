import Testing

@testable import Publishing

struct ExportMarkerTests {
    @Test("a marker is its heading and the sorted paths, a line each")
    func text() {
        let marker = ExportMarker(["b.html", "a/z.html", "B.html"].map { .init(path: $0, making: nil) })
        #expect(
            String(decoding: marker.bytes, as: UTF8.self)
                == "emptystates-export 1\nB.html\na/z.html\nb.html\n")
    }

    @Test("a marker is read as it was written", arguments: [[], ["a"], ["a", "b/c", "é"]])
    func roundTrip(files: [String]) throws {
        let written = ExportMarker(files.map { .init(path: $0, making: nil) })
        #expect(try #require(ExportMarker(bytes: written.bytes)).files == files)
    }

    @Test("with an origin, a line has the size and the origin behind the path, and the version is 2")
    func origins() throws {
        let origin = try #require(ExportOrigin(digest: Array(0xF0...0xFF) + [1, 2]))
        let marker = ExportMarker([
            .init(path: "b", making: .init(origin: origin, size: 1_234)), .init(path: "a", making: nil),
        ])
        let text = "emptystates-export 2\na\nb\t1234\tf0f1f2f3f4f5f6f7f8f9fafbfcfdfeff\n"
        #expect(String(decoding: marker.bytes, as: UTF8.self) == text)
        let read = try #require(ExportMarker(bytes: marker.bytes))
        #expect(read.files == ["a", "b"])
        #expect(read.items.map(\.making) == [nil, .init(origin: origin, size: 1_234)])
    }

    @Test("a digest of fewer than 16 bytes is no origin")
    func shortDigest() {
        #expect(ExportOrigin(digest: Array(1...15)) == nil)
        #expect(ExportOrigin(digest: Array(1...16)) != nil)
    }

    @Test(
        "a marker that cannot be believed is none",
        arguments: [
            "", "emptystates-export 1", "emptystates-export 3\na\n", "emptystates-export 1\n../victim\n",
            "emptystates-export 1\n/etc/passwd\n", "emptystates-export 1\n\n", "emptystates-export 1\na\0b\n",
            "emptystates-export 2\na\t1\n", "emptystates-export 2\na\t1\tf0f1\n",
            "emptystates-export 2\na\t-1\tf0f1f2f3f4f5f6f7f8f9fafbfcfdfeff\n",
            "emptystates-export 2\na\t1\tF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF\n",
            "emptystates-export 1\na\t1\tf0f1f2f3f4f5f6f7f8f9fafbfcfdfeff\n",
            "emptystates-export 1\na", "something else\n", "emptystates-export 1\r\na\r\n",
        ])
    func damaged(text: String) {
        #expect(ExportMarker(bytes: Array(text.utf8)) == nil)
    }

    @Test("bytes that are not UTF-8 are no marker")
    func badBytes() {
        #expect(ExportMarker(bytes: Array("emptystates-export 1\n".utf8) + [0xFF, 0x0A]) == nil)
    }
}
