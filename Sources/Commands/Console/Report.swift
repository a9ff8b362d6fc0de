import Diagnostics
import SceneModel

/// Diagnostics as text, JSON or SARIF.
struct Report {
    let diagnostics: [Diagnostic]

    func print(_ format: ReportFormat, on console: Console) {
        switch format {
        case .text:
            for diagnostic in diagnostics { console.complain(diagnostic.text) }
        case .json: console.print(JSONOutput.text(JSONValue.array(diagnostics.map(object))))
        case .sarif: console.print(JSONOutput.text(sarif))
        }
    }

    private func object(_ diagnostic: Diagnostic) -> JSONValue {
        var members: [String: JSONValue] = [
            "severity": .string(diagnostic.severity.rawValue), "rule": .string(diagnostic.rule),
            "file": .string(diagnostic.file), "message": .string(diagnostic.message),
        ]
        if let position = diagnostic.position {
            members["line"] = .number(Double(position.line))
            members["column"] = .number(Double(position.column))
        }
        if let remedy = diagnostic.remedy { members["remedy"] = .string(remedy) }
        if !diagnostic.notes.isEmpty {
            members["notes"] = .array(
                diagnostic.notes.map { note in
                    [
                        "file": .string(note.file ?? diagnostic.file), "message": .string(note.message),
                        "line": .number(Double(note.position.line)),
                        "column": .number(Double(note.position.column)),
                    ]
                })
        }
        return .object(members)
    }

    /// SARIF 2.1.0, the form that code hosts read.
    private var sarif: JSONValue {
        let rules = Set(diagnostics.map(\.rule)).sorted().map { JSONValue.object(["id": .string($0)]) }
        return [
            "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "runs": [
                [
                    "columnKind": "unicodeCodePoints",
                    "tool": [
                        "driver": [
                            "name": "emptystates", "version": .string(Release.version),
                            "rules": .array(rules),
                        ]
                    ],
                    "results": .array(diagnostics.map(result)),
                ]
            ],
        ]
    }

    private func result(_ diagnostic: Diagnostic) -> JSONValue {
        let text = diagnostic.message + (diagnostic.remedy.map { "; " + $0 } ?? "")
        return [
            "ruleId": .string(diagnostic.rule), "level": .string(diagnostic.severity.rawValue),
            "message": ["text": .string(text)],
            "locations": [location(diagnostic.file, diagnostic.position ?? .start)],
            "relatedLocations": .array(
                diagnostic.notes.map { note in
                    guard case .object(var members) = location(note.file ?? diagnostic.file, note.position)
                    else {
                        return .null
                    }
                    members["message"] = ["text": .string(note.message)]
                    return .object(members)
                }),
        ]
    }

    private func location(_ file: String, _ position: SourcePosition) -> JSONValue {
        [
            "physicalLocation": [
                "artifactLocation": ["uri": .string(Self.address(of: file))],
                "region": [
                    "startLine": .number(Double(position.line)),
                    "startColumn": .number(Double(position.column)),
                ],
            ]
        ]
    }

    /// A path as a relative reference: what an address cannot hold is percent-encoded.
    private static func address(of file: String) -> String {
        var address = ""
        for byte in file.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return address
    }
}
