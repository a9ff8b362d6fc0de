/// A file that is kept beside this module's source and compiled into it.
struct EmbeddedFile: Sendable {
    /// The file.
    let bytes: [UInt8]

    /// The script at the head of every page: the appearance of before, and the loading of the other script.
    static let boot = EmbeddedFile(bytes: PackageResources.boot_js)
    /// The script of all pages.
    static let script = EmbeddedFile(bytes: PackageResources.gallery_js)
    /// The look of all pages.
    static let style = EmbeddedFile(bytes: PackageResources.gallery_css)

    /// The script of all pages with what it knows of a gallery before it.
    init(script gallery: Gallery) {
        bytes = gallery.settingsScript + Self.script.bytes
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}
