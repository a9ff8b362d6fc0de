extension OptionSpec {
    /// The summary, and in brackets what values there are, the default, and whether it repeats.
    var details: String {
        var notes = Notes.choices(choices, placeholder: placeholder)
        if let defaultText { notes.append("default: \(defaultText)") }
        if isRequired {
            let exceptions = waivers.map { "--" + $0 }.joined(separator: ", ")
            notes.append(exceptions.isEmpty ? "required" : "required, except with \(exceptions)")
        }
        if isRepeatable { notes.append("repeatable") }
        return Notes.append(notes, to: summary)
    }

    private var placeholder: String {
        switch form {
        case .flag: ""
        case .value(let placeholder), .optionalValue(let placeholder): placeholder
        }
    }
}

extension OperandSpec {
    /// The summary, and in brackets what values there are.
    var details: String {
        Notes.append(Notes.choices(choices, placeholder: name), to: summary)
    }
}

/// What stands in brackets behind a summary.
private enum Notes {
    /// The values, unless the placeholder shows them already.
    static func choices(_ choices: [String], placeholder: String) -> [String] {
        guard !choices.isEmpty, placeholder != choices.joined(separator: "|") else { return [] }
        return ["one of: " + choices.joined(separator: ", ")]
    }

    static func append(_ notes: [String], to summary: String) -> String {
        notes.isEmpty ? summary : summary + " (" + notes.joined(separator: "; ") + ")"
    }
}
