import Artwork
public import Diagnostics
import FileSystem
public import SceneModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The pictures beside an entry, checked: nothing in them runs or calls home.
public struct EntryArtwork: Sendable {
    /// By the name that the entry gives them; few, so they are looked for one by one.
    private var pictures: [(name: String, asset: Asset)] = []

    /// No pictures.
    public init() {}

    /// The picture of that name.
    public subscript(name: String) -> Asset? { pictures.first { $0.name == name }?.asset }

    /// All of them, in the order in which the entry names them first.
    public var assets: [Asset] { pictures.map(\.asset) }

    /// Reads every picture that an entry names, from the folder of its file.
    ///
    /// What is wrong with one is a diagnostic: with the place of its name where there is no such file, with
    /// the artwork's own line otherwise.
    public static func load(for file: EntryFile) -> (artwork: EntryArtwork, diagnostics: [Diagnostic]) {
        var artwork = EntryArtwork()
        var diagnostics: [Diagnostic] = []
        guard let entry = file.entry else { return (artwork, []) }
        // A bare file name lies in the working folder, which messages need not name.
        let folder = file.file.contains("/") ? Path.parent(file.file) : ""
        var refused: [String] = []
        for (name, position) in entry.assetReferences
        where artwork[name] == nil && !refused.contains(name) {
            switch picture(name, in: folder, entry: entry) {
            case .success(let asset): artwork.pictures.append((name, asset))
            case .failure(.unreadable(let error)):
                refused.append(name)
                diagnostics.append(
                    file.source.diagnostic(
                        rule: "missing-artwork", at: position,
                        "cannot read the picture \"\(name)\": \(error.reason)",
                        remedy: error.code == EFBIG
                            ? ArtworkLimits.fileSizeRemedy : "put a file of that name beside the entry"))
            case .failure(.unfit(let problems)):
                refused.append(name)
                diagnostics += problems
            }
        }
        return (artwork, diagnostics)
    }

    private enum Failure: Error {
        case unreadable(FileError)
        case unfit([Diagnostic])
    }

    private static func picture(_ name: String, in folder: String, entry: Entry) -> Result<Asset, Failure> {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.readInside(folder: folder, name: name, limit: ArtworkLimits.fileSize)
        } catch {
            return .failure(.unreadable(error))
        }
        do throws(ArtworkFailure) {
            let picture = try ArtworkReader.read(bytes, file: Path.join(folder, name))
            let size = Size(width: picture.width, height: picture.height)
            return .success(
                Asset(
                    name: "\(entry.id)/\(name)", mediaType: picture.kind == .svg ? .svg : .png,
                    naturalSize: size, bytes: bytes))
        } catch {
            return .failure(.unfit(error.diagnostics))
        }
    }
}
