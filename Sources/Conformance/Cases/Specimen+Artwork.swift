import SceneModel

extension Specimen {
    /// The pictures that a request has unless its case says otherwise.
    static let artwork = [drawing, photograph]

    /// A disc.
    static let drawing = svg(
        "specimen/disc.svg",
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">\
        <circle cx="20" cy="20" r="18" fill="#88aacc"/></svg>
        """)

    /// Two pixels by two, of one colour.
    static let photograph = png(
        "specimen/pixels.png",
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
            0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
            0x73, 0x00, 0x00, 0x00, 0x10, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xE8, 0x58, 0x75, 0x06,
            0x88, 0x18, 0x20, 0x14, 0x00, 0x36, 0xC6, 0x07, 0xF9, 0x53, 0x04, 0x2B, 0x51, 0x00, 0x00, 0x00,
            0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ])

    static func svg(_ name: String, _ text: String) -> Asset {
        Asset(
            name: name, mediaType: .svg, naturalSize: Size(width: 40, height: 40), bytes: Array(text.utf8))
    }

    static func png(_ name: String, _ bytes: [UInt8]) -> Asset {
        Asset(name: name, mediaType: .png, naturalSize: Size(width: 2, height: 2), bytes: bytes)
    }

    /// Pictures that are none: text, nothing, a PNG that breaks off, a drawing that runs and loads.
    static let brokenArtwork = [
        svg("specimen/text.svg", "this is not a picture </svg> & \"so it goes\""),
        svg("specimen/nothing.svg", ""),
        png("specimen/half.png", Array(photograph.bytes.prefix(40))),
        svg(
            "specimen/active.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)">\
            <script>alert(1)</script><image href="https://example.com/track.png"/></svg>
            """),
    ]
}
