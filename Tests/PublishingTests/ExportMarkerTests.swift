import Testing

@testable import Publishing

struct ExportMarkerTests {
    @Test("a marker is its heading and the sorted paths, a line each")
    func text() {
        let marker = ExportMarker(files: ["b.html", "a/z.html", "B.html"])
        #expect(
            String(decoding: marker.bytes, as: UTF8.self)
                == "emptystates-export 1\nB.html\na/z.html\nb.html\n")
    }

    @Test("a marker is read as it was written", arguments: [[], ["a"], ["a", "b/c", "é"]])
    func roundTrip(files: [String]) throws {
        let marker = try #require(ExportMarker(bytes: ExportMarker(files: files).bytes))
        #expect(marker.files == files)
    }

    @Test(
        "a marker that cannot be believed is none",
        arguments: [
            "", "emptystates-export 1", "emptystates-export 2\na\n", "emptystates-export 1\n../victim\n",
            "emptystates-export 1\n/etc/passwd\n", "emptystates-export 1\n\n", "emptystates-export 1\na\0b\n",
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
