public import CatalogModel
import EmptyDataSet
public import Rendering
public import SceneModel
import SnapshotScenes
import Snapshots

/// Asserts that a state of an entry renders to its golden, byte for byte.
///
/// The golden is `DIR/<renderer>/<entry>[.<state>][.<variant>].<ext>`, as `emptystates snapshot` keeps it. In
/// Swift Testing a failure comes with golden, rendering and difference as attachments.
///
/// - Parameters:
///   - entry: the entry, read from a catalogue; its pictures are read from beside its file.
///   - state: the state; nil for the entry's first.
///   - renderer: the renderer under test.
///   - variant: the name of a variant that `snapshots.json` in the folder describes; nil for the plain golden.
///   - directory: the folder of goldens; nil for that of the trait, else `Snapshots` beside the source file.
///   - record: what may be written; nil for what the trait or `EMPTYSTATES_SNAPSHOT_RECORD` says.
public func assertSnapshot(
    of entry: Entry, state: StateName? = nil, as renderer: any Renderer, variant: String? = nil,
    in directory: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let judging = SnapshotAssertion(place, directory: directory, record: record)
    judging.judge(entry, state ?? entry.firstState, renderer, variant)
}

/// Asserts that a scene renders to its golden, byte for byte; for scenes that no entry describes.
///
/// Its name (`inbox`, or `inbox.loading`) is that of the golden. All else is as for an entry.
public func assertSnapshot(
    of scene: Scene, assets: [Asset] = [], as renderer: any Renderer,
    options: RenderOptions = RenderOptions(),
    in directory: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let judging = SnapshotAssertion(place, directory: directory, record: record)
    judging.judge(scene, assets, renderer, options, variant: nil)
}

/// Asserts that every state of every entry of a catalogue renders to its golden, in every variant that is kept
/// of it, and that the renderer has no golden that nothing accounts for where `CI` is set.
///
/// A catalogue without entries fails, as does an entry that is wrong.
public func assertSnapshots(
    ofCatalog folder: String, as renderer: any Renderer, in directory: String? = nil,
    record: SnapshotRecording? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let judging = SnapshotAssertion(place, directory: directory, record: record)
    judging.judge(catalog: folder, renderer)
}
