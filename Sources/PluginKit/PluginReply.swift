import Rendering
import WireFormat

/// What a renderer's program prints, and how it ends.
public struct PluginReply: Hashable, Sendable {
    /// What is written to standard output: one line of JSON, or nothing.
    public var output: [UInt8]
    /// What is written to standard error, without a final line break.
    public var complaint: String?
    /// The exit status: 0 with an answer, 2 where the request or the renderer is broken, 64 for wrong arguments.
    public var status: Int32

    init(output: [UInt8] = [], complaint: String? = nil, status: Int32 = 0) {
        self.output = output
        self.complaint = complaint
        self.status = status
    }

    /// A renderer's description of itself.
    init(describing renderer: any Renderer) {
        let batchSize = renderer.batchSize > 1 ? renderer.batchSize : nil
        let description = WireDescription(info: renderer.info, batchSize: batchSize)
        self.init(output: description.bytes() + Self.lineBreak)
    }

    /// The answer to a request.
    init(rendering request: [UInt8], by renderer: any Renderer) {
        do throws(WireProblem) {
            self.init(rendering: try WireRequest.read(request), by: renderer)
        } catch {
            self.init(complaint: "the request cannot be read: \(error.message)", status: Self.broken)
        }
    }

    private init(rendering request: RenderRequest, by renderer: any Renderer) {
        do throws(RenderFailure) {
            self.init(output: WireAnswer.bytes(try renderer.render(request)) + Self.lineBreak)
        } catch {
            switch error.kind {
            case .content: self.init(output: WireAnswer.bytes(error) + Self.lineBreak)
            case .renderer: self.init(complaint: error.message, status: Self.broken)
            }
        }
    }

    private static let broken: Int32 = 2
    private static let lineBreak = [UInt8(ascii: "\n")]
}
