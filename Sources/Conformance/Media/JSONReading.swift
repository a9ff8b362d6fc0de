import SceneModel

/// Reads JSON.
enum JSONReading {
    /// Every string of one value, strictly by RFC 8259, without a field that stands twice.
    static func read(_ bytes: [UInt8]) throws(RenderingFault) -> Transcript {
        _ = try TextBytes.read(bytes, allowing: TextBytes.sourceControls)
        do throws(JSONProblem) {
            return Transcript(blocks: strings(of: try JSONValue(parsing: bytes)))
        } catch {
            throw RenderingFault(
                "line \(error.line), column \(error.column): it is not JSON: "
                    + RenderingFault.brief(error.message, columns: 120),
                at: error.offset, of: bytes)
        }
    }

    /// The strings in the order of arrays, and by the names of fields, since those have no order.
    private static func strings(of value: JSONValue) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let values): values.flatMap(strings)
        case .object(let members):
            members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .flatMap { strings(of: $0.value) }
        case .null, .bool, .number: []
        }
    }
}
