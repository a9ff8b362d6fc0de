import Rendering
import Snapshots

extension GoldenComparison {
    /// Whether a rendering, which is in the buffers, is one that has to come out the same twice.
    func isToConfirm(_ scene: GoldenScene, _ buffers: inout Buffers) -> Bool {
        guard !confirmed.isEmpty else { return false }
        switch setup.store.compare(scene.path, with: buffers.rendering, golden: &buffers.golden) {
        case .matched, .unreadable: return false
        case .changed: return confirmed.contains(.changed)
        case .missing: return confirmed.contains(.missing)
        }
    }

    /// Whether a second rendering has the same bytes; where it has not, that is a failure.
    func confirm(
        _ scene: GoldenScene, _ again: Result<[UInt8], RenderFailure>, is bytes: [UInt8],
        _ tally: inout SnapshotTally
    ) -> Bool {
        switch again {
        case .success(bytes): return true
        case .success: fail(scene, Self.unsteadiness(of: scene.renderer.info.name), &tally)
        case .failure(let failure): fail(scene, failure.reason, &tally)
        }
        return false
    }

    /// What is said of a renderer that does not give the same bytes twice.
    static func unsteadiness(of renderer: String) -> String {
        "its bytes change from run to run; see 'emptystates conformance \(renderer) --case Required.Deterministic'"
    }
}
