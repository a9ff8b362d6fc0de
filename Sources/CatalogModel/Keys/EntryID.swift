import SceneModel

/// The grammar of ids.
public enum EntryID {
    /// What is wrong with an id; nil where it is one.
    public static func problem(_ id: String) -> String? {
        guard IDGrammar.accepts(id) else {
            return "expected \(ValueType.Pattern.id.name)"
        }
        if ReservedNames.windowsDevices.contains(id) {
            return "\"\(id)\" is a name that Windows reserves for a device"
        }
        return nil
    }
}

/// The grammar of the codes of languages.
public enum LanguageCode {
    /// What is wrong with a code; nil where it is one.
    public static func problem(_ code: String) -> String? {
        Forms.isLanguage(code) ? nil : "expected \(ValueType.Pattern.language.name)"
    }
}
